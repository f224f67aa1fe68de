/** The vowels of the engine's phone set. */
const VOWELS: ReadonlySet<string> = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '))
/** Consonants that hold a note. */
const SONORANTS: ReadonlySet<string> = new Set('l r m n ng w y'.split(' '))
/** Vowels that are never stressed. */
const REDUCED: ReadonlySet<string> = new Set(['ax', 'axr'])

export function isVowel(phone: string): boolean {
  return VOWELS.has(phone)
}

export function isReduced(phone: string): boolean {
  return REDUCED.has(phone)
}

export function isSonorant(phone: string): boolean {
  return SONORANTS.has(phone)
}

/**
 * Endings that keep the main stress, where any other last syllable with a stress has a lesser one: Japanese, cigarette,
 * balloon, pioneer, millionaire, myself, unique, condescend.
 */
const STRESSED_END =
  /(?:[^h]ese|[^d]ettes?|[^w]elles?|[^m]oons?|[^rt]eens?|eers?|[^f]iers?|aires?|sel(?:f|ves)|esques?|[^p]iques?|[^p]esce|hends?|sponds?|scends?|mmends?|presents?|rrects?|rtains?|sedes?)$/
/** Endings with a lesser stress on their last vowel but one, in English compounds and learned words alike. */
const UNSTRESSED_END =
  /(?:isms?|[aeo]r(?:y|ies)|atives?|atures?|berr(?:y|ies)|bod(?:y|ies)|wom[ae]n|children|people|bab(?:y|ies)|lad(?:y|ies)|market|rocket|pocket|barrow|garden|parent|worthy|thirsty|hearted|fire|mistress)s?$/
/** What a word is given to be another of its kind, for which no stress moves. */
const INFLECTION = /(?:ing|ed|[^aio]es|[eo]r|ar|ingly|edly|ly)s?$/
/** Put before a word these keep a stress of their own, but a lesser one: unafraid, disappear, rearrange, overjoyed. */
const PREFIX =
  /^(?:un(?!der|i)|dis(?=[aeior]|conn)|mis(?=[bdi])|inter(?=act|cept|fer|ject|lock|rupt|sect|twin|ven)|intro(?!v)|contra(?!c)|re(?!al|ad)|under(?=c|est|fo|go|lie|neath|priv|scor|stand|stood|tak|took|went)|over(?=bl|cr|est|gr|jo|pop|whelm|work))/
/** First halves of compounds, which are the louder ones: grandfather, headmaster, newspaper. */
const COMPOUND = /^(?:back|book|grand|hand|head|home|house|news|sky|snow|step|stock|sun|wall|water|wheel)/
/** Verbs, at least of three syllables, whose ending the engine may take for stressed: decorate, recognised. */
const LEARNED_VERB = /(?:at|i[sz])(?:e[ds]?|ing)$/
/** Weak beginnings of words of two syllables. */
const WEAK_START = /^(?:ac|de|dis|en|ex|mis(?!h)|per|re|un)/

/**
 * What the rules above get wrong of words that stories are made of, and of names: stressed on the first vowel, on the
 * second, and so on. Found by laying the rules beside the CMU pronouncing dictionary; some the engine has wrong itself.
 */
const EXCEPTIONS: ReadonlyMap<string, number> = new Map(
  [
    'aisling algorithm architecture bandwagon bronwyn cardamom ceremonies ceremony controversies controversy ' +
      'dandelion eru gerbil hierarchy horseradish hospital influences influencing interestingly kindergarten ' +
      'kookaburra kwaku lemony lionesses marshmallow marvellous meteorite motorcycle outspoken overcrowded ' +
      'pineapple qasim rainforest reindeer sarcasm satire straightforward subcommittee teaspoon television ' +
      'timetable triangle turntable umpire undercurrent washbasin workstation',
    'aaliyah achoo aditya aha although amit andres arcane babushka beatriz collect combines compiler condensing ' +
      'croissant demetrius dewayne downstairs enthusiasm farewell fulfil goodbye goodnight guillaume imprints ' +
      'invite jeanine jermaine joann joanne joaquin jolene jose july komodo latrine monique mumbai naive obstructs ' +
      'odette okay orangutan oregano outdo outgrew outgrow outgrown outlive outlived outran outruns outside ' +
      'outstanding prakash rashad ravines replace replaced review roseanne salim shinade shivawn sitar stephane ' +
      'submits susanne thanksgiving thereof toupee triceratops trustee tyrone unhelpful vaccine whatever yippee',
    'absentee absolutely alexander altogether anatoly anymore cabaret chimpanzee clarinet coincide coincided ' +
      'devotee diagnose diagnosed ebenezer elementary everlasting expertise guarantee guaranteed guaranteeing ' +
      'ibrahim immature inconvenienced interstellar istanbul jamboree kangaroo madagascar manufactured marguerite ' +
      'marianne marisol masquerade nominee nonetheless notwithstanding overflowed overhear overheard overhearing ' +
      'overpower overpowered oversleep overslept overtake overtook overweight personnel premature prematurely ' +
      'promenade rafael referee refugee rosemarie salamander satisfactory senegal serenade serenaded serenading ' +
      'smithereens tambourine tangerine thereabouts titilia trampoline underlying vietnam whatsoever',
    'aquamarine hullabaloo misunderstanding misunderstood nevertheless'
  ].flatMap((words, vowel) => words.split(' ').map((word): [string, number] => [word, vowel]))
)

/**
 * Which vowel of a word carries its main stress, counted from 0; -1 without a vowel. `said` are its sounds as the engine's
 * lexicon has them, with a mark behind each vowel: `ow0 l ih1 v iy0 ax0`. The lexicon marks a lesser stress as it does
 * the main one (`g r ae1 n d f aa1 dh er0`), so which of several is the main one is told from the spelling.
 */
export function mainStress(word: string, said: readonly string[]): number {
  const vowels = said.filter((sound) => isVowel(sound.replace(/\d$/, '')))
  const known = EXCEPTIONS.get(word) ?? EXCEPTIONS.get(word.replace(/s$/, ''))
  if (known !== undefined && known < vowels.length) return known
  const marked = vowels.flatMap((vowel, i) => (vowel.endsWith('1') ? [i] : []))
  const [first = 0] = marked
  if (marked.length === 0) return unmarked(word, vowels)
  if (marked.length === 1) return first > 1 && LEARNED_VERB.test(word) ? first - 2 : first
  const isPrefixed =
    first === 0 && PREFIX.test(word) && (!word.startsWith('re') || (vowels[0] === 'iy1' && vowels.length > 2))
  const candidates = isPrefixed ? marked.slice(1) : marked
  const last = candidates.at(-1) ?? first
  if (!isLesser(word, vowels.length - 1 - last)) return last
  return candidates.findLast((i) => i < last && !candidates.includes(i - 1)) ?? last
}

/** Whether the last of several stresses of a word is a lesser one. `behind` it come so many vowels. */
function isLesser(word: string, behind: number): boolean {
  const stem = word.replace(INFLECTION, '')
  const isKept = STRESSED_END.test(word) || STRESSED_END.test(stem)
  if (behind === 0) return !isKept
  if (COMPOUND.test(word)) return true
  return behind === 1 && (UNSTRESSED_END.test(word) || (stem !== word && !isKept))
}

/** The stress of a word in whose letters the engine found none. */
function unmarked(word: string, vowels: readonly string[]): number {
  if (vowels.length === 2 && WEAK_START.test(word)) return 1
  const full = vowels.findIndex((vowel) => !isReduced(vowel.replace(/\d$/, '')))
  return full < 0 && vowels.length > 0 ? 0 : full
}
