import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'

import { createFliteVoices } from '#server/narrator/engines/flite/flite-engine.ts'
import { chanceFrom } from '#server/narrator/engines/flite/melody/seeded-random.ts'
import { MELODIES } from '#server/narrator/engines/flite/presets.ts'
import { paceAt, restAfterUnit } from '#server/narrator/pacing.ts'
import { createFrameEncoder, SAMPLE_RATE } from '#server/narrator/sound/frames.ts'
import { limit } from '#server/narrator/sound/level.ts'
import { readScript } from '#server/narrator/text/script.ts'
import { WELCOME_LINE } from '#shared/brand.ts'
import { NARRATOR_VOICES, VOICES, type Voice, voiceSample } from '#shared/narration.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'

/** One of every kind of sentence, and where in a story it would stand. */
const SENTENCES: readonly { kind: string; text: string; position: number }[] = [
  { kind: 'an opening', position: 0, text: 'On the last rock before the open sea stood a lighthouse called Old Tom.' },
  { kind: 'telling', position: 0.3, text: 'Every evening they climbed one hundred and twelve steps together.' },
  { kind: 'a quotation', position: 0.3, text: '“It can’t sleep,” said Lily, putting her ear against the warm glass.' },
  {
    kind: 'two who speak',
    position: 0.3,
    text: '“Who is there?” asked Theo. “Only me,” said the old moth. “Me and the moon.”'
  },
  { kind: 'yes or no', position: 0.4, text: 'Was there still a light at the top of the stairs?' },
  { kind: 'a question that asks for more', position: 0.4, text: '“Where did the little boat go?”' },
  { kind: 'a call', position: 0.5, text: '“There it is! Right beside the harbour wall!”' },
  {
    kind: 'a list',
    position: 0.5,
    text: 'Grandpa fetched a screwdriver, a spanner, a candle and a tin of ginger biscuits.'
  },
  {
    kind: 'a long breath',
    position: 0.6,
    text: 'So Lily sat down on the top step and thought about what helped her when she could not sleep.'
  },
  {
    kind: 'nearly asleep',
    position: 0.95,
    text: 'Then it turned as slowly as breathing, and the sea breathed with it, in and out, in and out.'
  }
]

/** As the storyteller would hand it along. */
const HINTS: ParagraphHints = { cast: ['Lily', 'Theo'], names: ['Lily', 'Theo'] }

/**
 * Writes one HTML file in which each sentence can be heard in every voice, plain and told, and judged by ear alone: which
 * of a pair is which is said when it has been judged.
 */
export async function writeListeningPage(path: string, heard: readonly Voice[] = VOICES): Promise<void> {
  const voices = await createFliteVoices()
  const { encode } = await createFrameEncoder()

  function sound(voice: Voice, melody: (typeof MELODIES)[number], text: string, position: number): string {
    const pace = paceAt(position)
    const units = readScript(text, {}, [HINTS]).paragraphs.flatMap((paragraph) => paragraph.units)
    const parts = units.flatMap((unit) => [
      voices.renderUnit(unit, { voice, pace, melody }).samples,
      new Float32Array(Math.round(restAfterUnit(unit, pace) * SAMPLE_RATE))
    ])
    const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of parts) {
      samples.set(part, at)
      at += part.length
    }
    limit(samples, SAMPLE_RATE)
    return `<audio controls preload="none" src="data:audio/mpeg;base64,${Buffer.from(encode(samples)).toString('base64')}"></audio>`
  }

  const sections = heard.map((voice) => {
    const rows = [ofItself(voice), ...SENTENCES].map(({ kind, text, position }, i) => {
      const name = `${voice}, ${kind}`
      // By chance, and the same every time: neither place is the better one.
      const pair = chanceFrom(name)() < 0.5 ? MELODIES : MELODIES.toReversed()
      const sounds = pair.map((melody) => `<td>${sound(voice, melody, text, position)}</td>`)
      const choices = [
        ...pair.map((melody, place) => [melody, PLACES[place]] as const),
        ['neither', 'neither'] as const
      ]
        .map(([value, shown]) => `<label><input type="radio" name="${name}" value="${value}"> ${shown}</label>`)
        .join(' ')
      return `<tr><th scope="row">${i + 1}. ${kind}<br><span>${text}</span></th>${sounds.join('')}<td>${choices}</td></tr>`
    })
    const head = ['', ...PLACES, 'better'].map((cell) => `<th>${cell}</th>`).join('')
    return `<h2>${voice}</h2><table><tr>${head}</tr>${rows.join('')}</table>`
  })
  await writeFile(
    path,
    PAGE.replace('<!-- voices -->', () => sections.join('\n'))
  )
}

const PLACES = ['first', 'second'] as const

/** What families hear of a voice beside stories: the welcome, or its line in the voice picker. */
function ofItself(voice: Voice): { kind: string; text: string; position: number } {
  const narrator = NARRATOR_VOICES.find((each) => each === voice)
  return narrator
    ? { kind: 'the voice picker', position: 0, text: voiceSample(narrator) }
    : { kind: 'the welcome', position: 0, text: WELCOME_LINE }
}

const PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plain or told?</title>
<style>
  body { font: 17px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .5rem; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; font-weight: normal }
  span { opacity: .75 } label { display: block; white-space: nowrap } textarea { width: 100%; height: 8rem }
</style>
<h1>Plain or told?</h1>
<p>The same sentences in the same voice: once as the engine speaks by itself (plain), once with a melody and a finish of ours
(told), in an order that is left to chance. Listen to each pair, best with headphones, and say which you would rather hear at
bedtime. Does any sound rough, sung or swallowed? Below you read which one you chose.</p>
<!-- voices -->
<h2>What you heard</h2>
<p><textarea readonly aria-label="Your answers"></textarea></p>
<script>
  const answers = document.querySelector('textarea')
  addEventListener('change', () => {
    answers.value = [...document.querySelectorAll('input:checked')].map((one) => one.name + ': ' + one.value).join('\\n')
  })
</script>
`
