import type { WishSayings } from '../kinds/wish-day.ts'

/** How a thing that is long ago is done once more in a room, how one does it who never learnt it, and what is said to that. */
interface Moves {
  said: RegExp
  move: string
  wrong: string
  tip: string
  right: string
}

/** The first that a message speaks of. */
const MOVES: readonly Moves[] = [
  {
    said: /(?<!\p{L})(?:luchador\p{L}*|wrestl\p{L}+|box(?:er|ed|ing)|sumo|judo|karate|kabaddi|fencer)(?!\p{L})/iu,
    move: 'went once round the washing basket with both elbows out, and stared at it until it gave in',
    wrong: 'held both elbows in, like a chicken that is cold',
    tip: 'Elbows out',
    right: 'both elbows came out, and the washing basket did not dare to move'
  },
  {
    said: /(?<!\p{L})(?:skateboard\p{L}*|skat(?:e|es|er|ing|ed)|roller\p{L}*|bmx|surf\p{L}*|snowboard\p{L}*|ski(?:s|er|ed|ing)?)(?!\p{L})/iu,
    move: 'stood sideways on the rug, bent both knees and leaned into a long bend that only one of them could see',
    wrong: 'stood there with straight knees, as stiff as a broom',
    tip: 'Bend your knees',
    right: 'both knees bent, and the rug nearly went round the corner'
  },
  {
    said: /(?<!\p{L})(?:motorbikes?|motorcycles?|tram|bus|lorry|truck|taxi|train|racing driver|rally|raced|pilot|flew|aeroplane|plane)(?!\p{L})/iu,
    move: 'sat down on a kitchen chair, took a plate in both hands and steered it round a very long bend',
    wrong: 'took a plate in both hands, and turned it so fast that nobody could have stayed in their seat',
    tip: 'Slow into the bend',
    right: 'the plate turned slowly, and nobody fell off their seat'
  },
  {
    said: /(?<!\p{L})(?:ballet|ballerina|danc\p{L}+|tango|flamenco|salsa|ghungroos?|kathak|tap|breakdanc\p{L}+|disco)(?!\p{L})/iu,
    move: 'turned once on one heel with one arm up, and stopped exactly where it had begun',
    wrong: 'turned four times, and sat down without meaning to',
    tip: 'Look where you want to end up',
    right: 'one turn was enough, and nobody sat down'
  },
  {
    said: /(?<!\p{L})(?:accordion|guitar|banjo|fiddle|violin|trumpet|drum(?:s|mer|med)?|drum kit|flute|piano|organ|saxophone|harmonica|mandolin|ukulele|cello|tabla|sitar|oud|clarinet|trombone)(?!\p{L})/iu,
    move: 'played on the air with all ten fingers, and hummed a tune that went round like a wheel',
    wrong: 'played on the air with stiff fingers, and went moo',
    tip: 'Softly, as you’d stroke a cat',
    right: 'there were three notes that belonged together'
  },
  {
    said: /(?<!\p{L})(?:band|singer|sing|sang|choir|singing|dj|radio|rapp?\p{L}*|opera|pop star|rock star)(?!\p{L})/iu,
    move: 'took the wooden spoon the right way up and sang one long note into it, which went up at the end',
    wrong: 'sang into the handle of a wooden spoon, with hardly any mouth',
    tip: 'From the tummy',
    right: 'it came from the tummy, and the spoon got warm'
  },
  {
    said: /(?<!\p{L})(?:goal ?keeper|goalie|football(?:er)?|rugby|cricket(?:er)?|basketball|netball|hockey|tennis|keepy)(?!\p{L})/iu,
    move: 'sprang to the left along the sofa, and lay there with a rolled-up sock in both hands',
    wrong: 'shut both eyes, and the rolled-up sock went by',
    tip: 'Eyes open',
    right: 'both eyes were open, and the sock was caught'
  },
  {
    said: /(?<!\p{L})(?:swim|swam|swimmer|diver|diving|lifeguard)(?!\p{L})/iu,
    move: 'lay down across a stool and swam three long strokes through the air',
    wrong: 'splashed with both arms, though there was nothing wet there at all',
    tip: 'Long and slow',
    right: 'both arms went long and slow, and nothing splashed'
  },
  {
    said: /(?<!\p{L})(?:circus|clown|juggl\p{L}+|acrobat|magician\p{L}*|kendama|yo-?yo)(?!\p{L})/iu,
    move: 'threw three rolled-up socks into the air, and they all came down again in the right hand',
    wrong: 'threw three rolled-up socks into the air, and looked for them afterwards',
    tip: 'Look up, and not at your hands',
    right: 'one sock went up, and came down in the right hand'
  }
]
const ANY: Omit<Moves, 'said'> = {
  move: 'stood up very straight, took three long steps and turned on one heel',
  wrong: 'took nine short steps, and turned the wrong way',
  tip: 'Chin up, and not so fast',
  right: 'the chin was up, and three long steps were enough'
}

/** What it is played on is here. */
const PLAYED_ON =
  /(?:accordion|guitar|banjo|fiddle|violin|trumpet|drums?|drum kit|flute|keyboard|saxophone|harmonica|mandolin|ukulele|cello|sitar|oud|clarinet|trombone)$/iu

/** By what was done, else by anything that the message says; `thing` is what was fetched for it. */
export function movesOf(did: string, said: string, thing: string): WishSayings {
  const found = MOVES.find((moves) => moves.said.test(did)) ?? MOVES.find((moves) => moves.said.test(said)) ?? ANY
  const { move, wrong, tip, right } = PLAYED_ON.test(thing)
    ? {
        ...found,
        move: `took up ${thing} and played a tune that went round and round like a wheel`,
        wrong: `got one long moo out of ${thing}, and then a hiccup`
      }
    : found
  return { 'oncewas.move': move, 'oncewas.wrong': wrong, 'oncewas.tip': tip, 'oncewas.right': right }
}
