import { wishPlot } from '../wish-plot.ts'

const SPOTS = ['my head', 'my nose', 'my hand', 'my shoulder', 'my arm', 'my finger', 'my knee', 'my foot', 'my hat', 'my hair', 'her head', 'his head', 'her nose', 'his nose', 'her hand', 'his hand', 'somebody’s head', 'people’s heads']

export const whoeverLandedOnMe = wishPlot({
 id: 'wish-whoever-landed-on-me',
 visits: 'anything',
 whoever: ['plopped onto my head', 'fluttered onto my nose', 'flutters onto my hand', 'alighted on my hand', 'hopped onto my shoulder', 'rides on my shoulder', 'crawled onto my hand', 'crawled up my arm', 'nests in my hair', ...SPOTS.flatMap((spot) => [`landed on ${spot}`, `lands on ${spot}`, `sat on ${spot}`, `sat down on ${spot}`, `settled on ${spot}`, `flew onto ${spot}`, `flew on ${spot}`, `perched on ${spot}`, `perches on ${spot}`, `came down on ${spot}`]), 'landed on me', 'lands on me', 'landed in my hair', 'sat in my hair', 'always lands on people', 'always lands on my head', 'wants to land on my head', 'wants to sit on my head', 'wanted to sit on my hand', 'wanted to sit on my shoulder', 'wants to sit on my shoulder', 'loves landing on people', 'can’t stop landing on me', 'keeps landing on me', 'kept landing on me', 'stood on my head'],
 except: ['stung', 'sting', 'bit', 'bite', 'bites', 'hurt', 'ouch', 'pooed', 'poo', 'scary', 'scared', 'afraid', 'died', 'dead', 'moon', 'mars', 'space', 'planet', 'cries', 'crying', 'baby', 'mum', 'mummy', 'dad', 'daddy', 'mother', 'sister', 'brother', 'bed', 'squashed', 'by accident', 'santa', 'dream'],
 notOf: ['fly', 'mosquito', 'wasp', 'spaceship', 'astronaut', 'snowflake', 'hat', 'bench', 'leaf', 'rain', 'plane', 'helicopter', 'rocket', 'cat', 'dog', 'baby'],
 company: ['bench', 'soup', 'hat', 'leaf', 'stick', 'pond', 'eye', 'tree', 'butterfly', 'thumb', 'nose', 'shoulder', 'seed', 'park', 'stone'],
 about: 'Whoever has landed on the hero sits up there for all the park to see, and only the hero cannot see it on that one head; until an eye is found in which there is a park, a bench and somebody with something on.',
 titles: ['{visitor} Lands on {H}', 'The One Place to Look', 'As Level as Soup', 'A Park in an Eye', 'Something on Your Head'],
 want: [
{ id: 'on-the-head', A: 'partner', paragraphs: ['{H} sat on the bench in the park and kept quite still, for no reason at all. Then {visitor} landed on {H}. It was {H}’s hand at first, and after that {H}’s shoulder. And there {visitor} was, right on the top of {H}’s head.',
'“Oh,” said {A}. “You ought to see that.” {H} wanted nothing more. But there is one place in the park that you can’t look at. It is the top of your own head.'] }
 ],
 way: [
{ id: 'two-of-them', A: 'partner', paragraphs: ['{H} rolled up both eyes, and saw a bit of hair. So {H} leaned back. It got steep up there, and {visitor} took off. “Keep still,” said {A}. {H} kept still, and {visitor} came round once and landed on {H}’s nose.',
'That was much nearer. {H} looked down along it with both eyes, and saw two of {visitor}, both blurred. “How many are you?” whispered {H}. A nose moves when somebody whispers under it. {visitor} was off again, and landed back on the top.'] },
{ id: 'ask-what-it-is-like', A: 'same', spare: 0.3, paragraphs: ['“You could tell me what I look like,” said {H} to {A}. {A} took a long look. “You look the same as ever,” said {A}, “only with {visitor} on.” “And how does that look?” “Well,” said {A}. “Rather high.”',
'It is hard to say a thing like that in words. {H} shut both eyes and thought of something rather high. It looked like a cupboard, and that could not be right.'] },
{ id: 'a-shadow', A: 'same', spare: 0.5, paragraphs: ['The sun was low, and on the path lay {H}’s shadow, with something on top. “There I am,” said {visitor}. {H} sat up, ever so slowly, and so did the shadow. But a shadow has no front. It might have been {visitor} up there, or a bun.',
'“Give a wave,” said {A}. {visitor} {caller.does}. In the shadow it was only a wobble. A small dog went round it, all the same, to be on the safe side.'] },
{ id: 'a-bit-hangs-down', A: 'same', spare: 0.6, paragraphs: ['Something came down over {H}’s forehead. “Is that you?” asked {H}. “That’s {caller.part},” said {visitor}. So far {H} had seen nothing of {visitor} without a blur. It was a beginning.',
'“Now I’ve got one bit,” said {H}. “How many are there?” {A} counted the bits that were still up on top. “That’ll take till Sunday,” said {A}, “if they come down one by one.”'] },
{ id: 'why-here', A: 'same', spare: 0.7, paragraphs: ['“Why did you land just there?” asked {A}. “I live {caller.where},” said {visitor}, “and I’ve come a long way to sit down. The swings swing, and the trees wave. This was the only thing that wasn’t doing anything.”',
'Nobody had ever liked {H} for that. It was generally the other way about. {H} went on not doing anything, with both hands and both feet. It was going well.'] },
{ id: 'a-fact-from-above', A: 'same', spare: 0.8, paragraphs: ['“{caller.fact},” said {A}. “It tickles when you say that,” said {H}, for {visitor} had nodded. {A} thought of something else to say that could be nodded at. Was it a nice day? Was a bench a good thing? Each time it tickled, just behind the parting.',
'“And would you like to stay up there?” asked {A}. {H} waited for the tickle with all that there was of {H}. It came. It even came twice.'] },
{ id: 'the-same-from-far', A: 'same', spare: 0.9, paragraphs: ['On the next bench somebody had left {caller.stand}. “That’s what it looks like, from a way off,” said {A}, “if you think of yourself underneath.” {H} thought of that. It was a great help. Then an old lady sat down in front of it and ate a plum.',
'“Is anybody eating a plum up there?” asked {H}. “Not that I know of,” said {visitor}. So it was only the outline that was right.'] },
{ id: 'good-evening', A: 'same', spare: 1, paragraphs: ['An old man came by, and lifted his hat. “Good evening,” said the old man, a little above {H}. “Good evening,” said {visitor}. A lady with a pram did the same. So did eleven runners, one after another. Not one of them looked at what was underneath.',
'“They think I’m the stand,” said {H}. {A} said that the stand was half of it. A cake on the ground was just a mishap. On a stand it was a party.'] },
{ id: 'on-the-other-one', A: 'other', spare: 2, paragraphs: ['{A} wanted to be landed on too, and stood beside the bench with both arms out. {A} did nothing, as well as could be. After a time something really did come down. It was light, and it settled on the left hand. “What is it?” whispered {A}, without turning round.',
'It was a leaf. Nobody liked to say so. {A} stood there so gladly, and the leaf stayed for as long as it could. It only left when there was a wind.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 3, paragraphs: ['“A butterfly once sat down on my thumb,” said {S}, “at my cousin’s wedding. It was in the middle of the soup.” “What did you do?” asked {A}. “I put the spoon down,” said {S}, “and held the thumb up. Then there was a speech, and a cake, and they danced.”',
'“With the thumb up?” “With the thumb up,” said {S}. “In all the photographs I look as if I thought it was going very well.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 4, paragraphs: ['{S} sat down on the bench as well, and kept still, so that something would land there. {S} kept so still that it could be heard. Then one ear itched, and one foot, and after that the other ear. “It takes a bit longer than that,” said {A}.',
'But while {S} was busy with the ears, a dandelion seed had landed on {S}’s knee. {S} did not notice. {A} had seen it, though, and moved up to make room.'] },
{ id: 'it-rides-along', A: 'partner', paragraphs: ['{A} had been watching, without a blink. “You don’t mind when it moves,” said {A} to {visitor}. “You only mind it when it tips.” “One slides,” said {visitor}. {H} thought of the pond, where you can see yourself. But to look into a pond you have to lean over.',
'“I need something that shows me, and stands up straight,” said {H}, with hardly any lips.'] }
 ],
 turn: [
{ id: 'level-as-soup', A: 'partner', paragraphs: ['{H} turned round to {A}, with a head as level as a bowl of soup. {visitor} rode along on top. And there, in the middle of {A}’s eye, {H} saw something bright. It was a whole park, and it was tiny. It had a bench in it, and on the bench sat somebody like a crumb.',
'“Don’t move,” said {H}. “You’ve got us in your eye.” “Have I?” said {A}, and did not move.'] },
{ id: 'and-in-the-other', A: 'same', spare: 5, paragraphs: ['“Am I in the other one as well?” asked {visitor}. {H} slid along the bench, as smoothly as on butter. There was the same park in {A}’s other eye, only a bit further to the left. So there were two of {visitor} once more. But this time neither of them was blurred.',
'“It must be crowded in there,” said {H}. {A} could not feel a thing. It was a very quiet park, said {A}, and one was glad to have it.'] },
{ id: 'eyes-all-the-way', A: 'same', spare: 6, paragraphs: ['“What’s in your eyes, then?” asked {A}, and looked into {H}’s. There was a park in those as well, and in that park there was {A}. “And have I got {visitor} on my head?” asked {A}. {H} hadn’t put anything on it. “No,” said {A}. “I’ve only got sky.”',
'{visitor} looked over the edge, from above, upside down. Then {A} had something on after all, though it was only the eyes.'] },
{ id: 'so-that-is-me', A: 'partner', paragraphs: ['{H} went nearer, and the crumb grew. It had {H}’s face, and it was holding its head very level. And right on top, with nothing missing, sat {visitor}. “I see you,” said {H}. “I see me,” said {visitor}, and leaned forward a little. “So that’s how I look on you.” “Rather high,” said {A}.',
'They stayed like that until the sun went behind the trees. Then the small park grew dark, bench and all, and {visitor} took off for home. {H} could still feel the place.'] }
 ],
 everybody: {
  want: ['{names} stopped by the bench, and looked up at {H} as never before.', '{names} kept quiet, so that nothing took off.', { text: '{names} pointed, with one slow finger.', needs: ['hands'] }, { text: '{names} slipped off a shoe, so as not to make a noise.', needs: ['hands'] }],
  way: ['{names} went round the bench, and saw the back of it as well.', '{names} looked up too, and there was only a cloud.', { text: '{names} held out a flat hand, and nothing came down on it.', needs: ['hands'] }, { text: '{names} felt the top of one head, and it was free.', needs: ['hands'] }],
  turn: ['{names} looked into the pond, and had a duck on.', '{names} came close, and found a very small tree in somebody’s eye.', { text: '{names} held back a twig that was in the sun.', needs: ['hands'] }, { text: '{names} waved, and in an eye a crumb waved too.', needs: ['hands'] }]
 },
 bed: ['They walked home with level heads. In the hall {H} looked into the mirror. The top was empty, but you could see that somebody had sat there.', '{H} lay down as smoothly as soup. Up on the pillow there was plenty of room to land.'],
 last: ['The small park had shut its gates for the night, and {H} was asleep.', '{H} kept quite still, for no reason at all, and was asleep.']
})
