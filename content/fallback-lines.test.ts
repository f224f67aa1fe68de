import { expect, test } from 'vitest'

import * as bedTalkOfTopic from './bed-talk-of-topic.ts'
import * as bedTalk from './bed-talk.ts'
import type { LineSubject } from './capability-lint.ts'
import { themeFaults } from './content-lint.ts'
import { childrenMeanwhile, grownUpsMeanwhile, newbornsMeanwhile, onlookers } from './crowd-lines.ts'
import * as fallback from './fallback-lines.ts'
import { adventurePack, quietPack } from './fallback-packs.ts'
import type { Line } from './format.ts'
import { hobbyFamilies } from './hobby-families.ts'
import { HOME_WORDS, PERSON_SLOTS, lineFaults, lineText, linesOf, variantFaults, type Place } from './line-lint.ts'
import {
  awaitedBegin,
  awaitedEnd,
  namedBegin,
  namedEnd,
  namedMiddle,
  namedTwoBegin,
  overBegin,
  overEnd,
  carriedBegin,
  carriedEnd,
  carriedMiddle,
  playedBegin,
  playedEnd,
  playedMiddle
} from './named-lines.ts'
import { pairAsleep } from './sleepers-in-pairs.ts'
import * as sleepers from './sleepers.ts'
import { stillUp } from './still-up.ts'
import { supper, supperBefore } from './suppers.ts'
import * as wishTalk from './wish-talk.ts'

const person = PERSON_SLOTS('S')
const sentence = (must: string[], calm?: true): Place => ({
  slots: [...person, ...must, 'hobby', 'trait', 'food', 'food.was', 'food.it', 'food.they'],
  must,
  shape: 'sentence',
  atLeast: 6,
  ...(calm ? { calm } : {})
})
const phrase: Place = { slots: ['hobby'], shape: 'phrase', atLeast: 8 }
const toldOf = (telling: LineSubject, place: Place): Place => ({ ...place, telling })

const bedTalkPlace: Place = {
  ...sentence(['S', 'A', 'hobby'], true),
  slots: ['S', 'A', 'hobby'],
  sentences: 4,
  pair: true
}

const topicPlace: Place = {
  ...bedTalkPlace,
  slots: [...bedTalkPlace.slots, 'topic', 'topic.a', 'topic.it'],
  sentences: 5
}

/** Every evening tells one of them. */
const FORTY_EVENINGS = 40
const asleep = (telling: LineSubject): Place => toldOf(telling, { ...sentence(['S'], true), atLeast: FORTY_EVENINGS })

const banks: [string, readonly Line[], Place][] = [
  ['openHabit', fallback.openHabit, toldOf('anyone', { ...phrase, must: ['hobby'] })],
  ['plainHabit', fallback.plainHabit, phrase],
  ['natureHabit.animal', fallback.natureHabit.animal, toldOf('animal', phrase)],
  ['natureHabit.baby', fallback.natureHabit.baby, toldOf('baby', phrase)],
  ['openHelp', fallback.openHelp, sentence(['S', 'hobby'])],
  [
    'openMeanwhile',
    fallback.openMeanwhile,
    { ...sentence(['S', 'hobby']), sentences: 3, atLeast: 16, banned: HOME_WORDS }
  ],
  ['openDream', fallback.openDream, toldOf('anyone', sentence(['S', 'hobby'], true))],
  ['openStance', fallback.openStance, toldOf('anyone', sentence(['S', 'trait']))],
  ['plainHelp', fallback.plainHelp, sentence([])],
  ['natureHelp.animal', fallback.natureHelp.animal, toldOf('animal', sentence(['S']))],
  ['natureHelp.baby', fallback.natureHelp.baby, toldOf('baby', sentence(['S']))],
  ['natureHobbyHelp', fallback.natureHobbyHelp, toldOf('animal', sentence(['S', 'hobby']))],
  ['natureLead.animal', fallback.natureLead.animal, toldOf('animal', sentence([]))],
  ['natureLead.baby', fallback.natureLead.baby, toldOf('baby', sentence([]))],
  ['plainDream', fallback.plainDream, toldOf('anyone', sentence(['S'], true))],
  [
    'dreamsTogether',
    fallback.dreamsTogether,
    { ...sentence([], true), atLeast: FORTY_EVENINGS, slots: ['loves.with', 'loves.for', 'loves.of'] }
  ],
  [
    'dreamsOfChildren',
    fallback.dreamsOfChildren,
    { ...sentence([], true), slots: ['loves.with', 'loves.for', 'loves.of'] }
  ],
  [
    'dreamsOfGrownUps',
    fallback.dreamsOfGrownUps,
    { ...sentence([], true), slots: ['loves.with', 'loves.for', 'loves.of'] }
  ],
  ['babyAsleep', sleepers.babyAsleep, asleep('baby')],
  ['animalAsleep', sleepers.animalAsleep, asleep('animal')],
  ['childAsleep', sleepers.childAsleep, asleep('child')],
  ['grownUpAsleep', sleepers.grownUpAsleep, asleep('child')],
  [
    'pairAsleep',
    pairAsleep,
    toldOf('anyone', { ...sentence(['S', 'A'], true), slots: ['S', 'A'], atLeast: FORTY_EVENINGS, pair: true })
  ],
  ['stillUp', stillUp, asleep('child')],
  ['toyAsleep', sleepers.toyAsleep, { ...sentence(['S'], true), atLeast: FORTY_EVENINGS }],
  ['anyoneAsleep', sleepers.anyoneAsleep, asleep('anyone')],
  ['lovedTomorrow', bedTalk.lovedTomorrow, { ...bedTalkPlace, atLeast: FORTY_EVENINGS }],
  ['lovedByGrownUp', bedTalk.lovedByGrownUp, { ...bedTalkPlace, atLeast: 14 }],
  ['lovedWithTopic', bedTalkOfTopic.lovedWithTopic, { ...topicPlace, atLeast: 36 }],
  ['grownUpsLoveWithTopic', bedTalkOfTopic.grownUpsLoveWithTopic, { ...topicPlace, atLeast: 24 }],
  ...Object.entries(bedTalkOfTopic.lovedWithTopicBy).map(([hobby, lines]): [string, readonly Line[], Place] => [
    `lovedWithTopicBy.${hobby}`,
    lines,
    { ...topicPlace, must: [], atLeast: 4 }
  ]),
  ['themeTalk', fallback.themeTalk, { ...sentence(['wish']), slots: ['wish'] }],
  ['supper', supper, { ...sentence(['food'], true), atLeast: FORTY_EVENINGS }],
  ['supperBefore', supperBefore, { ...sentence(['food']), atLeast: 30 }],
  ['tomorrows', fallback.tomorrows, toldOf('anyone', { ...sentence(['S', 'hobby'], true), atLeast: FORTY_EVENINGS })],
  [
    'newbornsMeanwhile',
    linesOf(newbornsMeanwhile),
    { slots: ['names'], must: ['names'], shape: 'sentence', atLeast: 6, telling: 'baby' }
  ],
  ...Object.entries(onlookers).map(([act, lines]): [string, readonly Line[], Place] => [
    `onlookers.${act}`,
    linesOf(lines),
    { slots: ['names'], must: ['names'], shape: 'sentence', atLeast: 6 }
  ]),
  ['childrenMeanwhile', linesOf(childrenMeanwhile), { ...sentence(['S']), pair: true }],
  ['grownUpsMeanwhile', linesOf(grownUpsMeanwhile), { ...sentence(['S']), pair: true }],
  ...Object.entries(fallback.openBridge).map(([skill, lines]): [string, readonly Line[], Place] => [
    `openBridge.${skill}`,
    lines,
    { ...sentence(['S', 'hobby']), atLeast: 4 }
  ])
]

test.each(banks)('%s keeps the rules of authored text', (_, lines, place) => {
  expect([
    ...lines.flatMap((line) => lineFaults(line, place, 'both')),
    ...variantFaults(lines, place.atLeast, place.pair)
  ]).toEqual([])
})

test.each([
  ['whisperedFact', wishTalk.whisperedFact, 40],
  ['whisperedGuess', wishTalk.whisperedGuess, 20],
  ['nightThere', bedTalk.nightThere, 36],
  ['nightBriefly', bedTalk.nightBriefly, 9],
  ['goodnightOfGrownUp', wishTalk.goodnightOfGrownUp, 40],
  ['goodnightOfChild', wishTalk.goodnightOfChild, 40],
  ['goodnightOfToy', wishTalk.goodnightOfToy, 40]
] as const)('%s is long enough for a month of evenings', (_, bank, least) => {
  const lines = linesOf(bank).map(lineText)
  expect(new Set(lines).size).toBeGreaterThanOrEqual(least)
  const slots = [...['H', 'S', 'A'].flatMap(PERSON_SLOTS), 'fact', 'guess', 'goodnight', 'home']
  expect(
    linesOf(bank).flatMap((line) => lineFaults(line, { slots, shape: 'sentence', atLeast: 0, calm: true }, 'both'))
  ).toEqual([])
})

test('what is whispered in bed is answered, or taken along', () => {
  const lines = linesOf(wishTalk.whisperedFact).map(lineText)
  expect(
    lines.filter((line) => /\{fact\}[.,]”(?: (?:said|whispered|murmured) \{[HA]\}| it said)?[.]?$/u.test(line))
  ).toEqual([])
  expect(lines.filter((line) => !line.includes('{H}'))).toEqual([])
})

test.each([adventurePack, quietPack])('the fallback pack $id keeps the rules of themes', (pack) => {
  expect(themeFaults(pack)).toEqual([])
})

const ofNamed: Place = {
  slots: [
    ...person,
    ...PERSON_SLOTS('A'),
    'named',
    'named.two',
    'awaited',
    'over',
    'actor',
    'actor.a',
    'actor.one',
    'actor.move',
    'carried',
    'carried.a',
    'carrier',
    'wish'
  ],
  shape: 'sentence',
  sentences: 9,
  atLeast: 5
}

test.each(
  Object.entries({
    namedBegin,
    namedTwoBegin,
    namedMiddle,
    namedEnd,
    awaitedBegin,
    awaitedEnd,
    overBegin,
    overEnd,
    playedBegin,
    playedMiddle,
    playedEnd,
    carriedBegin,
    carriedMiddle,
    carriedEnd
  })
)('%s keeps the rules of authored text', (_, lines) => {
  expect([
    ...lines.flatMap((line) => lineFaults(line, ofNamed, 'both')),
    ...variantFaults(lines, ofNamed.atLeast, true)
  ]).toEqual([])
})

test('what is loved is brought together with what the story was about for every hobby', () => {
  expect(Object.keys(bedTalkOfTopic.lovedWithTopicBy).sort()).toEqual(hobbyFamilies.map(({ id }) => id).sort())
  const all = [
    ...bedTalkOfTopic.lovedWithTopic,
    ...Object.values(bedTalkOfTopic.lovedWithTopicBy).flat(),
    ...bedTalkOfTopic.grownUpsLoveWithTopic
  ]
  expect(all.map(lineText).filter((text) => !text.includes('{topic'))).toEqual([])
  for (const { id, marks } of hobbyFamilies) {
    const told = (bedTalkOfTopic.lovedWithTopicBy[id] ?? []).map((line) => lineText(line).toLowerCase())
    expect(told.filter((text) => ![...marks, '{hobby}'].some((mark) => text.includes(mark.toLowerCase())))).toEqual([])
  }
})
