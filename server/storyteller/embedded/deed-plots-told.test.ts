import { describe, expect, test } from 'vitest'

import { DEED_KINDS, type DeedKind } from '#content/deed-kinds.ts'
import type { ScenePlot } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const mei = person('Mei', 4, 'daughter', { avatar: 'girl', hobbies: ['trains'] })
const rosa = person('Rosa', 38, 'mother', { avatar: 'woman', hobbies: ['cooking'] })
const jim = person('Jim', 70, 'grandfather', { avatar: 'grandpa' })
const dog = person('Biscuit', 4, 'dog', { avatar: 'dog' })
const CASTS = {
  'mother and child': [isla, rosa],
  sisters: [isla, mei],
  'a household': [isla, mei, rosa, jim, dog]
}
const EVENINGS = [
  ['short', 'mother and child'],
  ['short', 'a household'],
  ['medium', 'sisters'],
  ['long', 'a household']
] as const

/** Of each kind what one did or is, and what several did with something more to it. */
const STRANGERS: Readonly<Partial<Record<DeedKind, readonly [string, string]>>> = {
  opens: ['a heron opens a laundry', 'two badgers open a cinema and the queue goes round the corner'],
  flees: ['a cheese rolls away', 'three buttons run away but one of them stops for a look'],
  travels: ['a walrus takes the plane to Malta', 'two kettles travel to Lisbon and the tram waits for them'],
  teaches: ['a crab teaches the moon to whistle', 'two owls teach the bus to sing and the driver joins in'],
  learns: ['a wardrobe learns to dance', 'the owls learn to count and the moon helps'],
  competes: ['a snail enters the egg race', 'two taps have a race and the sink cheers'],
  performs: ['a hedgehog joins the choir', 'three spoons dance on the table and the forks clap'],
  drives: ['a duck drives the tram', 'two giraffes ride a scooter and the lamp-post waves'],
  delivers: ['a seal delivers a parcel to the library', 'two clouds carry a piano and the piano hums'],
  builds: ['a beetle builds a castle', 'three ducks build a raft and the pond applauds'],
  knits: ['a tortoise knits a scarf', 'two whales knit a jumper for the lighthouse and the sleeves shrink'],
  cooks: ['a badger bakes a pie', 'three witches bake a cake but it rises through the door'],
  grows: ['a mole grows a pumpkin', 'two giants plant a button and a coat comes up'],
  paints: ['a zebra paints the fence', 'three snails paint a wall but it rains'],
  mends: ['an otter mends a clock', 'two robots mend the moon and the stars clap'],
  sounds: ['a cupboard sneezes', 'three frogs giggle and the postman drops his bag'],
  talks: ['a lamp whispers at night', 'two rivers argue and the bridge listens'],
  stuck: ['a parcel gets stuck in the letterbox', 'a bus gets stuck in a tunnel and everyone has a picnic'],
  gets: ['a goose gets a hat', 'two pirates buy a sofa and the parrot sleeps on it'],
  finds: ['a hen finds a telescope', 'three kings find a sock and the sock whistles'],
  hides: ['a camel hides behind a curtain', 'two elephants hide behind a lamp and the lamp giggles'],
  befriends: ['a crane makes friends with a pigeon', 'two pens befriend a button and the button rolls over'],
  becomes: ['a pumpkin becomes a coach', 'a teapot runs for mayor and the cups clap'],
  refuses: ['a carrot refuses to be soup', 'three clocks go on strike and the cuckoo sleeps'],
  forgets: ['a wizard forgets his hat', 'two squirrels forget their nuts and a forest grows'],
  takes: ['a magpie collects ladles', 'two crows collect hats and the wind helps them'],
  eats: ['a goat eats a cushion', 'three bears eat a sandwich but the crumbs march away'],
  tidies: ['a fox folds the napkins', 'two ants sort the buttons and the thread claps'],
  sleeps: ['a guard falls asleep', 'three owls fall asleep and the moon waits'],
  hosts: ['a whale has a party', 'the lampposts have a disco and the moths dance'],
  seeks: ['a teddy looks for a button', 'two socks look for a drawer and the drawer giggles'],
  waits: ['a walrus waits for the tram', 'two gnomes wait for the snow and the lamp hums'],
  helps: ['a crane helps a ferry', 'two dragons rescue a kite and the kite sneezes'],
  lives: ['a gecko that lives behind the calendar', 'an owl that lives in a teapot'],
  prefers: ['a bee who would rather walk', 'a penguin who preferred hot chocolate'],
  believes: ['a toad who believes he is a prince', 'a cloud that wants to be a sheep']
}
/** The same of the child who leads. */
const CHILDS: Readonly<Partial<Record<DeedKind, readonly [string, string]>>> = {
  becomes: ['Isla becomes a mermaid', 'Isla turns into a teapot'],
  shrinks: ['Isla shrinks to the size of a mouse', 'Isla is as small as a pea'],
  gets: ['Isla has a pet elephant', 'Isla gets a talking hat'],
  travels: ['Isla flies to the moon', 'Isla visits the north pole'],
  drives: ['Isla rides a dragon', 'Isla drives a digger'],
  flies: ['Isla can fly', 'Isla learns how to fly'],
  finds: ['Isla discovers an island', 'Isla finds a door in a tree'],
  befriends: ['Isla meets a dinosaur', 'Isla befriends a giant'],
  builds: ['Isla builds a robot', 'Isla invents a machine'],
  cooks: ['Isla bakes a cake', 'Isla eats a sandwich as big as a sofa'],
  competes: ['Isla wins a race', 'Isla dances in the circus'],
  helps: ['Isla rescues a kitten', 'Isla helps a star'],
  talks: ['Isla can talk to animals', 'Isla can understand birds'],
  opens: ['Isla runs a circus', 'Isla runs a hotel']
}

const plots = storyLibrary.scenePlots.filter(({ deeds }) => deeds !== undefined)

test('each kind of deed has a story', () => {
  const told = new Set(plots.flatMap(({ deeds = [] }) => deeds))
  expect(DEED_KINDS.filter((kind) => !told.has(kind) && !WITHOUT.includes(kind))).toEqual([])
})
/** Of these the stories of any deed are told. */
const WITHOUT: readonly DeedKind[] = ['wears', 'stops']

describe.each(plots.map((plot) => [plot.id, plot] as const))('%s', (id, plot) => {
  const wishes = plot.tellsAny === 'ours' ? CHILDS : STRANGERS
  const kind = plot.deeds?.find((each) => wishes[each] !== undefined)
  const own = kind === undefined ? undefined : wishes[kind]

  test.each(EVENINGS.flatMap(([duration, cast]) => [0, 1].map((at) => [duration, cast, own?.[at] ?? ''] as const)))(
    'is told without a fault, %s to %s, of “%s”',
    (duration, cast, theme) => {
      const { draft, firstFaults } = writeStory(
        { characters: CASTS[cast], theme, duration, culture: 'western', interests: [] },
        { seed: 'deeds', history: [] },
        onlyWith(plot)
      )
      expect(draft.plan.plot.id).toBe(id)
      expect(firstFaults).toEqual([])
    }
  )
})

/** So that no other story is nearer. */
function onlyWith(plot: ScenePlot): typeof storyLibrary {
  return { ...storyLibrary, scenePlots: [plot] }
}
