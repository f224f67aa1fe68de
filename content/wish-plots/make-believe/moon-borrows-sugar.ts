import { wishPlot } from '../wish-plot.ts'

export const moonBorrowsSugar = wishPlot({
  id: 'wish-moon-borrows-sugar',
  wishes: ['moon sugar', 'moon cup of sugar', 'moon borrows sugar', 'moon borrow sugar', 'moon borrowed sugar', 'moon borrowing sugar', 'moon comes down sugar', 'moon came down sugar', 'moon came down to borrow', 'moon came down borrow sugar', 'moon comes down to borrow', 'moon asks for sugar', 'moon needs sugar', 'moon wants sugar', 'moon ran out of sugar', 'moon knocks sugar', 'moon at the door sugar', 'moon borrows', 'moon borrow', 'moon borrowed', 'moon borrowing', 'moon bakes', 'moon baking', 'moon bakes a cake', 'moon bakes biscuits', 'moon bakes cookies', 'moon bakes bread', 'moon baked', 'moon flour', 'moon cup of flour', 'moon borrows flour', 'moon borrows milk', 'moon cup of milk', 'moon borrows an egg', 'moon needs an egg', 'moon kitchen sugar', 'moon neighbour sugar', 'moon neighbor sugar', 'moon baker', 'moon spilled sugar', 'moon spilt sugar', 'mond zucker', 'luna azucar', 'lune sucre'],
  answers: ['moon', 'moons', 'moonlight', 'moonshine', 'sugar', 'flour', 'milk', 'egg', 'eggs', 'honey', 'cup', 'cups', 'spoon', 'bowl', 'borrow', 'borrows', 'borrowed', 'borrowing', 'lend', 'lends', 'give', 'gives', 'back', 'bakes', 'bake', 'baked', 'baking', 'baker', 'cake', 'cakes', 'biscuit', 'biscuits', 'cookie', 'cookies', 'bread', 'pancakes', 'pie', 'recipe', 'sweet', 'tea', 'comes', 'came', 'come', 'down', 'knocks', 'knocked', 'rings', 'rang', 'bell', 'door', 'window', 'kitchen', 'house', 'home', 'street', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'visits', 'visit', 'needs', 'need', 'wants', 'wanted', 'asks', 'asked', 'ran', 'out', 'spilled', 'spilt', 'spills', 'sky', 'stars', 'star', 'sun', 'dark', 'light', 'night', 'evening', 'midnight', 'full', 'round', 'big', 'little', 'silver', 'yellow', 'hungry', 'friendly', 'polite', 'kind', 'funny', 'sleepy', 'shy', 'grandma', 'granny', 'mum', 'mom', 'dad', 'sister', 'brother', 'friend', 'today', 'while', 'because', 'some', 'jar', 'bag', 'our', 'us', 'asking', 'one'],
  except: ['festival', 'autumn', 'mid-autumn', 'ramadan', 'eid', 'rocket', 'astronaut', 'cow', 'werewolf', 'honeymoon', 'died', 'dead', 'heaven', 'diabetes', 'diabetic', 'ill', 'hospital', 'allergic', 'sleepover', 'pyjamas', 'landing', 'scared', 'afraid', 'pepper', 'ants', 'eclipse', 'stolen', 'thief', 'cheese'],
  moods: ['change', 'waiting', 'lost'],
  company: ['moon', 'sugar', 'cup', 'door', 'sun', 'floor', 'patch', 'bag', 'tin', 'stairs', 'roof', 'window', 'light', 'sky', 'street', 'oven'],
  isTale: true,
  about: 'The moon comes down to borrow a cup of sugar, and the sky is dark meanwhile; it rolls home and spills it all, until somebody sees that at work it never turns its back, and so can carry a cup as well as any waiter.',
  titles: ['A Cup for the Moon', 'Not a Grain', '{H} and the Borrowed Light', 'Something for the Sun', 'Who Is Shining Meanwhile'],
  want: [
    {
      id: 'grey-at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} went to bed every night by a patch of moonlight on the floor. Tonight there was none. All the windows were black, and there was a knock at the door.',
        'Outside stood the moon with a cup. “May I borrow some sugar?” it asked. “I’m baking for the sun.” It was as grey as a doormat. “You don’t shine,” said {H}. “My light’s borrowed too,” said the moon. “It’s the sun’s, and the sun can’t see into your hall.” In the street somebody walked into a bin. {H} wanted the moon back up, and soon.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-bakes',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What are you baking?” asked {A}. “A biscuit,” said the moon, “as big as I am. I’ve had the sun’s light for so long, and I’ve never given anything for it.” The first line of the recipe said: take a cup of sugar. It had not got any further.',
        '“When does the sun get it?” asked {H}. “In the morning,” said the moon, “when I’m going down and it’s coming up. We pass on the stairs.” It hoped that the sun liked biscuits.'
      ]
    },
    {
      id: 'no-face',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The moon sat on the kitchen stool while {H} looked for the sugar bag. It took up the whole corner, and was cool to lean on. “You’ve got spots,” said {H}. “Those are plains,” said the moon. “They’re called seas, but there’s no water in them. Somebody looked from too far away.”',
        '{H} put a finger on the biggest, and there was grey dust on the tip. “There’s dust like that on top of our cupboard,” said {A}. “Is that a sea too?” asked the moon. From then on they called it one.'
      ]
    },
    {
      id: 'rolled-home',
      A: 'partner',
      paragraphs: [
        '{H} filled the cup to the brim with sugar, and the moon rolled off, to be quick. Round it went, with the cup on top, and underneath, and on top again. It came back at once. The cup was empty, and a white line ran from the door to the corner. “You’ve spilled it all,” said {H}. “I held it quite still,” said the moon. “But I go round.” {A} looked into the sugar bag. There was one cup left.'
      ]
    },
    {
      id: 'saucer-on-top',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They practised along the hall, with rice for sugar. “Put something on top,” said {A}. So {H} laid a saucer on the cup, and the moon rolled to the coats. Halfway there the saucer was underneath, and the cup on top of it.',
        'At the coats it came up once more, and {H} lifted the saucer off. Then it was raining rice. “It was in until you looked,” said the moon. They swept up most of it. The rest was still up on the moon.'
      ]
    },
    {
      id: 'dark-street',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked out, to see how they were getting on without a moon. Down there a bicycle rang at a lamp post, and begged its pardon. A man was calling a dog, and a dog was calling the man. Both were walking away from each other.',
        '“It won’t be long,” called {H}. “It’s only getting sugar.” “How much?” called the man. “One cup,” called {A}. It was quiet while the man thought about it. “That’s not much,” said the dark. “I’d have taken two, to save the walk.”'
      ]
    },
    {
      id: 'other-borrows-too',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} knew how borrowing is done. You say that you only want a little. Then you stay and talk, and in the end you go home without it. The moon wanted to do it properly. “I only want a little,” it told {A}. “Nice weather,” said {A}. “What’s weather?” asked the moon. It had none at home.',
        'So {A} told it about rain. It was such a long talk that the moon got up and thanked everybody. It was at the door before {H} called after it. The cup was still on the table.'
      ]
    },
    {
      id: 'pet-and-the-line',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found a grain of sugar on the mat, and behind it another. {A} followed them, nose down, along the hall and under the moon. There the grains stopped. {A} sniffed at the moon from below, where it was curved, and gave it a lick.',
        'The moon held its breath. “Nobody’s ever done that,” it said. {A} thought it over. It tasted of dust, and a bit of sugar. {A} licked the same place again, and now there was one clean spot. {H} could nearly see the hall in it.'
      ]
    },
    {
      id: 'elder-an-egg',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a neighbour who borrowed an egg,” said {S}. “The next day a cake came back, with our egg in it. So my mother lent flour as well. By the summer that neighbour had our table.” “What for?” asked {A}. “For the cakes,” said {S}. “There were so many.”',
        'The moon had listened to every word. “What would I bring you back?” it asked. {S} looked up at the black window. “I’d be glad of a bit of light on the crossword,” said {S}.'
      ]
    },
    {
      id: 'child-is-the-moon',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Somebody’s got to be the moon meanwhile,” said {S}, and stood on the mat with a plate. {S} held it up at the window, as high as two arms can. “Am I shining?” asked {S}. “No,” said {A}. “You need a sun.”',
        'So {A} was the sun, with the torch. It made a round spot on the plate, and a second one on the ceiling. Outside somebody said, “There it is.” {S} stood very still. After a minute {S}’s arms got tired, and that moon went down behind the radiator.'
      ]
    },
    {
      id: 'same-face',
      A: 'partner',
      paragraphs: [
        'The moon stood at the door with the last cup of sugar. {A} looked at its grey face. “When you’re up there, I always see the same spots,” said {A}. “That’s my work,” said the moon. “I go round you, and I look at you. I don’t turn my back on people.” “And don’t you roll?” asked {H}. “At work?” said the moon. “I’d be upside down half the time.” They all three looked at the cup.'
      ]
    }
  ],
  turn: [
    {
      id: 'keep-looking',
      A: 'partner',
      paragraphs: [
        '“Then look at me,” said {H}, “and don’t stop.” The moon looked at {H}. It went backwards out of the door, and backwards up the street, with the sugar held straight. “Don’t look at the cup,” called {A}. Above the last chimney the sun found the moon. Its edge turned white, and then all of it. “Not a grain,” it called, from a long way up.'
      ]
    },
    {
      id: 'what-was-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now that there was light they could see the street. A man and a dog had been looking for each other. They were standing back to back. From the door to the corner ran the white line of sugar, with a gap at every roll.',
        '“The ants will be glad,” said {A}. {H} thought of the first ant, which would come for one grain and find a road. “It’ll go home and tell them,” said {H}, “and it won’t be believed.”'
      ]
    },
    {
      id: 'spot-on-its-cheek',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} and {A} watched the moon from the window. It was as round as ever, but it was busy. Something small went across in front of it, and that was a spoon or a bat. There was a white smear beside its biggest grey spot. “That’s flour,” said {A}. “It’s got flour on its face.”',
        'They called, but it was too far. {H} wiped {H}’s own cheek, on the same side, so that the moon would see. Then a cloud came by, like a cloth, and the smear was gone.'
      ]
    },
    {
      id: 'other-waits-for-the-biscuit',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} opened the window, to find out whether it smelled of baking. It smelled of wet street. “It’s a long way for a smell,” said {H}. They waited with their noses out. Light takes a second or so from there. A smell would have to walk.',
        '“It’d be here by spring,” said {A}. {A} put a chair by the window, for then. Somebody else was baking, three doors on, and for a moment they both looked up. But it was onions.'
      ]
    },
    {
      id: 'patch-on-the-floor',
      A: 'partner',
      paragraphs: [
        'The patch of moonlight was back on {H}’s floor. {H} stood in it with both feet. When {H} moved a toe, it crunched. “There’s sugar in it,” said {H}. “That’ll be from the bag,” said {A}. “Or the moon’s paying us back,” said {H}, “in grains.” {A} looked up at the moon, and it looked at them. {H} put a cup out on the sill, with room for the rest.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall, bumped into the moon, and took it for a chair.',
      '{names} looked up at the sky to check, and there really was a gap.',
      { text: '{names} wiped the moon’s cup, for it was dusty.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the white line to the door, and it was sweet.',
      '{names} put a nose into the sugar bag, and it came out with a white tip.',
      { text: '{names} shook the last grains out of the sugar bag.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the moon too, so that it had more to hold on to.',
      '{names} stayed on the mat until not a grain could fall.',
      { text: '{names} held the door wide open, for going backwards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sugar was swept from the hall, and the bag was folded. On the list for tomorrow it said sugar, one bag, and one cup more.',
    '{H} washed, and went to bed across the patch of moonlight, with a crunch at the second step.'
  ],
  last: [
    'The moon looked at {H} all the time, and held its cup straight, and {H} was asleep.',
    'On the floor lay a borrowed light with sugar in it, and {H} was asleep.'
  ]
})
