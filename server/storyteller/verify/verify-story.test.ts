import { expect, test } from 'vitest'

import { knownIn } from '#content/known-things.ts'
import { storyLibrary } from '#content/library.ts'
import { randomRequest } from '../../../bench/story-requests.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { metThings } from '../plan/at-hand.ts'
import { owedPastimes } from '../plan/pastimes.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { randomFrom, type SeededRandom } from '../random.ts'
import { countWords, mentionPattern } from '../text-measures.ts'
import { stemsOf } from '../word-stems.ts'
import { verifyParagraph, verifyStory, type FinishedStory } from './verify-story.ts'

interface Sample {
  plan: StoryPlan
  story: FinishedStory
}

const samples: Sample[] = Array.from({ length: 30 }, (_, index) => {
  const request = randomRequest(`sample ${index}`)
  // Every second asks for nothing, which is told as a journey.
  const { draft } = writeStory(index % 2 === 0 ? { ...request, theme: 'a story' } : request, {
    seed: `s${index}`,
    history: []
  })
  return { plan: draft.plan, story: { title: draft.title, paragraphs: draft.paragraphs } }
})

function codesOf({ plan }: Sample, story: FinishedStory): string[] {
  return verifyStory(story, plan, storyLibrary).map((fault) => fault.code)
}

type Change = (text: string, random: SeededRandom) => string

/** Changes one paragraph that the change can be made in; null where the story offers no place for it. */
function inOne(change: Change, where: (text: string, at: number, count: number) => boolean = () => true) {
  return ({ story }: Sample, random: SeededRandom): FinishedStory | null => {
    const places = story.paragraphs.flatMap(({ text }, at) =>
      where(text, at, story.paragraphs.length) && change(text, randomFrom('x')) !== text ? [at] : []
    )
    if (places.length === 0) return null
    const place = random.pick(places)
    return {
      ...story,
      paragraphs: story.paragraphs.map((each, at) =>
        at === place ? { ...each, text: change(each.text, random) } : each
      )
    }
  }
}

function inAll(change: (text: string, sample: Sample) => string) {
  return (sample: Sample): FinishedStory => ({
    ...sample.story,
    paragraphs: sample.story.paragraphs.map((each) => ({ ...each, text: change(each.text, sample) }))
  })
}

const append =
  (sentence: string): Change =>
  (text) =>
    `${text} ${sentence}`
const notLast = (_: string, at: number, count: number) => at > 0 && at < count - 4
const without = (text: string, words: readonly string[], instead: string) =>
  words
    .filter((word) => word !== '')
    .reduce((rest, word) => rest.replaceAll(new RegExp(mentionPattern(word).source, 'giu'), instead), text)

function appended(story: FinishedStory, sentence: string): FinishedStory {
  return {
    ...story,
    paragraphs: story.paragraphs.map((each, at) => (at === 3 ? { ...each, text: `${each.text} ${sentence}` } : each))
  }
}

/** Over thirty ways in which a story goes wrong, and the code under which each must be noticed. */
const FAULTS: Record<string, { code: string; make: (sample: Sample, random: SeededRandom) => FinishedStory | null }> = {
  'what neither the place nor a hobby has brought': {
    code: 'stranger-prop',
    make: ({ story, plan }) =>
      plan.kind === 'journey'
        ? appended(
            story,
            'Grain by grain, Nell drew the sand from under one side. It tilted, thought it over for a good while, and then rolled quietly aside.'
          )
        : null
  },
  'a thing that is known and was never met': {
    code: 'dropped-reference',
    make: ({ story, plan }) => {
      const text = story.paragraphs
        .map((paragraph) => paragraph.text)
        .join(' ')
        .toLowerCase()
      const met = metThings(plan)
      const { packs } = plan.theme
      const line = packs
        .flatMap(({ detail, sleepy }) => [detail, sleepy])
        .filter((lines) => lines.some((each) => knownIn(each, packs).length === 0))
        .flat()
        .find((each) => knownIn(each, plan.theme.packs).some((head) => !met.has(head) && !text.includes(head)))
      return line === undefined ? null : appended(story, line)
    }
  },
  'an unresolved slot': { code: 'slot', make: inOne(append('Then {S} nodded.')) },
  'a machine word': { code: 'machine-word', make: inOne(append('Then undefined nodded.')) },
  'a stray bracket': { code: 'slot', make: inOne((text) => text.replace('.', '].')) },
  markup: { code: 'slot', make: inOne(append('It was **very** late.')) },
  'a wrong article': { code: 'article', make: inOne(append('There lay a apple.')) },
  'a wrong article before a consonant': { code: 'article', make: inOne(append('There lay an pear.')) },
  'a doubled word': {
    code: 'doubled',
    make: inOne(
      (text) => text.replace(/ the /u, ' the the '),
      (text) => text.includes(' the ')
    )
  },
  'a quote that never closes': {
    code: 'quotes',
    make: inOne(
      (text) => text.replace('”', ''),
      (text) => text.includes('”')
    )
  },
  'a straight quote': { code: 'straight-quote', make: inOne(append('It was "late" by then.')) },
  'a sentence without its capital': {
    code: 'case',
    // A toy’s name may be written either way.
    make: inOne((text) =>
      text.replace(/(?<=\p{Ll}\. )(?:The(?! (?:old|cloth|sock|knitted|felt)\b)|It|There|A|Then|And)\b/u, (word) =>
        word.toLowerCase()
      )
    )
  },
  'a double space': { code: 'space', make: inOne((text) => text.replace(' ', '  ')) },
  'a space before a comma': { code: 'space', make: inOne((text) => text.replace(/(?<=\p{Ll}),/u, ' ,')) },
  'no space after a comma': { code: 'space-missing', make: inOne((text) => text.replace(/, (?=\p{Ll})/u, ',')) },
  'no full stop at the end': {
    code: 'end',
    make: inOne(
      (text) => text.replace(/\.$/u, ''),
      (text) => text.endsWith('.')
    )
  },
  'a broken possessive': {
    code: 'possessive',
    make: ({ story, plan }) => ({
      ...story,
      paragraphs: story.paragraphs.map((each, at) =>
        at === 2 ? { ...each, text: `${each.text} It was ${plan.hero.called}’ own.` } : each
      )
    })
  },
  figures: { code: 'figure', make: inOne(append('There were 12 of them.')) },
  'a verb that disagrees': { code: 'agreement', make: inOne(append('They was glad of it.')) },
  'much too long': {
    code: 'length',
    make: ({ story }) => ({
      ...story,
      paragraphs: story.paragraphs.flatMap((each, at) =>
        at < 12 ? [each, { ...each, text: each.text.replaceAll('the', 'that') }] : [each]
      )
    })
  },
  'much too short': {
    code: 'length',
    make: ({ story }) => ({ ...story, paragraphs: story.paragraphs.filter((_, at) => at % 2 === 0) })
  },
  'somebody left out': {
    code: 'presence',
    make: (sample) =>
      inAll((text, { plan }) => without(text, [plan.cast[plan.cast.length - 1]?.called ?? ''], 'somebody'))(sample)
  },
  'a pronoun that may mean two': {
    code: 'pronoun',
    make: (sample, random) => {
      const [one, other] = sample.plan.cast.filter((member) => member.pronouns === 'she')
      return one && other
        ? inOne(append(`${one.called} sat with ${other.called}. She smiled.`), notLast)(sample, random)
        : null
    }
  },
  'a pronoun that means nobody': {
    code: 'pronoun',
    make: (sample) => ({
      ...sample.story,
      paragraphs: [{ act: 0, text: 'The lamp was lit. She smiled.' }, ...sample.story.paragraphs]
    })
  },
  'a small child who climbs': {
    code: 'deed-age',
    make: (sample, random) => {
      const small = sample.plan.cast.find((member) => member.role === 'child' && !member.able.has('seven'))
      return small ? inOne(append(`${small.called} climbed to the top shelf.`), notLast)(sample, random) : null
    }
  },
  'the wish on a badge': {
    code: 'label',
    make: (sample, random) =>
      sample.plan.theme.kind === 'known'
        ? inOne(append(`A mouse came by with a badge that said ${sample.plan.wish.about}.`), notLast)(sample, random)
        : null
  },
  'somebody missing after the beginning': {
    code: 'acts',
    make: (sample) => ({
      ...sample.story,
      paragraphs: sample.story.paragraphs.map((each) =>
        each.act > 1 ? { ...each, text: without(each.text, [sample.plan.hero.called], 'somebody') } : each
      )
    })
  },
  'a hobby that is never told': {
    code: 'hobby',
    make: (sample) => {
      const [pastime] = sample.plan.cast.flatMap((member) => owedPastimes(sample.plan, member))
      return pastime
        ? inAll((text) =>
            pastime.marks.reduce(
              (rest, mark) =>
                rest.replaceAll(new RegExp(mark.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'giu'), 'thing'),
              text
            )
          )(sample)
        : null
    }
  },
  'a theme that is never told': {
    code: 'theme',
    make: (sample) => {
      const { theme } = sample.plan
      if (theme.kind === 'adventure' || theme.kind === 'comfort') return null
      // A story that names its wishes says them in those words.
      const named = sample.plan.kind === 'scenes' ? [...stemsOf((sample.plan.plot.wishes ?? []).join(' '))] : []
      const marks = [...theme.packs.flatMap((pack) => pack.marks), theme.label, ...named].sort(
        (a, b) => b.length - a.length
      )
      return inAll((text) =>
        marks.reduce(
          (rest, mark) =>
            rest.replaceAll(new RegExp(mark.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'giu'), 'thing'),
          text
        )
      )(sample)
    }
  },
  'a motif of another place': {
    code: 'foreign-motif',
    make: ({ story, plan }) => {
      const other = Object.values(storyLibrary.cultures).find(
        (pack) => pack !== plan.culture.pack && pack.own.some((word) => !plan.culture.pack.own.includes(word))
      )
      const word = other?.own.find((each) => !plan.culture.pack.own.includes(each)) ?? 'nowhere'
      return {
        ...story,
        paragraphs: story.paragraphs.map((each, at) =>
          at === 3 ? { ...each, text: `${each.text} It was just like ${word}.` } : each
        )
      }
    }
  },
  'no place at all': {
    code: 'culture',
    make: (sample) => {
      const { pack, place } = sample.plan.culture
      const motifs = [
        ...place.homes,
        ...place.outside,
        ...place.foods,
        ...place.nature,
        ...place.sounds,
        ...place.sky,
        ...pack.lullaby,
        ...pack.goodnight
      ]
      return inAll((text) => motifs.reduce((rest, motif) => rest.replaceAll(motif.text, 'It was so.'), text))(sample)
    }
  },
  violence: { code: 'unwanted', make: inOne(append('Somebody stabbed the pie.')) },
  blood: { code: 'unwanted', make: inOne(append('There was blood on the step.')) },
  'a stereotype': { code: 'stereotype', make: inOne(append('It was an exotic street.')) },
  looks: {
    code: 'appearance',
    make: ({ story, plan }) => ({
      ...story,
      paragraphs: story.paragraphs.map((each, at) =>
        at === 3
          ? {
              ...each,
              text: `${each.text} ${plan.cast.map((member) => `How pretty, how very beautiful ${member.called} was.`).join(' ')}`
            }
          : each
      )
    })
  },
  'an exclamation at rest': {
    code: 'calm',
    make: inOne(
      (text) => `${text} Hooray!`,
      (_, at, count) => at >= count - 3
    )
  },
  'a question at the end': {
    code: 'calm',
    make: inOne(
      (text) => `${text} Was it late?`,
      (_, at, count) => at >= count - 3
    )
  },
  'shouting at rest': {
    code: 'calm',
    make: inOne(
      (text) => `${text} Everybody shouted.`,
      (_, at, count) => at >= count - 3
    )
  },
  'nobody asleep at the end': {
    code: 'sleep',
    make: ({ story }) => ({
      ...story,
      paragraphs: story.paragraphs.map((each, at) =>
        at === story.paragraphs.length - 1 ? { ...each, text: 'And so the day was over.' } : each
      )
    })
  },
  'a sentence heard twice': {
    code: 'repeated',
    make: (sample, random) => {
      // What was wished for may be said whole more than once.
      const wished = Object.values(sample.plan.wish.says).map((said) => said.toLowerCase())
      const long = sample.story.paragraphs
        .flatMap(({ text }) => text.split(/(?<=[.]) (?=\p{Lu})/u))
        .filter((sentence) => !wished.some((said) => sentence.toLowerCase().includes(said)))
        .find((sentence) => countWords(sentence) > 6 && /^\p{Lu}[\p{L} ]{40,}\.$/u.test(sentence))
      return long ? inOne(append(long), notLast)(sample, random) : null
    }
  },
  'an animal that talks': {
    code: 'speech',
    make: ({ story, plan }) => {
      const mute = plan.cast.find((member) => !member.speaks)
      return mute
        ? {
            ...story,
            paragraphs: story.paragraphs.map((each, at) =>
              at === 3 ? { ...each, text: `${each.text} “It is late,” said ${mute.called}.` } : each
            )
          }
        : null
    }
  },
  'an address on the web': { code: 'machine-talk', make: inOne(append('More at www.example.com today.')) },
  'a machine that speaks of itself': { code: 'machine-talk', make: inOne(append('As an AI I cannot sleep.')) },
  'an empty title': { code: 'title', make: ({ story }) => ({ ...story, title: '' }) }
}

test('clean stories raise no alarm', () => {
  const alarms = samples.filter((sample) => codesOf(sample, sample.story).length > 0)
  expect(alarms.map((sample) => codesOf(sample, sample.story))).toEqual([])
})

test.each(Object.keys(FAULTS))('%s is noticed', (name) => {
  const fault = FAULTS[name]
  if (!fault) throw new Error('the fault is known')
  let made = 0
  const missed: string[] = []
  for (const [index, sample] of samples.entries()) {
    const story = fault.make(sample, randomFrom(`${name} ${index}`))
    if (!story) continue
    made += 1
    if (!codesOf(sample, story).includes(fault.code)) missed.push(`${index}: ${story.title}`)
  }
  expect(made).toBeGreaterThan(5)
  expect(missed).toEqual([])
})

test('a paragraph can be judged before the story is whole', () => {
  const [sample] = samples
  if (!sample) throw new Error('there are samples')
  expect(verifyParagraph('The moon came up, and nobody minded.', sample.plan)).toEqual([])
  expect(verifyParagraph('The moon said sh1t and went in.', sample.plan).map((fault) => fault.code)).toContain(
    'unwanted'
  )
  expect(verifyParagraph('Sure, here is the story: {title}', sample.plan).map((fault) => fault.code)).toContain('slot')
})

test('a letter takes the article of its name', () => {
  const [sample] = samples
  if (!sample) throw new Error('there are samples')
  const codes = (text: string) => verifyParagraph(text, sample.plan).map((fault) => fault.code)
  const isFaulty = (noun: string) => codes(`There was ${noun} on the map.`).includes('article')
  expect(['an S', 'an X', 'an H, and', 'an X-ray'].filter(isFaulty)).toEqual([])
  expect(['an sock', 'an hat', 'an B'].filter(isFaulty)).toEqual(['an sock', 'an hat', 'an B'])
})

test('an article before a wish that brings its own is a fault that the family’s own words do not hide', () => {
  const [sample] = samples
  if (!sample) throw new Error('there are samples')
  const theme = { ...sample.plan.theme, kind: 'open' as const, label: 'the Titanic' }
  const plan = { ...sample.plan, theme }
  const codes = (text: string) => verifyParagraph(text, plan).map((fault) => fault.code)
  expect(codes('It had left a the Titanic on the bench.')).toContain('article')
  expect(codes('They saw the the Titanic house.')).toContain('article')
  expect(codes('There had been talk of the Titanic, and of a ‘Titanic’ badge.')).toEqual([])
})
