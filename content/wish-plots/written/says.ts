import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which a person or creature says, asks, sings, shouts, tells or whispers something. */
export const saysIt: WrittenLines = {
  says: [
    '“{line}.” {A} didn’t do the voice. There was no need, for the voice came by itself, from somewhere near the lamp.',
    '{H} heard it twice. “{line},” read {A}, and then it came from the rug, from somebody who meant it.',
    '{A} read this in a level voice: “{line}.” It came out, all the same, just as loud as it had been meant.',
    '“{line}.” The window buzzed, as panes do when someone speaks. {H} laid one ear against it, while {A} kept the place.',
    'Between the reading and the hearing there was hardly a breath. “{line},” read {A}, and even the table looked as if it had heard.',
    '“{line},” recited {A}, leaning aside so the words could get by. They left the paper in single file and turned into sound.'
  ],
  plays: [
    '“Was that you?” asked {A}. “It was whoever it says it was,” said {H}. They both kept still in case there was a reply. The window creaked, and they agreed to count that.',
    'The words didn’t go away at once. They hung about under the lamp, where {H} could feel them, slightly furry at the ends. “Leave one or two,” said {A}, “in case somebody needs them again.”',
    '“It’s polite to answer,” whispered {A}. {H} thought over what there was to say, and then said “Quite so” to the room in general. It must have been a good answer, because nobody asked for another.',
    '“I couldn’t have said it like that,” {A} admitted. {H} tried, very softly, and got quite close. Then they let the door have a turn on its hinge, and it came closest of all.',
    '{H} put one ear to the paper in case there was more. Somebody in there drew a breath and held it. “They’re waiting for their turn,” said {A}, so {H} took the ear away again, not to hurry anyone.',
    '{A} tried to remember whether anyone had said that in this room before. “Not in that order,” said {H}. Then both of them looked at the rug, which had been here longest, but it wasn’t sure.'
  ],
  withThing: [
    'When all that had been said, {thing} {thing.does}. “Was that a yes or a no?” whispered {A}. {H} watched {thing.part} a little longer. “A yes with some no in it,” {H} decided.',
    '{H} asked {thing} to show them if the words were too loud. Straight away {thing} {thing.does}. “That’s the sign,” said {H}, so {A} bent down one corner, and all was softer.',
    'Beside {thing} the words sounded rounder, as they would {thing.where}. {H} said one of them there and one of them here. Both times {thing} {thing.does}, and {A} made no remark.',
    '{H} wondered what {thing} would have said instead. So {A} asked, and {thing} {thing.does}. “That’s shorter,” said {A}, “and you needn’t know how to spell it.”'
  ]
}
