import { wishPlot } from '../wish-plot.ts'

export const roadworks = wishPlot({
  id: 'wish-roadworks',
  wishes: ['roadworks', 'road works', 'road workers', 'mending road', 'fixing the road', 'digging up the road', 'traffic cones', 'steamroller', 'road roller', 'hole in the road', 'stop and go sign', 'stop and go board', 'stop and go lights', 'steam roller', 'steam rollers', 'steamrollers', 'road rollers'],
  answers: ['road', 'cones', 'cone', 'traffic', 'lights', 'light', 'hole', 'digging', 'mending', 'workers', 'stop', 'go', 'red', 'green'],
  except: ['racing', 'trip', 'police', 'tractor', 'digger', 'chicken', 'jam'],
  partnerPlays: true,
  about: 'There is a hole in the road to the kitchen, and with only one lane the traffic has to take turns, which goes wrong while the sign says the same on both sides.',
  titles: ['Stop on Both Sides', 'A Hole on the Way to the Kitchen', '{H} Holds the Sign', 'Green on One Side', 'Ten Cups on the Road'],
  want: [
    {
      id: 'road-up',
      A: 'partner',
      paragraphs: [
        'There were roadworks on the way to the kitchen. {H} had put out ten cones, which were cups, and had dug up the rug. Under it there was a pipe, and it was a scarf. {H} had to mend it.',
        '{A} came along the road with an empty glass. “Stop,” said {H}. “There’s just one lane.” Only the edge was left, along the wall, as wide as a foot.'
      ]
    }
  ],
  way: [
    {
      id: 'both-sides',
      A: 'partner',
      paragraphs: [
        '{H} stood in the middle with a sign. It was a tray on a broom, and it was red, for stop. {A} stopped. In the kitchen door stood the tea trolley, which was a bus. “Stop,” said {H} to the trolley. It stood quite still.',
        'They waited. It was very quiet, for roadworks. “What are we waiting for?” asked {A}. “For it to be green,” said {H}. But it was red on this side, and on that side it was red as well.'
      ]
    },
    {
      id: 'hard-hat',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody was allowed on the site without a helmet. {H} wore a bowl, and there was a colander for {A}. They knocked on each other’s, to test them. One said bong, and the other said bing.',
        '“What’s going to fall on us?” asked {A}. They looked up. There was a lamp. “You never know,” said {H}, and they both looked respectful.'
      ]
    },
    {
      id: 'tea-break',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then there was a break. At roadworks it has to be done sitting on the edge, with your legs in the hole. They had a flask and a cucumber. “How’s it going?” asked {A}. “It’s a deep one,” said {H}.',
        'They looked down between their knees. It was as deep as the floor. “You wouldn’t think so from up here,” said {A}, and passed the cucumber.'
      ]
    },
    {
      id: 'drill',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had to break up the next bit of road, and took the whisk. “Drrrrr,” said {H}. It went through both arms, and into the cheeks, and they wobbled. {A} had a go. “D-d-do I l-l-look l-like one?” asked {A}.',
        'When it stopped, it was so quiet that they both kept on wobbling for a bit. Then they wrote it down as two metres.'
      ]
    },
    {
      id: 'detour',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I could go another way,” said {A}. {H} put up an arrow, and that was a slipper. {A} followed it round the armchair. There stood another slipper. It pointed under the table, and along the wall, and round the curtain.',
        'After a long time {A} came out at the roadworks again, from behind. “That’s a good detour,” said {A}. “You see a lot. It just doesn’t go anywhere.”'
      ]
    },
    {
      id: 'counting-cones',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} counted the cones. There were nine, and there ought to have been ten. That is how it always is with cones. They looked for it along the whole road. “When did you last see it?” asked {A}.',
        'There was something warm in {A}’s hand. {A} had been drinking from it. “That’s number ten,” said {H}. It was put back, with the tea still in, and there was a small danger less.'
      ]
    },
    {
      id: 'other-hurry',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came along, and wanted to get to the coats. “How long’s it going to take?” asked {A}. {H} sucked in some air, the way workmen do. “Could be Thursday,” said {H}.',
        '{A} got in the queue, and looked at the watch, and leaned out to one side. That does no good, but all drivers do it. “Is anybody actually working?” asked {A}. {H} showed the blisters that there were going to be.'
      ]
    },
    {
      id: 'elder-man',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“They dug up our street when I was your size,” said {S}. “It was the best summer that we ever had. There was a watchman, with a hut and a kettle.” “What did he watch?” asked {A}.',
        '“The hole,” said {S}. “All night. In the morning it was always still there. We thought that he was very good at it.”'
      ]
    },
    {
      id: 'small-lorry',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was the lorry and took away the earth. “Beep, beep, beep,” said {S}, and went backwards. {A} had to load it with a spoon. “How much can you carry?” asked {A}. “All of it,” said {S}.',
        'It was tipped out behind the sofa. Then the lorry came back for more. It went backwards both ways, because of the beep.'
      ]
    },
    {
      id: 'pet-on-site',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} went straight across the site. {A} did not stop at red, and did not wait for green. {A} stepped between the cones, had a look at the pipe, and lay down on it.',
        '“That’s the inspector,” said {H}. The inspector was there for some time. The work had to be done round {A}, but nobody could say that it had not been seen.'
      ]
    },
    {
      id: 'green-both',
      A: 'partner',
      paragraphs: [
        '“Then I’ll make it green,” said {H}, and took a green tray instead. {A} set out along the wall. The trolley set out from the kitchen, with a push from {H}. They met in the middle, nose to nose, above the hole.',
        '“It’s green,” said {H}. “It’s green for that one too,” said {A}. “It can’t be the same on both sides.”'
      ]
    },
    {
      id: 'two-faces',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} put the trolley back and had a look at the sign from behind. “What do they see on that side?” asked {A}. “The same,” said {H}. “It’s a tray. It’s green in front and green behind.” “Then I’ll always meet the bus,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-trays',
      A: 'partner',
      paragraphs: [
        '{H} thought about it, and leaned on the broom. Then {H} tied the two trays together, back to back, with the belt of a coat. Now the sign was red on one side and green on the other. {H} held it up with the green towards {A}. “Go,” said {H}. {A} went along the wall with the glass, and the trolley saw red, and stayed.',
        'Then {H} turned the broom, and it was the other way round. “Go,” said {H} to the trolley. Only one side had to wait at a time.'
      ]
    },
    {
      id: 'flow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now that it worked, everybody wanted to go through. {A} went to the kitchen for water, and back, and for a spoon, and back. “You’re my best customer,” said {H}. {A} lifted one hand from the wheel each time.',
        'The broom went round, red and green, red and green. You get a feeling for it in the wrists.'
      ]
    },
    {
      id: 'mending-pipe',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In between they had to mend the pipe too. It had a loose end, and out of it came wool. {A} held it, and {H} tied a knot. “Turn it on,” called {H}. {A} turned something, far off. They both put an ear to the scarf.',
        '“It’s holding,” said {H}. Not a drop came out.'
      ]
    },
    {
      id: 'a-wave',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the turn from red to green there was always a moment when nobody went. Then you could hear the clock. {A} said that it was the nicest part of the whole road.',
        '“You’re stopped,” said {A}, “and nobody can blame you.” From then on {H} made that moment a bit longer, for those who liked it.'
      ]
    },
    {
      id: 'roll-it-flat',
      A: 'partner',
      paragraphs: [
        'At last the pipe was done, and the hole could be shut. They laid the rug over it. There was a bump. So the roller had to come, and that was {H}, lying down. {H} rolled over the road from one end to the other. Then it was flat.',
        '{H} took in the cones, and the sign. “Is it open?” asked {A}, with one foot in the air. “It’s open,” said {H}. And {A} walked to the kitchen down the middle of the road.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped at the red, with everybody else.',
      '{names} looked down the hole, and it was a scarf down there.',
      { text: '{names} brought the workman a biscuit, because that is half of the work.', needs: ['hands'] },
      { text: '{names} stretched some wool round the hole, against people like the postman.', needs: ['hands'] }
    ],
    way: [
      '{names} hooted from the back of the queue.',
      '{names} squeezed past the trolley, and had to reverse.',
      { text: '{names} rolled a window down, and leaned an elbow out.', needs: ['hands'] },
      { text: '{names} unwrapped a sandwich in the queue, and had to share it.', needs: ['hands'] }
    ],
    turn: [
      '{names} set off at the green, and stopped at the red, and set off.',
      '{names} trotted along the edge, one foot wide.',
      { text: '{names} thanked the broom, with two fingers to the hat.', needs: ['hands'] },
      { text: '{names} handed over a glove, for the next length of pipe.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} washed the cups, and the trays went back to their places. The road lay there quite flat, and nobody was on it.',
    'When {H} had washed too, there was a detour to the bed, by way of some water. Then there was no more traffic. {H} rolled over the bed once more, from one side to the other, and it was flat.'
  ],
  last: [
    'It was red on all sides now, and everything waited, and {H} was asleep.',
    'The road was mended and the night was open, and {H} was asleep.'
  ]
})
