import type { WishSort } from '#content/format.ts'
import { anyKnownNoun } from '#content/lexicon.ts'
import type { KnownNoun, NounSort } from '#content/lexicon/lexicon-entry.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isMass, isPlural, withArticle } from '../language/common-nouns.ts'
import { oneOf } from '../language/number-of-noun.ts'
import { countMentions, tokensOf } from '../text-measures.ts'
import type { Visitor } from '../wish/kinds/visitor.ts'
import type { ScenesPlan } from './story-plan.ts'

/** What a story is about, as it is spoken of once all know it: {topic}, {topic.a}, {topic.it}. */
export interface StoryTopic {
  /** “The kettle”, “the peas”, “the jam”, “the moon”. */
  the: string
  /** “A kettle”, “peas”, “jam”, “the moon”. */
  a: string
  /** Not of a person. */
  it?: 'it' | 'them'
}

/** Said less often than this, a thing was only there. */
const OFTEN = 4
/** A place is not had or met, and a deed is no thing. */
const TANGIBLE: readonly NounSort[] = ['creature', 'thing', 'machine', 'food', 'person', 'stuff']
const OF_VISITOR = /\{visitor\b/gu
const OF_NOUN = /\{thing\b/gu
/** “Witch whose broom” is more than is said twice. */
const SHORT = /^(?:\p{L}[\p{L}-]* )?(?!whose)\p{L}[\p{L}-]*$/u
/** When it is, and where they lie, is no more than that. */
const OF_ANY_EVENING: readonly string[] = ['night', 'day', 'morning', 'evening', 'bed', 'bedtime', 'story']

/**
 * The thing, animal or person of a wish that its story speaks of again and again: of “the kettle broke” the kettle, of “a
 * shy snail” the snail. Of several the first. Null where no noun of the wish is known, where the story hardly says it,
 * and after a sorrow.
 */
export function topicOfStory({ wish, theme, scenes }: ScenesPlan): StoryTopic | null {
  if (theme.kind === 'comfort') return null
  const told = scenes.flatMap(({ scene }) => scene.steps.flatMap((step) => linesOf(step).slice(0, 1).map(lineText)))
  const text = told.join(' ').toLowerCase()
  const timesOf = (slots: RegExp) => text.match(slots)?.length ?? 0
  if (wish.visitor && SHORT.test(wish.visitor.noun) && timesOf(OF_VISITOR) >= OFTEN) return visiting(wish.visitor)
  for (const { noun, called } of nounsIn(wish.about.toLowerCase())) {
    const { ofOne, ofMany } = mentionsOf(noun, text)
    if (ofOne + ofMany >= OFTEN) return saidAs(noun, ofMany > (called === noun.many ? 0 : ofOne))
  }
  const ofPack = sayingOfPack(theme)
  if (ofPack !== null && timesOfHead(ofPack, text) >= OFTEN) return withNumberOf(ofPack)
  if (wish.noun === null || wish.noun.called !== undefined || timesOf(OF_NOUN) < OFTEN) return null
  return TANGIBLE.includes(wish.noun.sort) ? saidAs(wish.noun, wish.noun.wished?.isMany === true) : null
}

/** Packs of things that can be met: of a feast or a sport it is told, and it is no thing. */
const MET: readonly (WishSort | undefined)[] = ['creature', 'thing', 'vehicle']

/** “Monster trucks”, which the lexicon does not know and a pack does. */
function sayingOfPack({ form, label, packs }: ScenesPlan['theme']): string | null {
  if (form !== 'noun' || !packs.every(({ world }) => MET.includes(world?.sort))) return null
  const said = label.replace(/^(?:an?|the|some) /u, '')
  return SHORT.test(said) && said === said.toLowerCase() ? said : null
}

/** A bin lorry is a lorry, once all know which. */
function timesOfHead(said: string, text: string): number {
  const head = said.replace(/^.* /u, '')
  const one = oneOf(head)
  return countMentions(text, head) + (one === head ? 0 : countMentions(text, one))
}

function withNumberOf(said: string): StoryTopic {
  const isMany = isPlural(said)
  return { the: `the ${said}`, a: isMany || isMass(said) ? said : withArticle(said), it: isMany ? 'them' : 'it' }
}

function visiting({ one, noun, isPerson }: Visitor): StoryTopic {
  return { the: one, a: withArticle(noun), ...(isPerson ? {} : { it: 'it' }) }
}

/** One word or two: “nit comb” is no comb. What is learnt in “learning to whistle” is a deed. */
function nounsIn(about: string): { noun: KnownNoun; called: string }[] {
  const words = tokensOf(about.replaceAll(/\bto \p{L}+/gu, ' '))
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)
  const inPairs = pairs.filter((pair) => anyKnownNoun(pair) !== null)
  const alone = words.filter((word) => inPairs.every((pair) => !pair.split(' ').includes(word)))
  return [...inPairs, ...alone].flatMap((called) => {
    const noun = OF_ANY_EVENING.includes(called) ? null : anyKnownNoun(called)
    return noun && TANGIBLE.includes(noun.sort) ? [{ noun, called }] : []
  })
}

function mentionsOf({ one, many, count }: KnownNoun, text: string): { ofOne: number; ofMany: number } {
  return {
    ofOne: countMentions(text, bare(one)),
    ofMany: count === 'one' && many !== one ? countMentions(text, many) : 0
  }
}

/** Scissors are spoken of without their pair. */
function bare(one: string): string {
  return one.replace(/^pair of /u, '')
}

function saidAs({ one, many, count, sort }: KnownNoun, isMany: boolean): StoryTopic {
  const the = `the ${bare(one)}`
  const isThing = sort !== 'person'
  if (count === 'pair') return { the, a: `a ${one}`, it: 'them' }
  if (isMany) return { the: `the ${many}`, a: many, ...(isThing ? { it: 'them' } : {}) }
  const a = count === 'only' ? the : count === 'mass' ? one : withArticle(one)
  return { the, a, ...(isThing ? { it: 'it' } : {}) }
}
