import { wishPlot } from '../wish-plot.ts'

const CLOTHES = ['clothes', 'coat', 'jumper', 'sweater', 'shirt', 'pyjamas', 'pajamas', 'trousers', 'pants', 'dress', 'jacket', 'cardigan', 'socks', 'cape', 't-shirt', 'apron', 'vest', 'dressing gown', 'onesie', 'dungarees', 'skirt', 'shorts']
const FEET = ['shoes', 'boots', 'wellies', 'slippers', 'trainers', 'sandals']

export const whoeverInsideOut = wishPlot({
 id: 'wish-whoever-inside-out',
 visits: 'anything',
 whoever: ['gets its clothes all muddled up', 'has its clothes on inside out', 'has its knickers on inside out', 'has the label at the front', 'mixes up its clothes', 'puts both legs in one trouser leg', 'puts its arms in the wrong sleeves', 'wears its pants on its head', ...CLOTHES.flatMap((thing) => [`wears its ${thing} inside out`, `wore its ${thing} inside out`, `puts its ${thing} on inside out`, `put its ${thing} on inside out`, `wears its ${thing} back to front`, `wore its ${thing} back to front`, `puts its ${thing} on backwards`, `wears its ${thing} backwards`, `puts its ${thing} on the wrong way round`, `wears its ${thing} the wrong way round`]), ...FEET.flatMap((thing) => [`puts its ${thing} on the wrong feet`, `put its ${thing} on the wrong feet`, `wears its ${thing} on the wrong feet`, `wore its ${thing} on the wrong feet`, `has its ${thing} on the wrong feet`]), 'puts everything on the wrong way', 'puts everything on the wrong way round', 'puts everything on backwards', 'puts everything on inside out', 'wears everything inside out', 'wears everything backwards', 'wears everything the wrong way round', 'gets dressed wrong', 'always gets dressed wrong', 'gets dressed back to front', 'gets dressed backwards', 'gets dressed the wrong way', 'dresses inside out', 'puts all its clothes on inside out', 'puts all its clothes on the wrong way', 'has its jumper on back to front', 'has its top on back to front', 'puts its hat on upside down', 'puts its uniform on back to front', 'wears socks on its hands'],
 except: ['feelings', 'emotions', 'film', 'movie', 'school', 'walks backwards', 'umbrella', 'costume', 'stomach', 'hurt', 'odd socks', 'twin', 'won’t take', 'baby'],
 company: ['coat', 'shoes', 'shoe', 'buttons', 'button', 'collar', 'lining', 'jumper', 'label', 'hood', 'bear', 'chair', 'mat', 'door', 'floor', 'kettle', 'arms', 'toes', 'face', 'front', 'back', 'hall'],
 about: 'The hero wants to be dressed tomorrow without anybody saying “other way round”; whoever puts everything on the wrong way is told goodbye on arriving, for it lies face to face with its coat, until the coat is laid looking the same way.',
 titles: ['Goodbye, Come In', 'It Has to Look Where You Look', '{visitor} From Behind', 'The Other Way Round', 'Over It Goes'],
 want: [
{ id: 'goodbye', A: 'partner', paragraphs: ['Tomorrow {H} wanted to be dressed before anybody could say “Other way round”. So {H} was practising. The jumper had its label under the chin. “Other way,” began {A}. But there was a knock.',
'At the door stood {visitor.first}. It was like that from top to bottom. The coat had its lining out, and its buttons behind. The left shoe was on the right. “Goodbye,” said {A} politely. “I’ve only just come,” said {visitor}, and sighed. “They all say that. I look like somebody who’s leaving.”'] }
 ],
 way: [
{ id: 'once-all-round', A: 'partner', paragraphs: ['“We’ll turn you round,” said {A}. {H} undid the buttons behind, took off the coat and laid it on the floor. It lay there on its back, and looked up. Then {visitor} got in again, sleeves first, from in front. The buttons were behind. “Goodbye,” said {A}, quite by mistake.',
'It was the same with the shoes. {H} put them down with their toes towards {visitor}. Afterwards they looked away from each other, as after a quarrel.'] },
{ id: 'also-in-the-coat', A: 'same', spare: 0.5, paragraphs: ['“Do you do everything like that?” asked {A}. “Only dressing,” said {visitor}. “Other things I do quite well.” And {visitor} {caller.does}. But since the coat was the wrong way round, you saw it from behind. It looked as if somebody else was doing it, further off.',
'{A} put on a jacket with the buttons at the back, and {caller.move}. {H} had to go round to the other side to clap. There was {A}’s face, and it was pleased, and where a hood should have been.'] },
{ id: 'through-a-sleeve', A: 'same', spare: 0.6, paragraphs: ['Something was sticking out of the left sleeve. It was {caller.part}. “Does that belong there?” asked {A}. {visitor} had thought so. It had gone in at the top without any trouble, and then there’d been a draught.',
'So that had to come out first. {H} held the sleeve, and {visitor} thought of something thin. In the end it was free, and a bit creased. “Now it’s cold,” said {visitor}, and looked round for the sleeve.'] },
{ id: 'always-going', A: 'same', spare: 0.7, paragraphs: ['“What do they say where you live?” asked {A}. {visitor} lived {caller.where}. When {visitor} came home they waved, and when {visitor} went away they laid the table. “I’ve never been to supper,” said {visitor}. “I’m always told to come back soon.”',
'Once {visitor} had come in backwards, so as to look right. Then they’d thought that a coat had come by itself. They’d hung it up, and it was noon before anybody asked it to lunch.'] },
{ id: 'inside-out-fact', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” said {A}, who wanted to be friendly. It was said to the wrong side. “Pardon?” asked {visitor}, from the other side. {A} went round, and said it once more to the face.',
'But there was a hood in front of that. So {A} spoke into the hood, as you do down a well. “Now I’ve got you,” said {visitor}. “You’re quite deep down.”'] },
{ id: 'for-a-model', A: 'same', spare: 0.9, paragraphs: ['They hung a spare coat on {caller.stand}, the right way round. It was a pattern. {visitor} stood opposite, and did just the same. Where there was a sleeve, {visitor} had a sleeve, on that very side.',
'It came out quite wrong, and they couldn’t find the mistake. “I did what it did,” said {visitor}. {H} lifted a sleeve of the one, and {visitor} lifted a sleeve. They weren’t the same sleeve.'] },
{ id: 'pockets', A: 'same', spare: 1, paragraphs: ['With the lining out, all the pockets were in. “How do you get at your hanky?” asked {A}. “I don’t,” said {visitor}. “I know that it’s there.” There was a sandwich in there as well, from the autumn, and a letter to post.',
'{A} reached in from below, and up, and round to the left. It was as if {A} were shaking hands with somebody shy. What came out was a bus ticket. It said “Outward”.'] },
{ id: 'the-label', A: 'same', spare: 2, paragraphs: ['“The label goes at the back,” said {A}. “You can go by that.” {visitor} looked, and there it was in front, with the writing out. So {visitor} turned round, to have it behind. It was still in front. It came along every time.',
'“It’s quicker than I am,” said {visitor}, after the fourth time. Since it was always there, {A} read out what it said. It said “Wash with others”. {visitor} had always tried to.'] },
{ id: 'what-is-left', A: 'same', spare: 3, paragraphs: ['{H} knew how to tell the left hand. If you hold up both, thumb and finger spread, the left one makes an L. “Mine both do,” said {A}, who had one the wrong way round. {H} told {A} to turn them.',
'Now neither of them did. “It depends on who’s looking,” said {visitor}. “That’s what I always say.” They agreed to call one of them the window hand, until they went out.'] },
{ id: 'so-soon', A: 'other', spare: 4, paragraphs: ['{A} had been to the kitchen, and came back, and saw the coat from behind. “Going so soon?” asked {A}. “Have a safe trip, and write!” And {A} pressed an apple into what ought to have been a hand. It was the hood.',
'{visitor} was very much moved, and looked for the apple. “I’m staying,” said {visitor}. “Then who’s the apple for?” asked {A}. They halved it, and {A} began again, from the other end, with “Good evening”.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“I got dressed in the dark once, and went to the office,” said {S}. “I had the waistcoat on over the jacket. Nobody said a word.” “Nobody?” asked {A}. “In the afternoon two more had it like that,” said {S}. “By Friday so did the boss.”',
'In the end you couldn’t get in there if you had it the right way. {S} had gone home and put it back. {visitor} wished to know where the office was.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} had put both legs into one leg of the pyjamas, and stood there like a candle. “Other way,” said {A}. “It’s a tail,” said {S}, and hopped. There was a spare leg, which hung beside it. {visitor} found it very well thought out.',
'“And what’s that one for?” asked {visitor}. “For when somebody comes,” said {S}. So {visitor} got into it. They hopped as far as the kettle. There it was decided that one of them got out.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} had on the same as every day, and it was the right way round. {visitor} looked at that with respect, from the nose to the other end. There were no buttons on it, and it did not need a label.',
'“Do you take it off at night?” asked {visitor}. {A} turned round three times and lay down in it. “You can see that it’s never been on a chair,” said {H}. That was perhaps the whole secret.'] },
{ id: 'face-to-face', A: 'partner', paragraphs: ['The coat lay on the floor again, and looked up, and {visitor} looked down at it. “How do you do?” said {visitor}. “You always say hello to it first,” said {A} slowly. “You’re face to face. So your left is its right, and your front’s where its back comes.” {H} lay down beside the coat, on the tummy, and looked the way it ought to look. “It mustn’t look at you,” said {H}. “It’s got to look where you’re looking.”'] }
 ],
 turn: [
{ id: 'over-it-goes', A: 'partner', paragraphs: ['{H} laid the coat out upside down, lining on top, with the collar nearest {visitor}. “Into the sleeves,” said {A}, “and up.” In went {visitor}, and up went the coat, over and behind, like a wave. It came down on {visitor}’s back. The lining was in, and the buttons were in front. “Good evening!” said {A}. “Do come in!”',
'They turned the shoes, toes to the wall. Now they leaned together, as if they had a secret. {visitor} stepped in from behind.'] },
{ id: 'half-a-duck', A: 'same', spare: 8, paragraphs: ['{H} drew a duck, and tore it down the middle, very carefully. The front half went into the one shoe, and the back half into the other. If they stood right, there was a duck in there. If they stood wrong, it was two ducks leaving.',
'{visitor} tried it both ways. “I know them both,” said {visitor}, with feeling, and chose the whole one. On it you stood a bit softer too.'] },
{ id: 'the-old-way', A: 'same', spare: 9, paragraphs: ['“Will you sometimes wear it the old way?” asked {A}. {visitor} thought that there might be times for it. If you’d been too long at somebody’s, and couldn’t find the end, you need only turn your coat. They’d say goodbye by themselves.',
'{A} wished to be shown how it was done. It was hard by now, for both of them. Once you look the same way as your coat, it pulls in that direction.'] },
{ id: 'by-oneself', A: 'partner', paragraphs: ['Then {H} laid out the jumper, on its face, with the hem towards {H}’s tummy. {H} dived in from below, as you dive into the sea, and came up at the top. The label was at the back. “Other,” began {A}, and looked, and could find nothing to say.',
'“You see?” said {H}. {visitor} went twice round {H}, and it was right from all sides.'] }
 ],
 everybody: {
  want: ['{names} went round {visitor} to find the face.', '{names} said goodbye as well, and was embarrassed.', { text: '{names} shook the end of a sleeve, in case there was a hand.', needs: ['hands'] }, { text: '{names} looked for a pocket to put a biscuit in.', needs: ['hands'] }],
  way: ['{names} looked at the coat, and it looked back.', '{names} sat down opposite, so as to see it from the front.', { text: '{names} did up a button in the lining.', needs: ['hands'] }, { text: '{names} pulled at the other sleeve.', needs: ['hands'] }],
  turn: ['{names} ducked under the wave.', '{names} said good evening, and this time it was right.', { text: '{names} laid out a cardigan by its collar.', needs: ['hands'] }, { text: '{names} put everybody’s shoes toes to the wall.', needs: ['hands'] }]
 },
 bed: ['{visitor} went home by the front door, and somebody out there called “Good evening”. There would be supper.', 'They washed. {H}’s things lay on the chair for the morning, and all looked the same way as {H}.'],
 last: ['{H} lay the right way round, and so did the blanket, and {H} was asleep.', 'In the dark the jumper looked towards tomorrow, and {H} was asleep.']
})
