import { wishPlot } from '../wish-plot.ts'

export const mountainTrain = wishPlot({
  id: 'wish-mountain-train',
  wishes: [
    'train mountain', 'train mountains', 'trains mountains', 'trains mountain', 'mountain train', 'mountain railway', 'mountain trains', 'train bridge', 'train bridges', 'train over bridge', 'train viaduct', 'viaduct', 'train tunnel', 'train tunnels', 'train tunnels bridges', 'train hills', 'train hill', 'train valley', 'railway mountains', 'railway bridge', 'railway tunnel', 'train alps', 'rack railway', 'cog railway', 'funicular', 'toy train mountain', 'train snow mountains'
  ],
  except: ['ghost', 'steam', 'cable', 'crash', 'crashed', 'lost', 'scared', 'afraid', 'under', 'troll', 'missed', 'late', 'hit', 'fell', 'wheels', 'sleeper', 'underground', 'tube'],
  answers: ['train', 'trains', 'mountain', 'mountains', 'bridge', 'bridges', 'tunnel', 'tunnels', 'through', 'over', 'ride', 'journey', 'trip', 'long', 'little', 'red', 'high', 'railway', 'driver', 'snow', 'valley', 'hills', 'hill', 'big', 'wooden', 'toy', 'going', 'goes', 'viaduct', 'climb', 'climbs', 'river', 'adventure'],
  company: ['train', 'mountain', 'bridge', 'church', 'tunnel', 'driver', 'guard', 'carriage', 'soup', 'valley', 'cow'],
  about: 'A train has to get up to the high bridge, and each time it comes out of the tunnel the same small church is there again.',
  titles: ['The Same Church Three Times', 'Over the High Bridge', '{H} Drives through the Mountain', 'Round and Round and Up', 'The Other Train Down There'],
  want: [
    {
      id: 'up-there',
      A: 'partner',
      paragraphs: [
        'The mountain was the kitchen table, with a blanket over it down to the floor. High up ran the bridge, a board across two chairs. On the other side was the last station, where there was soup. {H} was the driver of the mountain train, nine boxes on a very long string. {A} was the guard.',
        '“How do we get up there?” asked {H}. “Straight up,” said the guard. “I’ve blown my whistle.”'
      ]
    },
    {
      id: 'boarding',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the first box sat a bear, and in the second a shoe. In the third was a cheese, which had to be up at the top by evening. “Tickets,” said the guard. The bear had one. It was a leaf. The shoe had none.',
        '“It’s travelling with its foot,” said {H}. “And where’s the foot?” asked {A}. “It’s walking up. They’re meeting at the top.” {A} made a hole in the leaf with two fingers, and let the shoe ride.'
      ]
    }
  ],
  way: [
    {
      id: 'too-steep',
      A: 'partner',
      paragraphs: [
        '{H} drove at the mountain, ding, ding. The first box went up the blanket a little way. Then the wheels slipped, and all nine came down again backwards. “They’re too smooth,” said the guard, “and so are the rails.”',
        '{A} looked at an apple, and drew one finger round and round it. “You don’t peel that straight up either,” said {A}. So {H} drove round, and into the tunnel, under the blanket. It was black in there, and somebody’s knee was in it.'
      ]
    },
    {
      id: 'tunnel-hoot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In a tunnel you hoot. “Hooo,” said {H}. “Hooo,” said the tunnel. “It answers,” said the guard. {H} tried it with something else. “What’s for supper?” “Supper,” said the tunnel. It sounded very like {A}, with a hand in front of {A}’s mouth.',
        '“What sort of supper?” called {H}. There was a long pause in there. “Supper,” said the tunnel. “It doesn’t know either,” said {H}.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have your ears popped yet?” asked the guard. “They do that in the mountains. You’ve got to swallow.” {H} swallowed, and {A} swallowed. They swallowed all along the train, for the bear as well.',
        '“Now I can hear better,” said {H}. “I can hear a brook, and a goat, and somebody chewing.” “That’s me,” said {A}. “I do it with a raisin. Then it’s not just air.”'
      ]
    },
    {
      id: 'cow-on-line',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A cow stood on the line, with a bell, and the bell was a teaspoon in a cup. The train stopped a nose before it. “Would you mind?” said the driver. The cow was {A}, and it did not mind at all. It stayed.',
        '“There’s a timetable,” said the driver. The cow read it and ate it. It had been lettuce. “Now you’re free,” said the cow, and went to tell the others.'
      ]
    },
    {
      id: 'snow-shed',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At a thousand metres it began to snow. {A} did it with cotton wool, quite softly, from above. “There’s a roof over the line here,” said {A}. “That’s so that the snow slides across.” It was a towel, and the snow slid off it just as it should.',
        'Only on the driver there was no roof. “It gets in at the neck,” said {H}. {A} gave the driver the tea cosy. It had two holes, one for each ear.'
      ]
    },
    {
      id: 'sandbox',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On a wet bit the wheels slipped once more. “Sand,” said {A}. “Every engine’s got a box of it. You let a little down in front of the wheels, and then they bite.” There was no sand, so they took salt, as much as you put on an egg.',
        'The train bit. {H} could feel it in the string. “And who sweeps it up?” asked {H}. “Goats,” said {A}. “They like it salty.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Halfway up lived {A}, in a cave with a view. It did not come out for the train. But when the end of the string went by, first a nose came after it. Then came the whole of {A}.',
        'From there on the train had ten carriages. The last one was furry, and had got on without a ticket. “It goes as far as it likes,” said the guard.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'In the valley sat {A}. Whenever the train came by, a hand came down out of the sky and took off a carriage. It was turned over and looked into, and one corner was tasted.',
        '“Inspection,” said the guard, and everybody waited. Then the carriage was put back, or very near. It was a bit damp, and it had been passed.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“Is this the station with the view?” asked {A}, who was a guest and travelled with a suitcase. “The next one,” said the driver. At the next one there was a wall, because it was in the tunnel. {A} got out and looked at it for some time.',
        '“It’s a very near view,” said {A}, and got in again. “But they’ve got a nice bit of moss.” The guard said that people came from far away for that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was young, there was a train so slow that you could pick flowers,” said {S}. “You got out at the front, and picked, and got in again at the back.” “And if you picked too many?” asked {A}.',
        '“Then you were late,” said {S}, “but with flowers. My aunt once came home with so many that they asked who’d got married. So she did.”'
      ]
    },
    {
      id: 'child-signal',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the signal, and held one arm straight out. Arm out meant stop. Arm up meant go. The train stood and waited. “My arm’s tired,” said {S}. “May I swap?” “Signals can’t swap,” said {A}.',
        'The arm came down a bit by itself. Now it meant neither. “That’s slowly,” said {S}. So the train went by slowly, and the signal leaned on the last box.'
      ]
    },
    {
      id: 'church',
      A: 'partner',
      paragraphs: [
        'When they came out, there stood a church beside them, on the shelf. It was the milk jug. They went on round, and through the tunnel, and there stood the church. “We’ve been here!” said {H}. “We’re going in a circle.” “Look again,” said {A}. “It was above us. Now it’s below.” It stood on the stool.'
      ]
    }
  ],
  turn: [
    {
      id: 'third-time',
      A: 'partner',
      paragraphs: [
        '“Then it isn’t a circle,” said {H}. “It’s stairs!” And {H} drove into the tunnel a third time, quite gladly. When they came out, the church was down on the floor, no bigger than an egg cup. Before them lay the bridge.',
        'Tock, tock, went the boxes over the board, at a walk. In the middle {H} looked down. Far below, a train was just coming out of the mountain.'
      ]
    },
    {
      id: 'wind-on-bridge',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On a high bridge there’s always some wind. {A} blew it, from the side, not too hard. “Hold on to your hats,” said the guard, and held on to {H}’s.',
        '“Does a bridge move?” asked {H}. “A good one gives a bit,” said {A}. “Like you, when you carry a full cup.” Tock, tock, it went, and the bridge gave a bit.'
      ]
    },
    {
      id: 'dairy',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Up there the cows were going home. You couldn’t see them any more, only hear them. Tonk, said one, and tink, said a small one. They were all teaspoons.',
        '“They know the way by themselves,” said {A}. “The one with the deepest bell goes first.” {H} hung the biggest spoon on the front of the train, and then it knew the way too.'
      ]
    },
    {
      id: 'last-light',
      A: 'other',
      spare: 12,
      paragraphs: [
        'Down in the valley it was night already, and up here there was still some sun. It lay on the top of the mountain, as wide as a hand, and it was pink. “Put your hand in it,” said {A}. {H}’s hand went pink as well.',
        'Then it went up the wall, and was gone. One lamp after the other came on in the valley. They counted, until it was too many.'
      ]
    },
    {
      id: 'own-tail',
      A: 'partner',
      paragraphs: [
        '“There’s another train,” said {H}. “It’s a red one, with a sock in the window.” They both waved. Nobody waved back. “We’ve got a sock in our last one too,” said the guard slowly. {H} pulled at the string, and down there the red box gave a jerk.',
        'It was their own train! It was so long that its tail was still at the bottom. “We’ve just waved at ourselves,” said {A}. They pulled it up, box by box, over the bridge. At the last station there was soup, and it was still hot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} boarded in the valley, with a good deal of luggage.',
      '{names} lay across the line, and the train went round.',
      { text: '{names} waved off the train, although nobody had left.', needs: ['hands'] },
      { text: '{names} buttered some bread, for the journey through the dark.', needs: ['hands'] }
    ],
    way: [
      '{names} turned up in the tunnel, under one of the knees.',
      '{names} slid down the mountain, along with the ninth box.',
      { text: '{names} put salt on the rails, because they were slippery.', needs: ['hands'] },
      { text: '{names} stamped the tickets with the bottom of an egg cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still under the bridge, like a valley.',
      '{names} came along at a walk, in time with the boxes.',
      { text: '{names} steadied the board with one finger.', needs: ['hands'] },
      { text: '{names} stirred the soup at the last station, so that it stayed hot.', needs: ['hands'] }
    ]
  },
  fed: true,
  bed: [
    '{H} folded up the mountain. The boxes stood one inside the other, and were a very short train. The church got its milk back.',
    '{H} washed, and lay down, and drew up {H}’s knees, and that made a mountain. Somewhere at the bottom of it were the feet, a good way behind.'
  ],
  last: [
    'The head was there already, and the feet came after, and {H} slept.',
    'Tock, tock, went the last carriage over the bridge, and {H} was asleep.'
  ]
})
