import { expect, test } from 'vitest'
import { lineText } from '#content/line-lint.ts'
import { themeEcho, themeRest, themeTalk } from '#content/fallback-lines.ts'
import type { StoryBrief } from '../storyteller.ts'
import { writeStory } from './embedded-storyteller.ts'
import { fits } from './realise.ts'

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
  ['our cat was hit by a car', /\bcat\b|\bcar\b/iu],
  ['my grandma died', /grandma|missed|died/iu],
  ['Mummy and Daddy fighting', /mummy|daddy|fight|quiet place/iu],
  ['we lost the baby', /\bbaby\b/iu]
])('a story for “%s” is quiet and says nothing of it', (theme, named) => {
  for (const night of [1, 2, 3, 4, 5]) {
    const story = told(theme, night)
    expect(story.draft.plan.plot.comfort).toBe(true)
    expect(story.faults).toEqual([])
    expect(textOf(story)).not.toMatch(named)
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

test('what is no noun is not drawn, and what is no deed is not talked about', () => {
  const linesFor = (theme: string) => {
    const { plan } = told(theme, 1).draft
    return [...themeTalk, ...themeEcho, ...themeRest].filter((line) => fits(line, {}, plan)).map(lineText)
  }
  expect(linesFor('a lighthouse').join(' ')).toContain('{label.noun}')
  expect(linesFor('going to the dentist').join(' ')).toContain('{label.about}')
  expect(linesFor('going to the dentist').join(' ')).not.toContain('{label.noun}')
  expect(linesFor('I am brave').join(' ')).not.toMatch(/\{label\.\w+\}/u)
  expect(linesFor('I am brave').length).toBeGreaterThanOrEqual(9)
})
