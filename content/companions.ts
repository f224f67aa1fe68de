import type { Bank } from './format.ts'

/**
 * Toys that come along where a child has nobody else who talks: a story of its own is one of two. A child has the same
 * one every night. The words are those by which a wish or a family may already have one.
 */
export const companions: readonly { called: string; avatar: string }[] = [
  { called: 'the old bear', avatar: 'bear' },
  { called: 'the cloth rabbit', avatar: 'rabbit' },
  { called: 'the sock elephant', avatar: 'elephant' },
  { called: 'the knitted penguin', avatar: 'penguin' },
  { called: 'the felt owl', avatar: 'owl' }
]

/** How it is met, right after {H}: {A} is the toy. */
export const companionLines: Bank = {
  both: [
    'Nobody else was up but {A}, who belonged to {H} and could talk when it mattered.',
    'With {H} lived {A}, who was full of wool and of good advice.',
    'Beside {H} sat {A}, sewn with an open mouth, and said what came into it.',
    'As on most evenings {H} had {A} along, who knew a great deal for a toy.',
    'Only {H} ever heard {A} speak, and that was enough for both.',
    'There was also {A}, who had one loose ear and listened very well with it.',
    'On the same chair sat {A}, who had been there since breakfast and had seen everything.',
    'Under one arm {H} had {A}, as always, and {A} had something to say about most things.'
  ]
}
