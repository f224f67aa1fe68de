import { wordPattern } from '../word-pattern.ts'

/** “Wat”, “wot”, “y do cats purr”. */
const TYPED_SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?:y|wy|whi)(?= (?:do|does|dose|did|is|are|was|were|am|can|cant|cannot|dont|doesnt|has|have)\b)/iu, 'why'],
  [/^(?:wat|wot|whut|wht)(?=(?:s|[’']s)? )/iu, 'what'],
  [/^(what|who|how|where|why|when)s(?= )/iu, '$1’s'],
  [/^(why|how|what|where|when|who) dose(?= )/iu, '$1 does']
]

/** A question with the word that asks it as it is written: “whats inside a volcano” asks what is. */
export const questionAsWritten = (typed: string): string =>
  TYPED_SHORT.reduce((said, [short, whole]) => said.replace(short, whole), typed)

/** “How come” asks why, and what is spelt or said another way in another land is the same thing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bhow come(?:s)?(?: that)? (?=\p{L})/gu, 'why '],
  [/^(?:and |but |so )?who(?:'s| is|'re| are) (?=(?:the )?\p{L}+est\b)/u, 'what is '],
  [/^(?:and |but |so )?who (?:made|built|had|thought (?:of|up)|came up with) the (?:very )?first /u, 'who invented '],
  [/\bcolor/gu, 'colour'],
  [/\bgray(?=\b|er|s)/gu, 'grey'],
  [/\bmomm(?:y|ie)\b|\bmom\b/gu, 'mummy'],
  [/\bfavorite\b/gu, 'favourite'],
  [/\bpajamas\b/gu, 'pyjamas'],
  [/\bairplane(?=s?\b)/gu, 'aeroplane'],
  [/\bt[ -]?rex\b/gu, 'rex']
]

export const inOneSpelling = (asked: string): string =>
  SAME.reduce((said, [other, ours]) => said.replace(other, ours), asked)

/** “What makes waves” asks where they come from, or how they are made. */
export function otherwiseAsked(asked: string): string[] {
  const made = MAKES.exec(asked)?.[1]
  return made === undefined ? [] : [`where do ${made} come from`, `how are ${made} made`]
}

const MAKES = /^what makes (?:the )?(\p{L}+)$/u

/** “Belly button”, “bellybutton”: two words are joined where that makes a known one, and one is parted into two known ones. */
export function joinedOrParted(asked: string, isKnown: (word: string) => boolean): string[] {
  return [joined(asked, isKnown), parted(asked, isKnown)].filter((other) => other !== asked)
}

const PAIR = wordPattern(String.raw`(?<!\p{L})(\p{L}{3,}) (?=(\p{L}{3,}))`, 'gu')

const joined = (asked: string, isKnown: (word: string) => boolean): string =>
  asked.replaceAll(PAIR, (apart, first: string, second: string) => (isKnown(first + second) ? first : apart))

const parted = (asked: string, isKnown: (word: string) => boolean): string =>
  asked.replaceAll(/\p{L}{7,}/gu, (word) => {
    if (isKnown(word)) return word
    for (let at = 3; at <= word.length - 3; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)]
      if (halves.every(isKnown)) return halves.join(' ')
    }
    return word
  })
