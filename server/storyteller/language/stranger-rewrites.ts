import { wordPattern } from '../word-pattern.ts'
import { KIN } from './kin-patterns.ts'
import { sortAtEnd } from './noun-at-end.ts'
import { numberInWords } from './number-words.ts'
import { pastOfParticiple } from './simple-past.ts'
import { strangerClause, type StrangerClause } from './stranger-clause.ts'
import { verbForms } from './verb-forms.ts'

/** A clause of a stranger, told in other words than the doer and the deed: “a boy’s hair grew vegetables”. */
export interface TurnedClause extends StrangerClause {
  told?: string
}

const A_NOUN = String.raw`(?:\p{L}[\p{L}’-]* ){0,2}\p{L}[\p{L}’-]*`
/** “A jeepney painted like a parade and the frog who drives it”: it is the frog that does something. */
const DONE_TO_IT = wordPattern(
  String.raw`^(?<what>(?:an?|the) [^,]{2,60}) and (?:an?|the) (?<who>${A_NOUN}) (?:who|that) (?<does>\p{L}+s(?: [^,]{1,60})?) (?:it|them|her|him)$`,
  'iu'
)
/** “An orchestra of kitchen pots and the cat conducting”. */
const DOING_IT = wordPattern(
  String.raw`^(?<what>an? [^,]{2,60}) and (?:an?|the) (?<who>${A_NOUN}) (?<does>conducting|driving|flying|steering|riding|pushing|pulling|leading|carrying)(?: it| them)?$`,
  'iu'
)
/** “A pirate ship crewed by guinea pigs”, “a bus driven by a cat”, “the king’s pyjamas are stolen by a polite thief”. */
const DONE_BY = wordPattern(
  String.raw`^(?<what>an? ${A_NOUN}|the ${A_NOUN}(?= (?:is|are|was|were|gets?|got) ))(?: (?:is|are|was|were|gets?|got))? (?<done>\p{Ll}{3,}) by (?<who>(?:an? )?${A_NOUN})$`,
  'iu'
)
/** What one does with that in which, or on which, a stranger is. On “the” bus sits a stranger who is met there. */
const DONE_WITH: readonly (readonly [did: string, with_: RegExp])[] = [
  ['rode', /^on an? (?:\p{L}+ ){0,2}(?:skateboard|scooter|bike|bicycle|unicycle|tricycle|trike|motorbike|horse|pony|camel|donkey|surfboard|sledge|sled|sleigh|rollercoaster|carousel|merry-go-round|bus|train|tram)$/iu],
  ['flew', /^(?:in|on) an? (?:\p{L}+ ){0,2}(?:spaceship|rocket|spacecraft|ufo|plane|aeroplane|airplane|jet|helicopter|balloon|magic carpet|broomstick|kite)$/iu],
  ['drove', /^in an? (?:\p{L}+ ){0,2}(?:car|lorry|truck|tractor|digger|engine|ambulance|taxi|van|campervan|bulldozer|go-kart|bus|train)$/iu],
  ['sailed', /^(?:in|on) an? (?:\p{L}+ ){0,2}(?:boat|ship|canoe|submarine|raft|yacht|dinghy|bathtub)$/iu],
  ['went on', /^on (?:an?|the|their|its) (?:\p{L}+ ){0,2}(?:trip|journey|adventure|cruise|expedition|trek|quest|hunt|safari|mission|tour|picnic)$/iu]
] // prettier-ignore
const IN_OR_ON = wordPattern(
  String.raw`^(?<who>(?:an?|two|three|four|five) ${A_NOUN}) (?<where>(?:in|on) (?:an?|the|their|its) .+)$`,
  'iu'
)

/** “A cow on a skateboard” rides it, and “two snails on a long road trip” go on one. */
function clauseOfWhere(plain: string): TurnedClause | null {
  const { who, where = '' } = IN_OR_ON.exec(plain)?.groups ?? {}
  const [did] = DONE_WITH.find(([, with_]) => with_.test(where)) ?? []
  if (who === undefined || did === undefined) return null
  if (sortAtEnd(who.split(' ')) !== 'creature') return null
  return { subject: who, did: `${did} ${where.replace(/^(?:in|on) /iu, '')}` }
}

const WHOSE = wordPattern(String.raw`^(?<who>(?:an?|the) ${A_NOUN}),? whose (?<rest>.+)$`, 'iu')
/** “… and only burps bubbles”: what is left to do is what is done. */
const NOW_ONLY = / (?:and|so|but) (?:now )?(?:it |he |she |they )?(?:now )?(?<only>only \p{Ll}+s .+)$/iu
/** What is part of its owner, and comes to no door without them. */
const OF_THE_BODY =
  /^(?:hair|beard|plaits?|pigtails?|ponytail|fringe|curls|moustache|whiskers|nose|ears?|tail|trunk|feet|toes|tummy|belly|fingers?|horns?|wings?|antlers|mane|fur|spots|stripes|shell|feathers)$/iu
/** Whose legs have stopped, or whose father shouts, is no tale. */
const NO_PLAY_WITH = wordPattern(
  String.raw`\b(?:legs?|arms?|hands?|eyes?|hearts?|heads?|teeth|tooth|skin|face|back|necks?|lungs?|bones?|brains?|body|bodies|${KIN})$`,
  'iu'
)
const SHE = /\b(?:girl|princess|queen|woman|lady|witch|mermaid|fairy|hen|cow|aunty?|granny|sister)$/iu
const HE =
  /\b(?:boy|prince|king|man|wizard|knight|sultan|emperor|pirate|captain|sailor|baker|giant|clown|magician|postman)$/iu

/** Reads who did what where that stands in another order than it happens; null where it does not. */
export function turnedClause(plain: string): TurnedClause | null {
  const done = DONE_TO_IT.exec(plain)?.groups ?? DOING_IT.exec(plain)?.groups
  if (done && strangerClause(done['what'] ?? '') === null)
    return strangerClause(`a ${done['who'] ?? ''} ${done['does'] ?? ''} ${done['what'] ?? ''}`)
  const by = DONE_BY.exec(plain)?.groups
  const participle = by?.['done'] ?? ''
  const did = pastOfParticiple(participle) ?? (/ed$/iu.test(participle) ? participle.toLowerCase() : undefined)
  if (by && did !== undefined) return { subject: by['who'] ?? '', did: `${did} ${by['what'] ?? ''}` }
  return clauseOfWhere(plain) ?? whoseClause(plain)
}

function whoseClause(plain: string): TurnedClause | null {
  const { who, rest = '' } = WHOSE.exec(plain)?.groups ?? {}
  if (who === undefined) return null
  const only = NOW_ONLY.exec(rest)?.groups?.['only']
  if (only !== undefined) return strangerClause(`${who} ${only}`)
  const clause = strangerClause(`the ${rest}`, true)
  if (clause === null || NO_PLAY_WITH.test(clause.subject)) return null
  const part = clause.subject.slice('the '.length)
  const told = `${who}’s ${part} ${clause.did}`
  if (!OF_THE_BODY.test(part)) return { subject: `${who}’s ${part}`, did: clause.did, told }
  const owner = SHE.test(who) ? 'her' : HE.test(who) ? 'his' : 'its'
  const where = clause.did.startsWith('grew ') ? 'in' : 'with'
  return { subject: who, did: `${clause.did} ${where} ${owner} ${part}`, told }
}

/** Of a class as of any other: “our” is not what the others would say. */
const OURS_OF_ALL =
  /\bour (?=(?:\p{L}+ ){0,2}(?:class|classroom|school|nursery|playground|street|road|village|town|flats?|building|stairs|library|park|team|choir|orchestra|club|bus|shop|beach|lift)\b)/giu

/** “The number 12” in words, and “our ballet class” as any class. */
export function inPlainWords(plain: string): string {
  return plain
    .replaceAll(/(?<![\p{L}\p{N}.])(?<figure>[1-9]\p{N}?)(?![\p{L}\p{N}.])/gu, (figure) =>
      numberInWords(Number(figure))
    )
    .replaceAll(OURS_OF_ALL, 'the ')
}

/** “Giggle” of “keep giggling”: how often it is done is no part of the deed. */
export function withoutKeeping(base: string): string {
  const [, doing, rest = ''] = /^(?:keep|go|carry)(?: on)? (\p{Ll}{3,}ing)\b(.*)$/u.exec(base) ?? []
  const verb =
    doing === undefined || (base.startsWith('go ') && !base.startsWith('go on ')) ? undefined : verbForms(doing)?.base
  return verb === undefined ? base : verb + rest
}
