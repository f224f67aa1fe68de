import { type Pace, windDownOf } from '../../pacing.ts'
import type { WordFinder } from './flite.ts'
import type { MelodyContext } from './melody/apply-melody.ts'
import type { FliteUnit } from './spelling/spell-unit.ts'

/**
 * What the melody must know of a unit. `owners` is the index of a word in Flite's spelling for every sound; `finder` knows
 * where a word of it is stressed; each `voice` has tunes of its own.
 */
export function tellingOf(
  { text, words, ending, hints }: FliteUnit,
  owners: readonly number[],
  finder: Pick<WordFinder, 'stressOf'>,
  pace: Pace,
  voice: string
): MelodyContext {
  return {
    words: words.map(({ say, word, isAccented, rest, mark }, i) => ({
      say: say.toLowerCase(),
      part: words[i - 1]?.word !== word && words[i + 1]?.word !== word ? 'whole' : isAccented ? 'accented' : 'other',
      stress: finder.stressOf(say),
      hasRest: rest !== 'none',
      mark,
      role: hints?.words[word]?.role ?? 'telling',
      speaker: hints?.words[word]?.speaker ?? 0,
      isGiven: hints?.words[word]?.isGiven ?? false,
      isName: hints?.words[word]?.isName ?? false,
      isRefrain: hints?.words[word]?.isRefrain ?? false
    })),
    owners,
    ending,
    opensParagraph: hints?.opensParagraph ?? false,
    closesParagraph: hints?.closesParagraph ?? false,
    part: hints?.part ?? 'story',
    windDown: windDownOf(pace),
    seed: `${voice} ${hints?.variation ?? 0} ${text}`,
    refrainSeed: voice
  }
}
