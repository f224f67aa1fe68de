import { wishPlot } from '../wish-plot.ts'

export const dinosaurDragon = wishPlot({
  id: 'wish-dinosaur-dragon',
  wishes: ['dinosaur dragon', 'dinosaurs dragons', 'dinosaur dragons', 'dinosaurs dragon', 'dino dragon', 'dinos dragons', 'dino dragons', 'trex dragon', 't-rex dragon', 't rex dragon', 'stegosaurus dragon', 'triceratops dragon', 'diplodocus dragon'],
  except: ['unicorn', 'princess', 'robot', 'truck', 'trucks', 'train', 'trains', 'egg', 'eggs', 'knight', 'pirate'],
  answers: ['friends', 'friend', 'versus', 'fight', 'battle', 'who', 'fire', 'cave', 'treasure', 'big', 'roar', 'wings', 'flying'],
  company: ['dinosaur', 'dragon'],
  about: 'A stegosaurus stamps because it cannot see its fern in the dark, and each stamp puts out the dragon’s fire, so it stays dark.',
  titles: ['Boom, and Out', 'A Fern in the Dragon’s Cave', '{H} Stamps', 'Who Put the Fire Out', 'Seventeen Plates and One Small Flame'],
  want: [
    {
      id: 'the-cave',
      A: 'partner',
      paragraphs: [
        '{H} was a Stegosaurus, with a row of paper plates down {H}’s back. {A} was a dragon, with a red jumper, and the torch was its fire. They had the same cave, under the table. A cloth hung down all round, and it was dark.',
        'The dinosaur had brought its supper in, a fern, and could not find it. “It was here,” it said, and stamped round to look. Boom. “I’m about to count my treasure,” said the dragon. “For that I need a flame.” It breathed in, and puffed, and there it was.'
      ]
    }
  ],
  way: [
    {
      id: 'boom',
      A: 'partner',
      paragraphs: [
        'Boom, went the dinosaur’s foot, and the flame was out. {A} had to push the button each time. “One,” said the dragon, and lit it again. “Where’s my fern?” said the dinosaur. Boom. It was dark. “One,” said the dragon. Boom.',
        '“You’re putting me out!” said the dragon. “You’re putting yourself out,” said the dinosaur. “I can’t see a thing, so I’ve got to feel for it with my feet.” And it stamped twice as hard.'
      ]
    },
    {
      id: 'plates',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s that on your back?” asked the dragon. “Are those wings?” “Those are plates,” said the dinosaur. “I’ve got seventeen. When I’m cold, I hold them in the sun. When I’m hot, I hold them in the wind.” The dragon felt one of them.',
        '“Mine are for flying,” said {A}, and spread out both arms. The cave was not wide enough. One wing went out under the cloth on the left, and the other on the right. From outside you saw two sleeves.'
      ]
    },
    {
      id: 'small-brain',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Try to remember where you put it,” said the dragon. “I’ve got a brain like a plum,” said the dinosaur. It was as long as a bus, and that really was all the brain it had. “There’s room in it for two things. One’s my name.”',
        '“And the other?” The dinosaur thought, and you could hear that there was not much space. “The other’s that I’m hungry,” said {H}. So there had been no room for the fern.'
      ]
    },
    {
      id: 'treasure',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The dragon’s treasure lay in a heap, and it lay on top. There were three spoons, a bell, and the lid of the jam. “What do you do with it?” asked the dinosaur. “I’ve got it,” said the dragon. “And then?” “Then I’ve still got it.”',
        'The dinosaur took up the bell in its beak. “It’s hard,” it said, “and it’s got a stone in it. I’d spit that out.” “Give it here,” said the dragon quickly, and counted it once more as one.'
      ]
    },
    {
      id: 'chewing',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What do you eat?” the dinosaur wanted to know. “Toast,” said the dragon. “It isn’t toast at first. It only turns into it when I say something.” And it asked the same thing back.',
        '“Ferns and moss,” said {H}. “I can’t chew very well, so I swallow it as it is.” From inside the dinosaur came a long low rumble. {H} could do that one without any mouth at all. “That’s this morning’s,” said {H}. “It’s only just got round the corner.”'
      ]
    },
    {
      id: 'other-dinosaur',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Into the cave came {A}, walking on two legs with both elbows tucked in. It was another dinosaur, with feathers, and no bigger than a hen. “Is it always dark in here?” asked {A}. “Only when I walk about,” said {H}.',
        '{A} showed how to do it without any noise, on tiptoe, with {A}’s head going to and fro. The big one tried that. It looked very fine from the knees up. Below them it was boom.'
      ]
    },
    {
      id: 'relations',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You’re a dinosaur that’s swallowed something hot,” said the Stegosaurus. “You’re a dragon that’s lost its matches,” said the dragon. They felt each other’s tails in the dark. The dragon’s had an arrow at the end.',
        'The dinosaur’s had four spikes, and these were clothes pegs. “What do you do with those?” asked {A}. “I wag them,” said {H}, “and then nobody comes any nearer.” It wagged. There was a ping, and the jam lid was not in the treasure any more.'
      ]
    },
    {
      id: 'bones',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“They’ve dug one of us up,” said the dinosaur. “It stands in a big house, and everybody goes to look at the bones.” “They’ve never found one of us at all,” said the dragon. It said it with some pride.',
        '“Perhaps you’ve lost yours in the dark as well,” said {H}. The dragon felt along both its arms. They were in there. “We just tidy up better,” said {A}.'
      ]
    },
    {
      id: 'sneeze',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'There was dust in the air from so much stamping, and the dragon had to sneeze. “Not in this direction,” said the dinosaur. “I’m made of paper.” So the dragon turned its nose to the cloth.',
        'Hatchoo! For a moment it was as bright as noon. They both saw everything: the wall, and the treasure, and each other’s face. “I didn’t look for my fern,” said {H}. “I was looking at you.” And it was dark again.'
      ]
    },
    {
      id: 'pet-cave',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'There was somebody else in the cave, right at the back. The dinosaur felt it with one toe. “It’s warm,” said {H}, “and it’s got more hair than a fern. What lives in caves?” “Bears,” said the dragon, and stopped breathing.',
        'Puff, went the flame. It was {A}, and {A} had been there the longest. “Is it a dinosaur or a dragon?” whispered {H}. {A} yawned, and there was no fire in it. “So it’s one of ours,” said the dinosaur.'
      ]
    },
    {
      id: 'elder-candle',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When the lights went out, we all said, Don’t move,” said {S}. “And then everybody got up to look for the candle.” “Did you find it?” asked {A}. “I found my father’s head,” said {S}, “and he found the butter.”',
        'In the end it had been in its drawer, beside the string, as it always was. “Who lit it?” “My mother, five times,” said {S}. “We were laughing so much that it went out.”'
      ]
    },
    {
      id: 'hatchling',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a very young one. Whether it was a dinosaur or a dragon, it could not say yet. It had two plates on its back. It puffed, and nothing came but a bit of spit. “Then you’re one of us,” said {A}.',
        'It stamped, and there was no boom. “Then you’re one of the others.” The young one had a think. “I’m the one who sleeps in the middle,” it said, and got in there to keep the place.'
      ]
    },
    {
      id: 'baby-cave',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'Whenever the flame was lit, there was {A}, and laughed. When it was out, there was a squeak. “It’s for a joke,” said the dragon. “It thinks that we’re doing it for fun.”',
        'The dinosaur lifted its foot, and waited, and let it down. Boom, and it was dark. The squeak came, right on time. “We could be on a stage with that,” said {H}. It was the first one that had not been for nothing.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        '“Stop,” said {A}. “Why are you stamping?” “Because it’s dark,” said {H}. “And why’s it dark?” The dinosaur thought about that as hard as it could. It had a brain like a plum. “Because I’m stamping,” it said at last. “One of us must begin,” said {A}, “and I can’t burn any harder.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sit',
      A: 'partner',
      paragraphs: [
        'So {H} did the hardest thing for a big dinosaur. It sat down in the dark, put one foot on the other, and was still. It did not even rumble. The dragon breathed in, and puffed.',
        'The flame stood up quite straight. It showed the wall, and the heap of treasure, and then the dragon began to laugh. “Keep still,” it said, “and look over your shoulder.” There was the fern. It was between two plates on the dinosaur’s own back.'
      ]
    },
    {
      id: 'counting',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“One,” said the dragon, “two, three, four,” and nobody stamped. It had never got so far before. “Five,” it said, and looked round for more.',
        '“Give me a plate,” said {A}. So the dinosaur bent its back, and the dragon laid one piece of treasure on each. “Five,” it said, “and twelve that are empty.” “I can have those for ferns,” said {H}.'
      ]
    },
    {
      id: 'shadows',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Now that there was a flame, there were two big beasts on the wall. One had a row of hills on its back. The other had wings, and they went up to the ceiling of the cave. “Who are they?” asked the dinosaur, very softly.',
        '“The one on the left’s nice,” said the dragon. “The one on the right’s better,” said the dinosaur. They moved a little closer together, and the two on the wall did the same. Then it was one beast, with everything.'
      ]
    },
    {
      id: 'warm-plates',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'It got cool in the cave, and the sun had gone down long ago. “Turn round,” said the dragon, and breathed along the plates, from top to bottom. There was no flame in it. It was only warm.',
        'The dinosaur felt how it went in at the back, and came out at the toes. “That’s as good as a rock at noon,” said {H}. The dragon did the same to its spoons, for it felt sorry for them.'
      ]
    },
    {
      id: 'two-tails',
      A: 'partner',
      paragraphs: [
        'The dinosaur ate its fern, and dropped none of it. The dragon counted up to five, which was all. “You may stamp again now,” it said. “I’ve got nothing to look for,” said the dinosaur.',
        'So they lay down in their cave, nose to tail and tail to nose. “Shall I put it out?” asked the dragon. The dinosaur lifted one toe, as high as a finger is wide, and let it down. “Boom,” it whispered, and the flame went out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed out of the cave, because of the feet.',
      '{names} came halfway in under the cloth, and no further.',
      { text: '{names} brought the dragon one more piece of treasure, a teaspoon.', needs: ['hands'] },
      { text: '{names} pulled the cloth down all round, to keep in the dark.', needs: ['hands'] }
    ],
    way: [
      '{names} bounced a little at each boom.',
      '{names} thumped too, and the flame went out by mistake.',
      { text: '{names} rescued the cups from the top of the cave.', needs: ['hands'] },
      { text: '{names} rapped on the roof, to ask about the noise.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite flat outside, and shook nothing.',
      '{names} crawled in, now that it was calm in there.',
      { text: '{names} passed in a second fern, for later.', needs: ['hands'] },
      { text: '{names} lifted one end of the cloth, very gently, so that there was no draught.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled the cloth straight, and the cave was a table. They laid the plates one on the other, and the fire went back to its hook.',
    'The dinosaur washed, and walked to bed so softly that no light so much as blinked.'
  ],
  last: [
    'There was no boom any more and no flame, and {H} was asleep.',
    'In the plum there was room for one thing more, and that was sleep, and {H} slept.'
  ]
})
