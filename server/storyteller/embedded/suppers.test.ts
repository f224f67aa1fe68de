import { expect, test } from 'vitest'

import type { Line } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import { supper, supperBefore } from '#content/suppers.ts'
import { writeStory } from './embedded-storyteller.ts'
import { fits, realise } from './realise.ts'

const DISHES = Object.values(storyLibrary.cultures).flatMap(({ places }) => places.flatMap(({ foods }) => foods))

const isla = { name: 'Isla', age: 6, relationship: 'daughter', avatar: 'girl', hobbies: [], traits: [], isGuest: false }
const { plan } = writeStory(
  {
    characters: [isla, { ...isla, name: 'Theo' }, { ...isla, name: 'Mei' }],
    theme: 'a train',
    duration: 'short',
    culture: 'western',
    interests: []
  },
  { seed: 'supper', history: [] }
).draft

/** All that can be said of one dish. */
function toldOf(food: (typeof DISHES)[number], lines: readonly Line[]): string[] {
  return lines
    .filter((line) => fits(line, { food }, plan))
    .map((line) => realise(line, { food }, plan, { things: new Set() }, 'x'))
}

test.each(DISHES.map((food) => [food.text, food] as const))('what is said of %s is true of it', (_, food) => {
  for (const lines of [supper, supperBefore]) {
    const told = toldOf(food, lines)
    // Every evening tells one.
    expect(told.length).toBeGreaterThanOrEqual(30)
    expect(told.flatMap((sentence) => faultsOf(sentence, food))).toEqual([])
  }
})

/** “Supper was crumpets”; but of crumpets there were, and crumpets were. And nothing is said of how it is not eaten. */
function faultsOf(sentence: string, { text, isMany, eaten }: (typeof DISHES)[number]): string[] {
  const verbs = new RegExp(String.raw`there (was|were)(?: still)? ${text}|${text} (was|were)\b`, 'giu')
  const disagrees = [...sentence.matchAll(verbs)].some(([, one, other]) => (one ?? other) !== (isMany ? 'were' : 'was'))
  const authored = sentence.toLowerCase().replace(text.toLowerCase(), '').replace('no spoon', '')
  const faults = [
    disagrees ? 'disagrees' : '',
    /\b(?:an?|some|two|half|last) (?:the|an?|some|two|half)\b|\bof an? |[{}]/u.test(sentence) ? 'counts' : '',
    /\bspoons?(?:ful)?\b/u.test(authored) && eaten !== 'spoon' ? 'spoon' : '',
    /\bbowls?\b/u.test(authored) && eaten !== 'spoon' && eaten !== 'bowl' ? 'bowl' : '',
    /\b(?:plates?|dish)\b/u.test(authored) && eaten !== 'plate' ? 'plate' : '',
    /\b(?:fingers?|two hands)\b/u.test(authored) && eaten !== 'hands' ? 'hands' : ''
  ]
  return faults.filter((fault) => fault !== '').map((fault) => `${fault}: ${sentence}`)
}

test('no dish is counted out, for there may be ten of them at table', () => {
  const counted = DISHES.filter(({ text }) => /^(?:an?|the last|some|one|two|three|half)\b/u.test(text))
  expect(counted).toEqual([])
})

test('a line fits several ways of eating only where it says nothing of how', () => {
  const ways = (line: Line) => (typeof line === 'string' ? [] : (line.eaten ?? []))
  const ofAll = supper.filter((line) => ways(line).length === 0)
  expect(ofAll.length).toBeGreaterThanOrEqual(30)
  for (const line of ofAll) expect(JSON.stringify(line)).not.toMatch(/\b(?:spoon|bowl|plate|finger|crumb|steam)/iu)
})
