import { wishPlot } from '../wish-plot.ts'

export const magicForest = wishPlot({
  id: 'wish-magic-forest',
  wishes: ['magic forest', 'magical forest', 'enchanted forest', 'enchanted wood', 'enchanted woods', 'magic woods', 'magic wood', 'magic tree', 'magic trees', 'magical tree', 'talking trees', 'talking tree', 'faraway tree', 'secret forest', 'mysterious forest', 'enchanted tree'],
  except: ['lost', 'fire', 'cut', 'chop', 'christmas', 'bear', 'bears', 'wolf', 'gruffalo', 'rain', 'house', 'fruit', 'apple', 'school'],
  answers: ['walk', 'adventure', 'deep', 'middle', 'find', 'finds', 'fairy', 'fairies', 'animals', 'creatures', 'owl', 'talk', 'talks', 'secret', 'through', 'goes', 'explores', 'exploring'],
  about: 'Whoever walks through a magic forest comes out where they went in, for the trees move when nobody is looking.',
  titles: ['The Trees Had Moved Again', 'Backwards into the Middle', '{H} in the Magic Forest', 'Somebody Coughed Like an Oak', 'The Forest Looks the Other Way'],
  want: [
    {
      id: 'to-the-middle',
      A: 'partner',
      paragraphs: [
        'The magic forest began at the door. Only one small light was on, so it was dark in there. Chairs were trees, and the coat stand was an oak. {H} was going right into the middle, where no one had ever been.',
        '“What’s in the middle?” asked {A}, who was a tree, with both arms up. “That’s what I want to see,” said {H}, and set off. On the ninth step {H} stood at the door again.'
      ]
    }
  ],
  way: [
    {
      id: 'again-the-door',
      A: 'partner',
      paragraphs: [
        '{H} went in once more, straight on, past the oak. After nine steps there was the oak again, on the other side, and there was the door. “I didn’t turn round,” said {H}. “I’d have noticed.”',
        'So {H} laid down peas, one for each step. The row ran into the forest, as straight as a ruler. Then {H} looked at the trees. Not one of them stood beside the same pea as before.'
      ]
    },
    {
      id: 'moss',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The rug was moss. You could walk on it and not be heard at all. {H} tried it in heavy boots, which were two cushions. “It goes down and comes up again,” said the tree. “By tomorrow it’ll have forgotten you.”',
        '{H} bent down to the moss. “I’m {H},” said {H}, so that it should know. They waited to see. The moss came up again, quite slowly. Where the boots had been there lay one feather. “It’s made a note of you,” said the tree.'
      ]
    },
    {
      id: 'mushrooms',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In a clearing stood a ring of mushrooms, which were cups, upside down. “Nobody eats those,” said {A}, “and nobody steps into the ring, or they have to dance.” {H} walked round it, very politely. At the last cup there was a little stumble.',
        'One foot was inside. The rest of {H} had to follow, and so {H} danced. It went to the left three times, and then the ring let go. “How was it?” asked the tree. “It wasn’t me,” said {H}. “It was only my legs.”'
      ]
    },
    {
      id: 'who-said',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Hoo,” said something over {H}’s head. {H} stood still. “Who?” “Hoo,” it said again. “I’m asking you,” said {H}. The tree laughed, and pretended that it was the wind. An owl can hear a mouse under the leaves, and it doesn’t miss a word.',
        '“Say something very softly,” said {A}. {H} whispered it into one hand, so softly that it was hardly there. A long way up, all was quiet. Then the owl said “Hoo”, just the same, but shorter. It seemed to be a yes.'
      ]
    },
    {
      id: 'roots',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Trees hold hands,” said {A}, “down there, where you can’t see.” It’s true of a real forest too. The roots meet in the dark, with thin threads in between. If one of them is thirsty, the others know.',
        '{H} lay down with {H}’s ear on the moss. “What are they saying?” asked {A}. “Somebody’s here, and it’s small,” said {H}. “And it’s got a pea in its hand.” {H} opened the hand. There was a pea, and it was a bit squashed.'
      ]
    },
    {
      id: 'knock',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Somebody lives in every old tree. {H} knocked at the oak, on the third button of the coat. “Is anybody in?” “We’re full,” said the oak, with {A}’s voice. “Up here there’s a squirrel, and a jay, and four hundred beetles. They’ve all just gone to bed.”',
        '“I only wanted to ask the way,” said {H}. Something rustled in the sleeves. “They say that it depends which way you look,” said the oak. It was an odd thing to say. {H} thought that it must have been the beetles.'
      ]
    },
    {
      id: 'light',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Through the leaves came a ray of light, and it had dust in it. Each speck was one of the lights that live in such a forest. {H} put a hand in, and they swam round it. “You can’t catch one,” said {A}. “You can only be where they are.”',
        '{H} tried it. {H} stood in the ray, and got it in the ear. After a while some of them were on the other one too. “Am I shining?” asked {H}. “Only round the edge,” said the tree.'
      ]
    },
    {
      id: 'pet-stag',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Something lived in this forest that no map had on it. It lay between two trees and breathed, and it was {A}. {H} bowed to it, as you should. It looked at {H} for a long time without a word.',
        'That is how you can tell an old animal from a new one. Then it got up and went ahead. It led {H} by a secret way, round the oak and under a chair, to a bowl. That was what it had been thinking about the whole time.'
      ]
    },
    {
      id: 'elder-oak',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m the oldest here,” said {S}, “and I’ve got rings.” {A} wanted to count them. There was one on a finger, and the others were under the eyes. “One for each year,” said {S}. “The wide ones were when it rained enough.”',
        '{A} put both arms round the oldest tree. They did not meet at the back. “There was somebody before you who couldn’t get round,” said the tree. “With the same ears.”'
      ]
    },
    {
      id: 'child-sapling',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} was a very young tree and could not stand still yet. It kept coming to the front. “Trees don’t walk,” said {H}. “I’m only leaning,” said the young tree, and leaned across the whole clearing.',
        'On its head it had a paper bird. When anybody looked, the bird had to sit still, and the tree as well. They could do that for as long as it takes to count to four.'
      ]
    },
    {
      id: 'a-cough',
      A: 'partner',
      paragraphs: [
        '{H} stood among the peas and listened. Something coughed. {H} turned round. There was only a tree with {A}’s socks on. One of its feet was still in the air. “You moved,” said {H}.',
        'The tree put the foot down. “We all do,” it said, “when nobody’s looking. You only see what’s in front. So behind your back we come round, and go on ahead. It’s magic. And we did want to see where you were going.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '“And if I look at you the whole time?” asked {H}. “Then we’d have to stay,” said the tree. So {H} went into the forest backwards, and looked hard at every tree. Each one stood there as if it had roots. After nine steps there came a tenth.',
        'Something soft came next, and {H} sat down on it. That was the middle. “What’s it like?” called the trees. “I can see all of you,” said {H}. “From here you’re a ring.”'
      ]
    },
    {
      id: 'statues',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that they knew each other, they did it for fun. {H} shut {H}’s eyes and counted to three. When they were open again, the nearest tree was nearer by an arm. It had a hand out, with a spoon in it, and was trying to look like a twig.',
        '{H} shut them once more. There was a swish, and somebody giggled like a birch. “I never saw a thing,” said {H}. The spoon now lay in {H}’s lap. In a forest like that, it’s how you are given a present.'
      ]
    },
    {
      id: 'shut-eyes',
      A: 'partner',
      paragraphs: [
        '“You may come,” said {H} from the middle of the magic forest, with both hands over {H}’s eyes. There was a rustling on all sides, like a great many trees being quiet on a rug.',
        'When {H} looked, the forest was near enough to lean on. “So what’s in the middle?” asked {A}. “You’d never believe it,” said {H}. “It’s me.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made a bush, somewhere between two chairs.',
      '{names} rustled a bit, which is what undergrowth is for.',
      { text: '{names} put up both arms and had a nest of socks in one hand.', needs: ['hands'] },
      { text: '{names} hung a scarf on the oak, to be moss.', needs: ['hands'] }
    ],
    way: [
      '{names} shuffled along behind, and it might have been the wind.',
      '{names} ate a pea, and that was one step less.',
      { text: '{names} stood there as an oak stands, with a scarf for ivy.', needs: ['hands'] },
      { text: '{names} dropped an acorn, which was a button.', needs: ['hands'] }
    ],
    turn: [
      '{names} took root, while somebody was looking.',
      '{names} breathed very softly, at the back of the ring.',
      { text: '{names} held out one twig like a signpost, and it was honest now.', needs: ['hands'] },
      { text: '{names} stopped in the middle of a step and kept one shoe up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trees were chairs again and had to go back to the table. They went while nobody looked. At least nobody saw them go.',
    'In bed {H} lay right in the middle. With both eyes shut, {H} could hear the cupboard and the chair standing quite still.'
  ],
  last: [
    'The trees stood round in their ring, and in the middle {H} was asleep.',
    '{H} looked once more, to make them stay, and then let them move, and slept.'
  ]
})
