import { wishPlot } from '../wish-plot.ts'

export const policeCap = wishPlot({
  id: 'wish-police-cap',
  themes: ['police'],
  except: ['chase', 'dog', 'robber', 'robbers', 'thief', 'thieves', 'burglar', 'detective'],
  answers: ['car', 'cars', 'station', 'policeman', 'policewoman', 'officer', 'officers', 'hat'],
  company: ['officer', 'police', 'lorry'],
  about: 'The hero wants to stop somebody for driving too fast, but with the cap on nobody does, and without it nobody stops.',
  titles: ['Good Evening, Officer', 'The Cap on the Broom', '{H} Stops the Traffic', 'Forty Past the Sofa', 'No Faster Than Ten'],
  want: [
    {
      id: 'no-faster-than-ten',
      A: 'partner',
      paragraphs: [
        '{H} was a police officer, with a blue cap, and stood at the side of the road. The road ran past the sofa, and nobody was to go faster than ten. Whoever looked through a cardboard roll could see how fast they were. {H} wanted to stop somebody who was too fast, and say: “Well, well, well.”',
        '{A} came round the corner in a lorry, which was a tray, at a tremendous speed. Then {A} saw the cap. “Four,” said {H}, through the roll. “Good evening, officer,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'licence',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Your licence, please,” said the officer. {A} had none, and handed over a library card. “That isn’t a licence.” “It’s for driving books,” said {A}. “I’m only allowed three weeks.”',
        '{H} looked at it from both sides. “And are the brakes all right?” {A} stamped on the floor, and stood still. Then {A} stamped again, to get going. “They’re the same pedal,” said {A}. “It’s going to the garage.”'
      ]
    },
    {
      id: 'itch',
      A: 'other',
      spare: 2,
      paragraphs: [
        'At the crossing {H} stood in the middle, in white socks, one on each hand. An arm up meant stop. An arm out meant that you could go that way. {A} stopped, and went, and stopped, and it all worked beautifully.',
        'Then {H}’s nose itched. {H} scratched it with one sock. {A} turned to the left, went twice round a chair and backed into the curtain. “What did that one mean?” asked {A}, from inside.'
      ]
    },
    {
      id: 'spelling',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Number plate?” said the officer into a spoon, which was the radio. “K,” said {A} at the other end. “K for knee.” “That’s N,” said {H}. “No, it’s a K that you can’t hear.” “Then how am I to hear it?”',
        'The police have a word for each letter, so that nobody mixes them up. They tried again. “K for knot,” said {A}. For a while there was only a crackle from the spoon.'
      ]
    },
    {
      id: 'notebook',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The police have to put down everything that happens, with the time. “Ten past,” said {H}, with the notebook. “Nothing.” {A} looked over {H}’s shoulder. “At eleven minutes past I coughed,” said {A}.',
        'So that was put down as well, and it was by far the best thing on the page. “Could you do something else?” asked {H}. {A} thought hard. “I’ve thought,” said {A} at a quarter past, and that was put down too.'
      ]
    },
    {
      id: 'escort',
      A: 'other',
      spare: 5,
      paragraphs: [
        'When somebody important is on the road, the police ride in front. Everything has to get out of the way. {A} was carrying a very full cup of milk. “Nee-naw,” said {H}, and rode ahead on a broom.',
        'A slipper was told to move, and then a chair. {A} came behind with tiny steps and never looked up from the cup. At the table nothing had been spilt. “Who’s it for?” asked {H}. “The police,” said {A}.'
      ]
    },
    {
      id: 'parked',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was parked where nobody may park, right on the bend. {H} walked round {A} once, and looked for somebody to speak to. There was only {A}.',
        '“How long have you been standing here?” asked the officer. {A} was not even standing. {H} took a piece of paper and laid it down in front of {A}, very correctly. It was a ticket. {A} breathed on it. “You can pay at the end of the month,” said {H}.'
      ]
    },
    {
      id: 'constable-lamp',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was stopped once,” said {S}. “I was on my bicycle, in the dark, and my lamp was out.” {A} came closer with the notebook. “Did you have to go to prison?”',
        '“It was worse,” said {S}. “The policeman walked in front of me with his own lamp, all the way home. Everybody came to the window. My mother gave him a piece of pie.” {A} asked what kind, and put it down. It was plum.'
      ]
    },
    {
      id: 'lost-child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’d like to report my family,” said {S}. “They’ve got lost.” {A} asked where {S} had seen them last. “Here,” said {S}. “I’m where I was. It’s only them that aren’t.”',
        'The officer put that in the notebook. “What do they look like?” “Big,” said {S}, “and they’re always looking for something.” They sat down together and waited, for lost people mostly come back. They each had a biscuit, and left one out for the family.'
      ]
    },
    {
      id: 'with-and-without',
      A: 'partner',
      paragraphs: [
        '{A} came by as a taxi, and that was three. As a motorbike it was two. The next one was a bus, and it stopped altogether, to ask the way. “Somebody’s got to be too fast!” said {H}. “Officer,” said {A}, “it’s the cap. As soon as you see that, your foot goes on the brake all by itself.”',
        'So {H} took off the cap and sat on it. The lorry came round the corner. “Forty!” shouted {H}. “Stop! Police! Well, well, well!” The lorry was gone. “I’d have stopped,” {A} called back, “if I’d seen a cap.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-broom',
      A: 'partner',
      paragraphs: [
        '{H} turned the cap round in both hands. With it nobody drove too fast, and without it nobody stopped. “Then it can do it without me,” said {H}. The broom stood against the sofa, with its hair up. {H} put the cap on it, and hid behind a cushion.',
        'Here came the lorry, faster than ever. It saw the blue cap. It slowed down, and crept past. “Good evening, officer,” said {A}. The broom said nothing. Behind the cushion there was a snort.'
      ]
    },
    {
      id: 'ducks',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A duck wished to cross with her children. She was a slipper, and they were seven socks, each rolled up in a ball. {H} stopped the road on the left, and {A} on the right. There was nothing coming, but it was very well stopped.',
        'They went over one after another, by hand. “That’s six,” said {A}. Number seven had stayed in the middle and was looking at the lamp. Nobody hooted. {H} went back for it, and it was carried.'
      ]
    },
    {
      id: 'without-siren',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“At night the police leave off the nee-naw,” said {A}, “and drive with nothing but the light. That’s because people are asleep.” They held a blue cup in front of the torch, and turned it slowly.',
        'The light went over the ceiling, and over the cupboard, and came back. {H} said nee-naw without any voice. You could only see it. “Very good,” whispered {A}. “The whole street’s slept through it.”'
      ]
    },
    {
      id: 'the-cell',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A police station has a cell. It was behind the sofa, and had a cushion in it and a view of the wall. “What do you have to do to get in there?” asked {A}, who had been on the road all day.',
        'It was not enough to be tired. “Have you taken anything?” asked the officer. {A} thought back. “A seat, once,” said {A}. That would do. {A} got ten minutes, and asked for fifteen.'
      ]
    },
    {
      id: 'never-tired',
      A: 'partner',
      paragraphs: [
        '{A} drove by six times, and each time there was the same good evening. Then {A} saw {H} on the sofa, with no cap on. {A} looked at {H}, and at the broom. “Who have I been talking to?” said {A}. “That’s my colleague,” said {H}. “It’s very strict.”',
        '“Some towns have put a cardboard officer by the road,” said {A}. “It works there too.” {A} bowed to the broom. “And when does it get off duty?” “Never,” said {H}. “I do.” It was quiet on the road. Nobody was going faster than two.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went by on foot, well below ten.',
      '{names} slowed down for the cap, and nearly stopped.',
      { text: '{names} painted a stripe on the road, with a white sock.', needs: ['hands'] },
      { text: '{names} held up a ten, on all the fingers there were.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled past, slowly enough for a two.',
      '{names} got overtaken on the bend, and felt the wind of it.',
      { text: '{names} dusted the road, as far as the armchair.', needs: ['hands'] },
      { text: '{names} looked through the wrong end of the roll, and nobody moved at all.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept by on tiptoe, in front of the lorry.',
      '{names} snorted behind the next cushion.',
      { text: '{names} wished the broom good evening, hat in hand.', needs: ['hands'] },
      { text: '{names} combed the officer’s hair, under the cap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lorry became a tray again and went to its place. The broom stayed where it was, with the cap on, for somebody had to be on duty.',
    '{H} washed, and came back at a run. Then {H} saw the cap. {H} went past on tiptoe, no faster than two, and said, “Good evening, officer.” And it was only two steps more to bed.'
  ],
  last: [
    'Nobody went past any more, and {H} slept, and a broom was on duty.',
    'The speed was nought, and {H} was off duty, asleep.'
  ]
})
