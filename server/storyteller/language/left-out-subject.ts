import { knownNoun } from '#content/lexicon.ts'
import { wordPattern } from '../word-pattern.ts'
import { isPast } from './wish-clause.ts'

/**
 * What a family did, typed without who did it: “saw a rainbow on the way home today”. What may also be said of a thing
 * that is lost or found (“lost in the wood”, “found footage”) needs its noun at once.
 */
const DONE =
  'saw|rode|made|went|had|met|won|ate|swam|caught|built|baked|cooked|planted|picked|fed|helped|visited|tried|watched|drew|painted|brought|gave|wore|started|finished|scored|stroked|heard|got|learnt|learned|danced|sang|flew|climbed|dressed up|did|spotted|missed|forgot|dropped|spilt|spilled|burnt|burned|broke'
const DONE_TO_IT = 'lost|found|bought|played|slept|fell|left|took|came'
const THING = '(?:an?|the|my|our|his|her|their|some|two|three|four|five|six|ten|lots of|loads of|all the|so many|first)'
const WHERE = '(?:to|on|in|at|up|with|for|from|back|home|down|off|out|our|into|past|over)'
const TODAY = String.raw`\b(?:today|yesterday|this (?:morning|afternoon|evening)|last night|at (?:school|nursery|preschool|the weekend))\b`
const LEFT_OUT = wordPattern(
  String.raw`^(?:(?:today|yesterday|this (?:morning|afternoon)|last night),? )?(?=(?:${DONE}) (?:${THING} \p{L}|${WHERE} \p{L})|(?:${DONE_TO_IT}) ${THING} \p{L}|(?:${DONE}|${DONE_TO_IT}) [^,.;]*${TODAY})`,
  'iu'
)
/**
 * “Got stuck”, “broke down” and “had enough” may be said of any person or thing; of “made up creatures” nothing was
 * done. Who had an accident is the child, as it was typed, and not the family, who had another kind of one.
 */
const NOT_DONE =
  /^(?:made (?:up|of|out|from|in)|left (?:over|out|behind)|got (?:stuck|lost|married)|broke(?:n| down)|had (?:enough|it|(?:(?:an?|another|little|small|wee|pee|toilet|potty) )+accident)|found (?:footage|in)|took (?:off|over)|dressed (?:as|like)|started (?:with|by))\b/iu
const OWNER = /\b(?<owner>his|her|their|my)\b/iu
const WHO: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they', my: 'i' }

/** What a parent calls the child of whom it is told: none of the family has a son of their own. */
const CHILD =
  /^(?:my|our) (?:(?:little|big|older|younger|oldest|youngest|eldest|\p{N}+ year old|sweet) )?(?<child>son|boy|lad|daughter|girl)(?<whose>[’']s)?(?= (?!and\b|or\b)\p{L})/iu

/** “They built a dam in the stream”, “the twins baked for Grandma”: of more children than one it is said as they say it. */
const CHILDREN =
  /^(?:they|(?:both |all )?(?:the|my|our) (?:kids|twins|boys|girls|children|little ones)|the two of them)(?= (?<did>\p{Ll}+(?: \p{Ll}+)?))/iu

function asTold(wish: string): string {
  const did = CHILDREN.exec(wish)?.groups?.['did']
  if (did !== undefined && isPast(did.split(' '))) return wish.replace(CHILDREN, 'we')
  const said = CHILD.exec(wish)
  const { child, whose } = said?.groups ?? {}
  if (!said || child === undefined) return wish
  const isBoy = /^(?:son|boy|lad)$/iu.test(child)
  const rest = wish.slice(said[0].length)
  // “My son’s starting school”, and “my son’s birthday”.
  if (whose === undefined || IS.test(rest)) return `${isBoy ? 'he' : 'she'}${whose ?? ''}${rest}`
  return `${isBoy ? 'his' : 'her'}${rest}`
}

const IS = /^ (?:\p{L}+ing|got|gone|been|an?|so|very|not|in|on|at|obsessed|mad|crazy|afraid|scared|worried)(?= )/iu

/** “Cried because banana broke”: how a child took it, which is always said of one child. */
const FELT =
  /^(?:cried|sulked|sobbed|laughed|giggled|screamed|stamped|was (?:so |very |really )?(?:cross|upset|angry|proud|happy|excited|shy|jealous|brave)|got (?:so |very |really )?(?:cross|upset|angry|excited|jealous)) (?:because|when|as|over|about|that|at|with)\b/iu
const CAUSE =
  /\b(?<joint>because|when|as|cos) (?<noun>\p{L}+) (?=(?:broke|fell|got|was|went|had|melted|popped|burst|burnt|burned|split|ran|wouldn|didn)\b)/iu

/** The thing that broke is one that everybody knows. */
function withArticle(text: string): string {
  return text.replace(CAUSE, (whole, joint: string, noun: string) =>
    knownNoun(noun.toLowerCase()) === null ? whole : `${joint} the ${noun} `
  )
}

/** The same with who did it: “we saw a rainbow”, “he lost his first tooth”; any other wish as it is. */
export function withSubject(wish: string): string {
  if (FELT.test(wish))
    return `${WHO[OWNER.exec(wish)?.groups?.['owner']?.toLowerCase() ?? ''] ?? 'i'} ${withArticle(wish.charAt(0).toLowerCase() + wish.slice(1))}`
  const bare = wish.replace(LEFT_OUT, '')
  if (!LEFT_OUT.test(wish) || NOT_DONE.test(bare)) return asTold(wish)
  const owner = OWNER.exec(bare)?.groups?.['owner']?.toLowerCase() ?? ''
  return `${WHO[owner] ?? 'we'} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
}
