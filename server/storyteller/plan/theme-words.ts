/** Other people’s creations stay theirs; the thing that a child loves about them is free. */
const BRANDS: readonly [RegExp, string][] = [
  [/\b(?:minecraft|lego|duplo|roblox|fortnite|tetris)\b/iu, 'building with blocks'],
  [/\b(?:pok[eé]mon|pikachu|digimon|bakugan)\b/iu, 'small friendly creatures'],
  [/\b(?:frozen|elsa|anna and elsa|olaf)\b/iu, 'snow and ice'],
  [/\b(?:paw patrol|bluey|bingo|scooby[- ]?doo|clifford|101 dalmatians)\b/iu, 'helpful dogs'],
  [/\b(?:peppa(?: pig)?)\b/iu, 'pigs and puddles'],
  [
    /\b(?:spider-?man|batman|superman|avengers|marvel|hulk|iron man|wonder woman|pj masks|ninja turtles)\b/iu,
    'superheroes'
  ],
  [/\b(?:harry potter|hogwarts|hermione)\b/iu, 'wizards'],
  [/\b(?:star wars|yoda|darth vader|lightsaber|buzz lightyear|star trek)\b/iu, 'space'],
  [/\b(?:disney princess|cinderella|rapunzel|barbie)\b/iu, 'a princess and a castle'],
  [/\b(?:thomas the tank|thomas and friends)\b/iu, 'trains'],
  [/\b(?:hot wheels|lightning mcqueen|cars movie|blaze and the monster)\b/iu, 'racing cars'],
  [/\b(?:super mario|mario kart|luigi|sonic the hedgehog|zelda|nintendo)\b/iu, 'jumping games'],
  [/\b(?:finding nemo|nemo|dory|baby shark|moana|little mermaid|ariel|octonauts)\b/iu, 'the sea'],
  [/\b(?:jurassic (?:park|world)|dino ranch)\b/iu, 'dinosaurs'],
  [/\b(?:how to train your dragon|toothless)\b/iu, 'dragons'],
  [/\b(?:my little pony|twilight sparkle)\b/iu, 'ponies'],
  [/\b(?:winnie the pooh|pooh bear|paddington)\b/iu, 'a small bear'],
  [/\b(?:hello kitty|gabby’?s dollhouse)\b/iu, 'cats'],
  [/\b(?:totoro|ghibli|gruffalo|gruffelo)\b/iu, 'the forest'],
  [/\b(?:toy story|woody)\b/iu, 'toys'],
  [/\b(?:encanto|coco movie|cocomelon)\b/iu, 'music and family']
]

export function brandConcept(subject: string): string | null {
  return BRANDS.find(([sign]) => sign.test(subject))?.[1] ?? null
}
