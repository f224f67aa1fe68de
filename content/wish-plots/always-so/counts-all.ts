import { wishPlot } from '../wish-plot.ts'

export const whoeverCountsAll = wishPlot({
 id: 'wish-whoever-counts-everything',
 visits: 'anything',
 whoever: ['counts', 'counts everything', 'counted everything', 'counts everybody', 'counts everyone', 'counts people', 'counts things', 'always counts', 'always counts everything', 'is always counting', 'was always counting', 'counts all day', 'counts all the time', 'counts whatever it sees', 'counts everything it sees', 'has to count everything', 'can’t stop counting', 'never stops counting', 'keeps counting', 'kept counting', 'keeps on counting', 'loves counting', 'loves to count', 'loves counting things', 'likes counting', 'likes to count', 'loves numbers', 'likes numbers', 'counts to ten', 'counts to a hundred', 'counts buttons', 'counts spoons', 'counts the leaves', 'counts leaves', 'counts raindrops', 'counts clouds', 'counts its legs', 'counts its spots', 'counts steps', 'counts windows'],
 except: ['sheep', 'stars', 'the days', 'days', 'money', 'coins', 'calories', 'backwards', 'down', 'on a friend', 'on you', 'wanted to ', 'dreamed', 'lost count', 'loses count', 'wrong', 'badly', 'bad at', 'no good', 'hated', 'learned', 'learnt', 'votes', 'hates'],
 company: ['biscuit', 'biscuits', 'button', 'buttons', 'tin', 'coats', 'pegs', 'bun', 'raisins', 'glass', 'water', 'towel', 'sink', 'table', 'finger'],
 fed: true,
 about: 'The hero wants the biscuits to come out even; whoever counts everything counts everybody, and always one is too many in the tin, and one too few stands beside it.',
 titles: ['And One', 'It Never Comes Out Even', '{visitor} Counts Everybody', 'Behind the Finger', 'One Too Many and One Too Few'],
 want: [
{ id: 'even', A: 'partner', paragraphs: ['{H} wanted the biscuits to come out even, just once. There was always one over, or one too few, and they all had to be polite. “You’d need to count properly,” said {A}.',
'In came {visitor.first}. “Eleven coats,” said {visitor}, “nine pegs, and forty-two crumbs. I count everything. So far I’ve counted all there is between here and the station. I’ll count you too, if you like.”'] }
 ],
 way: [
{ id: 'a-button-each', A: 'partner', paragraphs: ['“Then it can’t go wrong,” said {A}. {visitor} counted everybody in the room, and {A} put down a button for each. {H} laid a biscuit on every button. “Now take one,” said {H}. They all took one. {visitor} stood there with nothing, and in the tin was one too many.',
'“One over,” said {A}, “and one short. That’s worse than before.” They put everything back. {visitor} counted them again, from the left this time, and pointed at each. It made no difference. There was one over, and {visitor} had none.'] },
{ id: 'how-many-was-that', A: 'same', spare: 0.5, paragraphs: ['{visitor} {caller.does}, and counted it. “One,” said {visitor}. It was done again, and that was two. {A} asked whether it was still any fun, with a number on it. “You know where you are,” said {visitor}.',
'{A} {caller.move}, and waited to hear. {visitor} took a long look at it, from two sides. “I could let you have a half,” said {visitor}. {A} did it over again, with more go. It was two halves now, but not of the same thing.'] },
{ id: 'how-often', A: 'same', spare: 0.6, paragraphs: ['“{caller.fact},” said {A}. “How often?” asked {visitor}. {A} had no idea. It was simply known. “Then you’ve only heard about it,” said {visitor}. “You haven’t counted it.” {A} had never thought that there was a difference.',
'They took something easier. “Water is wet,” said {A}. {visitor} dipped into the jug eleven times, and it was so eleven times. “That’s a good start,” said {visitor}, and dripped.'] },
{ id: 'nothing-left', A: 'same', spare: 0.7, paragraphs: ['{A} asked why anyone would come so far to count biscuits. At home, {caller.where}, it had all been counted already, said {visitor}. “I was done on Thursday. It was such a big number, and it was right. I sat down beside it. Then something moved.”',
'“What was it?” asked {H}. {visitor} had not been able to tell. But it had been counted or it hadn’t, and so the number was ruined. “Here you’ve got pegs,” said {visitor} warmly. “Pegs stay.”'] },
{ id: 'every-hundredth', A: 'same', spare: 0.8, paragraphs: ['{visitor} had a way of not losing count. At every hundredth thing, whatever it was, came “{caller.sound}”. They were all there for it when it came to the threads of the rug. {A} spilled a good half of the milk.',
'“And at the thousandth?” asked {A}, who was mopping. “The same,” said {visitor}, “only standing up.” {H} worked out when that would be. It would be at about a quarter past, in the fringe.'] },
{ id: 'from-far-off', A: 'same', spare: 0.9, paragraphs: ['{A} brought in {caller.stand}, and wanted to hear the number. {visitor} looked from close to, and it was quite a few. {visitor} went back as far as the door, and it was one. It depended on where you stood.',
'“From there you two are one as well,” said {visitor}. “One lump, with a nose at each end.” {A} and {H} had not known that. They stayed as they were for a bit, so that it would be true.'] },
{ id: 'blinking', A: 'same', spare: 1, paragraphs: ['{visitor} counted how often {A} blinked. “Four,” said {visitor}. “Five.” {A} had never noticed doing it. Now it would no longer go by itself. {A} shut both eyes on purpose, and opened them, and it felt like pulling a blind.',
'“Six was slow,” said {visitor}. “Could you count something that doesn’t know?” asked {A}. So {visitor} counted the knobs on the cooker. They went on just as they had before.'] },
{ id: 'the-bun', A: 'same', spare: 2, paragraphs: ['There was a bun with raisins in it. “Seven,” said {A}. “Seven that you can see,” said {visitor}. To count those inside, it had to be taken apart a little, and then a little more. Every raisin got a place of its own at the edge of the plate.',
'In the end they had nineteen raisins and no bun. “Where’s it gone?” asked {A}. They looked under the plate. “I think it was in between,” said {H}.'] },
{ id: 'one-and-one', A: 'same', spare: 3, paragraphs: ['{A} let a drop of water fall on the table. “One,” said {visitor}. {A} let another fall beside it. “Two.” Then {A} tipped the table, no more than a hair. The drops ran to each other, and there was one.',
'“Where’s the other?” cried {visitor}. “In there,” said {A}. “One and one is one,” said {visitor}, and had to lean on something. {visitor} told them about the sea. It had been left for a later day, and now {visitor} knew why.'] },
{ id: 'in-and-out', A: 'other', spare: 4, paragraphs: ['“Don’t count me,” said {A}, “I’m only passing through.” But {visitor} counted {A} at the one door, and took {A} off again at the other. “In,” said {visitor}, “and out.” It was said like the bell of a shop.',
'A moment later {A} came back for a pair of glasses. “In,” said {visitor}. It was pleasant, to be noticed like that. {A} forgot something four times more that evening, and was out by nine.'] },
{ id: 'sheep', A: 'same', spare: 5, paragraphs: ['“They say that counting sends you to sleep,” said {A}. “With sheep it does.” {visitor} had tried it. It had gone well as far as four thousand and three. “Then I thought, I know that face,” said {visitor}.',
'If one of them had got in again at the back, they were all wrong. {visitor} had had to begin at the first, and was wide awake until the milk came. “They look alike,” said {visitor}, “and they know it.”'] },
{ id: 'the-towel', A: 'same', spare: 6, paragraphs: ['{A} knew a quicker way to do the squares on the towel. You count how many there are along the top. You count how many go down. Then you take so many times so many. “A hundred and eight,” said {A}. {visitor} was only in the second row.',
'“You’ve got the number,” said {visitor}, “but you haven’t met anybody.” In the fifth row there was one with a burn in it. One in the last had been darned. {A} had dried the dishes on it for years.'] },
{ id: 'bubbles', A: 'same', spare: 7, paragraphs: ['{visitor} counted the bubbles in the sink. It had to be done fast. While you counted at the front, they popped at the back. So {visitor} counted up, and {A} counted down those that went, and between them they had it.',
'“Three hundred,” said {visitor}. “Less ninety,” said {A}. “Three hundred and six.” “Less two hundred.” They met at thirty-one. At that moment it was exactly right, and {H} was the only one looking.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 8, paragraphs: ['“We were seven,” said {S}, “and on outings we were counted at each corner. One, two, and so on. At the station there were eight.” “Who was the eighth?” asked {A}. “He was called Herbert,” said {S}. “He wanted to see the sea as well.”',
'“What did you do with him?” asked {visitor}. They had bought another ice cream, and brought him back at six. After that they were often eight, said {S}. You just had to take care not to count too well.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 9, paragraphs: ['{S} counted too, in another way. “This one,” said {S}, “and this one, and this one.” It went along the whole shelf like that, and nobody was left out. {visitor} listened out for the numbers. There weren’t any.',
'“How many is that, then?” asked {visitor}. “All of them,” said {S}. {A} checked, and it was right. {visitor} asked to see it done again, a bit slower.'] },
{ id: 'pet', A: 'pet', spare: 10, paragraphs: ['{A} was counted by the table. {A} went round behind it, and was counted on the other side. A third came out from under the shelf. “You’ve got three,” said {visitor} to {H}. “They look very well.”',
'{A} sat down in front of the biscuits, all three of {A}. Not one of them could count. But they knew to a crumb how many there were.'] },
{ id: 'behind-the-finger', A: 'partner', paragraphs: ['{A} tried it too, and counted everybody with one finger. {A} got just as many as before, and yet they were not the same. “I’ve had {visitor} now,” said {A}. “So who’s missing?” “You are,” said {H}. {A} looked along the finger. It pointed at all of them, one after another, and never backwards. “Whoever counts is behind the finger,” said {A} slowly. “That one always gets left out.”'] }
 ],
 turn: [
{ id: 'and-one', A: 'partner', paragraphs: ['{visitor} thought of the pegs and the crumbs, and the whole way from the station. “I’ve counted everything,” said {visitor}, “and I’ve never once been in it.” {H} ran and got another button. It was a green one with four holes. “And one,” said {H}, and put it down at the end.',
'{visitor} counted them all, and stopped at the green one for a moment. “And one,” said {visitor}. {H} laid the biscuit on it that had been too many. Then everybody took one. The tin was empty, and nobody had to be polite.'] },
{ id: 'where-to-point', A: 'same', spare: 11, paragraphs: ['{A} wanted to do it right as well, and turned the finger round. It’s not so easy to say where you are. {A} pointed at the nose, and {H} at a button on the shirt. {visitor} did not know where to aim at all.',
'They tried it higher up, and lower down, and from the side. Wherever they pointed, it was only a bit of {visitor}. So they settled on the middle. “One,” said {visitor}, and it tickled.'] },
{ id: 'at-the-beach', A: 'same', spare: 12, paragraphs: ['Now a lot of it had to be put right. “On the bench there were four,” said {visitor}. “And one,” said {A}, and wrote it down. “In the lift there were two.” “And one.” It went on for a page, and each was a little bigger than it had been.',
'“One Sunday I was at the beach all day,” said {visitor}, “and I counted nobody.” {A} held the pencil still. “And one,” said {H}. “So there was somebody,” said {visitor}. “I wish I’d known. I’d have waved.”'] },
{ id: 'looking-at-them', A: 'partner', paragraphs: ['When all the biscuits were eaten, {visitor} counted the buttons back into their box. The green one was not put in. {H} said that {visitor} should have it. At the door there was one more stop.',
'“Eleven coats,” said {visitor}, “and nine pegs, and one who’s looking at them.” {A} held the door. They could hear {visitor} count the steps down to the gate, and a lamp post, and one.'] }
 ],
 everybody: {
  want: ['{names} stood beside the biscuits, and counted on getting one.', '{names} got under the coats, and that made it harder.', { text: '{names} held up ten fingers, in case they were needed.', needs: ['hands'] }, { text: '{names} took the lid off the tin and put it on again.', needs: ['hands'] }],
  way: ['{names} changed places, and it came to the same.', '{names} looked into the tin, at the one that was over.', { text: '{names} gave back a biscuit without a bite in it.', needs: ['hands'] }, { text: '{names} lined up the buttons by how many holes they had.', needs: ['hands'] }],
  turn: ['{names} chewed at the same time as everyone else.', '{names} licked up the crumbs, from one to forty-two.', { text: '{names} polished the green button on a sleeve.', needs: ['hands'] }, { text: '{names} turned the tin upside down, and it was true.', needs: ['hands'] }]
 },
 bed: ['The plate was wiped, and the lid went on the tin. There were still more coats than pegs.', 'They washed, behind both ears, and that made two. They lay down, and somebody counted who was there, and did not stop too soon.'],
 last: ['All of them were counted, and one, and {H} was asleep.', 'It had come out even, with nothing over, and {H} was asleep.']
})
