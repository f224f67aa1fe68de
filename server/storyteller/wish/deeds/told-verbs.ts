/** A verb of the lists of `told-deeds.ts` in all its forms; `base`, `past` and `ing` in small letters. */
export interface ToldVerb {
  base: string
  past: string
  ing: string
}
export type VerbForm = 'base' | 'third' | 'past' | 'ing' | 'participle'

/** Base, past and, where it is another word, participle. */
const IRREGULAR = `draw drew drawn|feed fed|grow grew grown|lend lent|make made|sing sang sung|speak spoke spoken|spin spun|sweep swept|
swim swam swum|swing swung|teach taught|understand understood|weave wove woven|win won|rebuild rebuilt|spread spread|tell told|do did done|
get got|give gave given|go went gone|take took taken|lay laid|ring rang rung|hit hit|throw threw thrown|blow blew blown|catch caught|find found|
see saw seen|hear heard|meet met|read read|say said|buy bought|sell sold|run ran run|hide hid hidden|drive drove driven|fly flew flown|
ride rode ridden|beat beat beaten|come came come|sit sat|stand stood|eat ate eaten|have had|become became become|lead led|send sent|bring brought|
hold held|write wrote written|cut cut|keep kept|dig dug|fight fought|hang hung|put put|set set|sleep slept|wear wore worn|build built|
outrun outran outrun|knit knitted|sew sewed sewn|be was been|choose chose chosen|let let|shear sheared|light lit|sink sank sunk|picnic picnicked`
/** Pasts as they are also typed. */
const TYPED: Readonly<Record<string, string>> = {
  layed: 'lay', rided: 'ride', drawed: 'draw', builded: 'build', catched: 'catch', weared: 'wear', knit: 'knit', lended: 'lend', learnt: 'learn', spelt: 'spell', teached: 'teach', buyed: 'buy', were: 'be', is: 'be', are: 'be', has: 'have'
} // prettier-ignore
const DOUBLED = new Set(
  'clap drum hop hum plan rap skip stir strum swap wrap unwrap outwit knot spot star pedal label travel tap swim spin win run outrun get hit sit dig cut put set let pop'.split(
    ' '
  )
)

function ingOf(base: string): string {
  if (base === 'be') return 'being'
  if (base === 'picnic') return 'picnicking'
  if (DOUBLED.has(base)) return `${base}${base.at(-1) ?? ''}ing`
  return /[^eoy]e$/u.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`
}

function pastOf(base: string): string {
  if (DOUBLED.has(base)) return `${base}${base.at(-1) ?? ''}ed`
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`
}

function thirdOf(base: string): string {
  if (/(?:s|sh|ch|x|z|[^aeiou]o)$/u.test(base)) return `${base}es`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** All forms of these verbs, by the form. */
export function formsOfVerbs(bases: Iterable<string>): ReadonlyMap<string, readonly [ToldVerb, VerbForm]> {
  const pasts = new Map(
    IRREGULAR.split(/\|\s*/u).map((line) => {
      const [base = '', past = '', participle = past] = line.trim().split(' ')
      return [base, [past, participle] as const]
    })
  )
  const forms = new Map<string, readonly [ToldVerb, VerbForm]>()
  const add = (said: string, verb: ToldVerb, form: VerbForm): void => {
    if (!forms.has(said)) forms.set(said, [verb, form])
  }
  const verbs = [...new Set(bases)].map((base): ToldVerb => {
    const [past = pastOf(base)] = pasts.get(base) ?? []
    return { base, past, ing: ingOf(base) }
  })
  // “Put” and “read” are told of what is over.
  for (const verb of verbs) add(verb.past, verb, 'past')
  for (const verb of verbs) {
    add(verb.base, verb, 'base')
    add(thirdOf(verb.base), verb, 'third')
    add(verb.ing, verb, 'ing')
    add(pasts.get(verb.base)?.[1] ?? verb.past, verb, 'participle')
  }
  for (const [said, base] of Object.entries(TYPED)) {
    const verb = verbs.find((each) => each.base === base)
    if (verb) add(said, verb, said === 'is' || said === 'has' || said === 'are' ? 'third' : 'past')
  }
  return forms
}
