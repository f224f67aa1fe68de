import { wishPlot } from '../wish-plot.ts'

export const fireEngine = wishPlot({
  themes: ['fire-engine'],
  answers: ['truck', 'trucks', 'fireman', 'siren', 'sirens', 'station'],
  about: 'A firefighter is never dressed in time for the fire engine, until the trousers stand there by themselves.',
  titles: ['Dressed by Thirty', '{H} and the Empty Firefighter', 'The Engine That Had to Wait', 'Both Legs at Once', '{H} Answers the Bell'],
  moods: ['late', 'learning'],
  want: [
    {
      id: 'bell',
      A: 'partner',
      paragraphs: [
        'The fire engine stood ready. It was two chairs with a red cloth over them. {H} wanted to be in it, boots and all, before {A} had counted to thirty. Real firefighters can do that.',
        'The bell was a saucepan lid. {A} sat beside it, with cocoa that was far too hot, and hit it with a spoon. “One, two, three.” {H} jumped up and ran.'
      ]
    }
  ],
  way: [
    {
      id: 'thirty',
      A: 'partner',
      paragraphs: [
        'The boots were by the door, the trousers over a chair, and the coat on its hook. At thirty {H} had both boots on, and couldn’t get the trousers over them. The fire engine drove off empty.',
        '“Again,” said {H}. The second time {H} was much quicker. At thirty both legs were in the trousers, but they were both in the same one. “I nearly had it,” said {H} from the floor.'
      ]
    },
    {
      id: 'siren',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The engine needed a siren. {H} was one, and went up and down, nee-naw, nee-naw. “It drops a bit when it’s gone past you,” said {A}, who knew it from the street. “Nee-naw, then noo-nor.”',
        'So {H} drove past {A}, and let it drop. It sounded so real that {A} pulled in both feet. “Everybody has to make way for it,” said {A}, “even if they’re only sitting.”'
      ]
    },
    {
      id: 'pole',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Don’t they slide down a pole?” asked {A}. They looked round for one. There was only the broom. {A} held it upright. {H} put both arms round it and bent both knees, slowly, down to the floor.',
        '“How was it?” asked {A}. “High,” said {H}. “I could see the whole town.” After that {A} had a turn, and saw a lost sock under the cupboard.'
      ]
    },
    {
      id: 'quiet-shift',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between they sat in the fire station and waited. “What do they do when there isn’t a fire?” asked {H}. “They wash the engine,” said {A}, “and check the hoses, and cook. They’re said to be very good cooks.”',
        '{H} washed the engine with a sleeve. Then {H} checked the hose, which was a scarf, for holes. There was one. “This hose leaks,” said {H}, and put one finger in.'
      ]
    },
    {
      id: 'wrong-number',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Between two bells the telephone rang, and it was {A}, on the other end of a shoe. “There’s a cat up my tree,” said {A}. “What sort of tree?” asked {H}, with the pencil ready. “It’s a small one. It’s really more of a plant.” “And the cat?” {A} looked. “It’s really more of a leaf.”',
        '“Then it may come down by itself,” said {H}. They both listened to see if it would. Far away, on the other side of the room, something let go and landed. “It’s down,” said {A}. “Thank you so much for waiting.”'
      ]
    },
    {
      id: 'pet-crew',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The second one in the crew was {A}, who had a place in the engine behind the driver. When the bell rang, {A} was already in it. {A} had been in it since the afternoon.',
        '“How do you do that?” asked {H}. “You’ve always got everything on.” {H} looked {A} over for buttons, and there wasn’t one.'
      ]
    },
    {
      id: 'elder-slippers',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I dress in eleven seconds,” said {S}. “I’ve timed it.” {A} did not believe it, so {S} rang the bell and did it. It was one long cardigan, over everything, and two slippers that stood where the feet came down.',
        '“The slippers have to wait for you,” said {S}, “and not the other way round.” {A} looked at those slippers for quite a while. They stood there side by side, like two taxis.'
      ]
    },
    {
      id: 'child-crew',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“I’m the one who holds the ladder,” said {A}. There was no ladder, so {A} held the place where it would be. {A} held it very straight. {H} had to walk round it whenever there was something to fetch.',
        '“Is it heavy?” asked {H}. “Not if you hold it right,” said {A}, and puffed. When they stopped for a drink of water, {A} leaned it against the wall with great care.'
      ]
    },
    {
      id: 'backwards',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“What if I count slowly?” asked {A}. “One,” said {A}, and looked out of the window. “Two. It’s getting cloudy. Three.” {H} was dressed by nine, and even had time to sit there.',
        'But it wasn’t right. “A fire doesn’t look out of the window,” said {H}, and began to pull everything off again.'
      ]
    },
    {
      id: 'half-a-person',
      A: 'partner',
      paragraphs: [
        'Now {H} was hot and cross. {H} stepped out of everything in one go, trousers and boots together, and left it all standing there. {A} had just begun to blow on the cocoa, and stopped.',
        '“Look,” said {A}. “There’s half a firefighter.” Two boots stood on the floor, side by side. The trousers sat round them in folds, wide open at the top. “That one’s ready,” said {A}. “It only needs somebody in it.”'
      ]
    },
    {
      id: 'coat-and-hat',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They built the other half too. The coat went over the back of the chair, with its arms hanging down and its front open. On top of it sat a colander, for a helmet. From behind there was somebody there.',
        '“Good evening,” said {A} to it. “Is it a long shift?” The colander slipped forward, so that it nodded. “They don’t talk much,” said {H}. “They’re listening for the bell.”'
      ]
    }
  ],
  turn: [
    {
      id: 'both-legs',
      A: 'partner',
      paragraphs: [
        '{H} did not touch a thing. “Ring it,” said {H}. “One,” said {A}. {H} stepped into both boots, and both feet were through the trousers. “Four.” {H} pulled the trousers up. “Seven.” On went the coat.',
        'At eleven {H} sat in the fire engine with both hands on the wheel. “Where’s the fire?” asked {H}. {A} still had the spoon in the air. “I haven’t thought of one,” said {A}. “You’ve never got as far as that.”'
      ]
    },
    {
      id: 'looking',
      A: 'same',
      spare: 9,
      paragraphs: [
        'So they drove about and looked for one. There was nothing burning under the table. The bookcase was in perfect order. “It’s a good sign, really,” said {A}. “But it’s a pity.”',
        'At the sofa they saved a newspaper that lay very near the edge. Then they drove on past the plant, with the siren on low. It turned one leaf to look, or there was a draught.'
      ]
    },
    {
      id: 'again-eleven',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“I’d like to try that,” said {A}, and stepped into the boots that stood there. They were {H}’s. {A} got as far as five, and fell into the engine sideways with the trousers round both knees.',
        '“You have to set out your own,” said {H}. So they took {A}’s shoes and put trouser legs over them. It looked like a very short person thinking. At the next bell they both got in by fourteen.'
      ]
    },
    {
      id: 'cocoa',
      A: 'partner',
      paragraphs: [
        '{A} looked round the room for something, and then at the mug. There was smoke coming off it. “Fire brigade?” said {A} into the spoon. “Please come quickly. My cocoa’s too hot to drink.”',
        '“We’re on our way,” said {H}. The fire engine drove to the table, with its siren on. They blew from the left and from the right, until there was no more steam. {A} took a sip and nodded. “It’s out,” said {A}. The crew had half of it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out of the way in good time, against the wall.',
      '{names} stood up very straight beside the engine.',
      { text: '{names} coiled up the hose, which was a scarf, and tripped on the end.', needs: ['hands'] },
      { text: '{names} shone up the bell with a sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} ran as well, and came in second to the engine.',
      '{names} tripped over the boots, and never got to thirty.',
      { text: '{names} held the coat by its shoulders, so that it was wide open.', needs: ['hands'] },
      { text: '{names} untwisted a trouser leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} leapt into the back, as the rest of the crew.',
      '{names} panted in the back, because it had been so quick.',
      { text: '{names} handed the driver a colander, in case of sparks.', needs: ['hands'] },
      { text: '{names} unrolled the hose, with nothing to point it at yet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and the lid to its pan. The mug was empty.',
    'When {H} had washed, there was one more thing to do. {H} stood tomorrow’s shoes beside the bed, with tomorrow’s trousers over them, wide open at the top. Now half of somebody was keeping watch, and {H} could lie down.'
  ],
  last: [
    'One, two, three, and long before thirty {H} was asleep.',
    'The trousers stood by the bed, wide open and all ready, and {H} slept.'
  ]
})
