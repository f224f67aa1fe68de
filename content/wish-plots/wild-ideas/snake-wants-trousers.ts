import { wishPlot } from '../wish-plot.ts'

const SNAKES = ['snake', 'snakes', 'python', 'cobra', 'boa', 'serpent']
const WEARS = ['trousers', 'pants', 'jeans', 'shorts', 'leggings', 'wants clothes', 'wear clothes', 'wears clothes', 'gets dressed', 'pair of trousers']

export const snakeWantsTrousers = wishPlot({
  id: 'wish-snake-wants-trousers',
  wishes: [...SNAKES.flatMap((snake) => WEARS.map((wears) => `${snake} ${wears}`)), 'snake tights', 'snake pocket', 'snake dungarees'],
  answers: ['snake', 'snakes', 'python', 'cobra', 'boa', 'serpent', 'trousers', 'pants', 'jeans', 'shorts', 'leggings', 'tights', 'dungarees', 'clothes', 'pair', 'of', 'wear', 'wears', 'wearing', 'wore', 'wanted', 'wants', 'want', 'to', 'gets', 'get', 'got', 'dressed', 'in', 'with', 'a', 'the', 'who', 'that', 'no', 'legs', 'leg', 'has', 'have', 'had', 'but', 'and', 'his', 'her', 'its', 'pocket', 'pockets', 'little', 'green', 'silly', 'funny', 'new', 'find', 'finds', 'looks', 'for', 'fit', 'fall', 'down'],
  except: ['bite', 'bites', 'bit', 'poison', 'toilet', 'wet', 'pooed', 'poo', 'wee', 'bed', 'zoo', 'shop', 'school', 'party', 'shoes', 'hat', 'scarf', 'space', 'garden', 'ladder', 'ladders', 'pyjamas', 'dead', 'died'],
  company: ['snake', 'washing', 'line', 'peg', 'marble', 'egg', 'trousers', 'teddy', 'bump', 'pocket', 'sock', 'socks'],
  isTale: true,
  about: 'A snake wants to wear trousers, for the sake of the pocket; nothing stays up on it, until it has an egg for supper, and has something to hang them on.',
  titles: ['The Snake in Trousers', 'Trousers Hang on Hips', '{H} Dresses a Snake', 'A Pocket for a Marble', 'As Long as the Egg Lasts'],
  want: [
    {
      id: 'on-the-line',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were taking in the washing. Between two socks hung a small green snake, with a peg on it. Snakes are best left alone, but this one spoke. “I’m not washing,” it said. “I only wanted to hang beside some trousers. I’ve always wanted a pair.”',
        '“You’ve got no legs,” said {H}. “It isn’t for the legs,” said the snake. “It’s for the pocket.” It had a blue marble, and had to carry it in a loop of its tail. {H} wanted it to have trousers by bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'down-the-leg',
      A: 'partner',
      paragraphs: [
        '{H} held out a pair from the line. The snake went in at the top, and down one leg, and out at the bottom. The trousers lay where they were. They tried a teddy’s trousers. Those slipped off at the tail, like a ring off a string.'
      ]
    },
    {
      id: 'both-legs',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You have to fill both legs,” said {A}. So the snake went down the left leg and came up again by the right one. Now the trousers were full. A head looked out at the top, and so did a tail. “They fit!” cried the snake.',
        '“Then walk about in them,” said {H}. The head went one way, and the tail went the other. They met behind, and were surprised. “They fit for sitting,” said the snake.'
      ]
    },
    {
      id: 'measured',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} fetched a tape measure, as a tailor does. It was yellow, and it lay down beside the snake. “Good evening,” the snake said to it. The tape did not answer. “It’s shy,” said {H}.',
        '“Round the neck, six,” read {A}. “Round the middle, six. Round the other end, nearly six.” {H} wrote it all down. “And the length of the leg?” They both looked for some time. “Nothing,” wrote {H}, “but it would like a pocket.”'
      ]
    },
    {
      id: 'braces',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Old men hold theirs up with braces,” said {A}, and found a pair, with clips. They fastened them to the trousers, in front and behind. “And what do they go over?” asked the snake. “Over the shoulders,” said {H}.',
        'The snake turned its head and looked for its shoulders. It tried one side, and then the other. {H} helped, and looked behind it. That took quite a long time. “I must have left them somewhere,” it said at last.'
      ]
    },
    {
      id: 'inside-out',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Have you never worn anything?” asked {H}. “Only my skin,” said the snake. “When it’s too small, I take it off all in one, and there’s a new one underneath.” “How do you take it off?” “Inside out,” said the snake, “like a sock. Then I leave it lying there.”',
        '{A} looked at {H}. “On the floor?” asked {A}. “Where else?” asked the snake. {A} nodded. “So there are two of you,” said {A}.'
      ]
    },
    {
      id: 'knees',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Trousers wear out at the knees,” said {A}. “Where are yours?” The snake did not know, so they looked. It bent at the front. It bent in the middle, and it bent at the back. “It’s all knees!” said {H}.',
        '{A} thought of the mending, and sighed. {H} told the snake what one does with knees. You fall on them, and somebody blows. The snake lay down flat, and {H} blew, from one end to the other.'
      ]
    },
    {
      id: 'instead-of-a-belt',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'When {A} bent down for the basket, {A}’s own trousers slid a bit. The belt was in the wash. “Allow me,” said the snake. It slipped through all the loops, once round, and took its tail in its mouth.',
        'They stayed up beautifully. “I’m in trousers!” said the snake. But as it spoke it had to let go of its tail, and down they came. It was a good belt, if you didn’t talk to it.'
      ]
    },
    {
      id: 'other-green-belt',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was very quick, and picked everything off the line. Into the basket went two shirts, three socks and a snake. “Mind that one,” called {H}. “It isn’t ours!” {A} held it up by one end. “I did wonder who had such a long green stocking,” said {A}.',
        '“Good evening,” said the stocking. {A} hung it back very carefully, and straightened it. “It’s not quite dry about the nose,” said {A}. The snake put out its tongue to feel, and had to agree.'
      ]
    },
    {
      id: 'pet-fur-trousers',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The snake looked at {A} from behind. “You’ve got furry ones,” it said. {A} turned round to see. It was true that {A} was wider there. “Do they come off?” asked the snake. {A} had only been able to get off a hair at a time, mostly on the sofa.',
        '“And where’s your pocket?” asked the snake. {A} opened wide and showed it. There was half a biscuit in there, from this morning. “That’s a good deep one,” said the snake.'
      ]
    },
    {
      id: 'same-all-along',
      A: 'partner',
      paragraphs: [
        '“You’re the same all the way along,” said {A}. “Trousers have to hang on something. They hang on your hips.” “What are hips?” asked the snake. {H} showed it. The snake looked itself up and down. It had a neck, and after that nothing happened.'
      ]
    },
    {
      id: 'egg',
      A: 'partner',
      paragraphs: [
        'It was so sad that {A} brought it an egg for supper. The snake opened its mouth, wider than its whole head. In went the egg. “Don’t you chew?” asked {H}. “Snakes swallow things whole,” said the snake. A bump slid along inside it, as round as the egg, and stopped half way. {A} bent down. “Look there,” said {A}. “That’s where you’re not the same.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hips',
      A: 'partner',
      paragraphs: [
        '{H} took the teddy’s trousers. “Tail first,” said {H}, and pulled them up, and up, to the bump. There they stayed! One leg was full of snake. The other hung down beside it, with nobody in it. “That one’s too many,” said the snake. “No,” said {H}, and tied a knot in the end of it. “That’s your pocket.” In went the marble. The snake only patted the pocket with its tail.'
      ]
    },
    {
      id: 'stands-about',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What does one do in trousers?” asked the snake. “You stand about,” said {A}, and showed it how, with both hands in the pockets. The snake stood up as high as it could. It had no hands, so it put in the tip of its tail.',
        'They all three stood about for a while, and looked at the sky. “It’ll be fine tomorrow,” said {A}. “I dare say,” said the snake. It had never dared to say before.'
      ]
    },
    {
      id: 'finds-a-button',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'On the path lay a button. The snake had always gone past buttons. Now it picked this one up, and in it went, clink. After that it found a bottle top, and a feather, and a very good stone. The pocket bulged.',
        '“You needn’t keep everything,” said {A}. {H} and the snake looked at each other. “It’s a very good stone,” said {H}. “We might need it,” said the snake.'
      ]
    },
    {
      id: 'as-long-as-it-lasts',
      A: 'partner',
      paragraphs: [
        'The snake went up and down in front of the socks, rustling a little. “How long will they stay up?” asked {H}. “As long as the egg lasts,” said the snake. “It’s a week, as a rule. Then I have another.” “So they’ll slip off just for washing day,” said {A}. “Then I’ll hang beside them,” said the snake, “until they’re dry.” {H} put a second peg on the line for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} begged the snake’s pardon for the peg.',
      '{names} admired the marble, with one eye shut.',
      { text: '{names} took the peg off the snake, very gently.', needs: ['hands'] },
      { text: '{names} turned out a pocket, to show how it worked.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for hips on the snake as well, and found none.',
      '{names} waited at the bottom of the leg, and saw it come out.',
      { text: '{names} held up a sock, but the snake wouldn’t be seen in that.', needs: ['hands'] },
      { text: '{names} picked up the trousers each time, and shook them out.', needs: ['hands'] }
    ],
    turn: [
      '{names} said that the snake looked taller in trousers.',
      '{names} wished the snake good evening, as one does to somebody in trousers.',
      { text: '{names} tied the knot once more, for a marble is heavy.', needs: ['hands'] },
      { text: '{names} stood about beside the snake, with both hands in the pockets.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing was folded, and all the socks had found each other.',
    '{H} took off {H}’s own trousers, and turned them the right way out. Then {H} washed, and lay down as long as a snake.'
  ],
  last: [
    'The marble was in its pocket, the snake was in its trousers, and {H} was asleep.',
    '{H} lay quite still, the same all the way along, and was asleep.'
  ]
})
