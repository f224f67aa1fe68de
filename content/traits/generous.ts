import type { Trait } from '../format.ts'

export const generous: Trait = {
  id: 'generous',
  keys: [
    'generous', 'sharing', 'giving', 'unselfish', 'shares', 'selfless', 'big-hearted', 'bighearted', 'grateful',
    'thankful'
  ],
  marks: [
    'generous', 'generously', 'share', 'shared', 'sharing', 'gave'
  ],
  habit: [
    { text: 'shared apples by giving away the bigger half', needs: ['hands'] },
    { text: 'was generous with hugs, raisins and bus seats', needs: ['hands'] },
    'gave things away and was surprised to have fewer',
    'liked sharing so much that one of anything was too few'
  ],
  stance: [
    '{S} shared it out, the doing and the praise.',
    { text: 'Generous as always, {S} let the others think it was their idea.', party: 'together' },
    'It was done generously, with something left over, in the way of {S}.',
    'Half of the pride {S} gave straight away to whoever stood nearest.'
  ],
  rest: [
    '{S} gave the dark a bit of the blanket as well.',
    'There was warmth enough to share, and {S} shared it.',
    'Generously {S} moved over, to leave some of the bed empty.',
    'The pillow was big and generous, and {S} sank right into it.'
  ]
}
