import type { HobbyFamily } from '../format.ts'

export const climbing: HobbyFamily = {
  id: 'climbing',
  noun: 'climbing',
  keys: [
    'climb', 'climbing', 'boulder', 'tree climbing', 'climbing trees', 'rock climb', 'monkey bars', 'playground',
    'parkour', 'ropes', 'mountaineer', 'swings', 'slide'
  ],
  marks: [
    'climb', 'climbed', 'climber', 'climbers', 'climbing', 'climbs'
  ],
  skills: ['balance', 'brave', 'steps'],
  brings: ['string'],
  habit: [
    'climbed everything that had an up',
    'looked at walls and doors and saw where feet would fit on a climb',
    'was in the habit of being found a little higher than expected, still climbing',
    'had climbed the same small tree so often that it had gone shiny',
    'had a favourite branch, and climbed it to read',
    'went up the stairs as if it were a climb, with a rest halfway',
    'knew which trees were for climbing and which were for looking',
    'was planning a climb, and drew it on the back of the hand',
    'said “hold on” to the hill before each climb',
    'spoke of each climb afterwards, with both arms',
    'climbed into bed from the wrong end',
    'had to be called down for supper, from one climb or another',
    'gave every tree a pat before climbing it',
    'thought that a sofa was a hill, and made for climbing'
  ],
  bridge: {
    balance: [
      'Every climb is a matter of weight, here or there, and {S} could feel it shift.',
      'Climbing had given {S} toes that could hold on almost like fingers.',
      '{S} kept three limbs still and moved the fourth, as climbers do.',
      'Leaning close was better than hanging off, as {S} had found on many a climb.'
    ],
    brave: [
      '{S} knew that a climb is highest in the head, and gets lower once you start.',
      'On every climb there came a shaky moment, and {S} was used to saying hello to it.',
      'The first hold was the hardest for {S} too, even after years of climbing.',
      '{S} had learned from climbing to be afraid and careful at the same time.'
    ],
    steps: [
      'Nobody climbs a whole tree, {S} used to think, only one branch and then another.',
      'Before climbing, {S} always planned it from the ground, hold by hold.',
      '{S} had a climber’s way with tall problems: find the lowest bit and start there.',
      'Up was made of many small ups, and {S} had climbed thousands of them.'
    ]
  },
  help: [
    '{S} pointed out where to put each foot, as climbers do for friends on a climb.',
    { text: 'From a bit higher up, where {S} had climbed, things could be seen that helped.', needs: ['seven'] },
    '{S} held on for whoever was wobbling, with a good strong climbing grip.',
    'Test it first and trust it then: the rule was from climbing, and {S} passed it on.'
  ],
  dream: [
    '{S} climbed into bed, and under the blanket, and slept.',
    'One hand of {S} still held the edge of the pillow, as climbers do.',
    'In sleep {S} climbed a hill of feathers, slowly, and lay down at the top.',
    'After so much climbing {S} lay as flat as it is possible to lie, and slept.',
    '{S} had climbed about all day, and now lay flat.',
    'In the dream was a ladder of pillows, and {S} climbed one pillow at a time.',
    'The top of the climb was the pillow, and {S} had got there.',
    'Every branch was soft in the dream, and {S} climbed to the widest.',
    'Nobody climbs higher than a pillow at night, and {S} slept on one.',
    'Both knees of {S} were done with climbing for the day.',
    'On a mountain of blankets slept {S}, after a short climb.',
    'Half asleep, {S} climbed over the pillow and lay down behind it.',
    'A tree in the dream bent down, so that {S} need not climb.',
    'There was a moon to climb to, and {S} was nearly there.'
  ],
  meanwhile: [
    'The hall floor had been made into a climb. Flat on it lay {S}, three limbs still, and reached for the doormat.',
    'A clothes peg was halfway up the pile of washing. {S} had roped the climber to a teaspoon, which was the strong one.',
    { text: 'Two of {S}’s fingers were climbing the mountain on the calendar. They had made camp just above the dentist.', needs: ['hands'] },
    { text: '“We never saw the top,” said {S}, over an old photograph. “But we’d eaten the sandwiches, so it counted as a climb.”', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'In the middle of the floor lay a cushion, and at the top of it sat {S}. “Climbed it,” said {S}. “Twice.”', says: 'S', age: { S: ['small', 'middle'] } },
    'Whenever the man in the climbing film let go, {S} took a better hold of the sofa.',
    { text: '“I’ve washed,” said {S}. The biscuit tin, which had two hands on it in climbing chalk, said nothing.', says: 'S' },
    { text: '“Climb when you’re ready,” said {S}. At the other end of the string a teddy bear was not ready yet.', says: 'S' },
    { text: 'The climbing shoes were out on the windowsill, for everybody’s sake. {S} went and smelt them, and gave them until Thursday.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'Only the white kitchen tiles would hold, {S} had decided. The climb to the fridge took nine of them.',
    { text: 'Both elbows on the table, {S} was telling the jug about the last bit of a climb. The jug was the overhang.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: '“Eight legs,” said {S} to the spider over the lamp. “That isn’t climbing. That’s just going for a walk.”', says: 'S' }
  ]
}
