import type { AppContext } from '#server/context.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import type { Narration } from '#server/narrator/narrator.ts'
import { api } from '#shared/api.ts'
import type { NarrationAnswer } from '#shared/narration.ts'
import { answerWithAudio } from './audio-answer.ts'
import {
  isWelcome,
  narrateForFamily,
  narratePart,
  narrateWelcome,
  openNarration,
  openSound,
  wholeOf
} from './narration.ts'
import { listVoices } from './voices.ts'

/** One count for a family, by whichever call it asks. */
const FAMILY_LIMIT = { name: 'narrations', per: 'user', most: 1200, seconds: 3600 } as const
/** The same where every recording is paid for, or spoken by a model that all families share. */
const SERVICE_LIMIT = { ...FAMILY_LIMIT, most: 60 } as const

/** Parts of stories that are still being written: a story has some twenty, and counts as one recording besides. */
const PARTS_LIMIT = { name: 'story-parts', per: 'user', most: 1200, seconds: 3600 } as const

/** Lines that are no story, such as one to try a voice with: each is as dear as a paragraph. */
const FREE_LIMIT = { name: 'free-lines', per: 'user', most: 60, seconds: 3600 } as const

export function narrationRoutes(serve: Serve, context: AppContext): void {
  const familyLimit = context.config.narrator.kind === 'embedded' ? FAMILY_LIMIT : SERVICE_LIMIT
  serve(
    api.narrate,
    async ({ userId, body, signal, count }) => {
      const countFree = () => count(FREE_LIMIT)
      return answerFor(await narrateForFamily(context, userId, body, { signal, countFree }))
    },
    { limits: [familyLimit] }
  )

  serve(
    api.narratePart,
    async ({ userId, body, signal, count }) => {
      const countStory = () => count(familyLimit)
      return answerFor(await narratePart(context, userId, body, { signal, countStory }))
    },
    { limits: [PARTS_LIMIT] }
  )

  serve(
    api.generateSpeech,
    async ({ session, body, signal, count }) => {
      const narration =
        session === null || isWelcome(body)
          ? await narrateWelcome(context, body, signal)
          : await narrateForFamily(context, session.userId, body, { signal, countFree: () => count(FREE_LIMIT) })
      return await answerWithAudio(() => wholeOf(context, narration), { range: null, ifRange: null, ifNoneMatch: null })
    },
    { limits: [{ name: 'speech', per: 'address', most: 30, seconds: 60 }, familyLimit] }
  )

  serve(api.getAudio, async ({ userId, params, header }) => {
    const key = params.file.slice(0, -'.mp3'.length)
    return await answerWithAudio((range) => openSound(context, userId, key, range), {
      range: header('range'),
      ifRange: header('if-range'),
      ifNoneMatch: header('if-none-match')
    })
  })

  serve(api.listVoices, () => listVoices(context))

  serve(api.getTimings, async ({ userId, params }) => (await openNarration(context, userId, params.key)).timings())
}

function answerFor(narration: Narration): NarrationAnswer {
  return {
    audioUrl: `/api/audio/${narration.key}.mp3`,
    timingsUrl: `/api/tts/${narration.key}/timings`,
    durationSec: narration.durationSec,
    engine: narration.engine,
    voice: narration.voice,
    complete: narration.isComplete()
  }
}
