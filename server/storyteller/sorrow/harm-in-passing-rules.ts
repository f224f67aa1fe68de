import { alarmSaid as said, alarmUnless as unless, type AlarmRule } from './alarm-rule.ts'

/** Who is no parent. */
const OTHERS = String.raw`(?:<uncle>|<kin>|brother|sister|neighbour|neighbor|coach|teacher|babysitter|sitter|childminder|nanny|lodger|caretaker|man|men|boys?|stranger|stepbrother|somebody|someone|mr|sir|tutor|driver)(?: [\p{L}<>]+)?`
const UNDERWEAR = '(?:pants|knickers|underpants|underwear|panties|undies|boxers)'
const CLOTHES = `(?:${UNDERWEAR}|skirt|dress|trousers|shorts|nappy|top|t shirt|tshirt|shirt|vest|swimsuit|swimming costume|costume|trunks|tights|leggings|pyjamas|pyjama bottoms|clothes)`
const OF_GETTING_DRESSED =
  'wet|muddy|mud|paint|painted|accident|washing|laundry|line|pegs?|ironing|charity|lost property|swap(?:s|ped)?|magician|hanging|wind|parcel|tailor|mend(?:s|ed)?|sew(?:s|ed)?'

/** What is said of a harm in half a sentence, beside all else. */
export const HARM_IN_PASSING_RULES: readonly AlarmRule[] = [
  {
    label: 'a hand under clothes, and clothes taken off',
    kind: 'danger',
    said: said(
      `${OTHERS} (?:put|puts|putting|keeps putting|slid|slides|sticks|stuck|shoved|has|had) (?:<my> |a )?(?:hands?|fingers?) (?:up|down|under|in|inside|into) (?:<my>|the|<name> ’s) ${CLOTHES}|${OTHERS} (?:took|takes|pulled|pulls|taken|tugged) (?:(?:off|down) (?:<my>|<name> ’s) ${CLOTHES}|(?:<my>|<name> ’s) ${CLOTHES} (?:off|down)|(?:<my>|<name> ’s) ${UNDERWEAR})`
    ),
    unless: unless(OF_GETTING_DRESSED),
    examples: ['my uncle put his hand up her skirt', 'the neighbour took my pants and gave me sweets', 'the babysitter pulled his trousers down', 'a boy put his hand down my top'],
    counterExamples: ['the neighbour took my pants off the washing line', 'grandma took his trousers off because they were muddy', 'dad put his hand in the cake', 'he put his hand up in class', 'the teacher put a hand up', 'the wind took my pants off the line']
  },
  {
    label: 'a game that may not be told of',
    kind: 'danger',
    said: said(
      '(?:games?|cuddles?|hugs?|plays?|played|playing|tickles|tickling|massage)(?: [\\p{L}<>’]+){0,6} (?:must not|mustnt|may not|not allowed to|not to|can not|cant|never|do not|dont) tell(?: (?:<parent>|<kin>|anyone|anybody|no one|nobody|it))*|(?:secret|special|private) (?:games?|<toy>|cuddles?|hugs?|tickles|massage|time)(?: [\\p{L}<>’]+){0,3} (?:(?:under|beneath) (?:the |<my> |a )?(?:<toy>|blankets?|covers?|duvets?|quilts?)|in (?:the |<my> )?(?:beds?|bedroom|shed|bathroom|<vehicle>|car|van))'
    ),
    unless: unless('recipe|birthday|presents?|surprise|cake|party|christmas|santa|easter|den|hide and seek|spies|spy|agents?|code|detectives?|jokes?|password|tree ?house|pirates?|card|picnic|eid|diwali|trick'),
    examples: ['grandpa plays the secret game under the blanket with me', 'we play a game under the blanket and i mustn’t tell mummy', 'special cuddles in his bed', 'he tickles me and i’m not allowed to tell'],
    counterExamples: ['we play a game under the blanket', 'a secret game of spies under the blanket', 'a surprise cake and we must not tell mummy', 'hide and seek under the blanket']
  },
  {
    label: 'underwear the wrong way after a visit',
    kind: 'danger',
    said: said(
      `${UNDERWEAR}(?: [\\p{L}<>’]+){0,3} (?:inside out|back to front|on wrong|missing|torn|gone)(?: [\\p{L}<>’,]+){0,4} (?:came|come|comes|got|gets|back|home|picked|collected|visit\\p{L}*|after|from)(?: [\\p{L}<>’]+){0,4} (?:<my>|<uncle>|<kin>|<name>|neighbour|babysitter|coach|house|party|sleepover)`
    ),
    unless: unless('nursery|school|swimming|pool|gym|pe|dressed (?:himself|herself|myself|by)|by (?:himself|herself|myself)|on (?:his|her|my) head|superhero|funny|laugh\\p{L}*|potty|toilet'),
    examples: ['her pants were on inside out when she came home from his house', 'his underwear was missing after the sleepover'],
    counterExamples: ['his pants were inside out all day', 'pants on inside out when he came home from nursery', 'she wore her knickers back to front on her head']
  },
  {
    label: 'films with what no child should see',
    kind: 'danger',
    said: said(
      '(?:films?|movies?|videos?|pictures?|photos?|clips?|magazines?|websites?)(?: (?:with|of|where|that have|full of))(?: [\\p{L}<>’]+){0,2} (?:naked|nude|undressed|no clothes|sex)(?=$| [,.]| (?!mole|cat|chick|rat|baby|babies|statues?|snail|trees?))'
    ),
    unless: unless('museum|statues?|paintings?'),
    examples: ['the babysitter showed him films with naked people', 'he saw pictures of naked ladies'],
    counterExamples: ['a film with a naked mole rat', 'pictures of naked statues in the museum']
  },
  {
    label: 'a breath that is hard, and what should help that is empty',
    kind: 'illness',
    said: said(
      '(?:inhalers?|puffers?|epi ?pens?|insulin|nebuliser|nebulizer|oxygen)(?: (?:is|was|has|had|had been|are|were|all))* (?:empty|gone|lost|run out|runs out|ran out|finished|not working|broken|at (?:school|home|nan\\p{L}*))|(?:ran|run|runs|running) out of (?:<my> |the )?(?:inhalers?|puffers?|insulin|oxygen|asthma \\p{L}+)|(?:he|she|i|<name>|<kin>|<baby>|brother|sister) (?:(?:is|was|are|keeps|started|has been|been) )+(?:wheezing|gasping|fighting for breath|struggling to breathe)|(?:lips?|tongue|throat|face)(?: (?:is|are|was|were|has|started|starts|all|getting|to))* (?:swelling|swollen|swelled|swell|puffing)(?: up)?'
    ),
    unless: unless('accordion|bagpipes|kettle|squeeze ?box|engine|balloon|laugh\\p{L}*|bell(?:y|ows)|astronauts?|rocket|diver|space ?ship|submarine|trumpet|lip ?stick|carnival'),
    examples: ['his inhaler is empty and he is wheezing', 'she ate a peanut and her lips are swelling', 'we ran out of insulin', 'theo is wheezing tonight'],
    counterExamples: ['the old engine is wheezing', 'an accordion is wheezing in the attic', 'the astronaut ran out of oxygen', 'a balloon with a swollen face']
  },
  {
    label: 'a blow to the head, and what comes after it',
    kind: 'illness',
    said: said(
      '(?:fell|fallen|falls|banged|bumped|hit|hits|knocked)(?: [\\p{L}<>’,]+){0,8} (?:(?:is|are|was|feels|felt|looks|looked|seems|gets|got|now)(?: [\\p{L}<>]+){0,2} (?:sleepy|dizzy|drowsy|floppy)|(?:keeps|kept|started|is|was) (?:being sick|throwing up|vomiting)|not wak(?:e|ing) up|will not wake|sees double|knocked out|went limp|(?:can not|do not|does not) remember)'
    ),
    unless: unless('asleep|in love|<vehicle>|goal|target|jackpot|park|play|swing|laugh\\p{L}*|roundabout|cartwheels?'),
    examples: ['he fell from the roof and is very sleepy', 'she bumped her head and keeps being sick', 'he hit his head, now he is so dizzy'],
    counterExamples: ['he fell asleep', 'she fell off the roundabout and was so dizzy', 'he fell in love and was all dizzy']
  },
  {
    label: 'marks that a child made itself',
    kind: 'danger',
    said: said(
      '(?:scratch(?:es|ed)?|cuts?|burns?|marks?|scars?|lines)(?: [\\p{L}<>’]+){0,2} on <my> (?:<limb>|arms?|wrists?|legs?|thighs?|tummy|hands?)(?: [\\p{L}<>’,]+){0,6} (?:himself|herself|myself|itself|on purpose|hides? (?:it|them)|long sleeves|will not say)'
    ),
    unless: unless('brambles?|thorns?|blackberr\\p{L}*|pens?|felt ?tips?|lipstick|tattoos?|rose ?bush\\p{L}*|bush|paint'),
    examples: ['scratches on his arms, he did it himself', 'cuts on her wrists and she hides them'],
    counterExamples: ['scratches on his arms from the brambles', 'she drew lines on her arm herself with a pen']
  }
] // prettier-ignore
