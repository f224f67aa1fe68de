import process from 'node:process'

import { createLog } from '#server/log.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import { createAiLanguageModel } from '#server/storyteller/model/ai-language-model.ts'
import { createModelStoryteller } from '#server/storyteller/model/model-storyteller.ts'
import type { ModelProvider } from '#shared/model-provider.ts'
import { fakeModelServer, sayOutline } from '#tests/support/fake-model-server.ts'
import { randomRequest } from './story-requests.ts'
import { printTable, type TableRow } from './story-table.ts'

const PROVIDERS: readonly [ModelProvider, base: string][] = [
  ['openai', '/v1'],
  ['anthropic', '/v1'],
  ['google', '/v1beta'],
  ['openai-compatible', '/v1']
]
/** Milliseconds from the blank line that ends a model's first paragraph to that paragraph, verified, with its names. */
const PROMISE_MS = 50
/** How long the model thinks about its second paragraph: long enough to tell our own work from its. */
const PAUSE_MS = 250

interface Waits {
  /** From the tap to the model being asked, milliseconds. */
  asked: number
  /** From the model's paragraph to ours, milliseconds. */
  first: number
}

/**
 * What we add to a model's own time, against a fake that speaks each provider's stream over HTTP: so many stories for
 * each (20 unless told). Fails when the promise is broken.
 */
export async function run([stories = '20']: string[]): Promise<void> {
  const rows: TableRow[] = []
  for (const [provider, base] of PROVIDERS) {
    const waits = await measure(provider, base, Number(stories))
    const first = percentile(waits.map((wait) => wait.first))
    rows.push(
      {
        part: provider,
        what: 'first paragraph after the model finished it, p95',
        figure: `${first.toFixed(0)} ms`,
        bar: `at most ${PROMISE_MS} ms`,
        passed: first <= PROMISE_MS
      },
      {
        part: provider,
        what: 'planned, and the model asked, p95',
        figure: `${percentile(waits.map((wait) => wait.asked)).toFixed(0)} ms`,
        bar: '',
        passed: null
      }
    )
  }
  printTable(rows)
  if (rows.some(({ passed }) => passed === false)) process.exitCode = 1
}

async function measure(provider: ModelProvider, base: string, stories: number): Promise<Waits[]> {
  let [asked, finished] = [0, 0]
  const fake = await fakeModelServer((card) => {
    asked ||= performance.now()
    const [first, ...rest] = sayOutline(card)
    const said = () => {
      finished ||= performance.now()
    }
    return first === undefined ? [] : [first, { said }, ...(finished === 0 ? [{ waitMs: PAUSE_MS }] : []), ...rest]
  })
  const baseUrl = `${fake.url}${base}`
  const outbound = createOutbound({
    purpose: 'stories',
    bases: [{ url: baseUrl, isConfigured: true }],
    log: createLog('error', (line) => void process.stdout.write(`${line}\n`))
  })
  const storyteller = createModelStoryteller({
    model: createAiLanguageModel({
      provider,
      baseUrl,
      apiKey: 'none',
      model: 'fake',
      isNear: true,
      fetch: (input, init) => outbound.fetch(input, init)
    }),
    isShielded: true
  })
  try {
    const waits: Waits[] = []
    // The first story also loads the library and opens the connection.
    for (let story = -1; story < stories; story++) {
      ;[asked, finished] = [0, 0]
      const seed = `writers-${story}`
      const began = performance.now()
      let first = 0
      for await (const event of storyteller.write(randomRequest(seed), { seed, history: [] }))
        if (event.type === 'paragraph') first ||= performance.now()
      // A sorrow is told without the model, and a name that would leave keeps the card at home.
      if (story >= 0 && finished > 0) waits.push({ asked: asked - began, first: first - finished })
    }
    return waits
  } finally {
    await outbound.close()
    await fake.close()
  }
}

/** The wait that nineteen of twenty stay below. */
function percentile(waits: readonly number[]): number {
  return waits.toSorted((one, other) => one - other)[Math.floor(0.95 * (waits.length - 1))] ?? Number.POSITIVE_INFINITY
}
