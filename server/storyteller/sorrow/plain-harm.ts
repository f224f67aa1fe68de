import { COPIED_HARM, isGivenMedicine } from './copied-harm.ts'
import { HARM_AT_HOME } from './harm-at-home.ts'
import { matchesRule, wordsSaid, type RuleOfWords } from './rules-of-words.ts'

const PARENT = '(?:mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|baba|parents?)'
const KIN = String.raw`(?:${PARENT}|gran\p{L}*|nan|nana|nanna|nanny|nani|opa|oma|brother|sister|uncle(?: \p{L}+)?|auntie(?: \p{L}+)?|aunty|aunt|cousin|baby|twins?|family|wife|wives|son|daughter)`
const WHOSE = '(?:(?:my|our|his|her|its|their|the|an?|two|all|some|of) )*'
const PERSON =
  '(?:people|persons?|m[ae]n|wom[ae]n|lad(?:y|ies)|boys?|girls?|child(?:ren)?|kids?|famil(?:y|ies)|passengers?|sailors?)'
const PET =
  '(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunny|hamsters?|gerbils?|guinea pigs?|goldfish|budgies?|parrots?|pon(?:y|ies)|horses?|hens?|chickens?|chicks?|ducks?|ducklings?|tortoises?|collie|spaniel|labrador|lab|retriever|terrier|cockapoo|poodle|pug|whippet|greyhound|beagle|husky|alsatian)'
const ANIMAL = `(?:${PET}|hedgehogs?|badgers?|fox(?:es)?|owls?|frogs?|deer|swans?|birds?|lambs?|sheep|pigs?|piglets?|cows?|cal(?:f|ves)|goats?|whales?|turtles?|seals?|elephants?|wol(?:f|ves)|bears?|cubs?|donkeys?|bees?)`
/** Of whom it is told for fun. */
const TOY =
  'teddy|teddies|dolls?|dolly|toys?|lego|playmobil|pretend\\p{L}*|playdough|paper|cardboard|chocolate|gingerbread|laugh\\p{L}*'

/** One of these, as words of their own. */
function said(...ways: readonly string[]): RegExp {
  return wordsSaid(ways.join('|'))
}

const TOLD: readonly RuleOfWords[] = [
  {
    label: 'clothes that another pulls down, a baby that turns blue, a giant who hits his children',
    said: said(
      '(?:he|they|uncle|coach|teacher|(?:a|the) (?:man|boys?)|boys?|somebody|someone) (?:pull(?:ed|s)|yank(?:ed|s)|tug(?:ged|s)) (?:down|off) (?:her|my|our) (?:trousers|pants|knickers|underpants|skirt|shorts|tights|swimsuit|dress)',
      '(?:he|they|uncle|coach|(?:a|the) man|boys?|somebody|someone) (?:pull(?:ed|s)|yank(?:ed|s)) (?:her|my|our) (?:trousers|pants|knickers|underpants|skirt|shorts|tights) (?:down|off)',
      'baby (?:who |that )?(?:turned|turns|went|goes|is going) (?:blue|grey|floppy|limp)',
      '(?:hits?|beats?|smack(?:s|ed)?|slap(?:s|ped)?|whips?|whipped) (?:(?:his|her|its|their|the|all|little) )*(?:children|kids|sons?|daughters?|wife|husband|cubs?|bab(?:y|ies)|servants?)(?! (?:at|in (?:a|the|every) (?:race|game|match|quiz)|with (?:a|the) (?:pillow|snowball|feather|balloon)))',
      'hugs? (?:from|by) (?:a|the) (?:strange )?(?:man|stranger|coach)|tickled by (?:a|the) (?:man|stranger|coach)|tickle games? with (?:uncle|the man)'
    ),
    unless: said(`painted|paint|face ?paint|costume|smurf|avatar|gingerbread|${TOY}`),
    examples: ['he pulled down her trousers', 'the boys pulled my skirt down', 'a baby who turned blue', 'hugs from a man', 'tickled by the man', 'tickle game with uncle', 'a giant who hits his children', 'a witch who hits children'],
    counterExamples: ['he pulled up her zip', 'a dragon who turned blue', 'the baby turned blue with the paint', 'hugs from a teddy', 'tickled by a feather', 'grandpa beats the kids at chess', 'a giant who hits the ball']
  },
  {
    label: 'an end, of a figure too',
    said: said(
      `(?:${PERSON}|all|they) (?:are |is |were |lie |lying )?(?:all )?(?:dead|dying|drown(?:ed|ing)|sank)`,
      '(?:kills?|killed|killing) (?:himself|herself|themselves|myself)',
      '(?:who|that) (?:is|are|was|were) (?:dying|drowning)|dies?$|wants? to (?:die|be dead)',
      'buried with (?:our|my|him|her|the)|(?:people|m[ae]n|wom[ae]n|boys?|girls?) in the water',
      'runs? out of (?:air|oxygen)|(?:lay|lies|lying) (?:so |very |quite )?still',
      '(?:never|didn[’\']?t|did not) (?:woke up|wake up|hatch|hatched)(?: (?:from|after) \\p{L}+)?$',
      'only one (?:of (?:them|us) )?(?:came|come|comes) home',
      `killers? (?:in|on|at|from|near|is|was|who|got|came)|no (?:${PET}) any ?more$`
    ),
    unless: said(
      `battery|batteries|phone|laptop|torch|(?:music|engine|sound|wind|flames?|fire) dies|to die for|dying (?:to|for|of)|game|dice|sleeping lions|musical|alarm|teenager|rolls? a|^can .*|killer whales?|${TOY}`
    ),
    examples: ['unicorn with a broken horn who is dying', 'dinosaurs watching the asteroid all die', 'snowman dies', 'minecraft steve kills himself', 'a clown who is sad inside and wants to die', 'the boat with the people sank', 'our budgie flew into the window and lay still', 'the chick that didnt hatch', 'tortoise never woke up from winter', 'twins but only one came home', 'the killer in our street', 'no kittens any more'],
    counterExamples: ['the phone battery dies', 'a bear who lies still laughing', 'the alarm that didn’t wake up', 'roll a die', 'an elf who is dying to sing', 'a killer whale', 'the killer whale in the pool']
  },
  {
    label: 'one who is shot, run over, crushed, or falls',
    said: said(
      `(?:shot|shoots|trapped|poisoned) ${WHOSE}(?:${KIN}|${ANIMAL})(?! ?(?:[’']s|(?:on|an?|in)(?!\\p{L})))`,
      `(?:burned|burnt|burns|destroyed|murdered|stabbed|strangled) (?:(?:my|our|his|her|its|their) )?(?:own )?${KIN}(?![’'])`,
      `(?:ran|runs?|running|drove|drives|reversed|backed) over ${WHOSE}(?:${KIN}|${PERSON}|${PET}|hedgehog|badger|deer)(?![’'])`,
      `${PET} (?:\\p{L}+ )?(?:got |been |was )?run ?over|(?:got|been|was) run ?over`,
      `(?:trampled|crushed|mauled|savaged) ${WHOSE}(?:${KIN}|${PERSON}|her|him|me|us)(?![’'])`,
      `${KIN} (?:was |got |been |has been )?(?:stabbed|murdered|strangled)`,
      'fell (?:off|from|through) (?:our|the|a) (?:roof|scaffold\\p{L}*|window|balcony|cliff)',
      '(?:plane|helicopter) (?:went|came|fell) down|(?:lifeguard|doctors?|ambulance|paramedics?|firem[ae]n|vet|rescue) (?:\\p{L}+ )?too late|flashbacks?',
      '(?:shakes|shook|shaking) (?:the|a|my|our|her|his) baby(?![’\'])'
    ),
    unless: said(
      `cuddles?|hugs?|photos?|film|goals?|hoops?|santa|reindeer|carpet|toast|landed|sausages?|bubbles?|bride|groom|trampoline|${TOY}`
    ),
    examples: ['bambi and the hunter who shot his mum', 'they shot the wolf and her cubs', 'dragon who burned his family', 'the bus that ran over the dog', 'cat got runover', 'the bin lorry crushed a man sleeping', 'the horse trampled her', 'big brother stabbed', 'the builder who fell off our roof', 'the pilot daddy whose plane went down', 'the lifeguard was too late', 'car crash flashback', 'the childminder shakes the baby'],
    counterExamples: ['mummy burnt the toast', 'teddy fell off the roof', 'a race over the hill', 'the baby shakes the rattle', 'grandma shot a photo', 'the dog ran over the bridge', 'crushed under a big family hug', 'the paper plane went down']
  },
  {
    label: 'an animal that is dead, hurt or wanting',
    said: said(
      `${ANIMAL} (?:is |was |lying |all )?(?:frozen|squashed|flattened|stiff) (?:in|on|by)|(?:squashed|flattened) (?:hedgehog|frog|badger|${PET})`,
      `(?:mouse|mice|rat|fox|badger) in a trap|all gone down the drain|(?:fox|dog|cat|hawk|mink|buzzard) (?:got|had|killed|took) ${WHOSE}(?:hens?|chickens?|ducks?|ducklings?|rabbits?|bunny|guinea pigs?|hamster)`,
      `${ANIMAL} .*(?:culled|lumps|skin and bones|ribs|in a sack|plastic|beaten|nobody feeds|bird flu)|culled|nobody feeds`,
      `${ANIMAL} .*(?:is|are|was|were) now (?:bacon|sausages|ham|dinner|mince|meat|burgers)|to (?:the )?(?:slaughter|slaughterhouse|abattoir)`,
      `${PET} (?:\\p{L}+ )?(?:got|was|has been|been|were) (?:nicked|stolen|pinched|taken(?! (?:to|for|on|out)))`,
      `${ANIMAL} with no (?:ice|trees|forest|sea|water|food)(?: left)?$|no (?:ice|trees|forest) left`
    ),
    unless: said(`hat|lunch|recycl\\p{L}*|shadow|skating|ice cream|hunger games|duck race|slippers|wool|${TOY}`),
    examples: ['the rabbit frozen in the hutch', 'the squashed hedgehog on our road', 'the fox got the chickens', 'old collie with lumps everywhere', 'puppies in a sack in the river', 'our hens had the bird flu and had to be culled', 'the pig we named is now bacon', 'cow going to slaughter', 'cockapoo got nicked from the garden', 'stray dog nobody feeds with its ribs showing', 'polar bear with no ice left', 'the turtle with the plastic round his neck'],
    counterExamples: ['a penguin on the ice', 'the fox got the giggles', 'the dog got his ball back', 'frozen peas', 'a squashed sandwich']
  },
  {
    label: 'a feast or a house where something is wanting',
    said: said(
      '(?:one|two|a|an) (?:plate|place|stocking|chair|seat) (?:less|fewer|too many)|(?:one|two) (?:less|fewer) (?:plate|place|stocking|chair)s?|empty chair',
      '(?:party|birthday)(?: that| but| where| and)? (?:nobody|no ?one|none of them) (?:came|comes|turned up|went)|food ?bank|bailiffs?',
      'no (?:food|dinner|money|heating|electric|beds?|coats?|clean water) (?:at home|left|this (?:year|week)|in the house)|because (?:there is |there’s )?no (?:clean |drinking )?(?:water|food|money)',
      '(?:sent|taken|took) away by the (?:bank|bailiffs|council|landlord)|the bank took|who sleeps? (?:outside|rough|in (?:a|the) doorway)',
      '(?:with|from) make[ -]a[ -]wish$|make[ -]a[ -]wish (?:trip|holiday|foundation)'
    ),
    unless: said(`dragons?|monsters?|late|sulking|under it|hid(?:es|ing)?|${TOY}`),
    examples: ['christmas dinner one plate less', 'birthday party nobody came to', 'christmas eve at the food bank', 'the very hungry caterpillar who has no food at home', 'drinking from the puddle because no clean water', 'big lorry full of our things being sent away by the bank', 'the man who sleeps outside tesco is gone', 'a holiday with make a wish'],
    counterExamples: ['one less pea on my plate', 'no biscuits left', 'make a wish on the cake', 'a dragon whose party nobody came to']
  },
  {
    label: 'an illness, a ward and a want, as they are named at home',
    said: said(
      `${KIN}[’']?s? (?:cancer|funeral|suicide|dementia|depression|tumou?r|seizures?|stroke|chemo|miscarriage|leukaemia|alzheimers?|anorexia)`,
      '(?:seizures?|diabetes)(?: .*)? (?:at night|needles?)|needles? every (?:day|night)|bag on (?:my|his|her|their) (?:tummy|stomach|belly|side)',
      'cochlear|stoma|(?:very |so |really )?(?:poorly|ill) in (?:the )?hospital|(?:is|was|became) an? (?:alcoholic|addict)|plague doctors? (?:comes?|came|took)',
      `in an? (?:care |nursing )?home and (?:hates?|cries|cry|is sad|can[’']?t|doesn[’']?t|wants)`,
      '(?:gone|going|goes|went|off|sent) to prison|(?:doesn|don|didn)[’\']?t want to (?:be here(?: any ?more)?|be alive|live|exist)$'
    ),
    unless: said(`brush|butterfly|teddies|monopoly|pirates?|in (?:the|a) play|${TOY}`),
    examples: ['mummys canser', 'grandads funral', 'daddys gone to prizon', 'auntie sue sideside', 'daddy is an alchoholic', 'seezures at nite', 'diabeetus and needles every day', 'mummy has a bag on her tummy', 'her cochlear implant failed', 'mr tumble is poorly in hospital', 'grandpa’s in a home and hates it', 'amelia says she doesnt want to be here', 'the plague doctor comes to our street'],
    counterExamples: ['teddy is poorly in hospital', 'the pirate gone to prison', 'she doesn’t want to be here at the shop', 'grandma’s stroke of luck with paint on a brush']
  },
  {
    label: 'what families say of one who is gone',
    said: said(
      `(?:gran\\p{L}*|nan\\p{L}?|nana|nanna|opa|oma|papa|dad|daddy|mum|mummy)[’']?s \\p{L}+ is (?:mine|ours) now`,
      `(?:gets|got|has got|earned) (?:his|her|their) (?:angel )?wings|lost (?:our|my) (?:little |tiny |brave |sweet )*(?:fighter|angel|bean|princess|warrior|girl|boy)`,
      `last time (?:we|i|she|he|they) (?:saw|see|hugged|kissed|held|spoke to|talked to|heard) ${WHOSE}${KIN}`,
      '(?:rainbow|star|balloons?|candle|song) for (?:our |my |the )?(?:baby|angel|little) \\p{L}+(?! ?[’\'])$'
    ),
    unless: said(`fair(?:y|ies)|birds?|pilots?|badges?|costume|birthday|tooth|party|${TOY}`),
    examples: ['grandads watch is mine now', 'baby brother gets his wings', 'lost our little fighter', 'the last time we saw papa', 'a rainbow for baby noah'],
    counterExamples: ['the fairy gets her wings', 'the biscuit is mine now', 'a star for the tooth fairy', 'a song for baby mia’s birthday']
  },
  {
    label: 'cruelty, grief and fear at home',
    said: said(
      '(?:spat|spits?|spitting) (?:at|on) (?:us|me|him|her|them|my)|racists?|racism',
      '(?:uncle|stepdad|coach|teacher|cousin|grandad|grandpa|man)(?: \\p{L}+)? (?:touches|touched|keeps touching) (?:her|him|me|us|them)$',
      `why (?:does|is|do) ${WHOSE}${KIN} (?:always )?(?:cry|crying|sobbing|sad)|${PARENT} (?:is |always )?(?:cry|cries|crying|cried) (?:in the|at night|every (?:night|day|morning)|all)(?! blacks)`,
      `(?:from|because of) (?:the )?soldiers|slaves?|slavery`
    ),
    unless: said(`onions?|films?|telly|movies?|weddings?|song|happy|llamas?|alpacas?|camels?|ants?|${TOY}`),
    examples: ['racist neighbours spat at us', 'why does mummy cry in the bath', 'hide and seek from the soldiers', 'slaves on the ship', 'zara’s uncle touches her'],
    counterExamples: ['onions make mummy cry', 'a llama who spits at me', 'why does mummy cry at films', 'toy soldiers hide']
  },
  {
    label: 'what happened to many, by its name',
    said: said(
      'anne frank|twin towers|grenfell|hillsborough|aberfan|chernobyl|auschwitz|holocaust|hiroshima|nagasaki|lockerbie|dunblane|columbine|sandy hook|beslan|srebrenica|nine eleven|donner party',
      '(?:titanic|lusitania) (?:sinking|sank|drown\\p{L}*|and the people)|people (?:of|in) pompeii|pompeii people|(?:train|plane) crash$'
    ),
    unless: said(`house museum|model|${TOY}`),
    examples: ['anne frank in the attic', 'twin towers and uncle', 'grenfell', 'titanic sinking and the people in the water', 'chernobyl dog left behind'],
    counterExamples: ['titanic in the bath tub', 'a plane', 'pompeii pizza', 'two towers of blocks']
  }
] // prettier-ignore

/** Harm that is said outright, of whomever it is said: of a figure, of an animal, or of what a child must not copy. */
export const PLAIN_HARM: readonly RuleOfWords[] = [...TOLD, ...HARM_AT_HOME, ...COPIED_HARM]

/** Whether harm is said outright in a wish. */
export function isPlainHarm(wish: string): boolean {
  return !isGivenMedicine(wish) && matchesRule(PLAIN_HARM, wish)
}
