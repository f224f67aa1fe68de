import type { HobbyFamily } from '../format.ts'

export const hiking: HobbyFamily = {
  id: 'hiking',
  noun: 'camping and being outdoors',
  keys: [
    'hik', 'hiking', 'camp', 'camping', 'nature', 'outdoor', 'outdoors', 'walk', 'walking', 'walks', 'forest',
    'woods', 'mountain', 'scout', 'explor', 'adventure', 'adventures', 'trek', 'backpack', 'park', 'puddle',
    'mushroom', 'tree', 'trees watching', 'picnic', 'wilderness', 'orienteer', 'geocach', 'travel', 'travelling',
    'traveling', 'map', 'maps', 'stick', 'sticks', 'playing outside', 'being outside'
  ],
  marks: [
    'camp', 'outdoors', 'path', 'tent', 'trail', 'walk', 'walked', 'walking'
  ],
  skills: ['look', 'patient'],
  habit: [
    'walked to places just to see what the path did',
    'could put up a tent in the wind, or in the kitchen',
    'had a walking stick with a name and a face',
    'slept best outdoors and second best with the window open',
    'packed a tent for every picnic, to be on the safe side',
    'walked in front, and came back to tell what was there',
    'knew each path by its puddles',
    'put a good stone on every wall along the path',
    'said hello to everybody out walking, dogs first',
    'had camped in the hall once, with a torch and a cheese sandwich',
    'kept a map of the way to the shop, with the path in red',
    'wore boots indoors before a walk, so that they knew',
    'counted bridges on every walk, and there were never enough',
    'could smell a camp fire from two hills away'
  ],
  bridge: {
    look: [
      'On a trail the signs are small, and {S} had learned to see each of them.',
      '{S} read a path the way other people read the back of a cereal box.',
      'Outdoors, as {S} had found, the interesting thing sits just beside the usual one.',
      'Before a tent there is the ground to look at, and the sky, as {S} well knew.'
    ],
    patient: [
      'A long walk is over when it is over, and {S} never asked sooner.',
      '{S} had sat in many a tent and waited for rain to make up its mind.',
      'With damp sticks and no hurry, {S} could make a camp nearly anywhere.',
      'Outdoors nothing happens and nothing happens, and then there is a deer, and {S} had waited for it.'
    ]
  },
  help: [
    '{S} found a good stick on the path and gave it to whoever needed one.',
    { text: 'As on any long walk, {S} asked how the feet were.', says: 'S' },
    '{S} laid two pebbles by the trail, so that they should know it again.',
    '{S} chose a sheltered spot, as for a tent, and they all had a rest.'
  ],
  dream: [
    '{S} slept under the blanket as in a tent, with the whole night outside.',
    'In the dream the path went gently down, and {S} walked it with light feet.',
    'The day’s walk was done, the boots stood side by side, and {S} was asleep.',
    '{S} lay and listened, as people do outdoors, until there was only quiet.',
    'The tent in the dream had a window, and {S} looked at the stars through it.',
    'Every path leads home in the end, and {S} was there.',
    'One star stood over the tent, in a dream, and {S} was inside.',
    'A long walk makes a soft bed, and {S} slept in one.',
    'Both boots were off, the walk was over, and {S} slept.',
    'On a path of moss {S} walked through the dream without a sound.',
    'Nobody had walked as far as {S} that day, and nobody slept as well.',
    'Small lamps stood beside the path in the dream. {S} walked from one to the next.',
    'An owl looked at the camp in the dream, and found {S} asleep.',
    'Tucked in up to the nose, as in a very small tent, {S} slept.'
  ],
  meanwhile: [
    'By the door {S} was ready for a walk. Nobody had said walk. Somebody had only picked up a key.',
    'Something long came scraping round the corner. It was {S}, with a stick from the last walk that was wider than the door.',
    'In one of the boots by the door there was still a bit of path. {S} looked at it for some time, and left it in.',
    'A tent peg turned up in the cutlery drawer. {S} was glad, and had an idea where the fork might be.',
    'A good part of the path had come home on {S}. It was being picked off by the door, one burr at a time.',
    { text: 'Between two chairs a tent went up, with a sheet and nine pegs. {S} crawled in and made the noise of the zip.', needs: ['hands'] },
    { text: '{S} was trying out the new boots on all the floors in turn. It was a longish walk, with two stops in the kitchen.', needs: ['hands', 'legs'] },
    { text: 'Across the rug lay a trail of dry pasta, one piece to every step. “It’s so I can get back from the kitchen,” said {S}.', says: 'S' },
    { text: 'For a walk in the woods {S} packed a spoon, a torch and half an apple. The apple had to be eaten first, to make room.', needs: ['hands'] },
    { text: '“We’re lost,” said {S} to a bear, quite pleased, under the table. The path had been there a minute ago.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: '“There used to be a path here,” said {S} to the map, and put on the other glasses. It had been under a crumb.', says: 'S', age: { S: ['grown', 'old'] } },
    { text: 'Right in front of the fridge {S} had made camp. Whoever wanted milk had to say first where north was.', needs: ['hands'] }
  ]
}
