import { wishPlot } from '../wish-plot.ts'

export const whoeverJump = wishPlot({
  id: 'wish-whoever-jump',
  visits: 'longs',
  whoever: ['jump', 'hop', 'leap', 'bounce', 'doesn’t know how to jump', 'forgot how to hop', 'forgot how to jump', 'has lost its bounce', 'has never been able to jump', 'is bad at hopping', 'is learning to jump', 'lost its spring', 'never learned to jump', 'wishes it could hop', 'is bad at jumping', 'is rubbish at jumping', 'wishes it could jump'].flatMap((way) => [
    `can’t ${way}`,
    `cannot ${way}`,
    `can’t ${way} high`,
    `can’t ${way} very high`,
    `wants to ${way}`,
    `wants to ${way} high`,
    `wants to learn to ${way}`,
    `can’t ${way} properly`,
    `can’t ${way} yet`
  ]),
  except: ['hurt', 'broken', 'leg', 'legs', 'puddle', 'puddles', 'bed', 'rope', 'moon', 'skip school'],
  company: ['box', 'spring', 'lid', 'hook', 'slippers', 'rug', 'lamp', 'feet'],
  about: 'The hero wants to make the partner jump and has a tired jack-in-the-box; whoever can’t jump learns with it that up is kept at the bottom.',
  titles: ['Up Is Kept at the Bottom', 'Only the Slippers Stayed', 'Not Somebody Who Jumps', '{visitor} Goes Down First', 'The Jack in the Box'],
  want: [
    {
      id: 'not-somebody-who',
      A: 'partner',
      paragraphs: [
        '{H} wanted to make {A} jump, just once, before bed. {H} had a jack-in-the-box, but it was tired. Jack came up slowly, like bread. “Good evening, Jack,” said {A}. “I’m not somebody who jumps.”',
        '“Nor am I,” said somebody in the doorway. It was {visitor.first}. “I say, Go,” said {visitor}, “and I stay. The others all wait for me further on.” Now there were two of them.'
      ]
    }
  ],
  way: [
    {
      id: 'boo',
      A: 'partner',
      paragraphs: [
        '{H} hid behind the curtain. “Boo!” cried {H}. “Bless you,” said {A}. {H} burst a paper bag. {visitor} got a fright, but nothing left the floor.',
        '“You must think of something light,” said {A}, quite sure, “and stretch.” {visitor} thought of a feather, and got longer and thinner. “Am I off yet?” asked {visitor}. {H} lay down and looked. There was not room for a sheet of paper.'
      ]
    },
    {
      id: 'glue',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps you’re stuck,” said {A}, and looked underneath. There was some fluff there, and half a pea. {A} wiped it all clean. “Now try.” {visitor} tried. It was as before, only shinier.',
        '“When did you first notice?” asked {H}. “At a party,” said {visitor}. “They said, Everybody up! And I was the only one left to see it. They were all in the air at once. From down there it looks so nice.”'
      ]
    },
    {
      id: 'one-side',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do it in parts,” said {A}. “First one end, and then the other.” {visitor} could lift the front quite well. {visitor} could lift the back, too. Only not the one while the other was still away.',
        '“I’m like a seesaw,” said {visitor}. “There’s always somebody sitting at the other end.” {H} held the front, to keep it up, and {A} took hold behind. Then they were carrying {visitor}. It was heavy, and it didn’t count.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Show us what you can do,” said {A}. So {visitor} took a step back, and {caller.does}. They had not expected anything so good. “But nobody ever asks for that,” said {visitor}. “They only say, Come on, it’s just a little {visitor.base}.”',
        '“I can’t do that thing of yours at all,” said {A}, and {caller.move}, and proved it. {visitor} was very polite about it. “You’ve got the beginning,” said {visitor}. {A} had thought that it was the whole.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“{caller.fact},” said {A}, who thought that it might cheer somebody up. “They say so many things about us,” sighed {visitor}. “There’s even a song. In the second verse we {visitor.base}. I always go out for a drink of water there.”',
        '{H} knew such a song as well. “You can sing and stay down,” said {H}. “You just do it with your eyebrows.” They sang it through. In the second verse they all sent up what eyebrows they had. It was quite high.'
      ]
    },
    {
      id: 'toast',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Watch the toast,” said {A}. “It does it every time.” They all sat down before the toaster. It hummed, and it smelled. They came nearer and nearer. Clack! Up went the toast. {A} caught it with one hand, and buttered it. {A} had not even blinked.',
        '“It didn’t stretch at all,” said {visitor}. “It sat quite deep down in there. And it wasn’t thinking of anything.” {visitor} looked at it with respect.'
      ]
    },
    {
      id: 'ladder-of-books',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They laid a book on the rug. {visitor} was to get down from it. You only have to leave out the last bit of floor, said {A}. {visitor} came down on one side like treacle. There was no moment at all at which nothing touched.',
        '“Try a thinner one,” said {H}. They came down by way of the cookery book, the telephone book, and the one about a mouse. In the end it was a postcard. “That went quite well,” said {visitor}. It was a view of some hills.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We’ll count you down,” said {A}. “Five, four, three, two, one.” On one {H} went up, and so did two spoons and a cushion. {visitor} was still at three. “You’re so quick,” said {visitor}. “At three I like to look round a bit.”',
        'So they began at a hundred. That was better. By about sixty {visitor} was comfortable, and at forty {A} leaned back. At one nobody moved. They had counted so nicely that it would have been a shame.'
      ]
    },
    {
      id: 'hiding-again',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} had not forgotten about {A}. {H} crept up on all fours, behind the sofa and past the table. Then {H} tapped {A} on the wrong shoulder. “Third time this week,” said {A}, and turned a page.',
        '“How do you do that?” asked {visitor}, full of wonder. “I always know where everybody is,” said {A}. “I can hear people thinking of it.” {H} tried to think of porridge next time, the whole way.'
      ]
    },
    {
      id: 'wobble',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Next to the sofa there stood a rubber ball. {A} let it drop. “You see?” said {A}. “It’s quite simple, for a ball.” They looked closely. At the bottom, for a blink, it was no ball at all. It was as flat as a bun. Then it went up.',
        '“It sat down first,” said {visitor}. “I saw that too,” said {H}. They dropped it eleven times. Each time it sat down, just for a moment, like somebody who only wants to tie a shoe.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} lay flat on the rug, and {visitor} lay down next to {A}. They had the same sort of view from there. “{A} hardly ever gets off the ground,” said {H}. “Only for supper.”',
        'Somebody in the kitchen touched a dish. At once the rug was empty. “How was that done?” asked {visitor}. It still had the shape of {A}, quite low and quite warm. “I think it was all ready, underneath,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can’t any more,” said {S}. “I’ve used them all up. I had a good many, and I wasn’t careful.” “What did you use them for?” asked {A}. “Buses,” said {S}. “Ditches. One was for a letter that said yes. I went up beside the letterbox.”',
        '{visitor} asked how high. {S} held out a hand, and then a bit more. “The postman saw it,” said {S}. “He took off his cap. And as I came down I was already engaged.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} could do it, and showed it without being asked. {S} did one for each day of the week, and a double for Sunday. “You only have to let go of the floor,” said {S}. {A} wanted to know with what you hold on to it. “With the bottom of your feet,” said {S}.',
        '{visitor} tried letting go. First one side let go, and then, a bit later, the other. By that time the first was holding on again. “They take turns,” said {visitor}. “They’re afraid that I’d get lost.”'
      ]
    },
    {
      id: 'jack-is-tired',
      A: 'partner',
      paragraphs: [
        '{A} sat down by the box. Jack hung out of it, long and thin. “He’s been stretched all day,” said {A}, “like somebody else here. So there’s no up left in him.”',
        '{A} pushed Jack down and down, till the spring creaked, and hooked the lid. “There,” said {A}. “Up is kept at the bottom.” “At the bottom?” asked {visitor}. “I’ve always looked at the top.”'
      ]
    }
  ],
  turn: [
    {
      id: 'will-it-hold',
      A: 'partner',
      paragraphs: [
        'In the box something ticked. “Will the hook hold?” asked {H}. They all got down to see. {H} lay flat. And {visitor} went lower and lower, with everything folded. “It’s holding,” whispered {A}, very close.',
        'Boing! Up to the lamp went Jack, and up went {A}. It was a real one. Only the slippers stayed where they were. And between the rug and {visitor} there was air. You could have put a loaf there. Then it went thump. “Was that me?” asked {visitor}. “That was you,” said {H}.'
      ]
    },
    {
      id: 'measure-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We’ll see how high it was,” said {A}. {visitor} went down again, and waited there till something ticked. Then up it went, and {H} pushed things under. The first time it was a slipper, and the second time the bread bin.',
        'The third time they could not find anything to fit. “Leave it empty,” said {visitor}, coming down. “I liked it best when there was nothing there.”'
      ]
    },
    {
      id: 'what-was-up-there',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What’s it like?” asked {A}. “There’s a bit at the top where you don’t weigh anything,” said {visitor}. “It’s short. I’d just begun to look round.” There was dust on the lamp. It had to be looked at once more, to be sure.',
        '“And then it’s all downhill,” said {visitor}. “You touch, and there’s the next one, already underneath.” That had been the greatest surprise. You come down, and you’ve got one again.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        '“And you jumped too!” said {H} to {A}. “I got up rather quickly,” said {A}. “Ask your slippers,” said {H}. {A} put them on again, and said no more about it.',
        '{visitor} went home, and they could hear how. There was a silence, when {visitor} went down, and then, a bit further off, a thump. {H} counted nineteen of them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at once, and nobody had even said boo.',
      '{names} looked into the box, and came away slowly.',
      { text: '{names} shut the lid again, with Jack half out of it.', needs: ['hands'] },
      { text: '{names} tied a bit of ribbon round the tired spring.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down hard when the bag went off.',
      '{names} stretched out as well, along the floor, to be fair.',
      { text: '{names} blew up another bag, and it had a hole.', needs: ['hands'] },
      { text: '{names} pushed with two hands, and nothing left the ground.', needs: ['hands'] }
    ],
    turn: [
      '{names} came down last, and looked round for who had done it.',
      '{names} went under the table, straight from lying down.',
      { text: '{names} caught Jack’s cap, which was still on its way.', needs: ['hands'] },
      { text: '{names} steadied the lamp, which swung.', needs: ['hands'] }
    ]
  },
  bed: [
    'Jack was pushed down, and the hook was closed, so that there would be some up for tomorrow. The slippers went under the bed.',
    '{H} washed, and folded both knees, and lay down as low as you can be. Under the blanket nothing ticked.'
  ],
  last: [
    'Up was kept at the bottom, for tomorrow, and {H} was asleep.',
    '{H} had let go of the floor, with both feet, and was asleep.'
  ]
})
