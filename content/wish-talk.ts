import type { Bank } from './format.ts'

/** On the way two of them talk of the wish; the slots are those of scenes (`docs/storyteller.md`). */
export const wishTalk: Bank = {
  both: [
    '“What do you really know about {wish}?” said {S}. “{fact},” said {A}. It was more than {S} had expected.',
    '“{guess},” said {A}. “It isn’t,” said {S}. “{fact}.” They agreed to ask somebody.',
    '{A} had been thinking. “{guess},” said {A}. {S} laughed so much that they had to stop.',
    '“{say},” said {S}. “{say.2},” said {A}. It was the right thing to say, and it kept their feet warm.',
    'While they waited, {A} told {S} the best thing about {wish}. “{fact},” said {A}.',
    '“If this were {wish},” said {S}, “you would be {part}.” {A} wanted to be {part.2}.',
    '“Is it true about {wish}?” said {A}. “This bit is,” said {S}. “{fact}.”',
    '{S} knew one more thing, and kept it for {A}. “{fact},” said {S}, and {A} stood still.',
    '“{guess},” said {A}, but not very loudly. “No,” said {S}. “{fact}.”',
    '{S} and {A} played at {doing} as they went, one behind the other.',
    '“When we’re home I want to {do},” said {S}. “So do I,” said {A}, “but with a biscuit.”',
    'Side by side {S} and {A} tried out “{say}”, high and low, and the low one was better.'
  ]
}

/** What one in the wish does, or cannot, or wants to learn, is done: {do} {doing} are its verb. */
export const wishDeed: Bank = {
  both: [
    '“Show me how you {do},” said {H}. {A} showed it, slowly, and then once more from the side.',
    '{H} and {A} tried {doing} on the rug, side by side. It wanted some practice.',
    '“To {do},” said {A}, “you have to stop thinking about it.” {H} stopped thinking, and it nearly worked.',
    'They played at {doing}, {H} in front and {A} close behind. Both of them did it in their own way.',
    '“You {do} with your whole face,” said {A}. {H} tried it with less face, and that was better.',
    'It was {A} who said it first. “Nobody can {do} on purpose at once.” So {H} began with a little of it.'
  ]
}

export const wishDeedAlone: Bank = {
  both: [
    '{H} tried {doing}, with both eyes shut at first, and then with one.',
    'For a little while {H} did nothing but {do}, as well as it can be done on a rug.',
    '“To {do},” said {H}, “you only have to begin.” And {H} began.',
    'All the way round the table {H} practised {doing}, and the second time it went better.'
  ]
}

export const wishTalkAlone: Bank = {
  both: [
    '“{fact},” said {H} to the dark. It is good to have something to say to the dark.',
    'On the way {H} thought of {wish}, and of one thing most of all. “{fact}.”',
    '“{say},” said {H}, to hear how it sounded out of doors.',
    'With every step {H} played a little at {doing}.',
    '“I think I know why,” said {H}. “{guess}.” Nobody was there to say no.',
    '{H} told the nearest lamp about {wish}. “{fact},” said {H}. It burned on, and listened.'
  ]
}

/**
 * On a journey the first try has failed, and {A} sees why: it was not {S}’s own way. {hobby} is what {S} solves it with in
 * the next line.
 */
export const seesWhy: Bank = {
  both: [
    '“That was how I would have done it,” said {A}. “You aren’t me, {S}. Do it as you do {hobby}.”',
    '{A} had been watching {S} from the side. “You’ve forgotten the best thing you’ve got,” said {A}. “{hobby}.”',
    '“Not so fast,” said {A}. “What would somebody do who knows about {hobby}?” {S} was somebody like that.',
    '“We did it from the wrong end,” said {A}. “I saw it. It wants a bit of {hobby}.” They both looked at {S}.',
    '“It didn’t work because nobody was thinking,” said {A}. “Think of {hobby}.” So {S} thought of that.',
    '{A} took {S} by the sleeve. “Do you know what this is?” said {A}. “It’s only {hobby}, in another coat.”',
    '“Stop,” said {A}, and everybody stopped. “There’s one here who’s good at {hobby}, and nobody has asked.” It was {S}.',
    'It was {A} who saw what was missing. “You,” said {A} to {S}. “You, and {hobby}.”',
    '“I know why,” said {A}. “We’re all pushing, and it’s more like {hobby}.” {S} moved to the front.',
    'Nobody said anything for a moment. Then {A} said, “{hobby},” and {S} said, “Of course.”',
    '“You wouldn’t do {hobby} like that,” said {A}. {S} saw that it was true, and began again.',
    '{A} shook a head at it. “Too much arm,” said {A}, “and not enough {hobby}.” That was meant for {S}.'
  ]
}

/** In bed {A} knows one more thing about the wish. */
export const whisperedFact: Bank = {
  both: [
    '“One more thing,” whispered {A}. “{fact}.” {H} put that under the pillow, next to the rest.',
    '“I forgot to say,” said {A} into the dark. “{fact}.” It had been worth saving.',
    '“{fact},” said {A}, lying down. “Good,” said {H}, and meant it.',
    'Lying there, {A} remembered something. “{fact},” said {A}. “Now it’s all told.”',
    '“I know something,” whispered {A}. “{fact}.” {H} was glad to have it.',
    'From the other side of the dark came the voice of {A}. “{fact},” it said.',
    '“{fact},” whispered {A}. {H} said it after {A}, more slowly.',
    '{H} turned over once more. “{fact},” said {H} to {A}.',
    '“You haven’t heard the best of it,” said {A} under the covers. “{fact}.” {H} listened with both eyes shut.',
    '“{fact},” said {A}. That was all, and {H} nodded in the dark.',
    'When it was nearly quiet, {A} had still to say something. “{fact}.”',
    '“This one’s for the night,” whispered {A}. “{fact}.” {H} took it along.'
  ]
}

/** And {H}, who is nearly too tired to be right, makes something of it. */
export const whisperedGuess: Bank = {
  both: [
    '“{guess},” said {H}, with both eyes shut. {A} let that stand until the morning.',
    '“I think it’s like this,” whispered {H}. “{guess}.” {A} did not say no.',
    '“{guess},” said {H}, who was nearly too tired to be right.',
    '“{guess},” whispered {H}. There would be time to see about that tomorrow.',
    '“Tomorrow I’ll tell everybody,” said {H}. “{guess}.” {A} smiled in the dark.',
    'Then it was quiet for so long that {A} thought it was over. “{guess},” said {H}.',
    '“And {A},” whispered {H}. “{guess}.” It did not need an answer.',
    '“That’s because of the other thing,” said {H}. “{guess}.” {A} pulled the blanket straight.'
  ]
}

/** {A}, who is grown up, says it to {H}, and both are still awake. */
export const goodnightOfGrownUp: Bank = {
  both: [
    '“{goodnight}, {H},” said {A}.',
    '{A} put out the lamp. “{goodnight}.”',
    '{A} came back once more, for the blanket. “{goodnight}.”',
    '“{goodnight},” said {A}, and left the door open by a hand.',
    '{A} looked in, and said it low. “{goodnight}.”',
    'There was still one thing to say, and {A} said it. “{goodnight}, {H}.”',
    '“{goodnight},” whispered {A}. “{goodnight},” said {H}, with both eyes shut.',
    '{A} pulled the blanket up as far as {H}’s chin. “{goodnight}.”',
    '{A} sat on the edge of the bed until it was quiet. “{goodnight}, {H}.”',
    '“{goodnight}, {H},” said {A} from the door, and the floor creaked away.',
    '“That’s that,” said {A}, and smoothed the sheet. “{goodnight}.”',
    '“{goodnight},” said {A}, so low that only {H} heard it.',
    '{A} moved a slipper out of the way and bent down. “{goodnight}, {H}.”',
    '“Until tomorrow,” said {A}. “{goodnight}.”',
    '{A} felt for the feet through the blanket, and there were as many as there ought to be. “{goodnight}.”',
    '“{goodnight},” said {A}. {H} held on to one finger of that hand a little longer.',
    '“{goodnight}, {H},” said {A}. “I’m not far.”',
    '{A} waited until {H} had turned over, and turned over again. “{goodnight}.”',
    '“{goodnight},” said {A}, and it was very nearly a yawn.',
    '“You first,” said {A}. So {H} said it first, and {A} said it after. “{goodnight}.”',
    '{A} laid a hand on {H}’s back and left it there for three breaths. “{goodnight}.”',
    'It was {A}’s turn to say it. “{goodnight}, {H}. {goodnight}, toes.”',
    '“All in,” said {A}, who had counted. “{goodnight}.”',
    '{A} turned the pillow over, because the other side is cooler. “{goodnight}, {H}.”'
  ]
}

/** The same where {A} lies there as well. */
export const goodnightOfChild: Bank = {
  both: [
    '“{goodnight},” said {A}. “{goodnight},” said {H}.',
    '“{goodnight}, {H},” said {A}, who was lying down already.',
    '“{goodnight},” said {A}, and it was very nearly a yawn.',
    '“Until tomorrow,” said {A}. “{goodnight}.”',
    '{A} said it into the pillow, and {H} heard it all the same. “{goodnight}.”',
    '“You first,” said {A}. So {H} said it first, and {A} said it after. “{goodnight}.”',
    '“{goodnight},” said {H} and {A}, both at once, and left it at that.',
    '“{goodnight}, {H}.” “{goodnight}, {A}.”',
    'In the dark {A} put out a hand, and {H} found it. “{goodnight}.”',
    '“I’m not even tired,” said {A}. “{goodnight}.”',
    '{A} had the last word, and it was this one. “{goodnight}.”',
    '“{goodnight},” whispered {A}, and moved over, so that there was room.'
  ]
}

/** Where a quiet story is at home, before it says what has happened. */
export const quietBegin: Bank = {
  both: [
    '{H}, who {habit}, lived {home}.',
    '{home} lived {H}, who {habit}.',
    'Home, for {H}, who {habit}, was {home}.',
    'It was evening {home}, where {H} lived. {H} {habit}.',
    '{H} lived {home}, and {habit}.',
    'The lamp was on {home}. There lived {H}, who {habit}.',
    'It had grown late {home}. There lived {H}, who {habit}.'
  ]
}
