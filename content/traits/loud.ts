import type { Trait } from '../format.ts'

export const loud: Trait = {
  id: 'loud',
  keys: [
    'loud', 'noisy', 'talkative', 'chatty', 'chatterbox', 'boisterous', 'rambunctious', 'lively', 'exuberant',
    'shouty', 'outgoing', 'extrovert', 'social', 'sociable', 'wild', 'rowdy'
  ],
  marks: [
    'loud', 'loudly', 'louder', 'noise', 'noisy'
  ],
  habit: [
    'was loud in the morning and louder on Saturdays',
    { text: 'did everything with a certain amount of noise, even knitting', needs: ['hands'] },
    'was heard well before being seen, and loudly',
    { text: 'had a noisy heart and noisy shoes', needs: ['hands'] }
  ],
  stance: [
    '{S} was glad, and {S} was never glad without a certain amount of noise.',
    'The loud one, {S}, had kept the best of the noise for later.',
    'There would be some noise about it in the morning, and {S} would be making it.',
    'It was a joy to {S}, and quite a noisy one.'
  ],
  rest: [
    { text: 'Now even the loud feet of {S} were quiet.', needs: ['legs'] },
    'Not one noise was left in {S}, and there had been hundreds.',
    { text: 'All the loud words of the day were used up, and {S} let out one long breath.', needs: ['breath'] },
    '{S} had been so noisy that you noticed how quiet it was now.'
  ]
}
