/** Sorrows and fears get a quiet story, never a quest; the label is what the story may say aloud. */
const SORROWS: readonly [RegExp, string][] = [
  [
    /\b(?:new (?:baby|sibling|brother|sister)|baby is coming|becoming a (?:big )?(?:brother|sister))\b/iu,
    'somebody new and very small'
  ],
  [
    /\b(?:mov(?:ing|e) (?:house|home|away|to a new)|new (?:house|home|flat|town|city)|leaving home)\b/iu,
    'a new place to live'
  ],
  [
    /\b(?:divorc\w*|separat(?:ed|ion|ing)|two homes|mum and dad (?:fight|argu)\w*|parents (?:fight|argu|split)\w*)\b/iu,
    'two homes'
  ],
  [
    /\b(?:hospital|operation|surgery|cancer|chemo\w*|very ill|sick (?:mum|dad|mom|grand\w*)|dentist appointment)\b/iu,
    'getting well'
  ],
  [
    /\b(?:afraid|scared|fear|frightened|nightmares?|bad dreams?|anxi(?:ous|ety)|worr(?:y|ies|ied)|monsters? under)\b/iu,
    'being brave in the dark'
  ],
  [
    /\b(?:die[sd]?|dead|death|dying|passed away|funeral|heaven|grie(?:f|ving)|miss(?:ing|es)? (?:grand\w*|nan\w*|mum|mom|dad|my|her|him|our)|lost (?:her|his|our|my) (?:grand\w*|nan\w*|mum|mom|dad|dog|cat|pet)|put to sleep)\b|murió|falleció|死んだ|亡くなった|去世|मर गय|توفي/iu,
    'somebody who is missed'
  ],
  [
    /\b(?:bully|bullied|bullying|lonely|no friends|left out|refugees?|deport\w*|prison|foster|adopt(?:ed|ion))\b/iu,
    'a quiet place to be'
  ]
]

export function sorrowLabel(subject: string): string | null {
  return SORROWS.find(([sign]) => sign.test(subject))?.[1] ?? null
}

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
