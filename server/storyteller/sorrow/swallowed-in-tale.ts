import { wordPattern } from '../word-pattern.ts'

/** In a tale these swallow what they like. A duck or a fish may be a real one, of which what came of it is told as well. */
const WHO =
  '(?:whales?|sharks?|crocodiles?|alligators?|hippos?|hippopotamus|elephants?|giraffes?|lions?|tigers?|bears?|monsters?|giants?|ogres?|trolls?|dragons?|dinosaurs?|t-?rex|ostrich|emu|pelicans?|frogs?|toads?|penguins?|seals?|octopus|robots?|fish|snakes?|ducks?|goose|geese|swans?|camels?|llamas?|walrus|hoovers?|clouds?|bins?|washing machines?|kings?|queens?|knights?|wizards?|witch(?:es)?|pirates?|mermaids?|unicorns?|snowm[ae]n|ghosts?|vampires?|aliens?|fair(?:y|ies)|elves|elf|goblins?|yetis?|gorillas?|rhinos?|moose|teapots?|kettles?|tubas?|lifts?|tunnels?|trains?|post ?box(?:es)?|vacuum cleaners?|statues?)'
/** What is no joke in any tale. */
const NEVER =
  '(?:boys?|girls?|child|children|kids?|bab(?:y|ies)|m[ae]n|wom[ae]n|mum|mummy|dad|daddy|brother|sister|pills?|batter(?:y|ies)|magnets?|tablets?|medicine|poison|knife|glass|needle|blood|hook|bag|plastic|string|stone|marble|ball|balloon|mouse|mice|frogs?|birds?|chicks?|kittens?|pupp(?:y|ies)|rabbits?|hamsters?)'

const SWALLOWED = wordPattern(
  String.raw`^(?:an?|two|three) (?:\p{L}+ )?${WHO}(?: (?:who|that|which))?(?: (?:has|had|once|accidentally|just))* (?:swallows?|swallowed) (?:an?|the|all the|two|three|(?:his|her|its|their) own) (?!(?:\p{L}+ ){0,6}${NEVER}(?!\p{L}))\p{L}+(?: (?!(?:and|but|then|so|because|until|till|when|after)(?!\p{L}))\p{L}+){0,3}[.!]*$`,
  'iu'
)

/** Of these anything with a voice of its own may be heard from inside, a goat and a cow as well; no child swallows one. */
const SOUNDS_INSIDE = wordPattern(
  String.raw`^(?:an?|the) (?:\p{L}+ )?(?!(?:boy|girl|child|kid|baby|toddler|man|woman|lady|son|daughter|brother|sister|mum|dad|friend|cousin|twin)(?!\p{L}))\p{L}+ (?:who|that|which)(?: (?:has|had|once|accidentally|just))* (?:swallows?|swallowed) (?:an?|the) (?:(?:big|little|red|gold|golden|old|ticking|brass|grandfather|alarm|church|whole) )*(?:clock|trumpet|tuba|trombone|piano|drum|accordion|umbrella|lighthouse|radio|moon|stars?|sun|cloud|rainbow|thunderstorm|song|orchestra|cuckoo clock)[.!]*$`,
  'iu'
)

/** “A whale who swallowed an umbrella”: it comes out again with a yawn, and nothing in it is to be mourned. */
export function isSwallowedInTale(wish: string): boolean {
  return SWALLOWED.test(wish) || SOUNDS_INSIDE.test(wish)
}
