import { wishPlot } from '../wish-plot.ts'

export const alienSchool = wishPlot({
  id: 'wish-alien-at-school',
  beginsElsewhere: true,
  wishes: ['alien school', 'aliens school', 'alien in my school', 'alien at my school', 'alien classroom', 'alien class', 'aliens classroom', 'alien new pupil', 'alien pupil', 'alien new kid', 'alien nursery', 'alien joins class', 'alien joined class', 'alien in our class', 'alien preschool', 'alien kindergarten', 'alien lessons', 'alien lesson', 'alien student', 'alien first day school', 'space alien school', 'martian school', 'alian school', 'alein school'],
  answers: ['alien', 'aliens', 'school', 'classroom', 'class', 'teacher', 'pupil', 'new', 'kid', 'boy', 'girl', 'friend', 'goes', 'go', 'going', 'went', 'came', 'comes', 'starts', 'started', 'joins', 'joined', 'visits', 'first', 'day', 'lesson', 'lessons', 'green', 'space', 'planet', 'moon', 'from', 'friendly', 'funny', 'silly', 'little', 'who', 'that', 'in', 'at', 'to', 'my', 'our', 'the', 'nine', 'hands', 'hand', 'landed', 'lands', 'there', 'is', 'was', 'an', 'sits', 'learn', 'learns'],
  except: ['afraid', 'scared', 'fear', 'bully', 'bullies', 'bullied', 'invasion', 'invade', 'attack', 'ray', 'gun', 'lost', 'underpants', 'pants', 'toy', 'costume', 'homework', 'sad', 'dinner', 'lady', 'bus', 'home', 'play', 'took', 'takes', 'lonely', 'nobody'],
  moods: ['first', 'learning'],
  company: ['alien', 'school', 'teacher', 'hand', 'hands', 'arm', 'arms', 'class', 'moon', 'table', 'board', 'glove', 'gloves', 'whale', 'ear', 'ears'],
  about: 'An alien at school puts up all nine hands to every question, so nobody else is asked, until it is seen what a hand in the air means where it comes from.',
  titles: ['Nine Hands Up', 'I Would Love to Know', '{H} and the Alien at School', 'The Third Hand from the Left', 'Down Means Yes'],
  want: [
    {
      id: 'the-first-question',
      A: 'partner',
      paragraphs: [
        'An alien had come to school. It was green, with nine arms, and it sat next to {H}. {A} was the teacher. {H} wanted to be asked, just once. “What’s the biggest animal in the world?” asked {A}. {H} knew that, and up shot one hand.',
        'Beside it nine green ones went up, like a bush. “The alien, please,” said {A}. The alien looked round at all its hands. “I’d love to know,” it said.'
      ]
    }
  ],
  way: [
    {
      id: 'handshake',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The alien had said good morning very nicely. It shook hands with nine people at once, so that they all stood round it like spokes. Some of them it shook up and down, and some sideways. “And who are you?” it asked, nine ways.',
        'They all told it, at the same time. “I’m pleased to meet you, Hellomynameistom,” said the alien. It was some time before it noticed that there were any gaps.'
      ]
    },
    {
      id: 'washing-hands',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before lunch everybody washes their hands. The alien had the first pair done, and the second. With the third it had to think which it had had. It washed one four times, and one not at all. That one was the one with the ink.',
        '{H} numbered them, on the backs, in soap. “One, two, three,” said {H}. It is a slippery way to count. When they came to nine, one had gone. They looked in the basin. It was holding the plug.'
      ]
    },
    {
      id: 'lining-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the yard they all had to take a partner by the hand. The alien took nine. “One partner,” said {A}. “But I’ve got these left,” said the alien. It had eight of them out, and they looked very empty.',
        'In the end they took half of the class each, and walked round the yard like a wheel. {H} was at the edge and had to run. In the middle the alien stood still, and enjoyed it.'
      ]
    },
    {
      id: 'painting',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They painted where they lived. The alien took nine brushes, and worked from all sides towards the middle. {A} came by to look. There were nine roofs, and a lot of sky. “And where do you live?” asked {A}. “In the middle,” said the alien. “I haven’t got there yet.”',
        'When it had got there it painted a door. It was very small, and it stood ajar. You could see that there was a light on. “Who’s in?” asked {H}. “I’m not,” said the alien. “I’m at school.”'
      ]
    },
    {
      id: 'catch',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At break they played catch. You would have thought that nobody could play it better. {H} threw the ball, and all nine hands were there. Each was polite. “After you,” said the first to the second. “No, after you,” said the second.',
        'The ball came down in the middle and bounced off its head. It was the same with every ball. “It’s got too many to choose from,” said {A}. So {H} called out a number. “Four!” Four had it.'
      ]
    },
    {
      id: 'lunch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The alien had a lunch box with a lid that hummed. Inside lay a thing like a shoe, only softer. “Shall we swap?” it asked. {H} gave it half a cheese roll. The alien held it up to the light with three hands. It didn’t eat it, it read it.',
        '“There’s a cow in this,” it said, “who’s looking over a gate.” {H} tried the shoe. It was warm, and it tasted a bit of Sunday. {A} wanted to know what it was. {H} thought for a while. “I’d love to know,” said {H}.'
      ]
    },
    {
      id: 'clapping',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In music they clapped. “Ta, ta, tee-tee, ta,” said the teacher, and clapped it first. The alien had four pairs for that, and one over. The pairs came one after the other. It was like rain starting on a tin roof.',
        'The one that was over looked for something to clap against. It found {H}’s. They did the “ta” together, on every fourth beat. After that it wanted to sit next to that hand, and not to any other.'
      ]
    },
    {
      id: 'show-and-tell',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For show and tell the alien had brought a stone in a hanky. “It comes from our road,” it said. Everybody was allowed to hold it. It weighed nothing at all. If you opened your fingers, it stayed where it was, in the air, and turned.',
        '“And what have you brought?” it asked {H}. {H} had a stone too, from the bus stop. That one fell on the floor. The alien was quite beside itself. “Do it again,” it said.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The alien had lovely ears. They were on stalks, and went wherever something was going on. In the silent reading one of them went out of the door. It came back after a while. “There’ll be rice pudding,” said the alien.',
        '“With skin?” whispered {H}. The ear went once more. They could follow it by the squeak, along the corridor and down the stairs. “With skin,” said the alien. “And the cook’s singing.” {A} asked the ear to sit down.'
      ]
    },
    {
      id: 'reading',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} sat down by the alien for reading. It had begun at the end, and held the book upside down. “And she went in,” it read, “and the door shut itself, and then she was outside, and knocked.” It turned over. “Now she’s walking backwards through a wood.”',
        '“It’s the other way round,” said {A}. The alien turned the book, and read on. It wasn’t half so good. “She gets home at the end,” it said. “Before, she’d only just set out.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had come along to school as well, just for that day. {A} found out about the hands at once. If you lie down by somebody with nine, there’s always one free.',
        'One had the ears, and two had the back. One did nothing but hold a paw of {A}’s, or where a paw would be. “What’s it called, what I’m doing?” asked the alien. “Stroking,” said {H}. It put that on its list.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I always put mine up,” said {S}, “because they never asked you then. They asked the ones who looked at the floor.” “Did it work?” asked {A}. “For five years,” said {S}. “Then there came a new teacher.”',
        '“And what did the teacher ask?” {S} could still hear it. “Seven times nine. I stood there with my hand up. And I thought, now I’d better find out what it’s doing there.” “It’s sixty-three,” said {S} to the alien. “I’ve known it ever since.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to see the sixth hand, because of a plaster on it. “What did you do?” asked {S}. “I waved to a comet,” said the alien, “from rather close.” {S} had a plaster too, and knew where that came from. It was from the kerb.',
        'They held them side by side. “Which is better?” asked {A}. The alien’s had stars on it. But {S}’s had come half off, and there was something to see. “That one,” said the alien.'
      ]
    },
    {
      id: 'to-be-fair',
      A: 'partner',
      paragraphs: [
        '“What do two and three make?” asked the teacher. Up went nine hands. {A} wanted to be fair, and asked them one by one. “The third from the left?” “I’d love to know.” “The one with the ink on?” “So would I.” Then the bell rang.',
        '“I need more hands,” thought {H}, and held up a glove on a ruler too. Soon the whole class had gloves up, and boots, and a mop. It was like a wood. “Is anybody there?” asked {A} behind it.'
      ]
    },
    {
      id: 'the-moon',
      A: 'partner',
      paragraphs: [
        '“Who knows what’s on the back of the moon?” asked {A}. The gloves went down, and the boots. Then the alien took down its hands too, and sat on all nine.',
        '“Nobody knows it,” said {H}. “Somebody does,” said {A} slowly. “Alien, what does a hand up mean, where you come from?” “It means that I don’t know,” said the alien, “and I’d love to. With nine I’d love to very much. What does it mean here?”'
      ]
    }
  ],
  turn: [
    {
      id: 'sitting-on-them',
      A: 'partner',
      paragraphs: [
        '“Ask the one about the animal,” said {H}. The teacher asked it. Up went the gloves, the mop, and nine green hands. Only {H} sat quite still, on both hands. “You know it!” cried the alien. “Ask the one who’s sitting on it!”',
        '“{H}, please,” said {A}. “The blue whale,” said {H}. “It’s as long as three buses.” The alien’s hands stayed up, and opened and shut. “What’s a whale?” it asked.'
      ]
    },
    {
      id: 'more-questions',
      A: 'same',
      spare: 14,
      paragraphs: [
        'After that it was much easier. Whoever wanted to know something put up a hand, and whoever knew it sat down on one. There turned out to be a great deal that people wanted to know. Why is glue not stuck to the bottle? Who cuts the barber’s hair?',
        '{A} wrote it all up, till there was no more board. “I’ve been a teacher since this morning,” said {A}, “and that’s the first time anybody’s asked me something.”'
      ]
    },
    {
      id: 'by-the-way',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And what do you do at home when you need to go?” asked {H}. “I mean, how does the teacher know?” The alien showed them. It put up no hand at all. It stood on one leg, and its ears tied themselves in a bow.',
        '{A} thought that very clear. There was just one more thing to be asked. “Then why have you been standing like that since lunch?” asked {A}. The alien was already out of the door.'
      ]
    },
    {
      id: 'back-of-the-moon',
      A: 'partner',
      paragraphs: [
        '“And now the moon,” said {H}. {H} put up one hand, as high as it went, and meant it as the alien did. So did the whole class.',
        'One more was up, right at the front, beside the board. “I’d love to know,” said the teacher. The alien sat down on its hands and went dark green with joy. “On the back of the moon,” it said, “there’s our bus stop.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up into the hands, as into a tree.',
      '{names} leaned over to see what was behind the bush.',
      { text: '{names} put a hand up as well, and could not be seen either.', needs: ['hands'] },
      { text: '{names} shook the ninth hand, which had been left out.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down underneath, where it was shady.',
      '{names} pricked up at the bell.',
      { text: '{names} held up a boot, with no idea of the answer.', needs: ['hands'] },
      { text: '{names} lent a glove to whoever was short of one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay on whatever there was, and looked very wise.',
      '{names} listened with the whole face.',
      { text: '{names} measured three buses along the wall, in steps.', needs: ['hands'] },
      { text: '{names} put up a hand too, about the moon.', needs: ['hands'] }
    ]
  },
  bed: [
    'The gloves went home in pairs, and the mop went back to its cupboard. The alien waved from the bus stop with everything it had.',
    '{H} washed both hands, which was soon done, and lay down. One arm was still up, out of habit. There was so much that {H} would have loved to know. Then it got heavy, and came down by itself.'
  ],
  last: [
    'On the back of the moon somebody got off at the stop, and {H} was asleep.',
    'Both hands lay underneath the pillow, as if they knew, and {H} was asleep.'
  ]
})
