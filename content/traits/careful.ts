import type { Trait } from '../format.ts'

export const careful: Trait = {
  id: 'careful',
  keys: [
    'careful', 'cautious', 'caution', 'wary', 'prudent', 'sensible', 'prepared', 'safe', 'responsible', 'reliable',
    'mature'
  ],
  marks: [
    'careful', 'carefully', 'care', 'caution', 'cautious', 'cautiously'
  ],
  habit: [
    'was careful with stairs, soup and other people’s feelings',
    'looked left, right and left again, cautiously, also in corridors',
    { text: 'took such care of one mug that it was older than the cat', needs: ['hands'] },
    'was cautious with new cheese'
  ],
  stance: [
    '{S} did it carefully, with the tip of everything.',
    'Some might have called it luck, but {S} had been careful about the luck as well.',
    'With the proper caution {S} looked it over once more before going on.',
    'It was worth so much care, and {S} had plenty.'
  ],
  rest: [
    '{S} lay down carefully in the warm place.',
    'No caution was needed any more, for {S} was in bed.',
    'With care, as you close a music box, {S} closed both eyes.',
    { text: 'One cautious toe tested the cold end of the bed, and then {S} drew it back.', needs: ['legs'] }
  ]
}
