import { setImmediate as nextTurn } from 'node:timers/promises'

import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { contentHash as hashOf } from '#server/db/columns.ts'
import { findProfileSettings } from '#server/db/profile-settings.ts'
import { AppError } from '#server/errors.ts'
import { requireRecentSignIn, type Session, type SessionUserId } from '#server/session.ts'
import type { ProfileSettings } from '#shared/profile.ts'
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

/** What stands before the two long lists, `stories` and `audio`. */
interface ExportHead {
  format: number
  product: string
  exportedAt: string
  profile: ExportedProfile
  /** What was set in My Profile; null where nothing was. */
  settings: ProfileSettings | null
  familyMembers: Awaited<ReturnType<typeof readFamily>>
}

export interface FamilyExport {
  product: string
  exportedAt: string
  /** One JSON document, read as it is sent. */
  text: AsyncIterable<string>
}

/**
 * Everything a family has here, in one document.
 * @throws AppError('forbidden', code 'reauthenticate') when the password was typed too long ago
 */
export async function exportEverything(
  needs: Pick<AppContext, 'db' | 'clock' | 'random' | 'config' | 'narrator'>,
  session: Session,
  network: string
): Promise<FamilyExport> {
  requireRecentSignIn(needs, session, 'Please sign in again to download your data.')
  const { db } = needs
  const { userId } = session
  const profile = await readProfile(userId, db)
  if (profile === null) throw new AppError('unauthenticated', 'Please sign in first')
  await writeAudit(needs, { userId, act: 'data_exported', network })
  const head: ExportHead = {
    format: FORMAT,
    product: needs.config.brand.name,
    exportedAt: needs.clock.now().toISOString(),
    profile,
    settings: await findProfileSettings(userId, db),
    familyMembers: await readFamily(userId, db)
  }
  return { product: head.product, exportedAt: head.exportedAt, text: textOf(needs, userId, head) }
}

async function* textOf(
  { db }: Pick<AppContext, 'db'>,
  userId: SessionUserId,
  head: ExportHead
): AsyncGenerator<string> {
  const storyOf = new Map<string, string>()
  async function* stories(): AsyncGenerator<ExportedStory[]> {
    for await (const some of readStories(userId, db)) {
      for (const { id, content } of some) storyOf.set(hashOf(content), id)
      yield some
    }
  }
  async function* audio(): AsyncGenerator<ExportedRecording[]> {
    for await (const some of readNarrations(userId, db))
      yield some.map(({ key, voice, contentHash, createdAt }) => ({
        storyId: storyOf.get(contentHash) ?? null,
        voice,
        path: `/api/audio/${key}.mp3`,
        createdAt,
        syntheticVoice: true
      }))
  }

  yield `${JSON.stringify(head, null, 2).slice(0, -'\n}'.length)},\n  "stories": `
  yield* listText(stories())
  yield ',\n  "audio": '
  yield* listText(audio())
  yield '\n}\n'
}

/** A list inside the document, some entries at a time; others are served in between. */
async function* listText(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  let opening = '['
  for await (const page of pages) {
    if (page.length === 0) continue
    const entries = page.map((entry) => `\n${JSON.stringify(entry, null, 2)}`.replaceAll('\n', '\n    '))
    yield opening + entries.join(',')
    opening = ','
    await nextTurn()
  }
  yield opening === '[' ? '[]' : '\n  ]'
}
