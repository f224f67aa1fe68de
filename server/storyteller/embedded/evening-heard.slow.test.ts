import { expect, test } from 'vitest'

import * as bedTalkOfTopic from '#content/bed-talk-of-topic.ts'
import * as bedTalk from '#content/bed-talk.ts'
import { bedtimeHushes } from '#content/bedtime-hushes.ts'
import * as fallback from '#content/fallback-lines.ts'
import type { Line } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { pairAsleep } from '#content/sleepers-in-pairs.ts'
import * as sleepers from '#content/sleepers.ts'
import { supper } from '#content/suppers.ts'
import * as wishTalk from '#content/wish-talk.ts'
import { person } from '#tests/support/requested-character.ts'
import { lineId } from '../memory.ts'
import type { StoryMemory } from '../storyteller.ts'
import { writeStory } from './embedded-storyteller.ts'

const { shared, hobbies, talk } = storyLibrary

/** What the close of an evening is told with, by the hash that a family remembers. */
const CLOSE = new Map(
  [
    ...[shared.settle, shared.heavy, shared.breath, shared.lights, shared.quiet, shared.rollCall].flatMap(linesOf),
    ...[wishTalk.whisperedFact, wishTalk.goodnightOfGrownUp].flatMap(linesOf),
    ...[bedTalk.nightThere, bedTalk.nightBriefly].flatMap(linesOf),
    ...[bedTalk.lovedTomorrow, bedTalk.lovedByGrownUp].flat(),
    ...[bedTalkOfTopic.lovedWithTopic, bedTalkOfTopic.grownUpsLoveWithTopic].flat(),
    ...Object.values(bedTalkOfTopic.lovedWithTopicBy).flat(),
    ...[sleepers.babyAsleep, sleepers.animalAsleep, sleepers.childAsleep, sleepers.grownUpAsleep, pairAsleep].flat(),
    ...[supper, fallback.openDream, fallback.dreamsTogether, fallback.tomorrows].flat(),
    ...hobbies.flatMap(({ dream, habit }) => [...dream, ...habit]),
    ...talk.filter(({ topic }) => topic === 'sleepy').flatMap(({ lines }) => linesOf(lines)),
    ...Object.values(bedtimeHushes).flat()
  ].map((line: Line): [string, string] => [lineId(lineText(line)), lineText(line)])
)

const WISHES =
  `a lighthouse|kittens|going to the dentist|trains|dinosaurs|a lost teddy|pancakes|the moon|wolves|football
a wobbly tooth|hiccups|tractors|penguins|a new baby|the seaside|bees|robots|camping|a fox|snow|rainbows|the supermarket|pirates
a haircut|hedgehogs|school|unicorns|a bin lorry|owls|a treasure hunt|bubbles`.split(/[|\n]/u)

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const theo = person('Theo', 4, 'son', { avatar: 'boy', hobbies: ['trains'] })
const mum = person('Mum', 37, 'mother', { avatar: 'woman', hobbies: ['running'] })

test.each(['short', 'medium'] as const)(
  'in thirty-two %s nights no line that any evening ends with is heard twice',
  (duration) => {
    const history: StoryMemory[] = []
    const again: string[] = []
    for (const [night, theme] of WISHES.entries()) {
      const { draft } = writeStory(
        { characters: [isla, theo, mum], theme, duration, culture: 'western', interests: [] },
        { seed: `${night}`, history }
      )
      const heard = new Set(history.flatMap(({ lineIds }) => lineIds))
      again.push(...draft.memory.lineIds.filter((id) => heard.has(id)).flatMap((id) => CLOSE.get(id) ?? []))
      history.unshift(draft.memory)
    }
    expect(WISHES).toHaveLength(32)
    expect(again).toEqual([])
  }
)
