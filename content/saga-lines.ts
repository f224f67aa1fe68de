import type { Bank } from './format.ts'

/**
 * A story of an earlier evening is heard of again. {met} is whom they met then ("the small dragon"), {earlier} what that
 * evening was about ("the dentist"). Told early, and never two evenings running.
 */
export const metAgain: Bank = {
  both: [
    'That morning a card had come in the post from {met}. It was well, and the soup was too.',
    'There had been news of {met}: it had a new coat and was pleased with the pockets.',
    '“Do you think {met} is asleep yet?” said {H}. Nobody could be sure of that.',
    'On the mat by the door lay a very small parcel from {met}. There was a button in it, with thanks.',
    'Somebody on the bus had seen {met}, walking quite fast and humming.',
    '{H} still thought now and then of {met}, and hoped that it had not rained there.',
    'A message had been left by {met}, on the back of a leaf. It said “Nearly there”, and then “There”.',
    'Word had come from {met}. It had told everybody about {H}, and some of it was even true.',
    'They had kept a biscuit for {met}, in case it came by. So far the biscuit was winning.',
    'Twice that week {H} had waved to {met} out of the window, on the chance.'
  ]
}

export const sameAgain: Bank = {
  both: [
    'It was not so long since it had been {earlier} at that table, and there was still a chair that remembered.',
    '“Is it {earlier} again?” said {H}. “No,” somebody said. “Tonight it’s something else.”',
    'Nobody had quite finished talking about {earlier}, and here came the next thing.',
    'In {H}’s head {earlier} had moved up a little, to make room.',
    'After {earlier} nobody had thought that there could be more. There was.',
    'The evening of {earlier} was already being told by {H} as if it had been a Sunday.',
    'A crumb from the evening of {earlier} was still under the sofa. It had seen everything.',
    'Since {earlier} they knew at least where the long string was.'
  ]
}
