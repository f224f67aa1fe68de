import { wishPlot } from '../wish-plot.ts'

export const witchTakesTheBus = wishPlot({
  id: 'wish-witch-takes-the-bus',
  wishes: ['witch bus', 'witch buses', 'witch tram', 'witch coach', 'witch minibus', 'witch night bus', 'witch bus stop', 'witch bus ticket', 'witch public transport', 'witches bus', 'witches buses', 'witches tram', 'witches coach', 'witches minibus', 'witches night bus', 'witches bus stop', 'witches bus ticket', 'witches public transport', 'witch takes the bus', 'witch has to take the bus', 'witch rides the bus', 'witch on the bus', 'witch goes by bus', 'witch catches the bus', 'witch broken broom bus', 'witch broom is broken bus', 'witch broom broke bus', 'witch snapped broom bus', 'witch no broom bus', 'witch broomstick broken bus', 'witch broomstick broke bus', 'broom is broken takes the bus', 'broomstick broken takes the bus', 'broken broomstick bus', 'witch cat bus', 'witch takes the train', 'witch broom train', 'witch broom tram', 'wizard takes the bus', 'broom snapped in two witch', 'witch without a broom bus', 'witch broomstick snapped', 'witch broomstick in two', 'witch bus home', 'witch underground train', 'witch metro', 'witch trolleybus', 'witch broom broke so she takes the bus', 'wizard bus', 'wizard broken broom bus', 'witch broom at home bus', 'witch lost broom bus', 'broom at the mender’s bus'],
  answers: ['witch', 'witch’s', 'witches', 'wizard', 'broom', 'broom’s', 'broomstick', 'broken', 'broke', 'break', 'snapped', 'snaps', 'in', 'two', 'bits', 'bus', 'buses', 'tram', 'train', 'coach', 'minibus', 'stop', 'stops', 'ticket', 'driver', 'seat', 'ride', 'rides', 'riding', 'takes', 'take', 'took', 'taking', 'catches', 'catch', 'caught', 'misses', 'goes', 'go', 'went', 'travels', 'so', 'because', 'instead', 'by', 'on', 'to', 'home', 'her', 'cat', 'black', 'hat', 'moon', 'fly', 'flies', 'flying', 'can’t', 'fix', 'fixed', 'mend', 'mended', 'without', 'no', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has'],
  except: ['spell', 'spells', 'frog', 'frogs', 'scary', 'scared', 'afraid', 'hansel', 'school bus crash', 'crash', 'crashed', 'accident', 'lost dog', 'flying bus', 'potion', 'vampire', 'ghost', 'dragon', 'died', 'dead', 'hospital', 'backwards', 'halloween costume'],
  moods: ['question', 'first', 'losing', 'late', 'change', 'waiting', 'learning'],
  isTale: true,
  out: true,
  company: ['witch', 'cat', 'bus', 'broom', 'driver', 'bell', 'tower', 'hat', 'seat', 'bristles', 'mop', 'bats', 'bat', 'stop', 'window', 'man', 'ticket'],
  about: 'A witch takes the bus because her broom is broken, and no bus goes up to her tower, until they notice which other broom has been twitching at every ding of the bell.',
  titles: ['The Witch Who Took the Bus', 'Ding', '{H} and the Broom in Two Bits', 'The Broom That Stops at Every Stop', 'Nobody Says Up to a Bus'],
  want: [
    {
      id: 'in-two-bits',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were sitting at the back of the bus when a witch got on. The witch had a tall hat, a black cat, and a broom in two bits. “My broom’s broken,” said the witch, “so I’m taking the bus.” The witch sat down beside {H} and held on to the seat in front. “Up!” said the witch. The bus went along the street, like any other. {H} wanted to see that witch home.'
      ]
    }
  ],
  way: [
    {
      id: 'a-ticket-for-the-cat',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“One for me, and one for the cat,” the witch had said at the front. The driver looked at the cat. “Cats ride free,” said the driver. But the cat would not sit on a seat that was not paid for. It stood there with its tail up.',
        'So {H} tore a corner from an old ticket, and gave it to the cat. The cat read both sides. Then it took the seat by the window, and the witch had to move over.'
      ]
    },
    {
      id: 'why-does-it-turn',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bus came to a corner and turned. “Why does it do that?” asked the witch. “There’s a house,” said {A}. “I know there’s a house,” said the witch. “I’ve gone over it for years.” At the next corner it turned again, because of a bank.',
        'The witch looked straight ahead, where a tower stood on a hill. Then it was on the left, and then behind. “At this rate I’ll have been round everything,” said the witch, “and over nothing.”'
      ]
    },
    {
      id: 'roofs-from-below',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Don’t you know this street?” asked {H}. “I know it very well,” said the witch, “but only from the top.” From above there was a red chimney here, and a nest, and a lost ball. Now there were doors. The witch had not thought that there would be so many.',
        '“So people come in at the bottom,” said the witch. The witch looked at the doors, one after the other, and bowed a little to each. “I’ve always thought that they came out of the smoke.”'
      ]
    },
    {
      id: 'tied-with-a-scarf',
      A: 'partner',
      paragraphs: [
        '“We’ll mend it,” said {H}, and tied the two bits together with a scarf. The witch sat on the broom, in the aisle. “Up!” said the witch. The broom rose as high as {A}’s nose. But a broken broom does not know which half is in charge. The front half wanted to go to the front, and the bristles wanted to go to the back. The knot slid open, and the witch sat on the floor of the bus.'
      ]
    },
    {
      id: 'hold-tight',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“On a broom you sit sideways for visits,” said the witch, “and lean back for hills.” So the witch leaned when the bus did not. At each bend the hat went one way, and the witch went the other. The cat kept a paw on the hat.',
        '“You needn’t steer,” said {A}. “Somebody else does that.” The witch looked along the bus to the driver’s back. “All of it?” asked the witch. After that the witch leaned only for the very sharp ones, to help.'
      ]
    },
    {
      id: 'no-smell-of-bats',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’s warm in here,” said the witch, after a while. On the broom it was cold, and there were bats. Here was a window that kept out the wind, and let in the street. The witch tapped it, to find out how.',
        'There was a button in the wall too, with a picture of a pram. “What does that one call?” asked the witch. “Nothing,” said {H}. “It’s for getting off.” The witch was sorry. The cat would have liked a thing with wheels, and somebody to push it.'
      ]
    },
    {
      id: 'other-stands-up',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A very old man got on, and there was no seat free. {A} stood up, and the old man sat down. “What did you do?” whispered the witch. “I gave up my seat,” said {A}. The witch had never seen that. On a broom there is only the one seat, and you are on it.',
        'The witch wanted to try. When a lady got on, the witch held out the front half of the broken broom. The lady said that it was not worth while, for just two stops.'
      ]
    },
    {
      id: 'pet-meets-the-cat',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had noticed the cat, and the cat had noticed {A}. They looked at each other from one end of the long seat to the other. With every bend they slid a bit closer, though neither moved a leg. Then a bend went the other way, and they slid apart.',
        '“Are they friends?” asked the witch. “Only to the left,” said {H}. Another corner came. Now {A} and the cat were nose to nose, and both looked out of the window.'
      ]
    },
    {
      id: 'elder-paid-with-a-button',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was on a bus once with a goose,” said {S}, “and it got off before me. It waited until we stopped, and down it went, and I had the basket.” “Did you go after it?” asked {A}. “It was on the right bus,” said {S}. “I wasn’t.”',
        'The witch listened very closely. On a broom one could not be on the wrong broom. “How do you tell that it’s the wrong bus?” asked the witch. “By the goose,” said {S}.'
      ]
    },
    {
      id: 'the-bristles-twitch',
      A: 'partner',
      paragraphs: [
        '“Does the bus go up to the tower?” asked {H}. The driver was sorry. There was only a path up there, for goats. Somebody pressed the bell, and it went ding. Just then {A} saw something move. Under the long back seat lay another broom, which swept out the bus at night. Its bristles had twitched. The bell went ding again. “It did it again,” whispered {A}. “Every time the bell goes, that broom wants to be off.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-last-stop',
      A: 'partner',
      paragraphs: [
        'At the last stop, which was {H}’s, the driver switched off the engine and took out the broom. “May the witch have it until morning?” asked {H}. “If it’s back for the first bus,” said the driver. The witch sat down on the broom with the cat in front. “Up!” said the witch. Nothing happened at all. The bus broom had never been told “Up” in its life. {H} looked at {A}. “Ding,” said {A} softly. “Ding!” cried {H}, and up it went.'
      ]
    },
    {
      id: 'child-rings',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be the bell too. “Ding,” said {S}, and the broom came down, with the witch on it. “Ding,” said {S} again, and up they went. {S} did that twelve times. The cat had its eyes shut by then.',
        '“Why do you fetch them down?” asked {A}. “I don’t,” said {S}. “On a bus the ding is for getting off too.” The witch said that there was something in that. Would {S} please be a quiet bell?'
      ]
    },
    {
      id: 'what-of-the-bits',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And my own broom?” called the witch from up there. The two bits lay on the step of the bus. The driver took up the half with the bristles, and tried it on the floor. It swept very well, for anybody who bent down. “That’ll do for the corners,” said the driver.',
        'The other half was just a stick. It wanted to fly all the same, and went along under the roof. It lay down across two straps, where people hold on. “Leave it there,” said {A}. “It likes being held on to.”'
      ]
    },
    {
      id: 'please-hold-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The broom with the witch on it hung in the air above the last stop. “What’s it waiting for?” asked the witch. “For whoever’s late,” said {A}. A long way off a man was running, with an open coat. The man ran up to the stop, and saw a broom.',
        '“Room for one more?” asked the man. The witch looked at the stick. “Not with the cat,” said the witch. So the man walked home, which was just round the corner. Only then did the broom move off.'
      ]
    },
    {
      id: 'stops-at-every-stop',
      A: 'partner',
      paragraphs: [
        'The bus broom did not fly like a witch’s broom. It flew along above the road. At each bus stop it hung in the air and waited. Nobody got on. Then it said “Ding”, all by itself, and flew to the next. “It goes everywhere I’m not going,” called the witch, and waved. {H} and {A} watched until it turned up the hill. It stopped once more, half of the way up, for a goat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up, and there was room for a hat.',
      '{names} looked at both ends of the broom, and there were four.',
      { text: '{names} held one bit of the broom, while the witch sat down.', needs: ['hands'] },
      { text: '{names} showed the witch where one holds on, and the witch held on to that.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on a bit of broom by mistake, and rose a little.',
      '{names} leaned into the bends along with the witch.',
      { text: '{names} pressed the bell by mistake, and said so to the driver.', needs: ['hands'] },
      { text: '{names} picked nine bristles off the seat, and handed them back.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the broom, which had no brakes to speak of.',
      '{names} stayed at the last stop until the sky was empty.',
      { text: '{names} held the cat while the witch got on.', needs: ['hands'] },
      { text: '{names} wiped the bus dust from the broom with a sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the kitchen was swept with the ordinary broom. {H} said “Ding” to it, quite low, but it had not been brought up to that.',
    '{H} was washed and went off to bed by way of the hall, and stopped at every door. At the last stop {H} lay down.'
  ],
  last: [
    'The first bus was a long way off, and {H} was asleep before it.',
    'Somewhere up the hill a broom went ding for nobody, and {H} was asleep.'
  ]
})
