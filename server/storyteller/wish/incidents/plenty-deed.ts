import { verbFormsAsTyped } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'

const DEEDS =
  'made|making|make|makes|baked|baking|bake|cooked|cooking|cook|froze|freezing|freeze|pickled|pickling|pickle|dried|drying|dry|bottled|bottling|bottle|boiled|boiling|fried|frying|built|building|build|turned|turning|squeezed|squeezing|juiced|peeled|peeling|chopped|stacked|stacking|filled|filling|ate|eating|eat|had|having|have|swapped|swapping|gave|giving|give'
/** The family does it, or no doer is named: “and we made jam together”, “now making chutney”. */
const DONE = wordPattern(
  String.raw`(?:(?:^|[,.!?;…–-]+ ?| (?:and|so|then|but|now|where) )(?:so |now |then |and |today |all )*(?:(?:the )?(?:kids|children|boys|girls|twins) (?:are |have |all )?|we[’']?(?:re|ve| are| have| all| both)? ?(?:all |both |then |just |now |spent (?:the|all) \p{L}+ )*|they |everyone |everybody |(?:me|her|him|she|he|mrs \p{L}+) and (?:me|i|her|him|she|he) )?|currently |(?<=(?<!when|that|if|where|as|what) )we (?:are |all |just )?)(?<deed>(?:${DEEDS})(?: [\p{L}’-]+){1,9})`,
  'giu'
)
const ENDS =
  / (?:so|but|because|until|till|which|who|that|he|she|i|we|they|it|is|was|now|lol|please|help|today|yesterday|this (?:morning|afternoon|evening|week)|all (?:day|week|afternoon|morning)|the (?:whole|rest|kitchen)|and (?:he|she|i|we|they|it|the|now|still|there|then|everyone|everybody|nobody|i’m))(?: .*)?$/iu
/** What they got, and no deed with it. */
const NOT_WITH_IT =
  /^(?:(?:had|have|having) (?!an? (?:\p{L}+ ){0,3}(?:contest|party|picnic|feast|competition|race)(?!\p{L})|(?:\p{L}+ ){1,2}for (?:breakfast|lunch|dinner|supper|tea)|them|it)|(?:gave|giving|give) (?:us|me|him|her)(?!\p{L})|(?:made|make|making) (?:me|us|him|her|a mess|friends|sense|sure|too|so|enough|far|way|\p{N})|(?:ate|eat|eating) (?:too|so|all|\p{N}|nothing)|cooked (?:too|so|enough|way|\p{N})|baked (?:too|so|enough|way|\p{N})|.*(?:us|me) (?:a|\p{N}))/iu
const MOST_WORDS = 8

/** “Made jam together”: what they did with all of it, in the past; null where nothing is said, or that is the giving away. */
export function deedWith(said: string, bare: string, isMany: boolean): string | null {
  for (const { groups = {} } of said.matchAll(DONE)) {
    const whole = ` ${groups['deed'] ?? ''}`.replace(ENDS, '').trim()
    const deed = whole
      .split(' ')
      .slice(0, MOST_WORDS)
      .join(' ')
      .replace(/ (?:and|with|for|of|the|a|to|in|on|from|out)$/iu, '')
    if (deed.split(' ').length < 2 || NOT_WITH_IT.test(deed) || /^(?:ga?ive?|giving|gave|swap)/iu.test(deed)) continue
    // “Made forty dumplings” is how they came.
    if (
      /^(?:made|make|makes|making|cooked|baked|fried|had|have|having)/iu.test(deed) &&
      deed.toLowerCase().includes(bare) &&
      !/ (?:into|out of|for) /iu.test(deed) &&
      !/(?:jam|cake|soup|pie|bread|chutney|juice|sauce|salad|curry|smoothie|muffins|crumble)/iu.test(
        deed
          .toLowerCase()
          .replace(bare, ' ')
          .concat(deed.toLowerCase().split(bare)[1] ?? '')
      )
    )
      continue
    const past = verbFormsAsTyped(baseOf(deed))?.past
    if (past !== undefined)
      return past
        .toLowerCase()
        .replaceAll(/(?<!\p{L})(?:our|my)(?!\p{L})/gu, 'the')
        .replace(/ (?:them|it)(?= |$)/u, isMany ? ' them' : ' it')
  }
  return null
}

const BASES: Readonly<Record<string, string>> = {
  made: 'make',
  filled: 'fill',
  froze: 'freeze',
  dried: 'dry',
  built: 'build',
  ate: 'eat',
  had: 'have'
}

function baseOf(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ')
  const plain = verb.toLowerCase()
  const base =
    BASES[plain] ?? (plain.endsWith('ed') ? (ENDS_IN_E.test(plain) ? plain.slice(0, -1) : plain.slice(0, -2)) : plain)
  return [base.replace(/(?<=p)p$/u, ''), ...rest].join(' ')
}

const ENDS_IN_E = /^(?:baked|pickled|bottled|squeezed|juiced)$/u
