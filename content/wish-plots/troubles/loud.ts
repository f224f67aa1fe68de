import { wishPlot } from '../wish-plot.ts'

export const whoeverLoud = wishPlot({
  id: 'wish-whoever-loud',
  visits: 'anything',
  whoever: [
    'is afraid of loud noises',
    'is scared of loud noises',
    'is frightened of loud noises',
    'is terrified of loud noises',
    'is afraid of loud sounds',
    'is scared of loud sounds',
    'is afraid of loud bangs',
    'is afraid of bangs',
    'is scared of bangs',
    'is afraid of noise',
    'is scared of noise',
    'is afraid of noises',
    'is scared of noises',
    'is afraid of thunder',
    'is scared of thunder',
    'is frightened of thunder',
    'is terrified of thunder',
    'is afraid of thunderstorms',
    'is scared of thunderstorms',
    'is frightened of thunderstorms',
    'is afraid of storms',
    'is scared of storms',
    'is afraid of fireworks',
    'is scared of fireworks',
    'is frightened of fireworks',
    'is terrified of fireworks',
    'doesn’t like loud noises',
    'doesn’t like loud sounds',
    'doesn’t like noise',
    'doesn’t like thunder',
    'doesn’t like thunderstorms',
    'doesn’t like fireworks',
    'hates loud noises',
    'hates loud sounds',
    'hates noise',
    'hates thunder',
    'hates thunderstorms',
    'hates fireworks',
    'covers its ears',
    'hides under the bed in storms',
    'is scared of the vacuum cleaner',
    'is scared of balloons popping',
    'is startled by noises',
    'can’t bear loud noises',
    'is frightened of bangs',
    'is scared of lightning',
    'is scared of sirens',
    'is afraid of firecrackers',
    'jumps at every noise',
    'hides when it thunders',
    'has sensitive ears',
    'finds everything too loud'],
  company: ['lid', 'spoon', 'cushions', 'tap', 'fridge', 'door'],
  about: 'The hero wants to hear a lid ring to its end, and whoever fears a bang is given the spoon, and hears that every bang has a quiet end.',
  titles: ['Only Loud at the Front', 'How the Lid Ends', '{visitor} Has the Spoon', 'Six out of Ten', 'The Other End of a Bang'],
  want: [
    {
      id: 'how-it-ends',
      A: 'partner',
      paragraphs: [
        '{H} wanted to hear how the big lid ends. If you hit it with a spoon it said bong, and then it went on. Nobody knew for how long, for somebody always called “Not so loud” in the middle. {H} lifted the spoon.',
        '“Will it be loud?” asked a heap of cushions. Under it was {visitor.first}. {H} wanted to be fair. “Yes,” said {H}. “But only at the front.”'
      ]
    }
  ],
  way: [
    {
      id: 'none-at-all',
      A: 'partner',
      paragraphs: [
        '“We’ll simply have none,” said {A}, who was quite sure. They put socks on the chairs, and tied up the bell. It got so quiet that you could hear the tap. Plip. The cushions jumped.',
        'The fridge gave a small cough, and the cushions jumped again. “It doesn’t help,” whispered {visitor}. “The quieter it is, the louder it gets.”'
      ]
    },
    {
      id: 'where-it-goes-in',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Where do you feel it, when it bangs?” asked {A}. {visitor} had to work that out from memory. “It goes in at the front,” said {visitor}. “Then it goes right through me, and at last it’s in {caller.part}. That’s where it takes the longest.”',
        'They laid an extra cushion there, with a button on it. {H} said what was happening outside, down into the cushion. “Just the bus,” said {H}. “Just a chair.” After a while you could see that nobody in there was listening any more.'
      ]
    },
    {
      id: 'own-noise',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“But you make some noise yourself, don’t you?” asked {A}. {visitor} thought not. Then {visitor} {caller.does}, to show how little. On the shelf the glasses spoke to each other. “That was you,” said {H}.',
        '“That? That’s only me,” said {visitor}. “That isn’t loud. I’m in it.” {A} wrote it down. Whoever’s in it doesn’t mind, it said on the paper.'
      ]
    },
    {
      id: 'paper-bag',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} blew up a paper bag, and raised one hand. Then {A} remembered, and did not. The bag sat on the table, as round as a hen. They all looked at it. Nobody could think of anything else.',
        '“Do it!” called {visitor}. “Or don’t do it! It’s much worse like this.” So {A} let out the air again, very slowly, and the bag said a rude word. Then {visitor} came out as far as the middle.'
      ]
    },
    {
      id: 'two-lists',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They made a list of the noises that are all right. There was a page being turned. There was somebody in the next room putting plates away. “Rain,” said {visitor}, “but only on something.” It was a long list, and it made you rather sleepy.',
        'On the other list there was one line. “Bang,” read {A}. “Don’t you want to say which?” “It never says who it is,” said {visitor}. “It just comes in.”'
      ]
    },
    {
      id: 'hands-on-ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They got under the cushions, all of them, to see what was left. There was a sea in there. It went up the beach, and back again. {H} said something, and it came from the bottom of a bucket. “What?” asked {A}. “What?” asked {H}.',
        '“It’s nice in here,” said {visitor}, much too loudly. Nobody jumped, because nobody had heard it. When they came out again, the kitchen was as clear as a bell. Far away somebody’s supper hissed.'
      ]
    },
    {
      id: 'smallest',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s the smallest bang there is?” asked {H}. {A} dropped a pea on a plate. {H} dropped a hair, and said that had been one. Then they had to be so still for it that they hardly dared to move.',
        '{visitor} let a crumb fall. They all heard it arrive. “It said tock,” said {A}. “It had a front and a back to it,” said {visitor}, “like a real one.” {visitor} picked the crumb up, and let it fall again, from twice as high.'
      ]
    },
    {
      id: 'hold-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where do you turn it off?” asked {visitor}. On the lid there was no switch. {A} pinged it with a fingernail, and it sang. Then {A} laid one finger on the rim, and it was gone, in the middle of the note.',
        '“It’s ticklish,” said {H}. They tried it with a cup, and with a glass, and with the radiator. They all sang until somebody touched them. {visitor} stretched out from under the cushions and put out the radiator, quite gently.'
      ]
    },
    {
      id: 'light-first',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Thunder sends the light on ahead,” said {A}. “That’s so you know. Then you count. If you get to three, it’s at the far end of the park. If you get to nine, it’s at somebody else’s.”',
        '“And the somebody else?” asked {visitor}. {A} had to think. “They’re counting as well,” said {A}. {visitor} had never pictured that. A whole row of people sat there in the dark, each at a different number.'
      ]
    },
    {
      id: 'balloon-of-words',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps it’s only saying its name,” said {H}. “The lid says bong. The door says slam. The tap says plip.” They said good evening to each of them, by name. Each of them answered, more or less.',
        '“And what does the fridge say?” asked {A}. It said nothing just then. They waited. They leaned quite close to it, with {visitor} in front. Then it shook itself, and coughed. “Hrrm,” said {visitor} happily. “That’s short for something.”'
      ]
    },
    {
      id: 'practised',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} wanted to say “Bang”, only say it. It was said very softly at first, as if it were the name of a fish. “That’s all right,” said {visitor}. “Now with a B.” {A} put in a good deal more B.',
        'Then {visitor} said one too, inside the cushions, and a feather came out. “It starts in here,” said {visitor}. “I’d always thought that it started in the sky.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We lived beside the railway,” said {S}. “At ten to three the goods train came, and all the cups walked along the shelf. I slept through it for eleven years. And then one night it didn’t come.” “What happened?” asked {A}.',
        '“The whole street woke up,” said {S}. “At ten to three they were all at the window in their nightshirts. What was that? they said.” {visitor} asked where it had been. It had been late.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I do mine first,” said {S}. “When I see there’s one coming, I go AAAH. Then it’s loud already, and it can’t come in.” “Where do you do that?” asked {A}. {S} did it in the loo, where there is a thing for drying hands.',
        '{visitor} tried it, but with a very small a. It was like a door that wants oil. “It’s full in here now, all the same,” said {visitor}. “There isn’t room for much more.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had slept through all of it, even through the chair that fell over. Then {H} unwrapped one biscuit, at the far end of the room. {A} stood there. “So {A} hears everything,” said {visitor}.',
        '“{A} only goes to the ones that are for {A},” said {H}. {visitor} looked at {A}, and at the biscuit. Most bangs, if you thought about it, were for somebody else.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had got hold of a pot, and of another pot. Nobody can say how it came about. It was the loudest noise of the evening, and it was followed by eleven of the same. {A} beamed.',
        '“And {A} isn’t afraid?” asked {visitor}, when it was over. At that moment the tap went plip. {A} looked round with big eyes, to see who had done that.'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '{A} looked at the spoon that was still in the air. “{H} has never once jumped at the lid,” said {A}, “and nobody’s nearer to it.” “I know when it’s coming, though,” said {H}. “I’m the one who does it.”',
        '{H} had been waiting with it since the afternoon. {H} looked at the lid once more. Then {H} held the spoon out to the cushions. “You do it,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-end',
      A: 'partner',
      paragraphs: [
        'For a long time the spoon hung over the lid. “It isn’t coming yet,” said {visitor}. “Now it is.” Bong! The cushions fell off to the left and right. “That was me,” said {visitor}. “Shh,” said {H}. It was still going on.',
        'The bong had turned into a hum, and the hum was getting thin. They leaned over it. It was like a hair, and then like half a hair, and then nobody could have said. “It’s got an end,” whispered {visitor}. “I’ve always run off before that part.”'
      ]
    },
    {
      id: 'through-the-table',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} and {A} did it again, with their cheeks on the table. From there the bong came in through the bone. It walked along your jaw, and out at the other ear. {A}’s teeth hummed. “It’s brown,” said {H}.',
        '{visitor} had been sure that it was red. They had to do it six times, to agree. In the end it was red at the front, and brown in the middle. Where it stopped it was a sort of blue.'
      ]
    },
    {
      id: 'conductor',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then {visitor} was the conductor. The spoon went up, and there was no noise in the whole house. It came down, and out came all of it, with {A} on the radiator. It went up, and it stopped.',
        '“Again,” said {visitor}. Nothing had ever stopped so well. “You could do the street,” said {A}. {visitor} turned to the window and raised the spoon. A motorbike went by, down to the corner, and faded beautifully.'
      ]
    },
    {
      id: 'marks',
      A: 'partner',
      paragraphs: [
        'Then there was a bang, and nobody had hit anything. It came from outside. It may have been thunder, or fireworks, or only a door. The cushions closed at once. “Wait,” said {H}. “It’s still going on.” They opened a bit. It was rolling away over the roofs, and getting small, and then it was like half a hair.',
        '“Six,” said {visitor}. “Out of ten. It came in too soon, but the end was good.” {A} wrote it down. There were three more. The best of them got an eight, and it was asked, through the window, to do it again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited for the bong, and it was only nearly.',
      '{names} crept in under a cushion, where there was still room.',
      { text: '{names} held the lid up by its knob, so that it could sing.', needs: ['hands'] },
      { text: '{names} said “Not so loud” already, to have it done.', needs: ['hands'] }
    ],
    way: [
      '{names} tiptoed, and the floor said something.',
      '{names} jumped at the plip too, only lower down.',
      { text: '{names} turned the tap off tighter, and it went plip.', needs: ['hands'] },
      { text: '{names} pulled a sock over the bell, and then a second one.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened right to the end, and a bit beyond it.',
      '{names} came out from under, all but one corner.',
      { text: '{names} gave it seven, and had to explain that.', needs: ['hands'] },
      { text: '{names} opened the window by a finger, for the ends of things.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions were put back on the chairs, and the bell was let out of its sock. It did not ring.',
    'When they had washed and lain down, {visitor} touched the lid once more, very softly. Everybody lay still, and listened for the end of it.'
  ],
  last: [
    'Where it ended nobody heard, for by then {H} was asleep.',
    'It was like a hair, and like half a hair, and {H} was asleep.'
  ]
})
