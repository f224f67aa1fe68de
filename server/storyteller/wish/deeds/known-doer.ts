import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { FRIEND_WORDS, KIN_WORDS, NAME_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { isToldVerb } from './told-deeds.ts'
import { isCalledSo, type KinMember } from './wish-kin.ts'
import { isNamed } from './wish-once.ts'

/** The one who did it, and what is said of that one. */
export interface KnownDoer {
  /** As the wish calls that one, told: “Mr Patel from next door”, “Isla’s big brother Kemi”; and as {H} says it. */
  told: string
  said: string
  /** In short. */
  who: string
  whom: string
  isMany: boolean
  isKin: boolean
  /** Whether it can be no other: not an unknown word. */
  isSure: boolean
  /** All that comes after. */
  clause: string
}

export const KIN: ReadonlySet<string> = new Set([
  ...KIN_WORDS.filter((word) => word !== 'poppy'), ...FRIEND_WORDS.filter((word) => word !== 'mate'),
  ...'twins triplets kuya ate bhai bhaiya didi akka anna dadaji nanaji teachers granpy godfather godmother stepsister stepbrother headmaster headmistress lodger librarian'.split(' ')
]) // prettier-ignore
/** By these they are called, with no name. */
export const CALLED_SO =
  /^(?:mum|mummy|mom|mommy|mam|mammy|mama|mamma|mumma|amma|ammi|umma|dad|daddy|papa|pappa|baba|abba|appa|tata|grandm?um|grandma|grandpa|grandad|granddad|granny|grannie|gran|gramps|grammy|grampy|nan|nana|nanna|nanny|nonna|nonno|oma|opa|abuela|abuelo|lola|lolo|yiayia|pappou|poppa|koro|kuia|nene|dadi|nani|nanu|dida|thatha|paati|ajji|halmoni|harabeoji|teta|jiddo|sitti|bibi|babu|chacha|chachi|gogo|ouma|oupa|dadu|dadaji|nanaji|babcia|dziadek|bestemor|mormor|farmor|morfar|farfar|kuya|bhaiya|didi|akka|anna|lodger)$/iu
/** With a name after them they are part of it. */
const TITLES =
  /^(?:uncle|auntie|aunty|aunt|mr|mrs|miss|ms|dr|doctor|professor|captain|coach|sir|madam|tita|tito|kuya|ate|grandma|grandpa|grandad|granny|nana|nan|nanny|gran|tía|tía|tio|masi|bua|chacha|sister(?= \p{Lu})|cousin|baby|little|big|old|oma|opa|lola|lolo|abuela|abuelo|nani|nana|dadi|papa|mama)$/iu
const OF_WHOM =
  /^(?:big|little|older|younger|oldest|youngest|baby|twin|best|great|dear|super|silly|crazy|funny|clever|elder|wee|next-door|new|other|favourite|two|three|four|lovely|old)$/iu
const WHERE =
  /^(?:(?:from )?next door|from (?:number \p{L}+|school|nursery|swimming|football|gymnastics|ballet|karate|judo|choir|drama|brownies|cubs|across the (?:road|street|hall)|downstairs|upstairs|down the (?:road|street|lane|hall)|the (?:flat|corner shop|shop|bakery|library|allotment)|(?:my|our|his|her) (?:class|school|nursery|street|road))|(?:across|over|down|up) the (?:road|street|hall|lane)|downstairs|upstairs|in (?:my|our|his|her) (?:class|street)) /iu

/** Who did it, where that is a known person who is not there tonight. */
export function knownDoerOf(plain: string, family: readonly KinMember[], teller: Teller | null): KnownDoer | null {
  const words = plain.split(' ')
  const first = oneOf(words, 0, teller)
  if (first === null) return null
  const second = /^and$/iu.test(words[first.next] ?? '') ? besideOf(words, first.next + 1, teller) : null
  const next = second?.next ?? first.next
  const rest = words.slice(next).join(' ')
  const where = second ? undefined : WHERE.exec(rest)?.[0]?.trim()
  const clause = where === undefined ? rest : rest.slice(where.length + 1)
  const known = second ? [first, second] : [first]
  if (clause === '' || known.some((one) => isThere(one, family))) return null
  const join = (say: (one: One) => string): string => known.map(say).join(' and ')
  const after = where === undefined ? '' : ` ${where}`
  return {
    told: join(({ told }) => told) + after,
    said: join(({ said }) => said) + after,
    who: join(({ who }) => who),
    whom: join(({ whom }) => whom),
    isMany: second !== null || first.isMany,
    isKin: first.kin !== '',
    isSure:
      first.kin !== '' ||
      GIVEN.has(words[0]?.toLowerCase() ?? '') ||
      tagsOfWord(words[0]?.toLowerCase() ?? '').some((tag) => tag.endsWith('Name')),
    clause
  }
}

/** “Zara and her cousin”, “mo and his dog”: whose that one is was said. */
function besideOf(words: readonly string[], at: number, teller: Teller | null): One | null {
  const one = oneOf(words, at, teller)
  if (one === null || !/^(?:his|her|their)$/iu.test(words[at] ?? '')) return one
  const said = words.slice(at, one.next).join(' ')
  return { ...one, told: said, said, who: said, whom: said, kin: '', name: one.name }
}

interface One {
  told: string
  said: string
  who: string
  whom: string
  /** The word of kin in small letters, where there is one, and the name, where there is one. */
  kin: string
  name: string | undefined
  isMany: boolean
  /** Where the words after that one begin. */
  next: number
}

/** One person from the word `at` on: “my big brother kemi”, “mr patel”, “bubbles the goldfish”, “our hens”. */
function oneOf(words: readonly string[], at: number, teller: Teller | null): One | null {
  let next = at
  const [whose] = /^(?:my|our|his|her|their|the)$/iu.exec(words[next] ?? '') ?? []
  if (whose !== undefined) next += 1
  const from = next
  while (OF_WHOM.test(words[next] ?? '') && next < from + 3) next += 1
  const how = words.slice(from, next).join(' ').toLowerCase()
  const kin = (words[next] ?? '').toLowerCase()
  const hero = teller === null || teller.called === '' ? 'the' : `${teller.called}’s`
  if (/^the$/iu.test(whose ?? '') && !/^(?:twins|triplets|boys|girls|neighbours|baby)$/u.test(kin))
    return nextDoor(words, next)
  if (KIN.has(kin) || (whose !== undefined && PETS.has(kin))) {
    next += 1
    const titled = /^(?:mr|mrs|miss|ms|dr)$/iu.test(words[next] ?? '') ? nameAt(words, next + 1) : undefined
    const name = titled === undefined ? nameAt(words, next) : `${capital((words[next] ?? '').toLowerCase())} ${titled}`
    if (name !== undefined) next += name.split(' ').length
    // “Three sisters” may be of any family.
    if (whose === undefined && isPlural(kin) && name === undefined && kin !== 'twins') return null
    const isMany = isPlural(kin) && name === undefined && !/^(?:abuelos|pops|gramps)$/u.test(kin)
    const isTitle = TITLES.test(kin)
    const bare = [how, kin].filter(Boolean).join(' ')
    const known =
      name === undefined ? (CALLED_SO.test(kin) ? capital(kin) : null) : isTitle ? `${capital(kin)} ${name}` : name
    const ofHero =
      /^the$/iu.test(whose ?? '') || (whose === undefined && name === undefined && kin === 'twins')
        ? 'the'
        : PETS.has(kin)
          ? hero === 'the'
            ? 'the'
            : 'their'
          : hero
    const mine = ofHero === 'the' ? 'the' : /^(?:our|their)$/iu.test(whose ?? '') ? 'our' : 'my'
    const described = known !== null && (name === undefined || isTitle)
    return {
      told: described ? known : `${ofHero} ${bare}${name === undefined ? '' : ` ${name}`}`,
      said: described ? known : `${mine} ${bare}${name === undefined ? '' : ` ${name}`}`,
      who: known ?? `${ofHero} ${bare}`,
      whom: known ?? `${mine} ${bare}`,
      kin, name, isMany, next
    } // prettier-ignore
  }
  if (whose !== undefined) return null
  return named(words, at, how === '' ? from : next)
}

const PETS: ReadonlySet<string> = new Set(PET_WORDS)

/** “The witch next door”. */
function nextDoor(words: readonly string[], at: number): One | null {
  const who = words[at]?.toLowerCase() ?? ''
  if (
    !/^next$/iu.test(words[at + 1] ?? '') ||
    !/^door$/iu.test(words[at + 2] ?? '') ||
    !/^(?:witch|wizard|giant|pirate|boy|girl|boys|girls|dog|cat|children|lady|baker|twins|neighbours?)$/u.test(who)
  )
    return null
  const one = `the ${who} next door`
  return {
    told: one,
    said: one,
    who: `the ${who}`,
    whom: `the ${who}`,
    kin: '',
    name: who,
    isMany: isPlural(who),
    next: at + 3
  }
}

/** “Mr patel”, “fatima”, “baby leo”, “bubbles the goldfish”, “emeka’s tortoise”. */
function named(words: readonly string[], at: number, from: number): One | null {
  const title = words[at] ?? ''
  const begins = TITLES.test(title) && from === at ? at + 1 : from
  const isTitled = begins > at
  const owner = /^(?<name>\p{L}{2,})’s$/u.exec(words[begins] ?? '')?.groups?.['name']
  const pet = (words[begins + 1] ?? '').toLowerCase()
  if (owner !== undefined && isNameWord(owner) && (PETS.has(pet) || knownNoun(pet)?.sort === 'creature')) {
    const one = `${capital(owner)}’s ${pet}`
    return { told: one, said: one, who: one, whom: one, kin: '', name: owner, isMany: isPlural(pet), next: begins + 2 }
  }
  const isPet = /^the$/iu.test(words[begins + 1] ?? '') && PETS.has((words[begins + 2] ?? '').toLowerCase())
  const name = isPet && /^\p{L}{2,}$/u.test(words[begins] ?? '') ? capital(words[begins] ?? '') : nameAt(words, begins)
  if (name === undefined || (isTitled && /^(?:little|big|old)$/iu.test(title) && !isTitle(words[begins] ?? '')))
    return null
  const after = begins + name.split(' ').length
  const what = (words[after + 1] ?? '').toLowerCase()
  const isWhat =
    /^the$/iu.test(words[after] ?? '') &&
    (PETS.has(what) || knownNoun(what) !== null || /^(?:brave|great|goalie|keeper|builder)$/u.test(what))
  const who = isTitled ? `${capital(title.toLowerCase())} ${name}` : name
  const one = isWhat ? `${who} the ${what}` : who
  return { told: one, said: one, who, whom: who, kin: '', name, isMany: false, next: isWhat ? after + 2 : after }
}

function isTitle(word: string): boolean {
  return /^\p{Lu}/u.test(word) || isNameWord(word)
}

/** A name, and a second one that was typed with its capital letter. */
function nameAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? ''
  // The last word of all did nothing.
  if (!isNameWord(word) || at + 1 >= words.length) return undefined
  return capital(word)
}

const GIVEN: ReadonlySet<string> = new Set([
  ...NAME_WORDS.filter((word) => !/^(?:biscuit|shadow|rusty|rocky|fluffy|whiskers|coco|simba|toby)$/u.test(word)),
  ...'poppy maya rose daisy lily olive iris hazel grace ivy jasmine violet willow heather amber jade blessing precious holly rosie penny'.split(
    ' '
  )
])

function isNameWord(word: string): boolean {
  const lower = word.toLowerCase()
  if (!/^\p{L}[\p{L}-]+$/u.test(word) || FUNCTION_WORDS.has(lower) || KIN.has(lower) || OF_WHOM.test(lower))
    return false
  // “The twins swap”.
  if (isToldVerb(word)) return false
  if (GIVEN.has(lower) || /^\p{Lu}\p{Ll}/u.test(word)) return true
  const tags = tagsOfWord(lower)
  if (
    tags.some((tag) => /Verb|PresentTense|PastTense|Gerund|Adjective|Adverb|Modal|Place|City|Country/u.test(tag)) &&
    !tags.some((tag) => tag.endsWith('Name'))
  )
    return false
  return !/(?:ing|ed|ly)$/u.test(lower) && isNamed(lower)
}

/** Who leads, or sits there tonight, or is called like one who does. */
function isThere({ kin, name }: One, family: readonly KinMember[]): boolean {
  return family.some((member) => {
    const called = member.called.toLowerCase().split(' ')
    if (name !== undefined && called.includes(name.toLowerCase())) return true
    return (
      kin !== '' &&
      (called.includes(kin) ||
        (!member.isHero && isCalledSo(member, kin.replace(/s$/u, ''), name)) ||
        (kin.startsWith('twin') && /twin/iu.test(member.relationship)))
    )
  })
}
