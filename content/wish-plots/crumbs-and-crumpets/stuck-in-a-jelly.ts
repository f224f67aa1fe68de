import { wishPlot } from '../wish-plot.ts'

const JELLY = ['jelly', 'jello', 'jell-o']

export const stuckInAJelly = wishPlot({
  id: 'wish-stuck-in-a-jelly',
  beginsElsewhere: true,
  wishes: ['me and Daddy get stuck in a jelly', ...JELLY.flatMap((jelly) => [`stuck in ${jelly}`, `fell into a giant ${jelly}`, `falls in a big ${jelly}`, `trapped in ${jelly}`, `giant ${jelly}`, `${jelly} as big as a house`, `${jelly} as big as a bus`, `biggest ${jelly} in the world`]), 'giant wobbly jelly', 'jelly as big as our house', 'fall into jelly', 'fell in the jelly', 'sliding into jelly', 'jelly slide', 'slid into jelly', 'world’s biggest jelly', 'eat our way out of a giant jelly', 'huge jelly', 'enormous jelly', 'massive jelly', 'gigantic jelly', 'big wobbly jelly stuck', 'sink into jelly', 'sank in jelly', 'jump into jelly', 'jumped into jelly', 'inside a giant jelly', 'jelly won’t let go', 'pool of jelly', 'stuck in giant jelly at the fair', 'can’t get out of jelly'],
  answers: [...JELLY, 'jellies', 'pudding', 'gelatine', 'custard', 'stuck', 'sticks', 'trapped', 'caught', 'get', 'gets', 'got', 'getting', 'fall', 'falls', 'fell', 'falling', 'sink', 'sinks', 'sank', 'jump', 'jumps', 'jumped', 'swim', 'swimming', 'pool', 'inside', 'into', 'in', 'on', 'out', 'of', 'a', 'an', 'the', 'giant', 'huge', 'big', 'biggest', 'enormous', 'massive', 'gigantic', 'world', 'world’s', 'as', 'bus', 'house', 'wobbly', 'wobble', 'wobbles', 'wobbling', 'wobbled', 'red', 'strawberry', 'raspberry', 'green', 'lime', 'orange', 'purple', 'yellow', 'squishy', 'sticky', 'slippery', 'me', 'and', 'my', 'we', 'us', 'our', 'i', 'daddy', 'dad', 'papa', 'mummy', 'mum', 'mommy', 'mom', 'grandad', 'grandpa', 'granny', 'grandma', 'nana', 'brother', 'sister', 'friend', 'both', 'together', 'can’t', 'cannot', 'couldn’t', 'have', 'to', 'eat', 'eats', 'eating', 'ate', 'way', 'our', 'escape', 'free', 'let', 'go', 'won’t', 'that', 'who', 'is', 'was', 'are', 'were', 'with', 'spoon', 'spoons', 'party', 'fair', 'town', 'square', 'slide', 'slid', 'sliding', 'fruit', 'ice', 'cream', 'plate', 'bowl', 'funny', 'silly', 'laugh', 'story', 'about', 'one', 'day', 'when', 'then', 'swallowed', 'swallows', 'it', 'made', 'what', 'if'],
  except: ['fish', 'jellyfish', 'bean', 'beans', 'baby', 'babies', 'peanut', 'sandwich', 'toast', 'shoes', 'shoe', 'sandals', 'bear', 'bears', 'traffic', 'hospital', 'operation', 'sick', 'ill', 'poorly', 'allergic', 'allergy', 'frog', 'monster', 'alien', 'aliens', 'slime', 'planet', 'knees', 'legs', 'brain', 'sting', 'stung', 'drown', 'drowned', 'died', 'dead', 'choked', 'choke', 'hurt', 'scared', 'afraid', 'black', 'christmas', 'birthday', 'dropped', 'spilt', 'lift', 'loo', 'mud', 'hair', 'floor', 'carpet', 'sofa', 'jumper', 'dress', 'throat', 'teeth', 'mould', 'wellies', 'quicksand', 'chimney', 'bathroom', 'royal', 'petroleum', 'vaseline', 'cat', 'dog', 'dragon', 'dinosaur', 'unicorn', 'car', 'bath'],
  moods: ['first', 'late', 'question'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  company: ['jelly', 'square', 'cook', 'spoons', 'spoon', 'plate', 'town hall', 'slide', 'holes', 'hole', 'custard', 'fair', 'strawberry', 'strawberries', 'grape', 'pigeon', 'knee', 'middle', 'edge', 'people', 'hundred'],
  about: 'Two of the family are stuck in a jelly as big as a bus, and whoever is pulled out pulls the other in, until laughing shows what a jelly does when both push at once; and it keeps their shape.',
  titles: ['Like Two Candles on a Cake', 'Who Would Like a Knee', '{H} and the Jelly as Big as a Bus', 'Left and Right and Schloop', 'You Two, in Custard'],
  want: [
    {
      id: 'like-two-candles',
      A: 'partner',
      paragraphs: [
        '{H} was stuck in a jelly, together with {A}. It was red, and as big as a bus, and stood on the square for the fair. They had come down the long slide, and at the bottom the slide had stopped. They had not. Plup!',
        'Now they stood in it up to the armpits, like two candles on a cake. “Don’t move,” said {A}. “I can’t,” said {H}. At five o’clock the cook would come, with a hundred people and a hundred spoons. {H} wanted to be out before that.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-seesaw',
      A: 'partner',
      paragraphs: [
        '“I’ll pull you out,” said {H}, and pulled. {A} came up as far as the belt. But {H} had gone down as far as the chin. Then {A} pulled {H} up again, and sank. “We’re a seesaw,” said {A}. “One of us is always at the bottom.”',
        'So {H} gave a wriggle to the left, and {A} one to the right. The jelly shivered a bit, and stayed where it was.'
      ]
    },
    {
      id: 'down-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Down there it was all red. {H} could see both shoes, very small, and a strawberry between them as big as a fist. A grape came by, slower than a bus with no driver. “It was at my left knee when we came,” said {A}. “Now it’s at my right.”',
        '“Your lace is undone,” said {H}. They both looked at it. It hung there in the jelly, quite straight, as if it were thinking. {A} was not worried. In there nobody could trip.'
      ]
    },
    {
      id: 'a-pigeon',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A pigeon came down on {A}’s head and folded its wings. It looked out over the square, as pigeons do on statues. “Shoo,” said {A}. The pigeon had never been spoken to by a statue. It leaned forward to see who was in there.',
        '“Don’t nod,” said {H}. “Or we’ll all go up and down.” {A} nodded a little all the same, and the three of them went up and down. The pigeon liked that. It called another one, and that one took {H}.'
      ]
    },
    {
      id: 'an-itch',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H}’s knee itched. It was deep down in a jelly, where no finger could get at it. “Think of something else,” said {A}. {H} thought of something else, and it was the other knee.',
        'So {A} swayed to and fro, as gently as could be, and the jelly rubbed against the knee. “Higher,” said {H}. “A bit to the left. There.” It was done with great care. Nobody had ever been scratched with a whole pudding before.'
      ]
    },
    {
      id: 'taken-for-the-bus',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Somebody with a suitcase came across the square, and took the jelly for the bus. “Does this go to the station?” asked the traveller. “It hasn’t gone anywhere yet,” said {A}.',
        '“Is there a seat?” asked the traveller. “No,” said {H}. “You have to stand, up to here.” The traveller looked at where up to here was. Then the traveller said that a walk was healthy, and went by the jelly in a wide curve.'
      ]
    },
    {
      id: 'a-dent-each',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“We could eat our way out,” said {H}, and started with what was just in front. It was very good. {A} did the same on the other side. After a while each of them had made a dent, the size of a soup plate.',
        '“How much is still to come?” asked {H}, and breathed out. {A} looked to the front and to the back. “A bus,” said {A}, “except for the horn.” They were both full. And now they fitted even tighter than before.'
      ]
    },
    {
      id: 'other-with-a-teaspoon',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came running with the only spoon to be had, and it was a teaspoon. “I’ll get you out,” called {A}, and started at the edge. {A} ate very neatly, and made a path with straight walls. It was the beginning of a fine tunnel.',
        '“How far are you?” called {H}. “I can see a grape,” called {A}. At that rate {A} would be there on Thursday. Then it was quiet for a time. “Is anything wrong?” called {H}. “No,” said {A}, rather faint. “I’m having a sit-down in here.”'
      ]
    },
    {
      id: 'pet-meets-the-jelly',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came up to the foot of the jelly and touched it with {A}’s nose. The jelly touched back. {A} had not expected that. {A} waited a moment and tried once more, and so did the jelly, in just the same place.',
        'It was somebody, then, and somebody with manners. {A} settled down in front of it. Whenever those two up there wriggled, the jelly bowed. {A} had never been bowed to so often, and stayed.'
      ]
    },
    {
      id: 'elder-armchair',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was stuck once,” said {S}, “in my uncle’s armchair. It was so deep that you saw only knees.” “How did you get out?” asked {A}. “I didn’t,” said {S}. “They brought me my supper, and said how nicely I was sitting.”',
        '“And then?” “Then my cousin sat down on me, and never noticed,” said {S}. “So they had to pull out two.” {S} said that it had been a lovely chair. And not once in all that time had anybody come at it with a spoon.'
      ]
    },
    {
      id: 'child-sticks-a-finger-in',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be stuck as well, and put one finger in at the side. “I’m stuck,” said {S}, very pleased. “Are you sure?” asked {A}. {S} pulled, and it came out. Plup. {S} put it back in at once.',
        'In, said {S}, and plup. In, and plup. It was the best noise on the whole square. “Can’t you do that too?” {S} asked {A}. “I’m doing it,” said {A}. “I’m only at the in.”'
      ]
    },
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        'A grape had stuck to {A}’s nose, and {H} had to laugh. Then {A} laughed as well, and they could not stop. The jelly rocked like a boat. For a moment {H}’s left foot came loose, schloop.',
        '“Laugh again,” said {H}. “It’s not the laughing,” said {A}. “It’s that we both went the same way. Before, you went left when I went right. It’s like a swing. You have to push the way it’s going.”'
      ]
    }
  ],
  turn: [
    {
      id: 'left-and-right',
      A: 'partner',
      paragraphs: [
        '“Left,” said {H}, and they leaned left together. “And right.” Each time the jelly went a bit further. The town hall went up, and the town hall came down. “And left!”',
        'At the ninth go the jelly bowed right over, to the edge of its plate. Schloop! Out they slid, and across the square on their bottoms, as far as two shoes. In the shoes stood the cook.'
      ]
    },
    {
      id: 'what-else-came-out',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Other things had come loose as well. Plup! A strawberry sailed over the fountain. Plup, plup, plup! Three grapes flew past the clock, in a row. “Who’s throwing fruit?” asked somebody, and put up an umbrella. Then that somebody turned it over, and caught four.',
        'A slice of peach came down on {A}’s shoulder and stayed there, like a parrot. {A} did not notice until people began to smile. “It’s mine,” said {A}, and fed it a grape.'
      ]
    },
    {
      id: 'out-of-the-pocket',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Everything was still there, only slippery. {A} turned out one pocket, and it was full of jelly to the corners. The jelly came out whole, and had the shape of a pocket. In the middle hung a bus ticket, like a fly in glass.',
        '{H} had two like that, and a hood. They set them all out on the wall, from large to small, and gave each a push. The pockets went wubble-wubble. The hood was deeper, and took its time.'
      ]
    },
    {
      id: 'two-in-custard',
      A: 'partner',
      paragraphs: [
        'The jelly stood up straight again. In it were two holes, with two tummies, four legs and all the knees. “That’s us,” said {H}. “That’s you two, empty,” said the cook, “and I’ve got custard.” In it went, right up to the top.',
        'So at five o’clock {H} and {A} stood in the jelly once more, all in yellow. The hundred people clapped. “Who would like a knee?” called the cook. {H} took {H}’s own left foot. “How do I taste?” asked {H}. “Of vanilla,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked once round the jelly, and looked in from each side.',
      '{names} stood close by, but not too close.',
      { text: '{names} held on to the plate, so that it did not go anywhere.', needs: ['hands'] },
      { text: '{names} waved up, and got a wave from two elbows.', needs: ['hands'] }
    ],
    way: [
      '{names} licked the bottom of the jelly, and could say that it was raspberry.',
      '{names} looked up at two chins, and one of them was always lower.',
      { text: '{names} went to find a ladle, and found a bell.', needs: ['hands'] },
      { text: '{names} kept an eye on the clock, and covered it with one hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped aside in time, as those two came by.',
      '{names} went left and right as well, to help.',
      { text: '{names} wiped off the worst of it with a paper napkin, which stayed on.', needs: ['hands'] },
      { text: '{names} held the jug for the cook, with both hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the square there was only a big plate now, and a hundred spoons. At home even the socks were raspberry.',
    '{H} washed from the armpits down, and lay on the mattress, and leaned a bit to the left. There was a dip there already, just the shape of {H}.'
  ],
  last: [
    'It fitted all round, knees and all, and {H} was asleep.',
    'Left, and right, and left, went the day, a bit less each time, and {H} was asleep.'
  ]
})
