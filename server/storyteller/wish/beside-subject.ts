import { stemsOf } from '../word-stems.ts'

const MONTHS = 'january february march april june july august september october november december'
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve first second third last half'
const WHEN =
  'day days night nights morning afternoon evening week weeks weekend month year term holiday holidays summer winter spring autumn bedtime early late soon finally date time times sleeps'
/** That it begins, that they go there, that they have or like it. */
const HAPPENS =
  'start starts started starting begin begins began beginning come comes came coming go goes going went gone get gets got getting have has had having see sees saw seeing seen visit visits visited visiting arrive arrives arrived arriving meet meets met meeting love loves loved loving like likes liked enjoy enjoys enjoyed want wants wanted need needs try tries tried trying finish finished finishing stay stays stayed staying live lives made make makes making do does did doing done be was were been called name named names said says bring brings brought look looks looked looking wait waits waiting take takes took taking fly flies flew flying drive drives drove driving ride rides rode riding buy buys buying bought travel travels travelling'
/** How one feels about it. */
const FELT =
  'excited nervous worried proud happy brave shy scared afraid ready keen glad thrilled lucky fun favourite favorite best great amazing lovely super cool fab awesome brilliant obsessed mad crazy friendly'
const SIZES =
  'big bigger biggest small smaller smallest little tiny huge giant enormous large tall taller tallest long short old older oldest young new newest cute sweet kind real own whole world lots many all very really much more'
/** What a thing looks like: a story of tractors is of a rusty one too, and one of elephants is of no purple ones. */
const LOOKS =
  'magic magical enchanted secret rusty shiny sparkly glittery fluffy fuzzy furry fat thin round pretty beautiful golden silver red blue green yellow pink purple orange black white brown grey gray rainbow colourful colorful spotty stripy striped dotty muddy dirty clean wet noisy loud quiet quick fast slow'
const WHO =
  'he’s she’s it’s we’re they’re i’m hes shes theyre were him her his hers our ours their theirs will everybody everyone friend friends family children kids boy girl son daughter brother sister twins lady man people mates class'

const WHERE = 'park playground'

/** Words beside its subject of which the story of a wish need say nothing, and is about the wish all the same. */
export const BESIDE_SUBJECT: ReadonlySet<string> = stemsOf(
  [MONTHS, NUMBERS, WHEN, HAPPENS, FELT, SIZES, WHO, WHERE].join(' ')
)

/** The same beside a thing, an event or a place. */
export const BESIDE_THING: ReadonlySet<string> = new Set([...BESIDE_SUBJECT, ...stemsOf(LOOKS)])

/** In these the refusal is the story: the child does not want to share, to brush or to go to bed. */
export const TOLD_OF_REFUSAL: readonly string[] = [
  'sharing',
  'bedtime',
  'teeth',
  'bath',
  'saying-sorry',
  'losing-a-game',
  'haircut'
]

/** Of who does not like it, or has none, a story of the subject is no story. */
export const REFUSES =
  /\b(?:not?|never|without|nobody|nothing|hates?|hated|cannot|can[’']?t|won[’']?t|don[’']?t|doesn[’']?t|didn[’']?t|isn[’']?t|wasn[’']?t|aren[’']?t)\b/iu
