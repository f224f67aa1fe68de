import { wordPattern } from '../word-pattern.ts'

/** What harms no person, though the words say so: a game that is won, a heap one is under, and praise. */
const GAMES =
  'uno|snap|chess|draughts|cards|ludo|monopoly|dominoes|scrabble|carrom|snakes and ladders|noughts and crosses|connect four|jenga|twister|bingo|conkers|bowling|skittles|tennis|table tennis|ping pong|football|cricket|basketball|badminton|golf|crazy golf|mini golf|pool|darts|mario kart|minecraft|fortnite|top trumps|hide and seek|arm wrestling|hopscotch|swingball|air hockey|a race|the race'
const SOFT_THINGS =
  'laundry|washing|socks|blankets|cushions|pillows|leaves|lego|toys|teddies|cuddly toys|soft toys|marbles|balloons|books|presents|wrapping paper|custard|spaghetti|jelly|glitter|bubbles|popcorn|kisses|cuddles|puppies|kittens|homework|paperwork|stickers|slime'
const SAYINGS: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    wordPattern(String.raw`\b(?:beat|beats|beating) (?=(?:(?:my|our|his|her) )?[\p{L}]+ (?:and \p{L}+ )?at (?:${GAMES})\b)`, 'giu'),
    'win against '
  ],
  [wordPattern(String.raw`\b(?:buried|drowning|drowned|drowns) (?:under|in) (?=(?:(?:the|all the|a heap of|a pile of|his|her) )?(?:${SOFT_THINGS})$)`, 'giu'), 'sitting in '],
  [/\b(?:buried|buries|bury) (?=(?:[\p{L}’']+ ){1,3}(?:up to (?:the|his|her|my|its|their) (?:neck|chin|tummy|waist|knees|shoulders|middle)|in (?:the )?(?:warm |wet |soft )?sand(?=.*\b(?:beach|seaside|toes|feet|legs|spades?|buckets?|laugh\p{L}*|giggl\p{L}*|holidays?|only (?:his|her|the) head)\b)|in (?:the )?(?:warm|wet|soft) sand)(?!\p{L}))/giu, 'covered '],
  [/\b(?:sick|ill|poorly) (?=(?:because|as|cause|cos) (?:he|she|it|they|we|i) ate too (?:many|much) (?!(?:of )?(?:(?:his|her|my|the|mummy|mum|daddy|dad|granny|grandma|grandpa)\S* )*(?:pills?|tablets?|medicines?|vitamins?|gumm(?:y|ies)|berries|mushrooms|batteries|magnets|soap|salt)\b))/giu, 'full '],
  [/\b(?:to|on|at|from) the other side of the (?:world|earth|globe|planet)\b/giu, 'to Australia'],
  // A kind deed, and why it is told. Who was not asked to play with them is left out.
  [/(?<=\b(?:gave|shared|lent|helped|offered|brought|tidied)\b.{1,120})\b(?:nobody|no one) (?:had |has )?(?:asked|told) (?:him|her|me|them) to(?:,? (?:and )?(?:he|she|they|i) just did it\b)?(?=\s*(?:[.!]|$))/giu, 'by choice'],
  // What runs on a battery, or is blown up.
  [wordPattern(String.raw`(?<=\b(?:phone|monitor|battery|torch|tablet|laptop|ipad|remote|controller|balloon|wifi|doorbell|lamp|hoover|car|tractor|clock|radio)(?: (?:just|has|had|popped and|burst and)){0,2} )died\b`, 'giu'), 'stopped'],
  [/\bthe dead sea\b/giu, 'the salt lake'],
  [/\brobbed(?=,? (?:it|that) was (?:\p{L}+ )?(?:an? )?(?:goal|penalty|foul|try|point)\b)/giu, 'unlucky'],
  [/\bleaving (?=for (?:the )?(?:(?:brownie|scout|guide|cub|summer|school|football|band) )+(?:camp|trip)\b)/giu, 'going '],
  [/\b(?:took|takes|pulled) off (?=(?:his|her|their) (?:\p{L}+ )?(?:shirt|tights|socks|hat|coat|jumper|shoes|gloves|glasses|cardigan|scarf|boots|wellies|helmet)\b)/giu, 'has '],
  // For the night, by who has the key; who is locked up is another matter.
  [wordPattern(String.raw`(?<=\b(?:museum|shop|library|school|zoo|supermarket|bakery|cafe|café|pool|park|market|office|factory|theatre|cinema|aquarium) (?:after|when|once) (?:they|everyone|everybody|the (?:guard|caretaker|shopkeeper|keeper)s?) )locks? up(?=[.?!]*$| (?:at|for the) night\b)`, 'giu'), 'close'],
  // The title of a book.
  [/\b(?:(?:the )?diary of (?:a|the) )?wimpy kid\b/giu, 'boy with a notebook'],
  [/\bkill(?:s|ed)? it (?=(?:at|on|in) (?:karaoke|the (?:dance ?floor|stage|talent show|school play|disco|spelling test|quiz)|dancing|singing|football|gymnastics|ballet)\b)/giu, 'shine '],
  // What stands about, and of no person.
  [/(?<=\b(?:boat|canoe|bike|bicycle|scooter|swing|shed|kettle|teapot|chair|bench|piano|caravan|tractor|lighthouse|playground|toy|radio|clock|umbrella|sledge) )(?:that |which )?(?:nobody|no ?one) (?:uses|rides|wants|plays|needs|sails|drives)(?: with| on| in)? ?any ?more\b/giu, 'in the corner'],
  [wordPattern(String.raw`\b(?:lost|loses|losing|can[’']?t find|forgot) (?=(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|granny|grandma|grandpa|nana|nani)(?:my)?[’']?s (?:shopping )?(?:lists?|keys|glasses|hat|umbrella|phone|bag|scarf|slippers?|gloves?|cup|pen|pencil|shoes?)\b)`, 'giu'), 'looks for '],
  // Of animals that are kept, and come back for their supper.
  [/(?<=\b(?:chickens?|hens?|chooks?|ducks?|geese|goose|goats?|sheep|cows?|pigs?|piglets?|lambs?|ponies|pony|donkeys?) (?:has |have |had |all )?)r[au]n (?:away|off)\b/giu, 'got out'],
  // For a night, of which there is a story.
  [wordPattern(String.raw`(?<=\b(?:sleep ?over|sleeping over|staying (?:over|the night)|first night) .{0,60})(?:,| and| but)+ (?:i|he|she|we) (?:really |so |a bit )?(?:miss|misses|missed|is missing|am missing|will miss) (?:(?:my|his|her|our) )?(?:mum|mummy|mom|mommy|mama|dad|daddy|papa)(?: (?:a bit|so much|a lot|at night|at bedtime))?(?=[.! ]*$)`, 'giu'), ' with a bag'],
  [/\bkiller (?=(?:dance )?(?:moves|dance|smile|heels|joke|jokes|sandwich|curry|disco)\b)/giu, 'great ']
] // prettier-ignore

/** A wish with such sayings said plainly: “beat daddy at uno” is no hurt. */
export function withoutGladSayings(wish: string): string {
  return SAYINGS.reduce((said, [saying, meant]) => said.replaceAll(saying, meant), wish)
}
