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
    'did everything with a certain amount of noise, even knitting',
    'was heard well before being seen, and loudly',
    'had a noisy heart and noisy shoes'
  ],
  stance: [
    '{S} did it with a good deal of noise, and it was done.',
    'For once {S}, the loud one, had not made a sound.',
    'A loud and happy snort came from {S} at the end.',
    'Nobody was ever in doubt where {S} was, so noisy was the joy of it.'
  ],
  rest: [
    'Now even the loud feet of {S} were quiet.',
    'The only noise that {S} still made was breathing.',
    'All the loudly lived day went out of {S} on one long breath.',
    '{S} had been so noisy that the silence was now quite thick and soft.'
  ]
}
