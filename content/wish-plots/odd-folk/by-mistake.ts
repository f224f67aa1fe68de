import { wishPlot } from '../wish-plot.ts'

const BY = ['by mistake', 'by accident', 'accidentally', 'without meaning to', 'without wanting to']
const CONTESTS = ['a race', 'the race', 'a competition', 'a contest', 'a baking competition', 'a cake competition', 'a talent show', 'a beauty contest', 'a singing contest', 'a singing competition', 'a dance competition', 'a dancing contest', 'a marathon', 'the marathon', 'a prize', 'a medal', 'a cup', 'the cup', 'the Olympics', 'a dog show', 'an eating contest', 'a snail race']
const WINS = ['enters', 'entered', 'joins', 'joined', 'wins', 'won', 'gets into', 'got into']

export const whoeverByMistake = wishPlot({
 id: 'wish-whoever-by-mistake',
 visits: 'anything',
 whoever: [...CONTESTS.flatMap((contest) => WINS.flatMap((wins) => BY.slice(0, 3).map((by) => `${wins} ${contest} ${by}`))), ...CONTESTS.flatMap((contest) => [`accidentally enters ${contest}`, `accidentally wins ${contest}`, `accidentally joins ${contest}`]), ...BY.flatMap((by) => [`wins ${by}`, `won ${by}`, `always wins ${by}`, `wins everything ${by}`, `does things ${by}`, `did things ${by}`, `does everything ${by}`, `did everything ${by}`, `always does things ${by}`, `always does everything ${by}`, `becomes famous ${by}`, `became famous ${by}`, `gets famous ${by}`, `is a hero ${by}`, `became a hero ${by}`, `becomes a hero ${by}`]), 'wins and doesn’t know why', 'wins and doesn’t know how', 'wins without trying', 'wins without running', 'wins everything without trying', 'does nothing on purpose', 'never does anything on purpose', 'never does things on purpose', 'runs in a race by mistake', 'runs into a race by mistake', 'ran into a race by mistake', 'walks into a race by mistake', 'wandered into a race', 'wanders into a race', 'ends up in a race', 'ended up in a race', 'ends up in a race by mistake', 'is in a race by mistake', 'was in a race by mistake'],
 except: ['breaks', 'broke', 'broken', 'hurt', 'hurts', 'fire', 'swallows', 'eats', 'ate', 'kills', 'steps on', 'sat on', 'turns into', 'president', 'mayor', 'married', 'marries', 'mum', 'dad', 'baby', 'sad', 'cries', 'crying', 'lost', 'car race', 'hospital', 'the wrong', 'never wins', 'election'],
 company: ['potato', 'potatoes', 'spoon', 'spoons', 'string', 'door', 'coats', 'cup', 'cups', 'stamp', 'stamps', 'number', 'soup', 'medal', 'hat', 'goat', 'pancake', 'carrot', 'shelf', 'hall'],
 about: 'The hero wants to win at the potato race, and whoever wins by mistake comes through the string each time on the way to somewhere else, until they see what it never looks at.',
 titles: ['The Potato From Number Eight', 'Not Again', 'As Hard as One Can, by Mistake', '{visitor} Only Wanted a Stamp', 'The Wrong Potato'],
 want: [
{ id: 'the-potato-race', A: 'partner', paragraphs: ['{H} was in the hall with a spoon, and on the spoon was a potato. It had to get from the coats to a string. {H} wanted to win at that, just once. “Go!” called {A}, and down fell the potato. Then the door opened. In came {visitor.first}, with a spoon and a potato, straight through the string.',
'“Is this number eight?” asked {visitor}. “I’m bringing a potato back.” “You’ve won,” said {A}. “Oh no,” said {visitor}. “Not again.” It had happened on Monday too, on the way to buy a stamp.'] }
 ],
 way: [
{ id: 'without-wanting', A: 'partner', paragraphs: ['“How do you do it?” asked {H}. “I don’t,” said {visitor}. “It’s always by mistake.” “Then you do it by mistake as well, {H},” said {A}. {H} tried. {H} strolled, and hummed something. But both eyes were on the potato. It rolled once round the spoon and jumped off.',
'“I did it by mistake as hard as I could,” said {H}. {visitor} moved aside to make room, backwards, and stood there with the string round it. “I’m so sorry,” said {visitor}.'] },
{ id: 'best-in-show', A: 'same', spare: 0.6, paragraphs: ['“And what else have you won?” asked {A}. Only last week {visitor} had had an itch, in front of a lot of people. “So I did this,” said {visitor}, and {caller.does}. It was the final of the dancing. There’d been a rose, and a man wept.',
'{A} {caller.move}, to see if one could dance to it. It went quite well, in threes. “You’ve got it,” said {visitor}. “It just needs the itch.” They both looked over at the string. Nothing happened to it, this once.'] },
{ id: 'the-quiz', A: 'same', spare: 0.8, paragraphs: ['Once {visitor} had sat down to rest, and it was a quiz. A lady leaned forward and asked the question for the big ham. “I hadn’t heard it,” said {visitor}. “I was just saying to the person beside me, {caller.fact}.” And that was right.',
'“What had she asked?” said {A}. {visitor} had never found out. There had been trumpets. It must have been quite a question, to have that as its answer. They tried to think of it the wrong way round, until the hall got cold.'] },
{ id: 'a-stamp', A: 'same', spare: 1, paragraphs: ['“How was it with the stamp?” asked {A}. There had been a queue, and {visitor} had joined it at the back. Everybody was holding a carrot. At the front there was a man with a tape measure. “I had a letter,” said {visitor}. “He measured that.”',
'It was longer than any carrot. It got a cup with two handles, and the letter had to stay there, to be shown. “And have you got the stamp now?” asked {H}. No. But there were eleven cups at home, and one couldn’t stick any of those on.'] },
{ id: 'on-purpose', A: 'same', spare: 2, paragraphs: ['“Do something on purpose, just for once,” said {A}. {visitor} thought, and chose the chair. “I shall sit down on that,” said {visitor}, in a clear voice, and set out for it. It was only three steps. On the second there was the rug.',
'{visitor} sat in the washing basket, very comfortably. “This is better,” said {visitor}. “I’d never have thought of it.” {A} tried the basket too, and it was. They left the chair for someone who knew what they wanted.'] },
{ id: 'lose-it', A: 'same', spare: 3, paragraphs: ['“Then try to be last,” said {A}. “I’ll count you in.” {visitor} stood behind {H}, and behind {A}, and the broom. They went off as slowly as ever they could. {A} explained to the broom how to let others go first.',
'It was the slowest race that there had ever been in that hall. At the string they noticed. In a race to be last, the last one wins. {visitor} was still by the coats, looking for a number eight. “Not that one too,” said {visitor}.'] },
{ id: 'with-soup', A: 'other', spare: 4, paragraphs: ['{A} came out of the kitchen with a full plate of soup, to ask if anyone was hungry. {visitor} was just asking the way, and pointed. So {A} looked there. “Next door but one,” said {A}, and walked along to show it, plate and all. It was a good way down the hall.',
'Not a drop had gone over. Then {A} noticed the plate, and looked into it, and at once there was soup on the floor. “It was fine until I helped,” said {A}, and went off for a cloth.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“I was in a cycle race once,” said {S}, “but only because I was fetching bread. They came from behind, forty of them, with numbers on. I couldn’t get out. So I rode along in the middle, with the loaf.” “Did you win?” asked {A}. “I turned off at our house,” said {S}.',
'“And the others?” asked {visitor}. “They turned off too,” said {S}. “They thought that I knew the way.” All forty of them stood in the yard. It was a good thing that the loaf was a long one.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} had no spoon. {S} had a potato, and ran with it, and it was wearing a sock. “You have to carry it on the spoon,” said {A}. “It doesn’t want to be carried,” said {S}. “It wants to see.” They were through the string before anyone could say that it didn’t count.',
'“Who’s won?” asked {visitor}, full of hope. “The potato,” said {S}. It had been half a nose in front. {visitor} was glad for it, and shook its sock.'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{A} was lying across the hall, in front of the string. {H} stopped. {visitor} stopped too. There was no way round. Then in the kitchen somebody opened a tin. {A} was gone, and so was the string, and it went with {A} as far as the bowl.',
'“By mistake,” said {visitor} softly. “Just as I do it.” {A} did not look up. It was not the string that {A} had been after. “You have to be going to something else,” said {H}, and thought about that.'] },
{ id: 'never-looks', A: 'partner', paragraphs: ['{A} hung the string up for the fifth time. “You’ve still got your potato on,” said {A} to {visitor}, “and you’ve never once looked at it.” “Why should I?” asked {visitor}. “I know what it’s like. I’ve been looking for number eight.”',
'{H} looked down. {H} knew the other potato by heart. It had nine eyes, and they’d been staring at each other all evening.'] }
 ],
 turn: [
{ id: 'only-the-number', A: 'partner', paragraphs: ['“Number eight’s through there, and on the left,” said {H}. “I’ll show you.” {H} went on ahead, and looked for the door, and for the number beside it. There was a six, and that must be a seven. Something went soft round {H}’s middle. “{H}!” said {A}. “Don’t look down.” It was the string. The spoon had come along too, and on it sat the potato.',
'“I’ve won,” said {H}. “I only wanted to show you the door.” “That’s what it’s like,” said {visitor}.'] },
{ id: 'where-you-go', A: 'same', spare: 8, paragraphs: ['After that they tried it on purpose. If {H} looked at the potato, the hand got worried, and shook. If {H} looked at the string, the hand had nobody watching, and just did it. “It can do it by itself,” said {A}. “It only doesn’t like being stared at.”',
'{visitor} was watching, and for once looked at the other potato, to see what they meant. That fell off. “So that’s how it’s done!” said {visitor}, delighted. “I’ve never lost before.”'] },
{ id: 'the-wrong-one', A: 'partner', paragraphs: ['{visitor} went off to number eight, very carefully, and this time got there. They heard the bell, and how pleased somebody was. {H} put the other potato down on the table. {A} bent over it. “How many eyes did yours have?” asked {A}. “Nine,” said {H}.',
'This one had four. It had never been here before. “So at number eight they’ve got the winner,” said {A}. “By mistake,” said {H}.'] }
 ],
 everybody: {
  want: ['{names} ran as well, and caught up with a rolling potato.', '{names} asked {visitor} in, since the string was down already.', { text: '{names} held one end of the string.', needs: ['hands'] }, { text: '{names} looked for a rounder spoon, and it was the soup ladle.', needs: ['hands'] }],
  way: ['{names} tried to win by mistake, and ended up in the coats.', '{names} cheered for whoever it would be.', { text: '{names} tied a new knot in the string, the fifth.', needs: ['hands'] }, { text: '{names} picked the potato up, and wiped one of its eyes.', needs: ['hands'] }],
  turn: ['{names} walked to the door without looking down once.', '{names} wished the potato luck, wherever it was.', { text: '{names} carried a potato to the kitchen, looking at the ceiling.', needs: ['hands'] }, { text: '{names} shook {H}’s free hand.', needs: ['hands'] }]
 },
 bed: ['The string hung over the bedpost in a bow. The new potato lay in the kitchen, among strangers.', 'They washed, and {H} walked down the hall, looking only at the bed, and was in it.'],
 last: ['{H} had only wanted to lie down, and was asleep.', 'At number eight somebody turned out the light over the winner, and {H} was asleep.']
})
