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
    { text: 'bounced out of bed and did not stop bouncing till the other end of the day', needs: ['legs'] },
    'had enough energy for two, and they both had it on Mondays',
    'was so energetic that chairs were mostly for running round',
    { text: 'did nothing without a small bounce before it', needs: ['legs'] }
  ],
  stance: [
    { text: '{S} bounced once on the spot, and looked round for more.', needs: ['legs'] },
    'There was energy left in {S} when it was over, quite a lot.',
    'On what was left of the same energy {S} could have done it twice more.',
    { text: 'One happy bounce, and {S} was ready for whatever came.', needs: ['legs'] }
  ],
  rest: [
    { text: 'The bounce had gone out of {S}, slowly, as out of a ball on grass.', needs: ['legs'] },
    '{S} had used up all the energy there was, down to the crumbs.',
    { text: 'Even the most energetic feet were still now, and {S} was glad of it.', needs: ['legs'] },
    'A last bit of energy went into one wriggle, and then {S} lay still.'
  ]
}
