import type { ProsodyHints } from '../../../text/prosody-hints.ts'
import type { Rest, SpokenUnit, SpokenWord } from '../../../text/spoken-unit.ts'
import { readPieces, readSpelling } from './spell-word.ts'
import { accentedOf, type Spelling } from './spelling.ts'

/** One word as Flite is given it; several may stand for one word of the unit. */
export interface FliteWord {
  say: string
  /** Index of the unit's word it is a part of. */
  word: number
  /** Whether it carries the accent of that word, being one of its parts or the whole of it. */
  isAccented: boolean
  rest: Rest
  mark: SpokenWord['mark']
}

/** A unit in Flite's spelling: `text` holds letters, apostrophes, spaces and `, . ? !` only. */
export interface FliteUnit {
  text: string
  words: FliteWord[]
  ending: SpokenUnit['ending']
  isQuoted: boolean
  /** One entry for each word of the text, not of `words`. */
  hints?: ProsodyHints
}

/** Writes a unit as Flite must read it to say it rightly. Rests and marks stay behind the last part of a word. */
export function spellUnit(unit: SpokenUnit): FliteUnit {
  const words = unit.words.flatMap((word, index) => {
    const { parts, accented } = spell(word)
    return parts.map((say, i): FliteWord => {
      const isLast = i === parts.length - 1
      return {
        say,
        word: index,
        isAccented: i === accented,
        rest: isLast ? word.rest : 'none',
        mark: isLast ? word.mark : ''
      }
    })
  })
  const { ending, isQuoted, hints } = unit
  return { words, text: joined(words, ending), ending, isQuoted, ...(hints && { hints }) }
}

/** What a family says a name sounds like goes before what we would make of its letters. */
function spell({ text, soundsLike = '' }: SpokenWord): Spelling {
  const { heard, loud } = readPieces(soundsLike.split(/[\s-]+/).filter(Boolean))
  const parts = heard.flatMap((spelling) => spelling.parts)
  if (parts.length === 0) return readSpelling(text)
  const [only, ...others] = heard
  if (only && others.length === 0) return only
  const before = heard.slice(0, loud).reduce((count, spelling) => count + spelling.parts.length, 0)
  return { parts, accented: loud < 0 ? accentedOf(parts) : before + (heard[loud]?.accented ?? 0) }
}

function joined(words: readonly FliteWord[], ending: SpokenUnit['ending']): string {
  const last = words.length - 1
  return words
    .map(({ say, mark }, i) => {
      if (i < last) return say + mark
      return say + (ending === 'clause' ? ',' : mark === '?' || mark === '!' ? mark : '.')
    })
    .join(' ')
}
