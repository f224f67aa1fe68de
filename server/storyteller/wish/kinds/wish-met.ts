import { knownWho, type Who } from '#content/roles/role.ts'
import { capital } from '../../capital.ts'
import { withArticle } from '../../language/common-nouns.ts'
import type { WishSayings } from './wish-day.ts'

/** Whom a wish names, as it is met and as it is called from then on. */
export interface Met {
  who: Who
  /** "a friendly shark", "a robot called Bolt"; of several, one whom the others have sent. */
  first: string
  /** "the shark", "Bolt" */
  one: string
}

/** Those whom a wish sends out, one or two; null where one of them is of the family or not known. */
export function metIn(phrase: string): readonly [Met, Met?] | null {
  const [first = '', second, ...more] = phrase.split(/ (?:and|&) /u)
  const one = meet(first)
  if (!one || more.length > 0) return null
  if (second === undefined) return [one]
  const two = meet(second)
  return two && two.one !== one.one ? [one, two] : null
}

const PHRASE =
  /^(?:(?<article>an?|the|one|some|two|three|four|five|six|seven|eight|nine|ten|lots of|a family of|a pair of) )?(?<noun>[\p{L}’ -]+?)(?: (?:called|named) (?<name>\p{L}[\p{L}’-]*))?$/u
/** Of the family, or no more than a word. */
const NOT_MET =
  /^(?:my|our|his|her|their|your|this|that|mum|mummy|dad|daddy|granny|grandma|grandpa|nana)(?![\p{L}])|^the (?:dog|cat|puppy|kitten|hamster|rabbit|guinea pig)$/iu
const LONGEST_NAME = 3

function meet(phrase: string): Met | null {
  const { article = '', noun = '', name } = PHRASE.exec(phrase.trim())?.groups ?? {}
  if (noun === '' || NOT_MET.test(phrase.trim())) return null
  const words = noun.toLowerCase().split(' ')
  for (let from = Math.max(0, words.length - LONGEST_NAME); from < words.length; from += 1) {
    const called = words.slice(from).join(' ')
    const who = knownWho(called)
    if (!who) continue
    const before = words.slice(0, from)
    if (before.length > 2 || before.some((word) => NO_ADJECTIVE.test(word))) return null
    const isMany = called !== who.one && !/^an?$/u.test(article)
    const bare = [...before, who.one].join(' ')
    // There is only one moon.
    const isOnly = ONLY_ONE.test(who.one)
    const met = isOnly ? `the ${bare}` : withArticle(bare)
    if (name !== undefined && !isMany) {
      const own = capital(name)
      return { who, first: `${met} called ${own}`, one: own }
    }
    return { who, first: isMany ? `${met}, sent on ahead by all the others` : met, one: `the ${who.one}` }
  }
  return null
}

const ONLY_ONE = /^(?:moon|sun|wind)$/u
const NO_ADJECTIVE =
  /^(?:and|or|with|without|who|that|in|on|at|of|for|to|is|being|playing|going|making|lost|dead|poorly|\p{L}+’s)$/u

/** The words of whom it is about: all that `metIn` found. */
export function sayMet([one, two]: readonly [Met, Met?]): WishSayings {
  const { who } = one
  return {
    role: one.one,
    'role.first': one.first,
    'role.a': ONLY_ONE.test(who.one) ? `the ${who.one}` : withArticle(who.one),
    'role.bare': who.one,
    'role.it': who.isPerson ? one.one : 'it',
    'role.its': who.isPerson ? `${one.one}’s` : 'its',
    ...fieldsAs('role', who),
    ...(two
      ? {
          mate: two.one,
          'mate.first': two.first,
          'mate.it': two.who.isPerson ? two.one : 'it',
          ...fieldsAs('mate', { ...two.who, ...two.who.other })
        }
      : { 'role.alone': one.one })
  }
}

function fieldsAs(slot: string, { part, enters, trouble, hides, why, use, night, wants, home }: Who): WishSayings {
  const told = { part, enters, trouble, hides, why, use, night, wants, home }
  return Object.fromEntries(Object.entries(told).map(([field, said]) => [`${slot}.${field}`, said]))
}
