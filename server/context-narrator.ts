import { join } from 'node:path'

import type { VoiceCosts } from './config-narrator.ts'
import { ConfigError } from './config-values.ts'
import type { Config } from './config.ts'
import type { SpeechServiceInUse } from './context-services.ts'
import type { VoiceLedger } from './db/voice-usage.ts'
import type { RunningWork } from './jobs/running-work.ts'
import { errorFields, type Log } from './log.ts'
import type { RemoteEngineOptions } from './narrator/engines/remote/remote-engine.ts'
import type { NarrationClaims } from './narrator/narration-claim.ts'
import type { Narrator, VoiceAllowance } from './narrator/narrator.ts'
import type { SpeechEngine } from './narrator/speech-engine.ts'
import { isNearHost } from './outbound/addresses.ts'
import { openOutbound } from './outbound/open-outbound.ts'
import type { AudioStore } from './providers/audio-store/audio-store.ts'
import type { SentRecord } from './storyteller/model/sent-record.ts'

/** The built-in voice holds sixty megabytes and is back in a tenth of a second; what takes longer to come back waits longer. */
const BUILT_IN_IDLE_MS = 60_000

interface Needs {
  claims: NarrationClaims | null
  outbounds: { close(): Promise<void> }[]
  sent: SentRecord
  ledger: VoiceLedger
  running: RunningWork
}

interface MadeNarrator {
  narrator: Narrator
  soundProblem: () => string | null
  service: Omit<SpeechServiceInUse, 'ledger'> | null
}

/** The narrator of a configuration: its voice, the built-in one beside it, and the store of its sound. */
export async function createNarratorOf(
  config: Config,
  log: Log,
  { claims, outbounds, ...needs }: Needs
): Promise<MadeNarrator> {
  const { createNarrator } = await import('./narrator/create-narrator.ts')
  const { createFliteEngine } = await import('./narrator/engines/flite/flite-engine.ts')
  const onProblem = (what: string, error: unknown) =>
    log.warn(`Narrator: ${what}`, error === null ? {} : errorFields(error))
  const builtIn = createFliteEngine({
    melody: config.narratorMelody,
    idleMs: config.threadsIdleMs && Math.min(config.threadsIdleMs, BUILT_IN_IDLE_MS),
    onProblem: (reason) => onProblem(reason, null)
  })
  const service = await serviceOf(config)
  const chosen = await createSpeechEngine(config, log, { outbounds, onProblem, service, ...needs })
  const { store, problem } = await openSoundStore(config, log, outbounds)
  const narrator = createNarrator({
    store,
    engine: chosen ?? builtIn,
    ...(chosen && { builtIn }),
    ...('costs' in config.narrator && { allowance: await allowanceOf(config.narrator.costs, log, needs.ledger) }),
    claims,
    onProblem
  })
  return { narrator, soundProblem: problem, service }
}

/** Null where nothing is sent to another computer. */
async function serviceOf({ narrator: chosen }: Config): Promise<MadeNarrator['service']> {
  if (!('baseUrl' in chosen)) return null
  const { kindsOfSentence } = await import('./narrator/engines/remote/sent-sentence.ts')
  const { host, hostname } = new URL(chosen.baseUrl)
  const isNear = await isNearHost(hostname)
  return { label: `${chosen.model} at ${host}`, host, isNear, sends: kindsOfSentence(chosen.kind) }
}

async function allowanceOf(limits: VoiceCosts, log: Log, ledger: VoiceLedger): Promise<VoiceAllowance> {
  const { createVoiceAllowance } = await import('./narrator/voice-allowance.ts')
  return createVoiceAllowance({
    ledger,
    limits,
    onRefusal: (reason) => log.info('a story is not begun in the voice that costs', { reason })
  })
}

/** A store that is away does not keep the server from starting: stories are told and spoken without it. */
async function openSoundStore(
  { audioStore, dataDir }: Config,
  log: Log,
  outbounds: { close(): Promise<void> }[]
): Promise<{ store: AudioStore; problem: () => string | null }> {
  if (audioStore.kind === 'file') {
    const { openFileStore } = await import('./providers/audio-store/file-store.ts')
    const store = await openFileStore({ folder: join(dataDir, 'audio'), maxBytes: audioStore.maxBytes })
    return { store, problem: () => null }
  }
  const { openS3Store } = await import('./providers/audio-store/s3-store.ts')
  const bases = [{ url: audioStore.endpoint, isConfigured: true }]
  const purpose = 'sound store'
  const fetchLimits = { connectMs: 2000, idleMs: 4000, totalMs: 20_000 }
  const fetching = await openOutbound({ purpose, bases, limits: fetchLimits, log }, outbounds)
  const uploading = await openOutbound({ purpose, bases, limits: { idleMs: 30_000, totalMs: 60_000 }, log }, outbounds)
  const store = openS3Store({
    ...audioStore,
    fetch: fetching.fetch,
    upload: uploading.fetch,
    onProblem: (what, error) => log.warn(`Sound store: ${what}`, errorFields(error))
  })
  store.check().catch((error: unknown) => {
    log.error('The sound store does not work: what is spoken cannot be kept', errorFields(error))
  })
  return { store, problem: store.problem }
}

/** The voice that the operator chose; null for the embedded one. */
async function createSpeechEngine(
  { narrator: chosen, dataDir, threadsIdleMs: idleMs }: Pick<Config, 'narrator' | 'dataDir' | 'threadsIdleMs'>,
  log: Log,
  needs: Omit<Needs, 'claims'> & {
    onProblem: (what: string, error: unknown) => void
    service: MadeNarrator['service']
  }
): Promise<SpeechEngine | null> {
  if (chosen.kind === 'embedded') return null
  const { createRemoteEngine } = await import('./narrator/engines/remote/remote-engine.ts')
  const { voices } = chosen
  const { onProblem } = needs
  if (chosen.kind === 'kokoro') {
    const { createKokoroSpeech } = await import('./narrator/engines/kokoro/kokoro-speech.ts')
    const { missingFrom, readManifest } = await import('./narrator/engines/kokoro/voice-files.ts')
    const folder = join(dataDir, 'voice')
    const installed = await readManifest(folder)
    if (installed === null)
      throw new ConfigError('NARRATOR=kokoro needs a voice that is not here: npm run voice -- install')
    const missing = missingFrom(installed, Object.values(voices))
    if (missing !== null)
      throw new ConfigError(`NARRATOR_VOICES names ${missing}, which is not here: npm run voice -- install`)
    return createRemoteEngine({
      service: createKokoroSpeech({ folder, installed, idleMs, onProblem }),
      voices,
      idleMs,
      onProblem
    })
  }
  if (!('baseUrl' in chosen)) {
    const { createProgramSpeech, FESTIVAL, isInstalled, RHVOICE } =
      await import('./narrator/engines/remote/program-speech.ts')
    const program = chosen.kind === 'festival' ? FESTIVAL : RHVOICE
    if (!isInstalled(program))
      throw new ConfigError(
        `NARRATOR=${chosen.kind} needs the program ${program.command}, which is not here: ${program.install}`
      )
    return createRemoteEngine({ service: createProgramSpeech(program, onProblem), voices, idleMs, onProblem })
  }
  const { baseUrl, isConfigured, model, apiKey } = chosen
  const { captionedAddress, createOpenAiSpeech } = await import('./narrator/engines/remote/openai-speech.ts')
  const { createElevenLabsSpeech } = await import('./narrator/engines/remote/elevenlabs-speech.ts')
  const asksForTimes = chosen.kind === 'openai-compatible'
  const outbound = await openOutbound(
    {
      purpose: 'voice',
      bases: [baseUrl, ...(asksForTimes ? [captionedAddress(baseUrl)] : [])].map((url) => ({ url, isConfigured })),
      // A model at home may think about a sentence for a while.
      limits: { idleMs: 45_000, totalMs: 60_000 },
      log
    },
    needs.outbounds
  )
  const fetch: typeof globalThis.fetch = (input, init) => outbound.fetch(input, init)
  const service =
    chosen.kind === 'elevenlabs'
      ? createElevenLabsSpeech({ baseUrl, apiKey: chosen.apiKey, model, fetch })
      : createOpenAiSpeech({ id: chosen.kind, baseUrl, apiKey, model, asksForTimes, fetch })
  return createRemoteEngine({ service, voices, idleMs, onProblem, ...(await watchOf(needs)) })
}

/** What is sent is kept to be shown to the family; what was spoken is counted. */
async function watchOf({
  service,
  sent,
  ledger,
  running,
  onProblem
}: Pick<Parameters<typeof createSpeechEngine>[2], 'service' | 'sent' | 'ledger' | 'running' | 'onProblem'>): Promise<
  Required<Pick<RemoteEngineOptions, 'onSent' | 'onSpoken'>>
> {
  const { fieldsOfSentence } = await import('./narrator/engines/remote/sent-sentence.ts')
  const { host = '', isNear = false } = service ?? {}
  return {
    onSent: (family, body) =>
      sent.note(family, {
        what: 'voice',
        host,
        isNear,
        message: JSON.stringify(body, null, 1),
        instructions: null,
        fields: () => fieldsOfSentence(body)
      }),
    // The story is read, whether or not the book could be kept.
    onSpoken: (family, letters) =>
      void running
        .track(ledger.add(family, letters))
        .catch((error: unknown) => onProblem('what a voice has spoken could not be noted', error))
  }
}
