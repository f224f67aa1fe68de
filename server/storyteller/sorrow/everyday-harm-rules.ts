import { wordPattern } from '../word-pattern.ts'
import {
  alarmUnless as unless,
  END_OF_CLAUSE as END,
  upToWords as words,
  wordsAlarmSaid as said,
  type AlarmRule
} from './alarm-rule.ts'

/** As it was typed: “so” and “his” are no words of `asSaid`. */
function typed(source: string): RegExp {
  return wordPattern(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u')
}

/** The child who is told of; “her” stands as `<my>`. */
const CHILD = '(?:him|me|us|<my>|<name>|them|<baby>|(?:the |some )?(?:<kin>|girls?|boys?|child|children|kids?|twins?))'
const CHILD_DOES = '(?:he|she|i|<name>|brother|sister)'
/** Who teaches or trains children, and is alone with one. */
const TRAINER =
  '(?:coach|teacher|tutor|instructor|trainer|leader|vicar|priest|pastor|lodger|neighbour|neighbor|caretaker|driver|man|(?:mr|sir|coach) [\\p{L}<>]+)'
const OUTSIDER = `(?:<uncle>(?: [\\p{L}<>]+)?|<parent> ’s (?:friend|mate|boyfriend|<uncle>)|${TRAINER}|babysitter|man|boyfriend)`
const OTHER_CHILDREN = '(?:boys?|girls?|kids|bull(?:y|ies)|they|them)'
const UNDERWEAR = '(?:pants|knickers|underpants|underwear|undies|boxers)'
const BODY = '(?:cheeks?|face|bum|bottom|<limb>|thighs?|neck|tummy|belly|throat|skin|chest|ears?|head|body|arms?|legs?)'
const SLEEP_MEDICINE =
  '(?:calpol|paracetamol|nurofen|ibuprofen|piriton|antihistamines?|benadryl|phenergan|melatonin(?: gumm(?:y|ies))?|night nurse|cough (?:syrup|medicine|mixture)|sleeping (?:tablets?|pills?)|<my> tablets?|sedatives?|valium)'
const SLEEPS =
  '(?:sleeps?|slept|nods? off|nodded off|conks? out|(?:go|goes|went|drops?|dropped) off|settles?|(?:is|are|was) out|stays? asleep|zonked|out (?:like|for)|(?:get|got|have|had)(?: some| <my>)? (?:sleep|peace|evening|quiet (?:evening|night))|knocks? (?:him|her|them|<my>) out|(?:he|she|they) (?:is|are) quiet|to (?:settle|knock out))'
const SPIRITS = '(?:brandy|whisky|whiskey|rum|vodka|gin|wine|beer|sherry|baileys|port|schnapps|alcohol)'
const TO_DRINK = '(?:wine|beer|drink|alcohol|vodka|whisky|whiskey|gin|booze|weed)'
const PICTURE = '(?:pictures?|photos?|pics?|selfies?|videos?)'
const GAME_MONEY = '(?:robux|v ?bucks|skins?|gems|gift cards?|diamonds)'

/** What harms, said in the words of any day: a print on a cheek, a lift home, a lunch that was given away. */
export const EVERYDAY_HARM_RULES: readonly AlarmRule[] = [
  {
    label: 'the print of a hand on a child',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:hand ?prints?|(?:shape|mark|print|outline|imprint) of (?:the |<my> )?(?:hands?|palm|belt|shoe|ring)|(?:<limb>|fingers?|thumbs?|ring|belt|buckle|cane|cable) ?(?:marks?|prints?)|fingerprints?|(?:<limb>|hand|belt|buckle|shoe|spoon) shaped (?:marks?|bruises?|prints?))${words(2)} (?:on|across|round|around) (?:both )?(?:<my>|<name> ’s|<kin> ’s|the <baby> ’s|the babys) ${BODY}(?! ?(?:of|rest))`
    ),
    unless: unless(
      'paint\\p{L}*|facepaint|chocolate|choc|mud\\p{L}*|jam|flour\\p{L}*|dough|icing|sticky|chalk\\p{L}*|ink|ink\\p{L}+|glitter\\p{L}*|felt ?tips?|crayons?|henna|mehndi|pens?|clay|plaster|cement|sand\\p{L}*|snow\\p{L}*|stickers?|tattoos?|custard|yog(?:h)?urt|sauce|ketchup|powder|holi|soap|foam|suds|bubbles?|in (?:blue|green|yellow|pink|orange|red|gold|silver|purple)|from (?:the |<my> )?(?:<baby> )?(?:<creature>|<pet>)|paws?|t ?shirt|apron|jumper'
    ),
    examples: ['handprint on his cheek', 'a hand print on her bum and he said he fell', 'the shape of a hand on his leg', 'red finger marks on her arm after nursery', 'a belt shaped mark on his back', 'thumb marks on both his arms', 'a bear who has a handprint on his cheek from my dad'],
    counterExamples: ['handprint on his cheek in blue paint', 'her handprint on my cheek in face paint', 'a muddy handprint on the fridge', 'handprint on paper', 'chocolate finger marks on her arm', 'a floury handprint on his back', 'a handprint on his cheek in blue']
  },
  {
    label: 'a special massage',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:^|[,.] )(?:(?:he|she|i) (?:gets?|got|has|had) )?(?:special|secret|private) (?:massages?|rubs?|back rubs?)(?:${END}| (?:from|by|at|with|before|after|in) )|${OUTSIDER}${words(5)} (?:special|secret|private|bedtime|naked|oil) (?:massages?|rubs?)(?=$| )|${OUTSIDER} (?:rubs|rubbed|strokes|stroked|massages|massaged) <my> ${BODY} (?:in|with) (?:the |<my> )?(?:special|secret)|(?:massages?|rubs?) from (?:the |<my> )?(?:\\p{L}+ )?${TRAINER}`
    ),
    unless: unless(
      'spa|salon|teddy|(?:the|<my>) (?:<pet>|<baby>|<toy>)|(?:from|with|by|for) <parent>|gran|granny|grannie|grandma|nan|nana|auntie|aunty|feet|foot|marathon|race|physio\\p{L}*|nurse|hospital|cramps?|match|robots?|elephants?|hot stones?|lamps?|genie|elf|elves'
    ),
    examples: ['special massage', 'uncle gives her a special massage', 'his coach gave him a special massage after training', 'massages from her gym coach', 'his godfather rubs his back in the special way'],
    counterExamples: ['she gives teddy a special massage', 'a special massage for mummy’s feet', 'a foot massage for a grumpy giant', 'granny gives me a special massage', 'the cat gives me a massage with her paws', 'a massage for the tired elephant']
  },
  {
    label: 'a child who wants to be where its dead are',
    kind: 'sadness',
    said: said(
      `(?:wants?|wanted|wishes|would like|asked|asks|going) to (?:go and )?(?:be|become|turn into) (?:stars? (?:too )?(?:up there )?(?:with|near|next to|beside)|angels? (?:too )?(?:(?:with|near|next to|beside) )?) ?(?:<my> )?(?:<kin>|<parent>)(?! ’s)|(?:wants?|wanted|wishes|asked|asks) to be up there (?:too )?(?:with (?:<my> )?(?:<kin>|<parent>))|(?:wants?|wanted|wishes|would like|asked|asks) to (?:go(?: and)? )?(?:live|be|sleep|stay) (?:up )?in (?:the )?(?:sky|stars|heaven|clouds) with (?:<my> )?(?:<kin>|<parent>)`
    ),
    unless: unless(
      'brothers?|sisters?|cousins?|nativity|shows?|stage|sing\\p{L}*|danc\\p{L}*|films?|tv|telly|concert|plays?|panto\\p{L}*|circus|band|halloween|costumes?|dress\\p{L}*|football|talent|strictly|tiktok|youtube|famous|grow\\p{L}*|tree|christmas|rockets?|balloons?|spaceships?|planes?|castle|bak(?:e|ing) off'
    ),
    examples: ['wants to be a star with nan', 'she wants to go and be a star with grandma', 'he wants to be an angel like grandad', 'she wants to live in the sky with nana', 'she wants to be up there with nanny'],
    counterExamples: ['he wants to be a star in the nativity', 'she wants to be a star with nan in the show', 'he wants to be a pop star with his sister', 'she wants to be an angel in the nativity with her cousin', 'wants to be a star on top of the tree', 'she wants to live in the sky with grandma in a balloon', 'she wants to be a star like mummy']
  },
  {
    label: 'a child who washes blood away and says nothing',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `${CHILD_DOES} (?:wash(?:es|ed|ing)?|rins(?:es|ed|ing)|wip(?:es|ed|ing)|scrub(?:s|bed|bing)?|clean(?:s|ed|ing)?|mop(?:s|ped)?)(?: up| off| away)? (?:the |<my> |some )?(?:dried )?blood(?:(?: off| up| away| out)?(?: (?:of |from |off )?(?:<my>|the) [\\p{L}<>]+)? (?:(?:by )?(?:himself|herself|myself|themselves)|alone|in the (?:sink|bath|toilet|loo)|before|(?:we|i|<parent>|nobody|no one) (?:would not|did not|will not|could not|does not)|without telling)| out of <my> (?:pants|knickers|shirt|top|jumper|sheets|hair|clothes))|(?:hid|hides|hiding|washed|washes|buried) (?:<my> |the )?bloody (?:pants|knickers|shirt|top|jumper|sheets|clothes|trousers|<toy>)`
    ),
    unless: unless(
      'knees?|graz\\p{L}*|nose|noses|nose ?bleeds?|tooth|teeth|plasters?|nurse|paper ?cut|fake|halloween|zombies?|vampires?|pirates?|beetroot|ketchup|paint|costume|theatre|stage|scrap\\p{L}*|brambles?|blackberr\\p{L}*|oranges?'
    ),
    examples: ['he washed the blood off all by himself', 'she wiped up her blood in the sink', 'he rinsed the blood out of his shirt', 'she cleaned the blood off her arm by herself', 'he hid his bloody shirt in the wash'],
    counterExamples: ['he washed the paint off all by himself', 'he washed the blood off his knee all by himself', 'she washed the fake blood off by herself after halloween', 'a vampire washed the blood off all by himself', 'he washed the car all by himself']
  },
  {
    label: 'underwear of another',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:came|come|comes|got|gets|went|sent|picked up|collected|dropped)${words(6)} (?:in|wearing) (?:(?:someone else|somebody else|another (?:boy|girl|child|kid|man)|<uncle>|(?:the )?man)(?: ’?s)? |another (?:boys|girls|childs|kids|mans) |someone elses )${UNDERWEAR}|(?:came|come|comes|sent)${words(6)} (?:in|wearing) (?:different|other|new|strange) (?:knickers|underpants|underwear|undies|boxers)|(?:came|come|comes|got|sent)${words(6)} (?:in|wearing) ${UNDERWEAR} (?:that|which) (?:are|were|is) not (?:<my>|hers|mine|theirs)`
    ),
    unless: unless(
      'nursery|school|preschool|pre school|playgroup|childminder|class|reception|swimming|pool|beach|potty|toilet|wet|wee|accidents?|puddles?|laundry|wash\\p{L}*|mixed up|mix up|muddled|camp|pe|gym|ballet|changing rooms?|superhero|superman|king|queen|drawer|tent|spare|birthday|muddy|mud|mistake|paddling|lost property'
    ),
    examples: ['came home in somebody else’s knickers', 'she came back from the party wearing another girls pants', 'she came home in different knickers', 'he came home in pants that aren’t his after the sleepover', 'he came home in someone elses boxers'],
    counterExamples: ['came home in somebody else’s coat', 'she came home from nursery in someone else’s pants', 'came home from swimming in somebody else’s knickers', 'he came home in somebody else’s pants after the puddle', 'came home in somebody else’s wellies', 'the king came home in somebody else’s pants']
  },
  {
    label: 'a lift with one who trains children, and no other in it',
    kind: 'danger',
    said: said(
      `${TRAINER} (?:always |often |keeps |likes to )?(?:drives?|drove|driving|gives?|gave|takes?|took|taking|picks?|picked|brings?|brought|drops?|dropped) (?:${CHILD})(?: (?:up|home|<limb>|lifts?|rides?|in <my> <vehicle>|in <my> van|to <my> house|for drives?|after practice|after training|from practice|from training|last|late)){1,5} (?:alone|by (?:himself|herself|myself)|on <my>(?=$| [,.]| (?:and|every|after|again|in|at|to|late|because))|(?:with |it is |they are )?the two of (?:them|us)|when everyone has gone)|${TRAINER} (?:takes?|took|taking) (?:${CHILD}) for drives?(?:${END}| (?:after|at|alone|in|every|on))`
    ),
    unless: unless(
      'bus|minibus|trip|tour|zoo|museum|team|gran\\p{L}*|nan|nana|nanny|auntie|aunty|horses?|princess(?:es)?|cinderella|pumpkin|tractor|golf|racing|digger|fire engine|milk float|train|sleigh|santa|taxi|grandad|grandpa|<vehicle> (?:race|park|show)'
    ),
    examples: ['coach drives him home alone', 'the football coach picks him up on his own', 'mr lee gives her lifts home just the two of them', 'the choir leader takes him for a drive after practice'],
    counterExamples: ['the coach drives us to the seaside', 'the coach driver took us home from the trip', 'granny drives him home alone', 'the stagecoach drives the princess home alone', 'mr lee drives the minibus to the match', 'the football coach drove home alone', 'the driver takes us for a drive in his fire engine']
  },
  {
    label: 'medicine or drink that is given to a child so that it sleeps',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `${SLEEP_MEDICINE}(?: (?!and (?:then )?(?:a|the|some) )[\\p{L}<>’]+){0,6} ${SLEEPS}(?=$| )|${SPIRITS}(?: \\p{L}+){0,2} (?:in|into|on) (?:<my>|the <baby> ’s|<name> ’s|<kin> ’s|the <baby>) (?:\\p{L}+ )?(?:bottle|milk|<toy>|dummy|squash|juice|beaker|gums?|sippy cup|formula)`
    ),
    typed: typed(
      String.raw`so (?:that )?(?:he|she|they|we|i|it|the|my|our|his)|(?:to|and) (?:make|knock|settle|get|help)s?|until|every night|extra|more|double|bit of|(?:drop|spoon|splash|tot|dash|drops) of|in (?:her|his|their) (?:bottle|milk|squash|juice|beaker)|puts?|gave him|gives (?:him|her)`
    ),
    unless: unless(
      'teddy|dolls?|(?:the|<my>) <pet>|fever|temperature|teeth|teething|tooth|jabs?|poorly|ill|colds?|earache|ear ache|flu|pox|doctor|doctors|prescri\\p{L}*|hospital|santa|pudding|cake|grog|pirates?|giants?|trifle|sauce|ginger|root|chocolates?|butter ?beer'
    ),
    examples: ['giving her more calpol so she sleeps', 'cough syrup every night so he goes off', 'gave him extra piriton so we get some sleep', 'bit more calpol and she’s out for the night', 'a drop of brandy in her bottle so she sleeps', 'nan puts whisky in his milk', 'night nurse in her squash so we get a quiet evening'],
    counterExamples: ['giving teddy more calpol so he sleeps', 'giving the baby more milk so she sleeps', 'calpol and a cuddle for her cold so she sleeps', 'a drop of honey in her bottle', 'a drop of brandy in the christmas pudding', 'giving the dragon more blankets so he sleeps', 'a pirate with rum in his bottle']
  },
  {
    label: 'a child who does what its parents should',
    kind: 'danger',
    said: said(
      `${CHILD_DOES} (?:puts?|feeds?|cooks?(?: \\p{L}+)? for|changes?|baths?|bathes|settles?|makes?|dresses) (?:the |<my> )?(?:brother|sister|<baby>|babys|twins)${words(4)} (?:when|while|whilst|because|as) <parent> (?:is|was|goes|has gone)(?: (?:out|gone|in bed)(?=$| [,.]| (?:again|at night|every|and|drinking|until|with <my>))| (?:at the|down the) (?:pub|bar))|(?:crisps|cereal|biscuits|bread|sweets|ketchup|<toy>|nothing) for (?:tea|dinner|breakfast|supper)(?: again)?(?: [,.])? ?(?:because |and |as |while )?<parent> (?:is|was) (?:asleep|sleeping|passed out|drunk|out|in bed|not (?:up|there|home|back))|(?:left|leaves?|leaving|stays?|stayed) (?:${CHILD} )?(?:alone|on <my>|by (?:himself|herself|themselves|myself|ourselves))${words(5)} (?:until|while|when|whenever|because) (?:we|<parent>|they|he|she)${words(5)} (?:pub|bar|club|casino|bingo|bookies)|(?:nobody|no one) (?:came|comes|turned up|was there|was) (?:again )?(?:to (?:pick|fetch|get|collect) (?:me|him|her|<my>|us|<name>)|at the (?:school )?gates?)`
    ),
    unless: unless(
      `birthday|surprise|treat|pretend\\p{L}*|work|works|shifts?|nights|garden|shop\\p{L}*|castle|giants?|babysitter|childminder|(?:with|helps?|helping|and) (?:<parent>|<kin>|grandma|grandpa)|gran\\p{L}*|nan|nana|teddy|teddies|dolls?|<pet>|elf|elves|robots?|hoover|snow|christmas|mother ’s day|picnic|beach|camping|party|postman|parcel|team`
    ),
    examples: ['he puts his little brother to bed when mum is out', 'she makes the baby bottles at night because mum is out', 'he had crisps for tea again mum was asleep on the sofa', 'left on their own with the ipad until we get back from the pub', 'nobody came to pick her up so she walked home in the dark', 'she walked home alone nobody was at the gate again'],
    counterExamples: ['he puts his teddies to bed when mum is cooking', 'crisps for tea on the beach', 'she reads to her baby brother when mum is out in the garden', 'the cat was left on her own while we were at the pub', 'nobody came to pick the apples', 'he puts his brother to bed with daddy when mum is out', 'toast for tea again because mum was out at a party']
  },
  {
    label: 'a child that is not washed, and is told so',
    kind: 'danger',
    said: said(
      `the same (?:\\p{L}+ )?(?:${UNDERWEAR}|clothes|uniform|shirt|jumper|dress|nappy|trousers|leggings|top|<toy>)${words(8)} (?:he|she|i) (?:smells?|stinks?)|(?:the (?:other )?(?:kids|children|girls|boys|class)|they|everyone|classmates?|nobody will sit (?:by|next to) (?:him|her|me|<my>) because) (?:all )?(?:says? |said |tell (?:him|her|me|<my>) )?(?:that )?(?:he|she|i|<name>) (?:smells?|stinks?)(?:${END}| (?:and|because|at (?:school|nursery)|again|every)(?= |$))|(?:hold|holds|held|pinch|pinched) <my> noses?${words(3)} (?:when|whenever|if|because) (?:he|she|i|<name>|<kin>)${words(2)} (?:walks?|comes?|came|sits?|is there|goes|past)`
    ),
    unless: unless(
      'skunks?|roses?|flowers?|cheese|cheesy|sprouts?|farts?|feet|<creature>|<pet>|perfume|trumps?|cabbage|onions?|garlic|pigs?|chocolate|cake|lovely|nice|swim|camp|bin|bins|compost|football kit|lucky|laugh\\p{L}*|poo|nappy change'
    ),
    examples: ['he wears the same pants all week and the kids say he smells', 'the other children say she smells', 'they say he stinks at school', 'they hold their noses when she walks in'],
    counterExamples: ['wears the same dinosaur top all week', 'they say she smells of roses', 'my brother says i smell of cheese', 'they hold their noses when the skunk walks in', 'the dog smells after his swim', 'they say he smells of sprouts']
  },
  {
    label: 'a hurt that comes back, and a word for it',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `clumsy again${words(7)} (?:eye|lip|cheek|<limb>|face) (?:is|was|went|has gone|are)(?: \\p{L}+)? (?:purple|black|blue|swollen|yellow|split|sore|hurt)|(?:bumped|walked|banged|ran) in(?:to)? the (?:door|cupboard|wall)${words(1)} again${words(2)} (?:(?:what|so) (?:she|he|<parent>|<kin>)|(?:she|he|<parent>|<kin>)) (?:says?|said|tells?|told)|(?:another|second|third) black eye(?! pea)|(?:says?|said|tells?|told)${words(4)} (?:was|is) clumsy again(?=$| [,.]| (?:and|but|that))`
    ),
    unless: unless('pandas?|pirates?|snooker|raccoons?|eggs?|plates?|cups?|milk|jelly|make ?up|face ?paint\\p{L}*|eye ?shadow|rugby|football|boxing|boxer|glass|juice|clown'),
    examples: ['he says he was clumsy again that’s why his eye is purple', 'she bumped into the door again that’s what she says', 'always so clumsy another black eye', 'mum says she was clumsy again'],
    counterExamples: ['he was clumsy again and dropped the eggs', 'a clumsy giant who bumps his eye on the moon', 'another black eye for the panda', 'she bumped into the door again and laughed', 'mum says she was clumsy again with the jelly']
  },
  {
    label: 'a lap that is no parent’s, and what is asked for without clothes',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `${TRAINER}(?: <name>)? (?:likes?|wants?|makes?|made|asks?|asked|lets?|has|had|pulls?|pulled|sits|sat|keeps?|puts?|always)(?: has| sits| puts| wants| makes)? (?:${CHILD})(?: \\p{L}+){0,2} (?:on|onto) <my> (?:lap|<limb>)|(?:<kin>|${OUTSIDER}|he) (?:likes|liked|wants|wanted|asks|asked|makes|made|tells|told|gets) (?:${CHILD})(?: to)?(?! (?:bed|wear))${words(7)} (?:with no|without(?: <my>| any)?) (?:top|clothes|knickers|trousers|underwear|shirt|pyjamas|skirt)(?= on|$| [,.])`
    ),
    typed: typed(String.raw`(?:on|onto) his (?:own )?(?:lap|knees?)|(?:with no|without (?:her |his |my |any )?)\p{L}*(?: \p{L}+)?`),
    unless: unless('santa|father christmas|claus|puppets?|tractor|nursery|paddling|pool|sprinkler|bath|beach|hose|mud\\p{L}*|paint\\p{L}*|potty|toilet|hot|sea|wet|sun cream|suncream|swim\\p{L}*|iron\\p{L}*|wash\\p{L}*|fold|packed|buy|shop'),
    examples: ['her piano teacher likes her to sit on his lap', 'the tutor sits her on his knee', 'her guitar teacher has him on his lap for lessons', 'grandad likes her to brush his hair with no top on'],
    counterExamples: ['she likes to sit on grandad’s lap for a story', 'the piano teacher has a cat on his lap', 'santa has her on his lap', 'my teacher lets him sit on her lap', 'grandad likes her to brush his beard', 'grandad wants her to swim in the sea with no shirt on']
  },
  {
    label: 'kisses on a child’s mouth, and a game of doctors behind a door',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `${OUTSIDER} (?:kisses|kissed|keeps kissing|gives|gave|wants|wanted)${words(3)} (?:on (?:the |<my> )?(?:lips|mouth)|(?:with )?(?:<my> )?(?:mouth open|open mouth|tongues?))|(?:doctors?|nurses|doctors? and nurses?|<parent> and <parent>|mums and dads|mummies and daddies)(?: games?)?${words(2)} with (?:the |<my> )?(?:<uncle>|${TRAINER}|brother|boys?|him|<kin>)${words(3)} (?:under (?:the )?(?:covers?|duvet|blankets?)|with the door (?:shut|closed|locked)|with no clothes|without clothes|in (?:the )?(?:loos?|toilets?|bathroom|wardrobe))`
    ),
    unless: unless('teddy|teddies|dolls?|(?:the|<my>|with) (?:<toy>|<pet>)|frogs?|princess(?:es)?|prince|lipstick|bears?|wak(?:es|ed)|woke|wedding|bride|dinosaurs?|torch|torches|giggl\\p{L}*'),
    examples: ['uncle kisses her on the lips for too long', 'uncle gives long kisses on the mouth', 'his uncle wants kisses with his mouth open', 'he does the doctors game with his cousin under the covers', 'playing doctors and nurses with her big cousin with the door shut'],
    counterExamples: ['uncle kisses the frog on the lips', 'playing doctors with teddies under the blanket', 'he plays doctors with his cousin and the dolls', 'reading under the covers with a torch with my cousin', 'granny kisses him too much and leaves lipstick']
  },
  {
    label: 'a child that lets none wash it any more',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:will|would|does|did) not (?:let|want) (?:anyone|anybody|me|us|<parent>|<kin>|them)(?: to)? (?:change <my> (?:nappy|nappies|pants|knickers)|wash (?:<my>|him|her|me)? ?(?:down there|bottom|bum|bits|private \\p{L}+)|undress <my>|take off <my> (?:pants|knickers)|near <my> (?:bottom|bum|bits))|will not take <my> (?:vest|clothes|pants|knickers|jumper) off (?:for|in|at|to)(?= )|(?:screams?|cries|kicks|flinch(?:es)?|freezes)${words(6)} (?:nappy|nappies|knickers|pants)(?= |$)`
    ),
    typed: typed(
      String.raw`since (?:the|a|his|her|their|that|he|she|they|we|last|dad|sunday|saturday|nan\p{L}*|uncle|grand\p{L}+|staying|sleeping)|after (?:the |his |her |a |that )?(?:weekend|visit|sleepover|stay|dad\p{L}*|uncle\p{L}*)|down there any ?more|off (?:for|in|at|to) .*any ?more`
    ),
    unless: unless('wriggl\\p{L}*|potty|toilet|poo|rash|teeth\\p{L}*|jabs?|big (?:girl|boy)|nursery|new nappies|cold|tickl\\p{L}*|giggl\\p{L}*|born'),
    examples: ['she won’t let anyone change her nappy since the weekend at his', 'he won’t let me wash him down there any more', 'she won’t take her vest off for the bath anymore', 'she screams when i change her nappy since the sleepover'],
    counterExamples: ['the baby won’t let anyone change her nappy she wriggles', 'he won’t let me wash his hair', 'she won’t take off her tutu since the weekend', 'she won’t let me change her nappy since she has a potty']
  },
  {
    label: 'what a child gives or does so that others leave it alone',
    kind: 'danger',
    said: said(
      `(?:gives?|gave|giving|hands?(?: over)?|handed(?: over)?|pays?|paid|lends?|lent|lets?|shares?|does|did|carries|buys?|brings?)${words(6)} (?:they|he|she|it|the boy|the girl) (?:stops?${END}|stops? (?:hitting|hurting|pushing|kicking|pinching|punching|shoving|picking|teasing|bothering|following|being|it|calling|laughing at|taking)|(?:leaves?|left|will leave) (?:him|her|me|us|them|<my>|<name>) (?:alone|be)|(?:will|do|does|would|did) not (?:hit|hurt|push|kick|pinch|punch|shove|tease|call|laugh at|beat|chase|trip|tell on|bully)|lets? (?:him|her|me|<my>|<name>) (?:sit|in|join|play(?: too)?${END}))|(?:gives?|gave|brings?|buys?|takes) [\\p{L}<>]+${words(2)} (?:for|to) the (?:bigger )?(?:girls|boys|kids) they (?:are|will be) (?:nice|nicer|kind)`
    ),
    typed: typed(String.raw`so (?:that )?(?:they|he|she|it|the (?:big |bigger |older )?(?:boy|girl|kid)s?)`),
    unless: unless(
      '(?:crying|cries|cry|hungry|sad|hiccups?|barking|squawking|whining|moaning|snoring|growling|singing|seagulls?|ducks?|ghosts?|monsters?|giants?|trolls?|dragons?|<pet>|teddy|<baby>|brothers?|sisters?|twins?|cousins?|<kin> ’s|<parent>|roaring|santa|turn|turns|wizards?|witch(?:es)?|fairy|fairies|kings?|queens?|pirates?|<creature>)'
    ),
    examples: ['she gave her lunch to the big boy so he stops', 'he gives his snack to the big boys so they won’t hit him', 'she gave them her new pens so they let her sit there', 'he does all their maths so they don’t push him', 'she pays them so they leave her alone', 'he brings sweets every day for the big girls so they are nice'],
    counterExamples: ['she gave her sandwich to a seagull so he stops', 'he gave his toy to his brother so he stops crying', 'she gave her lunch to the ducks', 'she gave her biscuit to the big boy and he smiled', 'he gives the troll a cake so he lets him in', 'he gave the drum to the boy so he stops crying', 'she gives the dragon a peppermint so he won’t chase her']
  },
  {
    label: 'other children who make a child do it, and wait for it',
    kind: 'danger',
    said: said(
      `${OTHER_CHILDREN}(?: (?:at|in) [\\p{L}<>]+)? (?:make|made|makes|tell|tells|told|force|forced|get|got|want|wants) (?:him|her|me|<my>|<name>|us)(?: to)? [\\p{L}<>]+${words(7)} or (?:else|they will|they would|(?:they|he|she) (?:hit|hits|hurt|will not be <my>))|(?:hold(?:s|ing)? it|held it|(?:does|will|did) not (?:drink|go|use)|never goes)${words(9)} because (?:of )?(?:they|(?:the )?(?:bigger )?(?:boys|girls|kids|children)) (?:wait|waits|hide|look|laugh|are|stand|come|follow|film|kick|push|lock)${words(4)} (?:loos?|toilets?|bathrooms?|cubicles?|door|in there)(?=$| )`
    ),
    unless: unless('spiders?|dryer|noisy|queue|flush|lego|scouts?|captain|pirates?|owl|wizards?|witch(?:es)?|game|dare to sing|brothers?|sisters?|cousins?|mum\\p{L}*|dad\\p{L}*|teachers?|clean'),
    examples: ['older boys make him do their homework or else', 'bigger kids tell him to steal sweets for them or else', 'he holds it in all day because they wait in the loos', 'he won’t go at school because the boys look over the toilets'],
    counterExamples: ['homework or else said the strict owl', 'he holds it in because he is playing lego', 'older boys let him play football with them', 'the pirates make him walk or else', 'she won’t go because the hand dryer in the toilets is noisy']
  },
  {
    label: 'food that is hidden, and a child who thinks itself fat',
    kind: 'sadness',
    said: said(
      `${CHILD_DOES} (?:keeps |is |was |has |always )?(?:hides?|hid|hiding|hidden) (?:<my> )?(?:dinners?|food|lunch|lunches|tea|meals?|breakfasts?) (?:in|under|up|behind) (?:<my> |the )?(?:pockets?|sleeves?|bin|napkins?|tissues?|<toy>|drawers?|bag|bed|wardrobe|radiator)(?: \\p{L}+){0,2} (?:says?|said|saying) (?:that )?(?:he|she|i) (?:is|am|was|has|ate|had)|(?:flush(?:es|ed|ing)?|tips|tipped|puts) (?:<my> |the )?(?:packed )?(?:lunch|dinner|food|tea|breakfast|sandwich\\p{L}*) (?:down|in) the (?:loo|toilet|drain)(?=$| )|food hidden${words(3)} (?:under|in) <my> (?:bed|drawers?|wardrobe|room)|(?:he|she|<name>|<kin>|daughter|girl) (?:says?|said|thinks?|thought|feels?|is sure)(?: that)? (?:<my> (?:tummy|<limb>|legs|thighs?|belly|bum|bottom|face|arms|body)|he|she) (?:is|are|looks?|feels?) (?:fat|chubby|disgusting)(?! (?:cat|<creature>|<pet>|hen))|(?:will|does|did|would) not eat${words(4)} (?:because|in case) (?:it|they|that|he|she|<toy>) (?:makes?|will make|will get|gets?|will be|is|does)${words(1)} fat(?=$| [,.])`
    ),
    unless: unless(
      'sprouts?|peas|broccoli|carrots?|cabbage|squirrels?|hamsters?|<pet>|vegetables|veg|greens|pudding|midnight|feasts?|picnic|treats|santa|snowman|costumes?|trousers|hippos?|pigs?|haha|lol|laugh\\p{L}*|giggl\\p{L}*|elves|den|mouse|mice|grand\\p{L}+|dad\\p{L}*|uncle'
    ),
    examples: ['she hides her dinner in her pockets and says she’s full', 'food hidden in a sock under her bed', 'he flushes his packed lunch down the loo', 'she says her tummy is too fat for tea', 'he says his legs are too fat he is six', 'she won’t eat cake because it makes you fat'],
    counterExamples: ['she hides her peas in her pockets and says she’s full', 'a squirrel who hides his dinner in his cheeks', 'his tummy is too full for pudding', 'she says the cat is too fat', 'grandad says his tummy is too fat for the slide', 'she does not want to eat cake because the icing is green']
  },
  {
    label: 'a baby that was waited for',
    kind: 'loss',
    said: said(
      `no <baby> (?:in|inside) (?:<parent> ’s|<my>|<parent>) (?:tummy|belly|bump)|names? (?:ready|picked|chosen)${words(7)} (?:cot|crib|pram|moses basket|nursery|no <baby>|in the loft)|(?:cot|crib|pram|moses basket)${words(4)} before (?:he|she|they|we|the <baby>)${words(2)} (?:ever|slept|used|came|even|lay)|(?:cot|crib|pram|moses basket) (?:is going|goes|went|has to go|has gone|had to go|has been taken) (?:<limb> )?to the shop|(?:sad|quiet|cry|cries|crying|cried|look|looks|sits|sat)${words(5)} (?:by|at|next to|in) the empty (?:cot|crib|pram|nursery)`
    ),
    unless: unless('pizza|cake|dinner|pasta|lunch|curry|pie|food|jokes?|silly|lol|haha|laugh\\p{L}*|broken|wobbl\\p{L}*|wrong|new one|beds?|puppy|puppies|kittens?|dolls?|teddy|chicks?|yet|born'),
    examples: ['no baby in mummy’s tummy now and she’s so quiet', 'we had names ready and now the cot goes back to the shop', 'we took the cot down before he ever slept in it', 'the pram went back to the shop'],
    counterExamples: ['no baby in mummy’s tummy just a lot of pizza', 'the cot goes to the loft because he has a big bed', 'we took the cot down because she has a big girl bed', 'we have names ready for the puppies', 'the cot goes back to the shop because it is wobbly']
  },
  {
    label: 'a grown-up who drank or smoked, and had a child to look after',
    kind: 'danger',
    said: said(
      `(?:<parent>|<uncle>|<kin>|babysitter) (?:could|can|did|does) not (?:stand|walk|talk|speak|sit)(?: up)?(?: straight| properly)? (?:when|and|but) (?:she|he|they)${words(1)} (?:picked|collected|came|comes|fetched|drove|drives|picks|got us|met us)|(?:<parent>|<uncle>|<kin>|babysitter|he|she) (?:is |was |were |keeps |kept |started )?(?:slurring|slurs|slurred)|(?:fell asleep|falls asleep|asleep|shouts?|shouted|could not|drove|drives|forgot|cried|late)${words(7)} (?:smells?|smelled|smelt|stinks?|stank|reeks?)(?: of)? ${TO_DRINK}|(?:<parent>|<uncle>|babysitter|driver)${words(2)} (?:smells?|smelled|smelt|stinks?|stank|reeks?)(?: of)? ${TO_DRINK} (?:again|every|at (?:school|nursery|the gate|pick up|bedtime)|when (?:she|he) (?:picks?|picked|drives?|drove|reads?|read|comes?|came|shouts?|gets?))|(?:funny|special|smelly|green|home ?made) (?:cigarettes?|fags?|ciggies|roll ?ups)|(?:forgot|forgets?|forget)${words(1)} (?:to )?(?:come|pick (?:me|us|him|<my>|<name>)|fetch|collect|get (?:us|me))${words(5)} (?:pipe|drunk|drinking|bottles?|wine|beers?|high|stoned|smoking|smoke|needle|pub)`
    ),
    unless: unless('ice|icy|laugh\\p{L}*|giggl\\p{L}*|skat\\p{L}*|marathon|race|snow\\p{L}*|slipper\\p{L}*|heels|dentist|numb|jab|injection|chocolate|candy|sweets?|bubbles?|bubble|bagpipes?|barbecue|bbq|brewery|pirates?|cold|ginger|milk|wind|straw|slush\\p{L}*'),
    examples: ['mum couldn’t stand up when she picked me up from school', 'mum was slurring when she read the story', 'mummy fell asleep in her dinner she smelled like wine', 'daddy’s funny cigarettes make him forget to pick us up', 'mum forgot to come she was with her pipe'],
    counterExamples: ['mum couldn’t stand up on the ice when she picked me up', 'mum couldn’t stop laughing when she picked me up', 'dad forgot to pick up the milk', 'dad’s funny socks make him forget his shoes', 'grandad was slurping his tea', 'chocolate cigarettes that are special cigarettes', 'uncle forgot to fetch his bagpipes']
  },
  {
    label: 'the last of the food',
    kind: 'danger',
    said: said(
      `(?:ketchup|mustard|mayo|mayonnaise|rice|crackers?|jam|salt|sugar|cereal|bread|<toy>) (?:is |was )?left in the (?:cupboards?|fridge|kitchen|house)${words(1)} (?:(?:we|i|they|he|she) (?:had|ate|eat|have) (?:that|it)|for (?:tea|dinner|breakfast))|(?:ketchup|sugar|mustard|butter|margarine) (?:on|in|with) (?:bread|rice|pasta|water|<toy>) again(?: \\p{L}+){0,4} (?:last|nothing|left|until|no money)|cereal with water${words(1)} (?:because )?(?:(?:there is |we have )?no|until)|(?:tea|dinner|food|eat|eats|<toy>|bread|beans|rice|noodles|cereal)${words(4)} until (?:(?:<parent>|we|i) (?:gets?|get|is|am|are) paid|pay ?day)|fridge (?:has|had|with)(?: nothing but)? light in it|(?:fridge|cupboards?|larder) (?:is|are|was|were) (?:empty|bare)(?=$| [,.]| (?:again|and|at|until|since|because))|no (?:milk|bread|food|money|dinner|tea|nappies|lunch|electric|gas)${words(1)} until (?:<day>|pay ?day|monday|tuesday|wednesday|thursday|friday|<parent> gets paid|the money|next week|benefits?)|(?:takes?|took|hides?|hid|steals?|stole|sneaks?|nicks?|saves?|brings?) (?:<my> |the |half |some )*(?:bread|food|rolls?|dinner|lunch|sandwich\\p{L}*) from (?:school|nursery|lunch|the (?:canteen|bin|bins|shop))${words(3)} for (?:<my> )?(?:brother|sister|<kin>|<parent>|<baby>|twins|tea|tonight)`
    ),
    unless: unless('camping|tent|ducks?|<pet>|<creature>|birthday|cake|party|picnic|baked|holidays?|snow\\p{L}*|milkman|diet|ramadan|fasting|pancakes|pretend\\p{L}*|shop opens|shopping|midnight|bees?|cows?|swans?|pirates?|screen|hubbard|tigers?|bears?|monsters?|giants?|mouse|mice|ate it|caterpillar|party|feast|sleepover|move|moved|moving|paint\\p{L}*|hide and seek'),
    examples: ['there was only ketchup left in the cupboard so we had that', 'ketchup on bread again because it’s the last of it', 'we had cereal with water no milk till friday', 'he takes bread from school in his pockets for his sister', 'no food until monday', 'we have toast for tea till dad gets paid', 'the fridge just has a light in it'],
    counterExamples: ['only cake left in the cupboard', 'the fridge is empty because the tiger ate it all', 'cereal with water because we forgot milk camping', 'he takes bread to the ducks in his pockets', 'ketchup on everything', 'no milk left so we had juice', 'he brought a cake from school for his sister', 'she took bread from lunch for the swans and her brother']
  },
  {
    label: 'one room where a family was put',
    kind: 'danger',
    said: said(
      `(?:we|i|they|us|he|she|<kin>|<parent>|<name>)${words(4)} (?:live|lives|living|stuck|put) in (?:one|the same|single) room(?: (?:in|at|of) (?:the )?(?:hotel|hostel|b and b|b b|motel|refuge|shelter|travelodge)|${words(5)} (?:no (?:cooker|kitchen|window)|microwave on the floor|shared (?:bathroom|kitchen|toilet)))|(?:<number>|three|four|five|six|two) of us in (?:one|the same|single) room${words(6)} (?:no (?:cooker|kitchen)|council|b and b|hostel)|council (?:put|moved|sent) (?:us|him|her|me|<my>|<kin>|<name>) (?:in|to|into|out)`
    ),
    unless: unless('holidays?|beach|sea|pool|weekend|wedding|trip|buffet|disney\\p{L}*|castle|camping|mice|mouse|bears?|rabbits?|hobbits?|dwarfs?|owls?|squirrels?|ski\\p{L}*'),
    examples: ['we live in one room in a hotel with a microwave on the floor', 'four of us in one room at the b and b and no cooker', 'the council put us in a room again', 'we are living in one room with a shared bathroom'],
    counterExamples: ['we live in one room in a tree with a squirrel', 'we stay in a hotel with a microwave and a pool', 'one room in the castle is full of cushions', 'we all sleep in one room at grandma’s', 'seven dwarfs live in one room in a hotel']
  },
  {
    label: 'pictures that are paid for in a game, and a grown-up behind a screen',
    kind: 'danger',
    said: said(
      `${GAME_MONEY}${words(6)} ${PICTURE}(?=$| [,.]| (?!of (?:the )?(?:<pet>|<creature>|<toy>|dog|cat))[\\p{L}<])|${PICTURE}${words(4)} for ${GAME_MONEY}|(?:talks?|talking|chats?|chatting|messages|messaging|texts|texting|writes) (?:to |with )?(?:the |some )?(?:man|men|guy|stranger|grown up)${words(4)} (?:on|through|over) (?:<my> |the )?(?:<toy>|phone|computer|laptop|game|internet|xbox|playstation|switch|app|console)|(?:says?|said|pretends|claims) (?:that )?(?:he|she|they|to be) (?:is |are )?(?:<number>|ten|eleven|twelve|thirteen|fourteen|boy|girl|child|kid) but${words(3)} (?:mans|man|man ’s|grown up|deep voice|sounds grown up|has beard)(?=$| [,.]| ’s)|(?:gaming|roblox|minecraft|fortnite|online|internet|discord|snapchat)${words(4)} (?:(?:will|does|did|would) not|never)(?: shows?)? ?(?:show <my> face|<my> face|put <my> camera|turn <my> camera)|(?:gaming|roblox|minecraft|fortnite|online|internet|<toy>) friend (?:is|was|turned out to be)${words(1)} (?:grown up|man|adult|<number>)(?=$| [,.]| (?:year|and))`
    ),
    unless: unless('drew|draws|drawing|drawn|paint\\p{L}*|birthday|competition|news|weather|dentist|doctor|lessons?|bank|santa|elf|zoom|(?:<parent>|<kin>|grandad|grandpa) (?:<name> )?(?:gave|gives|bought|got|plays)|moon|snow|puppets?|screenshots?|leaf|leaves|treasure|museum', ''),
    examples: ['man on roblox gives her robux for pictures', 'he sent him vbucks and now he wants a photo back', 'he gets robux if he sends a picture', 'she talks to a man of 40 on her ipad he says he is 12', 'he says he is 13 but his voice is a mans', 'her online friend is really a grown up', 'her new friend on discord won’t show his face'],
    counterExamples: ['daddy plays roblox with me and gives me robux', 'robux for my birthday', 'a picture of a man on roblox', 'she talks to grandad on her ipad', 'he says he is 12 but he is only 4', 'robux for a picture he drew', 'he talks to the man in the moon on his phone']
  },
  {
    label: 'a child who wets itself at a voice',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:wets?|wetting|wees?|weed|wee would|pees?|peed) (?:himself|herself|myself|themselves|the bed|<my> (?:${UNDERWEAR}|trousers|bed|leggings|pyjamas))${words(1)} (?:when|whenever|because|every time|after|as soon as|if|and)${words(2)} (?:<parent>|<uncle>|<kin>|coach|teacher|he|she|they|man|door|babysitter|<name>|(?:mr|mrs|miss) \\p{L}+)${words(2)} (?:shouts?|shouted|yells?|yelled|screams?|screamed|roars?|roared|comes? (?:in|home)|came (?:in|home)|rais(?:ed|es) <my> voice|slams?|slammed|hits?|(?:gets?|got|is|was) (?:cross|angry|mad)|rang|rings|phoned|drinks?|drank)(?=$| )`
    ),
    unless: unless('laugh\\p{L}*|goals?|football|boo|jokes?|surprise|hide and seek|halloween|puddles?|hose|ghosts?|sneez\\p{L}*|giggl\\p{L}*|funny|bingo|happy birthday|fireworks?|spiders?|sprinkler|tickl\\p{L}*|for joy|bell|ice cream|sang|sings?'),
    examples: ['he wet himself when his dad shouted', 'he wets himself every time the front door slams', 'wet the bed again after his dad rang', 'she wet herself when grandad raised his voice'],
    counterExamples: ['he wet himself laughing when dad shouted', 'he got wet when dad turned on the hose', 'he wet his trousers in the puddle', 'she wet the bed and is very proud it is dry now', 'he wet himself when dad shouted boo', 'she wet her pants when dad shouted goal']
  },
  {
    label: 'an animal that was hurt, and who is next',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:kicked|kicks|hit|hits|killed|kills|hurt|hurts|threw|drowned|strangled|squeezed|shot)(?: (?:the|<my>))? (?:<pet>|<creature>|teddy)${words(5)} (?:said |says )?(?:i am|you are|we are|<parent> is|she is|he is|it is <my> turn) next(?=$| [,.])`
    ),
    unless: unless('snowballs?|race|races|ride|rides|queue|turn|slides?|cannon|circus|cuddles?|bath|skittles|pinata|piñata'),
    examples: ['he kicked the hamster and said i am next', 'stepdad hurt the puppy and said you’re next', 'dad killed my rabbit he said i’m next'],
    counterExamples: ['he kissed the hamster and said i am next', 'the vet saw the puppy and said you’re next', 'he hit the piñata dog and said i am next', 'he shot the teddy out of a cannon and said you are next']
  }
] // prettier-ignore
