import { wishPlot } from '../wish-plot.ts'

export const firstTime = wishPlot({
  id: 'wish-first-time',
  tellsAny: 'firsts',
  about: 'Only the hero saw it and has to show how it went; it is shown so wrongly that the baby does it once more, to put it right.',
  titles: ['Not Like That', '{H} Was the Only One Who Saw', 'While the Kettle Was On', 'How It Really Went', 'A Witness on the Rug'],
  company: ['kettle', 'rug', 'camera', 'lamp', 'spoon', 'slipper', 'table', 'door', 'chair', 'clock'],
  want: [
    {
      id: 'kettle',
      A: 'partner',
      paragraphs: [
        '{A} had only turned round to put the kettle on. Just then, on the rug, {firsts.who} {firsts.did}. It was over before the kettle clicked.',
        '“It’s happened!” said {H}. “The {firsts}! Just now!” {A} spun round with the lid in one hand. {firsts.who} sat there and looked like somebody who has done nothing at all. “I missed it,” said {A}. “What was it like?” And {H}, who was the only one who had seen it, wanted {A} to have it too.'
      ]
    }
  ],
  way: [
    {
      id: 'again-please',
      A: 'partner',
      paragraphs: [
        'First they asked {firsts.who} for it. They asked nicely, and then with a biscuit. They sat on the rug with the camera and waited. {A} did not blink until both eyes ran. {firsts.who} looked from one to the other, and ate the biscuit.',
        '“It won’t come when it’s watched,” said {H}. “Then you’ll have to show me,” said {A}. “You’re the witness.”'
      ]
    },
    {
      id: 'questions',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“One thing at a time,” said {A}, and took a pencil. “Where were you?” “Beside the chair.” “And the weather?” {H} looked out of the window. “Ordinary,” said {H}. {A} wrote down ordinary.',
        '“Did anybody else see it?” There was only the lamp. They both looked up at it. “It’s not saying,” said {A}, “but it was there.” {A} put the lamp on the list.'
      ]
    },
    {
      id: 'the-time',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All of it had to go into the baby book, with the time. “It was when the kettle was nearly hot,” said {H}. {A} filled the kettle just as full as before, and put it on, and they watched the clock.',
        'It took three minutes and a bit. “Then it was a bit before that,” said {H}. So there it stood, in ink. “{firsts}, a bit before the kettle.”'
      ]
    },
    {
      id: 'telling-the-phone',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They rang up everybody who had a right to know. “There’s news of {firsts.who},” said {H} every time, and then, after a long breath, “{firsts}!” At the other end it was loud.',
        '“They all asked the same thing,” said {H} after the fourth. “If we’ve got a picture.” {A} looked at the camera. There were forty pictures in it, and on all of them somebody was eating a biscuit.'
      ]
    },
    {
      id: 'others-first',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What was the first thing that I ever did?” asked {H}. {A} thought back. “You sneezed,” said {A}, “and looked at us as if we’d pushed you.” “That doesn’t count.” “Everybody came to see it,” said {A}.',
        '{H} tried to remember. It must have been a good one. “I did it by myself?” asked {H}. “Nobody helped at all,” said {A}.'
      ]
    },
    {
      id: 'standing-guard',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They took turns on the rug, so that it could not happen behind somebody’s back again. Whoever was on guard might not read or scratch. {H} did the first half hour, and {A} did the second.',
        '“Anything?” asked {H}, coming back. “A yawn,” said {A}. “And once, a look.” “What sort of a look?” {A} did the look. {firsts.who} watched this with great interest.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had been lying under the chair at the time, with both eyes open. So there was a second witness.',
        '“You saw it as well,” said {H}. {A} looked at {firsts.who}, and at the rug, and at the biscuit that was left over. It was plain that {A} remembered it quite differently.'
      ]
    },
    {
      id: 'child-first',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I could do that when I was nothing,” said {S}. “When you were what?” asked {A}. “Nothing years old. I did it in the dark, before anybody was up.”',
        'Nobody could say that it was not so. “It’s a pity that there wasn’t a witness,” said {A}. {S} looked at the rug. “Teddy saw,” said {S}.'
      ]
    },
    {
      id: 'elder-first',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“They never do it for you,” said {S}. “They do it for the coal man.” “Which coal man?” asked {A}. “Yours? Did you see one?” “Mine did it for the coal man,” said {S}. “He came in and told me about it. I had to give him a bun.”',
        '“And was it true?” “He’d black tears on both cheeks,” said {S}. “It was true enough for a bun.”'
      ]
    },
    {
      id: 'shown',
      A: 'partner',
      paragraphs: [
        'So {H} went to the middle of the rug. “I’m {firsts.who} now,” said {H}, “and you’re the kettle.” And {H} {firsts.shown}. “That’s how,” said {H}.',
        'It had grown very quiet down there. {firsts.who} had stopped chewing, and looked up at {H}. It was how you look at somebody with a jumper on upside down.'
      ]
    }
  ],
  turn: [
    {
      id: 'why-wrong',
      A: 'partner',
      paragraphs: [
        '“It wasn’t like that,” said {A}. “How do you know?” asked {H}. “You were at the kettle.” “Look at that face,” said {A}. “{firsts.wrong}.” {H} did it again, and took more trouble. It was no better. You cannot forget on purpose what you have known for years.',
        'On the rug somebody drew a deep breath. And then, quite slowly, so that even {H} could follow, {firsts.who} {firsts.more}.'
      ]
    },
    {
      id: 'kettle-boils',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The camera lay on the table with its lid on. Nobody had thought of it, and nobody thought of it now. “You’re crying,” said {H}. “That’s steam,” said {A}.',
        'The kettle had been cold for an hour. {H} said nothing about that. It went into the book as well, for the book was supposed to have everything in it.'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After that they both had to learn it properly. {A} was worse at it than {H}. “I keep knowing how,” said {A}. {firsts.who} sat between them and looked from left to right.',
        'No teacher was ever so strict. When somebody had got it quite wrong, there was dribble. At last {A} managed it for a moment, by thinking of something else. There was a shout from the rug.'
      ]
    },
    {
      id: 'what-is-next',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And what comes after {firsts}?” asked {H}. “The second ones,” said {A}. “Does anybody write those down?” “Never. I don’t know why.”',
        '{H} took the pencil. The page was almost full, but there was a bit of room at the bottom. “The second,” wrote {H}, “was better. There were two of us.”'
      ]
    },
    {
      id: 'who-it-was-for',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went over it all in the kitchen, from the beginning. {A} did the kettle, and {H} did the shout. Now they had both been there, and it got longer every time.',
        'By the fourth telling there was a trumpet in it. “There wasn’t any trumpet,” said {A}. “There is now,” said {H}. “It’s for the ones who missed it.”'
      ]
    },
    {
      id: 'small-print',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Shall we tell people that it was the second time?” asked {A}. {H} thought about it. “We’ll tell them that it was the first,” said {H}, “for you.”',
        '{A} wrote that down just so. Then they both signed it, and held the pencil for {firsts.who}. There was a long line through the whole page after that, and a very pleased face.'
      ]
    },
    {
      id: 'both-saw',
      A: 'partner',
      paragraphs: [
        '“That’s it,” said {H}. “That’s how it went!” {A} sat down on the floor, and for a while could only nod. {firsts.who} took back what was left of the biscuit. It had been a lot of work, but now they knew.',
        '“Shall I make the tea?” asked {H}. “Don’t you dare turn round,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came running from the hall, and got there just too late.',
      '{names} skidded across the rug, and met nothing but the end of it.',
      { text: '{names} lifted the kettle off, since nobody else did.', needs: ['hands'] },
      { text: '{names} took down the camera, and found it full of thumbs.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the rug, so as not to be in the picture.',
      '{names} waited nicely too, and got the crumbs of the biscuit.',
      { text: '{names} held up a toy, for encouragement, and it got chewed.', needs: ['hands'] },
      { text: '{names} moved a chair away, to make room for more firsts.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it as well, and did it far too well.',
      '{names} held a deep breath too, down there, and let it go at the end.',
      { text: '{names} stuffed a cushion in behind, in case it ended in a bump.', needs: ['hands'] },
      { text: '{names} beckoned a bit, with all ten fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} shook the rug, and the camera went back in its drawer. The kettle was left for the morning.',
    'They washed and went to bed on tiptoe, for somebody had had a long day.'
  ],
  last: [
    'In the baby book the ink was dry, and {H}, the first of all the witnesses, was asleep.',
    'There had been a first time today, and then a second, and {H} slept before the third.'
  ]
})
