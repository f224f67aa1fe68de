import type { Challenge, Line } from '../format.ts'

/** Music, stories, birds: those who hear what others miss. */
export const listenSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} shut both eyes in the middle of {obj} and listened all round. From one side came the ring of a far spoon. That side was the way.',
    'Every path had a voice of its own under a shoe. {S} trod on each one at {obj}, and only one said yes, yes, yes. It was right.',
    'A hum lay under the other sounds, and {S} heard where it grew stronger. Away from {obj}, a little to the right;; {group} took that way.',
    '{S} called a soft hello from {obj}, to this side and to that. Two sides swallowed it. The third gave it back, open and clear, and was right.'
  ],
  crossing: [
    '{S} listened along {obj} until it sounded shallow and small. Deep places grumble, small places chatter. At the chattering place {group} crossed over.',
    { text: 'A pebble dropped at {obj} said plop. Another, farther on, said tock. Tock was firm, so {S} led {group} over by the tocks.', takes: ['pebbles'] },
    'With one ear to the ground, {S} heard where it was hollow and where it was solid. All the solid bits made a path. {obj} was soon behind {group}.',
    '{S} tapped ahead with one foot and listened before each step. Dull meant no, bright meant go. By bright notes alone, {group} got past {obj}.'
  ],
  high: [
    { text: '{S} knocked and listened: hollow, hollow, solid. A solid place would carry a foot. Up by the solid places went {S}, and {obj} was reached.', needs: ['seven'] },
    'Something creaked when it was touched low down. {S} followed the creak upwards with one ear. At its end, {obj} tipped and came within reach.',
    'A small tick came each time the wind lifted {obj}. {S} listened for the tick and jumped on it. Fingers and {obj} met in the middle.',
    '{S} hummed higher and higher, and reached higher with each note. Nobody could sing so high and stay small. The top note got to {obj}.'
  ],
  shut: [
    '{S} pressed an ear against {obj} and turned, and turned, and heard a tiny tick. At the tick {S} stopped. It opened without a word.',
    'A knock here was thick, a knock there was thin. {S} knocked all round {obj} to the thinnest sound of all. One push there opened it.',
    'From inside {obj} came a whisper of air, and {S} followed it to a small hole. One finger fitted. Something lifted;; it was open.',
    '{S} rattled {obj} and heard just one thing rattle back, low on the left. So low on the left was where to wiggle. It came open.'
  ],
  shy: [
    '{S} kept so still that the smallest breath could be heard. Then {S} breathed along with it, in and out. Such good company brought {obj} out.',
    'There was a very low humming, nearly a tune. {S} heard it and hummed the next bit, a little wrong. {obj} came out to put it right.',
    '{S} heard that {obj} went quiet at every footstep, so {S} took none. In the long stillness something rustled, sniffed, and came out.',
    'It whispered, though nobody else had heard. {S} told {obj} that there was all the time in the world. It had much to tell, and came out to do so.'
  ],
  cold: [
    '{S} heard where the wind whistled through, thin as a pin. A thumb stopped the whistle, and a sleeve stopped the rest. Then {obj} was warm.',
    'A small chattering came from {obj}, and {S} rubbed in time with it. The rhythm slowed and the rubbing slowed. When neither was heard, it was warm.',
    '{S} listened for the warmest sound thereabouts, a soft tick and hum. {obj} was carried closer to it. In that hum the cold melted off.',
    { text: '“Hush,” said {S}, and heard that even the wind stopped for breath. In each stop {S} wrapped {obj} one turn closer. It was soon snug.', says: 'S' }
  ],
  heavy: [
    '{S} knocked on {obj} all round. Here it sounded full, and here it sounded empty. A push at the empty side, and it swung out of the way.',
    { text: 'There was a grating noise at the back, and {S} knew what that meant: a pebble. With the pebble gone {obj} slid off without a sound.', takes: ['pebbles'] },
    'Under {obj} {S} could hear the ground give, grain by grain. Listen, push, listen. {S} pushed only when it gave, and so it moved aside.',
    '{S} heard that {obj} groaned at each end in turn. On the left groan {S} pushed right, on the right groan left. Off it waddled.'
  ],
  broken: [
    { text: '{S} tapped along {obj}: ting, ting, ting, tup. The tup was the sick place. A tight turn of string round the tup made it say ting.', takes: ['string'] },
    'When {obj} was moved, one bit clicked and another sighed. {S} pressed the clicking bit into the sighing one. They fell silent, and held.',
    'A faint rattle told {S} that the lost piece was still inside. Shake, shake, and there it lay. Put back in place, it made {obj} sound.',
    '{S} asked somebody old how {obj} used to sound. Creak, creak, bump? So {S} tied and loosened until it went creak, creak, bump.'
  ],
  muddled: [
    '{S} let every bit of {obj} drop by itself, softly, and heard what each one said. The clinks went here and the thuds went there. That made order.',
    'Said aloud, one after another, the bits of {obj} had a tune to them. {S} moved those that were off-key. When it sang right, it was right.',
    '{S} plucked at {obj}, and far inside something twanged. So these two were one. Twang by twang, {S} found what belonged together, and laid it straight.',
    'Short sounds, long sounds, in-between sounds: {S} tapped along {obj} and put them so. It ran from short to long, neat as a scale.'
  ],
  noisy: [
    '{S} listened to {obj} properly, which nobody had done. Underneath the noise there was one word, over and over. {S} said it back. It was quiet.',
    'In the middle of the din sat one wrong note. {S} found it by ear and put a finger on it. Then {obj} had nothing to quarrel about.',
    '{S} heard that {obj} was loudest when anyone talked, and softest at a whisper. So {S} whispered less and less. It ended in a hush.',
    'What does it want to say? wondered {S}, and sat down close to hear the whole of it. Being heard to the end, {obj} stopped.'
  ],
  dark: [
    { text: '{S} clicked with the tongue and listened, as bats do. Wall, wall, nothing. {group} went where nothing answered, and nothing was the way out of {obj}.', takes: [] },
    'Drip, said {obj} on the left, and drop, said it on the right. {S} kept {group} between the two. Soon there was wind, and sky.',
    'There were footsteps in {obj}, and {S} listened hard. They stopped when everyone stopped. So they were friendly ones. With all those friendly feet {group} came out.',
    { text: '{S} heard the outside from far inside: one leaf, one bird, one bell. Bigger and bigger grew the sounds. Then {group} had come through {obj}.', takes: [] }
  ],
  far: [
    { text: '{S} heard water, or maybe leaves, and walked towards it. Always when legs grew slow it was a little louder. In the end it was quite loud, and {obj}.', takes: [] },
    'On a path boots made music, for whoever listened. Trip-trap, went the feet, and {S} heard a dance in it. Dancing it, {group} came to {obj}.',
    'Every tired foot had a complaint, and {S} listened to each in turn. Having been heard, the feet felt better. They carried {group} up to {obj} after all.',
    'Somebody was whistling over there, {S} was sure of it. So it was only ever as far as the whistle. The whistle came from {obj};; {group} had arrived.'
  ],
  secret: [
    '{S} read {obj} aloud instead of looking at it. Some words leaned on each other when they were spoken. Leaned together, they were the answer.',
    'Knock, and listen. {S} heard a small hollow under one side of {obj}, no bigger than a cup. The secret was in there, and now it was out.',
    '{S} breathed out, and waited, and let {obj} do the talking. First it said nothing, for quite some time. Then, very low, it told.',
    'The pauses were the clue. {S} tapped out the rhythm of {obj} on one knee. In the longest pause the missing word fell into place.'
  ],
  sad: [
    '{S} asked, and then did the harder thing, and listened. {obj} told all of it, the long way round. When it was said, it hurt less.',
    'Under the sighing {S} could hear a bit of an old tune. {S} hummed it. {obj} knew the rest, and hummed that, and sat up.',
    'There was something to hear, and {S} laid a finger to one ear. So {obj} listened instead of crying. Far off, something was purring;; it helped.',
    '{S} heard what {obj} did not say, and answered only that. It was a very short answer. A tear came, and after it a smile.'
  ]
}
