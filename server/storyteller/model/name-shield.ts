import { randomFrom } from '../random.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import type { StoryBrief } from '../story-brief.ts'
import type { FamilyHistory, StoryFacts } from '../storyteller.ts'
import { mentionPattern, tokensOf } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { GIVEN_NAMES } from './given-names.ts'

/**
 * Keeps a family's names at home: the story is planned and told under other names, and each finished paragraph gets the
 * real ones back. Nothing is searched and replaced on the way out but free text.
 */
export interface NameShield {
  /** The request as it may leave the house. */
  request: StoryBrief
  history: FamilyHistory
  /** A line for each of the last stories, newest first, as it may leave the house. */
  lately: readonly string[]
  /** A text of the family's as it may leave the house. */
  hide(text: string): string
  /** A finished text with the family's own names. */
  restore(text: string): string
  /** Facts of the story as the family's memory keeps them. */
  restoreFacts(facts: StoryFacts): StoryFacts
  /** Whether a text says one of the names that must not leave. */
  leaks(text: string): boolean
  /** Whether a finished text holds a name that is nearly, but not quite, one of the other names: a nickname of it. */
  hasNickname(text: string): boolean
}

/** Stories of which a model is told: as many evenings as a child would notice. */
const MOST_LATELY = 5

/** For a model in the house: nothing is hidden from it. */
export function openShield(request: StoryBrief, history: FamilyHistory): NameShield {
  return {
    request,
    history,
    lately: linesOf(history).slice(0, MOST_LATELY),
    hide: (text) => text,
    restore: (text) => text,
    restoreFacts: (facts) => facts,
    leaks: () => false,
    hasNickname: () => false
  }
}

/**
 * Uncommon, easily said, words of no language that we know, and unlike each other in their first three letters: a model
 * writes them as names, and what it makes of them is recognised.
 */
const SURROGATES =
  'Tolva Brenlo Quisha Marrek Jostin Wrenley Kelvor Dashiel Pollim Sovani Harbet Ludrin Yanneth Corvik Felmor Zephra Ninolo Varesh Gillom Ostrin Elbeth Adrivo Immeck Urvash Tessim Bolwen Radnor Mikkel Jaspen Orlith Hestor Kimbra Loveth Padrin Sulwen Wexler Dorvin Fenwyn Anvik Raskin'.split(
    ' '
  )

/** Of the words for kin those that are no given name. */
const KIN = new Set(
  'mum mummy mom mommy mam mama dad daddy papa grandma grandmother grandpa grandad granddad grandfather granny gran nana nanna nan aunt auntie aunty uncle great'.split(
    ' '
  )
)

/** “Mum” is no name: it says no more than the relationship, which is sent anyway. A child may be called Lola. */
const GROWN = 18

function isKin(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[\s-]+/u)
    .every((word) => KIN.has(word))
}

export function createNameShield(request: StoryBrief, history: FamilyHistory, seed: string): NameShield {
  const named = request.characters.filter(({ name, age }) => name !== '' && !(age >= GROWN && isKin(name)))
  const names = [...new Set(named.map(({ name }) => name))]
  const everyWord = new Set(
    [...names, request.theme, request.asTyped ?? '', request.message ?? ''].flatMap((text) =>
      text.toLowerCase().split(/[^\p{L}]+/u)
    )
  )
  const free = randomFrom(`names of ${seed}`)
    .shuffled(SURROGATES)
    .filter((surrogate) => !everyWord.has(surrogate.toLowerCase()))
  const pairs = names.map((name) => ({ name, surrogate: wordsLike(name, free) }))
  const out = replacer(pairs.map(({ name, surrogate }) => ({ from: name, to: surrogate })))
  const back = replacer(pairs.map(({ name, surrogate }) => ({ from: surrogate, to: name })))
  const of = new Map(pairs.map(({ name, surrogate }) => [name, surrogate]))
  const surrogates = pairs.flatMap(({ surrogate }) => surrogate.split(' '))
  return {
    request: {
      ...request,
      theme: out(request.theme),
      ...(request.message !== undefined && { message: out(request.message) }),
      ...(request.asTyped !== undefined && { asTyped: out(request.asTyped) }),
      interests: request.interests.map(out),
      characters: request.characters.map((character) => ({
        ...character,
        name: of.get(character.name) ?? character.name,
        relationship: out(character.relationship),
        hobbies: character.hobbies.map(out),
        traits: character.traits.map(out)
      }))
    },
    history: history.map((memory) =>
      memory.facts === undefined
        ? memory
        : {
            ...memory,
            facts: { ...memory.facts, hero: of.get(memory.facts.hero) ?? memory.facts.hero, told: null }
          }
    ),
    lately: linesOf(history, { isNameless: true })
      .filter((line) => !names.some((name) => mentionPattern(name, 'iu').test(line)))
      .slice(0, MOST_LATELY),
    hide: out,
    restore: back,
    restoreFacts: (facts) => ({
      ...facts,
      hero: back(facts.hero),
      told: facts.told && { ...facts.told, about: back(facts.told.about), summary: back(facts.told.summary) }
    }),
    leaks: (text) => names.some((name) => mentionPattern(name, 'u').test(text)),
    hasNickname: (text) => {
      const known = new Set(surrogates)
      return (text.match(/\p{Lu}\p{L}+/gu) ?? []).some(
        (word) =>
          !known.has(word) &&
          surrogates.some((surrogate) => word.length >= 3 && (surrogate.startsWith(word) || word.startsWith(surrogate)))
      )
    }
  }
}

/**
 * What happened in earlier stories, without their sorrows and what was deleted. A nameless line is one without the hero and
 * without anything that looks like a name: who else was in an earlier story is not known tonight.
 */
function linesOf(history: FamilyHistory, { isNameless = false } = {}): string[] {
  return history.flatMap(({ facts }) => {
    const told = facts?.told
    if (!told || told.about === '') return []
    const met = told.met === null ? '' : ` They met ${told.met}.`
    const from = told.summary.indexOf(told.about)
    if (!isNameless) return [`${told.summary}${met}`]
    const isNamed = /\p{Lu}/u.test(told.about) || tokensOf(told.about).some((word) => GIVEN_NAMES.has(word))
    return from < 0 || isNamed ? [] : [`${told.summary.slice(from)}${met}`]
  })
}

/** As many words as the name has, so that the promised length stays what it is. */
function wordsLike(name: string, free: string[]): string {
  return name
    .trim()
    .split(/\s+/u)
    .map(() => free.pop() ?? 'Ottilo')
    .join(' ')
}

/** Puts other words in the place of names: those that are words as well only where they have a capital letter. */
export function replacer(pairs: readonly { from: string; to: string }[]): (text: string) => string {
  const longestFirst = pairs.toSorted((one, other) => other.from.length - one.from.length)
  // Both apostrophes are one: a parent types D'Arcy, a sentence of free text may say D’Arcy.
  const patterns = longestFirst.map(({ from, to }) => ({
    pattern: wordPattern(mentionPattern(from).source.replaceAll(/['’]/gu, "['’]"), isAlsoAWord(from) ? 'gu' : 'giu'),
    from,
    to
  }))
  return (text) =>
    patterns.reduce(
      (done, { pattern, from, to }) =>
        done.replaceAll(pattern, (said) => (isShouted(said) && !isShouted(from) ? to.toUpperCase() : to)),
      text
    )
}

/** Names that are words as well: “will” and “a rose” stay what they are, “Will” and “Rose” do not. */
const WORDS = new Set(
  `will rose hope mark grace joy faith lily daisy ivy summer autumn may june april august bill jack frank sky river robin jasper amber ruby pearl star forest rain sunny sandy art pat rob sue drew chance
  dawn eve holly honey biscuit cookie bear pepper ginger bean peanut olive hazel violet poppy fern willow heather jade coral angel prince king queen duke rusty lucky happy dash scout hunter archer mason
  carter cooper baker taylor dean grant wade guy miles chase pierce lance rich max ace bay day fox wolf bird dove finch wren lark sage basil rosemary cherry melody harmony destiny patience prudence mercy`.split(
    /\s+/u
  )
)

/** Whether a name is a word of every day as well: “Will”, “Rose”. */
export function isAlsoAWord(name: string): boolean {
  const lower = name.toLowerCase()
  return WORDS.has(lower) || FUNCTION_WORDS.has(lower)
}

function isShouted(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()
}
