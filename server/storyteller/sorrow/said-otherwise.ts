import { rememberedOfWish } from '../remembered.ts'
import { namesHarm } from './joy-rules.ts'
import { tellsOfNeed } from './need-beside.ts'
import { DAYS_SAID, isTownOfPeace } from './said-of-days.ts'
import { HABITS_SAID } from './said-of-habits.ts'
import { CHILD, OFTEN, said, SIBLINGS, WHO, type SaidOtherwise } from './said-words.ts'

const WHOSE = '(?:(?:his|her|their|my|our|the|a|any|all|every|some|of) ){0,3}'
const PLAYMATE = String.raw`${WHOSE}(?:(?:little|big|baby|older|younger|best|twin|other|new) )*(?:brothers?|sisters?|cousins?|friends?|besties?|bestie|twin|siblings?|others|other (?:kids|children)|anyone|anybody|everyone|classmates?|baby)(?: (?!(?:is|was|and|but|has|died|in)\b)\p{L}+)?`
/** A thing that is shared or not; of a room, a bed or a grown-up that is another story. */
const SHARED = String.raw`(?!(?:\p{L}+ ){0,3}(?:room|bedroom|bed|bath|home|house|mum|mummy|mom|mommy|dad|daddy|me|us|feelings?|secrets?|photos?|news|what|why|how)\b)(?<free>${WHOSE}(?:new |best |favourite )?\p{L}+(?: (?!(?:with|and|but|at|to)\b)\p{L}+)?)`
const LIGHT =
  '(?:the|a|an|his|her|my|some|any) (?:(?:big|little|small|hall|landing|night|bedside|bathroom|main|bedroom|desk) )*(?:night ?lights?|lights?|lamps?|torch)'
const LANDING_LIGHT = '(?:the|a|an|his|her|my|our) landing (?:lights?|lamps?)'
const HALL_LIGHT = '(?:the|a|an|his|her|my|our) (?:hall|hallway|corridor|passage|bathroom) (?:lights?|lamps?)'
const DUMMY = '(?:dumm(?:y|ies)|pacifiers?|pacis?|bink(?:y|ies)|soothers?|dodies?|dodie)'
const HER_DUMMY = String.raw`(?:(?:her|his|their|a|the|my|all|all the|those|these) )*(?:old |last |beloved )?${DUMMY}`
/** Who takes them; of one who died or is far away nothing is known to a story of a dummy. */
const TAKES_DUMMIES =
  '(?:the |some |our )?(?:(?:little|new|tiny|other) )*(?:bab(?:y|ies)|fair(?:y|ies)|squirrels?|birds?|father christmas|santa|easter bunny|foxes|dummy tree|tree|bin|postman)'
/** Whom they leave out: the child, by name or not. */
const LEFT_OUT = String.raw`(?:her|him|me|(?-i:\p{Lu})\p{Ll}+)`
const CLUB = '(?:secret )?(?:club|game|den|gang|password|sleepover|group|handshake)'
/** Where a child has to find a seat. */
const AT_LUNCH =
  '(?:at|in|during|for|over) (?:(?:the|her|his|my) )?(?:new )?(?:school )?(?:lunch|lunch ?times?|lunch ?room|canteen|cafeteria|dinner hall|lunch hall|tiffin)'
const HER_OWN =
  '(?:(?:up )?(?:all )?(?:by|for) (?:himself|herself|myself|themselves)|(?:all )?on (?:his|her|my|their) own|all alone|without (?:any )?help)'
const FASTENED =
  '(?:zips?|zippers?|buttons?|coat|jacket|cardigan|shoes?|trousers|jumper|socks?|seat ?belt|car seat|straps?|buckles?|wellies|gloves|mittens|velcro|poppers|dungarees|pyjamas)'
const PLANT = String.raw`(?:(?:some|our|the|a|an|more|lots of|(?:her|his|my) own|his|her|my|cherry|first|runner|broad|green|sweet|giant|tiny|little|baby) )*(?:seeds?|seedlings?|beans?|tomato(?:es)?(?: plants?)?|peas|sweet ?peas|sunflowers?|cress|radish(?:es)?|carrots?|lettuces?|potato(?:es)?|pumpkins?|courgettes?|strawberr(?:y|ies)|herbs|mint|basil|chill?i(?:es)?|garlic|onions?|corn|bulbs?|daffodils?|tulips?|marigolds?|flowers|vegetables|veg|cucumbers?|peppers?|beetroots?|spinach|nasturtiums?|avocado(?: stone)?|apple (?:pips?|seeds?)|lemon (?:pips?|seeds?))`
const GROUND = String.raw`(?: (?:on|in|at|for) (?:the |our |a |an |some |his |her |their |nana’s |grandma’s |grandpa’s |grandad’s |granny’s )?(?:new )?(?:balcony|pots?|windowsill|window box|garden|allotment|terrace|roof|yard|window|egg ?boxes|egg ?cartons?|egg ?box|cups?|yoghurt pots?|jars?|tubs?|raised beds?|beds?|school|nursery|back garden|greenhouse|patch|tins?|eggshells?|milk bottles?|kitchen|trays?|today))*(?: (?:with|and) (?:nana|nan|grandma|granny|gran|grandpa|grandad|granddad|mum|mummy|dad|daddy|the class|auntie|his class|her class))?`

/** What goes off all over the house at once, and how it is taken. */
const CURRENT = '(?:the )?(?:lights?|electricity|power|current|nepa|load ?shedding)'
const IN_THE_DARK = String.raw`(?:,? (?:just )?(?:as|when|while|during|before|in the middle of) (?:\p{L}+ ){0,3}?(?:dinner|supper|lunch|tea|breakfast|bath|bath ?time|homework|film|movie|cartoon|story|game|party|cake|cooking|eating|playing|reading|watching)(?: (?:tv|telly|it|cards|together|pancakes|noodles|rice))?(?: (?:is|was|are|were) (?:nearly |almost |just )?(?:ready|done|on|served|starting|cooking))?)?(?: (?:again|tonight|today|now|right now|at (?:dinner|supper|bath ?time|bed ?time)))*(?:,? (?:and |so )?(?:(?:the )?dark (?:is|was) (?:scaring|frightening) (?:him|her|them|me)|(?:he|she|they|i|we|(?:\p{L}+ and )?(?!(?:mum|mummy|mom|dad|daddy|grandma|grandpa|granny|nana|because|since)\b)\p{L}+|the (?:kids|children|twins|boys|girls|little one))(?: is|’s| are|’re| am|’m| was| were)? (?:(?:a bit|a little|so|very) )?(?:scared|afraid|frightened)(?: of the dark| in the dark)?))?`

/** What goes to bed with a child; of a pet that ran away it is not said where it was left. */
const LEFT_TOYS: readonly (readonly [toy: string, names: string])[] = [
  ['bunny', 'bunny|bunnies|rabbit'],
  ['monkey', 'monkey'],
  ['lamb', 'lamb|lamby|lambie|sheep'],
  ['doll', 'doll|dolly'],
  ['dinosaur', 'dinosaur|dino'],
  ['penguin', 'penguin'],
  ['unicorn', 'unicorn']
]
const WHERE_LEFT = String.raw`(?:in|at|on) (?:the |a |our |his |her )?(?:\p{L}+ )?(?:supermarket|shops?|store|tesco|lidl|aldi|ikea|sainsbury’?s|asda|walmart|target|mall|market|bus|train|tram|metro|tube|plane|aeroplane|airplane|airport|station|taxi|ferry|nursery|preschool|kindergarten|daycare|school|library|museum|zoo|park|playground|caf[eé]|restaurant|hotel|beach|pool|cinema|party|playgroup|soft play)`

function leftToy(toy: string, names: string): SaidOtherwise {
  return {
    means: `lost toy ${toy}`,
    word: /lost|left|forgot|dropped|loses|leaves/iu,
    said: said(
      String.raw`${WHO}(?:lost|left|forgot|dropped|loses|leaves) (?:(?:her|his|my|our|their|the) )?(?:(?:favourite|favorite|cuddly|toy|soft|little|best|beloved|new|old) ){0,2}(?:${names}) ${WHERE_LEFT}(?:,? (?:and |but )?(?:(?:we|they|he|she|it|i) )?(?:(?:haven’?t|havn’?t|hasn’?t|couldn’?t|can’?t|cannot|didn’?t|have not|has not) )?(?:still )?(?:be(?:en)? )?(?:found|find)(?: (?:it|him|her|them))?(?: yet| anywhere)?)?`,
      // “Lost bunny. left it on the bus today and she is so sad”
      String.raw`(?:lost|missing) (?:${names})[.,!]+ (?:(?:he|she|we|i) )?(?:left|lost|forgot|dropped) (?:it|him|her) ${WHERE_LEFT}`,
      // Whom a child sleeps with goes to no vet.
      String.raw`(?:the|his|her|my|our) (?:(?:favourite|favorite|cuddly|toy|soft|little|beloved|old) ){0,2}(?:${names})(?: (?:that |which )?(?:he|she|they|i) (?:always )?sleeps? with)(?:,? (?:\p{L}+,? )?)?(?:gets|got|is|was) lost(?:,? (?:and|but|then) .*(?:home|back|found).*)?`
    ),
    examples: [
      `lost ${toy}, left it on the bus today and she is so sad`,
      `she lost her ${toy} at the supermarket and we havn’t found it yet`,
      `lost ${toy} on the bus`,
      `he left his ${toy} at nursery`
    ],
    counterExamples: [`we lost our ${toy}`, `lost ${toy} on the train because daddy shouted`]
  }
}

/** Who sleeps only with that light, or wants it on. */
function leftOn(light: string): string[] {
  return [
    String.raw`${WHO}${OFTEN}(?:won’t|will not|can’t|cannot|doesn’t|doesn’t want to|refuses to|hates to|couldn’t|needs to|wants to|has to|only) (?:sleeps?|go to sleep|fall asleep|settle|go to bed|stay in bed|sleeping) (?:without|with|unless there is|unless there’s|if there isn’t|only with) ${light}(?: (?:left )?on)?`,
    String.raw`${WHO}${OFTEN}(?:wants|needs|must have|has to have|insists on|asks for|keeps) ${light}(?: (?:left |kept |to be )?on)?(?: (?:all night|at night|every night|to sleep|to fall asleep|in (?:his|her|the) room|when (?:he|she) sleeps))?`
  ]
}

export const SAID_OTHERWISE: readonly SaidOtherwise[] = [
  ...LEFT_TOYS.map(([toy, names]) => leftToy(toy, names)),
  {
    means: 'sharing toys',
    word: /shar|mine|fight|fought|argu|squabbl|quarrel|snatch|grab|took|takes/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:(?:doesn’t|does not|don’t|didn’t) (?:want|like) to|won’t|will not|wouldn’t|refuses to|hates to|can’t|cannot|has to|must|needs to learn to|is learning to|learning to|not good at|isn’t good at|finds it hard to|struggles to|struggles with|hates|isn’t|refused to|not wanting to|not) (?:to )?(?:share|sharing) (?:${SHARED})(?: with ${PLAYMATE})?`,
      String.raw`${WHO}${OFTEN}(?:won’t|will not|wouldn’t|doesn’t|doesn’t want to|hates|can’t) (?:share|sharing)(?: with ${PLAYMATE})?`,
      String.raw`sharing (?:(?:toys|things|with ${PLAYMATE}) )?is (?:so |very |really |a bit )?(?:hard|difficult|tricky|not easy|not fun)`,
      String.raw`${WHO}${OFTEN}says? (?:it’s )?mine(?:,? mine)* (?:about|to|of) everything`,
      String.raw`everything is mine`,
      String.raw`mine,? mine(?:,? mine)*`,
      String.raw`${WHO}${OFTEN}(?:(?!(?:mum|mummy|mom|mommy|dad|daddy|papa|mama|gran|grandma|grandpa|granny|nana|uncle|auntie|my|our)\b)\p{L}+ and (?!(?:mum|mummy|mom|mommy|dad|daddy|papa|mama|gran|grandma|grandpa|granny|nana|uncle|auntie|my|our)\b)\p{L}+ (?:were |are |keep )?)?(?:fight|fights|fought|fighting|argue|argues|argued|arguing|squabble|squabbles|squabbled|squabbling) (?:over|about) (?:the same|one|every|a|who gets the) (?:\p{L}+ )?(?:toy|toys|teddy|car|train|doll|scooter|digger|book|ball|swing)`,
      String.raw`${WHO}${OFTEN}(?:snatch(?:es|ed)?|grabb(?:ed|s)|grabs|took|takes) (?:toys|things|everything|(?:the|a) (?:toy|train|car|doll|ball|teddy|digger|spade|scooter|crayon|book)) (?:off|from|away from|out of the hands of) ${PLAYMATE}`,
      String.raw`${SIBLINGS} (?:(?:are|were|keep|kept|always|have been|been) )*(?:fight|fights|fought|fighting|argue|argues|argued|arguing|squabble|squabbled|squabbling|quarrel|quarrelled|quarrelling) (?:over|about) (?:the same|one|every|a|an|the|who gets (?:the|to have the)) (?:(?:blue|red|pink|green|yellow|new|toy|same) )*(?:toys?|teddy|car|train|doll|scooter|digger|book|ball|swing|cup|bowl|plate|chair|tablet|crayons?|bike|truck)`
    ),
    examples: ['he doesn’t want to share his toys with his cousin', 'not wanting to share toys', 'Tom and Lucy fought over a toy all day', 'she won’t share her new scooter with her sister', 'sharing is hard today', 'she says mine about everything', 'they fight over the same toy every day', 'he snatched the train from his little brother', 'Theo hates sharing his lego with his friends and gets so cross', 'brothers fighting over the same toy car all day', 'the twins argue over the blue cup every morning', 'my kids were squabbling about the swing'],
    counterExamples: ['he doesn’t want to share his room with the baby', 'she won’t share her food because there isn’t enough', 'a dragon who won’t share', 'he won’t share what happened', 'she won’t share mummy', 'mum and dad fight over the car', 'the kids are fighting over the last bread', 'two otters fighting over a boat', 'brothers fighting over a knife']
  },
  {
    means: 'landing light left on',
    word: /light|lamp|torch/iu,
    said: said(
      ...leftOn(LANDING_LIGHT)
    ),
    examples: ['wants the landing light on all night', 'she can’t sleep without the landing light on', 'he needs the landing light on to sleep'],
    counterExamples: ['wants the landing light on the plane', 'he can’t sleep without the landing light since the burglars came']
  },
  {
    means: 'hall light left on at bedtime',
    word: /light|lamp|torch/iu,
    said: said(
      ...leftOn(HALL_LIGHT)
    ),
    examples: ['she wants the hall light left on', 'he can’t sleep without the bathroom light on'],
    counterExamples: ['wants the hall light on because the men came', 'wants the hall lights of the castle']
  },
  {
    means: 'night light left on',
    word: /light|lamp|torch/iu,
    said: said(
      ...leftOn(LIGHT)
    ),
    examples: ['won’t sleep without the light', 'she needs the night light or she screams', 'he can’t fall asleep without a night light'],
    counterExamples: ['won’t sleep without the light since the burglars came', 'she can’t sleep without mummy', 'wants the red light on the ambulance']
  },
  {
    means: 'afraid of the dark',
    word: /dark/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:won’t|will not|refuses to|doesn’t want to|is scared to|scared to|afraid to|can’t) (?:go|walk|be|go to the (?:toilet|loo|bathroom)|sleep|stay) ?(?:to (?:the )?(?:toilet|loo|bathroom|bed|his room|her room)|upstairs|down the (?:hall|corridor|stairs)|into (?:his|her|the) (?:room|bedroom|hall)|alone|in (?:his|her) room)?(?: (?:alone|by (?:himself|herself)|on (?:his|her) own|at night|in the night))* (?:because|as|since|when|if|cause) (?:it’s|it is|the (?:hall|landing|stairs|room|corridor) is) (?:too |so |all |very )?dark(?: (?:in|on|up|out) (?:the |his |her )?(?:hall|landing|there|stairs|corridor|room|upstairs))?`,
      String.raw`${CHILD}(?:won’t|will not|can’t|cannot|doesn’t (?:like|want)(?: to)?|does not (?:like|want)(?: to)?|refuses to|hates(?: to)?|is (?:scared|afraid|frightened)(?: to| of)?|(?:scared|afraid|frightened)(?: to| of)?) (?:sleep|sleeping|go to sleep|fall asleep|lie|lying|being|be|stay)(?: (?:alone|in bed|in (?:his|her|their) (?:room|bed)))* in the dark`
    ),
    examples: ['he won’t go to the toilet at night because it’s dark in the hall', 'he doesn’t want to sleep in the dark', 'she won’t sleep in the dark', 'Mila is afraid to be alone in the dark', 'hates sleeping in the dark'],
    counterExamples: ['he won’t go upstairs because uncle is there', 'he won’t sleep in the dark since the men came', 'they had to sleep in the dark in the cellar', 'grandpa doesn’t want to be in the dark', 'an owl who won’t sleep in the dark']
  },
  {
    means: 'giving up the dummy',
    word: /dumm|paci|bink|soother|dod/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:has|wants|needs|uses|sucks|loves|asks for|sleeps with|goes to bed with|has to have|likes) ${HER_DUMMY}`,
      String.raw`${WHO}${OFTEN}(?:too )?(?:big|old|grown up) for ${HER_DUMMY}`,
      String.raw`${WHO}${OFTEN}(?:can’t|cannot|won’t|will not|doesn’t want to|couldn’t|refuses to|isn’t ready to|has to|wants to|needs to|time to|trying to|is trying to|going to|is going to|learning to) (?:sleep|settle|go to sleep|go to bed|stop|stop using|stop sucking|give|give up|give away|lose|part with|be|fall asleep|say goodbye to|say bye to)(?: without| with)? ${HER_DUMMY}`,
      String.raw`(?:we|i|he|she)(?:’re|’s|’m| are| is| am)? (?:giving|gave|leaving|left|sending|posting|hanging|throwing|taking|took|threw|lost) (?:away |up |out )?${HER_DUMMY}(?: (?:to|for|on|in|at|away|behind) ${TAKES_DUMMIES}| (?:to|at|on|in) \p{L}+’s(?: house)?| away| (?:on|in) the (?:bus|train|park))?(?: and (?:has|have|had) to sleep without it)?`,
      String.raw`(?:the )?dummy fairy(?: is coming| comes| came)?`,
      String.raw`(?:saying )?(?:goodbye|bye bye|bye),? (?:to )?${HER_DUMMY}`,
      String.raw`(?:first|one) night without ${HER_DUMMY}`,
      String.raw`no more ${DUMMY}`,
      String.raw`${WHO}(?:had|has|did) (?:the|a|his|her) (?:first|whole) night without ${HER_DUMMY}`
    ),
    examples: ['still wants her dummy and she’s nearly 4', 'he is too big for his dummy but can’t sleep without it', 'we are giving the binkies to the babies at the weekend', 'she left her paci at nana’s and has to sleep without it', 'the dummy fairy is coming on sunday', 'first night without the dummy', 'he won’t give up his pacifier'],
    counterExamples: ['still wants her dummy since daddy died', 'we left the dummy on the grave', 'crash test dummy', 'giving the dummy to the baby in heaven']
  },
  {
    means: 'nobody to sit with at lunch',
    word: /\b(?:sit|sits|sat|sitting|eat|eats|ate|eating)\b/iu,
    said: said(
      String.raw`${CHILD}(?:had|has|having|has got) (?:nobody|no one|noone) to (?:sit|eat|have lunch) (?:with|next to|beside) ${AT_LUNCH}`,
      String.raw`${CHILD}(?:didn’t|doesn’t|did not|does not|hasn’t) (?:have|got|find) (?:anyone|anybody|someone|somebody) to (?:sit|eat|have lunch) (?:with|next to|beside) ${AT_LUNCH}`,
      String.raw`(?:${CHILD}(?:worried|worries|worrying|afraid|scared|nervous) (?:that )?)?(?:nobody|no one|noone) (?:will sit|would sit|wants to sit|wanted to sit|sat|sits|will eat|would eat|ate|eats) (?:with|next to|beside) ${LEFT_OUT} ${AT_LUNCH}`,
      String.raw`(?:${CHILD})?(?:sat|sits|sitting|ate|eats|eating|was sitting|had to sit|has to sit) (?:(?:(?:his|her|my) )?lunch )?(?:all )?(?:alone|by (?:himself|herself|myself)|on (?:his|her|my) own) ${AT_LUNCH}`
    ),
    examples: ['she sat alone at lunch', 'no one sat with him at lunchtime', 'she didn’t have anyone to sit with at lunch', 'he had no one to sit with in the cafeteria today', 'ate lunch all by herself in the canteen today', 'Theo is worried that nobody will sit next to him at lunch'],
    counterExamples: ['nobody sat with her at lunch because she smells', 'he sat alone at the grave', 'grandma sat alone at lunch', 'nobody sits with him at lunch because he hits', 'she ate lunch alone in the hospital']
  },
  {
    means: 'left out',
    word: /left out|friend|bestie|bff|girls?\b|boys?\b|someone|somebody|they|others|kids|children|gang|mates|nobody|no ?one|none|alone|self|own|third|odd|only one|every(?:one|body)|class/iu,
    said: said(
      String.raw`(?:(?:my|our) )?(?:\p{L}+’s|his|her|my|the|their) (?:(?:best|two|three|other|new|old|only|good) )*(?:friends?(?: (?!said|told|died|hit|hurt)\p{L}+)?|bestie|besties|bff|girls|boys|others|kids|children|gang|mates?|classmates) (?:${OFTEN})(?:played|plays|playing|went off|goes off|sat|sits|sitting|is sitting|was sitting|walked off|ran off|was playing|were playing|is playing|wanted to play|wants to play|only wants to play) (?:only )?(?:together|with (?:someone else|somebody else|someone new|somebody new|another (?:girl|boy|child|friend|kid)|other (?:children|kids|people|girls|boys|friends)|the (?:other|new|big) (?:girls?|boys?|kids|children|one)|each other|(?-i:\p{Lu})\p{Ll}+))(?: (?:and not|instead of|without) (?:with )?(?:her|him|me))?`,
      String.raw`(?:nobody|no one|noone|none of (?:the|her|his) (?:others|friends|kids|children)) (?:ever )?(?:played|plays|wanted to play|wants to play|would play|wants to sit|wanted to sit|asked|asks|sat|chose|chooses|picked|picks|will play) ?(?:with )?(?:${LEFT_OUT})?(?: to play)?(?: (?:for|in|on) (?:(?:the|any|a|their|his|her) )?(?:team|teams|football|netball|rounders|group|pairs?))?`,
      String.raw`(?:two|three|all|some) of (?:her|his|my|the) (?:best )?(?:friends|girls|boys|others) (?:walked off|went off|ran off|played|sat|were playing|whispered|have|had)(?: together| without (?:her|him|me)| ${CLUB})?`,
      String.raw`(?:her|his|my|the) (?:best )?(?:friends|girls|boys|others|other (?:girls|boys|kids|children)|big (?:girls|boys|kids)) (?:have|had|made|made up|started|have got) (?:an? |their own )?${CLUB}(?: and| but|,)* (?:she|he|i) (?:wasn’t|isn’t|was not|is not|can’t be|couldn’t be|wasn’t allowed|isn’t allowed|couldn’t come|can’t come) ?(?:in|in it|to join|to be in it|part of it|to|allowed|asked)?`,
      String.raw`(?:she|he|i|\p{L}+) (?:${OFTEN})(?:stood|sat|was|is|spent|played|plays|ate|walked|spends) (?:all )?(?:(?:break|playtime|lunch|recess) )?(?:alone|by (?:himself|herself|myself)|on (?:his|her|my) own) (?:at|in|all|for|during) (?:the )?(?:whole )?(?:of )?(?:playtime|break|break ?time|lunch|lunch ?time|recess|playground)`,
      String.raw`the (?:other |big )*(?:girls|boys|kids|children|others) (?:said|told (?:her|him|me)) (?:that )?(?:there (?:wasn’t|isn’t|was no|is no) (?:any )?(?:room|space|place) (?:for (?:her|him|me) )?(?:in (?:the|their) game)?|(?:the )?game (?:was|is) full|(?:she|he|i) (?:couldn’t|can’t) (?:play|join in|join|be in it))`,
      String.raw`(?:everyone|everybody|all (?:her|his|my) friends|the whole class|all the (?:others|girls|boys|kids)) (?:got|had|has|was|were|is|are) (?:an? |the )?(?:invited|invitations?|asked|going)(?: to (?:the|a) (?:party|sleepover|birthday|birthday party))? (?:except|but|apart from) (?:for )?${LEFT_OUT}`,
      String.raw`(?:(?:the|some|my|our|his|her|\p{L}+’s) )?(?:other |big |best )*(?:girls|boys|kids|children|others|friends) (?:said|say|told (?:her|him|me)|tell (?:her|him|me)) (?:that )?(?:she|he|i|${LEFT_OUT}) (?:can’t|couldn’t|cannot|isn’t allowed to|wasn’t allowed to) (?:play|join|join in|be in|be part of)(?: (?:it|(?:the|their|our) (?:\p{L}+ )?${CLUB}))?`,
      String.raw`(?:someone|somebody|they|one of the (?:girls|boys|others|kids|children)|(?:a|another|this|some) (?:girl|boy|child|kid|friend)s?)(?: (?:at|in|from) (?:(?:the|her|his|my) )?(?:school|nursery|preschool|kindergarten|class|playground|playgroup))?(?: today)? (?:said|says|told (?:her|him|me)) (?:that )?(?:she|he|i|${LEFT_OUT}) (?:can’t|couldn’t|cannot|isn’t allowed to|wasn’t allowed to) (?:play|join in)(?: with (?:them|her|him|us)| (?:any ?more|today))?`,
      String.raw`(?:three|four) friends and (?:she|he)(?:’s| is) (?:always )?the (?:third|fourth|odd|extra) one(?: out)?`,
      String.raw`(?:she|he)(?:’s| is| was)? (?:always )?the (?:third|odd) (?:wheel|one out)`,
      String.raw`(?:she|he)(?:’s| is| was)? (?:always )?the only one (?:who )?(?:wasn’t|not|isn’t|didn’t get) (?:invited|asked|an invitation|chosen)`,
      String.raw`(?:${CHILD}(?:gets|got|feels?|felt|feeling|being)|being|feeling|to feel|to be) (?:(?:a bit|a little|so|very|always|often|just) )*left out(?: (?:of|in|at) (?:the |their |his |her )?(?:games?|school|nursery|playtime|break ?time|playground|class|park))*(?: by (?:the |his |her )?(?:big |older |other )*(?:girls|boys|kids|children|cousins|friends|ones))?`
    ),
    examples: ['her best friend played with someone else at break today and she came home very quiet', 'his friend Sami is sitting with someone else on the bus now', 'nobody played with him today', 'her friends had a secret club and she wasn’t in it', 'two of her friends walked off together at lunch', 'he stood on his own at playtime', 'the other girls said there wasn’t room for her in the game', 'everyone got an invitation except him', 'three friends and she is always the third one', 'Nobody picks Isla for the team', 'no one ever picks him for their team', 'everyone was invited to the party except Ella', 'Theo’s friends said he can’t be in their club', 'the others said Ella can’t be in the gang', 'someone at school said she can’t play with them', 'a boy at nursery told him he can’t play', 'feeling left out', 'being left out', 'she feels left out', 'he felt a bit left out of the game at school', 'being left out by the big boys'],
    counterExamples: ['her best friend played with someone else because they all hate her', 'nobody plays with him because he hits', 'he stood on his own at the grave', 'her friends had a party and she was ill', 'his best friend played football with granny', 'nobody picks the apples', 'everyone was invited to the party except the dragon', 'the others said he can’t be in the gang because he is black', 'Nobody picks Isla up from school', 'someone at school said she can’t play because of her skin', 'the doctor said he can’t play football', 'she feels left out because her mum died', 'grandma feels left out', 'a bear who felt left out', 'being left out in the cold']
  },
  {
    means: 'telling a fib and owning up',
    word: /fib|lie|whopper|pork|said|says|swore|promised|own up|admit|took|takes|brought|sneaked|had|blame/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:fibs?|fibbed|fibbing|told (?:me |us |his teacher |her teacher )?(?:a (?:little |white |big |tiny )*(?:fib|lie|whopper|porky)|(?:little |white )*(?:fibs|lies|porkies))|tells? (?:little |white )*(?:fibs|lies|porkies|whoppers)|telling (?:little |white )*(?:fibs|lies|porkies|whoppers)|lied|lies)(?: (?:about|at school|to (?:me|us|his teacher|her teacher|daddy|mummy|grandma))(?: (?!.*\b(?:where|what|how|who|man|men|lady|stranger|uncle|daddy|dad|mummy|mum|neighbour|babysitter|money|marks?|black eye)\b)(?<free>\p{L}+(?:’s)?(?: \p{L}+(?:’s)?){0,5}))?)?`,
      String.raw`${WHO}${OFTEN}(?:said|says|swore|promised) (?:that )?(?:he|she|i)(?:’d| had| has|’s)? (?:brushed|washed|tidied|done|finished|cleaned|eaten|fed|put away) (?:his|her|my|the|all|all his|all her) (?:\p{L}+ )?(?:teeth|hands|face|room|toys|homework|peas|dinner|vegetables|lunch|reading|fish|rabbit|cat|dog|shoes)(?:,| and| but)+ (?:(?:he|she|i|it|they) )?(?:didn’t|hadn’t|did not|had not|wasn’t|weren’t|it’s all under the bed|were in (?:his|her) pocket)`,
      String.raw`${WHO}${OFTEN}(?:said|says|swore) (?:that )?(?:he|she|it|i) ?(?:didn’t|hadn’t|did not|wasn’t|was not|wasn’t (?:him|her)) ?(?:eat(?:en)?|take|touch(?:ed)?|do|break|draw(?:n)?|him|her|me)?(?: (?:the|it|any|on) ?(?:(?:last|birthday) )?(?:chocolate|cake|biscuits?|cookies?|sweets?|crisps|ice cream|icing|scissors|crayons?|wall)?)?(?:,| and| but| with) (?:it was |there was |he had |she had |his |her )?(?:it |crumbs |chocolate |icing )?(?:all )?(?:over|on|round) (?:his|her|my) (?:face|mouth|nose|chin|hands|fingers)`,
      String.raw`${WHO}(?:won’t|will not|wouldn’t|doesn’t|didn’t|never|doesn’t want to|is afraid to|learning to) (?:own up|admit)(?: (?:to|about|when|that) (?:things|anything|it|(?:he|she) (?:did it|is wrong|was wrong|made a mistake)))?`,
      String.raw`${WHO}${OFTEN}(?:took|takes|brought|sneaked|had) an? (?:\p{L}+ )?(?:toy|car|shell|crayon|pencil|rubber|pebble|dinosaur|marble|sticker|bead|book) (?:home )?(?:from|at|out of) (?:nursery|school|the shop|preschool|his friend|her friend|his cousin|her cousin)(?: (?:in|up) (?:his|her) (?:pocket|sleeve|bag))?(?: home)?(?: and (?:he|she)? ?(?:said|says|told me) (?:he|she|it) (?:didn’t|hadn’t|found it|was (?:his|hers)))?`,
      String.raw`(?:he|she) (?:blamed|blames) (?:${PLAYMATE}|the (?:dog|cat|hamster|wind|baby)|his teddy|her teddy)(?: for (?:the|a|his|her) (?:\p{L}+ )?(?:mess|scribble|crumbs|puddle|drawing|noise|felt tip|pen)(?: on (?:the|our) (?:wall|sofa|floor|table))?)?`
    ),
    examples: ['he fibbed about the biscuits', 'she said she brushed her teeth but she didn’t', 'he told a whopper at school about having a pet lion', 'he said he didn’t eat the chocolate but it was all over his face', 'she won’t own up to things', 'she blamed her brother for the scribble on the wall', 'he took a toy from nursery in his pocket and said he didn’t'],
    counterExamples: ['she fibbed about the bruise', 'he lied about where he got the bruises', 'she told the truth about what uncle did', 'daddy lied to mummy and moved out', 'he lied about the man in the park']
  },
  {
    means: 'bored',
    word: /bored|boring|nothing to do/iu,
    said: said(
      String.raw`${WHO}${OFTEN}bored(?:,? (?:bored|and|so bored))*(?: of everything)?(?:(?:,| and|\.)* ?(?:it(?:’s| is|s) (?:raining|only (?:the )?(?:\p{L}+ )?(?:day|week) of (?:the )?(?:holidays|half term|summer)|sunday|monday|saturday)|(?:he |she )?(?:says?|thinks|finds?) (?:everything(?: is|’s)|it(?:’s| is) all) (?:so )?boring|there(?:’s| is) nothing to do|nothing to do|wants a screen))*`,
      String.raw`${WHO}${OFTEN}(?:says?|said|thinks|finds|complains) (?:that )?(?:everything(?: is|’s)?|it(?:’s| is)(?: all)?|the holidays are) (?:so )?boring(?: (?:according to (?:him|her)))?`,
      String.raw`everything is (?:so )?boring`,
      String.raw`${WHO}${OFTEN}(?:moans|complains|whines) (?:that )?(?:(?:he|she)(?:’s| is) bored|there(?:’s| is) nothing to do)`
    ),
    examples: ['he is bored and says everything is boring', 'she’s so bored and it’s only the second day of the holidays', 'bored bored bored. it’s raining', 'says everything is boring these days'],
    counterExamples: ['he is bored and says nothing matters anymore', 'she says everything is boring and she wishes she wasn’t here', 'a bored princess', 'bored of the hospital']
  },
  {
    means: 'planting seeds',
    word: /seed|bean|tomato|pea|flower|cress|radish|carrot|lettuce|potato|pumpkin|courgette|strawberr|herb|mint|basil|chil|garlic|onion|corn|bulb|daffodil|tulip|marigold|veg|cucumber|pepper|beetroot|spinach|nasturtium|avocado|apple|lemon/iu,
    said: said(
      String.raw`(?:we|i|he|she|they|(?-i:\p{Lu})\p{Ll}+)(?:’re|’s|’ve| are| is| have| has)? (?:all |just |finally )?(?:planted|planting|sowed|sowing|growing|grew|picked|ate|watered|watering|plant|sow|grow|put in) ${PLANT}(?:,? and ${PLANT})?${GROUND}(?:(?:,| and)+ (?:he|she|i|we)(?:’s|’m|’re| is| are| keeps?| keep)? (?:checking|checks|looking at|watering|measuring|talking to|digging up|waters|looks at) (?:them|it|on them)(?: (?:every (?:\p{L}+ )?(?:minutes?|hour|day|morning)|all the time|all day))?)?`,
      String.raw`(?:her|his|our|my|the) ${PLANT}${GROUND} (?:has |have |is |are |finally |at last |’s )*(?:come up|came up|coming up|sprouted|growing|grew|grown|taller than (?:her|him|me|us|the (?:door|window|fence))|opened|flowered|popped up|(?:has |have )?(?:got|grew|grown) (?:a|two|three|its first|their first|tiny|little) (?:\p{L}+ )?(?:leaf|leaves|shoots?|flowers?)|ripe|red)`,
      String.raw`(?:her|his|our|my|the) ${PLANT}${GROUND} (?:haven’t|hasn’t|won’t|didn’t|isn’t|aren’t|still haven’t|still hasn’t) (?:come up|grow|grown|grew|growing|sprouted|coming up|opened)(?: yet| at all)?`,
      String.raw`waiting for (?:her|his|our|my|the) ${PLANT} to (?:grow|come up|sprout)`
    ),
    examples: ['we planted tomatoes on the balcony', 'we planted cress in egg boxes', 'his bean came up today', 'the seeds haven’t come up and she is sad', 'we sowed radishes and he’s checking them every five minutes', 'her sunflower is taller than her', 'we picked our first strawberries on the balcony'],
    counterExamples: ['we planted tomatoes with grandad, he won’t see them grow', 'we planted a tree for our baby who died', 'we planted flowers on the grave', 'the beans came up in his sick']
  },
  {
    means: 'doing up the zip',
    word: /zip|button|popper|buckle|self|own|help|coat|jacket|cardigan|shoe|trouser|jumper|sock|belt|seat|strap|welli|glove|mitten|velcro|dungaree|pyjama|do it|me do|alone/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:wants|insists on|has|likes|loves|needs|tries|wanted) (?:to )?(?:do|doing) (?:it|everything|all|it all|every single thing|things|the (?:zip|buttons|shoes)) ${HER_OWN}(?: (?:and|but) (?:he |she )?(?:gets |is |got )?(?:so |very |really )?(?:frustrated|cross|stuck|upset|angry|mad)(?: (?:with|at|by|when|about) (?:the |her |his |it )?(?:${FASTENED}|it|things|(?:it )?(?:won’t|doesn’t) (?:work|go)))?)?`,
      String.raw`(?:me do it|i do it|by myself|i can do it(?: myself)?|do it myself|all by myself|me do)[!.,]*(?: (?:he|she)(?: always)? (?:says|shouts|wants to do (?:it|everything) (?:herself|himself)))?`,
      String.raw`${WHO}${OFTEN}(?:won’t|will not|doesn’t|wouldn’t|never|doesn’t want to) (?:let|lets|allow) (?:anyone|anybody|me|us|mummy|daddy|you|people|nobody|grandma|nana) (?:to )?(?:help|do|zip up|do up|button up|put on)(?: (?:her|him))?(?: (?:with|get|put|do))? ?(?:(?:on )?(?:his|her|the|a|anything|it) ?${FASTENED}?(?: on| up)?)?`,
      String.raw`${WHO}${OFTEN}(?:refuses|won’t accept|won’t take|hates) (?:any |all |getting )?help(?: with (?:his|her) ${FASTENED})?`,
      String.raw`${WHO}${OFTEN}(?:cried|cries|cross|sulked|frustrated|upset|gets (?:so )?(?:cross|frustrated|upset|angry)|got (?:so )?(?:cross|frustrated|upset|angry)|fed up) (?:because |when |as |with |about |over )?(?:(?:he|she) (?:couldn’t|can’t|could not) (?:do|get|work|close|manage|put on) )?(?:up )?(?:his|her|the) ${FASTENED}(?: (?:up|on|won’t (?:go up|close|work)|got stuck|is stuck))?`,
      String.raw`${WHO}${OFTEN}(?:can’t|cannot|couldn’t) (?:do|get|close|manage)(?: up)? (?:his|her|the) (?:zips?|zippers?|buttons?|poppers|buckles?)(?: up)?`,
      String.raw`${WHO}(?:did|done|fastened|closed|buttoned|zipped)(?: up)? (?:(?:all )?(?:his|her|the|my) )?(?:own )?(?:zips?|zippers?|buttons?|coat|cardigan|jacket|poppers|buckles?)(?: up)? (?:${HER_OWN}|for the first time)`,
      String.raw`(?:doing|learning to do) (?:up )?(?:his|her|the|a|my)? ?(?:zips?|zippers?|buttons?)(?: up)?`,
      String.raw`(?:the|his|her) zip (?:is|gets|got|was) stuck`
    ),
    examples: ['wants to do everything by herself and gets so frustrated with the zip', 'me do it! she wants to do everything herself', 'he won’t let anyone help him with his coat', 'she cried because she couldn’t do her zip', 'he did his zip up all by himself today', 'did all her buttons on her own this morning'],
    counterExamples: ['he wants to do everything by himself since mum left', 'she gets so frustrated with her prosthetic leg', 'he won’t let anyone help him with his trousers since the babysitter', 'she cried because her coat was stolen', 'a robot who wants to do everything by himself']
  },
  {
    means: 'saying nope',
    word: /\bno\b|refus/iu,
    said: said(
      String.raw`(?!(?:mum|mummy|mom|mommy|dad|daddy|grandma|grandpa|nana|teacher)\b)${WHO}${OFTEN}(?:says?|saying|said|answers?|shouts?) (?:just |only )?[“"]?no[”"]?(?:,? no)* (?:to (?:everything|anything|absolutely everything|every single thing|everything (?:i|we) (?:say|ask|suggest))|about everything|all (?:day|the time)(?: long)?|at everything)`,
      String.raw`(?:it’s |everything is |everything’s |it is )(?:always |just )?(?:a )?no(?: to everything)?(?: with (?:him|her))?`,
      String.raw`no to everything`,
      String.raw`(?:her|his) (?:new |favou?rite )+word is (?:now )?[“"]?no[”"]?`,
      String.raw`(?:she|he)(?:’s| is)(?: in)? (?:a |the |her |his )?[“"]?no[”"]? (?:phase|stage)`,
      String.raw`no,? no,? no(?:,? no)*`,
      String.raw`${WHO}${OFTEN}(?:refuses|refusing) (?:to do )?(?:everything|anything (?:i|we) (?:say|ask|suggest))`
    ),
    examples: ['she says no to everything', 'he says no to everything at the moment', 'everything is no', 'her favourite word is no', 'no to everything', 'he’s in the no phase and it’s driving us mad'],
    counterExamples: ['she says no one likes her', 'he says no when uncle wants to bath him', 'mum says no to a dog', 'they said no to the operation', 'no']
  },
  {
    means: 'getting dressed',
    word: /coat|jacket|shoe|sock|jumper|hat|glove|mitten|clothes|trouser|tights|dawdl|slow|takes/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:won’t|will not|doesn’t want to|refuses to|doesn’t like to|hates to|hates|hates wearing|hates putting on) ?(?:wear|put on|put|get into|keep)? (?:(?:his|her|a|any|the) )?(?:winter |rain |warm )?(?:coat|jacket|shoes|socks|jumper|hat|gloves|mittens|clothes|trousers|tights)(?: on)?(?: (?:even when it(?:’s| is) (?:cold|freezing|snowing|raining)|in (?:the )?(?:winter|cold|rain|snow)))?`,
      String.raw`${WHO}${OFTEN}(?:dawdles?|dawdling|dawdled|slow|takes (?:ages|forever)|so slow)(?: (?:to get (?:ready|dressed)|getting (?:ready|dressed)|all the way to (?:school|nursery)|when we (?:need|have) to (?:go|leave)|to put (?:his|her) (?:shoes|coat) on))?`
    ),
    examples: ['she won’t wear a coat', 'he refuses to put shoes on', 'he’s always dawdling', 'he takes ages to get ready', 'she won’t put her coat on even when it’s snowing'],
    counterExamples: ['she won’t wear her brother’s coat because he died', 'a penguin who won’t wear a hat', 'she won’t put her prosthetic leg on']
  },
  {
    means: 'being shy',
    word: /hello|\bhi\b|morning|speak|talk|behind/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:won’t|will not|doesn’t|doesn’t want to|refuses to|can’t|is too shy to|too shy to|hates to) (?:say )?(?:hello|hi|hello or goodbye|good morning|speak|talk)(?: to (?:people|anyone|anybody|visitors|grown ?ups|other (?:children|kids)|new people|the neighbours|(?:the |her |his )?teacher|strangers))?`,
      String.raw`${WHO}${OFTEN}hides? behind (?:my|mummy’s|daddy’s|our) (?:legs?|back|skirt)(?: when (?:people|somebody|someone|anyone|the neighbours?|visitors?) (?:says? (?:hello|hi)|comes?|talks? to (?:her|him)))?`
    ),
    examples: ['she won’t say hello to people', 'he hides behind my legs when people say hello', 'she is too shy to speak to her teacher'],
    counterExamples: ['he won’t speak since it happened', 'she won’t say hello to uncle dan', 'a mouse who won’t say hello']
  },
  {
    means: 'being cross',
    word: /tantrum|meltdown|strop|leav|home|stop/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:won’t|will not|refuses to|can’t|hates to|hates|doesn’t want to) (?:leave|leaving|go home from|come home from|stop playing at) (?:the )?(?:park|playground|swings?|soft play|party|playdate|beach|library|shop|pool|swimming)(?: without (?:a |an? (?:huge|big) )?(?:tantrum|fuss|scene|meltdown|screaming|crying))?`,
      String.raw`(?:(?:a |another |big |huge |such a )*(?:tantrums?|meltdowns?|strops?)|${WHO}(?:had|has|threw|throws|having) (?:a |another |big |huge |such a |lots of |the biggest )*(?:tantrums?|meltdowns?|strops?))(?: (?:in|at|about|because of|over|when) (?:the |a |his |her |we |i |it )?(?:leave|left|supermarket|shop|park|playground|car|blue cup|banana|toast|tv|telly|nothing|leaving|shoes|dinner|bath|bedtime)(?: the (?:park|playground|party))?)?`
    ),
    examples: ['he won’t leave the park without a tantrum', 'big tantrum in the supermarket', 'she had a meltdown over the blue cup', 'refuses to leave soft play'],
    counterExamples: ['she won’t leave the park because her dad is there', 'he had a meltdown since the crash', 'a giant who has tantrums']
  },
  {
    means: 'bedtime',
    word: /bed|sleep|settle|lie|out|\bup\b|downstairs|one more|stall|fight/iu,
    said: said(
      String.raw`${WHO}${OFTEN}(?:gets?|getting|comes?|coming|got|popping|climbs|pops) (?:up|out of bed|out of (?:his|her) bed|up again|back out|out|downstairs)(?: (?:after (?:lights out|we say goodnight|bedtime|stories)|at bedtime|again and again|(?:ten|twenty|a hundred|so many|lots of) times))?`,
      String.raw`(?:just )?one more (?:story|drink|cuddle|kiss|song|hug|book|wee|minute)(?:(?:,| and|,? then) (?:just )?(?:one more|another) (?:story|drink|cuddle|kiss|song|hug|book|wee|minute|drink of water))*`,
      String.raw`${WHO}${OFTEN}(?:(?:won’t|will not|doesn’t want to|refuses to|hates to|doesn’t ever want to) (?:go to (?:bed|sleep)|sleep|settle|stay in bed|lie down|stay in (?:his|her) bed)|(?:stalls?|stalling|fights) (?:at )?(?:bedtime|sleep))`
    ),
    examples: ['she keeps getting out of bed', 'one more story, one more drink, one more cuddle', 'he won’t go to sleep', 'she won’t stay in bed and it’s driving us mad'],
    counterExamples: ['she won’t sleep since the fire', 'he gets up and cries for his dad who died', 'an owl who won’t go to bed']
  },
  {
    means: 'power cut',
    word: /light|electric|power|current|nepa|load ?shed/iu,
    said: said(
      String.raw`${CURRENT} (?:(?:has|have|is|are|was|were|just) )?(?:gone(?: off| out)?|went(?: off| out)?|go(?:es)? (?:off|out)|off|out|been cut|cut off)${IN_THE_DARK}`,
      String.raw`(?:there(?:’s| is| was) )?no (?:lights?|electricity|power|current)${IN_THE_DARK}`,
      String.raw`(?:nepa|they) (?:has |have )?(?:took|taken|take) (?:the )?(?:lights?|power|current)${IN_THE_DARK}`
    ),
    examples: ['light has gone again and the dark is scaring him', 'no electricity again tonight and she is a bit scared', 'the power went out', 'nepa took light again', 'the lights go out just as dinner is ready', 'the power went off in the middle of the film', 'the lights went out at bath time and the kids were so scared of the dark', 'light went out today and Kunle was afraid of the dark'],
    counterExamples: ['the light has gone out of her eyes', 'no electricity since the bombing', 'no power because we could not pay', 'the lights went out and grandpa fell', 'light went off since daddy left']
  },
  ...HABITS_SAID,
  ...DAYS_SAID
] // prettier-ignore

/**
 * As the story knows it that this wish is about, where a family says it in other words; null of all that says more. What
 * stands free in it may be any word, so long as it names no harm and no need.
 */
export const meantBy = rememberedOfWish((wish: string): string | null => {
  const plain = wish.trim().replaceAll("'", '’')
  if (plain.length > LONGEST) return null
  for (const { means, word, said: sign } of SAID_OTHERWISE) {
    const match = word.test(plain) ? sign().exec(plain) : null
    if (match === null) continue
    const { free = '', town = '' } = match.groups ?? {}
    if (town !== '' && !isTownOfPeace(town)) continue
    return free !== '' && (namesHarm(free) || tellsOfNeed(free)) ? null : means
  }
  return null
})

const LONGEST = 140
