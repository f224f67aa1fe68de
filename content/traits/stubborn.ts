import type { Trait } from '../format.ts'

export const stubborn: Trait = {
  id: 'stubborn',
  keys: [
    'stubborn', 'determined', 'headstrong', 'obstinate', 'persistent', 'tenacious', 'never gives up', 'resilien',
    'hard-working', 'hardworking', 'focused', 'willful', 'wilful', 'ambitious', 'strong', 'tough', 'competitive',
    'driven', 'determination'
  ],
  marks: [
    'stubborn', 'stubbornly', 'gave up', 'give up', 'give in'
  ],
  habit: [
    { text: 'was stubborn about hats and the right way to cut toast', needs: ['hands'] },
    { text: 'had never been known to give up on a jar lid', needs: ['hands'] },
    'was as stubborn as a zip, and as useful',
    'did not give in to rain, peas or Mondays'
  ],
  stance: [
    '{S} was too stubborn to have stopped any sooner.',
    'Somebody else would have let it be, but {S} never gave up on a thing.',
    'Stubbornly, with a small frown, {S} would have gone on until morning.',
    'It was a contest of who would give in, and that was not {S}.'
  ],
  rest: [
    'At last {S} gave up the day, but only to the pillow.',
    'The stubborn chin of {S} sank, bit by bit, into the blanket.',
    '{S} held out stubbornly against one yawn, and let the second through.',
    'For today {S} could give up everything but the blanket.'
  ]
}
