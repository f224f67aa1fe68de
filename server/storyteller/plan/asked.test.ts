import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { ownPlots } from './own-plots.ts'
import { checkedRequest } from './plan-story.ts'
import { readRequest } from './reading.ts'

function storiesOf(theme: string): string[] {
  const request = checkedRequest({
    characters: [person('Isla', 6, 'daughter'), person('Dad', 40, 'father')],
    theme,
    duration: 'medium',
    culture: 'western',
    interests: []
  })
  const memory = remember([])
  return ownPlots(readRequest(request, storyLibrary, memory), storyLibrary, memory).map(({ id }) => id)
}

test.each([
  ['what if dogs could talk', 'wish-dogs-talk'],
  ['what if dogs could drive', 'wish-dogs-drive'],
  ['what if it rained spaghetti', 'wish-rained-spaghetti'],
  ['what if there was no gravity', 'wish-no-gravity'],
  ['what if the kids were in charge', 'wish-after-three'],
  ['what do toys do at night', 'wish-toys-at-night'],
  ['what if I was as small as an ant', 'wish-as-small-as-an-ant']
])('%s is told by its own story', (theme, id) => {
  expect(storiesOf(theme)).toContain(id)
})

test.each(['why do dogs talk', 'how do toys wake', 'why is there no gravity in space'])(
  '%s is asked, and has an answer',
  (theme) => {
    expect(storiesOf(theme)).not.toContain('wish-dogs-talk')
    expect(storiesOf(theme)).not.toContain('wish-toys-at-night')
    expect(storiesOf(theme)).not.toContain('wish-no-gravity')
  }
)

test.each([
  ['do taniwha brush their teeth?? (someone here is trying to get out of it)', 'Do taniwha brush their teeth?'],
  ['why do cats purr? asking for my son', 'Why do cats purr?']
])('“%s” is asked without the remark behind it', (theme, question) => {
  expect(plannedStory(theme).wish.question).toBe(question)
})
