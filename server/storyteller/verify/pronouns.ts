import { capital } from '../capital.ts'
import type { CastMember } from '../plan/story-plan.ts'
import { mentionPattern } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import type { Fault } from './surface.ts'

/**
 * When “she” is clear. Outside of speech, she or he stands for the member spoken of last: of those who may be
 * called so, exactly one must have been named (or meant) earlier in the sentence; if none was, exactly one in the
 * nearest sentence before it that names any, in this paragraph or the one before. A member with an unknown pronoun may be called
 * either; animals that do not talk are “it”.
 */
export type Gendered = 'she' | 'he'
/** A member of the cast, or a person whom the wish brings. */
export type Someone = Pick<CastMember, 'called' | 'pronouns' | 'nature' | 'speaks'>

export function mayBeCalled(pronoun: Gendered, member: Someone): boolean {
  if (member.pronouns === pronoun) return true
  return member.pronouns === null && (member.nature !== 'animal' || member.speaks)
}

/** Who has been spoken of, sentence by sentence, in one paragraph. */
export interface Spoken {
  sentences: Set<Someone>[]
  /** How many of them stand in the paragraph before. */
  inherited: number
}

/** At the beginning of a paragraph; of the one before it, its own sentences are still in the ear. */
export function beginParagraph(before: Spoken | null): Spoken {
  return {
    sentences: [...(before?.sentences.slice(before.inherited) ?? []), new Set()],
    inherited: before ? before.sentences.length - before.inherited : 0
  }
}

/** Names of scripts without capitals begin sentences too. */
const SENTENCE_END = /[.!?…]”?\s+(?=[“‘\p{Lu}\p{Lo}\uE000])/gu

/** Goes on over a stretch of text without names. */
export function passOver({ sentences }: Spoken, text: string): void {
  for (let ends = text.match(SENTENCE_END)?.length ?? 0; ends > 0; ends -= 1) sentences.push(new Set())
}

export function speakOf({ sentences }: Spoken, member: Someone): void {
  sentences[sentences.length - 1]?.add(member)
}

/** Whom the pronoun may mean at this place. */
export function meantBy(pronoun: Gendered, { sentences }: Spoken): Someone[] {
  for (const spoken of sentences.toReversed()) {
    const may = [...spoken].filter((member) => mayBeCalled(pronoun, member))
    if (may.length > 0) return may
  }
  return []
}

/** Who may be called so of all who are named in this paragraph. */
export function rivalsFor(pronoun: Gendered, { sentences, inherited }: Spoken): Set<Someone> {
  return new Set(
    sentences
      .slice(inherited)
      .flatMap((spoken) => [...spoken])
      .filter((member) => mayBeCalled(pronoun, member))
  )
}

/** The same of this paragraph and of what is left in the ear from the one before. */
export function rivalsInTheEar(pronoun: Gendered, { sentences }: Spoken): Set<Someone> {
  return rivalsFor(pronoun, { sentences, inherited: 0 })
}

const WOMEN =
  'woman|women|lady|ladies|girl|queen|princess|witch|fairy|tooth fairy|mermaid|postwoman|policewoman|washerwoman|grandmother|mother|aunt|sister|mum'
const MEN =
  'man|men|boy|gentleman|king|prince|wizard|postman|policeman|ferryman|snowman|watchman|santa|father christmas|grandfather|father|uncle|brother|dad'
/** By what they do: of each there are women and men. */
const TRADES =
  'neighbour|teacher|driver|conductor|baker|farmer|miller|captain|knight|keeper|porter|mender|guard|sailor|pirate|giant|doctor|dentist|nurse|vet|dancer|singer|builder|clerk|owner|mechanic|barber|hairdresser|chef|cook|officer|firefighter|pilot|astronaut'
const OTHERS = 'goose|geese|spider|hen|leprechaun|somebody|someone|anybody|everybody|nobody|person|player|baby|child'
/** People of a plot, who may be she or he as well. */
const STRANGER = wordPattern(String.raw`\b(?:${WOMEN}|${MEN}|${TRADES}|${OTHERS})\b`, 'iu')
const A_STRANGER = String.raw`\b(?:the|an?|old|young|another) (?:\p{L}+ )?`
/** “At the dentist’s” is a place. */
const ANY_TRADE = String.raw`(?:${TRADES})\b(?!’s)`
/** Those of them whom she, or he, would mean. */
export const STRANGERS: Readonly<Record<Gendered, RegExp>> = {
  she: wordPattern(String.raw`${A_STRANGER}(?:(?:${WOMEN})\b|${ANY_TRADE})|\bmrs \p{L}`, 'iu'),
  he: wordPattern(
    String.raw`${A_STRANGER}(?:(?:${MEN})\b|${ANY_TRADE})|\b(?:mr \p{L}|(?:father christmas|santa)\b)`,
    'iu'
  )
}

/** Pronouns of which it is not clear whom they mean. */
export function pronounFaults(paragraphs: readonly string[], cast: readonly CastMember[]): Fault[] {
  let before: Spoken | null = null
  const meetsStranger = paragraphs.map((paragraph) => STRANGER.test(paragraph))
  return paragraphs.flatMap((paragraph, at) => {
    const isMet = meetsStranger.slice(Math.max(0, at - 4), at + 1).includes(true)
    const spoken = beginParagraph(before)
    before = spoken
    return faultsOf(paragraph, cast, isMet, spoken)
  })
}

function faultsOf(paragraph: string, cast: readonly CastMember[], isStrangerMet: boolean, spoken: Spoken): Fault[] {
  const faults: Fault[] = []
  let from = 0
  let named = 0
  const blame = (at: number, why: string) =>
    faults.push({ code: 'pronoun', detail: `${why} …${paragraph.slice(Math.max(0, at - 60), at + 12)}` })
  for (const mention of mentionsIn(paragraph, cast)) {
    passOver(spoken, paragraph.slice(from, mention.at + 1))
    from = mention.at + 1
    if (mention.member) {
      speakOf(spoken, mention.member)
      named = mention.at
      continue
    }
    const meant = meantBy(mention.pronoun, spoken)
    const [only] = meant
    // “The old postman was up. He moved his bowl”: the stranger of the plot who was named last is meant.
    const isStranger = STRANGER.test(paragraph.slice(named, mention.at))
    // “They waited. She read a page”: where two were spoken of before, a new paragraph begins with a name.
    if (
      only &&
      !isStranger &&
      rivalsFor(mention.pronoun, spoken).size === 0 &&
      rivalsInTheEar(mention.pronoun, spoken).size > 1
    )
      blame(mention.at, `${mention.pronoun} in a new paragraph: who?`)
    // “It’s too far,” she said: of two sisters it is the other one as well.
    if (mention.isTag && rivalsFor(mention.pronoun, spoken).size > 1) blame(mention.at, `${mention.pronoun} said: who?`)
    if (meant.length === 1 && only) speakOf(spoken, only)
    else if (isStranger) continue
    else if (meant.length > 1 || !isStrangerMet) {
      const whom = meant.length === 0 ? 'nobody has been named' : `${meant.map((each) => each.called).join(' or ')}?`
      blame(mention.at, `${mention.pronoun}: ${whom}`)
    }
  }
  return faults
}

type Mention = { at: number } & ({ member: CastMember } | { member: null; pronoun: Gendered; isTag: boolean })

/** Names anywhere, pronouns outside of speech, in the order in which they stand. */
function mentionsIn(paragraph: string, cast: readonly CastMember[]): Mention[] {
  const mentions: Mention[] = []
  let rest = paragraph
  // The longest first: “Ben” is not named where “little Ben” is.
  for (const member of cast.toSorted((one, other) => other.called.length - one.called.length)) {
    const raised = capital(member.called)
    // “Mum” is a name of hers where a child speaks.
    for (const name of new Set([member.called, raised, member.byChildren ?? raised])) {
      // Most are named in few paragraphs, and to see that costs less than a pattern.
      if (!rest.includes(name)) continue
      rest = rest.replaceAll(mentionPattern(name), (said, ...found: unknown[]) => {
        const at = found.find((each) => typeof each === 'number') ?? 0
        mentions.push({ at, member })
        return ' '.repeat(said.length)
      })
    }
  }
  const told = rest.replaceAll(/“[^”]*(?:”|$)/gu, (speech) => ' '.repeat(speech.length))
  for (const match of told.matchAll(/\b(?:(she|her|hers|herself)|(?:he|him|his|himself))\b/giu))
    mentions.push({
      at: match.index,
      member: null,
      pronoun: match[1] === undefined ? 'he' : 'she',
      isTag:
        paragraph[match.index - 2] === '”' &&
        /^\p{Ll}+ (?:said|asked|answered|whispered)\b/u.test(told.slice(match.index))
    })
  return mentions.toSorted((one, other) => one.at - other.at)
}
