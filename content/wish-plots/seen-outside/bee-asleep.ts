import { wishPlot } from '../wish-plot.ts'

const BEES = ['bee', 'bumblebee', 'bumble bee']

export const beeAsleep = wishPlot({
 id: 'wish-bee-asleep',
 wishes: ['bee asleep in a flower', 'bumblebee asleep on a flower', 'bee slept in the flower', ...BEES.flatMap((bee) => [`${bee} asleep in flower`, `${bee} sleeping in flower`, `${bee} fell asleep flower`, `${bee} sleeps in flower`, `${bee} slept in flower`, `sleepy ${bee} flower`, `${bee} fell asleep`, `${bee} sleeping`, `${bee} sleeps`, `${bee} slept`, `${bee} nap`, `${bee} overnight flower`, `${bee} stayed night flower`, `sleeping ${bee}`, `tired ${bee}`, `${bee} too cold to fly`, `cold ${bee}`, `${bee} wakes up`, `${bee} woke up`, `${bee} lifted leg`, `${bee} waved leg`, `${bee} asleep sunflower`, `${bee} asleep foxglove`, `${bee} asleep dahlia`, `${bee} asleep poppy`]), 'bees sleeping in flowers', 'bees asleep in flowers', 'bees sleep in flowers', 'bees fall asleep', 'bumblebees sleeping', 'bees sleeping'],
 answers: ['bee', 'bees', 'bumblebee', 'bumblebees', 'bumble', 'flower', 'flowers', 'sunflower', 'foxglove', 'dahlia', 'poppy', 'rose', 'lavender', 'pumpkin', 'blossom', 'petal', 'petals', 'yellow', 'pink', 'purple', 'blue', 'big', 'little', 'tiny', 'fat', 'fluffy', 'fuzzy', 'furry', 'round', 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'sleepy', 'tired', 'fell', 'falls', 'nap', 'napping', 'cold', 'wet', 'dusty', 'pollen', 'night', 'evening', 'morning', 'day', 'sun', 'sunny', 'summer', 'autumn', 'spring', 'found', 'find', 'saw', 'see', 'seen', 'look', 'looked', 'watched', 'wake', 'wakes', 'woke', 'wakened', 'up', 'leg', 'lifted', 'put', 'waved', 'in', 'on', 'inside', 'pot', 'balcony', 'garden', 'park', 'meadow', 'yard', 'step', 'door', 'home', 'our', 'my', 'and', 'we', 'who', 'that', 'was', 'stayed', 'overnight', 'fly', 'flew', 'away', 'grandma', 'granny', 'nana', 'grandad', 'grandpa', 'mum', 'mummy', 'dad', 'daddy', 'sister', 'brother', 'nursery', 'school', 'walk'],
 except: ['sting', 'stung', 'stings', 'died', 'dead', 'hurt', 'afraid', 'scared', 'can’t sleep', 'cannot sleep', 'couldn’t sleep', 'sleepless', 'honey', 'queen', 'bear', 'why', 'how', 'spelling', 'classroom', 'snores', 'insomnia'],
 moods: ['change', 'waiting', 'learning', 'late'],
 company: ['bee', 'flower', 'pot', 'leg', 'sun', 'tray', 'lamp', 'moth', 'step', 'petal', 'spoon'],
 about: 'A bee has fallen asleep in the flower, and to blowing and telling it only puts up one leg; until it is seen that the sun left it too early, and the hero carries flower and all to where the morning begins.',
 titles: ['The Bee That Put Up a Leg', 'Asleep in the Flower', 'Out Go the Lamps', 'Where the Morning Begins', 'A Bee Goes Through the House'],
 want: [
{ id: 'in-the-flower', A: 'partner', paragraphs: ['{H} went out to water the flower on the back step. It was yellow, and as big as a saucer, and in the middle of it lay a bee. It was round and furry, and it was fast asleep. {H} wanted to see it fly home, before it got dark.',
'“It’s nodded off at table,” said {A}. On the bee’s back there was yellow dust, like crumbs. All six feet held on to the flower.'] }
 ],
 way: [
{ id: 'one-leg', A: 'partner', paragraphs: ['“It’s late,” {H} told the bee. “They’ll be waiting for you.” The bee slept. From where {H} stood {H} blew a little, as softly as on soup. Then something happened. The bee put up a middle leg, straight into the air, and that was all.',
'{H} blew once more, and the leg went up higher. “That’s what they do,” said {A}. “It means: not now.” Slowly the leg came down. The bee had not woken up at all. It had only answered.'] },
{ id: 'the-watering', A: 'same', spare: 0.3, paragraphs: ['The flower still had to have its water. With the can it would have rained on the bee. So {H} fetched a teaspoon, and went round the outside. It was a spoon here and a spoon there, right at the edge of the pot. “Thirty-one,” said {A}, who had counted.',
'At the last one a drop flew up and hung from a petal, just over the bee. They watched it grow. It fell past, by a hair. The bee put up its leg all the same, a little late.'] },
{ id: 'how-it-sounds', A: 'same', spare: 0.5, paragraphs: ['“Does it snore?” asked {H}. They stood where they were, and listened, and kept their own noses quiet. There was nothing to be heard. A bee hums with its wings, and those were folded up and put away.',
'“So it’s loud in the air, and silent when it’s asleep,” said {H}. “At our house it’s the other way about.” {A} asked who {H} had in mind. {H} did not want to say that in front of the bee.'] },
{ id: 'the-moth', A: 'same', spare: 0.6, paragraphs: ['A moth came by, for it was getting late, and wanted to sit down in the flower. It saw the bee, and turned round in the air. Then it came back, and had a look from below, in case there was a second floor. “Full up,” said {H}.',
'“They take it in turns,” said {A}. “The bees have the flowers in the day, and the moths have them at night. This one hasn’t gone home from its shift.” The moth sat down on the rim of the pot, and waited for a table.'] },
{ id: 'no-bed-of-its-own', A: 'same', spare: 0.7, paragraphs: ['“Why doesn’t it sleep in its nest?” asked {H}. “Some bees have moved out,” said {A}. “They sleep wherever they are when it gets cold. So it’s got another bed every night, and every one’s a flower.”',
'{H} thought of waking up in something yellow, with breakfast all round. You would only have to put out your tongue. “It didn’t fall asleep at table,” said {H}. “It went to bed in the kitchen.”'] },
{ id: 'a-blanket', A: 'same', spare: 0.8, paragraphs: ['A petal came loose, and it was just the size of a bee. It came down on top. Now there was a hump in the flower, with a yellow blanket. It looked very well. Up went the blanket, on one leg, like a tent, and slid off behind.',
'“It likes its feet out,” said {A}. {H} knew of somebody like that. Down in the flower the other five took a better hold, and then it was quiet.'] },
{ id: 'a-yawn', A: 'same', spare: 0.9, paragraphs: ['Whoever looks at something that is asleep gets sleepy too. First {H} yawned, and then {A}, and then {H} once more because of {A}. They looked at the bee to see if it was catching. The bee could not be made to yawn. It has no mouth for it, only a tongue, and that was rolled up.',
'“It’s catching in one direction,” said {A}. {H} looked at the watering can instead, and was wide awake again.'] },
{ id: 'visitors', A: 'other', spare: 1, paragraphs: ['{A} had heard that somebody was asleep out here, and came on tiptoe. “Where?” asked {A}, much too loud. {H} pointed. Up went the leg. “Is that for me?” whispered {A}, and put up a hand, to be polite. For a while they both stayed like that, one in the flower and one beside it.',
'The bee’s leg came down first. {A} had not been sure how long one keeps it up, among bees.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 2, paragraphs: ['“I once slept in a greenhouse,” said {S}. “I only wanted to sit down with the tomatoes until it stopped raining. When I woke up it was Wednesday.” “Did anybody try to wake you?” asked {A}. “Your great-grandmother did,” said {S}. “I’m told that I put up one hand.”',
'“And what did she do?” “She watered the tomatoes,” said {S}, “round the outside. When I sat up, there was one by each ear. They hadn’t been red before.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 3, paragraphs: ['{S} wanted to see how it is, and lay down on the step like a bee. Knees and elbows were tucked in. “Wake me,” said {S}. {A} blew softly, as on soup. {S} put up one leg. It worked at once.',
'{A} tried it with “Supper”, and the leg went up higher. Then {A} tried it with “There’s pudding”. The leg stayed where it was, to think. “That isn’t a bee,” said {A} to the flower, when {S} had gone in to look.'] },
{ id: 'pet', A: 'pet', spare: 4, paragraphs: ['{A} came out to see what they were all looking at. There was a flower, and it smelled of flower. In the middle there was something furry that did not run away. {A} waited for it to do something, with a very still nose.',
'It put up a leg. {A} thought about that, and looked at it from the other side of {H}. Then {A} lay down on the mat with a sigh. It was obviously taken.'] },
{ id: 'the-sun-has-gone', A: 'partner', paragraphs: ['{A} looked up at the wall. High up there was still some sun, and down here it had been shady since tea. “It can’t fly,” said {A}. “A bee has to be warm to fly, and the sun’s gone round the corner without it.”',
'“When does the sun come back?” asked {H}. “Not until noon, on this step,” said {A}. {H} thought of where the morning began. “It’s on the front step first,” said {H}. “It wakes me up from there.”'] }
 ],
 turn: [
{ id: 'through-the-house', A: 'partner', paragraphs: ['So the bee had to move, bed and all. {H} set the pot on a tray, and carried it in, heel and toe. “Wait,” said {A}. The kitchen lamp was on, and a bee would think that it was morning. {H} put it out, and after it the next.',
'The bee went through the dark house in its flower. At the doormat there was a bump, and up went the leg. {H} stood still until it was down.'] },
{ id: 'past-the-fridge', A: 'same', spare: 5, paragraphs: ['They had got as far as the fridge, when it began to hum. It was a deep hum, like that of a very large bee. {H} stopped. In the flower something moved, and it was a feeler. “Don’t,” said {A} to the fridge.',
'It hummed to the end, and shook, as it does, and was quiet. The feeler lay down. “That’s the longest bee it’s ever met,” whispered {H}, “and it didn’t even say hello.”'] },
{ id: 'the-passage', A: 'same', spare: 6, paragraphs: ['In the passage it was so dark that {H} could not see the bee any more. You could only smell that it was there. It smelled of honey and a bit of dust. “Left,” said {A}. “There are shoes.” {H} went left, and there were other shoes.',
'Nobody had ever gone so slowly through that passage. {H} found that it was a good deal longer than by day. For the bee it must have been a journey.'] },
{ id: 'the-front-step', A: 'partner', paragraphs: ['On the front step {H} put down the pot, with the flower to the east. That was where the sun came up. “First it’ll shiver,” said {A}, “until it’s as warm as your hand. And then it flies.” “I’ll see that,” said {H}. “I get the same sun.”',
'{H} bent down to the flower. “Good night,” said {H}, without any breath in it. Only the tip of the leg went up.'] }
 ],
 everybody: {
  want: ['{names} came to see the bee, and stood still two steps off.', '{names} sniffed, and it smelled of yellow.', { text: '{names} shut the door without a click.', needs: ['hands'] }, { text: '{names} put down the can, where nobody would kick it.', needs: ['hands'] }],
  way: ['{names} breathed the other way, so as not to disturb.', '{names} waited too, until it was down again.', { text: '{names} put up one arm and took it down, to see if it was hard.', needs: ['hands'] }, { text: '{names} bent a stalk aside, for a better look.', needs: ['hands'] }],
  turn: ['{names} went in front, to see that the way was clear.', '{names} kept to the wall and let the bee go by.', { text: '{names} put out a lamp.', needs: ['hands'] }, { text: '{names} moved a pair of shoes.', needs: ['hands'] }]
 },
 bed: ['The tray was put away, and the lamps went on again, and it had never been so bright.', '{H} washed, and drew up both knees, and left the curtain open for the sun. “Good night,” somebody said at the door. {H} put up one leg, straight into the air.'],
 last: ['Slowly the leg came down, and {H} was asleep.', 'There were two of them now who waited for the same sun, and {H} was asleep.']
})
