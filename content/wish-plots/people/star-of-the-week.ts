import { wishPlot } from '../wish-plot.ts'

export const starOfTheWeek = wishPlot({
  id: 'wish-star-of-the-week',
  wishes: ['star of the week', 'star week', 'best pupil', 'star pupils', 'star of the day', 'star pupil', 'star student', 'star learner', 'star of the class', 'class star', 'pupil of the week', 'pupil of the day', 'student of the week', 'student of the month', 'pupil of the month', 'star of the month', 'learner of the week', 'writer of the week', 'child of the week', 'certificate', 'certificates', 'golden award', 'gold award', 'award assembly', 'award school', 'award class', 'awards assembly', 'celebration assembly', 'star award', 'merit award', 'sticker school', 'sticker teacher', 'sticker sitting', 'good sitting', 'gold star', 'head teacher’s award', 'headteacher award', 'teacher award', 'headteacher sticker', 'star school', 'star teacher'],
  except: ['swimming', 'karate', 'football', 'gymnastics', 'ballet', 'birth', 'marriage', 'reading', 'spelling', 'maths', 'singing', 'dentist', 'doctor', 'jab', 'potty', 'toilet', 'shooting', 'film', 'pop', 'rock', 'wars', 'sky', 'lost', 'didn’t', 'not', 'never', 'nobody', 'without', 'jealous', 'unfair', 'sad', 'kindness', 'chart', 'dog', 'cat', 'puppy', 'brother', 'sister', 'helping', 'play', 'nativity', 'concert', 'show'],
  answers: ['school', 'class', 'teacher', 'assembly', 'got', 'won', 'win', 'wins', 'getting', 'given', 'award', 'awarded', 'today', 'friday', 'proud', 'first', 'time', 'chosen', 'picked', 'name', 'called', 'out', 'front', 'whole', 'gold', 'golden', 'star', 'pupil', 'student', 'being', 'good', 'work', 'working', 'hard', 'trying', 'nursery', 'reception', 'year', 'sticker', 'certificate', 'she', 'he', 'her', 'his', 'was', 'week', 'day', 'celebration', 'effort', 'listening', 'tidying', 'made'],
  moods: ['proud', 'first', 'learning'],
  company: ['teacher', 'class', 'school'],
  about: 'The star of the week has a certificate on which the water bottle has washed away what it is for.',
  titles: ['Three Jumpers and a Shoe', 'For Very Good S-Something', '{H} Is Star of the Week', 'What the Gold Star Was For', 'Everybody Clapped'],
  want: [
    {
      id: 'puddle',
      A: 'partner',
      paragraphs: [
        '{H} was star of the week. The head teacher had called it out in assembly, and the whole school had clapped. Now {H} had a certificate with a gold star. It was to go up on the wall.',
        '“What’s it for?” asked {A}. It had come home in the bag, next to the water bottle. “For very good S,” read {A}, “then a blue puddle, and then I-N-G.” {H} looked too. “I only heard my name,” said {H}. “After that it was all clapping.”'
      ]
    }
  ],
  way: [
    {
      id: 'left-and-right',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s a thing you have to do with your hands,” said {H}. The certificate went in the left one, and the right one shook hands. {A} tried it, with a newspaper.',
        '{A} shook hands with the newspaper. “Most people do that,” said {H}. “A boy in the big class shook hands with the microphone.”'
      ]
    },
    {
      id: 'try-them-all',
      A: 'partner',
      paragraphs: [
        '“I’ll do all the S-ings,” said {H}, “and you say which one’s very good.” {H} did singing, and a dog next door joined in. {H} did skipping, and the lamp jumped too. {H} did sweeping, and swept {A}’s slipper right under the sofa.',
        '“They were good,” said {A}. “Very good?” asked {H}. “I’d like the slipper back,” said {A}.'
      ]
    },
    {
      id: 'one-too-many',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to stop clapping when the hand goes up,” said {H}. “There’s always somebody who’s got one clap left.” {A} held up a hand, and they both stopped. It was quiet. Then {A} clapped.',
        '“That was you,” said {H}. “It was still in there,” said {A}. They did it again and again. Once they got it so quiet that they heard the fridge hum. Then somebody next door put down a cup.'
      ]
    },
    {
      id: 'newsletter',
      A: 'other',
      spare: 3,
      paragraphs: [
        'There had been a photo too, for the newsletter. {H} had stood by the coat pegs and held the certificate under {H}’s chin. “Higher,” the teacher had said, “so that we can see the star.”',
        '{H} showed {A} how high it had been. All you saw was a gold star with two ears. “And did you smile?” asked {A}. “The whole time,” said {H} behind the paper.'
      ]
    },
    {
      id: 'line-leader',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The star of the week’s always at the front of the line,” said {H}. So {H} led the way to the kitchen, and {A} came behind, as the rest of the class. “No pushing,” said {H}. “It wasn’t me,” said {A}. “It was somebody at the back.”',
        'Halfway there the class had to go back for its water bottle. Then it needed the toilet. “I don’t know how your teacher does it,” said {A}. “She counts us,” said {H}, and counted. All of {A} was there.'
      ]
    },
    {
      id: 'milk-monitor',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was never star of anything,” said {S}, “but once I had the bell.” “What bell?” asked {A}. It was a big brass one with a handle, and somebody had to ring it after playtime. You needed both arms.',
        '{S} showed it. {S} went up and down with both arms, like somebody at a pump. “I rang it early, because I was so proud,” said {S}. “They’d only just gone out. They all came in again with their apples.”'
      ]
    },
    {
      id: 'pet-clap',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} held the certificate in front of {A}, the right way up. {A} had a long look at the gold star, and a longer one at the puddle.',
        '“Do you know what it says?” asked {H}. {A} sniffed at the puddle, and then at the bottle. {A} hadn’t clapped yet, so {H} clapped for both of them.'
      ]
    },
    {
      id: 'small-certificate',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted one too. “What for?” asked {A}, with a crayon ready. {S} had to think what there was. “I didn’t bite anybody,” said {S}. {A} drew a star, and it came out with six points and a tail.',
        'Then they had to call {S} out to the front, and clap. {S} liked it so much that {S} went back and was called out again.'
      ]
    },
    {
      id: 'sticker',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the jumper there was a sticker as well. It was the third one this year. The first one had gone through the wash, and come out as a small grey cloud. “This one’s coming off first,” said {A}.',
        '{H} peeled it, with a nail and the tip of {H}’s tongue. Some of the jumper came along. {H} stuck it on {A}, wool and all. “Now you’re good too,” said {H}. “It doesn’t say at what.”'
      ]
    },
    {
      id: 'crossed-legs',
      A: 'partner',
      paragraphs: [
        '“How was it before they called you?” asked {A}. {H} sat down on the rug, crossed both legs, and looked to the front. {A} was the head teacher and held up the lost property. “Whose is this jumper?” said {A}. “And this one? And this? And who went home in one shoe?”',
        'It took a long time. Not a toe of {H} moved. “You never moved, for three jumpers and a shoe,” said {A}, and looked at the certificate again. “It’s sitting. For very good sitting.”'
      ]
    },
    {
      id: 'neighbours-in-the-row',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Who do you sit next to?” asked {A}. On one side of {H} there was a girl who hummed through her nose. On the other side was a boy who undid shoes. They weren’t his own shoes. “He doesn’t even look,” said {H}.',
        '{A} sat down in the boy’s place, and tried it without looking. At the end {H} and {A} were tied together.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-and-a-half',
      A: 'partner',
      paragraphs: [
        '“Only sitting?” said {H}. “Anybody can sit!” {H} held up the lost property. “Then you do it.” So {A} crossed both legs on the rug. At the first jumper {A}’s nose itched. At the second one, a foot went to sleep. {A} lifted it with both hands, and tipped over, slowly, like a tree.',
        '“One jumper and a half,” said {H}. {A} lay there, and {A}’s foot fizzed. “Sitting still’s very hard,” said {A}. “That’s worth a gold star. I’d clap, but I’m lying on one hand.”'
      ]
    },
    {
      id: 'dry-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The certificate had gone wavy as it dried. They laid it between two clean tea towels, with the heaviest book on top. {H} sat on the book. “And don’t move,” said {A}, and then they both had to laugh.',
        'When it came out, it was flat. Only the puddle was still there, but paler, and a bit like a whale. “Very good swimming,” said {A}.'
      ]
    },
    {
      id: 'called-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Since {H} had missed the end of it, they had it over again. {A} said it from behind the chair, slowly, and left the clapping until last. “Star of the week,” said {A}, “for very good sitting.”',
        '{H} heard every word this time. It was a long way to the front, past a lot of cushions with their legs crossed. {H} took it with one hand and shook with the other.'
      ]
    },
    {
      id: 'lower',
      A: 'partner',
      paragraphs: [
        '{A} held the certificate up against the wall. “Here?” asked {A}. “Lower,” said {H}, down on the rug. It came down past the lamp, and past the back of the chair. “Lower,” said {H}, until it hung just where you see it best with your legs crossed.',
        '“Nobody else will see it there,” said {A}. “They will if they sit nicely,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} licked at the blue puddle, and it was dry.',
      '{names} came to look at the gold star, and breathed on it.',
      { text: '{names} held the certificate to the window, and there was still a puddle.', needs: ['hands'] },
      { text: '{names} polished a spot on the wall, for when it was needed.', needs: ['hands'] }
    ],
    way: [
      '{names} sang along, quite near the tune.',
      '{names} slid along with the broom, as far as the slipper.',
      { text: '{names} fished for the slipper with the handle of the broom.', needs: ['hands'] },
      { text: '{names} did some ironing, with no iron, for one more ing.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat as well, for a whole jumper, and then rolled over.',
      '{names} tipped over too, a little later, and stayed there.',
      { text: '{names} clapped for two, since somebody was lying on one hand.', needs: ['hands'] },
      { text: '{names} folded up the lost jumpers, and stood the shoe on top.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jumpers went back to whoever had lost them, and the certificate stayed on the wall. The water bottle stood as far away from it as it could.',
    'When {H} was washed, {H} came past on the way to bed. {H} sat down once more, with both legs crossed, and looked at it.'
  ],
  last: [
    'Sitting is one thing and lying is another, and {H} was very good at both, and asleep.',
    'In the dark there was a bit of gold quite low down on the wall, and {H} slept.'
  ]
})
