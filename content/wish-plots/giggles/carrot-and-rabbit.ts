import { wishPlot } from '../wish-plot.ts'

const PAIR = ['carrot rabbit', 'carrot bunny']
const BOND = ['friends', 'best friends', 'friendship', 'become friends', 'became friends', 'befriends', 'befriended', 'love each other', 'like each other', 'play together', 'live together', 'tea together', 'sleepover', 'fall in love', 'falls in love', 'pals', 'meet']

export const carrotAndRabbit = wishPlot({
 id: 'wish-carrot-and-rabbit',
 wishes: [...PAIR.flatMap((pair) => BOND.map((bond) => `${pair} ${bond}`)), 'carrots rabbits friends', 'talking carrot rabbit', 'rabbit loves talking carrot'],
 answers: ['are', 'were', 'who', 'carrot', 'carrots', 'rabbit', 'rabbits', 'bunny', 'bunnies', 'friend', 'friends', 'friendship', 'best', 'become', 'became', 'befriends', 'befriended', 'love', 'loves', 'like', 'likes', 'each', 'other', 'play', 'plays', 'playing', 'together', 'live', 'lives', 'tea', 'party', 'sleepover', 'stay', 'stays', 'eat', 'eats', 'eating', 'eaten', 'won’t', 'doesn’t', 'want', 'wants', 'hungry', 'instead', 'never', 'always', 'only', 'unlikely', 'talking', 'talks', 'orange', 'green', 'leaf', 'leaves', 'hair', 'top', 'kitchen', 'house', 'home', 'field', 'yard', 'meadow', 'burrow', 'little', 'big', 'tiny', 'small', 'funny', 'silly', 'brave', 'shy', 'kind', 'clever', 'grey', 'white', 'brown', 'fluffy', 'day', 'night', 'evening', 'morning', 'winter', 'summer', 'spring', 'rain', 'meet', 'meets', 'met', 'visit', 'visits', 'invites', 'share', 'shares', 'hide', 'hides', 'even', 'though', 'should', 'could', 'very', 'really', 'new', 'old'],
 except: ['died', 'dead', 'magician', 'easter', 'snowman', 'hospital', 'vet', 'ill', 'sick', 'lost', 'fox', 'wolf', 'toy', 'peter', 'stole', 'steals', 'steal', 'farmer', 'cake', 'nose'],
 nothingElse: true,
 company: ['carrot', 'rabbit', 'glass', 'windowsill', 'napkin', 'leaves', 'hair', 'bread', 'hay', 'mirror', 'comb'],
 about: 'A carrot and a rabbit are best friends until the rabbit, with its eyes shut, eats the carrot’s leaves; but it has left all the orange, and in a glass of water the leaves grow back, so it comes to trim them.',
 titles: ['A Bit Shorter at the Side', 'It Was Only the Hair', 'The Rabbit Comes on Fridays', 'Nine Days in a Glass', 'A Carrot With a Friend'],
 want: [
{ id: 'to-stay-the-evening', A: 'partner', paragraphs: ['On {H}’s windowsill lived a carrot with fine green leaves. Its best friend was a rabbit. They talked through the window every day. The carrot told what was for supper, and the rabbit told about the weather.',
'{H} wanted them to have a whole evening together, on the same side of the glass. “But what if it gets hungry?” asked {A}. The carrot had thought of that, too. “We’re friends,” it said. “We don’t talk about food.”'] }
 ],
 way: [
{ id: 'the-napkin', A: 'partner', paragraphs: ['The rabbit sat down beside the carrot, and looked at it very kindly. Then its tummy rumbled. “That was me,” said the rabbit. “It’ll pass, if I don’t look.” So {H} tied a napkin over its eyes.',
'But a rabbit smells as well. The nose went up and down, and it went along the sill by itself. There was a crunch. {H} pulled off the napkin. The carrot was bald.'] },
{ id: 'not-a-word-of-food', A: 'same', spare: 1, paragraphs: ['They tried to talk of other things. “It’s a lovely colour, your sofa,” said the rabbit. “What colour would you say it was?” Nobody liked to tell it. “It’s on the warm side,” said {A}. It was orange.',
'“And what do you like best?” the carrot asked the rabbit. There was a long silence. “Skipping,” said the rabbit.'] },
{ id: 'bread-with-nothing', A: 'same', spare: 2, paragraphs: ['{H} brought out a slice of bread, so that the rabbit should have something. The rabbit ate a corner, to be polite. It was dry, it said, and never went snap. “I go snap,” said the carrot. It had only meant to be helpful.',
'Everyone looked out at the window, where it was raining a little. “So there’s the weather,” said {A}. They were all very glad of it.'] },
{ id: 'a-disguise', A: 'same', spare: 3, paragraphs: ['“If it didn’t look like a carrot,” said {A}, “then it’d be easier.” {H} rolled the carrot in a sock. Now a sock with leaves lay on the windowsill. The rabbit said good evening to it, and asked where the carrot had gone.',
'“I’m in here,” said the sock. “I’d never have known you,” said the rabbit. It missed its friend so much that they had to take off the sock again.'] },
{ id: 'how-they-met', A: 'same', spare: 4, paragraphs: ['“How did you meet?” asked {A}. “It was digging, and it came to my feet,” said the carrot. “Nobody had ever seen them.” The rabbit had tickled them by mistake, and had heard a laugh from up above.',
'“I went up to see who it was,” said the rabbit, “and there was only hair.” So for a week it had had two friends. It was a surprise when they turned out to be the same one.'] },
{ id: 'far-apart', A: 'same', spare: 4.3, paragraphs: ['“Sit a bit further off,” said {A} to the rabbit. The rabbit moved to the other end of the windowsill, and from there to the bookcase. It could not hear so well from that far. “What did you say?” it called. “I said that it’s nice to sit together,” called the carrot.',
'A moment later the rabbit was back beside it, to hear the rest. It did not know how that had happened. On the way it had not put one foot down.'] },
{ id: 'a-game', A: 'same', spare: 4.6, paragraphs: ['“Play something,” said {A}. “That takes your mind off it.” They played hide-and-seek, and it was the carrot’s turn to hide. {H} put it in the vegetable box, among the other carrots. The rabbit looked in. There were eleven of them, and not one moved.',
'“Which is it?” asked {A}. “I can’t look,” said the rabbit. “I don’t know the others.” So the carrot won, and asked to be fetched. It had been told some very odd things in there.'] },
{ id: 'in-the-mirror', A: 'other', spare: 5, paragraphs: ['{A} brought in a hand mirror, so that the two could see how well they went together. The rabbit was round, and the carrot was long. “We’ve got the same ears,” said the carrot. Its own were green, and there were thirty of them.',
'The rabbit put its two up beside those, and bent them a bit, to match. “I can’t tell them apart,” said {A}. The rabbit could. It sat on its paws.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 6, paragraphs: ['“I shared a desk with a boy whose lunch I liked,” said {S}. “He was my best friend.” “Because of the lunch?” asked {A}. “That’s what I didn’t know,” said {S}. “Then one day he forgot it, and I was just as pleased to see him.”',
'The rabbit asked what had been in the lunch. {S} looked across at the carrot, and coughed. “Egg,” said {S}. It had not been egg.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 7, paragraphs: ['“I’m friends with a bun,” said {S}, and held it up. It had two currants for eyes. “This is Bun.” The carrot bowed as far as it could. “And will you eat it?” asked {A}. “No,” said {S}. “Never.” {S} looked at Bun. “Only the hat.”',
'By and by Bun had no hat, and no back. It still had its face. “That’s the part I’m friends with,” said {S}. The rabbit nodded slowly.'] },
{ id: 'pet', A: 'pet', spare: 8, paragraphs: ['{A} came by under the windowsill, and sniffed up at it. There was a carrot, which {A} did not want. There was a rabbit, and a rabbit {A} had not expected. They looked at each other over the edge for some time.',
'“Are we friends with that one?” asked the rabbit. “We’ll be whatever it likes,” said the carrot. {A} yawned, and went to see what was in the bowl. It was nobody they knew.'] },
{ id: 'all-the-orange', A: 'partner', paragraphs: ['“I’ve eaten my friend,” said the rabbit, and hid behind the curtain. “I’m here,” said the carrot. {A} looked from the one to the other. “It hasn’t touched the orange,” said {A}. “Not a tooth mark. It only ate the green.” {H} turned the carrot round, and that was so. Rabbits are for leaves. In a field the rest is under the ground. “So I never wanted you?” asked the rabbit from behind the curtain. “Only my hair,” said the carrot. It felt its head. “And hair,” said {H}, “grows.”'] }
 ],
 turn: [
{ id: 'in-the-glass', A: 'partner', paragraphs: ['{H} stood the carrot in a glass of water, with its head out. Nothing happened on the first day, but the carrot said that it itched. On the third day {A} saw a green dot. Each evening the rabbit looked in at the window. By the ninth day there was a whole head of leaves, all standing on end.'] },
{ id: 'by-the-window', A: 'same', spare: 9, paragraphs: ['The new leaves all grew towards the light. The carrot had them over one eye. “Who’s there?” it asked, and it was only {A}. {H} turned the glass about, so that the carrot faced the room.',
'In two days the hair had turned too, and hung out over the back. “You can’t tell it anything,” said the carrot. “It takes after the sun.”'] },
{ id: 'for-the-meantime', A: 'same', spare: 10, paragraphs: ['“I can’t be seen like this,” said the carrot. {H} found it something for the meantime. A thimble made it look like a soldier. A tea strainer made it look like a bishop. In the end it wore a bit of parsley from the fridge.',
'“It suits you,” said {A}. The carrot was not so sure. It was curly, and it smelled of somebody else. When the rabbit looked in at the window, they took it off, to be on the safe side.'] },
{ id: 'on-fridays', A: 'partner', paragraphs: ['“It’s in my eyes,” said the carrot. So {H} opened the window, and the rabbit was let in. {H} tied the napkin round the carrot’s neck, this time. “How would you like it?” asked the rabbit. “A bit shorter at the side,” said the carrot.',
'The rabbit went round it with great care, and nibbled, and stepped back to look. No tummy rumbled. “And we don’t talk about food,” said {A}. “No,” said the carrot. “About the weather.” The rabbit swallowed. “See you on Friday,” it said.'] }
 ],
 everybody: {
  want: ['{names} came to the window too, and heard about the weather.', '{names} made room on the sill for a rabbit.', { text: '{names} opened the window, and put a cushion beside the carrot.', needs: ['hands'] }],
  way: ['{names} looked behind the curtain, and told the rabbit that it was all right.', '{names} went round the carrot, and found no tooth mark either.', { text: '{names} drew the carrot as it had been, with all its hair.', needs: ['hands'] }],
  turn: ['{names} told the carrot how its hair stood today.', '{names} sat next in line, as at the barber’s.', { text: '{names} gave the carrot fresh water, up to its middle.', needs: ['hands'] }]
 },
 bed: ['The napkin was shaken out at the window, and there was nothing left on it. The rabbit had tidied up.', '{H} washed, combed what stood on end, and lay down facing the window.'],
 last: ['Hair grows best at night, and {H} was asleep.', 'On the sill it grew, very quietly, until Friday, and {H} was asleep.']
})
