import { wishPlot } from '../wish-plot.ts'

export const babyDinosaur = wishPlot({
  id: 'wish-baby-dinosaur',
  wishes: ['baby dinosaur', 'baby dinosaurs', 'baby dino', 'baby dinos', 'dinosaur egg', 'dinosaur eggs', 'dino egg', 'dino eggs', 'dinosaur hatch', 'dinosaur hatches', 'dinosaur hatching', 'dinosaur hatched', 'dino hatches', 'baby trex', 'baby t-rex', 'baby t rex', 'baby tyrannosaurus', 'baby triceratops', 'baby diplodocus', 'baby stegosaurus', 'baby brontosaurus', 'baby brachiosaurus', 'dinosaur nest', 'dinosaur mum', 'dinosaur mummy'],
  answers: ['dinosaur', 'dino', 'baby', 'egg', 'eggs', 'hatch', 'hatches', 'hatching', 'hatched', 'finds', 'find', 'found', 'finding', 'boy', 'girl', 'child', 'little', 'nest', 'that', 'who', 'pet', 'mum', 'mummy', 'first', 'born', 'tiny', 'cute', 'growing', 'grows', 'hungry', 't', 'rex', 'trex', 'triceratops', 'diplodocus', 'tyrannosaurus', 'stegosaurus', 'brachiosaurus', 'brontosaurus'],
  except: ['easter', 'chocolate', 'fried', 'boiled', 'dragon', 'bone', 'bones', 'fossil', 'museum', 'lost', 'loses', 'cries', 'school', 'nursery', 'sister', 'brother', 'hen', 'party', 'birthday', 'train', 'pirate', 'princess', 'space', 'dentist', 'scared', 'afraid', 'cake', 'toy'],
  company: ['dinosaur', 'egg', 'leaves', 'nest', 'baby'],
  moods: ['waiting', 'first'],
  about: 'A dinosaur as long as a bus is too heavy to sit on her egg, and lies down round it, and what hatches grows.',
  titles: ['Too Big to Sit', 'Round the Egg', '{H} Hatches a Dinosaur', 'As Long as Three Buses', 'What Was in the Green Egg'],
  want: [
    {
      id: 'too-heavy',
      A: 'partner',
      paragraphs: [
        '{H} was a dinosaur, as long as three buses. In the nest, which was cushions, lay one green egg. That was {A} under a green blanket. {H} wanted it to hatch, and so {H} sat down on it.',
        '“Ow,” said the egg. “You’re as heavy as six elephants.” “Hens sit on theirs,” said {H}. “You’re no hen,” said the egg. “You’re three buses. Get off.”'
      ]
    }
  ],
  way: [
    {
      id: 'leaves',
      A: 'partner',
      paragraphs: [
        '“It’s cold in here,” said the egg after a while. “Some dinosaurs covered theirs with leaves. Leaves get warm when they rot.” So {H} fetched leaves, a whole tree of them. They were jumpers, and in the end only one green tip stuck out.',
        '“Is it warm?” called {H}. “What?” said the egg. “I said, is it warm?” “I can’t hear you for leaves,” said the egg. {H} sat next to the heap. It was like having laid the laundry.'
      ]
    },
    {
      id: 'football',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why aren’t you bigger,” asked {H}, “if I’m so long?” “Even the longest dinosaurs laid eggs like a football,” said the egg. “If the shell was any thicker, nobody could get out.”',
        '{H} walked from the nose to the tail, to see. The neck went to the door, and the back went to the sofa. For the tail they had to open the window. And then there was one football. “I’ll have to be careful not to lose you,” said {H}.'
      ]
    },
    {
      id: 'neighbours',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who’s that next door?” asked the egg. Many dinosaurs nested side by side. In the next nest, on the armchair, lay a hot-water bottle in a blue cover. “It’s a blue one,” said {H}. “Some were. Some had spots.” “Ask it how long it’s got to go,” said the egg.',
        '{H} held the hot-water bottle to {H}’s ear. “It only gurgles,” said {H}. The egg was quiet for a moment. “That’s what I said too,” it said, “when I was that age.”'
      ]
    },
    {
      id: 'egg-thief',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Beside the nest lay {A}, doing nothing. There was a dinosaur like that once, which was found with eggs all round it. The people who dug it up thought it had stolen them, and called it the egg thief.',
        'But they were its own. It had been sitting on them all the time. “I’m sorry that people said that,” {H} told {A}. {A} moved up closer to the nest, and put its chin on the edge. It was going to sit on these as well, if it was let.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Nobody has ever seen one hatch,” said {S}. “But I once saw a whole nest in stone, and in one egg there was somebody rolled up. It had its tail over its nose.” “How big was it?” asked {A}.',
        '“It would have gone into my pocket,” said {S}. “I stood there for so long that they shut the museum round me.” “Perhaps it was waiting for better weather,” said {A}. “It’s much better now.”'
      ]
    },
    {
      id: 'child-squeak',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“The small ones squeaked,” said {S}, and did it. “You’ll have to know that, or you won’t hear when it’s yours.” The long dinosaur laid one ear on the ground. “Again,” said {A}. “I think I’ve got it.”',
        '{A} squeaked back, as well as you can when you’re three buses long. In the kitchen a spoon fell down. “That’s not a squeak,” said {S}. “That’s weather.” So {A} did it smaller, and smaller still, until it would have gone into an egg.'
      ]
    },
    {
      id: 'baby-real',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} looked over the edge of the nest. The egg said “Boo,” from inside, and {A} laughed so hard that one foot came up. “That’s a real one,” said {H}. “Look, it’s got no teeth yet.”',
        'When it was quiet again, {A} said something to the egg. It was long, and went up at the end. “That was Dinosaur,” said the egg. “I understood every word. It wants to know who else is coming.”'
      ]
    },
    {
      id: 'snack',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A hand came out of the egg and felt about on the rug. “You’re not hatched,” said {H}. “I’m only getting something for the yolk,” said the egg. “That’s what you live on in here.” {H} put a cracker into the hand, and it was drawn in.',
        'It went crunch in there. Then the hand came out once more. “It’s a very small yolk,” said the egg. {H} gave it another, and the egg got crumbs in it.'
      ]
    },
    {
      id: 'footsteps',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Walk up and down a bit,” said the egg, “so that I know it’s you.” {H} walked up and down. Three buses on four feet make a good deal of noise. In the kitchen a cup rang. “That’s you,” said the egg.',
        'Then {H} stood still, and there was only the clock. “That isn’t you,” said the egg at once. It had ears already, somewhere under that blanket, and it had been listening to {H} for weeks.'
      ]
    },
    {
      id: 'which-sort',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do you think I’ll be?” asked the egg. “Long,” said {H}, “like me.” “I’d rather have three horns,” said the egg. “Or plates along my back, with a spike at the end.” “You’ll take what’s in there,” said {H}.',
        'The egg felt about inside. “No horns,” it said. “No plates. There’s a neck, but it’s folded.” It sounded pleased all the same. “I’ve got two thumbs,” it said. “Hardly anybody had those.”'
      ]
    },
    {
      id: 'egg-tooth',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How will you get out?” asked {H}. “I’ve got a bump on my nose,” said the egg, “for knocking with. Birds have one too.” Something pushed at the blanket from inside, and there was the bump. {H} tapped on it, once.',
        'It tapped back, twice. {H} tapped three times. They got as far as nine. “It takes a lot of knocking,” said the egg, rather out of breath. “I’ll go on in a minute. It’s hard work, being born.”'
      ]
    },
    {
      id: 'in-a-ring',
      A: 'partner',
      paragraphs: [
        '{H} took off the leaves again. “Some big ones sat in the middle,” said the egg, “with their eggs in a ring. Then nobody got squashed.” “I’ve only got one,” said {H}. “That doesn’t make a ring.”',
        'Then {H} looked along the neck, and along the tail. There was so much of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'hatches',
      A: 'partner',
      paragraphs: [
        '“I’ll be the ring,” said {H}, and lay down round the egg. The nose came nearly to the toes. It was as warm as leaves, and no elephant sat on anybody. “Can you hear me?” asked {H}. “I can hear your tummy,” said the egg.',
        'Then something knocked, from inside. The egg got a bump, and then it got a foot. Out came {A}, all crumpled, and was a baby dinosaur, and blinked. “Are you mine?” it asked. “I’m only asking because you’re all the way round.”'
      ]
    },
    {
      id: 'wobbly',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The baby wanted to get up, and its legs would not have it. It got as far as one knee, and sat down in a cushion. “They’re new,” said {H}. “You’ve got to stay in the nest until they’re done.”',
        '“And who brings me things?” asked the baby. “I do,” said {H}. There were some dinosaurs whose little ones stayed in for weeks, and the big ones fed them. The baby lay back with both arms behind its head. “Then I’m in no hurry,” it said.'
      ]
    },
    {
      id: 'first-word',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The dinosaur’s first word was “Leaf.” {H} brought it one, and it was a lettuce leaf. It chewed for a long time, with its mouth going round. “And now?” asked the baby. “Now there’s another leaf,” said {H}.',
        '“And tomorrow?” “Leaves,” said {H}. “It’s all leaves for thirty years, and at the end you’re as big as me.” The baby looked up the neck, as far as the head. “Pass me two,” it said.'
      ]
    },
    {
      id: 'grown',
      A: 'partner',
      paragraphs: [
        'The dinosaur was hungry, so {H} gave it a leaf, and it put that on. It had another, and put that on too. With each leaf it was bigger. When it had eaten the whole tree, it could hardly get its arms down.',
        '“You’ve grown,” said {H}. “It’s very quick,” said the baby. “And now you’re the small one.” And the baby dinosaur lay down round the big one, four jumpers thick.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled round the edge of the nest, so that nothing slid off.',
      '{names} sniffed at the egg, and it said good evening.',
      { text: '{names} counted the elephants, and made it six.', needs: ['hands'] },
      { text: '{names} dusted the egg, all the way round.', needs: ['hands'] }
    ],
    way: [
      '{names} burrowed into the heap as well, and made it warmer.',
      '{names} got leaves over the eyes, and took that for autumn.',
      { text: '{names} brought another leaf, with a zip.', needs: ['hands'] },
      { text: '{names} folded back one sleeve, to let in some air.', needs: ['hands'] }
    ],
    turn: [
      '{names} smelled the baby all over, from its toes up.',
      '{names} kept out of the ring, but close to it.',
      { text: '{names} picked a bit of shell off the baby.', needs: ['hands'] },
      { text: '{names} smoothed those crumpled arms.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leaves came off, one after the other, and went into the drawer. The nest went back to the sofa, and the shell was folded in four.',
    '{H} washed, all the way down {H}’s neck, and that took time. In bed {H} made a ring, nose to toes, and in the middle it was warm.'
  ],
  last: [
    'The longest animal in the whole world lay there and fitted into one bed, and {H} was asleep.',
    'In the ring there was room for just one egg, and {H} slept round it.'
  ]
})
