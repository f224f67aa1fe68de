import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which it rains, snows, is dark, foggy, windy or night: in the room. */
export const weather: WrittenLines = {
  says: [
    '“{line}.” So it was, and indoors too, because {A} hadn’t thought to sit facing the window while reading.',
    'First the paper gave a rustle. “{line},” read {A}, and up under the ceiling that was promptly arranged.',
    '{A} glanced at the ceiling before starting, and it was only a ceiling. “{line}.” By the full stop it had become a sky, with that in it.',
    '“{line},” was how {A} read it, and the weather went strictly by that. It kept to the rug, so the table knew nothing about it.',
    'The room had plenty of air in it, doing nothing. “{line},” read {A}, and the air did as it was told.',
    '{H} held out one flat hand while {A} read, “{line}.” The hand had it first, then the arm, and then the whole of the rug.'
  ],
  plays: [
    '“Should the window be open or shut?” asked {A}. “Shut is for keeping weather out,” said {H}, “and this is in.” So {A} opened it a crack, in case the weather wanted to see where it belonged.',
    '{H} found the edge of it, over by the table, and put one foot on each side. “This foot’s in and that foot’s out,” {H} reported. {A} shook hands with both, as far as that can be done with feet.',
    'It minded the furniture, going round the lamp and leaving the paper alone. “Somebody’s brought it up well,” said {A}. {H} said thank you upwards, since that was where most of it was.',
    '“Will it last?” asked {A}. Other people look up for that, but {H} looked down at the paper. “It’ll last until you read something else,” said {H}. So {A} kept quiet a little longer, to enjoy it.',
    '{A} tucked the paper inside one sleeve for shelter. A little of the weather got in there too. {H} shook the sleeve out over the rug. That little bit went up and joined the rest.',
    '{H} stood and gave the forecast, pointing to parts of the rug. “Here it’s like this, and here it’s the same,” said {H}. “By the edge it could go either way.” {A} thanked {H} on behalf of everyone at the edge.'
  ],
  withThing: [
    'In such weather {thing} {thing.does}, as it turns out. “I’d always wondered,” said {A}. {H} leaned out of the weather for a moment to look, and leaned back in.',
    '“Ought {thing} to have a hat on?” asked {H}. There wasn’t one that size. So {A} held both hands like a roof over {thing.part}. Underneath it, {thing} {thing.does}.',
    '“This is the weather they have {thing.where},” said {A}. “Then {thing} will feel at home,” said {H}. They looked, and sure enough {thing} {thing.does}.',
    'Once across the weather and once back, {H} {thing.move}. “That’s how {thing} would do it,” said {A}. Behind them both, {thing} {thing.does}, and left it at that.'
  ]
}
