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

/** How it is met, right after {H}, where it only sits by and talks: {A} is the toy. */
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
    '{A} was there as well, propped up on a cushion, and just as wide awake as {H}.',
    'Nothing happened to {H} without {A}, who sat where there was most to see.',
    '{H} had brought {A}, who was good at listening and had no pockets.',
    'Somebody had to hear about it first, and that was {A}, who never told anyone else.',
    'In the crook of {H}’s elbow there was always room for {A}, and for what {A} thought.',
    'One seam of {A} had been sewn up twice. {H} trusted nobody more.',
    '{A} leaned against the wall and kept an eye on {H}, as on every day.',
    'If {H} had a question, {A} usually had another one.',
    'Of all that {H} owned, only {A} could answer back.',
    'Most people talked over the head of {A}. {H} talked to it.'
  ]
}

/** The same where it walks, fetches or holds things in the story: that it can is said before it does. */
export const movingCompanionLines: Bank = {
  both: [
    'By day {A} was a toy, and was carried about. In a story {A} went where {A} liked.',
    'With {H} lived {A}, who sat still all day long, and in a story walked and talked like anybody.',
    'There was also {A}, who belonged to {H}. A toy can do very little, but in a story it can do everything.',
    'Everybody else thought that {A} was a toy. But once a story had begun, {A} got up and came along.',
    'Beside {H} sat {A}, a toy until the story began, and from then on as lively as {H}.',
    'All day {A} had lain on a pillow and waited. Now it was evening, and {A} got up, as alive as {H}.',
    'Only when {H} was alone with {A} did {A} stretch both legs and get up. It was so this evening.',
    'In the daytime {A} had to be carried. In the evening {A} walked beside {H}, and lent a hand.',
    'Toys are stiff by day, from all that keeping still. So {A} had a good stretch first, and then joined {H}.',
    'On the chair sat {A}, who was a toy, and looked like one. Then {H} said that it was evening, and {A} jumped down.',
    '{A} had been stuffed for sitting, but was at {H}’s side all evening, and quick on both feet.',
    '{A} could do in this story whatever {H} could, and nobody made a fuss about it.',
    'As long as grown-ups looked, {A} was a toy. Now they were looking somewhere else, and {A} got down from the shelf.',
    'It took {A} a moment to remember about legs. Then {A} came along with {H}.',
    '{H} said “Ready?”, and {A}, who had been waiting for just that word, got up.',
    'Inside {A} there was only stuffing. That is quite enough for a story, and {A} stood up beside {H}.',
    'That day {A} was tired of being carried, and went on foot, next to {H}.',
    'Two people set about it, and one of them was {A}, a toy at any other time.'
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
