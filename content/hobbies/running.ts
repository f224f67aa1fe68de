import type { HobbyFamily } from '../format.ts'

export const running: HobbyFamily = {
  id: 'running',
  noun: 'running',
  keys: [
    'run', 'running', 'tag', 'playing tag', 'chas', 'chasing', 'playing chase', 'race', 'racing', 'jog', 'athletic', 'marathon', 'sprint', 'track',
    'relay', 'hide and seek', 'jump', 'jumping', 'skipping', 'jump rope', 'trampolin', 'hopscotch',
    'hop', 'exercise', 'being active', 'walking fast'
  ],
  marks: [
    'lap', 'race', 'ran', 'run', 'runners', 'running', 'runs'
  ],
  skills: ['brave', 'patient', 'breathe'],
  habit: [
    'ran everywhere, even to the bath',
    'had never been known to take a corner at less than a run',
    'could run three times round the block and still have breath for a joke',
    'came back from everywhere a little out of breath from the running',
    'timed the run to the letter box, and had the paper to prove it',
    'ran the last bit of the way, wherever it went',
    'tied both laces twice, in case of a race',
    'had a race with the kettle every morning, and mostly won',
    'had run for buses that went somewhere else',
    'went for a lap round the block to think',
    'ran to the door whenever it rang, and to the window when it did not',
    'sometimes ran backwards, as far as the hedge',
    'ran against a leaf once, and the leaf won',
    'said hello to the ducks on every lap'
  ],
  bridge: {
    brave: [
      'At the start of a race the heart always thumps, and {S} took that for a good sign.',
      '{S} had run last, and first, and in the middle, and was ready for any of them.',
      'The only way to begin a run is to begin, as {S} knew better than most.',
      'Running into the wind had made {S} somebody who does not turn round easily.'
    ],
    patient: [
      'The long runs are won by the slow ones, and {S} had worked that out early.',
      'One lap, and another lap, and not a thought of the last one: so {S} ran.',
      '{S} had run far enough to know that tired passes, if you let it.',
      'What looks like speed is mostly mornings of running, and {S} had had many.'
    ],
    breathe: [
      '{S} breathed in for three and out for four, as runners do.',
      'Running had given {S} a breath that came and went like a swing.',
      'After a race {S} always stood with both hands on both knees and found the slow breath again.',
      'There was an extra breath somewhere behind the ribs that {S} had found by running.'
    ]
  },
  help: [
    '{S} ran ahead to look, and was back before anyone had missed it.',
    'Whatever was forgotten, {S} ran to fetch.',
    'On the spot {S} ran and ran, until there was laughing, and warm feet.',
    'In a slow and steady run {S} went round everybody once, and counted.'
  ],
  dream: [
    '{S} slept at once, the way runners do, with both shoes side by side.',
    'The legs ran one more lap under the blanket and then lay still, and so did {S}.',
    'In the dream {S} was running, very slowly, through warm grass, towards a pillow.',
    'The race was over, nobody had won, and {S} was asleep.',
    '{S} lay quite still, after so much running.',
    'Both feet of {S} had run enough, and did not move.',
    'The last lap of the day ended on a pillow, and {S} slept.',
    'No race was on that night, and {S} lay down.',
    'A snail ran beside {S} in a dream, and kept up well.',
    'Sleep had nearly run past, but {S} caught it.',
    'On soft feet {S} ran through a dream and woke nobody.',
    'It was a long slow run to the morning, and {S} had set out.',
    'Round and round the moon, lap after lap, went {S} in a dream.',
    'Every breath was longer than the one before, as after a run, and {S} slept.'
  ],
  meanwhile: [
    'The lap went round the table, under it, and back to the cushion. {S} did it twice, and lay down across the finish.',
    'Behind the sofa {S} was waiting for the start. In the kitchen a spoon fell, and the race was on.',
    'Anybody who came out of a door looked left and right first. There was a race on, and {S} had the right of way.',
    'On the rug lay {S}, quite flat, being the finishing line. No runners had come in so far.',
    { text: '{S} ran past the door. A minute later {S} ran past the other way, and held up two fingers for the second lap.', needs: ['hands', 'legs'] },
    { text: '“Four seconds to the sink, and seven back,” said {S}. “The run back must be uphill.”', says: 'S' },
    { text: 'With both shoes laced and nowhere to go, {S} ran on the spot. The cups on the shelf came along.', needs: ['hands', 'legs'] },
    { text: 'Nobody was to run indoors, so {S} walked, but only just. In the bend one knee ran a little.', needs: ['hands', 'legs'] },
    { text: 'It was a race between {S} and a rolling orange. The orange won, because {S} stopped to cheer.', age: { S: ['small', 'middle'] }, needs: ['legs'] },
    { text: '“I ran for a bus on Tuesday,” said {S}, both feet up on a stool. “The driver clapped.”', says: 'S', age: { S: 'old' } },
    { text: 'Halfway round the third lap {S} ran right out of one sock. It waited in the bend for the fourth.', needs: ['hands', 'legs'] },
    { text: 'After the run {S} stood at the sink and drank a whole glass of water. One foot had not stopped yet.', needs: ['hands', 'legs'] }
  ]
}
