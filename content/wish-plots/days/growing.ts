import { wishPlot } from '../wish-plot.ts'

export const growing = wishPlot({
  id: 'wish-growing',
  wishes: ['growing', 'growing up', 'growing taller', 'being small', 'being the smallest', 'smallest in class', 'smallest', 'height chart', 'how tall', 'taller', 'wants to be big', 'wants to be bigger', 'getting big', 'getting bigger', 'outgrown', 'measuring', 'small big', 'small slide', 'small ride', 'small rollercoaster', 'wants to be taller', 'not tall enough', 'not big enough', 'being short'],
  except: ['sunflower', 'sunflowers', 'tomato', 'tomatoes', 'beans', 'bean', 'plant', 'plants', 'seed', 'seeds', 'vegetables', 'cress', 'beard', 'pumpkin', 'pumpkins', 'strawberries', 'carrots', 'tree', 'flowers', 'food', 'salad', 'pains', 'teeth', 'tooth', 'match', 'hurling', 'team', 'football', 'rugby'],
  answers: ['class', 'school', 'bigger', 'big', 'tall', 'slide', 'ride', 'rollercoaster', 'for', 'the', 'still', 'everyone', 'everybody', 'else', 'friends', 'why', 'not', 'enough', 'clothes', 'trousers', 'shoes', 'wall', 'door', 'youngest', 'being', 'ever', 'when', 'she', 'he', 'his', 'her', 'than', 'little'],
  moods: ['change', 'waiting', 'learning', 'losing', 'proud'],
  about: 'The hero has not grown at all, by the line on the door frame, and everything else has got smaller.',
  titles: ['The Line With Boots On', 'Everything Has Shrunk', 'How Tall Is {H}', 'Two Fingers Over', 'The Door Had Not Shrunk'],
  want: [
    {
      id: 'same-line',
      A: 'partner',
      paragraphs: [
        'On the frame of the kitchen door there was a pencil line. It showed how tall {H} had been on the day of the first snow. {H} had been too small for quite long enough, and wanted to be over that line tonight.',
        '{H} stood very straight. {A} laid a book on {H}’s head and drew. Then they both looked. The new line had gone exactly on top of the old one. “You’re as tall as you were,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'like-beans',
      A: 'partner',
      paragraphs: [
        '{H} set about growing at once. {H} hung from the edge of the table, to get longer, and drank two glasses of water. Then {H} stood in the washing-up bowl with both feet. “What’s that for?” asked {A}. “Beans do it,” said {H}.',
        'They measured again. “Well?” asked {H}. “Your feet are wet,” said {A}. The line had not moved.'
      ]
    },
    {
      id: 'hair-counts',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Does hair count?” asked {H}, and pulled it up. “No,” said {A}. “Or you’d be shorter every time you had a haircut.”',
        '“And if I think of something high up?” {H} shut both eyes and thought of a crane. {A} looked closely at the line. “It might have been a breath,” said {A}. “But then you breathed out.”'
      ]
    },
    {
      id: 'foot-on-arm',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Your foot’s just as long as your arm,” said {A}, “from there to there.” {A} showed it, from the elbow to the wrist. {H} did not believe that, took off a shoe, and held one foot against one arm. It took some doing. In the end {H} was lying on one side, all in a ring.',
        'But it was true. “So which one grows first?” asked {H} from the floor. {A} could not say. {A} was still trying to get a heel as far as the elbow.'
      ]
    },
    {
      id: 'what-for',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What do you need it for?” asked {A}. {H} had a list. There was the tap. There was the big slide, and the top shelf where things were put that were not for {H}.',
        '“I could get you those,” said {A}. “That isn’t the same,” said {H}. “You’d choose.” That was true. {A} looked at the top shelf and had a think about it.'
      ]
    },
    {
      id: 'the-pencil',
      A: 'partner',
      paragraphs: [
        'Then the pencil rolled under the stove. {A} lay down and pushed an arm in after it, and stuck at the elbow. “You try,” said {A}. “You’re narrower.” {H} reached in, right up to the shoulder, and came out with the pencil and a walnut.',
        '{A} was not looking at the pencil. “What’s happened to your sleeve?” asked {A}. “It used to go down to your hand.” It ended a long way up {H}’s arm. “It’s shrunk,” said {H}. “My trousers have too. And my shoes pinch. Everything’s shrunk.” “Everything but the door,” said {A} slowly.'
      ]
    },
    {
      id: 'pet-measured',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was measured too, to be fair. It was not easy to say where to put the book. {A} was one size when {A} lay down, and another when there was something to eat.',
        '“You’ve stopped growing,” said {H}. “Did you notice, when it was over?” {A} did not remember it. They put a small line quite low down, and {A} looked at it.'
      ]
    },
    {
      id: 'elder-shrinks',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’m getting smaller,” said {S}. “A bit every year. I used to have to bend down for that hook.” “Where does it go?” asked {A}.',
        '“I thought for a long time that I’d lost it,” said {S}. “But look.” {S} held a hand flat on top of {A}’s head. “There it is. Somebody’s been picking it up behind me.”'
      ]
    },
    {
      id: 'at-night',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When does it happen?” asked {H}. “Mostly at night,” said {A}, “when you’re lying down. Your bones get a bit longer, so it’s easier if you’re not standing on them.”',
        '{H} lay down on the kitchen floor and waited. “Does it make a noise?” They both listened. There was a very small creak. It was the chair.'
      ]
    },
    {
      id: 'without-the-cushion',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} sat down at the table without the cushion, as the big ones do. The table came up to {H}’s chin. “What can you see?” asked {A}. “The butter,” said {H}. “It’s looking at me.” So {A} knelt down, to have a look too.',
        'From there a cup was as big as a bucket. The bread stood behind it like a hill. “I’d forgotten about that,” said {A}, and stayed down a bit longer. {H} got the cushion. One of them had to be able to reach the bread.'
      ]
    },
    {
      id: 'good-for',
      A: 'same',
      spare: 6,
      paragraphs: [
        'While they were at it they looked what else was only for narrow arms. Behind the cupboard there was a spoon. Under the fridge there were a red button, a grape, and something that had been one.',
        '“When I’m big,” said {H}, “who’ll get those?” {A} lay flat, with one eye at the crack. “You’d better have them all out before,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'boots',
      A: 'partner',
      paragraphs: [
        '{H} sat down in front of the line and thought. The sleeve said that {H} had grown, and the door said not. One of them was wrong. “When did we draw the line?” said {H}. “On the day of the snow. We’d just come in.” Then {H} jumped up. “I had my boots on!”',
        '{H} fetched the boots and got into them. They were tight now, too. Then {H} stood against the door, and {A} laid on the book and drew. The new line was over the old one, by two whole fingers.'
      ]
    },
    {
      id: 'with-hats',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After that they measured everything with its boots on. The chair in boots was as tall as {H} without. A spoon in a boot was not much, but it looked as if it was going somewhere.',
        '{A} in {A}’s biggest shoes, on a cushion, was nearly up to the lamp. “But that’s not you,” said {H}. “No,” said {A} from up there. “It’s nice for a visit, though.”'
      ]
    },
    {
      id: 'jumper',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The jumper really was too small. {H} could not get out of it, and {A} had to pull. First the chin came out, and then both ears, with a pop. “Who’s going to have it now?” asked {A}.',
        'They held the jumper up against the door, a long way under the old line. “Somebody down there,” said {H}. The jumper went over the back of a chair, with its arms hanging. It looked smaller than ever.'
      ]
    },
    {
      id: 'true-line',
      A: 'partner',
      paragraphs: [
        '“So it was the line that was wrong,” said {A}, “and not you.” {A} took the rubber. “Leave it there,” said {H}. “It can’t help the boots.” {H} drew two small boots on the old line, so that everybody would know.',
        '“And who’s too small now?” asked {A}. {H} pulled at the sleeve. “The jumper,” said {H}.'
      ]
    },
    {
      id: 'next-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“When do we do it again?” asked {H}. “At the first snow,” said {A}. {H} looked up the frame of the door. There was a great deal of it, and it was all empty.',
        '{H} made a tiny dot, as high as an arm would go. “What’s that?” asked {A}. “That’s for later,” said {H}, “so that it knows somebody’s coming.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood up against the cupboard, and left a smear.',
      '{names} stretched out along the floor, and got longer that way.',
      { text: '{names} sharpened the pencil, which made it shorter.', needs: ['hands'] },
      { text: '{names} patted the top of the book, to be quite fair.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well back from the washing-up bowl, on account of splashes.',
      '{names} stretched as far as a nose would go, and then sat down again.',
      { text: '{names} brought a towel for the bean feet.', needs: ['hands'] },
      { text: '{names} measured a chair leg, to see if that had grown.', needs: ['hands'] }
    ],
    turn: [
      '{names} put one foot into the other boot, and it came out of the top.',
      '{names} sat up very straight, and won a finger’s breadth that way.',
      { text: '{names} knocked the old snow out of the boots, and it was sand.', needs: ['hands'] },
      { text: '{names} blew the pencil dust off the frame of the door.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the boots by the door, and the pencil where it could not roll. Then {H} emptied the bowl.',
    'Washed and dried, {H} lay down, quite flat, with both legs straight. The legs might as well get on with growing.'
  ],
  last: [
    'It was dark and quite quiet on the door frame, and {H} slept as long as could be.',
    'The jumper was too small for anybody, and {H} was asleep, and growing out of the next one.'
  ]
})
