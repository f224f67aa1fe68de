import { slotsOf, parseTemplate } from '#content/template.ts'
import { capital } from '../capital.ts'
import { freshest } from '../line-choice.ts'
import type { Memory } from '../memory.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { hasOpenClause } from '../wish/kinds/wish-form.ts'
import { stemsOf } from '../word-stems.ts'
import { fits, realise } from './realise.ts'
import { isNounWish } from './slot-forms.ts'

const SMALL_WORDS = /^(?:a|an|the|and|or|but|nor|of|in|on|at|to|by|for|from|with|as|into|onto|over|up|off|no)$/u

export function chooseTitle(
  plan: StoryPlan,
  memory: Memory,
  random: SeededRandom,
  collides: (text: string) => boolean,
  told: string
): { text: string; said: string[] } {
  const fitting = plan.plot.titles.filter(
    (title) =>
      fits(title, {}, plan) &&
      suitsWish(title, plan) &&
      !(plan.theme.kind === 'comfort' && slotsOf(parseTemplate(title)).includes('label'))
  )
  const small = told.toLowerCase()
  const kept = fitting.filter((title) => namesWhatIsTold(title, small))
  const usable = kept.length > 0 ? kept : fitting
  const clear = usable.filter((title) => !collides(title))
  const pattern = freshest(clear.length > 0 ? clear : usable, (title) => memory.age(title), random)
  const things = new Set(Object.values(plan.theme.things))
  const said = realise(pattern, {}, plan, { things }, '')
  // “The Great {wish} Contest” has an article already.
  const text = WITHIN.test(pattern) ? said.replace(/(?<=^the great )(?:the|an?) /iu, '') : said
  return { text: titleCase(text, plan), said: [pattern] }
}

/** “From the Fridge On” is no title where the scene with the fridge had no room; `told` is in small letters. */
function namesWhatIsTold(title: string, told: string): boolean {
  const words =
    title
      .replaceAll(/\{[^}]*\}/gu, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.every(
    (word) =>
      word.length < LEAST_LETTERS || told.includes(word) || [...stemsOf(word)].every((stem) => told.includes(stem))
  )
}

/** A shorter word names nothing. */
const LEAST_LETTERS = 4

/** A wish before another noun. */
const WITHIN = /\{wish\} \p{L}/u
/** What is moved, or where a guest is from, is a thing. */
const WANTS_NOUN = /(?:from|Move) \{wish\}/u

/** Whether a title can hold the wish: before another noun a short one, that does not say the same. */
function suitsWish(title: string, plan: StoryPlan): boolean {
  if (!WITHIN.test(title)) return !WANTS_NOUN.test(title) || isNounWish(plan)
  const words = plan.wish.about.replace(/^(?:the|an?) /iu, '').split(' ')
  return words.length <= 3 && !hasOpenClause(plan.wish.about) && !words.some((word) => title.includes(capital(word)))
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
