import nlp from 'compromise'
import * as z from 'zod/mini'
import type { ThemePack, ThemeRole, Thing } from '#content/format.ts'
import { startsWithVowelSound } from './common-nouns.ts'

/**
 * A theme that nobody wrote about is framed, not understood. Something that can be counted ("axolotls", "the lost
 * kite") can be met small and large; anything else ("wifi", "折り紙") is a word that is written on things.
 */
export function packForOpenWord(label: string): ThemePack {
  const thing = countable(label)?.replaceAll(FEASTS, (feast) => feast.charAt(0).toUpperCase() + feast.slice(1))
  return thing ? packOfThing(label, thing) : packOfWord(label)
}

/** On a badge it says ‘Titanic’, because “the ‘the Titanic’ badge” is hard to say. */
export function bareLabel(label: string): string {
  return label.replace(/^(?:the|an?)\s+(?=.)/iu, '')
}

function packOfThing(label: string, thing: string): ThemePack {
  const an = startsWithVowelSound(thing) ? 'an' : 'a'
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
      { first: `a tin with a picture of ${an} ${thing} on the lid`, def: `the ${thing} tin` },
      { first: `a brass button in the shape of ${an} ${thing}`, def: `the ${thing} button` }
    ],
    place: [
      { first: `a square with a statue of ${an} ${thing} in the middle`, def: `the ${thing} square` },
      { first: `a small house with ${an} ${thing} painted on the door`, def: `the ${thing} house` }
    ],
    sound: [
      `the sound that ${an} ${thing} makes when it thinks nobody is there`,
      `something between a hum and ${an} ${thing}`
    ],
    detail: [
      `A cloud went by in the shape of ${an} ${thing}.`,
      `Somebody had drawn ${an} ${thing} on the pavement in chalk, and the rain had been kind to it.`,
      `On a gatepost sat the smallest ${thing} that anybody had seen that week.`,
      `There was a smell of rain and, very faintly, of ${thing}.`
    ],
    sleepy: [
      `Even the last ${thing} of the day was as quiet as a folded cloth.`,
      `Somewhere a little ${thing} was still, and stayed still.`,
      `The shadow of ${an} ${thing} lay down on the wall and did not get up.`,
      `One ${thing} was left on the edge of the dark, and it was nearly a dream.`
    ]
  }
}

/** What is still read off a badge in one glance. */
const MOST_WORDS_OF_BADGE = 3

function packOfWord(label: string): ThemePack {
  // Single quotation marks, because the word is also said in speech.
  const bare = bareLabel(label)
  const word = `‘${bare}’`
  const words = bare.includes(' ') ? 'words' : 'word'
  const isLong = bare.split(' ').length > MOST_WORDS_OF_BADGE
  /** Many words are written out where they are met; said again each time, they tire whoever listens. */
  const bearer = (first: string, def: string, short: string): Thing => ({ first, def: isLong ? short : def })
  const bearers: Pick<ThemePack, ThemeRole> = {
    small: [
      bearer(
        `a small visitor with a badge that said ${word}`,
        `the visitor with the ${word} badge`,
        'the small visitor'
      ),
      bearer(`a mouse with the ${words} ${word} stitched on its scarf`, `the ${word} mouse`, 'the scarf mouse'),
      bearer(`a small grey moth that called itself ${word}`, `the moth called ${word}`, 'the grey moth')
    ],
    big: [
      bearer(`a tall, slow somebody in a coat marked ${word}`, `the tall one in the ${word} coat`, 'the tall one'),
      bearer(`a very large, very mild bear with ${word} on its cap`, `the ${word} bear`, 'the large bear')
    ],
    object: [
      bearer(`a tin box with ${word} on its lid`, `the ${word} box`, 'the tin box'),
      bearer(`a jar with ${word} on the label`, `the ${word} jar`, 'the labelled jar')
    ],
    place: [
      bearer(`a small station called ${word}`, `${word} station`, 'the small station'),
      bearer(`a street that was named ${word} on every sign`, `the street called ${word}`, 'that street')
    ]
  }
  return {
    id: 'open',
    label,
    keys: [label],
    marks: [bare],
    ...bearers,
    sound: ['a low hum, like a kettle that is only thinking about it', 'a rustle, as if somebody turned a page'],
    detail: [
      `Somebody had written ${word} on a wall, in chalk, in a careful hand.`,
      `A boat went past with ${word} painted on its side.`,
      `On a slip of paper in the grass stood ${words === 'word' ? 'one word' : 'a few words'}, ${word}, and nothing else.`,
      `A kite was tied to a railing, and its tail spelt ${word}.`
    ],
    sleepy: [
      `The ${words} ${word} grew longer and softer, the way words do at the edge of sleep.`,
      `Somewhere a sign that said ${word} was too dark to read, and that was all right.`,
      `There was ${word} still, but far off, and folded up small for the night.`,
      `Even ${word} lay still now, like a word on a page when the book is closed.`
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

/** The singular of something that can be counted, or null. "washing machines" is "washing machine". */
function countable(label: string): string | null {
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
