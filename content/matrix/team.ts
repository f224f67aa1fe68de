import type { Challenge, Line } from '../format.ts'

/** Ball games, choirs, crews: those who do not do it alone. Half of each cell also fits a lone hero. */
export const teamSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} never searched alone, and asked whoever lived near {obj}: a snail, a sparrow, a lamp. The sparrow flew off to one side;; that was the way.',
    { text: '{S} gave everybody one path at {obj}: ten steps out, ten steps back, then tell. Only one of them came back nodding. That was right.', party: 'together' },
    { text: 'A pebble from {S} rolled across {obj}, passed as softly as a ball. Twice it went the same way, gently down. {group} followed it, and it was right.', takes: ['pebbles'] },
    { text: '“All who think left, stand left,” said {S} at {obj}. Then everybody changed places and looked again. Now all of them chose the same side.', says: 'S', party: 'together' }
  ],
  crossing: [
    '{S} called the beat: together, now. On every now {group} took one even step at {obj}. The last now was said on the other side.',
    { text: 'A chain was what {S} wanted, with the steadiest at both ends. The chain went over {obj} in one piece;; nobody was left behind.', party: 'together' },
    'Three nods were the signal that {S} always used. Nod, nod, nod;; one long stride went over {obj}. {group} stood safe beyond.',
    { text: 'First the smallest, then the slowest, then the rest: {S} settled the order at {obj}. There was always somebody in front and behind. All came over.', party: 'together' }
  ],
  high: [
    { text: '{S} asked for one steady shoulder to lean on, and got it. Lean, stretch, tiptoe. Two were taller than one;; {S} reached {obj}.', party: 'together' },
    { text: 'Up there was a job for arms and legs together, and {S} gave each its turn. Foot, hand, foot, hand. So {obj} was reached.', needs: ['seven'] },
    'And one, and two, and up: {S} counted aloud, as before a big throw. The count did half of the jumping. Ten fingers met {obj}.',
    { text: '{S} set the others below {obj} to watch for footholds. More eyes found more of them. Left a bit, up a bit, and {S} was there.', party: 'together', needs: ['seven'] },
    'One arm pulled, and the other arm steadied it, and {S} saw to it that neither hurried. Down dipped {obj}, by just so much as was needed.',
    { text: 'Left hand and right hand took turns with the string, and {S} called the turns. At the tenth, {obj} bowed, and was within reach.', takes: ['string'] }
  ],
  shut: [
    'On three, {S} had decided, and not before. One, two, three;; a single good push was worth ten hurried ones. {obj} opened.',
    'Pushing alone had not helped. So {S} pushed and pulled by fair turns, first one, then the other. At the fifth turn {obj} gave up and opened.',
    { text: '{S} gave out jobs: one to lean, one to lift, one to watch the bottom edge. {obj} could not hold out against all of them. It opened.', party: 'together' },
    'Somebody might be behind {obj}, thought {S}, and knocked: two long, one short. Somebody was. A bolt slid back;; it was open.'
  ],
  shy: [
    '{S} sat down and left a place free beside the sitting place, just wide enough. Nobody said whose it was. {obj} came out and sat in it.',
    { text: '“One is missing for this game,” said {S}, to nobody at all. “Somebody must count to ten.” A small voice began, and by nine {obj} was out.', says: 'S' },
    '{S} began a game for two and played only one half. Every second turn stayed open. At the third open turn {obj} came out and took it.',
    { text: '{S} asked the others to sit, all of them, so that no one was tall. Now there was only a row of knees. Out came {obj}.', party: 'together' }
  ],
  cold: [
    { text: '{S} called everybody close, backs to the wind, with {obj} in the middle. Nothing in the middle of a huddle stayed cold for long.', party: 'together' },
    'Stamp, clap, stamp, clap: {S} led it beside {obj}, a little quicker each time. Soon the air was warm, and what stood in it.',
    '{S} warmed {obj} by turns: left side, right side, top. No side had to wait long. After the second round the cold had lost.',
    { text: '“Side by side,” said {S}, “and no gaps.” Round {obj} they stood, close as buttons. The cold found no way in;; the warmth stayed there.', says: 'S', party: 'together' }
  ],
  heavy: [
    'Heave and rest, heave and rest: {S} called it like a rowing boat. Nobody could push all the time. On the fourth heave {obj} rolled aside.',
    { text: '{S} put the strong ones low and the light ones high. Then all leaned against {obj} at one word. It groaned and went out of the way.', party: 'together' },
    'Back, legs and arms had each been trying alone. {S} set all of them to {obj} at the same moment. It shifted, and shifted again, and was clear.',
    { text: 'There was a place at {obj} for everybody, and {S} showed them where. One small push each made one very big push. It was gone from the path.', party: 'together' }
  ],
  broken: [
    { text: '{S} asked one to hold, one to press and one to fetch. It went from hand to hand, quick and tidy. So {obj} was mended by everyone.', party: 'together' },
    'The left hand held {obj} while the right hand tied. Then {S} let them change over. Neither had to do it all;; the knot was good.',
    'The loose part of {obj} only needed company. {S} tied it to the firm part next door, and the two of them held.',
    { text: 'Who had string? Who had a button? {S} collected a little from everybody, and with many littles {obj} was put together again.', party: 'together', takes: [] }
  ],
  muddled: [
    { text: '{S} made a row and passed {obj} along it, one bit at a time. Each pair of eyes sorted a little. At the end everything was in order.', party: 'together' },
    'Everything in {obj} belonged to some team or other, {S} decided. Longs here, shorts there, odd ones on the bench. Soon all the teams stood ready.',
    'One hand picked and the other hand placed, and {S} let neither do both. Pick, place, pick, place. Before long {obj} was as neat as a list.',
    { text: '“A corner of {obj} for each,” said {S}, “and meet me in the middle.” Inwards they worked, and met. There was not a muddle left between them.', says: 'S', party: 'together' }
  ],
  noisy: [
    'Turns, thought {S}, it only wants turns. {S} raised one arm for loud and lowered it for soft. {obj} followed the arm, down and down, to nothing.',
    '{S} joined in with {obj}, exactly in time, and then grew softer bit by bit. It did not want to be out of step. Together they ended in quiet.',
    { text: '{S} had everyone hum one low note, the same for all. {obj} wavered, listened, and came down to meet it. The note ended;; so did the noise.', party: 'together' },
    { text: 'Every one of them laid a finger to the lips when {S} did, all in one moment. Such a lot of quiet was catching. Even {obj} had caught it.', party: 'together' }
  ],
  dark: [
    { text: '{S} made everyone into a train, each holding on to the one ahead. Chuff, whispered the train. It went into {obj} dark and came out laughing.', party: 'together' },
    'Left foot, right foot: {S} called them like two players with one ball. Neither stopped. Soon {group} had left {obj} behind.',
    { text: '{S} had everybody say their name in {obj}, one after the other, front to back. No name was missing. At the last name they were out.', party: 'together' },
    'A clap from {S} went ahead into {obj}, and its echo clapped back. So they took turns, clap and clap. After the ninth, {group} stood outside.'
  ],
  far: [
    '{S} counted out an old walking game: step, step, and swing. It gave tired legs something to belong to. At the last swing {group} found {obj}.',
    { text: 'Nobody carried everything, and {S} saw to that. Bags changed shoulders, leaders changed places. Passed along like that, they all came to {obj}.', party: 'together' },
    'First walking, then marching, then tiptoe: {S} gave every sort of leg its turn. No leg played the whole match. By the fourth change {group} had reached {obj}.',
    { text: '{S} let the slowest set the pace and put the singers at the back. Nobody was pulled, and nobody waited. At {obj} they arrived all at once.', party: 'together' }
  ],
  secret: [
    { text: 'Each of them knew one small thing about {obj}. {S} collected the small things, put them side by side, and there lay the whole secret.', party: 'together' },
    '{S} treated {obj} as the other player. One guess from here, one hint from there, fair and square. After five fair turns it told everything.',
    { text: '{S} asked everybody for a guess about {obj}, the sillier the better. Two silly guesses, laid end to end, were the answer. It had to tell.', party: 'together' },
    '{S} did not play against {obj}, but with it, and told it one secret first. Fair was fair. It told one back, and that was the one.'
  ],
  sad: [
    { text: '{S} asked {obj} for help with something small: holding the end of a string. It was good to be needed. By the second knot the tears had dried.', takes: ['string'] },
    { text: '{S} moved everybody along by one until there was a gap. The gap was for {obj}. Squeezed in on both sides, nobody could stay so sad.', party: 'together' },
    { text: 'A soft pass, a soft pass back: {S} rolled a pebble to {obj} and waited. It came back. After ten rolls, so did a smile.', takes: ['pebbles'] },
    { text: '{S} whispered to the others, and the others nodded. One gave a joke, one gave a pat, one stayed close. Between them, {obj} was comforted.', party: 'together' }
  ]
}
