import { wishPlot } from '../wish-plot.ts'

const HOLD = ['sit', 'stand', 'keep', 'stay', 'hold', 'lie', 'be']
const HELD = ['sits', 'stands', 'keeps', 'stays', 'holds', 'lies', 'is']

export const whoeverCantKeepStill = wishPlot({
 id: 'wish-whoever-cant-keep-still',
 visits: 'anything',
 whoever: ['can’t sit still', ...HOLD.flatMap((hold) => [`can’t ${hold} still`, `couldn’t ${hold} still`, `can never ${hold} still`, `could never ${hold} still`, `won’t ${hold} still`, `doesn’t ${hold} still`, `never wants to ${hold} still`, `wants to ${hold} still`, `can’t ${hold} still for a minute`, `can’t ${hold} still for a moment`]), ...HELD.map((held) => `never ${held} still`), 'never sat still', 'never stood still', 'never kept still', 'fidgets', 'always fidgets', 'fidgeted', 'is fidgety', 'is a fidget', 'is always fidgeting', 'can’t stop fidgeting', 'never stops fidgeting', 'keeps fidgeting', 'wriggles', 'wriggled', 'always wriggles', 'is wriggly', 'is always wriggling', 'can’t stop wriggling', 'never stops wriggling', 'squirms', 'is always squirming', 'can’t stop squirming', 'is restless', 'is always restless', 'is always moving', 'is always on the move', 'can’t stop moving', 'never stops moving', 'never stopped moving', 'keeps moving all the time', 'can’t stay on its chair', 'can’t stay in its seat', 'can’t stay in its chair', 'won’t stay on its chair', 'wants to learn to sit still'],
 except: ['school', 'class', 'told off', 'hospital', 'doctor', 'dentist', 'injection', 'church', 'mosque', 'baby', 'brother', 'sister', 'mum', 'mummy', 'dad', 'daddy', 'sad', 'cries', 'crying', 'itch', 'itches', 'itchy', 'moves house', 'moving house', 'the dark', 'statues', 'musical statues'],
 company: ['pad', 'pencil', 'chair', 'armchair', 'chairs', 'cushion', 'cushions', 'page', 'pages', 'rug', 'stone', 'plum', 'plums', 'baker', 'marble', 'fly', 'thumb'],
 about: 'The hero wants to draw somebody whole, and whoever cannot keep still is gone from every page before it is finished, until they see that each page begins where the last one left off, and let them run.',
 titles: ['In a Lot of Places', 'Nothing Missing', '{visitor} All Over', 'The Armchair Set Off', 'Thirty Pages'],
 want: [
{ id: 'one-edge', A: 'partner', paragraphs: ['{H} wanted to draw somebody whole, with nothing missing. The pad was new, and so was the pencil. In came {visitor.first}. “Sit there,” said {H}. “Gladly,” said {visitor}, and sat there, and then there, and then on the other chair.',
'{H} had one edge of {visitor} on the paper, and the rest had left. {H} turned the page. “Can’t you sit still?” asked {A}. “I am sitting still,” said {visitor}. “I’m only doing it in a lot of places.”'] }
 ],
 way: [
{ id: 'wedged-in', A: 'partner', paragraphs: ['“It wants wedging in,” said {A}. So {H} fetched all the cushions. Some went in on the left of {visitor}, and some on the right. One went on top. Nothing stirred. {H} picked up the pencil and began. And the armchair, which had never gone anywhere, went slowly off across the rug.',
'It stopped at the wall. “That wasn’t me,” said {visitor}. “I was in here.” {H} had drawn the chair setting off. By now thirty pages were used, and not one was finished.'] },
{ id: 'only-that', A: 'same', spare: 0.5, paragraphs: ['Now and then all of {visitor} was still, except for {caller.part}. “Leave that, and draw the rest,” said {A}. {H} began on the rest. At once it broke out at the other end.',
'They chased it round twice. It was like a mouse under a carpet. When it was pressed down here, up it came over there. “It has to be somewhere,” said {visitor}. “If I keep it all in, I hum.”'] },
{ id: 'all-at-once', A: 'same', spare: 0.6, paragraphs: ['“Do it all at once,” said {A}, “and then it’s over.” So {visitor} {caller.does}, and put everything into it, and came to rest. It lasted for as long as you can hold your breath. Then one last bit ran round, and set off all the others.',
'To see where it came from, {A} {caller.move}. Afterwards {A} couldn’t quite leave off either. “It’s catching,” said {A}. {H} moved the pencil a little further away.'] },
{ id: 'the-other-picture', A: 'same', spare: 0.7, paragraphs: ['“Has nobody ever drawn you?” asked {A}. {visitor} lived {caller.where}, and a painter had gone there once, on purpose. It had taken all summer. The picture was very big, and in gold, and it showed the place.',
'“I’d just gone out of it on the left,” said {visitor}. “It’s a good likeness. That’s how it looks there when I’ve been.” A lot of people had come to see it. They’d all turned their heads to the left, and said how lifelike.'] },
{ id: 'said-in-pieces', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” said {A}. For a thing like that people often stop where they are. {visitor} heard the beginning on the chair, and the end under the table. “I missed the middle,” said {visitor}. “I was on my way.”',
'{A} said the middle again, and by then {visitor} was by the coats. It had to be laid out all round the room, word by word, like crumbs. {visitor} went along it twice. “It’s very interesting,” said {visitor}. “It bends at the window.”'] },
{ id: 'practice', A: 'same', spare: 0.9, paragraphs: ['On the other chair stood {caller.stand}. {H} drew that, to keep in practice. It was done in no time, with all its edges. {visitor} was just going by, and stopped to look, almost. “It’s very good at it,” said {visitor}. “How long’s it been like that?”',
'“Since Tuesday,” said {A}. {visitor} came by again, on the other side. “And doesn’t it want to know what it looks like from over here?” There was no answer. {visitor} went round once more, and told it.'] },
{ id: 'up-to-ten', A: 'same', spare: 2, paragraphs: ['“Only till I’ve counted to ten,” said {A}. At one {visitor} was as still as a loaf. At two there was a hum, as of a pan with the lid on. At three the whole table could feel it.',
'{A} stopped at four, out of pity. Everything that had been saved up came out at once, and went three times round the room. “How far did I get?” asked {visitor}. “Four,” said {A}. “Then three of those make twelve,” said {visitor}, and thought that was plenty.'] },
{ id: 'the-plums', A: 'other', spare: 4, paragraphs: ['{A} came in with a bowl of plums, and sat down. It was {visitor}’s place, or had just been, or was going to be. They changed over. A moment later they changed back. “Where would you like to sit?” asked {A}. “Here,” said {visitor}, “and here.”',
'In the end {A} stayed on both feet, so that it was all free. {visitor} sat on each chair in turn, and was grateful. The plums went round as well. They got fewer, and nobody could say at which chair it happened.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“We had a baker who couldn’t stand still,” said {S}. “While the dough rose there was nothing to do. So the baker walked up and down, eleven steps each way.” “For how long?” asked {A}. “Forty years,” said {S}. “There was a ditch in the floor. You could lay a marble in it by the oven, and it rolled out to you.”',
'{visitor} asked how deep it had been. “Up to the ankle,” said {S}. “You noticed only by the baker’s getting shorter. But we never had better bread.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} could do it. {S} sat down, and went red, and did not even blink. “That’s how it goes,” said {A}. {visitor} went all round {S}, to look. “And where do you put it meanwhile?” asked {visitor}. {S} couldn’t say, because of the sitting.',
'It was kept up for a very long time. Then it came out. {S} was off down the hall with a yell, and {visitor} went along for company. You could hear them turn at the far end.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} lay on the rug, and had lain there since lunch. “I’ll learn it from {A},” said {visitor}, and lay down next to it. {H} drew as fast as could be. On the left came {A}, right up to the top of the page. On the right there was a smudge, and it got away at the corner.',
'{A} opened one eye, and looked at where {visitor} had been. Then {A} moved over to the warm place. It was the first stir since lunch, and {H} had to begin again.'] },
{ id: 'not-far', A: 'partner', paragraphs: ['The pad lay there, and the draught turned over a page, and then one more. {A} was watching. “There it’s on the left,” said {A}. “And there it’s a tiny bit less on the left. It’s never in the same place, {H}. But it’s never far from the last one.”',
'{H} wished to see that too. The draught was much too slow.'] }
 ],
 turn: [
{ id: 'under-one-thumb', A: 'partner', paragraphs: ['So {H} took hold of the pad, and let all the pages run out from under one thumb. And there sat {visitor} on the paper, and slid, and tipped, and got up, and turned round. The armchair set off. It was over in one breath. “That’s me!” cried {visitor}. “That’s me all over!”',
'“And nothing’s missing,” said {A}. Every page had only a bit of {visitor}. But the next one began just where that left off.'] },
{ id: 'the-other-way', A: 'same', spare: 8, paragraphs: ['{H} let it run from the last page to the first. The armchair came home, backwards, and {visitor} was put down on it. It slid to the left, and got less and less. On the very first page there was one edge, and after that only the white cover.',
'“That’s before I came in,” said {visitor}. They looked at the white for some time. “It’s quite a good one of the room,” said {A}. “You can see how quiet it was.”'] },
{ id: 'both-hands', A: 'partner', paragraphs: ['“Again,” said {visitor}, and came up close, so as to miss none of it. {H} did it again, and then a good deal slower. {A} looked up from the pad, and then at {visitor}. {visitor} was watching, and nothing moved about it at all. It lasted for all thirty pages.',
'“Now you could draw it,” whispered {A}. {H} would have liked to. But both hands were full of {visitor}.'] }
 ],
 everybody: {
  want: ['{names} sat on the chair that was free, and then it wasn’t.', '{names} looked at the edge, and knew who it was.', { text: '{names} sharpened the pencil, to be ready for it.', needs: ['hands'] }, { text: '{names} held on to one chair, which helped that chair.', needs: ['hands'] }],
  way: ['{names} sat quite still, as an example, and nobody drew it.', '{names} asked the armchair where it had been.', { text: '{names} brought one more cushion, a thin one for the cracks.', needs: ['hands'] }, { text: '{names} pushed the armchair back, and it was heavier than it had looked.', needs: ['hands'] }],
  turn: ['{names} watched it go by, and asked for the bit with the chair.', '{names} kept very still as well, so as not to startle it.', { text: '{names} blew on the pages, and that worked too.', needs: ['hands'] }, { text: '{names} took a turn with the thumb, and it went quicker.', needs: ['hands'] }]
 },
 bed: ['The pad was put by the bed. {visitor} went off home, by way of nearly everything.', 'They washed, and {H} lay down on one side, and on the other, and then just right.'],
 last: ['The draught got at the pad, and somebody in there turned over. {H} was asleep.', '{H} lay quite still, with nothing missing, and was asleep.']
})
