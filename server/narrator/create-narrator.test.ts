import { expect, test } from 'vitest'

import type { AudioStore } from '#server/providers/audio-store/audio-store.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import {
  type Behaviour,
  type FakeEngine,
  fakeEngine,
  fakeOwner,
  type MemoryStore,
  memoryStore
} from '#tests/support/fake-voice.ts'
import { createNarrator } from './create-narrator.ts'
import type { NarrationClaims } from './narration-claim.ts'
import type { Narration, Narrator } from './narrator.ts'
import { FRAME_BYTES, FRAME_SECONDS, SILENT_FRAME } from './sound/frames.ts'
import { TAG_FRAMES } from './sound/tag.ts'
import type { SegmentRequest, SpeechEngine, Urgency } from './speech-engine.ts'

const FAMILY = fakeOwner('family')
const STORY = 'The first sentence. The second sentence is here.\n\nA paragraph follows.\n\nAnother one ends it.'
async function bytesOf(narration: Narration, start = 0, end = narration.totalBytes - 1): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of narration.read(start, end)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

interface NarratorParts {
  narrator: Narrator
  engine: FakeEngine
  store: MemoryStore
  problems: string[]
}

async function withNarrator(run: (parts: NarratorParts) => Promise<void>, behaviour: Behaviour = {}): Promise<void> {
  const engine = fakeEngine(behaviour)
  const store = memoryStore()
  const problems: string[] = []
  const narrator = createNarrator({ engine, store, onProblem: (what) => problems.push(what) })
  try {
    await run({ narrator, engine, store, problems })
  } finally {
    engine.release()
    await narrator.close()
  }
}

test('a narration is exactly as long as it was promised, and ends in silence', () =>
  withNarrator(async ({ narrator }) => {
    const narration = await narrator.narrate({ text: STORY, voice: 'emma' })
    await narration.whenComplete
    const bytes = await bytesOf(narration)
    expect(bytes.length).toBe(narration.totalBytes)
    expect(narration.durationSec).toBeCloseTo((narration.totalBytes / FRAME_BYTES - TAG_FRAMES) * FRAME_SECONDS, 3)
    expect(Uint8Array.from(bytes.subarray(-20 * FRAME_BYTES))).toEqual(
      Uint8Array.from({ length: 20 * FRAME_BYTES }, (_, i) => SILENT_FRAME[i % FRAME_BYTES] ?? 0)
    )
    const { speechEnd } = narration.timings()
    expect(speechEnd).toBeLessThan(narration.durationSec - 0.4)
  }))

test('it can be played while it is made: the start, a range, and the end at once', () =>
  withNarrator(async ({ narrator, engine }) => {
    engine.hold('the first sentence')
    const narration = await narrator.narrate({ text: STORY, voice: 'emma' })
    expect(narration.isComplete()).toBe(false)
    expect(narration.timings()).toMatchObject({ complete: false, speechEnd: null })
    expect((await bytesOf(narration, 0, 1)).toString()).toBe('ID')
    expect((await bytesOf(narration, TAG_FRAMES * FRAME_BYTES, TAG_FRAMES * FRAME_BYTES + 9))[4]).toBe(1)
    expect(await bytesOf(narration, narration.totalBytes - 128)).toHaveLength(128)
    const later = bytesOf(narration, narration.totalBytes - 4000)
    const whole = bytesOf(narration)
    engine.release()
    expect(await later).toEqual((await whole).subarray(-4000))
    await narration.whenComplete
    expect(narration.isComplete()).toBe(true)
    expect(await bytesOf(narration)).toEqual(await whole)
  }))

test('any range is the same slice of the same file', () =>
  withNarrator(async ({ narrator }) => {
    const narration = await narrator.narrate({ text: STORY, voice: 'maya' })
    const whole = await bytesOf(narration)
    await narration.whenComplete
    const stored = await narrator.find(narration.key)
    if (!stored) throw new Error('it was stored')
    for (const [start, end] of [
      [0, 0],
      [0, 1],
      [143, 145],
      [1000, 30_000],
      [narration.totalBytes - 1, narration.totalBytes - 1]
    ] as const) {
      expect(await bytesOf(narration, start, end)).toEqual(whole.subarray(start, end + 1))
      expect(await bytesOf(stored, start, end)).toEqual(whole.subarray(start, end + 1))
    }
  }))

test('everybody who asks for the same text shares one making', () =>
  withNarrator(async ({ narrator, engine }) => {
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => narrator.narrate({ text: STORY, voice: 'emma' })))
    expect(b).toBe(a)
    expect(c).toBe(a)
    expect(await narrator.find(a?.key ?? '')).toBe(a)
    await a?.whenComplete
    expect(engine.spoken).toHaveLength(4)
    expect(engine.spoken[0]).toBe('the first sentence.')
  }))

test('a finished narration is found again by a new narrator on the same store, without speaking', () =>
  withNarrator(async ({ narrator, store }) => {
    const made = await narrator.narrate({ text: STORY, voice: 'emma' })
    await made.whenComplete
    const bytes = await bytesOf(made)
    const engine = fakeEngine()
    const tomorrow = createNarrator({ engine, store })
    expect(tomorrow.keyOf({ text: STORY, voice: 'emma' })).toBe(made.key)
    const found = await tomorrow.narrate({ text: STORY, voice: 'emma' })
    expect(found.isComplete()).toBe(true)
    expect(found.timings()).toEqual(made.timings())
    expect(await bytesOf(found)).toEqual(bytes)
    expect(await tomorrow.find(made.key)).not.toBeNull()
    expect(engine.spoken).toEqual([])
  }))

test('an edited story speaks only what changed', () =>
  withNarrator(async ({ narrator, engine }) => {
    await (
      await narrator.narrate({ text: STORY, voice: 'emma' })
    ).whenComplete
    engine.spoken.length = 0
    await (
      await narrator.narrate({ text: STORY.replace('follows', 'is different'), voice: 'emma' })
    ).whenComplete
    expect(engine.spoken).toEqual(['a paragraph is different.'])
  }))

test('paragraphs spoken ahead need not be spoken again', () =>
  withNarrator(async ({ narrator, engine }) => {
    const paragraphs = Array.from(
      { length: 12 },
      (_, i) => `Paragraph ${i} of the story is here. It says a little more.`
    )
    for (const [i, paragraph] of paragraphs.entries())
      await narrator.prepare({ paragraph, voice: 'david', position: i / paragraphs.length, owner: FAMILY })
    const count = engine.spoken.length
    await (
      await narrator.narrate({ text: paragraphs.join('\n\n'), voice: 'david', owner: FAMILY })
    ).whenComplete
    expect(engine.spoken).toHaveLength(count)
  }))

test('what the writer knows of a paragraph goes to the voice, and is the same ahead as in the whole', () =>
  withNarrator(async ({ narrator, engine }) => {
    const asked: SegmentRequest[] = []
    const speak = engine.speak.bind(engine)
    engine.speak = (request, options) => {
      asked.push(request)
      return speak(request, options)
    }
    const paragraphs = [
      '“Look,” said Theo. A star fell.',
      '“Another,” said Nana.',
      '“Hush,” said Nana, and Theo slept.'
    ]
    const cast = ['Theo', 'Nana']
    const hints: ParagraphHints[] = [{ cast }, { cast, part: 'turn' }, { cast, part: 'wind-down', names: ['Theo'] }]
    for (const [i, paragraph] of paragraphs.entries())
      await narrator.prepare({
        paragraph,
        voice: 'david',
        // A text this short does not wind down.
        position: i / 100,
        owner: FAMILY,
        hints: hints[i] ?? {}
      })
    const units = asked.flatMap((request) => request.units)
    expect(units.map((unit) => unit.hints?.part)).toEqual(['story', 'story', 'turn', 'wind-down'])
    expect(units[3]?.hints?.words.map(({ speaker, isName }) => [speaker, isName])).toEqual([
      [1, false],
      [0, false],
      [0, false],
      [0, false],
      [0, true],
      [0, false]
    ])
    const count = engine.spoken.length
    const text = paragraphs.join('\n\n')
    await (
      await narrator.narrate({ text, voice: 'david', hints, owner: FAMILY })
    ).whenComplete
    expect(engine.spoken).toHaveLength(count)
    expect(narrator.keyOf({ text, voice: 'david', hints })).not.toBe(narrator.keyOf({ text, voice: 'david' }))
  }))

test('voices, texts and places in the source have their own keys', () =>
  withNarrator(async ({ narrator }) => {
    const keys = [
      narrator.keyOf({ text: STORY, voice: 'emma' }),
      narrator.keyOf({ text: STORY, voice: 'david' }),
      narrator.keyOf({ text: ` ${STORY}`, voice: 'emma' })
    ]
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(await narrator.find('not a key')).toBeNull()
    expect(await narrator.find('0'.repeat(64))).toBeNull()
  }))

test('timings point into the source and only grow', () =>
  withNarrator(async ({ narrator }) => {
    const text = 'All 112 “steps” — said Māia 🦊.\n\nShe slept.'
    const narration = await narrator.narrate({ text, voice: 'emma' })
    const early = narration.timings()
    await narration.whenComplete
    const timings = narration.timings()
    expect(timings.words.map(([from, to]) => text.slice(from, to))).toEqual([
      'All',
      '112',
      'steps',
      'said',
      'Māia',
      'She',
      'slept'
    ])
    expect(timings.sentences.map(([from, to]) => text.slice(from, to))).toEqual([
      'All 112 “steps” — said Māia 🦊.',
      'She slept.'
    ])
    expect(timings.unspoken.map(([from, to]) => text.slice(from, to))).toEqual(['🦊'])
    expect(timings.words.slice(0, early.words.length)).toEqual(early.words)
    expect(timings.complete).toBe(true)
    let reached = 0
    for (const [, , start, end] of timings.words) {
      expect(start).toBeGreaterThanOrEqual(reached)
      expect(end).toBeGreaterThan(start)
      reached = end
    }
    expect(timings.speechEnd).toBe(reached)
  }))

test('a text without anything to say is refused', () =>
  withNarrator(async ({ narrator }) => {
    await expect(narrator.narrate({ text: '🌙🌙', voice: 'emma' })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(narrator.narrate({ text: '桃太郎', voice: 'emma' })).rejects.toMatchObject({ kind: 'invalid' })
  }))

test('when the voice fails on the first sentence, whoever asked hears of it, and asking again tries again', async () => {
  let isBroken = true
  await withNarrator(
    async ({ narrator }) => {
      await expect(narrator.narrate({ text: STORY, voice: 'emma' })).rejects.toMatchObject({ kind: 'unavailable' })
      isBroken = false
      await (
        await narrator.narrate({ text: STORY, voice: 'emma' })
      ).whenComplete
    },
    { fail: () => isBroken }
  )
})

test('when the voice fails half-way, readers get an error, no half of it is stored, and asking again tries again', async () => {
  let isBroken = true
  await withNarrator(
    async ({ narrator, store, problems }) => {
      const narration = await narrator.narrate({ text: STORY, voice: 'emma' })
      await expect(bytesOf(narration)).rejects.toMatchObject({ kind: 'unavailable' })
      await expect(narration.whenComplete).rejects.toMatchObject({ kind: 'unavailable' })
      expect(store.objects.has(`${narration.key}.mp3`)).toBe(false)
      expect(await narrator.find(narration.key)).toBeNull()
      expect(problems).toEqual(['a narration could not be finished'])
      isBroken = false
      const again = await narrator.narrate({ text: STORY, voice: 'emma' })
      await again.whenComplete
      expect(await bytesOf(again)).toHaveLength(again.totalBytes)
    },
    { fail: (text) => isBroken && text.startsWith('another') }
  )
})

test('a voice that fell silent half-way is tried at that place before more is promised, and no other speaks in its stead', async () => {
  let isBroken = true
  const engine = fakeEngine({ fail: (text) => isBroken && text.startsWith('another') })
  const builtIn = fakeEngine({ version: 'built-in' })
  const narrator = createNarrator({ engine, builtIn, store: memoryStore(), onProblem: () => undefined })
  try {
    const narration = await narrator.narrate({ text: STORY, voice: 'emma' })
    await expect(bytesOf(narration)).rejects.toMatchObject({ kind: 'unavailable' })
    // Else a listener would hear the same beginning again, and the same break.
    await expect(narrator.narrate({ text: STORY, voice: 'emma' })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(builtIn.spoken).toEqual([])
    isBroken = false
    const again = await narrator.narrate({ text: STORY, voice: 'emma' })
    await again.whenComplete
    expect(await bytesOf(again)).toHaveLength(again.totalBytes)
    expect(builtIn.spoken).toEqual([])

    isBroken = true
    // A parent's own choice is another matter.
    const chosen = await narrator.narrate({ text: STORY, voice: 'emma', isBuiltIn: true })
    await chosen.whenComplete
    expect(builtIn.spoken.join(' ')).toContain('another one ends it')
  } finally {
    engine.release()
    await narrator.close()
  }
})

test('pauses shrink when the voice is slower than foreseen, and the promise holds', () =>
  withNarrator(
    async ({ narrator }) => {
      const text = Array.from({ length: 30 }, (_, i) => `Paragraph number ${i} goes on for some more words.`).join(
        '\n\n'
      )
      const narration = await narrator.narrate({ text, voice: 'emma' })
      await narration.whenComplete
      expect(await bytesOf(narration)).toHaveLength(narration.totalBytes)
      const { speechEnd, words } = narration.timings()
      expect(speechEnd).toBeLessThanOrEqual(narration.durationSec)
      const gap = (words.at(-9)?.[2] ?? 0) - (words.at(-10)?.[3] ?? 0)
      expect(gap).toBeLessThan(0.9)
    },
    { slowness: () => 1.08 }
  ))

test('a voice that takes twice as long for one paragraph is hurried, never cut', () =>
  withNarrator(
    async ({ narrator, engine }) => {
      const narration = await narrator.narrate({
        text: `${STORY}\n\nStrange words at the very end of this story here.`,
        voice: 'emma'
      })
      await narration.whenComplete
      expect(await bytesOf(narration)).toHaveLength(narration.totalBytes)
      expect(engine.spoken.filter((text) => text.startsWith('strange')).length).toBeGreaterThan(1)
      expect(narration.timings().words.at(-1)?.[3]).toBeLessThan(narration.durationSec)
    },
    { slowness: (text) => (text.startsWith('strange') ? 2 : 1) }
  ))

test('a text that nobody could foresee fails once, and is then promised what it really takes', () =>
  withNarrator(
    async ({ narrator }) => {
      const text = `${STORY}\n\n${'Strange words here. '.repeat(10)}`
      const first = await narrator.narrate({ text, voice: 'emma' })
      await expect(first.whenComplete).rejects.toThrow('outgrew')
      const second = await narrator.narrate({ text, voice: 'emma' })
      await second.whenComplete
      expect(second.totalBytes).toBeGreaterThan(first.totalBytes)
      expect(await bytesOf(second)).toHaveLength(second.totalBytes)
    },
    { slowness: (text) => (text.startsWith('strange') ? 9 : 1) }
  ))

test('whoever stops waiting stops nobody else', () =>
  withNarrator(async ({ narrator, engine }) => {
    engine.hold()
    const leaving = new AbortController()
    const left = narrator.narrate({ text: STORY, voice: 'emma', signal: leaving.signal })
    const stays = narrator.narrate({ text: STORY, voice: 'emma' })
    leaving.abort(new Error('closed the player'))
    await expect(left).rejects.toThrow('closed the player')
    engine.release()
    await (
      await stays
    ).whenComplete
  }))

test('too many at once are refused with a time to come back', () =>
  withNarrator(async ({ narrator, engine }) => {
    engine.hold()
    const waiting = Array.from({ length: 64 }, (_, i) =>
      narrator.narrate({ text: `Story ${i} is long.`, voice: 'emma' })
    )
    const refused = { kind: 'too-many', retryAfterSeconds: 5 }
    await expect(narrator.narrate({ text: 'One more.', voice: 'emma' })).rejects.toMatchObject(refused)
    engine.release()
    for (const narration of await Promise.all(waiting)) await narration.whenComplete
    await (
      await narrator.narrate({ text: 'One more.', voice: 'emma' })
    ).whenComplete
  }))

test('what the store has spoiled is made again', () =>
  withNarrator(async ({ narrator, store, problems }) => {
    const made = await narrator.narrate({ text: STORY, voice: 'emma' })
    await made.whenComplete
    for (const [name, bytes] of store.objects) store.objects.set(name, bytes.subarray(0, bytes.length / 2))
    const again = await narrator.narrate({ text: STORY, voice: 'emma' })
    await again.whenComplete
    expect(await bytesOf(again)).toHaveLength(made.totalBytes)
    expect(problems.length).toBeGreaterThan(0)
  }))

test('a store that cannot be written costs no listener the story, and has it spoken only once', async () => {
  const problems: string[] = []
  const store: AudioStore = { ...memoryStore(), write: () => Promise.reject(new Error('disk full')) }
  const engine = fakeEngine()
  const narrator = createNarrator({ engine, store, onProblem: (what) => problems.push(what) })
  const narration = await narrator.narrate({ text: STORY, voice: 'emma' })
  await expect(narration.whenComplete).rejects.toThrow('disk full')
  expect(await bytesOf(narration)).toHaveLength(narration.totalBytes)
  expect(problems).toContain('a narration could not be finished')
  const spoken = engine.spoken.length

  const found = await narrator.find(narration.key)
  expect(found?.timings()).toMatchObject({ complete: true })
  expect(found?.isComplete()).toBe(true)
  const again = await narrator.narrate({ text: STORY, voice: 'emma' })
  expect(await bytesOf(again)).toEqual(await bytesOf(narration))
  expect(engine.spoken).toHaveLength(spoken)

  await narrator.delete(narration.key)
  expect(await narrator.find(narration.key)).toBeNull()
  await narrator.close()
})

test('a part of a stored recording is one trip to the store', () =>
  withNarrator(async ({ narrator, engine, store }) => {
    const made = await narrator.narrate({ text: STORY, voice: 'emma' })
    await made.whenComplete
    const trips: string[] = []
    const counted: AudioStore = {
      ...store,
      size: (name) => (trips.push('size'), store.size(name)),
      open: (name, range) => (trips.push('open'), store.open(name, range))
    }
    const other = createNarrator({ engine, store: counted })
    const opened = await other.open(made.key, { start: 100, end: 299 })
    expect(opened).toMatchObject({ totalBytes: made.totalBytes, start: 100, end: 299, isComplete: true })
    const chunks: Uint8Array[] = []
    for await (const chunk of opened?.bytes ?? []) chunks.push(chunk)
    expect(Buffer.concat(chunks)).toEqual(await bytesOf(made, 100, 299))
    expect(trips).toEqual(['open'])
  }))

test.each([
  ['from its start', 0, { start: 0, end: 1 }],
  ['in its middle', 30_000, { start: 20_000 }],
  ['at its end', 33_000, { last: 2000 }]
])('a recording that lost its content %s is thrown away and made again', (_, zeroFrom, range) =>
  withNarrator(async ({ narrator, store, problems }) => {
    const request = { text: `${STORY} ${'It goes on and on. '.repeat(20)}`, voice: 'emma' } as const
    const made = await narrator.narrate(request)
    await made.whenComplete
    const name = `${made.key}.mp3`
    const whole = store.objects.get(name) ?? new Uint8Array()
    expect(whole.length).toBeGreaterThan(40_000)
    store.objects.set(name, Uint8Array.from(whole).fill(0, zeroFrom))
    const hear = async () => {
      const opened = await narrator.open(made.key, range)
      for await (const chunk of opened?.bytes ?? []) expect(chunk.length).toBeGreaterThan(0)
      return opened
    }
    await expect(hear().then((opened) => opened ?? Promise.reject(new Error('not there')))).rejects.toThrow(
      /not there|damaged/
    )
    expect(problems).toEqual(['a stored narration is spoilt and is made again'])
    expect(store.objects.has(name)).toBe(false)
    await (
      await narrator.narrate(request)
    ).whenComplete
    expect(store.objects.get(name)).toEqual(whole)
    expect(await hear()).not.toBeNull()
  })
)

test('a cached sentence that lost its content is spoken again', () =>
  withNarrator(async ({ narrator, engine, store }) => {
    const made = await narrator.narrate({ text: STORY, voice: 'emma' })
    await made.whenComplete
    const whole = store.objects.get(`${made.key}.mp3`)
    for (const [name, bytes] of store.objects)
      if (name.startsWith('segments/')) store.objects.set(name, Uint8Array.from(bytes).fill(0, 200))
    await narrator.delete(made.key)
    engine.spoken.length = 0
    await (
      await narrator.narrate({ text: STORY, voice: 'emma' })
    ).whenComplete
    expect(engine.spoken).toHaveLength(4)
    expect(store.objects.get(`${made.key}.mp3`)?.length).toBe(whole?.length)
  }))

/** Claims of nodes that share a table. */
function sharedClaims() {
  const holders = new Map<string, string>()
  return {
    holders,
    of: (node: string): NarrationClaims => ({
      async take(key) {
        if (!holders.has(key)) holders.set(key, node)
        return holders.get(key) === node
      },
      async release(key) {
        if (holders.get(key) === node) holders.delete(key)
      }
    })
  }
}

async function withTwoNodes(run: (nodes: readonly [Node, Node], kill: () => Promise<void>) => Promise<void>) {
  const store = memoryStore()
  const claims = sharedClaims()
  const [one, other] = (['one', 'other'] as const).map((name) => {
    const engine = fakeEngine()
    return { engine, narrator: createNarrator({ engine, store, claims: claims.of(name) }) }
  })
  if (!one || !other) throw new Error('there are two')
  try {
    await run([one, other], async () => {
      // Nothing more comes from a node that was killed, and its claim runs out.
      one.engine.hold()
      claims.holders.clear()
    })
  } finally {
    for (const { engine, narrator } of [one, other]) {
      engine.release()
      await narrator.close()
    }
  }
}

interface Node {
  engine: FakeEngine
  narrator: Narrator
}

test('a listener on a second node follows the making on the first, and nothing is spoken twice', () =>
  withTwoNodes(async ([one, other]) => {
    one.engine.hold('the first sentence')
    const request = { text: STORY, voice: 'emma' } as const
    const made = await one.narrator.narrate(request)
    const followed = await other.narrator.narrate(request)
    expect(followed.totalBytes).toBe(made.totalBytes)
    one.engine.release()
    await Promise.all([made.whenComplete, followed.whenComplete])
    expect(await bytesOf(followed)).toEqual(await bytesOf(made))
    expect(followed.timings()).toEqual(made.timings())
    expect(one.engine.spoken).toHaveLength(4)
    expect(other.engine.spoken).toEqual([])
  }))

test('when the first node is killed, the second speaks the rest', () =>
  withTwoNodes(async ([one, other], kill) => {
    one.engine.hold('the first sentence')
    const request = { text: STORY, voice: 'emma' } as const
    await one.narrator.narrate(request)
    const followed = await other.narrator.narrate(request)
    await kill()
    await followed.whenComplete
    expect(followed.timings().complete).toBe(true)
    expect(other.engine.spoken).not.toContain('the first sentence.')
    expect(other.engine.spoken).toHaveLength(3)
    expect(await other.narrator.open(followed.key, null)).toMatchObject({ isComplete: true })
  }))

test('of the stories that could not be stored only the last eight are held', async () => {
  const store: AudioStore = { ...memoryStore(), write: () => Promise.reject(new Error('disk full')) }
  const narrator = createNarrator({ engine: fakeEngine(), store })
  const keys: string[] = []
  for (let i = 0; i < 9; i += 1) {
    const { key, whenComplete } = await narrator.narrate({ text: `Story ${'again '.repeat(i)}.`, voice: 'emma' })
    await whenComplete.catch(() => undefined)
    keys.push(key)
  }
  const held = await Promise.all(keys.map(async (key) => (await narrator.find(key)) !== null))
  expect(held).toEqual([false, true, true, true, true, true, true, true, true])
  await narrator.close()
})

test('closing ends what is being made and stores no half of it', async () => {
  const engine = fakeEngine()
  const store = memoryStore()
  const narrator = createNarrator({ engine, store })
  engine.hold('the first sentence')
  const narration = await narrator.narrate({ text: STORY, voice: 'emma' })
  const outcome = Promise.allSettled([bytesOf(narration), narrator.close()])
  engine.release()
  expect((await outcome)[0]).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
  expect([...store.objects.keys()].filter((name) => name.endsWith('.mp3'))).toEqual([])
})

test('what is deleted leaves no sound behind, finished or in the making, and can be made again', () =>
  withNarrator(async ({ narrator, engine, store }) => {
    const owner = fakeOwner('one')
    const request = { text: STORY, voice: 'emma', owner } as const
    const key = narrator.keyOf(request)
    const deleteAll = async () => {
      await narrator.delete(key)
      await narrator.deleteSegments(owner.listed)
    }
    await (
      await narrator.narrate(request)
    ).whenComplete
    await deleteAll()
    expect([...store.objects.keys()]).toEqual([])
    expect(await narrator.find(key)).toBe(null)

    engine.hold('the first sentence')
    await narrator.narrate(request)
    const deleting = deleteAll()
    engine.release()
    await deleting
    expect([...store.objects.keys()]).toEqual([])
    await (
      await narrator.narrate(request)
    ).whenComplete
    await narrator.delete('../../secrets')
    await narrator.delete('f'.repeat(64))
    expect(await narrator.find(key)).not.toBe(null)
  }))

test('everything that is spoken for a text is on its list, at a quicker pace and ahead, also when it broke off', () =>
  withNarrator(
    async ({ narrator, store }) => {
      for (const strange of ['Strange words at the very end here.', 'Strange words. '.repeat(30)]) {
        const owner = fakeOwner(strange)
        await narrator.prepare({ paragraph: 'Ahead of it all. It was dark.', voice: 'maya', position: 0.4, owner })
        const narration = await narrator.narrate({ text: `${STORY}\n\n${strange}`, voice: 'emma', owner })
        await narration.whenComplete.catch(() => undefined)
        await narrator.delete(narration.key)
        const names = [...store.objects.keys()]
        expect(names.length).toBeGreaterThan(5)
        expect(owner.listed).toEqual(expect.arrayContaining(names))
        await narrator.deleteSegments(owner.listed)
        expect([...store.objects.keys()]).toEqual([])
      }
    },
    { slowness: (text) => (text.startsWith('strange') ? 4 : 1) }
  ))

test('of a text that is gone nothing is stored, and it is heard to its end', () =>
  withNarrator(async ({ narrator, engine, store }) => {
    const owner = fakeOwner('leaving')
    owner.leave()
    engine.hold('the first sentence')
    const narration = await narrator.narrate({ text: STORY, voice: 'emma', owner })
    engine.release()
    await narration.whenComplete
    expect(await bytesOf(narration)).toHaveLength(narration.totalBytes)
    expect([...store.objects.keys()].filter((name) => name.startsWith('segments/'))).toEqual([])
  }))

test('what one family has heard is spoken anew for another, so that no stopwatch tells who is in its stories', () =>
  withNarrator(async ({ narrator, engine }) => {
    const hear = async (family: string) => {
      await (
        await narrator.narrate({ text: STORY, voice: 'emma', owner: fakeOwner(family) })
      ).whenComplete
      return engine.spoken.splice(0)
    }
    const first = await hear('one')
    expect(await hear('another')).toEqual(first)
    expect(await hear('one')).toEqual([])
  }))

test('one family takes eight places and no more, and leaves the others theirs', () =>
  withNarrator(async ({ narrator, engine }) => {
    const ask = (text: string, family: string) => narrator.narrate({ text, voice: 'emma', owner: fakeOwner(family) })
    const finished = await ask('Finished before.', 'one')
    await finished.whenComplete
    engine.hold()
    const waiting = Array.from({ length: 8 }, (_, i) => ask(`Story ${i}.`, 'one'))
    await expect(ask('One more.', 'one')).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 5 })
    // What is there, or is being made, takes no place.
    expect((await ask('Finished before.', 'one')).isComplete()).toBe(true)
    waiting.push(ask('Story 2.', 'one'), ask('One more.', 'another'), ask('Story 0.', 'another'))
    engine.release()
    for (const narration of await Promise.all(waiting)) await narration.whenComplete
    await (
      await ask('Fifth.', 'one')
    ).whenComplete
  }))

test('what is spoken ahead comes behind everything that somebody waits for, until somebody does', async () => {
  const asked = new Map<string, Urgency>()
  const voice = fakeEngine()
  const engine: SpeechEngine = {
    ...voice,
    speak(request, options) {
      asked.set(request.units.map((unit) => unit.text.toLowerCase()).join(' '), options.urgency)
      return voice.speak(request, options)
    }
  }
  const narrator = createNarrator({ engine, store: memoryStore() })
  voice.hold()
  const ahead = narrator.prepare({ paragraph: 'The beginning. It goes on.', voice: 'emma', position: 0, owner: FAMILY })
  const long = 'A sentence of another story. '.repeat(700)
  const other = narrator.narrate({ text: `Another story. ${long}`, voice: 'emma' })
  await expect.poll(() => asked.size).toBe(3)
  const levelOf = (text: string) => asked.get(text)?.level ?? NaN
  expect(levelOf('the beginning.')).toBeGreaterThan(levelOf('another story.') + 1000)
  const heard = narrator.narrate({ text: 'The beginning. It goes on.', voice: 'emma', owner: FAMILY })
  expect(levelOf('the beginning.')).toBeGreaterThan(1000)
  await expect.poll(() => levelOf('the beginning.')).toBe(0)
  voice.release()
  await Promise.all([ahead, other, heard])
  expect(levelOf('it goes on.')).toBeGreaterThan(0)
  await narrator.close()
})

test('however many stories come at once, only so much is spoken ahead', () =>
  withNarrator(async ({ narrator, engine }) => {
    engine.hold()
    const ahead = Array.from({ length: 500 }, (_, i) =>
      narrator.prepare({
        paragraph: `Story ${i} begins. It goes on with ${i}.`,
        voice: 'emma',
        position: 0,
        owner: FAMILY
      })
    )
    engine.release()
    await Promise.all(ahead)
    expect(engine.spoken).toHaveLength(120)
    await narrator.prepare({ paragraph: 'One more begins.', voice: 'emma', position: 0, owner: FAMILY })
    expect(engine.spoken).toHaveLength(121)
  }))

test('what is deleted in the making is given up at once, and what another text shares with it is not', () =>
  withNarrator(async ({ narrator, engine, store }) => {
    engine.hold('the first sentence')
    const shared = 'A paragraph follows.'
    const narration = await narrator.narrate({ text: STORY, voice: 'emma' })
    const heard = Promise.allSettled([bytesOf(narration)])
    const other = narrator.narrate({ text: shared, voice: 'emma' })
    await expect.poll(() => engine.spoken.length).toBeGreaterThanOrEqual(4)
    // Nothing has been spoken to its end, and no request needs to wait for that.
    await narrator.delete(narration.key)
    expect((await heard)[0]).toMatchObject({ status: 'rejected', reason: { kind: 'not-found' } })
    engine.release()
    await (
      await other
    ).whenComplete
    expect([...store.objects.keys()].filter((name) => name.includes('.'))).toEqual([
      `${narrator.keyOf({ text: shared, voice: 'emma' })}.json`,
      `${narrator.keyOf({ text: shared, voice: 'emma' })}.mp3`
    ])
  }))

test('a voice that has spoken enough begins no story, and ends each that was begun', async () => {
  let isSpent = false
  const [engine, builtIn] = [fakeEngine(), fakeEngine({ version: 'built-in' })]
  const asked: (string | null)[] = []
  const mayBegin = async (family: string | null) => {
    asked.push(family)
    return !isSpent
  }
  const narrator = createNarrator({ engine, builtIn, allowance: { mayBegin }, store: memoryStore() })
  const [opening = '', second = ''] = STORY.split('\n\n')
  await narrator.prepare({ paragraph: opening, voice: 'emma', position: 0, owner: FAMILY })
  expect(engine.spoken.length).toBeGreaterThan(0)
  isSpent = true
  const before = engine.spoken.length
  await narrator.prepare({ paragraph: second, voice: 'emma', position: 0.5, owner: FAMILY })
  expect(engine.spoken, 'nothing is spoken ahead for a listener who may not come').toHaveLength(before)

  const begun = await narrator.narrate({ text: STORY, voice: 'emma', owner: FAMILY })
  await begun.whenComplete
  expect(engine.spoken.length).toBeGreaterThan(before)
  const another = { text: 'Something else is told. It is late.', voice: 'emma', owner: FAMILY } as const
  await expect(narrator.narrate(another)).rejects.toMatchObject({ kind: 'unavailable', code: 'voice_spent' })
  await expect(narrator.narrate({ ...another, voice: 'david' })).rejects.toMatchObject({ code: 'voice_spent' })
  await (
    await narrator.narrate({ ...another, isBuiltIn: true })
  ).whenComplete
  expect(builtIn.spoken.join(' ')).toContain('something else')
  await (
    await narrator.narrate({ ...another, isBegun: true })
  ).whenComplete
  expect((await narrator.find(begun.key))?.isComplete()).toBe(true)
  expect(new Set(asked)).toEqual(new Set([FAMILY.id]))
  await narrator.close()
})
