import {
  BABY_WORDS,
  CREATURE_WORDS,
  DAY_WORDS,
  FRIEND_WORDS,
  KIN_WORDS,
  LIMB_WORDS,
  NAME_WORDS,
  PET_WORDS,
  TOY_WORDS,
  VEHICLE_WORDS
} from '../language/family-words.ts'

/** One word of a wish: as it was typed, in small letters, and the class that stands for it, if it has one. */
export interface WishWord {
  word: string
  /** `<kin>`, `<pet>`, … or the word itself. */
  token: string
  /** A comma or another mark stands before it. */
  isAfterMark: boolean
}

/** In this order: a parrot is a pet before it is a creature. */
const CLASSES: readonly (readonly [string, readonly string[]])[] = [
  ['<kin>', KIN_WORDS],
  ['<pet>', PET_WORDS],
  ['<baby>', BABY_WORDS],
  ['<friend>', FRIEND_WORDS],
  ['<creature>', CREATURE_WORDS],
  ['<toy>', TOY_WORDS],
  ['<vehicle>', VEHICLE_WORDS],
  ['<limb>', LIMB_WORDS],
  ['<day>', DAY_WORDS],
  ['<name>', NAME_WORDS]
]

const CLASS_OF = new Map<string, string>()
for (const [name, words] of CLASSES) for (const word of words) if (!CLASS_OF.has(word)) CLASS_OF.set(word, name)

/** How the same is typed in a hurry. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: 'i am', ive: 'i have', hes: 'he is', shes: 'she is', theyre: 'they are', weve: 'we have', theyve: 'they have', whos: 'who is', thats: 'that is', its: 'it is',
    youre: 'you are', isnt: 'is not', aint: 'is not', arent: 'are not', wasnt: 'was not', werent: 'were not', hasnt: 'has not', havent: 'have not', hadnt: 'had not',
    doesnt: 'does not', dont: 'do not', didnt: 'did not', cant: 'can not', cannot: 'can not', wont: 'will not', couldnt: 'could not', wouldnt: 'would not', shouldnt: 'should not',
    u: 'you', r: 'are', ur: 'your', n: 'and', '&': 'and', coz: 'because', cos: 'because', cause: 'because', cuz: 'because', bc: 'because', bcz: 'because', bcos: 'because', abt: 'about',
    gonna: 'going to', gotta: 'have to', wanna: 'want to', til: 'until', till: 'until', everyday: 'every day', anymore: 'any more', hosp: 'hospital', hospitalised: 'in hospital', hospitalized: 'in hospital',
    noone: 'nobody', everybody: 'everyone', somebody: 'someone', me2: 'me too', n8: 'night', '2': 'two', '3': 'three', '4': 'four', gd: 'good', bday: 'birthday', xmas: 'christmas', ppl: 'people',
    luv: 'love', thru: 'through', wee: 'little', kiddo: 'kid', passd: 'passed', hav: 'have', bin: 'been', wiv: 'with', w: 'with', wen: 'when', jus: 'just', rly: 'really', v: 'very', wk: 'week'
  })
) // prettier-ignore

/** Words that change nothing in what a sentence says, taken out so that its words stand next to each other. */
const FILLERS = new Set(
  'a an very really so just quite too even also still now then oh well ok okay please pls plz thanks thank lol x xx xxx um er like actually sadly unfortunately only suddenly already all dear poor little beloved darling lovely own old younger older elder youngest eldest big'.split(
    ' '
  )
)

/** A grandmother or grandfather of a Hokkien, Teochew or Cantonese family, whose “ah” is no sigh. */
const AH_MA = /\bah[\s-](?:mah?|m[ae]h|gong|kong|por?|poh|yeh|nai)(?=s?\b)/giu

/** A wish as the words that its meaning hangs on, at most `LONGEST` of them. Contractions are written out. */
export function wordsOfWish(wish: string): WishWord[] {
  const typed = wish
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/guinea[\s-]?pig/giu, 'guineapig')
    .replaceAll(/\b(ye|nai|lao|po|gong|pop|gran|ma)[\s-]\1\b/giu, '$1$1')
    .replaceAll(AH_MA, 'grandma')
    .replaceAll(/\bdead[\s-]+(?=sea\b|end\b|lea(?:f|ves)\b|heat\b)/giu, '')
    .replaceAll(/\bvery still\b/giu, 'motionless')
    .replaceAll(/\bt[\s-]rex\b/giu, 'trex')
    .replaceAll(/\b(step|half|great|grand)[\s-]+(?=grand|mum|mom|dad|mother|father|sister|brother|pa\b|ma\b)/giu, '')
    .replaceAll(/\bA ?& ?E\b/gu, 'emergency')
  const words: WishWord[] = []
  let isAfterMark = false
  for (const [part] of typed.matchAll(/[\p{L}\p{M}\p{N}&]+(?:'[\p{L}\p{M}]+)*|[.!?;:,()\n–—]| - /gu)) {
    if (words.length >= LONGEST) break
    if (/^[.!?;:\n]$/u.test(part)) {
      if (words.length > 0) words.push({ word: '.', token: '.', isAfterMark: false })
    }
    if (/[\p{L}\p{N}&]/u.test(part)) {
      for (const word of writtenOut(part.toLowerCase()))
        isAfterMark = !addWord(words, word, part, isAfterMark) && isAfterMark
    } else isAfterMark = true
  }
  return words
}

/** Two thousand characters hold no more words than this that mean anything. */
const LONGEST = 500

/** Whether the word was added: fillers are not, nor is "Bob" after "Uncle". */
function addWord(words: WishWord[], word: string, typed: string, isAfterMark: boolean): boolean {
  if (FILLERS.has(word)) return false
  const before = words.at(-1)
  const known = CLASS_OF.get(word) ?? classOfPlural(word)
  const isNamed = known === undefined && /^\p{Lu}\p{Ll}+/u.test(typed) && words.length > 0 && before?.token !== '.'
  const token = known ?? (isNamed ? '<name>' : /^\d+$/u.test(word) ? '<number>' : word)
  // "Uncle Bob", "his friend Leo" and "great grandma" are one each.
  if (token === '<name>' && (before?.token === '<kin>' || before?.token === '<friend>' || before?.token === '<name>'))
    return false
  if (token === '<kin>' && before?.token === '<kin>') return false
  // "My mum" and "Mum" are one thing.
  const owner = token === '<kin>' && before?.token === '<my>' ? words.pop() : undefined
  words.push({
    word,
    token: OWNERS.has(token) ? '<my>' : token,
    isAfterMark: isAfterMark || owner?.isAfterMark === true
  })
  return true
}

const OWNERS = new Set(['my', 'our', 'his', 'her', 'their', 'your'])

function classOfPlural(word: string): string | undefined {
  return word.endsWith('s') && word.length > 3 ? CLASS_OF.get(word.slice(0, -1)) : undefined
}

/** "Isn’t" is "is not", "Mum’s" is "Mum" and an "’s" that may be an "is". */
function writtenOut(word: string): string[] {
  const plain = WRITTEN_OUT.get(word.replaceAll("'", ''))
  if (plain !== undefined) return plain.split(' ')
  const at = word.indexOf("'")
  if (at < 0) {
    // "Mums" and "dads" before anything else are typed for "mum’s" and "dad’s".
    const parent = word.endsWith('s') && SINGLE_KIN.has(word.slice(0, -1)) ? word.slice(0, -1) : null
    return parent === null ? [word] : [parent, '’s']
  }
  const [stem, ending] = [word.slice(0, at), word.slice(at + 1).replaceAll("'", '')]
  if (ending === 't') return [stem.replace(/n$/u, ''), 'not']
  const full = { re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' }[ending]
  if (full !== undefined) return [stem, full]
  if (ending === 's') return stem === 'he' || stem === 'she' || stem === 'it' ? [stem, 'is'] : [stem, '’s']
  return [stem, ending]
}

const SINGLE_KIN = new Set(
  'mum mummy mom mommy mam mammy dad daddy papa nan nana gran granny grandma grandpa grandad sister brother uncle aunty'.split(
    ' '
  )
)
