import { WELCOME_LINE } from '#shared/brand.ts'
import type { NarrationRequest, Voice } from '#shared/narration.ts'
import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { AppError, notFound } from '#server/errors.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import type { Narration } from '#server/narrator/narrator.ts'
import type { SessionUserId } from '#server/session.ts'
import {
  findNarrationVoice,
  holdFamily,
  holdStoryText,
  insertNarration,
  listStoryTexts,
  removeNarration
} from './narration-store.ts'

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'jobs' | 'narrator'>

/** A line to try a voice with. Longer texts must be a story of the family: we are no text-to-speech service. */
const LONGEST_FREE_TEXT = 400

/**
 * Reads a text aloud for a family; resolves when its first sentence can be played.
 * @throws AppError('too-many') for too many at once, or too many that are no story (each new one is told to
 * `countFree`), AppError('forbidden') for a long text that is none of the family's stories, AppError('not-found') for one
 * that is deleted meanwhile
 */
export async function narrateForFamily(
  needs: Needs,
  userId: SessionUserId,
  { text, voice }: NarrationRequest,
  { signal, countFree }: { signal: AbortSignal; countFree: () => Promise<void> }
): Promise<Narration> {
  const { db, engine, clock, narrator } = needs
  const key = narrator.keyOf({ text, voice })
  // First the row: whatever is spoken from here on is found again when story or family go.
  const { isNew, isFree } = await transaction(db, async (tx) => {
    if (!(await holdFamily(userId, tx, engine))) throw new AppError('unauthenticated', 'Please sign in first')
    const isFree = !(await holdStoryText(userId, tx, engine, text))
    if (isFree && text.length > LONGEST_FREE_TEXT)
      throw new AppError('forbidden', 'The narrator reads the stories of your own library aloud', {
        code: 'not_your_story'
      })
    return { isFree, isNew: await insertNarration(userId, tx, { key, voice, createdAt: clock.now().toISOString() }) }
  })
  try {
    if (isFree && isNew) await countFree()
    return await readAloud(needs, userId, { text, voice, key, signal })
  } catch (error) {
    // Nothing in it can be spoken, or too much already is: there is no recording.
    if (isNew && error instanceof AppError && (error.kind === 'invalid' || error.kind === 'too-many'))
      await removeNarration(userId, db, key)
    throw error
  }
}

/** Has a text read. What the family deleted meanwhile is nobody's, and no deletion comes after it any more. */
async function readAloud(
  needs: Needs,
  userId: SessionUserId,
  { key, ...request }: { key: string; text: string; voice: Voice; signal?: AbortSignal }
): Promise<Narration> {
  const narration = await needs.narrator.narrate({ ...request, household: userId })
  if ((await findNarrationVoice(userId, needs.db, key)) !== null) return narration
  await deleteNarrationsLater(needs.db, needs, { keys: [key] })
  needs.jobs.wake()
  throw notFound('This story')
}

/**
 * The welcome of the landing page, which anybody may hear.
 * @throws AppError('unauthenticated') for any other text or voice
 */
export async function narrateWelcome(
  { narrator }: Pick<AppContext, 'narrator'>,
  request: NarrationRequest,
  signal: AbortSignal
): Promise<Narration> {
  if (!isWelcome(request)) throw new AppError('unauthenticated', 'Please sign in first')
  return await narrator.narrate({ ...request, signal })
}

export function isWelcome({ text, voice }: NarrationRequest): boolean {
  return text === WELCOME_LINE && voice === 'shimmer'
}

/**
 * A recording that the family has asked for before. Where it has been tidied away, or was in the making when the server
 * stopped, the story is read again: an address that worked once goes on working.
 * @throws AppError('not-found') when it is not theirs, or its story is gone
 */
export async function openNarration(needs: Needs, userId: SessionUserId, key: string): Promise<Narration> {
  const { db, narrator } = needs
  const voice = await findNarrationVoice(userId, db, key)
  if (voice === null) throw notFound('This recording')
  const found = await narrator.find(key)
  if (found !== null) return found
  const text = (await listStoryTexts(userId, db)).find((text) => narrator.keyOf({ text, voice }) === key)
  if (text === undefined) throw notFound('This recording')
  return await readAloud(needs, userId, { key, text, voice })
}
