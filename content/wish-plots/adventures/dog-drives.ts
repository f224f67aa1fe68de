import { wishPlot } from '../wish-plot.ts'

export const dogDrives = wishPlot({
  id: 'wish-dog-drives',
  wishes: [
    'dog driving', 'dog drives', 'dog drive', 'dog drove', 'dogs driving', 'dogs drive', 'dogs drove', 'puppy driving', 'puppy drives', 'puppy drove', 'dog driver', 'dog bus', 'dog lorry', 'dog tractor', 'dog truck',
    'cat driving', 'cat drives', 'cat drive', 'cat drove', 'cats driving', 'cats drive', 'cat bus', 'cat driver', 'cat bus driver', 'kitten driving', 'kitten drives', 'animals driving', 'animals drive', 'animal bus driver', 'animal driving', 'doggy driving', 'bear driving', 'monkey driving', 'rabbit driving', 'pig driving'
  ],
  except: ['sick', 'hit', 'hurt', 'ran', 'run', 'accident', 'crash', 'crashed', 'vet', 'under', 'barks', 'barking', 'scared', 'afraid', 'train', 'wash', 'seat', 'lost', 'left', 'racing', 'race', 'stop', 'got', 'away', 'catch', 'catching', 'chasing', 'chases', 'chased', 'paw', 'patrol', 'toy', 'ride', 'stuck'],
  answers: ['driving', 'drives', 'drive', 'drove', 'driver', 'car', 'bus', 'cat', 'dog', 'red', 'blue', 'yellow', 'big', 'little', 'sea', 'seaside', 'beach', 'road', 'town', 'licence', 'puppy', 'city'],
  company: ['dog', 'cat', 'bus', 'lamp post', 'sea', 'wind', 'car', 'window'],
  about: 'A dog drives to the sea with its nose at the window and always comes back to the same lamp post, with a cat in a bus behind.',
  titles: ['A Nose at the Window', 'The Same Lamp Post', '{H} Drives to the Sea', 'Left, Left and Left Again', 'A Dog, a Car and a Bus with a Cat'],
  want: [
    {
      id: 'off-to-the-sea',
      A: 'partner',
      paragraphs: [
        '{H} was a dog with a car. It was two chairs, with a blanket for a roof. The dog had heard of a sea, with sticks lying all along the edge, for nothing. It wanted to be there before dark.',
        'Behind it came the number nine bus, and a cat was driving it. The cat was {A}. “To the sea!” called the dog. “Then I’ll follow you,” said the cat. “I don’t know the way, but I don’t show it.”'
      ]
    },
    {
      id: 'licence',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can you drive?” asked the cat. “I can sit,” said the dog, “and I can stay. It’s mostly that.” It had learned both at a school. There they had also done fetch, but not with a car.',
        '“And you?” asked {H}. “I was asleep on the bonnet,” said {A}, “where it’s warm. When I woke up, I was in charge.”'
      ]
    }
  ],
  way: [
    {
      id: 'lamp-post',
      A: 'partner',
      paragraphs: [
        'Brrm! The left window was open a crack, and the dog laid its nose there. There was a wind! It smelled of bread, and then of a baker, and then of a baker’s dog. They passed a lamp post with a bent hat.',
        'They drove on, faster, and came to a lamp post with a bent hat. “Another one,” said the dog. At the third it was quite sure. “They’ve all got bent hats round here,” said {H}.'
      ]
    },
    {
      id: 'bus-stop',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the stop stood a teddy, a boot and a cauliflower, and held out their hands. The bus drove past them. “You’ve got to stop!” called the dog. “They called me,” said the cat. “I don’t come when I’m called.”',
        'A bit further on there was a patch of sun in the road. There it stopped at once, and opened both doors. The three had to run. “It’s the sun that stops me,” said {A}, and stretched.'
      ]
    },
    {
      id: 'wipers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It rained, and the dog put on the wipers, which were two wooden spoons. They went to the left and the right. The dog’s eyes went to the left and the right. So did the head, and so did the car.',
        '“Don’t look at them!” called the cat. “I’m not looking,” said the dog. “They’re waving.” The bus had none, for a cat doesn’t drive in the rain. It stood under a tree until it was over.'
      ]
    },
    {
      id: 'horn',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does your horn say?” asked the cat. “Woof,” said the dog, and pressed it. It was a saucepan lid. From a house somebody answered. So the dog pressed it again, and from three houses somebody answered.',
        'The bus had a horn too. {A} pressed it with one paw. “Please,” it said, very softly, “when you have a moment.” It worked much better.'
      ]
    },
    {
      id: 'petrol',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the petrol station stood {A} with a watering can. “What does it take?” asked {A}. “Biscuits,” said the dog. “Does the car eat those?” “It’s for the engine,” said the dog, and put one paw on its own tummy.',
        '{A} filled it up with two, and wiped the windscreen, where there was a nose print. “There’s another on the inside,” said {H}. “I know. I’m leaving you that one,” said {A}.'
      ]
    },
    {
      id: 'map',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} spread out a map on the bonnet. The dog sniffed at it from one end to the other. “Here somebody has had chips,” it said. “And here it’s been in a glove.”',
        '“But where’s the sea?” asked {A}. “It’s this blue bit.” The dog sniffed at the blue bit. It smelled of map. “That’s not it,” said the dog. “The sea’s got fish in.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Then somebody got in beside the driver, and that was {A}. It did not ask where the car was going. It sat down on the good seat and looked straight ahead, like somebody who is always driven.',
        '“Seat belt,” said the dog, and laid one arm across {A}. {A} licked it. In that family it was as good as a ticket.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'On the back seat sat {A}, with a wheel as well. It was a rusk. {A} turned it to the left, and looked at it, and ate some of the steering.',
        'Then {A} blew through {A}’s lips, brrm, with a good deal of spit. It was the best engine on the whole road. The dog switched off its own, to hear it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest, and a bridge that could go up. It had two arms, and they were down. When the dog came, they went up. “There’s a ship,” said the bridge. A bath duck went through, very slowly.',
        '“Does the duck always go first?” asked the dog. “It can’t go round,” said {A}. Then the arms came down again, and the car rolled over them, up to the elbows.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} got in at the back, and wanted to go no faster than a bicycle. “I know a song for driving,” said {S}. “Every time there’s a cow, there’s another verse.”',
        '“I don’t see a cow,” said the dog, which was {A}. “Then it’s a short song,” said {S}. They drove on slowly, and both looked out for cows, so that it would begin.'
      ]
    },
    {
      id: 'child-lights',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the traffic lights, with a tomato in one hand and a green apple in the other. The tomato came up, and the dog stopped. It stayed. It was very good at that.',
        'The apple came up, with a bite out of it. “What does that mean?” asked {A}. “Nearly green,” said {S}, chewing.'
      ]
    },
    {
      id: 'four-times',
      A: 'partner',
      paragraphs: [
        'At the fourth bent hat the bus drew up beside the car. “That’s the first one again,” said the cat. “We know each other by now. It’s your nose. You hold it to the left, and the rest of the dog steers after it.”',
        'So {H} shut the window. After ten yards the car stopped. “I don’t know where I am,” said the dog. “It smells of nothing but car.”'
      ]
    }
  ],
  turn: [
    {
      id: 'roof-off',
      A: 'partner',
      paragraphs: [
        'The dog looked to the left and to the right, and then up. {H} took hold of the blanket and pulled, and the car had no roof. Now the dog could hold its nose in the wind right in the middle. Where the nose went, the car went, straight on.',
        'The lamp post stayed behind. There came a smell of wet rope, and then of chips. “That’s it!” said the dog. The rug came to an end, and there lay the sea. It was the blue bath mat, with wooden spoons all along the edge.'
      ]
    },
    {
      id: 'one-stick',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somebody had to throw the sticks. The cat looked at one for some time. Then it pushed it off the edge of the step, with one paw, and watched it go. “That’s how I throw,” said {A}.',
        'The dog fetched it all the same. It laid it down in front of the cat, and the cat pushed it off again. They could both have gone on like that until the tide came in.'
      ]
    },
    {
      id: 'bus-in-the-sun',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The bus stood in the last of the sun with its doors open. Its driver lay across three seats. “Don’t you want to see the sea?” asked the dog. “I can see it,” said the cat, with both eyes shut. “It’s wet.”',
        'From time to time somebody came along the beach and asked when the bus was leaving. “When the sun does,” said {A}.'
      ]
    },
    {
      id: 'sand',
      A: 'other',
      spare: 12,
      paragraphs: [
        'After the swim the dog shook itself, from the nose to the tail, and {A} stood too near. “I’m a lamp post,” said {A}, dripping. “I can’t get out of the way.”',
        'There was a towel in the boot. {A} rubbed behind its ears, where dogs like it best. One of {H}’s feet began to knock on the floor by itself, tup, tup, tup.'
      ]
    },
    {
      id: 'home-by-nose',
      A: 'partner',
      paragraphs: [
        'When it got dark, the dog held up its nose once more. Very slowly the car drove home along a smell, and the bus rolled behind it. First it smelled of soap, and then of a certain pillow. “Here we are,” said the dog. The cat looked out. “That’s the first stop on this line that I like,” said {A}, and switched off.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped in the back, among the sticks to come.',
      '{names} ran alongside for a bit, and had to stop for breath.',
      { text: '{names} kicked the tyres, which were slippers.', needs: ['hands'] },
      { text: '{names} paid the cat, and asked for one to the sea.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed out of the other window, and got the baker too.',
      '{names} leaned left with the nose, and the car went left.',
      { text: '{names} bent a lamp post straight, or tried to.', needs: ['hands'] },
      { text: '{names} folded a map, and it was the seaside that got creased.', needs: ['hands'] }
    ],
    turn: [
      '{names} bounced out onto the beach, and picked a spoon.',
      '{names} shook off the sea, over everybody.',
      { text: '{names} spread a towel on the sand, under the cat.', needs: ['hands'] },
      { text: '{names} threw a stick in, and the dog was gone before it landed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The car became two chairs again, and {H} hung the sea over the edge of the bath. All the sticks went back into the drawer, and one of them had been chewed a bit.',
    '{H} washed behind the ears, and turned round three times on the bed before lying down. The nose stayed out over the blanket, in the middle.'
  ],
  last: [
    'The nose was out, and the rest of the dog was parked, and {H} slept.',
    'It smelled of a certain pillow, so this had to be the place, and {H} was asleep.'
  ]
})
