import { wishPlot } from '../wish-plot.ts'

export const usedFeet = wishPlot({
  id: 'wish-used-feet',
  tellsAny: 'known',
  knows: ['thing'],
  used: 'feet',
  company: ['fridge'],
  about: 'What is on the hero’s feet will not go to the front door, only to the fridge, until somebody lies down and looks at the toes.',
  titles: ['This Foot and That Foot', '{H} Goes to the Front Door', 'Round the Bend to the Fridge', 'Not on Speaking Terms', '{thing.this}, and Who Was Inside'],
  want: [
    {
      id: 'on-without-help',
      A: 'partner',
      paragraphs: [
        '{H} had put on {thing.whole}, and nobody had helped. There was one on this foot and one on that foot. Now {H} wanted to walk in {thing.them} to the front door and back.',
        '“Off you go, then,” said {A}. {H} went. But {H} did not come to the front door. {H} came to the kitchen, and bumped gently into the fridge. “That’s not where I was going,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bend',
      A: 'partner',
      paragraphs: [
        '{H} went back and began again. This time {H} looked at the front door and at nothing else. The feet set out, one after the other. In the middle of the floor they went round a bend.',
        '“The fridge again,” said {A}. “Perhaps they’re hungry.” {H} looked down at {thing.this}. From up here there was nothing wrong with {thing.them} at all.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        [
          '{H} stamped with one foot, to hear. “{thing.sound},” went the foot. {H} stamped with the other. “{thing.sound},” went that one, but it sounded a little put out. “They’re not saying it together,” said {A}.',
          '{H} walked on the spot, as softly as possible, and they both listened. There was nothing to hear. “If they’d only say what the matter was,” said {A}.'
        ],
        '“Perhaps they don’t know each other yet,” said {H}, and put the toes together. The toes would not. They looked away, out to the sides.'
      ]
    },
    {
      id: 'waved-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You need somebody to wave you in,” said {A}, “like an aeroplane.” {A} stood with {A}’s back to the front door and held up two wooden spoons. {H} came slowly, with both wings out.',
        '“Left a bit,” waved {A}. “Left. More left. No, that’s the kitchen.” There was a small bump. “Landed,” said {H} from in there. “But it’s the wrong country.”'
      ]
    },
    {
      id: 'on-the-hands',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} asked to have a go in {thing.this}. They were far too small. So {A} put them on like gloves, and went along the table on all fours. It went very well.',
        '“You see,” said {A}, “they can do it.” “On you they can,” said {H}. {A} walked them up the wall as far as the picture, to have a look at it.'
      ]
    },
    {
      id: 'the-fact',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I know something about {thing.many},” said {A}. “{thing.fact}.” {H} told it to both feet, because it was about them. They did not seem surprised.',
        '“And I know something too,” said {H}. “{thing.guess}.” {A} thought about that, and looked at {A}’s own two feet with new eyes.'
      ]
    },
    {
      id: 'crossed',
      A: 'partner',
      paragraphs: [
        '“Perhaps the left one ought to be on the right,” said {A}. {H} could do that. {H} put one leg right over the other, and stood there with both knees in a knot. “Now it is,” said {H}.',
        '{A} went round to look. It was quite correct. Then {H} tried to walk to the front door like that, and sat down.'
      ]
    },
    {
      id: 'one-of-each',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once went out in one of mine and one of somebody else’s,” said {S}. “I only noticed at the bus stop.” “What did you do?” asked {A}.',
        '“I stood behind a lady with a big bag,” said {S}. “And when I looked down, she’d done it as well.” “And then?” “Then we nodded,” said {S}. “You don’t need to say much.”'
      ]
    },
    {
      id: 'like-a-duck',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The toes pointed out at both sides, and so {H} had to waddle. “You’re walking like a duck,” said {A}. “I’m walking like two ducks,” said {H}. “And they want to go to different ponds.”',
        '{A} came along behind and did it as well. They went twice round the table, and somebody quacked. For a duck it was not a bad way to get about.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} came by in a pair that belonged to somebody grown-up. They slid along in front, and {S} stayed behind in them. “I’m going to the front door,” said {S}, and got there.',
        '“How did you do that?” asked {A}. “I don’t lift,” said {S}. “I just push.” It took {S} some time to turn round.'
      ]
    },
    {
      id: 'elder-shop',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was small,” said {S}, “a man in the shop pressed on my toes with his thumb. Then he said I’d grow into them.” “And did you?” asked {A}.',
        '{S} stretched out both legs and looked all the way along them. “I’m still waiting,” said {S}.'
      ]
    },
    {
      id: 'pet-toes',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came and smelled the one on this foot, from the heel to the toe. It took a long time, as if it were a letter. Then {A} went over to the other one, and stopped at the toe.',
        'There was something about that toe. {A} looked up at {H}, to ask if {H} knew. “It’s only me in there,” said {H}. {A} was not so sure.'
      ]
    },
    {
      id: 'from-the-floor',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat on the floor to have a look from the front. “Oh,” said {A}. “This one’s looking out of the window, and that one’s looking at the wall. They’ve got their backs to each other.”',
        '“Have they quarrelled?” “No,” said {A}. “They’re only sitting in each other’s places.”'
      ]
    }
  ],
  turn: [
    {
      id: 'change-over',
      A: 'partner',
      paragraphs: [
        '{H} sat down and pulled {thing.them} off, first this one and then that one. {H} crossed over both hands, and not the legs. Then {H} put {thing.them} on again. “Say hello,” said {H}, and the two toes touched.',
        'And {H} walked past the kitchen, without a look at the fridge, and knocked on the front door. But every second step said tick.'
      ]
    },
    {
      id: 'along-the-line',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the floor there was a line between two boards. {H} went along it, heel to toe, heel to toe, without once falling off. {A} came behind with both arms out, and fell off twice.',
        '“It’s a good height up here,” said {H}. They could see the table from it, and under the table a spoon.'
      ]
    },
    {
      id: 'wrong-way-race',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now {A} wanted to know what it had been like, and changed {A}’s own two over. “Race you to the front door,” said {A}. {H} got there first, in a straight line.',
        'Then {H} waited for {A}. There was a bump in the kitchen. “Give it my love,” called {H}.'
      ]
    },
    {
      id: 'all-the-rooms',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After that {H} walked to all the places where {H} had never got to. There was the bathroom, and there was the basket with the washing. {A} had to open the doors and say who was coming.',
        '“{thing.spoken},” called {A}, “with {H} inside!” {H} nodded to the left and to the right. Everywhere {H} went there was a tick.'
      ]
    },
    {
      id: 'sit-and-swing',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They sat down side by side and let their feet hang. {H} held {thing.this} straight out in front, to see them both at once. “They look bigger from here,” said {H}. “They’ve been a long way,” said {A}.',
        '{A} held out {A}’s own as well, and that made four in a row. They moved the toes, one after another, from left to right and back.'
      ]
    },
    {
      id: 'counted',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How many have you got in each?” asked {A}, and counted from outside, by pressing. In this one there were five. In that one there were five too, and then there was another. “Six,” said {A}.',
        '“I’ve only got five on that side,” said {H}. “I looked in the bath.” {A} counted again, slowly, and with the other finger. It still came to six.'
      ]
    },
    {
      id: 'tick',
      A: 'partner',
      paragraphs: [
        '“There’s somebody in there,” said {A}. {H} sat down, pulled off the left one and held it upside down. Out fell a dried pea. It rolled once round in a ring and lay there. “So that’s who was pushing,” said {H}.',
        '{A} wanted to put it back in the kitchen. But {H} laid it in the left one again, right up in the toe, for the night. “When I look in tomorrow, it’ll be there,” said {H}. “Then I’ll know which one’s left.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} set off for the front door too, and got there first.',
      '{names} admired the toes, from as near as possible.',
      { text: '{names} cleared the way of one bag and an umbrella.', needs: ['hands'] },
      { text: '{names} held the front door open, and then shut it, for the draught.', needs: ['hands'] }
    ],
    way: [
      '{names} went round the bend as well, to be company at the fridge.',
      '{names} sat down beside {H}, as though that had been the plan.',
      { text: '{names} drew a straight line along the floor, with one finger.', needs: ['hands'] },
      { text: '{names} shut the kitchen door, in case it was the cheese that pulled.', needs: ['hands'] }
    ],
    turn: [
      '{names} greeted the toes, the left ones and the right ones.',
      '{names} moved aside, so that there was nothing to bump into.',
      { text: '{names} answered the knock, and asked who it was.', needs: ['hands'] },
      { text: '{names} tapped along on the wall, at every second step.', needs: ['hands'] }
    ]
  },
  bed: [
    'They stood {thing.this} by the bed, close together, with their toes to the door. In the left one it was dark, and a pea lay there.',
    'Then {H} washed both feet, this one and that one, and put them under the blanket. They were each on the right side, and they knew each other.'
  ],
  last: [
    'Under the blanket two big toes touched, and {H} was asleep.',
    'The pea knew which was left, and {H} was asleep.'
  ]
})
