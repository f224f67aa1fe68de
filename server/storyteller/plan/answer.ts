import { answers, type KnownAnswer } from '#content/answers.ts'

/** What is known of a question: the first whose words stand in it. */
export function answerTo(question: string): KnownAnswer | null {
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu))
  return (
    answers.find(({ asks }) => asks.split(' ').every((either) => either.split('|').some((word) => words.has(word)))) ??
    null
  )
}
