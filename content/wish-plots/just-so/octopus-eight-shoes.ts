import { wishPlot } from '../wish-plot.ts'

export const octopusEightShoes = wishPlot({
  id: 'wish-octopus-eight-shoes',
  beginsElsewhere: true,
  wishes: ['an octopus with eight different shoes who can’t decide which to wear', 'octopus shoes', 'octopus shoe', 'octopus eight shoes', 'octopus different shoes', 'octopus odd shoes', 'octopus pairs of shoes', 'octopus decide shoes', 'octopus choose shoes', 'octopus pick shoes', 'octopus favourite shoes', 'octopus wears shoes', 'octopus wearing shoes', 'octopus boots', 'octopus eight boots', 'octopus wellies', 'octopus wellingtons', 'octopus gumboots', 'octopus trainers', 'octopus sneakers', 'octopus slippers', 'octopus sandals', 'octopus roller skates', 'octopus dancing shoes', 'octopus ballet shoes', 'octopuses shoes', 'octopuses wear shoes', 'octopus footwear', 'octopus goes dancing', 'octopus dances eight'],
  nothingElse: true,
  answers: ['octopus', 'octopuses', 'eight', 'eighth', 'seven', 'different', 'odd', 'shoe', 'shoes', 'boot', 'boots', 'welly', 'wellies', 'wellington', 'wellingtons', 'slipper', 'slippers', 'sandal', 'sandals', 'clog', 'clogs', 'flipper', 'flippers', 'skate', 'skates', 'roller', 'skating', 'ballet', 'tap', 'trainer', 'trainers', 'sneakers', 'pair', 'pairs', 'foot', 'feet', 'leg', 'legs', 'arm', 'arms', 'tentacle', 'tentacles', 'each', 'every', 'one', 'all', 'on', 'put', 'puts', 'wear', 'wears', 'wearing', 'wore', 'has', 'had', 'have', 'got', 'needs', 'need', 'needed', 'wants', 'wanted', 'decide', 'decides', 'decided', 'choose', 'chooses', 'chose', 'choosing', 'pick', 'make', 'up', 'mind', 'its', 'his', 'her', 'can’t', 'cannot', 'couldn’t', 'never', 'always', 'which', 'what', 'who', 'whose', 'that', 'and', 'to', 'of', 'in', 'for', 'with', 'a', 'an', 'the', 'it', 'he', 'she', 'is', 'was', 'by', 'from', 'today', 'day', 'morning', 'evening', 'night', 'party', 'dance', 'dances', 'dancing', 'danced', 'goes', 'going', 'go', 'out', 'walk', 'walks', 'walking', 'music', 'radio', 'kitchen', 'hall', 'house', 'home', 'new', 'red', 'blue', 'yellow', 'pink', 'purple', 'green', 'orange', 'favourite', 'favorite', 'silly', 'funny', 'little', 'small', 'big', 'friendly', 'kind', 'happy', 'called', 'named', 'everywhere', 'sea', 'ocean'],
  except: ['sock', 'socks', 'lost', 'loses', 'missing', 'stolen', 'steals', 'laces', 'shoelaces', 'school', 'football', 'match', 'wet', 'hurt', 'died', 'dead', 'sushi', 'eaten', 'scared', 'afraid', 'sad', 'lonely', 'shark', 'pirate', 'mermaid', 'spider', 'centipede', 'birthday', 'christmas', 'smelly', 'stinky', 'toy', 'costume', 'hospital'],
  moods: ['waiting', 'change', 'losing'],
  isTale: true,
  company: ['octopus', 'boot', 'clog', 'sandal', 'slipper', 'wellington', 'flipper', 'skate', 'shoe', 'shoes', 'hall', 'rug', 'boards', 'board', 'puddle', 'umbrella', 'kitchen', 'radio', 'table', 'shelf', 'music'],
  about: 'An octopus has eight different shoes and cannot decide which to wear to the dance in the kitchen; in all eight it gets nowhere, until it is seen where each shoe has stopped, and that the floor can choose.',
  titles: ['Eight Shoes and One Octopus', 'The Floor Chooses', '{H} Asks for the First Dance', 'Which of It Was in Front', 'That Was the Boot’s Dance'],
  want: [
    {
      id: 'nearly-six',
      A: 'partner',
      paragraphs: [
        'In {H}’s hall sat an octopus with eight different shoes, and it could not decide which to wear. There was a boot, a clog, a sandal and a slipper. There was a wellington, a flipper, a roller skate and a ballet shoe.',
        '“If I take the boot,” it said, “the slipper will think I don’t like it.” At six there was dance music in the kitchen, and {H} had asked it for the first dance. “It’s nearly six,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-two',
      A: 'partner',
      paragraphs: [
        '“Take two,” said {H}. “I’ve only got two feet, and I get everywhere.” So the octopus put on the boot and the clog, and felt sorry for the sandal. It swapped the clog for the sandal, and felt sorry for the clog.'
      ]
    },
    {
      id: 'one-of-each',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where are the other ones?” asked {A}. “What other ones?” asked the octopus. It had found its shoes by the sea, and the sea had never brought two alike. {A} told it about pairs. The octopus thought that pairs sounded rather dull.',
        '“Then somewhere there’s another boot,” said {H}. “And somebody hopping,” said {A}. They thought about those eight people, each with one bare foot. The one in the other skate had got the furthest, but not on purpose.'
      ]
    },
    {
      id: 'counting-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} said a counting rhyme, with one finger, round and round the shoes. It came out at the flipper. “Oh, good,” said the octopus. Then it looked at the sandal, which was taking it bravely. “Perhaps once more,” it said.',
        'They did it eight times, and began one shoe further along each time. So every shoe won once. That was very fair, and they knew just as little as before. Only {A} was hoarse now.'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Which are your left feet?” asked {H}. The octopus did not know. It was round, and had a left on every side. It turned a little, and now they were different ones. “Then where’s your front?” asked {A}.',
        '“Wherever I’m looking,” said the octopus. It looked at the door, and four of its feet were left. It looked at the umbrella, and now it was the other four. “This clog’s a left,” said {H}, and held it out. The octopus turned round and round to find the foot, and had to sit down.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the wall hung a mirror. The octopus turned to it, to see how the clog suited it. With those in the mirror it counted sixteen shoes. “That’s worse,” it said. “And that other one can’t decide either.”',
        '{A} hung a scarf over the glass. Now there were only eight again. Behind the scarf it was very quiet. “It’s made up its mind,” said the octopus, “and gone without me.” {H} had to lift a corner, to show that it was still sitting there.'
      ]
    },
    {
      id: 'one-bow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The boot had laces, and the skate had laces too. The octopus tied them with four feet at once, and was done in no time. It was one bow. It was a very fine bow, and both the boot and the skate were in it.',
        '{A} picked at the knot until it came open. “Do one shoe first,” said {H}, “and then the next.” “Which one first?” asked the octopus. {A} picked up a lace, and put it down again.'
      ]
    },
    {
      id: 'other-with-two-more',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in, and stepped out of two brown shoes. {A} stood them at the end of the row. “Oh dear,” said the octopus. Now there were ten. It put a foot into one of the brown ones, and went quite still.',
        '“It’s warm,” it whispered. “Somebody’s in here.” “That was me,” said {A}. The octopus would have liked to stay. But beside it stood eight cold shoes, and not one of them said a word. So it gave back the warm one, and {A} took both away to another room.'
      ]
    },
    {
      id: 'pet-decides',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} saw at once which was the best. It was the slipper. {A} settled down in it, as far as that went, and shut both eyes. “{A} has decided,” said {H}. “It can be done.” The octopus put out a foot for the slipper.',
        'Then {A} got up, and tried the sandal. After that came the boot, which was deep, and after the boot the slipper again. “I know,” said the octopus to {A}. “I know just how it is.”'
      ]
    },
    {
      id: 'elder-one-pair',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I only had one pair,” said {S}. “So I was always ready first. I stood at the door and waited for my cousins, who had two.” “What did you do there?” asked {A}. “I got to know the door handle,” said {S}.',
        '“Then I was given another pair, for my birthday. The very next morning I was late for school.” The octopus counted on its feet. Two pairs, it found, were four. “Late with four,” it said softly. “And I’ve got eight.”'
      ]
    },
    {
      id: 'child-half-an-octopus',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} put {A}’s trainers on both hands. On both feet there were shoes already. “I’ve got four,” said {S}. “I’m half an octopus.” The octopus came a little nearer, to see what that looked like.',
        '“Which half?” it asked. {S} had not thought about that. {S} went off on all fours, clop, clop, once round the umbrella, and sat down on the rug. “I think it’s the half that knows where it’s going,” said {A}. The octopus said that it often missed that half.'
      ]
    },
    {
      id: 'all-eight',
      A: 'partner',
      paragraphs: [
        '“Then wear all eight,” said {A}. The octopus did, and stood up. The skate shot off down the hall, the boot took a long step, and the slipper took none. The octopus got longer and longer, like a rubber band. “Which of me is in front?” it called. Then every shoe came off, and the octopus snapped back together.'
      ]
    },
    {
      id: 'where-they-stopped',
      A: 'partner',
      paragraphs: [
        '{H} began to pick up the shoes. “Wait,” said {A}. “Look where they’ve stopped. The skate’s on the smooth boards, and the slipper’s on the rug. And the wellington went all the way to the puddle under the umbrella.” “They like it there,” said {H}. “Then nobody has to choose,” {A} told the octopus. “The floor does it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-at-a-time',
      A: 'partner',
      paragraphs: [
        'On the rug the octopus let down the slipper. It held up the other seven like a bunch of flowers. On the boards it let down the skate, and in the puddle the wellington. Outside the kitchen lay all {H}’s building bricks. There it took the boot. {H} and {A} were in socks, and had to go round.'
      ]
    },
    {
      id: 'the-board-that-creaked',
      A: 'same',
      spare: 10,
      paragraphs: [
        'By the cupboard was a board that creaked for everybody. {H} stepped on it, to show the octopus, and it creaked. {A} stepped on it too, and it creaked rather lower. “That one can’t keep a secret,” said {A}.',
        'So there the octopus put down the ballet shoe. It stood on the very tip of it, with seven shoes over its head. The board waited. Then there was a small sound after all. It was {A}, breathing out.'
      ]
    },
    {
      id: 'a-sea-for-the-flipper',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The flipper had not had its floor yet. It stuck up at the top of the bunch, and pointed this way and that. “There isn’t any sea on the way,” said {A}. But the octopus could not leave it out.',
        'So {H} fetched the washing-up bowl, with a cup of water in it. The octopus put one foot over the side, flap, and was across. “What was it like?” asked {H}. “Deep,” said the octopus, to please the flipper.'
      ]
    },
    {
      id: 'eight-ways-at-once',
      A: 'partner',
      paragraphs: [
        'In the kitchen the music began. The octopus stopped in the doorway, and all eight shoes wanted to be the one. “In a dance you needn’t get anywhere,” said {H}. “You can go eight ways at once.”',
        'So it let down the lot. The clog clacked, and the flipper flapped. The skate went round the table, and came back for the next bit. Nobody knew which of it was in front. “That was the first dance,” said {H}, out of breath. “That was the boot’s,” said the octopus. “The others would like one too.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went along the row of shoes, and back along it.',
      '{names} looked at the clock, and then at the octopus, and then at the clock.',
      { text: '{names} tried one hand in the clog, and knocked with it.', needs: ['hands'] },
      { text: '{names} spun the wheels of the skate with one finger.', needs: ['hands'] }
    ],
    way: [
      '{names} moved aside, for wherever a shoe might want to go.',
      '{names} sniffed at the sandal, and there was still some beach in it.',
      { text: '{names} held the octopus round the middle, where there was most of it.', needs: ['hands'] },
      { text: '{names} shook a pebble out of the boot.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced with whichever shoe came by.',
      '{names} got out of the way of the skate, and then of the flipper.',
      { text: '{names} turned up the radio, and held out both hands.', needs: ['hands'] },
      { text: '{names} clapped in time with the clog.', needs: ['hands'] }
    ]
  },
  bed: [
    'The eight shoes stood in the hall again, each on its own bit of floor. The octopus sat among them, and could not decide which foot was the most tired.',
    '{H} washed two feet, which was soon done, and lay down. It was soft all over there, a floor for bare feet.'
  ],
  last: [
    'The bed had chosen both {H}’s feet, and {H} was asleep.',
    'All eight dances were danced, the last one in the slipper, and {H} was asleep.'
  ]
})
