import { wishPlot } from '../wish-plot.ts'

export const whoeverCantShine = wishPlot({
 id: 'wish-whoever-cant-shine',
 visits: 'anything',
 whoever: ['can’t shine', 'couldn’t shine', 'cannot shine', 'can’t shine brightly', 'can’t shine bright', 'can’t shine any more', 'doesn’t shine', 'didn’t shine', 'doesn’t shine any more', 'never shines', 'never shone', 'won’t shine', 'wouldn’t shine', 'stopped shining', 'stops shining', 'wants to shine', 'wanted to shine', 'wants to shine like the others', 'wants to shine like the sun', 'wants to shine like a star', 'wants to be shiny', 'wants to sparkle', 'wanted to sparkle', 'can’t twinkle', 'couldn’t twinkle', 'doesn’t twinkle', 'won’t twinkle', 'wants to twinkle', 'has lost its shine', 'lost its shine', 'isn’t shiny', 'is not shiny', 'is not shiny enough', 'is too dull', 'is too dim', 'has no light', 'had no light', 'can’t light up', 'couldn’t light up', 'won’t light up', 'doesn’t light up', 'wants to light up', 'wants to be bright', 'wants to shine brighter', 'can’t gleam', 'can’t sparkle any more', 'forgot how to shine', 'forgot how to twinkle', 'has lost its light', 'is all tarnished', 'isn’t bright enough', 'lost its glow', 'never twinkles', 'only shines a little bit', 'wishes it could shine'],
 except: ['battery', 'batteries', 'electricity', 'bulb', 'traffic', 'shoes', 'school', 'trainers', 'red', 'green', 'christmas tree', 'moonshine', 'cigarette', 'rain', 'cloud', 'can’t stop', ' turns', 'turned', 'turn off', 'turn out', 'switch', 'travels', 'travelled', 'carries', 'carried', 'needs', 'needed'],
 notOf: ['sun', 'bulb', 'lightbulb', 'lamp', 'torch', 'lantern', 'candle', 'shoe', 'shoes', 'tooth', 'teeth'],
 company: ['lamp', 'doll', 'eye', 'bookcase', 'torch', 'corner', 'light', 'dark', 'cloth', 'spoon', 'spoons', 'wall', 'moon', 'stone', 'socks', 'sock', 'bread', 'button', 'gap', 'sun', 'polish', 'ceiling'],
 about: 'The hero wants the doll’s button eye from behind the bookcase, where the lamp does not reach, and whoever cannot shine is polished for nothing, until they see that it passes the light on, round the corner.',
 titles: ['Round the Corner', 'What the Moon Does', '{visitor} Passes It On', 'The Other Eye', 'It Comes Off You'],
 want: [
{ id: 'the-other-eye', A: 'partner', paragraphs: ['One eye of {H}’s doll was a button, and that had rolled in behind the bookcase. {H} wanted it back before bed. But in there it was black. The light of the lamp went straight past. “Light can’t go round corners,” said {A}.',
'“Is somebody looking for light?” asked a voice. It was {visitor.first}. “I’d have liked to help,” said {visitor}, “but I don’t do any. All the others shine. I’ve tried for years, and I only get tired.”'] }
 ],
 way: [
{ id: 'rubbing', A: 'partner', paragraphs: ['“With spoons you rub,” said {A}. So {H} took a soft cloth and rubbed {visitor}, in front and behind. {visitor} squeaked a little. Then they put out the lamp to see, and saw nothing.',
'“Am I shining?” asked {visitor} out of the dark. Nobody wanted to say it. “You’re very clean,” said {A}. {H} put the lamp on again.'] },
{ id: 'with-a-run-up', A: 'same', spare: 0.5, paragraphs: ['“How do the others do it?” asked {A}. “They don’t do anything,” said {visitor}. “It just comes. I think as hard as I can of noon, and count to ten.” So {visitor} thought of noon, and counted, and got as far as nine. What came was a yawn.',
'“Try it with a bit of moving,” said {A}. To show how, {A} {caller.move}, very slowly. Then they all looked to see if {A} had lit up. Only one ear was a bit red, and that was from the effort.'] },
{ id: 'there-if-anywhere', A: 'same', spare: 0.6, paragraphs: ['“Where would it come out, if it came?” asked {A}. {visitor} had always believed in {caller.part}. If there was a place for it, then it was there. {H} put a hand round it, like somebody who has caught a moth, and peeped in.',
'It was dark in there, and quite warm. “Perhaps it comes later,” said {H}. {visitor} said that it had been hoped for since spring. They blew on it, for luck, and wished it a good night.'] },
{ id: 'where-all-shine', A: 'same', spare: 0.7, paragraphs: ['{visitor} lived {caller.where}, and it was dark there in the evenings. “They all said that I’d be the one,” said {visitor}. “They’d put out chairs.” So {visitor} had gone to the middle, and taken a breath, and nothing had come. In the end somebody went for a lamp.',
'“And then?” asked {A}. “Then they could see me,” said {visitor}. “That was the worst of it.” But an old neighbour had clapped. She’d only come to sit.'] },
{ id: 'bright-as-well', A: 'same', spare: 0.8, paragraphs: ['“You’re bright in other ways,” said {A}. “{caller.fact}. That’s something not everyone has.” {visitor} was glad to hear it, and repeated it twice. It didn’t get any lighter behind the bookcase.',
'“Say it in there,” said {H}. {visitor} leaned in at the gap and said it, loud and clear. They all listened. It stayed dark, but it felt less as if there was somebody in it.'] },
{ id: 'that-shines', A: 'same', spare: 0.9, paragraphs: ['{A} had put up {caller.stand}, right under the lamp. “That’s you, shining,” said {A}. It did look bright. {visitor} went round it with envy. From behind there was no shine on it at all. It was as dull as bread.',
'“It only does it at the front,” said {visitor}. {H} turned it round. Now the back did it, and the front had stopped. “It must be moving about in there,” said {visitor}, and knocked.'] },
{ id: 'carrots', A: 'same', spare: 1, paragraphs: ['“Some are born with it,” said {A}, “and others have to be fed, like the torch.” {visitor} would eat anything. They tried it with butter, because that’s yellow, and with a slice of lemon. {visitor} swallowed them and waited, with a hopeful face.',
'“Is it coming?” asked {H}. Something was. It was a hiccup, and it was dark. They gave up the idea before they got to the mustard.'] },
{ id: 'not-to-look', A: 'same', spare: 2, paragraphs: ['“Perhaps you’re shy,” said {A}. “We won’t look.” They turned to the wall and sang. “Now?” asked {A} after each verse. “I can’t tell from in here,” said {visitor}. “You’d have to look.” So that was no good.',
'{H} peeped through two fingers. There was {visitor}, with the lamp behind, and a bright edge as thin as a thread. But when {H} ran round to see it from the front, it was gone.'] },
{ id: 'the-broom', A: 'same', spare: 3, paragraphs: ['{H} put an arm in behind the bookcase, as far as the shoulder. There was fluff, and a thing with legs that was only a hairgrip. “Left a bit,” said {A}, who couldn’t see it either. Then {H} poked with the broom, and it brought out a sock.',
'“We’ve been missing that,” said {A}. The doll watched with the one eye. It was glad about the sock, but not very.'] },
{ id: 'with-a-torch', A: 'other', spare: 4, paragraphs: ['{A} came with the big torch. It was too thick for the gap. {A} shone it in from above, and there was a spider, who moved along. {A} shone it in from the side, as far as the pipe. Light would go straight on, and the eye lay round the corner.',
'“You’d want one that bends,” said {A}. They looked at the hose of the vacuum cleaner, but it only bent. {A} lit up {visitor} by mistake, and said sorry. For a moment the whole ceiling was friendly.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“I was the moon in a play,” said {S}. “I’d a yellow dress, and I stood on a box. The lamp was meant to be on me. But it was on a donkey.” “So you were dark?” asked {A}. “All evening,” said {S}. “But that donkey had never been so good.”',
'Then the donkey had walked across to the box. Just beside it there was such a brightness that you could see the moon’s face. {visitor} wanted to know what the donkey had been made of. “Bed sheets,” said {S}.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} could shine. {S} ran off and came back in white pyjamas, and stood in the lamplight with both arms out. “You see?” said {S}. One did see, and very well. “How do you do it?” asked {visitor}. “I stand here,” said {S}.',
'{visitor} stood there too, and {S} put an arm round whatever there was. They both shone for a while, {S} said. {A} didn’t like to disagree. It was a very definite pair of pyjamas.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} had two eyes that shone in the dark, when there was a lamp in front. {visitor} admired them very much. “Is it hard?” asked {visitor}. {A} shut both, and it was out. {A} opened one.',
'“It’s only when you look towards the lamp,” said {H}, who had noticed it before. If {A} looked at the wall, they were just eyes. {visitor} thought about this longer than the others did.'] },
{ id: 'on-the-side-of', A: 'partner', paragraphs: ['{visitor} had sat down next to the bookcase, a bit sad, right in the lamplight. {A} was looking at the wall. “It’s lighter there,” said {A}. There was a soft patch on it, on the side where {visitor} sat. “Move a bit,” said {H}. {visitor} moved, and the patch moved too. “That’s the lamp,” said {visitor}. “It comes from the lamp,” said {A}, “but it gets there off you. You’re passing it on!”'] }
 ],
 turn: [
{ id: 'round-the-corner', A: 'partner', paragraphs: ['{visitor} sat down at the gap, and leaned a little to the left. {H} turned the lamp until it fell full on {visitor}. The light bounced off, and went in round the corner, pale and soft. It lay on a spoon, some fluff and a button. “There!” cried {H}. The eye shone back, just once.',
'“Was that me?” asked {visitor}. “That was the lamp, and you, and the button,” said {A}. “It takes all three.”'] },
{ id: 'everything-does', A: 'same', spare: 8, paragraphs: ['“Then what else does it?” asked {H}. They went and looked. The bread did it, or you couldn’t have seen it. A sock did it, and so did {A}. Everything that you can see passes a bit on. “I’d taken that for bread,” said {visitor}.',
'White things passed on most, and the black coat kept nearly all of it. {H} held a red book by the wall, and the patch was pink. They’d never had a room that was so busy.'] },
{ id: 'under-the-chin', A: 'same', spare: 9, paragraphs: ['Now {visitor} was wanted everywhere. {visitor} sat under the table, so that they could see the chewing gum. {visitor} sat at {A}’s feet, and there was light under {A}’s chin, where it never is. “So that’s what’s there,” said {H}.',
'“Don’t I need to do anything?” asked {visitor}. “Lean,” said {A}. It was no trouble, and it didn’t make you tired. You only had to sit where somebody could use it.'] },
{ id: 'the-moon-too', A: 'partner', paragraphs: ['With a ruler {H} fished out the eye, and the doll had both again. At the window the moon had come up, bright and round. “That one can do it by itself,” sighed {visitor}. “No,” said {A}. “It’s a stone. It’s as dark as a stone, all through. The sun’s round the corner, and the moon passes it on.”',
'{visitor} looked up at the moon for a long time. “I’d never have seen it,” said {visitor}, “to look at.” {H} put out the lamp, and you could still see the doll.'] }
 ],
 everybody: {
  want: ['{names} looked in at the gap, and it was as dark as they’d said.', '{names} kept the doll company on its blind side.', { text: '{names} held the lamp a bit higher, and then a bit lower.', needs: ['hands'] }, { text: '{names} felt behind the bookcase, and found a peg.', needs: ['hands'] }],
  way: ['{names} stood in the lamplight, and threw a good shadow.', '{names} waited in the dark, and heard the squeaking.', { text: '{names} polished the last dull spot.', needs: ['hands'] }, { text: '{names} put a cushion under {visitor}, after all that.', needs: ['hands'] }],
  turn: ['{names} leaned to the left as well, for whatever it did.', '{names} looked up at the moon, and was passed some of it.', { text: '{names} fished the button out on a ruler.', needs: ['hands'] }, { text: '{names} held up a white plate, and the ceiling got one.', needs: ['hands'] }]
 },
 bed: ['The bookcase kept its corner, and it was dark again in there, without anybody minding. {visitor} went home by moonlight, on the side where it could be used.', 'They washed. {H} put the doll by the window, to try out the eye.'],
 last: ['The moon passed it on, and the doll passed it on, and {H} was asleep.', 'From round the corner came just enough light for two button eyes, and {H} was asleep.']
})
