import { expect, test } from 'vitest'

import { readLabel } from './theme-label.ts'
import { aboutOf } from './wish-about.ts'

test.each([
  ['why do leaves fall', 'why leaves fall'],
  ['How do fridges work?', 'how fridges work'],
  ['how does a plane fly', 'how a plane flies'],
  ['where does the sun go at night', 'where the sun goes at night'],
  ['why did the moon follow us', 'why the moon followed us'],
  ['why is the sky blue', 'why the sky is blue'],
  ['moving house', 'moving house'],
  ['the wifi broke', 'the day the wifi broke'],
  ['who invented school', 'who invented school'],
  ['mum is going away for work', 'Mum going away for work'],
  ['dad is flying to germany for 3 days', 'Dad flying to Germany'],
  ['daddy’s on night shift this week', 'Daddy being on night shift'],
  ['grandma and grandpa went home today', 'the day Grandma and Grandpa went home'],
  ['Mia doesn’t want to go to nursery', 'Mia not wanting to go to nursery'],
  ['Oscar learns to swim', 'Oscar learning to swim'],
  ['my sister always wins', 'Isla’s sister always winning'],
  ['vikings go to tesco', 'vikings going to Tesco'],
  ['fireworks are too loud', 'fireworks being too loud'],
  ['scared of the plughole', 'being scared of the plughole'],
  ['too excited to sleep', 'being too excited to sleep'],
  ['won’t eat her peas', 'not wanting to eat the peas'],
  ['does not like the hoover', 'not liking the hoover'],
  ['wake up too early', 'waking up too early'],
  ['we lost the football match', 'losing the football match'],
  ['I broke my arm', 'breaking the arm'],
  ['my brother broke my tower', 'the day Isla’s brother broke the tower'],
  ['Will lost a tooth', 'the day Will lost a tooth'],
  ['lost my first milk tooth', 'losing Isla’s first milk tooth'],
  ['lost in the woods', 'being lost in the woods'],
  ['we’re getting a new car', 'getting a new car'],
  ['how big is the universe', 'how big the universe is'],
  ['do fish get thirsty', 'whether fish get thirsty'],
  ['can dogs dream', 'whether dogs can dream'],
  ['what if I was tiny', 'being tiny'],
  ['uncle Dave’s motorbike', 'Uncle Dave’s motorbike'],
  ['karate grading', 'karate grading'],
  ['potty training a dinosaur', 'potty training a dinosaur'],
  ['spelling test', 'a spelling test'],
  ['water slide', 'a water slide'],
  ['long drive to cornwall', 'a long drive to Cornwall'],
  ['no more pacifier', 'no more pacifier'],
  ['snow day no school', 'a snow day with no school'],
  ['nativity play and I’m a sheep', 'a nativity play'],
  ['taylor swift concert', 'a Taylor Swift concert']
])('“%s” is spoken of as “%s”', (typed, about) => {
  const label = readLabel(typed, 'Isla')
  expect(label && aboutOf(label)).toBe(about)
})
