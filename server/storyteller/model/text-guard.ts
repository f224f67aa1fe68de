import * as z from 'zod/mini'

/** What a guard says of a text. `unanswered` is no leave: who asks goes on without the text. */
export type GuardVerdict = 'safe' | 'unsafe' | 'unanswered'

/** A second opinion on what a model wrote, beside the lexicon, from a service or a model that was made for it. */
export interface TextGuard {
  /** For people: "omni-moderation-latest at api.openai.com". */
  readonly label: string
  readonly host: string
  /** Whether what is judged stays on this machine or in its network. */
  readonly isNear: boolean
  /** Never throws but for the caller's own abort, of which it throws the reason. */
  judge(text: string, signal?: AbortSignal): Promise<GuardVerdict>
}

/** The code of what is wrong with a text, or null where it is judged safe or there is no guard. */
export async function guardFault(
  guard: TextGuard | undefined,
  text: string,
  signal: AbortSignal | undefined
): Promise<'guarded' | 'guard-unanswered' | null> {
  const verdict = guard === undefined || text === '' ? 'safe' : await guard.judge(text, signal)
  return verdict === 'safe' ? null : verdict === 'unsafe' ? 'guarded' : 'guard-unanswered'
}

export interface GuardAddress {
  /** `openai-moderation` asks `/moderations`; `guard-model` asks a model as Llama Guard answers, by `/chat/completions`. */
  kind: 'openai-moderation' | 'guard-model'
  baseUrl: string
  apiKey: string | null
  model: string
  isNear: boolean
  /** The guarded way out. */
  fetch: typeof globalThis.fetch
}

/** A guard model at home has to be loaded first. */
const PATIENCE_MS = 10_000

export function createTextGuard(address: GuardAddress, patienceMs = PATIENCE_MS): TextGuard {
  const { baseUrl, apiKey, model, isNear } = address
  const { host } = new URL(baseUrl)
  const [path, read] = WIRES[address.kind]
  const bodyOf = BODIES[address.kind]
  return {
    label: `${model} at ${host}`,
    host,
    isNear,
    async judge(text, signal) {
      signal?.throwIfAborted()
      const late = AbortSignal.timeout(patienceMs)
      try {
        const answer = await address.fetch(`${baseUrl}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(apiKey !== null && { authorization: `Bearer ${apiKey}` })
          },
          body: JSON.stringify({ model, ...bodyOf(text) }),
          signal: signal ? AbortSignal.any([signal, late]) : late
        })
        if (!answer.ok) {
          await answer.body?.cancel()
          return 'unanswered'
        }
        return read(await answer.json())
      } catch {
        // Refused, broken off, late, or no JSON: whatever it is, the guard has not said that the text is safe.
        signal?.throwIfAborted()
        return 'unanswered'
      }
    }
  }
}

const BODIES = {
  'openai-moderation': (text: string) => ({ input: text }),
  'guard-model': (text: string) => ({
    messages: [{ role: 'user', content: text }],
    temperature: 0,
    max_tokens: 32,
    stream: false
  })
}

const WIRES = {
  'openai-moderation': ['/moderations', readModeration],
  'guard-model': ['/chat/completions', readGuardModel]
} as const

const moderationSchema = z.object({ results: z.array(z.object({ flagged: z.boolean() })) })

function readModeration(answer: unknown): GuardVerdict {
  const read = moderationSchema.safeParse(answer)
  if (!read.success || read.data.results.length === 0) return 'unanswered'
  return read.data.results.some(({ flagged }) => flagged) ? 'unsafe' : 'safe'
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })).check(z.minLength(1))
})

/** "safe", or "unsafe" and the hazards on the next line; a model that says anything else is none of these. */
function readGuardModel(answer: unknown): GuardVerdict {
  const read = completionSchema.safeParse(answer)
  const said = read.success ? (read.data.choices[0]?.message.content ?? '').trim().toLowerCase() : ''
  if (said === 'safe') return 'safe'
  return /^unsafe(?:\s|$)/u.test(said) ? 'unsafe' : 'unanswered'
}
