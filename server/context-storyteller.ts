import { type GuardConfig, PROVIDER_BASES } from './config-storyteller.ts'
import { ConfigError } from './config-values.ts'
import type { Config } from './config.ts'
import type { Clock, ModelWriter } from './context-services.ts'
import type { Db } from './db/client.ts'
import type { ModelLedger } from './db/model-usage.ts'
import { createWishLoreStore } from './db/wish-lore.ts'
import type { RunningWork } from './jobs/running-work.ts'
import { errorFields, type Log } from './log.ts'
import { isNearHost } from './outbound/addresses.ts'
import { openOutbound } from './outbound/open-outbound.ts'
import type { ModelPatience } from './storyteller/model/ai-language-model.ts'
import type { ModelStorytellerOptions } from './storyteller/model/model-storyteller-options.ts'
import type { SentRecord } from './storyteller/model/sent-record.ts'
import type { TextGuard } from './storyteller/model/text-guard.ts'
import { WISH_LORE_VERSION } from './storyteller/model/wish-lore-schema.ts'
import type { Storyteller } from './storyteller/storyteller.ts'

interface Needs {
  log: Log
  db: Db
  clock: Clock
  ledger: ModelLedger
  sent: SentRecord
  running: RunningWork
  outbounds: { close(): Promise<void> }[]
  embedded: Storyteller
}

interface MadeWriter {
  storyteller: Storyteller
  model: Omit<ModelWriter, 'ledger'>
  close(): Promise<void>
}

/** No parent waits for the answer about a wish beyond a few seconds, so a small model at home may take its time. */
const WISH_PATIENCE: ModelPatience = { firstChunkMs: 90_000, chunkMs: 30_000, totalMs: 300_000 }

/** A model before, or beside, the embedded storyteller; null where the operator chose none. */
export async function createModelWriterOf({ storyteller: chosen }: Config, needs: Needs): Promise<MadeWriter | null> {
  if (chosen.kind === 'embedded') return null
  const { log, ledger, sent, running } = needs
  const { createAiLanguageModel, MODEL_PATIENCE } = await import('./storyteller/model/ai-language-model.ts')
  const { createModelAllowance } = await import('./storyteller/model/model-allowance.ts')
  const baseUrl = chosen.kind === 'openai-compatible' ? chosen.baseUrl : (chosen.baseUrl ?? PROVIDER_BASES[chosen.kind])
  if (baseUrl === null) throw new ConfigError('STORYTELLER=openai-compatible needs STORYTELLER_BASE_URL')
  const patience = chosen.use === 'wishes' ? WISH_PATIENCE : MODEL_PATIENCE
  const outbound = await openOutbound(
    {
      purpose: 'stories',
      bases: [{ url: baseUrl, isConfigured: chosen.baseUrl !== null }],
      // The model's own patience is shorter.
      limits: { idleMs: patience.firstChunkMs + 15_000, totalMs: patience.totalMs + 30_000 },
      log
    },
    needs.outbounds
  )
  const isNear = await isNearHost(new URL(baseUrl).hostname)
  const guard = chosen.guard === null ? null : await guardOf(chosen.guard, needs)
  const isFar = !isNear || guard?.isNear === false
  const isShielded = chosen.use === 'wishes' || chosen.shield === 'on' || (chosen.shield === 'auto' && isFar)
  const model = createAiLanguageModel(
    {
      provider: chosen.kind,
      baseUrl,
      apiKey: chosen.apiKey,
      model: chosen.model,
      isNear,
      fetch: (input, init) => outbound.fetch(input, init)
    },
    patience
  )
  const allowance = createModelAllowance({
    ledger: { ...ledger, add: (family, usage) => running.track(ledger.add(family, usage)) },
    limits: chosen.limits,
    onRefusal: (reason) => log.info('a story is told without the model', { reason }),
    onProblem: (error) => log.error('What a model used could not be noted', errorFields(error))
  })
  const asking = { model, isShielded, allowance, sent, ...(guard !== null && { guard }) }
  const { kindsOf } = await import('./storyteller/model/sent-fields.ts')
  const occasions = chosen.use === 'wishes' ? (['wishes'] as const) : (['stories', 'parts'] as const)
  const sends = occasions.map((what) => ({ what, kinds: kindsOf(what, isShielded) }))
  const about = { label: model.label, host: model.host, isNear, isShielded, use: chosen.use, guard, sends }
  const made = chosen.use === 'wishes' ? await askerOfWishes(asking, needs) : await writerOfStories(asking, needs)
  return { ...made, model: about }
}

/** What judges, with a way out of its own: its failures are no failures of the model. */
async function guardOf(chosen: GuardConfig, { log, outbounds }: Needs): Promise<TextGuard> {
  const { createTextGuard } = await import('./storyteller/model/text-guard.ts')
  const { baseUrl, isConfigured } = chosen
  const outbound = await openOutbound(
    { purpose: 'guard', bases: [{ url: baseUrl, isConfigured }], limits: { mostBytes: 1024 * 1024 }, log },
    outbounds
  )
  const isNear = await isNearHost(new URL(baseUrl).hostname)
  return createTextGuard({ ...chosen, isNear, fetch: (input, init) => outbound.fetch(input, init) })
}

type Asking = Required<Pick<ModelStorytellerOptions, 'model' | 'isShielded' | 'allowance' | 'sent'>> &
  Pick<ModelStorytellerOptions, 'guard'>

async function writerOfStories(asking: Asking, { log }: Needs): Promise<Omit<MadeWriter, 'model'>> {
  const { createModelStoryteller } = await import('./storyteller/model/model-storyteller.ts')
  const storyteller = createModelStoryteller({
    ...asking,
    onTold: ({ faults, usage, ...telling }) =>
      log.info('a model was asked for a story', { ...telling, ...usage, faults: faults.join('; ') }),
    onRetold: ({ faults, usage, ...retelling }) =>
      log.info('a model was asked for a part anew', { ...retelling, ...usage, faults: faults.join('; ') })
  })
  return { storyteller, close: async () => {} }
}

async function askerOfWishes(asking: Asking, { log, db, clock, embedded }: Needs): Promise<Omit<MadeWriter, 'model'>> {
  const { createWishStoryteller } = await import('./storyteller/model/wish-storyteller.ts')
  const storyteller = createWishStoryteller({
    ...asking,
    embedded,
    store: createWishLoreStore({ db, clock }, { version: WISH_LORE_VERSION }),
    now: () => clock.now(),
    onAsked: ({ usage, ...asked }) => log.info('a model was asked about a wish', { ...asked, ...usage }),
    onProblem: (what, error) => log.warn(`Storyteller: ${what}`, errorFields(error))
  })
  return { storyteller, close: () => storyteller.close() }
}
