import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which it is said what must not be, or must be. */
export const rule: WrittenLines = {
  says: [
    '“{line}.” {A} left a little room between the words. Everything that was there heard it, and kept to it at once.',
    'One word after the other, like somebody crossing on stones, {A} read: “{line}.” Nobody there would have dreamed of anything else.',
    '“This is an important one,” said {A}, and sat up to read it slowly. “{line}.” It went round the room once, and even the door kept to it.',
    '{A} took a breath for it and let it out word by word. “{line}.” “Understood,” said {H}, and nothing in the room said otherwise.',
    'Nothing seemed to happen when {A} slowly read, “{line}.” But it lay over everything now, right to the edges, like a cloth on a table.',
    '“Slowly, please,” said {H}, who knew what came next. {A} read it slowly. “{line}.” Whatever had been about to do otherwise thought better of it.'
  ],
  plays: [
    '“Does that go for me as well?” asked {H}. “It goes for anyone it fits,” said {A}. {H} tried it on, at the shoulders and under the arms. It fitted well, with room to grow, and {H} kept it on.',
    'The lamp kept to it, and so did the table. With the table you could hardly tell, as it had kept to such things all along. “Good table,” said {H}. {A} nodded, and the rug was praised as well.',
    '“And if somebody forgets?” asked {H}. “It’s written down, so nobody has to remember it,” said {A}. {H} tried forgetting it, as hard as possible. It was kept all the same. “It holds,” said {H}, and leaned on it a little.',
    '“Is there anything that doesn’t keep to it?” asked {A}. {H} went round and looked, behind the door as well. “Everything keeps to it,” said {H}. “The window was last, but it’s doing it now.”',
    '{A} read no further for a moment, to let it dry. “Is it dry now?” asked {H} presently. {A} touched the line with one finger. “Dry,” said {A}. “Now it can’t be smudged, not even by accident.”',
    '{H} liked that line. “You can put things on it,” said {H}, “and they don’t slide off.” “What would you put on it?” asked {A}. “All the rest,” said {H}, and {A} found that sensible.'
  ],
  withThing: [
    '“That settles {thing},” said {A}. {H} wanted to know whether it settled {thing.part} too. “All of {thing}, from end to end,” said {A}. Then it was a tidy rule, with nothing sticking out.',
    '“How far does it reach?” asked {H}. “Here to the door, and after that {thing.where},” said {A}. “Wherever there’s any question of {thing}.” {H} was glad that somebody had thought of so many places.',
    '“Is that for {thing.stand} as well?” asked {H}. {A} looked again, carefully. “No, only for {thing},” said {A}. “It says so.” Then it was clear where one stood, and {H} stood there with both feet.',
    '“Would {thing.a} mind about that?” asked {H}. “Not if it’s said nicely,” said {A}, who had read it out very nicely. {H} said it over once more in a whisper, in case {thing} had been listening elsewhere.'
  ]
}
