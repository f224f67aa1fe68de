import type { WrittenLines } from './written-lines.ts'

/** Lines of a clause in which another of the family or a friend is named, who may be here or not. */
export const ours: WrittenLines = {
  says: [
    '“{line},” read {A}. At the name somebody here looked up, and then pretended to be looking at the lamp.',
    'There was a word in the next line that everybody knew well. “{line},” {A} read, and one head came up, quite quietly.',
    'Clearly and without a pause {A} read, “{line}.” “Does it really say that?” asked somebody, who would rather not be named here. It really did.',
    'Names have to be read with both eyes, so {A} did. “{line}.” Somewhere between the door and the lamp somebody sat up straighter.',
    '“Now this concerns somebody we know,” said {A}. “{line}.” Two eyes looked up at once, and nobody asked whose.',
    'Louder than the rest, in case it had to go a long way, {A} read: “{line}.” It had only just set off when somebody close by looked up.'
  ],
  plays: [
    '“We needn’t be told much about this one,” said {A}. “We know this one down to the socks.” {H} thought so too. The socks had come along with the name, both of them.',
    '“Did anybody ask first?” said {H}. “It doesn’t say so,” said {A}. That seemed a little sudden. So {H} asked now, out loud, in a general direction, and left a pause for the answer. It was a friendly pause.',
    '{H} moved along and left a place free, about the right size. “Who’s that for?” asked {A}. “You read it yourself,” said {H}. {A} looked at the line again and moved along as well. Now it was a good wide place.',
    '“That name’s been in other stories too,” said {H}. “Has it?” asked {A}. “In the true ones.” Both thought of a true one, not the same one, and somebody laughed first. It isn’t written down who.',
    '{A} held the paper so that the name could be seen. {H} put one finger under it to keep it from slipping. “It’s heavier than the other words,” said {H}. “It would be,” said {A}. “There’s a whole person in it.”',
    '“Tomorrow that’ll have to be told to the right person,” said {H}. “Or tonight,” said {A}, “depending.” {H} practised telling it at once, in a low voice, with the best bit first. It was mostly best bits.'
  ],
  withThing: [
    'Meanwhile {thing} {thing.does}, as one does at a name. “They’ll have met before,” said {A}. “Where?” asked {H}. “Well, {thing.where}, I’d suppose.” {H} could picture that quite clearly.',
    '“Ask whether {thing.part} may be looked at,” said {A}. “Ask who?” said {H}. “The person it says.” So {H} asked in that direction, and meanwhile looked only at the rest of {thing}.',
    '“Most people have to make do with {thing.stand},” said {H}. “We know somebody in the same line as {thing}.” “It’s useful to know somebody,” said {A}. Nobody boasted about it, or only {H}, a little, towards the window.',
    'Without a word {H} {thing.move}. Then {H} did somebody else doing the same. Anybody who knew the person could tell at once who it was. “Would {thing} know it too?” asked {A}. “Sooner than you did,” said {H}.'
  ]
}
