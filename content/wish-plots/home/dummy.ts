import { wishPlot } from '../wish-plot.ts'

export const dummy = wishPlot({
  id: 'wish-dummy',
  beginsElsewhere: true,
  wishes: ['giving up the dummy', 'dummy', 'dummies', 'pacifier', 'pacifiers', 'soother', 'binky', 'dodie', 'paci'],
  answers: ['giving', 'give', 'gave', 'fairy', 'goodbye', 'bye', 'stopping', 'stop', 'without', 'losing', 'lost', 'sleep', 'sleeping', 'no', 'more'],
  moods: ['change', 'first', 'proud', 'sleepless', 'afraid', 'learning', 'lost'],
  about: 'The hero gives up the dummy and looks for another job for it, so that it need not go far.',
  titles: ['A New Job for the Dummy', 'Mm-Mm-Mm', 'It Has a Ring Already', '{H} and the Drawer With No Knob', 'What a Dummy Can Do'],
  want: [
    {
      id: 'mm-mm',
      A: 'partner',
      paragraphs: [
        '“Mm-mm-mm,” said {H}, with the dummy in. “You want a banana?” asked {A}. “Mm! Mm-mm!” “You’ve seen a llama?” {H} took it out. “I said I’m giving up my dummy,” said {H}. “Today.”',
        'They both looked at the dummy, and it was a bit wet. “What’s it going to do all day?” asked {H}. “It’s only ever had the one job.” “Then it needs another,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'plug',
      A: 'partner',
      paragraphs: [
        'The dummy lived in the drawer by the bed. That drawer had lost its knob, and you had to pull it open with your fingernails.',
        'First they tried the dummy as a plug in the washbasin, and the water went straight past. Then it was a hat for an egg, and the egg rolled away. Then it was the wheel of a car, but the other three were faster. “It isn’t good at anything,” said {H}. To cheer it up {H} put it in again. “Mm,” said {H}.'
      ]
    },
    {
      id: 'doorbell',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It could be a bell,” said {A}. {H} held it against the wall beside the door, and {A} pressed it. It was soft, and went in, and came out again. It made no sound at all.',
        '“Ding,” said {H}, to help. “That’s not the dummy, that’s you,” said {A}. “And you’d have to stand here all day.” {H} thought of the winter, and took the bell down again.'
      ]
    },
    {
      id: 'medal',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The dummy could be a medal,” said {A}. They tied it to the top button of {H}’s shirt, and {A} shook hands. “What did I get it for?” asked {H}. “For giving up the dummy,” said {A}. They both stood up straight.',
        'But there it hung now, not a hand’s width from the mouth. {H} looked down at it. Nobody said anything. Slowly the chin came down, and the lips came out. “I think that medal’s in the wrong place,” said {A}. So {A} wore it. “And what did I get it for?” asked {A}. {H} had a think. “For looking after it,” said {H}.'
      ]
    },
    {
      id: 'one-more-mm',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} asked what it was like, with a dummy. {H} had to think how to say it. “It’s like a door,” said {H}, “when it’s shut and you’re inside.”',
        '“And when it’s out?” asked {A}. “Then everything can come in,” said {H}. “And everything can come out too,” said {A}. “You’ve said more since breakfast than all last week. I didn’t know you knew so much about llamas.”'
      ]
    },
    {
      id: 'where-it-was-lost',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“My dummy’s been everywhere,” said {H}. “It’s been down the back of the sofa. It’s been left on a bus.” “It was under me once,” said {A}, “for a whole night.”',
        'They counted up how often the dummy had been looked for. It came to more than a hundred times, and twice it had been in {H}’s mouth. “It’s spent its whole life hiding,” said {A}. “Now it’d like to be where you can see it,” said {H}.'
      ]
    },
    {
      id: 'interview',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Perhaps the kitchen could use it. {A} was the head of the cutlery, and sat behind the table with a fork in one hand. “What can you do?” asked the head of the cutlery. The dummy said nothing, so {H} spoke for it. “It can keep quiet,” said {H}, “and it’s very good with people who cry.”',
        '“Nobody cries in here,” said {A}. “Only on onion days. Can it lift peas?” It could not lift one. “Can it stir?” It could do that a little, but it held its nose up. “Then we’ve got no work for it,” said the head of the cutlery, and shook its ring.'
      ]
    },
    {
      id: 'pet-not',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} held the dummy out to {A}. If {A} had wanted the dummy, it could have stayed in the family.',
        '{A} had a good look at it, and then at {H}, and did not take it. “You’re right,” said {H}. “You’ve managed without one all this time.” {H} asked what {A} did instead, when the light was off. {A} just lay there, by the look of it, and it had always worked.'
      ]
    },
    {
      id: 'elder-thumb',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had a corner of a blanket,” said {S}. “It was blue once. I gave it up on a Monday, because Mondays are bad anyway.”',
        '“Was it hard?” asked {A}. “The first night was long. I told the ceiling all I knew about tractors. The second night I’d only got as far as the wheels when it was morning.” {A} counted on two fingers. It was only two nights.'
      ]
    },
    {
      id: 'what-mouths-do',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“And my mouth?” said {H}. “That’s out of work as well.” So they found out what else it could do. It could hum. It could puff its cheeks out like a frog, and let them go again one at a time.',
        '{A} showed how to blow so softly that only the hairs on your own hand moved. It took {H} three tries. “That’s quite a good one,” said {H}, with a hand held up in front. “It’s nearly nothing, and you still know that you’re there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-ring',
      A: 'partner',
      paragraphs: [
        'They wanted to put it away in its drawer and think. {H} pulled with all ten fingernails, and the drawer would not come. “Something’s missing here,” said {A}. Where the knob had been there were only two small holes.',
        '{H} looked at the holes, and then at the dummy. “What’s the ring for?” asked {H} slowly. “To pull the dummy out by,” said {A}. “It’s never pulled anything else.” Then {H} ran for a piece of string.'
      ]
    },
    {
      id: 'the-knot',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The string had to go in at one hole and out at the other, like a worm. {H} pushed. Each time it bent, just before it got there.',
        '{A} wet the end and twisted it thin. Then it went through. {A} tied the first knot, and {H} kept one finger on it until the second one was tied. The finger was nearly tied in too. It came out with a small stripe round it.'
      ]
    },
    {
      id: 'it-works',
      A: 'partner',
      paragraphs: [
        'The string went through the ring and through the holes, with two knots inside. Now the dummy sat where the knob used to be. {H} hooked one finger into the ring and pulled. The drawer came out at once.',
        '“It’s good at that,” said {H}. {H} shut the drawer and opened it again, nine times. “And it can’t come out with me any more,” said {H}. “It’s at work.”'
      ]
    },
    {
      id: 'what-goes-in',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Now that it went so well, there had to be something in it. There was nothing there but the place where the dummy had been, and a bit of fluff. {H} put in a smooth stone, and {A} put in a raisin box with two raisins.',
        'Later {H} opened it, to see how they were getting on. They were getting on very well. “I think I only wanted to pull the ring,” said {H}.'
      ]
    },
    {
      id: 'near-enough',
      A: 'partner',
      paragraphs: [
        '“And in the night?” asked {H}. {A} measured it. From the pillow to the drawer it was one arm, with a finger at the end of it. “You can always shake hands with it,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} mumbled something back, and that was no llama either.',
      '{names} sniffed at the dummy, and left it to the others.',
      { text: '{names} dried the dummy on a towel, for its first day off.', needs: ['hands'] },
      { text: '{names} asked the kettle, which had all the work it could do.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled after the egg, and the hat after that.',
      '{names} got the wheel back, from under the bed.',
      { text: '{names} stuffed a sponge in the washbasin, to help out.', needs: ['hands'] },
      { text: '{names} tried a cork on the bottle of bubble bath, and nodded.', needs: ['hands'] }
    ],
    turn: [
      '{names} pushed at the drawer from below, and it stayed shut there too.',
      '{names} stood well clear, for when the drawer came out.',
      { text: '{names} held the lamp to the two small holes.', needs: ['hands'] },
      { text: '{names} pulled at the ring, with one finger, and gave it a nod.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the egg back with the others. The rest of the string went into the drawer.',
    'Smelling of soap, {H} lay down. Then one arm came out from under the blanket, and one finger found the ring.'
  ],
  last: [
    '“Mm,” said {H}, with nothing in the way, and was asleep.',
    'The dummy was at work all night and held the drawer shut, while {H} slept.'
  ]
})
