import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { draftKey, isDraftKey, noteSegments } from '#server/db/recordings.ts'
import { type DraftParagraph, holdDraftParagraph, listDraftParagraphs } from '#server/db/story-drafts.ts'
import { AppError, notFound } from '#server/errors.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import { errorFields } from '#server/log.ts'
import type { Narration, OpenedNarration, SegmentManifest } from '#server/narrator/narrator.ts'
import type { ByteRange } from '#server/providers/audio-store/audio-store.ts'
import { readSoundsLike } from '#server/reads/family.ts'
import type { SessionUserId } from '#server/session.ts'
import { WELCOME_LINE } from '#shared/brand.ts'
import type { NarrationRequest, PartNarrationRequest, Voice } from '#shared/narration.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import {
  findNarration,
  findParagraphHints,
  findStoryText,
  hasNarrationOf,
  holdFamily,
  holdStoryText,
  insertNarration,
  removeNarration
} from './narration-store.ts'

type Needs = Pick<
  AppContext,
  'db' | 'engine' | 'clock' | 'random' | 'jobs' | 'narrator' | 'entitlements' | 'disk' | 'running' | 'log'
>

/** A line to try a voice with. Longer texts must be a story of the family: we are no text-to-speech service. */
const LONGEST_FREE_TEXT = 400

/**
 * Reads a text aloud for a family; resolves when its first sentence can be played.
 * @throws AppError('too-many') for too many at once, or too many that are no story (each new one is told to
 * `countFree`), AppError('unavailable') where the voice is away or may begin no more today, AppError('forbidden') for a long text that is none of the family's stories, AppError('not-found') for one
 * that is deleted meanwhile
 */
export async function narrateForFamily(
  needs: Needs,
  userId: SessionUserId,
  { text, voice, builtIn: isBuiltIn }: NarrationRequest,
  { signal, countFree }: { signal: AbortSignal; countFree: () => Promise<void> }
): Promise<Narration> {
  const { db, engine, clock, narrator } = needs
  const hash = contentHash(text)
  const hints = await findParagraphHints(userId, db, hash)
  const soundsLike = await readSoundsLike(userId, db)
  const key = narrator.keyOf({ text, voice, isBuiltIn, hints, soundsLike, owner: { id: userId } })
  // What the family has heard before it may always hear again.
  if ((await findNarration(userId, db, key)) === null) {
    await needs.entitlements.require(userId, 'narration')
    needs.disk.requireRoom()
  }
  // First the row: whatever is spoken from here on is found again when story or family go.
  const { isNew, isFree } = await transaction(db, async (tx) => {
    if (!(await holdFamily(userId, tx, engine))) throw new AppError('unauthenticated', 'Please sign in first')
    const isFree = !(await holdStoryText(userId, tx, engine, hash))
    if (isFree && text.length > LONGEST_FREE_TEXT)
      throw new AppError('forbidden', 'The narrator reads the stories of your own library aloud', {
        code: 'not_your_story'
      })
    const narration = { key, voice, contentHash: hash, createdAt: clock.now().toISOString() }
    return { isFree, isNew: await insertNarration(userId, tx, narration) }
  })
  try {
    if (isFree && isNew) await countFree()
    return await readAloud(needs, userId, { text, voice, isBuiltIn, hints, soundsLike, key, hash, signal })
  } catch (error) {
    if (isNew && isRefusal(error)) await removeNarration(userId, db, key)
    throw error
  }
}

/**
 * Reads a paragraph of a story aloud that is still being written; resolves when its first sentence can be played.
 * `countStory` is told about the first new part of each story.
 * @throws AppError('not-found') for one that the family does not have (yet, or any more), else as `narrateForFamily`
 */
export async function narratePart(
  needs: Needs,
  userId: SessionUserId,
  { draft: seed, index, builtIn: isBuiltIn }: PartNarrationRequest,
  { signal, countStory }: { signal: AbortSignal; countStory: () => Promise<void> }
): Promise<Narration> {
  const { db, engine, clock, narrator } = needs
  const hash = draftKey(seed)
  const parts = await listDraftParagraphs(userId, db, hash)
  const part = parts.find(({ place }) => place === index)
  if (part === undefined) throw notFound('This part')
  const wanted = { ...readingOf(part), isBuiltIn, soundsLike: await readSoundsLike(userId, db) }
  const earlier = parts.filter(({ place }) => place < index).map((one) => ({ ...wanted, ...readingOf(one) }))
  const key = narrator.keyOf({ ...wanted, owner: { id: userId } })
  if ((await findNarration(userId, db, key)) === null) {
    await needs.entitlements.require(userId, 'narration')
    needs.disk.requireRoom()
    if (!(await hasNarrationOf(userId, db, hash))) await countStory()
  }
  const isNew = await transaction(db, async (tx) => {
    if (!(await holdDraftParagraph(userId, tx, engine, { draft: hash, place: index }))) throw notFound('This part')
    const createdAt = clock.now().toISOString()
    return await insertNarration(userId, tx, { key, voice: part.voice, contentHash: hash, createdAt })
  })
  try {
    const isBegun = await hasRecordingOfAny(needs, userId, earlier)
    return await readAloud(needs, userId, { ...wanted, isBegun, key, hash, signal })
  } catch (error) {
    if (isNew && isRefusal(error)) await removeNarration(userId, db, key)
    throw error
  }
}

/** Whether this voice has begun to read the story: then it is read to its end. */
async function hasRecordingOfAny(
  { db, narrator }: Needs,
  userId: SessionUserId,
  readings: readonly Wanted[]
): Promise<boolean> {
  for (const reading of readings) {
    const key = narrator.keyOf({ ...reading, owner: { id: userId } })
    if ((await findNarration(userId, db, key)) !== null) return true
  }
  return false
}

function readingOf({ content, voice, hints }: DraftParagraph): Pick<Wanted, 'text' | 'voice' | 'hints'> {
  return { text: content, voice, hints: [hints] }
}

/** Nothing in it can be spoken, too much already is, or the voice may begin no more today: there is no recording. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof AppError && (error.kind === 'invalid' || error.kind === 'too-many' || error.code === 'voice_spent')
  )
}

interface Wanted {
  text: string
  voice: Voice
  isBuiltIn: boolean
  hints: readonly ParagraphHints[]
  soundsLike: ReadonlyMap<string, string>
  /** This voice has begun to read it, or has read it before. */
  isBegun?: boolean
}

/** Has a text read. What the family deleted meanwhile is heard no more, and leaves nothing behind. */
async function readAloud(
  needs: Needs,
  userId: SessionUserId,
  { key, hash, ...request }: Wanted & { key: string; hash: string; signal?: AbortSignal }
): Promise<Narration> {
  const segments: string[] = []
  const manifest: SegmentManifest = {
    async add(names) {
      segments.push(...names)
      return await noteSegments(userId, needs, hash, names)
    }
  }
  const isOwned = async () => (await findNarration(userId, needs.db, key)) !== null
  const deleteAll = async () => {
    await deleteNarrationsLater(needs.db, needs, { keys: [key], segments })
    needs.jobs.wake()
  }
  const narration = await needs.narrator.narrate({ ...request, owner: { id: userId, manifest } })
  if (!(await isOwned())) {
    await deleteAll()
    throw notFound('This story')
  }
  // Another node may delete the text while this one speaks on. What is kept after that would belong to no text.
  const mayBeDeletedElsewhere = needs.engine === 'postgres' && !narration.isComplete()
  if (mayBeDeletedElsewhere)
    void narration.whenComplete
      .catch(() => undefined)
      .then(async () => {
        if (!needs.running.isDraining && !(await isOwned())) await deleteAll()
      })
      .catch((error: unknown) =>
        needs.log.warn('Whether a recording still has its text could not be asked', errorFields(error))
      )
  return narration
}

/**
 * The welcome of the landing page, which is heard without a session.
 * @throws AppError('unauthenticated') for any other text or voice
 */
export async function narrateWelcome(
  { narrator }: Pick<AppContext, 'narrator'>,
  request: NarrationRequest,
  signal: AbortSignal
): Promise<Narration> {
  if (!isWelcome(request)) throw new AppError('unauthenticated', 'Please sign in first')
  const { text, voice } = request
  return await narrator.narrate({ text, voice, signal })
}

export function isWelcome({ text, voice }: NarrationRequest): boolean {
  return text === WELCOME_LINE && voice === 'shimmer'
}

/**
 * A recording that the family has asked for before. Where it has been dropped, or was in the making when the server
 * stopped, the story is read again: an address that worked once goes on working.
 * @throws AppError('not-found') when it is not theirs, or its story is gone
 */
export async function openNarration(needs: Needs, userId: SessionUserId, key: string): Promise<Narration> {
  const recording = await requireRecording(needs, userId, key)
  return (await needs.narrator.find(key)) ?? (await readAgain(needs, userId, recording))
}

/** The sound of it, or a part: one look into the store. @throws as `openNarration` */
export async function openSound(
  needs: Needs,
  userId: SessionUserId,
  key: string,
  range: ByteRange | null
): Promise<OpenedNarration> {
  const recording = await requireRecording(needs, userId, key)
  const opened = await needs.narrator.open(key, range)
  if (opened !== null) return opened
  const narration = await readAgain(needs, userId, recording)
  const again = await needs.narrator.open(narration.key, range)
  if (again === null) throw notFound('This recording')
  return again
}

/** All of a narration's sound. */
export async function wholeOf(
  { narrator }: Pick<AppContext, 'narrator'>,
  { key }: Narration
): Promise<OpenedNarration> {
  const opened = await narrator.open(key, null)
  if (opened === null) throw notFound('This recording')
  return opened
}

interface Recording {
  key: string
  voice: Voice
  contentHash: string
}

async function requireRecording({ db }: Needs, userId: SessionUserId, key: string): Promise<Recording> {
  const narration = await findNarration(userId, db, key)
  if (narration === null) throw notFound('This recording')
  return { key, ...narration }
}

async function readAgain(
  needs: Needs,
  userId: SessionUserId,
  { key, voice, contentHash: hash }: Recording
): Promise<Narration> {
  const { db, clock, narrator } = needs
  if (isDraftKey(hash)) return await readPartAgain(needs, userId, { key, hash })
  const text = await findStoryText(userId, db, hash)
  if (text === null) throw notFound('This recording')
  const hints = await findParagraphHints(userId, db, hash)
  const soundsLike = await readSoundsLike(userId, db)
  const wanted = { text, voice, hints, soundsLike, owner: { id: userId } }
  const isBuiltIn = narrator.keyOf({ ...wanted, isBuiltIn: true }) === key
  const today = narrator.keyOf({ ...wanted, isBuiltIn })
  // Another voice speaks since then: its recording is the family's as well.
  if (today !== key)
    await insertNarration(userId, db, { key: today, voice, contentHash: hash, createdAt: clock.now().toISOString() })
  return await readAloud(needs, userId, { key: today, hash, text, voice, hints, soundsLike, isBuiltIn, isBegun: true })
}

/** On another node, or after a restart: by the paragraph that has this key. */
async function readPartAgain(
  needs: Needs,
  userId: SessionUserId,
  { key, hash }: Pick<Recording, 'key'> & { hash: string }
): Promise<Narration> {
  const soundsLike = await readSoundsLike(userId, needs.db)
  for (const part of await listDraftParagraphs(userId, needs.db, hash))
    for (const isBuiltIn of [false, true]) {
      const wanted = { ...readingOf(part), isBuiltIn, soundsLike }
      if (needs.narrator.keyOf({ ...wanted, owner: { id: userId } }) === key)
        return await readAloud(needs, userId, { ...wanted, isBegun: true, key, hash })
    }
  throw notFound('This recording')
}
