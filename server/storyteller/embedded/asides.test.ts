import { expect, test } from 'vitest'

import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import { person } from '#tests/support/requested-character.ts'
import { pauseIn } from './asides.ts'
import { writeStory } from './embedded-storyteller.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const family = [
  isla,
  person('Theo', 4, 'son', { avatar: 'boy', hobbies: ['trains'] }),
  person('Mum', 37, 'mother', { hobbies: ['running'] }),
  person('Grandpa Jim', 74, 'grandfather', { hobbies: ['stamps'] }),
  person('Biscuit', 4, 'dog', { avatar: 'dog', hobbies: ['fetch'] })
]

/** The stories that are put together from lines of many. */
const together: StoryLibrary = {
  ...storyLibrary,
  scenePlots: storyLibrary.scenePlots.filter((plot) => !isOfItsOwn(plot))
}

function told(theme: string, characters: StoryBrief['characters'] = family, library = together) {
  const request = { characters, theme, duration: 'medium', culture: 'western', interests: [] } as const
  const { draft, faults } = writeStory(request, { seed: 'aside', history: [] }, library)
  expect(faults).toEqual([])
  return draft
}

const WISHES = ['samosas', 'a bear who plays the trombone', 'our budgie can whistle', 'a wobbly tooth']

test.each(WISHES)(
  '“%s”: who has no part in it is about with what they love, by day, and is not listed at bedtime',
  (theme) => {
    const { kinds, paragraphs, plan } = told(theme)
    expect(kinds).toContain('aside')
    const beside = plan.kind === 'scenes' ? plan.scenes.flatMap(({ S, A }) => [S, A]) : []
    for (const { name, pastimes } of plan.cast.filter((member) => !beside.includes(member))) {
      const marks = pastimes.flatMap((pastime) => pastime.marks)
      const saysSo = (text: string) => text.includes(name) && marks.some((mark) => text.toLowerCase().includes(mark))
      const loves = paragraphs.filter(({ act, text }) => (act < 3 ? [text] : text.split(/(?<=[.!?]) /u)).some(saysSo))
      expect([name, loves.some(({ act }) => act < 3)]).toEqual([name, true])
      expect(loves.filter(({ act }) => act === 3)).toEqual([])
    }
  }
)

test('what we have no lines for is told in the parent’s own words', () => {
  const watchers = family.map((member) => ({ ...member, hobbies: ['sundials'] }))
  const heard = told('samosas', watchers).paragraphs.filter(({ act, text }) => act < 3 && text.includes('sundials'))
  expect(heard.length).toBeGreaterThan(1)
})

test('nobody looks in on a sorrow, where they are not at home, or on a story of its own', () => {
  for (const theme of ['our dog died', 'grandpa died last week', 'we are on holiday in Cornwall', ...WISHES])
    expect(told(theme, family, storyLibrary).kinds).not.toContain('aside')
})

const core = { scene: {} }
const spare = { scene: { spare: 1 } }

test.each([
  [[core, spare, core, core], 1],
  [[core, core, core], 1],
  [[core], 0],
  [[spare, spare, spare, spare], 1],
  [[spare, core, core, core, spare, core], 3]
] as const)('they look in where a scene begins or ends that might be missing', (scenes, pause) =>
  expect(pauseIn(scenes)).toBe(pause)
)

test('whoever looks in during an act does so in one paragraph', () => {
  const house = [...family, person('Aunt May', 41, 'aunt', { hobbies: ['knitting'] })]
  const marks = [/Theo/u, /Mum/u, /Grandpa Jim/u, /Aunt May/u, /Biscuit/u]
  // Who has a part by chance needs no moment of their own: with one wish it may be that no two members look in.
  const together = WISHES.flatMap((theme) => told(theme, house).paragraphs).filter(
    ({ act, text }) => act < 2 && marks.filter((mark) => mark.test(text)).length > 1
  )
  expect(together.length).toBeGreaterThan(0)
})
