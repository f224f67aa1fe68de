import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const seals = wishPlot({
  id: 'wish-seal',
  wishes: ['seal', 'seals', 'seal pup', 'seal pups'],
  except: [...NOT_WELL, 'envelope', 'polar', 'bear', 'wax', 'lion', 'lions', 'circus', 'zoo', 'who', 'that', 'skin', 'seahorse', 'penguin'],
  answers: ['baby', 'sea', 'fish', 'whiskers', 'swimming', 'rock', 'rocks', 'cute', 'beach', 'grey', 'pup', 'pups', 'watching'],
  company: ['seal', 'herring', 'fringe', 'sea'],
  about: 'A seal with its eyes shut wants to catch a herring by the wave that it leaves, and has to stop making waves itself.',
  titles: ['A Sea Full of Seal', 'The Herring Went That Way', '{H} Has Whiskers', 'Quiet as Far as the Fringe', 'With Both Eyes Shut'],
  want: [
    {
      id: 'whiskers',
      A: 'partner',
      paragraphs: [
        '{H} was a seal, and hungry. Where the herrings swim it is too dark to see. But a seal has whiskers. When a herring has gone by, the water stays crooked for a while. The seal feels it on its cheeks, and swims along there.',
        '{H} tied on a woolly scarf, under {H}’s nose, so that the fringe hung down on both sides. Then {H} shut both eyes. {A} was the herring. {H} wanted to catch it, with one flipper, and without looking once.'
      ]
    }
  ],
  way: [
    {
      id: 'armchair',
      A: 'partner',
      paragraphs: [
        'Something moved in the fringe. “Now!” barked the seal, and was off on its tummy, with both flippers. It puffed like a ship. It caught the armchair. “I’m over here,” called the herring, from the door.',
        'The second time the seal was even faster. It caught a slipper, and then a leg of the table. The third time it peeped. “That doesn’t count,” said the herring. “Down here you can’t see your own nose.”'
      ]
    },
    {
      id: 'banana',
      A: 'same',
      spare: 1,
      paragraphs: [
        'After that the seal needed a rest, on its rock. That was the footstool. A seal lies on it like a banana, with its head up and its feet up. Those are the ends that get cold.',
        '“How long can it do that?” asked {A}. “For hours,” said {H}. It got to nine. Then the feet came down by themselves, and the sea was quite as cold as people say.'
      ]
    },
    {
      id: 'nose-shut',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do seals do about their nose?” asked {A}. “It’s shut,” said {H}. “It’s always shut, by itself. They have to open it if they want something.” They both tried it with theirs. Theirs were always open, and nobody had ever asked them.',
        'Out of the kitchen came a smell of toast. “I’m opening mine for a moment,” said {H}.'
      ]
    },
    {
      id: 'on-land',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Once the seal had to go over land, for a glass of water. It has no knees for that. It throws its front forward, and waits for the rest. Flop, it went, along the passage. Flop. Flop.',
        '“You could walk,” said the herring, which was walking beside it. “I’m not built for it,” said the seal. By the time they had got there, it was thirsty for two glasses.'
      ]
    },
    {
      id: 'people',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Seals like to look at people. {H} put one round head up over the back of the sofa. Beside it came the head of a herring, which was curious as well. “What are they doing?” asked {A}. “They’re sitting on their rocks,” said {H}.',
        '“And what do they live on?” “Paper,” said {H}. “They look at it for a long time first.” Then they both went under again, without a splash.'
      ]
    },
    {
      id: 'bottle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the sea a seal sleeps standing up, like a bottle. Only the tip of its nose looks out. {H} stood in the laundry basket and showed it, with some washing up to {H}’s chin.',
        '“And if it sinks?” asked {A}. “Then it breathes out,” said {H}, “and has a look, and comes up again, and sleeps on.” {H} sank a little, to be exact. A sock came up instead.'
      ]
    },
    {
      id: 'own-voice',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On a beach there are three hundred seal pups, and all of them call. But a mother knows hers at once. “Maa,” called {H}. “Not mine,” said {A}, without looking up. “Mwaa,” called {H}, rather deeper.',
        '“Mine has a sort of crumb in it,” said {A}. So {H} ate a cracker, and called once more. {A} was beside the seal before the call was over.'
      ]
    },
    {
      id: 'too-near',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wanted to lie down beside the seal. “You can’t come so close,” said {H}. “There’s got to be one flipper in between.” That’s how seals lie. If one comes nearer, it is told, with a wave of the flipper.',
        'They measured it. From one of them to the other it was exactly one arm. So they could just reach each other, if there was anything.'
      ]
    },
    {
      id: 'other-fish',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Who’s this?” asked {A}, and swam past with very small steps. “A sprat,” said {H}, eyes shut. Then came something broad, that made the curtain swing. “A cod.” Then for a time there was nothing, and a bit of cold round the ankles.',
        '“A flatfish,” said {H}. “Right,” said {A}, from the floor. “How did you know?” “It came in under the door.”'
      ]
    },
    {
      id: 'elder-steps',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I can do that without a scarf,” said {S}. “I lie there with my eyes shut, and I know who’s going to the fridge.” “How?” asked {A}. “One of you stops before the board that creaks,” said {S}, “and one of you stops after it.”',
        '{A} thought of some evenings in the past. “And which am I?” asked {A}. “You’re the one who waits till I cough,” said {S}.'
      ]
    },
    {
      id: 'pup',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the pup, and white, from the towel. It lay on the ice and had nothing to do but be fed. “I catch nothing yet,” said the pup. “I’m only here.” {A} brought it a cracker from the sea.',
        'The pup turned over, to eat it on the other side. “More,” it said. It was going to be a very round seal.'
      ]
    },
    {
      id: 'pet-wave',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'Something came along that was no herring. {H} felt it on {H}’s left cheek first, and then on the right. “That’s {A},” said {H}, with both eyes shut.',
        'It was the smallest wave of all, and yet there was no mistake. {A} turned round on the spot and went back through it. Perhaps there was a wave there from {H}.'
      ]
    },
    {
      id: 'full-of-seal',
      A: 'partner',
      paragraphs: [
        'The herring sat down on the edge of the sea and thought. “It’s you,” said {A}. “I’ve watched your fringe. It never stops. You paddle, and you puff, and the whole sea’s full of seal. How’s a small herring to get in?” {H} held one hand before {H}’s mouth. It was quite true. There was a gale in there.'
      ]
    }
  ],
  turn: [
    {
      id: 'quiet',
      A: 'partner',
      paragraphs: [
        'So {H} lay flat, and was quiet, first the flippers and then the tummy. At last it was quiet as far as the tips of the fringe. The fridge hummed. That was a ship, a long way up. For some time no herring came. And then there was something on {H}’s left cheek, as thin as a hair, and cool.'
      ]
    },
    {
      id: 'wait-for-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wanted to be off at once. Each single toe wanted it. But then it would all have been seal again. So {H} let the cool thing go by, over {H}’s cheek and {H}’s ear.',
        'It was odd how much there was in it. It had come from the window. It had been in no hurry, and it had eaten an apple.'
      ]
    },
    {
      id: 'bends',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The herring had not swum straight. It had gone once round the chair, and then back, and round the other way. {H} went the same way, on two flippers and no feet.',
        '“I was over here by then,” said {A} later. “I watched you go round every bend that I’d made.”'
      ]
    },
    {
      id: 'end-of-the-lane',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the middle of the sea it stopped. There was nothing any more, neither left nor right. {H} waited, as a seal does, and opened nothing.',
        'Somewhere the herring needed some air as well. It breathed out, through its nose, and as softly as it could. In the fringe one single thread stood up.'
      ]
    },
    {
      id: 'still-there',
      A: 'partner',
      paragraphs: [
        '{H} turned round slowly, and followed the crooked water. It went in a bend, for herrings swim in bends. Past the chair it got a little warmer. There the seal put out one flipper, and laid it on a knee.',
        '“How did you know?” asked the herring. “I was as still as a stone.” “But you’d swum past,” said {H}, “and your wave was still there.” {H} left both eyes shut for a while. Somebody went through the room for a glass, and somebody breathed. It was all there to be felt, and nothing had to be caught.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crossed the sea, and left the water a bit crooked.',
      '{names} flapped across the rug, some way behind.',
      { text: '{names} shook out the fringe, until each whisker hung by itself.', needs: ['hands'] },
      { text: '{names} turned down the lamp, since herrings like it dark.', needs: ['hands'] }
    ],
    way: [
      '{names} drifted too close, and nearly counted as herring.',
      '{names} pulled in everything that stuck out.',
      { text: '{names} took back the slipper, with thanks.', needs: ['hands'] },
      { text: '{names} pushed the armchair out into deeper water.', needs: ['hands'] }
    ],
    turn: [
      '{names} went by on the far side, and the fringe stirred a little.',
      '{names} breathed in, and then out, like a very small tide.',
      { text: '{names} lifted the spoon out of a cup without a clink.', needs: ['hands'] },
      { text: '{names} laid down the newspaper, page by page, without a ripple.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slipper and the armchair were let go. The scarf went back on its hook, and {H} combed the fringe with {H}’s fingers.',
    '{H} washed, and lay down flat, first the flippers and then the tummy. When somebody went by the bed, it stayed a little crooked there afterwards.'
  ],
  last: [
    'With both eyes shut {H} still knew who was there, and slept.',
    'It was quiet as far as the fringe of the blanket, and {H} was asleep.'
  ]
})
