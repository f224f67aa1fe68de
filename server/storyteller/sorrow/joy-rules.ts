import { anyOf } from '../language/any-of.ts'
import { FRIEND_WORDS, KIN_WORDS, PARENT_WORDS, PET_WORDS, RELATIVE_WORDS } from '../language/family-words.ts'
import { wordPattern } from '../word-pattern.ts'
import { conceptOf } from './sorrow-concepts.ts'

/** Where a few words are surer than the weights that nothing sad is said, the whole of the wish considered. */
export interface JoyRule {
  label: string
  said: RegExp
  /** What it may say although it is often sad: “hospital” where a parent works there. */
  allows?: RegExp
  /** Where the weights are this sure of a sorrow they are believed: the end of the sentence may be any words. */
  isOpen?: true
  examples: readonly string[]
  /** These are sorrows, by this rule or in spite of it. */
  counterExamples: readonly string[]
}

/** Grandparents, aunts, uncles and cousins in the words of many languages; no parent, for whom a child may have to travel. */
const RELATIVE = `(?:${anyOf(RELATIVE_WORDS.filter((word) => !/^(?:partner|boyfriend|girlfriend|husband|wife|hubby|kid|son|daughter|sons|daughters)$/u.test(word)))})`
const PARENT = `(?:${anyOf(PARENT_WORDS)})`
const WHOSE = String.raw`(?:(?:my|our|his|her|their|the|all|great|big|little) ){0,3}`
/** A father by himself, and a grandfather beside a grandmother. */
const BESIDE_GRAN = '(?:pops?|dada|papa|pa|baba)'
const RELATIVES = String.raw`${WHOSE}${RELATIVE}(?: (?!and\b)\p{L}+)?(?:(?:,| and|, and) ${WHOSE}(?:${RELATIVE}|${BESIDE_GRAN})(?: (?!and\b)\p{L}+)?){0,4}`
/** With no more than a name: “grandma slaps” is none. */
const RELATIVES_ALONE = RELATIVES.replaceAll(String.raw`(?: (?!and\b)\p{L}+)?`, String.raw`(?: (?-i:\p{Lu})\p{Ll}+)?`)
const WHEN = String.raw`(?:(?:,? (?:today|tomorrow|tonight|soon|next week|this week|at last|in the (?:morning|summer|holidays)|at the weekend|this weekend|on \p{L}+day|for (?:the )?(?:holidays|summer|weekend|week|christmas|eid|diwali|easter|new year|half term))){0,2}(?:,? (?:and )?(?:i|we|he|she|they)(?:’m|’re|’s| am| are| is)? (?:so |very )?(?:excited|can’t wait|cannot wait))?)[.!]*$`
/** When it was, with what and beside whom: “on new year’s day with no wetsuit”, and never what came of it. */
const SOMEWHERE = String.raw`(?:(?: all)? (?:on|at|in|to|into|over|round|around|down|across|along|with|without|for|like) (?:(?:no|an?|the|my|our|all|her|his) )?(?:\p{L}+ )?\p{L}+(?:’s \p{L}+| day)?|(?: (?:too|again|twice|today|yesterday|backwards|together|all day|and (?:we|i|everybody|everyone) (?:clapped|cheered|laughed|joined in|danced too|did too|watched)))){0,3}`
const ONCE = String.raw`(?: (?:first|early|now|for once|too|again|every day|all day|nicely|at (?:one|two|three|four|five|six|seven|eight|nine|ten|noon|lunchtime|teatime|playtime|half past \p{L}+|\p{N}+)(?: o’clock)?|before (?:us|me|they (?:leave|get|have|can|go) (?:the |a |any |their |up|out)?\p{L}*|we do|the (?:children|kids))|when (?:we|i|the children|the kids) say(?: so)?|without (?:a story|pudding|telly|their phones)|with (?:us|me|their teddies|the children|a teddy)|across the road|on the way|to cross the road)){0,3}`
const FEAST =
  '(?:eid|diwali|christmas|easter|hanukkah|passover|holi|nowruz|new year|lunar new year|thanksgiving|ramadan|iftar|vaisakhi|onam|pongal)'

function said(source: string): RegExp {
  return wordPattern(source.replaceAll('’', "[’']"), 'iu')
}

export const JOY_RULES: readonly JoyRule[] = [
  {
    label: 'relatives who come from far away',
    said: said(String.raw`^${RELATIVES_ALONE}(?: (?:is|are)|’s|’re)? (?:visiting|visits?|comes?|coming|came|arrives?|arriving|flying|flew|travelling|traveling)(?: (?:to (?:visit|see|stay with)|over to|to)(?: (?:us|me))?| us| over| all the way| here| home)? from (?:very |so )?(?:far away|abroad|overseas|another country)${WHEN}`),
    examples: ['cousins visiting from far away', 'our cousins are coming from far away', 'grandma comes from far away tomorrow', 'auntie is coming to stay with us from overseas'],
    counterExamples: ['cousins fled from far away', 'grandma is far away', 'auntie is not coming from far away', 'grandma is coming from far away for the funeral']
  },
  {
    label: 'relatives who move in',
    said: said(String.raw`^${RELATIVES_ALONE}(?: (?:is|are|has|have)|’s|’ve|’re)? (?:just )?(?:(?:moved|moving|moves?) in(?: with us| at ours| here)?|(?:lives?|living) (?:with us|at ours|in our house))(?: (?:now|today|yesterday|last week|this week|for good))*$`),
    examples: ['grandpa moved in with us', 'grandma moved in with us today', 'granny and grandpa moved in with us', 'auntie Rosa has just moved in here', 'oma and opa live with us now'],
    counterExamples: ['grandma moved in with us because grandpa died', 'grandpa moved into a home', 'grandma lives with us now because mum is ill']
  },
  {
    label: 'a house full of relatives',
    said: said(String.raw`^(?:${FEAST}(?: (?!without\b|but\b)\p{L}+){0,5}[,;:.]? (?:and |with )?)?(?:(?:all|the whole|nearly the whole) (?:of )?(?:the |our |my )?(?:big )?(?:family|clan|whānau|whanau|relatives|cousins|aunties|uncles)|everyone|everybody)(?:,? and all the (?:cousins|aunties|uncles))?(?:(?: is| are|’s|’re)? (?:here|(?:coming |staying |squashed in |together )?(?:at|to|over at|over to|round at|round to) (?:ours|our (?:house|place|flat|home)|${RELATIVE}’?s?(?: house| place)?)))(?: (?:today|tonight|tomorrow|this weekend|for (?:dinner|lunch|the weekend|the night|${FEAST})))*$`),
    examples: ['diwali lights and rangoli, all the family at ours', 'all the family at ours', 'christmas, everybody is at our house', 'the whole family is at nana’s for dinner'],
    counterExamples: ['christmas without grandpa, all the family at ours', 'all the family is at ours because of the funeral']
  },
  {
    label: 'a pet looked after, and a grown-up’s place of work',
    said: said(String.raw`^(?:learning to |how to )?(?:taking|take) care of (?:a|our|my|his|her|the) (?:new |first )?(?:pet|dog|cat|puppy|kitten|hamster|rabbit|guinea pig|fish|goldfish|plant)$|^(?:visiting|going to|visited|went to) (?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|grandpa)’?s (?:office|work|shop|workshop|studio|school)(?: (?:today|tomorrow|for the day))?$|^staycation(?: at home)?$`),
    examples: ['taking care of a pet', 'visiting mum’s office', 'staycation at home'],
    counterExamples: ['taking care of mum', 'visiting dad’s grave']
  },
  {
    label: 'an animal that was seen',
    said: said(String.raw`^(?:we|i|he|she|they|both|the (?:kids|boys|girls|twins)|\p{L}+(?: and \p{L}+)?) (?:saw|spotted|heard|watched|met) (?:an?|the|two|three|four|some|our first|his first|her first) (?:(?:real|big|little|tiny|baby|huge|wild) ){0,2}(?:fox(?:es)?|hedgehogs?|owls?|deer|badgers?|squirrels?|rabbits?|hares?|bats?|frogs?|toads?|herons?|woodpeckers?|robins?|otters?|seals?|dolphins?|whales?|pos?sums?|kangaroos?|koalas?|wallab(?:y|ies)|kiwis?|penguins?|monkeys?|peacocks?|parrots?|lizards?|geckos?|turtles?|snails?|ladybirds?|butterfl(?:y|ies)|dragonfl(?:y|ies)|fireflies|bees?|moths?|raccoons?)(?: (?:in|on|by|near|from|at) (?:our|the|grandma’s|nana’s|a) (?:back )?(?:garden|yard|backyard|park|street|tree|river|pond|beach|ferry|boat|window|road|path|woods?|forest|field|farm|zoo|car|train|balcony|wall|fence|lake|sea))?(?: (?:last night|today|this (?:morning|evening|afternoon)|yesterday|tonight|on the way (?:home|to school)))*$`),
    examples: ['Ella saw a fox in our garden last night', 'we saw two deer on the way to school', 'Isla saw some dolphins from the ferry'],
    counterExamples: ['she saw a fox that was dead in our garden last night', 'he saw a man in our garden last night']
  },
  {
    label: 'a custom, a market or a place where one goes together',
    said: said(String.raw`^(?:(?:(?:eid|friday|morning|evening) )?(?:prayers?|namaz)(?: (?:at|in) (?:the )?(?:mosque|masjid))?|(?:the )?(?:souk|market|posada|gurdwara|temple|mosque|shrine)(?: (?:at|in) (?:school|town|the city))?)(?: with ${WHOSE}(?:${PARENT}|${RELATIVE}))?$|^visiting (?:a|the|our) (?:shrine|temple|mosque|church|marae|gurdwara)(?: with ${WHOSE}(?:${PARENT}|${RELATIVE}))?$|^(?:lucky money|red envelopes?|red packets?|eidi|otoshidama)(?: (?:from|with) ${WHOSE}(?:${PARENT}|${RELATIVE})| box)?$|^(?:the )?quincea[nñ]era of (?:her|his|my|our) (?:cousin|sister)$|^valentine’?s? cards? (?:at|for) (?:school|friends|the class|nursery)$|^(?:slept|sleeping|sleepover|staying) at the marae(?: with (?:the |our )?(?:school|class|whānau|whanau|cousins))?$|^(?:a |the |our |his |her )?(?:\p{L}+ )?(?:cat|dog|horse|bear|lion|fox|owl|hedgehog|penguin|elephant|dinosaur|dragon|monster|pig|mole|badger|otter|squirrel|frog|giraffe|monkey|panda|whale|robot|fairy|pirate) family$`),
    examples: ['eid prayer at the mosque with baba', 'friday prayer with baba', 'souk with mama', 'posada at school', 'lucky money from yeye', 'quinceañera of her cousin', 'valentines cards at school', 'sleeping at the marae', 'cat family', 'a horse family'],
    counterExamples: ['prayer for grandpa who died', 'visiting the grave with mama', 'lost our cat family', 'court with mama']
  },
  {
    label: 'a rakhi that is tied, a name that is given',
    said: said(String.raw`^(?:\p{L}+ )?(?:tied|ties|tying|ty) (?:a|the|her|his|my) rakhis? (?:on|to|for|round) ${WHOSE}(?:(?:big|little|older|younger|baby|twin) )*(?:brothers?|cousins?|bhaiya|bhai|friend)(?:’s wrist)?(?: (?:today|tomorrow|this morning))?$|^(?:${WHOSE}|(?:\p{L}+’s )?)(?:(?:new|little) )*baby(?: (?:brother|sister|cousin|boy|girl))? (?:gets?|is getting|got|was given|is given|will get) (?:his|her|its|a|their) name(?: (?:today|tomorrow|on \p{L}+day|this weekend))?$`),
    examples: ['tied a rakhi on her cousin', 'Isla ties a rakhi to her brother', 'Ama’s baby brother gets his name today'],
    counterExamples: ['tied a rakhi on her brother in hospital', 'the baby who died gets his name today', 'tied a rakhi on her brother at his grave']
  },
  {
    label: 'a posada in the street',
    said: said(
      String.raw`^(?:las |the |our )?posadas?(?:(?:,| and) (?:the |a |las |los |el |la )?(?:pi[nñ]atas?|ponche|songs?|candles|neighbou?rs|villancicos))*(?: (?:at|in|on|with) (?:our|the|my) (?:street|school|house|neighbou?rs|road|block|church|patio|cousins))?${WHEN}`
    ),
    examples: ['las posadas and the piñata at our street', 'posada with the neighbours', 'las posadas, piñata and ponche with the neighbours'],
    counterExamples: ['posada without grandpa who died', 'las posadas and mamá is in hospital']
  },
  {
    label: 'the night before a feast',
    said: said(String.raw`^(?:(?:it’s|its|it is) )?${FEAST}(?: (?:morning|day|eve|is|party))*(?: (?:tomorrow|tonight|in the morning|on \p{L}+day))(?:,? (?:and )?(?:everyone|everybody|we all|all of us|they all|the cousins|all the cousins) (?:sleeps?|slept|is sleeping|are sleeping|stays?|is staying|are staying) (?:at|in) (?:our|the) (?:house|flat|place|living room))?(?:,? (?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of us )?on the (?:mattress(?:es)?|floor|sofa))?,? (?:and )?(?:nobody|no one|none of them) (?:is sleeping|sleeps|can sleep|is asleep|wants to sleep|will sleep)(?: (?:yet|at all|tonight))?[.!]*$`),
    examples: ['Eid morning tomorrow, everyone sleeps at our house, nine on the mattresses, nobody is sleeping', 'christmas is tomorrow and nobody can sleep', 'Diwali tomorrow, nobody wants to sleep'],
    counterExamples: ['christmas is tomorrow, daddy on the floor, nobody can sleep', 'Eid tonight, we all sleep in the flat, everyone on the floor, nobody is sleeping', 'Eid tomorrow and nobody sleeps since grandpa died', 'christmas tomorrow, nobody sleeps because of the bombs', 'Eid is tomorrow and baba is not home']
  },
  {
    label: 'carried on a parent’s shoulders',
    said: said(String.raw`^(?:(?:(?:i|we|he|she|they|\p{L}+) )?(?:riding|rides?|rode|sitting|sits?|sat|carried|going|goes|went|up|high|walking|being)(?: (?:up|high|home|along|all the way))* )?on ${WHOSE}(?:${PARENT}|${RELATIVE})’?s? shoulders(?: (?:at|in|to|round|around|through) (?:the |a )?(?:park|fair|funfair|zoo|parade|carnival|market|concert|match|garden|kitchen|woods|beach|shops?|show|festival))?${WHEN}`),
    examples: ['on daddys shoulders', 'on daddy’s shoulders', 'carried home on daddy’s shoulders', 'riding on grandad’s shoulders at the fair'],
    counterExamples: ['carried on daddy’s shoulders across the river', 'carried out on daddy’s shoulders to the ambulance']
  },
  {
    label: 'a parent who comes home from work',
    said: said(String.raw`^(?:(?:i am|i’m|we are|we’re|he is|he’s|she is|she’s|the (?:dog|cat|puppy)(?: is)?|(?!${PARENT}(?!\p{L}))\p{L}+(?: is)?) )?(?:waiting|waits?|waited|looking out) for ${WHOSE}${PARENT} to (?:come|get|be) (?:back|home|back home|in)? ?(?:home )?from (?:work|the office|the shops?|the supermarket|the allotment|the gym|football|running|his run|her run)${WHEN}`),
    examples: ['waiting for daddy to come home from work', 'waiting for mummy to get home from the office', 'the dog waits for dad to come back from work'],
    counterExamples: ['waiting for daddy to come home from prison', 'waiting for daddy to come home from the war']
  },
  {
    label: 'a see-saw that takes two',
    said: said(String.raw`^(?:an?|the) see[- ]?saw with (?:nobody|no one|no-one) (?:on|at) the other (?:side|end)[.!]*$`),
    examples: ['a see-saw with nobody on the other side', 'the seesaw with no one at the other end'],
    counterExamples: ['the see-saw with nobody on the other side since grandad died']
  },
  {
    label: 'a journey to see relatives',
    said: said(String.raw`^(?:(?:we|i|he|she|they)(?: are|’re| am|’m| is|’s)?(?: all)? )?(?:flying|driving|going|travelling|traveling|sailing|heading|off|taking the (?:train|bus|plane|ferry|boat))(?: (?:all the way|on the (?:train|plane|ferry|boat|bus)|by (?:train|plane|boat|bus|car)))?(?: to (?!(?:the )?(?:see|visit)\b)\p{L}+(?: \p{L}+)?)?(?: (?:to|and) (?:see|visit|meet|hug|stay with) ${RELATIVES})${WHEN}`),
    examples: ['flying to durban to see ouma and oupa', 'we are driving to leeds to visit my nan', 'taking the train to kyoto to see obaasan on saturday', 'we’re flying to manila to see lola and lolo for christmas', 'going to cork to stay with our cousins'],
    counterExamples: ['flying to durban to say goodbye to ouma', 'going to the hospital to see nana', 'flying to poland to see babcia one last time', 'we are going to the prison to see uncle dan', 'flying to durban to bury oupa']
  },
  {
    label: 'what one of the family was like as a child',
    said: said(String.raw`^(?:(?:a story )?(?:about|of) )?(?:(?:the (?:time|day) )?when )?(?:${WHOSE}(?:${PARENT}|${RELATIVE})|you)(?: when (?:he|she|you))? (?:was|were)(?: still)?(?: (?:only|just|very|really|so))*(?: an?)?(?: (?:little|small|young|tiny))*(?: (?:boy|girl|child|kid|baby|toddler|little|small|young|(?:my|her|his|our|as (?:old|small|little) as (?:me|him|her|us|i am)) ?(?:age)?|(?:two|three|four|five|six|seven|eight|nine|ten)(?: years old)?|naughty))(?: (?:and|who) (?:(?:he|she|was|were|so|very|really|a bit|always) )*(?:naughty|cheeky|silly|funny|shy|messy|good|noisy|at school|like me|little|lost (?:a|his|her) (?:shoe|tooth|sock|hat)|played|had (?:a|an) \p{L}+))?[.!]*$|^(?:(?:a story )?(?:about|of) )?(?:(?:something|the|a|one|what|all) )?(?:(?:really|very|most|first) )*(?:naughty |naughtiest |cheeky |silly |funny )?(?:things? )?(?:that )?(?:${WHOSE}(?:${PARENT}|${RELATIVE})|you) (?:did|got up to) when (?:he|she|you) (?:was|were) (?:little|small|young|a (?:little )?(?:boy|girl|kid|child)|at school)[.!]*$`),
    allows: /\blost\b/iu,
    examples: ['daddy when he was little', 'daddy when he was little and naughty', 'when mummy was a little girl', 'when daddy was little', 'grandpa when he was a boy', 'a story about when nana was six', 'when mummy was a little girl and lost her shoe', 'something naughty daddy did when he was little', 'what grandma did when she was a little girl', 'the naughtiest thing you did when you were little'],
    counterExamples: ['when daddy was little his mummy died', 'when grandpa was ill', 'when mummy was a little girl in the war']
  },
  {
    label: 'a feast of children',
    said: said(String.raw`^(?:it(?:’s| is) )?(?:world |international |happy )?(?:children’?s|kids’?|boys’?|girls’?|mother’?s|father’?s|grandparents’?|teachers?’?) ?day(?: (?:at|in) (?:school|nursery|the park))?${WHEN}[.!]*$`),
    examples: ['children’s day', 'childrens day', 'kids day at school', 'happy father’s day'],
    counterExamples: ['father’s day without daddy', 'children’s hospital day']
  },
  {
    label: 'a thing that wakes up',
    said: said(String.raw`^(?:(?:when|where|if) )?(?:(?:a|an|the|my|our|his|her|their|all the) )?(?:(?:boy|girl|child) (?:whose|with) )?(?:\p{L}+ )?(?:drawings?|toys?|pictures?|paintings?|dolls?|tedd(?:y|ies)|statues?|snowm[ae]n|books?|lego|museum|shadows?) (?:that |who |which )?(?:come|comes|came|coming|comes? all) (?:to life|alive)(?: (?:at night|one night|and (?:play|dance|plays|dances)\p{L}*))?[.!]*$`),
    examples: ['her drawings come to life', 'the boy whose drawings came alive', 'toys that come to life', 'a snowman who comes alive'],
    counterExamples: ['grandma come to life']
  },
  {
    label: 'a visit of relatives',
    said: said(String.raw`^(?:(?:we|i|he|she|they)(?: are|’re| am|’m| is|’s)?(?: all)? )?(?:visiting|seeing|staying with|off to see|off to visit)(?: all)? (?:${RELATIVES}|(?:our |my )?(?:family|relatives))(?: (?:in|at|from) (?!(?:hospital|prison|jail|the|a|heaven|intensive|care|beirut|lebanon|gaza|kyiv|ukraine|sudan|syria|marie|macmillan|st)\b)\p{L}+(?: \p{L}+)?| (?:on|at|in) (?:the|their|her|his) (?:farm|house|village|countryside|seaside|cottage|beach|mountains|flat|allotment|caravan|boat|island))?(?:,? (?:and |with )?(?:the |a |his |her |their |all the )?(?:tractors?|calves|cows|chickens|hens|sheep|lambs|goats|horses|pony|ponies|cat|cats|dog|dogs|puppy|kittens|ducks|pigs|beach|sea|cousins|pool|garden|train|boat|mountains|snow)){0,4}${WHEN}`),
    examples: ['visiting oma and opa on the farm, tractor and the calves', 'visiting grandma in cork', 'we are visiting nana in dublin on saturday', 'visiting family in nigeria', 'visiting lola', 'seeing our cousins tomorrow', 'visiting nan and pop', 'visiting gogo and mkhulu'],
    counterExamples: ['visiting nana in hospital', 'visiting grandma for the last time', 'visiting daddy in prison', 'visiting grandpa in the hospice', 'visiting grandma’s grave']
  },
  {
    // “Baba” is a father and a grandmother elsewhere.
    label: 'a witch of the tales',
    said: said(String.raw`^(?:(?:the )?(?:hut|house) of )?baba yaga(?:’?s)?(?: (?:hut|house|walking hut))?(?: (?:with|on) (?:chicken|hen’?s?) (?:legs|feet))?[.!]*$`),
    examples: ['Baba Yaga’s hut', 'baba yaga', 'the hut of baba yaga', 'baba yagas house on chicken legs'],
    counterExamples: ['baba died', 'baba is in hospital']
  },
  {
    label: 'a day of cards and a rhyme of fireworks',
    said: said(String.raw`^(?:(?:a|my|our|the) )?(?:valentine(?:’?s)?(?: (?:day|card|heart))?(?: (?:for|from|to) (?:${WHOSE}(?:${RELATIVE}|mum|mummy|mom|dad|daddy)|my friend))?|remember,? remember,? the (?:fifth|5th) of november)[.!]*$`),
    examples: ['a valentine for mum', 'a valentine from nana', 'valentine’s day', 'remember remember the fifth of november'],
    counterExamples: ['a valentine for mum who died', 'remember remember my brother who died']
  },
  {
    // “MS” is an illness as well.
    label: 'a title and a name',
    said: said(String.raw`^(?:(?:my|our) teacher )?(?:mr|mrs|miss|ms|mx) \p{L}{3,}(?: (?:sings|dances|reads|visits))?[.!]*$`),
    examples: ['ms rachel', 'Ms Patel', 'my teacher ms jones', 'mr tumble', 'ms rachel sings'],
    counterExamples: ['ms patel died', 'mummy has ms', 'grandma with ms', 'mr jones hurt me']
  },
  {
    label: 'somebody of a tale who gets lost and is helped',
    said: said(String.raw`^(?:(?:an?|the|one) )?(?:(?!(?:my|our|his|her|their|your|who|and|real)\b)\p{L}+ ){0,4}(?:dragon|dinosaur|unicorn|fairy|mermaid|robot|alien|star|snowman|monster|giant|elf|penguin|fox|bear|owl|lion|tiger|elephant|monkey|giraffe|hedgehog|mouse|rabbit|bunny|duck|frog|turtle|whale|dolphin|train|bus|tractor|balloon|teddy|toy)(?: (?:gets?|got|is|was) lost)(?: (?:in|at|on) (?:the |a )?(?:\p{L}+ ?){1,3}?)?,? (?:and|so|then) (?:then )?(?:the |some |all the )?(?:kids|children|girls|boys|friends|twins|cousins|sisters|brothers|family|we|they|i|\p{L}+(?: and \p{L}+)?) (?:(?:have|has|had) to |must |need to |want to |all )?helps?(?:ed)? (?:him|her|it|them) (?:to )?(?:find|get|look for) (?:(?:the|his|her|its|their|a) )?(?:way(?: (?:back|home|to (?:the )?\p{L}+)){0,2}|home|house|parade|party|circus|zoo|farm|castle|cave|nest|family|friends?|mum|mummy|mom|mommy|mama|mother|dad|daddy|egg|boat|ship|planet|rocket|spaceship|station|island|forest|jungle|sea)(?: again| back)?[.!]*$`),
    allows: /\b(?:gets?|got|is|was) lost\b/iu,
    examples: ['chinese new year dragon gets lost in the big city and the kids have to help him find the parade', 'a fox gets lost and the children help him find his way home', 'a robot got lost at the airport and Isla and Theo help it get home'],
    counterExamples: ['our dog gets lost and the kids help him find his way home', 'my brother got lost and the police helped him find us']
  },
  {
    label: 'a rainbow on the way',
    said: said(String.raw`^(?:(?:we|i|he|she|they)(?:’ve)? (?:saw|seen|spotted) )?(?:(?:a|the|two) )?(?:(?:big|bright|huge|double|whole|beautiful) ){0,2}rainbows? (?:today )?on (?:the|our|his|her|my) (?:way|walk|drive|bus)(?: (?:home|back))?(?: (?:from|to) (?:the )?(?:school|nursery|playgroup|park|shops?|swimming|football|library|beach|bus stop))?(?: today| yesterday)?[.!]*$`),
    examples: ['a double rainbow on the way home from school', 'we saw a rainbow on the walk home from nursery', 'rainbow on our way back from the park'],
    counterExamples: ['a rainbow on the way home from the funeral', 'a rainbow on the day grandad died', 'a rainbow on the way home and then the dog died']
  },
  {
    label: 'relatives and nothing else',
    said: said(String.raw`^${RELATIVES_ALONE}[.!]*$`),
    examples: ['oma and opa', 'nana and grandad', 'my cousins', 'ouma and oupa'],
    counterExamples: ['oma and opa died', 'grandma in heaven', 'nana and grandad are gone for ever']
  },
  {
    label: 'Goldilocks in two words',
    said: said(String.raw`^(?:(?:an? |the )?(?:story|tale) (?:about|of) )?gold(?:ie|y|i|en)[ -]locks?(?: (?:and|&) (?:the )?(?:(?:three|3) )?bears?)?[.!]*$`),
    examples: ['goldie locks', 'goldy locks', 'goldi-locks and the three bears', 'a story about goldy locks and the 3 bears'],
    counterExamples: ['goldie locks died', 'goldie died', 'goldie locks is in hospital', 'goldie our goldfish died']
  },
  {
    label: 'somebody who cannot wait',
    said: said(String.raw`^(?:(?:he|she|they|i) (?:hates?|doesn’t like|can’t stand|is (?:no|not) good at|isn’t good at) )?(?:waiting|having to wait|queueing|queues)(?: (?:is|are) (?:so |very |really )?(?:hard|boring|difficult))?(?: (?:for (?:his|her|my|their) turn|in (?:the )?queues?|in line))?[.!]*$`),
    examples: ['she hates waiting', 'waiting is hard', 'he can’t stand waiting for his turn'],
    counterExamples: ['waiting for daddy to come home from the war', 'waiting for grandma to die']
  },
  {
    label: 'a new one of the family whom nobody has met yet',
    said: said(String.raw`^(?:(?:my|our|his|her|the) )?new (?:baby )?(?:cousin|cousins|niece|nephew|twin cousins)(?: (?:is|are) (?:called|named) \p{L}+(?: and \p{L}+)?)?,? (?:and|but)? ?(?:we|i|he|she|they) (?:haven’t|have not|hasn’t|has not|can’t wait to) (?:met|meet|seen|see) (?:him|her|them|the baby)(?: yet)?[.!]*$`),
    examples: ['new baby cousin is called oluwaseun and we haven’t met him yet', 'our new cousin is called mei and we can’t wait to meet her', 'her new baby cousin, she hasn’t met him yet'],
    counterExamples: ['we lost our new baby cousin', 'new baby cousin died and we haven’t met him', 'new baby cousin is in intensive care and we haven’t met her yet']
  },
  {
    label: 'a feast with relatives',
    said: said(String.raw`^(?:(?:we|i|they)(?: are|’re| am|’m)? )?(?:having|celebrating|doing|spending|off to have) ${FEAST}\p{L}*(?: \p{L}+)? (?:at|with) ${WHOSE}${RELATIVE}(?:’?s)?(?: \p{L}+s?)?(?:’s)?(?: and ${WHOSE}${RELATIVE})?(?: and ${FEAST}(?: \p{L}+)? (?:at|with) ${WHOSE}${RELATIVE}(?:’?s)?(?: \p{L}+)?)?(?: in the same (?:week|month))?${WHEN}`),
    examples: ['we are having eid at auntie samira’s and diwali lights at nani’s in the same month', 'we are having christmas at granny’s', 'spending diwali with nani and dadi'],
    counterExamples: ['we are having christmas without granny', 'first eid since dadi died', 'our first christmas without auntie jo']
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
    label: 'hears or sees well again',
    said: said(String.raw`\b(?:got|has|gets|getting|have) (?:(?:an?|his|her|some|new|my|the) ){0,2}(?:hearing aids?|glasses|false teeth|walking stick|reading glasses),? (?:and|so) (?:now )?(?:he|she|they|we|i) (?:can |now )?(?:(?:hears?|sees?|eats?|chews?|reads?|looks? at)(?: (?:us|me|him|her|them|everything|everybody|everyone|well|better|properly|again|now|apples?|toast|nuts|toffees?|corn)|(?: all)? (?:the|my|our|his|her) \p{L}+(?: (?!at\b)\p{L}+)?)?(?: (?:whisper|talk|sing|laugh|giggle|play)\p{L}*)?(?: (?:again|now|better|properly|too))?|walks?(?: (?:faster|better|again|now|too|with us|with me|to (?:the|our|my) (?:shops?|park|school|pond|library|bus stop|beach|caf[eé]|allotment)))*)[.!]*$`),
    examples: ['grandpa got a hearing aid and now he hears us whispering', 'nana has new glasses and now she can see the bus numbers', 'grandad got false teeth and he can eat apples', 'grandad has a walking stick and now he walks to the park'],
    counterExamples: ['grandma got a hearing aid and now she hears voices', 'grandad has a walking stick and he walks off at night', 'grandpa got a hearing aid but then he died', 'grandpa is dying and he can hear us whispering', 'nana has cancer and now she sees nobody']
  },
  {
    label: 'no school because of the weather',
    said: said(String.raw`^(?:there(?:’s| is|’ll be) )?no (?:school|nursery|preschool|kindergarten|swimming|football|club)(?: (?:today|tomorrow|this week|on \p{L}+day))?(?: (?:because of|due to|for|cos of) (?:the |a |all the |so much )?(?:big |heavy )?(?:storm|snow|rain|wind|ice|heat|fog|weather|holiday|holidays|strike|boiler|elections?|inset day|typhoon|cyclone))?(?: (?:today|tomorrow))?[.!]*$`),
    allows: /\b(?:because of|due to|for|cos of) (?:the )?(?:typhoon|cyclone|ice)\b|\bbecause of\b/iu,
    examples: ['no school tomorrow because of the storm', 'no nursery today because of the snow', 'there’s no school on friday'],
    counterExamples: ['no school because of the bombs', 'no school because there is war', 'no school tomorrow because daddy died']
  },
  {
    label: 'a new job',
    said: said(String.raw`^(?:(?:my|our|his|her) )?(?:mum|mummy|mom|mommy|mam|mammy|dad|daddy|papa|mama|uncle \p{L}+|auntie \p{L}+|aunty \p{L}+)(?:’?s)? new job (?:is|will be|starts) (?:in|at|on|with|near|next to) (?:an? |the |our )?\p{L}+(?: \p{L}+)?(?: with (?:an? |the )?\p{L}+ (?:on top|outside|in it|inside|on the roof))?[.!]*$`),
    allows: /\bhospital\b/iu,
    examples: ['mum’s new job is in a hospital with a helicopter on top', 'dad’s new job is at the zoo', 'mum’s new job is in leeds', 'my mummy’s new job is in a bakery'],
    counterExamples: ['dad’s new job is in afghanistan', 'mum’s new job is at the hospital because nana is dying', 'since dad’s new job we never see him, he left us', 'mum’s new job is in prison']
  },
  {
    label: 'what grown-ups have to do for once',
    said: said(String.raw`^(?:the )?(?:grown[- ]?ups|adults|teachers|mums and dads|kings|kings and queens)(?: all)? (?:have|has|had|must|need) (?:to )?(?:(?:go to bed|have (?:a )?naps?|go to school|do (?:the )?homework|hold hands)${ONCE}|(?:eat|wear|brush|tidy|share) (?:their|the|all their|all the|my|our|his|her|sprouts|broccoli|peas|greens|vegetables|uniforms?|bibs|nappies)(?: (?!on\b|from\b|in\b)\p{L}+){0,2}${ONCE}|ask(?: (?:me|us|the children|the kids|nicely|first|permission|a grown[- ]?up)){0,2}${ONCE})[.!]*$`),
    allows: /\bbefore they leave the table\b/iu,
    examples: ['grown ups have to go to bed at six', 'the grown-ups have to ask before they leave the table', 'teachers have to do homework'],
    counterExamples: ['grown ups have to go to bed at the shelter', 'grown ups have to go to bed hungry', 'the grown ups have to go to war', 'mummy and daddy have to live apart', 'grown ups have to hide from the bombs']
  },
  {
    label: 'what an elder did for the fun of it',
    said: said(String.raw`^(?:(?:my|our) )?${RELATIVE}(?: (?-i:\p{Lu})\p{L}+)? (?:swam in the (?:sea|lake|pool)|danced|sang|went (?:sledging|skating|surfing|dancing|paddling)|rode (?:a|the|my|our|his|her) (?:\p{L}+ )?\p{L}+|(?:jumped|dived) in(?: the (?:\p{L}+ )?(?:pool|sea|lake|puddles?|leaves|mud|end))?|skated|sledged|hula hooped|bowled|did a (?:cartwheel|handstand|roly poly))${SOMEWHERE}[.!]*$`),
    examples: ['gran swam in the sea on new years day with no wetsuit', 'grandad danced on the table at the wedding', 'nana rode my scooter to the shop', 'granny went sledging on a tea tray', 'nana jumped in the pool', 'gran went surfing in cornwall with her friends'],
    counterExamples: ['nana jumped in and sank', 'grandad went paddling in his nightie at night', 'gran swam in the sea and drowned', 'grandad danced with me before he died', 'nana went sledging and broke her hip']
  },
  {
    label: 'done without help',
    said: said(String.raw`^(?:i|he|she|we|\p{L}+) (?:lit the candles?|rang the (?:church |temple |school )?bell|carried the (?:cross|lamp|candle|flowers|flag)|read the (?:story|lesson|prayer)|said the (?:prayer|blessing)|held the (?:flag|rope|torch))(?: (?:at|in) (?:the )?(?:church|mosque|temple|school|assembly|mass|synagogue|gurdwara|nursery))? all by (?:my|him|her|our)sel(?:f|ves)[.!]*$`),
    examples: ['i lit the candle at church all by myself', 'she rang the temple bell all by herself', 'he read the prayer in assembly all by himself'],
    counterExamples: ['i lit the candle for grandma all by myself', 'she cried all by herself', 'he is at home all by himself with no food']
  },
  {
    label: 'wheels that can do more than legs',
    said: said(String.raw`^(?!.*\b(?:now|since|after|because|ever again|any ?more|used to|hospital|crash\p{L}*|accident)\b).*\b(?:superhero\p{L}*|hero|princess|knight|pirate|mermaid|astronaut|detective|race|races|racing|magic|rocket|rockets|wings|flies|flying|fly|fastest|space) ?.*\bwheelchairs?\b.*$|^(?!.*\b(?:now|since|after|because|ever again|any ?more|used to|hospital|crash\p{L}*|accident)\b).*\bwheelchairs?\b.*\b(?:superhero\p{L}*|hero|princess|knight|pirate|race|races|racing|magic|rocket|rockets|wings|flies|flying|fly|fastest|space|turns into)\b.*$`),
    examples: ['she wants to be a superhero with a wheelchair that flies', 'a girl whose wheelchair has rockets', 'a knight in a wheelchair', 'my wheelchair wins the race'],
    counterExamples: ['daddy is in a wheelchair now', 'since the crash mummy has a wheelchair and cannot fly with us']
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
    label: 'whom nobody can see, in a tale',
    said: said(String.raw`^(?:(?:an?|the|my|our) )?(?:(?-i:\p{Lu})\p{Ll}+(?:(?:,| and) (?-i:\p{Lu})\p{Ll}+)?|boy|girl|child|dog|cat|mum|mummy|mom|mommy|mama|dad|daddy|papa|baba|teacher|${RELATIVE}) (?:who |that )?(?:is|are|turns?|turned|becomes?|became|gets?|got|goes|went|can (?:be|become|turn)) invisible(?: (?:for (?:a|one|the) (?:whole )?day|by (?:magic|mistake|accident)|one (?:day|morning|night)|(?:and|but) only (?:i|we|he|she|(?-i:\p{Lu})\p{Ll}+) can (?:see|hear) (?:him|her|them)|whenever (?:he|she) (?:sneezes|likes|wants)|and (?:plays tricks|has fun|eats all the \p{L}+)))?[.!]*$`),
    allows: /\bby accident\b/iu,
    examples: ['Isla is invisible', 'Isla turns invisible', 'Isla and Theo become invisible for a day', 'a girl who can turn invisible', 'the boy who gets invisible whenever he sneezes'],
    counterExamples: ['she feels invisible', 'Isla feels invisible at school', 'my son is invisible to the other children', 'Isla is invisible to them since the baby came and she is so sad']
  },
  {
    label: 'saving a feast or a day',
    said: said(String.raw`^(?:how )?(?:(?:we|i|(?-i:\p{Lu})\p{Ll}+|the (?:kids|children|cousins|twins|dog|cat|elves|reindeer|animals))(?:(?:,|,? and|&) ){0,2}){1,4} ?(?:save|saves|saved|saving|rescue|rescues|rescued|have to save|has to save|must save|help save|help to save) (?:christmas|halloween|easter|eid|diwali|new year|the (?:day|world|planet|party|show|birthday|zoo|farm|forest|jungle|moon|circus|town|village|city|kingdom|carnival|picnic|wedding|school play|animals|bees|whales|polar bears|toys|dinosaurs|unicorns)|all the (?:animals|toys|presents)|santa|father christmas)[.!]*$`),
    examples: ['Isla and Theo save christmas', 'Isla saves the day', 'the elves have to save christmas', 'how Theo saved the birthday', 'Isla, Theo and Biscuit rescue all the toys'],
    counterExamples: ['they could not save grandpa', 'the doctors could not save our cat', 'we saved christmas dinner for grandpa and then he died']
  },
  {
    label: 'a letter to Father Christmas',
    said: said(String.raw`^(?:(?:he|she|i|we|they|(?-i:\p{Lu})\p{Ll}+) (?:is |was )?)?(?:(?:wrote|writes|writing|posting|posts|posted|sending|sends|sent) )?(?:(?:(?:an?|the|his|her|my|our|their) )?(?:(?:long|first|own|christmas) )?(?:letters?|list) )?to (?:father christmas|santa(?: claus)?)(?: (?:today|tonight|together|again|this year))?[.!]*$`),
    examples: ['her letter to Father Christmas', 'wrote to Father Christmas', 'Isla is writing a letter to Father Christmas', 'a letter to Father Christmas', 'she wrote to santa'],
    counterExamples: ['her letter to Father Christmas asks for daddy to come home', 'her letter to father', 'she wrote to Father Christmas to bring grandma back']
  },
  {
    label: 'a call to those who live far away',
    said: said(String.raw`^(?:(?:an?|the|our|her|his|my) )?(?:(?:video|phone|sunday|birthday|bedtime) )?(?:calls?|chat|facetime|zoom|calling|facetiming) (?:with|to|from) (?:(?:my|our|his|her) )?(?:gran\p{L}*|nan\p{L}*|nonn[ao]|nani|nana|nano|dadi|dada|aunt\p{L}*|uncle|cousins?|obaachan|halmoni|abuel[ao]|teta|jiddo|avó|avô|oma|opa|tita|tito|lola|lolo)(?: \p{Lu}\p{L}+)?(?: (?:far away|who lives far away|abroad|overseas|in (?-i:\p{Lu})\p{L}+))?[.!]*$`),
    allows: /\bfar away\b/giu,
    examples: ['video call with grandma far away', 'the phone call to nani', 'a call with our cousins'],
    counterExamples: ['video call with daddy far away in the army', 'the last call with grandma', 'call to grandma in the hospital before she died']
  },
  {
    label: 'a bigger one who will not play',
    said: said(String.raw`^(?:(?:my|his|her|our|the) )?(?:big|bigger|older|little|eldest) (?:brother|sister|cousin) (?:never|won’t|doesn’t|does not|will not) (?:(?:ever|want to|wants to) )?plays? with (?:him|her|me|us)(?: (?:any ?more|at all|today|now))?[.!]*$`),
    allows: /\bnever\b/giu,
    examples: ['big brother never plays with him', 'my big sister won’t play with me', 'my older brother doesn’t want to play with me any more'],
    counterExamples: ['big brother never plays with him since the accident', 'my brother won’t play with me because dad left']
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
    label: 'a step brother or sister who is new',
    said: said(String.raw`^(?:(?:he|she|we|i)(?:’s|’ve)? (?:got|have|has|gets) )?(?:an?|the|my|his|her|our) (?:new )?step-? ?(?:brother|sister)s?(?: (?:(?:comes|stays|is here|sleeps over|visits) )?(?:(?:at|on|for|every|this) )?(?:the )?weekends?| (?:and|who) (?:shares?|snores?|likes?|plays?|brings?|has) (?:my |his |her |our |the )?\p{L}+(?: \p{L}+){0,2})?[.!]*$`),
    examples: ['a new step brother at the weekend', 'my new stepsister', 'she’s got a new step brother', 'a step sister every weekend'],
    counterExamples: ['a new step brother who hates me', 'a new step brother and dad left']
  },
  {
    label: 'lonely at playtime',
    said: said(String.raw`^(?:(?:he|she|i|we) (?:is|was|am|feels?|felt|gets?|got) |feeling |being |a bit )?(?:(?:a bit|a little|so|very|really) )?(?:lonely|left out) (?:at|during|in) (?:playtime|play time|break|breaktime|break time|recess|lunch|lunchtime)(?: today| yesterday| sometimes)?[.!]*$`),
    allows: /\b(?:lonely|left out)\b/giu,
    examples: ['feeling lonely at playtime', 'she was lonely at playtime today', 'left out at recess', 'a bit lonely at break', 'I felt so lonely at lunch'],
    counterExamples: ['feeling lonely', 'she is lonely at playtime and they hit her', 'lonely since mum died']
  },
  {
    label: 'what a grown-up wears on the head',
    said: said(String.raw`^(?:my |the )?(?:mum|mummy|mama|mommy|mom|aunty|auntie|grandma|granny|nana|dad|daddy|papa|grandpa|uncle|tía|tia|abuela)’?s (?:\p{L}+ ){0,2}(?:gele|headwrap|head wrap|hat|turban|hair|hairdo|wig|crown|scarf|headtie|beard|moustache|heels|dress|umbrella) (?:is|was) (?:(?:as|so|too) (?:tall|big|wide|high|long|shiny|bright|loud)|very \p{L}+)(?: (?:as|that|like|for) (?:an?|the|it|our|we) (?:\p{L}+ ?){1,5})?[.!]*$`),
    examples: ['mama’s gele is as tall as a house', 'grandma’s hat is too big for the car', 'dad’s beard is so long', 'aunty’s dress is very shiny'],
    counterExamples: ['mama’s scarf is so empty', 'mum’s hair is gone', 'dad’s beard is so long since mum left', 'mum’s hair is falling out']
  },
  {
    label: 'a rakhi by post',
    said: said(String.raw`^(?:(?:a|the|her|my|our|sending a|making a|tying a) )?rakhi (?:for|to|with) (?:an?|the|my|his|her|our) (?:(?:big|little|older|younger|baby) )?(?:brother|bhaiya|cousin)(?:,? (?:who|that) (?:has )?(?:moved (?:away|abroad|to \p{L}+)|lives (?:far away|abroad|in \p{L}+)))?[.!]*$`),
    allows: /\bmoved away\b/giu,
    examples: ['rakhi for a big brother who moved away', 'a rakhi for my brother who lives far away', 'sending a rakhi to her cousin', 'rakhi for my baby brother'],
    counterExamples: ['rakhi for my brother who died', 'rakhi without my brother', 'rakhi for a brother who went to prison']
  },
  {
    label: 'somebody new in the class',
    said: said(String.raw`^(?:(?:there(?:’s| is| was)|we(?:’ve)? (?:have|got)|he has|she has) )?(?:an?|the|this) new (?:(?:little|shy|quiet|nice|funny) )?(?:girl|boy|kid|child|pupil|student|classmate|teacher) (?:in|at|came to|started (?:in|at)|joined) (?:(?:my|his|her|our|their|the) )?(?:class|school|nursery|kindergarten|preschool|playgroup|group|form)(?: (?:today|this week|and (?:she|he) (?:is|was|likes|has|sits) (?!sad|crying|alone|scared|lonely)\p{L}+(?: \p{L}+){0,3}))?[.!]*$`),
    examples: ['a new girl in my class', 'there’s a new boy at school', 'a new boy joined our class today', 'the new girl at nursery', 'there is a new teacher in her class'],
    counterExamples: ['the new boy in my class hits me', 'a new girl in my class whose mum died', 'the new girl in my class has nobody and is sad']
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
    label: 'a comforter that is kept',
    said: said(String.raw`^(?:he|she|they|my \p{L}+|our \p{L}+|\p{L}+) (?:won’t|will not|doesn’t want to|can’t|refuses to) (?:let go of|give up|part with|put down|sleep without|stop sucking) (?:his|her|the|their) (?:dummy|dummies|blanket|blankie|teddy|thumb|bottle|comforter|muslin|bunny|binky|paci|soother)(?: (?:at night|at bedtime|tonight|even in the bath|for nursery))?[.!]*$`),
    allows: /\bbottle\b/iu,
    examples: ['she won’t let go of her dummy', 'he can’t sleep without his blankie', 'our toddler refuses to give up her bottle'],
    counterExamples: ['she won’t let go of her teddy since her dad died', 'he can’t sleep without his daddy, who is in prison', 'she won’t let go of her dead hamster']
  },
  {
    label: 'buried in the sand',
    said: said(String.raw`^(?:(?:today|yesterday) )?(?:(?:we|they|i)(?: all)? (?:went to|were at|was at|spent the day at) the (?:beach|seaside|sea)(?: today| yesterday)?,? (?:and )?)?(?:(?:i|he|she|the (?:kids|children|boys|girls|twins|cousins)|(?-i:\p{Lu})\p{Ll}+) buried (?:${WHOSE}${RELATIVE}|my dad|daddy|dad|papa|mum|mummy|mom|my brother|my sister|(?-i:\p{Lu})\p{Ll}+)|(?:we|they) buried (?:${WHOSE}${RELATIVE}|daddy|dad|papa|mum|mummy|mom|my brother|my sister|(?-i:\p{Lu})\p{Ll}+)(?= in (?:the )?sand| up to))(?: in (?:the )?sand)?(?: up to (?:his|her|the) (?:neck|chin|tummy|knees|ears|nose))?(?: at the (?:beach|seaside))?(?:,? (?:and )?(?:it was|that was) (?:so )?(?:funny|fun))?[.!]*$`),
    allows: /\bburied\b/iu,
    examples: ['we went to the beach and i buried dad', 'we buried daddy in the sand', 'i buried grandpa in the sand up to his neck', 'the kids buried mummy in the sand at the beach, it was so funny'],
    counterExamples: ['we buried dad', 'we buried grandpa at the seaside where he was born', 'i buried our hamster at the beach today, he died', 'we went to the beach where we buried grandma last year']
  },
  {
    label: 'a shot at the doctor’s',
    said: said(String.raw`^(?:(?:we|he|she|i|they|(?-i:\p{Lu})\p{Ll}+) )?(?:had to (?:get|have)|has to (?:get|have)|got|gets|getting|had|has|needs|having) (?:(?:an?|his|her|my|their|two|three|some|the) (?:(?:flu|tetanus|last|first|big|school|baby) )?(?:shot|jab|vaccine)s?|shots|jabs|vaccines)(?: (?:at|from) (?:the|our) (?:doctor|nurse|clinic|school|pharmacy|health (?:cent(?:re|er)))(?:’?s)?)?(?: (?:today|tomorrow|yesterday|this morning))?(?:,? (?:and|but) (?:(?:he|she|i) )?(?:was|is) (?:so |very |really )?brave)?[.!]*$`),
    allows: /\bshots?\b/iu,
    examples: ['had to get a shot at the doctor and was very brave', 'she got her shots today', 'we had to get a shot at the doctor’s', 'he has to get his flu shot tomorrow'],
    counterExamples: ['dad got shot', 'he got shot at the clinic', 'they had to shoot the dog']
  },
  {
    label: 'how an animal feels',
    said: said(String.raw`^(?:(?:what|why|how|where|when) )?(?:do|does|can|are) (?:(?:an?|the|our) )?(?:fish|fishes|birds?|cats?|dogs?|ants?|bees|elephants?|whales?|snails?|sheep|cows?|horses?|monkeys?|animals|worms?|spiders?|frogs?|trees?|flowers|dinosaurs?|dolphins?|penguins?|sharks?|rabbits?|hamsters?) (?:do|go|feel|look|say|ever|get|cry|know)?(?: (?:get|feel|cry|do|look|be))?(?: (?:when|if) (?:they|it) (?:are|is|feels?|gets?))? ?(?:sad|lonely|cry|scared|afraid|frightened)[?!. ]*$`),
    allows: /\b(?:sad|lonely|cry|scared|afraid|frightened)\b/giu,
    examples: ['what do fish do when they are sad', 'do ants get lonely', 'can elephants cry', 'where do birds go when they are scared?'],
    counterExamples: ['what do you do when you are sad', 'do dogs get sad when somebody dies']
  },
  {
    label: 'a feast in the village',
    said: said(String.raw`^(?:we(?: are|’re) )?(?:visiting|going (?:back |home )?to|travelling to|traveling to|off to) (?:(?:the|our|my|his|her|dad’s|mum’s) )?(?:village|farm|countryside|seaside|hometown|home town|island|mountains) for ${FEAST}(?:,? (?:and|with) .{3,80})?[.!]*$`),
    isOpen: true,
    examples: ['visiting the village for christmas and riding on okada with uncle', 'we are going to the village for diwali', 'going back to our village for eid and all the cousins come'],
    counterExamples: ['going to the village for christmas without daddy because he is in prison', 'visiting the village for grandma’s funeral']
  },
  {
    label: 'who sees all',
    said: said(String.raw`^(?:(?:why |does |how )?(?:has |have )?)?(?:${WHOSE}(?:${RELATIVE}|mum|mummy|mom|mommy|dad|daddy|teacher)|(?-i:\p{Lu})\p{Ll}+|she|he)(?:(?: really)? (?:has|have|got|has got)|’s got) eyes (?:in|on|at) the back of (?:her|his|their) head[.!?]*$`),
    examples: ['mum has eyes in the back of her head', 'my teacher has eyes in the back of her head', 'Grandma’s got eyes in the back of her head'],
    counterExamples: ['mum has a lump in the back of her head', 'daddy has eyes that can not see any more']
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
    label: 'a move that takes one far from a relative',
    said: said(String.raw`^(?:we(?:’re| are) )?(?:moving|move) (?:to|into) (?:another|a new|a different|a bigger|a smaller) (?:city|town|house|flat|state|place|village),? (?:(?:so|very|quite) )?(?:far|far away|a long way|away) from ${RELATIVES_ALONE}$`),
    examples: ['moving to another city far from grandma', 'we’re moving to a new town a long way from our cousins'],
    counterExamples: ['moving to another city far from dad', 'we are moving to a new house because of what dad did', 'moving far from grandma who is ill']
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
    label: 'homesick for a few nights at camp',
    said: said(String.raw`^(?:(?:he|she|we|i|\p{L}+)(?: is|’s| was| felt| got| feels| am| were) )?(?:(?:a bit|a little|so|very) )?homesick (?:at|on|in) (?:(?:a|the|his|her|our|my) )?(?:(?:cabin|tent|bunk|dorm)(?: (?:at|on) (?:(?:the|his|her) )?)?)?(?:(?:summer|scout|brownie|cub|guide|school|horse|football|holiday) )?(?:camp|trip|residential)$`),
    allows: said('homesick (?:at|in|on) .+'),
    examples: ['homesick at camp', 'homesick in a cabin at camp', 'she was a bit homesick on the school trip'],
    counterExamples: ['homesick at the camp since the war', 'homesick in the shelter']
  },
  {
    label: 'food that burned',
    said: said(String.raw`^(?:(?:${WHOSE}(?:${PARENT}|${RELATIVE})|we|i|he|she|they|somebody) )?(?:burnt|burned)(?: (?:the|our|all the|his|her|a|my))? (?:(?:whole|first|last|birthday|sunday|saturday|friday|morning|breakfast) )?(?:toast|cakes?|cupcakes|cookies|biscuits|pancakes?|porridge|rice|jollof|arepas?|tortillas?|tamales|empanadas?|rotis?|chapat?tis?|naans?|parathas?|dosas?|idlis?|injera|ugali|plantains?|bread|damper|dinner|supper|lunch|breakfast|pizzas?|beans|sausages|pies?|popcorn|marshmallows?|eggs?|dumplings|noodles|soup|curry|daal?|muffins|waffles|flan|pudding|potatoes|chips|milk)(?: (?:on (?:\p{L}+day|the (?:barbecue|campfire|grill))|again|today|this morning|tonight|at breakfast|for (?:breakfast|lunch|dinner|supper|tea)|and we (?:laughed|had cereal|ate it anyway)))*$`),
    allows: said('^(?:.* )?(?:burnt|burned)'),
    examples: ['burnt arepas on sunday', 'grandma burnt the rice', 'daddy burned the pancakes again', 'burnt toast'],
    counterExamples: ['daddy burned my arm', 'burnt toast since mum died']
  }
] // prettier-ignore

/** Whatever one of these rules hears, this is a need or may be one. */
const HARM =
  /\b(?:di(?:e|ed|es|ying)|dead|death|funeral|bur(?:y|ied|ial)|graves?|cemetery|ashes|heaven|angels?|ill|sick|poorly|hospital|hospice|cancer|chemo|surgery|operation|intensive|incubator|ambulance|strokes?|accident|crash\p{L}*|drown\p{L}*|bl(?:ood|eed\p{L}*)|hurts?|hit|hits|hitting|beat\p{L}*|shout\p{L}*|scream\p{L}*|fight\p{L}*|police|prison|jail|court|war|wars|bomb\p{L}*|soldiers?|guns?|kill\p{L}*|shot|knife|drunk|cr(?:y|ies|ied|ying)|sad|lonely|alone|scared|afraid|frightened|lost|gone|broke|broken|fell|leaves?|leaving|left us|(?<!let )go away|miss(?:es|ing|ed)?|never|anymore|goodbye|last time|before (?:he|she|they)|since|because|divorc\p{L}*|split up|custody|homeless|evicted|burn\p{L}*|escap\p{L}*|fled|flee)\b/iu

/** What an elder does who is confused, where people do not choose to be, and what became of it. */
const UNEASY =
  /\b(?:nighti?e|nightdress|nightgown|pyjamas|pajamas|dressing gown|undies|underwear|naked|barefoot|nothing on|at night|in the night|middle of the night|in the dark|midnight|voices|sank|sunk|sinking|under|hungry|thirsty|starving|shelters?|hostels?|refuges?|food ?banks?|food bins?|wander\p{L}*|walks? off|off a|overboard|disappeared|vanished|ice|cliffs?|rigs?|army|navy|abroad|battlefield|weir|canal|rapids|remand|detention|locked|confus\p{L}*|forg[eo]t\p{L}*)\b/iu
/** Words of such concepts: “afghanistan”, “vodka”. */
const UNEASY_CONCEPTS: ReadonlySet<string | undefined> = new Set(['death', 'grave illness', 'war', 'drink and drugs', 'disaster', 'weeping']) // prettier-ignore

function isUneasy(wish: string): boolean {
  return (
    UNEASY.test(wish) || wish.split(/[^\p{L}]+/u).some((word) => UNEASY_CONCEPTS.has(conceptOf(word.toLowerCase())))
  )
}

/** Whether a wish speaks of a harm, or of what may be one. */
export function namesHarm(wish: string): boolean {
  return HARM.test(wish)
}

/** In a longer wish there is room for a sorrow beside the joy. */
const LONGEST = 160

/** Words for the people of whom a family may speak: what has none of them in it is a thing, a feast or a tale. */
const ANYBODY = wordPattern(
  String.raw`(?<![\p{L}])(?:i|me|my|mine|we|us|our|ours|you|your|he|him|his|she|her|hers|somebody|someone|everyone|everybody|nobody|no one|all alone|child|children|kids?|boys?|girls?|m[ae]n|wom[ae]n|people|teachers?|doctors?|nurses?|friends?|neighbou?rs?|class|bab(?:y|ies)|twins?|pets?|${anyOf([...RELATIVE_WORDS, ...FRIEND_WORDS, ...KIN_WORDS, ...PET_WORDS])})(?![\p{L}])|(?-i:(?<!^|[.!?,] )\p{Lu}\p{Ll}+)`,
  'iu'
)
const BLEAK =
  /\b(?:empty|last|never|no more|not any ?more|any ?more|gone|without|alone|broken|old|end|ended|over|goodbye|farewell|lost|left|leave\p{L}*|silent|silence|cold|dark|stopped|stops|away|missing|misses|sad\p{L}*|shelter|tent|border|camp|candles?|stone|cross|ward|chair|bed|letters?|cellar|belt|secret|hole|hungry|storm|flood\p{L}*|fires?|war|bombs?|sirens?|soldiers?|police|prison|court|new (?:home|house|country)|two (?:homes|houses)|everything|nothing)\b/iu

/** How a feast is asked for, and two things or creatures that meet. */
const OF_FEAST_OR_TWO = wordPattern(
  String.raw`^(?:${FEAST}|chinese new year|spring festival|mid[- ]?autumn(?: festival)?|moon festival|d[ií]a de (?:los )?(?:muertos|reyes)|three kings|carnival|carnaval|halloween|hallowe’?en|bonfire night|pancake day|purim|vesak|tet|songkran|kwanzaa|st\.? nicholas|saint nicholas)(?![\p{L}])|^(?:an?|some) \p{L}+ (?:and|&|\+|vs\.?|meets?) (?:an?|some) \p{L}+(?![\p{L}])`,
  'iu'
)

/**
 * Whether no person is in such a wish, and no word that could be sad: “lunar new year, with red envelopes and the lion
 * dance”.
 */
function isOfNobody(wish: string): boolean {
  return (
    wish.length <= LONGEST &&
    OF_FEAST_OR_TWO.test(wish) &&
    !ANYBODY.test(wish) &&
    !BLEAK.test(wish) &&
    !HARM.test(wish) &&
    !isUneasy(wish)
  )
}

/** So sure of a sorrow, in log-odds, are the weights of none of the examples. */
export const OPEN_TO = 3.6

/** Up to which log-odds a wish is taken for a glad one all the same, whatever the weights make of its words. */
export function gladUpTo(wish: string): number {
  if (wish.length > LONGEST) return -Infinity
  const rules = JOY_RULES.filter(({ said: sign, allows }) => {
    const rest = allows ? wish.replace(allows, '') : wish
    return sign.test(wish) && !HARM.test(rest) && !isUneasy(rest)
  })
  if (rules.some(({ isOpen }) => isOpen !== true)) return Infinity
  return rules.length > 0 || isOfNobody(wish) ? OPEN_TO : -Infinity
}
