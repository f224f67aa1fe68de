import type { Challenge, Line } from '../format.ts'

/** Swimming, singing, yoga, wind instruments: those who have a long breath. */
export const breatheSolutions: Record<Challenge, Line[]> = {
  way: [
    { text: '{S} took one long breath through the nose at each side of {obj}. Dust, dust, and then wet grass and supper. The way went towards supper.', takes: [] },
    'A slow breath out hung in the air as a small cloud. {S} watched it drift off to the left of {obj}. The air was going home;; it was right.',
    '{S} breathed in for four and out for six, until the worry about {obj} had sunk. Below the worry was the answer, quite clear: straight on.',
    { text: 'Fff, went {S} over the ground at {obj}. Leaves and dust flew up. Underneath lay the old path, pale and plain, running on to the right.', takes: ['green'] }
  ],
  crossing: [
    'In, and lift a foot. Out, and set it down. {S} breathed for everyone, slow as tides, and at the ninth breath {group} had crossed {obj}.',
    '{S} filled up with air until even the toes felt light. Everybody did the same. Light as that, {group} went over {obj} in one hop.',
    'Nobody moved before {S} had breathed the shaking out of both knees. Then it was an ordinary step, and one more. {obj} lay at the back of {group}.',
    { text: '“Hold it,” said {S}, and held one breath for as long as {obj} was wide. It was not so wide. {group} breathed out beyond it.', says: 'S' }
  ],
  high: [
    '{S} breathed in and grew by a thumb, and breathed in above that and grew by another. At the very top of the breath, {obj} was there.',
    'Blowing was one way of reaching up. {S} blew, long and thin, straight at {obj}. It rocked, it tipped, it came down into reach.',
    { text: 'One breath for each handhold, and never a new one before the old was out. {S} went up calm, and at {obj} was still calm.', needs: ['seven'] },
    '{S} let out a sigh, and the shoulders dropped, and both arms came out longer. It was all the stretch that was needed to get to {obj}.'
  ],
  shut: [
    '{S} breathed warm and slow on the stiff part of {obj}. Haa, and haa again. What had been stuck with cold let go;; it opened.',
    'One puff blew the grit out of the crack. Another blew out what was behind the grit. After the third puff from {S}, {obj} swung open.',
    'Push on the out-breath, {S} knew, and never on the in. In, and wait. Out, and push. {obj} opened as though it had only been waiting.',
    '{S} hummed against {obj} with both lips until it tickled, deep down. Something inside shook loose. It came open by itself, still humming.'
  ],
  shy: [
    '{S} breathed so slowly that it was hardly there. Other breath could be heard now, small and quick. It slowed down too, and {obj} came out.',
    'With pursed lips {S} blew one soft warm puff, and waited. By and by a puff came back. Puff after puff, {obj} was drawn outside.',
    '{S} hummed on one breath, the longest anybody had heard. How did it go on so? {obj} came out to see where it came from.',
    'Whoo, breathed {S}, no louder than a feather. It stirred a hair on {obj}, in a friendly manner. A nose came out, then all the rest.'
  ],
  cold: [
    '{S} breathed into two cupped hands and held {obj} between them. Breath, wait, breath. It went pink, or as good as, and was warm.',
    'Haa, went {S}, deep from the belly, where the warm air lives. Ten times haa along {obj}, top to toe. The cold had nowhere to stay.',
    '{S} opened one collar by a button and let {obj} share the warm breath in there. It was a small stove for one. The shivering stopped.',
    'Through a folded sleeve {S} blew, so that the warmth stayed in the cloth. Then the cloth went round {obj}, and was as good as a hot stone.'
  ],
  heavy: [
    '{S} took the breath that swimmers take, right down to the heels. On the way out all of it went into {obj}. It slid aside.',
    'In, and nothing. Out, and push. {S} never pushed without a breath behind it, and so never tired. {obj} did first, and rolled away.',
    { text: '{S} blew the sand from under {obj}, one long stream after another. Soon it stood on almost nothing. Then a finger was enough to move it.', takes: ['sand'] },
    'Ho, breathed {S}, the way haulers do, and hup. All the strength came at the hup. It took four of them to clear {obj} off.'
  ],
  broken: [
    { text: '{S} blew {obj} clean of every crumb, for clean edges cling. Then one slow breath to hold it still while the string went round. It held.', takes: ['string'] },
    'At first ten fingers shook. {S} breathed in, and out, and out some more, until they lay quiet as spoons. Then the knot sat, and {obj} was whole.',
    'A warm breath made the stiff bit soft enough to bend. {S} bent it back, and blew it cool again. So {obj} kept its shape.',
    '{S} held one end with the lips and breathed through the nose, and had both hands for tying. It looked odd. It mended {obj} splendidly.'
  ],
  muddled: [
    'Before anything else, {S} breathed out slowly over {obj}. Light bits blew to one side, heavy ones stayed. After one more such breath it was in order.',
    '{S} picked up one bit on each breath in and put it down on each breath out. No hurry got into it. In sixty breaths {obj} was straight.',
    'There was no hurry and no held breath about {S}. Sigh, and loosen. Sigh, and loosen. {obj} sighed as well, and fell open.',
    'In for looking, out for placing. {S} kept to it, and the muddle grew smaller with every out. When {obj} was in order nobody was even tired.'
  ],
  noisy: [
    '{S} breathed in when {obj} was loud and shhh when it drew breath. Shhh was like the sea. It lay down in the shhh and was quiet.',
    'With a hand on {obj}, {S} breathed slower, and slower than that. Beside something so slow it could not stay fast. The noise ran down.',
    '{S} sang one low note and kept it up until {obj} had to stop for air. The note had not stopped. Nothing else was to be heard.',
    { text: '“Out with it,” said {S}, “to the last bit.” {obj} blew out with a huge whoosh. There was no noise left inside.', says: 'S' }
  ],
  dark: [
    { text: '{S} breathed in the smell of {obj}: stone, and old rain, and nothing worse. In, and a step. Out, and a step. So {group} came to the end.', takes: [] },
    'Aaah, sang {S} on one long breath, and {obj} sang it back, round and friendly. It had the voice of a big jug. {group} walked out of the spout.',
    { text: '“Ten breaths,” said {S}, “and it’s over.” One by one {group} breathed through {obj}. On the tenth there were stars, or lamps, outside.', says: 'S' },
    '{S} blew ahead, softly, and felt where the breath came back and where it did not. Where it did not, {group} went, and {obj} was behind.'
  ],
  far: [
    '{S} made a walking breath: two steps in, three steps out. It pulled like a small engine. Without a stop it pulled {group} up to {obj}.',
    'First a stop, and six breaths as deep as wells. {S} counted them on one hand and a thumb. The legs were new, and {group} reached {obj}.',
    '{S} sang and did not stop for breath until the next bend, and then the next. Everyone wanted to see how long it would last. It lasted to {obj}.',
    { text: '“Out with the tired air,” said {S}, “and in with the fresh.” At every whoo {obj} was a bit nearer. At last it was here.', says: 'S' }
  ],
  secret: [
    '{S} breathed on {obj} until it misted over. Lines stayed clear where nothing had been before. The lines were letters, and the letters told.',
    'A puff of air blew the dust off, and another blew it out of the corners. In the last corner {S} uncovered what {obj} was keeping.',
    '{S} took three slow breaths and thought of nothing. Into the nothing came the answer, on tiptoe. Said aloud to {obj}, it was right, and it told.',
    'With one long breath {S} read {obj} from end to end, no stops. Without the stops it made sense. It was hardly a secret any more.'
  ],
  sad: [
    '{S} sat close and breathed, long and easy, until {obj} breathed along. In together, out together. With every out, some of the sadness left.',
    'There was a sigh, and {S} sighed along with {obj}. Six sighs, each one lighter. The seventh was nearly a yawn.',
    '{S} blew softly on the wet cheek of {obj}, once left, once right. It tickled. Under the tickle the sad face came undone.',
    { text: '“Hum it out,” said {S}, and held the first note. {obj} hummed, all bent, then straighter. With the breath the worst of it was used up.', says: 'S' }
  ]
}
