import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which a person or creature takes, buys, finds, makes, gives, wears or uses a thing. */
export const brings: WrittenLines = {
  says: [
    '“{line},” read {A}, and there it was, in the air, at about the height of a table. “Quick, the table,” said {H}.',
    'Before {H} could clear a space, {A} had read, “{line}.” So it stood on the rug, and everybody moved back a step.',
    'So {A} read, “{line}.” Nobody had thought where it was to go. “Then hold it a moment,” said {A}, and {H} held out both arms.',
    'There was one free corner in the room until {A} read: “{line}.” After that there was none, and the corner looked furnished.',
    '“Mind your fingers,” said {A}. “{line}.” It came down softly between {H} and the lamp, and now somebody had to decide about it.',
    'Something always comes with a sentence like this one. “{line},” {A} read, and the paper grew heavy at one corner. Then it lay beside the lamp.'
  ],
  plays: [
    'First it was put on the left, where it looked lost. Then it was put on the right, where it looked at home. “Shall we label it?” asked {A}. “It knows what it is,” said {H}.',
    '“Do we get to keep it?” asked {H}. “As long as the story lasts,” said {A}. “After that it doesn’t say.” {H} gave it a friendly nod, the kind for things that are only lent.',
    '“I thought it would be bigger,” said {A}. “I thought it would be smaller,” said {H}. Both looked once more to make sure. It was somewhere between the two, and that was the size it stayed.',
    '“Where do we put such a thing?” asked {H}. “Where we’d look for it,” said {A}. {H} went and looked for it by the door, then by the window. It wasn’t there either time, so it could stay where it was.',
    '{A} counted up on the fingers what there was now. There was the lamp, the table, the rug, and then this. “It goes well with the lamp,” said {H}. The two had never been seen together before.',
    '“Is it for using or for looking at?” asked {A}. {H} walked round it and looked from the back as well. “Using,” said {H}, “but it’s a pity.” So it was looked at first, for as long as a yawn takes.'
  ],
  withThing: [
    '“Mind {thing.part},” said {A}. {H} minded, and the table was turned a little to make more room. {thing} {thing.does}. After that there was just enough space left to walk past sideways.',
    'From the door you might have taken {thing} for {thing.stand}. {H} went to the door to see, and you might. From the window you could tell at once. So everybody looked from the window side after that.',
    '“With {thing} one thinks of the proper place first,” said {A}. “That’s {thing.where},” said {H}. {A} looked about the room for something of the sort. The edge of the rug came nearest.',
    '{H} {thing.move}, to see whether there was room enough. There was, if one kept the elbows in. “Tell {thing} about the elbows,” said {A}. {H} passed it on politely, and showed it once more.'
  ]
}
