import type { WrittenLines } from './written-lines.ts'

/**
 * Lines of a clause in which a person or thing is there, is like something, has something, lives somewhere or is called
 * something.
 */
export const isSo: WrittenLines = {
  says: [
    'Before, there’d been no telling either way. “{line},” read {A}, and from then on it was plain to anybody who looked.',
    '“{line}.” {H} asked {A} to stop there, and went to check. It was quite true, from every side, and also from underneath.',
    'With one thumb under the words {A} read, “{line}.” There was a sound like a drawer sliding shut, and it was so.',
    '“{line},” {A} read, as calmly as a shopping list. {H} drew a tick in the air, because it already was.',
    'The next words had been pressed hard into the paper. “{line},” read {A}, and the room saw to it without a fuss.',
    'Here {A} took a breath and read it in one go. “{line}.” It became true from left to right, the way words do.'
  ],
  plays: [
    '“Since when?” asked {A}. “Since you read it,” said {H}, “and before that, always.” {A} tried to remember how things had stood a whole minute ago, and found it surprisingly hard work.',
    '{A} held the paper against the lamp to see what was between the words. There were only gaps, quite clean. “Then that’s where we can sit,” said {H}, and moved up so that {A} could have one.',
    '“Suppose I’d read one letter wrongly,” said {A}. {H} supposed it for a moment, frowning. “Then we’d have something else,” {H} said, “and we’d be being polite to that instead.”',
    '“Would you say it’s truer by the table, or by the door?” asked {A}. {H} tried one and then the other. “It’s the same all over,” {H} reported, and sat down again in the middle of it.',
    '{A} wondered whether anybody ought to be told. So {H} told the lamp, and then the table, in a low voice. Both of them took it well, and stayed exactly where they were.',
    '{H} had a question, and put it straight to the paper. The paper had nothing to add. “I only read it,” said {A}, “I know as much as you.” So they didn’t know the rest together, on one corner of the rug.'
  ],
  withThing: [
    '“Do the words fit?” {H} asked {thing}. By way of an answer, {thing} {thing.does}. “They don’t pinch, then,” said {A}, and smoothed the paper flat.',
    '“How did {thing} manage before you read that?” asked {H}. “Without it, I expect, and {thing.where},” said {A}. Just then {thing} {thing.does}, and managed quite well.',
    '{A} compared {thing} with the line, word by word, beginning at {thing.part}. “It all agrees,” said {A}. Then {thing} {thing.does}, and {A} couldn’t fault that.',
    '{H} thought first of {thing.stand}, and then looked at {thing}. “You can tell which has been read out,” {H} said. To settle the matter, {thing} {thing.does}.'
  ]
}
