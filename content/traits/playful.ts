import type { Trait } from '../format.ts'

export const playful: Trait = {
  id: 'playful',
  keys: [
    'playful', 'play', 'fun loving', 'fun', 'frisky', 'loves to play', 'lighthearted',
    'light-hearted', 'spontaneous'
  ],
  marks: [
    'play', 'played', 'playful', 'playfully', 'playing', 'game'
  ],
  habit: [
    'was playful with shadows, shoelaces and serious people',
    { text: 'made a game of most things, tooth brushing above all', needs: ['hands'] },
    'would rather play than eat, and could do both',
    'winked playfully at mirrors, which winked back'
  ],
  stance: [
    '{S} did it as if it were a game, and won.',
    'There was something playful in the way {S} went about it.',
    'Half of it {S} had done just by playing around.',
    'Playfully, {S} gave a small bow when it was over.'
  ],
  rest: [
    '{S} played at being a leaf on the pillow, quite still.',
    'The game of the day was over, and {S} had liked every turn.',
    { text: 'A playful toe stuck out of the blanket, waved for {S}, and went in again.', needs: ['legs'] },
    'In a dream {S} was as playful as ever, and chased a balloon.'
  ]
}
