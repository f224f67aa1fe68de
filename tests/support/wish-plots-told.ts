import { describe, expect, test } from 'vitest'

import { VISITOR_TRAITS, type AskedSort, type Call, type Scene, type ScenePlot } from '#content/format.ts'
import type { Use } from '#content/lexicon/uses.ts'
import { storyLibrary } from '#content/library.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { workOf } from '#content/roles/role.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { Draft } from '#server/storyteller/draft.ts'
import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import type { StoryBrief } from '#server/storyteller/storyteller.ts'
import { stemsOf } from '#server/storyteller/word-stems.ts'
import { person } from './requested-character.ts'

export const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const mei = person('Mei', 4, 'daughter', { avatar: 'girl', hobbies: ['trains'] })
const rosa = person('Rosa', 38, 'mother', { avatar: 'woman', hobbies: ['cooking'] })
const jim = person('Jim', 70, 'grandfather', { avatar: 'grandpa' })
const dog = person('Biscuit', 4, 'dog', { avatar: 'dog' })
/** A wish of a form or a mood, without a story of its own in the library. */
const ANY: Record<string, string> = {
  kin: 'mum becomes invisible',
  'kin-away': 'uncle Dan rides a motorbike',
  mishap: 'mum burnt the pancakes',
  'mishap-away': 'uncle Dan lost his hat',
  trouble: 'christmas eve but santa is stuck',
  trip: 'our trip to Legoland',
  ends: 'last day of the holidays',
  movesin: 'grandpa is moving in with us',
  'movesin-away': 'nana is coming to live with us',
  afar: 'lola is visiting from Manila',
  firsts: 'our baby said her first word',
  learnt: 'she learned to whistle today',
  learns: 'learning to juggle',
  taught: 'mum is teaching me to swim',
  'taught-away': 'granny taught me to knit',
  builds: 'we are building a den out of boxes',
  'builds-away': 'me and noah built a spaceship',
  arrives: 'our new washing machine came today',
  paints: 'we painted the kitchen yellow',
  vet: 'we are taking Biscuit to the vet',
  ward: 'a night in hospital for her tonsils',
  holiday: 'our holiday in Portugal',
  feat: 'mum passed her driving test',
  ceiling: 'daddy made pancakes and one stuck to the ceiling',
  thing: 'whirligigs',
  deed: 'building a sandcastle',
  question: 'why do they say bless you',
  quarrel: 'sharing toys with cousin Ben',
  losing: 'losing at snap',
  loss: 'my goldfish died',
  'died-person': 'Auntie Ruth died',
  'died-pet': 'our cat Miso died',
  'no-baby': 'mummy lost the baby',
  'in-hospital': 'Uncle Dan is in hospital',
  'poorly-person': 'nana is very ill',
  'poorly-pet': 'our rabbit is dying',
  muddled: 'nana has dementia and calls me by the wrong name',
  'two-homes': 'mum and dad are getting divorced',
  'far-away': 'daddy is in prison',
  'friend-away': 'my best friend Mia is moving to Canada for ever and I am so sad',
  sorrow: 'everything is sad here',
  afraid: 'scared of the plum tree',
  news: 'the cat had kittens',
  happened: 'the day the wifi broke',
  letdown: 'my friend is moving to Spain',
  day: 'the day everybodys shoes were on the wrong feet',
  strike: 'the day all the shadows went on strike',
  rains: 'what if it rained soup',
  theirs: 'nana gets her new knee tomorrow and then she is coming to stay',
  comes: 'aunty comes to stay on friday',
  worn: 'cousin Priya’s wedding tomorrow, she is flower girl and won’t wear the shoes',
  game: 'they play hotels with the sofa cushions, there has to be a bell',
  swap: 'the day everyone’s shadows got swapped round',
  pet: 'our cat has to wear the cone and she hates it',
  tomorrow: 'getting his cast off tomorrow, worried about the saw',
  pair: 'a lighthouse and a spoon',
  act: 'the number seven ran away',
  once: 'a yak gets a perm',
  events: 'a wasp meets a lynx and the lynx shrugs and the wasp shrugs back and they walk on',
  today: 'we missed the bus and walked home in the rain and Isla found a snail and it slept in a teacup',
  ours: 'Isla rides an ostrich to school',
  did: 'fatima did the solo in assembly',
  we: 'we saw a rainbow over the depot this morning',
  record: 'pressing flowers in the big dictionary',
  chant: 'moo moo tram tram no nap',
  works: 'a shark who becomes a dentist',
  keeps: 'a fox and a hen who open a bakery',
  served: 'a crocodile who goes to the dentist',
  ails: 'a giraffe with a sore throat',
  plays: 'a football match against the monsters',
  inside: 'an elephant in the bath',
  stays: 'penguins on holiday in the desert',
  trades: 'a knight and a dragon who swap jobs',
  finds: 'a rubbish truck that finds a kitten',
  guest: 'the moon comes down for supper',
  only: 'a bear who opens a shop but only sells left shoes',
  allergic: 'a knight who is allergic to horses',
  turns: 'grandad’s shed turns into a rocket',
  contest: 'a dragon and a snail have a race',
  swaps: 'a mouse and an elephant swap beds',
  quarrels: 'a fox and an owl argue about who is faster',
  tricks: 'a tortoise tricks the leopard',
  envies: 'a crocodile who is jealous of a flamingo',
  marries: 'a banana and an apple get married',
  together: 'a lion and a mouse bake a cake',
  band: 'a penguin who plays the drums in a band',
  takes: 'a picnic where the ants took the cake',
  eaten: 'a wedding where the goat ate the flowers',
  both: 'mummy becomes a pirate and the baby steers the ship',
  later: 'we build a rocket and fly to the moon',
  treat: 'a tea party on the moon',
  made: 'a rocket made of cardboard boxes',
  edible: 'a castle made of pancakes',
  shows: 'show and tell tomorrow, bringing a giant pinecone',
  letter: 'the letter S',
  number: 'the number 7',
  found: 'we lost teddy at the park but a nice lady found him',
  bound: 'a train that goes to the stars',
  noisy: 'scared of the hand dryer in the loo',
  wanted: 'they both wanted the blue cup and somebody got bitten',
  again: 'today the bus drove off without us and we walked home in the wet and sang',
  said: 'two whirligigs on a string round the pagoda',
  'broken-toy': 'his blue tow truck, the hook came off',
  parts: 'two whirligigs on a string round the pagoda'
}
/** A noun of each sort that the lexicon knows. */
const KNOWN: Record<string, string> = {
  creature: 'an axolotl',
  thing: 'a sprinkler',
  food: 'custard',
  person: 'the lollipop lady',
  job: 'the man who empties the bins',
  place: 'a car wash'
}
/** A noun with which each thing is done. */
const USED: Record<Use, string> = {
  feet: 'purple slippers',
  head: 'grandad’s hat',
  body: 'my orange apron',
  loud: 'a tambourine',
  holds: 'grandma’s basket',
  hums: 'the dishwasher',
  rolls: 'a bouncy ball',
  seat: 'the sofa',
  vessel: 'my blue cup',
  rides: 'my brother’s scooter',
  handy: 'paper clips',
  plays: 'my sister’s hula hoop',
  shown: 'the front door'
}
/** A question about something of each sort. */
const ASKED: Record<AskedSort, string> = {
  creature: 'how do bats sleep upside down and not fall',
  food: 'why do onions make mama cry',
  outdoors: 'why does the moon follow our car',
  thing: 'how do they get the stripes in toothpaste',
  body: 'why can’t we tickle ourselves'
}
/** Where the label of the pack is told by another. */
const WISHES: Record<string, string> = {
  'wish-baby-coming': 'a baby is coming soon',
  'wish-hamster': 'a hamster',
  'wish-kitten': 'a kitten',
  'wish-lost-bunny': 'she left her bunny on the bus',
  'wish-lost-dinosaur': 'he lost his dinosaur at the library',
  'wish-lost-doll': 'lost dolly at the shops',
  'wish-lost-lamb': 'she left her lamb at nursery',
  'wish-lost-monkey': 'he left his monkey at nursery',
  'wish-lost-penguin': 'lost his penguin on the train',
  'wish-lost-unicorn': 'she left her unicorn at the museum',
  'wish-magic': 'a magic wand',
  'wish-owls-foxes': 'an owl',
  'wish-puppy': 'a puppy'
}
export const CASTS = {
  'a child alone': [isla],
  'mother and child': [isla, rosa],
  sisters: [mei, isla],
  'a household': [isla, mei, rosa, jim, dog]
}
const EVENINGS = [
  ['short', 'mother and child'],
  ['short', 'a household'],
  ['medium', 'a child alone'],
  ['medium', 'sisters'],
  ['medium', 'a household'],
  ['long', 'mother and child']
] as const

// Those of one kind of deed have wishes and a test of their own (`deed-plots-told.test.ts`).
const own = storyLibrary.scenePlots.filter((plot) => isOfItsOwn(plot) && plot.deeds === undefined)
const ofTheirWish = own.filter(({ wishes }) => wishes !== undefined)
/** All of them in three parts that take about as long, so that two cores tell them at once. */
export const PARTS = {
  ofTheirWish: ofTheirWish.filter((_, at) => at % 2 === 0),
  ofTheirWishToo: ofTheirWish.filter((_, at) => at % 2 === 1),
  ofManyWishes: own.filter(({ wishes }) => wishes === undefined)
}
/** A wish for each trouble with which a visitor may come, and one for any trouble at all. */
const TROUBLES: Record<string, string> = {
  sleepless: 'a train that couldn’t sleep',
  learning: 'a robot who wants to learn to cook',
  afraid: 'a dragon who is afraid of porridge',
  lost: 'a lost penguin',
  alone: 'a lonely lighthouse',
  late: 'a snail that is always late',
  forgets: 'a bus that forgot where to go',
  'is-late': 'a badger who is always late for school',
  wants: 'a slug who wants a shell like his friend has',
  'fed-up': 'a stork who is fed up with standing on one leg',
  too: 'an elephant who is too big for the bath',
  collects: 'a very shy troll under the slide who collects odd socks',
  keeps: 'the limpet who can’t stop nodding',
  does: 'a limpet who stacks plums',
  unlike: 'nice wolf',
  sees: 'a mole who wants to see a rainbow just once',
  longs: 'a limpet who wants to be in the circus',
  mislaid: 'a squirrel who forgot where he put his nuts',
  moves: 'a badger who wants to live in the desert',
  seeks: 'a baby elephant who can’t find her mum',
  voiceless: 'a lion who mislaid his roar',
  faded: 'a rainbow that can’t find its shimmer',
  loves: 'a panda who loves dumplings',
  likes: 'a bulldozer who likes flowers',
  hates: 'a camel who hates sand',
  refuses: 'a piñata who doesn’t want to be hit',
  anything: 'a princess who doesn’t like pink'
}

/** What every story of its own must keep, told of a wish for it on each of the evenings. */
export function wishPlotsContract(plots: readonly ScenePlot[]): void {
  describe.each(plots.map((plot) => [plot.id, plot] as const))('%s', (_, plot) => {
    test('speaks of its wish in every act that is always told', () => {
      const packs = storyLibrary.themes.filter(({ id }) => plot.themes?.includes(id))
      expect(packs).toHaveLength(plot.themes?.length ?? 0)
      const silent = packs.flatMap(({ id, marks }) =>
        (['want', 'way', 'turn'] as const)
          .filter((act) => !marks.some((mark) => coreOf(plot, act).includes(mark.toLowerCase())))
          .map((act) => `${act}: no mark of ${id} (${marks.join(', ')})`)
      )
      expect(silent).toEqual([])
      const words = new Set((plot.wishes ?? []).flatMap((wish) => [...stemsOf(wish)]))
      const unsaid = (['want', 'way', 'turn'] as const).filter(
        // “Childhood” is what a wish is heard as, and no word that is typed.
        (act) =>
          plot.wishes &&
          !plot.wishes.includes('childhood') &&
          !plot.themes &&
          ![...stemsOf(coreOf(plot, act))].some((stem) => words.has(stem))
      )
      expect(unsaid).toEqual([])
    })

    test.each(EVENINGS)('is told without a fault, %s to %s', (duration, cast) => {
      const story = toldOf(wishFor(plot), duration, cast)
      expect(story.plot).toMatch(turnsByTrait(plot) ? new RegExp(`^(?:${takingTurnsWith(plot)})$`, 'u') : /^wish-/u)
      expect(story.faults).toEqual([])
      expect(story.leftOut).toEqual([])
    })
  })
}

export function briefOf(theme: string, duration: StoryBrief['duration'], cast: keyof typeof CASTS): StoryBrief {
  return { characters: CASTS[cast], theme, duration, culture: 'western', interests: [] }
}

interface Told {
  plot: string
  faults: readonly string[]
  leftOut: readonly string[]
}

/** Of many plots the wish is the same, for they are of any such wish: its stories are told once. */
const known = new Map<string, Told>()

function toldOf(theme: string, duration: StoryBrief['duration'], cast: keyof typeof CASTS): Told {
  const asked = [duration, cast, theme].join(', ')
  const old = known.get(asked)
  if (old) return old
  const { draft, firstFaults } = writeStory(briefOf(theme, duration, cast), { seed: 'told', history: [] })
  const told = { plot: draft.plan.plot.id, faults: firstFaults, leftOut: leftOut(draft) }
  known.set(asked, told)
  return told
}

/** Nothing else is nearer to such a wish, so it is told at every length. */
/** Of some traits there are several stories, which come in turns. */
function takingTurnsWith({ id, visits, whoever }: ScenePlot): string {
  if (whoever !== undefined) return id
  const ofTrait = own.filter((plot) => plot.visits === visits && plot.whoever === undefined)
  return ofTrait.map((plot) => plot.id).join('|')
}

function turnsByTrait({ visits }: ScenePlot): boolean {
  return VISITOR_TRAITS.some((trait) => trait === visits)
}

const CORE: readonly (Call | undefined)[] = [undefined, 'hero', 'partner', 'same', 'other']

/** Scenes of which a paragraph was not told that is always told: what comes after it would hang in the air. */
function leftOut({ plan, kinds }: Draft): string[] {
  if (plan.kind !== 'scenes') return []
  const owed = plan.scenes.map(({ scene }) => ({
    id: scene.id,
    steps: scene.steps.filter(
      ({ extra, draw, talk }) => extra === undefined && draw === undefined && talk === undefined
    )
  }))
  return owed
    .filter(({ id, steps }) => kinds.filter((kind) => kind === `scene-${id}`).length < steps.length)
    .map(({ id }) => id)
}

function coreOf(plot: ScenePlot, act: Scene['act']): string {
  const scenes = plot.scenes.filter(
    ({ act: own, spare, S, A }) => own === act && spare === undefined && CORE.includes(S) && CORE.includes(A)
  )
  return scenes
    .flatMap(({ steps }) => steps.flatMap(linesOf).map(lineText))
    .join(' ')
    .toLowerCase()
}

function wishFor(plot: ScenePlot): string {
  if (plot.wishes) return plot.wishes[0] ?? ''
  if (plot.whoever) return `a hippo who ${plot.whoever[0] ?? ''}`
  if (plot.visits) return TROUBLES[plot.visits] ?? plot.visits
  if (plot.jobs) {
    return plot.tellsAny === 'keeps'
      ? `a hippo opens a ${workOf(plot.jobs[0] ?? '')?.place ?? ''}`
      : `a hippo who becomes a ${plot.jobs[0] ?? ''}`
  }
  if (plot.nouns) return plot.nouns[0] ?? ''
  if (plot.asksOf) return ASKED[plot.asksOf]
  if (plot.used) return USED[plot.used]
  if (plot.knows) return KNOWN[plot.knows[0] ?? ''] ?? ''
  if (plot.tellsAny) return ANY[plot.tellsAny] ?? plot.tellsAny
  return plot.only
    ? (WISHES[plot.id] ?? '')
    : (storyLibrary.themes.find(({ id }) => id === plot.themes?.[0])?.label ?? '')
}
