import type { Trait } from '../format.ts'

export const imaginative: Trait = {
  id: 'imaginative',
  keys: [
    'imaginative', 'imagin', 'creative', 'creativ', 'inventive', 'artistic', 'original', 'visionary',
    'full of ideas', 'storyteller', 'innovative', 'quirky', 'unique', 'eccentric'
  ],
  marks: [
    'imagined', 'imagination', 'imaginary', 'imagine', 'invented', 'idea', 'ideas'
  ],
  habit: [
    'had an imaginary goat, who was very well behaved',
    { text: 'invented a new sort of breakfast most weeks', needs: ['hands'] },
    'could imagine a whole town into a puddle',
    { text: 'had more ideas than pockets to keep them in', needs: ['hands'] }
  ],
  stance: [
    '{S} had imagined it first, and then it only had to be done.',
    'It was an idea that nobody but {S} could have had.',
    'With some imagination, and {S} had a lot, it was easy.',
    'In the mind of {S} there was music and a crowd, imaginary but polite.'
  ],
  rest: [
    '{S} imagined a boat round the bed, and got in.',
    'One more idea came, and {S} tucked it in for the morning.',
    { text: 'The imaginary goat of the house lay down at the feet of {S}.', needs: ['legs'] },
    'It took no imagination to be comfortable, and {S} simply was.'
  ]
}
