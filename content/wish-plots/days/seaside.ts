import { wishPlot } from '../wish-plot.ts'

export const seaside = wishPlot({
  themes: ['seaside'],
  company: ['gull'],
  moods: ['proud', 'change'],
  answers: ['playa', 'praia', 'plage', 'ufukweni', 'seaside', 'sandcastles', 'shells', 'holiday', 'holidays', 'summer'],
  about: 'The sea has taken the best sandcastle; the hero builds it again at home out of the sand they brought back, and then is the sea.',
  titles: ['The Beach That Came Home', '{H} Empties a Shoe', 'How the Sea Came In', 'The Castle on the Tray', 'Sand Behind the Ears'],
  want: [
    {
      id: 'shoe',
      A: 'partner',
      paragraphs: [
        'All day long they had been at the beach, and {H} had built a sandcastle with four towers. Then a wave had come and taken it away. All that it had left {H} was one white shell.',
        '“I want my castle back,” said {H} at home. “It’s in the sea now,” said {A}, and took off a shoe and turned it over. Sand ran out, and more sand. There was a hill of it on the floor. “Not all of it’s in the sea,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'collecting',
      A: 'partner',
      paragraphs: [
        'They fetched the big tray and collected the beach. There was some in the other three shoes and in every pocket. There was some in the towels, and behind {H}’s ears. Soon the tray was full.',
        '{H} filled the bucket, turned it over and lifted it off. There stood a tower, just long enough to say “there”. Then it ran down on all sides like sugar.'
      ]
    },
    {
      id: 'gull',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'There was a crust in the bag too. “That’s all that gull left me,” said {A}. {H} wanted to see once more how the gull had done it. So {A} sat down and held the crust, and {H} came up from behind with both arms out.',
        '“Not so fast,” said {A}. “First it looked the other way and pretended to be a post.” {H} did the post, and then the crust was gone. “That’s exactly what it was like,” said {A}.'
      ]
    },
    {
      id: 'ear-shell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} put the white shell to one ear, and there was the sea, a long way off. {A} heard it too. “It’s really the sounds in this room,” said {A}. “They go in and can’t find the way out.”',
        'They listened to that. {H} said “hello” quite low, at the other side, and listened again. “It’s the sea,” said {H}, “but it’s got us in it.”'
      ]
    },
    {
      id: 'deckchair',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At a beach you sit in a deckchair, and so {A} put one up beside the tray. First it was a ladder. Then it was a sort of bird. Then it shut, with {A}’s sleeve in it.',
        '“At the beach a man did it for you,” said {H}. “I was watching him,” said {A}, “but he did it too fast.” They sat down on the floor, which never has to be put up.'
      ]
    },
    {
      id: 'turned-over',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} spread out a towel under the lamp and lay down on it. “Turn me over when I’m done,” said {A}. “First you get the cream,” said {H}, and wetted one hand under the cold tap. {H} put it flat on {A}’s back. {A} came straight up off the floor.',
        '“It was as cold as that this morning, too,” said {H}. “But this morning there was sand in it,” said {A}. {H} took a bit from the tray, and rubbed. “Ow,” said {A}, and lay down again. “That’s it. That’s just right.”'
      ]
    },
    {
      id: 'rock-pool',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For a rock pool they took a soup plate. {H} laid in four pebbles, and {A} was the crab. The crab was a hand, and it could only walk sideways.',
        'It walked sideways round the pebbles, and sideways up {H}’s arm, and sideways into {H}’s collar. “Crabs don’t do that,” said {H}, as well as {H} could for laughing. “They do,” said {A}, “if they want to see the view.”'
      ]
    },
    {
      id: 'salt',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} licked the back of one hand. It was salty. {A} tried one too. “That’s the sea,” said {A}. “The water’s gone, and the salt is what it couldn’t carry.” Then they both licked an elbow, as far as they could get.',
        '“You can’t reach your own,” said {H}. “Nobody can,” said {A}, “and everybody’s tried it.” They tried it once more.'
      ]
    },
    {
      id: 'grey-stones',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} turned out a pocket, and there were seven stones. At the beach they had been red and green, with stripes. Now they were all grey. “Somebody’s changed them,” said {H}. {A} drew a wet finger across one. Where the finger had been, it was red.',
        '“It’s still in there,” said {A}. “It only comes out when they’re wet.” {H} did all the others, one by one. The last one was wetted three times, and it was grey in the wet as well. “That’s just a grey one,” said {A}. {H} gave it the place in the middle.'
      ]
    },
    {
      id: 'low-tide',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come to see the beach, and looked at it from all sides. Then {A} sat down in the middle of the tray, where it was warmest.',
        '“That’s where the castle’s going to be,” said {H}. {A} stayed just long enough to show whose beach it was. Afterwards there was a round dent. {H} made it the harbour.'
      ]
    },
    {
      id: 'long-ago',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I built one too, when I was small,” said {S}. “It had a moat and a flag, and the sea took it.” “Did you get anything for it?” asked {A}.',
        '“A wet bottom,” said {S}. “And the next day the same beach was there again, quite flat, as if it had been ironed. You could start anywhere.” {A} smoothed the sand in the tray with one hand.'
      ]
    },
    {
      id: 'other-side',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to dig to the other side of the world, and started in a corner. It went very fast. There was the bottom of the tray already, and it had roses on it.',
        '“Is that it?” asked {A}. “It must be,” said {S}. “They’ve got roses there.” They looked at them for a while and filled the hole in, because of the people.'
      ]
    },
    {
      id: 'hold-hands',
      A: 'partner',
      paragraphs: [
        '{A} rubbed some of the sand between two fingers. “Where did you dig this morning?” asked {A}. “Right at the edge,” said {H}, “where it’s wet.” “That’s it, then,” said {A}. “Dry sand won’t hold hands. Water’s what it holds hands with.”',
        '{H} was halfway to the tap already. Then {H} stopped. “That isn’t the right water,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'wringing',
      A: 'partner',
      paragraphs: [
        'By the door lay a wet towel from the beach. {H} took one end of it and {A} took the other, and they twisted. It dripped, and then it ran, and there was a cup of real sea.',
        'Half of that went into the sand, and it smelled of this morning. {H} turned out the first bucket, and the tower stood. {H} made three more, and a wall with a gate, and put the white shell on top.'
      ]
    },
    {
      id: 'windows',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'It still needed windows. {A} held the lamp, and {H} made them with a pencil, four in each tower. “Who lives in it?” asked {A}. {H} bent down and looked in through the gate.',
        '“Nobody yet,” said {H}. “They’ve seen it, but they’re waiting till the paint’s dry.” {A} held the lamp a little lower, and now there was light in all the windows.'
      ]
    },
    {
      id: 'the-sea',
      A: 'partner',
      paragraphs: [
        'They lay in front of it and looked for a long time. There was half a cup of sea left. “A castle isn’t finished till the sea’s been,” said {H}, and picked up the cup. “You don’t have to,” said {A}. “I want to,” said {H}. “This time I’m the sea.”',
        'And the sea came in. {H} poured it very slowly, from the left, and said “shh”. First the wall went. Then each tower sat down. Last of all the shell slid down and came to rest at {H}’s hand. “It always gives you that one,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook out one ear, and there was more beach in it.',
      '{names} walked through the hill, and left a row of holes.',
      { text: '{names} turned two pockets inside out, over the same spot.', needs: ['hands'] },
      { text: '{names} held the shell to one ear, and then to the cushion.', needs: ['hands'] }
    ],
    way: [
      '{names} brought in a little more, between the toes.',
      '{names} dug in the tray, at the very corner, only once.',
      { text: '{names} swept behind the door, and found enough for a bucket.', needs: ['hands'] },
      { text: '{names} patted the heap with a spoon, and down it ran.', needs: ['hands'] }
    ],
    turn: [
      '{names} licked off a drip of it, and it was the real sea.',
      '{names} lay down in the sand that was left over, as on any beach.',
      { text: '{names} stuck a toothpick in the third tower, with a crumb of flag.', needs: ['hands'] },
      { text: '{names} held the cup under the towel, and caught the last of it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The beach went into the bucket with its lid on, for another day. The floor was swept twice, and it still crunched.',
    'Then {H} washed, and there was sand even then. {H} lay down with the white shell beside one ear.'
  ],
  last: [
    'From the left, and very slowly, it said “shh”, and {H} was asleep.',
    'There was a little beach in the sheet as well, and on it slept {H}.'
  ]
})
