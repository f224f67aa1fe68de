import { wishPlot } from '../wish-plot.ts'

export const dayAgain = wishPlot({
  id: 'wish-any-again',
  tellsAny: 'again',
  partnerPlays: true,
  about: 'What happened that day is played again, and is over too fast, until the hero plays the other side of it.',
  titles: ['Again, but Properly', 'The Other Side of It', '{H} Plays the Day', 'With the Foot as Well', 'As Long as It Really Was'],
  company: ['front row'],
  want: [
    {
      id: 'too-short',
      A: 'partner',
      paragraphs: [
        '“{again},” said {H}. {H} had told it in the kitchen and in the hall, and every time it was shorter. “Now it’s only one sentence,” said {H}. “And it took so long when it happened!”',
        '“Then we’ll have to play it,” said {A}. {H} wanted all of it once more, just as long as it really was.'
      ]
    }
  ],
  way: [
    {
      id: 'first-go',
      A: 'partner',
      paragraphs: [
        '“I’ll be me,” said {H}, “and you’re {again.part}.” {A} went outside the door to get ready. “{again.begin}!” called {H}.',
        {
          joins: true,
          both: [
            'The door opened. {A} {played.move}, and looked very pleased about it.',
            'In came {A}, and was {again.part} from head to foot.'
          ]
        },
        [
          '“And {again.end},” said {H}, and they both bowed. It had taken about as long as a sneeze. “You were much too early!” said {H}. “I knew what was coming,” said {A}.',
          '“And that was all of it,” said {H}. It had taken less time than a hiccup. “You came in too soon,” said {H}. “I knew it was my turn,” said {A}.'
        ]
      ]
    },
    {
      id: 'the-place',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We haven’t got {again.place},” said {A}. They took the big rug for it, with a chair at the far end. “It was bigger than that,” said {H}. So {A} pushed the chair right into the corner, and then it had a view.',
        '{H} walked up and down in {again.place} until {H}’s feet remembered. “It was just here,” said {H}, and stood on one spot of the rug. “You’d never have guessed, beforehand.”'
      ]
    },
    {
      id: 'the-held',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what shall we have for {held}?” asked {A}. {A} went to look, and came back with {held.stand}. “That isn’t {held},” said {H}. “It is from over there,” said {A}.',
        '{H} went over there, and shut one eye. From there it really was {held}, just as it had been before anything happened. “Poor thing,” said {H}. “It doesn’t know yet.”'
      ]
    },
    {
      id: 'how-it-went',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You were much too much like you,” said {H}. “This is how {played} does it.” And {H} {played.move}. {A} did the same. “Not so polite,” said {H}. “{played} never looked round to see if it was right.”',
        'So {A} {played.move}, and never looked round once. “Now I nearly believed you,” said {H}. “I nearly believed me,” said {A}, and felt both ears, to make sure.'
      ]
    },
    {
      id: 'weather',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What was the weather doing?” asked {A}. {H} remembered that exactly. So {A} did the weather with a bag of rice, close to {H}’s ear. “More from the side,” said {H}.',
        '{A} did it more from the side. A few grains got out and rolled under the table. “That’s right,” said {H}. “There was some of that as well.”'
      ]
    },
    {
      id: 'how-many-steps',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How far was it to {again.part}?” asked {A}. {H} pointed straight through the wall. So {A} went out of the door, and along, and called from the bathroom. “Here?” “Further!” called {H}. “I’m in the bath,” called {A}. “There isn’t any further.”',
        'So they used two spoons, a big one and a small one, and a cork for {again.part}. On the table there was room for all of it, even the long way home.'
      ]
    },
    {
      id: 'passing-by',
      A: 'partner',
      spare: 3.5,
      paragraphs: [
        '“And I’m a lady who happens to be going past,” said {A}, with a hat on. “There wasn’t a lady,” said {H}. “There’s always a lady,” said {A}. “You were busy.”',
        [
          'So the lady went past, and stopped, and had a good look at {seen}. “{seen.guess},” said the lady. “She never said that!” said {H}. “She was thinking it,” said {A}.',
          'Past she went, and came back, and looked at everything with her head on one side. “Well, I never,” said the lady. “Oh, her!” said {H}. “I’d forgotten her.”'
        ]
      ]
    },
    {
      id: 'slow-go',
      A: 'partner',
      paragraphs: [
        'The second time they played it as slowly as honey.',
        {
          joins: true,
          both: [
            'It took {A} a long while to get {seen.part} in at the door.',
            'A whole minute went by before {A} was even in the room.'
          ]
        },
        { joins: true, both: ['“Now you’re surprised,” said {A}. {H} put up both hands and tried. It looked like a doll in a shop window. “I can’t,” said {H}. “I know what comes next.” “That’s what’s wrong with it,” said {A}. “When it happened, you didn’t.”'] }
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} can be me,” said {H}. So {A} was put on the right spot, and sat there, and looked at nothing at all. It was not a bit like {H}.',
        'Then something fell over in the kitchen. {A} looked round with enormous eyes. “There!” said {H}. “That’s how I looked! {A} didn’t know what was coming either.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My uncle had a day like that,” said {S}. “It was about a fish. He told it every Sunday, and every Sunday it was a bit bigger.” “How big was it in the end?” asked {A}.',
        '{S} held up both hands, and went out into the hall with one of them. “And the real one?” asked {A}. {S} came back, and held up a finger and a thumb.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I want to be {again.part} too,” said {S}. “Somebody’s that already,” said {A}. “There was a little one behind,” said {S}. “Did you look?” {A} had not looked.',
        'So that time {again.part} came in twice, once big and once small. The small one was much louder, and had to be led out. “It wasn’t quite like that,” said {A} afterwards, “but I wish it had been.”'
      ]
    },
    {
      id: 'lion',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And then a lion came in,” said {A}. “There wasn’t a lion!” said {H}. “I only thought it could do with one,” said {A}.',
        '{H} thought about the lion. It would have made the story a good deal longer. “No,” said {H}. “It has to be what it was. But the lion can watch.” So they moved up a chair for it.'
      ]
    },
    {
      id: 'sound',
      A: 'same',
      spare: 7,
      paragraphs: [
        [
          '“What did {seen} sound like?” asked {A}. “{seen.sound},” said {H}. {A} tried it, once with a big mouth and once with a small one. Small was better.',
          '“What noise did it make?” asked {A}. They tried it with their mouths. {A} said “plop”, and {H} said “flup”. Flup was nearer.'
        ],
        '“There was more of a ffff at the front,” said {H}. “And a little hole in the middle.” They did the ffff and the hole and the rest, both together. It was so right that they looked round to see who had come in.'
      ]
    },
    {
      id: 'the-smell-of-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What did it smell of?” asked {A}. {H} shut both eyes to remember. “Of outside,” said {H}. “And of somebody’s lunch.” So they opened the window, and {A} peeled an egg.',
        '{H} stood on the right spot and breathed in. For a moment it really was then, with {again.part} and everything. “It’s working!” said {H}. But that used up the breath, and it was the kitchen again.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What did you have on?” asked {A}. {H} fetched the very shoes and the very coat, and put them on. There was still some of the day in them. There was sand in the left shoe, and a crumb in one pocket.',
        '“That’s a real one,” said {H}, and looked at the crumb. “It was there when it happened.” They put it in the front row, on a saucer, and played to it.'
      ]
    },
    {
      id: 'how-it-ended',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Let’s start at the other end,” said {A}. So they began with the end. “{again.end},” said {H}, and they did that first, and then walked backwards to the beginning.',
        'Backwards it was very odd. They said goodbye to {again.part} first, and hello right at the end. “Now I know even less what it was like,” said {H}, and had to sit down.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        '“Then we’ll swap,” said {H}. “You’re me, and I’m {again.part}. And I won’t tell you when I’m coming.” {H} got behind the door and waited, and kept {A} waiting too.',
        {
          joins: true,
          both: [
            'Out jumped {H} at last, and {played.move}.',
            'Then {H} jumped out and was {again.part}, right in front of {A}’s nose.'
          ]
        },
        { joins: true, both: ['Up went both {A}’s arms, and one foot came off the floor. “Oh!” said {A}, in exactly {H}’s voice. {H} could hardly go on being {again.part} for laughing.'] },
        '“Is that what I looked like?” asked {H}. “With the foot as well?” “You do it every time you tell me,” said {A}. “It’s the best bit. And you’re the only one who never gets to see it.”'
      ]
    },
    {
      id: 'asked',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“May I ask you something?” said {A}, and held out a spoon, as they do on the news. “Why did you do it?” {H} had to think, being {again.doer}. “All I ever wanted was {played.wants},” said {H} into the spoon. “And nobody asked.”',
        '“I’m asking now,” said {A}. “Would you do it again?” {H} looked at the spoon for a while. “Only with you,” said {H}. And that went out on the news.'
      ]
    },
    {
      id: 'long',
      A: 'partner',
      paragraphs: [
        'They played it three more times like that. Once {again.part} came from behind the sofa. Once {again.part} came so late that {A} was eating a biscuit. Then they had to stop for a drink of water.',
        '“{again},” said {H} at the end. It was still only one sentence. But now there was a jump in it, and a foot. They both knew how long it really was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in from the hall, to hear it too.',
      '{names} sat down to listen, and it was already over.',
      { text: '{names} asked for it again, but with all the bits.', needs: ['hands'] },
      { text: '{names} cleared the rug, so that all of it could happen there.', needs: ['hands'] }
    ],
    way: [
      '{names} played all the people who only walk past.',
      '{names} bowed at the end too, without having had a part.',
      { text: '{names} practised looking surprised in a spoon.', needs: ['hands'] },
      { text: '{names} moved the mat an inch, so that something at least was new.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped too, and really had not seen it coming.',
      '{names} rolled about on the rug, because it was so funny.',
      { text: '{names} clapped for the foot, and wanted it again.', needs: ['hands'] },
      { text: '{names} copied the foot, and nearly lost a slipper.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put everything back where it had stood before, and the day was nearly used up.',
    'After the washing {H} did the foot once more, in front of the mirror, and saw it. Then it was time to lie down.'
  ],
  last: [
    'Somewhere {again.part} had a rest as well, and {H} slept.',
    'The day had been as long as it really was, and {H} was asleep.'
  ]
})
