import { capitals } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { isName } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { factsOf, middleOf, type Dubbed } from './dubbed-facts.ts'
import type { IncidentReader } from './incident-reader.ts'
import { slotsOfSaid } from './said-thing.ts'

const OWNER = String.raw`(?:(?:my|our|his|her|the|their|this|that|an?|\p{L}+[’']s) )`
const WORDS = String.raw`(?:[\p{L}-]+ ){0,3}?[\p{L}-]+`
const PLACE = String.raw`(?: (?<where>(?:in|on|behind|under|by|above|outside|next to|from) (?:(?:my|our|his|her|the|their) )?(?:\p{L}+ )?\p{L}+))?`
const TITLE =
  '(?:sir|lady|lord|captain|king|queen|princess|prince|mr|mrs|miss|ms|dr|don|doña|señor|uncle|auntie|aunty|big|little|old|herr|frau|professor|admiral|baby|granny|saint)'
const NAME = String.raw`(?<name>(?:${TITLE}\.? )?\p{L}[\p{L}’-]+(?: (?:van |von |de |la )?(?-i:\p{Lu})\p{L}+)?)`
const IS = String.raw`(?:,? (?:who|which|that))?(?: is|[’']s| was| has been| is now| is officially| gets)(?: now| officially| apparently| also)?`
const STARTS = String.raw`(?:^|[,.!?;:…–-]+ ?| (?:and|but|so|that) )`

/** Each says whom {thing} and how that one is called {name}; some say {where} it lives and {whose} it is. */
const TOLD: readonly RegExp[] = [
  // “Our rewena bug is called Gary”, “spider in the bathroom is called Boris”.
  String.raw`${STARTS}(?<thing>${OWNER}?${WORDS}?)${PLACE}${IS} (?:called|named) ${NAME}`,
  // “His sunflower’s name is Dave”.
  String.raw`(?:(?<thing>${OWNER}${WORDS})|${STARTS}(?<first>${WORDS}))(?:[’']s?)? name(?: is|[’']s) ${NAME}`,
  // “We named the sourdough Doris”, “she has called her balloon Steve”.
  String.raw`(?<!\p{L})(?:has |have |had |[’']s |[’']ve )?(?:named|called|christened|calls?|naming|calling) (?<thing>${OWNER}${WORDS}) ${NAME}(?=$|[,.!?;:…–-]| (?:and|because|cos|so|but|after|lol|now|today|who))`,
  // “There’s a snail called Turbo on our windowsill”.
  String.raw`(?:(?<thing>${OWNER}${WORDS})|${STARTS}(?<first>${WORDS}))${PLACE},? (?:called|named) ${NAME}`,
  // “We have a lemon with a face on it called Lemonardo”.
  String.raw`(?<!\p{L})(?:found|got|has|have|had|there[’']?s|is|made|keeps?) (?<thing>an? ${WORDS}) (?:with|from|in|that|on|under|behind) .{2,40}? (?:called|named) ${NAME}`,
  // “His pet stone, Rocky, needs a bath”, “our sourdough starter Clint Yeastwood got fed twice”.
  String.raw`(?<thing>(?:my|our|his|her|the|their) ${WORDS}), (?<name>(?-i:\p{Lu})\p{L}+(?: (?-i:\p{Lu})\p{L}+)?),`,
  String.raw`(?<thing>(?:my|our|his|her|the|their) ${WORDS}) (?<name>(?-i:\p{Lu})\p{L}+(?: (?-i:\p{Lu})\p{L}+)?)(?= (?:is|was|has|needs?|needed|got|gets|lives?|must|had|fell|came|ate|eats|grew|went|wants?)(?!\p{L}))`,
  // “Gave the mop a name, its Rapunzel”.
  String.raw`(?:gave|given|gives) (?<thing>${OWNER}${WORDS}) a name[,:;.!–-]? ?(?:(?:it|he|she)(?:[’']?s| is) )?(?:called )?${NAME}`,
  // “A spider has moved in behind the loo. Her name is Maureen”, “the yoghurt lid is her best friend, name Gerald”.
  String.raw`${STARTS}(?<first>${OWNER}?${WORDS})(?=,| (?:is|was|has|had|lives|moved|came|sits|sat|grows|in|on|with)(?!\p{L})).{0,80}?(?<!\p{L})(?:(?:its|his|her|the) name(?:[’']s| is|:)?|names?|(?:he|she|it)(?:[’']s| is) (?:called|named)|(?:named|called|calls?|christened) (?:it|him|her)) ${NAME}`,
  // “She found a stick with a face and named it Gerald”, “we’ve got a moth in the hall, we call him Trevor”.
  String.raw`(?<!\p{L})(?:found|got|has|have|had|brought|adopted|bought|carr(?:y|ies|ied|ying)|keeps?|kept|loves?|won|made|grew|growing|picked|there[’']?s|is) (?:home )?(?<thing>(?:an?|this|the|one|our|my|his|her) ${WORDS})(?=[,.;!?…–-]| (?:and|with|in|on|behind|under|from|at|outside|home|she|he|we|they|today|this|everywhere|to|for|around|all|that)).{0,60}?(?<!\p{L})(?:its name(?:[’']s| is)|(?:named|names|called|calls?|christened) (?:it|him|her)|(?:he|she|it)(?:[’']s| is) (?:called|named)|name(?:d|[’']s| is)?:?) ${NAME}`,
  // “Susan the robot hoover got stuck”.
  String.raw`${STARTS}${NAME} the (?<after>${WORDS})(?= (?:is|was|has|needs?|needed|got|gets|went|lives?|must|should|wants?|will|had|fell|came|ate|eats|who|grew|shed|\p{L}+ed)(?!\p{L})|[,.!?]|$)`
].map((source) => wordPattern(source, 'iu'))

/** Whatever has a voice of its own, is a person, or is called so by everybody. */
const NOT_KEPT =
  /(?<!\p{L})(?:dogs?|pupp(?:y|ies)|cats?|kittens?|kitty|parrots?|budgies?|birds?|horses?|pon(?:y|ies)|cows?|calf|lambs?|sheep|goats?|pigs?|piglets?|donkeys?|ducks?|ducklings?|hens?|chickens?|chicks?|chooks?|rabbits?|bunn(?:y|ies)|guinea pigs?|hamsters?|gerbils?|rats?|mouse|mice|ferrets?|snakes?|dragons?|unicorns?|monsters?|ghosts?|fair(?:y|ies)|witch|wizard|giants?|trolls?|goblins?|alien|mermaid|dinosaurs?|dino|robot(?! (?:hoover|vacuum|vac|mower|cleaner|lawn ?mower|mop))|lions?|tigers?|bears?|elephants?|giraffes?|monkeys?|penguins?|owls?|fox(?:es)?|wol(?:f|ves)|hippos?|whales?|sharks?|dolphins?|kings?|queens?|prince(?:ss)?|pirates?|knights?|school|nursery|teacher|street|road|town|city|village|country|book|film|movie|show|song|game|team|club|band|storm|hurricane|cyclone|typhoon|star|planet|shop|caf[eé]|restaurant|friends?|mate|bab(?:y|ies)|boys?|girls?|m[ae]n|wom[ae]n|lady|child(?:ren)?|kids?|son|daughter|doctor|dentist|nurse|neighbou?rs?|driver|class(?:mate)?|dish|food|dance|day|thing|place|story|tale|tumou?r|lump|scar|cast|leg|arm|wart|tooth|medicine|pump|tube|wheelchair|walker|hearing aid|dummy|name|nickname|one|it|he|she|we|they|who|which|that|what|everyone|everybody|nobody|wasps?|mosquitos?|mosquitoes|tick|lice|louse(?<!woodlouse)|nits?|cockroach(?:es)?|scorpions?|ladder|knife|knives|gun|lighter|candle|poo|imaginary|invisible|pretend|mum\p{L}*|dad\p{L}*|mom\p{L}*|papa|mama|gran\p{L}*|nan|nana|uncle|aunt\p{L}*|cousins?|brother|sister|husband|wife|tank engine|builder|explorer|sponge)(?!\p{L})/iu
/** What stands where a name would, and is none. */
const NO_NAME =
  /^(?:an?|the|it|him|her|them|me|us|my|our|his|their|today|yesterday|tomorrow|tonight|back|again|over|out|up|off|in|on|at|to|for|from|with|after|before|because|and|or|but|so|who|what|names?|silly|stupid|this|that|by|as|not|something|someone|nothing|yet|here|there|lol|please|idk|is|was|has|called|named|suits|tag|badge|card|calling|of|day|now|bad|all|everything|every|very|just|also)$/iu
/** It is told of those who made it up, is asked, or is no evening to laugh at. */
const OTHERWISE =
  /\?\s*$|^(?:why|how|what|where|who|when|which|can|could|do|does|did|is|are)(?!\p{L})|(?<!\p{L})(?:story|tale) (?:about|of|where|with)|(?<!\p{L})(?:once upon|died?|dead|dying|killed|kill(?:s|ing)?|squash\p{L}*|buried|funeral|grave|stolen|stole|lost|missing|gone|ran away|hurt|broke|broken|smash\p{L}*|popped|burst|thr(?:ew|own) (?:it|him|her)? ?(?:away|out)|binned|poisonous|bit (?:me|him|her|us)|stung|sting|scared|terrified|afraid|cried|crying|hospital|bully|bullied|teas\p{L}*|dragon|magic|flies to|planet|princess|wishes|tomorrow)(?!\p{L})|^(?:an?|the|one|two|there (?:once )?(?:was|lived) an?) (?:[\p{L}-]+ ){1,4}(?:called|named) [\p{L} ]{2,30} (?:who|that) (?!(?:lives|lived) (?:in|on|under|behind) (?:my|our|the)|is|was|needs|gets)/iu

/** “Our rewena bug is called Gary. Gary needs feeding every day and the whole whanau has an opinion”. */
export const dubbed: IncidentReader = (message, family) => {
  const said = message.replaceAll("'", '’').replaceAll(/\s+/gu, ' ').trim()
  if (OTHERWISE.test(said)) return null
  const found = whoIn(said)
  return found === null || isOneOfFamily(found.name, family) ? null : slotsOf(found, family)
}

function whoIn(said: string): Dubbed | null {
  for (const told of TOLD) {
    const match = told.exec(said)
    if (match === null) continue
    const { thing, first, after, where, name: whole = '' } = match.groups ?? {}
    // “Her bean plant Jack”: of two words only a title stands before a name.
    const [more = '', name = ''] = IS_MORE.test(whole)
      ? [` ${whole.slice(0, whole.indexOf(' '))}`, whole.slice(whole.indexOf(' ') + 1)]
      : ['', whole]
    const bare = bareOf(`${thing ?? first ?? after ?? ''}${more}`)
    const isSure = after === undefined || isName(name) || /^\p{Lu}/u.test(name)
    if (
      bare === '' ||
      NO_NAME.test(name) ||
      NOT_KEPT.test(bare) ||
      isPlural(bare) ||
      (where !== undefined && IN_A_STORY.test(where)) ||
      !isSure ||
      !isThing(bare, after !== undefined)
    )
      continue
    const owner =
      /(?<!\p{L})(?:his|her|he|she|(?:son|daughter|boy|girl)(?![’']s \p{L}+ (?:friend|teacher)))(?!\p{L})/iu.exec(
        `${thing ?? first ?? ''} ${said.slice(0, match.index)} ${middleOf({ before: first === undefined ? '' : match[0], bare })}`
      )
    return {
      bare,
      name: called(name),
      where: where === undefined || /^from /iu.test(where) ? null : placeOf(where),
      child: /^(?:his|he|son|boy)$/iu.test(owner?.[0] ?? '') ? 'he' : owner === null ? null : 'she',
      rest: `${said.slice(0, match.index)}. ${said.slice(match.index + match[0].length)}`,
      before: first === undefined ? '' : match[0]
    }
  }
  return null
}

const IN_A_STORY = /(?<!\p{L})(?:book|story|film|movie|show|game|song|tv|telly|school|class|nursery)(?!\p{L})/iu
const IS_MORE = wordPattern(String.raw`^(?!${TITLE} )(?-i:\p{Ll})\p{L}* (?-i:\p{Lu})`, 'iu')

/** “Rewena bug” of “and our rewena bug”, “yoghurt lid” of “the yoghurt lid is her best friend”. */
function bareOf(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/^(?:and|but|so|today|this morning|ok|right) /u, '')
    .replace(
      wordPattern(
        String.raw`^(?:(?:there[’']?s|there is|we have|we[’']ve got|got|found|called|named) )?${OWNER}`,
        'iu'
      ),
      ''
    )
    .replace(/^(?:new|very own|other) /u, '')
    .replace(/ (?:is|was|has|lives|that|who|which|she|he|we|they|in|on|behind|under|from)(?: .*)?$/u, '')
    .trim()
}

/** What a family has at home, or finds: a noun that is known for such, or, before “is called”, any that is no verb. */
function isThing(bare: string, mustBeKnown: boolean): boolean {
  const noun = anyNounIn(bare)
  if (noun !== null) return noun.sort !== 'person' && noun.sort !== 'place' && noun.sort !== 'deed'
  return !mustBeKnown && KEPT.test(bare)
}

/** What the lexicon does not know, and families call by a name. */
const KEPT =
  /(?<!\p{L})(?:bug|starter|sourdough|kombucha|scoby|kefir|mother dough|dough|culture|hoover|roomba|vacuum|vac|mower|plant|seedling|sapling|bean|cress|weed|fern|succulent|cactus|aloe|monstera|orchid|ivy|bonsai|tree|flower|pot|lid|stick|twig|stone|rock|pebble|shell|conker|pinecone|cone|acorn|feather|leaf|leaves|potato|pumpkin|gourd|egg|carrot|balloon|ball|cushion|pillow|blanket|sock|spoon|cup|mug|bottle|jar|box|tin|peg|button|bear|teddy|toy|doll|car|van|campervan|caravan|bike|scooter|trike|boat|bus|truck|lorry|tractor|kettle|toaster|fridge|freezer|dishwasher|machine|printer|tap|boiler|radiator|fan|lamp|satnav|speaker|clock|bin|chair|sofa|trolley|snail|slug|worm|beetle|spider|moth|fly|ladybird|ladybug|woodlouse|bee|bumblebee|ant|cricket|grasshopper|caterpillar|butterfly|stick insect|silkworm|centipede|millipede|crab|fish|goldfish|guppy|tadpole|newt|shrimp|sea monkey|lizard|gecko|tortoise|turtle|jellyfish|cloud|puddle|snowman|snowball|icicle|sandcastle|hole|crack|stain|shadow|mop|broom|umbrella|sponge|fungus|mould|mushroom|yeast|chilli|tomato|avocado|pip|seed|mango|onion|garlic|ginger|sunflower|robot)s?$/iu

/** “Don Pedro” of “don pedro”. */
function called(name: string): string {
  return capitals(name.replace(/[’'-]s?$/u, ''))
}

function placeOf(where: string): string {
  return where
    .toLowerCase()
    .replace(/(?<=^(?:next )?\S+ )(?:my|our|his|her|their) /u, 'the ')
    .replace(/^(\S+) (?=(?!bed$)[\p{L}]+(?<!s)$)/u, '$1 the ')
}

/** “Baby sister is called Mia”: she is tonight’s listener. */
function isOneOfFamily(name: string, family: readonly KinMember[]): boolean {
  return family.some((member) => member.called.toLowerCase() === name.toLowerCase())
}

function slotsOf(who: Dubbed, family: readonly KinMember[]): WishSayings {
  const told = factsOf(who, family)
  return {
    ...slotsOfSaid('dubbed', who.bare, who.name),
    [`dubbed.${careOf(`${middleOf(who)} ${who.rest}`)}`]: who.name,
    ...(who.where === null ? {} : { 'dubbed.lives': who.where }),
    ...(told.length === 0 ? { 'dubbed.untold': who.name } : { 'dubbed.told': told.join('. ') })
  }
}

/** What is to be done for it: of each care there is one way to tell how it got ready. */
function careOf(said: string): string {
  return CARES.find(([, words]) => words.test(said))?.[0] ?? 'plain'
}

const CARES: readonly (readonly [string, RegExp])[] = [
  [
    'left',
    /(?<!\p{L})(?:nobody|no one|no-one|none of us|not allowed|(?:can|may|must|do|is|are|does)(?:n[’']t| not)|never)(?:(?! ?[.,;]).){0,30}(?:mov|touch|hoover|clean|evict|disturb|sit on|step|sweep|put (?:it|him|her) out)/iu
  ],
  ['stuck', /(?<!\p{L})(?:stuck|wedged|jammed|tangled)(?!\p{L})/iu],
  ['fed', /(?<!\p{L})(?:fe(?:e)?d(?:s|ing)?|hungry|eats?|eating|ate|lettuce|flour|supper|dinner|breakfast)(?!\p{L})/iu],
  ['watered', /(?<!\p{L})(?:water(?:s|ed|ing)?|thirsty|drinks?|drank)(?!\p{L})/iu],
  ['grown', /(?<!\p{L})(?:taller|bigger|grow(?:s|ing|n)?|grew|leaf|leaves|sprouted)(?!\p{L})/iu],
  [
    'along',
    /(?<!\p{L})(?:everywhere|along|go somewhere|comes? (?:with|to)|came (?:with|to)|took (?:it|him|her)|takes? (?:it|him|her)|sleeps?|slept|seat|tucked|blanket|bed|bath|pocket|friend)(?!\p{L})/iu
  ]
]
