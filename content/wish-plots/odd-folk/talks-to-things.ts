import { wishPlot } from '../wish-plot.ts'

const TO = ['itself', 'plants', 'flowers', 'its plants', 'its flowers', 'the flowers', 'trees', 'spoons', 'its spoons', 'a spoon', 'furniture', 'the furniture', 'chairs', 'tables', 'the walls', 'walls', 'stones', 'vegetables', 'cups', 'its cups', 'teapots', 'its hat', 'its shoes', 'its socks', 'its bed', 'its broom', 'its washing machine', 'things', 'everything', 'objects', 'lamps', 'clouds', 'the clouds', 'tomatoes', 'its tomatoes', 'pots and pans', 'its shadow', 'bread', 'its car', 'lamp posts']

export const whoeverTalksToThings = wishPlot({
 id: 'wish-whoever-talks-to-things',
 visits: 'anything',
 whoever: ['talks to itself', ...TO.flatMap((to) => [`talks to ${to}`, `talked to ${to}`, `speaks to ${to}`, `spoke to ${to}`, `always talks to ${to}`, `chats to ${to}`, `says good morning to ${to}`, `says good night to ${to}`, `says goodnight to ${to}`, `says hello to ${to}`, `is always talking to ${to}`]), 'talks to himself', 'talks to herself', 'is always talking to himself', 'is always talking to herself', 'mutters to itself', 'mutters to himself', 'mutters to herself', 'is always muttering to itself', 'has long talks with the furniture', 'has long talks with its plants', 'thanks the chair', 'says thank you to chairs', 'says sorry to chairs', 'apologises to the furniture'],
 except: ['tv', 'people', 'god', 'strangers', 'heaven', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'mum', 'dad', 'baby', 'lonely', 'alone', 'sad', 'nobody', 'answer', 'answers', 'talk back', 'bees', 'too loud', 'too much'],
 company: ['table', 'spoon', 'chair', 'floor', 'soup', 'bowl', 'legs', 'leg', 'envelope', 'envelopes', 'letters', 'plant', 'pot', 'wall', 'kettle', 'broom', 'tap', 'door', 'board', 'marble'],
 about: 'The hero wants to eat soup at a table that wobbles, and whoever talks to things asks the table and then the floor, until they hear what both of them have said, and the table is turned.',
 titles: ['Not Like That', 'Whoever’s In', 'The Table Says It’s the Floor', '{visitor} Says Good Evening to the Spoon', 'A Quarter of the Way Round'],
 want: [
{ id: 'good-evening-spoon', A: 'partner', paragraphs: ['{H} wanted just one supper at which the soup stayed in the bowl. But the table wobbled. When {A} leaned on it over there, it went clack, and {H}’s soup came over the edge. In came {visitor.first}. “Good evening, spoon,” said {visitor}. “How bright you look! And how’s your poor back?” That was the chair.',
'“Who are you talking to?” asked {H}. “Whoever’s in,” said {visitor}. “And on the way there’s only me.” Clack, said the table, and {H} was wet.'] }
 ],
 way: [
{ id: 'four-envelopes', A: 'partner', paragraphs: ['“It’s this leg,” said {A}. “It’s too short.” {H} folded an envelope and pushed it under. Now that leg was too long, and the one beside it was in the air. In the end there was one under each. The table was a little taller, and went clack.',
'“You talk about it the whole time,” said {visitor}, “and nobody talks to it.” “It’s a table,” said {A}. “There you are,” said {visitor}.'] },
{ id: 'a-word-with', A: 'same', spare: 0.5, paragraphs: ['{visitor} talked to nobody as well, but mostly to {caller.part}. “Well, how are we?” said {visitor} in that direction, and waited. “Does it ever answer?” asked {A}. It was more of a listener, said {visitor}. But you always felt that something had gone in.',
'{A} said a few kind words to it too, about the weather. “Now you’ve made it shy,” said {visitor}. They talked about other things for a time, rather loudly, till it had got over that.'] },
{ id: 'good-neighbours', A: 'same', spare: 0.7, paragraphs: ['“Have you nobody to talk to at home?” asked {A}. {visitor} lived {caller.where}, and there was plenty of talk there. It began in the morning with the bucket. The bucket always took it the wrong way. “It only hears the hollow part,” said {visitor}.',
'After that came the door, which was a bit short. Then the stone wanted to be asked how it had slept. “It’s gone noon before I’ve got round,” said {visitor}. In the afternoon it was all told to the bucket again, from the beginning.'] },
{ id: 'told-to-the-kettle', A: 'same', spare: 0.8, paragraphs: ['{visitor} went over to the kettle, so as not to leave it out. “{caller.fact},” {visitor} told the kettle. “Why do you tell it that?” asked {A}. “It would only hear it from others,” said {visitor}. The kettle was cold, and kept it to itself.',
'When the water boiled for tea, it came out at last. The kettle sang the whole thing, on one note, and the lid agreed. “It’s got it nearly right,” said {visitor}. {A} listened at the spout, from a good way off, and could only make out the end.'] },
{ id: 'the-plant', A: 'same', spare: 1, paragraphs: ['There was a plant on the sill, all to one side. “You’re leaning,” said {visitor} to it. “Is something the matter with the wall?” It was only looking out, said {A}. Plants grow to where the light is. {visitor} told it about the room, so that it knew what was behind it.',
'“There’s soup,” said {visitor}, “and a chair with a bad back.” {H} turned the pot a little, for a start. Now it would have to grow round, and that took weeks. “I’ll go slowly,” said {visitor}, and began with the ceiling.'] },
{ id: 'two-of-us', A: 'same', spare: 3, paragraphs: ['By the door {visitor} had a word with itself. “Did I shut it?” it asked. “I did,” it answered. “I didn’t hear me.” “I did it quietly.” It went back and forth like that. {A} said in the end that the door was shut. They were both a bit offended.',
'“We were just getting there,” said {visitor}. It is nice to talk to someone who is never late, and likes the same cake. It’s only in hide-and-seek that it isn’t much use, said {visitor}. They always looked in the same place at once.'] },
{ id: 'to-the-broom', A: 'other', spare: 4, paragraphs: ['{A} came for the mop. {visitor} was in the middle of a story, and the mop leaned there and listened. “Is this going to take long?” asked {A}. They had only got as far as the wedding. {A} didn’t want to be rude, and leaned there too.',
'It was a good story, about a dustpan. At the end {A} took hold of the mop quite differently, round its waist. They did the kitchen, and turned at the corners. “It was always rather stiff with me before,” said {A}.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 5, paragraphs: ['“My aunt talked to her oven,” said {S}. “She called it Herbert. She’d say, gently now, Herbert, it’s a sponge.” “Did that help?” asked {A}. “There was never a better sponge,” said {S}. “You see, she bent down to say it. So she always looked in at just the right time.”',
'{visitor} asked after Herbert. He’d gone to a cousin, who never said a word, and there everything got black. “He was lonely,” said {visitor}. “Or nobody looked in,” said {S}. It came to the same.'] },
{ id: 'child', S: 'child', A: 'hero', spare: 6, paragraphs: ['{S} had taken a spoon under the table, to talk in private. “It doesn’t want to be a spoon any more,” {S} told them. “What then?” asked {A}. It wanted to be a slide. “For whom?” asked {visitor}. “For peas,” said {S}.',
'{visitor} knew about that. Most spoons had it in them, if one only asked. They tried it with one pea, from the top. It came down well, and flew a bit at the end. The spoon was speechless. “Now it’ll be a spoon again,” said {S}. “It just wanted to have been one.”'] },
{ id: 'pet', A: 'pet', spare: 7, paragraphs: ['{visitor} had said good evening to every chair, and to the tap. To {A} it said nothing. {A} came and sat down in front of it. “Excuse me,” said {visitor}. “I’d taken you for a rug.” {A} went on looking.',
'“How warm you are,” said {visitor}, “for a rug.” It asked how trade was, and if many people wiped their feet. {A} stretched out flat, to hear that from closer to. It was the first talk of the evening in which the other one breathed.'] },
{ id: 'both-sides', A: 'partner', paragraphs: ['{visitor} had gone underneath. First the table was asked where it hurt. “The table says that it’s the floor,” said {visitor}. “And the floor says that it’s the table.” “They can’t both be right,” said {H}. “It’s only that they don’t get on,” said {visitor}. “Not like that, they say.”',
'{A} put the spoon down. “Not like that,” said {A} slowly. “And how about some other way?”'] }
 ],
 turn: [
{ id: 'turned', A: 'partner', paragraphs: ['{H} took out all four envelopes, and took hold of one corner. They turned the table where it stood, a little at a time, like the hand of a clock. “And like this?” asked {visitor} from below. Clack. They turned it a bit further. “And like this?” It was a smaller clack. The third time there was no answer.',
'{H} leaned on it here, and {A} leaned on it there. It stood like a rock. “There was nothing wrong with either of them,” said {A}. “They just had to find the place.”'] },
{ id: 'why-it-works', A: 'same', spare: 8, paragraphs: ['“Does that always work?” asked {H}. It did, said {A}, if the legs were all the same and only the floor was crooked. You never had to turn it further than a quarter. Somewhere on the way all four of them stood. {visitor} passed that on to the other chairs and tables.',
'It made a stir. The small table by the bed had wobbled for years, and had thought that it was nerves. {H} gave it a turn to the left. “It says, is that all?” said {visitor}.'] },
{ id: 'no-answer', A: 'partner', paragraphs: ['Then {H} was given a new bowl of soup, full to the brim. It lay there as flat as a coin, with a lamp in it. {A} leaned on the table with both elbows, on purpose. {H} ate it right down to the flower at the bottom. “What does the table say now?” asked {H}.',
'{visitor} listened for some time. “Nothing,” said {visitor}. “It’s happy.” {H} laid the spoon down. “Thank you,” said {H}, and it wasn’t quite clear to whom.'] }
 ],
 everybody: {
  want: ['{names} said good evening to a fork, and felt looked at.', '{names} drank the soup a bit lower, against the waves.', { text: '{names} held the table down at one corner.', needs: ['hands'] }, { text: '{names} wiped up the soup, and told the cloth that it was sorry work.', needs: ['hands'] }],
  way: ['{names} listened to the table, and heard supper.', '{names} put in a word for the floor.', { text: '{names} folded one more envelope, thinner.', needs: ['hands'] }, { text: '{names} knocked on the wood, and waited to be asked in.', needs: ['hands'] }],
  turn: ['{names} had to sit somewhere else now, and saw the other wall.', '{names} told the table that it looked well from here.', { text: '{names} took hold of a corner, and walked it round.', needs: ['hands'] }, { text: '{names} let a marble lie on the table, and it lay.', needs: ['hands'] }]
 },
 bed: ['{visitor} said good night to the table, and to the floor, and went home talking. There was no clack when the door shut.', 'They washed. “Good night, spoon,” said {H}, and lay down.'],
 last: ['The bed said something, only a creak, and {H} was asleep.', 'The table stood on all four legs and did not say a word, and {H} was asleep.']
})
