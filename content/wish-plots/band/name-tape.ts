import { wishPlot } from '../wish-plot.ts'

export const nameTape = wishPlot({
  id: 'wish-name-tape',
  wishes: ['sewing', 'sewing on name', 'sewing on a name', 'sewing name', 'sew name', 'sew on name', 'sews name', 'name tape', 'name tapes', 'nametape', 'nametapes', 'name label', 'name labels', 'name tag', 'name tags', 'sewing labels', 'sewing label', 'name on hat', 'name on clothes', 'name in clothes', 'name in hat', 'learning to sew', 'learns to sew', 'sew', 'sews', 'needle and thread', 'needle thread', 'stitching name', 'coser'],
  answers: ['sew', 'sews', 'sewing', 'sewed', 'sewn', 'name', 'label', 'labels', 'tape', 'tapes', 'tag', 'learn', 'learning', 'learns', 'first', 'nursery', 'kindergarten', 'class', 'clothes', 'hat', 'needle', 'thread', 'stitch', 'stitches', 'new', 'her', 'his', 'own', 'by', 'myself', 'in', 'on', 'starting', 'everything'],
  except: ['button', 'buttons', 'machine', 'dress', 'costume', 'quilt', 'blanket', 'curtain', 'curtains', 'teddy', 'bear', 'doll', 'mouse', 'mice', 'elf', 'elves', 'tailor', 'hospital', 'cut', 'finger', 'knee', 'doctor', 'badge', 'scout', 'cub', 'sleeping', 'beauty', 'uniform', 'jumper', 'dog', 'cat', 'baby', 'different', 'change', 'hates', 'grandma', 'granny', 'nana', 'king', 'emperor', 'pin', 'injection', 'jab', 'eye', 'haystack', 'died', 'dead', 'wrong', 'spelt', 'spelled', 'teased'],
  moods: ['first', 'learning', 'waiting'],
  company: ['hat', 'name', 'needle', 'knee', 'orange', 'tablecloth', 'stitch'],
  about: 'The hero sews a name into the red hat, and the hat to the trousers, twice, until something round sits in between where a head should be.',
  titles: ['The Hat Was on the Knee', 'Eleven Red Hats', '{H} Sews It On', 'Something in Between', 'The Orange Had It On'],
  want: [
    {
      id: 'eleven-hats',
      A: 'partner',
      paragraphs: [
        'There were eleven red hats in the cloakroom. {H} had come home in two of them, one on top of the other, to be sure. The wrong one smelled of fish. Now {H} wanted to sew a name into the right one, with nobody helping. It was on a white tape, in blue.',
        '{A} brought the thick needle with the round tip. {H} sat down, with the hat on one knee. In it went, and out, and in, and pull. Then it was on. {H} stood up. “And where’s the hat?” asked {A}. It was on the knee.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-knee',
      A: 'partner',
      paragraphs: [
        '{H} walked to the mirror. The hat walked along at the front, and bowed at every step. “You’ve sewn it to yourself,” said {A}.',
        'They unpicked it. “You’ve got to make smaller stitches,” said {A}, “then they can’t get through.” So {H} made them as small as poppy seeds, and stood up. “It’s on,” said {H}. “It’s very on,” said {A}, and bent down to the knee.'
      ]
    },
    {
      id: 'thread-the-needle',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The thread did not want to go into the eye. It went past on the left, and it went past on the right. It had a beard. {A} licked the end, and rolled it, until it was as sharp as a wasp. “Now hold still,” said {A}, to the needle.',
        '{H} came with the thread from one side, and {A} came with the needle from the other. They met somewhere over the table. “It winked,” said {H}. At the ninth time it was looking the other way, and they got in.'
      ]
    },
    {
      id: 'knot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the end there’s a knot, or it all comes out again. {H} made one, and pulled. The thread slid right through the hat and fell down on the other side. “That was too thin,” said {A}. {H} made a knot on the knot. Then {H} made one on top of that, for company.',
        'Now it was as big as a pea. It would not go through the hat, and nor would it go through anything else. “You could tie up a ferry with that,” said {A}.'
      ]
    },
    {
      id: 'many-tapes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were a hundred tapes on the roll, and on every one was the same name. They pulled it out as far as the door. “I didn’t know that there were so many of me,” said {H}. {A} read them all out, like somebody at a school. “Here,” said {H} to each.',
        'At the thirty-first nobody answered. {A} called again. “Away today,” said {H}. “A cold.” They went on from the thirty-second.'
      ]
    },
    {
      id: 'whose-fish',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Whose is it, then?” asked {A}, with the strange hat in both hands. They looked it over like detectives. It had a long brown hair in it. It had half a sunflower seed. And it smelled of fish, but of smoked fish, from someone who liked eating it.',
        '“Bruno,” said {H}. Bruno had brown hair, and his grandfather had a van. “And what does he smell in yours?” asked {A}. They thought about that. “You,” said {A}, and sniffed at {H}’s head. “Toast. And a bit of glue.”'
      ]
    },
    {
      id: 'what-else-to-name',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could put one on everything,” said {A}. They laid the tapes down where they belonged, to see how it looked. There was a tape on the chair, and a tape on the spoon. The lamp was {H}’s, and so was the butter. {A} sat still, and got one on the forehead.',
        '“Now I can’t get lost,” said {A}. Then the door opened, and there was a draught. For some time the cheese had {H}’s name.'
      ]
    },
    {
      id: 'travelling',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The needle went in and out like a dolphin. {H} liked that best. “Now it’s under water,” said {A}. “Now it’s up for air.” {A} had one finger on top, and waited. “It’s been down for a long time,” said {A}.',
        'They turned the hat over. On the inside the dolphin had gone three times round the same place. It was playing. {H} drew it back by its tail.'
      ]
    },
    {
      id: 'thimble',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the sewing box was a thimble. It was a hat as well, for one finger. {H} put it on, and knocked on the table, and the cup, and one of {A}’s buttons. Every time it was somebody else at the door.',
        '“Does it have a name in?” asked {A}. {H} looked inside with one eye. It was too dark for reading. “It doesn’t need one,” said {H}. “There’s only one of it on the hook.”'
      ]
    },
    {
      id: 'upside-down',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Which way up does it go?” asked {A}. {H} had not thought of that. If the name was for those who looked in from above, it had to be one way. If it was for the head, it had to be the other.',
        '“A head can’t read,” said {A}. “It’s got its eyes on the outside.” That was true. But {H} thought that it would know all the same. You can feel if somebody has written to you.'
      ]
    },
    {
      id: 'long-thread',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The thread was very long, so that {H} would never have to do it again. For each stitch {H} had to walk to the window, and then come back. “You’re sewing the whole room,” said {A}, and ducked. At the chair it caught, and at the handle, and on one ear.',
        '“How much is left?” asked {A}. {H} looked along it, from the window to the door. “I’ve done two stitches,” said {H}, “and a kilometre.”'
      ]
    },
    {
      id: 'pencil-instead',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In my day it was written in with a pen,” said {A}. They tried it on a rag. The ink ran along the threads, like something with legs. First it was a name, and then it was a spider, and then it was a forest.',
        '“It’s no use on wool,” said {A}. “Then they’d call me Forest,” said {H}. There was one of those at school already, on the third hook.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had seven cousins,” said {S}, “and the clothes went down through all of us. And each name was sewn on top of the one before.” “So whose were they in the end?” asked {A}. “Mine. I was the last.”',
        '“There were seven tapes in my collar, one on another,” said {S}. “It held my head up. When I was cold, I used to think of all of them in there, holding on behind.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted a name sewn on as well. “Where?” asked {A}. {S} pointed to a cushion. “It’s called Elbow,” said {S}. So {A} sewed on {A}’s own name, for there was nothing else on the roll.',
        '{S} traced the blue letters with a finger. “El-bow,” read {S}, quite slowly. It was exactly right, and nobody said anything.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'The strange hat lay on the floor. {A} had smelled it from the hall, and had come at once. It was the best hat that there had ever been. {A} lay down, with a nose right inside.',
        '“That’s Bruno’s,” said {H}. {A} breathed in Bruno’s hat, and breathed out, and shut both eyes. It was a wonder that anybody gave such a thing away.'
      ]
    },
    {
      id: 'nobody-in-it',
      A: 'partner',
      paragraphs: [
        '{A} put a fist inside the hat, and it was round. “When you sew, it’s flat,” said {A}. “There’s nobody in it. The needle goes through, and looks for the next thing, and that’s your knee.”',
        '“Then somebody’s got to be in it,” said {H}. They looked about for a head. In the bowl lay some apples, and one big orange.'
      ]
    }
  ],
  turn: [
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        'The orange got the hat on, pulled down to the eyes. Now there was something in between. In went the needle, and felt the peel, and came out again. The whole table smelled of it.',
        '{H} made a knot, and stood up, very slowly. The hat came, and the trousers stayed. Inside, behind the orange, stood the name. It leaned a bit. “It’s on the hat,” said {A}, “and on nothing else.”'
      ]
    },
    {
      id: 'orange-says',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The orange had a row of tiny dents, all the way round. {H} ran a finger over it. “It’s been a help,” said {H}. They asked it how it had been, with a hat on. It had been warm. It was not used to it, where it came from.',
        '“Shall we eat it?” asked {A}. {H} looked at it for a while. They took an apple.'
      ]
    },
    {
      id: 'tablecloth',
      A: 'partner',
      paragraphs: [
        '“I’ve finished too,” said {A}, who had done the gloves meanwhile, at the table. {A} got up with them in both hands. The gloves came, and the tablecloth came, and so did the bowl of apples. {H} caught the orange.',
        '{H} walked once all the way round. “It’s very on,” said {H}. And {H} held out the orange.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the strange hat, for quite a while.',
      '{names} looked for the hat everywhere but on the knee.',
      { text: '{names} cut off one more tape, along the line.', needs: ['hands'] },
      { text: '{names} held the thread up out of the way.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the knee.',
      '{names} bowed back to the hat.',
      { text: '{names} picked up bits of blue thread, one by one.', needs: ['hands'] },
      { text: '{names} tried the hat on a fist, and on the teapot.', needs: ['hands'] }
    ],
    turn: [
      '{names} came after an apple that rolled.',
      '{names} looked up at the orange, which seemed to know something.',
      { text: '{names} helped the table out of the glove.', needs: ['hands'] },
      { text: '{names} read the name in the hat aloud, from both sides.', needs: ['hands'] }
    ]
  },
  bed: [
    'The needle was put away in its box, and the box was shut. The red hat with a name hung on the hook. Beside it was the one that smelled of fish.',
    '{H} washed, and got out of the trousers. There was a ring of little holes on one knee, round as a hat. They would close by themselves.'
  ],
  last: [
    'In the dark of the hat it said in blue whose it was, and {H} was asleep.',
    'In went the breath, and out, and in, and it held on nowhere, and {H} slept.'
  ]
})
