import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { moveTextRecordings } from '#server/db/recordings.ts'
import { AppError, notFound } from '#server/errors.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import { hasStoryText } from '#server/reads/family.ts'
import type { SessionUserId } from '#server/session.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import type { Story, StoryParts } from '#shared/story.ts'
import { findChangeable, replaceText, type ChangeableStory, type PartAlternatives } from './alternatives-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'log' | 'jobs' | 'storyteller'>

interface RetellPart {
  id: string
  /** Of the paragraph, from 0. */
  index: number
  /** Its text as the parent has read it. */
  paragraph: string
  to: 'other' | 'before'
  signal: AbortSignal
}

/** Texts of a paragraph that are kept to go back to; the oldest give way. */
const MOST_BEFORE = 8

/**
 * Says one part of a story differently, or puts it back. Where a model writes it is asked for another text; else, and
 * where the model has none, one of those is taken that were told with the story. The recordings of the text go; the
 * segments that other paragraphs are made of stay, so that only this part is spoken anew.
 * @throws AppError('not-found') when this family has no such story or part, AppError('conflict') when the part reads
 * otherwise by now or there is but one way to say it, AppError('unavailable') when the model could not be had
 */
export async function retellPart(
  needs: Needs,
  userId: SessionUserId,
  { id, index, paragraph, to, signal }: RetellPart
): Promise<Story> {
  const { db, storyteller } = needs
  const found = await findChangeable(userId, db, id)
  if (found === null) throw notFound('This story')
  if (found.changeable === null) throw onlyOneWay()
  const { changeable } = found
  const paragraphs = changeable.story.content.split('\n\n')
  if (paragraphs[index] === undefined) throw notFound('This part of the story')
  if (paragraphs[index] !== paragraph) throw changedMeanwhile()

  const part = changeable.parts[index] ?? { next: [], before: [] }
  const turned =
    to === 'before'
      ? backward(part, paragraph)
      : ((await asked(needs, userId, changeable, { paragraphs, index, part, signal })) ?? forward(part, paragraph))
  if (turned === null) {
    needs.log.info('a part of a story was left as it was', { to })
    throw to === 'other' && storyteller.retell
      ? new AppError('unavailable', 'The storyteller has no other words for this part just now. Nothing was changed.')
      : onlyOneWay()
  }
  const content = paragraphs.with(index, turned.text).join('\n\n')
  const stored = await transaction(db, async (tx) => {
    const story = await replaceText(userId, tx, {
      story: changeable.story,
      content,
      // Said honestly: a story with one paragraph of a model's is one that a model had a hand in.
      writer:
        turned.from === 'model' && changeable.story.writer === 'embedded' ? 'llm+embedded' : changeable.story.writer,
      parts: changeable.parts.map((each, at) => (at === index ? turned.part : each)),
      hints: changeable.hints.map((each, at) => (at === index ? hintsFor(each, turned.text) : each))
    })
    if (story === null) throw changedMeanwhile()
    const before = changeable.story.content
    if (!(await hasStoryText(userId, tx, before))) {
      const gone = await moveTextRecordings(userId, tx, contentHash(before), contentHash(content))
      await deleteNarrationsLater(tx, needs, gone)
    }
    return story
  })
  needs.jobs.wake()
  needs.log.info('a part of a story was said differently', { to, from: turned.from })
  return stored
}

/** @throws AppError('not-found') when this family has no such story */
export async function readParts(
  { db, storyteller }: Pick<Needs, 'db' | 'storyteller'>,
  userId: SessionUserId,
  id: string
): Promise<StoryParts> {
  const found = await findChangeable(userId, db, id)
  if (found === null) throw notFound('This story')
  const parts = found.changeable?.parts ?? []
  const places = (is: (part: PartAlternatives) => boolean) => parts.flatMap((part, at) => (is(part) ? [at] : []))
  return {
    changeable: places(({ next, before }) => storyteller.retell !== undefined || next.length + before.length > 0),
    restorable: places(({ before }) => before.length > 0)
  }
}

interface Turned {
  text: string
  part: PartAlternatives
  /** Told now by a model, kept from when the story was told, or read there before. */
  from: 'model' | 'kept' | 'before'
}

/** A model's other text; null where none writes, or it had none now. */
async function asked(
  { storyteller }: Needs,
  userId: SessionUserId,
  { story, brief, planned, seed, hints }: ChangeableStory,
  which: { paragraphs: readonly string[]; index: number; part: PartAlternatives; signal: AbortSignal }
): Promise<Turned | null> {
  const { paragraphs, index, part, signal } = which
  const text = await storyteller.retell?.(
    { brief, planned, title: story.title, paragraphs, index, part: hints[index]?.part ?? 'story' },
    { seed, family: userId, signal }
  )
  if (text === undefined || text === null) return null
  return { text, part: { ...part, before: keptBefore(part, paragraphs[index] ?? '') }, from: 'model' }
}

function forward({ next, before }: PartAlternatives, now: string): Turned | null {
  const [text, ...rest] = next
  if (text !== undefined) return { text, part: { next: rest, before: keptBefore({ before }, now) }, from: 'kept' }
  // All have been read: the first comes again.
  const [first, ...others] = before
  return first === undefined ? null : { text: first, part: { next: [], before: [...others, now] }, from: 'before' }
}

function backward({ next, before }: PartAlternatives, now: string): Turned | null {
  const text = before.at(-1)
  return text === undefined
    ? null
    : { text, part: { next: [now, ...next], before: before.slice(0, -1) }, from: 'before' }
}

function keptBefore({ before }: Pick<PartAlternatives, 'before'>, now: string): string[] {
  return [...before, now].slice(-MOST_BEFORE)
}

/** What is true of the place stays; what was said of words that are no longer there goes. The next part keeps its own, or it would be spoken anew. */
function hintsFor(
  { part, position, cast, names, newWords = [], given = [], refrains = [] }: ParagraphHints,
  text: string
): ParagraphHints {
  const lower = text.toLowerCase()
  const words = newWords.filter((word) => lower.includes(word))
  const told = given.filter((word) => lower.includes(word))
  const again = refrains.filter((sentence) => text.includes(sentence))
  return {
    ...(part && { part }),
    ...(position !== undefined && { position }),
    ...(cast && { cast }),
    ...(names && { names }),
    ...(words.length > 0 && { newWords: words }),
    ...(told.length > 0 && { given: told }),
    ...(again.length > 0 && { refrains: again })
  }
}

function onlyOneWay(): AppError {
  return new AppError('conflict', 'There is only one way to say this part.', { code: 'one_way' })
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'This story has been changed meanwhile. Please open it again.', {
    code: 'story_changed'
  })
}
