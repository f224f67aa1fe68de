import type { HobbyFamily } from '../format.ts'

export const science: HobbyFamily = {
  id: 'science',
  noun: 'science',
  keys: [
    'science', 'experiment', 'chemistry', 'physics', 'biology', 'lab', 'microscope', 'nature facts', 'volcano',
    'maths', 'math', 'mathematics', 'numbers', 'counting', 'weather', 'geology', 'learning', 'studying', 'school',
    'discover', 'research', 'geography', 'history', 'facts', 'asking questions', 'math games', 'mathemat'
  ],
  marks: [
    'experiment', 'experiments', 'measured', 'measuring', 'science', 'test', 'tested'
  ],
  skills: ['think', 'steps', 'look'],
  habit: [
    'did one experiment before breakfast and wrote down what the milk did',
    'asked why, and then why that, and called it science',
    'measured everything, including the cat',
    'kept a jar of something grey, in the name of science',
    'tested every puddle with the same foot',
    'wanted to know how fast jam runs, and measured it',
    'kept an experiment behind the curtain, with a label',
    'wrote down at what time the cat yawned, for science',
    'had asked the doctor more questions than the doctor had, to test her',
    'put a cork, a spoon and a pea in water, to test which would float',
    'did an experiment with a sock and a balloon, and the balloon won',
    'tested the bath with a toe, and then with the duck',
    'asked the moon a question every evening, for science, and waited',
    'measured puddles in ducks'
  ],
  bridge: {
    think: [
      'An experiment begins with a guess, and {S} was never afraid to guess.',
      '{S} loved science for its shortest question, which is why.',
      'When something went wrong in an experiment, {S} only found it more interesting.',
      'Nobody has to believe a thing that can be tested, {S} used to think.'
    ],
    steps: [
      'In science you change one thing at a time, and {S} kept to that.',
      '{S} wrote down every experiment as first, next and then.',
      'Guess, test, look, and test again: it was as natural as walking to {S}.',
      'By measuring a little bit each day {S} had once found out something about snails.'
    ],
    look: [
      'Through a lens, for science, {S} had seen that even dust has a shape.',
      '{S} watched experiments so closely that they sometimes seemed to feel shy.',
      'Science writes down what is there, not what ought to be, and so did {S}.',
      'For one experiment {S} had looked at a puddle every day for a month.'
    ]
  },
  help: [
    '{S} tested it first with one finger, as is proper in science.',
    'By measuring with both feet, {S} found out that it was nearer than it looked.',
    '{S} made a quick experiment with a leaf, and everybody knew more than before.',
    '{S} tried it once more from the other side, as in any experiment, and learned something.'
  ],
  dream: [
    '{S} tested the pillow, found it soft, and ended the experiment there.',
    'As an experiment {S} shut both eyes, and fell asleep finding out what would happen.',
    'In the dream of {S} a frog helped with the experiment, and wrote everything down.',
    '{S} measured the bed with both arms, and it was long enough to sleep in.',
    'The experiment was to lie still, and {S} found that it worked.',
    'Every jar had its lid on, the science was done, and {S} slept.',
    '{S} dreamt of an experiment with bubbles that did not burst.',
    'One question was left over, and {S} took it along to sleep, for science.',
    'A sheep was measured in the dream by {S}, and was as long as a yawn.',
    'Nothing more was tested that night but the blanket, and {S} did it asleep.',
    'Snow was tested in the dream, and {S} found it warm.',
    'How many yawns there are in one evening {S} had tested, and it was nine.',
    'All the tests of the day had come out well, and {S} slept.',
    'Even science shuts its eyes at night, and so did {S}.'
  ],
  meanwhile: [
    'As an experiment {S} let go of a spoon, and it fell. It was tested again from the other side, and fell there too.',
    'Somebody had moved a glass by the width of a finger, and {S} knew at once. The experiment went back to Tuesday.',
    'Up and down went a raisin in a glass of fizzy water. {S} had counted to forty for science, and neither of them was tired.',
    'On two saucers lay two ice cubes, one of them in a sock. {S} was measuring, and the sock was ahead.',
    { text: 'There was an experiment on the windowsill, with a note: “Not soup.” {S} had learned to write the note first.', needs: ['hands'] },
    { text: '{S} measured the table with a spoon. It was eleven spoons long, and the spoon was one spoon.', needs: ['hands'] },
    { text: '“The slipper floats,” said {S} in the kitchen. For the sake of science the other one was tested as well.', says: 'S' },
    { text: 'Every day {S} read off the thermometer, tapped it, and read it off again. The experiment was in its twelfth year.', age: { S: ['grown', 'old'] }, needs: ['hands'] },
    { text: '“Why?” asked {S}, and was told why. To test it, {S} asked in the next room as well.', says: 'S', age: { S: ['middle', 'big', 'teen'] } },
    { text: 'With a tape {S} was measuring what was roundest. It lay between a melon and a head that had come by.', needs: ['hands'] },
    { text: '“Don’t wash the grey jar,” said {S}. “That’s my experiment, and it’s only just grown hair.”', says: 'S' },
    { text: 'All the chairs had been tested by {S} for squeaks. The loudest now stood behind the door, for a bell.', needs: ['hands'] }
  ]
}
