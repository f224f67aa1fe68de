import { wishPlot } from '../wish-plot.ts'

export const babyTurnsOne = wishPlot({
  id: 'wish-baby-turns-one',
  namesFamily: true,
  wishes: ['first birthday', '1st birthday', 'first birthday party', '1st birthday party', 'baby turns', 'baby turning', 'baby turned', 'baby birthday', 'baby’s birthday', 'babys birthday', 'baby’s first birthday', 'baby first birthday', 'baby 1st birthday', 'baby one year old', 'baby brother birthday', 'baby sister birthday', 'brother first birthday', 'sister first birthday', 'brother’s first birthday', 'sister’s first birthday', 'brother’s 1st birthday', 'sister’s 1st birthday', 'cousin first birthday', 'cousin’s first birthday', 'cousin’s 1st birthday', 'smash cake', 'cake smash', 'baby first cake'],
  only: ['baby', 'baby’s', 'babys', 'first', '1st', 'smash'],
  answers: ['baby', 'baby’s', 'babys', 'first', '1st', 'birthday', 'one', 'year', 'old', 'turns', 'turned', 'turning', 'today', 'tomorrow', 'yesterday', 'weekend', 'saturday', 'sunday', 'party', 'cake', 'smash', 'candle', 'present', 'presents', 'balloon', 'balloons', 'family', 'everyone', 'guests', 'brother', 'sister', 'brother’s', 'sister’s', 'brothers', 'sisters', 'cousin', 'cousin’s', 'little', 'our', 'my', 'her', 'his', 'is', 'it’s', 'its', 'excited', 'happy', 'play', 'having', 'has', 'had', 'the', 'for', 'big'],
  except: ['died', 'dead', 'heaven', 'ill', 'sick', 'hospital', 'would', 'miss', 'missing', 'away', 'prison', 'sad', 'dragon', 'dog', 'cat', 'puppy', 'kitten', 'friend', 'friends', 'classmate', 'invited', 'going', 'here', 'new', 'school', 'forty', 'fifty', 'doll', 'dinosaur', 'elephant', 'walk', 'steps', 'animal', 'seven', 'six', 'five', 'shower', 'since', 'without', 'after'],
  moods: ['waiting', 'proud', 'first', 'change'],
  company: ['spoon', 'cake', 'table', 'ball', 'candle', 'baby'],
  fed: true,
  about: 'On the baby’s first birthday it shall play at last, as was promised; but it only drops its spoon, until the hero makes that the game of the party, and the baby blows out its candle laughing.',
  titles: ['The Spoon Game', 'Everybody Under the Table', 'One Today', '{H} Has Waited a Whole Year', 'Clang'],
  want: [
    {
      id: 'promised-for-a-year',
      A: 'partner',
      paragraphs: [
        'Today the baby was one year old. {H} had waited for that a whole year. “When it’s one, it’ll play with you,” everybody had said. So {H} had made a list of games. The first was football. {H} set the ball in front of the baby and blew a whistle.',
        'The baby looked at the ball. Then it licked the ball all the way round. “That isn’t a foul,” said {A}. “It isn’t football either,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'hide-and-seek-and-spoon',
      A: 'partner',
      paragraphs: [
        'They tried hide-and-seek. {H} hid behind the curtain and waited. Nobody came. The baby sat where it was, and was quite pleased with one foot. In came the guests, with eleven parcels, and the baby got its birthday spoon.',
        'It sat at the top of the table now. Clang! The spoon lay on the floor. {H} picked it up. Clang! {H} picked it up again. “Stop that,” said {H}, under the table. “I’m trying to teach you games.” Clang!'
      ]
    },
    {
      id: 'presents',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The baby got a drum, a train and a bear as big as Mrs Lind. They were all unwrapped, with {H}’s help. Then it crawled past the drum, and past the train. It climbed into the empty box of the bear.',
        '“It likes the box,” said {A}. “We could have wrapped the box,” said {H}, “and put it inside the bear.” The bear sat in the baby’s chair. Nobody had the heart to tell it.'
      ]
    },
    {
      id: 'how-little',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“A year ago it was only this long,” said {A}, and held up two hands. In between there was room for one loaf. {H} looked from the hands to the baby. “Where did the rest come from?” asked {H}.',
        '“Milk,” said {A}, “and mashed carrot.” {H} looked at the baby’s knees, which had not been there before, and at the cheeks. There was a good deal of carrot in them.'
      ]
    },
    {
      id: 'crown-on',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} had made a crown with a big gold star on it. The baby took it off, and looked inside. {H} put it back. The baby put it on a cushion. {H} put it back. The baby gave it to Mr Osei, and clapped.',
        '“Thank you,” said Mr Osei, and put it on. “Does it suit me?” They had never had such a tall birthday baby. “Will there be mashed carrot?” asked Mr Osei.'
      ]
    },
    {
      id: 'the-third-game',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The third game on the list was shops. “Good morning,” said {H}. “What would you like?” “Ba,” said the baby. {H} sold it a block, and held out a hand for the money. The baby put the wet end of a biscuit in it.',
        '“That’s too much,” said {H}, and looked for something to give back. The baby had eaten its shopping by now. “It’s a very good customer,” said {A}. “It’ll be back tomorrow.”'
      ]
    },
    {
      id: 'photograph',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There had to be a photograph. All the guests stood behind the baby and smiled. When they were ready, the baby looked at its lap. “Over here!” called {A}, and shook some keys. Everybody looked at the keys except for the baby.',
        'They took it nine times. In the best one the baby had both eyes open. Mrs Lind had one open, and Mr Osei had none. {H} was under the table with the spoon.'
      ]
    },
    {
      id: 'first-word',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Perhaps it’ll say my name today,” said {H}. “That’d be a good day for it.” {H} sat down very close, and said it slowly. The baby watched {H}’s mouth. It put in a finger to see where that came from.',
        'Then it took a breath, and opened its mouth wide. Everybody leaned forward. “Lamp,” said Mrs Lind, and was sure of it. It had been a burp.'
      ]
    },
    {
      id: 'presents-for-hero',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'One small parcel had {H}’s name on it. “But it’s not my birthday,” said {H}. “It’s your day too,” said {A}. “A year ago today you got a new job. Nobody asked you if you wanted it.”',
        'In the parcel was a medal made of chocolate. FOR ONE YEAR, it said on it. {H} wore it for a minute. After that {H} only wore the ribbon, and had a brown mouth.'
      ]
    },
    {
      id: 'nap',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'In the middle of the party the baby fell asleep. It did so with its cheek on the table and one hand in the jam. All the guests stopped talking. For half an hour they ate without a sound, and passed each other notes about the salt.',
        '“Is it a good party?” {H} wrote to {A}. “Best I’ve been to,” {A} wrote back. “You can hear the crisps.” Then Mr Osei bit into one, and the baby woke up.'
      ]
    },
    {
      id: 'list-shrinks',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} went through the list and crossed things out. Skipping needed jumping. Cards needed thumbs. For chess you had to sit still, and not eat the horses. “What’s left?” asked {A}. “Statues,” said {H}.',
        'They played statues. The baby was very good at it, for about as long as a sneeze. “It’s won,” said {A} quickly, before it could move.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“When you turned one, I gave you a beautiful horse on wheels,” said {S}. “And what did I do?” asked {A}. “You played with my shoelace,” said {S}. “From three until six.”',
        '“Was it a good one?” asked {A}. {S} put a foot forward, and they both had a look. It was brown, and rather long, and it was coming undone. You could see how that might happen.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I know how to teach it football,” said {S}. “You’ve got to start small.” {S} put a pea on the tray, and flicked it with a finger. It flew past {A}’s ear. “Goal!” said {S}.',
        'The baby looked at the pea on the wall. It looked at the bowl of peas. It put both hands in, and threw. {A} and {S} were in goal, and let in about forty.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had understood about the baby’s chair from the first day. What is at the top of a baby comes down. {A} had a place just below, a bit to the left, and had been there since lunch.',
        'A crust came down, and some egg. {H} sat there on the floor as well, because of the spoon. “You’ve got the better half of it,” said {H}. {A} moved over a little to make room.'
      ]
    },
    {
      id: 'its-own-game',
      A: 'partner',
      paragraphs: [
        'Clang! {H} crawled out with the spoon. “It won’t play,” said {H}. “I waited for a year, and all it does is drop things.” “How often have you picked that up?” asked {A}. “Nineteen times!” said {H}.',
        '“And what does it do, when you come up?” {H} looked. The baby was bent over the edge of its chair, to see where {H} was. It laughed all over its face. “Oh,” said {H}. “We’re playing already.”'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-dives',
      A: 'partner',
      paragraphs: [
        '“Everybody needs a spoon!” called {H}. “When it goes clang, you all have to dive.” Clang! went the baby’s spoon. Clang, went all the others, and down under the table went the whole party. It was dark there, and full of knees. “Ow,” said Mr Osei.',
        'Then they all came up at once, with their hair on end. The baby squealed with joy. Clang! Down they went. Clang! {A} came up with Mrs Lind’s shoe instead.'
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'It was a game with rules, once you knew them. You had to look very surprised when it fell. You had to say “oh no”. And you had to give it back, or it was over. Mr Osei kept his once, to see. The baby looked and looked, until Mr Osei gave it up.',
        '“Who’s winning?” asked Mrs Lind, out of breath. {H} looked along the table. They were all red in the face, except for one. “It is,” said {H}. “It’s the best player here.”'
      ]
    },
    {
      id: 'cake-smash',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'After that the baby got its piece of cake. It laid one hand on top, flat, and the cake came up between the fingers. Then it put in its face. For a while there was only a back of a head.',
        'When it came up again, it had a white beard and a cherry. “Now it looks a hundred,” said {A}. “It’s got ninety-nine to go,” said {H}, and ate the cherry.'
      ]
    },
    {
      id: 'the-candle',
      A: 'partner',
      paragraphs: [
        'At last the cake stood there, with its one small flame, well out of reach. “You have to blow,” said {H}. The baby did not know how to blow. {H} let a spoon fall. “Oh no!” said {H}. “Hahahoo!” laughed the baby, and out went the candle.',
        'They all clapped. The baby leaned over. It held out its own spoon to {H}, the wet one, with both hands. “Ba,” it said. It was {H}’s turn.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after the ball, and came back with a wet nose.',
      '{names} sat down next to the baby, to be licked as well.',
      { text: '{names} read the list of games, and whistled.', needs: ['hands'] },
      { text: '{names} wiped the football with a bib.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table, to see who was there.',
      '{names} jumped at each clang, and looked round for it.',
      { text: '{names} made very small soldiers out of the baby’s bread.', needs: ['hands'] },
      { text: '{names} moved the cups away from the edge.', needs: ['hands'] }
    ],
    turn: [
      '{names} dived too, and came up on the wrong side.',
      '{names} stayed below, because it was nicer there.',
      { text: '{names} gave out spoons, the big ones first.', needs: ['hands'] },
      { text: '{names} rubbed a bump for somebody, and got one rubbed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The guests went home with a bump each. Under the table there were four spoons still, some peas and a shoe.',
    '{H} washed, and hung up the list of games by the bed. There was only one game on it now. Then {H} lay down.'
  ],
  last: [
    'Somewhere in the dark a small thing fell down, clang, and {H} was asleep.',
    'It had been a whole year and one day, nearly, and {H} was asleep.'
  ]
})
