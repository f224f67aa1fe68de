import { inPlainWords, KIN, LIMB, PET } from './sorrow.ts'

/**
 * Sentences about somebody of the family that name no sorrow we know and still are trouble: “Mum sleeps on the sofa”.
 * Only what hurts is listed: of everything else that mothers and dogs can do, a child wishes to hear.
 */
export function isFamilyNews(subject: string): boolean {
  return isTrouble(subject) || (!NAMED_ONLY.test(subject) && isTrouble(subject.replace(NAME_OF_KIN, '$1')))
}

function isTrouble(subject: string): boolean {
  const plain = inPlainWords(subject)
  const news = plain.includes('·') ? undefined : CLAUSE.exec(plain)?.groups?.['news']
  if (news === undefined) return false
  // A capital letter begins a name: “Father Christmas”.
  if (subject.includes(` ${news.charAt(0).toUpperCase()}${news.slice(1).split(' ')[0] ?? ''}`)) return false
  return TROUBLED.test(news) && !HARMLESS_NEWS.test(news)
}

const SUBJECT = String.raw`(?:(?:my|our|his|her|the) )?(?:\S+ )?${KIN}(?: and (?:(?:my|our) )?(?:${KIN}|i|me))?|(?:my|our|his|her) (?:\S+ )?(?:${PET}|friends?|best friend|teacher|neighbour|baby)`
const CLAUSE = new RegExp(
  String.raw`^(?:${SUBJECT}) (?:(?:still|always|just|really|suddenly|only|often|sometimes|now|both|has to|have to|had to|keeps?) ){0,4}(?<news>\S.*)$`,
  'u'
)
/** “Uncle Bob left us”, but “Father Christmas” is nobody’s father. */
const NAME_OF_KIN = new RegExp(String.raw`((?<![\p{L}’])(?:${KIN}|friend)) (?-i:\p{Lu})[\p{L}’-]*(?= )`, 'iu')
const NAMED_ONLY =
  /\b(?:Father (?:Christmas|Frost|Time)|Mother (?:Nature|Earth|Goose|Hubbard)|(?:Daddy|Mummy) (?:Pig|Long)|Baby (?:Shark|Bear))\b/iu

const OFTEN = '(?:very|really|so|too|quite|all|always|often|a bit|always very|just|still|now|even|getting|feeling) '
const BAD = String.raw`(?:sick|ill|poorly|unwell|hurt|injured|sad|angry|cross|mad(?! (?:about|scien))|furious|upset|unhappy|miserable|grumpy all|moody|crying|sobbing|weeping|shouting|yelling|screaming|fighting|arguing|drunk|drinking|dying|dead|gone|missing|lost|away|leaving|left|moving (?:out|away|in|to)|alone|lonely|scared|afraid|frightened|worried|anxious|nervous all|stressed|tired|exhausted|weak|frail|thin|pale|old|blind|deaf|lame|paralysed|paralyzed|limping|bleeding|vomiting|shaking|coughing|fading|forgetting|forgetful|confused|bruised|swollen|unconscious|dizzy|unemployed|jobless|fired|sacked|redundant|broke|bankrupt|homeless|pregnant|disabled|bad|worse|weaker|mean|horrible|nasty|cruel|violent|abusive|dangerous|threatening|hitting|hurting|beating|ignoring|depressed|addicted|separated|divorced|arrested|deported|deployed|different now|strange now|very still|still(?=$| and)|a drunk|an? alcoholic|an? addict|broken|buried|stuck in hospital|struggling|suffering|grieving|unkind|jealous|no longer|never|slipping away|expecting(?=$| a baby)|far (?:away|from (?:home|us|me)))`
const SHORT_NEWS = String.raw`(?:in (?:a (?:wheelchair|coma|home(?=$)|clinic|ward)|(?:terrible |a lot of |great |so much )?pain|bed all|trouble(?! with (?:a |the )(?:dragon|witch|pirate))|prison|jail|danger|court|care|rehab|therapy|treatment|the (?:icu|clinic|ward)|another country|love with (?:someone|somebody|another))|on (?:oxygen|drugs|a (?:ventilator|drip)|dialysis|medication|tablets|her own|his own)|losing|sleeping (?:on|in (?:hospital|the car|his car))|living (?:with (?:her|his|another|someone)|somewhere else|alone|apart)|staying (?:away|in hospital)|seeing someone|with (?:another|someone else)|working (?:all|nights|far|too|so|late|away|a lot)|having (?:an? (?:\S+ )?(?:baby|operation|scan|test|breakdown|affair|seizure|hard|bad|difficult)|surgery|tests|chemo|treatment)|getting (?:weaker|worse|sicker|thinner|divorced|older|tests|old|deported)|going (?:blind|deaf|away|to (?:die|leave|prison|jail|hospital|court|war|be away|be gone|have an op\S*|lose|move)|through)|throwing up|waiting for (?:(?:a|an|the|his|her) )?(?:heart|kidney|liver|operation|results|transplant)|not(?! (?:an?|afraid|scared|too old) ))`
const STATE = String.raw`(?:${OFTEN}){0,3}(?:${BAD}|${SHORT_NEWS})`
const ILLNESS = String.raw`(?:an? |the )?(?:\S+ )?(?:cold|flu|covid|cough|migraines?|headaches?|temperature|infection|virus|asthma|arthritis|parkinson\S*|multiple sclerosis|ms|hiv|aids|als|mnd|meningitis|sepsis|disease|illness|condition|syndrome|lump|disorder|allerg\S+|bad heart|weak heart|scar|bruises?|black eye)`

const TROUBLED = beginning(
  String.raw`(?:is|are|was|were|be|been|gets?|got|feels?|felt|looks?|looked|seems?|seemed|becomes?|became|has been|have been|will be|must be|might be|may be) ${STATE}`,
  String.raw`\S+n’t|cannot|can (?:no longer|hardly|barely|never|not)|could not|(?:does|do|did) not|will (?:not|never|leave|die|go away|have an op\S*|move|lose)|(?:must|might|may|would) (?:not|never|leave|die|lose|move|go away|stay (?:away|in|behind))|no longer|never`,
  String.raw`(?:has|have|had) (?:${ILLNESS}|no (?:hair|job|work|time|friends|home|food|money|strength|legs?)|left|changed|stopped|passed|lost|losing|forgotten|hurt|burnt|fallen|disappeared|vanished|abandoned|moved|been (?:${BAD})|an? (?:accident|problem|breakdown|seizure|new (?:girlfriend|boyfriend|family|wife|husband|partner))|problems|trouble|bad|another (?:family|wife|husband)|(?:weeks|days|months|not long) (?:left|to live))`,
  String.raw`(?:cries|cry|cried|weeps?|wept|sobs?|sobbed|shouts?|shouted|yells?|yelled|screams?|screamed|smacks?|smacked|slaps?|slapped|spanks?|hits?|hit|kicks?|kicked|bites?|bit|punch(?:es|ed)?|beats?|push(?:es|ed)|hurts?|scares?|scared|frightens?|frightened|threatens?|threatened|ignores?|ignored|blames?|blamed|hates?|hated|abuses?|abused|lock(?:s|ed)? (?:me|us|him|her)|suffers?|suffered|struggles?|struggled|mourns?|grieves?|worries|worried|argues?|argued|fights?|fought|quarrel\S*|drowned|crashed|collapsed|fainted|faints|disappeared|vanished|bleeds|bled|vomit\S*|relapsed|cheated(?! at)|divorc\S+|separated|split|abandoned|rejected|starved|choked|shot|stabbed|gambles?|gambled|passed|limps|lied|misses|missed)(?! (?:for ice|with laughter|with joy|of joy|hooray|hurrah))`,
  String.raw`(?:left|leaves?)(?=$| (?:us|me|(?:him|her)(?= (?:and|for|alone)|$)|home|mum|mom|dad|and|because|for good|for ever|forever|last|yesterday|today|tonight|tomorrow|when|without|our|my|this|again|so|one day))|(?:works?) (?:at night|nights|all|far|too|so|late|away|a lot|every)|(?:sleeps?|slept) (?:on the (?:sofa|couch|street|floor)|all|in (?:his car|the car|another|a different|the other|different)|too|so much|a lot|for ?ever)|(?:stays?|stayed) (?:in (?:bed|hospital|her room|his room)|away|out|at (?:work|the hospital))|(?:lives?|lived) (?:alone|all alone|by (?:him|her)self|in (?:a home(?=$)|care|another|(?:a )?different|hospital)|somewhere else|with (?:his|her|another|someone)|abroad|apart|on the street)`,
  String.raw`(?:went|goes|go|gone) (?:away|missing|to (?:hospital|prison|jail|court|heaven|war|rehab)|into (?:hospital|a home|care|a coma)|blind|deaf|bankrupt|quiet|and never|out (?:every|and))|fell(?! (?:in(?:to)? (?!the (?:bath(?:room|tub)?|shower|kitchen|street|garden|night|stairs))|asleep|for|through|down a|out of (?:a|the) (?:balloon|picture|book)|over (?:the|a|his|her)))|falls(?=$| (?:a lot|down|often|over(?=$)))|(?:broke|breaks) (?:up|down|(?:his|her|their|my|our|a|the) (?:\S+ )?(?:${LIMB}|heart|promises?|word)|my|our (?!record))|cut (?:himself|herself|(?:his|her|their) (?:\S+ )?${LIMB}|my)|burn(?:t|ed) (?:himself|herself|our|my|(?:his|her) (?:\S+ )?${LIMB})`,
  String.raw`(?:lost|loses|losing)(?! (?:(?:his|her|their|the|a|an|all|one|both) ){0,3}(?:\S+ )?(?:teeth|tooth|keys?|glasses|specs|spectacles|sunglasses|socks?|shoes?|slippers?|boots?|hats?|caps?|umbrella|phone|mobile|remote|wallet|purse|bags?|handbag|ring|watch|scarf|gloves?|mittens?|coat|trousers|pants|map|tickets?|book|knitting|needles?|ball|kite|buttons?|pen|way|voice|balance|shadow|magic|crown|wand|spoon|recipe|match|game|race|bet|suitcase|luggage|passport|list|car|bike|place|sheep|marbles|count|moustache|beard|wig|sandwich|tail|feathers?|spots|stripes|bone|collar|lead|treasure|parrot hat)s?\b)|(?:forgot|forgets) (?:me|us|my|our|who|how|everything|everyone|everybody|that|about (?:me|us|my)|to (?:pick|collect|come|fetch|feed)|things|his name|her name|where)`,
  String.raw`(?:sold|sells) (?:our|my|the (?:house|home|farm|flat|dog|cat|horse|pony))|(?:gave|gives) (?:up(?=$)|away (?:my|our|the (?:dog|cat))|(?:my|our|the) \S+ (?:away|up))|let (?:me|us|him|her) down|(?:stole|steals) (?:money|from|my|our|a car|things)|(?:said|says|told) .*(?:goodbye|n’t|\bnot\b|never|hates?|leav|bad|die|dying|alone|my real)|(?:took|takes?|took) (?:drugs|pills|too|(?:his|her) own|(?:me|us|him|her|everything|it all) away|my (?!${KIN})|tablets)|(?:drinks?|drank) (?:too|a lot|beer|wine|vodka|whisk\S+|alcohol|every|all|again)|(?:threw|throws) (?:things|plates?|chairs?|stuff|me|my|us|up|out)`,
  String.raw`needs? (?:an? )?(?:\S+ )?(?:operation|surgery|oxygen|wheelchair|transplant|kidney|heart|liver|lungs?|hip|blood|dialysis|medicine|treatment|chemo|rest|space(?=$)|time alone|time away|break|carer|nurse|doctor|care|pills|tests|help(?=$))|wants? (?:an? divorce|to (?:leave|die|go away|divorce|split|be alone|hurt)|me to (?:go|leave)|nothing)|(?:stopped|stops) (?:loving|talking|speaking|eating|breathing|coming|calling|working|visiting|caring|smiling|playing|moving|ringing|writing|taking)|work (?:at|nights|all|away|late|so|far)|go away|leave(?=$)|(?:moves?|moved) (?:away|out|(?:in)?to (?:a |the )?home)`
)

/** Of a negation or a blow that hurts nobody. */
const HARMLESS_NEWS = beginning(
  String.raw`(?:doesn’t|don’t|does not|do not|didn’t|did not|won’t|can’t|cannot|isn’t|aren’t|couldn’t|wouldn’t|wasn’t|hasn’t|haven’t|never|can never|can not)(?: \S+)? (?:like(?! (?:me|us|him|her|my|our|it here|being))|know (?:how|what|where|that)|believe in|find|swim|fly|dance|cook|bake|sing|whistle|juggle|ride|skate|ski|draw|drive a|spell|count|catch|reach|wait|park|believe|lose|win|be late|stop(?! (?:crying|coughing|shouting|drinking|hitting|screaming|working|bleeding|being))|guess|decide|choose|an? |fit|open the|share|tidy|brush|wear|resist|afraid|scared|give up|say no|stay still|sit still|keep still)`,
  String.raw`(?:never|always) (?:stops|sleeps(?=$)|wins|loses)(?! (?:crying|shouting|working))`,
  String.raw`(?:hits?|hit|kicks?|kicked|beats?|fights?|fought|scares?|scared|bites?|bit|misses|missed|threw|throws|shot|argues?|argued|punch\S*|push\S*) (?:(?:a|an|the|his|her|another|every|some|all|into|with|against|off|for|at) ){1,3}(?!(?:${KIN}|${PET}|me|us|him|her|each|my|our|every)(?![\p{L}]))\S+`,
  String.raw`(?:is|are|was|were|gets?|got|becomes?|became) (?:${OFTEN}){0,3}(?:lost in (?:a|the|space)|stuck|old enough|afraid of (?:mice|spiders|the (?:duck|vacuum))|missing (?:a|one|the)|gone (?:fishing|camping|shopping|dancing|to (?:the|space|mars|sea))|alone on (?:mars|the moon)|left[- ]handed|broken robot|away with the|tired of|mad about|bad at|never (?:late|bored|wrong|scared|afraid)|hitting (?:a|the) (?:ball|home))`
)

function beginning(...sources: string[]): RegExp {
  return new RegExp(String.raw`^(?:${sources.join('|')})(?![\p{L}\p{N}])`, 'u')
}
