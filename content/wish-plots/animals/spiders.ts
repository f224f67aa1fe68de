import { wishPlot } from '../wish-plot.ts'

export const spiders = wishPlot({
  themes: ['spiders'],
  wishes: ['scared spiders', 'afraid spiders', 'fear spiders', 'frightened spiders', 'terrified spiders', 'hates spiders', 'huntsman', 'huntsman spider'],
  company: ['spider'],
  except: ['incy', 'itsy', 'tarantula'],
  answers: ['scared', 'fear', 'afraid', 'frightened', 'terrified', 'phobia', 'hates'],
  moods: ['afraid', 'waiting'],
  about: 'A spider has the corner with the hero’s slipper; both wait for the other to go, until the hero wants to know what it is doing there.',
  titles: ['A Spider with One Slipper', '{H} Waits for a Spider', 'The Last Leg on the Left', 'The Slipper in the Corner', '{H} Lends a Slipper'],
  want: [
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        '{H} stood in the room on one leg. The other foot had no slipper on. The slipper lay in the corner, and over the slipper sat a spider.',
        '“I want my slipper,” said {H}, “and I’m afraid of spiders. So it has to go first.” “Have you told it?” asked {A}. “I’ve stamped,” said {H}, and stamped again. The spider drew in all its feet and did not move.',
        '“Look at that,” said {H}. “It’s being stubborn.”'
      ]
    },
    {
      id: 'polite',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} tried it the polite way. {A} opened the door wide and held out an arm, as people do in a hotel. “After you,” said {A} to the spider.',
        'A cold draught came in and went round {H}’s bare foot. The spider stayed. “Perhaps it’s waiting for the lift,” said {A}, and shut the door. {H} nearly laughed and nearly fell over.'
      ]
    }
  ],
  way: [
    {
      id: 'eight-slippers',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What does it want with one slipper?” said {H}. “It would need eight.” “Four left ones and four right ones,” said {A}. {H} thought of a spider on a chair in the shoe shop. Somebody knelt in front of it with all those boxes.',
        '“By the time the last one was on,” said {A}, “the first would be too small.” {H} laughed, and changed over to the other leg. That was the one without a slipper, and the floor was cold.'
      ]
    },
    {
      id: 'small',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the floor to see it from the side. “It isn’t stubborn,” said {A}. “When you stamp, it makes itself small. Then it can’t walk off. It’s waiting for you to go, and you’re waiting for it.”',
        '“How big am I, for a spider?” asked {H}. “About as big as the town hall,” said {A}. “And hopping.”'
      ]
    },
    {
      id: 'glass-and-card',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s the thing with the glass and the postcard,” said {A}. “You put the glass over it, push the card underneath, and carry it to the window.” {A} fetched both. The postcard had the sea on it.',
        '“Wait,” said {H}. “If we put it out, it’ll be cross. And it knows where we live.” They looked at the spider for a while. Then {A} turned the card over and read the back. “They had good weather,” said {A}. After that they put both things away again.'
      ]
    },
    {
      id: 'not-hopping',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So {H} tried to be smaller. {H} sat down, and pulled in both knees, and put a cushion on top. “Am I still the town hall?” asked the cushion.',
        '“You’re a bus shelter,” said {A}. “That’s better. Nobody minds a bus shelter.” {A} sat down in it too, because of the draught. There they waited for the spider, the way people wait for a bus.'
      ]
    },
    {
      id: 'names',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Has it got a name?” asked {A}. {H} did not want it to have a name. If a spider had one, you would have to say good morning to it.',
        '“I only ask because there’s one over my bed,” said {A}. “That’s Gerald. He catches the midges before they catch me.” {H} looked at {A}’s arms. There was not one bite on them.'
      ]
    },
    {
      id: 'pet-spider',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come to see what everybody was looking at. {A} looked into the corner, and the spider looked out of it, with eight eyes. That is a lot of looking for such a thin animal.',
        '“Are you afraid of it?” {H} asked {A}. Nothing showed that {A} was. {H} sat down a bit nearer to {A}, and that was also a bit nearer to the corner.'
      ]
    },
    {
      id: 'elder-thread',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was stuck on a bench once, because of a spider,” said {S}. “It had tied its thread to my hat. I didn’t like to get up.” “How long did you sit there?” asked {A}.',
        '“Till it had finished. I’d nothing else to do.” {S} held up two fingers, with nothing between them. “And it only weighs that much,” said {S}. “But it’s stronger than steel, if you had steel as thin.”'
      ]
    },
    {
      id: 'brave-child',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“I’m not afraid of spiders,” said {A}. “I’m afraid of the hand dryer.” {H} was astonished. “It’s only wind,” said {H}. “It’s wind that’s cross,” said {A}.',
        'They thought about it, each with a different foot tucked up. “I’ll go with you to the hand dryer,” said {H}. “And I’ll stay here with you,” said {A}, and did.'
      ]
    },
    {
      id: 'reporter',
      A: 'partner',
      paragraphs: [
        'So {H} went behind the sofa and was quiet, with both eyes shut. “You say what it does,” said {H}, “and tell me when it’s gone.” “Very well,” said {A}. “It’s put out a leg. Now it’s put out another one.”',
        '“Is it going?” “It’s doing something with string.” “What?” asked {H}. “Well, up,” said {A}. “And then a sort of a thing with a back leg.” {H} opened one eye. “Which back leg? You’re telling it very badly.” “It’s quicker than I can talk,” said {A}.'
      ]
    },
    {
      id: 'sticky',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Why doesn’t it stick to its own string?” asked {H} behind the sofa. “Only some of it’s sticky,” said {A}. “The spokes are dry, and it walks on those.” Behind the sofa there was a bit of striped rug. “The red ones are sticky,” said {H}, and set off along the blue.',
        'It went well for three steps. Then the bare heel came down on a red one. “I’m stuck,” said {H}. “But you made it,” said {A}. “You should have known.” {A} had to pull {H} off by both arms, and {H} made the noise.'
      ]
    },
    {
      id: 'wheel',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} told it with both arms instead. One arm was the wall. The other one was the spider, and went up, and let itself down, and swung.',
        '“It lets itself fall?” said {H}. “On its own string. It makes the string while it’s falling.” {H} came as far as the arm of the sofa, to see it done again. {A} did it again. {A}’s spider had rather a lot of thumb.'
      ]
    }
  ],
  turn: [
    {
      id: 'breath',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The last bit was the longest. {H} did it sitting down, and pushed along with the one bare foot. Each time it squeaked on the floor, the spider stopped work. So {H} stopped too.',
        '“Now you’re taking turns,” whispered {A}. The spider put out a leg first. It was {H}’s turn after that. So they got on, a leg and a squeak at a time. Neither of them went too fast for the other.'
      ]
    },
    {
      id: 'web',
      A: 'partner',
      paragraphs: [
        '{H} came out one step, to see which leg it was. From there it was only a blur. So {H} came another step, and sat down beside {A}.',
        'It was the last leg on the left. The spider pulled a thread out of itself, put it where it was wanted, and patted it. Then it went on, round and round. In the light of the lamp the web shone like a bicycle wheel. “It’s never even looked at me,” breathed {H}. “It’s got its hands full,” said {A}.',
        'When it was done, the spider sat down in the middle. Now {H} could have reached the slipper. {H} put out a hand, and stopped. From the web one long thread ran down, tight and straight, to the slipper’s toe.',
        '“If I pull, it all comes down,” said {H}. {H} looked at the spider, and then at the slipper. “It can keep the slipper till Sunday,” said {H}. “But only the left one.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed out of the corner, to leave it to the spider.',
      '{names} shook at every stamp, and so did the spider.',
      { text: '{names} lent {H} a mitten for the cold foot.', needs: ['hands'] },
      { text: '{names} held {H} by the elbow, since one leg is not many.', needs: ['hands'] }
    ],
    way: [
      '{names} made a small heap by the wall, to be like the spider.',
      '{names} went past the town hall without a stamp.',
      { text: '{names} took off some slippers too, so that nobody could stamp.', needs: ['hands'] },
      { text: '{names} moved the footstool, to give the spider a clear road.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down behind {H}, as quietly as a spider does.',
      '{names} kept every toe and every tail away from the string.',
      { text: '{names} turned the lamp a little, so that the web shone.', needs: ['hands'] },
      { text: '{names} warmed {H}’s bare foot, between two hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the corner as it was. {H} put the right slipper down beside the left one, but not too near the thread.',
    'Then they washed, and {H} walked to bed on two bare feet. They were soon warm under the blanket, knees up, as small as could be.'
  ],
  last: [
    'In the middle of the web sat the spider, and in the middle of the bed slept {H}.',
    'Nobody was waiting for anybody to go, and {H} was asleep.'
  ]
})
