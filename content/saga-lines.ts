import type { Bank } from './format.ts'

/**
 * A story of an earlier evening is heard of again. {met} is whom they met then ("the small dragon"), {earlier} what that
 * evening was about ("the dentist"). Told early, and never two evenings running.
 */
export const metAgain: Bank = {
  both: [
    'That morning a card had come in the post from {met}. “I am well,” it said, “and I have a new lamp.”',
    'There had been news of {met}: it had a new coat and was pleased with the pockets.',
    '“Do you think {met} is asleep yet?” said {H}. Nobody could be sure of that.',
    'On the mat by the door lay a very small parcel from {met}. There was a button in it, with thanks.',
    'Somebody on the bus had seen {met}, walking quite fast and humming.',
    '{H} still thought now and then of {met}, and hoped that it had not rained there.',
    'A message had been left by {met}, on the back of a leaf. It said “Hello”, and beside it was a small muddy footprint.',
    'Word had come from {met}. It had learnt to whistle, and sent {H} its love.',
    'They had kept a biscuit for {met}, on a saucer by the door, in case it came by.',
    'Twice that week {H} had waved to {met} out of the window, in case it was looking.'
  ]
}

export const sameAgain: Bank = {
  both: [
    'Not long ago it had all been about {earlier}, at the same table and on the same chairs.',
    '“Is it {earlier} again?” said {H}. “No,” somebody said. “Tonight it’s something else.”',
    'Nobody had quite finished talking about {earlier}, and here came the next thing.',
    'At breakfast {H} had talked about {earlier} once more, with a spoon in the air.',
    'After {earlier} {H} had slept very well, and now it was time for something new.',
    'The evening of {earlier} was still being told by {H}, and each time it got a bit longer.',
    'A crumb from the evening of {earlier} was still under the sofa, and nobody had found it yet.',
    'Since {earlier} they had lost one sock and found another, and now came something new.'
  ]
}
