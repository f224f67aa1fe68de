import { wishPlot } from '../wish-plot.ts'

const DOES = ['stirs', 'draws', 'sweeps', 'writes', 'paints', 'cooks', 'knits', 'sews', 'types', 'pours', 'waters', 'mops', 'dusts', 'scrubs', 'polishes', 'cleans', 'hoovers', 'vacuums', 'tidies', 'colours', 'scribbles', 'rakes', 'drums', 'brushes', 'hammers', 'weaves', 'folds', 'irons', 'measures', 'sticks']
const GOES_ON = ['stirring', 'sweeping', 'writing', 'cooking', 'knitting', 'sewing', 'typing', 'pouring', 'drawing', 'painting', 'mopping', 'dusting', 'scrubbing', 'polishing', 'raking', 'scribbling', 'working', 'weaving', 'folding', 'hammering', 'ironing', 'drumming']

export const whoeverByItself = wishPlot({
 id: 'wish-whoever-by-itself',
 visits: 'anything',
 whoever: [...GOES_ON.flatMap((doing) => [`can’t stop ${doing}`, `won’t stop ${doing}`, `doesn’t stop ${doing}`, `never stops ${doing}`, `keeps ${doing}`, `keeps on ${doing}`]), ...DOES.flatMap((does) => [`${does} by itself`, `${does} on its own`]), 'does everything by itself', 'does the work by itself', 'does all the work by itself', 'does the housework by itself', 'does the cleaning by itself', 'can’t be stopped', 'cannot be stopped'],
 except: ['cry', 'crying', 'cries', 'lonely', 'alone', 'sad', 'walls', ' face ', 'homework', 'school', 'friend', 'friends', 'grave', 'gun', 'knife', 'blood', 'medicine', 'letters to', 'love letters', 'questions', 'spells', 'maths', ' lies ', ' bed ', ' hair '],
 company: ['table', 'shelf', 'hall', 'stairs', 'cupboard', 'coats', 'hats', 'keyhole', 'bath', 'honey', 'spoon', 'bell', 'street', 'door', 'chair', 'rug', 'clock', 'umbrella', 'letter', 'hand'],
 about: 'The hero wants to be the one who says when it is enough; whoever does it by itself cannot be told, and goes on the harder the more is said, until nobody says anything, and that is enough.',
 titles: ['When It’s Enough', 'Nobody Said a Word', '{visitor} Goes On', 'As Far as the Hall', 'All by Itself'],
 want: [
{ id: 'who-says-when', A: 'partner', paragraphs: ['“That’s enough honey,” said {A} every evening, and “That’s enough bath.” It was always {A} who knew when. {H} wanted to say it, just for once.',
'At the door was {visitor.first}. “Good evening,” said {H}, and {visitor} had already begun, at one end of the table. It went all by itself. Nobody had to lift a finger. “Only somebody’s got to say when it’s enough,” said {A}. “This time it’s you.”'] }
 ],
 way: [
{ id: 'telling', A: 'partner', paragraphs: ['{H} waited until {visitor} had done the table from end to end. “That’s enough,” said {H}. {visitor} went straight on, along the shelf. “Enough!” said {H}, louder. “{visitor.says},” called {visitor}, from the hall by now. {H} called “Enough!” up the stairs, and each stair was done, on both sides.',
'“Perhaps it wants a smaller place,” said {A}. {H} opened the coat cupboard, and {visitor} went in gladly. Inside you could hear it going on, among the coats. “Is it enough now?” called {H} through the keyhole. Then it began on the hats.'] },
{ id: 'at-the-same-time', A: 'same', spare: 0.5, paragraphs: ['“Give it something else to do,” said {A}. “Then it has to leave off.” {H} asked {visitor} for a riddle. There was a snail in it, and it was asked very nicely. But behind that, all by itself, the first thing was still going on.',
'“One can’t do two things,” said {A}. {H} tried it, and said the two times table, and poured the milk at the same time. The milk went into the sugar bowl, as far as two sixes. Nobody said that it was enough, for you could see that.'] },
{ id: 'where-it-starts', A: 'same', spare: 0.6, paragraphs: ['“Where does it start?” asked {A}. {visitor} thought that it came from {caller.part}. At first there was a tickle there, and then it was going. {H} laid one finger on the place, quite lightly, as on a bell that is to stop ringing.',
'The finger went along. So did the hand, and after that the arm and the rest of {H}. “I’m doing it too!” called {H} from the end of the shelf. {H} had never been so good at it. It took a while until they got the finger back.'] },
{ id: 'done-at-home', A: 'same', spare: 0.7, paragraphs: ['“And at home?” asked {A}. {visitor} lived {caller.where}. It was all done there, and had then been done once more from the left. The neighbours had come with flowers. On the second day they came without. On the third they asked whether it couldn’t be done further off.',
'“So I do it further off,” said {visitor}. “It’s really very big, further off.” There was a row of hills that had been done as well. You could see it from the train, said {visitor}.'] },
{ id: 'in-a-word', A: 'same', spare: 0.8, paragraphs: ['{A} believed in plain facts. “{caller.fact},” said {A}. “It’s quite enough to be able to say that. One needn’t do anything besides.” {visitor} took that as praise. It went twice as well at once, as far as the window sill.',
'“I only wanted to say that there are other things in life,” said {A}. {visitor} was touched, and did the curtain too. {A} went on to explain what had been meant. By the end of the explanation there was nothing in the room that had not been done.'] },
{ id: 'the-quiet-one', A: 'same', spare: 0.9, paragraphs: ['By the jug stood {caller.stand}. “That’s you, when it’s enough,” said {A}. {visitor} went by it twice, and looked closer each time. It did nothing by itself, and it did that all the time. “How long has it been at it?” asked {visitor}. “Since lunch,” said {A}.',
'{visitor} was full of admiration. “I couldn’t keep that up,” said {visitor}. To give it a rest, {visitor} did its share for it, all round the jug.'] },
{ id: 'with-a-bell', A: 'same', spare: 1, paragraphs: ['“At the theatre there’s a bell, and then it’s over,” said {A}. {H} fetched one, and rang. {visitor} went on, but in time. When {H} rang faster, it went faster. {H} rang as slowly as could be. In between there was plenty of time to do it properly.',
'“I think I’m only making it tidier,” said {H}. They hung the bell up again. On its hook it gave one more little ring. {visitor} had been nearly out of the room, and came back.'] },
{ id: 'in-the-way', A: 'same', spare: 2, paragraphs: ['{H} stood in the middle, with both arms out. “No further than me,” said {H}. {visitor} did it up one arm, along the top, and down the other. Then it went on behind {H}, just as before.',
'{A} tried it with a chair and a broom across. “They have that at level crossings,” said {A}. It was done under the broom, and it was done on the chair. Then the broom was done, with great care. “I feel as if I’d ordered it,” said {A}.'] },
{ id: 'a-letter', A: 'same', spare: 3, paragraphs: ['{H} wrote it down. ENOUGH, it said, in capitals, with a line under it. “Perhaps {visitor} likes it better in writing,” said {A}. They put it where {visitor} was bound to come by. {visitor} came by, and did it all over the letter, as far as the edges.',
'You could still read the E. “That’s a good letter,” said {visitor}. “It’s got shelves.” {H} wrote a second one, on the back. It said PLEASE. That one was done as well, only a bit more politely.'] },
{ id: 'the-other-way', A: 'same', spare: 4, paragraphs: ['“Say the opposite,” said {A}. So {H} said, “More!” {visitor} was happy to oblige. There was more of it than ever, right up to the lamp. “Less,” said {H}. Now it was done smaller, but in a lot more places.',
'“What’s in the middle, between more and less?” asked {H}. {A} thought that it must be Thursday, or something of that sort. {H} said “Thursday!” and {visitor} was round the corner of the cupboard before the word was out.'] },
{ id: 'bed-socks', A: 'other', spare: 5, paragraphs: ['{A} came out of the bath and met {visitor} in the hall. “What’s going on here?” asked {A}. That was enough to set it off from the umbrella stand to the bathroom. “Not in there,” said {A}, and it was done in there. “Not my towel,” said {A}.',
'{A} stood there in a towel that had been done. It wasn’t bad, to be honest. {A} opened the wardrobe an inch, and whispered, “But certainly not my good bed-socks.” Then {A} waited, and held them out a bit.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 6, paragraphs: ['“My aunt had a tap that went by itself,” said {S}. “She told it off in three languages.” “Did that help?” asked {A}. “It helped her,” said {S}. “The tap went on. So she put a violet under it, and then it was a tap that waters violets.”',
'{visitor} came a bit nearer, to hear how it went on with the violet. It got very big, said {S}, and looked in at the neighbour’s. Nobody had ever told it that it was enough. They only told it that it was blue.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 7, paragraphs: ['“I can do it by myself, too,” said {S}. “What?” asked {A}. “By myself,” said {S}, and went round on the spot with both arms out. It went by itself. It went so well that {S} sat down in the end, and the room went on.',
'“Tell it that it’s enough,” said {S} from the floor. {A} told the room. “Not so loud,” said {S}. “Then it goes faster.” {visitor} came closer, and said that it was the same with everyone who was gifted.'] },
{ id: 'pet', A: 'pet', spare: 8, paragraphs: ['{A} lay where it had not been done yet. {visitor} came along the edge of {A}, and politely left that part out. When {A} stood up, there was a place in the rug, just {A}’s shape, with a tail.',
'{A} sniffed at it, turned round three times, and lay down in it again, exactly. “At last,” said {visitor}, “somebody who knows how big enough is.” But it was said in passing, on the way to the skirting board.'] },
{ id: 'each-time', A: 'partner', paragraphs: ['“It was nearly quiet in the cupboard,” said {A}, “until you asked.” They went back over it. At “Good evening” it had begun. At “Enough” it had got to the hall. “Each time somebody says something, it goes on from there,” said {A}. And in the cupboard it went on. {H} shut both lips, and pointed to them.'] }
 ],
 turn: [
{ id: 'not-a-word', A: 'partner', paragraphs: ['{H} opened the cupboard, without a word. {A} did not say a thing. {visitor} came out, going strong, and did the hall once more. Nobody said that it was too much. Nobody said that it was nice. By the stairs it had grown slower.',
'On the rug it was only now and then. It got as far as the table leg, and a little way up. There it stopped, in the middle, all by itself. It was so quiet that they could hear the honey run down inside the jar.'] },
{ id: 'how-long-for', A: 'same', spare: 9, paragraphs: ['It’s hard not to say anything, when there’s nothing to be said. {A} got redder and redder. {A} wanted to say that it had stopped. {H} shook {H.their} head. {A} wanted to say how quiet it was. {H} shook it again, and held up the honey spoon.',
'{A} took the spoon between both lips, where it could not say anything either. In the meantime {visitor} had sat down, or something like that. “Mmm,” said {A}, by mistake. They all looked at {visitor}. One small bit was done, and no more.'] },
{ id: 'on-purpose', A: 'same', spare: 10, paragraphs: ['Now that they knew, they could do it on purpose. {H} pointed at a place behind the clock. “Hm?” said {H}, and {visitor} did just that place. {H} shut both lips, and it stopped. “Oh,” said {A}, and there was another, beside it, as big as an O.',
'{A} read out a whole postcard, to see what would come of it. It was the size of a postcard. They did the last bit with a single cough. “I’ve never been so exact,” said {visitor}. It was a good thing that {visitor} could say what {visitor} liked.'] },
{ id: 'enough', A: 'partner', paragraphs: ['“I didn’t know that it had an end,” said {visitor} after a time. “So that’s what it looks like.” {A} was going to answer, and did not. {H} only nodded.',
'So it was {H} who had done it, by not saying it. There was honey on the spoon, and nobody said how much. {H} licked it clean, and put it down.'] }
 ],
 everybody: {
  want: ['{names} moved over, and it was done there too.', '{names} said, “Well, well,” and it went right round the chair.', { text: '{names} lifted a cup, so that it could be done underneath.', needs: ['hands'] }, { text: '{names} held the door open, and saw it go through.', needs: ['hands'] }],
  way: ['{names} told {visitor} that it was bedtime, and got the doormat done.', '{names} sat on the one stair that had been left out.', { text: '{names} knocked at the cupboard, and it knocked back, by itself.', needs: ['hands'] }, { text: '{names} hung up a hat, and got it back done.', needs: ['hands'] }],
  turn: ['{names} said nothing, and it could be heard.', '{names} nearly sneezed, and did not.', { text: '{names} put one finger on both lips, and one on the clock.', needs: ['hands'] }, { text: '{names} screwed the lid on the honey, turn by turn, as softly as could be.', needs: ['hands'] }]
 },
 bed: ['{visitor} went home without being told to. At the corner somebody said good evening, and it began again, quite small, by the lamp post.', 'They washed, and nobody said that it was enough water. {H} lay in bed and said nothing, and the day stopped by itself.'],
 last: ['It was enough, and nobody had said so, and {H} was asleep.', 'Somebody was going to say something, and then did not, for {H} was asleep.']
})
