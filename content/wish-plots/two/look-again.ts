import { wishPlot } from '../wish-plot.ts'

export const lookAgain = wishPlot({
  id: 'wish-made-look-again',
  tellsAny: 'made',
  about: 'The hero has made it out of what there was, and wants it to be seen without being told; whoever looks sees what it is made of, until they sit beside it in the dark.',
  titles: ['Look Again', '{H} Doesn’t Say What It Is', 'Without Being Told', 'Where Did They All Go', 'What It Is in the Dark'],
  company: ['rug', 'lamp', 'door', 'cushion', 'hall', 'table', 'cup', 'torch'],
  want: [
    {
      id: 'finished',
      A: 'partner',
      paragraphs: [
        'All afternoon {H} had been making {made.a} out of {made.of}. Now it stood on the rug, and it was finished. There was a top and a bottom, and a front that looked at the door.',
        '{A} came in, and stopped. “So that’s where all our {made.of} went,” said {A}. {H} waited. “And what else do you see?” asked {H}. “A heap,” said {A}. “A good one.” It was not a heap, it was {made.a}. {H} wanted {A} to see that, without being told.'
      ]
    },
    {
      id: 'rule',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could tell me,” said {A}. “No,” said {H}. “Nobody tells you what a chair is. You come in, and you know.”',
        '{A} thought of the first chair anybody had ever made. “Somebody must have asked,” said {A}. “They sat on it,” said {H}, “and then they knew.”'
      ]
    }
  ],
  way: [
    {
      id: 'front',
      A: 'partner',
      paragraphs: [
        '“You’re only looking at the wrong end,” said {H}, and turned {made} round by one corner. One {made.bare} fell off, and was put on again. “And now?” {A} looked for a long time. “Now it’s {made.of} from the front,” said {A}.',
        'So {H} showed what {made.a} does, with both arms and both feet. “You’re {made.a}!” cried {A} at once. “That’s right,” said {H}. “And what’s that, beside me?” {A} looked at it. “{made.of},” said {A}. “Sorry.”'
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '“What has {made.a} always got?” asked {H}. {A} thought about it. “{made.part},” said {A}. “There,” said {H}, and pointed to the very place. {A} bent down to it. “That’s {made.one},” said {A}.',
        '“It’s {made.one} as well,” said {H}. “It’s got two jobs.” {A} had two jobs on most days, and looked at it with more respect.'
      ]
    },
    {
      id: 'its-sound',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Then {H} lay down behind {made}, where nobody could see. “{made.sound},” came from in there. “Did you hear that?” called {H}. “I heard you,” said {A}. “It was you, with {made.of} in front.”',
        '“I’ll do it without the mouth,” said {H}. It was quiet for some time. “It’s harder to hear like that,” said {A}.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“I’ll give you a clue,” said {H}. “Watch.” And {H} {made.move}. {A} watched with both eyes. “Once more, and slower,” said {A}.',
        'It was done once more, and slower, and it was even better. “I nearly had it,” said {A}. “Then I looked at the thing, and it was gone again.”'
      ]
    },
    {
      id: 'that-one-is-mine',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I know that one,” said {A}, and put a finger on it. “That’s from behind the door. I’d been keeping it.” “You can’t have it,” said {H}. “If you take it out, the rest comes down on my foot.”',
        '{A} took the finger away, slowly. “What’s it doing there?” asked {A}. “Most of the work,” said {H}.'
      ]
    },
    {
      id: 'five-guesses',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} was given five guesses. “A wall. A shop. A very small church.” {H} shook a head each time. “Somebody asleep,” said {A}. “No.” “Then the fifth is, I’d like to think about it over a cup of milk.”',
        'They had the milk, one on each side of {made}. {H} held the cup so that nothing was in the way. But {A} looked only into the milk.'
      ]
    },
    {
      id: 'needs-more',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps there’s too little of it,” said {H}. They went through every room, and came back with one more {made.bare}. It had been under a bed, and was a bit dusty.',
        'It was given the best place, right at the top. They both stepped back. “It’s more,” said {A}. “More what?” asked {H}. {A} would have liked to say something else. “More {made.of},” said {A}.'
      ]
    },
    {
      id: 'far-away',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Go further off,” said {H}. {A} went as far as the door, and then to the very end of the hall. “Can you see it now?” called {H}.',
        '“I can see the coats,” called {A}. {H} had to go and fetch {A} back, for it was draughty out there.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '{A} came in and saw it at once. {H} could tell. {A} stood still. Then {A} went round the front of {made} in a wide bow, with great respect.',
        '“There!” said {H}. “{A} knows what it is.” But {A} could not say so, and nobody else had been looking.'
      ]
    },
    {
      id: 'elder-made-one',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“I made something once,” said {S}, “out of a bath and a ladder. They all said, why is there a ladder in the bath?” “What was it?” asked {A}. {S} looked round, and said it quite softly into one ear.',
        '“Oh, yes,” said {A}. “You can see that straight away.” “You’re the first,” said {S}, and was pleased for the rest of the evening.'
      ]
    },
    {
      id: 'child-sits-in',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '{S} did not guess at all. {S} went up to it, sat down close to the front and held on. “What do you think it is?” asked {A}. “It’s mine,” said {S}.',
        '“That’s not an answer,” said {A}. {S} held on a bit tighter, and made a noise. It was so nearly the right noise that {A} let {S} stay.'
      ]
    },
    {
      id: 'from-the-door',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the arm of the sofa. “How do you see it yourself?” asked {A}. “From down here,” said {H}, “with my head against it. And I know what’s inside.” “That’s it,” said {A}. “You’ve been next to it all afternoon. I’ve only ever stood in the door, with the big lamp on. In that light you see every single {made.bare}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lamp-off',
      A: 'partner',
      paragraphs: [
        '{H} said nothing more about it. {H} laid the cushion on the rug, and they sat down on it, close beside {made}. Then {H} put out the big lamp.',
        'At first it was only dark. Then there was something darker in it, with a top and a front. {A} leaned a head against it, and looked along it, from quite near. “Oh,” said {A}, very quietly. “It’s {made.a}.” “Yes,” said {H}.'
      ]
    },
    {
      id: 'go-with-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They stayed as they were, since it was all there now. “Is it allowed to talk?” whispered {A}. “It is,” whispered {H}, “but not about {made.of}.” So they talked of where you might go with {made.a}, or where you had better not.',
        '“Left at the end of the road,” said {A}. “And then?” “Then I’d ask {made},” said {A}. It was a sensible plan.'
      ]
    },
    {
      id: 'true-of-it',
      A: 'same',
      spare: 1.4,
      paragraphs: [
        '“{made.fact},” said {A} into the dark. “This one as well?” asked {H}. They both listened to it for a while. “This one most of all,” said {A}.'
      ]
    },
    {
      id: 'it-wants',
      A: 'same',
      spare: 1.6,
      paragraphs: [
        '“Does it want anything?” asked {A}. {H} put an ear to it. “{made.wants},” said {H}. “We’ll see to that tomorrow,” said {A}. “Good,” said {H}. “I’ve told it.”'
      ]
    },
    {
      id: 'torch',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {A} lit it from behind with the torch. Now it was on the wall as well, and very big. “There are two!” said {H}. The big one bowed, because {A}’s hand was tired.',
        '“Which is the real one?” asked {A}. “The small one,” said {H}. “The big one’s got no inside.”'
      ]
    },
    {
      id: 'stays-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It can’t be cleared away now,” said {A}. “Not now that it’s {made.a}.” {H} had thought of that long ago. So they laid a chair across that corner of the rug. Everybody would have to walk round it.',
        '“And if somebody needs {made.one}?” asked {A}. “They’ll have to do without,” said {H}. People manage with less than they think.'
      ]
    },
    {
      id: 'no-more-to-be-seen',
      A: 'partner',
      paragraphs: [
        '{H} put the big lamp on again. It stood there just as before, and not one piece of it had moved. “And where did all our {made.of} go?” asked {H}. {A} looked at it from the front, and from the side.',
        '“I can’t find a single bit,” said {A}. “There’s only {made.a}.” And {A} could not see a heap any more, however hard the lamp shone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round it, and kept a respectful distance.',
      '{names} sniffed at the bottom, and sneezed.',
      { text: '{names} looked through a rolled-up hand, first with the left eye, then with the right.', needs: ['hands'] },
      { text: '{names} guessed a bus stop, and a wedding.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down flat to look at it from below.',
      '{names} bumped against it, and jumped back.',
      { text: '{names} pushed one wobbly corner back into place.', needs: ['hands'] },
      { text: '{names} drew it on an envelope, upside down, and turned the envelope.', needs: ['hands'] }
    ],
    turn: [
      '{names} came and sat on the other side, in the dark.',
      '{names} breathed out, and leaned against the back of it.',
      { text: '{names} held the curtain shut, so that it stayed dark enough.', needs: ['hands'] },
      { text: '{names} patted the front of it, once, as people do.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left it standing where it was, and they all walked round it on the way to wash.',
    'Then {H} lay down, and the door stayed open by a hand’s breadth. From the bed {H} could see the front of it.'
  ],
  last: [
    'In the dark it was quite clearly what it was, and {H} was asleep.',
    'Nobody had to be told any more, and {H} slept.'
  ]
})
