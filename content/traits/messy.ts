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
    '{S} was a bit messier than before, and it was done.',
    'If there was a muddy smudge on anybody now, it was on {S}.',
    { text: 'With one muddy elbow and a smile {S} had managed it.', needs: ['hands'] },
    'A crumb or two lay about, as they did wherever {S} had been.'
  ],
  rest: [
    '{S} lay in a comfortable mess of blankets.',
    'One crumb had come to bed with {S}, and nobody told it to go.',
    { text: 'Messy from top to toe and as warm as soup, {S} lay there.', needs: ['legs'] },
    { text: 'The muddy day had been washed off, all but one ear, and {S} was clean enough.', needs: ['ears'] }
  ]
}
