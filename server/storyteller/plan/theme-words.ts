/** Other people’s creations stay theirs; the thing that a child loves about them is free, and so is who does it in a tale. */
const BRANDS: readonly [sign: RegExp, concept: string, who?: string][] = [
  [/\b(?:lego )?ninjago\b/iu, 'ninjas', 'ninja'],
  [/\b(?:minecraft|lego|duplo|roblox|fortnite|tetris)\b/iu, 'building with blocks'],
  [/\b(?:pok[eé]mon|pikachu|digimon|bakugan)\b/iu, 'small friendly creatures', 'small creature'],
  [/\b(?:frozen|anna and elsa|elsa and anna|elsa|olaf)\b/iu, 'snow and ice', 'snow queen'],
  [/\b(?:paw patrol|bluey|bingo|scooby[- ]?doo|clifford|101 dalmatians)\b/iu, 'helpful dogs', 'dog'],
  [/\b(?:peppa(?: pig)?)\b/iu, 'pigs and puddles', 'little pig'],
  [
    /\b(?:spider-?man|batman|superman|avengers|marvel|hulk|iron man|wonder woman|pj masks|ninja turtles)\b/iu,
    'superheroes',
    'superhero'
  ],
  [/\b(?:harry potter|hogwarts|hermione)\b/iu, 'wizards', 'young wizard'],
  [/\b(?:star wars|yoda|darth vader|lightsaber|buzz lightyear|star trek)\b/iu, 'space', 'astronaut'],
  [/\b(?:disney princess(?:es)?)\b/iu, 'princesses', 'princess'],
  [/\b(?:thomas the tank(?: engine)?|thomas and friends)\b/iu, 'trains', 'little steam engine'],
  [/\b(?:hot wheels|lightning mcqueen|cars movie|blaze and the monster)\b/iu, 'racing cars', 'racing car'],
  [/\b(?:super mario|mario kart|luigi|sonic the hedgehog|zelda|nintendo)\b/iu, 'jumping games'],
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
  [/\b(?:lilo and stitch)\b/iu, 'a visitor from space', 'alien'],
  [/\b(?:sylvanian families|calico critters)\b/iu, 'small woodland animals'],
  [/\b(?:playmobil|squishmallows?|jellycats?)\b/iu, 'toys'],
  [/\b(?:k-?pop demon hunters)\b/iu, 'singers and their songs'],
  [/\b(?:barbies?|bratz|l\.?o\.?l\.? dolls?)\b/iu, 'dolls', 'doll'],
  [/\b(?:toy story|woody)\b/iu, 'toys', 'toy cowboy'],
  [/\b(?:encanto|coco movie|cocomelon)\b/iu, 'music and family']
]

const SEVERAL = /\b(?:and|patrol|avengers|masks|turtles|transformers|octonauts|dalmatians|trolls|ponies)\b/iu
/** More than another thing beside it. */
const SAYS_MORE = String.raw` (?!and\b|with\b|meets?\b|plus\b|vs?\b|versus\b|movie\b|story\b|game\b|party\b)\p{L}+ \p{L}`

/** Each story of its own asks a wish for its brands, so their patterns are compiled once. */
const PATTERNS = BRANDS.map(([sign, concept, who]) => {
  const one = `(?:(?:the|an?) )?(?:${sign.source})`
  return {
    concept,
    who,
    anywhere: new RegExp(sign.source, 'giu'),
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

/** What is left of a wish without anybody’s creations. */
export function withoutBrands(text: string): string {
  return PATTERNS.reduce((left, { anywhere }) => left.replaceAll(anywhere, ' '), text)
}

/** What is free of them in their place: “wizards” of the boy with the scar. */
export function inFreeWords(text: string): string {
  return PATTERNS.reduce((told, { anywhere, concept }) => told.replaceAll(anywhere, concept), text)
}

/**
 * “Spider-Man loses his mask” is told of a superhero, and “Bluey and Bingo go camping” of two dogs. What names nothing but
 * them stays as it was typed, and so does whoever of the family is called like one of them.
 */
export function toldOfAnybody(wish: string, names: readonly string[]): string {
  const family = new Set(names.map((name) => name.toLowerCase()))
  return PATTERNS.reduce((told, { who, doesMore, twoDoMore }) => {
    if (who === undefined) return told
    return told
      .replace(twoDoMore, `two ${who}s`)
      .replace(doesMore, (name) => (family.has(name.toLowerCase()) ? name : anyOfKind(name, who)))
  }, wish)
}

/** “A superhero” of one, “two dogs” of two, “some dogs” of a patrol. */
function anyOfKind(name: string, who: string): string {
  if (SEVERAL.test(name)) return `${/ and /iu.test(name) ? 'two' : 'some'} ${who}s`
  return `${/^[aeiou]/u.test(who) ? 'an' : 'a'} ${who}`
}
