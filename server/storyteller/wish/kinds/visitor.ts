import { knownNoun } from '#content/lexicon.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { anyOf } from '../../language/any-of.ts'
import { articleFor, isPlural } from '../../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { inFirstPerson } from '../../language/first-person.ts'
import { sortAtEnd } from '../../language/noun-at-end.ts'
import { pastOfVerb } from '../../language/verb-forms.ts'
import { partsOf } from '../../language/wish-clause.ts'
import { withWhoOfYoung } from '../../sorrow/lost-young.ts'
import { wordPattern } from '../../word-pattern.ts'
import { oneOfSeveral } from './one-of-several.ts'
import { withLostLight } from './visitor-faded.ts'
import { excessOf, natureOf, traitOf, unlikeness, type TraitOfVisitor } from './visitor-trait.ts'

/** Of whom a wish tells: "a train that couldn't sleep" can come to the door and be "the train" from then on. */
export interface Visitor {
  /** As it is met, in the past: "a train that could not sleep". */
  first: string
  /** "the train" */
  one: string
  /** "train" */
  noun: string
  /** Whether it is a person, who is never "it". */
  isPerson: boolean
  /** Of what it is afraid: "fire". Null where that is not said, or is no noun. */
  fear: string | null
  /** What that one says of it: "I can’t sleep". */
  says: string
  /** What that one did: "could not sleep". */
  did: string
  /** Whether the wish tells what that one did once, and not what it is like: “who came for tea”. */
  isOver: boolean
  /** By what a story of its own can turn. Null where none is known. */
  trait: TraitOfVisitor | null
}

const CLAUSE =
  /^(?<article>an?|the|one|some) (?<noun>(?!(?:day|night|morning|time|week|year)\b)[\p{L}’'-]+(?: [\p{L}’'-]+){0,6}?),? (?:who|that|which)(?<says>[’']s)? (?<clause>.+)$/iu
/** “Dog meets a cat”, “finding a box”: what stands after it is no name any more. */
const MEETS_ANOTHER =
  /^(?:\p{L}+ ){0,2}?(?:meet|find|help|see|hear|get|gett|mak|build|buy|steal|catch|rescu|sav|adopt|visit|teach|follow|befriend)(?:e|e?s|ing)? (?:an?|the|two|three|some) /iu
const FEELING =
  /^(?<article>an?|the) (?<feeling>lost|lonely|shy|sleepless|sleepy|scared|frightened|worried|nervous|forgetful|grumpy|hungry|thirsty|bored|cross|clumsy|angry|jealous|bossy|greedy|naughty|cheeky|noisy|dizzy|seasick|homesick|tired|sad) (?<noun>[\p{L}’'-]+(?: [\p{L}’'-]+)?)$/iu
/** “A very lazy pirate”: of a person it is how that one is; of a day, a river or a jacket it is not. */
const OF_SOMEBODY =
  /^(?:(?:very|really|so|too) )?(?:lazy|shy|clumsy|bossy|ticklish|bored|polite|impatient|vegetarian)$/iu
/** What no child is surprised to meet, though it is no creature. */
const OF_TALES =
  /(?:^| )(?:cat|kitten|dog|puppy|moon|sun|star|cloud|wind|tree|flower|cactus|lighthouse|house|snowman|teapot|pancake|pizza|monster)$/iu
/** "A very shy troll", "nice shark": known by what it is like. */
const EXCESSIVE =
  /^(?:(?<article>an?|the) )?(?<feeling>(?:(?:very|really|too|so) )?\p{L}+) (?<noun>\p{L}[\p{L}-]+(?: \p{L}+)?)(?: (?:under|in|on|behind|from) .+)?$/iu
/** People of tales and trades; who is one of them is not “it”. */
const PERSON =
  /\b(?:princess(?:es)?|prince|queen|king|girl|boy|man|woman|lady|knight|witch|wizard|pirate|captain|sailor|astronaut|fairy|elf|mermaid|giant|giantess|superhero|hero|heroine|champion jumper|ninja|cowboy|cowgirl|baker|builder|doctor|nurse|dentist|vet|postman|firefighter|fireman|policeman|policewoman|farmer|teacher|pilot|driver|child|baby|grandma|grandpa|granny|grandmother|grandfather|footballer|ballerina|dancer|singer|chef|cook|explorer|detective|magician|clown|santa|viking|caveman|somebody|someone|friend)$/iu
/** “Getting his feet wet”, which the heron says of itself, and the child after it. */
const WHOSE = /(?<= )(?:his|her|their) (?=\p{L})/giu
const OF_FEAR =
  /\b(?:afraid|scared|frightened|terrified) of (?<fear>(?:the |his |her |its |their )?\p{L}+(?: \p{L}+)?|\p{L}+ing(?: \p{L}+){1,3})$/iu

/** “A snail scared of going too fast”, “a giant with a cold nose”: the “who is” was left out. */
const WITHOUT_WHO =
  /^(?<who>(?:(?:an?|the|one) )?(?:[\p{L}’-]+ ){0,3}?[\p{L}’-]+),? (?<state>(?:(?:so|very|really|too|always|a bit) )*(?:scared|afraid|frightened|terrified|fed up|tired|bored|sick) (?:of|with|from) .+|lost (?:in|at|on|under|behind|inside) .+|(?:too(?! (?:many|much|often|far)(?!\p{L}))|always late|never on time) .*)$/iu
/** “A snail. he’s always late”. */
const IN_TWO =
  /^(?<who>(?:an? |the )?[\p{L}’-]+(?: [\p{L}’-]+)?)[.,;:!]+ (?:but )?(?:he|she|it)(?<is>[’']s)? (?<clause>\p{L}.+)$/iu
const OURS =
  /^(?:my|our|his|her|their|your|i|we|you|he|she|it|they|mum|mummy|dad|daddy|going|being|when|why|how|what|because|and)\b/iu

/** “Worried that nobody will play with him” is felt by the child. */
const IS_FELT =
  /\b(?:worried|afraid|scared|frightened|terrified|nervous|anxious|sad|upset|sure|convinced|happy|glad)$/iu

/** Reads "a dragon who is afraid of fire" and "a lost penguin"; null where the wish tells of no visitor. */
export function visitorOf(typed: string): Visitor | null {
  return oneVisitorOf(typed) ?? visitorOfSeveral(typed)
}

/** By what one of several may be known. */
const OF_EACH = /\b(?:sleep|afraid|scared|frightened|lost|lonely|forg[eo]t|learn)/iu

/** Several who have one trouble: one of them comes. What they do together is told of all. */
function visitorOfSeveral(typed: string): Visitor | null {
  const several = oneOfSeveral(typed)
  const one = several && oneVisitorOf(several.alone)
  if (!one || !(OF_EACH.test(one.did) || isOfEach(one))) return null
  const did = one.did.replace(/^was\b/u, 'were').replaceAll(/\bits (?=\p{L})/gu, 'their ')
  return { ...one, first: `${several.first} ${one.isPerson ? 'who' : 'that'} ${did}` }
}

/** A trouble that each has; what several do, creatures do together, and of clouds that taste of strawberry one is as good as all. */
function isOfEach({ trait, noun }: Visitor): boolean {
  return trait?.kind === 'does' ? isLifeless(noun) : trait !== null
}

/** Whether it has no throat, no toes and no teeth: “rickshaw”, “coffee pot”. Of what is not known it is not said. */
export function isLifeless(noun: string): boolean {
  const sort = sortAtEnd(noun.split(' '))
  return sort !== null && LIFELESS.includes(sort)
}

const LIFELESS: readonly NounSort[] = ['thing', 'food', 'machine', 'stuff', 'place']

function oneVisitorOf(typed: string): Visitor | null {
  const about = withWho(asVisitor(withWay(withLearning(withWhoOfYoung(withLostLight(typed))))))
  const told = CLAUSE.exec(
    about.replace(/\b(?<=who|that|which)[’']d (?=(?:really )?(?:like|love)\b)/iu, ' would ')
  )?.groups
  // “A dog meets a cat who sings”: it is the cat who does, and the dog who is told of.
  if (told && MEETS_ANOTHER.test(told['noun'] ?? '')) return null
  if (told) return toldOf(told)
  const felt = FEELING.exec(about)?.groups ?? EXCESSIVE.exec(about)?.groups
  if (!felt) return null
  const { article = 'a', feeling = '', noun = '' } = felt
  const how = feeling.replace(/^(?:(?:too|very|really|so) )+/iu, '').toLowerCase()
  const trait = (isSomebody(noun) ? natureOf(feeling) : null) ?? unlikeness(how, noun)
  const isHow =
    FEELING.test(about) ||
    (OF_SOMEBODY.test(feeling) && (isSomebody(noun) || isSomebody(noun.split(' ').at(-1) ?? '') || OF_TALES.test(noun)))
  if (trait === null && !isHow) return null
  return {
    first: `${article === '' ? articleFor(feeling) : article} ${feeling} ${noun}`,
    one: `the ${noun}`,
    noun,
    isPerson: PERSON.test(noun),
    fear: null,
    says: `I’m ${feeling}`,
    did: `was ${feeling}`,
    isOver: false,
    trait
  }
}

const A_STRANGER = String.raw`(?<who>(?:an?|the|one) (?:[\p{L}’-]+ ){0,3}?[\p{L}’-]+?),? (?:(?:who|that|which) )?`
/** “A bear who can’t find his cave”, “lost its nest”. */
const CANNOT_FIND = wordPattern(
  String.raw`^${A_STRANGER}(?:(?:can[’']?t|cannot|can not|could not|couldn[’']?t) find|(?:has |had )?lost|loses) (?:its|his|her|the) (?:own )?(?:(?<place>cave|nest|home|house|den|burrow|hole|lair|hive|pond|tree|castle|stable|kennel)|way(?: back)?(?<home> home| to (?:the|its|his|her) \p{L}+)?)(?: again| (?:in|on|at) the \p{L}+)?[.! ]*$`,
  'iu'
)
/** “The tooth fairy gets lost in the fog”. */
const GETS_LOST = wordPattern(
  String.raw`^${A_STRANGER}(?:gets?|got|is|was|has got) lost(?<where> (?:in|on|at|under|behind) [^,.;]+?)?[.! ]*$`,
  'iu'
)

/** With the “who”, and the way for the place that was not found: “a bear who got lost on the way to his cave”. */
function withWay(typed: string): string {
  const { who = '', place, home = '' } = CANNOT_FIND.exec(typed)?.groups ?? {}
  const lost = GETS_LOST.exec(typed)?.groups
  const name = who === '' ? (lost?.['who'] ?? '') : who
  // “A snail who always gets lost” says how it is, and is left as it was typed.
  if (name === '' || OF_THE_HOUSE.test(name) || / (?:who|that|which) /iu.test(name)) return typed
  const owner = PERSON.test(name) ? 'the' : 'its'
  const where =
    who === ''
      ? (lost?.['where'] ?? '')
      : place === 'home'
        ? ' on the way home'
        : place === undefined
          ? ` on the way${home}`
          : ` on the way to ${owner} ${place}`
  return `${name} who got lost${where}`
}

/** “A hippo learning to dance”, “hippo tries to dance”: that one wants to, and cannot yet. */
const LEARNS =
  /^(?<who>(?:(?:an?|the|one) )?(?:[\p{L}’-]+ ){0,2}?(?!(?:who|that|which|is|was|and|or|he|she|it|they|we|i|you)\b)[\p{Ll}’-]+?),? (?:(?:who|that|which)(?:[’']s)? )?(?:(?:is|was|keeps(?: on)?|always|just|really) )*(?:learning|learns|learnt|learned|trying|tries|tried|practising|practises|wanting|hoping|longing)(?: how)? to (?<verb>\p{Ll}+\b.*)$/u
const CANNOT_YET =
  /^(?<who>.+ (?:who|that|which)) (?:doesn[’']?t|does not|didn[’']?t|did not) (?:yet )?know how to (?<verb>\p{Ll}+\b.*)$/iu

function withLearning(typed: string): string {
  const { who = '', verb = '' } = LEARNS.exec(typed)?.groups ?? {}
  const isStranger = /^(?:an?|the|one) /u.test(who) ? !OF_THE_HOUSE.test(who) : isSomebody(who) && !isPlural(who)
  // “Tries to learn the ukulele” is what learning it is.
  if (who !== '' && isStranger && !OURS.test(who))
    return `${who} who wants to ${verb.startsWith('learn ') ? '' : 'learn to '}${verb}`
  return typed.replace(CANNOT_YET, '$<who> wants to learn to $<verb>')
}

/** Who is of the house, and no stranger who comes. */
const OF_THE_HOUSE = wordPattern(String.raw`^the (?:.+ )?(?:${anyOf([...PET_WORDS, ...KIN_WORDS])})$`, 'iu')

/** “A badger is late for everything” is a badger who is, where that is something a story can turn by. */
function asVisitor(typed: string): string {
  if (!/^(?:an?|one|the) /iu.test(typed) || /\b(?:who|that|which|what|where|when|why|how)\b|[?“”"]/iu.test(typed))
    return typed
  const { subject = '', words = [] } = partsOf(typed) ?? {}
  if (!/^(?:an?|one|the) /iu.test(subject) || OF_THE_HOUSE.test(subject)) return typed
  const clause = words.join(' ').replace(/,? (?:and|but|so|because) .+$/iu, '')
  // “A ghost scared of the dark” is not frightening.
  if (/^(?:scared|frightened|terrified|tired|bored) of\b/iu.test(clause)) return typed
  const { kind } = traitOf(clause) ?? {}
  return (kind === undefined || kind === 'does') && !OF_FEAR.test(clause) ? typed : `${subject} who ${clause}`
}

const ADJECTIVE = /^(?:very |really |so )?(\p{L}+) /iu
const SIZE = /^(?:little|small|tiny|big|wee)$/u
const SOMEWHERE = /^(?<who>.+?)(?<where> (?:under|behind|beneath|inside|near|at|by|next to) .+)$/iu

/** A messy bedroom comes to no door. */
function isSomebody(noun: string): boolean {
  const sort = knownNoun(noun.toLowerCase())?.sort
  return PERSON.test(noun) || sort === 'creature' || sort === 'person' || sort === 'machine'
}

/** What had befallen a visitor before it stood at the door: “a cloud that had forgotten how to rain”. */
const BEFALLEN: Readonly<Record<string, string>> = {
  forgot: 'forgotten',
  got: 'got',
  lost: 'lost',
  broke: 'broken',
  fell: 'fallen',
  ran: 'run',
  missed: 'missed',
  dropped: 'dropped',
  left: 'left',
  swallowed: 'swallowed'
}

function asItCame(did: string): string {
  const [verb = ''] = did.split(' ')
  // What it does again and again it had not done once: “always forgot”, “got cross whenever …”.
  const befallen = /\b(?:always|often|never|every|whenever|sometimes|cross|angry|tired)\b/iu.test(did)
    ? undefined
    : BEFALLEN[verb]
  return befallen === undefined ? did : `had ${befallen}${did.slice(verb.length)}`
}

/** People of tales. */
const OF_TALES_ONLY =
  /(?:^| )(?:princess|prince|queen|king|knight|witch|wizard|pirate|fairy|elf|mermaid|merman|giant|giantess|genie|superhero|ninja|viking|caveman|magician)$/iu
/** Who may be one of those who listen. */
const OF_A_HOME =
  /(?:^| )(?:boys?|girls?|child|kid|baby|toddler|brother|sister|son|daughter|twins?|mum|mummy|mom|dad|daddy|father|mother|gran|granny|grandma|grandad|grandpa|nana|uncle|aunt|auntie|cousin|friend|man|woman|lady|person)$/iu

function toldOf({ article = '', noun = '', says, clause = '' }: Record<string, string | undefined>): Visitor | null {
  const head = noun
    .replace(/(?: made)? (?:of|under|in|on|from|with|at|behind|near|by|called|named) .*$/iu, '')
    .replace(/^(?:very|really|so|quite) /iu, '')
  if (/\b(?:and|or|they|we|i|she|he|it)\b|^(?:pair|lot|bit|herd|bunch|group)$/iu.test(head)) return null
  // “The baby won’t stop crying”: that one lives here, and comes to no door.
  if (/^(?:the|our|my)$/iu.test(article) && /^(?:new )?bab(?:y|ies)$/iu.test(head)) return null
  // Several are no “it” that could be a coat stand.
  if (isPlural(head) && !/^an?$/iu.test(article)) return null
  const isPerson = PERSON.test(head)
  const whole = says === undefined ? clause : `is ${clause}`
  const predicate = (isPerson ? whole : ofIt(whole)).replace(/, .*$/u, '')
  const named = /\b(?:called|named) (\p{Lu}[\p{L}’-]*)$/u.exec(noun)?.[1]
  const how = ADJECTIVE.exec(noun)?.[1]?.toLowerCase() ?? ''
  const read = traitOf(predicate, head) ?? natureOf(noun.slice(0, noun.indexOf(how) + how.length))
  // “A boy who loves pizza” is the child who is told of pizza. What a child, or any person who may be real, will not
  // have done or cannot bear is no story of a visitor.
  const isTheirs = read?.kind === 'hates' || read?.kind === 'refuses'
  const isOfAHome = read?.kind === 'likes' && OF_A_HOME.test(head)
  const trait =
    isPerson && (read?.kind === 'loves' || (isTheirs && !OF_TALES_ONLY.test(head)) || isOfAHome) ? null : read
  const told = allInThePast(predicate)
  const did =
    trait?.kind === 'seeks' || trait?.kind === 'voiceless' || trait?.kind === 'faded' || trait?.kind === 'parted'
      ? told.replace(/^lost /iu, 'had lost ')
      : trait?.kind === 'mislaid'
        ? told.replace(/^dropped /iu, 'had lost ')
        : told
  // “A troll under the slide that collects socks”: it is the troll that does.
  const [, who = noun, where = ''] = SOMEWHERE.exec(noun) ?? []
  return {
    first: `${article === '' ? articleFor(noun) : article} ${who} ${isPerson ? 'who' : 'that'} ${asItCame(did)}${where}`,
    one: named ?? `the ${excessOf(how) && !SIZE.test(how) ? head.replace(`${how} `, '') : head}`,
    noun: head,
    isPerson,
    fear:
      OF_FEAR.exec(clause)
        ?.groups?.['fear']?.replace(/^(?:his|her|its|their) (?:own )?/iu, 'its own ')
        .replaceAll(WHOSE, 'the ') ?? null,
    says: inFirstPerson(predicate, true).replace(OF_ITSELF, '$1 I’m'),
    did,
    isOver: IN_THE_PAST.test(predicate) && !OF_ITS_NATURE.test(predicate),
    trait:
      trait && isPerson && trait.words['friend'] === 'its friend'
        ? { ...trait, words: { ...trait.words, friend: 'a friend' } }
        : trait
  }
}

/** A kitten that thinks “she is a dog” says “I think I’m a dog”. */
const OF_ITSELF = /(?<=^I )((?:think|believe)(?: that)?) (?:it|he|she)(?:[’']s| is| was)(?= )/iu

/** A squirrel that forgot where “he put his nuts” has its nuts, and it put them there. */
function ofIt(clause: string): string {
  return clause
    .replaceAll(/\b(?:his|her|their) (?=\p{L})/giu, 'its ')
    .replaceAll(/(?<=\b(?:where|that|because|when|what|how|if|until|and|but) )(?:he|she)(?=[ ’])/giu, 'it')
    .replace(/(?<=^(?:thinks|thought|believes|believed|is (?:sure|convinced)) )(?:he|she)(?=[ ’'])/iu, 'it')
}

/** With the “who” and the article that thumbs leave out: "snail who’s always late", "a snail scared of going too fast". */
function withWho(typed: string): string {
  const parts = IN_TWO.exec(typed)?.groups
  const state = WITHOUT_WHO.exec(typed)?.groups
  const { who = '', is, clause = '' } = parts ?? {}
  const whole =
    parts && !OURS.test(who)
      ? `${who} who${is ?? ''} ${clause}`
      : state && !/\b(?:who|that|which|is|was|being|feeling)\b/iu.test(state['who'] ?? '')
        ? `${state['who'] ?? ''} who is ${state['state'] ?? ''}`
        : typed
  const noun = /^(?<noun>[\p{L}’-]+(?: [\p{L}’-]+){0,2}?),? (?:who|that)\b/iu.exec(whole)?.groups?.['noun']
  if (
    noun === undefined ||
    /^(?:an?|the|one|some|all|two|three)\b/iu.test(noun) ||
    OURS.test(noun) ||
    IS_FELT.test(noun) ||
    isPlural(noun) ||
    /^\p{Lu}/u.test(noun) ||
    /ing$/iu.test(noun)
  )
    return whole
  return `${articleFor(noun)} ${whole}`
}

const PAST: readonly [RegExp, string][] = [
  [/^(?:can[’']?t|cannot|can not|couldn[’']?t)\b/iu, 'could not'],
  [/^(?:won[’']?t|will not|wouldn[’']?t)\b/iu, 'would not'],
  [/^(?:doesn[’']?t|does not|don[’']?t|do not|didn[’']?t)\b/iu, 'did not'],
  [/^(?:isn[’']?t|is not|wasn[’']?t)\b/iu, 'was not'],
  [/^(?:hasn[’']?t|has not|haven[’']?t) (?:got )?/iu, 'had no '],
  [/^(?:is|are)\b/iu, 'was'],
  [/^(?:has|have)(?: got)?\b/iu, 'had'],
  [/^can\b/iu, 'could'],
  [/^will\b/iu, 'would']
]
const IN_THE_PAST =
  /^(?:could|would|was|were|had|did|never|always|only|\p{L}+ed|lost|found|got|went|came|ate|forgot|thought|fell|ran|flew|swam|sang|slept|made|took|met|saw|kept|left|won(?![’'])|told|built|grew|stole|broke|wore)\b/iu

/** “Couldn’t sleep” is how that one is. */
const OF_ITS_NATURE =
  /^(?:(?:could|would|was|were|had|did|never|always|only|thought|lost|forgot)\b|(?:turned|went|became|got) invisible\b)/iu

function inThePast(clause: string): string {
  for (const [now, then] of PAST) if (now.test(clause)) return clause.replace(now, then).replaceAll(/ {2,}/gu, ' ')
  const {
    how,
    does,
    after = ''
  } = /^(?<how>never|always|only) (?<does>\p{Ll}+s)(?<after>(?: .*)?)$/u.exec(clause)?.groups ?? {}
  const done = does === undefined ? null : pastOfVerb(does)
  if (how !== undefined && done) return `${how} ${done}${after}`
  if (IN_THE_PAST.test(clause)) return clause
  const [verb = '', ...rest] = clause.split(' ')
  // The verb alone: a whole clause has infinitives and nouns that look like verbs.
  return [pastOfVerb(verb) ?? verb, ...rest].join(' ')
}

/** The verbs that come after the first, each as it was said and as it was then. */
const LATER_VERBS: readonly [now: RegExp, then: (verb: string) => string][] = [
  // “Borrows things and never gives them back”, “and keeps what it borrows”
  [/(?<=\band (?:never|always) )\p{Ll}+s(?!\p{L})/u, (verb) => pastOfVerb(verb) ?? verb],
  [/(?<=\band )(?:do(?:es)?n[’']?t|won[’']?t|keeps|forgets)(?!\p{L})/u, inThePast],
  [/(?<=\b(?:what|everything|things|anything) (?:that )?it )borrows(?!\p{L})/u, () => 'borrowed'],
  // “Thinks it’s a dog”, “can’t sleep because it’s too light”: that was so then.
  [/(?<=^(?:thought|believed|was (?:sure|convinced))(?: that)? (?:it|he|she))(?:[’']s| is)(?= )/iu, () => ' was'],
  [
    /(?<=\b(?:because|since|when|whenever|that) (?:it|he|she|there|everything|everybody|nobody))(?:’s| is)(?= )/giu,
    () => ' was'
  ],
  [/(?<=\b(?:because|since|when|whenever|that) (?:they|we|\p{L}+s))(?:’re| are)(?= )/giu, () => ' were'],
  [/(?<=\b(?:because|since|when|whenever|that) (?:it|he|she|they) )can(?:’t|not)(?= )/giu, () => 'could not'],
  // “Wants a hat like the captain has”
  [/(?<=\blike .{3,40}) has(?: got)?$/iu, () => ' had']
]
const SAID_TWICE = /^(\p{L}+) and \1(?!\p{L})/iu

/** What that one did, to the last verb: “could not sleep because it was too light”. */
function allInThePast(predicate: string): string {
  const begun = inThePast(predicate)
  // What “grows and grows” grew and grew.
  const told = SAID_TWICE.test(predicate) ? begun.replace(/^(\p{L}+) and \p{L}+/u, '$1 and $1') : begun
  return LATER_VERBS.reduce((said, [now, then]) => said.replace(now, then), told)
}
