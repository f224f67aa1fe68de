import { wishPlot } from '../wish-plot.ts'

export const chickenPox = wishPlot({
  id: 'wish-chicken-pox',
  wishes: ['chicken pox', 'chickenpox', 'chickenpocks', 'chicken pocks', 'chicken spots', 'varicella'],
  answers: ['spots', 'spotty', 'itchy', 'itching', 'itches', 'scratching', 'scratch', 'school', 'nursery', 'home', 'poorly', 'ill', 'all', 'over', 'has', 'got', 'everywhere', 'both', 'cream', 'party', 'missing', 'sore', 'is', 'caught'],
  except: ['jollof', 'fried', 'roast', 'curry', 'braai', 'suya'],
  moods: ['first', 'afraid'],
  about: 'The hero has chicken pox, and makes the spots stand in a queue.',
  titles: ['Next, Please', 'Where the Chicken Was', 'Thirty-One, All at Once', '{H} Does Not Scratch', 'Number One Has Got a Lid On'],
  want: [
    {
      id: 'thirty-one',
      A: 'partner',
      paragraphs: [
        '{H} had chicken pox. The doctor had counted thirty-one spots. They all itched at once, and {H} must not scratch a single one.',
        '“Where does the chicken come in?” asked {H}. “It doesn’t,” said {A}. “It’s only called that.” {H} looked under both arms all the same. A feather would have been a help.'
      ]
    }
  ],
  way: [
    {
      id: 'socks-on-hands',
      A: 'partner',
      paragraphs: [
        '{H} sat on both hands. Then the spot on the nose began. So {A} pulled two thick socks over {H}’s hands, and now the hands could do nothing. But the back of the chair could scratch. {H} leaned on it, and went a little up and down. “That’s scratching,” said {A}. “It’s the chair,” said {H}.',
        '{A} put a big pillow in between. That was no good for scratching.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you sure there are thirty-one?” asked {A}. They counted again, from the top. Behind one ear sat two that had not been there at breakfast. On one knee there was one that turned out to be jam.',
        '“So it’s thirty-two,” said {A}. “Some are still coming, and some are going already.” “Like at a station,” said {H}. There was one between two toes. It could have sat anywhere, and it had chosen that.'
      ]
    },
    {
      id: 'like-doorbells',
      A: 'partner',
      paragraphs: [
        '“They’re like people ringing at the door,” said {A}. “If you go, they’re pleased, and ring again. If nobody comes, they stop after a while. Only you’ve got thirty-one doors, and they’re all ringing.”',
        '“Then they’ve got to queue,” said {H}, “like at the doctor’s.” {H} pulled off the socks, and pointed. “You behind the knee, you’re number one. Everybody else has to wait!” {A} wrung out a cold cloth and laid it on number one, and they counted slowly to twenty. “It’s gone quiet,” said {H}. “Next, please!”'
      ]
    },
    {
      id: 'pushing-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Number nine pushed in. It sat on the neck, and it itched when it was only the turn of number five. “I can’t hear you,” {H} told it. “You’ll be called.”',
        'It got louder. {H} sang over it, and {A} dabbed number five as quickly as could be. Six, seven and eight said that they did not mind. “Now, then,” said {H}. “What’s the matter?” With the cloth on it, number nine had hardly anything to say.'
      ]
    },
    {
      id: 'pet-visit',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came close and looked at the spots, first the ones on the arm. “You can’t catch it,” said {H}. “It’s only for people.”',
        '{A} had no plan to. But {A} stayed near, and looked at each of them in turn, like somebody reading. At number fourteen {A} stopped for a long time. “Yes,” said {H}. “That’s the worst on this side.”'
      ]
    },
    {
      id: 'elder-had-it',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve had it too,” said {S}. “We all had it at once, and were put into one big bed, five heads and ten feet.” “Didn’t you scratch?” asked {A}.',
        '“Not our own spots,” said {S}. “But nobody had said a word about each other’s.” {S} looked at the ceiling. “I’ve still got a mark, look. That was my cousin Ned, and he was only trying to help.”'
      ]
    },
    {
      id: 'paint',
      A: 'other',
      spare: 5,
      paragraphs: [
        'There was white stuff in a bottle that you put on with a bit of cotton. Each of the spots got a dab. “Like a cake with icing,” said {A}. “Like a wall before it’s finished,” said {H}.',
        'When it was dry it pulled a little and was cool. {H} looked into the mirror, and there was a giraffe with white spots. “Hello,” said {H}. The giraffe had a very kind face.'
      ]
    },
    {
      id: 'something-else',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What do you want most?” asked {A}, between number twelve and number thirteen. “Not to think about it,” said {H}. That is hard, because then you think about it.',
        'So they thought of something that was harder still. They had to say every animal that has no legs. “Fish, snake, worm,” said {A}. “Snail,” said {H}. But perhaps a snail has one. They went on about the snail right up to number eighteen.'
      ]
    },
    {
      id: 'oats',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For the itching {A} ran a bath with oats in. They were in a sock, and when you squeezed it, the water went like milk. {H} sat in there up to {H}’s neck. “I’m breakfast,” said {H}. “You’ve got berries in,” said {A}.',
        'Twenty of the spots were under water, and kept quiet. The others looked over the edge. {H} went down a bit more, so that they got their turn. In the end there was only one left up there. It was on the nose, and had to go last.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-worst',
      A: 'partner',
      paragraphs: [
        'Number thirty was the worst. It sat in the middle of {H}’s back, and the cloth only made it angry. {H} held on to the chair. “Scratch something!” said {H}. “Anything!”',
        '{A} scratched the table. “Further up,” said {H}. “To the left. Harder!” {A} scratched the table as hard as {A} could. “Aaah,” said {H}, and let go of the chair. Neither of them knew how that worked, but number thirty was quiet.'
      ]
    },
    {
      id: 'table-spots',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The table was very useful after that. {H} showed {A} where things were on it. The near end was the head, and the salt stood on the left shoulder. “A bit below the butter,” said {H}.',
        'The lamp stood on one elbow. For the toes {A} had to go right round to the other end. “You’ve got very long legs, for a table,” said {A}. “I’ve always had them,” said {H}. “Now between the toes, please.”'
      ]
    },
    {
      id: 'a-lid',
      A: 'partner',
      paragraphs: [
        'After thirty-one it was number one’s turn again. {H} held the cloth ready and called it. Nothing rang. {A} bent down with the lamp. Behind the knee sat a tiny brown crust. “It’s got a lid on,” said {A}. “That one’s finished. The doctor said, when they’ve all got lids you’re better.”',
        'Then {A} looked at {H}’s elbow, and did not say anything, and pointed. A white feather was sticking to number six, curly and very small. It must have come out of the pillow. “There!” said {H}, and sat quite still, so as not to lose it. “There’s the chicken.”'
      ]
    },
    {
      id: 'last-in-line',
      A: 'other',
      spare: 8,
      paragraphs: [
        'For fun {A} joined the end of the queue. “And what’s the matter with you?” asked {H}. “I don’t itch anywhere,” said {A}. “I just like being called.”',
        '{H} held the cloth to {A}’s forehead, and counted to twenty as for everybody. It was cool, and it dripped a bit. “Next, please,” said {H}. {A} went round to the end, and queued again.'
      ]
    },
    {
      id: 'names-for-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Where the spots were close together, they made a picture. On the arm there was a saucepan, as in the sky at night. On the tummy there was a kite with a tail.',
        '“You’ll never have that again,” said {A}. “You only get it once.” So they looked at the saucepan for a bit longer, before it got lids.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for a chicken as well, under the sofa.',
      '{names} scratched at once, and then looked sorry.',
      { text: '{names} counted the spots along one arm, and stopped at the cuff.', needs: ['hands'] },
      { text: '{names} clucked, very softly, and then looked round for it too.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled on the rug, to and fro, and called it stretching.',
      '{names} moved back a bit from the chair that scratched.',
      { text: '{names} pulled a sock over each hand as well, to keep {H} company.', needs: ['hands'] },
      { text: '{names} ran a basin of cold water, to have it ready.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the queue at the far end, without a spot.',
      '{names} sighed too, once number thirty was quiet.',
      { text: '{names} scratched a shelf, to find out if it helped as well.', needs: ['hands'] },
      { text: '{names} rinsed the cloth, and wrung it until it squeaked.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the cloth over the edge of the basin, where it could be reached in the night. The socks went back to being socks.',
    'Then {H} was washed, in dabs, and lay down on the pillow. It was cool on both sides, and it had one feather fewer.'
  ],
  last: [
    'One after another the spots stopped ringing. {H} was asleep, and nobody came to the door.',
    'The feather lay where it could be found, the queue had gone home, and {H} slept.'
  ]
})
