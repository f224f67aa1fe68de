import { withArticle } from '../language/common-nouns.ts'
import { CREATURE_WORDS, NAME_WORDS, PET_WORDS, TOY_WORDS } from '../language/family-words.ts'
import { KIN } from '../language/kin-patterns.ts'
import { inPlainWords } from '../language/stranger-rewrites.ts'
import { baseOfVerb, thirdPerson, verbForms } from '../language/verb-forms.ts'
import { isEnglishWord, isKnownWord, isName, tagsOfWord } from '../language/word-list.ts'
import { wordPattern } from '../word-pattern.ts'
import { mislaidOf } from './kinds/visitor-mislaid.ts'
import { inShort } from './said-in-short.ts'
import { isAlive, isThing } from './sorts-said.ts'

/** “A crane, the building kind”: which of two a parent means, and no part of the tale; a request writes brackets as a comma. */
const GLOSS =
  /,? ?\(?(?<=[,(] ?)(?:(?:i mean|as in|like|not) )*(?:the|an?) (?:\p{L}+ ){0,2}(?:kind|sort|type|ones?|animals?|birds?|machines?|toys?)\)?(?=[.!]*$)/iu
const SUPER_HERO = /\bsuper[ -]hero(?=e?s?\b)/giu

const LEFT_ONES = [
  ...TOY_WORDS.filter((word) => !word.endsWith('s')),
  'toy \\p{L}+',
  'soft toy',
  'cuddly \\p{L}+',
  'stuffed \\p{L}+',
  'teddy bear',
  'bunny',
  'toy bunny',
  'puppet',
  'glove',
  'scarf',
  'suitcase',
  'parcel',
  'lunchbox',
  'wellie',
  'welly',
  'boot',
  'spoon',
  'book',
  'hat',
  'cardigan',
  'jumper',
  'robot'
]
/** “A teddy gets left on the number 12 bus and has to find his way home”. */
const LEFT = wordPattern(
  String.raw`^(?<who>(?:(?:an?|the|one|my|his|her) )?(?:\p{L}+ )?(?:${LEFT_ONES.join('|')}))(?: (?:who|that))?(?: (?:gets|got|is|was|has been|accidentally gets|accidentally got))? (?:left(?: behind)?|forgotten)(?<where> (?:on|in|at|under|behind) (?:an?|the|our) (?:[\p{L}\p{N}]+ ){0,2}(?:bus|train|tram|ferry|boat|plane|taxi|coach|underground|tube|metro|park|beach|playground|library|cafe|café|shop|shops|supermarket|swimming pool|pool|zoo|farm|museum|bench|swings?|slide|station|bus stop|airport|campsite|seat|wall|woods?|forest|field))?(?: (?:by accident|by mistake|behind))?(?<more>,? (?:and|but|so|who|then|has to|must|needs to|tries to) .+)?[.!]*$`,
  'iu'
)
/** What comes after it may be that it goes home, or is missed, and nothing worse. */
const GOES_HOME =
  /^,? (?:(?:and|but|so|who|then|now|it|he|she) )*(?:has|had|must|needs|wants|tries|tried|finds?|found|gets?|got|goes|went|comes|came|travels?|makes?|made|looks?|looked)(?: to)?\b.*\b(?:home|back|way)\b(?: (?:home|again|alone|to (?:his|her|its|the) \p{L}+|(?:on|by|all by) (?:his|her|its) own|by (?:himself|herself|itself)))*[.! ]*$/iu

const RIDDEN: Readonly<Record<string, readonly string[]>> = {
  rides: ['scooter', 'bike', 'bicycle', 'trike', 'tricycle', 'skateboard', 'unicycle', 'pony', 'horse', 'donkey', 'unicorn', 'camel', 'dragon', 'motorbike', 'sledge', 'balance bike'],
  flies: ['rocket', 'spaceship', 'plane', 'aeroplane', 'helicopter', 'balloon', 'magic carpet', 'flying carpet', 'broomstick', 'broom'],
  drives: ['car', 'digger', 'tractor', 'train', 'bus', 'truck', 'fire engine', 'lorry', 'racing car', 'go kart', 'go-kart', 'van', 'monster truck'],
  sails: ['boat', 'ship', 'pirate ship', 'canoe', 'submarine', 'raft']
} // prettier-ignore
/** “Isla and her scooter go to the north pole”: a scooter goes nowhere without a rider. */
const GOES_WITH = wordPattern(
  String.raw`^(?<who>\p{L}+) (?:and|with|on|in) (?<own>(?:his|her|their|my) (?:(?!and\b)\p{L}+ )?)(?<what>${Object.values(RIDDEN).flat().join('|')}) (?:go|goes|going|travel|travels|ride|rides|fly|flies|drive|drives|sail|sails|zoom|zooms|head|heads|set off|sets off)(?: (?:off|all the way|on (?:a trip|a journey|an adventure|holiday)))? (?<to>(?:to|round|around|through|across|over|into|up|down) \p{L}.*)$`,
  'iu'
)

/** “Isla and her teddy go to the moon”: it is the teddy that has to be taken there. */
const WITH_TOY = wordPattern(
  String.raw`^(?<who>\p{L}+) (?:and|with) (?:his|her|their|my) (?<toy>(?:toy |cuddly |favourite )?(?:teddy|teddy bear|doll|bunny|robot|rag doll|bear|rabbit|monkey|dinosaur|unicorn|penguin|elephant|lion|dragon)) (?:go|goes|travel|travels|fly|flies|sail|sails) (?:on holiday )?(?<to>to (?:the )?\p{L}[\p{L} ]*)$`,
  'iu'
)

/** “The queen’s missing crown”, “the mystery of the witch’s lost wand”: the owner has lost it. */
const SOMEBODYS_LOST =
  /^(?:(?:the )?(?:case|mystery|tale|story) of )?(?:the|an?) (?<who>(?:\p{L}+ )?\p{L}+)['’]s (?:missing|lost) (?<what>\p{L}+(?: \p{L}+)?)[.!]*$/iu
const SHE = /(?:queen|princess|fairy|witch|mermaid|ballerina|lady|mother|woman|girl)$/iu
const HE = /(?:king|prince|wizard|knight|pirate|captain|santa|father|man|boy)$/iu

/** In two words: “waiting for daddy to come home from work” is another matter. */
const HOME_WORK =
  /(?<=(?:^|(?:his|her|my|their|our|the|doing|does|do|did|done|hates?|more|maths|with|about) ))home work(?!\p{L})/giu

/** “He doesn’t like the hoover”: of a loud machine it is said as of who hates it. */
const DISLIKES_MACHINE = wordPattern(
  String.raw`^(?<who>(?:\p{L}+ )?)(?:doesn['’]?t|does not|do not|don['’]?t) (?:really |much )?like (?=(?:the |those |our |loud |noisy |big )*(?:(?:hand|hair) ?dr[iy]ers?|hoover|vacuum cleaner|blender|mixer|lawn ?mower|leaf blower|washing machine|drill|coffee machine|food processor)(?!\p{L}))`,
  'iu'
)

/** “Rice that got a bit burnt” is burnt; how much a child feels is left to it. */
const A_BIT =
  /(?<= )(?:(?:just )?a (?:little |tiny |wee )?bit|slightly|ever so) (?=(?:too )?(?!nervous|worried|scared|afraid|shy|sad|anxious|cross|angry|jealous|upset|lonely|tired|unsure|poorly|ill|sick|frightened|embarrassed|ashamed|confused|overwhelmed|broken|hurt|better|more|less|like|of|by|on|in|at|the|and|but)(?:\p{L}+(?:ed|en|nt|ky|gy|ly)|broken|wet|late|loud|big|small|long|short|tight|old|hot|cold|wild|crooked|odd|silly|bent|torn|lost)(?!\p{L}))/giu

const A_CREATURE = String.raw`^((?:an?|the|one) (?!(?:\p{L}+ ){0,2}(?:child|boy|girl|man|woman|lady|friend|baby)\b)(?:\p{L}+ ){0,2}\p{L}+)`
/** “A polar bear with an ice cream van”, which is there to sell ice creams. */
const WITH_ICE_CREAM = wordPattern(
  String.raw`${A_CREATURE} (?:with|in|who (?:has|drives)) an ice[ -]?cream (?:van|truck|cart|trolley)[.! ]*$`,
  'iu'
)
/** What is done with a vehicle of each kind, in the order of `WITH_VEHICLE`. */
const VEHICLE_VERBS = ['rides', 'drives', 'flies', 'sails'] as const
/** “A mouse with a tiny motorbike”, which is ridden. */
const WITH_VEHICLE = wordPattern(
  String.raw`${A_CREATURE} (?:with|who (?:has|has got|gets|got)) (?:(an? (?:\p{L}+ ){0,2}(?:skateboard|scooter|motorbike|motorcycle|bike|bicycle|tricycle|unicycle|surfboard|sledge|sled|snowboard|pony|camel))|(an? (?:\p{L}+ ){0,2}(?:car|bus|lorry|truck|van|tractor|digger|bulldozer|taxi|fire engine|steamroller|train|tram|jeep|go-?kart|limousine|tuk[ -]?tuk|rickshaw))|(an? (?:\p{L}+ ){0,2}(?:plane|aeroplane|helicopter|rocket|spaceship|hot[ -]air balloon|jet|ufo))|(an? (?:\p{L}+ ){0,2}(?:boat|ship|canoe|raft|yacht|submarine|rowing boat)))[.! ]*$`,
  'iu'
)
/** Of a monster who is afraid of me nothing is told of me. */
const AFRAID_OF_US =
  /^(?<afraid>(?:an?|the) (?!(?:\p{L}+ ){0,2}(?:child|boy|girl|baby|man|woman|lady|friend)\b)(?:\p{L}+ ){1,3}(?:(?:who|that)(?:[’']s| is| was) |is )?(?:afraid|scared|frightened|terrified)) of (?:me|us|kids|children|humans?|little (?:kids|boys|girls)|(?:small )?(?:boys|girls)|toddlers)[.! ]*$/iu
/** What a relative did who came to see us. */
const CAME_AND = wordPattern(
  String.raw`^(?<who>(?:my |our )?(?:${KIN})(?: (?!(?:came|comes)\b)\p{L}+)?) (?:came|comes) (?:round|over|by|to (?:tea|dinner|lunch|supper|visit|see us)|for (?:tea|dinner|lunch|supper|a visit)) and (?=(?!left|went|sat|slept)\p{L}+(?:ed|t|nt|ke|de)\b)`,
  'iu'
)

/** A wish in the words that more of the rules know; any other as it is. `names` are of the family. */
export function saidPlainly(typed: string, names: readonly string[]): string {
  // “A lion, a mouse, a bird” is a list.
  const isGloss = (typed.match(/,/gu)?.length ?? 0) <= 1
  const wish = (isGloss ? typed.replace(GLOSS, '') : typed).replaceAll(SUPER_HERO, 'superhero')
  const plain = inShort(wish)
    .replace(TOLD_HOW, '')
    .replaceAll(A_BIT, '')
    .replace(WITH_ICE_CREAM, (said, who: string) => (isAlive(who) ? `${who} who sells ice cream` : said))
    .replace(WITH_VEHICLE, (said, who: string, ...vehicles: (string | undefined)[]) => {
      const at = VEHICLE_VERBS.findIndex((_, each) => vehicles[each] !== undefined)
      return at >= 0 && isAlive(who) ? `${who} who ${VEHICLE_VERBS[at] ?? ''} ${vehicles[at] ?? ''}` : said
    })
    .replace(AFRAID_OF_US, '$<afraid> of people')
    .replace(CAME_AND, '$<who> ')
    .replace(RATHER, '$<who>wants to ')
    .replace(ARE_FRIENDS, (_, one: string, other: string) => `${withArticle(one)} and ${withArticle(other)}`)
    .replace(HAS_BEEN, (said, who: string, doing: string) => {
      const base = verbForms(doing)?.base
      return base === undefined ? said : `${who} ${thirdPerson(base)}`
    })
    .replace(PRAISED, '$<whose> ')
    .replace(WHO_STOLE, 'the stolen $<what>')
    .replace(DETECTIVE_FIRST, (_, who: string) => `${withArticle(who)} detective`)
    .replace(DETECTIVE_AND, '$<who> who solves the mystery of $<what>')
    .replace(THOUGHT_OF, (said, who: string, what: string) => (isOfFamily(who, names) ? what : said))
    .replace(LOSES_ANIMAL, '$<who> looks for ')
    .replace(PICKED_FOR, '$<what>')
    .replace(WONT_AND_WONT, '$<first>')
    .replace(THE_ONE_WHO, 'a ')
    .replace(AND_PRINCESS, '$<who>')
    .replace(NOWHERE_TO, '$<who> looks for a place to $<do>')
    .replace(HOME_WORK, 'homework')
    .replace(DISLIKES_MACHINE, '$<who>hates ')
    .replace(WONT_BRUSH, 'does not want to brush $<whose> teeth')
    .replace(WANTS_OTHER, '$<who> who wants ')
    .replace(WANTS_AWAY, '$<who> goes ')
    .replace(
      WORKS_AT,
      (_, who: string, how: string, place: string) =>
        `${who}who ${/^wants?/iu.test(how) ? 'wants to be' : 'works as'} ${WORKS[place.toLowerCase().replaceAll(/[’']/gu, '')] ?? place}`
    )
    .replace(BABY_CRIES, 'our new baby')
    .replace(TRIES_DOING, (said, doing: string) => baseOfVerb(doing) ?? said)
    .replace(BUT_ONLY, '$<does> $<which>')
    .replace(BUT_MADE_OF, '$<who> $<made>')
    .replace(WORKING, (said, who: string, where: string) =>
      isAlive(who) ? `${withArticle(who)} who works ${where}` : said
    )
    .replace(GOES_ALONE, '$<does>')
    .replace(WAS_IN_PLAY, '$<who> played ')
    .replace(ANIMAL_OF_SOMEBODY, (_, of: string) => `${withArticle(of)} `)
    .replace(THING_OF_KIN, (owned, what: string) => (isThing(what) ? `${withArticle(what)} ` : owned))
    .replace(WITH_HICCUPS, (said, who: string) =>
      isAlive(who) || isThing(who.split(' ').at(-1) ?? '') ? `${withArticle(who)} who has the hiccups` : said
    )
    .replace(BACK_AGAIN, '$<who> is ')
    .replace(MOVES_TO, (said, to: string) => (isCountry(to) ? 'moving to another country' : said))
  return taleLost(plain) ?? leftBehind(plain) ?? ridden(plain, names) ?? lostBySomebody(plain) ?? plain
}

/** A person who is missing, or of whom a child tells by a drawing, may be a real one. */
const PEOPLE = String.raw`(?:${KIN}|m[ae]n|wom[ae]n|lady|ladies|guy|boys?|girls?|child|children|kids?|bab(?:y|ies)|toddlers?|person|people|strangers?|neighbours?|teachers?|friends?)(?!\p{L})`
/** “A wheelbarrow who would rather be a boat”, “a door that wonders what it’s like to be green”. */
const RATHER = wordPattern(
  String.raw`^(?<who>(?!(?:\p{L}+ ){0,3}${PEOPLE})(?:(?:an?|the|one) )?(?:\p{L}+ ){1,6}?(?:(?:who|that|which) )?)(?:would (?:much |really )?(?:rather|prefer to)|(?:wants? to know|wonders|would like to know) (?:what it (?:is|feels|would be)|what it[’']s|how it feels) (?:like )?to) (?=be (?!not(?!\p{L})))`,
  'iu'
)
const MISSING = String.raw`the (?:\p{L}+ )?(?:missing|stolen|lost|vanished|disappearing|vanishing) (?!(?:\p{L}+ )?${PEOPLE})`
const CASE_OF = '(?:the (?:case|mystery) of )?'
/** “A kid detective and the missing cake”: what a detective does with it needs no saying. */
const DETECTIVE_AND = wordPattern(
  String.raw`^(?<who>(?:an?|the|two) (?:\p{L}+ ){0,3}(?:detectives?|inspectors?|sleuths?|spy|spies)(?: (?:called|named) \p{L}+)?) and ${CASE_OF}(?<what>${MISSING}\p{L}+(?: \p{L}+)?)[.! ]*$`,
  'iu'
)
/** “A detective duck and …” */
const DETECTIVE_FIRST = wordPattern(
  String.raw`^(?:an?|the) (?:detective|inspector) (\p{L}+)(?= and ${CASE_OF}${MISSING})`,
  'iu'
)
/** “He drew a machine that snores for grandpa”: the story is of what was thought of. */
const THOUGHT_OF = wordPattern(
  String.raw`^(?<who>he|she|they|i|we|(?:my|our) (?:\p{L}+ )?\p{L}+|\p{L}+) (?:(?:has|have|just|also) )*(?:drew|drawn|invented|designed|made up|came up with|dreamt up|dreamed up) (?<what>an? (?!(?:(?!(?:that|who|which) )\p{L}+ ){0,3}${PEOPLE})(?:\p{L}+ ){1,4}(?:(?:called|named) (?:the )?\p{L}+ )?(?:that|who|which) .+)$`,
  'iu'
)
const OF_FAMILY = wordPattern(String.raw`^(?:he|she|they|i|we|(?:my|our) .+|${KIN})$`, 'iu')

/** With a capital letter also “Who” and “Penguin” begin. */
function isOfFamily(who: string, names: readonly string[]): boolean {
  if (OF_FAMILY.test(who) || isOf(names, who)) return true
  const word = who.toLowerCase()
  return (
    isName(word) || NAME_WORDS.includes(word) || (/^\p{Lu}/u.test(who) && !isKnownWord(word) && !isEnglishWord(word))
  )
}

/** “A pirate who loses his parrot in Tesco”: an animal is not put down anywhere, so it is looked for. Of a child it is news. */
const LOSES_ANIMAL =
  /^(?<who>(?:an?|the) (?:\p{L}+ ){0,2}?(?:pirate|witch|wizard|princess|prince|queen|king|knight|fairy|farmer|cowboy|cowgirl|giant|viking|astronaut|clown|captain|magician|elf|mermaid|dragon|robot|superhero)(?: (?:called|named) \p{L}+(?: \p{L}+)?)?) (?:(?:who|that) )?(?:loses|lost|has lost|can[’']?t find|cannot find) (?=(?:his|her|its) (?:\p{L}+ )?(?:parrot|cat|owl|frog|toad|monkey|horse|pony|unicorn|dragon|dog|sheep|sheepdog|donkey|camel|reindeer|mouse|hamster|penguin)(?: (?:in|at|on|under) .{2,30})?[.! ]*$)/iu

/** “How a little penguin learns to blow her nose” is a tale; how it got its stripes is asked. */
const TOLD_HOW =
  /^how (?=(?:an?|the|one|two|three|some) (?:\p{L}+ ){0,3}?\p{L}+ (?:learns?|learnt|learned|finds?|found|meets?|met|saves?|saved|becomes?|became|wins?|won|loses?|lost|helps?|helped)(?!\p{L}))(?!.*\?)/iu

/** “The drum and the spoon are best friends”: of two there are stories of what friends do. */
const ARE_FRIENDS =
  /^(?:the|an?) (\p{Ll}+(?: \p{Ll}+)?(?<!s)) and (?:the|an?) (\p{Ll}+(?: \p{Ll}+)?(?<!s)) (?:who )?are (?:(?:best|good|great|secret) )?friends(?:,? (?:but|and) no ?(?:body|one) knows)?[.!]*$/u

/** “A tuatara who has been waiting a hundred years” waits. */
const HAS_BEEN =
  /^((?:(?:an?|the|one) )?(?:\p{L}+ ){1,5}?(?:who|that|which)) (?:(?:has|had) (?:always )?been|is (?:still|always)) (waiting|practising|looking|searching|saving|collecting|building|knitting|learning|growing|sleeping)(?!\p{L})/iu

/** “Grandma’s teapot who is scared of the kettle”: it is the teapot who is, and none of the family. */
const THING_OF_KIN = wordPattern(
  String.raw`^(?:(?:my|our|the) )?(?:${KIN})[’']?s (?:\p{L}+ ){0,2}?(\p{L}+) (?=(?:who|that) \p{L})`,
  'iu'
)

/** “Camel with sand hiccups”: there is a story of any creature that has them. */
const WITH_HICCUPS = /^(?:an? )?((?:\p{L}+ )?\p{L}+) with (?:the )?(?:\p{L}+ )?hic(?:cup|cough)s(?=$|[.,!?])/iu

/** “Dad back from the ship on friday” */
const BACK_AGAIN = wordPattern(
  String.raw`^(?<who>(?:(?:my|our) )?(?:${KIN})) (?:(?:finally|at last|already) )?(?=(?:back|home)(?: from| after| on| today| tomorrow| tonight| again|$))`,
  'iu'
)

/** “We are moving to Canada”: of the country no story knows enough. */
const MOVES_TO =
  /^(?:(?:we|our family)(?:[’']re|[’']ve| are| have| will be)? (?:just |going to |about to )?)?mov(?:e|ed|ing)(?: house| home)?(?: from \p{L}+)? to (?:the )?((?:new |south |north |saudi |sri |costa )?\p{L}+)(?=$|[.,!]| (?:next|in|this|soon|on|for)(?!\p{L}))/iu

function isCountry(place: string): boolean {
  return tagsOfWord(place.toLowerCase()).includes('Country')
}

/** “Abuelita’s magic tortillas”: how good hers are is praise, but for what is magic by itself. */
const PRAISED =
  /^(?<whose>(?:(?:my|our) )?\p{L}+[’']s) (?:magic|magical|special|famous|yummy|delicious|homemade) (?=\p{L}+s[.!]*$)(?!(?:shoes|boots|wellies|slippers|socks|hats|gloves|glasses|wands|beans|potions|carpets|doors|trees|paints|pencils|crayons|toys|powers|keys|books|seeds|stones|words|spells|tricks|wings|fingers|days)[.!]*$)/iu
/** “The cat who stole the sausages” is a title, and no cat that lives here. */
const THE_ONE_WHO = wordPattern(String.raw`^the (?=(?:\p{L}+ )?(?:${PET_WORDS.join('|')}),? (?:who|that|which) )`, 'iu')
/** “A hedgehog who can’t find anywhere to sleep for the winter” */
const NOWHERE_TO =
  /^(?<who>an? (?:\p{L}+ ){0,2}\p{L}+) (?:who|that) (?:(?:can[’']?t|cannot|can not|couldn[’']?t|could not) find (?:anywhere|somewhere|a place|any place|nowhere)|has nowhere|had nowhere) to (?<do>sleep|hide|nest|rest|land|park|lie|sit|nap|hibernate|dance|swim|practise|play)(?: (?:for|in|through) (?:the )?(?:whole )?winter| tonight)?(?=$|[.,!?])/iu
/**
 * Of brushing teeth there is a story for each who will not; one who is fed up with a deed is told as one who cannot
 * stop it.
 */
const WONT_BRUSH =
  /^(?:(?:an?|the) )?(?:\p{L}+ )?(?:princess|prince|knight|king|queen|pirate|superhero|fairy|mermaid|boy|girl|child) (?:who|that) (?:doesn[’']?t|does not|didn[’']?t|won[’']?t|will not|refuses to|hates to|never)(?: (?:want|like) to)? (?:brush|clean)(?:es|s)? (?<whose>her|his) teeth[.! ]*$/iu
/** “Fairy princess”: she has wings all the same. */
const AND_PRINCESS =
  /(?<=^(?:an? |the |some )?(?:little |beautiful )?)(?<who>fairy|unicorn|dinosaur|dragon|pony) (?:princess(?:es)?|queens?)(?=(?:$|[.,!?]| (?:and|who|that|with|in)(?!\p{L})))/iu
/** “A princess who doesn’t want a prince she wants a submarine” */
const WANTS_OTHER =
  /^(?<who>(?:an? )?(?:\p{L}+ ){0,2}\p{L}+) (?:who|that) (?:doesn[’']?t|does not|didn[’']?t) want (?:an?|any|the|to be) [^,.;]{2,30}?[,.;]? (?:but )?(?:he|she|it|they) (?:only |just |really )?wants? (?=\p{L})/iu
/** “A snowman that wants to go on holiday”: in the story of it he goes, for it cannot be tried out on a rug. */
const WANTS_AWAY =
  /^(?<who>an? (?:\p{L}+ ){0,2}\p{L}+) (?:who|that) (?:(?:really|always|only|badly|so) )*(?:wants?|wanted|would like|longs?|dreams? of|hopes?)(?: to)? (?:go(?:ing)?) (?=on (?:(?:a|his|her|its|an?) )?(?:summer |winter |beach |long |big )?(?:holidays?|vacation|trip|journey|adventure|cruise)(?!\p{L}))/iu
/** “Octopus working in a post office”. */
const WORKING = /^(?:an? )?(?<who>(?:\p{L}+ )?\p{L}+) working (?<where>(?:in|at|on|as|for) .+)$/iu
/** “A bus that goes to the beach by itself” is no lonely one: it has no driver. */
const GOES_ALONE =
  /^(?<does>(?:an?|the) (?:\p{L}+ )?(?:bus|car|train|tram|van|lorry|truck|tractor|digger|boat|ship|plane|rocket|bike|bicycle|scooter|skateboard|pram|trolley|suitcase|umbrella|kite|balloon|broom|sledge) (?:that|which|who) (?:goes|drives|flies|travels|sails|rides|rolls|runs|went|drove|flew|sailed|rolled) .+?) (?:all )?(?:by itself|on its own|alone)[.!]*$/iu
/** “A dragon but he’s made of bread”. */
const BUT_MADE_OF =
  /^(?<who>(?:(?:an?|the) )?\p{L}+(?: \p{L}+)?),? but (?:he|she|it|they)(?:[’']?s| is| are|[’']re)? (?<made>(?:all |entirely |only )?made (?:out )?of .+)$/iu
/** “Wants to deliver the post but only express letters”: those are what is delivered. */
const BUT_ONLY =
  /(?<does> (?:wants? to \p{L}+|\p{L}+s))(?: (?:the|an?|all|every|any))? \p{L}+,? but only (?!(?:sells?|serves?|makes?|bakes?|cooks?|has|have|stocks?|lends?|buys?|gets?|does|takes?|lets?|comes?|goes|eats?|wants?|knows?)(?!\p{L}))(?<which>(?:(?!(?:at|on|in|when|if|for|with|to|by|because)(?!\p{L}))\p{L}+ ){0,2}\p{L}+s)[.! ]*$/iu
/** “The baby won’t stop crying”: it is about the new baby at home. */
const BABY_CRIES =
  /^(?:the|our|my) (?:(?:new|little) )?baby (?:(?:just )?(?:won[’']?t stop|keeps(?: on)?|never stops|is always|cried|cries|always cries|is crying|crying)(?: crying)?)(?: (?:all night|all day|every night|at night|again|all the time))?[.! ]*$/iu
/** “A mountain who wants to try sitting in a chair” wants to sit in one. */
const TRIES_DOING =
  /(?<=(?:wants?|wanted|would like|would love|longs?|hopes?|decides?|decided) to )(?:try|have a go at|have a try at) (\p{Ll}{2,}ing)(?=$| )/iu
/** One who works there is told as what that one is: of the work there are stories. */
const WORKS: Readonly<Record<string, string>> = {
  dentist: 'a dentist', dentists: 'a dentist', doctor: 'a doctor', doctors: 'a doctor', vet: 'a vet', vets: 'a vet', barbers: 'a hairdresser', salon: 'a hairdresser', 'hair salon': 'a hairdresser', 'ice cream shop': 'an ice cream seller', 'police station': 'a police officer',
  library: 'a librarian', bakery: 'a baker', 'fire station': 'a firefighter', 'post office': 'a postman', zoo: 'a zookeeper', farm: 'a farmer', hospital: 'a doctor', hairdresser: 'a hairdresser', hairdressers: 'a hairdresser', 'train station': 'a train driver', 'swimming pool': 'a lifeguard', pool: 'a lifeguard', cafe: 'a waiter', café: 'a waiter', 'chip shop': 'a cook', 'fish and chip shop': 'a cook', chippy: 'a cook', 'burger bar': 'a cook', takeaway: 'a cook', restaurant: 'a chef', garage: 'a mechanic', school: 'a teacher', circus: 'a clown', lighthouse: 'a lighthouse keeper', supermarket: 'a shopkeeper', shop: 'a shopkeeper', aldi: 'a shopkeeper', lidl: 'a shopkeeper', tesco: 'a shopkeeper', asda: 'a shopkeeper', sainsburys: 'a shopkeeper', morrisons: 'a shopkeeper', waitrose: 'a shopkeeper', woolworths: 'a shopkeeper', coles: 'a shopkeeper', walmart: 'a shopkeeper', mcdonalds: 'a chef', greggs: 'a baker', starbucks: 'a waiter', costa: 'a waiter'
} // prettier-ignore
const WORKS_AT = wordPattern(
  String.raw`^(?<who>(?:an?|the|one) (?:(?!(?:who|that|is|no|not|never|hardly|(?:is|was|do|does|did|wo|ca)n[’']?t) )[\p{L}’'-]+ ){1,3}?)(?:(?:who|that) )?(?:really |only |just )?(?<how>wants? to (?:work|get a job)|wants a job|gets a job|got a job|has a job|(?:is )?working|works) (?:at|in) (?:(?:the|an?|our) )?(?:(?:local|big|little) )?(?<place>${Object.keys(
    WORKS
  )
    .map((place) => place.replace(/s$/u, "[’']?s"))
    .join('|')})[.! ]*$`,
  'iu'
)
/** “He was a tree in the school play” */
const WAS_IN_PLAY =
  /^(?<who>(?:(?:my|our) )?\p{L}+) (?:was|were|got to be|got) (?=(?:(?:an?|the) (?:\p{L}+ )?\p{L}+|\p{L}+ number [\p{L}\p{N}]+) in (?:the|his|her|their|our) (?:(?:school|class|nursery|christmas|nativity|summer) )?(?:play|nativity|show|panto|pantomime|concert|assembly|musical)(?!\p{L}| area| room| ?ground))/iu
/** “Santa’s reindeer has a cold” */
const ANIMAL_OF_SOMEBODY =
  /^(?:santa|father christmas|the queen|the king|a witch|the witch|a pirate|the pirate|a wizard|the wizard)[’']s (?<of>reindeer|cat|owl|parrot|dog|horse|dragon|frog|corgi) (?=(?:has|is|was|gets|wants|can[’']?t|won[’']?t|forgot|forgets|loses|lost)(?!\p{L}))/iu
/** “Who stole the cookies” is a mystery, and no question that the family could answer. */
const WHO_STOLE =
  /^who (?:stole|took|ate|has eaten|has taken|has stolen|nicked|pinched) (?:all )?(?:the|our|my|his|her) (?:last |missing |chocolate )*(?<what>cookies?|biscuits?)(?: (?:from|out of) (?:the|our) (?:\p{L}+ )?(?:jar|tin|kitchen|box|plate))?[.!? ]*$/iu

/** “A dragon gets lost in the city and the kids help him find the parade”: it is told of one who has lost the way. */
const TALE_LOST =
  /^(?<who>(?:(?:an?|the|one) )?(?!(?:my|our|his|her|their)\b)(?:\p{L}+ ){0,3}\p{L}+) (?:gets?|got|is|was) lost(?<where> (?:in|at|on) (?:the |a )?(?:\p{L}+ ?){1,3}?)?,? (?:and|so|then) .+ helps?(?:ed)? (?:him|her|it) (?:to )?(?:find|get|look for) .+$/iu

function taleLost(wish: string): string | null {
  const { who, where = '' } = TALE_LOST.exec(wish)?.groups ?? {}
  const noun = who?.replace(/^(?:an?|the|one) /iu, '')
  if (noun === undefined || !CREATURES.test(noun)) return null
  return `${withArticle(noun)} that lost its way${where}`
}

const CREATURES = wordPattern(String.raw`\b(?:${CREATURE_WORDS.join('|')})$`, 'iu')

function lostBySomebody(wish: string): string | null {
  const { who, what = '' } = SOMEBODYS_LOST.exec(wish)?.groups ?? {}
  if (who === undefined) return null
  const own = SHE.test(who) ? 'her' : HE.test(who) ? 'his' : 'its'
  // A kitten and the like are not put down anywhere, and so not mislaid.
  if (mislaidOf(`lost ${own} ${what.toLowerCase()}`) === null) return null
  return `${/^[aeiou]/iu.test(who) ? 'an' : 'a'} ${who} who has lost ${own} ${what}`
}

const IS_TOY = /(?<!\p{L})(?:teddy|bear|bunny|doll|dolly|blankie|blanket|toy|monkey|elephant|giraffe|lamb|rabbit)$/iu
const IN_SHOP =
  /(?<!\p{L})(?:supermarket|shops?|store|mall|market|caf[eé]|restaurant|hotel|airport|plane|pool|doctor[’']?s|hairdresser[’']?s|petrol station)$/iu

function leftBehind(wish: string): string | null {
  const { who, where = '', more = '' } = LEFT.exec(wish)?.groups ?? {}
  if (who === undefined || (where === '' && more === '') || (more !== '' && !GOES_HOME.test(more))) return null
  // In a shop it was the family that left it there.
  const toy = more === '' && IN_SHOP.test(where) ? IS_TOY.exec(who)?.[0] : undefined
  if (toy !== undefined) return `lost ${toy.toLowerCase()}`
  return inPlainWords(`${who.replace(/^(?:my|his|her) /iu, 'the ')} that lost its way${where}`)
}

function ridden(wish: string, names: readonly string[]): string | null {
  const { who = '', own = '', what = '', to = '' } = GOES_WITH.exec(wish)?.groups ?? {}
  const beside = WITH_TOY.exec(wish)?.groups
  if (beside !== undefined && isOf(names, beside['who'] ?? ''))
    return `${/^e/iu.test(beside['toy'] ?? '') ? 'an' : 'a'} ${beside['toy'] ?? ''} goes ${beside['to'] ?? ''}`
  const name = names.find((each) => isOf([each], who))
  const [verb] = Object.entries(RIDDEN).find(([, all]) => all.includes(what.toLowerCase())) ?? []
  return name === undefined || verb === undefined ? null : `${name} ${verb} ${own}${what} ${to}`
}

function isOf(names: readonly string[], who: string): boolean {
  return names.some((name) => name.toLowerCase() === who.toLowerCase())
}

/** “Hopes she gets picked for the lion dance but she is small”: it is about the lion dance. */
const PICKED_FOR =
  /^(?:(?:he|she|\p{L}+) )?(?:really |so )?(?:hopes?|hoping|wants?|dreams?|dreaming)(?: of| that)?(?: (?:he|she|they))?(?: (?:to|will|might|can|of))?(?: (?:gets?|getting|be|being|is|becoming))? (?:picked|chosen) (?:for|to be in) (?<what>(?:the|a|an) [^,.;!?]+?)(?:,? (?:but|and|even though|although|because) .+)?[.! ]*$/iu
/** “Won’t get out of the bath, won’t get in pjs, won’t get in bed”: where it begins. */
const WONT_AND_WONT =
  /^(?<first>(?:(?:he|she|\p{L}+) )?w[oi]n[’']?t [^,.;!?]+?)(?:[,.;]| and) (?:(?:he|she) )?w[oi]n[’']?t .+$/iu
