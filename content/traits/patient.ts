import type { Trait } from '../format.ts'

export const patient: Trait = {
  id: 'patient',
  keys: [
    'patient', 'patience', 'steady', 'persever', 'persist', 'tolerant', 'unhurried'
  ],
  marks: [
    'patient', 'patiently', 'patience', 'waited'
  ],
  habit: [
    { text: 'was patient with knots, queues and slow talkers', needs: ['hands'] },
    'could wait patiently for a kettle without looking at it',
    'had more patience than most clocks',
    'waited for the last snail to cross, and the one after it'
  ],
  stance: [
    '{S} went about it patiently, and it could tell.',
    'Had it taken twice as long, {S} would have waited twice as well.',
    'There was patience left over in {S}, enough to fill a bathtub.',
    'Patient as a gatepost, {S} did not even look pleased at once.'
  ],
  rest: [
    '{S} waited for sleep patiently, and it was not long.',
    'There was time now, and patient {S} had always known there would be.',
    'The clock ticked, and patient {S} lay and listened to it.',
    '{S} had waited all day for this pillow.'
  ]
}
