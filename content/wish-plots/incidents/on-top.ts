import { wishPlot } from '../wish-plot.ts'

export const onTop = wishPlot({
  id: 'wish-incident-gathered',
  tellsAny: 'gathered',
  out: true,
  company: ['ladder', 'lady', 'man', 'boy', 'girl', 'granny', 'handkerchief', 'bow', 'scooter', 'dog', 'pram', 'path'],
  about: 'One wants people to see the good ones, the hero wants them to see the odd one; but nobody stops for what everybody knows, and so the odd one goes in front.',
  titles: ['Nice Bow', 'What People Stopped For', '{H} Moves It to the Front', 'Nine People in a Ring', 'Nobody Stopped for {gathered.usual}'],
  want: [
    {
      id: 'held-up',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were out {gathered.doing}, and {A} carried {gathered.pot}. “Look!” shouted {H}, and held up {gathered.a}. {A} looked. And {gathered.also}. “Oh dear,” said {A}.',
        'But {H} {gathered.deed}. “Everybody has to see {gathered.them},” said {H}. {A} wanted people to see {gathered.rest}, and to say, “How lovely.”'
      ]
    }
  ],
  way: [
    {
      id: 'very-nice',
      A: 'partner',
      paragraphs: [
        'So they sat down by the path, where people came past. {A} stood {gathered.pot} in front. {gathered.find} had to stay behind {A}’s back. A lady with a pram looked at {gathered.rest}. “Very nice,” said the lady, and pushed on.',
        '“She’s in a hurry,” said {A}. A man with a ladder looked too. “Nice,” said the man, and did not even slow down.'
      ]
    },
    {
      id: 'eaten',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} looked into {gathered.pot}, and then at {H}’s mouth. There were {gathered.bare} all round it, up to the ears. “Is there more in {gathered.eaten} than in {gathered.pot}?” asked {A}. “I had to try them first,” said {H}.',
        '“All of them?” asked {A}. “Only the good ones,” said {H}. “I left you the others.” {A} ate one of the others, and made a face like a cat in the rain.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{gathered.pockets} rattled. There were {gathered.bare} in the left pocket and in the right one. There were some in the hood. “Stand still,” said {A}. {H} stood still, and it went on rattling.',
        'One had found a hole, and was on its way down. “It’s past my knee,” said {H}. They waited. It came out at the bottom, and rolled off as if it had a bus to catch.'
      ]
    },
    {
      id: 'a-face',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} shut one eye, and had another look at {gathered.find}. “I can see a face,” said {A}. “There’s the nose, and there’s the chin.” {H} shut one eye as well, and looked for a long time.',
        '“It’s you,” said {H}, “before breakfast.” {A} opened the eye again. “I don’t see it any more,” said {A}.'
      ]
    },
    {
      id: 'dog-knew',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A brown dog came along, with a gentleman on the end of its lead. It put its nose into {gathered.pot}, and took it out again. Then it went round behind {A}, and its tail began to wag.',
        '“Come along,” said the gentleman. The dog sat down. It had found what it wanted to look at. “That’s one,” said {H}. “Dogs don’t count,” said {A}.'
      ]
    },
    {
      id: 'like-a-market',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had another idea, and called out, like somebody at a market. “{gathered.usual}!” called {A}. “Come and see!” Nobody came. A window opened, but it was only somebody who wanted a bit of quiet.',
        '“Shall I call out {gathered.find}?” asked {H}. “No,” said {A}. {H} called it very softly, into one sleeve, just to hear how it sounded. It sounded good.'
      ]
    },
    {
      id: 'the-next-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The next one will stop,” said {A}. The next one was a pigeon. It did stop. It looked into {gathered.pot} with one eye, and then with the other, to be fair.',
        'Then it walked on, nodding. “It nodded,” said {A}. “It does that all day,” said {H}. They watched it go. It nodded to a drainpipe, and then to a bicycle.'
      ]
    },
    {
      id: 'just-a-peep',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was a long time to have something behind you and not look. {A} counted to twenty. Then {A} turned round, quickly, and had one peep at {gathered.find}. “I saw that,” said {H}.',
        '“I was only looking if you’d still got {gathered.them},” said {A}. A little later {A} looked once more, and this time it was not so quick.'
      ]
    },
    {
      id: 'sleeve',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“They can’t see properly,” said {A}, and turned {gathered.pot} a little to the left. Then {A} turned it a little to the right. “How’s that?” asked {A}. “The same, only turned,” said {H}.',
        'Somebody with shopping stepped round it. Somebody with long legs stepped over it. “Nearly,” said {A}.'
      ]
    },
    {
      id: 'elder-found',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I came home with a teapot once,” said {S}. “I’d gone out for something quite different.” “Was there tea in it?” asked {A}. “There was a snail in it,” said {S}, “and it had locked the door.”',
        '“What did you do?” “I knocked,” said {S}. “Then I put the teapot back where it was. You don’t move a house while somebody’s in.”'
      ]
    },
    {
      id: 'child-shows',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had found something too. It was grey, and flat, and no bigger than a thumbnail. “What is it?” asked {A}. “I don’t know,” said {S}. “That’s what’s so good about it.”',
        '{A} turned it over. It was the same on the back. “You can sit beside us,” said {A}, and so there were two to be looked at.'
      ]
    },
    {
      id: 'pet-guards',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had smelled {gathered.find} from the left and from the right. Now {A} stayed close by, and would not be called away. Whoever came too near was looked at, until they took a step back.',
        '“That’s a very good guard,” said {H}. {A} did not turn round. A guard never does.'
      ]
    },
    {
      id: 'baby-likes',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was shown {gathered.rest}, and yawned. Then {A} was shown {gathered.find}. Both arms went up, and both feet. {A} said something that had no words in it, and said it twice.',
        '“You see?” said {H}. “{A} would stop.” And that was quite clear.'
      ]
    },
    {
      id: 'a-bow',
      A: 'partner',
      paragraphs: [
        '“We have to make it look better,” said {A}. {A} had a red handkerchief, and tied it round {gathered.pot} in a big bow. A boy came along on a scooter, and stopped.',
        '“Nice bow,” said the boy, and rode off. {A} did not say anything for some time.'
      ]
    },
    {
      id: 'behind-the-back',
      A: 'partner',
      paragraphs: [
        'Then a small girl came by, holding her granny’s hand. The girl did not look at {gathered.pot}, or at the bow. The girl looked round behind {A}, and stood quite still, with an open mouth. “What’s THAT?” asked the girl.',
        '“Everybody’s seen {gathered.usual} before,” said {A} slowly. “But nobody’s seen {gathered.find}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-front',
      A: 'partner',
      paragraphs: [
        '“Change over,” said {H}. Now {gathered.pot} had to go behind {A}’s back. {gathered.find} came out to the front, and the bow went there too. The man with the ladder was just coming back. He stopped so quickly that the ladder swung right round.',
        'The lady turned her pram. The boy got off his scooter. Soon nine people stood in a ring, and they all wanted to know who had found {gathered.them}. “I did,” said {H}.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 13,
      paragraphs: [
        'One lady had her purse out. “How much?” she asked. {A} reached for {gathered.pot}. “Not that,” said the lady, and pointed to the front. She offered one coin, and then two coins and a peppermint.',
        '{H} thought about the peppermint for quite a time. “No, thank you,” said {H}. The lady gave {H} the peppermint anyway, for having let her look.'
      ]
    },
    {
      id: 'thunder',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Whoever came late had to be told how it was found, and {A} told it. The first time, {H} had simply looked down. The third time it had been nearly dark. By the fifth time there was thunder in it.',
        '“There wasn’t any thunder,” whispered {H}. “It was a long way off,” whispered {A}. The people in the ring looked up at the sky, and moved a little closer together.'
      ]
    },
    {
      id: 'photograph',
      A: 'same',
      spare: 15,
      paragraphs: [
        'A lady in a big hat wanted a picture. “Closer together,” said the lady, and “smile,” and “not you, you’re in the way.” That was {A}. {A} moved a bit to the side, and then a bit more.',
        'It came out very well. There was {gathered.find}, and there was {H}, and at the edge there was an elbow. “That’s a good one of me,” said {A}.'
      ]
    },
    {
      id: 'may-i',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“May I sit nearer?” asked {A}. {H} moved up, and now they sat one on each side of {gathered.find}. {A} sat very straight. People were looking, and some of it fell on {A}.',
        '“I was there when it happened,” said {A} to a man with a beard. “I was carrying {gathered.pot}.” The man shook {A}’s hand.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'partner',
      paragraphs: [
        '“I once found a turnip with a nose,” said the granny. “I found half an umbrella,” said the man with the ladder. Everybody told something, all at once. Then the boy looked about. “What’s in {gathered.pot}?” he asked. “Only {gathered.rest},” said {A}.'
      ]
    },
    {
      id: 'freed',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before they went home, {gathered.freed} were let go, just where they had been caught. “Thank you for coming,” said {H} to each of them. None of them looked back. They were in a hurry to tell somebody about the bow.'
      ]
    },
    {
      id: 'where-it-belongs',
      A: 'partner',
      paragraphs: [
        [
          'At home {gathered.home} got the best place, at the window, facing out. “In case somebody else comes past,” said {H}. {A} moved the curtain a little, so that it was easy to see from below.',
          'When the ring had gone home, {H} took {gathered.back} back to where it all began, and let go. “There were nine people,” said {H}. “Tell the others that.” {A} waved until there was nothing more to see.'
        ]
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close, and smelled at it, and stepped back.',
      '{names} took a long look, and then a second one.',
      { text: '{names} helped to carry, with one finger.', needs: ['hands'] },
      { text: '{names} held up a hand beside it, to see which was bigger.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the row as well, and looked hopeful.',
      '{names} watched the path, to the left and to the right.',
      { text: '{names} pulled the bow straight on both sides.', needs: ['hands'] },
      { text: '{names} pointed, so that people knew where to look.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the ring, and looked as though it was all new.',
      '{names} made room for people with prams.',
      { text: '{names} clapped, and then the others did.', needs: ['hands'] },
      { text: '{names} held the ladder, so that the man could look.', needs: ['hands'] }
    ]
  },
  bed: [
    'By the door stood {gathered.pot}, and it had its red bow back. {H} washed both hands, and then both hands again.',
    '{H} lay down in the dark. Some streets away a man leaned his ladder against the wall, and sat down to supper. Now he was telling his family about {gathered.find}. He had to put down his spoon and use both hands.'
  ],
  last: [
    'The man with the ladder told it once more, from the beginning, and {H} was asleep.',
    'In the hall the red bow hung quite still, and {H} was asleep.'
  ]
})
