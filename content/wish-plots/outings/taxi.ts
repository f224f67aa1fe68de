import { wishPlot } from '../wish-plot.ts'

export const taxi = wishPlot({
  id: 'wish-taxi',
  wishes: ['taxi', 'taxis', 'taxi driver', 'taxi cab', 'taxicab', 'black cab', 'yellow cab', 'cab driver', 'minicab', 'taxi ride'],
  answers: ['driver', 'drivers', 'driving', 'ride', 'yellow', 'black', 'cab', 'london', 'new', 'york', 'going', 'first', 'night', 'meter', 'passenger', 'passengers', 'busy', 'town', 'city', 'being', 'cheerful', 'friendly', 'little'],
  except: ['water', 'rank', 'air', 'hospital', 'drunk', 'crash', 'lost', 'space', 'moon', 'dragon', 'magic', 'flying', 'airport', 'talking', 'scared', 'grumpy'],
  moods: ['first', 'waiting', 'proud'],
  company: ['taxi', 'meter', 'lamp', 'driver'],
  about: 'A taxi driver wants somebody to say “Follow that car”, and all the passengers only want to go to the kitchen.',
  titles: ['Follow That Car', 'To the Kitchen, Please', '{H} Drives a Taxi', 'A Taxi for the Driver', 'The Light on the Roof'],
  want: [
    {
      id: 'free',
      A: 'partner',
      paragraphs: [
        '{H} drove a taxi, which was the washing basket. When it was free, {H} wore a yellow cup, for that was the light on the roof. {H} wanted only one thing. One day a passenger had to jump in and cry, “Follow that car!”',
        '“Taxi!” called {A}, and held up one arm. {H} stopped, and the cup came off. “Where to?” asked {H}, and held the wheel tight. “The kitchen, please,” said {A}. “I’ve got a potato to take there.”'
      ]
    }
  ],
  way: [
    {
      id: 'meter',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In a taxi there’s a meter that ticks. {A} sat in the back and did it with {A}’s tongue. Each tick was one bean. When they stood still, it ticked as well. “But we’re not moving,” said {A}, between two ticks.',
        '“That’s the waiting,” said {H}. “It costs just the same.” In front of them a chair was in the way, and it was in no hurry. {A} looked into the bag of beans. “Then I’ll get out,” said {A}, “and wait beside it. That’s free.”'
      ]
    },
    {
      id: 'talk',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Busy today?” asked {A}, because you have to ask that. “Can’t complain,” said {H}. “And what time do you finish?” “When I’m tired.” They drove past the sofa. {H} looked at {A} in a spoon, which was the mirror. “You’ll never guess who I had in here this morning,” said {H}.',
        '“Who?” asked {A}. “An onion.” “No!” “In the very place where you’re sitting.” {A} moved a bit to one side. “What was it like?” “Very quiet,” said {H}. “But I was crying.”'
      ]
    },
    {
      id: 'only-kitchen',
      A: 'partner',
      paragraphs: [
        '{H} let {A} out of the taxi at the kitchen and drove on with the cup up. At the corner stood {A} again, in a hat. “To the kitchen,” said the hat. “I forgot the potato.” After that came a lady in a blanket. “To the kitchen,” said the lady, “and then back.”',
        'Then a gentleman got in, with a sock for a moustache. “Are you in a hurry?” {H} asked at once. “Not at all,” said the sock. “Drive as slowly as you like.”'
      ]
    },
    {
      id: 'know-the-way',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A taxi driver has to know every street by heart. {A} tested it. “From the bed to the bath?” “Left at the door, straight on as far as the coats, second on the right,” said {H}. “And if there’s somebody in the bath?” “Round by the window, and we hum.”',
        '“From the teapot to under the table?” {H} shut {H}’s eyes and drove it in {H}’s head. It took some time. “Down the table leg,” said {H}, “but that’s one way only.”'
      ]
    },
    {
      id: 'change',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The journey came to seventeen beans, and {A} had only one very large turnip. “Have you got nothing smaller?” asked {H}. “They wouldn’t give me anything smaller at the bank.” {H} counted out the change. It took all the beans in the taxi, and a carrot.',
        '“Keep the carrot,” said {A}. “It’s a tip.” {H} put it behind {H}’s ear. The turnip rode along in front from then on. Nobody else that day could change it.'
      ]
    },
    {
      id: 'suitcases',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One passenger had luggage. It was four cushions, a drum and a tea tray. “It all goes in,” said {H}. Drivers always say so. They put the cushions on the drum, and {A} on the cushions.',
        'Then there was no room left for the driver. {H} walked beside it, with one hand on the wheel. “It’s a fine taxi,” said {A} from up there. “You hardly notice the driving.”'
      ]
    },
    {
      id: 'lost-umbrella',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On the back seat lay a glove. “Somebody’s left that,” said {H}. So the taxi had to go round to everybody who had been in it. “Is this yours?” {A} tried it on as the lady, and as the hat. It fitted both of them.',
        '“Whose is it, then?” asked {H}. “It fits you as well,” said {A}. It was red, and had a hole at the thumb that {H} knew quite well. “Thank you, driver,” said {H} to {H}, and paid one bean.'
      ]
    },
    {
      id: 'rank',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When nobody came, {H} drove to the taxi rank. Taxis stood there in a row, and the one in front went first. At the front stood a slipper. They waited. {A} came out of the station, with a bag. “You have to take the first one,” said {H}.',
        '{A} got into the slipper as far as {A} could. “To the kitchen,” said {A} to it. After a time {A} changed over. “It doesn’t know the way,” said {A}. “It must be new.”'
      ]
    },
    {
      id: 'pet-fare',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'The basket smelled of clean washing, and so {A} wanted a taxi too, with nobody in front. “Where to?” asked {H}. {A} did not say. The meter ticked. {A} closed {A}’s eyes.',
        '“I’ll drive about a bit,” said {H}. You get passengers like that, and they’re not the worst. They went round the table once, as softly as possible, and there was nothing to pay.'
      ]
    },
    {
      id: 'elder-night-taxi',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I only took a taxi once in all my young days,” said {S}. “It was raining, and I had a cake on my knees, with three floors. I told him to drive as if it were an egg.” “And did he?” asked {A}.',
        '“He took his hat off and put it on the cake,” said {S}. “And he went so slowly that a man with a pram got there first. When we arrived, he wouldn’t take a penny. He took a slice.”'
      ]
    },
    {
      id: 'child-horn',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat in front and was the horn. It was a good one, and you could hear it in every room. “Beep,” said {S}, because of a chair. “Beep,” because there was no chair. “Only when there’s danger,” said {A}.',
        'So {S} looked for danger. {S} looked out on the left and out on the right, with {S}’s mouth very full. There was none. They had driven as far as the bath, and it had to come out. “Beep,” said {S}, very softly, to a towel.'
      ]
    },
    {
      id: 'no-car',
      A: 'partner',
      paragraphs: [
        '“Why does nobody say it?” asked {H}, and let go of the wheel. “Say what?” said the sock. “Follow that car!” {A} took off the moustache and looked around. “Which car?” asked {A}.',
        '{H} looked too. There was only one on the whole road, and {H} was in it. “They can’t follow you,” said {A}. “They’re in you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'late-shift',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At night a taxi sounds different. They drove it with the big light off, and the cup shone a bit. The shadows of chairs went past, one after another. “Lovely and empty,” said {A} on the back seat. “You get all the greens.”',
        'At each green they both said “green”. There was a red one, too, on the front of the telly. {H} stopped at it for a long time. It was that sort of light, and did not change.'
      ]
    },
    {
      id: 'swap-places',
      A: 'partner',
      paragraphs: [
        '“And who takes the taxi driver home?” asked {A}. {H} had never thought of that. {H} got out and put the cup on {A}. Then {H} stood at the corner with one arm up.',
        '“Taxi!” called {H}. {A} came round the table in the basket, and {H} jumped in at the back. “Where to?” asked {A}. “Home,” said {H}.'
      ]
    },
    {
      id: 'sleepy-route',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Shall I go through the middle, or round by the window?” asked {A}. Passengers are asked that. “Which is nicer?” said {H}. “By the window you’ve got the moon on your left,” said {A}. “It’s two beans more.”',
        '{H} felt in both pockets. There were two. They went round by the window, with the moon on the left. Some of the way it came too.'
      ]
    },
    {
      id: 'follow',
      A: 'partner',
      paragraphs: [
        'Then out of {A}’s sleeve rolled the potato. “Follow that car!” cried {H}. {A} put both feet down. They went round the chair and past the coats. The potato was not fast, but it was good in the bends. It rolled through the door and under {H}’s bed, and there it stopped.',
        '“We’ve lost it,” said {A}. “No,” said {H}. “This is where I live.” The meter stood at nine. “For drivers it’s free,” said {A}, and turned off the light on the roof.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited at the taxi rank, which was the rug.',
      '{names} looked for the wheels, and found a handle at each end.',
      { text: '{names} put up one arm to scratch, and the taxi stopped.', needs: ['hands'] },
      { text: '{names} directed the traffic with a place mat.', needs: ['hands'] }
    ],
    way: [
      '{names} let the taxi by for the fourth time, with a nod.',
      '{names} got in at the back by mistake, and out at the kitchen.',
      { text: '{names} opened the kitchen door for a passenger.', needs: ['hands'] },
      { text: '{names} wiped the windscreen, which was air.', needs: ['hands'] }
    ],
    turn: [
      '{names} pulled in everything that lay on the road.',
      '{names} nosed along behind the taxi, a yard or two.',
      { text: '{names} pointed out the shortest way home.', needs: ['hands'] },
      { text: '{names} held back the traffic, which was a slipper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing went back into the taxi, and the cup back to the other cups.',
    '{H} washed, and got in at the side. The bed stood with its wheels in, at the edge of a quiet street. Somewhere below, in the dark, was the car that had been followed.'
  ],
  last: [
    'The light on the roof was out, and the driver slept, and the driver was {H}.',
    'The dark asked where to, but {H} was asleep, and knew the way.'
  ]
})
