import { CHILD, OFTEN, said, saidAlone, type SaidOtherwise } from './said-words.ts'

const FIVE = String.raw`(?:(?:about |around |nearly |half past |half |quarter to )?(?:four|five|[45](?:[.: ]\p{N}\p{N})?)(?: ?a\.?m\b\.?)?(?: o’?clock)?)`
const TALK = String.raw`(?: (?:when|while|whenever) (?:i|we|mummy|mum|daddy|dad|people|others|(?:the )?(?:grown[- ]?ups|adults|others|teacher))(?:’m|’re|’s| is| am| are)? (?:talks?|talking|speaks?|speaking|chatting|on the (?:tele)?phone))?`
const NUMBERS = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|a number|some|numbers|\p{N}{1,2})(?!\p{L})`
const LOOSE = '(?:(?:first|front|top|bottom|second|wobbly|loose|baby|milk|little|very) )*(?:tooth|teeth)'
const TOWER = String.raw`(?:(?!(?:mum|mummy|mom|dad|daddy|grandpa|grandad|grandma|nana|granny)’)(?:his|her|my|the|their|a|some|\p{L}+’s) )?(?:(?:big|tall|block|lego|brick|wooden|duplo|best|biggest|tallest|whole|huge|building) )*(?:tower|blocks|bricks)`
/** A match that was lost, and who is sorry about it. */
const SPORT = '(?:football|soccer|rugby|cricket|hockey|netball|basketball|baseball|softball|handball|volleyball)'
const MATCH = String.raw`(?:(?:the|his|her|their|our|my|a|big|last|first|cup|school|world|league) )*(?:${SPORT} (?:match|game|final|tournament)|match|final|semi[- ]?final|quarter[- ]?final|tournament|derby)`
const TEAM = String.raw`(?:(?:our|his|her|their|the|my|favou?rite|school|local|${SPORT}) )+team`
const SCORE = String.raw`(?: (?:by )?\p{N}{1,3} ?[-–:] ?\p{N}{1,3}| \p{N}{1,3} nil)`
const SORRY =
  '(?:(?:is|was|are|were|feels|felt|got|so|very|really|all|a bit) )*(?:upset|sad|disappointed|gutted|cross|heartbroken|in tears|crying|cried|sobbed|devastated|grumpy)'
const LOST_AFTER = String.raw`(?: (?:today|yesterday|tonight|again|on penalties|at school|this (?:morning|afternoon|weekend)|on (?:saturday|sunday)))*(?:,? (?:and|so) (?:he|she|they|we) ?(?:’s|’re)? ?${SORRY}(?: (?:about it|in the car|all the way home|the whole way home|at bedtime|all evening))?)?`

const STAND_IN =
  '(?:(?:substitute|supply)(?: teacher)?|(?:different|cover|stand[- ]in|relief|replacement|temporary|wrong|another) teacher)'

/** What was never seen; of a person, a man or a voice it may be more than a thought. */
const SOMETHING = String.raw`(?:(?:something|things|a (?:(?:big|scary|hairy|green|little) )*(?:monster|ghost|creature|beast|dragon|ghoul|shadow|thing)|(?:big |scary )*(?:monsters|ghosts|creatures|shadows)|anything)(?: (?:scary|hiding|living|lurking|moving|that moves|that growls|lives|hides|is|are))?)`
const WHERE_IT_IS = String.raw`(?:under(?:neath)?|in|inside|behind|on top of|beneath) (?:the |his |her |their |my )?(?:bunk )?(?:bed|wardrobe|cupboard|closet|curtains?|door|toy ?box|room|bedroom|drawers?|dark corner|corner|bath|plughole|attic|loft)`

const NURSERY =
  '(?:nursery|preschool|pre-school|playgroup|kindergarten|kindy|kita|creche|daycare|day care|reception|school)'
/** Whom a child holds on to there. */
const ON_TO =
  '(?:me|us|mum|mummy|mom|mommy|mama|ma|amma|ammi|mami|dad|daddy|papa|papi|baba|appa|abba|my (?:hand|leg|coat|arm|neck))'
const WONT = 'won’t|will not|wouldn’t|doesn’t want to|didn’t want to|couldn’t|can’t'
const AT_THE_DOOR = String.raw`(?: (?:at|by|in|when we get to) (?:the )?(?:${NURSERY} ?)?(?:drop[- ]?off|door|gate|cloakroom|${NURSERY}))`

/** On that day every child may hold on; a place of a child's first years only, of which the one story is the same. */
const FIRST_DAY = String.raw`(?:(?:it’s |it is |it was |today is |today was |tomorrow is )?(?:his |her |the |my |their )?(?:very )?first (?:day|morning|week) (?:of|at|in) (?:the )?(?:new )?(?:${NURSERY}|play ?school|lkg|ukg|k1|k2|n1|n2|hoikuen|youchien|kohanga|jardín|jardin|pre-?k)(?: (?:today|tomorrow))?[.,;:!]* (?:and |but |so )?)`

/** Those who do not play with the child. */
const NOBODY = '(?:nobody|no one|no-one|noone|none of the (?:others|other children|other kids|children|kids))'

/** Where it hurts more than it should. */
const NO_INJURY = String.raw`(?!.*\b(?:head|tummy|stomach|face|eyes?|neck|stairs|slide|bled|blood|bleeding|teeth|hospital|pregnant)\b)`
/** What is done with a hand or a foot when one is cross; of what is thrown, and of a stick, it is not told. */
const STRIKES = String.raw`(?:hit|hits|hitting|pushes|pushed|pushing|shove|shoves|shoved|shoving|slap|slaps|slapped|slapping|smacked|smacks|smacking|whacks?|whacked|whacking|thumps?|thumped|thumping|kicks?|kicked|kicking)`
const WHOM_IT_HITS = String.raw`(?:(?:his|her|my|their|the|a|an|another|other|some|all|our) )*(?:(?:little|big|baby|older|younger|twin|best|new|small|smaller|older) )*(?:brothers?|sisters?|siblings?|baby|cousins?|friends?|boys?|girls?|child|children|kids?|classmates?|people|everyone|everybody|someone|somebody)(?: (?:over|out of the way|off the (?:sofa|bench|mat|rug)))?`

/** What lives with a family or close by. */
const PET =
  '(?:cats?|dogs?|pupp(?:y|ies)|kittens?|pets?|animals|rabbits?|bunn(?:y|ies)|guinea pigs?|hamsters?|birds?|chickens?|hens?|ducks?|fish|insects|bugs|snails?|worms?|ladybirds?|pony|ponies)'

/** What a parent wants told of it; of these words alone, so that nothing else is said beside it. */
const GENTLE = String.raw`(?:[,.;]?(?: (?:and|so|but|he|she|they|we|i|needs?|has|have|to|should|must|learns?|learning|use|uses|using|know|practise|talk|talked|talking|about|how|remember|his|her|our)){0,7} (?:gentle|kind|soft|nice|helping) hands)`

/** What is dreamt of by children, and neither a person nor what may have happened. */
const DREAMT = String.raw`(?:(?:a|an|the|some|big|scary|giant|bad|mean) )*(?:fox(?:es)?|spiders?|snakes?|monsters?|dinosaurs?|t[- ]rex|wol(?:f|ves)|lions?|tigers?|bears?|ghosts?|witch(?:es)?|sharks?|crocodiles?|dragons?|bees?|wasps?|clowns?|robots?|zombies?|aliens?|bats?|rats?|crabs?|octopus(?:es)?|pirates?|giants?|trolls?|goblins?|skeletons?|falling|flying|shadows?)`
const BAD_DREAM =
  '(?:(?:(?:a|some|another|lots of|really|very|the same) )*(?:(?:bad|scary|horrible|nasty) dreams?|nightmares?))'
/** Who says it to the child. */
const A_FRIEND = String.raw`(?:(?:his|her|my|our|(?!(?:mum|dad|mummy|daddy|nana|grandma|grandpa)’)\p{L}+’s) (?:best )?friend(?: (?!(?:from|in|who|and|at)\b)\p{L}+)? |${CHILD})`

/** What is taken from a spoon for some days; of what is taken for years, and of tablets, it is not told. */
const MEDICINE = String.raw`(?:(?:his|her|my|the|any|taking|having|horrible|nasty|yucky|pink|bitter|banana|strawberry|liquid|cough|dose|last) ){0,5}(?:medicines?|antibiotics?|calpol|nurofen|paracetamol|ibuprofen|amoxicillin|penicillin|(?:cough|pink) (?:syrup|mixture))`
const FOR_WHAT = String.raw`(?: for (?:(?:his|her|my|the|an?|another|sore) )*(?:ear|ears|ear ?infection|throat|chest|cough|cold|tonsils|tonsillitis|fever|temperature|chest infection|throat infection))?`
const HOW_OFTEN = String.raw`(?:,? (?:two|three|four|\p{N}|twice) ?(?:x|times)? (?:a|per) day| in (?:his|her) (?:mouth|drink))?`

/** By day, and with nothing beside it that did the harm: an accident on a bus is another one. */
const BY_DAY = String.raw`(?!.*\b(?:all the time|every (?:single )?day|at home|night|bed|sleep\p{L}*|asleep|nap|naps|bus|car|scared|afraid|frightened)\b)`
const TROUSERS = '(?:pants|trousers|knickers|tights|leggings|underpants|undies|shorts|jeans|clothes|skirt|uniform)'
const WHERE_WET = String.raw`(?:,? (?:(?:at|in|on|during|after) (?:the |his |her )?(?:${NURSERY}|class|playground|park|assembly|circle time|carpet time|break|playtime|lunch|playgroup|soft play|grandma’s|nana’s)|today|yesterday|again|a few times|this (?:morning|afternoon|week)|twice|because (?:he|she) (?:was|is) (?:too |so )?busy (?:playing|building|with (?:his|her) game)|while (?:he|she) was playing))*`

/** A storm as a thing that a child is curious about; of the one that is coming or was here it is not told. */
const SPINNING = String.raw`(?:(?:an?|all|some|different|kinds|types|of|facts|about|mini|tiny|little|small|big|giant|huge|baby|friendly|and|or|&|,) ?){0,6}(?:tornado(?:e?s)?|hurricanes?|typhoons?|cyclones?|twisters?|whirlwinds?|waterspouts?)`

/** Who has the baby, alone or with who goes along. */
const MOTHER = String.raw`(?:(?:(?:my|our|his|her|their) )?(?:mum|mummy|mom|mommy|mam|mama|mami|amma|ammi|mamma|aunt(?:ie|y)?(?: (?-i:\p{Lu})\p{Ll}+)?)(?: and (?:dad|daddy|papa|baba|appa|uncle(?: (?-i:\p{Lu})\p{Ll}+)?))?)`
const THE_BABY =
  '(?:(?:the|our|a|her|his|my|their|new|little) )*(?:baby(?: (?:brother|sister|boy|girl))?|little (?:brother|sister)|twins)'
/** Where a baby is born; of who is there for anything else it is a sorrow. */
const TO_BIRTH = String.raw`(?:(?:gone|went|going|driven|drove|off|away|on (?:her|their) way) (?:off |in |away )?(?:in)?to|in|at) (?:the )?(?:hospital|birth(?:ing)? (?:cent(?:re|er)|house)|maternity(?: ward| unit| hospital)?|labour ward|clinic)`
const IS = '(?:’s|’ve| is| are| has| have| was| were)?(?: (?:just|now|already|both))?'
const AT_WHOM = String.raw`(?: ?(?:,|and|so|while|tonight)*)*(?:(?:he|she|we|they|i|(?-i:\p{Lu})\p{Ll}+)(?:’s|’re|’m| is| are| am)? )?(?:(?:staying|stays|stay|sleeping|sleeps|waiting|waits|is|are|at home|home|here) )+(?:over )?(?:with|at) (?:(?:my|our|his|her|the) )?(?:grandma|grandpa|grandad|granddad|granny|gran|nana|nan|nani|nanna|nonna|nonno|oma|opa|abuela|abuelo|lola|lolo|dadi|dada|teta|jaddah|babcia|grandparents|aunt(?:ie|y)?|uncle|dad|daddy|papa)(?:’s)?(?: house)?(?: (?-i:\p{Lu})\p{Ll}+(?:’s)?)?`
const TONIGHT =
  '(?:,? (?:today|tonight|now|right now|this (?:morning|afternoon|evening)|last night|at last|any minute|just now))'

/** Small troubles of which every family has a few, as they are typed. */
export const HABITS_SAID: readonly SaidOtherwise[] = [
  {
    means: 'speaking up',
    word: /up/iu,
    said: saidAlone(
      String.raw`${CHILD}(?:won’?t|will not|doesn’?t|does not|can’?t|cannot|finds it hard to|struggles to|is too shy to|needs to learn to|is learning to)? ?(?:really )?(?:(?:stands?|sticks?) up for (?:him|her|them)sel(?:f|ves)|speaks? up(?: for (?:him|her|them)sel(?:f|ves))?)(?: (?:at|in) (?:school|nursery|preschool|class))?`
    ),
    examples: ['my son doesn’t stand up for himself', 'my daughter won’t speak up', 'my son never speaks up', 'she can’t stand up for herself at nursery'],
    counterExamples: ['he doesn’t stand up for himself when they hit him', 'she won’t speak up about what he does', 'my son can’t stand up', 'they laugh at him and he doesn’t stand up for himself', 'mum never stands up for herself']
  },
  {
    means: 'asking for help',
    word: /help/iu,
    said: saidAlone(
      String.raw`${CHILD}(?:won’?t|will not|doesn’?t|does not|can’?t|hates to|finds it hard to|struggles to|is too shy to|is too proud to|needs to learn to|is learning to)? ?(?:ever )?asks? for (?:any )?help(?: (?:at|in) (?:school|nursery|preschool|class))?(?: (?:when|if) (?:he|she)(?:’?s| is) stuck)?`
    ),
    examples: ['my daughter never asks for help', 'my son won’t ask for help when he’s stuck', 'our daughter doesn’t ask for help at school'],
    counterExamples: ['mummy never asks for help', 'she never asks for help because nobody comes', 'my son asked for help and nobody came']
  },
  {
    means: 'how we became a family',
    word: /famil|adopt/iu,
    said: saidAlone(
      String.raw`(?:that )?you don’?t (?:have|need) to (?:be related|look alike) to be (?:a )?family`,
      String.raw`(?:our|my|her|his|their|the) forever family(?: day)?`,
      String.raw`(?:\p{N}+|an?|one|two|three|four|five|six|seven|eight|nine|ten) years? (?:since|after) (?:(?:her|his|our|their|the) )?adoption(?: day)?`,
      String.raw`(?:he|she|(?:(?:our|my) )?(?:adopted )?(?:son|daughter|boy|girl|child)) (?:asks|asked|keeps asking|is asking|wants to know) (?:us |me )?why (?:he|she)(?:’?s| is| was) adopted`
    ),
    examples: ['you don’t have to be related to be a family', 'our forever family', 'three years since adoption day', 'our son keeps asking why he is adopted'],
    counterExamples: ['our forever family sent her back', 'three years since adoption day and she wants her real mum', 'our son keeps asking why he was given away', 'there was blood on the family sofa']
  },
  {
    means: 'doesn’t like change',
    word: /change/iu,
    said: saidAlone(
      String.raw`(?:(?:any|all|big|small|little) )*changes?(?: (?:is|are|can be)|’s)(?: (?:so|very|really|always|too|quite|a bit))* (?:hard|difficult|tricky|a struggle)(?: for (?:him|her|them|(?:my|our) (?:son|daughter|boy|girl|child)))?`,
      String.raw`${CHILD}finds? (?:any |all )?changes?(?: (?:in|to|of) (?:(?:his|her|the) )?(?:routine|plans?))? (?:(?:so|very|really) )*(?:hard|difficult|tricky)`
    ),
    examples: ['change is hard', 'changes are really difficult for her', 'my son finds change hard', 'she finds changes to her routine very tricky'],
    counterExamples: ['change is hard since daddy died', 'climate change is scary', 'mummy finds the change hard', 'change is hard, her best friend moved away']
  },
  {
    means: 'fell out friend',
    word: /friend/iu,
    said: said(
      String.raw`${A_FRIEND}(?:said|says|told (?:her|him|me)|tells (?:her|him|me)|keeps saying) (?:that )?(?:(?:he|she) (?:isn’?t|is not|doesn’?t want to be|does not want to be)|(?:he|she)’s not|(?:i|we|they)(?:’?m| am|’?re| are) not) (?:my|her|his|their|a|best)? ?(?:best )?friends?(?: any ?more)?`,
      String.raw`${A_FRIEND}(?:doesn’?t|does not|didn’?t) want to be (?:my|her|his|best) (?:best )?friends?(?: any ?more)?`
    ),
    examples: ['noah said he isnt my friend anymore', 'she says im not her friend anymore', 'mia doesn’t want to be my friend any more', 'her best friend Ella said she isn’t her friend', 'Valentina’s best friend Sofi said she doesn’t want to be her friend anymore'],
    counterExamples: ['daddy said he isn’t my friend anymore', 'noah said he isn’t my friend because I smell', 'she says nobody is her friend', 'he doesn’t want to be here any more']
  },
  {
    means: 'moving house',
    word: /moving|move/iu,
    said: said(
      String.raw`(?:(?:we’re|we are) )?(?:moving|we (?:will )?move) (?:in)?to (?:a|our|the) (?:new |bigger |different )+(?:house|home|flat|apartment)(?: (?:in|on|next|this|at) (?:the )?\p{L}+)*[,.]? (?:and |but )?(?:(?:the (?:boys|girls|kids|children|twins)|both) |${CHILD})(?:is|are|feels?|will be|’s|’re)? ?(?:(?:a bit|a little|so|very|both) )*sad (?:to leave|about leaving|to be leaving) (?:(?:his|her|their|the|all|of|old|best) )*(?:friends?|school|room|garden|street|house|neighbours)`,
      String.raw`(?:(?:we’re|we are|we will be|they are|they’re) |${CHILD}(?:is )?)?(?:moving|move) to (?:a|an|another) ?(?:(?:new|different|other|bigger) )*(?:city|town|place|village|neighbourhood|street|country)(?: (?:in|on|next|this) (?:the )?\p{L}+)?`
    ),
    examples: ['Moving to a new house in August, the boys are sad to leave their friends', 'we are moving to a new flat and she is sad to leave her friends', 'moving to a different city', 'Lily is moving to another city'],
    counterExamples: ['moving to a new house because daddy left', 'moving to a new house and she is sad to leave daddy', 'moving to a new foster home, she is sad to leave her friends']
  },
  {
    means: 'nursery gate',
    word: /leave|anxiety|clingy/iu,
    said: said(
      String.raw`${CHILD}(?:cries|cry|crying|cried|screams|sobs) (?:so much )?(?:when|every time|whenever|each time) (?:i|we|mummy|mum|mommy|daddy|dad) (?:leaves?|left|goes?)(?: (?:him|her|them))?(?! (?:him|her|them)? ?(?:at|in) )`,
      String.raw`(?:a bit of |some |his |her )?separation anxiety`,
      String.raw`(?:being |${CHILD}(?:so |very |a bit |really )*)?clingy`
    ),
    examples: ['cries when i leave', 'she cries every time i leave her', 'separation anxiety', 'so clingy at the moment', 'being clingy'],
    counterExamples: ['he cries when daddy leaves for ever', 'he cries when i leave because he is being hit', 'separation anxiety since the divorce', 'a clingy koala', 'grandma cries when i leave']
  },
  {
    means: 'working away',
    word: /away|offshore|at sea|on the rig/iu,
    said: said(
      String.raw`(?:(?:his|her|my|our|the) )?(?:daddy|dad|papa|mummy|mum|mama|mommy|mom)(?:’s| is| will be)? (?:away )?(?:(?:at sea|offshore|away on (?:a|his|her|the) (?:ship|boat|rig)|on (?:a|the|his|her) (?:ship|oil rig|rig)|away (?:at sea|offshore)) )(?:(?:until|till|til) (?:\p{L}+day|the weekend|tomorrow|next (?:week|month)|christmas)|for (?:a|one|two|three|four|a few|another) (?:more )?(?:nights?|days?|weeks?|weekend|sleeps))`
    ),
    examples: ['daddy is away on a ship till friday', 'dad is offshore for two weeks', 'daddy is on the rig for three weeks'],
    counterExamples: ['daddy is on a ship for ever', 'daddy is away on a ship', 'daddy is away on a ship with the army', 'daddy is at sea and the ship sank']
  },
  {
    means: 'back to work',
    word: /work/iu,
    said: said(
      String.raw`(?:${CHILD})?(?:miss|misses|missing|missed) (?:mummy|mum|mommy|mom|mama|amma|mammy) (?:(?:when|while) (?:she(?:’s| is)|i am|i’m) )?(?:at work|working|goes to work)`,
      String.raw`${CHILD}(?:miss|misses|missing|missed) me (?:(?:when|while) i(?:’m| am) )?(?:at work|working)`
    ),
    examples: ['missing mummy at work', 'she misses mummy when she is at work', 'he misses me when I’m at work'],
    counterExamples: ['missing mummy', 'missing mummy at work since she died', 'he misses me']
  },
  {
    means: 'siblings fighting',
    word: /fight|argu|squabbl|bicker|quarrel/iu,
    said: said(
      String.raw`(?:(?:my|our|the|two|both|all|these|his|her|three|big|little) )*(?:kids|children|boys|girls|twins|siblings|brothers?(?: and (?:my |his |her )?sisters?)?|sisters?(?: and (?:my |his |her )?brothers?)?|cousins)(?:’re| are| were| keep| kept| won’t stop| never stop| always)? (?:(?:always|constantly|still|non ?stop) )*(?:fighting|fight|fought|arguing|argue|argued|squabbling|squabble|bickering|bicker|quarrelling|quarreling|quarrel)(?: (?:about|over) (?:everything|nothing|anything|it all|silly things|stupid things))?(?: (?:(?:in|on) the )?(?:back (?:of the car|seat)|car|bus|train|bath|way home|long drive|car journey|garden|house)| (?:on|in) (?:the )?(?:long )?(?:drives?|car (?:rides?|journeys?|trips?)))?`
    ),
    examples: ['brother and sister fighting in the car', 'kids fighting in the car', 'my boys fighting in the car', 'two boys fighting', 'the twins won’t stop bickering on the way home', 'the children argue about everything'],
    counterExamples: ['mum and dad fighting in the car', 'men fighting in the street', 'two boys fighting with knives', 'soldiers fighting', 'the boys are fighting cancer', 'the kids were fighting and he broke her arm']
  },
  {
    means: 'running off',
    word: /run|off/iu,
    said: said(
      String.raw`${CHILD}(?:runs?|running|runs away|bolts|bolting|wanders|wandering|dashes|darts) (?:off|away|ahead)(?: from (?:me|us))? (?:when|whenever|every time|as soon as) (?:we|i)(?:’re|’m| are| am| go)? (?:out|outside|shopping|at the shops|in (?:the )?(?:shops|town|park|street)|in a shop)(?: (?:and about|together))?`
    ),
    examples: ['keeps running off when we’re out', 'he runs away from me whenever we are in town', 'she bolts off when we are shopping'],
    counterExamples: ['daddy keeps running off when we’re out', 'the dog runs off when we’re out', 'he ran away when we were out and the police came']
  },
  {
    means: 'being thankful',
    word: /grant|appreciat/iu,
    said: said(
      String.raw`${CHILD}(?:takes|taking) (?:everything|it all|things|so much) for granted`,
      String.raw`(?:learning to |being able to |how to )?appreciat(?:e|ing) (?:what (?:we|you|he|she|they) (?:have|has|’ve got)|(?:the )?(?:little|small) things|what we’ve got)`
    ),
    examples: ['he takes everything for granted', 'appreciating what we have', 'learning to appreciate the little things'],
    counterExamples: ['mum takes everything for granted', 'appreciating what we have since grandpa died']
  },
  {
    means: 'not listening',
    word: /told|tell|ask|say|listen/iu,
    said: said(
      String.raw`${CHILD}(?:(?:doesn’t|does not|won’t|will not|didn’t|never) )?(?:do|does|doing) (?:what|as) (?:(?:he|she|they|i)(?:’s|’re|’m| is| are| was| am)? (?:told|asked)|(?:i|we|you|mummy|mum|mommy|daddy|dad|the teacher) (?:says?|said|asks?|tells? (?:him|her|them))|you’re told)(?: (?:the )?first time)?`,
      String.raw`${CHILD}(?:has to|have to|needs to|must) be (?:told|asked) (?:everything )?(?:(?:a )?(?:\p{L}+|\p{N}+) (?:times|hundred times)|twice|again and again|over and over)`,
      String.raw`(?:i|we) (?:have to|always have to|must|keep having to) (?:tell|ask) (?:him|her|them) (?:everything )?(?:(?:a )?(?:\p{L}+|\p{N}+) (?:times|hundred times)|twice|again and again|over and over)`,
      String.raw`(?:listening|listen|listens|doing as (?:he|she|you)(?:’s|’re| is| are) told) (?:the )?first time(?: (?:he|she|they)(?:’s| is|’re| are) (?:asked|told))?`
    ),
    examples: ['he doesn’t do what he is told', 'doing as you’re told', 'has to be told ten times', 'she has to be asked a hundred times', 'I have to tell her everything twice', 'listening first time', 'never does what I say'],
    counterExamples: ['he told us a joke ten times', 'he doesn’t do what he is told because he is deaf', 'dad does what he is told', 'a robot who does what it is told']
  },
  {
    means: 'being gentle with animals',
    word: /gentl|kind|nice|careful|soft|stroke|rough/iu,
    said: said(
      String.raw`(?:${CHILD}|learning |teaching (?:him|her|them) |how )?(?:(?:needs?|has|have|wants?|trying|learning|learns?) )?(?:to )?(?:be|being|is|is being|was|are) (?:(?:more|very|so|too|always|not) )*(?:gentler?|kind(?:er)?|nice(?:r)?|careful|soft|rough|gentle and kind) (?:with|to|towards?) (?:(?:the|our|his|her|my|their|a|new|little|old|grandma’s|nana’s|neighbour’s|next door’s|all|small) )*${PET}(?: and ${PET})?`,
      String.raw`(?:${CHILD}|learning |how )?(?:to )?(?:stroke|strokes|stroking|pat|patting|pet|petting|touch|touching) (?:(?:the|our|his|her|my|a) )*${PET} (?:gently|softly|nicely|carefully)`,
      String.raw`(?:please )?be (?:gentle|kind|nice|careful) (?:with|to) (?:(?:the|our|his|her|a) )*${PET}`
    ),
    examples: ['being gentle with our cat', 'learning to be gentle with the dog', 'learning to stroke the cat gently', 'be gentle with the dog', 'she is too rough with the kitten', 'being kind to animals'],
    counterExamples: ['a giant who is gentle with the cat', 'dad is too rough with the dog', 'being gentle with the cat who died', 'the vet was gentle with our cat']
  },
  {
    means: 'babysitter',
    word: /going out|date night/iu,
    said: said(
      String.raw`(?:(?:mummy|mum|mommy|mom|mama) and (?:daddy|dad|papa|baba)|(?:daddy|dad|papa|baba) and (?:mummy|mum|mommy|mom|mama)|(?:his|her|my|the|our) parents|mummy|mum|daddy|dad|we)(?:’re|’s| is| are) (?:going out|having (?:a|our) date night|going (?:for|to) (?:dinner|a restaurant|the cinema|a party|a concert))(?: (?:for (?:dinner|the evening|a meal|our anniversary)|to (?:a restaurant|a party|the cinema|dinner|a concert)))?(?: (?:tonight|this evening|tomorrow|tomorrow night|on \p{L}+day))?(?:,? (?:and )?(?:the babysitter|a babysitter|grandma|nana|granny|grandpa|auntie \p{L}+) (?:is|will be) (?:here|coming|babysitting|minding \p{L}+|putting \p{L}+ to bed))?`
    ),
    examples: ['mum and dad are going out tonight', 'mummy and daddy are having a date night', 'mum and dad are going out for dinner, and grandma is babysitting', 'we’re going out tonight'],
    counterExamples: ['mum and dad are going out of their minds', 'mum is going out with a new man', 'daddy is going out to the war']
  },
  {
    means: 'telling lies',
    word: /lying/iu,
    said: said(
      String.raw`(?:${CHILD}|about |why |stop(?:ping)? |not |no (?:more )?)?lying(?: to (?:me|us|mummy|mum|mommy|daddy|dad|(?:his|her|the) (?:teacher|friends?)))?(?: (?:about (?:little|small|silly) things|again|to get out of trouble))?`
    ),
    examples: ['lying', 'he keeps lying', 'she keeps lying to me', 'stop lying', 'no more lying'],
    counterExamples: ['lying in the grass', 'lying on a cloud', 'dad keeps lying to me', 'a fox who keeps lying', 'he is lying in hospital']
  },
  {
    means: 'bad dream',
    word: /dream|nightmare/iu,
    said: said(
      String.raw`${CHILD}(?:had|has|have|having|gets|woke up from|wakes up from|woke from) ${BAD_DREAM}(?: (?:about|of|with) ${DREAMT})?`,
      String.raw`${BAD_DREAM} (?:about|of|with) ${DREAMT}`
    ),
    examples: ['she had a bad dream about a fox', 'bad dreams about a fox', 'nightmares about spiders', 'he keeps having nightmares'],
    counterExamples: ['she had a bad dream about daddy', 'nightmares about the fire', 'nightmares since the crash', 'a fox who had a bad dream']
  },
  {
    means: 'nursery',
    word: /let go|cling|clung|holds? on|drop[- ]?off|\bcr(?:y|ies|ied|ying)\b/iu,
    said: said(
      String.raw`${CHILD}(?:${WONT}) let go of ${ON_TO}${AT_THE_DOOR}`,
      String.raw`${FIRST_DAY}${CHILD}(?:${WONT}|does not want to|did not want to) let go of ${ON_TO}`,
      String.raw`${CHILD}(?:clings?|clung|clinging|holds? on|hangs? on|cries|cried|crying|screams)(?: (?:to|onto|on to) ${ON_TO})?${AT_THE_DOOR}`,
      String.raw`${CHILD}(?:cries|cried|is upset|gets upset|is sad) (?:when|every time|whenever) (?:i|we|${ON_TO}) (?:leaves?|drops?|dropped|says? goodbye to) (?:him|her|them)(?: off)?${AT_THE_DOOR}`
    ),
    examples: ['won’t let go of mummy at the door', 'she clings to me at the nursery gate', 'he cries at drop off', 'First day of LKG. He does not want to let go of amma', 'her first day at nursery and she won’t let go of my hand', 'cries every time i leave her at nursery'],
    counterExamples: ['won’t let go of daddy at the airport', 'she cries when daddy leaves', 'won’t let go of me since the fire', 'first day of school and he won’t let go of me since the fire', 'a monkey who won’t let go at the door']
  },
  {
    means: 'wanting a little sibling',
    word: /brother|sister|sibling/iu,
    said: said(
      String.raw`${CHILD}(?:wants?|wanted|wishes(?: for)?|wish(?: for)?|wishing for|would (?:like|love)|’d (?:like|love)|(?:keeps |is )?asking (?:me |us |mummy |daddy )?(?:for|to have)|asks (?:me |us )?for|longs for|dreams of|begs for|begging for) (?:to have |having |(?:that )?(?:he|she|i|they) had )?(?!.*\bagain\b)(?:a|an) (?:(?:little|baby|big|new|older|younger|tiny|real) )*(?:brother|sister|sibling)(?: or (?:an? )?(?:(?:little|baby|big) )*(?:brother|sister))?(?: (?:so (?:much|badly|bad)|more than anything|for (?:christmas|(?:his|her|my) birthday)|of (?:his|her) own|to play with|too|one day))*`
    ),
    examples: ['wants a little sister', 'keeps asking for a baby sister', 'wishes she had a brother', 'Theo wants a baby brother or sister so much', 'she would love a sister of her own'],
    counterExamples: ['wants a baby brother like the one who died', 'mum wants a baby sister for her', 'wishes her brother was alive', 'wants his sister back', 'a bear who wants a little sister', 'keeps asking for her baby sister']
  },
  {
    means: 'wants dog',
    word: /dog|puppy/iu,
    said: said(
      String.raw`(?:(?:we|they|he|she|i)(?:’re| are|’s| is|’m| am)?(?: just)?|our (?:landlord|building) (?:says|means) (?:we|that we)(?:’re| are)?) (?:not allowed(?: to (?:have|get|keep))?|not getting|can’t (?:have|get|keep)|cannot (?:have|get|keep)|aren’t allowed(?: to (?:have|get|keep))?|isn’t allowed(?: to (?:have|get|keep))?|won’t be getting|don’t have room for|haven’t got room for) (?:a|any) (?:(?:real|little|big|pet) )*(?:dogs?|pupp(?:y|ies))(?: (?:in (?:our|the|this) (?:flat|apartment|building|house)|at home|here|because (?:of (?:the )?(?:landlord|allergies|rent)|we live in a flat|(?:daddy|mummy|mum|dad|his brother|her sister|he|she) is allergic)))*`
    ),
    examples: ['we’re not allowed a dog in our flat', 'we can’t have a dog because we live in a flat', 'she isn’t allowed a puppy'],
    counterExamples: ['our dog is not allowed on the sofa', 'we can’t have a dog because ours was put down', 'grandpa can’t keep his dog', 'we can’t keep the dog']
  },
  {
    means: 'joining in at playtime',
    word: /play|join|friends/iu,
    said: said(
      String.raw`${CHILD}(?:worried|worries|worrying|worry|afraid|scared|frightened|nervous|anxious|fears?|thinks?|says?|sure|convinced) (?:that )?(?:in case )?${NOBODY} (?:will|would|’ll|might|is going to|’s going to|is gonna|wants? to) (?:ever )?(?:want to )?(?:play|be friends|sit) with (?:him|her|them|me)`,
      String.raw`${CHILD}(?:worried|worries|worrying|worry|afraid|scared|frightened|nervous|anxious|fears?|thinks?|says?|sure|convinced) (?:that )?(?:the |all the )?(?:others|other (?:children|kids|girls|boys)) (?:won’t|will not|don’t|might not|are not going to|aren’t going to) (?:want to )?(?:play|be friends|sit) with (?:him|her|them|me)`,
      String.raw`${CHILD}(?:has|have|has got|got|had) ${NOBODY} to play with`,
      String.raw`${CHILD}(?:doesn’t|does not|didn’t|don’t) (?:have|know|dare) (?:anyone|anybody|how) to (?:play with|join in|join in with (?:the )?(?:others|other (?:children|kids))|ask to play|ask if (?:he|she|they) can play)`
    ),
    examples: ['worried that nobody will play with him at school', 'she’s scared no one will play with her', 'Theo is afraid nobody will want to play with him at break', 'has nobody to play with at school', 'thinks no one wants to play with her', 'worried the other children won’t play with him tomorrow', 'she doesn’t know how to join in'],
    counterExamples: ['worried that nobody will play with her because of her skin', 'afraid nobody will play with him since grandpa died', 'a robot who is worried that nobody will play with it', 'mum has nobody to play with', 'he has nobody', 'scared that nobody will come back for him']
  },
  {
    means: 'monster under the bed',
    word: /bed|wardrobe|cupboard|closet|curtain|door|box|room|drawer|corner|bath|plughole|attic|loft/iu,
    said: said(
      String.raw`${CHILD}(?:thinks?|thought|believes?|says?|said|is sure|is convinced|convinced|sure|swears|keeps saying|imagines|worries|worried|scared|afraid|dreamt|dreams) (?:that )?(?:there(?:’s| is| are| was|s)|of) ${SOMETHING} ${WHERE_IT_IS}`,
      String.raw`${CHILD}(?:thinks?|thought|believes?|says?|said|is sure|is convinced|convinced|sure|swears|keeps saying|imagines) (?:that )?${SOMETHING} ${WHERE_IT_IS}`,
      String.raw`(?:is there|there(?:’s| is| are|s)) ${SOMETHING} ${WHERE_IT_IS}\??`,
      String.raw`(?:checking|check|looking|look) (?:for (?:monsters|ghosts) )?(?:under (?:the|his|her) bed|in the (?:wardrobe|cupboard))(?: for (?:monsters|ghosts))?(?: before (?:bed|sleep|bedtime))?`
    ),
    examples: ['thinks there’s something under the bed', 'she thinks something is under her bed', 'there is a monster in his wardrobe', 'he is convinced there are monsters behind the curtain', 'checking under the bed for monsters'],
    counterExamples: ['thinks there’s somebody in her room', 'he says a man is in his room at night', 'she says something happened in the bath', 'making friends with a monster under the bed', 'a mouse who thinks there’s something under the bed', 'he says uncle comes into his bed']
  },
  {
    means: 'washing hands',
    word: /hands/iu,
    said: said(
      String.raw`${CHILD}(?:won’t|will not|doesn’t (?:want|like) to|refuses to|hates to|forgets to|has to|needs to|learning to|doesn’t|didn’t|never washes|hardly ever washes|hates washing|refuses washing|forgets washing) ?(?:wash )?(?:his|her|my|their) hands(?: (?:properly|with soap|when (?:he|she) comes in|(?:before|after) (?:every |the |going to the |using the |a |playing |school )*(?:dinner|tea|lunch|supper|breakfast|eating|meals?|food|toilet|loo|potty|wee|outside|park|playing|nursery)))*`
    ),
    examples: ['isla doesn’t want to wash her hands', 'he never washes his hands after the toilet', 'she won’t wash her hands before dinner and screams', 'he hates washing his hands with soap'],
    counterExamples: ['he washes his hands until they bleed', 'she won’t wash her hands because mummy is ill', 'she has to wash her hands so granny does not get ill', 'mum won’t wash her hands']
  },
  {
    means: 'being first',
    word: /first/iu,
    said: said(
      String.raw`${CHILD}(?:wants|has|needs|insists on|must|loves|likes) (?:to )?(?:be|go|being|going) (?:the )?first(?: (?:one )?(?:in|at|through|out of|into|up|down|on|to|for) (?:the )?(?:line|queue|doors?|stairs|car|bus|lift|slide|table|school|class|everything|house|bath|every (?:game|door|line)))*`,
      String.raw`${CHILD}(?:cries|cried|sulks|screams|has a (?:meltdown|tantrum)|gets? (?:so |very )?(?:upset|cross|angry)|upset|cross|melts down) (?:if|when|because|every time|unless) (?:he|she)(?: isn’t|’s not| is| is not| wasn’t| was not| doesn’t get to be| can’t be| doesn’t go| didn’t get to be| didn’t go)(?: the)? first(?: in (?:the )?(?:line|queue))?`,
      String.raw`(?:they )?(?:always )?(?:argue|arguing|fight|fights|fighting|squabble|squabbling) (?:about|over) (?:who (?:goes|gets to (?:go|be)|is|’s)|going|being) first(?: (?:in|through|on|at) (?:the )?(?:line|queue|door|slide|bath|swing))?`
    ),
    examples: ['he has to be first all the time', 'she cries if she isn’t first in line', 'they fight over who goes first every morning', 'Theo has to be first through the door'],
    counterExamples: ['his first day without daddy', 'she was first to find grandpa', 'a snail who wants to be first', 'wants to be the first to see mummy in hospital']
  },
  {
    means: 'early waking',
    word: /five|four|[45]|early|dawn|sun|stay in bed|birds/iu,
    said: said(
      String.raw`${CHILD}(?:wakes|waking|woke|gets|getting|up|awake|thinks)(?: (?:up|us|us up|me|me up|everyone|everyone up|everybody|everybody up|the whole house|the whole house up|mummy|daddy))? (?:(?:at|before|from|by|that)? ?${FIVE}(?: in the morning)?(?: is (?:the )?(?:morning|time to get up|day ?time))?|(?:so |too |far too |very |really |way too )*early|(?:at|before|with) (?:the )?(?:crack of )?(?:dawn|sun|sunrise|birds))(?: (?:in the morning|every (?:single )?(?:day|morning)|even at weekends|and wakes (?:us|me|everyone)(?: all)?(?: up)?))*`,
      String.raw`waiting for the sun (?:on|to come (?:up|out) on) (?:his|her|the|my) (?:gro |sleep )?clock`,
      String.raw`${CHILD}(?:(?:won’t|doesn’t|has to|needs to|learning to|can’t|refuses to|must) )?stay in bed (?:until|till|past|after) (?:the sun (?:comes|is|gets) up|morning|it’s light|it’s morning|${FIVE}|six|the clock (?:turns yellow|says so|is yellow)|(?:his|her) clock (?:turns|is|goes) (?:yellow|green))`
    ),
    examples: ['he wakes at 5am every day', 'up at 5 again', 'wakes everyone up at 5.30', 'she thinks 4am is morning', 'stay in bed until the sun comes up', 'she wakes too early and is so tired'],
    counterExamples: ['woke up at five and daddy was gone', 'wakes up crying for nana every morning', 'mum gets up at five for work', 'woke up at five because he was sick', 'mummy wakes at five']
  },
  {
    means: 'interrupting',
    word: /interrupt|butt|barg|talk|phone|finish|speak|word in|mumm?y/iu,
    said: said(
      String.raw`${CHILD}(?:interrupts?|interrupting|butts in|butting in|barges in|talks over|talking over|talks(?= when| while)|shouts mummy)(?: (?:us|me|everyone|everybody|people|conversations|grown[- ]?ups|adults|mummy|daddy|other people))?${TALK}`,
      String.raw`${CHILD}(?:won’t|can’t|never|doesn’t) (?:let|lets) (?:me|us|anyone|anybody|mummy|daddy) (?:finish(?: a sentence)?|talk(?: on the phone)?|speak|get a word in)`,
      String.raw`(?:learning to )?(?:wait|waiting) (?:until|till|for) (?:the |all the )?(?:grown[- ]?ups|adults|mummy|daddy|people|others) (?:have |to |are )?(?:finish|finished|stop|done)(?: talking| speaking)?`,
      String.raw`mumm?y,? mumm?y(?:,? mumm?y)*${TALK}`
    ),
    examples: ['interrupting when grown-ups talk', 'she always interrupts', 'interrupts when mummy is on the phone', 'waiting until the grown-ups finish talking', 'he never lets us finish a sentence'],
    counterExamples: ['mum and dad shout at each other and he interrupts', 'mum was on the phone to the hospital', 'he interrupts when daddy shouts at mummy', 'a parrot who interrupts', 'daddy interrupts']
  },
  {
    means: 'swallowed tooth',
    word: /swallow/iu,
    said: saidAlone(
      String.raw`(?:(?:today|tonight|yesterday) )?${CHILD}(?:has |just )*(?:lost|loses) (?:his|her|a|the) ${LOOSE}(?: (?:today|tonight|yesterday|this morning|at (?:lunch|school|dinner|tea|breakfast|snack)(?: time)?|in (?:an? )?(?:apple|sandwich|toast|bread|class)|eating (?:an? )?\p{L}+))*,? (?:and|but|then)(?: then)? (?:he |she )?(?:accidentally |actually |just )*(?:swallowed|ate|swollowed|swalowed) (?:it|the tooth)(?: (?:by (?:accident|mistake)|accidentally|with (?:the|his|her) \p{L}+|today|too|down))*`
    ),
    examples: ['she lost her first tooth at lunch today and swallowed it', 'mei lost her first tooth at lunch and swallowed it by accident'],
    counterExamples: ['mummy lost her tooth and swallowed it', 'he swallowed a battery', 'she lost her tooth and swallowed a coin', 'he lost his tooth when daddy hit him and swallowed it']
  },
  {
    means: 'wobbly tooth',
    word: /tooth|teeth/iu,
    said: said(
      String.raw`(?:(?:his|her|my|the|a|one|two) ){0,2}${LOOSE}(?: is|’s| are| was)?(?: (?:so|very|really|all|just|still|finally|only|nearly))* (?:wobbly|loose|wobbling|wobbles|hanging(?: on)?|about to (?:fall|come) out|coming out|ready to (?:fall|come) out|won’t (?:fall|come) out|nearly out)(?: by a thread)?`,
      String.raw`${CHILD}(?:has|got|wiggles|wiggling|wobbles|won’t let (?:anyone|anybody|us|me) touch|won’t touch|worried about|scared of|scared about|nervous about|excited about|can’t eat (?:an |his |her )?(?:apples?|toast|carrots?|dinner|tea) (?:because of|with)) (?:his|her|a|two|my|the) (?:first |front |new )*(?:wobbly|loose) ${LOOSE}`,
      String.raw`${CHILD}(?:wiggles|wiggling|wobbles|wobbling) (?:his|her) ${LOOSE}|${CHILD}doesn’t want (?:his|her) ${LOOSE} to (?:fall|come) out|(?:wobbly|loose) (?:front |bottom |top )*(?:tooth|teeth)|two wobbly teeth`
    ),
    examples: ['her tooth is hanging by a thread', 'his tooth is wobbling', 'won’t let anyone touch his wobbly tooth', 'she wiggles her tooth all day', 'the wobbly tooth won’t come out'],
    counterExamples: ['grandpa’s tooth is loose', 'his tooth is loose since daddy hit him', 'a crocodile with a wobbly tooth', 'her tooth hurts']
  },
  {
    means: 'fallen tower',
    word: /tower|blocks|bricks/iu,
    said: said(
      String.raw`(?:upset because |cross because )?${TOWER} (?:(?:has|have|keeps?|always|all|just|was|were|got|gets) )*(?:fell|fallen|falls?|falling|broke|broken|crashed|collapsed|tumbled|knocked|kicked|wrecked|smashed)(?: (?:down|over|apart))?`,
      String.raw`(?:${CHILD}|(?:(?:the|my|our|his|her) )?(?:(?:little|big|baby|older|younger) )*(?:brother|sister|baby|cousin|friend|somebody|someone|they) ${OFTEN})(?:knocked|knocks|knocking|kicked|kicks|broke|breaks|pushed|wrecked|smashed)(?: (?:down|over))? ${TOWER}(?: (?:down|over))?`,
      String.raw`(?:he |she |we |they )?(?:building|built) ${TOWER} (?:and|but) (?:then )?it (?:just |always )?(?:fell|falls|keeps falling)(?: (?:down|over))?`
    ),
    examples: ['her tower fell down', 'the blocks fell down and she cried', 'Theo knocked down Isla’s tower', 'building a tower and it fell', 'his brother keeps knocking down his tower', 'upset because his tower fell'],
    counterExamples: ['the tower fell on grandad', 'my brother fell from the tower', 'daddy broke my tower', 'grandpa’s tower fell down', 'bricks fell on people']
  },
  {
    means: 'swimming lessons',
    word: /swim/iu,
    said: said(
      String.raw`(?:(?:his|her|my|first) )*swimming (?:lessons?|class(?:es)?)(?: (?:tomorrow|today|again|on \p{L}+day|this (?:morning|afternoon)))?,?(?: and| but)? (?:he|she|i) (?:really )?(?:doesn’t (?:like|want to)|does not (?:like|want to)|hates(?: to)?|won’t|is (?:a bit )?(?:scared|afraid) (?:of|to)) (?:put|putting|get|getting) (?:his|her|my) (?:face|head|ears|hair|eyes) (?:in|under|wet|into)(?: (?:the )?water)?`
    ),
    examples: ['swimming lesson tomorrow, she doesn’t like putting her face in the water', 'swimming lessons and he hates getting his face wet'],
    counterExamples: ['swimming lesson and he pushed her face in the water', 'she doesn’t like putting her face in the water since she nearly drowned']
  },
  {
    means: 'getting a jab',
    word: /shots?|jab|injection|vaccin|booster|needle/iu,
    said: said(
      String.raw`(?!.*every (?:day|week|night|month))(?:${CHILD}|(?-i:\p{Lu})\p{L}+s (?:is )?)(?:(?:going to|gonna|got to|to|about to|will|has to|must) )?(?:get|gets|getting|have|has|having|need|needs) (?:(?:a|an|his|her|my|their|two|some|the|first|next|flu|big|little) )+(?:shots?|jabs?|injections?|vaccinations?|vaccines?|boosters?)(?: (?:at|from|by|with) (?:the |our |his |her )?(?:doctor(?:’?s)?(?: office)?|nurse|clinic|gp|surgery|pa?ediatrician))?`,
      String.raw`${CHILD}(?:(?:scared|afraid|frightened|nervous|worried) (?:of|about) )(?:(?:getting|having|a|an|his|her|the|flu) )*(?:shots?|jabs?|injections?|vaccinations?|needles?)(?: (?:at|from) the (?:doctor(?:’?s)?|nurse|clinic))?`,
      String.raw`(?:(?:the )?(?:doctor|doctor’s|clinic|nurse)(?: visit| appointment)?|check ?-?up)(?: (?:tomorrow|today|on \p{L}+day|next week))?,? (?:for|with|to (?:get|have)) (?:a|an|the|his|her|some|two|our)? ?(?:(?:flu|booster|first|next|big) )?(?:shots?|jabs?|injections?|vaccinations?|vaccines?|boosters?)(?:[., ]+(?:and |but )?(?:(?:he|she|i)(?:’s|’m| is| am)? )?(?:a bit |so |very |really )?(?:scared|afraid|nervous|worried|frightened)(?: (?:of|about) (?:the |it|needles?)*(?:needles?|pain|it|that)?)?)?`
    ),
    examples: ['Lucas is going to get a shot at the doctor tomorrow', 'she has to have an injection tomorrow', 'nervous about her jabs', 'scared of needles', 'doctor tomorrow for a vaccination, scared of the needle', 'clinic on monday for her jabs', 'check-up with a booster, a bit nervous'],
    counterExamples: ['he got shot', 'he had his jabs and was so brave', 'mum has to have an injection', 'grandpa gets a shot every day', 'he got a shot in the leg from the soldiers', 'she found a needle in the park', 'he got a shot because the dog bit him', 'doctor tomorrow for chemo, scared of the needle', 'the doctor had to give grandpa an injection', 'hospital tomorrow for an injection']
  },
  {
    means: 'sleeping in my own bed',
    word: /bed/iu,
    said: said(
      String.raw`${CHILD}(?:wants to|wanting to|likes to|loves to|won’t stop|insists on|will only|only wants to|keeps|still|always|only) (?:sleeps?|sleeping|come|comes|coming|climbs?|climbing|creeps?|creeping|get|gets|getting) (?:in|into|in with us in) (?:our|(?:mumm?y|mommy|mum|mom|mama)(?:’?s)?(?: and (?:daddy|dad|papa|baba)(?:’?s)?)?|(?:his|her|their) parents?(?:’s|s’|’)?) bed(?: (?:at night|in the night|with us))?`
    ),
    examples: ['Theo wants to sleep in mommy and daddys bed', 'he still sleeps in our bed', 'she keeps coming into our bed in the night', 'she will only sleep in mummy’s bed'],
    counterExamples: ['uncle wants to sleep in our bed', 'grandpa comes into my bed', 'he wants to sleep in my bed', 'she has to sleep in daddy’s bed', 'he sleeps in mummy’s bed since daddy left']
  },
  {
    means: 'haircut',
    word: /hair/iu,
    said: said(
      String.raw`${CHILD}(?:got|gets|getting|had|has|having|is getting|needs|hates|hated|doesn’t (?:want|like)|didn’t (?:want|like)|won’t have|refuses) (?:(?:a|his|her|the|my|first|new|short) )*hair ?cuts?(?: at the (?:hairdresser’?s?|barber’?s?|salon))?`
    ),
    examples: ['Max got a haircut today and he cried', 'she hates haircuts', 'he had his first haircut at the barber’s', 'he doesn’t want a haircut'],
    counterExamples: ['mum got a haircut because of her chemo', 'a lion who hates haircuts', 'daddy cut off her hair', 'the girls cut her hair at school']
  },
  {
    means: 'tidying up',
    word: /clean|tid(?:y|ied)/iu,
    said: said(
      String.raw`${CHILD}(?:(?:has|had|wants|needs|learned|learnt|helped|won’t|didn’t want|doesn’t want) (?:to )?)?(?:clean|cleaned|cleans|cleaning|tidy|tidied|tidies|tidying)(?: up)? (?:(?:his|her|my|their|the|own|whole|messy) )*(?:bedroom|room|playroom|toys)(?: up)?(?: (?:all )?(?:by (?:himself|herself|myself)|on (?:his|her|my) own|alone))?`
    ),
    examples: ['Pedro cleaned his room all by himself today', 'she tidied her room', 'he won’t tidy up his toys', 'she has to clean her room tomorrow'],
    counterExamples: ['mum cleaned grandpa’s room after he died', 'she had to clean the room after he hit her', 'a dragon who tidied his room', 'they cleaned his room and gave away his toys']
  },
  {
    means: 'substitute teacher',
    word: /teacher|substitute|supply/iu,
    said: said(
      String.raw`(?:(?:we|she|he|they|i|(?:her|his|my|our) class) )?(?:(?:had|has|have|got|will have|is having|there(?:’s| is| was| will be)|it was|scared of|worried about|nervous about|upset about) )?(?:(?:an?|the) )?${STAND_IN}(?: (?:in (?:the )?class(?:room)?|at school|for the day|instead))*`,
      String.raw`(?:his|her|my|our|(?-i:\p{Lu})\p{Ll}+’s) (?:(?:usual|normal|own|class|real) )*teacher (?:was|is|will be|isn’t|wasn’t|won’t be) (?:not )?(?:there|away|off|in|at school|on a course)`,
      String.raw`not (?:his|her|my|our) (?:usual|normal|own|regular|real) teacher`
    ),
    examples: ['different teacher today', 'her teacher wasn’t there today', 'we had a supply teacher', 'a stand-in teacher', 'not her usual teacher', 'there will be a substitute tomorrow', 'Isla’s teacher was off today'],
    counterExamples: ['her teacher is away because she is very ill', 'the supply teacher hit me', 'the supply teacher shouted at him', 'her teacher died', 'her teacher left for ever']
  },
  {
    means: 'hitting',
    word: /hit|push|shov|slap|smack|whack|thump|kick|hands/iu,
    said: said(
      String.raw`${NO_INJURY}${CHILD}(?:(?:got|is|was|gets) (?:in|into) trouble (?:again )?(?:for|because (?:he|she|i)) )?${STRIKES} ${WHOM_IT_HITS}(?: (?:over|off) (?:the |a |his |her )?(?:sofa|toy|car|turn|bench|mat|rug))?(?: (?:in|on) the (?:arm|head|back|tummy|leg|playground|line|queue|sandpit))?(?: (?:when|because|whenever|every time) (?:he|she|they|i)(?:’s| is| are| was)? (?:gets? |got |so |really |very )*(?:cross|angry|mad|frustrated|tired))?(?: (?:over|because of) a toy)?(?: (?:today|yesterday|again|this morning|at (?:home|school|nursery|dinner|bedtime|breakfast)))*${GENTLE}?`,
      String.raw`${CHILD}(?:(?:got|is|was|gets) (?:very |so |really )?(?:angry|cross|mad) and )?(?:hits?|hitting|lashes out|lashing out|lashed out|pushes|pushing)(?: (?:out|and (?:hits?|hitting|push(?:es|ing)|kick(?:s|ing)|shov(?:es|ing))))?(?: (?:when|because|whenever|every time) (?:he|she|they|i)(?:’s| is| are| was)? (?:gets? |got |so |really |very )*(?:cross|angry|mad|frustrated|tired))?`,
      String.raw`(?:(?:being |so |very )*(?:angry|cross|mad)(?: and|,)|stopping|why we don’t|why not to|trouble for|in trouble for|told off for) (?:hit|hitting|pushing|push)(?: ${WHOM_IT_HITS})?`,
      String.raw`(?:we use )?(?:gentle|kind) hands(?:,| and)? no(?: more)? hitting|hands are not for hitting`,
      String.raw`${CHILD}(?:(?:needs? to|has to|should|is|are) )?(?:(?:learns?|learning) )?(?:to )?(?:(?:use|have|using) )?(?:gentle|kind|soft|helping) hands`
    ),
    examples: ['he keeps hitting his sister', 'hit his brother', 'she hits her little brother when she is cross', 'pushed a boy at nursery', 'theo hit another child at nursery today', 'angry and hitting', 'Maya pushed her sister over', 'hits when he is angry', 'why we don’t hit', 'he got in trouble for pushing a girl at school', 'theo hit his brother today and needs to learn gentle hands', 'he hit his friend today, we talked about gentle hands', 'learning to use kind hands', 'gentle hands'],
    counterExamples: ['pushed in front in the line at school', 'his dad hit him', 'her brother hits her', 'he hits me', 'dad hits his sister', 'a boy hit her at nursery', 'pushed his brother down the stairs', 'he hit his head', 'the teacher hit a boy', 'he hits himself', 'mum keeps hitting his sister', 'uncle hit my brother', 'a giant who hits people', 'his stepdad keeps hitting his sister', 'he hit his sister and she bled', 'hit his brother and dad hit him with kind hands', 'the dentist has gentle hands']
  },
  {
    means: 'counting',
    word: /count|number/iu,
    said: said(
      String.raw`${CHILD}(?:skips?|skipping|skipped|misses|missing|forgets?|forgetting|leaves|leaving|jumps over|goes straight past)(?: out)? (?:the )?(?:numbers?(?: |$))?${NUMBERS}(?: out)?(?: (?:when|while|whenever|every time) (?:he|she|they|i)(?:’s| is|’m| am)? (?:counts?|counting)| when counting| counting| in counting)(?: (?:up )?to ${NUMBERS})?`,
      String.raw`(?:(?:when|whenever|every time) (?:he|she) counts,? )${CHILD}(?:skips|misses|forgets|leaves)(?: out)? (?:the )?(?:numbers?(?: |$))?${NUMBERS}(?: out)?`,
      String.raw`${CHILD}(?:gets?|getting|mixes|mixing) (?:(?:his|her|my|the|all|up) )*numbers (?:mixed up|muddled|muddled up|wrong|in the wrong order|the wrong way round|up)`
    ),
    examples: ['she skips seven when she counts', 'skips seven when he counts', 'he always misses out thirteen when he counts', 'keeps missing out seven when counting', 'gets her numbers mixed up', 'when she counts she leaves out six'],
    counterExamples: ['she skips meals when she counts calories', 'he counts the days since nana died', 'a robot who skips seven when it counts', 'she gets wrong numbers on the phone']
  },
  {
    means: 'lost library book',
    word: /librar|overdue/iu,
    said: said(
      String.raw`${CHILD}(?:can’t|cannot|couldn’t|could not|can not) find (?:the|his|her|our|my|a) (?:school )?library books?(?: anywhere)?`,
      String.raw`(?:we|he|she|i|they) (?:can’t|couldn’t|cannot) find (?:the|his|her|our|my|a) (?:school )?library books?(?: anywhere)?`,
      String.raw`(?:the|his|her|our|my|a) (?:school )?(?:library )?books? (?:is|are|was|were) (?:(?:a|one|two|three|four|very|so|a bit|days?|weeks?|months?) )*(?:overdue|late back(?: to the library)?)`,
      String.raw`(?:where’s|where is|looking for|searching for|looked everywhere for|turning the house upside down for) (?:the|his|her|our|my) (?:(?:lost|missing) )?(?:school )?library books?`
    ),
    examples: ['can’t find the library book', 'we couldn’t find her library book anywhere', 'the library book is two weeks overdue', 'our book was overdue', 'looking for the library book'],
    counterExamples: ['can’t find a book at the library', 'he got lost in the library', 'mum can’t find the rent book', 'she can’t find her brother in the library']
  },
  {
    means: 'our team lost',
    word: /lost|loses|losing|beaten/iu,
    said: said(
      String.raw`(?:${CHILD}${SORRY} (?:because|that|when|after|as|about it,) )?${TEAM} (?:just )?(?:lost|loses|got beaten|was beaten)(?: ${MATCH})?${SCORE}?(?: (?:at|in) (?:${SPORT}|${MATCH}))?${LOST_AFTER}`,
      String.raw`(?:${CHILD}${SORRY} (?:because|that|when|after|as) )?(?:we|they|he|she|i)? ?(?:just )?lost ${MATCH}${SCORE}?${LOST_AFTER}`,
      String.raw`(?:${CHILD}${SORRY} (?:because|that|when|after|as) )?(?:we|they) (?:just )?lost${SCORE} (?:at|in) (?:${SPORT}|${MATCH})${LOST_AFTER}`
    ),
    examples: ['he is upset because his team lost', 'she cried when her football team lost', 'we lost 3-0 at football', 'we lost our football match 4-1 today and he cried in the car', 'they lost the football game 5-0', 'his team lost and he cried'],
    counterExamples: ['his team lost and dad shouted at him', 'we lost grandpa', 'they lost the house', 'she lost her football', 'we lost the match and he hit me', 'lost the game of snakes and ladders', 'he lost the match box']
  },
  {
    means: 'learning colours',
    word: /colou?rs|everything|red|yellow|green|blue/iu,
    said: said(
      String.raw`${CHILD}(?:mixes up|mixing up|mixes|muddles|muddles up|confuses|gets mixed up with|gets|getting) (?:(?:his|her|my|the|all|up) )*colou?rs(?: (?:mixed up|muddled|muddled up|wrong|up))?(?: (?:when (?:he|she) (?:names|says) them|at nursery|again|all the time))?`,
      String.raw`${CHILD}(?:mixes up|mixing up|muddles|muddles up|confuses|gets mixed up with) (?:red|orange|yellow|green|blue|purple) (?:and|with) (?:red|orange|yellow|green|blue|purple)`,
      String.raw`${CHILD}(?:calls?|calling|says) (?:everything|every colou?r|all the colou?rs)(?: is)? (?:red|orange|yellow|green|blue|purple)`,
      String.raw`${CHILD}(?:can|can’t|cannot|now|already|finally|just) (?:name|say|tell|do)s? (?:(?:all|his|her|the|apart) )*colou?rs(?: apart)?(?: (?:yet|now|today|all by (?:him|her)self))*`
    ),
    examples: ['mixes up his colours', 'he calls everything blue', 'gets her colours mixed up', 'says everything is green', 'mixes up blue and green', 'she can name all the colours now'],
    counterExamples: ['mixing colours with paint', 'a chameleon who mixes up his colours', 'calls everything stupid', 'says everything is black', 'since the accident he can’t tell the colours']
  },
  {
    means: 'telling the time',
    word: /time|clock|hand/iu,
    said: said(
      String.raw`(?!.* any ?more)${CHILD}(?:(?:can|can’t|cannot|couldn’t|doesn’t|still|now|finally|nearly|almost|already|just|really|has|is|wants to|know how to|is trying to|trying to|tried to|practising|practicing|learned|learnt|learns|learning|learning how|learned how|learnt how|knows how|trouble|difficulty|struggles|struggling|good at|getting better at|with|to|at) )*(?:tells?|telling|read|reads|reading) (?:the )?(?:time|clock)(?: (?:yet|now|today|properly|again|at school|in (?:class|year (?:one|two|1|2))|all by (?:him|her)self|by (?:him|her)self|on (?:a|the|his|her) (?:(?:new|real|analogue|analog|kitchen|wall) )*(?:clock|watch)))*`,
      String.raw`${CHILD}(?:mixes up|mixing up|muddles|muddles up|confuses|gets mixed up with) (?:the )?(?:big|long|minute) (?:hand )?and (?:the )?(?:little|short|small|hour) hands?(?: (?:on|of) the clock)?`
    ),
    examples: ['can’t tell the time yet', 'he learned to tell the time today', 'she can tell the time all by herself', 'trouble telling the time', 'mixes up the big hand and the little hand', 'Maya learned how to read the clock at school'],
    counterExamples: ['can’t tell the time any more', 'can’t tell the time since her stroke', 'told me at bath time', 'he tells me every time he hits', 'tell her it is time to say goodbye', 'a robot who can tell the time']
  },
  {
    means: 'days of the week',
    word: /day/iu,
    said: said(
      String.raw`(?:mumm?y,? |daddy,? )?(?:what|which) day (?:is it|it is|is today|it’s)(?: today| tomorrow)?\??`,
      String.raw`${CHILD}(?:asks?|asking|wants to know|wondering)(?: me| us)?(?: every (?:single )?(?:day|morning))? (?:what|which) day (?:it is|is it|it’s)`,
      String.raw`${CHILD}(?:doesn’t know|don’t know|knowing|learning|learns|knows|mixes up|mixing up|muddles|muddles up|confuses|gets mixed up with) (?:what day it is|which day it is|(?:(?:the|his|her|all|names of|seven) )*days(?: of the week)?)`,
      String.raw`(?:is it|when is it|isn’t it) (?:saturday|the weekend|friday|sunday) yet\??`,
      String.raw`${CHILD}calls everything yesterday`
    ),
    examples: ['what day is it', 'which day is it today', 'she keeps asking what day it is', 'doesn’t know what day it is', 'is it Saturday yet?', 'calls everything yesterday', 'he muddles up the days of the week'],
    counterExamples: ['grandma doesn’t know what day it is', 'grandad keeps asking what day it is', 'what day is daddy coming back', 'she asks every day when nana comes home', 'a dragon who asks what day it is']
  },
  {
    means: 'medicine',
    word: /medicin|antibiotic|calpol|nurofen|paracetamol|ibuprofen|cillin|syrup|mixture/iu,
    said: said(
      String.raw`${CHILD}(?:(?:point ?blank|completely|flatly|totally) )?(?:won’?t|will not|wouldn’?t|doesn’?t want(?: to)?|does not want(?: to)?|didn’?t want(?: to)?|don’?t want(?: to)?|doesn’?t like|does not like|don’?t like|didn’?t like|refus(?:es|ed|ing)(?: to)?|hat(?:es|ed|ing|e)(?: to)?|fights|dreads|runs away from|makes? (?:such )?a (?:fuss|face) (?:about|over|at|when)|struggl(?:es|ing) with|struggl(?:es|ing) to take|(?:is )?not (?:keen on|good at)|learning to take) ?(?:take |have |swallow |finish |drink |open (?:his|her) mouth for |taking |having )?${MEDICINE}${FOR_WHAT}${HOW_OFTEN}`,
      String.raw`${CHILD}(?:spits?|spitting|spat|spitted|dribbles?) (?:(?:out|all|back) )*${MEDICINE}${FOR_WHAT}(?: (?:back )?out| everywhere| (?:all )?over (?:me|us|my shirt|the floor|himself|herself))*${HOW_OFTEN}`,
      String.raw`${CHILD}(?:won’?t|will not|refuses to|doesn’?t want to) open (?:his|her) mouth (?:for|when (?:it’s|it is) time for) ${MEDICINE}`,
      String.raw`(?:(?:getting|trying to get|can’?t get|couldn’?t get) (?:him|her|them|(?-i:\p{Lu})\p{Ll}+) to (?:take|have|swallow)|trying to give (?:him|her|them)) ${MEDICINE}(?: (?:is|was) (?:such |so |a |really )*(?:hard|difficult|battle|struggle|fight|nightmare))?`,
      String.raw`(?!taking|having)${MEDICINE}(?: (?:time|battles?|drama|strike|struggles?))?(?: (?:is|was|tastes?|tasted) (?:(?:such|so|a|really|very|too) )*(?:hard|difficult|battle|struggle|fight|nightmare|yucky|yuck|horrible|disgusting|nasty|bad|bitter))?`
    ),
    examples: ['won’t take her medicine', 'she won’t take her medicine', 'Leo hates taking medicine', 'hates medicine', 'he spits out the antibiotics', 'spits his medicine out every time', 'refuses to take his antibiotics for his ear infection', 'medicine time', 'her medicine tastes horrible', 'doesn’t want to have her medicine three times a day', 'getting him to take his medicine is a battle', 'he won’t open his mouth for the medicine', 'she wont take her medicine'],
    counterExamples: ['take all the medicine', 'taking the medicine', 'she can’t have her medicine', 'couldn’t get her medicine', 'he has to take medicine', 'taking all the paracetamol', 'a boy who takes the medicine from the cupboard', 'he takes the medicine himself', 'grandpa won’t take his medicine', 'mum won’t take her medicine', 'he won’t take his medicine because he wants to die', 'she has to take medicine for her heart', 'he has to take medicine for the rest of his life', 'she spat out the medicine and the nurse held her down', 'our dog won’t take his medicine', 'he drank all the medicine', 'we can’t afford her medicine', 'a dragon who won’t take his medicine', 'she won’t take her medicine in hospital', 'no more medicine', 'he took mummy’s medicine', 'she hates chemo medicine', 'the teacher forgot her medicine']
  },
  {
    means: 'wet pants',
    word: /wet|wee|pee|accident|toilet|loo|bathroom|potty|trousers|pants|clothes/iu,
    said: said(
      String.raw`${BY_DAY}${CHILD}(?:wet|wets|wetted|wetting|peed|pees|peeing|weed|wees|weeing|wee’d) (?:in |on )?(?:(?:him|her|my|them)sel(?:f|ves)|(?:(?:his|her|my|their|the|all|new) )*${TROUSERS})${WHERE_WET}`,
      String.raw`${BY_DAY}${CHILD}(?:(?:had|has|having|have|gets|getting) )?(?:(?:an?|another|one|two|three|lots of|so many|some|more|little|small|tiny|first|few|his|her) )*(?:(?:wee|pee|toilet|toileting|potty|bathroom|wetting|daytime|day time|pants) )+accidents?${WHERE_WET}`,
      String.raw`${BY_DAY}${CHILD}(?:didn’?t|doesn’?t|couldn’?t|can’?t|never|not) (?:quite )?(?:make|makes|made|making|get|gets|getting|reach) (?:it )?(?:to )?the (?:toilet|loo|bathroom|potty)(?: (?:in|on) time)?${WHERE_WET}`,
      String.raw`${BY_DAY}${CHILD}(?:came|comes|coming|went) home (?:from (?:${NURSERY}) )?(?:in|with|wearing) (?:(?:someone|somebody) else’s|spare|borrowed|different|the spare|other|wet) ${TROUSERS}${WHERE_WET}`,
      String.raw`${BY_DAY}(?:(?:a bag (?:of|with)|the) )?wet (?:pants|trousers|knickers|tights)${WHERE_WET}`
    ),
    examples: ['she wet her pants at nursery', 'wet himself at school', 'he wet his trousers again', 'had a wee accident today', 'potty accident at nursery', 'Leo had another toilet accident at school today', 'she peed her pants at nursery and was so embarrassed', 'didn’t make it to the toilet in time', 'came home in someone else’s trousers', 'wet pants at school', 'he keeps having wee accidents because he is too busy playing', 'wet pants'],
    counterExamples: ['she wets herself all the time at home', 'grandpa wet himself', 'mum wet herself', 'he wet himself when his dad shouted', 'he wets himself because he is scared of uncle', 'wet the bed', 'the teacher made her sit in wet pants', 'our puppy peed on the rug', 'he wets his pants since the crash', 'she wet herself and they laughed at her', 'a toilet accident with bleach']
  },
  {
    means: 'wet pants',
    word: /accident/iu,
    said: saidAlone(
      // Of a grown-up, of a place where there is traffic and of what was hurt it is another one.
      String.raw`(?!(?:we|they)\b)(?:(?:he|she|my (?:little )?(?:boy|girl|son|daughter|one)|(?-i:\p{Lu})\p{Ll}+(?= .*\b(?:${NURSERY})\b)) (?:(?:keeps?|kept|always) )?)?(?:(?:had|has had|has|have) (?:(?:an?|another|one|two|a few|a little|a small|more|so many|lots of) )+|having (?:(?:an?|more|so many|lots of) )*)accidents?(?: (?:(?:at|in) (?:the |her |his )?(?:new )?${NURSERY}|today|yesterday|again|this (?:morning|afternoon|week)))*(?:,? (?:and |but |so )?(?:(?:he|she|they)(?:’s)? )?(?:is|was|were|felt|feels|got|’s) (?:(?:so|very|really|a bit) )*(?:embarrassed|ashamed|upset|sad|cross|shy|worried)(?: about it)?)?`,
      String.raw`(?:an |another |little |small |the )*accidents? (?:at|in) (?:(?:his|her|the) )?(?:new )?(?:nursery|preschool|pre-school|playgroup|kindergarten|kindy|kita|creche|daycare|day care|reception)(?: (?:today|again|yesterday))?`
    ),
    examples: ['had an accident today', 'she had an accident at nursery', 'Leo had an accident at school and was so embarrassed', 'an accident at nursery', 'he keeps having accidents at preschool', 'had another accident today'],
    counterExamples: ['Sam had an accident', 'Dave had another accident yesterday', 'dad had an accident today', 'mummy had an accident', 'grandma had an accident at home', 'he had an accident on his bike', 'she had an accident and is in hospital', 'we had an accident', 'I had an accident in the car', 'uncle Ben had an accident today', 'my brother had an accident', 'my sister had an accident at school', 'he had an accident with his arm', 'there was an accident at school', 'they had an accident today']
  },
  {
    means: 'tornado',
    word: /tornado|hurricane|typhoon|cyclone|twister|whirlwind|waterspout/iu,
    said: saidAlone(
      String.raw`(?:${SPINNING}(?: and | or |, | & | )?){1,3}(?: (?:facts|science|spinning|in the (?:bath|hall|sky)))?`,
      String.raw`${CHILD}(?:(?:obsessed|mad|crazy|fascinated) (?:with|about|by)|loves?|likes?|adores?|into|interested in|curious about|learn(?:s|ed|t|ing)? (?:all )?about|(?:wants|wanted|would love) to (?:know|learn|hear) (?:more |all |everything )?about|asks? (?:me |us )?(?:all )?about|asking (?:me |us )?(?:all )?about|talks? about|talking about|reads? about|reading about) (?:${SPINNING}(?: and | or |, | & | )?){1,3}(?: (?:right now|at the moment|all the time|these days|at school|at nursery|and (?:extreme )?weather))*`,
      String.raw`(?:a )?(?:story |stories )?about (?:${SPINNING}(?: and | or |, | & | )?){1,3}`
    ),
    examples: ['tornado', 'a tornado', 'tornadoes', 'tornadoes and hurricanes', 'a tiny tornado in the hall', 'hurricane', 'typhoon', 'he is obsessed with tornadoes', 'Leo loves tornadoes and hurricanes', 'she is learning about hurricanes at school', 'he keeps asking about tornadoes', 'about tornadoes', 'my son is fascinated by tornadoes right now'],
    counterExamples: ['hurricane in the house', 'a tornado is coming', 'tornado warning', 'a tornado took our roof', 'the hurricane', 'hurricane Katrina', 'scared of tornadoes', 'we had a tornado', 'the typhoon came last night', 'after the hurricane', 'our house and the tornado', 'he talks about the tornado that took our house', 'he keeps asking about the tornado', 'mum is obsessed with tornadoes', 'a dragon in a tornado', 'hiding from the tornado']
  },
  {
    means: 'baby being born',
    word: /born|baby|labou?r|brother|sister|twins/iu,
    said: saidAlone(
      String.raw`${MOTHER}${IS} ${TO_BIRTH}${TONIGHT}? (?:to have|having|to give birth to|and (?:is|are) having|because (?:she|they)(?:’s|’re| is| are) having|to get|to fetch) ${THE_BABY}${TONIGHT}?(?:${AT_WHOM})?${TONIGHT}?`,
      String.raw`${MOTHER}${IS} ${TO_BIRTH}${TONIGHT}?,? (?:because|and|,|for) ?${THE_BABY}(?:’s| is| are) (?:coming|being born|on (?:its|the|their) way)${TONIGHT}?(?:${AT_WHOM})?${TONIGHT}?`,
      String.raw`${MOTHER}${IS} (?:in labou?r|gone into labou?r|went into labou?r|having ${THE_BABY}(?=${TONIGHT}| (?:and|so)|,))${TONIGHT}?(?:${AT_WHOM})?${TONIGHT}?`,
      String.raw`(?:(?:he|she|we|they|i|(?-i:\p{Lu})\p{Ll}+)(?:’s|’re|’m| is| are| am)? )?(?:staying|stays|stay|sleeping|sleeps|sleepover|waiting|night|looked after)(?: over| at home)? (?:with|at|by) (?:(?:my|our|his|her|the) )?\p{L}+(?:’s)?(?: (?-i:\p{Lu})\p{Ll}+(?:’s)?)?(?: house)?${TONIGHT}? (?:while|when|because|until) (?:${THE_BABY}(?:’s| is| gets| are) (?:born|being born|coming|here)|${MOTHER}${IS} (?:has|having|have|gets|getting) ${THE_BABY})${TONIGHT}?`,
      String.raw`(?:(?:my|our|his|her) )?\p{L}+(?: (?-i:\p{Lu})\p{Ll}+)? (?:is )?(?:(?:looking|looks) after|minding|babysitting|watching|staying with|stays with|has come to stay with|came to stay with) (?:us|me|him|her|them|(?-i:\p{Lu})\p{Ll}+)${TONIGHT}? (?:while|when|because|until) (?:${MOTHER}${IS} (?:has|having|have) ${THE_BABY}|${THE_BABY}(?:’s| is) (?:born|being born|coming))${TONIGHT}?`,
      String.raw`${THE_BABY}(?: (?-i:\p{Lu})\p{Ll}+)?(?: (?:is|was|were|has been|got|will be|finally|just|being)|’s)+ born${TONIGHT}`,
      String.raw`${THE_BABY}(?: (?:is|are)|’s) (?:being born|coming|arriving|on (?:its|the|their) way)${TONIGHT}(?:${AT_WHOM})?`,
      String.raw`(?:he |she |we |they )?(?:(?:is|are|’s|’re) )?waiting for ${THE_BABY} to be born${TONIGHT}?`
    ),
    examples: ['mummy has gone to the hospital to have the baby', 'mummy is at the hospital having the baby', 'mum and dad have gone to hospital to have the baby', 'mum has gone to the hospital because the baby is coming', 'mummy went into labour', 'mummy is having the baby tonight', 'staying with grandma while the baby is born', 'staying at nana’s while mummy has the baby', 'staying at nana’s tonight because the baby is coming', 'grandma is looking after us while mummy has the baby', 'baby was born today', 'our baby sister was born today', 'the baby is being born tonight', 'the baby is coming today', 'waiting for the baby to be born', 'mummy went to the hospital to have the baby and she is staying with grandma'],
    counterExamples: ['mummy is in hospital', 'mummy is in hospital with the baby', 'the baby is ill', 'the baby came too early', 'lost the baby', 'mummy lost the baby today', 'mummy has gone to the hospital to have an operation', 'mummy has gone to hospital to have the baby too early', 'mum went to hospital to have the baby and it died', 'baby was born today and is in intensive care', 'the baby was born asleep today', 'mummy is in hospital because the baby is poorly', 'mummy has gone to the hospital', 'daddy has gone to hospital', 'mum is in labour until friday', 'new baby', 'the baby is coming soon', 'mummy is having a baby', 'a dragon was born today', 'mummy went to the hospital to have the baby out', 'staying with grandma because mummy hit the baby']
  }
] // prettier-ignore
