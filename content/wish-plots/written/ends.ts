import type { WrittenLines } from './written-lines.ts'

/** Lines of the last clause of all. */
export const ends: WrittenLines = {
  says: [
    '“{line}.” {A} read that more softly than anything before it, and it happened too. Below it the paper had room for one thumb, and {A} had it there.',
    'Near the bottom edge, where the paper is soft from being held, {A} read: “{line}.” And it happened, but on tiptoe.',
    '{A} had to hold the paper by its top corners now, to read, “{line}.” It happened, and afterwards you could hear the lamp.',
    '“Come a bit closer for this,” said {A}. “{line}.” Everything went about it gently. What paper was left was no wider than a ribbon.',
    'As quietly as one puts down a full cup, {A} read: “{line}.” So it was done, and nothing rattled. Only a strip of paper was left under it.',
    'Down came the finger, almost off the page. “{line},” {A} read, and it came about so quietly that {H} leaned forward to hear it.'
  ],
  plays: [
    'Nobody hurried it. “Is it happening the whole time?” asked {H} in a low voice. “The whole time we look,” said {A}. So everybody looked, and whoever had to blink did it one eye at a time.',
    '“How much is there under that?” asked {H}. {A} measured it under the lamp. “One finger, lying down,” said {A}. “That isn’t much,” said {H}. “It isn’t nothing either,” said {A}, and {H} laid one finger there to keep it flat.',
    'The sounds in the room went one by one, the big ones first. What stayed was the paper, which rustled when {A} breathed out. “Do it again,” whispered {H}. {A} breathed out again, and it rustled a little less.',
    '“I like it when it gets slow,” said {H}. “It’s the same speed,” said {A}, “only softer.” {H} lay down to hear whether that was so. From down there it was softer still, and the rug was warm.',
    '{A} turned the lamp a little to the wall. “Now it can happen without being stared at,” said {A}. {H} stared anyway, but kindly, with half an eye. It didn’t mind, and went on as before, only fainter.',
    '“What do you say about that?” asked {A}. {H} said “mm”, which was about the right length for it. {A} said “mm” too. For a time that was the whole conversation, and nothing was missing from it.'
  ],
  withThing: [
    '{thing} {thing.does}, and did it quietly. “That was nicely done,” whispered {A}. {H} whispered it on, as far as {thing.part}. Then there was only the whispering, and not much of that.',
    '“Does {thing.a} get tired?” asked {H}. “First at {thing.part},” said {A}, “and later all over.” {H} knew about that. In people it begins at the eyelids, or at the feet. {A} didn’t say which it was tonight.',
    'Very slowly {H} {thing.move}, but lying down, which takes longer. “That’s {thing} to the life,” said {A}, quite low. {H} did it once more, and smaller. The third time only the little finger took part.',
    '“Is it as quiet as this {thing.where}?” asked {H}. “About this time it is,” said {A}. {H} listened in that direction. You could hear nothing at all, and a good deal of it came from {thing}.'
  ]
}
