import { wishPlot } from '../wish-plot.ts'

export const washingTheCar = wishPlot({
  id: 'wish-washing-the-car',
  beginsElsewhere: true,
  wishes: ['washing car', 'wash car', 'washed car', 'washes car', 'car wash', 'carwash', 'cleaning car', 'clean car', 'cleaned car', 'cleans car', 'dirty car', 'muddy car', 'car bucket', 'car sponge', 'hose car', 'hosing car', 'polishing car', 'washing van', 'wash van', 'cleaning van', 'dusty car'],
  answers: ['washing', 'wash', 'washed', 'car', 'cars', 'cleaning', 'clean', 'dirty', 'muddy', 'dad', 'daddy', 'papa', 'mum', 'mummy', 'grandpa', 'grandad', 'uncle', 'with', 'helping', 'helps', 'help', 'water', 'bucket', 'sponge', 'hose', 'soap', 'bubbles', 'foam', 'shiny', 'wet', 'saturday', 'sunday', 'today', 'red', 'old', 'big', 'our', 'family', 'new', 'fun', 'together', 'van', 'splashing'],
  except: ['toy', 'machine', 'tunnel', 'through', 'drive', 'brushes', 'scared', 'afraid', 'crash', 'accident', 'stolen', 'sold', 'broke', 'broken', 'dog', 'elephant', 'police', 'fire', 'racing', 'race', 'scratch', 'scratched', 'key', 'dent', 'money', 'monster', 'truck', 'mechanic', 'engine', 'wheel', 'wheelchair', 'sick', 'teddy', 'bunny', 'who', 'left', 'locked', 'robot', 'talking'],
  moods: ['learning', 'proud', 'first'],
  company: ['car', 'cow', 'bucket', 'sponge', 'dust', 'hose'],
  out: true,
  about: 'The hero has drawn a cow in the dust of the car and wants to keep it while the car is washed; then it turns out what a cow like that is made of.',
  titles: ['Now It Is All Cow', 'A Cow on the Car', 'What the Cow Was Made Of', '{H} Washes Round It', 'You Are Leaning on It'],
  want: [
    {
      id: 'the-cow',
      A: 'partner',
      paragraphs: [
        'The car was so dusty that nobody knew its colour. At the back {H} had drawn a cow in the dust, with one finger. It was the best cow that {H} had ever done, with a look in its eye. Today the car was to be washed.',
        '“All of it?” asked {H}. “All of it,” said {A}, and filled the bucket. {H} wanted to keep the cow.'
      ]
    }
  ],
  way: [
    {
      id: 'from-the-top',
      A: 'partner',
      paragraphs: [
        'You begin at the top, or else the dirt runs down over what you’ve done. {A} did the roof, and {H} did a door. The water went brown, and the door went red. So it was a red car!',
        'At the back {H} washed round the cow, very slowly, with the tip of the sponge. A drop got away. It ran down, and the cow had five legs. {H} held a tin lid over it. The next drop went behind, and then it had a beard.'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had put in too much soap. The foam rose out of the bucket and looked about. It climbed down over the edge, and went along the gutter, all by itself. “Where’s it going?” asked {H}. “To the neighbours,” said {A}. “They’ve got a blue one.”',
        'They caught it with both arms and put it on the bonnet. There it sat, like a sheep. It sighed as it got smaller. When you laid one ear against it, it was full of tiny doors, all closing.'
      ]
    },
    {
      id: 'wheels',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} did the wheels. A wheel has got a face, with five holes. In there lives everything that a car has ever driven through. There was some of the holiday in there, and the mud from the fair. In the third wheel there was a whole leaf, folded up.',
        '“That’s from the forest,” said {H}. “And that’s the day with the cheese van.” {A} came and looked. They washed off one day after the other, as far back as the spring. Behind that it was black and shiny.'
      ]
    },
    {
      id: 'hose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The hose lay there, and nothing came. “Is it on?” called {A}, and held it up to one eye. “I’ll look,” called {H}. It went on. It came with a cough, and after that it came with everything.',
        '{A} stood there, and water ran out of both sleeves. “Yes,” said {A}. “It’s on.” {H} turned it off again with great care. “You’ve gone darker,” said {H}. “And you’ve got a drop on your nose that isn’t falling.”'
      ]
    },
    {
      id: 'windows',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For the windows one of them had to sit inside. {H} wiped from in there, and {A} from out here, at the same spot. “It’s on your side,” said {H}, through the glass. You couldn’t hear it. “It’s on yours,” said {A}’s mouth.',
        'They rubbed for a long time, nose to nose. It was a small white dot. In the end {A} came in and {H} went out, and they looked again. There was a dot on each side. They had both been right.'
      ]
    },
    {
      id: 'under-the-seat',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Under the seats were the things that had gone. There was a mitten, and a breadstick as hard as a pencil. There was a coin from somewhere else. {H} lay across with one arm in the dark and handed it all out.',
        '“And there’s something soft,” said {H}. They were quiet. {H} pulled. It was a plum, or it had been one. Now it looked like a small old hat. “We’ll bury that,” said {A}.'
      ]
    },
    {
      id: 'shammy',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For drying there was a leather. Dry, it was as hard as a board, and you could have served tea on it. Wet, it was like a tongue. {H} pulled it over the bonnet. Behind it came a stripe with the sky in it.',
        '“More sky,” said {A}. {H} did another stripe, right beside it. A cloud went across the two of them, and it had hardly a crack. At the end there was a whole afternoon on the bonnet, with a sparrow.'
      ]
    },
    {
      id: 'other-car',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Ours used to have a name,” said {A}. “The one before. It was grey, and it was called Doris. You had to say something nice to it in the winter.” “And if you didn’t?” asked {H}. “Then you walked,” said {A}.',
        '{A} laid one hand on the wet roof. “You’re very good,” {A} told this one. It dripped. They waited for a moment, to see if it would start all alone. It was just glad, though, and stayed where it was.'
      ]
    },
    {
      id: 'what-people-write',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the other side somebody had written in the dust as well. It said: wash me. “Who was that?” asked {A}. It was too high up for {H}, and the letters were too good. {H} read it once more. “It was the car,” said {H}.',
        'That might be. It had been standing there for so long, and it had only that one wish. They did the place right away. {A} took the W, and {H} took the ME. It had been a polite car, on the whole.'
      ]
    },
    {
      id: 'a-fly',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A ladybird was sitting on the number plate, on the seven. It was in the way. {A} washed the other numbers first, to give it time. Then it walked over to the four. It was a slow and a thorough sort of ladybird.',
        '“Perhaps it’s reading,” said {H}. They let it read to the end. It went off the last letter and opened its back, and was away. Now it knew who they were, if it should ever meet them on the road.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come to look, and met somebody in the shiny door. {A} went closer. So did the one in the door. They stood nose to nose, and neither would say hello first.',
        'Then {H} came by with the bucket. Now {H} was in the door as well, with a very long nose. {A} looked from the one to the other. It had got rather full in that car.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We only had a bicycle,” said {S}, “and I washed that every Saturday. Each spoke by itself. There are thirty-six in a wheel.” “Did it go faster?” asked {A}. “It whistled,” said {S}. “A clean one cuts the wind.”',
        '{A} could hardly believe it. {S} took the sponge, and went once along the door handle. It was as light as on a spoke. “Listen for it, when you go out next,” said {S}. “On the left.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a cloth as well, and washed what was in reach. It was a strip as high as {S}, all the way round, and very clean. Above it the dust began. “You’ve given it a belt,” said {A}.',
        'Then {S} washed the lamp post too, as it was there, and a bit of the wall. “That isn’t ours,” said {A}. {S} looked at it. It was the cleanest part of the wall in the whole street. “It is now,” said {S}.'
      ]
    },
    {
      id: 'a-square-of-dust',
      A: 'partner',
      paragraphs: [
        'In the end the whole car shone. Only at the back was one grey patch, with a cow in it. “It’s getting worse and worse,” said {H}. “Soon it’ll be a goat.”',
        '{A} bent down to it, quite close. “What’s it made of, really?” asked {A}. “Of dust,” said {H}. {A} laid a finger on its back. “Look at the line. That’s red. That’s where you wiped the dust away. The cow’s the only bit that isn’t dust.”'
      ]
    }
  ],
  turn: [
    {
      id: 'inside-the-cow',
      A: 'partner',
      paragraphs: [
        '{H} looked at the cow, and then at the whole red car. “Then it isn’t being washed off,” said {H}. “It’s just getting bigger.”',
        '{H} took the sponge and began in the middle, on its back. The cow got thick. It grew over its five legs, and over its beard. It grew to the edge of the grey, and there was no line any more. “Now it’s all cow,” said {H}.'
      ]
    },
    {
      id: 'which-end',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Where’s the front of it?” asked {A}. They walked round it twice. The lamps could be eyes, but there were lamps at the back too. “It’s looking both ways,” said {H}. “So that nothing happens to it on the road.”',
        'They looked for the udder, and it was where the petrol went in. It had a lid with a key. “Very sensible,” said {A}. “With other cows anybody can get at it.”'
      ]
    },
    {
      id: 'moo',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} sat down inside, and just touched the horn. It said something short and low. “That was it,” said {H}. “Again, but longer, as if it were evening.” {A} did it longer. Two streets away somebody answered.',
        '“Another one!” said {H}. They listened. It came closer, turned the corner, and was a van with fish. But its back was very dirty, and there might have been anything at all in there.'
      ]
    },
    {
      id: 'leaning-on-it',
      A: 'partner',
      paragraphs: [
        'The man from across the road came over, and put one elbow on the roof. “That’s nice and clean,” said the man. “It’s only a pity about the cow. I’ve looked at that every day. Where’s it gone?”',
        '“You’re leaning on it,” said {H}. The man took that elbow away. He stood back, as far as the kerb, and looked along from one lamp to the other. “Good heavens,” said the man. “It’s grown.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked the cow in the eye.',
      '{names} walked round the car, and got a grey side.',
      { text: '{names} wrung out a sponge, and the water was like cocoa.', needs: ['hands'] },
      { text: '{names} fetched the tin lid.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out of the way of the drops, nearly.',
      '{names} looked into a puddle, and there was a red car in it.',
      { text: '{names} changed the water, which was gravy by now.', needs: ['hands'] },
      { text: '{names} rubbed a door handle until there was a face in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for the front of the cow.',
      '{names} got wet on the other side too.',
      { text: '{names} patted the big cow on the roof.', needs: ['hands'] },
      { text: '{names} dried the last drops with a sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was turned over, and the sponge lay on top. They all got into something dry.',
    '{H} washed too, from the top, so that it would not run down over what was done.'
  ],
  last: [
    'Outside a very big red cow stood in the street, with both lamps out, and {H} was asleep.',
    'On the car the first speck of dust sat down, quite softly, and {H} was asleep.'
  ]
})
