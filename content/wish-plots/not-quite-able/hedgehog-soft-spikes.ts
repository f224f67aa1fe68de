import { wishPlot } from '../wish-plot.ts'

const SOFT = ['soft', 'fluffy', 'woolly', 'furry', 'floppy', 'feathery', 'squishy', 'bendy']
const SPIKES = ['spikes', 'spines', 'prickles']

export const hedgehogSoftSpikes = wishPlot({
  id: 'wish-hedgehog-soft-spikes',
  beginsElsewhere: true,
  wishes: ['hedgehog with soft spikes', ...SOFT.flatMap((soft) => SPIKES.map((spikes) => `hedgehog ${soft} ${spikes}`)), 'hedgehog soft quills', 'hedgehog soft bristles', 'hedgehog velvet spikes', 'hedgehog cuddly spikes', 'hedghog soft spikes', 'hoglet soft spikes', 'baby hedgehog soft spikes', 'soft hedgehog', 'softest hedgehog', 'fluffy hedgehog', 'furry hedgehog', 'woolly hedgehog', 'cuddly hedgehog', 'squishy hedgehog', 'hedgehog soft as a pillow', 'hedgehog feels like a cushion', 'hedgehog feels like a slipper', 'hedgehog like a pillow', 'hedgehog without prickles', 'hedgehog isn’t prickly', 'hedgehog wasn’t prickly', 'hedgehog isn’t spiky', 'hedgehog wasn’t spiky', 'hedgehog not prickly enough', 'hedgehog wants to be prickly', 'hedgehog wants to be spiky', 'hedgehog wishes prickly'],
  nothingElse: true,
  answers: ['whose', 'are', 'aren’t', 'arent', 'were', 'feel', 'feels', 'felt', 'hedgehog', 'hedgehogs', 'hoglet', 'soft', 'softer', 'softest', 'softly', 'fluffy', 'woolly', 'wool', 'furry', 'fur', 'floppy', 'cuddly', 'squishy', 'bendy', 'velvet', 'feathery', 'feathers', 'spike', 'spikes', 'spiky', 'spine', 'spines', 'prickle', 'prickles', 'prickly', 'quills', 'bristles', 'hard', 'sharp', 'stiff', 'hair', 'coat', 'back', 'instead', 'like', 'slipper', 'cushion', 'pillow', 'mitten', 'kitten', 'without', 'isn’t', 'wasn’t', 'not', 'no', 'enough', 'lost', 'its', 'different', 'other', 'others', 'all', 'unlike', 'same', 'family', 'aunt', 'aunts', 'friend', 'friends', 'hug', 'hugs', 'hugged', 'hugging', 'cuddle', 'cuddles', 'stroke', 'stroked', 'touch', 'ow', 'ouch', 'ball', 'rolls', 'rolled', 'roll', 'curl', 'curls', 'curled', 'leaf', 'leaves', 'nest', 'box', 'autumn', 'winter', 'cold', 'warm', 'sleep', 'sleeps', 'night', 'garden', 'forest', 'wood', 'woods', 'who', 'that', 'which', 'with', 'has', 'had', 'have', 'got', 'was', 'is', 'very', 'really', 'so', 'but', 'because', 'and', 'wants', 'wanted', 'wished', 'wishes', 'be', 'being', 'little', 'small', 'baby', 'tiny', 'cute', 'kind', 'shy', 'brown', 'pink', 'white', 'sad', 'happy', 'proud', 'special', 'named', 'called', 'one', 'once', 'born', 'makes', 'make', 'find', 'finds', 'found', 'everyone', 'everybody', 'nobody', 'loves', 'loved', 'likes', 'day', 'story', 'child', 'girl', 'boy', 'mum', 'mummy', 'dad', 'daddy'],
  except: ['hurt', 'ill', 'sick', 'poorly', 'vet', 'rescue', 'hospital', 'died', 'dead', 'road', 'car', 'hit', 'stuck', 'toy', 'teddy', 'plush', 'slippers', 'balloon', 'balloons', 'bubble', 'bubbles', 'pop', 'pops', 'pet', 'bullied', 'bully', 'teased', 'afraid', 'scared', 'fox', 'badger', 'sonic', 'fast', 'race', 'brush', 'comb', 'hairbrush', 'alone', 'lonely', 'christmas', 'party', 'cactus', 'porcupine', 'cake', 'sea', 'space', 'rainbow', 'hibernate', 'fell', 'bald'],
  moods: ['change', 'losing', 'first', 'learning', 'proud'],
  isTale: true,
  out: true,
  company: ['hedgehog', 'aunt', 'aunts', 'box', 'leaves', 'leaf', 'burrs', 'spikes', 'mitten', 'slipper', 'wind', 'middle', 'corner', 'plum', 'conker', 'mud', 'bed', 'path', 'tree', 'hat', 'wall', 'finger', 'nose', 'left', 'right', 'sun', 'blanket', 'jam', 'elbows', 'mud one', 'cousins', 'plaster', 'tip'],
  about: 'A hedgehog with soft spikes longs for somebody to say ow, and burrs only make it say so itself, until a mitten shows what its two prickly aunts need between them.',
  titles: ['Meant to Say Ow', 'The One in the Middle', '{H} and the Hedgehog with Soft Spikes', 'Aunt Bristle and Aunt Nettle', 'Not a Slipper'],
  want: [
    {
      id: 'not-like-that',
      A: 'partner',
      paragraphs: [
        'A hedgehog with soft spikes rolled itself up in front of {H}, and {H} stroked it. It felt like a slipper. “You’re meant to say ow,” it said from inside. “Ow,” said {H}, to be kind. “Not like that,” it said.',
        'It lived in a box of leaves, with two aunts. Aunt Bristle sat in the left corner, and Aunt Nettle in the right. Whenever they met, they both said ow. “Nobody has ever said it because of me,” sighed the hedgehog. {H} wanted somebody to, just once.'
      ]
    }
  ],
  way: [
    {
      id: 'burrs',
      A: 'partner',
      paragraphs: [
        '“What you need is something prickly,” said {A}. So they picked burrs along the path, and hung them all over it. “Now roll up,” said {H}. It rolled up, and the burrs went in with it. “Ow!” said somebody. It was the hedgehog. “It’s not meant to be me,” it said, and they picked them all off again.'
      ]
    },
    {
      id: 'when-it-is-cross',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Try being cross,” said {A}. The hedgehog thought of something that it didn’t like, which was wet toast. All its spikes stood up. It looked like a dandelion clock, just before somebody blows. {H} didn’t dare breathe out.',
        'Then a bit of wind came by, and all of them lay down on the left. “Are they still up?” it asked. “Some of them,” said {A}. The hedgehog was cross about that, too. So they all rose again, and lay down on the right.'
      ]
    },
    {
      id: 'under-the-bed',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Somebody once took me for a slipper,” said the hedgehog. “They put me under a bed, beside another one.” “Was it nice?” asked {H}. The other slipper had been very quiet and polite. But it had no idea what to talk about, except feet.',
        '“In the morning a foot came,” it said. “Did it say ow?” asked {A}. “It said ah,” said the hedgehog, “and wriggled all its toes.” After that the hedgehog had walked home, very early, on its own four feet.'
      ]
    },
    {
      id: 'good-evening-to-the-mud',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Mud gets hard,” said {A}. So they combed mud into its spikes, up to the tips. It sat in the sun by the wall until the mud was dry. {H} knocked, and it sounded like a flower pot. Then the hedgehog had to sneeze.',
        'The mud came off in one piece, and stood there. Now there were two hedgehogs by the wall, and one of them was hollow. Aunt Nettle came past. “Good afternoon,” said Aunt Nettle to the hollow one, with great respect.'
      ]
    },
    {
      id: 'three-hops',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Conkers fell out of the big tree. Whatever fell on Aunt Bristle stayed there. By now there were two leaves up there, and a bus ticket. Then a conker came down on the soft hedgehog. The conker bounced off, and did three hops along the path.',
        'The next one came from higher up, and did five. “Does that hurt?” asked {H}. “No,” said the hedgehog. “But I’d be glad if something stayed.” So they all waited for a leaf. It came down very slowly, lay there for a moment, and slid off.'
      ]
    },
    {
      id: 'how-to-say-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I can do it better,” said {H}, and touched one spike. “Ow, ow, ow!” said {H}, and hopped round on one foot. A window opened across the street, and somebody asked if everything was all right. It was, said {A}.',
        '“You smiled in the middle,” said the hedgehog. “And afterwards you stroked me again. Nobody goes back for more of it.” {H} had tried not to. But the hand had been so near.'
      ]
    },
    {
      id: 'other-finds-a-hat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been looking for a woolly hat since lunch. “There it is,” said {A}, and put on the hedgehog. It fitted well, and it was warm over the ears. {A} looked left and right, and everybody looked at {A}.',
        '“It’s got feet,” said {H}. {A} felt for the feet, and there were four. “I’m so sorry,” said {A}, and bowed, which is a mistake in such a hat. {H} caught the hedgehog. “You could see as far as the corner up there,” it said.'
      ]
    },
    {
      id: 'pet-puts-a-chin-on-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sniffed at Aunt Bristle, once. Then {A} looked at the sky for a while, as if nothing had happened. After that came the soft hedgehog. {A} sniffed at it all round, and leaned against it a little, and then quite a lot.',
        '“I’m rolled up,” said the hedgehog. “That means danger.” {A} had shut both eyes by then, and breathed in and out. The hedgehog went up and down a little. “Not even worried,” it said, and sighed.'
      ]
    },
    {
      id: 'one-heap',
      A: 'partner',
      paragraphs: [
        'It grew dark, and the wind blew through the middle of the box. Aunt Bristle was cold, and moved up. Aunt Nettle did the same. “Ow,” said Aunt Bristle. “Ow,” said Aunt Nettle. They went back into their corners. “On the day we were born we lay in one heap,” said Aunt Nettle. “We were soft then.”'
      ]
    },
    {
      id: 'elder-was-the-jam',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We slept three in a bed at my cousins’,” said {S}. “They were twins, and all elbows. It was ow the whole night.” “Which one were you?” asked {A}. “I was the one that they put in the middle,” said {S}. “I was rather round.”',
        '“Was it nice in there?” asked the hedgehog. “It was like being the jam,” said {S}. The elbows had gone quiet at once, on both sides. {S} had never been so warm again, not even in the bath.'
      ]
    },
    {
      id: 'child-says-ow',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} put one finger on the hedgehog. “Ow,” said {S}, in a very small voice. It was such a good one that the hedgehog came unrolled. “Was that me?” it asked. “Where does it hurt?” asked {A}.',
        '{S} showed the place. It was on one knee, and had a plaster on, from Monday. “That can’t have been me,” said the hedgehog. “It’s the best one I’ve got,” said {S}. “You can have it.” So it took the ow, and thanked {S} for it.'
      ]
    },
    {
      id: 'the-mitten',
      A: 'partner',
      paragraphs: [
        '{A} wanted to lay a leaf over Aunt Nettle, and said ow. So {A} put on a thick woolly mitten. Now Aunt Nettle leaned right into the hand, and shut both eyes. “You can’t feel prickles through something soft,” said {A}, and looked at the hedgehog. “You’re not a slipper. You’re a mitten!”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{H} set the soft hedgehog down in the middle of the box. Aunt Bristle moved up from the left, ready to say ow. Aunt Nettle moved up from the right. Nobody said a thing. They leaned in from both sides, and the wind had to go round outside. “Is that you, Nettle?” asked Aunt Bristle. “You still smell of pears.”'
      ]
    },
    {
      id: 'a-plum-since-tuesday',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’ve got a plum on your back,” said Aunt Nettle. “I know,” said Aunt Bristle. “It’s been there since Tuesday. I can smell it, but I can’t get at it.” All week Aunt Bristle had walked round and round after that plum.',
        'Aunt Nettle stretched across the soft hedgehog, and could just reach it. The plum had ripened very well up there. They had a third each, and {A} was given the stone to hold. “You might have told me on Wednesday,” said Aunt Bristle.'
      ]
    },
    {
      id: 'what-went-through-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Till now the aunts had had to call everything across the box. And some things can only be whispered. So they whispered, one on each side. It all went in at the soft hedgehog’s left ear, and came out at the right.',
        '“What are they saying?” asked {A}. “It’s about a snail,” said the hedgehog, “last summer.” Then Aunt Bristle began to shake. It went through the middle, and Aunt Nettle shook as well. “It was a very funny snail,” said the hedgehog.'
      ]
    },
    {
      id: 'on-the-way',
      A: 'partner',
      paragraphs: [
        'Now you saw nothing of it but a nose. “Is it too tight?” asked {A}. “It’s one heap,” it said. {H} reached in with one finger, to stroke it good night. The finger had to go past Aunt Bristle. “Ow!” said {H}.',
        '“Did you hear that?” cried the hedgehog. “That was because of me,” said Aunt Bristle. “But it was on the way to me,” said the nose. It was the happiest nose in the box.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the box, left and right, and felt the wind.',
      '{names} went and sniffed at it, and it was soft there too.',
      { text: '{names} stroked it the wrong way, and that was just as nice.', needs: ['hands'] },
      { text: '{names} put one hand on Aunt Nettle, and took it off again.', needs: ['hands'] }
    ],
    way: [
      '{names} came away from the path with a burr.',
      '{names} sat down where the wind came from, and then it blew less.',
      { text: '{names} put a few more leaves into the box.', needs: ['hands'] },
      { text: '{names} looked for the other mitten, and it was on a string.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down close to the box, and was warm on that side.',
      '{names} listened, and nobody in there said ow.',
      { text: '{names} pulled the leaves up, as far as three noses.', needs: ['hands'] },
      { text: '{names} picked the last burr off one sleeve, and said it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box stood by the wall with its three noses, and the wind went past. Somebody in there still smelled of pears.',
    '{H} washed, the finger as well. Then {H} lay down, right in the middle, and the blanket leaned in from both sides.'
  ],
  last: [
    'Nobody said ow any more until the morning, and {H} was asleep.',
    'It was soft on the left and soft on the right, and in between {H} was asleep.'
  ]
})
