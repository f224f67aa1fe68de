import type { Trait } from '../format.ts'

export const calm: Trait = {
  id: 'calm',
  keys: [
    'chilled', 'calm', 'even-tempered', 'collected', 'unflappable', 'composed', 'cool', 'balanced', 'level-headed'
  ],
  marks: [
    'calm', 'calmly', 'ease', 'slow'
  ],
  habit: [
    'was calm in queues, storms and school concerts',
    'drank tea with such ease that the cup grew drowsy',
    'walked calmly past the last step of every hurry',
    'had a slow smile, and it was worth the time'
  ],
  stance: [
    '{S} had done it calmly, without one quick breath.',
    'There was an ease about {S} that made it look quite small.',
    'So calm was {S} that the thing had nothing to push against.',
    'It was slow and sure, and it was all like {S}.'
  ],
  rest: [
    '{S} lay as calm as a pond with no wind.',
    'With great ease {S} slid from the day into the night.',
    'Slow breath followed slow breath, and {S} followed them.',
    'Calmly the dark sat down beside {S} and stayed.'
  ]
}
