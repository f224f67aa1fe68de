import type { ProsodyHints } from '../../../text/prosody-hints.ts'
import type { Rest, SpokenUnit, SpokenWord } from '../../../text/spoken-unit.ts'
import { spellWord } from './spell-word.ts'

/** One word as Flite is given it; several may stand for one word of the unit. */
export interface FliteWord {
  say: string
  /** Index of the unit's word it is a part of. */
  word: number
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
    const parts = spell(word)
    return parts.map((say, i): FliteWord => {
      const isLast = i === parts.length - 1
      return { say, word: index, rest: isLast ? word.rest : 'none', mark: isLast ? word.mark : '' }
    })
  })
  const { ending, isQuoted, hints } = unit
  return { words, text: joined(words, ending), ending, isQuoted, ...(hints && { hints }) }
}

/** What a family says a name sounds like goes before what we would make of its letters. */
function spell({ text, soundsLike }: SpokenWord): string[] {
  const heard = (soundsLike ?? '').split(/[\s-]+/).flatMap((part) => spellWord(part))
  return heard.length > 0 ? heard : spellWord(text)
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
