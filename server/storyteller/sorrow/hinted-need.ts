import { matchesRule, wordsSaid as said, type RuleOfWords } from './rules-of-words.ts'

const KIN = String.raw`(?:mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|baba|tato|step(?:mum|mom|dad)|nan|nana|nani|gran\p{L}*|opa|oma|brother|sister|uncle|auntie?|baby|twin|cousin)s?`
const PET =
  '(?:dog|doggy|puppy|cat|kitten|kitty|rabbit|bunny|hamster|gerbil|guinea pig|goldfish|fish|budgie|pony|horse|hen|chicken)s?'
const ANIMAL = `(?:${PET}|hedgehog|badger|fox|foxes|owl|frog|deer|ducks?|ducklings?|swan|bird|lamb|sheep|pig|cow|goat|whale|dolphin|turtle|seal|penguin|lion|tiger|bear|elephant|monkey|butterfly|kangaroo|koala|toad|squirrel|horse|donkey|rhino|monkey|panda|otter)s?`
const OURS = String.raw`(?:my|our|his|her|their) (?:\p{L}+ )?`

/** What a wish hints at where each of its words is harmless: of that no merry story of its noun is told. */
export const HINTED_NEEDS: readonly RuleOfWords[] = [
  {
    label: 'a stop that was not heeded, or may not be said',
    said: said(
      String.raw`.*\b(?:won’t|wouldn’t|doesn’t|does not|didn’t|did not|never|not) stop\b.* (?:says?|said|saying|tells?|told) (?:\p{L}+ )?(?:stop|no)\b.*|.*\b(?:says?|said|saying) (?:stop|no)\b.* (?:but|and|though) (?:he|she|they|it)\b.*\b(?:won’t|wouldn’t|doesn’t|does not|didn’t|did not|anyway|still|carr(?:y|ies|ied) on|kept|keeps|went on|goes on|laughs?|laughed)\b.*|.*\b(?:told|tells|telling|makes|made|warned) (?:her|him|me|them) (?:not|never) (?:to )?(?:speak|say|tell|talk)\b.*|.*\b(?:speak|speaks|speaking|spoke) up about (?:what|him|her|them|it)\b.*`
    ),
    examples: [
      'he won’t stop when she says stop',
      'she says stop and he doesn’t stop',
      'she said stop but he did it anyway',
      'he told her not to speak up',
      'she won’t speak up about what he does'
    ],
    counterExamples: ['learning to say stop', 'she never says stop', 'speaking up for herself', 'the music won’t stop']
  },
  {
    label: 'a bump or a fall with more to it',
    said: said(
      String.raw`(?=.*\b(?:head|bump\p{L}*|bang\p{L}*|leg|arm|fell|fall\p{L}*)\b).*\b(?:black(?:ed)? out|pass(?:ed)? out|unconscious|concuss\p{L}*|vomit\p{L}*|(?:was|is|been) sick|throw\p{L}* up|knocked out|(?:very|so|too|all) sleepy|(?:can’t|cannot|couldn’t) (?:remember|see|walk|move)|off (?:a|the) (?:roof|balcony|bridge|ladder))(?: .*)?`
    ),
    examples: [
      'bumped his head and blacked out',
      'bumped her head and is very sleepy',
      'broken leg falling off the roof'
    ],
    counterExamples: ['bumped her head and got a cold spoon', 'a bear who is very sleepy', 'fell off the swing']
  },
  {
    label: 'a pet that was trodden on',
    said: said(String.raw`.*\b${PET} (?:.* )?(?:stepped on|trod(?:den)? on|squashed|run over|sat on)(?: .*)?`),
    examples: ['hamster got out and was stepped on', 'our guinea pig was squashed'],
    counterExamples: ['a hamster who stepped out', 'our cat sat in the sun']
  },
  {
    label: 'an animal where the cars are',
    said: said(
      `${ANIMAL}(?: \\p{L}+){0,4} (?:(?:in|on|by|beside) (?:the |a )?(?:(?:middle|side|edge) of the )?(?:\\p{L}+ )?(?:road|street|motorway|gutter|pavement)$|lying in .*|under (?:the |a )?(?:\\p{L}+ )?(?:car|van|lorry|bus|wheels?))|${OURS}${PET}(?: \\p{L}+)? and (?:the|a) (?:\\p{L}+ )?(?:road|lorry|car|van|truck)$`
    ),
    // Herds stand in roads, and the cars wait.
    unless: said(
      '^(?:(?:an?|the|some|two|three|ten) )?(?:cows?|sheep|goats?|camels?|donkeys?|geese|peacocks?|buffalo(?:es)?|elephants?) (?:(?:is|are|stands?|standing|walks?|walking|crossing|sitting|grazing|out|right) ){0,3}(?:in|on) (?:the |a )?(?:middle of the )?road$'
    ),
    examples: [
      'our cat in the middle of the road',
      'our puppy under the wheels',
      'our cat and the lorry',
      'the badger on the road',
      'a sheep lying on the road',
      'a sheep run over on the road',
      'our cat smudge lying in the gutter'
    ],
    counterExamples: [
      'a cat on a bus',
      'ducks crossing the road to the pond',
      'our dog and the ball',
      'a cow in the road',
      'sheep on the road',
      'the duck on the pond'
    ]
  },
  {
    label: 'an animal that is held or left',
    said: said(
      `${ANIMAL}(?: \\p{L}+){0,3} (?:in|on) (?:the |a |its )?(?:traps?|snares?|nets?|cages?|chains?|bins?|ditch|oil|lab|fishing line|tissue|matchbox|shoebox|sack)(?: in .*)?$|${ANIMAL} .*with chains|(?:finds an? \\p{L}+|pupp(?:y|ies)|kittens?) in (?:a|the) (?:bag|bucket|river)$|knackers?|whipped|(?:with )?no home like us|that was flat|dolphins? on the sand`
    ),
    examples: [
      'a fox in a trap',
      'a turtle in a net',
      'a lion in the circus with chains',
      'our hamster in the matchbox',
      'noah finds a kitten in a bag',
      'a donkey who is whipped',
      'a hedgehog that was flat'
    ],
    counterExamples: [
      'a mouse in a matchbox car race',
      'a cat in a box',
      'a bear in the bath',
      'a fish in the sea',
      'a puppy in a basket'
    ]
  },
  {
    label: 'an animal that is old, hurt or gone',
    said: said(
      `${ANIMAL}(?: \\p{L}+){0,5} (?:too (?:old|tired|thin|weak)|torn|with (?:his|her|the) (?:broken|back) legs?|in the box in the garden|with a cross|(?:in|up) (?:his|her|its) nose|shallow|and then none|plastic)|(?:lambs?|calf|calves|pigs?|piglets?|cows?|hens?|goats?|pony|horse|sheep)(?: \\p{L}+)? (?:going|goes|went|off) (?:to|in|on) (?:the )?(?:market|lorry|truck|trailer|auction)$|butchers?|abattoir|slaughter\\p{L}*|with one wing|hit the window|out of the nest|floating on the top|(?:our|my) (?:old )?dog(?: \\p{L}+)? going to (?:the|a) farm$|(?:whale|dolphin)s? (?:stuck )?on (?:the|a) beach$|whale in the shallow water|(?:lion|tiger|bear|deer) .*hunters?|can[’']?t get up|${OURS}${PET}(?: \\p{L}+)?(?: on the \\p{L}+)? at the vets?$`
    ),
    examples: [
      'our dog max going to the farm',
      'our dog max too old for the stairs',
      'a horse with the broken leg',
      'the pig going to the butcher',
      'our lamb daisy going to market',
      'the pony going on the lorry',
      'a whale with plastic in her tummy',
      'our goldfish floating on the top',
      'a bird with one wing'
    ],
    counterExamples: [
      'a trip to the farm',
      'a dog too big for its bed',
      'a whale in the sea',
      'a giraffe with long legs'
    ]
  },
  {
    label: 'an illness inside somebody',
    said: said(
      `(?:in|inside|under) (?:${KIN}(?:[’']?s)?|his|her|my) (?:tummy|belly|head|chest|heart|blood|lungs?|brain|skin|breast|bottle)$|inside (?:${KIN}|her|him|me)$|black dog$|dragon in the bottle|(?:who|that) died|feeding tube|one lung|makes (?:herself|himself) sick|isn[’']?t allowed to eat|no breath`
    ),
    unless: said('baby|babies|twins|butterflies|rumble|rumbl\\p{L}+|pizza|cake|biscuits?'),
    examples: [
      'mummy and the black dog',
      'daddy and the lion in his tummy',
      'mia and the dragon inside mummy',
      'mia and the robot in her chest',
      'a superhero with one lung',
      'a princess who makes herself sick'
    ],
    counterExamples: ['a song in my head and a dance', 'a mouse inside the cupboard', 'butterflies in her tummy']
  },
  {
    label: 'a creature that is one of the family',
    said: said(
      `(?<!(?:potato|spud|carrot|parsnip|cloud|snowman|pumpkin|biscuit|stone|pebble) )(?:who|that) (?:is|was|looks like|used to be|turns into|smells of) (?:really )?(?:(?:my|her|his|our) )?(?:${KIN}|step\\p{L}+|beer|wine)|who wears (?:daddy|mummy|uncle)\\p{L}*|(?:from|stops|makes) (?:daddy|mummy|dad|mum)(?: stop)?$|guards us|guarding (?:mummy|mum|me|us)|(?:ghost|voice) of (?:her|his|my) ${KIN}|(?:mummy|daddy)[’']?s voice|in the place of (?:mummy|daddy)|holes? in (?:his|her|my|their) (?:shoes?|boots?|coat|jumper)|comes? back empty|^(?:(?:my|our) )?${KIN} (?:is|became|becomes|turned into|has become) (?:now )?(?:an? )?(?:ghost|angel|star|spirit|butterfly|robin|rainbow|cloud)(?: now)?$|in (?:daddy|mummy|uncle)[’']?s shoes|(?:giant|king|man|monster|uncle) and his belt|daddy knocked out|old mummy`
    ),
    unless: said(
      "dressed as|pretending to be|in a costume|^(?:(?:he|she|i|my (?:sister|brother|toddler)|the baby) )?(?:(?:is|was|loves|likes|am) )?(?:walk|clomp|clop|shuffl|stomp|danc|totter|dress)\\p{L}* (?:(?:up|round|around|about) )?in (?:daddy|mummy)[’']?s shoes$"
    ),
    examples: [
      'mia and the wolf who is her stepdad',
      'the monster who wears daddy’s coat',
      'a dragon who guards us from daddy',
      'mia and the ghost of her mummy',
      'a superhero who stops daddy',
      'mia and the giant and his belt',
      'grandpa is a ghost now',
      'mummy became a star',
      'leo goes to school with holes in his shoes',
      'daddy goes to the sea and the boat comes back empty'
    ],
    counterExamples: [
      'grandpa is a pirate',
      'a dragon who is a baker',
      'a robot who looks like a toaster',
      'the potato that looks like grandad',
      'walking in mummy’s shoes',
      'a knight who guards the cake',
      'toys that come alive when nobody is looking',
      'a bus that flies only when nobody is looking'
    ]
  },
  {
    label: 'one who comes at night or tells nobody to tell',
    said: said(
      `(?:who|that) (?:sits on|squeezes|grabs|holds|touches|takes) (?:her|him|me|babies|children|kids)|(?:bear|wolf|giant|man|king|monster|dragon|pirate) who (?:comes|gets|sleeps) (?:in|into) (?:her|his|my) (?:room|bed)|(?<!(?:fly|flies|flew|dances?|moves?|alive|drives?|rolls?|hops?|sings?|grows?|glows?|changes? colou?r) (?:(?:only|but only) )?)when (?:mummy|mum|daddy|dad|nobody|no one) is|at (?:my|her|his) bed|roars? at (?:mummy|mum|us|me)|says? don[’']?t tell|locks? (?:her|him|me|us) (?:in|up|out)|shows where it hurts|with the man$|(?:teacher|coach|tutor|uncle) (?:who|that) keeps|babysitters? games?|babysitter who|so he can[’']?t get in|comes in (?:her|his|my) room`
    ),
    unless: said(
      "^(?:(?:the|our|a|an|my) )?(?:new )?babysitter who (?:doesn[’']?t|does not|didn[’']?t) know (?:(?:the|our|any) )?(?:bedtime |house )?(?:rules?|songs?|lullaby)$"
    ),
    examples: [
      'mia and the monster who comes when mummy is at work',
      'a bear who sits on her',
      'the wolf at nursery who squeezes her',
      'the monster who says don’t tell',
      'the witch who locks her in',
      'the giant who comes in her room',
      'mia and the teacher who keeps her behind'
    ],
    counterExamples: [
      'a babysitter who doesn’t know the bedtime rules',
      'a monster who sleeps in the bath',
      'a bear who sits on a chair',
      'a dragon who takes the bus'
    ]
  },
  {
    label: 'what happened there, or could not be helped',
    said: said(
      `where it (?:all )?happened|could(?: not|n[’']t) save|who hurts? (?:people|everyone|her|him|me|us|them|children|kids)|(?:made|makes?|making) ${KIN} disappear|(?:did(?: not|n[’']t)|never|not) c[oa]me back|letter about ${KIN}|(?:nurse|doctor)s? said (?:no|that|it|he|she|we)|${KIN}(?:[’']?s) (?:tablets|pills|medicines?|needles?|bottles?)$|(?:sees?|saw) (?:a|the|that) (?:man|stranger) (?:in|at|by|outside)`
    ),
    unless: said('boomerang|frisbee|echo|ball'),
    examples: [
      'ava goes to the beach where it happened',
      'the firefighter who could not save him',
      'the knight who hurts people',
      'the magician who made daddy disappear',
      'the meerkat that did not come back',
      'the postman brought the letter about daddy',
      'the nurse said no',
      'jack plays with daddy’s tablets',
      'tom sees a man in the garden'
    ],
    counterExamples: [
      'the magician who made a rabbit disappear',
      'a knight who helps people',
      'the boomerang that did not come back',
      'tom sees a moon in the puddle',
      'a letter to grandma',
      'the nurse and the teddy'
    ]
  },
  {
    label: 'somebody is to come back, or to be well again',
    said: said(
      `(?:bring|brings|bringing|get|gets|make|makes) ${KIN} (?:back|better|get up|come home|well again|stop)|with (?:nan\\p{L}*|gran\\p{L}*|mummy|daddy) on it|real (?:dad|daddy|mum|mummy)$|new (?:dad|daddy|mum|mummy)(?![’']s)|(?:daddy|daddys|mummy|mummys|nana|nanas|grandpa|grandpas)?[’']?s? ?empty (?:chair|place|bed|cot|crib|pram|kennel|basket|stable|hutch|cage|nest box)|(?:no|has no) (?:mummy|daddy|mum|dad)$|where (?:mummy|daddy|nana|grandpa) is$|that nobody (?:wears|plays|sits)|is her$|who visits us now|that comes now|looking down|swing where it happened|smells of (?:mummy|daddy|nana)|for sad people|takes sad people|^(?:the |an? |our )?(?:ambulance|police|police car|vet|paramedics?|social worker)s? (?:came |was here |were here )?(?:today|tonight|yesterday|last night|again)[.!]*$`
    ),
    examples: [
      'mia and the fairy who can bring mummy back',
      'the unicorn who makes mummy better',
      'grandpa and the empty chair',
      'Lily and the empty cot',
      'a dragon with no mummy',
      'the garden where mummy is',
      'the shoes by the door that nobody wears',
      'nana and the robin who visits us now',
      'the ambulance today',
      'vet yesterday'
    ],
    counterExamples: [
      'bring grandma a cake',
      'a chair that nobody can fold',
      'mum makes pancakes',
      'a robin in the snow',
      'an ambulance',
      'being a vet'
    ]
  },
  {
    label: 'a creature that did one of us harm',
    said: said(
      `(?:who|that|it) (?:threw|bit|ate|knocked|kicked|fell on|trampled|took) (?:her|him|me|us|(?:my )?${KIN})(?: down| off| up)?$|it (?:ate|bit|took)$|(?:crocodile|shark|tiger|lion|wolf|snake|bear) and (?:the|my|our) (?:\\p{L}+ )?(?:girl at the river|boy|dad|cousin|uncle|brother)$|grandma[’']?s bones|head cut off|boy jockey|the fox that got in`
    ),
    examples: [
      'mia and the pony that threw her',
      'the dog that knocked her down',
      'the lion who ate daddy',
      'the tiger and the village boy',
      'the shark and my dad',
      'the hens and the fox that got in'
    ],
    counterExamples: ['the monkey that took the banana', 'a tiger and a boy who play', 'the dog that ate the cake']
  },
  {
    label: 'a rescue at our home, or of our own',
    said: said(
      `(?:fire engine|firem[ae]n|firefighter\\p{L}*|police\\p{L}*|helicopter|paramedic\\p{L}*|ambulance)(?: car)?(?: .*)? (?:(?:and|at|outside|over|on) (?:our|my|the) (?:house|home|flats?|door|drive|stairs|tower block|kitchen)|(?:and|outside|carrying|taking) (?:(?:my|our) )?(?:\\p{L}+ )?${KIN}|outside ${KIN}|asking questions|looking for (?:someone|somebody|my|him|her)|on the stretcher|that came too late)|(?:rocket|bomb|missile) and our|took my (?:brother|sister|dad|mum)|plane and the two towers|plane that did not land|plane in the mountain|went off the bridge|school with the hole`
    ),
    unless: said('visit(?:s|ed|ing)?|party|toy|lego|playmobil|school|museum|open day|street party'),
    examples: [
      'the fire engine at our flat',
      'mia and the policeman at the door',
      'the police car and my dad',
      'the ambulance and nana',
      'the helicopter and my brother on the stretcher',
      'the fire engine that came too late',
      'the rocket and our kitchen'
    ],
    counterExamples: [
      'the fire engine visits our school',
      'a police dog and a cat',
      'the helicopter and the kite',
      'the fire engine and the kitten'
    ]
  },
  {
    label: 'one on the line, by the water, or taken',
    said: said(
      `(?:trains?|boats?|ships?)(?: and)? (?:the |a )?(?:\\p{L}+ )?(?:man|woman|lady|boy|girl|person|people) (?:on|in|under|by|near) the (?:tracks?|line|rails|platform|edge|bridge|beach|water|sea|ice)$|in uniform|with (?:a )?labels?$|two men$|lorry with people|car that didn[’']?t stop|with daddy still in it|motorbike and (?:my (?:uncle|dad|daddy|brother|cousin)|the wall)|painted white|rolled over|that tipped|(?:dad|daddy|grandad|grandma|uncle|mummy) and the (?:rope|stairs|scarf on her head|dark glasses|suitcase by the door|car in the garage)|black car$|paddling pool and the baby|boat with my brother|the men and the rifles`
    ),
    examples: [
      'the train and the man on the track',
      'the boat and the little boy on the beach',
      'the train for the children with labels',
      'daddy goes to the airport with two men',
      'the motorbike and my uncle',
      'daddy and the rope',
      'grandad and the tractor that tipped',
      'mummy and the suitcase by the door'
    ],
    counterExamples: ['the train and the dog on the platform', 'a man on a boat with a fish', 'daddy and the kite']
  },
  {
    label: 'a leave that is taken',
    said: said(
      `morgue|mortuary|undertakers?|crematorium|cemetery|graveyard|chapel of rest|hospice|(?:clear|clearing|cleared|empty|emptying|emptied|pack|packing|packed|sell|selling|sold) (?:out |up )?(?:her|his|their|the|gran\\p{L}*[’']?s?|nan\\p{L}*[’']?s?|opa[’']?s?|oma[’']?s?) (?:house|flat|room|things|clothes|wardrobe)$|(?:came|went|come|go|drove|walked) (?:back|home) without|(?:lady|man|woman) who (?:writes|wrote) (?:things|it) down|(?:got|took|had) (?:her|his|my) (?:arm|leg|face|hand)$|first (?:day|night|week) in (?:hospital|prison|heaven|care)`
    ),
    examples: [
      'off to see granny at the morgue',
      'seeing nan at the undertakers',
      'went to grandma’s to clear her house',
      'went to the vet and came back without rex',
      'mia and the lady who writes things down',
      'mia and the dog next door that got her arm',
      'nana’s first night in hospital'
    ],
    counterExamples: [
      'off to see granny at the zoo',
      'went to the vet with teddy',
      'tidying her room',
      'the lady who writes books',
      'first day in the big class'
    ]
  },
  {
    label: 'a flight, or a war',
    said: said(
      `(?:boats?|train|dinghy|lorry)(?: \\p{L}+)? (?:to|from) (?:turkey|greece|libya|lampedusa|lesvos|lesbos|calais|dover|poland|romania|moldova|europe|england|the east)(?: to \\p{L}+)?$|big wave in|in a lorry$|with all our bags|(?:mummy|us|mum) and our bags|on a boat at night|boat .*no lights|in the ruins|(?:came )?back from the front|in gaza|eid in the tent|from libya|the food place|where they give you|goes? to the (?:car|van|bus|station) to sleep$|(?<!(?:ice ?cream (?:man|lady|van|truck)|santa|father christmas|tooth fairy) knows? )where we (?:live|sleep)`
    ),
    examples: [
      'the boat from turkey to greece',
      'the little boat from libya',
      'noah goes to germany in a lorry',
      'leo goes to the hotel with mummy and our bags',
      'leo goes to the car to sleep',
      'the castle in gaza',
      'eid in the tent'
    ],
    counterExamples: [
      'the boat to greece for our holiday',
      'a lorry with a lot of apples',
      'goes to the station to see the trains',
      'how does the ice cream man know where we live',
      'a tent in the yard'
    ]
  },
  {
    label: 'a question or a remark with more behind it',
    said: said(
      `${KIN}(?:[’']s)? (?:\\p{L}+ ){0,4}(?:purple|black|swollen) eyes?|(?:looks?|looked|looking|touch\\p{L}*|kiss\\p{L}*|film\\p{L}*|photos?|pictures?) (?:at |of |up )?(?:my|her|his) (?:bottom|bum|privates?|private parts?|willy|front bits?|knickers|pants)|(?:bottom|bum|privates?|private parts?|willy|front bits?) (?:is |are |was |were |feels? )?(?:hurts?|hurting|sore|stings?|stinging|bleeds?|bleeding)|when i (?:say|said|tell (?:him|her|them)) (?:to )?(?:stop|no)|tickl(?:es|ed|ing) (?:me|her|him) (?:in (?:my |her |his |the )?bed|when|under|so hard|too hard|until|til)|heart (?:\\p{L}+ ){1,5}when (?:${KIN}|he|she|the teacher|coach) (?:\\p{L}+ ){0,3}(?:comes|come|shouts?|is home|gets home|drinks?|is (?:cross|angry))|tummy (?:\\p{L}+ ){0,3}(?:empty|hungry|growl\\p{L}*|rumbl\\p{L}*) (?:all day|every day|every night|at night|all night|again)`
    ),
    unless: said('face ?paint\\p{L}*|costume|panda|nappy cream|slide|bike|saddle|sunburn'),
    examples: [
      'why does mum have a purple eye',
      'why does the teacher look at my bottom',
      'why does my bottom hurt after swimming',
      'why do you tickle me when i say stop',
      'why does my heart go so fast when papa comes home',
      'why does my tummy feel empty all day'
    ],
    counterExamples: [
      'why do pandas have black eyes',
      'why does my heart go fast when i run',
      'why does my tummy rumble',
      'why does daddy have blue eyes',
      'why can’t we tickle ourselves',
      'my bottom is cold on the slide'
    ]
  },
  {
    label: 'one who is in the sky, or in the sea',
    said: said(
      `(?:space|moon|stars?|sky|clouds?|rainbow).* to (?:find|look for|see|visit|be with|meet|fetch) (?:(?:his|her|my|our|the) )?(?:(?:baby|little|big|old) )?(?:${KIN}|dog|cat)(?: again)?$|where (?:his |her |my )?(?:brother|sister|${KIN}) lives?|(?:and )?stays there|in (?:a|an|the) (?:jar|urn)$|(?:${KIN}|abuelo|abuela|lola|lolo) goes to the (?:stars|clouds)$|went to the stars|one more time$|keeps him|garden with the stones|throw (?:nana|grandpa|grandma|grandad)[’']?s? dust|at the bottom with (?:her|his|my) (?:sister|brother)|find our old dog`
    ),
    unless: said('rocket'),
    examples: [
      'leo goes to space to find grandad',
      'leo goes to the moon to see his sister',
      'nana goes to the stars',
      'nana goes to the ocean in a jar',
      'baba goes to the sea and the sea keeps him',
      'leo goes to the farm to find our old dog'
    ],
    counterExamples: [
      'leo goes to space to find a star',
      'nana goes to the shops',
      'nana goes to the stars in a rocket',
      'a fish in a jar of buttons'
    ]
  }
]

/** Whether a wish hints at a need, so that the story of its noun would be told beside it. */
export function hintsAtNeed(wish: string): boolean {
  const plain = wish
    .trim()
    .replaceAll("'", '’')
    .replace(/[.!? ]+$/u, '')
  return matchesRule(HINTED_NEEDS, plain)
}
