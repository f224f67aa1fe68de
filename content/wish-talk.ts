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

/** In bed {A} has one quiet thing left to say about the wish, or {H} has. */
export const whisperedFact: Bank = {
  both: [
    '“{fact},” whispered {A}. {H} said it after {A}, more slowly.',
    '“{fact},” said {A}, lying down. “Good,” said {H}.',
    '“One more thing,” whispered {A}. “{fact}.” {H} nodded into the pillow.',
    '“{fact},” murmured {A}. “Say it again,” said {H}. So {A} said it again, more softly.',
    '{H} turned over once more. “{fact},” said {H}. {A} had been thinking the same.',
    '“I know something,” whispered {A}. “{fact}.” {H} was pleased to know it too.',
    'From the other side of the dark came the voice of {A}. “{fact}.” “Mm,” said {H}.',
    '“{fact},” said {A}, quite close to {H}’s ear. It tickled.',
    '“This one’s for the night,” whispered {A}. “{fact}.” {H} kept it.',
    '“{fact},” said {A}. That was all, and {H} nodded in the dark.',
    'It had got nearly quiet. “{fact},” said {A}. {H} liked the sound of it.',
    '“If you can’t sleep, think of this,” said {A}. “{fact}.” {H} began to think of it.',
    '“{fact},” {H} told {A}, and yawned in the middle of it.',
    '“Listen,” whispered {A}. “{fact}.” {H} listened with both eyes shut.',
    '“{fact},” said {A} to the ceiling. “Yes,” said {H}, and pulled up the blanket.',
    '{H} asked {A} for one more, and only one. “{fact},” said {A}. It was enough.',
    '“{fact},” said {A}. “I like that,” said {H}.',
    '“{fact},” whispered {A}. {H} could see it quite well in the dark.',
    '{A} had kept one thing back for bed. “{fact}.” {H} put it under the pillow.',
    '“{fact},” said {H}, half into the pillow. “I know,” whispered {A}.',
    'Under the covers {A} whispered it, so that it came out warm. “{fact}.” “Mm-hm,” said {H}.',
    '“{fact},” said {A}, and {H} breathed out, all the way.',
    'After a while {H} said something. “{fact}.” {A} had nothing to add.',
    '“{fact},” whispered {A}, so softly that only {H} could hear it.',
    'Lying there, {A} remembered something. “{fact}.” {H} was quiet, and liked it.',
    '“{fact},” said {A}, in the voice for the dark. {H} smiled at the ceiling.',
    '“I’ll tell you the last thing,” said {A}. “{fact}.” “That’s a good last thing,” said {H}.',
    '{H} was nearly off when {A} spoke once more. “{fact}.” “I heard that,” murmured {H}.',
    '“{fact},” said {A}. {H} thought about it, and it turned into a yawn.',
    '“{fact},” said {A}. “I’ll lie still and think of that,” said {H}.',
    '“Tell me one thing more,” said {H}. “{fact},” whispered {A}. It was the right one.',
    '“{fact},” said {A}, one word after the other. {H} heard nearly all of them.',
    'Very low, so as not to wake anybody, {A} said one thing more. “{fact}.” {H} held on to it.',
    '“{fact},” whispered {H}. “Mm,” said {A}, and it got quiet.',
    '“One for the pillow,” said {A}. “{fact}.” {H} lay down on it.',
    '“{fact},” said {A}. The room was dark and soft, and {H} said it over without a sound.',
    'Just when it had got quiet, {H} spoke up. “{fact}.” “Yes,” said {A}.',
    '“I was just thinking,” whispered {A}. “{fact}.” “So was I,” said {H}.',
    '{A} yawned first and spoke after. “{fact}.” {H} only yawned.',
    '“Oh, and,” said {A}. “{fact}.” {H} waited, but that was all.',
    '“{fact},” said {A}. It was nice to think of, and {H} thought of it.',
    '“{fact},” said {A}, so slowly that {H} had time to see it.'
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
    '“And do you know,” whispered {H}. “{guess}.” {A} had not known, until then.',
    '“I’ve worked it out,” said {H}. “{guess}.” {A} pulled the blanket straight.',
    '{H} had one as well. “{guess}.” “We’ll look it up,” said {A}, and {H} said there was no need.',
    '“Then I know one too,” said {H}. “{guess}.” {A} had never looked at it that way.',
    '“{guess},” {H} said to the pillow. The pillow took it in.',
    '“Don’t laugh,” whispered {H}. “{guess}.” {A} did not laugh, and it was not easy.',
    'A little later {H} had it. “{guess}.” Nobody had asked, so it could not be wrong.',
    '“I’ll tell you something too,” said {H}. “{guess}.” “I see,” said {A}, who did not.',
    '{H} yawned, and said it through the yawn. “{guess}.” {A} heard nearly all of it.',
    '“{guess},” said {H}, lower and lower. {A} thought that it might well be so.',
    '“Mine’s better,” murmured {H}. “{guess}.” {A} had to admit that it was.',
    '“It stands to reason,” whispered {H}. “{guess}.” {A} moved over, to make room for it.',
    '“I bet I know,” said {H}. “{guess}.” “I wouldn’t bet against it,” said {A}.',
    '“{guess},” said {H}, “I should think.” {A} thought so too, more or less.',
    'From under the blanket came what {H} made of it. “{guess}.” {A} wrote it down, but only inside.',
    '“Most people don’t know this,” said {H}. “{guess}.” {A} was one of them.',
    '“It’s quite simple,” said {H}. “{guess}.” {A} wished that more things were.',
    'For a while {H} lay there being clever. “{guess}.” “Ah,” said {A}.'
  ]
}

/** {A}, who is grown up, says it to {H}, and both are still awake. */
export const goodnightOfGrownUp: Bank = {
  both: [
    '“{goodnight}, {H},” said {A}.',
    '{A} put out the lamp. “{goodnight}.”',
    '{A} came back once more, for the blanket. “{goodnight}.”',
    '“{goodnight},” said {A}, and left the door open a crack.',
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
    '{A} turned the pillow over, because the other side is cooler. “{goodnight}, {H}.”',
    '“The rest can be tomorrow,” said {A}. “{goodnight}, {H}.”',
    '{A} stood there a moment longer than was needed. “{goodnight}.”',
    '“{goodnight}, {H},” said {A}, and one board creaked on the way, the one that always did.',
    '{A} said it to {H}, and then, since they were there too, to both slippers. “{goodnight}.”',
    'A kiss went on the forehead, and one beside it. “{goodnight},” said {A}.',
    '“That was a good one,” said {A}, and meant the day. “{goodnight}.”',
    '{A} drew the curtain over the last gap. “{goodnight}, {H}.”',
    '“{goodnight}, you,” said {A}. “{goodnight}, you too,” said {H}.',
    '{A} picked up one sock in passing. “{goodnight}.” The other could wait.',
    '“Eyes shut,” said {A}. “They are,” said {H}. “{goodnight}, then.”',
    '“{goodnight},” said {A}, and tucked one of {H}’s feet back in.',
    'Nothing was left to say but the usual, and {A} said it. “{goodnight}.”',
    '{A} stopped at the door, as always, and said it as always. “{goodnight}.”',
    '“I’ll leave it ajar,” said {A}, and meant the door. “{goodnight}, {H}.”',
    '{A} blew on {H}’s hair, to see if it was asleep. “{goodnight}.”',
    '“No more glasses of water,” said {A}, and brought one. “{goodnight}.”',
    '“The moon can see to the rest,” said {A}. “{goodnight}, {H}.”'
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
    '“{goodnight},” whispered {A}, and moved over, so that there was room.',
    '“{goodnight},” whispered {A}. “You said that already,” whispered {H}. “That was to the lamp,” said {A}.',
    '“Say it,” said {A}. “You say it,” said {H}. “{goodnight},” they said.',
    '“{goodnight},” said {A}, to {H} and to the chair and to all the socks.',
    '{A} waved with one foot under the blanket. “{goodnight}.”',
    '“{goodnight},” said {A}. “Same to you,” said {H}.',
    '{A} and {H} said it at the same moment. “{goodnight}.”',
    '“It’s today until we say it,” whispered {A}. They waited a little, and said it. “{goodnight}.”',
    '“{goodnight},” said {A}, in a voice with a yawn at both ends.',
    '“{goodnight}, {H},” said {A}. “Don’t snore.” “I never do,” said {H}. “{goodnight}.”',
    '“Whoever speaks next has lost,” said {A}. “{goodnight},” said {H}, and lost.',
    'It was {A} who remembered that nobody had said it. “{goodnight}.”',
    '“Last word,” said {A}. “{goodnight}.” “Very last,” said {H}. “{goodnight}.”',
    '“{goodnight},” said {H}. {A} had been about to, and said it all the same.',
    '{H} held up one hand in the dark, and {A} held one up too. “{goodnight}.”',
    '“See you at breakfast,” said {A}. “{goodnight}.” “Not if I see you first,” said {H}.',
    '“{goodnight},” said {A} under the covers, so that it came out warm.',
    '“That’s all for today,” said {A}, like a shopkeeper. “{goodnight}.” “{goodnight},” said {H}, like a customer.',
    '{A} knocked twice on the wood of the bed, and {H} knocked back. “{goodnight}.”',
    'Nobody had won, {A} said, so it could be said. “{goodnight}, {H}.”',
    '“One more thing,” said {A}. “{goodnight}.”',
    '{A} said it through a yawn, so it came out twice as long. “{goodnight}.”',
    '“{goodnight}, feet,” said {A}. “{goodnight}, {H}.”',
    '“I was asleep first,” said {A}. “{goodnight},” said {H}.',
    '“{goodnight}, {H},” said {A}, and then, to be fair, “{goodnight}, me.”',
    '“Don’t wake me,” said {A}, wide awake. “{goodnight}.”',
    '{H} said it first that night. “{goodnight}, {A}.”',
    '“We could count to ten,” said {A}. “Two will do,” said {H}. “{goodnight}.”',
    '“Mine’s the warm side,” said {A}. “Mine’s the side by the wall,” said {H}. “{goodnight}.”',
    'Without being told, {A} whispered it. “{goodnight}.”'
  ]
}

/** The same where {A} is the toy that came along: no more than a toy can do. */
export const goodnightOfToy: Bank = {
  both: [
    '“{goodnight},” said {A}, from under {H}’s arm.',
    '{A} said it last, being nearest. “{goodnight}, {H}.”',
    '“{goodnight},” said {H}. “{goodnight},” said {A}, a little muffled by the pillow.',
    '“I’ll keep both eyes open,” said {A}, who could do nothing else. “{goodnight}.”',
    '{H} put {A} on the side by the wall. “{goodnight},” said {A}, who liked it there.',
    '“{goodnight}, {H},” said {A}, so low that it might have been the stuffing.',
    '“{goodnight}.” It was {A} who said it, and only {H} who heard.',
    '“You first,” said {A}. So {H} said it first, and {A} said it after. “{goodnight}.”',
    '{A} had one more thing to say, and it was short. “{goodnight}.”',
    '“Move up,” said {A}. {H} moved up. “{goodnight}.”',
    '“Until breakfast,” said {A}, who never ate any. “{goodnight}.”',
    'As was only fair, {H} tucked in {A} first. “{goodnight},” said {A}.',
    '“That’s everything,” said {A}. “{goodnight}.”',
    '“Tell me all of it again tomorrow,” said {A}. “{goodnight}.”',
    '“{goodnight},” said {A}. It tickled, because {A} was so close.',
    '“Don’t lie on me,” said {A}, when {H} turned over. “{goodnight}.”',
    '“I’ve had a lovely day,” said {A}, “and I was mostly carried. {goodnight}.”',
    '{A} said it in the voice that only {H} could hear. “{goodnight}.”',
    '“If I fall out, I’ll wait there,” said {A}. “{goodnight}.”',
    '“I can see the door from here,” said {A}. “It’s only a door. {goodnight}.”',
    '“Hold me a bit lower down,” said {A}. “That’s it. {goodnight}.”',
    '{H} asked if {A} was comfortable. “As always,” said {A}. “{goodnight}.”',
    '“You’re warm,” said {A}. “You’re soft,” said {H}. “{goodnight}.”',
    '“I don’t need a pillow,” said {A}. “I am one. {goodnight}.”',
    '“We were busy today,” said {A}. “{goodnight}, {H}.”',
    '“Breakfast is your job,” said {A}. “Staying here is mine. {goodnight}.”',
    '“{goodnight}, {H},” said {A}. “I’d tuck you in, but I’m underneath.”',
    '“Whisper it back,” said {A}. {H} whispered it back. “{goodnight}.”',
    '“That was my favourite day,” said {A}, who said so every day. “{goodnight}.”',
    '“Tomorrow I’d like to go the other way up,” said {A}. “{goodnight}.”',
    'Toys never snore, as {A} liked to point out. “{goodnight}.”',
    '{A} waited for {H} to finish yawning. “{goodnight}.”',
    '“One of us should sleep,” said {A}. “You go first. {goodnight}.”',
    '“{goodnight},” said {H} to {A}, and {A} said it to the blanket.',
    '“My left side’s asleep already,” said {A}. “Now the rest. {goodnight}.”',
    '“You can let go later,” said {A}. “I’ll stay. {goodnight}.”',
    '“It’s dark,” said {A}, “and it suits us. {goodnight}, {H}.”',
    '“Now count me,” said {A}. “One,” said {H}. “Right,” said {A}. “{goodnight}.”',
    'Very softly, and without any teeth to brush, {A} said it. “{goodnight}.”',
    '“Everything of mine is in bed,” said {A}. “{goodnight}.”'
  ]
}

/** How a story of its own may begin that says of {H} only where it is: what he or she loves is told at bedtime. */
export const plainBegin: Bank = {
  both: [
    '{H} lived {home}, and it was nearly bedtime.',
    '{H} was at home {home}, and the day was not quite over.',
    'This is what happened {home}, one evening, to {H}.',
    'Where {H} lived, {home}, it was just getting dark.',
    'The day was nearly over {home}, but {H} had not finished with it.',
    'Listen, for this happened {home}, where {H} lived.',
    '{home} lived {H}, and there was still some evening left.',
    'It was an evening like any other {home}, or so {H} thought.',
    'Not so long ago {H} lived {home}, and lives there still.',
    'A window was lit {home}, and behind it was {H}.',
    'The lamps were coming on {home}, where {H} lived.',
    'It had been a long day {home}, and {H} had a little of it left.',
    'Here is {H}, who lived {home}, and here is what happened.',
    'Early one evening {H} was at home {home}.',
    'Once upon an evening there was {H}, who lived {home}.',
    '{H} lived {home}, and that is where it happened.',
    'It happened {home}, because that is where {H} lived.',
    'On the evening of this story {H} was at home {home}.',
    'It was neither day nor night {home}, and {H} was up.',
    'Everything was as usual {home}, and {H} was ready for it not to be.',
    'Come and see what happened {home}, where {H} lived.',
    '{home} everything was tidy, all but {H}.',
    '{home} it was nearly bedtime, but {H} did not think so.',
    'This is a story about {H}, who lived {home}.',
    '{H} had a bed {home}, and no wish to be in it yet.',
    'The lamps were on {home}, where {H} lived, and it was dark outside.',
    'There was once {H}, who lived {home}.',
    'If you had listened {home} that evening, you would have heard {H}.',
    'Nobody {home} was more awake than {H}.',
    'It was evening {home}, and {H} was wide awake.',
    'One evening, {home}, {H} was just getting started.',
    'Only one person {home} did not think that it was late, and that was {H}.',
    '{H} was at home {home}, and something was about to begin.',
    'At the end of the day {H} was at home {home}.',
    'A light was still on {home}, and {H} was still up.',
    'Curtains were being drawn {home}, but {H} was not sleepy.',
    'In this story {H} lived {home}.',
    'Here it begins, {home}, with {H}.',
    'Picture a window {home}, and behind it {H}.',
    'With an hour to go until bed, {H} was at home {home}.',
    'A good evening had begun {home}, and {H} was up for all of it.'
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
