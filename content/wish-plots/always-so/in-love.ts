import { wishPlot } from '../wish-plot.ts'

export const whoeverInLove = wishPlot({
 id: 'wish-whoever-in-love',
 visits: 'anything',
 whoever: ['falls in love', 'fell in love', 'is in love', 'is so in love', 'is madly in love', 'is secretly in love', 'is head over heels in love', 'has fallen in love', 'had fallen in love', 'always falls in love', 'keeps falling in love', 'wants to fall in love', 'fell in love at first sight', 'falls in love at first sight', 'has a crush', 'has a secret crush', 'has a sweetheart', 'wants a sweetheart', 'has a valentine', 'wants a valentine', 'sends a valentine', 'can’t say I love you', 'wants to say I love you', 'wanted to say I love you', 'is lovesick', 'finds true love', 'found true love', 'wants a girlfriend', 'wants a boyfriend', 'is too shy to say I love you', 'fancies someone', 'goes all mushy about someone', 'has a soft spot for someone', 'has butterflies from being in love', 'is lovestruck', 'is smitten', 'is soppy about someone', 'loves someone secretly', 'wants to give somebody a kiss', 'wrote a love letter'],
 except: ['loves ', 'loved ', 'loving', 'lovely', 'wedding', 'marries', 'married', 'marry', 'divorce', 'books', 'reading', 'moon', 'mummy', 'mum', 'daddy', 'dad', 'no one', 'nobody', 'broken', 'princess', 'mother', 'father', 'love island', 'died', 'song', 'songs', 'letter', 'letters', 'story', 'stories', 'out of love', 'makes love', 'made love', 'crushes ', 'crushed ', 'crushing', 'hates'],
 company: ['ketchup', 'bottle', 'chip', 'chips', 'lid', 'cap', 'plate', 'table', 'window', 'street', 'blind', 'stairs', 'spoon', 'weather', 'front', 'back', 'moon', 'head'],
 about: 'The hero wants ketchup on the last chip, and whoever is in love says “Nice weather” instead; with both there is nothing, and then much too much, until they stand the bottle on its head and what matters is in front.',
 titles: ['Nice Weather', 'The Bottle on Its Head', '{visitor} Says It First', 'Nothing, Nothing, All of It', 'Ketchup and Other Feelings'],
 want: [
{ id: 'the-last-chip', A: 'partner', paragraphs: ['{H} had one chip left, the longest, and wanted ketchup on it. {H} hit the bottle on the bottom, and nothing came. “There’s some in there,” said {A}. “You can see it.”',
'Then {visitor.first} came in and missed the chair. “I’m in love,” said {visitor} from the floor, “and I can’t say it.” It was somebody from across the street. They met every day at the postbox. “And then all I say is ‘Nice weather’,” said {visitor}. “On Tuesday it was hailing.”'] }
 ],
 way: [
{ id: 'nothing-nothing', A: 'partner', paragraphs: ['“Say it to me,” said {A}, “for practice. I’m the one at the postbox.” {visitor} looked {A} in the face. “Nice weather,” said {visitor}. “Harder,” said {H}, and hit the bottle. “Nice clouds,” said {visitor}. Nothing came.',
'So both of them tried as hard as they could. Then it came, and all of it. The chip was gone, and the plate too, under a red hill. And {visitor} had said so much that {A} was at the far end of the table. “I’d have run away,” said {A}.'] },
{ id: 'to-be-noticed', A: 'same', spare: 0.5, paragraphs: ['“I’ve tried it without words as well,” said {visitor}. “I went by the postbox, and I did this.” And {visitor} {caller.does}. It was clear what was meant, {H} thought. But across the street they’d only waved, and asked if a wasp was about.',
'{A} wanted to know how it looked from the front. So {A} {caller.move}, and looked meaningful at the same time. It was hard to do both. {H} would have asked about the wasp, too.'] },
{ id: 'where-you-feel-it', A: 'same', spare: 0.6, paragraphs: ['“Where do you feel it?” asked {A}. {visitor} felt it mostly in {caller.part}, and after meals. First it was hot there, and then it was as if somebody had put in a moth. “That’s it,” said {A}. “That’s what it’s like.”',
'{H} had had a moth once, but only in the room. It had gone round the lamp all night, and couldn’t say why. “No,” said {visitor}, with feeling. “You can’t.”'] },
{ id: 'the-way-home', A: 'same', spare: 0.7, paragraphs: ['{visitor} lived {caller.where}, and until this month had always found the way. Now {visitor} set out for home and ended up at the postbox. “It’s on the way,” said {visitor}. It was three streets off, and up a hill.',
'“Do you post something at least?” asked {A}. {visitor} had posted all that there was. The gas bill had gone, and a bus ticket, and one glove. The gas people had answered.'] },
{ id: 'something-to-say', A: 'same', spare: 0.8, paragraphs: ['“You could begin with something interesting,” said {A}. {visitor} had. There was one thing that {visitor} knew about and could say in any weather. “{caller.fact},” said {visitor}. It had come out well, with the right face.',
'“And then?” asked {H}. “Then it was, ‘Really?’” said {visitor}. “And that was the best ‘Really?’ I’ve ever heard. I had to go and lie down.” {A} sighed, and passed the napkin.'] },
{ id: 'a-listener', A: 'same', spare: 0.9, paragraphs: ['They put up {caller.stand} on the other chair. “Say it to that,” said {A}. “It won’t mind.” {visitor} said it to that straight off, with nothing left out, and quite calmly. It was beautiful. {H} had to swallow.',
'“Now once more to me,” said {A}. “Nice weather,” said {visitor}. They looked at the thing on the chair. It had heard what all of them wanted to hear, and it made nothing of it.'] },
{ id: 'a-letter', A: 'same', spare: 1, paragraphs: ['“Write it down,” said {A}. {visitor} had written it, and more than once. Every letter began with “How are you?” and “I am well.” Then came the weather, and by that time the page was full. There was just room for “Yours”.',
'“That’s something,” said {A}. “‘Yours’ is quite a lot.” {visitor} turned as red as the ketchup. It had only been meant to fill the line. They read it again, and now it was all that you saw.'] },
{ id: 'forgets-it-all', A: 'same', spare: 2, paragraphs: ['{visitor} stirred the tea with a comb, and then tried to put on a saucer. “It’s like that all day,” said {visitor}. “On Sunday I said good night to a bicycle.” “Did it answer?” asked {A}. It had rung a little.',
'{H} took away the comb and held out a spoon. {visitor} looked into the spoon, and saw a round face there, upside down. “I look just as I feel,” said {visitor}.'] },
{ id: 'is-it-catching', A: 'other', spare: 3, paragraphs: ['{A} looked at the red hill for some time, and sighed. “I know how that is,” said {A}. “I was in love with the person at the bakery. All I could say was ‘A roll, please’, and I got one.”',
'“What happened?” asked {visitor}. “I had a great many rolls,” said {A}. One day {A} had forgotten to say “please”. “You’re not yourself,” said the person at the bakery. After that it was easy.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 4, paragraphs: ['“My grandfather couldn’t say it to the lady next door,” said {S}. “So he brought her coal, every day for a year. She had no stove. She’d never told him, because he came so nicely.” “And where was the coal?” asked {A}. “Under the bed,” said {S}, “and under the table.”',
'In the end there was no room left for the lady. She had to move in where the coal came from. {visitor} was silent. As for coal, {visitor} had not even got that far.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 5, paragraphs: ['“I’m in love too,” said {S}, “with the digger by the bridge.” “Have you said so?” asked {A}. “Every day,” said {S}. “I call it out. I say, ‘I love you, digger,’ and it goes up and down.” That was all that {S} wanted.',
'{visitor} asked if {S} hadn’t been shy. {S} did not know what there was to be shy of. It was only four words, and one of them was “digger”.'] },
{ id: 'pet', A: 'pet', spare: 6, paragraphs: ['{A} was in love as well, and it was with the chip. That was plain to see. {A} sat in front of it, and looked, and said nothing about the weather. {A} did not look away, not even once.',
'“You mean that you should simply look?” asked {visitor}. It worked, in a way. After three minutes {H} broke off the end and gave it to the one who had looked. {visitor} took a note of that.'] },
{ id: 'on-its-head', A: 'partner', paragraphs: ['“It’s always the same with that bottle,” said {A}, and looked at it against the light. There was some left, but it lay right at the bottom. At the front there was only air. “And with you,” said {A} to {visitor}, “there’s only weather in front. What you want to say is all at the back.” {H} took the bottle, and shut it, and stood it on its head. “Now it’s got to come to the front,” said {H}, “all by itself.”'] }
 ],
 turn: [
{ id: 'drop', A: 'partner', paragraphs: ['{H} dug out the chip, and they let the bottle stand while they sang a song. Then {H} opened it, and gave it only a little squeeze. Out came one drop, round and red, just enough for one chip. “Now you,” said {A}. {visitor} turned everything over inside, until the back was in front. “I like you,” said {visitor} to {A}. “I like you very much. Nice weather.”',
'“That’s it,” said {A}. “In that order.”'] },
{ id: 'in-that-order', A: 'same', spare: 7, paragraphs: ['They tried it out with everybody there. “I like you,” said {visitor} to {H}. “Pass the salt.” “I like you,” said {H} to {A}. “There’s ketchup on your sleeve.” Everything that came afterwards was a good deal easier to hear.',
'{A} said it to the last chip, and to the lamp. “I like you,” said {A}. “You’re crooked.” If you did it the other way about, the lamp would have stopped listening.'] },
{ id: 'what-if-not', A: 'same', spare: 8, paragraphs: ['“And if it’s ‘No’?” asked {visitor}. {A} thought about it. “Then it’s been said, and you’ll still have the weather to talk of.” “It might hail again,” said {H}. {visitor} cheered up at that.',
'They stood at the window, and watched the blind across the street. Behind it there was a shadow, which went to and fro and moved its mouth. Then it sat down, and missed the chair.'] },
{ id: 'at-the-postbox', A: 'partner', paragraphs: ['{visitor} went down at once, before it could all slip to the back again. {H} and {A} looked out from behind the curtain. Somebody stood at the postbox without a letter. {visitor} said something quite short. The answer wasn’t long either.',
'“What did they say?” asked {A}. You couldn’t hear it through the glass. But {visitor} turned round, in the middle of the drizzle. “Nice weather!” called {visitor}.'] }
 ],
 everybody: {
  want: ['{names} moved the chair to where {visitor} would fall next.', '{names} looked into the bottle, and it was red in there.', { text: '{names} hit the bottle too, and passed it on.', needs: ['hands'] }, { text: '{names} tapped the bottle with a spoon, on every side.', needs: ['hands'] }],
  way: ['{names} got out of the way of the red hill.', '{names} said “Nice weather” to the wall, to know how it feels.', { text: '{names} dug for the chip with a fork, and found it.', needs: ['hands'] }, { text: '{names} spooned the hill into a bowl, for tomorrow.', needs: ['hands'] }],
  turn: ['{names} watched the bottle, and didn’t say a word.', '{names} ran to the window, and breathed on it.', { text: '{names} held the bottle so that it couldn’t fall.', needs: ['hands'] }, { text: '{names} dusted {visitor} a bit, for luck.', needs: ['hands'] }]
 },
 bed: ['The bottle stayed on its head in the fridge, ready for next time. Across the street somebody had put up the blind.', 'They washed off the red. “I like you,” said {H}, before anything else. “I’m tired.”'],
 last: ['What mattered had been said first, and {H} was asleep.', 'Outside it rained, which was nice weather, and {H} was asleep.']
})
