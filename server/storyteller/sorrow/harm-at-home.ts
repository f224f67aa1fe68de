import { wordsSaid, type RuleOfWords } from './rules-of-words.ts'

const PARENT = '(?:mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|baba|da)'
const KIN = String.raw`(?:${PARENT}|gran\p{L}*|nan|nana|nanna|nanny|nani|opa|oma|brother|sister|uncle(?: \p{L}+)?|auntie(?: \p{L}+)?|aunty|aunt|cousin|baby|twin|son|daughter)`
const WHOSE = '(?:(?:my|our|his|her|its|their|the|an?|all|some) )*'
const PERSON = '(?:people|m[ae]n|wom[ae]n|lad(?:y|ies)|boys?|girls?|child(?:ren)?|kids?|famil(?:y|ies))'
const PET =
  '(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunny|hamsters?|guinea pigs?|goldfish|budgies?|pon(?:y|ies)|horses?|hens?|chickens?)'
const FEAST =
  "(?:hanukkah|halloween|thanksgiving|passover|holi|nowruz|navratri|vaisakhi|pancake day|bonfire night|mothers[’']? day|mother[’']s day|fathers[’']? day|father[’']s day|ramadan|half term)"
/** Of whom it is told for fun. */
const TOY =
  'dolls?|dolly|toys?|lego|playmobil|pretend\\p{L}*|playdough|paper|cardboard|chocolate|gingerbread|laugh\\p{L}*|monopoly|minecraft'

/** One of these, as words of their own. */
function said(...ways: readonly string[]): RegExp {
  return wordsSaid(ways.join('|'))
}

/** What a family says of its own worst week, in the words of every day. */
export const HARM_AT_HOME: readonly RuleOfWords[] = [
  {
    label: 'one whom nobody could save, or who is hurt',
    said: said(
      `(?:could(?: not|n[’']?t)|failed to) save ${WHOSE}(?:${KIN}|${PERSON}|${PET})|${KIN} dies|dying (?:${KIN}|${PERSON}|${PET})`,
      `${KIN} (?:got|was|has been|is|been) (?:badly |really )?(?:hurt|injured)(?! feelings)|(?:police\\p{L}*|officers?) (?:came and |came to )?(?:told|tell) (?:us|mum|mummy|me)`,
      '(?:m[ae]n|wom[ae]n|boys?|girls?|person|people) on the (?:tracks?|line|rails)|with no heads?|(?:gets?|got|was|were|been|being) slaughtered',
      `(?:dog|cat|horse|pony|fox)s? (?:bit|mauled|attacked) (?:the|my|our|her|his) (?:baby|sister|brother|face)|${PET} .*had to go$|switched off for ?ever|electrocuted|(?:going|gone|went) to sleep for ?ever|fell on(?:to)? (?:(?:my|our) )?${KIN}(?! ?(?:[’']s|lap))|ghost of (?:my|our|her|his) (?:${KIN}|${PET})`,
      'lost (?:both |one of )?(?:(?:his|her|my|their|an?) )?(?:(?:left|right) )?(?:legs?|arms?|fingers|sight|hearing|eyesight)$|(?:isn[’\']?t|not) (?:waking up|breathing)$'
    ),
    unless: said(`at (?:chess|football|fifa|uno)|bear|volcano|alarm|robots?|tables?|chairs?|vampires?|biscuits?|toilet|sun|moon|${TOY}`),
    examples: ['paw patrol couldn’t save grandpa', 'moana’s gran dies bit', 'fireman daddy got hurt', 'the policemen came and told us about daddy', 'the train driver and the man on the track', 'a bird with no head on the step', 'tractor fell on uncle jim', 'the plumber who was electrocuted', 'peppa pig gets slaughtered', 'our dog bit the baby and had to go', 'ghost of my brother', 'uncle tom lost both legs', 'aaji isn’t waking up'],
    counterExamples: ['nana could not save a biscuit', 'a bear isn’t waking up', 'we got slaughtered at football', 'a ghost of a sock', 'the table lost a leg']
  },
  {
    label: 'an illness, said by its name or in a feast',
    said: said(
      `eating disorders?|self[- ]?harm\\p{L}*|${KIN} (?:is |was )?too (?:ill|sick|poorly|weak)|${FEAST} (?:in|on|at) (?:the )?(?:hospital|ward|hospice|refuge|hostel)`,
      'took (?:to|too|two) many (?:pil|tab)\\p{L}*|(?:at|up|to) the crem|young offenders|borstal|the blitz|oil (?:spill|slick)|full of oil'
    ),
    unless: said(`cold|cough|tummy bug|cake|engine|salad|pan|lamps?|(?:what|how) did|${TOY}`),
    examples: ['barbie has an eating disorder', 'halloween and mummy too ill for it', 'hanukkah in the hospital', 'mum took to many pils', 'bampi’s gone up the crem', 'brother in young offenders', 'the blitz and the boy with no house', 'mermaid whose sea is full of oil'],
    counterExamples: ['halloween in the kitchen', 'hanukkah with grandma', 'an engine full of oil', 'mum took too many biscuits']
  },
  {
    label: 'no roof, no dinner, and two houses',
    said: said(
      `(?:sleeps?|sleeping|slept|lives?|living) in (?:a|the|our|her|his) (?:car|van)(?: now)? (?:with (?:(?:his|her|my|our|their) )?(?:mum|mummy|mam|mom)|because|since)|${PERSON} with no (?:house|home|beds?|food|shoes)`,
      `(?:${PARENT}) (?:sleeps|lives|stays) (?:in|at) (?:the|an|his|her)(?: \\p{L}+)? (?:other house|new flat)|(?:school|gym|church|hall|station) is (?:a|our) shelter`,
      '(?:we|i|they) (?:ate|had) nothing (?:today|all day|yesterday|again)|lost (?:(?:her|his|our|my|their|all|of) )+(?:savings|house|home|money)|lost .* and (?:her|his|our|their) (?:house|home)',
      '(?:not|never|n[’\']?t) (?:been )?invited(?: again)?$|only one (?:not|who (?:wasn[’\']?t|isn[’\']?t)) invited|(?:war|bombs?|bombing|shooting|stabbing) on (?:the )?(?:telly|tv|news|radio|television)'
    ),
    unless: said(`camp\\p{L}*|campervan|holidays?|trip|snails?|hermit|crabs?|birds?|dragons?|star wars|${TOY}`),
    examples: ['sam sleeps in a car with his mum', 'the boy with no house', 'daddy sleeps in the other house now', 'our school is a shelter now', 'we ate nothing today', 'grandma got scammed and lost her savings', 'theo is the only one not invited again', 'war on the telly frightened'],
    counterExamples: ['sleeping in the van on our holiday', 'a snail who lost his house', 'we ate nothing but pancakes', 'star wars on the telly', 'grandma is invited again']
  },
  {
    label: 'what is left of one who is gone',
    said: said(
      `(?:teddy|bear|cushion|quilt|blanket|pillow) (?:made )?(?:from|out of|of) (?:(?:my|our|his|her) )?${KIN}[’']s (?:old )?(?:shirts?|clothes|jumpers?|ties|pyjamas)`,
      `(?:(?:his|her)|${KIN}[’']s) (?:slippers|shoes|coat|boots|glasses|mug|chair|cap|stick|keys) (?:are|is) still (?:by the (?:door|bed)|on the (?:hook|peg)|there|here)`,
      '(?:chair|bed|place|cot|pram) is empty|(?:the|a) flag on (?:the|his|her) (?:box|coffin)|(?:will(?:nae| no| not)|won[’\']?t) be (?:coming )?back$|never (?:came|comes|coming) (?:back|home)$'
    ),
    unless: said(`boomerangs?|frisbees?|balls?|echo|hiccups?|forgot|school|${TOY}`),
    examples: ['a teddy made from daddys shirts', 'passover and zaide’s chair is empty', 'his slippers are still by the door', 'daddy’s medal and the flag on the box', 'wee granny’s awa and willnae be back', 'winnie the pooh’s christopher robin never came back'],
    counterExamples: ['a den made of grandma’s blankets', 'his shoes are still in the bath', 'the ball that never came back', 'the flag on the sandcastle']
  }
] // prettier-ignore
