import { anyOf } from '../language/any-of.ts'
import { FRIEND_WORDS } from '../language/family-words.ts'
import { PARENT, RELATIVE, RELATIVES_ALONE, said, WHOSE, type JoyRule } from './joy-words.ts'

/** School, friends and playtime, animals, and days out. */
export const JOY_AT_SCHOOL_AND_OUTDOORS: readonly JoyRule[] = [
  {
    label: 'an animal that was seen',
    said: said(String.raw`^(?:we|i|he|she|they|both|the (?:kids|boys|girls|twins)|\p{L}+(?: and \p{L}+)?) (?:saw|spotted|heard|watched|met) (?:an?|the|two|three|four|some|our first|his first|her first) (?:(?:real|big|little|tiny|baby|huge|wild) ){0,2}(?:fox(?:es)?|hedgehogs?|owls?|deer|badgers?|squirrels?|rabbits?|hares?|bats?|frogs?|toads?|herons?|woodpeckers?|robins?|otters?|seals?|dolphins?|whales?|pos?sums?|kangaroos?|koalas?|wallab(?:y|ies)|kiwis?|penguins?|monkeys?|peacocks?|parrots?|lizards?|geckos?|turtles?|snails?|ladybirds?|butterfl(?:y|ies)|dragonfl(?:y|ies)|fireflies|bees?|moths?|raccoons?)(?: (?:in|on|by|near|from|at) (?:our|the|grandma’s|nana’s|a) (?:back )?(?:garden|yard|backyard|park|street|tree|river|pond|beach|ferry|boat|window|road|path|woods?|forest|field|farm|zoo|car|train|balcony|wall|fence|lake|sea))?(?: (?:last night|today|this (?:morning|evening|afternoon)|yesterday|tonight|on the way (?:home|to school)))*$`),
    examples: ['Ella saw a fox in our garden last night', 'we saw two deer on the way to school', 'Isla saw some dolphins from the ferry'],
    counterExamples: ['she saw a fox that was dead in our garden last night', 'he saw a man in our garden last night']
  },
  {
    label: 'a see-saw that takes two',
    said: said(String.raw`^(?:an?|the) see[- ]?saw with (?:nobody|no one|no-one) (?:on|at) the other (?:side|end)[.!]*$`),
    examples: ['a see-saw with nobody on the other side', 'the seesaw with no one at the other end'],
    counterExamples: ['the see-saw with nobody on the other side since grandad died']
  },
  {
    // “MS” is an illness as well.
    label: 'a title and a name',
    said: said(String.raw`^(?:(?:my|our) teacher )?(?:mr|mrs|miss|ms|mx) \p{L}{3,}(?: (?:sings|dances|reads|visits))?[.!]*$`),
    examples: ['ms rachel', 'Ms Patel', 'my teacher ms jones', 'mr tumble', 'ms rachel sings'],
    counterExamples: ['ms patel died', 'mummy has ms', 'grandma with ms', 'mr jones hurt me']
  },
  {
    label: 'a rainbow on the way',
    said: said(String.raw`^(?:(?:we|i|he|she|they)(?:’ve)? (?:saw|seen|spotted) )?(?:(?:a|the|two) )?(?:(?:big|bright|huge|double|whole|beautiful) ){0,2}rainbows? (?:today )?on (?:the|our|his|her|my) (?:way|walk|drive|bus)(?: (?:home|back))?(?: (?:from|to) (?:the )?(?:school|nursery|playgroup|park|shops?|swimming|football|library|beach|bus stop))?(?: today| yesterday)?[.!]*$`),
    examples: ['a double rainbow on the way home from school', 'we saw a rainbow on the walk home from nursery', 'rainbow on our way back from the park'],
    counterExamples: ['a rainbow on the way home from the funeral', 'a rainbow on the day grandad died', 'a rainbow on the way home and then the dog died']
  },
  {
    label: 'somebody who cannot wait',
    said: said(String.raw`^(?:(?:he|she|they|i) (?:hates?|doesn’t like|can’t stand|is (?:no|not) good at|isn’t good at) )?(?:waiting|having to wait|queueing|queues)(?: (?:is|are) (?:so |very |really )?(?:hard|boring|difficult))?(?: (?:for (?:his|her|my|their) turn|in (?:the )?queues?|in line))?[.!]*$`),
    examples: ['she hates waiting', 'waiting is hard', 'he can’t stand waiting for his turn'],
    counterExamples: ['waiting for daddy to come home from the war', 'waiting for grandma to die']
  },
  {
    label: 'the class’s own animal at home',
    said: said(String.raw`\b(?:class|nursery|school|preschool|kindergarten) (?:hamster|rabbit|guinea pig|gerbil|tortoise|goldfish|stick insects?|snail|pet|teddy|bear|toy)\b.*\b(?:weekend|holidays?|half term|home|give (?:it|him|her)? ?back|our turn|my turn|stays?|staying)\b`),
    examples: ['he didn’t want to give back the class hamster after the weekend', 'the class rabbit is staying with us for half term', 'it is our turn to take the class teddy home'],
    counterExamples: ['the class hamster died at the weekend', 'the nursery rabbit is dead and he won’t go home', 'the class hamster died and we had a funeral']
  },
  {
    label: 'cross with one of the same age',
    said: said(String.raw`^(?:(?:he|she|i|\p{L}+)(?: is|’s| am|’m| was)? )?(?:so |very |still |feeling )?(?:cross|grumpy|angry|mad|annoyed|furious) (?:with|at) (?:(?:his|her|my|the) )?(?:(?:big|little|baby|best|twin|older|younger) )?(?:brother|sister|twin|cousin|${anyOf(FRIEND_WORDS.filter((word) => /^(?:friends?|bestie|bff|classmate)$/u.test(word)))})(?:,? (?:and|but) (?:won’t|will not|doesn’t|isn’t) (?:say why|share|talk to (?:him|her)|speaking))?(?: (?:today|tonight|again))?[.!]*$`),
    examples: ['she is cross with her brother and won’t say why', 'he is very grumpy with his little sister again', 'I’m annoyed with my best friend'],
    counterExamples: ['she is cross with her daddy because he died', 'he is angry that his brother died', 'I’m angry with daddy for hitting mummy']
  },
  {
    label: 'no school because of the weather',
    said: said(String.raw`^(?:there(?:’s| is|’ll be) )?no (?:school|nursery|preschool|kindergarten|swimming|football|club)(?: (?:today|tomorrow|this week|on \p{L}+day))?(?: (?:because of|due to|for|cos of) (?:the |a |all the |so much )?(?:big |heavy )?(?:storm|snow|rain|wind|ice|heat|fog|weather|holiday|holidays|strike|boiler|elections?|inset day|typhoon|cyclone))?(?: (?:today|tomorrow))?[.!]*$`),
    allows: /\b(?:because of|due to|for|cos of) (?:the )?(?:typhoon|cyclone|ice)\b|\bbecause of\b/iu,
    examples: ['no school tomorrow because of the storm', 'no nursery today because of the snow', 'there’s no school on friday'],
    counterExamples: ['no school because of the bombs', 'no school because there is war', 'no school tomorrow because daddy died']
  },
  {
    label: 'a line said in front of others',
    said: said(
      String.raw`^(?:tomorrow,? )?(?:(?:(?:the|his|her|my|our|it is|it’s) )?(?:(?:school|class|nursery|christmas|eid|diwali) )?(?:assembly|play|concert|show|nativity|panto)(?: (?:tomorrow|today|tonight|on \p{L}+day|next week))?,? (?:and |where |so )?)?\p{L}+ (?:has|have|had|’ve got|’s got|gets|got)(?: got)?(?: to (?:say|speak|sing|learn|read(?: out)?|recite))? (?:a|an|one|two|three|her|his|my|the|some|only one|just one) (?:(?:big|long|short|little|first) )?(?:lines?|poem|verse|prayer|speaking part)(?: (?:by heart|to say))?(?: (?:in|at|for) (?:(?:the|his|her|my|our) )?(?:(?:school|class|nursery|christmas) )?(?:assembly|play|concert|show|nativity|panto|school|front of (?:everyone|everybody|the (?:class|whole school))))?(?: (?:tomorrow|today|tonight|on \p{L}+day|next week))?[.!]*$`
    ),
    examples: ['school assembly tomorrow and he has to say a line', 'he has to say a line at assembly tomorrow', 'she has a poem to say in front of the class', 'he has to say a line', 'i have to say a poem in assembly'],
    counterExamples: ['she has to say a poem at grandad’s funeral', 'he had to say a prayer for nana in hospital']
  },
  {
    label: 'a name in a coat',
    said: said(String.raw`^(?:(?:someone|somebody) else’s|the|an?|another|the wrong|my|his|her) (?:(?:other|cousin’s|sister’s|brother’s) )?names? ?(?:tapes?|tags?|labels?)? (?:(?:is|are|sewn) )?(?:in|on|into) (?:the|my|his|her|every|an?) (?:(?:school|old|new) )?(?:coat|collar|jumper|cardigan|bag|hat|shoes?|wellies|sock|shirt|lunchbox|water bottle|pencil case)s?[.!]*$`),
    examples: ['someone else’s name in the coat', 'the name tape in my coat', 'the wrong name in her jumper', 'somebody else’s name in my wellies'],
    counterExamples: ['daddy’s name on the grave', 'my dead brother’s name in the coat']
  },
  {
    label: 'what is shared out',
    said: said(String.raw`^(?:only )?(?:one|two|three|four) (?:ice )?(?:lolly|lollies|icy poles|popsicles|biscuits?|cookies|sweets|cakes?|slices?|apples?|bananas?|chairs|swings?|scooters?|bikes?|balloons?|chocolates?) (?:and|for|between|left for) (?:(?:the|us|all) )?(?:two|three|four|five|six) (?:children|kids|of us|cousins|brothers|sisters|friends|girls|boys)[.!]*$`),
    examples: ['two lollies and three children', 'one biscuit for two children', 'only two scooters and three kids', 'three swings for four of us'],
    counterExamples: ['one slice for three children and nothing else to eat']
  },
  {
    label: 'lonely at playtime',
    said: said(String.raw`^(?:(?:he|she|i|we) (?:is|was|am|feels?|felt|gets?|got) |feeling |being |a bit )?(?:(?:a bit|a little|so|very|really) )?(?:lonely|left out) (?:at|during|in) (?:playtime|play time|break|breaktime|break time|recess|lunch|lunchtime)(?: today| yesterday| sometimes)?[.!]*$`),
    allows: /\b(?:lonely|left out)\b/giu,
    examples: ['feeling lonely at playtime', 'she was lonely at playtime today', 'left out at recess', 'a bit lonely at break', 'I felt so lonely at lunch'],
    counterExamples: ['feeling lonely', 'she is lonely at playtime and they hit her', 'lonely since mum died']
  },
  {
    label: 'somebody new in the class',
    said: said(String.raw`^(?:(?:there(?:’s| is| was)|we(?:’ve)? (?:have|got)|he has|she has) )?(?:an?|the|this) new (?:(?:little|shy|quiet|nice|funny) )?(?:girl|boy|kid|child|pupil|student|classmate|teacher) (?:in|at|came to|started (?:in|at)|joined) (?:(?:my|his|her|our|their|the) )?(?:class|school|nursery|kindergarten|preschool|playgroup|group|form)(?: (?:today|this week|and (?:she|he) (?:is|was|likes|has|sits) (?!sad|crying|alone|scared|lonely)\p{L}+(?: \p{L}+){0,3}))?[.!]*$`),
    examples: ['a new girl in my class', 'there’s a new boy at school', 'a new boy joined our class today', 'the new girl at nursery', 'there is a new teacher in her class'],
    counterExamples: ['the new boy in my class hits me', 'a new girl in my class whose mum died', 'the new girl in my class has nobody and is sad']
  },
  {
    label: 'a quarrel with a friend',
    isOpen: true,
    said: said(String.raw`^(?:(?:he|she|they|i|we|my \p{L}+|our \p{L}+|\p{L}+) )?(?:has |have |had |’s )?(?:fell|fallen|falling|fallen out again) out with (?:her|his|my|their|a|the|one of (?:her|his)) (?:(?:best|new|old|little|good) ){0,2}(?:friends?|bestie|bff|mates?|cousin|classmate)(?: (?:\p{L}+))?(?:,? (?:today|yesterday|again|this week|at (?:school|nursery|the park|playtime|break|lunch|home time)|over (?:an?|the|who \p{L}+) (?:\p{L}+ ){0,4}\p{L}+)){0,4}(?:[.,!;]* (?:and |but )?(?:(?:they|she|he|we|it)(?:’re|’s)? )?(?:did ?n’?t|didnt|havent|haven’?t|won’?t|not|are not|is|was|so|feels?|felt|feeling) [^.!?]{3,60})?[.! ]*$`),
    allows: /\b(?:fell|fallen|falling|sad|lost|cross|upset|angry|never|before|crying|cried|today)\b/giu,
    examples: ['she fell out with her best friend at school today over a skipping rope. they didnt make up before home time', 'he fell out with his friend', 'Ava fell out with her cousin again and feels sad'],
    counterExamples: ['mum fell out with dad and moved out', 'mum fell out with her friend and cries all night']
  },
  {
    label: 'a toy that was left somewhere',
    isOpen: true,
    said: said(String.raw`^(?:(?:he|she|we|i|they|\p{L}+) )?(?:(?:has|have|’s|’ve) )?(?:lost|left|forgot|dropped|leaves|loses) (?:her|his|my|our|their|the|a)? ?(?:(?:favourite|favorite|cuddly|toy|soft|little|best|beloved|one-eared|new|old) ){0,2}(?:teddy(?: bear)?|teddies|bear|bunny|rabbit|lamb|monkey|elephant|doll|dolly|dino|dinosaur|unicorn|penguin|sheep|doggy|kitty|blankie|blanky|blanket|comforter|lovey|muslin|soft toy|cuddly toy|stuffie|stuffed animal) (?:in|at|on|behind in|in the car park of) (?:the |a |our |his |her )?(?:\p{L}+ )?(?:supermarket|shops?|shop|store|tesco|lidl|aldi|ikea|sainsbury’?s|asda|walmart|target|mall|market|bus|train|tram|metro|tube|plane|aeroplane|airplane|airport|station|taxi|ferry|nursery|preschool|kindergarten|daycare|school|library|museum|zoo|park|playground|caf[eé]|restaurant|hotel|beach|pool|swimming pool|cinema|doctor’?s|dentist’?s|party|playgroup|soft play)(?:,? (?:today|yesterday|last week|on \p{L}+day))?(?:[^\p{L}]+(?:and |but )?(?:(?:we|they|he|she|it|i)(?:’ve)? )?(?:haven’?t|havn’?t|havent|hasn’?t|hasnt|have not|couldn’?t|can’?t|cannot|didn’?t|still haven’?t|found|is|’s) (?:found |find |been found|still )?(?:it|him|her|them|there|missing)?(?: (?:yet|anywhere|again))?)?[.! ]*$`),
    allows: /\b(?:lost|left|loses|leaves|find|found|missing|yet)\b/giu,
    examples: ['she lost her bunny at the supermarket, we havnt found it yet', 'lost teddy on the bus', 'he left his monkey at nursery', 'we left blankie on the train and couldn’t find it', 'she lost her favourite unicorn in ikea'],
    counterExamples: ['we lost our bunny', 'she lost her baby at the hospital', 'lost our dog in the park', 'she lost her grandad on the train']
  },
  {
    label: 'buried in the sand',
    said: said(String.raw`^(?:(?:today|yesterday) )?(?:(?:we|they|i)(?: all)? (?:went to|were at|was at|spent the day at) the (?:beach|seaside|sea)(?: today| yesterday)?,? (?:and )?)?(?:(?:i|he|she|the (?:kids|children|boys|girls|twins|cousins)|(?-i:\p{Lu})\p{Ll}+) buried (?:${WHOSE}${RELATIVE}|my dad|daddy|dad|papa|mum|mummy|mom|my brother|my sister|(?-i:\p{Lu})\p{Ll}+)|(?:we|they) buried (?:${WHOSE}${RELATIVE}|daddy|dad|papa|mum|mummy|mom|my brother|my sister|(?-i:\p{Lu})\p{Ll}+)(?= in (?:the )?sand| up to))(?: in (?:the )?sand)?(?: up to (?:his|her|the) (?:neck|chin|tummy|knees|ears|nose))?(?: at the (?:beach|seaside))?(?:,? (?:and )?(?:it was|that was) (?:so )?(?:funny|fun))?[.!]*$`),
    allows: /\bburied\b/iu,
    examples: ['we went to the beach and i buried dad', 'we buried daddy in the sand', 'i buried grandpa in the sand up to his neck', 'the kids buried mummy in the sand at the beach, it was so funny'],
    counterExamples: ['we buried dad', 'we buried grandpa at the seaside where he was born', 'i buried our hamster at the beach today, he died', 'we went to the beach where we buried grandma last year']
  },
  {
    label: 'how an animal feels',
    said: said(String.raw`^(?:(?:what|why|how|where|when) )?(?:do|does|can|are) (?:(?:an?|the|our) )?(?:fish|fishes|birds?|cats?|dogs?|ants?|bees|elephants?|whales?|snails?|sheep|cows?|horses?|monkeys?|animals|worms?|spiders?|frogs?|trees?|flowers|dinosaurs?|dolphins?|penguins?|sharks?|rabbits?|hamsters?) (?:do|go|feel|look|say|ever|get|cry|know)?(?: (?:get|feel|cry|do|look|be))?(?: (?:when|if) (?:they|it) (?:are|is|feels?|gets?))? ?(?:sad|lonely|cry|scared|afraid|frightened)[?!. ]*$`),
    allows: /\b(?:sad|lonely|cry|scared|afraid|frightened)\b/giu,
    examples: ['what do fish do when they are sad', 'do ants get lonely', 'can elephants cry', 'where do birds go when they are scared?'],
    counterExamples: ['what do you do when you are sad', 'do dogs get sad when somebody dies']
  },
  {
    label: 'homesick for a few nights at camp',
    said: said(String.raw`^(?:(?:he|she|we|i|\p{L}+)(?: is|’s| was| felt| got| feels| am| were) )?(?:(?:a bit|a little|so|very) )?homesick (?:at|on|in) (?:(?:a|the|his|her|our|my) )?(?:(?:cabin|tent|bunk|dorm)(?: (?:at|on) (?:(?:the|his|her) )?)?)?(?:(?:summer|scout|brownie|cub|guide|school|horse|football|holiday) )?(?:camp|trip|residential)$`),
    allows: said('homesick (?:at|in|on) .+'),
    examples: ['homesick at camp', 'homesick in a cabin at camp', 'she was a bit homesick on the school trip'],
    counterExamples: ['homesick at the camp since the war', 'homesick in the shelter']
  },
  {
    label: 'a stall or a stand in the street',
    said: said(String.raw`^(?:(?:an?|the|our|my|we had an?|we made an?) )?(?:lemonade|cake|cookie|juice|biscuit|toy|book|plant|fruit|flower) (?:stand|stall|sale)(?: (?:on|outside|in|at) (?:an?|the|our|my) (?:\p{L}+ )?\p{L}+)?(?: (?:when|where|and|but|that) (?:nobody|no one|everyone|everybody|only (?:one|two)) (?:walks by|walked by|comes|came|buys anything|bought anything|wants any|stops|stopped|came by|comes by)(?: \p{L}+)?)?$`),
    allows: said('.*'),
    examples: ['a lemonade stand on a day when nobody walks by', 'our lemonade stand and nobody came', 'a cake stall outside the school'],
    counterExamples: ['a lemonade stand to pay for mummy’s chemo', 'a lemonade stand and nobody came because they hate us']
  },
  {
    label: 'words forgotten before the class',
    said: said(String.raw`^(?:(?:it was )?(?:my|his|her) turn (?:at|for|in) )?(?:show and tell|assembly|the (?:school|class|nativity|christmas) play|my (?:poem|speech|talk|line)|the (?:poem|speech|talk)|circle time)(?:,| today)?(?:,? (?:and|but))? (?:i|he|she|we|\p{L}+) forgot (?:what to say|(?:all )?(?:my|his|her|our|the) (?:words?|lines?|poem|name|turn)|everything|how it went)(?: (?:today|again))?$`),
    allows: said('.*'),
    examples: ['show and tell and i forgot what to say', 'the school play and she forgot her line'],
    counterExamples: ['show and tell and i forgot what to say because mum was in the ambulance']
  },
  {
    label: 'an animal that has its place in the street',
    said: said(String.raw`^(?:(?:an?|the|our|that|one|two|three|some) )?(?:(?:street|fat|old|little|big|ginger|black|white|stripy|lazy|fluffy|market|village|same) ){0,2}(?:cats?|kittens?|dogs?|pupp(?:y|ies)|goats?|hens?|chickens?|cows?|pigeons?|ducks?|monkeys?|geckos?)(?: (?:who|that|which))?(?: always)? (?:sleeps?|sleeping|naps?|napping|sits?|sitting|sunbathes?|waits|waiting) (?:outside|in front of(?! (?:the|our|a|an) car)|on|under|beside|next to|on top of|in the window of|by) (?:the|our|a|an) (?:(?:corner|fish|book|sweet|cake|tea|bread|bus|fruit|vegetable) )?(?:bakery|shop|market|stall|cafe|café|school|mosque|temple|library|station|stop|post office|butcher’s|fishmonger’s|baker’s|restaurant|wall|step|steps|bench|roof|car|counter|cart)(?: (?:all day|every (?:day|morning|night)|in the sun|when it rains))?$`),
    examples: ['the cat who sleeps outside the bakery', 'a dog who sleeps outside the shop', 'the goat that sits on the car every morning', 'a street cat sleeping on the steps'],
    counterExamples: ['grandad sleeps outside the shop since he lost his home', 'the cat who sleeps outside since its owner died', 'our dog lying dead by the road']
  },
  {
    label: 'a thing that a wave took',
    said: said(String.raw`^(?:(?:then|and|oh no|today) )?(?:the|a|one|that) (?:(?:big|huge|little|cheeky|naughty) )?(?:wave|sea|tide|river|stream|water|wind) (?:(?:has|just) )?(?:took|takes|stole|steals|ate|swallowed|washed away|carried (?:off|away)|ran off with) (?:(?:my|one|a) |our (?=ball|sandcastle|castle|bucket|spade|picnic|lilo|kite)|(?:his|her|the) (?!shoes|socks|slippers|boots))(?:(?:new|left|right|other|best|red|blue|beach|sun|swimming) ){0,2}(?:sandals?|shoes?|flip[- ]?flops?|jandals?|thongs?|crocs?|slippers?|socks?|hats?|caps?|towels?|buckets?|spades?|ball|sandcastles?|castles?|moat|kites?|lilo|rubber ring|goggles|sandwich(?:es)?|picnic|umbrella|parasol)(?: (?:away|today|again|at the beach|on holiday|and brought (?:it|them) back))*$`),
    allows: said('.*'),
    examples: ['the wave took my sandal', 'the sea took his bucket at the beach', 'a big wave washed away our sandcastle', 'the wind took my hat'],
    counterExamples: ['the sea took my brother', 'the wave took our house', 'the sea took her shoes', 'the wave took my shoe and my sister drowned']
  },
  {
    label: 'an errand with one of the family',
    said: said(String.raw`^(?:(?:a|our|the|my) (?:trip|visit|outing|drive|run) to|visiting|going to|off to|we went to|we(?:’re| are) going to|helping at) (?:the|our) (?:(?:rubbish|recycling|scrap|local|council) )?(?:dump|tip|landfill|recycling (?:cent(?:re|er)|yard)|bottle bank|scrap ?yard|junk ?yard|skip|allotment|car wash|petrol station|garage|builders’ yard|hardware shop|garden cent(?:re|er))(?: with ${RELATIVES_ALONE}| with ${WHOSE}${PARENT})?(?: (?:today|tomorrow|on \p{L}+day|again))*$`),
    examples: ['visiting the dump with grandad', 'a trip to the tip with grandpa on saturday', 'going to the recycling centre with daddy'],
    counterExamples: ['visiting the grave with grandad', 'visiting the dump where they found grandad']
  }
] // prettier-ignore
