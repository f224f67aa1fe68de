import { wishPlot } from '../wish-plot.ts'

export const caravan = wishPlot({
  id: 'wish-caravan',
  wishes: ['caravan', 'caravans', 'camper van', 'camper vans', 'campervan', 'campervans', 'motorhome', 'motorhomes', 'motor home', 'caravan holiday', 'caravan park', 'sleeping in the caravan', 'wohnmobil', 'wohnwagen', 'caravana'],
  except: ['camel', 'camels', 'desert', 'circus', 'broke', 'broken', 'crash', 'stolen', 'sold', 'sell', 'lost', 'ice', 'burnt', 'homeless', 'live', 'lives', 'living', 'afraid', 'scared', 'horse'],
  answers: ['holiday', 'holidays', 'trip', 'old', 'new', 'little', 'small', 'sleep', 'sleeping', 'bed', 'bunk', 'table', 'rain', 'roof', 'field', 'camping', 'site', 'park', 'cosy', 'going', 'go', 'stay', 'staying', 'summer', 'our', 'the', 'tiny', 'drive', 'driving', 'road', 'seaside', 'rainy', 'weekend'],
  company: ['caravan', 'table', 'bench', 'mug', 'field'],
  about: 'In a caravan the bed is the table, and everything stands on what is needed next, until one of them goes out into the field.',
  titles: ['The Bed Is the Table', 'One Has to Go Out', '{H} Builds It Wall to Wall', 'Turning Over Together', 'A Mug in the Field'],
  want: [
    {
      id: 'table-bed',
      A: 'partner',
      paragraphs: [
        '{H} had a caravan. It had two benches of cushions, a tray for a table, and a blanket over it all. “If it had a steering wheel,” said {H}, “it’d be a camper van. This one gets pulled.”',
        'It was late in there, and {H} wanted to go to bed. In a caravan the table is the bed. You let it down between the benches. But {A}’s mug was on it, and {A} sat behind the mug.'
      ]
    }
  ],
  way: [
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        '“Put your mug in the cupboard,” said {H}. “I’m sitting on the cupboard,” said {A}. It was under the bench. {A} stood up, and then had to stand in front of the door. {H} got up to let {A} by, and sat on the table.',
        '“Now you’re on the bed,” said {A}. So they each moved on by one. {H} took the mug, and {A} took the other bench. When they stopped, it was all as it had been. Only the tea was on the other side.'
      ]
    },
    {
      id: 'four-legs-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A caravan has two wheels, so it tips. At each corner there’s a leg, and you let it down with a handle. {A} put a hand flat at each corner and {H} turned {A}’s elbow. “Crick, crick,” said the elbow.',
        'They laid an egg on the table to see. It rolled to the window. {H} gave the elbow one more turn, and it rolled to the door. One more turn, and it stayed in the middle, as if at home.'
      ]
    },
    {
      id: 'rain-drum',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then it rained on the roof. {A} did it from outside with all ten fingers. In a caravan that’s as loud as peas in a tin. “WHAT?” said {H}. “I SAID THAT IT’S RAINING,” said {A}.',
        'They had to put off the rest of the talk. It stopped as quickly as it had begun. “…and that’s why I never eat them,” said {A}. {H} had missed what, and nodded.'
      ]
    },
    {
      id: 'everything-travels',
      A: 'same',
      spare: 3,
      paragraphs: [
        'While a caravan’s being pulled, nobody may sit in it, and so the things do as they like. {H} opened the cupboard. The sugar had been on the left, and was on the right. A spoon had gone into a boot.',
        '“They’ve changed places on the bends,” said {A}. The teabags had moved in with the socks. They had been getting on so well that nobody could tell which to boil.'
      ]
    },
    {
      id: 'small-sink',
      A: 'other',
      spare: 4,
      paragraphs: [
        'The sink was a soup plate. {A} washed up one cup, and had to lift out the cup to get the hand in. “Where does it drain?” asked {A}. “Into the cup,” said {H}.',
        'The tap was a small foot pump. You trod on it, and it gave a thimbleful. {A} trod out the water for one spoon, and was as hot as after a walk.'
      ]
    },
    {
      id: 'neighbours-wall',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On a caravan site there’s always another one next door. {A} sat behind the blanket and was the neighbours. Somebody in there was looking for a torch. “It’s in your other hand,” called {H}, quite softly.',
        'There was a silence. “Thank you,” said the neighbours. A wall like that is only there for the look of it. When {H} bit a biscuit, “Bless you,” said the blanket.'
      ]
    },
    {
      id: 'little-curtains',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The curtains of a caravan are as small as napkins, and these were two of them. {H} drew one. Outside was {A}, with a cow’s face. {A} had made it by hand. “Moo,” said {A}, “do you sell milk?”',
        '“That’s your department,” said {H}. The cow thought about it. Then it asked if they at least had grass. They had some parsley, in a glass, and passed it through.'
      ]
    },
    {
      id: 'pet-in-the-way',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On the floor between the benches there was room for one pair of feet. That was where {A} was. Now four feet had to be held up in the air. “We could ask {A} to move,” said {H}.',
        'They asked. {A} gave a sigh that filled the whole caravan, right up to the skylight. It was easier to hold up the feet.'
      ]
    },
    {
      id: 'elder-first-caravan',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We once had five people in one of those,” said {S}. “At night somebody said ‘left’, and we all turned to the left.” “What if you wanted the right?” asked {A}.',
        '“You had to ask at supper,” said {S}. “I had Tuesdays. To this day I wake up on Tuesdays, and I’m facing the wall.”'
      ]
    },
    {
      id: 'child-snail',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a caravan too, and came across the field with a cushion on the back. “Have you got a bathroom?” asked {A}. “No,” said {S}. “I’m the sort for snails.”',
        '{A} knocked at the cushion. There was a rustle, and an eye looked out at the bottom. “We’re full,” it said. “It’s only me, but I’m curled up.”'
      ]
    },
    {
      id: 'baby-drawer',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had found out that the bench opens. Out of it came a pan, a torch and a potato, and in went a sock. {A} shut it and opened it. The sock was still there. It was a very good bench.',
        '“That’s where the blankets are,” said {H}. “They’re under the sock.” Each time they tried to get one, the lid came down, and was kissed.'
      ]
    },
    {
      id: 'no-gap',
      A: 'partner',
      paragraphs: [
        '{A} looked from the mug to the bench, and from the bench to the bed. “It’s like the game with little squares that slide,” said {A}. “You can only move one if there’s a gap. This caravan’s full right up.”',
        '“So there’s one thing too many,” said {H}. They both looked at the mug. But the mug was small. It was {A} who filled the caravan.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-in-the-field',
      A: 'partner',
      paragraphs: [
        'So {A} went out and stood in the field, in socks, with the tea. Now there was a gap in the caravan, just the shape of {A}. The tray went down, the cushions went across, and the blankets came out of the bench. The bed filled it from wall to wall, with no floor left over.',
        '“What’s it like out there?” called {H}. “Big,” said {A}. “I keep waiting to bump into something.”'
      ]
    },
    {
      id: 'stars-counted',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the field {A} had gone a few steps, because there was room. “There’s a star over the camper van next door,” called {A}. “And there’s one over us.” {H} knelt up, and put an ear to the blanket.',
        '“Is ours the bigger one?” asked {H}. {A} stood on tiptoe with the mug. “They’ve got the bigger star,” said {A}. “But ours is winking.”'
      ]
    },
    {
      id: 'shoes-outside',
      A: 'same',
      spare: 12,
      paragraphs: [
        'All the shoes had to stay outside, for they had nowhere to stand. {A} put them in a row under the caravan, with their toes in. It looked as if a lot of people had gone to sleep standing up.',
        '“Are they dry there?” asked {H}. “The wellies are at the ends,” said {A}, “in case.” Each boot had a shoe to look after.'
      ]
    },
    {
      id: 'half-a-bed',
      A: 'same',
      spare: 13,
      paragraphs: [
        'One cushion was too long and one was too short, and between them there was a ditch. Every caravan bed has one. {H} rolled into it to see how deep it went. “It’s warm down here,” said {H}.',
        '“We’ll stuff it with jumpers,” said {A} through the window, and passed in three. {H} laid them down one by one. Now there was a hill there, and {H} rolled off that.'
      ]
    },
    {
      id: 'from-the-step',
      A: 'partner',
      paragraphs: [
        '{A} opened the door, and there was bed right up to it. So {A} fell in. The mug had no place now, since there was no table. It stayed outside, to look after the field.',
        'When one of them turned over, the whole caravan went creak. “Ready?” said {H}. They turned both at once, and it creaked only half as often. “I can’t have my tea till morning,” said {A} after a while. “We’re lying on the table.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed in between the table and the curtain.',
      '{names} went once round the caravan, and it was not far.',
      { text: '{names} drew the small curtains for the night.', needs: ['hands'] },
      { text: '{names} held the blanket roof up in the middle.', needs: ['hands'] }
    ],
    way: [
      '{names} moved on by one as well.',
      '{names} breathed in, to let the mug go by.',
      { text: '{names} passed the mug across, and got it back.', needs: ['hands'] },
      { text: '{names} opened the bench, and shut it, for there were knees in the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} found the warm end of the bed.',
      '{names} turned over too, and the caravan said creak.',
      { text: '{names} handed in the pillows, one at a time.', needs: ['hands'] },
      { text: '{names} put a saucer on top of the mug, against the dew.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tray was a tray again, and the cushions went home to the sofa. There was so much floor that it looked like a field.',
    '{H} washed at the tap, at the far end of the site, and got into the other bed. That one did not have to be built.'
  ],
  last: [
    'Nothing creaked, and nobody had to ask for the left side, and {H} was asleep.',
    'The table would be wanted for breakfast, and until then {H} was asleep.'
  ]
})
