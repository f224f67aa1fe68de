import type { HobbyFamily } from '../format.ts'

export const cycling: HobbyFamily = {
  id: 'cycling',
  noun: 'cycling',
  keys: [
    'cycl', 'bike', 'biking', 'bicycle', 'scooter', 'tricycle', 'balance bike', 'skateboard', 'roller',
    'rollerblad', 'mountain bike', 'bmx', 'unicycl', 'wheels', 'motorbik', 'wheelchair racing', 'riding bikes',
    'riding a bike', 'bike riding', 'ride bikes'
  ],
  marks: [
    'ride', 'riding', 'rode', 'roll', 'rolled', 'rolling', 'wheel', 'wheels'
  ],
  skills: ['balance', 'steps', 'brave'],
  habit: [
    'went on wheels wherever wheels would go',
    'rode home the long way whenever there was a long way',
    'knew each bump in the road by the sound of the wheels',
    'rode with one bell, no hurry and a basket of useful things',
    'rode to the corner and back, just to ring the bell',
    'had a bicycle with one wheel that squeaked and one that did not',
    'gave each bicycle a name, and patted its wheels',
    'put the helmet on an hour before the ride, to get ready',
    'knew that the best ride home went past the ducks',
    'rang the bell for ladybirds, and rode round them',
    'carried a bear in the basket on every ride',
    'could ride in a circle round one daisy',
    'rolled down the little hill with both feet out',
    'turned every tray into a steering wheel',
    'said good night to both wheels'
  ],
  bridge: {
    balance: [
      'On wheels, {S} had found, the thing is to look where you want to go.',
      'Riding had taught {S} to lean into a bend instead of fighting it.',
      '{S} could stand still on wheels for as long as it takes to say cucumber.',
      'A wobble is not a fall, and {S} rode through hundreds of them each summer.'
    ],
    steps: [
      'One push and then the next was how {S} rode, even up the longest hill.',
      'Pump, oil, brakes, bell: before riding anywhere {S} checked it all in order.',
      '{S} had learned to ride a little bit at a time, and the ground had been very patient.',
      'Every wheel makes just one turn at once, and {S} had that in mind on long roads.'
    ],
    brave: [
      'The first ride without a hand on the back is a thing one remembers, and {S} did.',
      '{S} had rolled down the big slope with both eyes open.',
      'After each tumble {S} had brushed off both knees and got back on the wheels.',
      'Riding in front into the wind was something {S} did not mind.'
    ]
  },
  help: [
    '{S} found the smooth bit to go on, as riders do.',
    'Whatever could roll, {S} set rolling, and it went by itself like a good wheel.',
    '{S} made the sound of a bicycle bell, as if riding, and people made room.',
    'Round and round went one hand of {S}, like a wheel, and the others kept that pace.'
  ],
  dream: [
    '{S} rolled into sleep downhill, with no need to steer the wheels.',
    'The wheels turned slower and slower, ticking, and stopped, and {S} slept.',
    'In the dream {S} rode along a road that had just been ironed.',
    '{S} lay as still as a bike against a wall, and all the wheels had stopped.',
    'Two wheels stood in the hall, and {S} was in bed.',
    'It was all downhill in the dream, and {S} rode slowly, and rang the bell.',
    'Round and round in the dream went one wheel, watched by {S}.',
    'Somewhere asleep {S} rode past a great many ducks.',
    'Sleep was a hill, and {S} rolled down it.',
    'With a little bell {S} rode through the dream, and round a snail.',
    'Nobody had to push, for {S} was rolling along by then, asleep.',
    'After so much riding the legs of {S} had stopped by themselves.',
    'The helmet hung on its hook, the ride was over, and {S} slept.',
    'On two soft wheels {S} rode along the edge of a cloud.'
  ],
  meanwhile: [
    { text: 'One wheel had a flat tyre. “Only at the bottom,” said {S}, and went for the pump.', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    '{S} had cleaned the bell very well, and rung it at every stage. The wheels were waiting their turn.',
    { text: 'On a cushion sat {S}, both fists on a wooden spoon, and rode uphill. “Nearly,” said {S}, and puffed.', says: 'S', needs: ['hands'], age: { S: ['small', 'middle'] } },
    { text: 'Down the hall came a wheel with no bicycle. {S} came after it, a spanner in one hand, and was gaining.', needs: ['hands'], age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: 'Round and round went the inner tube through a bowl of water. In the whole wheel {S} was looking for one bubble.', needs: ['hands'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: '“My lamp ran off the front wheel,” said {S}. “If you stopped to look where you were, it went out.”', says: 'S', age: { S: ['grown', 'old'] } },
    '{S} already had the helmet on. There was no ride until Saturday, but it was as well to be sure of the strap.',
    { text: '“It isn’t me that squeaks,” said {S}, rolling slowly through the room. “It’s the left back wheel.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'There were thirty-six spokes in the wheel. {S} began from the other side, to check, and got thirty-five.',
    { text: 'The back wheel was clean, and on again. {S} looked at one small washer, and hoped that it was from the toaster.', age: { S: ['big', 'teen', 'grown', 'old'] } },
    'Lemon, tin, napkin ring: {S} rolled each along the table, to see how it steered. The lemon pulled to the left.',
    'Over the loose board in the hall went a wheel, creak, and over it again, croak. {S} preferred the croak.'
  ]
}
