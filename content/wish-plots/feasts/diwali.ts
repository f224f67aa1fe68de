import { wishPlot } from '../wish-plot.ts'

export const diwali = wishPlot({
  themes: ['diwali'],
  beginsElsewhere: true,
  wishes: ['Diwali', 'Deepavali', 'rangoli walked', 'walked rangoli', 'walks rangoli', 'walk rangoli', 'stepped rangoli', 'steps rangoli', 'stepping rangoli', 'rangoli smudged', 'rangoli spoiled', 'rangoli ruined', 'rangoli messed', 'rangoli feet', 'rangoli footprints', 'ran rangoli', 'rangoli door', 'rangoli', 'diya', 'diyas', 'lit diyas', 'lighting diyas', 'lights diyas', 'divali', 'diwali lamps', 'dhanteras', 'tihar'],
  answers: ['rangoli', 'walked', 'someone', 'somebody', 'stepped', 'feet', 'footprints', 'smudged', 'ruined', 'spoiled', 'colours', 'colors', 'powder', 'pattern', 'door', 'through', 'drew', 'made', 'making', 'all', 'over', 'brother', 'sister', 'guests', 'flower', 'cried', 'sad', 'across', 'dog', 'diya', 'diyas', 'lamp', 'lamps', 'lit', 'lighting', 'oil', 'balcony', 'sweets', 'neighbours', 'mithai', 'dadi', 'nani'],
  moods: ['waiting', 'first', 'proud'],
  about: 'The hero’s rangoli at the door is to stay whole for Diwali, and everybody has to come in over it.',
  titles: ['Mind the Rangoli', 'Everybody Has to Come In', 'Pink Feet', 'The Picture at the Door', '{H} Guards the Door'],
  want: [
    {
      id: 'rangoli',
      A: 'partner',
      paragraphs: [
        'For Diwali there had to be a picture on the floor at the door, made of coloured powder. This year it was {H} who made it. It was a flower with twelve petals, pink and yellow and green, and {H} had not sneezed once.',
        '“It’s the best rangoli this door ever had,” said {A}. “It has to stay like that until the evening,” said {H}. “All of it. Nobody may touch it.” Just then the bell rang.'
      ]
    }
  ],
  way: [
    {
      id: 'sweets',
      A: 'partner',
      paragraphs: [
        'It was somebody with a box of sweets. “Jump!” called {H}. The box of sweets jumped. It came down on the other side, and two petals went along on the shoes.',
        '{H} put them back, with pink out of a paper bag and a very small spoon. The bell rang again. It was a neighbour, and she had big feet and a bad knee.'
      ]
    },
    {
      id: 'sign',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'So {H} sat down beside it as a guard, with a saucepan on for a helmet. “Who goes there?” asked {H}. “Me,” said {A}, from inside. “I only want to get the post.”',
        '“Which way round will you go?” asked {H}. There was no way round. {A} looked at the letters on the other side of the flower. They could wait, {A} thought.'
      ]
    },
    {
      id: 'long-arm',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They fetched the letters with the broom. It went very well until the broom came home. It had a tail of yellow behind it.',
        '“Now it’s a flower with a road,” said {A}. {H} looked at the road for a moment. Then {H} drew a very small car on it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had watched for a long time how everybody was sent round the flower. {A} lay down in the middle of it, where it was quiet.',
        '“Don’t move,” whispered {H}. {A} had not meant to. There they both stayed, and did not breathe. When {A} had gone, there was a hollow in the flower, and on {A} there was a petal.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My mother made one with a thousand dots,” said {S}. “It took her all day. My brothers and I came home from school, and we were very hungry.” “And then?” asked {A}.',
        '“Then it had nine hundred,” said {S}. “She said the other hundred had gone in to eat.” {A} looked down at the flower. It had ten petals and a half.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“They could come in at the window,” said {H}. {A} tried to see if an uncle would fit. {A} was not quite as big as an uncle, and got stuck at the belt.',
        '“Only the thin ones, then,” said {H}, pulling. “And the sweets first.” It was not much of a welcome, they both had to say.'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They asked the next ones to come in on tiptoe. Tiptoes are smaller. But if you stand on tiptoe you wobble, and if you wobble you put down a heel.',
        '“It’s a lovely heel,” said {A}, who had bent down to look. “You can see the sock in it, and how it’s knitted.” {H} had not known that there were so many kinds of feet.'
      ]
    },
    {
      id: 'long-jump',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Some could jump, so {H} drew a line in chalk, to show where from. The first one took a long run, with a tin under each arm. It was a fine jump. All of it cleared the flower, apart from one lace, which was undone and came a little later.',
        '“That’s a green lace now,” said {A}. “It goes with the bag.” {H} smoothed the petal with one finger. On the mat outside, the next three had put down their boxes and were bending their knees. “I’ll open the door wider,” said {A}, “and you’d better move that vase.”'
      ]
    },
    {
      id: 'lamps',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Round the edge there were to be the little lamps, eleven of them, for later. {H} put them in a ring, still dark, and counted. Then there were ten.',
        'They looked under everything. It was in {A}’s sleeve. “I only wanted to see whether it stood straight,” said {A}, “and then I stood up.” So it went back into the ring, and they counted once more, both at the same time. That made twenty-two.'
      ]
    },
    {
      id: 'lid-of-pot',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} thought of a roof. They put the big lid of the rice pot over the middle of the flower. Eight petals stuck out all round. So they fetched the sieve, the lid of the sweet tin, and a tray. Now it was quite safe, and it looked like a kitchen shelf that has come down.',
        'The bell rang. “What’s that?” asked the lady with the sweets. “It’s our rangoli,” said {H}, “underneath.” She bent down to the rice pot with her hands together, and greeted it. It was kind of her. They took the lids off again as soon as she was inside.'
      ]
    },
    {
      id: 'sneeze',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Powder is so fine that it gets up your nose when you look at it closely. {H} felt it coming, a big one. {A} felt it too.',
        'They both ran to the other end of the room and sneezed there, at the wall. “Bless us,” said {A}. The flower had not moved at all. {H} went round it once, quite close, and breathed only outwards.'
      ]
    },
    {
      id: 'whose-idea',
      A: 'partner',
      paragraphs: [
        'All day they came with sweets, and each of them took a bit of the rangoli in. The pink was used up. “Why does it have to be just there?” cried {H}. “At the door, where everybody walks!”',
        '“It’s there to say come in,” said {A}. “On a wall nobody would tread on it. But nobody would come in over it, either.” {H} looked at the flower. It had been saying come in all day long, and {H} had sat beside it and said stop.'
      ]
    }
  ],
  turn: [
    {
      id: 'feet',
      A: 'partner',
      paragraphs: [
        'Then {H} turned round and looked the other way. On the floor, from the door right into the room, there were feet. There were pink ones and yellow ones and half a green one. They all went to the table where the sweets were.',
        '“It isn’t broken,” said {H} slowly. “It’s only gone in.” {H} took off both shoes, and stepped into the very middle of the rangoli, and wriggled ten toes. Then {H} walked in, all the way to the sweets, and looked back. It was the best row of all. “Now you,” said {H} to {A}.'
      ]
    },
    {
      id: 'in-the-evening',
      A: 'partner',
      paragraphs: [
        'In the evening the little lamps were lit at the door, and it was Diwali. Where the flower had been there was a bright patch that said come in. And they came. “Mind the rangoli,” said one, and stopped with one foot up. “No,” said {H}. “Step on it. It’s still got some green.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} held a sneeze in, for the sake of twelve petals.',
      '{names} stopped right at the edge and got one spot of pink.',
      { text: '{names} set out little lamps beside the door, still dark.', needs: ['hands'] },
      { text: '{names} arranged the sweets in a ring, and soon there was a gap in it.', needs: ['hands'] }
    ],
    way: [
      '{names} crossed over as well, and half a petal came too.',
      '{names} sat down in the yellow, only for a moment.',
      { text: '{names} held the box of sweets up high, while somebody else jumped.', needs: ['hands'] },
      { text: '{names} blew a bit of green back to where it belonged.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in by way of the flower and left a row like all the rest.',
      '{names} came out of it pink below and no different above.',
      { text: '{names} took both shoes off and trod a green heel beside the yellow ones.', needs: ['hands'] },
      { text: '{names} set another plate of sweets at the end of the trail.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the sweet boxes. The floor stayed as it was, for one night.',
    'Everybody washed, but not very thoroughly. A bit of yellow stayed between {H}’s toes.'
  ],
  last: [
    'The bright feet all led to the table. Only one pair had gone on to bed, where {H} slept.',
    'By the door a bright patch went on saying come in, until even {H} was asleep.'
  ]
})
