import { wishPlot } from '../wish-plot.ts'

export const usedPlays = wishPlot({
  id: 'wish-used-plays',
  tellsAny: 'known',
  knows: ['thing', 'machine'],
  used: 'plays',
  about: 'A go lasts till it goes wrong, so one has long ones and one has short ones, until whoever waits has the better part.',
  titles: ['Till It Goes Wrong', 'Ladies and Gentlemen', '{H} Announces It', 'A Very Long Go', 'Never Before with {thing.the}'],
  want: [
    {
      id: 'the-rule',
      A: 'partner',
      paragraphs: [
        '{H} and {A} both wanted a go with {thing.single}, and there was only the one. “You’ve got it till it goes wrong,” said {H}. “Then it’s my go.” {A} went first. It {thing.does}, and that was that. It had taken as long as a sneeze.',
        'Then it was {H}’s go. {H} was good at it. It did not go wrong, and it did not go wrong. {A} sat down to wait.'
      ]
    }
  ],
  way: [
    {
      id: 'sneezes',
      A: 'partner',
      paragraphs: [
        'When {A} had waited for a very long time, it was {A}’s go again. It went wrong at once. “That’s four sneezes I’ve had,” said {A}, “and you’ve had the whole afternoon.” “You should do it better,” said {H}.',
        '“How can I get better,” asked {A}, “if I’m always sitting here?” {H} did not stop.'
      ]
    },
    {
      id: 'how-to',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You do it like this,” said {H}, and showed {A}, without having it in {H}’s hands at all. {H} {thing.move}. “That I can do,” said {A}, and did the same. It was perfect, as long as there was nothing there.',
        'They did it side by side for a bit, with nothing. {A} did not lose it once. “It’s only the thing itself that’s in the way,” said {A}.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I think it likes you better,” said {A}. {H} looked at it from close to, and most of all at {thing.part}. Nothing there was smiling. “{thing.guess},” said {H}. “That’s all I know about it.”',
        '{A} thought that over. “Then I’ll talk to it,” said {A}, and did so, with one hand in front of {A}’s mouth. It went wrong quite differently after that.'
      ]
    },
    {
      id: 'counting',
      A: 'partner',
      paragraphs: [
        '“We’ll count,” said {A}. “A go is up to ten.” They tried that. {H} counted for {A}, and said it all in one word: “Onetwothreefourfivesixseveneightnineten.” Then {A} counted for {H}. “One,” said {A}, and looked out of the window. “What comes after that?”',
        'By four they were both so cross that nobody had it. It lay there between them.'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They asked the clock as well. It was very fair, but it could not say stop. They watched the hand, and while they watched, nobody did anything with {thing.that}. “That was your go,” said {A} after a while.',
        '“I was looking at the clock,” said {H}. “You can do that in your go, if you like,” said {A}.'
      ]
    },
    {
      id: 'other-asks',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} tried being polite, and asked if {S} might please have a go. “You’re after this one,” said {A}. “And when’s that?” “When it goes wrong.” {S} waited for a time, and shifted from one foot to the other.',
        '“Could it go wrong by about half past?” asked {S}. “I’ve got something on the stove.”'
      ]
    },
    {
      id: 'waiting',
      A: 'same',
      spare: 5,
      paragraphs: [
        'While you wait, you can look at your knees. {A} had two, and they had not changed. You can also find out how many things in the room are green. There were seven, and one that was nearly.',
        '“Has it gone wrong yet?” asked {A}. “No,” said {H}. {A} counted the green ones again, in case one had come in.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You blew,” said {H}. “I breathed,” said {A}. “You may only breathe in.” {A} breathed in, for as long as that can be done, and got rounder and redder.',
        'Then it had to come out again, all at once. {H} had to begin from the beginning. “That was weather,” said {A}. “It can happen to anybody.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There were nine of us,” said {S}, “and we had one. I had my go on a Thursday.” “Only Thursdays?” asked {A}.',
        '“It was a good day for it,” said {S}. “The others came and watched. I’ve never been so well looked at since.” {A} thought about being looked at by eight people.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} got hold of it when nobody was looking, and sat down on it. “That’s not how it goes,” said {A}. “It is,” said {S}, and did not move.',
        'It was the longest go of the day. It could not go wrong at all.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay in the best seat, and followed it with both eyes, there and back. When it stopped, {A} looked at {H}. {A} did not want a go. {A} had come for the show.',
        '“You’re the only one who doesn’t push,” said {H}, and did one very good one, only for {A}.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} looked at it, lying there. “It isn’t the having it,” said {A} slowly. “It’s that the one who hasn’t got it, has got nothing. You’ve got {thing.spoken}, and what have I got? Knees.”',
        '{H} had never looked at it from that side. From there it was rather dull.'
      ]
    }
  ],
  turn: [
    {
      id: 'announcer',
      A: 'partner',
      paragraphs: [
        '“Then you be the one who says it,” said {H}. {A} stood up and cleared {A}’s throat. “Ladies and gentlemen,” cried {A} through a cardboard tube. “Here, for the very first time, and with no net, is {H}, with {thing.spoken}!”',
        'There was a roar from the cushions. {H} went quite hot. And it went wrong straight away.'
      ]
    },
    {
      id: 'drum-roll',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A drum was needed as well. {A} did it on a biscuit tin, quietly and then faster, and at the worst moment it stopped. In the silence it {thing.does}.',
        '“Ooh,” said the cushions. “That was on purpose,” cried {A} through the tube. “You’re laughing too soon.” {H} had not known that it was on purpose. It looked much better like that.'
      ]
    },
    {
      id: 'interview',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do you feel?” asked {A}, and held a spoon in front of {H}’s mouth. “A bit hungry,” said {H} into the spoon. “And to whom do you owe it all?” {H} thought. “To the floor,” said {H}.',
        '“Here we see it,” said {A}, and laid a hand on the floor. “It’s very modest. It has let itself be walked on all day.”'
      ]
    },
    {
      id: 'posters',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They made places for the audience. Six cushions sat in front, and behind them stood the shoes, by size. One of the boots could not see, and got a book to stand on. “Are we full?” asked {H}.',
        '“There’s one left, behind the lamp post,” said {A}. That was the broom. It was allowed in for half price, because it stood.'
      ]
    },
    {
      id: 'worst-one',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Whatever went wrong was the best of all now. {A} had a word for each of them. There was the Fallen Pudding, and there was the Late Train. “And now,” cried {A}, “the one that nobody ever did twice, the Aunt on the Stairs!”',
        '{H} had no idea how that went. {H} just let go. “There she goes,” said {A} with feeling.'
      ]
    },
    {
      id: 'autograph',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Afterwards somebody wanted {H} to sign. It was one of the cushions. {H} wrote on its corner with a dry finger, and wrote one for its friend. “She couldn’t come,” said {A}. “She’s on the sofa with a back.”',
        '“Tell her that it gets better,” said {H}, and bowed once more to the corner.'
      ]
    },
    {
      id: 'nobody-wants-the-go',
      A: 'partner',
      paragraphs: [
        '“Now I want to do the saying,” said {H}. They changed over. {H} had the tube, and {A} had {thing.that}. {H} cried so well that one cushion fell off its chair. It went wrong, and nobody minded. “My go with the tube,” said {A}. “It’s still mine,” said {H}. “A go is till it goes wrong.”',
        'It did not go wrong. {A} sat there with {thing.spoken} and waited. Then {A} laughed, and {H} had to laugh into the tube, and so it was {A}’s go.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down next to the one who waited.',
      '{names} waited as well, and hoped for the third go.',
      { text: '{names} kept the score on the side of a box.', needs: ['hands'] },
      { text: '{names} counted the sneezes, on one hand.', needs: ['hands'] }
    ],
    way: [
      '{names} sighed, and flopped down on a cushion.',
      '{names} lay down in between, where nobody was cross.',
      { text: '{names} set the kitchen timer, and then forgot to listen.', needs: ['hands'] },
      { text: '{names} spread out four cards, and built a very small house.', needs: ['hands'] }
    ],
    turn: [
      '{names} roared, together with the cushions.',
      '{names} rolled forward with excitement, off the seat.',
      { text: '{names} threw a paper flower, and then went to get it back.', needs: ['hands'] },
      { text: '{names} lit up the stage with a torch, from the cheap seats.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went home, and the shoes went home. The tube stood by the door, and had lost its voice.',
    'When {H} had washed, there was one more. “Ladies and gentlemen,” said {H} quietly, “and now: lying down.” It was done with no net. In the dark {thing.that} was quite still, so as not to miss it.'
  ],
  last: [
    'It was {H}’s go to sleep, and it did not go wrong, and {H} was asleep.',
    'There was a very long pause, and nobody coughed, and {H} was asleep.'
  ]
})
