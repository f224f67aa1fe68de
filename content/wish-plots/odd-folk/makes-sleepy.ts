import { wishPlot } from '../wish-plot.ts'

const WHOM = ['everyone', 'everybody', 'people', 'all the others', 'the whole village', 'the whole town', 'the whole forest', 'all the animals', 'anyone it meets', 'everyone it meets', 'everyone who looks at it', 'children', 'the others', 'the whole house']

export const whoeverMakesSleepy = wishPlot({
 id: 'wish-whoever-makes-sleepy',
 visits: 'anything',
 whoever: ['sends everybody to sleep', 'sends everyone to sleep', 'makes everyone sleepy', ...WHOM.flatMap((whom) => [`makes ${whom} sleepy`, `made ${whom} sleepy`, `makes ${whom} yawn`, `made ${whom} yawn`, `makes ${whom} fall asleep`, `made ${whom} fall asleep`, `makes ${whom} tired`, `made ${whom} tired`, `makes ${whom} drowsy`, `makes ${whom} nod off`, `makes ${whom} doze off`, `puts ${whom} to sleep`, `put ${whom} to sleep`, `sends ${whom} to sleep`, `sent ${whom} to sleep`, `always makes ${whom} yawn`, `always makes ${whom} sleepy`]), 'makes you sleepy', 'makes you yawn', 'makes you fall asleep', 'gives everyone the yawns', 'has a yawn that is catching', 'has a catching yawn', 'has a contagious yawn', 'makes everything sleepy', 'makes everything fall asleep'],
 except: ['baby', 'babies', 'song', 'sings', 'lullaby', 'lullabies', 'story', 'stories', 'sand', 'sandman', 'spell', 'poison', 'medicine', 'hospital', 'school', 'class', 'teacher', 'is bored', 'boring', 'mum', 'dad', 'brother', 'sister', 'sad', 'dead', 'sheep to count', 'driver', 'drivers', 'can’t sleep'],
 company: ['bud', 'flower', 'cactus', 'mirror', 'clock', 'window', 'rug', 'lamp', 'sill', 'spoon', 'pot', 'chair', 'yawn', 'saw', 'train', 'pillow', 'sandwich', 'moth'],
 about: 'The hero wants to see a flower that opens at ten at night, and whoever makes everyone sleepy has come to see it too, until they ask whom it has never seen, and fetch the mirror.',
 titles: ['Open at Ten', 'The One Awake', 'As White as a Plate', '{visitor} Is Sorry About It', 'Whom It Had Never Met'],
 want: [
{ id: 'open-at-ten', A: 'partner', paragraphs: ['On the window sill stood a cactus with one bud. Tonight at ten it would open, and by the morning it would be over. {H} wanted to see that. {H} was as wide awake as a fork. Then in came {visitor.first}. “Good evening,” said {visitor}, and {A} yawned.',
'It was a yawn with room for a loaf. {H} had it too. “I’m so sorry,” said {visitor}. “I do that to everybody. I wanted to see the flower, and for once not be the only one.”'] }
 ],
 way: [
{ id: 'the-loudest-song', A: 'partner', paragraphs: ['“We’ll stay awake, that’s all,” said {A}. “We’ll march, and sing.” They took the loudest song that they knew, with drums in it, and marched round the table. The first verse shook the spoons. In the second they were walking. In the third they were lying on the rug, and the drums went by far off, on tiptoe.',
'A spoon fell down and woke them. “You sing beautifully,” said {visitor}, who hadn’t missed a note. “It’s just that it always comes out as a lullaby.”'] },
{ id: 'it-comes-from-there', A: 'same', spare: 0.5, paragraphs: ['“Where does it come from?” asked {A}. “Let’s look, before we drop off.” They held a hand up to {visitor}, first here and then there. It was strongest near {caller.part}. There it was like the air over a bath.',
'So {H} put a tea towel over that. It got a little better. Then the tea towel hung lower, and lower still, and slid to the floor. “It’s asleep,” said {A}. You could see by the folds. They let it lie, and put the other one over it.'] },
{ id: 'something-lively', A: 'same', spare: 0.6, paragraphs: ['“Do something lively!” said {A}. {visitor} {caller.does}, and gave it all it had. It should have woken up a stone. {H} watched it with eyes that got smaller and smaller, like two people going away down a road.',
'“I’ll join in,” said {A}. {A} {caller.move}, and it was like doing it in honey. The beginning was quite brisk. The middle was done sitting, and the rest of it lying down, with a sigh. “That was very good,” said {visitor} to the two of them on the rug. “They all finish like that.”'] },
{ id: 'where-it-is-quiet', A: 'same', spare: 0.7, paragraphs: ['“It must be lovely and quiet at yours,” murmured {A}. {visitor} lived {caller.where}. They had all moved there for the noise, said {visitor}, and because there was always something on. There’d been a brass band next door, and someone with a saw.',
'By the first evening they were in their nightshirts. The saw still stood where it had stopped, halfway through the plank. “I go round and put out their lamps,” said {visitor}, “and shut the windows, if it rains. They think a lot of me. I’ve just never heard them say so.”'] },
{ id: 'half-a-sentence', A: 'same', spare: 0.8, paragraphs: ['“If it’s interesting enough, one stays awake,” said {A}. {visitor} knew something really interesting, and had known it for years. “{caller.fact},” said {visitor}. But {A} had got as far as the second word.',
'“What?” said {A}, with a jump. “What’s the second half?” So {visitor} said it again. This time {A} heard the end, and had lost the beginning. “It’s told whole a few times a year,” said {visitor}. “To people going by fast.”'] },
{ id: 'cold-feet', A: 'same', spare: 1, paragraphs: ['“Cold feet keep you awake,” said {A}. {H} put both feet out on the tiles, and sat there, and it worked. It worked as far as the knees. Below it was Tuesday, and wide awake. Above it was night, and {H}’s head was on {A}.',
'“Wake up,” said the feet, so to speak. Nobody answered up there. {visitor} was sorry for them, and came and sat where they were. Then the toes curled up one after another, beginning with the small ones.'] },
{ id: 'came-to-see', A: 'other', spare: 4, paragraphs: ['{A} came to see why it was so quiet. “Good evening,” said {visitor}. {A} had been going to say something, and had one finger up. It stayed up. “I only wanted …” said {A}, and sat down by the wall to want it.',
'After some time {A} woke up, with the finger still in the air, and looked at it. It was no use. It must have been something about the window, or about the wash, or a pan. “It can’t have been the pan,” said {A}, and went to see. In the kitchen the milk had gone for a walk.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“My uncle was the mayor,” said {S}, “and whenever he made a speech, they all slept. They brought pillows. It was the best sleep in the whole district, and people came from the hills for it.” “Was he cross?” asked {A}. “He never knew,” said {S}. “He shut both eyes when he spoke.”',
'{visitor} wished to hear how it ended. “Once he stopped too soon,” said {S}. “They woke up, and voted for him. They’d never felt so fresh.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['“I’m not tired,” said {S}, as on every evening, and looked straight at {visitor}. “Not a bit.” And {S} didn’t yawn. {A} was astonished. {S} only got redder, and held on to the chair. “Not a bit,” said {S}, slower. “Not a …” began {S}.',
'{visitor} was full of respect. Nobody had ever said it three times before. “Is that the end of it?” asked {visitor}. “It,” said {S}, with both eyes shut. So they could put that in its place.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} was asleep anyway, and had been since supper. So {A} was the only one with whom {visitor} could do no harm. {visitor} lay down beside {A}, and they were very easy together. {A} slept, and {visitor} looked on.',
'Once {A} woke up, looked at {visitor} for a while, and went on with it. “Did you see?” whispered {visitor}. “{A} came up specially.” There was nothing to be sorry about. {A} had done all of that without help.'] },
{ id: 'whom-have-you-not', A: 'partner', paragraphs: ['{A} lay on the rug, with one eye open. “Why aren’t you ever sleepy yourself?” asked {A}. “I’ve often wondered,” said {visitor}. “Everyone who sees me nods off, and I’m the only one awake.” The eye opened again. “Everyone who sees you,” said {A}. “Have you ever seen you?”',
'{visitor} never had. {H} crept to the hall on all fours, half asleep, and came back with the mirror.'] }
 ],
 turn: [
{ id: 'the-mirror', A: 'partner', paragraphs: ['{visitor} looked into it. “Good evening,” said {visitor}, and after that there was a pause. “Oh,” said {visitor}. “So that’s how it is. It’s like a pocket.” And for the first time {visitor} was asleep. {H} sat up. {A} sat up. The clock struck ten.',
'Something moved in the bud. A crack came, and it was white. You could watch it, said {A} softly, just as you can watch a door. It grew as wide as a cup, and then as a plate.'] },
{ id: 'the-smell', A: 'same', spare: 8, paragraphs: ['First the smell came, and then a moth, out of the dark. It had been on its way for some time. “That’s whom it does this for,” said {A}. A flower that opens at night is white, so that it can be found. The moth went right in, up to the back legs.',
'“And we’re only guests,” said {H}. They kept a little to one side. With the mirror there were two of {visitor}, both asleep, and they kept each other at it.'] },
{ id: 'round-the-other-way', A: 'partner', paragraphs: ['“It came to see this,” said {A}. So {H} turned the mirror to the wall. {visitor} woke up, and in front was the flower. Nobody looked at anybody. They all looked at the flower. “Are you still there?” asked {visitor}, after a time. “Yes,” said {H}. “And awake?” “Yes,” said {A}.',
'“So this is what it’s like,” said {visitor}, “with others.” And {visitor} turned round to them, for joy.'] }
 ],
 everybody: {
  want: ['{names} yawned as well, and it went round once more.', '{names} sat down in front of the bud, to be early.', { text: '{names} held both eyes open with two fingers.', needs: ['hands'] }, { text: '{names} gave the cactus a spoonful of water, to be getting on with.', needs: ['hands'] }],
  way: ['{names} marched in front, and lay down in front.', '{names} said something about staying up, with no end to it.', { text: '{names} beat the drum on a pan, and then stroked it.', needs: ['hands'] }, { text: '{names} fetched a pillow, just to look at.', needs: ['hands'] }],
  turn: ['{names} breathed in the smell, right down to the socks.', '{names} saw it open, and forgot to say so.', { text: '{names} held the mirror straight.', needs: ['hands'] }, { text: '{names} shaded the lamp, so that it was night enough.', needs: ['hands'] }]
 },
 bed: ['{visitor} went home with the mirror under a cloth, for afterwards. On the sill the flower stood as wide as a plate, all by itself.', 'They got as far as washing, and there was no stopping it now. {H} lay down.'],
 last: ['{H} was not a bit tired, and was asleep.', 'Somewhere {visitor} lifted the cloth and said good evening, and {H} was asleep.']
})
