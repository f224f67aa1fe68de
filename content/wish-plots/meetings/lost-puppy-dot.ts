import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const lostPuppyDot = wishPlot({
  id: 'wish-finds-lost-puppy',
  beginsElsewhere: true,
  wishes: [
    'finds lost puppy', 'found lost puppy', 'finding lost puppy', 'finds puppy', 'found puppy', 'finding puppy', 'finds dog', 'found dog', 'finding dog', 'finds lost dog', 'found lost dog', 'finding lost dog', 'lost puppy', 'lost puppies', 'little lost puppy', 'lost puppy home', 'lost puppy finds way home', 'puppy without home', 'stray puppy', 'finds stray dog', 'found stray dog', 'helps lost puppy', 'helps lost dog', 'helping lost puppy', 'helping lost dog', 'takes lost puppy home', 'takes lost dog home', 'brings puppy home', 'brings lost dog home', 'meets lost puppy', 'meets lost dog', 'met lost puppy', 'puppy followed home', 'puppy all alone', 'puppy on its own', 'finds doggy', 'found doggy', 'lost doggy', 'lost pup', 'finds lost pup'
  ],
  except: [...NOT_WELL.filter((word) => word !== 'lost'), 'our', 'my', 'cat', 'kitten', 'toy', 'teddy', 'cuddly', 'ran', 'away', 'toothless', 'ball', 'tooth', 'paw patrol', 'bone', 'hat', 'shoe', 'treasure', 'collar', 'bark', 'robot', 'wolf', 'afraid', 'scared', 'barked', 'bites', 'bit', 'years'],
  answers: ['lost', 'puppy', 'puppies', 'pup', 'dog', 'doggy', 'finds', 'found', 'find', 'finding', 'helps', 'help', 'helping', 'home', 'way', 'takes', 'take', 'took', 'brings', 'brought', 'back', 'owner', 'little', 'small', 'stray', 'street', 'park', 'shop', 'alone', 'who', 'meets', 'met', 'where', 'lives', 'its', 'house', 'nose', 'poster', 'white', 'brown', 'friend', 'family', 'keep'],
  moods: ['lost'],  company: ['puppy', 'collar', 'shop', 'baker', 'library', 'swings', 'mat', 'nose', 'foot', 'gate', 'paint', 'street', 'sleeve'],
  isTale: true,
  out: true,
  about: 'The hero finds a lost puppy, which leads the way nose down, and not to its own home: it thinks that the hero is the one who is lost.',
  titles: ['One White Foot', 'Dot Knows the Way', '{H} Finds a Lost Puppy', 'Who Was Lost', 'Nose Down, and Backwards'],
  want: [
    {
      id: 'outside-the-shop',
      A: 'partner',
      paragraphs: [
        'Outside the shop sat a puppy, with one white foot and nobody beside it. “Whose is it?” asked {A}. Nobody knew. {A} let it smell a hand, and then looked at its collar. “Dot” was written there, and the rest was chewed off.',
        'It was a lost puppy, and {H} wanted to get it home before dark. “Where do you live, Dot?” asked {H}. The puppy took {H} by the sleeve and pulled.'
      ]
    }
  ],
  way: [
    {
      id: 'it-knows-the-way',
      A: 'partner',
      paragraphs: [
        '“It knows the way!” said {H}. {A} made a lead out of a scarf. Off they went, nose down, to the baker’s. “Is this your puppy?” asked {H}. “No,” said the baker, “but you left your hat here today.”',
        'It pulled them to the library, where nobody knew it. It pulled them to the swings, and smelled at the left one.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} rang the vet’s from the street, since that’s what you do. They can hold a thing like a torch to a dog’s neck, and it tells them its number. “We’re open till seven,” said the vet’s. “Has anybody missed a puppy?” asked {A}.',
        'They put a hand on the telephone, and came back. “Somebody’s missed a parrot,” they said, “and a left glove.” {H} looked at Dot from all sides. “It isn’t either of those,” said {H}.'
      ]
    },
    {
      id: 'every-lamp-post',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They would have been quicker without the lamp posts. At each of them Dot had to stop, and read what was new. “It takes longer than you do with the paper,” said {H}. At the third one it read the whole thing twice, and sneezed.',
        '“Bad news?” asked {A}. Dot lifted its leg, to answer. It was too young for that, and fell over on the other side. It got up and looked at the lamp post as if that had pushed.'
      ]
    },
    {
      id: 'shoelace',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the way it caught a shoelace. It was {A}’s, and {A} was in the shoe. Dot pulled backwards, with its bottom in the air, and growled like a very small engine. “Let go,” said {A}. It shook it, to be on the safe side.',
        '{H} tied the lace again, with two knots. Dot lay down to see how it was done. When {H} had finished, it did it once more the other way round.'
      ]
    },
    {
      id: 'found',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the library they got a big sheet of paper, so that {H} could make a notice. “Found,” wrote {H}, “one puppy.” “Now write what it looks like,” said {A}. Dot wouldn’t hold still for that. {H} wrote “brown and quick”.',
        '“And the white foot?” said {A}. There wasn’t any room left. {H} drew round the foot instead, with Dot standing on the paper. Then Dot ran off with the pencil, and came in at the bottom as a long grey line.'
      ]
    },
    {
      id: 'other-name',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps Dot isn’t its name,” said {A}. “Perhaps it’s only the full stop, and the rest has been chewed.” They tried a few, as they went along. “Rover.” “Max.” “Professor.” Dot trotted on.',
        '“Sausage,” said {H}. It turned round and came back, and sat down on {H}’s foot. “That isn’t a name,” said {A}. “That’s a hope.”'
      ]
    },
    {
      id: 'puddle',
      A: 'same',
      spare: 6,
      paragraphs: [
        'By the kerb lay a puddle, and there was a puppy in it. Dot barked at it. The other one barked too, but it couldn’t be heard. Dot put one foot on it, and it went all to bits.',
        'That was a shock. It sat down on {A}’s shoe and shook. “It’ll come back,” said {H}. “You only have to wait.” They waited, all three, bent over. First came {A}, and then {H}, and last of all there was Dot, and wagged.'
      ]
    },
    {
      id: 'may-we-keep-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Couldn’t we just keep it?” asked {A}. Dot looked from one to the other, as if this might be about biscuits. {H} would have liked that as well. There was room beside the bed, just this long.',
        '“Somebody’s walking round now,” said {H}, “with a lead and nothing on it.” They both thought of that lead. It would drag along behind, and bump at each kerb. “Come on, then,” said {A}, and walked a bit faster.'
      ]
    },
    {
      id: 'whistling',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“If I whistle,” said {A}, “then its people will hear, and come.” {A} put two fingers in {A}’s mouth and blew. Nobody came round the corner. But from four sides at once came dogs.',
        'There was a tall one and a flat one, and two with the same coat on. They stood round Dot and smelled at it in turn. “Is it one of yours?” {H} asked them. They thought it over thoroughly, at both ends. It wasn’t.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} walked on the other side, and had not been told who that was. {A} looked straight ahead. Dot thought that {A} was the finest thing it had ever seen. It walked as {A} walked. It even tried to have the same face.',
        'At the corner {A} stopped, so Dot stopped too, with its nose in {A}’s side. {A} sighed. From there on it was allowed to walk in {A}’s shadow.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I was lost once,” said {S}, “at the big market. I was three. I stood by the fish and howled.” “And who found you?” asked {A}. “A dog,” said {S}. “It was tied up there. I sat down with my back to it, and it was warm. After that I was only waiting.”',
        '{S} gave Dot a scratch behind the ear, in the place that dogs can’t get at. “I’ve owed it to somebody,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} knew how dogs do it. {S} got down on hands and knees with {S}’s nose on the pavement, and breathed in hard. “Somebody had chips here,” said {S}. “They went left.” Dot smelled at the place too. It ate the chip.',
        '“What else?” asked {A}. “Rubber,” said {S}, “and a bit of old rain.” A lady with a pram had to go round them. “Have you lost something?” asked the lady. “No,” said {S}, “we’ve found it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} held a rusk out over the side of the pram. Dot walked along underneath it with its mouth open. Neither of them looked where they were going. A crumb fell, and that was right, and another.',
        'At the swings the rusk was all gone, and {A} showed both empty hands. Dot licked them, and then it licked the wheel of the pram. {A} said “Dot”. It was the first time that {A} had said that, and it may have meant the rusk.'
      ]
    },
    {
      id: 'whose-mat',
      A: 'partner',
      paragraphs: [
        'At last Dot ran to a door, lay down on the mat, and beamed. “That’s it!” cried {H}. “It lives here!” But it was {H}’s own mat. “The swings, the library, the baker’s,” said {A} slowly. “That’s our whole day, only backwards. It’s done it by the nose. It isn’t going home at all. It thinks that you’re lost, {H}. It’s brought you home.” The puppy wagged so hard that it fell off the mat.'
      ]
    }
  ],
  turn: [
    {
      id: 'nose-down',
      A: 'partner',
      paragraphs: [
        '“Then we must do its day backwards,” said {H}. At the shop, where the puppy had sat, {H} got down with nose to the ground. On the stones there was a white spot. It had four toes.',
        '“I’ve got it!” called {H}. A step further there was another one. They followed the spots past the post box and round two corners. The spots got whiter, and then they got wet. They stopped at a gate, and it was half painted.'
      ]
    },
    {
      id: 'the-other-feet',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“So it hasn’t got a white foot at all,” said {A}. Dot held it up for them to look at. There was brown in between, where it had licked. {H} put one thumb on the gate, very lightly, and the thumb was white too.',
        'Now they both had one. Dot smelled at {H}’s thumb, and {H} smelled at Dot’s toes. “That’s us,” said {H}. From here on anybody could have followed them both.'
      ]
    },
    {
      id: 'the-lead',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Behind the gate hung an empty lead, on a nail. There was a bowl with a “D” on it, and a slipper that had been very much loved. “That’s the right number of things,” said {A}.',
        'Dot showed them everything. It showed them the bowl, and the hole by the wall, and a second hole. It ran round the place three times with both ears inside out. Each time it came back to touch {H}’s knee.'
      ]
    },
    {
      id: 'taken-home',
      A: 'partner',
      paragraphs: [
        'A man with a brush was just pinning up a note that said “Lost”. “Dot!” cried the man, and down went the brush. Dot licked the man from chin to hat.',
        '“We must go home now,” said {H}. Dot heard that, and took {H} by the sleeve. “Oh dear,” said {A}. “You’re lost again.” So they all went, the puppy in front, and the man at the end of the lead. It put {H} on the mat. Then it let itself be taken home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down next to the puppy, so that there was somebody beside it.',
      '{names} looked up the street and down, for a person without a dog.',
      { text: '{names} asked in the shop, where they only knew about onions.', needs: ['hands'] },
      { text: '{names} held out a hand as well, and it was smelled.', needs: ['hands'] }
    ],
    way: [
      '{names} kept up as well as might be, with four feet in front.',
      '{names} sat on the left swing for a moment, to be sure.',
      { text: '{names} carried the hat from the baker’s.', needs: ['hands'] },
      { text: '{names} knocked at the next door too, to be thorough.', needs: ['hands'] }
    ],
    turn: [
      '{names} stepped round the white spots, so as not to smudge them.',
      '{names} came along behind, all the way to the mat.',
      { text: '{names} counted the toes, and there were four each time.', needs: ['hands'] },
      { text: '{names} picked up the brush, by the right end.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the mat there was one white spot, with four toes. {H} would not have it wiped off.',
    'Then {H} washed one thumb, and the rest, and got into bed. It was no trouble to find.'
  ],
  last: [
    'Somebody had brought {H} home and seen that all was well, and {H} was asleep.',
    'Two streets off a puppy lay in its own place, and {H} lay in this one, asleep.'
  ]
})
