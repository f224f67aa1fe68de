import type { Challenge, Line } from '../format.ts'

/** Drawing, photography, stars: those who look twice. */
export const lookSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} crouched and looked along the ground at {obj}. One path was worn smooth by many feet;; that was the right one.',
    'Left looked just like right, until {S} hunted for small things. A bent stalk, a crumb, a footprint pointed away from {obj}. There ran the way.',
    { text: 'With one eye shut, {S} turned slowly in the middle of {obj}. Only one side ended in a thread of light. That side was right.', takes: [] },
    'From {obj} {S} looked back instead of forward. The way behind was half of a line;; the other half had to be over there, and it was.'
  ],
  crossing: [
    '{S} walked beside {obj} with narrow eyes, looking for the thinnest place. Here it was one step wide. One step;; {group} {were} across.',
    'Old footprints went up to {obj}, and {S} saw them first. Where they stopped, a firm foothold lay half hidden. {group} stepped over without a wobble.',
    'Flat on the ground, {S} peered along {obj} from the side. From there a row of footholds showed;; {group} went over, heel after toe.',
    'Seen twice, {obj} was not equally wide all along. {S} pointed to the spot where both edges nearly touched. One stride, and {group} stood beyond.'
  ],
  high: [
    { text: '{S} studied {obj} from the bottom up, with narrow eyes. A knob, a ledge, a corner. Three small holds;; {S} was there.', needs: ['seven'] },
    'On its other side {obj} hung a little lower, and {S} had gone round to see. On tiptoe there, two fingers were enough to reach it.',
    'Measured with a thumb and one eye, {obj} was not so far up, only badly placed. One hop from the left, and {S} had reached it.',
    'It was easy to miss the small bump below {obj}, but {S} saw it. One foot on the bump, one long stretch. {S} was high enough.'
  ],
  shut: [
    '{S} inspected {obj} from the left, the right and underneath. Underneath sat a catch no bigger than a bean. Click;; {obj} stood open.',
    'One spot on {obj} was shinier than the rest. Many thumbs had been there before, so {S} put a thumb there too. It opened.',
    'All round {obj} ran a thin crack, and {S} followed it with one eye. Here it was wider. A pull on the wide side, and it came open.',
    'Dust lay on every part of {obj} but one. {S} noticed, and slid the clean part sideways. With a long creak it opened.'
  ],
  shy: [
    '{S} did not look straight at {obj}, only a little past it. A sideways look was easier to bear;; {obj} came out to look back.',
    'Something twitched, and {S} saw, and said nothing. {S} sat down and studied one shoe instead. Before long {obj} had come out to study the shoe too.',
    'Where did {obj} keep looking? At the open space in the middle, {S} saw, and moved well away from it. Now there was room to come out.',
    'With one finger {S} showed the small things thereabouts: a beetle, a crack, a shine. {obj} wanted to see the beetle, and crept right out.'
  ],
  cold: [
    '{S} looked for the draught and found it with a wet finger. It came from behind {obj}. {S} stood in its way, and the warmth came back.',
    'Nearby was one dark patch that had kept the whole afternoon’s sun. {S} spotted it and brought {obj} there. In a little while the chill was gone.',
    'Only one side of {obj} was really cold, {S} could see that. So only that side needed a sleeve, well tucked round. Soon all of it was warm.',
    'A tiny cloud of steam told {S} where {obj} was losing its heat. {S} cupped both hands round the place. The cloud stopped, and the warm stayed in.'
  ],
  heavy: [
    { text: '{S} knelt and looked under {obj}. Only one corner was stuck, and beside it the ground sloped away. A push just there;; {obj} slid aside.', takes: ['slope'] },
    'From far off {obj} was one great lump. From close up {S} saw which end was lighter, and began with that. Slowly it turned out of the way.',
    { text: 'A pebble was wedged below {obj}, and only sharp eyes could find it. {S} picked it out. Now one shoulder was enough to roll {obj} clear.', takes: ['pebbles'] },
    '{S} watched for the way that {obj} wanted to go, and it leaned a little left. So leftwards {S} helped it, off and away.'
  ],
  broken: [
    '{S} looked at both edges of the break until they fitted in the mind. This bump, that dent. Pressed together and tied, {obj} held again.',
    'Only one small piece was missing from {obj}, and {S} saw where it had rolled. It went back in with a click;; the thing was mended.',
    { text: 'One part of {obj} was still whole, so {S} looked at how that part was made. Then the broken part got the very same twist of string.', takes: ['string'] },
    { text: 'Before touching {obj}, {S} looked at it for one whole minute. The crack ran only crossways. Two turns of string along it, and it was sound again.', takes: ['string'] }
  ],
  muddled: [
    '{S} looked for one colour and took only that out of {obj}. Then the next colour. After the last one, everything lay in order.',
    'Somewhere in {obj} there was an edge, and {S} kept looking until it showed. From the edge inwards, all of it came straight.',
    'Three steps back, {S} could see {obj} all at once. From there it had a shape. Big below, small above;; soon nothing was out of place.',
    'No two bits of {obj} were quite alike, and {S} saw how each one differed. Nearly-alikes went side by side. That was the whole trick;; it was tidy.'
  ],
  noisy: [
    '{S} watched {obj} until it was plain where the noise began. Just there {S} laid one quiet hand. The rest grew still by itself.',
    'Something small was pinched at the side of {obj}, and {S} spotted it. One careful tug set it free. There was no more to shout about;; quiet came.',
    { text: 'What was {obj} answering? Only its own echo, {S} saw, from the wall behind. {S} stood in between, and after one last answer all was hushed.', takes: ['wall'] },
    'From underneath, {S} could see what made {obj} so loud: something loose was jiggling. A folded sleeve went beneath it. Then there was peace.'
  ],
  dark: [
    '{S} kept both eyes wide in {obj} and waited until they learned it. Black turned to grey, grey turned to edges. {group} walked out by the edges.',
    'Low down in {obj}, {S} saw a pale line along the floor. {group} followed the line to its end;; behind, it had only been dark.',
    'A dot of grey no bigger than a pea stood at the end of {obj}. {S} kept looking at it. It grew, and {group} came out.',
    'The blackest bit of {obj} was a corner, {S} saw, just a corner. Past the corner stood the open air, and {group} stepped into it.'
  ],
  far: [
    { text: '{S} picked out one thing to look at, then another: a post, a bend, a pale stone. From thing to thing {group} came to {obj}.', takes: ['pebbles'] },
    'With one eye shut, {S} could cover all of {obj} with a thumb. Anything so small could not take long. It did not;; {group} {were} there.',
    'A smoother strip ran beside the rough way to {obj}, and {S} noticed it. Tired feet liked the smooth. On it {group} came the whole distance.',
    '{S} looked only at the ground just ahead and found something on every bit of it. Nobody counted steps. When {S} looked up, this was {obj}.'
  ],
  secret: [
    '{S} looked at {obj} with a tilted head, then from the edge. Slanted that way, the small marks joined up. Now it gave away all it knew.',
    'One corner of {obj} was cleaner than the others. {S} looked there, and closer, and closer still. The answer had been sitting there, very small.',
    '{S} counted what was there in {obj}, and then looked for what was not. One thing was missing. The missing thing was the secret, and out it came.',
    'Everybody had begun {obj} at the front. {S} looked at it from the last bit to the first. Backwards, it had nothing to hide behind, and told.'
  ],
  sad: [
    'There was one empty place beside {obj}, and {S} saw how often it was looked at. {S} sat down in it. Two long sighs later, the worst was over.',
    '{S} looked at {obj} for a long, kind moment, and did not look away. To be seen like that was a comfort. The sadness went out slowly.',
    'The good things about {obj} were easy to see, so {S} named them, one by one. At the fourth came a sniff. At the seventh came a smile.',
    '{S} found something worth looking at: how softly the light lay on the ground. {obj} looked too. In so much looking the sadness shrank.'
  ]
}
