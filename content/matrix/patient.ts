import type { Challenge, Line } from '../format.ts'

/** Fishing, gardens, knitting: those who can wait. */
export const patientSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} sat down at {obj} and waited for somebody who lived there to go home. After a while a beetle did, straight as a string. That was the way.',
    'The mist in one direction thinned first. {S} had waited for just that, chin on both fists. Beyond {obj} the right path lay clear.',
    'No path at {obj} would tell in a hurry. {S} stood until even the dust had settled. Then faint wheel marks showed, and went one way only.',
    'Hurry had been no help, so {S} tried a long sit beside {obj}. By and by came a smell of supper. It came from the right side.'
  ],
  crossing: [
    '{S} watched {obj} breathe, wide and narrow, wide and narrow. It took a long time to learn the rhythm. At the next narrow, {group} stepped over.',
    'Nobody had to cross at once. {S} waited until something drifted up and lodged there, firm as a step. On it {group} came over {obj}.',
    'One foot, and wait until it felt at home. The other foot, and wait again. By waiting more than walking, {S} led {group} across {obj}.',
    { text: 'Slowly, slowly, {S} laid flat pebbles in {obj}, one upon another. It took as long as it took. Then a path stood there, and {group} used it.', takes: ['pebbles'] }
  ],
  high: [
    '{S} waited for the next puff of wind. It came, it bent, it brought {obj} down by one hand’s width. That was the width that had been missing.',
    'Try, rest, try, rest. {S} was a hair nearer to {obj} every time, and never cross about it. The eleventh try was the one that reached.',
    'It was the sort of stretch that wanted time. {S} stood under {obj} with one arm up and let the arm grow used to it. In the end it was long enough.',
    { text: '{S} threw a loop of string at {obj}, missed, and rolled it up again. Nine calm misses. The tenth throw settled round it and held.', takes: ['string'] }
  ],
  shut: [
    '{S} leaned against {obj} and simply stayed. Not hard, only long. What had been stuck for years let go, and it opened with a sigh.',
    'Breath by breath, {S} warmed the stubborn part of {obj} in both hands. It needed time, even to change its mind. Then it was open.',
    'A quarter turn, and stop. A quarter turn, and stop. {S} had all evening. Long before the evening was over, {obj} gave way.',
    '{S} scraped at the crust round {obj} with one fingernail, and then with the next. When all ten had had a turn, it swung wide.'
  ],
  shy: [
    '{S} sat with an empty lap and thought of nothing in particular. Snails went by. In the end {obj} came out, just to see what was so quiet.',
    'It would take as long as it took. {S} lay on one elbow and hummed, and did not once say please. The hum was half done when {obj} came out.',
    '{S} turned to look at the sky instead, for the length of four clouds. Nothing was wanted of {obj}. At cloud five it was out and looking too.',
    'Waiting was something {S} could do with both eyes shut. When they opened again, {obj} had come out and was waiting as well.'
  ],
  cold: [
    '{S} took {obj} in two warm hands and stayed like that, with no hurry at all. The warmth went over slowly, at the pace of honey. At last it had all arrived.',
    'Rubbing fast had only tired everyone. {S} just leaned close and kept still. Warmth had only wanted time to get across. Then {obj} was warm.',
    '{S} stood between {obj} and the wind until the wind grew bored. That was quite a while. Afterwards it was pleasantly warm on that side.',
    'Under one folded sleeve {S} kept {obj} and counted slow sheep. Nobody peeped, so that no cold got in. At sheep sixty it was done.'
  ],
  heavy: [
    '{S} leaned on {obj} and went on leaning. It did not move, and did not move, and then it had. Time was what it had wanted;; the way was clear.',
    { text: 'Grain by grain, {S} drew the sand from under one side. {obj} tilted, thought it over for a good while, and then rolled quietly aside.', takes: ['sand'] },
    'A push and a pause, a push and a pause. {S} gave {obj} long pauses. Each one was good for an inch, and inches were all it took.',
    { text: '{S} trickled a little water under {obj}, and waited, and trickled some more. The ground grew soft and slippery. Then it slid off almost by itself.', takes: ['water'] }
  ],
  broken: [
    '{S} held the two ends of {obj} together and did not let go. Not when an arm tingled, not when a nose itched. When it was ready, it held.',
    { text: 'Thread by thread {S} picked apart the frayed string and plaited it anew. It was slow, and it was pleasant. The plait was strong enough for {obj}.', takes: ['string'] },
    'The knot came undone. {S} tied it again. It slipped once more, and {S} tied it a third time, with a hum. The third one meant it;; {obj} was mended.',
    { text: '{S} pressed mud into the crack of {obj}, smoothed it, and let it dry before adding more. Nobody could have hurried it. In the end it was firm.', takes: ['earth'] }
  ],
  muddled: [
    '{S} did not pull. {S} loosened {obj} here a little and there a little, the way of combs with wet hair. After a long while it all fell straight.',
    'There were a great many bits in {obj}, and {S} liked every single one. One at a time they came home. The last took as long as the first.',
    'Where it was tight, {S} waited and worked on where it was loose. The loose grew and the tight shrank. One slow hour put {obj} right.',
    'Twice a bit was set down in the wrong place, and twice {S} began over. The third beginning went on and on until {obj} was in perfect order.'
  ],
  noisy: [
    '{S} let {obj} go on. Nobody joined in, and so it grew tired. First it was hoarse, then slow, then quiet.',
    { text: 'Without a word {S} sat down next to {obj} and took up a bit of string. Knot, knot, knot. At knot fourteen there was nothing more to hear.', takes: ['string'] },
    'Loud, loud, loud, gap. {S} waited for the gap, and breathed hush into it. Next time it was longer. In the end {obj} was all gap.',
    '{S} rubbed {obj} in slow circles, always at the same place, never faster. Round and round went the hand. The noise went round too, and lay down.'
  ],
  dark: [
    '{S} stood still at the start of {obj} until the dark grew used to visitors. Then it made room. {group} walked through as slowly as snow.',
    'There was no rush in {obj}. One step, one breath, one step, one breath. {S} kept it so, and the other end came towards {group} on its own.',
    { text: '{S} trailed one hand along the side of {obj} and never let go of it. Even so long a wall had an end. Where it ended, {group} could see again.', takes: ['wall'] },
    { text: '“Wait for your toes,” said {S}, “they’ll find out.” So the toes went ahead through {obj}, very calmly. It was only dark, and then over.', says: 'S' }
  ],
  far: [
    { text: '{S} did not look at {obj} for a long time, only at the next few pebbles. Tired legs had nothing against pebbles. Much later {group} looked up and {were} there.', takes: ['pebbles'] },
    { text: 'A sit for every slope, {S} decided, and a proper one, with shoes off. It made the walk longer and easier. In the end it brought {group} to {obj}.', takes: ['slope'] },
    'Slow was a good speed, and {S} set it. Snails passed, or nearly. Nobody had to stop, not once. {obj} came closer, and then it was here.',
    'Walking was like stirring porridge, and {S} did it so: steadily, thinking of something else. So porridge got done, and so did the long way to {obj}.'
  ],
  secret: [
    '{S} laid one ear and both elbows against {obj} and stayed. The secret was heavy to hold for so long. When the shadows had moved, it let go.',
    'The first answer was wrong, and so was the sixth. {S} thanked {obj} for each no and asked again. The ninth time it said yes, and told.',
    '{S} rubbed {obj} with a damp sleeve, very lightly, for a very long time. What was hidden came up from below, pale first, then clear.',
    'It would tell when it was ready, thought {S}. So {S} sat down where {obj} did not feel stared at. Three yawns later it was ready.'
  ],
  sad: [
    '{S} sat beside {obj} for as long as the sadness took. That was quite long. Nobody looked at a clock. Afterwards it was easier to stand up.',
    'No joke, no question: {S} only stayed. After some time a sleeve was borrowed, and a nose blown. After some more, {obj} could smile a bit.',
    'The story of it came out of {obj} in small pieces, with gaps. {S} left the gaps alone. When the last piece was out, the heart was lighter.',
    '{S} stroked {obj} slowly, always in the same direction, the way blankets are smoothed. It took a hundred strokes. Then the crease in the day was gone.'
  ]
}
