import type { Line, Nature, Skill } from './format.ts'

/**
 * Lines for what could not be written about beforehand: a hobby in the parent’s own words ({hobby}), a trait in the
 * parent’s own words ({trait}), an animal’s or a baby’s part, a member of whom nothing is known. They must fit every plot.
 */

/** After "who", with {hobby}: any noun phrase in any language. */
export const openHabit: Line[] = [
  'could never have enough of {hobby}',
  'thought about {hobby} at least twice a day',
  'would have got up at five for {hobby}',
  'counted the week by {hobby}',
  'had once missed a whole supper because of {hobby}',
  'knew more about {hobby} than the postman did',
  'did nothing by halves, and {hobby} least of all',
  'never went far without {hobby} to look forward to',
  'was happiest with {hobby} close by',
  'had a whole shelf in the head just for {hobby}',
  'brought up {hobby} whenever there was a gap in the talk',
  'had explained {hobby} to the cat, and the cat had listened',
  'would swap almost any pudding for {hobby}',
  'could make room for {hobby} in the busiest day',
  'smiled before anybody else when the talk came to {hobby}',
  'forgot to be tired as soon as somebody said {hobby}'
]

/** One sentence that leads from {hobby} to a skill; used for the skills that a guess can give. */
export const openBridge: Partial<Record<Skill, Line[]>> = {
  look: [
    'Anybody who likes {hobby} gets used to looking, and {S} liked {hobby} very much.',
    '{S} had learned from {hobby} to look first and talk later.',
    'With {hobby} it is the small things that count, so {S} looked for small things.',
    'It was {hobby} that had given {S} such careful eyes.'
  ],
  patient: [
    'Nobody hurries {hobby}, and {S} did not hurry this.',
    '{S} had waited longer than this for {hobby}, and had not minded.',
    'There is a good deal of waiting in {hobby}. {S} was used to it.',
    'Thanks to {hobby}, {S} had patience left when everybody else’s was gone.'
  ],
  steps: [
    '{S} knew from {hobby} that a large thing is only small things in a row.',
    'First one bit and then the next, that is the way with {hobby}. {S} began with one bit.',
    'In {hobby}, too, there comes a moment when you simply begin. {S} began.',
    'It was a bit like {hobby}, {S} thought: you start at the edge.'
  ],
  make: [
    'Whoever likes {hobby} has busy fingers, and {S} had the busiest.',
    '{S} went about it as if it were {hobby}, hands first.',
    'There was string in one pocket, because of {hobby}. {S} took it out.',
    'Through {hobby}, {S} could make something out of nearly nothing.'
  ],
  remember: [
    '{S} kept a great many things in mind because of {hobby}, and now one of them came up.',
    'You have to remember a lot for {hobby}. {S} shut both eyes and remembered.',
    '{S} knew a great deal by heart from {hobby}, and now it came in handy.',
    'Something out of {hobby} came back to {S} just then.'
  ],
  think: [
    '{S} thought about it the way people think in {hobby}: slowly, and then all at once.',
    'There is always a trick to it, in {hobby} as elsewhere. {S} looked for the trick.',
    '“Think first” was what {S} had learned from {hobby}.',
    'A person who likes {hobby} does not mind a puzzle, and {S} did not.'
  ],
  balance: [
    'Whoever is fond of {hobby} knows where the middle of things is, and {S} knew.',
    '{hobby} had taught {S} to stand well, even on very little.',
    'It took steady feet, and {S} had them from {hobby}.',
    'As in {hobby}, {S} looked ahead and not down.'
  ],
  brave: [
    '{S} had been a little afraid of {hobby} once, for about a minute.',
    'The first go is the hardest, with {hobby} too, and {S} knew that.',
    'After {hobby}, this did not look so big to {S}.',
    'One deep breath, as before {hobby}, and {S} was ready.'
  ],
  listen: [
    '{S} had good ears from {hobby}, and used both.',
    'For {hobby} you have to listen well. {S} listened.',
    'Because of {hobby}, {S} heard what nobody else had heard.',
    'There was one more sound, very low, and {S}, who had ears for {hobby}, noticed.'
  ],
  breathe: [
    '{S} breathed in and out, as you do for {hobby}.',
    'It is all in the breath, in {hobby} anyway, and {S} had plenty.',
    'From {hobby} {S} knew how to slow a fast heart.',
    'Before {hobby} comes a breath. {S} took that one now.'
  ],
  team: [
    'In {hobby} nobody does it alone, and {S} looked round at the others.',
    '{S} counted hands, as you do in {hobby}.',
    'It wanted more than one, just like {hobby}, and {S} knew how to share out the parts.',
    '“Ready?” That was how {hobby} began, and {S} said it now.'
  ],
  care: [
    '{hobby} had made {S} gentle with whatever is smaller or slower.',
    'Somebody who likes {hobby} knows when a thing wants kindness, and {S} knew.',
    '{S} had warm hands, the kind that come from {hobby}.',
    'You look after what you love, that was all {S} knew from {hobby}.'
  ]
}

/** {S} helps a little, with {hobby}. */
export const openHelp: Line[] = [
  'A trick from {hobby} came in useful, and {S} did it.',
  '{S} helped too, and said it was no harder than {hobby}.',
  'Meanwhile {S} told a short story about {hobby}, and it made the waiting shorter.',
  'Whenever anybody sagged, {S} said something about {hobby}, and they stood up again.',
  '{S} knew one thing from {hobby} that nobody else knew, and it was the right thing.',
  'If there was a small job that wanted the patience of {hobby}, {S} did it.',
  'The last bit was for {S}, who had practised with {hobby}.',
  'Out came what {S} had learned from {hobby}, and it fitted exactly.',
  'Nobody thought of the other side but {S}, who had learned from {hobby} to look there.',
  '{S} did it the way it is done in {hobby}, without fuss.',
  'It went better with a bit of {hobby}, and {S} had plenty.',
  'It took somebody who was used to {hobby} to see that it was loose, and {S} saw.'
]

/** What {S} was about with {hobby} at home while the others played; told in any story, by day. */
export const openMeanwhile: Line[] = [
  'Somebody had said {hobby}, quite by the way, two rooms off. {S} was there already.',
  'In one corner {S} had made room for {hobby}. A chair had been asked to leave, and stood in the hall.',
  'If a thing could be borrowed for {hobby}, {S} had borrowed it. The kitchen was looking for its big spoon again.',
  '{S} came in, stood there, thought of {hobby}, and went out again a good deal faster.',
  'Whatever {S} needed for {hobby} lay on the table. Whoever wanted to put down a cup was welcome to hold it.',
  'Now and then there was a small thump from the next room. {S} was getting on well with {hobby}.',
  {
    text: 'Behind the door somebody was explaining {hobby} to a coat. It was {S}, and the coat had no questions.',
    says: 'S'
  },
  {
    text: 'What with {hobby}, {S} had been wearing one shoe for an hour. It was noticed at the door, by the other foot.',
    needs: ['hands', 'legs']
  },
  { text: '“I’m nearly there,” said {S}, and meant {hobby}. {S} had been nearly there since Thursday.', says: 'S' },
  { text: 'To be polite, somebody had asked {S} about {hobby}. The answer had got as far as last summer.', says: 'S' },
  {
    text: 'On the back of an envelope {S} wrote down what was still wanted for {hobby}. So far it was string.',
    needs: ['hands'],
    age: { S: ['middle', 'big', 'teen', 'grown', 'old'] }
  },
  { text: '“You can’t rush {hobby},” said {S}, and ate a whole pear, to show what was meant.', says: 'S' },
  {
    text: '“First {hobby}, then socks,” said {S}. Both socks had been told.',
    says: 'S',
    age: { S: ['small', 'middle'] }
  },
  {
    text: '“I’ve still got {hobby} to see to,” said {S}, and stirred the tea. There was no hurry, then.',
    says: 'S',
    age: { S: ['grown', 'old'] }
  },
  {
    text: 'A hand came round the door, felt for the biscuits, and took two. {S} could not leave {hobby} just then.',
    needs: ['hands']
  },
  {
    text: 'Halfway into a jumper {S} had thought of something about {hobby}. The jumper waited, with one arm in it.',
    needs: ['hands']
  }
]

/** The story turns to one of the household who has no part in it: the question a child would ask. */
export const whereIsOne: Line[] = [
  'And {names}?',
  'And where was {names}?',
  'And what about {names}?',
  'And what did {names} do?',
  'And {names}, all this time?',
  'Where had {names} got to?',
  'And what was {names} up to?',
  'Had {names} heard about it?'
]

/** The same of two. */
export const whereAreTwo: Line[] = [
  'And {names}?',
  'And where were {names}?',
  'And what about {names}?',
  'And what did {names} do?',
  'And {names}, all this time?',
  'Where had {names} got to?',
  'And what were {names} up to?',
  'Had {names} heard about it?'
]

/** The same of more, without a row of names. */
export const whereAreMore: Line[] = [
  'And the others?',
  'And where were the others?',
  'And what about the others?',
  'And what did the others do?',
  'And the others, all this time?',
  'Where had the others got to?',
  'And what were the others up to?',
  'Had the others heard about it?'
]

/** {S} falls asleep, with {hobby}. */
export const openDream: Line[] = [
  { text: '{S} fell asleep with one hand open, and dreamt of {hobby}.', needs: ['hands'] },
  'Under the eyelids of {S}, {hobby} went quietly on.',
  'The last thing that {S} thought of was {hobby}, and then not even that.',
  '{S} slept the way you sleep after a good day of {hobby}.',
  'Somewhere in the dark, {S} was getting on very well with {hobby}.',
  'There was just time for {S} to think of {hobby}, once, slowly.',
  'A small dream came for {S}. It was about {hobby}, of course.',
  '{hobby} would still be there tomorrow, and {S} knew it, and slept.',
  'Thoughts of {hobby} went round in {S}’s head, slower and slower, and stopped.',
  '{S} had one more thing to say about {hobby}, and said it to the pillow.',
  { text: 'Between two breaths {S} slipped off into a dream about {hobby}.', needs: ['breath'] },
  'Nobody can see a dream, but {S} was smiling, so it must have been {hobby}.',
  { text: 'The hands of {S} lay open, and had finished with {hobby} until the morning.', needs: ['hands'] },
  'Far down in sleep, quite slowly, {S} was busy with {hobby}.',
  'A yawn came in the middle of the word {hobby}, and {S} did not finish it.',
  'Full up with {hobby}, like a cup of warm milk, {S} slept.',
  '{S} dreamt of {hobby}, and smiled at it.',
  'As soon as both eyes were shut, {S} was dreaming of {hobby}.',
  'Warm and heavy, {S} dreamt of {hobby}.',
  'Every dream of {S} that night had a bit of {hobby} in it.',
  'Nothing could wake {S} now, least of all a dream about {hobby}.',
  'In the dream a door stood open, with {hobby} behind it, and {S} went in.',
  'For {S} the night had {hobby} in it, and a soft pillow.',
  '{S} took {hobby} along into the dream, and nothing else.',
  'It was the right time of night to dream of {hobby}, and {S} did.',
  'Like everybody who loves {hobby}, {S} slept well.',
  'Full of {hobby} was the sleep of {S}.',
  'Asleep or awake, for {S} it was {hobby}.',
  'In {S}’s dream nobody said that it was late for {hobby}.',
  'Down in the dream {S} met {hobby} straight away.',
  'The dream had {hobby} on the first page, and {S} read on.',
  'By the time the room was dark, {S} was dreaming of {hobby}.',
  'Three dreams were about {hobby}, and {S} had all three.',
  '{S} shut both eyes, and there was {hobby}.',
  'Nobody else was in the dream, only {S} and {hobby}.',
  'Slow and soft was the dream of {S}, and all about {hobby}.',
  'Through the dream of {S} went {hobby}, in no hurry.',
  'Tonight it was {hobby} again, in the dreams of {S}.'
]

/** Several of them, and what each loves, in one sentence at bedtime. */
export const dreamsTogether: Line[] = [
  'The dreams were ordered in a whisper, as in a small café: {loves.for}.',
  '“Help yourselves,” said the dark, and there was {loves.for}.',
  'Each blanket was patted, and there was a dream under it already: {loves.for}.',
  'Somebody went along the beds once more, and left a dream on each: {loves.for}.',
  'Whoever drew the curtains had left just enough dark for it all: {loves.for}.',
  'Under the pillows, where such things are kept, lay {loves.for}.',
  'A hand smoothed one sheet after the other, and the dreams came by themselves: {loves.for}.',
  '“That’ll keep until the morning,” said a voice at the door, and meant {loves.for}.',
  'Beside the slippers a dream had been put out for each: {loves.for}.',
  'Nobody had asked for dreams, and here came some all the same: {loves.for}.',
  'The door was left open by the width of a hand, and in came {loves.for}.',
  'Somewhere behind the eyelids it had begun already: {loves.for}.',
  'One thing each could be taken along into the dark: {loves.for}.',
  'Everybody was dreaming by now, {loves.of}.',
  'Dreams had been laid out like clothes for the morning: {loves.for}.',
  'Under one roof several things were going on at once: {loves.for}.',
  'Sleep had something for everybody, {loves.for}.',
  'The night had a long list, and got it right: {loves.for}.',
  'One by one the beds began to dream: {loves.for}.',
  'Whoever looked into the dreams would have found {loves.for}.',
  'What there had been no time for by day was done now: {loves.for}.',
  'There was room in the dark for all of it: {loves.for}.',
  'From bed to bed went the dreams, and nobody got the wrong one: {loves.for}.',
  'Some things are best done with both eyes shut: {loves.for}.',
  'Quiet as it was, a good deal went on: {loves.for}.',
  'What everybody loved had come along under the covers: {loves.for}.',
  'Not a word was said any more, but everybody dreamt, {loves.of}.',
  'In sleep nobody has to wait for a turn: {loves.for}.',
  'As if by post the dreams were delivered: {loves.for}.',
  'It was a night with a bit of everything in it: {loves.for}.',
  'A good day makes long dreams: {loves.for}.',
  'Each pillow had something in it besides feathers: {loves.for}.',
  'Each got a dream, and nobody had to share: {loves.for}.',
  'The dark had its pockets full: {loves.for}.',
  'Nobody dreamt the same thing: {loves.for}.',
  'In the dreams it was still broad day: {loves.for}.',
  'Every bed set off somewhere else: {loves.for}.',
  'Dark though it was, a lot could be seen: {loves.for}.',
  'Some snored and some did not, but all dreamt, {loves.of}.',
  'Last of all came the dreams, and each knew the way: {loves.for}.',
  'Morning was hours away, and in between lay {loves.for}.',
  'Heads were on pillows, and in the heads was {loves.for}.',
  'Everybody dreamt of something: {loves.for}.',
  'Dreams were brought to all: {loves.for}.',
  'Sleep brought everybody something, {loves.for}.',
  'In came the dreams, {loves.for}.',
  'All under the blankets there was {loves.for}.',
  'Everyone dreamt what everyone liked, {loves.for}.',
  'All of them were dreaming, {loves.of}.',
  'Good dreams had been kept back: {loves.for}.',
  'Quietly the dreams began: {loves.for}.',
  'Dream lay beside dream: {loves.for}.',
  'Soft were the pillows, and good were the dreams: {loves.for}.',
  'By lamplight the dreams were handed round: {loves.for}.'
]

/** The same of three or more children in a crowd. */
export const dreamsOfChildren: Line[] = [
  'Under the short blankets it was {loves.for}.',
  'In the small beds something went on a little longer: {loves.for}.',
  'On the low pillows the night put down {loves.for}.',
  'Where the shortest feet were, there was {loves.for}.',
  'The children had gone first, and dreamt, {loves.of}.',
  'Each child had one thing left to dream about: {loves.for}.',
  'Behind the night light it went on more quietly: {loves.for}.',
  'Three blankets or more, and below them {loves.for}.',
  'Small feet were still for once. In the dreams there was {loves.for}.',
  'As far as the children knew, it was already tomorrow: {loves.for}.',
  'Somebody had tucked in every one of them, and they dreamt, {loves.of}.',
  'The youngest beds were full of it: {loves.for}.'
]

/** And of three or more who are grown up. */
export const dreamsOfGrownUps: Line[] = [
  'The grown-ups had only been resting their eyes. They dreamt, {loves.of}.',
  'In the long beds the dreams had waited all day: {loves.for}.',
  'Nobody had to send the big ones to bed. They dreamt there, {loves.of}.',
  'For whoever had got up first that day it was {loves.for}.',
  'Where the big slippers stood, there was {loves.for}.',
  'Even those who lock the doors have dreams: {loves.for}.',
  'With nobody left to look after, they dreamt, {loves.of}.',
  'The kettle was cold, the cups were clean, and then there was {loves.for}.',
  'Big people dream as well: {loves.for}.',
  'It had been a long day for the tall ones. They dreamt, {loves.of}.',
  'On the other side of the wall it was {loves.for}.',
  'Behind all the closed eyes there was {loves.for}.'
]

/** How {S} did it, with {trait} in the parent’s own words. */
export const openStance: Line[] = [
  '“{trait}” was the word people used for {S}, and it was the right one.',
  'People said “{trait}” when they spoke of {S}, and this was why.',
  'If you looked up “{trait}” that evening, you would have found {S}.',
  '{S} did it in the usual {S} way, which some call “{trait}”.',
  'There was a word for that, and it was “{trait}”, and {S} did not mind it.',
  'That was what they meant at home when they called {S} “{trait}”.'
]

/** What follows "who", for a member of whom nothing is known. */
export const plainHabit: Line[] = [
  'was nearly always there when something happened',
  'had never yet turned down a biscuit',
  'liked the window seat',
  'could not whistle, and whistled anyway',
  'had one pocket with a hole, and kept a button in the other',
  'knew where everybody’s other shoe was',
  'hummed without noticing',
  'always saved the best bit for last',
  'could find the moon before anybody else did',
  'owned a very good pair of socks',
  'laughed a moment after everybody else',
  'never once shut a door all the way'
]

export const natureHabit: Record<Nature, Line[]> = {
  animal: [
    { text: 'knew everybody by the sound of their feet', party: 'together', needs: ['legs'] },
    'slept wherever the sun had been',
    'could hear a packet being opened from two rooms away',
    'had opinions about the postman',
    'was never in the way by accident',
    { text: 'always sat on the newspaper that somebody was reading', party: 'together', needs: ['legs'] },
    'could look hungry straight after supper',
    'greeted every evening as if it were the first'
  ],
  baby: [
    { text: 'had one tooth and showed it to everybody', party: 'together' },
    'had lately discovered both feet',
    'could say a great deal without any words',
    'held on to fingers and did not give them back',
    'laughed at spoons',
    'was the smallest, and took up the most room',
    'looked at each new thing as if it had come by post',
    'knew exactly one song, and it had one note'
  ]
}

/** A small part for a member of whom nothing is known. */
export const plainHelp: Line[] = [
  '{S} held whatever needed holding.',
  '{S} kept count, under the breath, and did not lose it.',
  'At just the right moment, {S} said “Now.”',
  '{S} cleared a space with one foot, so that nobody would trip.',
  'It was {S} who remembered to be careful at the corner.',
  '{S} went first for a bit, and then last for a bit, to see that all was well.',
  'A dry handkerchief came out of a pocket, and {S} passed it along.',
  '{S} stood where the wind came from.',
  'Two hands were not enough, so {S} lent another two.',
  '{S} found the thing that had been dropped, and handed it back without a word.',
  'The way {S} hummed made it seem half as hard.',
  '{S} tied a knot that held.',
  'From behind, {S} gave a very small push.',
  'What nobody had thought of, {S} had in a bag: a crust, and there was enough for all.'
]

/** A little part for an animal or a baby: nothing that wants fingers or words. */
export const natureHelp: Record<Nature, Line[]> = {
  animal: [
    { text: '{S} leaned against the nearest leg, and that leg stopped wobbling.', needs: ['legs'] },
    { text: '{S} sat down on the one spot where nobody should step.', needs: ['legs'] },
    { text: 'One ear of {S} went up, and everybody knew which side to keep to.', party: 'together', needs: ['ears'] },
    { text: '{S} sniffed it all over and gave it a good report.', needs: ['nose'] },
    { text: 'Round and round went {S}, until everybody stood closer together.', party: 'together', needs: ['legs'] },
    { text: '{S} carried the smallest piece, because somebody had to.', party: 'together' },
    { text: 'A warm nose was wanted, and {S} had one.', needs: ['nose', 'warm'] },
    { text: '{S} kept watch, with both eyes shut but both ears open.', needs: ['ears'] },
    'When anybody lagged, {S} went back and waited beside them.',
    { text: 'The soft side of {S} was the best place to lean, and there was a queue.', needs: ['warm'] },
    '{S} watched the whole of it without a blink, and under such a look it went more neatly.'
  ],
  baby: [
    '{S} laughed, and after that it went better.',
    '{S} pointed with the whole hand, and it was not a bad idea.',
    'From somewhere low down, {S} said one long word with no letters in it.',
    '{S} held on to a finger, and the finger felt braver.',
    'Both feet of {S} kicked in time.',
    '{S} looked so sure of everything that the others stood up straighter.',
    { text: 'A sneeze from {S}, a very small one, made everybody smile.', party: 'together' },
    '{S} waved at it. It could not hurt.'
  ]
}

/** A little part for an animal or a baby with {hobby}, however they do it. */
export const natureHobbyHelp: Line[] = [
  'Because of {hobby}, {S} was in a good mood, and it was catching.',
  '{S} had only {hobby} in mind, and looked so glad that nobody gave up.',
  { text: 'With a thought for {hobby}, {S} stayed close and was warm.', needs: ['warm'] },
  'Nobody there loved {hobby} as {S} did, and it made {S} bold.',
  '“First this and then {hobby},” they told {S}, and after that it went better.',
  '{S} knew from {hobby} how to keep still, and kept still.',
  'Where the smallest one was wanted, there was {S}, fresh from {hobby}.',
  'One word about {hobby}, and {S} was wide awake and kept watch.'
]

/** How an animal or a baby comes to take the lead. */
export const natureLead: Record<Nature, Line[]> = {
  animal: [
    { text: 'Then {S} pushed through between the legs to the front.', needs: ['legs'] },
    'Nobody had asked {S}, and {S} did not wait to be asked.',
    'While the others were still talking, {S} had already gone to see.',
    'There was one who had been looking at it from much lower down, and that was {S}.',
    { text: 'Both ears of {S} went forward.', needs: ['ears'] },
    { text: '{S} sat, and thought, and stood up again.', needs: ['legs'] }
  ],
  baby: [
    { text: 'Then everybody looked down, because {S} had begun to wriggle.', party: 'together' },
    '{S} held out both arms to it, as to anybody else.',
    'Nobody had told {S} that it was difficult.',
    'It was {S} who made the first move, on hands and knees.',
    'Out of the blanket came one fist, and behind it came {S}.',
    '{S} had been quiet for some time, and that always meant something.'
  ]
}

/** {S} falls asleep, and nothing is known of {S} but that. */
export const plainDream: Line[] = [
  '{S} turned over once and was asleep.',
  '{S} fell asleep in the middle of a thought.',
  'The pillow had hardly been touched, and {S} was asleep.',
  '{S} gave one long sigh, and slept.',
  'Both eyes of {S} had been shut for some time already.',
  { text: '{S} slept with one hand open.', needs: ['hands'] },
  'For {S} the day was over, and it had been a good one.',
  'A last yawn went round, and it was {S}’s.'
]

/** Before bed there was talk of the wish: it is heard early, in any words, in any script. */
export const themeTalk: Line[] = [
  'All afternoon there had been talk of {wish}.',
  'A good deal had been said that day about {wish}. Not all of it was known.',
  'Somebody had started on {wish} at breakfast, and nobody had stopped since.',
  'One thing had been going round since the morning, and it was {wish}.',
  'What everybody wanted was to hear about {wish}. It was late for that.',
  'The whole day had been about {wish}, and the day was not quite done.',
  'From under the table had come a long speech about {wish}.',
  'If anybody fell silent for a minute, somebody brought up {wish}.',
  'They had got as far as {wish}, and there the talk had stayed.',
  '“Tell me about {wish},” somebody had said, and somebody had tried.',
  'With {wish} there is always one more thing to ask, and it was being asked.',
  'Twice already they had been done with {wish}, and twice it had come up again.'
]

/** What is seen and heard at home again and again, when it is told again: the motif goes on after it, in small letters. */
export const asEver: readonly string[] = [
  'As on most evenings,',
  'That night as well,',
  'Not for the first time,',
  'The same as ever,',
  'Punctual as always,',
  'Once more,',
  'It could be relied on:',
  'Nobody looked up when it came again:',
  'They would have missed it if it had not come:',
  'By now it belonged to bedtime:',
  'So far that was like any other night:',
  'You could have set a clock by it:'
]

/** {S} goes to bed with {hobby} to look forward to, and is still awake. */
export const tomorrows: Line[] = [
  { text: '“And tomorrow, {hobby},” said {S}. It was more of a yawn than a word.', says: 'S' },
  'There would be {hobby} in the morning. {S} put that thought under the pillow.',
  'Tomorrow there would be {hobby} again, and {S} was quite content to wait.',
  'All that {S} had wanted to say about {hobby} would keep until breakfast.',
  'The dark ceiling was a good place to think about {hobby}, and {S} lay and thought.',
  '{S} listened to the clock, and thought of {hobby} between one tick and the next.',
  'Straight after breakfast, thought {S}, it could be {hobby} again.',
  '{S} thought of {hobby} once, slowly, and turned over.',
  'A yawn came along while {S} was thinking of {hobby}, and {S} let it have its turn.',
  '{S} put off {hobby} until tomorrow, and did not mind much.',
  'It got warm under the blanket, and {S} thought about {hobby} without moving at all.',
  'The room was dark and quiet, just right for thinking about {hobby}, and {S} did.',
  'Two things were left for {S} to think of. One was {hobby}, and the other was the pillow.',
  '{S} would think about {hobby} again at breakfast, and not before.',
  '{S} made a small plan about {hobby}, and left the rest to the morning.',
  { text: '“There’s always {hobby} tomorrow,” murmured {S}.', says: 'S' },
  'One more thing about {hobby} came into {S}’s head, and was too good to be said so late.',
  { text: '{S} told the dark a little about {hobby}, and the dark was a good listener.', says: 'S' },
  'The best bit of tomorrow might be {hobby}, thought {S}.',
  '{S} had a list for tomorrow. At the top stood {hobby}, and under that came breakfast.',
  'One last thought of {hobby} came to {S}, and it was a sleepy one.',
  { text: '{S} whispered something about {hobby} to the pillow, which could keep a secret.', says: 'S' },
  'The curtain stirred, and {S} watched it for a while, and thought of {hobby}.',
  'Whatever else tomorrow was for, thought {S}, it was for {hobby} too.',
  'With both eyes shut, {S} could think about {hobby} even better.',
  'As slowly as you stir cocoa, {S} thought about {hobby}.',
  '{S} began to think of {hobby}, and it nearly turned into a dream.',
  'Under the covers {S} was wide awake for one more thought of {hobby}, and then a little less.',
  'When {S} thought of {hobby}, the bed felt softer than it had a minute before.',
  { text: 'The last thing that {S} talked about was {hobby}, in half sentences.', says: 'S' },
  '{S} smiled a little in the dark, and thought of {hobby}.',
  'The pillow was soft, and so was the thought of {hobby}, and {S} lay between the two.',
  'In the morning {S} would see about {hobby}, and the morning was hours away.',
  'Quietly {S} looked forward to {hobby}, deep under the blanket.',
  'About {hobby} there was a great deal more to think, but a yawn got to {S} first.',
  'Until the light came back {S} could only think of {hobby}, and that was nearly as good.',
  '{S} lay and thought of {hobby}, and the thought was as warm as the blanket.',
  { text: '“Mm, {hobby},” said {S}, and yawned in the middle.', says: 'S' },
  '{S} kept one eye open for {hobby}, and then remembered that it was night.',
  'Morning would have {hobby} in it, and {S} could wait that long.',
  '{S} saved one good idea about {hobby} for breakfast.',
  'Of the things for tomorrow, {S} liked {hobby} best.',
  '“Soon it’ll be {hobby},” thought {S}, and yawned.',
  '{S} wanted to begin tomorrow with {hobby}.',
  '{S} left {hobby} for the morning, like the last biscuit.',
  'Already {S} was looking forward to {hobby}, and smiled into the pillow.',
  'First breakfast, thought {S}, and then {hobby}.',
  'Beside the pillow it was dark, and {S} thought of {hobby}.',
  'Enough of {hobby} was left for tomorrow, and {S} was glad.',
  'Nothing was urgent, thought {S}, not even {hobby}.',
  '{S} promised {hobby} the whole of tomorrow, or most of it.'
]
