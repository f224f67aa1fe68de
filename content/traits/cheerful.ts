import type { Trait } from '../format.ts'

export const cheerful: Trait = {
  id: 'cheerful',
  keys: [
    'cheerful', 'happy', 'joyful', 'joyous', 'sunny', 'optimis', 'positive', 'merry', 'jolly', 'smil', 'bubbly',
    'upbeat', 'content', 'good natured', 'glad'
  ],
  marks: [
    'cheerful', 'cheerfully', 'happy', 'happily', 'glad', 'smile', 'smiled', 'joy'
  ],
  habit: [
    { text: 'was cheerful in the rain, and had the wet socks to show for it', needs: ['hands'] },
    'woke up happy, like toast from a toaster',
    'smiled at buses, and some of them smiled back',
    'was glad of small things, such as lids that fit'
  ],
  stance: [
    '{S} was cheerful about it for quite some way.',
    'Happily {S} looked round for the next thing.',
    'There was such joy in {S} over it that it went all round.',
    'Nobody could have done it with a bigger smile than {S} did.'
  ],
  rest: [
    '{S} was happy right down to the bottom of the bed.',
    'A smile had been left on {S} from the afternoon, and nobody took it off.',
    'Cheerfully {S} wriggled down under the blanket.',
    'It had been a glad sort of day, and {S} smiled at the ceiling.'
  ]
}
