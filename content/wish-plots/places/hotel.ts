import { wishPlot } from '../wish-plot.ts'

export const hotel = wishPlot({
  id: 'wish-hotel',
  beginsElsewhere: true,
  wishes: ['hotel', 'hotels', 'holiday', 'holidays', 'vacation', 'vacations', 'vacaciones', 'férias', 'vacances', 'room service', 'all inclusive', 'holiday resort'],
  answers: ['going', 'first', 'night', 'our', 'family', 'summer', 'stay', 'staying', 'room', 'lift', 'key', 'breakfast', 'swimming', 'pool', 'suitcase', 'week', 'tomorrow', 'excited', 'trip', 'travel', 'abroad', 'big', 'bed', 'sea', 'seaside', 'adventure', 'sleeping', 'strange', 'spain', 'greece', 'france', 'italy', 'portugal', 'turkey'],
  except: ['camping', 'tent', 'caravan', 'campervan', 'beach', 'sandcastle', 'sand', 'christmas', 'easter', 'school', 'club', 'boat', 'ship', 'cruise', 'plane', 'farm', 'ski', 'skiing', 'snow', 'mountain', 'mountains', 'haunted', 'animals', 'dog', 'dogs', 'cat', 'cats', 'mouse', 'insect', 'bug', 'end', 'ends', 'last', 'over', 'cancelled', 'home', 'bank', 'without', 'car', 'train', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'monsters', 'ghost', 'toys', 'toy', 'who', 'scared', 'afraid', 'missing', 'ill', 'poorly', 'forgot', 'moon', 'space', 'underwater', 'playing', 'lost', 'packing', 'pack', 'everything'],
  moods: ['first', 'waiting', 'change'],
  fed: true,
  company: ['hotel', 'lift', 'door', 'two'],
  out: true,
  away: true,
  about: 'In the hotel all the doors are alike, until the hero hangs a sock on theirs, and everybody sees how well that works.',
  titles: ['Forty Doors and a Sock', '{H} Hangs Out a Sock', 'The Striped One Is Ours', 'A Street with a Carpet', 'What Was in the Sock'],
  want: [
    {
      id: 'forty-doors',
      A: 'partner',
      paragraphs: [
        'It was the first evening of the holiday, with beach in their shoes. In the hotel the lift went ping, and there lay a red corridor. On both sides were forty brown doors.',
        '{H} had the key card, and wanted to find theirs without any help. “I’ll shut my eyes,” said {A}, “and you take me home.” On holiday, home was the room.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-doors',
      A: 'partner',
      paragraphs: [
        '{H} led {A} through the hotel, past a picture of a boat. {H} held the card to a door, and a light blinked red. The next door opened by itself. There stood two people with toothpaste on their chins. “Good evening,” they said.',
        'Further on hung another boat. “It’s the same at both ends,” called the two. “We’ve been getting lost since Monday.” “Are we home?” asked {A}. “Not quite,” said {H}.'
      ]
    },
    {
      id: 'lift-mirrors',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'They went back to the lift, to begin again. There were mirrors in it, and so it was full before they got in. {H} and {A} were standing there already, on all sides. “Which floor?” asked {A}. “Three,” said {H}, and everybody’s mouth said three.',
        'It went up so softly that you felt it only in your tummy. “They’re all going to our floor,” whispered {H}. But when it said ping, only two got out. The others stayed in. They must have been going to the roof.'
      ]
    },
    {
      id: 'nothing-outside',
      A: 'partner',
      paragraphs: [
        '{A} opened one eye and read the number on the card. At that door the light blinked green. “At home I’d know ours by the boots outside,” said {A}. “Here everybody’s put their things indoors. You can’t tell who’s home.”',
        '{H} pulled off a sock, a striped one, and hung it on the handle. “Again!” said {H}. They went down in the lift and came up, and {A} shut {A}’s eyes. There hung the sock. “Home,” said {H}.'
      ]
    },
    {
      id: 'view',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Their room had a view of the sea. You only had to know where. {H} looked out and saw a wall, and another wall. “Further to the left,” said {A}. “Now put your cheek on the glass.” Between the two walls stood a strip of blue, as wide as a ruler.',
        'They took turns to look. A ship went by. It was there for about as long as a hiccup. “That was a big one,” said {A}. “It had a chimney as well,” said {H}.'
      ]
    },
    {
      id: 'swan',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'On the big bed sat a swan. It was made of two towels, and had a very fine neck. {H} came out of the shower, and dripped, and looked at it. “That’s your towel,” said {A}. “I can’t,” said {H}. “It’s looking at me.”',
        'So {H} got dry on the curtain, and {A} got dry on a shirt. The swan sat there all evening and was admired. It was the only thing in the whole room that was dry from the start.'
      ]
    },
    {
      id: 'switches',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The room had nine switches and four lamps. {H} pressed one, and it was dark in the bathroom, where {A} was. “Not that one!” called {A}. The next one was a fan. The next one did nothing at all, however often {H} pressed it.',
        'Somebody knocked on the wall. “Would you mind?” called a voice from the next room. “I’m trying to read.” {H} put both hands behind {H}’s back. “So it does do something,” said {H}.'
      ]
    },
    {
      id: 'small-soap',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the bathroom lay the soaps. Each was as big as a biscuit, and wrapped up like one. The shampoo would have been enough for a doll. “It’s because we’re only here for a week,” said {A}. “You get a small piece of everything.”',
        '{H} washed one thumb, so as to make it last. It smelled of lemons, and of somewhere else. “I’ll do the other one on Thursday,” said {H}.'
      ]
    },
    {
      id: 'porter',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the porter, and had a red sock on for a cap. “Your bag,” said {S}, and pulled it in from the corridor by one wheel. A porter gets a coin for that. {A} had none, and gave a shell. {S} looked at the shell, and pulled the bag out again.',
        '“Why are you taking it away?” asked {A}. “So that I can bring it,” said {S}. By supper the porter had seven shells, and the bag had been further than any of them.'
      ]
    },
    {
      id: 'slippers',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There were white slippers, one pair for each, and all in one size. It was somebody else’s. {H} put both feet in, and there was room for a lunch. You couldn’t walk in them. You had to skate.',
        'They skated round the bed once, with a hand on the wall. At the corner {A} went on and the slipper didn’t. “I’ve lost a shoe,” said {A}. “It’s still going,” said {H}. It slid under the desk, all by itself, and stayed there for the holidays.'
      ]
    },
    {
      id: 'postcard',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They wrote a card to the plant at home, since it was alone. {H} drew the sea, and {A} wrote. “What shall I put?” asked {A}. “That it’s blue,” said {H}. “And that we have carpet. And that somebody’s coming on Wednesday with the can.”',
        '“Wish you were here?” asked {A}. {H} thought of the plant in the lift. “No,” said {H}. “Put that it needn’t worry.”'
      ]
    },
    {
      id: 'pet-travels',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been allowed to come on holiday too. {A} had looked into every corner, and found that it was all there. Now {A} lay where the room was coolest, and did not mean to get up until Sunday.',
        '“Do you like it?” asked {H}. {A} breathed out. It was not quite like at home, the breath said, but it would do.'
      ]
    },
    {
      id: 'elder-made-bed',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In my first hotel I made my own bed, as you do,” said {S}. “When I came back from the sea, it had been made again, only tighter. I thought that they weren’t pleased with me. Next day I did it with corners.” “And then?” asked {A}.',
        '“Then she did it with better corners,” said {S}. “By Friday we were making it together, one on each side. She’s still my friend.”'
      ]
    },
    {
      id: 'help-yourself',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At supper you could fetch whatever you liked, and as often as you liked. {H} walked past it all with a plate, and took one of each. There was one bean, one chip, one olive and one cube of melon. At the end stood a bowl of jelly, and {H} took one wobble.',
        '“I can’t decide,” said {A}, with nothing but bread. “You don’t have to,” said {H}, and gave {A} the olive. “That’s what’s so good about it here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'forty-handles',
      A: 'partner',
      paragraphs: [
        'It was late, after supper, when the lift went ping. {H} stopped on the carpet. On the first handle hung a sock. On the next hung a swimming cap, and opposite a tie. There was something on all forty. “We saw yours,” said the two with the toothpaste. Theirs was a flipper.',
        '“Now we’ll never find our sock,” said {H}. But here hung a very small mitten, so here was a baby. Here hung a lead, and behind it somebody barked in a dream. “It’s a street,” said {H}.'
      ]
    },
    {
      id: 'good-night-street',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It took them quite a time to get along it. An old lady with a scarf on her handle put out her head, to see who lived opposite. It was a bow tie. “Good evening,” she said. “Good evening,” said the man with the bow tie. “I heard you singing yesterday.”',
        '“Was it too loud?” asked the lady. “It was only too short,” he said. {H} and {A} went by on tiptoe. The carpet was so thick that it made no difference.'
      ]
    },
    {
      id: 'in-the-sock',
      A: 'partner',
      paragraphs: [
        'The striped sock hung on the last door but two, and it had grown heavy. In the toe there was something hard. It was two chocolates, in gold paper.',
        '“In hotels they put them on your pillow,” said {A}. “They must have thought we’d rather have them there.” {H} looked back along the street. There was a bit of gold in the mitten, and in the cap. In the flipper the gold had slipped right down to the toes.'
      ]
    },
    {
      id: 'posted',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In a hotel the sheets are tucked in on every side. {H} looked for the way in, and there was only the top. You had to slide down from the pillow, like a letter into an envelope. It was smooth, and cool, and went on for a long time.',
        '“Are you in?” asked {A}. “As far as the stamp,” said {H}. Far below, ten toes pushed at the end, and had no room to point anywhere but up.'
      ]
    },
    {
      id: 'hum-in-the-wall',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something hummed in the wall, and stopped, and hummed again. At home nothing did that. {H} lay and listened with one ear. “It’s the lift,” said {A}. “It’s bringing somebody up.” It went ping, far off, and there were slow steps on the carpet.',
        'They stopped, as if somebody had to look. Then a door shut softly. “That’s one more who’s found it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out of the lift backwards, with the bags.',
      '{names} tried the red carpet, and it went on and on.',
      { text: '{names} pressed the button for the lift, although it was there.', needs: ['hands'] },
      { text: '{names} put a hand on the wrong door handle and begged its pardon.', needs: ['hands'] }
    ],
    way: [
      '{names} met the same boat twice, from the left and from the right.',
      '{names} rode down in the lift and up again, for the ping.',
      { text: '{names} knocked at a door, and it was the cupboard with the brooms.', needs: ['hands'] },
      { text: '{names} asked a potted palm the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along the whole street and said hello to every handle.',
      '{names} sniffed at the flipper, and it smelled of the sea.',
      { text: '{names} straightened the tie on its handle.', needs: ['hands'] },
      { text: '{names} hung up a glove as well, although that room was only for towels.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chocolate was shared out, by halves and quarters. The sock stayed on the handle, for the night.',
    '{H} washed, brushed every tooth, and lay down in the strange bed, which was not so strange. Outside lay the street with its carpet, and at each door somebody was at home.'
  ],
  last: [
    'On the handle hung a striped sock, and behind it {H} was asleep, and at home.',
    'The lift said ping to nobody. They had all found it, and {H} slept.'
  ]
})
