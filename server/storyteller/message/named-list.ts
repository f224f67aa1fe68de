/** What a story must or must not have is nothing to tell of. */
export const CONDITION =
  /^(?:(?:and|but|so|please|pls) )*(?:no|not|nothing|nobody|no one|without|with|must|must[’']?n[’']?t|has to|have to|needs? to|should|shouldn[’']?t|make|keep|end|ending|only|just|all|both|it|that|this|they|these|which|who|because|cos|as|so|then|also|maybe|if|where)(?!\p{L})/iu
const WORDS_OF_NOUN = 3
/** “The king of umbrellas” */
const OF_NOUNS = /^(?:(?:an?|the) )?\p{L}+ of (?:the )?\p{L}+$/iu
const BETWEEN_NOUNS = /(?:[,.;!?]+ ?(?:and |& )?| (?:and|&|n|plus|x) | ?\+ ?)/iu

/** “Sharks, ballet and a bin lorry”: of several things that are named each is asked for. */
export function isListOfNouns(said: string): boolean {
  const nouns = said.split(BETWEEN_NOUNS).filter((noun) => noun.trim() !== '')
  return (
    nouns.length > 1 &&
    nouns.every((noun) => (noun.split(' ').length <= WORDS_OF_NOUN || OF_NOUNS.test(noun)) && !CONDITION.test(noun))
  )
}

/** “Without dragons”; a snowman without a nose is told of the snowman. */
const WITHOUT_THEM = /(?<!\p{L})(?:no|without|with no)(?: any)? (?<them>\p{L}{3,}s)(?!\p{L})/giu

/** What a message does not want to hear of: “dragons” of “a castle without dragons”, in small letters. */
export function refusedIn(message: string): string[] {
  const named = [...message.matchAll(WITHOUT_THEM)].map(({ groups }) => (groups?.['them'] ?? '').toLowerCase())
  return named.filter((them) => !DONE_WITHOUT.has(them))
}

/** What a child is proud to do without: “no stabilisers!” refuses nothing. */
const DONE_WITHOUT: ReadonlySet<string> = new Set(
  'stabilisers stabilizers wheels armbands floaties floats noodles nappies diapers pull-ups pullups dummies pacifiers tears accidents tantrums wobbles mistakes tries complaints worries problems hands lights arguments'.split(
    ' '
  )
)
