import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createFliteVoices } from '#server/narrator/engines/flite/flite-engine.ts'
import type { Melody } from '#server/narrator/engines/flite/presets.ts'
import { SAMPLE_RATE } from '#server/narrator/sound/frames.ts'
import { createResampler } from '#server/narrator/sound/resample.ts'
import { type Voice, VOICES } from '#shared/narration.ts'
import { askedQuestions } from './asked-questions.ts'
import { isInstalled, measureWithPraat } from './praat.ts'
import { type ToldTexts, type ToldUnit, toldUnits } from './told-units.ts'
import { tuneFigures, type TuneFigures } from './tune-figures.ts'
import { metOrNot, tuneTable } from './tune-goals.ts'
import { wavFile } from './wav-file.ts'
import { errorRate, errorsMore, type HeardSentence, wordErrors } from './word-errors.ts'

const RECOGNISER_RATE = 16_000
/** Pitch is a matter of sentences: so many words give some two hundred. */
const PITCH_WORDS = 1500
const PITCH_RANGES: Record<Voice, { floor: number; ceiling: number }> = {
  emma: { floor: 80, ceiling: 450 },
  david: { floor: 60, ceiling: 300 },
  maya: { floor: 80, ceiling: 500 },
  shimmer: { floor: 80, ceiling: 450 }
}
/** In words of a hundred: so many more may be misheard for a melody. */
const MOST_MORE_MISHEARD = 1

/** As Flite means to say it, as it is told, and told without the finish that goes with it. */
const WAYS = {
  plain: { melody: 'plain' },
  told: { melody: 'told' },
  bare: { melody: 'told', finish: 'plain' }
} as const satisfies Record<string, { melody: Melody; finish?: Melody }>
type Way = keyof typeof WAYS

/** Whose finish is to make them easier to understand. */
const FINISHED: ReadonlySet<Voice> = new Set(['emma', 'maya'])
/** No story is heard from the voice of the welcome: her pitch is measured, her words are not counted. */
const UNCOUNTED: ReadonlySet<Voice> = new Set(['shimmer'])

/** Something that is spoken, in a file of that name. Of a story, or a question of its own. */
interface Spoken {
  name: string
  told: ToldUnit
  isPitched: boolean
}

/**
 * What tools that are not ours hear of so many words of stories, plain and told: pitch, roughness and breath by Praat,
 * misheard words by PocketSphinx, each beside what it is to be. Says so where one is not installed.
 */
export async function printMelodyFigures(
  words: number,
  texts: ToldTexts,
  voices: readonly Voice[] = VOICES
): Promise<void> {
  const [hasPraat, hasRecogniser] = [await isInstalled('praat'), await isInstalled('pocketsphinx_batch')]
  if (!hasPraat) console.log('pitch is not measured: praat is not installed (apt-get install praat)')
  if (!hasRecogniser) console.log('misheard words are not counted: apt-get install pocketsphinx pocketsphinx-en-us')
  if (!hasPraat && !hasRecogniser) return
  const stories = spokenOf(toldUnits(words, texts))
  const asked = askedQuestions().map((told, i): Spoken => ({ name: nameOf(i, 'z'), told, isPitched: true }))
  const folder = await mkdtemp(join(tmpdir(), 'melody-bench-'))
  try {
    for (const voice of voices) {
      if (hasPraat) await printTune(voice, stories, asked, folder)
      if (hasRecogniser && !UNCOUNTED.has(voice)) await printMisheard(voice, stories, folder)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Of what is told first all is measured, of the rest the questions. */
function spokenOf(units: readonly ToldUnit[]): Spoken[] {
  let words = 0
  return units.map((told, i) => {
    const isPitched = words < PITCH_WORDS
    words += told.unit.words.length
    return { name: nameOf(i, isPitched ? 'a' : 'q'), told, isPitched }
  })
}

function nameOf(i: number, letter: string): string {
  return `${letter}${String(i).padStart(5, '0')}`
}

async function printTune(voice: Voice, stories: readonly Spoken[], asked: readonly Spoken[], folder: string) {
  const told = stories.filter(({ isPitched }) => isPitched)
  const others = stories.filter(({ isPitched, told: { unit } }) => !isPitched && unit.text.endsWith('?'))
  const measure = async (way: Way): Promise<TuneFigures> => {
    const home = await render([...told, ...others, ...asked], voice, way, folder)
    const figures = await measureWithPraat(home, PITCH_RANGES[voice])
    await rm(home, { recursive: true })
    const heard = (some: readonly Spoken[]) =>
      some.flatMap(({ name, told: each }) => {
        const found = figures.get(name)
        return found ? [{ told: each, heard: found }] : []
      })
    return tuneFigures(heard(told), heard([...others, ...asked]))
  }
  console.log(tuneTable(voice, await measure('plain'), await measure('told')))
}

async function printMisheard(voice: Voice, stories: readonly Spoken[], folder: string): Promise<void> {
  const hear = async (way: Way): Promise<HeardSentence[]> => {
    const home = await render(stories, voice, way, folder)
    const spoken = stories.map(({ name, told: { unit } }) => ({
      name,
      words: unit.words.map(({ text }) => text.toLowerCase().replaceAll('’', "'"))
    }))
    const heard = await wordErrors(home, spoken)
    await rm(home, { recursive: true })
    const { rate, standardError } = errorRate(heard)
    const words = heard.reduce((sum, one) => sum + one.words, 0)
    console.log(
      `${voice} ${way}: ${rate.toFixed(2)} % of ${words} words misheard, standard error ${standardError.toFixed(2)}`
    )
    return heard
  }
  const [plain, told] = [await hear('plain'), await hear('told')]
  const more = errorsMore(told, plain)
  const goal = `goal ${MOST_MORE_MISHEARD} more at most: ${metOrNot(more.rate <= MOST_MORE_MISHEARD)}`
  console.log(`${voice}: told ${ofHundred(more)} than plain; ${goal}`)
  if (!FINISHED.has(voice)) return
  const finished = errorsMore(told, await hear('bare'))
  console.log(
    `${voice}: with the finish ${ofHundred(finished)} than without; goal fewer: ${metOrNot(finished.rate < 0)}`
  )
}

function ofHundred({ rate, standardError }: { rate: number; standardError: number }): string {
  const more = `${Math.abs(rate).toFixed(2)} of a hundred words ${rate < 0 ? 'fewer' : 'more'}`
  return `${more} (standard error ${standardError.toFixed(2)})`
}

/** Leaves what is spoken in a new folder, at the rate of the recogniser. */
async function render(spoken: readonly Spoken[], voice: Voice, way: Way, folder: string): Promise<string> {
  const home = join(folder, `${voice}-${way}`)
  await mkdir(home)
  const voices = await createFliteVoices()
  const resample = createResampler(SAMPLE_RATE, RECOGNISER_RATE)
  for (const { name, told } of spoken) {
    const { samples } = voices.renderUnit(told.unit, { voice, pace: told.pace, ...WAYS[way] })
    await writeFile(join(home, `${name}.wav`), wavFile(resample(samples), RECOGNISER_RATE))
  }
  return home
}
