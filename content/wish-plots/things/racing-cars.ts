import { wishPlot } from '../wish-plot.ts'

export const racingCars = wishPlot({
  themes: ['racing-cars'],
  wishes: ['hot wheels', 'toy cars', 'toy car', 'matchbox cars', 'cars stairs', 'cars ramp', 'cars track', 'racing cars', 'racing car', 'race cars', 'race car', 'car race'],
  except: ['wash'],
  answers: ['race', 'races', 'racing', 'formula', 'wheels', 'lightning', 'fast', 'stairs', 'down', 'ramp', 'track', 'toy', 'play', 'playing', 'sofa', 'collection'],
  moods: ['losing'],
  about: 'The hero’s racing car goes in a curve and always loses to a monster truck, until the finish goes where the car goes.',
  titles: ['It Wins Somewhere Else', 'The Finish Moved', '{H} and the Crooked Racing Car', 'A Monster Truck Goes Straight', 'Butter on the Wheels'],
  want: [
    {
      id: 'never-won',
      A: 'partner',
      paragraphs: [
        '{H} had a red racing car that had never won a race. It was fast, with flames on both sides. But it had been stepped on once, and since then it drove in a curve. {A} had a monster truck with wheels like doughnuts, and it always went straight.',
        'They let both of them go at the top of a tray that leaned on the sofa. “Three, two, one!” The monster truck rumbled over the finish, which was a ruler. The racing car curved away under the cupboard. “Just once,” said {H}. “I want to win just once.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-pits',
      A: 'partner',
      paragraphs: [
        '{H} blew the fluff off the car’s wheels, and {A} rubbed them with butter. “Three, two, one!” The car shot down the tray, and round in a curve, and under the cupboard. Then they stuck a coin on the car, first on the left, and then on the right. But whatever they did, the truck came to the ruler, and the car came to the cupboard.'
      ]
    },
    {
      id: 'commentator',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And they’re off!” called {A} into a carrot. “The red car’s in front. What a start! It’s going left. It’s still going left. Ladies and gentlemen, it’s leaving us.” There was a clonk. “And that was the cupboard,” said {A}, more softly.',
        '“You needn’t say all of it,” said {H}, from the floor. “I have to,” said {A}. “There are people listening at home.”'
      ]
    },
    {
      id: 'down-the-stairs',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '{A} built some stairs out of three cushions, for nobody races on the real ones. The higher a car starts, the faster it is at the bottom. Bump, bump, bump went the monster truck, down all the stairs and over the ruler.',
        'The red car went bump only once. Then it flew over the other two stairs, and came down on its roof. “It’s still going!” said {H}. “But only the wheels are,” said {A}.'
      ]
    },
    {
      id: 'drivers',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A racing car has a driver, so {H} drew one, with a helmet and goggles. It was no bigger than a pea. “What does the driver say?” asked {H}, and held an ear to the roof. “It’s saying left,” said {A}. “It’s saying it quite calmly.”',
        'The driver of the truck was a raisin. It sat high up, and looked straight ahead, and said nothing at all. “Mine gets there,” said {A}. “I like mine better,” said {H}. “Mine’s seen more. Mine’s been under the cupboard.”'
      ]
    },
    {
      id: 'a-tyre',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“In a real race four people change the wheels in two seconds,” said {A}. They tried it. {H} had a spoon for a spanner, and {A} had a fork. “Go!” said {A}. They both grabbed the same wheel.',
        'It came off. That took a second. Then they looked for it, and that took until after the news. “A good stop,” said {A}, and blew the dust off it. “Only rather long in the middle.”'
      ]
    },
    {
      id: 'test-drive',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Let’s see what it does without a race,” said {A}. There was no three, two, one. {H} just let the red car go at the top, as if by chance. It rolled down with its nose in the air and looked about. Then it went in a curve and under the cupboard.',
        '“It isn’t nerves, then,” said {A}. The monster truck rolled down too, without anyone having asked it. It went straight to the ruler, as always. “It can’t help it either,” said {H}.'
      ]
    },
    {
      id: 'push-start',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I’ll drive it with my mouth,” said {H}. {H} lay down beside the track, and blew at the car from the left. It worked for one arm’s length. Then there was no more breath.',
        '{A} lay down further along and blew as well. The car stopped between them, with both its flames blown flat. The monster truck rolled past, and was in no hurry.'
      ]
    },
    {
      id: 'crowd-stands',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At a race there are people who have come a long way to see it. {H} put up the clothes pegs in two rows, on both sides of the tray. They stood there with wide legs and did not take their eyes off the start. Then the red car came, and went off through the left row. Six people fell over.',
        '“Sorry,” said {H}, and stood them up. {A} put them all on the right now. “They can’t see much from there,” said {A}. “But nobody gets knocked over.” The next car was the truck, and it went straight through the middle.'
      ]
    },
    {
      id: 'obstacle',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The next race was stopped because of {A}, who had come to rest on the finish. “Please clear the track,” called {H}. {A} stretched, and then there was even less track.',
        'The monster truck came down the tray, slowed down, and leaned against {A}. That was a draw. It was the best result so far.'
      ]
    },
    {
      id: 'an-old-driver',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I used to have a shopping trolley like that,” said {S}. “It always wanted to go to the left.” “What did you do?” asked {A}.',
        '“I bought what was on the left,” said {S}. “We ate a lot of pickles that year.” {A} rolled the car to and fro in one hand, and thought about the pickles.'
      ]
    },
    {
      id: 'the-flag',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had the flag, a tea towel with squares on. {S} waved it at the start, and in the middle, and whenever it seemed a good idea. “You wave it when the first one’s there,” said {A}.',
        '“They’re all first,” said {S}, and waved. Then {S} put it over {S}’s head. The whole race had to wait until {S} had found the way out.'
      ]
    },
    {
      id: 'much-further',
      A: 'partner',
      paragraphs: [
        '{A} lay down on the floor and looked under the cupboard with the torch. “Your car’s come a long way,” said {A}. They measured with a spoon. The monster truck had gone four spoons. The racing car had gone nine.',
        '“It’s much faster than mine,” said {A}. “It wins every time. It just does it somewhere else.” {H} sat up and looked at the ruler. “Who says that the finish is there?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bend',
      A: 'partner',
      paragraphs: [
        '{H} picked up the finish and carried it round to the cupboard. “Now the track’s got a bend in it,” said {H}. “Real tracks have bends.” They laid books along both sides, just where the car liked to go.',
        '“Three, two, one!” The monster truck went straight. It climbed up one book and down the next, and drove into the clean washing. The red car leaned into the bend. It went round as if on rails, and over the ruler.'
      ]
    },
    {
      id: 'once-more-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Nobody had seen it properly, for they had both been watching the truck. “Did it win?” asked {H}. “It must have,” said {A}. “It’s behind the finish, and it’s warm.”',
        'So it had to win again, and this time they lay with their chins on the floor. It came round the bend towards them, and got bigger and bigger, and its flames went by. “Yes,” said {A}. “That’s winning.”'
      ]
    },
    {
      id: 'lap-of-honour',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The winner drove a lap of honour, and it had to be carried for that. {H} stood on the mat and held it up high. {A} hung a curtain ring on it, like a medal, and shook its wheel like a hand.',
        '“Is there anything you’d like to say?” asked {A}, and held out a carrot to speak into. {H} thought for the car. “To the left,” said {H}.'
      ]
    },
    {
      id: 'both-of-them',
      A: 'partner',
      paragraphs: [
        'They dug the truck out of the washing. “It drove right over a dictionary,” said {H}. “But it lost,” said {A}. “Then we’ll have another race,” said {H}. “Whoever gets over the most books wins.”',
        'They ran that race too, and the truck won with six books. The red car stood at the side, a little crooked, and watched. It had won once, and once was what {H} had wanted.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down beside the track, and watched both of them go by.',
      '{names} ran along beside the truck, and came second.',
      { text: '{names} waved a chequered tea towel.', needs: ['hands'] },
      { text: '{names} changed a tyre in four seconds, though it was not flat.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled under the cupboard after the red car, and sneezed at the fluff.',
      '{names} licked a little butter off a wheel.',
      { text: '{names} pulled the red car out with the ruler.', needs: ['hands'] },
      { text: '{names} stuck a number on each car, and both had the number one.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned into the bend too, and fell over.',
      '{names} cheered for the red car, and then for the truck.',
      { text: '{names} propped a book up that had been driven over.', needs: ['hands'] },
      { text: '{names} peeled a sock off the truck.', needs: ['hands'] }
    ]
  },
  bed: [
    'The books went back to the shelf, and the tray to the kitchen. In the shoe box the truck stood straight, and the car stood a little crooked.',
    'When {H} had washed, {H} went to bed, round the door in a curve, and got there first.'
  ],
  last: [
    'A little crooked in the bed, but over the finish, {H} was asleep.',
    'The red car had won once, and {H} was asleep.'
  ]
})
