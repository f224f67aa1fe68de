import { wishPlot } from '../wish-plot.ts'

export const triceratops = wishPlot({
  id: 'wish-triceratops',
  wishes: ['triceratops', 'triceratop', 'triceratopses', 'triceritops', 'triceratopps', 'tricerotops', 'trisaratops', 'trike dinosaur', 'dinosaur three horns', 'three horned dinosaur', 'dinosaur horns'],
  except: ['baby', 'egg', 'eggs', 'hatch', 'hatches', 'bone', 'bones', 'fossil', 'museum', 'skeleton', 'rex', 'trex', 'tyrannosaurus', 'stegosaurus', 'train', 'space', 'pirate', 'princess', 'party', 'school', 'dentist', 'unicorn', 'robot', 'toy', 'costume', 'lost', 'scared', 'afraid', 'died', 'ill', 'poorly', 'lost'],
  answers: ['dinosaur', 'dino', 'horns', 'horn', 'three', 'frill', 'big', 'little', 'friendly', 'kind', 'gentle', 'sleepy', 'who', 'that', 'plants', 'leaves', 'stuck', 'hungry', 'stomping'],
  company: ['fern', 'frill', 'horns'],
  about: 'Two triceratops push for a fern until their horns are locked, and the fern has gone where neither can see it.',
  titles: ['Six Horns in a Knot', 'The Last Fern', '{H} Is Stuck to a Triceratops', 'Nose to Nose', 'Who Ate the Fern'],
  want: [
    {
      id: 'last-fern',
      A: 'partner',
      paragraphs: [
        '{H} was a triceratops, and that means three horns on its face. Two were long and bent, and they were {H}’s fingers, up by {H}’s eyebrows. The third was short, and had always been there. The frill was a cushion in the back of the jumper.',
        'In the middle of the rug grew the last fern. It was a leaf of lettuce. “Mine,” said {H}. “Mine,” said another triceratops, on the other side. That was {A}. When two of them want the same fern, they put their heads together and push.'
      ]
    }
  ],
  way: [
    {
      id: 'locked',
      A: 'partner',
      paragraphs: [
        'They pushed so hard that the fern flew up. “Now let go,” said {H}. “I’m not holding on,” said {A}. Each bent finger hung in another bent finger. {H} pulled, and {A} pulled, and it only got tighter.',
        'So now it was one animal with six horns. It wanted to go to the kitchen, and it wanted to go to the window. It went sideways, like a crab, and stuck in the door.'
      ]
    },
    {
      id: 'drink',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’m thirsty,” said {A}. The animal with six horns went down to the river, which was the blue blanket. When one of them bowed its head, the other had to bow too. They drank with their noses side by side.',
        '“You’re making a noise,” said {H}. “That’s how it’s done, with a beak,” said {A}. A triceratops has one like a parrot’s, only as big as a shovel. They slurped until there was hardly any river.'
      ]
    },
    {
      id: 'frill-colours',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What have you got on your frill?” asked {A}, who had nothing else to look at. “Flowers,” said {H}. “It’s the good cushion.” “Perhaps it was really like that,” said {A}, “so that you could tell who was who.”',
        '“What’s on yours?” “A patch,” said {A}. They both thought about a whole herd with patches and flowers, and how you’d look for your aunt.'
      ]
    },
    {
      id: 'eight-hundred-teeth',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How many teeth do you need for one fern?” asked {A}. “Eight hundred,” said the triceratops. “They’re packed one on top of the other. When one’s worn out, the next comes up.”',
        '“Who brushes all that?” They looked at each other, as they had to. Nobody knew. “By the time you’ve done the last one,” said {H}, “the first has gone.”'
      ]
    },
    {
      id: 'forwards',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You go forwards, and I’ll go backwards,” said {H}. “You always go forwards,” said {A}. They did it by turns. {H} went forwards as far as the lamp, and {A} saw nothing at all but {H}.',
        '“What’s behind me?” asked {A}. “A swamp,” said {H}. “Why didn’t you say so?” asked {A}, who was in it. It was the other rug, the shaggy one. They waded out sideways.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A triceratops weighs as much as ten cars, and a third of it is head. “Mine’s getting heavy,” said {A}. “Lay it down somewhere,” said {H}. They got down on their knees, and laid both heads on a chair.',
        'It was quite a small chair for that. “Eight tons,” said {H}, “and another eight.” The chair creaked. It held, but it had gone pale, for it was a white chair.'
      ]
    },
    {
      id: 'young-horns',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When I was little, my horns bent backwards,” said the triceratops. It’s true. They bend forwards only later on. “Then nobody could have got stuck,” said {A}. “We’d have bumped heads, and that’s all.”',
        '“We were so clever then,” said {H}. They sighed, both at once, and it was warm in each other’s face.'
      ]
    },
    {
      id: 'strangers',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A long-necked one came by, and put its head down between the ferns. It was {A}, with a sock for a head. “What sort of animal is that?” it asked. “It’s got a face on the inside.”',
        '“We’re only stuck,” said {H}. “Ah,” said the long neck, and looked on for a bit, chewing. “I once tied myself in a knot. My mother had to start at the other end.”'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We could hum,” said {A}, “to pass the time.” Nobody knows what a triceratops sounded like. {H} thought that it went moo, and {A} thought that it went honk. They tried both together, and it shook in their horns.',
        '“That’s it,” said {H}. “That’s just how it must have been.” Outside a bus went by, and it was almost the same note.'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'When two large animals stand head to head, there’s a sort of roof. {A} walked in under it, and sat down. On the left was one tummy, and on the right was the other. It was out of the wind.',
        '“Don’t move,” said {H}. “There’s somebody living in here.” So for a while nobody pulled at all. It was the best time that they’d had.'
      ]
    },
    {
      id: 'elder-gate',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was stuck like that once,” said {S}, “with one boot in the mud, up to the knee. I was six. Everybody pulled.” “And who got you out?” asked {A}.',
        '“The milkman,” said {S}. “He didn’t pull. He asked me what my name was. I turned round to tell him, and my foot came out by itself.” {A} told everybody {A}’s name, just in case.'
      ]
    },
    {
      id: 'child-calf',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve only got bumps,” said {S}, and held two thumbs to {S}’s forehead. It was the smallest in the herd. It pushed its bumps against {A}’s knee, with all its might. The big one fell over, to be polite.',
        '“Did I win?” asked {S}. “Easily,” said {A}. So it went on to the sofa, and pushed that too. The sofa was not polite.'
      ]
    },
    {
      id: 'baby-pulls',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had been watching the horns. {A} took hold of a short one, which was {H}’s nose, and pulled. Nothing came loose. So {A} tried the one next to it, which was {H}’s ear.',
        '“Thank you,” said the triceratops. “It’s kind of you. But it’s the other two.” And then it felt a finger in its beak, counting.'
      ]
    },
    {
      id: 'tighter',
      A: 'partner',
      paragraphs: [
        '“Stop,” said {A}. “It’s because we’re pulling. They’re bent like hooks. When we pull, they only hold tighter.” “Then what do we do?” “The opposite,” said {A}. “We’d have to get closer.”',
        '{H} looked at {A}. It was quite close enough for somebody who wanted to eat the same fern.'
      ]
    }
  ],
  turn: [
    {
      id: 'closer',
      A: 'partner',
      paragraphs: [
        '{H} took one small step, and then one more. The two short horns touched, nose to nose. Both foreheads touched, and they were warm. Then the long horns slid apart by themselves, like spoons in a drawer.',
        'There were two animals again. Neither of them moved at once. “You’ve got very big eyes from here,” said {A}. “You’ve only got one,” said {H}.'
      ]
    },
    {
      id: 'walking-free',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now each of them could go where it liked. {H} went to the kitchen door and looked in. {A} went to the window. It was just as each of them had wanted it before.',
        '“It’s quite nice here,” called {H}. “Here too,” called {A}. After a bit they both came back and met on the rug. They still went a little sideways.'
      ]
    },
    {
      id: 'in-a-ring',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’ll sleep here, and you sleep there,” said {A}, “and our horns look out. Then nothing can come up behind us.” They lay down back to back, with the two frills in between.',
        '“Is anybody coming on your side?” asked {H}. “A slipper,” said {A}. “But it’s lying down too.” “On mine it’s only the dark,” said {H}, “and it’s a long way off.”'
      ]
    },
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        'But where was the fern? “You ate it,” said {A}. “You did,” said {H}. They both opened their beaks, and nothing green was in there. {H} turned round to look for it, and {A} began to laugh.',
        'The fern hung on the back of {H}’s frill. It had come down there at the first push, and {H} had carried it about ever since. “I can’t get at it,” said {H}. So {A} took it off, and bit it in two, very exactly, and they chewed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sprawled behind the fern, like fallen timber.',
      '{names} backed away from so many horns.',
      { text: '{names} watered the fern, with three drops.', needs: ['hands'] },
      { text: '{names} pushed the frill in deeper.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the animal, and found no end to it.',
      '{names} squeezed out of the doorway, sideways too.',
      { text: '{names} held the door wide, for all six horns.', needs: ['hands'] },
      { text: '{names} added up horns and feet, and got no animal that is known.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in too, one forehead more.',
      '{names} rolled over among the ferns, now that it was calm.',
      { text: '{names} put back two chairs, after all that pushing.', needs: ['hands'] },
      { text: '{names} turned up a corner of the rug, in search of something green.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled the frill out of the jumper, and it was the good cushion. Under the table lay one green crumb of fern.',
    '{H} washed, all three horns, and brushed as many teeth as were there. Then {H} laid down a head that weighed nothing any more.'
  ],
  last: [
    'The herd lay close together, and nobody was stuck, and {H} was asleep.',
    'Nose to nose with the pillow lay {H}, and slept.'
  ]
})
