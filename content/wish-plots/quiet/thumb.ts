import { wishPlot } from '../wish-plot.ts'

/** For the death of a person. A box of photographs, and who is in none of them. */
export const thumb = wishPlot({
  id: 'wish-sorrow-thumb',
  tellsAny: 'died-person',
  comfort: true,
  fed: true,
  about: 'Somebody has died who always took the photographs; the hero looks for one of that person and finds a thumb.',
  titles: ['The Thumb in the Corner', 'Who Took the Picture', 'The Box of Photographs', '{H} Looks for One Picture', 'Smile, Everybody'],
  want: [
    {
      id: 'box',
      A: 'partner',
      paragraphs: [
        '{whom} had died. {H} wanted a picture of {whom} to stand beside the bed. It should be a good one, and not from far away. So {A} fetched the box with the photographs, and they put it on the floor between them.',
        '“Here’s the beach,” said {A}. On it were {H} and a bucket and half a gull. “Where’s {whom}?” “Not in it,” said {A}. “Here’s the birthday.” There was a cake, and there was {H}, and somebody’s knee. It was not {whom}’s.'
      ]
    },
    {
      id: 'sort',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“We’ll make two heaps,” said {H}. “One with {whom} in it, and one without.” They began. The heap without grew, and slid, and had to be pushed together.',
        'The other heap was a piece of empty floor. {H} had put a cushion beside it, so that they could look at it well. “It doesn’t need the cushion yet,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'none',
      A: 'partner',
      paragraphs: [
        'They looked at every one of them, down to the bottom of the box. There were picnics and puddles and first teeth. In none of them was {whom}.',
        '“But {whom} was there!” said {H}. “At the beach, and at the cake. {whom} was always there!” {H} pushed the box, and it fell over. Then {H} lay down among the pictures and cried. {A} lay down there too, on the other side of the beach.'
      ]
    },
    {
      id: 'beside',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I want {whom} to come and find it,” said {H}. “Yes,” said {A}. “I know it doesn’t happen.” “No,” said {A}. “When somebody has died, they don’t come and find things any more.”',
        'It was good that {A} said it straight. {H} took {A}’s hand, and there was a photograph stuck to it. They had to laugh a little, and then they were sad again.'
      ]
    },
    {
      id: 'blurred',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'One picture was nothing but grey, with a light in the middle. “What’s that?” asked {H}. {A} turned it round, and round again. “That’s the inside of {whom}’s pocket.”',
        '“How do you know?” “Because of the mint,” said {A}. There in the corner was a mint, quite sharp. {H} held that picture for a long time. It nearly smelled.'
      ]
    },
    {
      id: 'face',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I can still see the face,” said {H}. “But only when I don’t look straight at it.” {A} shut both eyes and tried. “With me it’s the eyebrows,” said {A}. “They come first.”',
        '“And then?” “Then the whole of {whom} comes, with the coat on.” {H} tried it with the eyebrows. There {whom} was, for just a moment, and about to say something.'
      ]
    },
    {
      id: 'pet-box',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came and looked at the pictures too, and sat down on the picnic. Nobody was asked to move. {H} took the picnic from under {A}, very gently, and looked at it.',
        '“You came along every time,” said {H} to {A}. “You always looked the wrong way.” {A} looked at {H} now, and stayed.'
      ]
    },
    {
      id: 'child-knee',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“Maybe that’s {whom}’s elbow,” said {A}, and held one up. It was a pillow. “Maybe that’s {whom}’s hat.” It was a lampshade. {A} would not give up.',
        '“You don’t have to find one,” said {H}. “I want to, though,” said {A}. “I miss {whom} too. I only do it with looking.” So {H} let {A} look.'
      ]
    },
    {
      id: 'cross',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Somebody should have taken one!” said {H}. “Why didn’t you?” “I don’t know,” said {A}. “I thought there was time.” {H} was cross about it, and {A} let {H} be cross.',
        '“I could have taken one as well,” said {H} after a while. “You were busy with the bucket,” said {A}. That was so. It had been a very full bucket.'
      ]
    },
    {
      id: 'back',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'On the back of one picture there was a stain, round, like a cup. “{whom} put a cup on it,” said {A}. {H} laid one finger on the stain and went round with it.',
        'There was nothing else on the back. But {H} kept it apart from the heap. On the front was only a wall, and a bit of sky. {whom} must have liked that wall.'
      ]
    },
    {
      id: 'thumb',
      A: 'partner',
      paragraphs: [
        'From down there {A} was looking at the beach, with one cheek on the floor. “What’s that pink thing?” asked {A}. In the corner of the beach was something round and pink. {H} looked at the birthday. It was there as well, at the top.',
        'It was in the picnic. It was in the puddle. It was in nearly all of them, sometimes large, sometimes only an edge. {H} sat up. “That’s a thumb,” said {H}. “That’s {whom}’s thumb!”'
      ]
    }
  ],
  turn: [
    {
      id: 'took',
      A: 'partner',
      paragraphs: [
        '“Of course,” said {A}. “{whom} took them all, and always held it wrong.” Now {H} heard it again. Smile, everybody, {whom} used to say. And then, oh bother, my thumb.',
        'They put the pictures in a row along the wall. In each of them {H} was looking at something, just past the corner. “What am I looking at?” asked {H}. “At {whom},” said {A}. “You’re looking at {whom} every time.”'
      ]
    },
    {
      id: 'count',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They looked for the biggest thumb. It was on the pancake day. There was so much thumb that you could only see the pan behind it.',
        '“That’s the worst picture in the box,” said {A}. “It’s the best one,” said {H}. You could see the lines on the thumb, and the little scar. {H} laid a thumb of {H}’s own on top of it. It went in twice.'
      ]
    },
    {
      id: 'two-things',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“It makes me happy and it makes me sad,” said {H}. “Which one is right?” “I’ve got both as well,” said {A}. “I don’t think one has to win.”',
        'So they let both of them stay. {H} smiled at a thumb, and had to wipe {H}’s nose at the same time. {A} found a handkerchief, and it went round.'
      ]
    },
    {
      id: 'elder-smile',
      A: 'elder',
      spare: 10,
      paragraphs: [
        '“Let me see,” said {A}, and took the birthday over to the lamp. “I remember that. Everybody had to stay still until the cake nearly fell over.”',
        '“Why did it take so long?” asked {H}. “{whom} was looking at you first,” said {A}. “Without the camera. And then through it.” {H} looked at the birthday once more, and at that face above the cake.'
      ]
    },
    {
      id: 'take-one',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“We could do it now,” said {A}. {A} held up two hands like a camera, with one thumb right in front. “Smile, everybody,” said {A}. {H} did not quite smile. It would have been a true picture.',
        'Then it was {H}’s turn. {H} held up two hands too, and looked through them at {A}. The thumb got in by itself. “Oh bother,” said {H} softly.'
      ]
    },
    {
      id: 'hands',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“What else did those hands do?” asked {A}. {H} looked at the pink corner and thought. “They did up my top button,” said {H}, “and it always pinched a bit.” {A} knew that pinch.',
        '“They could peel an orange in one go,” said {A}. “And then it was a snake.” “And then it was mine,” said {H}. They said nothing for a moment. It smelled of nothing at all, and they both thought of oranges.'
      ]
    },
    {
      id: 'stands',
      A: 'partner',
      paragraphs: [
        '{H} chose one. Nobody was laughing in it. {H} was looking up from the bucket. In the corner was {whom}’s thumb, as pink as a shell. “That one,” said {H}. “In that one {whom} is nearest.”',
        'They leaned it against the lamp beside the bed. {H} tried it from all sides. “I’d still rather have {whom},” said {H}. “Much rather,” said {A}. And they looked at it together, one from the left and one from the right.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled down with the box in the middle.',
      '{names} pressed in close, to see the beach.',
      { text: '{names} lifted out the next handful and laid it in {H}’s lap.', needs: ['hands'] },
      { text: '{names} wiped a bit of dust off a birthday.', needs: ['hands'] }
    ],
    way: [
      '{names} came down to the floor as well, beside the picnic.',
      '{names} pushed a wet nose or a cheek against {H}.',
      { text: '{names} picked up the pictures that had slid furthest.', needs: ['hands'] },
      { text: '{names} stroked {H}’s hair, all the way down to the beach.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along the row and stopped where {H} did.',
      '{names} leaned against {H}, as close as a thumb.',
      { text: '{names} held up one thumb, and it was not so pink.', needs: ['hands'] },
      { text: '{names} straightened the row, so that each picture touched the next.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put the beach, the picnic and all the rest back into the box. The lid did not shut quite, and that was nothing new.',
    '{H} got clean, and lay down. From the pillow the picture was a little crooked. {H} put it straight, and put one thumb in the corner of it, and took it away again.'
  ],
  last: [
    'The picture stood against the lamp, and {H} was asleep.',
    'Beside the bed there was a thumb in the corner, and {H} slept.'
  ]
})
