import { capital } from '../../capital.ts'
import { isCountable, isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { baseOfVerb, pastOfVerb } from '../../language/verb-forms.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { isFinite, isPast, type Clause } from './clauses.ts'
import { textOf, type TaggedWord } from './tagged-words.ts'
import { asMember, doerOf, isHuman, kinCalled, spokenOf, type ToldDoer, type Told } from './who-is-meant.ts'

/** What one clause tells, in the past and as the narrator says it. */
export interface Narrated {
  doer: ToldDoer
  lead: string
  /** What that one did, without the doer: “put his face in the water”. */
  did: string
  joint: string
  /** Whether “him” or “it” in it is of the sentence before. */
  isOfBefore: boolean
}

const MOST_WORDS = 22
const NOW: Readonly<Record<string, string>> = {
  is: 'was',
  am: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  does: 'did',
  do: 'did',
  can: 'could',
  ca: 'could',
  cannot: 'could not',
  will: 'would',
  wo: 'would',
  may: 'might',
  must: 'had to',
  '’s': 'was',
  '’re': 'were',
  '’ve': 'had',
  '’ll': 'would',
  '’m': 'was',
  '’d': 'would'
}
/** What no sentence of a narrator has in it. */
const NOT_SAID =
  /[\p{N}“”"()?%£$€/#@*_]|(?<![\p{L}’])(?:i|me|my|mine|we|us|our|ours|you|your|yours|myself|yourself|lol|haha|omg|btw|idk|tbh|guess|pls|please|story|stories|etc|incl|min|hrs|im|ive|id|dont|gonna|wanna|kinda|nope|yep|eh|sorry)(?![\p{L}])|(?:^| )(?:an?|the|to|and|of|but|or|so|with|from|that|because|who|which|his|her|their|’s)$/iu

/** The clause as it is told, or null where it cannot be told whole. */
export function narrated(clause: Clause, told: Told): Narrated | null {
  const wasNamed = told.isGroupNamed
  const fact = narratedBy(clause, told)
  // In a clause that is left out the family was not named.
  if (fact === null) told.isGroupNamed = wasNamed
  return fact
}

function narratedBy(clause: Clause, told: Told): Narrated | null {
  const said = textOf(clause.said)
  if (OF_THE_TELLING.test(said) || saysOfItself(clause, said)) return null
  // “Tomorrow is the wedding”.
  const isDay = clause.subject.length === 0 && /^tomorrow$/iu.test(textOf(clause.lead)) && /^is /iu.test(said)
  const doer = doerOf(isDay ? 'tomorrow' : textOf(clause.subject).replaceAll("'", '’'), said, told)
  if (doer === null || doer.text.trim() === '' || isAsked(clause)) return null
  const owned =
    doer.isPronoun || doer.isPerson
      ? doer
      : { ...doer, text: inThird(doer.text, doer, told).replace(/^the (?=\p{Lu}\p{Ll}+’s )/u, '') }
  const lead = isDay ? '' : timesOf(textOf(clause.lead))
  const did = didOf(clause, owned, told)
  if (did?.includes(owned.text) === true && owned.text.includes(' ')) return null
  if (did === null || NOT_SAID.test(`${owned.text} ${did}`) || NOT_SAID.test(lead)) return null
  if (did.split(' ').length > MOST_WORDS || SAYS_NOTHING.test(did)) return null
  const isOfBefore = refersBack(did, owned, told)
  if (
    !owned.isPerson &&
    !owned.isPronoun &&
    !owned.isMany &&
    (told.isTale || anyNounIn(owned.text)?.sort === 'creature')
  )
    told.creature ??= owned
  if (!doer.isPronoun) told.last = owned
  else if (told.last === null) told.last = owned
  if (owned.isPerson && !owned.isMany && owned.gender !== null) told.before = [...told.before, owned]
  // “Grandma called and he …”: of one who was named as an object.
  for (const member of told.family) {
    if (member.gender === 'he' || member.gender === 'she')
      if (wordPattern(String.raw`(?<!\p{L})${member.called}(?!\p{L}|’)`, 'u').test(did))
        told.before = [asMember(member), ...told.before]
  }
  return { doer: owned, lead, did, joint: clause.joint, isOfBefore }
}

/** “Leo said I am a dinosaur”: of Leo, and not of the parent who typed it. */
function saysOfItself({ subject }: Clause, said: string): boolean {
  return (
    !/^(?:i|we)$/iu.test(textOf(subject)) &&
    /^(?:says?|said|asks?|asked|shout(?:s|ed)|tells?|told|announced?s?|thinks?|thought)(?!\p{L}).*(?<![\p{L}’'])(?:i|my|mine|myself)(?!\p{L})/iu.test(
      said
    )
  )
}

const SAYS_NOTHING = /^(?:said|told|asked|had|was|were|got|made|took|put|did|would|could|let|gave)?$/u
/** “Mama do camels get thirsty”, and a power cut. */
function isAsked({ subject, said, verbAt }: Clause): boolean {
  const verb = said[verbAt]?.text.toLowerCase() ?? ''
  const next = said[verbAt + 1]
  const isOfMany =
    /^(?:i|we|you|they)$/iu.test(subject.at(-1)?.text ?? '') || isPlural(subject.at(-1)?.text.toLowerCase() ?? '')
  if (/^(?:can|will|would)$/u.test(verb) || (verb === 'do' && !isOfMany))
    return next === undefined || /^(?:NOUN|PRON|DET|PROPN)$/u.test(next.pos)
  if (verb === 'did' && /^(?:i|you|he|she|we|they)$/iu.test(next?.text ?? '')) return true
  return verb === 'cut' && /^power$/iu.test(subject.at(-1)?.text ?? '')
}

/** What is said of the story and not in it. */
const OF_THE_TELLING =
  /(?<!\p{L})(?:be in it|in the story|idea from|dictated by|signed by|should be|should (?:not )?(?:sing|end|have)|can (?:it|you)|make it)(?!\p{L})/iu

/** “We found him in papa’s slipper”: the beetle of whom was told. */
function refersBack(did: string, doer: ToldDoer, told: Told): boolean {
  return (
    /(?<![\p{L}’])(?:it|its)(?!\p{L})/iu.test(did) &&
    doer.gender === null &&
    told.creature !== null &&
    told.creature.text !== doer.text &&
    !doer.isPronoun
  )
}

function timesOf(lead: string): string {
  return lead
    .replaceAll(/(?<!\p{L})(?:today|tonight|yesterday|just now)(?!\p{L})/giu, '')
    .replaceAll(/(?<!\p{L})this (?=morning|afternoon|evening|week)/giu, 'that ')
    .replace(/,$/u, '')
    .trim()
}

/** What was done, word by word: times of now as times of then, and everybody as the narrator calls them. */
function didOf({ said, verbAt }: Clause, doer: ToldDoer, told: Told): string | null {
  const words: TaggedWord[] = said.map((word) => ({ ...word, text: word.text.replaceAll("'", '’') }))
  const out: TaggedWord[] = []
  let hasFirst = false
  for (const [at, word] of words.entries()) {
    const past = at === verbAt ? firstVerb(words, at, doer, told) : laterVerb(words, at)
    hasFirst ||= past !== null
    if (past === null) out.push(/^not$/iu.test(word.text) ? { ...word, isGlued: false } : word)
    else out.push({ ...word, text: past, isGlued: false })
  }
  if (!hasFirst) return null
  return inThird(
    (doer.isMany || !/^the whole family$/u.test(doer.text)
      ? textOf(out)
      : textOf(out).replace(/^(?<is>was|were|had) all /iu, '$<is> ')
    )
      .replaceAll(/(?<=\p{L}) n[’']?t(?!\p{L})/giu, 'n’t')
      .replaceAll(/(?<=(?:could|did|would|was|were|had))n[’']?t(?!\p{L})/giu, 'n’t')
      .replaceAll(/(?<!\p{L})not have to(?!\p{L})/giu, 'not have to'),
    doer,
    told
  )
}

function firstVerb(
  words: readonly TaggedWord[],
  at: number,
  { text, isMany, isPerson }: ToldDoer,
  { isToCome }: Told
): string | null {
  const word = words[at]
  if (word === undefined) return null
  const plain = word.text.toLowerCase()
  const isThen = /^(?:VERB|AUX)$/u.test(words[at + 1]?.pos ?? '') && isPast(words[at + 1]?.text.toLowerCase() ?? '')
  if (plain === '’s' && /^been$/iu.test(words[at + 1]?.text ?? '')) return 'had'
  if (plain === '’s' && isThen && /^(?:got|been|had|made|taken|lost|found)$/iu.test(words[at + 1]?.text ?? ''))
    return 'had'
  if (plain === 'must' && /^(?:n[’']?t|not)$/iu.test(words[at + 1]?.text ?? '')) return 'must'
  const now = NOW[plain]
  // “The ball stuck on the roof”.
  if (/^(?:stuck|cancelled|canceled|delayed)$/u.test(plain) && !/^(?:DET|PRON)$/u.test(words[at + 1]?.pos ?? ''))
    return `${isMany ? 'were' : 'was'} ${plain}`
  if (/^(?:is|are|was|were|am|’s|’re|’m)$/u.test(plain)) return isMany ? 'were' : 'was'
  if (now !== undefined) return now
  if (/^(?:did|had|could|would|should|might)$/u.test(plain)) return plain
  if (isPast(plain)) return plain
  const base = baseOfVerb(plain)
  if (base !== null && isToCome && (isPerson || text.startsWith('every')) && TO_COME.test(base)) return `would ${base}`
  return base === null ? null : pastOfVerb(base)
}

/** What is done on the day; all else is so already. */
const TO_COME =
  /^(?:come|go|take|bring|get|start|leave|meet|visit|fly|arrive|drive|travel|catch|pick|open|begin|move|stay|carry|turn|perform|celebrate|sleep|see|have)$/u

/** A verb of now behind the first one; null of every other word. */
function laterVerb(words: readonly TaggedWord[], at: number): string | null {
  const word = words[at]
  if (word === undefined) return null
  const plain = word.text.toLowerCase()
  const last = words[at - 1]?.text.toLowerCase() ?? ''
  const next = words[at + 1]
  const now = NOW[plain]
  if (/^(?:he|she|it|everyone|everybody|nobody)$/u.test(last) && /[^s]s$/u.test(plain) && now === undefined) {
    const does = baseOfVerb(plain)
    if (does !== null && does !== plain) return pastOfVerb(does)
  }
  if (now !== undefined && word.pos === 'AUX') {
    if (plain === '’s' && word.pos === 'AUX') return 'was'
    return /^(?:to|not|n’t|will|would|could|should|must|did|does|might|can|’ll)$/u.test(last) ||
      (plain === 'do' && !/n’t/u.test(next?.text ?? ''))
      ? null
      : now
  }
  if (now !== undefined && /^(?:has|have)$/u.test(plain))
    return /^(?:to|not|n’t|will|would|could|should|must|did|does|might|can)$/u.test(last) ? null : 'had'
  if (/^(?:who|what|which)$/u.test(last) && /[^s]s$/u.test(plain)) {
    const asked = baseOfVerb(plain)
    return asked === null ? null : pastOfVerb(asked)
  }
  if (
    /^(?:and|but|then|nobody)$/u.test(last) &&
    word.pos === 'VERB' &&
    !/(?:s|ing|ed)$/u.test(plain) &&
    !isPast(plain) &&
    at > 1 &&
    now === undefined
  ) {
    const bare = baseOfVerb(plain)
    // “They swapped letters and laugh”, and not “to dig and laugh”.
    const isOfTo = words
      .slice(0, at)
      .some(({ text }) => /^(?:to|let|made|would|could|can|will|did|n[’']t)$/iu.test(text))
    return isOfTo || bare !== plain ? null : pastOfVerb(bare)
  }
  if (/^(?:and|but|then)$/u.test(last) && /[^s]s$/u.test(plain) && tagsOfWord(plain).includes('PresentTense')) {
    const also = baseOfVerb(plain)
    return also === null || also === plain ? null : pastOfVerb(also)
  }
  if (word.pos !== 'VERB' || isPast(plain) || !isFinite(words, at)) return null
  // “Mulberry leaves.”
  if (
    /^(?:NOUN|PROPN)$/u.test(words[at - 1]?.pos ?? '') &&
    !/^(?:DET|PRON|ADP|ADV|ADJ|PROPN|NUM|PART)$/u.test(next?.pos ?? '')
  )
    return null
  if (
    /^(?:have|has|had|the|a|an|of|no|some)$/u.test(last) ||
    !/^(?:NOUN|PROPN|PRON|ADV|CCONJ|SCONJ|PART)$/u.test(words[at - 1]?.pos ?? '')
  )
    return null
  const base = baseOfVerb(plain)
  if (base === null || !isSimplePresent(plain, base)) return null
  return pastOfVerb(base)
}

function isSimplePresent(plain: string, base: string): boolean {
  return plain === base || plain.endsWith('s')
}

const OF_KIN = wordPattern(
  String.raw`(?<!\p{L}|[’']s )(?<owner>(?:my|our|his|her|the) )?(?:(?:big|little|baby) )?(?<kin>${KIN})(?<name> (?-i:\p{Lu})\p{Ll}+)?(?<own>[’']?s(?= \p{L}))?(?!\p{L}|[’'])`,
  'giu'
)

/** Names that are words as well: “the sun rose”, “an owl”. */
const WORDS_TOO =
  /^(?:an|will|may|mark|rose|drew|art|rob|sue|bill|grace|hope|joy|dawn|summer|sky|star|sunny|river|olive|ivy|lily|daisy|poppy|robin|rocky|pat|ray|dean|grant|chase|hunter|mason|faith|jack|june|april|august|sol|luna|mar|cielo)$/iu

/** As the narrator says it, who speaks of all of them in the third person. */
function inThird(said: string, doer: ToldDoer, told: Told): string {
  const { family, typist } = told
  const names = family.reduce(
    (sentence, { called }) =>
      sentence.replaceAll(
        wordPattern(
          String.raw`(?<![\p{L}’]|(?<!\p{L})(?:an?|the|some|two|three) )${called.replaceAll(/[^\p{L} -]/gu, '.')}(?<own>[’']?s(?= \p{L}))?(?=$|[^\p{L}])`,
          'giu'
        ),
        // A rose is no Rose.
        (all: string, own: string | undefined) =>
          /^\p{Ll}/u.test(all) && WORDS_TOO.test(called) ? all : own === undefined ? called : `${called}’s`
      ),
    said
  )
  const kin = names.replaceAll(
    OF_KIN,
    (all: string, owner: string | undefined, one: string, name: string | undefined, own: string | undefined) => {
      if (
        /^the $/iu.test(owner ?? '') ||
        (owner === undefined && /^(?:pops?|pa|ma|partner)$/iu.test(one)) ||
        /^(?:twins|kids|family|baby|child)$/iu.test(one) ||
        (/s$/iu.test(one) && !/[’']/u.test(one) && own === undefined && kinCalled(one, family) === null)
      )
        return all
      const called = kinCalled(`${one}${name ?? ''}`, family)
      if (called === null) return all
      return `${called.called}${own === undefined ? '' : '’s'}`
    }
  )
  const isTypist = typist !== null && doer.text === typist.called
  const himself = doer.gender === 'he' ? 'himself' : doer.gender === 'she' ? 'herself' : 'themselves'
  const his = doer.gender === 'he' ? 'his' : doer.gender === 'she' ? 'her' : 'their'
  const mine = typist === null ? 'my' : isTypist ? his : `${typist.called}’s`
  const me = typist === null ? 'me' : typist.called
  const plain = kin
    .replaceAll(/(?<![\p{L}’])myself(?!\p{L})/giu, himself)
    .replaceAll(/(?<![\p{L}’])ourselves(?!\p{L})/giu, 'themselves')
    .replaceAll(/(?<![\p{L}’])my(?!\p{L})|(?<=(?:than|like|as|and|of|to|with|for) )mine(?!\p{L})/giu, mine)
    .replaceAll(/(?<![\p{L}’])i(?!\p{L})/giu, isTypist ? (doer.gender === 'he' ? 'he' : 'she') : me)
    .replaceAll(/(?<![\p{L}’])me(?!\p{L})/giu, isTypist ? (doer.gender === 'he' ? 'him' : 'her') : me)
    .replaceAll(/(?<![\p{L}’])we(?!\p{L})/giu, 'they')
    .replaceAll(/(?<![\p{L}’])us(?!\p{L})/giu, 'them')
    .replaceAll(/(?<![\p{L}’])ours(?!\p{L})/giu, 'theirs')
    .replaceAll(/(?<![\p{L}’])our(?!\p{L})/giu, 'their')
    .replaceAll(
      /(?<![\p{L}])(?<whose>neighbour|neighbor|teacher|dog|cat|baby|brother|sister|cousin|driver|nana|grandma|granny|mum|dad|grandad|grandpa)s (?=(?:socks|pants|washing|birthday|village|slippers|kitchen|glasses|cake|cat|dog|ear|ears|hat|shoe|shoes|house|garden|car|bike|tail|head|bag|bed|hair|nose|paw|paws|bowl|desk|lunch|fence|tree)(?!\p{L}))/giu,
      '$<whose>’s '
    )
    .replaceAll(
      /,? ?(?<![\p{L}’])(?:today|tonight|yesterday|just now|earlier today|this time|right now)(?!\p{L})/giu,
      ''
    )
    .replaceAll(/(?<!\p{L})this (?=morning|afternoon|evening|week)/giu, 'that ')
  return ofOthers(withArticles(plain), doer, told)
}

/** “Into new flat”, “of spelling test”, “, size of a pencil”: articles that a hurried thumb leaves out. */
function withArticles(said: string): string {
  return said
    .replaceAll(/, size of (?=\p{L})/gu, ', the size of ')
    .replaceAll(
      /(?<= (?:in|into|to|at|on|with|for|got|had|made) )(?<of>new|big|brand new|tiny|huge) (?<noun>\p{Ll}+)(?=$|[ ,.])/gu,
      (all: string, of: string, noun: string) =>
        isCountable(noun) && !isPlural(noun) ? withArticle(`${of} ${noun}`) : all
    )
    .replaceAll(
      /(?<= (?:front|middle|top|bottom|side|end|edge|inside|back) of )(?<noun>(?:\p{Ll}+ )?\p{Ll}+)(?=$|[,.]| (?:in|and|at|on|with|but|so))/gu,
      (noun: string) =>
        /^(?:the|an?|my|our|his|her|their|its|every\p{L}*|all|it|them|class|nowhere|us|that|this|one|town) ?/u.test(
          noun
        ) || !isCountable(noun.split(' ').at(-1) ?? '')
          ? noun
          : `the ${noun}`
    )
    .replaceAll(/(?<![ ,]) (?=even \p{Lu})/gu, ', ')
}

/** “Him”, “her” and “she” by name, where they are not the one who does it. */
function ofOthers(said: string, doer: ToldDoer, told: Told): string {
  return said.replaceAll(
    /(?<![\p{L}’])(?<word>he|she|him|her|hers|his)(?![\p{L}])(?<next> \p{L}+)?/giu,
    (all: string, word: string, next: string | undefined) => {
      const gender = /^h(?:e|im|is)$/iu.test(word) ? 'he' : 'she'
      if (doer.gender === gender) return all
      const meant = spokenOf(gender, told)
      // One of whom only the name is known may be either.
      if (doer.isPerson && doer.gender === null && !doer.isMany && doer.text !== 'the whole family') return all
      // “An old man stopped it with his foot”.
      if (isHuman(doer)) return all
      // The beetle that got out, and not the child who has not been spoken of.
      if (
        (told.isTale || told.creature !== null) &&
        !told.before.some((each) => each.gender === gender) &&
        (doer.text !== told.creature?.text || told.isTale)
      ) {
        const isIts =
          /^his$/iu.test(word) || (/^her$/iu.test(word) && next !== undefined && !IS_NO_NOUN.test(next.trim()))
        return `${isIts ? 'its' : 'it'}${next ?? ''}`
      }
      const isKnown = meant?.text === told.hero?.called || told.before.some((each) => each.text === meant?.text)
      if (
        meant === null ||
        meant.isPronoun ||
        !isKnown ||
        wordPattern(String.raw`(?<!\p{L})${meant.text}(?!\p{L})`, 'u').test(said)
      )
        return all
      const isOwner =
        /^his$/iu.test(word) || (/^her$/iu.test(word) && next !== undefined && !IS_NO_NOUN.test(next.trim()))
      return `${meant.text}${isOwner ? '’s' : ''}${next ?? ''}`
    }
  )
}

const IS_NO_NOUN =
  /^(?:to|from|at|in|on|with|for|and|but|so|again|back|up|down|out|off|over|into|the|an?|some|about|when|because|that|if|how|what|where|who|was|were|had|did|before|after|all|too|by|of|not|never|one|two|three|until|while|as|near|around|away|home|there|here|first|it)$/iu

/** “Wiremu caught his first fish”, with its capital letter. */
export function sentenceOf({ doer, lead, did }: Narrated, as: string = doer.text): string {
  return capital(`${lead === '' ? '' : `${lead} `}${as} ${did}`.replaceAll(/\s+/gu, ' ').replaceAll(/ (?=[,.])/gu, ''))
}
