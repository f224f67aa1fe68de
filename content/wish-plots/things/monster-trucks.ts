import { wishPlot } from '../wish-plot.ts'

export const monsterTrucks = wishPlot({
  id: 'wish-monster-trucks',
  wishes: ['monster truck', 'monster trucks', 'big foot truck'],
  answers: ['car', 'cars', 'show', 'racing', 'wheels', 'crushing', 'crush', 'big', 'jumping', 'stadium', 'rally'],
  except: ['scared', 'afraid', 'crashed', 'broke', 'rubbish', 'fire', 'talking', 'dinosaur', 'dinosaurs'],
  company: ['truck', 'dog'],
  partnerPlays: true,
  about: 'A monster truck is to crush four cars, and everything in them has to be got out first.',
  titles: ['Ladies and Gentlemen, a Short Delay', 'Is Anybody in the Cars', '{H} Drives the Crusher', 'Nobody in the Bag', 'The Biggest Wheels in the World'],
  want: [
    {
      id: 'the-show',
      A: 'partner',
      paragraphs: [
        '“Ladies and gentlemen!” said {A} into a spoon. “Tonight, with the biggest wheels in the world, the Kettle Crusher!” In rolled the monster truck. It was the washing basket, with four pan lids for wheels. {H} pushed, and made the engine. You could feel it in the floor.',
        'In the middle of the rug stood four cars in a row, and these were egg boxes. The Kettle Crusher wanted to drive over them, all four, and leave them flat.'
      ]
    }
  ],
  way: [
    {
      id: 'start-run',
      A: 'partner',
      paragraphs: [
        'The engine roared. The truck went back, right to the wall. “Five!” cried {A}. “Four! Three!” Then the spoon stopped. “One moment,” it said. “Is there anybody in those cars?” The truck stood there and shook. {A} opened the first one. In it sat a family of pegs, with a dog.',
        '“Out you get,” said {H}. In the blue one sat a cork with a plant. “You too.”'
      ]
    },
    {
      id: 'piano-teacher',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The cork from the blue car was a piano teacher, and had been asleep in there. “We’re about to crush your car,” {A} told it. “Oh, is it six already?” asked the cork.',
        'It had its music with it, besides the plant. They had to carry out all of that in the proper order. “It doesn’t like draughts,” said the cork about the plant. The truck turned off its engine in the meantime.'
      ]
    },
    {
      id: 'parking',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It turned out that the green one was allowed to stand there. It had a ticket in the window, and that said until seven. “So we can’t crush it before,” said the spoon. “It’s been paid for.”',
        '{H} looked at the clock. It was ten to. The Kettle Crusher stood in front of the green car, and waited its turn like anybody else. It did not even hoot, though it would have liked to.'
      ]
    },
    {
      id: 'biggest-wheels',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Each wheel’s as high as a door,” {A} told the people, to keep them happy. “A man could stand up in one, and wave.” They got a peg to stand up in one, and wave. It was given a small clap.',
        '“And what’s it got inside?” “Air,” said {H}, “mostly.” That was good. The people in front turned round, and told the people at the back.'
      ]
    },
    {
      id: 'engine-noises',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had four sorts of engine. There was the one for standing, low down. There was one for showing off, and one for reverse, that had a beep in it. And there was one for when you were thirsty.',
        'That one was heard now. {A} held a glass up to the front of the truck. It drank with the engine running, which is not easy. Then it had a hiccup, and all four lids jumped.'
      ]
    },
    {
      id: 'other-truck',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And here,” cried {A}, “its great rival, the Teaspoon Terror!” It was a shoe. It rolled up beside the Kettle Crusher, and growled through the laces.',
        '“What have you come for?” asked {H}. “To crush something,” said the shoe. “Get in the queue,” said the truck. “There’s a lady still looking for her gloves.”'
      ]
    },
    {
      id: 'mud',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There ought to have been mud. A show is nothing without mud. They had the brown blanket, and the truck drove into that and spun its wheels. The blanket went in at the front, and it came out behind.',
        '“It’s in up to the axle!” cried {A}. “It’s in up to the doors!” The family of pegs had to pull it out, since they had nothing else to do.'
      ]
    },
    {
      id: 'safety-first',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Everybody had to be behind the line. The line was a belt, and there were a lot of them by now, with hats and bags. “Are you all behind it?” asked {A}. “The plant can’t see,” called the cork.',
        'They let the plant come to the front. After that the smallest peg could not see. By the time all of them could see, there was nobody left behind the line.'
      ]
    },
    {
      id: 'old-driver',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had a car like that green one,” said {S}. “You had to get in over the back, and it would only start downhill.” “Did it get crushed?” asked {A}.',
        '“It was in a field when I last saw it,” said {S}, “with a hen in it. The hen was driving.” They opened the green one and looked, quite carefully. There was a bit of fluff in it, so it might well be true.'
      ]
    },
    {
      id: 'small-car',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a fifth car, and drove up, and parked behind the fourth. “You can’t park there,” said {A}. “I’m only popping in,” said {S}. {S} put up the hood, which was {S}’s own.',
        '“We’re going to crush these,” said {A}. “Not me,” said {S}. “I’ve got a baby on board.” It was a carrot, and it was strapped in.'
      ]
    },
    {
      id: 'pet-in-car',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'When they looked round, {A} was on one of the cars. “Oh,” said {H}. The spoon did not know what to say, either. There had been no countdown.',
        '“Ladies and gentlemen,” it said at last, “a short delay.” {A} was lifted off, with care, and carried once round the stadium, like a winner.'
      ]
    },
    {
      id: 'always-someone',
      A: 'partner',
      paragraphs: [
        'Then the truck went back to the wall. “Five!” cried {A}. “Four! Whose is the red one?” It belonged to a lady in the shop, and they had to wait for her. {H} lay down behind the truck. “I’ll never get to crush anything,” said {H}. “It isn’t that,” said {A}. “It’s just that you’ve got cars. There’s always somebody in a car, or coming back to it. That’s what they’re for.” {H} looked out between the wheels. There stood all those people with their bags. “Then it mustn’t be cars,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'something-empty',
      A: 'partner',
      paragraphs: [
        '{H} went and put the four cars in a car park, beside the wall. The people got in again, with the plant. Then {H} laid something else across the rug. It was the big paper from the bread, and the bag from the shoes, blown up. “What’s in there?” asked the spoon. “Air,” said {H}. “I made it myself.” The monster truck went back to the wall, as far as it went.'
      ]
    },
    {
      id: 'check-bags',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s the rule,” said {A}, and knocked on the bag. Nobody answered. {A} put an ear to it. It was quiet in there, and smelled of shoes.',
        '“Last call for anybody in the bag,” said the spoon. A hush fell over the car park. Every window had a face in it.'
      ]
    },
    {
      id: 'plant-view',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the cars they had the best view of all. The family had its windows down. The dog had its head out. On the roof of the blue one stood the plant, with one leaf over the edge.',
        '“It’s like a drive-in,” said {A}. Somebody hooted. It was the lady with the red car, who was back from the shop.'
      ]
    },
    {
      id: 'long-run-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The wall was not far enough. {H} took the truck out into the hall, and past the coats, right up to the front door. You could hear it turn round. It took nine turns, and beeped.',
        '“Where’s it gone?” whispered the car park. “It’s coming,” said {A}. “It needs that. Anything so heavy has to start a long way off.”'
      ]
    },
    {
      id: 'drum-roll',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} beat on a box with two fingers, quicker and quicker. It went on for so long that a peg fell over. They stood it up again. “Is it hurt?” asked {H}.',
        '“It’s only excited,” said {A}. It had never been to a show. It had come by chance, to buy some string.'
      ]
    },
    {
      id: 'flat',
      A: 'partner',
      paragraphs: [
        '“Three! Two! One!” cried {A}. The truck came, with all four lids. It went up on the paper. It went up on the bag. There was a bang as far as the street, and everything was flat. Nobody was in it.',
        'The whole car park hooted. “Ladies and gentlemen,” said {A}, “please drive home carefully.” And they did, one behind the other. The Kettle Crusher went last, with its engine low, and lit the way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shook a bit, because the engine went right through the floor.',
      '{names} got behind the sofa, out of the way of the wheels.',
      { text: '{names} handed out wool for the ears.', needs: ['hands'] },
      { text: '{names} waved a tea towel for the start, a bit too early.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the blue car, for more passengers.',
      '{names} lay down beside the last car for a bit, to keep it company.',
      { text: '{names} carried the peg dog round the block.', needs: ['hands'] },
      { text: '{names} wrote out a ticket for the blue car, and said sorry to the plant.', needs: ['hands'] }
    ],
    turn: [
      '{names} backed up to the wall too, next to the truck.',
      '{names} lined up in the car park, among the pegs.',
      { text: '{names} blew up another bag, as far as the cheeks went.', needs: ['hands'] },
      { text: '{names} straightened the plant, which had travelled on the back seat.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} gave the lids back to the pans, and the boxes to the eggs. The paper was smoothed out flat, though it was that already.',
    'The truck drove its driver to the bathroom, and then, in the lowest gear, up to the bed. There {H} parked. It was allowed there until the morning.'
  ],
  last: [
    'The engine went down, and down, and stopped, and {H} was asleep.',
    'Everybody was home, and the biggest wheels in the world stood still, and {H} slept.'
  ]
})
