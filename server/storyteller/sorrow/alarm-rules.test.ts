import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from '../wish/theme.ts'
import { ALARM_RULES, alarmsHearing } from './alarm-rules.ts'
import { readSorrow } from './sorrow.ts'
import { withoutOrder } from './story-order.ts'

describe.each(ALARM_RULES)('$label', (rule) => {
  test.each(rule.examples)('“%s” is told quietly', (wish) => {
    expect(alarmsHearing(wish)).toContain(rule)
    expect(readSorrow(wish)).not.toBeNull()
    expect(readTheme(wish, storyLibrary).kind).toBe('comfort')
  })

  test.each(rule.counterExamples)('“%s” alarms nobody', (wish) => {
    expect(alarmsHearing(wish)).toEqual([])
  })
})

test.each([
  'uncle ray washed the car',
  'mr jones took photos of the sea',
  'a lady who collects buttons',
  'the tide took my bucket',
  'he helps me change the batteries',
  'baby brother is asleep',
  'a man who plays with trains',
  'no more peas',
  'uncle let us watch a film',
  'a teacher hit a gong'
])('“%s” stays a jolly wish', (wish) => expect(readTheme(wish, storyLibrary).kind).not.toBe('comfort'))

/** How a story is ordered before and beside what befell a child. */
const ORDERS = [
  'a story about a fox please, @',
  'something with otters please. @',
  '@, a story about a fox',
  '@. make it foxes',
  '@ (he loves otters)',
  'yesterday it rained and we saw a duck. @'
]
describe.each(ALARM_RULES)('beside an animal that is ordered: $label', ({ examples }) => {
  const beside = examples.flatMap((wish) => ORDERS.slice(0, -1).map((order) => order.replace('@', wish)))
  test.each(beside)('“%s” is heard', (wish) => expect(readSorrow(wish)).not.toBeNull())
})

describe.each(ALARM_RULES.filter(({ isOfBody }) => isOfBody))(
  'beside a long day and a duck: $label',
  ({ examples }) => {
    test.each(examples.flatMap((wish) => ORDERS.map((order) => order.replace('@', wish))))('“%s” is heard', (wish) => {
      expect(readSorrow(wish)).not.toBeNull()
    })
  }
)

test.each([
  'my uncle put his hand up her skirt and she holds her teddy tight now',
  'grandpa plays the secret game under the blanket with me and teddy',
  'the babysitter pulled his trousers down he likes otters',
  'a fox whose uncle put his hand up her skirt'
])('a toy that is held, and an animal that is liked, make no play of it: “%s”', (wish) => {
  expect(alarmsHearing(wish)).not.toEqual([])
})

/** Words that alarm, and nothing that is amiss. */
const HARMLESS = [
  'a dragon whose uncle took off his hat',
  'a fox who hit a gong',
  'my teddy is wheezing like an engine',
  'the coach took off his hat',
  'she took off her wet socks',
  'he took his clothes off all by himself',
  'the nurse took off his plaster',
  'mummy pulled up my trousers',
  'my brother took off with my skateboard',
  'a secret den in the shed',
  'special time with grandma in the garden',
  'a special car in my bed',
  'she tells me a secret about the cake',
  'the band played and nobody can tell who sang',
  'he plays the drums and you can’t tell he is four',
  'naked mole rats in a film',
  'a picture of a naked tree',
  'dad was gasping with laughter',
  'i was gasping for a lemonade',
  'her balloon is swelling up',
  'the rain falls and the owl is sleepy',
  'the leaf fell and the hedgehog is sleepy',
  'grandpa bumped into the teacher and they cannot remember the song',
  'he knocked on our door and now the dog is dizzy',
  'he fell into a pile of leaves and was so sleepy',
  'daddy had a beer and sang',
  'grandpa drank a beer and danced with the broom',
  'she drew marks on her hand with a felt tip',
  'the teacher put her hand up first',
  'the babysitter took his hand on the way to the park',
  'uncle took down the picture',
  'a man takes pictures of boats',
  'the teacher kicked the ball to a boy’s team',
  'the tide took our bucket',
  'the fire engine came to the fair',
  'grandma lost her glasses',
  'our neighbour took the pegs off the line'
]

test.each(HARMLESS)('“%s” alarms nobody', (wish) => expect(alarmsHearing(wish)).toEqual([]))

test('who was born asleep is mourned, and not remembered', () => {
  expect(readTheme('baby brother was born asleep', storyLibrary)).toMatchObject({ sorrow: 'loss', misses: false })
  expect(readTheme('mr khan who teaches us died', storyLibrary)).toMatchObject({ sorrow: 'loss', misses: true })
})

test('a long wish is read at once', () => {
  for (const part of ['mr jones from the ', 'the police came for ', 'the lady who lives ', 'he showed us the ']) {
    const wish = part.repeat(Math.floor(2000 / part.length))
    // What goes back over the whole wish for each of its words takes minutes, on any machine.
    const begun = performance.now()
    alarmsHearing(wish)
    withoutOrder(wish)
    expect(performance.now() - begun).toBeLessThan(2_000)
  }
})
