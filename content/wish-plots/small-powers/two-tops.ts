import { wishPlot } from '../wish-plot.ts'

export const twoTops = wishPlot({
  id: 'wish-two-tops',
  beginsElsewhere: true,
  wishes: ['a puddle that had no bottom', 'puddle no bottom', 'puddle without a bottom', 'bottomless puddle', 'bottom of the puddle', 'puddle so deep', 'puddle too deep', 'very deep puddle', 'deepest puddle', 'deepest puddle in the world', 'endless puddle', 'puddle that never ends', 'puddle goes down forever', 'puddle goes on forever', 'puddle other side of the world', 'puddle another world', 'puddle upside down world', 'world under the puddle', 'world in a puddle', 'puddle portal', 'puddle secret door', 'magic puddle', 'magical puddle', 'fishing in a puddle', 'puddle fishing', 'puddle string', 'puddle swallowed', 'dropped marble puddle', 'lost marble puddle', 'something comes out of the puddle', 'things come out of a puddle', 'strange puddle', 'mysterious puddle'],
  answers: ['puddle', 'puddles', 'pond', 'bottom', 'bottomless', 'deep', 'deeper', 'deepest', 'endless', 'never', 'ends', 'end', 'forever', 'goes', 'down', 'up', 'all', 'way', 'through', 'other', 'side', 'world', 'another', 'secret', 'upside', 'under', 'underneath', 'street', 'pavement', 'road', 'outside', 'door', 'house', 'magic', 'magical', 'strange', 'mysterious', 'odd', 'funny', 'rain', 'rained', 'rainy', 'raining', 'after', 'wet', 'water', 'day', 'autumn', 'april', 'monsoon', 'sun', 'dried', 'string', 'rope', 'bucket', 'spoon', 'fork', 'broom', 'fishing', 'fish', 'fished', 'marble', 'marbles', 'blue', 'ball', 'dropped', 'drops', 'lost', 'fell', 'rolled', 'swallowed', 'swallows', 'comes', 'come', 'came', 'out', 'things', 'thing', 'something', 'what', 'found', 'finds', 'find', 'saw', 'sees', 'looks', 'looked', 'girl', 'boy', 'child', 'who', 'that', 'which', 'had', 'has', 'with', 'without', 'no', 'so', 'very', 'too', 'big', 'biggest', 'little', 'small', 'in', 'our', 'the', 'story', 'about', 'lives', 'somebody', 'someone', 'friend'],
  except: ['drown', 'drowned', 'drowning', 'fell in', 'falls in', 'fall in', 'jumped', 'jumps', 'jump', 'jumping', 'splash', 'splashing', 'splashed', 'stepped in', 'flood', 'flooded', 'scared', 'afraid', 'monster', 'crocodile', 'shark', 'died', 'dead', 'hurt', 'hospital', 'ice', 'icy', 'frozen', 'car', 'boot', 'boots', 'welly', 'wellies', 'peppa', 'pig', 'pigs', 'duck', 'ducks', 'frog', 'frogs', 'fish pond', 'wee', 'potty', 'oil', 'ocean', 'sea', 'mud', 'muddy'],
  moods: ['question', 'waiting'],
  isTale: true,
  out: true,
  company: ['puddle', 'marble', 'marbles', 'string', 'broom', 'spoon', 'fork', 'egg box', 'biscuit', 'cake', 'street', 'pavement', 'lamp post', 'door', 'bag', 'bucket', 'bath', 'mitten', 'letter', 'line', 'sun', 'gap', 'bow', 'edge', 'tea towel', 'drops'],
  about: 'A marble goes down in a puddle that has no bottom, and whatever is let down after it is answered with a present, for the puddle has two tops, and below they took the marble for a present too.',
  titles: ['Two Tops', 'The Little Click', '{H} Lets Down a Spoon', 'A Fork with a Bow', 'What Came Up'],
  want: [
    {
      id: 'no-click',
      A: 'partner',
      paragraphs: [
        '{H}’s blue marble rolled into a puddle that had no bottom. It was quite a small puddle, just outside the door. {H} listened for the click, when the marble got there. There was no click.',
        '“Nobody puts a foot in that,” said {A}, and fetched the broom. The stick went in up to the bristles. So they let down a spoon, on all the string in the house. “It’s got no bottom,” said {H}. “Everything’s got a bottom,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-fork',
      A: 'partner',
      paragraphs: [
        'They pulled up the string again. There was no spoon on it. There was a fork, tied on with a bow. “I’m sure I let down a spoon,” said {A}. “I don’t want a fork,” called {H} into the puddle. “I want my marble.”'
      ]
    },
    {
      id: 'a-bath',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried it with a bucket. It was heavy on the way up. It was full of warm water, with foam on top, and there swam a small yellow duck. “That was somebody’s bath,” said {A}. They let it down again as fast as they could, and said sorry into the puddle.',
        'The next time a cake of soap came up. It was new, and it had a ribbon on. “Either they’re not cross,” said {A}, “or they’ve seen our hands.” {H} looked down at them. It might well have been the hands.'
      ]
    },
    {
      id: 'the-letter',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} wrote a letter about the marble, in ink. When they pulled it up, it was clean. Only the puddle was a bit bluer. “They’ve read it,” said {A}, “and they’ve kept the ink.” Then {H} drew a picture, of somebody with an open hand and a sad mouth.',
        'Up came the picture, and somebody new was in it, with a very friendly mouth. One hand was held out, too. But the whole person stood upside down. “They can’t draw feet,” said {H}. “They’ve put them at the top.”'
      ]
    },
    {
      id: 'the-mitten',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had an old mitten with a hole in the thumb. They let it down, to see, and it came up again mended. The hole was closed, with red wool, in very small stitches. It was dry, too, and still a little warm. “Nobody asked for that,” said {A}, and put it on.',
        'After that {A} fetched the bent umbrella, a kite, and a bear with one arm. Two chairs stood ready in the hall. “We’re only here about a marble,” said {H}.'
      ]
    },
    {
      id: 'a-biscuit',
      A: 'partner',
      paragraphs: [
        '“Let’s be nice to them,” said {A}, “whoever they are.” So they let down a biscuit. It went down, and there was a tug. Up came a slice of cake in a tea towel. They sent an apple, and up came a pot of jam. “They’re ever so kind,” said {H}, “and they don’t understand a thing.”'
      ]
    },
    {
      id: 'fished-for',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then something came up all by itself. It was another string, a green one, and nobody up here had let it down. It rose out of the puddle and hung there in the air. On the end of it was a biscuit. It swung to and fro, in front of {A}’s nose.',
        '“Somebody’s fishing,” whispered {H}, “for us.” They kept as still as trout. It was a good biscuit, with a nut on. “Don’t bite,” whispered {H}. “I only wanted a smell,” said {A}.'
      ]
    },
    {
      id: 'mopping-up',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had found a mop. “It’s only a puddle,” said {A}. “I’ll have that up in no time.” {A} mopped, and wrung it out, and mopped. At the twentieth time {A} took off a scarf. The puddle was as full as ever, and rather cleaner.',
        'At the fortieth time {A} had to sit down on the step. Then it bubbled, and a second mop came up, quite a new one. It was drier than {A}’s. “They think I enjoy it,” said {A}.'
      ]
    },
    {
      id: 'pet-looks-in',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} looked in from the edge. Out of the puddle somebody looked up, and it was very like {A}. They put their heads on one side, both of them, at the same moment. Nobody could have said who had begun. They seemed to have known each other for years.',
        'Then {A} looked away, and looked back quite quickly. The other one had not been quick enough, and was still scratching. {A} let it pass. But from then on {A} knew something that nobody else did.'
      ]
    },
    {
      id: 'elder-the-pocket',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had a coat pocket with no bottom,” said {S}. “I put my keys in on a Monday, and there was no jingle.” “Did they come out at your feet?” asked {A}. “They didn’t come out anywhere,” said {S}. “But on the Friday somebody on the bus felt in a pocket, and there they were.”',
        '“And what did you do?” “I felt in mine,” said {S}, “to see if anything had come the other way. There was a boiled egg. They’d been looking for that all week.”'
      ]
    },
    {
      id: 'child-hello',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Hello!” called {S} into the puddle. They all waited. “Hello!” said the puddle after a time. “That’s an echo,” said {A}. “It just says what you say.” {S} thought about that, and called again. “What’s your name?” “You first,” said the puddle.',
        '{S} told it, and it said that it had an aunt who was called the same. “It’s a very slow echo,” said {A}. “It’s had time to think of something.” {S} asked it what was for supper down there. It was soup, and you had to hold the lid on from below.'
      ]
    },
    {
      id: 'no-bottom-at-all',
      A: 'partner',
      paragraphs: [
        'The wind dropped, and the puddle lay as smooth as glass. There was a street in it, upside down. In front of a door stood two people with a broom. “It’s got no bottom,” said {A} slowly. “It’s got two tops.”',
        '{A} pointed at the jam. “What goes down here comes up there,” said {A}. “They think we’re giving them presents.” “Then they think my marble was one,” said {H}, and took out the egg box.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        'The egg box had room for six. There were five marbles in it, and a gap. “Nobody gives you a present with a gap,” said {H}. They let it down in a bag, with the lid wide open. It was quiet for as long as an “Oh” takes. Then there was a tug. Up came the egg box, and in it were six.'
      ]
    },
    {
      id: 'rain-down-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They waved, and the two down there waved as well. A pigeon walked along below, with its feet against the feet of one up here. Then a drop jumped out of the puddle, straight up. Another one got {A} on the chin from underneath. “Is it raining?” asked {A}. “Not here,” said {H}. “There.”',
        'The two below put up an umbrella. From here it looked like a bowl. {A} held another over the puddle, to be of use. The drops drummed on it from inside, and ran back down.'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Are they upside down, or are we?” asked {H}. {A} felt for the ground, and it was under {A}’s feet. But the two in the puddle were stamping as well, to make sure. “One of us is hanging,” said {A}, “and nobody’s hat has fallen off.” All four of them held on to their hats.',
        'Then {H} bent down and looked back through {H}’s own knees. Now the two below stood the right way up, and everything else hung. “That’s better,” said {H}, “but only for them.”'
      ]
    },
    {
      id: 'in-a-spoon',
      A: 'partner',
      paragraphs: [
        'By then the sun was out, and the puddle was no bigger than a saucer. “It’s closing,” said {A}. {H} held the green marble, the second best, over the middle. “This one is a present,” called {H}, and let go.',
        'It went down, and down. The puddle was a button, and then it was dry. And there, a long way under the street, was a little click. Somebody had caught it in a spoon.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the bottom too, from a safe distance.',
      '{names} listened at the edge, and heard nothing at all.',
      { text: '{names} unwound the string, a whole ball of it.', needs: ['hands'] },
      { text: '{names} held the broom by its bristles, in case something pulled.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the string, and jumped at every tug.',
      '{names} kept watch, and saw a ring go over the water.',
      { text: '{names} untied the bow, and kept the ribbon.', needs: ['hands'] },
      { text: '{names} laid everything that came up on the step, to dry.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed to the street below, and somebody bowed back.',
      '{names} counted the marbles twice, to be sure.',
      { text: '{names} rolled the string into a ball again.', needs: ['hands'] },
      { text: '{names} waved with one hand, and they waved with the other.', needs: ['hands'] }
    ]
  },
  bed: [
    'The fork was put in the drawer, with the bow on. The egg box stood by the bed, and the gap in it was a good one.',
    '{H} washed, and looked down through the water in the basin. It had a bottom. Then {H} lay down, the right way up.'
  ],
  last: [
    'Far under the street somebody had a green marble, and {H} was asleep.',
    'Below the bed was the floor, and below that was somebody’s sky, and {H} was asleep.'
  ]
})
