import { wishPlot } from '../wish-plot.ts'

export const noodles = wishPlot({
  id: 'wish-noodles',
  tellsAny: 'known',
  knows: ['food'],
  nouns: ['noodle', 'spaghetti', 'pasta'],
  company: ['table', 'salt'],
  fed: true,
  about: 'There is one in the bowl that has no end, and the harder the hero pulls, the more somebody else is losing theirs.',
  titles: ['The Long One', 'It Had No End', '{H} Pulls', 'Across the Salt', 'Nose to Nose'],
  want: [
    {
      id: 'the-long-one',
      A: 'partner',
      paragraphs: [
        'In the middle of the table stood a big bowl of {thing.bare}. {H} wanted to eat one of them from the beginning to the end, without biting. {H} found a beginning, and sucked.',
        '“Slurp,” it went. It came up over the rim, and wagged, and left a dot of sauce on {H}’s nose. And it went on coming.'
      ]
    }
  ],
  way: [
    {
      id: 'tug',
      A: 'partner',
      paragraphs: [
        'Then it stopped. It was quite tight. Something pulled at it from the other side, and {H} had to hold on with both lips. “Mm!” said {H}.',
        '“Somebody’s taking my {thing.bare},” said {A} across the table, and lifted the fork. {H} felt it right down to {H}’s teeth.'
      ]
    },
    {
      id: 'twirling',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There are three ways to do it. You can twirl, you can scoop, and you can go down there yourself. {A} was for twirling. {A} stood the fork up straight and turned it, until the bundle was as big as a wig.',
        'Then {A} looked at it from all sides, to see where to get in. “You’ve made a nest,” said {H}. “I’ll wait till it’s hatched,” said {A}.'
      ]
    },
    {
      id: 'sauce',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got sauce here,” said {A}, and pointed. {H} wiped. “And here.” {H} wiped there too. It turned out that there was some on one ear as well, and one spot on the lamp.',
        '“How does it get up there?” asked {H}. They tried it out once more. It was in the very last bit. That was as quick as the end of a whip.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{thing.guess},” said {A}. {H} looked down into the bowl, where they lay all over each other and shone. You could not see where anybody stopped. “I think they’re asleep,” said {H}.',
        '“And when you lift one up, they all turn over.” {A} lifted one up, quite gently. They all turned over.'
      ]
    },
    {
      id: 'sauce-letters',
      A: 'same',
      spare: 4,
      paragraphs: [
        'You can lay one on the rim, so that it is a letter. {A} made an S, which they do by themselves. {H} made an O out of a short one. “So,” read {A}. “So what?”',
        '{H} looked for a question mark. There was a very good one right underneath. But it had a pea on the end, and somebody ate it before anybody could read it.'
      ]
    },
    {
      id: 'no-biting',
      A: 'partner',
      paragraphs: [
        '“You could bite it off,” said {A}. {H} shook {H}’s head, as far as that could be done. So {A} pulled, and {H} sucked. It ran to and fro like a washing line, and took the salt along. Nobody was eating anything.',
        '“Mine’s getting shorter,” said {A}. “Mm,” said {H}. It meant that {H}’s was too.'
      ]
    },
    {
      id: 'other-scissors',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to reach for the cheese, and the line was in the way. “May I come through?” asked {S}. {A} raised it as high as {A}’s nose would go. {S} went under with the cheese, and bowed.',
        '“Is it holding?” asked {S}. {A} nodded. It is hard to say yes with your lips shut.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long do you think it is?” asked {A}. They could not measure it, because it would not lie still. {A} measured one that was lying alone on the plate. It came to two spoons, and a bit of fork.',
        '“And if you laid all of them in a row?” “As far as the shop,” said {H}. “But then you’d have to eat on the way, or they’d be cold.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My grandfather threw one at the wall,” said {S}. “If it stuck, it was done.” “And if it didn’t stick?” asked {A}.',
        '“Then it was soup,” said {S}. {S} looked at the wall beside the stove, as if there were still one there.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} ate with both hands, from the top. There was one over {S}’s ear, and one went round {S}’s wrist like a watch. “What’s the time?” asked {A}. {S} looked. {S} ate the time.',
        '“Now there isn’t any,” said {S}, and held up a bare arm.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay under the table, where the weather was good. It had been raining crumbs for a while. Then something long and thin came down, very slowly, and hung there in the air.',
        '{A} watched the end of it. It went up again, all by itself. {A} looked at the place, and after that looked at it till the end of supper.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} bent down till one eye was level with the plate. From {A}’s fork it went across the tablecloth and round the salt. It went up again on the other side, and there was {H}’s mouth. “It’s the same one,” said {A}. “We’ve both got it.”',
        '“Mm?” said {H}, and looked down past {H}’s nose.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-ends',
      A: 'partner',
      paragraphs: [
        '{H} pointed at {A}’s end, and then at {A}’s mouth. {A} understood, and laid down the fork. {A} took the end between {A}’s lips. {H} held up one finger, and two, and three. Then they both sucked, and nobody pulled.',
        'Out of the sauce it rose, and stood straight in the air between them. The salt was let go. They leaned forward, further and further, over the bowl of {thing.bare}.'
      ]
    },
    {
      id: 'speed',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} was a bit too quick, and had to wait. They had agreed with their eyebrows. Up meant go on, and down meant stop. Once {A} had to sneeze, and shut both eyes, and held it.',
        'It trembled from one end to the other. You could have played a tune on it.'
      ]
    },
    {
      id: 'half-way',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Half way there was a pea on it. It came sliding along towards {H}, and then it slid back towards {A}. Each of them wanted the other one to have it. In the end it could not decide, and dropped into the bowl.',
        'Plip. They both looked down, without letting go. “Mm,” said {A}. It was a good pea.'
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Afterwards they looked for another one that went to both plates. They lifted up this one, and that. Most of them had two ends and kept them together. “There’s never two like that in one pot,” said {A}.',
        '“Perhaps there is,” said {H}, “but they’re with other people.” They looked along the table, to see who was looking surprised.'
      ]
    },
    {
      id: 'bowl-empty',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At last there was only one left in the bowl, and it was quite short. Nobody wanted to take it, because they all wanted it. {H} laid it across the spoon. “It’s a bridge,” said {H}.',
        '“Who wants to go over?” A drop of sauce did. It took its time, and stood still in the middle for the view.'
      ]
    },
    {
      id: 'nose-to-nose',
      A: 'partner',
      paragraphs: [
        'Then they were nose to nose. From so near {A} had only one eye, and it was very large. “And now?” asked the eyebrow above it.',
        '“Now we bite,” said {H} through {H}’s teeth, “on three.” They bit. Each of them had a half, and it was eaten without anything sticking out. “I had the whole of one,” said {H}. “So did I,” said {A}. “It was the best one in the pot.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close to the bowl, and caught a dot of sauce.',
      '{names} slurped as well, at some water.',
      { text: '{names} twirled a fork, and it ran off at the last turn.', needs: ['hands'] },
      { text: '{names} tucked a napkin in at the neck, and another one over that.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped the table, and the line gave a twang.',
      '{names} got a splash on one ear, and left it there.',
      { text: '{names} moved the pepper, before it was taken along as well.', needs: ['hands'] },
      { text: '{names} hung a very small sock on the line, made of napkin.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in from the side, as far as the rim.',
      '{names} dealt with the sauce that had come down near by.',
      { text: '{names} cleared the bread away, to leave them a straight run.', needs: ['hands'] },
      { text: '{names} caught the salt as it was let go.', needs: ['hands'] }
    ]
  },
  bed: [
    'They wiped the lamp, and the salt as well. In the bowl there was a ring of sauce, and {H} wrote an S in it.',
    'Then {H} washed the dot off, and lay down quite long and straight. After a while {H} got softer, and curled round, and you could hardly see where {H} stopped.'
  ],
  last: [
    'At one end lay ten toes, and at the other end {H} was asleep.',
    'It was to be a whole one, without biting, and it was a whole night, and {H} slept.'
  ]
})
