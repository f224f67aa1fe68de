import { rememberedFor } from '../remembered.ts'
import { wordsOfWish } from './wish-words.ts'

export const NEWS_KINDS = [
  'baby',
  'wedding',
  'home',
  'school',
  'tooth',
  'pet',
  'fear',
  'mishap',
  'quarrel',
  'goodbye'
] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

/** Something mild that happened to a family, or is going to: told as itself. */
export interface FamilyNews {
  kind: NewsKind
  /** Who it is about, as it was typed and in small letters, where the wish says so: “sister”. */
  whom: string | null
}

/** One kind of news: heard where one of the phrases stands and none of the others. */
export interface NewsRule {
  kind: NewsKind
  /** In the words of `wordsOfWish`: `<kin>` and its like are classes, `*` is up to two words. */
  phrases: readonly string[]
  unless: readonly string[]
  examples: readonly string[]
  counterExamples: readonly string[]
}

export const NEWS_RULES: readonly NewsRule[] = [
  {
    kind: 'baby',
    phrases: [
      'new <baby>', 'new <kin>', '<baby> <kin>', 'having <baby>', 'having twins', 'expecting', 'is pregnant', 'had <baby>', 'have <baby>', 'another <baby>', '<baby> is coming', '<baby> is on the way', '<kin> is on the way',
      '<kin> was born', '<baby> was born', 'jealous of * <baby>', 'becoming <kin>', 'be <kin>', '<baby> came home', 'bringing * <baby> home', 'twins on the way', 'getting <kin>', '<baby> in'
    ],
    unless: ['<creature>', 'married'],
    examples: ['Mummy is having a baby', 'new baby sister', 'jealous of the baby', "I'm getting a little brother", 'my sister was born today'],
    counterExamples: ['a new baby dragon', 'the babysitter', 'baby elephants']
  },
  {
    kind: 'wedding',
    phrases: ['wedding', 'getting married', 'got married', 'is engaged', 'bridesmaid', 'new stepdad', 'new stepmum'],
    unless: ['<creature>'],
    examples: ['my auntie is getting married', "uncle Joe's wedding"],
    counterExamples: ['a wedding of frogs']
  },
  {
    kind: 'home',
    phrases: ['moving house', 'moving home', 'moving day', 'new house', 'new home', 'new flat', 'new apartment', 'we are moving', 'we moved', 'move to * new', 'moving to', 'new bedroom', 'new room', 'moving in'],
    unless: ['<creature>', 'staircase', 'for two'],
    examples: ['moving house', 'our new house', 'we are moving to Australia', 'my new bedroom'],
    counterExamples: ["Howl's moving castle", 'a hermit crab finds a new home with the crab king', 'moving pictures']
  },
  {
    kind: 'school',
    phrases: ['starting school', 'first day at school', 'first day of school', 'first day at nursery', 'new school', 'new teacher', 'starting nursery', 'changing schools', 'old school', 'go to school', 'new class', 'starts school', 'starting kindergarten'],
    unless: ['<creature>'],
    examples: ['first day at school', 'a new school', "I don't want to go to school"],
    counterExamples: ['a new school for wizards', 'a school of fish']
  },
  {
    kind: 'tooth',
    phrases: ['tooth fell out', 'wobbly tooth', 'loose tooth', 'lost * tooth', 'first tooth', 'tooth fairy', 'new teeth'],
    unless: [],
    examples: ['my tooth fell out', 'a wobbly tooth', 'my brother lost his first tooth'],
    counterExamples: ['toothpaste', 'a sabre tooth tiger']
  },
  {
    kind: 'pet',
    phrases: ['new <pet>', 'getting <pet>', 'got <pet>', 'got two <pet>', 'adopted <pet>', 'adopting <pet>', 'get <pet>', 'rescue <pet>'],
    unless: ['<creature>'],
    examples: ["we're getting a puppy", 'our new cat', 'adopting a kitten'],
    counterExamples: ['my dog runs a bakery', 'a dog at sea']
  },
  {
    kind: 'fear',
    phrases: ['scared', 'afraid', 'frightened', 'fear of', 'nightmares', 'nightmare', 'bad dream', 'bad dreams', 'worried about', 'nervous about', 'monsters under', 'monster under', 'monster in', '<creature> under * bed', '<creature> in * wardrobe', 'separation anxiety'],
    unless: [],
    examples: ['scared of the dark', 'a bad dream', 'there is a monster under my bed'],
    counterExamples: ['a scary castle', 'the dark forest']
  },
  {
    kind: 'mishap',
    phrases: ['broken <limb>', 'broke <my> <limb>', 'broke <limb>', '<limb> in plaster', 'stitches', 'getting * cast', 'chickenpox', 'chicken pox', 'injection', 'tonsils', 'scraped <my> <limb>', 'grazed <limb>'],
    unless: ['<creature>', '<toy>', 'chair', 'table'],
    examples: ['broken arm', 'I broke my leg', 'getting stitches'],
    counterExamples: ['a robot with a broken arm', 'the broken leg of a chair', 'a cross stitch']
  },
  {
    kind: 'quarrel',
    phrases: ['i fight', 'fighting with <kin>', 'fights with me', 'sibling fighting', 'fell out', '<friend> is mean', '<friend> are mean', 'fight with <kin>', 'fight over', 'won not share', 'argue about', '<kin> hits me', '<kin> keeps copying', '<kin> copies', '<kin> keeps taking', '<kin> keeps breaking', '<kin> keeps stealing', '<kin> keeps knocking', '<kin> always knocks', '<kin> always takes', '<kin> always breaks', '<kin> always copies', 'not want to play with me'],
    unless: ['tooth fell out', '<creature>'],
    examples: ['her brother keeps copying everything she says', 'my little brother always knocks down my tower', 'my sister and I fight', 'fighting with my brother', 'my friend is mean to me', "my best friend doesn't want to play with me"],
    counterExamples: ['dad fights dragons', 'a snowball fight', 'my tooth fell out']
  },
  {
    kind: 'goodbye',
    phrases: ['goodbye to', 'bye bye', 'giving up <my> <toy>', 'last day of'],
    unless: ['<creature>'],
    examples: ['saying goodbye to our house', 'last day of nursery', 'giving up my dummy'],
    counterExamples: ['goodnight moon', 'pirates say goodbye to the sea']
  }
] // prettier-ignore

/** The mild news in a wish that is no sorrow; null where there is none. */
export function readFamilyNews(wish: string): FamilyNews | null {
  const words = wordsOfWish(wish)
  const tokens = words.map(({ token }) => token)
  const rule = NEWS_RULES.find(({ phrases, unless }) => holdsAny(tokens, phrases) && !holdsAny(tokens, unless))
  if (!rule) return null
  const whom = words.find(({ token }) => ['<kin>', '<baby>', '<pet>', '<friend>'].includes(token))
  return { kind: rule.kind, whom: whom?.word ?? null }
}

/** Whether the words of one of the phrases stand side by side; `*` leaves room for none to two others. */
function holdsAny(tokens: readonly string[], phrases: readonly string[]): boolean {
  return wordsOfPhrases(phrases).some((wanted) => tokens.some((_, at) => standsAt(tokens, at, wanted)))
}

/** Each wish is asked for all of them. */
const wordsOfPhrases = rememberedFor((phrases: readonly string[]) => phrases.map((phrase) => phrase.split(' ')))

function standsAt(tokens: readonly string[], at: number, wanted: readonly string[]): boolean {
  const [first, ...rest] = wanted
  if (first === undefined) return true
  if (first === '*') return [0, 1, 2].some((skipped) => standsAt(tokens, at + skipped, rest))
  return tokens[at] === first && standsAt(tokens, at + 1, rest)
}
