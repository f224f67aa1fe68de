import { VOICES } from '#shared/narration.ts'
import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { AppError } from '#server/errors.ts'
import { requireRecentSignIn, type Session } from '#server/session.ts'
import {
  type ExportedProfile,
  type ExportedStory,
  readFamily,
  readNarrations,
  readProfile,
  readStories
} from './export-store.ts'

/** Raise when the shape changes: families keep these files for years. */
const FORMAT = 1

export interface ExportedRecording {
  /** Null for what was never a story, such as a sentence spoken to try a voice. */
  storyId: string | null
  voice: string
  /** Where the sound can be fetched while signed in. */
  path: string
  createdAt: string
  /** Every voice here is made by a machine. */
  syntheticVoice: true
}

export interface FamilyExport {
  format: number
  product: string
  exportedAt: string
  profile: ExportedProfile
  familyMembers: Awaited<ReturnType<typeof readFamily>>
  stories: ExportedStory[]
  audio: ExportedRecording[]
}

/**
 * Everything a family has here, in one piece.
 * @throws AppError('forbidden', code 'reauthenticate') when the password was typed too long ago
 */
export async function exportEverything(
  needs: Pick<AppContext, 'db' | 'clock' | 'random' | 'config' | 'narrator'>,
  session: Session,
  network: string
): Promise<FamilyExport> {
  requireRecentSignIn(needs, session, 'Please sign in again to download your data.')
  const { db, narrator } = needs
  const { userId } = session
  const profile = await readProfile(userId, db)
  if (profile === null) throw new AppError('unauthenticated', 'Please sign in first')
  const stories = await readStories(userId, db)
  const storyOf = new Map(
    stories.flatMap(({ id, content }) => VOICES.map((voice) => [narrator.keyOf({ text: content, voice }), id] as const))
  )
  const narrations = await readNarrations(userId, db)
  await writeAudit(needs, { userId, act: 'data_exported', network })
  return {
    format: FORMAT,
    product: needs.config.brand.name,
    exportedAt: needs.clock.now().toISOString(),
    profile,
    familyMembers: await readFamily(userId, db),
    stories,
    audio: narrations.map(({ key, voice, createdAt }) => ({
      storyId: storyOf.get(key) ?? null,
      voice,
      path: `/api/audio/${key}.mp3`,
      createdAt,
      syntheticVoice: true
    }))
  }
}
