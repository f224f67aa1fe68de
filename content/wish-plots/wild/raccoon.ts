import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const raccoon = wishPlot({
  id: 'wish-raccoon',
  wishes: ['raccoon', 'raccoons', 'racoon', 'racoons', 'racoone', 'trash panda', 'trash pandas'],
  answers: ['mask', 'bin', 'bins', 'trash', 'rubbish', 'garbage', 'night', 'washing', 'washes', 'paws', 'hands', 'tail', 'ringed', 'stripy', 'hungry', 'thief', 'cheeky', 'naughty', 'masked', 'bandit', 'panda', 'cute', 'sleepy', 'who', 'that', 'steals', 'steal', 'food', 'sugar'],
  except: [...NOT_WELL, 'rocket', 'red', 'bite', 'rabies', 'attic'],
  company: ['raccoon', 'bin', 'bowl'],
  about: 'A raccoon washes its sugar lump before it eats it, and each time there is nothing left in its paws, until it washes one in milk.',
  titles: ['The Sugar Lump Thief', '{H} Washes Everything First', 'Two Raccoons and a Bowl', 'The Third Lump', 'Nobody, Said the Mask'],
  want: [
    {
      id: 'in-the-bin',
      A: 'partner',
      paragraphs: [
        '{H} was a raccoon. The mask was a pair of swimming goggles, and the tail was a stripy sock. It lifted the lid of the bin, which was a saucepan. At the bottom lay three lumps of sugar, and it wanted all three. Beside the bin stood a bowl of water, and two mugs of milk, which had to cool.',
        'Another raccoon put its nose over the edge. That was {A}. “Finders keepers,” said {H}. “Then eat,” said {A}. “I’m only looking.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-lump',
      A: 'partner',
      paragraphs: [
        'A raccoon doesn’t just eat. First it puts its supper in the water. {H} rolled the first lump about in the bowl, between both paws, and looked at the ceiling. A raccoon does its looking with its fingers.',
        'When it was quite clean, {H} opened both paws. There was nothing in them. {H} looked at {A}. “Somebody’s got it,” said {H}. “I haven’t moved,” said {A}.'
      ]
    },
    {
      id: 'clang',
      S: 'elder',
      A: 'hero',
      spare: 1,
      paragraphs: [
        'Clang, went the lid on the floor. The raccoon stood still, with one paw in the air. {S} lay in a house, which was the sofa, and put on a torch. “Who’s there?” asked {S}.',
        '“Nobody,” said the mask. {S} thought that over. “That’s all right, then,” said {S}. “I’d been afraid that it was raccoons.” And the light went out.'
      ]
    },
    {
      id: 'five-fingers',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A raccoon’s paw is nearly a hand. It has five long fingers, and it can open a door, a jar and a rucksack. {A} held a sock shut. {H} shut {H}’s eyes and put a paw in at the top.',
        '“A peg,” said the paw. “A pencil. A bit of biscuit, with a raisin in it.” Then it said nothing for a moment. “No raisin,” said the paw.'
      ]
    },
    {
      id: 'bin-day',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Which night’s the best?” asked {A}. “The one before they come for the bins,” said {H}. “Then they’re full.” A good raccoon knows that of every street. They crept along this one, from chair to chair, and lifted each cushion.',
        'There was a button, half a crayon, and a coin. “That’s from last year,” said {A}, about a crumb. {H} put it back. It was saving that one.'
      ]
    },
    {
      id: 'tail-rings',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“How many rings have you got?” asked {A}. {H} could not see that, for when {H} turned, the tail turned too. Round they both went, and got faster.',
        '“Six,” said {A}, when it stopped. “Or one, going past six times.” The raccoon had to sit down. It held on to the tail with both paws, and was sure of one.'
      ]
    },
    {
      id: 'chatter',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Raccoons talk all night long. They purr and they growl, and when they’re pleased they churr, a bit like a sewing machine. “Churrr,” said {H}, over an apple core. “Churrr?” asked {A}.',
        '“That meant get your own,” said {H}. “It sounded so friendly,” said {A}. “It’s a friendly language,” said {H}, with its mouth full.'
      ]
    },
    {
      id: 'head-first-down',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'By day a raccoon sleeps in a hollow tree, and it’s as well to have one ready. They found one under the table. It had room for one and a half.',
        '“I’ll be the half,” said {A}, and put in the front. Outside stood the rest, with a sock on it. “They’ll think that you’re the door,” said {H}. “Then I’m shut,” said {A}.'
      ]
    },
    {
      id: 'brick',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'On the next bin lay a brick. Somebody in that street had had enough of raccoons. {H} pushed the brick, and it stayed. {A} pushed {H}, and that was no help either.',
        'Then two paws felt their way round the bin, slowly. They found the hinge on the other side, and a gap under it. “They ought to use two bricks,” said {A}. “Don’t tell them,” said the bin, for {H} was in it up to {H}’s elbows.'
      ]
    },
    {
      id: 'whose-mask',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What’s the mask for?” asked {A}. “So nobody knows who I am,” said {H}. “But every raccoon’s got one,” said {A}. “That’s why,” said {H}. “It could have been any of us.”',
        'Really it’s a help at night. The black round the eyes keeps out the glare of a lamp. They tried it with a torch. {H} in the goggles saw everything, in blue.'
      ]
    },
    {
      id: 'pet-bin',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came by, and wanted to see what there was in the bin. The raccoon laid its arms round it. A raccoon makes itself big for that, with a hump and a puffed-out tail. {H} shook the sock.',
        '{A} took hold of the end of the sock. So it was not about the bin any more. It was about the tail, and it went to and fro.'
      ]
    },
    {
      id: 'elder-raccoon',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I wash up with my eyes shut too,” said {S}. “I can tell by the feel when it’s clean. A plate squeaks.” {A} held out both paws. {S} rubbed along one finger with a thumb, and it squeaked.',
        '“Done,” said {S}. “Put that one in the rack.” The raccoon held it up to dry until it forgot.'
      ]
    },
    {
      id: 'child-kit',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a baby raccoon, which is called a kit, and was learning bins. “Lift, look, listen,” said {A}. {S} lifted the lid, and put it on {S}’s own head. There it stayed.',
        '“What do you hear?” asked {A}. “Me,” said the lid. A kit has to practise for nearly a year. They both knocked on the lid, from inside and from outside. It was a good lid.'
      ]
    },
    {
      id: 'second-lump',
      A: 'partner',
      paragraphs: [
        'For the second lump {A} had to hold both paws in the air, and sing as well. That way nobody could take it. {H} washed it, and felt it get smaller, and held on tighter. Then the raccoon’s fingers met in the middle.',
        '{H} looked under the bowl. There was only the rug. {A} dipped in one finger and licked it. “Nobody took it,” said {A}. “It’s in there. You’ve washed it till it was water.”'
      ]
    }
  ],
  turn: [
    {
      id: 'third-lump',
      A: 'partner',
      paragraphs: [
        'There was one lump left. “Just eat it,” said {A}. “I can’t,” said {H}. “A raccoon doesn’t know what a thing is until it’s wet.” {H} looked at the water, and then at the milk. By now it was only warm.',
        'So the raccoon washed the third lump in a mug of milk, with a spoon. It looked at the ceiling. The lump got smaller and smaller. “It’s gone,” said {A}. “This time I know where to,” said {H}, and drank it.'
      ]
    },
    {
      id: 'wash-a-cracker',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then they washed a cracker as well, and {A} did it, in the bowl. At first it was hard and square. Then it was soft and square. After that it was only soft. It went through {A}’s fingers and lay at the bottom.',
        '“Is it clean now?” asked {H}. “It’s as clean as it’ll ever be,” said {A}. They fished it up in bits, and hung a corner over the edge to dry.'
      ]
    },
    {
      id: 'milk-mask',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'When {H} put down the mug, there was a white stripe under the mask. “Now I’d know you anywhere,” said {A}. {A} drank too, and got one just like it.',
        '“And now?” asked {H}. They looked at each other. “Now it could have been either of us,” said {A}.'
      ]
    },
    {
      id: 'soft-paws',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'The raccoon’s fingers were all wrinkled from the water. With fingers like that it could feel still better, as real ones do. It felt the edge of the table, and a thread, and {A}’s nose.',
        '“What am I?” asked {A}. The fingers went along one eyebrow and round an ear. “Supper,” said {H}. “No. Too big for the bowl.”'
      ]
    },
    {
      id: 'half-for-you',
      A: 'partner',
      paragraphs: [
        'In the mug there was a little left, from the bottom, where it’s sweetest. {H} held it out to {A}. “I said that you’d got it,” said {H}. “So now you can have it.”',
        '{A} drank, and looked at the ceiling. Then {A} pointed to the bowl of water. “That’s who had the others,” said {A}. “And it hasn’t even got a mask.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the lid of the bin, and it was soup.',
      '{names} came to the edge of the bin too, and got a look.',
      { text: '{names} blew on the milk.', needs: ['hands'] },
      { text: '{names} straightened the mask, which made it no less of a mask.', needs: ['hands'] }
    ],
    way: [
      '{names} turned over, to show that there was no sugar underneath.',
      '{names} tried the water in the bowl, and liked it.',
      { text: '{names} held up two empty hands.', needs: ['hands'] },
      { text: '{names} searched the rug for sugar, square by square.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned over the mug, and it smelled sweet.',
      '{names} cleaned up a drop of the milk.',
      { text: '{names} dried the raccoon’s fingers, one by one.', needs: ['hands'] },
      { text: '{names} tucked the stripy tail up, out of the wet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went back on the saucepan, without a clang. The water was tipped out in the sink, and nobody told it anything more.',
    'Then the raccoon washed its face, its paws and its ears, with its eyes shut. When it took off the mask, it had been {H} all the time.'
  ],
  last: [
    'With its tail round its feet lay a raccoon called {H}, clean all over, and slept.',
    'The dark wanted to know who was there, and nobody said nobody, for {H} was asleep.'
  ]
})
