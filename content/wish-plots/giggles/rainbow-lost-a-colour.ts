import { wishPlot } from '../wish-plot.ts'

export const rainbowLostAColour = wishPlot({
 id: 'wish-rainbow-lost-a-colour',
 wishes: ['rainbow lost colour', 'rainbow lost color', 'rainbow loses colour', 'rainbow loses color', 'rainbow lost orange', 'rainbow loses orange', 'rainbow missing colour', 'rainbow missing color', 'rainbow missing orange', 'rainbow colour missing', 'rainbow without orange', 'rainbow forgot colour', 'rainbow forgot color', 'rainbow forgot orange', 'rainbow forgets colour', 'rainbow can’t find orange', 'rainbow can’t find colour', 'rainbow looking for colour', 'rainbow looks for colour', 'rainbow searching colour', 'rainbow searches for colour', 'rainbow six colours', 'rainbow six colors', 'rainbow lost stripe', 'rainbow missing stripe', 'rainbow gap', 'rainbow colour went missing', 'rainbow colour disappeared', 'rainbow color disappeared', 'orange left rainbow', 'orange ran away rainbow', 'rainbow colour ran away', 'rainbow orange gone', 'rainbow colour gone', 'rainbow wants orange back', 'rainbow wants colour back'],
 answers: ['rainbow', 'rainbows', 'colour', 'colours', 'color', 'colors', 'orange', 'stripe', 'stripes', 'lost', 'lose', 'loses', 'losing', 'missing', 'without', 'gone', 'disappeared', 'forgot', 'forgets', 'forgotten', 'find', 'finds', 'finding', 'found', 'look', 'looks', 'looking', 'search', 'searching', 'searches', 'help', 'helps', 'back', 'again', 'only', 'six', 'seven', 'gap', 'hole', 'rain', 'rainy', 'raining', 'sun', 'sunny', 'sunshine', 'sky', 'cloud', 'clouds', 'puddle', 'drop', 'drops', 'raindrop', 'raindrops', 'water', 'wet', 'bright', 'pretty', 'beautiful', 'little', 'big', 'young', 'old', 'sad', 'worried', 'happy', 'whole', 'day', 'morning', 'afternoon', 'evening', 'night', 'summer', 'spring', 'autumn', 'window', 'house', 'home', 'street', 'over', 'ran', 'away', 'left', 'went', 'can’t', 'friend', 'friends', 'child', 'children', 'girl', 'boy', 'mum', 'mom', 'dad', 'grandma', 'grandpa'],
 except: ['died', 'dead', 'bridge', 'unicorn', 'unicorns', 'gold', 'leprechaun', 'fish', 'baby', 'hospital', 'paint', 'painting', 'crayon', 'crayons', 'red', 'blue', 'green', 'purple', 'violet', 'indigo', 'pink', 'yellow', 'black', 'grey', 'blind', 'dragon', 'zebra', 'butterfly', 'parrot', 'chameleon'],
 nothingElse: true,
 moods: ['losing', 'lost', 'late'],
 company: ['rainbow', 'puddle', 'sock', 'carrot', 'orange', 'chimney', 'bottle', 'drop', 'sun', 'step', 'gap'],
 about: 'A rainbow has lost its orange, and no orange sock will stay in the gap; a single drop shows that the orange is not gone, only that it is dry there, so the gap is sprayed.',
 titles: ['Between the Red and the Yellow', 'A Rainbow With a Gap', 'One to the Left Is Red', '{H} Counts to Seven', 'Where the Orange Was'],
 want: [
{ id: 'six-of-them', A: 'partner', paragraphs: ['After the rain {H} opened the door. A rainbow stood there, with one foot in the puddle. {H} counted, and came to six. Between the red and the yellow there was a gap, and in the gap a chimney.',
'“I’ve lost a colour,” said the rainbow. “I had seven this morning.” “It’s the orange,” said {A}. {H} badly wanted to see a whole one. The sun was low already.'] }
 ],
 way: [
{ id: 'a-sock-in-the-gap', A: 'partner', paragraphs: ['{H} fetched everything in the house that was orange. That was a sock, three carrots and an orange. The rainbow bent down, and {H} put the sock in the gap. It hung there for a moment, like a sock, and fell in the puddle. The carrots fell through, and the orange rolled off down the street.',
'“It was the right colour,” said {A}. “But you couldn’t see through it.” The rainbow thanked them all the same. “I’m a thin person,” it said.'] },
{ id: 'move-up', A: 'same', spare: 1, paragraphs: ['“Couldn’t the others move up?” asked {A}. The red moved down, and the yellow moved up, until they touched. Now there was a gap between the yellow and the green. The green moved up, and it was further along. In the end the gap came out at the bottom, below the violet.',
'“Now you can’t see it,” said {H}. “I can feel it,” said the rainbow. It was like a sock that is too short. You always know.'] },
{ id: 'the-notice', A: 'same', spare: 2, paragraphs: ['{H} wrote a notice for the gate. LOST, it said, ONE ORANGE. “They’ll bring us fruit,” said {A}. So {H} put down more about it. It was long, and bent, and about as wide as a street. It answered to nothing.',
'“Where was it seen last?” asked {A}. The rainbow thought. “Between the red and the yellow,” it said. {H} put that down, too. Then anybody who looked there could be sure that it was the place.'] },
{ id: 'peel', A: 'same', spare: 3, paragraphs: ['{A} ate a small orange, and kept the peel in one piece. It was long, and thin, and bent by itself. {H} held that in the gap. It bent the wrong way. When it was turned round, it bent the wrong way at the other end.',
'“It smells very like mine,” said the rainbow. Two wasps thought so as well. They flew up as far as the yellow, and looked for the rest of the fruit.'] },
{ id: 'a-word-for-it', A: 'same', spare: 4, paragraphs: ['“Once there wasn’t even a word for it,” said {A}. “Nobody here had seen an orange. They said yellow-red.” The rainbow had heard of that. “And what did they call the robin?” asked {H}. “Redbreast,” said {A}. “It’s been orange the whole time.”',
'{H} thought of all those robins, who could not say. “So it’s been missing before,” said the rainbow. It looked a little less bent.'] },
{ id: 'a-cat-in-it', A: 'same', spare: 5, paragraphs: ['An orange cat came along the top of the wall, and sat down in front of the gap. From where {A} stood, it fitted well. “Don’t move,” said {H} to the cat. The rainbow held still, too. It was nearly whole, and it had ears.',
'Then the cat began to wash. One leg of the orange stuck straight up, past the red. “It never did that,” said the rainbow.'] },
{ id: 'the-others-colours', A: 'same', spare: 6, paragraphs: ['{A} asked whether the others were all there. {H} went through them one by one, with something to hold against each. The green was like a pea, and the blue was like the bucket. For the violet they had only a plum, and it was not ripe.',
'“It’s very exact of you,” said the rainbow. No one had ever looked at its violet for so long. People mostly said “Oh,” and ran for a camera.'] },
{ id: 'orange-lamp', A: 'other', spare: 7, paragraphs: ['{A} brought out a lamp with an orange shade, and held it up to the gap. Now there was a glow in it, and one could have read a book there. “It’s cosy,” said {A}. “It’s a window,” said {H}. You felt that somebody lived in the rainbow.',
'A moth thought so, and went in. {A} switched off the lamp, in case the whole street came to see who it was.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 8, paragraphs: ['“Our television once lost its red,” said {S}. “Everyone on it was green, and the news was very calm.” “How did you get the red back?” asked {A}. “You hit the box on the side,” said {S}, “here, a bit lower than you’d think.”',
'{S} looked at the rainbow, and pushed up one sleeve. The rainbow took its foot out of the puddle, and set it down further off.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 9, paragraphs: ['“I’ll be the orange,” said {S}, in an orange jumper, and stood in the gap on tiptoe. “You’ve got to go up over the roof,” said {A}, “and come down on the other side.” {S} bent over as far as {S} could. It came to about one metre.',
'“And be quiet,” said {A}. “Orange doesn’t talk.” {S} managed that until something itched. “It’s hard,” said {S}, “and you don’t get to see it.”'] },
{ id: 'pet', A: 'pet', spare: 10, paragraphs: ['{A} had found the orange thing in the puddle, and came up with it. It was the sock. {H} wrung it out. A little later {A} had found it again, somewhere else, and was just as proud.',
'“That’s how one ought to look for things,” said the rainbow. By evening the sock had been found five times. The rainbow had never known anybody with so much luck.'] },
{ id: 'a-step-to-the-left', A: 'partner', paragraphs: ['“Where was it this morning?” asked {H}. “It just came on,” said the rainbow, “in the thick of the rain.” {A} was looking at a drop that hung from the rail, with the sun in it. “There’s some,” said {A}. {H} bent close. In the drop shone a bit of orange. {H} moved a hair to the left, and it was red. A hair to the right it was yellow. “They’re all in there,” said {A}. {H} looked up at the gap, with the dry chimney in it. “You haven’t lost it,” said {H}. “It’s just not raining there.”'] }
 ],
 turn: [
{ id: 'the-spray-bottle', A: 'partner', paragraphs: ['{H} filled the bottle for spraying the plants, and stood with the sun behind. “Higher,” said {A}. “Now left. That’s the gap.” {H} squeezed, and a cloud of drops went up. Between the red and the yellow, there stood some orange, as wide as a hand. It stayed for as long as the drops did. “That’s it,” said the rainbow. “That’s the very one.”'] },
{ id: 'not-the-same-one', A: 'same', spare: 11, paragraphs: ['“Look at that drop, how orange it is,” said {A}. “It’s red,” said {H}, who stood to the left. They changed places. Now {A} had the red one, and {H} had the orange. Nobody had touched the drop.',
'“It’s always like that,” said the rainbow. “Each of you has got a different one of me. They only look alike.” {H} asked which was the real one. Up there it was quiet. It had never been asked to choose.'] },
{ id: 'round-the-front', A: 'same', spare: 12, paragraphs: ['{H} went round to spray from the front. The drops were just as fine, and there was nothing in them. “You’ve got the sun in your face,” said {A}. {H} turned round, and there was the orange again, as if it had been waiting.',
'“So you never see the sun,” said {H}. “Not once,” said the rainbow. “It’s always behind whoever’s looking.” It had heard that the sun was yellow. It had a yellow as well, and thought that it might be like that.'] },
{ id: 'the-seventh', A: 'partner', paragraphs: ['When the bottle was empty, something fell on {A}’s nose. It had begun to rain again, very finely, right through the sun. The orange came on by itself, from the puddle up over the roof and down the far side. The chimney was gone. {H} counted twice. “Seven!” said {H}.',
'Then the sun went in behind the houses, and it was only wet. “Now it’s lost all of them,” said {A}. “Yes,” said {H}. “But it knows where they are.”'] }
 ],
 everybody: {
  want: ['{names} looked through the gap, and saw the chimney too.', '{names} went round the puddle, so as not to tread on its foot.', { text: '{names} counted along the rainbow with a finger, and found only six.', needs: ['hands'] }],
  way: ['{names} ran after the orange that had rolled off, as far as the corner.', '{names} looked into the puddle, in case the colour had slipped down.', { text: '{names} fished the carrots out of the puddle, and dried them.', needs: ['hands'] }],
  turn: ['{names} stood in the spray, and came out wet and shining.', '{names} watched the gap from the step, and saw the orange first.', { text: '{names} filled the bottle a second time, in case.', needs: ['hands'] }]
 },
 bed: ['The sock was hung up to dry, and the carrots went back in their box.', 'They shut the door. {H} washed, and held up a wet hand to the lamp, and looked for the orange. Then {H} lay down.'],
 last: ['It rained all night in the dark, with every colour in it, and {H} was asleep.', 'On the rail hung seven drops for tomorrow, and {H} was asleep.']
})
