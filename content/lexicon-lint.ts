import {
  FIELDS,
  fieldsOf,
  namesOf,
  NOUN_COUNTS,
  NOUN_SORTS,
  sortAndCountOf,
  type LexiconArea,
  type NounCount
} from './lexicon/lexicon-entry.ts'
import { lineFaults, type Place } from './line-lint.ts'

/** Most words of each phrase: it stands in the middle of a sentence of eighteen. */
const LONGEST: Record<string, number> = {
  sound: 4,
  does: 13,
  move: 14,
  part: 6,
  where: 9,
  fact: 14,
  guess: 13,
  wants: 10,
  stand: 11
}
const MAY_BE_MISSING = ['sound', 'fact', 'guess', 'wants']
const PHRASE: Place = { slots: [], shape: 'phrase', atLeast: 0 }
/** “It goes” is spoken here, and a tail is wound round something. */
const SAID_OF_NOUNS = /^(?:present tense|says “wound”|a phrase has no full stop)/u
/** What a toddler copies, or cannot do, when a story says it of those who are there. */
const UNSAFE =
  /\b(?:climbed|jumped off|hot(?!-water)|fire|flames?|matches|knife|knives|swallowed|stove|oven(?! glove)|socket|plug in|alone|scissors|glass(?! (?:of|with))|needle|hung upside down|plastic bag|string round (?:the|a) neck|rope round (?:the|a) neck)\b/iu
const PAST =
  /^(?:\p{L}+ed|laid|put|went|sat|stood|lay|held|made|let|bent|shut|spun|swung|ran|rang|sang|hung|fell|blew|drew|flew|kept|crept|swept|took|threw|came|shook|rose|stuck|spread|gave|got|ate|drank|caught|hid|lit|did|felt|bit|cut|dug|sank|shone|slid|slept|span|swam|told|wore|wound|burst|woke|grew|leapt|lost|split|spat|struck|sent|set|left|hit|brought|began|became|drove|rode|read|said|never|only|slowly|just|always|quietly|looked|knew|turned|had|was|saw|bound|clung|wove|beat|bore|broke|fed|found|built|bought|wrote|wept|leant|knelt|dreamt|met|sold|won|stung|sprang|sprung|shot|spoke|stole|thought|taught|understood|sewed|could)\b/u

/** The faults of an area of the lexicon; `known` are the names of the areas before it, and takes those of this one. */
export function lexiconFaults({ area, nouns }: LexiconArea, known = new Set<string>()): string[] {
  return nouns
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const fields = fieldsOf(line)
      const name = fields[0] ?? ''
      const faults =
        fields.length === FIELDS.length
          ? nounFaults(fields, known)
          : [`${fields.length} fields, needs ${FIELDS.length}`]
      if (/["“”]/u.test(line)) faults.push('quotes are set by the line that says it')
      return faults.map((fault) => `${area}, ${name}: ${fault}`)
    })
}

function nounFaults(fields: readonly string[], known: Set<string>): string[] {
  const faults: string[] = []
  const of = Object.fromEntries(FIELDS.map((name, at) => [name, fields[at] ?? '']))
  const { names = '', sort: second = '' } = of
  const { sort, count } = sortAndCountOf(second)
  if (!NOUN_SORTS.some((each) => each === sort)) faults.push(`no such sort: ${sort}`)
  const counted = NOUN_COUNTS.find((each): each is NounCount => each === count)
  if (!counted) faults.push(`no such count: ${count}`)
  for (const { one, many } of namesOf(names, counted ?? 'one')) {
    for (const called of new Set([one, many])) {
      if (known.has(called)) faults.push(`“${called}” is known already`)
      if (called !== called.toLowerCase() || !/^[\p{Ll}’ -]+$/u.test(called))
        faults.push(`a name is small letters: “${called}”`)
      known.add(called)
    }
  }
  for (const [field, longest] of Object.entries(LONGEST)) {
    const text = of[field] ?? ''
    if (text === '-') {
      if (!MAY_BE_MISSING.includes(field)) faults.push(`${field} is missing`)
      continue
    }
    const words = text.split(/\s+/u).length
    if (text === '' || words > longest) faults.push(`${field}: ${words} words, at most ${longest}`)
    faults.push(
      ...lineFaults(text, PHRASE, 'both')
        .filter((fault) => !SAID_OF_NOUNS.test(fault))
        .map((fault) => `${field}: ${fault}`)
    )
  }
  return [...faults, ...formFaults(of)]
}

function formFaults({
  sort: second = '',
  sound = '',
  does = '',
  move = '',
  part = '',
  where = '',
  fact = '',
  guess = '',
  stand = ''
}: Record<string, string>): string[] {
  const faults: string[] = []
  if (/\p{Lu}/u.test(sound)) faults.push(`sound: small letters: ${sound}`)
  for (const [name, text] of Object.entries({ does, move }))
    if (!PAST.test(text)) faults.push(`${name}: begins with a verb in the past: ${text}`)
  if (/\b(?:he|she|him|her|his)\b/iu.test(`${does} ${move}`))
    faults.push('does, move: it may be anybody, so no he or she')
  if (second.startsWith('person') && /\bits\b/iu.test(does)) faults.push(`does: a person is not “it”: ${does}`)
  if (/\bits\b/iu.test(move)) faults.push(`move: of a person: ${move}`)
  if (UNSAFE.test(move) || UNSAFE.test(stand))
    faults.push(`move, stand: nothing that is unsafe to copy: ${move} / ${stand}`)
  if (!/^(?:the|both|all) /u.test(part)) faults.push(`part: begins with “the”: ${part}`)
  if (
    !/^(?:in|on|at|by|under|behind|beside|between|over|above|below|near|next|outside|inside|along|among|round|up|down|high|far|deep|all|out|where|wherever|just|right|everywhere|in front|across|underneath|against|opposite|past|through|round|half|halfway|tied|stuck|from|once|straight|hanging|leaning)\b/u.test(
      where
    )
  )
    faults.push(`where: a place: ${where}`)
  if (!/^(?:an?|the|some|two|three|four|five|six|one|half|your|all|seven) /u.test(stand))
    faults.push(`stand: begins with an article: ${stand}`)
  for (const [name, text] of Object.entries({ fact, guess }))
    if (text !== '-' && !/^\p{Lu}/u.test(text)) faults.push(`${name}: begins like a sentence: ${text}`)
  return faults
}
