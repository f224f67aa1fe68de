/** Titles that are written short before a name, and how they are said. */
export const TITLES: ReadonlyMap<string, string> = new Map([
  ['mr', 'mister'],
  ['dr', 'doctor'],
  ['prof', 'professor'],
  ['capt', 'captain'],
  ['lt', 'lieutenant'],
  ['sgt', 'sergeant'],
  ['rev', 'reverend'],
  ['gen', 'general'],
  ['col', 'colonel'],
  ['fr', 'father']
])

const INITIALS = String.raw`(?:\p{Lu}\.)*\p{Lu}`
// Said letter by letter like initials, but no name need follow: "… to the U.S.A. Then …"
const NO_NAME_FOLLOWS = /(?:^|[^\p{L}.])(?:U\.S|U\.S\.A|U\.K|N\.Z|T\.V|[AP]\.M|D\.C|L\.A)\.\s*$/u
const ABBREVIATION_END = new RegExp(
  String.raw`(?:^|[\s"'“‘(])(?:Mr|Mrs|Ms|Dr|St|Mt|Prof|Capt|Lt|Sgt|Rev|Gen|Col|Fr|Sr|Jr|vs|No|e\.g|i\.e|${INITIALS})\.\s*$`,
  'u'
)
const ENDS_WITH_INITIAL = /(?:^|[^\p{L}])\p{Lu}\.\s*$/u
const ENDS_WITH_ST = /\bSt\.?\s*$/
const BEGINS_A_SENTENCE =
  /^["“‘']?(?:The|Then|There|They|That|This|These|She|He|It|Its|We|You|I|His|Her|Their|And|But|So|At|In|On|When|After|Soon|Now|No|Everybody|Nobody|Every|One|What|Where|Who|Why|How)\b/
const OPENS_A_NAME =
  /^(?:Mount|Mt|Fort|Port|Lake|Point|Cape|Church|Saint|Saints|King|Queen|Old|Dear|Good|Father|Mother)$/
// What is called so, or has a number before its name, is a street whatever follows: High St Kensington.
const NAMED_STREET =
  /(?:\b(?:High|Main|Market|Mill|Station)|(?<![\p{L}\d])\d{1,3}[A-Za-z]?(?:\s(?!Mount\b|Mt\b)\p{Lu}[\p{L}'’-]*){1,3})\s$/u

/** As much of what stands before as can matter; a text may be one endless sentence. */
const LOOK_BACK = 80

/** Whether the dot at the end of `before` belongs to a word and the sentence goes on with `after`. */
export function isAbbreviationBefore(before: string, after: string): boolean {
  const end = before.slice(-LOOK_BACK)
  if (!ABBREVIATION_END.test(end) || NO_NAME_FOLLOWS.test(end)) return false
  if (ENDS_WITH_INITIAL.test(end) && BEGINS_A_SENTENCE.test(after)) return false
  return !ENDS_WITH_ST.test(end) || !isStreet(before.slice(0, before.lastIndexOf('St')), `. ${after}`)
}

/** Whether a "St" between these stretches of one sentence is a street (High St), not a saint (St John). */
export function isStreet(before: string, after: string): boolean {
  const next = after.slice(0, LOOK_BACK)
  const follower = next.replace(/^\.?\s+/, '')
  if (!/^["“‘']?\p{Lu}/u.test(follower) || BEGINS_A_SENTENCE.test(follower)) return true
  const end = before.slice(-LOOK_BACK)
  // Without a dot the sentence goes on with a name: London St Pancras, but 5 Mill Hill St London.
  if (!next.startsWith('.')) return !/^[^\S\n]+\p{Lu}/u.test(next) || NAMED_STREET.test(end)
  const words = end.match(/[\p{L}\p{N}'’]+/gu) ?? []
  const name = words.at(-1) ?? ''
  // The first word of a sentence has its capital from there.
  return words.length > 1 && /\s$/.test(end) && /^\p{Lu}\p{L}/u.test(name) && !OPENS_A_NAME.test(name)
}
