import { wishPlot } from '../wish-plot.ts'

export const whoeverGoFaster = wishPlot({
 id: 'wish-whoever-go-faster',
 visits: 'anything',
 whoever: ['wants to go fast', 'wants to go faster', 'wanted to go fast', 'wanted to go faster', 'wants to go really fast', 'wants to go very fast', 'wants to go super fast', 'wants to go quicker', 'wanted to go quicker', 'would like to go faster', 'wishes it could go faster', 'wished it could go faster', 'dreams of going fast', 'dreams of going faster', 'can’t go fast', 'can’t go faster', 'couldn’t go fast', 'couldn’t go faster', 'can’t go any faster', 'couldn’t go any faster', 'only goes slowly', 'can only go slowly', 'could only go slowly', 'goes too slowly', 'went too slowly', 'never goes fast', 'isn’t fast enough', 'wasn’t fast enough', 'is not fast enough', 'wants to speed', 'wants to speed up', 'wants to drive fast', 'wants to drive faster', 'wants to move faster', 'wants to fly faster', 'wants to swim faster', 'wants to crawl faster', 'needs to go faster', 'tries to go faster', 'tried to go faster', 'can only crawl along', 'doesn’t want to be slow', 'wants to be quick', 'wants to be speedy', 'wants to be the fastest', 'wants to whizz along', 'wants to zoom', 'wishes it were fast', 'is fed up of being slow'],
 except: ['race', 'to win', 'won the', 'asleep', 'sleep', 'grow', 'eat', 'talk', 'read', 'learn', 'ambulance', 'fire engine', 'police', 'crash', 'crashes', 'crashed', 'hurt', 'wheelchair', 'hospital', 'teased', 'rocket boots', 'roller skates', 'skateboard', 'motorway', 'grandpa', 'grandma'],
 company: ['basket', 'rug', 'mat', 'pegs', 'peg', 'lamp', 'fence', 'chair', 'coats', 'button', 'moon', 'train'],
 about: 'The hero wants to go as fast as on the train, and so does a visitor who is slow; what is far off never seems to move, but what is near flies by, so they lay a fence of pegs right beside the way.',
 titles: ['Peg, Peg, Peg', 'Set Off in March', 'Any Faster and I’d Miss the Blue One', 'The Fast Hall', '{visitor} and the Fence'],
 want: [
{ id: 'the-grey-stripe', A: 'partner', paragraphs: ['From the train {H} had seen a fence go by. It was so fast that it had turned into a grey stripe. {H} wanted that again, and sat in the washing basket in the hall, and rowed with both hands. “You’re at the mat,” said {A}. “You were at the mat before.”',
'“That looked quick,” said a voice. It was {visitor.first}. “I want to go faster, too,” said {visitor}. “I set off for here in March.”'] }
 ],
 way: [
{ id: 'on-the-rug', A: 'partner', paragraphs: ['“What you need’s a push,” said {H}. {visitor} got onto the rug, and {H} took it by the end and ran. It was a long hall with a smooth floor, and at the kitchen there was a bump. “Was that fast?” asked {A}.',
'{visitor} did not know. “I looked up,” said {visitor}, “and there was the ceiling, and it was white the whole way. I think that it was the same bit.” Then it was over. And now {visitor} had to go all the way back.'] },
{ id: 'since-march', A: 'same', spare: 0.3, paragraphs: ['“What did you see, since March?” asked {A}. {visitor} had seen a puddle dry up. A bud had come undone, and you could watch it, if you were passing for two days. “And a hen went by with nine eggs’ worth of chicks,” said {visitor}. “Later on they overtook me.”',
'{H} had never seen a bud come undone. From the train they had all been open, or all been shut. “It’s quite slow,” said {visitor}. “But it keeps at it.”'] },
{ id: 'do-it-quickly', A: 'same', spare: 0.5, paragraphs: ['“Start with something easy,” said {A}. “Do what you do, only faster.” {visitor} {caller.does}. It took as long as it took. {H} had counted to eleven.',
'{A} wanted to see where the time went, and {caller.move}. That came to eleven as well. “It can’t be done in ten,” said {A}. “There’s no room in it anywhere.”'] },
{ id: 'smoother', A: 'same', spare: 0.6, paragraphs: ['Fast things are smooth, {H} thought. They looked {visitor} over for whatever stuck out into the wind. It came down to {caller.part}. “I could think of something else as I go,” said {visitor}. “Then there’s less of that in front.”',
'It did help a little. But then {A} asked what {visitor} was thinking of. It was supper, and that pulled the other way.'] },
{ id: 'the-message', A: 'same', spare: 0.7, paragraphs: ['{visitor} had brought a slip of paper. “{caller.fact},” it said. “That’s about me,” said {visitor}. “You were to have it by Easter. It was urgent.” {A} thanked {visitor}, and read it twice. It was still true. You could not say that of everything that comes by the fast post.',
'“And what was the answer to be?” asked {H}. “I’m to bring it back,” said {visitor}. They all worked out when that would be, and {A} wrote Happy New Year beneath it.'] },
{ id: 'at-home-there', A: 'same', spare: 0.8, paragraphs: ['“Is everyone as slow where you live?” asked {H}. {visitor} lived {caller.where}. “At home I’m quick,” said {visitor}. “There’s a stone there. I’ve passed it twice.” The stone had taken it well.',
'{A} fetched the doorstop and set it by the wall. {visitor} went past that, and looked back over the shoulder, or what there was. It was not the same stone. But it had been left standing.'] },
{ id: 'against-somebody', A: 'same', spare: 0.9, paragraphs: ['At the start {H} had put {caller.stand}. It was there to be overtaken. “Off!” said {A}. {visitor} set off. The other was slow to begin with, and kept that up. After a minute {visitor} was ahead by the whole of a tile.',
'“I’m in front,” whispered {visitor}. It was roomy there, and one could choose the way. {visitor} waited for the other to catch up, so as to be in front again.'] },
{ id: 'downhill', A: 'same', spare: 1, paragraphs: ['“Downhill you go faster by yourself,” said {A}. {H} laid a drawing board over a book, and {visitor} set off at the top. First there was nothing. Then there was a slow slide to the left, and a stop among the coats.',
'“I was faster than I’d meant,” said {visitor} from inside a sleeve. “But it wasn’t where I was going.” They took the book away again. From the level board {visitor} arrived, after a good while, at the front.'] },
{ id: 'quick-words', A: 'same', spare: 2, paragraphs: ['{A} thought that it might come from the talk. So they spoke faster, and left out the gaps. {H} asked what was in the basket, and {A} had said “a sock” before that was over. {visitor} thought it over, and took a breath. “Which,” said {visitor}, “sock?”',
'By then they were three questions further on. They waited at the third one, until {visitor} came up with the sock. It had lost nothing on the way.'] },
{ id: 'the-starter', A: 'other', spare: 3, paragraphs: ['{A} came to start it off properly, and raised a wooden spoon. “Ready,” said {A}. “Yes,” said {visitor}. “Steady.” “Very,” said {visitor}. At “Go!” {H} shot off in the basket, as far as the mat. {visitor} was still being ready.',
'“I’ve got to finish one before the next,” said {visitor}. {A} kept the spoon in the air. It was a long and beautiful start, and nobody’s ever been steadier.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 4, paragraphs: ['“We had a donkey that wanted to go faster,” said {S}. “You could tell by its ears. They leaned forward, and the legs did not.” “How long did it take you to market?” asked {A}. “We set off for the Tuesday one,” said {S}, “and got there for the Friday one.”',
'{visitor} asked what they had sold. “Cheese,” said {S}. “It was better on Fridays. People said it was the long way that did it.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 5, paragraphs: ['“I’m the fastest there is,” said {S}, and ran three times round the basket. “Where to?” asked {visitor}. {S} stopped. “To here,” said {S}. “But you were here before,” said {visitor}. “So was I, and I haven’t moved.”',
'{A} had to judge it. {S} had gone a long way, very fast, and come out level with {visitor}. It was called a draw. They shook on it, which took a while.'] },
{ id: 'pet', A: 'pet', spare: 6, paragraphs: ['{A} lay in the basket with both eyes shut. “Is that one fast?” asked {visitor}. {H} only touched the fridge door. There was a draught, and {A} was in the kitchen, and the basket was still rocking.',
'“How’s it done?” asked {visitor}. As far as {H} could see, you did not set off at all, for hours. You saved it up. Then there had to be cheese.'] },
{ id: 'from-down-there', A: 'partner', paragraphs: ['“Once more, past my nose,” said {A}, with one cheek on the floor. {visitor} went past, just as always. “You shot by!” said {A}. {H} lay down beside {A} to see. It was true. The tassels of the rug whisked off to the side. Far away the lamp stood still. “It’s the same on the train,” said {H}. “The hills never move. It’s only the fence that’s fast.” “And the fence is near,” said {A}.'] }
 ],
 turn: [
{ id: 'a-near-fence', A: 'partner', paragraphs: ['{H} fetched every peg in the house. They stood in two rows, all down the hall, close on both sides. {visitor} set off between them, no faster than before. Peg, peg, peg, peg. “They’re flying!” called {visitor}. “Don’t look at the lamp,” called {A}. “Look at the pegs.” {visitor} did. The pegs turned into a fence, and the fence into a stripe.'] },
{ id: 'the-ones-that-fell', A: 'same', spare: 7, paragraphs: ['A peg had fallen over in the middle, and {visitor} saw it from some way off. “There’s a gap coming,” said {visitor}, and held tight. It went by in a flash. On the other side of the gap one could see a shoe.',
'{A} asked what sort of shoe. “I couldn’t say,” said {visitor}, glowing. “I was going too fast.” It was the first thing that {visitor} had ever missed.'] },
{ id: 'what-comes-along', A: 'same', spare: 8, paragraphs: ['Through the window stood the moon, further away than any lamp. {H} walked down the hall, and it was there. {H} came back again, and so was the moon. “It keeps up with me,” said {H}. “It kept up with me as well,” said {visitor}.',
'So whether you were quick or slow, the moon came along. {A} thought that this was good manners. It had such a long way to come.'] },
{ id: 'the-blue-one', A: 'partner', paragraphs: ['{H} went next, flat on the floor, with an ear almost at the pegs. {H} crept along on both elbows, as slowly as anybody ever went. Whisk, whisk, whisk. It was the train, and more so.',
'“How long did that take us?” asked {visitor} at the end. “As long as always,” said {A}. “And it was terribly fast.” They turned round to go again. “Do you want it faster still?” asked {H}. {visitor} looked back along the pegs. “No,” said {visitor}. “Any faster, and I’d miss the blue one.”'] }
 ],
 everybody: {
  want: ['{names} got into the basket behind {H}, and it went no further than the mat.', '{names} let {visitor} go first at the door, and waited.', { text: '{names} moved the shoes, so that the way was clear.', needs: ['hands'] }],
  way: ['{names} looked up at the ceiling, and it was the same bit.', '{names} lay down on the boards too, and saw the tassels go.', { text: '{names} smoothed the rug behind them, where it had bunched.', needs: ['hands'] }],
  turn: ['{names} went down the hall between the pegs, and knocked over just two.', '{names} kept an eye on the lamp, and it did not move.', { text: '{names} found the blue peg, and stood it in the row.', needs: ['hands'] }]
 },
 bed: ['The pegs went back into their bag. {visitor} set off for home at once, to be there by spring.', '{H} washed, and lay down with one cheek on the sheet. From so near, the creases stood like a fence. One finger went along them, slowly, at a tremendous speed.'],
 last: ['The moon had kept up the whole way, and {H} was asleep.', 'Far off the lamp stood still, and near by the night flew past, and {H} was asleep.']
})
