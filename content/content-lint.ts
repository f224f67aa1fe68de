import { readdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { strangersOf } from './acquaintance-lint.ts'
import { MANNER_OF_DEED, TELLING_OF_ROWS, type LineSubject } from './capability-lint.ts'
import {
  CHALLENGES,
  FOR_PAWS,
  ROLES,
  SKILLS,
  THEME_ROLES,
  type Beat,
  type CulturePack,
  type HobbyFamily,
  type Line,
  type CultureMotif,
  type Plot,
  type SharedBanks,
  type Site,
  type Scene,
  type ScenePlot,
  type Step,
  type TalkBank,
  type ThemePack,
  type Thing,
  type Trait
} from './format.ts'
import { lexiconFaults } from './lexicon-lint.ts'
import type { LexiconArea } from './lexicon/lexicon-entry.ts'
import {
  HOME_WORDS,
  PERSON_SLOTS,
  bankFaults,
  hasWord,
  lineFaults,
  lineText,
  linesOf,
  variantFaults,
  type Place
} from './line-lint.ts'
import { bareFaults, takesFaults } from './prop-lint.ts'
import { sceneFaults, scenePlotFaults, talkFaults } from './scene-lint.ts'
import { parseTemplate, slotsOf } from './template.ts'
import { worldFaults } from './world-lint.ts'

/**
 * The rules of authored text that a machine can check; `docs/storyteller.md` has the rest. Run it on a file, or on all:
 *
 *   node content/content-lint.ts [file …]
 */

const PARTY = ['H', 'H.they', 'H.them', 'H.their', 'group', 'were', 'they', 'them', 'their', 'label', 'sound']
const AT_SITE = [...PARTY, ...PERSON_SLOTS('S'), ...PERSON_SLOTS('A'), 'obj']
const COSTUMES = ['costume', 'tradition', 'traditional', 'heritage']
const PER_PLOT = 4
const PER_KNOWLEDGE = 4
const PER_SHARED = 8

export function plotFaults(plot: Plot): string[] {
  const faults: string[] = []
  const roles = plot.uses.flatMap((role) => [role])
  const say = (where: string) => (fault: string) => `${plot.id}.${where}: ${fault}`
  if (plot.titles.length < 12) faults.push(`${plot.id}: ${plot.titles.length} titles, needs 12`)
  if (plot.refrains.length < 3) faults.push(`${plot.id}: ${plot.refrains.length} refrains, needs 3`)
  if (plot.sites.length < 6) faults.push(`${plot.id}: ${plot.sites.length} sites, needs 6`)
  if (new Set(plot.sites.map((site) => site.challenge)).size < 5) faults.push(`${plot.id}: sites need 5 challenges`)
  if (new Set(plot.climaxes.map((site) => site.challenge)).size < 2)
    faults.push(`${plot.id}: needs climaxes of 2 challenges`)
  const ids = [...plot.sites, ...plot.climaxes].map((site) => site.id)
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`${plot.id}: two sites called ${id}`)
  const phrase: Place = { slots: ['H', 'label', 'food', ...roles], shape: 'phrase', atLeast: 0, banned: HOME_WORDS }
  faults.push(...plot.titles.flatMap((title) => lineFaults(title, phrase, 'both')).map(say('titles')))
  const refrain: Place = { slots: [...roles, 'group', 'were'], shape: 'sentence', atLeast: 0, banned: HOME_WORDS }
  for (const { loud, soft } of plot.refrains) {
    faults.push(...lineFaults(loud, refrain, 'both').map(say('refrains')))
    faults.push(...lineFaults(soft, { ...refrain, calm: true }, 'both').map(say('refrains')))
  }
  const story: Place = {
    slots: [...PARTY, 'A', 'food', ...roles],
    shape: 'sentence',
    atLeast: PER_PLOT,
    banned: HOME_WORDS
  }
  const firsts = roles.map((role) => `${role}.first`)
  faults.push(...beatFaults(plot.want, { ...story, slots: [...story.slots, ...firsts] }).map(say('want')))
  faults.push(...firstFaults(plot).map(say('want')))
  for (const name of ['setOut', 'resolve'] as const) faults.push(...beatFaults(plot[name], story).map(say(name)))
  faults.push(...beatFaults(plot.home, { ...story, calm: true }).map(say('home')))
  const site: Place = { ...story, slots: [...AT_SITE, ...roles] }
  for (const each of [...plot.sites, ...plot.climaxes]) faults.push(...siteFaults(each, site).map(say(each.id)))
  faults.push(...strangersOf(plot).map(say('the')))
  const told = JSON.stringify([plot.want, plot.setOut, plot.sites, plot.climaxes, plot.resolve, plot.home])
  for (const role of THEME_ROLES) {
    const used = told.includes(`{${role}}`) || told.includes(`{${role}.first}`)
    if (used !== plot.uses.includes(role)) faults.push(`${plot.id}.uses: ${role} is ${used ? 'missing' : 'never told'}`)
  }
  return faults
}

function beatFaults(beat: Beat, place: Place): string[] {
  return beat.flatMap((step, index) => bankFaults(step, place).map((fault) => `step ${index + 1}: ${fault}`))
}

function siteFaults(site: Site, place: Place): string[] {
  const faults = thingFaults(site.obj, undefined)
  const meets = { ...place, slots: [...place.slots, 'obj.first'] }
  if (site.arrive.extra === undefined) faults.push('arrive is an extra (1, 2 or 3)')
  if (site.problem.extra !== undefined || site.outcome.extra !== undefined)
    faults.push('problem and outcome are never extras')
  for (const name of ['arrive', 'problem', 'stuck', 'outcome', 'after'] as const) {
    const step = site[name]
    faults.push(
      ...bankFaults(step, name === 'arrive' || name === 'problem' ? meets : place).map((fault) => `${name}: ${fault}`)
    )
  }
  for (const line of linesOf(site.problem)) {
    // `arrive` may be left out, so the problem must be able to introduce the thing by itself.
    const slots = slotsIn(line).filter((slot) => slot === 'obj' || slot === 'obj.first')
    if (slots[0] !== 'obj.first')
      faults.push(`problem: must meet {obj.first} before anything else is said of it: ${lineText(line)}`)
  }
  return faults
}

/** Each thing of the theme is met exactly once, in a step of `want` that is always told, before it is known. */
function firstFaults(plot: Plot): string[] {
  const faults: string[] = []
  for (const role of plot.uses) {
    const meeting = plot.want.filter((step) => linesOf(step).some((line) => slotsIn(line).includes(`${role}.first`)))
    const [step] = meeting
    if (meeting.length !== 1 || !step) {
      faults.push(`{${role}.first} must stand in exactly one step, found ${meeting.length}`)
      continue
    }
    if (step.extra !== undefined) faults.push(`{${role}.first} stands in an extra that may be left out`)
    for (const line of linesOf(step)) {
      const own = slotsIn(line).filter((slot) => slot === role || slot === `${role}.first`)
      if (own[0] !== `${role}.first` || own.filter((slot) => slot !== role).length !== 1) {
        faults.push(`{${role}.first} must come first and once: ${lineText(line)}`)
      }
    }
    for (const earlier of plot.want.slice(0, plot.want.indexOf(step))) {
      for (const line of linesOf(earlier)) {
        if (slotsIn(line).includes(role)) faults.push(`{${role}} is known before it is met: ${lineText(line)}`)
      }
    }
  }
  return faults
}

export function solutionFaults(name: string, solutions: Record<string, Line[]>): string[] {
  const telling = TELLING_OF_ROWS[name]
  const place: Place = {
    slots: [...PERSON_SLOTS('S'), 'A', 'obj', 'group', 'were', 'they', 'them', 'their'],
    must: ['S', 'obj'],
    shape: 'sentence',
    atLeast: PER_KNOWLEDGE,
    banned: HOME_WORDS
  }
  const faults: string[] = []
  for (const challenge of CHALLENGES) {
    const lines = solutions[challenge]
    if (!lines) faults.push(`${name}.${challenge}: missing`)
    else
      faults.push(
        ...[...lines.flatMap(takesFaults), ...bareFaults(lines)].map((fault) => `${name}.${challenge}: ${fault}`)
      )
    if (lines)
      faults.push(
        ...listFaults(lines, { ...place, telling: telling ?? (challenge === 'high' ? 'climber' : 'child') }).map(
          (fault) => `${name}.${challenge}: ${fault}`
        )
      )
  }
  for (const key of Object.keys(solutions))
    if (!CHALLENGES.some((each) => each === key)) faults.push(`${name}.${key}: no such challenge`)
  return faults
}

export function hobbyFaults(family: HobbyFamily): string[] {
  const faults: string[] = []
  const telling: { telling?: LineSubject } = FOR_PAWS.includes(family.id) ? { telling: 'animal' } : {}
  const base: Place = {
    slots: PERSON_SLOTS('S'),
    shape: 'sentence',
    atLeast: PER_KNOWLEDGE,
    marks: family.marks,
    ...telling
  }
  const sentence: Place = { ...base, must: ['S'], sentences: 2 }
  if (family.skills.length < 2 || family.skills.length > 3) faults.push('needs two or three skills')
  faults.push(...keyFaults(family.keys))
  faults.push(...listFaults(family.habit, { ...base, shape: 'phrase' }).map((fault) => `habit: ${fault}`))
  for (const skill of family.skills) {
    faults.push(...listFaults(family.bridge[skill] ?? [], sentence).map((fault) => `bridge.${skill}: ${fault}`))
  }
  for (const skill of SKILLS) {
    if (family.bridge[skill] && !family.skills.includes(skill)) faults.push(`bridge.${skill}: not one of its skills`)
  }
  faults.push(...listFaults(family.help, sentence).map((fault) => `help: ${fault}`))
  faults.push(...listFaults(family.dream, { ...sentence, calm: true }).map((fault) => `dream: ${fault}`))
  const meanwhile: Place = { ...sentence, sentences: 3, banned: HOME_WORDS }
  faults.push(...listFaults(family.meanwhile, meanwhile).map((fault) => `meanwhile: ${fault}`))
  return faults.map((fault) => `${family.id}.${fault}`)
}

export function traitFaults(trait: Trait): string[] {
  const base: Place = {
    slots: PERSON_SLOTS('S'),
    shape: 'sentence',
    atLeast: PER_KNOWLEDGE,
    marks: trait.marks,
    telling: 'anyone'
  }
  const sentence: Place = { ...base, must: ['S'], sentences: 2 }
  return [
    ...keyFaults(trait.keys),
    ...listFaults(trait.habit, { ...base, shape: 'phrase' }).map((fault) => `habit: ${fault}`),
    ...listFaults(trait.stance, { ...sentence, banned: MANNER_OF_DEED }).map((fault) => `stance: ${fault}`),
    ...listFaults(trait.rest, { ...sentence, calm: true }).map((fault) => `rest: ${fault}`)
  ].map((fault) => `${trait.id}.${fault}`)
}

/** Homes that have no street before the door, no hall behind it and no neighbour. */
const NO_STREET =
  /\b(?:narrowboat|houseboat|boat|barge|ship|caravan|trailer|camper|farm|farmhouse|tent|yurt|lighthouse|island|cabin|mill)\b/iu

export function cultureFaults(pack: CulturePack): string[] {
  const faults: string[] = []
  const sentence: Place = { slots: [], shape: 'sentence', atLeast: PER_KNOWLEDGE, banned: COSTUMES }
  const phrase: Place = { ...sentence, shape: 'phrase' }
  if (pack.places.length < 3) faults.push(`${pack.places.length} places, needs 3`)
  if (pack.own.length === 0) faults.push('own: says nothing that is its own')
  if (pack.goodnight.length === 0) faults.push('goodnight: none')
  faults.push(...motifFaults(pack.lullaby, { ...sentence, calm: true }).map((fault) => `lullaby: ${fault}`))
  for (const place of pack.places) {
    for (const name of ['homes', 'foods'] as const)
      faults.push(...motifFaults(place[name], phrase).map((fault) => `${place.id}.${name}: ${fault}`))
    for (const name of ['outside', 'nature', 'sounds'] as const) {
      faults.push(...motifFaults(place[name], sentence).map((fault) => `${place.id}.${name}: ${fault}`))
    }
    faults.push(...motifFaults(place.sky, { ...sentence, calm: true }).map((fault) => `${place.id}.sky: ${fault}`))
    for (const food of place.foods)
      if (/^(?:an?|the last|some|one|two|three|half)\b/u.test(food.text))
        faults.push(`${place.id}.foods: an amount, and it is told of one child and of ten people: ${food.text}`)
    for (const food of place.foods)
      if (food.text.includes(','))
        faults.push(`${place.id}.foods: a comma, where a sentence goes on after it: ${food.text}`)
    for (const home of place.homes)
      if (!/^(?:in|on|at|above|by|near|over|behind|beside|between|under|across|next)\b/u.test(home.text))
        faults.push(`${place.id}.homes: begins with no place word: ${home.text}`)
    for (const home of place.homes)
      if (NO_STREET.test(home.text))
        faults.push(`${place.id}.homes: stories speak of the street, the hall and next door: ${home.text}`)
  }
  return faults.map((fault) => `${pack.id}.${fault}`)
}

function motifFaults(motifs: CultureMotif[], place: Place): string[] {
  const faults = listFaults(
    motifs.map((motif) => motif.text),
    place
  )
  for (const { text, mark } of motifs) {
    if (!text.toLowerCase().includes(mark.toLowerCase())) faults.push(`mark “${mark}” is not in: ${text}`)
  }
  return faults
}

export function themeFaults(pack: ThemePack): string[] {
  const faults = keyFaults(pack.keys)
  for (const role of THEME_ROLES) {
    if (pack[role].length < 2) faults.push(`${role}: ${pack[role].length}, needs 2`)
    faults.push(...pack[role].flatMap((thing) => thingFaults(thing, pack.marks)).map((fault) => `${role}: ${fault}`))
  }
  if (pack.sound.length < 2) faults.push(`sound: ${pack.sound.length}, needs 2`)
  const phrase: Place = { slots: [], shape: 'phrase', atLeast: 0 }
  faults.push(...pack.sound.flatMap((line) => lineFaults(line, phrase, 'both')).map((fault) => `sound: ${fault}`))
  const sentence: Place = {
    slots: [...THEME_ROLES],
    shape: 'sentence',
    atLeast: PER_KNOWLEDGE,
    marks: [...pack.marks, ...THEME_ROLES.map((role) => `{${role}}`)]
  }
  faults.push(...listFaults(pack.detail, sentence).map((fault) => `detail: ${fault}`))
  faults.push(...listFaults(pack.sleepy, { ...sentence, calm: true }).map((fault) => `sleepy: ${fault}`))
  if (pack.world) faults.push(...worldFaults(pack.world))
  return faults.map((fault) => `${pack.id}.${fault}`)
}

export function sharedFaults(banks: SharedBanks): string[] {
  const say: Place = { slots: PARTY, shape: 'sentence', atLeast: PER_SHARED, banned: HOME_WORDS }
  const of = (place: Partial<Place> & { more?: string[] }): Place => ({
    ...say,
    ...place,
    slots: [...say.slots, ...(place.more ?? []), ...(place.must ?? [])]
  })
  const person = PERSON_SLOTS('S')
  const rest = { calm: true } as const
  const faults: string[] = []
  const check = (name: string, bank: Step, place: Place) =>
    faults.push(...bankFaults(bank, place).map((fault) => `${name}: ${fault}`))
  check('opening', banks.opening, of({ must: ['H', 'home'] }))
  check('begin', banks.begin, of({ must: ['H', 'habit', 'home'], sentences: 2 }))
  check('evening', banks.evening, of({}))
  check('hero', banks.hero, of({ must: ['habit'], more: ['age'] }))
  for (const role of ROLES) {
    const telling: Partial<Place> = role === 'animal' || role === 'baby' ? { telling: role } : {}
    check(`meet.${role}`, banks.meet[role], of({ ...telling, must: ['S'], more: [...person, 'habit', 'age'] }))
  }
  check('meetMany', banks.meetMany, of({ must: ['names'] }))
  check('alone', banks.alone, of({ more: ['small'] }))
  check('gather', banks.gather, of({ must: ['group'] }))
  for (const name of ['meanwhile', 'onward'] as const) check(name, banks[name], of({ more: ['names'] }))
  check('idea', banks.idea, of({ must: ['S'], more: [...person, 'obj'] }))
  for (const name of ['wash', 'settle', 'heavy', 'breath', 'lights', 'quiet'] as const)
    check(name, banks[name], of({ ...rest, more: ['food'] }))
  check('rollCall', banks.rollCall, of({ ...rest, must: ['names'] }))
  check('goodnight', banks.goodnight, of({ ...rest, must: ['goodnight'], more: ['names'] }))
  check('last', banks.last, of({ ...rest, must: ['H'], marks: ['asleep', 'slept', 'sleeping'] }))
  return faults
}

function listFaults(lines: Line[], place: Place): string[] {
  return [...lines.flatMap((line) => lineFaults(line, place, 'both')), ...variantFaults(lines, place.atLeast)]
}

function thingFaults(thing: Thing, marks: string[] | undefined): string[] {
  const faults: string[] = []
  if (!/^(?:an?|the|some|one|two|half|somebody|someone)\b/u.test(thing.first))
    faults.push(`first begins with no article: ${thing.first}`)
  if (/^the\b/u.test(thing.first)) faults.push(`first is not yet known, so no “the”: ${thing.first}`)
  if (!/^(?:the|that) /u.test(thing.def)) faults.push(`def begins with “the”: ${thing.def}`)
  if (
    /^an? (?:[aeio]|u[^ns])/iu.test(thing.first) &&
    !thing.first.startsWith('an ') &&
    !/^a (?:one|eu)/u.test(thing.first)
  )
    faults.push(`needs “an”: ${thing.first}`)
  if (marks && !marks.some((mark) => hasWord(thing.def, mark) || thing.def.includes(mark)))
    faults.push(`holds none of its marks: ${thing.def}`)
  return faults
}

function keyFaults(keys: string[]): string[] {
  if (keys.length === 0) return ['keys: none']
  return keys
    .filter((key) => key !== key.toLowerCase() || key.trim() !== key || key === '')
    .map((key) => `keys: not lower-case: “${key}”`)
}

/**
 * A key that stands twice in a list is found the first time only. A hobby for animals has keys of its own. The packs of a
 * theme are found with hyphens as spaces, but what of the wish is said by a pack is asked letter by letter of what was
 * typed (own-of-head.ts, own-of-theme.ts), so “t-rex” beside “t rex” is no dead key.
 */
export function deadKeyFaults(list: readonly unknown[]): string[] {
  const owners = new Map<string, string>()
  return list.flatMap((item) => {
    if (!isTheme(item) && !isTrait(item) && !isHobby(item)) return []
    const { id, keys } = item
    const readers = 'only' in item ? item.only : undefined
    return keys.flatMap((key) => {
      const asked = `${readers ?? ''} ${isTheme(item) ? key : key.replaceAll(/[^\p{L}\p{M}\p{N}’']+/gu, ' ')}`
      const owner = owners.get(asked)
      owners.set(asked, owner ?? id)
      return owner === undefined ? [] : [`${id}.keys: never asked for, as ${owner} has it already: “${key}”`]
    })
  })
}

function slotsIn(line: Line): string[] {
  try {
    return slotsOf(parseTemplate(lineText(line)))
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
// The compiler holds the shapes; these only tell exports apart.
const isPlot = (value: unknown): value is Plot => isRecord(value) && 'climaxes' in value
const isScenePlot = (value: unknown): value is ScenePlot => isRecord(value) && 'scenes' in value && 'everybody' in value
const isScene = (value: unknown): value is Scene => isRecord(value) && 'steps' in value && 'act' in value
const isTalk = (value: unknown): value is TalkBank => isRecord(value) && 'pair' in value && 'topic' in value
const isHobby = (value: unknown): value is HobbyFamily => isRecord(value) && 'bridge' in value
const isTrait = (value: unknown): value is Trait => isRecord(value) && 'stance' in value
const isCulture = (value: unknown): value is CulturePack => isRecord(value) && 'lullaby' in value
const isTheme = (value: unknown): value is ThemePack => isRecord(value) && 'sleepy' in value
const isShared = (value: unknown): value is SharedBanks => isRecord(value) && 'rollCall' in value
const isLexicon = (value: unknown): value is LexiconArea => isRecord(value) && 'area' in value && 'nouns' in value
const isSolutions = (value: unknown): value is Record<string, Line[]> =>
  isRecord(value) && 'crossing' in value && 'shy' in value

/** A plot is exported by its own file, in the list of its area and in that of all: it is checked once. */
const known = new WeakMap<object, string[]>()

/** Faults of anything that a content module exports; unknown shapes have none. */
export function exportFaults(name: string, value: unknown): string[] {
  // Of solutions the name is said in each fault.
  if (isSolutions(value)) return solutionFaults(name, value)
  if (Array.isArray(value))
    return [...deadKeyFaults(value), ...value.flatMap((item: unknown) => exportFaults(name, item))]
  if (!isRecord(value)) return []
  const faults = known.get(value) ?? recordFaults(value)
  known.set(value, faults)
  return faults
}

function recordFaults(value: Record<string, unknown>): string[] {
  if (isPlot(value)) return plotFaults(value)
  if (isScenePlot(value)) return scenePlotFaults(value)
  if (isTalk(value)) return talkFaults(value)
  if (isScene(value)) return sceneFaults(value).map((fault) => `${value.id}: ${fault}`)
  if (isHobby(value)) return hobbyFaults(value)
  if (isTrait(value)) return traitFaults(value)
  if (isCulture(value)) return cultureFaults(value)
  if (isTheme(value)) return themeFaults(value)
  if (isShared(value)) return sharedFaults(value)
  if (isLexicon(value)) return lexiconFaults(value)
  return []
}

/** The faults of content files, by path from the content folder. */
export async function fileFaults(path: string): Promise<string[]> {
  const module: unknown = await import(pathToFileURL(path).href)
  return isRecord(module) ? Object.entries(module).flatMap(([name, value]) => exportFaults(name, value)) : []
}

async function main(args: string[]): Promise<void> {
  const here = import.meta.dirname
  const paths = args.length > 0 ? args.map((arg) => resolve(arg)) : await contentFiles(here)
  let total = 0
  for (const path of paths) {
    const faults = await fileFaults(path)
    total += faults.length
    process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'BAD '} ${relative(here, path)}: ${faults.length}\n`)
    for (const fault of faults) process.stdout.write(`     ${fault}\n`)
  }
  process.exitCode = total === 0 ? 0 : 1
}

/** Absolute paths of every file of authored text below `folder`. */
export async function contentFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter(
      (name) =>
        name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(?:-lint|format|template|library)\.ts$/u.test(name)
    )
    .sort()
    .map((name) => join(folder, name))
}

if (import.meta.main) await main(process.argv.slice(2))
