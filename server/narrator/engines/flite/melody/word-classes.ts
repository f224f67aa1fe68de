/** Words that hold a sentence together and carry no accent of their own. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those some any each of to in on at as by for from with into onto over under up down off ' +
    'out about after before between through until till than and but or nor so if because while when where which who ' +
    'whom whose that though although as is are was were be been being am do does did has have had having will would ' +
    'can could shall should may might must i you he she it we they me him her us them my your his its our their mine ' +
    "yours hers ours theirs there here then it's i'm you're he's she's we're they're i've you've we've they've i'd " +
    "you'd he'd she'd we'd they'd i'll you'll he'll she'll we'll they'll that's there's what's who's let's one just " +
    'what how why like'
  ).split(' ')
)

/** They make the word after them, or themselves, more. */
const INTENSIFIERS: ReadonlySet<string> = new Set(
  'very too really such never every ever most quite whole biggest smallest tiniest enormous always'.split(' ')
)

const QUESTION_WORD = /^(?:who|whom|whose|what|when|where|why|how|which)(?:'(?:s|d|ll|re|ve))?$/
/** “At what time”, “for how long”, “with whom”. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'about after at before behind beside by for from in into near of on onto over since through till to towards under until up with'.split(
    ' '
  )
)
/** They begin a question, or a clause before one: which of the two, the word after them says. */
const OF_TIME_AND_PLACE: ReadonlySet<string> = new Set(['when', 'where'])
const AUXILIARY =
  /^(?:am|is|are|was|were|do|does|did|has|have|had|will|would|can|could|shall|should|may|might|must|(?:is|are|was|were|do|does|did|has|have|had|would|could|should)n't|won't|can't)$/
/** What may stand before the first word of a question. */
const OPENERS: ReadonlySet<string> = new Set('and but so oh or well then now please ah hey'.split(' '))

/** A new phrase can begin with these. */
const JOINING: ReadonlySet<string> = new Set(
  (
    'and but or so because when where while until till before after if that which who though although as than then ' +
    'to in on at by with from for into through over under behind beside along across towards without'
  ).split(' ')
)

export function joins(word: string): boolean {
  return JOINING.has(word)
}

export function isContentWord(word: string): boolean {
  return !FUNCTION_WORDS.has(word)
}

export function isIntensifier(word: string): boolean {
  return INTENSIFIERS.has(word)
}

/**
 * Whether a question asks for more than yes or no. `words` are all of its words, in lower case, and `part` those of them
 * since its last mark or rest: “And if not, where is it?” asks by its part, “When the lamp goes out, will you be afraid?”
 * begins with a clause and asks for yes or no.
 */
export function asksForMore(words: readonly string[], part: readonly string[]): boolean {
  if (part.length === words.length) return isOpen(words)
  return (isOpen(part) && !beginsWithClause(part)) || (isOpen(words) && !beginsWithClause(words))
}

function isOpen(words: readonly string[]): boolean {
  const [first = '', second = ''] = withoutOpeners(words)
  return QUESTION_WORD.test(first) || (PREPOSITIONS.has(first) && QUESTION_WORD.test(second))
}

function beginsWithClause(words: readonly string[]): boolean {
  const [first = '', second = ''] = withoutOpeners(words)
  return OF_TIME_AND_PLACE.has(first) && !AUXILIARY.test(second)
}

function withoutOpeners(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !OPENERS.has(word))
  return from === -1 ? [] : words.slice(from)
}
