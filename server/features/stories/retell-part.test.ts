import { expect, vi } from 'vitest'

import type { RetellRequest, StoryFacts } from '#server/storyteller/storyteller.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { storyPartsSchema, storySchema, type Story } from '#shared/story.ts'
import { expectStatus, makeStory, signedInFamily } from '#tests/support/builders.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { restartableNarrator } from '#tests/support/restartable-narrator.ts'
import { apiTest } from '#tests/support/test-app.ts'

type Family = Awaited<ReturnType<typeof signedInFamily>>

const ALTERNATIVES = [['The first, otherwise.', 'The first, in a third way.'], [], ['The end, otherwise.']]
const embedded = fakeStoryteller({ alternatives: ALTERNATIVES })

const partsOf = (story: Story) => story.content.split('\n\n')
const ask = (family: Family, story: Story, index: number, to: 'other' | 'before', paragraph = partsOf(story)[index]) =>
  family.browser.send('POST', `/api/stories/${story.id}/parts/${index}`, { paragraph, to, userId: family.userId })
const change = async (family: Family, story: Story, index: number, to: 'other' | 'before' = 'other') =>
  storySchema.parse(await (await expectStatus(await ask(family, story, index, to), 200)).json())
const placesOf = async (family: Family, story: Story) =>
  storyPartsSchema.parse(await (await family.browser.get(`/api/stories/${story.id}/parts`)).json())

apiTest(
  'a part is said differently, once more, and comes round; put back, it is as it was',
  async (app) => {
    const family = await signedInFamily(app)
    const story = await makeStory(family)
    const [first, second, third] = partsOf(story)
    expect(await placesOf(family, story)).toEqual({ changeable: [0, 2], restorable: [] })

    const once = await change(family, story, 0)
    expect(once).toEqual({ ...story, content: ['The first, otherwise.', second, third].join('\n\n') })
    expect(await placesOf(family, story)).toEqual({ changeable: [0, 2], restorable: [0] })
    expect(storySchema.parse(await (await family.browser.get(`/api/stories/${story.id}`)).json())).toEqual(once)
    const twice = await change(family, once, 0)
    expect(partsOf(twice)[0]).toBe('The first, in a third way.')
    expect(partsOf(await change(family, twice, 0))[0]).toBe(first)

    const back = await change(
      family,
      await change(family, storySchema.parse({ ...twice, content: story.content }), 2),
      2,
      'before'
    )
    expect(partsOf(back)).toEqual([first, second, third])
    await expectStatus(await ask(family, back, 1, 'other'), 409)
    await expectStatus(await ask(family, back, 1, 'before'), 409)
  },
  { overrides: { storyteller: embedded } }
)

apiTest(
  'a part that reads otherwise by now, or is not there, is left alone',
  async (app) => {
    const family = await signedInFamily(app)
    const story = await makeStory(family)
    await change(family, story, 0)
    const stale = await expectStatus(await ask(family, story, 0, 'other'), 409)
    expect(await stale.json()).toMatchObject({
      code: 'story_changed',
      message: expect.stringContaining('open it again')
    })
    await expectStatus(await ask(family, story, 3, 'other', 'nothing'), 404)
    await expectStatus(await ask(family, { ...story, id: 'none' }, 0, 'other'), 404)
    await expectStatus(
      await family.browser.send('POST', `/api/stories/${story.id}/parts/-1`, { paragraph: 'x', to: 'other' }),
      400
    )
    const stranger = await signedInFamily(app)
    await expectStatus(await ask(stranger, story, 2, 'other'), 404)
    await expectStatus(await stranger.browser.get(`/api/stories/${story.id}/parts`), 404)
  },
  { overrides: { storyteller: embedded } }
)

apiTest(
  'two presses at once change the part once',
  async (app) => {
    const family = await signedInFamily(app)
    const story = await makeStory(family)
    const answers = await Promise.all([ask(family, story, 0, 'other'), ask(family, story, 0, 'other')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await placesOf(family, story)).toEqual({ changeable: [0, 2], restorable: [0] })
  },
  { overrides: { storyteller: embedded } }
)

apiTest(
  'a story from elsewhere has no other words, and says so',
  async (app) => {
    const family = await signedInFamily(app)
    const story = await makeStory(family)
    await app.context.db.deleteFrom('story_alternatives').execute()
    expect(await placesOf(family, story)).toEqual({ changeable: [], restorable: [] })
    const refused = await expectStatus(await ask(family, story, 0, 'other'), 409)
    expect(await refused.json()).toMatchObject({ code: 'one_way' })
  },
  { overrides: { storyteller: embedded } }
)

apiTest(
  'the alternatives of a story go with it',
  async (app) => {
    const family = await signedInFamily(app)
    const story = await makeStory(family)
    await family.browser.send('DELETE', `/api/stories/${story.id}`)
    expect(await app.context.db.selectFrom('story_alternatives').selectAll().execute()).toEqual([])
  },
  { overrides: { storyteller: embedded } }
)

const FACTS: StoryFacts = {
  hero: 'Mila',
  culture: 'western',
  place: 'town',
  home: 'in a flat above the bakery',
  told: { about: 'whales', summary: 'Mila, whales', met: null, returned: false }
}
const PLANNED = { hero: 'Mila', place: 'town', home: 'in a flat above the bakery', about: 'whales' }
const asked: RetellRequest[] = []
let answer: string | null = null
const withModel = fakeStoryteller({
  facts: FACTS,
  alternatives: [['Kept, otherwise.'], [], []],
  hints: { part: 'turn', newWords: ['star', 'model'], given: ['boat', 'says'], speakers: ['Hana'], cast: ['Hana'] },
  retell: (request) => {
    asked.push(request)
    return Promise.resolve(answer)
  }
})

apiTest(
  'a model is asked first, with the story as it is and as it was asked for, and the story says that one had a hand in it',
  async (app) => {
    const family = await signedInFamily(app)
    const story = await makeStory(family, { theme: 'whales', duration: 'short' })
    asked.length = 0
    answer = 'What a model says.'
    expect((await placesOf(family, story)).changeable).toEqual([0, 1, 2])
    const changed = await change(family, story, 1)
    expect(partsOf(changed)[1]).toBe('What a model says.')
    expect(changed).toMatchObject({ writer: 'llm+embedded', aiGenerated: true })
    expect(asked).toMatchObject([
      {
        title: story.title,
        paragraphs: partsOf(story),
        index: 1,
        part: 'turn',
        brief: { theme: 'whales', duration: 'short' }
      }
    ])
    const { meta } = await app.context.db.selectFrom('stories').select('meta').executeTakeFirstOrThrow()
    const kept = { part: 'turn', newWords: ['model'], given: ['says'], cast: ['Hana'] }
    expect(JSON.parse(meta)).toMatchObject({ hints: [{ newWords: ['star', 'model'] }, kept, {}] })
    // Who spoke in the text that is gone says nothing of who speaks in this one.
    expect(meta.match(/"speakers"/g)).toHaveLength(2)
    expect(partsOf(await change(family, changed, 1, 'before'))).toEqual(partsOf(story))

    answer = null
    const turned = await change(family, await storyOf(family, story.id), 0)
    expect(partsOf(turned)[0]).toBe('Kept, otherwise.')
    const away = await expectStatus(await ask(family, turned, 2, 'other'), 503)
    expect(await away.json()).toMatchObject({ message: expect.stringContaining('Nothing was changed') })
    expect(await storyOf(family, story.id)).toEqual(turned)
  },
  { overrides: { storyteller: withModel } }
)

apiTest(
  'a model is told what the story was planned with, as it was kept with it or remembered, and else nothing',
  async (app) => {
    const family = await signedInFamily(app)
    const { id } = await makeStory(family)
    asked.length = 0
    answer = 'What a model says.'
    await change(family, await storyOf(family, id), 0)
    // The family has heard thirty others meanwhile.
    await app.context.db.deleteFrom('story_memory').execute()
    await change(family, await storyOf(family, id), 1)
    const { meta } = await app.context.db.selectFrom('stories').select('meta').executeTakeFirstOrThrow()
    expect(JSON.parse(meta)).toMatchObject({ planned: PLANNED })
    const old = JSON.stringify({ ...JSON.parse(meta), planned: undefined })
    await app.context.db.updateTable('stories').set({ meta: old }).execute()
    await change(family, await storyOf(family, id), 2)
    expect(asked.map(({ planned }) => planned)).toEqual([PLANNED, PLANNED, null])

    const later = await makeStory(family)
    await app.context.db.updateTable('stories').set({ meta: old }).where('id', '=', later.id).execute()
    await change(family, later, 0)
    expect(asked.at(-1)?.planned).toEqual(PLANNED)
  },
  { overrides: { storyteller: withModel } }
)

apiTest(
  'the log says of every part that was to be said differently what came of it, and no word of the story',
  async (app) => {
    const family = await signedInFamily(app)
    const { id } = await makeStory(family)
    answer = 'What a model says.'
    await change(family, await storyOf(family, id), 0)
    await change(family, await storyOf(family, id), 0, 'before')
    answer = null
    const kept = await change(family, await storyOf(family, id), 0)
    await expectStatus(await ask(family, kept, 2, 'other'), 503)
    const lines = app.logLines.filter((line) => line.includes('a part of a story'))
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { message: 'a part of a story was said differently', to: 'other', from: 'model' },
      { message: 'a part of a story was said differently', to: 'before', from: 'before' },
      { message: 'a part of a story was said differently', to: 'other', from: 'kept' },
      { message: 'a part of a story was left as it was', to: 'other' }
    ])
    expect(lines.join()).not.toMatch(/model says|otherwise/)
  },
  { overrides: { storyteller: withModel } }
)

async function storyOf(family: Family, id: string): Promise<Story> {
  return storySchema.parse(await (await family.browser.get(`/api/stories/${id}`)).json())
}

const restartable = restartableNarrator()

apiTest(
  'only the part that changed is spoken anew, and the recording of the old text is gone',
  async (app) => {
    const family = await signedInFamily(app)
    const story = await makeStory(family)
    const hear = async (text: string) => {
      const answered = await family.browser.send('POST', '/api/tts', { text, voice: 'emma' })
      const { audioUrl } = narrationAnswerSchema.parse(await (await expectStatus(answered, 200)).json())
      await (await family.browser.get(audioUrl)).arrayBuffer()
      return audioUrl
    }
    const old = await hear(story.content)
    restartable.engine().spoken.length = 0
    const changed = await change(family, story, 2)
    await hear(changed.content)
    expect(restartable.engine().spoken.join(' ')).toContain('the end, otherwise')
    expect(restartable.engine().spoken.join(' ')).not.toContain('star number')
    app.context.jobs.start()
    await vi.waitFor(async () => await expectStatus(await family.browser.get(old), 404))
    const rows = await app.context.db.selectFrom('narrations').select('content_hash').execute()
    expect(rows).toHaveLength(1)
  },
  { overrides: { storyteller: embedded, narrator: restartable.narrator } }
)
