import { isEnglishWord, isKnownWord } from './word-list.ts'

/** As fingers type them in a hurry, where no rule finds the word. */
const TYPED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alot: 'a lot', becasue: 'because', becuase: 'because', beleive: 'believe', beleived: 'believed', coud: 'could', definately: 'definitely', everyones: 'everyone’s', favorit: 'favourite', freind: 'friend', freinds: 'friends', layed: 'laid', nieghbour: 'neighbour', nieghbours: 'neighbours', payed: 'paid', peice: 'piece', recieved: 'received', shoud: 'should', somthing: 'something', teh: 'the', thier: 'their', togehter: 'together', togther: 'together', wich: 'which', woud: 'would'
  }) // prettier-ignore
)
const LEAST_LETTERS = 4

/**
 * A word in small letters as a dictionary spells it, where fingers typed one letter of two or two of one: “droped”,
 * “bigest”, “untill”. As it is, where it is a word, may be a name, or could be more than one.
 */
export function spelt(word: string): string {
  const known = TYPED.get(word)
  if (known !== undefined) return known
  if (word.length < LEAST_LETTERS || isEnglishWord(word) || isKnownWord(word)) return word
  const ways = new Set([...word].flatMap((letter, at) => otherwise(word, letter, at)).filter(isEnglishWord))
  const [only = word] = ways
  return ways.size === 1 ? only : word
}

/** With the consonant at this place twice, or once where it stands twice. */
function otherwise(word: string, letter: string, at: number): string[] {
  if (at === 0 || !/[b-df-hj-np-tv-z]/u.test(letter)) return []
  const after = word.slice(at)
  return [word.slice(0, at) + (word[at - 1] === letter ? after.slice(1) : letter + after)]
}
