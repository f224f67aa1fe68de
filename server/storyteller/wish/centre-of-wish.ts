import { knownNoun } from '#content/lexicon.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { WEEKDAY } from '../language/kin-patterns.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { meantBy } from '../sorrow/said-otherwise.ts'
import { wordPattern } from '../word-pattern.ts'

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const WHEN = wordPattern(
  String.raw`(?:^|,? )(?:tomorrow(?: (?:morning|afternoon|night))?|(?:at (?:school|nursery|preschool|kindergarten) )?today(?: at (?:school|nursery|preschool|kindergarten|work))?|(?:at|over|during|after|before) (?:lunch|breakfast|dinner|supper|teatime|snack time|bath ?time|nap ?time|circle time|playtime|break)(?: ?time)?|tonight|last night|the other day|just now|on holiday|yesterday|this (?:morning|afternoon|evening|week|month|term|year)|(?:on |next |last )${WEEKDAY}(?: (?:morning|afternoon|night))?|next (?:week|month|term|year)|at the weekend|in (?:the morning|${MONTH}|the autumn|the summer|the spring)|in (?:a few|two|three|four|five|six|\p{N}) (?:days|sleeps|weeks)|after (?:the )?(?:holidays|summer|half term|easter|christmas)|soon|again|(?:any day )?now|at last)(?=$|[ ,.!])`,
  'giu'
)
/** How one feels about it, and what cannot be found for it. */
const BESIDE_IT = wordPattern(
  String.raw`,? (?:and|but|so) (?:(?:he|she|they|we|i)(?:[’']?s|[’']?re|[’']?m| is| are| am| was| were| feels?)?|is|are|am|was)(?: (?:a (?:bit|little)|so|very|really|quite|too|all|feeling)){0,2} (?:nervous|excited|worried|scared|shy|anxious|brave|happy|proud|not sure|can[’']?t wait)(?: about (?:it|that))?[.! ]*$|,? (?:and|but) (?:nobody|no one|we|i|she|he|they|everybody) (?:can(?:[’']?t|not| not)?|has lost|lost|forgot) (?:find )?(?:(?:the|my|our|his|her|their|any) )?\p{L}+(?: \p{L}+)?[.! ]*$`,
  'iu'
)
/** “Dentist tomorrow, a bit nervous”. */
const FELT_AFTER =
  /, (?:(?:he|she|they|we|i)(?:[’']?s|[’']?re|[’']?m| is| are| am)? )?(?:(?:a (?:bit|little)|so|very|really|quite|too|slightly|feeling) ){0,2}(?:nervous|excited|worried|scared|shy|anxious|brave|happy|proud|can[’']?t wait)(?: about (?:it|that))?[.! ]*$/iu
/** “Swimming lesson tomorrow, she doesn’t like putting her face in”: the lesson. */
const DISLIKED_THERE =
  /,? (?:(?:and|but) )?(?:he|she|i) (?:really )?(?:doesn[’']?t (?:like|want)(?: to)?|does not (?:like|want)(?: to)?|hates(?: to)?|won[’']?t|will not|is (?:a bit )?(?:scared|afraid|nervous) of) (?:put(?:ting)?|get(?:ting)?) (?:his|her|my|the) (?:face|head|hair|ears|eyes)(?: (?:in|under|wet|into)(?: (?:the )?water)?)?[.! ]*$/iu
/** What they did beside it. */
const REMARK =
  /(?:,? (?:and|but)|,) (?:(?:he|she|they|we|i|it) )?(?:(?:all|just|only|both) )?(?:was|were|is|sat|stood|did|ate|had|made|told|sang|played|laughed|smiled|loved|liked|felt|got|read|watched|came|went|won|put|swam|rode|wore|slept|there (?:are|were)|\p{L}{3,}ed)\b(?: [^ ,.;!]+){0,7}[.! ]*$/iu
/** A second sentence about the same. */
const SECOND_SENTENCE = /(?<=\p{L}{2})[.!]+ (?:it|he|she|we|they|so|then|and|everyone|everybody) [^.!?]+[.! ]*$/iu
/** “Being brave at the dentist”, “she’s nervous about swimming lessons”: how one feels about it is answered by its own story. */
const FELT_ABOUT =
  /^(?:(?:being|feeling|is|was|he[’']?s|she[’']?s|i[’']?m|\p{L}+ is) )?(?:(?:a (?:bit|little)|so|very|really|quite|too) )?(?:brave|nervous|worried|anxious|excited|shy|scared|afraid)(?: (?:at|about|for|in|of|before|going to|to go to))+ (?:(?:the|her|his|my|our|a) )?(?=(?:(?:first|new|big) )?\p{L}+(?: \p{L}+)?$)/iu
const WHOSE = '(?:an?|the|his|her|my|our|their)'
const SUBJECT = String.raw`(?:he|she|they|we|i|(?:my|our|his|her) \p{L}+(?: \p{L}+)?|(?!(?:an?|the|two|three|who|what|why|how|when|where|baby|no|this|that)\b)\p{L}+)`
/** “He is starting reception”, “we go back to school”: what is done is the centre. */
const STARTS = wordPattern(
  String.raw`^${SUBJECT}(?:[’']?s|[’']?re|[’']?m| is| are| am)? (?:starting|start|starts|going back to|go back to|goes back to|(?:going|go|goes|went|off) to|visiting|visited|visit|moving (?:in)?to|moved (?:in)?to) (?=\p{L})`,
  'iu'
)
/** “Tunde got his first haircut”: what was had. */
const HAD = wordPattern(
  String.raw`^${SUBJECT}(?:[’']?s|[’']?re|[’']?m| is| are| am| have| has)? (?:got|had|has|having|getting|gets) (?=${WHOSE} (?:(?:first|new|very first) )?\p{L}+(?: \p{L}+){0,2}$)`,
  'iu'
)
const ANGRY =
  /^(?<centre>(?:feeling|being|(?:he|she|i)(?:[’']s|[’']m| is| am)(?: so| very)?) (?:cross|grumpy|angry|in a bad mood)) (?:because|cos|that|with) .*\b(?:sister|brother|twin|cousin|friend|tower|drawing|picture|bricks?|toy|teddy|cup|sock|banana|biscuit)\b/iu
/** How it went, in two words: “dentist today, no holes”. */
const WENT_WELL =
  /(?:,| and| but|,? with) (?:(?:not a|no|zero|without) (?:holes?|cavit(?:y|ies)|tears?|fuss|stabilisers|armbands)|(?:did ?n[’']?t|never) (?:even )?cr(?:y|ied)|not a single tear)(?: at all)?[.! ]*$/iu
/** What hurt and is over is not waited for once more, unless it went well today: then all of it is told again (`also-said.ts`). */
const BRAVELY = /\b(?:brave(?:ly)?|proud|no tears|(?:did ?n[’']?t|never) (?:even )?cr(?:y|ied)|sticker)\b/iu
const WAS_TODAY = /\b(?:today|yesterday|this (?:morning|afternoon))\b/iu
const HURT = /\b(?:jabs?|injections?|vaccin\p{L}*|boosters?|blood tests?|tooth out|teeth out|stitches)\b/iu
/** A wound is not told again, however brave its owner. */
const STITCHED = /\b(?:stitches|tooth out|teeth out)\b/iu
/** What a family says for it. */
const SAID_OTHERWISE: readonly [RegExp, string][] = [
  [/^(?:(?:the|our|all the) )?(?:power|electricity|electric|lights)(?:[’']?s| is| has| have| was| were)? (?:(?:just|all|suddenly) )*(?:went|goes|going|gone|go|out|off|cut)(?: (?:out|off))?(?: (?:again|tonight|today|last night|yesterday|this (?:morning|afternoon|evening)|in the whole street|everywhere|at \p{L}+)){0,2}(?:(?:,|\.)? (?:and|so|we) .{3,60})?[.! ]*$/iu, 'power cut'],
  [/^(?:he|she|we|they|i|\p{L}+) (?:went fishing|caught (?:an?|two|three|some|his first|her first|my first|our first|the) (?:(?:big|huge|little|tiny|real) )*fish)(?: (?:with|at|in) .{2,40})?[.! ]*$/iu, 'fishing'],
  [/^(?:(?:my|our|his|her|the) )?(?:new )?baby(?: (?:sister|brother|girl|boy))?(?:[’']?s| is)? (?:coming|comes|came|arriving|arrives) home(?: from (?:the )?hospital)?(?: (?:today|tomorrow|tonight|soon|at last|this (?:morning|week)|on \p{L}+day))*[.!]*$/iu, 'new baby'],
  [/^(?:he|she|i|we|(?:my|our) (?:son|daughter|boy|girl)|\p{L}+)(?: has| have)? (?:made|found|got|makes|met) (?:a|her|his|one|two|some) (?:first )?(?:new )?(?:best )?friends?(?: (?:at|in) (?:the |her |his )?(?:new )?\p{L}+)?(?: (?:called|named) \p{L}+(?: and \p{L}+)?)?(?: (?:at|in) (?:the |her |his )?(?:new )?\p{L}+)?(?: today)?[.! ]*$/iu, 'a new friend'],
  [/^(?:(?:my|our|his|her|the) )?(?:new )?baby(?: (?:sister|brother|girl|boy|cousin))?(?:[’']?s| is)? (?:coming|comes|due|arriving|arrives|on (?:the|its|her|his) way)(?:,? (?:today|tomorrow|soon|now|at last|any day|or|maybe|the day after|(?:this|next) (?:week|month)|in (?:a few|two|three) (?:days|weeks)))*[.! ]*$/iu, 'a baby on the way'],
  [/^(?:(?:today|tomorrow|tonight|at last),? )?(?:we|they)(?:[’']?re| are)? (?:finally )?(?:(?:going to|gonna) )?(?:pick(?:ing)? up|get(?:ting)?|fetch(?:ing)?|collect(?:ing)?|bring(?:ing)? home) (?:our|the|a|my|his|her) (?:new )?(?:puppy|pup|dog)(?: (?:today|tomorrow|soon|on \p{L}+day|at the weekend))*[.! ]*$/iu, 'a new puppy'],
  [/^(?:(?:today|tomorrow|tonight|at last),? )?(?:we|they)(?:[’']?re| are)? (?:finally )?(?:(?:going to|gonna) )?(?:pick(?:ing)? up|get(?:ting)?|fetch(?:ing)?|collect(?:ing)?|bring(?:ing)? home) (?:our|the|a|my|his|her) (?:new )?(?:kitten|cat)(?: (?:today|tomorrow|soon|on \p{L}+day|at the weekend))*[.! ]*$/iu, 'a new kitten'],
  [/^(?:he|she|they|\p{L}+) (?:(?:keeps?|always) (?:on )?(?:ask(?:s|ing)|want(?:s|ing)|call(?:s|ing))|asks|wants) (?:for )?(?:just )?(?:one more|another|a) (?:drink|glass|sip|cup|story|song|cuddle|hug|kiss)(?: of water)?(?: (?:at (?:night|bedtime)|every night|tonight|before bed))?[.!]*$/iu, 'bedtime'],
  [/^(?:(?:he|she|\p{L}+)(?:[’']s| is)? )?turn(?:s|ing|ed)? (?:\p{N}{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:today|tomorrow|soon|this week|next week|on \p{L}+day))?[.!]*$/iu, 'birthday'],
  [/^saying sorry to (?:my|his|her|our|the|your) (?:(?:best|little|big|baby) )?(?:friend|brother|sister|cousin|twin|classmate|neighbour)[.!]*$/iu, 'saying sorry'],
  [/^\p{L}+ (?:can|could|is|has learnt to|learned to|learnt to|learns to|is learning to|learning to|learned how to|learns how to|wants to)? ?(?:now )?(?:ride|riding|rode|rides|cycle|cycled|cycling) (?:(?:a|the|his|her) (?:bike|bicycle) )?without (?:(?:the|any|her|his) )?(?:stabilisers|stabilizers|(?:training|little|small|side|extra|baby|balance) wheels)(?: now| today)?(?:,? and (?:only|just|hardly|nearly|never) .{3,40}?)?[.!]*$/iu, 'riding a bicycle'],
  // “Going on the plane tomorrow to see grandma in Mumbai, she’s a bit nervous about the plane”
  [/^(?:(?:we|he|she|they|i|\p{L}+)(?:[’']re|[’']s|[’']m| are| is| am)? )?(?:going|flying|travelling) (?:on|in|by) (?:(?:the|a|an|our|his|her) )?(?:(?:big|first) )?(?:plane|aeroplane|airplane)(?: for the first time)?(?: (?:tomorrow|today|tonight|soon|on \p{L}+day|next week))?(?: to (?:see|visit|stay with) (?:my |our |his |her )?\p{L}+(?: and \p{L}+)?(?: in \p{L}+(?: \p{L}+)?)?)?(?:,? (?:and |but )?(?:he|she|they|i|\p{L}+)(?:[’']s|[’']re|[’']m| is| are| am) (?:(?:a (?:bit|little)|so|very|really|quite) )?(?:nervous|excited|worried|scared)(?: (?:about|of) (?:it|that|flying|the (?:plane|flight)))?)?[.!]*$/iu, 'going on a plane']
] // prettier-ignore
const FIRST = /^(?:(?:my|his|her|our|the) )?first \p{L}{3,}/iu
/** “Simran’s first day”, also where the family calls the child otherwise. */
const WHOSE_FIRST = wordPattern(
  String.raw`^(?!(?:${KIN_WORDS.join('|')})[’'])\p{L}+[’']s (?=(?:very )?first \p{L})`,
  'iu'
)
/** “Sleepover at cousin Zoe’s house”. */
const AT_WHOSE = / at (?:(?:my|our|his|her) )?(?:\p{L}+ )?\p{L}+[’']s?(?: (?:house|place|home|flat))?$/iu
/** “…, first time away from mum”. */
const FIRST_TIME =
  /,? (?:(?:for )?(?:the|her|his|my|our) )?(?:very )?first (?:time|one|night)(?: ever)?(?: away)?(?: (?:from|without) (?:home|us|me|mum|mummy|mom|dad|daddy|mama|papa)(?: and (?:dad|daddy|mum|mummy|papa))?)?[.! ]*$/iu

/** Of an event that is a child’s first one away from Mum, the event: no child is left there. */
export function withoutFirstTime(wish: string): string {
  const event = wish.replace(FIRST_TIME, '').trim()
  return event === '' ? wish : event
}

const DRESSED_AS = / (?:going|dressing up|dressed(?: up)?|coming|wants to go|is) as (?:an?|the|her|his|my) .*$/iu
/** “My son loves bin lorries”, “making friends with a monster under the bed”, “sharing my toys”: it is about those. */
const LIKED =
  /^(?:(?:(?:my|our) (?:\p{L}+ )?\p{L}+|he|she|they|\p{L}+)(?:[’']s| is| are)? (?:(?:really|just|so|absolutely|all|currently|totally|very) )*(?:loves?|likes?|adores?|(?:obsessed|mad|crazy) (?:with|about)|into|about) (?!(?:to|it|when|how|me|him|her|you|us|them|my|his|their|the way)\b|\p{L}+ing\b)|(?:making|being|becoming|make) friends with (?=an? ))(?<what>(?!.* (?:and|but|because|so|who|that|when)\b)[\p{L}’-]+(?: [\p{L}’-]+){0,4})[.! ]*$/iu
/** “Sharing my toys”: with any child’s. */
const OF_OWN =
  /^(?<deed>sharing|packing|tidying(?: up)?|washing|brushing|feeding|walking|cleaning|losing|finding|swapping) (?:my|our|his|her|their) (?<what>\p{L}+(?: \p{L}+)?)[.! ]*$/iu
/** No child comes to harm by these. */
const LOST_THING =
  /\b(?:fell asleep|only fell (?:off |over )?(?:once|twice|three times)|(?:lost|dropped|broke|forgot|left) (?:his|her|my|our|their|the|an?) (?:\p{L}+ )?(?:tooth|teeth|teddy|toy|bunny|shoe|sock|hat|glove|mitten|balloon|blanket|ball|bag|book|lunchbox|game|race|match|doll|scooter)s?)\b/iu
/** Where it happened: at home it is told of any place. */
const WHERE_IT_WAS =
  / (?:at|in|on) (?:(?:the|a|my|our|his|her) )?(?:\p{L}+ )?(?:supermarket|shops?|park|playground|bus|train|tram|car|plane|pavement|street|garden|kitchen|bath|swings?|slide|school|nursery|preschool|kindergarten|playgroup|daycare|cr[eè]che|restaurant|caf[eé]|mall|library|beach|zoo|farm|farm park|soft play|party)$/iu
/** “Leo lost his first tooth”: what one of the family did is an event. */
const DEED = wordPattern(String.raw`^${SUBJECT} (?<verb>\p{L}+) (?=\p{L})`, 'iu')
const MOST_WORDS_OF_DEED = 8
/** “We found a snail in the garden”, “she fed a giraffe”: it is about whatever that was. */
const MET = wordPattern(
  String.raw`^${SUBJECT} (?:just )?(?:saw|found|met|spotted|watched|heard|fed|stroked|petted|rode(?: on)?|held|caught|touched|picked up|got to (?:see|feed|stroke|hold|pet|ride|meet)|went to see|looked at) (?<what>(?:(?:an?|the|some|two|three|four|five|real|live|huge|big|giant|tiny|little|small|baby|lots of|our|class) )*(?<noun>\p{L}+(?: \p{L}+)?))$`,
  'iu'
)
/** What is not played at home: it was seen, and frightens. */
const NOT_MET =
  /\b(?:crash|accident|ambulance|police|dead|hurt|rat|burglar|needle|man|men|lady|stranger|boys?|girls?|film|video|tv|telly|it|him|her|them|something|someone|somebody)\b/iu

/** “…, eleven times”, “…, a double one”. */
const HOW_OFTEN = /,? (?:(?:an?|the|\p{N}+|\p{L}+) )?\p{L}+ (?:times?|ones?)$/iu
const WHEREVER =
  /(?<=\p{L}) (?:in|on|at|by|near|under|from|behind|outside|inside|with) (?:(?:the|a|an|our|my|his|her) )?(?:way (?:home|back|to school|to nursery)(?: from )?)?(?:\p{L}+ ?){0,2}$/iu

function metIn(deed: string): string | null {
  const { what, noun = '' } = MET.exec(deed)?.groups ?? {}
  if (what === undefined || NOT_MET.test(what) || KIN_WORDS.some((kin) => noun.toLowerCase().split(' ').includes(kin)))
    return null
  return what.replace(/^(?:(?:our|class|real|live|the|some) )+/iu, '')
}

function deedIn(timeless: string, bare: string): string | null {
  const deed = timeless.replace(WHERE_IT_WAS, '')
  const { verb = '' } = DEED.exec(deed)?.groups ?? {}
  if (deed === bare || !isPastVerb(verb.toLowerCase()) || / (?:and|but|because|with|without|not|never) /u.test(deed))
    return null
  return deed.split(' ').length > MOST_WORDS_OF_DEED ? null : deed
}

/** Who came today may have come for one of the family. */
const CALLED_OUT =
  /\b(?:ambulances?|paramedics?|police\p{L}*|fire(?! drill)|doctors?|nurses?|vets?|hospital|court|social)\b/iu
const MOST_WORDS = 6
const PICTURES = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}]+/gu
/** “Tomorrow is world book day”. */
const IS_TODAY =
  /^(?<day>tomorrow|today|yesterday|tonight)(?:[’']s| is| was|,? (?:we|she|he|they|i)(?: have|[’']ve got| had| has)) (?:(?:the|an?|my|her|his|our) )?/iu
/** “Sports day”, “the dentist”: an event, and not a word of who does what. */
const A_NOUN =
  /^(?:(?:the|an?|my|her|his|our) )?(?!.*\b(?:is|are|was|were|am|be|has|have|had|can|will|does|do|did|goes|got|gets|not|no|never|old|poorly|ill|sick)\b)(?!(?:he|she|we|they|i|it|you|there|no|not|nobody|who|what|why|how)\b)[\p{L}’-]+(?: [\p{L}’-]+){0,2}$/iu

/**
 * What a wish of a few clauses is about, where that is one event: of “first day of swimming lessons tomorrow and she’s
 * nervous” the swimming lessons, of “we had a power cut and did shadow puppets” the power cut. Null of what is no event,
 * says more, or names a harm.
 */
export function centreOf(wish: string): string | null {
  const angry = ANGRY.exec(wish)?.groups?.['centre']
  if (angry !== undefined && !A_GROWN_UP.test(wish))
    return angry.replace(/^\P{Z}+(?: (?:is|am))?(?: so| very)? (?=\p{L}+$)/u, 'being ')
  const otherwise = meantBy(wish)
  if (otherwise !== null) return otherwise
  if (namesHarm(wish.replace(LOST_THING, ' '))) return null
  const liked = LIKED.exec(wish.trim())?.groups?.['what']
  if (liked !== undefined) return liked
  const { deed: daily, what: owned } = OF_OWN.exec(wish.trim())?.groups ?? {}
  if (daily !== undefined) return /^(?:toys?|things?|stuff)$/iu.test(owned ?? '') ? daily : `${daily} ${owned ?? ''}`
  const meant = SAID_OTHERWISE.find(([sign]) => sign.test(wish.replaceAll(PICTURES, '').trim()))?.[1]
  if (meant !== undefined) return meant
  const bare = wish
    .replaceAll(PICTURES, '')
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(SECOND_SENTENCE, '')
  const isHurt = (text: string): boolean =>
    HURT.test(text) && !(BRAVELY.test(bare) && WAS_TODAY.test(bare) && !STITCHED.test(bare))
  const felt = bare
    .replace(FIRST_TIME, '')
    .replace(WENT_WELL, '')
    .replace(BESIDE_IT, '')
    .replace(FELT_AFTER, '')
    .replace(DISLIKED_THERE, '')
  const told = felt.replace(REMARK, '').replace(REMARK, '').replace(IS_TODAY, '$<day> ')
  if (told !== felt && speaksOfCreature(felt.slice(told.length).replace(DRESSED_AS, ''))) return null
  const feltAbout = FELT_ABOUT.exec(told.replaceAll(WHEN, '').trim())
  if (feltAbout) return told.replaceAll(WHEN, '').trim().slice(feltAbout[0].length)
  const timeless = told.replaceAll(WHEN, '').trim().replace(WHOSE_FIRST, '').replace(AT_WHOSE, '')
  const met = metIn(timeless.replace(HOW_OFTEN, '').replace(WHEREVER, ''))
  if (met !== null) return met
  const deed = deedIn(timeless, bare)
  if (deed !== null && !STARTS.test(timeless) && !HAD.test(timeless)) return deed
  if (timeless === bare || timeless === '') return null
  const started = STARTS.exec(timeless)
  const had = HAD.exec(timeless)
  const centre = started
    ? startOf(started[0], timeless.slice(started[0].length))
    : had && !isHurt(timeless)
      ? timeless.slice(had[0].length)
      : FIRST.test(timeless) || (A_NOUN.test(timeless) && !isHurt(timeless) && !CALLED_OUT.test(timeless))
        ? timeless
        : null
  return centre === null || centre.split(' ').length > MOST_WORDS || / (?:and|but|because|with|without) /u.test(centre)
    ? null
    : centre
}

/** Of a school it is the first day, of a zoo the zoo. */
function startOf(verb: string, what: string): string {
  if (/\bmov/iu.test(verb)) return `moving to ${what}`
  if (AT_SCHOOL.test(what)) return `starting ${what}`
  return what
}

const AT_SCHOOL =
  /\b(?:school|nursery|preschool|kindergarten|kindy|reception|class|daycare|playgroup|cr[eè]che|year \p{L}+)\b/iu

const A_GROWN_UP = wordPattern(
  String.raw`\b(?:${KIN_WORDS.filter((word) => !/^(?:sisters?|brothers?|twins?|cousins?|sis|bro|cuz|aa[i]|ma|bub)$/u.test(word)).join('|')})(?!\p{L})`,
  'iu'
)

function speaksOfCreature(text: string): boolean {
  return text.split(/[^\p{L}’'-]+/u).some((word) => knownNoun(word.toLowerCase())?.sort === 'creature')
}
