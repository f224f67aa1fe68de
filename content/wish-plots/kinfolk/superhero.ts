import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const superRelative = wishPlot({
  id: 'wish-relative-superhero',
  star: 'kin',
  nothingElse: true,
  wishes: [
    'granny is a superhero', 'superhero', 'superheroes', 'super hero', 'super heroes', 'superheroine', 'superheros', 'supergran', 'supergranny', 'super gran', 'super granny', 'super grandma', 'super grandpa', 'super grandad', 'supermum', 'supermom', 'superdad', 'super nana', 'super mum', 'super dad', 'super mummy', 'super daddy', 'super powers', 'superpowers', 'super power', 'superpower', 'saves the day', 'saves the town', 'saves the world', 'super strong', 'red cape',
    'super nan'
  ],
  answers: [...WHICHEVER_RELATIVE, 'super', 'superhero', 'hero', 'powers', 'superpowers', 'saves', 'saved', 'save', 'world', 'town', 'city', 'strong', 'flies', 'fly', 'flying', 'can', 'with', 'has', 'got', 'cape', 'secret', 'is', 'really', 'becomes', 'turns', 'into', 'actually', 'real', 'mega', 'rescues', 'people', 'everybody', 'who', 'flies', 'to', 'playground', 'park', 'day', 'street'],
  except: ['ill', 'nurse', 'cancer', 'died', 'shopping', 'party', 'costume', 'birthday', 'baddie', 'baddies', 'villain'],
  moods: ['question'],
  company: ['spoon', 'milk', 'cape', 'glass', 'window', 'bus', 'mud', 'cow', 'river', 'kite', 'jar', 'sock', 'cupboard', 'knot', 'tomato', 'roofs', 'slippers', 'chair', 'cushion', 'leaf', 'mat', 'man', 'nose'],
  about: 'One of the family is a superhero whom everybody calls for every jar, and misses the hero’s trick, until the hero asks first if it is a bus.',
  titles: ['Only Out for Milk', 'A Bus in the Mud', 'Nine Steps with a Spoon', '{H} Asks First', 'Something Red Went Past the Window'],
  want: [
    {
      id: 'out-for-milk',
      A: 'partner',
      paragraphs: [
        '{H} could walk nine steps with a spoon on the nose. {A} had to watch it, all nine. At step four another spoon began to ring, by itself, in a glass. “I’m just going for milk,” said {A}. The door banged. Something red went past the window, and it went upwards.',
        '{A} came back with a leaf on top and no milk. Out of the collar hung a corner of red cape. “You’re a superhero,” said {H}. {A} tucked it in. “There was a bus in the mud,” said {A}. “I only lifted it a bit.”'
      ]
    }
  ],
  way: [
    {
      id: 'along',
      A: 'partner',
      paragraphs: [
        '“You missed five steps,” said {H}. So {A} sat down to watch. At step six it rang. This time {H} came too, buttoned in under the cape. The wind tasted of chimneys. {A} carried a cow home across the river, and lifted a kite from a roof. Then they landed on a mat, before a man with a jar.',
        '“It won’t open,” said the man. {A} tapped it underneath with a spoon, and turned. Pop! “That wasn’t even super,” whispered {H}.'
      ]
    },
    {
      id: 'strong',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How strong are you?” asked {H}. {A} lifted the sofa with one finger, and {H} looked underneath. There was a pencil, and a slipper that had been given up. “And how strong is that?” {A} lifted the table, with the soup on. Not a drop ran over.',
        '“It’s the egg that’s hard,” said {A}. “You need all your strength not to use it.” {A} took one out of the box with two fingers. They both breathed out when it lay in the cup.'
      ]
    },
    {
      id: 'hearing',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} could hear everything, for three streets. “The baker’s looking for his glasses,” said {A}. “Somebody’s boiling an egg, and it’s done. There’s a mouse in number four, and it’s got the hiccups.”',
        'Very slowly, {H} lifted the lid of the biscuit tin. The hinge made no more noise than an eyelash. “Two,” said {A} from the other room. “One for each of us.”'
      ]
    },
    {
      id: 'landing',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Flying was easy, but {A} was not so good at landing. There was always one more step than there was ground. “Bend your knees,” called {H} from under the cape. They ran along a wall, and through somebody’s washing, and stopped with a vest on.',
        '{A} hung it back, and used the same pegs. “It was nearly dry,” said {A}. “Now it’s quite dry,” said {H}. It had never been in such a wind.'
      ]
    },
    {
      id: 'pink',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“So that’s why my vests are pink,” said {H}. {A} looked at the floor. The cape had always gone in with the rest, on a Thursday, so that nobody should notice. Everything in the house had noticed. The tea towels had, and so had the long johns.',
        '“Does it have to be red?” asked {H}. “You’ve got to be seen from below,” said {A}. “If I wore brown, they’d think I was a kite. Or a very big hen.”'
      ]
    },
    {
      id: 'mask',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was a mask too, so that nobody would know. It was knitted, and it itched, and one eye was higher up than the other. {A} put it on. “Who am I?” asked {A} in a deep voice. “You,” said {H}. “And now?” {A} turned sideways. “Still you.”',
        '“But they never know me at the shop,” said {A}. {H} thought about the lady at the till. She had winked, now that {H} came to think of it. She had been winking for years.'
      ]
    },
    {
      id: 'cloud',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'On the way they met a cloud. It was just about to rain on a school that was having its photo taken. {A} got behind it and pushed. It was like pushing a wet bed. {H} pushed as well, with both feet.',
        'They left it over a field of cabbages, which had been waiting. “That one was heavy,” said {A}, dripping. Down below three hundred children said “Cheese.”'
      ]
    },
    {
      id: 'name',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What are you called up there?” asked {H}. {A} had never had a name for it. People mostly shouted “Oi!” or “Up here!” {H} thought of Red Thunder, and The Big Whoosh. {A} tried to say that one, and it blew a candle crooked.',
        '“I’d like something I can sew in,” said {A}. So they took the label that was in the cape already. It said WASH AT FORTY. It did sound like somebody.'
      ]
    },
    {
      id: 'slippers',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Why do you fly in your slippers?” asked {H}. “When it rings, there’s no time for laces,” said {A}. One had been lost over the sea like that. It had never come back, but somebody had seen a seal in it.',
        '{H} sewed on two buttons and two bits of elastic. {A} shook first one foot and then the other. They held. “That’s what was missing,” said {A}. “I always had to fly with my toes curled up.”'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} could look through things as well, if they were not too thick. “There’s a marble in your pocket,” said {A}, “and a crust, and a stone with a stripe.” {H} held one hand over the pocket. “And you’ve got a secret in that hand,” said {A}.',
        '“You can’t see secrets,” said {H}. “No,” said {A}. “But I can see that you’re holding it with four fingers and a thumb.” It was a raisin. They shared it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had known about it all along. When the spoon rang, {A} lay down at once, flat, because of the draught. Then the door banged, and the curtains stood out, and {A} got up again.',
        '“You could have told me,” said {H}. {A} yawned. There had been so much to tell over the years, and nobody ever asked.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a super power too, and showed {A}. You had to look away, and then look again. “What was it?” asked {A}. “I was over there,” said {S}, “and now I’m here.”',
        '“I didn’t see you go,” said {A}. “That’s the power,” said {S}. It took a good deal out of a person, and there had to be a banana after it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“It runs in the family,” said {S}. “My aunt held up a bridge once, for a whole parade to go over. She’d only gone out to post a letter.” “Was it heavy?” asked {A}.',
        '“She said the bridge was nothing,” said {S}. “It was the band. They stopped in the middle and played all six verses.”'
      ]
    },
    {
      id: 'ringing',
      A: 'partner',
      paragraphs: [
        'By now it was ringing all over town. There was a sock behind a cupboard. There was a knot. Somebody only wanted to show them a tomato. The cape hung down like a dishcloth when they got home, and {A} fell into the chair. “They’re all so small,” said {A}. “But I can’t hear that from here. It might be a bus.” “Has nobody ever asked?” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'is-it-a-bus',
      A: 'partner',
      paragraphs: [
        'The spoon rang, and {H} was quicker. {H} took it out and spoke into the round end. “Is it a bus?” It was a jar. “Tap it underneath,” said {H}. From far away came a pop, and somebody cheered. The knot had to be pushed and not pulled. The tomato was told that it was lovely. {A} lay back and listened. “A superhero’s superhero,” said {A}.'
      ]
    },
    {
      id: 'one-was-a-bus',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Once it really was a bus. “Is it deep in?” asked {H}. It was in up to the second step, and there were nuns on it. “I’ll hold the line,” said {H}, and {A} was gone, cape and all.',
        '{H} told the nuns who was on the way. “Something red?” asked the spoon. “That’s right,” said {H}. “Mind the landing.” There was a noise like a tray. Then they all began to sing.'
      ]
    },
    {
      id: 'sign',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{H} wrote it down for the next time, with pictures. For a jar there was a spoon. For a sock there was a ruler, with a bit of sticky tape at the end. For a tomato there was a heart.',
        '“And for a bus?” asked {A}. {H} drew {A}, from below, with a great deal of red. Both slippers were on it, and a leaf.'
      ]
    },
    {
      id: 'nine',
      A: 'partner',
      paragraphs: [
        'Then it was quiet. {H} laid the spoon on the nose and set off. {A} did not even blink. Seven. Eight. At nine {H} trod on the end of the cape, and tripped, and the spoon flew. Something red went round the room like a gust. {H} sat on a cushion. Before {H} stood {A}, with the spoon in one hand, and in the other a bottle of milk. “Nine,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and then a good deal further up.',
      '{names} rolled over in the draught, and stayed like that.',
      { text: '{names} opened the fridge, and there was plenty of milk.', needs: ['hands'] },
      { text: '{names} picked the leaf off, and kept it as proof.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the ringing from under the table.',
      '{names} came out to see them land, and moved back a little.',
      { text: '{names} tried a jar as well, and went red.', needs: ['hands'] },
      { text: '{names} ironed the cape on the spot, with both hands flat.', needs: ['hands'] }
    ],
    turn: [
      '{names} drew in all toes, to leave room for nine steps.',
      '{names} felt the gust, and sneezed.',
      { text: '{names} counted the steps under the table, on fingers.', needs: ['hands'] },
      { text: '{names} put out glasses for the milk.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cape was hung over the chair, and the spoon lay beside the glass and not in it.',
    '{H} washed, and walked to bed in nine steps. The last one was a long one.'
  ],
  last: [
    'If anything rang in the night, it was not a bus, and {H} slept.',
    'Something red hung over the chair and did not stir, and {H} was asleep.'
  ]
})
