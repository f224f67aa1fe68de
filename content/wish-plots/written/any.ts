import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which anything else at all happens, or is to happen, or doesn’t. */
export const anything: WrittenLines = {
  says: [
    '“{line},” {A} continued, and {H} looked about for it. There it was, being the case, all over the rug.',
    'Nothing held it up. “{line},” read {A}, and it went through as smoothly as a letter into a postbox.',
    'Under the words {H} put one finger, and {A} read, “{line}.” The finger felt it come true, with a slight bump.',
    '“{line}.” Having read that, {A} gave it a moment to get ready. It didn’t need one, and was already so.',
    'The fold came right across the next words. “{line},” read {A} carefully over it, and so it was, on both sides.',
    'Just there the ink was a bit smudged. “{line},” read {A}, and so it turned out, only a bit smudged at one corner.',
    '“{line}.” When {A} looked over the top of the paper, that was how things stood, and {H} was nodding.',
    'Careful with the endings, {A} read, “{line}.” Not one word of it was wasted, as anybody could see by looking round.',
    '“{line},” the paper went on, and {A} lent it a voice. It came about at once, from the lamp outwards.',
    'Some lines need a run-up, and {A} took one. “{line}.” It landed squarely in the middle of the room, and held.',
    'Out loud it sounded truer than it had looked. “{line},” read {A}, and before the sound had gone it was a fact.',
    '“{line}.” {H} heard that slip into place behind {A}, as a button goes through its hole.'
  ],
  plays: [
    '“Who’d have thought that?” said {A}. {H} turned the paper round to see who had. There was no name on it, only a thumbprint in one corner, and it fitted them both.',
    'To make sure nothing extra had happened, {H} checked the room. The lamp was still a lamp, and the table still had its legs. “It only did what you read,” {H} said, and {A} breathed out.',
    '“Could one read it backwards?” asked {H}. {A} tried a bit, very quietly, and for that bit everything paused. “Better not,” they said together, and {A} put the words back in order.',
    'They considered this for a while from where they sat. Then {H} lay flat on the rug and considered it from below. “Is it different?” asked {A}. “It’s the same, only higher,” said {H}.',
    '“I’d have put it differently,” said {A}. {H} asked how, and {A} thought for as long as a sneeze takes. “No,” said {A} in the end, “I’d have put it exactly like that.”',
    'Afterwards a comma was found under the table. {A} couldn’t see where it belonged, so {H} put it on the windowsill. It lay there in case somebody should need to pause.',
    '“Is that good news?” asked {A}. “It hasn’t been written which,” said {H}. Until the paper said otherwise it was going to be good. They moved up, to give it some room.',
    '“You read that very well,” said {H}. “It’s only a matter of saying what’s there,” said {A}. All the same, the paper was held higher after that, and a pleased cough came from behind it.',
    '{H} and {A} tried not to look surprised, which is polite. Between them they had four eyebrows, and three of them stayed down. “Excuse that one,” said {A} to the company, and smoothed it flat.',
    '“Are we meant to help?” asked {A}. “We did help,” said {H}, “we read it.” {A} hadn’t noticed that this was work. Now {A} stretched both arms, like somebody who has carried a table.',
    'It made {A} want to whisper, for some reason. “What about?” whispered {H}. {A} hadn’t got that far. So they whispered for a bit with nothing in it, and that was very restful.',
    '“Would it still be so with our eyes shut?” asked {H}. They tried, first one at a time and then both together. “It’s hard to see,” said {A}, “but yes, it sounds as if it would.”'
  ],
  withThing: [
    'Through all of this {thing} {thing.does}. “I do like that in {thing.a},” said {A}. {H} liked it too, and {thing.part} most of all.',
    '{A} bowed slightly to {thing}, as people do at such times. Nobody was sure what came next. Then {thing} {thing.does}. They accepted that as a bow of another kind.',
    '“How was that meant?” asked {H}. “You could ask {thing},” said {A}. So {H} asked in a clear voice, and {thing} {thing.does}. “I thought as much,” said {A}.',
    '{H} turned the paper towards {thing}, so nobody felt left out. “Do you suppose {thing} can read?” asked {A}. At once {thing} {thing.does}. “Some of it,” said {H}.'
  ]
}
