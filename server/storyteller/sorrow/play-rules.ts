import { anyOf } from '../language/any-of.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { wordPattern } from '../word-pattern.ts'
import type { JoyRule } from './joy-rule.ts'

const KIN = anyOf(KIN_WORDS)
const WHOSE = String.raw`(?:(?:my|our|his|her|their|the|all|both|great|big|little|baby|new) ){0,3}`
const GROWN_UPS = String.raw`(?:(?:the )?(?:grown[- ]?ups|adults|parents|mums|dads|moms|mummies|daddies|teachers?)|${WHOSE}(?:${KIN})(?: and ${WHOSE}(?:${KIN}))?)`
const CHILDREN = String.raw`(?:(?:i|we|the (?:kids|children|boys|girls|twins)|my (?:kids|children|boys|girls|son|daughter)|(?:he|she|they))(?! and\b))`
const ARE = String.raw`(?:(?: (?:are|is|am|were|was|become|becomes|became|turn into|turns into|turned into|play|plays))(?: now| suddenly)?)`
const AS_CHILDREN = String.raw`(?:the |an? )?(?:little )?(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|pupils?)`
const AS_GROWN_UPS = String.raw`(?:the |an? )?(?:grown[- ]?ups?|adults?|parents?|mums?|dads?|mummy|daddy|mummies|daddies|bosses|boss|teachers?)`
const FOR_A_WHILE = String.raw`(?: (?:for (?:a|one) (?:day|week|morning|night)|all day|today|tomorrow|now))?`
const ON_A_DAY = String.raw`(?: (?:for (?:a|one) (?:day|week|morning|night)|all day|today|one (?:day|morning)|at (?:breakfast|lunch|dinner|tea|the (?:zoo|park|party|shops?|supermarket|library|pool))|with (?:an? |the |his |her )?(?:magic |invisible |special )?(?:hat|cape|cloak|potion|ring|spell|wand|coat|socks)|by magic))`

function said(source: string): RegExp {
  return wordPattern(source.replaceAll('’', "[’']"), 'iu')
}

/** What only a tale or a game makes of the family: the model knows such words of parents who part and children who hide. */
export const PLAY_RULES: readonly JoyRule[] = [
  {
    label: 'a family the other way round',
    said: said(
      String.raw`^(?:(?:what if|when|the day) )?(?:${GROWN_UPS}${ARE} ${AS_CHILDREN}${FOR_A_WHILE}(?:,?(?: and)? ${CHILDREN}${ARE} ${AS_GROWN_UPS})?|${CHILDREN}${ARE} ${AS_GROWN_UPS}${FOR_A_WHILE},?(?: and)? ${GROWN_UPS}${ARE} ${AS_CHILDREN})${FOR_A_WHILE}[.!]*$`
    ),
    examples: ['mummy and daddy are the kids and we are the grown ups', 'the parents are the children and the children are the parents', 'we are the grown ups and mummy and daddy are the kids', 'what if mum and dad were the kids for a day'],
    counterExamples: ['mummy and daddy are shouting and we are the grown ups', 'we are the grown ups and mummy is in hospital', 'mum cannot get up, I am the grown up']
  },
  {
    label: 'children who do what grown-ups do',
    said: said(
      String.raw`^(?:(?:what if|when|the day) )?${CHILDREN} (?:drives?|go(?:es)? to (?:work|the office)|do(?:es)? the (?:work|shopping|cooking)|cooks?|works?|makes? the rules|decides?|are in charge|is in charge)(?: (?:the (?:car|bus|train|dinner|food|tractor)|everything))?,?(?: and| while) ${GROWN_UPS} (?:sits?|go(?:es)? to|has to go to|have to go to|plays?|stays? in|naps?|rides?) (?:in |on |with |to )?(?:the |their )?(?:child seats?|car seats?|back(?: seats?)?|school|nursery|kindergarten|kita|preschool|the sandpit|sandpit|playground|toys|lego|bed|pram|buggy)[.!]*$`
    ),
    examples: ['the children drive the car and the parents sit in the child seats', 'the kids go to work and mama goes to kindergarten'],
    counterExamples: ['the children drive the car and the parents are drunk', 'the children cook dinner and mum stays in bed crying']
  },
  {
    label: 'bodies and places that are swapped',
    said: said(
      String.raw`^(?:(?:what if|when|the day) )?(?:every(?:one|body)(?: at (?:home|school|the party))?|(?:the |our |my )?(?:whole |entire )?(?:family|class|twins|kids|children|boys|girls)|we(?: all)?|${WHOSE}(?:${KIN}|\p{L}+)(?:,? and ${WHOSE}(?:${KIN}|\p{L}+|i|me))?) (?:swap(?:s|ped)?|switch(?:es|ed)?|trad(?:e|es|ed)) (?:bodies|places|heads|names|voices|jobs|clothes|shoes)(?: (?:with (?:each other|the (?:dog|cat|hamster|teacher|baby))|for a day|at (?:school|home|breakfast)))?[.!]*$`
    ),
    allows: /\bbodies\b/iu,
    examples: ['everyone at home swaps bodies', 'mum and I swap bodies', 'dad swaps places with the cat'],
    counterExamples: ['they swapped the bodies at the morgue']
  },
  {
    // “I am invisible”, “invisible at school” and “invisible to everybody” say how a child feels.
    label: 'an invisible hero',
    said: said(
      String.raw`^(?:(?:what if|when|the day) )?(?:(?:he|she|${WHOSE}(?:${KIN}|boy|girl|dog|cat|teacher)) (?:is|was|’s|becomes?|became|turns?|turned|gets?|got|wakes? up|woke up) invisible|(?:i|we|he|she|${WHOSE}(?:${KIN})) (?:am|are|is|was|were|become|becomes|became|turn|turned|wake up|woke up) invisible${ON_A_DAY})${ON_A_DAY}?(?:,? and (?:(?:he|she|i|we) )?(?:eats?|ate|steals?|stole|takes?|took|tickles?|tickled|plays?|played|moves?|moved|drinks?|drank|sneaks?|sneaked|makes? (?:jokes|funny noises)|pinch(?:es|ed)?|dances?|danced)(?: (?!(?:with )?(?:no|mum|dad|pills?|medicine|beer|wine|vodka|knife|knives|money)\b)\p{L}+){1,5})?[.!]*$`
    ),
    examples: ['he is invisible', 'he was invisible at breakfast and ate all the jam', 'my son is invisible for a day', 'she turns invisible with a magic hat'],
    counterExamples: ['i am invisible at school', 'he feels invisible at school', 'she is invisible to everyone, they never talk to her', 'i am invisible at home and school']
  },
  {
    label: 'an animal from the zoo that comes to visit',
    allows: /\bescap\p{L}*/iu,
    said: said(
      String.raw`^(?:(?:what if|when|the day) )?(?:an?|the|two|three|some|all the) (?:(?:little|big|baby|cheeky|funny|old|clever|silly|hungry) )?(?:monkeys?|penguins?|elephants?|giraffes?|zebras?|hippos?|kangaroos?|flamingos?|pandas?|sloths?|llamas?|seals?|otters?|meerkats?|camels?|parrots?|lemurs?|ostrich(?:es)?|tortoises?|lions?|tigers?|bears?|koalas?|crocodiles?|animals) (?:that |who )?(?:escap(?:e|es|ed)|got out|gets? out|ran away|runs? away|walks? out|walked out|broke out|climbs? out|climbed out) (?:from|of|out of) (?:the |a |our )?(?:zoo|circus|safari park|wildlife park|aquarium|cage)(?:,? and (?:then )?(?:it |he |she |they )?(?:comes?|came|moves?|moved|sits?|sat|hides?|hid|sleeps?|slept|goes|went|knocks?|knocked|rides?|rode|plays?|played|lives?|lived|visits?|visited|eats?|ate) (?:(?:to|in|into|on|at|with|for|by|up|our|my|the|his|her|a|all|of) ){1,3}(?!(?:boy|girl|child|baby|man|woman|people|leg|arm|hand|face)\b)(?:\p{L}+)(?: (?:for|at|on|in|with) (?:the |our |my |a )?\p{L}+)?)?[.!]*$`
    ),
    examples: ['a monkey escaped from the zoo and came to our house', 'a lion escaped from the zoo and came to school for lunch', 'a penguin got out of the zoo and sat in our bath'],
    counterExamples: ['a tiger escaped from the zoo and hurt my brother', 'a bear escaped from the zoo and killed my dad']
  },
  {
    label: 'a house or a bed that goes off',
    said: said(
      String.raw`^(?:(?:what if|when|the day) )?(?:my|our|the|his|her|grandma’s|grandpa’s) (?:house|bed|sofa|bath|bathtub|school|shed|car|couch|armchair|pram|caravan|tent) (?:walk(?:s|ed)?|fl(?:ies|ew)|hop(?:s|ped)?|roll(?:s|ed)?|sail(?:s|ed)?|swims?|swam|gallop(?:s|ed)?|danc(?:es|ed)|ran|runs)(?: (?:away|off|to (?:the |a )?\p{L}+|down the street|up the hill|into space|around the world))?(?: (?:in the night|last night|one night|at night))?(?:,? (?:and|with) (?:we (?:are|were|was) in it|(?:us|me|all of us|everyone|the (?:cat|dog|kids|children|twins)) (?:in|inside|on) (?:it|top|board)))?[.!]*$`
    ),
    allows: /\b(?:in the|at) night\b/iu,
    examples: ['our house walked away in the night with us in it', 'my bed flew to the moon', 'our house hops down the street with us in it'],
    counterExamples: ['our house burned down in the night with us in it', 'our tent flew away in the storm and we lost everything', 'our house sank']
  },
  {
    label: 'who of the children is first',
    said: said(
      String.raw`^(?:they|we|the (?:kids|children|boys|girls|twins)|my (?:kids|children|boys|girls|twins|sons|daughters)|(?:my |his |her )?(?:brothers?|sisters?|cousins?)) (?:(?:keep|kept|are|were|always) )?(?:argu(?:e|ed|ing)|fought|squabbl(?:e|ed|ing)|bicker(?:ed|ing)?|quarrel(?:led|ing)?) (?:about|over) who (?:sits? (?:in (?:the )?(?:front|middle|back)|by the window|next to (?:me|grandma|grandpa|granny|nana))|goes first|was first|is first|presses the button|pushes the (?:button|trolley)|gets (?:the )?(?:front seat|window seat|top bunk|blue cup|last (?:biscuit|cookie|pancake|piece|slice)))(?: (?:in|of) the (?:car|lift|bus|cake))?(?: (?:today|again|all day))?[.!]*$`
    ),
    examples: ['they argued about who sits in the front', 'the twins argued over who gets the top bunk'],
    counterExamples: ['they argue about custody of us', 'my brothers fought and one is in hospital']
  },
  {
    label: 'the first feast with somebody new or at a new place',
    said: said(
      String.raw`^(?:(?:his|her|our|my|their|the|baby’s) )?first (?:eid|diwali|christmas|xmas|easter|hanukkah|holi|nowruz|new year|thanksgiving|ramadan|birthday|onam) (?:with (?:his|her|our|my|their|the|a) (?:(?:new|baby|little|tiny|twin) )+(?:sister|brother|cousin|puppy|kitten|sisters|brothers|cousins|dog|cat|twins)|in (?:his|her|our|my|their|the) new (?:house|home|flat|place))[.!]*$`
    ),
    examples: ['first christmas with his baby sister', 'her first eid with the new kitten'],
    counterExamples: ['first christmas without his baby sister', 'first christmas with the foster family', 'first christmas in the refuge']
  },
  {
    label: 'on the way to school',
    said: said(String.raw`^(?:my |our |her |his )?(?:${KIN})(?: (?!and\b)\p{L}+)? (?:takes?|took|brings?|brought|drives?|drove|walks?|walked|carries|carried|picks?|picked) (?:me|him|her|us|them|the (?:kids|children|twins)) (?:up )?(?:to|from) (?:school|nursery|kindergarten|kita|preschool|playgroup)(?: (?:today|tomorrow|every day|in the (?:morning|rain|snow)|(?:on|in|with) (?:his|her|the|a) (?:new |big |old )?(?:bike|cargo bike|scooter|motorbike|bus|tram|car|sledge|tractor|van|trailer|skateboard)))?[.!]*$`),
    examples: ['dad takes me to school on his bike', 'grandpa picks him up from school today'],
    counterExamples: ['dad takes me to school and he is drunk', 'the police took her from school']
  },
  {
    label: 'a neighbour’s animal for the week',
    said: said(String.raw`^(?:we|i|he|she)(?:’re|’m|’s| are| am| is)? (?:looking after|minding|feed|feeds|feeding|walk|walks|walking|keeping) (?:the |our |my )?(?:neighbou?r|friend|teacher|cousin|grandma|granny|aunt|auntie|uncle)s?(?:’s?)? (?:dog|cat|rabbits?|hamster|guinea pigs?|chickens|hens|tortoise|goldfish|budgie|parrot|fish|cats|dogs)(?: (?:today|tomorrow|this week|this weekend|for (?:a|the|two) (?:day|week|weekend|weeks)|while (?:they|she|he) (?:are|is) (?:on holiday|travelling)))?[.!]*$`),
    examples: ['we are looking after the neighbours’ rabbit this week', 'she walks the neighbour’s dog'],
    counterExamples: ['we are looking after the neighbour’s dog since she died', 'we are looking after the neighbour’s cat because he is in hospital']
  },
  {
    label: 'a grandparent who comes to live near',
    said: said(
      String.raw`^${WHOSE}(?:${KIN})(?: (?!and\b)\p{L}+)? (?:(?:is |are |will )?mov(?:e|es|ing|ed)) (?:to (?:our|my|the same) (?:street|town|village|city|road|building)|next door|near us|closer(?: to us)?|upstairs|downstairs|round the corner)(?: (?:tomorrow|today|soon|next (?:week|month)|on \p{L}+day))?[.!]*$`
    ),
    examples: ['grandma moves to our street', 'nonna is moving next door'],
    counterExamples: ['grandma moves to a home', 'daddy moved out to our street corner', 'grandma died and grandpa moves next door']
  }
] // prettier-ignore
