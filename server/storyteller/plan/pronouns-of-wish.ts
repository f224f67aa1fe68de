import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { escapeForRegExp, tokensOf } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import type { CastMember } from './story-plan.ts'

/** “She put her face in the water”, “the rain is loud and she’s covering her ears”. */
const OF_THE_CHILD =
  /(?:^|[,.;:!?…]+ |(?<=^|[ ,])(?:and|but|so|because|cos|as|today|tonight|tomorrow|yesterday) )(?<who>she|he|her|his)(?:[’'](?:s|d|ll))?(?![\p{L}’'])/iu
/** Another whom it may mean: a bear, my sister, the cat. */
const SOMEBODY_ELSE = wordPattern(
  String.raw`(?<![\p{L}’'])(?:an?|every|some|another|who|whose|${[...KIN_WORDS, ...PET_WORDS].join('|')}|(?:teacher|coach|boy|girl|baby|friend|king|queen|prince|princess|man|woman|lady|witch|wizard)s?)(?![\p{L}])`,
  'iu'
)
const MOST_LETTERS_BETWEEN = 40

/**
 * The cast with the pronouns that the wish itself uses: “Tara is worried her mehndi will smudge” says that Tara is a
 * she, and “he rode his bike today” is said of the only child at home. Nothing is guessed where it may be said of
 * another.
 */
export function withPronounsOfWish(cast: readonly CastMember[], wish: string): CastMember[] {
  return cast.map((member) => {
    if (member.pronouns !== null || member.nature === 'animal') return member
    const others = cast.filter((other) => other !== member && other.name !== '').map(({ name }) => name.toLowerCase())
    const said = pronounBeside(member.name, wish, others) ?? pronounOfOnlyChild(member, cast, wish)
    return said === null ? member : { ...member, pronouns: said }
  })
}

function pronounBeside(name: string, wish: string, others: readonly string[]): 'she' | 'he' | null {
  if (name === '') return null
  const beside = wordPattern(
    String.raw`(?<![\p{L}])${escapeForRegExp(name)} (?<between>[^.;!?]{0,${MOST_LETTERS_BETWEEN}}?)(?<![\p{L}])(?<who>she|he|her|his)(?![\p{L}])`,
    'iu'
  ).exec(wish)?.groups
  if (beside === undefined) return null
  const { between = '' } = beside
  if (SOMEBODY_ELSE.test(between) || /\p{Lu}/u.test(between)) return null
  if (others.some((other) => tokensOf(between).includes(other))) return null
  return asPronoun(beside['who'])
}

function pronounOfOnlyChild(member: CastMember, cast: readonly CastMember[], wish: string): 'she' | 'he' | null {
  const children = cast.filter(({ role }) => role === 'child' || role === 'baby' || role === 'teen')
  if (children.length !== 1 || children[0] !== member) return null
  const found = OF_THE_CHILD.exec(wish)
  const before = wish.slice(0, found?.index ?? 0)
  if (!found || SOMEBODY_ELSE.test(before)) return null
  // Another who is named before it may be meant.
  const isNamed = cast.some((other) => other !== member && other.name !== '' && before.includes(other.name))
  return isNamed ? null : asPronoun(found.groups?.['who'])
}

function asPronoun(said = ''): 'she' | 'he' {
  return /^(?:she|her)$/iu.test(said) ? 'she' : 'he'
}
