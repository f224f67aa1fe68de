import { wishPlot } from '../wish-plot.ts'

export const beansOnToast = wishPlot({
  id: 'wish-beans-on-toast',
  wishes: ['beans on toast', 'baked beans', 'baked bean', 'bake beans', 'tin of beans toast', 'tin of beans', 'canned beans', 'beans on toast with grandad', 'beans on toast grandpa', 'beans on toast granddad', 'beans on toast granny', 'beans on toast grandma', 'beans on toast nana', 'beans on toast nan', 'beans on toast dad', 'beans on toast daddy', 'beans on toast mum', 'beans on toast tea', 'beans on toast supper', 'beans on toast dinner', 'beans on toast lunch', 'beans on toast every day', 'beans on toast favourite', 'beans on soggy toast', 'soggy toast', 'toast went soggy', 'toast goes soggy', 'toast gone soggy', 'toast all soggy', 'beans touch toast', 'beans next to toast', 'beans beside toast', 'beany toast', 'toast beans juice', 'toast beans sauce', 'beans on bread'],
  answers: ['beans', 'bean', 'baked', 'toast', 'toasted', 'bread', 'tin', 'tins', 'can', 'juice', 'sauce', 'soggy', 'wet', 'crunchy', 'crispy', 'butter', 'buttered', 'cheese', 'on', 'with', 'and', 'grandad', 'grandpa', 'granddad', 'grandfather', 'gramps', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'dad', 'daddy', 'mum', 'mummy', 'uncle', 'auntie', 'brother', 'sister', 'for', 'tea', 'teatime', 'supper', 'dinner', 'lunch', 'breakfast', 'saturday', 'sunday', 'friday', 'night', 'every', 'day', 'always', 'only', 'makes', 'make', 'making', 'made', 'cooks', 'cooking', 'cooked', 'eats', 'eat', 'eating', 'ate', 'having', 'has', 'have', 'had', 'loves', 'love', 'likes', 'like', 'favourite', 'favorite', 'best', 'yummy', 'hot', 'orange', 'plate', 'touching', 'touch', 'mixed', 'separate', 'wants', 'house', 'at', 'his', 'her', 'my', 'our', 'went', 'goes', 'gone', 'all', 'hates', 'hate', 'won’t', 'together', 'camping', 'mom', 'mommy', 'evening', 'sofa'],
  except: ['magic', 'beanstalk', 'jack', 'jelly', 'coffee', 'growing', 'grow', 'planted', 'plant', 'burnt', 'burned', 'fire', 'fart', 'farts', 'farting', 'trump', 'trumps', 'wind', 'wee', 'died', 'ill', 'sick', 'allergic', 'allergy', 'nose', 'ear', 'dragon', 'dinosaur', 'monster', 'robot', 'hungry', 'poor', 'fava', 'runner', 'green', 'school dinner'],
  fed: true,
  company: ['beans', 'bean', 'toast', 'butter', 'plate', 'fork', 'spoon', 'corner'],
  about: 'Under the beans the toast goes soft, whatever wall is built on it, until one corner stays crisp and shows what keeps a toast dry.',
  titles: ['Beans on Toast', 'The Dry Corner', '{H} Builds a Raft', 'Right Up to the Edge', 'Where the Butter Ended'],
  want: [
    {
      id: 'going-under',
      A: 'partner',
      paragraphs: [
        '{H} had beans on toast. The toast lay on the plate, crisp and square. On it sat the beans, like people on a raft. {H} took a bite, and it went crack. “Nice,” said {A}.',
        'But the sauce ran between the beans and down into the toast. The second bite said nothing at all. The raft was going soft, with everybody on it. {H} wanted beans on toast that went crack to the end.'
      ]
    }
  ],
  way: [
    {
      id: 'the-wall',
      A: 'partner',
      paragraphs: [
        'There was a second slice of toast. On that one {H} built a wall first, out of beans, end to end. Inside it the sauce was to stay, and outside it the toast was to keep dry. “Like a harbour,” said {A}.',
        'But soon the toast was soft on both sides. {H} looked closely. Each bean had come with sauce on. The wall had been leaking from the start. “It’s made of what it’s keeping in,” said {A}.'
      ]
    },
    {
      id: 'upside-down-order',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then I’ll have toast on beans,” said {H}. The beans went down onto the plate, and a piece of toast on top, like a lid. It stayed quite dry above. “That’s a roof,” said {A}.',
        'Beneath it nobody could see the beans any more. {H} lifted up one corner, and they looked out. It was beans under toast. The name was wrong, and the fork went through the roof. {H} put them back on top.'
      ]
    },
    {
      id: 'one-at-a-time',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A single bean could not do much harm, {H} thought. {H} set one in the very centre of the toast, and took away its sauce with a spoon. It sat there with a great deal of room. “One bean on toast,” said {A}.',
        'It was crisp and dry, but you chewed for a long time before you met the bean. When you had met it, that was all. {H} sent for the others.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to know how many there were on board. {H} counted along the rows with a fork. But beans on toast do not keep still. When {H} got to thirty, one from the back was at the front, looking new.',
        '“Thirty-one,” said {H}. “You’ve had that one,” said {A}. They both bent over it. It was a bean with a fold in its coat. So had the next. It came out as thirty, or a bit more than that.'
      ]
    },
    {
      id: 'soft-and-crisp',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} shut both eyes and listened to the toast. Along the crust it said crack. A finger further in it said crumble, and under the beans it only said hush. “It’s going to sleep from the middle,” said {H}.',
        '“Can you wake it?” asked {A}. {H} blew on it. The beans got cold on that side, and the toast slept on. It had been hot and dry, and then a lake had moved in.'
      ]
    },
    {
      id: 'other-shares',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had the same beans. Under them there was no toast left, only a sort of brown rumour. “I like it soft,” said {A}. “It’s like a mattress.” {H} tried a corner of the mattress. The beans had left dents in it.',
        'For that, {A} was given a bite of the crust, and it went crack. {A} looked surprised. “So that’s what’s under mine,” said {A}, and lifted up a bean to look.'
      ]
    },
    {
      id: 'elder-bread-boat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We ate our beans out of the end of a loaf,” said {S}. “You took out the soft part and put the beans in. It had walls as thick as a thumb.” “Did it leak?” asked {A}.',
        '“Always, by the time you reached the tree,” said {S}. “There was a tree where we ate. You had to get there first.” {S} had been the fastest in the street, until the day when it was soup instead.'
      ]
    },
    {
      id: 'child-eats-the-crew',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had put all the beans at one end of the toast. The other end was dry. “Mine’s got a beach,” said {S}. {A} looked at it. There was even a line where the tide had been.',
        'Then {S} lifted up the toast for a bite. All the beans slid down across the beach, and stood in a heap at the edge. “They wanted to see the sea,” said {S}.'
      ]
    },
    {
      id: 'pet-waits',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'One bean got off on its own. It rolled along the rim of the plate, and dropped, and {A} was there. {A} turned it over, and looked at it from below. It was not a thing that {A} had asked for.',
        'In the end {A} pushed it gently under the chair, and lay down in front. “That one’s safe,” said {H}. A bit of crust was another matter. That did not even reach the floor.'
      ]
    },
    {
      id: 'eat-quickly',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One could also be quicker than the sauce. {H} took three bites without a word, from the outside in. The sauce ate from the inside out. They met about halfway. “Who won?” asked {A}.',
        '{H} could not answer for the moment. By size it was {H}, but there was more of the sauce still to come. Besides, the beans had all been left behind in a heap. It is hardly beans on toast if you race past the beans.'
      ]
    },
    {
      id: 'dry-corner',
      A: 'partner',
      paragraphs: [
        '“That corner’s still crisp,” said {A}. {H} tapped on it with the fork. Tick. There was sauce on it too, but it stood in round drops and did not go in.',
        '{H} turned the plate to the lamp, and the corner shone. There the butter was thick. The rest had been given a scrape. “It’s wearing something,” said {H}. “It’s got its raincoat on,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'right-up-to-the-edge',
      A: 'partner',
      paragraphs: [
        'Sauce is mostly water, and water can’t get through butter. There was one slice left. {H} buttered it with the back of a spoon, out to each edge and into all four corners. “You’ve missed a hole,” said {A}. {H} filled the hole.',
        'Then the beans went on, with all their sauce. They waited. The sauce ran this way and that, and found no way down.'
      ]
    },
    {
      id: 'drops',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} let one more drop of sauce fall from a fork, onto a corner of the butter. It sat there as round as a bead. {H} tilted the plate a little. The drop rolled to the edge, and thought better of it, and rolled back.',
        '“It’s looking for the door,” said {A}. Where it had been, nothing was wet. Ducks do it in the same way, said {A}. They butter themselves all over, with their own, before they go in.'
      ]
    },
    {
      id: 'who-butters',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Most people stop before the edge,” said {A}. {H} thought about most people. They buttered the middle, and left a path round it, so as to have somewhere to walk. “And then they’re surprised,” said {H}.',
        'It was the corners that had taken time. Butter does not like to go into a corner. You have to take it there, and come back without it. {H} had gone to all four, and had said at each that it would only be for supper.'
      ]
    },
    {
      id: 'passengers',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The beans noticed nothing. They sat on the butter in their sauce, as before, and looked in every direction. “Ought we to tell them that they’re dry underneath?” asked {H}. “They aren’t,” said {A}. “It’s the toast that’s dry.”',
        'That was so. A bean on a raft and a bean on a lake get equally wet. {H} looked at the toast from the side, through the gap below the crust. The toast was the only one on the plate with dry feet.'
      ]
    },
    {
      id: 'crack',
      A: 'partner',
      paragraphs: [
        '{H} waited as long as anyone can with beans on toast. Then {H} bit into the middle, right under them, where it is always softest. Crack! A bean jumped. “It’s held,” said {A}.',
        'And it went crack to the end. The last corner had one bean on it, sitting in a round drop. {H} held it up for {A} to see, and they listened. Crack. After that there was only the plate, and the plate was wet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a bite of toast too, while it could still be heard.',
      '{names} warned the beans that they were going under.',
      { text: '{names} moved the last dry slice away from the sauce.', needs: ['hands'] },
      { text: '{names} passed over a fork for the rescue.', needs: ['hands'] }
    ],
    way: [
      '{names} tasted the wall, and said that it was mostly sauce.',
      '{names} listened to the toast, and it said nothing.',
      { text: '{names} gave three beans to stop the leak, and they leaked too.', needs: ['hands'] },
      { text: '{names} laid a crust along the outside of the harbour, and it went soft.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the edge, and no sauce came over.',
      '{names} listened under the beans for drips, and there were none.',
      { text: '{names} brought the rest of the butter, in case of a storm.', needs: ['hands'] },
      { text: '{names} buttered a raft as well, right up to its edge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was washed, and the butter on it did not want the water either.',
    '{H} washed, and lay down in the middle, and the blanket was spread right up to each edge.'
  ],
  last: [
    'All four corners were covered, and nothing got in, and {H} was asleep.',
    'A raft went by, quite dry, with one bean on it, and {H} was asleep.'
  ]
})
