import type { Challenge, Line } from '../format.ts'

/** Any animal from penguin to elephant to dragon: feet, ears, breath, weight, warmth. No hands, no speech. */
export const animalSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} sniffed at each side of {obj}, twice at the last. Old feet, warm bread, home. {S} set off along that smell without looking round.',
    'With head low, {S} walked once round {obj} and stopped. Something in the air was right. {S} pointed with the whole body;; that was the way.',
    '{S} turned both ears, first one, then the other. Far off somebody was calling something in to supper. Away from {obj} went {S}, straight towards it.',
    'Where others had passed, the ground of {obj} was warmer. {S} felt it underfoot and followed it, step by step, and it was the right way.'
  ],
  crossing: [
    '{S} tried the edge of {obj} with one foot, then the next, and leaned. It bore. {group} followed in those very footprints to the far side.',
    'It never troubled {S} how wide {obj} was. {S} looked, crouched, went over, came back and went again. {group} went too.',
    '{S} put a broad, steady side between {group} and the drop. Whoever wobbled could lean there. So {obj} was crossed with nobody so much as damp.',
    'A smell led down beside {obj} to where small creatures crossed at night. {S} had found it. It was narrow and trodden, and {group} came over.'
  ],
  high: [
    '{S} stood on hind feet, stretched out long, and longer yet. Nobody had known how much of {S} there was. The tip of a nose touched {obj}.',
    'Crouch, wiggle, wait, and up. It was the sort of leap one remembers afterwards. {S} had reached {obj}, and looked as if it were nothing.',
    '{S} leaned a whole body’s weight against what was below, and leaned, until it bent. Down came {obj} with a rustle, as low as {S}.',
    'The low bit, the next bit, the bit after that. By those three {S} went up to {obj};; it might have been a staircase.'
  ],
  shut: [
    '{S} scratched at the foot of {obj}, where it smelled of outdoors. Grit flew. Something that had been jammed came loose, and it opened.',
    'A shove with the forehead, not hard, but meant. {S} waited, and gave another. At the third one {obj} gave way and stood open.',
    '{S} sat down in front of {obj} and stared at it. It was a very long stare, hardly a blink in it. With a click it opened.',
    'Low down there was a string, or something quite as good to pull. {S} took hold of it, backed away, and kept backing. {obj} came open.'
  ],
  shy: [
    '{S} lay down flat and put chin to the ground and looked the other way. It took a while. Then {obj} came out, nose first.',
    'Nobody had to explain anything between those two. {S} breathed out through the nose, softly. {obj} breathed back, and crept out into the open.',
    '{S} yawned, so wide that it could be seen from any hiding place. A yawn was the opposite of a bite. {obj} saw it, and came out.',
    'One step, and sit. Another step, and sit, with eyes half shut. {S} came no nearer than that. {obj} came the rest of the way.'
  ],
  cold: [
    '{S} curled up round {obj} in one warm ring, with no gap anywhere. Breath in, breath out. It was like being inside a bun;; it was warm.',
    'Without being asked, {S} lay down on the windy side of {obj} and stayed. The wind could not get past such a back. Soon there was warmth.',
    '{S} breathed on {obj}, a huge slow breath that smelled a little of supper. Another followed, and then one more. After those it was warm right through.',
    'There was a place just under the chin of {S} that was always warm. {obj} was let in there. The shivers grew fewer, and then forgot to come.'
  ],
  heavy: [
    '{S} set one shoulder against {obj}, dug in every foot, and walked. It was not fast. It was thorough;; soon nothing stood in the way.',
    'Scrape, scrape, scrape: {S} dug the ground from under one side, with dirt flying out behind. {obj} tilted, thought about it, and rolled off.',
    '{S} lay down against {obj} as if to sleep, and let all that weight sink into it. It slid over to make room.',
    'A nudge, a rest, a nudge. {S} had the patience of a whole field of cows. {obj} had less, and shifted, and shifted, and was gone.'
  ],
  broken: [
    '{S} came back from a short sniff about with the missing piece, carried as gently as an egg. It fitted, and {obj} was whole once more.',
    'The loose end had to be held down, so {S} sat on it. {S} sat well. By the time anybody had finished tying, {obj} was mended.',
    '{S} trod the earth firm about the foot of {obj}. Round and round, the way a bed is trodden. It stopped leaning;; it was mended enough.',
    'There was an end to pull, and {S} pulled it tight and did not let go. Somebody made the knot. With that knot, {obj} held.'
  ],
  muddled: [
    '{S} sniffed every bit of {obj} and set the same smells side by side. Nobody else could have done it. Sniffed into order, it lay in rows.',
    'One end stuck out, and {S} took it and walked away with it, slow and straight. Behind came {obj}, longer and longer, with no knots left.',
    '{S} lay down in the middle of {obj}. Loose bits slid aside, large ones left, little ones right. After that it was tidy in no time.',
    'Bit by bit, {S} carried {obj} off and laid it out again. To and fro went {S}, to and fro. In the end there was one straight line.'
  ],
  noisy: [
    '{S} sat down next to {obj} and listened with the head on one side. It had never had such a good listener. It slowed, and stopped.',
    'A single low sound came from deep down in {S}. The ground felt it. {obj} broke off in the middle, and there was a great quiet.',
    '{S} leaned against {obj}, warm and heavy, and then a bit heavier. Whatever shook could not shake any more. It was silent.',
    'Softly, {S} lay down on the part that made the noise. It went mmf. {S} settled in, sighed, and {obj} was not heard again.'
  ],
  dark: [
    '{S} could see in {obj}, or smell, or simply knew. Off went {S}, at a walk, without a stumble. {group} kept close and came out.',
    'Every few steps {S} stopped and looked back until all were there. Eyes shone like two small lamps in {obj}. Following the lamps, {group} got through.',
    '{S} went in front, and the sound of those feet was calm: pad, pad, pad. Nothing in {obj} objected. The pads led {group} outside.',
    'At its far end {obj} smelled of leaves. {S} walked along that smell as along a rope, and it held. {group} came out.'
  ],
  far: [
    '{S} knew the pace that can be kept for ever, and kept it. Heads down, {group} walked in that slow, swinging shadow until this was {obj}.',
    'Whoever was most tired could lean on {S}, and go on leaning. {S} did not mind and did not hurry. So, step by step, {obj} came underfoot.',
    '{S} ran ahead a little, came back, and ran ahead again. There had to be something very good on {obj}. To see it, {group} walked the whole way.',
    'A warm push from behind, then another. {S} would not hear of sitting down. So {group} went on, and there was {obj}.'
  ],
  secret: [
    '{S} scratched at one spot beside {obj}, and only there. Under some leaves and a little earth was the answer. That nose had known what no eye had seen.',
    'With one long lick {S} cleaned {obj} from end to end. Below the dust it was covered in signs, and they told everything.',
    '{S} walked round {obj} three times and then lay down on its left side, firmly. Something clicked under so much weight. It had told.',
    'Both ears went up. {S} had heard what was inside {obj}, a thin rattle, and nudged until it dropped out. That was the whole secret.'
  ],
  sad: [
    '{S} put a heavy, warm head in the lap of {obj} and left it there. There was not much to say to that. The crying grew small.',
    'With no word at all, {S} lay down so that two backs touched. One breathed slow, and then both did. {obj} was not alone, and knew it.',
    '{S} looked at {obj} for a long time, with eyes that found nothing wrong with anyone. After a while it was believed. The tears dried.',
    'A nudge under the elbow, and again, until the arm had to go round {S}. That was the idea. Under the arm, {obj} stopped being sad.'
  ]
}
