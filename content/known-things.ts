import { THEME_ROLES, type ThemePack, type Thing } from './format.ts'

/** There is only one of each, so that it is "the" before it was met. */
const ONLY_ONE = new Set(
  (
    'sea moon sun sky night day evening morning dark world ground snow rain wind air house home garden forest wood street ' +
    'kitchen town school hall floor table bed bath water beach shore sand harbour hill road path river'
  ).split(' ')
)

/** The noun of a thing: what it is, without how it looks. */
export function headOf(thing: Thing): string {
  const name = thing.def.toLowerCase().replace(/ (?:with|in|of|from|that|who|called|at|on|to)\b.*$/u, '')
  return name.slice(name.lastIndexOf(' ') + 1)
}

/** Things of a theme that a line speaks of as known: "the compass". A story meets one or two of them, or none. */
export function knownIn(text: string, packs: readonly ThemePack[]): string[] {
  const lower = text.toLowerCase()
  return headsOf(packs).filter((head) => {
    // Hardly a line says the word at all: a search for it is cheaper than its pattern.
    if (!lower.includes(head) || ONLY_ONE.has(head)) return false
    const said = mentionOf(head).exec(text)
    return said !== null && /^the/iu.test(said[0])
  })
}

const heads = new WeakMap<readonly ThemePack[], string[]>()

/** The nouns of all things of these themes, which are asked for again with each of their lines. */
function headsOf(packs: readonly ThemePack[]): string[] {
  const known = heads.get(packs)
  if (known !== undefined) return known
  const found = [...new Set(packs.flatMap((pack) => THEME_ROLES.flatMap((role) => pack[role].map(headOf))))]
  heads.set(packs, found)
  return found
}

const mentions = new Map<string, RegExp>()

function mentionOf(head: string): RegExp {
  let mention = mentions.get(head)
  if (mention === undefined) {
    mention = new RegExp(
      String.raw`(?<!\p{L})(?:the|an?|one|two|some|every|each|no) (?:\p{L}+ )?${head}(?!\p{L})`,
      'iu'
    )
    mentions.set(head, mention)
  }
  return mention
}
