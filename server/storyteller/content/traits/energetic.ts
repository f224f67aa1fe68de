import type { Trait } from '../format.ts'

export const energetic: Trait = {
  id: 'energetic',
  keys: [
    'energetic', 'energy', 'active', 'bouncy', 'hyper', 'hyperactive', 'sporty', 'athletic', 'zippy',
    'full of beans', 'on the go', 'never sits still', 'enthusiastic', 'excitable', 'passionate', 'spirited',
    'vivacious'
  ],
  marks: [
    'energy', 'energetic', 'bounce', 'bounced', 'bouncy', 'bouncing'
  ],
  habit: [
    'bounced out of bed and did not stop bouncing till the other end of the day',
    'had enough energy for two, and they both had it on Mondays',
    'was so energetic that chairs were mostly for running round',
    'did nothing without a small bounce before it'
  ],
  stance: [
    '{S} did it at a bounce, and looked round for more.',
    'There was energy left in {S} when it was over, quite a lot.',
    'Not everyone would have chosen so energetic a way, but {S} would.',
    'With one happy bounce {S} was back beside the others.'
  ],
  rest: [
    'The bounce had gone out of {S}, slowly, as out of a ball on grass.',
    '{S} had used up all the energy there was, down to the crumbs.',
    'Even the most energetic feet were still now, and {S} was glad of it.',
    'One last bouncy thought went through {S} and lay down.'
  ]
}
