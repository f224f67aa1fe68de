import { wishPlot } from '../wish-plot.ts'

export const whoeverBurps = wishPlot({
 id: 'wish-whoever-burps',
 visits: 'anything',
 whoever: ['burps', 'burped', 'always burps', 'burps all day', 'burps all the time', 'burps a lot', 'burps too much', 'burps too loud', 'burps so loud', 'burps really loud', 'burps very loudly', 'burps loudly', 'burps bubbles', 'burps fire', 'burps at the table', 'burps at dinner', 'burps after dinner', 'burps at the party', 'burped at the party', 'burped at the wedding', 'burps in church', 'burps the alphabet', 'burps the abc', 'burps a song', 'burps instead of roaring', 'can’t stop burping', 'couldn’t stop burping', 'cannot stop burping', 'won’t stop burping', 'never stops burping', 'keeps burping', 'kept burping', 'loves burping', 'loves to burp', 'likes burping', 'likes to burp', 'has to burp', 'needs to burp', 'is burpy', 'belches', 'always belches', 'belches loudly', 'can’t stop belching', 'loves belching', 'does big burps', 'does loud burps', 'did a big burp', 'did a huge burp', 'does the biggest burps', 'does the loudest burp', 'has the biggest burp', 'has the loudest burp', 'has the burps', 'burped the whole song', 'can’t burp', 'can’t hold its burps in', 'drinks fizz and burps', 'forgot how to burp', 'never says pardon', 'lets out a big burp'],
 except: ['baby', 'sick', 'hospital', 'medicine', 'reflux', 'pain', 'hurts', 'volcano', 'forest', 'swallows', 'swallowed'],
 company: ['raisin', 'glass', 'bubble', 'bubbles', 'fizz', 'bottom', 'top', 'surface', 'lamp', 'spoon', 'cupboard', 'lid', 'table', 'hat', 'window'],
 about: 'The hero wants a raisin to come up again from the bottom of a fizzy glass, and whoever burps holds them in till there is a big one; then they see how the raisin does it, with one small bubble after another.',
 titles: ['How the Raisin Does It', 'One at a Time', 'Excuse {visitor}', 'Up Comes the Raisin', 'As Small as a Pip'],
 want: [
{ id: 'a-raisin', A: 'partner', paragraphs: ['{H} had dropped a raisin into a glass of fizzy water, and wanted it back with dry fingers. It lay at the bottom, wrinkled. “Raisins don’t swim,” said {A}.',
'Then there was a burp in the hall, and the coats swung. “Excuse me,” said somebody politely. It was {visitor.first}. “I’m so sorry,” said {visitor}, and burped. “I begin to say good evening, and that’s what comes.”'] }
 ],
 way: [
{ id: 'hold-it-in', A: 'partner', paragraphs: ['“You’ll just have to hold them in,” said {A}, quite sure. {visitor} held in the next one, and the one after that. It got very quiet. {visitor} grew a bit rounder, and began to hum like a fridge. “That’s five,” said {H}. “And now?” asked {A}.',
'Then all five came as one. The lamp swung, a cupboard opened, and out of it rolled a lid. “Excuse me,” said {visitor}, five times over.'] },
{ id: 'instead-of-it', A: 'same', spare: 0.5, paragraphs: ['“Do something else at the moment when it’s coming,” said {A}. So {visitor} waited for it, and {caller.does}. The burp came all the same, but in the middle. It looked as if it belonged there. {A} thought that it gave it a certain something.',
'Then {A} tried, and {caller.move}, and had no burp to put in. They all waited a moment at that place. “Excuse me,” said {A}, to fill it.'] },
{ id: 'where-it-comes-from', A: 'same', spare: 0.6, paragraphs: ['“Where does it begin?” asked {A}. {visitor} listened inwards, and thought that it began in {caller.part}. It was always noticed there first. {H} held a hand near by, and there it was, small and round, on its way up.',
'“Can’t we turn it round?” asked {H}. They leaned {visitor} over to the left, and over to the right. It lost its way twice. Then it came out louder than ever, and a bit cross.'] },
{ id: 'very-quiet-there', A: 'same', spare: 0.7, paragraphs: ['“What do they say at home?” asked {A}. {visitor} lived {caller.where}, and it was lonely there, and there was an echo. “I burp,” said {visitor}, “and something burps back. So I say, excuse me. And it says, excuse me.”',
'“That’s somebody with good manners,” said {A}. {visitor} had always thought so too. They’d wanted to have each other to tea. But each time it was {visitor}’s turn to ask, and nobody came first.'] },
{ id: 'in-the-middle-of-it', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” said {A}, who liked to talk a little at table. “Exactly,” said {visitor}, “and what’s more,” but then it burped. “What’s more?” asked {H}. {visitor} began again from the beginning, and it came at just that spot.',
'At the fourth try {A} held a finger up and said, “Now.” They all looked to one side while it happened. After that {visitor} could go on. But nobody knew any longer what there was more of.'] },
{ id: 'a-deputy', A: 'same', spare: 0.9, paragraphs: ['They’d put {caller.stand} at {visitor}’s place at the table. “That sits in for you,” said {A}, “and never lets out a sound.” Everyone was very polite to it, and asked how it was. It didn’t burp, not even at the pudding.',
'“It’s holding it in,” whispered {visitor}, who knew that look. {A} laughed. But after a while they moved the lamp away, and {H} put a hand on the cupboard.'] },
{ id: 'excuse-me-first', A: 'same', spare: 1, paragraphs: ['“You could say ‘Excuse me’ beforehand,” said {A}. “Then it’s done.” {visitor} said it. They waited, and there was no burp. They looked at one another. “That’s a good one to save,” said {visitor}. “May I say some more?”',
'So {visitor} said it eleven times, in stock. It would last until Thursday. When the next burp came, {visitor} only nodded, and crossed one off.'] },
{ id: 'the-march', A: 'same', spare: 2, paragraphs: ['{A} knew a march for the tuba, but had no tuba. “I could help out,” said {visitor}. {A} hummed the top part. Each line ended in a gap, and in each gap sat a burp, deep and brown.',
'“Again,” said {H}. But when it’s wanted, it won’t come. {visitor} stood ready at the gap, with nothing. {A} had to hum that as well, and it sounded thin. They’d had a tuba for one verse only.'] },
{ id: 'through-the-wall', A: 'other', spare: 3, paragraphs: ['{A} was in the kitchen for a spoon, and called out to ask who was moving furniture. “I am,” said {visitor}, and then it was said again, lower. “Not a sideboard?” asked {A}. It had sounded like a sideboard, with plates in.',
'{A} wanted to be of use, and put a chair by the wall. Burps came up best if you sat straight, {A} thought. {visitor} sat straight. “You’re right,” said {visitor}. That one had been a whole wardrobe.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 4, paragraphs: ['“I burped in a play once,” said {S}. “I was a queen, and I had to drink to the king. Somebody had put in lemonade, where it was always cold tea.” “What did you do?” asked {A}. “I waited until it was over,” said {S}. “Then I told the king that it had been the cannon.”',
'Everybody had bowed towards the cannon. From then on there was lemonade every night. {visitor} asked if there were still parts like that.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 5, paragraphs: ['{S} could do it on purpose. {S} swallowed air like a frog, three gulps, and waited with both hands in the lap. Then it came, and it was a small green one. “And now a sentence,” said {A}. {S} got as far as “Good”.',
'“I’ve never met anyone who went and fetched them,” said {visitor}. “I’d have given you some.” {S} would have liked a big one. But {visitor} could not tell how they were handed over.'] },
{ id: 'pet', A: 'pet', spare: 6, paragraphs: ['{A} had been asleep until the furniture was moved. Now {A} came to see who spoke like that. {visitor} burped, and {A} took it for a question. {A} sat down in front of {visitor}, and looked, and thought about it for some time.',
'“It doesn’t mean anything,” said {visitor}. {A} knew better. To {A} everything came to the same in the end, and that was supper. {A} led the way to the cupboard.'] },
{ id: 'look-at-the-raisin', A: 'partner', paragraphs: ['“Look at the raisin!” said {A}. It was covered in bubbles now, as small as pinheads, and they sat in every wrinkle. The raisin stirred, and stood up. Then it rose, all the way to the top. There the bubbles got out, one by one, without a sound. The raisin sank again, to fetch more. “It’s burping,” said {H}. “It does it at the top,” said {A}, “and one at a time. It doesn’t wait for five.”'] }
 ],
 turn: [
{ id: 'one-at-a-time', A: 'partner', paragraphs: ['{visitor} leaned down to the glass, and watched the raisin go up and come down. “I always wait,” said {visitor}, “so that there’s only one. And that’s the one you hear.” The next was still very small. {visitor} didn’t hold it, and sat up straight, and opened a little at the top. There was a burp like a pip. The lamp hung still.',
'“Was that it?” asked {A}. There was another, the size of a pea, and one like a comma. “Excuse me,” whispered {visitor}, and nobody knew for what.'] },
{ id: 'two-raisins', A: 'same', spare: 7, paragraphs: ['{H} let in another raisin, and then a third. They passed one another on the way, one going up and one coming down. “Like lifts,” said {A}. When one got to the top, {visitor} had just let out a small one too. It kept good time.',
'A pea stayed lying at the bottom. It was round and smooth, and nothing could hold on to it. “You need wrinkles for it,” said {A}. {H} looked for some, and had two, at the elbow.'] },
{ id: 'good-evening', A: 'same', spare: 8, paragraphs: ['Now {visitor} wanted to say the thing for which there had never been room. “Good evening,” said {visitor}, right to the end. Nothing came in between. {A} got up and said “Good evening”, and so did {H}, and they all bowed.',
'Then there was a wait, because they were all so pleased. “What else do you say?” asked {visitor}. Up to now there’d been no need to know. “You say, ‘How nice of you to come,’” said {A}.'] },
{ id: 'the-fizz-goes', A: 'partner', paragraphs: ['After a time the fizz in the glass got less. The raisin went up once more, more slowly, and turned over at the top. {H} held out a spoon, and there it was, without a wet finger. “That’s how I wanted it,” said {H}. It prickled on the tongue.',
'“And now you drink slowly,” said {A} to {visitor}, “then there’s less to come back.” {visitor} took one sip, and then one sip. It took the whole evening, and not a coat moved.'] }
 ],
 everybody: {
  want: ['{names} sat down, because the floor hummed.', '{names} looked in at the raisin from the side.', { text: '{names} straightened the coats.', needs: ['hands'] }, { text: '{names} held a saucer over the glass, in case of splashes.', needs: ['hands'] }],
  way: ['{names} got behind the sofa before the fifth.', '{names} listened for the next, and heard it on its way.', { text: '{names} caught the lid as it went by.', needs: ['hands'] }, { text: '{names} shut the cupboard, and leaned on it.', needs: ['hands'] }],
  turn: ['{names} went up and down with the raisin, and stayed dry.', '{names} let one out as well, the size of a crumb.', { text: '{names} picked the wrinkliest one out of the packet.', needs: ['hands'] }, { text: '{names} poured what was left, along the side of the glass.', needs: ['hands'] }]
 },
 bed: ['{visitor} went home past the coats, and said “Good evening” to each of them. The glass stood by the sink, quite flat.', 'They washed, and brushed their teeth, and {H} lay down. A tiny one was still to come.'],
 last: ['It came up, no bigger than a pip, and {H} was asleep.', 'Something small went up, and something small came down, and {H} was asleep.']
})
