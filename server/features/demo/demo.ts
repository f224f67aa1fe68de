import type { AppContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors.ts'
import { errorFields } from '#server/log.ts'
import type { StoryBrief } from '#server/storyteller/storyteller.ts'
import type { DemoRequest, DemoStory, DemoVoice, DemoVoiceRequest } from '#shared/demo.ts'
import { DEFAULT_VOICE } from '#shared/narration.ts'
import { DEFAULT_CULTURE, DEFAULT_THEME } from '#shared/story.ts'

type Needs = Pick<AppContext, 'config' | 'demoStoryteller' | 'narrator' | 'random' | 'log'>

/**
 * Tells a short story to a visitor without an account: by the embedded storyteller, with its gates, and stored nowhere.
 * @throws AppError('not-found') where the operator has switched it off
 */
export async function tellDemo(needs: Needs, request: DemoRequest, signal: AbortSignal): Promise<DemoStory> {
  if (!needs.config.demo) throw notFound('This call')
  for await (const event of needs.demoStoryteller.write(briefOf(request), { seed: request.seed, history: [], signal }))
    if (event.type === 'done') return { title: event.story.title, paragraphs: [...event.story.paragraphs] }
  throw new Error('The storyteller stopped before the end')
}

/**
 * Reads one paragraph of it aloud. The story is told again from its seed, so that only what the storyteller has said can
 * be spoken, on any node. The sound is thrown away as soon as it has been answered.
 */
export async function speakDemo(
  needs: Needs,
  { index, ...request }: DemoVoiceRequest,
  signal: AbortSignal
): Promise<DemoVoice> {
  const { title, paragraphs } = await tellDemo(needs, request, signal)
  const text = [title, ...paragraphs][index]
  if (text === undefined) throw new AppError('invalid', 'The story has no such paragraph', { code: 'invalid' })
  const segments: string[] = []
  const add = (names: readonly string[]) => {
    segments.push(...names)
    return Promise.resolve(true)
  }
  // An owner of its own: nothing is shared with a family, and nothing is found by the next visitor.
  const owner = { id: `demo:${needs.random.id()}`, manifest: { add } }
  const narration = await needs.narrator.narrate({ text, voice: DEFAULT_VOICE, owner, signal })
  try {
    await narration.whenComplete
    const parts: Uint8Array[] = []
    for await (const part of narration.read(0, narration.totalBytes - 1)) parts.push(part)
    return { audio: Buffer.concat(parts).toString('base64'), words: narration.timings().words }
  } finally {
    await deleteSound(needs, narration.key, segments)
  }
}

/**
 * What could not be deleted neither costs the visitor the answer nor hides why there is none: nothing finds it under its
 * owner's id, and it goes with what was not heard for too long.
 */
async function deleteSound({ narrator, log }: Needs, key: string, segments: readonly string[]): Promise<void> {
  for (const deleting of [() => narrator.delete(key), () => narrator.deleteSegments(segments)])
    try {
      await deleting()
    } catch (error) {
      log.error('Sound of the demo could not be deleted', errorFields(error))
    }
}

function briefOf({ names, wish }: DemoRequest): StoryBrief {
  return {
    characters: names.map((name) => ({
      name,
      age: 5,
      relationship: 'child',
      avatar: null,
      hobbies: [],
      traits: [],
      isGuest: false
    })),
    theme: wish.trim() === '' ? DEFAULT_THEME : wish.trim(),
    duration: 'short',
    culture: DEFAULT_CULTURE,
    interests: [],
    narratorVoice: DEFAULT_VOICE
  }
}
