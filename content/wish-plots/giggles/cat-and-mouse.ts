import { wishPlot } from '../wish-plot.ts'

export const catAndMouse = wishPlot({
 id: 'wish-cat-and-mouse',
 wishes: ['cat mouse friends', 'cat mouse', 'cats mice', 'cat mice', 'cats mouse', 'kitten mouse', 'kittens mice', 'kitten mice', 'kitty mouse', 'cat mouse best friends', 'cat mouse friend', 'cat mouse friendship', 'mouse friends with cat', 'mouse best friends cat', 'mouse befriends cat', 'mouse befriended cat', 'cat befriends mouse', 'cat befriended mouse', 'mouse makes friends cat', 'cat loves mouse', 'mouse loves cat', 'cat likes mouse', 'mouse likes cat', 'mouse invites cat', 'cat invites mouse', 'cat mouse tea', 'cat mouse tea party', 'cat mouse together', 'cat mouse live together', 'cat mouse picnic', 'cat mouse share', 'tomcat mouse', 'kitten little mouse'],
 answers: ['are', 'were', 'who', 'cat', 'cats', 'kitten', 'kittens', 'kitty', 'mouse', 'mice', 'friend', 'friends', 'friendship', 'best', 'friendly', 'befriend', 'become', 'becomes', 'became', 'together', 'live', 'lives', 'living', 'play', 'plays', 'playing', 'share', 'shares', 'tea', 'party', 'picnic', 'cheese', 'cake', 'crumbs', 'table', 'kitchen', 'house', 'home', 'invite', 'invites', 'invited', 'visit', 'visits', 'loves', 'love', 'likes', 'like', 'unlikely', 'enemies', 'instead', 'chase', 'chases', 'chasing', 'chased', 'eat', 'eats', 'eating', 'hungry', 'big', 'little', 'tiny', 'small', 'grey', 'white', 'black', 'ginger', 'tabby', 'brave', 'kind', 'funny', 'silly', 'shy', 'clever', 'new', 'old', 'sleep', 'sleeps', 'night', 'day', 'evening', 'morning', 'rain', 'winter', 'summer', 'neighbour', 'neighbours', 'next', 'door', 'road', 'street', 'always', 'never', 'only', 'very', 'really', 'even', 'though', 'could', 'should', 'paw', 'whiskers', 'tail', 'meets', 'meet', 'met'],
 except: ['dead', 'died', 'killed', 'kills', 'kill', 'caught', 'catch', 'catches', 'brought', 'brings', 'ate', 'trap', 'poison', 'blood', 'vet', 'computer', 'dog', 'dogs', 'owl', 'dragon', 'elephant', 'lion', 'tooth', 'toy mouse', 'knitted', 'church', 'fridge', 'lost', 'missing', 'hurt', 'circus', 'rat', 'bird'],
 nothingElse: true,
 company: ['cat', 'mouse', 'cosy', 'teapot', 'paw', 'spoon', 'crumb', 'table', 'saucer', 'bell', 'books', 'tail'],
 about: 'A mouse and a cat are best friends and have never sat at one table, for the paw goes by itself at what runs far off; but a cat cannot see what is right under its nose, so that is where the mouse has tea.',
 titles: ['It Was the Paw', 'Under the Cat’s Nose', 'A Table With No Mouse on It', 'As Close as a Spoon', 'Tea for a Cat and a Mouse'],
 want: [
{ id: 'never-at-one-table', A: 'partner', paragraphs: ['In {H}’s kitchen lived a mouse that was best friends with the cat from over the road. They had only ever talked through the wall. “We’ve never sat at one table,” said the mouse. For a cat can eat a mouse. This one did not want to. But such things happen, over cake.',
'{H} wanted to see a cat and a mouse have tea. “Ask them here,” said {A}.'] }
 ],
 way: [
{ id: 'it-was-the-paw', A: 'partner', paragraphs: ['{H} put the mouse at one end of the table, and the cat at the other. “That’s far enough,” said {A}. The cat said good evening, and so did the mouse. Then the mouse ran for the sugar.',
'A paw shot down the table, and lay on the sugar. “That wasn’t me,” said the cat. “It was the paw.” The mouse was under the tea cosy. It said that it quite understood.'] },
{ id: 'asked-the-way', A: 'same', spare: 1, paragraphs: ['“How did you two get to be friends?” asked {A}. “It caught me by the tail,” said the mouse, “so I asked it the way to the station.” No mouse had ever asked the cat anything. The cat had gone along a bit, to be sure that it was right.',
'“And did you catch your train?” asked {H}. “I wasn’t going anywhere,” said the mouse. “But by the post office we’d got talking.”'] },
{ id: 'house-rules', A: 'same', spare: 2, paragraphs: ['“There should be rules,” said {A}. {H} wrote them on a card. “No running,” it said, and “No rustling,” and “Don’t look like wool.” The cat read it twice. “And what am I not to do?” it asked. The mouse came out from behind the jam to see.',
'“Don’t wiggle your bottom,” said the mouse. “That’s when it starts.” The cat had not known that anybody could see that. It sat down on it at once.'] },
{ id: 'the-bell', A: 'same', spare: 3, paragraphs: ['“Mice like a cat with a bell,” said {A}. So {H} tied a small bell round the cat’s neck, in a loose bow. The cat took a sip of milk. Ting! The mouse was behind the butter. It came out, and the cat swallowed. Ting!',
'The mouse had been behind everything by then, and had got no further with its cake. “I only want to hear you when you’re coming,” it said. “Not when you’re here.” {H} took off the bell, and hung it on the teapot.'] },
{ id: 'what-one-brings', A: 'same', spare: 4, paragraphs: ['The cat had brought nothing, and was sorry. “You bring something when you’re asked to tea,” it said. “I always bring the same. This time I left it.” “What is it that you bring?” asked {H}. The cat looked at the ceiling. “A mouse,” it said.',
'“How kind,” said the mouse. “Would I have known them?” {A} quickly passed the cake. In the end the cat went and got a slipper, and the mouse was very pleased. It had no slippers at all.'] },
{ id: 'at-the-mouses', A: 'same', spare: 5, paragraphs: ['“Have it at yours, then,” said {A} to the mouse. So the cat lay down before the hole behind the bread bin, and put in a paw. That was all that would go. The mouse gave the paw a thimble of tea, and showed it round.',
'From outside you could hear, “This is my bed,” and “Mind the lamp.” “What’s it like?” asked {H}. “I think that I’m having a lovely time,” said the cat. It would have liked to be there.'] },
{ id: 'the-picture', A: 'same', spare: 6, paragraphs: ['“Just one picture of you together,” said {A}. “Stand as you’d stand among friends.” The mouse stood by the milk jug, and the cat stood by the mouse. {H} drew them. It came out very well, apart from the space between, which ran over the edge.',
'So {H} took another sheet and glued it on. You had to walk along to see who else was in it. “That’s us,” said the mouse.'] },
{ id: 'reading-aloud', A: 'other', spare: 7, paragraphs: ['{A} meant to read to them from a book of animals. “The cat,” read {A}, “lives on milk, fish, and.” Then {A} turned over two pages. “And what?” asked the mouse. “And in houses,” said {A}.',
'“And the mouse?” asked the cat. {A} looked that up. “The mouse lives on crumbs, and in fear of.” “Of what?” asked the cat. “Of draughts,” said the mouse quickly. {H} got up, and shut the window.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 8, paragraphs: ['“My best friend baked,” said {S}, “and I was not allowed any sugar.” “How did you manage?” asked {A}. “We met between two and three,” said {S}, “when the cakes were too hot.” The cat nodded. It knew those hours.',
'“I’m never too hot,” said the mouse. {S} thought about that. “You could have a bath first,” said {S}. “No one much likes them wet.” The cat agreed that soap spoiled nearly everything.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 9, paragraphs: ['“I’m the cheese,” said {S}, under a yellow towel. The mouse came closer, and stopped. “Are we friends?” it asked. “Yes,” said {S}. “Best.” “That’s awkward,” said the mouse. The cat looked at it from the other side, and smiled for the first time.',
'“Now you know how it is,” said the cat. {A} gave the mouse a plain crumb, so that it should not be tempted. The mouse ate that with its back to the cheese.'] },
{ id: 'pet', A: 'pet', spare: 10, paragraphs: ['{A} came to see who was sitting in the kitchen at this hour. There was a cat, and there was a mouse, and there was butter. {A} gave all three of them a good long look. Nobody moved, not even the paw.',
'Then {A} went to see about the butter. The cat and the mouse breathed out together, from both ends of the table. It was the first thing that they had ever done at the same time.'] },
{ id: 'under-its-nose', A: 'partner', paragraphs: ['“The paw goes when something runs,” said the cat. “I see it from so far away.” {H} was sorry for it, and laid a crumb of cheese on its plate. The cat looked to the left and the right. “Where?” it asked. It lay right in front. Then the whiskers came forward, and felt for it, and there it was. “It doesn’t see what’s close,” said {A} softly. “No cat does. What’s under its nose it has to feel.” The tea cosy lifted a little. “How close is close?” asked the mouse.'] }
 ],
 turn: [
{ id: 'past-the-spoon', A: 'partner', paragraphs: ['“About a long spoon,” said {A}. {H} laid the spoon down before the cat, to show where. The mouse came out, and it did not run. It walked past the jam, and past the butter. At the spoon it shut both eyes, and went on. “Where have you gone?” asked the cat. “Here,” said a voice from under its chin. The whiskers came forward. They felt an ear, and a paw with cake in it. “Oh,” said the cat. “It’s you.”'] },
{ id: 'the-tail', A: 'same', spare: 11, paragraphs: ['“I can see a bit of string,” said the cat. The string lay on the cloth, on the far side of the spoon, and twitched. {A} looked along it to the other end. “That’s your friend’s tail,” said {A}.',
'A mouse is longer than it thinks. “I’m sorry,” said the mouse, and rolled it in, and sat on it. “I was watching that,” said the cat. It had been just the right length for a bit of string.'] },
{ id: 'under-your-own', A: 'same', spare: 12, paragraphs: ['“What’s under mine?” asked {H}, and looked down over both cheeks. There was a nose, twice. “Try a currant,” said {A}. {H} held one beneath the nose, and smelled that it was there. You could not have said what it looked like.',
'“You’d need whiskers,” said the cat. {H} felt about with one lip, and found the currant. It was eaten before anyone had asked if it was a friend.'] },
{ id: 'no-mouse-on-it', A: 'partner', paragraphs: ['So they had tea, the two of them, at one place. The cat had the saucer, and the mouse had whatever fell. “What can you see?” asked {H}. “A table with no mouse on it,” said the cat. “And I know where it is.”',
'Then a hum began, and the tea shook. “Is that the paw?” asked the mouse. “No,” said the cat. “That’s me.” {A} moved the sugar over, so that nobody had to run.'] }
 ],
 everybody: {
  want: ['{names} went to the wall where the mouse lived, and kept very still.', '{names} looked across the road to see if the cat was coming.', { text: '{names} found a thimble, which was as big as a mug to a mouse.', needs: ['hands'] }],
  way: ['{names} looked under the tea cosy, and looked away again, out of politeness.', '{names} sat down halfway, between the cat and the mouse.', { text: '{names} put the sugar back in its bowl, lump by lump.', needs: ['hands'] }],
  turn: ['{names} walked past the jam as slowly as the mouse.', '{names} lay down by the table, and felt the hum in the floor.', { text: '{names} poured the mouse a thimble of milk, up to the brim.', needs: ['hands'] }]
 },
 bed: ['The cat went home over the road. The mouse went in behind the bread bin with some cake.', 'They put the long spoon in the drawer. {H} washed, and lay down, and felt for the pillow with one cheek.'],
 last: ['The pillow was too close to see, and it was there all the same, and {H} was asleep.', 'On both sides of the road somebody hummed, and {H} was asleep.']
})
