import { wishPlot } from '../wish-plot.ts'

export const cake = wishPlot({
  id: 'wish-cake',
  beginsElsewhere: true,
  wishes: ['baking a cake', 'bake a cake', 'baked a cake', 'making a cake', 'made a cake', 'cake', 'cakes', 'chocolate cake', 'sponge cake', 'cake sank', 'cupcake', 'cupcakes', 'cup cakes', 'fairy cakes', 'baking cupcakes'],
  except: ['contest', 'competition', 'judge', 'prize', 'wedding', 'stall', 'shop'],
  answers: ['baking', 'bake', 'baked', 'making', 'made', 'oven', 'bowl', 'licking', 'spoon', 'grandma', 'nana', 'granny', 'chocolate', 'sponge', 'lemon', 'carrot', 'flat', 'sank', 'rose', 'kitchen', 'icing', 'birthday', 'surprise', 'flour', 'eggs', 'together', 'sunday', 'for', 'cupcakes', 'cup'],
  moods: ['first', 'proud', 'learning'],
  about: 'The hero wants to see a cake rise, which nobody has ever seen, and sees something else.',
  titles: ['They Watched the Cake', 'A Slow Programme', '{H} Sees It Move', 'The Cake With a Lake', 'Always When You Look Away'],
  want: [
    {
      id: 'nobody-has-seen',
      A: 'partner',
      paragraphs: [
        'The cake was in the oven, and {H} wanted to see it rise. Every cake had gone in flat and come out high. Nobody had ever seen it happen.',
        '“Then we’ll watch,” said {A}. They put two chairs in front of the oven window. The cake lay in its tin, flat and yellow, and did nothing at all.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bowl',
      A: 'partner',
      paragraphs: [
        'They watched until their eyes watered. “It’s a slow programme,” said {A}. Then there was the bowl to lick, and they only turned round for that. When they turned back, the cake was halfway up the tin. “You missed it!” said {H}. “So did you,” said {A}.'
      ]
    },
    {
      id: 'stick',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Let’s see if it’s done,” said {A}. {A} opened the oven a crack. A thin stick went into the cake, right down to the bottom, and came out again. There was dough on it, as on a boot. “Not yet,” said {A}. “It’s got to come out clean.”',
        '{H} got the stick, when it was cold, and licked it on both sides. “It’s clean now,” said {H}. “That’s not how it’s meant,” said {A}. They looked at the cake. It had a small hole in the middle, and looked back with it, like somebody through a keyhole.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why does it go up at all?” asked {H}. “There’s air in it,” said {A}. “You beat it in, with the eggs. It gets warm and wants more room.” {H} thought of the beating. It had been a lot of air, and {H} had done it all with one arm.',
        '“So it’s my air that’s pushing,” said {H}. {A} bent down to the window. The cake did look as if somebody in there was holding a breath.'
      ]
    },
    {
      id: 'programme',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Who’s in it?” asked {A}, and pulled up closer. “Cake,” said {H}. “Is it exciting?” “It’s just going to be,” said {H}.',
        'After a while {A} asked if there was anything on the other side. {H} opened the fridge next to it. There was a cheese. “No,” said {A}. “Leave it on cake.”'
      ]
    },
    {
      id: 'raisin-ladder',
      A: 'same',
      spare: 5,
      paragraphs: [
        'To measure it they stuck raisins on a ruler, and held it up outside the glass. The first raisin was where it had started. The cake was just passing the third.',
        '“Who’s up at the top?” asked {H}. “That’s the one it has to reach,” said {A}. {H} ate the lowest, since nobody needed that any more. It was a good thing about a ruler.'
      ]
    },
    {
      id: 'eggshells',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The eggshells were still lying there, six halves, like small boats. {A} put one on the back of {H}’s hand, for a hat. A hand with a hat on has a face at once.',
        '“Good evening,” said the hand. “Where have you put my inside?” “It’s in the oven,” said {A}. “It’s got big since you knew it.” The hand turned round to the window and looked in for a long time.'
      ]
    },
    {
      id: 'pet-smell',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had no chair, and did not look in at the window. {A} watched the crack of the door, where the smell came out.',
        '“Is it rising on your side?” asked {H}. {A} breathed in for a long time. It seemed to be going very well over there. {H} moved nearer and watched that for a bit too.'
      ]
    },
    {
      id: 'elder-stamp',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When my mother baked, we had to creep,” said {S}. “She said a cake hears every step. If a door banged, it sat down.” “Did it?” asked {A}.',
        '“My uncle sneezed once. He had a sneeze like a brass band. We all looked at the oven.” {S} made a flat hand, and let it sink. “We ate it as a biscuit. He got the biggest piece, and wasn’t allowed to say a word.”'
      ]
    },
    {
      id: 'the-crack',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When they looked again there was a crack in the top. It ran from one side to the other, a bit crooked, like a mouth that has heard something. “It’s going to speak,” said {H}. They both bent forward. The crack got wider. “Is it hot in here,” said {A}, in a deep cake voice, “or is it only me?”',
        '“It’s you,” said {H}. “What do you want to be, when you’re big?” The cake had to think. “Eaten,” it said. They promised to see to that.'
      ]
    },
    {
      id: 'in-turns',
      A: 'partner',
      paragraphs: [
        'After that they did it in turns. {A} had the first turn, and did not blink. “It hasn’t moved,” said {A}. But it was higher than before.',
        '“I was looking the whole time!” said {A}. “It must be like the big hand on the clock. You only see that it’s moved when you’ve looked away.” {H} sat up. “Then we’ve got to look away,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'shut-eyes',
      A: 'partner',
      paragraphs: [
        'So they shut their eyes, in front of the oven, and sang a whole verse. Then they looked. “Oh!” said {H}. It was rounder. They sang another verse, and it was over the edge. They saw every bit of it but the moving.',
        'Then the cake was taken out, and stood on the table, tall and brown. “It’s finished,” said {A}. But {H} went on looking.'
      ]
    },
    {
      id: 'it-sinks',
      A: 'partner',
      paragraphs: [
        'Something went pff, very softly. The middle of the cake trembled. Then it went down, as slowly as a cushion when somebody sits on it. “Oh no,” said {A}. “It’s sinking!” {H} did not breathe.',
        '“I saw it!” said {H}. “It moved! I saw the whole thing!” {A} looked at the hole, and then at {H}. “Then you’re the only one who ever has,” said {A}.'
      ]
    },
    {
      id: 'where-air-went',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“That was the air, coming out,” said {H}. “I beat it in myself, with the eggs.” They sniffed over the hole. It was warm, and it smelled of lemon. “It had a nice time in there,” said {A}.',
        '{H} breathed in what was left of it. That was only fair, as it had come from {H} in the first place. “It’s better than when it went in,” said {H}.'
      ]
    },
    {
      id: 'like-a-cake',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“How did it go, exactly?” asked {A}. “I think I blinked.” {H} showed it. {H} stood there big and round with both arms, and trembled. Then {H} went pff, and sank down in the middle.',
        '“Again,” said {A}. “I blinked again.” It had to be done three times. The third time {A} did it too. They leaned on each other until they were both quite flat.'
      ]
    },
    {
      id: 'a-lake',
      A: 'partner',
      paragraphs: [
        'A hole is a good place for things. They filled it with raspberries, and it was a lake. Everybody had a piece, and everybody wanted it from the shore. “Next time it might stay up,” said {A}. “I hope not,” said {H}, with a red mouth.'
      ]
    },
    {
      id: 'recipe',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How do we get it to do that again?” asked {H}. {A} went through what they had done. There had been the singing, and the shut eyes, and much too much looking. “We’d have to write it all down,” said {A}.',
        'So it was added at the bottom of the recipe, after the flour. Two chairs. Two verses. Do not blink when it is on the table.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the second row, and saw two backs and a window.',
      '{names} lay down flat, and got up high, to show the cake how.',
      { text: '{names} drew a line on a piece of paper, for how high it was.', needs: ['hands'] },
      { text: '{names} scraped round the bowl, with the spoon that was left.', needs: ['hands'] }
    ],
    way: [
      '{names} licked the whisk, and everything that was on it.',
      '{names} looked away, and looked back, and the cake was bigger.',
      { text: '{names} polished two pairs of spectacles, for the next turn.', needs: ['hands'] },
      { text: '{names} stood a clock on a chair, to watch the cake as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank down on the floor too, with a pff.',
      '{names} peered into the hole, and it smelled of warm cake.',
      { text: '{names} laid out the forks, and sang a verse to them.', needs: ['hands'] },
      { text: '{names} waved a tea towel at the window, to clear the smell of cake.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} washed the bowl, and turned the two chairs round to the table again. In the oven the light went out.',
    'Then {H} washed, mostly round the mouth, and lay down. The blanket rose a little and sank a little, and you could see it quite well.'
  ],
  last: [
    'Nothing rose any more and nothing sank but the blanket, and {H} was asleep.',
    'The tin was empty, the lake was gone, and {H} slept.'
  ]
})
