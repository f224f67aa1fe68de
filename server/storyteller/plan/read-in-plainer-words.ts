import { ROLE_KINDS, type ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { withArticle } from '../language/common-nouns.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import { baseOfVerb, thirdPerson } from '../language/verb-forms.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isMadeUp } from '../wish/said-of-visitor.ts'
import { wordPattern } from '../word-pattern.ts'
import { mayHurt } from './may-hurt.ts'
import { isOfDeed, isPlain, nearestOf, writtenForIt } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { shareTold } from './share-told.ts'

/** In letters: a longer wish says more than one deed. */
const MOST_LETTERS = 100
/** A story that was written for so much of a wish tells what its noun is like as well. */
const TELLS_MOST = 0.8

/** “A slow snail”: what such a one does, as the clauses of the stories are called. */
const DOES: Readonly<Record<string, string>> = {
  backward: 'goes backwards', backwards: 'goes backwards', bashful: 'is shy', bouncy: 'bounces', brave: 'is brave', bravest: 'is brave', bumbling: 'is clumsy', cautious: 'is not brave', chatty: 'talks all night', clumsiest: 'is clumsy', crossest: 'is always cross', dizzy: 'gets dizzy', drowsy: 'sleeps all day', farty: 'farts', fastest: 'wants to go faster', fibbing: 'tells fibs', giggly: 'can’t stop giggling', glowing: 'glows', grumpiest: 'is grumpy', hungriest: 'is always hungry', inventive: 'invents things', invisible: 'turned invisible', itchy: 'is ticklish', laziest: 'is lazy', leaky: 'leaks', loud: 'sings loudly', loudest: 'sings loudly', messiest: 'never tidies up', messy: 'never tidies up', muddy: 'loves mud', musical: 'wants to be in a band', noisiest: 'sings loudly', noisy: 'sings loudly', posh: 'has perfect manners', scary: 'wants to be scary', shyest: 'is shy', silliest: 'always gets things wrong', sleepiest: 'sleeps all day', sleepy: 'sleeps all day', slow: 'is very slow', slowest: 'is very slow', smelliest: 'smells', smelly: 'smells', sneezy: 'sneezes', snoozy: 'sleeps all day', snotty: 'has a runny nose', speedy: 'wants to go faster', squeaky: 'squeaks', stinkiest: 'smells', stinky: 'smells', tidiest: 'is always cleaning', tidy: 'is always cleaning', vain: 'is vain', wobbly: 'falls over'
} // prettier-ignore

/** No story needs to know how big or how old such a one is. */
const SIZE = String.raw`(?:(?:very|really|so|super|quite|rather|little|small|tiny|teeny|teensy|wee|big|huge|large|old|young|cute|silly|funny)[ ,]+)`
const OF_SIZE = wordPattern(String.raw`^(?:an?|the|one) ${SIZE}+`, 'iu')
const LIKE = wordPattern(
  String.raw`^(?:(?:the|an?|one) )?(?:world[’']?s )?${SIZE}*(?<how>[\p{L}-]{4,}) (?<noun>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?: (?:in the (?:whole |entire )?world|of all|ever|around))?[.! ]*$`,
  'iu'
)
const WITH_CLAUSE = wordPattern(
  String.raw`^(?<who>(?:(?:an?|the|one) )(?:[\p{L}-]+ ){0,4}?(?<noun>[\p{L}-]+)) (?<says>(?:who|that|which)(?:[’']?s)?|with|called \p{L}+ (?:who|that)) (?<clause>.+?)[.! ]*$`,
  'iu'
)
const ALL_THE_TIME =
  /,? (?:all (?:the time|day(?: long)?|night(?: long)?)|again and again|over and over(?: again)?|every (?:single )?(?:day|night|morning|time|minute|second)|(?:that|and|which) (?:just |simply )?(?:won[’']?t|can[’']?t|never|doesn[’']?t|don[’']?t|wouldn[’']?t|will not|cannot)(?: ever)? (?:stops?|go away|goes away)|in the (?:whole |entire )?world|for ever|forever|and ever|no matter what|too much|a lot|by accident|non[- ]?stop)$/iu
/** “Helicopter with hiccups”. */
const BARE_NOUN = wordPattern(
  String.raw`^(?!(?:an?|the|one|my|our|his|her) )${SIZE}*[\p{L}-]+ (?:who|that|which|with) `,
  'iu'
)
/** “Thinks she’s the teacher”. */
const THINKS =
  /^(?<thinks>(?:really |always )?(?:thinks|believes|thought|says))(?: that)? (?:he|she|it)(?:[’']?s| is) (?:really |actually )?(?:an?|the) /iu

const IS_PLAYED: readonly ScenePlot['tellsAny'][] = ROLE_KINDS

/**
 * A wish for a made-up character in the words for which a story was written: “a sneezing dragon” as the dragon who sneezes, “the
 * world’s slowest superhero” as one who is very slow, “a little mouse who lives in the piano” as a mouse, “helicopter with hiccups
 * that won’t stop” without what no hiccups need. Null where a story was written for most of the wish as it was typed,
 * where none is of the plainer words, and of what may hurt.
 */
export function readInPlainerWords(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const wish = asked.theme.trim()
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null || wish.length > MOST_LETTERS) return null
  const others = plainerWords(wish)
  if (others.length === 0 || mayHurt(wish) || findsSomethingGrave(wish)) return null
  const told = nearestOf(whole, library, memory)
  const own = writtenForIt(told)
  if (own !== null && shareTold(own, whole, library) >= TELLS_MOST) return null
  // A cold is played by the stories of those who ail.
  if (IS_PLAYED.includes(told.kind)) return null
  for (const other of others) {
    const read = readAsPart(asked, whole, other, library, memory)
    if (read === null) continue
    const { plot } = nearestOf(read, library, memory)
    if (plot !== undefined && plot.id !== told.plot?.id && isOfDeed(plot)) return read
  }
  return null
}

/** Nearest to what was typed first. */
export function plainerWords(wish: string): string[] {
  const like = LIKE.exec(wish)?.groups
  if (
    like !== undefined &&
    !/(?<!\p{L})(?:who|that|which|and|with|in|on|at|of|to|is|was)(?!\p{L})/iu.test(like['noun'] ?? '')
  )
    return asClause(like['how'] ?? '', like['noun'] ?? '')
  const said = WITH_CLAUSE.exec(BARE_NOUN.test(wish) ? `a ${wish}` : wish)?.groups
  if (said === undefined || !isMadeUp(said['noun'] ?? '')) return []
  const { who = '', noun = '', says = '', clause = '' } = said
  const bare = OF_SIZE.test(who) ? [withArticle(who.replace(OF_SIZE, ''))] : []
  const [joint = 'who'] = /(?:who|that|which|with)/iu.exec(says) ?? []
  const isState = /^(?:who|that|which)[’']?s$/iu.test(says) && !/^(?:got|lost|had|been|gone)(?!\p{L})/iu.test(clause)
  const does = `${isState ? 'is ' : ''}${clause}`
  const once = does.replace(ALL_THE_TIME, '')
  const thinks = once.replace(THINKS, '$<thinks> it is a ')
  const clauses = [...new Set([does, once, thinks])]
  const had = joint.toLowerCase() === 'with' ? [`who has ${once}`] : []
  return [...new Set([who, ...bare, withArticle(noun)])]
    .flatMap((one) => [...clauses.map((each) => `${joint} ${each}`), ...had].map((each) => `${one} ${each}`))
    .filter((other) => other !== wish)
}

function asClause(how: string, noun: string): string[] {
  if (!isMadeUp(noun)) return []
  const does = DOES[how.toLowerCase()] ?? (how.endsWith('ing') ? doing(how.toLowerCase()) : null)
  return does === null ? [] : [`${withArticle(noun)} who ${does}`]
}

function doing(how: string): string | null {
  const base = baseOfVerb(how)
  return base === null || base === how ? null : thirdPerson(base)
}
