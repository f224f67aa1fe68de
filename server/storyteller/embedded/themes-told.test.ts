import { expect, test } from 'vitest'

import type { StoryBrief } from '../storyteller.ts'
import { writeStory } from './embedded-storyteller.ts'

const request: StoryBrief = {
  characters: [
    {
      name: 'Isla',
      age: 6,
      relationship: 'daughter',
      avatar: 'girl',
      hobbies: ['drawing'],
      traits: ['brave'],
      isGuest: false
    }
  ],
  theme: '',
  duration: 'medium',
  culture: 'western',
  interests: []
}
const told = (theme: string, night: number) =>
  writeStory({ ...request, theme }, { seed: `night ${night}`, history: [] })
const textOf = ({ draft }: ReturnType<typeof writeStory>) =>
  [draft.title, ...draft.paragraphs.map(({ text }) => text)].join('\n')

test.each([
  ['our cat was hit by a car', /\bcar\b|\bhit\b/iu],
  ['my friend’s grandma died', /grandma|friend/iu],
  ['Mummy and Daddy fighting', /mummy|daddy|fight|quiet place/iu]
])('a story for “%s” is quiet and says nothing of what would hurt', (theme, named) => {
  for (const night of [1, 2, 3, 4, 5]) {
    const story = told(theme, night)
    expect(story.draft.plan.plot.comfort).toBe(true)
    expect(story.faults).toEqual([])
    expect(textOf(story)).not.toMatch(named)
  }
})

test.each([
  ['my grandma died', 'Grandma had died.'],
  ['our cat Miso died', 'Miso had died.'],
  ['we lost the baby', 'The baby had died.'],
  ['Nana is in hospital', 'Nana was in hospital.'],
  ['our cat ran away', /(?:was very sad|had something heavy to think about|had a heavy heart this evening)/u]
])('a story for “%s” says it first of all, in plain words', (theme, said) => {
  for (const night of [1, 2]) {
    const story = told(theme, night)
    expect(story.faults).toEqual([])
    expect(
      story.draft.paragraphs
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' ')
    ).toMatch(said)
  }
})

test.each([
  'the Titanic',
  'my mum',
  'my little brother',
  'losing the match',
  'Christmas Eve',
  'New Zealand',
  'robot',
  'going to the dentist',
  'Oscar learns to swim',
  'I am brave'
])('a story about “%s” says it as English does', (theme) => {
  for (const night of [1, 2, 3, 4, 5, 6]) {
    const story = told(theme, night)
    expect(story.faults).toEqual([])
    const text = textOf(story)
    expect(text).not.toMatch(/\b(?:an?|the|sized|small|tall|polite) ‘?(?:the|an?)\b|\bchristmas|\beve\b|\bzealand/u)
    expect(text).not.toMatch(/(?:\b(?:of|about|to) )(?:robot|Oscar learns|I am|my )/u)
  }
})

test.each([
  ['why is the sky blue', 'why the sky is blue'],
  ['how do fish breathe', 'how fish breathe'],
  ['where does poo go', 'where poo goes'],
  ['I am brave', 'being brave'],
  ['the day the wifi broke', 'the day the wifi broke'],
  ['my tooth fell out', 'the day Isla’s tooth fell out'],
  ['Oscar learns to swim', 'how Oscar learns to swim'],
  ['a karate belt', 'a karate belt'],
  ['going to the opticians', 'going to the opticians']
])('“%s” is talked about as %s', (theme, about) => {
  const { wish } = told(theme, 1).draft.plan
  expect(wish.isKnown ? about : wish.about).toBe(about)
})

test.each(['a karate belt', 'my tooth fell out', 'wifi', 'the Titanic', 'quantum physics', 'washing machines'])(
  'a story about “%s” writes it on nothing',
  (theme) => {
    for (const night of [1, 2, 3, 4]) {
      expect(textOf(told(theme, night))).not.toMatch(
        /badge that said|poster, and|painted on its side|stitched on|statue of|‘(?:a karate|wifi|Titanic|quantum)/u
      )
    }
  }
)
