import { wishPlot } from '../wish-plot.ts'

const WATERS = ['stream', 'brook', 'creek', 'burn', 'beck', 'river', 'ditch', 'gutter']

export const damInTheStream = wishPlot({
 id: 'wish-dam-in-the-stream',
 wishes: [...WATERS.flatMap((water) => [`dam ${water}`, `dams ${water}`, `dammed ${water}`, `damming ${water}`, `stones ${water} dam`, `dam in the ${water} broke`, `stop the ${water}`, `stopped the ${water}`, `block the ${water}`, `blocked the ${water}`]), 'built a dam', 'build a dam', 'building a dam', 'builds a dam', 'built dams', 'building dams', 'made a dam', 'making a dam', 'make a dam', 'dam broke', 'dam breaks', 'dam burst', 'dam washed away', 'our dam', 'my dam', 'dam leaked', 'dam leaks', 'dam won’t hold', 'dam beach', 'dam sand', 'dam sticks', 'dam stones', 'dam mud', 'dam puddle', 'dam lake', 'dam boat', 'dammed up', 'holding back the water', 'hold back the water', 'keep the water back'],
 answers: ['dam', 'dams', 'stream', 'brook', 'creek', 'burn', 'beck', 'river', 'ditch', 'gutter', 'lake', 'pond', 'pool', 'water', 'waters', 'puddle', 'beach', 'sand', 'mud', 'muddy', 'stone', 'stones', 'rock', 'rocks', 'pebbles', 'stick', 'sticks', 'branches', 'leaves', 'leaf', 'moss', 'build', 'builds', 'built', 'building', 'make', 'made', 'making', 'broke', 'breaks', 'broken', 'burst', 'leak', 'leaks', 'leaked', 'washed', 'away', 'through', 'over', 'again', 'down', 'collapsed', 'fell', 'apart', 'hold', 'holds', 'stop', 'stopped', 'boat', 'boats', 'paper', 'bark', 'big', 'huge', 'little', 'biggest', 'cold', 'wet', 'feet', 'wellies', 'boots', 'barefoot', 'wood', 'woods', 'forest', 'park', 'mountain', 'mountains', 'holiday', 'summer', 'rain', 'after', 'today', 'day', 'morning', 'afternoon', 'we', 'our', 'my', 'and', 'but', 'with', 'together', 'friend', 'friends', 'cousin', 'cousins', 'grandad', 'grandpa', 'grandma', 'granny', 'nana', 'mum', 'mummy', 'dad', 'daddy', 'uncle', 'auntie', 'sister', 'brother', 'school', 'nursery', 'fish', 'frog'],
 except: ['beaver', 'beavers', 'flood', 'flooded', 'drowned', 'drown', 'drowning', 'died', 'hurt', 'amsterdam', 'rotterdam', 'hydroelectric', 'electricity', 'hoover', 'castle', 'moat', 'bath', 'tears', 'monster', 'dragon', 'dinosaur', 'why', 'how', 'buster'],
 moods: ['change', 'losing', 'learning'],
 out: true,
 company: ['dam', 'stream', 'stone', 'stones', 'boat', 'bark', 'leaf', 'moss', 'mud', 'lake', 'gate', 'trout', 'stick', 'cows'],
 about: 'The hero dams the stream so as to have a lake for a bark boat, and each time the dam breaks, the better it was built; until it is seen where the water asks to be let through, and the dam gets a door.',
 titles: ['The Dam with a Door', 'It Broke at the Best Place', 'A Lake for One Boat', 'The Stream Wants to Get By', '{H} Leaves a Gap'],
 want: [
{ id: 'a-lake', A: 'partner', paragraphs: ['{H} had a boat made of bark, and wanted a lake for it. But there was only the stream, as deep as an ankle, and it was in a hurry. So {H} built a dam of stones, right across, with mud in between.',
'The water stopped, and got wider, and got still. “That’s a lake,” said {A}. {H} had just put the boat on it when the dam broke. The lake left through the hole, and took the boat along.'] }
 ],
 way: [
{ id: 'twice-as-high', A: 'partner', paragraphs: ['{H} fetched the boat from the next bend, and built the dam again. It was twice as high, and twice as thick. “No hole anywhere,” said {A}. But now the lake was twice as deep as well, and it leaned on the stones.',
'For a while nothing happened. Then a drop came over the top of the dam, in the middle. A trickle came after it, and took some mud along. Then it took a stone, and all of it broke at once.'] },
{ id: 'moss', A: 'same', spare: 0.3, paragraphs: ['“It wants stopping up,” said {A}, and so {H} fetched moss. With moss you can shut any hole. {H} pushed it in on the left, and there was a new hole on the right. {H} pushed some in there. Then there was one on the left again, only lower down.',
'“It always leaks where you aren’t,” said {A}. After the ninth hole the dam was quite green, and you could no longer see it leak. You could hear it, though, from inside.'] },
{ id: 'what-came-down', A: 'same', spare: 0.5, paragraphs: ['Whatever the stream was carrying stopped at the dam as well. First came a leaf, and a leaf, and a feather. Then came half a walnut shell, with an ant in it. The ant had been travelling for some time, and had not reckoned with a wall.',
'{H} held down a stick, and the ant walked ashore. “Where was it going?” asked {H}. {A} thought that it had wanted to get off long ago, and there had never been a stop.'] },
{ id: 'downstream', A: 'same', spare: 0.6, paragraphs: ['On the other side of the dam there was hardly any stream left. Stones came out that had been wet all their lives. A beetle walked across the middle, and looked to the left and the right. “They’ll be wondering further down,” said {A}.',
'Further down there was the ditch with the frogs, and after that came the town. {H} thought of somebody there with a bucket. “I’ll only keep it for a bit,” said {H}. Soon enough the water went past anyway, and the beetle had to run.'] },
{ id: 'cold-feet', A: 'same', spare: 0.7, paragraphs: ['If you build a dam, your feet are in the water. First the water was as cold as ice. Then it was not so bad, and after that {H} had no feet. “Have a look,” said {A}. The feet were still there, and they were red.',
'{H} stood on a warm stone until they came back. They came toe by toe, and prickled. Meanwhile the stream tried the dam on the left, very gently, with one finger of water.'] },
{ id: 'the-trout', A: 'same', spare: 0.8, paragraphs: ['There was a fish in the lake, as long as a thumb. It swam up to the dam, and swam back to where the stream came in. Then it did the other side. “It’s showing itself round,” said {A}. It had never had so much room.',
'{H} kept both hands quite still under the water. The fish came between them, and stopped, and went over one thumb. It was the first fish that had ever lived in a lake of {H}’s. It stayed till the next leak.'] },
{ id: 'the-biggest-stone', A: 'same', spare: 0.9, paragraphs: ['“What it needs is one really big stone,” said {H}. There was one, and it would not be lifted. It would only roll, and when it rolled it went where it wanted. It took all of {H} to get it as far as the bank. There it went in by itself, with a splash.',
'It lay beside the dam, and not in it. “It’s a good place for sitting,” said {A}. So the dam had no really big stone, but it had a seat.'] },
{ id: 'the-harbour', A: 'other', spare: 1, paragraphs: ['{A} sat on the bank and built a harbour, for when there was a lake. It had a wall made of twigs, and a snail shell for a lamp. “When’s the boat due?” asked {A}. {H} was up to both elbows in mud, and said, “Soon.”',
'{A} stuck up a leaf, for a notice: SOON. The water came up nearly as far as the harbour, and drew back, and came up again. {A} moved the lamp out of the wet, and moved it back, and moved it out. It’s always the harbours that have to wait.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 2, paragraphs: ['“We dammed one up for a whole afternoon,” said {S}, “my cousins and I. It was as deep as a chair. Then we forgot it, because of a plum cake.” “And did it hold?” asked {A}. “It held till it was dark,” said {S}. “Then it came down the lane, all at once, and knocked over the milk churns.”',
'“Were they angry?” “They never found out who it was,” said {S}. “But we were sent to bed early, and in bed you could hear it running. It sounded very pleased.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 3, paragraphs: ['{S} built a dam as well, at the edge, with five pebbles. Behind it there was a lake for a beetle. It was so small that the stream had not noticed it. {S} laid a blade of grass across, for a bridge. “Is it holding?” asked {A}.',
'“Yes,” said {S}, and looked very hard at it. It was the only dam that day that did not break. Then {S} took out a pebble, and let the lake go and see the others.'] },
{ id: 'where-it-asks', A: 'partner', paragraphs: ['{A} looked at where the dam had been. “It never breaks at the bottom,” said {A}. “The water comes up, quite quietly, and looks for the lowest place on top. It takes that along, and all the rest comes after.”',
'{H} thought about it. “It only wants to get by,” said {H}. “It keeps asking for the door.” “There isn’t any door,” said {A}.'] }
 ],
 turn: [
{ id: 'the-door', A: 'partner', paragraphs: ['So {H} built the dam a third time. On top in the middle {H} left a gap, as wide as the boat. Into the gap {H} laid a flat stone, for a doorstep, with no mud to take away. The water came up. It tried on the left, and it tried on the right.',
'“In the middle,” said {A}. And the water found the doorstep, and went out over it, as smooth as glass. It took nothing along, and the lake stayed.'] },
{ id: 'how-much', A: 'same', spare: 4, paragraphs: ['{H} stuck a twig in the lake, to see how deep it was. The water stood at the knot. They counted to a hundred. It was still at the knot. “It’s full,” said {A}, “and it’s running, and it stays the same.” {H} counted another hundred, in case.',
'A twig can tell you a good deal. When {H} leaned over it, the water was at {H}’s chin. When {H} sat up, it was back at the knot.'] },
{ id: 'the-sound', A: 'same', spare: 5, paragraphs: ['“Listen,” said {A}. Before, the stream had talked all the time, over every stone. Now it was silent as far as the door. There it said one thing, and went on saying it. {H} moved the doorstep by a finger, and it said it a bit higher.',
'They tried out several notes. In the end they left it at one that could be hummed. {A} hummed it, and after that so did {H}, while they looked to see if anything leaked. Nothing did.'] },
{ id: 'across-the-lake', A: 'partner', paragraphs: ['{H} put the boat on the lake. It sailed from one bank to the other, quite slowly, as you do when you have time. “Will it hold?” asked {A}. “It’s got a door,” said {H}.',
'When they had to go, {H} let it sail to the middle. It came to the doorstep, and dipped its nose, and went through. {H} caught it on the other side. The dam stayed where it was.'] }
 ],
 everybody: {
  want: ['{names} stepped into the stream, and out again faster.', '{names} followed the boat as far as the bend.', { text: '{names} handed over a stone, a flat one.', needs: ['hands'] }, { text: '{names} squeezed a handful of mud into a chink.', needs: ['hands'] }],
  way: ['{names} jumped over what was left, and back.', '{names} got splashed, and shook it off.', { text: '{names} fished out a stone that had got away.', needs: ['hands'] }, { text: '{names} felt with one finger where it leaked.', needs: ['hands'] }],
  turn: ['{names} looked at the lake, and saw somebody look up.', '{names} walked once round the whole lake, in eleven steps.', { text: '{names} let a leaf go through the door.', needs: ['hands'] }, { text: '{names} patted the dam, on the dry side.', needs: ['hands'] }]
 },
 bed: ['The boat stood on the edge of the bath, and dried. All evening the stream was going over its doorstep, and nobody had to hold it.', '{H} washed the mud off both elbows, and lay down. The door was left open, by as much as a boat.'],
 last: ['In at the top and out by the door went the water, and {H} was asleep.', 'The dam held, because it let the water by, and {H} was asleep.']
})
