import { wordPattern } from '../word-pattern.ts'
import { readFamilyNews } from './family-news.ts'
import { GRIEF, NEVER_PLAYED, NO_FUN } from './no-fun.ts'
import { isNotRehearsed } from './not-rehearsed.ts'
import { isTender } from './tender-news.ts'

/** What no wish has in it of which such a story is told: harm, loss, danger, illness, shame, punishment, and what is adults’ own. */
const NOT_GLAD = wordPattern(
  String.raw`(?<![\p{L}])(?:${[
    // harm and illness
    String.raw`ill|illness|sickness|nurses?|surge\p{L}+|operat\p{L}+|scan|x-?ray|jabs?|injections?|inject\p{L}*|needles?|syringe|medic\p{L}*|inhaler|asthma|allerg\p{L}*|rash|fever|cough\p{L}*|vomit\p{L}*|threw up|throws? up|faint\p{L}*|seizures?|stroke|heart attack|lump|tumou?r|crutch(?:es)?|bandages?|stitches|bruis\p{L}*|bleed\p{L}*|injur\p{L}*|wound\p{L}*|burnt|burned|scald\p{L}*|breath\p{L}*|chemo\p{L}*|depress\p{L}*|overdose\p{L}*|hearing aid|worse|unconscious|collaps\p{L}*|ambulances?|paramedics?|999|a ?& ?e|emergenc\p{L}*|hospice|nits|lice|virus|covid|(?:tummy|stomach|sick) bug`,
    // violence
    String.raw`bit|bitten|bites|biting|punch\p{L}*|slap\p{L}*|smack\p{L}*|spank\p{L}*|scratch\p{L}*|pinch\p{L}*|shov(?:e|es|ed|ing)|push(?:es|ed|ing)?|kick(?:s|ed|ing) (?!(?:an?|the|his|her) (?:\p{L}+ )?(?:ball|football|goal|penalty|winner)\b)|hits?|hitting|hurt\p{L}*|attack\p{L}*|bull(?:y|ies|ied|ying)|shout\p{L}*|scream\p{L}*|yell(?:s|ed|ing)?|swore|swears?|angry|furious|rage|threat\p{L}*|gang|weapon\p{L}*|army|war|soldiers?|stab(?:s|bed|bing)?|shot|shooting|kidnap\p{L}*|strangl\p{L}*|beat up|beats up|argu\p{L}*|quarrel\p{L}*|fought|fighting|fights?|touched|touches|touching|abus\p{L}*|tortur\p{L}*|tied up|locked (?:in|up|out)`,
    // loss and separation
    String.raw`lost|loses?|losing|missing|miss(?:es|ed)?|ran (?:away|off)|runs? (?:away|off)|running away|runaway|gone|goodbye|leav(?:e|es|ing)|left(?! (?:foot|hand|leg|over|wing))|mov(?:e|es|ed|ing) (?:out|away|abroad|house|home|school|in with)|separat\p{L}*|split(?:s|ting)? up|broke up|breaking up|custody|in court|to court|the court|judge(?!s|d|\b (?:the|a))|lawyer|solicitor|social (?:worker|services)|foster\p{L}*|adopted (?:me|us|him|her)|orphan\p{L}*|refuges?|shelters?|evict\p{L}*|bailiffs?|repossess\p{L}*|rent|debts?|benefits|food ?bank|redundan\p{L}*|sacked|fired|unemploy\p{L}*|jobless|arrest\p{L}*|police|jail\p{L}*|probation|deport\p{L}*|visa|border|homesick|homeless|daddy ?s house|mummy ?s house|dad ?s house|mum ?s house|(?:dad|daddy|mum|mummy)’s (?:house|flat|new)|visitation|contact cent(?:re|er)|buried|bury|burying|burial|graves?|cemeter\p{L}*|ashes|coffin|heaven|memorial|put down|rainbow bridge|last time|for ever|forever|never|alone|lonely|lonel\p{L}*|unwanted|abandon\p{L}*|instead of (?:mum|dad|mummy|daddy|me|us)`,
    // danger
    String.raw`drown\p{L}*|nearly|almost|chok\p{L}*|crash\p{L}*|flood\p{L}*|earthquakes?|tornado|hurricane|bomb\p{L}*|sirens?|intruders?|burgl\p{L}*|rob(?:s|bed|ber|bers|bery|bing)|thie(?:f|ves)|stole|steals?|stealing|shoplift\p{L}*|cheat\p{L}*|strangers?|follow(?:ed|s|ing) (?:me|us)|lockdown|trapped|poison\p{L}*|electrocut\p{L}*|hid(?:e|es|ing|den)? from|get away from|escap(?:e|es|ed|ing) from|keeps? (?:\p{L}+ )?(?:out|away)|overboard|capsiz\p{L}*|fell|falls?|falling off|slipped|tripped|sleepwalk\p{L}*`,
    // toilet, body, shame, discipline
    String.raw`poos?|pooed|pooing|poop\p{L}*|wees|weed himself|weed herself|weed on|weed in|(?:a|had a|did a) wee(?= (?:in|on|at|behind|and)|$)|pees?|peed|peeing|toilets?|loo|potty|napp(?:y|ies)|diapers?|accident|accidents|pants|knickers|underwear|bum cheeks|willy|privates?|naked|nude|undress\p{L}*|strip(?:s|ped)|shower with|bath with|fat|fatter|weight|diet\p{L}*|skinny|ugly|smelly|stinks?|stupid|idiot|laughed at|laughs? at|teas(?:e|es|ed|ing)|told off|tells? (?:me|us|him|her|them) off|detention|suspended|excluded|expelled|grounded|punish\p{L}*|naughty (?:step|corner|chair)|trouble|ashamed|embarrass\p{L}*|humiliat\p{L}*`,
    // adults’ own
    String.raw`drunk\p{L}*|drinking|drinks? (?:too|beer|wine)|sober|rehab|pubs?|betting|gambl\p{L}*|casino|bookies|lottery|affair|sex\p{L}*|dating|boyfriends?|girlfriends?|lovers?|pregnan\p{L}*|miscarr\p{L}*|labour|gave birth|period|bras?|wax(?:ed|ing)|botox|porn\p{L}*|prostitut\p{L}*|vot(?:e|es|ed) for (?:trump|brexit|labour|reform)|protest\p{L}*|strike`,
    // sorrow
    String.raw`upset|cr(?:y|ies|ied|ying)|tears|sob\p{L}*|weep\p{L}*|wept|sad|sadly|sadder|sadness|unhappy|worr\p{L}*|scar(?:ed|y|es)|terrif\p{L}*|nightmares?|panic\p{L}*|anxi\p{L}*|hates?|hated|forg[eo]t\p{L}*|jealous|unfair|mean to|disappoint\p{L}*|ruin\p{L}*|spoil\p{L}*|smash\p{L}*|broke(?!n? down)|broken|breaks?(?! (?:down|the record|a record))`,
    // war and flight, fire and water
    String.raw`rockets? over|gunshots?|guns?|booms?|bangs?|tanks?|drones?|missiles?|sandbags?|planes drop\p{L}*|basement|cellar|bunker|loud outside|burn(?:s|ing)?|on fire|(?:the )?water (?:came|comes?|go(?:es)?|went|rose|rising|got in)|com(?:e|ing) in the house|go(?:es|ing)? down the hill|com(?:e|ing) down|out of the (?:house|flat|country|city|town|window)|bags out|sky (?:go|goes|going|went|turn|turns|turned) (?:orange|red|black|dark)|slept (?:on|in) (?:the )?(?:floor|car|van|station|bus|airport|school|gym|hall|street|tube|train|ferry)|camped (?:at|in) the (?:airport|car park|station|hall|school)|ukrain\p{L}*|k[yi](?:y|ie)v|gaza|rafah|kharkiv|odes+a|sudan|khartoum|syria|aleppo|kabul|afghanistan|myanmar|haiti|how to load|load(?:s|ed|ing)? it`,
    // fear at home, and what strangers and grown-ups have no business with
    String.raw`raging|got (?:so |very |really )?mad|mad at|(?:naughty|dirty|rude|bad|grown-?up|adult) (?:films?|pictures?|videos?|photos?|magazines?|words?|pics?)|changing rooms?|locker rooms?|showers?|get (?:changed|undressed|dressed)|change after|chang(?:es|ed|ing) (?:after|in)|tak(?:e|es|ing) (?:them|us|him|her|me) away|coming to take|took (?:us|them) (?:in|away)|when (?:my |our )?(?:dad|daddy|papa|baba|mum|mummy|mama|he|she|uncle \p{L}+) (?:came|comes|gets?|got) (?:home|back|in|out|mad)|got out|let out|after court|because (?:my |our )?(?:mum|mummy|mam|mama|dad|daddy|papa|baba|nana|gran\p{L}*|nobody|no one|there (?:was|is) no|we (?:had|have) no)|asleep|passed out`,
    // bullying
    String.raw`stammer\p{L}*|stutter\p{L}*|lisps?|wheelchair|weigh\p{L}*|stinky|(?:people|kids|boys|girls|class|they|everyone|everybody|they all) (?:all )?(?:laughed|laughs?|clapped when|cheered when|stared|pointed)|dropped (?:his|her|their) tray|eat (?:mud|dirt|sand|worms?|grass)|lick (?:the|a) (?:floor|toilet|shoe|bin)|with a stick|for mud`,
    // a death and hunger, said without the word
    String.raw`funerals?|(?:the|a|his|her|’s) wake|scatter(?:s|ed|ing) (?:gran\p{L}*|nan\p{L}*|opa|oma|grand\p{L}*|mum\p{L}*|dad\p{L}*|him|her)|wreaths?|contact day|(?:got |was |been )run over|with a spoon|graveyards?|hungry|for (?:grand\p{L}*|nan\p{L}*) (?:who|in|up)|memory (?:box|book|tree|jar)|(?:stone|candle|cross|box|hole|flowers?|tree|bench|song|race|run|walk) (?:for (?:the )?bab(?:y|ies)|where)|(?:hole|cross) for|put flowers|where \p{L}+ (?:sleeps|rests|lies|is now)|no head|dead|went through|no (?:dinner|tea|lunch|breakfast|supper|food|heating|electric|money|presents)|between (?:us|the (?:six|five|four|three) of us|six|five|four|three|all of us)|with nothing|(?:ate|eat|eating|had) .{2,40} again|since|(?:cook|cooks|cooked|cooking|fry|fried|roast|roasted|boil|boiled|bake|baked|eat|ate|eats) (?:the|our|my|a|his|her) (?:dog|cat|puppy|kitten|hamster|rabbit|bunny|guinea pig|goldfish|budgie|parrot|pony|horse|baby|tortoise)`,
    // sacred
    String.raw`pray\p{L}*|mass|communion|baptis\p{L}*|christen\p{L}*|bible|qur’?an|koran|torah|namaz|salah|(?:a|the|for|at) (?:puja|pooja)|shrine|altar|priests?|imam|rabbi|vicar|church(?:es)?|mosques?|temples?(?! bells?)|gurdwara|synagogue|fasts?|fasted|fasting|ramadan|confession|rosary|bless|blesses|blessed|holy|sacred|sermon|hajj|crucif\p{L}*|ancestors?`
  ].join('|')})(?!\p{L})`,
  'iu'
)
/** “Nobody noticed” is all right, “nobody came” is not. */
const MISSED =
  /(?<!\p{L})(?:n’t|not|\p{L}+n’t|without (?:me|us|him|her|mum|dad|them)|nobody(?! (?:noticed|minded|knew|knows|could tell|saw))|no[ -]one(?! (?:noticed|minded|knew|knows|could tell|saw)))(?!\p{L})/iu

/**
 * Whether all of a wish is glad or funny enough for a story in which what was done is wanted, tried and done again. `plain`
 * is the whole wish in small letters and typographic apostrophes; `mayBe` is news that is no hindrance.
 */
export function isGlad(plain: string, mayBe: readonly string[] = []): boolean {
  const said = plain
    .replaceAll(/\b(?:pillow|snowball|water|water balloon|food|play) fights?\b/giu, 'party')
    .replaceAll(
      /\b(?:hits?|hitting) (?=(?:an?|the|his|her) (?:\p{L}+ )?(?:six|four|home run|bullseye|high note|top note|jackpot|ball|target|drums?|gong|winning run)\b)/giu,
      'strikes '
    )
    .replaceAll(
      /\b(?:falling stars?|(?:the|of|in|fallen|autumn|falling) leaves|by accident|(?:whole|entire) streets?|street (?:party|food)|skipping ropes?|ropes? skipping|pond dipping|(?:blows?|blew) out (?:all )?(?:the|his|her|\p{L}+) (?:birthday )?candles|secret (?:dens?|handshakes?|recipe|passage|gardens?|superpower|code|language|door|club|hideout)|waterfalls?|the \p{L}+ never (?:comes?|came|stops?|stopped|ends?|ended|goes|went)|hearty|heartily|without stabilisers|by heart|thinking tanks?|fish tanks?|tank tops?|big bangs?|since breakfast|shower of (?:petals|stars|confetti)|fire engine|candles burn(?:ing)?|ice cream van|bus strike|strikes? a pose)\b/giu,
      'thing'
    )
  const news = readFamilyNews(plain)
  return !(
    GRIEF.test(said) ||
    NEVER_PLAYED.test(said) ||
    NO_FUN.test(said) ||
    isNotRehearsed(said) ||
    isTender(said) ||
    NOT_GLAD.test(said) ||
    MISSED.test(said) ||
    (news !== null && !mayBe.includes(news.kind))
  )
}
