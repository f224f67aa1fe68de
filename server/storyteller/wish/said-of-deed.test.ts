import { describe, expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { saidOfDeed } from './said-of-deed.ts'

describe('what is said of one of tales is said as the stories of such a one know it', () => {
  test.each([
    // What was never seen or done is longed for.
    ['a camel who has never seen snow', 'a camel who wants to see snow'],
    ['a whale that’s never been to the city', 'a whale who wants to go to the city'],
    ['a little wave who never reached the beach', 'a little wave who wants to reach the beach'],
    ['a penguin who has never flown in a plane', 'a penguin who wants to fly in a plane'],
    // What it can only do it does.
    ['a superhero who can only fly backwards', 'a superhero who flies backwards'],
    ['a crab that could only walk forwards', 'a crab who walks forwards'],
    // Who has had enough of its work.
    ['a moon that wants a day off', 'a moon who is tired of shining'],
    ['a witch who needs a week off', 'a witch who is tired of working'],
    ['the traffic light who got bored of red', 'the traffic light who is tired of being red'],
    // Of one child or of all, in one choir or another, and wherever it was lost.
    ['a monster who is scared of the boy', 'a monster who is scared of children'],
    ['a squeaky door who wants to be in the choir', 'a squeaky door who wants to sing'],
    ['a lion who lost his roar at the supermarket', 'a lion who lost his roar'],
    ['a squirrel who forgot where he put everything', 'a squirrel who can’t find its things'],
    // What comes of it is told in the story of it.
    ['a duck who can’t swim and wears armbands', 'a duck who can’t swim'],
    ['a penguin who won’t swim because the water is cold', 'a penguin who won’t swim'],
    ['a snail who is always late because he is so slow', 'a snail who is always late'],
    ['a dinosaur who starts school and is too big for the chair', 'a dinosaur who starts school'],
    // What is not wanted, or not any more.
    ['a digger that doesn’t want to get dirty', 'a digger who hates mud'],
    ['a panda who did not want bamboo', 'a panda who won’t eat bamboo'],
    ['a camel who was tired of sand', 'a camel who hates sand'],
    ['a hedgehog who wants a cuddle but he’s too prickly', 'a hedgehog who wants a cuddle'],
    ['a cat who wants to go to school with me', 'a cat who wants to go to school'],
    ['a giant who is tidying his room', 'a giant who is tidying up'],
    ['a machine that makes pancakes and it won’t stop', 'a machine who won’t stop making pancakes'],
    ['a fairy who has lost her wings and she has to walk', 'a fairy who has lost her wings'],
    ['a lonely lighthouse who makes a friend', 'a lonely lighthouse'],
    ['a goat that got into the school', 'a goat got into the school'],
    ['a king and a queen who swap jobs with the cook', 'the king and the cook swap places'],
    ['pelican postman who can’t read', 'a pelican who can’t read'],
    ['a witch whose spells go wrong', 'a witch who mixes up its spells'],
    // Of two it is told as of two, and a voice as how one is.
    ['a tortoise who swaps shells with a snail', 'a tortoise and a snail swap shells'],
    ['a tiny fairy with a very loud voice', 'a tiny fairy who is too loud'],
    ['a giant who has a tiny voice', 'a giant who is too quiet']
  ])('%s', (wish, told) => expect(saidOfDeed(wish)).toBe(told))

  test.each([
    // Of a real child, and of what may be missed in earnest.
    'a girl who has never seen the sea',
    'my brother who can only walk backwards',
    'a bear who has never met his mum',
    'a robot who never had a home',
    'a dog who can only see in black and white',
    // Of a habit, and of another thing.
    'a king who never says thank you',
    'a bear who wants a day at the beach',
    'a lion who lost his roar because he had a cold',
    'a duck who won’t swim because he was hurt',
    'a boy who doesn’t want to get dirty',
    'a bear who makes a friend',
    'a mum and a dad who swap jobs with the cook',
    'a goat that got into trouble',
    'a witch whose spells always work',
    'a moon'
  ])('%s stays as it is', (wish) => expect(saidOfDeed(wish)).toBe(wish))

  test.each([
    ['a camel who has never seen snow', 'wish-sees'],
    ['a superhero who can only fly backwards', 'wish-whoever-goes-backwards'],
    ['a moon that wants a day off', 'wish-whoever-night-off'],
    ['a tortoise who swaps shells with a snail', 'wish-two-swaps'],
    ['a lion who lost his roar at the supermarket', 'wish-whoever-sound'],
    ['a duck who can’t swim and wears armbands', 'wish-whoever-swim']
  ])('“%s” is told by %s', (theme, id) => expect(plannedStory(theme).plot.id).toBe(id))
})
