import { wishPlot } from '../wish-plot.ts'

export const babyHush = wishPlot({
  id: 'wish-baby-hush',
  wishes: ['our cousin’s baby cries', 'cousin’s baby cries cries', 'cousin’s baby cries', 'cousin’s baby crying', 'cousin’s baby cried', 'cousin’s baby won’t stop crying', 'sister’s baby cries', 'sister’s baby crying', 'sister’s baby cried', 'aunt’s baby cries', 'auntie’s baby cries', 'auntie’s baby crying', 'neighbour’s baby cries', 'neighbour’s baby crying', 'visiting baby cries', 'baby visit cried', 'baby visiting cried', 'baby cries visit', 'baby cries sound', 'baby crying sound', 'sound baby stops crying', 'sound stops baby crying', 'sound makes baby stop crying', 'sound quietens baby', 'noise quietens baby', 'noise stops baby crying', 'noise baby stops crying', 'quietens baby', 'quieten baby', 'quiets baby', 'calms baby', 'calm baby', 'calms the crying baby', 'calm crying baby', 'soothe baby', 'soothes baby', 'soothing baby', 'settle baby', 'settles baby', 'hush baby', 'hushes baby', 'hushing baby', 'shush baby', 'shushes baby', 'shushing baby', 'shh baby', 'baby hush', 'baby stops crying when', 'baby stopped crying when', 'baby only stops crying', 'baby stops only', 'baby cries hoover', 'baby hoover noise', 'baby vacuum noise', 'baby likes hoover', 'baby likes vacuum', 'baby white noise', 'baby paper rustle', 'baby rustling', 'baby crinkle', 'baby sleeps when tap', 'baby tap running', 'baby stops crying tap', 'made baby stop crying', 'make baby stop crying', 'makes baby stop crying', 'got the baby to stop crying', 'get baby to sleep', 'got baby to sleep', 'baby won’t stop crying'],
  answers: ['baby', 'babies', 'baby’s', 'cousin', 'cousin’s', 'sister', 'sister’s', 'aunt', 'aunt’s', 'auntie', 'auntie’s', 'neighbour', 'neighbour’s', 'cries', 'cry', 'cried', 'crying', 'and', 'all', 'time', 'lot', 'always', 'stop', 'stops', 'stopped', 'stopping', 'won’t', 'wouldn’t', 'didn’t', 'until', 'when', 'only', 'one', 'small', 'little', 'sound', 'sounds', 'noise', 'noises', 'makes', 'make', 'made', 'got', 'get', 'gets', 'sleep', 'sleeps', 'asleep', 'fell', 'falls', 'quietens', 'quieten', 'quiets', 'quiet', 'calm', 'calms', 'calmed', 'soothe', 'soothes', 'soothing', 'soothed', 'settle', 'settles', 'settled', 'hush', 'hushes', 'hushing', 'hushed', 'shush', 'shushes', 'shushing', 'shushed', 'shh', 'hoover', 'vacuum', 'white', 'tap', 'running', 'water', 'paper', 'rustle', 'rustles', 'rustling', 'crinkle', 'crinkly', 'likes', 'like', 'loves', 'can', 'knows', 'how', 'helps', 'helped', 'helping', 'learns', 'learning', 'with', 'visit', 'visiting', 'visits', 'visitor', 'new', 'loud', 'loudly', 'today', 'tonight', 'came', 'come', 'comes', 'her', 'his', 'our', 'my', 'the', 'a', 'to', 'for', 'is', 'was', 'that', 'who', 'big', 'only', 'just', 'me', 'holding', 'held', 'hold', 'tiny', 'night'],
  except: ['ill', 'sick', 'poorly', 'hospital', 'fever', 'colic', 'reflux', 'hurt', 'fell off', 'dropped', 'shook', 'shaken', 'died', 'dead', 'dying', 'lost', 'hungry', 'doctor', 'nurse', 'alone', 'tired of', 'hates', 'jealous', 'exhausted', 'depressed', 'can’t sleep', 'keeps me awake', 'wakes', 'woke', 'elephant', 'dragon', 'dinosaur', 'monster', 'bird', 'owl', 'bear', 'giant', 'whale', 'robot', 'dog', 'puppy', 'kitten', 'cat', 'doll', 'plane', 'church', 'bus', 'bath', 'shark', 'bee', 'fox', 'jesus', 'nativity', 'born', 'teeth', 'teething', 'tooth', 'jab'],
  moods: ['first', 'learning', 'proud', 'change', 'waiting'],
  company: ['baby', 'sofa', 'tap', 'paper', 'shoe', 'clock', 'hoover', 'sea', 'window', 'blanket', 'fan', 'ear', 'song', 'room'],
  about: 'A visiting baby cries the more, the quieter everybody is, until the hero’s hush turns out to be the sound that it misses, for before it was born nothing was ever quiet.',
  titles: ['The Only Sound That Helped', 'As Loud as a Hoover in There', '{H} Says Shh', 'Homesick for a Noise', 'Too Quiet to Sleep'],
  want: [
    {
      id: 'one-shoe',
      A: 'partner',
      paragraphs: [
        '{H} had never heard a baby cry like that. Its mother Maud had brought it, and had sat down to take off her shoes. After the first shoe she was asleep on the sofa. Now the baby lay in {A}’s arms and cried and cried. Its mouth was nearly all of it. “We’ve got to make it stop,” said {H}, “or Maud will wake up. She’s only had four hours since Sunday.”'
      ]
    }
  ],
  way: [
    {
      id: 'tiptoe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went about on tiptoe, and the floor creaked. They crawled, and their knees creaked. {H} laid the clock under a cushion, where it went on ticking like somebody under a cushion.',
        '“What else makes a noise?” whispered {A}. {H} looked all round the room. There was nothing left. Next to a baby like that, you could not have heard a brass band. It had to be the band that kept quiet.'
      ]
    },
    {
      id: 'a-song',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} sang the song about the river. The baby cried along with it, a little too high. {A} sang higher. Then the baby went lower. Now they both had the same note, for a whole verse.',
        '“That’s quite good,” said {H}. “But it’s not asleep.” When the river came to the sea, the song was over. The baby had learnt it by then, and went on alone.'
      ]
    },
    {
      id: 'a-rattle',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} put peas into a tin, and shook it. The baby stopped, and looked at the tin. Everybody breathed out. Then it began again, louder than before, so as to be heard over the peas.',
        '“It thinks that it’s a contest,” said {A}. {H} put the tin away. The baby won, and was not even pleased.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s it saying?” asked {A}. {H} listened, with both hands behind the ears. “It’s only got one word,” said {H}, “but it’s very long.” In the middle it went up, and at the end it shook.',
        '{H} thought that it was a question. {A} thought a complaint. They answered both, in turn, to be polite. “Yes,” said {H}. “We’ll see to it,” said {A}. The baby asked to speak to somebody else.'
      ]
    },
    {
      id: 'nell-asleep',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Maud lay quite crooked, with the other foot in the air. {H} pushed a stool under it, so that it need not be held up. “Two sugars,” said Maud, and slept on.',
        '“She can’t hear it at all,” whispered {H}. “She’s heard so much of it,” said {A}. “She’s full.” {H} brought the two sugars all the same, and laid them by her, for later.'
      ]
    },
    {
      id: 'quieter',
      A: 'partner',
      paragraphs: [
        '“It needs quiet,” said {A}. So {H} shut the window, and the street was gone. {H} turned the fan off. {H} stopped the tap, which had been running for the tea. With each thing it got quieter, and with each thing the baby cried more. At the end you could have heard a crumb fall, if there had been no baby.',
        '“It isn’t working,” called {A}. “Shh!” said {H}, pointing to Maud. And for one moment, no longer than that, the baby was still.'
      ]
    },
    {
      id: 'far-round-the-table',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Some babies like to be carried. So {A} carried it round the table, and {H} went in front to keep the road clear. After thirty times round, {H} worked out that they had got as far as the bakery. “Shall we turn back?” asked {A}.',
        'But it was just as far back. They went on to the chemist’s. There the baby took a deep breath, as anybody would after such a walk, and used it.'
      ]
    },
    {
      id: 'child-cries-too',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} brought the baby the best thing that {S} had. It was half a rusk, with a name on it in teeth. The baby did not want it. Then {S} began to cry as well, because of the rusk.',
        'Now it came from two sides. {A} ate the rusk, in front of both of them, and said that it was very good. {S} stopped at once, out of surprise. The baby had not been looking.'
      ]
    },
    {
      id: 'pet-listens',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came as far as the door, and looked at what was making that sound. It was smaller than {A}, and had no fur worth speaking of. {A} looked into its mouth from there. You could see a good way down.',
        'Then {A} went to the other end of the home, and lay down behind the last door. “Take me with you,” said {A}’s back.'
      ]
    },
    {
      id: 'elder-gravel',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I only slept on gravel,” said {S}. “That’s what they told me. If the pram was on a smooth road, I yelled. So they pushed me to and fro outside the station, where the stones were.” “All night?” asked {A}.',
        '“Until the last train,” said {S}. “The stationmaster had it raked for me.” {S} still liked to hear somebody come up a path.'
      ]
    },
    {
      id: 'say-that-again',
      A: 'partner',
      paragraphs: [
        '{A} looked down at the baby. “It did stop,” said {A} slowly. “When you said that. And before, it was better while the tap was on.” They looked at each other, and {A} nodded. “It’s never quiet before you’re born. It rushes and rushes, day and night. It’s as loud in there as a hoover.”',
        '“Then it’s too quiet for it here,” said {H}. “It’s homesick.”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-the-sea',
      A: 'partner',
      paragraphs: [
        '{H} bent down to the small red ear. “Shh,” said {H}. The baby could not hear it over the baby. So {H} said it longer, and as loud as the crying. One eye opened. When {H} had no more air, the mouth opened too.',
        '“Not all in one,” said {A}. “It comes and goes, like the sea.” {H} breathed in while it went out, and said it while it came in. Now it could go on for ever.'
      ]
    },
    {
      id: 'not-any-hush',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to take over for a while. {A}’s shh was thinner, and had a whistle in it, like a kettle that is nearly there. The baby frowned. It waited for the tea. Then it drew breath.',
        '“Quick,” said {A}, and {H} came in again, on the next wave. The forehead went smooth. “It’s only yours,” said {A}. “What do you do?” {H} could not say. It was just how {H}’s teeth stood.'
      ]
    },
    {
      id: 'tap-and-paper',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They looked for something that could help {H} out. The tap was good, but it was a pity about the water. Tissue paper was good, close to the ear, if you crumpled it slowly. A bag from the baker’s was better, but it smelled of buns.',
        '“Then it’ll dream of buns,” whispered {A}. {H} could say shh again after that, and it was rested. There was a bit of bun in it now.'
      ]
    },
    {
      id: 'too-quiet',
      A: 'partner',
      paragraphs: [
        'The crying got shorter. It turned into a hiccup, and then into nothing at all. The baby’s hand came open, one finger after another. {H} said it more and more softly, and in the end it was only breath. {H} stopped. The baby slept.',
        'Then it was really quiet in the room. On the sofa Maud sat up, with one shoe on. “What is it?” she asked. “What’s happened? I can’t hear anything!” {H} turned to her, with a finger on the lips. “Shh,” said {H}, like the sea. Maud lay down again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the baby’s mouth, and could not look away.',
      '{names} moved a bit further off, and then a bit further.',
      { text: '{names} took Maud’s shoe, and stood it where she would find it.', needs: ['hands'] },
      { text: '{names} held the end of the baby’s blanket.', needs: ['hands'] }
    ],
    way: [
      '{names} kept as quiet as could be, and that was wrong too.',
      '{names} got up to look at the tap, and sat down again.',
      { text: '{names} shut the last door, with both hands.', needs: ['hands'] },
      { text: '{names} drew the curtain, ring by ring.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed along with the waves, in and out.',
      '{names} lay down by the sofa, because it sounded like the seaside.',
      { text: '{names} turned the fan on again, at its lowest.', needs: ['hands'] },
      { text: '{names} opened the window a crack, and let some street in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The baby was laid on the sofa beside Maud, between her and the back of it. The window was open a crack, and the street went by.',
    '{H} washed, and left the tap on a little longer than you need. Then {H} lay down with one ear in the pillow. In there was a sound like the sea, far off, coming and going. It had been there all the time.'
  ],
  last: [
    '{H} had said it to Maud, and at last to the pillow, and {H} was asleep.',
    'In {H}’s own ear there was a small sea, it came and it went, and {H} was asleep.'
  ]
})
