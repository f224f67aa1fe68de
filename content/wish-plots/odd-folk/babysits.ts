import { wishPlot } from '../wish-plot.ts'

const MINDED = ['a baby', 'the baby', 'babies', 'the babies', 'a baby bird', 'a baby dragon', 'a baby monster', 'a baby owl', 'a baby elephant', 'a baby penguin', 'an egg', 'the egg', 'eggs', 'the eggs', 'a dragon egg', 'a dinosaur egg', 'somebody’s egg', 'the neighbour’s egg', 'a kitten', 'kittens', 'a puppy', 'puppies', 'a chick', 'chicks', 'ducklings', 'a duckling', 'a little mouse', 'baby animals', 'the neighbours’ kitten', 'the neighbour’s cat', 'the neighbours’ cat', 'somebody’s kitten', 'somebody’s puppy', 'twins', 'triplets']

export const whoeverBabysits = wishPlot({
 id: 'wish-whoever-babysits',
 visits: 'anything',
 whoever: ['babysits', 'babysat', 'is a babysitter', 'was a babysitter', 'is babysitting', 'was babysitting', 'goes babysitting', 'has to babysit', 'had to babysit', 'always babysits', 'wants to babysit', 'wants to be a babysitter', 'wanted to babysit', 'loves babysitting', 'loves to babysit', 'likes babysitting', 'likes to babysit', 'can’t babysit', 'becomes a babysitter', 'became a babysitter', 'is a nanny', 'was a nanny', 'wants to be a nanny', 'becomes a nanny', 'is a childminder', 'is a baby sitter', 'is baby sitting', ...MINDED.flatMap((who) => [`looks after ${who}`, `looked after ${who}`, `minds ${who}`, `takes care of ${who}`, `took care of ${who}`, `babysits ${who}`])],
 except: ['hatches', 'hatched', 'cracked', 'broke', 'broken', 'lost', 'stolen', 'stole', 'ill', 'sick', 'poorly', 'died', 'hospital', 'orphan', 'cries', 'crying', 'new baby', 'school', 'sister', 'brother', 'human'],
 company: ['saucepans', 'saucepan', 'tower', 'basket', 'cloth', 'tap', 'clock', 'spoon', 'lid', 'lids', 'ladle', 'colander', 'door', 'fridge', 'breath', 'kitchen', 'sink', 'stairs', 'radio', 'rain', 'cake', 'tins', 'tin', 'plates', 'forks', 'rug', 'shoes', 'hen', 'hall', 'jam pan', 'table', 'sock', 'handle', 'drawer', 'train', 'lullaby'],
 about: 'The hero wants to build a tower of saucepans, and whoever babysits sits there with a basket that must not wake; in all the tiptoeing it keeps on stirring, until they hear that it is the quiet that wakes it.',
 titles: ['The Jam Pan', 'Something in the Basket', '{visitor} Holds Its Breath', 'As Quiet as That', 'Seven Saucepans High'],
 want: [
{ id: 'the-saucepans', A: 'partner', paragraphs: ['{H} wanted to build a tower of all the saucepans, right up to the jam pan. Six of the seven stood already. Each one went clang as it got there, and {A} counted along.',
'The door opened a crack. Through it, without a sound, came {visitor.first}. It had a basket along, with a cloth over the top. “Shh,” said {visitor}. “It’s just gone off.” Under the cloth something went up and down, very small.'] }
 ],
 way: [
{ id: 'as-quiet-as-that', A: 'partner', paragraphs: ['So they were quiet. {H} let the seventh pan down so slowly that it did not even ting. {A} turned off the tap, which had been dripping. {visitor} stopped the clock. At last nothing at all could be heard. And in the basket something stirred.',
'“That was a breath,” whispered {visitor}. “Somebody breathed.” They all held their breath. It stirred again, and lifted the cloth. “I do everything right,” said {visitor}. “I’ve been as quiet as this since Monday.”'] },
{ id: 'rocking', A: 'same', spare: 0.5, paragraphs: ['“What do you do when it’s awake?” asked {A}. “This,” said {visitor}, and {caller.does}. Something looked on over the edge, and wished to have it again. After the ninth time {visitor} was very tired, and the basket was not.',
'“Let me,” said {A}, and {caller.move}. That was quite new. Something leaned out so far that {H} had to hold on to the handle. It could go on like this until Thursday, they could see that.'] },
{ id: 'under-the-cloth', A: 'same', spare: 0.6, paragraphs: ['“What does it look like?” whispered {A}. {visitor} knew only the top. Every few minutes {visitor} lifted the cloth a little with {caller.part}, to see. So far it never had been asleep by then.',
'“And if you didn’t look?” asked {H}. {visitor} had thought of that as well. “But then I wouldn’t know that it’s all right.” They all leaned over the basket, to see that it was. It looked back at them, wide awake, and all right.'] },
{ id: 'the-instructions', A: 'same', spare: 0.7, paragraphs: ['There was a list, pinned to the handle. {A} held it under the lamp. Warm but not hot. The blue cloth, not the brown. No jokes after six. And right at the bottom, under a drop of gravy: {caller.fact}. “Who’s that about?” whispered {A}.',
'“It’s about me,” whispered {visitor}. “They wrote it so that it knows who it’s with.” {visitor} had read it aloud in there each evening, twice. It had always been most interested. That was just the trouble.'] },
{ id: 'at-home-with-it', A: 'same', spare: 0.8, paragraphs: ['“Wouldn’t you rather sit with it at home?” asked {A}. {visitor} lived {caller.where}, and it was quiet there as well. “I hung a sign out,” said {visitor}. “I asked the neighbours to take their shoes off. I asked one to stop peeling.”',
'They had all been very nice about it. After two days nobody over there did anything at all. They stood behind their curtains and were considerate. And it had lain there, said {visitor}, and listened to them.'] },
{ id: 'someone-in-the-chair', A: 'same', spare: 0.9, paragraphs: ['“Stretch for a bit,” whispered {A}, and set down {caller.stand}. “That’s you for five minutes.” It kept wonderfully still. It lifted no cloth, and told nobody to hush. Something looked out of the basket, and waited for it to begin.',
'“It’s doing it very well,” whispered {visitor}. “It’s doing nothing,” whispered {H}, “the same as you.” The cloth went on moving. In the end {visitor} relieved it, and it was put back, with thanks.'] },
{ id: 'on-tiptoe', A: 'same', spare: 1, paragraphs: ['{A} needed something from the drawer. It had to be done on tiptoe, along the wall, past the plates. A board creaked. {A} stood on one leg, and did not put down the other until it was over. It took so long that {A} forgot what for.',
'Halfway back {A} remembered. “It was the scissors,” whispered {A}. “Never mind.” In the basket it had been heard that somebody set out and did not arrive. Something lifted the cloth, to look who it was.'] },
{ id: 'a-lullaby', A: 'same', spare: 2, paragraphs: ['“Sing to it,” whispered {A}. “I do,” whispered {visitor}. “On the inside.” It was a long lullaby with eleven verses, and not a note of it came out. You could only see it. {visitor} swayed, and somewhere about the fourth verse there was a high bit.',
'“And now?” whispered {H}. “Chorus,” whispered {visitor}. It stirred in the basket, exactly when it was loudest. {A} would have liked to join in. But without words and a tune it’s hard to know when.'] },
{ id: 'the-sneeze', A: 'other', spare: 3, paragraphs: ['{A} had to sneeze. They could all see it coming, from the eyebrows on. {H} handed over a cushion, and {visitor} another. {A} went with both of them into the larder, behind the flour. They heard nothing for a very long time.',
'Then {A} came out, quite white. It had gone again, by itself. “Is it asleep?” asked {A}. It had been hanging over the edge the whole time, to see whether {A} would. It looked as if it had been promised something.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 4, paragraphs: ['“I was carried about in a wash basket,” said {S}, “among the shirts. There was always somebody ironing.” “Could you sleep there?” asked {A}. {S} had only ever slept there. It had hissed and thumped, and smelled of hot shirt. When it stopped, you opened one eye to see who’d gone out.',
'“Who looked after you?” asked {visitor}. “Nobody,” said {S}. “They were ironing.” {visitor} thought that rather careless. But the basket had turned over to face {S}, and it was listening.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 5, paragraphs: ['{S} had something to look after as well, in a sock. “What’s yours?” asked {A}. “A potato,” said {S}. “It’s one week old. It’s called Potato.” It was already very good. {S} laid it in beside the other one, under the cloth, so that they could see each other.',
'“Does it sleep through?” asked {visitor}. “It’s a potato,” said {S}. {visitor} asked how it was done. “I carry it about,” said {S}, “and it bangs on things.” It had a dent in it from Tuesday, where it had slept the best.'] },
{ id: 'pet', A: 'pet', spare: 6, paragraphs: ['{A} came in at the wrong moment, and not on tiptoe. {A} walked once round the basket and sniffed along the edge. Then {A} lay down against it and began to breathe, as loud as a saw. {visitor} did not know where to look.',
'Under the cloth it grew quiet for the first time. But {visitor} had already made signs with all there was, and {H} tickled {A} a little. {A} stopped snoring, and opened an eye. Above it something else opened one too.'] },
{ id: 'the-one-clang', A: 'partner', paragraphs: ['It was then that the jam pan slid. It took along all the lids. There was a clang, and one lid went round and round on the floor. Nobody dared to look. “It’s gone back to sleep,” said {A}, in an ordinary voice.',
'They looked. The cloth was going up and down. When the last lid had quite finished, it grew still in the kitchen, and something stirred. “Did you hear?” asked {A}. “It’s when it stops! It thinks that we’ve all gone out.”'] }
 ],
 turn: [
{ id: 'somebody-is-there', A: 'partner', paragraphs: ['{H} took a spoon and stirred in an empty saucepan, round and round. The cloth sank. {H} stopped, and it rose. {H} stirred, and it sank. “As long as somebody’s busy,” said {H}, “then somebody’s there.” {A} turned on the tap again, just as far as the drip.',
'{visitor} started the clock. Then {H} put up all seven, clang by clang, right to the jam pan. At each clang the basket breathed out a little deeper.'] },
{ id: 'out-loud', A: 'same', spare: 7, paragraphs: ['“Could I say something?” asked {visitor}. “Say what you like,” said {A}. There was a good deal of it, after four days. {visitor} told them about the weather on Monday, and what soup costs. In the basket it fell deeper and deeper asleep, the duller it got.',
'{A} nodded now and then, so that it didn’t break off. Soup had gone up by two pence. By the barley {A}’s head was resting on the jam pan as well.'] },
{ id: 'off-with-it', A: 'partner', paragraphs: ['{visitor} took the basket home, with a pan hung on one side and a spoon in it. You could hear it all down the street. “I’ve never looked after it so badly,” said {visitor}, quite happy. Nothing stirred.',
'“Shall we be quiet now too?” asked {H}. “Better not,” said {A}. “You might wake up.” And there were seven saucepans to wash in any case.'] }
 ],
 everybody: {
  want: ['{names} kept a little way off from the tower, for safety.', '{names} guessed what was under the cloth, and guessed a loaf.', { text: '{names} fetched the saucepan that lived on the balcony.', needs: ['hands'] }, { text: '{names} handed up the lids by size.', needs: ['hands'] }],
  way: ['{names} stopped chewing, and had to keep the bite till later.', '{names} thought of a joke, and kept it until later.', { text: '{names} pulled socks on over both shoes.', needs: ['hands'] }, { text: '{names} caught a lid, just above the floor, and stayed like that.', needs: ['hands'] }],
  turn: ['{names} went back and forth in the hall for a while, to be somebody.', '{names} told the joke at last, and under the cloth it sighed.', { text: '{names} dried the jam pan, and knocked on it once more.', needs: ['hands'] }, { text: '{names} rattled with the forks, not too fast.', needs: ['hands'] }]
 },
 bed: ['The tower came down as it had gone up, one clang at a time. Far off down the street it went ting.', 'They washed, with plenty of water. {H} lay down, and the door stayed open by a crack, for the saucepans.'],
 last: ['In the kitchen a spoon went round and round, and {H} was asleep.', 'Somebody was busy, so somebody was there, and {H} was asleep.']
})
