import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const koala = wishPlot({
  id: 'wish-koala',
  wishes: ['koala', 'koalas', 'koala bear', 'baby koala'],
  answers: ['bear', 'tree', 'australia', 'sleepy', 'cuddly', 'baby', 'joey', 'gum'],
  except: [...NOT_WELL, 'kangaroo', 'kangaroos', 'wombat'],
  company: ['koala'],
  about: 'A tree would like to get to the plate across the room, with a koala on its leg that sleeps twenty hours a day.',
  titles: ['The Tree That Grew to the Left', 'Twenty Hours a Day', '{H} Is a Gum Tree', 'Holding On', 'Four Hands to the Biscuit'],
  want: [
    {
      id: 'a-tree',
      A: 'partner',
      paragraphs: [
        '“I’ll be a tree,” said {H}. A tree stands on the rug with both arms out, and does not have to do anything. “Then I’ll be a koala,” said {A}. {A} sat down on {H}’s left foot, and put both arms round {H}’s leg, and fell asleep.',
        'Then somebody put a plate on the table across the room. There was one biscuit on it with jam in the middle. The tree wanted to get to it.'
      ]
    }
  ],
  way: [
    {
      id: 'wake-up',
      A: 'partner',
      paragraphs: [
        '“Koala,” said the tree, “it’s morning.” The koala opened one eye. “A koala sleeps twenty hours a day,” it said. “I’ve had four minutes.” It shut the eye again, and held on harder.',
        'The tree lifted the other foot, and put it down a bit nearer to the plate. “Trees don’t walk,” said the koala, with its mouth against the bark. So the tree had to put it back.'
      ]
    },
    {
      id: 'leaves',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A koala eats nothing but leaves, and of all the leaves there are it likes one sort. The tree let its fingers hang down, to see if they were that sort. The koala sniffed at each of them.',
        '“This one’s too old,” it said. “This one’s from the wrong side. This one had jam on it at lunch.” It kept that one for a while.'
      ]
    },
    {
      id: 'cough-sweets',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do I smell of gum leaves?” asked the koala. “Real ones smell like cough sweets. You can find them in the dark.” The tree bent a branch and had a smell of it.',
        '“You smell of soup,” said the tree. “That’ll be the weather,” said the koala. It was a very calm animal, and nothing that you said about it made it sit up.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The tree made some wind. It rustled with all its fingers, and it bent, far over, towards the plate. One branch came within a hand of the biscuit. Then the trunk said creak.',
        '“Nice wind,” said the koala, and was rocked. “Could you do it on the other side as well?” The tree had to do it on the other side as well. There was no biscuit there.'
      ]
    },
    {
      id: 'two-thumbs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Finger by finger, the tree tried to undo the koala. But when it had got to the fourth, the first was back. “I’ve got two thumbs on each hand,” said the koala, asleep. “That’s why.”',
        '“You talk a lot for somebody who’s asleep,” said the tree. “I’m dreaming about a tree that can’t keep still,” said the koala.'
      ]
    },
    {
      id: 'visitors',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The tree’s nose began to itch. A tree has no nose, and cannot scratch it. It tried to think of rain. It wrinkled itself, up at the top.',
        '“Have we got beetles?” asked the koala. “Just the one,” said the tree. The koala reached up a paw without looking, and scratched the first thing that it came to. It was the chin. But it helped a bit.'
      ]
    },
    {
      id: 'koala-noise',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The koala snored. It is a sound that nobody expects from something so soft. It went in like a saw, and came out like a motorbike that will not start.',
        'The tree shook, right up to the twigs. “Is that you?” asked the tree. “That’s how we tell the others where we are,” said the koala. “And where are the others?” “Far away,” said the koala. “Now you know why.”'
      ]
    },
    {
      id: 'fingerprints',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Koalas have got fingerprints,” said the koala, “the same as people. Even a policeman couldn’t tell the two apart.” It pressed a thumb on the bark. You could see it there for a moment, all rings.',
        '“So if a biscuit went missing,” said the tree, “they’d think that it was me.” The koala had to open an eye again, to think about that.'
      ]
    },
    {
      id: 'forester',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stopped in front of the tree and looked up at it. “That’s come on nicely,” said {S}. “Last year it only came up to here.” The tree stood as straight as it could.',
        '“I sat under one like that when I was young,” said {S}, “and I ate my sandwich.” “Didn’t you give it any?” asked {A}, from above. {S} was sorry about it to this day.'
      ]
    },
    {
      id: 'joey-on-back',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the baby koala, and took hold of the tree at the back. Now it had one on the foot and one round the knees. “Are you asleep as well?” asked {A}.',
        '“Not me,” said {S}. “I’m looking after you.” {S} patted the bark, and held on with the other hand. “You needn’t be afraid,” said {S}. “We’re here for twenty hours.”'
      ]
    },
    {
      id: 'pet-at-tree',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came by and looked at the tree for quite some time. There are things that you do at a tree. “Don’t even think of it,” said {H}.',
        '{A} lay down in the shade instead, with its back against the trunk. It was getting to be a busy tree.'
      ]
    },
    {
      id: 'how-trees-go',
      A: 'partner',
      paragraphs: [
        'The tree let its branches hang. “I’ll never get there,” it said. “It’s no use walking,” said the koala, half awake. “I feel that at once, and I hold on. A tree does get about, only you can’t catch it at it. It grows. Nobody ever woke up from that.” It yawned. It had told the tree a secret, and had not noticed. The tree looked at the plate, and at its own toes.'
      ]
    }
  ],
  turn: [
    {
      id: 'growing',
      A: 'partner',
      paragraphs: [
        'So the tree grew. It grew to the left. It turned in its toes by as much as a fingernail, and then its heels, and waited. Toes, heels, and a rest. The koala came along on the foot, and snored. After a while the plate was a bit nearer.'
      ]
    },
    {
      id: 'one-eye',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once the koala opened an eye. The tree stood there with its arms out and looked at the lamp. “Wasn’t the chair further away?” asked the koala. “It’s a young chair,” said the tree. “They shoot up.”',
        'The eye stayed open for a bit and looked at the chair. Then it closed, very slowly, from the top.'
      ]
    },
    {
      id: 'rings',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The tree had to wait out a whole winter by the edge of the rug. The rug was as thick as a slice of bread. In spring the tree got one heel on it.',
        '“I’ll be a hundred when I get there,” thought the tree. It looked at the jam. Jam keeps.'
      ]
    },
    {
      id: 'nearly-over',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Halfway, the foot with the koala on it went to sleep too. It prickled up to the knee, like lemonade. “Now we’re all asleep but the top,” thought the tree.',
        'It grew on with the other one. A tree that is in a hurry cannot show it. You can only tell by the leaves, and they shook a little.'
      ]
    },
    {
      id: 'bends-down',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now the tree stood beside the table. Slowly, as it does under snow, a branch came down. It came down past the lamp, and past the jug. It spread out its twigs over the plate.',
        '“It’s got dark,” said the koala. “That’s only a cloud,” said the tree. Its voice was quite hoarse with growing.'
      ]
    },
    {
      id: 'the-only-leaf',
      A: 'partner',
      paragraphs: [
        'So the tree got to the plate in the end, and had the biscuit. The koala’s nose moved. It came up along the bark, and both eyes opened. “Is that the sort I like?” asked the koala. The tree thought about it. It had come a very long way.',
        'It let down one branch, with half a biscuit on the end like a leaf. The koala took it in both hands and sat back. So it had let go. “You can walk off now,” said {A}, with jam on {A}’s chin. But {H} had the other half, and stayed. It was warm down there on the foot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled among the roots, like moss.',
      '{names} leaned against the bark, and the tree had to allow it.',
      { text: '{names} hung a scarf on one branch.', needs: ['hands'] },
      { text: '{names} watered the tree, out of an empty jug.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed on the koala, and it held on harder.',
      '{names} went the long way round the tree, as in a park.',
      { text: '{names} knocked on the bark, to ask if there were owls.', needs: ['hands'] },
      { text: '{names} picked some fluff off the koala’s back.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved along, because the wood was coming nearer.',
      '{names} rolled over, and the tree stood somewhere else.',
      { text: '{names} turned the plate, so that the jam faced the tree.', needs: ['hands'] },
      { text: '{names} laid a ruler on the rug, and could not believe it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} carried out the plate. On the rug there were two marks, a long way apart. The tree had stood at both.',
    'The tree went to the bathroom on its own two feet, and washed as far as the twigs. Then {H} lay down and put both arms round the pillow, and held on.'
  ],
  last: [
    'There were twenty hours to go, and {H} was asleep.',
    'Nobody could have pulled the pillow out, for {H} held on, even asleep.'
  ]
})
