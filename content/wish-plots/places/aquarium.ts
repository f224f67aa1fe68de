import { wishPlot } from '../wish-plot.ts'

export const aquarium = wishPlot({
  id: 'wish-aquarium',
  wishes: ['aquarium', 'aquariums', 'oceanarium', 'sea life centre', 'sealife centre', 'sea life center', 'sealife', 'fish museum', 'acuario'],
  answers: ['fish', 'fishes', 'trip', 'visit', 'going', 'day', 'out', 'school', 'tank', 'tanks', 'glass', 'tunnel', 'rays', 'ray', 'seahorse', 'seahorses', 'clownfish', 'starfish', 'coral', 'diver', 'feeding', 'time', 'first', 'sleepover', 'night', 'sleeping', 'sea', 'ocean', 'life', 'creatures', 'animals', 'centre', 'blue', 'birthday'],
  except: ['shark', 'sharks', 'octopus', 'jellyfish', 'penguin', 'penguins', 'turtle', 'turtles', 'dolphin', 'dolphins', 'whale', 'whales', 'seal', 'seals', 'otter', 'otters', 'crab', 'crabs', 'mermaid', 'escaped', 'escape', 'broken', 'died', 'dead', 'closed', 'lost', 'scared', 'baby sea turtle', 'finding the sea'],
  moods: ['sleepless', 'first'],
  company: ['keeper', 'clownfish', 'seahorse', 'ray', 'parrotfish', 'glass'],
  about: 'The keeper of an aquarium may put out the light when all the fish are asleep, and no fish can shut its eyes.',
  titles: ['Nobody in Here Has Lids', 'The Keeper Has to Be Sure', '{H} and the Fish with Open Eyes', 'A Sleeping Bag of Bubbles', 'The Rare One with the Torch'],
  want: [
    {
      id: 'are-you-asleep',
      A: 'partner',
      paragraphs: [
        'The aquarium was shut for the night. {H} was the keeper and wanted to go home, but first every fish had to be asleep. The glass was a strand of wool between two chairs. Behind it {A} was all the fish, one after another.',
        '“Are you asleep?” {H} asked the clownfish. “Yes,” said the clownfish. It had eyes like buttons. “But they’re open!” “They’re always open,” said the clownfish. “I haven’t got any lids.”'
      ]
    }
  ],
  way: [
    {
      id: 'two-noses',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before anything else the keeper had to polish the glass. There were a great many noses on it from the day. {H} breathed on the wool, and rubbed. On the other side a big grouper came up and pressed its nose flat.',
        '{H} did it too, to see how that was. They stood there like two mushrooms. “What do you do it for?” asked {H}. “To see better,” said the grouper. “And you?” “To see you,” said {H}. “Then we’ve both got what we came for,” it said.'
      ]
    },
    {
      id: 'thin-eels',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the sand lived the thin eels. They were five fingers that stuck out of a blanket and swayed. “Good evening,” said {H}, and they were gone. The keeper waited. One finger came up as far as the nail.',
        '“I only want to count you,” said {H}. “You first,” said the eel. So {H} held up five fingers too, and they swayed. Soon there were five on each side, and they got on very well, until somebody sneezed.'
      ]
    },
    {
      id: 'flatfish',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} lay on the floor, with one cheek down, and was a flatfish. “Why are both your eyes on the same side?” asked {H}. “When I was small I had one on each,” said the flatfish. “Then I lay down. The lower one had nothing to look at but sand, so it moved up, round the corner.”',
        '“Did that hurt?” “No, but it took weeks,” said the flatfish. “It arrived just in time for the summer holidays.”'
      ]
    },
    {
      id: 'tunnel',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a tunnel under the table, and the rays flew over the top of it. One was a grey pillow. Underneath it had a face, and the face smiled. “Those aren’t its eyes,” said {A}, who was flying it. “They’re its nostrils. Its eyes are on top.”',
        '“And the mouth?” asked {H} from below. “The mouth’s just where you’d think,” said {A}. “Then it really is smiling,” said {H}. The pillow went round once more, to show it.'
      ]
    },
    {
      id: 'shoal',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Small silver fish swim all together, and turn all together. {H} and {A} practised it, side by side, with their hands at their cheeks. “Who says when?” asked {H}. “Nobody,” said {A}. “You only watch the one beside you.”',
        'So {H} watched {A}, and {A} watched {H}. They went straight on, right across the sea, and into the coats. Each of them had been quite ready to turn.'
      ]
    },
    {
      id: 'starfish',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In a dish with no lid lay the starfish. That one you might touch, with two wet fingers. It was {A}’s hand. “It’s got hundreds of feet underneath,” said {A}, “and no front.” The starfish set off.',
        'It went in five directions at once, and stayed where it was. “Where does it want to go?” asked {H}. “It’s still being discussed,” said {A}. The shortest finger lifted its tip, and put it down again.'
      ]
    },
    {
      id: 'diver',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Inside the big tank there was a diver, who wiped the glass with a sponge. {A} had swimming goggles on, and blew out {A}’s cheeks. {H} waved. The diver waved, and wiped the wave away.',
        '“What’s it like in there?” asked {H} in signs. The diver pointed at the clock, and at the feet, and held up two pinched fingers. So it was late, it was wet, and something small had nibbled.'
      ]
    },
    {
      id: 'feeding',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the keeper’s book it said that the grouper got its supper at half past six. {H} held half a biscuit over the wool. “It doesn’t bite,” said {A}. “It only opens its mouth, and so fast that the whole sea goes in. Supper comes along with it.” {A} showed how.',
        'The biscuit was gone, and so was the napkin. A moment later the napkin came out at the side. “Through the gills,” said the grouper.'
      ]
    },
    {
      id: 'pet-visitor',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Nobody had told {A} that the aquarium was shut. {A} was there, on the side for visitors, and had a good long look. “We close at six,” said the keeper. {A} went on looking.',
        'You could not say whether {A} was counting the fish or thinking of its own affairs. There are people who come every week for that. The keeper let it stay, as it left no nose on the glass.'
      ]
    },
    {
      id: 'elder-carp',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In our station there was a tank in the waiting room,” said {S}, “with a single carp. It went to the left end, and to the right end. It always looked as if it was going to speak. I missed three trains over that carp.” “What did it say?” asked {A}.',
        '“It never got round to it,” said {S}. “But everybody in that town was late, and nobody ever minded.”'
      ]
    },
    {
      id: 'shrimp',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had a net curtain on, and was a shrimp that you can see through. “Look,” said the shrimp, and pointed at its middle. “Those are the peas.” The keeper bent down with the torch. “And what’s that?” asked {A}.',
        '“That’s the potato,” said the shrimp. “It’s on its way.” They watched it for some time. There’s no other animal in an aquarium where you can be so sure that it’s had its supper.'
      ]
    },
    {
      id: 'torch',
      A: 'partner',
      paragraphs: [
        'The keeper went on with the torch. The seahorse looked back, and so did the ray, and so did the parrotfish. “Are you asleep?” asked {H}. “I was,” said the ray, “until you shone in.”',
        'So {H} switched off the torch, and on again, to see whether it had worked. Now they were all awake. The clownfish wanted a drink of water. “You’re in it!” said the keeper.'
      ]
    },
    {
      id: 'the-rest-of-it',
      A: 'partner',
      paragraphs: [
        '“Nobody in here has lids,” said {A}, and came out from behind the glass for a moment. “You’re looking at their eyes, because people sleep with those. A fish sleeps with all the rest.”',
        '{H} put the torch away. At home nobody asked anybody whether they were asleep. They only went to their own beds. “Where do you sleep?” the keeper asked the ray.'
      ]
    }
  ],
  turn: [
    {
      id: 'own-beds',
      A: 'partner',
      paragraphs: [
        'The ray lay down flat, and flipped a blanket of sand over its back. The seahorse held on to a chair leg with its tail, so as not to drift away. The clownfish backed into its anemone, which was a cushion with fringes.',
        'Only the parrotfish was left. It blew and blew, until it was all inside a clear bubble, and that was a sheet. “Do they really do that?” whispered {H}. “Every night,” said {A} from inside. “It’s a sleeping bag.” Not one of them had shut an eye, and they were all in bed.'
      ]
    },
    {
      id: 'little-fingers',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There were two seahorses, it turned out. At night they hold on to the same stalk. In the morning they dance round it, to see that it’s still the two of them. {H} lent a little finger, and {A} hooked another one round it.',
        'The water went to and fro, and they swayed with it. “Hold tight,” said {A}. “I’m not going anywhere,” said {H}. “No,” said the seahorse. “That’s how it’s done.”'
      ]
    },
    {
      id: 'blue-light',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For the night an aquarium has a blue light. They took out the torch once more, and shone it through a blue shirt at the wall. “Now the coral opens,” said {A}. “By day you’d think it was stone. At night it puts out a thousand tiny hands.”',
        '{H} opened one hand, as slowly as possible, finger by finger. Beside it {A}’s opened. They stayed like that, in case something very small came by that wanted holding.'
      ]
    },
    {
      id: 'hum',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The keeper stood still and listened for the pump. In an aquarium something always hums. It blows air into the water, or else they’d all get stuffy. It was the fridge, and it did it very well.',
        '“And the bubbles?” asked {H}. {A} did those with {A}’s lips. Blup, they went, one at a time, from the very bottom. Each came up in its own good time, with nothing in it but a bit of quiet.'
      ]
    },
    {
      id: 'one-with-lids',
      A: 'partner',
      paragraphs: [
        '“Good night, fish,” said the keeper. “There’s one that isn’t in bed,” said the seahorse. “Where?” “Over there, on the outside,” said the seahorse. “The rare one, with lids. When it’s asleep you can see it at once. First one comes down and then the other.”',
        '“We stay up for it every night,” said the clownfish. “It’s the best thing in the whole aquarium.” {H} blinked, just once. Behind the glass they all said “Ooh.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} floated about in the next tank, without any label.',
      '{names} blew a bubble at the glass.',
      { text: '{names} made the weed, with both arms that swayed.', needs: ['hands'] },
      { text: '{names} smoothed the sand on the bottom with both hands.', needs: ['hands'] }
    ],
    way: [
      '{names} hid from the torch behind a rock, which was a cushion.',
      '{names} got a light in the face and swam round the other way.',
      { text: '{names} drew a blind over one end of the tank, and it was a tea towel.', needs: ['hands'] },
      { text: '{names} tapped the side of a glass, and the ray complained.', needs: ['hands'] }
    ],
    turn: [
      '{names} sank to the bottom and let the fins hang.',
      '{names} squeezed in under a stone, tail first.',
      { text: '{names} spread a bit of sand over the ray, where it had come off.', needs: ['hands'] },
      { text: '{names} held the chair leg still for the seahorse.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wool went back on its ball, and so there was no more glass. {H} shook out the sheet, in case there was still a parrotfish in it.',
    '{H} washed and lay down. All round the bed it was dark and blue. They were sure to be there, quite close, with every eye open.'
  ],
  last: [
    'First one lid came down, and then the other. Ooh, said the fish, and {H} was asleep.',
    'You could see it at once: the rare one had both its lids down, and {H} slept.'
  ]
})
