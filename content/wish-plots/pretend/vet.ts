import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const vet = wishPlot({
  id: 'wish-vet-lion',
  wishes: ['vet', 'vets', 'toy vet', 'vet for animals', 'animal doctor', 'animal doctors', 'animal hospital', 'veterinarian', 'veterinary', 'pet doctor', 'doctor for animals', 'teddy vet', 'vet teddies', 'vet teddy', 'vet toys', 'playing vet', 'playing vets'],
  except: NOT_WELL.filter((word) => !['vet', 'vets', 'ill', 'poorly', 'sick', 'unwell', 'hurt'].includes(word)),
  answers: ['vet', 'vets', 'animal', 'animals', 'doctor', 'hospital', 'toy', 'toys', 'pet', 'pets', 'teddy', 'for', 'who', 'poorly', 'sick', 'ill', 'helps', 'help', 'play', 'playing', 'game', 'be', 'lion', 'cat', 'better', 'makes', 'wants'],
  company: ['lion', 'vet', 'box', 'owner', 'heart', 'tap'],
  about: 'The vet has to hear the heart of a lion that will not leave its box, and then purrs too loudly.',
  titles: ['The Lion Had Two Hearts', '{H}, a Vet for Animals', 'Please Stop Purring', 'The Lion in Half a Box', 'Somebody Be the Tap'],
  want: [
    {
      id: 'lion',
      A: 'partner',
      paragraphs: [
        '{H} was a vet for animals. There was a towel on the table, and a cardboard tube to hear hearts with. In came {A} with a shoe box, and in it sat a small woolly lion.',
        '“What’s wrong with it?” asked the vet. “It won’t say,” said the owner. “They never do,” said {H}. “I’ll listen to its heart. Just lift it out.”'
      ]
    }
  ],
  way: [
    {
      id: 'wont-come-out',
      A: 'partner',
      paragraphs: [
        'The lion would not be lifted out. {H} pulled at the front of it, and at the back it held on. {H} tipped the box up. The lion came as far as its whiskers, and no further.',
        '“It’s the smell,” said the owner. “Everything in here smells of other people’s dogs. The box is the only thing that smells of home.”'
      ]
    },
    {
      id: 'waiting',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Out on the floor the waiting room was full. There was a duck in it, and a bear with a cold. Next to each other sat a cat and a mouse. “Who put those together?” asked the vet. “They came on the same bus,” said {A}.',
        'The vet turned the cat round with its face to the wall. Real vets do that too. They have one side for cats and one for dogs, and nobody needs to look at anybody.'
      ]
    },
    {
      id: 'snake',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve got a snake as well,” said {A}, and laid a scarf on the towel. “It’s got a sore tummy.” The vet felt along it. “Is this the tummy?” “Further down.” “This?” “Further down.” They came to the fringe.',
        '“That was all tummy,” said the vet. “Or all neck. You should have tied a bow where it hurts.” So the snake had a warm hand laid on the whole of it, in nine places.'
      ]
    },
    {
      id: 'pill',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“This pill’s for the bear, twice a day,” said the vet. It was a crumb. “It’ll spit it out,” said {A}. “You have to hide it in cheese.” {H} fetched a bit of cheese, and they hid the crumb in it well.',
        'Then the vet looked for the bear’s mouth. When {H} turned round again, the pill lay on the towel and the cheese was gone. “It spat it out,” said {A}, with a full mouth.'
      ]
    },
    {
      id: 'mouse-heart',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then it was the turn of a mouse. “Its heart goes five hundred times a minute,” said the vet. “Nobody can count that.” {A} did the heart with two fingertips on the table, until both fingers were tired.',
        '“And an elephant’s?” asked {A}. “Thirty.” {A} did that one with a fist. Boom. They waited. “Has it stopped?” asked {A}. Boom. “No,” said the vet. “It’s only got such a lot to push.”'
      ]
    },
    {
      id: 'parrot',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had brought a parrot, and it was a green sock on one hand. “What’s the matter with it?” asked the vet. “What’s the matter with it?” said the sock. “I’m asking you,” said {H}. “I’m asking you,” said the sock.',
        '“It’s the only one that can say where it hurts,” said {A}, “and it doesn’t.” The vet looked down its throat. “Where are my keys?” said the parrot, in exactly the voice of somebody they knew.'
      ]
    },
    {
      id: 'collar',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A dog had been mended at the ear, with tape, and must not scratch. “It needs a collar,” said the vet, and set a paper funnel round its face. “Now it’s a lamp,” said {A}.',
        'The lamp went for a walk. It bumped into the table leg and then into the bear. “How long does it have to wear that?” asked {A}. “Ten days,” said {H}. “It’s good for one thing. It can hear everything twice as loud.”'
      ]
    },
    {
      id: 'tortoise',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Mine’s lost its head,” said {A}, and put down a bowl, the wrong way up. The vet knocked on it. “It’s not lost. It’s inside.” {H} lay down with one cheek on the towel and looked under the edge.',
        '“What does it say?” asked {A}. “That it’s not coming out before spring. It’s a tortoise. It’s meant to sleep all winter.” “And what do I owe you?” “A lettuce,” said the vet. “In spring.”'
      ]
    },
    {
      id: 'pet-hides',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Then the vet called out the next name, and it was {A}. All at once there was nobody of that name. It is the same with every vet in the world.',
        '{H} did not pull. {H} sat down with {H}’s back to it and looked at something else. It took a while. Then there was some breathing beside the vet’s elbow. The heart of {A} was heard before anybody had asked for it.'
      ]
    },
    {
      id: 'elder-cow',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“The vet I knew did cows,” said {S}. “You can’t put a cow on a towel. The vet went to the cow, at night and in the rain. And one whole arm went in, up to here.” {S} showed how far. It was nearly the neck.',
        '“In the cow?” asked {A}. “To help the calf out.” “And then?” “Then there were two of them looking at the vet,” said {S}, “and one was still wet.”'
      ]
    },
    {
      id: 'child-egg',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came with both hands shut. “Mine’s very ill,” said {S}, and opened them. It was a banana. The vet did not laugh. A vet has to treat whoever comes.',
        '“Where did it come from?” asked {A}. “A tree.” “Has it got spots?” It had seven. “Then it’s just ripe,” said {A}. “It only has to be undressed.” “And then?” asked {S}. They had half of the patient each.'
      ]
    },
    {
      id: 'baby-patient',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} was laid on the towel next, to be looked at as an animal that nobody knew. “Two paws at the front,” said the vet. “Two at the back. No tail.” Then the animal took the tube, and chewed it.',
        '“Teeth: hardly any,” said {H}. “Appetite: good.” The end of the tube had gone soft. From now on hearts were heard with the other end.'
      ]
    },
    {
      id: 'roof-off',
      A: 'partner',
      paragraphs: [
        '“Then the lion can stay at home,” said {H}. “Real vets do that with cats.” {H} took the lid off the box and folded the front down. The lion had no roof now and no door, and was still at home. The owner held it close, half a box and all.',
        'The lion looked about. It liked that. {A} began to purr for it, deep down, like a bus at a stop. {H} put the tube on the lion’s chest. “I can’t hear its heart,” said the vet. “I can only hear how happy it is.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tap',
      A: 'partner',
      paragraphs: [
        '“Please stop purring,” said the vet to the lion. It purred louder. {H} looked about, and saw the sink. “I know what they do! They turn the tap on. Then a cat listens to the water and forgets to purr.” {H} thought. “You be the tap.”',
        '“Shhhh,” went {A}, for a tap. As {A} had only one mouth, nobody was purring now. {H} laid one ear on the lion. “I can hear it,” whispered the vet. “Bump, bump. It’s a real one.” {A} forgot to be a tap. “A real one? It’s wool.”'
      ]
    },
    {
      id: 'second-opinion',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I want to hear that too,” said {A}. So they changed places, and the lion was held by the vet. {A} put down an ear, and the wool tickled.',
        '“It’s going faster than you said,” whispered {A}. “That’s because it’s being examined,” said {H}. “You’d be the same.” They waited until the lion was used to it, and bump by bump it slowed down.'
      ]
    },
    {
      id: 'weight',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'The lion still had to have its claws looked at. The vet pressed each toe softly, as you do with cats, and out came nothing at all. “It pulls them in,” said {H}. “So that they stay sharp, and nobody hears it coming.”',
        '“How many toes are there at the front?” asked {A}. “Five. And four at the back.” They counted the lion’s. It had one big one on each foot. “All pulled in,” said the vet.'
      ]
    },
    {
      id: 'hold-it',
      A: 'partner',
      paragraphs: [
        '{H} lifted the lion away and listened at the place behind it, on {A}’s jumper. Bump, bump. “It’s got two,” said the vet. “One’s in the lion, and the other one’s at the back. That’s you.”',
        '“And what’s wrong with it?” asked {A}. “It’s not held enough,” said the vet. “Every evening, close up, until it stops wriggling.” They began at once, owner, vet and lion, and it helped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the waiting room, because of a cough.',
      '{names} kept a polite distance from the lion.',
      { text: '{names} put two chairs in a row, and a magazine on one of them.', needs: ['hands'] },
      { text: '{names} smoothed out the towel, and picked off a hair.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the box, and it smelled of home.',
      '{names} backed away from the towel too, like the lion.',
      { text: '{names} offered the lion a finger, and got it back whole.', needs: ['hands'] },
      { text: '{names} tipped up one corner of the box, very gently, and nothing came.', needs: ['hands'] }
    ],
    turn: [
      '{names} dripped a bit as well, to help with the tap.',
      '{names} hushed, right down to the toes.',
      { text: '{names} felt for a heart on the other side, and there it was too.', needs: ['hands'] },
      { text: '{names} blew the fluff out of the cardboard tube, like a trumpet.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the towel, and the tube went back to its corner.',
    'The lion lay in its half box next to the pillow, in case the vet was wanted. {H} washed both hands, between the fingers too, as vets do.'
  ],
  last: [
    'One heart went bump, bump, under the lion. It was {H}’s, and {H} was asleep.',
    'Nobody had to be the tap any more. It was quiet enough to hear the lion, and {H} slept.'
  ]
})
