import { wishPlot } from '../wish-plot.ts'

export const trombone = wishPlot({
  id: 'wish-trombone',
  wishes: ['trombone', 'trombones', 'trombone lesson', 'trombone lessons', 'trombone player', 'trombonist', 'playing the trombone', 'posaune', 'trombón'],
  answers: ['play', 'plays', 'playing', 'learn', 'learns', 'learning', 'lesson', 'lessons', 'practice', 'practise', 'practising', 'first', 'new', 'loud', 'blow', 'blows', 'blowing', 'note', 'low', 'gold', 'shiny', 'slide', 'sliding', 'music', 'instrument', 'arms', 'long', 'short', 'sad', 'band'],
  except: ['broken', 'broke', 'stolen', 'lost', 'trumpet', 'violin', 'drum', 'drums', 'piano', 'flute', 'tuba', 'war', 'died', 'dead', 'grandpa', 'grandad', 'concert', 'afraid', 'scared'],
  moods: ['first', 'learning'],
  company: ['trombone', 'slide', 'ship', 'supper'],
  about: 'The lowest note of a trombone lies further off than the hero’s arm is long, until the slide is held by one and blown by another.',
  titles: ['The Seventh Place', 'Five Is as Far as It Goes', '{H} Calls the Ship', 'Longer by an Arm', 'A Note in the Kitchen'],
  want: [
    {
      id: 'seven-places',
      A: 'partner',
      paragraphs: [
        '{H} had a trombone on loan from the town band. It had no buttons and no keys, only a slide. Close to the nose the slide was high, and far away it was low. There were seven places to stop.',
        'The seventh was the lowest, and {H} wanted it most. At number seven a trombone sounds like a big ship that’s coming home. “I’ll sit at the window,” said {A}, “and look out for the ship.”'
      ]
    }
  ],
  way: [
    {
      id: 'off-the-end',
      A: 'partner',
      paragraphs: [
        '“Bwoo,” went the trombone, at one and two and three. At five {H}’s arm was straight. {H} put out a shoulder, and all the fingers, and the tongue. “That was a rowing boat,” called {A}.',
        'So {H} gave the slide a push to send it on alone. It went past six, and past seven, and off the end. It ran over the floor and under the cupboard. “Pah,” said what was left of the trombone.'
      ]
    },
    {
      id: 'hat-hook',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In a band the trombones sit where there’s nobody in front, and {A} soon found out why. {A} was in front. At number two the slide touched the back of {A}’s neck, quite politely.',
        'At four it took off {A}’s hat. {A} reached up for it, but by then they were back at one. “It’s waving,” said {A}. They moved the hat to the end of the row, where it sat on a chair and listened.'
      ]
    },
    {
      id: 'no-marks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There’s not one line on a slide to show where to stop. You’ve got to hear it. {H} looked for number three with both eyes shut. “Too far,” said {A}. “Too near. You’ve passed it again.”',
        '“How do you know?” asked {H}. “I’ve got a tooth at the back that hums,” said {A}. They used the tooth for number three. For number four they had a window pane.'
      ]
    },
    {
      id: 'falls-off-chair',
      A: 'same',
      spare: 3,
      paragraphs: [
        'No trumpet can do what came next. {H} blew and pulled the slide right down without a stop. It sounded like a person who falls off a chair, slowly. {A} heard it, and fell off a chair, slowly.',
        '“Now up,” said {A} from the floor. {H} pushed it in. {A} rose, knee by knee, and was sitting again. “It does people very well,” said {A}. “Can it do a lift?”'
      ]
    },
    {
      id: 'two-drops',
      A: 'other',
      spare: 4,
      paragraphs: [
        'A slide likes to be wet. {A} had a bottle with a spray on it, such as you have for ferns. Whish, went {A}, along the tube, and then the slide ran like a fish. “It’s had enough,” said {H}.',
        '{A} sprayed the fern, since the fern had been watching. Then it was {H}’s ears, by mistake, and {H}’s sleeve. After that even the elbow ran more easily.'
      ]
    },
    {
      id: 'hat-mute',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} held a hat in front of the wide end, and took it away, and held it there. “Wah,” said the trombone, “wah, wah.” It had become a person with a lot to tell. “What’s it saying?” asked {H}, round the mouthpiece.',
        '“It’s somebody’s aunt,” said {A}. “She’s missed the boat.” {H} blew a question, and {A} worked the hat for the answer. The aunt would take the next one.'
      ]
    },
    {
      id: 'unrolled',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long would it be if you pulled it all straight?” asked {A}. They measured the trombone with a string, down one side and up the other. The string went along the bed, and hung over the end by a pillow.',
        '“So it sleeps folded up,” said {H}. {A} tried that, with both knees beside the ears. “You can do it,” said {A} from in there, “but you can’t say anything, only bwoo.”'
      ]
    },
    {
      id: 'sad-toast',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} dropped a bit of toast, and it fell on its face. {H} had the slide at one, and then two, three, four. “Bwoo, bwoo, bwoo, bwoooo.” That’s how a trombone is sorry for people.',
        '{A} began to feel quite cheerful. “Do the lost glove,” said {A}. They did the glove, the rain on Saturday, and the plum that was only a stone. Each was sadder than the next, and {A} had tears in both eyes from laughing.'
      ]
    },
    {
      id: 'pet-under-slide',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} looked at the slide as it came, and at the slide as it went. It was never there for long. Beside {A} a drop fell from the end of it. That’s breath, which has turned to water on the way.',
        '{A} considered the drop. “It’s clean,” said {H}. “It’s only what I said before, but wet.”'
      ]
    },
    {
      id: 'elder-marching',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When I was young, a band came down our street in the snow,” said {S}. “The trombones had to go first, or they’d have poked the clarinets.” “Was it loud?” asked {A}.',
        '“It was until the corner,” said {S}. “Then the slides froze, all four of them, at number two. They played the rest of the march on one note. We danced to it anyway. You had to guess where.”'
      ]
    },
    {
      id: 'child-slide',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was a trombone too, with one fist at the nose and the other going in and out. “You’re not touching the floor at seven,” said {A}. “I’m a small one,” said {S}. “I’ve only got four places.”',
        '{A} asked for number three. “Bweee,” said {S}. It was an excellent three, though it was perhaps the next house’s.'
      ]
    },
    {
      id: 'baby-bell',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was shown the wide end, and saw a baby in it with enormous cheeks. {A} blew at it. The baby in the trombone blew back. Neither of them needed a slide.',
        '“That was number eight,” said {H}. It’s lower than seven, and you have to be very new for it.'
      ]
    },
    {
      id: 'arm-beside-slide',
      A: 'partner',
      paragraphs: [
        '{A} fetched back the slide, and held it next to {H}’s arm. The arm stopped at five. “There’s nothing wrong with your trombone,” said {A}. “It was made for somebody’s uncle. Your arm will get there, but arms take their time.”',
        '“How long?” asked {H}. {A} measured with a thumb. “Two more birthdays,” said {A}, “and perhaps a cake in between.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-to-one-trombone',
      A: 'partner',
      paragraphs: [
        '{H} looked at both of {A}’s arms, which were doing nothing. “You’re the rest of mine,” said {H}. So {A} took hold of the slide, and {H} blew. {A} stepped back to five, and to six, and on.',
        '“Bwooooo.” The floor heard it first, and then the spoons. It was as wide as a harbour. It was a ship, with all its lamps lit, and it was coming home. {A} did not dare to move.'
      ]
    },
    {
      id: 'who-plays',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Which of us is playing?” asked {A}. “I am,” said {H}. “It’s my breath.” {A} moved the slide a little. “But the tune’s mine,” said {A}. They tried to play a song about a frog, and it took some doing.',
        '{H} thought of it from the beginning, and {A} from the middle. They met at the second “croak”. It’s the best place to meet in that song.'
      ]
    },
    {
      id: 'an-itch',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} had an itch on one ear, and no hand free. {A} rubbed it on a shoulder, and the ship went up and down. “There are waves,” said {H}, and blew on.',
        'Then {A} sneezed. The ship leapt right out of the water, up to number one, and came down again at six. All the people on board must have had wet feet. Anyone would, after such a trombone.'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        'After the fourth ship {A} yawned, and that’s catching. {H} yawned as well. One arm went out by itself, as arms do. It went on past five, and the hand still held the slide. It stopped.',
        '“Stay there,” whispered {A}, and crept up to look. “That’s six.” {H} blew what was left of the yawn. It was a ferry, small and late. “The trombone hasn’t got shorter,” said {A}. “That was all arm.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down well to one side of the slide.',
      '{names} looked out of the window, and saw no ship so far.',
      { text: '{names} counted seven places along the carpet.', needs: ['hands'] },
      { text: '{names} rubbed a thumbprint off the gold.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of number four.',
      '{names} looked under the cupboard for the rest of the trombone.',
      { text: '{names} stretched out an arm, and it was a three.', needs: ['hands'] },
      { text: '{names} held on to the spoons.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the ship come in, through the floor.',
      '{names} yawned too, and reached nowhere in particular.',
      { text: '{names} waved a napkin to the people on board.', needs: ['hands'] },
      { text: '{names} stood ready, in case there was a number eight.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trombone came apart in two, and each half went to its own dip in the case. The slide was wiped from end to end.',
    '{H} lay on the edge of the bed and yawned, with one arm out over the side. It was a good six. Then the arm came in slowly, as far as one.'
  ],
  last: [
    'Far off in the harbour the ship had come home, and {H} was asleep.',
    'The arm lay folded at number one, a little longer than yesterday, and {H} was asleep.'
  ]
})
