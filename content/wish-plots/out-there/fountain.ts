import { wishPlot } from '../wish-plot.ts'

export const fountain = wishPlot({
  id: 'wish-fountain',
  beginsElsewhere: true,
  wishes: ['fountain', 'fountains', 'water fountain', 'water fountains', 'water jets', 'splash pad', 'splashpad', 'splash park', 'fountains in the square', 'fountain in the park', 'dancing fountain', 'running through fountains', 'fountin', 'fountian', 'founten', 'splash pads'],
  answers: ['water', 'square', 'park', 'town', 'jets', 'splash', 'splashing', 'splashed', 'wet', 'dry', 'running', 'through', 'run', 'playing', 'play', 'summer', 'hot', 'holes', 'jumping', 'dancing', 'up', 'ground', 'big'],
  except: ['pen', 'chocolate', 'coin', 'coins', 'penny', 'drinking', 'drink', 'school', 'youth', 'fell', 'broken', 'whale', 'elephant', 'fireworks', 'magic', 'wish', 'wishing', 'money', 'fish', 'bubbler'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  company: ['fountain', 'square'],
  out: true,
  about: 'The hero means to walk through the fountain in the square, get to the other side dry, and bow.',
  titles: ['Nine Holes and a Bow', 'Five Came a Bit Early', '{H} Walks Through the Fountain', 'First It Goes Gulp', 'Dry as Toast'],
  want: [
    {
      id: 'nine-holes',
      A: 'partner',
      paragraphs: [
        'In the square the fountain came straight out of the ground. There were nine holes, and you never knew which would be next. {H} wanted to walk through, from the bakery to the bookshop, and get there dry. Then {H} would bow.',
        '“There’s a rule to it,” said {A}, who had been watching. “It’s one, three, five, and then a rest. Just do as I do.” {A} walked off with a straight back. One went up, on the left. Three went up, on the right. Five was under {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'umbrella',
      A: 'partner',
      paragraphs: [
        '“That five was a bit early,” said {A}, and dripped. {H} tried it at a run. Halfway, something cold shot up one trouser leg and came out at the collar. {H} turned back with a squelch, and dried off on the bakery’s warm wall.',
        'Then {A} took an umbrella, and went slowly. All nine of them came up, from below. Afterwards the umbrella was quite dry on top.'
      ]
    },
    {
      id: 'drawn-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} drew it up with a wet finger on a bench. There was a dot for each hole, with a number beside it. Two came after six. Then it was four, and then four again. “That’s mean,” said {H}. “Nobody expects a second four.”',
        'They filled the whole seat. But the sun was shining on it, and at the back the numbers went already. When they had got to nine, only an eight was left. Then it was just a bench.'
      ]
    },
    {
      id: 'what-they-look-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They weren’t all the same. The one at the front was short, and only ever got up to your knee. The one by the bin was thin, and leaned over. And in the middle stood a big one that went up like a tree. It held still for a moment at the top.',
        'Then it let itself drop, all in one piece. Smack, it went on the stones. “That one’s got no manners,” said {A}, who had met it.'
      ]
    },
    {
      id: 'others-who-try',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A man in a suit came along, and talked to his telephone. He did not know that it was a fountain. He walked right through the middle. On the left and the right it shot up like soldiers. Not a drop touched him. He never even noticed.',
        '“How did he do that?” asked {H}. “He wasn’t thinking of it,” said {A}. {H} tried hard not to think of it. Then {H} was thinking of how that was done. Up the trouser leg it went.'
      ]
    },
    {
      id: 'two-dry-feet',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had taken off both shoes, and they stood on the wall with a sock in each. They looked on. “They’re the only ones of us who are still dry,” said {A}. Just then the thin one leaned over, a good bit further than before.',
        '{H} poured out the left shoe, and then the right. “It can see,” said {H}. {A} moved the socks behind a flower tub. From there you heard a small psst.'
      ]
    },
    {
      id: 'where-does-it-go',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} lay down and looked at where all the water went. It ran along between the stones, and down through a grating, and was gone. “There’s a room under there,” said {A}, “with a pump. It’s always the same water. It goes down, and then it’s sent up again.”',
        '“Like on a slide,” said {H}. They both watched some, which was just running to the grating, and fast. It couldn’t wait. It probably pushed in the queue.'
      ]
    },
    {
      id: 'sitting-on-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} put a foot on a hole, to hold it shut. It was the short one. For a time there was nothing. Then it tickled, and then it pushed. {H} pushed back, with all of one heel. “I’ve got it,” said {H}.',
        'It came out at all sides, between the toes, as flat as a plate. And far away, at the bin, the thin one went up twice as high. “You have,” said {A}, from behind the bin. “But it’s told the others.”'
      ]
    },
    {
      id: 'betting',
      A: 'other',
      spare: 7,
      paragraphs: [
        'They each picked one, to see whose would come first. {A} took the tree in the middle. {H} took the one behind, which nobody had seen do anything all day. There was dust on it, and a leaf.',
        'The tree went up four times. “Yours is closed,” said {A}. {H} bent down, and blew the leaf off. Far down there something was glugging to itself. “It’s not closed,” said {H}. “It’s saving up.”'
      ]
    },
    {
      id: 'dry-off',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The bakery wall was warm, because the oven was behind it. They leaned on it side by side and steamed a little. When they stepped off, there were two wet people on the wall. {A}’s had an umbrella.',
        'They stood and looked on as the two got thinner. The legs went first. The baker came out, with flour on his arms. “Those two have been here since breakfast,” he said, and gave the real ones a roll.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had looked into one of the holes. It was black in there, and it smelled of cellar. There was someone in it. {A} put an ear to it, and then a nose, and stayed like that for a good while.',
        'Then it came. {A} stood two steps further back, with a wet face, as if that had been the plan. After that {A} went round all nine of them in a wide ring, and growled at the drain.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“In our town there was a stone lion,” said {S}. “It spat into a basin. But only when it felt like it. You could stand in front with a jug, and it looked over your head.” “And then?” asked {A}.',
        '“One day the mayor came, with a chain on, to make a speech,” said {S}. “He leaned on its nose.” {S} had to stop and wipe both eyes. “He said thank you. He went on to the end. We all thought that was very grand of him.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} did not want to get across. {S} wanted it. {S} sat down on a hole, and waited with both hands on the knees. “Not yet,” said {S}. “Not yet.” All round it was going up everywhere, only not there. “It’s forgotten me,” said {S}.',
        '{A} said that it was sure to come. {S} got up, to look in. That was just right. “It gave me a kiss!” cried {S}, and sat down for the next.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} held out a finger to the short one, and it went up and touched it. Then it went down. {A} looked at the finger. It was wet at the end. {A} held it out again, and nothing came.',
        '{A} told it what {A} thought. It was quite long, and went up at the end. There was a gulp in the ground, and up it came, right to the finger. It was only a matter of how you asked.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours you hold hands,” said {A}, “and then you all go at once. It can’t get everybody.” That sounded right. They took each other’s hand, and went. It got everybody.',
        '“How many are you, as a rule?” asked {H}. “Eleven,” said {A}, and blew a drop off a nose. “The one in the middle always stays dry.” They counted again. With two there was no middle.'
      ]
    },
    {
      id: 'gulp',
      A: 'partner',
      paragraphs: [
        '{A} sat down by the fountain to wring out a sock, with an ear right over a hole. “Gulp,” it went in there. {A} moved back, and up it shot. {A} moved on to the next one, and waited. “Gulp.” That one came too.',
        '“It swallows first,” said {A}. “Each of them does. You mustn’t look for it. You’ve got to listen.”'
      ]
    }
  ],
  turn: [
    {
      id: 'through',
      A: 'partner',
      paragraphs: [
        '{H} started into the fountain at the bakery, with a head on one side. “Gulp,” it went on the left. {H} took a step to the right, and it rose beside {H} like a tree. “Gulp,” it went in front. {H} waited, and let it go up, and let it come down.',
        'In the square people stopped chewing. An old lady lowered her newspaper. “Gulp,” said something behind. {H} only went on, not fast. Then there was a step, and a door with books behind it. {H} was as dry as toast.'
      ]
    },
    {
      id: 'back-for-a-look',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} set off after {H}, in the same manner, with one ear to the ground. “Gulp,” it went. “That was left,” called {A}, and stepped to the left. It had been the echo from the bank.',
        '“Your ears are full,” called {H}. {A} hopped on one leg and shook {A}’s head, until something warm ran out. After that it was better. {A} got as far as the bin, and there the thin one leaned over. It hadn’t gulped. It had only leaned.'
      ]
    },
    {
      id: 'imitating',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Two big boys wanted to know how it was done. “You’ve got to hear it swallow,” {H} told them. They nodded, and went in. {A} stood at the edge, and took a drink from the bottle. “Gulp,” went {A}.',
        'The boys sprang apart, one into number four, and one into the second four. “That was me,” said {A}. {A} was sorry, and offered them the bottle. They’d had enough.'
      ]
    },
    {
      id: 'the-bow',
      A: 'partner',
      paragraphs: [
        'Everybody clapped. {A} clapped, and the old lady, and the baker with his floury hands. So {H} took one step back, where they could all see, and bowed. It was a low one, with one foot behind, just as {H} had meant to do it.',
        'It was a great deal of clapping. It was so much that you couldn’t hear anything else. Under {H} was the ninth hole, which had not done a thing all day. It gulped.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed by the bakery, and felt the first drops.',
      '{names} looked into a hole, and it was dark.',
      { text: '{names} held the shoes, and would have liked to know which five.', needs: ['hands'] },
      { text: '{names} rolled up two trouser legs, and that was no help.', needs: ['hands'] }
    ],
    way: [
      '{names} shook, and got the bakery wet.',
      '{names} ran through as well, and it was everywhere.',
      { text: '{names} tipped the umbrella over, and nothing ran out.', needs: ['hands'] },
      { text: '{names} spread out a sock on the warm wall, toe up.', needs: ['hands'] }
    ],
    turn: [
      '{names} went quiet, so that it could be heard.',
      '{names} walked round the outside, and was there first.',
      { text: '{names} clapped, a good bit too loudly.', needs: ['hands'] },
      { text: '{names} held out a towel, in case.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home everything was hung up, from the collar to the socks, and it dripped in turns. There was no rule to it.',
    '{H} washed, which hardly needed doing, and lay down between two dry sheets. Somewhere in the pipes it went gulp.'
  ],
  last: [
    'Under the dark square the water lay still in its room, and {H} was asleep.',
    'It went gulp in the pipes, and {H} was as dry as toast, and asleep.'
  ]
})
