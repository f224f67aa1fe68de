import { anyOf } from '../language/any-of.ts'
import { KIN_WORDS, PARENT_WORDS, RELATIVE_WORDS } from '../language/family-words.ts'
import { wordPattern } from '../word-pattern.ts'
import { isUneasy, namesHarm } from './joy-rules.ts'

/**
 * What the model knows of birthdays, feasts and journeys to relatives it has heard of those on which one is missing: most
 * families who tell of them in a message to us have a cake. So where a wish tells of such an occasion, in words that are
 * all of a cake, a journey and a visit, the model has to be surer; with one word more it may be another thing (“daddy’s
 * birthday, his chair”).
 */
const KIN = anyOf(KIN_WORDS)
const PARENT = anyOf(PARENT_WORDS)
/** No parent, for whom a child may have to travel, and no child, spouse or stand-in. */
const RELATIVE = anyOf([
  ...RELATIVE_WORDS.filter((word) => !/^(?:partner|boyfriend|girlfriend|husband|wife|hubby|kids?|sons?|daughters?)$/u.test(word)),
  ...'abuelos abuelas abuelitos nonnos nonnas grandmas grandpas grannies titas titos tias tios nieces nephews cucu shosho guka ba-ngoai great-grandmother great-grandfather family relatives'.split(' ')
]) // prettier-ignore
const WHOSE = String.raw`(?:(?:my|our|his|her|their|the|all|great|big|little|baby|new) ){0,3}`

const FEASTS =
  'eid|diwali|christmas|xmas|easter|hanukkah|chanukah|passover|holi|nowruz|new year|lunar new year|thanksgiving|ramadan|iftar|vaisakhi|onam|pongal|carnival|halloween|songkran|tet|mid-autumn festival'

function said(source: string): RegExp {
  return wordPattern(String.raw`(?<![\p{L}])(?:${source.replaceAll('’', "[’']")})(?![\p{L}])`, 'iu')
}

const OF_A_YEAR = said(
  String.raw`birthdays?|bday|turn(?:s|ing)? (?:\p{N}+|\p{L}+ty|one|two|three|four|five|six|seven|eight|nine|ten)|${FEASTS}`
)
const OF_A_VISIT = said(
  String.raw`(?:see|visit|meet|visiting|seeing|meeting|stay with|staying with) ${WHOSE}(?:${KIN})|${WHOSE}(?:${RELATIVE})(?: (?!and\b)\p{L}+)?(?: (?:is|are)|’s|’re)? (?:com(?:e|es|ing)|arriv(?:e|es|ing)|visit(?:s|ing)?|fly(?:ing)?|flies)|my (?:husband|wife)’s parents (?:are |will )?(?:come|coming|arrive|arriving|visit|visiting)`
)
const OF_A_NIGHT_OUT = said(
  String.raw`(?:in|with) (?:a|the|our) (?:new |big |little )?tent with ${WHOSE}(?:${KIN})|camping with ${WHOSE}(?:${KIN})`
)

/** A parent who lives elsewhere, or is away: there the same words are a sorrow, or may be. */
const A_PARENT_ELSEWHERE = said(
  String.raw`(?:see|sees|visit|visits|meet|meets|visiting|seeing|meeting|from|to|at|call|calls|phone|without) ${WHOSE}(?:${PARENT})(?! and\b|’?s? (?:family|parents|mum|mom|mother|sister|brother|cousins?|village)\b)|${WHOSE}(?:${PARENT})(?: (?:is|are)|’s|’re)? (?:com(?:e|es|ing)|arriv(?:e|es|ing)|visit(?:s|ing)?|back|home|here|in|at|on)|(?:${PARENT})(?:’?s)? (?:new |own )?(?:house|flat|place|home|side|apartment)`
)
/** Who travels with the children visits a parent of her own. */
const WITH_THE_CHILDREN =
  /\bwith (?:(?:my|the|our|both|two|three|four) ){1,2}(?:kids|children|boys|girls|little ones)\b/iu
const ALONE_WITH_THEM =
  /\balone (?=with (?:(?:my|the|our|both|two|three|four) ){1,2}(?:kids|children|boys|girls|little ones)\b)/giu
/** The first of its kind is often the first without. */
const FIRST = /\bfirst\b/iu

const HARMLESS: ReadonlySet<string> = new Set(
  (
    'i im i’m me my we we’re us our he he’s him his she she’s her they they’re them their you your it it’s its a an the this that all both ' +
    'and with so very really too also now then when who to at on in by for from of up out into am is are be have has do does will can ’s s ' +
    'go goes going come comes coming fly flies flying drive drives driving travel travels travelling traveling taking take takes see sees ' +
    'seeing visit visits visiting meet meets meeting stay stays staying sleep sleeps sleeping camp camping make makes making made bake bakes ' +
    'baked baking bring brings brought bringing play plays playing played eat eats eating cook cooks cooked cooking dance dancing dances sing ' +
    'sings singing show shows give gives get gets got want wants wanted like likes love loves hug hugs open opens arrive arrives arriving ' +
    'celebrate celebrates celebrating wear wears wearing speak speaks english spanish french german arabic chinese hindi polish turkish ' +
    'surprise help helps turns turning turn wait excited happy shy nervous glad proud funny nice lovely big little small new own huge whole ' +
    'great long real best same chocolate strawberry vanilla pink blue red yellow green birthday birthdays bday cake cakes card cards present ' +
    'presents gift gifts party games game pancakes breakfast lunch dinner tea feast food sweets biscuits cookies crown lego toys toy kite ball ' +
    'house village farm countryside upcountry beach sea seaside mountains lake island woods forest garden city town zoo park pool cottage boat ' +
    'train trains plane planes bus car ferry suitcase airport journey trip holiday holidays summer winter spring autumn weekend week day days ' +
    'night nights morning afternoon evening today tomorrow tonight soon next time year monday tuesday wednesday thursday friday saturday ' +
    'sunday goats goat chickens chicken hens cow cows cat dog dogs horses sheep tractor ducks snow tent torch marshmallows uncle aunt one two ' +
    'three four five six seven eight nine ten together everyone everybody children kids boys girls friend friends girl boy parents family ' +
    'relatives far hours across ocean world abroad country mama’s eid diwali christmas xmas easter hanukkah chanukah passover holi nowruz ' +
    'lunar thanksgiving ramadan iftar vaisakhi onam pongal carnival halloween songkran tet festival'
  ).split(' ')
)

/** Where nobody goes to be glad, and what is done there. */
const NO_GLAD_PLACE =
  /\b(?:rehab|wards?|clinics?|crematorium|morgue|chapel|church|temple|mosque|care|nursing|asylum|refugees?|embassy|border|centre|center|unit|exile|lockdown|isolation|tents?|camp|scan|doctors?|specialist|treatment|unveiling|memorial|wake|shiva|vigil|home)\b/iu

/** So much surer the weights have to be of such a wish, in log-odds. */
export const SURE_OF_OCCASION = 4

export function isGladOccasion(wish: string): boolean {
  const rest = withoutFirstMeeting(wish.replace(ALONE_WITH_THEM, ''))
  const isOfAParent = A_PARENT_ELSEWHERE.test(rest) && !WITH_THE_CHILDREN.test(rest)
  if (isOfAParent || namesHarm(rest) || isUneasy(rest)) return false
  if (OF_A_NIGHT_OUT.test(rest)) return wordsKnown(rest)
  if (OF_A_VISIT.test(rest)) return !NO_GLAD_PLACE.test(rest) && wordsKnown(rest)
  return OF_A_YEAR.test(rest) && !NO_GLAD_PLACE.test(rest) && !FIRST.test(rest) && wordsKnown(rest)
}

/** Whether every word is of an occasion, or is a name, a relative or the place of a journey. */
function wordsKnown(wish: string): boolean {
  const words = wish.replaceAll('’', "'").match(/[\p{L}\p{N}-]+(?:'\p{L}+)?/gu) ?? []
  return words.every((word, at) => isHarmless(word) || isPlaceAt(words, at))
}

const OF_KIN: ReadonlySet<string> = new Set([
  ...KIN_WORDS,
  ...RELATIVE.split('|'),
  // Whose birthday it is.
  'mums',
  'dads',
  'mummys',
  'daddys'
])

function isHarmless(word: string): boolean {
  const plain = word.toLowerCase().replace(/'s?$/u, '')
  return (
    HARMLESS.has(plain) ||
    HARMLESS.has(word.toLowerCase().replace("'", '’')) ||
    OF_KIN.has(plain) ||
    /^\p{N}+(?:th|st|nd|rd)?$/u.test(plain)
  )
}

/** “Flying to Durban”, “from Canada”. What stands there in small letters is a place of a journey only. */
function isPlaceAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1]?.toLowerCase() ?? ''
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return at > 0
  return (
    before === 'from' || (before === 'to' && TRAVELS.has(words[at - 2]?.toLowerCase() ?? '')) || isNameAt(words, at)
  )
}

/** “My brother khaled is coming”, and not “jiddo wont be there”. */
function isNameAt(words: readonly string[], at: number): boolean {
  const after = words[at + 1]?.toLowerCase() ?? 'and'
  return OF_KIN.has(words[at - 1]?.toLowerCase() ?? '') && AFTER_A_NAME.has(after) && !/n'?t$/iu.test(words[at] ?? '')
}

const AFTER_A_NAME = new Set('is are and comes coming arrives visits from in'.split(' '))

const TRAVELS = new Set(
  'flying fly flies going driving drive travelling traveling travel journey trip train plane bus'.split(' ')
)

/** Of such a visit it says no more than that those who meet have not met: “she never met her cousins”. */
const NEVER_MET = wordPattern(
  String.raw`(?:,|\.| and| but| who| as)?(?: (?:he|she|they|i|we|${WHOSE}(?:${KIN}|kids|boys|girls|children)|mine|who)(?:[’']s|[’']ve)?)?(?: (?:has|have|had))? never (?:met|seen) (?:${WHOSE}(?:${RELATIVE})(?: (?:and|or) ${WHOSE}(?:${RELATIVE}))?|each other|one another|our (?:house|home|flat|garden)|(?:him|her|them)(?! (?:again|smile|laugh|happy|eat|since|after)))(?: (?:before|yet|in person|in real life|till now|until now))?(?![\p{L}])`,
  'giu'
)
const FOR_THE_FIRST_TIME = wordPattern(
  String.raw`(?: for)? the first time(?: (?:since|after) (?:he|she|they|i|we) (?:was|were) (?:an? )?(?:tiny |little |small |new )?(?:baby|babies|born|little|small|toddlers?|newborn|\p{L}+ (?:months?|years?) old))?(?![\p{L}])`,
  'giu'
)
const SPEAKS_ANOTHER_TONGUE =
  /,?(?: and| but)? (?:he|she|they) (?:(?:do|does|can)(?: not|n[’']?t)|cannot) speak (?:(?:any|much|a word of) )?(?-i:\p{Lu})\p{Ll}+\b/giu
const LONG_NOT_SEEN = wordPattern(
  String.raw`(?:(?:he|she|they|i|we|(?:my|our) (?:kids|boys|girls|children|son|daughter)|${WHOSE}(?:${RELATIVE}))(?:[’']s|[’']ve)? (?:has|have)?(?: not|n[’']t)?|(?<=\b(?:has|have)n[’']?t)) ?seen (?:each other|him|her|them|${WHOSE}(?:${RELATIVE})) (?:since|for) (?:(?:he|she|they|we|last|the|a|an|two|three|four|one|half|was|were|so|very|long|many|baby|babies|little|born|year|years|months|summer|winter|spring|autumn|christmas|easter|eid|diwali|time|ages|ever) ?){1,6}`,
  'giu'
)
/** They come, or are gone to: who is only missed is another matter. */
const THEY_MEET = said(
  String.raw`(?:fly|flying|going|driving|travell?ing|off|heading) (?:back )?(?:to|and|home to|upcountry)|${WHOSE}(?:${RELATIVE})(?:(?: (?!and\b)\p{L}+)?(?: from \p{L}+)?(?: (?:is|are|will)|’s|’re|’ll)?|’s (?:family|parents)(?: are)?) (?:com(?:e|es|ing)|arriv(?:e|es|ing)|visit(?:s|ing)?|fly(?:ing)?)|(?:meet|meets|meeting|visit|visiting|see|seeing|see) ${WHOSE}(?:${RELATIVE})|(?:today|tomorrow|tonight|soon|now|on \p{L}+day|next week|this week) (?:he|she|they|we) (?:come|comes|arrive|arrives|meet|visit|fly|go|see)`
)
const OF_PARENTS = said(
  `(?:${PARENT.split('|')
    .filter((word) => word !== 'parents')
    .join('|')})`
)

/**
 * A wish without that those who meet have not met, or not for long, where it is of relatives who come or are visited and
 * names no harm: to the model both are words of one who died before. Nor is it one that they have no language in common.
 */
export function withoutFirstMeeting(wish: string): string {
  if (!THEY_MEET.test(wish) || OF_PARENTS.test(wish)) return wish
  const rest = [NEVER_MET, FOR_THE_FIRST_TIME, LONG_NOT_SEEN, SPEAKS_ANOTHER_TONGUE]
    .reduce((text, each) => text.replaceAll(each, ''), wish)
    .replace(/^[ ,.]+/u, '')
  return namesHarm(rest) || isUneasy(rest) ? wish : rest
}
