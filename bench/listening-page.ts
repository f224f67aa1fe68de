import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'

import { createFliteVoices } from '#server/narrator/engines/flite/flite-engine.ts'
import { MELODIES } from '#server/narrator/engines/flite/presets.ts'
import { paceAt, restAfterUnit } from '#server/narrator/pacing.ts'
import { createFrameEncoder, SAMPLE_RATE } from '#server/narrator/sound/frames.ts'
import { limit } from '#server/narrator/sound/level.ts'
import { readScript } from '#server/narrator/text/script.ts'
import { WELCOME_LINE } from '#shared/brand.ts'
import { VOICES, type Voice } from '#shared/narration.ts'

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

/** Writes one HTML file in which each sentence can be heard in every voice, plain and told, and judged. */
export async function writeListeningPage(path: string): Promise<void> {
  const voices = await createFliteVoices()
  const { encode } = await createFrameEncoder()

  function sound(voice: Voice, melody: (typeof MELODIES)[number], text: string, position: number): string {
    const pace = paceAt(position)
    const units = readScript(text).paragraphs.flatMap((paragraph) => paragraph.units)
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

  const sections = VOICES.map((voice) => {
    const sentences =
      voice === 'shimmer'
        ? [{ kind: 'the welcome', position: 0, text: WELCOME_LINE }, ...SENTENCES.slice(1)]
        : SENTENCES
    const rows = sentences.map(({ kind, text, position }, i) => {
      const name = `${voice} ${i + 1}`
      const [told, plain] = MELODIES.map((melody) => sound(voice, melody, text, position))
      const choices = ['told', 'plain', 'neither']
        .map((choice) => `<label><input type="radio" name="${name}" value="${choice}"> ${choice}</label>`)
        .join(' ')
      return `<tr><th scope="row">${i + 1}. ${kind}<br><span>${text}</span></th><td>${plain}</td><td>${told}</td><td>${choices}</td></tr>`
    })
    return `<h2>${voice}</h2><table><tr><th></th><th>plain</th><th>told</th><th>better</th></tr>${rows.join('')}</table>`
  })
  await writeFile(
    path,
    PAGE.replace('<!-- voices -->', () => sections.join('\n'))
  )
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
<p>The same sentences in the same voice: as the engine speaks by itself, and with a melody and a finish of ours. Listen to
each pair, best with headphones, and say which you would rather hear at bedtime. Does any sound rough, sung or swallowed?</p>
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
