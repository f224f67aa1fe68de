import { wishPlot } from '../wish-plot.ts'

export const kiteAway = wishPlot({
  id: 'wish-kite-away',
  beginsElsewhere: true,
  wishes: ['kite got away', 'kite gets away', 'kite flew away', 'kite flies away', 'kite flown away', 'kite blew away', 'kite blown away', 'kite away', 'kite string broke', 'kite string snapped', 'string kite', 'string broke kite', 'string snapped kite', 'kite snapped', 'let go kite', 'lost kite', 'kite lost', 'lost his kite', 'kite gone', 'kite floated away', 'kite escaped', 'runaway kite', 'kite disappeared', 'kite over roofs', 'kite never came back', 'kite broke free', 'kite came off', 'kite carried off', 'kite wind took', 'kite landed'],
  answers: ['new', 'red', 'string', 'broke', 'snapped', 'away', 'flew', 'blew', 'wind', 'windy', 'sky', 'high', 'gone', 'lost', 'got', 'let', 'go', 'beach', 'park', 'hill', 'field', 'her', 'his', 'my', 'our', 'first', 'over', 'roofs', 'houses', 'trees', 'sad', 'cried', 'crying', 'upset', 'today', 'yesterday', 'back', 'found', 'off', 'took', 'came', 'down', 'tail', 'reel', 'line', 'dragon', 'rainbow', 'birthday', 'grandad', 'far'],
  except: ['dad', 'mum', 'child', 'pulled', 'stuck', 'bird', 'cut', 'fight', 'sankranti', 'uttarayan', 'festival', 'surfing', 'pylon', 'power', 'electric', 'cable', 'cables', 'hurt', 'hit', 'fell', 'train', 'plane', 'moon', 'space', 'star', 'pulled', 'giant', 'broken', 'torn', 'ripped', 'dog', 'ate', 'road', 'sea', 'water', 'died', 'grandpa'],
  moods: ['lost', 'losing', 'late', 'change', 'first'],
  out: true,
  company: ['kite', 'wind', 'shirt', 'line', 'washing'],
  about: 'The kite’s string breaks, and what hangs on the fence is only somebody’s red shirt; but whoever has lost a shirt has a line with a gap.',
  titles: ['A Line With a Gap', 'It Had Two Sleeves', '{H} Goes Back Against the Wind', 'As Far as the Knot', 'How Thin It Got in the Wash'],
  want: [
    {
      id: 'ping',
      A: 'partner',
      paragraphs: [
        'The kite was red, with a tail, and it was up on all the string there was. “That’s enough,” said {A}. {H} wanted it a bit higher, and stood on tiptoe. Ping! The string snapped, just above the reel.',
        'The kite nodded once, and sailed off over the roofs with all its string. It was a leaf, and then a dot, and then it was only where you had last looked. {H} wanted it back.'
      ]
    }
  ],
  way: [
    {
      id: 'with-the-wind',
      A: 'partner',
      paragraphs: [
        '“It’ll be halfway to the sea,” said {A}. But {H} ran, and so {A} ran too, with the wind behind them. “Have you seen a kite?” called {H}. “A red thing went over,” said a man with a pram. “It waved.”'
      ]
    },
    {
      id: 'end-of-string',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} still had the reel. A bit of string hung from it, as long as a shoelace, with nothing on the end. It had a little beard there, where it had snapped. “It’s like a telephone when they’ve hung up,” said {A}.',
        '{H} held it up into the wind, all the same. It pulled a bit, by itself. “Can you feel anything?” asked {A}. {H} kept quite still. “It wants to go that way,” said {H}. That was the way they were going already.'
      ]
    },
    {
      id: 'what-people-saw',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lady at the bus stop had seen it too. “It was a big red bird,” said the lady, “with a worm.” A boy on a wall had seen a fish. An old man had taken it for a letter, because it had corners.',
        '“Then there are three more lost,” said {A}. “No,” said {H}. “That’s all it.” {H} had not known that it was so many things. From underneath, with the string in your hand, it was always just the kite.'
      ]
    },
    {
      id: 'which-way-wind',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the corner they had to know which way the wind went. {A} licked a finger and held it up. One side was cold. “From there,” said {A}. {H} did it too, and it was cold all round. “You’ve licked too much,” said {A}.',
        'So they let a leaf go. It ran along the kerb, and turned left by the post box, as if it lived there. They ran after it. “It hasn’t even looked round,” said {H}.'
      ]
    },
    {
      id: 'red-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was odd how much was red, all at once. There was a red door. There was a red cap on a boy, and a watering can up on a roof. Each time {H}’s heart gave a jump, and then sat down again.',
        '“I’d never noticed that can,” said {A}. It had stood there for years, from the look of it. {A} nodded to it. “It’s probably waiting for somebody to lose a watering can.”'
      ]
    },
    {
      id: 'perhaps-it-wanted-to',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it wanted to go,” said {H}. {A} shook {A}’s head. “It doesn’t know how,” said {A}. “With a string it leans on the wind. Without one it’s got nothing to lean against. It just tumbles along, like a bag.”',
        '{H} thought of it like that. “Then it’ll come down,” said {H}. “It must,” said {A}. “Nothing’s ever stayed up that nobody was holding.” They walked on a good deal faster.'
      ]
    },
    {
      id: 'other-climbs-bench',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You stand here,” said {A}, “and I’ll be the kite. Then we’ll see where I end up.” {A} held both coat tails out, and let the wind blow. It blew {A} across the square with small steps. {A} bumped into a pillar box, and went round it.',
        'It was no use calling stop. {A} came to rest in the doorway of a chemist’s, with some paper bags and a leaf. “Here,” called {A}. {H} looked in all the corners. There were the bags, and there was {A}.'
      ]
    },
    {
      id: 'looking-up',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They went with their heads back, so as to see all the roofs. That way you find out a lot. One chimney had a nest on it. One roof had a sock. Somebody’s cat sat in an attic window and looked down on everything.',
        '“Mind the lamp post,” said {A}, who had just met it. “You look up,” said {H}, “and I’ll look down, and then we swap at each corner.” It was a good plan. At every corner they bumped into each other.'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They met a girl with a hat on, who was holding it with both hands. “Hold on to it,” said {H}. “It’s that sort of wind.” The girl’s eyes grew wide. “What did it take from you?” asked the girl. {H} showed her the string.',
        'The girl looked along it to the end. Then she dug in a pocket, and gave {H} half a biscuit. It is what people do. {H} broke it into two, so that {A} had some sorrow as well.'
      ]
    },
    {
      id: 'windy-post',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The wind had been busy all over town. It had put a newspaper round a lamp post, so that the lamp post could read. It had moved a bucket to a different house. A whole row of dustbins bowed when it came by.',
        '“It isn’t stealing,” said {A}. “It only puts things somewhere else.” {H} set the bucket straight. “It could write it down,” said {H}, “where.”'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'The wind brought so many smells that {A} did not know which to take first. It had brought chips, and a horse. {H} let {A} smell at the broken end of the string. “Find it,” said {H}.',
        '{A} set off at once, and was very sure. They went along two walls and under a bench. There {A} stopped, with a proud look. It was a chip. Somebody else might have been glad of it, and somebody was.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“It took my hat once,” said {S}. “It went along the front, on its edge, like a wheel. And I ran behind. Each time I bent down, it waited till I’d got two fingers on it.” “And did you catch it?” asked {A}.',
        '“A man stood on it for me,” said {S}. “He was very polite. We had to push out the footprint from inside. It said size nine.” {S} felt along the top of {S}’s head. “I always had that, when I took it off to somebody.”'
      ]
    },
    {
      id: 'child-string',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the kite now, so that it should not be so sad. {A} held the string, and {S} held the other end, and flew. {S} did nosedives, round the lamp post. “Higher,” said {A}. {S} went up on a kerb.',
        'Then {S} let go. “Ping,” said {S}, and ran off. But a bit further on {S} stood still and waited, behind a very thin tree. “You’ve got to find me,” called {S}. It was nice to find somebody so quickly.'
      ]
    },
    {
      id: 'two-sleeves',
      A: 'partner',
      paragraphs: [
        'They came to the end of the houses. On a fence hung something red, and flapped. “There!” shouted {A}. {H} got hold of it. It was wet, and it had two sleeves. It was a shirt. {H} sat down in the grass and said nothing.',
        '{A} turned the shirt round. On each shoulder there was still a peg. “The wind’s had this off a line,” said {A}. “The wind came from behind us. So we’ve run past it. Back there hangs somebody’s washing, with a gap in it.”',
        '{H} got up. The kite was lost, but this needn’t be. “We’ll look for the gap,” said {H}, and took the shirt by its sleeves.'
      ]
    }
  ],
  turn: [
    {
      id: 'no-gap',
      A: 'partner',
      paragraphs: [
        'They went back with the wind in their faces. Sheets, without a gap. Socks, all in a row. In one yard hung towels, with room for a shirt between two of them. But something hung there. It was red, with a peg on each shoulder, and it had a tail.',
        '“That’s no shirt!” called {H}. A woman came out with a basket. “It was lying on my step,” said the woman. “I thought, how thin it’s got in the wash. And where are the sleeves?” Then the woman saw the shirt, and sat down in the basket.'
      ]
    },
    {
      id: 'kite-smells',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} looked the kite over, from its nose to its tail. One stick had a scratch, and there was a bit of moss on it, from a roof. Apart from that it smelled of soap. “I gave it a rinse,” said the woman. “It was that dusty up there.”',
        '“Has it ever been so clean?” asked {A}. {H} did not think so. It hung between the towels as if it had always been one of them.'
      ]
    },
    {
      id: 'her-husband',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It’s my husband’s shirt, for bowling,” said the woman. “He looked at that kite through the window. He held in his stomach.” She laid the shirt over the kite, to compare. It would have come down to his belt.',
        '“He’d have worn it,” said the woman. “He’d have said that it pulled a bit round the neck.” {A} thought of him on a windy day, at the bowls. {H} held the string a little more tightly.'
      ]
    },
    {
      id: 'the-knot',
      A: 'partner',
      paragraphs: [
        'So they swapped, a shirt for a kite. {H} laid the two ends of the string side by side. The knot was as thick as a pea.',
        '“I’ll let it up as far as the knot,” said {H}. “When I feel that, I’ll stop.” On the way home {H} had both arms round the kite. The wind asked for it at every corner.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at the ping, and ran a bit the wrong way.',
      '{names} looked up for so long that the sky went green.',
      { text: '{names} waved after the kite, in case it could see.', needs: ['hands'] },
      { text: '{names} turned the reel round, and found no more string on it.', needs: ['hands'] }
    ],
    way: [
      '{names} ran behind, with both ears blown flat.',
      '{names} sniffed at the wind, and it was going somewhere else.',
      { text: '{names} asked at the next door, and got a shrug.', needs: ['hands'] },
      { text: '{names} pointed at a red door, which was a door.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked in under the towels, and came out on the other side.',
      '{names} smelled soap, and blinked.',
      { text: '{names} put a finger on the knot, so that it came out tight.', needs: ['hands'] },
      { text: '{names} helped the woman up out of the basket.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the kite hung from a hook. The string was all on its reel, with the knot right inside.',
    '{H} used a good deal of soap, and lay down, and could see the kite from there. Outside the wind went round the house and tried the windows. All of them were shut.'
  ],
  last: [
    'The kite hung quite still, with its tail down, and {H} was asleep.',
    'Somewhere a shirt was dry, and a kite was home, and {H} was asleep.'
  ]
})
