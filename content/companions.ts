import type { Bank } from './format.ts'

/**
 * Toys that come along where the hero has no other who talks: a story of its own is one of two. A child has the same
 * one every night, and so has a grown-up who is alone. Where a short night has no words to spare, its name has two. The
 * words are those by which a wish or a family may already have one.
 */
export const companions: readonly { called: string; briefly: string; avatar: string }[] = [
  { called: 'the old bear', briefly: 'the bear', avatar: 'bear' },
  { called: 'the cloth rabbit', briefly: 'the rabbit', avatar: 'rabbit' },
  { called: 'the sock elephant', briefly: 'the elephant', avatar: 'elephant' },
  { called: 'the knitted penguin', briefly: 'the penguin', avatar: 'penguin' },
  { called: 'the felt owl', briefly: 'the owl', avatar: 'owl' }
]

/** How it is met, right after {H}, where it only sits by and talks: {A} is the toy. */
export const companionLines: Bank = {
  both: [
    '{H} had nobody else to talk to but {A}, who could speak when it mattered.',
    'With {H} lived {A}, who was full of wool and of good advice.',
    'Beside {H} sat {A}, who had button eyes and missed nothing.',
    'As on most evenings {H} had {A} along, who knew a great deal for a toy.',
    'Only {H} ever heard {A} speak, and that was enough for both.',
    '{H} and {A} went everywhere together. {A} had one loose ear, and listened very well with it.',
    '{H} shared a chair with {A}, who had been there since breakfast and had seen everything.',
    'Under one arm {H} had {A}, as always, and {A} had something to say about most things.',
    'Whatever {H} did, {A} came too, and had a say in it.',
    '{H} was never short of company, with {A} to talk to.',
    '{H} knew that {A} was more than a toy, and so did {A}.',
    'Next to {H} was {A}, a little worn at the seams, and seldom at a loss for words.',
    'Wherever {H} went, {A} was carried along, and talked most of the way.',
    '{H} was there, and so was {A}, propped up on a cushion and just as wide awake.',
    'Nothing happened to {H} without {A}, who sat where there was most to see.',
    '{H} had brought {A}, who was good at listening and had no pockets.',
    '{H} told everything to {A} first, who never passed it on.',
    'In the crook of {H}’s elbow there was always room for {A}, and for what {A} thought.',
    '{H} trusted nobody more than {A}, who had been sewn up twice.',
    '{H} was never alone, for {A} leaned against the wall and kept an eye on things.',
    'If {H} had a question, {A} usually had another one.',
    'Of all that {H} owned, only {A} could answer back.',
    '{H} always talked to {A}, and {A} always talked back.'
  ]
}

/** The same where it walks, fetches or holds things in the story: that it can is said before it does. */
export const movingCompanionLines: Bank = {
  both: [
    '{H} carried {A} about all day, for by day {A} was a toy. In a story {A} went where {A} liked.',
    'With {H} lived {A}, who sat still all day long, and in a story walked and talked like anybody.',
    '{H} had {A} along. A toy can do very little, but in a story it can do everything.',
    '{H} had {A}, whom everybody took for a toy. But once a story had begun, {A} got up and came along.',
    'Beside {H} sat {A}, a toy until the story began, and from then on as lively as {H}.',
    'All day {A} had lain on {H}’s pillow and waited. Now it was evening, and {A} got up, as alive as {H}.',
    'Only when {H} was alone with {A} did {A} stretch both legs and get up. It was so this evening.',
    'In the daytime {A} had to be carried. In the evening {A} walked beside {H}, and lent a hand.',
    '{H} was ready to begin. {A} had a good stretch first, for toys are stiff by day, from all that keeping still.',
    '{H} said that it was evening. Then {A}, who had sat on a chair all day like a toy, jumped down.',
    '{H} had {A}, who had been stuffed for sitting, but in a story was quick on both feet.',
    '{H} had {A}, who could do in a story whatever {H} could, and nobody made a fuss about it.',
    '{H} knew about {A}. As long as grown-ups looked, {A} was a toy. Now they were looking somewhere else, and {A} got down from the shelf.',
    'It took {A} a moment to remember about legs. Then {A} came along with {H}.',
    '{H} said “Ready?”, and {A}, who had been waiting for just that word, got up.',
    'Inside {A} there was only stuffing. That is quite enough for a story, and {A} stood up beside {H}.',
    'That day {A} was tired of being carried, and went on foot, next to {H}.',
    '{H} had {A} along, a toy at any other time, and tonight as good as a second pair of hands.'
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
