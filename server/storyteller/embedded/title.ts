import { slotsOf, parseTemplate } from '#content/template.ts'
import { freshest } from '../line-choice.ts'
import type { Memory } from '../memory.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { fits, realise } from './realise.ts'

const SMALL_WORDS = /^(?:a|an|the|and|or|but|nor|of|in|on|at|to|by|for|from|with|as|into|onto|over|up|off|no)$/u

export function chooseTitle(
  plan: StoryPlan,
  memory: Memory,
  random: SeededRandom,
  collides: (text: string) => boolean
): { text: string; said: string[] } {
  const usable = plan.plot.titles.filter(
    (title) =>
      fits(title, {}, plan) && !(plan.theme.kind === 'comfort' && slotsOf(parseTemplate(title)).includes('label'))
  )
  const clear = usable.filter((title) => !collides(title))
  const pattern = freshest(clear.length > 0 ? clear : usable, (title) => memory.age(title), random)
  const things = new Set(Object.values(plan.theme.things))
  return { text: titleCase(realise(pattern, {}, plan, { things }, ''), plan), said: [pattern] }
}

/** Capital letters for all but the small words; names and quoted words keep theirs. */
function titleCase(title: string, plan: StoryPlan): string {
  const kept = new Set(plan.cast.flatMap((member) => member.name.split(/\s+/u)))
  const words = title.split(' ')
  return words
    .map((word, at) => {
      const bare = word.replaceAll(/[“”’s,.!?:]+$|^[“(]+/gu, '')
      if (kept.has(word) || kept.has(bare) || kept.has(word.replace(/’s$/u, ''))) return word
      const plain = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
      const edge = at === 0 || at === words.length - 1 || /[:.!?]$/u.test(words[at - 1] ?? '')
      if (!edge && SMALL_WORDS.test(plain)) return word.toLowerCase()
      return word
        .replace(/\p{L}/u, (letter) => letter.toUpperCase())
        .replaceAll(/(?<=-)\p{Ll}/gu, (letter) => letter.toUpperCase())
    })
    .join(' ')
}
