import { wishPlot } from '../wish-plot.ts'

export const vesak = wishPlot({
  id: 'wish-vesak',
  beginsElsewhere: true,
  wishes: ['vesak', 'wesak', 'vesak day', 'wesak day', 'vesak lantern', 'vesak lanterns', 'vesak kudu', 'vesak koodu', 'buddha purnima', 'buddhas birthday', 'buddha day', 'dansal', 'dansala', 'poson'],
  answers: ['day', 'lantern', 'lanterns', 'festival', 'festivals', 'celebrating', 'celebrate', 'celebration', 'full', 'moon', 'buddha', 'birthday', 'making', 'made', 'paper', 'light', 'lights', 'temple', 'flowers', 'white', 'first', 'happy', 'family', 'kindness', 'kind', 'visit'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  fed: true,
  company: ['lantern', 'moon', 'paper'],
  about: 'The hero’s Vesak lantern of sticks lies down again and again, and what holds it up in the end is the thinnest thing there is.',
  titles: ['The Lantern That Lay Down', 'Thin as Anything', '{H} Makes It Stand', 'Eight Sides and a Moon', 'Dum, Said the Paper'],
  want: [
    {
      id: 'lay-down',
      A: 'partner',
      paragraphs: [
        'For Vesak there had to be a lantern in the window, with eight sides and long paper tails. The whole street was to see it when the full moon came up. {H} had tied it together out of thin sticks, all alone. {H} let go. The lantern bent its knees, and lay down.',
        '“It’s tired,” said {A}. “It isn’t,” said {H}. “It’s got to stand first, and after that comes the paper.”'
      ]
    }
  ],
  way: [
    {
      id: 'more-sticks',
      A: 'partner',
      paragraphs: [
        '{H} tied on another stick. The lantern got up like a cow, back end first, and fell over to the left. {H} put three sticks on the left. It fell over to the right.',
        '“Hold it up,” said {H}. {A} held it with both hands. “I can’t stand in the window all night,” said {A}, “and there’s the paper to do.” The paper was so thin that you could see {A} through it, all in red. “That’s no help,” said {H}.'
      ]
    },
    {
      id: 'paste',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The paste was flour and water, stirred until there wasn’t a lump in it. {A} found one all the same, and it was a good one. {H} tried the paste on two fingers. They stuck together, and could no longer be told apart.',
        '“Now I’ve got nine,” said {H}. {A} shook hands with {H} to comfort the fingers. After that the two of them had to walk to the tap side by side.'
      ]
    },
    {
      id: 'through-red',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They held the thin paper up to their eyes. Through the red sheet it was evening. Through the yellow it was lunch. {H} took the blue one, and {A} sat at the bottom of the sea.',
        '“Wave,” said {H}. {A} waved quite slowly, because of the water. Then {A} looked back through the orange. “You’re done,” said {A}. “You can come out of the oven.”'
      ]
    },
    {
      id: 'dansal',
      A: 'other',
      spare: 3,
      paragraphs: [
        'At Vesak people with flags stop everybody who comes by, and give them something to drink. It costs nothing. {H} stood by the bookcase with a jug and a sock on a stick. {A} came along. “Stop!” cried {H}. “You must be thirsty.”',
        '“Not very,” said {A}. It made no difference. {A} drank up, and went round the table, and there stood {H} again with the sock. By the fourth time {A} walked like a watering can.'
      ]
    },
    {
      id: 'in-white',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For Vesak they had both put on white, from top to toe. {A} carried the soup in, and looked at nothing else. {H} carried the spoons, which were less of a danger. They ate with their chins out over the bowls, like two herons.',
        'Not one drop fell. “We’ve done it,” said {A}, and leaned back. On {A}’s sleeve there was a bit of paste with a blue corner in it. It had been there since the morning.'
      ]
    },
    {
      id: 'beetle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On Vesak you’re kind to everything that lives, and most of all to whoever is lost. There was a beetle in the middle of the table. {H} put a glass over it, and {A} pushed a card under it.',
        'They carried it to the window. It sat on the sill, and thought for a bit. Then it turned round and walked in again. “It’s seen the lantern,” said {A}. “It wants to stay for that.”'
      ]
    },
    {
      id: 'flowers-in-a-bowl',
      A: 'other',
      spare: 6,
      paragraphs: [
        'White flowers floated in a bowl, in a ring. You take them without smelling them first, for they’re a present. {A} held one out at the end of an arm, and breathed in the other direction.',
        '{H} did the same. But the smell came round by itself. “I’m not smelling it,” said {H}. “It’s smelling me.” They laid them down one next to another, and each had its face up.'
      ]
    },
    {
      id: 'cards',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then there were the Vesak cards, with a lotus on each. A lotus stands in the mud with both feet, and comes out on top quite clean. {H} painted the mud first, as it was the easiest part. It turned out very good mud.',
        '“And the lotus?” asked {A}. There was hardly any room for it. So it became a bud, right at the top. “It’s on its way,” said {H}.'
      ]
    },
    {
      id: 'tails',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The lantern was to have four long paper tails, to say something in the wind. {H} and {A} held them up and blew. Whish, it went. They waved them a bit. Whish-whish.',
        '“What does it say?” asked {A}. “It says it’s hungry,” said {H}, who was. They gave it a biscuit each, and it was quiet for as long as that took.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had watched how something with eight sides got up, and lay down, and got up. {A} knew that. It was how you find the right place.',
        'When it lay down for the sixth time, {A} lay down as well. “Not you,” said {H}. But {A} had understood it quite well, and could not see what there was to mend.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We made ours by the dozen,” said {S}, “and hung them in the mango tree. One year it rained in the middle of Vesak. All the colours ran down, and in the morning seventeen bundles of sticks hung there.” “And the tree?” asked {A}.',
        '“The tree was pink,” said {S}. “People came from the next village to look at it. We said that we’d meant it.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a lantern as well. It was a paper bag, and {S} carried it about with the hole downwards. “Where’s the light in it?” asked {A}. {S} looked in from below, very close.',
        '“It’s got me,” said {S}, out of the bag. And it did look brighter. {A} let {S} walk in front down the hall, where it was dark.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was allowed to have a piece of the thin paper, the orange one. It rustled in one fist. {A} opened {A}’s fist to see who it was, and it grew, and was orange.',
        '{A} shut it in again, and it was quiet. So it went on, open and shut. “{A}’s made one,” said {H}. “And it stands up.”'
      ]
    },
    {
      id: 'one-red-side',
      A: 'partner',
      paragraphs: [
        'A sheet of red had slid down on the lantern, where there was paste, and had dried there. “Push it,” said {A}. {H} pushed. Seven sides wobbled. The red one did not move at all.',
        '“That’s only paper,” said {H}. “It pulls at all four corners at once,” said {A}. “No stick can do that.” {H} flicked a fingernail against it. “Dum,” said the paper.'
      ]
    }
  ],
  turn: [
    {
      id: 'stands',
      A: 'partner',
      paragraphs: [
        '{H} took off all the sticks that had been put on to help. Then {H} laid on blue and yellow, white and orange, and {A} smoothed it with a thumb. They waited while it dried, and heard it grow tight. At the eighth side {H} let go.',
        'It stood. “It’s the thinnest thing in the house,” said {H}, “and it’s holding up the sticks!” {A} put the little lamp in at the top. Then there was blue on {H}’s shirt, and yellow on the ceiling.'
      ]
    },
    {
      id: 'whose-colour',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The lantern turned on its thread, and the colours went round the room. {A} was blue, and then orange. {H} stood still and was allowed to be red twice.',
        '“Now my soup would be green,” said {A}. “There isn’t a green one,” said {H}. But where the blue met the yellow there was a bit of green, no bigger than a bean.'
      ]
    },
    {
      id: 'small-ones',
      A: 'partner',
      paragraphs: [
        'They hung it in the window with its tails down. “It’s rather alone there,” said {H}. The sticks that had been no help were enough for three small ones. They hung round the big one like ducklings, and had eight sides each, more or less.',
        'Then the moon of Vesak came up over the roofs. It was round and white, and shone right through them. {A} tapped softly against the glass in front of it. “Dum,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down too, to be on a level with the lantern.',
      '{names} sniffed at the paste and pulled a face.',
      { text: '{names} stroked a crease out of the yellow paper.', needs: ['hands'] },
      { text: '{names} held two sticks crossed, until the knot was done.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way on the left, and then on the right.',
      '{names} chased a paper tail that was not on anything yet.',
      { text: '{names} looked at the world through blue paper, and then orange.', needs: ['hands'] },
      { text: '{names} held a finger under the third stick, for what it was worth.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned slowly blue, all down one side.',
      '{names} drew in close, where it was warm and yellow.',
      { text: '{names} tapped the white side, and it said dum a little higher.', needs: ['hands'] },
      { text: '{names} combed out the paper tails with spread fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the last bits of paper in a box. The big light was switched off.',
    '{H} washed ten fingers, and all ten came apart. From the bed you could see four lanterns, and a moon behind.'
  ],
  last: [
    'The lanterns stood and did not lie down, and {H} lay down, and was asleep.',
    'In the window hung the thinnest thing in the house, with the moon in it, and {H} slept.'
  ]
})
