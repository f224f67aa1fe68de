import { adventurePack, quietPack } from '#content/fallback-packs.ts'
import { THEME_ROLES, type Plot, type ScenePlot, type ThemePack, type ThemeRole, type Thing } from '#content/format.ts'
import { headOf } from '#content/known-things.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { DEFAULT_THEME, THEME_LIMIT, WISH_LIMIT } from '#shared/story.ts'
import type { Memory } from '../memory.ts'
import { askedFor } from '../message/asked-for.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { asMeant } from '../message/spelling.ts'
import { readBrands, withoutBrands, type Branded } from '../message/theme-words.ts'
import type { SeededRandom } from '../random.ts'
import { remembered, rememberedFor, rememberedOfWish } from '../remembered.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { cleanPhrase } from '../safety/normalise.ts'
import { findUnwanted, isUnwanted, looksLikeInstruction } from '../safety/screen.ts'
import { alarmsHearing } from '../sorrow/alarm-rules.ts'
import { isToldBetweenLines } from '../sorrow/between-lines.ts'
import { readFamilyNews, type FamilyNews } from '../sorrow/family-news.ts'
import { withoutGladSayings } from '../sorrow/glad-sayings.ts'
import { isPlainHarm } from '../sorrow/plain-harm.ts'
import { isAnsweredQuestion, readSorrow, speaksOfDeath, speaksOfFamily, type Sorrow } from '../sorrow/sorrow.ts'
import { mentionPattern } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { wordsOfPlot } from '../words-of-plot.ts'
import { findPacks } from './find-packs.ts'
import { packForOpenWord } from './open-theme.ts'
import { readLabel, type ThemeLabel } from './theme-label.ts'
import type { ThemeModel } from './theme-model.ts'
import { aboutOf } from './wish-about.ts'

/** Nothing in particular: a parent who leaves it to us gets an adventure. */
const KINDLY =
  '(?:very|really|so|quite|funny|nice|fun|good|exciting|new|different|sweet|cute|silly|cosy|cozy|short|long|happy|calm|calming|cool|special|lovely|quiet|bedtime|great)'
const ANYTHING = wordPattern(
  String.raw`^(?:(?:(?:um+|hm+|er+m*|oh|well)[,. ]+)*(?:(?:idk|dunno|(?:i |we )?(?:do not|don’t|dont) (?:know|mind|care)|no idea|not sure)[,. ]+)?(?:just |oh )?(?:um+|hm+|any(?:thing)?(?: story| one| theme)?(?: at all| really| goes| is fine| will do)?(?: (?:that )?(?:you|u|they|s?he|we) (?:like|likes|want|wants|fancy|choose|please|can think of))?|whatever(?: (?:you|u) (?:like|want|fancy|choose|please|think))?|surprise(?: me| us| him| her)?|idk|dunno|(?:i |we )?(?:do not|don’t|dont) (?:know|mind|care)|no idea|not sure|you (?:choose|decide|pick)|your choice|up to you|random|nothing(?: special| in particular)?|none|n/a|no theme)|something(?: (?:else|${KINDLY}))*|(?:(?:can|could) (?:you|we|i) |(?:i|we) want |(?:i|we)(?: would|’d) like |please )?(?:(?:tell|have|hear|read)(?: me| us)? )?(?:(?:an?|another|the|one|some|my) )?(?:${KINDLY} )*(?:story|tale)(?: (?:that|which) (?:is|isn’t|makes|will|helps|does|doesn’t) .*)?)(?: please)?$`,
  'iu'
)

/** `wished` are the very words by which a concept was known: a family that asks for a kite shall meet one. */
export type ThemeReading = Pick<ThemeModel, 'kind' | 'label' | 'form' | 'packs'> & {
  wished?: readonly string[]
  /** Whether it is a quiet night because a person or pet has died who was known. */
  misses?: boolean
  /** What kind of sorrow it is, where the wish says that. */
  sorrow?: Sorrow['kind']
  /** What happened in the family, where the wish tells of something mild. */
  news?: FamilyNews
}

/**
 * Any text becomes a theme: known, blended from two, framed as an open word, or a quiet night for a sorrow. `hero` is
 * who "my" and "our" are in the story.
 */
export function readTheme(typed: string, library: StoryLibrary, hero: string | null = null): ThemeReading {
  const { ofAnybody, of } = themesOf(library)
  return hero === null ? ofAnybody(typed) : of(hero)(typed)
}

const HEROES_KEPT = 20

const themesOf = rememberedFor((library: StoryLibrary) => ({
  ofAnybody: rememberedOfWish((typed) => themeOf(typed, library, null)),
  of: remembered((hero) => rememberedOfWish((typed) => themeOf(typed, library, hero)), HEROES_KEPT)
}))

function themeOf(typed: string, library: StoryLibrary, hero: string | null): ThemeReading {
  const { wish } = askedFor(typed)
  const read = readSubject(wish, library, hero)
  const news = read.kind === 'comfort' || read.kind === 'adventure' ? null : readFamilyNews(wish)
  return news ? { ...read, news } : read
}

/** Of those who were never known there is nothing to remember. */
const UNBORN =
  /miscarr|still ?b(?:orn|irth)|born (?:fast )?(?:asleep|sleeping|silent|dead|an angel|with wings)|unborn|pregnan|cot death/iu
/** And of those who are still alive no leave is taken: who ran away may come home. */
const STILL_ALIVE =
  /\b(?:dying|r[au]n(?:ning|s)? away|ran off|gone missing|went missing|is missing|(?:got|is|am|are) lost|escaped|(?:will|might|may|could|can|to|gonna|won’t|won't) (?:soon )?(?:die|be put)|being put (?:to sleep|down)|poorly|dies? soon|about to)\b/iu

function readSubject(typed: string, library: StoryLibrary, hero: string | null): ThemeReading {
  const adventure: ThemeReading = {
    kind: 'adventure',
    label: DEFAULT_THEME.toLowerCase(),
    form: 'noun',
    packs: [library.themes.find((pack) => pack.id === 'adventure') ?? adventurePack]
  }
  // All of it is heard, but said aloud is only as much as a sentence can hold.
  const whole = cleanPhrase(asMeant(withoutPreamble(typed), library.themes), WISH_LIMIT)
  const subject = cleanPhrase(whole, THEME_LIMIT)
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(subject)) return adventure
  if (subject.toLowerCase() === DEFAULT_THEME.toLowerCase()) return adventure
  const quiet = (label: string): ThemeReading => ({ kind: 'comfort', label, form: 'noun', packs: [quietPack] })
  // A baby called Leo who was born sleeping is heard without his name, too.
  const plain = withoutGladSayings(whole)
  const unnamed = plain.replace(/ (?:called|named) \p{L}+(?= )/iu, '')
  const sorrow =
    readSorrow(plain, isThemeWord(plain, library)) ??
    (unnamed === plain ? null : readSorrow(unnamed, false)) ??
    // A saying that is glad for itself is no sign that all of it is: “night shift, so he puts his sister to bed, he is seven”.
    (plain !== whole && alarmsHearing(whole).length > 0 ? readSorrow(whole, false) : null)
  if (sorrow)
    return {
      ...quiet(sorrow.label),
      sorrow: sorrow.kind,
      misses: sorrow.kind === 'loss' && speaksOfDeath(whole) && !UNBORN.test(whole) && !STILL_ALIVE.test(whole)
    }
  const isHarm = saysHarm(plain) && !isAnsweredQuestion(plain)
  if (ONLINE_DANGER.test(typed) || HAPPENS_TO_MANY.test(withoutGladSayings(typed)) || isHarm)
    return quiet(quietPack.label)
  if (looksLikeInstruction(typed)) return adventure
  if (isUnwanted(typed)) return happened(withoutGladSayings(typed)) ? quiet(quietPack.label) : adventure
  if (ANYTHING.test(subject)) return adventure
  const branded = readBrands(subject)
  const heard = branded ? findBranded(branded, whole, library.themes) : findPacks(whole, library.themes)
  // “Fairies and elves” is what we call one of them ourselves, and no blend with Christmas.
  const called = heard.filter(({ pack }) => pack.label.toLowerCase() === subject.toLowerCase())
  const found = called.length > 0 ? called : heard
  const [one, two] = found.map((each) => each.pack)
  const wished = found.map((each) => each.key)
  const said = branded ? labelOfBranded(branded, hero) : readLabel(subject, hero)
  const known = (label: string): ThemeLabel => said ?? { label, form: 'noun' }
  if (one && two) return { kind: 'blend', ...known(`${one.label} and ${two.label}`), packs: [one, two], wished }
  if (one) return { kind: 'known', ...known(one.label), packs: [one], wished }
  if (said === null || isNoise(subject)) return adventure
  return { kind: 'open', ...said, packs: [packForOpenWord(said.label, aboutOf(said))] }
}

/** Of a brand the first concept is met, and of what stands beside it the first. */
function findBranded({ concepts, rest }: Branded, whole: string, themes: readonly ThemePack[]) {
  const [first, ...others] = findPacks(concepts[0] ?? '', themes)
  const beside = findPacks([...concepts.slice(1), ...rest].join(', '), themes)
  const more = [...beside, ...findPacks(withoutBrands(whole), themes), ...others].filter(
    (each) => each.pack !== first?.pack
  )
  return first ? [first, ...(beside.length > 0 || rest.length === 0 ? more : [])].slice(0, 2) : more.slice(0, 2)
}

/** "Snow, ice and a tiger". */
function labelOfBranded({ concepts, rest }: Branded, hero: string | null): ThemeLabel {
  const beside = rest.flatMap((part) => {
    const said = readLabel(part, hero)
    return said?.form === 'noun' ? [said.label] : []
  })
  const parts = [...concepts, ...beside].slice(0, 3)
  const all = parts.length > 1 ? parts.flatMap((part) => part.split(' and ')) : parts
  const label = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all[all.length - 1] ?? ''}` : all.join('')
  return { label, form: /^\p{L}+ing with /u.test(label) ? 'deed' : 'noun' }
}

/** The wishes of stories of their own, as they were written down: “surfing”, “wise men”. */
const wishesOfOwn = rememberedFor(
  ({ scenePlots }: StoryLibrary): ReadonlySet<string> =>
    new Set(
      scenePlots
        .filter(({ comfort }) => comfort !== true)
        .flatMap(({ wishes = [] }) => wishes.map((wish) => wish.toLowerCase()))
    )
)

/** Whether a story of its own was written for just these words: “a car journey”. */
export function isWishOfOwn(typed: string, library: StoryLibrary): boolean {
  return wishesOfOwn(library).has(typed.toLowerCase().replace(/^(?:an?|the|my|our|his|her) /u, ''))
}

/** Alone they may be a sorrow all the same: the ashes of a cricket match, or of a person. */
const MAY_BE_SORROW =
  /\b(?:ashes|hospital|scan|deaf|hear us|poorly|emergency|accident|hurts?|horrible|excluded|ignored|teas(?:ed|ing)|call(?:ed|ing)|never|stepfather|boyfriend|girlfriend|friends? (?:any ?more|again|stopped|won[’']?t)|stupid|nasty|mean|left out|worst|bad)\b/iu

/** What the packs of a library are called and known by, but the one of an arm that was broken. */
const keysOfThemes = rememberedFor(
  (themes: readonly ThemePack[]): ReadonlySet<string> =>
    new Set(themes.filter(({ id }) => id !== 'broken-arm').flatMap(({ label, keys }) => [label.toLowerCase(), ...keys]))
)

/** “Bathroom”, “losing”, “surfing”: a word of a theme or of a story and not one more, of which the sorrow’s model knows too little. */
function isThemeWord(whole: string, library: StoryLibrary): boolean {
  const { themes } = library
  const typed = whole.toLowerCase().replace(/[.!?]+$/u, '')
  if (wishesOfOwn(library).has(typed) && !MAY_BE_SORROW.test(typed) && !speaksOfFamily(typed)) return true
  // Who goes to hospital may be ill, and may have a broken arm.
  if (keysOfThemes(themes).has(typed) || (typed !== 'hospital' && knownNoun(typed) !== null)) return true
  // “Christmas at home”; with a name of the family in it, it may be the first one without a person who is missed.
  if (speaksOfFamily(whole)) return false
  const found = findPacks(whole, themes)
  const [first] = found
  const beside = first === undefined ? typed : typed.replace(first.key, '').trim()
  // “Lunar new year and the red envelopes” says as much beside its feast.
  if ((BESIDE_FEAST.test(beside) ? beside : typed).split(/\s+/u).length > 4) return false
  return found.length > 0 && found.every(({ pack }) => pack.world?.sort === 'feast')
}

const BESIDE_FEAST = /^(?:and|with) (?:(?:the|an?|our|some|lots of) )?\p{L}+(?: \p{L}+)?$/u

function saysHarm(plain: string): boolean {
  return isToldBetweenLines(plain) || isPlainHarm(plain)
}

const HAPPENS_TO_MANY =
  /\b(?:bomb(?:s|ed|ing)?\b.*\b(?:our|shelter)|suicide|drown\p{L}*|corpse|gun in|kill (?:yourself|myself)|sirens?\b.*\bshelter)\b/iu
/** A stranger who is met by telephone or in a game. */
const ONLINE_DANGER =
  /(?=.*\b(?:roblox|minecraft|fortnite|online|internet|web|tiktok|snapchat|whatsapp|youtube|youtuber|discord|phone|ipad|tablet|chat)\b)(?=.*\b(?:man|men|stranger|strangers|someone|somebody|youtuber|grown up|adult|friend)\b)(?=.*\b(?:photos?|pictures?|pics?|meet|secret|undress|naked|top|tummy|scares?|loves (?:me|her|him)|hurt|kill|send|where (?:i|we) live)\b)/iu

/** Harm, said of the family’s own: no family asks for that as a quest. */
function happened(typed: string): boolean {
  const harm: readonly string[] = ['violence', 'death', 'selfHarm', 'substances', 'sexual']
  const found = findUnwanted(typed)
  if (found.some(({ reason }) => reason === 'selfHarm' || reason === 'sexual')) return true
  return speaksOfFamily(typed) && found.some(({ reason }) => harm.includes(reason))
}

/**
 * Chooses tonight’s things for a plot. Of a blend, the first concept gives the first of the plot’s roles and the second
 * the others, so that both are met. A thing that the plot itself speaks of is avoided: one heron is enough.
 */
export function bindTheme(
  read: ThemeReading,
  plot: Plot | ScenePlot,
  memory: Memory,
  random: SeededRandom,
  collides: (text: string) => boolean
): ThemeModel {
  const [one, two = one] = read.packs
  if (!one || !two) throw new RangeError('a theme has at least one pack')
  const uses = 'uses' in plot ? plot.uses : []
  const first = THEME_ROLES.find((role) => uses.includes(role)) ?? 'small'
  const taken = new Set<string>()
  const spoken = wordsOfPlot(plot)
  // Only the narrow words: who asks for animals does not ask for "the animal".
  const wished = (read.wished ?? [])
    .map((word) => word.replace(/s$/u, ''))
    .filter((word) => word.length > 2)
    .map((word) => ({ said: word.toLowerCase(), mention: mentionPattern(word, 'iu') }))
  function choose(role: ThemeRole): Thing {
    const options = random.shuffled((role === first ? one : two)?.[role] ?? [])
    const distinct = options.filter((thing) => !taken.has(headOf(thing)))
    const clear = distinct.filter((thing) => !collides(thing.first) && !collides(thing.def))
    const own = clear.filter((thing) => !spoken.has(headOf(thing)))
    const asked = [own, clear, distinct]
      .map((things) =>
        things.filter(({ def }) => {
          // Hardly a thing says any of them: to search for it costs less than its pattern.
          const lower = def.toLowerCase()
          return wished.some(({ said, mention }) => lower.includes(said) && mention.test(def))
        })
      )
      .find((things) => things.length > 0)
    const usable = asked ?? (own.length > 0 ? own : clear.length > 0 ? clear : distinct.length > 0 ? distinct : options)
    const [lead, ...rest] = usable
    if (!lead) throw new RangeError(`theme ${one?.id ?? ''} has no ${role}`)
    const best = rest.reduce(
      (oldest, thing) => (memory.age(thing.first) > memory.age(oldest.first) ? thing : oldest),
      lead
    )
    taken.add(headOf(best))
    return best
  }
  const chosen = THEME_ROLES.map((role) => [role, choose(role)] as const)
  const [small, big, object, place] = chosen.map(([, thing]) => thing)
  if (!small || !big || !object || !place) throw new RangeError('every role is chosen')
  return { ...read, things: { small, big, object, place }, sound: random.pick(two.sound) }
}

/** Keyboards rolled over by cats: long runs without vowels, one endless word, or hardly a letter. */
function isNoise(subject: string): boolean {
  if (FUNCTION_WORDS.has(subject.toLowerCase())) return true
  const letters = subject.match(/\p{L}/gu)?.length ?? 0
  if (/\p{Extended_Pictographic}/u.test(subject)) return false
  if (letters / subject.replaceAll(' ', '').length < 0.5 && !/^\d{1,4}$/u.test(subject)) return true
  if (/\p{Script=Latin}{26,}/u.test(subject)) return true
  if (/^(.)\1{3,}$/u.test(subject)) return true
  const latin = subject.match(/\p{Script=Latin}{5,}/gu) ?? []
  return latin.length > 0 && latin.every((word) => /[^aeiouyáéíóúàèìòùâêîôûäëïöüāēīōū]{6,}/iu.test(word))
}
