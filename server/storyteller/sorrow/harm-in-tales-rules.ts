import { wordPattern } from '../word-pattern.ts'
import {
  alarmUnless as unless,
  END_OF_CLAUSE as END,
  upToWords as words,
  wordsAlarmSaid as said,
  type AlarmRule
} from './alarm-rule.ts'

const CHILD = '(?:he|she|i|<name>|<kin>|brother|sister|girl|boy|child|children|kids?|<my> (?:son|daughter))'
const CHILDREN = '(?:<baby>|<kin>|brother|sister|girls?|boys?|children|kids|daughters?|sons?)'

/** What is told of a dragon or a bunny and is meant of a house. */
export const HARM_IN_TALES_RULES: readonly AlarmRule[] = [
  {
    label: 'what is done because one was naughty',
    kind: 'danger',
    said: said(
      `(?:burn(?:s|ed|t)|hits?|bites?|bit|kick(?:s|ed)|lock(?:s|ed)|hurts?|smack(?:s|ed)?|slap(?:s|ped)|hurt)${words(4)} because (?:he|she|it|i|they|<name>) (?:(?:is|was|were|am|are|has been) (?:naughty|bad|rude)|wet (?:<my>|the) bed)|what happens to (?:fat|bad|naughty|ugly|greedy) (?:girls|boys|children|kids)|(?:story|tale|something) to (?:scare|frighten) (?:him|her|<my>|them|<name>)(?: so| into)? (?:he|she|they|<name>|bed|staying|sleeping)|stop hitting (?:us|me|<parent>|<kin>|<my>)|(?:nobody|no one) feeds(?:${END}| (?:us|me|him|them|<my>))|(?:is|was|gets|being) whipped${END}`
    ),
    unless: unless('cream|balls?|drums?', ''),
    examples: ['the dragon who burned his sister because she was naughty', 'a teddy that gets burned because she wet the bed', 'a story to scare him so he stays in bed', 'on a course to stop hitting us', 'works late so nobody feeds us', 'a pony who is whipped'],
    counterExamples: ['the dragon burned his toast because he was late', 'what happens to snowmen in spring', 'cream that is whipped', 'a story to scare the dark away']
  },
  {
    label: 'a rage that breaks things',
    kind: 'danger',
    said: said(
      `(?:<uncle>|<parent>|partner|man) (?:gets?|got|is|was) (?:angry|mad|furious|cross) and (?:throws|threw|breaks|broke|hits|hit|smashes|smashed|kicks|punches|pushes|pushed)|<parent> (?:<creature>|<pet>) (?:who |that )?(?:cries every|cries all|drinks (?:wine|beer|whisky)|throws (?:plates|things)|leaves <my> (?:<pet>|<baby>|babies|cubs|chicks)|hits|shouts at)|smells of (?:beer|whisky|wine|vodka|gin)`
    ),
    unless: unless('balls?|golf|printer|computer|pillows?|confetti|snowballs?', ''),
    examples: ['mum works late and the boyfriend gets angry and throws things', 'a mummy bear who drinks wine all day', 'a mummy bear who cries every night', 'a daddy bear who throws plates', 'a mummy cat who leaves her kittens', 'a bear who smells of beer'],
    counterExamples: ['a mummy bear who bakes', 'dad got cross and laughed', 'a daddy bear who throws snowballs', 'a bear who smells of honey', 'a bear who smells of gingerbread']
  },
  {
    label: 'a bed that is shared, and what may not be told of it',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:shares?|shared|sharing) (?:the |<my> )?(?:bed|bath|shower|mattress) with (?:<my> )?<uncle>|(?:not to|must not|may not|do not|never) tell (?:<my> )?(?:<parent>|anyone|anybody|<kin>) what (?:happens|happened|he does|we do|they do)`
    ),
    typed: wordPattern(String.raw`(?<!\p{L})(?:with (?:my |her |his |the )?(?:uncle|step\p{L}+|lodger|boyfriend)|tell \p{L}+ (?:\p{L}+ )?what|what (?:happens|happened|he|we|they))(?!\p{L})`, 'iu'),
    unless: unless('party|surprise|film|book|episode|presents?|in the end|camping|tent', ''),
    examples: ['a bunny who has to share the bed with uncle', 'teddy says not to tell mummy what happens at bath time with coach'],
    counterExamples: ['she shares the bed with her cousin', 'not to tell mummy what we bought', 'do not tell grandma what happens in the film']
  },
  {
    label: 'a child who goes with a stranger, or up to a height',
    kind: 'danger',
    said: said(
      `${CHILD}(?: who)? (?:takes?|took|gets?|got|accepts?) (?:sweets|candy|presents?|<toy>|lift|ride) from (?:the )?(?:strange )?(?:man|stranger|lady|woman|guy) in (?:the )?(?:van|<vehicle>|car)|${CHILD}(?: who)? (?:gets?|got|goes|went|climbs?|climbed)(?: off)? (?:in|into|with)(?: the)? stranger|stranger with (?:the )?(?:nice )?(?:<pet>|kittens?|sweets)|${CHILD}(?: keeps?| always| often)? (?:climbs?|climbing|climbed) out of the (?:\\p{L}+ )?window|(?:he|she|<name>|<my> son|<my> daughter) (?:wants?|wanted|tries|tried) to (?:fly|jump) (?:from|off|out of) (?:the|<my>) (?:balcony|window|roof)|(?:choking|fainting|strangling|pass out) game|(?:plays?|playing|played) hanging(?! out)`
    ),
    unless: unless('ice cream van|taxi|bus|santa|school|fire drill|gym|play ?house|doll ’s house'),
    examples: ['a girl who takes sweets from a man in a van', 'the stranger with the nice puppy', 'a boy who gets in a stranger’s car and goes on an adventure', 'he keeps climbing out of the window onto the ledge', 'he wants to fly from the balcony like superman', 'the choking game the big ones do', 'playing hanging with the curtain cord'],
    counterExamples: ['a girl who gets sweets from grandma', 'a cat climbs out of the window', 'he wants to fly to the moon', 'the hanging basket game', 'he took a present from the sledge']
  },
  {
    label: 'one who is left, or is not saved',
    kind: 'danger',
    said: said(
      `cried and (?:nobody|no one) came|<pet> in (?:the )?sack|left behind${words(3)} (?:nobody|no one) (?:noticed|knew|came|saw)|(?:could|can) not get (?:the |<my> )?(?:lady|man|woman|child|boy|girl|<baby>|<kin>|<parent>|people|neighbour) out${END}|(?:<baby>|<pet>|child|boy|girl|children)(?: who is| who was| was| is)?(?: left| locked| shut| alone)? (?:in|inside) (?:the )?hot (?:car|<vehicle>|van)|too hot in (?:the )?(?:car|<vehicle>)|flew in(?:to)? (?:the |<my> )?window and (?:did not|does not|never) (?:move|wake|fly|get)|(?:foster|<name>) (?:<parent>|<kin>|family|carer) (?:number|no) (?:\\p{L}+|<number>)`
    ),
    unless: unless('wolf|santa|potato|bed|bath|mud|laugh\\p{L}*|sofa|race|sleeping bag|hide and seek|air ?con', ''),
    examples: ['the boy who cried and nobody came', 'a kitten in a sack by the river', 'on a school trip she was left behind and nobody noticed until dark', 'they couldn’t get the old lady out', 'a baby in a hot car', 'the bird who flew into the window and didn’t move', 'foster mum number four today'],
    counterExamples: ['the boy who cried wolf', 'a cat in a box', 'we can’t get the baby out of bed', 'a hot car race with a dog in goggles']
  },
  {
    label: 'people who are sold, or lured',
    kind: 'danger',
    said: said(
      `(?:sells?|sold|selling) (?:(?:<my>|the|little|some|two) )*${CHILDREN}(?=$| [,.]| (?:to|for|by)(?: |$))|(?:tricks?|lures?|tempts?|tricked|lured) (?:(?:the|little) )*(?:children|girls|boys|kids)${words(2)} in(?:to)? <my>`
    ),
    unless: unless('clothes|photos?|toys?|stall|lemonade|sweets|shoes|dolls?|tickets?|ice cream|cookies|pretend|play shop', ''),
    examples: ['a boy sells his sister', 'a mother sells her baby', 'a fox who sells little girls', 'a wizard who tricks children into his house'],
    counterExamples: ['a fox who sells children balloons', 'a boy sells his sister a cake', 'a wizard who tricks the king']
  },
  {
    label: 'a house that is not safe, wished otherwise',
    kind: 'danger',
    said: said(
      `(?:monster|dragon|witch|giant|ogre|troll|wolf|<creature>)(?: who is| is)? (?:called|named) (?:<my> )?(?:<uncle>|<parent>)${END}|turns? (?:the |<my> )?bad (?:<uncle>|<parent>) in(?:to)?|should come and (?:get|take|arrest) <my> (?:<uncle>|<parent>|<kin>)|(?:should come and (?:get|take|arrest) )(?:<uncle>|<parent>)${END}|(?:bed|door|bedroom|room)${words(2)}(?: so)?(?: that)? (?:nobody|no one|<uncle>|<parent>) (?:comes|can come|gets|can get) in${END}|because of the man${END}|because (?:they|we) (?:have|had) no (?:house|home|food|money)|what (?:they|he|people|the hunters) did to (?:<my> )?(?:<parent>|<kin>|<baby>)${END}|<my> missing (?:<parent>|<kin>|brother|sister)${END}`
    ),
    unless: unless('draught|cold|cats?|spiders?|surprise|wrapp\\p{L}+|mosquito\\p{L}*|den|castle|fort|shop|snails?|hermit|ice cream|snow|moon|birthday|kidnap game', ''),
    examples: ['a monster called stepdad', 'a wizard who turns a bad uncle into a frog', 'superman should come and get my stepdad', 'a dragon who guards a girl’s bed so no one comes in', 'a bear who sleeps in front of the door so nobody comes in', 'the day the school closed because of the man', 'a bear who goes camping because they have no house'],
    counterExamples: ['a monster called Bob', 'a wizard who turns a bad sandwich into a cake', 'we shut the door so the cat can’t get in', 'grandma should come and get my kite']
  },
  {
    label: 'one who gets thinner, and a head without hair',
    kind: 'illness',
    said: said(
      `(?:<kin>|<parent>|she|he|<name>|girl|boy|<pet>)(?: who)? (?:gets?|is getting|got|getting) (?:thinner and thinner|weaker and weaker|smaller and smaller(?: so)? (?:nobody|no one|he|they))|(?:hat|<toy>|scarf|wig|cap)${words(3)} <my> (?:bald head|scar)${END}|(?:asthma|wheezing|breathing|coughing|choking)${words(4)}(?: [,.])?${words(3)} blue lips|(?:he|she|<name>|<baby>|son|daughter)${words(3)} lips (?:are|is|were|went|turned|going) blue|(?:comes?|came) (?:home|back|<limb>) (?:from (?:[\\p{L}<>’]+ ){1,3})?with (?:marks|bruises|burns)(?=$| [,.]| on)`
    ),
    unless: unless('lolly|ice ?lolly|ice|lip ?stick|blueberr\\p{L}+|swimming|paint|smurf|pool|grandpa|grandad|uncle|dad|daddy|pirates?|candle|pencil|soap', ''),
    examples: ['a nana who gets thinner and thinner', 'a girl who gets smaller and smaller so nobody sees her', 'an owl who wears a hat on her bald head', 'asthma again, blue lips', 'she goes to her aunts until friday and comes back with marks'],
    counterExamples: ['a soap that gets thinner and thinner', 'blue lips from an ice lolly', 'grandpa wears a hat on his bald head', 'he came home with good marks', 'shivering at the pool with blue lips']
  },
  {
    label: 'an animal that bites a child of the house',
    kind: 'illness',
    said: said(`(?:<pet>|dog)(?: who| that)? (?:bites|bit|mauled|attacked) (?:<my> |the )?(?:little )?(?:brother|sister|<baby>)${END}`),
    unless: unless('toy|playing|gently|nibbl\\p{L}+|tickl\\p{L}+|teeth ?less|vampire', ''),
    examples: ['a dog who bites my sister', 'a dog who bites the baby'],
    counterExamples: ['a dog who bites his sandwich', 'a dog who licks the baby']
  },
  {
    label: 'a parent who kisses another',
    kind: 'separation',
    said: said(`<parent> (?:kissed|kisses|is kissing|was kissing|is in love with|sleeps with|slept with) (?:the |<my> )?(?:babysitter|nanny|neighbour|neighbor|lady|woman|secretary|au pair|au|lodger)(?=$| [,.]| (?:in|at|next|from|who))`),
    unless: unless('goodbye|cheeks?|hello|mistletoe|thank|stage|play|film'),
    examples: ['daddy kissed the babysitter', 'mummy is in love with the neighbour'],
    counterExamples: ['daddy kissed the baby', 'mummy kissed the frog', 'daddy kissed the lady on the cheek']
  }
] // prettier-ignore
