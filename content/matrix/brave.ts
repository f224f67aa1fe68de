import type { Challenge, Line } from '../format.ts'

/** Karate, the stage, the high board: those who go first with a thumping heart. */
export const braveSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} went first, to the left, with a thumping heart, as far as the bend. There it was wide and friendly. {S} waved. From {obj}, this was the right way.',
    'Somebody had to ask, and {S} knocked on the nearest door by {obj}. The door was kind. It pointed with a wooden spoon: that way.',
    '{S} tried the path that looked least inviting at {obj}, because nobody else would. After nine dim steps it was the right one.',
    { text: '“If it’s wrong, we turn round,” said {S}. It was wrong, and {S} turned round at once. The other side of {obj} was right.', says: 'S' }
  ],
  crossing: [
    '{S} set one foot down, and the knee shook, and it held. So the other foot came too. Seeing that, {group} came over {obj} without a word.',
    'First was the hardest place, and {S} took it. Over {obj}, turn round, reach out a hand. Second was easy;; {group} stood across.',
    '{S} looked {obj} in the eye, said excuse me, and took the longest stride of the day. There was ground under it. {group} strode after.',
    'It was all right to be afraid of {obj}, and {S} was. {S} went anyway, in small steps, talking all the time. So {group} got over.'
  ],
  high: [
    { text: 'Up went {S}, with cold hands and a hot face. One hold at a time, and not a look below. At {obj} it was windy and splendid.', needs: ['seven'] },
    { text: 'There was one hold that {S} did not like at all, so {S} took hold of it twice. It did not give. After that {obj} was easy to reach.', needs: ['seven'] },
    'A little jump was not enough, so {S} made up for it with a big one. Eyes open, arms up, no maybe. Ten fingers closed on {obj}.',
    '{S} asked the knees to stop, and they did not, so they came along as they were. Shaking all the way, {S} reached {obj}.'
  ],
  shut: [
    'Nobody had dared to knock. {S} knocked on {obj}, three times, and said good evening. It opened as if it had been hoping for that.',
    '{S} put a hand into the dark slot at the side of {obj}. There were cobwebs, and behind the cobwebs a lever. It was open.',
    'It looked as if it would squeak horribly, and it did. {S} pulled straight through the squeak to the other end. {obj} stood wide.',
    '{S} stood up very straight and told {obj} who was there and why. It sounded braver than it felt. With a clack it opened.'
  ],
  shy: [
    '{S} told {obj} about being frightened of the vacuum cleaner, out loud, with everybody listening. It was a brave thing to tell. {obj} came out.',
    'Somebody had to say hello first, and it cost {S} a gulp. Hello, then. After such a hello, {obj} could not stay in.',
    '{S} lay down flat where anybody might have stepped over, and shut both eyes. It took a good deal of trust. {obj} came out and sat down by one ear.',
    '{S} held out one open hand and did not pull it back. Not at a sniff, not at a whisker. Sniff, sniff;; then {obj} was out.'
  ],
  cold: [
    '{S} took off one warm sleeve and gave it up, though the wind was keen. Round {obj} it went, twice. Two goose bumps were not too much for that.',
    'Nobody wanted to go near such a chill. {S} went, teeth chattering, and wrapped both arms round {obj}. The chill gave up first;; it was warm.',
    '{S} stepped out where the wind was worst and stood there, wide as a door. Behind that door {obj} grew warm from the back to the front.',
    { text: '“Come in here,” said {S}, and let {obj} under the coat, cold feet and all. There was one loud squeak. Then there was only warmth.', says: 'S' }
  ],
  heavy: [
    '{S} was the one to say that it could be done. Then it had to be tried, and was. At the red-faced end of trying, {obj} moved over.',
    'Nobody knew what lived under {obj}. {S} lifted the edge all the same. Nothing lived there but a worm, who was glad, and it rolled away.',
    'Shoulder first, with a roar, {S} went at {obj}. The roar surprised it, if not the shoulder. It was out of the way in two pushes.',
    'It was dark and dusty in the gap behind {obj}. {S} got right in, sneezed, and pushed with both feet. It was quick;; the thing slid clear.'
  ],
  broken: [
    { text: '“I don’t know how,” said {S}, “but I’ll start.” The start was crooked, the rest was straighter. {obj} held when it was done.', says: 'S' },
    'The broken end had to be held, and it was a bit sharp and a bit wet. {S} held it through a sleeve. Tied there, {obj} was firm.',
    '{S} took {obj} all apart, which looked worse for a while. People breathed in. Then it went together the right way, and was mended.',
    'Somebody had to be the first to trust {obj} again. {S} tied it, tugged it, tried it, and it did not so much as creak.'
  ],
  muddled: [
    'The very middle of {obj} was the worst of it. {S} reached in to the shoulder and drew out one bit. The rest fell into order behind it.',
    '{S} asked out loud which bit anybody was ashamed of. That one was put away first. Then {obj} came into order with no trouble.',
    { text: '“Tip it all out,” said {S}, and somebody gasped. With a crash {obj} lay spread flat. Now all of it could be seen, and soon sorted.', says: 'S' },
    '{S} took the biggest, worst lump of {obj} and left the nice little ones for later. After that lump all was as good as done.'
  ],
  noisy: [
    '{S} walked right up to {obj}, which nobody had yet dared, and bowed. It had never been bowed to. It was too surprised to make a sound.',
    { text: '“Excuse me,” said {S} to {obj}, in a voice that wobbled and did not stop. There was a silence. It had only been waiting for somebody to ask.', says: 'S' },
    '{S} put both arms round {obj} at its very loudest. Nobody could bellow in a hug. A mumble came, and then nothing.',
    '{S} took both fingers out of both ears and went close. Somewhere {obj} must have a soft spot. {S} patted about till there was a hush.'
  ],
  dark: [
    { text: '{S} went ahead into {obj} and said what was there: floor, wall, another bit of floor. It was all quite ordinary. {group} came out behind the voice.', takes: ['wall'] },
    { text: '“Good evening,” said {S} to the dark in {obj}. It did not answer, and it did not bite. Politely {group} went through, and it was over.', says: 'S' },
    '{S} was afraid and took the fear along, on a short lead. It trotted along through {obj}. By the end it had gone to sleep, and {group} {were} out.',
    'One hand out in front, one hand held out behind for whoever wanted it. So {S} walked into {obj}, and so {group} walked out.'
  ],
  far: [
    { text: '“Once more,” said {S}, and stood up on two sore feet. Once more turned out to be enough. Over the last rise {group} found {obj}.', says: 'S' },
    { text: '“It’s far,” said {S}, “and we can do it.” That was better than being told it was near. It was done;; this was {obj}.', says: 'S' },
    'The sore toe was told that it might come along or stay behind. It came along. {S} marched it right up to {obj}, and there stood {group}.',
    '{S} took the heaviest thing to carry and the front place in the wind. It was easier to walk in the shelter of that. So {group} came to {obj}.'
  ],
  secret: [
    '{S} gave an answer that might be wrong, out loud, in front of everybody. It was wrong. The next was less wrong, and the third made {obj} tell.',
    'Nobody had asked {obj} straight out. {S} did, chin up. What are you hiding, please? It was so taken aback that it told.',
    '{S} touched {obj}, which had been thought unwise, right on the odd spot. It was only cold and smooth. Under the thumb something gave, and it had told.',
    'There was a space behind {obj} just big enough for an arm. {S} thought of spiders, and put the arm in. Out came the secret.'
  ],
  sad: [
    '{S} asked {obj} the question that nobody liked to ask. It was very quiet. Then the whole of it came out, and with it the weight.',
    'It was a very big sadness to sit beside. {S} sat, and swallowed, and stayed. {obj} leaned over, and was comforted.',
    '{S} told {obj} something that had been sad for {S} too. It was not easy to tell. Now there were two who knew, and it was lighter.',
    { text: '“May I hug you?” asked {S}, and went red. {obj} nodded. It was a rather clumsy hug, all elbows, and exactly what was needed.', says: 'S' }
  ]
}
