import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { draftKey, takeDraftRecordings, takeTextRecordings } from '#server/db/recordings.ts'
import { AppError, notFound } from '#server/errors.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import { errorFields } from '#server/log.ts'
import { countStories, hasStoryText, listFamilyMembers, soundsOf } from '#server/reads/family.ts'
import type { SessionUserId } from '#server/session.ts'
import type { PlannedWith, WrittenStory } from '#server/storyteller/storyteller.ts'
import { LIBRARY_FULL, MAX_STORIES, type Story, type StoryRequest } from '#shared/story.ts'
import { insertAlternatives } from './alternatives-store.ts'
import type { HeldKey, OnStoryEvent, RequestKey, WithIdempotencyKey } from './idempotency.ts'
import { resolveStoryRequest, type ResolvedStoryRequest } from './resolve-request.ts'
import { type SpokenAhead, spokenAhead } from './spoken-ahead.ts'
import { findStoryByKey, insertStory, readMemory, releaseClaim, remember, removeStory } from './story-store.ts'

type Needs = Pick<
  AppContext,
  'db' | 'clock' | 'random' | 'log' | 'jobs' | 'storyteller' | 'narrator' | 'entitlements' | 'disk'
> & {
  withIdempotencyKey: WithIdempotencyKey
}

/**
 * How many paragraphs the narrator speaks before the parent presses play: about a minute, in which the rest is made many
 * times over.
 */
const SPOKEN_AHEAD = 2

interface CreateStoryOptions {
  key: RequestKey | null
  onEvent: OnStoryEvent
  /** Runs, and may refuse, only when a story is really made: a repeated key costs nothing. */
  beforeMaking: () => Promise<void>
}

/**
 * The storyteller writes; each paragraph goes to the listener and to the narrator as it comes; the whole is stored once
 * it is complete, whether or not the browser still listens. The same key answers the same story.
 * @throws AppError('invalid') for no or more than ten characters, AppError('conflict') when the library is full,
 * AppError('payment-required') when the family's plan has ended
 */
export async function createStory(
  needs: Needs,
  userId: SessionUserId,
  request: StoryRequest,
  { key, onEvent, beforeMaking }: CreateStoryOptions
): Promise<Story> {
  // Read again for every story: the request may be stale or invented.
  const family = await listFamilyMembers(userId, needs.db)
  const order = resolveStoryRequest(request, family)

  return await needs.withIdempotencyKey(userId, key, onEvent, async (onEvent, held) => {
    await needs.entitlements.require(userId, 'story')
    needs.disk.requireRoom()
    await beforeMaking()
    if ((await countStories(userId, needs.db)) >= MAX_STORIES)
      throw new AppError('conflict', LIBRARY_FULL, { code: 'library_full' })
    const [id, seed] = [needs.random.id(), needs.random.id()]
    const history = await readMemory(userId, needs.db)

    let paragraphs = 1
    // The embedded storyteller is done before a listener could ask for a part.
    const isSlow = needs.storyteller.id !== 'embedded'
    const ahead = spokenAhead(needs, userId, draftKey(seed), soundsOf(family))
    try {
      for await (const event of needs.storyteller.write(order, { seed, history, family: userId })) {
        if (event.type === 'done')
          return await storeStory(needs, userId, { id, order, written: event.story, seed, held, ahead })
        if (event.type === 'plan') {
          ;({ paragraphs } = event)
          const cover = coverOf(order, event.about)
          onEvent({
            type: 'plan',
            paragraphs,
            words: event.words,
            cover: { id, ...cover },
            ...(isSlow && { draft: seed })
          })
          continue
        }
        if (event.type !== 'paragraph') {
          onEvent(event)
          continue
        }
        const { hints, ...told } = event
        if (isSlow) {
          const place = { position: event.index / paragraphs, ...hints }
          const { narratorVoice: voice } = order
          await ahead.offer({ place: event.index, content: event.text, voice, hints: place })
        }
        onEvent(told)
        if (event.index >= SPOKEN_AHEAD) continue
        ahead.prepare({
          paragraph: event.text,
          voice: order.narratorVoice,
          position: hints?.position ?? event.index / paragraphs,
          ...(hints && { hints })
        })
      }
      throw new Error('The storyteller stopped before the end')
    } finally {
      // What a failure here threw would take the place of the reason why the story broke.
      await ahead
        .deleteOrphans()
        .catch((error: unknown) => needs.log.error('Sound of a broken story could not be deleted', errorFields(error)))
    }
  })
}

/** Story, memory and the end of the claim in one transaction: all of them, or nothing happened. */
async function storeStory(
  needs: Needs,
  userId: SessionUserId,
  {
    id,
    order,
    written,
    seed,
    held,
    ahead
  }: {
    id: string
    order: ResolvedStoryRequest
    written: WrittenStory
    seed: string
    held: HeldKey | null
    ahead: SpokenAhead
  }
): Promise<Story> {
  await ahead.listed()
  const createdAt = needs.clock.now().toISOString()
  const stored = await transaction(needs.db, async (tx) => {
    const story = await insertStory(userId, tx, {
      id,
      title: written.title,
      content: written.content,
      createdAt,
      isFavorite: false,
      narratorVoice: order.narratorVoice,
      duration: order.duration,
      ...coverOf(order, written.about),
      writer: written.writer,
      aiGenerated: written.writer !== 'embedded',
      meta: {
        seed,
        words: written.words,
        plot: written.memory.plotId,
        request: held?.fingerprint ?? null,
        ...plannedIn(written),
        ...(written.hints && { hints: written.hints })
      },
      idempotencyKey: held?.key ?? null
    })
    if (story === null) return null
    const paragraphs = written.alternatives ?? written.paragraphs.map(() => [])
    await insertAlternatives(userId, tx, id, { paragraphs, brief: order })
    await ahead.adopt(tx, written.content)
    await remember(userId, tx, { ...written.memory, storyId: id, createdAt })
    if (held !== null) await releaseClaim(userId, tx, held)
    return story
  })
  // Our lease ran out and another node was faster: theirs is the key's story.
  const theirs = stored === null && held !== null ? await findStoryByKey(userId, needs.db, held.key) : null
  if (stored !== null) ahead.settle()
  const story = stored ?? theirs?.story ?? null
  if (story === null) throw new Error('The story was neither stored nor found')
  return story
}

/** What a story's picture is drawn from, beside its id: known before its first sentence is. */
function coverOf({ shownTheme, culture, characters }: ResolvedStoryRequest, about: WrittenStory['about']) {
  return {
    theme: shownTheme,
    culturalBackground: culture,
    characterNames: characters.map(({ name }) => name),
    ...(about === undefined ? {} : { about })
  }
}

/** For the call that says a part of it differently when the family's memory has let it go. */
function plannedIn({ memory: { facts } }: WrittenStory): { planned?: PlannedWith } {
  if (facts === undefined) return {}
  const { hero, place, home, told } = facts
  return { planned: { hero, place, home, about: told?.about ?? null } }
}

/**
 * Removes a story, and with it what was recorded of it: the sound of a story that is gone belongs to no family. What the
 * storyteller remembers stays, or tomorrow would be told the same again.
 * @throws AppError('not-found') when this family has no such story
 */
export async function deleteStory(
  needs: Pick<AppContext, 'db' | 'clock' | 'random' | 'jobs'>,
  userId: SessionUserId,
  id: string
): Promise<void> {
  await transaction(needs.db, async (tx) => {
    const removed = await removeStory(userId, tx, id)
    if (removed === null) throw notFound('This story')
    const { text, seed } = removed
    if (seed !== null) await deleteNarrationsLater(tx, needs, await takeDraftRecordings(userId, tx, draftKey(seed)))
    if (await hasStoryText(userId, tx, text)) return
    await deleteNarrationsLater(tx, needs, await takeTextRecordings(userId, tx, contentHash(text)))
  })
  needs.jobs.wake()
}
