import { wishPlot } from '../wish-plot.ts'

const DAYS = ['Sunday', 'Saturday', 'Monday', 'Friday', 'Tuesday', 'Wednesday', 'Thursday', 'the weekend', 'its birthday', 'its birthday every day', 'morning', 'tomorrow', 'yesterday', 'the wrong day']

export const whoeverAlwaysSunday = wishPlot({
 id: 'wish-whoever-always-sunday',
 visits: 'anything',
 whoever: ['mixes up the days', 'mixed up the days', 'mixes the days up', 'mixes up the days of the week', 'mixed up the days of the week', 'muddles up the days', 'muddles up the days of the week', 'muddled up the days', 'gets the days mixed up', 'gets the days muddled up', 'gets the days of the week mixed up', 'gets the days wrong', 'got the days wrong', 'gets the day wrong', 'got the day wrong', 'always gets the day wrong', 'confuses the days', 'confuses the days of the week', 'comes on the wrong day', 'came on the wrong day', 'always comes on the wrong day', 'turns up on the wrong day', 'arrives on the wrong day', ...DAYS.flatMap((day) => [`thinks it is ${day}`, `thinks it’s ${day}`, `thinks it is always ${day}`, `thinks it’s always ${day}`, `thinks every day is ${day}`, `thought it was ${day}`, `thought it was always ${day}`, `believes it is always ${day}`, `always thinks it is ${day}`]), 'lives as if every day was Sunday', 'says it is Sunday every day', 'has a birthday every day', 'celebrates its birthday every day'],
 except: ['grandma', 'grandpa', 'granny', 'grandad', 'nana', 'dementia', 'memory', 'hospital', 'ill', 'school', 'christmas', 'eid', 'diwali', 'easter', 'halloween', 'new year', 'valentine', 'party', 'forgot its birthday', 'forgotten', 'nobody came', 'nobody knows', 'baby', 'mum', 'dad', 'sad', 'alone', 'cries', 'crying'],
 company: ['melon', 'melons', 'cart', 'calendar', 'corner', 'bins', 'tuba', 'bow', 'bag', 'band', 'window', 'egg', 'cake', 'soup', 'boots', 'pigeon', 'wheels', 'card', 'fish', 'almonds'],
 about: 'The hero wants it to be Sunday, when the melons come, and whoever always thinks that it is Sunday is quite sure of it; so they go and look, and find what is there on a Wednesday.',
 titles: ['What Wednesday Has In It', 'Good Morning in the Evening', 'Straight to Sunday', '{visitor} Meets a Wednesday', 'The Cart Has to Be Sure Too'],
 want: [
{ id: 'good-morning', A: 'partner', paragraphs: ['{H} wanted it to be Sunday. On Sundays a cart came to the corner with melons on it. But it was Wednesday, and nearly evening. In came {visitor.first}, done up with a bow. “Good morning!” said {visitor}. “Sunday again. And my birthday too, I think.”',
'“Are you sure?” asked {H}, who had never wanted anything so much. “I’m always sure,” said {visitor}. “The wall says WEDNESDAY,” said {A}, who was looking at the calendar. “Paper’s slow,” said {visitor}.'] }
 ],
 way: [
{ id: 'torn-off', A: 'partner', paragraphs: ['“Then let’s help it along,” said {A}. {H} tore off Wednesday, and after that Thursday, Friday and Saturday. Now the wall said SUNDAY, in red. {visitor} wished everyone a good one. {H} took the melon bag, and stood at the window, and listened for the wheels.',
'What came out was the neighbours, with their bins. They always did that on Wednesdays. “They haven’t torn theirs off,” said {A}. You could not go round and do it for everybody.'] },
{ id: 'the-bow', A: 'same', spare: 0.5, paragraphs: ['For Sundays {visitor} had the bow, and it was tied to {caller.part}. “And on the other days?” asked {A}. {visitor} had never come to one. The bow had been on for so long that there was a paler place under it.',
'{A} thought that it might be taken off, only to look. They looked. It was very plain underneath, like a Tuesday. “Put it on again,” said {visitor}. “There’s a draught.” {H} tied it, a bit to one side.'] },
{ id: 'so-that-it-counts', A: 'same', spare: 0.6, paragraphs: ['“What do you do on Sundays?” asked {A}. {visitor} showed them, and {caller.does}. “That’s nice,” said {A}. “And what would you do on a Wednesday?” {visitor} thought it over. It would be the same, but with less in it.',
'{A} {caller.move}, to see if it was possible at this time of the week. It was. But it felt as if somebody ought to be at work. “You have to do it with soup in the oven,” said {visitor}. “Then it counts.”'] },
{ id: 'where-it-is-sunday', A: 'same', spare: 0.7, paragraphs: ['“And the people where you live?” asked {A}. {visitor} lived {caller.where}, and it was very quiet there of a Sunday. They were all out, and came back late, and tired. “From their walks,” said {visitor}. “They walk off at seven, with a case.”',
'“I think that’s work,” said {A}. {visitor} had seen it every Sunday now for years, and had always admired it. To walk so far, in those shoes! Once {visitor} had even waved to them with a napkin. A few had waved back, slowly.'] },
{ id: 'on-the-back', A: 'same', spare: 0.8, paragraphs: ['There was something printed on the back of every day. {A} read out what it said for Thursday. “{caller.fact}.” {visitor} had never seen the back of one. “Is it true on Sundays as well?” asked {visitor}. {A} thought that it was true all through.',
'“Then you needn’t stay in Thursday to know it,” said {visitor}, and was relieved. {H} looked at the back of Friday. It was how to clean a kettle. One had been quite right not to go.'] },
{ id: 'always-the-same', A: 'same', spare: 0.9, paragraphs: ['In the corner stood {caller.stand}. “Ask that what day it is,” said {A}. {visitor} asked, and waited, with great politeness. It said neither yes nor no. “It’s having a rest,” said {visitor}. “There you are. That’s what it’s like on a Sunday.”',
'{H} had to admit that it did look like Sunday over there. Nothing was going on, and the light lay on it. “Monday looks just the same from the front,” said {A}. All three of them bent down, to see it from behind.'] },
{ id: 'so-many-years', A: 'same', spare: 2, paragraphs: ['“If it’s your birthday every day,” said {A}, “how old are you?” {visitor} had worked that out. Since the spring it came to a hundred and twelve. It had been a good year so far for candles. “I don’t feel it,” said {visitor}. “I’m told that I don’t look it, either.”',
'{H} had only the one, and had to wait a whole year for it each time. {H} said so. {visitor} was very sorry to hear it. “All in one piece?” asked {visitor}. “Without a single one between?”'] },
{ id: 'on-tuesdays', A: 'other', spare: 4, paragraphs: ['{A} came through with a broom. “Resting?” said {visitor} kindly. “Sweeping,” said {A}. “That’s the best rest there is,” said {visitor}, and went along beside the broom. {A} had meant to be cross about the crumbs. It was hard, with somebody strolling.',
'They did the kitchen together, and then the hall. By the door {A} had started to hum. “I’ll do the stairs as well,” said {A}, “as it’s Sunday.” Then {A} stood there, and counted something on five fingers, and laughed.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“I got up once and went to work,” said {S}, “and the gate was shut. I waited. I thought that I must be early.” “And were you?” asked {A}. “By a day,” said {S}. “It was Sunday. Nobody was there but the watchman’s donkey. It was as surprised as I was.”',
'“And did you go home?” asked {visitor}. {S} hadn’t liked to, with bread and cheese for the whole day. They’d shared it on the step. “It was the only Sunday that I was ever in time for,” said {S}.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['“It’s not Sunday,” said {S}. “It’s Ninesday.” “There’s no such day,” said {A}. “It comes when nobody’s looking,” said {S}. “There’s jam at it.” {visitor} had turned quite round to hear this. “Is it long?” asked {visitor}. “Up to here,” said {S}.',
'{visitor} asked if one could be born on it. {S} knew a snail that was. It had been given a leaf, and had gone in with it, and was still unpacking. “That’s a good birthday,” said {visitor}. “That’s one that lasts.”'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} came in, and looked at the bowl. It was empty. So {A} sat down in front of it. “What day does {A} say it is?” asked {visitor}. “Supper,” said {H}. {visitor} had not heard of that one.',
'It was a short day, it seemed, and came twice between light and dark. {A} was never wrong about it, to the minute. “And who tells {A}?” asked {visitor}. They listened. Far inside {A}, something rumbled, like a cart.'] },
{ id: 'a-low-note', A: 'partner', paragraphs: ['“We’ll go and see,” said {A}. So they went down to the corner, with the bag. There were two marks on the ground from the wheels, and between them sat a pigeon. “The melons are late,” said {visitor}. “You can be as sure as you like,” said {H}. “The cart has to be sure too.”',
'Over the corner somebody opened a window. Then came a note, as low as a cow. {A} looked up. “That’s never here on Sundays,” said {A}.'] }
 ],
 turn: [
{ id: 'a-tuba', A: 'partner', paragraphs: ['It climbed up four steps, and fell down three, and began again. Something big and gold swung past in the light. “It’s a tuba!” said {H}. There was a card on the door, and {A} read it out. BAND, WEDNESDAYS, AT DUSK. “So that’s what’s in it,” said {A}. “We only ever come on Sundays.”',
'“Is it for my birthday?” asked {visitor}. “It’s for whoever’s here,” said {A}. They sat down on the kerb, where the cart always stood.'] },
{ id: 'the-wrong-note', A: 'same', spare: 8, paragraphs: ['Up there they had one place where it always went wrong. A trumpet came in too soon, and waited for the rest, and coughed. {H} began to look forward to it. “Now,” whispered {A}, and there it was.',
'“It thinks it’s further on already,” said {visitor}. “I know that trumpet.” The next time they were all quite quiet for its sake. It held back, and held back, and came in with the others. The three on the kerb would have clapped. But one doesn’t want to be heard listening.'] },
{ id: 'never-been', A: 'partner', paragraphs: ['“I’ve never been to a Wednesday,” said {visitor}, very softly. “I always went straight to Sunday.” They stayed until the tuba had got to the top, and down on the other side. Then it was dark, and {visitor} said good evening, for the first time ever.',
'“And what’s in Thursday?” asked {visitor}. {H} didn’t know. {A} had an idea that there was something with fish. “We’d have to look,” said {A}.'] }
 ],
 everybody: {
  want: ['{names} wished {visitor} many happy returns, to be on the safe side.', '{names} asked the clock, and it knew only hours.', { text: '{names} shook out the melon bag, and a seed fell from it.', needs: ['hands'] }, { text: '{names} put the bow straight, for the birthday.', needs: ['hands'] }],
  way: ['{names} looked out at the bins, and they were all there.', '{names} tried to feel like Sunday, lying down.', { text: '{names} picked up Thursday, and smoothed it.', needs: ['hands'] }, { text: '{names} brought a napkin, as people do on Sundays.', needs: ['hands'] }],
  turn: ['{names} sat down on the kerb, between the wheel marks.', '{names} hummed along, one step behind.', { text: '{names} beat time on the melon bag.', needs: ['hands'] }, { text: '{names} held up a hand towards the window, and someone bowed.', needs: ['hands'] }]
 },
 bed: ['The bag went back on its hook, till Sunday. {visitor} went home through what was left of Wednesday, slowly, to see it all.', 'They hung up the days again, and washed. {H} lay down, four nights from a melon.'],
 last: ['At the corner the tuba was put in its case, and {H} was asleep.', 'It was still Wednesday, the very last of it, and {H} was asleep.']
})
