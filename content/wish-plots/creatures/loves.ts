import { wishPlot } from '../wish-plot.ts'

export const visitorLoves = wishPlot({
  visits: 'loves',
  company: ['jumper', 'tin', 'lid', 'elbow', 'sleeve', 'cupboard', 'nose'],
  fed: true,
  about: 'Somebody who loves one food smells it in every cupboard that the hero opens, because it is on the hero’s elbow.',
  titles: ['It’s Here Somewhere', 'Wednesday Is on the Elbow', '{visitor} and the Busy Nose', 'What the Left Sleeve Said', '{H} Goes Ahead'],
  want: [
    {
      id: 'under-the-door',
      A: 'partner',
      paragraphs: [
        '“That jumper goes in the wash tonight,” said {A}. {H} had worn it all week, and it was just getting good. Then somebody sniffed under the door. It was {visitor.first}. “You’ve got {visitor.food} in there,” said {visitor}. “I smelled that three streets off.”',
        '“We haven’t had any since Wednesday,” said {A}. “It’s quite near,” said {visitor}. {H} would have liked some too. “Come in,” said {H}. “We’ll find it.”'
      ]
    }
  ],
  way: [
    {
      id: 'every-cupboard',
      A: 'partner',
      paragraphs: [
        '{H} went ahead and opened everything, and {visitor} came after, sniffing busily. First they came to the bread bin. “It’s here!” cried {visitor}. There was bread in it.',
        'They came to the cupboard under the sink. “Here!” cried {visitor}. There was a bucket in it. They came to the drawer with the string, and {visitor} had to sit down for joy. “I don’t understand it,” said {H}.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How much do you love {visitor.food}?” asked {H}. {visitor} thought about how to put it. “When it’s {visitor.food} for supper, I’m happy at breakfast,” said {visitor}. “And when it isn’t, I’m happy that it’s one day nearer.”',
        '“I’m like that with holidays,” said {A}. “Do they taste of {visitor.food}?” asked {visitor}. {A} tried to remember. One of them had, a little, at a station.'
      ]
    },
    {
      id: 'something-else',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could have a bit of bread instead,” said {A}. {visitor} was polite, and tried it, for quite a time. “It’s very good,” said {visitor}. “It’s only that it could be more like {visitor.food}.”',
        '“In what way?” asked {A}. “In the way of being it,” said {visitor}. All the same there was not a crumb left. {visitor} had another slice, in case it changed.'
      ]
    },
    {
      id: 'tired-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'After a while {visitor} smelled nothing any more. “It’s tired,” said {A}. “A nose gets used to things, and stops telling you. You have to let it smell yourself for a bit.” So {visitor} smelled nothing but {visitor} for as long as you can count to twenty.',
        '“Well?” asked {H}. “I’m all right,” said {visitor}, “but I’m no {visitor.food}.” Then came a sniff. It was rested, and it was surer than ever.'
      ]
    },
    {
      id: 'blindfold',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted to see how good that sniffing was. {visitor} had to look at the wall, and {A} held things out. “Soap,” said {visitor}. “Rubber band. Yesterday’s paper, the page with the weather.”',
        'Then {A} held out an empty hand. {visitor} sniffed at it for a long time. “There was an apple in it,” said {visitor}. “Before that there was a dog, and you’ve been a bit cross.” {A} put the hand away, in case it said any more.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Only {A} had not been asked. {visitor} went down to the floor. They looked at each other for some time, like two of the same trade.',
        '“{A} says that something always comes off the table,” said {visitor}. “You only have to sit under it.” {visitor} sat down as well, to try it. They waited side by side. It was good advice, but it was slow.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“There was a street where I always ran,” said {S}, “when I was small. A woman lived there who fried onions. If you went slowly, you got so hungry that you cried.” “Do you still like onions?” asked {A}.',
        '“I only have to smell one,” said {S}, “and I’m eight, and my left shoe’s undone.” {visitor} looked down at once. “It’s true,” said {visitor}. “It is.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Now smell where I am,” said {S}, and hid. {visitor} counted to ten in the other corner. {A} stood by, and pointed at the curtain, and was not looked at.',
        '{visitor} went along the wall and round the chair. “Toothpaste,” said {visitor}, “crayons, one plaster. It comes out at the bottom of the curtain.” “I held my breath!” said {S}. “I know,” said {visitor}. “It smells a bit pressed.”'
      ]
    },
    {
      id: 'drawn',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They drew a big picture of {visitor.food}, so as to have something to go by. {H} did the outline, and {A} did the shine. {visitor} stood in front of it for a good while, and was moved.',
        '“That’s how it looked the first time,” said {visitor}. “I was so small that I went in altogether.” Then there was a bit of the picture gone, at the corner. “It tastes of crayon,” said {visitor}, “but you’ve got the feeling right.”'
      ]
    },
    {
      id: 'up-high',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Smells go up,” said {A}. “So it must be coming from lower down.” They lay down on the floor, all three, and sniffed along the boards. There was a smell of boots, and of one old pea.',
        '“It was stronger when I stood beside {H},” said {visitor}. “Everything’s stronger down here,” said {H}, who had found the pea. Nobody thought any more about it, just then.'
      ]
    },
    {
      id: 'stays-put',
      A: 'partner',
      paragraphs: [
        '“Let me try,” said {A}. {A} went ahead and opened the big cupboard, and {H} stayed by the drawer. But {visitor} did not follow {A} at all. {visitor} turned round once, like a weathercock, and stopped at {H}.',
        '“It’s not in the cupboards,” said {A}. “You opened every one of them, and you were always in front. You’ve got it on you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sleeve',
      A: 'partner',
      paragraphs: [
        '{H} held out the left sleeve, and {visitor} sniffed up it from the cuff, as one reads. “Monday, soup,” said {visitor}. “Tuesday, you wiped your mouth. Then there was a wet dog.” Then came the elbow. “Wednesday,” said {visitor} softly. “{visitor.food}. You leaned on something round, and you pushed.”',
        '“The tin!” said {H}. “It wouldn’t shut, so I leaned on the lid.” It stood right at the back, behind the rice. No sniff gets through a lid like that. {H} pulled, and {A} pulled, and it came off with a pop. In it lay {visitor.food}, enough for all of them.'
      ]
    },
    {
      id: 'how-it-eats',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{visitor} did not gobble. First came a long look into the tin, from the left and from the right. The first bite was so small that you hardly saw it. After that came a hum, which began right at the bottom.',
        '“I never look at it for that long,” said {H}. “You should,” said {visitor}. “It’s the only part that you can do twice.” So they all looked at theirs for a bit, and hummed, each as well as they could.'
      ]
    },
    {
      id: 'last-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When there was only a very little left, {visitor} pushed it over to {H}. {H} pushed it over to {A}. {A} pushed it over to {visitor}. It went round the table twice like that, and got no bigger.',
        '“On three,” said {A}. They all took hold of it, and it came to about a crumb each. “That was the best one,” said {visitor}. “It had been everywhere.”'
      ]
    },
    {
      id: 'wash',
      A: 'partner',
      paragraphs: [
        '“And now the jumper goes in the wash,” said {A}. {visitor} stopped in the middle of a hum. “But Wednesday’s on it,” said {visitor}. “You can’t wash Wednesday.”',
        'In the end they washed it in the basin, up to the elbow and down to the elbow. {visitor} held that bit up, out of the wet. Then {visitor} went home. At every door in the street {visitor} stopped, and said who had had what.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door too, and got a long sniff.',
      '{names} breathed in as well, and smelled only jumper.',
      { text: '{names} held the door for a guest who was mostly sniff.', needs: ['hands'] },
      { text: '{names} felt in a coat pocket, where a Wednesday sometimes turns up.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the sniffing from door to door.',
      '{names} crept in under the sink, since it was open.',
      { text: '{names} shut the cupboards again, some way behind.', needs: ['hands'] },
      { text: '{names} dangled a bit of string, and {visitor} trembled.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up to the tin, by way of the floor.',
      '{names} cleared up what fell beside it.',
      { text: '{names} passed the plates round.', needs: ['hands'] },
      { text: '{names} put the rice back on the shelf, in front of nothing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cupboards were shut, one after the other, and the tin was rinsed. The jumper hung over a chair, wet at both ends and dry in the middle.',
    '{H} washed too, and nobody had to hold up a bit of that. Then {H} lay down, on the left side, with one elbow close by.'
  ],
  last: [
    'It smelled of soap, and far away, if you knew, of Wednesday, and {H} was asleep.',
    'The next day had no smell yet at all. {H} slept until it had.'
  ]
})
