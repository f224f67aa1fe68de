import { anyOf } from '../../language/any-of.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { NO_PLAY } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { BODY, isEaten, PERSON } from './kin-deeds.ts'
import { formsOfVerbs, type VerbForm } from './told-verbs.ts'

/**
 * What a real person whom the family knows, or the family itself, may have done, and a child may do after them in a room. A
 * verb that is not here is not told so: of a real person it may be a family’s worst day.
 */

/** These do no harm, whatever they are done to or with. */
const FREE: ReadonlySet<string> = new Set(
  `act audition babble bake balance befriend boogie bounce breakdance camp canoe cartwheel chalk cheer choose clap coach collect
  colour conduct conjure count craft crochet cycle dance decorate deliver design direct discover draw drum dunk enter entertain
  explore feed fill film float fold gallop giggle grow help hiccup hoot hop host howl hum ice impersonate interview invent
  invite judge juggle kayak knead knit label launch laugh learn limbo load lend borrow make march mend mime miaow mix moo moonwalk
  name narrate negotiate order organise organize outrun outsmart outwit pack paddle paint parade park pedal perform photograph
  picnic pirouette plan plant plait polish post present pretend print quack race rake rap rattle recite record recycle
  referee rehearse repair roar roll row sail sculpt serve sew share shear shuffle sing skate skateboard sketch ski skip
  sledge sneeze snore snorkel solve somersault sort speak spell splash spin sprinkle squeak stack stamp star stir stitch strum stretch surf swap
  sweep swim swing tango tap-dance taste teach tidy tiptoe trade train translate twirl twist type umpire understand unpack
  unwrap vacuum vote waddle waltz warble wash water wave weave weigh wheel whisk whistle wiggle win wink wobble wrap yawn yodel zoom
  wear build play fix rebuild cook measure polish bow curtsy grate knot lace braid thread peel squeeze pour scoop spread lick blend
  copy compose chase answer guess score tame talk tell walk work practise practice`.split(/\s+/u)
)

const THING = String.raw`(?:an?|the|some|one|two|three|four|five|six|ten|all|his|her|their|its|our|my|every)`
const SOMEWHERE =
  '(?:market|shops?|corner shop|sweet shop|library|park|playground|museum|zoo|beach|seaside|sea|farm|circus|fair|funfair|theatre|cinema|pictures|pantomime|ball|disco|carnival|festival|aquarium|garden centre|forest|woods|moon|stars|jungle|desert|north pole|match|concert|picnic|fete|fête|bakery|café|cafe|allotment|skate park|swimming pool|pool|lighthouse|castle|planetarium)'
const CLOTHES =
  '(?:jumper|jersey|sweater|hoodie|t-shirt|costume|sleeping bag|beanbag|armchair|deckchair|paddling pool|cardboard box|tent|hula hoop|welly|wellies|wellington|sock)'

/** These only so: what is taken may be a train or a life. */
const ONLY_SO: Readonly<Record<string, RegExp>> = {
  do: /^do (?!(?:an? |the )?(?:poo|wee|pee|runner|drugs?|time|number|nothing|bad|wrong|something|it)\b)(?:\p{L}+ )*?(?:solo|splits|cartwheels?|handstands?|headstands?|forward rolls?|somersaults?|backflips?|dances?|dancing|raps?|songs?|tricks?|magic|shows?|plays?|puppets?|puppet shows?|karaoke|yoga|ballet|karate|judo|gymnastics|exercises?|star jumps|puzzles?|jigsaws?|crosswords?|experiments?|drawings?|paintings?|impressions?|voices?|accents?|speech|talk|readings?|assembly|race|races|run|fun run|obstacle course|treasure hunt|egg hunt|scavenger hunt|washing up|dishes|hoovering|gardening|weeding|baking|cooking|face paints?|hair|nails|crafts?|sums|maths|counting|worm|floss|twist|conga|moonwalk|limbo|hokey cokey|macarena|wave|dives?|laps?|lengths?|robot|sound effects?|announcements?|register|weather|news|tour|quiz)\b/u,
  get: wordPattern(
    String.raw`^get (?:${THING} )?(?:(?:first|very|own|new|big|best|gold|silver|bronze|yellow|orange|green|blue|purple|brown|red|black|white|swimming|reading|star|main|lead|school|top|full) )*(?:haircut|badges?|belt|medals?|certificate|prize|trophy|cup|stickers?|stars?|rosette|pen licence|part|role|lead|letter from the (?:queen|king)|marks|award)\b|^get stuck in ${THING} (?:\p{L}+ )?${CLOTHES}$`,
    'u'
  ),
  give: wordPattern(
    String.raw`^give (?:(?:me|us|them|everybody|everyone|\p{L}+) )?(?:${THING} )(?:\p{L}+ )*?(?:concert|speech|talk|show|lesson|lessons|tour|present|pumpkins?|apples?|plums?|mangos?|mangoes|tomatoes|marrow|cake|biscuits?|flowers?|books?|high five|stickers?|party|performance|demonstration|cookies|eggs|jam|name|names)\b`,
    'u'
  ),
  go: wordPattern(
    String.raw`^go (?:on ${THING} (?:\p{L}+ ){0,2}(?:ferry|bus|train|tram|boat|ship|steam train|carousel|roundabout|wheel|swings?|slides?|rollercoaster|helter skelter|trampoline|picnic|treasure hunt|bear hunt|bug hunt|safari|adventure|walk|bike ride|boat trip|zip wire|zip line|cable car|gondola|escalator|donkeys?|pedalo|hike|nature walk|night walk)|to (?:the |a )?(?:\p{L}+ )?${SOMEWHERE}|camping|dancing|swimming|paddling|skating|ice skating|roller skating|surfing|sledging|tobogganing|kayaking|canoeing|crabbing|rock ?pooling|bowling|stargazing|puddle jumping|blackberry picking|apple picking|strawberry picking|pond dipping|carol singing|trick or treating|down ${THING} (?:\p{L}+ ){0,2}(?:slide|helter skelter))\b`,
    'u'
  ),
  take: wordPattern(
    String.raw`^take (?:${THING} )(?:\p{L}+ )*?(?:photos?|photographs?|pictures?|selfies?|bow|turns?|steps?|penalty|penalties|ferry|bus|train|tram|boat|dog for a walk|teddy|bear|register|snail|tortoise)\b`,
    'u'
  ),
  lay: /^lay (?:an?|the|her|its|their|one|two|three|four|five|six) (?:\p{L}+ ){0,3}(?:eggs?|table|carpet|bricks?|path)\b/u,
  ring: /^ring (?:an?|the|all the|his|her|every) (?:\p{L}+ )*?(?:bells?|gong|doorbells?)\b/u,
  hit: /^hit (?:an?|the|his|her) (?:\p{L}+ )?(?:six|four|home run|bullseye|high note|top note|jackpot|ball|target|drums?|gong|winning run)\b/u,
  kick: /^kick (?:an?|the|his|her) (?:\p{L}+ ){0,2}(?:ball|football|goal|penalty|winner)\b/u,
  throw:
    /^throw (?:an?|the|his|her) (?:\p{L}+ ){0,2}(?:party|ball|pancakes?|hat|frisbee|boomerang|javelin|discus|confetti|bouquet|snowball)\b/u,
  blow: /^blow (?:\p{L}+ )*?(?:bubbles?|raspberry|raspberries|whistle|trumpet|horn|trombone|tuba|balloons?|dandelions?|kiss(?:es)?|bubblegum|recorder|didgeridoo|vuvuzela|conch|shell)\b/u,
  catch:
    /^catch (?!(?:an? |the )?(?:cold|flu|bug|chicken ?pox|covid|virus|fire|germs?|nits|disease|man|woman|boy|girl|burglar|thief)\b)(?:an?|the|his|her|all|some|two|three|every|falling|snowflakes|raindrops)\b/u,
  find: wordPattern(String.raw`^find (?:out\b|${THING}\b)`, 'u'),
  see: wordPattern(String.raw`^see (?:${THING} )?(?:\p{L}+ )`, 'u'),
  watch: wordPattern(String.raw`^watch (?:${THING} )`, 'u'),
  spot: wordPattern(String.raw`^spot ${THING} `, 'u'),
  hear: wordPattern(String.raw`^hear ${THING} `, 'u'),
  meet: wordPattern(String.raw`^meet ${THING} `, 'u'),
  read: wordPattern(String.raw`^read (?:(?:to|aloud|out|all|me|us|them) )*(?:${THING} )?\p{L}`, 'u'),
  say: /^say (?:hello|thank you|good ?(?:morning|night)|the (?:whole |entire )?alphabet|the tables|a poem|the poem|a tongue twister|supercalifragilisticexpialidocious|cheese)\b/u,
  buy: /^buy (?!(?:an? |the |some )?(?:\p{L}+ )?(?:house|flat|ring|coffin|lottery|drinks?)\b)(?:an?|the|some|two|three|all|only|his|her)\b/u,
  sell: /^sell (?!(?:his|her|their|our|my|the) (?!(?:last|first|whole) )|(?:his|her|its) )(?:only|all|some|an?|out of|lemonade|cakes?|biscuits|\p{L}+s\b)/u,
  open: /^open (?:up )?(?:an?|his|her|their|the) (?:\p{L}+ ){0,3}(?:shops?|café|cafe|stall|restaurant|hotel|bakery|museum|library|zoo|school|stand|salon|barbers?|hairdressers?|bar for \p{L}+|umbrella|parcel|present|box|tin|jar|fair|festival|fete|fête|door|gate|club|bank|post office|gallery|theatre|office|kiosk|parade)\b/u,
  start:
    /^start (?:an?|the|his|her|their) (?:\p{L}+ ){0,3}(?:shop|café|cafe|stall|band|club|hotel|choir|orchestra|circus|museum|library|zoo|collection|parade|disco|dance|game|newspaper|magazine|team|conga|mexican wave|restaurant|bakery|book|farm|garden|detective agency|company)\b/u,
  run: /^run (?:for (?:mayor|president|king|queen|class \p{L}+|school council)|(?:an?|the|his|her|their) (?:\p{L}+ )*?(?:circus|zoo|cafe|café|shop|bakery|restaurant|hotel|farm|museum|library|train|company|marathon|half marathon|race|races|school|stall|bus|ferry|band|club|post office|market|salon|kitchen|relay|railway|disco|bank|cinema|station))\b/u,
  jump: /^jump (?:over|in|into|off|on|through|across) (?:the moon|nothing|(?:an?|the|every|all the|all|\p{L}+) ?(?:\p{L}+ )?(?:puddles?|sofa|trampoline|cushions?|hoops?|leaves|skipping rope|sandpit|pile of leaves|mud))\b|^jump (?:for joy|rope|like \p{L}+)/u,
  hide: /^hide (?:in|under|behind) (?:an?|the|his|her) (?:\p{L}+ ){0,2}(?:basket|table|blankets?|duvet|covers|curtains?|sofa|cushions?|tent|teapot|piano|tuba|tree)\b/u,
  climb:
    /^climb (?:into (?:an?|the) (?:story|book|picture|painting)|(?:the |a )?(?:\p{L}+ )?(?:beanstalk|rainbow|cloud|moon|climbing wall|climbing frame|rope ladder|hill))/u,
  drive:
    /^drive (?:an?|the|his|her) (?:\p{L}+ ){0,3}(?:train|bus|tram|digger|tractor|rocket|spaceship|fire engine|ice cream van|bulldozer|dumper truck|jeepney|tuk tuk|rickshaw|sleigh|hovercraft|submarine|milk float|roller|crane|ferry|bin lorry|steamroller|go-?kart|dodgem|bumper car|combine harvester|snowplough)\b/u,
  fly: /^fly (?:an?|the|his|her|to the (?:moon|stars|sun)|on (?:an?|the)|over (?:the|a))\b/u,
  ride: /^ride (?:an?|the|his|her|on (?:an?|the)|in (?:an?|the)|two|bikes?|without stabilisers|round) ?/u,
  pass: /^pass (?:an?|the|his|her|their) (?:\p{L}+ ){0,3}(?:test|exam|grade|belt|parcel|ball|badge|level|audition)\b/u,
  beat: /^beat (?:an?|the|his|her|\p{L}+) (?:\p{L}+ ){0,2}at (?:chess|snap|draughts|dominoes|cards|table tennis|tennis|snakes and ladders|uno|football|bowling|ludo|carrom|mario kart|hide and seek|a race|connect four|scrabble)\b/u,
  come: /^come (?:first|second|third|fourth|last|top) (?:in|at) (?:an?|the|his|her) (?:\p{L}+ ){0,3}(?:race|competition|contest|show|quiz|spelling bee|parade|relay|sack race|egg and spoon race)\b/u,
  sit: /^sit (?:(?:so|very|really|perfectly|quite) )*still\b/u,
  stand: /^stand (?:on (?:one leg|(?:his|her|their) (?:head|hands|tiptoes?))|(?:so|very) still)/u,
  stay: /^stay up (?:late )?(?:to|for) (?:see|watch|the) ?/u,
  eat: /^eat /u,
  have: /^have (?:(?:an?|the|his|her|some|our|their|first|big|little|very) )*(?:(?:\p{L}+ )?(?:party|disco|race|picnic|sleepover|barbecue|braai|bbq|snowball fight|pillow fight|water fight|water balloon fight|concert|competition|contest|parade|sale|haircut|bake[- ]off|tea party|dance-?off|singalong|sing-song|feast|film night|movie night|pyjama day|campfire|egg hunt|treasure hunt|carnival|show|chips|ice creams?|pancakes|pizza|breakfast|lunch|dinner|supper|tea|hot chocolate|fish and chips|cake))\b/u,
  tell: /^tell (?:(?:me|us|them|everyone|everybody|(?:an?|the|his|her) \p{L}+) )?(?:(?:an?|the|some|his|her|all|only|funny|silly|ghost) )*(?:jokes?|story|stories|riddles?|tales?|fortunes?|time)\b|^tell (?:an?|the) (?:crow|crows|pigeons?|seagulls?|gulls?|cat|fox|squirrels?|moon|wind|rain|goat|parrot|rooster|magpies?) off\b/u,
  talk: /^talk (?:to|with|like|in) (?!(?:an?|the|some) (?:stranger|man|woman|lady|police))/u,
  show: /^show (?:(?:me|us|them|everyone|everybody|\p{L}+) )?(?:(?:an?|the|his|her) )(?!(?:\p{L}+ )?(?:bum|bottom|pants|knickers|willy|chest|tummy|scar|bruises?)\b)/u,
  turn: /^turn into (?:an?|the|frogs|butterflies|birds|mermaids|pirates|penguins) ?\p{L}*/u,
  become: /^become (?:an?|the) \p{L}|^become (?:mayor|king|queen|captain|invisible|tiny|famous)\b/u,
  live: /^live (?:in|inside) (?:an?|the) (?:\p{L}+ )?(?:cupboard|teapot|piano|clock|library|lighthouse|castle|treehouse|wardrobe|pencil case|museum|submarine|windmill|book)$/u,
  join: /^join (?:an?|the|his|her|our) (?:\p{L}+ ){0,2}(?:band|choir|circus|team|orchestra|club|class|parade|dance|ballet class|brownies|cubs|scouts|scottish dancing)\b/u,
  lead: /^lead (?:an?|the|his|her|everybody|everyone) (?:\p{L}+ ){0,3}(?:parade|band|choir|dance|conga|carnival|orchestra|procession|team|way|line|song|singing)\b/u,
  save: /^save (?:an?|the) (?:\p{L}+ ){0,2}(?:penalty|goal|penalties|day|worms?|snails?|bees?|ladybird|hedgehog|butterfly|spider|duckling|frogs?|toads?|kite|cake|show|match)\b/u,
  rescue:
    /^rescue (?:an?|the|two|three) (?:\p{L}+ ){0,2}(?:worms?|snails?|bees?|ladybirds?|hedgehogs?|butterfly|spiders?|ducklings?|frogs?|toads?|kite|teddy|toy|ball|balloon|shoe|hat|kitten|cat|bird|seagull|crab|tortoise|goat|sheep|lamb)\b/u,
  send: /^send (?:(?:me|us|them) )?(?:an?|the|some) (?:\p{L}+ ){0,2}(?:postcards?|parcels?|letters?|drawings?|pictures?|balloon|robot|video|voice message|socks|jumper|box|snowman|rocket)\b/u,
  bring:
    /^bring (?:(?:me|us|them|in|home|\p{L}+) )?(?:an?|the|his|her|some) (?:\p{L}+ ){0,2}(?:snails?|worms?|cakes?|tortoise|hamster|guinea pig|rabbit|parrot|lamb|hen|drums?|pumpkin|snow|shell|shells|fossil|trumpet|spider|caterpillars?|tadpoles|biscuits?|mangoes|samosas|rotis|dosas)\b/u,
  carry:
    /^carry (?:an?|the|all|home|six|five|four|three|two|his|her) (?:\p{L}+ ){0,4}(?:flag|torch|lantern|tray|eggs?|cake|shopping|snail|tuba|drum|banner|cup|pumpkin|cushions?|plates?|balloons?|watermelon|bucket|buckets|bags|books|basket|biscuit)\b/u,
  hold: /^hold (?:an?|the|his|her) (?:\p{L}+ ){0,3}(?:snake|snail|chick|tarantula|owl|hawk|baby rabbit|rabbit|lizard|gecko|tortoise|flag|cup|trophy|torch|lantern|umbrella|starfish|crab|hamster|guinea pig|lamb|spider|worm)\b/u,
  write: /^write (?:an?|the|his|her|all|some|to (?:santa|father christmas|the (?:king|queen|moon|mayor))) ?/u,
  cut: /^cut the (?:ribbon|cake)\b/u,
  keep: /^keep (?:goal|wicket|score|time|an? (?:snail|worm|ladybird|diary|pet \p{L}+)|bees)\b/u,
  pull: /^pull (?:an?|the|his|her) (?:\p{L}+ ){0,2}(?:sledge|sled|cart|wagon|rabbit out|cracker|crackers|carrot|turnip|faces?|trolley|pumpkin)\b/u,
  pick: /^pick (?!(?:his|her|my|a|the|their) (?:nose|scabs?|fight|on)|on |up (?!an? (?:worm|snail|crab|shell|conker|leaf))|a fight)/u,
  dig: /^dig (?:an?|the|for|up (?:an?|the|some)) (?!grave)/u,
  move: /^move (?:like|the (?:sofa|furniture|bunk beds?|beds?|table|piano|wardrobe|plants?))\b/u,
  adopt:
    /^adopt (?:an?|two|three|the) (?:\p{L}+ ){0,2}(?:greyhound|dog|puppy|puppies|cat|cats|kittens?|hens?|chickens?|donkeys?|tortoise|rabbits?|guinea pigs?|hamsters?|goats?|pony|parrot|snails?|hedgehog|labrador|spaniel|lurcher|whippet|horse|lamb|ducks?|penguin|tree|whale|lizard|budgie|budgies|ferrets?|sloth|elephant|tiger|worm|worms|plant)\b/u,
  learn:
    /^learn (?:sign language|how|all|an? |the (?!hard way)|his |her |their |to |\p{L}+(?:ish|ese|ian|ench|erman|indi|rdu|abic|elsh|wahili|ulu)(?= |$))/u,
  grow: /^grow (?!up|apart|old)/u,
  light: /^light up the (?:sky|room|stage)\b/u,
  swim: /^swim (?!.*\b(?:out|far|too|under)\b)/u,
  fight: /^fight (?:an?|the) (?:dragon|giant|monster|shark)$/u,
  hang: /^hang (?:up )?(?:the|some) (?:decorations|bunting|fairy lights|lights|lanterns|stockings?|baubles|washing|paper chains)\b/u,
  put: /^put (?:on (?:an?|the) (?:show|play|concert|puppet show|circus|performance|disco)|up (?:an?|the) (?:tent|tree|christmas tree|decorations|bunting|tipi|hammock|shelf))\b/u,
  set: /^set up (?:an?|the|his|her) (?:\p{L}+ ){0,2}(?:shop|stall|tent|camp|café|cafe|lemonade stand|office|museum|zoo|hotel|school|band|train set)\b/u,
  try: /^try (?!to |(?:an? |some |the )?(?:drugs?|beer|wine|smoking|cigarette))/u,
  look: /^look (?:for|after) (?:an?|the|some|his|her) (?:\p{L}+ ){0,2}(?:class \p{L}+|hamster|guinea pig|snails?|worms?|plants?|tortoise|hens|chickens|cat|dog|shells?|fossils|stars|treasure|conkers|eggs|bugs|teddy|egg)\b/u,
  work: /^work (?:in|at|on|as|with) (?:an?|the) (?:\p{L}+ )?(?:zoo|circus|chocolate factory|library|lighthouse|bakery|toy shop|sweet shop|space station|train|dodgems|ghost train|puppet theatre|museum|farm)\b/u,
  walk: /^walk (?:backwards|like|sideways|on (?:his|her|their) hands|on (?:the moon|stilts|tiptoe|a cloud)|to the (?:\p{L}+ )?(?:park|shop|shops|library|beach|sweet shop|bakery|lighthouse|ice cream van)|(?:an?|the|his|her|our|six|five|four|three|two|all the) (?:\p{L}+ ){0,2}(?:dogs?|snail|tortoise|goat|duck|ducks|hens?|alpaca|llama|greyhound|camel|donkey|catwalk|tightrope along the line))\b/u,
  sleep:
    /^sleep (?:(?:all )?(?:together )?(?:in|on|under) (?:the same|one|an?|the|our|bunk) ?(?:\p{L}+ )?(?:bed|beds|room|tent|caravan|camper van|tree ?house|stars|sofa|floor|living room|hammock|den|fort|igloo|train|ferry|boat|barn|garden|lounge|front room|sleeping bag)|top to tail|in a row|upside down|like sardines)\b/u,
  count: /^count (?!down the days)/u,
  score: /^score /u,
  whisper: /^whisper to (?:an?|the) (?:\p{L}+ )?(?:horses?|snails?|plants?|tomatoes|bees|trees?|cat|wind)\b/u,
  visit:
    /^visit (?:an?|the) (?:\p{L}+ ){0,2}(?:farm|castle|zoo|moon|museum|lighthouse|penguins?|dinosaurs?|aquarium|chocolate factory|bakery|fire station|library|queen|king|santa|elephants?|goats?)\b/u,
  travel:
    /^travel (?:round the world|to (?:the (?:moon|stars|sun|north pole|south pole)|space)|by (?:balloon|train|camel|ferry|boat|tram))\b/u,
  land: /^land (?:on|in) (?:the moon|a (?:cloud|puddle|pudding|custard))/u
}

/** What is seen, met or found is no person and no part of one: it might be anything. */
const OF_NOBODY = /^(?:see|watch|hear|meet|find|spot|visit|hold|catch|carry) /u
const SOMEBODY = wordPattern(
  String.raw`(?<!\p{L})(?:${anyOf(KIN_WORDS)}|${PERSON}|baby|babies|dancer|ambulance|police|police car|fire engine|accident|crash|fight|body|ghosts?|gun|needle|wallet|purse|note|message|letter|phone|passport)(?![\p{L}-])`,
  'iu'
)
/** To the family itself. */
const TO_US =
  /^(?:give|make|show|teach|tell|read|send|bake|knit|sew|cook|build|draw|bring|buy|play|sing|lend|crochet|let) (?:me|us) /u

/** Whether it may be told of a person whom the family knows, or of the family: `base` is the verb and all after it. */
export function isToldDeed(base: string): boolean {
  const [verb = ''] = base.split(' ')
  const only = ONLY_SO[verb]
  if (only === undefined ? !FREE.has(verb) : !only.test(base.toLowerCase())) return false
  const said = base
    .toLowerCase()
    .replace(/\bblack (?=belt|cat|hole|beans?|sheep)/u, '')
    .replace(
      /\b(?:letters?|left(?= foot| hand| leg)|without stabilisers|wheelchair|weird|monsters?|ghosts?|sea|cross(?=words?| country)|windows?(?= box)|an? (?:girl|boy|mess))\b/gu,
      ''
    )
    .replace(/^hit(?= )/u, 'strike')
  if (NO_PLAY.test(said)) return false
  if (verb === 'eat' && !isEaten(base.slice(4)) && !MEALS.test(base)) return false
  if (OF_NOBODY.test(base) && SOMEBODY.test(base.replaceAll(BOTH_SIDES, ''))) return false
  if (/\b(?:me|us|you)\b/iu.test(base.replace(TO_US, ''))) return false
  return !BODY.test(base.replaceAll(WITH_A_BODY, ''))
}

/** What was done, in all its forms, each with all that comes after the verb. */
export interface ToldDeed {
  base: string
  past: string
  ing: string
}

const verbs = formsOfVerbs([...FREE, ...Object.keys(ONLY_SO), 'be'])
const TO_DO =
  /^(?:(?:gets?|got|learn(?:s|ed|t)?(?: how)?|manage[sd]|tri(?:es|ed)|is (?:allowed|learning)|are (?:allowed|learning)|was allowed|were allowed) to|can|could|is able to) (?=\p{L})/iu
const HOW =
  /^(?:(?:just|secretly|always|finally|only|once|really|suddenly|all|both|also|already|proudly|quietly|still|sometimes|somehow) )+/iu
const MOST_WORDS = 13

/** Whether a word as it was typed is such a verb, in any form or in one of these. */
export function isToldVerb(word: string, forms?: readonly VerbForm[]): boolean {
  const form = verbs.get(word)?.[1]
  return form !== undefined && forms?.includes(form) !== false
}

/**
 * Reads the deed from any of “builds a rocket”, “is building a rocket”, “gets to ring the bell”, “can talk to pigeons”;
 * `isMany` where they are several (“swap places”). Null of a verb that is not told so, and of what comes to harm.
 */
export function toldDeedOf(clause: string, isMany: boolean, isSure = false): ToldDeed | null {
  const plain = clause.replace(HOW, '')
  const able = TO_DO.test(plain)
  const [first = '', ...more] = plain.replace(TO_DO, '').replace(HOW, '').split(' ')
  const isGoingOn = /^(?:is|are|was|were|’s)$/iu.test(first) && /ing$/iu.test(more[0] ?? '')
  const isPerfect =
    /^(?:has|have|’s)$/iu.test(first) &&
    verbs.get((more[0] ?? '').toLowerCase())?.[1] !== undefined &&
    !/^(?:an?|the)$/iu.test(more[0] ?? '')
  const [verb = '', ...rest] = isGoingOn || isPerfect ? more : [first, ...more]
  const [found, form] = verbs.get(verb.toLowerCase()) ?? []
  if (found === undefined || form === undefined || found.base === 'be') return null
  const wanted = isGoingOn
    ? ['ing']
    : isPerfect
      ? ['past', 'participle']
      : able
        ? ['base']
        : isMany
          ? ['past', 'base']
          : ['past', 'third']
  // “My sister mixing a potion”.
  if (isSure) wanted.push('ing')
  // “Put”, “read”: both.
  if (!wanted.includes(form) && !(form === 'past' && found.base === found.past)) return null
  const after = ['', ...rest].join(' ')
  const deed = { base: found.base + after, past: found.past + after, ing: found.ing + after }
  return rest.length <= MOST_WORDS && isToldDeed(deed.base) ? deed : null
}

/** “Santa Claus”, “the ice cream man”, “a lollipop lady”. */
const BOTH_SIDES = /\b(?:ice cream man|lollipop (?:lady|man)|snow(?:man|men|woman)|father christmas|mother duck)\b/giu
const MEALS =
  /^eat (?:(?:all|the|a|an|some|his|her|our|six|five|four|three|two|ten|twelve|a whole|whole|with|first|very|first ever) )*(?:\p{L}+ ){0,2}?(?:dinner|breakfast|lunch|supper|tea|broccoli|sprouts?|olives?|mango(?:es)?|watermelon|spinach|okra|sushi|peas|oranges?|lemons?|tomatoes|corn|dosas?|idlis?|halo halo|kulfi|fish and chips|chips|ice creams?|snow cone|candyfloss|picnic|pineapple|coconut|noodles|dumplings|spaghetti|pho|tacos?|pancit|adobo|biryani|injera|fufu|ugali|pap)\b/u
/** What is done with hands and feet and does not hurt. */
const WITH_A_BODY =
  /\b(?:on (?:one leg|(?:his|her|their|the|both) (?:hands|head|tiptoes?|knees)|one (?:hand|foot))|with (?:(?:his|her|their) )?(?:(?:eyes|mouth) (?:shut|closed|full)|(?:one|no|both) hands?|(?:one|his|her|their|no|both) (?:foot|feet|toes|nose|knees?|elbows?|bum|head|left hand|right hand))|eyes (?:shut|closed)|by heart|(?:his|her|their|the|a)? ?(?:first |new |own |big )?hair ?(?:cut)?|face paint(?:s|ing)?|(?:funny|silly|scary) faces?|head ?stands?|hand ?stands?|bodies|hand puppets?|heads or tails|handed|by hand|shoulders|funny voices?|face of|skin of|legs? race|three-legged|egg and|wave|arm ?bands)\b/gu
