import { wishPlot } from '../wish-plot.ts'

export const dinosaurBone = wishPlot({
  id: 'wish-dinosaurs-bone',
  themes: ['dinosaurs'],
  except: ['egg', 'eggs', 'rex', 'trex'],
  answers: ['bones', 'bone', 'museum', 'skeleton'],
  company: ['dinosaur', 'bone'],
  about: 'When the hero has built a dinosaur out of bones, one bone is left over, and wherever it is put it makes another animal.',
  titles: ['One Bone Left Over', 'Thumbs Up', '{H} Builds a Dinosaur', 'The Thumb on the Nose', 'Forty Spoons and a Clothes Peg'],
  want: [
    {
      id: 'one-too-many',
      A: 'partner',
      paragraphs: [
        '{H} had dug up a whole dinosaur, out of the kitchen drawers. The ribs were forks, and so were the hands. The back was spoons, and the head was a sieve. It lay on the carpet, as long as a bed. {H} wanted it to be just right, like the ones in a museum.',
        '“And what’s that?” asked {A}. {H} had one bone left over. It was a clothes peg, short and pointed. {H} looked along the dinosaur from one end to the other. There was nothing missing anywhere.'
      ]
    }
  ],
  way: [
    {
      id: 'nose-horn',
      A: 'partner',
      paragraphs: [
        '“It’s pointed, so it’s a horn,” said {H}, and put it on the dinosaur’s nose. It did look fierce. But now it was a rhinoceros, and the horn fell off.',
        '“Perhaps it’s the end of the tail,” said {A}. So the bone went to the back. Then it was a scorpion. {H} tried it on top of the sieve, and it was a unicorn. “We dug up one dinosaur,” said {H}, “and now we’ve had three other animals.”'
      ]
    },
    {
      id: 'brushing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They do it with a brush,” said {A}. “They brush for years, so as not to miss one.” So they brushed the carpet round the dinosaur, on their knees, with two toothbrushes. They found a bead, and a very small plastic hoof.',
        '“That’s from another time,” said {H}, and put it aside for later. “It must have lived among them,” said {A}. “And nobody knew.”'
      ]
    },
    {
      id: 'more-animals',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Where else could a bone go? {A} put it between the ribs. “There it’s a tie,” said {H}. It lay under the chin, and was a beard. They stood it on the back, and there was a handle.',
        '“You could carry it, like that,” said {A}. “It would need to have been very tame.” They both thought of a dinosaur with a handle, and who might have come along.'
      ]
    },
    {
      id: 'too-many',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’d just leave it out,” said {A}. “When something’s mended, there’s always a bit over. There’s a whole jar of them.” “And does it work afterwards?” asked {H}.',
        '{A} thought of the toaster. “It does something,” said {A}. {H} closed one hand round the bone. It had been lying in the ground for a hundred million years. It wasn’t going into a jar.'
      ]
    },
    {
      id: 'soup-ladle',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Is that its arm?” asked {A}. It was the ladle, with a fork for a hand. It had looked a bit small, so {H} had built the other one a size larger. “Its arms don’t match,” said {A}.',
        '“It used that one more,” said {H}. They turned the dinosaur’s hands up and down, and gave one of them a spoon to hold. But it was made of spoons, so that was rather like holding your own knee.'
      ]
    },
    {
      id: 'old-bone',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} smelled the dinosaur, from the sieve to the last teaspoon. A bone is a bone, and {A} knew about those. But there was only a taste of gravy on some.',
        '“You mustn’t bury it,” said {H}. “We’ve only just got it out.” {A} lay down next to the ribs. From the side the two of them went quite well together.'
      ]
    },
    {
      id: 'first-ones',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When they dug up the first ones,” said {S}, “they’d no idea what went where. There was one with its head on its tail. It stood like that for years, and everybody paid to see it.”',
        '“Didn’t anyone notice?” asked {A}. “They’d never met one,” said {S}. “You can get a lot wrong about people whom you’ve never met.” {A} looked into the eyes of the sieve.'
      ]
    },
    {
      id: 'visitor',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'Now the museum was open, and {S} was the first to come in. {S} walked round the dinosaur with both hands behind {S}’s back. “Does it bite?” asked {S}. “Not any more,” said {A}.',
        '“What did it eat?” {A} showed {S} the teeth, which were the teeth of a fork. “Peas,” said {S} at once. “One at a time.” And {S} felt sorry for it, and went to see if there were any.'
      ]
    },
    {
      id: 'what-it-is-called',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Whoever finds one can give it a name,” said {A}. “I’d call it Susan.” “It has to end in saurus,” said {H}. “That means lizard. And it has to say what it’s like.” They walked round it and thought. “Forkosaurus,” said {H}. “It’s got more spoons than that,” said {A}.',
        'In the end they wrote it on a strip of paper and laid it under the tail. It said, “Susansaurus. Found in the second drawer.” “And what was it like?” asked {A}. “Like a Susan,” said {H}.'
      ]
    },
    {
      id: 'tail-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The dinosaur’s tail lay on the carpet, all fourteen teaspoons. “That’s wrong,” said {A}. “In the old museums they let it drag. But they never found a mark of it beside the footprints. It carried its tail straight out behind.” So {A} knelt down and lifted the tail at the end.',
        '“Higher,” said {H}, from the head. {A} lifted it higher. The teaspoons began to slip, one after the other. “How long did it have to hold it up like this?” asked {A}. “For about ten million years,” said {H}. “Then I’ll have to sit down in between,” said {A}.'
      ]
    },
    {
      id: 'measure',
      A: 'partner',
      paragraphs: [
        '{A} lay down beside the dinosaur to compare. “Head,” said {A}. “Neck. A tummy, and two knees.” {H} went along with the torch. It had all of that.',
        '“And hands,” said {A}. {H} held one up in the light, next to the fork. “Stop,” said {A}. “Stay like that.” They looked at both. “How many fingers has a fork got?” asked {H}. “Four,” said {A}. “And you?”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-thumb',
      A: 'partner',
      paragraphs: [
        '{H} laid the last bone next to the fork, a little to the side. Nothing fell off. It didn’t look like a rhinoceros. It was a dinosaur, and it gave them a thumbs up.',
        '“It’s a thumb!” said {H}. “And we had it on its nose!” {H} did the same, thumb to nose, and wiggled the other fingers. “It must have thought that we were very rude,” said {A}.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What do you do with a thumb like that?” asked {A}. It was as pointed as a carrot. “You open things,” said {H}. “You’d never need a tin opener.” “And for scratching,” said {A}, “if it’s in the right place.”',
        '{H} hid both thumbs in two fists, to see what it was like without. Not one button would go through its hole. Even the torch fell down. “No wonder it’s pleased,” said {A}.'
      ]
    },
    {
      id: 'other-hand',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Then there had to be one for the other side. They went through all the drawers again, and there was no second peg. {H} thought for a while. {H} laid a carrot there instead.',
        '“They often do that,” said {A}. “In every museum there’s a bone or two that’s only plaster.” “But you mustn’t say which,” said {H}. And they turned the carrot a little, until it looked very old.'
      ]
    },
    {
      id: 'real-one',
      A: 'partner',
      paragraphs: [
        '“There was a real one like that,” said {A}. “It was called Iguanodon. They put its thumb on its nose, and it was years before anybody noticed.” “So they were just as silly as we are,” said {H}, and was proud.',
        'They switched off the lamp and shone the torch at it from below. On the wall stood a dinosaur, from the floor to the ceiling. It held up its thumb. {H} held one up too, and {A} bowed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went round the dinosaur by way of the wall.',
      '{names} sprawled by the ribs, like something just dug up.',
      { text: '{names} borrowed a rib to mash a banana, and put it back wiped.', needs: ['hands'] },
      { text: '{names} dusted the backbone with a pastry brush, as people do in museums.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed, and two ribs changed places.',
      '{names} carried off the peg a little way, and had to bring it back.',
      { text: '{names} clipped the peg to a cushion, but that was no animal at all.', needs: ['hands'] },
      { text: '{names} straightened the forks, which had had a busy time.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled down next to the dinosaur, on the side with the thumb.',
      '{names} wriggled past the tail without moving one spoon.',
      { text: '{names} bent and stretched some thumbs, to see how it was done.', needs: ['hands'] },
      { text: '{names} polished the peg on a sleeve, now that it was part of somebody.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} took the dinosaur apart, ribs to the forks and back to the spoons. Only the thumb stayed out, on the chair by the bed.',
    'Then {H} washed all ten fingers and lay down. One hand lay on top of the blanket. It was nearly shut, but the thumb was up.'
  ],
  last: [
    'There was nothing missing, not even a thumb, and {H} slept.',
    'Under the blanket lay a whole {H}, put together quite right, and asleep.'
  ]
})
