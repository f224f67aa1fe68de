import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { readRelationship } from '../../language/relationships.ts'
import { pastOfDeed } from '../../language/stranger-clause.ts'
import { verbForms } from '../../language/verb-forms.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { showsOf } from './performs-shows.ts'

/** What a child performs at, competes in or is examined in. */
const EVENT = wordPattern(
  String.raw`(?<!\p{L})(?:(?:school|class|nursery|kindergarten|preschool|christmas|easter|nativity|drama|church|eid|summer|spring|end of year|the|our|a) play|exams?|gradings?(?! papers| essays| tests)|recitals?|concert|assembly|nativity|performance|competition|contest|regionals|nationals|audition|sangeet|(?:relay|race)(?= |[,.!;:]|$)|sports (?:day|carnival)|undokai|happyokai|gala|swim meet|gymnastics meet|tournament|championships?|eisteddfod|feis|(?:talent|tap|lion dance|skating|puppet|magic|dance|ballet|school|class|variety|circus|end of term|summer|spring|christmas|year end) show|annual (?:day|function)|spelling bee|elocution|recitation|(?:a|her|his) (?:speech|solo)|arangetram|panto(?:mime)?|talent contest|belt test|ballet test|piano test|violin test|poetry slam|kapa haka festival|dance festival|music festival|cultural (?:day|night)|parade|rehearsal|(?<!(?:to|we|will|can|he|she|they|i|you) )show(?= (?:at|on|is|tomorrow|tonight|today|this|next)(?!\p{L})))(?!\p{L})`,
  'iu'
)
/** Wants to be on a stage, at nothing that has a name. */
const WANTS = wordPattern(
  String.raw`(?<!\p{L})(?:(?:wants?|going|gets?|has|is) to (?:perform|go on (?:the )?stage|be on (?:the )?stage|do a show)|is performing|performs)(?!\p{L})`,
  'iu'
)
const NOT_OF_ITS_NAME =
  /^(?:tomorrow|today|tonight|yesterday|tmrw|tmr|morning|afternoon|evening|next|this|first|big|has|have|got|had|is|was|be|being|starting|ready|days?|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|practi[sc](?:e|ing)|performing|doing|does|did|her|his|until|till|before|after|another|so|my|our)$/iu
/** Before these no “the” stands. */
const BY_NAME = /^(?:undokai|happyokai|sports (?:day|carnival)|annual day|cultural (?:day|night))$/iu
const MOST_BEFORE = 3

/** What is no worry of every day, or is no real child. */
const NOT_OURS = wordPattern(
  String.raw`(?<!\p{L})(?:cr(?:y|ies|ied|ying)|sobb\p{L}*|tears|sick|vomit\p{L}*|ill|broken?|fell|hospital|bull(?:y|ies|ied)|laugh(?:s|ed)? at (?:him|her)|alone|cancel\p{L}*|hurts?|shout(?:s|ed|ing)? at|refus\p{L}*|hates?|panic\p{L}*|melt ?downs?|terrified|petrified|scared|frightened|anxiety|fail(?:s|ed)?|won[’']?t (?:go (?:to|on|in)|go$|be there|come)|miss(?:es|ed|ing) (?:it|the show)|(?:does|do|did)(?:n[’']?t| not) want to|(?:hits?|hitting) (?:him|her|me|other|people|some\p{L}+|the (?:other|kids))|nobody came|died|without (?:him|her|dad|daddy|mum|mummy|us)|pushed|yell\p{L}*|wet (?:him|her)self|lost|once upon)(?!\p{L})`,
  'iu'
)
const IS_TALE =
  /^(?:an?|two|three|four|five|some|story|tell|once|can|what|why|how|who|when|where|do|does|did|is|are) (?!big )/iu

const PARTS = String.raw`arms?|legs?|feet|foot|fingers?|hands?|knees?|voice|thumbs?|elbows?|toes?|eyes|shoulders|hips|mouth|tongue`
/** “His arms go the wrong way”, “the baton slips”. */
const OF_THING = wordPattern(
  String.raw`^(?:(?:his|her|the|their|\p{L}+[’']s) )?(?<thing>(?:(?:left|right|big|little|new|black|white|paper|cardboard|back|front) )?(?:${PARTS}|tail|crown|beard|wig|cap|hat|halo|wings|ears|belt|tights|shoes|ribbon|hoop|baton|bow|drum|sash|costume|mask|trousers|skirt|sword|bat|ball|spoon|egg|high note|last (?:note|bit|verse|line|step|page)|nothing|middle(?: bit)?|ending|end)) (?<does>\p{L}.+)$`,
  'iu'
)
const HOW = '(?:still|always|just|also|sometimes|only|often|never|now|really|a bit|a little)'
const VERBS = String.raw`not (?:so |very |really )?sure|unsure|worried|nervous|shy|too (?:fast|slow|quiet|loud|early|late|soft)|(?:one|a|half a) (?:beat|step|bar|second|note) (?:too )?(?:late|early|behind|ahead)|keeps?|kept|can(?:[’']?t|not| not)|couldn[’']?t|could not|won[’']?t|would(?:n[’']?t| not)|does(?:n[’']?t| not)|did(?:n[’']?t| not)|had been|forgets?|forgot|mix(?:es|ed)?|muddl(?:es|ed)|gets?|got|goes|went|bows?|bowed|turns?|turned|sings?|sang|says?|said|speaks?|spoke|whispers?|whispered|giggles?|giggled|laughs?|laughed|drops?|dropped|trips?|tripped|loses|misses|missed|skips?|skipped|starts?|started|rush(?:es|ed)?|stops?|stopped|steps?|stepped|jumps?|jumped|plays?|played|swaps?|swapped|waves?|waved|faces|faced|talks?|spins?|points?|swings?|claps?|looks?|looked|freezes|froze|mumbles?|mumbled|confuses|confused|hops?|hopped|kicks?|kicked|claps?|clapped|falls?|puts?|opens?|ends?|speeds?|sped|hides?|hid|sits?|walks?|comes|came`
const WHO = String.raw`(?!${HOW} )(?<who>\p{L}+)`
/** “He keeps bowing to the wrong person”, “she can’t do the last turn”. */
const OF_CHILD = wordPattern(
  String.raw`^(?:${WHO}(?= |[’']s ))?(?<does>(?:[’']s| is| was| are)? ?(?:${HOW} )?(?:${VERBS})(?!\p{L}).*)$`,
  'iu'
)
/** After “he” or “she” any verb may stand. */
const OF_PRONOUN = wordPattern(
  String.raw`^(?:he|she|(?<who>(?-i:\p{Lu})\p{Ll}+))(?<does>(?:[’']s(?! an? )| (?!is an? )\p{L}+).*)$`,
  'iu'
)
/** A deed that goes well is no trouble: of these only what is wrong, too much or too little is. */
const IS_WRONG =
  /(?<!\p{L})(?:wrong|too|muddled|mixed|mix(?:es)? up|mixes|muddl\p{L}+|not|never|\p{L}+n[’']t|cant|wont|doesnt|cannot|bigger|smaller|longer|heavier|first|off|keep|before|unsure|worried|nervous|shy|keeps?|kept|forg[eo]t\p{L}*|giggl\p{L}+|laugh\p{L}*|whisper\p{L}*|drop\p{L}*|trip\p{L}*|los\p{L}+|miss\p{L}*|skip\p{L}*|rush\p{L}*|freez\p{L}+|froze|backwards?|other way|upside down|early|late|mumbl\p{L}+|confus\p{L}+|swap\p{L}*|instead|cold|stiff|stuck|tangled|shaky|shake|wobbl\p{L}+|jelly|slips?|falls?|squeak\p{L}*|crack\p{L}*|disappear\p{L}*|itch\p{L}*|slid\p{L}+|stop\p{L}*|sweaty|sticky|should|different|both|faster|slower|quicker|louder|slipping|ahead|asleep|behind|letting|without|nothing|quiet(?:ly)?|down|squeaks?|crooked)(?!\p{L})/iu
const ONLY = wordPattern(
  String.raw`(?<!\p{L})(?:(?<just>only|just) )?(?:(?:has|have|had|knows?|got|can do|does|say|says|gets) )?(?:(?<only>only|just) )?(?:exactly )?(?<many>one|1|two|2) (?:(?!line|word)\p{L}+ )?(?<one>lines?|words?|jokes?|steps?|moves?|tricks?|notes?|sentences?|poems?|songs?)(?: (?<after>only))?(?:,? (?:and )?(?:it(?:[’']?s| is) )?about (?<about>(?:an?|the) (?:\p{L}+ )?\p{L}+))?`,
  'iu'
)
const HAS_ONE = /(?<!\p{L})(?:has|have|had|got|gets|with)(?: \p{L}+)? (?:one|1|two|2) /iu
const HAS_LINE = /(?<!\p{L})(?:his|her) line(?:’s| is) /iu
/** A colon reaches us as a comma. */
const LINE = wordPattern(
  String.raw`(?<!\p{L})(?:line|word)s?(?: (?:only|to say))?(?:,? and)?(?:: ?|, (?=[“"‘]?(?:(?!he |she |it |they |but |and |we |i |his |her |the |so |only |not )\p{L}[\p{L}’]*(?: \p{L}+){0,2})[”"’]?[.!]*$)| (?:it[’']?s|is|it is|which is) )[“"'’‘]?(?<line>(?!too |so |very |not |really )\p{L}[\p{L}’' ]{0,40}?)[”"'’]?(?=$|[.,!;?)”"]| and | but )`,
  'iu'
)
const ROLE = wordPattern(
  String.raw`(?<!\p{L})(?:he|she|\p{L}+)(?:[’']s| is) (?<role>(?:the |an? )(?:(?:first|second|third|fourth|fifth|back|front|little|big|wise|left|right) )?(?:sheep|anchor|flower girl|back end|front end|drummer|leader|magician|clown|star|king|queen|tree|donkey|camel|angel|shepherd|innkeeper|narrator|rabbit|mouse|lion|cow|frog|fish|snail|cloud|sun|moon|flower|mushroom|princess|prince|pirate|robot|wolf|bee|owl|tortoise|hare|potato|carrot|pumpkin|snowflake|lamp ?post|rock|door))(?!\p{L})`,
  'iu'
)
const CROWD =
  /(?<!\p{L})(?:in front of|for|and) (?:about |all |over |like )?(?<many>\d{2,4}|hundreds of|a hundred|fifty|sixty|two hundred) (?:people|guests|parents|grandparents|relatives|kids|children)/iu

const MOST_WORDS_OF_TROUBLE = 11

/** “Kapa haka regionals tomorrow. He knows every word but his arms go the wrong way”. */
export const performs: IncidentReader = (message, family) => {
  const said = message.replaceAll("'", '’').replaceAll(/ (?:&|n) /giu, ' and ')
  if (NOT_OURS.test(said) || IS_TALE.test(said) || said.trim().endsWith('?')) return null
  const hero = family.find(({ isHero }) => isHero)
  const event = eventIn(said)
  if (hero === undefined || event === null || isOfAnother(said, family, hero)) return null
  const only = onlyOf(said)
  const trouble =
    only === null
      ? clausesOf(said)
          .map((clause) => troubleOf(clause, hero.called))
          .find((told) => told !== null)
      : null
  if (only === null && !trouble) return null
  return { performs: event, ...showsOf(said, only !== null), ...only, ...trouble, ...besideOf(said, only !== null) }
}

/** Each clause, and each half of one that an “and” joins. */
function clausesOf(said: string): string[] {
  const clauses = said.split(CLAUSES)
  return [...clauses, ...clauses.flatMap((clause) => clause.split(/ and /iu).slice(1))]
}

const CLAUSES =
  /[.,!?;:()…\n]+ *| [-–—]+ | then | (?=(?:but|though|although|except)(?!\p{L})|and (?:he|she|it|they|we|i|his|her|the|then|now|keeps?|forgets?|is|can(?:no|[’']?t)|always)(?!\p{L}))/iu

/** “The piano grade two exam”, “undokai”, “Chachu’s wedding sangeet”. */
function eventIn(said: string): string | null {
  const found = EVENT.exec(said)
  if (found === null) return WANTS.test(said) ? 'the show' : null
  const [event] = found
  const after = GOES_ON.exec(said.slice(found.index + event.length))?.[0] ?? ''
  const own = `${event.replace(/^(?:the|our|an?|her|his) /iu, '')}${after}`.toLowerCase()
  const start = found.index
  const clause =
    said
      .slice(0, start)
      .split(/[.,!?;:()\n]/u)
      .at(-1) ?? ''
  const before: string[] = []
  for (const word of clause.trim().split(/\s+/u).toReversed()) {
    const isOwner = /[’]s$/u.test(word)
    if (word === '' || before.length === MOST_BEFORE || (FUNCTION_WORDS.has(word.toLowerCase()) && !isOwner)) break
    if (NOT_OF_ITS_NAME.test(word) || /^(?:it|he|she|that|there|who)’s$/iu.test(word)) break
    before.unshift(IN_WORDS[word] ?? (WITH_CAPITAL.test(word) ? capital(word) : word))
    if (isOwner) break
  }
  const name = [...before, own.replaceAll(/\p{L}+/gu, (word) => (WITH_CAPITAL.test(word) ? capital(word) : word))].join(
    ' '
  )
  if (/\d/u.test(name)) return `the ${own}`
  const isOwned = before[0]?.endsWith('’s') === true
  return BY_NAME.test(name) ? name.toLowerCase() : isOwned ? capital(name) : `the ${name}`
}

const GOES_ON = /^ (?:contest|competition|race|exam|test|show|festival|meet)(?!\p{L})/iu
const WITH_CAPITAL =
  /^(?:irish|scottish|spanish|christmas|easter|diwali|eid|holi|onam|quran|chinese|indian|english|french)$/iu
const IN_WORDS: Readonly<Record<string, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' } // prettier-ignore

/** It is told of another: of a grown-up who performs, or of a child who does not lead tonight. */
function isOfAnother(said: string, family: readonly KinMember[], hero: KinMember): boolean {
  const names = (member: KinMember): boolean => said.toLowerCase().includes(member.called.toLowerCase())
  if (names(hero)) return false
  const grown = OF_GROWN_UP.exec(said)?.groups?.['kin'] ?? ''
  if (readRelationship(grown).standing !== 'younger' && grown !== '') return true
  return family.some((member) => member !== hero && member.isChild && names(member))
}

const OF_GROWN_UP = wordPattern(
  String.raw`(?<!\p{L})(?<kin>${KIN})(?:[’']s| has| is| does| plays| wants| keeps| can[’']?t)(?! (?:wedding|sister|brother|school|club|birthday))(?!\p{L})`,
  'iu'
)

function onlyOf(said: string): WishSayings | null {
  const found = ONLY.exec(said)?.groups
  if (found === undefined) return HAS_LINE.test(said) ? { 'performs.only': 'one line', 'performs.one': 'line' } : null
  const { just, only, after, many = 'one', one = '', about } = found
  const isLine = /^(?:line|word)/iu.test(one)
  if ((just ?? only ?? after) === undefined && !(isLine && HAS_ONE.test(said))) return null
  const told = one.toLowerCase()
  const number = /^(?:two|2)$/u.test(many) ? 'two' : 'one'
  if ((number === 'one') === isPlural(told)) return null
  return {
    'performs.only': `${number} ${told}`,
    'performs.one': told,
    ...(about === undefined ? {} : { 'performs.about': about.toLowerCase() })
  }
}

/** “Mio was not sure about the baton”, “Tane’s arms went the wrong way”. */
function troubleOf(clause: string, child: string): WishSayings | null {
  const bare = clause
    .trim()
    .replace(
      /^(?:and|but|though|although|except|so|because|when|that|only|now|then|there|still|tomorrow|today|on \p{L}+day)(?: that)? (?=\p{L})/iu,
      ''
    )
    .replace(/^(?:and|but|though|except) /iu, '')
    .replace(/^(?:all (?:week|day)|(?:at|in) (?:home|practi[cs]e|rehearsals?)|sometimes) (?=\p{L})/iu, '')
    .replace(/(?<= .+) and \p{L}+s(?: .+)?$/iu, '')
    .replace(
      /(?<= .+) (?:when|because|cos|so that|once (?:he|she)|(?:before|after) (?:any|every|he|she|they)\p{L}*|(?:in|at) (?:practi[cs]e|rehearsals?))(?: .+)?$/iu,
      ''
    )
    .replace(
      / (?:lol|haha|though|tho|at home|every (?:single )?time|each time|again|today|so far|all (?:day|week|month)|at (?:us|me)|bless \p{L}+)$/iu,
      ''
    )
  // What stands after “but” goes wrong, whatever it is.
  const isBut = /^(?:but|except|though|although)(?!\p{L})/iu.test(clause.trim())
  if (bare.split(' ').length > MOST_WORDS_OF_TROUBLE || !(isBut || IS_WRONG.test(clause))) return null
  if (/(?<!\p{L})(?:i|we|me|us|(?<!thank )you|my|our|your)(?!\p{L})/iu.test(bare)) return null
  const thing = OF_THING.exec(bare)?.groups ?? otherThingIn(bare)
  if (thing !== undefined) {
    const { thing: what, does } = thing
    const isMany = isPlural(what) || what === 'feet'
    const told = pastOf(does.replace(/^keeps? (?=\p{L}+ing(?!\p{L}))/iu, 'kept '), !isMany, 'kept')
    if (told === null) return null
    if (what.toLowerCase() === 'nothing') return { 'performs.trouble': `nothing ${told}` }
    const isLimb = OF_BODY.test(what)
    return {
      'performs.trouble': `${isLimb ? `${child}’s` : 'the'} ${what.toLowerCase()} ${told}`,
      ...(isLimb && isMany ? { 'performs.limbs': what.toLowerCase() } : {})
    }
  }
  const found = OF_CHILD.exec(bare)?.groups ?? OF_PRONOUN.exec(bare)?.groups
  if (found === undefined || (/ (?:it|them|that|this)$/iu.test(bare) && !SAYS_IT.test(bare))) return null
  const { who = 'she', does = '' } = found
  // “The teacher forgets”, “rain kept falling”.
  if (NOT_A_CHILD.test(who) || isPlural(who) || (who !== child && anyNounIn(who) !== null)) return null
  const told = pastOf(does.trim(), true)
  return told === null ? null : { 'performs.trouble': `${child} ${told}` }
}

const SAYS_IT = /(?<!\p{L})(?:says?|said|whispers?|whispered|sings?|sang|plays?|reads?) it$/iu
/** “Her cartwheel is always crooked”, “the ghungroo keep slipping off”: any other thing of the child’s, of one word or two. */
function otherThingIn(bare: string): { thing: string; does: string } | undefined {
  const [owner = '', ...words] = bare.split(' ')
  if (!/^(?:his|her|the|their)$/iu.test(owner)) return undefined
  for (const length of [1, 2]) {
    const thing = words.slice(0, length).join(' ')
    const does = words.slice(length).join(' ')
    if (OTHERS.test(thing) || does === '') return undefined
    if (BEGINS_DEED.test(does)) return { thing, does }
  }
  return undefined
}

const OTHERS = wordPattern(
  String.raw`(?<!\p{L})(?:${KIN}|teacher|coach|partner|class|team|other|others|audience|judge|judges|examiner|whole|rest)(?!\p{L})`,
  'iu'
)
const BEGINS_DEED =
  /^(?:(?:always|still|just|also) )?(?:is|was|are|were|keeps?|kept|has|had|falls?|fell|comes?|came|goes|go|went|slips?|slipped|slides?|slid|squeaks?|squeaked|gets?|got|won[’']?t|can[’']?t|cannot|does(?:n[’']?t| not)|do(?:n[’']?t| not)|did(?:n[’']?t| not)|turns?|turned|drops?|dropped|flies|flew|rolls?|rolled|stops?|stopped|disappears?|tangles?|wobbles?|wobbled|sticks?|stuck|opens?|opened|unties|untied|rips?|bounces?|bounced|cracks?|starts?|started)(?!\p{L})/iu
const OF_BODY = wordPattern(String.raw`(?:^| )(?:${PARTS})$`, 'iu')
const NOT_A_CHILD = wordPattern(
  String.raw`^(?:it|they|everybody|everyone|teacher|coach|which|who|that|this|there|${KIN})$`,
  'iu'
)

/** “Keeps bowing” as “bowed”, of what is no person as “kept moving”. */
function pastOf(does: string, isOne: boolean, how?: 'kept'): string | null {
  const plain = does
    .replaceAll(/(?<!\p{L})(?:his|her|their) (?=\p{L})/giu, 'the ')
    .replaceAll(/ has (?=\p{L})/giu, ' had ')
    .replace(/ is$/iu, ' was')
    .replaceAll(TO_KIN, (kin) => capital(kin))
    .replace(/^(?:still|always|just|also|sometimes|often|now|really) /iu, '')
  if (how === 'kept' && plain.startsWith('kept ')) return plain
  const keeps = /^(?:keeps?|kept|had been) (?:on )?(?<ing>\p{L}+ing)(?<rest>(?: .+)?)$/iu.exec(plain)?.groups
  if (keeps !== undefined) {
    const forms = verbForms(keeps['ing'] ?? '')
    return forms === null ? null : `${forms.past}${keeps['rest'] ?? ''}`
  }
  for (const [form, past] of AS_PAST) if (form.test(plain)) return plain.replace(form, past)
  return pastOfDeed(plain, isOne, true)
}

const TO_KIN = wordPattern(String.raw`(?<= (?:to|at|for|from|with) )(?:${KIN})(?!\p{L})`, 'giu')
const AS_PAST: readonly (readonly [RegExp, string])[] = [
  [/^(?:’s|is|was) (?:a bit |a little |still |always |just )?/iu, 'was '],
  [/^(?:are|were) /iu, 'were '],
  [/^(?=(?:not|unsure|worried|nervous|shy|too|(?:one|a|half a) (?:beat|step|bar|second|note)) )/iu, 'was '],
  [/^(?:can(?:’?t|not| not)|couldn’?t|could not) /iu, 'could not '],
  [/^(?:won’?t|wouldn’?t|would not) /iu, 'would not '],
  [/^(?:does(?:n’?t| not)|do(?:n’?t| not)|did(?:n’?t| not)) /iu, 'did not '],
  [/^never /iu, 'never '],
  [/^(?=(?:went|forgot|froze|sang|said|spoke|got|kept|began|came|ran|fell|shook|took|lost) )/iu, '']
]

/** What only some messages say: the line that is said, who is played, how many will be there. */
function besideOf(said: string, isOnly: boolean): WishSayings {
  const line = isOnly ? LINE.exec(said)?.groups?.['line']?.trim() : undefined
  const role = ROLE.exec(said)?.groups?.['role']?.toLowerCase()
  const many = CROWD.exec(said)?.groups?.['many']?.toLowerCase()
  return {
    ...(line === undefined
      ? {}
      : {
          'performs.line': capital(line),
          // And so it is said in a short night too.
          'performs.once': `said “${capital(line)}”`
        }),
    ...(role === undefined ? {} : { 'performs.as': role.replace(/^an? /u, 'the ') }),
    ...(many === undefined ? {} : { 'performs.crowd': PEOPLE[many] ?? 'more people than anybody could count' })
  }
}

const PEOPLE: Readonly<Record<string, string>> = { 50: 'fifty people', 100: 'a hundred people', 200: 'two hundred people', 300: 'three hundred people', 400: 'four hundred people', 500: 'five hundred people', 'a hundred': 'a hundred people', fifty: 'fifty people', 'two hundred': 'two hundred people' } // prettier-ignore
