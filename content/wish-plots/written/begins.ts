import type { WrittenLines } from './written-lines.ts'

/** Lines of the first clause of all, in which a person or thing is there; they find out what sort of paper it is. */
export const begins: WrittenLines = {
  says: [
    '“{line},” read {A}, and reached out to move the lamp closer. The rug had been empty before that. Now it wasn’t.',
    '{H} had unfolded the paper twice, and {A} read out the top of it. “{line}.” The floor creaked, as it does when there’s company.',
    'Nobody had told {A} about this paper. “{line},” {A} read out in an ordinary voice, and then there was rather less room than before.',
    '“{line}.” That was all {A} read before {H} pointed with one foot. It had happened already, over by the table, and in full.',
    'It began with one crackle from the paper. “{line},” read {A}, and by the full stop it was so, right there between the lamp and the door.',
    'Slowly, because the writing sloped, {A} read out: “{line}.” The ink dried with a tick, and there it all was in the lamplight.'
  ],
  plays: [
    '{A} turned the paper over to see whether the back explained, but it was blank. “It’s the paper that does it,” said {H}. “We read, and it comes. What isn’t written stays away.”',
    '“Let me try something,” said {A}, and spoke the word trombone clearly into the air. They waited for a while, and no trombone came. “It has to be written,” said {H}, “and you have to be reading.”',
    '{H} went along the line with one finger, checking each word against the rug. Nothing was missing, and nothing had been put in to be kind. “It’s a very exact paper,” said {A}, and held it by the edges.',
    '“Did you hear anybody knock at the door?” asked {A}. {H} had heard only the reading. “I suppose if you’re read out, you needn’t,” said {A}, and wished the whole rug a good evening.',
    'For a little while nobody read anything, and so nothing more happened. Everything stood exactly where the full stop had left it. “It’s waiting for us,” said {H}, moving closer to the paper. “Go on, but read tidily.”',
    'Carefully, {A} covered the next line with one hand, so as not to read it by mistake. “Is it the sort of paper that does what it says?” {H} considered the rug. “It’s the sort that has done it.”'
  ],
  withThing: [
    'In the lamplight {thing} {thing.does}. {A} looked down at the paper and up again. “There’s no word here about that,” said {A}. “You read {thing},” said {H}, “so the rest came too.”',
    '{A} knew where people mostly look for {thing.a}: {thing.where}. “Not usually here, by our lamp,” said {A}. “Here’s where you read it,” said {H}, and {thing} {thing.does}.',
    '{H} walked once all round {thing} to see whether anything had been left off. Even {thing.part} had come. “So much for so little ink,” said {A}, and blew gently on the paper.',
    '{A} wondered aloud whether this was only {thing.stand} in a poor light. At that, {thing} {thing.does}. “If you’d read that, we’d have that,” said {H}, and {A} agreed.'
  ]
}
