import { FOR_PAWS, type HobbyFamily, type Nature, type Skill, type Trait } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { rememberedFor } from '../remembered.ts'
import { beginsAtOnce, type CastMember, type Manner, type Pastime, type StoryPlan } from './story-plan.ts'

/**
 * What a story owes a member: two of their pastimes, one in a crowd. A story in scenes is about the wish, and a second
 * hobby would be stuck on it like a label, as would those of a whole family: of each it is told on another night.
 */
export function owedPastimes(plan: StoryPlan, member: CastMember): Pastime[] {
  if (plan.kind === 'scenes' && !plan.loving.has(member)) return []
  return member.pastimes.slice(0, plan.cast.length > 5 || beginsAtOnce(plan) ? 1 : 2)
}

/** One or two words that say what they mean wherever they stand. */
const PLAIN = /^[a-z]{4,}(?: [a-z]+)?$/u

/** What the parent wrote as a hobby: one of the families we know, or a phrase that fits after "loved". */
export function readPastime(typed: string, library: StoryLibrary, nature: Nature | null = null): Pastime {
  const family = bestByKeys(typed, hobbiesOf(nature, library))
  const own = asNoun(typed)
  if (family) {
    const marks = [...family.marks, family.noun, ...(PLAIN.test(own.toLowerCase()) ? [own.toLowerCase()] : [])]
    return { typed, noun: family.noun, family: family.id, skills: family.skills, marks }
  }
  return { typed, noun: own, family: null, skills: skillsOf(own), marks: [own] }
}

/** Digging is one hobby in a dog and another in a child; to an animal or a baby, what it can do comes first. */
function hobbiesOf(nature: Nature | null, { hobbies }: StoryLibrary): readonly HobbyFamily[] {
  const open = hobbies.filter(({ only }) => only === undefined || only === nature)
  if (nature === null) return open
  return [...open.filter(({ id }) => FOR_PAWS.includes(id)), ...open.filter(({ id }) => !FOR_PAWS.includes(id))]
}

export function readManner(typed: string, library: StoryLibrary): Manner {
  return { typed, trait: bestByKeys<Trait>(typed, library.traits) }
}

/** The longest key wins that begins a word of the text; short keys must be nearly the whole word. */
export function bestByKeys<T extends { keys: readonly string[] }>(typed: string, entries: readonly T[]): T | null {
  const text = ` ${asHeard(typed)} `
  let best: T | null = null
  let length = 0
  for (const entry of entries) {
    for (const key of keysAsHeard(entry.keys)) {
      if (key.length > length && text.includes(key) && holdsKey(text, key)) {
        best = entry
        length = key.length
      }
    }
  }
  return best
}

/** In small letters, with single spaces: “short-tempered” and “short tempered” are one. */
function asHeard(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}’']+/gu, ' ')
    .trim()
}

const keysAsHeard = rememberedFor((keys: readonly string[]) => keys.map(asHeard))

const SHORT_ENDINGS = /^(?:s|es|er|ers|ing|ning|ming|ting|ging|ping|y|ies|ist|ists|e)?$/u

/** `text` is lower-case, its words between single spaces, with a space at both ends. */
export function holdsKey(text: string, key: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(key)) return text.includes(key)
  for (let at = text.indexOf(` ${key}`); at >= 0; at = text.indexOf(` ${key}`, at + 1)) {
    const rest = /^[^ ]*/u.exec(text.slice(at + 1 + key.length))?.[0] ?? ''
    if (key.length >= 5 ? rest.length <= 6 : SHORT_ENDINGS.test(rest)) return true
  }
  return false
}

export function familyOf(pastime: Pastime, library: StoryLibrary): HobbyFamily | null {
  return library.hobbies.find((family) => family.id === pastime.family) ?? null
}

/** A hobby in a sentence about more than it, in a word that gives it away: "trains" of "cars, trains and machines". */
export function shortNoun({ typed, noun, family, marks }: Pastime): string {
  if (family === null) return noun
  const isPlain = (text: string) => PLAIN.test(text) && marks.some((mark) => text.includes(mark.toLowerCase()))
  const parts = noun.split(/, | and /u)
  return [asNoun(typed).toLowerCase(), ...(parts.length > 1 ? parts : [])].find(isPlain) ?? noun
}

const VERBS = new Set(
  `bake bike bounce build camp carve chase chat clap clean climb collect colour cook count craft crawl cuddle cycle dance dig dive draw dream dress drive eat explore feed film fish fix fly garden giggle glue grow help hide
  hike hop hug hum hunt invent jog juggle jump kayak knit laugh learn listen look make mix nap paddle paint photograph play plant pretend race read ride roll row run sail sew shop sing skate sketch ski skip sleep sling slide sort
  splash stack surf swim swing talk tell tidy tinker travel trek twirl visit walk watch weave whistle wonder wrestle write`.split(
    /\s+/u
  )
)
const DOUBLES = new Set('chat clap dig hop hug hum jog knit nap plan run shop skip swim run sit chop pat'.split(' '))

/** "swim" becomes "swimming", "collect snails" "collecting snails"; nouns and gerunds stay. */
export function asNoun(typed: string): string {
  const text = typed.replace(/^(?:i like|i love|likes?|loves?|enjoys?|to)\s+(?:to\s+)?/iu, '')
  const [first = '', ...rest] = text.split(' ')
  const base = first.toLowerCase()
  const verb = VERBS.has(base)
    ? base
    : VERBS.has(base.replace(/s$/u, '')) && rest.length > 0
      ? base.replace(/s$/u, '')
      : null
  if (!verb && PLAYTHING.test(text)) return `the ${text.toLowerCase()}`
  // "dance", "walk" and the like are nouns as well, but "loved dancing" is what one says.
  const shown = verb ? [gerund(verb), ...rest].join(' ') : text
  // A sentence that is not English-cased keeps its own letters; "Bug Hunting" is set like any other noun.
  return /^[A-Z][a-z]+(?: [A-Z]?[a-z]+)*$/u.test(shown) && shown.split(' ').length <= 3 ? shown.toLowerCase() : shown
}

/** One single thing to play with wants its article: no one thinks about wheel. */
const PLAYTHING =
  /^(?:(?!(?:the|an?|my|our|his|her|their|playing|with)\b)[a-z]{2,12} )?(?:wheel|trampoline|scooter|swing|see-?saw|roundabout|merry-go-round|kite|yo-?yo|hoop|tunnel|sandpit|sandbox|paddling pool|bubble machine|telescope|microscope|hammock|perch|bell|laser pointer|dolls?[’']?s? ?house|treehouse|train set|rocking horse|tricycle|tablet|tent|den|bone|stick|feather|mirror|tractor|digger)$/iu

function gerund(verb: string): string {
  if (DOUBLES.has(verb)) return `${verb}${verb.slice(-1)}ing`
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

const SKILLS_BY_WORD: readonly [RegExp, readonly Skill[]][] = [
  [/\b(?:watch|collect|spott|photograph|look|star|bird|film|hunt|search)/iu, ['look', 'patient']],
  [/\b(?:build|mak|craft|sew|fix|mend|carv|invent|glu|tinker|model|origami|knit)/iu, ['make', 'steps']],
  [/\b(?:read|stor|histor|languag|spell|writ|quiz|geograph|map)/iu, ['remember', 'think']],
  [/\b(?:rid|skat|climb|balanc|cycl|ski|surf|acrobat|gymnast|yoga|unicycl|paddl)/iu, ['balance', 'brave']],
  [/\b(?:sing|music|drum|guitar|piano|flute|listen|radio|violin|trumpet|podcast)/iu, ['listen', 'patient']],
  [/\b(?:swim|div|run|jump|box|karate|judo|parkour|trampolin)/iu, ['breathe', 'brave']],
  [/\b(?:feed|garden|grow|animal|pet|dog|cat|bee|hen|horse|bak|cook|help|cuddl)/iu, ['care', 'patient']],
  [/\b(?:cod|comput|puzzl|chess|math|robot|scien|game|logic|magic|trick)/iu, ['think', 'steps']],
  [/\b(?:team|ball|tag|hockey|rugby|cricket|club|friend|danc)/iu, ['team', 'steps']]
]

function skillsOf(noun: string): readonly Skill[] {
  return SKILLS_BY_WORD.find(([sign]) => sign.test(noun))?.[1] ?? ['steps', 'patient']
}

/** The cast without the hobbies that hurt tonight: a grandfather who fishes is still patient. */
export function withoutHurtful(cast: readonly CastMember[], hurts: (text: string) => boolean): CastMember[] {
  return cast.map((member) => {
    const pastimes = member.pastimes.filter(({ noun }) => !hurts(noun))
    return pastimes.length === member.pastimes.length ? member : { ...member, pastimes }
  })
}
