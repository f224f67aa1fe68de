import type { Plot, ScenePlot, ThemePack } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { capital } from '../capital.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { withNames } from '../language/proper-names.ts'
import { baseOfVerb } from '../language/verb-forms.ts'
import { isEnglishWord, isName } from '../language/word-list.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { asMeant } from '../message/spelling.ts'
import { withoutNoise } from '../message/typed-noise.ts'
import { tokensOf } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import { mayHurt } from './may-hurt.ts'
import type { Reading } from './reading.ts'
import { termsAsked } from './terms-asked.ts'
import { saidInStory } from './written-topics.ts'

const NO_PACKS: readonly ThemePack[] = []
const LEAST_WORDS = 6
const MOST_WORDS = 18
const MOST_LETTERS = 110
/** So much of it the story does not say: else it is told as it is. */
const LEAST_UNSAID = 1

/** A sentence of today or tomorrow, by who or what it is about: no wish to hear of a person, no question and no worry. */
const SENTENCE =
  /^(?:(?:today|tomorrow|yesterday|this morning|last night|at the weekend|on \p{L}+day),? )?(?:we|she|he|they|it|the|our|his|her|their|a|an|\p{L}+)(?!\p{L})/iu
const NO_SENTENCE =
  /^(?:something|anything|story|stories|can|could|please|pls|why|how|what|who|where|when|scared|afraid|nervous|worried|about|like|maybe|wants?|to|if|no|not)(?!\p{L})|["“”?:;()]|\.\.|(?<!\p{L})(?:wants?|wishes|wanted|hopes|i|i’m|i’ve|i’ll|me|my|mine|you|your|worried|worries|afraid|scared|nervous|upset|sad|cried|cries|crying|angry|cross|fought|fight|hates?|pretend|else|without|not|\p{L}+n’t|never|nobody|nothing|lost|broke|broken|fell|hurt|gone|left|missed|late)(?!\p{L})/iu
const IS_OF_A_DAY =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|gets|goes|comes|go|get|come|will|today|tomorrow|yesterday)(?!\p{L})/iu

/**
 * A sentence of the family’s day, of which the story that is told has only a part (“tomorrow we go on the ferry to Bergen and
 * she gets the top bunk”), as the one beside the hero says it: {ofday} “Tomorrow we go on the ferry to Bergen and you get the
 * top bunk”. It is said before the first scene and once more in bed. `named` is who of the wish is played by the hero. Empty where the story says it all, where it may hurt, and
 * where it is not sure of whom “she” or “he” is said.
 */
export function saidToHero(
  plot: Plot | ScenePlot,
  reading: Reading,
  library: StoryLibrary,
  named?: string
): WishSayings {
  if (!('scenes' in plot) || !isOfOneWish(plot) || plot.comfort === true || plot.away === true) return {}
  const { wish, theme, hero } = reading
  if (theme.kind === 'comfort' || wish.isQuestion || !hero.speaks) return {}
  // As it was typed: the wish is read as what it comes to, “learning to ride a bike”.
  const said = withoutPreamble(
    withoutNoise(
      asMeant(
        reading.typed,
        NO_PACKS,
        reading.cast.map(({ name }) => name)
      )
    )
  )
    .trim()
    .replace(/[.!]+$/u, '')
  const words = tokensOf(said)
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS || said.length > MOST_LETTERS) return {}
  if (!SENTENCE.test(said) || NO_SENTENCE.test(said)) return {}
  if (!IS_OF_A_DAY.test(said) && !words.some(isPastVerb)) return {}
  // “A wizard who was late” is no sentence.
  if (/^(?:an?|two|three|some) /iu.test(said) || / (?:who|that|which) /iu.test(said)) return {}
  const isSaid = saidInStory(plot.id, library)
  if (isSaid === null || [...termsAsked(reading).keys()].filter((term) => !isSaid(term)).length < LEAST_UNSAID)
    return {}
  // Who is named in it is played by the hero, and “she” may be that one.
  const toHero = named === undefined ? asSaidTo(said, hero.pronouns) : said
  // Asked last: it takes longer than all the rest.
  if (toHero === null || mayHurt(said)) return {}
  return {
    promised: 'ofday',
    ofday: capital(withNames(toHero).replaceAll(/\p{Ll}{3,}/gu, (word) => (isOnlyName(word) ? capital(word) : word)))
  }
}

/** “Zoe”, and neither “rose” nor “will”. */
function isOnlyName(word: string): boolean {
  return isName(word) && !isEnglishWord(word)
}

/** “She gets the top bunk” as it is said to her; null where “he” is not the hero. */
function asSaidTo(said: string, pronouns: Reading['hero']['pronouns']): string | null {
  const others = pronouns === 'she' ? /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu : /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu
  if (others.test(said)) return null
  // “Grandad brings his new van”: his own.
  const isOfOneMore = tokensOf(said.toLowerCase()).some(
    (word) => KIN_WORDS.includes(word) || isOnlyName(word) || PEOPLE.test(word)
  )
  if (isOfOneMore && ANY_ONE.test(said)) return null
  const own = pronouns === 'she' ? 'she' : 'he'
  if (pronouns !== 'she' && pronouns !== 'he') return ANY_ONE.test(said) ? null : said
  const verbs: string[] = []
  const told = said
    .replaceAll(wordPattern(String.raw`(?<!\p{L})${own}(?:’s)? (?<verb>\p{L}+)`, 'giu'), (all, verb: string) => {
      verbs.push(verb)
      const now = /’s /u.test(all) ? `are ${verb}` : (WITH_YOU.get(verb.toLowerCase()) ?? withYou(verb))
      return `you ${now}`
    })
    .replaceAll(/(?<!\p{L})(?:herself|himself)(?!\p{L})/giu, 'yourself')
    .replaceAll(/(?<!\p{L})her (?=\p{L})|(?<!\p{L})his(?!\p{L})/giu, (whose) =>
      whose.endsWith(' ') ? 'your ' : 'your'
    )
    .replaceAll(/(?<!\p{L})(?:her|him)(?!\p{L})/giu, 'you')
  return verbs.some((verb) => FUNCTION.test(verb)) ? null : told
}

const ANY_ONE = /(?<!\p{L})(?:she|her|hers|he|his|him)(?!\p{L})/iu
const PEOPLE =
  /^(?:man|woman|lady|boy|girl|baby|teacher|friend|neighbour|neighbor|doctor|nurse|dentist|driver|postman|farmer|cousin|dog|cat|puppy|kitten|hamster|rabbit|horse|pony|hen|king|queen|princess|prince|pirate|witch|wizard|giant)$/iu
const WITH_YOU: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do', 'isn’t': 'aren’t', 'wasn’t': 'weren’t' })
)
/** “She and her brother”. */
const FUNCTION = /^(?:and|or|who|with|in|on|at|to)$/iu

function withYou(verb: string): string {
  return verb.endsWith('s') && !isPastVerb(verb) ? (baseOfVerb(verb) ?? verb) : verb
}
