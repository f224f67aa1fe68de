import { wordsSaid, type RuleOfWords } from './rules-of-words.ts'
import { meantBy } from './said-otherwise.ts'

/** Who may do what a child must not copy. */
const NO_CHILD =
  'teddy|teddies|dolls?|dolly|toys?|lego|playmobil|pretend\\p{L}*|paper|cardboard|wooden|model|socks?|cats?|kittens?|dogs?|pupp(?:y|ies)|mouse|mice|monsters?|dragons?|robots?|penguins?|bears?|frogs?|ghosts?|ducks?|squirrels?|hedgehogs?|snowm[ae]n|aliens?|monkeys?|birds?|caterpillars?|fair(?:y|ies)|elephants?|giraffes?|tortoises?'

/** One of these, as words of their own. */
function said(...ways: readonly string[]): RegExp {
  return wordsSaid(ways.join('|'))
}

interface CopiedHarm extends RuleOfWords {
  /** What makes it no harm, of an animal or a toy as well. */
  harmless: RegExp
}

function unless(harmless: string, players = NO_CHILD): Pick<CopiedHarm, 'harmless' | 'unless'> {
  return { harmless: said(harmless), unless: said(`${players}|${harmless}`) }
}

/** What a child who hears of it might try, and be hurt by. */
export const COPIED_HARM: readonly CopiedHarm[] = [
  {
    label: 'fire, wires, and what is under the sink',
    said: said(
      '(?:stick|sticks|sticking|stuck|poke|pokes|poking|put|puts|putting|push|pushing) (?:(?:a|the|my|his|her|some) )?(?:\\p{L}+ )?(?:forks?|kni(?:fe|ves)|spoons?|fingers?|keys?|pins?|scissors|nails?|wires?) (?:in|into) (?:(?:the|a) )?(?:plug|plugs|plug sockets?|sockets?|toaster|wall socket)',
      'play(?:s|ed|ing)? with (?:(?:the|some|a|my|his|her) )?(?:\\p{L}+[’\']?s )?(?:matches|lighters?|kni(?:fe|ves)|petrol|bleach|needles?|syringes?|razors?|fire(?! (?:engine|truck|station|m[ae]n))|guns?)',
      'lick(?:s|ing|ed)? (?:(?:the|a) )?batter(?:y|ies)|mix(?:es|ing|ed)? (?:(?:the|some|all) )*(?:cleaning|bleach|chemicals)',
      '(?:drinks?|drinking|drank|swallows?|swallowed|licks?|tast(?:es?|ing)) (?:(?:the|some|a) )?(?:\\p{L}+ )?(?:stuff|liquid|bottle|juice|water|potion) (?:from )?(?:under|in) the (?:sink|cupboard|shed|garage)',
      '(?:eats?|eating|ate|takes?|took) (?:(?:the|some|all|my|his|her|of|\\p{L}+[’\']?s) )*(?:tablets|pills|medicines?)|(?:eats?|eating|picks? and eats?) (?:(?:the|some|red|wild|pretty|shiny) )*(?:berries|mushrooms|toadstools) (?:in|from|off|by|on)',
      '(?:lights?|lighting|lit|sets? off|setting off) (?:(?:the|some) )?(?:fireworks?|matches|candles?|bonfire|sparklers) .*(?:alone|own|(?:him|her|my|our|them)sel(?:f|ves)|in (?:the|his|her) (?:kitchen|bedroom|house|bed|den))',
      '(?:daddy|dad|uncle|grandad|grandpa|mum|mummy)[’\']?s (?:real )?gun(?:s)?(?! (?:show|boat))|gun in'
    ),
    ...unless(`water|nerf|bubbles?|match ?day|football|tennis|glue|church|chapel|temple|shrine|mandir|advent|menorah|diyas?`),
    examples: ['sticking a fork in the plug', 'licking the battery', 'mixing the cleaning bottles to make potions', 'playing with matches in the shed', 'drinking the blue stuff under the sink', 'a girl who eats mummys tablets like sweets', 'eating the berries in the lane', 'lighting fireworks in the kitchen by himself', 'daddys gun in the drawer'],
    counterExamples: ['sticking a fork in the pancake', 'playing with conkers in the shed', 'playing with fire engines', 'a monster drinking the blue stuff under the sink', 'eating the berries off my cake with a robot', 'the fireworks in the park', 'i lit the candle at church all by myself']
  },
  {
    label: 'where one falls, is run over or shut in',
    said: said(
      '(?:jumps?|jumped|jumping|leaps?|dives?|diving) off (?:(?:the|a|our|his|her) )?(?:\\p{L}+ )?(?:roofs?|cliffs?|balcony|bridge|window ?sill|garage)',
      '(?:crawls?|crawling|crawled|climbs?|climbing|climbed|hides?|hiding|hid|gets?|getting|shut|shuts|locked|locks|sleeps?|sleeping) (?:(?:myself|himself|herself|me|him|her) )?(?:in|inside|into) (?:(?:the|a|our|an old) )?(?:\\p{L}+ )?(?:freezer|fridge|oven|tumble dryer|dryer|washing machine|car boot|well)',
      '(?:play\\p{L}*|walk\\p{L}*|picnics?|sit\\p{L}*|run\\p{L}*|lie|lying|goes?|going|danc\\p{L}*) .{0,14}(?:railway|train) (?:lines?|tracks?)|(?:on|along|across) the (?:railway|train) (?:lines?|tracks?)',
      '(?:cross\\p{L}*|runs?|running|play\\p{L}*) (?:\\p{L}+ )?(?:the|a) (?:\\p{L}+ )?(?:motorway|road|street|traffic) (?:.* )?(?:on (?:my|his|her|their|our) own|alone|by (?:him|her|my|them|our)sel(?:f|ves)|for (?:fun|an adventure))|cross\\p{L}* the motorway',
      '(?:skateboards?|skateboarding|bikes?|scooters?|skates?|hang(?:s|ing)|holding|holds?) (?:on )?(?:\\p{L}+ )?(?:behind|to the back of|on the back of|on to the back of) (?:(?:the|a) )?(?:moving )?(?:bus|car|lorry|train|tram|van)',
      'fl(?:y|ies|ying) (?:straight )?(?:from|off|out of) (?:the|our|his|her|my) (?:balcony|roof|window)|(?:climb\\p{L}*|gets?|getting|got|sits?|sitting) (?:out )?(?:of the window (?:and )?)?(?:on|onto|on to) the (?:window )?ledge','climb(?:s|ing|ed)? (?:(?:the|a|up|on) )*(?:pylon|crane|scaffold\\p{L}*)|window ?sill to (?:fly|jump)|(?:canal|river|weir|lock|quarry) for a dare|thin ice|swim\\p{L}* .*(?:quarry|river|lake|canal|sea|reservoir) .*(?:by (?:our|my|him|her|them)sel(?:f|ves)|alone|on (?:our|my|his|her|their) own)|(?:plastic|carrier|bin|shopping) bags? (?:on|over) (?:his|her|my|your|the|their) heads?',
      'holds? (?:his|her|their|my) breath (?:till|until) .*(?:faints?|passes out|goes blue|turns blue|drops?|falls?)'
    ),
    ...unless(`bungee|parachute|paraglid\\p{L}*|trains? spotting|model railway|platform|steam|well ?(?:done|ies)`),
    examples: ['a superhero who jumps off the roof like him', 'a boy who crawls in the freezer for fun', 'the pony who goes down to the railway line to play', 'crossing the motorway on his own for an adventure', 'skateboard behind the moving bus', 'ice skating on the pond with thin ice', 'climbing the pylon', 'jumping in the canal for a dare', 'standing on the window sill to fly like peter pan', 'swimming in the quarry by ourselves', 'a plastic bag on his head like an astronaut', 'the boy who holds his breath till he faints', 'climbing in the washing machine to hide', 'he wants to fly from the balcony like superman', 'he keeps climbing out of the window onto the ledge'],
    counterExamples: ['a penguin who sleeps in the fridge', 'jumping off the sofa', 'a sock that hides in the washing machine', 'swimming in the sea', 'a bus behind the moving van', 'going on the steam railway line', 'crossing the road with grandma']
  },
  {
    label: 'a stranger, and a child who runs away',
    said: said(
      '(?:go|goes|going|went|off|walks?|walked|gets? in|got in|getting in)(?: \\p{L}+){0,3} with (?:the|a|this|that) (?:nice |kind |strange |funny |friendly )*(?:man|bloke|stranger|guy)(?! in the moon)|see his (?:pupp(?:y|ies)|kittens?)(?: .*)?$',
      '(?:girl|boy|child|kid|son|daughter|he|she|i) (?:who )?(?:runs?|ran|running|sneaks?|climbs?) (?:away|out)(?: from)? (?:home|at night|in the night|of the window)|sweets from (?:a|the) (?:stranger|man)',
      '(?:girl|boy|child|kid|he|she) (?:who )?(?:gets? in(?:to)?|got in(?:to)?) (?:a|the) (?:stranger|man)[’\']?s (?:car|van)|(?:talks?|talked|chats?) to (?:a|the|this) (?:man|bloke|stranger|guy) (?:on|over) (?:the )?(?:internet|computer|phone|tablet) and meets?'
    ),
    ...unless('ice ?cream|balloon|moon|sweet ?shop|garden|sandwich(?:es)?|circus', 'teddy|teddies|dolls?|toys?|lego|pretend\\p{L}*|socks?|mouse|monsters?|dragons?|robots?|penguins?'),
    examples: ['going with the nice man to see his puppies', 'a girl who runs away from home at night', 'went off with a stranger', 'a boy who gets in a stranger’s car', 'a girl who talks to a man on the internet and meets him'],
    counterExamples: ['going to the shop with a man called dad and a teddy', 'a sock that runs away from home', 'going to the fair with the ice cream man', 'the boy who runs away with the ball']
  }
] // prettier-ignore

/** The same of what only an animal or a character of a tale is said to do, and a child would play after it. */
const COPIED_PLAY = said(
  '(?:drinks?|drinking|drank|drunk on) (?:(?:too much|lots of|all the|all|some|a|his|her|its|the|bottle of|glass of) )*(?:wine|beers?|whisk(?:e?y)|vodka|gin|rum|alcohol|bleach|petrol|paint)',
  '(?:drinks?|drinking|drank|swallows?|swallowed|tast(?:es?|ing|ed)) .{0,30}under the sink',
  "(?:eats?|eating|ate|takes?|taking|took|swallow(?:s|ed|ing)?) (?:(?:the|some|all|a|an|too many|lots of|his|her|its|of|sleeping|\\p{L}+[’']?s) )*(?:pills?|tablets|medicines?|magnets?|batter(?:y|ies)|coins?|marbles?|pins?|needles?)",
  '(?:licks?|lick(?:ed|ing)|touch(?:es|ed|ing)?|pokes?|poked|chews?|chewed|bites?) (?:(?:the|a|an|his|her|its|every) )?(?:\\p{L}+ )?(?:sockets?|plugs?|wires?|cables?|batter(?:y|ies)|heaters?)',
  '(?:cats?|kittens?|dogs?|pupp(?:y|ies)|bab(?:y|ies)|bunn(?:y|ies)|rabbits?|hamsters?|mouse|mice|guinea pigs?|child|boy|girl) (?:(?:is|was|stuck|asleep|alone) )*(?:in|inside) (?:the|a|an|our) (?:washing machine|tumble dryer|dryer|oven|microwave|freezer|fridge)',
  '(?:jump(?:s|ed|ing)?|leaps?|leapt|dives?|dived|climbs?|climbed|flies|flew|fly|flying) (?:(?:straight|right|down) )?(?:off|over|from|out of) (?:(?:the|a|our|his|her|its) )?(?:\\p{L}+ )?(?:roofs?|balcon(?:y|ies)|cliffs?|windows?|bridges?|window ?sill|ledge)',
  '(?:slid(?:es?|ing)) (?:down|off) (?:the|a|every|his|her) (?:\\p{L}+ )?roofs?|(?:on|onto|along|over|out on) the (?:window )?ledge|out on(?:to)? the ice|on(?:to)? the (?:thin|frozen) \\p{L}+',
  '(?:voices?|whispers) (?:in (?:his|her|its|their) head )?(?:that |who )?(?:tell(?:s|ing)?|told|say(?:s|ing)?) (?:him|her|it|them) to',
  "(?:follow(?:s|ed|ing)?|goes? (?:home |off |away )?with|went (?:home |off |away )?with) (?:a|the|this|that|some) (?:(?:nice|kind|friendly|funny) )?(?:stranger|man)(?! in the moon)|(?:in|into) (?:a|the) (?:stranger|man)[’']?s (?:car|van)|(?:man|boy|girl|friend|someone|somebody|guy) (?:(?:he|she) met )?(?:on|from|off) (?:the )?(?:internet|online|roblox|snapchat|discord|tiktok) (?:and )?(?:meets?|met|to meet)",
  "gives? (?:the |little |some )*(?:children|kids|girls?|boys?) (?:sweets|candy|puppies|presents) (?:to|so)|keep(?:s|ing)? (?:a|the|this|their|it) ?secrets? from (?:his|her|their|its|my) (?:mum\\p{L}*|mom\\p{L}*|dad\\p{L}*|mother|father|mama|papa|parents?)|(?:not to|don[’']?t) tell (?:his|her|their|its|my) (?:mum\\p{L}*|mom\\p{L}*|dad\\p{L}*|mother|father|parents?)",
  "(?:rope|string|scarf|belt|cord|lead) (?:tight )?(?:round|around) (?:his|her|its|their|the|my|a) (?:\\p{L}+[’']?s? )?(?:neck|throat)|(?:bags?) (?:on|over) (?:his|her|its|their) (?:head|face)"
)
/** Laundry and toys are washed, a model railway is played with, and none of it is done by a child. */
const NO_PLAY_OF_IT = said(
  'socks?|pants|shirts?|jumpers?|laundry|teddy|teddies|toys?|dolls?|paper|lego|model railway|bungee|parachutes?|paraglid\\p{L}*|chocolate coins?|mushroom soup'
)

/** “Won’t take her medicine”: a grown-up gives it, and it is not wanted; it is all that the wish says. */
export function isGivenMedicine(wish: string): boolean {
  return meantBy(wish) === 'medicine'
}

/**
 * Whether something is done in a wish that a child could copy to its harm, also where an animal does it: “a bear who plays with matches”.
 * It is for no story in which the deed is played, allowed or admired.
 */
export function mayBeCopied(wish: string): boolean {
  if (NO_PLAY_OF_IT.test(wish) || isGivenMedicine(wish)) return false
  return COPIED_PLAY.test(wish) || COPIED_HARM.some((rule) => rule.said.test(wish) && !rule.harmless.test(wish))
}
