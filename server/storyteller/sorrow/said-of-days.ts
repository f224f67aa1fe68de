import { anyOf } from '../language/any-of.ts'
import { RELATIVE_WORDS } from '../language/family-words.ts'
import { tagsOfWord } from '../language/word-list.ts'
import { CHILD, said, saidAlone, SIBLINGS, type SaidOtherwise } from './said-words.ts'

const COUSINS = String.raw`(?:(?:my|our|the|his|her|all|two|three|four) )*(?:(?:little|big) )?cousins?(?: (?-i:\p{Lu})\p{Ll}+)?`
/** Who comes to visit: of who lives here, and of a partner, the same words speak of a parting. */
const KIN = String.raw`(?:(?:my|our|his|her|the) )?(?:${anyOf(RELATIVE_WORDS.filter((word) => !/^(?:partner|boyfriend|girlfriend|husband|wife|hubby|fianc.*|kids?|sons?|daughters?|twins?|(?:step)?(?:brothers?|sisters?)|siblings?|step.*|parents?|mothers?|fathers?|mum.*|mom.*|mam.*|mama|dad.*|pap[ai]|baba)$/iu.test(word)))})(?: (?-i:\p{Lu})\p{L}+)?`
const PARENT =
  '(?:(?:my|our|his|her) )?(?:mum|mummy|mom|mommy|mam|mama|mami|dad|daddy|papa|papi|baba|(?:big |little |older )?(?:brother|sister))'
/** A country or a town, and no place where people are kept, or of which the news is of war. */
const PLACE = String.raw`(?<free>(?!(?:\p{L}+ )?(?:heaven|hospital|clinic|prison|jail|gaol|care|hospice|rehab|custody|detention|shelter|refuge|bed|war|front|gaza|ukraine|sudan|syria|the|an?|his|her|my|our)(?!\p{L}))\p{L}+(?: (?!every)\p{L}+)?)`
const OF_WAR =
  /^(?:gaza|rafah|ukraine|kyiv|kiev|kharkiv|kherson|odesa|odessa|mariupol|donetsk|lviv|russia|moscow|belarus|israel|palestine|lebanon|beirut|syria|aleppo|damascus|sudan|south sudan|khartoum|darfur|yemen|iraq|baghdad|iran|tehran|afghanistan|kabul|myanmar|haiti|somalia|mogadishu|libya|congo|eritrea)$/iu

/**
 * Whether the dictionary has it as a town or a country, and no war is known of it: of who is “in” any other place (icu,
 * hiding, a prison by its name) the same words tell of something else.
 */
export function isTownOfPeace(place: string): boolean {
  const name = place.toLowerCase()
  return !OF_WAR.test(name) && tagsOfWord(name).some((tag) => /^(?:City|Country|Region|Place)$/u.test(tag))
}

/** When one is back who is named. */
const UNTIL =
  '(?: (?:this week|until \\p{L}+day|till \\p{L}+day|til \\p{L}+day|on \\p{L}+day|back on \\p{L}+day|home on \\p{L}+day|(?:for|until|till) (?:the |a |two |three |four |five |a few |next )?(?:week|weekend|days|nights|tomorrow)))'
/** Where one goes who comes back, and is no soldier, patient or prisoner; for how long; when. */
const FROM_AWAY =
  '(?: (?:from|off) (?:the |his |her |a |an )?(?:ship|boat|sea|oil rig|rig|conference|course|trip|work trip|business trip|school trip|class trip|camp|scout camp|guide camp|summer camp|tour|training course|ferry))'
const AFTER_SO_LONG = String.raw`(?: (?:at last )?after (?:a |an |almost |nearly |over )?[\p{L}\p{N}]+ (?:long )?(?:days?|weeks?|months?)(?: (?:away|at sea|offshore|on the (?:ship|road|boat)|working on the (?:oil )?rig))?)`
const SOON = String.raw`(?: (?:tomorrow|soon|next week|on \p{L}+day|this weekend))`
const TODAY = '(?: (?:today|tonight|again|at last|yesterday|this (?:morning|afternoon|evening)))'
const ON_DAY = String.raw`(?: (?:tomorrow|tonight|today|on \p{L}+day|next week))`
const BY_CAR =
  '(?: (?:on|by|with) (?:the |a )?(?:(?:night|long|big|early|late|sleeper) )?(?:bus|coach|train|plane|aeroplane|airplane|ferry|boat|flight))'
/** To whom one goes who is not seen again. */
const NO_HOME =
  '(?!(?:the )?(?:heaven|jesus|god|lord|allah|paradise|christ|angels?|father|krishna|waheguru|stars?|sky|sleep|war|hospital|prison|jail)(?!\\p{L}))'
/** Of Eid, of Christmas: each has a story of the evening before it. */
const FEASTS = ['christmas', 'eid', 'diwali', 'easter', 'hanukkah', 'holi', 'lunar new year'] as const

function tooGladToSleep(feast: (typeof FEASTS)[number]): SaidOtherwise {
  return {
    means: feast,
    word: new RegExp(feast, 'iu'),
    said: said(
      String.raw`${CHILD}(?:can’t|cannot|couldn’t|won’t|is too excited to|are too excited to|too excited to|so excited (?:he|she|they|i) can’t) (?:sleep|fall asleep|settle|go to sleep) ?(?:because|as|since|cos|bc|,)? (?:it’s |it is )?(?:${feast}(?: is)? tomorrow|tomorrow(?: is|’s| it’s)? ${feast})`,
      String.raw`(?:it’s |it is )?(?:${feast}(?: is)? tomorrow|tomorrow is ${feast}),? (?:and |so )?(?:he|she|they|i|we|nobody|no one|${SIBLINGS}) (?:here )?(?:can(?:’t)?|cannot|won’t|is too excited to|are too excited to) (?:sleep|settle|fall asleep)(?: here| in this house)?`
    ),
    examples: [`can’t sleep because tomorrow is ${feast}`, `${feast} tomorrow and she can’t sleep`],
    counterExamples: [`can’t sleep because ${feast} is without daddy`, `can’t sleep since ${feast}`]
  }
}

const WANTS_TO_FAST =
  '(?:wants|wanted|wants so much|is trying|trying|tries|tried|will try|would like) to (?:fast|keep (?:a|the|his|her) (?:fast|roza)|do a (?:fast|roza))'
const SO_LONG =
  '(?: (?:too|half (?:a|the) day|half[- ]day|a bit|(?:until|till|til|up to) (?:lunch|lunch ?time|noon|midday|the afternoon)|all day|the whole day|for (?:the )?(?:very )?first time(?: ever)?|for half (?:a|the) day|all morning|for (?:an?|one|two|three|a few) (?:hours?|days?)))*'
const LIKE_WHOM =
  '(?: (?:like|with) (?:(?:his|her|my|the) )?(?:big )?(?:brother|sister|cousins?|mum|mummy|mama|ammi|mom|dad|daddy|baba|abbu|abu|papa|everyone|us|grown[- ]?ups|(?:the )?big ones))?'
const IN_RAMADAN = '(?: (?:in|during|this|for) ramadan)?'

/** Events of a day, as they are typed, of which the model of sorrows thinks the worst or no pack the right thing. */
export const DAYS_SAID: readonly SaidOtherwise[] = [
  ...FEASTS.map(tooGladToSleep),
  {
    means: 'being cross',
    word: /grump|strop|huff|sulk|mood/iu,
    said: said(
      String.raw`(?:${CHILD}(?:(?:was|is|got|had|has|woke up|came (?:home|out)) )?(?:in )?)?(?:(?:a|an|the|such|very|so|big|huge|massive|proper|right|real|terrible) )*(?:grumps|strops?|huffs?|sulks?|(?:bad|grumpy|foul) mood)(?: (?:all (?:day|afternoon|evening|morning)|after (?:nursery|school|preschool|kindy|his nap|her nap|nap|swimming|tea)|today|tonight|(?:for )?no reason(?: at all)?|again|over nothing))*`
    ),
    examples: ['big grumps after nursery no reason at all', 'such a strop today', 'she came home in a huff', 'bad mood all day'],
    counterExamples: ['daddy is in a bad mood and shouts', 'a grumpy troll under the bridge', 'mum is in a foul mood again']
  },
  {
    means: 'not picked',
    word: /pick|chosen|choose|part/iu,
    said: said(
      String.raw`${CHILD}(?:didn’?t|did not|wasn’?t|was not|hasn’?t been|never) (?:get |got |been |be )?(?:picked|chosen|selected|choosen)(?: (?:again|this time|today|at all))?(?: (?:for|to be|as|to play|to do) (?:the |a |an |his |her )?(?:\p{L}+ ){0,3}?(?:part|role|star|angel|lead|solo|team|squad|show|play|nativity|choir|class|mary|joseph|captain|goalie|helper|monitor|prefect|line leader|school council|relay|match|game|dance|band|reading))(?: (?:of|in|for) (?:the |a |an )?(?:\p{L}+ ){0,3}\p{L}+)?`,
      String.raw`${CHILD}(?:didn’?t|did not|couldn’?t) get (?:the|a|that) (?:main |lead |big |speaking )?(?:part|role|solo)(?: (?:of|as|in|she|he) (?:the |a |an )?(?:\p{L}+ ){0,4}\p{L}+)?`
    ),
    examples: ['she didnt get picked for the part of the star in the play', 'he wasn’t chosen for the football team', 'she didn’t get the part of the star', 'i wasn’t picked to be the angel'],
    counterExamples: ['she didn’t get picked up from school', 'the apples were not picked', 'he wasn’t chosen by god to live']
  },
  {
    means: 'work trip',
    word: /work|trip|conference|course|meeting|week|day/iu,
    said: said(
      String.raw`${PARENT}(?: is|’s| has| had to)? (?:(?:away|gone|off|go|travelling|flying|out of town)(?: (?:for|with|at|on) (?:his |her |a )?(?:work|work trip|business trip|business))?|on (?:a|his|her) (?:work|business) trip|at (?:a|the|his|her) (?:conference|course|meeting)|in ${PLACE} (?:for|with) (?:his |her )?(?:work|business)|(?:on|at) (?:a|the|his|her) (?:conference|course|trip|meeting) in ${PLACE.replace('<free>', '<where>')}|(?:flying|flew) to ${PLACE.replace('<free>', '<whither>')} (?:for|with) (?:his |her )?(?:work|business)|in (?<town>(?:new |south |north |saudi |sri |los |san )?\p{L}+))${UNTIL}?,? (?:and |so )?${CHILD}miss(?:es)? (?:him|her|${PARENT})(?: (?:already|so much|a lot|lots|very much|tonight|today))*`,
      String.raw`${CHILD}(?:miss(?:es)?|is missing) ${PARENT},? (?:who (?:is|’s) |(?:he|she) (?:is|’s) |is )?(?:away |gone |off )?(?:(?:for|at|with) (?:his |her |a |the )?(?:work|conference|course|meeting)|on (?:a|his|her) (?:work|business) trip)${UNTIL}?`,
      String.raw`${CHILD}(?:miss(?:es)?|is missing) ${PARENT},? (?:who (?:is|’s) |(?:he|she) (?:is|’s|comes) |is )?(?:away|back|home|gone)${UNTIL}`
    ),
    examples: ['papa is in delhi for the week, she misses papa', 'mummy is on a work trip and he misses her', 'misses daddy, back on sunday', 'she misses her mum who is at a conference until friday', 'dad is in Luxembourg for work, she misses him', 'mummy is in new york until friday and he misses her', 'papa is at a conference in Kisumu, he misses him'],
    counterExamples: ['daddy is in prison for the week, she misses him', 'mummy is away, she misses her', 'misses daddy, he is in heaven', 'she misses her dad who is at war until friday', 'mummy is in hiding for the week, she misses her', 'mummy is in icu for the week, he misses her', 'papa is in kharkiv for the week, she misses papa', 'dad is in strangeways until friday, she misses him', 'mum is in labour until friday, she misses her', 'mummy is in surgery for the week, he misses her']
  },
  {
    means: 'cousins stay',
    word: /cousins?/iu,
    said: said(
      String.raw`${COUSINS}(?: is| are|’s|’re)? (?:coming|come|comes|visiting|staying|arriving|sleeping over|here)(?: (?:over|round|again))?(?: to (?:stay|visit|play|sleep|us|our house))?(?: over)?(?: (?:with us|at ours|at our house))?(?: (?:for|over) (?:the )?(?:whole )?(?:weekend|night|week|holidays?|summer|two nights|three nights|a few days))`
    ),
    examples: ['cousins are coming to stay for the weekend', 'our cousins come over for two nights', 'my cousin Amir is staying with us for the week'],
    counterExamples: ['cousins are coming for the funeral', 'our cousins come to stay because their house burned down', 'cousins live with us now']
  },
  {
    means: 'winning goal',
    word: /goal/iu,
    said: said(
      String.raw`${CHILD}(?:scored|scores|got) (?:(?:his|her|my|a|the|two|three|four) )+(?:(?:first|very|ever|winning|best|only|last|real) )*goals?(?: (?:ever|today|yesterday|in|at|for|of|the|his|her|our|a|school|football|soccer|hockey|match|game|team|cup|final|season|break|playtime|lunch|training|this|morning|weekend))*(?:[,.;]+ ?(?:and |but )?(?<free>[\p{L}’' ]{3,60}))?`
    ),
    examples: ['he scored his first goal', 'Kabir scored his first goal today in the school match, it went in off his knee but still', 'she scored two goals in the cup final', 'scored the winning goal'],
    counterExamples: ['he scored an own goal and the others shouted at him', 'dad scored a goal', 'scored a goal, then daddy hit him', 'a dragon who scored a goal']
  },
  {
    means: 'tying shoelaces',
    word: /shoe|lace/iu,
    said: said(
      String.raw`${CHILD}(?:(?:can|has|just|now|finally|today) )*(?:learned|learnt|learns|learning|managed|knows how|worked out how|tied|ties|tie)(?: how)?(?: to tie)? (?:(?:his|her|my|own|both|the) )*(?:shoes|laces|shoelaces|shoe laces)(?: (?:all )?(?:by (?:himself|herself|myself)|on (?:his|her|my) own))?(?: (?:for the first time|today|after school|before school|this morning|at last|at nursery|at school))*(?:,? (?:and|so) (?:now )?(?<free>[\p{L}’' ]{3,60}))?`
    ),
    examples: ['Bongani learned to tie his shoes after school and now hes tying everyones laces together', 'she tied her laces all by herself', 'he has learnt how to tie his shoelaces'],
    counterExamples: ['grandpa can’t tie his shoes any more', 'he tied her shoes and then pushed her', 'a giant who learned to tie his shoes']
  },
  {
    means: 'first fast',
    word: /ramadan|fast|roza/iu,
    said: said(
      String.raw`(?:(?:the )?(?:first|second|third|last) (?:day|week|night) of ramadan|ramadan (?:starts|begins)(?: (?:tomorrow|today|tonight))?),? (?:and )?(?:(?:he|she|i|(?-i:\p{Lu})\p{Ll}+) )?${WANTS_TO_FAST}${SO_LONG}${LIKE_WHOM}`,
      String.raw`(?!intermittent)${CHILD}(?:${WANTS_TO_FAST}|learning to fast|fasts|fasted|fasting)(?:${SO_LONG}${LIKE_WHOM}|${LIKE_WHOM}${SO_LONG})${IN_RAMADAN}`,
      String.raw`${CHILD}(?:(?:did|does|doing|kept|keeps|keeping|had|has|tried|trying|managed|wants to (?:do|keep|try)) )?(?:(?:a|an|his|her|my|their|the|half|first|very|own|little|mini) )*(?:(?:first|half|half[- ]day|mini) )(?:(?:a|of|day|day’s) )*(?:fast|roza)(?: (?:day|ever))?${LIKE_WHOM}${IN_RAMADAN}`,
      String.raw`${CHILD}(?:keep|keeps|keeping|kept|did|doing) (?:a|his|her|my|the) (?:(?:whole|full|little) )?(?:fast|roza)${SO_LONG}${LIKE_WHOM}${IN_RAMADAN}`,
      String.raw`fasting|(?:the |my |his |her )?first (?:day|time)(?: of)? fasting${IN_RAMADAN}`
    ),
    examples: ['first day of ramadan, he wants to fast half a day like his big brother', 'ramadan starts tomorrow and she wants to fast like her sister', 'trying to fast like daddy', 'she fasted until lunch', 'fasted half the day for the first time', 'half day fast in ramadan', 'he kept his first fast today', 'kept half a roza', 'Amina wants to fast like her big sister', 'fasting for the first time', 'my first fast', 'fasting', 'first day of fasting', 'he kept his fast'],
    counterExamples: ['first day of ramadan without baba', 'she wants to fast because she feels fat', 'ramadan starts and he is in hospital', 'mum is fasting before her operation', 'he is fasting for his blood test', 'she fasted all day to get thin', 'a fast car', 'intermittent fasting', 'his first day went fast', 'he wants to be fast like daddy', 'ramadan']
  },
  {
    means: 'home again away',
    word: /home|back/iu,
    said: saidAlone(
      String.raw`${PARENT}(?:’s|’ll be| is| was| gets| got| comes| came| will be| is coming| arrives| returned| returns)?(?: (?:finally|already|at last))? (?:back|home)(?: home)?(?: again)?(?:${TODAY}?(?:${FROM_AWAY}|${AFTER_SO_LONG}|${SOON})){1,3}${TODAY}?(?:,? and (?:he|she|i|we|they)(?:’s|’re|’m| is| are| am) (?:so |very )?(?:happy|glad|excited|shy))?`
    ),
    examples: ['dad back from the ship on friday after 3 months', 'daddy is home again after three months at sea', 'mum comes home from the conference tomorrow', 'my big brother’s back from scout camp', 'papa home at last after two weeks away', 'daddy is home tomorrow'],
    counterExamples: ['daddy is home from prison', 'mum came home from hospital', 'dad is back from the war', 'dad came home drunk', 'daddy never came back', 'mum is home again and hurt', 'daddy comes home and he shouts every night', 'dad is home and he is furious', 'dad came home and she cried', 'dad is back', 'dad is home from the pub tonight', 'my brother is home from care on friday', 'dad comes home tomorrow and mum is scared']
  },
  {
    means: 'visitors gone home',
    word: /home|back|left|flew/iu,
    said: saidAlone(
      String.raw`(?:(?:${KIN}|${COUSINS}|(?:the |our )?(?:visitors|guests|grandparents))(?:’s|’ve| has| have)? (?:(?:went|gone|flew|flown|drove|travelled|goes|go)(?: back)? home|(?:went|gone|flew|flown|drove|travelled) back)|(?:${COUSINS}|(?:the |our )?(?:visitors|guests)) left)(?: again)?(?: to ${NO_HOME}(?<free>(?-i:\p{Lu})\p{L}+))?(?: (?:today|yesterday|this (?:morning|afternoon)|last night|on \p{L}+day|after (?:a|the|her|his|their) (?:\p{L}+ )?(?:visit|week|weekend|holiday|stay))){1,2}(?:,? and (?:now )?(?:(?:he|she|i|we|they|(?-i:\p{Lu})\p{L}+) (?:already )?miss(?:es)? (?:her|him|them)|the house is (?:so |very |too )?(?:quiet|empty)|it’s (?:so |very |too )?quiet))(?: (?:already|so much|a lot|a bit))?`
    ),
    examples: ['abuelita went back today and he misses her', 'grandpa went home today and she misses him', 'the cousins left this morning and it’s so quiet', 'Oma flew home to Berlin yesterday and the house is too quiet'],
    counterExamples: ['grandma went home to Jesus today and she misses her', 'Nana went home to Allah yesterday and she misses her so much', 'grandma went home to the Angels today and she misses her', 'grandpa has gone and she misses him', 'daddy left today and he misses him', 'her dad went back today and she misses him', 'nana left us yesterday and we miss her', 'grandma left last night and the house is so empty', 'my brother left on friday and i miss him', 'fiancé left yesterday and she misses him', 'grandma died today and he misses her']
  },
  {
    means: 'arriving tomorrow',
    word: /com(?:es|ing)|arriv|fl(?:y|ies|ying)|lands?/iu,
    said: saidAlone(
      String.raw`(?:${KIN}|${COUSINS}|(?:the |our )?grandparents)(?:’s| is| are)? (?:coming|comes|come|arriving|arrives|arrive|flying in|flies in|fly in|landing|lands)(?: (?:here|over|home|to us))?(?: all the way)?(?:${ON_DAY}(?:${BY_CAR})?(?: all the way)? from (?:the )?${PLACE}|${BY_CAR}(?: all the way)? from (?:the )?${PLACE}${ON_DAY}?| from (?:the )?${PLACE}${ON_DAY})`
    ),
    examples: ['grandma Wanjiru is coming on the night bus from Kisumu', 'Auntie Ngozi arrives from Lagos tomorrow', 'our cousins fly in from Canada on saturday', 'nani is coming by train from Pune'],
    counterExamples: ['uncle Sam is coming from prison tomorrow', 'uncle comes from state prison tomorrow', 'grandma comes from China', 'our cousins fly in from Gaza tomorrow', 'grandma comes from the hospital tomorrow', 'grandpa is coming to the funeral from Spain tomorrow', 'a giant comes from the moon']
  },
  {
    means: 'video call',
    word: /call|facetime|skype|zoom|whatsapp/iu,
    said: said(
      String.raw`(?:(?:our|the|a|first|family|weekly|sunday) )*(?:(?:video|zoom|whatsapp|skype|face ?time)(?: ?calls?| chats?| calling)|face ?time|skype)(?: (?:with|to) (?:${KIN}|(?:the |our )?(?:cousins|family|grandparents))(?: (?:in|from) (?:the )?${PLACE})?)?(?: every (?:week|\p{L}+day))?`,
      String.raw`(?:every (?:week|\p{L}+day),? )?we (?:video ?call|call|ring|facetime|skype|zoom|whatsapp) (?:${KIN}|(?:the |our )?(?:cousins|family|grandparents)) in (?:the )?${PLACE}(?: every (?:week|\p{L}+day))?`
    ),
    examples: ['family video call with lola in the philippines', 'video call with grandma', 'every sunday we call the family in poland', 'we facetime our cousins in canada every week'],
    counterExamples: ['video call with daddy in prison', 'zoom', 'zoom!', 'we call uncle in county jail', 'video call with grandpa in rehab', 'we call grandpa in heaven', 'video call with nana in hospital', 'we called the ambulance in the night']
  },
  {
    means: 'brother at camp',
    word: /camp|trip|quiet/iu,
    said: said(
      String.raw`(?:(?:my|our|his|her|the) )?(?:big |older |little )?(?:brother|sister)(?: (?-i:\p{Lu})\p{L}+)?(?:’s| is| went| has gone)? (?:away |off )?(?:at|to|on|with) (?:the |his |her |a )?(?:(?:scout|guide|brownie|cub|summer|football|school|class|band) )*(?:camp|scouts|guides|trip|residential)(?: (?:all week|this week|until \p{L}+day|for (?:a|the) (?:week|weekend|night)))?(?:,? and (?:the|their|our) (?:room|house|bunk(?: bed)?) is (?:so |too |very )?(?:quiet|empty|big))?`
    ),
    examples: ['big brother is away at scout camp and the room is too quiet', 'her sister is on a class trip this week', 'my brother went to summer camp'],
    counterExamples: ['my brother is at a refugee camp', 'his brother is in care and the room is empty', 'big sister is in hospital and the room is too quiet']
  },
  {
    means: 'left handed scissors',
    word: /left[- ]?hand|lefty/iu,
    said: said(
      String.raw`(?:${CHILD}(?:is )?)?(?:a )?(?:left[- ]?handed|lefty|left[- ]hander)(?:,? (?:and|but|so) (?:the |his |her |my |all (?:the )?)?(?:school )?scissors (?:don’t|do not|won’t|never|didn’t) (?:work|cut)(?: (?:for|with) (?:me|him|her|it))?)?`
    ),
    examples: ['left handed and the scissors don’t work for me', 'she is left-handed', 'he’s left-handed and all the scissors won’t cut'],
    counterExamples: ['she is left handed since the accident', 'a left-handed dragon']
  },
  {
    means: 'not invited to',
    word: /invit/iu,
    said: said(
      String.raw`(?:${CHILD})?(?:was not|wasn’t|is not|isn’t|not|never|didn’t get|did not get|hasn’t been|has not been) (?:invited|an invitation|asked)(?: to (?:the|a|his|her|their|\p{L}+’s)(?: (?:friend|best friend|class)(?:’s)?)? (?:birthday(?: party)?|party|sleepover))?`,
      String.raw`every(?:one|body) (?:else )?(?:in (?:(?:the|his|her|my) )?class )?(?:got|was|is|has) (?:invited|an invitation)(?: to (?:the|a|\p{L}+’s) (?:birthday )?party)? (?:except|but) (?:him|her|me|(?-i:\p{Lu})\p{L}+)`
    ),
    examples: ['not invited to a birthday party', 'she wasn’t invited to the party', 'everyone in class got an invitation except him'],
    counterExamples: ['dad was not invited to the wedding', 'nobody invites her because she smells', 'he was not invited and they hit him']
  },
  {
    means: 'tooth fairy forgot',
    word: /fairy/iu,
    said: said(
      String.raw`(?:the )?tooth fairy (?:(?:forgot|forgets|has forgotten)(?: (?:to come|us|him|her|me|the tooth|about (?:us|him|her|me)))?|(?:didn’t|did not|never|hasn’t|has not) (?:come|came|visit|turn(?:ed)? up))(?: last night)?`
    ),
    examples: ['the tooth fairy forgot to come last night', 'tooth fairy didn’t come', 'the tooth fairy never came and she was so sad'],
    counterExamples: ['why did the tooth fairy not come', 'the tooth fairy forgot us since daddy left']
  },
  {
    means: 'no more breastfeeding',
    word: /breast ?f|nurs(?:e|ing)|wean/iu,
    said: said(
      String.raw`(?:(?:we(?:’re| are)?|i(?:’m| am)?|she(?:’s| is)?|he(?:’s| is)?|time to) )?(?:(?:stop|stopping|stopped|ending|giving up|done with|no more|last) (?:the )?(?:breast ?feed(?:ing)?|nursing|night feeds?)|(?:(?:night )?weaning|weaned))(?: (?:her|him|them|my (?:toddler|son|daughter)|at night|in the night|tonight|now)){0,3}(?:,? (?:he|she) is (?:two|three|nearly two|nearly three|\p{N})(?: and a half)?)?`
    ),
    examples: ['stopping breastfeeding, she is 2 and a half', 'no more nursing at night', 'we are weaning him now'],
    counterExamples: ['i stopped breastfeeding because i am ill', 'the nurse stopped at night', 'no more nursing home for grandpa']
  },
  {
    means: 'clothes too short',
    word: /small|short|grew|grown|fit/iu,
    said: said(
      String.raw`(?:${CHILD}(?:grew|has grown|’s grown|grown) (?:\p{N}+|a|two|three|four|five|so much|so many|several) ?(?:cm|centimet(?:er|re)s?|inch(?:es)?)?(?:,| and| so)* )?(?:(?:all|none of) )?(?:(?:his|her|my|the|all) )*(?:trousers|clothes|jeans|leggings|sleeves|jumpers?|coat|pyjamas|pants|dresses|shirts|shorts)(?: (?:are|is|don’t|do not|doesn’t|have got|got|all))*(?: (?:too|so) (?:short|small|tight)| fit)(?: (?:again|now|any ?more|all of a sudden))*`,
      String.raw`${CHILD}(?:grew|has grown|’s grown|have grown) (?:\p{N}+|a|one|two|three|four|five|half a) (?:whole )?(?:cm|centimet(?:er|re)s?|inch(?:es)?)(?: (?:since (?:(?:his|her|my) birthday|summer|christmas|september|last year)))?(?:,? all (?:the |his |her |my )?(?:trousers|clothes|jeans|leggings) (?:are )?too (?:short|small))?`
    ),
    examples: ['grew 4 centimeters, all trousers too short', 'all his clothes are too small again', 'I grew three centimetres since my birthday', 'her trousers don’t fit any more'],
    counterExamples: ['grandpa’s clothes are too big now', 'his clothes don’t fit because he won’t eat', 'she grew up too fast']
  }
] // prettier-ignore
