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

const QUESTION_WORDS: ReadonlySet<string> = new Set(
  "who whom whose what what's when where where's why how how's which who's".split(' ')
)
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

/** Whether a question made of these words, in lower case, asks for more than yes or no. */
export function asksForMore(words: readonly string[]): boolean {
  const first = words.find((word) => !OPENERS.has(word))
  return first !== undefined && QUESTION_WORDS.has(first)
}
