import { wordPattern } from '../word-pattern.ts'
import {
  alarmUnless as unless,
  END_OF_CLAUSE as END,
  upToWords as words,
  wordsAlarmSaid as said,
  type AlarmRule
} from './alarm-rule.ts'

const OUTSIDER =
  '(?:<uncle>|<kin>|coach|teacher|leader|helper|babysitter|neighbour|neighbor|lodger|caretaker|tutor|driver|man|men|someone|somebody)'
const UNDERWEAR = '(?:pants|knickers|underpants|underwear|panties|undies|boxers)'
const WEAPON =
  '(?:knife|knives|guns?|pistols?|rifles?|blades?|razors?|axes?|hammers?|matches|lighters?|pills|drugs|money|drink)'
const STRUCK = '(?:hit|smacked|slapped|beaten|kicked|whipped|caned|punched|spanked)'

/** What is said of a figure of tales as soon as of a child, and is no joke of either. */
export const HALF_SAID_HARM_RULES: readonly AlarmRule[] = [
  {
    label: 'what is hidden under sleeves and behind dark glasses',
    kind: 'danger',
    said: said(
      `(?:hides?|hiding|hid|covers?|covering)(?: up)? (?:<my> |the |some )?bruises?|bruises? (?:under|beneath) <my> (?:sleeves?|clothes|jumper|shirt|scarf|hat|fur|feathers)|(?:<parent>|<kin>|<uncle>) (?:wears?|wearing|has to wear) (?:<my> |dark )*(?:sunglasses|dark glasses) (?:inside|indoors|in the (?:house|kitchen)|at (?:night|breakfast|dinner|home))`
    ),
    unless: unless('bananas?|apples?|pears?|peach(?:es)?|film star|pop star|rock star|disco|party|cool|silly', ''),
    examples: ['a fox who hides bruises under his sleeves', 'she covers up her bruises', 'why does mummy wear sunglasses inside'],
    counterExamples: ['the greengrocer hides bruises on the apples', 'daddy wears sunglasses at the beach', 'grandpa wears sunglasses inside like a pop star']
  },
  {
    label: 'one who will not eat, to be thin',
    kind: 'sadness',
    said: said(
      `(?:throws? up|threw up|vomits?|is sick|makes (?:himself|herself|myself) sick|puts? <my> fingers? down <my> throat) (?:after|when) (?:every|each|all|<my>) ?(?:\\p{L}+ )?(?:meals?|dinners?|breakfasts?|lunch|lunches|food|tea)|wants? to be (?:thin|thinner|skinny|skinnier|slim)${words(3)} (?:(?:does|will|did|do) not eat|stop(?:s|ped)? eating|eats? nothing)|^(?:he|she|i|<name>|<kin>|sister|brother|girl who|<my> daughter)(?: says(?: that)?| said)?(?: (?:he|she|i))? (?:only |always )?wants? to be (?:thin|thinner|skinny|skinnier)${END}`
    ),
    unless: unless('paper', ''),
    examples: ['a unicorn who throws up after every meal', 'a hippo who wants to be thin so she doesn’t eat', 'she wants to be skinny'],
    counterExamples: ['a pencil who wants to be thin', 'he threw up after the roundabout', 'a hippo who wants to be a dancer']
  },
  {
    label: 'voices that tell to do harm',
    kind: 'danger',
    said: said(
      `voices?(?: (?:that|who|which|in <my> head|are|is|keep|keeps))* (?:tell|tells|telling|say|says|saying|order|orders)${words(3)} (?:hurt|kill|cut|stab|harm|burn|hit|choke|drown|jump|die)(?! (?:the )?(?:ball|drum|cake|bread|paper|gong|puddles?))`
    ),
    unless: unless('radio|sat ?nav|choir', ''),
    examples: ['an owl who hears voices telling him to hurt others', 'he hears voices that tell him to jump', 'the voices in her head say she should hurt people'],
    counterExamples: ['an owl who hears voices in the wood', 'a voice on the radio says jump', 'voices telling her to dance']
  },
  {
    label: 'a locked door, and a child behind it',
    kind: 'danger',
    said: said(
      `(?:${OUTSIDER}|he)${words(12)} (?:with|and)(?: he| she)? (?:(?:the|<my>) (?:\\p{L}+ )?door (?:is |was )?locked|locks? (?:the|<my>) (?:\\p{L}+ )?door)|(?:girl|boy|child|children|kids?|<baby>)(?: (?:who|is|are|was|were|gets|got))* locked (?:up )?(?:in|inside) (?:the |<my> )?(?:attic|cellar|basement|cupboard|closet|shed|garage|cage)`
    ),
    unless: unless('by accident|by mistake|keys?|hide and seek|surprise|presents?|rapunzel|(?:cage|rabbit) door|car door|goodnight', ''),
    examples: ['he is in love with his teacher who holds him on her lap a lot with the door locked', 'a girl locked in the attic', 'the coach talks to him and locks the door'],
    counterExamples: ['he forgot to lock the door', 'a ghost locked in the attic', 'a boy who was locked in the shed by accident', 'dad closed the door of the shed', 'they glue a card in the kitchen with the door shut']
  },
  {
    label: 'underwear that did not come home, and blood in it',
    kind: 'danger',
    isOfBody: true,
    said: said(`(?:came|come|comes|got|gets|went) (?:home|back|<limb>) (?:from (?:<my> )?(?:[\\p{L}<>’]+ ){1,3})?(?:without (?:<my> |any )?|with no |not wearing (?:<my> |any )?)${UNDERWEAR}|blood (?:in|on) (?:<my>|the) (?:${UNDERWEAR}|nappy|sheets)`),
    unless: unless('nursery|school|swimming|pool|beach|potty|toilet|wet|accident|king|queen|emperor|nose|nose ?bleed|knees?|scrap\\p{L}+|graz\\p{L}+|tooth|ketchup|surgery'),
    examples: ['she came home without her knickers', 'she came back from his house with no pants', 'there was blood in his pants'],
    counterExamples: ['he came home from nursery without his pants', 'the king came home without his pants', 'there was blood on the sheets from her nose']
  },
  {
    label: 'a death by one’s own hand, as it is said at the bar',
    kind: 'loss',
    said: said(`topped (?:himself|herself|myself|themselves|themself)(?! (?:up|off|with))`),
    unless: unless('', ''),
    examples: ['he topped himself', 'my uncle topped himself last year'],
    counterExamples: ['she topped up the juice', 'he topped himself up with milk']
  },
  {
    label: 'what is put in a drink',
    kind: 'danger',
    said: said(
      `(?:${OUTSIDER}|he|they)(?: \\p{L}+)? (?:put|puts|slipped|slips|dropped|mixed) (?:something|some powder|powder|some stuff|stuff|pills?|tablets?|drops|drugs?) in(?:to)? (?:<my>|<name> ’s) (?:drink|glass|juice|cocoa|milk|cola|coke|squash|tea|coffee|beer|wine)`
    ),
    unless: unless('magic|potion|witch|wizard|ice|lemon|straw|sugar|sprinkles|vitamins?|medicine'),
    examples: ['someone put something in her drink', 'the man slipped pills in her drink'],
    counterExamples: ['someone put ice in her drink', 'she put something in her bag', 'a wizard put something magic in his tea']
  },
  {
    label: 'a fight over a weapon',
    kind: 'danger',
    said: said(`(?:fight|fights|fought|row|rowed|argued|arguing|quarrel|quarrelled|fighting) (?:over|about|with) (?:the |<my> |some )?${WEAPON}${END}`),
    unless: unless('toys?|water|nerf|plastic|cardboard|pirates?|monopoly|lego|pretend|chefs?'),
    examples: ['my brother and i fought over the knife', 'they had a fight with knives', 'mum and dad had a row about money'],
    counterExamples: ['they fought over crayons', 'they had a fight with pillows', 'we fought over the monopoly money']
  },
  {
    label: 'what is done to a child at night, at a camp or by visitors',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `(?:he|${OUTSIDER})${words(3)} (?:lies?|lays?|lying|climbs?|gets?) on top of (?:me|her|<my>|him)(?=$| [,.]| (?:at|in|and|when|every))|(?:boys?|men|man|they|<uncle>|he|coach|leader|kids)${words(2)} (?:held|hold|holds|pinned|pins) (?:me|him|her|<my>|<name>) down|${OUTSIDER} (?:came|comes|gets?|got|climbed|climbs|crept|creeps|crawled) in(?:to)? (?:<my>|<name> ’s) (?:sleeping bag|bunk|tent)|(?:has|have|had|brings|gets) (?:visitors?|friends?|men|people|a man)${words(2)} (?:who|that) (?:scares?|frightens?|touch(?:es)?|hurts?) (?:me|us|him|her|<my>)|(?:go|goes|going|sent) (?:back|<limb>) to (?:the|that) man`
    ),
    unless: unless('brothers?|sisters?|cushions?|pillows?|wind|jab|nurse|doctor|dentist|tickl\\p{L}+|ghosts?|halloween'),
    examples: ['mum works nights and he comes to lie on top of me', 'at camp the big boys held him down and laughed', 'at scout camp the leader came into his sleeping bag', 'dad works nights and mum has visitors who scare me', 'she has to go back to the man on monday, until sunday she is with us'],
    counterExamples: ['the cat lies on top of me', 'the nurse held him down for the jab', 'a bear came into the tent', 'the wind held him down']
  },
  {
    label: 'nothing to eat',
    kind: 'danger',
    said: said(`(?:we|i|he|she|they|<name>|<kin>|<parent>|there) (?:have|has|had|is|was|got) nothing to eat(?! but| except)`),
    unless: unless('picnic|caterpillar|bears?|pandas?|so we (?:made|went|ordered)|laugh(?:ed|ing)?|pretend'),
    examples: ['until friday we have nothing to eat', 'we had nothing to eat again'],
    counterExamples: ['a giant who has nothing to eat but peas', 'we had nothing to eat so we made pancakes']
  },
  {
    label: 'the rage of a grown-up, told of again',
    kind: 'danger',
    said: said(
      `(?:<parent>|<uncle>) (?:(?:is|was|got|had|has|in|such|huge|terrible|massive|the|proper|right) )*(?:(?:bad|foul|terrible|black|awful|vile|horrible) mood|meltdown|tantrum|rage)${words(3)} (?:again|(?:all )?(?:<day>|day|evening|night|weekend|afternoon)|and (?:shouts|shouted|threw|throws|hits|hit|screamed|screams|smashed)|in the night|every)`
    ),
    unless: unless('football|match|computer|printer|wifi|funny|silly|laugh\\p{L}*|traffic|cousins?|pretend\\p{L}*|ice cream|cake'),
    examples: ['daddy is in a bad mood again', 'papa was in a huge bad mood all evening', 'stepdad had a tantrum all evening', 'mummy had a meltdown again and again', 'dad had such a meltdown in the night', 'my stepfather in a bad mood again'],
    counterExamples: ['daddy had a silly tantrum again', 'my brother had a meltdown again', 'daddy is in a good mood again', 'mummy is in a bad mood because of the printer again']
  },
  {
    label: 'a tickle that does not stop',
    kind: 'danger',
    said: said(`tickl(?:es|ed|ing|e)${words(6)} (?:even )?(?:when|though|if|after) (?:i|he|she|they|we|<name>)${words(1)} (?:say|says|said|shout|shouts|cry|cries) (?:stop|no)`),
    unless: unless('laugh(?:s|ed|ing)?|giggl\\p{L}+', ''),
    examples: ['uncle tickles me even when i say stop', 'a bear who tickles and doesn’t stop when they say stop'],
    counterExamples: ['a bear who tickles everybody', 'daddy tickles me when i say tickle', 'daddy tickles me when i say stop and we laugh']
  },
  {
    label: 'a child who is with child, or a bride',
    kind: 'danger',
    said: said(`(?:she|i|girl|<name>|sister|daughter)${words(4)} (?:is |am |was )?(?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|<number>)(?: years old)?(?: and|,| [,])+ (?:(?:is|am) )?pregnant|(?:nine|ten|eleven|twelve|thirteen|fourteen|<number>) years? (?:old )?(?:bride|wife)|child brides?`),
    unless: unless('<pet>|guineapig|weeks', ''),
    examples: ['a girl in her class is twelve and pregnant', 'a ten year old bride'],
    counterExamples: ['a ten year old cat', 'the teacher is pregnant', 'i am ten and mummy is pregnant']
  },
  {
    label: 'what grows in a body',
    kind: 'illness',
    said: said(`(?:shadow|<creature>|<name>|lump|spot|growth|mass|something|thing|dark patch)${words(7)} (?:on|in) (?:the|<my>|<kin> ’s|<parent> ’s|one) (?:lungs?|brain|breast|liver|x ray|xray|scan|spine|kidney|pancreas|bowel)`),
    unless: unless('zombies?|think\\p{L}*|idea|quiz|halloween', ''),
    examples: ['a shadow that grows and grows on the lung', 'they found a lump in her breast', 'a spot on the scan'],
    counterExamples: ['a shadow that grows and grows on the wall', 'a lump in the porridge', 'an idea in my brain']
  },
  {
    label: 'one who is struck for a fault, of whatever kind',
    kind: 'danger',
    said: said(
      `(?:is|gets|was|got|being|be|are|were) (?:always )?${STRUCK} (?:when|because|if|until|for|every time) (?:he|she|it|they|i|<name>|being)|(?:is|gets|was|got|are) (?:shouted|yelled|screamed) at every|(?:hits?|bites?|shouts?|roars?|kicks?|beats?|breaks? things|smash(?:es)?)${words(4)} (?:when|whenever|if) (?:he|she) (?:drinks|drank|is drunk|has been drinking)(?=$| [,.]| too)|drinks (?:too )?much (?:beer |wine )?and (?:breaks|shouts|hits|throws|roars|smashes|falls)|(?:wooden spoon|belt|slipper|cane|stick|strap)${words(4)} (?:hits|when (?:you|i|he|she|we|they|<name>) (?:is|are|am|was|were) (?:naughty|bad|rude))|(?:gets?|got|getting) the (?:cane|belt|strap|slipper from|wooden spoon (?:from|for|when))(?=$| )|naughty step in the (?:cellar|shed|basement|cupboard|attic|dark)`
    ),
    unless: unless('balls?|drums?|gongs?|bells?|nails?|shuttlecock|tennis|golf|pinata|piñata|eggs?|carpets?|conveyor|seat|lemonade|cymbals?|triangle|xylophone|cinderella', ''),
    examples: ['a mole who is hit when he spills his milk', 'a mouse who is shouted at every night', 'a wolf who bites his cubs when he drinks', 'a belt that sings when it hits', 'a dragon who drinks too much and breaks things', 'the wooden spoon that comes out when you are naughty', 'he got the slipper from his grandad', 'a puppy who was kicked until he was good', 'the naughty step in the cellar with the light off'],
    counterExamples: ['a drum who is hit when it is morning', 'a ball that is kicked until it flies', 'the dog got the slipper', 'a hippo who drinks too much and floats', 'a belt that holds up the trousers']
  },
  {
    label: 'one who is cruel to the other of a pair',
    kind: 'danger',
    said: said('(?:roars?|shouts?|screams?|yells?|growls?|pinch(?:es)?|hits?|kicks?|bites?|slaps?|frightens?|scares?)(?: at)? (?:<my> )?<kin>(?=$| [,.]| (?:when|every|and|because))'),
    typed: wordPattern(String.raw`(?<!\p{L})(?:his|her|the) (?:wife|husband|girlfriend|boyfriend|missus)(?!\p{L})`, 'iu'),
    unless: unless('snow|laugh\\p{L}*|hello|goodnight|jokes?|surprise|football|accident|hide and seek|hiccups?', ''),
    examples: ['a lion who roars at his wife', 'a crocodile who pinches his wife'],
    counterExamples: ['a lion who roars at his lunch', 'a lion whose wife sings', 'a ghost who scares his wife by accident']
  },
  {
    label: 'one who is afraid at home, or would rather not be',
    kind: 'sadness',
    said: said(
      `(?:afraid|scared|frightened|terrified) (?:of going|to go|of coming|to come) home|(?:afraid|scared|frightened|terrified)${words(1)} when (?:<my> )?(?:<parent>|<uncle>)${words(3)} (?:beer|wine|drinks?|drunk|bottle|comes home(?:${END}| drunk)|shouts|belt)|(?:does|do|did) not want to (?:be here|live|be alive|exist|be anywhere) any more|not want to get up ever|(?:wish|wishes|wished|if|wishing) (?:i|he|she|<name>) (?:was|were|had) never (?:been )?born`
    ),
    unless: unless('party|shops?|dentist|ghosts?|past the|the dark|dog|at (?:the|this)|zoo|pet shop', ''),
    examples: ['a mouse who is afraid of going home after school', 'a clown who is sad inside and doesn’t want to get up ever', 'a mouse who is afraid when his father opens the beer', 'a bear who does not want to be here any more', 'what if i was never born said the owl'],
    counterExamples: ['a mouse who is afraid of going home in the dark', 'a bear who does not want to be at the party any more', 'the owl was never bored']
  },
  {
    label: 'help against one of the house',
    kind: 'danger',
    said: said(
      `(?:spell|potion|magic|shield|armour|armor|cloak|trap|superhero|hero|superman|knight|wizard|robot)${words(3)} (?:to make|makes|so|for when|against|from|stops?|who stops|to stop) (?:<my> )?(?:<parent>|<uncle>|dads|daddies|mums|mummies)(?:${END}| (?:stop(?:s)?(?:${END}| (?:hitting|shouting|hurting|drinking))|comes home|shouts|hits|drinks|is (?:angry|drunk)))|(?:saves?|saved|saving|protects?) (?:the |<my> )?(?:mums|mummies|mothers|children|kids|me|us|<parent>|him|her|<my>)(?: ’s)? from (?:the |<my> )?(?:dads|daddies|fathers|<parent>|<uncle>)|(?:loud voice|shouting|fists?|anger)${words(4)} hole in the (?:wall|door)|<parent> did not come out of the (?:bathroom|bedroom|bath|toilet)`
    ),
    unless: unless('snor\\p{L}*|tickl\\p{L}*|kisses|sing\\p{L}*|jokes?|presents?|mouse|hide and seek|snowballs?|water|surprise|party|game', ''),
    examples: ['a spell to make daddy stop', 'a shield for when dad comes home', 'a superhero who saves mums from dads', 'daddy’s loud voice and the hole in the wall', 'the morning mummy did not come out of the bathroom'],
    counterExamples: ['a spell to make daddy stop snoring', 'a potion to make mummy dance', 'a hole in the wall where a mouse lives', 'a shield for the knight']
  },
  {
    label: 'what comes to a house, and is feared or remembered',
    kind: 'danger',
    said: said(
      `what if (?:the |a |some )?(?:fire|war|bombs?|soldiers?|flood|tsunami|bad m[ae]n) (?:comes?|gets?|falls?|hits?)|what if <my> heart stops|(?:the|that) (?:day|night|morning) (?:the|when the) (?:water|flood|river|sea|fire|soldiers|tanks|bombs?) came(?: in)?(?=$| [,.]| (?:to <my>|into <my>|in <my>|up))|(?:^|[,.] )(?:bombs?|sirens?|missiles?|shelling|drones?|air raid) (?:again )?(?:tonight|<day>|(?:all )?night|outside|again)|(?:someone|somebody|man|he|they) (?:is |are )?(?:trying|rattling|kicking) the (?:door handle|front door|door|window)(?=$| [,.])|(?:<parent> and <parent>|they|<parent>) (?:is |are )?(?:shouting|screaming|fighting|yelling) (?:downstairs|right|next door|upstairs|in the kitchen|at each other)`
    ),
    unless: unless('bath|tap|paddling|hose|tent|wellies|toys?|fire engine|fire fighters?|ducks?|happy|football|telly|film|fireworks?|bath bombs?|karaoke|game|goal'),
    examples: ['what if the fire comes to our house', 'what if my heart stops', 'the day the water came in', 'bombs tonight', 'someone is trying the door handle', 'mum and dad are shouting downstairs right now'],
    counterExamples: ['what if the fire engine comes to our house', 'the day the water came in my wellies', 'a bath bomb tonight', 'dad is shouting at the telly in the kitchen', 'someone is trying the cake']
  },
  {
    label: 'one whom a child knows from a screen',
    kind: 'danger',
    said: said(
      `(?:<toy>|roblox|minecraft|fortnite|online|internet|discord|snapchat|tiktok|gaming) (?:friend|boy|man|girl|person) (?:wants|wanted|asked|asks) (?:to meet|to see|him to|her to|me to|for)|(?:takes?|took|sends?|sent|sending|taking)(?: to send)? (?:<my> |some |more )?(?:pictures?|photos?|pics?|selfies?|videos?)(?: of (?:herself|himself|myself|<my> body))? (?:for|to) (?:the |some )?(?:man|men|guy|stranger|person|someone|somebody|boy|friend)${words(2)} (?:in|on|from) (?:the |<my> )?(?:game|internet|computer|roblox|phone|app|tablet|<toy>|minecraft)`
    ),
    unless: unless('school|class', ''),
    examples: ['roblox friend wants to meet him at the park', 'she has to take pictures for the man in the game'],
    counterExamples: ['my friend wants to meet a dinosaur', 'she takes pictures of the cat in the game', 'a minecraft boy who builds']
  },
  {
    label: 'what was eaten, put over a head, or found',
    kind: 'illness',
    isOfBody: true,
    said: said(
      `(?:ate|eaten|swallowed|drank|licked)${words(8)} (?:and )?(?:is|was|feels|looks|got|gets) (?:so |all )?(?:drowsy|floppy|limp|unconscious)|took (?:all )?(?:of )?<my> (?:sleeping |heart |<my> )*(?:<toy>|tablets|pills|medicine) (?:at once|together|in one go)|plastic bag over <my> head|found (?:the |<my> )?(?:<pet>|<kin>|<parent>|him|her|<my>|<name>) hanging(?! (?:upside|out|around|laundry|pictures|on the (?:monkey|swing)))|<limb> (?:gets|is getting|is being|will be) (?:taken|cut) off|(?:vet|doctors?|they|hospital)${words(2)} (?:said|say|says)${words(2)} nothing (?:more|else) (?:to do|(?:they|we) can)|(?:babysat|babysits|looked after (?:him|her|us))${words(3)} (?:she|he|i) (?:screams?|flinch(?:es)?|hides?|is scared)`
    ),
    unless: unless('robots?|dolls?|gingerbread|plaster|cast|dinner|roast|hide and seek|joke'),
    examples: ['my son ate the red berries in the garden and is drowsy', 'gran took all her tablets at once', 'he put a plastic bag over his head for a game', 'she found the dog hanging on its lead from the fence', 'her leg gets taken off tomorrow', 'the vet who said nothing more to do', 'my brother in law babysat and now she screams'],
    counterExamples: ['she ate the berries and is happy', 'he put a hat over his head', 'she found the bat hanging upside down', 'his plaster gets taken off tomorrow', 'the babysitter screams like a monkey']
  },
  {
    label: 'one who is gone, and where they say it is',
    kind: 'loss',
    said: said(
      `(?:gone|went|moved|sent|goes|taken) (?:away )?to (?:live (?:on|at) )?(?:the )?(?:\\p{L}+ )?farm (?:upstate|in the (?:sky|clouds))|(?:he|she|they|<kin>|<parent>|<uncle>|<pet>|<name>|<baby>|sister|brother)(?: \\p{L}+)? (?:is|are|has gone|went|has gone to|went to|is gone to)(?: in)? better place${END}|(?:we|i|they|dad|<parent>) buried (?:<my> |the )?(?:<pet>|<baby>)(?=$| [,.]| (?:in|under|by|today|<day>))|(?:we|they) buried (?:<my> )?(?:<parent>|<kin>|<uncle>) in the (?:sand|garden|desert|field|yard) (?:yesterday|today|<day>|this|last)|(?:^|<pet> |he |she |<name> )(?:(?:has|is|was) )?(?:went|gone|crossed|passed|go)(?: over| across)? the rainbow bridge|(?:has|have|had|got|with|fighting|it is) the c(?=$| [,.])|(?:he|she|<kin>|<parent>) is vegetable${END}|what happened to (?:her|<my>|him|us|me|them)(?: [,.])* no need to|^we do not talk about (?:it|him|her|what happened)${END}`
    ),
    unless: unless('plants?|sofa|hid(?:e|es|ing)?|toys?|unicorns?|letters?|alphabet|bruno|costume|fancy dress|pictures?|sea|trolls?|laugh(?:ed|ing)?|beach|toes|neck|treasure|pirates?|egyptians?|bones?'),
    examples: ['gone to the farm upstate, our dog', 'she’s in a better place now', 'went over the rainbow bridge', 'grandpa has the big C', 'he is a vegetable now', 'you know what happened to her, no need to say it', 'we buried our cat in the sand', 'we buried baba in the sand yesterday', 'we don’t talk about it'],
    counterExamples: ['we went to the farm with our dog', 'the sofa is in a better place now', 'a unicorn on the rainbow bridge', 'he is a vegetable in the fancy dress parade', 'the big c in the alphabet', 'we buried daddy in the sand and he laughed']
  },
  {
    label: 'a sorrow said by a picture',
    kind: 'loss',
    said: /./u,
    typed: /(?:🕊|👼|⚰|🪦)\uFE0F?.*(?:my|our|gran|nan|mum|dad|sister|brother|baby|twin|grandpa|😢|😭|💔)|(?:my|our|gran|nan|mum|dad|sister|brother|baby|twin|grandpa|😢|😭|💔).*(?:🕊|👼|⚰|🪦)/u,
    unless: unless('christmas|nativity|halloween|dracula|vampires?|play|costume', ''),
    examples: ['grandma 🕊️😢', '👼 my little sister'],
    counterExamples: ['a dove 🕊', 'my sister is 👼 in the nativity', 'dracula sleeps in ⚰ with my brother']
  },
  {
    label: 'a gun, by its picture',
    kind: 'danger',
    said: wordPattern(String.raw`(?<!\p{L})(?:school|class|playground|house|home|door|street|<parent>|<uncle>|man)(?!\p{L})`, 'u'),
    typed: /🔫|🔪/u,
    unless: unless('water|pool|splash|nerf|toys?|birthday|cake|bread|cook\\p{L}*|chop\\p{L}*|pizza|summer', ''),
    examples: ['🔫 at school today', 'a man with a 🔪 at the door'],
    counterExamples: ['water 🔫 at school today', 'mum 🔪 the cake at home']
  }
] // prettier-ignore
