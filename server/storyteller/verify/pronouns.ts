import type { CastMember } from '../plan/story-plan.ts'
import type { Fault } from './surface.ts'
import { mentionPattern } from './text-measures.ts'

/**
 * When “she” is clear. In one paragraph, outside of speech, she or he may stand for a member of the cast who has been
 * named before in that paragraph, if nobody else has been named there who may be called the same: nobody with the same
 * pronoun, and nobody whose pronoun is not known. Animals that do not talk are “it”.
 */
export function mayBeCalled(pronoun: 'she' | 'he', member: CastMember): boolean {
  if (member.pronouns === pronoun) return true
  return member.pronouns === null && (member.nature !== 'animal' || member.speaks)
}

const WORDS = { she: /\b(?:she|her|hers|herself)\b/giu, he: /\b(?:he|him|his|himself)\b/giu } as const
/** People of a plot, who may be she or he as well. */
const STRANGER =
  /\b(?:woman|women|lady|ladies|girl|boy|man|men|gentleman|neighbour|teacher|goose|geese|driver|conductor|postman|postwoman|washerwoman|baker|farmer|miller|ferryman|captain|queen|king|princess|prince|knight|wizard|witch|grandmother|grandfather|mother|father|aunt|uncle|spider|hen|keeper|guard|watchman|sailor|pirate|giant|doctor|dentist|nurse|vet|santa|father christmas|tooth fairy|fairy|mermaid|somebody|someone|anybody|everybody|nobody|person|player|dancer|singer|builder|clerk|owner|sister|brother|mum|dad|baby|child|mechanic|barber|hairdresser|chef|cook|policeman|policewoman|officer|firefighter|pilot|astronaut)\b/iu

/** Pronouns of which it is not clear whom they mean. */
export function pronounFaults(paragraphs: readonly string[], cast: readonly CastMember[]): Fault[] {
  return paragraphs.flatMap((paragraph, at) => {
    const told = withoutSpeech(paragraph)
    return (['she', 'he'] as const).flatMap((pronoun) =>
      [...told.matchAll(WORDS[pronoun])].flatMap((match) => {
        const before = paragraph.slice(0, match.index)
        const meant = cast.filter((member) => mayBeCalled(pronoun, member) && isNamed(member, before, cast))
        if (meant.length === 1) return []
        const around = paragraph.slice(Math.max(0, match.index - 60), match.index + 20)
        if (meant.length > 1)
          return [
            { code: 'pronoun', detail: `${match[0]}: ${meant.map((each) => each.called).join(' or ')}? …${around}` }
          ]
        // A stranger of the plot is met a paragraph or two before.
        const scene = paragraphs.slice(Math.max(0, at - 4), at).join(' ') + before
        return STRANGER.test(scene)
          ? []
          : [{ code: 'pronoun', detail: `${match[0]}: nobody has been named: …${around}` }]
      })
    )
  })
}

/** The same length, so that places stay where they are. */
function withoutSpeech(paragraph: string): string {
  return paragraph.replaceAll(/“[^”]*(?:”|$)/gu, (speech) => ' '.repeat(speech.length))
}

/** “Ben” is not named where only “little Ben” is; letters as the family writes them, or with a capital. */
function isNamed(member: CastMember, text: string, cast: readonly CastMember[]): boolean {
  const own = member.called.toLowerCase()
  const longer = cast.filter((other) => other.called.length > own.length && other.called.toLowerCase().includes(own))
  const plain = longer.reduce((left, other) => left.replaceAll(mentionPattern(other.called, 'giu'), ' '), text)
  const raised = member.called.charAt(0).toUpperCase() + member.called.slice(1)
  return [member.called, raised].some((name) => mentionPattern(name, 'u').test(plain))
}
