import { expect, test } from 'vitest'

import { DEED_KINDS, VERBS_OF_KIND } from '#content/deed-kinds.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { sayingsOf } from '../wish-kinds.ts'
import { kindOfDeed } from './deed-kind.ts'

const said = (wish: string) => sayingsOf(wish, null, null, null)

test.each([
  ['open a barber shop', 'opens'],
  ['roll out of the door', 'flees'],
  ['go on holiday', 'travels'],
  ['teach the goat to dance', 'teaches'],
  ['join the chess club', 'learns'],
  ['join the choir', 'performs'],
  ['have a race to the bin', 'competes'],
  ['have a party', 'hosts'],
  ['drive the school bus', 'drives'],
  ['deliver a letter to the moon', 'delivers'],
  ['build a raft', 'builds'],
  // What two share is not carried to a door.
  ['share an acorn', null],
  ['make soup', 'cooks'],
  ['make a kite', 'builds'],
  ['fall in love with the rain', 'befriends'],
  ['get stuck in a letterbox', 'stuck'],
  ['get a perm', 'gets'],
  ['forget his wellingtons', 'forgets']
] as const)('“%s” is of the kind %s', (deed, kind) => {
  expect(kindOfDeed(deed)).toBe(kind)
})

test.each(['a cow who goes on the bus to Mumbai', 'a cow who catches the train to Mumbai'])(
  '“%s” travels to where the bus goes, and not to the bus',
  (wish) => expect(said(wish)).toMatchObject({ 'once.kind': 'travels', 'once.spot': 'Mumbai' })
)

test('a verb that no list has is of no kind, and a word that only begins like one is none', () => {
  expect(kindOfDeed('tessellate the bathroom')).toBeNull()
  expect(kindOfDeed('opening a shop')).toBeNull()
  expect(kindOfDeed('knitwear')).toBeNull()
})

test('what belongs to one of a family takes no article', () => {
  const { wish } = plannedStory('a peacock who borrowed dadas glasses')
  expect(wish.says).toMatchObject({ 'once.the': 'Dada’s glasses' })
})

test('no verb stands in two kinds', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const kind of DEED_KINDS)
    for (const verb of VERBS_OF_KIND[kind].split(', ').filter((each) => each !== '')) {
      const before = seen.get(verb)
      if (before !== undefined) twice.push(`${verb}: ${before}, ${kind}`)
      seen.set(verb, kind)
    }
  expect(twice).toEqual([])
})

test('what belongs to a deed is said where the wish says it, and what is known of it where the lexicon knows it', () => {
  expect(said('a hedgehog eats too many tacos')).toMatchObject({ 'once.kind': 'eats', 'once.the': 'the tacos' })
  expect(said('a wombat digging a tunnel all the way to nana’s house')).toMatchObject({
    'once.thing': 'a tunnel',
    'once.the': 'the tunnel',
    'once.tail': 'to Nana’s house',
    'once.spot': 'Nana’s house',
    'doer.part': 'the strong flat bottom',
    'what.part': 'the light at the end'
  })
  expect(said('kwame teaches his goat to dance')).toMatchObject({
    'once.pupil': 'the goat',
    'once.skill': 'dance',
    'once.skilling': 'dancing'
  })
  expect(said('a lost puppy finds its way home')).toMatchObject({ 'doer.part': 'the tail' })
  expect(said('a robot learning to whistle')).not.toHaveProperty('once.pupil')
})

test.each([
  'a violin that only plays for rabbits',
  'a carpet that flies but only sideways',
  'the lift that went sideways'
])('“%s” is done to nothing', (wish) => {
  expect(said(wish)).toHaveProperty('once')
  expect(said(wish)).not.toHaveProperty('once.thing')
})

test.each([
  ['a gorilla opens a barber shop where the parrot sweeps up', 'the parrot swept up'],
  ['a hippo joins the bus driving school and parks across four spaces', 'the hippo parked across four spaces'],
  ['the postman delivers a letter to the moon and the moon writes back', 'the moon wrote back'],
  ['a zebra paints his stripes rainbow and all the lions want some', 'all the lions wanted some'],
  ['a robot who learns to make chapati but they all come out square', 'they all came out square']
])('of “%s” the second half is a sentence of its own', (wish, also) => {
  expect(said(wish)['once.also']).toBe(also)
})

test.each([
  ['a teddy looks for a button under the sofa', 'once.the', 'the button'],
  ['a koala looking for the comfiest tree', 'once.the', 'the comfiest tree'],
  ['a wolf eats broccoli', 'once.thing', 'broccoli'],
  ['an owl sees a rainbow', 'once.thing', 'a rainbow'],
  ['a fox knits mittens for the lampposts', 'once.spot', 'the lampposts'],
  ['the museum skeleton comes out for a stroll', 'once.spot', undefined],
  ['a hippo gets an idea', 'once.the', undefined]
])('of “%s” {%s} is %s', (wish, slot, is) => {
  expect(said(wish)[slot]).toBe(is)
})

test('who was just spoken of does something, though the word may be a noun', () => {
  expect(said('a tram finds a glove and the glove waves')['once.also']).toBe('the glove waved')
})

test('of what happens together with it nothing is made up', () => {
  expect(said('a bear cub hides everyone’s spoons, but soup is for supper')).not.toHaveProperty(
    'once.also',
    expect.stringContaining('bear cub soup')
  )
  expect(said('a clock that runs fast when it’s excited')).not.toHaveProperty(
    'once.also',
    expect.stringContaining('its excited')
  )
})

test('a role is read of the first half, and the second is how that goes', () => {
  expect(said('a gorilla opens a barber shop where the parrot sweeps up')).toMatchObject({
    role: 'the gorilla',
    'role.but': 'the parrot swept up'
  })
})

test('a state is of its own kind, whatever its verb', () => {
  expect(said('a bee who would rather walk')['once.kind']).toBe('prefers')
  expect(said('a gecko that lives behind the calendar')['once.kind']).toBe('lives')
  expect(said('a cloud that wants to be a sheep')['once.kind']).toBe('believes')
  expect(said('a whale')).not.toHaveProperty('once.kind')
})

test('a friend or a neighbour of whom a tale is wished comes; of news, and of a relative, it is told', () => {
  expect(said('zara and her cousin open a mango shop')).toMatchObject({
    did: 'Zara and her cousin opened a mango shop',
    'once.who': 'Zara and her cousin',
    'once.known': 'Zara and her cousin'
  })
  for (const wish of ['fatima did the solo in assembly', 'lola makes halo halo for the whole street'])
    expect(said(wish)).not.toHaveProperty('once')
})
