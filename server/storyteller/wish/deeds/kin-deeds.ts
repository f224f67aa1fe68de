import { anyOf } from '../../language/any-of.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { NO_PLAY } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'

const KIN = anyOf([...KIN_WORDS, 'baby', 'babies'])
const PET = anyOf(PET_WORDS)

/** Play and harmless doing, by the base of the verb. A wish with any other verb may be a family’s worst evening. */
const DEEDS: ReadonlySet<string> = new Set(
  `ride climb juggle sing build dance fly wear bake cook teach learn swim paint paddle race become turn save invent find play
  surf skateboard skate ski sledge cycle sail row drive travel explore discover visit win draw knit sew crochet weave whistle hum
  yodel drum conduct jump hop skip bounce leap spin twirl cartwheel wobble balance tiptoe march parade prance gallop trot glide
  float hover soar zoom snorkel splash slide swing somersault backflip moonwalk tango waltz rap perform tame train rescue collect
  plant grow decorate mend fix repair polish whisk stir ice flip serve make create design catch deal limbo canoe kayak roller-skate
  hula-hoop breakdance tap-dance boogie disco ballet tidy`.split(/\s+/u)
)

/** With these one of the family, or a stranger, may be the other one. */
const WITH_SOMEBODY = /^(?:(?:teach|visit|race) |dance with )/u
export const PERSON =
  'postman|postwoman|milkman|neighbours?|teachers?|boys?|girls?|child|children|kids?|man|men|woman|women|lady|ladies|people|person|friends?|somebody|someone|anybody|everybody|everyone|stranger|boyfriend|girlfriend|husband|wife|partner|police(?:man|woman)?|boss|nurse|doctor|driver|lodger|cleaner'
const SOMEBODY = wordPattern(String.raw`(?<!\p{L})(?:${KIN}|${PERSON})(?![\p{L}-])`, 'iu')
const ANIMAL = wordPattern(String.raw`(?<!\p{L})(?:${PET})(?!\p{L})`, 'iu')
/** With an animal of the house, or as one. */
const WITH_ANIMAL = /^(?:teach|race|ride|dance|become|turn|sing|play|rescue|train|save|find|draw|knit) /u

/** What one may become, beside a thing with “a”. */
const BECOMES =
  /^(?:become|turn) (?:into )?(?:(?:an?|the|half) \p{L}|(?:invisible|tiny|small|huge|enormous|famous|weightless)\b)/u
/** To fly to Poland is to be away. */
const GOES_FAR =
  /^(?:fly|drive|travel|sail|cycle|swim|row|ride) (?:\p{L}+ )?(?:to|from|back) (?:(?:a|the) )?(?-i:\p{Lu})(?!ars|oon|aturn|upiter|enus|luto)/u

/** Whether what one of the family does can be played: `base` is the verb and all after it, `clause` as it was typed. */
export function isKinDeed(base: string, clause: string): boolean {
  const verb = base.slice(0, `${base} `.indexOf(' '))
  if (!(DEEDS.has(verb) || RUNS.test(base)) || NO_PLAY.test(clause) || hasMoreDone(clause)) return false
  if ((verb === 'become' || verb === 'turn') && !BECOMES.test(base)) return false
  if (GOES_FAR.test(base)) return false
  const after = base.slice(verb.length)
  if (OWNED.test(after)) return false
  if (SOMEBODY.test(after) && !WITH_SOMEBODY.test(base)) return verb === 'become' && !KIN_AFTER.test(after)
  return !ANIMAL.test(after) || WITH_ANIMAL.test(base)
}

/** Who runs a circus has a job; who runs may be running from something. */
const RUNS =
  /^run (?:an?|the) (?:\p{L}+ )?(?:marathon|circus|zoo|cafe|café|shop|bakery|restaurant|hotel|farm|museum|library|train)\b/u
/** “Mum’s friend”, “dad’s clothes”. */
const OWNED = wordPattern(String.raw`(?<!\p{L})(?:${KIN})[’']s `, 'iu')
const KIN_AFTER = wordPattern(String.raw`(?<!\p{L})(?:${KIN})(?!\p{L})`, 'iu')

/** “Sings and hides from dad”: what comes after “and” has to be a deed as well. */
function hasMoreDone(clause: string): boolean {
  return [
    ...clause.matchAll(/ and (?<verb>\p{Ll}+(?:s|ed))(?= (?:at|from|to|the|an?|my|our|his|her|in|on|off|out)\b|$)/gu)
  ].some(({ groups }) => {
    const verb = groups?.['verb'] ?? ''
    const bases = [
      verb,
      verb.replace(/s$/u, ''),
      verb.replace(/e[sd]$/u, ''),
      verb.replace(/d$/u, ''),
      verb.replace(/ies$/u, 'y')
    ]
    // “Bakes a cake and biscuits”: a plural at the end is a thing.
    return !clause.endsWith(verb) && !bases.some((base) => DEEDS.has(base))
  })
}

/** Parts of a body: what is done to one is no game. */
export const BODY =
  /\b(?:hands?|face|nose|fingers?|thumbs?|foot|feet|toes?|knees?|hips?|heads?|tongue|eyes?|tooth|teeth|ears?|lips?|mouth|chin|cheeks?|throat|neck|shoulders?|elbows?|ribs?|bones?|skull|spine|forehead|fingernails?|toenails?|arms?|legs?|wrists?|ankles?|muscles?|ligaments?|eardrum|hair|eyebrows?|(?:his|her|my|their) (?:back(?! (?:door|garden|gate|pack|seat))|chest|belly|bottom|skin))\b/iu
/** Of a child’s table: what else is swallowed is a harm. */
const FOOD =
  'cakes?|cupcakes?|biscuits?|cookies?|pancakes?|toast|dinner|supper|tea|breakfast|lunch|pizzas?|sausages?|chips|crisps|sandwich(?:es)?|chocolates?|chocolate|sweets|pudding|pie|crumble|custard|soup|porridge|pasta|spaghetti|rice|curry|noodles|peas|beans|carrots?|potato(?:es)?|roast|gravy|bread|rolls?|buns?|muffins?|brownies|scones?|waffles?|eggs?|omelette|cheese|apples?|bananas?|strawberries|grapes|ice creams?|ice lolly|lolly|lollies|jelly|jam|marmalade|honey|cereal|popcorn|marshmallows?|doughnuts?|gingerbread|naan|roti|chapatis?|samosas?|dumplings?|jollof|stew|burgers?|fish fingers|bacon|yoghurt|trifle|leftovers|last (?:one|slice|piece)'
const EATEN = wordPattern(
  String.raw`^(?:(?:all|the|my|our|his|her|a|an|some|whole|entire|last|first|very|big|birthday|christmas|easter|sunday|apple|school|of|piece|slice|packed|\p{L}+’s) )*(?:\p{L}+ )?(?:${FOOD})(?= |$)`,
  'iu'
)
/** Whether what follows “eat” is food on a child’s table. */
export function isEaten(after: string): boolean {
  return EATEN.test(after)
}

const DRUNK =
  /^(?:(?:all|the|my|our|his|her|a|whole|last|of|cup|glass|\p{L}+’s) )*(?:hot |orange |apple )?(?:milk|juice|squash|lemonade|chocolate|cocoa|milkshake|smoothie|tea|soup|gravy|custard|water)(?= |$)/iu
const IRONED = /\b(?:saucepan|pan|pot|shirts?|tie|trousers|tablecloth|tea towel)\b/iu
const FALLS =
  /^(?:asleep (?:in|on) |(?:off|out of|in|into|through|over) (?:(?:the|my|our|his|her|a) )?(?:\p{L}+ )?(?:bed|sofa|settee|chair|armchair|deckchair|hammock|paddling pool|puddle)(?= |$))/u
const SLIPS = /\b(?:banana|skin|mud|puddle|soap|custard|jelly|peel|butter|marbles?|toy|car|lego|slippers?)\b/iu
const NO_MISHAP =
  /\b(?:police|fire|flames|under|rubble|cliff|sea|river|pond|lake|canal|well|crash|country|family|town|gas|cooker|oven|stove|pram|pushchair|medicine|meds|pills?|tablets|inhaler|insulin|money|savings|licence|balance|faith|hope|patience|marbles|control|weight|glass|nails?|needle|knife|knives|bricks?|drugs?|wine|beer|poison|paint|mushrooms?|battery|batteries|stairs|steps|kerb|ladder|roof|ice|drunk|angry|on purpose|deliberately|hole in)\b/iu

/**
 * Whether what goes wrong is no more than that: `base` is the verb and all after it, `clause` as it was typed. What
 * hurts a person, or is swallowed and no food, and what happens to a person or an animal, is not told with a pan lid.
 */
export function isHarmless(base: string, clause: string): boolean {
  const verb = base.slice(0, `${base} `.indexOf(' '))
  const after = clause.slice(clause.indexOf(' ') + 1)
  if (BODY.test(after) || NO_MISHAP.test(after) || SOMEBODY.test(after.replace(OWNED, ''))) return false
  if (ANIMAL.test(after) && !EATEN.test(after)) return false
  const rule = HARMLESS[verb]
  return rule === undefined || rule.some((each) => each.test(after))
}

const HARMLESS: Readonly<Record<string, readonly RegExp[]>> = {
  eat: [EATEN],
  drink: [DRUNK],
  burn: [EATEN, IRONED],
  fall: [FALLS],
  slip: [SLIPS]
}
