import { wishPlot } from '../wish-plot.ts'

export const octopus = wishPlot({
  themes: ['octopuses'],
  except: ['jellyfish', 'squid', 'cuttlefish'],
  answers: ['arms', 'legs', 'tentacles'],
  company: ['octopus', 'kettle'],
  about: 'Seven arms of an octopus do as they like, and the hero wants to meet the eighth, which is shy.',
  titles: ['The Eighth Arm', 'That One’s Always Like That', '{H} Shakes Hands with an Octopus', 'Seven Were Easy', 'Somebody Behind the Taps'],
  want: [
    {
      id: 'in-the-sink',
      A: 'partner',
      paragraphs: [
        'In the kitchen sink sat an octopus. It was as big as a cushion. “How do you do?” it said, and held out an arm. {H} shook it. At once there was another, and {H} shook that as well. Each went plop when it let go.',
        '“That’s only seven,” said {A}. “The last one’s shy,” said the octopus. “It stays behind the taps.” Now {H} wanted to shake that one most of all.'
      ]
    }
  ],
  way: [
    {
      id: 'always-like-that',
      A: 'partner',
      paragraphs: [
        '{H} put one hand behind the taps. “Hello,” said {H}. But before the shy arm could answer, another had {H} by the sleeve. One took the sponge, and one patted {A} on the nose. “I’m sorry,” said the octopus. “That one’s always like that.”',
        '“Can’t you tell them to stop?” asked {A}. “They don’t ask me,” said the octopus. “Each arm thinks for itself. I only hear about it afterwards.”'
      ]
    },
    {
      id: 'a-biscuit-for-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} laid a biscuit behind the taps, for the shy one. It was gone before {H} could look. But it was a long arm from the other side that had it.',
        '“They taste with their suckers,” said the octopus. “That arm likes it. It says ginger.” Then the biscuit went from arm to arm, and each had a taste. By the time it got to the taps it was all gone.'
      ]
    },
    {
      id: 'jam-jar',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They can open jars,” said {A}, and put one down to see. Three arms took hold of it at once. One turned it to the left, and one turned it to the right. The third one held the lid on.',
        '“You have to agree,” {H} told them. They would not. But they did not give up the jar either. “It can go on like that until Tuesday,” said the octopus, and settled lower in the sink.'
      ]
    },
    {
      id: 'colours',
      A: 'other',
      spare: 2,
      paragraphs: [
        'When {A} came and stood at the sink, the octopus went blue with white spots. “That’s your jumper!” said {H}. “I do beg your pardon,” said the octopus. “It happens. Would you mind standing over there?”',
        '{A} stood by the cupboard, and it turned brown, and had a knob. “It’s good,” said {A}. “What does it look like when it’s by itself?” “I’ve never seen,” said the octopus.'
      ]
    },
    {
      id: 'no-bones',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} bent down to look in under the taps. There was a gap there, as wide as a pencil. “It’s all the way in,” said {H}. “How can it get through that?” “There’s no bone in it,” said the octopus. “I get through wherever my eye gets through.”',
        '{A} tried it with one arm and the letter box. It went as far as the elbow. “That’s where I have my bone,” said {A}, and {H} had to pull.'
      ]
    },
    {
      id: 'eight-places',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'One arm found {A}. It felt its way along, slowly, from one end to the other. “What does it say?” asked {H}. “It says it’s never met anything so dry,” said the octopus.',
        '{A} put up with it. After a while a second arm came, because the first one had told it. Then {A} had had enough, and moved out of reach.'
      ]
    },
    {
      id: 'like-my-class',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know that kind of arm,” said {S}. “At a party, when everybody talked at once, I used to be behind the curtain.” “What did you do there?” asked {A}.',
        '“I looked at the back of the curtain,” said {S}. “I got to know every stitch of it.” Behind the taps, something moved a little closer to the edge.'
      ]
    },
    {
      id: 'finger-game',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} put one finger on the edge of the sink. An arm put one tip beside it. {S} put another finger on top, and the arm laid its tip on that. It was a game, and it got faster.',
        '“Who’s winning?” asked {A}. They both had a heap of fingers by now, and not all of them were theirs. “That one’s cheating,” said {S}. “It’s got two hundred.”'
      ]
    },
    {
      id: 'three-hearts',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’ve got three hearts,” said the octopus. “You can listen, if you like.” {A} held a cup against it, and put an ear to the cup. “Boom,” said {A}, “and bim, and bim.” It was rather like a band going by a long way off.',
        '“What do you want three for?” asked {H}. “The two small ones do the breathing,” it said, “and the big one does the rest.” “And which is it that beats when somebody’s shy?” The octopus thought. “The left one,” it said. “I can feel it now.” Behind the taps there was a very small splash.'
      ]
    },
    {
      id: 'ink',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Just then the lid of the bin fell shut with a bang. It went “pff”, and the sink was full of ink. There was a great black cloud in it, and no octopus. “It’s gone!” said {H}. {H} looked in the kettle, and {A} looked in the bread bin.',
        'The cloud went slowly down the plughole. There sat the octopus, in the same place. “When I’m startled I make ink, and then I’m off,” it said. “I’ve made the ink. Only I couldn’t think where one goes, in a sink.” Seven arms wiped it up, each in a different direction.'
      ]
    },
    {
      id: 'they-are-in-the-way',
      A: 'partner',
      paragraphs: [
        '{H} tried it again. {H} sang, and two arms beat time on the kettle. Behind the taps nobody came out. “It isn’t afraid of you,” said {A}. “It’s those seven. They’re always there first.” {H} looked at the seven, and went to see what was in the drawer.'
      ]
    }
  ],
  turn: [
    {
      id: 'something-to-do',
      A: 'partner',
      paragraphs: [
        'So each of the seven got something to do. The first arm got a spoon, and the second some string with knots in it. The third and fourth got a sock to pull on. The fifth turned the pepper mill, and the sixth the tap. The seventh just wanted to hold {A}’s hand.',
        '{H} laid one hand on the edge of the sink, palm up. {H} did not say a word.'
      ]
    },
    {
      id: 'keep-going',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The second arm was nearly through with its knots. “It’ll be looking round for something,” whispered {A}. {H} had only one hand free. {H} pulled out a shoelace with that, and laid it in the way.',
        'The arm found it. It felt the knot, and it was a double one. You could see the arm sit down, if an arm can.'
      ]
    },
    {
      id: 'here-it-is',
      A: 'partner',
      paragraphs: [
        'For a long time there was nothing. Then the tip of an arm looked out from behind the taps. It was thin, and quite pink. It felt the air. And then it took hold of {H}’s little finger, and held it.',
        '“It’s never done that before,” whispered the octopus. “What does it say?” asked {H}. “It says how do you do.”'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How long does it want to hold it?” asked {A}. {H} did not know. {H}’s foot had gone to sleep, and there was a fly on {H}’s nose. {A} blew the fly away.',
        'The small pink suckers went along the finger, one by one, like somebody reading. “It’s got as far as the nail,” whispered {H}. “I think it wants to know how I come out.”'
      ]
    },
    {
      id: 'eight',
      A: 'same',
      paragraphs: [
        '“Eight,” said {A}. The seven noticed, and stopped what they were doing. The little arm went red right up to the taps, but it did not let go.',
        'In the end it let go by itself, with the smallest plop there is. “It will talk about this for years,” said the octopus. “To the other seven?” asked {H}. “No,” said the octopus. “Only to me.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up to the sink, and an arm shook whatever it found.',
      '{names} said hello from where it was dry.',
      { text: '{names} counted the arms again, and lost count at four.', needs: ['hands'] },
      { text: '{names} ran some more cold water, to make it more like the sea.', needs: ['hands'] }
    ],
    way: [
      '{names} got a pat on the head, and then five more.',
      '{names} backed out of reach, which was further than it looked.',
      { text: '{names} untangled a tea towel from arms two and six.', needs: ['hands'] },
      { text: '{names} dried a plate, and an arm took it and made it wet.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept back from the sink, to leave room for one small arm.',
      '{names} let the drops run down, and did not shake.',
      { text: '{names} helped the third arm out of the sock, where it had stuck.', needs: ['hands'] },
      { text: '{names} held some palms open too, and received the pepper mill.', needs: ['hands'] }
    ]
  },
  bed: [
    'The knots were all out of the string, and there was a good deal of pepper. The spoon, the sock and the sponge went back where they lived. The octopus stayed in the sink, with cold water up to its chin.',
    'When {H} had washed and lain down, one hand stayed outside the blanket, palm up. It was in no hurry.'
  ],
  last: [
    'In the sink all eight arms lay still. One hand lay palm up on the blanket, and {H} slept.',
    'Each arm and each leg thought for itself, and lay where it liked. {H} was asleep.'
  ]
})
