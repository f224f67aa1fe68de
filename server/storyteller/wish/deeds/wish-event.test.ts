import { describe, expect, test } from 'vitest'

import { eventOf } from './wish-event.ts'

describe('who is coming', () => {
  test.each([
    ['granny arrives from India tomorrow', 'Granny was coming from India', 'tomorrow', 'there’s cake'],
    ['our cousins arrive on saturday', 'the cousins were coming', 'on Saturday', 'there’s cake'],
    ['nana is coming tomorrow', 'Nana was coming', 'tomorrow', 'there’s cake'],
    ['my cousins are coming to stay on friday', 'the cousins were coming to stay', 'on Friday', 'there’s cake'],
    ['my friend Mia is arriving tomorrow', 'Mia was coming', 'tomorrow', 'there’s cake'],
    ['my aunt is visiting on friday', 'the aunt was coming', 'on Friday', 'there’s cake'],
    ['cousin Zara is coming to play', 'Cousin Zara was coming to play', 'soon', 'there’s cake'],
    ['grandma is coming over', 'Grandma was coming over', 'soon', 'there’s cake'],
    ['our new kitten comes on saturday', 'the new kitten was coming', 'on Saturday', 'there’s cake'],
    [
      'daddy comes home from the oil rig tomorrow and then we’re going to the park',
      'Daddy was coming home from the oil rig',
      'tomorrow',
      'we’re going to the park'
    ]
  ])('%s', (wish, told, on, next) => {
    expect(eventOf(wish)).toMatchObject({ 'comes.told': told, 'comes.on': on, 'comes.next': next })
  })

  test.each([
    'Christmas is coming soon',
    'the monster is coming',
    'grandma is coming out',
    'grandpa comes out of hospital tomorrow',
    'granny came yesterday'
  ])('nobody: %s', (wish) => {
    expect(eventOf(wish)?.['comes']).toBeUndefined()
  })
})

test('nobody who stands in the hall already is still to come', () => {
  const nana = {
    called: 'Nana Rose',
    relationship: 'grandmother',
    gender: 'she',
    isChild: false,
    speaks: true,
    isHero: false
  } as const
  expect(eventOf('Nana is coming tomorrow', [nana])?.['comes']).toBeUndefined()
  expect(eventOf('Grandpa is coming tomorrow', [nana])).toMatchObject({ comes: 'Grandpa' })
})

describe('what is somebody else’s', () => {
  test.each([
    [
      'nana gets her new knee tomorrow and then she’s coming to stay in our front room',
      'Nana was getting her new knee',
      'tomorrow',
      'she’s coming to stay in our front room'
    ],
    ['mum has to go for a scan tomorrow', 'Mum was going for a scan', 'tomorrow', 'we’ll hear all about it'],
    [
      'dad is running the marathon on sunday and we are going to wave',
      'Dad was running the marathon',
      'Sunday',
      'we’re going to wave'
    ],
    [
      'grandad’s having his cataract done on thursday and then he can see our drawings',
      'Grandad was having his cataract done',
      'Thursday',
      'he can see our drawings'
    ]
  ])('%s', (wish, told, day, next) => {
    expect(eventOf(wish)).toMatchObject({ 'theirs.told': told, 'theirs.day': day, 'theirs.next': next })
  })

  test.each(['grandpa has his hip operation on monday', 'dad is going away tomorrow', 'mum is being silly tomorrow'])(
    'nothing: %s',
    (wish) => {
      expect(eventOf(wish)?.['theirs']).toBeUndefined()
    }
  )
})

describe('what has to be worn', () => {
  test.each([
    [
      'cousin Priya’s wedding tomorrow, she is flower girl and wont wear the shoes',
      'the shoes',
      'cousin Priya’s wedding',
      'they'
    ],
    ['dance show on saturday and she hates the sparkly tights', 'the sparkly tights', 'the dance show', 'they'],
    ['he has to wear an eye patch from tomorrow', 'the eye patch', 'the first day of it', 'it'],
    [
      'school uniform for the first time tomorrow, the collar scratches',
      'the school uniform',
      'the first day of it',
      'it'
    ],
    ['won’t wear the jumper for the class photo tomorrow', 'the jumper', 'the class photo', 'it'],
    ['has to wear shoes for cousin Priya’s wedding on saturday', 'the shoes', 'cousin Priya’s wedding', 'they'],
    ['she won’t wear her tights for school tomorrow', 'the tights', 'school', 'they'],
    ['must put on the tie for a concert on friday', 'the tie', 'a concert', 'it']
  ])('%s', (wish, worn, event, they) => {
    const found = eventOf(wish.replace('wont', 'won’t'))
    expect(found).toMatchObject({ worn, 'worn.for': event, 'worn.they': they })
  })

  test('nothing, where no day is said', () => {
    expect(eventOf('she won’t wear her coat')).toBeNull()
  })
})

test('a wedding is no deed of whose it is', () => {
  expect(eventOf('Chachu’s wedding sangeet is tomorrow')?.['theirs.told']).toBeUndefined()
})
