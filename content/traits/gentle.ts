import type { Trait } from '../format.ts'

export const gentle: Trait = {
  id: 'gentle',
  keys: [
    'gentle', 'soft', 'tender', 'mild', 'peaceful', 'soft-hearted', 'serene', 'relaxed', 'easygoing',
    'easy-going', 'laid back', 'zen'
  ],
  marks: [
    'gentle', 'gently', 'softly', 'soft'
  ],
  habit: [
    'was gentle with eggs, moths and grandfathers',
    { text: 'shut doors so softly that they forgot they were open', needs: ['hands'] },
    'did everything gently, even the stamping',
    { text: 'had a soft step and a soft laugh', needs: ['legs'] }
  ],
  stance: [
    '{S} was gentle about it, as with anything smaller than a horse.',
    'There was a soft look on {S} when it was over.',
    'Softly {S} wished it a good evening.',
    'In the gentle way of {S} nothing was bent or scratched.'
  ],
  rest: [
    '{S} lay down gently, so as not to wake the bed.',
    'The night was soft, and {S} was even softer.',
    'Sleep came softly to {S}, and did not have to knock.',
    'How gentle the evening was, and how quietly {S} lay there.'
  ]
}
