import type { Trait } from '../format.ts'

export const brave: Trait = {
  id: 'brave',
  keys: [
    'brave', 'courage', 'bold', 'fearless', 'daring', 'hero', 'valiant', 'unafraid', 'gutsy', 'heroic'
  ],
  marks: [
    'brave', 'bravely', 'braver', 'courage', 'bold'
  ],
  habit: [
    'was brave about thunder and a little less brave about soup',
    'went first into cold water, and called that courage',
    { text: 'looked bold even in pyjamas', needs: ['hands'] },
    'was braver than most cushions and many coats'
  ],
  stance: [
    '{S} did it bravely, that is, a little afraid and all the same.',
    'It took courage, and {S} had brought some along.',
    { text: '{S} looked bold throughout, apart from the ears.', needs: ['ears'] },
    'Being brave made {S} a bit wobbly afterwards, which was quite in order.'
  ],
  rest: [
    '{S} had been brave since breakfast, and could rest now.',
    'There was nothing left to be bold about, and {S} lay as soft as a sock.',
    'Even somebody brave likes a warm blanket, and {S} had one.',
    'Bravely, without looking round once, {S} went to bed.'
  ]
}
