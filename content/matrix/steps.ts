import type { Challenge, Line } from '../format.ts'

/** Recipes, code, science: those who make one big thing into small ones. */
export const stepsSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} tried the paths at {obj} in order, twenty steps each and back. The first grew thorns, the second grew wet. The third grew better and better.',
    { text: 'First, {S} laid a pebble in the middle of {obj}. Second, a little way along each side. By the third pebble, one side was clearly right.', takes: ['pebbles'] },
    'One question at a time, {S} decided at {obj}. Up or down? Down. Wide or narrow? Narrow. That left a single way, and it was the one.',
    '{S} crossed off what could not be right: the damp side, the blocked side, the side already walked. One side of {obj} remained. That was it.'
  ],
  crossing: [
    '{S} cut {obj} into three parts: getting on, going over, getting off. None of the parts was hard. After the third part {group} stood on firm ground.',
    'Step one was a test with one foot. Step two was the other foot. So {S} went on numbering, and at step nine {group} had crossed {obj}.',
    'A small stride here, a small stride there: {S} marked them all out first. Then {group} had only to follow the marks, and {obj} was done.',
    '{S} practised on dry ground until the stride was right, once, twice, three times. The fourth was over {obj} itself;; {group} came across as in practice.'
  ],
  high: [
    { text: 'Nobody could get to {obj} in one go. {S} did it in five: a heel, a knee, a hip, an elbow, a hand. The hand was there.', needs: ['seven'] },
    { text: '{S} raised one foot onto something low, and then the other onto something less low. Bit by bit the floor came up. Then so had {obj}.', needs: ['seven'] },
    { text: 'First {S} did half of the way up to {obj}. Then half of what was left. Soon only a finger’s width remained;; fingers did that.', needs: ['seven'] },
    'The plan for {obj} had three lines: stand close, stretch long, tip up on the toes. {S} did them in that order, and was high enough.',
    { text: 'Loop, throw, tug, and again from the beginning: {S} had taken out the string. The fourth loop brought {obj} within reach.', takes: ['string'] }
  ],
  shut: [
    '{S} tried {obj} in order: push, pull, lift, slide. Push did nothing, pull did nothing. At lift came a little click;; at slide it opened.',
    'First the dust, then the rust, then the handle side. {S} did each one properly. When it was all done, {obj} opened with no trouble.',
    'A hair’s breadth was a beginning. {S} won one more on every try, wiggle by wiggle. After twelve wiggles {obj} stood wide.',
    '{S} put one finger on each part of {obj} and asked what it was for. This held that, and that held this. Undone in turn, they let go.'
  ],
  shy: [
    '{S} sat down ten steps off. After a while it was nine, and later eight. At three, {obj} took the last ones and came out.',
    'First a hello, then nothing. Then a small tune, then nothing. {S} never did two things at once, and in a nothing {obj} came out.',
    '{S} asked {obj} for very little: only the tip of an ear. Next, an eye. Next, one foot. In the end all of it was out.',
    'One crumb here, one crumb there, one nearer still. {S} laid them in a line that led from {obj}. It came along the line, and out.'
  ],
  cold: [
    '{S} began with the coldest bit and did nothing else until it was warm. Then the next bit. That was how {obj} was warmed, bit after bit.',
    'Wind off, first. Wet off, second. Wrap on, third. {S} counted them on three fingers, and at the third one {obj} was warm.',
    'A little warmth, rubbed in;; a little more, rubbed over that. {S} put it on in layers, as fences are painted. Five layers did for {obj}.',
    '{S} made a list of where the cold got in, from the bottom to the top. One by one the places were stopped. The warm stayed with {obj}.'
  ],
  heavy: [
    '{S} did not ask {obj} to move, only one edge to shift one thumb. Then one thumb more. Thirty thumbs later it was out of the way.',
    'First a small dip for it to roll into, scraped with a heel. Then a wedge. Then one push. In that order {S} sent {obj} rolling clear.',
    'Rock it, hold it, rock it again: {S} kept what was won each time. {obj} never got any of it back. Rock by rock it went.',
    'Whatever could come off {obj} came off first, piece by piece. {S} stacked it all to one side. The rest was light, and followed.'
  ],
  broken: [
    '{S} laid the parts of {obj} in a row, big to small. The biggest two were joined, then the next. The smallest one closed the gap.',
    'Clean it, fit it, tie it, test it: {S} never changed the order. {obj} passed its test at the second try, and that was well enough.',
    'One knot was no use, but seven were. {S} tied them one above the other up the side of {obj}. The seventh made it firm.',
    'The break in {obj} had a beginning, and {S} started there, a pinch at a time. Pinch, press, wait. At the far end it was whole.'
  ],
  muddled: [
    '{S} took one thing out of {obj} and asked where it went. Then the next. A big muddle was only that, many times;; it came to an end.',
    { text: '“Three piles,” said {S}, “yes, no and later.” When yes and no were tidy, later was small. In five minutes there was order in {obj}.', says: 'S' },
    'First by size, then by shade, then by which end was up. {S} went through {obj} three times, and after the third it was perfect.',
    '{S} found a loose end and followed it for one turn only. Then for one turn more. Turn upon turn, {obj} lay straight and combed.'
  ],
  noisy: [
    '{S} brought {obj} down as a cat comes down a ladder. One notch, and wait. One more notch, and wait. At the bottom it was quiet.',
    'What if this was still? And this? {S} laid a finger on one part of {obj} after another. At the fifth part the noise stopped.',
    '{S} asked {obj} to leave out every tenth noise, then every fifth, then every other one. In the end there were none to leave in.',
    'To begin with, {S} made a very short silence, one breath long. It was liked. The next was two breaths, then four;; {obj} forgot to start again.'
  ],
  dark: [
    '{S} made {obj} into ten steps, and ten more after those. Nobody had to do all of it. In the fourth ten, {group} walked out.',
    { text: 'First the toe, then the heel, then a pat along the wall. {S} did those three, over and over. They were enough for the whole of {obj}.', takes: ['wall'] },
    { text: '“Only as far as that grey bit,” said {S}, “and then the next.” {obj} was five grey bits long. Then {group} {were} through.', says: 'S' },
    '{S} checked what was on the left, the right and above. Nothing, nothing, nothing. Ten such checks, ten steps each, and {obj} had only been dark.'
  ],
  far: [
    { text: '“To the next stone,” said {S}, “and no farther.” At the stone it was said again. Forty stones in all;; at the last of them lay {obj}.', says: 'S', takes: ['pebbles'] },
    '{S} cut what was left into slices: a slice of walking, a pinch of rest. Six slices, six pinches, and {obj} was under everybody’s feet.',
    'Left, right was one. {S} counted to a hundred and began again, and folded down a finger each time. With all fingers folded, this was {obj}.',
    'Half the way, then half of that, then a half of that again. {S} called them out. The halves got shorter and shorter until {obj} was here.'
  ],
  secret: [
    '{S} turned {obj} over one part at a time and wrote nothing off. Not this, not this, not this. Then came this, and it had told.',
    'First what it was not, then what it might be, then what was left. Rung by rung {S} went down the guesses about {obj}. At the foot sat the secret.',
    '{S} changed one small thing about {obj}, looked, and changed it back. The fourth small change made it give a start. That was where it told.',
    'If the first part meant yes, the next must mean no. {S} followed {obj} along like that, link by link. The last link was the answer.'
  ],
  sad: [
    '{S} did one small good thing for {obj}, and then another, no bigger. A corner smoothed, a crumb shared, a nod. About the fifth, the sadness moved over.',
    'All of it was too much to tell, so {S} asked {obj} for just the beginning. Then just the next bit. Told in bits, it weighed less.',
    'First a sit, then a sigh, then a sip of cool air. {S} did them along with {obj}, slowly, in turn. After that the crying had stopped.',
    '{S} asked {obj} what would be one crumb better. Sitting closer would. And one crumb better than that? Crumb by crumb, it was nearly well.'
  ]
}
