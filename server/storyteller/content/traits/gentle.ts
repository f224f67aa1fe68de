import type { Trait } from '../format.ts'

export const gentle: Trait = {
  id: 'gentle',
  keys: [
    'gentle', 'soft', 'tender', 'mild', 'peaceful', 'soft-hearted', 'soft-spoken', 'serene', 'relaxed', 'easygoing',
    'easy-going', 'laid-back', 'laid back', 'zen'
  ],
  marks: [
    'gentle', 'gently', 'softly', 'soft'
  ],
  habit: [
    'was gentle with eggs, moths and grandfathers',
    'shut doors so softly that they forgot they were open',
    'did everything gently, even the stamping',
    'had a soft step and a soft laugh'
  ],
  stance: [
    '{S} did it gently, as one picks up a chick.',
    'It was such a soft way of doing it that nobody saw {S} begin.',
    'Very softly, {S} let go at the end.',
    'In the gentle way of {S} nothing was bent or scratched.'
  ],
  rest: [
    '{S} lay down gently, so as not to wake the bed.',
    'The night was soft, and {S} was even softer.',
    'Sleep came softly to {S}, and did not have to knock.',
    'All that was gentle in the day had come home with {S}.'
  ]
}
