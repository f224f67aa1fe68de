import { wishPlot } from '../wish-plot.ts'

export const snowWhite = wishPlot({
  id: 'wish-snow-white',
  wishes: ['snow white', 'snowwhite', 'seven dwarfs', 'seven dwarves', 'mirror mirror wall', 'magic mirror queen', 'princess poisoned apple', 'princess poison apple'],
  except: ['rose', 'beast', 'bear', 'fox', 'owl', 'rabbit', 'polar', 'christmas', 'winter', 'snowman', 'falling'],
  answers: ['princess', 'dwarf', 'dwarfs', 'dwarves', 'seven', 'apple', 'queen', 'wicked', 'evil', 'mirror', 'magic', 'prince', 'witch', 'poison', 'poisoned', 'wood', 'forest', 'huntsman'],
  company: ['queen', 'dwarf', 'dwarfs', 'mirror', 'apple'],
  fed: true,
  about: 'The wicked queen wants Snow White to bite an apple, and with seven dwarfs coming home there is never a moment for it.',
  titles: ['The Apple With Nothing Missing', 'Who’s Been Sitting on My Stool', '{H} and the Seven Dwarfs', 'The Queen Asks Again', 'Nine Crackers and an Apple'],
  want: [
    {
      id: 'mirror-lid',
      A: 'partner',
      paragraphs: [
        '{H} was Snow White, and kept house for the seven dwarfs. They were seven socks with rolled-up brims, and were out in the mine, digging for diamonds. {A} was the wicked queen, with a pan lid. “Mirror, mirror on the wall, who’s the fairest of us all?”',
        '“Snow White is,” said the mirror, out of {A}’s nose. The queen stamped, put on a headscarf, took a basket, and went over the seven hills. Snow White had not had one bite all day. Dwarfs leave nothing.'
      ]
    }
  ],
  way: [
    {
      id: 'seven-hills',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The seven hills were cushions. The queen went over the first one like a queen. On the fourth the basket rolled down, and the apple came out and went on ahead.',
        '“Do you have to do every one of them?” called {H}. “It says seven,” panted {A}. “I’ve been round a few of them by mistake. Now I’m back at two.” Snow White waited, and swept the same bit of floor once more.'
      ]
    },
    {
      id: 'huntsman',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Snow White told how it all began. “The queen sent me into the wood with a huntsman,” said {H}. {A} was the huntsman, and had to look fierce. It did not suit {A}. The eyebrows went up in the middle.',
        '“Run along,” said the huntsman. “I’ll tell her I couldn’t find you.” “But I’m here,” said {H}. So the huntsman put both hands over both eyes. “I’m looking for you everywhere,” said {A}.'
      ]
    },
    {
      id: 'nearly-bitten',
      A: 'partner',
      paragraphs: [
        '“Apples!” called an old voice at the window. “I’m not to let anybody in,” said Snow White. “You needn’t,” said {A}. “Just open your mouth.” {H} took the reddest one, and opened it wide. “Who’s been sitting on my stool?” said the first dwarf, coming home.',
        'Snow White put a plate before him. {H} had just got two teeth to the apple. “Who’s been eating with my fork?” said the second. So it went on to the seventh. They all sat and looked at the apple.'
      ]
    },
    {
      id: 'apple-halves',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Look,” said {A}. “It’s red on one side, and pale on the other. That’s because the red side had the sun on it.” {H} turned the apple round. There was a leaf on the red side, printed in yellow.',
        '“Somebody stood in its light,” said {A}. Snow White laid one hand under the lamp, and they both waited. It was no redder than before. “An apple takes all summer,” said {A}. The dwarfs looked at the apple, and at the hand, and again at the apple.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What are they called?” asked {A}. In the old tale they had no names at all. So Snow White went along the row. “That’s Monday,” said {H}. “That’s Tuesday, he’s the blue one. That’s Wednesday, with the hole.”',
        'They were all fond of their names. Only Saturday and Sunday sat apart, with their brims down. “Don’t they have to go to the mine?” asked {A}. “They go with the others,” said {H}, “but they stay in bed till ten.”'
      ]
    },
    {
      id: 'mine',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The fifth dwarf had brought home a diamond. It was as big as a pea, and he had dug for it since breakfast. “They look like nothing much down there,” said {A}. “You have to polish them first.” {H} rubbed it on one sleeve.',
        'Now it threw a small rainbow on the table. It was a button, but it was a glass one. Snow White turned it, and the rainbow ran over the seven plates. Not one of the dwarfs could catch it. “They can only dig,” said {A}.'
      ]
    },
    {
      id: 'pet-eighth',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'When {H} counted the dwarfs there were eight. It was the same the other way round. Then Snow White saw that the eighth was {A}, who had got in among them.',
        '“Have you been in the mine too?” asked {H}. {A} had the face of somebody who had had a hard day. So an eighth plate was brought. “This one didn’t find any diamonds,” said Snow White. “But it looked the longest.”'
      ]
    },
    {
      id: 'elder-mirror',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'It was {S} who looked into the lid next. “Mirror, mirror,” said {S}, “who’s that old person?” “It’s bent,” said {A}. “It does that to everybody.” In the lid was a very wide face with a very small hat of hair.',
        '“I had a mirror when I was young,” said {S}, “and every morning it said the same thing. It said, late again.” {A} thought that it had been an honest one. “It was a clock,” said {S}. “But you could see yourself in the glass.”'
      ]
    },
    {
      id: 'child-dwarf',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'One more dwarf came home from the mine, with a scarf for a beard, and it was {S}. “Who’s been sleeping in my little bed?” said {S}. “Nobody yet,” said {A}. “Then I will,” said the dwarf, and lay down in a slipper.',
        'One foot got in, up to the heel. “It’s grown small,” said the dwarf, “since this morning.” Snow White fetched the other slipper for the other foot. Now {S} was in bed at one end.'
      ]
    },
    {
      id: 'guest-prince',
      S: 'guest',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the prince, and was early. “Is this where somebody’s lying in a glass box?” asked the prince. “Not yet,” said Snow White. “I’m hungry. I haven’t bitten anything.” “Oh,” said {S}. “Should I ride round again?”',
        '“You can hold Thursday,” said {A}, and gave the prince a dwarf. The prince sat down and held him. “What does he like?” asked {S}. “Quiet people,” said Snow White.'
      ]
    },
    {
      id: 'all-looking',
      A: 'partner',
      paragraphs: [
        '“Now bite!” said {A}. {H} opened wide. “I can’t,” said Snow White. “It isn’t the apple,” said {A}. “It’s that they’re all looking. Nobody can bite with seven people looking.”',
        'The scarf had slipped, and out came a crown. “It’s the queen!” cried the dwarfs. The queen sat down on the floor. “Every day I ask,” said {A}, “and every day it’s you. And I brush my hair from morning till night.”'
      ]
    }
  ],
  turn: [
    {
      id: 'fair',
      A: 'partner',
      paragraphs: [
        '“What’s hair got to do with it?” asked Snow White. “You’re fair when everybody gets the same. What else have you got in that basket?” There were nine crackers, for the queen’s own tea.',
        'The queen went round the table with them, seven times for the dwarfs and once for Snow White. Crack, it went, at last. One was left. “Mirror, mirror,” whispered {A}, “who’s the fairest of us all?” This time {H} held the lid. “You are,” said the mirror, “to the crumb.”'
      ]
    },
    {
      id: 'laces',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I came twice before,” said the queen. “First with laces, to do you up too tight. And then with a comb.” The queen had brought them both. {H} let {A} do up the laces. They were shoelaces, and so the boots were tight, and nothing else.',
        'Then the queen combed. It pulled at one place behind the ear. “Ow,” said {H}. “That’s from sleeping on it.” {A} held the hair above the knot, and combed more slowly. It had not been planned like that.'
      ]
    },
    {
      id: 'dwarfs-chew',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Dwarfs eat with their brims. {H} folded one down over the cracker and moved it up and down. “He says it’s dry,” said Snow White. “Diamonds are drier,” said the queen.',
        'They did it for all of them, {A} on the left and {H} on the right. It takes time to chew for seven. In the middle they met over Thursday, who had to swallow twice, once for each of them.'
      ]
    },
    {
      id: 'ask-again',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After that the queen wanted to know more. “Mirror, mirror on the wall, who’s the tallest of us all?” “It’s the lamp,” said the mirror. “And who’s the dustiest?” “The top of the cupboard,” it said.',
        'It had never been asked such things. It did not have to think long about any of them. “And who’s got a crumb on the chin?” asked {A}. The mirror came quite close. “Both of you,” said {H}.'
      ]
    },
    {
      id: 'seven-beds',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The seven beds were seven shoes, in a row along the wall. {H} laid a dwarf in each, with his toe end up. “Who takes off their boots?” asked {A}. “They’re in them,” said {H}.',
        'The last one was a sandal, and there was a draught in it. The queen took off the headscarf and tucked it all round him. “Say goodnight to her,” whispered Snow White. It came from seven shoes, and rather deep.'
      ]
    },
    {
      id: 'glass-box',
      A: 'partner',
      paragraphs: [
        'There lay the apple, with not one bite in it. “Somebody has to lie in the glass box,” said the queen. “They keep watch till the prince comes by.”',
        'So {H} laid the apple in a glass bowl, with the red cheek up. The dwarfs stood round it, with their brims bent. “Shh,” said Snow White. “It’s only sleeping.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept clear of the basket, because one apple winked.',
      '{names} went by the mirror, and it hummed.',
      { text: '{names} swept the dwarfs’ house with a very small brush.', needs: ['hands'] },
      { text: '{names} turned seven little brims down, against the rain in the mine.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on a stool, and a dwarf asked about that too.',
      '{names} stared at the apple along with the seven.',
      { text: '{names} passed round forks until each dwarf had the right one.', needs: ['hands'] },
      { text: '{names} held the window open for the old voice, against the draught.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw to the crumbs, and took the same from each place.',
      '{names} crunched something as well, a moment after the rest.',
      { text: '{names} breathed on the mirror and rubbed it up with a sleeve.', needs: ['hands'] },
      { text: '{names} held up two halves of a crumb, to see which was the fairer.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were washed, all seven of them, and the pan got its mirror back.',
    'Then Snow White washed too, and lay down. The dwarfs lay beside the bed in a row, and dug no more that day.'
  ],
  last: [
    'In a glass bowl lay an apple with nothing missing, and {H} was asleep.',
    'Seven dwarfs slept, and Snow White made eight, and {H} did not count any further.'
  ]
})
