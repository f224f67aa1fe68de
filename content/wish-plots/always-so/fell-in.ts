import { wishPlot } from '../wish-plot.ts'

const WATERS = ['pond', 'duck pond', 'fish pond', 'sea', 'lake', 'river', 'stream', 'pool', 'swimming pool', 'paddling pool', 'bath', 'bathtub', 'fountain', 'canal', 'ditch', 'bucket', 'water', 'harbour', 'creek', 'sink', 'watering can', 'big puddle']

export const whoeverFellIn = wishPlot({
 id: 'wish-whoever-fell-in',
 visits: 'anything',
 whoever: ['fell off the boat', 'fell off the bridge and got wet', 'fell overboard', 'got drenched', 'got sopping wet', 'got wringing wet', 'is drenched', 'plopped into the pond', 'plunged into the lake', 'took a tumble into the billabong', 'toppled into the river', 'went splash into the water', ...WATERS.flatMap((water) => [`fell into the ${water}`, `falls into the ${water}`, `has fallen into the ${water}`, `slipped into the ${water}`, `always falls into the ${water}`, `tumbled into the ${water}`, `rolled into the ${water}`]), 'gets soaking wet', 'got soaking wet', 'is soaking wet', 'was soaking wet', 'is always soaking wet', 'got all wet', 'gets all wet', 'got very wet', 'is wet through', 'was wet through', 'gets wet', 'got wet', 'can’t get dry', 'couldn’t get dry', 'never gets dry', 'won’t dry', 'wants to be dry', 'is always wet', 'fell in while fishing', 'is dripping wet from head to toe'],
 except: ['bed', 'pants', 'trousers', 'drowned', 'drowning', ' ice', 'frozen', 'flood', 'drown', 'crocodiles', 'sharks', 'shark', 'doesn’t want to get wet', 'hates', 'nappy', 'jumps in puddles', 'saved', 'rescued', ' tap', ' nose', 'roof', 'boiling', 'wets', 'itself', 'asleep', 'love', ' hair', 'hands', 'tears', 'everyone', 'everybody', 'people', 'feet', 'paint'],
 notOf: ['fish', 'goldfish', 'whale', 'dolphin', 'shark', 'octopus', 'squid', 'jellyfish', 'seal', 'otter', 'tadpole', 'frog', 'eel', 'shrimp', 'crab', 'lobster', 'mermaid', 'boat', 'ship', 'submarine', 'towel', 'sponge'],
 company: ['towel', 'towels', 'duck', 'wet', 'mat', 'chair', 'pipe', 'wall', 'tile', 'tiles', 'window', 'line', 'pond', 'bath', 'heap', 'basket', 'hall', 'pane', 'air', 'print', 'middle', 'rug', 'heating'],
 about: 'The hero wants the last dry towel, the one with the duck, and whoever fell in is rubbed with every other; but the wet only moves house, until they see a wet print on the wall go by itself, from the thin end.',
 titles: ['The Wet Moves House', 'The Towel With the Duck', '{visitor} Over the Line', 'From the Thin End', 'It Went Out at the Window'],
 want: [
{ id: 'the-duck', A: 'partner', paragraphs: ['{H} wanted the towel with the duck after the bath tonight, and wanted it dry. It hung by itself on its hook. “It’s all yours,” said {A}.',
'Then somebody squelched in the hall. It was {visitor.first}. “I only leaned over,” said {visitor}, “because of somebody who was looking up. And then I was in there as well.” {visitor} stood in a lake that was getting bigger, and looked at the duck.'] }
 ],
 way: [
{ id: 'where-it-goes', A: 'partner', paragraphs: ['“We’ll have you dry in no time,” said {A}, “without the duck.” There were eight other towels. {H} rubbed with the first until it was wet, and hung it on the chair. Now the chair was wet, so that needed the second. The second lay on the rug, and the rug needed the third.',
'After eight towels {visitor} still dripped. The chair dripped, the rug squelched, and {H} had wet sleeves. “It isn’t going away,” said {H}. “It’s only moving house.”'] },
{ id: 'shake-it-off', A: 'same', spare: 0.5, paragraphs: ['“I know how I do it at home,” said {visitor}, and {caller.does}. A good deal of the wet left {visitor} like that. It was on the mirror now, and up on the lamp. {A} had the rest of it, from top to bottom.',
'“You have to do it in bends,” said {A}, and {caller.move}. It flew round two corners. Then {A} was wet as well. Now there were two to be dried, and not one fewer.'] },
{ id: 'wring-it-out', A: 'same', spare: 0.6, paragraphs: ['“Where does it all come from?” asked {A}. They looked, and the most of it came out of {caller.part}. It was like a tap that somebody had forgotten. {H} held a cup there. It was full in no time, and something the size of a comma paddled round in it.',
'They took great care of the comma. It got a saucer of its own, and somebody to talk to. “It was there before me,” said {visitor}. “I sat down on its sofa.”'] },
{ id: 'not-made-for-it', A: 'same', spare: 0.7, paragraphs: ['{visitor} lived {caller.where}, and nobody there had ever fallen in. “At ours we only hear of it,” said {visitor}. “They say that it’s wet.” “And is it?” asked {A}, wringing out a cuff. {visitor} found that they’d left things out.',
'They had never said that it gets into your name. When you’re called, it gurgles. {H} called softly, to try it, and there was something in it. It sounded like {visitor}, with a plug pulled.'] },
{ id: 'not-the-only-thing', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” said {A}, to take their minds off it, and mopped. “Even wet?” asked {H}. They thought about it. There was no mention of wet, in what {A} had read. It was probably true in the dry.',
'“I’m just the same as before,” said {visitor}, “only with more on.” {H} weighed {visitor} on the kitchen scales, as far as {visitor} would go on. There was a whole jugful too much.'] },
{ id: 'dry-one', A: 'same', spare: 0.9, paragraphs: ['For comfort, {H} put {caller.stand} on a dry stool. “That’s you tomorrow,” said {A}. {visitor} looked at it with longing. “How light it sits there,” said {visitor}, and came nearer, to see how it was done.',
'There was a drip, and another. Now it was {visitor} today. They took it away, and hung it over the bath. “Sorry,” said {visitor} to it. “I lean over, that’s what’s wrong with me.”'] },
{ id: 'who-looked-up', A: 'same', spare: 1, paragraphs: ['“Who was it that looked up at you?” asked {A}. {visitor} couldn’t say. It had been somebody very friendly, who leaned over as well. “We leaned until we bumped,” said {visitor}. “And then there was only me.”',
'{H} let some water into the basin, and they all looked in. There somebody was, and more of them than before. {visitor} leaned a bit further. They pulled {visitor} back just in time.'] },
{ id: 'blow', A: 'same', spare: 2, paragraphs: ['“We’ll blow,” said {A}. {H} blew from the left and {A} from the right, and {visitor} shivered in the middle. A drop set out, and crept slowly down one side, and dithered. It found another, and then they ran.',
'They had a race with the drops. {H} had a thin one, and {A} had a thick old one that rested. {H} won it three times. {visitor} got no drier, but was asked to lend some more.'] },
{ id: 'wet-news', A: 'other', spare: 3, paragraphs: ['{A} came with the mop, in socks, and stopped. First the one foot got the news, and then the other. “Where does it begin?” asked {A}. “With me,” said {visitor}, from the lake.',
'{A} took off the socks and held them away like two fish. The ninth towel hung on its hook, and it was the one with the duck. {A} reached out for it. “No!” said {H}. So {A} stood on one leg, and then on the other, until it had got used to them.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 4, paragraphs: ['“I fell in off a jetty, in my wedding suit,” said {S}. “I’d only bowed to somebody.” “Were you late?” asked {A}. “I dripped down the aisle,” said {S}, “and they all thought that I was crying. So the whole church cried.”',
'By the cake everybody was as wet as {S}. It was said to have been the loveliest day. {visitor} asked about the suit. It had dried on its own, while nobody looked, on the back of a chair.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 5, paragraphs: ['{S} wished to hear all about it. “Was it deep?” asked {S}. “Did you see the bottom? Has it got a door?” {visitor} had not thought of that. It had been mostly wet, and the wrong way up.',
'{S} sat in the washing basket, and that was the water. Then {S} came out dripping with socks. {A} had to rub down every one of them, and they were dry. “They’re pretending,” said {S}.'] },
{ id: 'pet', A: 'pet', spare: 6, paragraphs: ['{A} looked at the lake in the hall, and then at {visitor}, and went round. What was wet belonged outside. {A} waited on the far shore, with a dry face, until there was a bridge.',
'{H} laid down a slipper, and a book, and {A} didn’t take it. In the end {A} was over there and all the others were over here. Nobody had seen how. {A} didn’t talk about such things.'] },
{ id: 'the-print', A: 'partner', paragraphs: ['{visitor} had leaned on the wall in front of the warm pipe. There was a print, big and dark. “Look,” said {A}. Nobody was rubbing it. But the print was getting smaller, from the edges in. Where it was thin, it had gone. “Where’s it going?” asked {H}. {A} pointed at the window. The pane was misted over. “Into the air,” said {A}. “It goes by itself, if you let it. It starts with the thin bits.” {H} looked at the eight towels in their heap.'] }
 ],
 turn: [
{ id: 'over-the-line', A: 'partner', paragraphs: ['Now they didn’t rub any more. {H} pulled the heap apart, and spread each towel over something. Then {visitor} was spread out along the warm wall, as flat and wide as could be. “Don’t do a thing,” said {A}. {visitor} did nothing. First the thin bits went pale, and then the rest, from the edges in.',
'“It’s leaving,” whispered {visitor}. “It tickles.” At the top the window stood open a crack. That’s where it went.'] },
{ id: 'drawing-in-it', A: 'same', spare: 7, paragraphs: ['On the misted pane {H} drew a duck with one finger. “You’re drawing in {visitor}’s wet,” said {A}. “It’s got as far as the window.” A drop ran out of its foot, and down to the sill, as if called.',
'{visitor} asked for a picture too. {H} drew {visitor}, leaning over. Through the lines you could see out, and there was the moon. It looked up at somebody.'] },
{ id: 'back-before-me', A: 'same', spare: 8, paragraphs: ['“And out there, where’s it going?” asked {visitor}. “Up,” said {A}, “until there’s a cloud of it. Then it comes down again, and some of it comes down just where you fell in.” “Then it’ll be back there before me,” said {visitor}.',
'{H} asked how it could find its way, in the dark. It didn’t have to, {A} thought. Wherever it fell, it went downhill. And at the bottom of most hills there’s a duck.'] },
{ id: 'the-last-towel', A: 'partner', paragraphs: ['When {H} came out of the bath, the duck hung there, warm and dry. {H} wrapped it round, right up to the ears. It got damp in there, as it ought to. “And now?” asked {A}. {H} didn’t drop it on the floor. {H} spread it over the rail, so that it was thin all over.',
'“Goodbye, wet,” said {visitor}, who was as dry as a biscuit by now, and a little stiff.'] }
 ],
 everybody: {
  want: ['{names} stayed on the dry side of the hall.', '{names} looked into the lake, and was looked at.', { text: '{names} took the shoes up, before they floated.', needs: ['hands'] }, { text: '{names} held a bucket under the middle of {visitor}.', needs: ['hands'] }],
  way: ['{names} got a drop on the nose, and passed it on.', '{names} sat down on the rug, and got up again.', { text: '{names} wrung out a towel, over another one.', needs: ['hands'] }, { text: '{names} wrapped the duck in paper, to be safe.', needs: ['hands'] }],
  turn: ['{names} watched a wet footprint until only the heel was left.', '{names} lay down along the warm wall, quite flat.', { text: '{names} spread a towel over the back of a chair.', needs: ['hands'] }, { text: '{names} turned {visitor} over, like toast.', needs: ['hands'] }]
 },
 bed: ['{visitor} went home by the longer way, well back from the edge, and did not lean. In the hall the lake was a ring, and then a dot.', 'Eight towels hung about like people who have all the time in the world. {H} lay down, dry to the last toe.'],
 last: ['The last of the wet went out at the window, and {H} was asleep.', 'High up a very small cloud set off, to see who was leaning over, and {H} was asleep.']
})
