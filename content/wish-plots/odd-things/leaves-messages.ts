import { wishPlot } from '../wish-plot.ts'

const MESSAGES = ['messages', 'notes', 'secret messages', 'little notes', 'tiny notes', 'secret notes']

export const whoeverLeavesMessages = wishPlot({
 id: 'wish-whoever-leaves-messages',
 visits: 'anything',
 whoever: ['leaves little messages', ...MESSAGES.flatMap((notes) => ['writes', 'leaves', 'left', 'sends', 'pops out', 'prints', 'prints out', 'gives out', 'hides', 'brings', 'makes', 'spits out', 'always leaves', 'keeps leaving', 'keeps writing', 'loves leaving', 'loves writing'].map((does) => `${does} ${notes}`)), 'writes a message', 'writes a message every day', 'leaves a message', 'leaves a message every day', 'leaves a message every night', 'leaves a note', 'leaves a note every day', 'leaves a note every morning', 'left a note', 'left a message', 'writes messages on the toast', 'writes messages on toast', 'pops out a message', 'pops out toast that says things', 'writes messages at night', 'writes its own messages', 'writes back', 'always writes back', 'answers letters', 'answers your letters', 'answers every letter', 'answers all your letters', 'answers your questions in writing', 'answers your notes', 'replies to your letters', 'replies to letters', 'types messages', 'leaves messages for people', 'leaves messages for everyone', 'leaves notes everywhere', 'leaves messages everywhere', 'leaves notes for people', 'writes messages in the sand', 'leaves messages in the snow', 'writes messages in the sky', 'wants to leave a message', 'wants to send a message'],
 except: ['diary', 'rude', 'mean', 'nasty', 'scary', 'school', 'teacher', 'santa', 'christmas', 'secret agent', 'spy', 'tooth fairy', 'mum', 'dad', 'grandpa', 'grandma', 'love letters', 'code', 'phone', 'music', 'heaven', 'sad', 'bottle', 'bottles', 'book', 'books', 'story', 'stories'],
 company: ['slip', 'slips', 'cup', 'shoe', 'door', 'stairs', 'step', 'rain', 'coat', 'pillow', 'tin', 'table', 'pencil', 'soap', 'letter', 'spoon', 'paper', 'envelope', 'chair', 'stove', 'mat', 'bread', 'light'],
 about: 'The hero wants a letter and finds only slips that say what is so, warm, left, pull, until they see that all of them lay where the hero would come by next, and that in their order they are one long letter.',
 titles: ['Other Left', 'A Letter in Small Bits', '{visitor} Writes Back', 'Mind the Step', 'This Is Warm'],
 want: [
{ id: 'only-slips', A: 'partner', paragraphs: ['{H} wanted a real letter, with {H}’s name on it, and a good deal inside. Letters came for everybody else in the street. But this morning there was {visitor.first}. Since then small slips of paper had been lying about. Under {H}’s cup was the first.',
'“THIS IS WARM,” it said. By {H}’s shoes was another, and {A} read it out. “LEFT.” {H} put a foot in, and in there it said, “OTHER LEFT.” “Was that you?” asked {H}. “I do leave a word here and there,” said {visitor}.'] }
 ],
 way: [
{ id: 'asked-in-writing', A: 'partner', paragraphs: ['“Ask for one in writing,” said {A}. “{visitor} always writes back.” So {H} wrote, “PLEASE WRITE ME A REAL LETTER,” and laid it in front of {visitor}. Something rustled. There was the answer. “I AM,” it said. There was nothing on the back.',
'They waited at the letter box. There was a slip on that. “PULL,” it said. {H} pulled, and it was empty, right to the corners. “That isn’t a letter,” said {H}. “That’s only a handle.”'] },
{ id: 'on-that-too', A: 'same', spare: 0.5, paragraphs: ['{A} wished to see how it was done, and watched {visitor} from close to. All at once a slip was lying there, right by {caller.part}. “THIS TICKLES IF YOU LOOK AT IT,” it said. {A} took one step back. The next slip lay where {A} had been standing. “THANK YOU.”',
'“You could just say it,” said {A}. “I’m too slow,” said {visitor}. “By the time I’ve thought what to say, you’re all in the next room. So I leave it lying. Then it can be said when you come by.”'] },
{ id: 'without-words', A: 'same', spare: 0.9, paragraphs: ['“And if you’ve no paper?” asked {A}. Then {visitor} had to do without, and it {caller.does}. They looked at each other. “Was that a long one?” asked {H}. It had been quite long, said {visitor}, with best wishes at the end.',
'{A} wanted to answer it, and {caller.move}. There was a rustling. “YOU HAVE WRITTEN ‘SPOON’ TWICE,” said the slip. {A} did it once more, with only one spoon in it.'] },
{ id: 'soap', A: 'same', spare: 1, paragraphs: ['They came on one in the bathroom. It had been left on the soap, and had got wet. Half of it was on the paper and half of it was on the soap. “YOUR HANDS ARE,” it said on the paper. {H} looked at both sides of both hands. {A} read what was on the soap. “FULL OF JAM.”',
'{H} washed. The first thing to go was FULL OF, and then the soap said only JAM. It was down to the J before the tea was ready. “I never knew that they could be used up,” said {visitor}.'] },
{ id: 'on-the-list', A: 'same', spare: 2, paragraphs: ['{A} had a shopping list, and {visitor} had got at it. “BREAD,” it said. “EGGS. GO BY THE BRIDGE, THE DUCKS ARE OUT.” They went by the bridge. The ducks were out, and there were seven small ones. “ONIONS,” it said after that. “YOU FORGOT THE EGGS.”',
'{A} turned round. They had forgotten the eggs. At the very bottom it now said, “I KNEW IT WOULD BE THE DUCKS.”'] },
{ id: 'too-late', A: 'other', spare: 3, paragraphs: ['{A} found one as well. It lay on the lowest stair. “LAST ONE,” it said. {A} thought that it meant the biscuit, and hurried off. The biscuit was still there. But {A} had hurried off the third stair, and sat down on the lowest one, with a bump.',
'“It did say so,” said {visitor}. “I should have put it higher up.” So now there was one on the third stair. “THREE MORE,” it said, and on the next, “TWO.” {A} went up and down a few times, and found it very well written.'] },
{ id: 'write-bigger', A: 'same', spare: 4, paragraphs: ['“Perhaps the paper’s too small,” said {A}, “and that’s why it’s never a letter.” They pasted newspapers together, until they had a sheet as big as the mat. They laid it in front of {visitor}, with a good pencil. In the evening they looked. In the very middle, no bigger than an ant, it said, “ROOMY.”',
'{A} read it through a magnifying glass, in case there was more. There was a full stop. {H} wrapped up the old bread in it, and that was news to the bread.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 6, paragraphs: ['“My mother left notes,” said {S}. “She went to work before I was up. There’d be one on the table, under the salt. SOUP IN THE BLUE PAN, it said.” “Just that?” asked {A}. “On the soup there was another,” said {S}. “STIR. And on the spoon there was a very small one.”',
'{visitor} wanted to hear what had been on the spoon. {S} had never told anybody. It had been only a cross, like the ones at the end of a letter. “I stirred for a long while,” said {S}.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 7, paragraphs: ['{S} had written one too, and stuck it to {A}’s back. It was all up and down, like mountains. “What does it say?” asked {A}. “I can’t read,” said {S}. “I can only write.” So they had {visitor} look at it. {visitor} took its time.',
'“It says,” said {visitor}, “that you’re to have a turn on the swing.” {S} was amazed. That was just what it said. From then on {S} sent everything by {A}’s back.'] },
{ id: 'pet', A: 'pet', spare: 8, paragraphs: ['In front of {A}’s bowl there was one, too. “NOT YET,” it said. {A} smelled at it, and sat down. A little later there was another slip on top of that. “SOON.” {A} had learnt to tell them apart by the time of day. The third one was “NOW”, and it came with dinner.',
'After dinner {A} carried the NOW away in secret, and put it by for later. It was tried at three, in front of the bowl, with a long look. It no longer worked. It smelled of dinner, but it was over.'] },
{ id: 'where-they-lay', A: 'partner', paragraphs: ['{H} laid all the slips on the table. “They’re not even for me,” said {H}. “There’s no name on them.” {A} looked at where each had been. “This one was under your cup,” said {A}. “That was in your shoe. And who else pulls at the letter box down there? They all lay where you were going to come by! Nobody needs to write a name on that.”'] }
 ],
 turn: [
{ id: 'in-their-order', A: 'partner', paragraphs: ['{H} fetched the rest, and put them all in their order, from the morning on. {A} read them out in one go. “THIS IS WARM. LEFT. OTHER LEFT. MIND THE STEP. IT’S ONLY DRIZZLING. I AM. PULL. COME IN, YOU’RE WET. SIT HERE.”',
'It was quite still at the table. It was the whole of today, and it was all about {H}. “That’s a long one,” said {H}. “It’s the longest I’ve ever done,” said {visitor}. “I started before you were up.”'] },
{ id: 'read-aloud', A: 'same', spare: 10, paragraphs: ['“Read it again,” said {H}, “and I’ll do it.” {A} read slowly. {H} drank what was warm, and put on the left, and the other left. {H} minded the step, though it was only the edge of the rug. At the place with “I AM” they both stopped, and looked over at {visitor}.',
'“It does say so,” said {visitor}. “You asked for a real letter, and I was at it.” {H} had thought that the answer was cheeky. It was only in the middle.'] },
{ id: 'an-answer', A: 'partner', paragraphs: ['“A letter like that wants an answer,” said {A}. {H} thought about it until the light was on. Then {H} wrote just one slip, and left it where {visitor} would come by. “THANK YOU,” it said. “THIS IS FROM ME.”',
'{visitor} stood in front of it for a long time. “It was lying right in my way,” said {visitor}. “Then it’s for you,” said {H}.'] }
 ],
 everybody: {
  want: ['{names} came past a slip that said WAIT, and waited.', '{names} read one on the fridge, and it was about the fridge.', { text: '{names} felt in both shoes before putting them on.', needs: ['hands'] }, { text: '{names} looked under a cup, and there was a ring of tea.', needs: ['hands'] }],
  way: ['{names} stepped over one by the mat, which said STEP OVER.', '{names} heard a rustling, and was too late.', { text: '{names} held one up to the light, in case there was more in it.', needs: ['hands'] }, { text: '{names} wrote back that it was indeed warm.', needs: ['hands'] }],
  turn: ['{names} came on one more, and knew at once where in the day it went.', '{names} asked to hear the bit with the step again.', { text: '{names} smoothed out OTHER LEFT, which had been stood on.', needs: ['hands'] }, { text: '{names} brought a clip, so that it was one letter.', needs: ['hands'] }]
 },
 bed: ['The slips went into an envelope, in their order, and it was a thick one. {visitor} was busy somewhere, for you could hear it rustle.', '{H} washed, and the soap said nothing. On the pillow lay the last of today’s. “HERE,” it said.'],
 last: ['It had been left where {H} would come by, and {H} came by, and was asleep.', 'Under a cup in the kitchen something was already waiting for the morning, and {H} was asleep.']
})
