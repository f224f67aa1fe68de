import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity'

import { remembered } from '../remembered.ts'
import { wordPattern } from '../word-pattern.ts'
import { ALLOWED, LEXICON, type LexiconReason } from './lexicon.ts'

export interface Finding {
  reason: LexiconReason
  word: string
}

const ENDING = '(?:[bdgmnprt]?(?:s|es|ed|d|ing|er|ers))?'
const reasons = Object.entries(LEXICON).map(([reason, words]) => ({ reason, pattern: wholeWords(words) }))
/** Nearly every text has none of them, and to look once for all is far less work than for each reason. */
const anyReason = wordPattern(reasons.map(({ pattern }) => pattern.source).join('|'), 'iu')
const allowedPattern = wordPattern(
  String.raw`(?<![\p{L}\p{N}])(?:${ALLOWED.map(escaped).join('|')})(?:s|’s|'s)?(?![\p{L}\p{N}])`,
  'giu'
)
const obfuscated = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Words that a bedtime story does not say, found in running text of any kind. */
export function findUnwanted(text: string): Finding[] {
  if (!mayBeginAny(text)) return []
  const rest = text.replaceAll(allowedPattern, ' ')
  const findings: Finding[] = []
  if (!anyReason.test(rest)) return findings
  for (const { reason, pattern } of reasons) {
    for (const match of rest.matchAll(pattern)) {
      if (isReason(reason)) findings.push({ reason, word: match[0] })
    }
  }
  return findings
}

/** English letters, figures and the marks of a printed page: what nearly every text is made of. */
const PRINTED = /^[\t\n\r\x20-\x7e‘’“”…–—]*$/u
const RUN = /[a-z0-9]+/gu
const ENDINGS = [
  '',
  ...['', ...'bdgmnprt'].flatMap((letter) => ['s', 'es', 'ed', 'd', 'ing', 'er', 'ers'].map((end) => letter + end))
]

/** The first words of all that is looked for, with each ending that they may have. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  Object.values(LEXICON)
    .flat()
    .map((entry) => entry.toLowerCase())
    .filter((entry) => PRINTED.test(entry))
    .flatMap((entry) => {
      const [first = ''] = entry.match(RUN) ?? []
      return first === entry ? ENDINGS.map((ending) => first + ending) : [first]
    })
)

/** Whether one of its words begins what is looked for, which is seen a hundred times sooner; true of other scripts. */
function mayBeginAny(text: string): boolean {
  return !PRINTED.test(text) || (text.toLowerCase().match(RUN) ?? []).some((word) => BEGINNINGS.has(word))
}

/** Of one family the same is asked with each of its wishes. */
const TEXTS_KEPT = 500

/** A theme, hobby or trait that should not colour a story, also when it is spelt to slip through ("f*ck", "sh1t"). */
export const isUnwanted = remembered((text): boolean => {
  if (findUnwanted(text).length > 0) return true
  const rest = text.replaceAll(allowedPattern, ' ')
  return /[a-z]/iu.test(rest) && obfuscated.hasMatch(rest)
}, TEXTS_KEPT)

/** Disguised profanity in long text; slower than `findUnwanted`, so for text from elsewhere and for what is shipped. */
export function hasDisguisedProfanity(text: string): boolean {
  return obfuscated.hasMatch(text.replaceAll(allowedPattern, ' '))
}

const SEVERE: readonly string[] = [
  ...LEXICON.profanity.filter((word) => word !== 'dick'),
  ...LEXICON.hate,
  ...LEXICON.sexual,
  'rapist',
  'murderer',
  'terrorist'
]

/** Names are only refused when they are nothing but a severe word: Dick, Fanny and Harshit are people. */
export function isUnsafeName(name: string): boolean {
  const plain = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').trim()
  return (
    SEVERE.includes(plain) ||
    SEVERE.includes(plain.replaceAll(/[^\p{L}]/gu, '')) ||
    /\b(?:fuck|cunt|nigger|shit)/u.test(plain.replace(/\b(?:har|nis|a)shit\b/u, ''))
  )
}

const INSTRUCTION_SIGNS = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,30}\b(?:all|any|previous|prior|above|earlier|instructions?|rules?|prompt|everything)\b/iu,
  /\b(?:system|developer)\s*(?:prompt|message|instructions?)\b/iu,
  /\b(?:you are now|act as|pretend to be an? (?:ai|assistant)|jailbreak|as an ai|language model|chatgpt|do anything now)\b/iu,
  /^\s*(?:system|assistant|user|human)\s*:/iu,
  /\b(?:print|reveal|repeat|output|write out)\b.{0,25}\b(?:prompt|instructions?|password|secret|key|verbatim)\b/iu,
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|ru|xyz)\b|[\w.]+@[\w-]+\.\w/iu,
  // A telephone number: no one in a bedtime story is to be called.
  /\d(?:[\s()./-]{0,2}\d){6,}/u,
  /```|<\/?[a-z]+[\s>/]|<\||\{\{|\$\{|%\{|<!--|\]\]>/iu,
  /\b(?:drop|delete|select|insert|union)\b.{0,20}\b(?:table|from|into|select)\b|--\s*$|\bor\s+1\s*=\s*1/iu,
  /\b(?:ignora|olvida|ignore[sz]?)\b.{0,30}\b(?:instrucciones|instruções|consignes)\b|忽略.{0,10}(?:指令|指示|提示)|(?:指示|命令).{0,6}無視|تجاهل.{0,20}(?:التعليمات|الأوامر)/iu,
  /\.\.\/|\\x[0-9a-f]{2}|%00|\bscript\b.*\balert\b|javascript:|\bon(?:error|load|click|mouseover)\b.{0,3}\w/iu
]

/** Text that talks to a machine instead of about a story. It becomes something neutral, without any drama. */
export function looksLikeInstruction(text: string): boolean {
  return INSTRUCTION_SIGNS.some((sign) => sign.test(text))
}

function wholeWords(words: readonly string[]): RegExp {
  const latin = words.filter((word) => /[a-z]/iu.test(word)).sort((a, b) => b.length - a.length)
  const other = words.filter((word) => !/[a-z]/iu.test(word))
  const parts = [
    String.raw`(?<![\p{L}\p{N}])(?:${latin.map(escaped).join('|')})${ENDING}(?![\p{L}\p{N}])`,
    ...other.map(escaped)
  ]
  return wordPattern(parts.join('|'), 'giu')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replaceAll('-', String.raw`\x2d`)
}

function isReason(reason: string): reason is LexiconReason {
  return reason in LEXICON
}
