import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { nearestOf } from './nearest-told.ts'
import { checkedRequest } from './plan-story.ts'
import { readBestTold } from './told-in-part.ts'

const FAMILY = [
  person('Ines', 6, 'daughter', { avatar: 'girl' }),
  person('Otto', 4, 'son', { avatar: 'boy' }),
  person('Bram', 38, 'father', { avatar: 'man' })
]

function plotsOf(theme: string) {
  const request = checkedRequest({ characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] })
  return nearestOf(readBestTold(request, storyLibrary, remember([]), null), storyLibrary, remember([])).plots
}

test.each([
  ['icicle wanting to meet summer', 'wish-sees'],
  ['a persimmon who does not want to be picked yet', 'wish-refuses'],
  ['meerkats playing soccer in Soweto', 'wish-whoever-plays-football'],
  ['a tuatara who has been waiting a hundred years for someone to play tag', 'wish-whoever-waits'],
  ['a hedgehog who keeps buttons under his pillow', 'wish-whoever-buttons']
])('“%s” is told by %s, in which it happens', (theme, plot) =>
  expect(plotsOf(theme).map(({ id }) => id)).toContain(plot)
)

test('of what is only done, as any might do it, the story of the noun tells more', () => {
  for (const plot of plotsOf('a fox who returns things to shops')) expect(isOfOneWish(plot)).toBe(true)
})

test.each(['a hedgehog who dusts', 'the icicle'])('“%s” says no more than a noun and a word', (theme) => {
  for (const { visits } of plotsOf(theme)) expect(visits).not.toBe('longs')
})

// What befell a family, and what a tale must not play, is told by a story of a noun in it as before.
test.each([
  ['uncle Ray came in the bath room to help again and I don’t like bubbles now', 'again'],
  ['a man knocked for the telly and took the sofa too so we sat on cushions', 'today'],
  ['we sat in the stairwell till the planes stopped and sang the bus song', 'today'],
  ['the tractor tipped over with grandpa and we all ate sandwiches at the hall', 'today'],
  ['a kitten who wears long sleeves so nobody sees her arms', 'events'],
  ['a unicorn who stopped eating so she would be pretty', 'once'],
  ['a teddy who saw what happened in the bathroom', 'once'],
  ['a bee who sniffs the felt pens till she sees stars', 'once'],
  ['a puppy who gets in the van of the lady with the ice lollies and doesn’t tell', 'events'],
  ['a little otter who does the talking for mum at the doctor’s', 'once'],
  ['a bear who is too fat so nobody gives him supper', 'events']
])('“%s” is not played', (theme, form) => expect(plotsOf(theme).map(({ tellsAny }) => tellsAny)).not.toContain(form))
