import { describe, expect, test } from 'vitest'

import { eventsOf } from './wish-events.ts'
import type { KinMember } from './wish-kin.ts'

const isla: KinMember = {
  called: 'Isla',
  relationship: 'daughter',
  gender: 'she',
  isChild: true,
  speaks: true,
  isHero: true
}

function eventsIn(wish: string): string[] {
  const says = eventsOf(wish, { called: 'Isla', age: 6, pronouns: 'she' }, [isla])
  return ['event.one', 'event.two', 'event.three', 'event.four'].flatMap((slot) => says[slot] ?? [])
}

describe('what happens one after the other is told whole and in the past', () => {
  test.each([
    [
      'Capybara takes the bus to the hot springs with an orange on his head and everybody wants to sit on him',
      ['a capybara took the bus to the hot springs with an orange on his head', 'everybody wanted to sit on him']
    ],
    [
      'monkey king eats all the dumplings and has to make more before everybody wakes up',
      ['a monkey king ate all the dumplings', 'the monkey king had to make more before everybody woke up']
    ],
    [
      'a cat and a small tractor who are best friends and live on a farm and they help everybody before it snows',
      [
        'a cat and a small tractor were best friends',
        'the cat and a small tractor lived on a farm',
        'the cat and a small tractor helped everybody before it snowed'
      ]
    ],
    // What a character made does something of its own.
    ['a fox bakes a cake and it explodes', ['a fox baked a cake', 'the cake exploded']],
    ['a frog builds a boat but it leaks', ['a frog built a boat', 'the boat leaked']],
    ['a frog builds a boat and it sings', ['a frog built a boat', 'the frog sang']],
    [
      'a toucan who swaps beaks with a parrot for carnival and then they cant swap back',
      ['a toucan swapped beaks with a parrot for carnival', 'they could not swap back']
    ],
    [
      'a T-rex that can’t put on his own socks so he asks a triceratops',
      ['a T-rex could not put on his own socks', 'the T-rex asked a triceratops']
    ],
    [
      'a creeper that just wants a hug but every time he gets excited he goes bang',
      ['a creeper just wanted a hug', 'every time he got excited he went bang']
    ],
    [
      'grandma’s kitchen where the tamales sing and one of them is out of tune',
      ['in Grandma’s kitchen the tamales sang', 'one of them was out of tune']
    ],
    [
      'Isla’s cricket bat talks and gives really bad advice',
      ['Isla’s cricket bat talked', 'Isla’s cricket bat gave really bad advice']
    ],
    [
      'the vacuum cleaner ate a tiny kingdom by accident and they quite like it in there so they wont come out',
      ['the vacuum cleaner ate a tiny kingdom', 'they quite liked it in there so they would not come out']
    ],
    [
      'a bear who thinks he’s a bee and the bees make him a hat',
      ['a bear thought he was a bee', 'the bees made him a hat']
    ],
    [
      'llama is late for her own birthday because she stops to say good morning to every cactus and one of them answers',
      ['a llama was late for her own birthday', 'one of them answered']
    ],
    [
      'potato thinks hes a stone til he meets a real stone and the stone is sure SHES a potato',
      ['a potato thought he was a stone until he met a real stone', 'the stone was sure she was a potato']
    ],
    [
      'a hen lays square eggs, the village stacks them up to make a clinic, then one morning the walls start to crack and cheep',
      ['a hen laid square eggs', 'the village stacked them up to make a clinic', 'the walls started to crack and cheep']
    ],
    [
      'a diplodocus gets a job at the library, can only whisper REALLY loud, books start blowing off the shelves',
      [
        'a diplodocus got a job at the library',
        'the diplodocus could only whisper really loud',
        'books started blowing off the shelves'
      ]
    ],
    [
      'an octopus opens a hairdressers, is brilliant at it, then the king walks in completely bald',
      ['an octopus opened a hairdressers', 'the octopus was brilliant at it', 'the king walked in completely bald']
    ],
    [
      'a llama who is terrible at whispering gets a job in a library. then one day they NEED someone loud',
      ['a llama was terrible at whispering', 'the llama got a job in a library', 'they needed someone loud']
    ],
    [
      'a giraffe plays hide and seek with some beetles, loses 40 times and then works out a clever trick',
      [
        'a giraffe played hide and seek with some beetles',
        'the giraffe lost forty times',
        'the giraffe worked out a clever trick'
      ]
    ],
    [
      'dumpling falls in love with chopstick but the spoon is jealous so they go on quiz show',
      ['a dumpling fell in love with chopstick', 'the spoon was jealous', 'they went on quiz show']
    ],
    [
      'a mango rolls off the cart & rolls thru the market and then nobody can agree whose it is',
      ['a mango rolled off the cart', 'the mango rolled through the market', 'nobody could agree whose it was']
    ]
  ])('%s', (wish, events) => {
    expect(eventsIn(wish)).toEqual(events)
  })
})

test('the first is met and then known, and so are several', () => {
  const whoIn = (wish: string) => eventsOf(wish, null, [])['event.who']
  expect(whoIn('a fox opens a shop and the owl buys everything')).toBe('the fox')
  expect(whoIn('two giraffes share a scarf and they can’t get apart')).toBe('the two giraffes')
  expect(whoIn('a dragon called Gerald builds a raft and sails to the sofa')).toBe('Gerald')
})

describe('nothing is read of one deed, of what the family did, of what really happened, of danger and of grief', () => {
  test.each([
    'a goat that ate the wedding invitation',
    'mum forgot the picnic so we have to eat blackberries like bears',
    'Isla finds a shell and it rings',
    'a fox came into the kitchen today and he ate the bread',
    'a boy finds a knife and he cuts the rope',
    'the dog died and everybody was sad',
    'a fox and a hen and a very big pumpkin',
    'Freddie wets the bed and everybody laughs at him',
    'Olivia bakes a cake and Theo eats it',
    'a cat called Mog gets hit by a car and goes to the vet',
    'Biscuit runs away and nobody can find him',
    'a doll comes alive at night and watches her sleep',
    'a dragon with a cold sneezes bubbles and gets invited to birthday parties',
    'every time the owl hoots the moon hiccups and the tide comes in',
    'the teacher shouts at her and she cries',
    'a boy takes the ball and he won’t give it back',
    'the dog eats the cake and hides under the bed',
    'the washing machine leaked and the kitchen was all wet',
    'why does the moon follow us and where does it go'
  ])('%s', (wish) => {
    expect(eventsIn(wish)).toEqual([])
  })
})

test('how often something is done is nobody who does it', () => {
  expect(eventsIn('a witch that lost her left shoe and only ever finds right ones')).toEqual([])
})
