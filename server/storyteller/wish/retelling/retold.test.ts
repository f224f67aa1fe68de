import { expect, test } from 'vitest'

import type { KinMember } from '../deeds/wish-kin.ts'
import { retold } from './retold.ts'

const member = (called: string, relationship: string, gender: 'he' | 'she', isChild = false): KinMember => ({
  called,
  relationship,
  gender,
  isChild,
  speaks: true,
  isHero: called === 'Leo'
})
const FAMILY = [
  member('Leo', 'son', 'he', true),
  member('Mia', 'daughter', 'she', true),
  member('Mum', 'mother', 'she'),
  member('Dad', 'father', 'he'),
  member('Nana', 'grandmother', 'she')
]

test.each<[message: string, told: string[]]>([
  [
    'my son traded his whole lunch for one blue marble and my daughter fed the ducks in the rain',
    ['Leo traded his whole lunch for one blue marble', 'Mia fed the ducks in the rain']
  ],
  ['my little boy gave a pigeon his last biscuit', ['Leo gave a pigeon his last biscuit']],
  ['our kids built a dam in the stream', ['Leo and Mia built a dam in the stream']],
  [
    'caught his first fish off the wharf in Napier it was a spotty, size of a pencil. put it back. he waved',
    [
      'Leo caught his first fish off the wharf in Napier. It was a spotty, the size of a pencil. Leo put it back and waved'
    ]
  ],
  [
    'fog so thick in the morning we couldnt see the bus and it couldnt see us. mia blew her recorder so the driver would know where we are',
    [
      'The whole family couldn’t see the bus. It couldn’t see them',
      'Mia blew her recorder, so the driver would know where they were'
    ]
  ],
  [
    'loose tooth came out IN the bagel at breakfast 😂 he nearly swallowed it, its in an egg cup on the windowsill',
    [
      'The loose tooth came out in the bagel at breakfast',
      'Leo nearly swallowed it. It was in an egg cup on the windowsill'
    ]
  ],
  [
    'he scored an own goal at football and laughed so much he fell over. then we had chips in the car because it was raining sideways',
    [
      'Leo scored an own goal at football and laughed so much he fell over',
      'The whole family had chips in the car because it was raining sideways'
    ]
  ],
  [
    'first time taking the bus alone w/ his sister to piano in Sendai. they pressed the stop button too early and had to walk two stops, found a persimmon tree',
    ['Leo and Mia pressed the stop button too early and had to walk two stops and found a persimmon tree']
  ],
  [
    'undokai today, leo came 5th of 6 in the running but he won the ball throwing with the red team. nana brought too many onigiri',
    ['Leo won the ball throwing with the red team', 'Nana brought too many onigiri']
  ],
  [
    'school fair he sold 23 brigadeiros and ate I think 9. he gave the change wrong to everybody but in their favour',
    ['Leo sold twenty-three brigadeiros and ate nine. Leo gave the change wrong to everybody but in their favour']
  ],
  [
    'the stag beetle got out of its box and we found him in dads slipper. dad screamed',
    ['The stag beetle got out of its box. The whole family found it in Dad’s slipper', 'Dad screamed']
  ],
  [
    'camel sneezed on him at the farm near Al Ain. direct hit. he wants it again',
    ['A camel sneezed on Leo at the farm near Al Ain', 'Leo wanted it again']
  ],
  [
    'goat got into the classroom in the middle of spelling test and ate the chart. Teacher said everybody gets ten out of ten',
    [
      'A goat got into the classroom in the middle of the spelling test and ate the chart',
      'The teacher said everybody got ten out of ten'
    ]
  ],
  [
    'Took the high speed train Xian to Chengdu, he told the whole carriage a joke about a cucumber. someone gave him a mandarin',
    [
      'The whole family took the high speed train Xian to Chengdu',
      'Leo told the whole carriage a joke about a cucumber',
      'Someone gave Leo a mandarin'
    ]
  ],
  [
    'my husband hung the shelf upside down and all the books slid off',
    ['Dad hung the shelf upside down', 'All the books slid off']
  ],
  [
    'i locked myself out and the cat watched from the window',
    ['Mum locked herself out', 'The cat watched from the window']
  ],
  [
    'Moved into new flat in Amman today, the girls share a room with a round window!! we ate knafeh on boxes & cant find the spoons',
    [
      'The whole family moved into new flat in Amman',
      'The girls shared a room with a round window',
      'They ate knafeh on boxes and couldn’t find the spoons'
    ]
  ],
  [
    'mia and leo fought over who presses the button in the lift. stopped when the button got stuck and we had to climb 8 floors with the shopping, counting in english',
    [
      'Mia and Leo fought over who pressed the button in the lift',
      'Mia and Leo stopped when the button got stuck',
      'The whole family had to climb eight floors with the shopping, counting in English'
    ]
  ],
  [
    'Typhoon so kindergarten closed, we built a train out of all the cushions and ate curry udon on the floor',
    [
      'The kindergarten closed',
      'The whole family built a train out of all the cushions and ate curry udon on the floor'
    ]
  ],
  [
    'We made a snowman with a colander hat and the neighbours cat sat on it all afternoon. Leo wants the cat to be in it',
    ['The whole family made a snowman with a colander hat', 'The neighbour’s cat sat on it all afternoon']
  ],
  [
    'a weka stole leos sandwich at the campground then came back for the lid',
    ['A weka stole Leo’s sandwich at the campground, then came back for the lid']
  ],
  [
    'cousins all here for Onam, sadya on banana leaf. pookalam got ruined by the puppy and they redid it as a puppy',
    ['Pookalam got ruined by the puppy', 'They all redid it as a puppy']
  ],
  [
    'Tomorrow we take the ferry from Oban to Mull to see Granny Morag. he has packed nine torches and no socks',
    [
      'Tomorrow the whole family would take the ferry from Oban to Mull to see Granny Morag',
      'Leo had packed nine torches and no socks'
    ]
  ],
  [
    'tomorrow is mochi pounding at the community hall and everyone comes even uncle Goro from Hokkaido who sings',
    ['Tomorrow was mochi pounding at the community hall', 'Everyone would come, even Uncle Goro from Hokkaido who sang']
  ],
  ['aino has decided he is a moose. It’s been four days', ['Aino had decided he was a moose. It had been four days']],
  [
    'a penguin gets a job in a sushi shop but he keeps eating the sushi',
    ['A penguin got a job in a sushi shop. It kept eating the sushi']
  ],
  [
    'little stone lion outside the bank wants to see the back of the bank. it has only ever seen the front',
    ['The little stone lion outside the bank wanted to see the back of the bank. It had only ever seen the front']
  ],
  [
    'a traffic cone who wants to be a party hat and goes to town to find a head big enough',
    ['A traffic cone wanted to be a party hat and went to town to find a head big enough']
  ],
  [
    'Once a baobab swallowed a football during a match and would give it back only if they let it play. it is goalkeeper',
    [
      'Once a baobab swallowed a football during a match and would give it back only if they let it play. It was goalkeeper'
    ]
  ],
  [
    'a cloud who comes down to have a swim in Lake Taupo and can’t get back up because she is too heavy with water. the kids wring her out',
    [
      'A cloud came down to have a swim in Lake Taupo',
      'The cloud couldn’t get back up because it was too heavy with water. The kids wrung it out'
    ]
  ],
  [
    'a robot made from an old blender wins the talent show because he can only do one note but he does it with feeling',
    ['A robot made from an old blender won the talent show because it could only do one note. It did it with feeling']
  ],
  [
    'An umbrella left on the Yamanote line goes round and round all day and meets people, until its owner gets on the very same car',
    [
      'An umbrella left on the Yamanote line went round and round all day',
      'The umbrella met people, until its owner got on the very same car'
    ]
  ],
  ['he plays beautiful at home but fingers go cold', ['Leo played beautiful at home, but Leo’s fingers went cold']],
  [
    'at the shoe shop he tried on 17 pairs and took the first',
    ['At the shoe shop Leo tried on seventeen pairs and took the first']
  ],
  [
    'rugby ball stuck on the roof of the marae, nobody is saying who kicked it',
    ['The rugby ball was stuck on the roof of the marae', 'Nobody was saying who kicked it']
  ],
  ['Leila laughed so much she got hiccups', ['Leila laughed so much she got hiccups']],
  ['do elephants get hiccups? he will not let it go', []],
  ['milk, bin bags, AA batteries x8, birthday card (Kev)', []],
  ['can the crab be in it please', []],
  ['are we there yet about 400 times', []],
  ['mia said "the clouds are having a bath"', ['Mia said that the clouds were having a bath']],
  [
    'we wrapped jiaozi with nana and leo hid a peanut in one. guess who got it... the neighbour',
    ['The whole family wrapped jiaozi with Nana', 'Leo hid a peanut in one']
  ],
  [
    'we are moving him from cot to the big bed tonight, yellow bed that uncle Beto painted',
    ['The whole family was moving Leo from the cot to the big bed, yellow bed that Uncle Beto painted']
  ],
  [
    'bus broke down on way to aquarium so whole class had picnic in a layby and saw a heron. dad says it was the best trip ever',
    [
      'The bus broke down on the way to the aquarium, so the whole class had a picnic in a layby',
      'The whole class saw a heron',
      'Dad said it was the best trip ever'
    ]
  ],
  ['a old lady gave mum her seat and leo ate 14 plums', ['An old lady gave Mum her seat', 'Leo ate fourteen plums']],
  ['leo said "i am a dinosaur" and mia roared', ['Mia roared']],
  ['we did 3km ( puff ) £5. we ate ice cream by the lake', ['The whole family ate ice cream by the lake']],
  ['the balloon went pop and mum laughed', ['The balloon went pop', 'Mum laughed']],
  ['my granddad lost his hat', ['Granddad lost his hat']],
  ['mama do camels get thirsty in their hump or in their mouth', []],
  [
    'typhoon day. we built tent from bedsheets and dad burned his glove a little',
    ['The whole family built a tent from bedsheets', 'Dad burned his glove a little']
  ],
  [
    'A pounamu pebble that has been skipped across the lake and wants to do it again',
    ['A pounamu pebble had been skipped across the lake and wanted to do it again']
  ],
  [
    'an old man saw our kite and caught it with his stick. he waved',
    ['An old man saw their kite and caught it with his stick', 'The old man waved']
  ],
  ['Hailstones the size of marbles! they filled up the flowerpots', []],
  [
    'First rain of the season and both of them ran outside in pyjamas. we put out every pot',
    ['Leo and Mia ran outside in pyjamas', 'The whole family put out every pot']
  ],
  [
    'an auto rickshaw that wants to be a submarine, it lives in kochi, it has a horn that goes PAAAP, no princesses please',
    ['An auto rickshaw wanted to be a submarine. It lived in kochi. It had a horn that went paaap']
  ]
])('“%s”', (message, told) => {
  expect(retold(message, FAMILY).beats).toEqual(told)
})

test('what is told of a message is most of it, or little', () => {
  expect(retold('leo lost his left shoe on the slide and a pug had it', FAMILY).share).toBeGreaterThan(0.9)
  expect(retold('shoe, slide, chaos, hours of it. mum laughed', FAMILY).share).toBeLessThan(0.5)
})

test.each([
  ['a penguin gets a job in a sushi shop', true, false],
  ['we got a job in a sushi shop today', false, false],
  ['tomorrow we take the ferry', false, true],
  ['tmrw we take the ferry', false, true],
  ['he has swimming on saturday', false, true]
])('“%s” is a tale: %s, is to come: %s', (message, isTale, isToCome) => {
  expect(retold(message, FAMILY)).toMatchObject({ isTale, isToCome })
})

test('“my son” is no friend who came along', () => {
  const family = [...FAMILY, member('Omar', 'friend', 'he', true)]
  expect(retold('my son gave a pigeon his last biscuit', family).beats).toEqual(['Leo gave a pigeon his last biscuit'])
})
