import { wishPlot } from '../wish-plot.ts'

export const balloon = wishPlot({
  id: 'wish-balloon',
  beginsElsewhere: true,
  wishes: ['balloon', 'balloons', 'lost balloon', 'red balloon', 'lost a balloon', 'balloon station', 'balloon under the roof', 'balloon on the ceiling'],
  answers: ['lost', 'red', 'string', 'helium', 'foil', 'station', 'roof', 'ceiling', 'stuck', 'train', 'flew', 'floated'],
  except: ['hot', 'air', 'hot-air', 'water', 'popped', 'burst', 'pop', 'animals', 'ride', 'dog', 'scared', 'afraid', 'party', 'sky', 'away', 'slipped', 'escaped', 'drifted', 'blew', 'clouds', 'let', 'houses', 'trees', 'hand', 'wind', 'hot air'],
  moods: ['lost', 'first'],
  company: ['pigeon'],
  out: true,
  about: 'A balloon gets away and hangs under the station roof, where no broom can reach, and the hero comes to see it each evening until it comes down.',
  titles: ['It Had Seen All the Trains', 'Up Under the Station Roof', '{H} Waits for a Balloon', 'A Fish Above Platform Two', 'It Isn’t Lost, It’s Up'],
  want: [
    {
      id: 'sneeze',
      A: 'partner',
      paragraphs: [
        '{H} had a balloon. It was a fish, red and shiny, on a long string. {H} and {A} had to change trains on the way home. In the middle of the station hall {H} sneezed. A sneeze takes both hands.',
        'The balloon was off at once. It went up past the clock, and up past the pigeons. It stopped under the glass roof, bumped twice, and stayed there, as small as a cherry. {H} stood below with an open hand. {H} wanted it back.'
      ]
    }
  ],
  way: [
    {
      id: 'longest-broom',
      A: 'partner',
      paragraphs: [
        '{H} called the balloon, and {A} jumped. Then the station man came with his longest broom, and stood on tiptoe. The broom ended at the clock. “They all go up there,” he said. “I’ve got a heart up there from March, and a seven.”',
        '“It’s lost,” said {H}, with that hand still open. It was hard to say. {A} looked up for a long time. “It’s not lost,” said {A}. “We can see it. It’s only up.”'
      ]
    },
    {
      id: 'loudspeaker',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The man knew one more thing that they could try. He went into his office, and the loudspeaker crackled. “The red balloon,” it said, “is kindly asked to come to platform two.”',
        'Everybody in the hall looked up. An old man took off his hat to it. The balloon turned a little, as if somebody had said its name. But it did not have a ticket for platform two.'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What can it see up there?” asked {H}. {A} thought about it. “It sees the tops of the trains,” said {A}. “And the tops of hats. And you, with your mouth open.”',
        '{H} shut it. Then {H} held both arms out wide, so as to be easier to find. From above that must have looked like a star.'
      ]
    },
    {
      id: 'pigeon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A pigeon came along a beam and looked at the balloon. It walked round it once. Then it tapped it with its beak, quite politely. The balloon nodded, and swung back.',
        '“It wants to know if that’s any good,” said {A}. “Good for what?” asked {H}. “For sitting on,” said {A}. The pigeon tried that as well. It was not.'
      ]
    },
    {
      id: 'open-hand',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'On the train {H} sat with one hand still open. “My hand forgot to hold on,” said {H}, and looked into it. “It only had to do one thing.” “You sneezed,” said {A}. “When you sneeze, everything opens. Except the eyes.”',
        'They tried it out, as far as you can without a real sneeze. {A} held on to a glove. “Atishoo,” said {A}, and there lay the glove.'
      ]
    },
    {
      id: 'lighter',
      A: 'partner',
      paragraphs: [
        '“Why won’t it come down?” asked {H} on the train. “It’s got a gas in it that’s lighter than air,” said {A}. “So it has to go up. But each night a little gets out, right through the skin. And then one day it’s not so light any more.” “How many nights?” asked {H}. {A} held up seven fingers, and then one more, to be on the safe side.'
      ]
    },
    {
      id: 'a-drawing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At home they tried it with a feather and a spoon. The spoon went down, and you heard it. The feather took its time. “And a balloon goes the other way,” said {A}. “It falls up.”',
        '{H} lay on the floor and looked at the ceiling. If you did it for long enough, that was down. The lamp stood on it like a mushroom. You only had to hold on tight.'
      ]
    },
    {
      id: 'squeaky-voice',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I lost one too, when I was small,” said {A}. “It was a rabbit balloon. It went out through the door of the shop and over the chemist’s.” “And where’s it now?” asked {H}.',
        '“It came down behind the fire station,” said {A}. “A fireman brought it back the next day. He held it by one ear.” {H} thought about the fish. It had two fins that a fireman could hold.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve spent a good deal of my life on benches in that station,” said {S}. “I waited for people there. Nobody ever came down from above.” “Did they all come?” asked {A}.',
        '“In the end,” said {S}. “Some were on the train before, and sat behind me on the other bench. You have to look round now and then.” They both looked round. There was only a bin.'
      ]
    },
    {
      id: 'small-question',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Does it want anything to eat?” asked {S}. “It’s full,” said {A}. “That’s why it’s up there.” {S} thought about this. “Then it’ll come when it’s hungry,” said {S}.',
        '{A} could not have put it better. It was the gas and the skin and the seven nights, all in one.'
      ]
    },
    {
      id: 'pet-too',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had never liked the balloon. It had come too close, and it had no smell. At home {A} went round the place where it used to hang, in a small bend.',
        '“It isn’t there,” said {H}. {A} looked up at the ceiling, to be quite sure. It was nice to have somebody else who thought of it.'
      ]
    }
  ],
  turn: [
    {
      id: 'every-evening',
      A: 'partner',
      paragraphs: [
        '“Then we’ll be there when it comes,” said {H}. So every evening on the way home they got off and went to the bench under the clock. On Monday the balloon was at the roof. On Tuesday it was at the roof. “That’s not the same bit of roof,” said {H}.'
      ]
    },
    {
      id: 'wednesday',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On Wednesday there was a gap above it, as wide as a hand. {H} saw it first. “It’s let go,” said {H}. On Thursday the balloon hung right beside the clock, and they were the same size.',
        '“What’s the time?” asked {A}. “Ten past balloon,” said {H}. They missed their train, but there was always another one.'
      ]
    },
    {
      id: 'station-man',
      A: 'same',
      spare: 10,
      paragraphs: [
        'By now the station man brought out a chair when he saw them coming. “It went for a walk last night,” he said. “The doors were open. It looked at all the platforms, and then it came back.”',
        '“Did it get on anything?” asked {A}. “It looked into the night train to the sea,” said the man. “But I think that it was waiting for somebody.”'
      ]
    },
    {
      id: 'do-not-pull',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On Saturday the end of the string hung just above {A}’s hand. “I could get it now,” said {A}, “if I jumped.” {H} shook {H}’s head. “It’s coming by itself,” said {H}. “You can see it is.”',
        'They sat with their hands in their pockets, so as not to hurry it. That is harder than you would think.'
      ]
    },
    {
      id: 'sits-down',
      A: 'partner',
      paragraphs: [
        'On the eighth evening they could not see it at first. They looked along the roof, and behind the clock. “There,” said {A}, quite softly. It was coming down the hall, as high as a face. It swam past the kiosk and round a lady with a suitcase. Then it sank down on the bench, right in between them.',
        'It was small by now, and wrinkled like an apple. “You can have a new one,” said {A}. “This one’s better,” said {H}, and tied the string round one wrist, with two knots. “It’s seen all the trains.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched up after it, far below.',
      '{names} stared at the roof, until a pigeon stared back.',
      { text: '{names} held a bag open underneath, in case it changed its mind.', needs: ['hands'] },
      { text: '{names} took all the bags, so that {H} could reach up.', needs: ['hands'] }
    ],
    way: [
      '{names} blew upwards, and that was the wrong direction.',
      '{names} looked up, for as long as there was anything to see.',
      { text: '{names} held up one hand, as high as a balloon might come.', needs: ['hands'] },
      { text: '{names} drew a red fish on the back of a ticket.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along to the bench, rain or no rain.',
      '{names} greeted the heart from March as well, and then the seven.',
      { text: '{names} kept a bit of the bench free with a scarf.', needs: ['hands'] },
      { text: '{names} drew a line on the timetable, for how low it was today.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the balloon got the chair by the bed. It sat there by itself, without being tied.',
    'When {H} had washed and lain down, they were both as high as each other. It turned a little and looked at {H} with its one printed eye.'
  ],
  last: [
    'A red fish sat beside the bed and had come down for good, and {H} was asleep.',
    'All the trains had been seen, and the string was on a wrist, and {H} slept.'
  ]
})
