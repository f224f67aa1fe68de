import { wishPlot } from '../wish-plot.ts'

export const snowDuck = wishPlot({
  id: 'wish-snow-duck',
  wishes: ['snow duck', 'snow ducks', 'snowduck', 'snow-duck', 'snow ducklings', 'snow duckling', 'duck of snow', 'duck out of snow', 'duck from snow', 'made of snow duck', 'duck instead of a snowman', 'snow duck instead of a snowman', 'building a snow duck', 'making a snow duck', 'snow animal instead of a snowman', 'animal instead of a snowman', 'animals instead of snowmen', 'bird instead of a snowman', 'hedgehog instead of a snowman', 'cat instead of a snowman', 'snow ducks in a row', 'snow duck family', 'snow duck yard', 'snow duck beak', 'not enough snow snowman', 'not enough snow for a snowman', 'only enough snow for a duck', 'enough snow for a small snowman', 'not much snow snowman', 'snow duck mold', 'snow duck maker', 'rabbit instead of a snowman', 'bear instead of a snowman', 'dog instead of a snowman', 'turtle instead of a snowman', 'penguin instead of a snowman', 'dinosaur instead of a snowman', 'caterpillar instead of a snowman', 'snake instead of a snowman', 'making snow animals', 'make snow animals', 'building snow animals', 'built snow animals', 'snow duck made today', 'snow duck built', 'snow duck head', 'schneeente', 'lumiankka', 'snow sculpture', 'snow sculptures'],
  answers: ['snow', 'snowy', 'snowed', 'snowing', 'snowman', 'snowmen', 'duck', 'ducks', 'duckling', 'ducklings', 'quack', 'quacks', 'instead', 'of', 'not', 'enough', 'little', 'tiny', 'small', 'low', 'bit', 'only', 'thin', 'first', 'winter', 'december', 'january', 'february', 'cold', 'morning', 'afternoon', 'today', 'yesterday', 'tomorrow', 'day', 'night', 'yard', 'street', 'playground', 'park', 'outside', 'balcony', 'made', 'make', 'makes', 'making', 'built', 'build', 'builds', 'building', 'rolled', 'rolling', 'roll', 'ball', 'head', 'fell', 'beak', 'tail', 'wings', 'feet', 'eyes', 'row', 'line', 'family', 'mother', 'babies', 'baby', 'many', 'lots', 'ten', 'with', 'and', 'together', 'animal', 'animals', 'other', 'mittens', 'gloves', 'hands', 'carrot', 'orange', 'stones', 'mum', 'mom', 'dad', 'daddy', 'mummy', 'grandma', 'grandpa', 'brother', 'sister', 'friend', 'cousin', 'we', 'our', 'wanted', 'wants', 'who', 'school', 'nursery', 'penguin', 'bear', 'rabbit', 'dog', 'cat', 'hedgehog', 'turtle', 'snake', 'caterpillar', 'dinosaur', 'bird', 'weekend', 'saturday', 'sunday', 'steps', 'front', 'back', 'neighbours', 'everyone', 'cute', 'funny', 'white', 'swimming', 'swim', 'grandad', 'nana', 'auntie', 'uncle'],
  except: ['hunting', 'shot', 'died', 'dead', 'frozen', 'froze', 'hurt', 'hospital', 'injured', 'lost', 'stuck', 'rubber', 'bath', 'dinner', 'peking', 'alive', 'melt', 'melts', 'melted', 'melting', 'cried', 'crying', 'pond', 'lake', 'river', 'feeding', 'fed', 'bread', 'walking', 'real', 'kicked', 'broke', 'smashed', 'destroyed', 'dragon', 'robot', 'monster', 'school closed', 'globe', 'leopard', 'fox', 'owl', 'queen', 'sand', 'plough', 'avalanche'],
  moods: ['first', 'change', 'losing', 'proud'],
  company: ['snow', 'duck', 'duckling', 'ducklings', 'ball', 'yard', 'bench', 'door', 'row', 'wall', 'mitten', 'mittens', 'window', 'snowman', 'water', 'beak', 'bowl'],
  out: true,
  about: 'There is only enough snow for something low, until the lump that has fallen over is seen to be a duck that swims, and its ducklings go after whoever they saw first.',
  titles: ['Only the Top Half', 'The Feet Are Under Water', 'Something Low', '{H} and the Snow Ducklings', 'Whoever They Saw First'],
  want: [
    {
      id: 'the-tummy',
      A: 'partner',
      paragraphs: [
        'In the night a little snow had fallen, and {H} wanted a snowman. {H} and {A} rolled a ball across the yard. When the ball came up to {H}’s knee, there was no more snow. “That’s the tummy,” said {H}. “Where’s the rest of him?” asked {A}. {H} looked up. It must still be in the sky.'
      ]
    }
  ],
  way: [
    {
      id: 'from-the-bench',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was snow on the bench, as wide as two people. {H} swept it off with one arm, and put it in a mitten. It was not much. It was just a mitten full of bench. “For the head?” asked {A}. “For one ear,” said {H}.',
        '“A snowman doesn’t have ears,” said {A}. So {H} swept it back again. The bench had been a bit cold without it.'
      ]
    },
    {
      id: 'asked-the-sky',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could wait for more,” said {A}. They stood beside the ball and waited, with their faces up. After a while something cold fell on {H}’s nose. “It’s starting!” said {H}. It was a drop, from the gutter.',
        '{A} got one as well. They held out their mittens, and in ten minutes they had three drops and a twig. “A snowman with one arm,” said {A}. “That’s a start.”'
      ]
    },
    {
      id: 'leans-over',
      A: 'partner',
      paragraphs: [
        '{H} scraped some snow off the wall, and made a head of it. It was as big as an orange. On that tummy it looked like a button. So {H} took snow from the tummy and gave it to the head. The head grew, and the tummy got thin. Then it leaned, and lay down on its side. It was not a snowman any more. It was a long, low lump, with a bump at one end and a point at the other.'
      ]
    },
    {
      id: 'lying-down',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s a snowman in bed,” said {A}. {H} put a leaf on the lump, for a blanket. Then they both had to whisper. “When does he get up?” whispered {H}. {A} bent down to the bump to ask.',
        '“He says that he’s only just got here,” whispered {A}. But a snowman in bed does nothing at all. After a time {H} took the leaf away again, and it had a good shape.'
      ]
    },
    {
      id: 'pet-walks-on-it',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} did not care for snow as such, and looked at the lump from the doorstep. It had not been there yesterday. It had no smell. It was about as high as {A}, and would not say good morning.',
        '“It’s only snow,” somebody said. {A} waited a while longer for an answer. Then {A} sat down with {A}’s back to the lump, so that it should see how that felt.'
      ]
    },
    {
      id: 'elder-snow-hedgehog',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We never had much snow,” said {S}. “One year it was just enough for a snow hedgehog. We stuck in all our pencils.” “And the next year?” asked {A}. “Half as much,” said {S}. “We made a flounder.”',
        '{A} had never heard of a snow flounder. “It’s the easiest of all,” said {S}. “You leave the snow where it is, and put in two eyes on the same side.”'
      ]
    },
    {
      id: 'child-is-a-snowman',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ll be the rest of him,” said {S}, and stood behind the ball. From in front there was a tummy of snow, and on it stood {S}’s head, with a hat. It was the best snowman in the street. {A} walked round it twice.',
        '“Now don’t move,” said {A}. {S} did not move for very long. Then the snowman’s nose ran, and {A} had to lend it a handkerchief.'
      ]
    },
    {
      id: 'under-water',
      A: 'partner',
      paragraphs: [
        '{A} walked round the lump with {A}’s head on one side. “It hasn’t got any legs,” said {H}. “It has,” said {A} slowly. “They’re under the water.” “What water?” asked {H}. {A} drew a line round the lump with one finger. “When a duck swims, you only get the top half.” {H} looked again. The bump was a head, and the point was a tail. It was so low because it was swimming.'
      ]
    }
  ],
  turn: [
    {
      id: 'eyes-in',
      A: 'partner',
      paragraphs: [
        '{H} gave the snow duck a beak of bark, and two stones to see with. It looked out over the yard, where there was nothing. “It wants somebody to swim with,” said {H}. There was snow left along the wall, in handfuls. One handful made one duckling. {H} set eight of them in a row behind the duck. Then {H} knelt in front of each, and put in its eyes. They were only crumbs of earth, but they could see.'
      ]
    },
    {
      id: 'warm-feet',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Don’t they get cold feet down there?” asked {H}. “A duck’s feet are always cold,” said {A}, “so it doesn’t notice. Only the top half is kept warm.” {H} felt down inside one boot. It was just the same with {H}.',
        'They both stamped about a bit, and kept the top half quite still, as a duck does. Seen from behind the wall, they were swimming.'
      ]
    },
    {
      id: 'the-water-line',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had put one boot down beside the snow duck. “You’re standing in the lake,” said {H}. {A} looked down. So {A} was. It came up to the knees, if you thought about it, and it was getting in.',
        '{A} waded to the bench, with big steps, and emptied out the boot. Nothing ran out. “It’s soaked in,” said {H}. From then on they walked round by the shore.'
      ]
    },
    {
      id: 'the-short-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For a ninth duckling there was only half a handful of snow. It came out very flat, with its eyes close to the ground. “That one’s diving,” said {A}. “A duck puts its head down, and then only its tail looks out.”',
        'So {H} turned it over. It was no trouble to make, for the head could be left off. It was the only one that saw what was going on below.'
      ]
    },
    {
      id: 'a-crooked-row',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} looked along the row of ducklings with one eye shut. “The fifth has drifted off,” said {A}. {H} saw it as well. The fifth was looking at the wall. {A} gave it a little push from the side.',
        'Then the sixth was out of line, and the seventh after it. “It’s the waves,” said {H}. “You mustn’t push in the water.” They left the row as it was, and it looked more like swimming.'
      ]
    },
    {
      id: 'other-snow-things',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What else have we only seen the top of?” asked {A}. {H} thought. There were hippos. There was the plumber, that time under the sink, but there it had been the other half. “Icebergs,” said {A}.',
        'So they could have made any of those, with just as little snow. {H} looked at the duck, to see if it had heard. “But we’re glad that it’s you,” said {H}.'
      ]
    },
    {
      id: 'after-whom',
      A: 'partner',
      paragraphs: [
        '“Ducklings go after whoever they see first,” said {A}. {H} stopped. Sixteen eyes were looking at {H}. “They think that I’m the duck,” said {H}. The real one swam on alone, and they did not know.',
        'So {H} turned them all, beak to tail, and squatted down in front of the duck. Now it was a proper row: {H}, the duck, and eight small ones. “I go first,” {H} told them, “and then you.” When it was time to go in, {H} went backwards, quite slowly, all the way to the door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up too, for the rest of the snow.',
      '{names} walked behind the ball, where the ground was bare.',
      { text: '{names} pushed at the ball, from the side where it was heaviest.', needs: ['hands'] },
      { text: '{names} picked the leaves out of the tummy.', needs: ['hands'] }
    ],
    way: [
      '{names} put an eye to the lump, from the bump to the point.',
      '{names} found some snow behind a pot, and sat on it.',
      { text: '{names} brought snow in a hat, and most of it arrived.', needs: ['hands'] },
      { text: '{names} patted the head, and it leaned a little more.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept to the shore, and looked at the ducklings.',
      '{names} went to the end of the row, and swam along.',
      { text: '{names} made one more duckling, out of what stuck to a glove.', needs: ['hands'] },
      { text: '{names} looked for crumbs of earth, two of each size.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mittens dripped on the heater, each into its own lake. From the window you could see the duck and the row behind it. All of it pointed at the door.',
    '{H} washed, and warmed the bottom half. Then {H} lay down with the blanket up to the chin, so that only the top looked out.'
  ],
  last: [
    'The rest of {H} was under the blanket, where nobody sees it, and {H} was asleep.',
    'Out in the yard nine beaks waited for the morning, and {H} was asleep.'
  ]
})
