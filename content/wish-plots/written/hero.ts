import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which the child is named, or says “me” or “I”. */
export const hero: WrittenLines = {
  says: [
    '{A} read, “{line},” and looked up over the paper. There was only one person in the room it could mean. {H} got to it at once.',
    '“You’re wanted,” said {A}. “{line}.” {H} had been listening from the rug until then. Now {H} did it from the rug.',
    '“Don’t jump,” said {A}, and read, “{line}.” {H} was in the middle of it before there was time to be ready.',
    '“{line},” read {A}. “Is that now?” asked {H}. “It’s now,” said {A}, and {H} stood where the line wanted somebody and did it well.',
    'Without changing voice at all, {A} read out, “{line}.” It is odd to be read out. {H} noticed it first in the knees, and then did it.',
    'Somebody had to do the next bit, and it was clear who. “{line},” {A} read, and {H} took a deep breath and began.'
  ],
  plays: [
    '“How am I doing?” asked {H}. {A} checked against the paper, word by word. “Very like it,” said {A}. “Your left foot isn’t mentioned.” {H} kept the left foot still after that, and it went even better.',
    'It was not difficult, once one was in it. “What’s it like in there?” asked {A}. {H} looked about. “Roomy,” said {H}, “and you can hear yourself being read.” {A} moved the paper closer, so as to read more clearly.',
    '“Do I get a badge for it?” asked {H}. {A} looked, and no badge was written down. So {H} held one hand where a badge would be. Everybody who had come could see at once who was doing it.',
    '“Could you have done that?” asked {H}. “No,” said {A}, “it says you.” That was perfectly fair. {A} held out the line. There {H} was between the other words, with a space on each side to move in.',
    '{H} needed a moment afterwards. “You were quick,” said {A}. “It was only one line,” said {H}. “For two I’d have rolled up my sleeves.” And {H} rolled them up, in case there was another.',
    '“How did you know what to do?” asked {A}. “My hands knew first,” said {H}, “and then they told the rest.” {H} looked at both hands, back and front. They seemed pleased, and a little warm.'
  ],
  withThing: [
    'At that {thing} {thing.does}, then waited for {H}. “Carry on,” said {H}, because somebody had to say it. “You have the voice for it,” said {A}. {H} said it again, a little lower, to see.',
    '“Stand by {thing.part},” said {A}. “That’s where one does it from.” {H} asked {thing} first, and there was space. From there one could see the whole room, and {A} in it, holding the paper. {H} waved.',
    '“Have you worked with {thing.a} before?” asked {A}. “Only {thing.where},” said {H}. “That’s a good place to learn,” said {A}. Then {H} nodded to {thing}, as one does at work, and got on with it.',
    'First {H} {thing.move}, to get into the way of it. “Which of you is {thing}?” asked {A}, and held up the paper to check. “The other one,” said {H}. After that nobody mixed anybody up.'
  ]
}
