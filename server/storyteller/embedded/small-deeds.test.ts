import { expect, test } from 'vitest'

import { onlookers } from '#content/crowd-lines.ts'
import type { Line, ScenePlot } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { bestBehaviour } from '#content/wish-plots/two/best-behaviour.ts'
import { person } from '#tests/support/requested-character.ts'
import { tellsOfWhatIsCopied } from '../plan/capabilities.ts'
import { stemsOf } from '../word-stems.ts'
import { writeStory } from './embedded-storyteller.ts'
import { comesAfter } from './small-deeds.ts'

const house = [
  person('Mei', 8, 'daughter', { avatar: 'girl' }),
  person('Isla', 6, 'daughter', { avatar: 'girl' }),
  person('Sam', 4, 'son', { avatar: 'boy' }),
  person('Nana Rose', 74, 'grandmother', {}),
  person('Mochi', 4, 'cat', { avatar: 'cat' })
]

/** As each of its small deeds begins, where that is enough to be told by. */
const deedsOf = ({ everybody }: ScenePlot): string[] =>
  Object.values(everybody)
    .flatMap(({ both = [] }) => both)
    .map((line) => lineText(line).replace('{names} ', '').split(/[,.{]/u)[0] ?? '')
    .filter((deed) => deed.length > 8)

test('who has no part in an act does something there: people with their hands, a cat as a cat does', () => {
  const library = { ...storyLibrary, scenePlots: [bestBehaviour] }
  const request = {
    characters: house,
    theme: 'a jaguar and a butterfly',
    duration: 'medium',
    culture: 'western',
    interests: []
  } as const
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { draft, faults } = writeStory(request, { seed, history: [] }, library)
    expect(faults).toEqual([])
    const text = draft.paragraphs.map((paragraph) => paragraph.text).join('\n')
    const told = Object.values(bestBehaviour.everybody)
      .flatMap(({ both = [] }) => both)
      .map((line) => ({
        needsHands: typeof line !== 'string',
        rest: lineText(line).replace('{names} ', '').split(/[,.{]/u)[0] ?? ''
      }))
      .flatMap(({ needsHands, rest }) =>
        text
          .split(/\n|(?<=[.!?]”?) /u)
          .filter((sentence) => sentence.includes(rest))
          .map((sentence) => ({ needsHands, sentence }))
      )
    expect(told.length).toBeGreaterThan(1)
    for (const { needsHands, sentence } of told) expect(/Mochi/u.test(sentence)).toBe(!needsHands)
  }
})

test('who has no part never stands alone: the small deed ends a paragraph of its scene', () => {
  for (const duration of ['medium', 'long'] as const)
    for (const theme of ['a lighthouse', 'a jaguar and a butterfly', 'owls']) {
      const request = { characters: house, theme, duration, culture: 'western', interests: [] } as const
      const { draft } = writeStory(request, { seed: theme, history: [] }, storyLibrary)
      const { plan } = draft
      if (plan.kind !== 'scenes') continue
      const deeds = deedsOf(plan.plot)
      const paragraphs = draft.paragraphs.filter(({ text }) => deeds.some((deed) => text.includes(deed)))
      expect(paragraphs.length).toBeGreaterThan(0)
      const isDeed = (sentence: string) => deeds.some((deed) => sentence.includes(deed))
      const alone = paragraphs.filter(({ text }) => text.split(/(?<=[.!?]”?) /u).every(isDeed))
      expect(alone).toEqual([])
    }
})

test('each has a small deed of their own, and the small ones none that takes letters or knots', () => {
  const small = house.slice(0, 4).with(2, person('Sam', 2, 'son', { avatar: 'boy' }))
  const told = ['a lighthouse', 'owls', 'paddling pool', 'scooter', 'tea party', 'hedgehogs', 'a robot'].flatMap(
    (theme) => {
      const request = { characters: small, theme, duration: 'medium', culture: 'western', interests: [] } as const
      const { plan, paragraphs } = writeStory(request, { seed: theme, history: [] }, storyLibrary).draft
      if (plan.kind !== 'scenes') return []
      const deeds = deedsOf(plan.plot)
      return paragraphs
        .flatMap(({ text }) => text.split(/(?<=[.!?]”?) /u))
        .filter((sentence) => deeds.some((deed) => sentence.includes(` ${deed}`)))
    }
  )
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter((sentence) => /\p{L} and \p{Lu}\p{Ll}+ \p{Ll}/u.test(sentence))).toEqual([])
  expect(told.filter((sentence) => /^Sam (?:wrote|tied|read|knitted|plaited) /u.test(sentence))).toEqual([])
})

test('of a crowd, and in a short night, one does a deed and the others come to look; no deed is done twice', () => {
  const crowd = [
    ...house,
    person('Tom', 40, 'father', { avatar: 'man' }),
    person('Uncle Ray', 45, 'uncle', { avatar: 'man' }),
    person('Rosa', 38, 'mother', { avatar: 'woman' })
  ]
  const withRow: string[] = []
  const twice: string[] = []
  let [deeds, looks] = [0, 0]
  const looking = Object.values(onlookers)
    .flatMap(({ both = [] }) => both)
    .map((line) => asTold(lineText(line)))
  for (const theme of ['a red umbrella', 'owls', 'first day at school', 'a penguin', 'a lighthouse'])
    for (const [characters, duration] of [
      [crowd, 'short'],
      [crowd, 'medium'],
      [house, 'short']
    ] as const) {
      const request = { characters, theme, duration, culture: 'western', interests: [] } as const
      const { draft, faults } = writeStory(request, { seed: theme, history: [] }, storyLibrary)
      expect(faults).toEqual([])
      if (draft.plan.kind !== 'scenes') throw new Error(`${theme} is told on a journey`)
      const known = deedsOf(draft.plan.plot)
      const sentences = draft.paragraphs.flatMap(({ text }) => text.split(/(?<=[.!?]”?) /u))
      const told = sentences.flatMap((sentence) => known.filter((deed) => sentence.includes(` ${deed}`)))
      deeds += told.length
      looks += sentences.filter((sentence) => looking.some((line) => sentence.includes(line))).length
      twice.push(...told.filter((deed, at) => told.indexOf(deed) !== at))
      withRow.push(
        ...sentences.filter(
          (sentence) => known.some((deed) => sentence.includes(` ${deed}`)) && / and \p{Lu}\p{Ll}+ /u.test(sentence)
        )
      )
    }
  expect(deeds).toBeGreaterThan(20)
  expect(looks).toBeGreaterThan(3)
  expect(withRow).toEqual([])
  expect(twice).toEqual([])
})

test('a dog has neither a voice nor letters in its small deed', () => {
  const withDog = [...house.slice(0, 4), person('Biscuit', 4, 'dog', { avatar: 'dog' })]
  const told = storyLibrary.scenePlots
    .filter(
      ({ wishes, everybody }) =>
        wishes?.length &&
        Object.values(everybody).some(({ both = [] }) => both.some((line) => SPEAKS.test(lineText(line))))
    )
    .slice(0, 16)
    .flatMap(({ wishes: [theme = ''] = [] }) => {
      const request = { characters: withDog, theme, duration: 'medium', culture: 'western', interests: [] } as const
      const { plan, paragraphs } = writeStory(request, { seed: theme, history: [] }, storyLibrary).draft
      if (plan.kind !== 'scenes') return []
      const deeds = deedsOf(plan.plot)
      return paragraphs
        .flatMap(({ text }) => text.split(/(?<=[.!?]”?) /u))
        .filter((sentence) => deeds.some((deed) => sentence.includes(` ${deed}`)) && sentence.includes('Biscuit'))
    })
  expect(told.length).toBeGreaterThan(8)
  expect(told.filter((sentence) => SPEAKS.test(sentence))).toEqual([])
})

const SPEAKS = /“|\b(?:said|asked|called|whispered|told|sang|shouted|answered|wrote|read)\b/u

test('a small deed that names what the rest of the act brings is not told before it', () => {
  const request = {
    characters: house,
    theme: 'hide and seek',
    duration: 'long',
    culture: 'western',
    interests: []
  } as const
  const { plan } = writeStory(request, { seed: 'early', history: [] }, storyLibrary).draft
  if (plan.kind !== 'scenes') throw new Error('hide and seek is told on a journey')
  const way = plan.scenes.filter(({ scene }) => scene.act === 'way')
  const [first, last] = [way.at(0), way.at(-1)]
  if (first === undefined || last === undefined || first === last) throw new Error('only one scene on the way')
  const wordsOf = ({ scene }: typeof first) =>
    scene.steps.flatMap(linesOf).flatMap(
      (line) =>
        lineText(line)
          .replaceAll(/\{[^}]*\}/gu, ' ')
          .match(/\p{Ll}{5,}/gu) ?? []
    )
  const earlier = new Set(
    plan.scenes
      .slice(0, plan.scenes.indexOf(last))
      .flatMap(wordsOf)
      .flatMap((word) => [...stemsOf(word)])
  )
  const fresh = wordsOf(last).find((word) => [...stemsOf(word)].some((stem) => stem.length > 4 && !earlier.has(stem)))
  expect(fresh).toBeDefined()
  const line = `{names} pointed at the ${fresh ?? ''}.`
  expect(comesAfter(first, plan)(line)).toBe(true)
  expect(comesAfter(last, plan)(line)).toBe(false)
  expect(comesAfter(first, plan)('{names} zeppelined.')).toBe(false)
})

/** The longest piece of a line that is told as it stands. */
const asTold = (text: string) =>
  text
    .split(/\{[^}]*\}|[“”]/u)
    .map((piece) => piece.trim())
    .toSorted((one, other) => other.length - one.length)[0] ?? ''

test('nobody does a small deed on the way before what it is done with has come', () => {
  const places = ['paddling pool', 'scooter', 'tea party'].map((theme) => {
    const request = { characters: house, theme, duration: 'medium', culture: 'western', interests: [] } as const
    const { plan, paragraphs } = writeStory(request, { seed: 'way', history: [] }, storyLibrary).draft
    if (plan.kind !== 'scenes') throw new Error(`${theme} is told on a journey`)
    const core = plan.plot.scenes.find(({ act, spare }) => act === 'way' && spare === undefined)
    const placeOf = (lines: readonly Line[]) =>
      paragraphs.findIndex(({ text }) => lines.some((line) => text.includes(asTold(lineText(line)))))
    return { core: placeOf(core?.steps[0]?.both ?? []), deed: placeOf(plan.plot.everybody.way.both ?? []) }
  })
  // Where each has a part on the way, there is none.
  const told = places.filter(({ deed }) => deed >= 0)
  expect(told.length).toBeGreaterThan(0)
  for (const { core, deed } of told) expect(deed).toBeGreaterThanOrEqual(core)
})

test('no paragraph of a scene is left out because a small child is there: none tells only of what it must not copy', () => {
  const steps = storyLibrary.scenePlots.flatMap(({ id, scenes }) =>
    scenes.flatMap((scene) =>
      scene.steps.map((step) => ({ id: `${id} ${scene.id}`, texts: linesOf(step).map(lineText) }))
    )
  )
  const dropped = steps.filter(({ texts }) => texts.length > 0 && texts.every(tellsOfWhatIsCopied))
  expect(dropped.map(({ id }) => id)).toEqual([])
})

test('of a household that stands by, two of the three acts by day name each, and no third', () => {
  const named = ['a red umbrella', 'a penguin', 'first day at school', 'a lighthouse'].flatMap((theme) => {
    const request = { characters: house, theme, duration: 'short', culture: 'western', interests: [] } as const
    const { plan, paragraphs } = writeStory(request, { seed: theme, history: [] }, storyLibrary).draft
    if (plan.kind !== 'scenes') throw new Error(`${theme} is told on a journey`)
    const without = plan.cast.filter(
      (member) => member !== plan.hero && !plan.scenes.some(({ S, A }) => S === member || A === member)
    )
    return without.map(
      ({ called }) =>
        new Set(paragraphs.filter(({ act, text }) => act < 3 && text.includes(called)).map(({ act }) => act)).size
    )
  })
  expect(named.length).toBeGreaterThan(6)
  expect(new Set(named)).toEqual(new Set([2]))
})
