import { strangersAmong, type ToldStep } from './acquaintance-lint.ts'
import { isAsleep, isForBed } from './evening.ts'
import {
  AGE_BANDS,
  CALLS,
  DRAWS,
  MOODS,
  PAIRS,
  TOPICS,
  WISH_SORTS,
  type Call,
  type Scene,
  type ScenePlot,
  type SceneStep,
  type TalkBank
} from './format.ts'
import { INCIDENT_SLOTS, isIncident } from './incidents.ts'
import { HOME_WORDS, PERSON_SLOTS, bankFaults, lineFaults, lineText, linesOf, type Place } from './line-lint.ts'
import { OF_ROLES } from './roles/role-slots.ts'
import { isOfItsOwn, tellsSecondHalf } from './wish-plots/wish-plot.ts'

/**
 * The rules for what belongs to a wish: scene plots, and the talk of two. `world-lint.ts` has those for what a theme knows.
 * `docs/storyteller.md` shows one of each.
 */

const PARTY = ['H', 'H.they', 'H.them', 'H.their', 'H.part', 'group', 'were', 'they', 'them', 'their', 'food']
/** Of a story whose wish tells of a stranger; `deed` is what that one wants to learn or cannot do. */
// prettier-ignore
const OF_VISITOR = ['visitor', 'visitor.first', 'visitor.they', 'visitor.their', 'visitor.fear', 'visitor.it', 'visitor.some', 'visitor.says', 'visitor.did', 'deed', 'deed.doing', ...['for', 'ing', 'mine', 'base', 'past', 'how', 'need', 'enters', 'table', 'game', 'good', 'proof', 'many', 'one', 'want', 'wanted', 'bare', 'friend', 'sight', 'thing', 'place', 'spot', 'fact', 'stand', 'whom', 'calls', 'voice', 'sound', 'food', 'liked', 'hated', 'be', 'being'].map((word) => `visitor.${word}`)]
/** Of a wish of several words: all of it, its things, and the two ways in which it is misheard. */
// prettier-ignore
const OF_PARTS = ['said', 'one', 'one.the', 'two', 'two.the', 'meant', ...['heard', 'heard.thing', 'heard.word', 'heard.the'].flatMap((slot) => [slot, `${slot}.2`])]
/** What the lexicon knows of the noun of a wish; a line that says what is not known of it is not told. */
// prettier-ignore
const OF_NOUN = ['toy', 'toy.first', 'toy.part', 'toy.gone', 'toy.done', 'thing', ...['who', 'clients', 'unnamed', 'this', 'whole', 'first', 'bare', 'spoken', 'single', 'that', 'they', 'them', 'their', 'were', 'are', 'theyre', 'each', 'the', 'a', 'many', 'sound', 'silence', 'does', 'move', 'part', 'where', 'fact', 'guess', 'wants', 'stand'].map((field) => `thing.${field}`)]
/** Of a wish of a kind (`WISH_KINDS`): "{day}", "{rains.what}". */
// prettier-ignore
const OF_KINDS = [
  ...OF_ROLES,
  ...Object.values(INCIDENT_SLOTS).flat(),
  ...['day', 'rains', 'rains.fell', 'rains.what', 'rains.much', 'bound.to', 'bound.spot', ...['made', 'edible', 'bound', 'there'].flatMap((slot) => [slot, ...['a', 'whole', 'of', 'one', 'bare', 'many', 'sound', 'does', 'move', 'part', 'where', 'fact', 'guess', 'wants', 'stand'].map((field) => `${slot}.${field}`)]), 'again', 'again.begin', 'again.end', 'again.part', 'again.doer', 'again.place', 'played', 'played.move', 'played.wants', 'held', 'held.stand', ...['seen', 'beside', 'asked'].flatMap((slot) => [slot, ...['a', 'many', 'sound', 'does', 'move', 'part', 'where', 'fact', 'guess', 'wants', 'stand'].map((field) => `${slot}.${field}`)]), 'coming', 'coming.move', 'coming.stand', 'coming.part', 'coming.wants', 'tomorrow', 'tomorrow.bit', 'tomorrow.day', 'tomorrow.ask', 'tomorrow.next', 'written.1', 'written.2', 'written.3', 'pair', 'pair.one', 'pair.two', 'pair.fact', 'pair.other', 'record', 'record.do', 'record.did', 'record.doing', 'chant', 'chant.begin', 'chant.after', 'noisy', 'noisy.sound', 'wanted', 'wanted.about', 'wanted.did', 'swap', 'star', 'pet', 'pet.told', 'pet.ing'],
  ...['told', 'who', 'on', 'day', 'next'].map((field) => `theirs.${field}`), ...['told', 'who', 'on', 'next'].map((field) => `comes.${field}`),
  ...['trouble', 'trouble.told', 'trouble.of', 'trouble.the', 'trip', 'ends', 'kin', 'mishap', ...['who', 'base', 'did', 'doing', 'the'].flatMap((field) => [`kin.${field}`, `mishap.${field}`]), 'mishap.left'],
  ...['movesin.who', 'feat.who', 'feat.done', 'ceiling.who', 'ceiling.many', 'ceiling.one', 'afar.who', 'afar.from', 'firsts', 'learnt', 'builds', 'arrives', 'vet', 'ward', 'holiday', ...['who', 'did', 'shown', 'wrong', 'more'].map((field) => `firsts.${field}`), ...['base', 'did', 'doing'].flatMap((field) => [`learnt.${field}`, `taught.${field}`]), 'taught.who', 'learns', ...['do', 'did', 'my', 'your'].map((field) => `learns.${field}`), ...['the', 'piece', 'who', 'with', 'what'].map((field) => `builds.${field}`), 'arrives.the', 'arrives.bare', 'paints.room', 'paints.in', ...['done', 'over', 'felt'].map((field) => `ward.${field}`)],
  ...['thing', 'the', 'tail', 'spot', 'pupil', 'skill', 'skilling', 'also'].flatMap((field) => [`once.${field}`, `ours.${field}`]), ...['part', 'does', 'move', 'sound', 'fact', 'wants', 'where', 'stand'].flatMap((field) => [`doer.${field}`, `what.${field}`, `caller.${field}`, `felt.${field}`]), ...['has', 'thing', 'mine', 'yours', 'it'].map((field) => `caller.${field}`),
  'events', ...['one', 'two', 'three', 'four', 'who', 'other'].map((field) => `event.${field}`), 'today', ...['one', 'two', 'three', 'four', 'first', 'second', 'third', 'fourth'].map((field) => `today.${field}`),
  ...['1', '2', '3', '4', 'best'].map((field) => `told.${field}`),
  ...['tried.play', 'tried.other', 'tried.does', 'letter', 'number', 'number.the', 'shows', 'shows.the', 'found', 'found.where', 'found.by', 'found.spot'],
  ...['worn', ...['on', 'for', 'day', 'them', 'they', 'do'].map((field) => `worn.${field}`)],
  ...['act', ...['said', 'who', 'first', 'it', 'them', 'did', 'doing', 'again', 'play', 'knowing', 'because', 'meet', 'ends', 'small', 'like', 'lacks', 'other', 'does'].map((field) => `act.${field}`)],
  ...['once', ...['first', 'who', 'it', 'them', 'was', 'did', 'do', 'doing', 'mine', 'my', 'your'].map((field) => `once.${field}`)],
  ...['did', 'do', 'doing', 'mine', 'my', 'your', 'thing', 'the'].map((field) => `ours.${field}`),
  ...['did', ...['said', 'who', 'whom', 'was', 'did', 'do', 'doing', 'mine', 'my', 'your', 'thing', 'the'].map((field) => `did.${field}`)],
  ...['said', 'the', 'bit', 'did', 'play', 'other', 'does'].map((field) => `props.${field}`),
  ...['we', ...['said', 'did', 'do', 'doing', 'thing', 'the'].map((field) => `we.${field}`)],
  ...['game', ...['boss', 'the', 'must', 'guest', 'place', 'asks', 'gives', 'moan'].map((field) => `game.${field}`)],
  ...['strike', ...['the', 'who', 'this', 'were', 'they', 'them', 'we', 'us', 'our', 'are', 'seen', 'home'].map((field) => `strike.${field}`)]
]
/** What the wish lends to a line; with “.2” a second one of its kind. */
// prettier-ignore
const OF_WISH = ['whom', 'whom.dish', ...OF_VISITOR, ...OF_PARTS, ...OF_NOUN, ...OF_KINDS, 'wish', 'wish.noun', 'news', 'fear', 'fear.all', 'question', 'try', 'known', ...['one', 'two', 'three'].flatMap((at) => [`wrong.${at}`, `but.${at}`]), 'sound', ...['fact', 'guess', 'say', 'part', 'prop.part', 'prop.is', 'do', 'did', 'doing', 'stand.part', 'stand.is'].flatMap((slot) => [slot, `${slot}.2`])]
const BOTH = [
  ...PERSON_SLOTS('S'),
  ...PERSON_SLOTS('A'),
  'S.part',
  'A.part',
  'S.hobby',
  'A.hobby',
  'S.habit',
  'A.habit'
]
const PER_STEP = 3
const PER_TALK = 8
const FEWEST = { titles: 10, scenes: 8, spare: 5 }
/** A story of its own is told to a family once in a long while: it needs no second way to say a thing, but all its words. */
const FEWEST_OF_ITS_OWN = { titles: 4, scenes: 8, spare: 6, words: 940, core: [230, 395], names: 3 } as const

export function scenePlotFaults(plot: ScenePlot): string[] {
  const faults: string[] = []
  const isOwn = isOfItsOwn(plot)
  const fewest = isOwn ? FEWEST_OF_ITS_OWN : FEWEST
  const perStep = isOwn ? 1 : PER_STEP
  if (plot.titles.length < fewest.titles) faults.push(`${plot.titles.length} titles, needs ${fewest.titles}`)
  if (plot.scenes.length < fewest.scenes) faults.push(`${plot.scenes.length} scenes, needs ${fewest.scenes}`)
  const spare = plot.scenes.filter((scene) => scene.spare !== undefined)
  if (spare.length < fewest.spare) faults.push(`${spare.length} spare scenes, needs ${fewest.spare}`)
  if (isOwn) faults.push(...lengthFaults(plot))
  for (const act of ['want', 'way', 'turn'] as const) {
    if (!plot.scenes.some((scene) => scene.act === act && scene.spare === undefined))
      faults.push(`no scene of “${act}” is always told`)
  }
  const acts = plot.scenes.map((scene) => ['want', 'way', 'turn'].indexOf(scene.act))
  if (acts.some((act, at) => act < (acts[at - 1] ?? 0)))
    faults.push('scenes stand in the order of their acts: want, way, turn')
  for (const mood of plot.fits.moods ?? []) if (!MOODS.includes(mood)) faults.push(`no such mood: ${mood}`)
  if (plot.fits.sorts !== 'any')
    for (const sort of plot.fits.sorts) if (!WISH_SORTS.includes(sort)) faults.push(`no such sort: ${sort}`)
  const ids = plot.scenes.map((scene) => scene.id)
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`two scenes called ${id}`)
  const phrase: Place = {
    slots: [
      'H',
      'role',
      'keeps',
      'served',
      'work.clients',
      'wish',
      'food',
      'visitor',
      'visitor.how',
      'toy',
      'toy.part',
      'thing',
      'thing.the',
      'thing.a',
      'thing.this',
      'thing.bare',
      'did.who',
      'once.who',
      'found',
      ...(plot.tellsAny === 'shares' ? ['shares'] : []),
      ...(plot.tellsAny === 'pair' ? ['seen', 'beside'] : []),
      ...(isIncident(plot.tellsAny) ? INCIDENT_SLOTS[plot.tellsAny] : []),
      ...(plot.asksOf ? ['asked', 'asked.a', 'asked.many'] : [])
    ],
    shape: 'phrase',
    atLeast: 0,
    banned: HOME_WORDS
  }
  faults.push(...plot.titles.flatMap((title) => lineFaults(title, phrase, 'both')).map((fault) => `titles: ${fault}`))
  if (plot.titles.filter((title) => !title.includes('{')).length < 2) faults.push('two titles need no slot')
  for (const { loud, soft } of plot.refrains ?? []) {
    const refrain: Place = { slots: ['group', 'were'], shape: 'sentence', atLeast: 0, banned: HOME_WORDS }
    faults.push(...lineFaults(loud, refrain, 'both'), ...lineFaults(soft, { ...refrain, calm: true }, 'both'))
  }
  for (const scene of plot.scenes)
    faults.push(
      ...sceneFaults(scene, perStep)
        .filter((fault) => !(isOwn && plot.comfort && SAYS_DEATH.test(fault)))
        .map((fault) => `${scene.id}: ${fault}`)
    )
  for (const act of ['want', 'way', 'turn'] as const) {
    const atLeast = isOwn ? FEWEST_OF_ITS_OWN.names : PER_STEP
    const place: Place = {
      slots: ['names', 'H', ...OF_WISH],
      must: ['names'],
      shape: 'sentence',
      atLeast,
      banned: HOME_WORDS
    }
    faults.push(...bankFaults(plot.everybody[act], place).map((fault) => `everybody.${act}: ${fault}`))
    if (isOwn)
      faults.push(
        ...linesOf(plot.everybody[act])
          .map(lineText)
          .filter((line) => !DOES_SOMETHING.test(line) || IS_SOMETHING.test(line))
          .map((line) => `everybody.${act}: {names} stand first, or after a comma, and do something: ${line}`)
      )
  }
  const rest: Place = {
    slots: [...PARTY, ...OF_VISITOR, ...OF_PARTS, ...OF_NOUN, ...OF_KINDS, 'wish', 'sound'],
    shape: 'sentence',
    atLeast: perStep,
    banned: HOME_WORDS,
    calm: true
  }
  for (const [at, step] of plot.bed.entries())
    faults.push(...stepFaults(step, rest, false).map((fault) => `bed ${at + 1}: ${fault}`))
  if (plot.bed.length < 2) faults.push('bed: needs two steps')
  for (const line of linesOf(plot.bed[0] ?? {}).map(lineText))
    if (isForBed(line)) faults.push(`bed 1: they tidy, and supper may still come: ${line}`)
  for (const line of plot.bed.flatMap(linesOf).map(lineText))
    if (isAsleep(line)) faults.push(`bed: nobody is asleep before the last line of a story: ${line}`)
  const ending: Place = { ...rest, slots: [...rest.slots, 'H'], must: ['H'], atLeast: 1 }
  if (plot.last) faults.push(...bankFaults({ both: plot.last }, ending).map((fault) => `last: ${fault}`))
  for (const line of (plot.last ?? []).map(lineText))
    if (!isAsleep(line)) faults.push(`last: {H} is asleep at the end of it: ${line}`)
  faults.push(...strangersAmong(toldSteps(plot), plot.company ?? []))
  const isGarden = [...(plot.wishes ?? []), ...(plot.whoever ?? [])].some((wish) => wish.includes('garden'))
  return [...new Set(faults)]
    .filter((fault) => !(isGarden && SAYS_GARDEN.test(fault)))
    .map((fault) => `${plot.id}.${fault}`)
}

/** Read aloud, “a look was had by Mum” sounds translated, and “there was room for Mum” says that she was not needed. */
const DOES_SOMETHING = /^(?:[^“”{}]+, )?\{names\} \p{Ll}/u
const IS_SOMETHING = /\{names\} (?:was|were|is|are|has|have|had been|had to be)\b/u

/** No home needs one, but a family who wishes for a secret garden finds it, and so does a visitor who wants one. */
const SAYS_GARDEN = /says “garden”/u

/** Where a person or pet has died, a story of its own says so in plain words. */
const SAYS_DEATH = /says “(?:died|dead|death)”/u

/** A story of its own fills every length by itself, for any household: two who talk are enough. */
function lengthFaults({ scenes }: ScenePlot): string[] {
  const faults: string[] = []
  const words = (some: readonly Scene[]) =>
    some.flatMap(({ steps }) => steps).reduce((sum, step) => sum + wordsOfStep(step), 0)
  const forTwo = scenes.filter(
    ({ S = 'hero', A, party }) => party !== 'alone' && FOR_TWO.includes(S) && (A === undefined || FOR_TWO.includes(A))
  )
  const core = words(
    forTwo
      .filter((scene) => scene.spare === undefined && !tellsSecondHalf(scene))
      .map((scene) => ({ ...scene, steps: scene.steps.filter(({ extra }) => extra === undefined) }))
  )
  const [least, most] = FEWEST_OF_ITS_OWN.core
  if (core < least || core > most) faults.push(`${core} words are always told, should be ${least} to ${most}`)
  if (words(forTwo) < FEWEST_OF_ITS_OWN.words)
    faults.push(`${words(forTwo)} words in the scenes of two people, needs ${FEWEST_OF_ITS_OWN.words}`)
  for (const { id, spare, embodied, S = 'hero', A } of scenes) {
    if (spare === undefined && embodied)
      faults.push(`${id}: is left out of a coffee pot’s story, so it has to be spare`)
    if (spare === undefined && !(FOR_TWO.includes(S) && (A === undefined || FOR_TWO.includes(A))))
      faults.push(`${id}: is always told, so it calls hero, partner, same or other`)
  }
  return faults
}

/** Whom every household of two who talk can answer with. */
const FOR_TWO: readonly Call[] = ['hero', 'other', 'same', 'partner']

const WORDS_OF_DRAWN = 15
/** The shortest that may be: of one thing that is always told there is one. */
const WORDS_OF_REPLAY = 42

function wordsOfStep(step: SceneStep): number {
  if (step.replay !== undefined) return WORDS_OF_REPLAY
  const lines = linesOf(step)
  return lines.length === 0
    ? WORDS_OF_DRAWN
    : Math.round(lines.reduce((sum, line) => sum + wordsIn(lineText(line)), 0) / lines.length)
}

function wordsIn(text: string): number {
  return text.match(/\{[^}]*\}|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

export function sceneFaults(scene: Scene, perStep = PER_STEP): string[] {
  const faults: string[] = []
  for (const call of [scene.S, scene.A])
    if (call !== undefined && !CALLS.includes(call)) faults.push(`nobody answers to “${call}”`)
  if (scene.A === 'hero' && (scene.S ?? 'hero') === 'hero') faults.push('{S} and {A} are both the hero')
  const slots = [...PARTY, ...OF_WISH, ...BOTH.filter((slot) => scene.A !== undefined || !slot.startsWith('A'))]
  const place: Place = { slots, shape: 'sentence', atLeast: perStep, banned: HOME_WORDS, pair: true }
  for (const [at, step] of scene.steps.entries())
    faults.push(...stepFaults(step, place, scene.A !== undefined).map((fault) => `step ${at + 1}: ${fault}`))
  if (!scene.steps.some((step) => step.extra === undefined))
    faults.push('every step is an extra, so nothing may be left of it')
  if (scene.party === 'alone' && scene.A !== undefined && scene.A !== 'pet' && scene.A !== 'baby')
    faults.push('who is alone has no {A} who talks')
  return faults
}

function stepFaults(step: SceneStep, place: Place, hasSecond: boolean): string[] {
  const lines = linesOf(step)
  const sorts = [lines.length > 0, step.draw !== undefined, step.talk !== undefined, step.replay !== undefined]
  if (sorts.filter(Boolean).length !== 1)
    return ['a step has lines, or draws, or talks, or shows a replay: one of the four']
  if (step.draw !== undefined) {
    if (!DRAWS.includes(step.draw)) return [`nothing to draw is called “${step.draw}”`]
    return ['fail', 'see', 'mend'].includes(step.draw) && !hasSecond ? [`“${step.draw}” needs an {A}`] : []
  }
  if (step.talk !== undefined) return hasSecond ? [] : ['talk needs an {A}']
  if (step.replay !== undefined) return hasSecond ? [] : ['a replay needs an {A}']
  // What is known of just one question is told instead of the rest (`plan/answer-scenes.ts`), and never beside it.
  const { both = [] } = step
  const known = both.filter((line) => SAYS_ANSWER.test(lineText(line)))
  const other = both.filter((line) => !known.includes(line))
  if (known.length > 0 && other.length > 0)
    return [known, other].flatMap((lines) => bankFaults({ ...step, both: lines }, place))
  return bankFaults(step, place)
}

const SAYS_ANSWER = /\{(?:wrong\.|but\.|try\})/u

function toldSteps(plot: ScenePlot): ToldStep[] {
  const scenes = plot.scenes.flatMap((scene) =>
    scene.steps.map((step): ToldStep => ({
      bank: step,
      isSure:
        step.extra === undefined &&
        scene.spare === undefined &&
        scene.S === undefined &&
        scene.A === undefined &&
        scene.party === undefined,
      scene: scene.id
    }))
  )
  return [
    ...scenes,
    ...plot.bed.map((step): ToldStep => ({ bank: step, isSure: step.extra === undefined, scene: 'bed' }))
  ].filter(({ bank }) => linesOf(bank).length > 0)
}

const SPEAKS_NOT =
  /[”,]\s*(?:said|asked|answered|called|whispered) \{A\}|\{A\} (?:said|asked|answered|called|whispered)\b/u

export function talkFaults(bank: TalkBank): string[] {
  const faults: string[] = []
  if (!PAIRS.includes(bank.pair)) faults.push(`no such pair: ${bank.pair}`)
  if (!TOPICS.includes(bank.topic)) faults.push(`no such topic: ${bank.topic}`)
  const place: Place = {
    slots: [...PERSON_SLOTS('S'), ...PERSON_SLOTS('A'), 'S.hobby', 'A.hobby', 'wish', 'food'],
    must: ['S', 'A'],
    shape: 'sentence',
    atLeast: PER_TALK,
    banned: HOME_WORDS,
    pair: true,
    ...(bank.topic === 'sleepy' ? { calm: true as const } : {})
  }
  faults.push(...bankFaults(bank.lines, place))
  for (const line of linesOf(bank.lines)) {
    const text = typeof line === 'string' ? line : line.text
    if ((bank.pair === 'child-pet' || bank.pair === 'child-baby') && SPEAKS_NOT.test(text))
      faults.push(`{A} has no words: ${text}`)
    if (typeof line === 'string') continue
    for (const bands of [line.age?.S, line.age?.A]) {
      for (const band of bands === undefined ? [] : [bands].flat())
        if (!AGE_BANDS.includes(band)) faults.push(`no such age: ${band}`)
    }
  }
  return faults.map((fault) => `${bank.pair}.${bank.topic}: ${fault}`)
}
