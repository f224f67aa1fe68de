import type { Line } from './format.ts'

/**
 * What {S} loves and what the story was about, in one breath: {topic} is “the kettle”, “the peas”, “the jam” or “the snail”,
 * {topic.a} “a kettle”, “peas”, “jam” or “a snail”, {topic.it} “it” or “them”. No verb agrees with it, nor with {hobby}.
 */
export const lovedWithTopic: Line[] = [
  '“If I had to choose between {hobby} and {topic},” said {S}, “I’d want a longer evening.” “So would I,” said {A}.',
  '{S} asked which was better, {hobby} or {topic.a}. “You,” said {A}.',
  '“I thought about {topic} all evening,” said {S}, “and about {hobby} underneath.” “I could tell,” said {A}.',
  '“I don’t think anyone has ever asked {topic.a} about {hobby},” said {S}. “It’d be a short talk,” said {A}.',
  '“That’s two things in my head,” said {S}, “{hobby} and {topic}.” “Two will do,” said {A}. “Now close the lid.”',
  '“The evening had {topic} in it,” said {S}, “and hardly any room for {hobby}.” “Evenings are small,” said {A}.',
  '“New rule,” said {S}. “First {topic.a}, then {hobby}.” “From tomorrow,” said {A}.',
  '“I’ve forgotten something about {topic},” said {S}, “but nothing about {hobby}.” “Then the important half is safe,” said {A}.',
  '“I’ll stop talking about {topic},” said {S}, “if I may say one thing about {hobby}.” {A} heard two things, and let it pass.',
  '{S} whispered something with {topic} and {hobby} in it. “Say that again tomorrow,” said {A}, “with your eyes open.”',
  '“You can’t think of {topic} and {hobby} at once,” said {A}. {S} tried, and it went very well.',
  '“Tomorrow I’ll explain {hobby} to {topic},” said {S}. “Speak slowly,” said {A}.',
  '“You can keep {topic},” said {S} to {A}. “I’ll take {hobby}.”',
  '{A} asked what {hobby} and {topic} had in common. “Me,” said {S}. “I was there both times.”',
  '“Somewhere there must be somebody who likes {topic.a} the way I like {hobby},” said {S}. “In bed by now, I hope,” said {A}.',
  '“In my dream there’ll be {hobby},” said {S}, “and {topic} can watch.” “From a good seat,” said {A}.',
  '“When I’m very old, I’ll remember {topic},” said {S}. “And {hobby},” said {A}. “No need,” said {S}. “I won’t have stopped.”',
  '“Between {topic} and breakfast there’s only sleep,” said {A}. “And after breakfast only {hobby},” said {S}.',
  '“Half of me is thinking of {topic},” said {S}, “and half of {hobby}.” {A} asked which half was tired. “Both,” said {S}.',
  '“If {topic} had liked {hobby}, none of it would have happened,” said {S}. {A} had never looked at it like that.',
  '“I’d swap {topic} for {hobby} any day,” said {S}. “It’s night,” said {A}.',
  '“Only one more word,” said {A}. {S} wavered between {hobby} and {topic}, and then said “toast”.',
  '“Some people only ever think of {hobby},” said {S}. “I can do {topic} as well.” “I’ve seen you,” said {A}.',
  '“With {topic} I liked the end best,” said {S}, “and with {hobby} I like the start.” “Somebody has to like the middle,” said {A}.',
  '“On my list I’ve put {hobby} first, then you, then {topic},” said {S}. {A} was quite pleased with second.',
  '“Wake me if you think of anything about {topic},” said {S}, “but for {hobby} wake me twice.” {A} promised to think quietly.',
  '“I’m too tired for {topic} now,” said {S}. “And for {hobby},” said {A}. “Not that tired,” said {S}.',
  '“It’s a pity about {topic},” said {S}. “All evening, and not one thought of {hobby}.” “As far as we know,” said {A}.',
  '“There must be a way to put {topic} and {hobby} together,” said {S}. “Don’t look for one tonight,” said {A}.',
  '“Take {topic} away, and the whole evening could have been {hobby},” said {S}. “I’d have missed {topic.it},” said {A}.',
  '“I won’t mention {hobby},” said {A}, “and you won’t mention {topic}.” {S} lay there with nothing to say, and yawned.',
  '“You look as if you were thinking of {topic},” said {A}. “That’s how I look when I think of {hobby},” said {S}.',
  '“They should have {hobby} at school,” said {S}, “and {topic.a} only on Fridays.” “I’d go on Fridays,” said {A}.',
  '“Because of {topic} I forgot {hobby},” said {S}, “for nearly a minute.” {A} had noticed the minute.',
  '“Don’t tell {topic},” whispered {S}, “but I still like {hobby} best.” “I won’t say a thing,” said {A}.',
  '“You talk about {hobby} in your sleep,” said {A}. “Then tonight I’ll try {topic},” said {S}, “for a change.”'
]

/** The same for one family of hobbies each, by its id (`hobby-families.ts`). */
export const lovedWithTopicBy: Readonly<Record<string, readonly Line[]>> = {
  animals: [
    '{S} asked which animal would have been the most help with {topic}. “A slow one,” said {A}.',
    '“No animal ever made such a fuss about {topic.a},” said {S}. “They keep it to themselves,” said {A}.',
    '“Tomorrow I’ll tell all the animals about {topic},” said {S}. “They’re good listeners,” said {A}. “Except cats,” said {S}.',
    '“If I had paws, I couldn’t have managed {topic},” said {S}. “You’d have had four of them,” said {A}.'
  ],
  ball: [
    '{S} asked whether {topic.a} would be any good at {hobby}. “Only as the ball,” said {A}.',
    '“If somebody had passed me {topic}, I’d have passed {topic.it} back,” said {S}. “So would anyone,” said {A}.',
    '“For {hobby} you only need a ball,” said {S}, “and for {topic} you need a whole evening.” “A ball is easier to find,” said {A}.',
    '“I think we beat {topic},” said {S}, “but it was a close match.” “Three to two,” said {A}.'
  ],
  building: [
    '“Tomorrow I’ll build a house for {topic},” said {S}. “With a door,” said {A}. “With two,” said {S}, “to be on the safe side.”',
    '{A} asked how high a tower with {topic} on top could be. “Quite high,” said {S}, “for a very short time.”',
    '“You can’t build {topic.a} out of bricks,” said {A}. “You can,” said {S}, “but you have to tell people.”',
    '“I’ve kept back one brick,” said {S}, “in honour of {topic}.” “Not a red one,” said {A}. “We’re short of those.”'
  ],
  chasing: [
    '“I could have fetched {topic},” said {S}, “but nobody threw {topic.it}.” “Next time,” said {A}.',
    '“Nobody can chase {topic.a} for ever,” said {A}. “Only until breakfast,” said {S}.',
    '{S} asked whether {topic.a} ever ran away. “Not fast enough for chasing,” said {A}.',
    '“I followed {topic} all evening,” said {S}, “and I still don’t know where to.” “To bed,” said {A}.'
  ],
  climbing: [
    '“There’s no good way to climb {topic.a},” said {S}. “I’ve thought about it.” “So that’s what you were thinking,” said {A}.',
    '“If I’d climbed a tree, I’d have seen {topic} from above,” said {S}. “And we’d have seen your socks,” said {A}.',
    '“When you’ve climbed right up, everything’s small,” said {S}, “even {topic}.” “And me,” said {A}. “You I’d wave to,” said {S}.',
    '“Climbing is mostly holding on,” said {S}, “and the same goes for {topic}.” “You can let go now,” said {A}.'
  ],
  collecting: [
    '“Nobody I know has {topic.a} in their collection,” said {S}. “I can see why,” said {A}.',
    '“If I were collecting evenings,” said {S}, “I’d put the one with {topic} near the front.” “With a label,” said {A}.',
    '{S} wondered where {topic} would go in the collection. “With the odd ones,” said {A}. “They’re all odd ones,” said {S}.',
    '“I’d give something from my collection to see {topic} again,” said {S}, “but nothing good.” “That’s a fair price,” said {A}.'
  ],
  computers: [
    '“If this evening were a game, {topic} would be level three,” said {S}. {A} asked what came after that. “Teeth,” said {S}.',
    '“In a game I’d have saved before {topic},” said {S}, “and tried again.” “You only needed the one go,” said {A}.',
    '{A} asked if there was a game about {topic.a}. “Not yet,” said {S}, “but I know the music.”',
    '“A computer wouldn’t have known what to do about {topic},” said {S}. “Nor did we, at first,” said {A}.'
  ],
  conjuring: [
    '“I can make {topic.a} vanish,” said {S}, “but only if everybody shuts their eyes.” {A} shut both, and waited.',
    '{S} asked if {topic.a} would fit up a sleeve. “It depends on the sleeve,” said {A}.',
    '“You’re thinking of {topic},” said {S}. {A} asked how the trick was done. “So am I,” said {S}.',
    '“We forgot to bow after {topic},” said {S}. “You have to, after a trick.” {A} bowed, but only a little.'
  ],
  cooking: [
    '“In our kitchen custard would go with anything,” said {S}, “except {topic}.” “Nobody has tried,” said {A}.',
    '{S} wondered how to bake a cake in the shape of {topic.a}. “You bake one,” said {A}, “and see what shape comes out.”',
    '“When I’m baking, nobody’s to mention {topic},” said {S}. “It makes the dough think.” “I’ll keep quiet,” said {A}.',
    '“Everything takes longer than it says in the recipe,” said {S}. “Even {topic}.” “And going to sleep,” said {A}.'
  ],
  crafts: [
    '“I kept thinking that {topic} could do with some gold paper,” said {S}. “Most things could,” said {A}.',
    '“You can’t glue {topic.a} to a card,” said {A}. “I’d use tape,” said {S}.',
    '“With a bit of paper, the box under my bed could be {topic},” said {S}. “Tonight it can be a box,” said {A}.',
    '“When I try to fold {topic.a}, I always get a hat,” said {S}. “We need hats as well,” said {A}.'
  ],
  cycling: [
    '“If {topic} had wheels, I’d race {topic.it},” said {S}. “With a helmet on,” said {A}.',
    '“I’d take {topic} for a ride,” said {S}, “as far as the corner.” “And back,” said {A}.',
    '{S} asked how many wheels {topic.a} would need. “One more than you’d think,” said {A}.',
    '“Riding is easy once you stop thinking about it,” said {S}. “I’ll try that with {topic},” said {A}.'
  ],
  dancing: [
    '“There should be a dance called {topic},” said {S}. {A} asked how it went. “Slowly,” said {S}, “and you forget the middle.”',
    '“Anybody can dance,” said {S}, “even {topic.a}, with the right music.” “And enough room,” said {A}.',
    '“If {topic} had asked me to dance, I’d have said yes,” said {S}. “You always say yes,” said {A}.',
    '“If you spin fast enough, you forget {topic},” said {S}. “If you lie still enough, too,” said {A}.'
  ],
  digging: [
    '“Somebody digging in a hundred years might find {topic},” said {S}, “and wonder.” “I’d wonder too,” said {A}.',
    '{S} asked how many buckets {topic} would fill. “It depends how you pour,” said {A}.',
    '“With my spade I’d have managed {topic} in no time,” said {S}. “You’d have managed a hole,” said {A}.',
    '“You never know what’s in the mud,” said {S}. “It could be {topic.a}.” “Mostly it’s mud,” said {A}.'
  ],
  dinosaurs: [
    '{S} wondered what the dinosaurs did without {topic.a}. “They managed,” said {A}. “Not for ever,” said {S}.',
    '“A dinosaur would hardly have noticed {topic},” said {S}. “They missed a lot,” said {A}.',
    '“In a million years the museum will have {topic} next to the dinosaurs,” said {S}. “With a little sign,” said {A}.',
    '“I’d sooner meet a dinosaur than {topic.a},” said {S}, “but one that eats leaves.” “I’d sooner meet my pillow,” said {A}.'
  ],
  drawing: [
    '“In my next picture there’ll be {topic},” said {S}, “life-size.” “I’ll see how much paper we’ve got,” said {A}.',
    '{S} asked what colour to use for {topic} in the picture. “The usual one,” said {A}. “I’ve used that up,” said {S}.',
    '“I once painted {topic.a},” said {S}, “and everybody said what a good boat.” “Then you can do both,” said {A}.',
    '“You can’t rub out {topic},” said {S}, “but in a drawing I could.” “I’d leave {topic.it} in,” said {A}.'
  ],
  fishing: [
    '“You can’t catch {topic.a} with a fishing rod,” said {A}. “Nobody’s tried for long enough,” said {S}.',
    '“I’d let {topic} sit at the front of the boat,” said {S}, “to look out for land.” “Then I’ll row,” said {A}.',
    '“If you sit still for long enough, something comes,” said {S}. “A fish,” said {A}. “Or {topic.a},” said {S}.',
    '{S} asked whether {topic.a} would float like a boat. “Not on purpose,” said {A}.'
  ],
  gardening: [
    '{S} wanted to know what would come up if you planted {topic.a}. “Something slow,” said {A}.',
    '“There was never so much fuss about a seed as about {topic},” said {S}. “Seeds do it all in the dark,” said {A}.',
    '“I’ve watered everything,” said {S}, “except {topic}.” “That was probably right,” said {A}.',
    '“Everything outside grew a bit while we had {topic} to think about,” said {S}. “So did you,” said {A}.'
  ],
  gymnastics: [
    '“You’d have to bend right over to see {topic} the way I do,” said {S}. “I’ll take your word for it,” said {A}.',
    '“Nobody can balance {topic.a} on one foot,” said {A}. “Lying down, I could,” said {S}.',
    '{S} had one last stretch, and asked whether {topic.a} could do that. “Not so far,” said {A}.',
    '“You balance, then you wobble, and then it’s over,” said {S}. “It was the same with {topic}.” “And now you lie down,” said {A}.'
  ],
  hiking: [
    '“In a tent there’d be room for you and me and {topic.a},” said {S}, “if nobody snores.” “I can’t promise that,” said {A}.',
    '“With {topic} on the path, I’d have walked round,” said {S}. “That’s how paths get their bends,” said {A}.',
    '{A} asked what {S} would pack for a long walk. “An apple,” said {S}, “a map, and not {topic}.”',
    '“When you’re outdoors, nobody asks you about {topic.a},” said {S}. “Only what’s for lunch,” said {A}.'
  ],
  instrument: [
    '{S} wondered what note {topic.a} would make. “A short one,” said {A}.',
    '“There’s no tune about {topic} yet,” said {S}. “I’ll make one before breakfast.” “After breakfast,” said {A}, “with the door shut.”',
    '“It took me weeks to play one tune,” said {S}, “and we did {topic} in an evening.” “Without any notes,” said {A}.',
    '“I’d let {topic} play the triangle,” said {S}. “Somebody has to,” said {A}.'
  ],
  'martial-arts': [
    '“You bow first,” said {S}, “even to {topic.a}.” “I’ll remember,” said {A}.',
    '“I was in a good stance all evening,” said {S}, “in case of {topic}.” “I did wonder why you stood like that,” said {A}.',
    '{S} asked what colour belt {topic.a} would get. “White,” said {A}. “Everyone starts with white.”',
    '“In all my training nobody has said what to do about {topic.a},” said {S}. “Perhaps you need a black belt,” said {A}.'
  ],
  photography: [
    '“I’ve got no photograph of {topic},” said {S}, “so we’ll have to remember.” “I’m doing it now,” said {A}.',
    '{S} wondered how to get {topic.a} to look into the camera. “With patience,” said {A}, “or with a biscuit.”',
    '“If you shut one eye and say click, you keep things for ever,” said {S}. “I’ve kept {topic}.” {A} kept {S}.',
    '“In my picture there’d be half of {topic},” said {S}, “and then my thumb.” “It’s a good thumb,” said {A}.'
  ],
  playing: [
    '“Tomorrow we’ll play that you’re {topic},” said {S}. {A} asked what there was to do. “Not much,” said {S}. “You wait.”',
    '“All my toys would like a turn with {topic},” said {S}. “They’ll have to queue,” said {A}.',
    '“The best games have {topic.a} in them,” said {S}, “and no rules.” “I’m good at those,” said {A}.',
    '“You can’t play with {topic.a},” said {A}. “I wasn’t playing,” said {S}. “I was thinking with my hands.”'
  ],
  puzzles: [
    '“A puzzle has a picture on the box,” said {S}. “With {topic} there wasn’t a box.” “Those are the hard ones,” said {A}.',
    '“I’d begin {topic} at the edges,” said {S}, “like any puzzle.” “And leave the sky until last,” said {A}.',
    '“Guess my puzzle,” said {S}. “It has {topic} at the beginning and a pillow at the end.” “This evening,” said {A}.',
    '“I’d thought three moves ahead,” said {S}, “but not of {topic}.” “Nobody had,” said {A}.'
  ],
  reading: [
    '“There ought to be a book about {topic},” said {S}. “A thin one,” said {A}. “With a map,” said {S}.',
    '“Only one more page,” said {S}, “and there needn’t be {topic.a} on it.” {A} said that the page would keep.',
    '“In a book I’d have looked at the end first,” said {S}. “With {topic} I couldn’t.” “You’d have spoilt it,” said {A}.',
    '“You can put a bookmark in a story,” said {S}, “but not in {topic.a}.” “Somebody’s sure to have tried,” said {A}.'
  ],
  repairing: [
    '“There’s no tool for {topic.a},” said {S}. “Somebody will be working on one,” said {A}.',
    '“Nothing about {topic} needed screws,” said {A}. “I had some with me anyway,” said {S}.',
    '{S} wondered why nobody made {topic.a} out of wood. “Splinters,” said {A}.',
    '“When I’m big, I’ll have a workshop,” said {S}, “with a shelf for {topic.a}.” “And a chair for me,” said {A}.'
  ],
  running: [
    '“I’d beat {topic.a} in a race,” said {S}. “Most people would,” said {A}.',
    '“I ran twice round {topic} in my head,” said {S}, “and now I’m tired.” “That counts,” said {A}.',
    '“From now on there’s no running near {topic.a},” said {A}. “Only fast walking,” said {S}.',
    '“My legs still want to run,” said {S}, “and my head’s still with {topic}.” “They can meet in the morning,” said {A}.'
  ],
  science: [
    '“We’d have to do {topic} all over again to be sure,” said {S}. “That’s science.” “Not tonight,” said {A}.',
    '“Nobody has measured {topic},” said {S}. “So we can still say what we like,” said {A}.',
    '“Even science doesn’t know everything about {topic.a},” said {S}. “Science has to sleep as well,” said {A}.',
    '“It was only a test,” said {S}, “to see what {topic} would do.” {A} asked for the result. “Bedtime,” said {S}.'
  ],
  sewing: [
    '“I’ve got some wool left,” said {S}. “It would do for a hat for {topic}.” “Or for half of one,” said {A}.',
    '“Even with a needle I wouldn’t know where to begin with {topic.a},” said {S}. “With a knot,” said {A}.',
    '“If you drop a stitch, you go back,” said {S}. “With {topic} we just went on.” “It hardly shows,” said {A}.',
    '“Next time {topic} can hold the wool,” said {S}. “I don’t mind,” said {A}. “My arms always go to sleep.”'
  ],
  singing: [
    '“For my song I need a word that rhymes with {topic},” said {S}. “You could hum that bit,” said {A}.',
    '{S} wondered whether {topic.a} would sing high or low. “Low,” said {A}, “and only the chorus.”',
    '“There’s a song in everything,” said {S}. “In {topic} there’s one without any words.” “Those are good at night,” said {A}.',
    '“I hummed all through {topic},” said {S}. “That’s why it went so well.” “I thought it was the fridge,” said {A}.'
  ],
  skating: [
    '“On ice {topic.a} would go a long way,” said {S}. “And not stop,” said {A}. “That’s the hard bit,” said {S}.',
    '{S} asked how {topic.a} would look while skating. “Surprised,” said {A}.',
    '“If the floor had been ice, I’d have glided past {topic},” said {S}. “You nearly did, in those socks,” said {A}.',
    '“First you fall over, and then you can do it,” said {S}. “That’s skating.” {A} said that {topic} had gone much the same way.'
  ],
  sleeping: [
    '“Between {topic.a} and a cuddle, I’d take the cuddle,” said {S}. “That can be arranged,” said {A}.',
    '“After {topic} everybody needs a nap,” said {S}. “It’s night,” said {A}. “A long nap,” said {S}.',
    '“I could have had a nap during {topic},” said {S}. “I think I did,” said {A}.',
    '“The best thing after {topic} is a warm bed,” said {S}. “The best thing after anything,” said {A}.'
  ],
  space: [
    '“Nobody has ever taken {topic.a} to the moon,” said {S}. “There’s still time,” said {A}.',
    '{S} asked how long {topic.a} would take to the nearest star. “I’d set off early,” said {A}.',
    '“From a rocket {topic} would look very small,” said {S}. “And from here a rocket does,” said {A}.',
    '“On another planet they’re talking about {topic} too,” said {S}. “In bed,” said {A}, “and much too late.”'
  ],
  swimming: [
    '{S} wondered if {topic.a} could learn to swim. “With armbands,” said {A}.',
    '“In water everything’s lighter,” said {S}, “even {topic}.” “In bed as well,” said {A}.',
    '“I held my breath for {topic},” said {S}, “as if I were under water.” “You can let it out now,” said {A}.',
    '“Swimming makes me hungry,” said {S}, “and {topic} only made me sleepy.” “That’s the right way round for tonight,” said {A}.'
  ],
  theatre: [
    '“I’ve been a king and a tree,” said {S}, “but {topic} would be a harder part.” “Harder than the tree,” said {A}.',
    '“When I pretend to be {topic}, you mustn’t laugh,” said {S}. “I’ll only clap,” said {A}.',
    '{A} asked what to wear as {topic.a}. “You don’t need a costume,” said {S}. “You have to feel it.”',
    '“Now the curtain comes down on {topic},” said {S}, “and everyone goes to bed.” {A} clapped, very softly.'
  ],
  vehicles: [
    '“With a bigger engine, {topic.a} could go anywhere,” said {S}. “And you’d have to park {topic.it},” said {A}.',
    '{S} wanted to know whether {topic} could go by train. “With a ticket,” said {A}.',
    '“Somebody should invent a machine for {topic},” said {S}. “We had one,” said {A}. “It was us.”',
    '“A train wouldn’t have waited for {topic},” said {S}. “That’s why trains miss so much,” said {A}.'
  ],
  writing: [
    '{S} wondered what they call {topic.a} in other languages. “Something longer,” said {A}.',
    '“I’d write a letter about {topic},” said {S}, “but nobody would believe it.” “Send it to me,” said {A}.',
    '“I need a word for how you feel after {topic},” said {S}. “Tired,” said {A}. “A longer word,” said {S}.',
    '“If you say {topic} often enough, it stops being a word,” said {S}. {A} tried, and it was true.'
  ]
}

/** Of what {A} loves, a grown-up who says good night to {S} next. */
export const grownUpsLoveWithTopic: Line[] = [
  '“All evening you talked of {topic},” said {S}, “and you were thinking of {hobby}.” {A} had hoped that it didn’t show.',
  '“There was no time for {hobby} today, with {topic},” said {A}. “You can start now,” said {S}. “I’ll be asleep.”',
  '“I know more about {hobby} than about {topic.a},” said {A}. “I noticed,” said {S}.',
  '{S} asked whether {topic} had been harder than {hobby}. “Shorter,” said {A}.',
  '“Before you came, I only ever thought of {hobby},” said {A}. “Now I think of {topic} as well.” “You’re welcome,” said {S}.',
  '“Off you go to think of {hobby},” said {S}. “I’ll think of {topic} by myself.” {A} stayed a little longer all the same.',
  '“Without me you’d never have left {hobby} for {topic.a},” said {S}. “Never,” said {A}.',
  '“I used to think that {hobby} took patience,” said {A}. “Then came {topic}.” {S} was rather proud.',
  '“Next week I’d like {hobby} without {topic.a},” said {A}. “But with me,” said {S}. “With you,” said {A}.',
  '“If you dream of {hobby}, I’ll dream of {topic},” said {S}, “and at breakfast we’ll swap.” “Done,” said {A}.',
  '“You can show me something about {hobby} next,” said {S}, “now that I’ve shown you {topic}.” “That’s only fair,” said {A}.',
  '“I’ll just sit here and think of {hobby},” said {A}. {S} allowed it, as long as nobody thought of {topic}.',
  '“You yawned at {topic},” said {S}. “You never yawn at {hobby}.” “I’ll practise,” said {A}.',
  '{A} couldn’t say which had come first in the world, {hobby} or {topic.a}. “But you were there,” said {S}.',
  '“Not even {hobby} prepared me for {topic},” said {A}. “You did quite well,” said {S}.',
  '“You’ve got two voices,” said {S}, “one for {hobby} and one for {topic}.” {A} said good night in a third.',
  '“You’ve had {topic} today,” said {S}. “Don’t stay up with {hobby} as well.” {A} promised to be sensible.',
  '“One day you’ll like {hobby} as much as I do,” said {A}. “First I have to get over {topic},” said {S}.',
  '“Grown-ups are allowed {hobby} after dark,” said {S}, “and all I got was {topic}.” “And a blanket,” said {A}.',
  '“Guess what {topic} reminded me of,” said {A}. “Of {hobby},” said {S}. “Everything does.”',
  '{A} began to explain {hobby}, from the beginning and without {topic}. “That’s just right,” murmured {S}, with both eyes shut.',
  '“People will ask me about {hobby},” said {A}, “and I’ll talk about {topic}.” “Tell them my part twice,” said {S}.',
  '“For your birthday you’ll get something for {hobby},” said {S}, “or else {topic.a}.” {A} promised to be surprised.',
  '“Nobody has given {hobby} a thought since {topic},” said {S}. “I have,” said {A}. “Twice.”'
]
