import { wishPlot } from '../wish-plot.ts'

export const trafficLights = wishPlot({
  id: 'wish-traffic-lights',
  wishes: ['traffic lights', 'traffic light', 'traffic signal', 'traffic signals', 'stop light', 'stop lights', 'stoplight', 'stoplights', 'red light green light', 'red amber green', 'red yellow green', 'amber light', 'pelican crossing', 'puffin crossing', 'green man'],
  except: ['racing', 'race', 'roadworks', 'cones', 'broken', 'broke', 'crash', 'crashed', 'accident', 'police', 'ambulance', 'hospital', 'hurt', 'hit', 'killed', 'ran', 'run', 'holiday', 'lost', 'jelly', 'goblin', 'giant', 'alien', 'aliens', 'grinch', 'hulk', 'leaf', 'lantern', 'wolf', 'laser', 'saber', 'therapy', 'squid', 'chicken', 'ducks', 'hedgehog', 'why', 'what', 'how', 'northern', 'christmas', 'fairy', 'goblins', 'dinosaur'],
  answers: ['red', 'amber', 'yellow', 'orange', 'green', 'stop', 'go', 'wait', 'waiting', 'ready', 'crossing', 'cross', 'car', 'cars', 'bus', 'buses', 'bike', 'bicycle', 'driver', 'driving', 'button', 'road', 'street', 'corner', 'busy', 'town', 'city', 'colours', 'colour', 'three', 'light', 'lights', 'night', 'man', 'playing', 'play', 'game'],
  partnerPlays: true,
  about: 'The traffic lights have a red sock and a green sock and only two hands, so every stop spills the water, until something can say “nearly”.',
  titles: ['Nearly Red', 'No Hand Left for Nearly', 'Why Amber Is So Short', '{H} on One Leg', 'Not a Drop on the Crossing'],
  want: [
    {
      id: 'red-and-green',
      A: 'partner',
      paragraphs: [
        'On the edge of the rug stood the traffic lights, and that was {H}. On one hand there was a red sock, and on the other a green one. Whichever was up was on. Along came {A} with a tray, which was a car. On it stood a mug of water, very full.',
        'It was green, so {A} drove on. Up went the red. The car stopped, but nobody had told the water. It went on over the edge. “Wet road,” said {A}. {H} wanted the cars to stop with nothing spilled.'
      ]
    }
  ],
  way: [
    {
      id: 'the-walking-man',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There ought to be a green man,” said {A}, “for people on foot.” The traffic lights put two fingers into the toe of the green sock, and made them walk. He walked very fast, and never got anywhere. He did not seem to mind.',
        '“And the red one?” asked {A}. The red sock stood up straight, with its arms in. “He’s waiting,” said {H}, “for the other one to come back.”'
      ]
    },
    {
      id: 'the-button',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} wanted to cross on foot, and looked for the button. It was on the elbow of the traffic lights. “Wait,” said the elbow. {A} waited, and then pressed it again. Everybody does.',
        '“Does it help, pressing twice?” asked {A}. “No,” said {H}. “But then I know that you’re still there.” So {A} pressed it a third time, quite gently, just to say so.'
      ]
    },
    {
      id: 'redder',
      A: 'partner',
      paragraphs: [
        '“Perhaps it wasn’t red enough,” said {H}. Next time the traffic lights shot up on tiptoe, as red as they could. {A} jumped. The water jumped too, and got as far as the door.',
        'So {H} did it slowly. Down came the green, and up came the red, and in the middle they met. “Which is it?” called {A}. “Both,” said the lights. {A} drove a bit, and stopped a bit, and drove a bit. It slopped out on all four sides.'
      ]
    },
    {
      id: 'twenty-seconds',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How long is a red?” asked {A}. {H} counted. At twenty it was still red, and you’d hardly believe how long that is. {A} was a man who looked for his glasses. Then {A} was somebody who sang, and thought that nobody could see in.',
        'The traffic lights could. “I see all of you,” said {H}, “for twenty seconds each.” They had never told anyone.'
      ]
    },
    {
      id: 'all-the-cars',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'While the traffic lights were red, {A} was all of the cars. The first one hummed. Then {A} ran to the back and was the second one, and looked at its nails. The fourth was a van with a piano in it.',
        'Green! The first one drove off, and the second, and the third. The van was slow, and puffed, because of the piano. It was only just across when the red came up. The piano said something, on three notes.'
      ]
    },
    {
      id: 'the-arrow',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There was a hole in the green sock, and one finger came through. It pointed to the left. “That’s a green arrow,” said {A}. “It means that I may, if I’m going that way.” {A} had wanted to go straight on.',
        'But you don’t often get one. So {A} turned left, and had a look behind the curtain, since it was allowed. “Anything there?” asked the traffic lights. “A sock,” said {A}. “It’s yellow.”'
      ]
    },
    {
      id: 'the-toot',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The green sock was hardly up when somebody went “toot”. It was {A}, with a rolled-up newspaper, in the second car. “There’s nothing so short,” said the traffic lights, “as from my green to your toot.”',
        'They measured it, with {H}’s quickest green and {A}’s slowest toot. It came to half a hiccup. “I can’t do it any slower,” said {A}. “I see green, and it toots.”'
      ]
    },
    {
      id: 'asking-bus',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was a bus, and late. “In some towns a bus can ask the traffic lights,” said {A}, “and they turn green for it.” {H} had not known that you could just ask. “How do you do it?” asked the lights.',
        'The bus blinked, with both eyes. The lights blinked back, and it was green. After that everybody came along blinking, even the bicycles. {H} had to look very closely at who was a bus.'
      ]
    },
    {
      id: 'the-little-cone',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Under the button there’s sometimes a small cone,” said {A}. “Hardly anybody knows that. It turns when it’s green, for people who can’t see the lights.” {H} let one finger hang down, and {A} took hold of it and shut both eyes.',
        'Nothing happened, and nothing. Then the finger turned, quite softly, round and round. {A} walked across the rug, as straight as a ruler. “I’d never have seen that,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to the crossing, and paid no attention to the traffic lights. It was red. {A} stopped right in the middle, and had a look round. {H} showed green, and then red, and then both.',
        'Of everything on that road, it was the puddle that interested {A}. After some time {A} moved on. The cars still stood there on both sides. “They’ve all seen you,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Before there were traffic lights at our corner, there was a policeman,” said {S}. “He stood on a box in white gloves, and did it all by hand.” “What if his nose itched?” asked {A}.',
        '“Then eleven cars came at the same time,” said {S}. “He’d waved to them with it. They were very nice about it. They all drove home backwards, and he lifted his hat to each.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was a bicycle, and rang. “Ting.” “It’s red,” said {A}. “Ting,” said {S}, but stopped. Then {S} leaned against the traffic lights, because a bicycle has nothing else to stand on.',
        'By the time it was green, {S} had got comfortable. “Green,” said {A}. “Ting,” said {S}, and leaned. It was hard to be a traffic light like that. The whole thing had a slope, and in a moment it giggled.'
      ]
    },
    {
      id: 'before',
      A: 'partner',
      paragraphs: [
        '{A} wiped the road with a tea towel. “A car needs a bit of road to stop on,” said {A}. “I don’t know about your red till it’s there. You’d have to tell me when it’s nearly red.” The traffic lights looked at their two hands. “I’ve got none left for nearly,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-foot',
      A: 'partner',
      paragraphs: [
        'Then {H} sat down, and pulled a yellow sock onto one foot. The car came on. Down went the green, and out came the foot, straight in front. “Amber,” said the traffic lights, on one leg. {A} slowed down, and rolled. When the red came up, the car was standing already.',
        'The water leaned forward, looked over the rim, and sat down again. Not a drop. “Could you leave the amber on a bit longer?” asked {A}. The lights rocked to the left and to the right. “No,” said {H}. “Now I know,” said {A}, “why it’s always so short.”'
      ]
    },
    {
      id: 'both-at-once',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“In some places there’s one more,” said {A}. “It’s red and amber together, just before the green.” So the traffic lights put up a hand and a foot. “What does that mean?” asked {H}. “Get ready,” said {A}.',
        '{A} got ready. {A} sat up, and took a better hold, and put out a chin. “Quickly,” said the traffic lights, and fell over, on the side where the green was.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Red’s at the top, and amber’s in the middle,” said {A}. “That’s so that people who can’t tell the colours can tell by the place.” {H} looked down. The amber was in the cellar.',
        'It could be put right, but only lying down. The traffic lights lay across the whole road, with a foot between two hands. The cars had to go round by the sofa. It was green for them all the way.'
      ]
    },
    {
      id: 'a-fly-in-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It looks yellow to me,” said {A}. “It’s called amber,” said {H}. “Amber’s a stone,” said {A}. “It dripped out of a tree once, and went hard. Sometimes there’s a fly in it, as good as new.” The traffic lights thought about that fly.',
        '“It didn’t stop,” said {H}. “No,” said {A}. “It must have thought that it could just get across.”'
      ]
    },
    {
      id: 'nobody-there',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“They go on all night,” said {A}, “with nobody there.” So {A} put out the lamp. It was quiet on the road. The traffic lights turned red for nobody, and then green.',
        '“Who’s it for?” whispered {H}. “For somebody who’s coming home late,” said {A}. “It’s nice to find a light on.” So they did it twice more, for that one, and left the green up a bit longer.'
      ]
    },
    {
      id: 'amber-first',
      A: 'partner',
      paragraphs: [
        '“Bedtime,” said {A} at last. “You can’t go straight from green to red,” said the traffic lights. {A} saw that. “Then an amber first,” said {A}. “How long?” “As long as it lasts,” said {H}. And {H} put out the yellow foot. {H} stood on one leg for longer than it had lasted all day.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} set off at the green, and ran into the red.',
      '{names} sniffed at the crossing, which was wet.',
      { text: '{names} held up a biscuit at the lights, through an open window.', needs: ['hands'] },
      { text: '{names} painted stripes on the crossing, with a roll of kitchen paper.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped at the red, with one toe over the line.',
      '{names} hummed at the line, with the engine running.',
      { text: '{names} wrung out the tea towel into the sink.', needs: ['hands'] },
      { text: '{names} filled up the mug again, to the very brim.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled up to the line, and was not even late.',
      '{names} took a long look at the yellow foot.',
      { text: '{names} held the traffic lights by the belt, during the amber.', needs: ['hands'] },
      { text: '{names} felt the road with one finger, and it was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} emptied the mug, and rolled up three socks, one in another. The last of the road was wiped, and nobody was on it.',
    '{H} washed and brushed on one leg, for it was still amber. Then {H} lay down straight behind the line, and it was red.'
  ],
  last: [
    'It was red in all directions, nothing was spilled, and {H} was asleep.',
    'Green had gone out, and then amber, and {H} slept.'
  ]
})
