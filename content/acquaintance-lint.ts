import type { Bank, Plot, Register, Site } from './format.ts'

/** Those who can walk into a story: of these it is heard at once that they have not been met yet. */
const CREATURES =
  'ant bat bee beetle bird blackbird cat cow cricket crocodile crow dog donkey dormouse duck fox frog geese goat goose gull hare hedgehog hen heron horse inchworm kitten lion mole moth mouse owl parrot pigeon rabbit seal sheep snail sparrow spider squirrel starling swallow swan toad tortoise worm wren'.split(
    ' '
  )
const MET = new RegExp(
  String.raw`\b[Tt]he (?!tin )(?:\p{Ll}+ )?(${CREATURES.join('|')})\b(?! (?:who|that|door|flap)\b)`,
  'gu'
)

/**
 * Creatures that are "the" something before they were met: what is told may be any variant of what is always told, and
 * no extra at all, so only what stands in every variant is known.
 */
export function strangersOf(plot: Plot): string[] {
  return (['young', 'older'] as const).flatMap((register) => {
    const faults: string[] = []
    const known = new Set(plot.company)
    for (const step of [...plot.want, ...plot.setOut]) {
      faults.push(...strangersIn(step, register, known))
      if (step.extra === undefined) meet(step, register, known)
    }
    for (const site of [...plot.sites, ...plot.climaxes]) faults.push(...strangersAt(site, register, known))
    for (const name of inEach(plot.climaxes.map(({ obj }) => creaturesIn(`${obj.first} ${obj.def}`)))) known.add(name)
    for (const step of [...plot.resolve, ...plot.home]) {
      faults.push(...strangersIn(step, register, known))
      if (step.extra === undefined) meet(step, register, known)
    }
    return faults
  })
}

function strangersAt(site: Site, register: Register, before: ReadonlySet<string>): string[] {
  const known = new Set([...before, ...creaturesIn(`${site.obj.first} ${site.obj.def}`)])
  return (['problem', 'stuck', 'outcome', 'after'] as const).flatMap((name) => {
    const faults = strangersIn(site[name], register, known)
    if (name === 'problem' || name === 'outcome') meet(site[name], register, known)
    return faults
  })
}

function strangersIn(bank: Bank, register: Register, known: ReadonlySet<string>): string[] {
  return textsOf(bank, register).flatMap((text) => {
    const told = [...text.matchAll(MET)]
    const strange = told.filter(
      ({ 1: name = '', index }) => !known.has(name) && !creaturesIn(text.slice(0, index)).includes(name)
    )
    return strange.map(([said]) => `“${said}” has not been met in every variant before: ${text}`)
  })
}

function meet(bank: Bank, register: Register, known: Set<string>): void {
  for (const name of inEach(textsOf(bank, register).map(creaturesIn))) known.add(name)
}

function inEach(lists: readonly (readonly string[])[]): string[] {
  return CREATURES.filter((name) => lists.length > 0 && lists.every((names) => names.includes(name)))
}

function textsOf(bank: Bank, register: Register): string[] {
  return [...(bank.both ?? []), ...(bank[register] ?? [])].map((line) => (typeof line === 'string' ? line : line.text))
}

function creaturesIn(text: string): string[] {
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.map((word) => CREATURE_CALLED.get(word)).filter((name) => name !== undefined)
}

/** One of them, or more. */
const CREATURE_CALLED: ReadonlyMap<string, string> = new Map(
  CREATURES.flatMap((name) => [
    [name, name],
    [`${name}s`, name]
  ])
)

/** A step of a scene, for reading in order; what stands in a sure one is known from then on. */
export interface ToldStep {
  bank: Bank
  isSure: boolean
  scene: string
}

/** The same for scenes: what one scene has met is known to the end of it, and after it only what is always told. */
export function strangersAmong(steps: readonly ToldStep[], company: readonly string[]): string[] {
  return (['young', 'older'] as const).flatMap((register) => {
    const known = new Set(company)
    let here = new Set(company)
    let scene = ''
    return steps.flatMap((step) => {
      if (step.scene !== scene) here = new Set(known)
      scene = step.scene
      const faults = strangersIn(step.bank, register, here)
      meet(step.bank, register, here)
      if (step.isSure) meet(step.bank, register, known)
      return faults
    })
  })
}
