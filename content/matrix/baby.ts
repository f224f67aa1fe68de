import type { Challenge, Line } from '../format.ts'

/**
 * A baby: laughing, pointing, yawning, holding tight. Never in danger; carried only where the cast has arms for it, and
 * of each list at least two can be told of a baby alone.
 */
export const babySolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} looked left and pulled a face. {S} looked right and beamed. Nobody had a better idea at {obj}, so right it was, and it was right.',
    'From the blanket {S} put out one small arm, with one small finger at the end. It pointed past {obj}, and that way was the right one.',
    '{S} heard something that nobody else had heard, and leaned towards it, all of {S}. So that was where {group} went. {obj} had been solved.',
    'At every wrong turn {S} began to grumble. Past {obj}, to the left, the grumbling stopped at once. There was no doubt;; that was the way.'
  ],
  crossing: [
    { text: '{S} was carried, and laughed at each step as if it were a joke. There was nothing to be afraid of in a joke. Laughing, {group} came over {obj}.', needs: ['carrier'] },
    { text: 'Ba, went {S}, whenever a foot was set down, and ba, and ba. It made a fine beat. To that beat {group} crossed {obj}.', party: 'together' },
    { text: '{S} held on with ten very small fingers and looked straight ahead. So everyone else looked straight ahead. Nobody saw how wide {obj} was, and then it was done.', party: 'together' },
    { text: 'A nap was a good idea, {S} felt, and slept through {obj}. With a sleeping baby nobody could stamp. Soft steps were just right there;; {group} came across.', needs: ['carrier'] },
    'On hands and knees, slap, slap, {S} went over {obj} at the flattest bit. From the far side came a crow, proud as a ferry. {group} {were} across.',
    'Bump, bump, bump, {S} went along the narrow end of {obj} on the seat of the trousers. It was not fast. So {group} came to the other side.'
  ],
  high: [
    { text: 'Held up high, {S} was the tallest of them all. Ten fingers opened, waved about, and shut again on just the right thing. {obj} had been reached.', needs: ['carrier'] },
    { text: '{S} wanted it, and said so, with both arms straight up. One lift, and the small hand was up there. Nothing at {obj} was too high.', needs: ['carrier'] },
    { text: 'Up, said the eyes of {S}. So up it was, in a safe pair of arms, up to {obj}. {S} took hold of it, and held on for good.', needs: ['carrier'] },
    '{S} laughed up at {obj}, so heartily that it shook. Something slid, and stopped, and hung down low. Little fingers were already there.',
    '{S} sat down below {obj} and clapped. Hardly anything can hear clapping and stay where it is. It leaned down to see, and two small hands had it.',
    'A hiccup came from {S}, and {obj} shook. A second one, and whatever was up there slid to the edge. So it was reached without getting up.'
  ],
  shut: [
    '{S} patted {obj} with one flat hand: pat, pat. It was only to hear the sound. Behind it something fell down with a clack, and it was open.',
    { text: 'The hole was too small for any finger but one. From a warm arm {S} poked it in at {obj}, with interest. Click, and it opened.', needs: ['carrier'] },
    '{S} said one long word at {obj}, with bubbles. It may have been the right word. In any case it opened, a little wet.',
    'There was a dangling thing, and {S} never let a dangling thing dangle. Grab, tug, crow. That had been the handle;; {obj} stood open.'
  ],
  shy: [
    '{S} hid behind two fingers and came out again, hid and came out. Every creature knew that game. At the fourth time {obj} came out as well.',
    '{S} had the beginnings of one tooth, and showed it in a grin. Nobody could be afraid of that. {obj} was not, and came out.',
    '{S} sneezed, looked astonished, and laughed at it. Something behind there laughed also. {obj} had given itself away and might as well come out.',
    'A soft ooh came out of the blanket, and then an ooh came from the hiding place. {S} tried it once more. The second ooh had {obj} with it.'
  ],
  cold: [
    '{S} was the warmest thing there, fresh from the blanket, like a small loaf. {obj} was put close. Soon there were two warm loaves.',
    'With a sigh {S} laid one hot cheek on {obj} and fell into a doze. Nobody dared to move. By the end of the nap it was warm all over.',
    '{S} blew, with plenty of spit, straight at {obj}. It was meant kindly, and it was very warm. In the end, all the cold had gone.',
    'The blanket was big enough for two, as {S} showed by holding up its corner. In went {obj}. Little feet kicked it warm.'
  ],
  heavy: [
    '{S} pushed at {obj} with one round hand and went nng. Laughter made it twice as easy to push along. It rolled aside.',
    { text: 'At each try, {S} gave a shout at just the right moment. Hah. There was more strength in a try with a hah, and {obj} was soon clear.', party: 'together' },
    { text: '{S} pointed below, and pointed, and would not stop. Under {obj} there was a tiny pebble, which was taken out. Then it slid.', takes: ['pebbles'] },
    { text: 'Then {S} yawned, and the yawn went all round. Everyone grew soft and long all over;; {obj} slid off as softly as that.', party: 'together' }
  ],
  broken: [
    '{S} opened one hand, which had been shut all day. In it, warm and a bit sticky, lay the missing bit. It went back into {obj} and stuck.',
    { text: 'Nobody could hold on as {S} could. So {S} held the string, tight as tight, until the knot was tied. {obj} was mended.', takes: ['string'] },
    { text: '{S} looked at both ends of {obj} and clapped them together, clap. So that was how they went. Somebody tied them just like that.', needs: ['carrier'] },
    'The chewed end of a cuff was soft and would go through the smallest hole. It was {S} who had chewed it. Drawn tight, it held {obj}.'
  ],
  muddled: [
    { text: '{S} took one thing out of {obj} and gave it away, beaming. Then another, to somebody else. When all was given away, all was sorted.', party: 'together' },
    { text: 'From a safe lap, {S} pulled at the end that stuck out of {obj}. It came, hand over hand, and kept coming. What came out was quite straight.', needs: ['carrier'] },
    'This one made {S} laugh, and that one did not. It was as good a way of sorting as any. In the end {obj} lay in two neat rows.',
    '{S} banged on {obj} with a flat hand, delighted, and everything jumped. Little bits fell through, large ones stayed on top. There was order.'
  ],
  noisy: [
    '{S} yawned, such a big one for such a small face. Nobody could be loud and yawn as well. {obj} tried, and yawned, and was quiet.',
    'At the worst of it {S} gave one clear squeal, higher than any bird. {obj} stopped to find out what it was, and forgot to begin again.',
    { text: '{S} was asleep, and somebody pointed that out with a finger on the lips. Even {obj} knew what that meant. It went from loud to soft to nothing.', needs: ['carrier'] },
    'Mmm, sang {S}, with a thumb in, mmm, on one note. It made {obj} feel silly to go on. Mmm was all there was to hear.'
  ],
  dark: [
    { text: '{S} had no idea that {obj} was something to be afraid of, and hummed. In the arms that carried the humming it was cosy. {group} came through.', needs: ['carrier'] },
    'In {obj} {S} looked about with two round eyes and shut them, quite at ease. So it could not be bad. It was only dark, and {group} came out.',
    { text: '{S} laughed, and {obj} laughed back from all its walls. So {S} did it again. Between the laughs {group} walked, and the last laugh was outside.', takes: [] },
    { text: '{S} reached out one hand and patted the dark. It was soft. Pat, pat, went the hand all along {obj}, until it patted a leaf.', takes: ['green'] }
  ],
  far: [
    { text: '{S}, carried in front, looked back at everybody over a shoulder and crowed. To see it again, somebody had to walk on. That lasted as far as {obj}.', needs: ['carrier'] },
    { text: 'Every time the feet got slow, {S} kicked twice, the way riders do. It was quite clear what was meant. At a trot {group} came up to {obj}.', needs: ['carrier'] },
    { text: '{S} waved to a post, a stone and a post. Whatever was waved to was soon passed. The last thing to be waved to was {obj}.', takes: ['pebbles'] },
    { text: '{S} was nearly asleep, and so nobody dared to stop. On it went, swaying, step after step. When the small eyes shut, this was {obj}.', needs: ['carrier'] },
    { text: 'Hands, knees, hands, knees. {S} did not know how far it was. So it was only as far as the next pebble. After the last pebble came {obj}.', takes: ['pebbles'] }
  ],
  secret: [
    '{S} put one wet finger on {obj}, and where it was wet the colour changed. There was something under it. Another wet finger, and it had told.',
    { text: 'Nobody had looked at {obj} from so low down. {S}, on a lap, looked up under its edge and shouted for joy. So that was where it was.', needs: ['carrier'] },
    '{S} said a word that was not a word, and {obj} seemed to know it. Perhaps it was the language that all secrets were in. It answered at once.',
    { text: 'What did {S} keep reaching for? Not the big part of {obj}, but a dot beside it. Somebody pressed the dot. There was the answer.', needs: ['carrier'] }
  ],
  sad: [
    '{S} put out one hand and took hold of {obj} by the nearest bit. There was no letting go. Held so tightly, the sadness could not last.',
    { text: 'A warm bundle was laid in the arms of {obj}. The bundle was {S}, who looked up, and thought, and smiled. There were tears, but other ones.', needs: ['carrier'] },
    '{S} wiped {obj} across the face with a blanket corner, upside down and very firmly. It was the wrong place. It was the right thing.',
    'At the saddest moment {S} hiccupped. Then came another, louder hiccup, and a look of wonder. {obj} had not meant to laugh, but did.'
  ]
}
