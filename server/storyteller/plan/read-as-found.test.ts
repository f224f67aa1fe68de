import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { remember } from '../memory.ts'
import { checkedRequest } from './plan-story.ts'
import { readBestTold } from './told-in-part.ts'

const FAMILY = [
  { name: 'Ines', age: 6, relationship: 'child', avatar: null, hobbies: [], traits: [], isGuest: false },
  { name: 'Bram', age: 38, relationship: 'father', avatar: null, hobbies: [], traits: [], isGuest: false }
]

/** The story that a wish was read as, where it was read as one that was written for another wish. */
function writtenOf(theme: string): string | undefined {
  const request = checkedRequest({ characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] })
  return readBestTold(request, storyLibrary, remember([]), null).written
}

describe('readAsFound', () => {
  test.each([
    // Instead of a deed that is only played, of a mishap, of its words, and of a story of less of it.
    ['a shark with no teeth who eats soup', 'wish-shark-vegetarian'],
    ['i saw a cow in the road and all the cars said sorry to it', 'wish-cow-in-the-road'],
    ['chinese new year dragon', 'wish-do-that-again'],
    [
      'there was a bug in my shoe and it was there the whole school day and it liked maths',
      'wish-bee-in-the-classroom'
    ],
    ['Today I was a tree in the show and I sneezed and all my leafs came off', 'wish-tree-that-sneezed'],
    ['the dragon who can only breathe soup', 'wish-dragon-breathes-bubbles']
  ])('tells of “%s” by %s', (theme, id) => {
    expect(writtenOf(theme)).toBe(id)
  })

  test.each([
    // What is denied or missing is another wish, and what hints at a need or a danger is no merry one.
    'she was getting a baby brother but now shes not',
    'daddy is on the oil rig and there was a fire',
    'built a fort with no door so dad cant get in',
    'what if the shark eats my dad at the beach',
    'what if our tent blew away with the baby inside',
    'a bird flew into the window and lay there',
    'we saw a cow in the road and the motorbike man lay on the grass and the cars all waited',
    'ice cream fell splat on the pavement and dad made her lick it off the ground in front of all the people',
    // Of one who does just that a story is told already.
    'a vacuum cleaner who has the hiccups',
    // Why it is so the household answers.
    'why do my fingers go wrinkly in the bath',
    'what if giraffes had short necks',
    'a weekend with Dad',
    // One word names its story or none.
    'hedgehogs',
    'hot air balloon'
  ])('finds no other story for “%s”', (theme) => {
    expect(writtenOf(theme)).toBeUndefined()
  })

  test('tells no merrier story of what frightened a child', () => {
    const message = 'a dragon in the new year parade and a bang and everybody running, she has nightmares'
    expect(writtenOf(message)).not.toBe('wish-do-that-again')
  })

  test('tells of a moth no story in which there is none', () => {
    const written = writtenOf('a moth who was in front of everybody in the line')
    expect(written).not.toBe('wish-line-leader')
  })
})
