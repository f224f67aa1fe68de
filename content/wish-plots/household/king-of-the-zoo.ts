import { wishPlot } from '../wish-plot.ts'

const RULERS = ['king', 'queen', 'prince', 'princess', 'boss', 'ruler', 'emperor', 'president', 'sultan', 'chief', 'mayor']

export const kingOfTheZoo = wishPlot({
  id: 'wish-king-of-the-zoo',
  wishes: [...RULERS.flatMap((ruler) => [`${ruler} of zoo`, `${ruler} zoo day`, `being ${ruler} zoo`, `${ruler} all zoo animals`]), 'crown zoo', 'in charge of the zoo', 'rules the zoo', 'rule the zoo', 'ruling the zoo', 'royal zoo', 'zoo throne', 'orders zoo animals', 'zoo animals obey', 'zoo animals bow'],
  answers: ['king', 'queen', 'prince', 'princess', 'boss', 'ruler', 'emperor', 'president', 'sultan', 'chief', 'mayor', 'royal', 'majesty', 'highness', 'crown', 'crowned', 'golden', 'gold', 'throne', 'cape', 'zoo', 'zoos', 'animal', 'animals', 'lion', 'lions', 'tiger', 'penguin', 'penguins', 'elephant', 'giraffe', 'zebra', 'zebras', 'flamingo', 'flamingos', 'parrot', 'sloth', 'seal', 'sea', 'monkey', 'monkeys', 'keeper', 'keepers', 'zookeeper', 'bucket', 'fish', 'feed', 'feeding', 'feeds', 'orders', 'order', 'obey', 'obeys', 'bow', 'bows', 'rule', 'rules', 'ruling', 'ruled', 'charge', 'in', 'for', 'a', 'one', 'day', 'whole', 'me', 'my', 'i', 'i’m', 'being', 'be', 'am', 'becomes', 'become', 'is', 'was', 'gets', 'get', 'where', 'when', 'who', 'if', 'could', 'would', 'all', 'every', 'everyone', 'everybody', 'has', 'to', 'do', 'what', 'say', 'says', 'said', 'tells', 'listen', 'won', 'ticket', 'birthday', 'visit', 'trip', 'daughter', 'son', 'little', 'and', 'over', 'the', 'of', 'with', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'friend', 'morning', 'afternoon', 'evening', 'night', 'today', 'yesterday', 'tomorrow', 'saturday', 'sunday', 'weekend', 'bedtime', 'rainy', 'sunny', 'snowy', 'windy', 'cold', 'summer', 'winter', 'spring', 'autumn', 'funny', 'silly', 'big', 'small', 'old', 'new', 'school', 'holiday', 'hippo', 'hippos', 'camel', 'camels', 'bear', 'bears', 'snake', 'snakes', 'wolf', 'kind', 'grumpy', 'good', 'bossy'],
  except: ['lion king', 'kingfisher', 'escaped', 'escape', 'escapes', 'scared', 'afraid', 'lost', 'bitten', 'died', 'dead', 'hospital', 'dinosaur', 'dinosaurs', 'robot', 'dragon', 'unicorn', 'sore', 'throat', 'fell', 'hunter', 'closed', 'sad', 'king penguin', 'king cobra'],
  isTale: true,
  company: ['zoo', 'crown', 'gate', 'zebras', 'flamingos', 'penguins', 'lion', 'keeper', 'bucket', 'fence', 'animals', 'ticket', 'parrot', 'giraffe', 'elephant', 'fish', 'carrots', 'cap'],
  about: 'Whoever is king or queen of the zoo for a day is obeyed by none of the animals, until it is noticed what they look at, and the crown is turned upside down.',
  titles: ['King or Queen of the Zoo', 'A Bucket with Points', '{H} Rules the Zoo', 'The Penguins Bow', 'Until Six O’Clock'],
  want: [
    {
      id: 'until-six',
      A: 'partner',
      paragraphs: [
        '“King or Queen of the Zoo for a Day,” it said on {H}’s ticket. At the gate a woman set a gold crown on {H}’s head, with a red cap inside. “Until six o’clock everybody has to do as you say,” said the woman. {H} wanted all the animals of the zoo to come when they were called. So {H} stood before the zebras and held up one hand. “Come!” called {H}. The zebras ate grass.'
      ]
    }
  ],
  way: [
    {
      id: 'orders',
      A: 'partner',
      paragraphs: [
        '“Perhaps they didn’t see the crown,” said {A}. {H} rubbed it with a sleeve, and went to the flamingos. “On two legs, please,” said {H}. They went on standing on one. {H} told the penguins to fly, and they turned their backs. So {H} went to the lion. “Get up, in the name of the zoo,” said {H}. The lion opened one eye, saw the crown, and sniffed. A crown smells of nothing. The lion shut the eye again.'
      ]
    },
    {
      id: 'parrot-rules-too',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Next came a house full of birds, all screeching at once. “Silence!” called the ruler of the zoo. “Silence!” called a green parrot. “I said it first,” said {H}. “I said it first,” said the parrot. It had no crown, but it was louder.',
        '“Now there are two of you,” said {A}. {H} took one step back and bowed to the parrot. The parrot bowed too. “After you,” said {H}. “After you,” said the parrot. They might have been there until six.'
      ]
    },
    {
      id: 'the-throne',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Whoever rules a zoo needs a throne. By the pool stood a seat with a dial on it. {H} sat down on that, with the crown on. The hand on the dial went round. “One penguin at a time,” {A} read out from a sign.',
        '“How many am I?” asked {H}. {A} looked at the dial. It was one and a half, and with the crown one and three quarters. Behind {H} a row of penguins had formed, and they were waiting for their turn.'
      ]
    },
    {
      id: 'a-law',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} made a law. In this zoo nobody was to be watched while eating. A family at the monkeys had to turn round, and so did two cyclists and {A}. They all obeyed at once. “So it does work,” said {H}, and felt the crown.',
        '“It works on people,” said {A}, facing a hedge. “May we look again now?” The monkeys had eaten up, and sat in a row behind the glass. Nobody in the zoo had ever shown them so many backs.'
      ]
    },
    {
      id: 'sloth-obeys',
      A: 'same',
      spare: 4,
      paragraphs: [
        'High on a branch hung a sloth. “Wave!” called {H}. The sloth did nothing. {A} and {H} waited, and shared a roll. They were just going on, when one of its arms began to leave the branch. “It’s obeying,” whispered {H}.',
        'It was a long arm. When it was a quarter up, they went to see the camels. When they came back, it was halfway. “It must be lovely to rule sloths,” said {A}. “You’d need so few orders.”'
      ]
    },
    {
      id: 'other-is-minister',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was the minister of the zoo, and went a step behind the crown with a list. “Ten o’clock, the hippos,” read {A}. “Greet them kindly.” In the water lay two nostrils. “Good morning,” said {H} to both.',
        'The left one blew out a little water. {A} wrote that down. “What does it mean?” asked {H}. “It’ll be looked into,” said the minister, and looked into it, and had a wet face.'
      ]
    },
    {
      id: 'pet-at-the-gate',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Pets had to wait in a small yard by the gate of the zoo. {A} sat in there, with a fence in front and a bowl. Everybody who came in stopped and looked. “What’s that one called?” they asked, and read the tag.',
        'By noon {A} had found out how to do it. You look to one side, and scratch now and then. “That’s the best animal so far,” said a boy. The ruler of the zoo came past and waved to {A}, and {A} did not come either.'
      ]
    },
    {
      id: 'elder-ruled-once',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I ruled over eleven hens once, for a summer,” said {S}, and set the crown straight for {A}. “I gave them orders every morning. Lay an egg, I said.” “And did they?” asked {A}.',
        '“They always did,” said {S}. “I was a very strong ruler. Then I had a cold and slept until noon, and there were eleven eggs all the same.” {S} had never told the hens to do anything after that.'
      ]
    },
    {
      id: 'child-obeys',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“You can rule me,” said {S}, “but only as a frog.” {A} held the crown on with one hand. “Jump,” said {A}. {S} jumped. “Sit.” {S} sat. It was the first thing in the whole zoo that had obeyed.',
        '“Catch a fly,” said {A}. {S} thought about it. “I’m a frog who’s had lunch,” said {S}. So even with frogs there was an end to it.'
      ]
    },
    {
      id: 'what-they-look-at',
      A: 'partner',
      paragraphs: [
        'A keeper came along the path with a bucket, and did not say a word. But the zebras lifted their heads, the penguins came running, and the lion opened both eyes. “Why do they obey somebody without even a hat?” asked {H}. {A} watched the zebras. “They don’t look at the keeper,” said {A} slowly. “They look at the bucket.” {H} took the crown off and turned it over. With the cap inside, it was round, and deep, and empty.'
      ]
    }
  ],
  turn: [
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        '“It’s a bucket with points,” said {H}. The keeper put in fish, and carrots, and a handful of shrimps. Then {H} walked through the zoo with the crown upside down, and gave no orders at all. The zebras came to the fence. The flamingos ran, and needed both legs for it. The penguins stood in a row, and each one bowed before its fish. “Penguins do bow,” said the keeper. “It’s how they say good day.”'
      ]
    },
    {
      id: 'giraffe-bows',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For the giraffe a carrot had rolled out of the crown, onto the ground. A giraffe has the longest neck in the zoo, but it does not reach the ground. So it put one front leg far to the left, and one far to the right.',
        'There it stood, like a tent. “That’s the deepest bow of all,” said {A}. {H} bowed back in the same way, and got stuck. It took {A} and a keeper to put the ruler of the zoo together again.'
      ]
    },
    {
      id: 'elephant-crowns',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The elephant felt in the crown with its trunk, found a carrot, and breathed out. Then it had a good look at {H}. It seemed that something was missing up there. The trunk came over the fence once more, and laid a wisp of hay on {H}’s head.',
        '“Now you’ve been crowned by an elephant,” said {A}. {H} held quite still, so that the hay stayed on. In this zoo there were not many who had had both.'
      ]
    },
    {
      id: 'other-tries-hat',
      A: 'other',
      spare: 11,
      paragraphs: [
        'Did it only work with a crown? {A} held out a hat to the seals, to see. All seven came at once. They looked into the hat, and it had nothing in it but a label. The seals looked at the label, and then at {A}.',
        'It is hard to be looked at like that by seven seals. {A} turned out both pockets, and the hat as well. “You can’t rule with a label,” said {H}, and shared out the last fish.'
      ]
    },
    {
      id: 'last-order',
      A: 'partner',
      paragraphs: [
        'Just before six {H} brought the crown back to the gate. “And did they do as you said?” asked the woman. “I didn’t say anything,” said {H}. “I carried.” “You’ve got one minute left,” said {A}. {H} put the crown on once more, and it smelled very strongly of something. {H} turned round to the whole zoo. “Everybody to bed,” said {H}. And they all obeyed. The lion had begun early.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked through the gate behind the crown, one after another.',
      '{names} bowed a little, to begin with.',
      { text: '{names} held the ticket up to the zebras, so that they could read it.', needs: ['hands'] },
      { text: '{names} pushed the crown up, and there was {H} under it.', needs: ['hands'] }
    ],
    way: [
      '{names} stood on one leg, and the flamingos took no notice.',
      '{names} sniffed at the crown, and it was true that there was no smell.',
      { text: '{names} flapped with both arms, to show the penguins.', needs: ['hands'] },
      { text: '{names} waved to the lion, and the lion slept.', needs: ['hands'] }
    ],
    turn: [
      '{names} came when the crown did, and got half a carrot.',
      '{names} stood in the row with the penguins, at the end.',
      { text: '{names} dropped a fish, and a penguin bowed for that one twice.', needs: ['hands'] },
      { text: '{names} wiped a scale off the gold.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the ticket was stood on the shelf, and smelled a little of fish. Supper was carried in without a word, and everybody came.',
    '{H} washed, at both ears, where the crown had been. Then {H} lay down, and bowed once to the pillow.'
  ],
  last: [
    'In the zoo nobody gave any orders, and {H} was asleep.',
    'Through the dark zoo a keeper carried an empty bucket home, and {H} was asleep.'
  ]
})
