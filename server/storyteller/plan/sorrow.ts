/**
 * What a family types in its worst week. Sorrows and fears get a quiet story, never a quest. A quiet story says nothing
 * of the wish, so where none was needed it costs the family its wish, and where one was needed a quest hurts a child:
 * in doubt it is a sorrow, but pillow fights, lost mittens and lonely dragons are in no doubt.
 */
const PARENT = String.raw`(?:(?:step|god|foster[- ]?)?(?:mum(?:my|mies|s)?|mom(?:my|mies|s)?|mam(?:my|a)|mother|dad(?:dy|dies|s)?|papa|father)|(?:step|foster[- ]?)?parents?)`
export const KIN = String.raw`(?:${PARENT}|(?:great[- ]?)?grand(?:ma|mum|mother|dad|daddy|pa|pop|father|parents?|son|daughter)s?|gran(?:ny|nie|s|dad)?|gramps|nan(?:a|ny|s)?|nonn[ao]|oma|opa|omi|opi|abuel[oa]s?|abuelit[oa]|poppa|pops|koro|kuia|nene|dadi|dada|teta|jiddo|(?:step|half[- ]?|foster[- ]?)?(?:sister|brother)s?|siblings?|twins?|aunt(?:y|ie)?s?|uncles?|cousins?|niece|nephew|son|daughter|husband|wife|partner)`
export const PET =
  '(?:dogs?|pupp(?:y|ies)|doggy|cats?|kittens?|kitt(?:y|ies)|hamsters?|guinea pigs?|rabbits?|bunn(?:y|ies)|goldfish|fish|birds?|budgies?|parrots?|canary|pon(?:y|ies)|horses?|tortoises?|turtles?|pets?|rats?|mouse|mice|gerbils?|ferrets?|hens?|chickens?|chooks?|lizards?|geckos?|snakes?|lambs?|goats?)'
const OWNER = '(?:my|our|his|her|their|your)'
const SOMEBODY = String.raw`(?:(?:${OWNER} )?(?:\p{L}+ )?${KIN}|(?:${OWNER}|the) (?:\p{L}+ )?(?:${PET}|bab(?:y|ies)|twins|(?:best )?friend(?: (?!who|that|and|can|will|is|has|was)\p{L}+)?|teacher|neighbour)|${OWNER} \p{L}+)`
/** Followed by nothing that makes it a young animal: "we lost the baby" is not "the lost baby dragon". */
const BABY = String.raw`bab(?:y|ies)(?= (?:brother|sister|sibling|cousin|boy|girl|is|was|came|comes|coming|at|in|and|who|died|last|this|before|when|on|to|too|so|because|that|has|had|for|he|she|we|i|yesterday|today)\b|[,.]|$)`
const VERY = '(?:(?:very|really|so|too|quite|still|always|all|been|getting|got|a bit|being|often|feeling) ){0,6}'
export const LIMB =
  '(?:arm|leg|wrist|ankle|foot|hand|collarbone|bone|hip|finger|toe|nose|rib|knee|elbow|shoulder|back|neck|skull|tooth)s?'
const VEHICLE = '(?:car|bus|van|lorry|truck|train|tram|bike|motorbike|scooter|tractor|taxi)'

/** What sounds like a sorrow and is none: taken out before anything else is looked at. */
const HARMLESS = words(
  String.raw`(?:star|clone|pillow|cushion|snowball|snow|water|food|thumb|prank|sock|balloon|robot|dinosaur|dragon|toy|mud|paint|bubble|tickle|bug|card|cake|flower|cat) ?-?wars?`,
  String.raw`tug[- ]of[- ]war|man[- ]o[-’ ]?war|war (?:horse|canoe|paint)s?|wars? of (?:the )?(?:\p{L}+ )?\p{L}+s|wars? between (?:the )?\p{L}+s and (?:the )?\p{L}+s`,
  String.raw`(?:water|pillow|cushion|snowball|snow|food|sock|mud|leaf|bubble|paint|tickle|balloon|bun|thumb|nerf|lightsaber|dragon|play|sword|fire|bull|cake|custard|pie|pretend)[- ]?(?:gun |pistol |balloon )?fight\w*`,
  String.raw`(?:fights?|fighting|fought) (?:off |against |with |for )?(?:an? |the |some |evil |bad |scary |big |his |her |two |three ){0,6}(?:dragons?|monsters?|crimes?|fires?|pirates?|robots?|aliens?|villains?|baddies|bad guys|bandits|ninjas?|ghosts?|trolls?|giants?|dinosaurs?|bears?|lions?|sharks?|germs|knights?|swords?|lightsabers?|witch(?:es)?|wizards?|pillows|snowballs)`,
  String.raw`dead (?:end|ends|sea|leaf|leaves|wood|trees?|good|funny|cool|tired|easy|of night|of winter|heat|battery|batteries|phone|engine|flowers?|plants?)|dead man’?s \p{L}+|death star|good grief|seventh heaven`,
  String.raw`(?:battery|batteries|phone|tablet|engine|car|torch|computer|plants?|flowers?|robot|fire|wind|storm|dinosaurs?)(?: has| have| had| is| are| was| were| all){0,6} (?:died?|dies|dead|dying)|(?:death|end) of the dinosaurs|(?:died|dying|die|dies) (?:out|down|of laughter|laughing|to (?:see|go|know|meet|try|play))`,
  String.raw`shooting (?:stars?|hoops?|goals?|baskets?|penalt\w*|arrows?|rapids|for)|(?:photo|film|video)[- ]?shoot\w*`,
  String.raw`(?:teddy|teddy bear|bear|toy|doll|dolls|dolls’|doll’s|animal|pet|dragon|dinosaur|unicorn|play|pretend|robot|hedgehog|wildlife|bird|owl)s? hospitals?|hospitals? for (?:\p{L}+ )?(?:toys|teddies|teddy bears|animals|dolls|dragons|dinosaurs|robots|hedgehogs|birds)|play(?:ing|s)? hospitals?|hospital (?:museum|radio|ship|train)`,
  String.raw`(?:rescue|secret|mining|building|big|undercover|spy) operations?|operation games?|(?:the )?game (?:of |called )?operation|play(?:ing|s)? operation|operation (?:ouch|rescue|santa|treasure|mission|dragon)`,
  String.raw`(?:sea|car|travel|love|air)[- ]?sick\w*|sick (?:of|tricks?|beats?|jumps?|moves?|goals?)`,
  String.raw`adopt\w* (?:\p{L}+ ){0,3}(?:${PET}|animals?|dragons?|pandas?|elephants?|penguins?|unicorns?|donkeys?|hedgehogs?|trees?|strays?)`,
  String.raw`(?:an?|the|stray|rescue) adopted (?:\p{L}+ )?${PET}`,
  'gone (?:fishing|camping|shopping|dancing|swimming|surfing|bananas|to (?:the (?:moon|shops?|sea)|mars|space))|run over by (?:an? |the )?(?:reindeer|sleigh)|little miss \\p{L}+|scaredy[- ]?cats?|worry dolls?|no worries|lonely (?:planet|mountain|island|goatherds?|shepherds?|cowboys?|sailors?|astronauts?|cloud|bench|hearts? club|lighthouse[- ]keeper)|prison (?:break|ship)|separat\\w+ (?:the |his |her |our |my )?(?:rubbish|recycling|laundry|colours|lego|eggs?)|separate (?:ways|beds|rooms)',
  'missed (?:the|a|my|her|his|our|their) (?:bus|train|boat|plane|ball|goal|target)',
  String.raw`(?:hits?|hitting) (?:an? |the |his |her |another |every |some |all ){0,2}(?:home ?runs?|balls?|six(?:es)?|fours?|goals?|targets?|bullseyes?|jackpots?|drums?|gongs?|piñatas?|nails?|cricket|tennis|golf|road)`,
  String.raw`(?:ran|run|runs|running) away (?:with|from) (?:the|a|an|all|its|his|her|their)`
)

/** Somebody invented bears it: a dragon that is lonely may go on a quest, a child that is lonely may not. */
const CREATURE =
  '(?:dragons?|dinosaurs?|t-rex|unicorns?|mermaids?|fair(?:y|ies)|elf|elves|witch|wizard|knight|superhero(?:es)?|pirates?|prince(?:ss)?(?:es)?|king|queen|robots?|aliens?|monsters?|ghosts?|giants?|trolls?|gnomes?|snowm[ae]n|dolls?|tedd(?:y|ies)|toys?|puppets?|bears?|owls?|owlets?|fox(?:es)?|wolf|wolves|lions?|tigers?|elephants?|giraffes?|zebras?|monkeys?|penguins?|whales?|dolphins?|sharks?|octopus|crabs?|snails?|hedgehogs?|squirrels?|badgers?|mole|deer|frogs?|toads?|mouse|mice|ducks?|ducklings?|swans?|goose|geese|sparrows?|robins?|kiwis?|kangaroos?|koalas?|pandas?|sloths?|otters?|beavers?|bees?|ants?|beetles?|caterpillars?|butterfl(?:y|ies)|spiders?|ladybirds?|ladybugs?|crocodiles?|hippos?|rhinos?|camels?|donkeys?|cows?|pigs?|piglets?|sheep|stars?|moon|sun|clouds?|trees?|lighthouses?|trains?|tractors?|diggers?|boats?|ships?|rockets?|engines?|lanterns?|teapots?|socks?|mittens?|kites?)'
const PEOPLE = words(
  KIN,
  'i|i’m|me|my|mine|we|we’re|us|our|boys?|girls?|child|children|kids?|toddlers?|teens?|friends?|m[ae]n|wom[ae]n|persons?|people|teacher|class|son|daughter'
)
const RELATIVE = /^(?:an?|the|one|two|three|some|about)\s(?:\S+\s){1,4}(?:who|that|which|whose|with|called|named)\s/u
const CREATURE_BEFORE = words(CREATURE)
const CREATURE_AFTER = new RegExp(
  String.raw`^\s(?:(?:little|small|old|tiny|young|baby|brave|big|poor|lost|wee) ){0,6}${CREATURE}(?![\p{L}\p{N}])`,
  'u'
)

const TALE = new RegExp(
  String.raw`^(?:about )?(?:an?|the|one|two|three|some) (?:\S+ ){0,3}${CREATURE} (?:who|that|which|whose|with|isn’t|won’t|aren’t|is|are|never|does|did|didn’t|doesn’t|has|misses|missed)(?! .*(?<![\p{L}’])(?:i|me|my|we|us|our|child|children|died|dies|dead)(?![\p{L}’]))`,
  'u'
)

interface Sorrow {
  label: string
  sign: RegExp
  /** May befall the inhabitants of a quest as well. */
  isMild?: true
  /** The same, but only where a creature is all that the sentence is about: “the dragon who missed his mum”. */
  isTale?: true
}

const MISSED = 'somebody who is missed'
const DEAR = 'somebody very dear'
const BRAVE = 'being brave in the dark'
const CARE = 'being looked after'
const QUIET = 'a quiet place to be'

/** The heaviest first: a grandmother who died in hospital is not getting well. */
const SORROWS: readonly Sorrow[] = [
  {
    label: BRAVE,
    sign: words(
      String.raw`(?:afraid|scared|frightened|fear\w*|worr\w+|anxi\w+|what (?:if|happens)|will|might|why (?:do|does|must)).{0,30} (?:die|dying|death)`
    )
  },
  {
    label: DEAR,
    sign: words(
      String.raw`${SOMEBODY}.{0,20} (?:is|are|was|were|lies) (?:\p{L}+ )?dying|dying|hospice|palliative|terminal(?:ly)? (?:ill\w*|cancer)|dementia|alzheimer\w*|coma|life support|intensive care|nicu|last days|not going to (?:make it|get better)|born (?:too|very|so) (?:early|small|soon)|premature|preemie|(?:had|has had|after) a (?:\p{L}+ )?fall|heart (?:has )?stopped`,
      String.raw`${KIN}.{0,12} (?:forg[eo]ts?|forgot|forgetting|doesn’t (?:know|remember|recogni[sz]e)|does not (?:know|remember|recogni[sz]e)|can’t remember|cannot remember).{0,12}(?:\bme\b|\bus\b|my name|our names?|who (?:i|we) \p{L}+|everything|things)`,
      String.raw`(?:got |was |were |been |is |being |gets |almost |nearly ){1,4}(?:run|knocked|driven) (?:over|down)|(?:run|ran|knocked) over (?:my|our|the|his|her) ${PET}|(?:got |was |were |been )?(?:hit|struck|knocked \p{L}+|run over|killed) by (?:a |the |another )?${VEHICLE}`,
      String.raw`(?:car|bike|road|train|plane|bus|motorbike|traffic) (?:accident|crash)|${SOMEBODY}.{0,8} (?:had|was in|were in|in) (?:a|an) (?:\p{L}+ )?(?:accident|crash)|heart attack|(?:had|having|has had|after) (?:a|her|his|the) (?:\p{L}+ )?stroke`
    )
  },
  {
    label: MISSED,
    sign: words(
      String.raw`died|dies|dead|death|passed (?:away|on)|(?:to|will|can|could|people|animals|pets|we|they|did|has to|must) die|die(?=$| (?:one day|too|soon|in|of|from|when|and|before|at|because)\b)|funeral|wake for|burial|buried (?:my|our|her|his|${KIN})|cremat\w+|cemetery|heaven|grie(?:f|ving|ve|ves)|bereave\w*|mourning|tangihanga|the tangi|no longer with us|(?:${KIN}|${PET})(?:’s)? (?:grave|ashes)`,
      String.raw`(?:lost|losing|loses?) (?:(?:my|our|her|his|their|the|a|both|your) ){1,4}(?:\p{L}+ )?(?:${KIN}|${PET}|friend|teacher)|(?:lost|losing|loses?|loss of) (?:(?:my|our|her|his|their|the|a) ){1,4}(?:unborn |little |newborn )?${BABY}|(?:lost|losing) (?:${KIN}|(?:him|her|them)(?= (?:in|at|last|to|when|this|on|too|so|yesterday|today|and|because) |$)|someone|somebody|a loved one)|loss of (?:a|my|our) \p{L}+|a loss in the family|baby loss`,
      String.raw`(?:my|our|his|her) (?:\p{L}+ )?${PET} (?:is |has |was |got |went |still ){0,3}(?:missing|gone|ran away|run away|ran off|lost|disappeared|eaten|killed|attacked|taken)|${PET} (?:was |were |got )(?:eaten|killed|attacked)|(?:isn’t|is not|aren’t|are not|no longer|not) here any ?more|pet loss|rip|without (?:(?:my|our|her|his) )?${KIN}|(?:mummy|daddy|mum|mom|mommy|dad) .{0,24}without me`,
      String.raw`miscarr\w+|still ?-?b(?:orn|irth)\w*|born (?:asleep|sleeping)|angel baby|rainbow baby|pregnancy loss|sids|cot death`,
      String.raw`^(?:being )?put to sleep$|(?:was|were|be|been|being|got|gets|is) (?:all )?(?:put down|put to sleep|euthani[sz]ed)(?! by (?:an? |the )(?!vet))|(?:had|have|having) (?:\p{L}+ ){0,4}put (?:down|to sleep)|put (?:(?:my|our|the|his|her|their) (?:\p{L}+ )?${PET}|him|her|them) (?:down|to sleep)|(?:had|have|having|need|needed|must) to put (?!the baby|the bab|baby|teddy|everyone|everybody|the children|the kids|the toys|the world|the moon|the sun)(?:\p{L}+ ){1,3}(?:down|to sleep)`,
      String.raw`(?:${SOMEBODY}|\p{L}+) (?:has |have |had |is |are |was )?(?:crossed|crossing|gone|went|goes|waiting|waits) (?:over |across |to |at ){0,6}(?:the )?rainbow bridge|${KIN}.{0,12} (?:is|are|became|turned into|has become) (?:now )?(?:an? )?(?:\p{L}+ )?(?:star|angel)s?`,
      String.raw`(?:had|have|having|need|needed|time|must|how) (?:to )?say (?:our |a |the |my )?(?:last |final |one last )?goodbyes?(?! to (?:the|my|our|her|his)? ?(?:summer|winter|snow|sea|sun|moon|beach|holidays?|dumm(?:y|ies)|pacifier|dodie|bottle|napp(?:y|ies)|diapers?|toys?|day|stars|night|cot|potty))|(?:goodbye|good-bye|farewell),? (?:to )?(?:${OWNER} )?(?:\p{L}+ )?(?:${KIN}|friend)|goodbye to (?:${OWNER} (?:\p{L}+ )?)${PET}|last goodbyes?`,
      String.raw`${SOMEBODY}(?: and ${SOMEBODY})?(?: is| are| has| have| was| were| had| will| must| just| always| went| goes| going| being| be| gone| works?| working| live| lives| has to| to| go| moving| moved| moves| move){1,6} (?:so |far |very ){0,6}(?:away|abroad|overseas|deployed|gone|to (?:another|a different|a new) (?:country|town|city|school|house|place))|${SOMEBODY}(?: and ${SOMEBODY})? (?:has |have |just )?(?:left(?: us| me| home| mum\w*| mom\w*| dad\w*| and| because|$)|isn’t coming (?:home|back)|never came (?:home|back)|not coming (?:home|back))|${KIN}.{0,30} (?:far away|away at work|away for work|deployed|deployment|in the army|at war)`
    )
  },
  {
    label: MISSED,
    isTale: true,
    sign: words(
      String.raw`(?:miss|misses|missed|missing) (?:so much )?(?:(?:my|our|her|his|their) (?:\p{L}+ )?(?:${KIN}|${PET}|friends?|best friend|teacher|home|family|old \p{L}+)|${KIN}|you|him|them|home|someone|somebody)|(?:i|we|she|he|they) (?:really |so |still ){0,6}(?:miss|misses|missed) (?:my|our|her|his|them|you|\p{L}+ so|\p{L}+$)|missing (?:my|her|him|our) (?:\p{L}+ )?(?:${KIN}|${PET}|friends?)|homesick\w*`,
      String.raw`(?:never|not|\p{L}+n’t) (?:wakes?|woke|woken|waking) up|${OWNER} (?:\p{L}+ )?(?:(?:gold)?fish|guppy|guppies|turtle|tortoise|frog|tadpoles?|axolotl|hamster) (?:is |are |was |were )(?:just )?floating(?! (?:away|(?:in|into|through|to|over|above|around) (?:space|the (?:sky|air|clouds?|moon|stars))|(?:on|in) (?:a|the) (?:clouds?|boat|raft|lilo|balloon|bubble)))`,
      String.raw`friend\w* (?:(?!who|that|and|can|will)\p{L}+ )?(?:is |are |has |have |just ){0,6}mov(?:ed|ing|es) (?:away|house|home|schools?|to(?! the (?:music|beat|moon|front|left|right)))`
    )
  },
  {
    label: DEAR,
    isMild: true,
    sign: words(
      String.raw`(?:care|nursing|retirement|rest|old (?:people|folk|person)(?:’?s)?’?) home(?! for)|assisted living|sheltered housing`
    )
  },
  {
    label: MISSED,
    sign: /murió|se murió|falleci[óo]|morreu|faleceu|ha muerto|está en el cielo|velorio|est mort|décédé|gestorben|ist tot|死んだ|死んじゃった|亡くなった|お葬式|去世|死了|过世|過世|葬礼|मर गय|गुज़र ग|देहांत|توفي|توفيت|(?<!\p{L})(?:مات|ماتت|وفاة)(?!\p{L})|amefariki|amekufa|msiba|kua mate/u
  },
  {
    label: 'somebody new and very small',
    isMild: true,
    sign: words(
      String.raw`new (?:\p{L}+ )?${BABY}|new (?:(?:big|little) )?(?:sibling|brother|sister)|(?:a |the |our |my )?bab(?:y|ies) (?:is|are) (?:coming|on the way|born|due)|(?:brother|sister|cousin|baby|twins) (?:was|were|is|are) born|(?:having|getting|expecting|gets|has|had) (?:a|another|our) (?:new )?${BABY}|becoming a (?:big )?(?:brother|sister)|(?:${KIN}|she|i am|i’m|we are|we’re) (?:is )?pregnant|baby in (?:mum|mom|mama|her|my)\p{L}*|jealous of (?:the|my|our|her|his|a) (?:new )?(?:baby|twins|(?:\p{L}+ )?(?:brother|sister))`,
      String.raw`^(?:about )?(?:a |the |my |our )?(?:little )?baby (?:brother|sister)$`
    )
  },
  {
    label: 'two homes',
    isMild: true,
    sign: words(
      String.raw`divorc\w*|separat(?:ed|ion|ing)|two homes(?! for)|(?:split|splitting|breaking|broke|broken|break) up|${PARENT}(?: and ${PARENT})?.{0,10} (?:split\w*|separat\w+|apart|mov(?:ed|ing|es) out|moved in with|(?:don’t|do not|doesn’t|no longer) (?:live|love|stay)|not living|living apart|not together)|custody|weekends? (?:at|with) (?:dad|mum|mom)\w*|(?:mum|mom|dad)\w*’s new (?:boyfriend|girlfriend|partner|wife|husband|family|house|home|flat)|new (?:step\p{L}+)`
    )
  },
  {
    label: 'a new place to live',
    isMild: true,
    sign: words(
      String.raw`mov(?:ing|e|ed|es) (?:house|home|away|country|schools?|in with|out|to (?:a|an|another|our|my|the) (?:new|other|different|country|city|town|house|flat|farm))|(?:we|i) (?:are|am|have to|will|must|might) (?:be )?mov(?:e|ing)|(?:we’re|i’m) moving|(?:leaving|goodbye to) (?:home|ukraine|syria|gaza|palestine|israel|iran|afghanistan|sudan|lebanon|yemen|venezuela|(?:my|our|the) (?:old )?(?:house|home|country|school|nursery|friends|flat|street|town|class))|(?:our|my) new (?:house|home|flat|apartment|town|city|country)|(?:chang(?:e|ing)|leav(?:e|ing)) schools?`,
      String.raw`^(?:about )?(?:(?:a|the|in|into|our|my|to|first|night|living) ){0,6}new (?:house|home|flat|apartment|town|city|country)$`
    )
  },
  {
    label: CARE,
    isMild: true,
    sign: words(
      String.raw`cancer|chemo\w*|leuka?emia|tumou?rs?|lymphoma|radiotherapy|seizures?|epilep\w+|diabet\w+|insulin|transplant|wheelchair accident|blood tests?|${PET} (?:is |was |goes |going |has to go ){0,3}(?:to|at) the vets?|injections?|vaccin\w+|jabs?|depress(?:ed|ion)|burn(?:t|ed) (?:my|his|her|\p{L}+ )?(?:hand|arm|leg|face)|(?:had|have|has|having|getting|got|get|gets|need\w*|my) (?:\p{L}+ )?stitches`
    )
  },
  {
    label: 'getting well',
    isMild: true,
    sign: words(
      String.raw`hospitals?|operations?|surgery|anaesthetic|anesthetic|ambulance (?:for|took|came)|very ill|dentist appointment|poorly|unwell|pneumonia|fever|chicken ?pox|concussion`,
      String.raw`(?:${SOMEBODY}|\p{L}+|i|i’m|we)(?: and ${SOMEBODY})? (?:is|are|was|were|am|gets?|got|feels?|felt|has been|have been|being|feeling|so|very|really|fell|stays|too) ${VERY}(?:sick|ill)|(?:i’m|being|feeling|so|very|really|too|getting|fell|falling) ${VERY}(?:sick|ill)|(?:sick|ill) (?:\p{L}+ )?(?:${KIN}|child|boy|girl|friend|at home|in bed|day|again)|${OWNER} (?:\p{L}+ )?(?:sick|ill) (?:\p{L}+ )?(?:${KIN}|${PET}|friend|baby)|(?:illness|disease|sickness)`,
      String.raw`^(?:sick|ill|hurt|injured)$`,
      String.raw`(?:broken|fractured|broke|breaking|sprained|breaks) (?:my |his |her |their |an? |the |both |\p{L}+’s )?(?:left |right )?${LIMB}|${LIMB} (?:is|was|are) (?:broken|in a cast)|${LIMB} in a cast|(?:arm|leg) in plaster`
    )
  },
  {
    label: 'getting well',
    sign: /(?:está|esta) (?:muy )?enferm[oa]|\b(?:hospital|operación|cirugía|cirurgia)\b|doente|入院|手術|病気|住院|生病|手术|बीमार|अस्पताल|مريض|مستشفى|mgonjwa|hospitali/u,
    isMild: true
  },
  {
    label: 'being friends again',
    isMild: true,
    sign: words(
      String.raw`(?:siblings?|brothers?|sisters?|twins|cousins|friends?|bestie|kids|children|boys|girls|we|(?:i|me|my \p{L}+) and (?:\p{L}+ ){1,3})(?: keep| always| are| were| is| and i| and me){0,6} (?:fight|fights|fighting|fought|argue|argues|argued|arguing|quarrel\w*|squabbl\w*|fell out|falling out)|(?:fight|fighting|fought|argue|arguing|argument|quarrel\w*|squabbl\w*|fell out|falling out|fallen out) (?:with |between )(?:(?:my|our|her|his|the|a|your) )?(?:\p{L}+ )?(?:siblings?|brothers?|sisters?|twins|cousins?|friends?|bestie|${OWNER})|(?:brother|sister|friend|cousin)s? (?:hits?|hitting|hurts?|bites?|pushed|hates?|is mean|was mean)`
    )
  },
  {
    label: QUIET,
    sign: words(
      String.raw`${PARENT}(?: and (?:my |our )?${PARENT})?(?: is| are| was| were| keeps?| always| had| have| has| having| just| so| very| too| really| often| both| get| gets| got| a| an| big| bad| started| being){0,6} (?:fights?|fighting|fought|argu\w+|quarrel\w*|shout\w*|yell\w*|scream\w*|rows(?! (?:a|the|his|her|our|us|across|to) )|hits?|hitting|smack\w*|hurts?|angry|cross|mad(?! about)|furious|drunk|drinks|drinking|crying|cries|cried|sad|upset|unhappy|stressed|hates?(?= (?:me|us|him|her|each))|slams?|threw|throws)(?! (?:(?:the|a|his|her) (?:ball|party|frisbee|stick|six|rivers?|roads?|sea|ocean|bridge|desert|street|cup)|tea|coffee|milk|water|juice|cocoa|hot chocolate|lemonade|for ice))`,
      String.raw`(?:fight\w*|fought|argu\w+|quarrel\w*|shout\w*|yell\w*|scream\w*|angry|cross|rows?) (?:between|with|at|from|about|by) (?:(?:my|our|both|the|her|his|their) ){0,6}${PARENT}|(?:shout(?:ing|s|ed)?|yell(?:ing|s|ed)?|scream(?:ing|s|ed)?) at (?:me|us|each other|night|home)|(?:hits?|hitting|hit|hurts?|hurting|smack\w*) (?:me|us)`
    )
  },
  {
    label: QUIET,
    isMild: true,
    sign: words(
      String.raw`bull(?:y|ies|ied|ying)|lonel(?:y|iness)|no friends|any friends|left out|all alone|feel(?:s|ing)? alone|excluded|not invited|wasn’t invited|teas(?:ed|ing)|picked on|called (?:me|her|him) names|laugh(?:ed|ing|s)? at (?:me|her|him|us)|mean (?:to (?:me|her|him|us)|girls|boys|kids|children|friends?)|(?:nobody|no one|no-one|noone|none of \p{L}+) (?:likes?|loves?|plays?|wants?|understands?|listens|cares|will play|would play)(?: to play)?(?: with)?(?: me| us| her| him| my \p{L}+)?|hates? (?:me|myself|us|school|her|him)|(?:doesn’t|don’t|does not|do not) (?:like|love|want|play with|want to play with|want to be friends with|talk to) (?:me|us|him|her)(?: any ?more)?|(?:i am|i’m|feels?|feeling|feel) ${VERY}(?:sad|stupid|ugly|fat|alone|unloved|unhappy|angry|hopeless|worthless|guilty|ashamed|overwhelmed)|sadness|(?:can’t|cannot|can not|won’t) stop crying|cr(?:ying|ies) (?:every|at|all|about|because)|broken heart(?:ed)?|heart ?broken`,
      String.raw`(?:friends?|girls|boys|kids|children|teachers?|everyone|everybody|they|he|she) (?:is |are |was |were )(?:so |really |always |being |very ){0,3}(?:mean|nasty|horrible|unkind)|(?:nobody|no one) came|(?:don’t|doesn’t|won’t) want to go to (?:school|nursery|kindergarten|kindy|daycare|kita)|birth (?:mum|mom|mother|dad|father|parents?)|meltdowns?|lost everything|(?:papá|mamá|papi|mami) (?:se fue|ya no)`,
      String.raw`^(?:my |our |the |a )?(?:new )?step(?:mum|mom|dad|mother|father|sister|brother|family)$`,
      String.raw`refugees?|deport\w*|asylum|(?:in|to|from) (?:prison|jail)|^prison$|^jail$|foster (?:care|family|home|mum|mom|dad|parents?|child|kids?|brother|sister)|being fostered|adopt(?:ed|ion|ing|s)?|homeless\w*|evict\w*|orphan\w*|lost (?:his|her|my|our|their|the) (?:job|house|home)|no (?:money|food|home)`,
      String.raw`(?:the |a )?(?:flood|fire|storm|cyclone|hurricane|earthquake|quake|water) (?:took|destroyed|burned|burnt|wrecked|ruined) (?:our|my|the)|house (?:fire|burn\w*)|(?:house|home|school|flat) (?:was |is |has |got ){0,6}(?:burn(?:t|ed|ing)|flooded|destroyed|on fire)|evacuat\w+|(?:after|in|during|the|big|scary|another|there was an?|we had an?) (?:\p{L}+ )?(?:earthquake|tsunami|cyclone|hurricane|typhoon)s?(?! (?:machine|museum|simulator|chasers?|club))|(?:earthquake|quake|tsunami|cyclone|hurricane|typhoon|tornado|flood|fire|landslide|storm)s? (?:last (?:night|week)|today|yesterday|tonight|this (?:morning|week)|(?:in|at|near) (?:our|my|school|home))|^(?:an? |the )?(?:earthquake|tsunami|cyclone|hurricane|typhoon|bush ?fire|wild ?fire|landslide|flood)s?$`
    )
  },
  {
    label: QUIET,
    sign: words(
      String.raw`^(?:about )?wars?$|(?:the|a|an|at|in|about|because of|from|to|of|real|civil|this|world|during) war(?:s)?|war (?:in|at|with|is|has|zone|started|starts|broke|on|and peace)|^(?:about )?(?:the |a )?shootings?$|(?:school|mass|mosque|church|there was a|drive-by) shootings?|shootings? (?:at|in|on|near|and)|(?:was|were|got|been|is) (?:shot|stabbed|murdered|killed|kidnapped|abducted|attacked|drowned|abused|molested|raped|assaulted)(?! (?:into|out|up|to|through|from a cannon))|(?:killed|hanged|hung|hurt|cut|shot) (?:himself|herself|themsel\w+|myself)|commit\w* suicide|suicid\w*|self[- ]harm\w*|overdos\w*|drug addict\w*|rehab|bombs? (?:are|is|were|fell|falling|in|on|near|at)|missiles?|air ?strikes?|shelling|soldiers (?:are |were |came |come )?(?:in|on|outside|to|into|near) (?:our|my)|bombings?|air ?raids?|terror(?:ist|ism)?(?: attack)?|domestic (?:violence|abuse)|child abuse|police (?:took|came|arrested)|arrested|guerra(?! de (?:las )?(?:galaxias|almohadas|bolas|nieve))`
    )
  },
  {
    label: BRAVE,
    sign: words(
      '(?:monsters?|something|someone|ghosts?) (?:is |are )?(?:under|in) (?:the|my|her|his) (?:bed|wardrobe|closet|cupboard)'
    )
  },
  {
    label: BRAVE,
    isMild: true,
    sign: words(
      String.raw`afraid|scared|scary dreams?|fear|fears|frightened|frightening|terrified|nightmares?|night terrors?|bad dreams?|anxi(?:ous|ety)|panic\w*|phobia|worr(?:y|ies|ied|ying)|stress(?:ed)?|pesadillas?|miedo|medo`
    )
  },
  {
    label: BRAVE,
    isMild: true,
    sign: /怖い|こわい|悪夢|害怕|噩梦|(?<![\p{L}\p{M}])डर(?![\p{L}\p{M}])|(?<!\p{L})(?:خائف|خائفة|خوف)(?!\p{L})|naogopa/u
  },
  { label: QUIET, sign: /戦争|战争|戰爭|युद्ध|(?<!\p{L})(?:ال)?حرب(?!\p{L})|いじめ|霸凌|acoso escolar/u },
  { label: 'two homes', sign: /divorcio|divórcio|離婚|离婚|離婚|तलाक|طلاق|talaka/u }
]

/** What kind of sorrow a wish speaks of, or null; the story itself never says. */
export function sorrowLabel(wish: string): string | null {
  const subject = inPlainWords(wish)
  const found = SORROWS.find(({ sign, isMild, isTale }) => {
    const match = sign.exec(subject)
    return match !== null && !(isMild && isInvented(subject, match)) && !(isTale && TALE.test(subject))
  })
  return found?.label ?? (NAMED_GOODBYE.test(wish.trim()) ? MISSED : null)
}

/** Contractions written out, also those typed in a hurry; what only sounds like a sorrow is gone. */
export function inPlainWords(wish: string): string {
  const text = wish.toLowerCase().replaceAll("'", '’')
  const isOld = /egypt|pyramid|pharaoh|bandage|tomb|\ba mummy\b/u.test(text)
  return (isOld ? text.replaceAll(/\bmumm(?:y|ies)\b/gu, '·') : text)
    .replaceAll(/\b(do|does|did|is|are|was|were|has|have|had|wo|ca|could|would|should)nt\b/gu, '$1n’t')
    .replaceAll(CONTRACTED, (contracted, at: number, whole: string) =>
      contracted.startsWith('’') || PARENT_AT_END.test(whole.slice(0, at)) ? ' is ' : contracted
    )
    .replaceAll(EVERY_HARMLESS, '·')
    .trim()
}

const STATE =
  '(?:very|really|so|not|been|gone|dying|dead|died|sick|ill|poorly|unwell|sad|angry|cross|mad|drunk|away|leaving|left|moving|moved|crying|shouting|having|getting|got|in|at|scared|afraid|pregnant|stressed|upset|hurt|working|going|always)'
const CONTRACTED = new RegExp(String.raw`(?<=\S)’?s (?=${STATE}\b)`, 'gu')
const PARENT_AT_END = /\b(?:mum(?:my)?|mom(?:my)?|dad(?:dy)?|nana?|gran(?:ny|dma|dpa|dad)?)$/u
const EVERY_HARMLESS = new RegExp(HARMLESS.source, 'gu')

/** “Say goodbye to Rex”, but to the sea only when somebody had to; “Mia is moving to Spain”. */
const NAMED_GOODBYE =
  /^\p{Lu}\p{Ll}+ (?:is |has |’s )(?:moving|moved) (?:away|to \p{Lu}\p{Ll}+)|(?:^|\b(?:[Ww]e|I|[Ss]he|[Hh]e) (?:\p{Ll}+ )?)(?:[Ss]ay|[Ss]aid|[Ss]aying|[Gg]oodbye) (?:goodbye )?(?:to )?\p{Lu}\p{Ll}+$|^(?:missing|losing) \p{Lu}\p{Ll}+$/u

function isInvented(subject: string, { index, 0: match }: RegExpExecArray): boolean {
  if (PEOPLE.test(subject)) return false
  const before = subject.slice(0, index)
  return (
    (RELATIVE.test(before) && /^(?:an?|the|one|two|three|some|about)\s/u.test(before)) ||
    CREATURE_BEFORE.test(before) ||
    CREATURE_BEFORE.test(match) ||
    CREATURE_AFTER.test(subject.slice(index + match.length))
  )
}

/** Words that no story says, said of the family’s own people or animals: not a prank but something that happened. */
export function speaksOfFamily(wish: string): boolean {
  return FAMILY.test(wish.toLowerCase().replaceAll("'", '’'))
}

const FAMILY = words(
  KIN,
  String.raw`(?:my|our) (?:\p{L}+ )?(?:${PET}|friend|teacher|neighbour|baby)`,
  'i|me|myself|we|us'
)

export function words(...sources: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}’])(?:${sized(sources.join('|'))})(?![\p{L}\p{N}])`, 'u')
}

/** All letters of the world, three hundred times over, take the machine half a second to read. */
function sized(source: string): string {
  return source.replaceAll(String.raw`\p{L}`, String.raw`[^\s·,]`)
}
