import type { Trait } from '../format.ts'

export const wise: Trait = {
  id: 'wise',
  keys: [
    'wise', 'wisdom', 'sage', 'knowledgeable', 'old soul', 'experienced', 'sensible and wise', 'insightful',
    'knowing', 'learned', 'philosophical'
  ],
  marks: [
    'wise', 'wisely', 'wisdom', 'knew'
  ],
  habit: [
    'was wise about weather, soup and when to say nothing',
    'knew why spoons are round',
    { text: 'had the wisdom to bring two hankies, always', needs: ['hands'] },
    { text: 'looked wisely at the sky and took the umbrella for luck', needs: ['hands'] }
  ],
  stance: [
    '{S} did it wisely, that is, at the right moment.',
    'Somehow {S} just knew, as you know that there is cake.',
    'It was the wise way, and so it looked quite plain when {S} took it.',
    'It took a little wisdom, about a pocketful, and {S} had brought it.'
  ],
  rest: [
    '{S} knew that the day was done, and let it be done.',
    'It is wise to stop when you are warm, and {S} stopped.',
    'Wisely {S} left the rest of the thinking to the morning.',
    'With all the wisdom of old cats {S} lay down and was still.'
  ]
}
