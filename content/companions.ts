import type { Bank } from './format.ts'

/**
 * Toys that come along where the hero has no other who talks: a story of its own is one of two. A child has the same
 * one every night, and so has a grown-up who is alone. The words are those by which a wish or a family may already have
 * one.
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
    'There was nobody else to talk to but {A}, who belonged to {H} and could speak when it mattered.',
    'With {H} lived {A}, who was full of wool and of good advice.',
    'Beside {H} sat {A}, who had button eyes and missed nothing.',
    'As on most evenings {H} had {A} along, who knew a great deal for a toy.',
    'Only {H} ever heard {A} speak, and that was enough for both.',
    'There was also {A}, who had one loose ear and listened very well with it.',
    'On the same chair sat {A}, who had been there since breakfast and had seen everything.',
    'Under one arm {H} had {A}, as always, and {A} had something to say about most things.',
    'Whatever {H} did, {A} came too, and had a say in it.',
    'With {A} to talk to, {H} was never short of company.',
    'Everybody else thought that {A} was a toy. {H} knew better, and so did {A}.',
    'Next to {H} was {A}, a little worn at the seams, and seldom at a loss for words.',
    'Wherever {H} went, {A} was carried along, and talked most of the way.',
    '{A} was there as well, propped up on a cushion, and just as wide awake as {H}.'
  ]
}

/** Of a hero of one year or less, who talks in the story: said once, where everybody is met. */
export const smallHeroLines: Bank = {
  both: [
    'By day {H} was too small to say much. But this was a story, and in a story {H} could say anything.',
    'By day {H} had only a few words yet. At night, in a story, there were enough of them for everything.',
    'Whoever met {H} by day heard “ba” and “da”. In a story {H} simply said the rest as well.',
    'As yet {H} did most of the talking with both arms. But in a story even the smallest can talk.',
    'By day nobody quite knew what {H} was saying. In this story everybody did.',
    'By day {H} was the smallest and said the least. In a story it is the other way round.'
  ]
}
