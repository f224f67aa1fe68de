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
    { text: 'drank tea with such ease that the cup grew drowsy', needs: ['hands'] },
    { text: 'walked calmly past the last step of every hurry', needs: ['legs'] },
    'had a slow smile, and it was worth the time'
  ],
  stance: [
    '{S} did it as calmly as people butter bread.',
    'There was an ease about {S} that made it look quite small.',
    'So calm was {S} that it was hard to say when it had been difficult.',
    'It was all like {S}, calm on the outside and calm further in.'
  ],
  rest: [
    '{S} lay as calm as a pond with no wind.',
    'With great calm {S} pulled up the blanket.',
    { text: 'Slow breath followed slow breath, and {S} followed them.', needs: ['breath'] },
    'Calmly {S} lay and listened to the clock.'
  ]
}
