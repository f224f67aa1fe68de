import type { Trait } from '../format.ts'

export const lazy: Trait = {
  id: 'lazy',
  keys: [
    'lazy', 'sleepy', 'slow', 'tired', 'couch potato', 'sluggish', 'snooz', 'unhurried and slow', 'chill',
    'likes to sleep', 'idle'
  ],
  marks: [
    'lazy', 'lazily', 'sleepy', 'sleepily', 'yawn', 'yawned'
  ],
  habit: [
    'was lazy in the way of cats, beautifully',
    'yawned at hills and went round them',
    'was sleepy until noon and dozy after it',
    'found the lazy way, which was often the best one'
  ],
  stance: [
    '{S} might be lazy, but never at the wrong moment.',
    'For somebody so lazy, {S} had been remarkably thorough.',
    'After that {S} yawned, as though it had been nothing much.',
    'Sleepily {S} hoped that it would not have to be done twice.'
  ],
  rest: [
    'Lying down was what {S} did best, and the yawn was magnificent.',
    '{S} had been sleepy for hours, and now it came in useful.',
    'Lazily {S} rolled over once, and that was all.',
    'Nobody in the whole street was as good at being lazy in bed as {S}.'
  ]
}
