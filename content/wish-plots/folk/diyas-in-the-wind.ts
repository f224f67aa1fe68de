import { wishPlot } from '../wish-plot.ts'

const LAMPS = ['diya', 'diyas', 'deepam', 'diwali lamp', 'diwali lamps', 'oil lamp', 'oil lamps', 'clay lamps']

export const diyasInTheWind = wishPlot({
  id: 'wish-diyas-in-the-wind',
  wishes: ['diyas keep going out', ...LAMPS.flatMap((lamp) => [`${lamp} wind`, `${lamp} blow out`, `${lamp} blew out`, `${lamp} went out`]), 'diya keeps going out', 'diyas won’t stay lit', 'diya won’t stay lit', 'diyas blown out', 'diya blown out', 'diyas breeze', 'diyas balcony out', 'diya balcony out', 'diyas windy', 'diya windy', 'diya flickering wind', 'diyas flicker wind', 'diyas windy night', 'diyas balcony wind', 'diyas terrace wind', 'diyas roof wind', 'diya light again', 'diyas relight', 'diwali candles wind', 'diwali candles blew out', 'diwali lights blown out', 'diwali windy', 'diwali wind', 'tealights wind', 'tea lights wind', 'deepavali lamps wind', 'deepam breeze', 'lamps balcony wind'],
  answers: ['diya', 'diyas', 'lamp', 'lamps', 'candle', 'candles', 'light', 'lights', 'lit', 'lighting', 'oil', 'clay', 'wick', 'flame', 'flames', 'little', 'small', 'tiny', 'nine', 'row', 'all', 'one', 'last', 'which', 'keep', 'keeps', 'blow', 'blows', 'blew', 'blown', 'blowing', 'out', 'go', 'goes', 'going', 'went', 'off', 'again', 'won’t', 'stay', 'stays', 'wind', 'windy', 'breeze', 'breezy', 'balcony', 'terrace', 'roof', 'step', 'steps', 'doorstep', 'door', 'window', 'windowsill', 'rangoli', 'diwali', 'deepavali', 'divali', 'tihar', 'karthigai', 'festival', 'puja', 'night', 'evening', 'tonight', 'dark', 'outside', 'but', 'every', 'time', 'when', 'family', 'cousins', 'dadi', 'nani', 'grandma', 'grandpa', 'mum', 'mummy', 'dad', 'papa', 'sister', 'brother', 'neighbours', 'neighbors', 'flat', 'building', 'colander', 'india', 'indian', 'nepal', 'cold', 'autumn', 'november', 'october', 'shield', 'help', 'helps', 'protect', 'protects', 'flicker', 'flickering', 'flickers', 'relight', 'lighted', 'burning', 'tealight', 'tealights', 'nana', 'aunty', 'auntie', 'uncle', 'amma', 'thatha', 'paati', 'ajji', 'grandmother', 'grandfather', 'cousin', 'friends', 'bowl', 'glass', 'jar', 'cover', 'covered', 'covers', 'shielding', 'rows', 'ten', 'twenty', 'hundred', 'today'],
  except: ['burn', 'burnt', 'burned', 'caught fire', 'house fire', 'curtain', 'hospital', 'hurt', 'scared', 'afraid', 'firework', 'fireworks', 'crackers', 'rocket', 'birthday', 'cake', 'wish', 'genie', 'aladdin', 'magic', 'died', 'dead', 'misses', 'missing', 'alone', 'first diwali without', 'power cut', 'storm', 'cyclone', 'war', 'dragon', 'robot', 'cat', 'dog', 'turbine', 'willows', 'hanukkah', 'menorah', 'advent', 'lighthouse', 'church'],
  moods: ['waiting', 'losing', 'first', 'learning'],
  company: ['diya', 'diyas', 'flame', 'flames', 'wind', 'wall', 'balcony', 'colander', 'grater', 'basket', 'glass', 'strainer', 'tin', 'oil', 'wick', 'wicks', 'neighbour', 'neighbours', 'house', 'dots', 'kitchen', 'street', 'jar', 'match', 'row', 'holes'],
  about: 'Nine diyas are to burn on the balcony at the same time and the wind takes one after another, and a flame under a glass goes out as well, until a colander shows that the wind can be let in a little at a time.',
  titles: ['All Nine at Once', 'A Wind with Holes in It', '{H} and the Nine Diyas', 'The First One Was Out', 'Stars out of a Colander'],
  want: [
    {
      id: 'all-nine-at-once',
      A: 'partner',
      paragraphs: [
        'On the floor of the balcony {H} had set nine diyas in a row. A diya is a small clay lamp, with oil and a wick. “I want all nine to burn at once,” said {H}. “Then they’ll see it in the house over the road.” Matches are for grown-ups, so a neighbour went along the row with a long one. When the ninth diya was burning, the first was out. The wind had blown it out.'
      ]
    }
  ],
  way: [
    {
      id: 'which-goes-next',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They sat down and watched how the wind did it. It did not blow out the whole row. It took one diya, and then it walked on a bit, and took another. “It’s choosing,” said {H}. A flame lay down flat, and held on with one corner, and stood up again.',
        '“That one’s good,” said {A}. They called it the third from the left, and were proud of it. It lay down four times. The fifth time the wind came from the other side. “That wasn’t fair,” said {H}.'
      ]
    },
    {
      id: 'two-hands-are-not-enough',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} knelt down a good way off, on the windy side, with a back like a wall. Behind it three of the diyas burned beautifully. So they needed three backs. {H} made the second, and they both looked over one shoulder for the third.',
        '“You’re not very wide,” said {A}. {H} breathed in. Now one more flame stood up. The flame stood until {H} had to breathe out again, and that was the end of it. “I blew that one out myself,” said {H}.'
      ]
    },
    {
      id: 'under-a-glass',
      A: 'partner',
      paragraphs: [
        '“They need a lid,” said {H}. The neighbour stood a large glass upside down over a burning diya. The wind found no way in. The flame stood up straight. Then it got small and blue, like a bead, and went out by itself.',
        'The glass was lifted. “Nobody blew,” said {H}. “A flame has to breathe,” said {A}. “It’s used up all the air in there.” So the flame wanted the wind, and could not bear it.'
      ]
    },
    {
      id: 'the-other-is-the-wind',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Ask the wind what it’s after,” said {A}, and was the wind. {A} came round the corner with both arms out. “Whoo,” said {A}. “What do you do with them all?” asked {H}. “With what?” asked the wind. “With the flames.”',
        'The wind thought about it, and felt in its pockets. It had a feather there, and a bus ticket. “I only wanted to smell the oil,” it said. “Each time I bend down, it’s dark.”'
      ]
    },
    {
      id: 'child-is-a-flame',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was a flame, and stood in a flat basket with both hands over {S}’s head. {A} blew, from three steps away. {S} leaned over, and shook at the top, and came up. “Harder,” said {S}. {A} blew harder. {S} lay down on the floor, and was out.',
        '“Light me again,” said the flame. {A} touched {S}’s nose with one finger. Up went {S}, rather too fast. “You’ve got to crackle a bit first,” said {A}.'
      ]
    },
    {
      id: 'elder-and-forty-diyas',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had forty, all along the roof,” said {S}. “My uncle lit from the left, and my aunt lit from the right. And the wind went with my uncle.” “Did they ever all burn at once?” asked {A}.',
        '“Once,” said {S}, “for as long as it takes to say so. My uncle said so.” {A} waited. “He said it loudly,” said {S}. “He had a big voice, and he was standing very near. That was eleven of them.”'
      ]
    },
    {
      id: 'pet-and-the-draught',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came out to see about all this. {A} kept well away from the flames and sat down by the door. All the hair on {A} pointed to the right. “The wind comes from the left,” said {H}, “and it’s quite strong. You can read it on {A}.”',
        'They read {A} again after a minute. Now there was a parting down the middle. “It’s going round in a circle,” somebody said. Then {A} shook, from front to back, and the weather was gone.'
      ]
    },
    {
      id: 'holes-all-over',
      A: 'partner',
      paragraphs: [
        '{H} was cold from the wind, and stood behind the balcony door. It was a door of wire, all holes, against flies. “It’s nearly still here,” said {H}. {A} held up one hand on each side of it. “Outside it’s a wind,” said {A}. “In here it’s only a breath. It has to come through all those little holes, and it gets tired.” They looked at the last flame, and then at each other. “What have we got with holes in it?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'whatever-has-holes',
      A: 'partner',
      paragraphs: [
        'In the kitchen a great deal had holes. There was a tin colander, a grater, a steamer, and two strainers for tea. The neighbour with the match went along the row once more. Over each diya went something with holes.',
        'The wind came. It pushed at the colander and got in thin, by forty little doors. The flame nodded and stood up again. It had enough to breathe, and not enough to go out.'
      ]
    },
    {
      id: 'where-the-light-came-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Where the wind came in, the light came out. There were dots all over the wall, and on the ceiling, and on {A}. The grater made short ones, like rain. The tea strainers made a fine sort of flour. “You’ve got the colander on your face,” said {H}.',
        '{A} turned slowly to the left. The dots walked over {A}’s nose, and got out at the ear. Then {H} had them. It did not feel of anything. “They weigh less than freckles,” said {A}.'
      ]
    },
    {
      id: 'what-a-flame-eats',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s it eating?” asked {H}. “The oil,” said {A}. “It climbs up inside the wick, all by itself.” The cotton stood with one foot in the oil, and at the top it burned. Indoors {H} dipped one corner of a paper towel in a cup. The water climbed up that too.',
        '“It doesn’t need any stairs,” said {H}. They held the towel there until the water had got up to the picture of a duck. “Now the duck’s got something as well,” said {A}.'
      ]
    },
    {
      id: 'the-wind-tries-again',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The wind went along the row once more. It blew at the steamer, and it was all steps and corners in there. It blew at the grater, and the grater hummed. They had not known that it could. “Which side did it blow on?” asked {A}. “The side for carrots,” said {H}.',
        'The colander had a lower note. When the wind went from one to the other, it was nearly a tune. “It’s stopped being angry,” said {H}. “It’s got something to do now.”'
      ]
    },
    {
      id: 'what-have-they-got-over-there',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On a balcony over the road somebody was lighting diyas as well. They saw one flame, and then two, and then one. “They’ve got our wind,” said {A}. {H} held up a spare tea strainer, as high as it would go, and pointed to the holes.',
        'The people over there bent forward, and talked. They ran in, and came out with something big and round. “That’s for rice,” said {H}. Then there were dots on the wall over there too, and somebody waved with a ladle.'
      ]
    },
    {
      id: 'it-sees-all-nine',
      A: 'partner',
      paragraphs: [
        '“Count them,” said {A}. {H} counted from the left. When {H} got to the ninth, the first was still burning. All nine burned at once, and out of every hole came a spot of light. They lay on the house over the road, hundreds of them, right up to the roof. A window opened there. “Is that you?” called somebody. “Yes,” called {H}. “It’s the colander.” The wind bent down, smelled the oil, and went on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down behind the row, and looked at every flame.',
      '{names} sniffed at the oil from a good way off.',
      { text: '{names} held up one wet finger, to ask the wind.', needs: ['hands'] },
      { text: '{names} rolled some more cotton into wicks.', needs: ['hands'] }
    ],
    way: [
      '{names} sat a good way off, in front of the wind, and it went round.',
      '{names} turned round, and breathed the other way.',
      { text: '{names} counted what was left of the row, and sighed.', needs: ['hands'] },
      { text: '{names} breathed on the glass, and wiped it, and found no hole.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood still, and had dots of light from top to toe.',
      '{names} tried to catch a dot, and it came out on top.',
      { text: '{names} found one more thing with holes, and it was a spoon.', needs: ['hands'] },
      { text: '{names} waved to the house over the road.', needs: ['hands'] }
    ]
  },
  bed: [
    'One by one the diyas had drunk up their oil and gone out, because they had finished. The colander was wiped, and held nothing but holes.',
    '{H} was washed, and smelled a little of oil. Then {H} lay down, and through the curtain came some light from over the road, in dots.'
  ],
  last: [
    'On the ceiling the last dots walked off to the left, and {H} was asleep.',
    'The wind came in as a breath, through a very small gap, and {H} was asleep.'
  ]
})
