import { wishPlot } from '../wish-plot.ts'

export const tractorFurrow = wishPlot({
  id: 'wish-tractors-furrow',
  themes: ['tractors'],
  except: ['combine', 'harvester', 'ted', 'trailer', 'hay'],
  answers: ['big', 'green', 'farm', 'farmer', 'ploughing'],
  moods: ['learning'],
  company: ['cow'],
  about: 'A tractor is to plough straight by looking at one thing and nothing else, and chooses a cow, which goes to the kitchen.',
  titles: ['The Cow Went for a Biscuit', 'As Straight as a Ruler', '{H} Ploughs a Furrow', 'Don’t Look Round', 'Something That Never Moves'],
  want: [
    {
      id: 'brown-wool',
      A: 'partner',
      paragraphs: [
        '{H} was a green tractor, and the plough was a ball of brown wool. Wherever the tractor went, the wool lay behind it, and that was the furrow. {H} wanted one right across the carpet, as straight as a ruler.',
        '{A} was the cow in the next field. “The first one’s the hard one,” said the cow, and chewed. “All the others go along beside it. If that’s crooked, the whole farm’s crooked.”'
      ]
    }
  ],
  way: [
    {
      id: 'cold-start',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the cold an old tractor doesn’t want to start. {A} took hold of {H}’s arm and turned it round, like a handle. “Put,” said {H}. {A} turned it again. “Put. Put.” And then there was silence.',
        '“It’s flooded,” said {A}. At the third try it caught, and the little flap on the chimney began to dance. The flap was the peak of a cap. “Put-put-put,” said {H}, “you can let go of my arm.”'
      ]
    },
    {
      id: 'green-family',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“We’ve always been green,” said {A}. “My tractor’s green, and so was the one before.” For farmers stay with one colour all their lives, and so do their children. {H} drove round {A} once.',
        '“I’d have liked to be a blue one,” said {H}. Nobody spoke for some time. “We won’t tell the neighbours,” said {A}. “They’re red.”'
      ]
    },
    {
      id: 'gull',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Behind every plough come the gulls, to look for worms. {A} was the gull, and hopped along with both arms out. “Here’s one!” cried the gull. It was long and brown, and {A} took hold of one end and pulled.',
        'It got longer and longer. “That must be the longest worm in the county,” said the gull. {H} stopped and looked round. There was no furrow there any more. “That wasn’t a worm,” said {H}. “That was my morning.”'
      ]
    },
    {
      id: 'front-weights',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The plough was so heavy that the front wheels came off the ground. {H} stood up on the back ones, like a horse in a circus. “You need weights in front,” said {A}. “They all have them, on the nose.”',
        '{A} laid a bag with four potatoes across {H}’s shoulders. Down came the front wheels. “Better?” asked {A}. {H}’s nose was on the carpet. “Take one potato off,” said {H}.'
      ]
    },
    {
      id: 'red-juice',
      A: 'other',
      spare: 5,
      paragraphs: [
        'The tractor was empty, and rolled up to the farm tank. “Red, please,” said {H}. On a farm they put in fuel that’s been coloured red, so that everybody can tell. {A} had raspberry juice, and it was just the right red.',
        '{H} filled up through a straw. “Glug,” said the tank, which was {A}. “Full?” “There’s a corner left,” said {H}. “You’re a small tractor,” said {A}, “but you’ve got a lot of corners.”'
      ]
    },
    {
      id: 'lift-it-out',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At the end of a field you have to lift the plough out, or it can’t turn. “Hsss,” said {A}, who was in charge of that, and up went the wool in {A}’s hand. The tractor turned round. “Hsss,” said {A}, and let it down again.',
        'The next time {A} was looking at a fly. Nobody said hsss. The tractor turned round with the plough still in the ground. Half the field came round with it, and a boot. “Sorry,” said {A}. “I was thinking of something.”'
      ]
    },
    {
      id: 'worm',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Now I’m a worm,” said {S} from the floor. “You’ve ploughed me up.” {A} stopped the engine at once. “I’m sorry,” said the tractor. “Which end of you is the front?”',
        'The worm thought about it. “I don’t know,” said {S}. “It’s always been dark.” {A} asked which way it would like to go, so as not to be in its road. “Down,” said the worm. So {S} was covered up with a cushion, and sighed.'
      ]
    },
    {
      id: 'scarecrow',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'A field like that needs somebody to keep off the crows. {A} was not doing anything, and got the job. “You don’t have to shout,” said {H}. “You only have to be there.”',
        '{H} drove up the field and looked at the sky. Not one crow came. When {H} drove down again, there was still none. {A} had not lifted so much as an eyebrow. “You’ve got a gift for it,” said {H}.'
      ]
    },
    {
      id: 'straight-uncle',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My uncle won the ploughing match nine times,” said {S}. “His furrows were so straight that people came by bus to look at them. They laid a string beside them, and nobody could say which was the string.”',
        '“Was he straight with everything?” asked {A}. {S} thought back. “You should have seen him cut a loaf,” said {S}. “We had slices that were thick at one end, and at the other end there was nothing. We called it the wedge.”'
      ]
    },
    {
      id: 'river',
      A: 'partner',
      paragraphs: [
        'Chug, chug, went the tractor, and {H} looked round, to see if it was straight. It was. {H} drove on, and looked round again. It was a bit less straight. At the end the furrow had been to see two chairs and a slipper. “You’ve made a river,” said {A}.',
        '“Where you look, you steer,” said the cow. “A farmer looks at something at the far end, and never at anything else.” {H} looked at the far end. There stood the cow.'
      ]
    },
    {
      id: 'behind-the-cow',
      A: 'partner',
      paragraphs: [
        'So {H} looked at the cow, and at nothing else. Chug, chug, chug. It was a long field, and towards the end the ground was cold. At last the cow stood still. “Straight!” said {H}. “I looked at you the whole time.”',
        'They turned round. The furrow went round the table and through the door, and ended at the kitchen cupboard. {A} had a biscuit in one hoof. “I got hungry,” said the cow.'
      ]
    }
  ],
  turn: [
    {
      id: 'never-moves',
      A: 'partner',
      paragraphs: [
        '“No more cows,” said {H}, and rolled up the field. “I need something that never moves.” “The lamp?” said {A}. “It was over there on Sunday.” Then {H} saw it through the open door. It had four legs too, and had never gone anywhere. “The bed,” said {H}.',
        'The tractor took aim at one leg of it and drove. It did not look round when the cow mooed. It drove slowly, until it bumped into the leg with its nose. Only then did {H} turn round. There lay the furrow, as straight as a ruler.'
      ]
    },
    {
      id: 'hare',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was getting dark, and they ploughed on with lights. {A} held the torch. In the middle of the field sat something with long ears. “A hare,” whispered {H}. “They lie down in the furrow and think that you can’t see them.”',
        'It kept quite still. {A} turned off the torch, and they drove round it, and nobody chugged. On the way home they saw that one ear was a heel. “It’s a hare when it’s dark,” said {A}.'
      ]
    },
    {
      id: 'brown-side-up',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Why do you do it at all?” asked {A}. “It was a perfectly good field.” “It has to be turned over,” said {H}. “What was on top gets under, and has a rest.” {A} thought that this sounded very nice.',
        '{A} lay down on the carpet to try it. {H} pushed from one side with both front wheels. Over went {A}, slowly, like a clod, and lay there brown side up. “And now?” asked {A}. “Now you stay like that till spring,” said {H}.'
      ]
    },
    {
      id: 'washed-down',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They washed the tractor down, with a dry cloth. {A} did the big wheels at the back. “There’s earth in all the grooves,” said {A}, and went in between the toes. It had to be done with one finger.',
        '“Not there!” said {H}, and the whole tractor shook. “Hold still,” said {A}. “You’ve got half the farm in here.” They found a crumb and a bit of brown fluff. The fluff went back to the field.'
      ]
    },
    {
      id: 'sown',
      A: 'partner',
      paragraphs: [
        'The cow walked along it, chewing, and looked for a bend. There was none. “But you’ve dropped crumbs in it,” said {H}. They lay all along the furrow. “Then it’s been sown as well,” said the cow.',
        '“When does it come up?” asked {H}. {A} chewed on that. “By breakfast,” said the cow, “if nobody treads on it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} mooed from the field beyond the next one.',
      '{names} got over the wool, with great care and nearly all the feet.',
      { text: '{names} opened the gate to the carpet, and shut it behind the plough.', needs: ['hands'] },
      { text: '{names} picked the stones off the field, and two were raisins.', needs: ['hands'] }
    ],
    way: [
      '{names} settled on the river bank, and looked for fish.',
      '{names} grazed along the river, round both bends.',
      { text: '{names} measured the river with a string, and it was longer than the field.', needs: ['hands'] },
      { text: '{names} put up a scarecrow, and that was a coat on a chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the furrow home, nose down, like the birds.',
      '{names} rested a cheek on the carpet, to see how straight it was.',
      { text: '{names} squinted along one thumb, as farmers do.', needs: ['hands'] },
      { text: '{names} propped the door wide, so that the field fitted through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The furrow was left where it lay, because of what was coming up. The plough stood at the end of it, and was hardly bigger than a plum.',
    'When {H} had washed, it was not far. {H} looked at one leg of the bed, and at nothing else, and drove there without any lights.'
  ],
  last: [
    'The bed had not moved, and {H} was in it, quite straight, asleep.',
    'Nothing had come up yet, and at the far end of the field {H} slept.'
  ]
})
