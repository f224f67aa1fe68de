/**
 * The format of authored text. Everything the embedded storyteller can say stands in this folder as data of these
 * shapes; `docs/storyteller.md` is the guide for its authors. Lines are templates:
 *
 *   {S} {H}                names; {S.they} {S.them} {S.their} are pronouns and exclude the line when they are unknown
 *   {small.first} {small}  a thing of the theme when it is met, and every time after that
 *   [a|b]                  one of these
 *   <+ for older ears>     only from seven years on;  <- for small ears>  only below
 *   one;; two              two main clauses: ". Two" for the young, ", and two" for the older
 */

import type { DeedKind } from './deed-kinds.ts'
import type { NounSort } from './lexicon/lexicon-entry.ts'
import type { Use } from './lexicon/uses.ts'

export type Register = 'young' | 'older'

/** What a skill does, in any hands: the rows of the solution matrix. */
export const SKILLS = [
  'look', 'team', 'remember', 'steps', 'patient', 'listen', 'balance', 'breathe', 'brave', 'think', 'make', 'care'
] as const
export type Skill = (typeof SKILLS)[number]

/** Who cannot use a hobby like a grown hand does has a row of its own: an animal, a baby. */
export const NATURES = ['animal', 'baby'] as const
export type Nature = (typeof NATURES)[number]

/** What stands in the way: the columns of the matrix. `docs/storyteller.md` says what each promises. */
export const CHALLENGES = [
  'way', 'crossing', 'high', 'shut', 'shy', 'cold', 'heavy', 'broken', 'muddled', 'noisy', 'dark', 'far', 'secret', 'sad'
] as const
export type Challenge = (typeof CHALLENGES)[number]

/**
 * What a line may take for granted in {S}: a part of the body, a second one's arms, or the years for it. A goldfish has
 * none of the body; a child has all of it, and no `seven` before the seventh birthday.
 */
export const CAPABILITIES = ['hands', 'legs', 'ears', 'nose', 'warm', 'big', 'breath', 'carrier', 'seven'] as const
export type Capability = (typeof CAPABILITIES)[number]

/**
 * What a solution may take that no hand brings along. A place has it (`Site.has`), or a hobby brings it
 * (`HobbyFamily.brings`); `green` are twigs, leaves, moss and grass. Sleeves, laces, pockets and what is in them, a song and
 * a shadow are always there.
 */
export const PROPS = ['string', 'pebbles', 'green', 'earth', 'sand', 'water', 'wall', 'slope'] as const
export type Prop = (typeof PROPS)[number]

/** Families of hobbies whose lines are also told of paws and of very small hands. */
export const FOR_PAWS: readonly string[] = ['chasing', 'sleeping']

/** A line with demands; a bare string makes none beyond the pronouns in it. */
export interface DemandingLine {
  text: string
  /** A member of the cast speaks, so the member in this slot must be able to talk (no babies, no animals). */
  says?: 'H' | 'S' | 'A'
  /** Fits only a household of so many: what counts people says how many it needs. */
  least?: number
  /** Fits only a lone hero, or only two and more. */
  party?: 'solo' | 'together'
  /** Fits only a member who has all of these; the linter reads from the words which they must be. */
  needs?: readonly Capability[]
  /** Of a solution: what it takes from the place. Empty where the word is only a figure of speech. */
  takes?: readonly Prop[]
  /** In whose mouth it sounds right: a three-year-old says it otherwise than a grandmother. */
  age?: { S?: AgeBand | readonly AgeBand[]; A?: AgeBand | readonly AgeBand[] }
  /** Of supper: told of what is eaten so, and of nothing else. */
  eaten?: readonly Dish['eaten'][]
  /** Ids of traits, one of which this one has: 'shy', 'bossy', 'grumpy'. */
  trait?: { S?: string | readonly string[]; A?: string | readonly string[] }
}
/** small 2-4, middle 5-8, big 9-12, teen 13-17, grown 18-64, old from 65 (or called a grandparent). */
export const AGE_BANDS = ['small', 'middle', 'big', 'teen', 'grown', 'old'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export type Line = string | DemandingLine

/** Interchangeable lines of one meaning. `both` serves every age; the registers add to it. */
export interface Bank {
  both?: Line[]
  young?: Line[]
  older?: Line[]
}

/** A step of a beat. Without `extra` it is always told; extras are told while there is room, 1 before 2 before 3. */
export interface Step extends Bank {
  extra?: 1 | 2 | 3
}
export type Beat = Step[]

/** Something that is met once and known afterwards: `first` = "a gate with no handle", `def` = "the gate". */
export interface Thing {
  first: string
  def: string
}

export interface Site {
  id: string
  challenge: Challenge
  /** What lies or stands about there, for solutions that take it; nothing if nothing is said. */
  has?: readonly Prop[]
  /** What stands in the way; singular, so that "it" is right. Lines call it {obj.first} and {obj}. */
  obj: Thing
  /** How they come here (extra). */
  arrive: Step
  /** What stands in the way, and that it does (always). Ends before a member knows what to do. */
  problem: Step
  /** A first try that does not work, or how it feels (extra). */
  stuck: Step
  /** What changes because it was solved (always). Begins after the solution. */
  outcome: Step
  /** A small moment on the way on (extra). */
  after: Step
}

/** What a family, or its theme, brings to a plot. */
export const THEME_ROLES = ['small', 'big', 'object', 'place'] as const
export type ThemeRole = (typeof THEME_ROLES)[number]

export interface Plot {
  id: string
  /** For the editor: the story in one sentence. */
  about: string
  /** At least twelve patterns; the engine sets title case. */
  titles: string[]
  uses: ThemeRole[]
  /** What it can be about; of anything that can be met, if nothing is said. */
  fits?: Fits
  /** Story elements (spec §9) that favour this plot. */
  elements: string[]
  /** Animals of the household that the story is about, who may be called "the" by those who have heard of it. */
  company?: string[]
  /** A quiet plot for sorrow and fear: no quest. Chosen for sensitive themes, and for no joke. */
  comfort?: true
  /** Said three to five times; `soft` is how it sounds the last time. */
  refrains: { loud: string; soft: string }[]
  want: Beat
  setOut: Beat
  /** At least six, of at least five challenges; any order must make sense. */
  sites: Site[]
  /** At least two, of different challenges; the last challenge, after which the wish is fulfilled. */
  climaxes: Site[]
  resolve: Beat
  /** The way home and in at the door, already slower. */
  home: Beat
}

/** `matrix[skill or nature][challenge]`: at least four ways in which {S} overcomes {obj}. */
export type SolutionMatrix = Record<Skill | Nature, Record<Challenge, Line[]>>

export interface HobbyFamily {
  id: string
  /** Lower-case words or beginnings of words that tell the hobby; longer ones win. */
  keys: string[]
  /** The hobby as a noun: "drawing". */
  noun: string
  /** Whose hobby it is, where no other can have it: a child that digs does not sniff. */
  only?: Nature
  /** At least one of these stands in every line of the family, so that a reader hears the hobby. */
  marks: string[]
  /** Two or three, best first. */
  skills: Skill[]
  /** What who has this hobby has in a pocket. */
  brings?: readonly Prop[]
  /** After "who": "drew on everything that kept still". */
  habit: Line[]
  /** One sentence that leads from the hobby to the skill, told of {S}; at least four for each of `skills`. */
  bridge: Partial<Record<Skill, Line[]>>
  /** One short sentence: {S} helps a little, with this hobby, anywhere. */
  help: Line[]
  /** One calm sentence: {S} falls asleep, and the hobby with {S}. */
  dream: Line[]
  /** One or two short sentences: what {S} was about with it at home while the others played. Told in any story, by day. */
  meanwhile: Line[]
}

export interface Trait {
  id: string
  keys: string[]
  marks: string[]
  /** After "who": "was shy with strangers and not at all with snails". */
  habit: Line[]
  /** One short sentence that colours how {S} did it. Warm, also for the difficult traits. */
  stance: Line[]
  /** One short sentence for bedtime. */
  rest: Line[]
}

/** A string from another language is on a short list and says whether a speaker has read it. */
export type Review = 'unreviewed' | 'reviewed'

/** A motif: a line and the word by which it is recognised. */
export interface CultureMotif {
  text: string
  mark: string
}

/** How a supper is eaten: what its lines may say of it. `any` is of two courses, or half drunk: only what is true of all. */
export const EATEN = ['spoon', 'bowl', 'plate', 'hands', 'any'] as const

/** A supper, as mass or as many: “pumpkin soup” was, “crumpets” were. */
export interface Dish extends CultureMotif {
  eaten: (typeof EATEN)[number]
  isMany: boolean
}

export interface SubPack {
  id: string
  /** Whose English is spoken there, where a family of the other kind would wonder. */
  dialect?: 'british' | 'american'
  /** After the verb: "in a fourth-floor flat in Accra". Contemporary. */
  homes: CultureMotif[]
  /** Sentence: what is outside this evening. */
  outside: CultureMotif[]
  /** Noun phrases without article or number, true for one and for ten: "rice porridge with sweet potato". */
  foods: Dish[]
  /** Sentence: a tree, a bird, the weather. */
  nature: CultureMotif[]
  /** Sentence: a quiet sound of the house or the street. */
  sounds: CultureMotif[]
  /** Sentence: the sky over this place tonight; calm. */
  sky: CultureMotif[]
}

export interface CulturePack {
  id: string
  /** What the packs of others must not say: marks of this pack of no other pack. */
  own: string[]
  review: Review
  goodnight: { text: string; language: string; use: string; review: Review }[]
  /** Sentence: something sung or said at the bedside, written by us. */
  lullaby: CultureMotif[]
  places: SubPack[]
}

export interface ThemePack {
  id: string
  label: string
  /** Lower-case words in English and in other languages that mean it. */
  keys: string[]
  /** Words that count as a mention; every `def` below holds one. */
  marks: string[]
  small: Thing[]
  big: Thing[]
  object: Thing[]
  place: Thing[]
  /** Noun phrase: "a low, polite rumble". */
  sound: string[]
  /** Sentence: something to see, touch or smell. */
  detail: string[]
  /** Sentence: how it sleeps. */
  sleepy: string[]
  /** What the storyteller knows of it: what one does, says, gets wrong and finds out. */
  world?: ThemeWorld
}

export const WISH_SORTS = [
  'creature', 'thing', 'vehicle', 'place', 'deed', 'feast', 'news', 'feeling', 'question', 'job', 'tale'
] as const
export type WishSort = (typeof WISH_SORTS)[number]

/** What a story that is really about a wish can draw on. Slots of its lines: {S}, {A}, {group} and pronouns of S and A. */
export interface ThemeWorld {
  sort: WishSort
  /** What one does about it: base, past and -ing form. */
  verbs: [base: string, past: string, ing: string][]
  /** True, complete, spoken, in the present tense; a child would repeat it at breakfast. */
  facts: string[]
  /** Wrong, funny and kind, spoken by a person who is quite sure. */
  guesses: string[]
  /** Short things that one says there; no final full stop: "Open wide". */
  says: string[]
  /** What stands in for what when it is played at home: ['the train', 'six chairs in a row']. */
  props: [part: string, is: string][]
  /** Parts to play, some of which need no words: 'the dentist', 'the tooth that hurt', 'the chair'. */
  parts: string[]
  /** How it goes, step by step, in the past tense, two variants each; {S} does it, at home or in earnest. */
  goes: string[][]
  mishaps: Mishap[]
  /** How it ends well: calm, past tense, no slot but {group}. */
  ends: string[]
}

/** Something that goes wrong and comes right, at the scale of a household. */
export interface Mishap {
  problem: string[]
  /** {S} tries something that does not work. */
  fail: string[]
  /** {A} sees why, and says so. */
  see: string[]
  /** {S} mends it with what {A} saw or brought. */
  mend: string[]
  /** A lone {S} sees why and mends it. */
  alone: string[]
}

/** What is said of the wish: "a train that could not sleep" is sleepless, "the first day at school" is a first time. */
export const MOODS = [
  'question', 'first', 'learning', 'sleepless', 'lost', 'late', 'afraid', 'quarrel', 'losing', 'change', 'waiting', 'proud', 'alone'
] as const
export type Mood = (typeof MOODS)[number]

/** What a plot can be about. A plot whose mood is that of the wish goes first, then one whose sort it is, then 'any'. */
export interface Fits {
  sorts: readonly WishSort[] | 'any'
  moods?: readonly Mood[]
}

/** Whom a scene calls for: the engine chooses the one of them who has had least to do. */
export const CALLS = [
  /** The hero. */
  'hero',
  /** Any other who can talk. */
  'other',
  /** Another child or teenager. */
  'child',
  /** A grown-up, of any age. */
  'grown-up',
  /** A grandparent or as old. */
  'elder',
  /** The youngest and the oldest who can talk, the hero included. */
  'youngest', 'eldest',
  /** An animal of the household that does not talk. */
  'pet',
  /** A baby. */
  'baby',
  /** A guest who can talk. */
  'guest',
  /** The member who was there beside the hero in the scene before. */
  'same',
  /** The member who was beside the hero first of all. */
  'partner'
] as const
export type Call = (typeof CALLS)[number]

/** Whole lines that a step takes from what is known of the wish. */
export const DRAWS = ['goes', 'problem', 'fail', 'see', 'mend', 'alone', 'end', 'detail', 'sleepy'] as const
export type Draw = (typeof DRAWS)[number]

/** A step of a scene: lines of its own, or lines of the wish (`draw`), or a bit of talk between {S} and {A} (`talk`). */
export interface SceneStep extends Bank {
  /** Told while there is room, 1 before 2 before 3; without it always. */
  extra?: 1 | 2 | 3
  /** Goes on in the paragraph of the step before it. */
  joins?: true
  draw?: Draw
  talk?: Topic
  /** What happened today is shown once more (`content/replay.ts`), after {told.1} and so on; `again` where no more was told. */
  replay?: ReplayPlace
}

export type ReplayPlace = 1 | 2 | 3 | 4 | 'again'

/** Some steps that the same people act. */
export interface Scene {
  id: string
  act: 'want' | 'way' | 'turn'
  /** Who {S} is (the hero if nothing is said) and who {A} is. A scene whose call no member answers is left out. */
  S?: Call
  A?: Call
  /** 'together' with two or more who can talk, 'alone' with one; without it both. */
  party?: 'together' | 'alone'
  /** Told only where a person or pet of the family has died; no line says whom. */
  misses?: true
  /** Told only of a visitor with a body: an animal or a person, and no coffee pot. A spare scene. */
  embodied?: true
  /** Left out in a short story; of the spare scenes those with the lowest number are told first. At least five a plot. */
  spare?: number
  steps: SceneStep[]
}

/**
 * By what a story about a visitor can turn: `is-late` for things, `wants` something, is `fed-up` with doing something,
 * is `too` shy or too big, `collects` things, `keeps` doing what no other does all the time, `does` something as a
 * habit, is `unlike` what is thought of such a one, wants to see something (`sees`), `longs` to do or be something, has
 * `parted` from its wings or its horn, `likes` a thing that is no food, `hates` one, or `refuses` something that would
 * be done to it or that it would be.
 */
export const VISITOR_TRAITS = ['is-late', 'wants', 'fed-up', 'too', 'collects', 'keeps', 'does', 'unlike', 'sees', 'longs', 'mislaid', 'moves', 'seeks', 'voiceless', 'loves', 'faded', 'parted', 'likes', 'hates', 'refuses'] as const
export type VisitorTrait = (typeof VISITOR_TRAITS)[number]

/** What befalls a family on an ordinary day; a story with `tellsAny: 'escaped'` is told of just that. */
export const INCIDENTS = [
  'escaped',
  'dubbed',
  'isnow',
  'asleepbefore',
  'dozed',
  'saidfunny',
  'caresfor',
  'intruder',
  'snatched',
  'dropped',
  'gobbled',
  'overnight',
  'stuckwith',
  'spotted',
  'gathered',
  'performs',
  'oncewas',
  'outofreach',
  'weatherday',
  'mixedup',
  'mishandled',
  'oneshort',
  'built',
  'twowant',
  'rivals',
  'goesalong',
  'plenty',
  'feastprep',
  'newthing',
  'errand'
] as const
export type Incident = (typeof INCIDENTS)[number]

/** What a wish can be beside a noun: it is one where the slot of that name says something (`wish/wish-kinds.ts`). */
export const WISH_KINDS = ['day', 'strike', 'rains', 'again', 'tomorrow', 'theirs', 'comes', 'worn', 'shows', 'found', 'game', 'swap', 'pet', 'wanted', 'pair', 'noisy', 'act', 'once', 'ours', 'did', 'we', 'record', 'kin', 'kin-away', 'mishap', 'mishap-away', 'trouble', 'trip', 'ends', 'movesin', 'movesin-away', 'afar', 'firsts', 'learnt', 'learns', 'taught', 'taught-away', 'builds', 'builds-away', 'arrives', 'paints', 'vet', 'ward', 'holiday', 'ceiling', 'feat', 'works', 'keeps', 'served', 'ails', 'plays', 'inside', 'stays', 'trades', 'finds', 'guest', 'only', 'allergic', 'turns', 'contest', 'together', 'friends', 'shares', 'swaps', 'quarrels', 'tricks', 'envies', 'marries', 'band', 'takes', 'eaten', 'both', 'later', 'treat', 'made', 'edible', 'bound', 'events', 'today', 'written', 'letter', 'number', 'chant', 'recounted', 'relived', 'madeup', ...INCIDENTS] as const
/** Of these a known sort of stranger does a known sort of thing. */
export const ROLE_KINDS = ['works', 'keeps', 'served', 'ails', 'plays', 'inside', 'stays', 'trades', 'finds', 'guest', 'only', 'allergic', 'contest', 'together', 'friends', 'shares', 'swaps', 'quarrels', 'tricks', 'envies', 'marries', 'band'] as const satisfies readonly WishKind[]
export type WishKind = (typeof WISH_KINDS)[number]

/** What a question can be about: what lives, is eaten, is too big for a room, is used, or is part of a body. */
export const ASKED_SORTS = ['creature', 'food', 'outdoors', 'thing', 'body'] as const
export type AskedSort = (typeof ASKED_SORTS)[number]

/**
 * What a sorrow can be told as; each of them is true of it, and {whom} it is about is said where that is sure. `loss`
 * is any death of a person or pet who was known, `muddled` an elder who mixes up names, forgets or asks the same again,
 * `sorrow` whatever was typed.
 */
export const SORROW_FORMS = ['died-person', 'died-pet', 'loss', 'no-baby', 'in-hospital', 'poorly-person', 'poorly-pet', 'muddled', 'two-homes', 'far-away', 'friend-away', 'sorrow'] as const
export type SorrowForm = (typeof SORROW_FORMS)[number]

/** A story that is not a journey: scenes in order, about the wish itself. */
export interface ScenePlot {
  id: string
  /** For the editor: the story in one sentence. */
  about: string
  fits: Fits
  /**
   * The packs of which it tells, by id: a story of its own for one wish. It is told of nothing else, before any other,
   * where the wish says no more than the story speaks of.
   */
  themes?: string[]
  /** With `themes`: words of those packs that the story does not answer, as “chicken pox” is no visit of the well. */
  except?: string[]
  /** With `themes`: the wish says one of these, as a baby that is still to come is another story. */
  only?: string[]
  /** Words of its packs’ keys that it answers and does not say: “toilet training” is told by a story about the potty. */
  answers?: string[]
  /**
   * A story of its own for wishes that no pack knows by themselves, or of which a pack knows much more: each holds the words
   * that all stand in the wish, in any order ("giving up dummy", "sports day"). It comes before a story of the pack.
   */
  wishes?: string[]
  /** Its wishes may name one of the family, who is then not the one beside the hero, where there is another. */
  namesFamily?: true
  /** With `namesFamily`: the mother is elsewhere in it, and not beside the hero where there is another. */
  motherIsAway?: true
  /** Told of one of the family whom its wishes name ({star}): of a relative, who is then beside the hero, or of a pet. */
  star?: 'kin' | 'pet'
  /** With `star`: told only where that one is there tonight. Of a father who is not, “my dad” may say that he is missed. */
  starIsHere?: true
  /** With `star`: not told of a child of the family. */
  starIsGrown?: true
  /** With `wishes`: not told where more is said than the story says, as “grandma’s handbag”. */
  nothingElse?: true
  /**
   * With `wishes`: told also where they are asked, as “what if dogs could drive”; with `'fact'` where it is asked how or why
   * as well, because the story answers it (“how does the ice cream man know where we live”).
   */
  asked?: true | 'fact'
  /** The story of a feast: it is told only where the feast is named, and a button of a king’s brings on no Three Kings. */
  isFeast?: true
  /** Told only of a wish that names the thing, and none whom it befell: “a hug”, and not “a hug she didn’t want”. */
  namesNobody?: true
  /**
   * A story of its own for a wish that tells of a stranger ("a train that couldn't sleep"): they come, with this
   * trouble. `forgets` is one who forgets things; the traits are read from what the wish says of that one (`TRAITS`);
   * `anything` is any other.
   */
  visits?: Mood | VisitorTrait | 'anything' | 'forgets'
  /** With `visits`: told only of what that one is like every day, and not of what was done once. */
  ofNature?: true
  /**
   * With `visits`: told only of the stranger of whom the wish says this, as it is typed after “who” (“is afraid of the
   * dark”, “can’t swim”, “wants to learn to swim”). It comes before what is told of any trouble of that sort, and of
   * any such noun.
   */
  whoever?: string[]
  /** With `whoever`: nouns of whom it is not told, as no family pours a candle that melts. */
  notOf?: readonly string[]
  /**
   * A story of its own that is true of any wish of a form (a thing, a deed, a question) or of a mood; it says the wish
   * as {wish}. It is told where no other of its own is. The forms of a sorrow (`SORROW_FORMS`) are told of nothing
   * else, and say {whom}. Of what was typed as a sentence, {news} says it: `happened` is over, `letdown` is sad, `news`
   * is any other. `said` is any wish of several words, which it says and mishears as a whole ({said}, {heard}); `parts`
   * one of at least two things ({one}, {two}). `day` is whatever is said to happen one day ({day}), of which `strike`
   * is what does not do its work and `rains` what comes down ({rains.what}). `again` is what the family did that day,
   * `tomorrow` what is to come: of that `comes` is the one who comes, `theirs` what another of the family has to go
   * through, and `worn` what one has to wear for it. `game` is a game of pretending, `swap` a day on which each has
   * another’s, `pet` what the family’s animal does or has to bear. Then there is `wanted` what two fell out over,
   * `pair` two nouns and nothing else, `did` what a person did whom they know and who is not there ({did}, {did.who}),
   * `we` what the family did together ({we}), `events` two things or more that happen to strangers, `noisy` the loud
   * thing that is feared, and `record` what a child likes to do. Of a stranger who does a known sort of thing ({role}),
   * `works` has a trade, `keeps` a place, is `served` at one, `ails`, `plays` a game, is `inside` what we need
   * ourselves, `stays` somewhere, `trades` with a second one, `finds` one, is a `guest`, is `allergic` to one, or has
   * `only` one thing to sell; of a thing that `turns` into another, both are known; two have a `contest` or do
   * something `together`, `shares` one thing to wear or to lie under, or each has what the other `swaps`, one plays in a `band`, an animal `takes` what mattered on
   * an outing, or it is `eaten`, of two of the family `both` do something, or one thing and `later` another, and a
   * `treat` is eaten where one does not eat it. `written` is a whole little plot of several clauses ({written.1},
   * {written.2} …). `known` is told of nouns that the lexicon knows, of the sorts in `knows`; a `job` is a person who
   * works for others. `broken-toy` is told of a toy that has lost a part of itself ({toy}, {toy.part}).
   */
  tellsAny?: Mood | 'thing' | 'deed' | SorrowForm | 'news' | 'happened' | 'letdown' | 'said' | 'parts' | 'known' | 'broken-toy' | WishKind
  /** With `tellsAny: 'known'`. */
  knows?: readonly (NounSort | 'job')[]
  /** With `knows`: told only of nouns with which this is done, and before what is told of any noun of the sort. */
  used?: Use
  /** With `knows`: a story of just these nouns, as the lexicon calls them in the singular; before what is told of their use. */
  nouns?: readonly string[]
  /**
   * With `tellsAny: 'works'` or `'keeps'`: told only of a stranger who does just this work (“postman”), and before what
   * is told of any.
   */
  jobs?: readonly string[]
  /**
   * With `tellsAny: 'pair'`: told only of a person or thing of the first sorts, {seen}, with one of the second,
   * {beside}; before what is told of any two.
   */
  pairOf?: readonly [readonly NounSort[], readonly NounSort[]]
  /** With `tellsAny: 'question'`: told only where it is asked about something of this sort, {asked}; before what is told of any. */
  asksOf?: AskedSort
  /** With `tellsAny: 'once'`: told only of deeds of these kinds, and before what is told of any deed. */
  deeds?: readonly DeedKind[]
  /** At least ten patterns (four of a story of its own); the engine sets title case. */
  titles: string[]
  /** Story elements (spec §9) that favour this plot. */
  elements: string[]
  /** How many who can talk it needs; 1 if nothing is said. */
  talkers?: 1 | 2 | 3
  /** A quiet plot for sorrow and fear. */
  comfort?: true
  /** The one beside the hero plays one part all evening, and enters no scene as a child, an elder or a guest. */
  partnerPlays?: true
  /** With `tellsAny: 'events'` or `'today'`: what is wished for happens in it, and is no game of telling. It comes first. */
  isTale?: true
  /** Those two are children, where the household has two: no mother pushes for the front seat. */
  amongChildren?: true
  /** They eat in it, so nothing is eaten after it. */
  fed?: true
  /** They sleep somewhere else that night: what is heard and seen at home is not told after it. */
  away?: true
  /** It is played out of the house, and a member who is not along cannot look in. */
  out?: true
  /**
   * No day of the family is told before it (`plan/day-told.ts`): its first scene is somewhere else or at another hour, or is
   * the very event that a parent would tell of.
   */
  beginsElsewhere?: true
  /** Where it has one: said after two or three scenes, and softly in bed. */
  refrains?: { loud: string; soft: string }[]
  /** Animals and things of every household that may be "the" at once: 'cat', 'kettle'. */
  company?: string[]
  scenes: Scene[]
  /** A member who has had no part in an act is there all the same: {names}. One to four of them at once. */
  everybody: Record<'want' | 'way' | 'turn', Bank>
  /** From the end of it into bed; slower; two to four steps. */
  bed: SceneStep[]
  /** The very last sentence in this story's own words: {H} is asleep. Without it, one that ends any evening. */
  last?: Line[]
}

/** Two of a household. In the lines {S} is the first of the pair and {A} the second. */
export const PAIRS = [
  'siblings', 'child-elder', 'child-grown-up', 'child-pet', 'child-baby', 'guest-child', 'grown-ups'
] as const
export type Pair = (typeof PAIRS)[number]

/** What a bit of talk is for. */
export const TOPICS = [
  /** Something is going to be done: whose idea, who goes first. */
  'begin',
  /** They see it differently, and neither gives way. */
  'differ',
  /** A boast, and what becomes of it. */
  'boast',
  /** One asks, the other answers beside the point. */
  'ask',
  /** Fond teasing. */
  'tease',
  /** Waiting, or a try that did not work. */
  'wait',
  /** Near each other: a hand, a shoulder, the last biscuit. */
  'near',
  /** In bed, nearly asleep; calm, no question. */
  'sleepy'
] as const
export type Topic = (typeof TOPICS)[number]

/** Short exchanges of a pair that fit any story: what families say. At least eight lines. */
export interface TalkBank {
  pair: Pair
  topic: Topic
  lines: Bank
}

/** How a member of the cast is met. */
export const ROLES = ['child', 'teen', 'grown-up', 'elder', 'baby', 'animal', 'fantastic', 'guest'] as const
export type Role = (typeof ROLES)[number]

/** Lines that belong to no plot; at least eight for each register. */
export interface SharedBanks {
  /** First sentence of at most twelve words; says {H} and {home}. */
  opening: Bank
  /** The same and {habit}: where a story begins at once, this is all that comes before it. */
  begin: Bank
  /** One sentence of the evening, for the senses. */
  evening: Bank
  /** {H} and {habit}: what the hero is like. */
  hero: Bank
  /** {S} and {habit}: a member joins, by role. */
  meet: Record<Role, Bank>
  /** {names} join, when there are many. */
  meetMany: Bank
  /** A lone hero has company: {small} or the night itself. */
  alone: Bank
  /** Everybody goes: {group}. */
  gather: Bank
  /** Leads to what the others did meanwhile. */
  meanwhile: Bank
  /** Between two places; no destination. */
  onward: Bank
  /** {S} has no known hobby for this: a plain good idea. */
  idea: Bank
  /** Teeth and faces, between supper and bed. */
  wash: Bank
  /** Home and slow: blankets, water, the light. Calm: no exclamation, no question. */
  settle: Bank
  /** The body grows heavy. */
  heavy: Bank
  /** Breath and rhythm. */
  breath: Bank
  /** Lights go out one by one. */
  lights: Bank
  /** Quiet in the house and in the street. */
  quiet: Bank
  /** {names} are put to bed by name. */
  rollCall: Bank
  /** {goodnight} is said. */
  goodnight: Bank
  /** The very last sentence: {H} is asleep. Holds "asleep", "slept" or "sleeping". */
  last: Bank
}
