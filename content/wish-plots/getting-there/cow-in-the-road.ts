import { wishPlot } from '../wish-plot.ts'

const CATTLE = ['cow', 'cows', 'bull', 'buffalo', 'cattle', 'bullock']
const IN_THE_ROAD = ['blocking the road', 'road', 'street', 'lane', 'highway', 'blocks the road', 'bus stuck', 'bus stopped', 'bus waiting', 'blocking the bus', 'blocked the bus', 'blocking the car', 'taxi waiting', 'car stuck', 'traffic', 'traffic jam', 'roadblock', 'blocking the way', 'in our way', 'in front of the car', 'in front of the bus', 'get off the road', 'stopped the bus', 'stopped the car', 'stopped traffic', 'wouldn’t budge', 'rickshaw stuck', 'rickshaw stopped', 'tuk tuk stuck', 'tuk tuk stopped', 'taxi stuck', 'taxi stopped', 'matatu stuck', 'matatu stopped', 'horn', 'honk', 'honking', 'beeping', 'hooting']

export const cowInTheRoad = wishPlot({
 id: 'wish-cow-in-the-road',
 wishes: [...CATTLE.flatMap((cow) => IN_THE_ROAD.map((road) => `${cow} ${road}`)), 'vaca en la carretera', 'vaca na estrada', 'vaca en el camino', 'gaay sadak'],
 answers: ['cow', 'cows', 'bull', 'buffalo', 'cattle', 'road', 'street', 'lane', 'middle', 'way', 'bus', 'car', 'van', 'truck', 'lorry', 'taxi', 'driver', 'horn', 'honk', 'honking', 'hooted', 'beeped', 'traffic', 'jam', 'queue', 'stop', 'stopped', 'stops', 'stuck', 'wait', 'waiting', 'waited', 'wouldn’t', 'won’t', 'would', 'not', 'get', 'gets', 'off', 'up', 'move', 'moves', 'moving', 'moved', 'budge', 'lie', 'lies', 'lying', 'lay', 'sat', 'sits', 'sitting', 'stood', 'standing', 'stands', 'asleep', 'sleeping', 'blocks', 'blocking', 'blocked', 'front', 'let', 'us', 'pass', 'past', 'through', 'holy', 'brown', 'white', 'black', 'big', 'stubborn', 'lazy', 'hot', 'summer', 'sunny', 'holiday', 'village', 'country', 'countryside', 'india', 'farm', 'fair', 'journey', 'trip', 'drive', 'driving', 'ride', 'home', 'school', 'late', 'grandma', 'grandpa', 'granny', 'mum', 'mummy', 'dad', 'daddy', 'we', 'our', 'today', 'yesterday', 'morning', 'everybody', 'everyone', 'middle', 'just', 'who', 'that', 'because', 'had', 'to', 'have', 'for'],
 except: ['moon', 'jumped', 'jumps', 'egg', 'roof', 'hit', 'accident', 'crash', 'crashed', 'hurt', 'ran over', 'died', 'dead', 'hospital', 'lost', 'calf', 'baby', 'cowboy', 'sheep', 'duck', 'ducks', 'drives', 'chased', 'rides', 'dragon', 'robot', 'space', 'market', 'skates'],
 out: true,
 moods: ['late', 'waiting', 'change'],
 company: ['cow', 'bus', 'ditch', 'wheel', 'fan', 'horn', 'flies', 'fly', 'hat', 'newspaper', 'motorbike', 'carrot', 'driver'],
 about: 'A cow lies in the road in front of the bus, and waving it away only makes it comfortable, until the hero feels what a motorbike does to a hot face, and sees what the cow is lying there for.',
 titles: ['A Cow at the Fan', 'As Still as the Road', 'Somebody Else Must Be Meant', 'The Whole Bus Says Shoo', '{H} Stops the Wind'],
 want: [
{ id: 'feet-tucked-in', A: 'partner', paragraphs: ['{H} was on the bus to the fair when it stopped, for a cow lay in the road. It lay in the very middle, feet tucked in, and chewed. {H} wanted to be there when the lamps on the big wheel came on, at six. “It’ll get up in a minute,” said the driver. {A} looked at the feet. “It doesn’t look like somebody who’s leaving,” said {A}. A motorbike could get past the cow. A bus could not.'] }
 ],
 way: [
{ id: 'whole-bus-says-shoo', A: 'partner', paragraphs: ['The driver leaned on the horn. The cow looked behind it, to see who was meant. “Wave it away,” said {H}. So from every window came a hat or a newspaper, and all of them waved. “Shoo!” said the whole bus. The cow stretched out its neck, laid its chin on the road and shut its eyes. “It likes that,” said {A}.'] },
{ id: 'a-carrot', A: 'same', spare: 1, paragraphs: ['A woman at the back had a bunch of carrots. “Show it one from in front,” said the woman, and handed a carrot forward. The driver got out and walked backwards up the road, with the carrot by its green end.',
'The cow watched the carrot leave, and could see perfectly well what that was. When it was too far off to be sure, the cow stopped looking. The driver brought the carrot back. “It thinks that carrots ought to come to the cow,” said {A}. Up to now they always had.'] },
{ id: 'one-hat-left', A: 'same', spare: 2, paragraphs: ['“How wide is a bus?” asked {A}. They measured it from inside, with a scarf. A bus was one scarf and a sleeve. The road was one scarf, a sleeve and a hat. “Then we’ve got one hat left for the cow,” said {H}. The cow was a good deal more than a hat.',
'It was wider now than when they came, {A} thought. It had let itself out a bit at the sides.'] },
{ id: 'on-the-floor', A: 'other', spare: 3, paragraphs: ['What was so good about it? {A} lay down in the middle of the bus, between the seats, and tucked everything in. “Well?” asked {H}. “It’s warm from below,” said {A}. “You can see a lot of shoes.” A man wanted to get by. {A} did not get up.',
'“I can’t,” said {A}. “I’ve only just got it comfortable.” So that was how it was. The man climbed over at the thin end and begged {A}’s pardon. Not one person had done that for the cow.'] },
{ id: 'what-is-in-front', A: 'same', spare: 4, paragraphs: ['Behind the bus there were more buses by now, and carts. “What’s in front?” somebody called from behind. “A cow!” called {H} out of the back window. The word was handed on, from one to the next. Two carts further on it was a plough, and after that it was a vow. Then it was too far to hear.',
'After some time the answer came back along the road. It was for the cow. “They all send their best wishes,” called the nearest. “They’d like to know who’s getting married.” {A} told the cow. It chewed on it.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 6, paragraphs: ['“There was one like that in front of our school,” said {S}, “every day from nine until three. We got in at the window.” “And the teacher?” asked {A}. “The teacher was stout,” said {S}, “and stayed outside. So we had sums out of one window and singing out of another.”',
'“What happened in the end?” asked {A}. {S} thought about it. The cow had done all the classes, one after another. When {S} left, it was in the fourth. They said that it was good at subtraction. There was always less grass.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 7, paragraphs: ['“You have to say it in cow,” said {S}, and mooed out of the window. It was a long moo, with a bend in it. The cow lifted its head, and said something much shorter. “What was that?” asked {A}.',
'“I said that we want to go by,” said {S}, “and it said yes.” They waited. The cow went on lying there. “It said that we may,” said {S}. “It didn’t say that it’d do anything.” {A} had to admit that it was a polite answer.'] },
{ id: 'pet', A: 'pet', spare: 8, paragraphs: ['{A} stood at the glass and said all that had to be said to a cow. It was rather a lot. The cow turned one ear to it, and then the other. Nobody had ever listened to {A} for so long.',
'In the end {A} had nothing more to say. {A} looked for a good place, and found the middle of everybody’s way. There {A} lay down, with four feet tucked in. “Oh no,” said {H}. “It’s catching.”'] },
{ id: 'baby', S: 'baby', A: 'hero', spare: 9, paragraphs: ['Every time the tail of the cow came round, {S} laughed. It swung over to the left, flop, and {S} laughed. It swung over to the right, and the whole of {S} shook. For {S} there was nothing the matter at all. This was the fair.',
'{A} began to watch for the flop as well. You never knew when it was coming, and it always did. “Ours has got only one tail,” said {A}, “and it costs nothing to get in.” {S} would not have got up either.'] },
{ id: 'at-the-fan', A: 'partner', paragraphs: ['It was hot in the bus. A motorbike buzzed by, and a puff of wind came in at the window. “Aaah,” said {A}. “That’s a lovely wind. Ask it to do that again.” {H} felt it too, and then looked at the cow.',
'There had been flies on its nose, and its ears had flapped at them. Now the ears hung still. The wind of the motorbike had blown every fly away. “It isn’t lying in the road,” said {H} slowly. “It’s lying at the fan. And we waved it ours!”'] }
 ],
 turn: [
{ id: 'nothing-moves', A: 'partner', paragraphs: ['“Nobody must move,” said {H}, and told the driver why. The hats came in, and the engine went off. The driver held up a hand, and a motorbike stopped, and two carts, and a van. {A} breathed more quietly.',
'Then the flies came back, first one, and then six. An ear flapped, and the tail. The cow sighed and got up, the back end first, as cows do. It went off up the field, where the grass was bending.'] },
{ id: 'back-end-first', A: 'same', spare: 10, paragraphs: ['“Back end first?” asked {A}. “Are you sure?” {H} had seen it well. The back legs had stood already, and the front was still on its knees. They tried it in their seats. You had to put your chin on the seat in front.',
'“And now?” asked {A}, from down there. “Now you think about it for a bit,” said {H}, “and then the rest comes.” The rest came with a bump. It is better if you have four.'] },
{ id: 'a-fly-by-mistake', A: 'same', spare: 11, paragraphs: ['They sat still for a while longer, so that the cow should hear of no wind. {H}’s nose itched. It had not itched all day. One fly sat down on {H}’s knee by mistake. It washed its hands, and looked about for a cow.',
'“Don’t wave,” whispered {A}. {H} did not wave. The fly walked about on cold feet, and {H} had not got a tail. “I’d lie down in the road too,” whispered {H}.'] },
{ id: 'the-next-stop', A: 'same', spare: 12, paragraphs: ['An old woman with a basket came along the road, and got into the bus. “You’re late,” said the old woman. “Was it the brown one?” “With a white front,” said {A}. The old woman nodded. On Mondays it lay down by the bakery, where the lorries turned. On Fridays it had the bridge.',
'“It knows all the hours,” said the old woman. “When we want to know if the bus is coming, we look for the cow.” {H} thought about that. The bus had no timetable at the stop. It had a cow.'] },
{ id: 'without-a-wind', A: 'partner', paragraphs: ['“Slowly,” said {H} to the driver, “or we’re a wind again, and it’ll come back.” So the bus crept by, and the motorbikes crept after it. Up in the field the cow lay down and did not look round.',
'The big wheel was still dark. {H} had one foot on the ground when all its lamps came on. It began to turn, and it blew in their hair. “Aaah,” said {A}. “It’s a good thing that the cow can’t see this one.”'] }
 ],
 everybody: {
  want: ['{names} got up to see the cow, and was looked at.', '{names} moved along to the shady side of the bus.', { text: '{names} wrote COW on the dusty window, for those behind.', needs: ['hands'] }, { text: '{names} held up a watch for the cow to see.', needs: ['hands'] }],
  way: ['{names} looked out of the back, where there was no cow.', '{names} breathed out, and that made it hotter.', { text: '{names} made a fan out of a ticket, for one nose.', needs: ['hands'] }, { text: '{names} waved a sock, which was too small for any cow to mind.', needs: ['hands'] }],
  turn: ['{names} sat on as still as a parcel, to be on the safe side.', '{names} winked at the cow, instead of waving goodbye.', { text: '{names} still held the curtain, so that it should not swing.', needs: ['hands'] }, { text: '{names} shut the little window in the roof without a sound.', needs: ['hands'] }]
 },
 bed: ['The last bus home met nothing in the road but the dark. In the field above it something brown lay where the grass was bending.', '{H} washed a warm face, and lay down with both feet tucked in. The window was open by the width of a hand. That was wind enough.'],
 last: ['Nothing moved on all the road, not so much as an ear, and {H} was asleep.', 'Up in the field the wind went over the cow, and {H} slept.']
})
