import { expect, test } from 'vitest'

import { built } from './built.ts'

test.each([
  ['he built a tickle machine out of a hanger and four forks, mustn’t touch it. it needs its story', { built: 'the tickle machine', 'built.of': 'a hanger and four forks', 'built.upon': 'tickled', 'built.says': 'It tickles' }],
  ['He’s mad about building cars out of wire and bottle tops. The newest one has steering. Wants it to go from Bulawayo to the sea', { built: 'the car', 'built.went': 'drove', 'built.also': 'It had steering', 'built.to': 'to the sea', 'built.says': 'It drives from Bulawayo to the sea' }],
  ['inventor kid here: umbrella for fish so they stay dry', { built: 'the umbrella', 'built.served': 'fish', 'built.says': 'It’s for fish, so that they stay dry' }],
  ['she made a hotel for ladybirds from a shoe box', { built: 'the hotel', 'built.lodgers': 'ladybirds', 'built.how': 'out of a shoe box' }],
  ['spaceship out of the washing machine box', { built: 'the spaceship', 'built.rode': 'flew' }],
  ['my son has invented a machine that butters toast on both sides', { built: 'the machine', 'built.deed': 'buttered toast on both sides' }],
  ['kids made a boat from milk cartons, it actually floats', { built: 'the boat', 'built.went': 'sailed' }],
  ['Arjun has built an auto rickshaw from matchboxes and says it will go to Mumbai', { built: 'the auto rickshaw', 'built.to': 'to Mumbai' }],
  ['my daughter designed a phone for talking to worms', { 'built.deed': 'talked to worms' }],
  ['Zoe invented a sock sorting machine', { 'built.deed': 'sorted socks' }],
  ['They built a house for snails out of old bricks, it has a swimming pool', { 'built.lodgers': 'snails', 'built.also': 'It had a swimming pool' }],
  ['she has made a dragon out of egg boxes', { 'built.went': 'walked' }],
  ['he has built a thing out of straws. it is called the wobblatron', { built: 'the wobblatron', 'built.plain': 'worked' }],
  ['my 6yo invented a machine to brush your hair while you sleep', { 'built.deed': 'brushed everybody’s hair' }],
  ['made a wheelchair for his teddy out of 3 cotton reels', { 'built.served': 'the teddy', 'built.of': 'three cotton reels' }]
])('“%s” tells what was built', (message, says) => {
  expect(built(message, [])).toMatchObject(says)
}) // prettier-ignore

test('one of the family who helped is beside the hero', () => {
  const of = { gender: null, isChild: false, speaks: true, isHero: false }
  const family = [{ ...of, called: 'Grandad', relationship: 'grandfather' }]
  expect(built('Grandad and me built a rocket out of a dustbin', family)).toMatchObject({ 'with.kin': 'Grandad' })
})

test.each([
  'a dragon who built a castle out of gold',
  'she made a cake for grandma',
  'he made a new friend today',
  'daddy built us a treehouse',
  'he built a tower out of blocks and his sister knocked it down, he cried',
  'she made pancakes with dad',
  'he made a mess in the kitchen',
  'what if beavers built a hotel out of sticks',
  'how do you build a robot?',
  'wants to build a rocket out of boxes',
  'he made a gun out of lego',
  'the council built a playground out of wood',
  'my son made a sandwich out of cheese',
  'he built up the courage to jump in',
  'grandpa made a coffin out of oak',
  'she wants to be an inventor',
  'a robot that makes pancakes',
  'a spaceship',
  'daddy got out of bed',
  'the ball out of the tree',
  'a rabbit out of the hat'
])('“%s” does not', (message) => {
  expect(built(message, [])).toBeNull()
})
