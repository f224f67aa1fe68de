import { wishPlot } from '../wish-plot.ts'

export const mechanic = wishPlot({
  id: 'wish-mechanic-rattle',
  wishes: ['mechanic', 'mechanics', 'car mechanic', 'garage', 'garages', 'fixing car', 'fixing cars', 'fix car', 'fixes car', 'fixes cars', 'mending car', 'mending cars', 'mends cars', 'repair shop', 'car repair', 'repairing cars', 'repairing car', 'spanner', 'spanners', 'flat tyre', 'flat tire'],
  except: ['band', 'sale', 'bike', 'bicycle', 'robot', 'robots', 'plane', 'spaceship', 'afraid', 'scared', 'noise', 'accident', 'crash', 'crashed', 'toy', 'hurt', 'lost', 'train', 'tractor', 'dinosaur', 'elephant', 'monster', 'rocket', 'boat', 'dragon', 'late', 'dog'],
  answers: ['car', 'cars', 'fix', 'fixes', 'fixing', 'mend', 'mends', 'mending', 'wash', 'washing', 'repair', 'repairs', 'broken', 'old', 'dad', 'daddy', 'grandad', 'helping', 'who', 'that', 'tools', 'engine', 'wheels', 'little', 'playing', 'job', 'best', 'going', 'tyre', 'flat', 'through', 'red'],
  moods: ['learning'],
  company: ['car', 'rattle', 'garage', 'mechanic', 'customer', 'walnuts', 'walnut', 'wheel', 'torch'],
  about: 'A car rattles whenever its owner drives it and never at the garage, until the mechanic examines the owner.',
  titles: ['It Never Does It Here', 'Ticka-Ticka', '{H} the Mechanic', 'The Bill Was One Walnut', 'Ticka, on the Left'],
  want: [
    {
      id: 'it-rattles',
      A: 'partner',
      paragraphs: [
        '{H} was a mechanic, and lay under a car, so that only two feet stuck out. The car was two chairs and a blanket, with a plate at each corner. It belonged to {A}. “It rattles,” said {A}. “It went ticka-ticka, all the way here.”',
        '{H} came out. There was nothing that {H} liked better than a rattle. “I’ll find it,” said the mechanic. “Start her up.” {A} sat still at the wheel. There was not a sound. “It never does it at a garage,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-could-be',
      A: 'partner',
      paragraphs: [
        '{H} tapped the wheels with a spoon, and they went bong. To be on the safe side, {H} changed one plate for another. “That ought to do it,” said the mechanic. {A} got up and drove off round the table. Ticka-ticka, ticka-ticka, it went, all the way.',
        '“It’s got worse,” said {A}. So {H} took hold of the wheel and drove round the table too. There wasn’t a sound.'
      ]
    },
    {
      id: 'number-ten',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A mechanic only has to put out a hand, and somebody lays a spanner in it. “Ten,” said {H}, under the car. {A} looked along the drawer, and laid a fork in {H}’s hand. “That’s an eleven,” came from below. {A} laid a whisk in it.',
        '“What’s this?” asked the hand. “A nineteen,” said {A}. It went round in there for a while. “It fits,” said {H}, quite surprised. “I’ve always wondered what they’re for.”'
      ]
    },
    {
      id: 'oil',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The oil was looked at with a long stick. You draw it out, and wipe it, and put it in again, and draw it out. {H} did it with a ruler, in a tall boot. “Where should it come up to?” asked {A}. “Between the two lines,” said the mechanic.',
        'There were thirty lines on the ruler. {H} held it against the light. “You’ve got an elastic band in there,” said {H}, “and it’s nearly full.” {A} said that it had been running very quietly, apart from the rattle.'
      ]
    },
    {
      id: 'car-wash',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'While it was there, the car had a wash. “Windows up!” said {H}. {A} turned a handle in the air, and drew in {A}’s chin. Then the brushes came. {H} was those, with a towel on each hand, and went round and round.',
        'It grew dark, and roared, and flapped. The brushes went over the bonnet and over the driver. “There’s a towel in my mouth,” said {A}. “That’s the wax,” said the car wash. Last there came the wind, which had had cheese for lunch.'
      ]
    },
    {
      id: 'up-on-the-ramp',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'In a garage cars go up in the air, so that you can stand underneath. “I’ll pump,” said {H}. “You go up.” {A} was in the car, and the car stayed where it was. So {A} went up alone, from sitting to standing, with a hum.',
        '{H} walked about down there with a torch, and looked at {A}’s knees from below. “All dry,” said the mechanic. “Somebody’s darned this one.” {A} came down again with a long pssss.'
      ]
    },
    {
      id: 'tyres',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Shall I look at your tyres?” asked {H}. They had to be pumped up. {H} said psh, psh, psh, at each of the plates. {A} held the thing with the number, which was an alarm clock. “Twenty to nine,” said {A}.',
        '“That’s too hard,” said the mechanic, and let some out. “And now?” “Quarter past eight.” The fourth was at a quarter past eight already. “That’s a good tyre,” said {H}, and patted it.'
      ]
    },
    {
      id: 'other-customer',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Another customer came, and that was {A}, walking backwards. “It only goes in reverse,” said {A}. “How long has it done that?” asked {H}. “Since yesterday. I’ve seen where I’ve been, and it was very nice.”',
        'The mechanic turned {A} round by the shoulders. Now {A} went out forwards, and into the door post. “Brakes are extra,” said {H}.'
      ]
    },
    {
      id: 'jump-leads',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'In the morning the car wouldn’t start. “The battery’s flat,” said {H}. You need a second car for that, which still has some in it. The mechanic had two long scarves, a red one and a black one. One end went to the car, and the other to {A}.',
        '“Now give it a bit of yours,” said {H}. {A} screwed up {A}’s eyes and hummed. The car coughed, and shook, and went brrrum. {A} sat down. “How do you feel?” asked the mechanic. “Flat,” said {A}.'
      ]
    },
    {
      id: 'hands',
      A: 'other',
      spare: 8,
      paragraphs: [
        'You can tell a good mechanic by the hands. {H} held out both of them. They were much too clean. {A} came with a soft pencil and drew in the oil, round each nail, and on the nose.',
        '“Who’d trust you with a car, the way you looked?” said {A}. {H} wiped them on a rag, and then shook hands with just one elbow, as they do. It’s the politest thing there is in a garage.'
      ]
    },
    {
      id: 'pet-in-the-car',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'When {H} looked inside, there sat {A}, in the place where the map should be. “Are you part of the car?” asked the mechanic. {A} looked as though there had always been one there.',
        '{H} wrote down on the card what had been found. It was one seat belt, one apple core, one {A}, in good order. It was all put back as it had been. A garage doesn’t take anything out that runs by itself.'
      ]
    },
    {
      id: 'elder-crank',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Our first car wanted to be talked to,” said {S}. “You had to say, come on, old girl, just before the hill. If you said it too late, it stopped. If you said it too soon, it got proud.” “And when it stopped?” asked {A}.',
        '“Then we all got out, and it went up by itself,” said {S}. “It only wanted to be rid of us. My aunt had to run alongside, because of the hat box. It was still in there.”'
      ]
    },
    {
      id: 'child-small-car',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} brought in a car no longer than a thumb. “It’s lost its door,” said {A}. The mechanic lay down flat and looked in at the place. “Where was it last?” “In my pocket.” {H} felt about in there. There was sand, and a feather, and no door.',
        '“Then it’s a summer car,” said {H}. “You can see out better.” {A} drove it once over the mechanic’s back, for a trial, and was content with it. It even stopped at the collar.'
      ]
    },
    {
      id: 'when-i-drive',
      A: 'partner',
      paragraphs: [
        '“When you drive it, it’s quiet,” said {A}. “When I drive it, it rattles. So it isn’t the wheels, and it isn’t the road.” {A} walked up and down to think. Ticka-ticka, ticka-ticka. They both stopped. “Now it’s got out,” whispered {A}. The mechanic looked at the car, which was standing there with nobody in it. Then {H} looked at {A}, from top to bottom.'
      ]
    }
  ],
  turn: [
    {
      id: 'look-at-the-driver',
      A: 'partner',
      paragraphs: [
        '“Jump,” said the mechanic. {A} jumped. Ticka! “Again, on the right leg.” There was nothing. “On the left.” Ticka! “I’ll have to look at you from underneath,” said {H}. So the customer lay down, and {H} went over {A} with a torch, and tapped. The knee went bong. The left side went ticka.',
        'There was a pocket, and in the pocket two walnuts, from last autumn. {H} shook them in one fist. It was the finest rattle ever found in that garage.'
      ]
    },
    {
      id: 'old-parts',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'A good mechanic shows you the old part. {H} laid both walnuts on a rag. “They’re worn,” said {H}. “You’d have come to a stop with those, some dark night, in the rain.” {A} turned pale.',
        '“Could you hear which of them it was?” asked {A}. They shook the one, and they shook the other. Neither of them made a sound. “It’s only when they’re together,” said the mechanic. “It’s like with us.”'
      ]
    },
    {
      id: 'trial-run',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'Then the car had a last polish. {A} was given something to drink in a paper cup, and an old magazine. It was about boats. All the interesting pages had been cut out. “How much longer?” asked {A}. “They all ask that,” said the mechanic.',
        'At last {H} brought the key, which was a teaspoon on a tag as big as a plate. “Yours is number one,” said the mechanic. There was only the one car. {A} looked for it all round the garage, and was very glad to find it.'
      ]
    },
    {
      id: 'the-bill',
      A: 'partner',
      paragraphs: [
        '“What do I owe you?” asked {A}. “One walnut,” said the mechanic. {A} paid, and put the other one back in the pocket, and got in. The car went round the table, and into the kitchen, and home through the hall. There wasn’t a sound. A walnut can’t rattle alone.',
        '{H} lay down under nothing at all and looked at the ceiling. It had been a good rattle. “If you ever miss it,” said {H}, “I’ve got the other half here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crawled under from the other end, and met two feet.',
      '{names} went quiet, so as to hear the rattle.',
      { text: '{names} handed in the spanner, which was a wooden spoon.', needs: ['hands'] },
      { text: '{names} dabbed a bit of soot on the nose, as mechanics have it.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the car round the table, and bumped into it at the lights.',
      '{names} jingled a little too, and had to be ruled out.',
      { text: '{names} held the plates, while the wheels got changed.', needs: ['hands'] },
      { text: '{names} oiled the chair legs with a feather.', needs: ['hands'] }
    ],
    turn: [
      '{names} bounced on the left side, or the nearest thing to it.',
      '{names} gave a glad little rattle of the teeth.',
      { text: '{names} slapped two pockets, and there was only fluff.', needs: ['hands'] },
      { text: '{names} put down newspaper, for the oil that did not come.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates went back to the kitchen, and the chairs to the table. On the window sill lay one walnut, and on the other side of the room lay the other.',
    '{H} washed, and rolled in backwards, under the blanket, until only two feet stuck out. After a bit they were drawn in too.'
  ],
  last: [
    'It ran quite smoothly now, in and out, without the least rattle, and {H} was asleep.',
    'The garage was shut, and under the blanket mechanic {H} slept, as quiet as one walnut.'
  ]
})
