import type { Trait } from '../format.ts'

export const loyal: Trait = {
  id: 'loyal',
  keys: [
    'loyal', 'faithful', 'devoted', 'true friend', 'good friend', 'dependable friend', 'trusty', 'committed'
  ],
  marks: [
    'loyal', 'loyally', 'faithful', 'faithfully', 'beside'
  ],
  habit: [
    'was loyal to one spoon, two friends and a very old blanket',
    'stood beside people who had forgotten their lines',
    'was faithful to the same bench, rain or shine',
    'kept promises loyally, even those made to ducks'
  ],
  stance: [
    '{S} would have stayed beside it for twice as long.',
    'Loyal as ever, {S} looked back once before going on.',
    'Faithfully, {S} did just what had been promised.',
    'If anybody deserved the word loyal then, it was {S}.'
  ],
  rest: [
    '{S} stayed close by, as loyal friends do.',
    'The old faithful blanket lay over {S}, as on every night.',
    'Loyally the moon had come too, and looked in on {S}.',
    'Even in sleep {S} was loyal, and held on to one corner.'
  ]
}
