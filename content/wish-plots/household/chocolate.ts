import { wishPlot } from '../wish-plot.ts'

export const chocolate = wishPlot({
  id: 'wish-chocolate',
  tellsAny: 'known',
  knows: ['food'],
  nouns: ['chocolate'],
  company: ['table', 'cupboard'],
  about: 'Two share a bar, and to make the halves equal they bite off what is too much, until there is one square left for both.',
  titles: ['Now Yours Is Bigger', 'Exactly the Same', '{H} Makes It Fair', 'One Square', 'Who Breaks and Who Chooses'],
  want: [
    {
      id: 'the-bar',
      A: 'partner',
      paragraphs: [
        'On the table lay {thing.whole}, in silver paper, eight squares long. {H} and {A} were to share it. {H} wanted it to be exactly fair, so that nobody could say anything.',
        '{H} broke it over one knee. Crack. They held the two halves side by side. One half had a corner more than the other. “That one’s yours, I suppose,” said {A}. “I can mend that,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'biting-off',
      A: 'partner',
      paragraphs: [
        '{H} bit off the corner. It was only to make it fair. They held up both halves against the window. “Now mine’s bigger,” said {A}, and had to bite off a bit as well. “That was too much,” said {H}. “Now mine’s bigger.”',
        'So they went on, first the one and then the other. They chewed, and measured, and shook their heads.'
      ]
    },
    {
      id: 'the-paper',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The silver paper was to be shared too. {A} smoothed it with a spoon, until somebody with a very long face looked out. “That’s me after the next bite,” said {A}.',
        '{H} made a small cup out of the other half. It held one raisin. They drank it in turns.'
      ]
    },
    {
      id: 'how-it-goes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You mustn’t chew it,” said {A}. “You lay it on your tongue, and think of something long.” They both laid a crumb on their tongues. {H} thought of a train. {A} thought of the stairs at the station.',
        'It got soft, and round, and ran to the sides. “I’ve still got two carriages,” said {H} after a while, not very clearly.'
      ]
    },
    {
      id: 'on-the-chin',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got some on your chin,” said {A}. “That’s got to count,” said {H}. They could not weigh a chin. So {A} put some on as well, in the same place and just as much.',
        'Now they both looked as if they had a small beard. They stroked them, and talked for a while like two old men about the price of corn.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Did you know that chocolate grows on trees?” said {A}. “Not in bars.” {H} thought it would be better in bars. You could lie down underneath, and wait for the wind.',
        '“{thing.the} wants only one thing,” said {A}. “{thing.wants}.” “That’s just what I want,” said {H}. “We’d get on.”'
      ]
    },
    {
      id: 'scales',
      A: 'partner',
      paragraphs: [
        '“We need scales,” said {A}. They laid a ruler over a pencil, and a half on each end. Down went the left, and {H} nibbled at it. Down went the right, and {A} nibbled at that.',
        'At last the ruler lay quite level. “Now it’s fair,” said {H}. They looked more closely. There was nothing on it.'
      ]
    },
    {
      id: 'other-asks',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} stood back and looked at the ruler. “It’s like sums,” said {S}. “It’s halves,” said {A}, with a full mouth. {S} waited to see if anything was left over.',
        'There was a crumb. {S} wetted one finger and took it away. “Now it comes out even,” said {S}.'
      ]
    },
    {
      id: 'melting',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was one bit that {H} had held in one hand all the time. When {H} opened {H}’s hand, there was no bit. There was a brown hand, with all its lines. “Where’s it gone?” asked {H}.',
        '“In,” said {A}. They had to lick for some time, and it tasted a little of door handle.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I used to hide mine,” said {S}. “I hid it so well that I couldn’t find it. Then one summer the piano began to smell of it.” “And what did it sound like?” asked {A}.',
        '“Softer,” said {S}. “We only ever played slow things on it after that.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had had a square from the beginning and was still busy with it. It was on both hands, and both knees, and on the leg of the table. “Did any of it go in?” asked {A}.',
        '{S} opened wide, to show. It was quite clean in there. Then {S} offered {A} an elbow, to share.'
      ]
    },
    {
      id: 'pet-may-not',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} sat beside the table with a straight back. It was nothing for animals, and {A} had been told so, many times. {A} only wanted to be there when it happened.',
        '“It’d make you ill,” said {H}, and gave {A} something out of {A}’s own tin. {A} ate that, and looked at the table. It was the paper that made such a good noise.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} got up, and there on the chair lay one last square. It had jumped off when {H} broke the bar. “Whoever breaks it sees which half is bigger,” said {A}, “and takes that one. I would. That’s why it never comes out right.”',
        '“I’d break it quite fairly,” said {H}. “You’d want to,” said {A}. “Your hand wouldn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'break-and-choose',
      A: 'partner',
      paragraphs: [
        '{H} looked at the last square of {thing.this}, and thought. “Then one of us breaks,” said {H}, “and the other one takes first.” “Who does which?” asked {A}. “I’ll break,” said {H}.',
        'Nobody has ever taken such pains over a square. {H} made a line down the middle with one nail. {H} measured on the left and on the right. Now {H} wanted both of them to be the bigger one.'
      ]
    },
    {
      id: 'magnified',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} fetched a magnifying glass, to be able to choose better. Under it each half was as big as a bus. It had hills, and a road with a crumb on it. “In this one I’d live over there,” said {A}.',
        '“Don’t breathe on it,” said {H}. “The houses are melting.”'
      ]
    },
    {
      id: 'taking-long',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was hard to choose. {A} pointed at the left one, and {H} looked sad, so {A} pointed at the right. {H} looked just as sad. “You can’t go by that,” said {A}.',
        'In the end {A} shut both eyes, and {H} turned the plate. It went round four times. Now not even the plate knew any more.'
      ]
    },
    {
      id: 'rule',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You could do it with everything,” said {H}. “With the blanket. One pulls it straight, and the other one lies down first.” “With the window seat,” said {A}. “With the washing-up,” said {H}.',
        '{A} made two heaps of the washing-up, as equal as could be. {H} looked at both for a long time, and chose the one with the spoons.'
      ]
    },
    {
      id: 'crumb-left',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the plate lay one crumb that belonged to neither half. “Yours,” said {H}. “No, yours,” said {A}. It was as small as the dot on an i. They pushed it to and fro with a finger each.',
        'Then somebody opened the door, and there was a draught. They looked on the floor for a bit. “It’s gone to live somewhere else,” said {A}.'
      ]
    },
    {
      id: 'same',
      A: 'partner',
      paragraphs: [
        '{A} took a long time to choose, because there was no difference. Then they put their halves on their tongues, and did not chew, and looked at each other.',
        '“Was yours bigger?” asked {A}. {H} felt round with the tip of {H}’s tongue, in every corner. “It was exactly the same,” said {H}. There was only the silver paper left, and {H} tore it in two. “You choose,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up closer, to about a bite away.',
      '{names} licked at the silver paper, and it tasted of tin.',
      { text: '{names} measured both halves with a comb, and counted the teeth.', needs: ['hands'] },
      { text: '{names} smoothed out the paper, and it came to eight squares too.', needs: ['hands'] }
    ],
    way: [
      '{names} found a crumb on the floor, and shared it with nobody.',
      '{names} nodded to the left and to the right, with the halves.',
      { text: '{names} held the ruler still, while it went down at one end.', needs: ['hands'] },
      { text: '{names} brought the kitchen scales, too late for anything but paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down exactly in the middle.',
      '{names} licked both lips, the upper one and the lower one, the same amount.',
      { text: '{names} lent a magnifying glass, and it made both halves bigger.', needs: ['hands'] },
      { text: '{names} drew a line down a biscuit, and found out how hard it was.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} licked the ruler, and then washed it. One half of the silver paper went on the shelf by the bed, and smelled of chocolate.',
    'Then {H} brushed {H}’s teeth, on the left and on the right, for exactly as long. {H} lay down in the middle of the bed, with the same amount of it on both sides.'
  ],
  last: [
    'On this side there was as much night as on that one, and {H} was asleep in between.',
    'Nobody had had more, and nobody had had less, and {H} was asleep.'
  ]
})
