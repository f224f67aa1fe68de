import { createHash } from 'node:crypto'

import type { StoryLibrary } from '#content/library.ts'
import { THEME_LIMIT } from '#shared/story.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { cleanPhrase } from '../safety/normalise.ts'
import type { StoryBrief } from '../story-brief.ts'
import { mentionPattern, tokensOf } from '../text-measures.ts'
import { readTheme } from '../wish/theme.ts'
import { GIVEN_NAMES } from './given-names.ts'
import { replacer } from './name-shield.ts'

/** A wish as it may be asked for and kept for every family. */
export interface AskableWish {
  /** Its words, without names. */
  words: string
  /** SHA-256 of them in small letters: the same for every family that wishes the same. */
  hash: string
}

/** Who is called something else in what is kept. */
const SOMEBODY = 'somebody'

/**
 * The words of a wish that no pack knows. Null where there is nothing to ask: it is known, it is a sorrow, it is unsafe or
 * says nothing, or a name is all that it says. `request` is a checked one.
 */
export function askableWish(request: StoryBrief, library: StoryLibrary): AskableWish | null {
  if (readTheme(request.theme, library).kind !== 'open') return null
  const names = [...new Set(request.characters.map(({ name }) => name).filter((name) => name !== ''))]
  const hide = replacer(names.map((from) => ({ from, to: SOMEBODY })))
  const shown = hide(cleanPhrase(withoutPreamble(request.theme), THEME_LIMIT)).replaceAll(
    /(?<![\p{L}’])\p{Lu}[\p{L}]+/gu,
    (word) => (GIVEN_NAMES.has(word.toLowerCase()) ? SOMEBODY : word)
  )
  const tokens = tokensOf(shown)
  const isSaid = tokens.some((word) => word !== SOMEBODY && !FUNCTION_WORDS.has(word) && /\p{L}/u.test(word))
  if (!isSaid || names.some((name) => mentionPattern(name, 'u').test(shown))) return null
  const plain = tokens.join(' ').replace(/^(?:an?|the|some|my|our) (?=.)/u, '')
  return { words: shown, hash: createHash('sha256').update(plain).digest('hex') }
}
