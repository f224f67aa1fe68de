import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import { createLog } from '#server/log.ts'
import { createNarrator } from '#server/narrator/create-narrator.ts'
import { captionedAddress, createOpenAiSpeech } from '#server/narrator/engines/remote/openai-speech.ts'
import { createRemoteEngine } from '#server/narrator/engines/remote/remote-engine.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import { openFileStore } from '#server/providers/audio-store/file-store.ts'
import { fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { burstsOf } from '#tests/support/speech-bursts.ts'
import { printTable, type TableRow } from './story-table.ts'

/** Milliseconds from the first bytes of a voice's answer to sound that a browser can play. */
const PROMISE_MS = 150

/**
 * What we add to a voice's own time, against a fake that speaks over HTTP with and without the times of its words: so many
 * stories for each (20 unless told). Fails when the promise is broken.
 */
export async function run([stories = '20']: string[]): Promise<void> {
  const rows: TableRow[] = []
  for (const isCaptioned of [true, false]) {
    const waits = await measure(isCaptioned, Number(stories))
    const last = waits.toSorted((one, other) => one - other)[Math.floor(0.95 * (waits.length - 1))] ?? Infinity
    rows.push({
      part: isCaptioned ? 'with word times' : 'without',
      what: 'first sound after the voice’s first bytes, p95',
      figure: `${last.toFixed(0)} ms`,
      bar: `at most ${PROMISE_MS} ms`,
      passed: last <= PROMISE_MS
    })
  }
  printTable(rows)
  if (rows.some(({ passed }) => passed === false)) process.exitCode = 1
}

async function measure(isCaptioned: boolean, stories: number): Promise<number[]> {
  let answered = 0
  const fake = await fakeSpeechServer({
    isCaptioned,
    speak: (text, speed) => {
      const speech = burstsOf(text, speed)
      answered ||= performance.now()
      return speech
    }
  })
  const folder = await mkdtemp(join(tmpdir(), 'talewick-voices-'))
  const outbound = createOutbound({
    purpose: 'voice',
    bases: [fake.url, captionedAddress(fake.url)].map((url) => ({ url, isConfigured: true })),
    log: createLog('error', (line) => void process.stdout.write(`${line}\n`))
  })
  const fetch: typeof globalThis.fetch = (input, init) => outbound.fetch(input, init)
  const onProblem = (what: string) => void process.stdout.write(`${what}\n`)
  const narrator = createNarrator({
    store: await openFileStore({ folder }),
    engine: createRemoteEngine({
      service: createOpenAiSpeech({
        id: 'openai-compatible',
        baseUrl: fake.url,
        apiKey: null,
        model: 'fake',
        asksForTimes: true,
        fetch
      }),
      voices: { emma: 'a', david: 'b', maya: 'c', shimmer: 'd' },
      idleMs: null,
      onProblem
    }),
    onProblem
  })
  try {
    await narrator.ready()
    const waits: number[] = []
    // The first stories also start the threads that lay words along the sound.
    for (let story = -3; story < stories; story++) {
      answered = 0
      const text = `On evening number ${story + 4} the lighthouse keeper put the kettle on. The sea was listening.\n\nThen it slept.`
      const narration = await narrator.narrate({ text, voice: 'emma' })
      for await (const chunk of narration.read(0, 2000)) if (chunk.length > 0) break
      if (story >= 0) waits.push(performance.now() - answered)
      await narration.whenComplete
    }
    return waits
  } finally {
    await narrator.close()
    await outbound.close()
    await fake.close()
    await rm(folder, { recursive: true, force: true })
  }
}
