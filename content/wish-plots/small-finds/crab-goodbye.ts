import { wishPlot } from '../wish-plot.ts'

export const crabGoodbye = wishPlot({
  id: 'wish-crab-goodbye',
  beginsElsewhere: true,
  wishes: ['crab goodbye', 'crabs goodbye', 'crab good bye', 'crab bye', 'crab leave', 'crab leaving', 'crab left behind', 'crab left beach', 'crab keep', 'crab take home', 'crab taking home', 'crab bring home', 'crab home beach', 'crab home bucket', 'crab back sea', 'crab back pool', 'crab put back', 'crab let go', 'crab letting go', 'crab found beach', 'found crab', 'find crab', 'finds crab', 'finding crab', 'crab rock pool', 'crab rockpool', 'crab rock pools', 'crab rockpools', 'crab tide pool', 'crab tidepool', 'crab tidal pool', 'crab bucket', 'crabs bucket', 'caught crab', 'catching crab', 'crab pet', 'crab friend beach', 'crab beach sad', 'crab beach miss', 'crab seaside', 'crabbing', 'crab where lives', 'hermit crab goodbye', 'hermit crab leave', 'hermit crab keep', 'found hermit crab', 'hermit crab rock pool', 'crab release', 'crab stay beach'],
  answers: ['found', 'find', 'finds', 'finding', 'little', 'small', 'tiny', 'baby', 'green', 'hermit', 'rock', 'rocks', 'pool', 'pools', 'rockpool', 'beach', 'seaside', 'sea', 'sand', 'holiday', 'bucket', 'spade', 'net', 'today', 'yesterday', 'didn’t', 'did', 'not', 'want', 'wanted', 'wants', 'leave', 'leaving', 'left', 'it', 'there', 'behind', 'say', 'saying', 'said', 'goodbye', 'bye', 'where', 'lives', 'home', 'house', 'take', 'taking', 'bring', 'bringing', 'keep', 'keeping', 'pet', 'back', 'put', 'had', 'cried', 'crying', 'cry', 'upset', 'sad', 'friend', 'friends', 'made', 'named', 'called', 'claw', 'claws', 'sideways', 'tide', 'waves', 'mum', 'dad', 'mummy', 'daddy', 'grandma', 'grandad', 'loved', 'love', 'go', 'going', 'time', 'let', 'story', 'please', 'about', 'wouldn’t', 'refused', 'have', 'miss', 'misses', 'missing', 'watched', 'walked', 'away', 'very', 'his', 'her', 'first'],
  except: ['pinched', 'nipped', 'hurt', 'bit', 'bite', 'died', 'dead', 'dying', 'killed', 'eaten', 'ate', 'eat', 'cooked', 'cook', 'dinner', 'boil', 'sick', 'ill', 'broken', 'lost claw', 'shell', 'party', 'dance', 'dances', 'wedding', 'pirate', 'mermaid', 'shark', 'octopus', 'lobster', 'starfish', 'astronaut', 'space', 'moon', 'shop', 'tank', 'forest', 'football'],
  moods: ['change', 'first', 'losing'],
  out: true,
  company: ['crab', 'pool', 'bucket', 'sea', 'rocks', 'water', 'ledge', 'beach'],
  about: 'The hero has found a crab in a rock pool and builds it a home in the bucket, and it goes round and round in there, because a bucket has nothing to get under.',
  titles: ['Nothing to Get Under', 'Sideways All the Way', '{H} and the Crab', 'The Pool by the Loaf Rock', 'A Bucket Has No Ledge'],
  want: [
    {
      id: 'in-the-pool',
      A: 'partner',
      paragraphs: [
        '{H} had found a crab in a rock pool, and was not going home without it. It sat in the bucket, in some sea. It was green, and no bigger than a biscuit, and it had one large claw.',
        '“It lives here,” said {A}. “It could live with us,” said {H}. “It doesn’t need a bed.” {A} looked in, and the crab looked out, with its eyes on two little stalks. “Have you asked it?” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-home-in-it',
      A: 'partner',
      paragraphs: [
        'First {H} made the bucket nice. In went some sand, and a ribbon of seaweed, and a shell for a table. “This is your room,” {H} told the crab. “It’s got a handle.”',
        'The crab got up and walked. It went sideways along the wall, all the way round, over the table, and round again.'
      ]
    },
    {
      id: 'how-they-met',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you find it?” asked {A}. “I was looking at a stone,” said {H}, “and then the stone went for a walk.” {H} showed how, with eight fingers. It had gone to the left. So {H} had gone to the left as well, on both knees.',
        '“It was hiding from me,” said {H}, “and so I hid from it, to be polite.” They had both come out on the same side of the same rock. It had been hard to say who was more surprised.'
      ]
    },
    {
      id: 'bath',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It could have the bath,” said {H}. “And where will you go?” asked {A}. “At the tap end.” {A} thought of the bath at home. It was white all round, and as smooth as a plate.',
        '“It’d have to like soap,” said {A}. They asked the crab whether it liked soap. It blew two bubbles. “That means yes,” said {H}. “It could just mean bubbles,” said {A}.'
      ]
    },
    {
      id: 'what-it-eats',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What does it have for supper?” asked {A}. {H} had half a cheese sandwich left, and knew that this was not it. “It picks things off the rocks,” said {H}. “I saw. First with one claw and then with the other, like somebody with two spoons.”',
        '“And what does it pick?” {H} had not been able to see. It was something very small and green, and there was plenty of it here. They had none of it at home, not even at the back of the cupboard.'
      ]
    },
    {
      id: 'sideways',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} tried walking like the crab, to see why anybody would. It was all right for three steps. Then one foot wanted to go where the other one was. “You’ve got too few,” said {A}. “It has eight, and the claws besides.”',
        'They went along the sand sideways, face to face, with their arms up. That way each could only see the other. “It can’t see where it’s going, either,” said {A}. “No,” said {H}, “but it can see where it’s been.”'
      ]
    },
    {
      id: 'lady-with-net',
      A: 'other',
      spare: 5,
      paragraphs: [
        'There were other things in the rock pool, and {A} had counted them. There was a red blob that closed when you came near. There were four winkles, and a shrimp you could look through. “They’ll be wondering where it is,” said {A}.',
        '{H} looked in as well. The shrimp was standing just where the crab had been. It waved its feelers over an empty bit of sand. “It’s only keeping its place,” said {H}, but not very loudly.'
      ]
    },
    {
      id: 'gull',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A gull landed on a rock, and put its head on one side to see into the bucket. {H} laid both arms across the top. “It isn’t yours,” said {H}. “Is it ours?” asked {A}. {H} did not answer that at once.',
        'The gull shifted from one foot to the other. It looked at the arms, and under the arms. Then it went off along the sand, to see what other people had in their buckets.'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came up to the bucket with care, nose first. The crab lifted its big claw. {A} took the nose away, and put it where it was safe, a good way back.',
        'After that they were quite polite to each other. {A} looked from here, and the crab looked from there. When it went round the wall, {A}’s head went round a little too.'
      ]
    },
    {
      id: 'elder-jar',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had a shrimp once,” said {S}, “in a jam jar. I carried it up to the road. All that way it swam with its nose against the glass. It always faced the sea, however I turned the jar.”',
        '“What did you do?” asked {A}. “I missed the bus,” said {S}. “I took it back down. There were a hundred and four steps.” {S} rubbed one knee, as if it still had most of them in it.'
      ]
    },
    {
      id: 'child-sand-pool',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} was digging a rock pool of {S}’s own, so that there would be one to take along. It had a stone at each corner. {S} poured in some sea, and the sand drank it. {S} poured in more, and the sand drank that.',
        '“It’s a very thirsty pool,” said {S}. They looked at the real one. It had kept its water since the morning and had not lost a drop. “It’s had more practice,” said {A}.'
      ]
    },
    {
      id: 'baby-wave',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} was held up to see. {A} looked at the crab without a blink, and the crab did not blink either. A crab has no eyelids, so it was never going to lose.',
        'Then {A} opened one hand, and shut it, which was a wave. Down in the bucket the small claw opened, and shut. Perhaps it only wanted to see whether it still worked. {A} did it once more.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        '{H} took out the table. The crab went round. {H} put in a flat stone. The crab climbed over it and went round. “It doesn’t like my room,” said {H}.',
        '{A} watched its feet. “In the pool, what did it do when you came?” asked {A}. “It went under the ledge,” said {H}. “Then that’s what it’s looking for. A bucket’s only round. There’s nothing to get under.”'
      ]
    }
  ],
  turn: [
    {
      id: 'back-again',
      A: 'partner',
      paragraphs: [
        '{H} watched it go round once more. Then {H} picked up the bucket, and hand in hand with {A} went back over the wet rocks. The pool lay behind a rock like a loaf.',
        '{H} laid the bucket in on its side. The crab felt about with one foot, and there was no wall. Off it went, sideways and very fast, and in under its ledge.'
      ]
    },
    {
      id: 'only-the-eyes',
      A: 'partner',
      paragraphs: [
        'It backed in until it fitted. Only its two eyes stuck out, and the tip of the large claw. It was not walking any more. “Goodbye,” said {H} into the pool. “I liked you as soon as you moved.”',
        'The claw went up, and came down. “It waved,” said {H}. “Or it was scratching,” said {A}. {H} thought it over. “It can do both,” said {H}.'
      ]
    },
    {
      id: 'when-it-gets-dark',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And when it gets dark?” asked {H}. “Then the sea comes up,” said {A}. “It comes over the sand and over the rocks, and right over this pool, and covers it. And in the morning it goes out again.”',
        '{H} looked at the sea. It was still a good way off, but it was on its way. It drew each wave up a little further, and smoothed it flat. “It’s being tucked in,” said {H}. “More or less,” said {A}.'
      ]
    },
    {
      id: 'a-present',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to leave it something to remember them by. They laid the shell at the side of the pool, the one that had been the table. It was hollow side down, so that there was room below.',
        '“Somebody might get under that,” said {A}. A winkle was already on the way. It would not be there before supper, at that speed, but you could tell where it was going.'
      ]
    },
    {
      id: 'walking-off',
      A: 'partner',
      paragraphs: [
        'Then they left. {H} walked sideways, so as to see the rock for longer. It grew as small as a crumb.',
        '“I know where it lives now,” said {H}. “Behind the loaf, on the left.” “Next time you needn’t even knock,” said {A}. Behind them the sea came up to the first of the rocks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} peeped over the edge of the bucket, and the crab peeped back.',
      '{names} stood in the way of the wind, so that the bucket was out of it.',
      { text: '{names} scooped up some more sea, and poured it in gently.', needs: ['hands'] },
      { text: '{names} packed the towels as slowly as it can be done.', needs: ['hands'] }
    ],
    way: [
      '{names} brought a bit of seaweed, and it was the wrong kind.',
      '{names} walked round the outside of the bucket, for company.',
      { text: '{names} held up a pebble, to ask if it would do for a chair.', needs: ['hands'] },
      { text: '{names} counted the legs, and lost count at the corner.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the pool, and kept quite still.',
      '{names} went the first bit sideways too.',
      { text: '{names} rinsed the sand out of the empty bucket.', needs: ['hands'] },
      { text: '{names} waved to the ledge, not too hard.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the bucket stood on the mat, upside down, to dry. Some sand came out of it, and some came out of every shoe.',
    '{H} washed, and then went to bed sideways, all along the wall. At the end of it was the blanket. {H} backed in until only two eyes and one hand stuck out.'
  ],
  last: [
    'Far away the sea lay over the pool and the ledge, and here {H} was asleep.',
    'It was a good ledge, and {H} had found it without looking, and slept.'
  ]
})
