import { describe, expect, test } from 'vitest'

import { answers } from '#content/answers.ts'
import { HOME_WORDS, lineFaults } from '#content/line-lint.ts'
import { lentLineFaults } from '#content/world-lint.ts'
import { unwantedFaults } from '../verify/surface.ts'
import { answerTo } from './answer.ts'

const KNOWN: Record<string, readonly [string, RegExp][]> = {
  body: [
    ['Why do fingers go wrinkly in the bath?', /fingers/u],
    ['Why do we have to sleep?', /grows/u],
    ['why cant i stay up late like the grown ups', /hours more/u],
    ['why do i have to brush my teeth', /supper/u],
    ['why cant i tickle myself', /surprise/u],
    ['why do my eyes close when i sneeze', /muscles/u],
    ['why do babies put everything in their mouth', /feels far better/u],
    ['why do i have to blow my nose', /out they go/u],
    ['why does my tummy talk before lunch', /empty tummy/u],
    ['why do my legs feel fizzy when i sit on them', /nerves/u],
    ['how does a scab get better', /lid/u],
    ['why do people get old', /mends/u],
    ['why do i cry when i laugh', /run over/u],
    ['what are farts', /nibble/u]
  ],
  animals: [
    ['Do fish sleep?', /eyelids/u],
    ['can a worm get dizzy', /worm has none/u],
    ['why do worms come out in the rain', /wet ground/u],
    ['why do cats have whiskers and i dont', /Whiskers/u],
    ['do bats really sleep upside down', /feet lock/u],
    ['why do octopuses have three hearts', /gills/u],
    ['why do wasps sting', /frightened/u],
    ['how do fishes breathe', /gills/u],
    ['what happens inside a cocoon', /soup/u],
    ['which came first the chicken or the egg', /dinosaurs/u],
    ['why do the geese fly away', /winter/u],
    ['what do worms do all day', /old leaves/u],
    ['why do cats have tails', /balance/u],
    ['how many hearts does an octopus have', /gills/u],
    ['how do giraffes sleep', /doze/u],
    ['do brown cows make chocolate milk', /white milk/u],
    ['do dinosaurs still live today', /on the roof/u],
    ['why do geese fly in a v', /turns/u],
    ['do bees sleep', /lids/u],
    ['why do dogs eat grass', /wild cousins/u],
    ['how do ants find the sugar', /from far away/u],
    ['why do swans have long necks', /needn’t dive/u],
    ['what do badgers do at night', /less to be afraid of/u],
    ['how do snails carry their house', /never put down/u]
  ],
  sky: [
    ['Why is the sky blue?', /blue/u],
    ['why does the sky go pink in the evening', /only the red/u],
    ['Where does the sun go at night?', /sun stays/u],
    ['who turns the sun off at night', /on or off/u],
    ['what is inside a cloud', /water drops/u],
    ['is the sun on fire', /squeezes/u],
    ['is the sun a star', /so near/u],
    ['where does the rain go', /sinks/u],
    ['why does it rain', /too heavy/u],
    ['why does it smell nice after rain', /smell/u],
    ['what is fog', /lying on the ground/u],
    ['why is the rainbow bent', /ring/u],
    ['what is inside a rainbow', /raindrops/u],
    ['why is it still light when i go to bed', /leans/u],
    ['What is inside the earth?', /iron/u],
    ['why does the earth spin', /nothing to stop it/u],
    ['why cant we see the air', /straight through/u],
    ['who lives on the moon', /telescopes/u],
    ['is there someone living on mars', /telescopes/u],
    ['why do sunflowers look at the sun', /looking east/u],
    ['why does the ground shake', /crust/u]
  ],
  'plants and food': [
    ['Why do onions make Mummy cry?', /onion/u],
    ['why do leaves fall down and not up', /green/u],
    ['how old is that tree', /ring/u],
    ['why does popcorn pop', /grain/u],
    ['where does chocolate come from', /beans/u],
    ['what will happen if i swallow an apple pip', /Nothing grows/u],
    ['why do grown ups drink coffee', /tired/u],
    ['why is cheese smelly', /milk/u],
    ['who put the holes in cheese', /bubbles/u],
    ['why are bananas bent', /light/u]
  ],
  home: [
    ['how does a fridge stay cold', /warmth/u],
    ['where do lost socks go', /sleeves/u],
    ['how do magnets work for a five yr old please', /iron/u],
    ['where does the bath water go', /pipes/u],
    ['why does the floor creak at night', /shrinks/u],
    ['how do people get in the telly', /lights/u],
    ['what is dust made of', /crumbs/u],
    ['can you tell me why bubbles are round', /ball/u],
    ['why do i have to tidy up', /sharp/u],
    ['are there monsters under the bed for real', /looked under/u],
    ['why does bread go hard', /gets old/u],
    ['why do i look upside down in a spoon', /bend/u],
    ['what do teddies do at night', /stay where/u],
    ['what is fire made of', /hot joins/u],
    ['why does my hair stand up when i take my hat off', /electricity/u]
  ],
  streets: [
    ['How do planes stay up?', /wings/u],
    ['why do buses have numbers', /way through the town/u],
    ['how does the lights know when to go green', /computer/u],
    ['why is ambulance written backwards', /letters/u],
    ['why are fire engines red', /hard to miss/u],
    ['how do submarines go down and come up again', /tanks/u],
    ['why do trains run on rails', /Steel/u],
    ['how do the street lights know when to come on', /eye/u],
    ['where does the rubbish go', /buried/u],
    ['why do we wear seatbelts', /stops fast/u],
    ['what does daddy do at work', /different/u],
    ['who drives the metro train', /computer/u],
    ['what is under the road', /pipes/u],
    ['how do trams work', /wire overhead/u],
    ['who cleans the streets', /brooms/u],
    ['how do planes land', /flaps/u],
    ['why do trains have no steering wheel', /signal box/u],
    ['why is there no snow here', /all the way down/u],
    ['where do buses sleep at night', /yard/u],
    ['why do the cars honk', /hello/u]
  ],
  people: [
    ['why do grown ups have to go to work', /money/u],
    ['where does money come from', /prints/u],
    ['who invented school', /clay/u],
    ['why do i have to go to school', /everything again/u],
    ['why are there seven days in a week', /seven lights/u],
    ['what is the biggest number', /add one/u],
    ['why is it called a sandwich', /lord/u],
    ['why are old photos grey', /film/u],
    ['where do teachers sleep', /slippers/u],
    ['when will i be big', /grow a little/u],
    ['how do blind people read', /bumps/u],
    ['why is it monday again', /from the front/u],
    ['why does time go so slow when you wait', /forget/u]
  ]
}

describe.each(Object.entries(KNOWN))('of %s', (_, asked) => {
  test.each(asked)('“%s” has its own answer', (question, fact) => expect(answerTo(question)?.fact).toMatch(fact))
})

test.each([
  'Why is Grandpa called Jim?',
  'Why do cars have wheels?',
  'How do fish play chess?',
  // Of another creature something else is true.
  'do ants have hearts',
  'why do dogs yawn',
  'can snakes blink',
  'how do worms poo',
  'does a caterpillar cry or sing',
  'do trees dream',
  'how do tortoises get so old',
  'how do fireflies taste',
  'why do hamsters yawn',
  'how do ladybirds talk',
  'how do tadpoles smell',
  'why do moths burp',
  'where do birds go in the smoke',
  // Another thing is asked of the same.
  'why do people sleep on the street',
  'how do you forget a bad man',
  'why do boats have names',
  'how do deaf people hear music',
  'what do ministers wear',
  'why do i have to wait for my birthday',
  'what do old people eat',
  'why is the paint wet',
  'who made the rules for football',
  'why can i not breathe when i cry',
  'who invented chocolate milk',
  'why do elephants have big feet',
  'how do lorries turn',
  'how do you read a map',
  'why does the moon look big',
  'why can we not eat snow',
  'why do chefs wear hats',
  'what colour are robots',
  'do stars come out when the sun goes down',
  'what do brave knights do at night',
  'why do geese walk in a line',
  'what do cockroaches think',
  'how do you catch the moon',
  'why do people live in houses',
  'why do cable cars squeak',
  'why can i not have all the money',
  'why do trees need the moon',
  'who invented the fridge',
  'who discovered electricity',
  'how many clouds are there',
  'how many tears fit in a bucket',
  'how loud is thunder',
  'why do dogs hate thunder',
  'what makes farts smell',
  'why is poo heavy',
  'does the wind have a mother',
  'where do birds go when it rains',
  'what do butterflies wear in the rain',
  'how did people brush their teeth in the olden days',
  'why does granny have whiskers',
  'do trees talk',
  'what do police dogs know',
  'why do police have helmets',
  'how do eyes turn things the right way up',
  'why do we turn the compost',
  'where do policemen go to the toilet',
  'does the queen of the bees wear a crown',
  'is the last number lonely',
  'why do people wave goodbye',
  'why does the catapult wind up',
  'how do i cut the hair of a doll better',
  'why do crabs come out of the sea',
  'who is afraid of the sun',
  'does a traffic warden light a candle',
  'what is a hot air balloon up to',
  'why do old people like the radio',
  'how do old people play',
  'why does my brother hate onions',
  'what does the cat do all day',
  'what did people cry about',
  'why do police have green cars',
  'what is my name day',
  'is there wifi on mars',
  'can you sneeze while sleeping',
  'did knights have to pee in their armour',
  // A story is asked for, and no answer.
  'can you do one about a snail and its shell',
  'could you make a story of how the sea got salty',
  'how to catch a rainbow in a jar',
  'what if the sea was lemonade',
  'do one about thunder and his mum',
  'can we have pirates who sneeze when they open a chest',
  // None of these is answered by the way.
  'do dead people dream',
  'why did the dog die in winter',
  'what happens to the heart when you die'
])('nobody pretends to know “%s”', (question) => expect(answerTo(question)).toBeNull())

test('each is a sentence that a child can take in and say again', () => {
  const long = answers.flatMap(({ fact, guesses }) =>
    [fact, ...guesses].filter((said) => said.split(/\s+/u).length > 18 || /[.!?'“”]|^\p{Ll}/u.test(said))
  )
  expect(long).toEqual([])
})

test('each may be said in a story', () => {
  const faults = answers.flatMap(({ fact, guesses }) => [
    ...lentLineFaults('facts', fact),
    ...guesses.flatMap((guess) => lentLineFaults('guesses', guess)),
    ...unwantedFaults([fact, ...guesses].join('. '))
  ])
  expect(faults).toEqual([])
})

test('what is said to a guess may be said in a story, and is short', () => {
  const said = answers.flatMap(({ buts }) => buts ?? [])
  expect(said.flatMap((but) => [...lentLineFaults('guesses', but), ...unwantedFaults(but)])).toEqual([])
  expect(said.filter((but) => /[.!?'“”]|^\p{Ll}/u.test(but) || but.split(/\s+/u).length > 14)).toEqual([])
})

test('what is tried is told of two, in a few short sentences', () => {
  const tries = answers.flatMap((answer) => answer.try ?? [])
  const place = { slots: ['H', 'A'], must: ['H', 'A'], shape: 'sentence', atLeast: 0, banned: HOME_WORDS } as const
  expect(
    tries.flatMap((tried) => lineFaults(tried, { ...place, slots: ['H', 'A'], must: ['H', 'A'] }, 'both'))
  ).toEqual([])
  expect(tries.flatMap((tried) => unwantedFaults(tried.replaceAll(/\{[HA]\}/gu, 'Nell')))).toEqual([])
  expect(
    tries.filter((tried) =>
      /\b(?:one (?:could|can|has|had|does|would|must)|[Ss]he|[Hh]e|knife|stove|match|kettle)\b/u.test(tried)
    )
  ).toEqual([])
})

test('nothing is said of two questions', () => {
  const said = answers.flatMap(({ fact, guesses }) => [fact, ...guesses])
  expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([])
})

/** Words of a way as they are asked, with “why” before them where they have no word of their own for it. */
const asAsked = (words: string): string =>
  `${/^(?:how|where|what|who)\b/u.test(words) ? '' : 'why '}${words.replaceAll('.', '')}`

test('each is found by each of its own words, and none stands before it', () => {
  const lost = answers.flatMap((answer) =>
    answer.asks.split(' / ').flatMap((way) => {
      const groups = way.split(' ').map((either) => either.split('|'))
      const questions = groups.flatMap((words, at) =>
        words.map((word) => groups.map(([first = ''], other) => (other === at ? word : first)).join(' '))
      )
      return questions.filter((question) => answerTo(asAsked(question)) !== answer && !way.includes('.'))
    })
  )
  expect(lost).toEqual([])
})
