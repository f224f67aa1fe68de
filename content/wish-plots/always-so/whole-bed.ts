import { wishPlot } from '../wish-plot.ts'

const PLACES = ['bed', 'sofa', 'couch', 'settee', 'bath', 'bathtub', 'room', 'house', 'seat', 'rug', 'bus', 'blanket', 'mattress', 'bedroom', 'bathroom']

export const whoeverWholeBed = wishPlot({
 id: 'wish-whoever-whole-bed',
 visits: 'anything',
 whoever: ['kicks everyone out of bed', 'leaves no room in the bed', 'needs the whole bed', 'pulls the duvet off everyone', 'pushes everyone out of bed', 'sprawls all over the bed', 'steals all the covers', 'steals the duvet', 'stretches out in bed', 'takes all the blanket', 'wants the bed all to itself', 'won’t shove over', ...PLACES.flatMap((place) => [`takes up the whole ${place}`, `took up the whole ${place}`, `hogs the ${place}`, `hogged the ${place}`, `fills the whole ${place}`, `filled the whole ${place}`]), 'takes up all the space', 'took up all the space', 'takes up all the room', 'took up all the room', 'takes up too much room', 'took up too much room', 'takes up too much space', 'took up too much space', 'needs too much room', 'needs too much space', 'hogs the duvet', 'hogs the covers', 'hogged the covers', 'won’t move over in bed', 'wouldn’t move over in bed', 'won’t budge up in bed', 'never moves over in bed', 'spreads out in bed', 'spreads out on the sofa', 'spread out too much', 'lies across the whole bed', 'lay across the whole bed', 'sleeps across the whole bed', 'sleeps in the middle of the bed', 'slept in the middle of the bed', 'always sleeps in the middle', 'sleeps like a starfish'],
 except: ['wings', 'germs', 'rumour', 'butter', 'jam', 'sleepwalk', 'parents', 'wet', 'school bus', 'toys', 'water', 'smoke', 'light', 'noise', ' to ', ' into ', ' a bus', ' a book', ' a boat', ' a nap', ' a rocket', ' a room', ' a train', ' its ', ' his ', ' her ', 'photos', 'pictures'],
 company: ['bed', 'bath', 'sofa', 'pillow', 'foot', 'edge', 'edges', 'butter', 'dish', 'fridge', 'lamp', 'window', 'night', 'curtain', 'blanket', 'blankets', 'windowsill', 'middle', 'string', 'tap', 'rug', 'bun', 'tunnel'],
 about: 'The hero wants to turn over in bed just once, and whoever takes up the whole of it comes out at one end when pushed in at the other, until they see what the butter does beside the lamp, and let in the night.',
 titles: ['Like the Butter', 'Room to Turn Over', '{visitor} Moves Over', 'A Hand’s Width of Night', 'Two Buns in a Bed'],
 want: [
{ id: 'no-room', A: 'partner', paragraphs: ['{H} wanted to turn over in bed, just once, to the left, where it was cool. It could not be done. Tonight there was {visitor.first}. {visitor} lay there from the pillow to the foot, and over both edges. “There’s no room,” said {H}, from the last bit of the left. “No,” said {visitor}. “I noticed that too.”',
'It had been so all day. The bus had been full, with one passenger. At four {visitor} had taken up the whole bath, and at five the whole sofa. “And supper was on the windowsill,” said {A}.'] }
 ],
 way: [
{ id: 'push', A: 'partner', paragraphs: ['“You’ll have to push,” said {A}. {H} pushed at one end, and {visitor} came out at the other. {H} pushed there, and {visitor} rose in the middle, like bread. As soon as {H} let go, it all went back to the edges.',
'“I don’t do it on purpose,” said {visitor}. “I always lie down quite small. Then it’s so nice and warm, and I get more and more.”'] },
{ id: 'with-plenty-of-room', A: 'same', spare: 0.5, paragraphs: ['“With room there’s one thing I like to do,” said {visitor}, and {caller.does}. For that, the bed was only just enough. {A} wanted to show that it could be done in less. So {A} {caller.move}, on a strip as wide as a ruler.',
'It went quite well, with the elbows in. “Now you’re warm,” said {visitor}, “and you’ll see.” {A} was warm, and lay down to rest, and took up the rug.'] },
{ id: 'over-the-edge', A: 'same', spare: 0.6, paragraphs: ['“Couldn’t you leave a bit of you outside?” asked {A}. They tried that with {caller.part}, over the edge and out into the room. {H} lay down in the free place. It was lovely there, for one breath.',
'Then it all came in again, because out there it was draughty. “It always finds its way back,” said {visitor}. “I tried it once with a fence in between. In the morning I had everything on this side, and the fence as well.”'] },
{ id: 'at-home', A: 'same', spare: 0.7, paragraphs: ['“And how is it where you live?” asked {A}. {visitor} lived {caller.where}, and took up all of that too. Visitors had to come in one at a time. When one of them breathed in, {visitor} breathed out.',
'“The postman just leans on me,” said {visitor}. {A} asked if it wasn’t lonely, with room for nobody. {visitor} had thought of getting somebody, and had measured. There had been space for a bee, if it folded its wings.'] },
{ id: 'on-that-side', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” said {A}, to pass the time until there was room. “That has to lie somewhere as well,” said {visitor}. “I’ve got that along the left.” {H} asked for it to be put on the right. They heard {visitor} shift something inside.',
'Now it was the right edge that hung over. “What else do you know?” asked {A}. {visitor} knew a poem about a ferry. {H} begged for it to be left where it was.'] },
{ id: 'a-small-one', A: 'same', spare: 0.9, paragraphs: ['At the end of the bed stood {caller.stand}. “That’s you,” said {A}, “as we’d like you. It only takes up a corner.” {visitor} looked at it for some time. “Doesn’t it lie well,” said {visitor}. “Has it got enough room?”',
'Nobody could say. So {visitor} moved over for it, to be kind, by the width of a hand. {H} was in that gap before it had closed. It was warm there, and a bit tight, like the middle of a sandwich.'] },
{ id: 'the-string', A: 'same', spare: 1, paragraphs: ['“What you need is a border,” said {A}. {H} laid a string down the middle of the bed, from the pillow to the foot. “This half’s yours,” said {H}, “and that’s mine.” {visitor} thought it very fair, and promised.',
'And {visitor} kept strictly to one side of the string. It was only that the string moved. By and by it slid to the left, and over the edge, and lay on the floor. “I’m still on my half,” called {visitor}.'] },
{ id: 'in-the-bath', A: 'same', spare: 2, paragraphs: ['“How did you get the bath full?” asked {A}. “I only got in,” said {visitor}. There had been water for one in there. {visitor} sat down, and it rose to the rim, and looked over, and left. Wherever one thing is, another can’t be.',
'When {visitor} got out, there was a cupful left, with a sponge in it. The rest had gone along the passage as far as the coats. “It was looking for room as well,” said {visitor}.'] },
{ id: 'breathe-out', A: 'same', spare: 3, paragraphs: ['“Everybody breathe out,” said {A}. “You’re smaller then.” They breathed out all at once, as far as it would go. {visitor} sank a little, and there was a gap along the wall. “Now!” whispered {A}. {H} put one foot in.',
'But nobody can stay like that for long. They all had to breathe in at the same time. {H}’s foot came out again by itself, and so did a sock that had been missing since March.'] },
{ id: 'a-cushion', A: 'other', spare: 4, paragraphs: ['{A} had been on both feet all evening, and sat down on the edge of the bed. It was good and soft, and there was more of it than usual. “Is this the quilt?” asked {A}. “The quilt’s further down,” said {visitor}.',
'{A} got up, and begged everybody’s pardon. Then {A} looked for some other spot to sit. There was one on the floor, with a view of the underneath. “It’s bulging,” reported {A}. “I’d stay on the top.”'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“We slept four in a bed when I was small,” said {S}. “We lay like spoons. Whoever wanted to turn over called ‘Turn!’, and all of us turned.” “And if you were asleep?” asked {A}. “You turned asleep,” said {S}. “I did it at school once. I fell off the bench.”',
'{visitor} wanted to hear the word again. “Turn!” said {S}. The bed creaked, and {visitor} turned over, from the one edge to the other. It was now just as full the other way up.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['“I sleep like a star,” said {S}, and showed it on the rug, arms, legs and all. {A} put down a slipper at each tip. It was as wide as it was long. “That’s a whole bed,” said {visitor}, with respect, “and you’re so little.”',
'“I can do more,” said {S}, and turned slowly round, like the hand of a clock. In a night {S} got past all four slippers. {visitor} had never thought of turning. {A} was sorry that it had come up.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} came by, looked at the bed, and wanted in. There was no room, and that was no trouble to {A} at all. {A} chose a place that wasn’t there, and settled into it, and was still. Little by little it became one.',
'“How’s it done?” asked {H}. But when {H} leaned against the same spot, it stayed full. You have to believe in it, {visitor} thought. And it helps not to ask.'] },
{ id: 'the-butter', A: 'partner', paragraphs: ['“Look at the butter,” said {A}. It stood on the windowsill under the lamp, left over from supper. When it came from the fridge, it had kept to one corner of the dish. Now it lay all across, right up to the rim. “It’s no more than it was,” said {A}. “It’s only warm. Warm things spread.” {H} looked at {visitor}, who lay beside that same lamp, under two blankets.'] }
 ],
 turn: [
{ id: 'in-comes-the-night', A: 'partner', paragraphs: ['{H} took away one blanket, and then the other. {H} drew the curtain back, where the window was open a hand’s width, and in came the night. “Give it time,” said {A}. First {visitor} gave up the pillow, and after that the foot, and both of the edges. Everything was drawn in, and tucked under. Then {visitor} lay in the middle, as round as a bun. “Oh,” said {visitor}. “There’s a whole bed in here!”',
'{H} got in and turned over, to the left. It was cool there.'] },
{ id: 'bridges', A: 'same', spare: 8, paragraphs: ['“It’s like that with bridges,” said {A}. “In the summer a long one is longer than in winter. They leave it gaps, so that it has somewhere to go.” {visitor} was glad to hear it. It’s good to be in the company of bridges.',
'“So in August there’s more bridge,” said {H}, “for the same river.” {A} thought so. It wasn’t much, perhaps a hand. But with a bridge nobody pushes at the other end.'] },
{ id: 'on-the-sofa', A: 'same', spare: 9, paragraphs: ['They wanted to know if it worked on the sofa too. {visitor} lay down at one end of it, in the draught. It left two seats free and the good cushion. {A} said that this had not been seen since four o’clock.',
'Then the light of the reading lamp fell on {visitor}, and one seat was gone. {H} put it out again, and there it was. “I could hire you out,” said {A}, “as a sofa that gets longer.”'] },
{ id: 'one-blanket', A: 'partner', paragraphs: ['But now {H} had cold knees, and curled up as well. There were two buns in the bed, and between them was enough room for a bus. “Cold,” said {H}. “Yes,” said {visitor}. “One blanket,” said {A} from the edge. “Not two.”',
'{H} pulled it over both of them. It got a little warm under there, and they got a little longer. Where they touched, they stopped.'] }
 ],
 everybody: {
  want: ['{names} looked for a corner, and it was taken.', '{names} lay down beside the bed, to see how that was.', { text: '{names} held on to the left edge, from outside.', needs: ['hands'] }, { text: '{names} carried off the second pillow, before it went under.', needs: ['hands'] }],
  way: ['{names} leaned against {visitor}, and came out on the other side.', '{names} breathed out as well, and waited.', { text: '{names} pushed at the foot, and got it back.', needs: ['hands'] }, { text: '{names} measured what was left, with one finger.', needs: ['hands'] }],
  turn: ['{names} felt the cool air on the nose, and got smaller.', '{names} lay down for one turn, as there was room.', { text: '{names} moved the butter out of the light.', needs: ['hands'] }, { text: '{names} smoothed the free half of the bed.', needs: ['hands'] }]
 },
 bed: ['The butter went back to the fridge, and after a time it kept to its corner. The window stayed open by a hand’s width.', '{H} had washed in a bath that was quite empty. In the bed there was a left, and a right, and somebody warm.'],
 last: ['{H} turned over once, just because it could be done, and was asleep.', 'Towards morning they would be all over the place, but now {H} was asleep in a corner.']
})
