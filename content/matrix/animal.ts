import type { Challenge, Line } from '../format.ts'

/**
 * Any animal from goldfish to elephant to dragon. No hands, no speech; what a line needs of feet, ears, breath, weight or
 * warmth it says in `needs`, and of each list at least two look, listen and stay, as also a fish can.
 */
export const animalSolutions: Record<Challenge, Line[]> = {
  way: [
    { text: '{S} sniffed at each side of {obj}, twice at the last. Old feet, warm bread, home. {S} set off along that smell without looking round.', needs: ['legs', 'nose', 'warm'] },
    { text: 'With head low, {S} walked once round {obj} and stopped. Something in the air was right. {S} pointed with the whole body;; that was the way.', needs: ['legs'] },
    { text: '{S} turned both ears, first one, then the other. Far off somebody was calling something in to supper. Away from {obj} went {S}, straight towards it.', party: 'together', needs: ['ears'] },
    { text: 'Where others had passed, the ground of {obj} was warmer. {S} felt it underfoot and followed it, step by step, and it was the right way.', needs: ['legs', 'warm'] },
    '{S} looked hard to one side of {obj}, and would not look anywhere else. It was no use arguing with such a look. The way was found.',
    'Round went {S}, and round again, and came to rest each time facing the same way. Nothing else could be meant by it at {obj}, and it was right.'
  ],
  crossing: [
    { text: '{S} tried the edge of {obj} with one foot, then the next, and leaned. It bore. {group} followed in those very footprints to the far side.', party: 'together', needs: ['legs'] },
    { text: 'It never troubled {S} how wide {obj} was. {S} looked, crouched, went over, came back and went again. {group} went too.', party: 'together', needs: ['legs'] },
    { text: '{S} put a broad, steady side between {group} and the drop. Whoever wobbled could lean there. So {obj} was crossed with nobody so much as damp.', party: 'together', needs: ['big'] },
    { text: 'A smell led down beside {obj} to where small creatures crossed at night. {S} had found it. It was narrow and trodden, and {group} came over.', needs: ['legs', 'nose'] },
    '{S} kept both eyes on the far side and none on {obj}. That was the whole trick, and anybody could do it. So {group} came over.',
    'Slowly, without one splash or one wobble, {S} showed how little there was to it. {obj} was soon behind {group}.'
  ],
  high: [
    { text: '{S} stood on hind feet, stretched out long, and longer yet. Nobody had known how much of {S} there was. The tip of a nose touched {obj}.', needs: ['legs', 'nose'] },
    { text: 'Crouch, wiggle, wait, and up. It was the sort of leap one remembers afterwards. {S} had reached {obj}, and looked as if it were nothing.', needs: ['legs'] },
    { text: '{S} leaned a whole body’s weight against what was below, and leaned, until it bent. Down came {obj} with a rustle, as low as {S}.', needs: ['big'] },
    { text: 'The low bit, the next bit, the bit after that. By those three {S} went up to {obj};; it might have been a staircase.', needs: ['legs'] },
    '{S} stayed below {obj} and gazed up, and went on gazing. It was not used to being gazed at. It bent, a little at a time, until it was reached.',
    'One quick wriggle from {S}, and {obj} began to sway. It swayed lower each time, as if to see who was there. At the lowest it was in reach.'
  ],
  shut: [
    { text: '{S} scratched at the foot of {obj}, where it smelled of outdoors. Grit flew. Something that had been jammed came loose, and it opened.', needs: ['legs', 'nose'] },
    { text: 'A shove with the forehead, not hard, but meant. {S} waited, and gave another. At the third one {obj} gave way and stood open.', needs: ['nose', 'big', 'legs'] },
    '{S} stayed in front of {obj} and stared at it. It was a very long stare, with not a blink in it. With a click it opened.',
    { text: 'Low down there was a string, or something quite as good to pull. {S} took hold of it, backed away, and kept backing. {obj} came open.', needs: ['legs'], takes: ['string'] },
    'Tap, tap, tap went {S}, on nothing in particular, as one does while waiting. {obj} took it for a knock. It opened, to be polite.'
  ],
  shy: [
    { text: '{S} lay down flat and put chin to the ground and looked the other way. It took a while. Then {obj} came out, nose first.', needs: ['nose'] },
    { text: 'Nobody had to explain anything between those two. {S} breathed out through the nose, softly. {obj} breathed back, and crept out into the open.', needs: ['nose', 'breath'] },
    '{S} yawned, so wide that it could be seen from any hiding place. A yawn was the opposite of a bite. {obj} saw it, and came out.',
    { text: 'One step, and sit. Another step, and sit, with eyes half shut. {S} came no nearer than that. {obj} came the rest of the way.', needs: ['legs'] },
    '{S} kept so still that a bit of fluff came down and stayed. Nothing so still could be frightening. {obj} came out to look at the fluff.',
    'Two eyes looked out at {S}, and {S} looked back, and neither was in a hurry. {obj} blinked first, and came out.'
  ],
  cold: [
    { text: '{S} curled up round {obj} in one warm ring, with no gap anywhere. Breath in, breath out. It was like being inside a bun;; it was warm.', needs: ['warm', 'big', 'breath'] },
    { text: 'Without being asked, {S} lay down on the windy side of {obj} and stayed. The wind could not get past such a back. Soon there was warmth.', needs: ['warm', 'big'] },
    { text: '{S} breathed on {obj}, a huge slow breath that smelled a little of supper. Another followed, and then one more. After those it was warm right through.', needs: ['nose', 'warm', 'big', 'breath'] },
    { text: 'There was a place just under the chin of {S} that was always warm. {obj} was let in there. The shivers grew fewer, and then forgot to come.', needs: ['nose', 'warm'] },
    '{S} kept {obj} company and did not once look away. It was a good deal less cold when one was minded. After a while it noticed, and thawed.',
    '{S} looked at the nearest bit of cloth, and at {obj}, and at the cloth. In the end the one was round the other. The shivers stopped.'
  ],
  heavy: [
    { text: '{S} set one shoulder against {obj}, dug in every foot, and walked. It was not fast. It was thorough;; soon nothing stood in the way.', needs: ['legs', 'big'] },
    { text: 'Scrape, scrape, scrape: {S} dug the ground from under one side, with dirt flying out behind. {obj} tilted, thought about it, and rolled off.', needs: ['legs'] },
    { text: '{S} lay down against {obj} as if to sleep, and let all that weight sink into it. It slid over to make room.', needs: ['big'] },
    'A nudge, a rest, a nudge. {S} had the patience of a whole field of cows. {obj} had less, and shifted, and shifted, and was gone.',
    { text: '{S} looked under the edge of {obj} and would not stop looking. So that was it: one pebble, no bigger than a pea. Without the pebble, it rolled aside.', takes: [] },
    'In front of {obj} waited {S}, the way one waits at a door. It had never been waited for before. It was so flattered that it moved over.'
  ],
  broken: [
    { text: '{S} came back from a short sniff about with the missing piece, carried as gently as an egg. It fitted, and {obj} was whole once more.', needs: ['nose'] },
    { text: 'The loose end had to be held down, so {S} sat on it. {S} sat well. By the time anybody had finished tying, {obj} was mended.', needs: ['legs'] },
    { text: '{S} trod the earth firm about the foot of {obj}. Round and round, the way a bed is trodden. It stopped leaning;; it was mended enough.', needs: ['legs'], takes: ['earth'] },
    { text: 'There was an end to pull, and {S} pulled it tight and did not let go. Somebody made the knot. With that knot, {obj} held.', party: 'together', needs: ['legs'] },
    '{S} stared at one spot on {obj}, and only at that one. Under the spot there was a loose end. Two turns and a tug, and it held.',
    'The missing bit lay where only {S} would have thought of looking. Back it went with a click. {S} made no fuss, and {obj} was mended.'
  ],
  muddled: [
    { text: '{S} sniffed every bit of {obj} and set the same smells side by side. Nobody else could have done it. Sniffed into order, it lay in rows.', needs: ['nose'] },
    { text: 'One end stuck out, and {S} took it and walked away with it, slow and straight. Behind came {obj}, longer and longer, with no knots left.', needs: ['legs'] },
    '{S} lay down in the middle of {obj}. Loose bits slid aside, large ones left, little ones right. After that it was tidy in no time.',
    { text: 'Bit by bit, {S} carried {obj} off and laid it out again. To and fro went {S}, to and fro. In the end there was one straight line.', needs: ['legs'] },
    '{S} went along {obj} from one end to the other, looking at each bit in turn. Whatever had been looked at lay down straight.',
    'Everything in {obj} that shone caught the eye of {S}, so that was put on the left. All the rest went right. Two heaps were not a muddle.'
  ],
  noisy: [
    { text: '{S} sat down next to {obj} and listened with the head on one side. It had never had such a good listener. It slowed, and stopped.', needs: ['legs'] },
    'A single low sound came from deep down in {S}. The ground felt it. {obj} broke off in the middle, and there was a great quiet.',
    { text: '{S} leaned against {obj}, warm and heavy, and then a bit heavier. Whatever shook could not shake any more. It was silent.', needs: ['warm', 'big'] },
    { text: 'Softly, {S} lay down on the part that made the noise. It went mmf. {S} settled in, sighed, and {obj} was not heard again.', needs: ['breath'] },
    '{S} went quite still, and it was the kind of stillness that spreads. It reached {obj} by and by. The last of the noise came out as a whisper.',
    'Nobody had ever looked at {obj} as {S} did, so closely and for so long. It forgot where it was. Then it forgot to go on.'
  ],
  dark: [
    { text: '{S} could see in {obj}, or smell, or simply knew. Off went {S}, at a walk, without a stumble. {group} kept close and came out.', party: 'together', needs: ['legs', 'nose'] },
    { text: 'Every few steps {S} stopped and looked back until all were there. Eyes shone like two small lamps in {obj}. Following the lamps, {group} got through.', party: 'together', needs: ['legs'] },
    { text: '{S} went in front, and the sound of those feet was calm: pad, pad, pad. Nothing in {obj} objected. The pads led {group} outside.', party: 'together', needs: ['legs'] },
    { text: 'At its far end {obj} smelled of leaves. {S} walked along that smell as along a rope, and it held. {group} came out.', needs: ['legs', 'nose'], takes: [] },
    'It was all the same to {S} whether it was day or night in {obj}. That was a comfort, like a lamp with no light. {group} came out.',
    '{S} looked into {obj}, and it was no darker than the inside of a sock. So it was only a long sock. {group} came out at the top.'
  ],
  far: [
    { text: '{S} knew the pace that can be kept for ever, and kept it. Heads down, {group} walked in that slow, swinging shadow until this was {obj}.', party: 'together', needs: ['legs'] },
    { text: 'Whoever was most tired could lean on {S}, and go on leaning. {S} did not mind and did not hurry. So, step by step, {obj} came underfoot.', party: 'together', needs: ['legs'] },
    { text: '{S} ran ahead a little, came back, and ran ahead again. There had to be something very good on {obj}. To see it, {group} walked the whole way.', party: 'together', needs: ['legs'] },
    { text: 'A warm push from behind, then another. {S} would not hear of sitting down. So {group} went on, and there was {obj}.', party: 'together', needs: ['warm'] },
    '{S} looked ahead, and never back at how far it had been. So nobody counted;; when it was time to look round, there was {obj}.',
    'There was one who never thought of stopping, and that was {S}. It was easier to go on than to explain. So {group} came to {obj}.'
  ],
  secret: [
    { text: '{S} scratched at one spot beside {obj}, and only there. Under some leaves and a little earth was the answer. That nose had known what no eye had seen.', needs: ['nose', 'legs'], takes: ['green', 'earth'] },
    { text: 'With one long lick {S} cleaned {obj} from end to end. Below the dust it was covered in signs, and they told everything.', needs: ['nose'] },
    { text: '{S} walked round {obj} three times and then lay down on its left side, firmly. Something clicked under so much weight. It had told.', needs: ['legs', 'big'] },
    { text: 'Both ears went up. {S} had heard what was inside {obj}, a thin rattle, and nudged until it dropped out. That was the whole secret.', needs: ['ears'] },
    'Why did {S} keep coming back to the same small corner of {obj}? There was nothing there. There was a great deal under the nothing, and it had told.',
    '{S} looked at {obj} until something in it shone back. It was no bigger than a crumb, and all of the secret was in it.'
  ],
  sad: [
    { text: '{S} put a heavy, warm head in the lap of {obj} and left it there. There was not much to say to that. The crying grew small.', needs: ['warm', 'big'] },
    { text: 'With no word at all, {S} lay down so that two backs touched. One breathed slow, and then both did. {obj} was not alone, and knew it.', needs: ['breath'] },
    '{S} looked at {obj} for a long time, with eyes that found nothing wrong with anyone. After a while it was believed. The tears dried.',
    { text: 'A nudge under the elbow, and again, until the arm had to go round {S}. That was the idea. Under the arm, {obj} stopped being sad.', needs: ['warm'] },
    '{S} stayed beside {obj} and did nothing at all, which few can do well. Now there were two to share it, and the tears came to an end.'
  ]
}
