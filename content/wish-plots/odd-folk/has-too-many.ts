import { wishPlot } from '../wish-plot.ts'

const MANY: Record<string, string[]> = {
 heads: ['two', 'three', 'four', 'five', 'seven', 'nine', 'ten', 'a hundred'],
 tails: ['two', 'three', 'four', 'seven', 'nine', 'a hundred'],
 noses: ['two', 'three', 'four'],
 legs: ['three', 'five', 'six', 'seven', 'ten', 'twenty', 'a hundred', 'a thousand'],
 feet: ['three', 'five', 'a hundred'],
 arms: ['three', 'four', 'six', 'ten', 'a hundred'],
 hands: ['three', 'four', 'a hundred'],
 eyes: ['three', 'four', 'five', 'ten', 'a hundred'],
 ears: ['three', 'four', 'five'],
 mouths: ['two', 'three'],
 tongues: ['two'],
 trunks: ['two', 'three'],
 humps: ['three', 'four', 'five'],
 horns: ['three', 'four', 'five'],
 wings: ['three', 'four', 'six'],
 beaks: ['two'],
 bottoms: ['two'],
 wheels: ['five', 'six', 'seven', 'a hundred'],
 spouts: ['two', 'three'],
 handles: ['two', 'three'],
 toes: ['eleven', 'twelve'],
 fingers: ['eleven', 'twelve']
}

export const whoeverHasTooMany = wishPlot({
 id: 'wish-whoever-has-too-many',
 visits: 'anything',
 whoever: ['has six fingers', 'has an extra ear', 'has an extra toe', 'has an extra finger', 'has an extra wing', 'has an extra wheel', 'has a spare leg', 'grew a second head', 'grew another tail', 'has two faces', 'has more arms than it needs', 'has too many knees', 'has too many wheels', ...Object.entries(MANY).flatMap(([part, counts]) => [...counts.map((count) => `has ${count} ${part}`), `has too many ${part}`]), 'has too many teeth', 'has an extra head', 'has an extra leg', 'has an extra arm', 'has an extra eye', 'has an extra tail', 'has one leg too many', 'has one arm too many', 'has one head too many', 'has more legs than the others'],
 except: ['hurt', 'broken', 'broke', 'ill', 'sick', 'lost', 'loses', 'hospital', 'wooden', 'children', 'friends', 'brothers', 'sisters', 'presents', 'each', 'stuck', 'big', 'long', 'short', 'eat', 'eats', 'argue', 'argues', 'scary', 'ugly', 'crossed'],
 notOf: ['octopus', 'centipede', 'millipede', 'squid', 'starfish', 'spider', 'ant', 'beetle'],
 company: ['jumper', 'sleeve', 'sleeves', 'cuff', 'parcel', 'step', 'gloves', 'glove', 'drawer', 'bus', 'cart', 'wheel', 'wheels', 'pencil', 'book', 'chair', 'spoon', 'photograph', 'shop', 'knock', 'wool', 'door', 'bed', 'edge', 'plates', 'cup', 'mirror', 'table', 'pair', 'wall', 'neighbour', 'hay', 'tin', 'draught', 'stairs', 'rug', 'hall', 'rest', 'number', 'arm', 'arms', 'place'],
 about: 'The hero has a jumper with three sleeves and wants to know whom it is for; whoever has too many of something has no use for it either, until they see on which side the third one hangs, and who is cold there.',
 titles: ['A Jumper With Three Sleeves', 'One Too Many', '{visitor} Knocks Twice and a Bit', 'One for Somebody Else', 'The Third Sleeve'],
 want: [
{ id: 'the-jumper', A: 'partner', paragraphs: ['{H} had a jumper with three sleeves, and wanted to find out who it was for. There had to be somebody. It had come in a parcel from a great-aunt who knits and talks at the same time. “There’s always a sleeve left over,” said {A}, from the other side.',
'There was a knock, and another, and a bit of one after that. Outside was {visitor.first}. “{visitor.says},” said {visitor}. “I say so at once, before people start counting.”'] }
 ],
 way: [
{ id: 'over-the-top', A: 'partner', paragraphs: ['“Then it’s for you,” said {H}. They pulled it over {visitor} from the top, and after that from underneath. But what {visitor} had too many of didn’t go into a sleeve. And what did go in was not too many. One sleeve hung down, as before.',
'“Now there are two of you with something over,” said {A}, “and one’s inside the other.” “Couldn’t you leave it off?” asked {H}. “I’ve tried keeping it behind me,” said {visitor}. “Then there’s too much behind.”'] },
{ id: 'nobody-asks', A: 'same', spare: 0.5, paragraphs: ['“Everybody looks at the one thing,” said {visitor}. “Nobody’s ever said a word about the rest of me.” {A} was ashamed, and had a good look at the rest now. “That’s very fine,” said {A}. “I can see that there’s been some trouble taken.”',
'{visitor} asked for a bit more of that. {H} said that it was just the right size, and in a good place. “And the number?” asked {visitor}. There was only one rest, however often {A} counted. “The number’s perfect,” said {A}.'] },
{ id: 'once-and-a-bit', A: 'same', spare: 0.6, paragraphs: ['“Does it get in the way?” asked {A}. “Only when I do this,” said {visitor}, and {caller.does}. It was over, and then it was over once more. “That was the extra one,” said {visitor}. “It always comes along a bit late.”',
'{A} wanted to see how that was, and {caller.move}. It went well, and was soon done with. “Was that all?” asked {A}. It felt rather short. {visitor} waited politely for the rest of it. {A} did the last bit again.'] },
{ id: 'they-count-twice', A: 'same', spare: 0.7, paragraphs: ['“What do they say to it where you live?” asked {A}. {visitor} lived {caller.where}, and a man had been round there with a list. He had counted everybody. There was one to a line. Then he got to {visitor}, and looked up, and rubbed something out.',
'“He put me down as ‘about one’,” said {visitor}. “And the next one down had to go in the margin.” They still got an extra orange each winter, from the town hall. Nobody had liked to take it back.'] },
{ id: 'in-the-book', A: 'same', spare: 0.8, paragraphs: ['{A} looked in the big book, to see how many you ought to have. “{caller.fact},” read {A}. “And that’s all.” {visitor} bent down over the page. “That’s me, to a T,” said {visitor}. “And they left a space.”',
'There really was one, at the end of the line. It was about as wide as a thumb. {H} took the pencil, and put in: some have more. “Now it’s a better book,” said {A}. It shut a little harder than before.'] },
{ id: 'sold-in-pairs', A: 'same', spare: 1, paragraphs: ['“They’re sold in pairs,” said {visitor}. “Whatever I need, there’s one too few of it. So I buy two pairs, and then I’ve got one over.” It was the same with gloves, hats and toothbrushes. “What do you do with all those?” asked {A}. There was a drawer.',
'It had filled up with one of everything. On Sundays {visitor} took them out, and nobody in there matched. “They’ve got used to one another,” said {visitor}. A mitten had moved in with a bath cap.'] },
{ id: 'travels-as-skis', A: 'same', spare: 2, paragraphs: ['“What do you pay on the bus?” asked {A}. “They didn’t know what I came under,” said {visitor}. There had been a list up by the driver. It went: grown-up, child, dog, skis. In the end most of it had gone as one grown-up, and the extra had gone as skis.',
'“So it had to go up in the rack,” said {visitor}. “I sat underneath, and we talked.” “What did it say?” asked {H}. It had liked the view. Only at the last stop, up by the snow, somebody had wanted to borrow it.'] },
{ id: 'the-right-number', A: 'same', spare: 2.5, paragraphs: ['“I know how to get one off,” said {H}, and came back with a mirror. {H} held it up against {visitor}, and moved it along until the extra one was behind it. “There,” said {A}. “Now it’s the right number.” {visitor} went to see that in the window.',
'There was somebody in the window with just enough of everything. “Who’s that?” asked {visitor}. “I wouldn’t know you,” said {A}. {visitor} looked a little longer. Then {visitor} asked, very politely, for the mirror to be taken away again.'] },
{ id: 'the-photograph', A: 'other', spare: 3, paragraphs: ['{A} wished to take a photograph. “Keep still,” said {A}. It was most of it keeping still, but one bit of {visitor} scratched another. “Now again.” This time it was the other way round. And when it was all in there, {H} was half out, with a sleeve.',
'In the end it was good of everyone but {A}, who wasn’t on it. “There was one too few on that side,” said {visitor}. “You should have said. I could have held it.” {A} had not thought of that. There’d been something free to do it with, all the time.'] },
{ id: 'hide-and-seek', A: 'same', spare: 3.5, paragraphs: ['{A} counted to twenty. {visitor} was behind the curtain, and well hidden, all but the one that was too many. That stuck out at the side. “Found you,” said {A}. “No,” said {visitor}. “That’s only the extra. The rest of me’s somewhere else.” {A} wished to be fair, and went on looking.',
'“I’m here too,” called {H} after a time, from the middle of the curtain. There had been so much to look at on the one side that nobody had looked there. “You ought to hide with me more often,” said {visitor}. “Next to me there’s nobody to be seen.”'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 4, paragraphs: ['“We had a cart with five wheels,” said {S}. “Four went round, and the fifth hung underneath. Everybody laughed at it.” “What did it do?” asked {A}. It had swung, said {S}, and it had seen the whole country from below. Then the neighbour’s cart had stood in the ditch with three.',
'“And then nobody laughed,” said {visitor}. “Oh, they did,” said {S}. “We all drove home together. There were nine wheels, and they were on two carts.” After that the neighbour had hung one up as well.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 5, paragraphs: ['{S} was drawing {visitor}, and not stopping. “It’s only got so many,” said {A}, after a time. “I’m not finished,” said {S}, and drew another. {visitor} came round to look. On the paper it had them right up to the edge, and one on the back.',
'“That’s a lot,” said {visitor}. “Not for so much paper,” said {S}. Then {S} drew {A}, with seven fingers on the one hand. The other hand had as many as fitted. {A} looked from the paper to the hand, and felt a bit underdone.'] },
{ id: 'pet', A: 'pet', spare: 6, paragraphs: ['{A} went up to {visitor} and sniffed at it all, one after another. When it was done {A} began again at the front, so as not to miss any. It took much longer than with other guests. {A} didn’t seem to mind.',
'Afterwards {A} lay down where there was most of it. It was out of the draught there. “They mostly step back,” said {visitor}, very quietly. “Nobody’s ever thought that there was more to lie next to.” {A} was asleep by then, on a bit that had been left over.'] },
{ id: 'on-my-side', A: 'partner', paragraphs: ['{H} had the jumper on again, and they sat down to think about it. They sat on the step in the hall, where it’s cold. The third sleeve lay on {A}. {H} put it back, and it came over again. “It’s always on my side,” said {A}. “And it’s warm.”',
'“Perhaps it’s the wrong way round,” said {H}. “No,” said {A}. “We’ve only ever looked at where you go in. It’s open at the other end as well!”'] }
 ],
 turn: [
{ id: 'in-at-the-cuff', A: 'partner', paragraphs: ['{A} went in at the cuff. It was dark in there, and then it was {H}. “That’s where you are,” said {H}, who could feel it on the ribs. Now nothing hung down. “It isn’t one too many,” said {H}. “It’s one for somebody else.”',
'They looked at {visitor}. It had gone quiet on the end of the step. “{visitor.says},” said {visitor} once more. But this time it sounded like someone who’s got a spare bed.'] },
{ id: 'leaned-on', A: 'same', spare: 7, paragraphs: ['“May I?” asked {A}, and leaned on the one that was too many. It was just the right height for that. {visitor} did not know what it was supposed to do. “Nothing,” said {A}. “You go on as you are, with the rest.”',
'So {visitor} hummed something with the rest, and moved a little now and then. The one that was leaned on kept as still as a windowsill. “It’s never been so well behaved,” said {visitor}. “It must have thought that it wasn’t wanted.”'] },
{ id: 'through-the-house', A: 'same', spare: 8, paragraphs: ['They tried out walking, {H} and {A}, with three sleeves. Round corners the one on the inside had to go slower. On the stairs one said “Now”, and the other was up already. You had to want to go to the same place. It was a good jumper for finding that out.',
'{visitor} went along behind, and was in step with itself at every corner. “How do you do it?” asked {A}. “We used to fall over a lot,” said {visitor}. “Then we agreed about breakfast, and the rest came from that.”'] },
{ id: 'twice-and-a-bit', A: 'partner', paragraphs: ['{visitor} got up to go, one bit after another. “If anybody’s ever short of one,” said {visitor}, “they’ve only got to knock.” “We’ll know you by it,” said {A}. “It’s twice and a bit.” {H} held open the door, and waited until it had all gone through.',
'Then {H} wrote to the great-aunt, with the free arm: It fits. There was a place left over on the card, and {A} wrote there too.'] }
 ],
 everybody: {
  want: ['{names} tried the jumper on the wrong way up, and looked out of a sleeve.', '{names} started counting, and stopped, out of politeness.', { text: '{names} held the third sleeve, so that it did not drag.', needs: ['hands'] }, { text: '{names} looked in the parcel for the person who belonged to it.', needs: ['hands'] }],
  way: ['{names} came in under the jumper, where it was rather full.', '{names} thought of nothing that there could be too many of, but for peas.', { text: '{names} pulled at the hem, until something gave.', needs: ['hands'] }, { text: '{names} tied a knot in the sleeve, and undid it because it looked sad.', needs: ['hands'] }],
  turn: ['{names} sat down where there was most of {visitor}, and was out of the wind.', '{names} waited for a turn at the cuff.', { text: '{names} rolled up the third cuff, because it was long for a guest.', needs: ['hands'] }, { text: '{names} shook what there was to shake, and then the extra one.', needs: ['hands'] }]
 },
 bed: ['The jumper came off, which needed both of them. Out on the stairs you could hear somebody go down, twice and a bit.', 'They washed. {H} laid the jumper on the blanket, with one of its arms pointing at the door.'],
 last: ['One sleeve hung over the edge of the bed, in case, and {H} was asleep.', 'There was one for somebody else, and {H} was asleep.']
})
