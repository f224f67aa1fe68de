import { capital } from '../capital.ts'
import { wordPattern } from '../word-pattern.ts'
import { isCountable, isMass } from './common-nouns.ts'
import { NAME_WORDS, PARENT_WORDS } from './family-words.ts'
import { isPastVerb } from './past-verbs.ts'
import { tagsOfWord } from './word-list.ts'

/** Who is spoken of without an owner has a name: "making jam with Nana". */
const CALLED = [
  ...PARENT_WORDS.filter((word) => !/(?:mother|father|parents?|^ma|^pa|^pop|^pops|^baba)$/u.test(word)),
  ...'grandma grandpa grandad granddad granny gran nan nana nanna nonna nonno oma opa abuela abuelo yiayia babcia dziadek vovó vovô vovo lolo lola nani dadima teta halmoni'.split(
    ' '
  )
]
const KIN_NAME = wordPattern(
  String.raw`(?<!(?:\b(?:an?|the|my|our|his|her|their|your|this|that|new|little|big|great|old|two|three|some|being|step|kind|busy|sleepy|single)|[’']s)[ -])\b(?:${CALLED.join('|')})(?=$|[ ,]|’s)`,
  'gu'
)
/** "Uncle Joe", "Mrs Patel". */
const TITLED =
  /\b(?:uncle|auntie|aunty|aunt|mr|mrs|miss|ms|grandma|grandpa|nana|granny) (?=\p{L})(?!(?:and|who|is|goes|went|has|in|at|on|to|cookies|with|for|from|comes|of|was|came|nearly|always|never|just|really|also|still|then|says|said|thinks|wants|gets|got|makes|made|eats|ate|should|must|can|does|did|doesn)\b)\p{L}+/gu
/** Also after a title, “called sir wobblebottom”, but no verb, “called king has a bath”; of “called the Snorkotron” the “the” is no name, and of “named it kevin” no “it”. */
const AFTER_CALLED =
  /(?<=\b(?:called|named)(?: (?:it|him|her|them))? )(?!(?:the|an?|it|him|her|them|after|and|for|because|back|off|over|in) )\p{Ll}\p{L}+|(?<=\b(?:called|named) (?:sir|captain|lady|lord|princess|prince|king|queen|doctor|professor|admiral|super|little|big) )(?!(?:who|that|which|is|has|and|in|on|goes)\b)\p{Ll}\p{L}+(?=$|[,.!?]| (?:who|that|which|is|has|and|in|on|goes)\b)/gu
/** Words of every day that are also given names. */
const NO_NAMES = new Set(
  'biscuit shadow rusty rocky fluffy whiskers coco ruby luna bruno sam ali bella buddy toby simba charlotte jack'.split(
    ' '
  )
)
const GIVEN = wordPattern(
  String.raw`(?<![\p{L}-])(?:${NAME_WORDS.filter((word) => !NO_NAMES.has(word)).join('|')})(?=$|[ ,]|’s)`,
  'gu'
)
const KNOWN_PLACES =
  /\b(?:disneyland|legoland|tesco|asda|aldi|lidl|sainsburys|ikea|monopoly|taylor swift|london|wales|scotland|ireland|england|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|english|french|german|spanish|portuguese|italian|russian|chinese|japanese|arabic|hindi|urdu|punjabi|turkish|welsh|dutch|swedish|korean|mars|saturn|jupiter|neptune|uranus|pluto|africa|america|australia|europe|egypt)(?!\p{L})/gu
const AFTER_PLACE_WORD = /(?<=\b(?:to|in|from|at|near) )\p{Ll}{4,}(?=$|[ ,]|’s)/gu
/** Towns and countries that are something else to a child. */
const NO_PLACES = new Set(
  'turkey china jordan reading bath nice mobile cork hull deal sandwich rugby wells ware orange hamburger'.split(' ')
)

/** A wish with the capital letters of the names in it: "visiting Grandma in Poland with Uncle Joe". */
export function withNames(text: string): string {
  return text
    .replaceAll(TITLED, (named) => {
      const [title = '', second = ''] = named.split(' ')
      // “Grandma fell off her bike”, “is Grandma always cold”, “granny rides a motorbike”.
      return isNoName(second) || (!/^(?:mr|mrs|miss|ms)$/u.test(title) && isDone(second))
        ? named
        : named.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    })
    .replaceAll(KIN_NAME, capital)
    .replaceAll(AFTER_CALLED, capital)
    .replaceAll(GIVEN, capital)
    .replaceAll(KNOWN_PLACES, (place) => place.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .replaceAll(AFTER_PLACE_WORD, (word) => (isPlace(word) ? capital(word) : word))
}

const DOES =
  /^(?:fall|sleep|snore|sing|say|make|tell|get|go|do|have|eat|drink|wear|sit|drive|smell|cough|sneeze|laugh|dance|cook|live|like|love|hate|keep|need|want|know|look|walk|work|talk|play|read|swim|knit)s?$/u

function isNoName(word: string): boolean {
  // “Why does Grandpa fall asleep”.
  if (
    DOES.test(word) ||
    /^(?:over|under|through|across|around|round|into|onto|up|down|off|out|about|like|by|and|every|all)$/u.test(word)
  )
    return true
  return /\b(?:PastTense|Adverb|Negative|Copula|Conjunction|Determiner|QuestionWord)\b/u.test(
    tagsOfWord(word).join(' ')
  )
}

/** “Rides”, “saves”, “lost”, “can”; James is a person. */
function isDone(word: string): boolean {
  const tags = tagsOfWord(word).join(' ')
  return (
    word === 'can' ||
    isPastVerb(word) ||
    /\bPresentTense\b/u.test(tags) ||
    (tags === '' && /\p{L}{3}ed$/u.test(word)) ||
    (/[^s]s$/u.test(word) && /\bPlural\b/u.test(tags))
  )
}

function isPlace(word: string): boolean {
  if (NO_PLACES.has(word) || isCountable(word) || isMass(word)) return false
  return /\b(?:City|Country|Place|Region)\b/u.test(tagsOfWord(word).join(' '))
}
