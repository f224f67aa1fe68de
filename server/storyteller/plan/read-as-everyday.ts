import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { NOT_WELL } from '#content/wish-plots/animals/not-well.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { anyOf } from '../language/any-of.ts'
import { everydayTopicOf, type EverydayTopic } from '../language/everyday-model.ts'
import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { readRelationship } from '../language/relationships.ts'
import type { Memory } from '../memory.ts'
import { alarmsHearing } from '../sorrow/alarm-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { meantBy } from '../sorrow/said-otherwise.ts'
import { farFromSorrow, isHeardByModelOnly, isOrMayBeSorrow, rulesHearing } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords, namesOneOf } from '../text-measures.ts'
import { wantedOf } from '../wish/kinds/wish-wanted.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import { isTale, mayHurt, OF_SOMEBODY, saysMoreThanThat, tellsOfHurt } from './may-hurt.ts'
import { isOfFeast, isPlain, nearestOf, type NearestTold, writtenForIt } from './nearest-told.ts'
import { asPartOf } from './read-as-part.ts'
import { readRequest, type Reading } from './reading.ts'
import { shareTold } from './share-told.ts'
import { headOfPhrase } from './terms-asked.ts'
import { refusedBy } from './written-topics.ts'

/** From this surety on the story of the topic is nearer than one in which the words of the message are said. */
export const SURE_OF_TOPIC = 0.5
/** From this one on it is nearer than the story of a noun that the message says as well. */
const SURER = 0.85
/** From this one on it is nearer than any, and only what would hurt is left to another story. */
const SUREST = 0.95
/** And from this one on it is no sorrow, where the model of sorrows alone took it for one. */
const SURE_OF_NO_SORROW = 0.75
/** Up to here a story was written for just that, and up to there for all that was said. */
const WRITTEN_FOR_IT = 1.5
const WRITTEN_FOR_ALL = 0
/** Of the words of a message; a story that was written for so many of them is nearer than one of what it is about. */
const NEARLY_ALL = 0.75

/**
 * A message as the everyday thing that it is about, where that has a story and the message by itself has none: “it’s hanging
 * by a thread” is read as a lost tooth. Null where nothing is known of it, where it may be a sorrow or a harm, where it is
 * of a grown-up or of an animal and the topic is the child’s, and where a story was written for what was typed.
 */
export function readAsEveryday(
  asked: StoryBrief,
  whole: Reading,
  part: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const message = whole.request.message ?? whole.request.theme
  if (whole.wish.isQuestion || whole.brand !== null || whole.wish.visitor !== null || meantBy(message) !== null)
    return null
  const heard = topicHeard(message)
  if (heard === null || mayHarm(message, heard.surety)) return null
  // Who fought over the blue cup hears of it, and not of the front seat.
  if (heard.topic.startsWith('quarrel over whose turn') && wantedOf(message)?.['wanted']?.startsWith('the ') === true)
    return null
  if (GOES_AWAY.test(heard.topic) && COMES_HOME.test(message)) return null
  if (heard.surety < (saysWho(message, whole) ? SURE_OF_TOPIC : isSentence(message) ? SURER : Infinity)) return null
  if (isOfAnother(message, whole) && !OF_OTHERS.has(heard.topic) && !heard.topic.startsWith(SLEEPOVER)) return null
  if (!isPlain(part) && !isOrMayBeSorrow(message)) return null
  const told = isPlain(part) ? nearestOf(part, library, memory) : NOTHING
  // What is done on its day is a part of a feast.
  if (told.plot !== undefined && isOfOneWish(told.plot) && isOfFeast(part.theme)) return null
  // “The day nobody could find the other shoe” happens in its own story.
  if (told.kind === 'day' && heard.surety < SURER) return null
  // “… lost her bunny at the park and we found him on the swings”: it is lost no more.
  if (part.wish.says['found'] !== undefined && heard.topic.startsWith('lost ')) return null
  // What a baby does for the first time has a story of its own.
  if (told.kind === 'firsts') return null
  // “Mom gets small and I keep her in my lunchbox” befalls no family on any day.
  if (told.plot?.star !== undefined && told.plot.isTale === true) return null
  // “Two dogs dig a tunnel to nana’s house” is a tale of them, and of no child who is afraid of dogs.
  if (told.plot?.deeds !== undefined && told.plot.isTale === true && heard.surety < SUREST) return null
  const isSaid = told.distance <= WRITTEN_FOR_ALL
  // “First haircut at the barber, he cried” names the story of the haircut at which the child cried.
  if (isSaid && told.plot?.wishes?.some((wish) => saysAll(wish, heard.topic)) === true) return null
  // “Two brothers who share a bunk bed and argue about the top” names nearly all of the story of the bunk bed.
  const written = isSaid ? writtenForIt(told) : null
  if (written !== null && shareTold(written, part, library) >= NEARLY_ALL) return null
  const isNearer = heard.surety < (isSaid ? SUREST : SURER) || (isSaid && !DOES.test(message))
  if (told.plot !== undefined && isOfOneWish(told.plot) && isNearer) return null
  const itself = readRequest({ ...asked, theme: heard.topic }, library, memory)
  const own = isPlain(itself) ? nearestOf(itself, library, memory) : NOTHING
  if (own.distance > WRITTEN_FOR_IT || told.plots.some((plot) => own.plots.includes(plot))) return null
  const isTold = (read: Reading): boolean => {
    const { plot } = isPlain(read) ? nearestOf(read, library, memory) : NOTHING
    return plot !== undefined && own.plots.includes(plot) && !leavesOut(plot, message, heard.surety, library)
  }
  for (const request of requestsFor(asked, heard.topic)) {
    const read = readRequest(request, library, memory)
    if (isTold(read)) return asPartOf(read, asked, whole)
  }
  return isTold(itself) ? asPartOf(itself, asked, whole) : null
}

/**
 * Of a baby who is still to come another story is told than of one who is there, of a friend’s house than of Grandma’s, and of rain
 * in which nothing is eaten than of a picnic.
 */
function topicHeard(message: string): EverydayTopic | null {
  const heard = everydayTopicOf(message)
  if (heard?.topic === 'picnic in the rain' && !EATEN_OUTSIDE.test(message)) return { ...heard, topic: 'rainy day' }
  if (heard?.topic === AT_GRANDMAS) return { ...heard, topic: sleepoverAt(message) }
  return heard?.topic === 'new baby' && STILL_TO_COME.test(message) ? { ...heard, topic: 'a baby is coming' } : heard
}

const EATEN_OUTSIDE =
  /(?<!\p{L})(?:picn\p{L}*|sand?wich\p{L}*|lunch\p{L}*|dinner|supper|tea|food|eat\p{L}*|ate|crisps|cakes?|quiche|lemonade|straw\p{L}*|biscuits?|soup|blankets?|rugs?|hampers?|baskets?|tablecloth|rained off|cancelled)(?!\p{L})/iu

/** Of any night in another house, as the model calls it, whose house that is: “nana’s”, or a friend’s. */
function sleepoverAt(message: string): string {
  const elder = OF_A_GRANDPARENT.exec(message)?.groups?.['elder']?.toLowerCase()
  return elder === undefined ? SLEEPOVER : `${SLEEPOVER} at ${elder}’${elder.endsWith('s') ? '' : 's'}`
}

const SLEEPOVER = 'sleepover'
const AT_GRANDMAS = 'sleepover at grandma’s'
const OF_A_GRANDPARENT = wordPattern(
  String.raw`(?<!\p{L})(?<elder>${anyOf(KIN_WORDS.filter((word) => readRelationship(word).standing === 'elder'))})s?(?!\p{L})`,
  'iu'
)

const STILL_TO_COME =
  /(?<!\p{L})(?:(?:is|are|[’']s) (?:\p{L}+ )?coming(?! home)|coming (?:soon|in|next)|expecting|in (?:my|her|mum\p{L}*[’']?s|mom\p{L}*[’']?s) tummy|due|next (?:week|month)|on (?:the|its|her|his) way)(?!\p{L})/iu

/**
 * The same of a message of several sentences, of which one alone is clearer than all together: “Isla tied her own shoelaces today.
 * She is so proud.” Null where anything in the message may be a sorrow or a harm.
 */
export function readSentenceAsEveryday(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const message = whole.request.message ?? whole.request.theme
  const sentences = message.split(SENTENCE_ENDS)
  if (sentences.length < 2 || !isPlain(whole) || mayHarm(message, 0) || isOrMayBeSorrow(message)) return null
  for (const theme of sentences) {
    if (countWords(theme) < LEAST_OF_SENTENCE || !beginsWithChild(theme, whole)) continue
    const alone = { ...asked, theme }
    const read = readRequest(alone, library, memory)
    const everyday = readAsEveryday(alone, read, read, library, memory)
    if (everyday !== null) return asPartOf(everyday, asked, whole)
  }
  return null
}

const SENTENCE_ENDS = /[.,;:!?]+\s+/u
/** “I have had a day” is of the parent, and “wants his own feet” of whatever was said before. */
function beginsWithChild(sentence: string, { cast }: Reading): boolean {
  return BY_THE_CHILD.test(sentence) || cast.some(({ name }) => name !== '' && sentence.startsWith(`${name} `))
}
const BY_THE_CHILD =
  /^(?:(?:and|but|so|today) )*(?:he|she|they|we|[hs]he[’']s|they[’']ve|we[’']ve|(?:my|our|the) (?:son|daughter|boys?|girls?|kids|twins|toddler|little (?:one|boy|girl)|(?:\p{L}+ )?year old))(?!\p{L})/iu
/** In words. */
const LEAST_OF_SENTENCE = 4

function saysAll(wish: string, topic: string): boolean {
  const said = stemsOf(wish)
  return [...stemsOf(topic)].every((stem) => said.has(stem))
}

/** Who comes back from a trip for work does not pack for it. */
const GOES_AWAY = /\b(?:away|work trip|trip)\b/iu
const COMES_HOME = /(?<!\p{L})(?:com(?:es|ing)|gets?|getting|flies|flying|is|[’']s) (?:back|home)(?!\p{L})/iu

/** The topic with when it was, for “sports day yesterday” is not told from the evening before, and with what was typed beside it. */
function requestsFor(asked: StoryBrief, topic: string): StoryBrief[] {
  const when = WHEN.exec(asked.theme)?.[0].toLowerCase()
  // “Had learning to ride a bike” is no sentence.
  const had = IS_OVER.test(asked.theme) && !IS_DOING.test(topic) ? 'had ' : ''
  const withWhen = when === undefined ? [] : [{ ...asked, theme: `${had}${topic} ${when}`, message: asked.theme }]
  return [...withWhen, { ...asked, theme: topic, message: asked.theme }]
}

const IS_DOING = /^\p{L}+ing (?:to |with |a |the )/u
const IS_OVER =
  /(?<!\p{L})(?:was|were|had|got|did|went|came|said|fell|took|made|saw|sat|ran|ate|won|lost|cried|held|gave|found|\p{L}{2,}ed)(?!\p{L})/iu
const WHEN =
  /(?<!\p{L})(?:today|yesterday|tomorrow|tonight|last night|this (?:morning|afternoon|evening|week)|(?:on|last|next) \p{L}+day)(?!\p{L})/iu

/** Of a sorrow or a hint no merry story is told. */
const NOTHING: NearestTold = { plot: undefined, plots: [], distance: Infinity, kind: undefined }

/** Whether it is the family’s own day, and no tale. */
function saysWho(message: string, { cast }: Reading): boolean {
  if (isTale(message) || ONE_NOUN.test(message)) return false
  return OF_SOMEBODY.test(message) || namesOneOf(cast, message)
}

/** “My bed” says of a bed that it is there, and not that it is wet. */
const ONE_NOUN = /^(?:my|our|his|her|their) \p{L}+[.!]*$/iu
/** A person or animal does it, and no thing or place; who is “sharing a bedroom” or “feeling cross” is the child. */
const DOES =
  /^(?:being|feeling|getting|having|sharing|going|learning|losing|not wanting|\p{L}+ing (?:to|my|the|with|a) )|(?<!\p{L})(?:he|she|i|we|they|it|[hs]he[’']s|i[’']m|we[’']re)(?!\p{L})/iu
/** “An umbrella nobody came to pick up”, “the day we were late”. */
const OF_A_THING = /^(?:an? |(?:the )?(?:day|night|time|morning)(?!\p{L}))/iu

/** “Wet sheets again” says that something happened; “the old kitchen clock” is a thing, and a story is told of it. */
function isSentence(message: string): boolean {
  return !isTale(message) && !OF_A_THING.test(message) && headOfPhrase(message) === null
}

/**
 * Whether a message may tell of a harm beside its topic. What a rule hears is a sorrow however sure of a topic the model is;
 * of what the model of sorrows alone hears it is believed only where no grown-up stands beside the topic, and not where that
 * one is surer still.
 */
function mayHarm(message: string, surety: number): boolean {
  if (hintsBeside(message) || tellsOfHurt(message) || HARMS.test(message) || saysMoreThanThat(message)) return true
  const isBeside = BESIDE.test(message)
  if (!isOrMayBeSorrow(message)) return isBeside && mayHurt(message)
  if (isBeside || farFromSorrow(message) < -MOST_OVERRULED) return true
  const isRuled = rulesHearing(message).length > 0 || alarmsHearing(message).length > 0
  return isRuled || surety < (isHeardByModelOnly(message) ? SURE_OF_NO_SORROW : SUREST)
}

/** In log-odds above what is taken for a sorrow. */
const MOST_OVERRULED = 6
/** A grown-up beside a child, and words of what is not well. */
const BESIDE =
  /(?<!\p{L})(?:mum(?:my|s|mies|’s|'s)?|mom(?:my|s)?|dad(?:dy|s|a)?|papa|baba|step\p{L}+|gran\p{L}*|nan(?:a|ny|i)?|uncle|aunt\p{L}*|cousin|m[ae]n|lady|somebody|someone|strangers?|boyfriend|babysitter|doctor|bl(?:ed|eeds?|ood)|razor|naughty|swallow\p{L}*|blind|still|never|no more|any ?more|without|instead)(?!\p{L})/iu

/** What is done to a person, or what a person does again and again, and is not said by the topic. */
const HARMS =
  /(?<!\p{L})(?:accident|kicked|beaten|made (?:me|us|him|her|them) (?:lick|eat|drink|swallow|kneel)|still hurts?|fell (?:on (?:me|him|her|us|them)|from|out of)|^(?:he|she|\p{L}+) keeps? (?:on )?(?:washing|cry|scratch|hit)\p{L}*)(?!\p{L})/iu

/** Ben is not Benji; and of “Ines’s grandad” it is the grandad. */
const NAME_GOES_ON =
  /^(?:\p{L}|[’']s (?:\p{L}+ )?(?:gran\p{L}*|nan\p{L}*|dad\p{L}*|m[uo]m\p{L}*|uncle|aunt\p{L}*|dog|cat))/iu

const ANOTHER = wordPattern(
  String.raw`^(?:(?:my|our|the|his|her|their) )?(?:(?:big|little|old|new) )?(?:${anyOf([...KIN_WORDS, ...PET_WORDS])})(?!\p{L})`,
  'iu'
)
const NEAR_IN_AGE =
  /^(?:(?:my|our|the|his|her) )?(?:(?:big|little|older|younger|baby|twin) )?(?:brother|sister|son|daughter|twins?|boys?|girls?|kids?|child|children|little one|toddler|lo|bab(?:y|ies)|cousins?)(?!\p{L})/iu
const GROWN_UP_AT = 16

/** Whether it is not the child of whom a message says first what happened. */
function isOfAnother(message: string, { cast }: Reading): boolean {
  const said = message.toLowerCase()
  const first = cast.find(
    ({ name }) => name !== '' && said.startsWith(name.toLowerCase()) && !NAME_GOES_ON.test(said.slice(name.length))
  )
  // A child who is called Poppy is no grandfather.
  if (first === undefined && ANOTHER.test(message) && !NEAR_IN_AGE.test(message)) return true
  return first !== undefined && (first.age >= GROWN_UP_AT || first.role === 'animal')
}

/** Topics in which a grown-up or an animal does it. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'grandma’s hearing aids',
  'daddy shaved his beard',
  'back to work',
  'night shift',
  'away for work',
  'grandparents visit',
  'snoring',
  'a wedding',
  'mother’s day breakfast',
  'a baby is coming',
  'new baby',
  'a baby cousin',
  'washing the car',
  'teacher leaving',
  'a supply teacher today',
  'late pick up',
  'babysitter',
  'a long car journey',
  'the car broke down',
  'missed the bus',
  'power cut',
  'the dog ate the cake',
  'teddy in the washing machine',
  'lost teddy',
  'class teddy',
  'kittens were born',
  'class hamster',
  'new puppy',
  'a new kitten',
  'moving house',
  'weekend at dad’s'
])

/** Whether the message says a word for which the story leaves it to others. */
function leavesOut(plot: ScenePlot, message: string, surety: number, library: StoryLibrary): boolean {
  const refused = refusedBy(plot.id, library)
  return (
    refused !== undefined &&
    [...stemsOfSaid(refused, stemsOf(message))].some((stem) => surety < SUREST || NEVER_TOLD.has(stem))
  )
}

/** What a story leaves to others because it would hurt. */
const NEVER_TOLD = stemsOfList(NOT_WELL)
