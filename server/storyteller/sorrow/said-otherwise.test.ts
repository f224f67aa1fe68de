import { describe, expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { meantBy, SAID_OTHERWISE } from './said-otherwise.ts'

describe.each(SAID_OTHERWISE)('what means “$means”', ({ means, examples, counterExamples }) => {
  test.each(examples)('“%s” does', (wish) => expect(meantBy(wish)).toBe(means))
  test.each(counterExamples)('“%s” does not', (wish) => expect(meantBy(wish)).not.toBe(means))
})

/** As a parent types it, and the story that was written for it. */
const TOLD: [string, string][] = [
  ['he doesnt want to share his toys with his cousin', 'wish-sharing'],
  ['she says mine about everything', 'wish-sharing'],
  ['won’t sleep without the light', 'wish-night-light-stays-on'],
  ['he wont go to the toilet at night because its dark in the hall', 'wish-the-dark'],
  ['still wants her dummy and shes nearly 4', 'wish-dummy'],
  ['first night without the pacifier', 'wish-dummy'],
  ['nobody played with him today', 'wish-left-out'],
  ['she sat alone at lunch', 'wish-alone-at-lunch'],
  ['had no one to sit with in the cafeteria', 'wish-alone-at-lunch'],
  ['her friends had a secret club and she wasnt in it', 'wish-left-out'],
  ['she said she brushed her teeth but she didnt', 'wish-the-wind'],
  ['she wont own up to things', 'wish-the-wind'],
  ['he is bored and says everything is boring', 'wish-bored'],
  ['we planted tomatoes on the balcony', 'wish-planting-seeds'],
  ['we sowed radishes and hes checking them every five minutes', 'wish-planting-seeds'],
  ['wants to do everything by herself and gets so frustrated with the zip', 'wish-by-myself'],
  ['he did his zip up all by himself today', 'wish-by-myself'],
  ['we made paper boats and floated them in the bath', 'wish-paper-boats'],
  ['we sailed a paper boat down the stream', 'wish-paper-boats'],
  ['she says no to everything', 'wish-says-no'],
  ['she bites her nails when she watches telly', 'wish-biting-nails'],
  ['she wont wear a coat', 'wish-refuses-coat'],
  ['she wont say hello to people', 'wish-shy'],
  ['he wont leave the park without a tantrum', 'wish-cross'],
  ['one more story, one more drink, one more cuddle', 'wish-bedtime'],
  ['cant sleep because tomorrow is christmas', 'wish-christmas'],
  ['he doesnt want to sleep in the dark', 'wish-the-dark'],
  ['brothers fighting over the same toy car all day', 'wish-sharing'],
  ['doctor tomorrow for a vaccination, scared of the needle', 'wish-jab'],
  ['first day of ramadan, wants to fast half a day like big brother', 'wish-first-fast'],
  ['dad back from the ship on friday after 3 months', 'wish-home-again'],
  ['grandma Wanjiru is coming on the night bus from Kisumu', 'wish-arrives-from-far'],
  ['abuelita went back today and he misses her', 'wish-gone-home-again'],
  ['family video call with lola in the philippines every sunday', 'wish-video-call'],
  ['big brother is away at scout camp and the room is too quiet', 'wish-room-too-quiet'],
  ['left handed and the scissors dont work for me', 'wish-left-handed'],
  ['not invited to a birthday party', 'wish-not-invited'],
  ['the tooth fairy forgot to come last night', 'wish-fairy-forgot'],
  ['stopping breastfeeding, she is 2 and a half', 'wish-no-more-night-milk'],
  ['grew 4 centimeters, all trousers too short', 'wish-clothes-too-short']
]

test.each(TOLD)('“%s” is told by %s', (wish, plot) => expect(plannedStory(wish).plot.id).toBe(plot))

// Words that stand in two lists of one pattern can be read in as many ways as there are of them: this would not end.
test.each([
  `bored${' so so so so red'.repeat(8)} x`,
  `he fibs about ${'a'.repeat(110)}?`,
  `she won’t share${' and so and so and so now now so'.repeat(3)} q`,
  `he ${'still always '.repeat(8)}x`,
  `we planted ${'some our the '.repeat(9)}`,
  `weaned${' him'.repeat(32)} x`,
  `dad home${', i is 5 now'.repeat(10)} x`,
  `dad home from the ship${' on sunday'.repeat(11)} x`
])('a wish that goes on for ever is soon read: “%.30s”', (wish) => expect(meantBy(wish)).toBeNull())
