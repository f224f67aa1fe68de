import { daleChall } from 'dale-chall'
import { readFileSync } from 'node:fs'

import { DURATION_FEATURES, durationFeatures, innerRests } from '#server/narrator/engines/flite/duration-model.ts'
import { createFliteVoices } from '#server/narrator/engines/flite/flite-engine.ts'
import { MELODIES, VOICE_PRESETS } from '#server/narrator/engines/flite/presets.ts'
import { spellUnit } from '#server/narrator/engines/flite/spelling/spell-unit.ts'
import { paceAt } from '#server/narrator/pacing.ts'
import { readScript } from '#server/narrator/text/script.ts'
import { hintsOf, writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { VOICES } from '#shared/narration.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import type { Culture } from '#shared/story.ts'

/**
 * Fits the narrator's duration model: speaks every unit of the given text files (of stories told for the
 * purpose and of random everyday and respelled words when there are none), and prints the coefficients of each voice and how well they predict
 * stretches of text they were not fitted on. Names of voices and melodies among the arguments leave the others out.
 */
export async function run(args: string[]): Promise<void> {
  const chosen = <T extends string>(names: readonly T[]): readonly T[] => {
    const named = names.filter((name) => args.includes(name))
    return named.length > 0 ? named : names
  }
  const [melodies, speakers] = [chosen(MELODIES), chosen(VOICES)]
  const paths = args.filter((arg) => ![...MELODIES, ...VOICES].some((name) => name === arg))
  const stories =
    paths.length > 0 ? paths.map((path) => ({ text: readFileSync(path, 'utf8') })) : EVENINGS.map(tellStory)
  const texts: FittedText[] =
    paths.length > 0 ? stories : [...stories, { text: wordSalad(40, daleChall) }, { text: wordSalad(60, RESPELLED) }]
  // Each with what its writer knows of it, and as a text of which nothing is known.
  const spoken = [...texts, ...stories.map(({ text }) => ({ text }))].flatMap(({ text, hints = [] }: FittedText) =>
    readScript(text, {}, hints).paragraphs.flatMap((paragraph) => paragraph.units.map((unit) => ({ unit, text })))
  )
  const units = spoken.map(({ unit }) => unit)
  // Every fifth text, however often it is spoken, is left out of a second fit and predicted by it.
  const heldOut = new Set(texts.filter((_, i) => i % 5 === 0).map(({ text }) => text))
  const pace = paceAt(0)
  const voices = await createFliteVoices()
  console.log(`${units.length} units; features: ${DURATION_FEATURES.join(', ')}`)
  for (const melody of melodies) {
    console.log(melody)
    for (const voice of speakers) {
      const rows = units.map((unit) => durationFeatures(spellUnit(unit)))
      const lengths = units.map(
        (unit) => voices.measureUnit(unit, { preset: VOICE_PRESETS[voice], pace, melody }) - innerRests(unit, pace)
      )
      const coefficients = leastSquares(rows, lengths)
      console.log(`  ${voice}: [${coefficients.map((value) => value.toFixed(4)).join(', ')}],`)

      const isHeldOut = (i: number) => heldOut.has(spoken[i]?.text ?? '')
      const others = leastSquares(
        rows.filter((_, i) => !isHeldOut(i)),
        lengths.filter((_, i) => !isHeldOut(i))
      )
      const predicted = sum(rows.filter((_, i) => isHeldOut(i)).map((row) => dot(row, others)))
      const actual = sum(lengths.filter((_, i) => isHeldOut(i)))
      console.log(
        `    held-out texts: ${actual.toFixed(1)} s, predicted ${predicted.toFixed(1)} s (${((predicted / actual - 1) * 100).toFixed(2)} %)`
      )
    }
  }
}

// Most of what is heard is everyday: a fit on word shapes alone has every ordinary story too long.
const EVENINGS: readonly (readonly [string, string, Culture])[] = [
  ['Leo', 'pirates', 'western'],
  ['Nora', 'a lost kitten', 'western'],
  ['Tom', 'snow', 'western'],
  ['Grace', 'baking', 'western'],
  ['Finn', 'robots', 'western'],
  ['Yuki', 'a dragon', 'japanese'],
  ['Mei', 'a kite', 'chinese'],
  ['Aroha', 'the forest', 'maori'],
  ['Amara', 'the zoo', 'african'],
  ['Priya', 'space', 'indian'],
  ['Mateo', 'the farm', 'latin'],
  ['Leila', 'rain', 'arabic']
]

/** A text to be spoken, and what is known of its paragraphs. */
interface FittedText {
  text: string
  hints?: readonly ParagraphHints[]
}

function tellStory([name, theme, culture]: (typeof EVENINGS)[number]): FittedText {
  const child = { name, age: 6, relationship: 'child', avatar: null, hobbies: ['swimming'], traits: ['shy'] }
  const { draft } = writeStory(
    { characters: [{ ...child, isGuest: false }], theme, duration: 'short', culture, interests: [] },
    { seed: theme, history: [] }
  )
  return { text: draft.paragraphs.map(({ text }) => text).join('\n\n'), hints: hintsOf(draft) }
}

// Said as syllables with more letters than sounds, or as letters: no everyday text has enough of them.
const RESPELLED =
  'Māui Māia Wiremu Rāwiri Hēmi Anahera Ngaio Aroha Moana Tāmaki Ōtautahi Rotorua Whangarei Ngongotahā Ōtāhuhu Aotearoa kūmara rēwena pūkeko kererū tūī pōhutukawa whānau taniwha marae Nguyen Joaquin Sakura Kwame abuela B C F K L M T W X Y Z'.split(
    ' '
  )

/** Sentences of random words: no story, but every word shape there is. The same every time. */
function wordSalad(sentences: number, vocabulary: readonly string[]): string {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const small = ['the', 'a', 'and', 'of', 'to', 'was', 'in', 'her', 'with', 'his']
  return Array.from({ length: sentences }, () => {
    const words = Array.from({ length: 4 + random(16) }, (_, i) => {
      const word =
        i % 3 === 0 ? (small[random(small.length)] ?? 'the') : (vocabulary[random(vocabulary.length)] ?? 'the')
      return random(9) === 0 ? `${word},` : word
    })
    // A sentence that began with a small letter would be taken for more of the one before.
    return `${words.join(' ').replace(/^./u, (letter) => letter.toUpperCase())}.`
  }).join(' ')
}

/** Ordinary least squares with a touch of ridge, by Gaussian elimination on the normal equations. */
function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const matrix = Array.from({ length: size }, (_, i) => [
    ...Array.from(
      { length: size },
      (_, j) => sum(rows.map((row) => (row[i] ?? 0) * (row[j] ?? 0))) + (i === j ? 1e-6 : 0)
    ),
    sum(rows.map((row, k) => (row[i] ?? 0) * (values[k] ?? 0)))
  ])
  for (let pivot = 0; pivot < size; pivot++) {
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue
      const factor = (matrix[i]?.[pivot] ?? 0) / (matrix[pivot]?.[pivot] ?? 1)
      matrix[i] = (matrix[i] ?? []).map((value, j) => value - factor * (matrix[pivot]?.[j] ?? 0))
    }
  }
  return matrix.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1))
}

function dot(a: readonly number[], b: readonly number[]): number {
  return sum(a.map((value, i) => value * (b[i] ?? 0)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
