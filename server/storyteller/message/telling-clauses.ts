import { anyOf } from '../language/any-of.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { alarmsHearing } from '../sorrow/alarm-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { rulesHearing } from '../sorrow/sorrow.ts'
import { wordPattern } from '../word-pattern.ts'

/** Where one thing that is said ends: at a mark, and before a small word that begins another. */
const CLAUSE_ENDS =
  /(?<end>[.!?;,…()\n]+(?=\s|$)[\s()]*|[:–—-]+\s+|\s+(?=\()\(?|\s+(?=(?:but|because|cos|bc|so that|so (?:tonight|today|please|pls|maybe|could|can|make|something|one|an|the|it[’']s)|so a|and (?:please|no|not|nobody|no one|nothing|they|he|she|it|both|please)|please (?:no|not|make|keep|don[’']?t|with)|with (?:a|an|lots of|many|real|no) (?:\p{L}+ )?(?:end|ending|noises|sounds|words|names|animals|laugh)|without (?:any|being)|not too|nothing too|for (?:a|an|my|our|the|ages) (?:\p{L}+ ){0,3}(?:\p{N}+|year|son|daughter|boy|girl|kid|twins|toddler|child)) ))/giu

const JOINT = /^(?:(?:and|but|so|or|please|pls|plz|just|also|maybe|then|with|ok|okay|oh) )+/iu

const HOW = new Set(
  'short shorter long longer slow slower calm calmer quiet quieter gentle soft softer sleepy funny silly cosy cozy warm happy sweet easy easier simple rhyme rhymes rhyming rhymed words word sentences sentence pages page minutes minute mins story stories tale tone humour humor noises noise sounds voices end ending endings finish exciting lively pretty encouraging educational realistic real true bedtime magical boring whimsical peaceful relaxing soothing chapter chapters parts part paragraphs tonight possible facts kind clever witty dry light length language vocabulary level style suspense tension repetition repeat repeats laugh laughs giggle giggles'.split(
    ' '
  )
)
const SMALL = new Set(
  'a an the and or but not too very really so as at in of with for to from it is be must should can could you your we me us if no any nothing much more less than most little bit tiny one two three five ten about around only just please pls thanks thank some lots many again this that by its it’s its all over own up like kept keep make made towards last first nice good better best super extra quite kinda sort'.split(
    ' '
  )
)
const MOST_OF_HOW = 14

const KIN = anyOf([...KIN_WORDS])
/** What is said of people in a clause is never a way of telling. */
const OF_US = wordPattern(
  String.raw`(?<!\p{L})(?:i|me|my|we|us|our|mine|ours|${KIN}|friends?|teachers?|neighbou?rs?|bab(?:y|ies)|doctors?|m[ae]n|strangers?)(?!\p{L})`,
  'iu'
)
/** Of these “no” and “nobody” tell a need. */
const LACKED =
  /(?<!\p{L})(?:food|home|house|money|beds?|heating|heat|breakfast|dinner|lunch|supper|tea|school|job|work|water|coat|shoes|clothes|likes?|loves?|plays?|talks?|speaks?|wants?|comes?|came|visits?|listens?|believes?|cares?|knows?|helps?|sees?|asks?|asked|told|tells?|hears?|stays?|waits?|home|allowed|eating|sleeping|breathing|speaking|talking|walking|coming|well|safe|fair|here|there|alive|anymore|any more|longer)(?!\p{L})/iu

/** “No wolves please”, “nobody gets stung”, “not babyish”, “without being preachy”, “don’t overdo it”. */
const SPARED =
  /^(?:no|not|nothing|nobody|no[ -]one|none|without|never|dont|don[’']t|doesn[’']?t have to|shouldn[’']?t|mustn[’']?t|needn[’']?t|avoid|leave out|skip)(?!\p{L})/iu
const MOST_OF_SPARED = 9

/** “Make it rhyme”, “count them at the end”, “keep the suspense small”. */
const BIDS =
  /^(?:make|keep|end|ends|ending|tell|use|using|count|repeat|set|let|put|finish|give|include|add|read|name|remember|try|ideally|preferably|nothing)(?!\p{L})/iu
/** “Tell one of an invisible cat” says what it is of, and who make it up are friends again. */
const ORDERS = /(?<!\p{L})(?:about|of an?|with an?|where|make (?:it )?up)(?!\p{L})/iu
const OF_TELLING =
  /(?<!\p{L})(?:it|this|that|story|stories|tale|one|end|ending|sentences?|words?|dishes|suspense|noises?|sounds?|names|bits?|parts?|pages?|facts?|voices?|rhymes?|sure|them|happy|asleep|sleep|bed|funny|calm|short|simple|gentle|quiet)(?!\p{L})/iu

const LISTENER = String.raw`(?:he|she|they|the (?:twins|boys|girls|kids|children|little one)|(?:my|our) (?:\p{L}+ )?(?:son|daughter|boys?|girls?|kids?|child|children|toddler|eldest|oldest|youngest|middle one|nephew|niece|grandson|granddaughter|twins|\p{N}+ ?(?:yr|year)s? ?old|\p{L}+-year-old|little (?:one|man|girl|boy)|word nerd)|(?-i:(?!(?:We|I|You|It|A|An|The|Would|Could|Can|May|Please|Tell|One|Two|Something|Some|This|That|There|Story|Just|Only|And|But|So|My|Our|Make|Maybe|Good|Hello|Dear|Today|Tomorrow|Tonight)\b)\p{Lu})\p{Ll}+)`
const AGE = String.raw`(?:\p{N}{1,2}(?:[½¼]| and a half)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a (?:half|bit))?`
/** “He is 3”, “she’s only two”, “Anton is mad about trains”, “he loves the blue light”, “she means it”. */
const LISTENS: readonly RegExp[] = [
  String.raw`^${LISTENER}(?:[’']s|[’']re| is| are| will be| turned| turns)(?: only| nearly| almost| just| already| about)? ${AGE}(?: years? old| yrs?| now| this week| next week)?(?: (?:and|so|who) (?:loves?|likes?|adores?|corrects|is listening|listens|please) ?.{0,50})?$`,
  String.raw`^age[sd]? ${AGE}(?:(?:,| and| &) ${AGE})?$`,
  String.raw`^${AGE}(?: ?(?:yrs?|years?)(?: old)?)$`,
  String.raw`^\p{N}{1,2}$`,
  String.raw`^(?:this (?:one )?is )?(?:for|requested by|wished for by|a wish from|wish of|from|as wished by) (?:a |an |my |our |the )?(?:\p{L}+ ){0,3}?(?:(?-i:\p{Lu})\p{Ll}+|son|daughter|boys?|girls?|kids?|child|children|toddler|twins|year[ -]?olds?|yr olds?|yo|eldest|youngest|ages)(?:(?: and|,)? ?(?:who|aged?|\p{N}).{0,50})?$`,
  String.raw`^${LISTENER} (?:just |really |also |always |only )?(?:loves?|likes?|adores?|would love|would like|wants? to (?:giggle|laugh|sleep|hear)|insists?|insisted|demands?|is listening|rolls|corrects|gets worked up|worries|will (?:love|laugh|check|correct)|came up with|thought (?:of|up)|made up|invented|dictated|drew|picked|chose)(?! (?:on )?(?:an?|the|two|some) \p{L})(?: .{0,50})?$`,
  String.raw`^${LISTENER} (?:just |really |also )?(?:means it|wants it(?: \p{L}+)?|says?(?: so)?|said(?: so)?|asks?|asked(?: for (?:it|this|that|that one))?|made (?:it|this|that) up)$`,
  String.raw`^${LISTENER}(?:[’']s|[’']re| is| are) (?:so |really |very |totally |completely |currently |a bit )?(?:mad about|obsessed with|into|crazy about|sick of|bored of|fed up with|tired of|listening|asleep|nearly asleep|half asleep|almost asleep|already in bed|in bed|overtired|tired|sleepy|wide awake|hyper)(?: .{0,40})?$`
].map((source) => wordPattern(source, 'iu'))

const BY_LISTENER = wordPattern(String.raw`^(?:(?:this (?:one )?is )?for )?${LISTENER}(?!\p{L})`, 'iu')

/** “Dictated by Cruz”, “says Noor”, “that’s all she said”, “over to you”, “could you make a story of it”. */
const SOURCES: readonly RegExp[] = [
  String.raw`^(?:dictated|asked|said|requested|ordered|invented|written|imagined|chosen|wanted|demanded|suggested|thought up|made up|decided|drawn)(?: up)? by .{0,50}$`,
  String.raw`^(?:says?|said|asks?|asked|insists|insisted|demands|thinks|reckons|claims|according to|idea of|wants to know)(?: (?:my|our|the|little|big|baby))* (?:(?-i:\p{Lu})\p{Ll}+|he|she|they|son|daughter|twins|boy|girl|kids?)(?: .{0,40})?$`,
  String.raw`^(?:that[’']?s|thats|this is|these are|those were|that was) (?:all|exactly|the|what|how) .{0,50}$`,
  String.raw`^(?:(?:it was|it[’']?s|all) )?(?:his|her|their) (?:own )?(?:idea|words|invention|order|orders|wish|request|choice|pick)(?: .{0,30})?$`,
  String.raw`^(?:good luck|over to you|your turn|up to you|go on|off you go|no idea(?: why)?|don[’']?t ask(?: me)?|sorry|thanks?(?: you)?(?: (?:so much|very much|a lot|in advance))?|ta|cheers|hi|hello|hey|good evening|good night|right|lol|haha|bedtime here|you can imagine the problem|that would be (?:great|lovely|nice|perfect|amazing)|if (?:possible|you can|that[’']s ok|that works)|as always|as usual|for once|once more|one more time|same as (?:ever|always))$`,
  String.raw`^(?:can|could|would|will) (?:we|you|i|there) (?:please )?(?:have|make|write|tell|do|get|turn) (?!.*(?<!\p{L})(?:about|with|where|on)(?! (?:that|it|this)(?!\p{L}))(?!\p{L})).{0,30}?(?:a |the )?(?:story|tale|one|something)(?: .{0,25})?$`,
  String.raw`^(?:an?|the|tell (?:her|him|them|us)(?: in)?|please tell (?:her|him|them|us)(?: in)?) (?:a )?(?:story|tale)(?: (?:about|on|of|like) (?:that|it|this|how that went))?$`,
  String.raw`^last (?:time|night|one|story|nights?[’']?s?)(?: .{0,60})?$`
].map((source) => wordPattern(source, 'iu'))

/** “Because we are learning English at home”, “so that we can all go to bed”. */
const WHY = wordPattern(
  String.raw`^(?:because|as|since|cos|bc|so that|so) (?:it[’']?s|its|it is|we|he|she|they|we[’']re|she[’']s|he[’']s|they[’']re)(?: .{0,60})?(?:bed|sleep|asleep|late|tired|listening|reading|read|learning|turns|day|settle|calm|early|up)(?: .{0,30})?$`,
  'iu'
)
/** What a listener may have felt, and is told to the storyteller only. */
const FELT = /(?<!\p{L})(?:cr(?:y|ies|ied|ying)|tears|scared|afraid|hated|hates|worries|alone)(?!\p{L})/giu
const OF_STORY = /(?<!\p{L})(?:story|stories|book|one|time|tonight|bedtime|wolf|ending|end)(?!\p{L})/iu
const GRAVE =
  /(?<!\p{L})(?:hits?|hurts?|died?|dead|dying|hospital|secret|touch\p{L}*|alone|gone|left|police|drunk|blood|bleed\p{L}*|cries|crying|miss(?:es|ing)?)(?!\p{L})/iu

/** In letters: of less nothing could be told. */
const LEAST_LEFT = 3
/** A longer message is a letter, and read by what it asks for. */
const MOST_LETTERS = 400

/** A message without what is said beside its wish to the storyteller. */
export interface ToldApart {
  wish: string
  /** The clauses that are left, as they were typed and without the joints between them. */
  clauses: readonly string[]
}

/**
 * A message without how it is to be told, what is not to be in it, who listens and who thought of it: “Karate, but nobody hits
 * anybody. He is seven” wishes for karate. What a clause says of a need is no way of telling, and stays. Null
 * where nothing is said beside the wish, and where nothing would be left.
 */
export function toldApart(typed: string): ToldApart | null {
  if (typed.length > MOST_LETTERS) return null
  const all = clausesOf(typed)
  const beside = new Set(all.filter(({ said }) => said !== '' && isOfTelling(said)))
  if (beside.size === 0) return null
  const kept = all.filter((clause) => !beside.has(clause))
  const wish = kept
    .map(({ text, end }) => text + end)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:(–—-]+$/gu, '')
    .replaceAll(/[()]/gu, ' ')
    .replaceAll(/(?<=[.!?;,]) (?:and|but|so)(?=[.!?;,]|$)|\s+(?:so please|and|but|so)$/giu, '')
    .replace(/^(?:and|but|so|then) /iu, '')
    .trim()
  // “We crashed the car but nobody is hurt” happened, and may still be heavy.
  const hasHappened = HAPPENED_TO.test(wish) && [...beside].some(({ said }) => IS_UNHURT.test(said))
  if (hasHappened || (wish.match(/\p{L}/gu) ?? []).length < LEAST_LEFT) return null
  return { wish, clauses: kept.map(({ said }) => wishedBy(said)).filter((said) => said !== '') }
}

/** “My daughter is 5 and wants ballet” wishes for ballet. */
function wishedBy(said: string): string {
  return said.replace(WISHES_FOR, '').replace(POLITE, '').trim()
}

const WISHES_FOR = wordPattern(
  String.raw`^(?:(?:${LISTENER}|(?:my|our|the) \p{L}+|we|i)(?: (?:is|are) ${AGE}(?: years? old)? and)? (?:just |really |only )?(?:wants?|would like|[’']d like|would love|asks? for|asked for|wishe[sd] for|insists? on|needs?|begs? for)|(?:please )?(?:can|could|would|will) (?:u|you|we|i)(?: please)? (?:do|have|get|make|tell|write|read)(?: (?:us|me|him|her))?|(?:please |kindly )?(?:do|make|tell|write)(?: (?:us|me|him|her))?|(?:it(?:[’']s| is| has)? )?(?:got )?to be|make it)(?: (?:an?|the|one|some)? ?(?:\p{L}+ )?(?:story|tale|something|one))?(?: (?:about|of|on|with|concerning|where))? (?!to (?!the )|(?:it|that|this)(?!\p{L}))`,
  'iu'
)

const IS_UNHURT = /^(?:nobody|no[ -]?one|none).*(?<!\p{L})(?:hurt|harmed|injured|killed|dead|ill|sick)(?!\p{L})/iu
const HAPPENED_TO = wordPattern(
  String.raw`(?<!\p{L})(?:i|me|my|we|us|our|he|him|his|she|her|they|them|their|${KIN})(?!\p{L})`,
  'iu'
)

function clausesOf(typed: string): { text: string; end: string; said: string }[] {
  const found: { text: string; end: string; said: string }[] = []
  let at = 0
  const add = (text: string, end: string): void => {
    const said = text.trim().replace(JOINT, '').replace(POLITE, '').trim()
    found.push({ text, end, said })
  }
  for (const match of typed.matchAll(CLAUSE_ENDS)) {
    add(typed.slice(at, match.index), match[0])
    at = match.index + match[0].length
  }
  add(typed.slice(at), '')
  return found
}

const POLITE = /[\s,]+(?:please|pls|plz|thanks|thank you|ok|okay|lol|xx?|haha)$/iu

function isOfTelling(said: string): boolean {
  if (rulesHearing(said).length > 0 || alarmsHearing(said).length > 0) return false
  return isSpared(said) || isHow(said) || isBid(said) || isOfListener(said) || SOURCES.some((each) => each.test(said))
}

function isSpared(said: string): boolean {
  if (!SPARED.test(said) || wordsOf(said).length > MOST_OF_SPARED) return false
  // “Being brave and not telling” is to be heard.
  if (/^not(?!\p{L})/iu.test(said) && !NOT_SO.test(said)) return false
  return !OF_US.test(said) && !LACKED.test(said) && !HAPPENED.test(said)
}

const NOT_SO =
  /^not (?:at all |really |even )?(?:too|so|very|an?|the|more|less|longer|for|in|like|about|one|another|of|on|anything|\p{L}+(?:y|ful|ish|ing|ed|sad|long|loud|mean|rude|wild|dark)(?=$| (?:or|and|please|at|for)(?!\p{L})))(?<!tell?ing|eating|sleeping|breathing|talking|speaking|coming|walking|moving|happy|hungry)(?!\p{L})|^not (?:sad|long|short|lonely|alone|mean|rude|wild|dark|loud|real)(?!\p{L})/iu

/** “Nobody noticed until bath time”, “no stabilisers today”. */
const HAPPENED =
  /(?<!\p{L})(?:\p{L}{2,}ed|was|were|won|knew|came|saw|took|went|got|found|had|did|said|ate|fell|ran|made|today|yesterday|tomorrow|yet)(?!\p{L})/iu

function isHow(said: string): boolean {
  const words = wordsOf(said)
  if (words.length === 0 || words.length > MOST_OF_HOW) return false
  return (
    words.some((word) => HOW.has(word)) &&
    words.every((word) => HOW.has(word) || SMALL.has(word) || /^\p{N}+$/u.test(word))
  )
}

function isBid(said: string): boolean {
  return (
    BIDS.test(said) &&
    OF_TELLING.test(said) &&
    !ORDERS.test(said) &&
    !OF_US.test(said.replace(/(?<!\p{L})us(?!\p{L})/giu, ' ')) &&
    !GRAVE.test(said)
  )
}

function isOfListener(said: string): boolean {
  if (WHY.test(said)) return !GRAVE.test(said) && !hintsBeside(said)
  if (!LISTENS.some((each) => each.test(said))) return false
  const told = OF_STORY.test(said) ? said.replaceAll(FELT, ' ') : said
  return !GRAVE.test(told) && !hintsBeside(told) && !OF_US.test(told.replace(BY_LISTENER, ' '))
}

function wordsOf(said: string): string[] {
  return said.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu) ?? []
}
