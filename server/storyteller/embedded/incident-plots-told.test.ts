import { describe, expect, test } from 'vitest'

import type { ScenePlot } from '#content/format.ts'
import { isIncident } from '#content/incidents.ts'
import { storyLibrary } from '#content/library.ts'
import { briefOf } from '#tests/support/wish-plots-told.ts'
import { writeStory } from './embedded-storyteller.ts'

/** A message of the day for each story of an incident, by the id of its plot. */
const MESSAGES: Readonly<Record<string, string>> = {
  'wish-incident-asleep-before': 'Isla conked out halfway through the panto',
  'wish-incident-built': 'she made a dragon out of egg boxes',
  'wish-incident-caresfor': 'we have tadpoles in a jar, three have legs now',
  'wish-incident-dozed': 'mum nodded off halfway through the film',
  'wish-incident-dropped': 'the whole lasagne slid onto the floor, dog very happy',
  'wish-incident-dubbed':
    'our rewena bug is called Gary. Gary needs feeding every day and the whole whanau has an opinion',
  'wish-incident-errand': 'at the shoe shop he tried on 17 pairs and took the first',
  'wish-incident-escaped': 'our kabutomushi got out of its box, it is somewhere in the apartment',
  'wish-incident-feastprep': 'making 200 tamales with all the aunties, Luz only wants to tie the bows',
  'wish-incident-feastprep-bowl': 'made biryani for eid with all the aunties',
  'wish-incident-feastprep-string': 'hanging lights for diwali, everyone has an opinion',
  'wish-incident-gathered': 'we went crabbing, 14 crabs and one boot',
  'wish-incident-gobbled': 'the squirrel ate our samosas in the park',
  'wish-incident-goesalong': '12 hours on the train to the village, packed, a goat sat beside us',
  'wish-incident-intruder': 'goat came to school today and would not leave. she ate the register',
  'wish-incident-is-now': 'Isla has decided she is a moose. She only answers to Moose.',
  'wish-incident-mishandled': 'mum put salt in the cake instead of sugar',
  'wish-incident-mixedup-taken': 'came home with another boy’s lunchbox, it had octopus in it',
  'wish-incident-mixedup-worn': 'she went to school in two different shoes and nobody noticed',
  'wish-incident-newthing': 'we got a second hand sofa and there was a spoon in it',
  'wish-incident-oncewas': 'turns out abuela was a luchadora before. We only found the mask today.',
  'wish-incident-one-short-lost': 'odd socks. I have 23 of them and no idea where the others are',
  'wish-incident-one-short-needed': 'one sticker missing in the world cup album. ONE. number 417. the goalkeeper',
  'wish-incident-out-of-reach-in': 'his rubber duck is behind the radiator',
  'wish-incident-out-of-reach-over': 'his rocket is on next door’s balcony',
  'wish-incident-out-of-reach-up': 'rugby ball stuck on the roof of the marae, nobody is saying who kicked it',
  'wish-incident-performs': 'kapa haka regionals tomorrow. she knows every word but her arms go the wrong way',
  'wish-incident-plenty': 'our neighbour gave us a whole bucket of plums over the fence',
  'wish-incident-rivals': 'Auntie Efua and Auntie Pilar both say theirs is the only proper potato salad',
  'wish-incident-saidfunny': 'Isla told the bus driver that we live in a sock',
  'wish-incident-snatched': 'a magpie flew off with my earring',
  'wish-incident-spotted': 'we saw a heron standing on a parked car',
  'wish-incident-overnight': 'cabin in the woods tonight, no wifi, a woodpecker',
  'wish-incident-stuckwith': 'our train stood in a field for an hour, cows came to look',
  'wish-incident-twowant': 'both of them want the blue cup',
  'wish-incident-twowant-unlike': 'one wants the window open, the other wants it shut',
  'wish-incident-weatherday': 'first frost, puddles like windows'
}

const EVENINGS = [
  ['short', 'mother and child'],
  ['short', 'a household'],
  ['medium', 'a household'],
  ['long', 'mother and child']
] as const

const plots = storyLibrary.scenePlots.filter(({ tellsAny }) => isIncident(tellsAny))

test('each story of an incident has a message here', () => {
  expect(Object.keys(MESSAGES).toSorted()).toEqual(plots.map(({ id }) => id).toSorted())
})

describe.each(plots.map((plot) => [plot.id, plot] as const))('%s', (id, plot) => {
  test.each(EVENINGS)('is told without a fault, %s to %s', (duration, cast) => {
    const { draft, firstFaults } = writeStory(
      briefOf(MESSAGES[id] ?? '', duration, cast),
      { seed: 'told', history: [] },
      onlyWith(plot)
    )
    expect(draft.plan.plot.id).toBe(id)
    expect(firstFaults).toEqual([])
  })
})

/** So that no other story is nearer. */
function onlyWith(plot: ScenePlot): typeof storyLibrary {
  return { ...storyLibrary, scenePlots: [plot] }
}
