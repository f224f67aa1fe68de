import { rememberedFor } from '../remembered.ts'
import { APPEARANCE, STEREOTYPES } from '../safety/lexicon.ts'
import { findUnwanted } from '../safety/screen.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'

/** Something that must not reach a child; `code` is stable, `detail` quotes where. */
export interface Fault {
  code: string
  detail: string
}

const SAYING =
  'said|asked|whispered|called|answered|murmured|replied|sang|cried|added|wondered|agreed|told|announced|explained|thought|went|came|began|repeated|read|says|muttered|hummed|sighed|laughed|breathed|shouted|hooted|rumbled|croaked|squeaked|yawned|barked|grumbled|admitted|suggested|offered|decided|promised|remarked|observed|nodded|chirped|purred|ordered|begged|warned|counted|finished|mumbled|wanted'

/** Repeated on purpose in English: "had had", "that that", and what is said to calm or to play. */
const TWICE = new Set(
  'nell bell had that so very hush no yes bye night tap tick tock tink ding dong drip plip plop pat knock clop clip hop step hum la tut there more round round puff choo toot beep whirr woof miaow quack moo baa bump click clack creak up down on far long slow slowly knit swish swoosh splash rock row shush sh now hmm ha hee ho go well'.split(
    ' '
  )
)

interface Check {
  code: string
  pattern: RegExp
  /** Lets a match pass after all. */
  unless?: (match: RegExpExecArray) => boolean
}

const CHECKS: readonly Check[] = [
  { code: 'slot', pattern: /[{}[\]<>|~^\\_`*#@]/u },
  {
    code: 'machine-word',
    pattern: /\b(?:undefined|null|NaN|true|false)\b|\[object/u,
    unless: (match) => /true|false/u.test(match[0])
  },
  { code: 'space', pattern: / {2,}|^\s|\s$|\s[,.!?;:](?!\d)|[\r\n\t\u00A0]/u },
  {
    code: 'space-missing',
    pattern: /[,;!?](?=[\p{L}\p{N}])|[.:](?=\p{L}{2})|”(?=[\p{L}\p{N}])|[\p{L}\p{N}.!?,](?=“)/u
  },
  { code: 'punctuation', pattern: /,,|(?<!\.)\.\.(?!\.)|[!?]{2,}|,\.|\.,|;;|[!?]\.(?!\p{L})|\.[!?]/u },
  { code: 'straight-quote', pattern: /["']/u },
  { code: 'figure', pattern: /\p{N}/u },
  {
    code: 'case',
    pattern: wordPattern(String.raw`(?:^|\.”?\s+|[!?]\s+(?!(?:\p{L}+ ){0,3}?(?:${SAYING})\b))[“‘(]*\p{Ll}`, 'u')
  },
  {
    code: 'case-after-asking',
    pattern: wordPattern(String.raw`[!?]”\s+(?!(?:[\p{L}’-]+[ ,]+){0,6}?(?:${SAYING}|\p{Ll}+ed)\b)\p{Ll}`, 'u'),
    unless: (match) => quoteStandsInside(match)
  },
  {
    code: 'case-of-saying',
    pattern: wordPattern(
      String.raw`[,!?]” (?:${SAYING.replaceAll(/(^|\|)(\p{Ll})/gu, (_, bar: string, letter: string) => bar + letter.toUpperCase())})\b|,” (?:She|He|They|It|The|Everyone|Somebody|Nobody)\b`,
      'u'
    )
  },
  { code: 'end', pattern: /[^.!?…”’]$|,”$|\p{L}”$/u },
  {
    code: 'article',
    pattern: /(?<!\bthe )\ba (?=[aeio]|u(?!ni|s[eu]|ku|k\b|r[aeiou]|t[eio]|b[io]))(?!on(?:e|ce)\b|eu|ew)/iu
  },
  { code: 'article', pattern: /\ban (?![aeiou]|hour|honest|heir|hono|[fhlmnrsx]\b|Nell|Bell|“?[aeiou])/iu },
  {
    code: 'article',
    pattern: /\ban (?:uni(?!m|n)|use|usu|uku|one\b|eu)|\b(?:a|an) (?:a|an|the)\b|\bthe (?:the|a|an)\b/iu,
    // “The A” is a letter of the alphabet.
    unless: (match) => /^the A$/u.test(match[0].replace(/^T/u, 't'))
  },
  { code: 'article', pattern: /\b(?:your|my|our) (?:a|an|the)\b/iu },
  {
    code: 'doubled',
    pattern: /(?<![\p{L}’])(\p{L}+)\s+\1(?![\p{L}’])/iu,
    unless: (match) => TWICE.has((match[1] ?? '').toLowerCase())
  },
  { code: 'possessive', pattern: /’s’s|’’|s’s’|\bNell’(?!s\b|d\b|ll\b|ve\b|re\b)|\bNells’/u },
  {
    code: 'agreement',
    pattern:
      /\b(?:[Tt]hey|[Ww]e|[Yy]ou) was\b|(?<!\b(?:if|though|wish|wished) )(?<!\b(?:if|though) (?:only|perhaps) )\b(?:[Ss]he|[Hh]e|[Ee]veryone|[Ee]verybody|Nobody|nobody) were\b|\bI (?:is|are|were)\b/u
  },
  {
    code: 'machine-talk',
    pattern:
      /\bas an ai\b|\blanguage model\b|\bsure, here\b|\bhere(?:’s| is) (?:a|the|your) (?:bedtime )?story\b|\bchapter \w+:|\bthe end\b.*\bword count\b|https?:|www\.|\S@\S+\.\S/iu
  },
  {
    code: 'stereotype',
    pattern: wordPattern(String.raw`\b(?:${STEREOTYPES.map(escapeForRegExp).join('|')})s?\b`, 'iu')
  }
]

/** The same pattern, for all that it finds. */
const everywhere = rememberedFor((pattern: RegExp) => wordPattern(pattern.source, `g${pattern.flags}`))

/**
 * Faults that show in a text without its plan. `text` is one paragraph with the names masked; `doubled` are words that
 * may stand twice, in small letters: “tuk tuk”, “really really”.
 */
export function surfaceFaults(text: string, doubled: ReadonlySet<string> = new Set()): Fault[] {
  const faults: Fault[] = []
  for (const { code, pattern, unless } of CHECKS) {
    if (!pattern.test(text)) continue
    const isWanted = (each: RegExpExecArray): boolean =>
      unless?.(each) === true || (code === 'doubled' && doubled.has((each[1] ?? '').toLowerCase()))
    const all = unless ? [...text.matchAll(everywhere(pattern))] : [pattern.exec(text)]
    const match = all.find((each) => each !== null && !isWanted(each))
    if (match) faults.push({ code, detail: around(text, match.index) })
  }
  if (!quotesBalance(text)) faults.push({ code: 'quotes', detail: text.slice(0, 60) })
  return faults
}

/** A toy is called “the old bear”, so that it has its article already; with its name masked that is not seen. */
export function articleFaults(text: string): Fault[] {
  const match = /\b(?:the|an?) the\b/iu.exec(text)
  return match ? [{ code: 'doubled', detail: around(text, match.index) }] : []
}

/** Words of the safety lexicon, in a text of any length. */
export function unwantedFaults(text: string): Fault[] {
  return findUnwanted(text).map(({ reason, word }) => ({ code: 'unwanted', detail: `${reason}: ${word}` }))
}

/** How people look is nearly never said, and never more than once for each. */
export function appearanceFaults(sentences: readonly string[], people: number): Fault[] {
  const found = sentences
    .filter((sentence) => sentence.includes('Nell'))
    .flatMap((sentence) => sentence.match(LOOKS) ?? [])
  return found.length > people ? [{ code: 'appearance', detail: found.join(', ') }] : []
}

const LOOKS = wordPattern(String.raw`\b(?:${APPEARANCE.map(escapeForRegExp).join('|')})\b`, 'giu')

function quotesBalance(text: string): boolean {
  let open = false
  for (const mark of text.match(/[“”]/gu) ?? []) {
    if ((mark === '“') === open) return false
    open = mark === '“'
  }
  return !open
}

/** “Ding!” within a speaker's sentence does not end that sentence. */
function quoteStandsInside({ input, index }: RegExpExecArray): boolean {
  const before = input.slice(0, input.lastIndexOf('“', index)).trimEnd()
  return before !== '' && !/[.!?…”]$/u.test(before)
}

function around(text: string, at: number): string {
  return `…${text.slice(Math.max(0, at - 30), at + 40)}…`
}
