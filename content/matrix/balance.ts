import type { Challenge, Line } from '../format.ts'

/** Skates, dance, gymnastics, climbing: those who know where the middle is. */
export const balanceSolutions: Record<Challenge, Line[]> = {
  way: [
    { text: '{S} stood on one leg in the middle of {obj} and felt which way it tipped. The ground sloped ever so slightly. Down the slope ran the way.', takes: ['slope'] },
    'Up on the toes, arms spread, {S} turned one slow full circle. At the highest point of the turn {obj} was low, and the way lay plain beyond.',
    'At {obj} {S} felt each path underfoot, with both eyes shut. Two were bumpy. One was beaten flat, and the soles knew it: that was right.',
    'A feather-light spin, and another. Both times {S} came to rest facing the same gap in {obj}. {group} tried that gap, and it was the way.'
  ],
  crossing: [
    'Arms wide, {S} went over {obj} on the narrowest of edges, heel to toe. Then back, to show how. {group} came over the same way, wobbling and proud.',
    '{S} showed how to do it: low knees, soft feet, eyes on the far end. Nobody looked down. {obj} was crossed before anyone could think of it.',
    { text: 'There was a stone that rocked, and {S} stood on it until it knew its place. Then it was a step. From step to step {group} passed {obj}.', takes: ['pebbles'] },
    'Lean a bit left, lean a bit right. {S} called the leans and {group} made them. {obj} ran out before the leans did.'
  ],
  high: [
    '{S} went up on one foot, then on its toes, then on the tip of the big one. The other leg stretched out behind. So {obj} came into reach.',
    { text: 'Three points always held while the fourth one moved: that was the rule. Hand, foot, hand, foot. By the rule {S} came safely up to {obj}.', needs: ['seven'] },
    '{S} bent low, very low, and let the knees do the rest. Up like a cork. Two fingers hooked on to {obj}, and two were plenty.',
    'A hip to this side made the arm on that side longer. {S} leaned out as far as a hip allows, calm and steady, and touched {obj}.'
  ],
  shut: [
    '{S} put one foot against the frame, both hands on {obj}, and leaned back. Not a pull, only a lean. Weight did the work, and it opened.',
    'It hung crooked, and that was what jammed it. {S} lifted one corner of {obj} with one foot. Level again, it came open.',
    'It needed two things done at the same time, far apart. {S} stretched, toe on this one, fingertip on that one. Click, and {obj} was open.',
    '{S} rocked {obj} softly, as one rocks a boat, a little more with each swing. On the seventh swing it passed the middle and fell open.'
  ],
  shy: [
    '{S} came nearer on one leg, slowly, wobbling on purpose. Something giggled. At the best wobble of all, {obj} came out to watch.',
    'There was a very small dance that made no noise at all. {S} danced it, toes only. In the second round {obj} was out and dancing too.',
    '{S} crouched down until both heads were level, and stayed there without a tremble. No one loomed. That made it safe for {obj} to come out.',
    { text: 'A pebble on one finger, a pebble on the nose: {S} balanced them and held quite still. {obj} had to come out to see them fall.', takes: ['pebbles'] }
  ],
  cold: [
    '{S} showed a hop that warmed from the soles up. Hop, hop, change, and {obj} was hopped along. It was soon warm to the tips.',
    '{S} sat so that one side kept off the wind and the other kept {obj}. It was a matter of leaning right. Leaned right, it was as warm as toast.',
    'Round and round, {S} swung {obj} in the gentlest of rocking. Rocked things warm from the middle outward. When the edges were done, so was the cold.',
    '{S} wrapped both arms and one leg round {obj}, and stayed up on the other. It looked like a stork with a parcel. The parcel grew warm.'
  ],
  heavy: [
    { text: '{S} climbed on to the far end of {obj} and leaned out. Up came the near end, just a thumb. It tipped over and was out of the way.', needs: ['seven'] },
    'Somewhere {obj} had a point on which it would turn. {S} felt for it with both palms. There it was;; {obj} spun aside on one corner.',
    '{S} set both feet, sank low, and pushed from the heels instead of the arms. It went up through the whole back. {obj} slid away.',
    'Back and forth {S} swayed, and {obj} began to sway along. Each time a bit farther. At the farthest it stepped aside by itself.'
  ],
  broken: [
    { text: '{S} found where {obj} hung crooked and put a flat pebble under the short side. It stood level. Level things hold, and this one held.', takes: ['pebbles'] },
    { text: 'One end was pulling harder than the other, that was all. {S} shifted the string two fingers over. Now {obj} pulled evenly and was sound.', takes: ['string'] },
    '{S} propped one part with a knee, one with a shoulder and one with the chin. That left two hands free to tie {obj} together.',
    'Left loose, right tight, left tight, right loose. {S} turned the knots of {obj} until neither side won. Then it was straight, and strong.'
  ],
  muddled: [
    '{S} stood with arms out as a pair of scales. Heavy bits went left, light bits went right. After that it was easy, and {obj} was in order.',
    'The knot was in the very middle of {obj}. On tiptoe and one hand, {S} got in there, treading on nothing. From inside, it came undone.',
    '{S} built the bits of {obj} one upon another, broad ones first, careful as cards. A tower had no room for muddle. It stood.',
    'A shake and a tilt, a shake and a tilt. Large bits slid up, small ones slid down. {S} held it level, and {obj} had sorted itself.'
  ],
  noisy: [
    '{S} put one foot against {obj}, just where it shook, and leaned on it. The shaking went up one leg and stopped there. So did the noise.',
    { text: 'It was noisy because it stood unevenly. {S} tilted {obj} by the thickness of a leaf. Bang became tap, and tap became nothing.', takes: [] },
    '{S} began to sway, slow as a branch, where {obj} could follow. It could not sway and shout as well. It chose the swaying.',
    'There was a slow dance for calming kettles and cousins. {S} led {obj} through it, step and turn and bow. At the bow everything was hushed.'
  ],
  dark: [
    '{S} felt forward with one foot before trusting it, and said flat, or step, or stop. It was mostly flat. {group} came out of {obj} unstumbled.',
    'Feet knew where down was, even in the dark. {S} let them lead, knees soft, arms out. At the end of {obj} {group} {were} outside.',
    { text: '{S} walked along the edge as on a wall, one hand touching, one hand free. So nobody strayed in {obj}. The edge led {group} outside.', takes: ['wall'] },
    'With eyes shut on purpose, {S} went into {obj} on dancer’s feet. Dark behind the eyelids was nothing new. When they opened, {group} {were} through.'
  ],
  far: [
    '{S} showed how to walk like a pendulum, letting each leg fall forward. Falling was no trouble at all. It carried {group} all the way to {obj}.',
    'Now on the toes, now on the heels, now on the outsides of the feet. {S} gave every muscle its holiday. None was tired on reaching {obj}.',
    { text: '{S} leaned into the slope, just so, the way one leans into a bend. The hill did half of it. Up on {obj} {group} stood up straight.', takes: ['slope'] },
    { text: 'Zig went {S}, and then zag. Crossways, the slope was hardly steep. It took eleven zigs and ten zags, and {group} {were} at {obj}.', takes: ['slope'] }
  ],
  secret: [
    '{S} rested {obj} on one fingertip, or as good as, and saw which side sank. The heavy side hid something. There was the secret.',
    'Heads down, feet up: {S} looked between two knees, and {obj} was the other way about. From there it read quite easily. It had told.',
    '{S} trod softly round {obj} until one spot gave a little underfoot. A heel on that spot, a turn, and out came what it knew.',
    'Both halves of {obj} weighed the same, {S} found, and so must mean the same. One half was plain. That gave the other half away.'
  ],
  sad: [
    '{S} sat back to back with {obj}, so that each held up the other. Leaning did more than talking could. The sad back straightened slowly.',
    'A silly wobble, a sillier one, a tumble into a heap. {S} did it only for {obj}. There was a snort, then a laugh, and the tears were late.',
    '{S} took {obj} by the hand, or whatever there was, and swayed. Left foot, right foot. Before the tune was over the sadness had lost its place.',
    'One good thing for every sad one: {S} laid them out for {obj} left and right. At last they hung even. Now it could be carried.'
  ]
}
