import { wishPlot } from '../wish-plot.ts'

export const jobBus = wishPlot({
  id: 'wish-job-bus-driver',
  tellsAny: 'works',
  jobs: ['bus driver', 'coach driver'],
  about: 'The hero wants to ring the bell on the bus, but somebody is always quicker, until the bus has nobody left in it and has to go home.',
  titles: ['Ding', 'Not Without a Ding', 'The Way Back', '{role} at the Big Wheel', 'Nine Stops'],
  company: ['bus', 'bell', 'button', 'wheel', 'driver', 'seat', 'ticket', 'mirror', 'stop', 'baby', 'umbrella', 'leek', 'leeks', 'screw', 'window'],
  out: true,
  want: [
    {
      id: 'the-button',
      A: 'partner',
      paragraphs: [
        'At the big wheel of the bus sat {role.first}, with a cap on. “Hold tight,” said the driver, and the doors went hiss. {H} wanted just one thing, and that was to ring. There was a red button on the pole. You pressed it, the bell went ding, and it said STOPPING at the front.',
        '“Ours is the ninth,” said {A}. “Then I’ve got time,” said {H}, and kept one finger ready.'
      ]
    }
  ],
  way: [
    {
      id: 'quicker',
      A: 'partner',
      paragraphs: [
        'Before the first stop it went ding. That was a lady with an umbrella, who did it with the tip. Before the second a man rang with a leek. {H} pressed as well, but the second time it only said click. “You have to be earlier,” said {A}.',
        'So {H} was earlier. Hardly had the bus pulled out when {H} pressed with all ten fingers. Nothing rang. It was a screw.'
      ]
    },
    {
      id: 'tickets',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tickets, please,” said {role} into the mirror. {A} had put them somewhere safe. They were not in the left pocket, and not in the right one, nor in the hat. “People always have them in the mouth,” said {role}.',
        '{A} felt, and there they were, a bit soft at one end. {role} made a hole in each, and the dot fell on the floor. {H} picked up both dots. You could go for a very short way with one of those.'
      ]
    },
    {
      id: 'at-the-wheel',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the crossing it was red. Everybody was looking out at the front, and so they all saw it. {role} {role.trouble}. The whole bus held on to the poles. “That’s nothing,” said the driver into the mirror. “That’s only while we’re standing.”',
        '“Does it happen on the bend, too?” asked {A}. “On the bend I’ve no time,” said {role}. Then it was green. There was a good deal of talking now, between people who had never met.'
      ]
    },
    {
      id: 'big-wheel',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why’s the wheel so big?” asked {A}. “Because the bend is so big,” said {role}. Round the church the driver had to turn it four times. On the long seat they all slid to one end, and then all back.',
        '{H} had a saucepan lid at home that was nearly as large. You have to begin before the bend, {role} said, and stop before it’s over. {A} practised with both arms, and leaned on a stranger, who leaned back.'
      ]
    },
    {
      id: 'back-seat',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Right at the back, over the wheel, there was a seat that jumped. {A} sat down on it. At the first bump {A} was up, and down again, and had lost a word. “What did you say?” asked {H}. “Hup,” said {A}.',
        'There was another bump at the bank, and the best was by the school. {role} knew them all. “Next hup in ten seconds!” called the driver. The whole back row held on, and then let go on purpose.'
      ]
    },
    {
      id: 'move-down',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By the market it was so full that nobody could fall over. “Move down inside, please,” called {role}. They all breathed in. Somebody’s bread was in {A}’s ear, and {A} had a nose full of tulips. “Is there room for a double bass?” asked someone outside.',
        '“If it stands,” said {role}. It stood. It had the best place of all, by the window. {H} asked whether it got a ticket. “Half,” said the driver. “It’s empty inside.”'
      ]
    },
    {
      id: 'not-without',
      A: 'partner',
      paragraphs: [
        'Ding, it went, and each time it was somebody else. At last came the corner before the ninth. Now! Ding. A baby had done it, with its foot. The doors hissed. “That’s us,” said {A}.',
        '“Not without a ding,” said {H}, and held on to the pole. The driver waited, and looked into the mirror. Then the doors went hiss, and they had missed it.'
      ]
    },
    {
      id: 'by-heart',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How do you know the way?” asked {A}. “It’s always the same one,” said {role}. “I could do it asleep. I did, once, in bed. In the morning I was right at the bottom, by the feet.” {H} thought that must have been the terminus.',
        'A bus driver knows other things as well. At the fourth stop there’s a dog that looks in. At the fifth two people don’t talk to each other. “And today?” asked {A}. Today they were talking, and the dog was late.'
      ]
    },
    {
      id: 'other-bus',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Another bus came towards them, and its driver lifted a hand. {role} waved back without looking. “Who was that?” asked {A}. {role} did not know. One waves. It has been done on this road for ninety years.',
        'So {H} and {A} waved to the next one as well. Behind all its windows somebody looked up from a phone or a bun. And five of them waved. “Now you’ve started something,” said the driver.'
      ]
    },
    {
      id: 'pet-passenger',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had a ticket too, the sort that costs nothing. {A} lay in the middle, where everybody has to step over. The lady did, and so did the leeks. Whenever it said STOPPING, {A} put up one ear, long before it stopped.',
        '“How does {A} know?” asked {H}. “I breathe in before I brake,” said {role}. Nobody else had ever noticed that, in all those years. They listened for it. It was a very small breath, for such a big bus.'
      ]
    },
    {
      id: 'elder-conductor',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a cord,” said {S}, “all along the ceiling. You pulled once for stop, and twice for go. Once somebody pulled three times.” “What was that for?” asked {A}. “Nobody knew,” said {S}. “The bus stood there and thought about it.”',
        '{role} had heard of that. They still talked about it at the garage. {S} looked up to where the cord had been. One hand went up a bit, by itself, and came down again.'
      ]
    },
    {
      id: 'child-driver',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had the front seat and was driving as well, with a lunchbox for a wheel. {S} braked, and the bus braked. {S} went left, and so did the bus. “Am I doing that?” asked {S}. “Who else,” said {A}.',
        'Then {S} turned right, and the bus went straight on. {S} looked over at {role}. “Sorry,” said {role}, “I wasn’t watching.” {S} nodded, and let it pass for once.'
      ]
    },
    {
      id: 'lunch-at-wheel',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Do you ever get out?” asked {A}. “At the end of the line,” said {role}, “for seven minutes.” It was just enough for a bun and a look at the weather. What {role} really liked was {role.wants}. But that takes eleven.',
        '{H} worked out what you could do in seven minutes. You could eat a plum, or be cross and stop again. {A} could not even find both shoes. “You get used to it,” said the driver. “I’m a quick bun.”'
      ]
    }
  ],
  turn: [
    {
      id: 'end-of-the-line',
      A: 'partner',
      paragraphs: [
        'After that the bus got emptier. The leeks got out, and then the umbrella. The baby was carried off, asleep. Then came the end of the line, where nobody needs to ring. “All change,” said {role}. “And how does the bus get home?” asked {A}. “The same way,” said the driver, “only empty. It’s as quiet as a fridge.”',
        '{H} looked down the bus. There were fourteen red buttons, and nobody at any of them. “May we come?” asked {H}.'
      ]
    },
    {
      id: 'ding',
      A: 'partner',
      paragraphs: [
        'So they drove back. {H} had all that time to choose. Then the corner came. {H} put one finger on the button, and breathed in, and pressed. Ding! In the empty bus it was as big as a church bell.',
        'STOPPING, it said at the front. The driver took off the cap. “I’ve never had that on the way back,” said {role}. The bus stopped as softly as an egg. Hiss! They got out. The bus drove on, with nobody in it but the driver. And at the next corner it went ding.'
      ]
    },
    {
      id: 'empty-bus',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In an empty bus you can sit wherever you like. {A} sat in every seat for as long as it takes to say so. One was warm, and one had gum. One was by a window on which somebody had drawn a fish.',
        '“What do you do on the way back?” asked {H}, “when nobody’s looking?” {role} looked into the mirror to see who was there. Then {role} {role.use}. “That,” said {role}, “between the school and the bank.”'
      ]
    },
    {
      id: 'thank-you-driver',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Thank you, driver,” said {A}, as one does. {H} said it too. {role} said that of a hundred people forty say it, and the others think it. You could tell by their backs.',
        '“What do you say to them?” asked {H}. “Mind the step,” said {role}. It meant the same. They minded it, one after the other, and then turned round and minded it again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got the seat with the view of the engine.',
      '{names} slid along to make room.',
      { text: '{names} held on to a strap.', needs: ['hands'] },
      { text: '{names} paid in very small coins.', needs: ['hands'] }
    ],
    way: [
      '{names} went hup over the bump.',
      '{names} made faces at the baby, and it made better ones.',
      { text: '{names} wiped a hole in the steam on the window.', needs: ['hands'] },
      { text: '{names} read out the names of the stops.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay along a whole seat.',
      '{names} looked out at everything the other way round.',
      { text: '{names} waved until the bus was round the corner.', needs: ['hands'] },
      { text: '{names} counted the buttons, to be sure of them all.', needs: ['hands'] }
    ]
  },
  bed: [
    'Later they heard it far away, by the garage. {role} {role.night}.',
    '{H} lay in bed and drove the whole way once more, stop by stop. It was quiet on board. Somewhere before the ninth, one finger moved.'
  ],
  last: [
    'It said STOPPING at the front, and it stopped quite softly. {H} slept.',
    'Nobody else wanted to get out here. {H} was home, and asleep.'
  ]
})
