import { wishPlot } from '../wish-plot.ts'

export const shadow = wishPlot({
  id: 'wish-shadow',
  wishes: ['shadow', 'shadows', 'my shadow', 'shaddow', 'shaddows', 'shadow tag', 'shadow race'],
  except: ['ran', 'runs', 'run', 'stays', 'stayed', 'behind', 'naughty', 'away', 'left', 'without', 'moon', 'wolf', 'dinosaur', 'dragon', 'peter', 'pan', 'dark', 'scared', 'afraid', 'scary', 'spooky', 'creepy', 'fear', 'frightened', 'monster', 'monsters', 'ghost', 'night', 'nighttime', 'bedroom', 'room', 'ceiling', 'curtain', 'wall', 'wardrobe', 'window', 'bed', 'hedgehog', 'sonic', 'puppet', 'puppets', 'theatre', 'show', 'cat', 'kitten', 'dog', 'puppy', 'horse', 'pony', 'hamster', 'rabbit', 'bunny', 'hand', 'hands', 'fingers', 'torch', 'lost', 'gone', 'stolen', 'died', 'poorly', 'vet', 'eyes', 'eye', 'brother', 'sister', 'why', 'what', 'how'],
  answers: ['my', 'own', 'long', 'longest', 'big', 'biggest', 'giant', 'small', 'tiny', 'funny', 'playing', 'play', 'tag', 'race', 'racing', 'catching', 'catch', 'chasing', 'chase', 'stepping', 'treading', 'following', 'follows', 'follow', 'copies', 'copying', 'sun', 'sunny', 'lamp', 'light', 'dancing', 'friend', 'flat'],
  company: ['shadow'],
  about: 'The hero races the hero’s own shadow to the wall and always loses by a head, until the finish is moved to the lamp.',
  titles: ['By a Head', 'The Finish Was at the Wrong End', '{H} Comes In First', 'A Whole Shadow Behind', 'How Does It Look? Flat'],
  want: [
    {
      id: 'off-together',
      A: 'partner',
      paragraphs: [
        'The standing lamp was on, and {H} had a shadow. It began at {H}’s feet, and lay along the rug with very long legs. “I’ll race you to the wall,” {H} said to it. “Ready, steady, go,” said {A}, who was the judge.',
        '{H} ran till the rug wrinkled. But the shadow already had its head on the wall, and was not even puffing. “By a head,” said {A}. “It grew on the way,” said {H}. “I saw it.” Just once {H} wanted to beat that shadow.'
      ]
    }
  ],
  way: [
    {
      id: 'lighter',
      A: 'partner',
      paragraphs: [
        '{H} took off both slippers, to be lighter. The shadow took off just as many. Then {H} set out while {A} was still saying “steady”. It must have been listening. “By a head again,” said {A}.',
        'So {H} did the last bit in one long jump. In the air they came apart, feet from feet. Down they came again, heel to heel. “Don’t say it,” said {H}. “By a head,” said the judge.'
      ]
    },
    {
      id: 'training',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} trained for the next race, with ten knee bends. So did the shadow, and it never said a word. Then they both did star jumps. {H} got red in the face. The shadow could not do that. “It’s got no face to go red in,” said {A}.',
        '“Then how does it see where it’s going?” asked {H}. “It doesn’t,” said {A}. “It leaves that to you.” {H} went carefully round the table. The shadow went straight through two of the legs.'
      ]
    },
    {
      id: 'hurdles',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} laid three cushions across the course, for hurdles. {H} jumped, and caught the second one with a toe. The shadow did not jump at all. It ran up one side of each cushion and down the other, like spilled tea.',
        '“Is that allowed?” asked {H}. The judge had to think. “It never left the ground,” said {A}. “I’d call that walking.” So the shadow was told off. It hung its head, because {H} showed it how.'
      ]
    },
    {
      id: 'weights',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried to hold it back. {A} laid the heaviest book on the shadow’s left foot, and a pan on the right one. “Now,” said {A}. {H} walked off. The shadow came along, as if it were nothing.',
        'The book still lay there, and so did the pan, each with a small shadow of its own. “Those two stay where they’re put,” said {A}. {H} bent down to look at them. “They’ve never seen anybody run,” said {H}.'
      ]
    },
    {
      id: 'scales',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How heavy is it?” asked {A}. {H} stood on the bathroom scales, and {A} read out the number. Then {H} got off, and held one arm over them. Now just the shadow of the arm was on. The scales stayed at nothing.',
        '“That’s how it does it,” said {A}. “You’ve got bones to take along, and lunch.” {H} felt for the lunch. It had been a good one. “I’m not giving that up,” said {H}.'
      ]
    },
    {
      id: 'colander',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} put on a colander, so as to be harder to copy. The shadow wore one too, but with light in it. There were small bright spots all over its head, in rows. “It’s having ideas,” said {A}.',
        'Next they tried other things. A sieve came out like mist. The fork came out as a fork, with nothing to eat on it. With the teapot the shadow got a nose at last, and turned it up at them.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} switched on the lamp by the window as well. All at once there were two shadows, one on either side, and both of them were pale. “It’s fetched somebody,” said {H}.',
        '“No,” said {A}. “Each lamp shines into the other one’s shadow, so there isn’t as much dark in it.” {H} looked from one to the other. They had shared it out, and nobody had more. {H} put up one arm, and two arms answered.'
      ]
    },
    {
      id: 'shade',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“In hot places, people look for a shadow to sit in,” said {A}. {A} sat down on the rug, in {H}’s. “It’s nice in here. It isn’t big, but it’s quiet.” {H} stood very still, so as not to spill any.',
        '“You’ve got some light on your ear,” said {H}, and moved over a bit. Then {H} wanted to try it too. That was harder. Whenever {H} sat down in the shadow, it sat down first.'
      ]
    },
    {
      id: 'four-arms',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came and stood close behind {H}. Now there was only one shadow, and it had four arms. “Move something,” said {H}. They all waved, each as it liked. It looked like a beetle that had missed its bus.',
        '“Where do I stop?” asked {A}. {H} looked for the line, and there was none, not even a thin one. Then {H} went to the left, and {A} went to the right. The shadow got a waist, and came apart like dough.'
      ]
    },
    {
      id: 'sundial',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There are clocks that do it with a shadow,” said {A}. “One thing stands in the middle, and the sun goes round it.” {H} stood in the middle. {A} was the sun, and walked round with a torch. The shadow swept over the rug like a hand.',
        '“What time is it?” asked {H}. “A quarter past the chair,” said {A}. They went on until it was nearly sofa. “That’s late,” said {H}.'
      ]
    },
    {
      id: 'giant-hand',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Close to the lamp, a shadow gets bigger. {H} held up one hand there, and on the wall was a hand the size of a door. It could have lifted the cupboard. {H} let it tickle the curtain, under the arms.',
        '“Now come this way,” said {A}. With every step the hand got smaller, first like a tray, and then like a plate. At the wall {H} put a real hand on it. It fitted like a glove, with no wrinkles.'
      ]
    },
    {
      id: 'click',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} switched the lamp off, so that the runners could have a rest. Click, it went, and the shadow was nowhere. “Where’s it gone?” asked {H}. “It’s everywhere,” said {A}. “It’s let itself out, like a belt after supper.”',
        '{H} felt about for the edge of it, and there was none. Then the lamp came on again. There lay the shadow, at {H}’s feet, with all its corners, as if it had never been out.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had brought a shadow too. It stayed close to {A}, and neither of them wanted to be in front. {H} lay down on the rug to watch. “They don’t race,” said {H}. “They’ve got nowhere to be before each other.”',
        'Then {A} moved, and the shadow moved as well, exactly as far. Nobody had said go. It was the best-trained shadow in the house.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I had an uncle who was very wide,” said {S}. “Five of us ate our lunch in his shadow. It was the only shade on the whole beach.” “And what did he do?” asked {A}.',
        '“He stood,” said {S}. “Now and then the sun had moved. Then we all picked up our plates and moved too. He said that nobody had ever followed him so closely.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} put a foot on the head of {A}’s shadow. “Ow,” said {A}. {S} took the foot away. “Did you feel that?” “A bit,” said {A}, and rubbed {A}’s head, to be fair.',
        '{S} trod on its knee, and {A} limped. {S} tickled the rug, about where the tummy was, and {A} had to sit down. At last {S} laid a blanket over the whole shadow. It lay on top of the blanket.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} had found a small shadow on the rug, and wanted to pick it up. It did not come off. {A} tried it with a finger and thumb, and then with all ten. Each time there was a hand on it already.',
        '“That’s yours,” said {H}. “You can’t put it down either.” {A} lifted the hand to look, and by then it had gone.'
      ]
    },
    {
      id: 'where-the-lamp-is-not',
      A: 'partner',
      paragraphs: [
        '{H} sat down, and the shadow sat too. {A} looked at the lamp, and at {H}, and at the wall. “It isn’t any faster than you,” said {A}. “It’s just always on the side where the lamp isn’t. You run away from the lamp, so it’s in front.”',
        '{H} turned round. On that side the rug was bright, as far as the lamp, and nobody was on it. “Then the finish is at the wrong end,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-lamp',
      A: 'partner',
      paragraphs: [
        'Now the two of them started from the wall. “Go!” {H} ran at the lamp. There was nobody to be seen. “Where is it?” called {H}. “Behind you,” called the judge. “How does it look?” “Flat.”',
        '{H} touched the lamp, and turned round. There lay the shadow, feet first, along the rug. “The feet are in,” said {A}. “The rest’s still on its way. You’ve won by a whole shadow.”'
      ]
    },
    {
      id: 'lying-down',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{H} won three times more, since it was so good. Each time the judge had to wait a moment for the head of the shadow. “Last again,” said {A}. “How’s it taking it?” asked {H}. “Lying down,” said {A}.',
        'When {H} rested close to the lamp, the shadow had got quite short. “It’s making itself small,” said {H}. {A} thought that it was only getting its breath.'
      ]
    },
    {
      id: 'the-prize',
      A: 'other',
      spare: 17,
      paragraphs: [
        'For a medal {A} hung a jam-jar lid round {H}’s neck, on a bit of wool. {H} turned round to see if the shadow minded. It had one as well. It was just as big, and hung in the same place.',
        '“It came last,” said {H}. {A} held the two of them side by side. The lid shone a little, and said apricot. On the other one there was nothing to read. “That’s only for taking part,” said {A}.'
      ]
    },
    {
      id: 'level',
      A: 'partner',
      paragraphs: [
        '“My shadow isn’t used to being last,” said {H}, and looked at it for a while. Then {H} switched on the big lamp on the ceiling instead, and walked towards it. At every step the shadow drew in its legs.',
        'Right underneath, it fitted round two feet, head and all. {A} knelt down to measure, in front and behind. “By how much?” asked {H}. “By nothing at all,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} set off for the wall as well, and so did something flat.',
      '{names} lay down across the finish, where it was warm.',
      { text: '{names} held the tape at the wall, which was wool.', needs: ['hands'] },
      { text: '{names} pulled the rug straight for the next race.', needs: ['hands'] }
    ],
    way: [
      '{names} chased a bit of shadow, and it got away under the table.',
      '{names} rolled on the rug, to flatten something as well.',
      { text: '{names} made a rabbit on the wall, with two fingers up.', needs: ['hands'] },
      { text: '{names} put the slippers side by side, out of the course.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in after {H}, and well before the shadow.',
      '{names} moved over under the ceiling lamp, to see it come in.',
      { text: '{names} clapped, and on the wall it was clapped as well.', needs: ['hands'] },
      { text: '{names} measured what was left of the shadow with a spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put on both slippers again, and so did somebody flat. The rug was pulled straight, from the wall as far as the lamp.',
    'With a clean neck {H} lay down. In the last of the light one hand went up, and came slowly down on the pillow. There was a hand there already.'
  ],
  last: [
    'With the lamp off, the shadow had the whole room to itself, and {H} was asleep.',
    'Nobody was in front and nobody was behind, and {H} was asleep.'
  ]
})
