import { wishPlot } from '../wish-plot.ts'

const GOES = ['goes', 'went', 'walks', 'walked', 'moves', 'moved', 'runs', 'ran', 'drives', 'drove', 'flies', 'flew', 'swims', 'swam', 'rolls', 'rolled', 'hops', 'travels', 'dances', 'steps', 'trots', 'slides', 'rides', 'sails', 'crawls', 'marches', 'jumps', 'comes', 'sleeps', 'skates']

export const whoeverGoesSideways = wishPlot({
 id: 'wish-whoever-goes-sideways',
 visits: 'anything',
 whoever: [...GOES.flatMap((goes) => [`${goes} sideways`, `only ${goes} sideways`, `always ${goes} sideways`]), 'can only go sideways', 'can only walk sideways', 'could only go sideways', 'could only walk sideways', 'can only drive sideways', 'can only move sideways', 'can only fly sideways', 'does everything sideways', 'did everything sideways', 'wants to go sideways', 'wants to walk sideways', 'likes to walk sideways', 'likes to go sideways', 'loves going sideways', 'loves walking sideways', 'keeps going sideways', 'keeps walking sideways', 'can’t stop going sideways', 'walks to the side', 'walks side to side', 'goes from side to side', 'walks like a crab', 'goes like a crab', 'moves like a crab', 'goes sideways everywhere', 'goes sideways through the door', 'walks sideways down the street', 'goes sideways all day'],
 except: ['forwards', 'forward', 'backwards', 'backward', 'straight', 'looks', 'looked', 'hurt', 'ill', 'drunk', 'crash', 'crashed', 'fell', 'school', 'looking', 'upside', 'rain', 'hair'],
 notOf: ['crab', 'hermit', 'cancer'],
 company: ['marble', 'sofa', 'gap', 'wall', 'coats', 'coat', 'lamp', 'cinema', 'row', 'seats', 'seat', 'loaf', 'ladder', 'door', 'hall', 'shoe', 'shoes', 'side', 'spoon', 'dust', 'ball', 'comb', 'mirror', 'front', 'back', 'nose', 'cushion', 'curtain', 'pillow', 'bed', 'photograph', 'pocket', 'table', 'foot', 'other side', 'rug', 'shelf', 'street', 'flour', 'tray', 'edge', 'arm', 'corner', 'toffee', 'ticket', 'pencil', 'dark', 'pea'],
 about: 'The hero wants the blue marble from behind the sofa and sticks in front by the shoulders; whoever only goes sideways fits in, but not when it looks where it is going, until they see that you have to look at somebody else.',
 titles: ['The Blue Marble', 'Look at Me', '{visitor} Comes In by the Side', 'Behind the Sofa', 'As Wide as a Loaf'],
 want: [
{ id: 'behind-the-sofa', A: 'partner', paragraphs: ['The blue marble had rolled in behind the sofa. {H} wanted it back before bed, for it was the one with the cloud in. The gap was no wider than a loaf. {H} had gone in head first, and stuck. “You’re too wide,” said {A} from the rug.',
'Along the wall, without turning to greet anybody, came {visitor.first}. “I only go sideways,” said {visitor}. “I’ll be past in a minute.” “Can you get in there?” asked {H}.'] }
 ],
 way: [
{ id: 'look-where-you-go', A: 'partner', paragraphs: ['{visitor} thought that it could. “Only look where you’re going,” said {A}. So {visitor} turned to look at the gap. Now the gap was in front. And from there {visitor} went off sideways, into the coats. “That always happens,” said {visitor}, with a sleeve on. “Wherever I look, I’m not going.”',
'They lined {visitor} up once more. But just before the gap {visitor} had to look, and there were the coats again.'] },
{ id: 'first-of-all', A: 'same', spare: 0.5, paragraphs: ['“Which end of you is in front?” asked {A}. {visitor} thought that it was {caller.part}. “It isn’t, though,” said {A}. “It comes along in the middle.” They tried it with a chalk line on the wall. It was in the middle, whichever way {visitor} went.',
'“And who gets there first?” asked {H}. It was the bit at the edge. {visitor} had never paid it any attention. It had always been the first to be anywhere, and had not been asked how it was. “It’s very nice,” said {visitor}, after a while.'] },
{ id: 'to-one-side', A: 'same', spare: 0.6, paragraphs: ['“Is there nothing that you do straight on?” asked {A}. “One thing,” said {visitor}, and {caller.does}. It went off to the side a little, after all. On the shelf over there the pencils fell down. “That’s why nobody stands next to me for it,” said {visitor}.',
'{A} wanted to do it straight, and {caller.move}. Then they all looked where {A} was standing. It was half a step beside the place. “It’s stronger than you think,” said {visitor}.'] },
{ id: 'the-long-front', A: 'same', spare: 0.7, paragraphs: ['“Have you got room at home?” asked {A}. {visitor} lived {caller.where}, and had had everything there set along one wall. First came the bed, and next the stove, and last of all the door. “In the morning I go through my whole day,” said {visitor}. “In the evening I come back through it.”',
'“And what’s on the other wall?” asked {H}. That one was for looking at. {visitor} had it in front the whole day long, and had hung a picture there. It was of a wall with a bed, a stove and a door.'] },
{ id: 'read-in-passing', A: 'same', spare: 0.8, paragraphs: ['On the wall there was a notice, and {visitor} had to go past it. “{caller.fact},” read {visitor}, going along. It was a very good way of reading. The line and {visitor} went in the same direction, and were both done at the end. “Who’s that about?” asked {visitor}.',
'“About you,” said {A}. {visitor} wanted to hear the beginning again. But to get there it had to read the whole thing backwards. “It says something quite different that way,” said {visitor}. “I come from over there, and I’m not in the least like that.”'] },
{ id: 'excuse-me', A: 'same', spare: 1, paragraphs: ['“I know where everybody does it,” said {A}. They set out two rows of cushions, and that was a cinema. {H} sat in the middle. “Excuse me,” said {visitor}, and went along the row, knees and all. “So sorry. Thank you.” It was the best that anyone had ever come in.',
'{A} came after that, and went in straight, and trod on {H} twice. “You’re very good,” said {H} to {visitor}. “I go to the pictures a lot,” said {visitor}. “I’ve never seen the end. I like to be the one who leaves.”'] },
{ id: 'a-long-loaf', A: 'other', spare: 3, paragraphs: ['{A} came home with a long loaf under one arm, and got caught in the door. It was too wide by half a loaf on each side. “Sideways,” said {visitor}. {A} turned, and was in. It was quite easy, once somebody had said it. “Then everybody’s thinner,” said {A}.',
'They tried it on a tray, and after that on the ironing board. It was always wide the one way and narrow the other. Only the football was as wide whichever way you took it. “That’s hard,” said {visitor}. “It’s got no side to it at all.”'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 4, paragraphs: ['“I learned to dance sideways,” said {S}. “There was a hall, and we stood round the wall, all in a ring. It went three to the left and one to the right.” “So you got somewhere?” asked {A}. Slowly, said {S}. By midnight you’d been once round, and had met everyone opposite.',
'“And beside you?” asked {visitor}. Beside {S} it had been the same one all night, by the left hand. “I never saw the face,” said {S}. “You look across when you’re dancing. But I’d have known that hand anywhere.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 5, paragraphs: ['{S} could do it as well, with both arms out, along the skirting board. “I’m a drawer,” said {S}. “Drawers go in and out,” said {A}. “I’m a curtain, then,” said {S}, and went along, and it got darker behind {S}, or very nearly.',
'{visitor} came from the other end, and they met in the middle. “Now we’re shut,” said {S}. They stayed shut for a bit. It’s warm when you’re shut. Then {A} pulled the string, and they both went back, each to a side, and it was day.'] },
{ id: 'pet', A: 'pet', spare: 6, paragraphs: ['{A} lay on the rug, on one side, and was as flat as could be. “Is it going somewhere?” asked {visitor}. It didn’t look like it. But a bit later {A} was further over, towards the warm end, and nobody had seen how.',
'{visitor} watched closely. {A} stretched, and breathed out, and there was another inch. “So smooth,” said {visitor}. “I always rattle.” By the time the clock struck {A} had done the whole rug. Then {A} turned over, and began on the way back.'] },
{ id: 'as-long-as-we-talk', A: 'partner', paragraphs: ['“Why didn’t you run into anything when you came in?” asked {A}. “I wasn’t looking,” said {visitor}. “I was looking at {H}’s legs. They were in the air.” And while telling them about it {visitor} went along the wall, right up to the sofa.',
'“There,” said {A}. “It only works when you look at somebody.”'] }
 ],
 turn: [
{ id: 'look-at-me', A: 'partner', paragraphs: ['“Then I can do it too,” said {H}, and stood with both shoulders to the wall. From in front {H} was wider than a loaf. From the side {H} was thinner. “Look at me,” said {A}. {H} looked at {A}, and nowhere else, and went in sideways after {visitor}. It was dark and fluffy in there.',
'“A bit more,” said {A}, who could see under the sofa. “One more. Stop, your foot’s by it!” {H} felt with one foot, and it was round, and it was cold.'] },
{ id: 'two-who-meet', A: 'same', spare: 8, paragraphs: ['“May I go along?” asked {A}, and started from the other end. If two people walk towards each other, they bump noses. These only came up side to side. “Good evening,” said {visitor}. “Good evening,” said {A}. Nobody needed to get out of anybody’s way.',
'They stayed there like that, in a row, with the wall behind them. “I always thought that I was going past people,” said {visitor}. “I’d only to stop a bit sooner.” You could tell just where the next one was, along the whole of one side.'] },
{ id: 'out-again', A: 'partner', paragraphs: ['They came out on the other side, by the lamp, and {H} had it. There was the cloud in it, and some fluff on the outside. “You never looked down,” said {A}. “No,” said {H}. “I was looking at you.” {visitor} wanted to see the marble, and looked at it. Then {visitor} was in the coats.',
'At the door they all stood still, so that {visitor} could look at them. {visitor} went off along the street, facing their window the whole way, and hit nothing.'] }
 ],
 everybody: {
  want: ['{names} went in head first too, on the other side, and met {H}.', '{names} made room along the wall, and there was more of it than you’d think.', { text: '{names} pulled, and {H} came out with fluff on.', needs: ['hands'] }, { text: '{names} poked about with a wooden spoon, and got a pea.', needs: ['hands'] }],
  way: ['{names} went to be the coats, and was softer.', '{names} tried it along the shelf, and got as far as the end.', { text: '{names} hung up the coats again.', needs: ['hands'] }, { text: '{names} turned {visitor} by the edges, until it was level.', needs: ['hands'] }],
  turn: ['{names} stood where you could see {names} from the gap.', '{names} called “a bit more” from the other end, and was wrong.', { text: '{names} held the lamp so that it shone in beneath the sofa.', needs: ['hands'] }, { text: '{names} took delivery of the comb.', needs: ['hands'] }]
 },
 bed: ['The marble was washed, and lay on a saucer, where nothing rolls. There was nobody behind the sofa any more.', 'They went along the hall with the wall behind them, and washed. {H} got into bed from the side, as everybody does.'],
 last: ['{H} lay on one side, facing the room, and went off sideways, and was asleep.', 'The cloud lay quite still in the marble, and {H} was asleep.']
})
