import { wishPlot } from '../wish-plot.ts'

const WAYS = ['the long way', 'the longest way', 'the long way home', 'the longest way home', 'the long way round', 'the long way around', 'the longest way round', 'the long road', 'the longest road', 'the slow way', 'the scenic route', 'the longest route', 'the long route']

export const whoeverLongWay = wishPlot({
 id: 'wish-whoever-long-way',
 visits: 'anything',
 whoever: ['always takes the long way home', ...WAYS.flatMap((way) => [`takes ${way}`, `took ${way}`, `goes ${way}`, `went ${way}`, `always takes ${way}`]), 'walks the long way home', 'walks the long way round', 'drives the long way round', 'comes home the long way', 'flies the long way round', 'flies the long way home', 'swims the long way round', 'takes a detour', 'always takes a detour', 'takes detours', 'makes a detour', 'makes detours', 'loves detours', 'never walks in a straight line', 'can’t go in a straight line', 'never takes the short way', 'never takes a short cut', 'never takes the short cut', 'never takes a shortcut', 'never takes the quick way', 'won’t take the short way', 'hates shortcuts', 'hates short cuts', 'always zigzags', 'goes in zigzags', 'goes zigzag', 'takes a roundabout way', 'takes the roundabout way', 'wants to take the long way home', 'wants to go the long way round'],
 except: ['lost', 'straight to bed', 'school', 'hospital', 'alone', 'dizzy', 'war', 'runs away', 'ran away', 'hair', 'drunk', 'pool', 'circus', 'wheel', 'sleep', 'stranger', 'ambulance'],
 company: ['egg', 'lorry', 'sofa', 'blanket', 'hill', 'cushions', 'table', 'top', 'track', 'lamp', 'chair', 'slipper', 'flag'],
 about: 'The hero wants to drive an egg up a hill of blankets, and straight up it always rolls out; whoever takes the long way gets to the top without noticing, for the long way is the one that is not steep.',
 titles: ['The Long Way Up', 'Four Steps, and Round', '{visitor} Goes by the Table', 'The Egg on the Hill', 'Not Steep at All'],
 want: [
{ id: 'the-hill', A: 'partner', paragraphs: ['{H} had made a hill out of the sofa, with cushions under a blanket. At the foot stood a toy lorry with a boiled egg in the back. {H} wanted to drive the egg to the top, with one finger. “Straight up, then,” said {A}. {H} drove straight up, and the egg rolled out behind.',
'Round the table came {visitor.first}. “I live just over your hill,” said {visitor}. “It’s four steps. Only, {visitor.says}.” And {visitor} went twice round a chair.'] }
 ],
 way: [
{ id: 'the-short-way', A: 'partner', paragraphs: ['“But you’re nearly there,” said {A}. “Go straight over!” To be polite, {visitor} tried the short way. {visitor} went straight up the hill, and nearly up it. Then {visitor} slid down again on the blanket, and ended by the egg.',
'“That’s why I don’t,” said {visitor}. {H} drove straight up again, with a run this time. The egg rolled right under the table.'] },
{ id: 'how-it-began', A: 'same', spare: 0.4, paragraphs: [['“How did you come to be {visitor.ing}?” asked {A}.', '{A} wished to hear how it had all begun.'], { joins: true, both: ['“There was a puddle,” said {visitor}, going by on the far side of the lamp. “I went round that. On the other side was a cat that didn’t wish to get up. I went round the cat.” After the cat there had been a market. By then it was as far back as it was on. “And I’d seen a market,” said {visitor}, from behind the curtain.'] }] },
{ id: 'which-side-first', A: 'same', spare: 0.5, paragraphs: ['The way led between two chairs. {visitor} went round both, and came back for {caller.part}, which had gone between. That would have been the short way. “Either all of me goes round, or none,” said {visitor}, and did it again properly.',
'“You could tie a knot like that,” said {A}, who had counted. They looked at the floor to see whether there was one. If there had been a string on {visitor}, said {H}, the chairs would have been a parcel.'] },
{ id: 'a-show', A: 'same', spare: 0.6, paragraphs: ['On the long way you have time for other things. By the plant, {visitor} {caller.does}, just because there was room. “Do you do that each day?” asked {A}. “Each day by a plant,” said {visitor}. “By the short way I’d go past no plant.”',
'It could be seen best from the top of the hill, but the egg was not up there. So {H} sat the egg in a slipper by the window, where it had a good view. {visitor} came round by the door, and did it all again.'] },
{ id: 'where-home-is', A: 'same', spare: 0.7, paragraphs: ['{A} wanted to know how far it was in all. “I live {caller.where},” said {visitor}, “so it depends which side you come from. Today I’m coming from the other one.” From here it was four steps. By way of the table, the chairs and the door it was three hundred.',
'“And who’s waiting there?” asked {A}. Nobody was, said {visitor}, for nobody knew when. There was only the soup. It stood at the edge of the stove, and had never yet been too hot.'] },
{ id: 'what-one-hears', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” called {visitor}, on the way past the bookshelf. “How do you know?” asked {A}. An old goose had said so, on the long way by the pond. Next week, on the long way by the station, a porter had said it too.',
'“On the short way I’d never have heard of it,” said {visitor}. “And it’s about me!” {A} said it over once, so as to have it. {H} wondered what else they were saying by the pond.'] },
{ id: 'who-is-there-already', A: 'same', spare: 0.9, paragraphs: ['For a race {A} named {caller.stand}, as that was lying about. {H} carried it to the far side by the short way, in two steps. Then all of them waited for {visitor}, who had set out to the left.',
'First they heard {visitor} in the hall. Then there was a long time when they heard nothing. “That’s the bath,” said {A}. When {visitor} came in, the other one had been there for ages, and looked bored. “You’ve won,” said {visitor} to it. “What did you see?” It had seen nothing but {H}.'] },
{ id: 'in-a-straight-line', A: 'same', spare: 1, paragraphs: ['{H} laid a straight line of dominoes, from {visitor} as far as the hill. “You only have to follow it,” said {A}. {visitor} followed it with great care, first along the left side, and then back along the right. Then {visitor} was where it began, and thanked them both for the walk.',
'“That’s a line with two ways,” said {visitor}. “There and back.” {H} had never seen a line so thoroughly used. It had gone in at one end as a short cut, and come out as a street.'] },
{ id: 'looking-for-short', A: 'same', spare: 2, paragraphs: ['“What do you do when you’re in a hurry?” asked {A}. Then it was more difficult, said {visitor}. Then there was not time to look for a really long way. You had to take one that you knew, and go round it twice.',
'{visitor} showed it, round the lamp. The second time looked a good deal faster. “Where are you now?” asked {A}. “At the lamp,” said {visitor}. “But I’m well into it.”'] },
{ id: 'a-bridge', A: 'same', spare: 3, paragraphs: ['{H} built a bridge of two books, and so the way went over the slippers. {visitor} admired it from each side, and underneath. To do that {visitor} had to go round the slippers three times. “I’ve never had such a good bridge,” said {visitor}.',
'“But you haven’t been over it,” said {A}. {visitor} knew that. It was for people who had to be somewhere. One ought to leave it free for them. A ladybird was the only one who came, and it walked all the way round the edge.'] },
{ id: 'other', A: 'other', spare: 4, paragraphs: ['{A} wanted to get to the kitchen with two cups, and met {visitor} by the shelf. “I’ll walk a little way with you,” said {visitor}. They went by the window, where the neighbour was trying on a hat. They went by the coats, where there was a coin on the floor. {A} still had both cups.',
'When they came to the kitchen, the tea had drawn. “By the short way,” said {A}, “I’d have had to stand here and wait.” {H} was given the coin for the egg. It was the fare.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“There was a bus here that went round by every village,” said {S}. “It took an hour to the town. You could see the town from the stop.” “Why didn’t you walk?” asked {A}. “I did, once,” said {S}. “I was there in ten minutes, and knew nobody. By bus you’d met them all before the bridge.”',
'“What number was it?” asked {visitor}, who had stopped going round. It had been the Eight, because of the way it went.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} had been told to fetch a sock, and fell in behind {visitor}. The sock lay right beside {S}’s foot. They went round the table for it, and by the bath, and past the bed. Each time they came by, {S} waved to the sock. “It’s there,” called {A}. “I know,” said {S}. “I’m coming to it.”',
'At the seventh time round {S} bent down and had it. It was warm, for so much had gone by it. “Now the other one,” said {S}, and set off.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} lay in the middle of the room, so that every way led round {A}. {visitor} came past on the left, and past on the right. {A} followed that with one eye, and later with the other. On the next time round there was a ball in the way.',
'{visitor} went round the ball as well. {A} pushed it a little farther on. So it went until the ball had been all over the room. Nobody could have said who was playing.'] },
{ id: 'as-high-as-that', A: 'partner', paragraphs: ['So {visitor} set off home, the long way. It went round the hill, and along it, and round again. {H} looked for the egg. “Where’s {visitor}?” asked {A}. They both looked along the floor, and then higher.',
'“You’re nearly at the top!” cried {H}. “Am I?” said {visitor}, who was not out of breath at all. “I haven’t been up anything. I only ever went along.”'] }
 ],
 turn: [
{ id: 'by-the-long-way', A: 'partner', paragraphs: ['Round the hill ran a track, pressed into the blanket. “The long way’s the one that isn’t steep!” said {H}. {H} set the lorry on it, and pushed with one finger. It went along, and round, and along. The egg did not stir.',
'“Mountain roads go like that, too,” said {A}. At every bend there was more to be seen, the table top, and then the lamp from above.'] },
{ id: 'a-halt', A: 'same', spare: 8, paragraphs: ['Halfway up, in the bend by the cushion, they made a halt for the view. {visitor} knew them all, those bends. This was the one where you had the window on both sides, before and after. “On the short way there’s nowhere to stand,” said {A}, looking down.',
'It looked very steep from here, and very short. An egg would be at the bottom before it had seen a thing. {H} turned the egg round so that it faced outwards.'] },
{ id: 'at-the-top', A: 'partner', paragraphs: ['Then there was no more to go round, and that was the top. {H} stood the egg up there with a paper flag. Over on the other side it was four steps home. “And all downhill,” said {A} to {visitor}.',
'{visitor} looked at that, and at the flag. “I’ll just go round once more,” said {visitor}. {H} went too, with the lorry. On the long way there was room for both.'] }
 ],
 everybody: {
  want: ['{names} came past the hill, and got out of the way of the egg.', '{names} went round a chair as well, to see what there was in it.', { text: '{names} put one more cushion under the blanket, on the steep side.', needs: ['hands'] }, { text: '{names} brought the egg back from under the table.', needs: ['hands'] }],
  way: ['{names} tried the short way up, and slid down on the blanket.', '{names} met {visitor} three times, and only crossed the room once.', { text: '{names} moved a stool aside, and {visitor} went round where it had been.', needs: ['hands'] }, { text: '{names} smoothed out a fold, so that the hill had no steps.', needs: ['hands'] }],
  turn: ['{names} waited at a bend until the lorry had gone by.', '{names} went up by the track too, and was not out of breath.', { text: '{names} folded a second flag, out of a receipt.', needs: ['hands'] }, { text: '{names} held a lamp up for the bends.', needs: ['hands'] }]
 },
 bed: ['The hill was a sofa again, and the egg had been eaten at the top. {visitor} could still be heard, by way of the stairs.', 'To the bed it was six steps. They took the long way, by the bath and the window. {H} lay down, and was not out of breath.'],
 last: ['Sleep came round by the table and along the wall, and {H} was asleep.', 'It had not been steep at all, and {H} was asleep.']
})
