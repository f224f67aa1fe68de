/** Other people’s creations stay theirs; the thing that a child loves about them is free, and so is who does it in a tale. */
const BRANDS: readonly [sign: RegExp, concept: string, who?: string][] = [
  [/\b(?:lego )?ninjago\b/iu, 'ninjas', 'ninja'],
  [/\b(?:lego|duplo)\b/iu, 'building with blocks'],
  [/\b(?:minecraft|roblox|fortnite|tetris)\b/iu, 'building with blocks'],
  [
    /\b(?:pok[eé]?[- ]?mons?|pok[eé]mans?|pocket monsters?|pikachu|pikatchu|eevee|charmander|bulbasaur|squirtle|digimon|bakugan)\b/iu,
    'small friendly creatures',
    'pocket creature'
  ],
  [
    /\b(?:frozen|ana? (?:and|&) elsa|anna (?:and|&) elsa|elsa (?:and|&) ann?a|elsa|olaf|arendelle)\b/iu,
    'snow and ice',
    'snow queen'
  ],
  [/\b(?:bluey|bingo(?! (?:night|hall|cards?|game)\b))\b/iu, 'puppy sisters', 'puppy sister'],
  [
    /\b(?:paw ?(?:patrol+|petrol)|rubble (?:and|&) (?:his )?crew|(?:chase|marshall?|skye|rubble|zuma)(?: (?:and|&) (?:chase|marshall?|skye|rubble|zuma|rocky))+)\b/iu,
    'helpful dogs',
    'helpful dog'
  ],
  [/\b(?:scooby[- ]?doo|clifford|101 dalmatians)\b/iu, 'helpful dogs', 'dog'],
  [/\b(?:peppa(?: pig)?)\b/iu, 'pigs and puddles', 'little pig'],
  [
    /\b(?:spider[- ]?(?:man|girl|woman)|spidey|miles morales|peter parker|ghost spider)\b/iu,
    'superheroes',
    'masked superhero'
  ],
  [
    /\b(?:batman (?:and|&) robin|batman|superman|avengers|marvel|hulk|iron man|wonder woman|pj masks|ninja turtles)\b/iu,
    'superheroes',
    'superhero'
  ],
  [
    /\b(?:harry pott?er|hogwarts|hermione|dumbledore|gryffindor|slytherin|hufflepuff|ravenclaw)\b/iu,
    'wizards',
    'young wizard'
  ],
  [
    /\b(?:star ?wars|(?:baby )?yoda|grogu|darth vader|light ?sab(?:er|re)s?|jedis?|chewbacca|luke skywalker|mandalorian)\b/iu,
    'space',
    'space traveller'
  ],
  [/\b(?:star trek)\b/iu, 'space', 'astronaut'],
  [/\b(?:disney princess(?:es)?)\b/iu, 'princesses', 'princess'],
  [/\b(?:thomas the tank(?: engine)?|thomas and friends)\b/iu, 'trains', 'little steam engine'],
  [/\b(?:hot wheels|lightning mcqueen|cars movie|blaze and the monster)\b/iu, 'racing cars', 'racing car'],
  [
    // A child may be called so.
    /\b(?:(?:super )?mario (?:and|&) luigi|luigi (?:and|&) mario|super mario(?: bro(?:ther)?s)?|mario (?:kart|bros|brothers|party|world|game)|mario(?= (?:jumps|saves|rescues|runs|collects|finds|goes))|^mario$|luigi|bowser|zelda|nintendo)(?![\p{L}])/iu,
    'jumping games',
    'champion jumper'
  ],
  [
    /\bsonic(?: the hedgehog|(?! (?:the hedgehog|toothbrush|boom|screwdriver)))\b/iu,
    'a fast hedgehog',
    'fast hedgehog'
  ],
  [/\b(?:moana)\b/iu, 'the sea', 'sailor'],
  [/\b(?:ariel)\b/iu, 'mermaids', 'mermaid'],
  [/\b(?:finding nemo|nemo|dory|baby shark|octonauts)\b/iu, 'the sea', 'little fish'],
  [/\b(?:jurassic (?:park|world)|dino ranch)\b/iu, 'dinosaurs', 'dinosaur'],
  [/\b(?:how to train your dragon|toothless)\b/iu, 'dragons', 'young dragon'],
  [/\b(?:my little pony|twilight sparkle)\b/iu, 'ponies', 'pony'],
  [/\b(?:winnie the pooh|pooh bear|paddington)\b/iu, 'a small bear', 'small bear'],
  [/\b(?:hello kitty|gabby’?s dollhouse)\b/iu, 'cats', 'cat'],
  [/\b(?:totoro|ghibli)\b/iu, 'the forest'],
  [/\b(?:the )?gruffal+o\b|\bgruffelo\b/iu, 'a shaggy monster', 'shaggy monster'],
  [/\b(?:the )?lion king\b|\bsimba\b/iu, 'lions', 'lion cub'],
  [/\b(?:room on the broom|meg and mog|winnie the witch|the worst witch)\b/iu, 'a witch and a broom', 'witch'],
  [/\b(?:fireman sam)\b/iu, 'a fire engine', 'firefighter'],
  [/\b(?:postman pat)\b/iu, 'the post', 'postman'],
  [/\b(?:tractor ted)\b/iu, 'tractors', 'little tractor'],
  [/\b(?:bob the builder)\b/iu, 'a builder', 'builder'],
  [/\b(?:hey duggee|duggee)\b/iu, 'helpful dogs', 'big dog'],
  [/\b(?:transformers|optimus prime)\b/iu, 'robots', 'robot'],
  [/\b(?:numberblocks|alphablocks)\b/iu, 'numbers and letters'],
  [
    // What is sewn is somebody’s own.
    /(?:\b(?:lilo (?:and|&) stitch|stitch (?:and|&) (?:lilo|angel)|lilo|stitch(?= (?:and|goes|comes|breaks|learns|finds|meets|gets|has|is|wants|moves|makes|saves|eats)\b))|^(?:disney )?stitch$)(?![\p{L}’'])/iu,
    'a visitor from space',
    'space visitor'
  ],
  [/\b(?:sylvanian families|calico critters)\b/iu, 'small woodland animals'],
  [/\b(?:playmobil|squishmallows?|jellycats?)\b/iu, 'toys'],
  [
    /\b(?:k[- ]?pop(?: demon)?(?: hunters?)?|demon hunters|hunt?rix|rumi,? mira,? (?:and|&) zoey)\b/iu,
    'singers and their songs',
    'singer'
  ],
  [/\b(?:la ?bubus?|labooboos?|lafufus?)\b/iu, 'a furry toy monster', 'toy monster'],
  [/\b(?:barbies?|bratz|l\.?o\.?l\.? dolls?)\b/iu, 'dolls', 'doll'],
  [/\b(?:toy story|woody (?:and|&) buzz|buzz (?:and|&) woody|woody)\b/iu, 'toys that are awake', 'toy cowboy'],
  [/\b(?:buzz light ?year)\b/iu, 'toys that are awake', 'toy astronaut'],
  [/\b(?:encanto|coco movie|cocomelon)\b/iu, 'music and family']
]

const SEVERAL =
  /\b(?:and|&|patrol|petrol|hunters|avengers|masks|turtles|transformers|octonauts|dalmatians|trolls|ponies)\b/iu
/** In their names stands a word by which something else would be heard: a demon, or what is left of a house. */
const MISHEARD: readonly [sign: RegExp, who: string][] = [
  [/\b(?:(?:the )?k[- ]?pop )?demon hunters\b/giu, 'some singers'],
  [
    /\b(?:(?:chase|marshall?|skye|zuma) (?:and|&) rubble|rubble (?:and|&) (?:chase|marshall?|skye|zuma))\b/giu,
    'two helpful dogs'
  ]
]
/** “My superhero”, and not “my a superhero”. */
const OWNED = /\b(?:my|our|your|his|her|their|\p{L}+[’']s) $/iu
/** More than another thing beside it. */
const SAYS_MORE = String.raw` (?!and\b|with\b|meets?\b|plus\b|vs?\b|versus\b|movie\b|story\b|games?\b|party\b|birthday\b|cards?\b|toys?\b)\p{L}+ \p{L}`

/** Each story of its own asks a wish for its brands, so their patterns are compiled once. */
const PATTERNS = BRANDS.map(([sign, concept, who]) => {
  const one = `(?:(?:the|an?) )?(?:${sign.source})`
  return {
    concept,
    who,
    anywhere: new RegExp(sign.source, 'giu'),
    anyName: sign,
    doesMore: new RegExp(`${one}(?=[’']s \\p{L}|${SAYS_MORE})`, 'iu'),
    twoDoMore: new RegExp(`${one} (?:and|&) ${one}(?=${SAYS_MORE})`, 'iu')
  }
})

/** A wish with other people’s creations: what is free of them, and what else is wished for, each as it was typed. */
export interface Branded {
  concepts: string[]
  rest: string[]
}

/** "Spider-Man and dinosaurs" are superheroes, and dinosaurs. Null where nothing is anybody’s. */
export function readBrands(subject: string): Branded | null {
  const concepts: string[] = []
  const rest: string[] = []
  // A brand may have an "and" of its own.
  let text = subject
  for (const { anywhere, concept } of PATTERNS) {
    const free = text.replaceAll(anywhere, '·')
    if (free !== text && !concepts.includes(concept)) concepts.push(concept)
    text = free
  }
  if (concepts.length === 0) return null
  for (const part of text.split(/\s*(?:,|&|\+|\b(?:and|with|meets?|plus|vs|versus)\b)\s*/iu)) {
    const left = part
      .replaceAll(/·(?:[’']s)?/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim()
    // Beside a brand stands a thing or two, or else the whole sentence is the brand’s.
    const isBeside = part.includes('·') && (left.split(' ').length > 2 || /^(?:the|an?|my|our)$/iu.test(left))
    if (left !== '' && !isBeside) rest.push(left)
  }
  return { concepts, rest }
}

/** The first of other people’s creations in a wish, as it was typed, what is free of it, and what is said beside it. */
export interface BrandInWish {
  name: string
  concept: string
  rest: string
  /** Whether this is the same creation under one of its other names. */
  isSame: (name: string) => boolean
}

/** Null where nothing is anybody’s, and where a child of the family is called so. */
export function brandIn(wish: string, names: readonly string[]): BrandInWish | null {
  const isOurs = nameTest(names)
  for (const { anywhere, anyName, concept } of PATTERNS) {
    const [name] = wish.match(anywhere) ?? []
    if (name === undefined || isOurs(name)) continue
    const rest = withoutBrands(wish, names).replaceAll(/\s+/gu, ' ').trim()
    return { name, concept, rest, isSame: (other) => anyName.test(other) }
  }
  return null
}

/** What is left of a wish without anybody’s creations, but for a child of the family who is called like one. */
export function withoutBrands(text: string, names: readonly string[] = []): string {
  const isOurs = nameTest(names)
  return PATTERNS.reduce((left, { anywhere }) => left.replaceAll(anywhere, (name) => (isOurs(name) ? name : ' ')), text)
}

/** What is free of them in their place: “wizards” of the boy with the scar. */
export function inFreeWords(text: string, names: readonly string[] = []): string {
  const isOurs = nameTest(names)
  return PATTERNS.reduce(
    (told, { anywhere, concept }) => told.replaceAll(anywhere, (name) => (isOurs(name) ? name : concept)),
    text
  )
}

/** Those of the family who are called like somebody else’s creation. */
export function calledLikeBrands(names: readonly string[]): string[] {
  return names.filter((name) => withoutBrands(name).trim() === '')
}

function nameTest(names: readonly string[]): (name: string) => boolean {
  const family = new Set(names.map((name) => name.toLowerCase()))
  return (name) => family.has(name.toLowerCase())
}

/**
 * “Spider-Man loses his mask” is told of a superhero, and “Bluey and Bingo go camping” of two dogs. What names nothing but
 * them stays as it was typed, and so does whoever of the family is called like one of them.
 */
export function toldOfAnybody(wish: string, names: readonly string[]): string {
  const isOurs = nameTest(names)
  const told = MISHEARD.reduce((text, [sign, who]) => text.replaceAll(sign, who), wish)
  return PATTERNS.reduce((free, { who, doesMore, twoDoMore }) => {
    if (who === undefined) return free
    return free.replace(twoDoMore, `two ${manyOf(who)}`).replace(doesMore, (name, at: number, whole: string) => {
      if (isOurs(name)) return name
      return OWNED.test(whole.slice(0, at)) ? who : anyOfKind(name, who)
    })
  }, told)
}

/** “A superhero” of one, “two dogs” of two, “some dogs” of a patrol. */
function anyOfKind(name: string, who: string): string {
  if (SEVERAL.test(name)) return `${/ (?:and|&) /iu.test(name) ? 'two' : 'some'} ${manyOf(who)}`
  return `${/^[aeiou]/u.test(who) ? 'an' : 'a'} ${who}`
}

function manyOf(who: string): string {
  return `${who.replace(/hero$/u, 'heroe')}s`
}
