import { describe, expect, test } from 'vitest'

import type { Teller } from '../kinds/wish-news.ts'
import type { KinMember } from './wish-kin.ts'
import { todayOf } from './wish-today.ts'

const member = (called: string, relationship: string, gender: 'he' | 'she', isHero = false): KinMember => ({
  called,
  relationship,
  gender,
  isChild: isHero,
  speaks: true,
  isHero
})
const leo = member('Leo', 'son', 'he', true)
const mia = member('Mia', 'daughter', 'she', true)
const nana = member('Nana', 'grandmother', 'she')
const asLeo: Teller = { called: 'Leo', age: 6, pronouns: 'he' }
const asMia: Teller = { called: 'Mia', age: 5, pronouns: 'she' }

function eventsOf(wish: string, teller: Teller, family: readonly KinMember[]): string[] {
  const says = todayOf(wish, teller, family)
  return ['today.one', 'today.two', 'today.three', 'today.four'].flatMap((slot) => says[slot] ?? [])
}

describe('what the family did is told whole, as the child who leads says it', () => {
  test.each([
    [
      'nana fell asleep at the puppet show and snored and everyone looked',
      ['Nana fell asleep at the puppet show', 'Nana snored', 'everyone looked']
    ],
    [
      'dog ate the left shoe from every pair. daddy went to work in one brown one black and his boss didnt notice',
      [
        'the dog ate the left shoe from every pair',
        'Daddy went to work in one brown one black',
        'his boss did not notice'
      ]
    ],
    [
      'power cut at dinner time!! we ate ice cream first and then had rice by candle',
      ['there was a power cut at dinner time', 'we ate ice cream first', 'we had rice by candle']
    ],
    [
      'swimming lesson today, wouldnt put face in, then a boy splashed her by accident and she laughed and did it',
      ['there was a swimming lesson', 'a boy splashed me', 'I laughed and did it']
    ],
    [
      'the teacher forgot her lunch so Mia gave her half a banana',
      ['the teacher forgot her lunch', 'I gave her half a banana']
    ],
    [
      'we had a big thunderstorm this afternoon and the dog hid in the bathtub. the kids thought it was so funny',
      ['we had a big thunderstorm', 'the dog hid in the bathtub', 'the kids thought it was so funny']
    ],
    [
      'today we went to the beach and Mia found a crab in a bucket and didnt want to let it go. in the end she did',
      ['we went to the beach', 'I found a crab in a bucket', 'I did not want to let it go']
    ],
    [
      'tooth fairy!! first tooth came out today at school during snack time and Mia was so proud',
      ['the tooth came out today at school during snack time', 'I was so proud']
    ],
    [
      'we went to the beach and found a crab, then Mia fell asleep in the car. can the crab be in it',
      ['we went to the beach', 'we found a crab', 'I fell asleep in the car']
    ],
    ['Nana counted 3 buses and Mia waved at all of them', ['Nana counted three buses', 'I waved at all of them']]
  ])('%s', (wish, events) => {
    expect(eventsOf(wish, asMia, [mia, nana])).toEqual(events)
  })

  test.each([
    [
      'we missed the bus and walked home in the rain and Leo found a snail',
      ['we missed the bus', 'we walked home in the rain', 'I found a snail']
    ],
    ['Leo and grandad built a kite and it flew over the shed', ['Grandad and I built a kite', 'it flew over the shed']],
    [
      'Leo told the dentist a joke and the dentist laughed so much he had to take his mask off. then gave him TWO stickers',
      [
        'I told the dentist a joke',
        'the dentist laughed so much he had to take his mask off',
        'the dentist gave me two stickers'
      ]
    ],
    ['Leo lost his first tooth in a samosa and nearly ate it', ['I lost my first tooth in a samosa', 'I nearly ate it']]
  ])('%s', (wish, events) => {
    expect(eventsOf(wish, asLeo, [leo])).toEqual(events)
  })
})

describe('and as it is told of that child', () => {
  const toldOf = (wish: string, teller: Teller, family: readonly KinMember[]) => {
    const says = todayOf(wish, teller, family)
    return ['today.first', 'today.second', 'today.third'].flatMap((slot) => says[slot] ?? [])
  }
  const ben = member('Ben', 'father', 'he')

  test.each([
    [
      'we missed the bus and walked home in the rain and Leo found a snail',
      ['they missed the bus', 'they walked home in the rain', 'Leo found a snail']
    ],
    ['today Leo got his head stuck and daddy had to use butter', ['Leo got his head stuck', 'Ben had to use butter']],
    ['he lost a tooth in a bun and nearly ate it', ['Leo lost a tooth in a bun', 'Leo nearly ate it']],
    [
      'Leo told the dentist a joke and the dentist laughed so much he had to take his mask off',
      ['Leo told the dentist a joke', 'the dentist laughed so much he had to take his mask off']
    ]
  ])('%s', (wish, told) => {
    expect(toldOf(wish, asLeo, [leo, ben])).toEqual(told)
  })
})

test.each([
  [
    'Mia waved at Grandpa and he sang to her down the whole hall',
    ['I waved at Grandpa', 'Grandpa sang to me down the whole hall']
  ],
  ['Mia showed daddy her drawing and he laughed', ['I showed Daddy my drawing', 'Daddy laughed']]
])('whoever “he” is: %s', (wish, events) => {
  expect(eventsOf(wish, asMia, [mia])).toEqual(events)
})

test('whose teacher she is is kept', () => {
  expect(eventsOf('Leo showed his teacher a drawing and she laughed', asLeo, [leo])).toEqual([
    'I showed my teacher a drawing',
    'my teacher laughed'
  ])
})

test.each([
  ['Leo brought daddy his slippers and he fell asleep'],
  ['we went on the train and I got the window seat and Leo slept on me'],
  ['my husband burnt the rice and my son ate it anyway'],
  ['mummy bear drinks too much honey and the cubs put her to bed'],
  ['grandad took me to the shed and showed me his special thing'],
  ['we took the cot down and gave the clothes away'],
  ['Nana went funny at dinner and daddy drove her in'],
  ['everyone went home and Leo was still at school'],
  ['dad came home late and broke the plates and we hid under the table']
])('of what may be somebody else’s or no joke nothing is read: “%s”', (wish) => {
  expect(todayOf(wish, asLeo, [leo])).toEqual({})
})

test('a dog that was bathed is not the child', () => {
  expect(eventsOf('we bathed the dog and put him in a towel', asLeo, [leo])).toEqual([
    'we bathed the dog',
    'we put him in a towel'
  ])
})

test.each([
  ['one thing only', 'we missed the bus'],
  ['a tale', 'a fox opened a shop and the owl bought everything'],
  ['what is typed in the present', 'grandpa falls asleep and the dog eats his hat'],
  ['what is still to come', 'we are going to the zoo tomorrow and Leo packed his boots'],
  ['a quarrel', 'Leo pushed Max and Max fell over'],
  ['a fright', 'Leo was scared of the dog and hid'],
  ['an accident', 'grandad fell off the ladder and the ambulance came'],
  ['a sorrow', 'grandad died and we went home'],
  ['whose “me” nobody knows', 'he didn’t want me to go but then he found the trains'],
  ['nobody of ours', 'the hen laughed and the fox went home']
])('of %s nothing is read: “%s”', (_, wish) => {
  expect(todayOf(wish, asLeo, [leo])).toEqual({})
})
