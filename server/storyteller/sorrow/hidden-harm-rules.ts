import { alarmSaid as said, alarmUnless as unless, type AlarmRule } from './alarm-rule.ts'

/** The child of whom a wish is, by name or not; “her” alone would be hers. */
const CHILD =
  '(?:<name>|me|us|him|he|she|i|they|we|<kin>|brother|sister|(?:the |<my> )(?:<baby>|girl|boy|child|kids|children|twins?|<uncle>|<parent>)|<uncle>|<parent>)'
const OTHERS =
  '(?:(?:some|other|two|three|the|these|those|bigger|mean|nasty) )*(?:boys?|girls?|kids?|children|bully|bullies|others|pupils|classmates?|someone)'
const TO_CHILD =
  '(?:<name>|me|us|him|her|<my>(?= (?:over|off|down|up|out|in|into|on|at|and|every|when|because|again)(?: |$)|$)|<kin>)'
const TO_CHILD_ASKED = '(?:<name>|me|us|him|her|<my>)'
const ANYONE = '(?:nobody|no one|none of (?:them|the (?:others|girls|boys|kids|children)))'
const GROWN_UP = '(?:<parent>|<uncle>(?: <name>)?|<kin>|<my> <uncle>)'
/** Who has no business with a child’s secrets. */
const OUTSIDER =
  '(?:(?:the |<my> |some )?(?:man|men|lady|woman|stranger|lodger|neighbour|neighbor|babysitter|coach|childminder|teacher|driver|caretaker|someone|somebody|grown up)(?: (?:next door|in the park|at the \\p{L}+|from \\p{L}+))?|<uncle>(?: <name>)?|<parent> (?:’s )?(?:boyfriend|<uncle>|friend))'
/** A grown-up whom the child does not know: called a stranger, met at a car or where children wait. */
const UNKNOWN_ADULT =
  '(?:stranger(?: (?:in|at|by|outside|from|with) (?:[\\p{L}<>]+ ){0,2}[\\p{L}<>]+)?|(?:(?:old|young|strange|nice|friendly|kind) )?(?:man|lady|woman|someone|somebody|guy|bloke|person) (?:(?:in|from|with|by) (?:the |<my> )?(?:\\p{L}+ )?(?:car|van|<vehicle>)|(?:that |who |whom )?(?:he|she|i|we|they|<name>) (?:does|did|do) not know|(?:parked |waiting )?(?:at|by|outside|near) (?:the )?(?:school|bus stop|<vehicle> stop|school gates?|gates?|toilets)))(?: who)?'
const LURES =
  '(?:sweets?|candy|candies|lollipops?|lolly|lollies|chocolates?|ice creams?|presents?|gifts?|money|pounds?|phone|toys?|<toy>|<pet>|lift|ride|drink)'
/** Where a stranger may give a child things, and who gives them in tales only. */
const FEASTS_AND_TALES =
  'halloween|trick or treat(?:ing)?|ice cream (?:van|man|truck|lady)|deliver(?:s|ed|y)|taxi|lost property|police|bus driver|santa|father christmas|easter bunny|fair|fete|parade|carnival|circus|camels?|broom|dragons?|wizards?|witch|pirates?|fairy|fairies|magic|magical|rockets?|spaceship|unicorns?|elephants?|donkeys?|sleigh|tractor|hat|invisible|planet|moon'
const WHERE_LIVES = 'where (?:he|she|i|we|<name>) (?:lives?|goes? to school)'
const PRIVATE_THINGS =
  '(?:<my> |some |<name> ’s )?(?:photos?|pictures?|pics?|address|phone numbers?|numbers?|names?|school)'
const ON_SCREEN =
  '(?:online|on (?:roblox|minecraft|fortnite|snapchat|tiktok|whatsapp|discord|<toy>|(?:the |<my> )(?:internet|game|computer|tablet|phone|ipad|<toy>)))'
const MARKS =
  '(?:<my> |the |those |some )?(?:marks?|bruises?|burns?|scars?|scratches|cuts?|lump|black eyes?|sore (?:bottom|back|arm))'
const NOT_SO = '(?:is|was|does|did|are|were) not'

/** What a family hides, or says without the word for it. */
export const HIDDEN_HARM_RULES: readonly AlarmRule[] = [
  {
    label: 'somebody whom a car hit',
    kind: 'illness',
    said: said(
      '(?:hit|struck|knocked down|knocked over|knocked off <my> bike) by (?:a |the )?(?:[\\p{L}<>]+ )?(?:<vehicle>|car|bus|lorry|truck|van|train|tram|motorbike|bike)(?= |$)|knocked (?:down|over) (?:at|on|in) (?:the |a )?(?:road|street|(?:<creature> |pelican )?crossing|crosswalk)'
    ),
    // A zebra that is a crossing is no creature of a tale.
    unless: unless('toy|<toy>|ball|cone|bins?|lamp ?posts?|bollard|tower|water|puddle|splash', 'teddy|dolls?|pretend(?:ed|ing|s)?|lego'),
    examples: ['a boy hit by a car at the zebra crossing', 'knocked down at the zebra crossing', 'grandpa was hit by a bus'],
    counterExamples: ['the ball was hit by a car', 'a tower knocked over by a toy car', 'the cone was knocked over by a truck']
  },
  {
    label: 'what somebody has to keep to himself, and an animal that ate something and died',
    kind: 'danger',
    said: said(
      '(?:secrets?|something)(?: that)? (?:i|we|he|she|<name>)(?: am| is| are| was)? (?:must not|may not|can not|could not|should not|not allowed to|not supposed to) (?:ever )?(?:tell|say|talk about)(?:$| [,.]| (?:anyone|anybody|<my>|<parent>|about))|(?:<pet>|<name>|puppy|kitten)(?: [\\p{L}<>]+){1,6} and (?:then )?(?:he |she |it )?died(?! (?:laughing|of laughter|of laughing|down|from laughing))'
    ),
    unless: unless('presents?|party|surprise|birthday|recipe|christmas|santa|password|den|club|game'),
    examples: ['a secret I must not tell', 'she has a secret that she can’t tell anyone', 'our dog ate the cake and died', 'the cat ran into the road and it died'],
    counterExamples: ['a secret present I must not tell mummy about', 'our dog ate the cake and died laughing', 'a secret recipe we can’t tell anyone', 'the secret door in our den']
  },
  {
    label: 'somebody saved from one at home, who weeps while others do something, or is sold',
    kind: 'danger',
    said: said(
      '(?:sav(?:e|es|ed|ing)|rescu(?:e|es|ed|ing)|protect(?:s|ed|ing)?|hid(?:e|es|ing)?) (?:me|us|him|her|<my>|<parent>|<kin>|<baby>|<name>)(?: <kin>)? from (?:<parent>|<uncle>(?: <name>)?|<my> <uncle>|the bad m[ae]n|a bad man|<parent> (?:’s )?boyfriend)(?=$| [,.])|(?:while|when|whenever|because) <parent> (?:is |was )?(?:cries|cried|crying|weeps|sobs|sobbing)(?! (?:with|of|from) (?:laugh|joy))|(?:girl|boy|child|children|sister|brother|daughter|son|twins?|<baby>|<kin>)(?: who| that)? (?:is|was|are|were|gets|got|be|being|been) sold(?=$| [,.]| (?:by|to|for|off|away|into))'
    ),
    unless: unless('onions?|laugh(?:s|ed|ing)?|happy|joy|tickets?|lemonade|tickl\\p{L}+|water pistol|monster|game|pretend(?:s|ed|ing)?|spiders?|film|soppy', 'dolls?|teddy'),
    examples: ['how we saved mummy from daddy', 'Isla saves her brother from uncle Joe', 'homework while mummy cries', 'a girl who is sold', 'his sister was sold to a man'],
    counterExamples: ['Isla saves Grandpa from the tickle monster', 'when mummy cries at the film', 'a princess who sold lemonade', 'tea while mummy cries with laughing', 'we saved mummy from the spiders']
  },
  {
    label: 'somebody found in water, a cord about a neck, and savings spent on food',
    kind: 'danger',
    said: said(
      'found (?:him|her|them|<name>|<my>|<kin>|<parent>|<baby>|<my> body)(?: \\p{L}+)? in the (?:river|canal|lake|reservoir|pond|water|well)(?=$| [,.])|(?:curtain cord|blind cord|cords?|rope|belt|wire|cable|noose)(?: (?:was|is|got|went|wrapped|tied|tight))* (?:a?round|about) (?:<my>|<name> ’s|the <baby> ’s) neck|(?:piggy bank|savings|pocket money|money box)(?: (?:was|is|were|got|had to be|has been))? (?:emptied|smashed|broken|spent|used|taken|opened|gone)(?: up)? (?:to (?:buy|pay for|get)|for|on) (?:<my> |the )?(?:food|rent|bread|milk|bills?|electric\\p{L}*|heating|gas|dinner|drink|beer|wine|<my> medicine)'
    ),
    unless: unless('ducks?|toy|teddy|dolls?|<toy>|ball|swim\\p{L}*|splash\\p{L}*|paddl\\p{L}+|frogs?|lego|stethoscope|medal|whistle|goggles|picnic|ice cream|dog food|cat food|hamster food|fish food'),
    examples: ['he found her in the river', 'they found him in the canal', 'the curtain cord round his neck', 'her piggy bank was emptied to buy food', 'my piggy bank was smashed for the rent'],
    counterExamples: ['he found her ball in the river', 'we found him splashing in the lake', 'a medal on a cord round his neck', 'her piggy bank was emptied to buy food for the picnic', 'her piggy bank was emptied to buy a kite']
  },
  {
    label: 'what a grown-up does to a child, half said',
    kind: 'danger',
    said: said(
      '(?:held|holds?|pushed|pushes) <my> (?:head|face) (?:in|under) (?:the |a )?(?:bath|water|toilet|sink|pillow)|sharing (?:<my> )?(?:room|bed) with (?:<my> )?(?:<uncle>|(?:<kin>|<name>) and (?:he|she|i) (?:does|do) not sleep)|(?:knocked out|punched out|knocked|punched|hit|kicked) (?:out )?by (?:<my> )?(?:<parent>|<uncle>|step\\p{L}+)|(?:friend|boyfriend|(?:shadow )?m[ae]n|<uncle>|someone|somebody) (?:[\\p{L}<>]+ ){0,2}(?:stays?|sleeps?|comes?|climbs?|gets?|got|lies) (?:[\\p{L}<>]+ ){0,2}in(?:to)? <my> bed|(?:since|because|when) (?:he|she|<uncle>|<parent>) (?:climbs?|comes?|gets?) in(?= to <my>|$| [,.]| at night| with)|(?:gives?|gave) (?:me|him|her|them|us|<name>) (?:something|drops|tablets?|pills?|syrup|medicine) (?:(?:to make|until|that makes) )?(?:(?:he|she|they|i|me|him|<my>) )?sleeps?|will not let (?:the |<my> )?(?:new )?(?:babysitter|<uncle>|<parent>|man|lodger) (?:wash|bath|undress|change|touch) (?:me|him|her|<my>)(?! (?:hair|hands?|face|teeth|ears|feet|coat|<limb>))|(?:<parent>|<uncle>|<kin>) (?:said|told (?:me|him|her|<my>)) to say (?:that )?(?:i|he|she|it)|(?:me|us|him|her|<my>) (?:in the <vehicle> )?(?:outside|at) the pub|nobody lets <kin> in'
    ),
    unless: unless('game|chess|snowballs?|pillow fight|football|races?|cards|goalie|tennis|doctor|dentist|hospital|plaster|surprise|birthday|christmas|eid|tickl\\p{L}+|cat|kitten|puppy|hamster|teddy|toy|cousins?(?! and (?:he|she|i) do(?:es)?n?[’\']?t sleep)', ''),
    examples: ['mummy held my head in the bath', 'sharing a room with my uncle', 'his tooth got knocked out by stepdad', 'mum works nights and her friend stays with me in my bed', 'she’s scared of the dark since he climbs in', 'shadow man gets in my bed', 'babysitter gives him something so he sleeps', 'he won’t let the new babysitter wash him', 'a cast on his arm, mum said to say he fell', 'weekend at dad’s, he leaves me in the car at the pub', 'grandparents visit and nobody lets grandpa in, he does things', 'sharing a room with her big cousin and she doesn’t sleep any more'],
    counterExamples: ['he won’t let mummy wash his hair', 'sharing a room with my brother', 'mum said to say thank you to grandma', 'the kitten sleeps in my bed', 'we had lunch at the pub garden', 'sharing a room with her big cousin and she loves it', 'the doctor gave her medicine']
  },
  {
    label: 'a punishment, a neglect, a silence',
    kind: 'danger',
    said: said(
      'told off (?:because|for) (?:(?:i|he|she|<name>) )?(?:told|telling|tells) (?:about|the teacher|<my>|on)(?! (?:joke|jokes|story))|kneel on (?:rice|stones|the floor|peas)|(?:to bed|bed) without (?:food|dinner|supper|tea|eating)|rubbed <my> (?:nose|face) in|(?:sleep|lie|stay) in the wet (?:sheets|bed)|at <uncle>(?: <name>)?(?: ’s)?(?: house)? and (?:\\p{L}+ )?(?:does|did) not want to go (?:back|<limb>)|by not telling|<parent> (?:was|is|were) asleep on the (?:\\p{L}+ )?floor|<parent> snores (?:all )?day|(?:am|is|are|was|were) home alone|puts? (?:<my> )?(?:<baby>|<kin>) to bed (?:[,.] )?(?:he|she|and he|and she) is (?:only )?(?:five|six|seven|eight|<number>)|shut in the (?:dark|cupboard|cellar|shed)|made everyone stop (?:talking|playing)|tripped (?:me|him|her)(?: up)? and (?:\\p{L}+ )?laughed|(?:invisible|small|tiny|shrinks?|hides?) (?:so )?(?:<my> )?(?:he|she|they|<parent>|<uncle>) can not find (?:me|him|her|us)|wants to be (?:boy|girl|invisible|small) (?:so )?(?:<parent>|<uncle>|he|she) (?:stops|can not|does not)|(?:<parent>|<uncle>) (?:\\p{L}+ )?(?:kicks?|kicked|beats?|throws?) (?:it|the <pet>|<pet>)(?=$| [,.])|<parent> put (?:them|it|him|her) in the (?:river|sack|bin|canal|pond)|squeezed (?:it )?(?:till|until) (?:it|he|she) (?:went|stopped|was)|house in the night with|only one bag'
    ),
    unless: unless('hide and seek|hiding|game|presents?|surprise|birthday party|christmas morning|balls?|goal|film|movie|book|onions?|laughing|joke|santa', ''),
    examples: ['told off because i told about uncle', 'told off for telling the teacher', 'he got told off and had to kneel on rice', 'told off every day and sent to bed without food', 'wet bed again, mummy rubbed his nose in it', 'he has to sleep in the wet sheets so he learns', 'wet the bed at uncle’s house and does not want to go back', 'Theo saves christmas by not telling', 'late pick up because mum was asleep on the floor', 'mummy snores all day and there’s no dinner', 'back to work for mummy, i’m home alone', 'he is shut in the dark when naughty', 'the new girl made everyone stop talking to me', 'sports day, they tripped him up and all laughed', 'i wish i was invisible so he can’t find me', 'wants to be a boy so dad stops', 'new puppy but dad kicks it', 'kittens were born and dad put them in the river', 'class hamster squeezed till it went still', 'moving house in the night with only one bag'],
    counterExamples: ['told off for talking', 'told off for telling jokes', 'daddy fell asleep on the sofa', 'she hid so well that he can’t find her', 'wants to be a ghost for halloween', 'dad kicks the ball', 'we watched home alone the film', 'he went to bed without his bear', 'sleep in the tent, the sheets were wet']
  },
  {
    label: 'a wound, an illness and a war between everyday words',
    kind: 'danger',
    said: said(
      '(?:cut|cuts|cutting|burns?|hurts?) (?:himself|herself|myself)(?! (?:slice|piece|some|bread|toast|<toy>|on the paper|shaving))|(?:with|did it with) (?:a |the )?razor|does not know (?:me|us|who (?:i am|we are))(?: any more)?(?=$| [,.])|hair is (?:coming|falling) out|(?:will|might|going to) go blind|<parent> (?:is )?bleed(?:s|ing)|sirens? and (?:we|i|they)|slept in the (?:metro|subway|shelter|basement|cellar|underground)|house with bars|behind bars|visiting room|left for the front|(?:gone|went|go) to the front(?= line|$| [,.])|stopped (?:snoring|breathing)|went in (?:the )?box with <kin>|(?:<baby>|<kin>|<parent>|<pet>|he|she)(?: <kin>)? came home in (?:\\p{L}+ )?box|wants to be (?:<creature>|star|angel) to be with (?:<parent>|<kin>)|came home without (?:him|her|<kin>|<name>|<my>)(?=$| [,.])'
    ),
    unless: unless('haircut|hairdresser|hair ?clip|play ?doh|cardboard|lego|parcel|post|fire engine|ambulance toy|den|pretend(?:s|ed|ing)?|shaving foam|moult\\p{L}*|dog ’s hair|castle|row', ''),
    examples: ['stitches where he cut himself', 'stitches on her arms, she did it with a razor', 'he had stitches on his head and doesn’t know me', 'her hair is coming out in the bath', 'new glasses but the doctor says she will go blind', 'a baby is coming but mummy bleeds', 'the lights went out and sirens and we slept in the metro', 'daddy’s away for work in the big house with bars', 'weekend at dad’s in the visiting room', 'daddy shaved his beard off before he left for the front', 'grandpa stopped snoring', 'baby sister came home in a little box', 'wants to be a ghost to be with daddy', 'grandma’s hearing aids came home without her'],
    counterExamples: ['he cut himself a slice of cake', 'daddy came home without his umbrella', 'sirens and blue lights went past', 'he went to the front of the queue', 'the new shoes came home in a box with a lid', 'she slept in the tent']
  },
  {
    label: 'a hurt of which only what it did is said',
    kind: 'danger',
    said: said(
      'swallowed (?:the |<my> )?(?:<toy>|battery|batteries|magnets?|pills?|tablets?)|(?:from|out of) (?:the |<my> )?(?:pill|medicine|tablet) (?:box|cupboard|cabinet|drawer)|(?:he|she|<baby>|<name>) (?:[\\p{L}<>’]+ ){0,8}and (?:went|turned) blue|climbed (?:on|onto|out of) (?:to )?the window|pulled the kettle|<my> skin came off|bath water was boiling|has bruises|after (?:<parent>|<uncle>) (?:shouted|hit|drank)|(?:when|because) (?:he|she|<parent>|<uncle>) (?:pushed|hit|shook|dropped|slapped|twisted|threw) (?:me|him|her|it|<my>)(?=$| [,.])|because (?:he|she|<parent>|<uncle>) twisted|(?:when|because) (?:<parent>|<uncle>|<kin>) (?:pushed|hit|shook|slapped) (?:me|him|her|<my>)|walked in ?to the door again|because (?:she|he|i) made <parent> (?:angry|cross|mad)|(?:lady|teacher|nurse)(?: there)? pinches|(?:will|would) not stop kissing (?:me|him|her)|does not want <kin> to give <my> bath|they let (?:him|her|<parent>) out(?=$| [,.])|<parent> was playing (?:too )?rough|in the bin bag|goes if i tell|police lady ’s house|cupboard they put (?:me|him|her)|(?:secret game)(?= with|$)|and (?:did|does) not come (?:back|<limb>)(?=$| [,.])|weighs (?:herself|himself)|eating less and less|drinks the stinky|hides bottles|to punish (?:me|him|her)|lives in box under'
    ),
    unless: unless('ball|boomerang|kite|swing|trolley|sledge|hat|parcel|rubbish|recycling|sweets|peas|laugh(?:ed|ing)?|custard|paint|berries|lolly|ice lolly|tongue|spell|magic|homework|library|spy', ''),
    examples: ['he swallowed the little battery', 'ate mummy’s sweeties from the pill box', 'he fell in grandpa’s pond and went blue', 'Isla climbed on the window sill of the fifth floor', 'pulled the kettle down', 'bath was too hot and his skin came off', 'new girl in my class has bruises', 'he wet the bed again after daddy shouted', 'my tooth came out when daddy pushed me', 'her arm is in a cast because he twisted it', 'nursery drop off, the lady there pinches me', 'i have a cast because daddy was playing too rough', 'mum says puppy goes if i tell', 'the dark cupboard they put me in', 'babysitter makes us play a secret game', 'she’s eating less and less and weighs herself in the morning'],
    counterExamples: ['he went to the sea and his tongue turned blue', 'the window was open and a bird came in', 'he ate a lolly and went blue', 'she pulled the sledge up', 'after daddy laughed we all laughed', 'our boomerang did not come back', 'daddy pushed me on the swing']
  },
  {
    label: 'a grown-up whom a child fears',
    kind: 'danger',
    said: said(
      `(?:hates?|hated|dreads?|(?:does|do|did) not (?:want|like)(?: to)?|(?:is |are |am )?(?:scared|afraid|frightened|terrified|worried) (?:of|about|to)|(?:will|would) not) (?:be|being|stay|staying|sleep|sleeping|go|going) alone (?:at home |in the house |in a room )?with (?:the |<my> )?(?:<uncle>|<parent>|<kin>|man|men|neighbou?r|lodger|babysitter|coach|teacher|mr|stepdad|stepmum)|(?:^|who |and |to |not |never |always |is |was |be |being |get |gets |getting |got |been )(?:smacked|spanked|slapped|whipped|caned|beaten|hit|kicked|punched|shouted at every \\p{L}+) by (?:the |<my> )?(?:<parent>|<uncle>|<kin>|stepdad|stepmum|teacher|childminder|babysitter|coach|carer)(?=$| [,.]| (?:and|but|because|when|every|again|any|at|in|so)(?: |$))|^(?:he|<parent>|<uncle>(?: <name>)?|<my> <uncle>|(?:the |a |an )?(?:old )?(?:man|coach|teacher|neighbou?r|lodger)(?: [\\p{L}<>]+ [\\p{L}<>]+)?|mr \\p{L}+) (?:likes?|loves?|wants?|watches|looks at|follows) (?:young )?(?:girls|boys)(?=$| [,.])`
    ),
    unless: unless('balls?|snowballs?|pillows?|balloons?|beanbag|chess|cards|draughts|tennis|football|cricket|ping pong|race|races|game|games|tag|waves?|custard|accident', 'dolls?|teddy|pretend(?:ed|ing|s)?'),
    examples: ['a girl who hates being alone with her uncle', 'she doesn’t want to be alone with uncle Joe', 'scared of being alone with daddy', 'a boy who doesn’t want to be smacked by mummy', 'Theo gets hit by stepdad', 'the boy who was slapped by his teacher', 'he likes little girls', 'uncle Ray likes little boys'],
    counterExamples: ['hates being alone', 'Leo likes girls', 'she loves being alone with her uncle', 'doesn’t want to go with the dog', 'a boy who was beaten by his mummy at chess', 'hit by a snowball by daddy', 'he likes little cars', 'a dragon who likes little girls’ songs', 'a boy who doesn’t want to be kissed by grandma']
  },
  {
    label: 'a weapon at home',
    kind: 'danger',
    said: said(
      // A robber is read as a figure of tales.
      '(?:<creature>|burglars?|thie(?:f|ves)|man|men|intruder|gang|someone|somebody)(?: (?:came|broke in|got in|was|were|who))?(?: with| had| has| holding| carrying)+ (?:the |some )?(?:\\p{L}+ )?(?:knife|knives|gun|guns|machete|weapon|crowbar|hammer|<toy>|axe)(?:.* )?(?:in|into|inside|at|outside|to) (?:the |<my> )(?:house|home|flat|room|bedroom|kitchen|garden|door|shop|school|street)(?=$| )'
    ),
    unless: unless('film|movie|play(?:s|ed|ing)?|pirates?|dragons?|bears?|mouse|witch|knight|giant|monster|chef|cook|toy|water|fix(?:es|ed)?|mend(?:s|ed)?|fence|shelf|bread|butter|birthday|cake|costume|butcher', 'teddy|dolls?|lego|pretend(?:ed|ing|s)?'),
    examples: ['a robber with a knife was in our house', 'a man had a gun outside our school', 'a burglar with a hammer came into our house'],
    counterExamples: ['a robber in our house who tidied up', 'a man with a hammer fixed our house', 'a man with a cake knife at our house', 'a pirate with a knife']
  },
  {
    label: 'a child who drank what is no drink',
    kind: 'danger',
    said: said(
      '(?:drank|drunk|drinks|ate|eaten|swallowed|tasted|licked|got into) (?:[\\p{L}<>]+ ){0,5}(?:under the (?:kitchen |bathroom )?sink|(?:in|from) the (?:garage|shed|cleaning cupboard|bleach bottle)|bleach|weed ?killer|antifreeze|white spirit|washing (?:pods?|capsules?|<toy>)|laundry pods?|dishwasher (?:<toy>|tablets?)|rat poison|poison|toilet cleaner|drain cleaner|turps)(?=$| )'
    ),
    unless: unless('water|milk|juice|squash|lemonade|apples?|biscuits?|sweets?|mouse|mice|witch|potion|apple|snow white|cake|crisps|ice lolly|lollies'),
    examples: ['throwing up after she drank something under the sink', 'he ate a dishwasher tablet', 'Mia drank bleach', 'the baby got into the stuff under the sink'],
    counterExamples: ['he drank water from the garage tap', 'a mouse that ate crumbs under the sink', 'snow white ate the poison apple', 'he drank something funny at the party']
  },
  {
    label: 'a child who is shut out for its skin, its speech or its faith',
    kind: 'sadness',
    said: said(
      '(?:left out|not allowed|cannot play|can not play|may not play|not invited|laugh(?:ed|s|ing)? at|teas(?:ed|es|ing)|picked on|call(?:ed|s|ing)? (?:names|[\\p{L}<>]+)|star(?:ed|es|ing) at|pushed|hit|bullied|(?:will|would|do|does|did) not (?:let|play|sit|want|like|be friends)[\\p{L}<> ]*|nobody (?:plays|likes|sits)[\\p{L}<> ]*|cr(?:ied|ies|ying)|sad) because (?:of )?(?:(?:he|she|i|we|they|<name>|<my>) )?(?:is |am |are |was |has |have |wears? |skin |hair )*(?:too |so |a |an |the |got )*(?:different |<my> )?(?:brown|black|dark|foreign|muslim|jewish|hindu|sikh|asian|african|indian|chinese|arab|skin|headscar\\p{L}+|hijab|turban|accent|wheelchair|fat|poor|disabled|deaf|blind|autistic)(?=$| )'
    ),
    unless: unless('bears?|cows?|sheep|swan|duckling|horse|cat|dog|chocolate|cake|toast|dark outside|bananas?|toys?|crayons?|egg'),
    examples: ['left out because she is brown', 'they won’t let Mia play because she’s black', 'he was called names because of his accent', 'nobody plays with her because she wears a hijab', 'cried because of my skin'],
    counterExamples: ['the toast was left out because it is black', 'the brown bear was left out because he is brown', 'left out because she is late', 'laughed because he is silly', 'we can’t play because it is dark outside']
  },
  {
    label: 'a stranger who comes near',
    kind: 'danger',
    said: said(
      'went with the (?:\\p{L}+ ){0,2}man|m[ae]n (?:in the park |at the \\p{L}+ )?knows? <my> name|m[ae]n offered (?:me|him|her|us|<my>|<name>) (?:lift|ride)|took <my> hand (?:[\\p{L}<>]+ ){0,3}and walked (?:off|away)|(?:pupp(?:y|ies)|kittens?|sweets|<pet>) in <my> (?:van|car|<vehicle>)|m[ae]n (?:with (?:the|a) [\\p{L}<>]+ )?(?:gave|gives) (?:me|him|her|us|<name>) (?:sweets|candy|chocolate|money)|m[ae]n drove (?:me|him|her|<my>|<name>)'
    ),
    unless: unless('taxi|bus (?:driver|man)|postman|policeman|fireman|santa|halloween|trick or treat|market|shop|stall|grandpa|grandad|uncle|dad|daddy|tractor|rescued?|bride|wedding', ''),
    examples: ['Theo went with the ice cream man and not home', 'a man in the park knows my name', 'a man offered me a lift', 'lady took her hand at the fair and walked off with her', 'he said he has puppies in his van', 'the man with the beard gave me sweets', 'missed the bus and a man drove her'],
    counterExamples: ['the bus man drove us to the zoo', 'the man at the market gave her a peach', 'we have our puppy in a basket', 'he took my hand and we walked home', 'grandpa offered me a lift on his tractor']
  },
  {
    label: 'a child whom other children hurt',
    kind: 'sadness',
    said: said(
      `^${OTHERS} (?:at school |on the <vehicle> |in <my> class )?(?:always |keeps? |often )?(?:push(?:es|ed|ing)?|kick(?:s|ed|ing)?|shov(?:e|es|ed)|trip(?:s|ped)?|spits? (?:at|on)|spat (?:at|on)|punch(?:es|ed)?|hits?|pinch(?:es|ed)|pulls? (?:the )?hair of) ${TO_CHILD}(?=$| [,.]| (?!(?:goal|ball|some|the|balls?)(?: |$)))|(?:gets?|got|getting|writes?|wrote|writing|sends?|sent|sending|posts?|posted|leaves?|left|keeps? getting|found|finds?) (?:<my> |me |us |him |her |<name> )?(?:such |more |lots of |some )?(?:nasty|horrible|mean|cruel|hurtful|hateful) (?:messages?|texts?|emails?|comments?|posts?|notes?|letters?)(?= |$)|(?:hijab|headscarf|turban|patka|kippah|yarmulke|hearing aids?)(?: (?:is|was|gets|got))? (?:pulled|ripped|torn|snatched|knocked|grabbed) off|(?:pulled|ripped|tore|snatched|knocked|grabbed) off <my> (?:hijab|headscarf|turban|patka|kippah|yarmulke|hearing aids?)`
    ),
    unless: unless(
      'swings?|sledges?|sleds?|trolleys?|carts?|go karts?|buggy|wheelbarrow|bikes?|scooters?|tag|pillows?|snowballs?|balloons?|in the pool|roundabout|down the hill|hammock|wheelchair race|high fives?|wind|mud|hedge'
    ),
    examples: ['the big boys push theo over every day', 'two boys trip Leo up on the stairs', 'a boy kicks Ella on the bus and nobody helps', 'some kids spit at me on the way home', 'Isla gets nasty messages on her tablet', 'a girl ripped off her headscarf', 'his turban was pulled off at school'],
    counterExamples: ['a boy pushes Mia on the swing', 'the big boys push the sledge up the hill', 'the kids kick the ball to Isla', 'the boys push Theo down the hill in a trolley', 'a girl kicks goals for us', 'silly messages from grandpa', 'his wellies were pulled off by the mud', 'nasty notes from a troll', 'mean comments']
  },
  {
    label: 'a child who asks why the others leave it out',
    kind: 'sadness',
    said: said(
      `why (?:will|do|does|would|did|can|has)(?: not)? (?:(?:they|${OTHERS}|<my> friends)(?: never| not)? let ${TO_CHILD_ASKED} (?:play|join in|join|sit|be in (?:the|<my>) (?:\\p{L}+ )?(?:club|game|gang|den|team))(?: with (?:them|<my>))?|${ANYONE} (?:ever )?(?:wants? to )?(?:(?:play with|sit with|talk to|choose|pick|be friends with) )?${TO_CHILD_ASKED})(?: (?:any more|at (?:school|playtime|lunch|break)))?(?=$| [,.])`
    ),
    unless: unless('football in the house|ipad|drums?|sun|cat'),
    examples: ['why don’t they let me play with them?', 'why won’t they let me join in?', 'why does nobody play with me?', 'why won’t the girls let Isla play', 'why does nobody like me at school?'],
    counterExamples: ['why won’t the sun let me sleep?', 'why does nobody play chess with the cat?', 'why don’t they let me play on the ipad?', 'why do the others let me win?', 'why does nobody like sprouts?']
  },
  {
    label: 'a child to whose feast nobody comes',
    kind: 'sadness',
    said: said(`${ANYONE} (?:came|comes|turned up|turns up|showed up|is coming|wants to come|would come|will come) to (?:<my> |<name> ’s |<name> )(?:\\p{L}+ )?(?:party|birthday)(?! until| before| without)`),
    unless: unless('too early|on time|empty handed|late|shoes'),
    examples: ['nobody comes to Isla’s birthday party', 'no one turned up to Leo’s party', 'nobody wants to come to her party'],
    counterExamples: ['nobody came to the party until the cake came out', 'a dragon, and nobody came to her party', 'everybody comes to Isla’s birthday party', 'nobody came to Leo’s party without a hat']
  },
  {
    label: 'a hurt that is explained away',
    kind: 'danger',
    said: said(
      `(?:says?|said|tells?|told|pretends?|pretended)(?: \\p{L}+)? (?:that )?(?:she|he|i|they) (?:walked into|fell|tripped|slipped|bumped)(?: \\p{L}+){1,4} but (?:really |it |she |he |i )*(?:${NOT_SO}|<parent>|<uncle>|someone)|(?:lies?|lied|fibs?|fibbed|fibbing|lying|story)(?: \\p{L}+)? about (?:where|how|why|what|the|<my>)(?: \\p{L}+){0,3} ${MARKS}|(?:lies?|fibs?) about ${MARKS}|(?:lies?|lied|fibs?|fibbed) about where (?:she|he|i|we|they) (?:slept|sleeps?|goes at night|lives?)(?=$| [,.]| (?:last|at|now))|everything is (?:fine |ok |okay |alright |good )?(?:at home )?but it ${NOT_SO}|(?:she|he|i) (?:is|am) (?:fine|ok|okay|alright)(?: at home)? but (?:she|he|i|it) (?:is|am|was) not$|it was not the (?:<pet>|door|stairs?)[ ,]+(?:it was )?(?:<parent>|<uncle>)`
    ),
    unless: unless('cake|biscuits?|chocolate|jam|custard|paint|in the (?:snow|play)|on stage|for (?:a )?joke'),
    examples: ['Isla says she fell down the stairs but she didn’t', 'Ella says she walked into a door but it wasn’t a door', 'he fibs about how he got the black eye', 'Isla tells a lie about where the marks came from', 'Theo says everything is fine at home but it isn’t', 'Ella tells everyone she is fine but she isn’t', 'it was not the cat, it was Dad', 'she told a lie about where she slept last night'],
    counterExamples: ['Isla says it was the cat but it was the dog', 'he fibs about how he got the biscuit', 'he says his room is tidy but it isn’t', 'Ella tells everyone she is a robot', 'Isla fibs about the marks of jam on the wall', 'she says she fell asleep and she did']
  },
  {
    label: 'a secret that a grown-up makes a child keep',
    kind: 'danger',
    said: said(
      `${OUTSIDER} (?:told|tells|asked|asks|made|makes|wants|taught|teaches) ${TO_CHILD.replace('|<kin>', '')} (?:to )?(?:fib|lie|say nothing|keep quiet|not (?:to )?tell|not to say|keep it secret|keep secrets?)|${OUTSIDER} (?:gives|gave|buys|bought|pays|paid) ${TO_CHILD.replace('|<kin>', '')} (?:\\p{L}+|<\\p{L}+>) (?:to (?:keep (?:quiet|secrets?|it secret)|not tell|say nothing)|(?:so )?(?:that )?(?:she|he|i|they) (?:will|does|would) not (?:tell|say))`
    ),
    unless: unless('birthday|party|parties|surprises?|presents?|cake|christmas|santa|wedding|map|treasure|magic|recipe'),
    examples: ['the babysitter told Isla to fib about what happened', 'the lodger told Isla not to tell anyone', 'the man next door told Theo to say nothing', 'the neighbour gives Isla sweets to keep quiet', 'the coach gives Ella money to keep it a secret', 'uncle buys Theo sweets so he won’t tell', 'mum’s boyfriend taught me to keep secrets'],
    counterExamples: ['the neighbour told Theo to say nothing about the surprise party', 'the coach gives Isla sweets for her goal', 'dad gives Isla sweets to keep the birthday secret', 'the babysitter told Isla a story', 'the librarian told Theo to keep quiet']
  },
  {
    label: 'a stranger who lures a child',
    kind: 'danger',
    said: said(
      '(?:man|stranger|lady|woman|someone|guy|bloke)(?: (?:in|at|by|outside) the \\p{L}+)? (?:says?|said|told (?:me|us|him|her|<my>|<name>)) (?:that )?(?:he|she|they) (?:has|have|had|got) (?:\\p{L}+ )?(?:<pet>|sweets?|presents?|ice creams?|toys?|<toy>|games?|something) in (?:<my>|the) (?:\\p{L}+ )?(?:<vehicle>|house|flat|garage|shed|boot)|(?:man|stranger|someone|guy|bloke)(?: in the \\p{L}+)? (?:wants?|wanted|asks?|asked|tells?|told|tried to get|tries to get) (?:me|us|him|her|<my>|<name>) (?:to )?(?:get |come |go )?(?:in(?: to)?|into|with him to) (?:the|<my>) (?:\\p{L}+ )?(?:<vehicle>|house|flat|home)'
    ),
    unless: unless('taxi driver|bus driver|santa|ice cream van|rescue|vet|shelter'),
    examples: ['a man in the park says he has a puppy in his car', 'a lady says she has kittens in her van', 'the stranger wants Isla to get in his car'],
    counterExamples: ['a lady says she has kittens for us', 'the pirate wants Isla to get in his boat', 'a man says he has a parrot on his hat', 'the bus driver wants us to get on the bus']
  },
  {
    label: 'a stranger who gives a child things, or asks it where it lives',
    kind: 'danger',
    said: said(
      `${UNKNOWN_ADULT} (?:keeps? |kept )?(?:gives?|gave|giving|offers?|offered|offering|hands?|handed|buys?|bought|buying) ${TO_CHILD_ASKED} (?:(?:some|the|lots of|more|\\p{L}+) )?${LURES}(?=$|[ ,.])|${UNKNOWN_ADULT} (?:keeps? |kept )?(?:asks?|asked|asking|wants? to know|wanted to know) (?:${TO_CHILD_ASKED} )?(?:<my> name|${WHERE_LIVES}|for ${PRIVATE_THINGS}|(?:if (?:he|she|i|we|they|<name>) )?(?:wants?|wanted|likes?|liked|would like) (?:some |the )?${LURES})`
    ),
    unless: unless(FEASTS_AND_TALES),
    examples: ['someone in a white van gave him sweets', 'a man in a van gave Leo sweets after school', 'a stranger gave her chocolate at the park', 'a man he didn’t know offered him a lift home', 'an old man at the bus stop keeps giving her presents', 'a lady in a car asked Isla where she lives', 'someone parked outside school asked him if he wanted sweets'],
    counterExamples: ['a stranger gave her a lift on his camel', 'the ice cream van gave him two scoops', 'someone in a white van delivered our new sofa', 'a nice lady at the market gave her a peach', 'grandma gave him sweets', 'a man in a van who sells ice cream', 'a man in a tall hat gave him magic beans', 'the postman gave Isla a sticker', 'a stranger from the moon who gives Isla sweets']
  },
  {
    label: 'somebody met on a screen who wants to meet a child, or where it lives',
    kind: 'danger',
    said: said(
      `(?:someone|somebody|stranger|man|boy|girl|lady|woman|person|friend|player|guy)(?: who| that)?(?: (?:she|he|i|<name>) (?:met|meets|plays with|knows|talks to|chats (?:to|with)))?(?: only)? ${ON_SCREEN}(?: who)? (?:keeps? )?(?:wants? (?:${TO_CHILD_ASKED} )?to (?:meet|send|know where)|(?:asks?|asked|asking) (?:${TO_CHILD_ASKED} )?(?:for ${PRIVATE_THINGS}|where|to (?:meet|send|come)))`
    ),
    unless: unless('teacher|school|class|grandma|grandpa|granny|grandad|cousin|aunt(?:ie|y)?|uncle', ''),
    examples: ['someone on roblox asked Theo where he lives', 'a boy on minecraft wants to know where he lives', 'someone she met online wants to meet her', 'a man online asked for her photo', 'a girl she plays with on roblox asked her to send a picture'],
    counterExamples: ['a boy on minecraft builds a castle', 'a girl on youtube who bakes cakes', 'someone on the tablet sings about sharks', 'the boy online is her cousin who wants to meet her in the summer']
  },
  {
    label: 'a child afraid of somebody at home, or smacked there',
    kind: 'danger',
    said: said(
      `${CHILD} (?:is |am |are |gets |got |was )?(?:scared|afraid|frightened|terrified) (?:when|if|whenever|every time|that) (?:${GROWN_UP}|<parent> (?:’s )?(?:boyfriend|friend|<uncle>)) (?:comes? (?:home|in|to stay|round|upstairs|back)|drinks?|shouts?|is (?:home|drunk|angry|cross|here))|(?:scared|afraid|frightened|terrified) of <parent> (?:’s )?(?:friend|boyfriend|<uncle>|<my>)|${CHILD} (?:is|was|gets|got|am|are|being) (?:smacked|slapped|spanked|hit|beaten|belted|caned|whipped|whacked) (?:for|because|when (?:he|she|i)|if (?:he|she|i)|at home|by (?:${GROWN_UP}|the (?:teacher|coach|man)))`
    ),
    unless: unless('boo|mask|costume|thunder|halloween|balls?|snowballs?|pillows?|cards|chess|tickle|wins?|spiders?|race|surprise'),
    examples: ['Ella is scared when Mum’s friend comes to stay', 'Isla is frightened when Dad comes home', 'he is afraid when mum’s boyfriend drinks', 'Isla was slapped for being late', 'Theo is smacked for spilling the milk', 'Theo gets hit when he is naughty', 'he was beaten by his uncle'],
    counterExamples: ['Theo got slapped by a wet fish', 'Theo gets hit by a snowball', 'Isla was beaten by grandpa at chess', 'Theo is scared when dad comes home in a monster mask', 'Isla is scared of spiders', 'grandma is scared when the balloon pops']
  },
  {
    label: 'a child left to see to itself',
    kind: 'danger',
    said: said(
      `(?:was left|were left|left (?:me|us|him|her|<name>|the <baby>)|waited|waits|sat|sits|slept|sleeps|sleeping) (?:locked )?in the <vehicle> (?:by (?:himself|herself|myself)|alone|on <my> own|for hours|in the (?:heat|sun|night)|on hot day|all night|while <parent> (?:drinks?|drank|was in the (?:pub|bar|shop)))|${CHILD} (?:makes?|made|cooks?|gets?|got|has to (?:make|cook|get)|had to (?:make|cook|get)|puts?|feeds?) (?:<my> |the )?(?:\\p{L}+ )?(?:tea|dinner|breakfast|lunch|supper|food|brother|sister|<baby>|bed)(?: \\p{L}+){0,3} because (?:<my> )?${GROWN_UP} (?:is|has|was|can|will|does|did|lies|never)(?: (?:not|always))? (?:(?:asleep|lying|passed out|sleeping|out) on the (?:\\p{L}+ )?(?:floor|sofa)|passed out|drunk|drinking|out (?:drinking|again|at night)|(?:get|wake) up|get out of bed|too (?:sad|drunk|poorly|sick)|on the floor|wake|there|home)`
    ),
    unless: unless('birthday|surprise|treat|holidays?|camping|anniversary|work|mother ’s day|father ’s day|sausages?|picnic'),
    examples: ['Theo was left in the car by himself for hours', 'Leo waited in the car alone all evening', 'the baby was left in the car on a hot day', 'Theo makes his own tea by himself because Dad is asleep on the floor', 'Ella cooks dinner because Mum can’t get out of bed', 'Isla gets breakfast herself because Dad is passed out on the sofa'],
    counterExamples: ['Biscuit waits in the car for a sausage', 'Ella cooks dinner because it is Mother’s Day', 'Isla makes breakfast because Dad is asleep on the sofa and it is his birthday', 'Isla makes breakfast by herself', 'we sang in the car for hours']
  },
  {
    label: 'a home that is lost',
    kind: 'danger',
    said: said(
      '(?:house|flat|home|hut|village|building)(?: (?:has|was|is))? (?:burned|burnt)(?: (?:down|out|to the ground))|(?:have|has|had|having) to (?:sleep|live|stay) (?:in (?:the|<my>) <vehicle>|(?:at|in) the (?:<vehicle>|train|<toy>) station|on the streets?|in (?:the )?hostel|in doorways?)|^(?:we|i|they|<name>|<name> family) (?:lives?|(?:is|are) living) in (?:the |<my> )?(?:<vehicle>|hostel|shelter|one room in hostel|doorway)(?= [,.]|$| (?:since|because|and misses))|live in (?:the )?tent (?:.* )?misses|(?:misses|miss|missing|cries for) (?:the |<my> )?(?:\\p{L}+ |<\\p{L}+> ){1,3}(?:that )?(?:she|he|they|we|i) (?:left|had to leave)(?: behind)? in (?:the|<my>) (?:country|war|village|homeland|house that burned)'
    ),
    unless: unless('gingerbread|oven|holidays?|caravans?|camper ?van|museum|toy|stage|for fun|on tour|pigs?|cheese|delayed|cake'),
    examples: ['Isla’s house burned down with all her toys in it', 'our flat burnt down', 'we have to sleep in the car', 'we had to sleep at the bus station', 'we live in the car now', 'Ella’s family lives in one room in a hostel now', 'we live in a tent now and Theo misses his bed', 'she misses the swing she left in her old country'],
    counterExamples: ['the gingerbread house burned in the oven', 'a snail lives in a jar now', 'we sleep in a tent in the living room', 'Theo misses the train he left at Grandma’s', 'Ella lives in a caravan in the summer', 'we sang in the car']
  },
  {
    label: 'one of us who became a star',
    kind: 'loss',
    said: said(
      '(?:^|<my> |<name> (?:’s )?|the )(?:\\p{L}+ )?(?:<kin>|<parent>|<uncle>|<baby>|<my> friend)(?: <name>)? (?:turn(?:s|ed)? (?:in ?to|to)|has turned (?:in ?to|to)|changed (?:in ?to|to)|becomes?|became|has become|is (?:now )?becoming) (?:(?:the )?(?:brightest |new |shining )?(?:star|angel)(?=$| [,.]| (?:up|in the sky|in heaven|last|yesterday|today|and (?:<name>|i|we|he|she)|when|after|so|because|for ever|forever|that|who|above|at night))|(?:the wind|part of the (?:sea|sky|earth|wind|ocean|garden|forest|stars))(?=$| ))|(?:<my> )(?:\\p{L}+ )?<pet>(?: <name>)? (?:turned (?:in ?to|to)|became|has become|is now) (?:the )?(?:star|angel)(?=$| [,.]| (?:up|in the sky|in heaven|last|yesterday|today))|<pet>(?: <name>)? (?:becomes?|became|turn(?:s|ed)? (?:in ?to|to)|is) (?:the )?star (?:in the sky|in heaven|up (?:there|above|in the sky))'
    ),
    unless: unless('shows?|stage|school|nativity|plays?|film|pop|rock|dance|dancing|costume|spell|potion|wand|magic|magically|christmas|team|football|band|circus|tv|telly|youtube'),
    examples: ['Grandma turns into a star', 'Nan has turned into a star', 'Isla’s mummy turns into an angel', 'my brother turned into an angel', 'our rabbit became a star in the sky', 'Theo’s old dog becomes a star in the sky', 'Grandad became the wind', 'grandma became part of the sea'],
    counterExamples: ['Isla turns into a star', 'Grandad turns into a stork', 'the cat turns into a star at the school show', 'Mum turns into a star on the dance floor', 'Grandma turned into a teapot', 'the rabbit became a star of the show', 'Nan turned into a pop star', 'Dad became part of the band', 'a fish that turned into a star']
  },
  {
    label: 'a greeting sent to somebody who is not here',
    kind: 'loss',
    said: said(
      '(?:sends?|sent|sending|lets?|release[sd]?|blows?|blew|fl(?:y|ies|ew)) (?:\\p{L}+ |<\\p{L}+> )?(?:\\p{L}+|<\\p{L}+>) (?:go )?up to (?:<my> )?(?:<kin>|<parent>|<uncle>|<baby>)(?= [,.]|$| in the sky)|(?:churchyard|graveyard|cemetery|gravestone|headstone|grave|memorial) where (?:<my> )?(?:\\p{L}+ )?(?:<kin>|<parent>|<uncle>|<pet>|<baby>|friend|<name>|he|she)(?: <name>)? (?:is|lies|rests|sleeps|was|lives)|(?:<creature>|<pet>|star|brightest star|feather|white feather|rainbow)(?: (?:on|in|at|by|outside) (?:the|<my>) \\p{L}+)? is (?:really )?(?:<kin>|<parent>)(?: (?:saying (?:hello|hi|goodnight)|watching|visiting|come back|coming back|looking|waving)(?: .*)?)?$'
    ),
    unless: unless(
      'dressed|costume|disguise|pretend(?:ing|s)?|plays?|shows?|window|roof|tree ?house|tree|balcony|ladder|hill|upstairs|bedroom|halloween|spell|magic|lego|dream(?:ed|t|s)?|lion|tiger|bear|dragon|monster|wolf|dinosaur|penguin|monkey|gorilla|elephant|ghost',
      ''
    ),
    examples: ['Theo sends a balloon up to Grandad', 'Isla lets a balloon go up to Nana', 'she blows a kiss up to Grandpa', 'a drawing for the churchyard where Grandma is', 'the graveyard where my hamster sleeps', 'the robin on the fence is Grandad saying hello', 'the butterfly on my hand is Grandma saying hello', 'the robin is Nana watching us'],
    counterExamples: ['a balloon goes up to the ceiling', 'Theo throws a ball up to Grandpa in the tree house', 'Theo sends a balloon up to the moon', 'the butterfly on my hand is tickling me', 'the robin is watching us eat cake', 'the bear in the play is Grandpa', 'the ghost in the graveyard who was scared of children']
  },
  {
    label: 'an accident of which only the day is told',
    kind: 'danger',
    said: said(
      `(?:the )?(?:day|week|night|month|summer|year|evening|morning) (?:before|after|of) (?:the|<my>) (?:\\p{L}+ )?(?:accident|crash|fire|stroke|explosion|attack|earthquake|shooting)(?=$| [,.])|^${CHILD}(?: <name>)? (?:(?:gets|got|was|has been|had been|is|nearly got) run over|(?:falls?|fell|has fallen) (?:out of|off|from) (?:the|<my>) (?:\\p{L}+ )?(?:window|balcony|cliff|bridge|scaffolding|multi storey)|sets? fire to (?:the|<my>) (?:house|home|school|flat|bed|curtains|shed|sofa|carpet|hair)|burn(?:s|ed|t) (?:the|<my>) (?:house|school|home|flat|shed) down|burn(?:s|ed|t) down (?:the|<my>) (?:house|school|home|flat|shed))|(?:<kin>|<name>|<parent>|<uncle>|<my>)(?: ’s)? (?:<limb>|hand|thumb) (?:was|is|got|gets|were) cut off|(?:finds?|found|finding) (?:it|him|her|them|<my> (?:<pet>|<kin>|<parent>)|the (?:<pet>|\\p{L}*bird|<creature>)) dead(?=$| [,.]| (?:in|under|on|at|by|this|last|outside)(?: |$))`
    ),
    unless: unless(
      'reindeer|santa|sleigh|potty|poo|wee|toilet|jelly|custard|paint|glue|cake|haystack|hay|leaves|snow|pillow|cushions?|trampoline|sausages?|tractor|remote control|snowballs?|doll ’s house|drill|practice|gingerbread|statue|robot|phone|battery|torch|<toy>|paper|photo|funny|teddy|dolls?|lego|minecraft|roblox|pretend(?:ed|ing|s)?|dream(?:ed|t|s)?|puppets?|cartoon|lands? (?:in|on)',
      ''
    ),
    examples: ['Uncle Joe taught Theo to whistle the week before the accident', 'the summer before the crash, Dad taught Isla to dive', 'Theo learned to skate the day before the fire', 'Theo gets run over', 'my cousin got run over', 'Leo fell off the balcony', 'Isla fell out of the upstairs window', 'Isla sets fire to the house', 'Isla burned the school down', 'grandpa’s arm was cut off', 'we found the hamster dead in his cage', 'Ella finds the blackbird dead under the window'],
    counterExamples: ['the day before the party', 'my toy car got run over by the tractor', 'grandma got run over by a reindeer', 'Leo fell off the sofa', 'Isla fell out of bed', 'the gingerbread man’s leg was cut off', 'Isla finds the torch dead', 'Isla burned the toast', 'Theo lights the candles', 'Theo fell out of the window into a haystack', 'the day after the fire drill']
  },
  {
    label: 'hair that an illness took',
    kind: 'illness',
    said: said('(?:<parent>|<kin>|<uncle>|friend|<name>|she)(?: <name>)? (?:has )?(?:lost|is losing|loses|lost some of) <my> hair(?=$| [,.]| (?:and|but|because|from|so))|(?:<parent>|<kin>|<uncle>|friend|<name>|she|<my>) (?:has )?no hair (?:any more|because|from|since|left)|<parent> (?:who |that )?(?:has|have|with) (?:got )?no hair(?=$| [,.])'),
    unless: unless('his hair|bald|grandpa|grandad|granddad|gramps|grandfather|opa|dad|daddy|uncle|hairbrush|clip|band|bobble|barber|hairdresser|scissors|<baby>|(?<=and )(?:a )?(?:tie|slide)'),
    examples: ['Isla’s mum has lost her hair', 'auntie lost all her hair and wears a scarf', 'my sister has no hair any more because of the medicine', 'a haircut for mummy who has no hair'],
    counterExamples: ['Isla lost her hair clip', 'Grandpa lost his hair and found a hat', 'a mermaid lost her hair', 'mum brushed her hair', 'my dad has no hair left']
  },
  {
    label: 'a child between two homes who cries, and one whom nobody looks for',
    kind: 'separation',
    said: said(
      `two (?:houses|homes|bedrooms)(?: \\p{L}+){0,3} and (?:\\p{L}+ )?(?:cr(?:y|ies|ied)|is sad|misses|hates it)|${CHILD} (?:is|was|am|gets|got) lost (?:\\p{L}+ ){0,4}?(?:and|but) (?:nobody|no one) (?:is looking|looks|looked|came|comes|is coming|misses|missed|notices|noticed|wants)`
    ),
    unless: unless('hide and seek|hiding|hid|seek|game|onions?'),
    examples: ['Isla has two houses now and cries on Sundays', 'he has two homes and cries every Friday', 'Ella is lost and nobody is looking for her', 'Theo is lost and no one comes for him'],
    counterExamples: ['he has two homes and two beds', 'Theo is hiding and no one can find him', 'Theo is lost in hide and seek and no one is looking for him', 'Isla has two houses, one of them in a tree']
  },
  {
    label: 'a creature whose mother was shot, and a place that was buried',
    kind: 'danger',
    said: said(
      '(?:hunters?|poachers?|huntsm[ae]n|soldiers?|farmer|man|men) (?:shot|shoots?|killed|kills?|took) (?:the |<my> )?(?:\\p{L}+ |<\\p{L}+> |’s ){0,4}(?:<parent>|mother|father|<baby>|cub|foal|calf|family|herd)(?=$| [,.]| (?:and|so|but))|because of the (?:hunters|poachers|guns|soldiers|war)|(?:earthquakes?|landslide|avalanche|mudslide|floods?|tornado|hurricane|cyclone|tsunami|volcano|lava|missile|bombs?|rocket) (?:buries|buried|destroys|destroyed|flattens|flattened|knocked down|wiped out|killed|kills|hits?|smashed) (?:the |<my> |<name> ’s |<name> |everyone|all)(?:(?:school|house|home|flat|village|town|street|city|hospital|nursery|people|everyone)|$| ?in the (?:village|town|school))'
    ),
    unless: unless(
      'photos?|pictures?|camera|film|custard|jelly|chocolate|teddies|pillows|cushions|lego|toy|sandcastle|minecraft|roblox|sweets|toys|model|cardboard|pretend(?:ed|ing|s)?|dream(?:ed|t|s)?|dinosaurs?|long ago|pompeii|peas|leaves|goal|winner',
      ''
    ),
    examples: ['the hunter shot the deer’s mother', 'the hunters killed the bear cub’s mother', 'poachers shot the baby elephant’s mum', 'the whale can’t find its mother because of the hunters', 'an earthquake buries the school', 'the flood destroyed our street', 'an avalanche buried the village'],
    counterExamples: ['the hunter shot a photo of the bear', 'the flood of custard filled our street', 'an avalanche of teddies buried Dad', 'a volcano in the garden', 'the earthquake of a giant’s sneeze', 'a rocket hits the moon']
  },
  {
    label: 'a question after what grown-ups do to children',
    kind: 'sadness',
    said: said('^where (?:is|are) (?:the )?heaven$|^why (?:do|did|would) (?:some )?(?:mums|mummies|moms|dads|daddies|parents|grown ups|grownups|adults|people|families|mothers|fathers|<parent>(?: ’s)?) (?:leave|split up|stop loving|hit|smack|hurt|drink|go to (?:prison|jail|war)|give (?:away )?(?:children|babies)|fight(?! with))(?=$| [,.]| (?:us|me|children|kids|<my>|home|each|away))|^why do (?:some|those|so many) (?:children|people|kids|boys|girls|families) (?:have|live|sleep) (?:(?:with )?no (?:home|house|food|mum|dad|parents|family|bed|shoes|water|<parent>)|on the street|in tents)'),
    unless: unless('water|milk|tea|coffee|<my> shoes|lights|door|high fives?|balls?'),
    examples: ['where is heaven', 'why do mums leave', 'why do grown-ups hit children', 'why do some children have no home'],
    counterExamples: ['why do leaves fall down', 'why do mums drink coffee', 'why do dads leave the lights on', 'why do some children have curly hair']
  },
  {
    label: 'one who is wanted back, or was one of us',
    kind: 'loss',
    said: said('(?:wants?|wanted|wishes for|wishing for|needs?) (?:<my> |the )?(?:<parent>|<kin>|<baby>|<pet>|friend|mummy|mother|father)(?: <name>)? (?:back|<limb>)(?=$| [,.]| (?:again|so|from (?:heaven|the (?:sky|stars|moon|sea))))|used to be (?:<my> |<name> ’s |<name> )?(?:<parent>|<kin>)(?=$| [,.])|flew (?:away|off|up) (?:in ?to|to) (?:the )?(?:stars|sky|clouds|heaven)(?=$| [,.])|(?:<kin>|<parent>|<my> <uncle>) (?:is (?:up )?in the (?:clouds|sky|stars)|lives in the (?:clouds|sky|stars)|(?:watch(?:es|ing)?|looks?(?: down)?|waves?|smiles?|is watching|is looking)(?: down)?(?: (?:at|on|over))?(?: (?:<my>|me|us|him|her|<name>))?(?: down)? from the (?:moon|clouds|sky|stars))'),
    unless: unless('planes?|aeroplane|pilot|rockets?|astronaut|hot air|<toy>|helicopter|jetpack|glider|parachute|hoover|broom(?:stick)?|spaceship|space|arm|arms|leg|legs|massage|rub|paraglid\\p{L}+|fl(?:y|ies|ying)|kites?|call(?:s|ed)?|pay|birds?|carpet|work|wings', ''),
    examples: ['a slug who wants his mum back', 'a boy who wants his brother back', 'a lonely star who used to be my sister', 'the baby flew away to the stars', 'grandpa is up in the clouds and waves at me', 'mummy watches me from the moon now', 'nana lives in the sky'],
    counterExamples: ['a slug who wants his hat back', 'grandpa is up a ladder and waves at me', 'granny flies to the moon on her hoover', 'the pilot is my mum and she is up in the clouds in her plane', 'the rocket flew away to the stars', 'this used to be my sister’s room', 'mum wants to call her sister back', 'a giant who wants his brother’s leg']
  },
  {
    label: 'a farewell in church, and a last song',
    kind: 'loss',
    said: said('(?:at|in) (?:the )?(?:church|chapel|mosque|temple|synagogue|gurdwara)(?: \\p{L}+)? (?:and )?(?:everyone|we all|we|they|<parent>|<kin>|people|i) (?:all )?(?:cried|cries|was crying|were crying|wept|was sad|were sad)|(?:<kin>|<parent>|<uncle>) (?:\\p{L}+ )?(?:taught|sang|wrote|told) (?:\\p{L}+ |<my> ){1,4}and it was (?:the|<my>) last (?:one|song|time|story|letter)(?=$| [,.])'),
    unless: unless('wedding|bride|baptism|christening|onions?|nativity|laugh(?:ed|ing)|happy|for joy', ''),
    examples: ['they played Grandpa’s song at church and everyone cried', 'Granny taught us a song and it was the last one'],
    counterExamples: ['we sang at church and everyone clapped', 'they played our song at church at the wedding and everyone cried', 'Granny taught us a song and it was very loud']
  },
  {
    label: 'a house without light, and what the fire took',
    kind: 'danger',
    said: said('(?:lights?|heating|electric(?:ity)?|gas|power|water|telly|internet)(?: (?:went|is|was|were|are|has been|got))? (?:off|cut off|out|turned off|gone) because (?:we|they|i|<parent>)(?: (?:and|<parent>))* (?:can not|could not|did not|have no|had no|has no|do not have)|(?:can not|could not) (?:pay|afford) (?:the )?(?:rent|heating|food|electric(?:ity)?|gas|bills?|dinner|shopping|shoes)|(?:burned|burnt) in the fire(?=$| [,.])'),
    unless: unless('logs?|wood|marshmallows?|sausages?|toast|guy|sticks?|potato(?:es)?|bonfire|camp ?fire|paper|monopoly|game', ''),
    examples: ['the lights went off because we could not pay', 'we can’t afford the heating', 'the cuddly rabbit burned in the fire'],
    counterExamples: ['the lights went off and we had a torch party', 'the marshmallow burned in the fire', 'we can’t pay the rent in monopoly', 'the cuddly rabbit went in the washing machine']
  },
  {
    label: 'a game of a grown-up that is none',
    kind: 'danger',
    said: said(`${GROWN_UP} (?:locks?|locked|shuts?|shut|leaves|left) ${TO_CHILD_ASKED} (?:out|outside|in)(?: (?:in|of|on))? (?:(?:the )?(?:snow|cold|rain|dark|night|cellar|cupboard|shed|attic|garage|balcony|house|<my> room)|all night|at night|for hours)|${GROWN_UP} (?:\\p{L}+|<\\p{L}+>)(?: (?:\\p{L}+|<\\p{L}+>)){0,5} until (?:i|she|he|<name>|we) (?:cried|cries|cry|screamed|bled|was sick|could not breathe)|^<creature> with bruises`),
    unless: unless('laugh(?:ed|ing)?|onions?|happy|by accident|accidentally|by mistake|hide and seek|keys?|presents?|surprise|with joy|tickl\\p{L}+|film|sang', ''),
    examples: ['mum locked me outside in the snow', 'daddy squirted me with the hose till I cried', 'uncle Joe locked her in the shed', 'a dragon with bruises'],
    counterExamples: ['daddy squirted me with the hose till I laughed', 'mum locked me out of the bathroom to wrap presents', 'mum locked us out of the house by mistake', 'a dragon with freckles', 'we danced until we cried']
  },
  {
    label: 'a voice that tells a child to do harm',
    kind: 'danger',
    said: said(
      '(?:friend|voices?|<toy>|<creature>|<pet>|man|someone|monster) (?:in (?:<my>|<name>|the) (?:’s )?(?:head|ear|wall|mirror) )?(?:says?|said|tells?|told|wants|makes) (?:that )?(?:(?:he|she|i|they|we|him|her|me|<my>|<name>) )?(?:should|must|has to|have to|to) (?:hurt|kill|cut|burn|stab|jump (?:off|out|from)|hit|choke|drown|bite) (?:(?:him|her|my|them)sel(?:f|ves)|people|everyone|<my>|the|<pet>|<baby>|brother|sister|<kin>|<parent>|<name>|him|her|me|of)(?! (?:cake|ball|paper|toast|grass|apple|sandwich|drum|bread|string|ribbon))'
    ),
    unless: unless('cake|balls?|drums?|toast|bread|dough|paper|grass|bell|gong|target|bath|sofa|trampoline|diving|pool|cards|hair', ''),
    examples: ['Theo’s imaginary friend says he should hurt people', 'the voice in Theo’s head tells him to hurt his sister', 'her teddy says she should cut herself'],
    counterExamples: ['the voice in the radio tells Theo to dance', 'her teddy says she should eat cake', 'the friend says he should hit the ball', 'the monster tells him to jump off the sofa']
  }
] // prettier-ignore
