import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { isCountable, isMass, isPlural, articleFor } from '../../language/common-nouns.ts'
import { taggedWords, textOf, type TaggedWord } from './tagged-words.ts'

/** Where English has no article: “at school”, “for breakfast”. */
const WITHOUT =
  /^(?:school|nursery|kindergarten|preschool|bed|home|church|work|town|class|breakfast|lunch|dinner|supper|tea|night|noon|midnight|dawn|dusk|bedtime|lunchtime|teatime|playtime|summer|winter|spring|autumn|morning|football|cricket|rugby|tennis|swimming|piano|ballet|karate|judo|time|day|part|turns?|hand|foot|heart|top|front|half|music|maths|art|assembly|college|university|prison|hospital|sea|land|water|mum|dad|grandma|grandpa|god|everyone|something|nothing|thing|one|number|floor|page|grade|year)$/iu
const OF_ONE = /^(?:first|second|third|fourth|fifth|last|next|same|whole|only|best|biggest|smallest|way|other)$/iu
const HAS_ONE = /^(?:DET|NUM|PRON|PART)$/u

/**
 * A sentence with the articles that a hurried thumb leaves out: “the bus broke down on the way to the aquarium, so the whole class
 * had a picnic”. After a preposition it is “the”, after a verb “a”.
 */
export function withArticles(sentence: string): string {
  const words = taggedWords(sentence.replaceAll('’', "'"))
  const out: TaggedWord[] = []
  for (const [at, word] of words.entries()) {
    const article = articleBefore(words, at)
    if (article !== null) out.push({ text: article, pos: 'DET', isGlued: false })
    out.push(isArticle(words, at) ? withItsSound(word, words[at + 1]) : word)
  }
  return textOf(out).replaceAll("'", '’')
}

/** And neither an A in maths nor a child who is called An. */
function isArticle(words: readonly TaggedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || word.pos !== 'DET' || !/^(?:ADJ|NOUN|ADV)$/u.test(next?.pos ?? '')) return false
  return /^an?$/u.test(word.text) || (at === 0 && /^An?$/u.test(word.text))
}

/** “An old lady” of “a old lady”. */
function withItsSound(article: TaggedWord, next: TaggedWord | undefined): TaggedWord {
  if (next === undefined) return article
  const text = articleFor(next.text)
  return { ...article, text: article.text.startsWith('A') ? capital(text) : text }
}

function articleBefore(words: readonly TaggedWord[], at: number): string | null {
  const [last, word] = [words[at - 1], words[at]]
  if (word === undefined || last === undefined || !/^(?:ADJ|NOUN)$/u.test(word.pos)) return null
  if (HAS_ONE.test(last.pos) || /^(?:ADJ|NOUN|PROPN|ADV|SYM)$/u.test(last.pos) || !/^\p{Ll}/u.test(word.text))
    return null
  const noun = headAfter(words, at)
  if (noun === null || WITHOUT.test(noun) || isMass(noun) || isPlural(noun) || !isOneOfMany(noun)) return null
  if (OF_ONE.test(word.text)) return 'the'
  if (last.pos === 'ADP')
    return /^(?:by|per|like|as|with|into|without)$/iu.test(last.text)
      ? /^(?:by|per)$/iu.test(last.text)
        ? null
        : articleFor(word.text)
      : 'the'
  if (/^(?:so|and|but|because)$/iu.test(last.text)) return null
  // “His left shoe”, “the sitting room”, “the best sledging hill”.
  const before = words[at - 2]
  const isOfNoun = /^(?:DET|PRON|ADJ|ADP|PART)$/u.test(before?.pos ?? '') || OF_ONE.test(before?.text ?? '')
  return /^(?:VERB|AUX)$/u.test(last.pos) && !isOfNoun ? articleFor(word.text) : null
}

/** Of which one can be told by an article: “tent”, “umpire”. */
function isOneOfMany(noun: string): boolean {
  const known = knownNoun(noun)
  return isCountable(noun) || (known?.count === 'one' && known.sort !== 'food')
}

/** The noun at the end of what stands there: “tank” of “water tank”. */
function headAfter(words: readonly TaggedWord[], from: number): string | null {
  let at = from
  while (/^(?:ADJ|NOUN)$/u.test(words[at + 1]?.pos ?? '')) at += 1
  const head = words[at]
  return head?.pos === 'NOUN' && words[at + 1]?.text !== "'s" ? head.text.toLowerCase() : null
}
