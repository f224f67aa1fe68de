import { CREATURE_WORDS } from '../../language/family-words.ts'
import { wordPattern } from '../../word-pattern.ts'

/** A toy or a belonging with which something has happened: "his blue tow truck, the hook came off". */
export interface BrokenToy {
  /** As it is brought in: "Gerald the squeaky giraffe", "the blue tow truck". */
  first: string
  /** From then on: "Gerald", "the tow truck". */
  one: string
  /** What is missing: "squeak", "hook", "ear". */
  part: string
  /** Said of it, without a full stop: "The hook came off". */
  gone: string
  /** How a child does that part for it: "with one bent finger". */
  done: string
}

const OWNER = /^(?:(?:his|her|my|our|their|the|an?|\p{L}+’s) )+/iu
const NAMED =
  /^(?<what>.+?),? (?:called|named) (?<name>\p{L}[\p{L}’-]*(?: (?!who|that|which|went|got|lost|has|had|is|was|and|but)\p{L}[\p{L}’-]*)?)\b/iu
/** “Hoppel the bunny”, also where the name was typed small. */
const NAME_FIRST = wordPattern(
  String.raw`^(?:(?:my|his|her|our) )?(?<name>(?!(?:and|all|of|in|on|at|with|from|broke|lost|where|when|the|an?)\b)\p{L}[\p{L}’-]*) the (?<what>\p{L}+(?: \p{L}+)?)$`,
  'iu'
)
const PARTS =
  'hook|ear|ears|eye|eyes|arm|leg|nose|tail|wheel|wheels|head|horn|wing|wings|trunk|button|string|handle|ladder|door|bucket|propeller|light|bell|scoop|arm|paw|foot|hand|hair|mane|whiskers|hat|shoe|ribbon|sail|rotor|siren|engine|cover|lid|zip|strap|stuffing|beak|fin|spike|bow|key|battery|sleeve|corner|label|heart|pompom|bobble'
const CAME_OFF =
  '(?:has |had |is |keeps |just )*(?:came|come|comes|coming|fell|fallen|falls|falling|broke|broken|breaks|snapped|ripped|torn|tore|dropped|drop|got lost|been lost|lost|missing|gone|loose|chewed)(?: (?:off|out|away|apart|up))?'
const PART_OFF = wordPattern(
  String.raw`^(?<toy>.+?)(?:,? (?:and |but |because |cos )?(?:the|its|his|her|one|a)|’s) (?<part>${PARTS}) (?<how>${CAME_OFF})\b`,
  'iu'
)
/** “Teddys eye fell out”. */
const OWNED_PART = wordPattern(
  String.raw`^((?:my |his |her |our |the )?\p{L}+?)s (?=(?:${PARTS}) (?:${CAME_OFF})\b)`,
  'iu'
)
const LOST_PART = wordPattern(
  String.raw`^(?<toy>.+?),? (?:(?:who|that|which|it|he|she) )?(?:has |’s )?(?:lost|lose) (?:(?:its|his|her|an?|one) )+(?<part>${PARTS})\b`,
  'iu'
)
const HOLE =
  /^(?<toy>.+?),? (?:(?:it|which|that) )?(?:has|’s got|got|has got) (?:a )?(?:big |little |small )?(?<part>hole|rip|tear)s?\b/iu
const HOLE_IN =
  /^(?:an? |the )?(?:big |little |small )?(?<part>hole|rip|tear) in (?<toy>(?:his|her|my|our|\p{L}+’s) .+)$/iu
/** What it did, and what that is called. */
const NOISES: readonly [RegExp, string][] = [
  [/\bsqueak/iu, 'squeak'], [/\bsing/iu, 'song'], [/\bplay/iu, 'tune'], [/\blight/iu, 'light'], [/\b(?:talk|speak)/iu, 'voice'],
  [/\b(?:growl|roar)/iu, 'growl'], [/\bbeep/iu, 'beep'], [/\brattle/iu, 'rattle'], [/\bhonk|hoot/iu, 'honk'], [/\bring/iu, 'ring'],
  [/\bmoo/iu, 'moo'], [/\b(?:spin|turn)/iu, 'spin'], [/\b(?:wind|walk)/iu, 'tick'], [/\bfly|flap/iu, 'flap'], [/\bglow/iu, 'glow'], [/\bjingle/iu, 'jingle']
] // prettier-ignore
const STOPPED =
  /\b(?:doesn’t|does not|won’t|will not|can’t|cannot|stopped|no longer|lost (?:its|his|her)|hasn’t got (?:its|his|her|a)) (?<verb>\p{L}+)/iu
/** What is no toy: one of the family with a broken arm is no business of this. */
const NOBODYS_TOY =
  /\b(?:mum|mummy|mom|dad|daddy|gran|granny|grandma|grandpa|grandad|nan|nana|brother|sister|baby|aunt|auntie|uncle|cousin|friend|dog|puppy|cat|kitten|i|he|she|they|we|tooth|bone|cast|car|house|tree|roof)\b/iu
const A_TOY =
  /\b(?:toy|teddy|bear|bunny|rabbit|doll|dolly|blanket|blankie|cuddly|giraffe|lamb|lion|elephant|truck|lorry|digger|tractor|train|robot|dinosaur|dino|plane|helicopter|engine|crane|boat|kite|scooter|bike|mouse|duck|monkey|penguin|unicorn|dragon|owl|fox|pony|horse|puppet|knight|pirate|cushion|hat|glove|mitten|wellies|welly|slipper|backpack|rucksack|bag|mug|cup|music box|drum|guitar|car|jumper|coat|scarf|umbrella|lamp|nightlight|snowglobe|book|ball|balloon|bus|excavator|rocket|castle|tiger|cow|sheep|pig|hippo|whale|shark|turtle|octopus|frog|squirrel|hedgehog|kangaroo|zebra|crocodile|snake|moose|meerkat|goose|kitten|puppy|donkey|camel|rhino|parrot|flamingo|seal|otter|mole|bat|bee|ladybird|butterfly|raccoon|gorilla|leopard|wolf|deer|reindeer|badger|panda|koala|sloth|llama|cat|dog|comforter|muslin)s?\b/iu

const CREATURE = wordPattern(
  String.raw`\b(?:${CREATURE_WORDS.join('|')}|rabbit|bunny|mouse|duck|lamb|horse|pony)$`,
  'iu'
)
const MADE = /\b(?:toy|teddy|cuddly|knitted|wooden|plush|stuffed|soft|plastic|cardboard|paper)\b/iu

/** Reads "bunny's ear fell off" and "the squeaky giraffe called Gerald who doesn't squeak any more"; null of all else. */
export function brokenToyOf(typed: string): BrokenToy | null {
  const plain = typed
    .replaceAll("'", '’')
    .replace(/[\s.!]+$/u, '')
    .replace(/\bdoesnt\b/giu, 'doesn’t')
    .replace(/\bwont\b/giu, 'won’t')
    .replace(/\bcant\b/giu, 'can’t')
    .replace(OWNED_PART, '$1’s ')
  const found = PART_OFF.exec(plain) ?? LOST_PART.exec(plain) ?? HOLE_IN.exec(plain) ?? HOLE.exec(plain)
  const told = found?.groups
  if (found && told) {
    const { toy = '', part = '', how } = told
    const isHole = /^(?:hole|rip|tear)$/iu.test(part)
    const lower = part.toLowerCase()
    return calledOf(
      toy,
      isHole ? 'missing bit' : lower.replace(/(?<=ear|eye|wheel|wing)s$/u, ''),
      isHole
        ? `There’s a ${lower} in it`
        : goneAt(`The ${lower} ${past(how)}`, placeIn(plain.slice(found.index + found[0].length)))
    )
  }
  const verb = STOPPED.exec(plain)
  const noise = NOISES.find(([sign]) => sign.test(verb?.groups?.['verb'] ?? ''))?.[1]
  if (!verb || noise === undefined) return null
  const toy = plain
    .slice(0, verb.index)
    .replace(/,? (?:who|that|which|and|but|it|he|she|went|got|since|after)\b.*$/iu, '')
  return calledOf(toy, noise, `The ${noise}’s gone`)
}

const DOING: readonly [RegExp, string][] = [
  [/^missing bit$/u, 'with the flat of one hand, laid over the place'],
  [/^(?:light|glow)$/u, 'with two wide eyes and one hand round them'],
  [/^(?:spin|flap|wheel|propeller|rotor)$/u, 'with one finger, round and round'],
  [wordPattern(`^(?:${PARTS})$`, 'u'), 'with two fingers and a very straight face']
]

function calledOf(toy: string, part: string, gone: string): BrokenToy | null {
  const named = NAMED.exec(toy)?.groups ?? NAME_FIRST.exec(toy)?.groups
  const what = (named?.['what'] ?? toy).replace(OWNER, '').trim().toLowerCase()
  if (
    what === '' ||
    what.split(' ').length > 4 ||
    NOBODYS_TOY.test(toy.replace(/^(?:his|her|my|our|their|\p{L}+’s) /iu, '')) ||
    !A_TOY.test(what)
  )
    return null
  // “A fox who lost his tail” comes by and is no toy; “her fox” is one, and so is a teddy.
  if (named === undefined && /^an? /iu.test(toy) && CREATURE.test(what) && !MADE.test(what)) return null
  const name = named?.['name']?.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  const short = what.replace(
    /^(?:(?:blue|red|green|yellow|pink|purple|orange|black|white|brown|grey|old|new|little|big|small|tiny|squeaky|favourite|best|soft|cuddly|fluffy|poor|musical|wooden|knitted|stripy|spotty|light-up|singing|talking) )+/u,
    ''
  )
  const done = DOING.find(([parts]) => parts.test(part))?.[1] ?? 'with a small squeeze and a bit of voice'
  return name === undefined
    ? { first: `the ${what}`, one: `the ${short}`, part, gone, done }
    : { first: `${name} the ${what}`, one: name, part, gone, done }
}

/** “… in the washing machine”: where it happened. */
function placeIn(rest: string): string {
  const where =
    /^ (?<where>(?:in|at|on|under|behind) (?:the|our|my|his|her) \p{L}+(?: \p{L}+)?)(?=$|,| (?:and|but|so|when)\b)/iu.exec(
      rest
    )?.groups?.['where']
  return where === undefined ? '' : ` ${where.replace(/ (?:my|his|her) /iu, ' the ')}`
}

function goneAt(gone: string, place: string): string {
  return place === '' ? gone : `${gone.replace(/has gone$/u, 'got lost')}${place}`
}

function past(how: string | undefined): string {
  const said = (how ?? '').toLowerCase()
  if (said === '' || /lost|missing|gone/u.test(said)) return 'has gone'
  if (/loose|coming|keeps/u.test(said)) return 'has come loose'
  if (/off|fell|came|come|drop/u.test(said)) return 'came off'
  return 'broke off'
}
