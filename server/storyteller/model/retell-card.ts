import { countWords } from '../text-measures.ts'
import { forbiddenWordsOf, personOf } from './act-brief.ts'
import { names } from './act-writer.ts'
import type { RetellPlan } from './retell-plan.ts'
import type { RetellPlace } from './retold-paragraph.ts'

/** One paragraph of a finished story that is to be told anew, and what is known of its family. */
export interface RetellTask extends RetellPlace, Omit<RetellPlan, 'plan'> {
  wish: string
  isShielded: boolean
}

/** What the model is told of the story and its family; `sent-fields.ts` names each field for the family. */
export function retellCard(task: Omit<RetellTask, 'shield'>, correction: string | null) {
  const { plan, paragraphs, index, title, wish, home, hero, isShielded } = task
  const text = paragraphs[index] ?? ''
  return {
    wish,
    title,
    ...(home !== null && { place: home }),
    people: plan.cast.map((member) => ({
      ...personOf(member, plan, isShielded),
      isHero: member === hero ? true : undefined
    })),
    story: paragraphs,
    tellThisDifferently: text,
    mustAppearNow: plan.cast.filter(({ called }) => names(text, called)).map(({ called }) => called),
    forbiddenWords: forbiddenWordsOf(task.act),
    aboutSoManyWords: countWords(text),
    ...(correction !== null && { correction })
  }
}
