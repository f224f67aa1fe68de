import type { Call, ScenePlot } from '#content/format.ts'
import { readRelationship } from '../language/relationships.ts'
import type { SeededRandom } from '../random.ts'
import { tokensOf } from '../text-measures.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import type { CastMember } from './story-plan.ts'

/** Kinds of wishes in which one of the family may be named. */
const SPEAKS_OF_FAMILY: ReadonlySet<string> = new Set(['tomorrow', 'again', 'theirs', 'comes', 'afar', 'feat'])
/** Kinds of which the one whom the wish names is beside the hero. */
const DONE_BY_PARTNER: ReadonlySet<string> = new Set(['kin', 'mishap', 'movesin', 'taught', 'builds', 'ceiling'])

/** Whether the one whom the wish names is the one beside the hero. */
export function isDoneByPartner({ tellsAny, star }: ScenePlot): boolean {
  return star === 'kin' || DONE_BY_PARTNER.has(tellsAny ?? '')
}

/** Who is beside the hero from the first, where the wish decides it; else null. `answering` says who answers to a call. */
export function partnerOf(
  plot: ScenePlot,
  {
    cast,
    hero,
    request
  }: { cast: readonly CastMember[]; hero: CastMember; request?: { theme: string; message?: string } },
  wish: Wish,
  random: SeededRandom,
  answering: (call: Call) => readonly CastMember[]
): CastMember | null {
  const { tellsAny = '' } = plot
  // The one whom the sorrow is about does not comfort the hero over it, where there is another who can.
  if (plot.comfort === true) return besideSorrow(wish, random, answering('partner'))
  const called = (who: string | undefined) => cast.find((member) => member.called === who) ?? null
  // Children quarrel with children, where there are two.
  if (tellsAny === 'wanted' || tellsAny === 'quarrel') return answering('child')[0] ?? null
  // Who stays the night in hospital beside a child is no child.
  if (tellsAny === 'ward') return answering('grown-up')[0] ?? null
  if (tellsAny === 'both' || tellsAny === 'later')
    return doerBeside(
      cast.filter((member) => member !== hero),
      wish
    )
  if (plot.star === 'kin') return called(wish.says['star'])
  if (isDoneByPartner(plot)) return called(whoOfKind(tellsAny, wish))
  if (plot.namesFamily || SPEAKS_OF_FAMILY.has(tellsAny)) {
    const possible = answering('partner')
    const host = plot.namesFamily === true ? hostIn(wish, possible) : null
    if (host !== null) return host
    const home = plot.motherIsAway === true ? possible.filter((member) => !isMother(member)) : possible
    const unsaid = unsaidPartner(wish, random, home)
    return unsaid ?? (home.length > 0 && home.length < possible.length ? random.pick(home) : null)
  }
  // “Grandpa learns to dance” and “baking with Grandpa” are told with Grandpa beside the hero.
  const kin = called(wish.says['kin'] ?? wish.says['with.kin'])
  // “A picnic with my cousin” is said as one with Theo’s.
  const about = (request?.message ?? request?.theme ?? wish.about).replaceAll(`${hero.called}’s `, 'my ')
  return kin ?? besideInQuarrel(plot, { about }, answering('child').filter(mayExplain(about)), answering('grown-up'))
}

/** “Staying with Grandma while the baby is born”: the hero is at her house, and she is beside the hero. */
function hostIn({ about, says }: Wish, possible: readonly CastMember[]): CastMember | null {
  const host = STAYS_WITH.exec(about)?.groups?.['host']?.toLowerCase()
  if (host === undefined) return null
  const isHost = ({ called }: CastMember): boolean =>
    called === says['star'] || tokensOf(called.toLowerCase()).includes(host)
  return possible.find(isHost) ?? null
}

const STAYS_WITH =
  /^(?:stay(?:s|ing)?|sleep(?:s|ing|over)?|wait(?:s|ing)?)(?: over)? (?:with|at) (?:(?:my|our|his|her|the) )?(?<host>\p{L}+)/iu

function isMother({ called, byChildren }: CastMember): boolean {
  return MOTHER.test(byChildren ?? called)
}

const MOTHER = /^(?:mum|mummy|mom|mommy|mam|mama|mamma|mami|ma|mother|amma|ammi|umi|umm|maman|mamá|mãe|eomma|mutti)$/iu

/** Of two children who quarrel or play either may be beside the other; who sees why something is so is no toddler. */
function mayExplain(about: string): (child: CastMember) => boolean {
  return ({ age }) => age >= LEAST_AGE_OF_PARTNER || !WITH_A_CHILD.test(about)
}

/** In years. */
const LEAST_AGE_OF_PARTNER = 5
const WITH_A_CHILD = / with (?:my|our|his|her) (?:\p{L}+ )?(?:brother|sister|sibling|twin|cousin)s?$/iu

/** “Her brother”, and neither “mum’s sister” nor “the brothers Grimm”. */
const SIBLING =
  /(?:^|(?<!’s) )(?:my|our|his|her|their|the)(?: (?:big|little|baby|older|younger|twin))? (?<kin>brother|sister|sibling|twin|cousin)s?(?!\p{L}|’s| grimm)/iu

/** No mother pushes for the lift button, but of “a pillow fight with mum”, and of “her brother” it is told with a boy. */
function besideInQuarrel(
  plot: ScenePlot,
  { about }: Pick<Wish, 'about'>,
  children: readonly CastMember[],
  grownUps: readonly CastMember[]
): CastMember | null {
  const sibling = SIBLING.exec(about)?.groups?.['kin']?.toLowerCase()
  if (sibling === undefined && plot.amongChildren !== true) return null
  const said = new Set(tokensOf(about.toLowerCase()))
  const meant = grownUps.find(({ called }) => tokensOf(called.toLowerCase()).some((word) => said.has(word)))
  if (meant !== undefined) return meant
  const isWithGrownUp = [...said].some((word) => GROWN_UP.has(readRelationship(word).standing))
  if (isWithGrownUp) return null
  const pronouns = sibling === 'brother' ? 'he' : sibling === 'sister' ? 'she' : null
  return children.find((child) => pronouns === null || child.pronouns === pronouns) ?? children[0] ?? null
}

const GROWN_UP: ReadonlySet<string | null> = new Set(['grown-up', 'elder'])

/** The one of the household of whom a story of this kind tells by name; that member plays no other part in it. */
export function toldOfIn({ tellsAny, star }: ScenePlot, cast: readonly CastMember[], wish: Wish): CastMember | null {
  if (tellsAny === 'muddled') return cast.find((member) => isWhom(member, wish)) ?? null
  // A pet that is out is not at home, to be asked.
  if (tellsAny === 'escaped') return cast.find(({ called }) => called === wish.says['escaped']) ?? null
  if (star !== undefined) return cast.find(({ called }) => called === wish.says['star']) ?? null
  const who = tellsAny === 'vet' ? wish.says['vet'] : whoOfKind(tellsAny ?? '', wish)
  return cast.find(({ called }) => called === who) ?? null
}

/** Whether a sorrow is about this one, who is there tonight. */
function isWhom({ name, called }: CastMember, { says }: Wish): boolean {
  const who = says['whom.there']
  return who !== undefined && (name === who || called === who)
}

function besideSorrow(wish: Wish, random: SeededRandom, possible: readonly CastMember[]): CastMember | null {
  const others = possible.filter((member) => !isWhom(member, wish))
  return others.length === 0 || others.length === possible.length ? null : random.pick(others)
}

/** Whom the slots of a kind name, whether that one is there tonight (`taught`) or not (`taught-away`). */
export function whoOfKind(kind: string, { says }: Wish): string | undefined {
  return says[`${kind.replace('-away', '')}.who`]
}

/** One of the two of whom the wish says what they do, beside the hero. */
function doerBeside(cast: readonly CastMember[], { says }: Wish): CastMember | null {
  const doers = [says['both.one'], says['both.two'], says['later.one'], says['later.two']]
  return cast.find((member) => member.speaks && doers.includes(member.called)) ?? null
}

/** Of Nana’s operation Nana does not play any part: one of whom the wish does not speak does, where there is one. */
function unsaidPartner(
  { about, says }: Wish,
  random: SeededRandom,
  possible: readonly CastMember[]
): CastMember | null {
  const said = new Set(tokensOf([about, ...Object.values(says)].join(' ')).map((word) => word.replace(/’s$/u, '')))
  const isElderSaid = [...said].some((word) => readRelationship(word).standing === 'elder')
  const unsaid = possible.filter(
    ({ called, role }) => !tokensOf(called).some((word) => said.has(word)) && !(isElderSaid && role === 'elder')
  )
  return unsaid.length === 0 || unsaid.length === possible.length ? null : random.pick(unsaid)
}
