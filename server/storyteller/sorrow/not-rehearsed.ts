import { knownNoun } from '#content/lexicon.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { NO_PLAY } from './no-fun.ts'

/** What a child could copy and be hurt by, or what is no game between a child and another. */
const DANGER =
  /\b(?:guns?|rifle|knife|knives|bombs?|fire(?! (?:engine|truck|station|fighter|brigade))|flames|wine|gin|whisky|whiskey|vodka|beer|alcohol|drugs?|pills?|tablets|medicine|poison|bleach|cigarettes?|vape|smok(?:e|es|ed|ing)|drunk|naked|nude|undress\p{L}*|clothes off|cliffs?|roofs?|bridges?|motorway|highway|traffic|roads?(?! trips?\b)|streets?|ledge|railings?|windows?|railway|train tracks?|canals?|rivers?|lakes?|ponds?|weir|drown\p{L}*|underwater|deep end|(?:with|lights?|lit|strikes?|struck) (?:the |some )?matches|lighters?|candles?|bonfire|fireworks?|fridges?|freezers?|ovens?|cookers?|hobs?|kettle|microwave|washing machine|dryers?|dishwasher|plugs?(?! ?hole)|sockets?|heaters?|wires?|electric\p{L}*|pylons?|balcon(?:y|ies)|chimneys?|ladders?|scaffold\p{L}*|ice(?! (?:cream|lolly|lollies|skat\p{L}*|rink|show|cubes?|palace))|ropes?|neck|noose|berries|mushrooms?|toadstools?|batter(?:y|ies)|scissors|razors?|swords?|gas|petrol|plastic bags?|bin bags?|strangers?[’']?s?|(?:in|into|shares?|shared) (?:an? |the |his |her )?bed with|bath with|kiss\p{L}*|touch\p{L}*|secrets?|steals?|stole|shoots?|shot|spits?|spat|punch\p{L}*|throws? (?:stones|rocks)|threw (?:stones|rocks)|swallow\p{L}*|chok\p{L}*)\b/iu
/** What is made no clown of. */
const SACRED =
  /\b(?:jesus|christ|god|allah|muhammad|mohammed|prophet|buddha|krishna|shiva|ganesha?|moses|abraham|virgin mary|guru|pope|angels?|refugees?|migrants?|asylum|slaves?|slavery|plantation|auschwitz|holocaust|concentration|soldiers?|prisoners?|orphans?)\b/iu
/** What is found, and is part of a body. */
const PARTS_OF_BODIES =
  /\b(?:finds?|found|finding|digs? up|dug up|discovers?|discovered) (?:an?|the|some) (?:\p{L}+ )?(?:hands?|fingers?|foot|feet|arms?|legs?|heads?|eyes?|toes?|hearts?|body|bodies|(?<!dinosaur )bones?|skulls?|skeletons?|graves?|corpse)\b/iu

/**
 * Whether a wish is not for the stories in which a deed is practised, done and admired: danger, harm, what is between a
 * child and a grown-up, and what is sacred or suffered. Other stories are told of it, or none.
 */
export function isNotRehearsed(said: string): boolean {
  const told = said.replaceAll(BEHIND_IT, 'found $1')
  return [DANGER, SACRED, PARTS_OF_BODIES].some((rule) => rule.test(told))
}

/** What comes to the door may be what a child should not climb into or play with. */
const GONE_INTO =
  /^(?:(?:an?|the|one|two|three) )?(?:\p{L}+ ){0,2}?(?:washing machines?|dishwashers?|fridges?|freezers?|kettles?|microwaves?|ovens?|rivers?|lakes?|ponds?|canals?|bridges?|roads?(?! trips?\b)|streets?|windows?|chimneys?|roofs?|ladders?|mushrooms?|toadstools?|candles?|berries|wires?)(?= )/iu
/** “Tells secrets”, “a secret song”: between a thing and the one who hears it. */
const OF_A_THING = /\bsecrets?\b/giu
/** Why the chicken crosses the road every child knows. */
const ITS_ROAD =
  /^(?:an?|the) (?:\p{L}+ ){0,2}?(?:chicken|hen|rooster) (?:who |that )?cross(?:es|ing|ed) (?:every|the|an?|all the) (?:\p{L}+ )?roads?\b/iu

/** “Stole the pavlova”, “pinches one gumboot from every porch”. */
const TAKES =
  /\b(?:st(?:eal|eals|ealing|ole)|pinch(?:es|ed|ing)?|nick(?:s|ed|ing)?|swip(?:e|es|ed|ing)) (?:(?:the|an?|one|all the|some|every|everybody[’']s|everyone[’']s) )?(?:[\p{L}’']+ )??(\p{L}+)(?=$| )/giu
/** What is taken for fun without being a thing or food. */
const TAKEN_FOR_FUN =
  /^(?:jewels|crown|washing|treats|things|moon|stars?|sun|picnic|limelight|show|supper|dinner|lunch|breakfast|homework)$/iu
const TAKEN: readonly NounSort[] = ['thing', 'food', 'stuff']

/** With “take it” for what an animal of a tale may take: a spoon, a sock or a pie, and no money, child or car. */
export function takingNoHarm(said: string): string {
  return said.replaceAll(TAKES, (all: string, what: string) => {
    const sort = DANGER.test(what) ? undefined : knownNoun(what.toLowerCase())?.sort
    return TAKEN_FOR_FUN.test(what) || (sort !== undefined && TAKEN.includes(sort)) ? 'take it' : all
  })
}

/** “A whale swallows a piano”: with a mouth as big as that it is a joke, and nothing that a child could do after it. */
const BIG_MOUTH =
  /^((?:an?|the|one) (?:\p{L}+ ){0,2}?(?:whale|dragon|giant|ogre|troll|monster|hippo|crocodile|alligator|shark|snake|python|pelican|frog|dinosaur|t-rex|kraken|elephant|bear|lion|moon|hoover|vacuum cleaner|bin lorry|goat)(?: who| that| which)?) swallow(?:s|ed)(?= )(?! (?:[\p{L}’']+ ){0,2}?(?:magnets?|buttons?|marbles?|beads?|coins?|batter(?:y|ies)|pins?|keys?|bricks?|pebbles?|stones?|rings?|pills?|tablets?|hair|fingers?|hands?|arms?|village|town|city|people|ship|boat)(?!\p{L}))/iu
/** What is behind it is not in it. */
const BEHIND_IT =
  /\b(?:find|finds|found|discovers?|discovered|spots?|spotted|sees|saw) ((?:an?|the|some) (?:\p{L}+ ){1,3})(?:behind|beside|next to|near) (?:the|our|a) (?:fridge|freezer|washing machine|oven|cooker|dishwasher|dryer|chimney|window|wardrobe)(?!\p{L})/giu

/** The same of what a thing or an animal does that is none of the family’s. */
export function isNotRehearsedOfStranger(said: string): boolean {
  return isNotRehearsed(
    takingNoHarm(said)
      .replace(BIG_MOUTH, '$1 ate')
      .replace(ITS_ROAD, '')
      .replace(GONE_INTO, 'it')
      .replaceAll(OF_A_THING, '')
  )
}

/** Where a thing or an animal may do what a child should not: on its roof a bus grows sunflowers. */
const OUT_OF_REACH =
  /\b(?:roofs?|bridges?|rivers?|lakes?|ponds?|chimneys?|ladders?|traffic lights?|streets?|mushrooms?|toadstools?)\b/giu
const WITH_NO_FALL =
  /\b(?:jump|fall|fell|climb|div(?:e|ing)|dove|balanc|skat|slip|leap|lean|push|throw|threw|burn|alone|lost|rainbow|\binto\b|go(?:es)? down|went down|hid(?:e|ing)?\b|up the|\beat|\bate\b|pick|danc|cross\w* (?:the|a) street|leav|left|dizzy|tak(?:e|es|ing)|took)/iu

/**
 * Whether only the place is not for a child to copy: then it is told by the stories of such a kind of deed, in which no
 * child does it after them.
 */
export function isOutOfReach(said: string): boolean {
  return (
    isNotRehearsedOfStranger(said) &&
    !WITH_NO_FALL.test(said) &&
    !isNotRehearsedOfStranger(said.replaceAll(OUT_OF_REACH, 'place'))
  )
}

/** What a child does in a story, and may do the next day. */
const CHILD_DOES: ReadonlySet<string> = new Set(
  'ride save score win build make draw paint find discover bake sing dance play invent plant grow catch rescue meet teach train befriend tame wear open write read tell count travel fly sail row visit learn knit sew juggle whistle become help feed walk talk borrow buy sell share swap choose collect decorate dig deliver explore fix mend host join land lead look march mix name organise pack perform pick pretend race reach roll send show skate ski solve speak spot stack star tidy try twirl wave weave wheel whisper work negotiate conduct drum fold hop skip hum yodel photograph interview compose design dream drive cook run jump hide climb post audition keep queue see discover hatch steer float eat'.split(
    ' '
  )
)
/** These only as here: who runs a circus has a job. */
const ONLY_SO: Readonly<Record<string, RegExp>> = {
  eat: /^eat (?:an?|the|all the|some) (?:\p{L}+ ){0,2}?(?:cakes?|sandwich(?:es)?|pizzas?|pancakes?|cloud|rainbow|moon|ice cream|spaghetti|soup|pie|jelly|biscuits?|cookies?|doughnuts?|sausages?|broccoli|peas|dumplings?|noodles|dosas?|chapatis?|cheese|toast|watermelon|strawberr(?:y|ies)|bananas?|apples?|mangoe?s?)(?= |$)/u,
  run: /^run (?:an?|the) (?:\p{L}+ )?(?:circus|zoo|cafe|café|shop|bakery|restaurant|hotel|farm|museum|library|train|company|race|marathon|school)\b/u,
  keep: /^keep (?:an?|the) (?:\p{L}+ ){1,3}in (?:his|her|the|an?|their) (?:\p{L}+ )?(?:lunchbox|pocket|drawer|jar|shoebox|hat|schoolbag|teapot|bucket|cupboard)\b/u,
  jump: /^jump (?:over|in|into) (?:the moon|nothing|(?:the |a )?(?:\p{L}+ )?puddles?)\b/u,
  hide: /^hide (?:in|under) the (?:laundry basket|table|blankets?|duvet|covers)\b/u,
  climb: /^climb (?:into (?:a|the) (?:story|book|picture|painting)|(?:the |a )?(?:beanstalk|rainbow|cloud|moon))/u,
  drive:
    /^drive (?:an?|the) (?:\p{L}+ )?(?:train|bus|tram|digger|tractor|rocket|spaceship|fire engine|engine|locomotive|crane|milk float|ice cream van|submarine|boat|ship|taxi|tuk tuk|jeepney|sleigh|lorry|bin lorry)\b/u,
  walk: /^walk (?:the dog|backwards|like|on (?:the moon|a cloud)|(?:an?|the) (?:\p{L}+ )?(?:dog|snail|tortoise|dinosaur|dragon))/u,
  fly: /^fly (?:an?|the|to the moon|to the stars|on|over)\b/u
}

/** Whether a child, or any person, does it in a story without harm; `base` is the verb and all after it. */
export function isDeedOfChild(base: string): boolean {
  const [verb = ''] = base.split(' ')
  // A letter is sad news only of one’s own.
  return (
    !NO_PLAY.test(base.replaceAll(/\bletters?\b/gu, '')) && CHILD_DOES.has(verb) && ONLY_SO[verb]?.test(base) !== false
  )
}

/** Who is known from tales and trades is grown up, and does more than a child may. */
const OF_TALES =
  /\b(?:princess(?:es)?|princes?|queens?|kings?|knights?|witch(?:es)?|wizards?|pirates?|captains?|sailors?|astronauts?|fair(?:y|ies)|el(?:f|ves)|mermaids?|giants?|giantess|magicians?|clowns?|sultans?|emperors?|vikings?|dwar(?:f|ves|fs)|gnomes?|superheroes|superhero|chefs?|bakers?|cooks?|postm[ae]n|farmers?|explorers?|inventors?|detectives?|gardeners?|fisherm[ae]n|tailors?|cobblers?|soldier|seller|keeper|driver|ghosts?|monsters?|trolls?|ogres?|goblins?|skeletons?|vampires?|ninjas?|cowboys?|yetis?|aliens?|grann(?:y|ies))$/iu

/** Whether a character does it in a tale without harm: `base` is the verb and all after it. */
export function isDeedOfTale(who: string, base: string): boolean {
  return (
    OF_TALES.test(who) &&
    !NO_PLAY.test(base.replaceAll(/\b(?:letters?|monsters?|ghosts?)\b/gu, '')) &&
    !PEOPLE.test(base)
  )
}

const PEOPLE =
  /\b(?:girls?|boys?|child|children|kids?|bab(?:y|ies)|toddlers?|m[ae]n|wom[ae]n|lad(?:y|ies)|wi(?:fe|ves)|husbands?|daughters?|sons?|himself|herself|themselves|strangers?)\b/iu
