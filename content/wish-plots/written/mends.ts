import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which a person or creature helps, solves, finds, makes better, or friends are made. */
export const mends: WrittenLines = {
  says: [
    'Next {A} read, “{line}.” It did not say how. So {H} lay down flat on the rug, to see it happen from underneath.',
    '“Now look closely,” said {A}. “{line}.” It was done between one blink and the next, and {H} was in the middle of the blink.',
    '“{line}.” {A} had hardly read it when something in the room went click. “Was that it?” asked {H}. “I think so,” said {A}.',
    'Rather quickly, so as not to keep anybody waiting, {A} read: “{line}.” Whatever had been the matter had no time to object. It was over.',
    'Everybody came nearer for the next part, because {A} read: “{line}.” There was a good deal of standing close together, and then it was better.',
    '“Who would like to hear something good?” asked {A}, and read, “{line}.” {H} felt the whole floor become a little more level.'
  ],
  plays: [
    '“I missed how,” said {H}. “Read it again.” {A} had a finger on the line already, and took it away. “If I read it twice, it gets done twice,” said {A}. “Then it may be too good.” Nobody wanted to risk that.',
    '{H} looked for the how of it. It was not on the rug, nor behind the lamp. “Perhaps it was used up,” said {A}. “Then it was just enough,” said {H}, and looked once more, out of interest.',
    '“You could do it like that,” said {H}, “or the other way round.” “Which way was it?” asked {A}. {H} showed it with two hands, quite slowly, one hand helping the other. “I see,” said {A}, and tried it too.',
    '“Somebody ought to say thank you,” said {A}. It was not written who, so {H} said it, towards the middle, where it would reach everybody. “That went well,” said {A}. “It was quite short,” said {H}, and said it once more, with “very much”.',
    'To be on the safe side, it had to be tried out. {H} waited for it to go wrong again and counted up to seven. At seven it was still all right. “Seven is a lot,” said {A}. “I’d call that done.”',
    '“Is anything left over?” asked {A}. After most repairs there is a screw. {H} looked, and found that nothing was left over at all. “Then it was done by somebody who knows how,” said {A}, and ticked it off in the air.'
  ],
  withThing: [
    'After that {thing} {thing.does}, as if nothing had happened. “You can see that it’s better,” said {A}. “You can see it by {thing.part},” said {H}, who had looked there first.',
    '“Let’s see how it was done,” said {A}. {H} did it over again with {thing.stand}, slowly, so that everybody could follow. “And that is {thing}?” asked {A}. “That’s {thing} afterwards,” said {H}. “Before, there was more wobble.”',
    '“Do they know already, {thing.where}?” asked {H}. “News of {thing} gets about,” said {A}. “By morning it’ll be all round.” {H} thought that was soon enough. It was good news and would keep.',
    'To compare, {H} {thing.move}, once as before and once as now. The second time went better. “I’d have liked to help {thing} with that,” said {A}. “You did help,” said {H}. “You held the paper.”'
  ]
}
