import { wishPlot } from '../wish-plot.ts'

export const whoeverChatters = wishPlot({
 id: 'wish-whoever-chatters',
 visits: 'anything',
 whoever: ['talks all night', 'talks all night long', 'talks too much', 'talks a lot', 'talks so much', 'talks non-stop', 'talks nonstop', 'talks without stopping', 'keeps on talking', 'kept on talking', 'chatters', 'chatters all night', 'chatters all day', 'chats all night', 'chats all day', 'is a chatterbox', 'is talkative', 'is too talkative', 'is chatty', 'is too chatty', 'loves talking', 'loves to talk', 'likes talking', 'likes to talk', 'loves chatting', 'loves to chat', 'loves to chatter', 'always interrupts', 'interrupts everybody', 'interrupts everyone', 'never lets anybody talk', 'never lets anyone speak', 'is never quiet', 'tells very long stories'],
 except: ['talks to ', 'talk to ', 'talked to ', 'sleep', 'rude', 'behind', 'back', 'lies', 'strangers', 'ghosts', 'English', 'backwards', 'phone', 'flowers', 'stars', 'animals', 'teeth'],
 company: ['puzzle', 'moon', 'piece', 'mat', 'fog', 'umbrella', 'aunt', 'chair', 'paper', 'scissors', 'coat', 'spoon', 'spoons', 'worm', 'sand', 'timer', 'shirt'],
 about: 'Whoever talks all night has stopped on the last piece of the puzzle, and the hero cannot get four words in, until a question is asked to which nobody knows the answer.',
 titles: ['Four Words', 'It Began in a Fog', '{visitor} Asks Something', 'The Last Bit of the Moon', 'A Breath in the Middle'],
 want: [
{ id: 'four-words', A: 'partner', paragraphs: ['{H} wanted to finish the puzzle before bed. There was only one piece to go, and it was the last bit of the moon. It had just fallen on the mat by the door.',
'In came {visitor.first}. “It began on Tuesday,” said {visitor}, “no, on Monday, in the fog.” Then {visitor} stopped right on top of the piece. Only the talking did not stop. {H} had four words for that. “You’re on my piece.”'] }
 ],
 way: [
{ id: 'no-gap', A: 'partner', paragraphs: ['“Everybody who talks leaves a gap to breathe in,” said {A}, who had thought it all out. “Say it then.” {H} waited with an open mouth. {visitor} talked through the fog, and out at the other side. The gap came in the middle of “umbrella”. In there was no room for four words.',
'So {H} tried only one. “Piece!” called {H}. “A piece of cake,” said {visitor} at once, “at my aunt’s, on a blue plate.” Whatever you put into that talk only made it longer.'] },
{ id: 'saying-so', A: 'same', spare: 0.5, paragraphs: ['“I’ll show you what I did in the fog,” said {visitor}, “it’s quicker.” {visitor} {caller.does}, and talked all through it. “Now I’m doing it. Now I’m still doing it. That was it, did you see, I’ve just said so.”',
'{A} {caller.move}, and kept quiet, so that there would be some room. {visitor} filled it in. “Now {A} is doing it,” said {visitor}. “It’s a pity {A} doesn’t say so. I’d never know that I’d done a thing.”'] },
{ id: 'saved-up', A: 'same', spare: 0.6, paragraphs: ['“Nobody’s got time for a chat {caller.where},” said {visitor}. “So I save it up all day. By teatime I’m full to here.” {A} looked to see where that was. There was not much left above it.',
'“I could say it to you by the jugful,” said {visitor}, “only I haven’t got the jug.” {A} fetched the green one, and set it on the floor. {visitor} talked about the jug. In the end there was a fly in it, that had been listening.'] },
{ id: 'coming-to-it', A: 'same', spare: 0.7, paragraphs: ['{A} wanted to have said something as well that evening. “{caller.fact},” said {A}, as fast as possible. “That’s just what I was coming to,” said {visitor}. {visitor} came to it by way of two hats, a wet Sunday and a cousin’s cousin.',
'When it arrived, it was what {A} had said, only with a hat on. “I know,” said {A}. “I’m the one who told you.” But nobody heard that. They were past the hats by now, and talking about hat boxes.'] },
{ id: 'a-big-comma', A: 'same', spare: 0.8, paragraphs: ['{A} no longer listened, and watched {caller.part} instead. You could see the talk in it. With a long word there came a lift. At every comma there was a bit of sinking. “Wait till there’s a full stop,” whispered {A}.',
'Then came a sinking that went further down than any. It stayed down. {H} took a breath for the four words. Up it went again, and “another thing,” they heard. It had only been a very big comma.'] },
{ id: 'good-listener', A: 'same', spare: 0.9, paragraphs: ['{visitor} was set down opposite {caller.stand}. {A} thought that others could do the listening for a bit. {visitor} told everything, beginning with the fog. Nothing over there looked at the clock, not once.',
'“Such good company,” said {visitor} after the plate and the cake. “And never a word of me, me, me.” {A} put a cushion there, because of the long evening. The talk took in the cushion, too, and went along the fringe.'] },
{ id: 'in-writing', A: 'same', spare: 1, paragraphs: ['{H} wrote the four words on a piece of paper, and {A} held it up. “A letter!” cried {visitor}. “I’ve had a letter, it was raining, and the stamp had a pear on it.” {A} pointed with one finger to where it began.',
'“You’re,” read {visitor} kindly. “That’s got a small hook up there. I knew somebody who had a hook, for coats, and listen to this.” The second word was “on”. They never got as far as that.'] },
{ id: 'well', A: 'other', spare: 2, paragraphs: ['{A} had only come for the scissors. Now {A} stood there with one foot in the door, and said “oh” and “did it?” to {visitor}. “Well,” said {A} after the umbrella. That’s the word that has its coat on. You say it, and then you go.',
'But {visitor} knew about wells. There was one at the aunt’s, with a bucket, and what was in the bucket? {A} took the other foot out of the hall, and sat down on the shoes. It was a frog.'] },
{ id: 'hand-up', A: 'same', spare: 3, paragraphs: ['{A} put one hand up, as you do in class. “Yes, I’ve seen you,” said {visitor}, “I’ll be with you in a minute.” It was a long minute, and had a goose in it. {A}’s arm went to sleep. {A} held it up with the other one.',
'“Now then, you with the arm,” said {visitor} kindly. By then {A} had no idea what it had been about. “It’ll come back,” said {visitor}, and helped out with something until it did.'] },
{ id: 'spoons', A: 'same', spare: 4, paragraphs: ['“But first you need to hear who owned the umbrella,” said {visitor}. “And first you need to hear about his boat.” {A} put a spoon on the table for each thing that had been begun. There was the fog, the aunt, the umbrella and the boat.',
'Soon there were nine in a row, and none in the drawer. Then {visitor} did come to the end of something, and {A} was allowed to take one away. It was the very small one, for salt.'] },
{ id: 'all-night', A: 'same', spare: 5, paragraphs: ['“I talk at night as well,” said {visitor}. “In the dark you can’t see if they’re listening. So I think, yes.” The lady next door slept well with it, on the other side of the wall. She had told {visitor} so, as far as she got.',
'Once {visitor} had had no voice left, from Thursday until Saturday. On the Friday night the lady knocked, in slippers. She wanted to know what that noise was. “That’s nothing at all,” said {visitor}, very hoarse. She had never heard it before.'] },
{ id: 'pulling-the-mat', A: 'same', spare: 6, paragraphs: ['{A} thought that it could be done without any words. You’d only have to get {visitor} off the mat. So {A} took hold of the fringe, and pulled, a little bit at each comma. The mat began to move. {visitor} moved with it, and so did the piece.',
'They travelled past the coats like that, and along by the shelf. {visitor} noticed nothing, and got as far as Wednesday. In the end they were all in the kitchen. The talk sounded much the same in there, with a bit of an echo.'] },
{ id: 'egg-timer', A: 'other', spare: 7, paragraphs: ['{A} brought the egg timer with the sand in it. “While it runs, you talk,” said {A}. “When it’s empty, it’s our turn.” That was fair, said {visitor}, and started on sand. There was a great deal to be said about it.',
'The last grains ran down. {H} opened one corner of the mouth. {visitor} saw that the sand had stopped, was sorry for it, and turned it over. “There,” said {visitor}, “now it can go on,” and so it did.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 8, paragraphs: ['“I’d a friend who rang me up on Sundays,” said {S}. “I’d lay the phone on the ironing board, and iron a shirt. Then I’d say mm, and take the next.” “Did nobody notice?” asked {A}. “I did nine shirts one winter,” said {S}.',
'“One Sunday I put it to my ear,” said {S}, “and nobody was there. I could hear plates. My friend was washing up, at the far end of the kitchen.” {visitor} had stopped to listen to that. “Mm,” said {visitor}, and went on.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 9, paragraphs: ['{S} could talk like that as well, and had a worm to talk about. {visitor} talked of the fog. Neither waited for the other. They beamed at each other, and it all came out together. {A} stood between them, with one ear for each.',
'“The worm’s in the fog now,” reported {A}. “It’s met your aunt.” “So you see,” said the two of them. It was the best talk that either of them had ever had.'] },
{ id: 'pet', A: 'pet', spare: 10, paragraphs: ['{A} knew just one word of all those, and that was “dinner”. {A} lay and let the rest run past. When it came to the aunt’s dinner, {A} was there. When it was over, {A} lay down again.',
'In that way {A} heard four dinners, and a second helping. “{A} never interrupts,” said {visitor}. It was true, and {H} thought about it. You would just need to know which word to wait for.'] },
{ id: 'known-already', A: 'partner', paragraphs: ['{A} had found out how that talk was made. Every so often it said, “And do you know what?” “You ask only what you know yourself,” {A} called right into it. “Ask something that you don’t know.” {visitor} talked about that as well, but more slowly. All that talk was of things that {visitor} knew.'] }
 ],
 turn: [
{ id: 'a-real-one', A: 'partner', paragraphs: ['{visitor} searched for something else. It was not in the fog, and not on the plate. The talk grew thin, with holes in it, and then it was only “hm”. {H} breathed in. But {visitor} was quicker, by half a word. “What’s this thing under me?” asked {visitor}.',
'It was a real question. {visitor} did not know the answer, and had to stop talking to hear it. You could hear the clock. “My piece,” said {H}. Two words were enough.'] },
{ id: 'tuesday', A: 'same', spare: 11, paragraphs: ['{visitor} wanted to try it once more, on {A}. “What did you do on Tuesday?” asked {visitor}, and held quite still. {A} had to think about it. Nobody had wanted to know that before. There had been a walk, and a lost glove, and the wrong gate.',
'And there had been a fog as well! “Was it thick?” asked {visitor}. “You couldn’t see your own elbow,” said {A}. {visitor} knew a lot about it, and swelled a little. But it was {A}’s fog.'] },
{ id: 'only-waiting', A: 'same', spare: 12, paragraphs: ['“So that’s listening,” said {visitor}. “I thought it was only waiting for your turn.” There was more to do in it than you’d think. You saw the other one’s eyebrows. You got a picture in your head, and had not made it yourself.',
'“And you can rest while you’re at it,” said {visitor}. {A} said that this was why so many people did it. {visitor} let the next word go by, and the next. They were about socks, and quite good.'] },
{ id: 'and-where-does-it-go', A: 'partner', paragraphs: ['{visitor} moved over, and {H} put the last bit into the moon. “How did you know where they all go?” asked {visitor}. Nobody had ever asked {H} that. {H} began with the corners. {H} talked about the edge, and the sky, and its forty blue pieces.',
'{visitor} did not talk, for it was all new. {H} was only at the roof of the barn. “Do breathe,” said {A}. “The best place for it,” said {visitor}, “is in the middle of a word.”'] }
 ],
 everybody: {
  want: ['{names} listened to the fog, and then to the weather after it.', '{names} looked for the piece under everything but {visitor}.', { text: '{names} shut the door behind all that talk.', needs: ['hands'] }, { text: '{names} held a finger on the hole in the moon.', needs: ['hands'] }],
  way: ['{names} opened wide with {H}, and nothing came of that either.', '{names} went out in the middle of the aunt, and came back to the same aunt.', { text: '{names} counted the commas on ten fingers, four times over.', needs: ['hands'] }, { text: '{names} drew the plate, as far as it was known.', needs: ['hands'] }],
  turn: ['{names} held a breath, and then let it out in the wrong place.', '{names} lay along the bottom edge, where the grass was.', { text: '{names} stroked the moon flat with one thumb.', needs: ['hands'] }, { text: '{names} pointed to the piece that had taken longest.', needs: ['hands'] }]
 },
 bed: ['The puzzle stayed on its tray, with the moon whole. {visitor} went home without a word, and carried a question.', 'They washed, and {H} told the towel about the barn. They lay down, and then it was told to the blanket.'],
 last: ['{H} took a breath, in the middle of “evening”, and was asleep.', 'Somewhere somebody lay and listened to the quiet, and {H} was asleep.']
})
