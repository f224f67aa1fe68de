import { WELCOME_LINE } from '#shared/brand.ts'
import type { NarrationRequest } from '#shared/narration.ts'
import type { AppContext } from '#server/context.ts'
import { hasStoryText } from '#server/db/family-reads.ts'
import { AppError, notFound } from '#server/errors.ts'
import type { Narration } from '#server/narrator/narrator.ts'
import type { SessionUserId } from '#server/session.ts'
import { findNarrationVoice, insertNarration, listStoryTexts } from './narration-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'narrator'>

/** A line to try a voice with. Longer texts must be a story of the family: we are no text-to-speech service. */
const LONGEST_FREE_TEXT = 400

/**
 * Reads a text aloud for a family; resolves when its first sentence can be played.
 * @throws AppError('forbidden') for a long text that is none of the family's stories
 */
export async function narrateForFamily(
  needs: Needs,
  userId: SessionUserId,
  { text, voice }: NarrationRequest,
  signal: AbortSignal
): Promise<Narration> {
  const { db, clock, narrator } = needs
  if (text.length > LONGEST_FREE_TEXT && !(await hasStoryText(userId, db, text)))
    throw new AppError('forbidden', 'The narrator reads the stories of your own library aloud', {
      code: 'not_your_story'
    })
  const narration = await narrator.narrate({ text, voice, signal })
  await insertNarration(userId, db, { key: narration.key, voice, createdAt: clock.now().toISOString() })
  return narration
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
  return await narrator.narrate({ text, voice })
}
