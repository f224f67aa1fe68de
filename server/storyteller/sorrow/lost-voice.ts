import { ANY_VOICE, VOICES } from '#content/callings.ts'
import { anyOf } from '../language/any-of.ts'
import { wordPattern } from '../word-pattern.ts'
import { ANY_ONE, STORY, YOUNG } from './lost-young.ts'

const LOSES = String.raw`(?:(?:has|had|just|[’']s|keeps) )*(?:lost|loses|losing|mislaid|(?:can[’']?t|cannot|couldn[’']?t|can not|could not) (?:find|remember)|forgot|has forgotten|is looking for|was looking for) (?:its|his|her|their) (?:(?:own|big|loud|great|lovely|beautiful|little|best|mighty) )?(?<voice>${anyOf([...VOICES, ANY_VOICE].flatMap(({ words }) => words))})`
const LOST = wordPattern(String.raw`^${LOSES}(?: (?:and|but|in the|one|this|on|again|today)\b.*)?$`, 'u')
/** The whole of such a wish: of a voice that is lost and found no story is sad. */
const TALE_OF_VOICE = wordPattern(
  String.raw`^${STORY}${ANY_ONE}${YOUNG},? (?:(?:who|that|which) )?${LOSES.replace('?<voice>', '?:')}(?:,? (?:and|but) (?:(?:he|she|it) )?(?:can[’']?t find it|finds it|found it|looks for it|finds it again|tries to find it))?[.! ]*$`,
  'iu'
)

/** “Can’t roar” any more. */
const MUTE =
  /^(?:can[’']?t|cannot|can not|couldn[’']?t|could not|won[’']?t be able to) (?<voice>roar|growl|bark|howl|miaow|meow|purr|sing|tweet|chirp|moo|baa|oink|neigh|quack|honk|cluck|crow|hoot|croak|ribbit|squeak|buzz)(?: any ?more)?$/u

/** Whose “roar” or “moo” is lost: {visitor.voice}, how it goes, and what is true of it. Null of whatever else is lost. */
export function voiceOf(said: string): Readonly<Record<string, string>> | null {
  const voice = (LOST.exec(said) ?? MUTE.exec(said))?.groups?.['voice']?.replace(/^sing$/u, 'song')
  if (voice === undefined) return null
  const { sound, fact } = VOICES.find(({ words }) => words.includes(voice)) ?? ANY_VOICE
  return { voice, sound, fact }
}

/** Whether a wish is no more than “a dog who lost his bark and can’t find it”. */
export function isTaleOfVoice(wish: string): boolean {
  return TALE_OF_VOICE.test(wish.trim())
}
