import { wishPlot } from '../wish-plot.ts'

export const talkingCar = wishPlot({
  id: 'wish-talking-car',
  wishes: ['talking car', 'talking cars', 'car talks', 'car that talks', 'car that can talk', 'car that could talk', 'magic car', 'our car talks', 'speaking car'],
  except: ['race', 'races', 'racing', 'police', 'monster', 'flying', 'fly', 'flies', 'wash', 'toy', 'sick', 'seat', 'journey', 'dinosaur', 'lightning', 'who'],
  answers: ['old', 'little', 'blue', 'friendly', 'talk', 'talks', 'talking', 'speaking', 'magic', 'our'],
  company: ['car', 'window', 'headlights', 'ceiling'],
  about: 'A car that can talk wants to know where they all go when they have slammed the doors, and cannot come in.',
  titles: ['Where They All Go', 'What the Car Wanted to Know', '{H} Shows the Car Round', 'The Car in Front of the Door', 'A Garage with Pillows'],
  want: [
    {
      id: 'slammed-doors',
      A: 'partner',
      paragraphs: [
        'The old blue car in front of the door could talk. It talked low, through the gap at the top of the window. {H} wanted to hear of all its roads. “But first tell me something,” said the car. “Where do you all go?”',
        '“When?” asked {A}. “When you’ve slammed the doors,” said the car. “My light goes off, and you’re gone until the morning. Does somebody put you away?”'
      ]
    }
  ],
  way: [
    {
      id: 'just-in',
      A: 'partner',
      paragraphs: [
        '“We go in,” said {H}. “Into the kitchen, and then to bed.” The car only knew seats. “And what do you do there, without an engine?” it asked. {H} held up a cushion to its lamps. “A seat,” said the car, “that’s lost its car.” {H} showed it a slipper. “A tyre for indoors,” said the car. It did not understand any of it.'
      ]
    },
    {
      id: 'under-the-seat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You always leave so much behind,” said the car. “I thought you’d come back for it.” It knew all that lay under its seats. There was one glove, a raisin from the holidays, and the end of a song.',
        '“Which song?” asked {H}. The car hummed it. They had stopped in the middle that time, because they had got there. So they stood beside it and sang the rest. “Ah,” said the car. “So that’s how it goes on.”'
      ]
    },
    {
      id: 'spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} came out with a spoon. “You put this in your mouth,” said {A}, “with soup on it.” “Like petrol,” said the car. “And how often?” “Three times a day,” said {H}. “And a bit in between.”',
        'The car whistled through its window. “I go to the sea and back on one,” it said. “You can’t be very well built.”'
      ]
    },
    {
      id: 'are-we-there',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“May I ask you something else?” said the car to {A}. “When you say, are we nearly there, what is there?” {A} thought. “It’s where you get out,” said {A}. “But that’s where it stops!” said the car.',
        '“For us that’s where it begins,” said {H}. The car ticked for a while, as it did when it was cooling. “All these years,” it said, “I thought that you’d be sorry.”'
      ]
    },
    {
      id: 'blinker',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The car’s left lamp blinked, tick, tock. “What do you want to say?” asked {H}. “That’s left,” said the car. “I always say it before I do it. You never do. You just come round corners.”',
        'So {H} tried it. {H} walked round the lamp post and opened and shut one hand on that side. {A} came from the other direction with both hands going. “Now I’m really worried,” said the car.'
      ]
    },
    {
      id: 'wipers',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} put both arms through the window and hugged the wheel. The car was so surprised that its wipers started. They went left, right, left, across the dry glass, and squeaked.',
        '“Are you crying?” asked {A}. “I’ve got something in my windscreen,” said the car. It was a leaf. {A} took it off, but it wiped twice more.'
      ]
    },
    {
      id: 'number-plate',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} read aloud what stood on its number plate, three letters and a seven. “Is that your name?” asked {A}. “It’s so that nobody takes the wrong one home,” said the car. “Have you got one?” {H} turned round and bent down in front of the lamps. At the back of the collar a label stuck out.',
        '“Wash warm,” read the car. “Do not iron.” It blinked politely with both sides. “Good evening, Wash Warm,” it said. {A} quickly felt behind {A}’s own neck.'
      ]
    },
    {
      id: 'too-narrow',
      A: 'partner',
      paragraphs: [
        '“I’d like to come in and see,” said the car. {A} measured the door with both arms. The car folded in its mirrors and breathed in. It was still three arms too wide. It was so sad that it put out its lamps.',
        'Now it was dark out there. “Put them on again,” said {A}. “I can’t see {H}.” They came on, and a long light lay across the road. {A} looked at it. “You’re too wide for the door,” said {A} to the car. “Your light isn’t.”'
      ]
    },
    {
      id: 'first-car',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My first car didn’t talk,” said {S}. “It coughed. But I always knew what it meant.” “What did it mean?” asked {A}. “Mostly no,” said {S}.',
        '“What became of it?” asked the blue car, very low. {S} laid a hand on its roof. “It lives by the sea,” said {S}. “Hens sleep in it, six of them, and one always sits at the wheel.” The blue car liked that.'
      ]
    },
    {
      id: 'on-the-bonnet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '“That one I know,” said the car, when {A} was carried past. “Does that one go in as well?” “{A} lives with us,” said {H}. The car and {A} looked at each other, with big round eyes.',
        '“And does it understand all that?” asked the car. “The cushion, and the slipper?” “{A} understands the cushion best of anybody,” said {H}.'
      ]
    },
    {
      id: 'small-cousin',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} brought out a toy car and set it down in front of the big one. “That’s your cousin,” said {S}. They stood bumper to bumper. “It’s got very small lamps,” whispered the blue car. “Does it go in with you?”',
        '“It sleeps in a slipper,” said {S}. “Sometimes it’s in the bath.” “In the bath,” said the blue car. You could hear that it would think about that for a long time. “Does it ever tell?” it asked. “It can’t talk,” said {A}. “What a pity,” said the car.'
      ]
    }
  ],
  turn: [
    {
      id: 'through-the-window',
      A: 'partner',
      paragraphs: [
        '“Turn a little to the left,” said {H}, and ran in, and pulled the curtains wide open. “And up a bit!” Two long patches of light came in at the window. They slid across the ceiling, and stopped.',
        '“This is the table,” called {H}, and stood beside it in the light. “And here’s the bed.” {H} lay down on it, and got up again. “That’s all?” asked the car outside. “You drive in, and then you keep still?” “All night,” said {A}. “So you’ve got a garage too,” said the car, “with a pillow.”'
      ]
    },
    {
      id: 'ceiling-hand',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} held up one hand, and it was as big as a tree on the ceiling. It waved, and outside the car blinked, left and right. {A}’s hand came as well. The two hands walked along the lamp, and then one of them grew ears.',
        '“What’s that?” asked the car. “A rabbit,” said {H}. “I’ve met one,” said the car. “I stopped.”'
      ]
    },
    {
      id: 'once-more-left',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And what’s behind that?” asked the car. They opened the cupboard for it, and it looked in with both lamps. It saw the coats. “I know all of those!” it said. “So that’s where they hang.”',
        'They held up whatever it knew, the bag, the boots, the blanket from the back seat. It greeted them all. It was like a party, only with coats.'
      ]
    },
    {
      id: 'three-roads',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Have you seen the sea?” asked {A}. “I stood there one whole afternoon,” said the car, “with my nose to the wall. It comes up, and goes back, and comes up again. It never gets out.” “That’s the tide,” said {H}.',
        '“I thought perhaps it had forgotten something at home,” said the car. “You always do that, when we’re already at the corner.”'
      ]
    },
    {
      id: 'others-look-in',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Another car came along the street just then. Its light slid in at the window, once across the ceiling, and out at the side. “Did you see that?” said {H}. “It looked in!”',
        '“They all do that,” said the blue car, “when the curtain isn’t quite shut. But at that speed you only ever see a bit of lamp.”'
      ]
    },
    {
      id: 'the-road-home',
      A: 'partner',
      paragraphs: [
        '“Now you,” said {H} at the window. “I know some fine roads,” said the car. “One goes round a mountain. One comes out at the sea. But I like the road home best.” “Why?” asked {H}.',
        '“I always thought that it ended at the kerb,” said the car. “And it goes on, up to the pillow.” It let its lamps grow small. “I’ll tell the others,” it said. “They all wonder.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got in at the back, out of habit.',
      '{names} sniffed at the voice, where it came out at the top of the window.',
      { text: '{names} polished one lamp, and the car thanked the sleeve.', needs: ['hands'] },
      { text: '{names} kicked a tyre, but in a friendly way.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on the cushion, to explain it better.',
      '{names} rolled over on the doorstep, to show what indoors is like.',
      { text: '{names} showed the car a teapot, which it took for a cousin.', needs: ['hands'] },
      { text: '{names} wrote kitchen on a card, and the car took it for a number plate.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked through the beam, as big as a hill.',
      '{names} lay down beside the bed, and kept still as well.',
      { text: '{names} waved in the light, and a hand like a tree waved on the ceiling.', needs: ['hands'] },
      { text: '{names} drew the curtain further, as far as the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion went back to the sofa, and the slipper to the other slipper. They left the curtains open, just a little.',
    '{H} turned off the tap, and lay down. A light came in and slid over the ceiling, slowly, and was gone. It was a car, looking in.'
  ],
  last: [
    '{H} had driven in and kept still, and was asleep.',
    'Outside something ticked as it cooled down, and {H} was asleep at the end of the road.'
  ]
})
