import { wishPlot } from '../wish-plot.ts'

const TRAINS = ['train', 'trains', 'train driver', 'engine driver', 'tram driver', 'locomotive', 'metro driver', 'tube driver', 'subway driver']

export const trainDriverWaved = wishPlot({
 id: 'wish-train-driver-waved',
 wishes: [...TRAINS.flatMap((train) => [`${train} waved`, `${train} waves`, `${train} wave`, `${train} waving`, `wave at ${train}`, `waving at ${train}`, `waved at ${train}`, `waves at ${train}`, `waving to ${train}`, `${train} waved at me`, `${train} waved back`, `${train} waves back`, `${train} tooted`, `${train} toots`, `${train} tooting`, `${train} hooted`, `${train} hoots`, `${train} honked`, `${train} honks`, `${train} whistled for me`, `${train} blew horn`]), 'driver waved tooted', 'watching trains bridge', 'watch trains bridge', 'trains under the bridge', 'watching trains go by', 'watching the trains', 'watch the trains go by', 'trains go past fence', 'waiting at the level crossing', 'trainspotting', 'train spotting', 'guard waved train', 'conductor waved train'],
 answers: ['train', 'trains', 'driver', 'drivers', 'engine', 'locomotive', 'tram', 'metro', 'tube', 'subway', 'guard', 'conductor', 'wave', 'waves', 'waved', 'waving', 'toot', 'toots', 'tooted', 'tooting', 'hoot', 'hooted', 'honk', 'honked', 'whistle', 'whistled', 'horn', 'blew', 'back', 'bridge', 'fence', 'station', 'platform', 'line', 'track', 'tracks', 'rails', 'level', 'crossing', 'barrier', 'big', 'long', 'fast', 'red', 'green', 'blue', 'yellow', 'goods', 'freight', 'passenger', 'steam', 'old', 'little', 'past', 'by', 'through', 'under', 'went', 'goes', 'going', 'came', 'passed', 'passing', 'watch', 'watched', 'watching', 'saw', 'see', 'stood', 'waited', 'waiting', 'me', 'us', 'at', 'to', 'my', 'our', 'and', 'we', 'the', 'every', 'evening', 'morning', 'day', 'today', 'afternoon', 'five', 'always', 'grandad', 'grandpa', 'grandma', 'granny', 'nana', 'mum', 'mummy', 'dad', 'daddy', 'uncle', 'auntie', 'sister', 'brother', 'window', 'walk', 'park', 'field', 'village', 'happy', 'favourite'],
 except: ['crash', 'crashed', 'died', 'hurt', 'missed', 'goodbye', 'left', 'dinosaur', 'dragon', 'sad', 'war', 'lost', 'toy', 'wooden', 'set', 'ghost', 'asleep', 'sleepy', 'yawns', 'dream', 'space', 'moon', 'sea', 'ocean', 'dress', 'wedding', 'polar', 'hair', 'afraid', 'scared', 'broke', 'broken', 'strike', 'ship'],
 moods: ['waiting', 'learning', 'late', 'change'],
 out: true,
 company: ['train', 'driver', 'guard', 'fence', 'bell', 'window', 'carriage', 'towel', 'rails', 'goat', 'bridge', 'cap', 'bench'],
 about: 'Each evening the train driver waves and toots, and the hero’s wave back always comes too late; until it is seen that a train has another end, where somebody has been getting the late waves all along, and the hero waves one as long as a train.',
 titles: ['The Ten Past Five', 'A Wave as Long as a Train', 'Two Toots', 'The Other End of the Train', '{H} Waves Too Late'],
 want: [
{ id: 'ten-past-five', A: 'partner', paragraphs: ['{H} stood at the fence above the railway line, the same as every evening. Round the bend came the ten past five. The train driver saw {H}, and waved. “Toot, toot,” went the train. {H} was so glad that it took a moment. Then {H} waved back, and there were only the carriages.',
'“Too late again,” said {H}. {H} wanted to wave back, just once, so that the driver saw it. “It’s a very quick train,” said {A}.'] }
 ],
 way: [
{ id: 'an-arm-in-the-air', A: 'partner', paragraphs: ['The next evening {H} put an arm up beforehand, at five o’clock. At five past it got heavy. At eight minutes past, {H} had to hold it up with the other one. “Not long now,” said {A}.',
'Then the train came round the bend. The driver waved. “Toot, toot.” At that very moment {H}’s arm had had enough, and fell down. By the time it was up again, it was waving at carriages.'] },
{ id: 'the-towel', A: 'same', spare: 0.3, paragraphs: ['Another time {H} brought a towel, a striped one, to make the wave bigger. A towel has to get going first. It hung down, and then it swung, and by the time it flew the train was through. “That was a good one,” said {A}.',
'A goat on the other side of the line had seen it all. It had stopped chewing. It stayed at its fence for a good while, and looked across for the towel.'] },
{ id: 'two-toots', A: 'same', spare: 0.5, paragraphs: ['“What do you think the two toots mean?” asked {H}. {A} thought that one of them was for “hello”, and the other was for {H}. They tried it out with their mouths. The second had to be a bit longer, because there was a name in it.',
'“And if I only came every other day,” said {H}, “would there be just one?” {A} did not want to risk it. On the way home they tooted at a letterbox, and it got both.'] },
{ id: 'what-you-hear-first', A: 'same', spare: 0.6, paragraphs: ['Before the train can be seen, it can be heard. First the wires sing. Then comes a hum from the rails, and after that a bird flies up from the signal. {H} knew it by heart. “Wires,” said {H}. “Hum. Bird.” And then it was there, and the driver waved, and tooted twice.',
'“You said it all beautifully,” said {A}. But with so much saying, {H} had forgotten to wave. They watched the carriages, and the bird came back to its place.'] },
{ id: 'who-else-waves', A: 'same', spare: 0.7, paragraphs: ['There are plenty of people in the windows of a train. One was reading, and one ate a roll, and one was asleep with a cheek on the glass. {H} waved too late for the driver, and a baby in the third carriage got it. It waved back with a sock.',
'“That’s somebody, too,” said {A}. {H} was glad about the baby. But the baby had not tooted, and had not waved first. One likes to give a wave back to whoever it came from.'] },
{ id: 'half-a-wave', A: 'same', spare: 0.8, paragraphs: ['{H} practised at home, on the kettle. {A} said “Now”, and {H} waved. It came very quickly. It was hardly any wave, only a hand that was up and down again. “It’s fast,” said {A}, “but you can’t tell that you mean it.”',
'So {H} made one that you could tell by. It began at the shoulder, and the fingers came last. It was lovely, and it took as long as five carriages. The kettle had all the time in the world.'] },
{ id: 'the-wrong-train', A: 'same', spare: 0.9, paragraphs: ['Once {H} began to wave as soon as there was a hum. But what came was a goods train, with gravel in it. It had fifty wagons and was in no hurry at all. The driver of that one was drinking out of a flask, and waved with the lid.',
'“You were in time,” said {A}. That was so. But the gravel did not toot, and it was not the ten past five. By the time that one came, {H} had no wave left.'] },
{ id: 'taking-turns', A: 'other', spare: 1, paragraphs: ['{A} had come to the fence as well, and wanted to help. {H} was to hold up the arm until it got heavy, and then {A} would take over. They changed at five minutes past, and again at eight. At ten past five they were just about to change.',
'The driver waved and tooted. {H} looked at {A}, and {A} looked at {H}. “After you,” said {A}. They had been very polite, and the carriages went past both of them.'] },
{ id: 'elder', S: 'elder', A: 'hero', spare: 2, paragraphs: ['“I waved to the night train when I was small,” said {S}, “from my bed. It went past behind the trees at eight. I had a torch, and I moved it to and fro. My cousin said that nobody could see it.” “And could they?” asked {A}.',
'“Years later I met a man who’d driven that train,” said {S}. “I asked him about it. He said, ‘So it wasn’t a firefly.’ He’d told all his children about it. It was the only one in the district that was up in winter.”'] },
{ id: 'child', S: 'child', A: 'hero', spare: 3, paragraphs: ['{S} waved all the time, before the train and without any train. {S} waved at the rails and the signal, and the signal changed to green. “It’s for the train,” said {A}. But {S} knew better, and waved once more, and the signal stayed green.',
'When the ten past five came through, {S} was busy with a stone, and saw nothing of it. It tooted, and {S} tooted back, without looking up. That was in time, and {A} was quite jealous.'] },
{ id: 'the-other-end', A: 'partner', paragraphs: ['The next day’s wave was too late as well, and {H} turned away from the fence. But {A} watched the train go, right to its end. “Wait,” said {A}. “There’s a window at the back.” In the last carriage, between the red lamps, stood somebody in a cap.',
'“That’s the guard,” said {A}. {H} turned round. The train was already small. But the guard was waving, with a whole arm.'] }
 ],
 turn: [
{ id: 'every-late-wave', A: 'partner', paragraphs: ['“Each time it was too late for the driver,” said {H}, “it was just right for the guard.” “And each time there was a wave back,” said {A}, “and you weren’t looking.” {H} thought of all those waves, going off round the bend by themselves.',
'“Then I needn’t wave quicker,” said {H}. “I’ve got to wave longer.”'] },
{ id: 'how-long', A: 'same', spare: 4, paragraphs: ['A wave like that has to be learned. They took the fence for a train, with a post for each carriage. {A} said when the front was there, and {H} began with the fingers. There were nine carriages. At the fifth {H} had used up both arms, and had to go back for more.',
'“Slower at the beginning,” said {A}. They did it again, and kept something for the end. At the end of it there was still a finger left over, and that was for the lamps.'] },
{ id: 'it-turns-round', A: 'same', spare: 5, paragraphs: ['“And how does it turn round, to go home?” asked {H}. “It doesn’t turn,” said {A}. “It’s got a driver’s seat at both ends. At the last stop the driver walks through the whole train. Then the back’s the front.”',
'{H} thought about it. So it was the same window, and only the caps changed. “Then nobody’s last for long,” said {H}.'] },
{ id: 'front-to-back', A: 'partner', paragraphs: ['The wires sang, and the rails hummed. There was the ten past five, and the train driver waved. “Toot, toot.” {H} waved, and did not stop. {H} waved along the first carriage, and the second, and all the windows. “Go on,” said {A}, “go on.” Then came the window at the back, and the guard.',
'The guard saw {H}, and both arms went up, and the cap as well. And from the front, a long way off by now, came one toot more. It was a long one.'] }
 ],
 everybody: {
  want: ['{names} looked along the line, and it was empty as far as the bend.', '{names} heard the toot, and jumped a bit.', { text: '{names} held on to a post, for the wind of it.', needs: ['hands'] }, { text: '{names} waved as well, and got the seventh carriage.', needs: ['hands'] }],
  way: ['{names} looked along the rails, as far as they went.', '{names} sat down on the bench, until the wind of it was over.', { text: '{names} shook out one arm, to keep it fresh.', needs: ['hands'] }, { text: '{names} cupped an ear, and heard the wires.', needs: ['hands'] }],
  turn: ['{names} stood further along, where the end of it would be.', '{names} watched the red lamps, until they were one.', { text: '{names} counted the windows on ten fingers, and had to start again.', needs: ['hands'] }, { text: '{names} held up a stalk, to see which way the wind went.', needs: ['hands'] }]
 },
 bed: ['They walked home along the fence, and tooted three times at the last post.', '{H} lay down and put up an arm to say good night, and it was a long one. It went from the door as far as the window.'],
 last: ['The arm came down at the last carriage, and {H} was asleep.', 'Far away the front had become the back, and the red lamps went home, and {H} was asleep.']
})
