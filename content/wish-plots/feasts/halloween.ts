import { wishPlot } from '../wish-plot.ts'

export const halloween = wishPlot({
  themes: ['halloween'],
  beginsElsewhere: true,
  wishes: ['Halloween', 'trick treat', 'trick treating', 'trick or treating', 'trick or treat', 'trick-or-treating', 'trick-or-treat', 'trick or treaters', 'trick treaters', 'trickortreating', 'going guising', 'guising', 'carved pumpkin', 'carving pumpkin', 'carve pumpkin', 'pumpkin carving', 'went trick treating', 'made pumpkin lantern'],
  moods: ['waiting', 'first', 'afraid'],
  answers: ['hallowe’en', 'trick', 'treat', 'treating', 'sweets', 'candy', 'doors', 'door', 'street', 'neighbours', 'night', 'ghost', 'costume', 'costumes', 'pumpkin', 'bucket', 'cousins', 'friends', 'together', 'knocking', 'going', 'went', 'first', 'dressed', 'carved', 'carving', 'pumpkins', 'face', 'lantern', 'brother', 'sister', 'daddy'],
  about: 'The hero wants to be a ghost whom nobody knows, and when all of them are ghosts there is one too many.',
  titles: ['One Ghost Too Many', 'Good Evening, {H}', 'Whose Feet Are Those', 'The Polite One', 'Everybody Was a Ghost'],
  want: [
    {
      id: 'sheet',
      A: 'partner',
      paragraphs: [
        'For Halloween {H} was a ghost. {H} had a whole sheet on, down to the floor, with two holes to look out of. Nobody in the world could know who that was.',
        '“Good evening, {H},” said {A}. {H} stood still under the sheet. “How do you know?” asked the ghost. “It could be anybody.” “It’s your feet,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'shoes',
      A: 'partner',
      paragraphs: [
        'So the ghost went away and came back in {A}’s big slippers. It came slowly, because otherwise it stepped out of them. “Still {H},” said {A}. “You walk like you. You go up a bit on every step.”',
        'The third time the ghost slid along the wall and said “Hoo.” {A} hardly looked up. “It’s your hoo,” said {A}. “You do it when the soup’s hot.” There was too much of {H} under that sheet.'
      ]
    },
    {
      id: 'pumpkin',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'On the table stood the pumpkin with its new face. It had three teeth and looked pleased with all of them.',
        '“It has it easy,” said {H}. “Nobody says good evening to it.” “I do,” said {A}. “Good evening, pumpkin.” The pumpkin went on looking pleased. That was the way to do it.'
      ]
    },
    {
      id: 'lamp-ghost',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{H} tried to be a ghost that was really a lamp. It stood in the corner and did not move, with a hat on top.',
        'After a minute {A} came past and hung a coat on it. After five minutes the lamp said that it was getting hot. “I’ve never had such a helpful lamp,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At least {A} would not know, {H} thought, and stood in front of {A}, white all over. {A} looked up, right into the holes. Then {A} came and sat down on the edge of the sheet.',
        'That was no way to treat a ghost. Only one person’s feet were ever sat on like that, and now everybody knew again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was a ghost once,” said {S}, “in a good tablecloth. I stood on the landing, and my father came and said good evening, Madam, and bowed.” “Did he know?” asked {A}.',
        '“I never asked,” said {S}. “He called me Madam for a whole week. I’ve always hoped he didn’t.”'
      ]
    },
    {
      id: 'voice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You need another voice,” said {A}. “A ghost’s voice comes from further down.” {H} fetched one from the knees. It made the sheet shake.',
        '{A} fetched one from the knees as well. They talked like that for a time, about the weather, two very old ghosts in a draught. Then both of them had to cough.'
      ]
    },
    {
      id: 'two-in-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried it with two. {A} got in under the sheet as well and stood behind, and now the ghost had four feet. “Whose are they?” asked the front half. “Nobody’s ever seen a ghost like that,” said the back half, “so they can’t know it.” They walked up and down. It was a wide ghost, and it trod on itself.',
        'In the dark glass of the door a ghost came to meet them. “There’s somebody,” whispered {H}. “And what a broad one,” whispered {A}. “Which end of it is in front?” They each took one hole and looked out, to see. The other ghost had two eyes, and they did not match.'
      ]
    },
    {
      id: 'too-long',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A sheet has one fault, and that is its edge. {H} trod on it in front, and the holes slid down to where the mouth was. Now the ghost could not see, but it could eat.',
        '{A} put a raisin in at the hole. It went in. “Another,” said the ghost. It had stopped being frightening, but it had never been so well fed.'
      ]
    },
    {
      id: 'door',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The bell rang, and a witch and a very small bat stood at the door. “Trick or treat,” they said. {H} held out the bowl from under the sheet.',
        '“Thank you, {H},” said the bat, who came up to {H}’s elbow. {H} shut the door. “Even the bat,” said {H}. “You say you’re welcome like you,” said {A}.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the dark window there was a ghost, quite a good one, and nobody knew who that was. {H} waved at it.',
        'Then a second one looked over its shoulder, with a spoon in its hand. {H} jumped a foot in the air. “It’s only me,” said {A}. “Did I look like somebody?” “For a moment,” said {H}. “It was very good.”'
      ]
    },
    {
      id: 'cloak-of-dark',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s because you’re white,” said {A}. “If you’re white in the dark, you get looked at.” So {H} went as a black ghost, under the dark blanket off the sofa. It stood by the wall, and there really was nobody there. {A} came past twice and said nothing at all.',
        '“Did you know me?” asked the wall at last. {A} spilt a whole cup of nuts. “I didn’t know that there was anyone to know,” said {A}. {H} thought about that under the blanket. It was better than being known, but it was rather dull. After a time you did not even frighten yourself.'
      ]
    },
    {
      id: 'all-white',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor, in a heap of sheet. “They know me because I’m the only ghost,” said {H}. “If everybody’s a person and one’s a ghost, then it’s me.” Then {A} went and opened the cupboard, where there were more sheets.'
      ]
    }
  ],
  turn: [
    {
      id: 'count',
      A: 'partner',
      paragraphs: [
        'A little later they were all ghosts. {H} put out the lamp, and only the pumpkin glowed on the table. They slid about and bumped into each other, and begged each other’s pardon. Nobody knew who anybody was. It was just as {H} had wanted it.',
        '“Stand in a row,” called {H}. “I’ll say good evening to you all.” And {H} went along the row and counted, and counted again. There was one ghost too many.',
        'Nobody said a word. They all looked at each other through the holes. “Who’s not one of us?” asked {H}. “Me,” said the smallest one at the end. “I was passing. I’ve never seen so many. Is that wrong?” It was very polite, and it had no feet at all.'
      ]
    },
    {
      id: 'sweet',
      A: 'partner',
      paragraphs: [
        '{H} held out the bowl with the sweets. The small ghost took one, the green kind that nobody likes, and said that it was delicious. “Good evening,” said {H}. “I don’t know who you are.” “No,” said the ghost, and shone a little brighter. “Isn’t it nice?”',
        'When {A} turned up the lamp again, they all took off their sheets and counted those. It was the right number. But there was one sweet less in the bowl, and it was a green one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked the ghost up and down, and knew those feet too.',
      '{names} sniffed at the hem, and that settled who it was.',
      { text: '{names} polished the pumpkin with a bit of the sheet.', needs: ['hands'] },
      { text: '{names} shook hands with the ghost through the sheet, and knew the hand.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the way of the slippers, and the ghost stepped out of one.',
      '{names} went hoo too, more or less, by the pumpkin.',
      { text: '{names} called the ghost by three wrong names, to be kind.', needs: ['hands'] },
      { text: '{names} slid along the wall behind the ghost, and bumped into it.', needs: ['hands'] }
    ],
    turn: [
      '{names} bumped into a ghost and begged nobody’s pardon.',
      '{names} came out from under the wrong end of a sheet.',
      { text: '{names} counted as well, and got the same, which was one too many.', needs: ['hands'] },
      { text: '{names} straightened the row of sheets, including the one without feet.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded the sheets, corner on corner, and put them back in the cupboard.',
    'They washed, and lay down under other sheets, with their faces outside.'
  ],
  last: [
    'You could tell by the breathing who was under this sheet. It was {H}, asleep.',
    'Somewhere a very polite ghost sucked a green sweet, quite softly, so that {H} slept on.'
  ]
})
