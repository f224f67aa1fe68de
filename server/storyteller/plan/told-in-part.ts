import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { withArticle } from '../language/common-nouns.ts'
import { partsOf } from '../language/wish-clause.ts'
import type { Memory } from '../memory.ts'
import { isToBeHeard } from '../message/asked-at-last.ts'
import { CALM_WISH } from '../message/asked-for.ts'
import { DANGER, withoutPictures } from '../message/burdens.ts'
import { CONDITION, isListOfNouns } from '../message/named-list.ts'
import { withStopForPicture } from '../message/typed-noise.ts'
import { mayBeCopied } from '../sorrow/copied-harm.ts'
import type { StoryBrief } from '../story-brief.ts'
import type { WishLore } from '../wish-lore.ts'
import { asItIsDone } from '../wish/as-it-is-done.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import { withCompanion } from './companion.ts'
import { mayHurt, saysMoreThanThat } from './may-hurt.ts'
import {
  COMES_TO_THE_DOOR,
  isOfFeast,
  isOnlyInDoubt,
  isPlain,
  nearestOf,
  SAYS_ANY_WORDS,
  SAYS_ITS_WORDS,
  TELLS_IT,
  TELLS_LITTLE,
  writtenForIt
} from './nearest-told.ts'
import { readAsNearest } from './nearest-written.ts'
import { readOrdered } from './ordered-beside.ts'
import { ownPlots } from './own-plots.ts'
import { readAsBestNamed } from './read-as-best-named.ts'
import { readAsClause } from './read-as-clause.ts'
import { readAsCompound } from './read-as-compound.ts'
import { readAsEveryday, readSentenceAsEveryday } from './read-as-everyday.ts'
import { readAsFeast, readAsFeastOfMessage } from './read-as-feast.ts'
import { readAsFound } from './read-as-found.ts'
import { readAsIncident } from './read-as-incident.ts'
import { readAsKeptPlace } from './read-as-kept-place.ts'
import { readAsLead } from './read-as-lead.ts'
import { readAsMainClause } from './read-as-main-clause.ts'
import { readAsNamed } from './read-as-named.ts'
import { isOnlyRecited, readAsNounOfMessage } from './read-as-noun-of-message.ts'
import { readAsOtherHalf } from './read-as-other-half.ts'
import { readAsPart } from './read-as-part.ts'
import { readAsRecounted } from './read-as-recounted.ts'
import { readAsRelived } from './read-as-relived.ts'
import { readAsTopic } from './read-as-topic.ts'
import { readAsWhoever } from './read-as-whoever.ts'
import { readAsWritten, readAsWrittenAtLast } from './read-as-written.ts'
import { readBesideRelative } from './read-beside-relative.ts'
import { readInOtherWords } from './read-in-other-words.ts'
import { readInPlainerWords } from './read-in-plainer-words.ts'
import { readMoreOfIt } from './read-more-of-it.ts'
import { readWithoutTail } from './read-without-tail.ts'
import { readRequest, type Reading } from './reading.ts'
import { readSubjects } from './told-of-subject.ts'

/** Where it comes instead of one that tells a little, a story was written for such a wish up to here. */
const IS_WRITTEN_FOR_IT = 1
const IS_JUST_THAT = 0.1
const IS_TO_COME: readonly ScenePlot['tellsAny'][] = ['tomorrow', 'wanted']
const LEAST_LETTERS = 4
/** A longer message is a letter, and each part of it would be read anew. */
const MOST_LETTERS = 400

/**
 * The request as it is best told. A message of several sentences, or with what a story must and must not have, of which as
 * a whole nothing could be told but its words, is read as that part of it of which a story is: “a whale, must end with
 * everybody asleep” is told of a whale. What may be a sorrow, hints at a need or is to be heard is never cut.
 */
export function readBestTold(asked: StoryBrief, library: StoryLibrary, memory: Memory, lore: WishLore | null): Reading {
  const whole = readRequest(asked, library, memory, 'ample', lore)
  if (lore !== null) return whole
  const named = readAsNamed(asked, whole, library, memory)
  if (named !== null) return named
  const read = readNearestTold(asked, whole, library, memory)
  const again = readAsRelived(whole, read, library, memory) ?? readAsRecounted(whole, read, library, memory)
  const told = readAsTopic(whole, again ?? read, library, memory) ?? again ?? read
  const best = readAsBestNamed(whole, told, library, memory)
  const last = best ?? readAsMainClause(asked, whole, told, library, memory) ?? told
  return readAsFound(whole, last, library, memory) ?? last
}

/** The same, where not all of it is recounted. */
function readNearestTold(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading {
  const harmless = readWithoutCopiedDeed(asked, whole, library, memory)
  if (harmless !== null) return harmless
  // Two sisters who share a coat are told of as any two, and not as what children quarrel about.
  if (isPlain(whole) && nearestOf(whole, library, memory).kind === 'shares') return whole
  const whoever = readAsWhoever(asked, whole, library, memory)
  if (whoever !== null) return whoever
  const half = readAsOtherHalf(asked, whole, library, memory)
  if (half !== null) return half
  const plainer = readInPlainerWords(asked, whole, library, memory)
  if (plainer !== null) return plainer
  const otherwise = readInOtherWords(asked, whole, library, memory)
  if (otherwise !== null) return otherwise
  const feast = readAsFeast(asked, whole, library, memory)
  if (feast !== null) return feast
  const beside = readBesideRelative(asked, whole, library, memory) ?? readAsKeptPlace(asked, whole, library, memory)
  if (beside !== null) return beside
  const compound = readAsCompound(asked, whole, library, memory)
  if (compound !== null) return compound
  const part = readBestPart(asked, whole, library, memory)
  const incident = readAsIncident(asked, whole, part, library, memory)
  if (incident?.turn === 'first') return incident.reading
  const written =
    incident === null || incident.turn === 'last' ? readAsWritten(asked, whole, part, library, memory) : null
  const everyday = written === null ? readAsEveryday(asked, whole, part, library, memory) : null
  if (everyday !== null) return everyday
  if (incident?.turn === 'middle') return incident.reading
  const done = written === null ? readAsDone(part, library, memory) : null
  if (done !== null) return done
  const shorter = written === null ? readWithoutTail(asked, whole, part, library, memory) : null
  if (shorter !== null) return shorter
  // In a message that may be a sorrow nothing merry is told of any part of it.
  const nearest = isPlain(whole) && written === null ? readAsNearest(part, library, memory) : null
  const more =
    incident === null && written === null ? readMoreOfIt(asked, whole, nearest ?? part, library, memory) : null
  if (more !== null) return more
  if (nearest !== null) return nearest
  if (incident !== null) return incident.reading
  const told = written ?? readAsWrittenAtLast(asked, whole, part, library, memory) ?? part
  const ordered = readAsNounOfMessage(asked, whole, told, library, memory)
  if (ordered !== null) return readMoreOfIt(asked, whole, ordered, library, memory) ?? ordered
  if (!isOnlyRecited(told, library, memory)) return told
  const feastOfIt = readAsFeastOfMessage(asked, whole, told, library, memory)
  if (feastOfIt !== null) return feastOfIt
  return (
    readSentenceAsEveryday(asked, whole, library, memory) ??
    readAsLead(asked, whole, told, library, memory) ??
    readAsClause(asked, whole, told, library, memory) ??
    told
  )
}

/**
 * A wish in which something is done that a child could copy to its harm, as who does it: of “a bear who plays with matches” a
 * bear is told, and a calm story where it is not said of whom. Null of any other, and where nothing is told of that one alone.
 */
function readWithoutCopiedDeed(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (!isPlain(whole) || !mayBeCopied(whole.typed)) return null
  const { noun = DOER.exec(asked.theme)?.groups?.['who'] } = whole.wish.visitor ?? {}
  const isOwn = writtenForIt(nearestOf(whole, library, memory)) !== null
  // “A penguin who sleeps in the fridge” has a story in which no child does it.
  if (noun !== undefined && isOwn) return null
  const read = readAsPart(asked, whole, noun === undefined ? CALM_WISH : withArticle(noun), library, memory)
  return read !== null && nearestOf(read, library, memory).plot !== undefined ? read : null
}

const DOER =
  /^(?:an?|the|one|two|three|some) (?<who>(?:\p{L}[\p{L}’-]* ){0,2}?\p{L}[\p{L}’-]*) (?:who|that|which|in|on|from|with|goes|is|was|\p{L}+(?:s|ed|ing)) /iu

/** Of these anything at all can be wanted, learnt or not stopped, and nothing of it is done in them. */
const OF_ANY_DEED: readonly ScenePlot['visits'][] = ['longs', 'learning', 'keeps', 'sees']

/** The same, where as it is done a story is told of it: “a pigeon who wants to ride the tube” rides it. */
function readAsDone(reading: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const [plot] = ownPlots(withCompanion(reading, library) ?? reading, library, memory)
  if (!isPlain(reading) || plot?.visits === undefined || !OF_ANY_DEED.includes(plot.visits)) return null
  const done = asItIsDone(reading.request.theme)
  if (done === null) return null
  const read = readRequest({ ...reading.request, theme: done }, library, memory)
  const nearest = nearestOf(read, library, memory)
  if (!isPlain(read) || nearest.kind !== 'once' || nearest.distance > COMES_TO_THE_DOOR) return null
  // A visitor who wants to see the sea has a story of that; only what is done in going there tells more.
  const goesThere = nearest.distance <= IS_WRITTEN_FOR_IT
  // What it only sees there it would find on the spot, and had never longed for.
  const findsIt = nearest.plot?.deeds?.includes('finds') === true
  if (plot.visits === 'sees' && (!goesThere || findsIt)) return null
  return { ...read, typed: reading.typed, refused: reading.refused, collides: reading.collides }
}

function readBestPart(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading {
  if (!isPlain(whole)) {
    const part = isOnlyInDoubt(whole) ? readSubjects(asked, whole, library, memory) : null
    return part ?? readOrdered(asked, whole, library, memory) ?? whole
  }
  const isReadInParts = asked.theme.length <= MOST_LETTERS && !whole.wish.isQuestion
  const part = isReadInParts ? readPart(asked, whole, library, memory) : whole
  return part === whole ? (readSubjects(asked, whole, library, memory) ?? whole) : part
}

function readPart(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading {
  const nearest = nearestOf(whole, library, memory)
  const beside =
    whole.brand === null ? undefined : (AND_ONE_WHO.exec(asked.theme)?.groups?.['who'] ?? oneOfWorld(whole))
  if (beside !== undefined) {
    const read = readRequest({ ...asked, theme: beside, message: asked.theme }, library, memory)
    if (isPlain(read) && nearestOf(read, library, memory).distance <= COMES_TO_THE_DOOR)
      return { ...read, typed: whole.typed }
  }
  const tellsLittle = TELLS_LITTLE.includes(nearest.kind)
  const isToCome = IS_TO_COME.includes(nearest.kind)
  if (nearest.distance < SAYS_ANY_WORDS && !tellsLittle) return whole
  const { seen: noun = '' } = whole.wish.says
  const most = nearest.kind === 'again' ? IS_JUST_THAT : isToCome ? IS_WRITTEN_FOR_IT : TELLS_IT
  const isFeast = isOfFeast(whole.theme)
  for (const parts of partsOfMessage(asked.theme, nearest.kind, isFeast)) {
    let best = { reading: whole, distance: most }
    for (const part of parts) {
      const isOnlyFirst = asked.theme.replace(WITH_WHAT, '') === part && part !== asked.theme
      // A story of its noun tells of the wish already.
      const isOfItsNoun = OUTING.test(part) || speaksOfNoun(part, noun) || isFeast
      if (!tellsLittle && nearest.distance < SAYS_ITS_WORDS && !isOfItsNoun) continue
      const reading = readAsPart(asked, whole, part, library, memory)
      if (reading === null || reading.wish.isQuestion) continue
      // Of a feast all the rest is a part, and swimming with a crocodile is no swimming.
      if (isOnlyFirst && !isOfFeast(reading.theme)) continue
      const { distance } = nearestOf(reading, library, memory)
      if (distance < best.distance) best = { reading, distance }
    }
    if (best.reading !== whole) return best.reading
  }
  return whole
}

function speaksOfNoun(part: string, noun: string): boolean {
  const said = stemsOf(part)
  return [...stemsOf(noun)].some((stem) => said.has(stem))
}

/** “Elsa and a snowman that wants to go on holiday”: it is the snowman who wants something. */
const AND_ONE_WHO = /^[\p{L} ’'-]+ (?:and|&|meets?|helps?|finds?) (?<who>an? (?:\p{L}+ ){1,2}(?:who|that) \p{L}.+)$/iu
/** “A minecraft creeper that just wants hugs”: it is the creeper who wants something. */
function oneOfWorld({ brand, typed }: Reading): string | undefined {
  const who = /^an? (?<noun>\p{L}+) (?:who|that) \p{L}.+$/iu.exec(brand?.rest ?? '')
  return who !== null && typed.includes(`${brand?.name ?? ''} ${who.groups?.['noun'] ?? ''} `) ? who[0] : undefined
}

const BRACKETS = /\s*\([^)]*\)/gu
const BETWEEN =
  /[.,!?;:…]+(?:\s+|$)|\s[-–—]\s| (?=(?:but|because|cos|as|so|even tho(?:ugh)?|since|when (?:he|she|they|i|we) |and then|and (?:it|he|she|they)|where|in which|must|has to|without|with no) )| together(?= |$)| (?=with (?:daddy|dad|mummy|mum|mommy|mom|mama|papa|grandma|grandpa|granny|grandad|nana|nani|uncle|auntie|aunty|tio|tia) )| (?=with (?:(?:(?:the|our|my) )?(?:whole|entire) family|all of us|every(?:one|body)))/iu
/** “A story about a hippo” */
const ORDERED =
  /^(?:(?:and|so|please|pls|can|could|we|you|i|have|want|just|maybe) )*(?:an? |the |any |some )?(?:\p{L}+ )?(?:story|tale|one|something) (?:please |pls )?(?:about|with|of|w|where) \S/iu
/** “Maybe the vacuum cleaner is actually kind” */
const MAYBE = /[.,!?;:] (?:(?:and|so|but|please|pls) )*(?:maybe|perhaps|how about|what about) (?<what>\p{L}[^.!?]*)$/iu
/** Wherever it is, and with any person or creature who is met. */
const TREASURE = /(?:treasure|scavenger|egg) hunt(?!\p{L})/iu
const OUTING =
  /^(?:(?:an?|the|our) )?(?:\p{L}+ )?(?:trip|journey|holiday|picnic|party|race|voyage|adventure|visit)(?!\p{L})/iu
/** “Hanukkah with the candles and doughnuts” */
const WITH_WHAT =
  /(?<=^\p{L}+) with (?:the |our |some |lots of )?(?:[\p{L}\p{N}]+ )?\p{L}+(?: and (?:\p{L}+ ){0,2}\p{L}+)?$/iu
const WHERE_IT_IS = / (?:in|at|on|by) (?:the |a |an |our )?\p{L}+(?: \p{L}+)?$/iu
/** What is said of the asking, of a feeling or of a room, and no more: each clause that is left out has to be one of these. */
const FELT =
  '(?:(?:a bit|a little|so|very|really|quite|too|also|still|just|always|all|super|not|now) )*(?:nervous|worried|excited|shy|scared|afraid|unsure|proud|tired|happy|sleepy|cross|upset|sad|brave|grumpy|overtired|wide awake|asleep|nearly asleep|almost asleep)'
const WHO = String.raw`(?:(?:and|but|so|because|bc|cos|as|since|then|also|today|tonight|tomorrow) )*(?:(?:he|she|they|we|it|i)(?:[’']?s|[’']?re|[’']?m| is| are| am| was| were| has| feels| gets| got)? )?`
const WORN =
  '(?:backpack|rucksack|bag|lunch ?box|dress|shoes?|boots|wellies|coat|costume|hat|cake|cape|uniform|jumper|t-?shirt|trainers|glasses|sheets|tent|bike)'
/** What is wrong with it is no harmless word. */
const NO_FLAW = String.raw`(?!(?:last|others?|holes?|stains?|nappy|patch|cast|plaster|brace|mask|torn|ripped|broken|dirty|wet|wom[ae]n|m[ae]n|sister|brother|wife|husband|m[uo]m\p{L}*|dad\p{L}*)(?!\p{L}))`
const HARMLESS: readonly RegExp[] = [
  wordPattern(
    String.raw`^${WHO}${FELT}(?: (?:about|of|for|with|that) (?:(?:the|her|his|their|it|not|a|an|new|big|first|being|going|knowing|meeting|all|other|loud|dark|needle|water|noise|anyone|everybody|children|kids|people|dress|shoes|class|school|room|bed|start|day) ?){1,5})?$`,
    'iu'
  ),
  wordPattern(
    String.raw`^${WHO}(?:hates?|loves?|likes?|dislikes?|doesn[’']?t like|does not like|prefers?) (?:the |it|that |all |very |loud |new |real )*(?:buzzing|noise|noises|water|dark|smell|taste|colour|color|chair|sound|hat|glasses|shoes|costume|song|cake|food|\p{L}*ing)?(?: noise| sound| bit| part)?$`,
    'iu'
  ),
  wordPattern(
    String.raw`^${WHO}(?:doesn[’']?t|does not|didn[’']?t|won[’']?t|will not|would not|wouldn[’']?t|can[’']?t|cannot|can not|cant|doesnt|didnt|wont)(?: want to| like to)?(?: (?:sleep|settle|wear them(?: to school| outside)?|wear it|go|stop|share|today|put (?:her|his) (?:face|head)(?: in| under)?(?: the)? water|otherwise|come with us|find (?:it|him|her|them)|agree|agre|decide|choose))?(?: (?:both|so both|yet|today|now))?$`,
    'iu'
  ),
  wordPattern(
    String.raw`^${WHO}(?:got|has|gets|found|chose) (?:it|them|him|her)(?: (?:today|yesterday|home|again|now))*$`,
    'iu'
  ),
  wordPattern(
    String.raw`^${WHO}(?:a |his |her )?(?:check ?up|will correct (?:you|us)|turning \p{L}+|turns \p{L}+|\p{N}+(?: ?(?:yr|year)s?)?(?: old)?|late|bedtime|nearly there|one kid each|each|lol|haha|first|small|little|checks|knows them all|learning|a big fan)(?: (?:tomorrow|today|on \p{L}+day|lol))*$`,
    'iu'
  ),
  /^(?:and |but |so )*they (?:all )?(?:find|found|meet|met|see|saw|discover|sail|fly|go|travel|race|build|dance|sing|help|look for|get|got)(?: (?:an?|the|to|for|home|lost|bit|only|but|find|way|and|secret|hidden|magic|old|little|big|cave|treasure|island|castle|moon|tree|house|friend|friends|each other|everybody|door|path|star|stars|river|bridge|map))*$/iu,
  /^(?:but )?(?:only )?a bit$|^(?:and )?(?:they )?find the(?:ir)? way(?: home| back)?$/iu,
  /^with (?:(?:my|our|the|his|her) )?(?:\p{L}+ )?(?:grandad|grandpa|granny|grandma|nana|nan|daddy|dad|mummy|mum|mommy|mom|uncle|auntie|aunty|cousins?|brother|sister|friends?|dog|cat|teddy|family)(?: \p{L}+)?(?:,? (?:and|&) (?:my |our |the |his |her )?(?:\p{L}+ )?(?:grandad|grandpa|granny|grandma|nana|nan|daddy|dad|mummy|mum|mommy|mom|uncle|auntie|aunty|cousins?|brother|sister|friends?|dog|cat|teddy|family)(?: \p{L}+)?)*(?: in it)?$/iu,
  /^(?:the|my|our) (?:boys?|girls?|kids|twins|children) (?:wants?|loves?|asked for|would like)(?: (?:an?|the|some|one|in|with|of|\p{L}+)){0,5}$/iu,
  /^(?:since|because|cos|after|now that|when) (?:we|they|he|she|i) (?:(?:[’']ve|have|has|had) )?moved (?:house|(?:in|to|into) (?:the |our |a |his |her )?new (?:house|home|flat|apartment|room|place)|(?:his|her|the|our|my|their) (?:room|bed|bedroom))$/iu,
  /^(?:when|if) (?:he|she|they|i|we) (?:grows?|grow|gets?|is|are|am) (?:up|big|older|grown up)$/iu,
  // “Her backpack has a purple owl”, “she is wearing yellow shoes”
  wordPattern(
    String.raw`^(?:and |but )?(?:his|her|their|the) (?:(?:new|little|big|school) )?${WORN}(?: has| have| is| are|[’']s) ${NO_FLAW}(?:an?|the|new) (?:${NO_FLAW}\p{L}+ ){0,3}${NO_FLAW}\p{L}+$|^${WHO}(?:wearing|wears|will wear|chose|picked|bringing|brings) (?:(?:an?|the|his|her|some|new) )?(?:${NO_FLAW}\p{L}+ ){0,2}${WORN}$`,
    'iu'
  ),
  // Of what it was may be told all the same, where it was no person.
  wordPattern(
    String.raw`^${WHO}(?:had |has |having )?(?:(?:a|another|some) )?(?:nightmares?|(?:bad|scary|horrible) dreams?)(?: about (?:(?:an?|the) )?(?!(?:an?|the|m[ae]n|wom[ae]n|strangers?|people|boys?|girls?|uncles?|teachers?|his|her|my|our)(?!\p{L}))\p{L}+(?: (?!(?:who|that|hitting|hurting|shouting)(?!\p{L}))\p{L}+)?)?(?: (?:yesterday|last night|again|today))*$`,
    'iu'
  ),
  /^(?:and |but )?they (?:didn[’']?t|did not|havent|haven[’']?t) (?:make up|made up|talk|play|speak)(?: (?:yet|again|all day|at lunch|before home time|before tea|before bed))?$/iu,
  /^(?:please )?(?:make|keep|let) (?:it|the \p{L}+|him|her|them|this)(?: (?:be|his|her|their|my|a|an|the|not|too|very|happy|funny|kind|brave|friendly|friend|freind|friends|short|long|scary|calm|gentle|somehow|nice|good|feel|end|well)){0,6}$/iu,
  // “Odd socks. I have 23 of them and no idea where the others are”
  /^(?:and |but )?(?:i|we|he|she|they) (?:have|has|own|owns|counted) (?:only |about )?(?:\p{N}+|\p{L}+) of them(?: (?:now|already))?$|^(?:and |but )?(?:i have |we have )?no idea (?:where|what|who|why|how) .{1,40}$/iu,
  /^(?:because|cos|as) (?:they|we|the kids|the twins|the girls|the boys) (?:can[’']?t|cant|cannot|couldn[’']?t) (?:agree|agre|decide|choose)$/iu
]
/** Of a child who is learning it, and of no other. */
const IN_TRAINING =
  /^(?:(?:and|but|today|we|he|she) )*(?:(?:had|did|has|have|got) )?(?:(?:an?|one|some|two|three|four|five|\p{N}+) )?(?:accidents?|wees?|poos?|success)(?: (?:in|on) the potty)?(?: today)?$/iu
/** Words for the people who may be spoken of; what has none of them in it is a thing, or what a story is to be like. */
const ANYBODY =
  /(?<!\p{L})(?:i|me|my|mine|we|us|our|he|him|his|she|her|hers|they|them|their|you|your|somebody|someone|everyone|everybody|nobody|no one|who|mum\p{L}*|mom\p{L}*|mam\p{L}*|dad\p{L}*|papa|baba|gran\p{L}*|nan\p{L}*|opa|oma|uncle|aunt\p{L}*|brother|sister|cousin|baby|teacher|coach|tutor|doctor|nurse|police\p{L}*|m[ae]n|wom[ae]n|boys?|girls?|child\p{L}*|kids?|friend\p{L}*|neighbou?r\p{L}*|daughter|son|wife|husband|partner|step\p{L}*|boyfriend|girlfriend|\p{L}+[’']s)(?!\p{L})/iu
const CLAUSES =
  /[.,!?;:()…]+|\s[-–—]\s|\s+(?=(?:and|but|because|bc|cos|so|since|as|with|when|if|even tho(?:ugh)?)\s)|\s+(?=(?:hes|shes|he[’']s|she[’']s) )/iu
const WORRIES =
  /(?<!\p{L})(?:nervous|worried|worry|scared|afraid|shy|hates?|brave|upset|sad|cross|lost|accidents?|wees?|uncle|secret(?= (?:caves?|doors?|gardens?|passages?|tunnels?|islands?|treasures?|base|maps?|path|forest|agents?)(?!\p{L}))|boys?|first day|moved|since|because|can[’']?t agree)(?!\p{L})/giu

/** “With daddy and uncle Luis”: who comes along is at home here. */
const WITH_THEM =
  /(?<!\p{L})with (?:(?:my|our|the|his|her) )?(?:grandad|grandpa|granny|grandma|nana|nan|daddy|dad|mummy|mum|mommy|mom|uncle|auntie|aunty|cousins?|brother|sister)(?: (?!and|is|was|who|in)\p{L}+)?(?:,? (?:and|&) (?:(?:my|our|the|his|her) )?(?:grandad|grandpa|granny|grandma|nana|nan|daddy|dad|mummy|mum|mommy|mom|uncle|auntie|aunty|cousins?|brother|sister)(?: (?!and|is|was|who|in)\p{L}+)?)*(?=$|[,.!?])/giu

/** What a child does, wants or likes there. */
const AT_A_FEAST =
  /^(?:,? ?(?:and|but|so|where|when) )?(?:he|she|they|we|i|the (?:kids|children|girls|boys|twins)) (?:wants?|helps?|gets?|likes?|loves?|can(?:[’']?t| ?not)? wait|stays?|is|are|[’']?m|am|made|make|makes|wears?|has|have|asks?|goes|go|went|will|tries|tried|eats?|ate|saw|see|lit|light)(?!\p{L})/iu

/** Whether what is left out of a message is what a story is to be like, a feeling or a name, and nothing that happened. */
function isHarmlessBeside(rest: string, part: string, isFeast: boolean): boolean {
  const isPotty = /\bpott(?:y|ie)/iu.test(part)
  if (isToBeHeard(rest.replaceAll(WORRIES, ' ')) || DANGER.test(withoutPictures(rest)) || saysMoreThanThat(rest))
    return false
  // “… and she wants to fast like the big kids”: what a child does at a feast is a part of it.
  if (isFeast && AT_A_FEAST.test(rest.trim()) && !mayHurt(rest)) return true
  return withoutPictures(rest)
    .replaceAll(WITH_THEM, ' ')
    .split(CLAUSES)
    .map((clause) => clause.replaceAll(/\s+/gu, ' ').trim())
    .every(
      (clause) =>
        clause === '' ||
        !ANYBODY.test(clause) ||
        HARMLESS.some((said) => said.test(clause)) ||
        (isPotty && IN_TRAINING.test(clause))
    )
}

/** “The school bus got stuck in the mud”: of this alone a story can be told, whatever is said before it. */
function isClause(half: string): boolean {
  return (partsOf(half)?.subject ?? '').includes(' ')
}

/**
 * What a message says first and what it asks a story of, and after that the first half of what it says first: each where
 * all that is left out is harmless.
 */
function partsOfMessage(message: string, kind: ScenePlot['tellsAny'], isFeast: boolean): string[][] {
  const said = withStopForPicture(message).replaceAll(BRACKETS, '')
  // “Lunar new year and the dragon dance” is of one feast.
  if (!isFeast && isListOfNouns(said)) return []
  const [first = '', ...others] = said
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part.length >= LEAST_LETTERS)
  const halves = first.split(/ (?:and|yet) /iu)
  const [half = ''] = halves
  const maybe = MAYBE.exec(said)?.groups?.['what']
  const isTold = (part: string): boolean => {
    if (part.length < LEAST_LETTERS || part === message || CONDITION.test(part)) return false
    return isHarmlessBeside(message.replace(part, ' '), part, isFeast)
  }
  // “The bear and a trip to the moon” tells of the trip, and hide and seek is played in the dark as well.
  return [
    [...others.filter((part) => ORDERED.test(part)), ...(maybe === undefined ? [] : [maybe]), first],
    halves.length > 1 ? halves.filter((part) => OUTING.test(part)) : [],
    half === first ? [] : [half, ...(isClause(half) ? halves.slice(1).filter(isClause) : [])],
    kind === 'record' ? [first.replace(WHERE_IT_IS, '')] : [],
    [...(TREASURE.exec(first) ?? [])],
    WITH_WHAT.test(first) ? [first.replace(WITH_WHAT, '')] : []
  ].map((parts) => parts.filter(isTold))
}
