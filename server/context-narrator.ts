import { join } from 'node:path'

import { ConfigError } from './config-values.ts'
import type { Config } from './config.ts'
import type { NarrationClaims } from './db/narration-claims.ts'
import { errorFields, type Log } from './log.ts'
import type { Narrator } from './narrator/narrator.ts'
import type { SpeechEngine } from './narrator/speech-engine.ts'
import { openOutbound } from './outbound/open-outbound.ts'
import type { AudioStore } from './providers/audio-store/audio-store.ts'

/** The built-in voice holds sixty megabytes and is back in a tenth of a second; what takes longer to come back waits longer. */
const BUILT_IN_IDLE_MS = 60_000

/** The narrator of a configuration: its voice, the built-in one beside it, and the store of its sound. */
export async function createNarratorOf(
  config: Config,
  log: Log,
  { claims, outbounds }: { claims: NarrationClaims | null; outbounds: { close(): Promise<void> }[] }
): Promise<{ narrator: Narrator; soundProblem: () => string | null }> {
  const { createNarrator } = await import('./narrator/create-narrator.ts')
  const { createFliteEngine } = await import('./narrator/engines/flite/flite-engine.ts')
  const onProblem = (what: string, error: unknown) =>
    log.warn(`Narrator: ${what}`, error === null ? {} : errorFields(error))
  const builtIn = createFliteEngine({
    melody: config.narratorMelody,
    idleMs: config.threadsIdleMs && Math.min(config.threadsIdleMs, BUILT_IN_IDLE_MS),
    onProblem: (reason) => onProblem(reason, null)
  })
  const chosen = await createSpeechEngine(config, log, { outbounds, onProblem })
  const { store, problem } = await openSoundStore(config, log, outbounds)
  const narrator = createNarrator({
    store,
    engine: chosen ?? builtIn,
    ...(chosen && { builtIn }),
    claims,
    onProblem
  })
  return { narrator, soundProblem: problem }
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
  needs: { outbounds: { close(): Promise<void> }[]; onProblem: (what: string, error: unknown) => void }
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
    return createRemoteEngine({ service: createProgramSpeech(program), voices, idleMs, onProblem })
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
  return createRemoteEngine({ service, voices, idleMs, onProblem })
}
