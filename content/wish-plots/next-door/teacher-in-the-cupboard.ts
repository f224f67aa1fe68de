import { wishPlot } from '../wish-plot.ts'

export const teacherInTheCupboard = wishPlot({
  id: 'wish-teacher-in-the-cupboard',
  wishes: [
    'teacher lives in the school cupboard', 'teacher lives cupboard', 'teacher lives in a cupboard', 'teacher living cupboard', 'teacher lives at school', 'teacher lives in school', 'teacher live at school', 'teachers live at school', 'teachers live school', 'teacher living at school', 'teacher lives classroom', 'teacher lives in the classroom', 'teacher secretly lives', 'teacher sleeps at school', 'teacher sleeps school', 'teachers sleep at school', 'teacher sleeping at school', 'teacher sleeps cupboard', 'teacher sleeps classroom', 'teacher bed school', 'teacher bed cupboard', 'teacher bed classroom', 'teacher stays at school all night', 'teacher stays school night', 'teacher spends night school', 'teacher never goes home', 'teacher doesn’t go home', 'teacher at school at night', 'teacher school night', 'teacher slippers', 'where teacher lives', 'where do teachers sleep', 'teacher lives nursery', 'teacher sleeps nursery', 'teacher lives kindergarten', 'teacher sleeps kindergarten', 'teacher lives preschool', 'teacher sleeps preschool', 'teacher has a bed at school', 'teacher stock cupboard', 'teacher store cupboard', 'teacher closet', 'teacher goes when school finishes', 'teachers do at night', 'teacher after everyone goes home', 'miss lives cupboard', 'miss lives at school', 'sir lives at school'
  ], // prettier-ignore
  answers: ['teacher', 'teachers', 'miss', 'sir', 'mr', 'mrs', 'my', 'our', 'her', 'his', 'lives', 'live', 'living', 'lived', 'sleeps', 'sleep', 'sleeping', 'slept', 'stays', 'stay', 'spends', 'night', 'nights', 'nighttime', 'evening', 'school', 'nursery', 'kindergarten', 'preschool', 'classroom', 'class', 'cupboard', 'closet', 'stock', 'store', 'shelf', 'shelves', 'bed', 'pyjamas', 'pajamas', 'slippers', 'toothbrush', 'home', 'house', 'never', 'goes', 'go', 'always', 'there', 'secret', 'secretly', 'really', 'where', 'does', 'do', 'when', 'everyone', 'everybody', 'gone', 'all', 'after', 'finishes', 'dark', 'alone', 'caretaker', 'funny', 'new', 'head', 'headteacher', 'register', 'glue', 'weekend', 'thinks', 'think', 'found', 'finds', 'out', 'who'],
  except: ['died', 'ill', 'sick', 'hospital', 'leaving', 'leaves', 'angry', 'shouts', 'shouted', 'hit', 'locked', 'lock', 'locks', 'scared', 'afraid', 'supermarket', 'shop', 'baby', 'magician', 'loud', 'new teacher', 'dog', 'dragon', 'elephant', 'robot', 'alien', 'witch', 'ghost', 'homeless', 'divorce', 'pyjama day', 'my pyjamas', 'asleep', 'trip', 'sleepover', 'toys', 'uncle', 'hurt'],
  moods: ['question', 'change', 'sleepless', 'learning'],
  company: ['teacher', 'cupboard', 'jumper', 'peg', 'pegs', 'shelf', 'register', 'clock', 'tap', 'slippers', 'caretaker', 'carpet', 'snail', 'kite', 'teapot', 'glue'],
  out: true,
  about: 'The teacher really does live in the classroom cupboard, and cannot sleep there, however quiet they make it, until it is seen that the register is read out in the evening as well, and nobody answers.',
  titles: ['The Teacher in the Cupboard', 'A Line of Light Under the Door', 'Here, Said {H}', 'Second Shelf from the Bottom', 'Who Has Not Been Read'],
  want: [
    {
      id: 'light-under-the-door',
      A: 'partner',
      paragraphs: [
        '{H} thought that the teacher lived in the classroom cupboard. The teacher was there before anybody came, and still there when everybody left. This evening {H} and {A} went back to fetch {H}’s jumper, and the caretaker let them in. The classroom was dark, but under the cupboard door was a line of light.',
        '“Somebody’s in,” whispered {A}. {H} knocked. There stood the teacher in slippers. “Do come in,” said the teacher. {H} wanted to see the bed.'
      ]
    }
  ],
  way: [
    {
      id: 'as-quiet-as-can-be',
      A: 'partner',
      paragraphs: [
        'The bed was the second shelf from the bottom, between the paper and the paint. “It’s very handy,” said the teacher. “I open the door, and I’m at work. Only I can’t get to sleep in it.” “It’ll be the noise,” said {A}.',
        'So {H} put the clock in with the wool, and a sponge under the tap. Now you could hear the chalk. The teacher lay down, and both eyes stayed open. “It’s worse,” said the teacher. “It’s never like this by day.”'
      ]
    },
    {
      id: 'thirty-helpings',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you have for supper?” asked {H}. On the shelf for sums stood thirty bowls from the play kitchen. In each was one spoonful of soup. “I’ve got thirty of everything,” said the teacher, “and everybody has to get the same.” {A} looked at the row of them, and said that it was beautifully fair.',
        'The teacher ate them all, from left to right, and asked after each whether anybody wanted more. Nobody put a hand up. “Then we’ll clear away,” said the teacher, and that took longer than the soup.'
      ]
    },
    {
      id: 'no-running',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Inside the cupboard door hung the rules. “No running,” {A} read out. “Where would you run to?” asked {H}. It was two steps to the paint. “I ran once,” said the teacher. “It was for the telephone. I had a word with myself about it afterwards.”',
        'There was also “Hands up before you speak”. “Even when you’re alone?” asked {A}. “Then most of all,” said the teacher. “Otherwise I’d be talking all evening.” And the teacher put a hand up, and waited, and was allowed to say that.'
      ]
    },
    {
      id: 'odd-gloves',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Isn’t it cold in here?” asked {A}. The teacher pulled a box out from under the bed. LOST, it said. There were nineteen gloves in it, and no two were alike. On cold nights the teacher wore two of them, and a third on the nose.',
        '{H} looked through the box. At the bottom lay a blue one with a duck. “That’s mine!” said {H}. “I thought so,” said the teacher. “It always points to your peg.” The peg had a hedgehog over it.'
      ]
    },
    {
      id: 'under-the-cushion',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Under the cushion on the bed there was something flat. It was a picture, and {H} had painted it in the autumn. “I look at that before I put out the light,” said the teacher. “I like it very much. I only wish that I knew which way up it goes.” {H} turned it round. “It’s a horse,” said {H}.',
        '{A} put {A}’s head on one side. “It was a boat before,” said {A}. “I’ve slept on it as a boat for weeks,” said the teacher. “It did rock a bit.” They put it back as a horse, for a change.'
      ]
    },
    {
      id: 'beach-on-fridays',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And where’s your bath?” asked {H}. It was the water tray, the long one on legs. The teacher sat in it on Fridays, with both knees up to the chin and all the boats. “Next to it there’s the sand,” said the teacher. “So really it’s the sea.” {A} thought that one might do worse.',
        'On the edge of the sand tray lay one towel, with sunglasses on it. Beside that stood a spade, and a sign for others. BACK ON MONDAY, it said.'
      ]
    },
    {
      id: 'other-hand-up',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had an itch behind one ear, and put up a hand to it. “Yes?” said the teacher at once. {A} had not wanted anything. But now everybody was looking. “Seven,” said {A}. It was the first thing that came. “Quite right,” said the teacher, “and nicely said.”',
        '{A} sat up very straight after that. Nobody had told {A} that for a long time. A little later {A}’s other ear began to itch. It took some time to think of eight.'
      ]
    },
    {
      id: 'elder-in-the-piano',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours lived in the piano,” said {S}. “How do you know?” asked {A}. “It was always warm,” said {S}, “and whenever we played a wrong note, somebody sighed.” They had been careful with the low ones. Those were over the bed.',
        'Once they had pushed a sandwich in at the top. It had never come out again, so it must have been eaten. “And the next day we all had a star,” said {S}. “It was egg.”'
      ]
    },
    {
      id: 'child-not-yet',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found the smallest chair, and would not get up again. “I live here too,” said {S}. “You live with us,” said {A}. “It’s my chair,” said {S}, “and I’ve got a spot.” It was on the carpet, and was a raisin.',
        'The teacher had nothing against it. “What can you do?” asked the teacher. {S} thought. “I can be last,” said {S}. They had nobody for that so far.'
      ]
    },
    {
      id: 'pet-along-the-pegs',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Over each peg in the classroom was a picture, so that its child would find it. {A} did not look at pictures. {A} went along below with a busy nose, and stopped at each. Under the snail there had been a banana. Under the kite somebody had a rabbit at home. Over the last peg but one was a hedgehog. There {A} sat down, and would go no further.',
        '“That’s mine,” said {H}. {A} had known that from the door. The teacher had never seen a class gone through so fast, or with such a wet pencil.'
      ]
    },
    {
      id: 'waiting-for-snail',
      A: 'partner',
      paragraphs: [
        '“What do you do last, before you lie down?” asked {A}. “I read the register,” said the teacher, “as I always do.” In that school each child was the picture over a peg. “Snail?” read the teacher, and looked up, and waited. “Kite?” The teacher waited for that one just as long.',
        '“There’s nobody there,” whispered {H}. “No,” whispered {A}. “And look, your teacher’s still waiting for Snail.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-here',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the carpet, where the class sat by day. “Snail?” read the teacher. “Here,” said {H}, slowly, as Snail does. “Kite?” “Here,” said {H}, from high up. Teapot had a cold, and Boots said it twice. “That’s just how they do it,” said {A}.',
        'With each one the teacher’s eyes got a little smaller. Hedgehog came last, in {H}’s own voice. “All here,” said the teacher, and yawned from one end of the shelf to the other.'
      ]
    },
    {
      id: 'umbrella-says-yes',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was not easy to be so many. Umbrella never said “Here”, but always “Yes, what?” Spoon was mostly under the table, so {H} had to go there and say it from below. “And who’s that?” asked {A}. “That’s Button,” said {H}. “Button only nods.”',
        '{H} nodded. The teacher saw it, made a tick, and sank a bit deeper into the cushion. Those who only nod have to be looked for.'
      ]
    },
    {
      id: 'late-as-always',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Tractor?” read the teacher. {H} said nothing. “Isn’t Tractor here?” asked {A}. “Not yet,” said {H}. The teacher did not mind. They all listened. Then {H} got up and went out into the corridor, and ran back in, quite out of breath. “Here!” said {H}. “I had to find my other shoe.”',
        '“Good evening, Tractor,” said the teacher, very contented. It would not have been the whole class without somebody who was late.'
      ]
    },
    {
      id: 'one-more-peg',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {H}. “There’s one who never gets read.” On the cupboard door there was a peg as well, without a picture. {H} drew a slipper, and stuck it up. Then {H} pushed the door to, until there was only a line of dark. “Slipper?” read {H} from outside. “Here,” said the teacher, almost gone.',
        'They went out on tiptoe, and were halfway home before {A} said anything. “Where’s your jumper?” asked {A}. It was hanging on its peg, under a hedgehog.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the cupboard door, at two slippers.',
      '{names} sat down on the carpet at once, without being told.',
      { text: '{names} hung up a coat on an empty peg, under a picture of a pear.', needs: ['hands'] },
      { text: '{names} wiped both shoes on the mat, although nobody was looking.', needs: ['hands'] }
    ],
    way: [
      '{names} crept as far as the paint, and back by way of the glue.',
      '{names} lay on the lowest shelf for a moment, to see how it was.',
      { text: '{names} put the lids back on some pens, until each had clicked.', needs: ['hands'] },
      { text: '{names} shook up the cushion on the second shelf.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a free bit of carpet, and made one more for the count.',
      '{names} caught the yawn, and passed it on to the paint.',
      { text: '{names} said “Here” for Pear, who sits at the very back.', needs: ['hands'] },
      { text: '{names} took the sponge away again, and let the tap say something.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair at home stayed without its jumper, and everything else was laid out for school.',
    '{H} washed, and lay down. Somebody at the door read out {H}’s name, and waited just long enough. “Here,” said {H}.'
  ],
  last: [
    'Snail was here, and Kite, and Slipper on the second shelf, and {H} was asleep.',
    'Under the door there was only a line of dark, and {H} was asleep.'
  ]
})
