import { wishPlot } from '../wish-plot.ts'

export const goodsTrain = wishPlot({
  id: 'wish-goods-train',
  wishes: ['goods train', 'goods trains', 'freight train', 'freight trains', 'cargo train', 'cargo trains', 'freight wagons', 'goods wagons', 'tren de carga', 'güterzug'],
  except: ['crash', 'crashed', 'derailed', 'station', 'scared', 'afraid', 'lost', 'track', 'tracks', 'stuck', 'thomas', 'steam'],
  answers: ['long', 'longest', 'wagons', 'wagon', 'engine', 'counting', 'count', 'slow', 'night', 'heavy', 'pulls', 'pulling', 'clank', 'crossing', 'bridge', 'passing', 'goes', 'going', 'by', 'past', 'watching', 'big', 'toy', 'driver', 'coal', 'the', 'that'],
  partnerPlays: true,
  company: ['engine', 'guard', 'wagon', 'boot', 'pan'],
  about: 'A goods train that is tied tight cannot start, but with slack between the wagons the engine starts them one by one.',
  titles: ['Clank, Said Number One', 'Twelve Wagons, One by One', '{H} Starts a Train', 'The Guard Waits for It', 'A Hand’s Width of String'],
  want: [
    {
      id: 'twelve-wagons',
      A: 'partner',
      paragraphs: [
        '{H} was an engine, and behind it stood a goods train of twelve wagons. There was a pan, a boot, a box of bricks, and so on. They were tied together with string, knot on knot.',
        'On the last wagon, which was a cushion, sat {A} with a cup. {A} was the guard. “Freight for the bedroom yard,” called the guard. “Off you go.” The engine wanted to start so smoothly that not a drop would spill.'
      ]
    }
  ],
  way: [
    {
      id: 'will-not-start',
      A: 'partner',
      paragraphs: [
        '{H} took the string over one shoulder and leaned. “Hummm,” said the engine. Nothing moved in the whole goods train, not even a brick.',
        'It tried with a run. At the end of the string it sat down with a bump. “Have we started?” asked the guard, a long way back. “Only I have,” said the engine, “and I’m back again.”'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The guard walked up the train with a list. In the pan there were three tons of pasta. The boot was full of sand, from the summer. “And what’s in the shoe box?” asked {A}. “Another shoe box,” said the engine.',
        'It was for a place where they’d run out. There was a third one in the second. In the smallest sat a snail shell, who had paid for all of it.'
      ]
    },
    {
      id: 'level-crossing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Where the road crosses the line, a car has to wait until all twelve have gone by. {A} put down a ruler for the barrier and was the car. “Ding, ding, ding,” said {A}, and turned off the engine.',
        '“Are you going to be long?” asked the car. “I’ve got two more than the last one,” said {H}. {A} counted the wagons as they went by. It came to eleven, and the next time to thirteen.'
      ]
    },
    {
      id: 'wheel-tapper',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Along the goods train came {A} with a spoon, and tapped on every wheel. A good wheel rings, and a cracked one clacks. The pan rang. The brick box clacked. “That’s only the bricks,” said the engine.',
        '{A} tapped on the boot, which said nothing, and then on the engine’s knee. It jumped. “There’s plenty of spring in that,” said {A}, and drew a circle round it with one finger.'
      ]
    },
    {
      id: 'waits-for-passengers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A goods train has to wait in a siding for anything with people in. The signal was a red sock. By came an express, as fast as a slipper can be thrown along a floor. It was full of pegs, and none of them looked out.',
        '“We’ve got pasta,” said the engine. “Pasta isn’t in a hurry.” So they waited for the sock to turn green, and it was a long wait, for a sock.'
      ]
    },
    {
      id: 'second-engine',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Over the mountains they take a second engine,” said the guard, “and it pushes at the back.” {A} put both feet to the wagon in front and pushed. All the knots went soft. “Don’t,” called {H}. “I can’t feel you any more.”',
        'So the guard lay back, and only whistled. That’s allowed on either end. It was the one part of the train that had gone up the hill so far.'
      ]
    },
    {
      id: 'horn-by-night',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By night you hear a goods train before you know that you were listening. {H} blew over the neck of a bottle. “Hoo-hooo.” It went under the table and came out much older.',
        '“In all the villages they’ll turn over now,” said the guard, “and say, that’s the ten past two.” “And then?” “Then they’re asleep again,” said {A}. “It’s so punctual that nobody’s ever met it.”'
      ]
    },
    {
      id: 'labels-on-wagons',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Every wagon had come from somewhere else. The boot was from the hall, and the sieve was from the kitchen. They’d never been so close together before. “They’re very quiet,” said the guard.',
        '“They’re getting used to the smell,” said the engine. After a while the sieve leaned against the boot a little. By the next town it would know all about the summer.'
      ]
    },
    {
      id: 'pet-on-line',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come to look at the pan, which had once held chicken. The engine waited with its brakes on. A goods train this size can’t swerve, and there was nowhere to swerve to.',
        'Nose by nose, {A} worked down all twelve wagons, like an inspector. At the guard’s cushion something was found. It was entered as a crumb, and was not on the list afterwards.'
      ]
    },
    {
      id: 'elder-counted',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I lay in bed and counted the wagons,” said {S}. “The line went by at the end of our street. I never got past forty.” “Was that all of them?” asked {A}.',
        '“I don’t know,” said {S}. “I was always asleep by then. To this day I’d like to see the end of that train.” {A} looked back, in case it was one of theirs.'
      ]
    },
    {
      id: 'child-wagon',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be the thirteenth wagon, and held on to the string behind the sieve. “What have you got on?” asked {A}. “Gravel,” said {S}. “You can have some.” It was put in {A}’s pocket.',
        '“Do you unload at the side or underneath?” asked the engine. {S} thought about it, and jumped up and down. “Underneath,” said {S}. There was a sock, and something blue.'
      ]
    },
    {
      id: 'baby-uncouples',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'In the middle of the goods train sat {A}, with the end of a knot in one fist. It was pulled to see if it was good. It was sucked as well. Then there were two trains of six, and a wet place.',
        '“That’s called shunting,” said the guard. “It’s done by hand, and it takes years to learn.” {A} held out the string to both halves, and could not be hurried.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'The guard came along the line. {A} plucked the string between the pan and the boot, and it sang. “You’ve tied us too tight,” said {A}. “You’re trying to start all twelve of us at once. Nobody’s as strong as that.”',
        'In a real goods train there’s a bit of play between the wagons. “So the engine only has to start one,” said the guard. “And then that one helps.”'
      ]
    }
  ],
  turn: [
    {
      id: 'clank',
      A: 'partner',
      paragraphs: [
        'They let out each string by the width of a hand. Then {H} went backwards, until all the wagons stood nose to tail. {A} sat down on the cushion and took hold of the cup. “Hummm,” said the engine, and leaned.',
        'Clank! That was the pan, and it was off. Clank, said the boot, and clank, the bricks, and each pulled at the next. The guard heard it come, nine, ten, eleven. {A} quickly drank what was on top. Clank.'
      ]
    },
    {
      id: 'still-leaving',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The front of the goods train was in the hall. The back was still in the kitchen. “What’s it like where you are?” called the guard. “Carpet,” called the engine, “and a bit colder.”',
        'That was news, at the back. The guard buttoned up, and told the sieve. By the time the cushion came to the hall, the engine was somewhere else again. The weather there was a rug.'
      ]
    },
    {
      id: 'on-the-bend',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the bend by the door the guard could see the engine for once. It was coming the other way. “Good evening,” called {A}. “I’m your other end.” They waved, over three wagons and a chair.',
        '“I’d thought of you as taller,” called the engine. Then the bend was over. There was just the back of the next wagon to look at, and a boot’s loop nodding.'
      ]
    },
    {
      id: 'stopping-the-same-way',
      A: 'partner',
      paragraphs: [
        'By the bed the engine stopped. Clank, said the pan, as it came up behind. Clank, said the boot. One by one they arrived, and each told the next.',
        '{H} sat on the edge of the bed, took off a sock, and listened. In the end the cushion came in, with {A} on it. “Are we there?” asked the guard. “I’ve been here for ages,” said the engine. “My feet were asleep before your train had stopped.” In the cup there was still one swallow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down the train, as far as the guard.',
      '{names} got on with the bricks, and got off again.',
      { text: '{names} checked the knots, all along the string.', needs: ['hands'] },
      { text: '{names} showed a green sock.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned as well, for company.',
      '{names} waited by the boot for something to happen.',
      { text: '{names} twanged a string, and it was a deep one.', needs: ['hands'] },
      { text: '{names} held up the engine by its braces.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the clank come nearer, and sat tight.',
      '{names} ran beside number seven for a bit.',
      { text: '{names} caught a brick that had got on the wrong train.', needs: ['hands'] },
      { text: '{names} waved twelve times, once to each.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wagons were unloaded and went home, to the hall, the kitchen and the shelf.',
    '{H} lay down and stopped at the front. The rest came in behind, one after the other. There were the shoulders, the knees, and after a while the toes.'
  ],
  last: [
    'The last toe came in, clank, very softly, and {H} was asleep.',
    'Somewhere past number nine the counting had stopped, and {H} was asleep.'
  ]
})
