import { wishPlot } from '../wish-plot.ts'

export const greasyPole = wishPlot({
  id: 'wish-greasy-pole',
  wishes: ['greasy pole', 'greasy bamboo', 'greasy bamboo pole', 'greasy pole fiesta', 'greasy pole festival', 'greasy pole prize', 'greasy pole climb', 'greased pole', 'greased bamboo', 'greased bamboo pole', 'slippery pole', 'slippery bamboo', 'slippery bamboo pole', 'soapy pole', 'soaped pole', 'bamboo pole fiesta', 'bamboo pole prize', 'bamboo pole climbing', 'climbing bamboo pole', 'climb bamboo pole', 'pole climbing fiesta', 'pole climbing festival', 'pole climbing prize', 'climb the pole prize', 'palo sebo', 'palosebo', 'palo ensebado', 'palo encebado', 'palo jabonado', 'pau de sebo', 'pau sebo', 'cucaña', 'cucana', 'cuccagna', 'albero della cuccagna', 'palo cuccagna', 'panjat pinang', 'pinang climbing', 'mât de cocagne', 'mat de cocagne', 'gostra', 'il-gostra', 'fiesta pole', 'fiesta bamboo', 'greasy tree climb', 'greasy trunk climb', 'slippery pole fiesta', 'slippery pole prize', 'slippery bamboo fiesta', 'oily pole', 'oily bamboo', 'oiled bamboo pole', 'pole grease prize', 'pole climb fiesta', 'pole bag prize', 'pole top prize', 'bamboo climb prize', 'bamboo climbing fiesta', 'bamboo climbing contest', 'pole with prizes on top', 'pau-de-sebo'],
  answers: ['greasy', 'greased', 'grease', 'slippery', 'slip', 'slips', 'slid', 'slides', 'sliding', 'soapy', 'oily', 'lard', 'pole', 'poles', 'bamboo', 'tree', 'trunk', 'climb', 'climbs', 'climbing', 'climbed', 'climber', 'climbers', 'top', 'up', 'down', 'high', 'tall', 'fiesta', 'festival', 'fair', 'feast', 'village', 'town', 'barangay', 'plaza', 'square', 'street', 'party', 'games', 'game', 'competition', 'contest', 'prize', 'prizes', 'bag', 'flag', 'money', 'sweets', 'ham', 'toys', 'win', 'wins', 'won', 'winner', 'everybody', 'everyone', 'nobody', 'all', 'men', 'boys', 'uncle', 'uncles', 'tito', 'tita', 'lolo', 'lola', 'cousin', 'cousins', 'dad', 'daddy', 'papa', 'tatay', 'mum', 'mama', 'grandpa', 'grandad', 'auntie', 'brother', 'baker', 'neighbour', 'neighbours', 'each', 'other', 'shoulders', 'trousers', 'shirt', 'funny', 'laughing', 'muddy', 'music', 'band', 'drums', 'food', 'saint', 'independence', 'day', 'august', 'june', 'filipino', 'philippines', 'peru', 'mexico', 'brazil', 'italy', 'spain', 'malta', 'indonesia', 'summer', 'today', 'yesterday', 'weekend', 'first', 'tries', 'tried', 'try', 'sister', 'grandmother', 'grandfather', 'granny', 'aunt', 'friends', 'friend', 'teacher', 'fisherman', 'nanay', 'kuya', 'ate', 'could', 'couldn’t', 'can’t', 'reach', 'reached', 'reaches', 'got', 'get', 'again', 'wiped', 'wipe', 'hugged', 'carnival', 'easter', 'chile', 'colombia', 'venezuela', 'ecuador', 'portugal', 'trinidad'],
  except: ['fire', 'fireman', 'firefighter', 'north', 'south', 'fishing', 'tent', 'maypole', 'flagpole', 'dancing', 'fell off', 'broke', 'broken', 'hurt', 'hospital', 'died', 'dead', 'pig', 'piglet', 'cat', 'kitten', 'monkey', 'panda', 'bear', 'koala', 'squirrel', 'dragon', 'robot', 'pirate', 'beanstalk', 'koinobori', 'scaffolding', 'lamp post', 'scared', 'stuck'],
  moods: ['learning', 'waiting', 'first', 'proud'],
  out: true,
  fed: true,
  company: ['pole', 'bamboo', 'grease', 'bag', 'prize', 'fiesta', 'baker', 'driver', 'fisherman', 'teacher', 'straw', 'square', 'band', 'apron', 'trousers', 'shirt', 'sand', 'sweets', 'sweet', 'trumpet', 'hat', 'lady', 'knees', 'rag', 'plate'],
  about: 'No one gets up the greasy bamboo pole to the prize, until it is seen that each who slides down takes some of the grease along on the trousers.',
  titles: ['The Greasy Bamboo Pole', 'You Only Have to Come Down', '{H} Counts the Trousers', 'Shiny Above and Dull Below', 'The Baker Hugs a Pole'],
  want: [
    {
      id: 'the-red-bag',
      A: 'partner',
      paragraphs: [
        '{H} stood at the fiesta and looked up a greasy bamboo pole. It was as high as a house, and rubbed with grease from top to bottom. At the top hung the prize, a red bag, with sweets in it for the whole square. Only grown-ups were allowed to climb, and round the foot lay straw, as deep as a bed. “They’ve got to hurry,” said {H}. “The sweets are in the sun.”'
      ]
    },
    {
      id: 'what-it-is-greased-with',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who greased it at the top?” asked {H}. They thought about that. Whoever did it must have been up there, with a pot. “They’d have started at the bottom,” said {A}, “and then they couldn’t have got up.” “So they started at the top,” said {H}.',
        '“How did they get there?” asked {A}. They asked the man with the pot. “It was lying down,” he said. “We greased it, and then it stood up.” He had it on both sleeves.'
      ]
    },
    {
      id: 'elder-nearly-had-it',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“I nearly had it once,” said {S}. “I’d got one finger on the bag. It was blue that year.” “And then?” asked {A}. “Then I waved to your family,” said {S}. “They were all standing down there, and it would have been rude not to.”',
        '{A} could see how that was. {S} still looked up with the same face. “It’s the only time that anybody’s waved to them all the way down,” said {S}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-strongest-first',
      A: 'partner',
      paragraphs: [
        'The strongest went first. A fisherman took hold of the pole, and got as high as a door. There he stopped, and thought. Then he came down again, much faster. A driver got a hand higher, and sat in the straw before he knew. “They need sand on their hands,” said {H}. So a teacher was given a handful. It lasted for three pulls, and then the sand slid off too.'
      ]
    },
    {
      id: 'how-it-feels',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the bottom you were allowed to touch the pole. {H} laid a finger on it, and the finger went away sideways. It had not been asked. {A} took hold with a whole hand, and it came off with a sound like a kiss.',
        '“It’s like shaking hands with a fish,” said {A}. They tried to pick up a peanut after that. It lay on the ground. Each time that one of them touched it, the peanut went for a walk.'
      ]
    },
    {
      id: 'band-plays-along',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was a band, and it played for the climbers. When one of them went up, the trumpet went up. When he came down the trumpet came down, all in one go. The man with the trumpet had never played so many low notes. “Couldn’t you stay up there by yourself?” asked {A}. “Perhaps he’d follow.”',
        'The trumpet went up and stayed. The climber looked round for it, and was already sitting in the straw.'
      ]
    },
    {
      id: 'child-practises',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had thought of something, and stood very close to the pole. “I’m holding it,” said {S}, “so that it doesn’t slip.” {A} looked up the bamboo. “It isn’t the pole that slips,” said {A}.',
        '{S} held on all the same, with both arms, until it was the next one’s turn. Then {S} went and stood a good way off, with {A}. The next one came down like a letter in a box. “There,” said {S}. “That’s because I let go.”'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'partner',
      paragraphs: [
        '“It can’t be done,” said the driver, and walked off. {A} looked after him. From behind he was as shiny as a new spoon. The fisherman shone as well, from the neck to the knees. “They’ve got it on their trousers,” said {A}. {H} looked along the pole. High up the bamboo glittered. But at the bottom it had gone dull, just as far as the driver had got. “The grease is going home with them,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'you-only-have-to-come-down',
      A: 'partner',
      paragraphs: [
        'On the steps sat a baker in an apron, who was the widest man in the square. “I can’t climb,” said the baker. “You don’t have to,” said {H}. “You only have to come down.” So three men lifted him onto their shoulders. He hugged the pole like an aunt, and slid, and where he had been it was dull. “Next,” called {H}, and looked for everybody with a lot of shirt. Each was put up a bit higher than the one before.'
      ]
    },
    {
      id: 'pet-will-not-let-go',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Whoever came down smelled of fried dough, and {A} met each of them in the straw. {A} began with the knees. The fisherman was licked as far as the pocket, and he was ticklish there. “{A}’s making room for more,” said {H}.',
        'After the baker {A} had to sit down. There was a great deal of the baker. {A} looked at the pole, and at what still hung up there, and turned away with a sigh.'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 7,
      paragraphs: [
        'All those who had been on the pole congratulated each other. They shook hands, and no hand stayed where it was put. The teacher’s shot up the sleeve of the driver, as far as the elbow. “Pleased to meet you,” said the driver’s shirt.',
        '{A} was handed a glass of lemonade, and it went through. {H} held out a second one with a paper bag round it. “You’ve got to drink it before it notices,” said {H}.'
      ]
    },
    {
      id: 'the-bench',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The climbers sat down on a bench to rest. The bench was a bit lower on the left, and had never said so. First the fisherman slid, then the driver, and they took the teacher along. {A} sat at the end, and then {A} did not.',
        'They went round to the high end and sat down again. It was quite a good bench, so long as you did not mean to stay. “It’s the same as the pole,” said {A}, “only lying down.”'
      ]
    },
    {
      id: 'counting-trousers',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} counted the trousers. There were fourteen pairs that shone, and two skirts. “How many does it take for a pole?” asked {A}. {H} measured the dull part with one eye shut and a thumb held up. That came to one thumb and a half, and the shiny part was one thumb.',
        '“About nine more,” said {H}. {A} looked down at what {A} had on. It was clean, and it was the good one. “Or eight,” said {H} kindly, “and a tablecloth.”'
      ]
    },
    {
      id: 'what-the-bag-thinks',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Far up there the red bag turned in the wind. “It can see the sea from there,” said {A}. They thought of what else it saw. There were sixteen bald heads in the square, and nobody had known. On the roof of the bank lay somebody’s ball.',
        '“It’ll be sorry to come down,” said {A}. “No,” said {H}. “It’s been waiting as well. Nobody’s ever come to see it but a swallow.”'
      ]
    },
    {
      id: 'up-like-stairs',
      A: 'partner',
      paragraphs: [
        'At last the pole was dull almost to the tip. A thin lady without a spot on her put down her handbag. She went up the bamboo as if there were stairs in it. At the top she shook the red bag, and it rained sweets on the fiesta. “She’s won,” said {A}. “She’s only fetched it,” said {H}. “The others wiped.” The baker caught a sweet too, and it shot out of his fingers three times. {H} unwrapped it, and put it into his mouth for him.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the bag, and stepped back to see it better.',
      '{names} tried the straw, and lay down in it.',
      { text: '{names} touched the pole, and wiped one finger.', needs: ['hands'] },
      { text: '{names} shook up the straw, so that it was soft.', needs: ['hands'] }
    ],
    way: [
      '{names} made room in the straw, just in time.',
      '{names} went round the pole once, to see if it was better behind.',
      { text: '{names} clapped for the driver, who bowed with straw in his hair.', needs: ['hands'] },
      { text: '{names} held out a little sand, in case of another try.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the baker for a moment, and slid.',
      '{names} found a sweet in the straw.',
      { text: '{names} picked straw off the winners, which was everybody.', needs: ['hands'] },
      { text: '{names} rubbed the foot of the pole with a rag, for luck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The straw was forked onto a cart. The pole stood in the square with nothing on top, and there was hardly anything on it either.',
    '{H} was washed twice, for the soap had got away the first time. The bed was dry and did not slide, and {H} lay just where {H} had lain down.'
  ],
  last: [
    'All over the town trousers hung by the windows and shone, and {H} was asleep.',
    'A swallow sat on the pole where the bag had been, and {H} was asleep.'
  ]
})
