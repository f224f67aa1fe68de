import { wishPlot } from '../wish-plot.ts'

export const whoeverAdventure = wishPlot({
 id: 'wish-whoever-adventure',
 visits: 'anything',
 whoever: ['goes on an adventure', 'went on an adventure', 'goes on a big adventure', 'went on a big adventure', 'goes on adventures', 'goes on a great adventure', 'goes on a little adventure', 'goes on an adventure alone', 'has an adventure', 'had an adventure', 'has a big adventure', 'had a big adventure', 'has lots of adventures', 'has adventures', 'had adventures', 'never has an adventure', 'never had an adventure', 'has never had an adventure', 'sets off on an adventure', 'set off on an adventure', 'looks for an adventure', 'looks for adventure', 'looked for an adventure', 'is looking for an adventure', 'is looking for adventure', 'was looking for adventure', 'seeks adventure', 'loves adventures', 'loved adventures', 'likes adventures', 'is off on an adventure', 'is adventurous', 'is an adventurer', 'wants to be an adventurer', 'escapes and has an adventure', 'gets lost and has an adventure'],
 except: ['friend', 'friends', 'space', 'moon', 'sea', 'ocean', 'jungle', 'pirate', 'pirates', 'treasure', 'dinosaurs', 'hospital', 'school', 'birthday', 'christmas', 'underwater', 'playground', 'theme park', 'forest', 'mountain', 'desert', 'island', ' adventure to ', ' adventures to ', ' adventure in ', ' adventures in ', 'book', 'books', 'story', 'stories', 'film', 'films', 'reads', 'writes', 'wrote', 'told', 'tells', 'hates', 'tired', 'holiday', 'zoo'],
 company: ['rope', 'map', 'list', 'door', 'light', 'lights', 'fuse', 'bear', 'kitchen', 'passage', 'biscuit', 'biscuits', 'torch', 'rain', 'window', 'key', 'boot', 'dark', 'end', 'compass', 'hat', 'sill', 'supper', 'tap', 'bath'],
 about: 'The hero wants a short adventure before bed, and whoever looks for one has no time for the locked door, the dark and the rain that keep getting in the way, until they tell in their order the things that were only a bother.',
 titles: ['No Time for That Now', 'A Short One Before Bed', '{visitor} Looks for Adventure', 'What Got in the Way', 'Then All the Lights Went Out'],
 want: [
{ id: 'a-short-one', A: 'partner', paragraphs: ['{H} wanted an adventure before bed, a short one, with a biscuit at the end. “There aren’t any here,” said {A}. “It’s Tuesday.” Then there was a knock. It was {visitor.first}, with a rope, a map and a hat. “I’m looking for adventure,” said {visitor}. “Have you seen one go by?”',
'On the map a red cross was marked in their kitchen. “That’s at the end of the passage,” said {H}. “It mustn’t get away again,” said {visitor}.'] }
 ],
 way: [
{ id: 'no-time', A: 'partner', paragraphs: ['But just then the front door fell shut behind {visitor}, with the hat in the crack. “No time for that now,” said {visitor}, and went on without the hat. After three steps all the lights went out. “What a bother,” said {A}. Something wet kissed {H} on the ear. “Later,” called {visitor}. “We’re looking for an adventure!”',
'In the kitchen there was nothing. There was a table, as far as one could feel. {visitor} sat down. “It’s gone,” said {visitor}. “I always come too late.”'] },
{ id: 'in-case-of-one', A: 'same', spare: 0.5, paragraphs: ['“If I do meet one,” said {visitor}, “I know what I’ll do.” And {visitor} {caller.does}, as a trial. Something fell off the shelf and rolled. It came back by itself, from the other side. “Don’t let that disturb you,” said {visitor}.',
'{A} wanted to be ready too, and {caller.move}. From far off came a thud, as if somebody had answered. {A} waited for a bit, and it thudded once more. “It’s only the pipes,” said {A}. “They’re always in between.”'] },
{ id: 'just-that-bit', A: 'same', spare: 0.6, paragraphs: ['A ball of string had got round {caller.part}, and pulling only made it tighter. “Hold still,” said {A}, and went round with the other end. Now {A} was in it as well. They turned in a ring, like a parcel that’s wrapping itself.',
'“If only we weren’t held up all the time,” said {visitor}. {H} found the end, and drew, and they both spun out of it as far as the coats. “On we go,” said {visitor}.'] },
{ id: 'none-at-home', A: 'same', spare: 0.7, paragraphs: ['“Aren’t there any where you live?” asked {A}. {visitor} lived {caller.where}, and there was nothing doing there. Once a balloon had come down on the roof, with a goat in it. “But I was packing then,” said {visitor}.',
'Then there’d been the business with the flood, and somebody had lent {visitor} a trumpet. “It was one thing after another,” said {visitor}. “I couldn’t get away for weeks.” {A} looked at {H}, but it was too dark to see.'] },
{ id: 'by-the-way', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” said {A}, to shorten the way a little. “I was told that by a queen,” said {visitor}, “while I was looking for a bus stop.” “What sort of a queen?” asked {H}. {visitor} didn’t know. The queen had just been in the way.',
'The queen had wanted to show {visitor} a tower, with something in it. But the bus had been due. “Did you catch it?” asked {A}. It had been a very ordinary bus.'] },
{ id: 'if-it-comes-by', A: 'same', spare: 0.9, paragraphs: ['In case the adventure came by at the front, they left a sentry at the door. It was {caller.stand}. “You call if there’s anything,” said {visitor} to it. When they next came past, it was standing somewhere else.',
'“Who’s moved that?” asked {A}. Nobody had. It was a bit wet, and it had a leaf on. “Nothing to report?” asked {visitor}. It made no report. “There you are,” said {visitor}, and they went on.'] },
{ id: 'on-the-list', A: 'same', spare: 1, paragraphs: ['{visitor} had a list of how one looks. It’s big, it said, and you know it at once. It glitters, and there’s music. {H} held the list to the window, and read it by the light of the street. Nothing in the passage glittered.',
'There was only a noise in the wall, as if somebody very small were moving a piano. “That’s not music,” said {visitor}. They listened all the same. It seemed to get stuck on a landing.'] },
{ id: 'the-compass', A: 'same', spare: 2, paragraphs: ['{visitor} had a compass, and it pointed at {A}. They went left, and it pointed at {A}. They sent {A} on ahead as far as the coats, and followed. {A} came back, and there they all were. “You’re not north, are you?” asked {visitor}.',
'It was the spoon in {A}’s pocket. {A} had been carrying it about since breakfast, and could not say why. “If you’ve quite finished,” said {visitor}, “we could get on with the adventure.”'] },
{ id: 'a-letter', A: 'same', spare: 3, paragraphs: ['Under the mat there was a letter. It had been there for so long that it was as flat as the floor. “To whoever finds this,” read {A}, by feel, as the ink stood out. {visitor} stepped over it. “That might be anybody,” said {visitor}.',
'{H} put it back, for afterwards, and stepped over it too. Behind them it crackled for a moment, though nobody was standing on it.'] },
{ id: 'from-the-other-end', A: 'other', spare: 4, paragraphs: ['In the dark {H} bumped into somebody, and the somebody bumped into {H}. Neither of them said a word. Then a hand felt {H}’s face, and found the nose. “Is that you?” asked {A}. It was {A}, who had gone round by the other end, to see about the lights.',
'“Have you met an adventure?” asked {visitor}. “I’ve lost a slipper to something in the passage,” said {A}, “and I walked into a bush. No, not one.” “Bad luck,” said {visitor}.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“I never had an adventure,” said {S}. “I meant to have one, on the ferry. But the ferry broke down, and we drifted. They gave out the wrong soup. A lady had twins, and I held the lantern.” “And then?” asked {A}.',
'“Then we were washed up in another country, and I’d only one shoe,” said {S}. “A fisherman lent me a donkey. By the time I got home, my holiday was over.” “What a shame,” said {visitor}.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} had gone through the passage on hands and knees, since one can’t fall over then. “There was a mountain,” said {S}, “and it breathed.” “That was the coats,” said {A}. “It had a button,” said {S}, and held it up.',
'{visitor} only glanced at the button. “I’m looking for something bigger,” said {visitor}. {S} went back in, for the rest. They heard {S} say good evening to the mountain, and get an answer.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} went ahead, as {A} didn’t need any light. {A} stopped at every corner, and thought about it, and went round. “What’s there?” asked {H}. {A} knew, but couldn’t say.',
'All that evening {A} was somewhere with eyes wide open. To {A} it was quite plain that there was more going on than was usual. {A} waited for somebody to notice, and had time.'] },
{ id: 'and-then', A: 'partner', paragraphs: ['They sat in the dark and ate nothing. “What do we say if anyone asks what we did?” asked {A}. “Nothing,” said {visitor}. “First the door ate my hat, that’s all.” “And then all the lights went out,” said {H}. “And something wet kissed me.” “Say that again,” said {A} slowly, “in order.” “That was only what got in the way,” said {visitor}. “I know,” said {A}. “That’s what adventures are made of.”'] }
 ],
 turn: [
{ id: 'in-order', A: 'partner', paragraphs: ['So {H} told it. “It was Tuesday. There was a map, and the cross was in our kitchen. But the door bit off a hat. The lights went out, and from the dark came a cold wet kiss.” {visitor} moved up close. “Who were they?” asked {visitor}. “You,” said {H}, “and {A}, and me.” “I was in it the whole time!” cried {visitor}.',
'Then they all went back, to have the rest of it. Nobody said “Later”.'] },
{ id: 'from-the-start', A: 'same', spare: 8, paragraphs: ['“How did the hat get away?” asked {A}. Nobody knew yet. {visitor} pulled at the brim, in the crack of the door. Somebody pulled on the other side. It was the wind. They won it, in the end, by letting go and being quick.',
'“Did you see how it fought?” cried {visitor}. It was the same hat, but it had a bend in it now. {visitor} wore the bend to the front.'] },
{ id: 'too-much-of-it', A: 'same', spare: 9, paragraphs: ['“I’ve had dozens,” said {visitor}, thinking back. “There was a balloon, and the Monday with the bees. I’ve got a whole cupboard of things that got in the way.” {visitor} had to sit down again. “I’ll have to tell them all.”',
'“One a night,” said {A}. {H} wanted the bees. But bees were long, and it was dark, and they still had the wet kiss before them.'] },
{ id: 'the-wet-kiss', A: 'partner', paragraphs: ['They crept along the passage, {H} in front, with {A} close behind. There it was again, on the ear, cold and wet. Nobody ran. {H} reached up, and it was the end of a towel that hung there to dry. “It’s beaten,” said {visitor}, in awe. Then all the lights came on.',
'On the kitchen table, just where the red cross was, stood a tin. “Biscuits,” said {A}. “We sat beside them the whole time.” {H} had one, at the end.'] }
 ],
 everybody: {
  want: ['{names} looked up and down the passage for one.', '{names} stood ready, in case it was soon.', { text: '{names} held the other end of the rope.', needs: ['hands'] }, { text: '{names} packed a banana.', needs: ['hands'] }],
  way: ['{names} kept close to the wall, and the wall went on.', '{names} bumped into the table, and begged its pardon.', { text: '{names} felt for a switch, and found a nose.', needs: ['hands'] }, { text: '{names} turned the map round, and it was as dark there.', needs: ['hands'] }],
  turn: ['{names} crept behind all the others, which is the bravest place.', '{names} wanted the bit with the hat again.', { text: '{names} wrung out the kiss.', needs: ['hands'] }, { text: '{names} drew the evening in on the map.', needs: ['hands'] }]
 },
 bed: ['{visitor} went home by another way, in the hat, and hoped that something would come up.', 'They washed, and {H} got into bed. The light went out, but this time somebody had done it.'],
 last: ['“And then,” said {H}, and was asleep.', 'It would go on tomorrow, with whatever got in the way, and {H} was asleep.']
})
