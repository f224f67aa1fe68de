/** Other people’s creations stay theirs; the thing that a child loves about them is free. */
const BRANDS: readonly [RegExp, string][] = [
  [/\b(?:minecraft|lego|duplo|roblox|fortnite|tetris)\b/iu, 'building with blocks'],
  [/\b(?:pok[eé]mon|pikachu|digimon|bakugan)\b/iu, 'small friendly creatures'],
  [/\b(?:frozen|anna and elsa|elsa and anna|elsa|olaf)\b/iu, 'snow and ice'],
  [/\b(?:paw patrol|bluey|bingo|scooby[- ]?doo|clifford|101 dalmatians)\b/iu, 'helpful dogs'],
  [/\b(?:peppa(?: pig)?)\b/iu, 'pigs and puddles'],
  [
    /\b(?:spider-?man|batman|superman|avengers|marvel|hulk|iron man|wonder woman|pj masks|ninja turtles)\b/iu,
    'superheroes'
  ],
  [/\b(?:harry potter|hogwarts|hermione)\b/iu, 'wizards'],
  [/\b(?:star wars|yoda|darth vader|lightsaber|buzz lightyear|star trek)\b/iu, 'space'],
  [/\b(?:disney princess|cinderella|rapunzel|barbie)\b/iu, 'a princess and a castle'],
  [/\b(?:thomas the tank(?: engine)?|thomas and friends)\b/iu, 'trains'],
  [/\b(?:hot wheels|lightning mcqueen|cars movie|blaze and the monster)\b/iu, 'racing cars'],
  [/\b(?:super mario|mario kart|luigi|sonic the hedgehog|zelda|nintendo)\b/iu, 'jumping games'],
  [/\b(?:finding nemo|nemo|dory|baby shark|moana|little mermaid|ariel|octonauts)\b/iu, 'the sea'],
  [/\b(?:jurassic (?:park|world)|dino ranch)\b/iu, 'dinosaurs'],
  [/\b(?:how to train your dragon|toothless)\b/iu, 'dragons'],
  [/\b(?:my little pony|twilight sparkle)\b/iu, 'ponies'],
  [/\b(?:winnie the pooh|pooh bear|paddington)\b/iu, 'a small bear'],
  [/\b(?:hello kitty|gabby’?s dollhouse)\b/iu, 'cats'],
  [/\b(?:totoro|ghibli)\b/iu, 'the forest'],
  [/\b(?:the )?gruffal+o\b|\bgruffelo\b/iu, 'a shaggy monster'],
  [/\b(?:the )?lion king\b|\bsimba\b/iu, 'lions'],
  [/\b(?:room on the broom|meg and mog|winnie the witch|the worst witch)\b/iu, 'a witch and a broom'],
  [/\b(?:fireman sam)\b/iu, 'a fire engine'],
  [/\b(?:postman pat)\b/iu, 'the post'],
  [/\b(?:tractor ted)\b/iu, 'tractors'],
  [/\b(?:bob the builder)\b/iu, 'a builder'],
  [/\b(?:hey duggee|duggee)\b/iu, 'helpful dogs'],
  [/\b(?:transformers|optimus prime)\b/iu, 'robots'],
  [/\b(?:numberblocks|alphablocks)\b/iu, 'numbers and letters'],
  [/\b(?:lilo and stitch)\b/iu, 'a visitor from space'],
  [/\b(?:sylvanian families|calico critters)\b/iu, 'small woodland animals'],
  [/\b(?:playmobil|squishmallows?|jellycats?)\b/iu, 'toys'],
  [/\b(?:k-?pop demon hunters)\b/iu, 'singers and their songs'],
  [/\b(?:toy story|woody)\b/iu, 'toys'],
  [/\b(?:encanto|coco movie|cocomelon)\b/iu, 'music and family']
]

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
  for (const [sign, concept] of BRANDS) {
    const free = text.replaceAll(new RegExp(sign.source, 'giu'), '·')
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
