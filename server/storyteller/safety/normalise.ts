import { STORY_ELEMENTS, WISH_LIMIT } from '#shared/story.ts'
import type { RequestedCharacter, StoryBrief } from '../story-brief.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { isUnsafeName, isUnwanted, looksLikeInstruction } from './screen.ts'

const NAME_LIMIT = 40
const PHRASE_LIMIT = 40
const LIST_LIMIT = 10
const MOST_CHARACTERS = 10

/**
 * Makes a request safe to print. Names stay exactly as the family writes them, in any script; what could break a page
 * or speak to a machine goes. A name that is nothing but an insult, or nothing at all, becomes empty: the cast finds
 * another word for its bearer. The theme is judged later (`wish/theme.ts`), because it decides more than its words.
 */
export function normaliseRequest(request: StoryBrief): StoryBrief {
  return {
    ...request,
    characters: request.characters.slice(0, MOST_CHARACTERS).map(normaliseCharacter),
    theme: cleanPhrase(request.theme.normalize('NFKC'), WISH_LIMIT),
    asTyped: stripped((request.asTyped ?? request.theme).normalize('NFKC'), WISH_LIMIT).replaceAll("'", '’'),
    interests: cleanList(
      request.interests.filter((interest) => !STORY_ELEMENTS.some((element) => element === interest)),
      LIST_LIMIT
    ).concat(request.interests.filter((interest) => STORY_ELEMENTS.some((element) => element === interest)))
  }
}

function normaliseCharacter(character: RequestedCharacter): RequestedCharacter {
  const age = Number.isFinite(character.age) ? Math.min(120, Math.max(0, Math.trunc(character.age))) : 0
  return {
    ...character,
    name: cleanName(character.name),
    age,
    relationship: cleanPhrase(character.relationship.normalize('NFKC'), NAME_LIMIT),
    avatar: character.avatar === null ? null : character.avatar.trim().toLowerCase().replaceAll('-', '_').slice(0, 40),
    hobbies: cleanList(character.hobbies, LIST_LIMIT),
    traits: cleanList(character.traits, LIST_LIMIT)
  }
}

/** A name in NFC, without markup and invisible characters; empty when nothing is left that can be said. */
export function cleanName(name: string): string {
  const clean = stripped(name.normalize('NFC'), NAME_LIMIT)
    .replaceAll(/[!?;:,.“”"…]+$/gu, (tail) => (/^\.$/u.test(tail) && /\b\p{L}\.$/u.test(name) ? tail : ''))
    .trim()
  if (isUnsafeName(clean) || looksLikeInstruction(clean)) return ''
  // A full stop or a question inside a name would end the sentence that it stands in; initials keep theirs.
  const said = clean
    .replaceAll(/(?!['’.&-])[\p{P}\p{Sm}\p{Sc}]|(?<!(?:^|[\s.])\p{Lu})\./gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(said) ? said : ''
}

function cleanList(items: readonly string[], limit: number): string[] {
  const seen = new Set<string>()
  const clean: string[] = []
  for (const item of items) {
    if (looksLikeInstruction(item) || isUnwanted(item)) continue
    const phrase = cleanPhrase(item.normalize('NFKC'), PHRASE_LIMIT)
    const key = phrase.toLowerCase()
    if (FUNCTION_WORDS.has(key)) continue
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(phrase) || seen.has(key)) continue
    seen.add(key)
    clean.push(phrase)
    if (clean.length === limit) break
  }
  return clean
}

/** One line of typed text without markup; straight quotes become typographic ones. Empty stays empty. */
export function cleanPhrase(text: string, limit: number): string {
  return (
    stripped(text, limit)
      .replaceAll("'", '’')
      .replaceAll(';', ',')
      // “Sardines (the hiding game)”
      .replaceAll(/\s*\(([^()]*)\)/gu, ', $1')
      // “Peas. He hates peas”: where a sentence ends, a pause stays.
      .replaceAll(/(?<=\p{L}{2})(?<!\b(?:Mr|Mrs|Ms|Dr|St|incl|approx|vs))[.!?:]+\s+(?=[\p{L}\p{N}])/giu, ', ')
      // What began a sentence no longer does: “He” of “Photo day. He smiled”.
      .replaceAll(/(?<=, )\p{Lu}\p{Ll}*(?=[’ ])/gu, (word) =>
        FUNCTION_WORDS.has(word.toLowerCase()) && word !== 'I' ? word.toLowerCase() : word
      )
      .replaceAll(/["“”„«»]/gu, '')
      .replaceAll(/(?![’,&/+-])[\p{P}\p{Sm}\p{Sc}]/gu, ' ')
      .replaceAll(/\s*,[\s,]*/gu, ', ')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/^[\s.,;:!?…&/+-]+|[\s.,;:!?…&/+-]+$/gu, '')
  )
}

function stripped(text: string, limit: number): string {
  const clean = text
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    // Invisible format characters go, but joiners live inside emoji and inside Arabic and Indic words.
    .replaceAll(
      /(?<![\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200C\u200D]/gu,
      ''
    )
    .replaceAll(/[\p{Cf}--[\u200C\u200D]]/gv, '')
    .replaceAll(/[<>{}[\]|~^`*_#\\]/gu, ' ')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return shortened(clean, limit)
}

/** Cuts between graphemes, and between words where that does not lose much. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map((part) => part.segment)
  if (graphemes.length <= limit) return text
  const cut = graphemes.slice(0, limit).join('')
  const space = cut.lastIndexOf(' ')
  return (space > cut.length / 2 ? cut.slice(0, space) : cut).trim()
}
