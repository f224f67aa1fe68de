import { knownNoun } from '#content/lexicon.ts'
import { wordPattern } from '../word-pattern.ts'
import { isCountable, isMass, isPlural } from './common-nouns.ts'
import { OF_KIN } from './kin-patterns.ts'
import { baseOfVerb } from './verb-forms.ts'

/** A wish whose verb comes after a relative clause: “a robot who can’t dance” and “goes to a disco”. */
export interface RelativeClause {
  /** “A robot”, “a princess and a blacksmith”. */
  who: string
  /** Each of them with what is said of it: “a robot who can’t dance”. */
  known: readonly string[]
  /** “Goes to a disco”. */
  does: string
}

const NOUN = String.raw`(?:(?!(?:who|that|which|and|or|is|was|with|told|asked|in|story|tale)\b)[\p{L}’-]+ ){0,3}?(?!(?:in|of|at|on|with|him|her|us|them|me|thing|story|tale)\b)[\p{L}’-]+`
const ONE = wordPattern(`^(?<who>(?:an?|the|one) ${NOUN}),? (?<rel>who|that|which) (?<rest>.+)$`, 'iu')
/** “The lights go off” is no second character. */
const AND_ONE = wordPattern(
  `^and (?<who>(?:an?|another) ${NOUN})(?:,? (?:who|that|which) (?<rest>.+)| (?<does>\\p{Ll}+ .+))$`,
  'iu'
)
const WITH = wordPattern(String.raw`^(?<who>(?:an?|the|one) ${NOUN}) with (?<rest>.+)$`, 'iu')
const MOST_OF_WITH = 5
const NO_PART_OF_WITH =
  /^(?:after|before|from|without|for|by|who|that|which|whose|where|when|because|if|and|at|my|our|we|i|someone|somebody)$/iu
const DOING =
  /^(?:looking|searching|going|trying|learning|making|baking|building|driving|flying|sailing|riding|running|hiding|singing|dancing|playing|finding|meeting|helping|visiting|travelling|walking|working|opening|selling|eating|drinking|reading|writing|painting|cooking|waiting|chasing|climbing|swimming|racing|sneezing|snoring|juggling|knitting|gardening|camping|fishing|skating|delivering|conducting)$/u
/** How often or how it is done stands between “who” and its verb. */
const HOW =
  /^(?:always|never|only|just|really|still|also|secretly|suddenly|often|sometimes|actually|hardly|all|has|had|is)$/iu
/** Each of these brings a clause with a verb of its own. */
const OPENS_CLAUSE = /^(?:who|that|which|whose|what|where|when|whenever|because|cos|if|while|until|how|why)$/iu
/** “Who thinks he’s a cat”: what is thought has a verb too. */
const THINKS = /^(?:thinks?|says?|believes?|knows?|hopes?|wishes|pretends?|imagines?|dreams?)$/iu
const THOUGHT_OF = /^(?:of|about|to|for|like|everything|nothing|it|with|that|how|what|where|why|when)$/iu
const MODAL =
  /^(?:is|was|are|were|has|had|can|could|will|would|must|might|cannot|(?:ca|wo|does|is|was|did|has|would|could|do|are|had)n[’']?t)$/iu
const SUBJECT =
  /^(?:he|she|they|we|i|you|nobody|everybody|everyone|somebody|someone|noone)(?<is>[’'](?:s|re|d|m|ll|ve))?$/iu
const IT_IS = /^(?:it|that|there)[’']s$/iu
const OPENS_SECOND = /^(?:and|but|or) (?:his|her|its|their|the|an?|all|everybody|everyone|nobody|it)$/iu
const WHEN = /^(?:now|then|one|day|it|finally)$/iu
const JOINED = /^(?:and|but|or|then)$/iu
/** After these stands no verb that says what is done: “to”, “the”, “his”, “of”. */
const BEFORE_NOUN =
  /^(?:to|an?|the|his|her|its|their|my|our|your|no|some|any|every|each|all|more|not|very|too|so|of|at|from|for|by|like|about|into|than|as|with|without|two|three|four|five|six|seven|eight|nine|ten)$/iu
/** What a character of a tale does, and what is hardly ever a noun after a noun. */
const DOES =
  /^(?:goes|gets|finds|makes|takes|meets|wins|loses|helps|wants|tries|learns|opens|falls|starts|joins|saves|steals|visits|travels|lives|moves|swims|flies|teaches|becomes|turns|builds|bakes|discovers|decides|enters|comes|sails|sings|hides|sells|buys|eats|solves|swaps|trades|befriends|invites|asks|has|is|runs|needs|follows|catches|brings|gives|keeps|rescues|sees|sends|wakes|sets|chases|cooks|throws|hosts|grows|writes|knocks|borrows|drives|stays|hears|plans|arrives|works|escapes)$/u
/** The same of two. */
const DO =
  /^(?:go|get|find|make|take|meet|win|lose|help|try|learn|open|fall|start|join|save|steal|visit|travel|live|move|swim|fly|teach|become|turn|build|bake|discover|decide|enter|sail|sing|sell|buy|eat|solve|swap|trade|share|have|are|run|look|bring|throw|cook|race|play|dance|dig|climb|ride|drive|plan|set|argue|chase|plant|paint|explore)$/u
/** These are things as well: “train rides to the sea”, “red plants”. */
const DOES_OR_THINGS = /^(?:rides|races|dances|plays|plants|paints|looks)$/u
const DONE_TO = /^(?:an?|the|his|her|its|their|some|two|three|him|them|it|everybody|everyone)$/iu
/** After these stands no thing of several: “a cold looks for”, “is shy dances with”, and not “train rides to”. */
const NO_THINGS_AFTER = /(?:^| )(?:an? \S+(?: \S+)?|(?:the|his|her|its|their|is|was) \S+)$/iu
/** “Can’t stop looking”, “is scared of flying”, “goes running”: it belongs to what stands before it. */
const BEFORE_DOING =
  /^(?:stop|start|stops|starts|likes?|loves?|hates?|enjoys?|keeps?|keep|goes|go|on|in|when|while|busy|never|always|only|just|or|and|then|but|love|is|was|are|be|been|prefers?|forgets?|remembers?|minds?|practises?|tries|finishes|good|bad|best|worst|tired|late)$/iu
/** “Ice skating”, “horse riding”: both are one noun. */
const ONE_NOUN_WITH_DOING =
  /^(?:ice|roller|figure|horse|pony|donkey|rock|wall|tree|mountain|opera|choir|karaoke|folk|tap|belly|line|ballroom|bike|car|train|boat|motor|kite|dog|cake|bread|book|story|face|finger|egg|house|den|river|fly|window|card|mask|scuba|wild|open-water)$/iu
const DONE_TO_NOTHING = /^(?:sleep|swim|fly|walk|talk|wait|cry|smile|roar|sneeze|snore|yawn)$/u
const AFTER_VERB =
  /^(?:an?|the|his|her|its|their|some|two|three|him|them|it|everybody|everyone|up|down|out|off|away|home|back|over|to|in|into|on|with|for)$/iu
/** Beside those after any verb: “waiting at the stop”, and not “a fishing rod”. */
const AFTER_DOING =
  /^(?:at|from|by|about|like|after|under|behind|beside|near|inside|through|across|along|past|around|round|four|five|six|every|all|my|our)$/iu
/** “Who waits a hundred years for …” */
const HOW_LONG = /^(?:years|months|weeks|days|nights|hours|minutes|seconds|ages|times|miles|metres|steps)$/u
/** A wish of several sentences is read sentence by sentence. */
const OTHER_SENTENCE = /[.;:!?“”"()[\]](?=.)/u
/** In words. */
const MOST_KNOWN = 12

/**
 * Splits a wish where a relative clause stands before the verb that says what happens: “a vampire that only drinks tomato juice
 * meets a werewolf puppy” is a vampire who meets a puppy. Null where nothing comes after the clause, or it is not sure.
 */
export function relativeClause(wish: string): RelativeClause | null {
  if (OTHER_SENTENCE.test(wish.trim())) return null
  const typed = wish.trim().replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
  const one = ONE.exec(typed)?.groups
  if (!one) return clauseOfWith(typed)
  const { who = '', rel = '', rest = '' } = one
  const words = rest.split(' ')
  // Of “a toy that she plays with” it is another who does something.
  if (SUBJECT.test(words[0] ?? '') || BEFORE_NOUN.test(words[0] ?? '')) return null
  const at = endOfClause(words, true)
  if (at === null) return clauseOfTwo(typed)
  if (at > MOST_KNOWN) return null
  const said = words.slice(0, at).join(' ').replace(/,$/u, '')
  // “… is shy of crows, the crows help him” is no clause any more.
  if (said.includes(',')) return null
  const known = `${who} ${rel} ${said}`
  const after = words.slice(at).join(' ')
  if (!/^and /iu.test(after)) return { who, known: [known], does: after }
  return withSecond(who, known, after)
}

/** “A fairy who collects lost socks and a boy with only one”: what else would the two do but meet? */
function clauseOfTwo(wish: string): RelativeClause | null {
  const { who = '', has = '', two = '', other = '' } = TWO.exec(wish)?.groups ?? {}
  const [verb = ''] = has.replace(WHO_BEFORE, '').split(' ', 1)
  if (who === '' || has.split(' ').length > MOST_KNOWN || HAS_SOMEBODY.test(verb) || / and /u.test(has)) return null
  if (OF_THE_FIRST.test(other) || OF_KIN.test(`${who} ${two}`)) return null
  return { who, known: [`${who} ${has}`], does: `meets ${two} ${other}` }
}

const TWO = wordPattern(
  String.raw`^(?<who>(?:an?|the|one) ${NOUN}),? (?<has>(?:who|that|which) [^,]{3,60}?),? and (?<two>(?:an?|another) ${NOUN}) (?<other>(?:who|that|which|with) [^,]{3,60})$`,
  'iu'
)
/** “… and a little girl who cleans her” knows the first already. */
const OF_THE_FIRST = /(?<!\p{L})(?:her|him|it|them|and)(?!\p{L})/iu
const WHO_BEFORE = /^(?:who|that|which) /iu
/** “Who has a cat and a dog that barks”: both are whose. */
const HAS_SOMEBODY = /^(?:has|had|meets?|finds?|wants?|needs?|sees|gets|keeps?|owns?|misses|marries|adopts?)$/iu

/** “A giraffe with a sore throat looking for a scarf”, “an owl with odd socks goes to school”. */
function clauseOfWith(wish: string): RelativeClause | null {
  const { who = '', rest = '' } = WITH.exec(wish)?.groups ?? {}
  const words = rest.split(' ')
  const at = words.findIndex((_, index) => index > 0 && isDoneWith(words, index))
  if (at < 0 || at > MOST_OF_WITH || at === words.length - 1) return null
  const has = words.slice(0, at)
  if (has.some((word) => NO_PART_OF_WITH.test(word)) || BEFORE_NOUN.test(has.at(-1) ?? '')) return null
  return { who, known: [`${who} with ${has.join(' ')}`], does: words.slice(at).join(' ') }
}

/** “Fishing in the rain”, and not “a new fishing rod”. */
function isDoneWith(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at)
  if (DOING.test(word)) return AFTER_VERB.test(next) || AFTER_DOING.test(next)
  return DOES.test(word) || isDoneNoThing(words, at, -1)
}

/** “A bear who loves trains rides to the sea”, and not “who loves train rides to the sea”. */
function isDoneNoThing(words: readonly string[], at: number, verbAt: number): boolean {
  const [word = '', next = ''] = words.slice(at)
  if (!DOES_OR_THINGS.test(word)) return false
  if (DONE_TO.test(next)) return true
  // “Gives rides to children”: that is what is given.
  if (at - 1 === verbAt || !AFTER_VERB.test(next)) return false
  return isPlural(words[at - 1] ?? '') || NO_THINGS_AFTER.test(words.slice(0, at).join(' '))
}

/** “A princess who loves swords and a blacksmith who loves dresses trade jobs”: the verb is of both. */
function withSecond(who: string, known: string, after: string): RelativeClause | null {
  const second = AND_ONE.exec(after)?.groups
  if (!second) return null
  const both = `${who} and ${second['who'] ?? ''}`
  if (second['does'] !== undefined) {
    const [verb = ''] = second['does'].split(' ', 1)
    return DO.test(verb) ? { who: both, known: [known, second['who'] ?? ''], does: second['does'] } : null
  }
  const words = (second['rest'] ?? '').split(' ')
  const at = endOfClause(words, false)
  if (at === null || at > MOST_KNOWN) return null
  const other = `${second['who'] ?? ''} who ${words.slice(0, at).join(' ')}`
  return { who: both, known: [known, other], does: words.slice(at).join(' ') }
}

/** Where the verb of the whole stands, or, after one alone, the “and” of a second; null where there is none. */
function endOfClause(words: readonly string[], isOfOne: boolean): number | null {
  let at = 0
  while (HOW.test(words[at] ?? '') && !MODAL.test(words[at] ?? '')) at += 1
  // What stands behind “who” is its verb, whatever else it may be.
  let verbAt = at
  let open = opensThought(words, at) ? 1 : 0
  for (at += 1; at < words.length; at += 1) {
    const word = words[at] ?? ''
    // “… and his patient is a fish” is said of another.
    if (OPENS_SECOND.test(words.slice(at, at + 2).join(' ')) && !AND_ONE.test(words.slice(at).join(' '))) return null
    if (OPENS_CLAUSE.test(word)) open += 1
    else if (SUBJECT.test(word) || IT_IS.test(word) || (word === 'it' && OPENS_CLAUSE.test(words[at - 1] ?? ''))) {
      // “He” is who does what comes next; “he’s” has done it.
      if (open === 0) return null
      open -= 1
      if (!/[’']/u.test(word)) at += 1
      verbAt = at
    } else if (isOfOne && open === 0 && /^and$/iu.test(word) && AND_ONE.test(words.slice(at).join(' '))) {
      if (withSecond('', '', words.slice(at).join(' ')) !== null) return at
    } else if (isFiniteVerb(words, at, isOfOne, verbAt)) {
      if (open > 0) open -= 1
      else if (!isJoined(words, at)) return at
      verbAt = at
      if (opensThought(words, at)) open += 1
    }
  }
  return null
}

/** “… and only takes socks”, “… and one day drops it”: who is told of goes on. */
function isJoined(words: readonly string[], at: number): boolean {
  let before = at - 1
  while (before > 0 && (HOW.test(words[before] ?? '') || WHEN.test(words[before] ?? ''))) before -= 1
  return JOINED.test(words[before] ?? '')
}

function opensThought(words: readonly string[], at: number): boolean {
  return THINKS.test(words[at] ?? '') && !THOUGHT_OF.test(words[at + 1] ?? 'of')
}

/** Whether a verb of one (or of two) stands there. `verbAt` is where the last one stood. */
function isFiniteVerb(words: readonly string[], at: number, isOfOne: boolean, verbAt: number): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]]
  if (BEFORE_NOUN.test(before)) return false
  if (!isOfOne) return DO.test(word) && !MODAL.test(before) && next !== ''
  // “A shell like his friend has”.
  if (next === '') return false
  if (MODAL.test(word)) return !MODAL.test(before)
  if (DOES.test(word) || isDoneNoThing(words, at, verbAt)) return true
  if (DOING.test(word) && !BEFORE_DOING.test(before) && !ONE_NOUN_WITH_DOING.test(before) && at - 1 > verbAt)
    return true
  // “Who can’t sleep counts people”: nothing is slept.
  if (DONE_TO_NOTHING.test(before) && /^\p{Ll}{3,}s$/u.test(word)) return true
  const base = /^\p{Ll}{2,}s$/u.test(word) ? baseOfVerb(word) : null
  const isNoun =
    base === null ||
    HOW_LONG.test(word) ||
    isCountable(base) ||
    isMass(word) ||
    knownNoun(base) !== null ||
    knownNoun(word) !== null
  return !isNoun && at - 1 !== verbAt && AFTER_VERB.test(next)
}
