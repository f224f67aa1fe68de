import type { WrittenLines } from './written-lines.ts'

/**
 * Lines of a clause in which a person or creature goes, comes, flies, sails, runs or climbs somewhere, without leaving
 * the rug.
 */
export const goes: WrittenLines = {
  says: [
    '“{line}.” {A} felt the rug begin to hum, as rugs do when somebody’s on the way. Not one corner left the floor.',
    'It wasn’t far, the way {A} read it. “{line}.” Between the first word and the last, the whole distance went by under the table.',
    '“{line},” read out {A}, a little faster than usual. The window filled with wherever that was, and soon so did the room.',
    '{H} held on to the table while {A} read out, “{line}.” You never felt such a smooth journey, and it was over by the full stop.',
    'There wasn’t time for shoes. “{line},” read {A}, and a draught from somewhere else lifted one corner of the paper.',
    '{A} traced the words with one finger, as if on a map: “{line}.” Where the finger stopped, the going stopped too, a hand’s width from the lamp.'
  ],
  plays: [
    '“I thought that would take longer,” said {A}. “It’s only as long as the writing,” said {H}, and laid an arm along it to show {A}. The whole way would’ve fitted up one sleeve.',
    '“Did you notice anything on the way?” asked {A}. “Some words,” said {H}, “and then a full stop.” {A} had noticed the words too. The full stop had looked like a pebble, and {A} had stepped over it.',
    'One table leg now stood somewhere else altogether, and the other three were still at home. {H} crawled underneath to see where the two met. “There’s a crumb on our side,” called {H}, “and none on theirs.”',
    'To be sure, {A} asked whether they were still here as well. {H} pinched the rug, knocked on the floor and said yes. “Good,” said {A}, “then nobody has to pack for the way back.”',
    '{H} had kept both feet still the whole time. They felt well travelled all the same, so {A} rubbed one and {H} rubbed the other. Between two toes they found some dust that wasn’t from here.',
    '“Should we wave?” asked {A}. It was hard to tell which end of the going this was. So {H} made up a wave that does for hello and goodbye. They used it twice, to be fair to everyone.'
  ],
  withThing: [
    'Beside the lamp, {thing} {thing.does}. “I’d have thought {thing} would be further off,” said {A}. “You read very close to the lamp,” said {H}, and moved one knee to make room.',
    '{H} wondered whether {thing} ought to have a ticket. {A} drew one in the air and clipped it with two fingers. Now that all was in order, {thing} {thing.does}.',
    'Round the table leg came {thing.part}, ahead of all the rest. “We’ll wait,” said {H}, and they waited until every bit of {thing} had caught up. Then {thing} {thing.does}.',
    '“How would {thing} go?” asked {A}. So, from the table to the door and back, {H} {thing.move}. Watching this, {thing} {thing.does}. “I think that was nearly right,” said {A}.'
  ]
}
