import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { verbForms } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'

const KIDS =
  'kids|boys|girls|children|twins|sisters|brothers|siblings|cousins|sons|daughters|toddlers|lot|friends|grandkids|grandchildren|little ones|girlies|lads|monkeys'
const END = String.raw`(?<what>[^.,!?;:()–—]+)`
/** What is said before the thing or the turn that more than one wants. */
const OVER: readonly RegExp[] = [
  String.raw`(?:fought|fight(?:s|ing)?|argu(?:ed|es|ing|e|ments?)|quarrel(?:led|ling|s)?|row(?:s|ed|ing)?|squabbl(?:ed|es|ing|e)|bicker(?:ed|ing|s)?|war|wars|battle(?:s|d|ing)?|stand-?off|fell out|fall(?:s|en|ing)? out|tug of war|meltdowns?|drama|disagree(?:d|ing|ment)?|debate|negotiations?|fuss|scrap|tussle|ding dong|handbags|tantrums?|screaming match|race)(?: [^.,!?;:]*?)?? (?:over|about|for|on) (?=(?:the |a |one |who|whose|our |their |her |his |this |that |sitting |pressing |pushing |holding |going )|\p{L}+ (?:seat|button))${END}`,
  String.raw`(?:both|all|each|everyone|everybody|all (?:two|three|four)|neither)(?: of (?:them|us|the (?:${KIDS})))?(?: the| my| our)?(?: (?:${KIDS}))? (?:want(?:s|ed|ing)?|need(?:s|ed)?|have to have|had to have|insist(?:ed|s)? on|grab(?:bed|s)?|claim(?:ed|s)?|love|fancy|wanna)(?: (?:to )?(?:have|be on|be in|be the one to|get|use))? ${END}`,
  String.raw`(?:want(?:s|ed)?|wanting) (?=the same |(?:the )?only ${'(?:one )?'})(?:the same |the only (?:one )?)${END}`,
  String.raw`(?=(?:who|whose) (?:gets?|got|goes|turn|go|sits|presses|pushes|can|will|should|is going) (?!(?:up|out|off|down|dressed|ready|better|lost|stuck|home|away|to (?:bed|sleep|work|school)|very|so|all|everywhere|nowhere)(?!\p{L})))${END}`,
  String.raw`(?:taking|takes?|took|having|have) (?:it in |in )?turns (?:on|with|at|in|for|to|pushing|pressing|riding) ${END}`,
  String.raw`shar(?:e|es|ed|ing) (?=(?:the|one|a|an|his|her|their|our|my|this) )${END}`,
  String.raw`(?:two|three|four|five|2|3|4|5) (?:\p{L}+ )?(?:${KIDS})(?: and| with| but|,)? (?:only |just )?(?:one|1|a single) ${END}`,
  String.raw`^(?:there(?: i|’)s )?(?:only )?(?:one|1) (?=(?:\p{L}+ ){1,3}?(?:and |but |for |, )?(?:two|three|four|five|2|3|4|5) (?:\p{L}+ )?(?:${KIDS}))(?<what>(?:\p{L}+ ?){1,3}?)(?= (?:and|but|for|two|three|four|five|\d))`,
  String.raw`^(?:there(?: i|’)s )?only (?:one|1) (?<what>(?:\p{L}+ ){0,2}?\p{L}+)(?= (?:and|but|so) (?:both|they both|all))`,
  String.raw`(?:we|they|we’ve|they’ve) (?:only )?(?:have|had|got|own)? ?(?:only )?(?:got )?one ${END}`,
  String.raw`(?:his|her|my|whose|nobody’s|not his|not her|not my) (?:turn|go) (?:on|with|at|in) ${END}`
].map((said) => wordPattern(String.raw`(?<!\p{L})${said}`, 'iu'))
/** Where a thing or a turn ends. */
const GOES_ON =
  /(?: (?:and|but|because|cos|so|when|while|again|today|yesterday|tonight|now|all|until|till|at|every|after|before|then|this|that|please|lol|has|is|was|will|without|since|who|which|he|she|they|we|i|it|for (?:ages|hours)|from|story|together|nicely|these|in (?:the )?(?:car|bus|lift|end|park|bath|morning|evening|playground|garden|house)|on (?:the )?(?:bus|train|plane|way|car)|with (?:his|her|my|each|cousin|a friend|\p{Lu})|between|went|started|got|ended|led|causing|makes?|made)(?!\p{L})| ?[^\p{L}\p{N}\s’-]).*$/iu
/** Harm, sorrow, what others quarrel about, and what has a story of its own. */
const NOT_THIS =
  /(?<!\p{L})(?:bit|bite|bitten|bites|hit|hits|hitting|kick\p{L}*|punch\p{L}*|scratch\p{L}*|pinch\p{L}*|shov\p{L}*|slap\p{L}*|pushed (?:him|her|me)|hurt\p{L}*|blood|bled|bruise\p{L}*|hair|knife|police|custody|divorc\p{L}*|separat\p{L}*|parents|husband|wife|ex|court|died|dead|die|hospital|broke|broken|cry|cried|crying|tears|hate[sd]?|bullies|bully|bullied|bullying|strangers?|lawyers?|neighbours?|bunks?|bunk ?beds?|soldiers?|ukraine|country|countries|army|cancer|lonely|alone)(?!\p{L})/iu
const GROWN_UPS_QUARREL =
  /(?<!\p{L})(?:(?:mum|mom|mummy|mommy|dad|daddy|grandma|nana|granny) and (?:dad|daddy|mum|mom|mummy|mommy|grandad|grandpa|i|me|my \p{L}+)|(?:me|i) and (?:my )?(?:husband|wife|partner|dad|mum)|we (?:fought|argued|had a row|keep arguing|are arguing))(?!\p{L})/iu
const NOT_SHARED =
  /(?:patio|garden|park|yard|beach|floor|grass|street|secrets?|news|birthday|cold|cough|germs|rooms?|bedroom|house|home|toys|things|everything|mum|mummy|mom|mommy|dad|daddy|nana|granny|attention|love|friends?|cake|biscuits?|cookies?|pancakes?|pizza|ice ?creams?|lolly|lollies|sweets?|chocolate|crisps|chips|samosas?|mangoe?s?|strawberr(?:y|ies)|orange|apples?|bananas?|slice|piece|food|dinner|lunch|snacks?|money|nothing|it|them|him|her|that|this|day|time|story|winner|best|right|first|birthday|baby|kitten|puppy|dog|cat|world|planet|king|boss|land|turn|go|half|one|bit|batter|dough|mixture|bigger|biggest|most)$/iu

/** “They both wanted the scooter”, “three kids one swing”, “he wants the light on, she wants it off”. */
export const twowant: IncidentReader = (message, family) => {
  const text = message.replaceAll("'", '’').replaceAll(/\s+/gu, ' ').trim()
  if (NOT_THIS.test(text) || GROWN_UPS_QUARREL.test(text) || isTaleOfOthers(text)) return null
  const slots = unlikeIn(text) ?? sameIn(text)
  if (slots === null) return null
  const children = family.filter(({ isHero, isChild, speaks }) => !isHero && isChild && speaks)
  const isBesideSomebody = /(?:next to|beside|by|near) \p{Lu}/u.test(slots['twowant'] ?? '')
  const named = children.find(({ called }) => namesIn(text, called)) ?? (isBesideSomebody ? children[0] : undefined)
  // Mummy does not want the place next to Mummy.
  if (isBesideSomebody && named === undefined) return null
  return named === undefined ? slots : { ...slots, 'with.kin': named.called }
} // prettier-ignore

function namesIn(text: string, called: string): boolean {
  return text.toLowerCase().split(/[^\p{L}]+/u).includes(called.toLowerCase())
} // prettier-ignore

/** “Two dragons both want the crown” is a tale of those, and “a baker who gets the first loaf” of a baker. */
function isTaleOfOthers(text: string): boolean {
  const [, who] = /^(?:an?|the|two|three|four|once|one|some) ((?:\p{L}+ ){0,2}?\p{L}+) (?:and|who|both|all|want|fight|fought|argu|shar)/iu.exec(text) ??
    /^(?:(?:an?|the|two|three|four|once|one|some) )?((?:\p{L}+ ){0,2}?\p{L}+) tak(?:e|ing) turns/iu.exec(text) ??
    []
  // Kids are no young goats.
  if (who !== undefined && OF_CHILDREN.test(who)) return false
  const sort = who === undefined ? undefined : anyNounIn(who)?.sort
  if (sort === 'creature' || sort === 'machine') return true
  // “A toothbrush who goes on strike” does, and no child asks who is to go first.
  return sort !== undefined && TALE_SORTS.includes(sort) && /^(?:an?|the) (?:\p{L}+ ){1,3}?who /iu.test(text)
} // prettier-ignore

const OF_CHILDREN = wordPattern(String.raw`^(?:${KIDS})$`, 'iu')
const TALE_SORTS: readonly NounSort[] = ['person', 'thing', 'stuff', 'food', 'place']

interface Unlike {
  names: RegExp
  bare: string
  opened: string
  shut: string
  why: string
  because: string
}
const OPENS = { opened: 'opened it', shut: 'shut it' }
const SWITCHES = { opened: 'switched it on', shut: 'switched it off' }
const UNLIKE: readonly Unlike[] = [
  { names: /night ?lights?/iu, bare: 'night light', ...SWITCHES, why: 'I want to see where everything is', because: 'It shines right through my eyelids' },
  { names: /lights?|lamps?/iu, bare: 'light', ...SWITCHES, why: 'I want to see where everything is', because: 'It shines right through my eyelids' },
  { names: /windows?/iu, bare: 'window', ...OPENS, why: 'I want to hear what’s going on outside', because: 'It blows on my ear' },
  { names: /doors?/iu, bare: 'door', ...OPENS, why: 'I want to hear what’s going on out there', because: 'It lets a stripe of light in, right across my eyes' },
  { names: /curtains?|blinds?/iu, bare: 'curtain', ...OPENS, why: 'I want to see the sky', because: 'The street lamp shines right in my eyes' },
  { names: /fan/iu, bare: 'fan', ...SWITCHES, why: 'I like the wind on my toes', because: 'It blows in my ear' },
  { names: /ac|a\/c|air ?con(?:ditioner|ditioning)?|cooler/iu, bare: 'air conditioner', ...SWITCHES, why: 'I like the wind on my toes', because: 'It blows in my ear' },
  { names: /radio|music|white noise|noise machine/iu, bare: 'radio', ...SWITCHES, why: 'I want to hear the next song', because: 'It goes straight in at my ear' }
].map((thing) => ({ ...thing, names: wordPattern(String.raw`(?<!\p{L})(?:${thing.names.source})(?!\p{L}| switch| button| seat| place)`, 'iu') })) // prettier-ignore
const DIFFER =
  /(?<!\p{L})(?:wants?|wanted|likes?|needs?|prefers?|insists?|wars?|fight(?:s|ing)?|fought|argu\p{L}+|rows?|battles?|disagree\p{L}*|can’t agree|cannot agree|vs|versus|squabbl\p{L}+|bicker\p{L}*|quarrel\p{L}*|debate|one .* (?:the )?other)(?!\p{L})/iu

function unlikeIn(text: string): WishSayings | null {
  const isSwitched = /(?<!\p{L})on(?!\p{L})(?! and off)/iu.test(text) && /(?<!\p{L})(?:off|dark)(?!\p{L})/iu.test(text)
  const isOpened = /(?<!\p{L})open(?!\p{L})/iu.test(text) && /(?<!\p{L})(?:shut|closed?)(?!\p{L})/iu.test(text)
  if ((!isSwitched && !isOpened) || !DIFFER.test(text)) return null
  const found = UNLIKE.find(({ names, opened }) => names.test(text) && (opened.startsWith('opened') ? isOpened : isSwitched))
  if (found === undefined) return null
  const { bare, opened, shut, why, because } = found
  const isDoor = opened.startsWith('opened')
  return {
    twowant: `the ${bare}`,
    'twowant.bare': bare,
    'twowant.one': isDoor ? 'open' : 'on',
    'twowant.two': isDoor ? 'shut' : 'off',
    'twowant.opened': opened,
    'twowant.shut': shut,
    'twowant.why': why,
    'twowant.because': because
  }
} // prettier-ignore

function sameIn(text: string): WishSayings | null {
  for (const over of OVER) {
    const what = over.exec(text)?.groups?.['what']
    if (what === undefined) continue
    const turn = turnOf(what.replace(/^one of /iu, 'the ').trim())
    if (turn !== null) return turn
  }
  return null
}

const GETS =
  /^(?:(?:who|whose|which one|which of them) )?(?:gets? to|got to|gets|got|can|will|should|is going to|is allowed to|was allowed to|has to|to|(?:turn|go)(?: it is| it was| was it| is it| is| was)?(?: to|(?= (?:on|with|in|at) ))) /iu
const DEED =
  /^(?:(?:to )?(?<verb>press|push|sit|hold|have|use|ride|play with|go on|go down|go first down|go first on|be on|carry|pull|drive|wear|sleep in|sleep on|swing on|stir|ring|open|feed|walk|water|turn on)(?: down)?|(?<who>who )?(?<form>press(?:es|ing)|push(?:es|ing)|sit(?:s|ting)|hold(?:s|ing)|rid(?:es|ing)|us(?:es|ing)|go(?:es|ing) (?:first )?(?:on|down)|ring(?:s|ing)|carr(?:ies|ying)|pull(?:s|ing))) (?<rest>.+)$/iu

function turnOf(said: string): WishSayings | null {
  const isGot = GETS.test(said)
  const phrase = said.replace(GETS, '').replace(GOES_ON, '').replace(/^(?:on|with|in|at) (?=the |a |her |his )/iu, '').trim()
  const { verb, form = '', rest } = DEED.exec(phrase)?.groups ?? {}
  if (rest === undefined) return /^(?:who|whose|what|how|which)(?!\p{L})/iu.test(phrase) && !isGot ? null : turnWith(phrase)
  const base = verb?.toLowerCase() ?? baseOfForm(form)
  return /^sit$/u.test(base) ? placeOf(rest) : turnOfDeed(base, rest)
} // prettier-ignore

function baseOfForm(form: string): string {
  const [verb = '', ...after] = form.toLowerCase().split(' ')
  return [verbForms(verb)?.base ?? verb, ...after].join(' ')
}

/** “By the window”, “next to Mummy”, “in the front”. */
function placeOf(rest: string): WishSayings | null {
  const where = namesKept(rest.toLowerCase().replace(/^(?:the )?(?:closest|nearest) to /u, 'next to '))
  if (!/^(?:by|next to|beside|in|at|on|near|behind) (?:the |\p{Lu}|my |our )/u.test(where)) return null
  const [, seat] = /^(?:in|on) the (.*(?:seat|chair|armchair|swing|beanbag|stool|bench|sofa))$/u.exec(where) ?? []
  if (seat !== undefined) return turnWith(`the ${seat}`)
  return told(`place ${where}`, `sit ${where}`, `stood ${where}`)
}

function turnOfDeed(verb: string, rest: string): WishSayings | null {
  const thing = thingIn(rest)
  if (thing === null) return null
  const the = `the ${thing}`
  if (verb === 'press' || verb === 'ring' || (verb === 'push' && /(?:button|bell|switch)$/u.test(thing)))
    return turnWith(the)
  if (/^(?:have|use|ride|play with|go |be |go$|swing)/u.test(verb)) return turnWith(the)
  return told(thing, `${verb} ${the}`, `had ${the} between them`)
}

/** What is done in a turn with a thing, by what it is. */
function turnWith(phrase: string): WishSayings | null {
  const thing = thingIn(phrase)
  if (thing === null) return null
  const the = `the ${thing}`
  const [, where] = /^(?:seat|place|spot|space) ((?:on|in|by|next to|at|beside) .+)$/u.exec(thing) ?? []
  if (where !== undefined) return told(`place ${where}`, `sit ${where}`, `stood ${where}, side by side`)
  if (/(?:button|buzzer)$/u.test(thing))
    return told(thing, `press ${the}`, `pressed ${the}, one with its toe and one with its heel`)
  if (thing.endsWith('bell')) return told(thing, `ring ${the}`, `rang ${the}, one with its toe and one with its heel`)
  if (thing.endsWith('switch')) return told(thing, `press ${the}`, `pressed ${the}, one up and one down`)
  if (thing.endsWith('slide')) return told(thing, `go down ${the}`, `went down ${the}, one behind the other`)
  if (thing.endsWith('trampoline')) return told(thing, `bounce on ${the}`, `stood on ${the}, side by side`)
  if (/(?:scooter|bike|bicycle|trike|tricycle|skateboard|tractor|horse|kart|pony|seesaw|car|sledge|wagon|unicorn|hoverboard)$/u.test(thing))
    return told(thing, `ride ${the}`, `stood on ${the}, side by side`)
  if (/(?:hammock|armchair|beanbag|trolley|bath|tub|tent|den|paddling pool)$/u.test(thing))
    return told(thing, `sit in ${the}`, `stood in ${the}, side by side`)
  if (/(?:swing|chair|seat|stool|bench|sofa|couch|cushion|step|spot|place|lap|pouffe|log|rock)$/u.test(thing))
    return told(thing, `sit ${/(?:seat|spot|place)$/u.test(thing) ? 'in' : 'on'} ${the}`, `stood on ${the}, side by side`)
  return told(thing, `have ${the}`, `had ${the} between them`)
} // prettier-ignore

function thingIn(phrase: string): string | null {
  const thing = namesKept(
    phrase
      .toLowerCase()
      .replace(GOES_ON, '')
      .replace(/^(?:(?:the|an?|one|his|her|their|our|my|this|that|only|same|new|exact|very) )+/u, '')
      .replace(/^(?:last|best|only) /u, '')
      .trim()
  )
  if (!/^\p{L}[\p{L}’-]*(?: [\p{L}’-]+){0,3}$/u.test(thing) || isPlural(thing) || NOT_SHARED.test(thing)) return null
  const noun = anyNounIn(thing)
  if (noun?.sort === 'food' || noun?.sort === 'person' || noun?.sort === 'creature') return null
  return /(?<!\p{L})(?:who|whose|which|that|i|you|he|she|we|they|me|us|not|never|be|to|get|gets|is|was|of|over|about|and|or)(?!\p{L})/iu.test(thing) ? null : thing
} // prettier-ignore

function namesKept(phrase: string): string {
  return phrase
    .replaceAll(/(?<!\p{L})(?:mummy|mum|mommy|mom|daddy|dad|papa|mama|grandma|granny|nana|nanny|nani|grandpa|grandad|opa|oma)(?!\p{L})/giu, (kin) => capital(kin))
    .replaceAll(/(?<!\p{L})(?:my|our|his|her) /gu, '')
    .replaceAll(/(?<!\p{L})ipad(?!\p{L})/gu, 'iPad')
    .replaceAll(/(?<!\p{L})tv(?!\p{L})/gu, 'TV')
} // prettier-ignore

function told(bare: string, does: string, shoes: string): WishSayings {
  const [verb = '', ...rest] = does.split(' ')
  const past = verbForms(verb)?.past ?? verb
  return {
    twowant: `the ${bare}`,
    'twowant.bare': bare,
    'twowant.did': [past, ...rest].join(' '),
    'twowant.shoes': shoes
  }
}
