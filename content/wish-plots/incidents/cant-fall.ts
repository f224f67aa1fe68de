import { wishPlot } from '../wish-plot.ts'

export const cantFall = wishPlot({
  id: 'wish-incident-dropped',
  tellsAny: 'dropped',
  fed: true,
  company: ['table', 'tablecloth', 'spoon', 'cloth', 'peas', 'cup', 'bowl', 'bread', 'floor', 'cupboard', 'cushion', 'plate'],
  about:
    'Something to eat or drink has gone where it should not, and after that everything else falls down too, until the hero lays the supper on the floor, where nothing can fall any further.',
  titles: ['What’s on the Floor Can’t Fall', 'Ninety Peas', 'Nothing Else Today, Said {H}', 'A Day for Falling Down', '{H} Lays the Floor'],
  want: [
    {
      id: 'the-last-thing',
      A: 'partner',
      paragraphs: [
        '{dropped.began}. “{dropped.well},” said {A}. What could be wiped was wiped, and what could be eaten was eaten.',
        '“Nothing else goes wrong today,” said {H} in the kitchen, before supper. “Nothing at all,” said {A}, and hung up the cloth. The cloth slid off its hook. It took a spoon with it, and the spoon took a lid.'
      ]
    }
  ],
  way: [
    {
      id: 'the-peas',
      A: 'partner',
      paragraphs: [
        'So they did everything slowly. {H} carried the bread to the table with both arms round it, as if it were asleep. {A} came behind on tiptoe with a bowl of peas. {A} looked so hard at the peas that {A} walked into a chair.',
        'Pitter patter, went the peas. They hopped over the floor in all directions. “How many are there?” asked {H}. “There were ninety,” said {A}. “I’ve still got four.”'
      ]
    },
    {
      id: 'on-the-head',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to balance,” said {A}, and laid a wooden spoon across {A}’s head. It stayed there for three whole steps. {H} tried it with a tea towel. That stayed up well, but {H} could not see a thing.',
        'They met by the cupboard. The spoon went one way, and the towel went the other way. “It was going well until the cupboard came,” said {A}. “It always stands there,” said {H}.'
      ]
    },
    {
      id: 'what-next',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked round the kitchen, to see what would be next. The clock looked as if it held on well. The teapot stood a bit near the edge. {A} moved it back with one finger, and then took the finger away very slowly.',
        'Nothing happened. Then, behind them, an onion rolled off the shelf, all by itself. Nobody had even looked at it. “That’s why,” said {H}.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We ought to write down what’s fallen,” said {A}. {H} said it, and {A} wrote. {dropped}. One cloth. One spoon. One lid. It was quite a long list, and {H} wanted to know what came after the lid.',
        '“The pencil,” said {A}, for it had just rolled off the table. They could hear it go under the fridge. So nobody could write down the pencil, and the list was nearly complete.'
      ]
    },
    {
      id: 'butter-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} buttered a slice of bread, and held it with both hands. “Which side does it land on?” asked {H}. “Always on the butter,” said {A}. {H} thought about that. “Then I’ll butter both sides,” said {H}. “Then it can’t make up its mind.”',
        'It stayed up, as it happened. It only stuck to {H}’s hand. {H} waved, and the bread waved as well.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} put the big spoons into one pocket, where they were safe. The small ones went into the other. With each step {A} rang like a small tram. “Next stop, table,” said {H}.',
        '{A} sat down, and got up again at once. “Spoons don’t bend,” said {A}. So the spoons were carried by hand after all, one by one, with a bow for each.'
      ]
    },
    {
      id: 'elder-jelly',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once carried a jelly to a wedding,” said {S}. “It was as high as a hat. It shook at every step, so I shook the other way, to make it even.” “Did it stay up?” asked {A}.',
        '“Right up to the door,” said {S}. “Then somebody shook my hand.” {S} showed how the jelly had gone. It had been slow, and rather graceful. The bride had clapped.'
      ]
    },
    {
      id: 'child-catches',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} went about with a cushion now, ready to catch whatever fell. “Don’t touch anything,” said {S}. “Just let it come.” {A} stood still and watched the shelf. The shelf did nothing.',
        '{S} waited for a long time with bent knees. Then {S} had to scratch, and let go of the cushion for a moment. It was the cushion that fell. {A} caught it.'
      ]
    },
    {
      id: 'pet-helps',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Of all of them, {A} was having the best day. First {A} looked at {H}’s hands. Then {A} looked at the floor under {H}’s hands, and waited there, in exactly the right spot.',
        '“You might look a bit sorry,” said {H}. {A} did try. But both eyes went back to the edge of the table. Half a crust lay there, and was thinking about it.'
      ]
    },
    {
      id: 'baby-lets-go',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} had a spoon and held it out over the edge. {A} looked at {H}, and let go. Clink. {H} picked it up, and gave it back. {A} held it out again. Clink.',
        'After the ninth time {H} saw what it was. {A} did not drop the spoon. {A} was just making sure. It had gone down each time so far, but you can never know.'
      ]
    },
    {
      id: 'the-middle',
      A: 'partner',
      paragraphs: [
        '“We’ll put it all right in the middle,” said {H}, “as far from the edge as it goes.” They pushed the bread, the plates and the cups together. But now nobody could reach it. {H} leaned over, and a bit more, and held on to the tablecloth.',
        'The tablecloth came, and everything came along with it. It slid over the edge, quite slowly, and sat down on the floor. {A} was under the table by then, picking up peas. “Look at that,” called {A}. “The peas lie quite still down here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-further',
      A: 'partner',
      paragraphs: [
        '{H} crept under the table too, and poked a pea. It rolled a little and lay still. “It can’t fall any further,” said {H}. “There’s nothing under it.” {H} looked at the bread. The bread lay still as well. “What’s on the floor can’t fall,” said {H}. “We’ll have supper down here!”',
        'They spread the tablecloth on the floor, and laid it with plates and cups. {A} brought cushions, one for everybody. {A} held up a spoon, as high as a thumb, and let go. Tick. That was all. “It only lay down,” said {A}.'
      ]
    },
    {
      id: 'from-below',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From down there the kitchen was a different one. The chairs had feet like goats. Under the table there was an old sticker, with half a star on it. “I put that there,” said {H}. “When I was little.”',
        '{A} found a bit of string and a raisin. The raisin was from some other day. “That’s where it went,” said {A}. It got a place at the edge of the cloth, as a guest.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} did not know what to do with so many knees. First they were in the butter, and then they were under {A}’s chin. “You have to fold them,” said {H}, and showed how. {A} folded one. The other one came undone.',
        'In the end {A} lay on one side, like a king in a picture. {H} passed the cheese. After that nobody wanted to sit any more, and they all ate leaning on one elbow.'
      ]
    },
    {
      id: 'pea-hunt',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The peas were still all round them. {H} only had to reach out and pick one. There was one by the cupboard, and one on {A}’s sock. They gave them a good rinse in a cup, and counted. There were eighty-nine.',
        '“One’s missing,” said {A}. {H} lifted up one foot and then the other. It was under {H}, and it was very flat. “It was there first,” said {H}.'
      ]
    },
    {
      id: 'first-one-down',
      A: 'partner',
      paragraphs: [
        'They ate bread and cheese. A cup fell over, but not far. {H} lay back on a cushion and thought about {dropped}. “So {dropped.it} {dropped.was} right,” said {H}. “{dropped.it} just went down first. The rest of us took until supper.”',
        '{H} passed the bread along the floor with one push. It went all the way to {A}, and stopped just there. Nobody had to get up for anything.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the lid roll away, and kept quiet.',
      '{names} jumped a little at the lid.',
      { text: '{names} picked up the lid and put it back.', needs: ['hands'] },
      { text: '{names} fetched a second cloth, to be safe.', needs: ['hands'] }
    ],
    way: [
      '{names} followed a pea as far as the door.',
      '{names} watched the edge of the table.',
      { text: '{names} caught a rolling apple with both hands.', needs: ['hands'] },
      { text: '{names} held the door open, and held on to it.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down beside the tablecloth at once.',
      '{names} settled in the middle of the cushions.',
      { text: '{names} pushed the cups across the floor.', needs: ['hands'] },
      { text: '{names} dealt out the plates like cards.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates went up into the sink, one by one, and stayed there. The tablecloth was shaken out, and the chairs came back to their places.',
    '{H} washed, and lay down in bed. The cushion slid off on to the floor, and {H} let it lie. It could not fall any further now.'
  ],
  last: [
    'Only the night fell now, quite softly, and {H} was asleep.',
    'There was one more that fell that day, and it was {H}, who fell asleep.'
  ]
})
