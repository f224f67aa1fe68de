import type { Trait } from '../format.ts'

export const honest: Trait = {
  id: 'honest',
  keys: [
    'honest', 'truthful', 'truth', 'sincere', 'genuine', 'fair', 'fairness', 'trustworthy', 'integrity', 'frank',
    'direct', 'blunt'
  ],
  marks: [
    'honest', 'honestly', 'true', 'truth'
  ],
  habit: [
    'was honest about broccoli, and that it was not a tree',
    'told the truth, and then a bit more of it',
    'was known for true stories with no fish in them',
    'said honestly whose turn it was, also when it was not the better half'
  ],
  stance: [
    '{S} was honestly a bit surprised that it had worked.',
    'It was an honest way to do it, and {S} knew no other.',
    'True to form, {S} did not make it look harder than it was.',
    'If the truth be told, {S} had been none too sure.'
  ],
  rest: [
    '{S} was tired, and that was the honest truth.',
    'Honestly, there was no softer pillow than the one below {S}.',
    'It was true that {S} meant to stay awake a bit longer, and also true that it failed.',
    'An honest yawn came from {S}, long and loud.'
  ]
}
