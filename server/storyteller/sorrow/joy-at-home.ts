import { FOOD_WORDS } from '../language/food-words.ts'
import { FEAST, ONCE, PARENT, RELATIVE, RELATIVES_ALONE, said, WHOSE, type JoyRule } from './joy-words.ts'

/** Who eats no meal at all is not choosy. */
const MEALS = '(?:lunch|breakfast|dinner|supper|tea|treats?|snacks?|pudding|picnic|packed lunch)(?!\\p{L})'

/** Food, clothes, hair, the body, pets and things at home. */
export const JOY_AT_HOME: readonly JoyRule[] = [
  {
    label: 'a pet looked after, and a grown-up’s place of work',
    said: said(String.raw`^(?:learning to |how to )?(?:taking|take) care of (?:a|our|my|his|her|the) (?:new |first )?(?:pet|dog|cat|puppy|kitten|hamster|rabbit|guinea pig|fish|goldfish|plant)$|^(?:visiting|going to|visited|went to) (?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa)’?s (?:office|work|shop|workshop|studio|school)(?: (?:today|tomorrow|for the day))?$|^staycation(?: at home)?$`),
    examples: ['taking care of a pet', 'visiting mum’s office', 'staycation at home'],
    counterExamples: ['taking care of mum', 'visiting dad’s grave']
  },
  {
    label: 'hears or sees well again',
    said: said(String.raw`\b(?:got|has|gets|getting|have) (?:(?:an?|his|her|some|new|my|the) ){0,2}(?:hearing aids?|glasses|false teeth|walking stick|reading glasses),? (?:and|so) (?:now )?(?:he|she|they|we|i) (?:can |now )?(?:(?:hears?|sees?|eats?|chews?|reads?|looks? at)(?: (?:us|me|him|her|them|everything|everybody|everyone|well|better|properly|again|now|apples?|toast|nuts|toffees?|corn)|(?: all)? (?:the|my|our|his|her) \p{L}+(?: (?!at\b)\p{L}+)?)?(?: (?:whisper|talk|sing|laugh|giggle|play)\p{L}*)?(?: (?:again|now|better|properly|too))?|walks?(?: (?:faster|better|again|now|too|with us|with me|to (?:the|our|my) (?:shops?|park|school|pond|library|bus stop|beach|caf[eé]|allotment)))*)[.!]*$`),
    examples: ['grandpa got a hearing aid and now he hears us whispering', 'nana has new glasses and now she can see the bus numbers', 'grandad got false teeth and he can eat apples', 'grandad has a walking stick and now he walks to the park'],
    counterExamples: ['grandma got a hearing aid and now she hears voices', 'grandad has a walking stick and he walks off at night', 'grandpa got a hearing aid but then he died', 'grandpa is dying and he can hear us whispering', 'nana has cancer and now she sees nobody']
  },
  {
    label: 'what grown-ups have to do for once',
    said: said(String.raw`^(?:the )?(?:grown[- ]?ups|adults|teachers|mums and dads|kings|kings and queens)(?: all)? (?:have|has|had|must|need) (?:to )?(?:(?:go to bed|have (?:a )?naps?|go to school|do (?:the )?homework|hold hands)${ONCE}|(?:eat|wear|brush|tidy|share) (?:their|the|all their|all the|my|our|his|her|sprouts|broccoli|peas|greens|vegetables|uniforms?|bibs|nappies)(?: (?!on\b|from\b|in\b)\p{L}+){0,2}${ONCE}|ask(?: (?:me|us|the children|the kids|nicely|first|permission|a grown[- ]?up)){0,2}${ONCE})[.!]*$`),
    allows: /\bbefore they leave the table\b/iu,
    examples: ['grown ups have to go to bed at six', 'the grown-ups have to ask before they leave the table', 'teachers have to do homework'],
    counterExamples: ['grown ups have to go to bed at the shelter', 'grown ups have to go to bed hungry', 'the grown ups have to go to war', 'mummy and daddy have to live apart', 'grown ups have to hide from the bombs']
  },
  {
    label: 'what a grown-up wears on the head',
    said: said(String.raw`^(?:my |the )?(?:mum|mummy|mama|mommy|mom|aunty|auntie|grandma|granny|nana|dad|daddy|papa|grandpa|uncle|tía|tia|abuela)’?s (?:\p{L}+ ){0,2}(?:gele|headwrap|head wrap|hat|turban|hair|hairdo|wig|crown|scarf|headtie|beard|moustache|heels|dress|umbrella) (?:is|was) (?:(?:as|so|too) (?:tall|big|wide|high|long|shiny|bright|loud)|very \p{L}+)(?: (?:as|that|like|for) (?:an?|the|it|our|we) (?:\p{L}+ ?){1,5})?[.!]*$`),
    examples: ['mama’s gele is as tall as a house', 'grandma’s hat is too big for the car', 'dad’s beard is so long', 'aunty’s dress is very shiny'],
    counterExamples: ['mama’s scarf is so empty', 'mum’s hair is gone', 'dad’s beard is so long since mum left', 'mum’s hair is falling out']
  },
  {
    label: 'what a child will eat',
    said: said(String.raw`^(?:he|she|they|i|my (?:son|daughter|toddler)|our toddler|(?-i:\p{Lu})\p{Ll}+) (?:(?:only|just|will only|would only|still only) (?:eats?|wants?|likes?|ate|eating)|(?:won’t|will not|refuses to|doesn’t want to|wouldn’t|hates to) (?:eat|try|touch)) (?:(?:any|anything|food|foods|things|that is|that’s|which is|the|plain|dry|her|his) )*(?:(?:white|beige|brown|yellow|orange|green|red|pink|purple|round|square|crunchy|mixed|wet|sticky)(?: (?:food|foods|things|stuff))?|(?!${MEALS})(?:${FOOD_WORDS}))(?:(?:,|,? and|,? or| the| some| plain| inside of| middle of| skins? of| with| on| in)* (?!${MEALS})(?:${FOOD_WORDS}))*(?: (?:this week|at the moment|these days|for (?:breakfast|lunch|dinner|tea|supper))(?:,(?:(?:,|,? and|,? or| the| inside of)* (?!${MEALS})(?:${FOOD_WORDS}))+)?)?[.!]*$`),
    examples: ['she only eats white food', 'he won’t eat anything green', 'my son will only eat plain pasta', 'she only eats white food this week, rice and bread', 'Theo refuses to eat peas'],
    counterExamples: ['she won’t eat since mum left', 'he only eats when daddy has gone']
  },
  {
    label: 'a beard that came off',
    said: said(String.raw`^(?:my |our )?(?:${PARENT}|${RELATIVE})(?: has| just)? (?:shaved|shaved off|trimmed|cut off|has shaved off) (?:(?:all|off|half) )?(?:his|the) (?:whole |big |long )?(?:beard|moustache|mustache|whiskers)(?: off)?(?:,? (?:and|so|but) (?:now )?(?:(?:the |my |our )?(?:baby|babies|sister|brother|twins?|dog|cat|hamster)|we|i|nobody|everybody|everyone) (?:cried|laughed|stared|barked|(?:didn’t|doesn’t|don’t|did not) (?:know|recogni[sz]e|like)(?: (?:him|it|that))?|recogni[sz]ed him)(?: (?:when|because|as) (?:she|he|they|it|we|i) (?:saw|looked at|met) (?:him|it))?)?[.!]*$`),
    allows: /(?<!\p{L})cried(?!\p{L})/iu,
    examples: ['dad shaved off his beard and the baby cried when she saw him', 'grandpa shaved his moustache', 'papa shaved his beard off and I didn’t know him', 'uncle shaved his beard and the dog barked'],
    counterExamples: ['dad lost his beard from the chemo and the baby cried', 'dad shaved his beard and left us']
  },
  {
    label: 'what a grown-up does all day long',
    said: said(String.raw`^(?:my |our )?(?:${RELATIVE}|${PARENT}) (?:crochets|knits|sews|bakes|whistles|hums|sings|gardens|embroiders|quilts|weaves|yodels|dances|does (?:crosswords|puzzles|sudoku|jigsaws)|paints|whittles|bird ?watches)(?: (?:hats|socks|scarves|jumpers|blankets|cakes|bread|biscuits|flowers|doilies|squares))? (?:all the time|all day(?: long)?|every day|everywhere|non[- ]?stop|too much|too loud(?:ly)?|on the bus|in the bath|in the car|in the kitchen|in the garden)[.!]*$`),
    examples: ['grandma crochets all the time', 'grandad whistles in the bath', 'nana knits socks all day long', 'mum hums everywhere'],
    counterExamples: ['grandma cries all the time', 'mum sings all day since the baby died']
  },
  {
    label: 'what was ordered and did not come',
    said: said(String.raw`^(?:our|my|the) (?:(?:birthday|new|big) )?(?:take ?away|take ?out|pizzas?|noodles|curry|parcels?|package|delivery|groceries|post|bus|taxi|ice cream van|sofa|shopping) (?:never|didn’t|did not|hasn’t|still hasn’t) (?:came|come|arrived?|turned? up|showed? up)(?: (?:today|yet|tonight|last night|yesterday|again))?(?:,? (?:so|and) we (?:had|ate|made|walked|waited|played)(?: (?:an?|the|some|our|home|for|with|beans|toast|cereal|eggs|jam|bread|breakfast|supper|again|cards|instead|it)){0,6})?[.!]*$`),
    allows: /(?<!\p{L})never(?!\p{L})/iu,
    examples: ['our takeaway never came', 'the pizza didn’t come so we had toast', 'my parcel never arrived', 'the bus never came so we walked home'],
    counterExamples: ['my dad never came', 'the ambulance never came', 'the letter from daddy never came']
  },
  {
    label: 'luggage that went another way',
    said: said(String.raw`^(?:our|(?:my |our )?(?:mum|mummy|mom|mommy|grandma|granny|nana|auntie|aunty)’s|my) (?:(?:big|new|red|blue|green) )?(?:suitcases?|bags|luggage) (?:went|flew|travelled|was sent|got sent|landed) to (?-i:\p{Lu})[\p{L}]+(?: (?-i:\p{Lu})[\p{L}]+)?,? (?:and|but) we (?:went|flew|landed|were) (?:to|in) (?-i:\p{Lu})[\p{L}]+(?: (?-i:\p{Lu})[\p{L}]+)?[.!]*$`),
    examples: ['mum’s suitcase went to Lisbon and we went to Dublin', 'our luggage flew to Rome but we went to Milan', 'our bags went to Delhi but we were in Goa'],
    counterExamples: ['dad went to Lisbon and we went to Dublin', 'mum’s suitcase went to Lisbon and she went with it']
  },
  {
    label: 'another teacher for a day',
    said: said(String.raw`^(?:(?:today )?(?:we had|there was|i had|she had|he had) )?(?:an?|another|the|our) (?:new |different |substitute |supply |relief |stand[- ]in |cover )+teacher(?: today)?(?:,? (?:and|who) (?:(?:he|she|they) )?(?:called (?:me|us|everybody|everyone) (?:by )?(?:(?:my|the|our) (?:sister|brother|cousin|friend)’?s name|(?:the )?wrong names?|something else)|(?:didn’t|did not|doesn’t) know (?:our names|my name|where (?:anything|everything|the \p{L}+) (?:is|was)|the (?:song|rules|way))|got (?:our|my|all the|everybody’s) names? wrong|mixed up (?:our|the|all the|all our) names|let us (?:play|draw|paint|sing|stay out)(?: longer)?|sang (?:the|our) song wrong)(?: all day)?)?[.!]*$`),
    examples: ['there was a substitute teacher and she called me by my sister’s name all day', 'we had a new teacher and she didn’t know our names', 'a supply teacher who got our names wrong'],
    counterExamples: ['there was a new teacher because Miss Lee died', 'we had a new teacher and she hit me']
  },
  {
    label: 'a cut that was sewn up',
    said: said(String.raw`^(?:(?:he|she|i|they|(?-i:\p{Lu})\p{Ll}+) )?(?:(?:has|had|have|needs?|needed|got|gets|getting|is having|is getting)(?: to have| to get| had)? )?(?:(?:his|her|my|some|a few|two|three|four|five|six|seven|\p{N}+|first) ){0,2}stitches(?: (?:out|taken out|removed))?(?: (?:on|in|above|under|from) (?:his|her|my|the) (?:chin|forehead|head|eyebrow|lip|knee|elbow|finger|thumb|toe|foot|hand|leg))?(?: (?:today|tomorrow|yesterday|and (?:was|is) (?:so |very )?brave))*[.!]*$`),
    examples: ['she needs stitches on her chin', 'he had three stitches in his forehead', 'stitches', 'Theo gets his stitches out tomorrow', 'she had stitches and was very brave'],
    counterExamples: ['mummy had stitches because daddy hit her', 'she had stitches after the accident', 'she had stitches and her arm bled']
  },
  {
    label: 'a game that was lost',
    isOpen: true,
    said: said(String.raw`^(?:(?:he|she|we|i|they|my \p{L}+|our \p{L}+|\p{L}+) )?(?:(?:just|always|never|only|has|had|hates?|can’?t stand|gets? (?:so |very )?(?:cross|upset|mad|angry) when (?:he|she|they|i)) )*(?:lost|loses|lose|losing|beaten|lost again)(?: (?:again|today|tonight))? (?:at|in|to \p{L}+ at|to (?:his|her|my|the) \p{L}+ at|a game of|the game of|his game of|her game of) (?:uno|snap|ludo|chess|checkers|draughts|monopoly|cards|memory|jenga|bingo|mario kart|cluedo|dominoes|connect four|snakes and ladders|happy families|go fish|a board game|board games|games|every game|the board game|top trumps|musical chairs|pass the parcel|football|the race)(?!\p{L})(?!.*\b(?:di(?:ed|es|e)|hospital|since|daddy|dad|mum|mummy|mom|grandad|grandpa|hit (?:me|him|her)|hurts?|police|gone)\b).*$`),
    allows: /\b(?:lost|losing|loses?|beaten|threw|throws?|cried|cries|cry|crying|flipped|kicked|stamped|screamed|shouted|sad|upset|cross|angry|sulk\p{L}*|tears?)\b/giu,
    examples: ['he lost at uno and threw the cards, story about losing being ok', 'she always loses at snap and cries', 'Leo lost at chess again', 'lost at monopoly and flipped the table'],
    counterExamples: ['he lost his dad at christmas', 'she lost at snap and daddy hit her', 'we lost grandad in the race']
  },
  {
    label: 'a comforter that is kept',
    said: said(String.raw`^(?:he|she|they|my \p{L}+|our \p{L}+|\p{L}+) (?:won’t|will not|doesn’t want to|can’t|refuses to) (?:let go of|give up|part with|put down|sleep without|stop sucking) (?:his|her|the|their) (?:dummy|dummies|blanket|blankie|teddy|thumb|bottle|comforter|muslin|bunny|binky|paci|soother)(?: (?:at night|at bedtime|tonight|even in the bath|for nursery))?[.!]*$`),
    allows: /\bbottle\b/iu,
    examples: ['she won’t let go of her dummy', 'he can’t sleep without his blankie', 'our toddler refuses to give up her bottle'],
    counterExamples: ['she won’t let go of her teddy since her dad died', 'he can’t sleep without his daddy, who is in prison', 'she won’t let go of her dead hamster']
  },
  {
    label: 'a shot at the doctor’s',
    said: said(String.raw`^(?:(?:we|he|she|i|they|(?-i:\p{Lu})\p{Ll}+) )?(?:had to (?:get|have)|has to (?:get|have)|got|gets|getting|had|has|needs|having) (?:(?:an?|his|her|my|their|two|three|some|the) (?:(?:flu|tetanus|last|first|big|school|baby) )?(?:shot|jab|vaccine)s?|shots|jabs|vaccines)(?: (?:at|from) (?:the|our) (?:doctor|nurse|clinic|school|pharmacy|health (?:cent(?:re|er)))(?:’?s)?)?(?: (?:today|tomorrow|yesterday|this morning))?(?:,? (?:and|but) (?:(?:he|she|i) )?(?:was|is) (?:so |very |really )?brave)?[.!]*$`),
    allows: /\bshots?\b/iu,
    examples: ['had to get a shot at the doctor and was very brave', 'she got her shots today', 'we had to get a shot at the doctor’s', 'he has to get his flu shot tomorrow'],
    counterExamples: ['dad got shot', 'he got shot at the clinic', 'they had to shoot the dog']
  },
  {
    label: 'small creatures that are kept and watched',
    said: said(String.raw`^(?:(?:an?|our|my|his|her|the|some|two|three) )?(?:(?:new|little|tiny|first|real) )*(?:silk ?worms?|caterpillars?|snails?|ladybirds?|ladybugs?|worms?|stick insects?|beetles?|tadpoles?|woodlice|ants|crickets?) (?:living |that lives? |who lives? |kept )?in (?:a|an|the|our|my|his|her) (?:(?:old|empty|jam|glass|match|shoe|lunch|cardboard) ?)?(?:box|jar|tank|bowl)(?: (?:at school|at home|on the (?:windowsill|balcony|shelf)))?$`),
    examples: ['a silkworm in a shoebox', 'our caterpillars in a jar', 'two snails living in a jam jar at school'],
    counterExamples: ['our hamster in a shoebox', 'a silkworm in a shoebox that never woke up']
  },
  {
    label: 'what has run out for a while',
    said: said(String.raw`^(?:(?:the|our) )?(?:(?:water|rain|fish|gas|big) )?(?:tank|tap|well|paddling pool|pool|biscuit tin|cookie jar|sweet jar|jam jar|bird feeder|water bottle) (?:is|was|ran|has run) (?:(?:quite|all|almost|nearly) )?(?:empty|dry)(?: (?:again|today|now|this morning))?$`),
    allows: said('(?<=(?:is|was) (?:(?:quite|all|almost|nearly) )?)empty'),
    examples: ['the water tank is empty', 'the biscuit tin is empty again', 'the tap ran dry'],
    counterExamples: ['the cot is empty', 'grandpa’s chair is empty', 'the fridge is empty again', 'the tank is empty since goldie died']
  },
  {
    label: 'a night in a tent at home',
    said: said(String.raw`^(?:(?:we|he|she|they|both) )?(?:(?:are|is) )?(?:sleep|sleeping|sleeps|slept|camp|camping|camped) (?:out )?in (?:a|the|our|his|her) tent (?:in|behind) (?:the|our|grandma’s|nana’s|grandpa’s) (?:back ?yard|back garden|garden|yard|lawn|house)(?: (?:tonight|last night|with (?:dad|daddy|mum|mummy|mom|grandpa|papa|my brother|my sister)))?$`),
    examples: ['sleeping in a tent in the backyard', 'we slept in the tent in our garden last night'],
    counterExamples: ['sleeping in a tent since the house went', 'mum sleeps in a tent in the yard because of dad']
  },
  {
    label: 'hair that a grown-up does',
    said: said(String.raw`^(?:when )?(?:my |our )?(?:${PARENT}|${RELATIVE})(?: is|’s)? (?:do|does|doing|did|plaits?|plaiting|braids?|braiding|brush(?:es|ing)?|ties?|tying) (?:(?:my|our|her|his|the) )?(?:(?:sister|daughter)’s )?(?:hair|plaits?|braids?|ponytails?|pigtails?|bunches|buns?|hair clips)(?: (?:for (?:the first time|school|me|us)|(?:all )?wrong|badly|so badly|terribly|wonky|crooked|funny|today|this morning))*$`),
    allows: said('badly|terribly|wrong'),
    examples: ['daddy doing plaits badly', 'daddy doing my hair badly', 'dad does her plaits for the first time'],
    counterExamples: ['daddy pulls my hair', 'dad does her hair since mum died']
  },
  {
    label: 'what grows in a vegetable patch',
    said: said(String.raw`^(?:(?:an?|the|our|my|${WHOSE}${RELATIVE}’?s) )?(?:(?:giant|big|huge|enormous|tiny|prize|biggest|very|stripy|green) ){0,3}(?:marrows?|courgettes?|zucchinis?|swedes?|leeks?|parsnips?|beetroots?|pumpkins?|cabbages?|runner beans?|radish(?:es)?|squash(?:es)?)$`),
    allows: said('marrows?'),
    examples: ['a marrow', 'grandad’s giant marrow', 'our courgettes'],
    counterExamples: ['the pumpkin that grandpa grew before he died', 'grandad’s marrow did not work and he died']
  },
  {
    label: 'food that burned',
    said: said(String.raw`^(?:(?:${WHOSE}(?:${PARENT}|${RELATIVE})|we|i|he|she|they|somebody) )?(?:burnt|burned)(?: (?:the|our|all the|his|her|a|my))? (?:(?:whole|first|last|birthday|sunday|saturday|friday|morning|breakfast) )?(?:toast|cakes?|cupcakes|cookies|biscuits|pancakes?|porridge|rice|jollof|arepas?|tortillas?|tamales|empanadas?|rotis?|chapat?tis?|naans?|parathas?|dosas?|idlis?|injera|ugali|plantains?|bread|damper|dinner|supper|lunch|breakfast|pizzas?|beans|sausages|pies?|popcorn|marshmallows?|eggs?|dumplings|noodles|soup|curry|daal?|muffins|waffles|flan|pudding|potatoes|chips|milk)(?: (?:on (?:\p{L}+day|the (?:barbecue|campfire|grill))|again|today|this morning|tonight|at breakfast|for (?:breakfast|lunch|dinner|supper|tea)|and we (?:laughed|had cereal|ate it anyway)))*$`),
    allows: said('^(?:.* )?(?:burnt|burned)'),
    examples: ['burnt arepas on sunday', 'grandma burnt the rice', 'daddy burned the pancakes again', 'burnt toast'],
    counterExamples: ['daddy burned my arm', 'burnt toast since mum died']
  },
  {
    label: 'clothes that were put on the wrong way',
    said: said(String.raw`^(?:(?:${WHOSE}(?:${PARENT}|${RELATIVE})|i|he|she|we|\p{L}+)(?: has| had|’s)? )?(?:put(?: on)?|wore|wearing|wears|went (?:to \p{L}+ )?(?:in|with)|got dressed with|has|had) (?:(?:his|her|my|our|the|their|both|all) )?(?:(?:work|school|new|best|party|pe|swimming) )?(?:shirts?|t-?shirts?|jumpers?|sweaters?|cardigans?|hoodies?|coats?|jackets?|dress|skirts?|trousers|pants|leggings|tights|socks?|pyjamas|pajamas|hats?|shoes?|boots?|wellies|slippers?|trainers|sandals|vests?|uniform)(?: on)? (?:inside out|inside-out|back to front|backwards|upside down|the wrong way round|on the wrong feet)(?: (?:all day|again|today|all morning|by mistake|to (?:work|school|nursery)|at (?:work|school|nursery)))*$`),
    allows: said('.*'),
    examples: ['daddy put his work shirt on inside out', 'mum wore her jumper back to front all day', 'i wore my wellies on the wrong feet all day', 'grandpa went to work in slippers inside out'],
    counterExamples: ['daddy put his work shirt on inside out and hit me', 'mum wears the same shirt since nana died']
  },
  {
    label: 'food that is made with a relative',
    said: said(String.raw`^(?:(?:i|we|he|she|\p{L}+)(?: is|’s|’m|’re| am| are| was| were)? )?(?:making|made|cooking|cooked|baking|baked|rolling|rolled|frying|fried|kneading|kneaded|stirring|stirred|folding|folded|pounding|pounded|pickling|pickled|grinding|shelling|peeling|wrapping|drying|filling) (?:(?!(?:up|out|noise|trouble|friends|peace|him|her|me|us|it|them|money|drugs|poison|will|memory|coffin|plan|wreath)\b)\p{L}+ ){1,3}with (?:${RELATIVES_ALONE}|${WHOSE}${PARENT})(?: (?:in|on|at|for) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|morning|afternoon|kitchen|courtyard|yard|weekend|holidays|\p{L}+day|${FEAST}))?$`),
    examples: ['making kimchi with grandmother in november', 'pickling lemons with grandma', 'baking bread with grandpa on saturday', 'we made dumplings with our aunt for new year'],
    counterExamples: ['making a memory box with grandma who is dying', 'making food for the funeral with grandma']
  },
  {
    label: 'food that came out wrong',
    said: said(String.raw`^(?:(?:an?|the|our|my|${WHOSE}(?:${PARENT}|${RELATIVE})’?s) )?(?:(?:birthday|christmas|wedding|first|chocolate|sponge|cheese|fruit|apple|lemon|big|whole) ){0,2}(?:pavlovas?|(?:\p{L}+ )?(?:souffl[eé]s?|meringues?|jell(?:y|ies)|trifles?|puddings?|${FOOD_WORDS}))(?:,? (?:that|which))?(?: (?:all|just|has|had|got|was|were|came out|turned out|a|bit|little|so|very|too)){0,4} (?:collapsed|fell (?:in|over|apart|down)|sank|sunk|flopped|burnt|burned|stuck|flat|lumpy|soggy|runny|melted|exploded|wobbled)(?: (?:at the bottom|in the (?:middle|oven|car|bag)|on (?:the way|the top|${FEAST}(?: day)?|\p{L}+day)|again|at (?:the party|${FEAST})))*$`),
    allows: said('.*'),
    examples: ['pavlova that collapsed on christmas day', 'the birthday cake fell over', 'jollof rice that burned at the bottom', 'my cupcakes came out flat'],
    counterExamples: ['the cake fell apart because dad threw it', 'the house that collapsed on christmas day', 'the pudding was burnt since mum left']
  },
  {
    label: 'a game that one of the family loses',
    said: said(String.raw`^(?:(?:${RELATIVES_ALONE}|${WHOSE}${PARENT}) (?:taught|showed|is teaching) (?:us|me|him|her|them) (?:(?:an?|the|her|his) )?(?:new )?(?:card game|board game|game|cards|chess|dominoes|draughts|backgammon|ludo|snakes and ladders|mahjong|carrom|uno)|(?:playing|we played|we play) (?:cards|chess|dominoes|draughts|backgammon|ludo|snakes and ladders|mahjong|carrom|a (?:card|board) game)(?: with (?:${RELATIVES_ALONE}|${WHOSE}${PARENT}))?)(?:,? (?:and|but) (?:${WHOSE}(?:${PARENT}|${RELATIVE})|he|she|i|we|everybody|nobody) (?:(?:always|still|just|never) )?(?:keeps? (?:on )?(?:losing|winning|cheating|forgetting the rules)|loses|lost|wins|won|cheats|cheated|forgets the rules))?$`),
    allows: said('.*'),
    examples: ['grandma taught us a card game and daddy keeps losing', 'playing dominoes with grandpa and he always wins', 'uncle showed me chess and i lost'],
    counterExamples: ['daddy keeps losing at cards and there is no money', 'playing cards with grandpa in the hospice']
  },
  {
    label: 'a picture that froze on a screen',
    said: said(String.raw`^(?:(?:the|a|our) video ?call with )?${WHOSE}(?:${PARENT}|${RELATIVE})(?:’s (?:face|picture|mouth))? (?:(?:is|was|got|went|keeps|kept|always|just|suddenly) ){0,2}(?:froze|freezes|freezing|frozen|stuck)(?: (?:on|in) (?:the|our|my|a) (?:screen|video ?call|call|tablet|phone|laptop|computer|ipad))(?: (?:again|today|tonight|with (?:her|his) mouth open))*$`),
    allows: said('.*'),
    examples: ['grandma froze on the screen', 'nani’s face froze on the tablet again', 'granddad is stuck on the screen with his mouth open'],
    counterExamples: ['grandma froze on the screen and now she is in hospital']
  },
  {
    label: 'waiting for who mends the water',
    said: said(String.raw`^(?:(?:there(?: is|’s|’ll be| was)|we(?:’ve| have)(?: got)?|we had) )?no (?:(?:hot|running) )?(?:water|heating|shower|bath|loo|toilet) (?:until|till|before) the (?:plumber|man|engineer|electrician|repairman|boiler man)(?: (?:comes?|came|gets here|is here|has been))?(?: (?:today|tomorrow|on \p{L}+day|this afternoon))?$`),
    examples: ['no water until the plumber comes', 'we have no hot water till the man comes tomorrow'],
    counterExamples: ['no water since the flood took our house', 'no heating until dad is out of prison']
  },
  {
    label: 'hair that a child cut',
    said: said(String.raw`^(?:(?:an?|the|my|our) )?(?:(?:little|big|small|older|younger) )?(?:boy|girl|child|kid|toddler|brother|sister|son|daughter|cousin|friend|he|she|i|(?-i:\p{Lu})\p{Ll}+)(?: (?:who|that))?(?: has| just)? cuts? (?:(?:all|off) )?(?:his|her|my|their) own (?:hair|fringe|bangs|ponytail|plaits?)(?: (?:with (?:the )?(?:kitchen |safety |craft )?scissors|today|off|at (?:nursery|school|home)))*$`),
    allows: said('.*'),
    examples: ['a boy who cut his own hair', 'my sister cut her own fringe with the kitchen scissors', 'she cut her own hair today'],
    counterExamples: ['a boy who cut his own arm', 'mummy cut off her own hair', 'she cut her own hair since mum left']
  },
  {
    label: 'eaten with the hands at a relative’s',
    said: said(String.raw`^(?:(?:we|he|she|i|they)(?: are|’re| is|’s| am|’m)? )?(?:eating|eat|ate|eats)(?: (?:rice|lunch|dinner|supper|ugali|fufu|injera|noodles|everything|dumplings|curry|breakfast))? with (?:(?:our|my|his|her|their|the) )?(?:(?:right|bare|own) )?(?:hands?|fingers|chopsticks|spoons?)(?: (?:at|in) ${RELATIVES_ALONE}(?:’s|s)?(?: (?:house|home|flat|kitchen|village))?| with ${RELATIVES_ALONE})?(?: (?:today|tonight|on \p{L}+day))?$`),
    examples: ['eating with our hands at cucu’s house', 'we ate rice with our fingers at grandma’s', 'eating noodles with chopsticks'],
    counterExamples: ['eating with our hands because the house burned down']
  },
  {
    label: 'what a pet does on a walk',
    said: said(String.raw`^(?:my|our|the|his|her) (?:dog|puppy|cat|kitten|hamster|rabbit|guinea pig)(?: (?-i:\p{Lu})\p{Ll}+)? (?:always )?(?:sniffs?|smells?|stops at|barks at|greets|licks|chases|digs at) (?:at )?(?:(?:every|each|all the|any|the) )?(?:(?:single|other) )?(?:lamp ?posts?|post ?(?:box(?:es)?)?|trees?|gates?|bins?|corners?|doors?|dogs?|cats?|birds?|pigeons?|squirrels?|leaves|everything|everybody|everyone)(?: (?:on|in) (?:the|our) (?:way|street|road|park|walk)(?: to \p{L}+)?)?[.!]*$`),
    examples: ['our dog sniffs every lamp post', 'my dog sniffs at everything', 'our puppy stops at each gate on the way to school'],
    counterExamples: ['our dog sniffs every lamp post since grandpa is gone']
  },
  {
    label: 'a bad mood without a reason',
    said: said(String.raw`^(?:(?:i|he|she|we|they|everybody|everyone|(?!(?:${PARENT}|${RELATIVE})(?!\p{L}))(?-i:\p{Lu})\p{Ll}+)(?:’m|’s|’re| am| is| are| was| were| woke up| gets?| feels?)? )?(?:feeling |being |just |so |very |a bit |really )*(?:grumpy|cross|grouchy|crabby|in a (?:bad|grumpy|grouchy) mood)(?: (?:today|this morning|all day))?(?:,? (?:and|but) (?:nobody|no one|i|he|she|we|even (?:i|he|she))(?: (?:don’t|doesn’t|do not|does not))? knows? why)?(?:,? (?:not even (?:me|him|her|mum|daddy|us)))?[.!]*$`),
    examples: ['feeling grumpy and nobody knows why, not even me', 'so grumpy today', 'in a bad mood all day'],
    counterExamples: ['feeling sad and nobody knows why', 'grumpy since nana died', 'Mum is cross and nobody knows why']
  },
  {
    label: 'a thing of the family that is missing before a great day',
    said: said(String.raw`^(?:(?:my|our|his|her|the|${WHOSE}(?:${RELATIVE}|${PARENT})(?: (?-i:\p{Lu})\p{Ll}+)?’?s) )(?:(?:best|good|new|old|red|blue|favourite|false|reading|party|wedding|school|left|right|other) )*(?:gumboots?|wellies|welly|boots?|shoes?|slippers?|sandals?|jandals?|glasses|hat|cap|scarf|gloves?|mittens?|keys?|phone|bag|umbrella|teeth|socks?|costume|tie|trousers|dress|ring|recipe|spoon|remote|walking stick|violin|football|kit|invitation|cake|crown|drum) (?:is|are|was|were|has|have) (?:missing|gone missing|gone(?= (?:on|before|at|for) )|lost|nowhere)(?: (?:on|before|at|for) (?:the |our |her |his |my )?(?:(?:morning|day|night|evening) (?:of|before) )?(?:the |a |our |her |his )?(?:(?:big|school|family|class|first|last|football|swimming) )*(?:photos?|picture|party|wedding|play|trip|holiday|dance|concert|match|race|walk|feast|show|parade|lesson|birthday|day))?[.!]*$`),
    allows: /\b(?:missing|gone|lost)\b/iu,
    examples: ['nana’s gumboots are missing on the morning of the big family photo', 'grandpa’s glasses are missing', 'my costume is gone on the day of the school play'],
    counterExamples: ['nana is missing on the morning of the photo', 'grandpa’s glasses are gone since he died', 'our dog is missing', 'mummy’s ring is gone', 'daddy’s bag is gone']
  }
] // prettier-ignore
