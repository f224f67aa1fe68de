import { PARENT_WORDS } from '../language/family-words.ts'
import { tagsOfWord } from '../language/word-list.ts'
import { alarmSaid as said, alarmUnless as unless, hearsAlarm, type AlarmRule } from './alarm-rule.ts'
import { EVERYDAY_HARM_RULES } from './everyday-harm-rules.ts'
import { HALF_SAID_HARM_RULES } from './half-said-harm-rules.ts'
import { HARM_BEHIND_TALES_RULES } from './harm-behind-tales-rules.ts'
import { HARM_IN_PASSING_RULES } from './harm-in-passing-rules.ts'
import { HARM_IN_TALES_RULES } from './harm-in-tales-rules.ts'
import { HIDDEN_HARM_RULES } from './hidden-harm-rules.ts'
import { wordsOfWish, type WishWord } from './wish-words.ts'

const CHILD =
  '(?:(?:the |<my> |some |two |little |small |other )*(?:boys?|girls?|child|children|kids?|<baby>|babies|brother|sister|toddlers?|pupils?|twins?|<name>)|me|us|him|her|them|<my>(?=$| [,.]| (?:in|on|at|with|and|when|after|before)))'
/** As one word and nothing of theirs: “isla”, and not “isla’s hair”. */
const NOT_THEIRS =
  '(?=$| [,.]| (?:in|on|at|from|with|and|by|to|for|when|while|after|before|until|every|all|away|off|out|under|down|alone|without|naked|because|again|yesterday|today|<day>)(?: |$))'
const TITLED = String.raw`(?:mr|mrs|miss|ms|sir|dr|doctor|coach) \p{L}+`
/** People who have no business in a bathroom with the child of another family. */
const NO_PARENT = String.raw`(?:(?:mr|sir|coach) [\p{L}<>]+|coach|<uncle>(?: [\p{L}<>]+)?|(?:man|men|bloke|guy|stranger|lodger|neighbour|neighbor|babysitter|caretaker)(?: next door)?|(?:mum|mummy|mom) ’s <uncle>(?: [\p{L}<>]+)?)`
const STRANGER = '(?:man|men|bloke|guy|stranger|strangers|lady|woman|women|people|somebody|someone)'
const IN_CHARGE = `(?:${TITLED}|teacher|headteacher|principal|coach|babysitter|childminder|nanny|neighbour|neighbor|caretaker|policeman|man|lady|woman|grown ups?|<uncle>(?: [\\p{L}<>]+)?)`
const FROM_WHERE = String.raw`(?: (?:from|at|of|in) (?:the |<my> )?\p{L}+)?`
const SEES_TO =
  'watch(?:es|ed)|looks? at|looked at|joins|joined|visits|comes in to|follows|followed|meets|met|dries|dried|plays? with|played with'
const TO_DRESS = '(?:to (?:get )?(?:dress|undress|change|dressed|undressed|changed) )?'
const PICTURES = '(?:photos?|pictures?|pics|videos?|photographs?)'
export const ALARM_RULES: readonly AlarmRule[] = [
  {
    label: 'what is private',
    kind: 'danger',
    said: said('(?:(?:show(?:s|ed|ing|n)?|s[ae]ys?|see|sees|saw|touch(?:es|ed|ing)?|tickl(?:es|ed|ing)|kiss(?:es|ed|ing)|play(?:s|ed|ing)? with|look(?:s|ed|ing)? at|rubs?|rubbed|held|holds) (?:(?:me|us|him|her|them|<name>) )?(?:<my>|the|<name> ’s|<kin> ’s|<uncle> ’s|<parent> ’s) (?:willy|willie|willies|winky|winkie|penis|privates|private parts?|private bits|vagina|vulva|fanny|foof|boobs?|boobies)|<uncle>(?: [\\p{L}<>]+)? (?:touch(?:es|ed)|rubs|rubbed|looks at|looked at) <my> (?:bum|bottom|pants|knickers))(?=$| (?!wonka|nilly|on parade))'),
    unless: unless('wonka|whale|film'),
    examples: ['uncle showed us his willy', 'theo shows his willy', 'he touched her private parts', 'uncle ray touched my bottom'],
    counterExamples: ['uncle showed us his wellies', 'free willy showed us his tail', 'theo shows his wobbly tooth', 'uncle ray showed us his willy wonka hat', 'grandma touched my willy nilly list']
  },
  {
    label: 'pictures of somebody else’s child',
    kind: 'danger',
    said: said(
      `(?:(?:mr|sir) [\\p{L}<>]+|neighbour|${STRANGER})${FROM_WHERE}(?: who)? (?:(?:took|takes|taking|keeps taking|has|wants|wanted) (?:some |lots of |many |more |the )*${PICTURES} of|films|filmed|videos|videoed) (?!us)${CHILD}${NOT_THEIRS}|(?:${NO_PARENT}|teacher) (?:(?:took|takes|keeps taking) (?:some |lots of |many |more |the )*${PICTURES} of|films|filmed) ${CHILD} (?:in (?:the )?(?:bath|shower|showers|changing rooms?|bed|<my> (?:pants|knickers|underwear))|undressed|undressing|naked|without clothes|with no clothes)`
    ),
    unless: unless('school photos?|photo day|class photos?|team photos?|wedding|party|birthday|medals?|prize|trophy|cup|certificate|sports day|concert|match|winning|newspaper|passport|photographer|with <my>|for the (?:wall|newsletter|website|class|display)|cake|trip|play|band|show'),
    examples: ['mr jones from swimming took photos of isla', 'a man took pictures of the children', 'the coach filmed us in the changing room', 'mr patel takes pictures of my sister', 'mr smith takes photos of theo', 'Uncle Ray took photos of us in the bath'],
    counterExamples: ['mr jones took photos of the sea', 'dad took photos of us', 'Uncle Ray took photos of us', 'a man took photos of the birds', 'mr jones took photos of isla with her medal', 'mr jones took photos of isla’s drawing', 'mr jones took us to the museum', 'my teacher took a photo of us with the cake']
  },
  {
    label: 'a wash by one who is no parent',
    kind: 'danger',
    said: said(`(?:${NO_PARENT}) (?:wash(?:ed|es)|bath(?:ed|es|s)|shower(?:ed|s)(?: with)?|undress(?:ed|es)|got in the (?:bath|shower) with|gets in the (?:bath|shower) with|got into bed with|gets into bed with|sleeps in bed with) ${CHILD}${NOT_THEIRS}`),
    unless: unless('mud|muddy|paint|hose|paddling|hands|faces?|chocolate|sticky|jam|sprinkler|car wash'),
    examples: ['uncle ray washed isla', 'the babysitter undressed theo', 'mr dean showers with us', 'uncle tom got into bed with me'],
    counterExamples: ['uncle ray washed the car', 'uncle ray washed isla’s bike', 'uncle ray washed the dog', 'mummy washed isla', 'grandma bathed the baby', 'uncle ray washed us with the hose', 'mr dean washed the windows']
  },
  {
    label: 'with a child where nobody else is',
    kind: 'danger',
    said: said(
      `(?:${NO_PARENT} (?:helps?|helped|${SEES_TO}) (?:[\\p{L}<>]+ )?${TO_DRESS}(?:in|into|to) (?:the |<my> )?(?:showers?|changing rooms?|shower room|cubicle|locker room|bushes|bedroom)|(?:teacher|${TITLED}) (?:${SEES_TO}) (?:[\\p{L}<>]+ )?in (?:the |<my> )?(?:showers?|shower room|bushes|bedroom)|(?:${NO_PARENT}|teacher) (?:takes|took|brought|brings|led) ${CHILD} (?:in|into|to) (?:the |<my> )?(?:showers?|bushes|bedroom|back of <my> van))(?=$| )`
    ),
    unless: unless('meteors?|rain|fix(?:es|ed)?|mend(?:s|ed)?|clean(?:s|ed)?|songs?|birds?|nests?|hedgehogs?|ball|tap|tiles|spider|<pet>|paint(?:s|ed)?|pick(?:s|ed|ing)?|\\p{L}*berr(?:y|ies)'),
    examples: ['mr dean helps theo in the showers', 'the coach watches us in the changing rooms', 'uncle ray took me into the bushes'],
    counterExamples: ['mr dean helps theo in the library', 'mr dean fixes the showers', 'he helps me change the batteries', 'the coach helps us in the gym', 'mr dean found the ball in the bushes', 'the coach takes us to the changing rooms', 'mr snow took the children to the bushes to pick berries', 'my teacher helps us in the changing rooms', 'uncle ray watches meteors in the showers']
  },
  {
    label: 'a stranger who takes hold of a child, or comes after one',
    kind: 'danger',
    said: said(
      `(?:^|(?:and|but|when|because|that|the|a|some) )(?:(?:strange|weird|big|old|bad) )?(?:man|men|bloke|guy|stranger|strangers)(?: (?:we|she|he|they) (?:did not|do not) know)?(?: in (?:a|the) (?:van|car))? (?:took|takes|taking|grabbed|grabs|pulled|pulls|dragged|drags|snatched|snatches|carried off|picked up|followed|follows|chased|chases) ${CHILD}(?: (?:home|<limb>|arm|hand|wrist|hair))?${NOT_THEIRS}|(?:man|men|bloke|guy|stranger|somebody|someone) (?:grabbed|grabs|pulled|pulls|held) (?:<my>|<name> ’s) (?:<limb>|arm|hair|wrist|hood|coat)(?! ?(?:up|for me))`
    ),
    unless: unless('on a tour|to the top|to the (?:station|airport)|in (?:a|the|his) (?:boat|taxi)|from the (?:station|airport)|to (?:our|the|<my>) (?:seats?|table|room|platform|gate)|round the (?:zoo|farm|museum|castle)|photos?|for a ride|on the (?:boat|train|tractor|donkey)|across the road|who drives|who works|playing|game|tag|moon|gingerbread|running race'),
    examples: ['a man took her in the supermarket', 'a man followed us home', 'a man grabbed her arm at the market', 'a strange man chased me', 'someone grabbed his hood'],
    counterExamples: ['a man took us on a tour', 'the man took us to our seats', 'a man chased the bus', 'the gingerbread man chased him', 'the man followed his dog', 'a man took us across the road', 'someone held my balloon']
  },
  {
    label: 'a stranger and children',
    kind: 'danger',
    said: said(`(?:(?:^|the |old |about )${STRANGER}(?: (?:with|in) (?:the )?[\\p{L}<>]+)?|(?:mr|sir) \\p{L}+)(?: (?:who|that))? (?:(?:collect|steal|stole|keep|kept|grab|grabbed|snatch|buy|bought|sell|sold|hunt|catch|caught|lock|lure|want)(?:s|es|ed)?(?: up)? (?:the |little |small )*(?:babies|children|kids|boys|girls|toddlers)${NOT_THEIRS}|(?:takes?|took) (?:the |little |small )*(?:babies|children|kids|boys|girls|toddlers)(?=$| (?:away|from|at night|to <my> (?:house|home|flat|van|shed)|in <my> van))|(?:play|watch|follow|hide|wait|stare|talk|whisper|look|sit|meet)(?:s|es|ed)? (?:with |for |at |to |from )?(?:the |little |small )*(?:children|kids|boys|girls|babies|me|us|<name>)(?: [\\p{L}<>]+)? (?:in|from|behind|through|at|outside|into) (?:the |<my> )?(?:bushes|<vehicle>|car|van|woods|toilets|loos|shed|alley|changing rooms?|dark|gate|window|trees|school gates?|bed|bedroom)(?=$| )|(?:gives?|gave|offers?|offered) (?:the )?(?:children|kids|me|us|<name>|boys|girls) sweets (?:to (?:get|come|go|sit|keep|not)|in <my> (?:<vehicle>|car|van)|from <my>|if|at the (?:school )?gates?))`),
    unless: unless('from (?:school|nursery|preschool|playgroup|club|the bus|swimming|assembly|the station)|to (?:school|nursery|the zoo|the park|the museum|the seaside|the beach|swimming|playgroup|class)|on (?:the bus|trips|rides|a ride)|across the road|bus driver|lollipop|hide and seek|dens?|photos|pictures|dinosaurs?|parade|balloons?|halloween|safe|happy|laughing|busy'),
    examples: ['a man who plays with children in the bushes', 'a lady who collects babies', 'a man who watches us from his van', 'a man who takes children', 'a man with sweets who waits for children in his van', 'the man gave us sweets to get in the car', 'a stranger follows me at the school gate'],
    counterExamples: ['a man who plays with trains', 'a lady who collects buttons', 'a lady who collects babies’ shoes', 'a lady who collects children from school', 'a man who takes children to the zoo', 'a man who plays with children in the park', 'a witch who collects babies', 'a man who watches birds from his van', 'a lady who takes the children on the bus', 'mr gumpy takes children in his boat', 'a man gives children sweets at the fair']
  },
  {
    label: 'what a child was shown',
    kind: 'danger',
    said: said('(?:let|lets|letting|made|makes|showed|shows|shown|showing)(?: [\\p{L}<>]+){1,3} (?:watch |see |look at )?(?:the |some |<my> )?(?:naughty|rude|grown up|adult|dirty|nudey|nudie|naked|18|eighteen|horrid|nasty|bloody) (?:films?|videos?|movies?|pictures?|pics|photos?|magazines?|websites?|tiktoks?|clips?|things on <my> <toy>)(?=$| )'),
    unless: unless('puppy|kitten|<pet>|elf|mischief|funny'),
    examples: ['uncle let us watch a naughty film', 'my cousin showed me rude pictures', 'he made her look at naked photos', 'the babysitter let theo watch grown up films'],
    counterExamples: ['uncle let us watch a long film', 'uncle let us watch a film about a naughty puppy', 'she showed me funny rude pictures of monsters', 'my cousin showed me baby photos']
  },
  {
    label: 'an attack that was in the news',
    kind: 'danger',
    said: said('(?:(?:^|the |about )(?:stabbings?|shootings?|bombings?|(?:terror|terrorist|knife|gun|acid|arena) attacks?|massacre|hostages?)(?: [\\p{L}<>]+)?(?: (?:at|in|on|near|outside)(?: |$)|$| [,.])|(?:^|about )(?:the )?(?:<number> <number>|nine eleven)(?=$| [,.])|(?:was|were|got|been) (?:stabbed|knifed)|knife crime)'),
    unless: unless('shooting stars?|hoops|film|basketball|birthday|born|party|score|scored|test|spelling|marks|out of|game|number bonds|netball|goals?|(?!9/11)\\p{N}+ ?/ ?\\p{N}+|\\p{N}+ \\p{N}+|cake'),
    examples: ['a story about the stabbing at southport', 'a story about 9/11', 'the shooting at the school', 'the terror attack', 'a boy at school was stabbed'],
    counterExamples: ['a story about a shooting star', 'a story about 3 and 4', 'a story about 1/2', 'my birthday is 9/11', 'the shooting of the film', 'a story about 24 7', 'the shooting at the basketball hoops']
  },
  {
    label: 'somebody known who died',
    kind: 'loss',
    said: said(`^(?:(?:i am |we are )?sad (?:that )?)?(?:the |<my> )?(?:\\p{L}+ )?(?:(?:mr|mrs|miss|ms|sir|dr) |(?:man|lady|woman|boy|girl|teacher|neighbour|neighbor|coach|headteacher|childminder|vicar|imam|rabbi|caretaker|postman|shopkeeper|nurse|driver|cook|person|somebody|someone) )(?:(?!’s )[\\p{L}<>]+ ){0,8}(?:died|has died|is dead|passed away|passed on|was buried)(?=$| [,.]| (?:yesterday|today|tonight|<day>|last|this|in|of|from|on|at|and|but|so|because|when|while|before|after|suddenly|now)(?: |$))`),
    unless: unless('laughing|laughter|boredom|embarrassment|game|(?:and|said|says|when|that|because) (?:(?:<my>|the) )(?:<vehicle>|<toy>|battery|plants?|trees?|flowers?|telly|laptop|computer|tomatoes|roses|wifi) (?:has )?(?:died|is dead)|film|the play|cluedo|on stage|never|hair|tired|on the (?:ball|baton|message|secret)'),
    examples: ['mr khan who teaches us died', 'mrs bell from the shop died', 'mrs lowe who drives the bus died', 'the lady who lives next door died', 'the man who sold us ice cream has died', 'my teacher who likes trains passed away'],
    counterExamples: ['mr khan who teaches us dived', 'mr khan’s phone died', 'mr khan nearly died laughing', 'the lady next door and her car died', 'mr khan dyed his hair', 'the man who never died', 'mr twit died his hair', 'my teacher who passed on the baton', 'mrs wood is dead funny']
  },
  {
    label: 'one who is not there any more',
    kind: 'sadness',
    said: said('^(?:there is |we have )?no more (?:<my> )?(?:<name>|<parent>|<kin>|<uncle>(?: <name>)?|<baby> (?:<kin>|<name>))(?: (?:at home|any more|now|ever|here|in <my> (?:house|family|home)))?$'),
    unless: unless('thomas|elsa|anna|peppa|bluey|barbie|dora|harry|mario|luigi|sonic|percy|george|suzy|ben|holly|chase|skye|marshall|jokes?|kid|kids|twins'),
    examples: ['no more theo', 'no more grandma', 'no more daddy at home'],
    counterExamples: ['no more peas', 'no more dinosaurs', 'no more thomas', 'no more daddy jokes', 'no more homework', 'no more cousins', 'no more bedtime']
  },
  {
    label: 'a grown-up who hits a child',
    kind: 'danger',
    said: said(`${IN_CHARGE} (?:always |often |has )?(?:hit|hits|hitting|slap(?:s|ped)|smack(?:s|ed)|kick(?:s|ed)|punch(?:es|ed)|beats?|spank(?:s|ed)|shook|shoved|cane[ds]|dragged|drags|grabbed|grabs|choked|hurts?) (?:one |two )?${CHILD}${NOT_THEIRS}`),
    unless: unless('balls?|snowballs?|pillows?|balloons?|beanbag|frisbee|shuttlecock|custard|pies?|sponges?|water|accident|tag|race|races|chess|cards|draughts|tennis|football|cricket|game|games|quiz|play|hands with|(?:high|hi) (?:five|fives)|karate|judo|puddle'),
    examples: ['a teacher hit a boy', 'the babysitter slapped theo', 'mr jones kicked a girl', 'the man grabbed me by the arm', 'my coach hits us'],
    counterExamples: ['a teacher hit a ball', 'my teacher hit me with a snowball', 'coach beats us at chess', 'a teacher hit a gong', 'a teacher hit a boy’s ball over the fence', 'the man grabbed his hat', 'mr jones shook my hand']
  },
  {
    label: 'born without a breath',
    kind: 'loss',
    said: said('(?:<baby>|<kin>|<name>|he|she|they|twins?|it)(?: <name>)? (?:was|were|is|are|got) born (?:fast )?(?:asleep|sleeping|silent|silently|dead|angel)(?=$| [,.]| (?:and|but|at|in|on|so|last|yesterday|today|<day>|this|because|too)(?: |$))'),
    unless: unless('and (?:then )?(?:he|she|it) (?:woke|wakes|snored|yawned|opened)|snoring|lambs?|calf|chicks?|<pet>'),
    examples: ['baby brother was born asleep', 'my sister was born sleeping', 'the baby was born silent'],
    counterExamples: ['baby brother is asleep', 'a dragon was born asleep', 'my baby brother was born and slept', 'my sister was born asleep and then she woke and yelled', 'my brother was born on a monday', 'she was born sleeping beauty', 'the baby was born with wings']
  },
  {
    label: 'taken by the water',
    kind: 'danger',
    said: said(`(?:tide|sea|river|waves?|floods?|current|undertow|rapids|canal|water|lake) (?:took|takes|has taken|swept|sweeps|dragged|drags|pulled|pulls|swallowed|carried|washed)(?: away| off| out| under)? (?:(?:the |<my> |little |small )*(?:boys?|girls?|man|men|lady|woman|child|children|kids?|people|twins?|<baby>|<name>|<pet>|friend|<kin>|<parent>|<uncle>)|him|<my>(?= (?:away|under|out|off)|$)|(?:me|us)(?= (?:away|under|out)))${NOT_THEIRS}`),
    unless: unless('body ?boards?|surf(?:ing|ed|board)?|boards?|dinghy|inflatable|rubber ring|lilo|toy|sandcastle|slides?|flumes?|home again|back to|boat|raft|canoe|kayak|footprints|breath|by surprise|laugh(?:ed|ing)'),
    examples: ['the tide took the boy', 'the river swept him away', 'a wave dragged my sister under', 'the sea took daddy'],
    counterExamples: ['the tide took my bucket', 'the tide took the boy’s bucket', 'the wave carried my sister on her bodyboard', 'the river took my welly', 'the tide took teddy', 'the sea took our sandcastle', 'a wave took the boy by surprise']
  },
  {
    label: 'a dead animal that was seen',
    kind: 'loss',
    said: said('(?:saw|seen|found|finds|sees|was|is) (?:a |an |the |two |some |this )?(?:little |poor |baby |small |big )*dead (?:[\\p{L}<>]+)(?=$| [,.]| (?:in|on|at|by|under|near|outside|today|yesterday|<day>|this|and)(?: |$))'),
    unless: unless('dinosaurs?|dodos?|fossils?|halloween|skeletons?|lea(?:f|ves)|batter(?:y|ies)|plants?|flowers?|trees?|stars?|end|sea|line|calm|pirates?|phone|logs?|wood|branch', 'teddy|toys?|puppets?|cartoon|pretend(?:ed|ing|s)?'),
    examples: ['we saw a dead bird in the park', 'he found a dead hedgehog today', 'there was a dead fox on the road'],
    counterExamples: ['we found a dead leaf', 'the battery was dead', 'she saw a dead tree in the park', 'a pirate with a dead parrot']
  },
  {
    label: 'a parent who is missed',
    kind: 'absence',
    said: said('^(?:(?:he|she|they|i|<name>|<baby>) )?(?:(?:really|just|still|is|so) )*(?:miss|misses|missing) (?:<my> )?(?:<parent>|<kin>)(?: (?:so|much|a|lot|very|today|tonight|at|bedtime|again))*$'),
    unless: unless('bus|train|penalty|goal'),
    examples: ['misses her dad', 'he misses his mum so much', 'missing daddy'],
    counterExamples: ['she misses her dad who is away for work', 'he misses the bus', 'misses her teddy']
  },
  {
    label: 'a rope for a neck',
    kind: 'danger',
    said: said('(?:^|[\\p{L}>] )(?:nooses?|gallows)(?=$| )|(?:hanged|hung|hangs|hang|hanging) (?:him|her|my|them)sel(?:f|ves)(?=$| [,.]| (?:in|from|because|and|last|with|on|at)(?: |$))|(?:tied|put|puts|had|has) (?:the |some |<my> )?(?:rope|belt|cord) (?:round|around|on) <my> neck'),
    unless: unless('upside down|bats?|monkey bars|climbing frame|lasso|cowboy|swing|leads?|knots? badge|hangman|coat'),
    examples: ['cousin lee made a noose', 'uncle joe hanged himself', 'he put a rope round his neck'],
    counterExamples: ['cousin lee made a lasso', 'she hung herself upside down on the monkey bars', 'he hangs himself up like a coat', 'he put a scarf round his neck', 'a goose and a moose', 'cousin lee made a rope swing']
  },
  {
    label: 'an emergency at home',
    kind: 'danger',
    said: said('(?:fire brigade|firemen|fireman|firefighters?|fire engine|police|policem[ae]n|cops|ambulance|paramedics?|air ambulance|helicopter|coastguards?|lifeboat|social workers?|social services|bailiffs?|undertakers?) (?:came|come|comes|had to come|has come|have come|arrived|turned up|is coming|are coming|was called|were called|rescued|had to (?:rescue|cut out|cut|get)|got|cut|fetched|took|takes|broke in)(?: (?:out|round|to <my> house|to the house|again))?(?: (?:for|to (?:get|fetch|rescue|help|save|take|see|cut out)|and (?:took|got|fetched|rescued)))? (?:the )?(?:<parent>|<kin>|<uncle>(?: <name>)?|<baby>|<name>|me|us|him|<my> (?:friend|neighbour|<baby>)|neighbour|<my>(?=$| (?:out|away|away)))(?=$| [,.]| (?:in|at|and|last|this|because|when|out|away|from|yesterday|today|<day>|tonight|again)(?: |$))'),
    unless: unless('toast|railings|lift|saucepan|potty|birthday|party|tea|lunch|visit|show and tell|assembly|school|nursery|ride|open day|parade|station|cake|fancy dress|for (?:the|our) <pet>|<pet>|works?|shift|wave|waved'),
    examples: ['no scary bits, the fire brigade came for mum', 'the police came for daddy', 'the lifeboat rescued my brother', 'the fire brigade had to cut out mummy', 'the ambulance came for nana last night'],
    counterExamples: ['the fire brigade came for tea', 'the fire brigade came for the cat', 'the police came to school to show us the horses', 'the fire brigade came to get my brother out of the railings', 'the helicopter took granny for a birthday ride', 'the fire engine took us to the fire station', 'a fire brigade of dragons came for mum']
  },
  {
    label: 'a limb that is taken off',
    kind: 'illness',
    said: said('(?:having|have|had|has|gets?|getting|got|needs?|losing) (?:to have )?(?:<my>|the|both|<my> bad) (?:bad )?(?:<limb>|hands?|thumb) (?:off|taken off|cut off|removed|amputated)(?=$| [,.]| (?:on|at|and|because|soon|so|in|next|yesterday|today|tomorrow|<day>|tonight)(?: |$))|(?:<limb>|hands?) (?:has to|had to|have to|must|will|needs to|is going to) (?:come off|be taken off|be cut off|be removed|be amputated)|amputat\\p{L}+|lost (?:both )?<my> (?:<limb>|hands?)(?=$| [,.]| (?:in|at|and|because|to|when)(?: |$))'),
    unless: unless('robots?|<toy>|statue|chair|table|gingerbread|crust|chicken|turkey|plaster|cast|bands?|warmers?|starfish|lizards?|cards'),
    examples: ['nothing scary please because ella is having her leg off', 'grandpa is having his foot off', 'my uncle lost his leg in the war', 'her arm has to come off'],
    counterExamples: ['ella is having her plaster off', 'ella had her leg off the sofa', 'a robot had his leg taken off', 'ella is having her shoes off', 'the gingerbread man lost his leg', 'she is having her armbands off']
  },
  {
    label: 'a parent who is leaving',
    kind: 'separation',
    said: said('<parent> (?:is |was |keeps |and <parent> )?leaving(?=$| [,.]| (?:us|<parent>|for good|forever|for ever)(?: |$)| (?:me|home)$)'),
    unless: unless('nursery|school|preschool|playgroup|childminder|drop off|work|office|party|do|shop|biscuits?|behind|joke'),
    examples: ['something calm about dad leaving', 'dad leaving', 'mummy is leaving us', 'a gentle one about mum leaving dad'],
    counterExamples: ['dad leaving the tap on', 'mummy leaving for work', 'mum leaving the door open', 'dad leaving us biscuits', 'mummy leaving us at nursery']
  },
  {
    label: 'what one in charge of a child does',
    kind: 'danger',
    said: said(
      `(?:(?:^|the |<my> |a )(?:[\\p{L}<>]+ )?(?:coach|teacher|dentist|babysitter|childminder|nanny|driver|caretaker|<uncle>|<parent>|man|friend)(?: <name>)?(?: (?:who|that))? (?:touch(?:es|ed)|kiss(?:es|ed)|hurts?|hits?|beats?|smack(?:s|ed)?|slap(?:s|ped)?|hurls?|hurled|undress(?:es|ed)?|makes (?:me|us|him|her|them) undress)(?:$| (?:me|us|him|her|them|the (?:boys|girls|children|kids)|plates|bottles|things)(?=$| (?:again|every|when|if|hard|at night|in the|on the))(?! at (?:chess|cards|tennis)| in (?:every|the) (?:race|game|match)))|hurling (?:bottles|plates|things|stones) at)`
    ),
    unless: unless('ball|football|wicket|six|four|boundary|drums?|toe|elbow|moon|sky|ceiling|jackpot|target|goodnight|better|<pet>|stars?|frog'),
    examples: ['my uncle touches me', 'coach hits us', 'the babysitter hurts him', 'dad hurls plates'],
    counterExamples: ['uncle dan hits the ball', 'grandma kisses the frog', 'dad hits the drums']
  },
  {
    label: 'a truth about somebody',
    kind: 'danger',
    said: said(
      `(?:truth|honest|lies?|lied|fibs?|brave|secret|do not tell|not telling|not to tell)(?= |$).*(?<!\\p{L})(?:bruises?|what (?:<uncle>|<parent>|<kin>|coach|the man|he)(?: <name>)? (?:did|does)|touch(?:es|ed)|smacked|smacks?|hits?|would not hit|will not hit|beats?|in court|judge|police|social worker|man in the car|(?:<uncle>|he|dad|<parent>) comes in|scared of (?:<my> )?(?:<parent>|<uncle>|<kin>)|about (?:<uncle>|<parent>|coach)(?=$| ))|(?:brave|being brave) and (?:not telling|keeping quiet|silent)|if i do not tell`
    ),
    unless: unless('santa|cake|biscuits?|tooth fairy|surprise|presents?'),
    examples: ['telling the truth about what uncle did', 'telling the truth about the bruises', 'being brave and not telling', 'being brave when uncle comes in'],
    counterExamples: ['telling the truth about the cake', 'being brave at the dentist', 'telling the truth']
  },
  ...HIDDEN_HARM_RULES,
  ...HARM_IN_PASSING_RULES,
  ...HALF_SAID_HARM_RULES,
  ...HARM_BEHIND_TALES_RULES,
  ...HARM_IN_TALES_RULES,
  ...EVERYDAY_HARM_RULES
] // prettier-ignore

const PARENT = new Set(PARENT_WORDS)
/** Grown-up men of the family and its friends who are no parent or grandparent. */
const UNCLES = new Set(
  'uncle tito tio tío chacha mamu cousin stepdad stepfather stepbrother godfather boyfriend'.split(' ')
)
/** Closer told than by their class. */
const WORDS_KEPT = new Set(['neck', 'brother', 'sister'])
/** Names and words of every day at once. */
const NO_NAME = new Set('angel may will mark rose bill art rich sunny grace hope joy faith dawn summer lily daisy ivy pearl holly robin jack rocky ruby willy willie fanny minnie'.split(' ')) // prettier-ignore

function tokenOf({ word, token }: WishWord): string {
  if (UNCLES.has(word)) return '<uncle>'
  if (PARENT.has(word)) return '<parent>'
  if (token === '<friend>' || WORDS_KEPT.has(word)) return word
  // “Cousins” and “babies” in general are no one person.
  if ((token === '<kin>' || token === '<baby>') && /[^s]s$/u.test(word)) return word
  return token === word && isGivenName(word) ? '<name>' : token
}

function isGivenName(word: string): boolean {
  const tags = NO_NAME.has(word) ? [] : tagsOfWord(word)
  return tags.length > 0 && tags.every((tag) => /^(?:Male|Female|First)Name$/u.test(tag))
}

/** “Uncle Ray washed Isla” as “<uncle> ray washed <name>”, with a comma where a mark stands and without fillers. */
function asSaid(wish: string): string {
  return wordsOfWish(wish)
    .map((word) => `${word.isAfterMark && word.word !== '.' ? ', ' : ''}${tokenOf(word)}`)
    .join(' ')
}

/** The rules that hear an alarm in a wish, in their order. */
export function alarmsHearing(wish: string): AlarmRule[] {
  const text = asSaid(wish)
  const typed = wish.toLowerCase()
  return ALARM_RULES.filter((rule) => hearsAlarm(rule, text, typed))
}
