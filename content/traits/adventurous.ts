import type { Trait } from '../format.ts'

export const adventurous: Trait = {
  id: 'adventurous',
  keys: [
    'adventur', 'adventurous', 'explor', 'thrill', 'wanderlust', 'intrepid', 'free-spirited', 'free spirit',
    'independent', 'wanderer'
  ],
  marks: [
    'adventure', 'adventurous', 'explore', 'explored', 'explorer', 'exploring'
  ],
  habit: [
    'had an adventure on most Tuesdays, often in the cupboard',
    'explored every bus line to its very end',
    'was adventurous with food, and once ate the decoration',
    { text: 'had the walk of an explorer, also on the way to the bath', needs: ['legs'] }
  ],
  stance: [
    '{S} called it an adventure, and from then on it was.',
    'It was just what an explorer would have done, and {S} was one.',
    'Adventurous as ever, {S} would gladly have done it twice.',
    'There was more to explore behind it, as {S} had seen at once.'
  ],
  rest: [
    '{S} set out on the last adventure of the day, which was only as far as the pillow.',
    'After so much exploring {S} knew that the best place was here.',
    { text: 'The adventurous feet of {S} had come home and lay side by side.', needs: ['legs'] },
    'Everything had been explored for today, even the far end of the bed, and {S} lay still.'
  ]
}
