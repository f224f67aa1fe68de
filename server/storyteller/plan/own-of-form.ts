import {
  SORROW_FORMS,
  WISH_KINDS,
  type Mood,
  type ScenePlot,
  type SorrowForm,
  type WishKind,
  type WishSort
} from '#content/format.ts'
import { isIncident } from '#content/incidents.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { tellsSecondHalf } from '#content/wish-plots/wish-plot.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { rememberedFor } from '../remembered.ts'
import { eventOf } from '../wish/deeds/event-clauses.ts'
import { isJob } from '../wish/job-of-wish.ts'
import { formOfWish } from '../wish/kinds/wish-form.ts'
import type { WishParts } from '../wish/kinds/wish-parts.ts'
import { canFillNounSlots, saysNounFirst } from '../wish/noun-of-wish.ts'
import { toldOfIn } from './partner.ts'
import { isSaid, talkersOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'

/** Whether all that was said of it is known: "the lady who drives the gritter", "a dentist for dragons". */
export function isSaidWhole(noun: KnownNoun | null): boolean {
  return noun?.who !== undefined
}

/** Whether the wish has this form or mood; nothing in particular has none, and of sorrows only a death has. */
export function isOfForm(
  plot: ScenePlot,
  form: Exclude<NonNullable<ScenePlot['tellsAny']>, 'known'>,
  reading: Reading
): boolean {
  const { wish, theme, request, hasLore } = reading
  if (isFormOfSorrow(form))
    return theme.kind === 'comfort' && wish.sorrow.includes(form) && (form !== 'muddled' || hasTwoBeside(plot, reading))
  // What a model was asked for is told: those plots draw on it, and a story of any wish does not.
  if (hasLore) return false
  if (form === 'said' || form === 'parts') return isSaidBy(plot, form, wish)
  if (theme.kind === 'adventure' || theme.kind === 'comfort') return false
  if (form === 'broken-toy') return wish.toy !== null && !reading.collides(wish.toy.first)
  if (isKind(form) && plot.jobs === undefined && wish.says[form] === undefined) return false
  // Of what a character in a tale is scared, the tale is told. Who broke whose is a quarrel.
  if (OF_KIN.includes(form) && wish.moods.includes('quarrel')) return false
  if (plot.jobs !== undefined) return isOfItsJob(plot, reading)
  if (!isOfItsSorts(plot, wish)) return false
  if (isKind(form))
    return (
      wish.says[form] !== undefined &&
      (form !== 'noisy' || wish.visitor === null) &&
      (form !== 'chant' || reading.brand === null) &&
      // What is only done has no halves for each of two to begin with.
      ((form !== 'together' && form !== 'shares') ||
        plot.scenes.every((scene) => scene.spare !== undefined || isSaid(scene, wish.says))) &&
      // Of the lady who drives the gritter more is known than that she does.
      (form !== 'once' || !isSaidWhole(wish.noun)) &&
      ((form !== 'once' && form !== 'ours') || isOfItsDeed(plot, form, wish)) &&
      // Of what befell all that is always told is known.
      (!isIncident(form) || plot.scenes.every((scene) => scene.spare !== undefined || isSaid(scene, wish.says))) &&
      // It is done in it, by two who use their hands.
      (form !== 'record' || plot.isTale !== true || wish.says['record.do'] !== undefined) &&
      !isOneOfThem(reading)
    )
  if (form === 'news' || form === 'happened' || form === 'letdown') return isOfNews(form, reading)
  if (form === 'afraid') return wish.fear !== null && wish.visitor === null
  if (form !== 'thing' && form !== 'deed') return wish.moods.includes(form)
  // What is feared is not waited for.
  if (wish.news ?? wish.fear) return false
  // A cold and a bad dream are nouns too, and nothing that can be had, met or waited for; “our car” is at home already,
  // and an adventure is a journey.
  if (
    form === 'thing' &&
    (!(THINGS.includes(wish.sort) || theme.kind === 'open') ||
      /^(?:my|our)\b|\badventures?\b/iu.test(withoutPreamble(request.theme)))
  )
    return false
  return formOfWish(wish) === form
}

/** A story of one kind of deed has all that it always says; what the wish says beside the deed is told where it says it. */
function isOfItsDeed({ deeds, scenes }: ScenePlot, form: 'once' | 'ours', { says }: Reading['wish']): boolean {
  // Who lives somewhere has done nothing that could be done again, and what is done on a roof no child does after them.
  if (deeds === undefined) return [`${form}.state`, 'once.known', 'once.far'].every((slot) => says[slot] === undefined)
  return (
    deeds.some((kind) => kind === says[`${form}.kind`]) &&
    scenes.every((scene) => scene.spare !== undefined || tellsSecondHalf(scene) || isSaid(scene, says))
  )
}

/** “A panda and dumplings” are a creature with something to eat, “why do bats hang” asks about a creature. */
function isOfItsSorts({ pairOf, asksOf }: ScenePlot, { says }: Reading['wish']): boolean {
  if (asksOf !== undefined && asksOf !== says['asked.sort']) return false
  if (pairOf === undefined) return true
  const [first, second] = pairOf
  return first.some((sort) => sort === says['seen.sort']) && second.some((sort) => sort === says['beside.sort'])
}

/**
 * “A fox postman”, “a yak who delivers letters”: one alone, who does just this work. One who opens a hair salon does
 * hair, and one who only cooks opens no restaurant.
 */
function isOfItsJob({ tellsAny, jobs = [] }: ScenePlot, reading: Reading): boolean {
  const { says } = reading.wish
  const does = tellsAny === 'keeps' ? says['keeps'] : (says['works'] ?? says['keeps'])
  return (
    does !== undefined && says['mate'] === undefined && jobs.includes(says['work.bare'] ?? '') && !isOneOfThem(reading)
  )
}

/** No visitor is called like one of the family. */
function isOneOfThem({ wish: { says }, collides }: Reading): boolean {
  // “Isla’s doll” is none of them.
  const met = says['once.first']?.replace(/^\p{L}+’s (?=\p{L})/u, '')
  return [says['role.first'], says['mate.first'], met].some((met) => met !== undefined && collides(met))
}

/** The member who is told of plays no part, so two others have to talk. */
function hasTwoBeside(plot: ScenePlot, { cast, hero, wish }: Reading): boolean {
  const toldOf = toldOfIn(plot, cast, wish)
  return toldOf !== hero && talkersOf(cast).filter((member) => member !== toldOf).length >= 2
}

function isFormOfSorrow(form: string): form is SorrowForm {
  return FORMS_OF_SORROW.has(form)
}

const FORMS_OF_SORROW: ReadonlySet<string> = new Set(SORROW_FORMS)

/** The kind of wish of which a story is told, where it is of no other; null of all that have to be asked. */
export function kindTold({ tellsAny, jobs, star }: ScenePlot): WishKind | null {
  if (tellsAny === undefined || jobs !== undefined || star !== undefined) return null
  const isAsked = tellsAny === 'broken-toy' || tellsAny === 'said' || tellsAny === 'parts' || isFormOfSorrow(tellsAny)
  return !isAsked && isKind(tellsAny) ? tellsAny : null
}

function isKind(form: string): form is WishKind {
  return KINDS.has(form)
}

const KINDS: ReadonlySet<string> = new Set(WISH_KINDS)

const OF_KIN: readonly string[] = ['both', 'later', 'kin', 'kin-away', 'mishap', 'mishap-away']

/** Where members of the family did it, none of them asks where they were. */
function isOfNews(form: 'news' | 'happened' | 'letdown', { wish: { news, moods }, cast, hero }: Reading): boolean {
  if (!news) return false
  // A quarrel and a lost game have stories that are about just that.
  if (form === 'letdown' && (moods.includes('quarrel') || moods.includes('losing'))) return false
  if (form !== 'happened') return news.isSad === (form === 'letdown')
  const others = cast.filter((member) => member !== hero)
  return news.isOver && !news.isSad && !others.some(({ called }) => news.said.includes(called))
}

/** Whether it is told of such a noun, and all that it always says of it is known. */
export function isOfKnownNoun(plot: ScenePlot, { wish, theme, hasLore, request }: Reading): boolean {
  const { noun } = wish
  if (!noun || hasLore || theme.kind === 'adventure' || theme.kind === 'comfort') return false
  if (wish.news && !saysNounFirst(request.theme)) return false
  // Who works for dragons is visited by dragons.
  if (noun.clients !== undefined && plot.knows?.includes('job') !== true) return false
  if (plot.nouns !== undefined && !plot.nouns.includes(noun.plain ?? noun.one)) return false
  if (plot.used !== undefined && !noun.uses.includes(plot.used)) return false
  // A hospital is a place like others; what stands in it is no toy.
  if (noun.sort !== 'place' && OF_ILLNESS.test(request.theme)) return false
  if (!isKnownBy(plot, noun) || FEARED.test(request.theme) || hasCompanion(request.theme, noun)) return false
  return plot.scenes.every((scene) => scene.spare !== undefined || canFillNounSlots(scene, noun))
}

/** “A pirate ship with a grumpy parrot” is told by a story that has a parrot in it. */
function hasCompanion(typed: string, noun: KnownNoun): boolean {
  const beside =
    / with (?:an?|the|his|her|its|one|two) (?:\p{L}+ ){0,2}?(?<who>\p{L}+)(?=$|[,.;!?]| (?:who|that|which|on|in|and)\b)/iu.exec(
      typed
    )?.groups?.['who']
  const sort = beside === undefined ? undefined : knownNoun(beside.toLowerCase())?.sort
  return (sort === 'creature' || sort === 'person') && beside !== (noun.plain ?? noun.one)
}

/** One who works for others is also any person. */
function isKnownBy({ knows = [] }: ScenePlot, noun: KnownNoun): boolean {
  return knows.includes(noun.sort) || (knows.includes('job') && isJob(noun))
}

/** “Her hospital bed” and “Daddy’s empty chair” are no props. */
const OF_ILLNESS = /\b(?:hospital|wheelchairs?|empty|wigs?|crutch(?:es)?|urn|coffin|oxygen|drip|stairlift|commode)\b/iu

/** What a child is afraid of does not come to the house or get played. */
const FEARED = /\b(?:afraid|scared|scary|frighten\w*|nervous|worried|terrified|fears?|phobia|nightmares?)\b/iu

/** With what one feels a story plays only where it was written for it. */
const FELT: readonly Mood[] = ['afraid', 'alone', 'sleepless', 'quarrel', 'losing']

/** Whether the wish can be said and misheard whole, and has the things that the story needs. */
function isSaidBy({ fits }: ScenePlot, form: 'said' | 'parts', { parts, moods, news }: Reading['wish']): boolean {
  if (parts === null || news?.isSad) return false
  // Only of two nouns and nothing else: halves of a sentence are no things, and of three one would be left out.
  if (form === 'parts' && (parts.two === null || !isOfTwoNouns(parts))) return false
  return moods.every((mood) => !FELT.includes(mood) || fits.moods?.includes(mood))
}

/** Of one wish every story of two nouns asks the same. */
const isOfTwoNouns = rememberedFor(({ said }: WishParts) => !NO_TWO_NOUNS.test(said) && eventOf(said, null) === null)

const NO_TWO_NOUNS =
  /(?:,| and | & | \+ ).*(?:,| and | & | \+ )|(?<![\p{L}’])(?:he|she|it|they|his|her|their|him|them|we|our|i|my|the others|each other)(?!\p{L})|, then /iu

const THINGS: readonly WishSort[] = ['creature', 'thing', 'vehicle', 'place', 'tale', 'job']
