import nlp from 'compromise'
import * as z from 'zod/mini'

import { remembered } from '../remembered.ts'

/** "stand on one leg", "stood on one leg", "standing on one leg". */
interface VerbForms {
  base: string
  past: string
  ing: string
}

const conjugationsSchema = z.array(z.object({ PastTense: z.optional(z.string()), Gerund: z.optional(z.string()) }))

/** What the tagger takes for another verb, or for none. */
const BASES: Readonly<Record<string, string>> = {
  lying: 'lie',
  hiccuping: 'hiccup',
  hiccupping: 'hiccup',
  hiccups: 'hiccup',
  snoring: 'snore',
  ringing: 'ring',
  snores: 'snore',
  does: 'do',
  has: 'have',
  is: 'be'
}
const IRREGULAR: Readonly<Record<string, readonly [past: string, ing: string]>> = {
  // The tagger says “snew”.
  snow: ['snowed', 'snowing'],
  be: ['was', 'being'],
  flip: ['flipped', 'flipping'],
  hiccup: ['hiccupped', 'hiccupping'],
  lie: ['lay', 'lying'],
  tie: ['tied', 'tying'],
  knit: ['knitted', 'knitting'],
  sneak: ['sneaked', 'sneaking'],
  iron: ['ironed', 'ironing'],
  awake: ['awoke', 'awaking'],
  boo: ['booed', 'booing'],
  dive: ['dived', 'diving'],
  let: ['let', 'letting'],
  light: ['lit', 'lighting'],
  moo: ['mooed', 'mooing'],
  purr: ['purred', 'purring'],
  shut: ['shut', 'shutting'],
  skip: ['skipped', 'skipping'],
  stink: ['stank', 'stinking'],
  stride: ['strode', 'striding'],
  string: ['strung', 'stringing'],
  swell: ['swelled', 'swelling'],
  tidy: ['tidied', 'tidying'],
  tiptoe: ['tiptoed', 'tiptoeing'],
  tread: ['trod', 'treading'],
  wake: ['woke', 'waking'],
  yodel: ['yodelled', 'yodelling']
}
/** “Hum” and “tap” double their last letter, which the tagger does not know of each. */
const SHORT = /^[^aeiou]{0,3}[aeiou][^aeiouwxy]$/u

/**
 * The forms of a verb with all that follows it, from any of "stands on one leg", "standing on one leg", "stand on one
 * leg"; null where the first word is no verb.
 */
export function verbForms(clause: string): VerbForms | null {
  const [first = '', ...rest] = clause.trim().toLowerCase().split(' ')
  const base = baseOf(first)
  if (!/^\p{L}{2,}$/u.test(base)) return null
  const [past, ing] = IRREGULAR[base] ?? conjugated(base)
  const after = ['', ...rest].join(' ')
  return { base: base + after, past: past + after, ing: ing + after }
}

/** The same with what follows the verb as it was typed: “talk to Grandma”. */
export function verbFormsAsTyped(clause: string): VerbForms | null {
  const [verb = '', ...rest] = clause.split(' ')
  const forms = verbForms(verb)
  const after = ['', ...rest].join(' ')
  return forms && { base: forms.base + after, past: forms.past + after, ing: forms.ing + after }
}

/** “Stand” of “stands on one leg”; null where the first word is no verb. */
export function baseOfVerb(clause: string): string | null {
  const base = baseOf(clause.trim().toLowerCase().split(' ', 1)[0] ?? '')
  return /^\p{L}{2,}$/u.test(base) ? base : null
}

const taggerSchema = z.object({
  methods: z.object({
    two: z.object({
      transform: z.object({
        verb: z.object({
          toInfinitive: z.custom<(verb: string, model: unknown, tense: string) => string>(
            (method) => typeof method === 'function'
          )
        })
      })
    })
  }),
  model: z.looseObject({
    one: z.looseObject({
      lexicon: z.custom<Readonly<Record<string, unknown>>>((words) => typeof words === 'object' && words !== null)
    })
  })
})
/**
 * By what the tagger itself asks once it has read a text, which of one word is a thousand times the work. Those are its own
 * insides: where a later one has others, each verb is read as a text.
 */
export function infinitivesBy(tagger: unknown): (verb: string) => string {
  const { data: insides } = taggerSchema.safeParse(tagger)
  return (verb) => {
    const asked = insides ? infinitiveOf(verb, insides) : null
    return (asked ?? infinitiveInText(verb)) || verb.replace(/(?:ing|s)$/u, '')
  }
}

const infinitive = infinitivesBy(nlp.world())

/** Null where it would take the word for an infinitive or a noun (“focus”, “string”). */
function infinitiveOf(verb: string, { methods, model }: z.infer<typeof taggerSchema>): string | null {
  const known = Object.hasOwn(model.one.lexicon, verb) ? model.one.lexicon[verb] : 'Plural'
  if (!ENDS_AS_A_FORM.test(verb) || (known !== 'Plural' && known !== 'PresentTense' && known !== 'Gerund')) return null
  return methods.two.transform.verb.toInfinitive(verb, model, verb.endsWith('ing') ? 'Gerund' : 'PresentTense')
}

function infinitiveInText(verb: string): string {
  const text = nlp(verb)
  text.tag('Verb')
  const read: unknown = text.verbs().toInfinitive().text()
  return typeof read === 'string' ? read : ''
}

/** “Sells” and “selling”, and neither “guess” nor “sleep-walks”. */
const ENDS_AS_A_FORM = /^[a-z]+(?:ing|[^s]s)$/u

/** More than there are in the messages of many families. */
const MOST_VERBS = 2_000

/** Of one word the tagger always knows the same, and asking it is dear. */
const baseOf = remembered((verb): string => {
  const known = BASES[verb]
  if (known !== undefined) return known
  if (
    !/(?:ing|s)$/u.test(verb) ||
    /^(?:sing|bring|ring|swing|string|sting|cling|fling|toss|miss|kiss|pass|dress|guess|press|cross)$/u.test(verb)
  )
    return verb
  return infinitive(verb)
}, MOST_VERBS)

const conjugated = remembered((base): readonly [past: string, ing: string] => {
  const read = conjugationsSchema.safeParse(nlp(`to ${base}`).verbs().conjugate())
  const forms = read.success ? read.data[0] : undefined
  const stem = base.replace(/e$/u, '')
  const past = forms?.PastTense ?? `${stem}ed`
  const ing = forms?.Gerund ?? `${stem}ing`
  if (SHORT.test(base) && past === `${base}ed`) return [`${base}${base.slice(-1)}ed`, `${base}${base.slice(-1)}ing`]
  // Of “slam” the tagger knows “slammed” only.
  return [past, ing.endsWith('ing') ? ing : past.replace(/ed$/u, 'ing')]
}, MOST_VERBS)

/** Pasts that the tagger does not know for what they are. */
const IRREGULAR_PASTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ran: 'run',
    purred: 'purr',
    tiptoed: 'tiptoe',
    fell: 'fall',
    lay: 'lie',
    ate: 'eat',
    wore: 'wear',
    blew: 'blow',
    stole: 'steal',
    swam: 'swim',
    flew: 'fly',
    drew: 'draw',
    hid: 'hide',
    dug: 'dig',
    sat: 'sit',
    grew: 'grow',
    threw: 'throw',
    sang: 'sing',
    rang: 'ring',
    drank: 'drink',
    rode: 'ride',
    drove: 'drive',
    wrote: 'write',
    spoke: 'speak',
    went: 'go',
    came: 'come',
    took: 'take',
    made: 'make',
    built: 'build',
    lost: 'lose',
    forgot: 'forget',
    found: 'find',
    fought: 'fight',
    won: 'win',
    told: 'tell',
    said: 'say',
    slept: 'sleep',
    overslept: 'oversleep',
    caught: 'catch',
    brought: 'bring',
    gave: 'give',
    sent: 'send',
    got: 'get',
    became: 'become',
    laid: 'lay',
    swapped: 'swap',
    bit: 'bite',
    saw: 'see',
    met: 'meet',
    knit: 'knit',
    spun: 'spin',
    wove: 'weave',
    beat: 'beat',
    read: 'read',
    lent: 'lend',
    left: 'leave',
    fled: 'flee',
    sank: 'sink',
    crept: 'creep',
    leapt: 'leap',
    leaped: 'leap',
    sneezed: 'sneeze',
    learnt: 'learn',
    burnt: 'burn',
    spilt: 'spill',
    spelt: 'spell',
    dreamt: 'dream',
    leant: 'lean',
    smelt: 'smell',
    shrank: 'shrink',
    tore: 'tear',
    broke: 'break',
    fed: 'feed',
    held: 'hold',
    heard: 'hear',
    bought: 'buy',
    taught: 'teach',
    hung: 'hang',
    slid: 'slide',
    swung: 'swing',
    had: 'have',
    began: 'begin',
    knitted: 'knit',
    hopped: 'hop',
    ironed: 'iron',
    sneaked: 'sneak',
    roared: 'roar',
    married: 'marry',
    carried: 'carry',
    hurried: 'hurry'
  })
)

/** “Ran”, “sneezed”: a past of which the base is known without the tagger. */
export function isIrregularPast(word: string): boolean {
  return IRREGULAR_PASTS.has(word.toLowerCase())
}

/** “Woke” of “wakes” and of “wake”. */
const PASTS_BY_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries(IRREGULAR).flatMap(([base, [past]]) =>
    base === 'be'
      ? []
      : [
          [base, past],
          [thirdPerson(base), past]
        ]
  )
)

/** “Ran” of “runs”; null where the tagger knows none. */
export function pastOfVerb(verb: string): string | null {
  return PASTS_BY_FORM.get(verb.toLowerCase()) ?? pastByTagger(verb)
}

const pastByTagger = remembered((verb): string | null => {
  const read: unknown = nlp(`it ${verb}`).verbs().toPastTense().text()
  const past = typeof read === 'string' ? read.replace(/^it /iu, '') : ''
  return past === '' ? null : past
}, MOST_VERBS)

/** “Run” of “ran”; `past` in small letters. */
export function baseOfPast(past: string): string {
  return IRREGULAR_PASTS.get(past) ?? baseByTagger(past)
}

const baseByTagger = remembered((past): string => {
  const read: unknown = nlp(`it ${past}`).verbs().toInfinitive().text()
  const base = typeof read === 'string' ? read.replace(/^it /iu, '') : past
  return base === past ? (regularBaseOf(past) ?? past) : base
}, MOST_VERBS)

/** “Snore” of “snored”, which the tagger takes for no verb at all; null where no such verb has this past. */
function regularBaseOf(past: string): string | null {
  if (!past.endsWith('ed')) return null
  const bases = [past.slice(0, -1), past.slice(0, -2)]
  return bases.find((base) => pastOfVerb(thirdPerson(base)) === past) ?? null
}

/** “Bake” of “baked”, “go” of “went”; a verb that is in no past stays as it is. */
export function outOfPast(verb: string): string {
  return isIrregularPast(verb) || verb.endsWith('ed') ? baseOfPast(verb) : verb
}

/** “Rides” of “ride”; the base in small letters. */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has'
  if (/(?:s|sh|ch|x|z|[^aeiou]o)$/u.test(base)) return `${base}es`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
