import { wishPlot } from '../wish-plot.ts'

export const passover = wishPlot({
  id: 'wish-passover',
  beginsElsewhere: true,
  wishes: ['Passover', 'Pesach', 'seder', 'afikoman', 'afikomen', 'matzah', 'matzo'],
  answers: ['night', 'family', 'dinner', 'feast', 'jewish', 'questions', 'four', 'finding', 'hunt', 'supper', 'grandma', 'grandpa'],
  moods: ['first', 'late', 'proud', 'waiting', 'lost'],
  about: 'At the Passover meal the afikoman has been hidden so well that the one who hid it has forgotten where.',
  titles: ['Nobody Can Go to Bed', 'It Crunches', 'Hidden Very Well', '{H} Leans to the Left', 'The Half That Went Missing'],
  fed: true,
  want: [
    {
      id: 'hidden',
      A: 'partner',
      paragraphs: [
        'It was the first night of Passover, and the meal was nearly over. Only the afikoman was missing. That was half a flat matzah in a napkin. It had been hidden, and until it was found and eaten the evening could not end.',
        '{H} wanted to find it, for there was a prize. On this night everybody leaned to the left, on a cushion, like kings. “Is it hidden well?” asked {H}. “Very well,” said {A}, who had done it.'
      ]
    }
  ],
  way: [
    {
      id: 'forgotten',
      A: 'partner',
      paragraphs: [
        '{H} looked behind the books and under the rug. {H} looked in the piano stool. “Am I warm?” asked {H}. {A} did not answer. {A} had a hand in {A}’s hair. “I don’t know,” said {A}. “I hid it so well that I’ve forgotten where.”',
        'That had never happened at any Passover before. “Then it can’t end,” said {H}. “We’ll be here till next year.” {H} sat down on the cushion to think, and leaned to the left. It was a crunchy sort of cushion.'
      ]
    },
    {
      id: 'go-through-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Go through it again,” said {H}. “What did you do first?” So {A} went out, and came in with an empty napkin and a sly face. {A} tiptoed to the shelf, shook {A}’s head and tiptoed on.',
        '“I thought: not there,” said {A}, “they’ll all look there.” {A} did the same at the curtain and at the clock. It was the longest list of places where it was not.'
      ]
    },
    {
      id: 'too-many-napkins',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Every napkin in the house was white that night, and so {H} went by the napkins. There was one under the bread, and one round the jug, and one on {A}’s knees. {H} lifted them all, one after the other, like somebody looking for a very flat bird.',
        '“You’re sitting on one as well,” said {A}. “That’s my own,” said {H}, “I had it round my neck for the soup.” In the end fourteen of them lay in a heap. Each had a different spot. You could tell from those who had had the horseradish, and how bravely.'
      ]
    },
    {
      id: 'crumbs',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“A matzah can’t go anywhere without crumbs,” said {A}. That was a good thought. They got down on the floor and looked along it.',
        'There were crumbs by the table, of course. There were crumbs by the door, and round every chair, and on {A}’s own knees. “We’ve been eating it for an hour,” said {H}. It was all one great trail, and it led everywhere.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} knew something. {A} sat in front of {H}, and looked past {H}’s elbow, and did not look away again.',
        '“There’s nothing there but my cushion,” said {H}. {A} went on looking. “You want to sit on it? You’ll have to wait. Tonight it’s for kings.” {A} gave a sort of sigh.'
      ]
    },
    {
      id: 'elder-piano',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My grandfather put it inside the piano,” said {S}. “We looked for two hours. Then my aunt sat down and played, and there was one note that went crack.”',
        '“Was it still good?” asked {A}. “It was very small by then. We each had a crumb, and he got the dust.” {S} smiled at somebody who was not there. “He’d always hide it where it would be heard,” said {S}.'
      ]
    },
    {
      id: 'fifth-question',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Earlier in the evening there had been four questions. Why is this night different? Why do we eat it flat, and why bitter, and why do we dip, and why lean?',
        '“Now there’s a fifth one,” said {H}. “Where is it?” {A} looked in the book. There was an answer to each of the four, and they were long. After the fifth there was only a picture of some frogs.'
      ]
    },
    {
      id: 'elijahs-cup',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the middle of the table stood a cup that belonged to nobody there. It was full to the top, for Elijah, who might come in. “Does he ever drink any?” asked {H}. “You can’t see it from above,” said {A}. “You have to go down.”',
        'They put their chins on the cloth, one on each side, with the cup in between. The edge of the juice stood very still. Somebody walked past in the street, and it trembled. “That might have been him,” said {A}. “He’s gone on to the next door first.” They waited there, chin down, in case he turned round.'
      ]
    },
    {
      id: 'prize',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What would the prize be?” asked {A}. {H} had wanted a boat, and then a bigger boat. As it got later, it got smaller again.',
        '“I’d take a pencil,” said {H}, yawning. “I’d take a go at the pillow.” “You could have that now,” said {A}. “No,” said {H}. “First it has to end.”'
      ]
    }
  ],
  turn: [
    {
      id: 'open-door',
      A: 'partner',
      paragraphs: [
        'By now it was so quiet that you could hear the candles. The door stood open, as it does at Passover, in case a guest should come. {H} leaned to the left, and {A} leaned too. Crunch. They both sat up. “Was that you?” asked {A}. “I leaned,” said {H}. “Lean again.” {H} leaned. Crunch.',
        '“My cushion doesn’t say that,” said {A}, and tried it out. That one only went puff. {A} began to go pink, from the ears down. “I thought: where would {H} never look?” said {A} slowly.'
      ]
    },
    {
      id: 'under-me',
      A: 'partner',
      paragraphs: [
        '{H} put one hand under the cushion, and there was the napkin. “I’ve been sitting on it all evening!” said {H}. “I leaned on it for all four questions.” In the napkin lay the afikoman. It had been one half. Now it was thirty or so. “It was a very good place,” said {A}.',
        'They gave out a bit to each, to be eaten slowly. “So what would you like for a prize?” asked {A}. {H} thought of the boat. Then {H} looked at {A}, who was still pink. “Next year I’ll hide it,” said {H}, “and you remember where.”'
      ]
    },
    {
      id: 'kings',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why do kings lean?” asked {H}. “Because they’re not in a hurry,” said {A}. “Nobody can tell them to get up and carry something.” They leaned for a while, and were in no hurry.',
        '“I’m free down one side,” said {H}. “The other one’s gone to sleep.” {A} had just the same. They changed over, though it is only the left that counts.'
      ]
    },
    {
      id: 'song-goat',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Last of all came the song about the kid that was bought for two coins. A cat came in it, and a dog, and a stick, and it grew each time round.',
        '{A} did the stick, and {H} did the kid. It got longer and longer, and {H} got slower. At the water {H} was still there. By the ox, {A} was singing it alone, and rather low.'
      ]
    },
    {
      id: 'over',
      A: 'partner',
      paragraphs: [
        'Now the evening could end, and nobody wanted it to. “I could lean once more,” said {H}. The cushion went puff, the way a cushion does.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned to the left, and then a good deal further.',
      '{names} searched all along the table legs and found somebody’s slipper.',
      { text: '{names} folded a napkin flat, to show what to look for.', needs: ['hands'] },
      { text: '{names} held up four fingers, because four questions had an answer already.', needs: ['hands'] }
    ],
    way: [
      '{names} got looked under, and got put back.',
      '{names} came out from behind the piano stool with nothing but dust.',
      { text: '{names} emptied the drawer with the tablecloths, and found last year’s napkin.', needs: ['hands'] },
      { text: '{names} lifted one plate after another, and each time there was table.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned to the left as well, and nothing crunched.',
      '{names} kept near the open door, in case a guest did come.',
      { text: '{names} pressed one cushion with both hands, and it went puff.', needs: ['hands'] },
      { text: '{names} found a crumb on the cloth and wondered at it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook out the cushions, and folded up the napkin until next year. The door was shut again, and nobody had been kept out.',
    'Washed and dried, {H} lay down, on the left side first, like a king.'
  ],
  last: [
    'Puff, went the pillow, the way a pillow does, and {H} was asleep.',
    'There was nothing hidden under this one. {H} leaned on it, and slept.'
  ]
})
