import { wishPlot } from '../wish-plot.ts'

export const cementMixerCake = wishPlot({
  id: 'wish-cement-mixer-cake',
  wishes: ['cement mixer cake', 'cement mixer makes a cake', 'cement mixer making a cake', 'cement mixer bakes a cake', 'cement mixer baking a cake', 'cement mixer baking', 'cement mixer bakes', 'cement mixer mixes cake', 'cement mixer birthday cake', 'cement mixer birthday', 'cement mixer batter', 'cement mixer dough', 'cement mixer pancakes', 'cement mixer pancake batter', 'cement mixer kitchen', 'cement mixer baker', 'cement truck cake', 'cement truck makes a cake', 'cement truck baking', 'cement truck birthday cake', 'cement lorry cake', 'concrete mixer cake', 'concrete mixer makes a cake', 'concrete mixer baking', 'concrete mixer baker', 'concrete mixer birthday cake', 'concrete truck cake', 'concrete truck bakes', 'mixer truck cake', 'mixer truck bakes a cake', 'cement mixers cake', 'cake in a cement mixer', 'cake mixed in a cement mixer', 'cake mixture cement mixer', 'cement mixer chocolate cake', 'cement mixer sponge cake', 'cement mixer cupcakes', 'cement mixer cookies', 'cement mixer that mixes cake', 'giant cake cement mixer', 'biggest cake cement mixer', 'cement mixer cooks', 'cement mixer pudding', 'cement mixer bakery', 'cement lorry bakes', 'concrete lorry cake', 'cement truck bakes a cake'],
  answers: ['cement', 'concrete', 'mixer', 'mixers', 'truck', 'trucks', 'lorry', 'drum', 'cake', 'cakes', 'birthday', 'chocolate', 'sponge', 'cupcakes', 'cookies', 'batter', 'dough', 'mixture', 'flour', 'eggs', 'sugar', 'milk', 'butter', 'bake', 'bakes', 'baking', 'baker', 'baked', 'mix', 'mixes', 'mixing', 'mixed', 'make', 'making', 'stir', 'stirs', 'stirring', 'turn', 'turns', 'turning', 'round', 'stop', 'stops', 'never', 'hard', 'set', 'sets', 'tip', 'tips', 'pour', 'pours', 'tin', 'tins', 'bowl', 'oven', 'kitchen', 'party', 'giant', 'biggest', 'whole', 'orange', 'yellow', 'red', 'site', 'building', 'builder', 'builders', 'digger', 'wheelbarrow', 'slice', 'fork', 'everyone', 'street', 'cooking', 'cook', 'very', 'really', 'too', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'mummy', 'daddy', 'auntie', 'neighbours', 'neighbourhood', 'site’s', 'pudding', 'icing', 'jam', 'hungry'],
  except: ['stuck', 'broke', 'broken', 'sand', 'crash', 'died', 'hurt', 'hospital', 'scared', 'afraid', 'bucket', 'crane', 'train', 'wedding', 'competition', 'contest', 'mud', 'road', 'fell', 'pancake machine', 'ice cream', 'robot', 'dinosaur'],
  moods: ['waiting', 'change', 'first', 'learning'],
  company: ['mixer', 'drum', 'cake', 'batter', 'tin', 'tins', 'oven', 'flour', 'eggs', 'ladle', 'jar', 'lid', 'spoon', 'window', 'wheelbarrow', 'fork'],
  isTale: true,
  about: 'A cement mixer mixes a cake and may never stop turning, because whatever stands still goes hard, until a jam jar shows it the way out and an oven shows it what hard is good for.',
  titles: ['It Never Stops', 'Forty Eggs and the Lid of a Jar', '{H} and the Cement Mixer', 'Which Way the Jam Goes', 'Not with a Hammer'],
  want: [
    {
      id: 'forty-eggs',
      A: 'partner',
      paragraphs: [
        '{H} was baking a cake with {A}, for the whole street. There were forty eggs, and the bowl took four. Outside the window stood a cement mixer, and turned. “I’ll mix it,” said the cement mixer. “I’ve been rinsed.”',
        'In went the flour, and the butter, and the eggs, and round they went. {H} wanted that cake in the oven. “You can stop now,” said {H}. “I never stop,” said the cement mixer.'
      ]
    }
  ],
  way: [
    {
      id: 'ladle',
      A: 'same',
      paragraphs: [
        '“Whatever stops goes hard,” said the cement mixer. “I stopped once, for lunch. They came with hammers.” So {H} and {A} held the largest tin below the rim, and waited for something to spill. The batter rose on one side, and slid down on the other. Nothing came over the rim but a smell of vanilla. “It always goes back to the bottom,” said {A}. Their arms got tired. The cement mixer hadn’t any.'
      ]
    },
    {
      id: 'recipe',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long do you mix it?” asked {A}. “Till four,” said the cement mixer. “With a wall it’s till four.” {A} looked up the cake. It was to be stirred until it was smooth, it said, and no longer. It had been smooth since ten past two.',
        '“What happens if it’s longer?” asked the cement mixer. {A} read on. “It gets tough.” “Tough’s good,” said the cement mixer. It had once had a bridge praised for that. {H} tried to think of a slice of bridge.'
      ]
    },
    {
      id: 'stones',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cement mixer wished to know when the gravel came. “There isn’t any,” said {H}. “What does it hold on by, then?” It had never mixed a thing without stones in. It thought that it would fall down as soon as anyone leaned on it.',
        '{A} fetched the raisins. They rattled a little as they went in, and the cement mixer was easier. “They’re soft,” it said after three turns. “But they’ve got the right idea.” It turned with more feeling from then on.'
      ]
    },
    {
      id: 'other-level',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had put on a hat, as one does on a building site, and brought a spirit level. There is a small bubble in one of those, and it has to be in the middle. “A cake should be level,” said {A}, and laid it across the empty tin.',
        'The bubble was in the middle. {A} was so pleased that {A} measured the table as well, and the butter. The butter leaned. “Shall we pull it down?” asked the cement mixer. “We’ll put jam on the low side,” said {A}.'
      ]
    },
    {
      id: 'pet-turns',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} sat in front of the drum and watched the batter go by. It came up on the left, and fell down in the middle. {A}’s head came up on the left too, and went down in the middle. After a while there were two of them mixing.',
        '“Has {A} got a recipe?” asked the cement mixer. A splash of batter flew out, and landed on {A}’s nose. {A} stopped at once. “There,” said the cement mixer. “Now it’ll go hard.” But {A} knew what to do against that, and did it with one lick.'
      ]
    },
    {
      id: 'elder-wooden-spoon',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We stirred a hundred times by hand,” said {S}, “and to the right. Grandmother said that to the left it would curdle.” “Was it true?” asked {A}. “We never dared,” said {S}. “One of us counted, and one held the bowl.”',
        'The cement mixer had listened with respect. “A hundred,” it said. “And what did you do then?” “Then we stopped,” said {S}. It was quiet out there, but for the turning. “You were brave people,” said the cement mixer.'
      ]
    },
    {
      id: 'child-is-a-mixer',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was a cement mixer too, and went round and round on the rug with {S}’s arms out. “I never stop,” said {S}. “I’m mixing a tower.” Then {S} stopped, and sat down. The room went on by itself.',
        '“Are you going hard?” asked {A}. {S} felt both knees. They bent, but they were thinking about it. “A bit,” said {S}. {A} turned {S} round once more, slowly, to be on the safe side.'
      ]
    },
    {
      id: 'window-shut',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The cement mixer told them what it had mixed. There had been a step for a post office, and half a swimming pool. “Whenever I come by, it’s still there,” it said. “That’s how it is with us. It lasts.” Its drum went round, with the cake in it.',
        '“And how long does a cake last?” it asked. {H} and {A} looked at each other. There were nine children in the street. “Till about five past,” said {A}. The cement mixer asked, past what.'
      ]
    },
    {
      id: 'the-jam-jar',
      A: 'partner',
      paragraphs: [
        '{A} unscrewed a jar of jam, for thinking. {H} looked into the drum from a step away. Inside it a long fin ran round and round to the bottom, like stairs in a tower. “It’s a screw,” said {H}. “It screws the batter down.” {A} looked at the jar, and screwed the lid on, and off. “On’s one way,” said {A}, “and off’s the other.” “Then you needn’t stop!” {H} told the cement mixer.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way',
      A: 'partner',
      paragraphs: [
        '“Just turn the other way,” said {A}. The cement mixer did, and the fin screwed the batter up. It came over the rim, thick and yellow, in one long tongue. {H} pushed the tins under it, one behind the other. The batter filled the round tin, and the square tin, and the roasting dish, and a wheelbarrow. At last the drum went round with nothing in it. {A} shut the oven door.'
      ]
    },
    {
      id: 'raisin',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There were raisins in the cake, and one of them would not come out. It went up with the fin as far as the rim, looked over, and rolled back. “Leave it,” said the cement mixer. “It’s company.” It turned to the left, and to the right, and one could hear it roll.',
        '“What’s it saying?” asked {H}. “It isn’t one for talking,” said the cement mixer. “But it’s in time.” {A} offered it a second raisin, so that the first had somebody. They kept at opposite ends, to begin with.'
      ]
    },
    {
      id: 'other-licks-the-drum',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had always licked the bowl after baking. This bowl was a drum, and it was taller than {A}. So {A} set a cup under the rim, and lay in wait. At every turn one drop fell in, and was licked up.',
        '“That’s the best kitchen I’ve ever worked in,” said {A}. One more drop came by. {A} stayed there for nineteen turns. In the end {A} had to ask whether the other way round was also possible.'
      ]
    },
    {
      id: 'more-tins',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was batter over, and no more tins. So they looked for what was hollow. A cup did, and a flowerpot, if one washed it. {H} brought the bucket from the sandpit, the one with the towers. “That’s a castle,” said the cement mixer.',
        'It was the first time that it had seen its kind of work in the kitchen. “Does it have a door?” it asked. {A} pushed a thumb in, low down, and there was a door. “Now people can go in,” said the cement mixer. “It’s the other way about,” said {A}.'
      ]
    },
    {
      id: 'with-a-fork',
      A: 'partner',
      paragraphs: [
        'Through the window the cement mixer could see into the oven. “It’s standing still in there,” it called. “The cake’s going hard!” “It’s meant to,” said {H}. “Just a bit.” The cake rose, and turned brown, and {A} carried it out to the whole street. “Do they come with hammers now?” asked the cement mixer. “With forks,” said {H}, and held up a slice. It was soft. The drum went round more slowly. Then, for the first time since that lunch, it stopped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} cracked an egg for the cement mixer, or at least watched it go round.',
      '{names} looked into the drum, and said hello, and it went round too.',
      { text: '{names} poured in the sugar, a bit at every turn.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the batter to come by, and it did, and went.',
      '{names} told the drum to stop as well, in a friendly way.',
      { text: '{names} held a spoon out, and got one drop.', needs: ['hands'] }
    ],
    turn: [
      '{names} found one splash of batter, and saw to it that nothing was lost.',
      '{names} sat down a step away from the oven, and watched the cake stand still.',
      { text: '{names} fetched one more tin, and it was full before it was put down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tins were washed, and the drum was rinsed. The cement mixer stood quite still by the wall.',
    '{H} turned round in bed, once to the left, and once the other way. Then {H} stopped.'
  ],
  last: [
    'Outside a cement mixer stood in the moonlight, and did not go hard, and {H} was asleep.',
    'Nothing turned any more, up or down the street, and {H} was asleep.'
  ]
})
