import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which something goes wrong or is in the way. */
export const stuck: WrittenLines = {
  says: [
    '“{line},” read {A}. So that was how things stood. Everybody stood with them, and {H} looked for a word about what to do next.',
    'It would have gone smoothly, but {A} had to read what came next: “{line}.” “That’s awkward,” said {H}, and sat down in front of it.',
    'There was a crease in the paper, and past the crease {A} read: “{line}.” Everything in the room stopped with one foot up, if it had one.',
    'Then {A} read, “{line}.” “Are you sure?” asked {H}. {A} held the paper nearer the lamp, and it was still so.',
    '“I’m afraid it says this,” said {A}. “{line}.” At once there was a difficulty in the room, about as wide as the rug.',
    'Nobody had asked for trouble, yet there it was in clear letters. “{line},” {A} read, and {H} folded both arms and waited. It stayed exactly as it was.'
  ],
  plays: [
    '“What do people do about such a thing?” asked {H}. “They wait, or they fetch somebody, or they have a sandwich,” said {A}. “Does it say which?” It did not, so everybody tried waiting first. {H} hummed to help it along.',
    '{H} tried saying please to it. Then {H} tried saying nothing to it, which took longer. “Any change?” asked {A}, holding the paper still. “It’s thinking,” said {H}, “or else I am.”',
    '“How bad is it?” asked {A}. {H} measured with both arms and came back. “Bigger than me, smaller than the door,” said {H}. “Then it’s a middling one,” said {A}. “Those can generally be left standing for a line or two.”',
    '{A} looked along the line with one finger, in case an answer had slipped in between. There were gaps between the words, but nobody in them. “It’s a clean sort of trouble,” said {A}. {H} nodded and moved over to give it room.',
    '“We could knock,” said {H}. “On what?” asked {A}. {H} knocked on the table, since that was nearest. Nobody said “come in”. “Well, now it knows that we’re here,” said {H}, and knocked once more to be sure.',
    '“How long will it be like this?” asked {H}. “Until something else is read,” said {A}. “Then don’t hurry,” said {H}. “I want to look at it first. I’ve never seen trouble so near.” {A} lowered the paper and looked too.'
  ],
  withThing: [
    '“When I last looked, {thing} {thing.does},” said {H}. “That may have been the beginning of it,” said {A}. Both thought back carefully. {H} could remember nothing that would help, and a great deal that wouldn’t.',
    '“Somebody will know what to do about {thing},” said {A}. “There are people for that, {thing.where}.” “Are they still up?” asked {H}. “Not at this hour,” said {A}, and held the paper a little tighter.',
    '“With {thing} one usually begins at {thing.part},” said {A}. “And then?” asked {H}. “Then one stands back.” It was good advice, and everybody stood back. Nothing else happened, so they stood back further, as far as the table.',
    '{H} had once had the same trouble with {thing.stand}. “What did you do?” asked {A}. “I looked away,” said {H}, “and then I looked back.” So everybody looked away, politely, at the window. Then they looked back. It needed longer.'
  ]
}
