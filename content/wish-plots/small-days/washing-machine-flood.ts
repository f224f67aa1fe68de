import { wishPlot } from '../wish-plot.ts'

export const washingMachineFlood = wishPlot({
  id: 'wish-washing-machine-flood',
  wishes: ['bubbles filled kitchen', 'kitchen full of bubbles', 'foam all over kitchen', 'washing machine flooded', 'washing machine flooded kitchen', 'washing machine flood', 'washing machine floods', 'washing machine flooding', 'washing machine leaked', 'washing machine leaks', 'washing machine leaking', 'washing machine leak', 'washing machine overflowed', 'washing machine overflow', 'washing machine overflowing', 'washing machine water everywhere', 'washing machine water floor', 'washing machine water came out', 'washing machine puddle', 'washing machine burst', 'washing machine hose', 'washer flooded', 'washer leaked', 'washer leaking', 'washer overflowed', 'washer flood', 'laundry room flooded', 'utility room flooded', 'kitchen flooded', 'kitchen flood', 'flooded kitchen', 'flood in the kitchen', 'kitchen floor flooded', 'kitchen under water', 'kitchen full of water', 'kitchen water everywhere', 'kitchen floor water', 'water kitchen floor', 'flooded the floor', 'washing mashine flooded', 'machine flooded the kitchen', 'puddle in the kitchen', 'machine leaked', 'laundry flood', 'washing machine sprang a leak', 'washing machine pipe', 'washing machine soaked', 'lake in the kitchen', 'sea in the kitchen', 'water everywhere kitchen floor'],
  answers: ['washing', 'machine', 'washer', 'dishwasher', 'laundry', 'utility', 'flooded', 'flood', 'floods', 'flooding', 'leaked', 'leak', 'leaks', 'leaking', 'overflowed', 'overflow', 'overflowing', 'burst', 'hose', 'water', 'puddle', 'puddles', 'wet', 'soaking', 'kitchen', 'floor', 'room', 'sink', 'whole', 'over', 'everywhere', 'full', 'under', 'came', 'come', 'out', 'went', 'ran', 'towel', 'towels', 'mop', 'mopped', 'mopping', 'bucket', 'broom', 'saucepans', 'sea', 'lake', 'pond', 'paddled', 'paddling', 'splashed', 'splashing', 'feet', 'barefoot', 'bare', 'socks', 'sock', 'wellies', 'boots', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'nana', 'granny', 'grandpa', 'brother', 'sister', 'cleaned', 'cleaning', 'clean', 'big', 'huge', 'little', 'today', 'yesterday', 'morning', 'tonight', 'again', 'old', 'new', 'broke', 'broken', 'because', 'when', 'like', 'home', 'soaked', 'sprang', 'pipe', 'baby', 'friend', 'weekend', 'rolled', 'sailed', 'floated', 'slippers', 'evening', 'night', 'supper', 'mama', 'papa', 'grandad', 'auntie', 'uncle', 'cousin'],
  except: ['house', 'river', 'town', 'street', 'storm', 'rain', 'bath', 'bathroom', 'toilet', 'died', 'dead', 'hurt', 'slipped', 'fell', 'electric', 'shock', 'ceiling', 'neighbour', 'neighbours', 'insurance', 'moved', 'hotel', 'crying', 'cried', 'shouted', 'angry', 'cat', 'dog', 'kitten', 'hamster', 'teddy', 'toy', 'phone', 'ark', 'noah', 'chocolate', 'foam', 'bubbles', 'duck', 'shark', 'whale', 'mermaid', 'elephant', 'hippo', 'why', 'how', 'potty', 'wee', 'weed', 'pee', 'juice', 'milk', 'puppy'],
  moods: ['first', 'change', 'learning', 'waiting'],
  company: ['kitchen', 'machine', 'table', 'bread', 'fridge', 'cooker', 'sink', 'towel', 'towels', 'broom', 'cork', 'saucepan', 'sea', 'water', 'floor', 'wall', 'door', 'doorway', 'plug'],
  fed: true,
  about: 'The washing machine has flooded the kitchen, and the water comes back however it is swept, until a cork sails off by itself and shows where the floor is lowest.',
  titles: ['Low Tide in the Kitchen', 'Where the Cork Went', 'The Floor That Only Looked Flat', '{H} Waits for the Water', 'A Sea at Forty Degrees'],
  want: [
    {
      id: 'sea-at-the-door',
      A: 'partner',
      paragraphs: [
        'The washing machine had flooded the kitchen. {H} stood in the doorway in bare feet and looked at the sea. It went all the way to the fridge. The plug was out, and the machine was quiet. From its round door hung the toe of a red sock, and dripped. Far out stood the table, with the bread on it. {H} wanted supper. “First we’ll have to get the floor back,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'how-deep',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How deep is the water?” asked {A}. {H} stood a wooden spoon in the flood, and took it out again. It was wet as far as the place where the spoon got thin. “A neck,” said {H}.',
        '{A} tried it with a fork by the cooker, and there it was up to the teeth. So it was a neck deep, or a set of teeth. “I can stand up in it,” said {H}, who was standing up in it. They felt a good deal safer.'
      ]
    },
    {
      id: 'sweeping',
      A: 'partner',
      paragraphs: [
        '{H} pushed the water to the left with a broom. It went in one long wave, as far as the wall, and came back. {H} pushed it to the right, and it came back from there as well. “It thinks we’re playing,” said {A}.',
        'They spread all the towels in the middle, where there was most floor. The towels drank what they could. The rest of the water went round them, to be polite.'
      ]
    },
    {
      id: 'round-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked in at the round window of the machine. The washing lay there in a heap, and was hardly wet. “It’s drier in there than out here,” said {H}. {A} bent down and looked as well.',
        'A shirt had its sleeve against the glass, like a passenger who looks out at the weather. {H} waved to it. “They’ve got a very good view,” said {A}. “It’s the best wash they’ve ever been to.”'
      ]
    },
    {
      id: 'spoon-by-spoon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} took a ladle, and {A} took a cup. They scooped up the flood and tipped it into a bowl. It was slow work, for most of the water was too thin to get hold of. The ladle slid along the tiles and came up with three drops and a pea.',
        '“How many ladles are there in a kitchen?” asked {H}. {A} looked from wall to wall, and did the sum. “We’ll be done by Monday,” said {A}. They kept the pea.'
      ]
    },
    {
      id: 'foam-island',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was soap in the flood, and by the table leg it had made an island of foam. {H} blew on it. It set off slowly across the kitchen, without a crew. In the middle it met the broom, and became two islands.',
        '“They’ll miss each other,” said {A}. {H} steered the smaller one round with a saucepan lid, and they grew together again. {A} looked closely. “It’s got a crumb living on it,” said {A}. “He’s the one who steers,” said {H}.'
      ]
    },
    {
      id: 'other-opens-a-port',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} stopped at the edge of the flood, with one shoe already off. “Is there a ferry?” asked {A}. {H} had a washing-up bowl, and pushed it across with the broom. In it were a plate, a spoon and a written order for butter.',
        '{A} sent back a pair of dry socks. There had been no mention of socks. “The post’s bad here,” called {H}. “It’s the sea air,” called {A}, and put the shoe on again.'
      ]
    },
    {
      id: 'elder-smells-soap',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} put in one toe, and then the foot. “Lukewarm,” said {S}, and sat down on a chair in the flood with both trouser legs rolled. {A} asked if it was nice. “I’ve paid good money for this,” said {S}. “At the seaside, in a tub, with a towel over my knees.”',
        'There was even soap in it. {S} stayed until all ten toes had wrinkles. “And now,” said {S}, “somebody ought to bring the bill.”'
      ]
    },
    {
      id: 'pet-at-the-shore',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came to the kitchen door, because it was the usual time. But the kitchen was wet. {A} looked at the water. In it was another {A}, upside down, who had come for the same supper.',
        'Neither of them wished to go first. {H} set down something to eat, on the dry side. {A} ate it. The other one had to watch, and got nothing, and went away when {A} did.'
      ]
    },
    {
      id: 'the-cork',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the doorway, wet to the knees. A cork had floated out from under the cooker. Nobody pushed it. It sailed past the table and stopped in the corner by the fridge. {A} brought it back. The cork thought it over, and set off for the fridge again.',
        '{A} bent down, until one ear was nearly wet. “It’s going downhill,” said {A}. “This floor isn’t flat. It only looks flat. The water can feel it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lowest-corner',
      A: 'partner',
      paragraphs: [
        '“Then we needn’t fetch the water,” said {H}. “It’ll come.” They wrung out the towels, and laid them all in the corner by the fridge. There they waited, as you wait for a bus.',
        'And the water came. It came from under the table and from behind the machine, all by itself. {H} wrung the towels out into a saucepan, and {A} emptied the saucepan eleven times.'
      ]
    },
    {
      id: 'child-wrings',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was given one end of a wet towel, and {A} took the other. They turned in opposite ways, and the flood ran out in the middle. It ran out over {S}’s feet. “It’s cold now,” said {S}.',
        'So they tried it with {S} inside the saucepan. The saucepan was too small for two feet, and {S} had to stand in it like a stork. Not a drop was lost. “I’m a very good tap,” said {S}.'
      ]
    },
    {
      id: 'thirsty-towel',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} held a dry towel by its top, so that only the hem touched the water. The wet climbed up. It climbed past the hem and past the first stripe, with nobody lifting it. “It’s going uphill,” said {H}. “You said that water goes down.”',
        '{A} watched it get to the second stripe. “In a towel there are thousands of tiny gaps,” said {A}. “Water likes a squeeze.” Then they laid it down with the rest, so that it could drink lying.'
      ]
    },
    {
      id: 'what-rolls',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wanted to know what else went to that corner. They looked under the fridge with a torch. Four marbles were there, and a plum stone, and a round sweet that had grown a beard. Every one of them had once been lost in another part of the kitchen.',
        '“And we looked for them under the table,” said {H}. {A} counted the marbles. “The flood was just the first thing big enough to be followed,” said {A}.'
      ]
    },
    {
      id: 'map-of-the-floor',
      A: 'same',
      spare: 10,
      paragraphs: [
        'When the floor began to show, {H} gave names to what came out of the sea. The first land was by the door, and was called Mat. After it came a long thin country behind the cooker. Three crumbs lived on it.',
        'The corner by the fridge would be the last. “I never knew that we lived in the mountains,” said {A}, from the door. It was a whole pea higher there.'
      ]
    },
    {
      id: 'low-tide',
      A: 'partner',
      paragraphs: [
        'The sea was as big as a tablecloth. Then it was one drop, under a cork. The tiles by the cooker had always been grey, and now they were blue. “It was only meant to do the clothes,” said {A}. “It’s done the kitchen.”',
        '{H} opened the round door, and the red sock fell out. It had been shut in, and the water had squeezed past it. “It wanted to see the sea,” said {H}. They had supper on the new floor. An olive rolled off {H}’s plate. Nobody ran after it. They knew where it was going.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the flood from the dry side.',
      '{names} put one toe in the sea, and took it out again.',
      { text: '{names} lifted the mat out of the water, and it dripped for a long time.', needs: ['hands'] },
      { text: '{names} rescued a slipper that was floating by.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the wave, once in each direction.',
      '{names} watched the cork go by.',
      { text: '{names} brought one more towel, and said that it was the last.', needs: ['hands'] },
      { text: '{names} set a chair up on another chair, where it was dry.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down by the towels, and waited for the water too.',
      '{names} tried the new floor, and left the first marks on it.',
      { text: '{names} held the saucepan steady while it filled.', needs: ['hands'] },
      { text: '{names} hung the towels over the bath, one beside the other.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom was put away, and the towels hung in a row and dripped. The cork stayed in the corner by the fridge, to keep watch.',
    '{H}’s feet were the cleanest part, so the rest was washed to match. Then {H} lay down, and felt which side of the bed was downhill. It was the middle.'
  ],
  last: [
    'The cork lay still in its corner, on dry land, and {H} was asleep.',
    'Everything in the kitchen had rolled as far as it wanted to, and {H} was asleep.'
  ]
})
