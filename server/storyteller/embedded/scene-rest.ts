import { grownUpsLoveWithTopic, lovedWithTopic, lovedWithTopicBy } from '#content/bed-talk-of-topic.ts'
import { lovedByGrownUp, lovedTomorrow, nightBriefly, nightThere } from '#content/bed-talk.ts'
import * as fallback from '#content/fallback-lines.ts'
import { WISH_KINDS, type Line, type SceneStep } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { pairAsleep } from '#content/sleepers-in-pairs.ts'
import * as sleepers from '#content/sleepers.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { whisperedFact, whisperedGuess } from '#content/wish-talk.ts'
import { linesOfMet } from '../plan/at-hand.ts'
import { isTomorrowTaken } from '../plan/loving-tonight.ts'
import { familyOf, owedPastimes, shortNoun } from '../plan/pastimes.ts'
import { isGrownUp, talkersOf } from '../plan/possible-scenes.ts'
import type { CastMember, Pastime, ScenesPlan, StoryPlan } from '../plan/story-plan.ts'
import { topicOfStory } from '../plan/topic-of-story.ts'
import { addAlsoTold } from './also-told.ts'
import { bedtimeFacts } from './bedtime-facts.ts'
import { addDream, dreamsOf } from './dreams.ts'
import { addGoodnight, addPlainGoodnight, addStillUp, goodnightSayer } from './goodnight.ts'
import { addChant, briefly, brieflyNew, type Moment, type MomentList } from './moment-list.ts'
import { throughTheWindow } from './night-outside.ts'
import { beginsInTheMiddle } from './scene-beats.ts'
import type { Love } from './setting.ts'
import { talkLines } from './talk-lines.ts'

/** With so many people there is a sentence for the children, one for the grown-ups and one for those who are left. */
const CROWD = 7
/** With more than these a short evening has no words to spare. */
const MOST_IN_NO_HURRY = 4
/** With so few each falls asleep in a sentence of their own. */
const FEW = 3
const MOST_IN_A_ROW = 3

/**
 * To bed after a story in scenes: in the plot’s own words, with one more thing about what was wished for, and then soon
 * asleep. What any evening ends with is told where the story would be too short without it.
 */
export function sceneRest(list: MomentList, plan: ScenesPlan, bed: readonly SceneStep[], sure: string): void {
  const { add, bank, motif, newParagraph, library, random } = list
  const { theme, culture, refrain, duration } = plan
  const { shared } = library
  const isOwn = isOfItsOwn(plan.plot)
  // With so many names in a short evening, it goes from tidying straight to sleep.
  const isTight = duration === 'short' && (!isOwn || plan.cast.length > MOST_IN_NO_HURRY)
  // A story of its own washes in its own words.
  if (!isOwn) add('wash', 4, bank(shared.wash))
  const isAway = plan.plot.away === true
  for (const step of bed) {
    newParagraph()
    add('bed', step.extra ?? (isTight ? 1 : 0), bank(step))
  }
  newParagraph()
  addAlsoTold(list, plan, 'end')
  addWhispers(list, plan)
  newParagraph()
  if (refrain) addChant(list, refrain.soft)
  const breaks = random.below(3)
  // One picture of the room and one of lying still; another night, others.
  const room = random.pick(['settle', 'lights', 'quiet'] as const)
  const still = random.pick(['heavy', 'breath'] as const)
  for (const kind of ['settle', 'lights', 'quiet'] as const)
    add(kind, kind === room && !isOwn ? 2 : 4, bank(shared[kind]))
  if (!isOwn && !isAway) addOutside(list, plan, sure)
  if (breaks > 0) newParagraph()
  for (const kind of ['heavy', 'breath'] as const) add(kind, kind === still && !isOwn ? 3 : 4, bank(shared[kind]))
  // A story of its own has said how it ends, and a line of the pack may know it otherwise.
  for (const pack of isOwn ? [] : theme.packs)
    add('sleepy', theme.kind === 'adventure' ? 2 : 0, linesOfMet(pack.sleepy, theme.packs, plan))
  newParagraph()
  // Sung while all are awake to hear it, or to sing.
  motif(
    'lullaby',
    sure === 'lullaby' || isAway ? 0 : 4,
    isAway ? sungAnywhere(culture.pack.lullaby) : culture.pack.lullaby
  )
  newParagraph()
  const says = goodnightSayer(list, plan)
  // Of what the hero loves nothing was said where the story began without it. Of grown-ups, of whom none is small or puts
  // the other to bed, it is a thought.
  const isTalkedOver = isOwn && says !== null && !isGrownUp(plan.hero) && addLovedTomorrow(list, plan, says)
  if (!isTalkedOver) addTomorrow(list)
  const sayer = isTalkedOver ? addPlainGoodnight(list, plan, says) : addGoodnight(list, plan, says)
  if (sayer) newParagraph()
  if (isOwn && !isAway) addNightThere(list, plan, sure)
  addSleepers(list, plan, sayer)
  if (breaks > 1) newParagraph()
  if (!sayer) add('goodnight', 0, bank(shared.goodnight), { names: plan.cast })
  newParagraph()
  addLast(list)
}

/** Of what is sung at bedtime, what is of no kitchen and no stairs: on a train there are none. */
function sungAnywhere<Song extends { text: string }>(songs: readonly Song[]): readonly Song[] {
  const anywhere = songs.filter(({ text }) => !OF_A_HOUSE.test(text))
  return anywhere.length > 0 ? anywhere : songs
}

const OF_A_HOUSE =
  /\b(?:kitchen|sink|stairs|doors?|curtains?|pegs?|roof|hall|at home|dishes|drying|stove|balcony|courtyard|yard|gate|house|neighbour|next door|wall|room|by the bed|window|tap|kettle|soup)\b/iu

/**
 * What is seen and heard of the place once good night is said: from there the story looks back at its house, and who sleeps
 * in it is told in the same breath. Seen and heard by the hero before that, it was a paragraph of another story. One thing,
 * and two where no supper told of it; with where that is, where the story began without.
 */
function addNightThere(list: MomentList, plan: ScenesPlan, sure: string): void {
  const { add, bank, motif, ofTonight, isFresh, supper } = list
  const { place } = plan.culture
  const kinds = { window: throughTheWindow(place), sky: place.sky, sounds: place.sounds }
  const order = (['window', 'sky', 'sounds'] as const).filter((kind) => ofTonight(kinds[kind]).length > 0)
  const isNew = (kind: keyof typeof kinds) => ofTonight(kinds[kind]).some(({ text }) => isFresh(text))
  const others = order.filter((kind) => kind !== sure && (kind === 'sounds') !== (sure === 'sounds'))
  const second = supper === 'none' ? (others.find(isNew) ?? others[0]) : undefined
  const told = order.filter((kind) => kind === sure || kind === second)
  if (beginsInTheMiddle(plan)) add('nightfall', 0, brieflyNew(list, bank(nightThere), 3))
  else if (plan.cast.length <= MOST_IN_NO_HURRY) add('nightfall', 0, bank(nightBriefly))
  // A long night that is too short has time for all of it.
  for (const kind of order) motif(kind, told.includes(kind) ? 0 : 4, brieflyOf(list, kinds[kind]))
}

/** Of what is there tonight, the shorter half where the evening is short. */
function brieflyOf({ plan, ofTonight }: MomentList, motifs: readonly { text: string }[]): { text: string }[] {
  const tonight = ofTonight(motifs)
  const brief = briefly(
    plan,
    tonight.map(({ text }) => text),
    2
  )
  return tonight.filter(({ text }) => brief.includes(text))
}

/** Readers of every list named a hobby in bed first among what is pasted on. */
const SHARE_OF_GROWN_UP = 1 / 10

/**
 * What the hero loves, talked over with the member who says good night: always where it is owed, else where there is room. On a tenth of
 * the other evenings, and where a night is too short, it is what that grown-up loves. Where it is known what the story was
 * about, both in one breath: a hobby by itself, after the end of another story, comes from nowhere. Answers whether one
 * of them is told in any case: the good night is said in the same breath then.
 */
function addLovedTomorrow(list: MomentList, plan: ScenesPlan, A: CastMember): boolean {
  const { hero, duration, wish } = plan
  const [own] = hero.pastimes
  const [theirs] = isGrownUp(A) ? A.pastimes : []
  if (own === undefined && theirs === undefined) return false
  const topic = topicOfStory(plan)
  const isOwed = own !== undefined && owedBy(list, plan, hero)
  const isTheirs =
    theirs !== undefined && !isOwed && topic !== null && duration !== 'short' && list.random.next() < SHARE_OF_GROWN_UP
  const talks = [
    ...(theirs ? [{ lines: topic ? grownUpsLoveWithTopic : lovedByGrownUp, pastime: theirs, isSure: isTheirs }] : []),
    ...(own && (isOwed || !isTomorrowTaken(wish))
      ? [{ lines: topic ? lovedWith(list, own) : lovedTomorrow, pastime: own, isSure: isOwed }]
      : [])
  ]
  // What is only said where a night is too short stands by itself, and before what is said with the good night.
  for (const { lines, pastime, isSure } of talks.toSorted((one, other) => Number(one.isSure) - Number(other.isSure))) {
    const scene = { S: hero, A, hobby: shortNoun(pastime), ...(topic ? { topic } : {}) }
    list.add('tomorrow', isSure ? 0 : 4, brieflyNew(list, lines, 3, scene), scene)
    if (!isSure) list.newParagraph()
  }
  return talks.some(({ isSure }) => isSure)
}

/** What is said of its family of hobbies, while one of those lines is new to them; else of any. */
function lovedWith({ isFresh }: MomentList, { family }: Pastime): readonly Line[] {
  const ofFamily = family === null ? [] : (lovedWithTopicBy[family] ?? []).filter(isFresh)
  return ofFamily.length > 0 ? ofFamily : lovedWithTopic
}

/** What is heard and seen of the place: one thing at least, and two where no supper told of it. */
function addOutside(list: MomentList, plan: ScenesPlan, sure: string): void {
  const { motif, ofTonight, isFresh, supper } = list
  const { place } = plan.culture
  const kinds = { sounds: place.sounds, window: throughTheWindow(place), sky: place.sky }
  const others = (['sky', 'sounds', 'window'] as const).filter(
    (kind) => kind !== sure && ofTonight(kinds[kind]).length > 0
  )
  const second = others.find((kind) => ofTonight(kinds[kind]).some(({ text }) => isFresh(text))) ?? others[0]
  for (const kind of ['sounds', 'window', 'sky'] as const)
    motif(kind, kind === sure || (supper === 'none' && kind === second) ? 0 : 4, brieflyOf(list, kinds[kind]))
}

/** The hero is asleep: in the plot’s own words, or in those that end any evening where the family has heard them lately. */
export function addLast(list: MomentList): void {
  const { plan, add, bank, library, isFresh } = list
  const own = plan.kind === 'scenes' ? (plan.plot.last ?? []).filter(isFresh) : []
  add('last', 0, own.length > 0 ? own : bank(library.shared.last))
}

/** The hero falls asleep in the last line of all, and has what was not told yet to look forward to. */
export function addTomorrow(list: MomentList): void {
  const { hero } = list.plan
  const owed = owedPastimes(list.plan, hero).filter((pastime) => !list.told.get(hero)?.has(pastime))
  if (owed.length === 0) return
  const scene = { S: hero, hobby: owed.map(shortNoun).join(' and ') }
  list.add('tomorrow', 0, brieflyNew(list, fallback.tomorrows, 2, scene), scene)
  list.newParagraph()
}

/** Two of them, awake: what one knew of the wish all along, and what the hero makes of it; else what two say in bed. */
function addWhispers(list: MomentList, plan: ScenesPlan): void {
  const { theme, hero, wish, duration } = plan
  const partner = plan.scenes.map(({ S, A }) => (S === hero ? A : S)).find((member) => member?.speaks === true)
  const A = partner ?? talkersOf(plan.cast).find((member) => member !== hero)
  // After a sorrow the members say no word beside the story’s.
  if (!A || !hero.speaks || theme.kind === 'comfort') return
  const setting = { S: hero, A }
  const whisper = (priority: Moment['priority'], lines: readonly Line[]) => {
    list.newParagraph()
    list.add('whisper', priority, lines, setting)
  }
  const talk = talkLines(list.library, 'sleepy', hero, A, list.register).filter(
    (line) => !/\basleep\b/u.test(lineText(line))
  )
  const isLong = duration === 'long'
  // Nothing is added to what is feared, and what a pack knows is seldom what a sentence was about.
  const news = bedtimeFacts(plan).length
  const isOfItsThing = plan.plot.tellsAny !== 'afraid' && !WISH_KINDS.some((kind) => kind === plan.plot.tellsAny)
  if (wish.isKnown && !wish.isQuestion && theme.kind !== 'open' && isOfItsThing && news > 0) {
    // A story of its own has ended by then, and what is only known of its noun comes from nowhere.
    whisper(isLong ? 1 : 4, list.bank(whisperedFact))
    if (isLong) whisper(1, list.bank(whisperedGuess))
    if (isLong && news >= TWO_WHISPERS) whisper(4, list.bank(whisperedFact))
  } else whisper(duration === 'long' ? 1 : 3, talk)
  // Told where the night would be too short without them, before what any evening ends with.
  const apart = talk.filter((_, at) => at % 2 === 0)
  if (isOfItsOwn(plan.plot) || isLong)
    for (const lines of [apart, talk.filter((line) => !apart.includes(line))])
      whisper(isOfItsOwn(plan.plot) ? 3 : 4, lines)
  list.newParagraph()
}

/** One fact may have been told by day, and two are whispered. */
const TWO_WHISPERS = 3

/**
 * Each of the others is named once: with a pastime that has not been told yet, or as lying there in their own way. A
 * grown-up who has said good night is not asleep before the child.
 */
function addSleepers(list: MomentList, plan: ScenesPlan, sayer: CastMember | null): void {
  const all = plan.cast.filter((member) => member !== plan.hero)
  const stays = sayer && isGrownUp(sayer) && (all.length < CROWD || isOfItsOwn(plan.plot)) ? sayer : null
  const others = all.filter((member) => member !== stays)
  if (stays && owedBy(list, plan, stays)) addStillUp(list, stays)
  const owed = others.filter((member) => owedBy(list, plan, member))
  const isTogether = others.length >= CROWD && owed.length >= FEW
  const own = isTogether ? [] : withOwnDream(list, plan, owed)
  for (const member of own) addOwnDream(list, member)
  const together = list.random.shuffled(owed.filter((member) => !own.includes(member)))
  const groups = others.length >= CROWD ? byAge(together) : [{ members: together, lines: fallback.dreamsTogether }]
  for (const { members, lines } of groups) {
    if (members.length < FEW && others.length >= CROWD) for (const member of members) addOwnDream(list, member)
    else if (members.length > 0) list.add('dreams', 0, lines, { loves: members.flatMap(loveOf) })
  }
  const rest = list.random.shuffled(others.filter((member) => !owed.includes(member)))
  if (rest.length < CROWD) return addAsleep(list, plan, rest)
  for (const { members } of byAge(rest)) {
    if (members.length < FEW) addAsleep(list, plan, members)
    else list.add('roll-call', 0, brieflyNew(list, list.bank(list.library.shared.rollCall), 2), { names: members })
  }
}

/** Asleep, and nothing else is told of them that night: by themselves, two together, or of many three in a row. */
function addAsleep(list: MomentList, plan: ScenesPlan, members: readonly CastMember[]): void {
  const isShort = plan.duration === 'short'
  const row = members.length > FEW || (isShort && members.length === FEW) ? members.slice(-MOST_IN_A_ROW) : []
  const apart = members.slice(0, members.length - row.length)
  const isTogether = apart.length > 1 && (isShort || apart.length > 2 || list.random.next() < 0.5)
  const [S, A] = isTogether ? apart.slice(-2) : []
  if (S && A) {
    const scene = { S, A }
    list.add('roll-call', 0, brieflyNew(list, pairAsleep, 2, scene), scene)
  }
  for (const member of isTogether ? apart.slice(0, -2) : apart) {
    const scene = { S: member }
    list.add('roll-call', 0, brieflyNew(list, asleepLines(member, plan), 2, scene), scene)
  }
  if (row.length > 0)
    list.add('roll-call', 0, brieflyNew(list, list.bank(list.library.shared.rollCall), 2), { names: row })
}

/**
 * Of few each has a dream to themselves, where there is time; of more, two on some evenings and the rest in one sentence, so that not every night
 * ends with the same row. To sleep is nothing to dream about.
 */
function withOwnDream(list: MomentList, plan: ScenesPlan, owed: readonly CastMember[]): CastMember[] {
  if (owed.length < FEW) return [...owed]
  const sleepy = owed.filter(({ pastimes: [first] }) => first && familyOf(first, list.library)?.id === 'sleeping')
  const dreaming = list.random
    .shuffled(owed.filter((member) => !sleepy.includes(member)))
    .filter((member) => member.pastimes[0] && dreamsOf(list, member, member.pastimes[0]).some(list.isFresh))
  const own = [...sleepy, ...(plan.duration !== 'short' && list.random.next() < 0.5 ? dreaming.slice(0, 2) : [])]
  // Two are no row, where there is time for both.
  const isRow = owed.length - own.length >= (plan.duration === 'short' ? 2 : FEW)
  return isRow ? own : [...owed]
}

function asleepLines(member: CastMember, { companion }: ScenesPlan): readonly Line[] {
  if (member === companion) return sleepers.toyAsleep
  switch (member.role) {
    case 'baby':
      return sleepers.babyAsleep
    case 'animal':
      return sleepers.animalAsleep
    case 'child':
    case 'teen':
    case 'guest':
      return sleepers.childAsleep
    case 'grown-up':
    case 'elder':
      return sleepers.grownUpAsleep
    case 'fantastic':
      return sleepers.anyoneAsleep
  }
}

function byAge(members: readonly CastMember[]) {
  const children = members.filter(({ role, nature }) => nature === null && (role === 'child' || role === 'teen'))
  const grown = members.filter(isGrownUp)
  const rest = members.filter((member) => !children.includes(member) && !grown.includes(member))
  return [
    { members: children, lines: fallback.dreamsOfChildren },
    { members: grown, lines: fallback.dreamsOfGrownUps },
    { members: rest, lines: fallback.dreamsTogether }
  ]
}

function owedBy({ told }: MomentList, plan: StoryPlan, member: CastMember): boolean {
  return owedPastimes(plan, member).some((pastime) => !told.get(member)?.has(pastime))
}

function loveOf(member: CastMember): Love[] {
  return member.pastimes.slice(0, 1).map((pastime) => ({ member, hobby: shortNoun(pastime) }))
}

function addOwnDream(list: MomentList, member: CastMember): void {
  const [pastime] = member.pastimes
  if (!pastime) return
  const isNew = dreamsOf(list, member, pastime).some(list.isFresh)
  if (isNew) return addDream(list, member, pastime, 0)
  list.add('dreams', 0, fallback.openDream, { S: member, hobby: shortNoun(pastime) })
}
