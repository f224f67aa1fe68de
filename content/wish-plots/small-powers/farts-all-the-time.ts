import { type WrittenPlot, wishPlot } from '../wish-plot.ts'

const clausesOf = (does: string, doing: string) => [...['', ' all the time', ' all day', ' all day long', ' a lot', ' too much', ' very loudly', ' really loudly', ' so loud'].map((how) => `${does}${how}`), `always ${does}`, ...['can’t stop', 'cannot stop', 'couldn’t stop', 'won’t stop', 'never stops', 'keeps', 'kept', 'is always', 'loves', 'likes'].map((begin) => `${begin} ${doing}`)]
const WITH_A_HORN = ['train', 'steam train', 'engine', 'steam engine', 'fire engine', 'locomotive', 'tram', 'boat', 'tugboat', 'tug', 'ship', 'ferry', 'steamboat', 'car', 'bus', 'lorry', 'truck', 'fire truck', 'taxi', 'van', 'tractor', 'digger', 'trumpet', 'horn', 'trombone', 'tuba', 'flute', 'whistle', 'kettle', 'owl', 'driver']

const told = (of: Pick<WrittenPlot, 'id' | 'whoever' | 'notOf'>) => wishPlot({
 ...of,
 visits: 'anything',
 except: ['sick', 'ill', 'hospital', 'medicine', 'pain', 'hurts', 'tummy ache', 'baby', 'bullied', 'teased', 'rainbow', 'rainbows', 'glitter', 'fire', 'superhero', 'super', 'power', 'poo', 'poos', 'poops', 'donald', 'president', 'cards', 'horn', 'trumpet', 'car horn', 'flute'],
 company: ['curtain', 'pipes', 'towel', 'table', 'cloth', 'hall', 'bathroom', 'door', 'window', 'organ', 'string', 'game', 'places', 'bread bin', 'boots'],
 about: 'At hide-and-seek whoever farts is found at once, since a curtain does not parp, until they hear that the pipes do, and hide where nobody listens any more.',
 titles: ['Only the Pipes', 'Curtains Don’t Parp', '{visitor} Has to Be Looked For', 'Pardon, Said the Towel', 'The Longest Game'],
 want: [
{ id: 'the-curtain', A: 'partner', paragraphs: ['Parp, went the curtain. {H} was hiding behind it, and it was not {H}. “Pardon,” whispered somebody in there. It was {visitor.first}. “I’m so sorry,” whispered {visitor}. “{visitor.says}.” Steps came along the hall.',
'“Found you,” said {A}, “both of you.” There had never been a shorter game of hide-and-seek in that house. “It’s always so,” said {visitor}. “Nobody’s ever had to look for me.” {H} wanted somebody to look for {visitor}, just once.'] }
 ],
 way: [
{ id: 'as-thin-as-a-hair', A: 'partner', paragraphs: ['They crept under the table, where the cloth hung low, and {visitor} held in every single one. It was very quiet. Then one got out after all, as thin as a hair. “Eeeeee,” it went, and did not stop. {A} came along it from the hall, like somebody following a string. “Found you,” said {A}, and lifted the cloth.'] },
{ id: 'something-else', A: 'same', spare: 0.5, paragraphs: ['“Do something else when it comes,” whispered {H}, “and nobody will listen.” At the next one {visitor} stepped out from behind the door, and {caller.does}. {A} watched it right to the end. “That was very good,” said {A}. “And so was the music.”',
'“Again!” said {A}, so {visitor} did it all again. This time the music was late. It came right at the end, by itself, when everybody was quiet. It was like a small round of applause.'] },
{ id: 'on-three', A: 'same', spare: 0.6, paragraphs: ['“Do you know when one’s coming?” asked {A}. It began with a tickle, said {visitor}, by {caller.part}. Then there was time to count to three. They all counted, quite softly. One, two, parp. “That was two,” said {H}. “It’s keen today,” said {visitor}.',
'{H} held an ear close by, and heard the next on its way. It rumbled like a small cart with a big load. “Mind your backs,” said {A}, and they made room. But it turned round, and went home again. They like to keep you guessing.'] },
{ id: 'in-the-fog', A: 'same', spare: 0.7, paragraphs: ['“Does anybody mind at home?” asked {A}. {visitor} lived {caller.where}. “And we all do it there,” said {visitor}. A long one was good morning, and a short one was good night. When it was foggy, everybody did one after another, all round. Then each of them knew where the others were.',
'“That’s very handy,” said {A}, who had once been lost in a fog for an hour. Nobody ever got lost at {visitor}’s. But nobody had ever played hide-and-seek there, either.'] },
{ id: 'talking-over-it', A: 'same', spare: 0.8, paragraphs: ['{A} had been brought up to be polite, and talked a little louder whenever there was one. “{caller.fact},” said {A} to the lamp. Prrrp. “Yes, indeed,” said {A}. “And how DRY it’s been.” Parp. “FOR THE TIME OF YEAR!” cried {A}, and could be heard in the street.',
'“You can say it in your usual voice,” said {visitor} kindly. “I know about them.” {A} sat down, quite hoarse. It is tiring to be polite to somebody who has so many.'] },
{ id: 'what-that-one-was', A: 'same', spare: 1, paragraphs: ['No two of them were the same, if you listened. A trumpet was short, with a bright edge. A sofa was long, and went down in the middle. A mouse was over before you could point. “And that?” asked {A}. “That’s a wet boot,” said {visitor}. “I get those on Mondays.”',
'Then came one that went up, and stopped, and looked round, and came back down. Nobody had a word for it. “I’d call it an uncle,” said {A}, and they kept it at that.'] },
{ id: 'a-hint-of-toast', A: 'same', spare: 2, embodied: true, paragraphs: ['“Does it smell?” asked {H}, for somebody had to. {visitor} had had toast for tea, and nothing stronger. They waited for one, and breathed in. “Warm,” said {A} slowly, “with a hint of crust.” It was like a baker’s in the morning, if the baker had forgotten something.',
'They opened the window all the same. A dog was going by below. It stopped and put up its nose, and closed its eyes. It stood like that until there was no more of it.'] },
{ id: 'running-from-it', A: 'same', spare: 3, paragraphs: ['“We’ll leave when it comes,” whispered {H}. Parp, went the corner by the coats. When {A} got there the corner was empty. It was only a little warm. Parp, went the corner by the stove. {A} turned round, and went there, and it was empty as well.',
'It was a good plan, except for the running. Each run shook the next one out. They went faster and faster, and so did the corners. In the end they all met in the hall, and had to sit down.'] },
{ id: 'come-in', A: 'other', spare: 4, paragraphs: ['Between two games {A} sat down in the kitchen. Parp, it went in the hall. “Come in!” called {A}. Nobody came. Parp. “It’s open!” called {A}. At the fifth time {A} got up, and went, and opened the front door. There was only the evening out there.',
'“Somebody’s got a trombone,” said {A}, “and hasn’t got the nerve.” {A} put out a chair in the hall, in case. {visitor} sat down on it. It would have been rude not to, after being asked in five times.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“We had an organ with one pipe like that,” said {S}. “It was the lowest. It sounded whenever it liked, and loudest when we were all quiet.” “Didn’t anybody mend it?” asked {A}. “They did,” said {S}. “The next Sunday half the people stayed at home.”',
'“And then?” asked {visitor}. “Then they unmended it,” said {S}. “The vicar told it in front of everybody that it had been missed.” It had answered at once, and for quite a long time.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} went along with {visitor}, and said “Pardon” each time. {S} did it with a bow. “But that wasn’t you,” said {A}. “{visitor} does the front half,” said {S}, “and I do the back half.” So {visitor} was only half as sorry.',
'It came thick and fast for a while. {S} bowed to the left, and to the right, and once to the lamp. “That wasn’t one,” said {A}. “That was a chair.” “Then the chair’s got one to spare,” said {S}.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['At the next one everybody looked at {A}, from habit. {A} looked round, just as surprised. There was nobody else there. It took some time until it was clear that it had been {visitor}. Nobody had ever owned up before, in all {A}’s life.',
'From then on {A} stayed as near to {visitor} as could be. Whatever happened now, there were two of them. {A} let out a small one in the shelter of a big one. Not a head was turned.'] },
{ id: 'tables-dont-squeak', A: 'partner', paragraphs: ['“How do you find us so fast?” asked {H}. {A} had never thought about it. “I listen,” said {A}. “Curtains don’t parp, and tables don’t squeak. If something does what it never does, I look behind it.” Just then there was a long, low blub in the bathroom. “And that?” asked {H}. “Oh, that’s only the pipes,” said {A}. “They do it all evening.”'] },
{ id: 'listening-to-the-pipes', A: 'partner', paragraphs: ['While {A} had a drink of water, {H} and {visitor} stood in front of the pipes. Somewhere in the house a bath was let out. The pipes went blub, and then prrrp, with a curl at the end. “That’s one of mine,” whispered {visitor}. “It’s the one with the soup.” {visitor} answered, and they answered back. “Then we’ll hide here,” whispered {H}.'] }
 ],
 turn: [
{ id: 'only-the-pipes', A: 'partner', paragraphs: ['“Nine, ten,” called {A}. {H} and {visitor} stood in the bathroom, behind the big towel. Parp. “Only the pipes,” said {A} outside, and went by. {A} looked behind the curtain and under the table. Blub, went the pipes. Prrrp, went {visitor}. “They’re lively tonight,” said {A}, and looked in the bread bin. {H} had to bite on the towel.'] },
{ id: 'a-word-with-the-pipes', A: 'same', spare: 8, paragraphs: ['Then {A} came right in, and stood in front of the pipes, hands on hips. “How am I to hear anybody,” said {A}, “when you go on like that?” {H} and {visitor} held their breath. It was no use, for {visitor} had one on the way. Parp. “There you go again,” said {A}.',
'{A} gave the pipes a pat with a slipper. That helped for a while with the pipes. “Thank you,” said {A}, and shut the door softly. You only have to talk to them.'] },
{ id: 'how-they-laughed', A: 'same', spare: 9, paragraphs: ['It is hard to laugh without a sound. {H} did it with both shoulders. {visitor} did it too, and each laugh let out another one, and that made the next laugh. It was like a wheel going round. “Somebody’s having a very big bath,” said {A} in the hall.',
'Then the real pipes joined in, from top to bottom, and nobody could have said who was who. {A} knocked on the wall, and asked them up there to mind the neighbours.'] },
{ id: 'pipes-dont-say-pardon', A: 'partner', paragraphs: ['{A} looked in both boots, and behind the jam. “I give up!” called {A}. “Come out!” {visitor} had never heard that before. “Not yet,” whispered {visitor}. “It’s so nice.” They stood there, and were not found.',
'Then the pipes let out the longest one of the evening. “Pardon,” said {visitor}, from habit. It went quiet. “Pipes don’t say pardon,” said {A}, and lifted the towel. “But that time it wasn’t me,” said {visitor}, very proudly.'] }
 ],
 everybody: {
  want: ['{names} had heard the curtain too, and looked the other way.', '{names} played as well, and hid behind somebody.', { text: '{names} drew the curtain again, for next time.', needs: ['hands'] }, { text: '{names} helped with the counting, on ten fingers.', needs: ['hands'] }],
  way: ['{names} listened, and knew exactly where they were.', '{names} lay as flat as a rug, and was taken for one.', { text: '{names} let in a little air.', needs: ['hands'] }, { text: '{names} held a hand to the pipes, and they hummed.', needs: ['hands'] }],
  turn: ['{names} heard it too, and thought of the pipes.', '{names} gave up as well, and sat down on the mat.', { text: '{names} looked under every cup, to be thorough.', needs: ['hands'] }, { text: '{names} held up the corner of the towel.', needs: ['hands'] }]
 },
 bed: ['{visitor} went home through the hall, and there was one more at the door. “Only the pipes,” they all called.', 'They washed, and let the water out, and it went blub. Then {H} hid in bed, right up to the chin.'],
 last: ['Something went blub in the dark, and nobody looked behind it, and {H} was asleep.', 'The pipes had the last word, a short one, and {H} was asleep.']
})

export const whoeverFarts = told({
 id: 'wish-whoever-farts',
 whoever: ['lets off all the time', 'keeps letting off', 'lets off stinkers', 'pumps all the time', 'does windy pops', 'has a windy bottom', 'makes rude noises with its bottom', 'does silent but deadly ones', ...clausesOf('farts', 'farting'), ...clausesOf('trumps', 'trumping'), ...clausesOf('parps', 'parping'), 'farted', 'farted all the time', 'farted all day', 'trumped', 'loves to fart', 'likes to fart', 'has to fart', 'needs to fart', 'does farts', 'does big farts', 'does loud farts', 'does smelly farts', 'does stinky farts', 'does huge farts', 'does the biggest farts', 'does the loudest farts', 'did a fart', 'did a big fart', 'did a huge fart', 'did a massive fart', 'did a loud fart', 'does a big fart', 'does trumps', 'does big trumps', 'does smelly trumps', 'does bottom burps', 'does big bottom burps', 'did a bottom burp', 'does botty burps', 'has smelly farts', 'has stinky farts', 'has the smelliest farts', 'has the stinkiest farts', 'has the loudest farts', 'has the biggest farts', 'has the farts', 'has loud farts', 'is farty', 'is very farty', 'is gassy', 'passes wind', 'passes wind all the time', 'always passes wind', 'breaks wind', 'breaks wind all the time', 'lets one rip', 'guffs', 'poots', 'poots all the time', 'always poots', 'farts at the table', 'farts at the party', 'farted at the party', 'farts in the bath', 'farts in bed', 'farts in class', 'farts in church', 'farts in public', 'farts when it laughs', 'farts at school', 'makes fart noises', 'does smelly pumps', 'does bum burps', 'passes gas', 'passes gas all day', 'has a noisy bottom']
})

/** A train that toots has a horn. */
export const whoeverToots = told({
 id: 'wish-whoever-toots',
 whoever: ['has a tooty bottom', ...clausesOf('toots', 'tooting'), 'tooted', 'does toots', 'did a stinky toot', 'does smelly toots', 'has stinky toots'],
 notOf: WITH_A_HORN
})
