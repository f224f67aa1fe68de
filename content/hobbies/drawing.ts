import type { HobbyFamily } from '../format.ts'

export const drawing: HobbyFamily = {
  id: 'drawing',
  noun: 'drawing',
  keys: [
    'draw', 'drawing', 'paint', 'painting', 'sketch', 'doodl', 'colour', 'color', 'art', 'artist', 'crayon',
    'pencil', 'illustrat', 'watercolour', 'watercolor', 'cartoon', 'picture', 'calligraphy'
  ],
  marks: [
    'drawing', 'drawn', 'drew', 'painted', 'painting', 'paints', 'picture', 'sketched'
  ],
  skills: ['look', 'make', 'patient'],
  habit: [
    'drew on everything that kept still',
    'had a picture for every day of the year, and two for Sundays',
    'painted skies in every blue there was, and cats in green',
    'never left home without the stub of a drawing pencil',
    'knew which crayon tasted worst, from drawing and thinking',
    'saw a picture in each damp patch on the wall',
    'painted with one sleeve in the paint',
    'kept a drawing pencil behind one ear, and looked for it',
    'drew a moustache on every potato',
    'sketched the cat whenever the cat was asleep',
    'gave a picture to everybody who came to the door',
    'drew everybody with long arms, for hugging',
    'used up three blues a year and painted on in green',
    'started each picture with the sun, to see by'
  ],
  bridge: {
    look: [
      '{S} had drawn so many cats that no whisker could hide from those eyes any more.',
      'Before anything could be drawn it had to be looked at, and {S} was used to looking twice.',
      'Painting shadows had shown {S} that most things keep a secret on their darker side.',
      'To make a picture come out right, {S} always began with the bit that nobody notices.'
    ],
    make: [
      'In a picture, {S} could turn one spare line into a bridge, a snake or a spoon.',
      'Whoever paints with {S} learns to use what is there, even a tea stain.',
      '{S} drew inventions every Saturday, and by now some of them even worked.',
      'A blank page was only a thing waiting to be made, and {S} had drawn on hundreds.'
    ],
    patient: [
      'A painted sky had to dry before the moon went in, and {S} had learned how to wait.',
      '{S} once spent a whole rainy week drawing one feather, and was sorry when it was done.',
      'Feathers, fur, roof tiles: anyone who drew them all, as {S} did, grew slow and calm.',
      'With every picture {S} got a little better at not hurrying the last corner.'
    ]
  },
  help: [
    '{S} drew a small arrow in the air, in case the way back got lost.',
    'With one finger {S} sketched a map on the back of the other hand.',
    'To cheer up whoever was tired, {S} drew a very silly duck on the ground.',
    '{S} looked at it all like a picture, and pointed out the one bit that was crooked.'
  ],
  dream: [
    '{S} fell asleep drawing slow circles on the blanket with one finger.',
    'Behind shut eyes {S} painted one last picture, all of it dark blue.',
    'The last thing that {S} drew that night was a moon, big and round.',
    'In the dream of {S} the whole sky was one big sheet of drawing paper.',
    'There was one corner of the picture left, and {S} filled it in asleep.',
    '{S} slept like a pencil in its box, with all the drawing done.',
    'Grey and blue and pink {S} painted the clouds, in a dream.',
    'Whatever {S} drew in the dream, it held quite still.',
    'Half a picture lay on the table, and {S} would do the other half tomorrow.',
    'A bed with {S} in it was painted last, in the dream.',
    'The drawing pencils were all in their box, and {S} slept.',
    'Somewhere a blue picture was still wet, and {S} slept until it was dry.',
    'A yellow moon was painted on the wall in the dream, and {S} slept under it.',
    'Every picture on the wall kept quiet, so that {S} could sleep.'
  ],
  meanwhile: [
    'The picture was of a horse from the front. {S} had got both eyes in, and now there was the question of the rest.',
    { text: '{S} held up a drawing, brown from edge to edge. “It was a rainbow,” said {S}. “Then I went on.”', says: 'S', age: { S: ['small', 'middle'] } },
    { text: 'One hand had been painted green on the back, to see. {S} carried it about, level, until it was dry.', needs: ['hands'] },
    'Round and round went the sharpener. When {S} was ready for the drawing, the pencil was as long as a bean.',
    'A teapot was having its picture painted, on top of two books. {S} asked it to turn a little, and turned it.',
    { text: '“They’re all wearing mittens,” said {S}, and held the picture further off. “It’s fingers that I can’t do.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'The family picture had come out with one person too many. {S} thought, and gave that one a postman’s hat.',
    { text: 'In {S}’s drawing the cup was full. {S} took a sip, looked again, and rubbed out a little.', needs: ['hands'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    { text: '“If anybody asks,” said {S} from the next room, “a spider has ten legs. The drawing’s finished.”', says: 'S' },
    { text: 'Flat on two palms a wet painting came through the room. One cloud was on the move, and {S} tilted it back.', needs: ['hands'] },
    'Yellow ran out in the middle of the sun. {S} studied the picture, took the brown, and made it a bun.',
    { text: 'Step by step {S} backed away from the picture, and so left the room. “Better,” said {S}, in the hall.', says: 'S', age: { S: ['teen', 'grown', 'old'] } }
  ]
}
