import { capital } from '../../capital.ts'
import { isMass, isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { baseOfPast, thirdPerson } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { asOfOne, asWritten, inThePast, oneSaid, ofParent, ofThem, type SaidOne } from './told-clause.ts'

const CHILD = String.raw`(?:my|our|the) (?:\p{N}+ ?(?:yo|year old)|\p{L}+ year old|little one|toddler|(?:little )?(?:boy|girl)|son|daughter|kid|preschooler|youngest|eldest|oldest|little man)`
const WHO = String.raw`(?<who>${CHILD}|(?:(?:my|our|his|her) )?(?:(?:little|big) )?(?:(?:auntie|uncle) \p{L}+|${KIN})|toddler|little one|kiddo|\p{L}+)`
const WHOM = String.raw`(?:me|us|him|her|them|(?:every(?:one|body)|(?:the|my|our|his|her|a|an|some) (?:\p{L}+[- ]){0,2}?\p{L}+|${KIN}|(?-i:\p{Lu})\p{L}+)(?: (?:at|on|in) (?:the )?\p{L}+)?)`
const BEGINS = String.raw`(?=(?:that|if|whether|we|he|she|they|it|its|i|his|her|my|our|the|there|all|mum|dad|\p{L}+ (?:is|was|are|were|has|had|have|can|could|lives?|came|comes?))(?!\p{L}))`
const SAYS = [
  String.raw`${WHO} (?:(?:has|have|just|then|now|also|proudly|loudly|very seriously|seriously|is|was|has been) )*(?:told|tells?|telling|informed|informs) (?<whom>${WHOM}) ${BEGINS}(?:that )?(?<clause>[^.!?;\n“”"]+)`,
  String.raw`${WHO} (?:(?:has|have|just|then|now|also|proudly|loudly|very seriously|seriously|wanted to know|once) )*(?<asks>asked|asks|wants to know|wanted to know|wondered|wonders) (?:(?<whom>${WHOM}) )?(?:if|whether) (?<clause>[^.!?;\n“”"]+)`,
  String.raw`${WHO} (?:(?:has|have|just|then|now|also|still|really|honestly|proudly|loudly|very seriously|seriously|is|was|absolutely|totally|completely|suddenly) )*(?:said|says?|saying|thought|thinks?|believed|believes?|reckons?|reckoned|convinced|announced|announces|insisted|insists|insisting|declared|declares|explained|explains|claimed|claims|shouted|shouts|yelled|whispered|swears|swore|sure|certain)(?: (?:to|at) (?<whom>${WHOM}) ${BEGINS}| )(?:(?:that|cos|because) )?(?<clause>[^.!?;\n“”"]+)`
].map((source) => wordPattern(String.raw`(?<!\p{L})${source}`, 'iu'))
const QUOTED = [
  String.raw`(?:^|(?<before>.*?)(?<!\p{L}))${WHO}(?: (?:just|then|now|suddenly|very seriously))*(?: (?:said|says?|told|tells|announced|shouted|whispered|asked|goes|went|declared)(?: (?:to )?(?<whom>${WHOM}))?)?[,:]? ?[“"](?<clause>[^”"]+)[”"]`,
  String.raw`(?<before>)[“"](?<clause>[^”"]+)[”"],? ?[-–—]?,? ?(?:(?:said|says|announced|shouted|asked) )?${WHO}(?: (?:said|says?|announced|shouted|declared))?`
].map((source) => wordPattern(source, 'iu'))

/** What is no joke, is a person’s heart or body, or is wanted. */
const NOT_SO =
  /(?<!\p{L})(?:hurt\p{L}*|pain\p{L}*|ache\p{L}*|hates?|hated|scared|afraid|frighten\p{L}*|terrified|worried|unhappy|lonely|bull(?:y|ied|ies|ying)|died|dies|dead|die|dying|heaven|kill\p{L}*|sick|ill|poorly|cancer|hospital|bleed\p{L}*|blood|fat|ugly|stupid|bad (?:girl|boy|mum|mother|child)|naughty|miss(?:es|ed)|loves? (?:me|you|us|him|her|dad|mum)|love you|not (?:speak|talk)\p{L}*|don[’']?t (?:like|want)|doesn[’']?t (?:like|want)|didn[’']?t (?:like|want)|favou?rite|friend(?:s)? (?:any ?more|with)|divorc\p{L}*|gun|knife|hits?|hitting|kick\p{L}*|stranger|police|drunk|beer|wine|poison\p{L}*|monster under|ghost in|bad dream|nightmare|war|bombs?|god|allah|jesus|santa|father christmas|tooth fairy|baby (?:is|was|has) (?:dead|gone)|pregnant|burglar|touch\p{L}*|secret|sexy?|penis|vagina|willy|bum|poo|wee|lied|lying|lies)(?!\p{L})/iu
/** What is a joke only of a moon or a stair. */
const FEELS =
  /(?<!\p{L})(?:tired|hungry|sad|sorry|cr(?:y|ied|ies|ying)|go(?:es|ing)? to school|want(?:s|ed)?(?! to know)|needs?|needed|lov(?:ed|es?)|like[sd]? (?:me|it|school|his|her|my))(?!\p{L})/iu
/** Of whom a child tells is asked about, and not played. */
const OF_STRANGER =
  /^(?:there(?:’s| is| was) )?(?:an?|some|the|this|another) (?:(?:old|big|strange|new|nice|other) )?(?:m[ae]n|wom[ae]n|lady|boys?|girls?|person|people|stranger|uncle|some(?:one|body))(?!\p{L})/iu
const OF_PEOPLE =
  /^(?:I|my (?!shadow|socks?|hair|teddy|bed|pillow|shoes?|shoe|bike)|we|our (?!cat|dog|car|house|hoover|kettle)|you|he|she|they|nobody|everybody|mum|dad|grand\p{L}+)(?!\p{L})/iu
/** What any child says on any day. */
const ORDINARY =
  /^(?:(?:it|that|this|the \p{L}+|school|he|she|they|we|i|i’m|he’s|she’s|it’s|everything|dinner|lunch) )?(?:(?:is|was|are|were|had been|felt|tasted|looked|smelled) )?(?:(?:a|an|the|so|too|very|really|quite|all|not|just|such) )*(?:nice|good|great|fine|ok|okay|yummy|delicious|tasty|disgusting|yucky|boring|fun|lovely|best|hot|cold|warm|hard|easy|true|done|finished|ready|full|late|early|big|small|pretty|beautiful|cool|ok with it|over|funny|excited|happy|busy|bed ?time|time|bored|thirsty|five|six|seven|four|three)(?: (?:today|day|now|yet|time|at all|ever|thing|school|nursery))*$/iu
const BY_HABIT =
  /^(?:no|yes|hi|hello|hey|bye|goodbye|thank you|thanks|please|goodnight|good night|well done|ok|mama|dada|mummy|wow|amen|grace|happy|congratulations|how|why|what|where|when|nothing|something|a word|her first|his first|prayers)(?!\p{L})/iu
const TO_DO =
  /^(?:to|that’s|go|get|put|come|let’s|let|stop|don’t|look|give|you (?:must|have to|should|can)|we (?:must|have to|should|need|can|could go|will|are going)|(?:he|she|they|i) (?:will|would|won’t|can|can’t|could|should|must|might|did|didn’t|has to|had to|is going|was going|went|got|finished|knows?|knew|did not))(?!\p{L})/iu
/** That the one who types it laughed. */
const LAUGHED =
  /(?<!\p{L})(?:lol|lmao|haha\p{L}*|hehe|rofl|funn(?:y|iest)|hilarious|laugh\p{L}*|giggl\p{L}*|cracked (?:me|us)|crease[sd]|died laughing|bless|in stitches|comedy|priceless|love (?:him|her|this)|kids say|where does (?:he|she) get)(?!\p{L})|[😂🤣😅😆😄😁🙈😹]/iu
/** Who has no say in what a family believes. */
const TOLD_STRANGER =
  /(?<!\p{L})(?:driver|waiter|waitress|teacher|cashier|lady|man|woman|nurse|doctor|dentist|postman|conductor|neighbours?|shop|shopkeeper|class|librarian|hairdresser|barber|baker|butcher|coach|everyone|everybody|vicar|imam|priest|plumber|builder|granny|grandma|nana|gran|whole)(?!\p{L})/iu
/** Who or what does or is no such thing but in what children say. */
const THINGS =
  /(?<!\p{L})(?:moon|sun|stars?|sky|clouds?|fog|mist|rain|snow|wind|thunder|lightning|night|dark|darkness|day|world|earth|sea|ocean|waves?|puddles?|mountains?|hills?|rivers?|trees?|leaves|flowers?|grass|shadows?|rainbow|house|flat|walls?|roof|car|bus|train|plane|lift|escalator|stairs|fridge|kettle|toaster|hoover|vacuum(?: cleaner)?|washing machine|dishwasher|tumble dryer|clocks?|lamps?|light|lights|phone|telly|tv|satnav|alexa|moths?|fish|fishes|cows?|sheep|pigs?|horses?|cats?|dogs?|ducks?|birds?|pigeons?|seagulls?|ants?|worms?|snails?|spiders?|bees?|frogs?|hens?|chickens?|goats?|camels?|giraffes?|elephants?|penguins?|statues?|peas?|carrots?|broccoli|cauliflower|egg|eggs|potato(?:es)?|bananas?|toast|cheese|spaghetti|noodles?|rice|porridge|soup|ice ?cream|milk|hair|beard|head|nose|ears?|belly ?button|legs?|foot|feet|toes?|tummy|bald|wrinkles|moustache|sock|socks|shoes?|wellies|trousers|pyjamas|teeth|babies|baby|aldi|tesco|lidl|supermarket|amazon|wifi|internet|letters?|words?|numbers?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|king|queen|dinosaurs?|robot|bath ?water|plughole|tap|toilet|bubbles?|balloon|teddy|sofa|bed|pillow|duvet)(?!\p{L})/iu
const IS_TALE =
  /^(?:an?|the|two|three|once|what if|story|tell) (?:\p{L}+ ){0,3}(?:who|that|which|upon|about|says|said|thinks|thought|believes|wants)(?!\p{L})/iu

/** “So foggy on the way to school that we couldnt see our own gate, Piotr said the world was rubbed out”. */
export const saidfunny: IncidentReader = (message, family) => {
  const plain = asWritten(message, family)
  if (NOT_SO.test(plain) || IS_TALE.test(plain)) return null
  const saying = quotedIn(plain, family) ?? reportedIn(plain, family)
  return saying === null || !isFunny(saying, plain) ? null : slotsOf(saying, plain, family)
}

interface Saying {
  one: SaidOne
  /** As it is said, of the family in “we”, and as it is told. */
  said: string
  told: string
  /** To whom, as a story says it. */
  whom?: string
  isAsked: boolean
  before: string
  after: string
}

function quotedIn(plain: string, family: readonly KinMember[]): Saying | null {
  for (const pattern of QUOTED) {
    const found = pattern.exec(plain)
    if (found === null) continue
    const { who = '', whom, clause = '', before = '' } = found.groups ?? {}
    const one = oneSaid(/^(?:said|says|and|it|that|the|then)$/iu.test(who) ? 'he' : who, family)
    const said = clause
      .replace(/^(?:\p{L}+, |look,? )/u, '')
      .replace(/[.!,]+$/u, '')
      .trim()
    if (one === null || /[?.!]/u.test(said) || !isClause(said)) continue
    const told = inThePast(said)
    const after = plain.slice(found.index + found[0].length)
    return { one, said, told: ofThem(asOfOne(asWas(told), one)), isAsked: false, before, after, ...toWhom(whom) }
  }
  return null
}

/** “I was” of “I’m”. */
function asWas(told: string): string {
  return told.replaceAll(/(?<!\p{L})I am(?!\p{L})/gu, 'I was')
}

function reportedIn(plain: string, family: readonly KinMember[]): Saying | null {
  for (const pattern of SAYS) {
    const found = pattern.exec(plain)
    if (found === null) continue
    const { who = '', whom, asks, clause = '' } = found.groups ?? {}
    const one = oneSaid(who, family)
    if (one === null) continue
    // Of whom “asked grandma if she was alive” tells is not said.
    if (asks !== undefined && /^(?:he|she|his|her)(?!\p{L})/iu.test(clause)) continue
    const isChildsOwn = /^i$/iu.test(who)
    const [body, rest] = cut(clause)
    const theirs = isChildsOwn ? body : ofParent(body, family)
    if (theirs === null || !isClause(theirs)) return null
    const before = plain.slice(0, found.index)
    const own = isChildsOwn ? body : ofStranger(inFirst(theirs), theirs, before)
    const isThen = /(?:ed|said|told|thought|was|swore)(?!\p{L})/iu.test(
      found[0].slice(who.length, found[0].length - clause.length)
    )
    return {
      one,
      said: isThen || asks !== undefined ? asNow(own) : own.replace(/^(I|we) is(?!\p{L})/u, '$1 am'),
      told: ofThem(asOfOne(asWas(inThePast(own)), one)),
      isAsked: asks !== undefined,
      before,
      after: rest + plain.slice(found.index + found[0].length),
      ...toWhom(whom)
    }
  }
  return null
}

function toWhom(whom: string | undefined): { whom?: string } {
  if (whom === undefined || /^(?:me|us|him|her|them)$/iu.test(whom)) return {}
  return { whom: whom.replace(/^(?:my|our|his|her) (?=\p{Lu})/u, '').replace(/^(?:my|our|his|her) /iu, 'the ') }
}

const CUT =
  /(?:,? (?=(?:lol|haha\p{L}*|lmao|bless|hehe|omg|today|yesterday|this morning|at (?:dinner|breakfast|lunch|bedtime|supper|school) ?$)(?!\p{L}))|, (?=\p{L})| (?=and (?:i|we|everyone|everybody|then|now|the whole|mum|dad|grandma|grandad|grandpa|he|she|they|nobody) )| so (?=(?:we|i|now|he|she|they|mum|dad)(?!\p{L}))| - | – | (?=[\p{Extended_Pictographic}]))/iu

/** The saying, and what stands behind it. */
function cut(clause: string): [string, string] {
  const at = CUT.exec(clause)
  const body = at === null ? clause : clause.slice(0, at.index)
  return [body.replace(/(?: (?:today|lol|haha\p{L}*|now))+$/iu, '').trim(), at === null ? '' : clause.slice(at.index)]
}

/** “Saw a bald man and leo said his hair went on holiday”: it is that one’s. */
function ofStranger(own: string, theirs: string, before: string): string {
  const who = /(?<!\p{L})(?<who>man|lady|woman|teacher|policeman|driver|baby)(?!\p{L})/iu.exec(before)?.groups?.['who']
  return who === undefined || !/^(?:his|her) /iu.test(theirs)
    ? own
    : theirs.replace(/^(?:his|her) /iu, `that ${who.toLowerCase()}’s `)
}

/** What one says of oneself: “he lived in a sock”, “her teddy was married”. */
function inFirst(clause: string): string {
  if (!/^(?:he|she|his|her|he’s|she’s)(?!\p{L})/iu.test(clause)) return clause
  return clause
    .replaceAll(/(?<!\p{L})(?:he|she)’s(?!\p{L})/giu, 'I’m')
    .replaceAll(/(?<!\p{L})(?:he|she) (?:is|was)(?!\p{L})/giu, (said) => (/was$/iu.test(said) ? 'I was' : 'I am'))
    .replaceAll(/(?<!\p{L})(?:he|she) has(?!\p{L})/giu, 'I have')
    .replaceAll(/(?<!\p{L})(?:he|she)(?!\p{L})/giu, 'I')
    .replaceAll(/(?<!\p{L})(?:his|her)(?= \p{L})/giu, 'my')
    .replaceAll(/(?<!\p{L})(?:him|her)(?!\p{L})/giu, 'me')
}

/** What lasts, which is said in the past only after “said”. */
const LASTING =
  /^(?:lived|fancied|loved|liked|hated|wore|slept|smelled|tasted|looked|wanted|needed|knew|came|grew|spoke|drank|worked|belonged|owned|kept|sounded|felt)$/u

/** As it was said, when “the world was rubbed out” is told of it. */
function asNow(clause: string): string {
  const words = clause.split(' ')
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? ''
      const isOne = !/^(?:I|we|they|you|people|children|who)$/iu.test(before) && !isPlural(before.toLowerCase())
      if (/^was$/iu.test(word)) return before === 'I' ? 'am' : 'is'
      if (/^were$/iu.test(word)) return 'are'
      if (
        /^had$/iu.test(word) &&
        /^(?:an? (?:argument|fight|accident|party|row|dream|fall)|lunch|breakfast|dinner)$/iu.test(
          words.slice(at + 1, at + 3).join(' ')
        )
      )
        return word
      if (/^had$/iu.test(word) && at > 0) return isOne ? 'has' : 'have'
      if (/^could$/iu.test(word)) return 'can'
      if (!LASTING.test(word) || at === 0) return word
      if (/^came$/u.test(word) && words[at + 1] !== 'from') return word
      const base = baseOfPast(word)
      return isOne ? thirdPerson(base) : base
    })
    .join(' ')
    .replaceAll(/(?<=(?:is|are|am)) not(?!\p{L})/gu, 'n’t')
    .replaceAll('amn’t', 'am not')
    .replaceAll(/can not/gu, 'can’t')
}

const LEAST_WORDS = 3
const MOST_WORDS = 16
const HAS_VERB =
  /(?<!\p{L})(?:is|isn’t|was|are|aren’t|were|am|has|have|had|can|can’t|could|will|won’t|do|does|did|don’t|doesn’t|fell|ate|went|broke|came|took|lost|forgot|got|made|put|said|live|come|eat|sleep|wear|grow|go|know|make|fancy|\p{L}+’(?:s|re|m|ve)|\p{L}{3,}ed|\p{L}{2,}s)(?!\p{L})/iu

function isClause(said: string): boolean {
  const words = said.split(' ').length
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    HAS_VERB.test(said) &&
    !/[\p{N}()]/u.test(said) &&
    !BY_HABIT.test(said)
  )
}

function isFunny({ said, whom, isAsked, before, after }: Saying, plain: string): boolean {
  if (ORDINARY.test(said) || OF_STRANGER.test(said) || TO_DO.test(said)) return false
  if (FEELS.test(`${before} ${after}`) || (OF_PEOPLE.test(said) && FEELS.test(said))) return false
  const isOwn = /^(?:I|we) (?:am|are|live|lives|have|has|come|came|eat|ate) /iu.test(said)
  return (
    LAUGHED.test(plain) ||
    (whom !== undefined && TOLD_STRANGER.test(whom) && (isOwn || THINGS.test(said) || isAsked)) ||
    THINGS.test(`${before} ${said}`) ||
    isOfThing(said) ||
    /(?<!\p{L})live in an? /iu.test(said)
  )
}

function slotsOf(saying: Saying, plain: string, family: readonly KinMember[]): WishSayings {
  const { one, said, told } = saying
  const spoken = capital(said)
  const isHero = one.member?.isHero === true
  const byHero = isHero
    ? spoken
    : capital(asOfOne(said.replace(/^I have(?!\p{L})/u, 'I has').replace(/^I live(?!\p{L})/u, 'I lives'), one))
  const beside = one.member
  return {
    saidfunny: spoken,
    'saidfunny.is': byHero,
    'saidfunny.was': told,
    'saidfunny.about': aboutIn(byHero, isHero, one),
    'saidfunny.began': begun(saying, family),
    ...(beside !== null && !isHero && beside.speaks && plain !== '' ? { 'with.kin': beside.called } : {})
  }
}

/** Whether it is said of a thing or a creature: “tomatoes turn red because they are shy”. */
function isOfThing(said: string): boolean {
  const words = said
    .replace(/^(?:the|our|my|all the|that|an?) /iu, '')
    .split(' ')
    .slice(0, 2)
  return words.length === 2 && (anyNounIn(words.join(' ')) ?? anyNounIn(words[0] ?? '')) !== null
}

/** Whom the form of the town hall is about. */
function aboutIn(spoken: string, isHero: boolean, { called }: SaidOne): string {
  const subject =
    /^(?<who>(?:(?:the|a|an|our|my|all|all the|his|her|some|one|this|that) )?(?:\p{L}+(?:’s)? ){0,2}?\p{L}+)(?= (?:is|isn’t|was|are|aren’t|were|has|have|had|can|can’t|could|will|won’t|fell|ate|went|broke|came|took|lost|forgot|got|made|put|lives?|comes?|does|doesn’t|don’t|did|do|fancies|eats?|sleeps?|wears?|grows?|goes|knows?|makes?|followed|follows|only|just|must|think|thinks|tastes?|smells?|pays?|wants?|loves?|cry|cries|belongs?|turned|turns?|gets?|tells?|moved|moves|keeps?|starts?|started|stopped|stops)(?!\p{L}))/iu.exec(
      spoken.replace(/^(?<head>[\p{L} ]+?)’s (?=\p{L}+ing|been|gone|not|a |the )/u, '$<head> is ')
    )?.groups?.['who']
  if (subject === undefined) return /^(?:(?:the|our|my|that) |\p{L}+’s )\p{L}+/iu.exec(spoken)?.[0] ?? 'All of us'
  if (/^(?:it|it’s|there|that|this|he|she|they)$/iu.test(subject)) return 'All of us'
  if (/^I$/u.test(subject)) return isHero ? 'Me' : called
  return /^we$/iu.test(subject) ? 'All of us' : subject
}

/** The first sentences of the story: where they were, what was said, and what came of it. */
function begun({ one, said, whom, isAsked, told, before, after }: Saying, family: readonly KinMember[]): string {
  const setting =
    settingOf(before, family) ??
    (/^[,. ]*(?:power cut|blackout|(?:so|too) (?:foggy|misty|dark|hot|cold|windy|snowy) )/iu.test(after)
      ? settingOf(after.replace(/^[,. ]+/u, ''), family)
      : null)
  const place = /(?:^|[ ,])(?<place>(?:in|on|at) (?:the )?\p{L}+(?: (?:home|to (?:the )?\p{L}+))?)[, ]*$/iu.exec(before)
    ?.groups?.['place']
  const at =
    place === undefined || setting !== null || /\p{N}|(?:^| )(?:in|on|at) (?:and|the and)$/iu.test(place)
      ? ''
      : ` ${place.charAt(0).toLowerCase()}${place.slice(1)}`
  const to = whom === undefined ? at : ` to ${whom.replace(/^(?:a|an|some) /iu, 'the ')}`
  const so = afterOf(after, family)
  const speech = isAsked
    ? `${one.called} asked ${whom ?? 'everybody'} if ${told}. ${capital(whom ?? 'everybody')} nodded at once`
    : `“${capital(said)},” said ${one.called}${to}`
  return [setting, speech, so].filter((part) => part !== null).join('. ')
}

function settingOf(before: string, family: readonly KinMember[]): string | null {
  const said = (before.split(/[.!?;:\n]+ */u).findLast((part) => part.trim() !== '') ?? '')
    .replace(/[, ]+$/u, '')
    .replace(/(?:,? (?:and|so|but|then|because|when|where|while|that|today))+$/iu, '')
    .replace(/^(?:today|this morning|tonight|yesterday|last night|so funny|funny),? /iu, '')
    .trim()
  if (
    said.split(' ').length < 2 ||
    said.split(' ').length > 18 ||
    LAUGHED.test(said) ||
    /(?<!\p{L})(?:I|me|my|god|omg)(?!\p{L})|[\p{N}“”"]/iu.test(said)
  )
    return null
  const known = asWritten(said, family)
  if (/^(?:so|too|very|really|such) /iu.test(known))
    return ofThem(`It was ${known.charAt(0).toLowerCase()}${known.slice(1)}`)
  // A “so” at the very beginning is taken for noise by the one who reads the message first.
  if (/^(?:foggy|misty|dark|hot|cold|windy|snowy|rainy|sunny|stormy|icy|quiet) /iu.test(known))
    return ofThem(`It was ${/ that /u.test(known) ? 'so ' : ''}${known.charAt(0).toLowerCase()}${known.slice(1)}`)
  const [first = '', second = ''] = known.toLowerCase().split(' ')
  if (
    /^(?:we|it|there|they)(?:’\p{L}+)?$/u.test(first) ||
    (first === 'the' && /(?<!\p{L})(?:stopped|went|was|were|came|\p{L}+ed)(?!\p{L})/u.test(known))
  )
    return capital(ofThem(inThePast(known)))
  if (/^(?:on|in|at|during|after|before) /iu.test(known)) return null
  if (/^(?:power|full|big|thick|heavy|black)$|^(?:a|an|no)$/u.test(first) && !HAS_VERB.test(said)) {
    const bare = known.toLowerCase().replace(/^(?:a|an) /u, '')
    return `There was ${first === 'no' || isMass(second) ? bare : withArticle(bare)}`
  }
  return null
}

const AFTER = wordPattern(
  String.raw`^(?:we|everyone|everybody|nobody|no one|the (?:whole )?\p{L}+(?: \p{L}+)?|mum|mummy|mom|dad|daddy|grandma|grandad|grandpa|granny|nana) (?!(?:of|in|on|at|to|who) )\p{L}+`,
  'iu'
)

/** What they did then, as a sentence without its full stop. */
function afterOf(after: string, family: readonly KinMember[]): string | null {
  for (const part of after.split(
    /[.!?;:\n]+|,| - | – |[\p{Extended_Pictographic}]+|(?:^| )(?:lol|haha\p{L}*|lmao)(?= |$)/iu
  )) {
    const said = part
      .trim()
      .replace(/^(?:and|so|but|then|now)(?: then| now)? /iu, '')
      .replace(/ (?:today|lol)$/iu, '')
    const words = said.split(' ').length
    if (
      words < 2 ||
      words > 13 ||
      !AFTER.test(said) ||
      /(?<!\p{L})(?:I|me|my|you|died|dying|wet|god|he|she|him)(?!\p{L})|\p{N}/iu.test(said)
    )
      continue
    const told = capital(ofThem(inThePast(asWritten(said, family))))
    if (
      !/(?<!\p{L})(?:was|were|had|could|did|would|\p{L}+ed|went|said|told|laughed|got|gave|ate|came|sat|ran|put|fell|burst|bought|made|took|drank|found|thought)(?!\p{L})/u.test(
        told
      )
    )
      continue
    return told
  }
  return null
}
