import { wishPlot } from '../wish-plot.ts'

const MACHINES = ['pancake machine', 'pancakes machine', 'pancake maker', 'pancake robot', 'cake machine', 'biscuit machine', 'cookie machine', 'waffle machine', 'crepe machine']
const GOES = ['stop', 'stops', 'stopping', 'stopped', 'polite', 'thank you', 'keeps making', 'too many', 'crazy', 'broke']

export const pancakeMachine = wishPlot({
  id: 'wish-pancake-machine',
  wishes: [...MACHINES.flatMap((machine) => GOES.map((goes) => `${machine} ${goes}`)), 'pancakes won’t stop', 'pancakes never stop', 'endless pancakes', 'pancake flood'],
  answers: ['pancake', 'pancakes', 'cake', 'cakes', 'biscuit', 'biscuits', 'cookie', 'cookies', 'waffle', 'waffles', 'crepe', 'machine', 'maker', 'robot', 'stop', 'stops', 'stopping', 'stopped', 'won’t', 'doesn’t', 'can’t', 'never', 'not', 'will', 'polite', 'politely', 'thank', 'thanks', 'you', 'no', 'says', 'say', 'said', 'too', 'many', 'more', 'and', 'keeps', 'keep', 'making', 'makes', 'make', 'coming', 'crazy', 'broke', 'broken', 'endless', 'flood', 'everywhere', 'everybody', 'everyone', 'nobody', 'only', 'until', 'because', 'for', 'it', 'at', 'with', 'kitchen', 'house', 'full', 'eat', 'eats'],
  except: ['birthday', 'sick', 'allergic', 'burnt', 'fire', 'money', 'coin', 'vending', 'dog', 'cat', 'moon', 'space', 'garden', 'monster', 'dragon', 'runs', 'ran', 'away', 'flip', 'race', 'gingerbread', 'rice', 'wedding', 'ice'],
  moods: ['proud'],
  company: ['machine', 'pancake', 'pancakes', 'plate', 'pan', 'lamp', 'label', 'table', 'chair', 'arm', 'batter'],
  fed: true,
  isTale: true,
  about: 'A pancake machine stops only at “no, thank you”, and nobody has the heart to say it, until a pancake without holes shows that the machine would be glad of it.',
  titles: ['The Pancake Machine', 'Stops at No, Thank You', '{H} and the Pancake with No Holes', 'That’s Very Kind of You', 'Flop'],
  want: [
    {
      id: 'the-label',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had bought a pancake machine at a jumble sale. It had a pan, a long arm and a very kind voice. A label hung on it. “Stops at ‘no, thank you’,” read {A}. “That’s easy,” said {H}. “May I make you a pancake?” asked the machine. “Yes, please,” said {H}.',
        'Batter ran into the pan. On top came bubbles. They burst, and left little holes. “When they’ve burst, it’s time,” said the machine, and tossed it. It was the best pancake in the world. {H} ate four. Now {H} was full, and wanted it to stop.'
      ]
    }
  ],
  way: [
    {
      id: 'another',
      A: 'partner',
      paragraphs: [
        '“Another?” asked the machine, and its lamp shone. “If I say no, it’ll be sad,” whispered {H}. So {H} said, “That’s very kind of you.” Flop, there was another. “You shouldn’t have,” said {A}. “Oh, but I should,” said the machine. Flop. “Perhaps just a small one,” said {H}. The small ones came by the dozen.'
      ]
    },
    {
      id: 'up-to-here',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They tried words that were nearly a no. “I couldn’t eat another thing,” said {A}. “It isn’t a thing,” said the machine kindly. “It’s a pancake.” Flop.',
        '“I’m full up to here,” said {H}, and held a hand under {H}’s chin. The machine looked at the hand. Then it looked at the top of {H}’s head, and reckoned. “There’s room for two and a half,” it said. It gave the other half to {A}, so that nobody should be left out.'
      ]
    },
    {
      id: 'on-the-stairs',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The table was full. So {H} laid pancakes on the chairs, and on the stairs, one to a step. {A} hung four over the back of the sofa, where they looked like a row of flat cats.',
        '“My ears are cold,” said {A}, and put one on. It fitted, and it hung down at the sides. “It suits you,” said {H}. “Does it?” asked the machine. “Then you’ll want one for Sundays.” Flop.'
      ]
    },
    {
      id: 'runs-on-please',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} looked for a plug, but there was none. On the back was a little door with a note in it. “It runs on ‘please’,” read {A}. So that was it! “Then we mustn’t say it any more,” said {H}. They both pressed their lips together.',
        'It went well for a minute. “Pass me that plate,” said {A}. {H} had been well brought up, and waited. “Pass me that plate, please,” said {A}. Flop, said the pan.'
      ]
    },
    {
      id: 'the-first-one',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'At the side of the machine {H} found a drawer. In it lay a pancake like an old boot. “Don’t look,” said the machine, and its lamp went red. “That’s the first one. The pan isn’t hot enough for the first one. It never comes out right.”',
        '“I think it’s lovely,” said {H}, to be nice. “Then it’s yours!” cried the machine, and was happy. {H} had to carry the boot about for some time.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'They crept under the table, so that there was nobody left to ask. “Another?” asked the machine. It was very still. It asked the lamp, and the lamp did not want one. It asked the chair.',
        'Then the long arm came round the table leg, with a plate on it. “I thought that you might be hungry down there,” said the machine. “How kind,” said {H}, before {A} could hold {H}’s mouth shut. The arm came back with a second plate and two napkins.'
      ]
    },
    {
      id: 'other-only-scissors',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had stood up, and only wanted to fetch the scissors. “Another pancake?” asked the machine. “I’ve just had something,” said {A}. “Then you’ll be ready for something else,” said the machine. Flop.',
        '“Just say no,” whispered {H}. “You say it,” whispered {A}. They looked at the machine. It was holding out the syrup. “I’ve never been able to say it to anybody with a spoon,” said {A}, and sat down. The scissors were under a pancake, in any case.'
      ]
    },
    {
      id: 'pet-says-yes',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'At last the machine had found somebody who meant it. {A} did not say yes, please. {A} only looked, and the machine understood every word. Flop, it went, and gulp, and flop, and gulp. It was like two people at tennis.',
        'After the ninth {A} lay down on one side and let out a long breath. “Are you cold?” asked the machine. It laid the tenth over {A} and tucked it in at the edges. Only the nose looked out.'
      ]
    },
    {
      id: 'good-at-no',
      A: 'partner',
      paragraphs: [
        'Soon pancakes lay on the chairs and all down the hall. {H} fetched the man next door. “Are you good at saying no?” asked {H}. “Very,” said the man. “I work in a bank.” He sat down and made a stern face. “A pancake?” asked the machine, and warmed a plate for him. The man went pink. “If it’s no trouble,” said the man, and had six.'
      ]
    },
    {
      id: 'making-room',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“We’ll walk it off,” said {A}. They went round the table eleven times, to make room inside. {H} hopped as well, so that the pancakes would slip down into the legs. “How does it feel?” asked {A}. “They’re at the knees,” said {H}.',
        'The machine had watched it all, and was touched. “You’re making room for more,” it said. “Nobody has ever done that for me.” After that they could hardly let it down.'
      ]
    },
    {
      id: 'no-holes',
      A: 'partner',
      paragraphs: [
        'Flop. The next pancake was as white as a hanky. “It’s got no holes,” said {A}. “It didn’t wait for the bubbles.” The long arm trembled, and the lamp had gone dim. “Another?” asked the machine faintly. “It’s worn out,” whispered {A}. “It only asks because it thinks that we’d be sad if it stopped.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-is-said',
      A: 'partner',
      paragraphs: [
        '{H} went and stood in front of the lamp. “They were the best pancakes in the world,” said {H}. “No, thank you.” One drop of batter hung from a spout, and stayed there. “Oh,” said the machine. “Oh, thank you.” It let its arm hang down. “The people before you never said it. They moved house.”'
      ]
    },
    {
      id: 'the-small-girl',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They took a tall pile along the street, for anybody who was hungry. An old man took two, and a lady took nine, for she had a choir at home. At the last door stood a girl of three, beside her grandma’s knee.',
        '“Would you like a pancake?” asked {H}. “No, thank you,” said the girl at once, and went in. {H} and {A} stood on the mat. “We should have fetched her,” said {A}.'
      ]
    },
    {
      id: 'man-practises',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The man from next door was proud of {H}, and wanted to learn it too. “A cup of tea?” asked {A}, to help. “No, thank you,” said the man, and looked round to see if anybody cried. Nobody did. “And a chair?” “No, thank you!” said the man.',
        'He said it to the lamp and to the umbrella stand. It was so easy that he could not stop. Now he had no tea, and no chair, and went home very happy.'
      ]
    },
    {
      id: 'a-tea-towel',
      A: 'partner',
      paragraphs: [
        'They laid a tea towel over the machine, up to the lamp. {A} wiped the spout. “Can I bring you anything?” asked {H}. “No, thank you,” said the machine. It had never said that before. It thought about it. “Would you ask me again?” it said. “A cushion?” asked {H}. “No, thank you,” said the machine, and shone all over.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in after the smell, and had two each.',
      '{names} said yes, please, and did not look at the label.',
      { text: '{names} held out a plate, and it was not empty again.', needs: ['hands'] },
      { text: '{names} rolled one up, and looked through it at the lamp.', needs: ['hands'] }
    ],
    way: [
      '{names} would have said it, but the lamp shone so.',
      '{names} said that it was really too kind, and got another.',
      { text: '{names} carried the next pile out into the hall.', needs: ['hands'] },
      { text: '{names} undid a button, in secret.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed out, all the way.',
      '{names} thanked the machine as well, and meant it.',
      { text: '{names} found a pancake in a coat pocket, and put it with the rest.', needs: ['hands'] },
      { text: '{names} picked up the pancakes from the hall, one by one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pancakes were piled up for tomorrow. The one with no holes lay on top, like a lid.',
    '{H} washed off the syrup, and lay down on the back, for the front was full. The blanket was as flat and warm as a pancake.'
  ],
  last: [
    'The lamp under the tea towel was out, and {H} was asleep.',
    'The machine was having its evening off, and {H} was asleep, full up to the chin.'
  ]
})
