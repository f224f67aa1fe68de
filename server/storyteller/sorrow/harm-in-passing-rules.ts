import { wordPattern } from '../word-pattern.ts'
import { alarmUnless as unless, wordsAlarmSaid as said, type AlarmRule } from './alarm-rule.ts'

/** Who is no parent. */
const OTHERS = String.raw`(?:<uncle>|<kin>|brother|sister|neighbour|neighbor|coach|teacher|babysitter|sitter|childminder|nanny|lodger|caretaker|man|men|boys?|stranger|stepbrother|somebody|someone|mr|sir|tutor|driver)(?: [\p{L}<>]+)?`
const UNDERWEAR = '(?:pants|knickers|underpants|underwear|panties|undies|boxers)'
const CLOTHES = `(?:${UNDERWEAR}|skirt|dress|trousers|shorts|nappy|top|t shirt|tshirt|shirt|vest|swimsuit|swimming costume|costume|trunks|tights|leggings|pyjamas|pyjama bottoms|clothes)`
/** “Her wet skirt”. */
const WHOSE_CLOTHES = String.raw`(?:<my>|<name> ’s)(?: \p{L}+)? ${CLOTHES}(?! pockets?)`
const TAKES = '(?:took|takes|pulled|pulls|taken|tugged|yanked)'
const FROM_ANOTHER = String.raw`(?:\p{L}+ ){0,2}`
const HE = String.raw`(?:uncle|grand(?:pa|ad|dad|father)|gramps|opa|brother|stepbrother|stepdad|nephew|man|men|boys?|mr|sir|bloke|guy)(?: (?!took|takes)\p{L}+)?`
const SHE = String.raw`(?:aunt|auntie|aunty|gran|granny|grandma|grandmother|nan|nana|oma|sister|stepmum|stepsister|niece|woman|lady|girls?|mrs|miss|nanny|babysitter|childminder)(?: (?!took|takes)\p{L}+)?`
const HE_OR_SHE = String.raw`(?:babysitter|sitter|childminder|neighbou?r|teacher|coach|lodger|cousin|tutor|driver|caretaker|stranger|somebody|someone)(?: (?!took|takes)\p{L}+)?`
/** “Took off her tights” is said of the one who takes her own off; it is another’s that are “mine”, a name’s, or of the other sex. */
const ANOTHERS = wordPattern(
  String.raw`(?<!\p{L})(?:${TAKES} (?:off |down )?(?:my|our|(?!(?:it|he|she|that|what|let)[’'])\p{L}+[’']s) ${FROM_ANOTHER}${CLOTHES}|${HE} (?:has )?${TAKES} (?:off |down )?her ${FROM_ANOTHER}${CLOTHES}|${SHE} (?:has )?${TAKES} (?:off |down )?his ${FROM_ANOTHER}${CLOTHES}|${HE_OR_SHE} (?:has )?${TAKES} (?:down (?:his|her) ${FROM_ANOTHER}${CLOTHES}|(?:his|her) ${FROM_ANOTHER}${CLOTHES} down|(?:his|her) ${UNDERWEAR}(?! off)))(?!\p{L})`,
  'iu'
)
/** Said of the clothes themselves; a wet skirt or a birthday beside them helps no child. */
const OF_GETTING_DRESSED = String.raw`(?:off|from) (?:the )?(?:washing )?line|washing|pegs?|laundry|ironing|charity|lost property|(?:because|cos|as|when|and|,) ,? ?(?:they|it|he|she|i|we|<my> \p{L}+) (?:was|were|is|are|got|am|had)(?: (?:all|so|too|very|really|got))* (?:wet|muddy|dirty|covered|soaked|soaking|sandy|itchy|an accident|accident)|tailor|mend(?:s|ed)?|sew(?:s|ed)?`
const COVERS = '(?:under|beneath) (?:the |<my> |a )?(?:<toy>|blankets?|covers?|duvets?|quilts?)'
const PRIVATE_PLACE = '(?:beds?|bedroom|shed|bathroom|<vehicle>|car|van)'
const SECRET_GAME = '(?:secret|special|private) (?:games?|cuddles?|hugs?|tickles|massages?|time)'
const PERSON = String.raw`(?:he|she|i|we|they|<name>|<kin>|<parent>|<uncle>|<baby>|brother|sister|friend|who|and|child|boy|girl)`
/** From where a fall is one on the head. */
const HEIGHT =
  '(?:roof|window|stairs|balcony|tree|ladder|wall|horse|pony|<pet>|bike|<vehicle>|swing|slide|bunk|bunk bed|top bunk|changing table|high chair|scooter|climbing frame|trampoline|monkey bars|cliff|bridge|loft|scaffolding|worktop|table)'
const HEAD_BLOW = String.raw`(?:banged|bumped|hit|hits|knocked|cracked|bashed|smacked) (?:<my> |the )?(?:\p{L}+ )?(?:head|forehead|skull)`
const THEN = String.raw`(?: [\p{L}<>’,]+){0,8}`
const DAZED = String.raw`(?:is|are|was|feels|felt|looks|looked|seems|gets|got|now)(?: [\p{L}<>]+){0,2} (?:sleepy|dizzy|drowsy|floppy)`
const IN_DANGER =
  '(?:(?:keeps|kept|started|is|was) (?:being sick|throwing up|vomiting)|not wak(?:e|ing) up|will not wake|sees double|knocked out|went limp|is limp|floppy)'

/** What is said of a harm in half a sentence, beside all else. */
export const HARM_IN_PASSING_RULES: readonly AlarmRule[] = [
  {
    label: 'a hand under clothes',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `${OTHERS} (?:put|puts|putting|keeps putting|slid|slides|sticks|stuck|shoved|has|had) (?:<my> |a )?(?:hands?|fingers?) (?:up|down|under|in|inside|into) (?:the ${CLOTHES}|${WHOSE_CLOTHES})(?! pockets?)`
    ),
    unless: unless(),
    examples: ['my uncle put his hand up her skirt', 'a boy put his hand down my top', 'my uncle put his hand up her wet skirt', 'my uncle put his hand up her skirt on the swing in the wind', 'my uncle put his hand up her skirt at the party'],
    counterExamples: ['dad put his hand in the cake', 'he put his hand up in class', 'the teacher put a hand up', 'grandpa put his hand in my coat pocket', 'my brother put his hand down the sofa and found a coin']
  },
  {
    label: 'clothes that another takes off',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `${OTHERS} ${TAKES} (?:(?:off|down) ${WHOSE_CLOTHES}|${WHOSE_CLOTHES} (?:off|down)|(?:<my>|<name> ’s) ${UNDERWEAR})`
    ),
    typed: ANOTHERS,
    unless: unless(OF_GETTING_DRESSED),
    examples: ['the neighbour took my pants and gave me sweets', 'the babysitter pulled his trousers down', 'uncle took off her dress', 'the babysitter pulled his trousers down while she did the dishes'],
    counterExamples: ['the neighbour took my pants off the washing line', 'grandma took his trousers off because they were muddy', 'the wind took my pants off the line', 'my baby brother took his nappy off and ran round the garden', 'my sister took her pants off in the paddling pool', 'grandma took off her tights because it was hot', 'the coach took off his shirt after the goal', 'the man took off his clothes and jumped in the sea', 'our nanny pulled off her tights cos they were itchy']
  },
  {
    label: 'a game that may not be told of',
    kind: 'danger',
    isOfBody: true,
    said: said(
      String.raw`(?:games?|cuddles?|hugs?|plays?|played|playing|tickles|tickling|massage)(?: [\p{L}<>’]+){0,6} (?:(?:must not|mustnt|may not|not allowed to|not to|never|do not|dont) tell(?! (?:if|who|which|what|whether|apart|lies|them apart))|(?:can not|cant) tell (?:<my> )?(?:<parent>|<kin>|anyone|anybody|no one|nobody))|(?:${OTHERS}|he|they)(?: [\p{L}<>’]+){0,4} ${SECRET_GAME}(?: [\p{L}<>’]+){0,3} (?:${COVERS}|in (?:the |<my> )?${PRIVATE_PLACE})`
    ),
    unless: unless(
      String.raw`recipe|surprise|cake|hide and seek|spies|spy|agents?|code|detectives?|jokes?|password|den|tree ?house|pirates?|card|picnic|(?:birthday|christmas|eid|diwali|easter) (?:party|game|surprise|present for)|(?:time|hugs?|cuddles?)(?: [\p{L}<>’]+){0,4} with (?:<my> )?<parent>`
    ),
    examples: ['grandpa plays the secret game under the blanket with me', 'we play a game under the blanket and i mustn’t tell mummy', 'he tickles me and i’m not allowed to tell', 'he plays the secret game in bed with me and gives me birthday presents', 'he plays a game with me and i must not tell or there will be no christmas'],
    counterExamples: ['we play a game under the blanket', 'a secret game of spies under the blanket', 'a surprise cake and we must not tell mummy', 'hide and seek under the blanket', 'special hugs in bed with mummy and daddy', 'special time in the car with mummy', 'my special blanket in my bed', 'a secret ball in the bathroom', 'a secret game in the shed with my cousins', 'private time in the bathroom', 'the twins play and you can’t tell who is who', 'she played the violin and i can’t tell if it was good']
  },
  {
    label: 'special cuddles in a bed that is no parent’s',
    kind: 'danger',
    isOfBody: true,
    said: said(`(?:secret|special|private) (?:games?|cuddles?|hugs?|tickles|massages?)(?: [\\p{L}<>’]+){0,3} in (?:<my> |<uncle>(?: [\\p{L}<>]+)? |<kin> )(?:’s )?(?:beds?|bedroom)`),
    typed: wordPattern(String.raw`(?<!\p{L})in (?:his|(?:my |her )?(?:uncle|grand(?:pa|ad|dad)|cousin|neighbou?r|coach|brother)(?: \p{L}+)?[’']?s) (?:bed|bedroom)(?!\p{L})`, 'iu'),
    unless: unless('teddy|<toy>|mum\\p{L}*|mom\\p{L}*|dad\\p{L}*'),
    examples: ['special cuddles in his bed', 'secret tickles in uncle’s bed'],
    counterExamples: ['special cuddles in my bed', 'special cuddles with teddy in his bed', 'special cuddles in mummy’s bed']
  },
  {
    label: 'underwear the wrong way after a visit',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `${UNDERWEAR}(?: [\\p{L}<>’]+){0,3} (?:inside out|back to front|on wrong|missing|torn|gone)(?: [\\p{L}<>’,]+){0,4} (?:came|come|comes|got|gets|back|home|picked|collected|visit\\p{L}*|after|from)(?: [\\p{L}<>’]+){0,4} (?:<my>|<uncle>|<kin>|<name>|neighbour|babysitter|coach|house|party|sleepover)`
    ),
    unless: unless('(?:from|at|after) (?:nursery|school|swimming|the pool|gym|pe)|dressed (?:himself|herself|myself|by)|by (?:himself|herself|myself)|on (?:his|her|my) head|superhero|potty|toilet'),
    examples: ['her pants were on inside out when she came home from his house', 'his underwear was missing after the sleepover', 'her pants were inside out after the sleepover, she was laughing at tea'],
    counterExamples: ['his pants were inside out all day', 'pants on inside out when he came home from nursery', 'she wore her knickers back to front on her head']
  },
  {
    label: 'films with what no child should see',
    kind: 'danger',
    said: said(
      '(?:films?|movies?|videos?|pictures?|photos?|clips?|magazines?|websites?)(?: (?:with|of|where|that have|full of))(?: [\\p{L}<>’]+){0,2} (?:naked|nude|undressed|no clothes|sex)(?=$| [,.]| (?!moles?|rats?|<pet>|<creature>|<baby>|<toy>|statues?|snail|trees?))'
    ),
    unless: unless('museum|statues?|paintings?'),
    examples: ['the babysitter showed him films with naked people', 'he saw pictures of naked ladies'],
    counterExamples: ['a film with a naked mole rat', 'pictures of naked statues in the museum', 'a video of a naked cat', 'pictures of naked cats, those hairless ones', 'pictures of my naked baby brother in the bath']
  },
  {
    label: 'a breath that is hard, and what should help that is empty',
    kind: 'illness',
    isOfBody: true,
    said: said(
      '(?:inhalers?|puffers?|epi ?pens?|insulin|nebuliser|nebulizer|oxygen)(?: (?:is|was|has|had|had been|are|were|all))* (?:empty|gone|lost|run out|runs out|ran out|finished|not working|broken|at (?:school|home|nan\\p{L}*))|(?:ran|run|runs|running) out of (?:<my> |the )?(?:inhalers?|puffers?|insulin|oxygen|asthma \\p{L}+)|(?:he|she|i|<name>|<kin>|<baby>|brother|sister) (?:(?:is|was|are|keeps|started|has been|been) )+(?:wheezing|gasping(?! (?:at|with|for (?!air|breath)))|fighting for breath|struggling to breathe)|(?:lips?|tongue|throat|face)(?: (?:is|are|was|were|has|started|starts|all|getting|to))* (?:swelling|swollen|swelled|swell|puffing)(?: up)?'
    ),
    unless: unless('accordion|bagpipes|kettle|squeeze ?box|engine|balloon|bell(?:y|ows)|astronauts?|rocket|diver|space ?ship|submarine|trumpet|lip ?stick'),
    examples: ['his inhaler is empty and he is wheezing', 'she ate a peanut and her lips are swelling', 'we ran out of insulin', 'theo is wheezing tonight', 'his lips are swelling, he laughed at first', 'she is gasping for air', 'his inhaler is empty and he is wheezing since the carnival'],
    counterExamples: ['the old engine is wheezing', 'an accordion is wheezing in the attic', 'the astronaut ran out of oxygen', 'a balloon with a swollen face', 'grandpa is gasping for a cup of tea', 'she was gasping at the magic trick', 'lips all swollen from the trumpet']
  },
  {
    label: 'a blow to the head, and what comes after it',
    kind: 'illness',
    isOfBody: true,
    said: said(
      `(?:${HEAD_BLOW}${THEN} (?:${DAZED}|(?:can not|do not|does not) remember)|${PERSON}(?: \\p{L}+){0,2} (?:fell|fallen|falls) (?:off|from|down|out of)(?: \\p{L}+){0,2} ${HEIGHT}${THEN} ${DAZED}|(?:${HEAD_BLOW}|${PERSON}(?: \\p{L}+){0,2} (?:fell|fallen|falls)(?! asleep| in love))${THEN} ${IN_DANGER})`
    ),
    unless: unless('goal|target|jackpot|cartwheels?'),
    examples: ['he fell from the roof and is very sleepy', 'she bumped her head and keeps being sick', 'he hit his head, now he is so dizzy', 'he bumped his head at the park and keeps being sick', 'she fell off the swing and is so sleepy and will not wake up', 'he hit his head playing and keeps being sick'],
    counterExamples: ['he fell asleep', 'she fell off the roundabout and was so dizzy', 'he fell in love and was all dizzy', 'night falls and the moon is sleepy', 'the snow fell and she is sleepy now', 'he fell in the mud and is sleepy now', 'grandma bumped into a friend and she can’t remember his name', 'she knocked on the wrong door and can’t remember the number', 'she fell off the sofa laughing and is now sleepy', 'he banged his head on the table laughing']
  },
  {
    label: 'marks that a child made itself',
    kind: 'danger',
    isOfBody: true,
    said: said(
      '(?:scratch(?:es|ed)?|cuts?|burns?|marks?|scars?|lines)(?: [\\p{L}<>’]+){0,2} on <my> (?:<limb>|arms?|wrists?|legs?|thighs?|tummy|hands?|wings?|paws?)(?: [\\p{L}<>’,]+){0,6} (?:himself|herself|myself|itself|on purpose|hides? (?:it|them)|long sleeves|will not say)'
    ),
    unless: unless('brambles?|thorns?|blackberr\\p{L}*|pens?(?! ?knife)|felt ?tips?|lipstick|tattoos?|rose ?bush\\p{L}*|bush|paint(?! ?scraper)'),
    examples: ['scratches on his arms, he did it himself', 'cuts on her wrists and she hides them', 'cuts on her wrists with a pen knife and she hides them', 'a penguin with cuts on her wings she made herself'],
    counterExamples: ['scratches on his arms from the brambles', 'she drew lines on her arm herself with a pen']
  },
  {
    label: 'a grown-up who undresses beside a child',
    kind: 'danger',
    said: said(
      '(?:man|men|<uncle>|coach|neighbou?r|stranger|babysitter|teacher|driver|caretaker|lodger)(?: [\\p{L}<>]+){0,3} (?:pulled|pulls|took|takes) (?:<my> |the )?(?:pants|trousers|underpants|clothes|shorts) (?:down|off)'
    ),
    unless: unless('potty|toilet|loo|wee|swim\\p{L}*|pool|beach|washing', ''),
    examples: ['lift stuck with a man who pulled his pants down', 'the neighbour took his trousers off', 'the coach who pulls his shorts down'],
    counterExamples: ['he pulled his pants down on the potty', 'a dragon who takes his trousers off', 'the man took his hat off']
  },
  {
    label: 'what was done to a child as a punishment',
    kind: 'danger',
    said: said('(?:put|made|makes|forced|forces|locked|left|gave) (?:[\\p{L}<>’]+ ){1,7}as (?:a )?punishment'),
    unless: unless('toys?|dolls?|teddy', ''),
    examples: ['put too much chilli in his mouth as a punishment', 'she made him stand in the snow as punishment', 'left her outside all night as a punishment'],
    counterExamples: ['too much chilli in the soup', 'no pudding today', 'he put the toys in the box']
  },
  {
    label: 'a quarrel about who has a child',
    kind: 'separation',
    said: said(
      '(?:argue|argues|argued|arguing|fight|fights|fighting|fought|shout|shouted|shouting) (?:about|over) who (?:has to have|gets to have|gets|has|keeps|wants|has to take|takes) (?:me|us|<name>)$'
    ),
    unless: unless('first|piggyback|ride', ''),
    examples: ['they argued about who has to have me', 'they fought over who gets us', 'they are arguing about who has to take me'],
    counterExamples: ['they argued about who gets the blue cup', 'they fought over who gets the remote', 'the kids argued about who wants to sit beside me']
  },
  {
    label: 'a child who has had enough of being hit',
    kind: 'danger',
    said: said(
      '(?:girl|boy|child|kid|he|she|i|<name>|brother|sister)(?: [\\p{L}]+){0,4} (?:tired|scared|afraid) of being (?:hit|beaten|hurt|locked)'
    ),
    unless: unless('drum|pi[nñ]ata|balls?|nail|gong|dodgeball|snowballs?', ''),
    examples: ['a little girl who is so tired of being hit', 'he is scared of being hit', 'a boy who is afraid of being locked in'],
    counterExamples: ['a drum that is tired of being hit', 'a pinata who is afraid of being hit', 'a girl who is tired of being small']
  }
] // prettier-ignore
