import { wishPlot } from '../wish-plot.ts'

export const powerCut = wishPlot({
  themes: ['power-cut'],
  beginsElsewhere: true,
  moods: ['afraid', 'waiting'],
  answers: ['powercut', 'blackout', 'electricity', 'load', 'shedding', 'apagón', 'apagão', 'umeme', 'stage', 'eskom', 'nepa', 'tonight', 'tv', 'cooking', 'dinner', 'supper', 'lights', 'light', 'candles', 'torch', 'game', 'games', 'again', 'hours', 'dumsor', 'no', 'power', 'generator', 'stars', 'counted', 'instead'],
  about: 'In a power cut they try every switch there is, and forget what that means for the moment when it ends.',
  titles: ['A Giraffe Without Legs', 'Click, Click, Click', '{H} and the Power Cut', 'Which Way Up Were the Switches', 'When the Lights Went Out'],
  want: [
    {
      id: 'giraffe',
      A: 'partner',
      paragraphs: [
        '{H} was drawing a giraffe, and had got as far as the tummy, when the lights went out. The fridge stopped humming. It was so dark that {H} could not see the pencil. “It’s a power cut,” said {A} from somewhere.',
        '“But my giraffe hasn’t got any legs,” said {H}. “I need the light back.” A drawer rattled. Then there was a round yellow spot, and behind it was {A} with the torch.'
      ]
    }
  ],
  way: [
    {
      id: 'switches',
      A: 'partner',
      paragraphs: [
        '{H} went to the switch and pressed it. Click. It stayed dark. “Perhaps it’s only this one,” said {H}. So they went round and tried them all. They tried every lamp, and the fan, and the radio, and the hoover in its corner. Click, click, click. Nothing shone and nothing hummed.'
      ]
    },
    {
      id: 'stars',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They looked out of the window. There was no lamp in the street, and no window opposite. But up above there was a great deal going on. “Were those always there?” asked {H}.',
        '“Always,” said {A}. “The street lamps were talking over them.” {H} began to count the stars, and got as far as the chimney. Somebody over there had lit a candle, and waved.'
      ]
    },
    {
      id: 'television',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And now there’s no television,” said {H}. {A} sat down behind an empty picture frame and held the torch under {A}’s chin. “Good evening,” said {A}. “Tonight it will be dark, and later it will go on being dark.”',
        '{H} pressed {A}’s nose, to change over. Now it was a programme about fish. The fish opened and shut its mouth, and {H} watched it to the end.'
      ]
    },
    {
      id: 'ice-cream',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The ice cream!” said {H}. They stood in front of the freezer. “If we leave it shut, it stays cold in there till tomorrow,” said {A}. “It’s only when you look that it gets warm.”',
        'So they did not look. {H} laid one hand on the door, to calm it. “It’s all right in there,” said {H}. “It’s always dark for you.”'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The clock on the oven had gone out too. “What time is it?” asked {H}. “I don’t know,” said {A}. “It can’t get any later now.” They thought about that.',
        '“Then it isn’t bedtime,” said {H}, “and it never will be.” {A} yawned. “My bedtime isn’t electric,” said {A}.'
      ]
    },
    {
      id: 'white-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What can you see without the torch?” asked {A}, and put it out. At first there was nothing. Then there was the paper on the table, quite pale, and the milk in its glass. “White things,” said {H}. “The rest has gone home.” They found a plate, two socks and the edge of a pillow.',
        '“And what’s that?” asked {H}. Something was hanging in the air, at about the height of a person. “Those are my teeth,” said {A}. “I was smiling at you.” {H} smiled back, and then there were two lots of teeth.'
      ]
    },
    {
      id: 'who-is-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They switched the torch off to save it and played at guessing. {H} put out a hand and felt something round. “That’s your knee.” “That’s the table,” said {A}. Then {A} felt something cold.',
        '“That’s the tap,” said {A}. “That’s my nose,” said {H}. They switched the torch on again, so that everything could go back to its name.'
      ]
    },
    {
      id: 'supper-in-the-dark',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They were hungry, and {A} spread two slices of bread by feel. {H} held the torch for it, but mostly on the ceiling, because of a spider. “What’s on it?” asked {H}. “Jam,” said {A}. {H} took a bite. “It’s cheese,” said {H}.',
        '“It can’t be,” said {A}, and bit from the other end. “That’s jam.” They shone the torch on it. It was jam, and on the jam lay the cheese. They each had another bite, and chewed for some time. “Nobody would have thought of that in the light,” said {A}. “No,” said {H}, and held out the plate.'
      ]
    },
    {
      id: 'quiet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was very quiet. Nothing in the kitchen hummed, and nothing ticked. “I never knew how noisy we are,” said {A}. {H} listened with an open mouth. There was a car, a long way off, and then there was only {A}, breathing.',
        '“You’re still on,” said {H}. “So are you,” said {A}.'
      ]
    },
    {
      id: 'what-still-goes',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What does still go?” asked {H}. They went round to see. The door went, and the tap, and the pepper mill. On the shelf stood a tin frog with a key in its back. {A} turned the key, and set it down in the light.',
        'It went clack, clack, clack over the table. “Nobody’s told it,” said {H}. At the edge {H} turned it round, and it went back. Just then it was the only machine in the whole street that worked. Then it stood still as well, to keep the others company.'
      ]
    },
    {
      id: 'pet-dark',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The torch found {A} in the usual place, quite calm. {A} had no switch and no plug, and everything still worked.',
        '{H} sat down there for a bit and said what had happened. {A} looked into the light with two very bright eyes. It was good to see something that was on.'
      ]
    },
    {
      id: 'elder-lamp',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We used to sing when that happened,” said {S}. “You always knew where everybody was.” “And if somebody couldn’t sing?” asked {A}. “Then you knew exactly who it was.”',
        '{S} sang a line, and it was taken up from the other side of the room. {A} could have found the way with both eyes shut.'
      ]
    },
    {
      id: 'child-light',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had fetched everything that shone by itself. There was a wheel with a glowing rim, and a shoe with a light in the heel. “Stamp,” said {A}. {S} stamped, and for a second they saw the whole room, in red.',
        '“You look funny,” said {S}. “So do you,” said {A}. “Stamp again.”'
      ]
    },
    {
      id: 'taps',
      A: 'partner',
      paragraphs: [
        '“Try the torch,” said {A}, and held it, and {H} drew. The light slid to the left, and the giraffe got a leg on its neck. “I need the real one,” said {H}, and pressed the switch again.',
        '“It isn’t the switches,” said {A}. “A switch is only a tap, and there’s nothing in the pipe now. Out there a wire’s broken, and people with ladders are mending it.” {H} put down the pencil.'
      ]
    }
  ],
  turn: [
    {
      id: 'shadow',
      A: 'partner',
      paragraphs: [
        '{H} laid the torch on the table and held one arm in the light. On the wall there was a long, long neck. {H} bent the hand, and it had a head. “It’s got out!” said {A}, and put four fingers underneath. They were the legs. The giraffe walked along the wall and ate some of the curtain.',
        'Then it stood still. “{A},” said {H}. “Which way up were the switches?” They both thought of the lamps, the fan, the radio and the hoover. They had clicked every one of them. “Oh,” said {A}.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        'The fridge began to hum. And then everything came on at once. Every lamp shone. The fan blew the paper off the table, the radio sang, and the hoover roared in its corner. They ran about. Off, off, off. It took some time before you could hear the fridge again.',
        '{H} picked up the paper. The giraffe on it had one leg, and that was on its neck. “It was better on the wall,” said {H}, and put out the last lamp as well. Then {H} held one arm up to the torch. The giraffe was still there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bumped into the fridge, which no longer hummed.',
      '{names} found a foot in the dark, and stayed with it.',
      { text: '{names} felt along the table, and got hold of the butter.', needs: ['hands'] },
      { text: '{names} counted the pencils with both thumbs.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the yellow spot, on and off the wall.',
      '{names} walked into the hoover, and said sorry to it.',
      { text: '{names} felt for a switch too, and it turned out to be a button.', needs: ['hands'] },
      { text: '{names} held the paper down at two corners, for the first leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} galloped after the giraffe, as far as the curtain.',
      '{names} walked through the light, and made a hill on the wall.',
      { text: '{names} held up a fist, and it became a bush to eat.', needs: ['hands'] },
      { text: '{names} put up two fingers, and there was a bird on its back.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} gave the hoover and the fan a pat. The giraffe from the paper was hung on the fridge, which was humming again.',
    'Then {H} washed by torchlight, since it was nicer. {H} lay down, and somebody’s hand put out the torch. Click.'
  ],
  last: [
    'Click, click, and then the last thing was off. {H} was asleep.',
    'The giraffe had its one leg up. {H} had both legs down, and slept.'
  ]
})
