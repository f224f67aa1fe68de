import type { Trait } from '../format.ts'

export const serious: Trait = {
  id: 'serious',
  keys: [
    'serious', 'earnest', 'solemn', 'grown-up', 'studious', 'focused and serious', 'formal', 'strict', 'stern',
    'stoic', 'mature and serious', 'dignified'
  ],
  marks: [
    'serious', 'seriously', 'solemn', 'solemnly', 'frown'
  ],
  habit: [
    'was serious about marbles and most other matters',
    'ate ice cream solemnly and left none',
    'took jokes seriously, turned them over, and laughed on Thursday',
    'had a frown for thinking and a smile for Sundays'
  ],
  stance: [
    '{S} did it very seriously, as it deserved.',
    'Behind the frown {S} was enjoying it no end.',
    'Solemn as a heron, {S} took note of it.',
    'It was done with a serious nod at the end, and {S} nodded well.'
  ],
  rest: [
    '{S} took going to bed quite seriously, and did it properly.',
    'The small frown went from {S} and left a smooth place.',
    'Solemnly {S} lay there, with the blanket up to the chin.',
    'Even a serious day may end in feathers, and {S} sank into them.'
  ]
}
