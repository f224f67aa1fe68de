import { daleChall } from 'dale-chall'
import { doubleMetaphone } from 'double-metaphone'
import leven from 'leven'

import type { ThemePack } from '#content/format.ts'
import { anyKnownNoun } from '#content/lexicon.ts'
import { capital } from '../capital.ts'
import { anyOf } from '../language/any-of.ts'
import { articleFor } from '../language/common-nouns.ts'
import { PARENT_WORDS, RELATIVE_WORDS } from '../language/family-words.ts'
import { lazyPattern } from '../language/lazy-pattern.ts'
import { isEnglishWord, isKnownWord, isName } from '../language/word-list.ts'
import { rememberedFor } from '../remembered.ts'
import { harmSoundingLike } from '../sorrow/misspelt-harm.ts'
import { wordPattern } from '../word-pattern.ts'
import { NEAR_WORDS } from './near-words.ts'
import { withoutBrands } from './theme-words.ts'

/**
 * A wish as it would be spelt by a parent with two free hands: apostrophes where they were left out ("doesnt", "mummys
 * tummy"), and the word that was meant where it is surely another one: one that a pack knows ("wobly tooth"), or one of the
 * three thousand that every child of ten knows ("tommorow"). `names` stay as they are, in any case of letters, and so do
 * `known` words, which are in small ones.
 */
export function asMeant(
  typed: string,
  themes: readonly ThemePack[],
  names: readonly string[] = [],
  known: ReadonlySet<string> = NO_WORDS
): string {
  const isAlone = ALONE.test(typed.trim())
  const called = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))
  return (
    typed
      .replaceAll(/\b(d)os(?:e?n[’']?t|nt)\b/giu, '$1oesn’t')
      .replaceAll(/\b(do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo)nt\b/giu, '$1n’t')
      .replaceAll(
        /\b(he|she|that|what|who|where)s(?= (?:a|an|the|not|too|so|very|really|always|never|late|tired|fed|bored|sick|lost|stuck|shy|lonely|frightened|worried|going|having|getting|afraid|scared|at|in|on|my|our)\b)/giu,
        '$1’s'
      )
      .replaceAll(/\b(?:im|i'm)\b/giu, 'I’m')
      .replaceAll(
        /\b(there|here)s(?= (?:an?|the|no|some|something|somebody|someone|lots|two|three|my|our)\b)/giu,
        '$1’s'
      )
      .replaceAll(/\b((?:every|some|any|no)(?:body|one))s(?= (?!(?:is|was|who|that|else)\b)\p{L})/giu, '$1’s')
      .replaceAll(/\b(world|town|school|family)s(?= (?:\p{L}+est|best|worst|most|first|only)\b)/giu, '$1’s')
      .replaceAll(
        /\bits (?=(?:freezing|raining|snowing|cold|hot|dark|time|too|so|not|only|just|always|all|really|very|been|got|gonna|an?|the|my|our|getting|going|for|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|bedtime|late)\b)/giu,
        'it’s '
      )
      .replaceAll(TYPED_SHORT, (short) => WRITTEN_OUT.get(short.toLowerCase()) ?? short)
      // “Laylas bicycle” is one of the family’s, and a child called Rose grows no roses.
      .replaceAll(/(?<!\p{L})(\p{L}+)s(?= \p{Ll})/gu, (word, name: string) =>
        called.has(name.toLowerCase()) && !isEnglishWord(word.toLowerCase()) ? `${name}’s` : word
      )
      .replaceAll(OWNED, '$1’s')
      .replaceAll(OWNED_BY_ONE, '$1’s')
      .replaceAll(OWNED_BY_KIN(), (said, kin: string, first: string, second: string | undefined) =>
        !MAY_BE_VERB.test(first) &&
        [first, second].some((word) => word !== undefined && anyKnownNoun(word.toLowerCase()) !== null)
          ? `${kin}’s `
          : said
      )
      .replaceAll(AT_THEIR_PLACE(), '$1’s')
      .replaceAll(OWNED_BY_NAME, '$1’s')
      .replaceAll(/\b(\p{L}{3,})eing\b/giu, (word, stem: string) =>
        !NEAR_WORDS.has(word.toLowerCase()) && isKnownWord(`${stem}ing`.toLowerCase()) ? `${stem}ing` : word
      )
      .replaceAll(MANY_IN_YS, (word, stem: string) =>
        isEnglishWord(`${stem}ies`.toLowerCase()) &&
        !isEnglishWord(word.toLowerCase()) &&
        !isName(`${stem}y`.toLowerCase())
          ? `${stem}ies`
          : word
      )
      .replaceAll(/\bloosing (?=a |an |at |my |his |her |the |the$|$)/giu, 'losing ')
      .replaceAll(/\b(?:frightend|frigthened|freightened)\b/giu, 'frightened')
      .replaceAll(/\bscarred (?=of\b)/giu, 'scared ')
      .replaceAll(/\b(?:dyde|dide|deid|dyd|diyd)\b/giu, 'died')
      .replaceAll(/\p{L}{5,}/gu, (word) => {
        const plain = word.toLowerCase()
        if (called.has(plain) || known.has(plain)) return word
        const ofTheme = spelt(word, themes, isAlone)
        const meant = ofTheme === word ? spelledInStory(word, known) : ofTheme
        return meant !== word && isBrand(word) ? word : meant
      })
      // The story says the wish again and again, and “a astronaut” is a slip in each of its sentences.
      .replaceAll(WITH_ARTICLE, (_all, article: string, noun: string) =>
        article.charAt(0) === 'A' ? `${capital(articleFor(noun))} ${noun}` : `${articleFor(noun)} ${noun}`
      )
  )
}

/** “A owl”, “an dragon”: no letter (“plan a or b”) and nothing typed in capitals. */
const WITH_ARTICLE =
  /(?<![\p{L}\p{N}’'-])([Aa]n?) (?!(?:and|or|is|in|of|it|as|at|on|i|if|am|are|us|we|to|for|with)(?!\p{L}))(\p{Ll}\p{L}+)/gu

const NO_WORDS: ReadonlySet<string> = new Set()

/** “Shrek” is no shark. */
function isBrand(word: string): boolean {
  return withoutBrands(word).trim() === ''
}

/** What thumbs leave out. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tmrw: 'tomorrow', tmr: 'tomorrow', tmrow: 'tomorrow', '2moro': 'tomorrow', tonite: 'tonight', abt: 'about', bday: 'birthday', xmas: 'Christmas',
    cuz: 'because', bc: 'because', bcos: 'because', bcause: 'because', plz: 'please', thx: 'thanks', smth: 'something', cos: 'because', coz: 'because', gonna: 'going to', wanna: 'want to', hols: 'holidays', bff: 'best friend', ppl: 'people',
    wat: 'what', wen: 'when', wiv: 'with', nite: 'night', nites: 'nights', nummers: 'numbers', nummer: 'number', thier: 'their', teh: 'the', becos: 'because', becuz: 'because', sed: 'said', skool: 'school', luv: 'love', nobdy: 'nobody', evry: 'every',
    donut: 'doughnut', donuts: 'doughnuts', trainning: 'training', swiming: 'swimming', begining: 'beginning', stabilizers: 'stabilisers', invisable: 'invisible', invisble: 'invisible',
    spagetti: 'spaghetti', spageti: 'spaghetti', sgetti: 'spaghetti', bruvver: 'brother', bruva: 'brother', bruvva: 'brother', sista: 'sister', muvver: 'mother', farver: 'father',
    alergic: 'allergic', allergick: 'allergic', freindly: 'friendly', freind: 'friend', freinds: 'friends', mermade: 'mermaid', mermades: 'mermaids', princeses: 'princesses', tracter: 'tractor', tracters: 'tractors',
    scool: 'school', shcool: 'school', shool: 'school', schol: 'school', skul: 'school', nursary: 'nursery', nurcery: 'nursery', techer: 'teacher', teecher: 'teacher', libary: 'library', tomorow: 'tomorrow', tommorow: 'tomorrow', tommorrow: 'tomorrow',
    dinasaur: 'dinosaur', dinasaurs: 'dinosaurs', dinosour: 'dinosaur', dinosours: 'dinosaurs', elefant: 'elephant', elefants: 'elephants', girafe: 'giraffe', crocadile: 'crocodile', kangeroo: 'kangaroo', penguine: 'penguin', pengiun: 'penguin', racoon: 'raccoon', racoons: 'raccoons', squirel: 'squirrel', squirell: 'squirrel', rabit: 'rabbit', catapillar: 'caterpillar', caterpiller: 'caterpillar', buterfly: 'butterfly', hedghog: 'hedgehog', hedgehodge: 'hedgehog',
    unicon: 'unicorn', unicron: 'unicorn', dragen: 'dragon', monser: 'monster', mosnter: 'monster', wizzard: 'wizard', fary: 'fairy', fariy: 'fairy', castel: 'castle', piarte: 'pirate', roket: 'rocket', astronot: 'astronaut', helicoptor: 'helicopter', helecopter: 'helicopter', aeroplain: 'aeroplane', choclate: 'chocolate', vegtables: 'vegetables', sandwhich: 'sandwich', sandwitch: 'sandwich', birthay: 'birthday', brithday: 'birthday', haloween: 'Halloween', hallowen: 'Halloween',
    docter: 'doctor', breakfeast: 'breakfast', resturant: 'restaurant', restarant: 'restaurant', suprise: 'surprise', jelous: 'jealous', nervus: 'nervous', nervious: 'nervous', lonley: 'lonely', wierd: 'weird', becuse: 'because', becouse: 'because', evrything: 'everything', somthing: 'something', sombody: 'somebody', wont: 'won’t', doesnt: 'doesn’t', didnt: 'didn’t', cant: 'can’t', isnt: 'isn’t', dont: 'don’t', wasnt: 'wasn’t', couldnt: 'couldn’t', wouldnt: 'wouldn’t', havent: 'haven’t', hasnt: 'hasn’t', arent: 'aren’t',
    ourselfs: 'ourselves', themselfs: 'themselves', hes: 'he’s', shes: 'she’s', theyre: 'they’re', weve: 'we’ve', noone: 'no one'
  })
) // prettier-ignore
const TYPED_SHORT = wordPattern(
  String.raw`(?<![\p{L}\p{N}’-])(?:${[...WRITTEN_OUT.keys()].join('|')})(?![\p{L}\p{N}’-])`,
  'giu'
)

/** “Two puppys”, “butterflys in our garden”; “the puppys first day” is one puppy’s. */
const MANY_IN_YS =
  /\b(\p{L}{2,}[^aeiou\P{L}])ys(?=$|[,.;!?]| (?:and|or|are|were|who|that|which|with|without|in|on|at|to|from|under|by|have|had|can|could|for)\b)/giu

/** "Mums and dads" are many; "mummys tummy" is hers. */
const OWNED =
  /\b(mum|mummy|mom|mommy|dad|daddy|grandma|grandpa|grandad|granny|gran|nan|nana|nanna|papa|mama)s(?= (?!(?:and|or|are|who|that|were|have|do|can|with|at)\b)\p{L})/giu

/** Relatives by a word of theirs, in any language; who is “sis” or “nans” already has an s. */
const KIN = (): string => anyOf([...PARENT_WORDS, ...RELATIVE_WORDS].filter((word) => /^\p{L}{4,}(?<!s)$/u.test(word)))
/** “Uncles boat”, “dadas red glasses”, where what comes after is a thing: two uncles or all the aunties own none. */
const OWNED_BY_KIN = lazyPattern(
  () =>
    String.raw`(?<!\p{L})(?<!(?:two|three|four|both|all|the|some|many|of|and|my big|little) )(${KIN()})s (?=(\p{Ll}+)(?: (\p{Ll}+))?)`,
  'giu'
)
/** What several of them may do, and what only joins them to the next word: in “uncles eat pizza” nothing is owned. */
const MAY_BE_VERB =
  /^(?:eat|wear|drink|have|had|ate|wore|make|made|bring|brought|like|love|hate|want|buy|sell|ride|drive|play|cook|bake|read|sing|share|carry|took|take|get|got|see|saw|are|were|and|or|who|came|come|went|go)$/iu
/** “At grandpas”, at the end of what is said. */
const AT_THEIR_PLACE = lazyPattern(
  () => String.raw`(?<!\p{L})((?:at|round at|over at) (?:(?:my|our|his|her) )?(?:${KIN()}))s(?=$|[.,!?;])`,
  'giu'
)

/** “A girls shadow”, “one dragons egg”: of one there is no plural. */
const OWNED_BY_ONE =
  /\b((?:an?|one|the other|another|every) (?:(?:little|big|old|small|young|tiny) )?(?:girl|boy|child|baby|man|woman|lady|king|queen|prince|princess|pirate|wizard|knight|giant|dragon|robot|monster|mermaid|unicorn|dinosaur|elephant|lion|tiger|bear|fox|cat|dog|hen|bird|cow|horse|mouse|snail|spider|teacher|doctor|baker|farmer))s(?= (?!(?:and|or|are|were|is|was|who|that|which|with|without|in|on|at|to|from|by|under|have|had|can|do|go)\b)\p{L})/giu

/** “Uncle tims boat race”; “grandpa teaches the dog” is no name. */
const OWNED_BY_NAME =
  /\b((?:uncle|auntie|aunty|aunt|cousin|granny|grandma|grandpa|grandad) (?!(?:james|chris|thomas|lucas|marcus|alexis|agnes|frances|iris|nicholas|dennis|was|has|is|goes|comes|gets)\b)\p{L}{2,})s(?= (?!(?:the|an?|my|our|his|her|their) )(?:\p{L}+ )?(?:wedding|birthday|party|house|flat|boat|car|dog|cat|puppy|baby|garden|shop|farm|van|bike|match|race|show|play|graduation)\b)/giu

function spelt(word: string, themes: readonly ThemePack[], isAlone: boolean): string {
  if (/^\p{Lu}/u.test(word) && word !== word.toUpperCase()) {
    const plain = spelt(word.toLowerCase(), themes, isAlone)
    return plain === word.toLowerCase() ? word : capital(plain)
  }
  const words = wordsOfKeys(themes)
  if (words.has(word) || NEAR_WORDS.has(word) || isKnownWord(word)) return word
  const harm = isEnglishWord(word) ? null : harmSoundingLike(word)
  if (harm !== null) return harm
  if (isKnownWord(stemOf(word))) return word
  const [meant, ...others] = (words.get(word.charAt(0)) ?? []).filter((key) => key.length > 4 && isSlipOf(word, key))
  if (meant !== undefined && others.length === 0) return meant
  const alike = soundingLike(word, themes, isAlone ? FEWEST_SOUNDS_ALONE : FEWEST_SOUNDS)
  if (alike !== undefined) return alike
  // The packs have many a thing once only: “thunderstroms”.
  const many = word.endsWith('s') && !word.endsWith('ss') ? `${spelt(word.slice(0, -1), themes, isAlone)}s` : word
  return many !== word && isEnglishWord(many) && !isEnglishWord(word) ? many : word
}

/**
 * The word for which a story was written, of which an unknown word is a slip: “axalotl”, “wombatt”. With a capital it may be
 * what a child is called.
 */
function spelledInStory(word: string, known: ReadonlySet<string>): string {
  if (/\p{Lu}/u.test(word) || isEnglishWord(word) || isKnownWord(word) || isKnownWord(stemOf(word))) return word
  const [meant, ...others] = (storyWords(known).get(word.charAt(0)) ?? []).filter((key) => isSlipOf(word, key))
  return meant === undefined || others.length > 0 ? word : meant
}

const storyWords = rememberedFor((known: ReadonlySet<string>) => underFirstLetter(known))

/** Words in small letters that are long enough to be mended, under their first letter. */
function underFirstLetter(words: Iterable<string>): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const word of words) {
    if (!/^[a-z]{5,}$/u.test(word)) continue
    const list = lists.get(word.charAt(0))
    if (list) list.push(word)
    else lists.set(word.charAt(0), [word])
  }
  return lists
}

/**
 * The word of a pack that sounds as an unknown word does, for a parent who types as they speak: “dinosoar”, “catapillar”,
 * “gymnastiks”. By sound, names are like things (“Valentina”), so what may be a name stays, and so does what sounds like
 * words of two packs.
 */
function soundingLike(word: string, themes: readonly ThemePack[], fewest: number): string | undefined {
  const [sound] = doubleMetaphone(word)
  if (sound.length < fewest || isEnglishWord(word)) return undefined
  const heard = (soundsOfKeys(themes).get(word.charAt(0)) ?? []).filter(
    ({ key, sound: of }) =>
      key.endsWith('s') === word.endsWith('s') &&
      (of === sound || (of.length > FEWEST_SOUNDS && isWithoutOne(sound, of))) &&
      leven(key, word) <= (of === sound ? (word.length >= LONG ? 3 : 2) : word.length > LONG + 1 ? 2 : 1)
  )
  // The English words of a pack come first.
  const [meant] = heard
  const isOne = heard.every(({ key, pack }) => key === meant?.key || pack === meant?.pack)
  return meant !== undefined && isOne && !isName(word) ? meant.key : undefined
}

/** “Pricess”: one sound of the whole was left out. */
function isWithoutOne(sound: string, whole: string): boolean {
  return [...whole].some((_, at) => whole.slice(0, at) + whole.slice(at + 1) === sound)
}

/** In a sentence; with fewer, half of all names sound like something. */
const FEWEST_SOUNDS = 4
/** Where nothing else was typed, a thing is wished for. */
const FEWEST_SOUNDS_ALONE = 3
const ALONE = /^(?:(?:an?|the|my) )?\p{L}+$/iu

type Sounds = ReadonlyMap<string, readonly { key: string; sound: string; pack: string }[]>
const soundLists = new WeakMap<readonly ThemePack[], Sounds>()

/** How the words of the packs’ keys sound, under their first letters. */
function soundsOfKeys(themes: readonly ThemePack[]): Sounds {
  const known = soundLists.get(themes)
  if (known) return known
  const made = new Map<string, { key: string; sound: string; pack: string }[]>()
  for (const { id, keys } of themes)
    for (const key of new Set(keys.flatMap((each) => each.split(/[ -]/u)))) {
      if (!/^[a-z]{5,}$/u.test(key)) continue
      const letter = key.charAt(0)
      made.set(letter, [...(made.get(letter) ?? []), { key, sound: doubleMetaphone(key)[0], pack: id }])
    }
  soundLists.set(themes, made)
  return made
}

/** Whether a word is another one with two letters swapped, a letter doubled or not, or, if it is long, one letter off. */
function isSlipOf(word: string, meant: string): boolean {
  const difference = word.length - meant.length
  if (word.length > SHORT && onceEach(word) === onceEach(meant)) return true
  if (Math.abs(difference) > 1 || word === meant) return false
  const start = [...word].findIndex((letter, at) => letter !== meant[at])
  const from = start < 0 ? Math.min(word.length, meant.length) : start
  if (difference === 0) {
    const isSwapped =
      word[from] === meant[from + 1] && word[from + 1] === meant[from] && word.slice(from + 2) === meant.slice(from + 2)
    const isOneOff = word.slice(from + 1) === meant.slice(from + 1)
    return isSwapped || (isOneOff && meant.length >= LONG && isVowel(word[from]) && isVowel(meant[from]))
  }
  const [longer, shorter] = difference > 0 ? [word, meant] : [meant, word]
  if (longer.slice(from + 1) !== shorter.slice(from)) return false
  const isDoubled = longer[from] === longer[from - 1] || longer[from] === longer[from + 1]
  return isDoubled || (meant.length >= LONG && !longer.slice(from).endsWith('s'))
}

const SHORT = 5
const LONG = 7

/** "Tommorow" and "tomorrow" are both "tomorow". */
function onceEach(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1')
}

/** "Arriveing", "stranded" and "bluest" are known by what they are made of. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|er|est|ly|ish|y)$/u, '')
  // An escapee escapes, and a robott is a robot.
  return stem.replace(stem === word ? /(e|s)\1$/u : /(.)\1$/u, '$1')
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiou'.includes(letter)
}

/** The words of all keys and those that all children know, by themselves and, in lists, under their first letter. */
const wordsOfKeys = rememberedFor((themes: readonly ThemePack[]): ReadonlyMap<string, readonly string[]> => {
  const keys = themes.flatMap((theme) => theme.keys.flatMap((key) => key.split(/[ -]/u)))
  const lists = underFirstLetter(new Set([...keys, ...daleChall]))
  return new Map([...lists, ...[...lists.values()].flat().map((word): [string, string[]] => [word, [word]])])
})
