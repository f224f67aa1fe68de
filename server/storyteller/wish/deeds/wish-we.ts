import { anyOf } from '../../language/any-of.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { isGlad } from '../../sorrow/glad-wish.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from '../kinds/wish-day.ts'
import { type ToldDeed, toldDeedOf } from './told-deeds.ts'
import { deedAndRest, PREAMBLE, thingIn, TO_COME, unowned, WHEN } from './wish-did.ts'
import { withOwnNames } from './wish-family.ts'
import { isCalledSo, type KinMember } from './wish-kin.ts'

const KIN = anyOf(KIN_WORDS)
const ALL = String.raw`(?:all|both|the (?:two|three|four|five|whole lot)|all (?:two|three|four|five|six) of us)`
/** Who did it together: “we all”, “all four of them”, “us twins”, “me and mama”. */
const WE = wordPattern(
  String.raw`^(?:we|us (?:twins|two|three|kids|lot)|(?:all|both)(?: (?:two|three|four|five|six))? of (?:us|them)|the (?:whole |entire )?family|(?:my|our) (?:whole |entire )?family|everyone|everybody)(?: ${ALL})?(?: (?:just|once|finally|even|also|actually|really|’ve|have))? (?<clause>\p{L}.+)$`,
  'iu'
)
/** “Mama let us stir the pancit”. */
const LET = wordPattern(
  String.raw`^(?:(?:my|our) )?(?:${KIN}|(?-i:\p{Lu})\p{Ll}+)(?: (?-i:\p{Lu})\p{Ll}+)? (?:let|lets|helped|helps|showed|taught) us (?:all |both )?(?:how )?(?:to )?(?<clause>\p{Ll}.+)$`,
  'iu'
)
/** What was so when they did it, and is nothing to be sad about. */
const WHILE_IT_WAS = wordPattern(
  String.raw`^(?:(?:it|there) )?(?:was |were )?(?:(?:a |the )?(?:power cut|power (?:went|was) (?:out|off)|lights? went out|electricity went (?:out|off)|wifi (?:broke|went down|was (?:down|off)))|(?:rain(?:ed|ing)|snow(?:ed|ing)|pour(?:ed|ing)|hailed|sunny|windy|foggy|frosty|(?:so |too |very |really )?(?:hot|cold|wet|warm|windy|sunny|rainy|snowy))(?: (?:all (?:day|morning|afternoon|weekend)|outside|so (?:hard|much)|down|and windy|and wet|to go out|to sleep))?|(?:the |our )?(?:boiler|telly|tv|heating|oven|lift|washing machine|car|bus|train|radiator|kettle) (?:broke(?: down)?|stopped(?: working)?|was (?:late|broken|off))(?: (?:by|near|on the way to|at) the \p{L}+)?|no (?:school|nursery|wifi|electricity)(?: because of the snow)?|a snow day|the bus was late|the queue was (?:so |very )?long|it got dark|the moon was out|(?:${KIN})’?s? (?:\p{L}+ )?(?:is|was|got) (?:all )?better|the (?:sun|moon|snow) (?:came|was) out)(?: (?:today|last night|yesterday|this morning))?$`,
  'iu'
)
const HAD =
  /^(?:we|there was|there’s been|we’ve had|we have) (?:had |have )?(?:an? )(?:power cut|snow day|day off|rainy day|wet day|free day|long wait|puncture)$/iu
const JOINS =
  /,? (?:and then|and so|so then|and|so|then|but) (?=(?:we|us|all|both|everyone|everybody|did|made|ate|told|played|built|had|sang|danced|slept)\b)/iu
const MOST_WORDS = 18
const MOST_TOLD = 14

/**
 * Reads what the family did together: “we saw a rainbow over the depot”, “mama let us stir the pancit”, “the boiler broke and
 * we all slept in one room”. {we} is all of it as it is told (“they saw …”), {we.said} as {H} says it, {we.did}, {we.do},
 * {we.doing} what was done, and {we.thing}, {we.the} where there is something. Nothing of what is still to come, of what is
 * sad, and of what is not known to be harmless.
 */
export function weOf(meant: string, family: readonly KinMember[]): WishSayings {
  if (meant.length > 160) return {}
  const plain = withOwnNames(
    plainOf(meant),
    family.map(({ called }) => called)
  )
    .replace(PREAMBLE, '')
    .replace(WHEN, '')
    // “Went to the park and fed the ducks”.
    .replace(
      /^(?:went|saw|made|built|baked|found|fed|had|played|planted|picked|visited|watched)(?= )/iu,
      (verb) => `we ${verb.toLowerCase()}`
    )
  if (plain.split(' ').length > MOST_WORDS || TO_COME.test(meant) || /[“”"?]/u.test(plain)) return {}
  const [first, joiner, then] = piecesOf(plain)
  // What it was like when they did it may come first.
  const during = duringOf(first)
  const glad = during === null || then === undefined ? plain : then
  if (!isGlad(glad, ['pet', 'wedding'])) return {}
  const doers =
    during === null || then === undefined
      ? doersOf(plain, family)
      : (doersOf(then, family) ?? (HAD.test(first) ? { clause: then, isAll: false, all: undefined } : null))
  if (doers === null || /(?<!\p{L})(?:i|i’m|i’ve|my|me|mine|you|your)(?!\p{L})/iu.test(doers.clause)) return {}
  const [own, ...more] = deedAndRest(doers.clause.replace(WHEN, ''))
  const deed = toldDeedOf(own.replace(WHEN, ''), true)
  if (deed === null || /(?<!\p{L})(?:he|she|him)(?!\p{L})/iu.test(deed.base)) return {}
  return sayingsOf(deed, more, !during || then === undefined ? '' : `${during} ${joiner} `, doers)
}

/** What was so, how it goes on, and what they did. */
function piecesOf(plain: string): [first: string, joiner: string, then: string | undefined] {
  const at = JOINS.exec(plain)
  return at
    ? [
        plain.slice(0, at.index).replace(WHEN, ''),
        at[0].trim().replace(/^,? ?(?=\p{L})/u, ''),
        plain.slice(at.index + at[0].length)
      ]
    : [plain, '', undefined]
}

/** “It rained all day”, “there was a power cut”; empty where it is better not said, null where it is none of that. */
function duringOf(first: string): string | null {
  if (HAD.test(first)) return first.replace(/^(?:we’ve had|we have had|we have) /iu, 'we had ')
  if (!WHILE_IT_WAS.test(first)) return null
  if (/’?s? (?:\p{L}+ )?(?:is|was|got) (?:all )?better$/iu.test(first)) return ''
  if (/^(?:rain|snow|pour|hail)\p{L}*ed\b/iu.test(first)) return `it ${first}`
  if (/^(?:raining|snowing|pouring|sunny|windy|foggy|frosty|so |too |very |really |hot|cold|wet|warm)/iu.test(first))
    return `it was ${first}`
  return /^(?:a )?(?:power cut|snow day)|^no /iu.test(first)
    ? `there was ${first.replace(/^(?=power cut|snow day)/iu, 'a ')}`
    : first
}

/** What they did, from the verb on, and whether it was all of them; `all` is “all four of”. */
interface Doers {
  clause: string
  isAll: boolean
  all: string | undefined
}

/** What they did, from the verb on; null where others did it. */
function doersOf(piece: string, family: readonly KinMember[]): Doers | null {
  const said = WE.exec(piece)?.groups?.['clause'] ?? LET.exec(piece)?.groups?.['clause']
  if (said !== undefined)
    return {
      clause: said,
      all: /(?:all|both)(?: \p{L}+)? of (?=us |them )/iu.exec(piece)?.[0]?.toLowerCase(),
      isAll: /(?<!\p{L})(?:all|both|everyone|everybody)(?!\p{L})/iu.test(piece.slice(0, -said.length))
    }
  const {
    one = '',
    two = '',
    clause = ''
  } = /^(?<one>\p{L}+(?: \p{L}+)?) and (?<two>\p{L}+(?: \p{Lu}\p{L}+)?) (?<clause>\p{Ll}.+)$/u.exec(piece)?.groups ?? {}
  const isHere = (who: string): boolean =>
    /^(?:me|i)$/iu.test(who) ||
    family.some(
      (member) => member.called === who || (!member.isHero && isCalledSo(member, who.toLowerCase(), undefined))
    )
  const leads = (who: string): boolean =>
    /^(?:me|i)$/iu.test(who) || family.some(({ called, isHero }) => isHero && called === who)
  return clause !== '' && isHere(one) && isHere(two) && (leads(one) || leads(two))
    ? { clause, isAll: false, all: undefined }
    : null
}

function sayingsOf(deed: ToldDeed, more: readonly string[], during: string, { isAll, all }: Doers): WishSayings {
  const did = isAll && all === undefined ? `all ${deed.past}` : deed.past
  const tell = (who: string, whose: string): string => {
    // “All four of us”.
    if (all !== undefined)
      return `${all}${who === 'we' ? 'us' : 'them'} ${did}`.replaceAll(/(?<!\p{L})our(?!\p{L})/giu, whose)
    const begun = during.startsWith('we ') ? `${who} ${during.slice(3)}` : `${during}${who} `
    return [`${begun}${did}`, ...more]
      .join(' ')
      .replaceAll(' ,', ',')
      .replaceAll(/(?<!\p{L})our(?!\p{L})/giu, whose)
      .replaceAll(/(?<= )we(?!\p{L})/giu, who)
  }
  const isLong = tell('we', 'our').split(' ').length > MOST_TOLD
  const say = (who: string, whose: string): string =>
    isLong ? `${who} ${did}`.replaceAll(/(?<!\p{L})our(?!\p{L})/giu, whose) : tell(who, whose)
  const bare = { base: unowned(deed.base), past: unowned(deed.past), ing: unowned(deed.ing) }
  const thing = thingIn(bare.base)
  return {
    we: say('they', 'their'),
    'we.said': say('we', 'our'),
    'we.did': bare.past,
    'we.do': bare.base,
    'we.doing': bare.ing,
    ...(thing === null ? {} : { 'we.the': thing.the, 'we.thing': thing.one })
  }
}
