import {
  FEAST,
  PARENT,
  RELATIVE,
  RELATIVES,
  RELATIVES_ALONE,
  said,
  SOMEWHERE,
  WHEN,
  WHOSE,
  type JoyRule
} from './joy-words.ts'

/** Relatives and parents: visits, journeys and calls to them, who is new among them, and what they do. */
export const JOY_OF_FAMILY: readonly JoyRule[] = [
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
    label: 'a visit of relatives',
    said: said(String.raw`^(?:(?:we|i|he|she|they)(?: are|’re| am|’m| is|’s)?(?: all)? )?(?:visiting|seeing|staying with|off to see|off to visit)(?: all)? (?:${RELATIVES}|(?:our |my )?(?:family|relatives))(?: (?:in|at|from) (?!(?:hospital|prison|jail|the|a|heaven|intensive|care|beirut|lebanon|gaza|kyiv|ukraine|sudan|syria|marie|macmillan|st)\b)\p{L}+(?: \p{L}+)?| (?:on|at|in) (?:the|their|her|his) (?:farm|house|village|countryside|seaside|cottage|beach|mountains|flat|allotment|caravan|boat|island))?(?:,? (?:and |with )?(?:the |a |his |her |their |all the )?(?:tractors?|calves|cows|chickens|hens|sheep|lambs|goats|horses|pony|ponies|cat|cats|dog|dogs|puppy|kittens|ducks|pigs|beach|sea|cousins|pool|garden|train|boat|mountains|snow)){0,4}${WHEN}`),
    examples: ['visiting oma and opa on the farm, tractor and the calves', 'visiting grandma in cork', 'we are visiting nana in dublin on saturday', 'visiting family in nigeria', 'visiting lola', 'seeing our cousins tomorrow', 'visiting nan and pop', 'visiting gogo and mkhulu'],
    counterExamples: ['visiting nana in hospital', 'visiting grandma for the last time', 'visiting daddy in prison', 'visiting grandpa in the hospice', 'visiting grandma’s grave']
  },
  {
    label: 'relatives and nothing else',
    said: said(String.raw`^${RELATIVES_ALONE}[.!]*$`),
    examples: ['oma and opa', 'nana and grandad', 'my cousins', 'ouma and oupa'],
    counterExamples: ['oma and opa died', 'grandma in heaven', 'nana and grandad are gone for ever']
  },
  {
    label: 'a new one of the family whom nobody has met yet',
    said: said(String.raw`^(?:(?:my|our|his|her|the) )?new (?:baby )?(?:cousin|cousins|niece|nephew|twin cousins)(?: (?:is|are) (?:called|named) \p{L}+(?: and \p{L}+)?)?,? (?:and|but)? ?(?:we|i|he|she|they) (?:haven’t|have not|hasn’t|has not|can’t wait to) (?:met|meet|seen|see) (?:him|her|them|the baby)(?: yet)?[.!]*$`),
    examples: ['new baby cousin is called oluwaseun and we haven’t met him yet', 'our new cousin is called mei and we can’t wait to meet her', 'her new baby cousin, she hasn’t met him yet'],
    counterExamples: ['we lost our new baby cousin', 'new baby cousin died and we haven’t met him', 'new baby cousin is in intensive care and we haven’t met her yet']
  },
  {
    label: 'a new job',
    said: said(String.raw`^(?:(?:my|our|his|her) )?(?:mum|mummy|mom|mommy|mam|mammy|dad|daddy|papa|mama|uncle \p{L}+|auntie \p{L}+|aunty \p{L}+)(?:’?s)? new job (?:is|will be|starts) (?:in|at|on|with|near|next to) (?:an? |the |our )?\p{L}+(?: \p{L}+)?(?: with (?:an? |the )?\p{L}+ (?:on top|outside|in it|inside|on the roof))?[.!]*$`),
    allows: /\bhospital\b/iu,
    examples: ['mum’s new job is in a hospital with a helicopter on top', 'dad’s new job is at the zoo', 'mum’s new job is in leeds', 'my mummy’s new job is in a bakery'],
    counterExamples: ['dad’s new job is in afghanistan', 'mum’s new job is at the hospital because nana is dying', 'since dad’s new job we never see him, he left us', 'mum’s new job is in prison']
  },
  {
    label: 'what an elder did for the fun of it',
    said: said(String.raw`^(?:(?:my|our) )?${RELATIVE}(?: (?-i:\p{Lu})\p{L}+)? (?:swam in the (?:sea|lake|pool)|danced|sang|went (?:sledging|skating|surfing|dancing|paddling)|rode (?:a|the|my|our|his|her) (?:\p{L}+ )?\p{L}+|(?:jumped|dived) in(?: the (?:\p{L}+ )?(?:pool|sea|lake|puddles?|leaves|mud|end))?|skated|sledged|hula hooped|bowled|did a (?:cartwheel|handstand|roly poly))${SOMEWHERE}[.!]*$`),
    examples: ['gran swam in the sea on new years day with no wetsuit', 'grandad danced on the table at the wedding', 'nana rode my scooter to the shop', 'granny went sledging on a tea tray', 'nana jumped in the pool', 'gran went surfing in cornwall with her friends'],
    counterExamples: ['nana jumped in and sank', 'grandad went paddling in his nightie at night', 'gran swam in the sea and drowned', 'grandad danced with me before he died', 'nana went sledging and broke her hip']
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
    label: 'a step brother or sister who is new',
    said: said(String.raw`^(?:(?:he|she|we|i)(?:’s|’ve)? (?:got|have|has|gets) )?(?:an?|the|my|his|her|our) (?:new )?step-? ?(?:brother|sister)s?(?: (?:(?:comes|stays|is here|sleeps over|visits) )?(?:(?:at|on|for|every|this) )?(?:the )?weekends?| (?:and|who) (?:shares?|snores?|likes?|plays?|brings?|has) (?:my |his |her |our |the )?\p{L}+(?: \p{L}+){0,2})?[.!]*$`),
    examples: ['a new step brother at the weekend', 'my new stepsister', 'she’s got a new step brother', 'a step sister every weekend'],
    counterExamples: ['a new step brother who hates me', 'a new step brother and dad left']
  },
  {
    label: 'who sees all',
    said: said(String.raw`^(?:(?:why |does |how )?(?:has |have )?)?(?:${WHOSE}(?:${RELATIVE}|mum|mummy|mom|mommy|dad|daddy|teacher)|(?-i:\p{Lu})\p{Ll}+|she|he)(?:(?: really)? (?:has|have|got|has got)|’s got) eyes (?:in|on|at) the back of (?:her|his|their) head[.!?]*$`),
    examples: ['mum has eyes in the back of her head', 'my teacher has eyes in the back of her head', 'Grandma’s got eyes in the back of her head'],
    counterExamples: ['mum has a lump in the back of her head', 'daddy has eyes that can not see any more']
  },
  {
    label: 'a move that takes one far from a relative',
    said: said(String.raw`^(?:we(?:’re| are) )?(?:moving|move) (?:to|into) (?:another|a new|a different|a bigger|a smaller) (?:city|town|house|flat|state|place|village),? (?:(?:so|very|quite) )?(?:far|far away|a long way|away) from ${RELATIVES_ALONE}$`),
    examples: ['moving to another city far from grandma', 'we’re moving to a new town a long way from our cousins'],
    counterExamples: ['moving to another city far from dad', 'we are moving to a new house because of what dad did', 'moving far from grandma who is ill']
  },
  {
    label: 'a call on which one sees too little',
    said: said(String.raw`^(?:(?:an?|the|our) )?(?:video|zoom|phone) ?(?:call|calls|calling)(?:ing)? (?:with|to|from) (?:${RELATIVES_ALONE}|${WHOSE}${PARENT}),?(?: who| and (?:he|she|they))? (?:(?:only|always|just|never) ){0,2}(?:shows?|showed|sees?|saw|holds?|held|keeps?|kept|forgets?|forgot|points?|pointed|talks?|talked|can’t (?:find|hear|see)) (?:(?:his|her|their|the|us|at) )*(?:forehead|chin|ceiling|nose|ear|ears|hair|phone|camera|button|mute|thumb|eyebrows?)(?: (?:again|upside down|too close|on))*$`),
    allows: said('.*'),
    examples: ['video call with grandpa who only shows his forehead', 'a video call with nana and she only shows the ceiling'],
    counterExamples: ['a video call with grandpa who is dying', 'a phone call with dad and he cries']
  },
  {
    label: 'waiting at the window for a parent’s car',
    said: said(String.raw`^(?:(?:i am|he is|she is|we are|we’re|he’s|she’s) )?(?:waiting|waits?|waited|looking out|listening) for (?:${WHOSE})?${PARENT}(?:’s|s)? (?:truck|car|van|bus|train|bike|bicycle|motorbike|lorry|taxi|key|keys|headlights)(?: (?:to come (?:home|back|round the corner)|in the (?:drive|door|street)|after work|from work|at (?:the window|teatime|dinner ?time)))*$`),
    allows: said('.*'),
    isOpen: true,
    examples: ['listening for mum’s key in the door', 'waiting for daddys car'],
    counterExamples: ['waiting for dad to come home from prison', 'waiting for dad’s truck that never comes']
  },
  {
    label: 'a box that relatives send',
    said: said(String.raw`^(?:(?:an?|the|our) )?(?:(?!(?:last|final|old|goodbye)\b)(?:big|huge|heavy|\p{L}+) )?(?:box|parcel|package|suitcase|letter|postcard) (?:full of (?:\p{L}+ ){1,2})?from ${RELATIVES_ALONE}(?: (?:abroad|overseas|in \p{L}+|far away|by post|at christmas|for ${FEAST}|with (?:\p{L}+ )?\p{L}+ in it))*$`),
    allows: said('.*'),
    isOpen: true,
    examples: ['a parcel from grandma in Poland', 'a big box from our uncle overseas'],
    counterExamples: ['the last letter from grandpa far away', 'a letter from dad in prison', 'a box from grandma’s house since she died']
  },
  {
    label: 'a bus on which all names are known',
    said: said(String.raw`^(?:(?:an?|the|our|my) )?(?:school )?bus (?:lady|driver|man|aunty|auntie|uncle|nanny|monitor)(?:,? (?:who|and (?:she|he)|that))? (?:knows|knew|remembers|says|calls out|forgets) (?:(?:all|every|each|our|the|everyone’s|everybody’s|children’s|of) ){0,3}names?(?: by heart)?$`),
    allows: said('.*'),
    examples: ['the school bus lady who knows all our names', 'the bus driver who knows every name', 'our bus aunty knows everybody’s name'],
    counterExamples: ['the bus driver who knows my name and where we live']
  },
  {
    label: 'an elder’s hand on the forehead, as a greeting',
    said: said(String.raw`^(?:(?:taking|putting|touching|bringing|kissing) )?(?:(?:an?|the|my|our|his|her) )?(?:elder|elders|${RELATIVE})(?:’s|s’|s)? hands? (?:to|on|against) (?:the|my|our|his|her) forehead(?:,? (?:at|for) \p{L}+)?$|^(?:making |doing |learning )?mano po(?: (?:to|with|for) ${RELATIVES_ALONE})?$`),
    isOpen: true,
    examples: ['taking an elder’s hand to the forehead', 'mano po'],
    counterExamples: ['grandma’s hand on my forehead because the fever will not go', 'grandpa’s hand was cold on my forehead and then he died']
  },
  {
    label: 'who keeps whom awake at night',
    said: said(String.raw`^(?:(?:the|our|my|a) (?:(?:new|little|tiny) )?(?:baby|newborn|baby (?:sister|brother|cousin)|twins|babies)(?: (?:always|just|still|only))? (?:cries|cry|cried|wakes(?: up)?|woke(?: up)?|wake(?: up)?|screams|howls|hollers)(?: and (?:cries|cried|howls))?(?: (?:all|every|at|in the|through the|half the)(?: \p{L}+)? ?(?:night(?: long)?|evening|hour)| all the time| (?:and )?(?:wakes?|woke) (?:us|me|everyone|everybody)(?: (?:all )?up)?)+|(?:the |my |our |two |three )?(?:siblings|brothers|sisters|twins|kids|children|boys|girls|cousins|they)(?: (?:always|both|all|who|that)){0,2} (?:keep|kept|keeping|wake|woke) (?:each other|one another)(?: (?:up|awake))?(?: (?:all night|at night|at bedtime|every night|with (?:giggling|whispering|jokes)))?)[.!]*$`),
    allows: said('.*'),
    examples: ['the new baby cries all night', 'siblings keep each other awake', 'the brothers who keep each other awake at bedtime'],
    counterExamples: ['mummy cries every night', 'the baby cries every night since daddy left']
  },
  {
    label: 'what is done with a relative',
    isOpen: true,
    said: said(String.raw`^(?:(?:i|we|he|she|they|\p{L}+)(?: am|’m| is|’s| are|’re)? )?(?:skipping|skimming|throwing|fishing|swimming|paddling|climbing|riding|reading|playing|building|drawing|painting|flying|picking|planting|digging|watching|feeding|counting|dancing|singing|jumping|cycling|sailing|rowing|camping|hiking|shopping|collecting|catching|chasing|whittling|weaving|knitting)(?: (?!(?:with|for|that|until|till|while|who|since|because|being|sky|box|hole|ward|car|machines?|monitors?|mummy|mum|mom|mama|mommy|daddy|dad|papa|grandma|grandpa|granny|nana|brother|sister|dog|cat|hamster|rabbit|him|her|them|last|ashes?|graves?|hospital|hospice|bed|bedside|memory|memorial|funeral|will|coffin|church|chapel|empty|goodbye|sick|ill|poorly|without|candles?|letters?|needles?|police|court|prison|away|war|fire|fires|oxygen|tablets|pills)\b)\p{L}+){0,5} with ${RELATIVES_ALONE}(?: (?:at|in|on|by) (?:the|our|a) (?:\p{L}+ )?(?:lake|river|pond|beach|sea|park|garden|market|farm|allotment|shed|kitchen|yard|courtyard|balcony|roof|village|jetty|pier|bus|train|weekend|holidays))?[.!]*$`),
    examples: ['skipping stones at the lake with grandpa', 'watching trains with grandpa', 'picking mangoes with my aunt in the yard', 'we are picking apples with granny'],
    counterExamples: ['planting flowers at the grave with grandma', 'playing alone since grandpa died', 'digging a hole for our dog with grandpa', 'counting days until daddy is out with grandma']
  },
  {
    label: 'a relative takes the children along',
    said: said(String.raw`^${WHOSE}${RELATIVE}(?: (?-i:\p{Lu})\p{Ll}+)? (?:takes|took|is taking|brings|brought|drives|drove) (?:me|us|him|her|them|the kids|the children|the twins|my \p{L}+)(?: (?:all|along|both|too))? (?:on|to|in|for) (?:(?:the|a|an|his|her|their|our) )?(?:(?:\p{L}+ )?(?:bus|metro|subway|underground|tube|tram|train|ferry|boat|rickshaw|matatu|tuk tuk|taxi|motorbike|tractor|library|market|beach|zoo|park|fair|museum|swimming pool|pool|cinema|farm|allotment|bakery|shops?|supermarket|football|match|walk|ride|picnic|ice cream|swim|chippy|garden centre|aquarium|castle))(?: (?:today|tomorrow|on \p{L}+day|for the first time|every \p{L}+day|after school|to (?:the|a) (?:market|beach|zoo|park|museum|city|river|library|end|last stop)))*[.!]*$`),
    examples: ['grandma takes us on the subway', 'grandpa took us on the bus to the market', 'auntie Ngozi takes me to the beach on Saturday'],
    counterExamples: ['grandma takes us to the hospital', 'grandpa took us away from mummy']
  },
  {
    label: 'a call from far away',
    said: said(String.raw`^(?=.*(?<!\p{L})${RELATIVE}(?:’?s)?(?!\p{L}))(?!.*(?<!\p{L})(?:step)?(?:sis|sister|bro|brother|sibling|twin)(?:’?s)?(?!\p{L}))(?:(?:a|the|our|every|on) )?(?:(?:\p{L}+day|weekly|long|funny) )?(?:${WHOSE}(?:${RELATIVE})(?: (?-i:\p{Lu})\p{Ll}+)?’?s? )?(?:video ?|phone ?|telephone )?calls?(?: (?:to|with|from) ${WHOSE}(?:${RELATIVE})(?: (?-i:\p{Lu})\p{Ll}+)?)?(?: (?:from|in) (?:far away|abroad|overseas|another country|the other side of the world))?(?: on (?:the )?(?:tablet|phone|computer|screen|\p{L}+days?))?${WHEN}`),
    examples: ['nana’s video calls from far away', 'a video call with lola', 'grandma’s phone calls from far away', 'video calls with our cousins on sundays'],
    counterExamples: ['video calls with daddy in prison', 'nana’s last call from far away', 'my brother’s calls from far away', 'a phone call that grandpa died']
  },
  {
    label: 'how a relative speaks',
    said: said(String.raw`^${WHOSE}(?:${RELATIVE})(?: (?-i:\p{Lu})\p{Ll}+)?’?s? (?:(?:funny|strong|strange|different) )?(?:accent|way of (?:speaking|talking)|language)(?: (?:that )?(?:nobody|no one|no-one|only (?:he|she|grandpa|grandma)|i (?:don’t|do not|can’t|cannot)|we (?:don’t|do not|can’t|cannot)) (?:understands?|knows?|can understand|gets?))?[.!]*$`),
    examples: ['grandma’s accent nobody understands', 'grandpa’s funny accent', 'nana’s language that i don’t understand'],
    counterExamples: ['grandma nobody understands any more', 'grandpa’s words are gone since the stroke']
  },
  {
    label: 'a baby that cries',
    said: said(String.raw`^${WHOSE}(?:new )?(?:baby|newborn)(?: (?:sister|brother|cousin|boy|girl|twins?))? (?:(?:who|that|which) )?(?:won’t|will not|doesn’t|does not|never|wouldn’t|didn’t) stop(?:s)? crying(?: (?:at night|all night|all day|in the (?:car|night|pram)))?[.!]*$`),
    allows: /\bcrying\b/iu,
    examples: ['baby sister who won’t stop crying', 'my new baby brother doesn’t stop crying', 'the baby won’t stop crying all night'],
    counterExamples: ['the baby won’t stop crying and mummy shakes him', 'mummy won’t stop crying', 'my brother won’t stop crying', 'our baby sister can’t stop screaming']
  },
  {
    label: 'the family itself',
    said: said(String.raw`^(?:(?:please )?(?:an? |the )?(?:story |tale |something )?(?:about |of |with )?)?(?:me and )?(?:(?:my|our|the|this|his|her) )?(?:(?:whole|entire|big|little|silly|funny|happy|crazy|noisy|lovely) )*famil(?:y|ia|ie)(?: (?:time|fun|night|day|evening|story|stories|adventures?))?(?: and me)?[.!]*$`),
    examples: ['my family', 'family', 'me and my family', 'our whole family', 'a story about my family', 'family adventure'],
    counterExamples: ['my old family', 'a new family', 'no family', 'my family is gone', 'my foster family', 'my family in the war']
  },
  {
    label: 'a brother or sister who is on the way',
    said: said(String.raw`^(?:(?:(?:he|she|they|we|i|(?!(?:${PARENT}|${RELATIVE})(?!\p{L}))\p{L}+)(?:’s|’re|’m| is| are| am|’ll be| will be)? )?(?:soon )?(?:getting|expecting|going to have|becoming an? (?:big|older)|going to be an? (?:big|older)|will be an? (?:big|older)) )(?:(?:an?|another|our|his|her|my|new(?= baby)|little|baby|big|second) )*(?:brother|sister|sibling|cousin|baby)(?: (?:or (?:an? )?(?:brother|sister)|soon|any day now|in (?:(?:an?|the|about|only|just|less than) )*(?:(?:few|couple of|two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9) )?(?:weeks?|months?|days?|spring|summer|autumn|fall|winter|new year|january|february|march|april|may|june|july|august|september|october|november|december)(?: time)?|next (?:week|month|year|summer|spring)|this (?:week|month|year|summer|spring|autumn|winter)|at (?:christmas|easter)|after (?:christmas|easter|the holidays)|tomorrow))*(?:,? (?:and|so) (?:he|she|we|i)(?:’s|’re|’m| is| are| am) (?:so |very |really )?(?:excited|proud|happy|curious|ready))?[.!]*$`),
    examples: ['getting a baby sister in a few weeks', 'ravi is getting a baby sister in a few weeks', 'she’s getting a little brother in march', 'we are expecting a baby soon', 'becoming a big sister in three weeks', 'she is going to be a big sister in spring'],
    counterExamples: ['we were getting a baby but it died', 'getting a baby sister who is ill', 'daddy is getting a new baby with his girlfriend', 'getting a new family in a few weeks']
  },
  {
    label: 'the one word that a baby says',
    said: said(String.raw`^${WHOSE}(?:(?:new )?(?:baby|toddler|(?:baby|little) (?:brother|sister|cousin))(?: (?-i:\p{Lu})\p{Ll}+)? (?:who |that )?(?:(?:only|just|always|still only|can only|can|now|already|finally)(?: ever)? )?|(?:brother|sister|cousin) (?:who |that )?(?:only|just|still only|can only) )(?:says?|said|shouts|babbles|goes|say) [“"']?(?:ba|da|ga|ma|na|baba|dada|gaga|mama|nana|boo|bah|dah|uh[- ]?oh|hiya|moo|woof|ball|duck)[”"']?(?:,? (?:and|for|to) (?:it means everything|everything|all of it|everybody|all day|nobody knows what (?:he|she|it) (?:means|wants)))?[.!]*$`),
    examples: ['her little brother only says da', 'the baby brother who only says "ba"', 'our baby just says ba and nobody knows what he wants', 'my baby sister says mama'],
    counterExamples: ['the baby only cries since mama left', 'grandpa only says mama since the stroke']
  },
  {
    label: 'names that were written on what was made',
    said: said(String.raw`^(?:we|i|he|she|they|the (?:kids|children|boys|girls|cousins)) (?:all )?(?:did|made|had|built|painted|baked|flew|played with) (?:(?:some|our|the|little|big|paper|own) )*(?:sparklers|lanterns|kites|biscuits|cookies|cakes|cards|crafts|bracelets|pancakes|masks|puppets|boats|flags|crowns|snowm[ae]n|sandcastles?|pots|stones|rocks|t-?shirts)(?: (?:with|beside) ${RELATIVES_ALONE})?(?: (?:today|tonight|yesterday|in the garden|on the beach|on the roof|in the dark))*,? (?:and |we |they )+(?:wrote|drew|painted|put|spelled|spelt) (?:our|their|my|all our|all the) (?:own )?(?:names?|initials|faces|letters)(?: (?:on (?:it|them|each|the \p{L}+)|in (?:the air|the dark|the sand|the sky|lights?|it|them|icing)|with (?:it|them)))*(?: (?:today|tonight|too))*[.!]*$`),
    examples: ['we did sparklers with the cousins and wrote our names', 'we made lanterns with our cousins and wrote our names on them', 'we painted stones and wrote our names on them'],
    counterExamples: ['we made candles and wrote our names for grandpa who died', 'we made a stone and wrote her name on the grave', 'they wrote our names on the list at the border']
  },
  {
    label: 'guests who speak another language',
    said: said(String.raw`^(?:(?:our|some|the|two|three) )?(?:friends|cousins|guests|visitors|neighbours|children|kids|family)(?: from (?:the )?\p{L}+(?: \p{L}+)?)? (?:(?:are|is|were|will be|’re) )?(?:staying|visiting|coming|here|with us|came)(?: (?:to stay|to visit|over|with us|us|for (?:the weekend|a week|dinner|tea|the holidays)|this week|at our (?:house|place)))*,? (?:and|but) (?:(?:their|the|his|her) (?:kids|children|boy|girl|son|daughter|twins)|they|nobody|none of them|she|he) (?:don’t|doesn’t|can’t|do not|does not|only|hardly|speaks?) ?(?:speaks? )?(?:any |only |much |no |our )?(?:english|spanish|portuguese|french|german|arabic|hindi|urdu|chinese|mandarin|japanese|turkish|polish|ukrainian|italian|language)(?: (?:yet|at all|and (?:we|he|she|they) (?:play|played|get on|laugh)(?: anyway| together)?))*[.!]*$`),
    allows: /(?<!\p{L})speaks?(?!\p{L})/iu,
    examples: ['friends from brazil are staying with us and their kids don’t speak english', 'our cousins from Poland are visiting and they only speak polish'],
    counterExamples: ['the family from ukraine are staying with us and they lost their house', 'they came over the border and nobody speaks our language']
  },
  {
    label: 'not wanting to leave where it was good',
    said: said(String.raw`^(?:(?:he|she|they|my (?:son|daughter)|(?!(?:${PARENT}|${RELATIVE})(?!\p{L}))(?-i:\p{Lu})\p{Ll}+) )?(?:(?:really |still )?(?:didn’t|did not|doesn’t|does not|don’t) want to|wouldn’t|refused to|won’t|hates to) (?:leave|go home from|come home from|come away from) (?:(?:(?:the|his|her|their|a|our|my) )?(?:(?:best|new|little) )*(?:friend|cousin|playmate)’?s? (?:house|place|flat|party)|(?:(?:the|his|her|their|a|our|my) )?(?:(?:birthday )?party|playground|park|beach|zoo|farm|(?:swimming )?pool|playdate|play ?group|museum|library|soft play|ball pit|toy shop|sandpit|swings?))(?: (?:today|tonight|yesterday|again|at all))*[.!]*$`),
    allows: /(?<!\p{L})leave(?!\p{L})/iu,
    isOpen: true,
    examples: ['she didn’t want to leave her friend’s house', 'he wouldn’t leave the playground today', 'Theo didn’t want to go home from the party'],
    counterExamples: ['Grandma didn’t want to leave her house', 'he didn’t want to leave the house because of the bombs', 'she didn’t want to leave her mum’s house when the police came']
  }
] // prettier-ignore
