import type { HobbyFamily } from '../format.ts'

export const animals: HobbyFamily = {
  id: 'animals',
  noun: 'animals',
  keys: [
    'animal', 'animals', 'pet', 'pets', 'dog', 'dogs', 'cat', 'cats', 'horse', 'pony', 'riding horses',
    'horse riding', 'horseback', 'bird', 'birds', 'birdwatch', 'rabbit', 'hamster', 'mouse', 'mice', 'guinea pig', 'bug', 'bugs',
    'insect', 'zoo', 'vet', 'farm animals', 'bees', 'beekeep', 'chicken', 'fish tank', 'wildlife', 'snail', 'ants',
    'butterfl', 'reptile', 'snake', 'frog', 'turtle', 'sheep', 'cow', 'goat', 'donkey', 'squirrel',
    'feeding the birds', 'unicorn'
  ],
  marks: [
    'animal', 'animals', 'creature', 'creatures', 'feather', 'fur', 'hoof', 'paw', 'paws'
  ],
  skills: ['care', 'listen', 'patient'],
  habit: [
    'greeted every animal in the street by name, and made up the names',
    'had fur on every sleeve, and now and then a paw',
    'would stop for any creature, even a very slow one',
    'knew what an animal wants from the way it holds its ears',
    'held doors open for cats and for other animals in no hurry',
    'moved snails off the path, creature by creature',
    'knew which animal had been there by what was missing',
    'fed crumbs to any creature that asked',
    'wrote to the zoo about the animals, and had an answer once',
    'could tell a dog from its paws on the stairs',
    'saved the crusts for any animal that might call',
    'waved at cows, and at other animals that looked up',
    'could moo so well that real animals answered',
    'thought that every animal deserved a middle name'
  ],
  bridge: {
    care: [
      'Every animal has to be fed before breakfast, and {S} never forgot a single bowl.',
      '{S} could find the exact place where a creature likes to be scratched.',
      'Animals know a gentle touch from a hasty one, and {S} had the gentle one.',
      'If anything small was out in the rain, feather or fur, {S} could not walk by.'
    ],
    listen: [
      'Animals talk with their ears and feet, and {S} was used to hearing that.',
      '{S} could tell from a single breath whether a creature was happy.',
      'To hear what an animal means you must be quiet first, and {S} was good at first.',
      'Paw on wood, hoof on stone, feather on air: {S} knew them all by their sound.'
    ],
    patient: [
      'Animals come when nobody calls, and {S} had learned to be nobody for a while.',
      '{S} had once stood an hour with one hand out, and a creature had come.',
      'No one can hurry a tortoise, and {S} had spent whole summers beside that animal.',
      'Frightened creatures need time and a good deal of nothing, and {S} gave them both.'
    ]
  },
  help: [
    '{S} made the small sound that calms every animal, and it calmed the others as well.',
    'A creature by the way looked thirsty, so {S} saw to that.',
    { text: '{S} went first past the strange animal and told it that they were friends.', says: 'S' },
    'Soft-footed as something with paws, {S} went round and saw that all were well.'
  ],
  dream: [
    '{S} slept curled up like an animal in straw, nose under elbow.',
    'All the creatures that {S} knew came by in the dream and lay down, one after another.',
    'In sleep {S} laid one hand on something with fur, and it purred.',
    '{S} breathed as animals breathe in a barn at night, slow and warm.',
    '{S} dreamt of an animal with very soft ears.',
    'One small paw reached into the dream of {S}, and was held.',
    'Every creature had been said good night to, and {S} slept.',
    'An animal lay on the feet of {S}, in a dream, and kept them warm.',
    'Somebody furry yawned in the dream, paws out, and {S} yawned back.',
    'Rolled up in a ball, as small animals do, {S} slept.',
    'Not an animal stirred, and neither did {S}.',
    'Soft fur was all round in the dream, like an animal asleep, and {S} lay in the middle.',
    'A kind creature with big ears kept watch in the dream of {S}.',
    'The animals in the picture books had shut their eyes, and so had {S}.',
    'Four soft paws walked through the dream, and stopped beside {S}.'
  ],
  meanwhile: [
    'An ant had found a crumb on the windowsill. {S} watched the small creature carry it, and breathed the other way.',
    { text: 'A cup went past with a postcard over it. “Woodlouse,” said {S}. “It’s an animal with fourteen legs, and it wanted a lift.”', says: 'S', needs: ['hands'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: '{S} was writing down everything at home that had paws, and after some thought had added the armchair.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: 'Something went under the table on four paws and mooed. It was {S}, one animal in front and another behind.', age: { S: ['small', 'middle'] } },
    { text: 'There was one hair of fur on the chair. {S} held it against the window for a long time, and decided on badger.', needs: ['hands'] },
    { text: '“We once had a hen that waited for the bus,” said {S}. “Sensible animal. It let everybody else get on first.”', says: 'S', age: { S: ['grown', 'old'] } },
    'A pigeon sat on the ledge outside and looked in with one eye. {S} used one eye as well, to be fair to the creature.',
    'A snail had come in with the lettuce. {S} was timing the creature across a plate, and had turned the egg timer over twice.',
    'By now the fly on the window had a name. {S} used it, and told the creature once more which side was open.',
    { text: '“Don’t step there,” said {S}. A very small creature was crossing the kitchen floor, and had so far done four tiles.', says: 'S' },
    { text: 'Along the wall stood the farm animals, and one lion on trial. {S} had put it in charge of the hens.', age: { S: ['small', 'middle', 'big'] } },
    { text: 'Clip, clop, came two yoghurt pots along the hall. {S} stopped and turned the left one over, to see what was in the hoof.', needs: ['hands'] }
  ]
}
