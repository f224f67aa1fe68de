import { wishPlot } from '../wish-plot.ts'

export const dumplings = wishPlot({
  id: 'wish-dumplings',
  beginsElsewhere: true,
  wishes: ['new year dumplings', 'dumplings', 'dumpling', 'making dumplings', 'momos', 'gyoza', 'jiaozi', 'pierogi', 'wontons', 'dim sum', 'dimsum', 'dim sim', 'making dim sum', 'jiaozi nai nai'],
  answers: ['grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'dad', 'daddy', 'kitchen', 'together', 'dinner', 'supper', 'making', 'lunch', 'helping', 'steamed', 'chinese', 'recipe', 'learn', 'lunar', 'new', 'year', 'nai', 'popo', 'tomorrow', 'dim', 'sum', 'gong', 'ah', 'ma', 'po', 'yeye', 'sunday'],
  except: ['robot', 'soup', 'cake', 'pizza', 'pancakes', 'bread', 'fire', 'camp', 'curry', 'show', 'competition', 'coin'],
  fed: true,
  moods: ['first', 'learning', 'proud'],
  about: 'The recipe for the dumplings says that the dough is right when it is like an ear lobe, so the hero has to feel everybody’s ears.',
  titles: ['As Soft As an Ear', 'The Recipe Without a Number', '{H} Feels an Ear', 'Enough, Said the Paper', 'Nine with Hats On'],
  want: [
    {
      id: 'enough',
      A: 'partner',
      paragraphs: [
        'They were cooking dumplings. The recipe was on a piece of paper, so old that it was soft. There was not a number on it. “Flour: enough,” {A} read out. “Water: not too much. It is right when it feels like an ear lobe.”',
        '{H} had both hands in the bowl. {H} wanted the dumplings to come out just as they ought to, without a hole in any. “Whose ear?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'own-ear',
      A: 'partner',
      paragraphs: [
        'The paper did not say whose ear. So {H} took {H}’s own ear between two fingers, and there was flour on it from then on. The dough was stiffer. They put in water until it was like {H}’s ear exactly. Then {H} made a dumpling, with a spoon of filling in the middle, and pressed it shut.',
        'When it went into the pot, it opened like an umbrella. The filling swam off on its own. “There’s the hat,” said {A}, looking in, “and there goes the gentleman.”'
      ]
    },
    {
      id: 'the-other-ear',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to take the other one as well,” said {A}, “and then the middle of the two.” {H} felt them both at once. The left was warmer, because it had been slept on.',
        'Now there were two hands at two ears, and none left for cooking. “Stay like that,” said {A}. “You look like somebody who’s being told about a long journey.”'
      ]
    },
    {
      id: 'flour-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s enough?” asked {H}, with the flour bag. {A} looked into the bowl. “A bit more,” said {A}. “A bit more. Oh.” That had been too much. Then it needed water, and after that it needed flour.',
        'It went on like that, and the dough grew. “Perhaps that’s how it’s done,” said {A}. “You go past it a few times, and wave.”'
      ]
    },
    {
      id: 'folding',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} knew how to make pleats. You pinch the edge, and lay it over, and pinch again, eight times. {A}’s dumpling looked like a purse. {H}’s looked like a purse that has been sat on.',
        '“It’s got character,” said {A}. {H} turned it round. From behind it was more like a mouse. So it got two peppercorns for eyes, and was put with the others, to keep watch.'
      ]
    },
    {
      id: 'all-over-the-world',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Nearly everybody’s got them,” said {A}, while they rolled. “Somebody in every country has had some dough, and something good, and hidden it.” “Who was first?” asked {H}.',
        '{A} did not know. “It must have been somebody with a visitor who wouldn’t eat cabbage,” said {A}. They thought kindly of that visitor.'
      ]
    },
    {
      id: 'taste',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The filling had cabbage in it, and ginger, and spring onion. “Salt: until it is nice,” it said on the paper. {A} cooked a teaspoon of it in the pan, to find out. It was nearly nice. Two grains later it was nice.',
        '“How did they know that on the paper?” asked {H}. “They’d been here before us,” said {A}. “They left us the last bit to do.”'
      ]
    },
    {
      id: 'like-money',
      A: 'same',
      spare: 5.5,
      paragraphs: [
        '“At Chinese New Year everybody has them,” said {A}, “because they look like money.” {H} held one up. “Long ago money there was made of silver, in the shape of a little boat. So whoever eats a lot of them has a rich year.”',
        '“Then I’ll have them all,” said {H}. “And if you hide a clean coin in one of them, whoever gets it has the luck.” {A} thought about teeth. “It’s luck enough if they stay shut,” said {A}.'
      ]
    },
    {
      id: 'other-ear-too',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Then {A} was asked for an ear, just for a moment. {A} bent down and held it out. {H}’s fingers were cold and full of flour. “What’s it like?” asked {A}, with a shiver.',
        '“Thin,” said {H}, “but springy.” They were the very words that {A} had always hoped to hear about something. {A} went about for the rest of the evening with one white ear.'
      ]
    },
    {
      id: 'elder-ear',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“They used to feel mine too,” said {S}. “I was called into the kitchen for it. I was the nearest, and I had good ones.” {S} bent down. It was the softest ear of all.',
        '“That’s because it’s been used so much,” said {S}. “Eighty dinners a year, and you get like silk.” It was too soft for any dough, but {A} did not let go at once.'
      ]
    },
    {
      id: 'pet-ear',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} had a look at {A} as well. Nobody could say for certain where {A} had a lobe, or if there was one. {A} looked back, and moved a little to one side.',
        '“We’ve got enough ears, thank you,” said {H}. For the rest of the cooking {A} lay where nobody could get at the top end.'
      ]
    },
    {
      id: 'small-dough',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a lump to roll. {S} rolled it into a snake, and then into a ball, and then it fell on the floor. “It’s still good for playing,” said {A}. It was grey by now, and had a hair.',
        '{S} held it against one ear. “It’s listening,” said {S}. And because it listened so well, it was called Lobe, and was not cooked.'
      ]
    },
    {
      id: 'whose',
      A: 'partner',
      paragraphs: [
        '“So it isn’t my ear,” said {H}. {A} read the paper again. “I don’t think that it’s the cook’s,” said {A}. “When you take your own ear, you feel it twice, with the fingers and with the ear. It’s too much at once.” {H} tried it again. It was so.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-the-ears',
      A: 'partner',
      paragraphs: [
        '“Then I need one that isn’t mine,” said {H}, and looked round. There was {A}, who sat down and held still. {H} took {A}’s ear in one hand and the dough in the other. “A drop more water,” said {H}, with both eyes shut. “A bit more. Now.” They were the same. You could not have told in the dark which was for cooking.'
      ]
    },
    {
      id: 'under-a-cloth',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Let it rest,” it said on the paper, “as long as it takes to drink tea.” They laid a damp cloth over the dough and put the kettle on. “Mine takes longer to drink than yours,” said {A}.',
        'So they both drank slowly, and looked at the cloth. Nothing happened under there, but it happened very well. The dough came out as smooth as a forehead.'
      ]
    },
    {
      id: 'rolling-thin',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Each round had to be thin at the edge and thick in the middle. {H} rolled, and turned it, and rolled. {A} held one up to the lamp, and you could see the fingers behind it.',
        '“Good evening,” said the fingers, and bowed. {H} bowed back with the rolling pin. It was the fifth round, and the best so far.'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They stood on the board in rows, all with their hats on, and looked at the pot. “Who goes first?” asked {A}. {H} walked along the rows. None of them had pushed.',
        'So the top row went first, because they were the oldest. Each was lowered in with a spoon, quite slowly, like somebody getting into a bath.'
      ]
    },
    {
      id: 'they-float',
      A: 'partner',
      paragraphs: [
        '{H} filled nine, and pinched them shut with all ten fingers. {A} lowered them into the pot. They went down to the bottom, and you could not see a thing. “When a dumpling’s done, it comes up by itself,” said {A}. They waited. Then one came up, white and shiny, and shut. Then they all came.',
        'There was not a hole in one of them, and they ate them hot, all nine. Then {H} took the pencil. On the paper there was still some room, under “ear lobe”. {H} drew whose ear it was, so that everybody would know the next time. It was a very good likeness, with flour on it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} offered an ear, but nobody was looking there yet.',
      '{names} came out from under the table, white with flour.',
      { text: '{names} read the soft paper too, as far as the word “enough”.', needs: ['hands'] },
      { text: '{names} reached for the nearest ear, and left five white fingers on it.', needs: ['hands'] }
    ],
    way: [
      '{names} ate the hat, once it had cooled down.',
      '{names} rubbed against a floury apron, and got two prints.',
      { text: '{names} fished out the hat with a spoon, and the gentleman after it.', needs: ['hands'] },
      { text: '{names} pinched a napkin shut, with all ten fingers, for practice.', needs: ['hands'] }
    ],
    turn: [
      '{names} pricked up both ears, and neither of them got asked.',
      '{names} held still as well, as if being measured.',
      { text: '{names} felt a cushion, and it was too soft for a dumpling.', needs: ['hands'] },
      { text: '{names} dusted some flour from a shoulder, and from the sugar.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} scraped the board, and the paper went back into its drawer. It had a new corner, and it was white.',
    'When {H} had washed both ears, they were clean and soft. One of them went down into the pillow.'
  ],
  last: [
    'The left ear was warm, because somebody slept on it, and that was {H}.',
    'It was enough, and not too much, and {H} was asleep.'
  ]
})
