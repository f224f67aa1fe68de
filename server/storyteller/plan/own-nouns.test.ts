import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import type { StoryBrief } from '../story-brief.ts'
import { planStory } from './plan-story.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const mum = person('Rosa', 38, 'mother', { avatar: 'woman' })

/** A plot, how families type its wish, and what only sounds like it. */
const OWN: [string, string[], string[]][] = [
  ['wish-worm', ['worms', 'a worm', 'wiggly worms in the garden'], ['a bookworm', 'glow worms']],
  ['wish-donkey', ['donkeys', 'a stubborn donkey', 'the donkey'], ['our donkey died', 'our donkey is poorly']],
  [
    'wish-goat',
    ['a goat', 'goats', 'a naughty goat'],
    ['the three billy goats gruff', 'goats cheese', 'the goat broke its leg']
  ],
  [
    'wish-goldfish',
    ['a goldfish', 'our goldfish', 'a fish in a tank'],
    ['fish fingers', 'going fishing', 'our goldfish died']
  ],
  ['wish-camel', ['camels', 'a camel', 'a camel with two humps'], ['a camel who wants to live at the north pole']],
  [
    'wish-parrot',
    ['a parrot', 'parrots', 'a talking parrot'],
    ['a pirate and his parrot', 'my parrot flew away', 'our parrot is at the vet']
  ],
  ['wish-koala', ['koalas', 'a koala', 'a sleepy koala bear'], ['kangaroos and koalas']],
  ['wish-chameleon', ['a chameleon', 'chameleons', 'a chameleon that changes colour'], ['a chameleon who is too shy']],
  [
    'wish-mole',
    ['moles', 'a mole', 'a mole digging tunnels'],
    ['a mole who wants to see a rainbow just once', 'the mole on my arm']
  ],
  [
    'wish-badger',
    ['badgers', 'a badger', 'a badger and a fox in the woods'],
    ['honey badger', 'the badger was run over']
  ],
  ['wish-jellyfish', ['jellyfish', 'a jellyfish', 'jelly fish that glow'], ['a jellyfish sting', 'jelly']],
  ['wish-gorilla', ['gorillas', 'a gorilla', 'a big silverback gorilla'], ['king kong', 'our gorilla is poorly']],
  ['wish-vampire', ['vampires', 'a vampire', 'a friendly vampire'], ['vampires are scary']],
  ['wish-yeti', ['a yeti', 'bigfoot', 'a friendly yeti in the mountains'], ['scared of the yeti', 'my new big shoes']],
  [
    'wish-museum-bones',
    ['the museum', 'going to the museum', 'a trip to the museum'],
    ['a dinosaur who comes alive at the museum', 'the art museum']
  ],
  [
    'wish-lighthouse',
    ['a lighthouse', 'lighthouses', 'the lighthouse keeper'],
    ['a lonely lighthouse', 'the lighthouse keeper’s lunch']
  ],
  [
    'wish-basketball',
    ['basketball', 'playing basketball', 'a basketball match'],
    ['lost my basketball match', 'wasn’t picked for basketball']
  ],
  [
    'wish-gymnastics',
    ['gymnastics', 'gymnastics class', 'gymnastics club'],
    ['ballet and gymnastics', 'hurt her arm at gymnastics']
  ],
  ['wish-cartwheel', ['cartwheels', 'cartwheels at gymnastics club'], ['gymnastics club']],
  ['wish-yoga', ['yoga', 'a yoga class', 'doing yoga with mummy'], ['goat yoga']],
  [
    'wish-cable-car',
    ['a cable car', 'a cable car up a mountain', 'cable cars'],
    ['scared of the cable car', 'driving in the car']
  ],
  [
    'wish-troll',
    ['a troll', 'a troll under a bridge', 'trolls'],
    ['scared of trolls', 'the three billy goats and the troll']
  ],
  ['wish-otter', ['otters', 'a sea otter', 'two otters holding hands'], ['harry potter', 'our otter is poorly']],
  [
    'wish-monster-trucks',
    ['monster trucks', 'a monster truck', 'a big monster truck show'],
    ['a monster', 'a fire truck']
  ],
  [
    'wish-reindeer',
    ['reindeer', 'santa’s reindeer', 'a reindeer in the snow'],
    ['reindeer food', 'the reindeer is poorly']
  ],
  [
    'wish-cement-mixer',
    ['a cement mixer', 'cement mixers', 'a big cement mixer truck'],
    ['a digger and a cement mixer', 'a cake mixer']
  ],
  [
    'wish-lift',
    ['a lift', 'going up in the lift'],
    ['stuck in the lift', 'a ski lift', 'they both wanted to press the lift button']
  ],
  [
    'wish-hat',
    ['a hat', 'my hat', 'a big hat with a feather'],
    ['the cat in the hat', 'grandad’s hat', 'a woolly hat', 'a pirate hat']
  ],
  [
    'wish-zip',
    ['the angry zip', 'angry zip', 'the zip on my pencil case', 'the furious zip'],
    ['a zip wire', 'doing up the zip', 'zip lining']
  ],
  [
    'wish-slippers',
    ['slippers', 'my slippers', 'warm slippers'],
    ['purple slippers', 'the glass slipper', 'ruby slippers']
  ],
  [
    'wish-pocket',
    ['a pocket', 'my pockets', 'something in my coat pocket'],
    ['pocket money', 'a frog in my pocket', 'pocket monsters']
  ],
  [
    'wish-clock',
    ['a clock', 'the cuckoo clock', 'a clock that stopped'],
    ['the alarm clock', 'the kitchen clock', 'telling the time']
  ],
  [
    'wish-key',
    ['a key', 'an old key', 'a key that fits nothing'],
    ['a secret key', 'piano keys', 'a key worker', 'lost keys']
  ]
]

test.each(OWN.flatMap(([id, wishes]) => wishes.map((theme) => [theme, id])))('“%s” is told by %s', (theme, id) =>
  expect(plotOf(theme)).toBe(id)
)

test.each(OWN.flatMap(([id, , others]) => others.map((theme) => [theme, id])))('“%s” is not told by %s', (theme, id) =>
  expect(plotOf(theme)).not.toBe(id)
)

/** The id of the plot of an evening of two. */
function plotOf(theme: string): string {
  const request: StoryBrief = { characters: [isla, mum], theme, duration: 'medium', culture: 'western', interests: [] }
  return planStory(request, { seed: 'own', history: [] }).plot.id
}

// What was typed around an entry of a story, and is no other wish.
test.each([
  ['helping with the dishes', 'wish-washing-up'],
  ['please and thank you', 'wish-please-and-thank-you'],
  ['thermometer says 39', 'wish-fever-day'],
  ['moved out of her cot', 'wish-big-bed'],
  ['too old for the buggy', 'wish-walks-everywhere'],
  ['out of his nappies', 'wish-big-pants'],
  ['we did a show', 'wish-put-on-a-show'],
  ['I don’t want a bath', 'wish-no-baths'],
  ['grown up', 'wish-swap-places']
])('“%s” is told by %s', (theme, plot) => {
  expect(plotOf(theme)).toBe(plot)
})

// What comes down to one word of it is.
test.each([
  ['a hot bath', 'wish-too-hot-to-sleep'],
  ['first lesson', 'wish-being-first'],
  ['a green dress', 'wish-dressing-up']
])('“%s” is not told by %s', (theme, plot) => {
  expect(plotOf(theme)).not.toBe(plot)
})
