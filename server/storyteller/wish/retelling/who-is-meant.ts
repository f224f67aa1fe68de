import { capital } from '../../capital.ts'
import { isCountable, isMass, isPlural, withArticle } from '../../language/common-nouns.ts'
import { ANY_KIN, KIN } from '../../language/kin-patterns.ts'
import { readRelationship } from '../../language/relationships.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { calledAway, whomMeant } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { typistOf } from './typist.ts'

/** Who does something in a message, as the narrator calls that one. */
export interface ToldDoer {
  /** Without a capital letter where it is no name: “the whole family”, “a camel”. */
  text: string
  gender: 'he' | 'she' | null
  isMany: boolean
  /** Whether it is “it”, “they” or “there”, of which the sentence before says who that is. */
  isPronoun: boolean
  /** Whether it is one of those who are there tonight, or is called by a name. */
  isPerson: boolean
}

/** What is known as a message is read from its beginning. */
export interface Told {
  family: readonly KinMember[]
  /** Who typed it, where that is one of the family. */
  typist: KinMember | null
  /** Those of whom was spoken, the last one at the end. */
  before: ToldDoer[]
  /** Who did what the sentence before tells. */
  last: ToldDoer | null
  /** Whether the family was named as a whole. */
  isGroupNamed: boolean
  /** Which of the children “he” or “she” can be who was not named yet. */
  hero: KinMember | null
  /** Of whom the message told who is none of the family: “a penguin”. */
  creature: ToldDoer | null
  /** Whether it is a tale, in which “he” is that one. */
  isTale: boolean
  /** Whether something of many was named without a verb: “Hailstones!” */
  hasNamedMany: boolean
  /** Whether it is of what is still to come. */
  isToCome: boolean
}

export function toldOf(message: string, family: readonly KinMember[]): Told {
  const typist = typistOf(family, message)
  const isParent = typist !== null && IS_PARENT.test(typist.relationship) && !/grand|god/iu.test(typist.relationship)
  return {
    family,
    typist: isParent ? typist : null,
    before: [],
    last: null,
    isGroupNamed: false,
    hero: childMeant(message, family),
    creature: null,
    hasNamedMany: false,
    isTale: isTale(message, family),
    isToCome: TO_COME.test(message)
  }
}

const TO_COME =
  /(?<!\p{L})(?:tomorrow|next (?:week|month|\p{L}+day)|in (?:two|three|four|five|\d) (?:days|sleeps|weeks)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/iu
const OF_US = /(?<![\p{L}’])(?:i|we|us|my|our|me|today|yesterday|tonight|tomorrow)(?!\p{L})/iu

/** Whether a message is made up: it begins with a character and says nothing of the family. */
function isTale(message: string, family: readonly KinMember[]): boolean {
  if (OF_US.test(message) || [...message.matchAll(ANY_KIN)].length > 0) return false
  if (family.some(({ called }) => wordPattern(String.raw`(?<!\p{L})${called}(?!\p{L})`, 'iu').test(message)))
    return false
  return (
    /^(?:(?:and|so|once|ok|a story (?:about|of|where)|there (?:is|was|once was)) )*(?:an?|one|two|three|the) /iu.test(
      message
    ) ||
    /^(?:\p{L}+ ){1,3}(?:who|that|which) /iu.test(message) ||
    /^(?:\p{L}+ ){1,4}\p{L}+s (?:to|a|an|the|his|her|its) /iu.test(message)
  )
}

const IS_PARENT = /mother|father|mum|mom|dad|parent|papa|mama|baba|amma|appa|abba/iu

/** The child who leads, but not where the message names that one beside the child it is about: “like her cousin Simi”. */
function childMeant(message: string, family: readonly KinMember[]): KinMember | null {
  const hero = family.find(({ isHero }) => isHero) ?? null
  if (
    hero === null ||
    !wordPattern(String.raw`(?<!\p{L})(?:his|her|their|with|like|and) (?:\p{L}+ )?${hero.called}(?!\p{L})`, 'iu').test(
      message
    )
  )
    return hero
  const others = family.filter(
    (each) =>
      each.isChild &&
      each !== hero &&
      each.gender === hero.gender &&
      !wordPattern(String.raw`(?<!\p{L})${each.called}(?!\p{L})`, 'iu').test(message)
  )
  return others[0] ?? hero
}

const MOST_NAMED = 3
/** “We” by name where they are few, “they” where they have been named just before; none of whom something is said there. */
function asGroup(said: string, told: Told): ToldDoer | null {
  const doer = { gender: null, isMany: true, isPerson: true }
  if (told.isGroupNamed) return { ...doer, text: 'they', isPronoun: false }
  told.isGroupNamed = true
  const her = /(?<![\p{L}’])(?:him|her)(?!\p{L})/iu.test(said) ? told.hero : null
  const isSaid = (member: KinMember) =>
    member === her ||
    member.called
      .split(' ')
      .some((word) => word.length > 2 && wordPattern(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').test(said)) ||
    whomSaid(said, member, told.family)
  const able = told.family.filter((each) => each.speaks && !isSaid(each))
  const names = able.toSorted((one, other) => Number(other.isHero) - Number(one.isHero)).map(({ called }) => called)
  if (told.family.length - names.length > 0 && names.length === 1 && able[0] !== undefined) return asMember(able[0])
  if (names.length === 0) return null
  if (names.length > MOST_NAMED || names.length < 2)
    return { ...doer, text: 'the whole family', isPronoun: false, isMany: false }
  return { ...doer, text: `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`, isPronoun: false }
}

/** “With nainai” says of Nainai, however she is called. */
function whomSaid(said: string, member: KinMember, family: readonly KinMember[]): boolean {
  return [...said.matchAll(ANY_KIN)].some(([kin]) => whomMeant(kin, family).includes(member))
}
export function asMember(member: KinMember): ToldDoer {
  const gender = member.gender === 'he' || member.gender === 'she' ? member.gender : null
  return { text: member.called, gender, isMany: false, isPronoun: false, isPerson: true }
}

const GROUP = wordPattern(
  String.raw`^(?:we|us|(?:all|both|lots|the (?:whole )?lot|all \p{L}+|\p{L}+(?:-\p{L}+)?) of us|we (?:all|both)|the family|me and (?:the )?(?:kids|boys|girls|children))$`,
  'iu'
)
const KIN_ONLY = wordPattern(
  String.raw`^(?:(?:my|our|his|her|the) )?(?:(?:big|little|baby|old|older|younger) )?(?<kin>${KIN})(?: (?<name>\p{Lu}\p{L}+))?$`,
  'iu'
)

/** Whom the subject of a clause means; null where that cannot be known. */
export function doerOf(subject: string, said: string, told: Told): ToldDoer | null {
  const plain = subject.toLowerCase()
  if (plain === '') return leftOut(said, told)
  if (plain === 'i') return told.typist === null ? null : asMember(told.typist)
  if (GROUP.test(subject)) return asGroup(said, told)
  if (plain === 'he' || plain === 'she') return spokenOf(plain, told)
  // “Hailstones the size of marbles! They filled up the flowerpots”.
  if (plain === 'they' && told.last === null && told.hasNamedMany) return null
  if (
    /^(?:both|all(?: \p{L}+)?|the (?:two|three)) of them$/u.test(plain) ||
    (/^(?:they|both|the (?:both|two) of them)$/u.test(plain) && told.last === null)
  )
    return asChildren(told)
  if (
    plain === 'they' &&
    told.last?.isMany === false &&
    told.last.text !== 'the whole family' &&
    told.before.length < 2 &&
    !told.isTale
  )
    return { text: 'they all', gender: null, isMany: true, isPronoun: false, isPerson: false }
  if (/^(?:it|they|there|this|that|those|these|both|all)$/u.test(plain))
    return told.last === null && plain !== 'there' && !(plain === 'it' && OF_WEATHER.test(said))
      ? null
      : {
          text: plain,
          gender: null,
          isMany:
            /^(?:they|those|these|both|all)$/u.test(plain) ||
            (plain === 'there' && /^(?:\p{L}+ )?(?:are|were)(?!\p{L})/u.test(said)),
          isPronoun: true,
          isPerson: false
        }
  if (/^(?:everyone|everybody|nobody|someone|somebody|everything|nothing|no-one)$/u.test(plain))
    return { text: plain, gender: null, isMany: false, isPronoun: false, isPerson: false }
  return ofFamily(subject, told) ?? ofOther(subject)
}

const OF_WEATHER =
  /(?:rain|snow|pour|hail|drizzl|storm|wind|hot|cold|dark|late|early|time|sunny|foggy|cloud|felt like|turned out|took|has to be|is|was)/iu

/** The two children, where there are two and no more. */
function asChildren(told: Told): ToldDoer | null {
  const children = told.family.filter(({ isChild, speaks }) => isChild && speaks)
  const [one, other] = children.toSorted((a, b) => Number(b.isHero) - Number(a.isHero))
  if (one === undefined || other === undefined || children.length !== 2)
    return told.family.length === 2 ? asGroup('', told) : null
  return { text: `${one.called} and ${other.called}`, gender: null, isMany: true, isPronoun: false, isPerson: true }
}

/** “Caught his first fish” is of the child who leads, “took the train” of all of them, and what goes on of whom it was. */
function leftOut(said: string, told: Told): ToldDoer | null {
  // “A bearded dragon escaped, found him asleep on the fridge”.
  if (
    told.creature !== null &&
    told.last?.text === told.creature.text &&
    /^(?:found|caught|saw|met|got|followed|chased) (?:him|her|it|them)(?!\p{L})/iu.test(said)
  )
    return asGroup(said, told)
  if (told.last?.text === 'there') return null
  // “Rained all day”.
  if (/^(?:just |all day )?(?:rained|snowed|poured|hailed|drizzled)(?!\p{L})/iu.test(said))
    return { text: 'it', gender: null, isMany: false, isPronoun: false, isPerson: false }
  if (told.last !== null) return told.last
  const hero = told.family.find(({ isHero }) => isHero)
  const gender = /(?<!\p{L})(?:his|himself|him)(?!\p{L})/iu.test(said)
    ? 'he'
    : /(?<!\p{L})(?:her|hers|herself)(?!\p{L})/iu.test(said)
      ? 'she'
      : null
  if (hero === undefined) return null
  if (gender !== null) return spokenOf(gender, told)
  return TOGETHER.test(said) ? asGroup(said, told) : asMember(told.hero ?? hero)
}

/** What is done by all of them where it is not said who did it. */
const TOGETHER =
  /^(?:just |finally )?(?:took|went|moved|made|had|have|drove|visited|watched|walked|cooked|baked|missed|camped|planted|built|saw|met|bought|got (?:back|home|stuck|lost|caught)|picked|tried|came|ended|stayed|spent|played|set|put up|celebrated|packed)(?!\p{L})/iu

/** The last one of that gender, else the child who leads, else the only other child. */
export function spokenOf(gender: 'he' | 'she', told: Told): ToldDoer | null {
  // “Leila laughed so much she got hiccups”: she is no other, though only her name is known.
  if (
    told.last !== null &&
    told.last.isPerson &&
    !told.last.isMany &&
    told.last.gender === null &&
    told.last.text !== 'the whole family'
  )
    return told.last
  // “The plumber had my name. He gave me a washer”: no one of the family.
  if (told.last !== null && isHuman(told.last) && told.before.length === 0)
    return { ...told.last, text: known(told.last.text) }
  const isCreature = told.creature !== null && told.last?.text === told.creature.text
  if ((told.isTale || isCreature) && told.before.length === 0)
    return { text: 'it', gender: null, isMany: false, isPronoun: true, isPerson: false }
  const last = told.before.findLast((each) => each.gender === gender)
  if (last !== undefined) return last
  const { hero } = told
  if (hero !== null && (hero.gender === gender || hero.gender === null || hero.gender === 'they'))
    return { ...asMember(hero), gender }
  const children = told.family.filter((each) => each.isChild && each.gender === gender)
  const [child] = children
  return child !== undefined && children.length === 1 ? asMember(child) : null
}

function ofFamily(subject: string, told: Told): ToldDoer | null {
  const both = /^(?<one>.+?),? (?:and|&) (?<other>.+)$/iu.exec(subject)?.groups
  if (both) {
    const [one, other] = [both['one'] ?? '', both['other'] ?? ''].map((each) =>
      each.toLowerCase() === 'i' || each.toLowerCase() === 'me'
        ? told.typist === null
          ? null
          : asMember(told.typist)
        : ofFamily(each, told)
    )
    return one && other
      ? { text: `${one.text} and ${other.text}`, gender: null, isMany: true, isPronoun: false, isPerson: true }
      : null
  }
  const member =
    memberCalled(subject, told.family) ??
    told.family.find(
      ({ called }) => subject.toLowerCase().startsWith(`${called.toLowerCase()} `) && / (?:from|of|in) /u.test(subject)
    ) ??
    null
  if (member !== null) return asMember(member)
  const limb = LIMB.exec(subject)?.[0]
  if (limb !== undefined && told.hero !== null)
    return {
      ...asMember(told.hero),
      text: `${told.hero.called}’s ${limb.toLowerCase()}`,
      gender: null,
      isMany: /s$|feet|teeth/iu.test(limb),
      isPerson: false
    }
  const { kin = '', name } = KIN_ONLY.exec(subject)?.groups ?? {}
  if (kin === '' || /s$|^(?:twins|kids|family|baby)$/iu.test(kin)) return null
  const called = kinCalled(`${kin}${name === undefined ? '' : ` ${capital(name)}`}`, told.family)
  // “His brother” is not he himself.
  if (/^(?:his|her) /iu.test(subject) && called?.called === told.last?.text) return null
  if (called === null && KIN_NAMES.test(kin) && name === undefined && !/^(?:his|her|their) /iu.test(subject))
    return { text: capital(kin), gender: null, isMany: false, isPronoun: false, isPerson: true }
  return called && { text: called.called, gender: called.gender, isMany: false, isPronoun: false, isPerson: true }
}

function memberCalled(text: string, family: readonly KinMember[]): KinMember | null {
  const plain = text.toLowerCase().replaceAll("'", '’')
  return (
    family.find(({ called }) => called.toLowerCase().replaceAll("'", '’') === plain) ??
    family.find(({ called }) => called.toLowerCase().split(' ').includes(plain) && plain.length > 2) ??
    // “Kahu” of Kahurangi.
    family.find(
      ({ called }) =>
        plain.length > 2 &&
        !plain.includes(' ') &&
        called.toLowerCase().startsWith(plain) &&
        tagsOfWord(plain).length === 0
    ) ??
    null
  )
}

/** “Grandpa” of “my grandpa”: the one who is there, or how one calls one who is not; null where several may be meant. */
export function kinCalled(
  words: string,
  family: readonly KinMember[]
): { called: string; gender: 'he' | 'she' | null } | null {
  if (/^(?:husband|hubby|wife)$/iu.test(words)) {
    const gender = /^wife$/iu.test(words) ? 'she' : 'he'
    const partner = family.find(
      (each) =>
        !each.isChild &&
        each.gender === gender &&
        IS_PARENT.test(each.relationship) &&
        !/grand|god/iu.test(each.relationship)
    )
    return { called: partner?.called ?? (gender === 'he' ? 'Dad' : 'Mum'), gender }
  }
  const [member, other] = whomMeant(words, family)
  if (member !== undefined && other !== undefined) return null
  if (member !== undefined) return { called: member.called, gender: asMember(member).gender }
  if (!IS_A_NAME.test(words)) return null
  const { gender } = readRelationship(words.toLowerCase().split(' ')[0] ?? '')
  return { called: calledAway(words), gender }
}

const KIN_NAMES =
  /^(?:gra?nd?(?:ma|pa|dad|ad)?|granny|gran|nana|nan|nani|dadi|dada|opa|oma|abuel[oa]|yeye|nainai|lol[ao]|mum|mom|mummy|dad|daddy|papa|mama|baba)$/iu
const LIMB = /^(?:fingers|hands|arms|legs|feet|eyes|cheeks|hair|knees|ears|nose|face|teeth|toes)$/iu
const IS_A_NAME =
  /^(?:mum|mummy|mom|mommy|mama|mam|dad|daddy|papa|baba|abba|appa|amma|ammi|nana|nan|nanny|nani|dadi|dada|dadu|thatha|paati|granny|gran|grandma|grandpa|grandad|granddad|gramps|opa|oma|abuela|abuelo|nonna|nonno|lola|lolo|yeye|nainai|babushka|bibi|teta|jiddo|halmoni|jaddah|koro|(?:uncle|aunt|auntie|aunty|tio|tia|tía|tío|mausi|chachu) (?-i:\p{Lu})\p{L}+)$/iu

const DETERMINED =
  /^(?:the|an?|my|our|his|her|their|some|one|all|every|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|\p{L}+ty|both|half|another|this|that|these|those|no|each|many|most|several|a lot|lots|half|so|too)(?!\p{L})/iu

function isNoWord(word: string): boolean {
  const tags = tagsOfWord(word)
  return (
    tags.every((tag) => /Name|Person|Singular|ProperNoun/u.test(tag)) &&
    !isCountable(word) &&
    !isMass(word) &&
    anyNounIn(word) === null
  )
}

/** “The umbrella”, of “an umbrella left on the line” who was spoken of. */
export function known(who: string): string {
  if (!/^(?:an?|one) /u.test(who)) return who
  return `the ${who.replace(/^(?:an?|one) /u, '').replace(/ (?:left|made|who|that|which|in|on|at|from|with|of|outside|called|named) .*$/u, '')}`
}

/** “An old man”, and neither one of the family nor a camel. */
export function isHuman({ text, isPerson, isMany }: ToldDoer): boolean {
  return !isPerson && !isMany && (HUMAN.test(text) || anyNounIn(text)?.sort === 'person')
}

const HUMAN =
  /(?<!\p{L})(?:m[ae]n|wom[ae]n|lady|boy|girl|chief|teacher|driver|plumber|baker|doctor|nurse|coach|postman|neighbou?r|waiter|farmer|captain|conductor|guard|librarian|child|one)$/iu
const OF_WHEN = /(?<!\p{L})(?:tomorrow|today|tonight|yesterday|again|lol|pls|please)(?!\p{L})/iu
const PEOPLE =
  /^(?:twins|kids|children|boys|girls|cousins|neighbours|neighbors|drummers|aunties|aunts|uncles|grandparents|parents|teachers|babies|brothers|sisters)$/iu

/** “The lady”, “a camel” of “camel”, “the teacher” of “teacher”, “fog”. */
function ofOther(subject: string): ToldDoer | null {
  if (/(?<!\p{L})(?:who|which|that)$/iu.test(subject)) return ofOther(subject.replace(/,? (?:who|which|that)$/iu, ''))
  if (/^tomorrow$/iu.test(subject))
    return { text: 'tomorrow', gender: null, isMany: false, isPronoun: false, isPerson: false }
  if (OF_WHEN.test(subject)) return null
  const head = (subject.split(/ (?:of|in|at|from|with) /u)[0] ?? subject).split(' ').at(-1)?.toLowerCase() ?? ''
  const isMany =
    isPlural(head) ||
    / and /u.test(subject) ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|both|many|several|all) /iu.test(subject)
  const doer = { gender: null, isMany, isPronoun: false, isPerson: false }
  if (
    /^\p{Lu}/u.test(subject) &&
    !DETERMINED.test(subject) &&
    /^\p{Lu}\p{Ll}+$/u.test(subject) &&
    !isCountable(head) &&
    !isMass(head)
  )
    return { ...doer, text: subject, isPerson: true }
  const plain =
    /^\p{Lu}\p{Ll}/u.test(subject) && (DETERMINED.test(subject) || isCountable(head) || isMass(head))
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject
  if (isMany && PEOPLE.test(plain)) return { ...doer, text: `the ${plain}` }
  if (DETERMINED.test(plain) || isMany || /[’']s? /u.test(plain) || isMass(head)) return { ...doer, text: plain }
  if (/ (?:in|at|from|of|with|on|by) /u.test(plain)) {
    const first = plain.split(/ (?:in|at|from|of|with|on|by) /u)[0] ?? ''
    const noun = first.split(' ').at(-1) ?? ''
    const isNamed = /^\p{Lu}/u.test(plain)
    return {
      ...doer,
      text: isNamed || isPlural(noun) || isMass(noun) ? plain : `the ${plain}`,
      isMany: isPlural(noun),
      isPerson: isNamed
    }
  }
  if (/^\p{Lu}/u.test(plain)) return { ...doer, text: plain, isPerson: true }
  // A name that no dictionary knows: “kevin came to dinner”.
  if (!plain.includes(' ') && isNoWord(head)) return { ...doer, text: capital(plain), isPerson: true }
  const sort = anyNounIn(plain)?.sort
  return {
    ...doer,
    text: sort === 'creature' && !/^(?:dog|cat|puppy|hamster|baby)$/u.test(head) ? withArticle(plain) : `the ${plain}`
  }
}
