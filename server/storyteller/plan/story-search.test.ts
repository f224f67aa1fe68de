import { describe, expect, it } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readStoryQueries } from '#content/story-queries.ts'
import { stemsOf } from '../word-stems.ts'
import { searchStories, wordsOfStory } from './story-search.ts'

function found(wish: string): string[] {
  return searchStories(wish, [...stemsOf(wish)], storyLibrary).map(({ plot }) => plot.id)
}

describe('searchStories', () => {
  // None of these is a query or an entry of its story.
  it.each([
    ['I got to be the line leader and took everyone to the wrong classroom', 'wish-line-leader'],
    ['the elevator was out of order, nine flights of stairs with the groceries', 'wish-lift-is-broken'],
    ['a pirate who is sick as soon as the boat rocks', 'wish-seasick-pirate'],
    ['the barber put his first curl in a little envelope for granny', 'wish-curls-in-an-envelope']
  ])('finds among the first three of “%s” %s', (wish, id) => {
    expect(found(wish).slice(0, 3)).toContain(id)
  })

  it('gives the share of the words that a story is found by, and whether the rarest are among them', () => {
    const wish = 'a crow took the sandwich'
    const [best] = searchStories(wish, [...stemsOf(wish)], storyLibrary)
    expect(best?.saysRarest).toBe(true)
    expect(best?.share).toBeGreaterThan(0.5)
    expect(best?.share).toBeLessThanOrEqual(1)
  })

  it('finds nothing where no story has a word of it', () => {
    expect(found('zzyzx qwrtp')).toEqual([])
    expect(searchStories('', [], storyLibrary)).toEqual([])
  })

  it('finds neither a quiet story nor one that any words are put in', () => {
    const plots = searchStories('grandpa died', ['grandpa', 'died'], storyLibrary).map(({ plot }) => plot)
    expect(plots.filter(({ comfort, tellsAny }) => comfort === true || tellsAny !== undefined)).toEqual([])
  })
})

describe('wordsOfStory', () => {
  it('keeps those of the terms by which a story is found', () => {
    const plot = storyLibrary.scenePlots.find(({ id }) => id === 'wish-line-leader')
    expect(plot).toBeDefined()
    if (plot === undefined) return
    expect([...wordsOfStory(plot, stemsOf('the line leader and a volcano'), storyLibrary)]).toEqual(['lin', 'leader'])
  })
})

describe('readStoryQueries', () => {
  const queries = readStoryQueries()
  const ids = new Set(storyLibrary.scenePlots.map(({ id }) => id))

  it('has queries of stories that there are, and several of each', () => {
    expect([...queries.keys()].filter((id) => !ids.has(id))).toEqual([])
    expect([...queries].filter(([, each]) => each.length < 3 || each.some((query) => query === ''))).toEqual([])
  })

  it('has those of nearly every story that was written for one wish', () => {
    const written = storyLibrary.scenePlots.filter(
      ({ tellsAny, comfort, wishes, whoever }) =>
        tellsAny === undefined && comfort !== true && (wishes ?? whoever) !== undefined
    )
    const without = written.filter(({ id }) => !queries.has(id))
    expect(without.length / written.length).toBeLessThan(0.05)
  })
})
