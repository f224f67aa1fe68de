import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const rosa = person('Rosa', 38, 'mother', { avatar: 'woman', hobbies: ['cooking'] })

const CHEER =
  /\b(?:hooray|hurray|cheer(?:ed|ing|s)?|burning a hole|arms (?:still )?(?:in the air|went up)|laugh(?:ed|ing)?|funny)\b/iu

test.each([
  'our old dog can’t jump any more',
  'our old dog',
  'my cat is old and tired',
  'our cat has gone deaf',
  'my friend is moving to Spain',
  'my friend is going to another school',
  'my favourite truck is broken and nobody can mend it',
  'my poorly teddy'
])('“%s” is told as itself, by a story that neither cheers nor jokes at it', (theme) => {
  for (const seed of ['one', 'two']) {
    const request = { characters: [isla, rosa], theme, duration: 'short', culture: 'western', interests: [] } as const
    const { draft } = writeStory(request, { seed, history: [] }, storyLibrary)
    const told = storyLibrary.scenePlots.find(({ id }) => id === draft.plan.plot.id)
    expect(draft.plan.plot.comfort).toBeUndefined()
    // One is about a friend who moves to another town, and as quiet as that.
    expect(told?.tellsAny ?? told?.id).toMatch(/^(?:letdown|broken-toy|pet|wish-friend-moves-town)$/u)
    expect(draft.paragraphs.filter(({ text }) => CHEER.test(text))).toEqual([])
  }
})

test.each(['I have a cold', 'chicken pox', 'nana has a cough'])(
  '“%s” has a story of its own, and no quiet night',
  (theme) => {
    const request = { characters: [isla, rosa], theme, duration: 'short', culture: 'western', interests: [] } as const
    const { draft } = writeStory(request, { seed: 'one', history: [] }, storyLibrary)
    expect(draft.plan.plot.id).toMatch(/^wish-(?:a-cold|chicken-pox)$/u)
  }
)
