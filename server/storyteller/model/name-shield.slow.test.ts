import { afterAll, expect, test } from 'vitest'

import { fakeModelServer } from '#tests/support/fake-model-server.ts'
import { littleModelAt } from '#tests/support/little-model.ts'
import { person } from '#tests/support/requested-character.ts'
import type { StoryBrief, WrittenStory } from '../storyteller.ts'
import { MODEL_PATIENCE } from './ai-language-model.ts'
import { createModelStoryteller } from './model-storyteller.ts'

const fake = await fakeModelServer()
afterAll(async () => await fake.close())

async function tell(request: StoryBrief, seed: string): Promise<WrittenStory> {
  const model = littleModelAt(fake.url, { isNear: false, patience: MODEL_PATIENCE })
  for await (const event of createModelStoryteller({ model, isShielded: true }).write(request, { seed, history: [] }))
    if (event.type === 'done') return event.story
  throw new Error('The story did not end')
}

const AWKWARD =
  "Will Rose Hope Mark Grace Joy Faith Daisy Summer May June Jack Bill Frank River Robin Ruby Star Rain Art Rob Sue Dawn Eve Holly Honey O’Brien O'Neill Māia Jean-Luc Zoë Björn Nguyễn José Renée D’Arcy Siobhán Mary-Jane Ana An Al Bo Li Xi Jo Ed A’isha Nishit Lola Tia Ben Benny Benjamin Ann Anna Hannah Sam Samantha Tim Timothy Aroha 花子 Дмитрий محمد Prince Bear Max Rex Biscuit Pepper Angel Miles Chase".split(
    ' '
  )
const RELATIONSHIPS = ['son', 'daughter', 'cousin', 'friend', 'dog', 'cat', 'brother', 'sister']

test('S-26: in five hundred stories with awkward names not one real name leaves the house', async () => {
  const durations = ['short', 'medium', 'long'] as const
  for (let night = 0; night < 500; night += 1) {
    const names = [0, 1, 2].map(
      (at) => AWKWARD[(night * 7 + at * 13 + Math.floor(night / 9)) % AWKWARD.length] ?? 'Will'
    )
    const characters = [...new Set(names)].map((name, at) =>
      person(name, 3 + ((night + at * 5) % 40), RELATIONSHIPS[(night + at) % RELATIONSHIPS.length] ?? 'son', {
        hobbies: ['painting']
      })
    )
    const [first = ''] = names
    const request: StoryBrief = {
      characters,
      theme: ['a lost tooth', `${first} and the moon`, `${first}’s new bike`, 'snails'][night % 4] ?? '',
      duration: durations[night % 3] ?? 'short',
      culture: 'western',
      interests: []
    }
    const from = fake.asked.length
    const story = await tell(request, `night ${night}`)
    for (const { card, raw } of fake.asked.slice(from)) {
      const people = JSON.stringify(card.people)
      for (const { name, age } of characters) {
        const asName = new RegExp(`(?<![\\p{L}])${name.replaceAll(/['’]/g, "['’]")}(?![\\p{L}])`, 'u')
        expect(people).not.toMatch(asName)
        expect(`${card.wish} ${card.outline.join(' ')} ${card.toldSoFar.join(' ')}`).not.toMatch(asName)
        expect(card.people.map((each) => each['age'])).not.toContain(age)
      }
      expect(raw).not.toContain('"avatar"')
    }
    // And each of them is in the story that the family reads.
    for (const { name } of characters)
      expect(story.content.toLowerCase()).toMatch(new RegExp(name.toLowerCase().replaceAll(/['’]/g, "['’]")))
    fake.asked.splice(0)
  }
}, 600_000)
