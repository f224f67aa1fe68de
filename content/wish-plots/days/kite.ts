import { wishPlot } from '../wish-plot.ts'

export const kite = wishPlot({
  id: 'wish-kite',
  beginsElsewhere: true,
  wishes: ['kite', 'kites', 'flying a kite', 'fly a kite', 'flew a kite', 'kite flying', 'kite festival', 'pipa string', 'flying pipa', 'kite string tangled', 'kite strings tangled', 'flying pipa string'],
  answers: ['flying', 'fly', 'wind', 'string', 'sky', 'red', 'high', 'festival', 'beach', 'hill', 'learning', 'windy', 'first'],
  except: ['away', 'blew', 'blown', 'flown', 'snapped', 'broke', 'let', 'gone', 'surfing', 'sankranti', 'sankranthi', 'makar', 'uttarayan', 'bird', 'stuck', 'tree', 'lost', 'broken', 'fight'],
  moods: ['first', 'learning'],
  out: true,
  about: 'The kite wants to go up and the hero runs to help it; but the harder they run, the sooner it is down, and only the string lets it fly.',
  titles: ['It Only Flies If You Hold It', 'The Other End of the String', '{H} and the Pulling Thing', 'With Your Back to the Wind', 'All the String There Is'],
  want: [
    {
      id: 'on-the-hill',
      A: 'partner',
      paragraphs: [
        '{H} and {A} carried the kite up the hill. It was red, with a long tail of rags, and it had never flown. There was a good wind up there. {H} wanted to see the kite go right up, as high as it could.',
        '{A} held it, and {H} had the reel with the string. “Now,” said {H}, and ran down the hill as fast as could be.'
      ]
    }
  ],
  way: [
    {
      id: 'ran-with-it',
      A: 'partner',
      paragraphs: [
        'Behind {H} something bumped. It was the kite, on its nose. It hopped along through the grass like a dog that wants to be carried. {A} set it up again. {H} ran faster. The kite jumped as high as a table, and turned round, and dived.',
        '“It doesn’t want to,” said {H}, out of breath. They ran four times. Each time they ended up at the bottom of the hill, all three.'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it need a tail for?” asked {H}. “So that it knows which way is down,” said {A}. “Without one it spins.” They pulled half a thistle out of the rags. The rags had been a striped shirt once.',
        '{A} knew the shirt again by a button. “I was at a wedding in that,” said {A}, and tied the knot tighter.'
      ]
    },
    {
      id: 'old-kites',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“They’ve been doing this for more than two thousand years,” said {A}, while they climbed up again. “The first ones were in China. They were made of silk, and some could whistle.” {H} looked at the kite. “This one’s got a button,” said {H}.',
        '“I expect they ran down the wrong side too, at first,” said {A}. “And then one day somebody was too tired.”'
      ]
    },
    {
      id: 'wet-finger',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To find out about the wind {A} wet one finger and held it up. One side of it got cold. {H} licked all ten. “It’s coming from my left hand,” said {H}, “and going to my right.”',
        'They turned round, slowly, until it was cold in front. Then they turned round once more, until it was cold behind. It felt like somebody who wants to get past.'
      ]
    },
    {
      id: 'hat-goes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The wind took {A}’s hat. It flew over the top of the hill, and very well. They ran after it, and {H} sat on it. “That flies better than the kite,” said {H}, “and it hasn’t even got a string.”',
        '“It went with the wind,” said {A}, and knocked out the dent. “So it only went down. It would have ended up in the pond.”'
      ]
    },
    {
      id: 'other-flyer',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had a turn at running, and ran very well, with both knees. But the string had got round one ankle. So the kite stayed where it was, and {A} came back in a bend, closer and closer.',
        '“That’s one way of doing it,” said {H}. {A} had to be unwound like a bobbin. “It wanted to go up,” said {A}, “but it went up my leg.”'
      ]
    },
    {
      id: 'birds-do',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They lay down for a bit and looked up. There was a bird, and it hung in the air in one place and did not even flap. “How does it do that?” asked {H}. “It’s looking into the wind,” said {A}. “So the wind has to go under it.”',
        '{H} stretched out both arms in the grass, and looked into the wind. The wind got in under the jumper, and {H} got rounder, but no higher.'
      ]
    },
    {
      id: 'elder-newspaper',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Ours were made of newspaper,” said {S}, “and flour and water. It was Monday’s news, and we flew it on Saturday.” “Could you read it?” asked {A}.',
        '“Not from below,” said {S}. “But a neighbour three streets off said that he could. He shouted up the price of potatoes.” {S} laid one hand on the reel, only to feel it.'
      ]
    },
    {
      id: 'small-flyer',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had a kite of {S}’s own. It was a leaf on a thread, and it flew as high as {S}’s shoes. “Up, up, up,” said {S}, and ran round and round with it.',
        '{A} got dizzy just from looking. But that leaf never once touched the ground.'
      ]
    },
    {
      id: 'pet-helps',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had an eye on the tail. It moved like something that ought to be caught. Whenever it lay in the grass, {A} was there in good time.',
        '“Leave it, please,” said {H}. {A} left it, and went and lay down just where the tail was going to be next.'
      ]
    },
    {
      id: 'ready-for-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Before the next try {A} had a word with the kite. “Nobody’s cross with you,” said {A}. “But you do have to look up.” {H} held up the kite’s nose, to show it where the sky was. The kite rattled a bit in the wind.',
        '“It’s nodding,” said {H}. They gave it a moment to get used to the idea. There were clouds up there, all going the same way, and none of them was running.'
      ]
    },
    {
      id: 'wrong-way',
      A: 'partner',
      paragraphs: [
        '{A} sat down in the grass. “Which way does the wind blow?” asked {A}. {H} pointed down the hill. “And which way do we run?” {H} pointed down the hill. “So we’re running along with it,” said {A}. “The wind goes as fast as we do. There’s none left for the kite. It’s got to lean against the wind, and somebody has to hold it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'stand-still',
      A: 'partner',
      paragraphs: [
        'So {H} stood at the top, back to the wind, and did not run at all. {A} walked down the hill with the kite and held it up high. “Now,” said {H}, and only pulled in a bit of string. Now the wind blew against the kite. It went up off {A}’s hands, as if in a lift.'
      ]
    },
    {
      id: 'a-bow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At first it made bows, to the left and to the right, like somebody on a stage. “Give it some string when it pulls,” called {A}. “And take a bit back when it goes slack.” {H} gave and took.',
        'It was rather like talking. The kite pulled, and {H} answered, and the kite went a little higher.'
      ]
    },
    {
      id: 'holding-hands',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Feel that,” said {H}. {A} laid a finger on the string. It hummed. The hum came all the way down from the kite, and through the finger, and into the elbow.',
        '“It’s like holding hands with something big,” said {H}. “What’s it saying?” asked {A}. {H} listened with {H}’s wrist. “More string,” said {H}.'
      ]
    },
    {
      id: 'post',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They sent it some post. {A} tore a hole in the bag from the buns, and put it on the string. The wind pushed it up and up. At last the bag was a white dot under the red one.',
        '“What did you write?” asked {A}. “Nothing,” said {H}. “It smells of bun. It’ll know that it’s from us.”'
      ]
    },
    {
      id: 'let-go',
      A: 'partner',
      paragraphs: [
        'Soon the kite was as small as a stamp, and there was no more string. It pulled and pulled. “It wants to go higher,” said {H}. “Perhaps I ought to let go.” But first {H} tried it just a little, and let the string hang loose. At once the kite stopped, and swayed, and began to fall like a leaf. {H} held tight again. It went back up to where it had been.',
        '“It only flies because I hold it!” said {H}. And {H} held it until the sun was on the edge of the hill. Then they let the kite down, very slowly, and {H} caught it before it touched the grass.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after the tail of rags, all the way down.',
      '{names} leaned into the wind, and did not fall over.',
      { text: '{names} wetted a finger, and held it up to see.', needs: ['hands'] },
      { text: '{names} tied one more rag on, a striped one.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled down the hill after the kite, and came up again on foot.',
      '{names} ran with the kite, and got to the bottom first.',
      { text: '{names} brushed the grass off the kite’s nose.', needs: ['hands'] },
      { text: '{names} shook a bit of earth out of one shoe at the bottom.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced about underneath the kite, looking up.',
      '{names} galloped after the kite’s shadow, all over the hill.',
      { text: '{names} pushed a hat down hard, so that only one thing flew.', needs: ['hands'] },
      { text: '{names} waved at the kite with both arms, in case it could see.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kite hung on its nail at home, with its tail tidied. All the string was on the reel, and still a bit cold from up there.',
    'When {H} had washed and lain down, one hand could still feel the string. {H} gave a bit, and took a bit. It pulled more and more softly.'
  ],
  last: [
    'The wind leaned on the window, and {H} let out the string, and was asleep.',
    'Up there it was quite still, and somebody held the other end, and {H} was asleep.'
  ]
})
