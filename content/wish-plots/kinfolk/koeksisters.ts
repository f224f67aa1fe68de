import { wishPlot } from '../wish-plot.ts'

export const koeksisters = wishPlot({
  id: 'wish-koeksisters',
  wishes: ['koeksister', 'koeksisters', 'koesister', 'koesisters', 'koeksuster', 'koeksusters', 'koek sister', 'koek sisters', 'koeksisters gogo', 'koeksisters ouma', 'koeksister syrup', 'making koeksisters', 'plaited doughnut', 'plaited doughnuts', 'plaited donut', 'plaited donuts', 'braided doughnut', 'braided doughnuts', 'braided donut', 'braided donuts', 'twisted doughnut', 'twisted doughnuts', 'twisted donut', 'twisted donuts', 'doughnut plait', 'doughnuts plait', 'doughnut braid', 'donut braid', 'donuts braid', 'plaited sweet syrup', 'twisted dough', 'twisting dough', 'doughnuts syrup', 'doughnut syrup', 'sticky doughnuts', 'sticky doughnut', 'sticky plait'],
  answers: ['koeksister', 'koeksisters', 'sticky', 'sweet', 'syrup', 'sugar', 'cold', 'hot', 'ice', 'oil', 'fried', 'fry', 'frying', 'crisp', 'crispy', 'crunchy', 'dough', 'doughnut', 'doughnuts', 'donut', 'donuts', 'plait', 'plaits', 'plaited', 'plaiting', 'braid', 'braids', 'braided', 'braiding', 'twist', 'twists', 'twisted', 'twisting', 'strand', 'strands', 'three', 'two', 'ginger', 'lemon', 'cinnamon', 'bake', 'bakes', 'baking', 'baked', 'make', 'makes', 'making', 'made', 'cook', 'cooks', 'cooking', 'eat', 'eating', 'ate', 'kitchen', 'stall', 'market', 'fete', 'school', 'church', 'sunday', 'saturday', 'holiday', 'weekend', 'today', 'south', 'africa', 'african', 'afrikaans', 'cape', 'malay', 'gogo', 'ouma', 'oupa', 'grandma', 'granny', 'nana', 'aunty', 'auntie', 'tannie', 'mum', 'mummy', 'mom', 'dad', 'cousin', 'cousins', 'family', 'fingers', 'licking', 'with', 'helping', 'help', 'learn', 'learning', 'first', 'favourite', 'loves', 'treat', 'tea'],
  except: ['burn', 'burnt', 'burned', 'hospital', 'fire', 'diabetes', 'allergic', 'allergy', 'sick', 'hair', 'policeman', 'police', 'dragon', 'challah', 'stolen', 'stole', 'died'],
  moods: ['learning', 'first', 'losing'],
  fed: true,
  company: ['koeksister', 'koeksisters', 'plait', 'pot', 'bowl', 'syrup', 'oil', 'tongs', 'strands', 'neighbour', 'ice'],
  about: 'The hero’s koeksisters let go of each other in the hot oil, until it is seen that the neighbour pinches both ends, and that in the cold syrup nothing lets go any more.',
  titles: ['Hold Hands at Both Ends', 'Three Worms and a Koeksister', '{H} Plaits the Dough', 'Hot Into Cold', 'Nothing Lets Go'],
  want: [
    {
      id: 'the-longest',
      A: 'partner',
      paragraphs: [
        '{H} wanted to make the longest koeksister of all. A koeksister is a plait of dough. It is fried hot, and then dropped into cold syrup. The neighbour from over the road had come with the big pot, and stood at the stove. {H} and {A} sat at the far end of the table, where the dough was. {H} laid three strands side by side and plaited them, left over middle, right over middle. “As long as my arm,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'three-worms',
      A: 'partner',
      paragraphs: [
        'The neighbour let the long plait down into the oil. It went in as one. But there it swelled, and the tail end opened like a mouth. The three strands let go of each other, and swam off to three sides. “That isn’t a koeksister,” said {A}. “That’s three worms.” So {H} plaited the next one much tighter. It was as hard as a rope, and it let go even faster.'
      ]
    },
    {
      id: 'which-is-the-middle',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Left over middle,” said {A}, and kept count. “Right over middle.” {H} did it. But whichever strand went over the middle was the middle afterwards. The one that had been the middle was on the outside, and had to come back.',
        '“So who’s the real middle?” asked {H}. {A} watched it for six turns. “They take it in turns,” said {A}. “It’s the only fair way, with three.” The dough seemed to have thought of that by itself. {H} would have had a race. It would have had a start, and a finish, and one strand that came last and was clapped. But then there would have been no plait. There would only have been three in a hurry.'
      ]
    },
    {
      id: 'a-knot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll tie a knot in it,” said {H}. “A knot never lets go.” It was a very good knot, as big as an egg. The neighbour fried it for a long time. All round the edge it was brown, and in the middle it was still asleep.',
        '“Who’s going to eat that?” asked {A}. They pressed it with a spoon, and it pressed back. In the end it was laid on a shopping list, for there was a draught. The list did not move again all day.'
      ]
    },
    {
      id: 'who-invented-them',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“They say that it was two sisters,” said {A}. “They sat by the stove and gossiped, and plaited their dough without looking. That’s why it’s called a koeksister.” {H} tried it like that. {H} looked at the ceiling, and told {A} about a goat.',
        'When {H} looked down, the koeksister had {H}’s sleeve in it. It was plaited in very well, left over middle. “Then they wore short sleeves,” said {A}.'
      ]
    },
    {
      id: 'alphabet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'What had let go in the oil lay on a plate, brown and bent. “That one’s an S,” said {A}. {H} turned another worm round. It was a J, or a fish hook. They pushed them together, and tried to write koeksister.',
        'There was no K at all. A K has four ends, and a worm has only two. So they wrote “sis”, which is in the middle of a koeksister, and ate that. It was good, but it was only a third of a word.'
      ]
    },
    {
      id: 'elder-at-the-fete',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We sold koeksisters at the school fete,” said {S}. “I stood at the till. Everybody paid me with the fingers they had eaten with.” “And then?” asked {A}. “In the evening I counted the money,” said {S}.',
        '“I couldn’t put it down. The notes hung on one hand, and when I took them off, they hung on the other.” {A} wanted to know how much it had been. “It was one lump,” said {S}.'
      ]
    },
    {
      id: 'child-counts-strands',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} made a koeksister with only one strand. It did not take long. “What do you plait it with?” asked {A}. “With nothing,” said {S}, “so nothing can come undone.” {S} laid it over nothing, and nothing over it.',
        'It came out of the pot as straight as it had gone in. {S} was very pleased with it. “Mine’s the only one that didn’t let go,” said {S}. “Of what?” asked {A}.'
      ]
    },
    {
      id: 'the-pinch',
      A: 'partner',
      paragraphs: [
        '{H} looked at the neighbour’s koeksisters on the tray. They were short and thick, and not one had let go. The neighbour plaited one more, to show it, and {A} watched the neighbour’s thumbs. “There,” said {A}. “A pinch at the beginning, and a pinch at the end.” “Mine was tight all the way along,” said {H}, “and open at both ends.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hold-hands',
      A: 'partner',
      paragraphs: [
        'So {H} plaited a new koeksister, not too tight, and pinched it together at both ends. “Hold hands,” {H} told the strands. The neighbour let the plait down into the oil. It swelled, and turned over. The strands pushed and grew, and at both ends they held. It came up whole and brown. With the long tongs the neighbour dropped it straight into the bowl of ice-cold syrup. It hissed, and was quiet. “Listen, now it’s drinking,” said {A}.'
      ]
    },
    {
      id: 'one-that-cooled',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why does it have to be hot?” asked {H}. So for once they let a koeksister cool on a plate, and then laid it in the syrup. It lay there with its eyes shut, so to speak. It did not drink a drop.',
        'A hot one hissed beside it, and had soon drunk all round. “The hot one’s thirsty,” said {A}. {H} licked the other. It was sweet outside, and inside it had never heard of syrup.'
      ]
    },
    {
      id: 'tired-syrup',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After twenty hot koeksisters the syrup was no longer cold. The ice round the bowl had gone to water. “It’s tired,” said {H}. But there was a second bowl in the freezer, which had been resting. They changed over.',
        '“You’re on until six,” {H} told the new bowl. The old syrup was carried off to the cold, very gently, with a lid on. {A} listened at the door. “It’s lying down,” said {A}. So they closed the kitchen door as well, and plaited in a whisper.'
      ]
    },
    {
      id: 'pet-has-one-foot',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'A drop of koeksister syrup had fallen on the floor, where nobody saw it. {A} found it, by stepping on it. Next there was a drop by the chair. After that came one by the door, and one on the step.',
        '“Who’s been walking about with a koeksister?” asked {H}. {A} looked straight ahead. A bit of paper was stuck to {A}, and it said eggs.'
      ]
    },
    {
      id: 'across-the-road',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Everybody who smelled it came by for a koeksister. A man held out a plate over the fence. A woman held out two, for a friend who was shy. “Hold it at the end,” said {H} each time. “That’s where it’s pinched.” They held it there, and it held.',
        'After that you could see who had been. At the bus stop a man tried to turn a page, and took the whole newspaper with him. “He’s had two,” said {A}.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        'In the evening there was one koeksister left, and it was {H}’s own, as long as a hand. {H} held on to one end and offered {A} the other. It cracked outside, and then the syrup ran. When it was gone, {H} wanted to wave to the neighbour, and {A} came along with the wave. They were stuck together, just at the ends. “Let go,” said {A}. “I have,” said {H}. They both looked at the place, and nobody had even pinched it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down as near to the tray as was allowed.',
      '{names} sniffed at the dough, and got a white nose.',
      { text: '{names} rolled a strand for the middle, as thin as a pencil.', needs: ['hands'] },
      { text: '{names} put ice round the bowl with the syrup, and an extra bit into it.', needs: ['hands'] }
    ],
    way: [
      '{names} ate one of the worms, and looked for the other two.',
      '{names} guessed that it was the flour, and was wrong.',
      { text: '{names} plaited a koeksister backwards, and it let go backwards.', needs: ['hands'] },
      { text: '{names} lent a clothes peg to hold an end, but pegs don’t fry.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a short thick one, and was not heard for some time.',
      '{names} stuck to the chair, and had to be asked twice.',
      { text: '{names} pinched the ends of six, and said hold hands to each.', needs: ['hands'] },
      { text: '{names} carried the plate round, and was carried round by it.', needs: ['hands'] }
    ]
  },
  bed: [
    'Warm water got them apart, one finger at a time. The neighbour took the big pot home, and the syrup lay down in the cold.',
    '{H} was washed up to the elbows, and lay in bed with three pillows, left over middle.'
  ],
  last: [
    'In the cold the syrup rested, the tray was empty, and {H} was asleep, with both hands folded.',
    'Two fingers still held on to each other a little, and {H} was asleep.'
  ]
})
