import { expect, test } from 'vitest'

import { readSorrow } from '../../sorrow/sorrow.ts'
import { visitorOf } from './visitor.ts'

test.each([
  ['a train that couldn’t sleep', 'a train that could not sleep', 'the train'],
  ['a robot who wants to learn to cook', 'a robot that wanted to learn to cook', 'the robot'],
  ['a moon that tries to learn the ukulele', 'a moon that wanted to learn the ukulele', 'the moon'],
  ['a sock who moved to Portugal', 'a sock that moved to Portugal', 'the sock'],
  ['a princess who doesn’t like pink', 'a princess who did not like pink', 'the princess'],
  ['a little owl who’s afraid of the dark', 'a little owl that was afraid of the dark', 'the little owl'],
  ['the bear who forgot to sleep', 'the bear that had forgotten to sleep', 'the bear'],
  ['a cat with a hat that sings', 'a cat with a hat that sang', 'the cat'],
  ['a tree that never sleeps', 'a tree that never slept', 'the tree'],
  [
    'a pukeko who borrows things and never gives them back',
    'a pukeko that borrowed things and never gave them back',
    'the pukeko'
  ],
  ['a magpie who keeps what it borrows', 'a magpie that kept what it borrowed', 'the magpie'],
  ['a bus that only goes backwards', 'a bus that only went backwards', 'the bus'],
  ['stones that glow', 'one of the stones that glowed', 'the stone'],
  ['a snail that wins a race', 'a snail that won a race', 'the snail'],
  ['a cloud which goes to school', 'a cloud that went to school', 'the cloud'],
  ['a hedgehog who has lost its hat', 'a hedgehog that had lost its hat', 'the hedgehog'],
  ['a ghost scared of the dark', 'a ghost that was scared of the dark', 'the ghost'],
  ['a bat frightened of heights', 'a bat that was frightened of heights', 'the bat'],
  ['a lost penguin', 'a lost penguin', 'the penguin'],
  ['a kitten who thinks she is a dog', 'a kitten that thought it was a dog', 'the kitten'],
  ['a duck who thinks he’s a dinosaur', 'a duck that thought it was a dinosaur', 'the duck'],
  [
    'a hedgehog who can’t sleep because it’s too light outside',
    'a hedgehog that could not sleep because it was too light outside',
    'the hedgehog'
  ],
  ['a bear who can’t find his cave', 'a bear that had got lost on the way to its cave', 'the bear'],
  ['a hedgehog who can’t find his way home', 'a hedgehog that had got lost on the way home', 'the hedgehog'],
  ['a little bird who lost its nest', 'a little bird that had got lost on the way to its nest', 'the little bird'],
  ['the tooth fairy gets lost', 'the tooth fairy who had got lost', 'the tooth fairy'],
  ['a snail who always gets lost', 'a snail that always got lost', 'the snail'],
  ['a lonely fire engine', 'a lonely fire engine', 'the fire engine'],
  [
    'a very shy troll under the slide who collects odd socks',
    'a very shy troll that collected odd socks under the slide',
    'the troll'
  ],
  [
    'a machine made of umbrellas that turns rain into soup',
    'a machine made of umbrellas that turned rain into soup',
    'the machine'
  ]
])('“%s” comes as “%s”, and is “%s”', (about, first, one) => {
  expect(visitorOf(about)).toMatchObject({ first, one })
})

test.each([
  ['a princess who doesn’t like dresses', 'wearing dresses'],
  ['a dragon who hates peas', 'eating peas'],
  ['a knight that can’t stand his helmet', 'wearing his helmet'],
  ['a shark who hates mondays', undefined]
])('“%s” is fed up with “%s”', (about, ing) => {
  const { kind, words } = visitorOf(about)?.trait ?? {}
  expect(kind === 'fed-up' ? words?.['ing'] : undefined).toBe(ing)
})

test('what somebody cannot do yet is learnt without the “yet”', () => {
  expect(visitorOf('a baby dragon who can’t breathe fire yet')?.trait).toMatchObject({
    kind: 'longs',
    words: { ing: 'breathing fire' }
  })
})

test.each(['a zebra wants legs not wheels', 'a bear who wants brothers not sisters', 'a cat wants eyes not glasses'])(
  'nothing is made of newspaper for “%s”',
  (about) => expect(visitorOf(about)?.trait?.kind).not.toBe('wants')
)

test.each([
  ['snail who’s always late for school', 'is-late', { for: 'school' }],
  ['a bus that is never on time', 'is-late', { for: 'everything' }],
  ['a mouse. he’s late for everything', 'is-late', { for: 'everything' }],
  ['a slug who wants a shell like his friend has', 'wants', { want: 'a shell', friend: 'its friend' }],
  ['a dog who wants a party hat', 'wants', { want: 'a party hat' }],
  ['a zebra wants spots not stripes', 'wants', { want: 'spots', wanted: 'the spots', bare: 'spots' }],
  ['a pig who wants wings instead of trotters', 'wants', { want: 'wings' }],
  ['the tooth fairy drops the tooth', 'mislaid', { thing: 'the tooth', mine: 'the tooth' }],
  ['a witch who dropped her wand', 'mislaid', { thing: 'the wand', mine: 'my wand' }],
  ['a wizard lost his moustache', 'parted', { thing: 'the moustache' }],
  ['a queen who wants her own bicycle', 'wants', { want: 'a bicycle', friend: 'a friend' }],
  [
    'a heron who is fed up with standing on one leg',
    'fed-up',
    { ing: 'standing on one leg', past: 'stood on one leg' }
  ],
  ['a lamp post tired of standing still', 'fed-up', { base: 'stand still' }],
  ['a king who doesn’t want to wear his crown', 'fed-up', { ing: 'wearing his crown', mine: 'wearing my crown' }],
  ['an elephant who is too big for the bath', 'too', { how: 'big' }],
  ['a very shy troll', 'too', { how: 'shy' }],
  ['noisy owl', 'too', { how: 'noisy' }],
  ['a troll who collects odd socks', 'collects', { many: 'odd socks', one: 'odd sock' }],
  ['the witch who can’t stop sneezing', 'keeps', { ing: 'sneezing', past: 'sneezed' }],
  ['a dragon that keeps burping', 'keeps', { ing: 'burping' }],
  ['a bus that only goes backwards', 'keeps', { ing: 'going backwards', past: 'went backwards' }],
  ['a frog who only hops sideways', 'keeps', { ing: 'hopping sideways' }],
  ['stones that glow', 'does', { ing: 'glowing' }],
  ['an owl. it always giggles', 'keeps', { ing: 'giggling' }],
  ['a bear who plays the trumpet', 'does', { ing: 'playing the trumpet', past: 'played the trumpet' }],
  ['a penguin who wants to be in the circus', 'longs', { ing: 'performing in the circus' }],
  ['a mouse who dreams of being in the choir', 'longs', { past: 'sang in the choir' }],
  ['nice shark', 'unlike', { how: 'nice' }],
  ['a friendly ghost', 'unlike', { how: 'friendly' }]
])('“%s” can be told by %s', (about, kind, words) => {
  expect(visitorOf(about)?.trait).toMatchObject({ kind, words })
})

test.each([
  ['a lazy pirate', 'was lazy'],
  ['a very lazy cat', 'was very lazy'],
  ['a ticklish tree', 'was ticklish'],
  ['a very polite bear', 'was very polite'],
  ['a carrot that grows and grows', 'grew and grew']
])('“%s” is somebody who %s', (about, did) => expect(visitorOf(about)).toMatchObject({ did }))

test.each(['a lazy day', 'a lazy river', 'a lazy morning', 'a ticklish jumper'])('“%s” is nobody', (about) =>
  expect(visitorOf(about)).toBeNull()
)

test.each([
  'a lost penguin',
  'a train that couldn’t sleep',
  'a bear who lives in a cave',
  'a girl who stays up late at night',
  'a dog who wants a friend',
  'a cat who forgot to be hungry',
  'a nice cake',
  'a red bus',
  'a big digger',
  'a messy bedroom',
  'a big dragon who lives in a cave'
])('of “%s” no story turns by that', (about) => expect(visitorOf(about)?.trait ?? null).toBeNull())

test.each([
  ['a mole who wants to see a rainbow just once', 'sees', { sight: 'a rainbow' }],
  ['an elephant who’d like to visit the library', 'sees', { sight: 'the library' }],
  ['a tiny mouse who wants to be in the circus', 'longs', { ing: 'performing in the circus' }],
  ['a penguin who wants to fly', 'longs', { ing: 'flying' }],
  ['a tram in Melbourne that wanted to be a surfer', 'longs', { ing: 'surfing' }],
  ['a snail that dreamed of being a runner', 'longs', { ing: 'running' }],
  ['a moon that wants a go on the swings', 'longs', { ing: 'having a go on the swings' }],
  ['a bear who would love a party', 'longs', { ing: 'having a party' }],
  ['the worm who wished he had feet', 'longs', { ing: 'having feet' }],
  ['a snail who dreams of winning a race', 'longs', { ing: 'winning a race' }]
] as const)('“%s” turns by what is wanted', (about, kind, words) => {
  expect(visitorOf(about)?.trait).toMatchObject({ kind, words })
})

test.each(['a robot who wants to learn to cook', 'a lion who wants to go home', 'a bear who wants to make friends'])(
  '“%s” has a story of another sort',
  (about) => expect(visitorOf(about)?.trait ?? null).toBeNull()
)

test.each([
  ['a dragon who is afraid of fire', 'fire'],
  ['a knight scared of spiders', 'spiders'],
  ['a snail scared of going too fast', 'going too fast'],
  ['a knight who is scared of spiders', 'spiders'],
  ['a mouse who’s frightened of the hoover', 'the hoover'],
  ['a train that couldn’t sleep', null]
])('of “%s” it is known that it fears %s', (about, fear) => {
  expect(visitorOf(about)?.fear ?? null).toBe(fear)
})

test.each([
  'dinosaurs',
  'going to the dentist',
  'how bees make honey',
  'my brother who snores',
  'a cat and a dog who fight',
  'the day the wifi broke',
  'our tired cat',
  'scared of the dark',
  'people who are always late',
  'going to bed too late',
  'the day they fought over who gets the window seat'
])('“%s” tells of nobody who could come', (about) => expect(visitorOf(about)).toBeNull())

test('a person is not “it”', () => {
  expect(visitorOf('a queen who sneezes')?.isPerson).toBe(true)
  expect(visitorOf('a kettle who sneezes')?.isPerson).toBe(false)
})

test.each([
  ['a pirate who gets seasick', 'I get seasick'],
  ['a train that couldn’t sleep', 'I can’t sleep'],
  ['a witch who lost her broom', 'I lost my broom'],
  ['an elephant who was too big for the bath', 'I’m too big for the bath'],
  ['a princess who hated dresses', 'I hate dresses'],
  ['a mouse who never says hello', 'I never say hello'],
  ['a grumpy bear', 'I’m grumpy']
])('“%s” says of itself: “%s”', (about, says) => expect(visitorOf(about)?.says).toBe(says))

test.each([
  [
    'a squirrel who forgot where he put his nuts',
    'a squirrel that had forgotten where it put its nuts',
    'the nuts',
    'my nuts'
  ],
  [
    'a witch who lost her cat and her broom',
    'a witch who had lost her cat and her broom',
    'the cat and the broom',
    'my cat and my broom'
  ],
  ['a knight who forgot his sword at home', 'a knight who had forgotten his sword at home', 'the sword', 'my sword'],
  [
    'a giraffe who lost her long red scarf',
    'a giraffe that had lost its long red scarf',
    'the long red scarf',
    'my long red scarf'
  ],
  ['a pirate who can’t find his treasure', 'a pirate who could not find his treasure', 'the treasure', 'my treasure']
])('“%s” looks for what was put away', (wish, first, thing, mine) => {
  const visitor = visitorOf(wish)
  expect(visitor?.first).toBe(first)
  expect(visitor?.trait).toEqual({ kind: 'mislaid', words: { thing, mine } })
})

test('whoever has lost a mother or the way looks for no thing', () => {
  for (const wish of [
    'a bear who lost his mum',
    'a wizard who forgot his spells',
    'a duck who lost her way',
    'a cat who lost the race',
    'a sheep who can’t find her lamb',
    'a hen who can’t find her chicks',
    'a duck who lost her ducklings',
    'a whale who lost her calf',
    'a fox who lost her cubs',
    'a bird who can’t find its eggs',
    'a bird who lost a wing',
    'a boy who can’t find his medicine',
    'a king who lost his people',
    'a mermaid who lost her voice',
    'a wizard who lost his magic',
    'a clown who lost his smile',
    'a tiger who lost his stripes',
    'a rabbit who lost her fur',
    'a robin who lost his song',
    'a chameleon who lost her colour'
  ])
    expect(visitorOf(wish)?.trait?.kind).not.toBe('mislaid')
})

test.each([
  ['a rabbit who lost his mummy', 'a rabbit that had lost its mummy', 'mummy'],
  ['baby elephant who can’t find her mum', 'a baby elephant that could not find its mum', 'mum'],
  ['baby penguin lost his mum', 'a baby penguin that had lost its mum', 'mum'],
  ['a lamb who is looking for her mother in the snow', 'a lamb that was looking for its mother in the snow', 'mother'],
  ['a little fox lost his dad and finds him again', 'a little fox that had lost its dad', 'dad']
])('“%s” looks for that one', (wish, first, whom) => {
  expect(visitorOf(wish)?.first).toBe(first)
  expect(visitorOf(wish)?.trait).toMatchObject({ kind: 'seeks', words: { whom } })
  expect(readSorrow(wish)).toBeNull()
})

test('a family’s own, a child’s and what is worse stays a sorrow, and nobody is looked for', () => {
  for (const wish of [
    'my bunny lost his mummy and died',
    'our rabbit lost his mummy',
    'bunny lost his mummy',
    'a rabbit who lost his mummy and died',
    'a rabbit who lost his mummy in the war',
    'a rabbit whose mummy died',
    'a boy who lost his mum',
    'a bear misses his dead mum'
  ]) {
    expect(visitorOf(wish)?.trait?.kind).not.toBe('seeks')
    expect(readSorrow(wish)).not.toBeNull()
  }
})

test.each([
  ['a lion who lost his roar', 'roar', 'Raaaow!'],
  ['a dog who lost his bark and can’t find it', 'bark', 'Woof!'],
  ['a mermaid who lost her voice', 'voice', 'Hello-o-o!']
])('“%s” has lost a voice', (wish, voice, sound) => {
  expect(visitorOf(wish)?.trait).toMatchObject({ kind: 'voiceless', words: { voice, sound } })
  expect(readSorrow(wish)).toBeNull()
})

test('who loves one food is told of that, and of nothing else that is loved', () => {
  expect(visitorOf('a monkey who loves bananas')?.trait).toEqual({ kind: 'loves', words: { food: 'bananas' } })
  expect(visitorOf('a cat that only eats fish fingers')?.trait?.kind).not.toBe('wants')
  expect(visitorOf('a monkey who loves trains')?.trait?.kind).not.toBe('loves')
  expect(visitorOf('a monkey who loves his mum')?.trait?.kind).not.toBe('loves')
})

test('who wants to live somewhere is told of with what is known of that place', () => {
  expect(visitorOf('a penguin who wants to live in the desert')?.trait).toMatchObject({
    kind: 'moves',
    words: { place: 'in the desert', spot: 'the desert', stand: 'a yellow blanket in folds' }
  })
  expect(visitorOf('a monkey who moves to the city')?.trait?.words['place']).toBe('in the city')
})

test.each([
  ['a firefly who lost its light', 'the light', 'a bit of light', 'it'],
  ['a firefly whose light went out', 'the light', 'a bit of light', 'it'],
  ['a robot whose lamp stopped shining', 'the light', 'a bit of light', 'it'],
  ['a zebra who lost her stripes', 'the stripes', 'a few stripes', 'them'],
  ['a rainbow that can’t find its colours', 'the colours', 'a few colours', 'them']
])('“%s” had about it %s', (wish, thing, some, it) =>
  expect(visitorOf(wish)?.trait).toMatchObject({ kind: 'faded', words: { thing, some, it } })
)

test.each([
  'a dog who lost his owner',
  'a hedgehog who lost its hat',
  'a lion who lost his roar',
  'a star whose light goes on',
  'a boy whose light went out',
  'a girl who lost her mum'
])('“%s” has lost no light', (wish) => expect(visitorOf(wish)?.trait?.kind).not.toBe('faded'))

test.each([
  ['a bulldozer who likes flowers', 'likes', { liked: 'flowers' }],
  ['a shark who loves bubbles', 'likes', { liked: 'bubbles' }],
  ['a snail who loves the moon', 'likes', { liked: 'the moon' }],
  ['a king who loves puddles', 'likes', { liked: 'puddles' }],
  ['a tiger who is obsessed with buttons', 'likes', { liked: 'buttons' }],
  ['a camel who hates sand', 'hates', { hated: 'sand' }],
  ['a sock who hates feet', 'hates', { hated: 'feet' }],
  ['a vampire who can’t stand the night', 'hates', { hated: 'the night' }],
  ['a car that hates the rain', 'hates', { hated: 'the rain' }],
  ['a piñata who doesn’t want to be hit', 'refuses', { be: 'be hit', being: 'being hit' }],
  ['a cloud who doesn’t want to have a bath', 'refuses', { be: 'have a bath', being: 'having a bath' }],
  ['a caterpillar who doesn’t want to become a butterfly', 'refuses', { being: 'becoming a butterfly' }],
  ['a dinosaur who hates being washed', 'refuses', { be: 'be washed', being: 'being washed' }],
  ['a cat who would rather not be stroked', 'refuses', { be: 'be stroked' }]
])('what “%s” %s is read', (about, kind, words) => {
  expect(visitorOf(about)?.trait).toMatchObject({ kind, words })
})

test.each([
  'a boy who loves trains',
  'a dragon who loves the princess',
  'a robot who doesn’t want to be alone',
  'a dragon who hates peas',
  'a princess who hates dresses',
  'a panda who loves noodles',
  'a bird who doesn’t want to be left behind',
  'a chicken who doesn’t want to be eaten'
])('“%s” is of none that likes a thing, hates one or refuses', (about) => {
  expect(['likes', 'hates', 'refuses']).not.toContain(visitorOf(about)?.trait?.kind)
})

test.each([
  'a girl who doesn’t want to be touched',
  'a boy who hates being hugged by uncle',
  'a boy who doesn’t want to be hit any more',
  'a dog who doesn’t want to be hit by his master',
  'a princess who won’t be touched by the king',
  'a girl who doesn’t want to be a girl',
  'a boy who hates being brown',
  'a fox who hates muslims',
  'a robot who hates people',
  'a fox who loves bullets',
  'a troll who loves bums'
])('of “%s” no visitor’s taste is told', (wish) =>
  expect(['likes', 'hates', 'refuses']).not.toContain(visitorOf(wish)?.trait?.kind)
)

test('says a name as it was typed', () => {
  expect(visitorOf('a sock who wants to live in Portugal')?.trait?.words).toMatchObject({ spot: 'Portugal' })
  expect(visitorOf('a snail who only sings on Tuesdays')?.trait?.words['ing']).toContain('Tuesdays')
})

test.each(['a dog meets a cat who thinks she’s a dog', 'finding a box that talks', 'a fox finds a hat that sings'])(
  'of “%s” no visitor is made of both',
  (wish) => expect(visitorOf(wish)).toBeNull()
)

test.each(['the baby won’t stop crying', 'our baby always throws her spoon', 'the new baby never sleeps'])(
  'of “%s” none comes to the door: that one lives here',
  (about) => expect(visitorOf(about)).toBeNull()
)

test.each([
  ['a hen who won’t lay', false],
  ['a hen who won the race', true]
])('what was done once: “%s”', (wish, isOver) => expect(visitorOf(wish)?.isOver).toBe(isOver))

test.each(['a puppy who wanted to find his mum', 'a duckling who needs to find its mother'])('“%s” seeks', (wish) => {
  expect(visitorOf(wish)?.trait?.kind).toBe('seeks')
})

test('a boy who needs to find his dad is no tale', () => {
  expect(visitorOf('a boy who needs to find his dad')?.trait?.kind).not.toBe('seeks')
})
