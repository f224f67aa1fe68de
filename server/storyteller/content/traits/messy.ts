import type { Trait } from '../format.ts'

export const messy: Trait = {
  id: 'messy',
  keys: [
    'messy', 'untidy', 'sloppy', 'disorganis', 'disorganiz', 'chaotic', 'clumsy', 'scruffy', 'muddy', 'cluttered'
  ],
  marks: [
    'mess', 'messy', 'messily', 'crumb', 'crumbs', 'muddy'
  ],
  habit: [
    'was a messy eater and a happy one',
    'left a trail of crumbs, which made coming home easy',
    'knew where everything was in the mess, more or less',
    'was muddy by nine and proud of it by ten'
  ],
  stance: [
    '{S} did it rather messily, but it was done.',
    'There was a bit of a mess afterwards, and {S} stood cheerfully in the middle.',
    'With one muddy elbow and a smile {S} had managed it.',
    'It left crumbs, as everything did that {S} had a part in.'
  ],
  rest: [
    '{S} lay in a comfortable mess of blankets.',
    'One crumb had come to bed with {S}, and nobody told it to go.',
    'Messy from top to toe and as warm as soup, {S} lay there.',
    'The muddy day had been washed off, all but one ear, and {S} was clean enough.'
  ]
}
