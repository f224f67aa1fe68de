import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'

import { dataSharingSchema, type SentKind } from '#shared/data-sharing.ts'
import type { Story } from '#shared/story.ts'
import { addMember, expectStatus, makeStory, type SignedInFamily, signedInFamily } from '#tests/support/builders.ts'
import { fakeGuardServer } from '#tests/support/fake-guard-server.ts'
import { type FakeModelServer, fakeModelServer, sayOutline } from '#tests/support/fake-model-server.ts'
import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { createTestApp } from '#tests/support/test-app.ts'

// What My Profile names is held here against what really went over the wire.

const bodySchema = z.looseObject({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })

/** All that a request may have beside its texts; anything new has to be looked at, and named where it is a family's. */
const PLAIN = ['max_tokens', 'messages', 'model', 'stream', 'stream_options', 'temperature']

/** The card as it went over the wire, and the message in which it stood. */
function wireOf(raw: string): { message: string; instructions: string; card: object } {
  const body = bodySchema.parse(JSON.parse(raw))
  expect(Object.keys(body).filter((key) => !PLAIN.includes(key))).toEqual([])
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  const [instructions = '', message = ''] = body.messages.map(({ content }) => content)
  const json = /<card-[0-9a-f]+>\n([\s\S]*)\n<\/card-/.exec(message)?.[1] ?? ''
  return { message, instructions, card: z.looseObject({}).parse(JSON.parse(json)) }
}

/** Every text and number on a card, with the names of the fields in which they are. */
function leavesOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => leavesOf(each, path))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([field, each]) => leavesOf(each, `${path}.${field}`))
  if (value === null || value === '' || typeof value === 'boolean') return []
  return [{ path, text: typeof value === 'string' ? value : JSON.stringify(value) }]
}

async function sharingOf(family: SignedInFamily) {
  return dataSharingSchema.parse(await (await family.browser.get('/api/data-sharing')).json())
}

async function household(family: SignedInFamily): Promise<void> {
  await addMember(family, { name: 'Hana', age: 6, hobbies: ['drawing'], characterTraits: ['curious', 'stubborn'] })
  await addMember(family, { name: 'Oma Trudi', age: 71, relationship: 'grandmother', avatar: 'elder_woman' })
  await addMember(family, { name: 'Pixel', age: 3, relationship: 'dog', avatar: 'dog', hobbies: ['digging'] })
  await addMember(family, { name: 'Besuchskind', age: 7, relationship: 'guest', avatar: 'boy', isGuest: true })
}

/** Stories with everything that can be in one, on the wire and on the page. */
async function tellEverything(family: SignedInFamily, fake: FakeModelServer): Promise<{ kinds: Set<SentKind> }> {
  const kinds = new Set<SentKind>()
  const characterNames = ['Hana', 'Oma Trudi', 'Pixel', 'Besuchskind']
  const look = async (from: number) => {
    const { requests } = await sharingOf(family)
    const asked = fake.asked.slice(from).map(({ raw }) => wireOf(raw))
    const shown = requests.filter(({ what }) => what === 'stories' || what === 'parts')
    // The newest of what went over the wire is the newest of what is shown, word for word.
    for (const [at, { message, instructions, data }] of shown.slice(0, Math.min(4, asked.length)).entries()) {
      const wire = asked.at(-1 - at)
      expect(message).toBe(wire?.message)
      expect(instructions).toBe(wire?.instructions)
      for (const { path, text } of leavesOf(wire?.card)) {
        const named = data.find((field) => field.text === text)
        expect(named, `${path} is sent, and My Profile does not show it`).toBeDefined()
        expect(named?.kind, `${path} is sent, and My Profile has no name for it`).not.toBe('other')
      }
      for (const { kind } of data) kinds.add(kind)
    }
  }
  const stories: Story[] = []
  for (const theme of ['a lighthouse', 'volcanoes', 'Pixel and a snail']) {
    const from = fake.asked.length
    stories.push(await makeStory(family, { theme, characterNames, duration: 'medium' }))
    await look(from)
  }
  const [, , story] = stories
  const from = fake.asked.length
  const [, second] = story?.content.split('\n\n') ?? []
  const asked = { paragraph: second, to: 'other', userId: family.userId }
  // Whether its answer is good enough is another matter: it was asked.
  expect([200, 503]).toContain((await family.browser.send('POST', `/api/stories/${story?.id}/parts/1`, asked)).status)
  await look(from)
  return { kinds }
}

test.each([
  ['on', ['otherNames', 'roughAges'], ['names', 'ages']],
  ['off', ['names', 'ages'], ['otherNames', 'roughAges']]
] as const)(
  'with the shield %s every field that is sent is named, and none that is not',
  async (shield, said, unsaid) => {
    let call = 0
    const fake = await fakeModelServer((card) => {
      call += 1
      if (card.tellThisDifferently !== '')
        return [{ say: card.tellThisDifferently.replaceAll(/\b(?:the|and|was)\b/g, (word) => `${word} still`) }]
      // Once it says something that the model is told about, so that a correction is sent.
      return call === 2 ? [{ say: 'Il était une fois une nuit sans lune et sans bruit.\n\n' }] : sayOutline(card)
    })
    onTestFinished(() => fake.close())
    const guard = await fakeGuardServer(() => 'safe')
    onTestFinished(() => guard.close())
    await using app = await createTestApp({
      env: {
        STORYTELLER: 'openai-compatible',
        STORYTELLER_BASE_URL: `${fake.url}/v1`,
        STORYTELLER_MODEL: 'little',
        STORYTELLER_SHIELD: shield,
        STORYTELLER_GUARD: 'guard-model',
        STORYTELLER_GUARD_BASE_URL: guard.url,
        STORYTELLER_GUARD_MODEL: 'warden'
      },
      isWhole: true,
      overrides: { narrator: silentNarrator() }
    })
    const family = await signedInFamily(app)
    await household(family)
    const { kinds } = await tellEverything(family, fake)
    const { flows, requests } = await sharingOf(family)
    const named = new Set(
      flows.filter(({ what }) => what === 'stories' || what === 'parts').flatMap(({ fields }) => fields)
    )
    expect([...kinds].sort()).toEqual([...named].sort())
    for (const kind of said) expect(named).toContain(kind)
    for (const kind of unsaid) expect(named).not.toContain(kind)
    // Who judges is sent the wish and each paragraph, and that is shown as well.
    const judged = requests.filter(({ what }) => what === 'guard')
    expect(judged.map(({ message }) => message)).toEqual(
      guard.judged
        .slice(-4)
        .reverse()
        .map(({ text }) => text)
    )
    const namesSent = new Set(JSON.stringify(requests).match(/Hana|Trudi|Pixel|Besuchskind/g))
    expect(namesSent.size).toBe(shield === 'on' ? 0 : 4)
  }
)

test.each([
  ['openai-compatible', {}],
  ['elevenlabs', { NARRATOR_API_KEY: 'k', NARRATOR_VOICES: 'emma:one,david:two,maya:three' }]
])('all that is sent to a voice (%s) is named and shown', async (kind, settings) => {
  const server = await fakeSpeechServer({ isCaptioned: true })
  onTestFinished(() => server.close())
  await using app = await createTestApp({
    env: { NARRATOR: kind, NARRATOR_BASE_URL: server.url, ...settings },
    isWhole: true
  })
  const family = await signedInFamily(app)
  const other = await signedInFamily(app)
  const text = 'Hana is here. The dog is here too. It is late.'
  await expectStatus(await family.browser.send('POST', '/api/tts', { text, voice: 'emma' }), 200)
  await expect.poll(async () => (await sharingOf(family)).requests.length).toBeGreaterThanOrEqual(3)
  const { flows, requests } = await sharingOf(family)
  expect(flows.map(({ what }) => what)).toEqual(['voice'])
  const kinds = new Set<SentKind>()
  for (const { message, data } of requests) {
    await expect
      .poll(() => server.asked.map(({ body }) => JSON.stringify(body)))
      .toContain(JSON.stringify(JSON.parse(message)))
    for (const field of data) kinds.add(field.kind)
  }
  expect([...kinds].sort()).toEqual([...(flows[0]?.fields ?? [])].sort())
  expect(requests.flatMap(({ data }) => data)).toContainEqual({ kind: 'sentence', text: 'Hana is here.' })
  expect((await sharingOf(other)).requests).toEqual([])
})
