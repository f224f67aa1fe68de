import { wishPlot } from '../wish-plot.ts'

export const torchWalk = wishPlot({
  id: 'wish-torch-walk',
  beginsElsewhere: true,
  wishes: [
    'torch walk', 'torchlight walk', 'torch light walk', 'torches walk', 'torches walked', 'torch walked', 'walk torches', 'walking torches', 'walking torch', 'walk flashlights', 'walk flashlight', 'flashlight walk', 'flashlights walk', 'walking flashlight', 'walk headlamps', 'walk head torches', 'headtorch walk', 'outside torches', 'outside torch dark', 'out torch dark', 'outside flashlights', 'night walk', 'nightwalk', 'night time walk', 'nighttime walk', 'night hike', 'walk in the dark', 'walking in the dark', 'walked in the dark', 'dark walk', 'evening walk stars', 'walk stars', 'walk moonlight', 'moonlight walk', 'moonlit walk', 'walk after dark', 'walk after dinner', 'walk after supper', 'stroll after dinner', 'walk before bed', 'walk bedtime',
    'pyjamas stars', 'pajamas stars', 'pjs stars', 'pyjamas moon', 'pajamas moon', 'pjs moon', 'pyjamas outside', 'pajamas outside', 'pjs outside', 'pyjamas walk', 'pajamas walk', 'pjs walk', 'pyjamas out dark', 'out in pyjamas night', 'out in pajamas night', 'out see stars', 'outside see stars', 'out look stars', 'outside look stars', 'outside stars', 'looked at stars', 'looking at stars', 'stargazing', 'star gazing', 'stargaze', 'look moon after dinner', 'see moon after dinner', 'look moon after supper', 'see moon after supper', 'outside look moon', 'outside see moon', 'out look moon', 'out see moon', 'stars after dinner', 'stars after supper', 'stars before bed', 'stayed up stars', 'stayed up late stars', 'up late stars'
  ],
  answers: ['torch', 'torches', 'flashlight', 'flashlights', 'walk', 'walks', 'walked', 'walking', 'night', 'dark', 'evening', 'late', 'pyjamas', 'pajamas', 'pjs', 'coat', 'coats', 'boots', 'wellies', 'stars', 'star', 'moon', 'sky', 'out', 'outside', 'outdoors', 'see', 'saw', 'seeing', 'look', 'looked', 'looking', 'watch', 'watching', 'watched', 'went', 'go', 'goes', 'going', 'gone', 'after', 'before', 'dinner', 'tea', 'supper', 'bed', 'bedtime', 'bath', 'up', 'stay', 'stayed', 'staying', 'tonight', 'yesterday', 'last', 'tomorrow', 'weekend', 'winter', 'summer', 'autumn', 'street', 'lane', 'village', 'park', 'hill', 'round', 'block', 'field', 'country', 'camping', 'holiday', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandad', 'grandpa', 'nana', 'granny', 'sister', 'brother', 'cousin', 'cousins', 'family', 'uncle', 'auntie', 'friends', 'together', 'with', 'first', 'time', 'new', 'own', 'special', 'treat', 'exciting', 'excited', 'fun', 'loved', 'loves', 'love', 'wants', 'story', 'about', 'please', 'big', 'little', 'bright', 'our', 'all', 'whole', 'we'],
  except: ['alone', 'lost', 'afraid', 'scared', 'frightened', 'ghost', 'ghosts', 'monster', 'monsters', 'halloween', 'bonfire', 'fire', 'sleepwalk', 'sleepwalking', 'ran', 'run', 'police', 'stranger', 'hurt', 'hospital', 'forest', 'bear', 'owl', 'bats', 'fox', 'fireflies', 'hedgehog', 'died', 'heaven', 'space', 'rocket', 'shooting', 'falling', 'fell', 'film', 'pop', 'football', 'dog', 'dance', 'why', 'how', 'what', 'lantern', 'lanterns', 'school', 'nursery', 'party', 'space', 'astronaut', 'fly', 'flying'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  out: true,
  fed: true,
  company: ['cat', 'torch', 'torches', 'beam', 'stars', 'lane', 'coats', 'boots'],
  about: 'The hero goes out in pyjamas with the brightest torch to see the stars, and it lights up everything but those.',
  titles: ['Coats over Pyjamas', 'The Brightest Torch', '{H} Switches Off', 'As Far As the Last Lamp', 'Count to Sixty'],
  want: [
    {
      id: 'coats-over-pyjamas',
      A: 'partner',
      paragraphs: [
        'After supper {H} and {A} did not go to bed. They put coats on over their pyjamas, and boots on bare feet, and went out of the door. It was dark, and {H} had the big torch. {H} wanted to see the stars.',
        '“As far as the last street lamp, and then a bit,” said {A}, who had the small torch. {H}’s beam ran ahead down the path. It found a gate, and a cat on it that had thought it was alone.'
      ]
    }
  ],
  way: [
    {
      id: 'stripes-out-below',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Below {A}’s coat there was a good bit of pyjama, and it was striped. {H} had moons on. “If we meet anybody, we’re dressed down to the knee,” said {A}. “After that we’re in bed.”',
        'They met a man with a parcel. They said good evening, and so did he. He was dressed down to the ankle, and then he had slippers on.'
      ]
    },
    {
      id: 'long-legs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} walked in front, and {H} shone the torch from behind. On the wall grew a huge {A}, with legs as long as a ladder. It stepped over a whole house. It had to bend in the middle to get across the roof.',
        '“Now you,” said {A}, and shone. {H} lifted one arm, and up there a hand as big as a tree stroked the chimney. When the wall came to an end, both shadows went back into their boots.'
      ]
    },
    {
      id: 'past-the-lamp',
      A: 'partner',
      paragraphs: [
        'Behind the last lamp began the lane, with a hedge on each side. Here {H} stopped and shone straight up. The beam went up past the top of a tree, and there it got thin. At the end of it there was nothing.',
        '“It doesn’t reach,” said {H}. “Use both,” said {A}, and held the small torch beside it. Now there were two beams going up to nothing. “Perhaps there aren’t any tonight,” said {H}.'
      ]
    },
    {
      id: 'green-eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the hedge two small green lights went on, close together. {H} held the torch quite still. One of the lights went out, and came on again. “It winked,” said {H}.',
        '“It’s the cat from the gate,” said {A}. “Cats’ eyes have a mirror at the back. They send your light home again.” {H} lowered the torch, to be polite. The two green lights went out, and something soft ran off through the hedge.'
      ]
    },
    {
      id: 'red-hand',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} laid one hand over the glass of the torch, and it lit up red from the inside. You could see where each finger was joined on. “That’s me,” said {H}, “with the light on.” {A} did it as well.',
        'They went along like that, with two red hands in front of them. They gave almost no light. But they waved very well, and far off by a window somebody waved back.'
      ]
    },
    {
      id: 'what-is-up-late',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By day nobody had been on the wall. Now it was as busy as a street. Four snails were out, and each drew a silver line behind it. A beetle was in a hurry. A worm had come halfway out of the ground to see who was walking.',
        '“They’ve all waited till we’d gone in,” said {A}. {H} lowered the beam so that it wouldn’t dazzle them. The worm went back in, and left the door open.'
      ]
    },
    {
      id: 'small-torch-yellow',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had a turn with the small torch. It was old, and its light was yellow, with a ring in the middle. When it was shaken it got brighter, out of fright, and then it slowly faded again.',
        '“It doesn’t like the dark,” said {A}. {H} shone at it from the side with the big one. That looked kind. But in so much light the small torch could hardly be seen, however hard {A} shook it.'
      ]
    },
    {
      id: 'sounds-come-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They stood still, to find out how quiet it was. It wasn’t. A gate clicked. Water ran somewhere, under a lid. A long way off a train went by, and took its time about it.',
        '“Was that there before?” whispered {H}. “It’s there all day,” whispered {A}. “But by day it’s at the back of the queue.” Something rustled. It was {A}’s pyjamas.'
      ]
    },
    {
      id: 'pet-in-the-dark',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} needed no torch. {A} knew exactly who had been here, and when. At one post {A} stood for a long time, since there was so much to find out. {H} shone on it. It was a post.',
        'A moth came into the beam. {A} looked at it go round three times. Then it flew out of the light and was gone. {A} looked at {H}, to see who had done that.'
      ]
    },
    {
      id: 'elder-bicycle-lamp',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My first lamp was on a bicycle,” said {S}. “It only shone while you pedalled. If you went uphill you went slowly, and then it was dark, just where you needed it.” “And downhill?” asked {A}.',
        '“Downhill it was like a lighthouse,” said {S}. “I could see every stone I was too fast for.” {S} walked a few steps with high knees, as if pedalling. {A} covered the torch for the hill, and let it out again.'
      ]
    },
    {
      id: 'child-moth-game',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'The ring of light lay on the path, and {S} stood in it. When {A} moved it, {S} had to stay inside. It crept off to the left, and {S} crept along. It hopped. {S} hopped. “It’s going up the wall,” called {S}. “That isn’t fair.”',
        'Then the ring got tired, and came down to {S}’s boots. It shrank to the size of a plate. {S} stood in it on one leg, and did not wobble for three whole breaths.'
      ]
    },
    {
      id: 'too-bright',
      A: 'partner',
      paragraphs: [
        '{A} had looked away, behind the hedge, where neither of the torches shone. “There’s one,” said {A} slowly. “And it’s gone again, because you shone over here.” {A} switched off the small torch. “Yours is too bright. It only lets us see what it’s shining on.”',
        '{H} held the big torch with both hands. “If I put it out, it’s dark,” said {H}. “I’ll have hold of your sleeve,” said {A}. “And our eyes need a while. We’ll count.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hundred',
      A: 'partner',
      paragraphs: [
        'Click. It was as dark as the inside of a boot. “One, two,” said {H}. At twenty the hedge came back. At forty there was a star over the tree, and one more. At sixty so many came at once that {H} forgot to count.',
        'Then the whole sky was full, right down to the roofs. “Who switched them on?” whispered {H}. “They’ve been on all the time,” said {A}. They leaned back as far as the coats allowed.'
      ]
    },
    {
      id: 'one-that-moves',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One of the stars moved. It came up over the tree and went steadily across, with no blinking and no noise. “That’s a satellite,” said {A}. “It’s as big as a car, and it goes right round the world before you’ve finished your breakfast.”',
        '{H} took aim with the big torch, but did not switch it on. A star that is on its way somewhere should not be dazzled. They turned on the spot and went with it, until it was behind {A}’s hood.'
      ]
    },
    {
      id: 'saucepan-in-sky',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} drew lines between the stars with one finger. Three made a hat. Seven made a cup with a chair in it. “That one’s a dog,” said {A}, and pointed. Each of them looked along the other’s arm.',
        '“I can only see your glove,” said {H}. It had a hole in the thumb, and in the hole was a star. So that one was theirs, and easy to find again, for as long as {A} stood there.'
      ]
    },
    {
      id: 'home-with-them-off',
      A: 'partner',
      paragraphs: [
        'They walked home without the torches. {H} could see the lane now, pale between the hedges. “It wasn’t dark at all,” said {H}. “We just had the light on.”',
        'Over the roofs at home the moon had come up, round and yellow. “Is that too bright as well?” asked {H}. “A bit,” said {A}. But nobody could switch it off. They stood and looked at it until their feet got cold.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went out at the door first, and waited to hear why.',
      '{names} smelled the night, from left to right.',
      { text: '{names} tucked some pyjama into a boot, and it came out again.', needs: ['hands'] },
      { text: '{names} did up a coat one button too high.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped into the beam, and had four long legs or so on the wall.',
      '{names} kept close to somebody’s coat, on the warm side.',
      { text: '{names} lit up a chin from below, and bowed.', needs: ['hands'] },
      { text: '{names} shone on the path, so that the snails were not trodden on.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up, with an open mouth, and saw them all.',
      '{names} yawned at the sky, and the sky took no notice.',
      { text: '{names} pointed at one star, and nobody knew which.', needs: ['hands'] },
      { text: '{names} held on to the next sleeve along.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats went back on their hooks, and the boots went under them. The torch lay on the shelf with its face to the wall.',
    '{H} washed two cold feet, and lay down. The light went out, click. At twenty the window came back.'
  ],
  last: [
    'At sixty there was a star in the corner of the window, and {H} was asleep.',
    'The stars were all still on, right down to the roofs, and {H} was asleep.'
  ]
})
