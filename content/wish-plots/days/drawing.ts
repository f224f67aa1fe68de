import { wishPlot } from '../wish-plot.ts'

export const drawing = wishPlot({
  id: 'wish-drawing',
  wishes: ['drawing', 'draw', 'drawings', 'drawing pictures', 'drawing a picture', 'loves drawing', 'colouring', 'crayons', 'felt tips', 'coloured pencils', 'learning to draw', 'drawing animals', 'art class', 'art club', 'art lesson', 'art lessons'],
  answers: ['picture', 'pictures', 'paper', 'crayon', 'pencil', 'pencils', 'colours', 'big', 'crocodile', 'learning', 'pens', 'loves', 'paint'],
  except: ['alive', 'life', 'magic', 'wall', 'walls', 'competition', 'came', 'comes', 'come', 'dinosaur', 'curtains', 'bath', 'sand', 'into', 'inside', 'trapped', 'stuck', 'jumps', 'jumped', 'falls', 'fell', 'walks', 'walked', 'climbs', 'climbed', 'steps', 'stepped', 'enters'],
  company: ['crocodile', 'caterpillar'],
  moods: ['first', 'learning', 'proud'],
  about: 'The hero draws a crocodile beginning with the tail, and there is never enough paper for the head.',
  titles: ['No Room for the Head', 'It Began with the Tail', '{H} Draws Round the Corner', 'Another Sheet, Please', 'Forty Teeth and a Door'],
  want: [
    {
      id: 'tail-first',
      A: 'partner',
      paragraphs: [
        '{H} was drawing a crocodile. It was going to be the best one so far, with all its teeth. {H} began with the tail, and that went very well. It had points on top.',
        'Then the paper stopped. There was the tail, and half a back leg. “Where’s the head?” asked {A}. “It hasn’t come yet,” said {H}. But {H} wanted a crocodile with a head, of course. That was where the teeth were.'
      ]
    }
  ],
  way: [
    {
      id: 'squeeze',
      A: 'partner',
      paragraphs: [
        'So {H} took another sheet and left out most of the tail. Now the head was squeezed up against the edge. There was room for one tooth. “It looks as if it’s hit a wall,” said {A}.',
        'On the third sheet {H} drew very small. Now all of it fitted on. But you could not say if it was a crocodile or a caterpillar with a cold. “It’s too long for paper,” said {H}.'
      ]
    },
    {
      id: 'green',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What colour’s a crocodile?” asked {H}. “Green,” said {A}, “but more like mud.” They rubbed green and brown together, and a bit of yellow for the sun on it. It came off on {A}’s nose.',
        '{H} held the paper beside it. “That’s the colour,” said {H}. {A} had to sit still until all of the tail had been coloured in like {A}’s nose.'
      ]
    },
    {
      id: 'sharpening',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The green had got blunt. {A} sharpened it, and a thin curl came out, with a green edge. It was as long as a finger, and then as long as two. “Don’t break it,” said {H}. They both held their breath.',
        'The curl fell off by itself, and lay there like a small green skirt. {H} stuck it on the crocodile, and now it was dressed.'
      ]
    },
    {
      id: 'scales',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A crocodile’s got scales all over,” said {H}, “and each of them’s a little bump.” {H} did them one by one, and did not leave out any. At fifty the hand was tired, and so it was {A}’s turn.',
        '{A} made rather round ones. You could see just where {A} had begun. From there on the crocodile looked a good deal friendlier.'
      ]
    },
    {
      id: 'looking-hard',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“How does the foot go?” asked {H}. {A} put up a hand for it, and spread {A}’s fingers. {H} drew round it. That tickled, above all in the corners. When {A} took {A}’s hand away, there was a foot, with five toes.',
        '“A crocodile’s only got four at the back,” said {A}. {H} thought about it. “Then one toe’s yours,” said {H}, and drew a ring on it.'
      ]
    },
    {
      id: 'eye-or-hole',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In one place the crayon had gone through. There was a hole in the crocodile’s back. “Shall we stick something over it?” asked {A}. {H} went round it once with black. Now it was a nostril.',
        '“Is its nose on its back?” asked {A}. “It breathes with all of it,” said {H}.'
      ]
    },
    {
      id: 'other-says-dog',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came and looked at it, with {A}’s head on one side. “That’s a lovely dragon,” said {A}. “Crocodile,” said {H}. {A} put {A}’s head on the other side. “Of course,” said {A}. “I was holding it the wrong way round.”',
        '{A} had not been holding it at all. But it was kind of {A} to say so.'
      ]
    },
    {
      id: 'elder-chalk',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I drew a train once, in chalk, on the pavement,” said {S}. “It went past our house, and the grocer’s, and on round the corner. I’d only meant to do the engine.” “Where did it end?” asked {A}.',
        '“At the river,” said {S}. “I’d run out of chalk and of street. A lady got in at the grocer’s, and rode all the way.”'
      ]
    },
    {
      id: 'small-artist',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was drawing too. It went round and round, and got blacker, until the paper shone. “What is it?” asked {A}. “That’s the inside,” said {S}. “Of what?” “Of your crocodile.”',
        '{A} looked at it for quite a while. It was certainly dark in there. So they laid it under the middle of the crocodile, where it belonged.'
      ]
    },
    {
      id: 'pet-lies-on-it',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'It was nice to lie on paper, and {A} knew that. {A} chose the sheet with the back leg, turned round once, and was comfortable.',
        '{H} drew on, all round {A}. When {A} got up again, there was a white space in the crocodile, in just that shape. “That’s what it’s eaten,” said {H}.'
      ]
    },
    {
      id: 'waiting-for-head',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“You could draw the head by itself,” said {A}, “on a sheet of its own. Then it could wait for the rest.” {H} did not like that. A head that has to wait looks at you all the time.',
        'So {H} drew just one tooth, to see. It stood on the sheet, quite alone, like a small white tent. “Nobody’s going to be afraid of that,” said {A}, and drew somebody camping in it.'
      ]
    },
    {
      id: 'lay-them-together',
      A: 'partner',
      paragraphs: [
        '{A} picked up the first sheet, with the beautiful tail, and looked at its edge. “The drawing didn’t go wrong,” said {A}. “It only stopped. A crocodile’s as long as a car. You’ve only got as far as the back wheels.” {H} looked at the tail. There was nothing wrong with it. It only needed more paper.'
      ]
    }
  ],
  turn: [
    {
      id: 'another-sheet',
      A: 'partner',
      paragraphs: [
        '{H} laid the sheet on the floor, and put a new one beside it, edge to edge. “Stick, please,” said {H}. {A} stuck. {H} drew the other half of the leg and went on. When that sheet was full, {A} laid down the next. The crocodile went past the table, and past the sofa, and it was still only back. “Stick,” said {H}. “Is there a head yet?” asked {A}. “Not yet.”'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then there was a wall. “It’ll have to bend,” said {A}. {H} drew a bend into it, quite a soft one, so that it did not hurt. After that the crocodile went along the skirting board and looked as if it had meant to.',
        '“They’re good at corners,” said {H}, on both knees. Both knees were green too by now.'
      ]
    },
    {
      id: 'backs-of-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was no more paper. {A} brought an old calendar, a bag from the baker’s, and a letter about the water. On the back they were all white enough.',
        'The bag became the tummy, and it smelled of buns. “That’s what it’s had for lunch,” said {H}.'
      ]
    },
    {
      id: 'the-neck',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Crocodiles haven’t got a neck,” said {A}. “This is before the neck that it hasn’t got,” said {H}. It was getting narrower now, and you could feel that something was coming. They stuck on one more sheet, and {H} blew on the crayon.',
        'But first there was a front foot still to do, and it took up all of the sheet.'
      ]
    },
    {
      id: 'the-head',
      A: 'partner',
      paragraphs: [
        'At the door, on the last sheet, there came an eye. After the eye came the jaw, and it went on, long and flat, right up to the doorstep. Then {H} drew the teeth. There were forty, and there was room for every one. {H} lay flat on the floor to do the fortieth.',
        'They walked from the tail to the head, and it took nineteen steps. “I’ve never been for a walk along a drawing,” said {A}. Everybody who went to bed that night had to go past all of it. At the door the crocodile smiled at them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the table, to see if the head was on the other side.',
      '{names} sat down on a clean sheet, and kept it warm.',
      { text: '{names} sharpened the green pencil, because of all those points.', needs: ['hands'] },
      { text: '{names} snapped two hands like jaws, to show what was still to come.', needs: ['hands'] }
    ],
    way: [
      '{names} backed away from the one tooth, out of kindness.',
      '{names} crawled along the edge of the rug, much like a caterpillar.',
      { text: '{names} picked up a dropped pencil, and handed it back.', needs: ['hands'] },
      { text: '{names} held up one more sheet, and that was too short as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved backwards, one sheet at a time, ahead of the crocodile.',
      '{names} guarded the tail, where the glue had not dried.',
      { text: '{names} lifted the leg of the sofa, and the back went on under it.', needs: ['hands'] },
      { text: '{names} tore off bits of sticky tape, and wore them on ten fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} counted the crayons into their box, and the green was the shortest of all. The crocodile stayed where it was. It was too long to be moved.',
    '{H} washed off nearly all of the green. There was a big white sheet on the bed as well. {H} lay down on it, beginning with the feet.'
  ],
  last: [
    'There was plenty of room at the top for the head, and {H} was asleep.',
    'From the feet to the pillow, it was all there, and it was {H}, asleep.'
  ]
})
