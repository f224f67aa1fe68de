import type { Line } from './format.ts'
import type { SecondTopic } from './second-topic.ts'
import { doings } from './second-topics/doings.ts'
import { events } from './second-topics/events.ts'
import { figures } from './second-topics/figures.ts'
import { happenings } from './second-topics/happenings.ts'
import { nature } from './second-topics/nature.ts'
import { powers } from './second-topics/powers.ts'
import { town } from './second-topics/town.ts'
import { trifles } from './second-topics/trifles.ts'

export const secondTopics: readonly SecondTopic[] = [
  ...doings,
  ...events,
  ...figures,
  ...happenings,
  ...nature,
  ...powers,
  ...town,
  ...trifles
]

/** The passages of one list, each with who has to be able to talk for it. */
export function spokenLines(passages: readonly string[]): Line[] {
  return passages.map((text) => {
    if (/\{S\} (?:said|asked|whispered|called|answered)|(?:said|asked|whispered|called|answered) \{S\}/u.test(text))
      return { text, says: 'S' }
    return text.includes('“') ? { text, says: 'A' } : text
  })
}
