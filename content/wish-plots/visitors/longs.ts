import { wishPlot } from '../wish-plot.ts'

export const visitorLongs = wishPlot({
  visits: 'longs',
  about: 'Somebody who wants to do something always stops at three; the hero counts to two, and looks at the hat.',
  titles: ['On Two', 'Somebody to Hold the Hat', '{visitor} Never Gets Past Three', '{H} Counts', 'Three Is Too Late'],
  company: ['rug', 'hat'],
  want: [
    {
      id: 'somebody-to-count',
      A: 'partner',
      paragraphs: [
        'There was a knock, and outside stood {visitor.first}. “I’ve tried it alone,” said {visitor}, “and it doesn’t work. You need somebody to hold your hat, and somebody to count to three.” {H} counted better than anybody in the house, and was hardly ever asked. “Come in,” said {H}. “{A} can hold the hat.” It had a feather.'
      ]
    }
  ],
  way: [
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        '{visitor} stood in the middle of the rug and got ready for {visitor.ing}. “One,” counted {H}. “Two. Three!” {visitor} went quite stiff, and stood there. Nothing else happened. “Was that it?” asked {visitor}. “No,” said {H}. “That was standing.”',
        '“Perhaps three’s too short,” said {A}. So {H} counted up to ten. Then {H} counted down from ten, as you do for a rocket. By the end of that {visitor} was sitting on the rug.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '“What does it look like, when it’s done?” asked {A}. {visitor} knew that by heart, and whispered it. {A} listened, and {tried.play}. “That’s it!” cried {visitor}. “That’s just what it looks like. And it was only you!”',
        '“I’m not even good at it,” said {A}. “You don’t mind it enough,” said {visitor}. “It can tell.” {H} had to be {tried.other} as well. So {H} {tried.does} It looked quite easy, for two people without a hat.'
      ]
    },
    {
      id: 'for-the-likes',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what is for the likes of you?” asked {A}. “This,” said {visitor}, and {caller.does}. “First we do that. And in the evening we do it again.” {A} tried it, and {caller.move}, with the hat in one hand.',
        '“It’s quite nice,” said {A}. “It’s very nice,” said {visitor}. “I’ve got nothing against it. It’s only that every day has the same day in it.”'
      ]
    },
    {
      id: 'wrong-head',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A}’s arms got tired, so {A} put the hat on. It only needed a moment, and {visitor} stopped at once. “Now it looks as if you were going to do it,” said {visitor}.',
        '“Shall I?” asked {A}. “No!” said {visitor}. {A} took the hat off again. From then on {A} held it out in front, like a cake.'
      ]
    },
    {
      id: 'the-end-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could begin with the end,” said {H}. The end was that everybody clapped. So they clapped, and {visitor} took a bow, first to the left and then to the kettle.',
        '“That was really good,” said {A}. “You’ve got the end now. And you had the beginning before.” “Then there’s only the middle left,” said {visitor}, and felt a good deal better.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“{A} never counts,” said {H}. “Watch.” {H} put a crumb in front of {A}. Before anybody had said one, there was no crumb.',
        '“How does {A} know when?” asked {visitor}. “I don’t think {A} asks,” said {H}. {visitor} looked at {A} for a long time, and so did the next crumb. Then it was gone.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I couldn’t whistle till I was thirty-one,” said {S}. “I’d tried every day, with my whole face.” “And then?” asked {A}. “Then I was waiting for a bus, and looking whether it came.”',
        '“And it came?” asked {visitor}. “No,” said {S}. “But I was whistling.” {S} did it for them. It was a small, thin whistle, rather like a bus that is not there.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to count as well. “One,” said {S}. “Two. Seven.” {visitor} waited for the three. It did not come. “Eleventy,” said {S}. “Nine.”',
        '“When does {S} get to three?” whispered {visitor}. “On Saturdays,” whispered {A}. {visitor} was still waiting when {S} had gone to look at something else.'
      ]
    },
    {
      id: 'cushions',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Perhaps you want something soft underneath,” said {A}. They laid out all the cushions, the flat one and the one with the button. {visitor} lay down on them for a moment, to see.',
        'It was very good. {visitor} turned over, and it was good on that side as well. “You have to get up again,” said {H} after a while. “I know,” said {visitor}. “That’s what’s wrong with them.”'
      ]
    },
    {
      id: 'the-aunt',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Has nobody at home ever done it?” asked {A}. “My aunt did, nearly,” said {visitor}. “She doesn’t talk about it. But on that day every year she has two helpings.”',
        '“Then it can’t have been so bad,” said {H}. {visitor} thought about the aunt. “She does smile a bit,” said {visitor}, “over the second one.”'
      ]
    },
    {
      id: 'looking-in',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I can’t with somebody looking in,” said {visitor}. They went to the window. Nobody was there but the moon. {H} drew the curtain. “And the kettle?” asked {H}. The kettle was turned to the wall.',
        'Then there was the clock, with its round white face. {A} hung a tea towel over it. Now it was only {H} and {A} who looked, and they had been asked to.'
      ]
    },
    {
      id: 'how-was-it',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They practised what comes afterwards as well. “Good evening,” said {A}, and was everybody at home. “Have you done it?” “Yes,” said {visitor}. “And how was it?” asked {A}.',
        '“Short,” said {visitor}. {H} thought that more could be made of it. They tried again. “Short,” said {visitor}, “and then it was as if I’d always been able to.”'
      ]
    },
    {
      id: 'different-counting',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Other people don’t say one, two, three at all,” said {A}. “Some say ready, steady, go.” {H} said that, and {visitor} got stuck at steady. “It means stay where you are,” said {visitor}.',
        '“And what about up you get?” asked {H}. {visitor} got up. “Now I’m up,” said {visitor}, “but I was up before.” They went back to numbers. A number at least does not tell you to do anything.'
      ]
    },
    {
      id: 'in-the-hat',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What’s in the hat?” asked {A}, who had been holding it for so long. “Nothing,” said {visitor}. “That’s why it’s so heavy for people. They keep wondering.” {A} looked in all the same. There was a piece of paper in it, folded very small.',
        '“It’s where I write down how often I’ve tried,” said {visitor}. {H} unfolded it, and it went on unfolding. It was a lot of times. “That’s the most I’ve ever seen of anything,” said {H}.'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'Then {H} counted very loudly, so that the cups rang. {visitor} jumped, but only upwards. After that {H} counted so softly that nobody heard it but the rug. “Have you begun?” asked {visitor}. “I’ve finished,” whispered {H}.',
        '“In between would be good,” said {A}. So {H} counted as people count eggs. It was a nice voice for counting. But at three {visitor} stood there just like an egg.'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Try it facing the other way,” said {A}. {visitor} turned round and looked at the cupboard. “One,” said {H}. “Two. Three!” From behind you could see it even better. Something went nearly all the way up, and there it stopped.',
        '“It gets nearly to the top,” said {H}. “That’s further than I thought,” said {visitor}. “From the front I never see it.”'
      ]
    },
    {
      id: 'toes',
      A: 'partner',
      paragraphs: [
        '“At home they say it isn’t for the likes of us,” said {visitor}. “Who says?” asked {H}. “All of them. They say it in a row.” {H} did not like that row at all. “Once more,” said {H}. “One. Two.”',
        '“Stop!” said {A}, who had been looking past the hat. “At two {visitor} had already begun, at the bottom. Then {H} takes a big breath for the three, and {visitor} hears it coming. That’s when it all goes stiff.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-two',
      A: 'partner',
      paragraphs: [
        '{H} whispered something to {A}. Then everybody stood in their places again. “One,” counted {H}, quite slowly. “Two.” And there {H} stopped. “That’s a really nice hat,” said {H}. “It was my grandmother’s,” said {visitor}, and turned round to look at it. {A} held it up high.',
        '“Where’s the three?” asked {visitor}. “We left it out,” said {H}. “It’s only the three that stops you. Look what you’re doing.” {visitor} looked. It was {visitor.ing}. It was not a big piece of it, no longer than the rug. But it was the real thing, and all three of them had seen it.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        '“And when they all stand in a row again?” asked {visitor}. “Then let them count,” said {H}. “And you go on two.” {A} put the hat on {visitor}, a little to one side.',
        'So {visitor} went home, past the lamp posts. {H} stood at the door and counted them. “One,” said {H}. “Two.” And at two, down there under the light, they saw it once more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} admired the hat, and sneezed at the feather.',
      '{names} sat at the edge of the rug, just behind one.',
      { text: '{names} pulled the rug straight, ready for three.', needs: ['hands'] },
      { text: '{names} smoothed the feather, in the direction it liked.', needs: ['hands'] }
    ],
    way: [
      '{names} fell over at four, because ten takes so long.',
      '{names} got ready too, and then did not do it either.',
      { text: '{names} counted in French, as far as that went.', needs: ['hands'] },
      { text: '{names} stuck a bit of tape on the rug, to begin at.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round to look at the hat, as anybody would.',
      '{names} hopped on the spot, because it was the real thing.',
      { text: '{names} measured how much of it there had been, and it was one rug.', needs: ['hands'] },
      { text: '{names} tore up the three, since it had not been wanted.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled the rug straight. One small feather lay on it, and that went on the shelf.',
    'When they had washed, {H} lay down and shut one eye. The other one could wait a little.'
  ],
  last: [
    '“One,” said {H} into the pillow. “Two.” Nobody needed a three, for {H} was asleep.',
    'Sleep does not come on three either. At two {H} was asleep.'
  ]
})
