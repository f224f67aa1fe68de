import nlp from 'compromise'
import * as z from 'zod/mini'

import type { ThemePack } from '#content/format.ts'
import { capital } from '../capital.ts'
import { articleFor } from '../language/common-nouns.ts'
import { rememberedOfWish } from '../remembered.ts'

/**
 * A theme that no pack knows. Something that can be counted ("axolotls", "the lost kite") can be met small and
 * large; anything else ("wifi", "折り紙") is what those who are met know, ask and dream about.
 */
export function packForOpenWord(label: string, about = label): ThemePack {
  const thing = countable(label)?.replaceAll(FEASTS, capital)
  return thing ? packOfThing(label, thing) : packOfWord(label, about)
}

/** Without its article: “Titanic”. */
export function bareLabel(label: string): string {
  return label.replace(/^(?:the|an?)\s+(?=.)/iu, '')
}

function packOfThing(label: string, thing: string): ThemePack {
  const an = articleFor(thing)
  return {
    id: 'open',
    label,
    keys: [label],
    marks: [thing, label],
    small: [
      { first: `${an} ${thing} no bigger than a thumb`, def: `the small ${thing}` },
      { first: `${an} ${thing} that would have fitted in a teacup`, def: `the teacup-sized ${thing}` },
      { first: `a very small ${thing} with very good manners`, def: `the polite ${thing}` }
    ],
    big: [
      { first: `${an} ${thing} as tall as a lamp post`, def: `the tall ${thing}` },
      { first: `${an} ${thing} so large that it had to be looked at in two parts`, def: `the large ${thing}` }
    ],
    object: [
      { first: `${an} ${thing} made of folded paper`, def: `the paper ${thing}` },
      { first: `a wooden ${thing} on four wheels`, def: `the wooden ${thing}` }
    ],
    place: [
      { first: `a corner where ${an} ${thing} had once been seen`, def: `the ${thing} corner` },
      { first: `a hill from which one could look out for ${an} ${thing}`, def: `the ${thing} hill` }
    ],
    sound: [
      `the sound that ${an} ${thing} makes when it thinks nobody is there`,
      `something between a hum and ${an} ${thing}`
    ],
    detail: [
      `A cloud went by in the shape of ${an} ${thing}.`,
      `From somewhere came the sound that ${an} ${thing} makes, or something very like it.`,
      `On a gatepost sat the smallest ${thing} that anybody had seen that week.`,
      `Round the corner, as it turned out, lived the aunt of ${an} ${thing}.`
    ],
    sleepy: [
      `Even the last ${thing} of the day was as quiet as a folded cloth.`,
      `Somewhere a little ${thing} was still, and stayed still.`,
      `The shadow of ${an} ${thing} lay down on the wall and did not get up.`,
      `One ${thing} was left on the edge of the dark, and it was nearly a dream.`
    ]
  }
}

/** What cannot be met is talked of: it stands on no badge and no boat. `about` is how a sentence says it. */
function packOfWord(label: string, about: string): ThemePack {
  return {
    id: 'open',
    label,
    keys: [label],
    marks: [...new Set([about, bareLabel(label)])],
    small: [
      { first: `a mouse that had heard all about ${about}`, def: 'the well-read mouse' },
      { first: `a snail who wanted to know more about ${about}`, def: 'the asking snail' },
      { first: `a small grey moth that dreamt of ${about}`, def: 'the grey moth' }
    ],
    big: [
      { first: `a very large, very mild bear that never tired of ${about}`, def: 'the mild bear' },
      { first: `a tall, slow heron with a great deal to say about ${about}`, def: 'the slow heron' }
    ],
    object: [
      { first: `a kettle that whistled when anybody spoke of ${about}`, def: 'the whistling kettle' },
      { first: `a lamp that burned brighter at the mention of ${about}`, def: 'the listening lamp' }
    ],
    place: [
      { first: `a bench where people talked about ${about}`, def: 'the talking bench' },
      { first: `a warm kitchen where they knew something of ${about}`, def: 'the warm kitchen' }
    ],
    sound: ['a low hum, like a kettle that is only thinking about it', 'a rustle, as if somebody turned a page'],
    detail: [
      `Far off somebody was talking about ${about}, slowly, as one does at night.`,
      `What had been said about ${about} went on ahead of them.`,
      `Two snails on a wall were of two opinions about ${about}.`,
      `The wind had heard about ${about} as well, and passed it on.`
    ],
    sleepy: [
      `There was nothing more to say about ${about} that night, and nobody said it.`,
      `Somewhere a last word about ${about} turned into a yawn.`,
      `What was left of ${about} could wait until the morning.`,
      `The thought of ${about} went round once more, slower, and lay down.`
    ]
  }
}

const FEASTS = /\b(?:halloween|christmas|easter|diwali|eid|ramadan|hanukkah|holi|matariki|hogmanay|valentine)\b/gu

const ABSTRACT =
  /^(?:day|days|time|times|night|nights|story|stories|way|ways|thing|things|world|life|love|dream|dreams|feeling|feelings|school|kindness|friend|friends|friendship|fun|music|summer|winter|spring|autumn|week|year|holiday|holidays|birthday|trip|math|maths|physics|science|news|mathematics|manners|emotions?|numbers?|sports?|games?|us|people|person|lot|bit|kind|part|place|room|home|everything|nothing)$/u

const PEOPLE =
  /^(?:mum|mummy|mom|mommy|mother|dad|daddy|father|parent|nan|nana|granny|gran|grand\p{L}+|step\p{L}+|brother|sister|sibling|twin|baby|aunt|auntie|uncle|cousin|niece|nephew|son|daughter|child|kid|boy|girl|man|woman|person|people|friend|teacher|neighbour|family)s?$/u

/** There is only one, or it is a pair: met small and large it would be another. */
const ONLY_ONE = /^(?:the|this|that|these|those|my|our|your|his|her|their|(?:\P{Z}+ ){0,3}\P{Z}+[’']s?)\s/iu
const PAIRS =
  /(?:glasses|scissors|trousers|pyjamas|shorts|jeans|tights|headphones|binoculars|pants|tweezers|leggings)$/iu

const countable = rememberedOfWish(singularOf)

/** The singular of something that can be counted, or null. "washing machines" is "washing machine". */
function singularOf(label: string): string | null {
  if (!/^[a-z][a-z ’-]*$/iu.test(label) || ONLY_ONE.test(label) || PAIRS.test(label)) return null
  // A capital letter that is still there belongs to a name.
  if (
    /\p{Lu}/u.test(
      label.replaceAll(/Halloween|Christmas|Easter|Diwali|Eid|Ramadan|Hanukkah|Holi|Matariki|Hogmanay|Valentine/gu, '')
    )
  )
    return null
  const read = nounsSchema.safeParse(nlp(label.toLowerCase()).nouns().json())
  const noun = read.success ? read.data[0] : undefined
  if (!noun) return plainPlural(label)
  if (ONLY_ONE.test(noun.text)) return null
  const root = (noun.noun.root ?? '').replace(/^(?:an?|the|one|some) /u, '')
  if (root === '' || ABSTRACT.test(root) || root.split(' ').length > 2) return null
  if (PEOPLE.test(root.slice(root.lastIndexOf(' ') + 1))) return null
  const hasArticle = /^(?:an?|one|some) /u.test(noun.text)
  if (!noun.noun.isPlural && !hasArticle) return null
  if (!noun.noun.isPlural) return root
  const singular: unknown = nlp(root).nouns().toSingular().text()
  if (typeof singular !== 'string' || singular === '' || singular === root) return null
  const whole = label.toLowerCase()
  const modified =
    whole.split(' ').length === 2 && whole.endsWith(` ${root}`) ? `${whole.split(' ')[0] ?? ''} ${singular}` : singular
  return /^(?:a|an|the|my|our|two|three|some|many|all) /u.test(modified) ? singular : modified
}

/** "bridges" alone may be read as a verb; as a theme it is a thing. */
function plainPlural(label: string): string | null {
  const word = label.toLowerCase()
  if (!/^[a-z]{3,}[^aeiousi\W]s$|^[a-z]{2,}[aeo]s$/u.test(word) || ABSTRACT.test(word)) return null
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|zz)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const nounsSchema = z.array(
  z.object({ text: z.string(), noun: z.object({ root: z.optional(z.string()), isPlural: z.optional(z.boolean()) }) })
)
