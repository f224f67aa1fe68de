import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which a person or creature eats, cooks, bakes or wants food, or food is there. */
export const eats: WrittenLines = {
  says: [
    'The smell got to the end before {A} did. “{line},” read {A}, and the table seemed to stand up straighter.',
    '“{line}.” {A} stopped there to sniff, and {H} sniffed from the other side. It smelt precisely the way it was spelt.',
    'Nobody had felt hungry until then. “{line},” read {A}, and at once two stomachs spoke up, one after the other.',
    '“{line},” {A} announced like a waiter, and took both elbows off the table. The words were going to need the room.',
    'You could hear somebody lift a lid inside the paper. “{line},” read {A}, and a clear round spot, like butter, came through from behind.',
    'With a dry mouth {A} began the next bit. “{line}.” By the last word it was watering, and {H} had to swallow too.'
  ],
  plays: [
    '“Who washes up?” asked {A}. {H} looked along the line, and washing up wasn’t in it. “Then there can’t be any,” said {A}, and rolled both sleeves all the way down again.',
    '“Is there enough?” asked {A}. “There’s as much as you read,” said {H}. {A} was rather sorry not to have read more slowly. “You weren’t to know,” said {H}, and patted the paper.',
    '“Careful, it might be hot,” said {A}, so {H} blew on the line from end to end. The paper lifted and settled. “Now it’s about right,” said {A}, who had touched one word with a fingertip.',
    'A crumb lay beside the full stop. “Nobody read that out,” said {A}, “so it can’t be here.” {H} quite agreed, and licked one finger, and put it down in the right spot. After that, it wasn’t.',
    '“Does this count as supper?” asked {A}. {H} thought not, because it had been read, and reading is what you do afterwards. “So there’s room for both,” said {A}, after feeling carefully with one hand.',
    '“One ought to wish people something at this point,” said {A}, but couldn’t think what. {H} wished everybody slow chewing. It was taken kindly, and {A} wished it back with a small bow.'
  ],
  withThing: [
    'Across the table {thing} {thing.does}. “I don’t believe seconds are written,” said {A}. {H} kept an eye on {thing.part}, in case that was how you asked for them.',
    '{H} made room for {thing} at the table, as food had been mentioned. “Do mind {thing.part},” said {A}. Very soon {thing} {thing.does}. They both took that for good manners.',
    '“Where would you find {thing.a} this late?” asked {H}. “Oh, {thing.where},” said {A}, “but you’d have to put a coat on.” While they spoke, {thing} {thing.does}.',
    '“Without the paper we’d have managed with {thing.stand},” said {A}. {H} wondered what that would taste of. Then {thing} {thing.does}, and nobody wondered any further.'
  ]
}
