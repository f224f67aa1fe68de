import { wishPlot } from '../wish-plot.ts'

export const carJourney = wishPlot({
  id: 'wish-car-journey',
  beginsElsewhere: true,
  wishes: ['nearly there yet', 'are we nearly there yet', 'are we there yet', 'there yet', 'are we nearly there', 'car journey', 'car journeys', 'long drive', 'car trip', 'road trip', 'long journey', 'long car', 'car ride', 'motorway', 'hours in the car', 'driving all day', 'car hours', 'driving hours', 'drive hours', 'hours drive', 'stuck in car', 'driving grandma', 'driving holiday', 'car sick', 'travel sick', 'travel sickness'],
  answers: ['car', 'hours', 'far', 'holiday', 'holidays', 'grandma', 'grandparents', 'nana', 'granny', 'cousins', 'seaside', 'traffic', 'jam', 'stuck', 'seat', 'bored', 'boring', 'sick', 'back', 'whole', 'way', 'all', 'yet', 'asking', 'tomorrow', 'drive', 'six', 'five', 'four', 'eight', 'ten', 'north', 'south', 'france', 'scotland', 'wales', 'cornwall', 'keeps', 'we', 'there'],
  moods: ['waiting', 'first', 'change', 'quarrel', 'question'],
  asked: true,
  about: 'Before a long car journey the hero gets five beans, one for each time of asking if they are nearly there.',
  titles: ['Five Beans to Get There', 'That’s a Bean', '{H} and the Last Bean', 'Are We Nearly', 'Not Out of This Street Yet'],
  want: [
    {
      id: 'five-beans',
      A: 'partner',
      paragraphs: [
        'It was going to be a long car journey, five hours of it. {H} knew what you do in a car. “Are we nearly there?” said {H}, to warm up.',
        '“You asked that forty times last time,” said {A}, and counted five beans into {H}’s hand. “Each one costs you a bean. They’ve got to last the whole way.” {H} put them in a pocket. Five was plenty.'
      ]
    }
  ],
  way: [
    {
      id: 'three-gone',
      A: 'partner',
      paragraphs: [
        'First they tried the journey in a car of chairs. {A} sat in front with a plate for a wheel. “Off we go,” said {A}. “Are we nearly there?” asked {H}. It had slipped out. “We’re still in our street,” said {A}, and held a hand back for the bean.',
        'At the first red light it slipped out again, and the second bean was gone. “I only want to know,” said {H}, “if I’m allowed to ask if we’re nearly there.” “That’s a bean,” said {A}.'
      ]
    },
    {
      id: 'car-noises',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A car has to make a noise, or you do not get anywhere. {A} did the engine, and {H} did the things that rattle. There was a bottle that rolled about, and a seat belt that knocked in the door.',
        '“What’s that tapping?” called {A}. “That’s me,” said {H}. “I’m the thing nobody can ever find.” They stopped at the side of the road and looked for it under all the chairs. It went on tapping, and then it laughed.'
      ]
    },
    {
      id: 'packing-food',
      A: 'other',
      spare: 2,
      paragraphs: [
        'There were sandwiches for the journey. They were meant for half-way. “Where’s half-way?” asked {H}. “Where the sandwiches are eaten,” said {A}.',
        '{H} thought about that. If they ate them now, they would be half-way already. They tried it with a small piece of bread and some cheese. It was good, but it did not move the car. “You’ve got to bring half-way to the food,” said {A}, chewing, “and not the other way round.”'
      ]
    },
    {
      id: 'filling-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We’ve got to fill up,” said {A}, and stopped beside the shelf. {H} held the end of a scarf to the car, and said glug. “How do I know when it’s full?” asked {H}. “It clicks,” said {A}. {H} said glug, and waited, and said glug again, until there was no breath left.',
        '“With that we could get to the moon,” said {A}. “You never clicked,” said {H}. “I’m only the driver,” said {A}. “The pump does the clicking.” So {H} clicked, and hung up the scarf, and {A} paid with a spoon.'
      ]
    },
    {
      id: 'hold-it-in',
      A: 'partner',
      paragraphs: [
        '“Traffic jam,” said {A}, and stopped behind the sofa. Nothing moved. {H} sat on both hands and held it in. “Is it far from being far?” asked {H}. “Bean,” said {A}. That was the fourth. The last one went into a shoe, to be harder to get at.',
        '“You always ask about the one thing that you can’t see,” said {A} over the plate. “Ask me about what you can see. That’s free.” And then the traffic jam moved on.'
      ]
    },
    {
      id: 'stretch',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Legs need to get out, even on chairs. They stopped in a lay-by beside the cupboard. {A} got out and stretched, and {H} got out and ran twice round the car.',
        '“Has anybody got to go?” asked {A}. Nobody had got to. They both sat down and put the belts on again. “Now I’ve got to,” said {H}. It was exactly like a real journey.'
      ]
    },
    {
      id: 'pet-passenger',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'In the back sat {A}, on a folded blanket. {A} had not been asked, but had taken the seat by the window.',
        '“You never ask if we’re nearly there,” said {H}. “How do you do it?” {A} looked out at the wall going by. The wall had not moved since they set off. {A} seemed to find it very good.'
      ]
    },
    {
      id: 'elder-hill',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Our car couldn’t do hills,” said {S}. “At the bottom we all got out and walked up beside it, to make it lighter. I carried the cake.” “Was it far?” asked {A}.',
        '“It was, with a cake. But we could look in through the window of our own car, and wave at the driver.” {S} waved. “We were there before he was,” said {S}, “and the cake was first of all.”'
      ]
    },
    {
      id: 'colours',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} knew a thing for when there is nothing to see. One of you counts red cars and the other counts white ones. Whoever has ten is the winner. On the rug there were no cars, so they counted whatever was red or white.',
        'Red was a book, a sock and the handle of a pan. White was nearly everything, because of the wall. “I’m winning,” said {A}. “You’ve got a wall,” said {H}. “A wall doesn’t count. It isn’t going anywhere.”'
      ]
    }
  ],
  turn: [
    {
      id: 'window',
      A: 'partner',
      paragraphs: [
        'So {H} looked out of the window, and a lot went past. “Why’s that man carrying a ladder?” {A} thought it was for a cat. Then came a roof with nine pigeons.',
        '“And here’s a bridge,” said {H}, “and a boat with washing on.” “Are we nearly there?” asked {A}.'
      ]
    },
    {
      id: 'that-is-a-bean',
      A: 'partner',
      paragraphs: [
        'It was quiet in the car. “That’s a bean,” said {H}. This time the driver had asked. “But I’ve got to look at the road,” said {A}, “and you’ve got a boat!” And {A} had not one bean to pay with.',
        'So {H} told {A} all of it for nothing. They got there before either of them thought of asking.'
      ]
    },
    {
      id: 'map',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the way they gave names to the corners, so that they would know them tomorrow. There was Ladder Corner. There was Nine Pigeons. A long dull bit was called Bread.',
        '“Where are we now?” {A} could ask then, “this side of Bread, or the other?” That did not cost a bean, because nobody had said “nearly”.'
      ]
    },
    {
      id: 'asleep-noise',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You could also shut your eyes for a bit,” said {A}. “Then you open them, and you’re further on.” {H} tried it. It was dark red, and it hummed.',
        '“Where are we?” asked {H}. “Two chairs further,” said {A}, who had moved them. It was true. The table was on the other side now. “That’s the quickest car I’ve ever been in,” said {H}.'
      ]
    },
    {
      id: 'way-home',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And on the way home?” asked {A}. “Then it’s all there again, only the other way round,” said {H}. “The pigeons come before the ladder.” They drove a bit of it to see, with the chairs turned about.',
        'The way home felt shorter. It always does. “That’s because you know what’s behind the corners,” said {A}. “Then they come quicker.”'
      ]
    },
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        '{H} took off the shoe, and the last bean fell out. “I’ve got one over,” said {H}. “What for?” asked {A}. {H} rolled it to and fro. “For tonight,” said {H}. “It’s a long way till morning, too.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bagged a place for the journey, by sitting down on it.',
      '{names} grumbled like an engine, to warm up as well.',
      { text: '{names} put one more bean back in the jar, and screwed the lid on.', needs: ['hands'] },
      { text: '{names} packed five apples, which is one an hour.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to the left at the corner, and then upright again.',
      '{names} got comfortable in the back, and took up most of it.',
      { text: '{names} held up a red oven glove, for the lights.', needs: ['hands'] },
      { text: '{names} opened a window that was not there.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out on the other side, where there were mostly curtains.',
      '{names} sat up straight, to see out better.',
      { text: '{names} waved to everybody who was going the other way.', needs: ['hands'] },
      { text: '{names} handed round an apple, cut in pieces, to the driver first.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} pushed the chairs back to the table, and the plate was a plate. Four beans went into the jar.',
    'Still a bit damp, {H} lay down, with the fifth one under the pillow. Nobody had to ask. By the feel of the blanket {H} was nearly there.'
  ],
  last: [
    'Nobody asked any more, for {H} was asleep, and well on the way to morning.',
    'The last bean was all that was left awake. {H} slept, and was nearly there.'
  ]
})
