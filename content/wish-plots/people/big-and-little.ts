import { wishPlot } from '../wish-plot.ts'

/** Of a sister or a brother, big or little, here tonight or not: played, so that it is no portrait. */
export const bigAndLittle = wishPlot({
  id: 'wish-big-and-little',
  wishes: ['sister', 'brother', 'sisters', 'brothers', 'siblings', 'sibling'],
  except: ['new', 'baby', 'tiny', 'newborn', 'born', 'miss', 'misses', 'missing', 'sad', 'sick', 'ill', 'poorly', 'hospital', 'died', 'dead', 'heaven', 'lost', 'away', 'gone', 'left', 'mean', 'hit', 'hits', 'bites', 'bit', 'kicks', 'hates', 'hate', 'shouts', 'cross', 'angry', 'fight', 'fights', 'fighting', 'fought', 'step', 'half', 'foster', 'twin', 'twins', 'late', 'angel', 'ugly', 'lion', 'dragon', 'grimm', 'no', 'not', 'never', 'without', 'wants', 'want', 'wish', 'kind', 'kinder', 'kindness', 'patient', 'gentle', 'telling', 'tells'],
  answers: ['big', 'little', 'older', 'younger', 'eldest', 'youngest', 'middle', 'small', 'best', 'love', 'loves', 'being', 'having', 'annoying', 'funny', 'silly', 'my', 'her', 'his', 'two', 'three', 'copies', 'copying', 'follows', 'following', 'child'],
  // A big sister is one to be proud of, and a change.
  moods: ['change'],
  nothingElse: true,
  company: ['bag', 'door', 'hall', 'bathroom'],
  about: 'The hero is the big one and wants no little one behind, and is not big at all until there is one.',
  titles: ['Wait for Me', 'The Big One', 'Two Steps Behind', '{H} Is Bigger', 'As Far as the Bathroom'],
  want: [
    {
      id: 'the-big-one',
      A: 'partner',
      paragraphs: [
        'With brothers and sisters, somebody has to be the big one. “Tonight it’s me,” said {H}, “and you’re the little one.” {A} got down on the floor at once, to be it. {H} hung the big bag over one shoulder. The big one was going out to see the world, as far as the bathroom.',
        '“Can I come too?” asked {A}. “No,” said {H}. “It’s only for big ones.” Just this once {H} wanted nobody behind.'
      ]
    }
  ],
  way: [
    {
      id: 'two-steps-behind',
      A: 'partner',
      paragraphs: [
        '{H} set off down the hall. Two steps behind, something else set off down the hall. {H} stopped, and it stopped. “You’re following me,” said {H}. “I’m not,” said {A}. “I’m going the same way, only later.”',
        '{H} went twice round the table, and once under it. So did {A}. “That’s following,” said {H}. “Nobody goes under a table by accident.” “We do,” said {A}. “Little brothers and sisters do.”'
      ]
    },
    {
      id: 'says-the-same',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Go home,” said {H}. “Go home,” said {A}. “Stop copying me.” “Stop copying me,” said {A}. {H} thought of something long. “I’m a big wobbly jellyfish,” said {H}, “and I smell of old cheese.”',
        '{A} opened {A}’s mouth, and shut it again. “You do a bit,” said {A}, “but I didn’t like to say so.”'
      ]
    },
    {
      id: 'why-is-it-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Big one,” said {A}, “why’s the moon round?” The big one has to know such things. “So that it doesn’t scratch the sky,” said {H}. “And where does it go in the morning?” “In behind the bank.” “And why’s a bank called a bank?”',
        '{H} began to walk a bit faster. The world was full of questions. And the big one has nobody to ask. “I’ll tell you when you’re older,” said {H}. {A} waited for three steps. “I’m older now,” said {A}.'
      ]
    },
    {
      id: 'room-for-later',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Little ones get what big ones have grown out of. {H} took a jumper out of the bag and gave it to {A}. It was not quite empty. There was a conker in the pocket, and at the elbow it still had somebody else’s elbow.',
        '{A} put it on, and the hands were gone. “It’s too big,” said {A}, and was pleased. “What’s the rest of it for?” “That’s for later,” said {H}. They rolled up as much of later as they could.'
      ]
    },
    {
      id: 'pepper',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’m allowed pepper,” said {H}, “and you aren’t.” “I want pepper,” said {A}. “You wouldn’t like it.” “I love it,” said {A}, who had never had any. So {H} brought the pot, and {A} looked in through the holes.',
        'The sneeze blew the calendar all the way to May. “There,” said {H}. “That’s what it’s like, being big.” {A} wiped {A}’s nose. “Again,” said {A}.'
      ]
    },
    {
      id: 'the-one-in-front',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} did not ask who was the big one. {A} simply went in front, past both of them, and took the corner first. There {A} stood and waited, and looked back, to see what was keeping everybody.',
        '“{A} thinks we’re both the little one,” said {H}. They went a bit faster, to catch up.'
      ]
    },
    {
      id: 'for-sixty-years',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve been the little one for sixty years,” said {S}. “You?” said {A}. “My big one is two years older. On my birthday my big one always rings me up. I’ll understand everything, I’m told, in two years’ time.”',
        '“And do you?” asked {A}. “No,” said {S}. “When I get there, it’s always two years again.”'
      ]
    },
    {
      id: 'the-middle-one',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be somebody as well. “You can be the middle one,” said {A}. “What does the middle one do?” Nobody had thought of that. So {S} followed {A}, and let {S} be followed.',
        'It was hard work, in two directions. Every few steps {S} had to say “Wait for me!” to the front, and “Go home!” to the back. “Don’t mix them up,” said {A}. {S} had already mixed them up.'
      ]
    },
    {
      id: 'last-biscuit',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the bag there was one biscuit, for the journey. “I’ll break it,” said {H}, “because I’m the big one.” “Then I’ll choose,” said {A}, “because I’m little.” {H} broke it very, very carefully. One half looked longer, so {H} bit a crumb off it.',
        '{A} looked at the halves for a long time. “Now the other one’s longer,” said {A}, and {H} had to bite there too. In the end they were quite fair, and not much bigger than two buttons.'
      ]
    },
    {
      id: 'blame',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the way something fell off the shelf. It was only the brush. “That was you,” said {H}. “It was you,” said {A}. They looked at the brush. “It’s always the little one,” said {H}. “They always say it’s the big one,” said {A}.',
        'So they put it back together, each with one hand. Nobody would ever hear of it from either of them.'
      ]
    },
    {
      id: 'bigger-than-what',
      A: 'partner',
      paragraphs: [
        'At last {H} was in the bathroom, and shut the door. It was very quiet in there. {H} put down the bag, and looked in the mirror. How big was the big one by now? There was {H}, in the usual size.',
        '“Are you big in there?” asked the door, in {A}’s voice. {H} stood up as straight as the tap. “I can’t tell,” said {H}. “There’s nobody here to be bigger than.” It was silent for a bit. “It’s the same out here,” said the door. “I’m not little any more. I’m only somebody outside a door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'works-with-two',
      A: 'partner',
      paragraphs: [
        'So {H} opened it. {A} looked up from the mat, and {H} was big that very moment, by a whole head. {H} shut the door: the usual size. {H} opened it: big. “It’s you that does it,” said {H}. “I know,” said {A}. “Little brothers and sisters do it all day long.”',
        '“All right,” said {H}, “you can come. But two steps behind.” “One,” said {A}. “One and a half.” They shook hands on that.'
      ]
    },
    {
      id: 'edge-of-the-mat',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the end of the bathroom mat the big one put out a hand. “You have to hold on at the edge,” said {H}. “Those are the rules.” {A} held on, and looked both ways along the tiles.',
        '“And whose hand do you hold?” asked {A}, when they were across. {H} had a look. “Yours,” said {H}. Nobody could say which of them was the big one just then.'
      ]
    },
    {
      id: 'cold-feet',
      A: 'other',
      spare: 10,
      paragraphs: [
        'In the world it was rather dark behind the bath, and something went plink. “The big one goes first,” said {A}. {H} looked at the dark. It had not been there by day. “The little one fits better,” said {H}.',
        'They went at the same time, sideways. It was the tap. “I wasn’t afraid,” said {H}. “Nor was I,” said {A}, “and I’ve still got your thumb.”'
      ]
    },
    {
      id: 'only-your-back',
      A: 'partner',
      paragraphs: [
        '“So what’s the world like?” asked {A} on the way home. “You were there,” said {H}. “I was behind you. I’ve only seen your back.” {H} stood still.',
        'So they went all the way again, and {A} was in front. {A} saw the towels, and the tap, and the window with the night in it. Every two steps {A} looked round. “Wait for me!” called {H}. And {A} waited.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the hall, and felt neither big nor little yet.',
      '{names} lay across the way out into the world, and had to be stepped over.',
      { text: '{names} packed a clean handkerchief, in case the world was dusty.', needs: ['hands'] },
      { text: '{names} held the door open, for one big one.', needs: ['hands'] }
    ],
    way: [
      '{names} came along too, three steps behind.',
      '{names} went under the table once more, to be on the safe side.',
      { text: '{names} rolled up another bit of sleeve.', needs: ['hands'] },
      { text: '{names} swept the hall, in case the big one had no shoes on.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood beside the one, and beside the other, and changed size each time.',
      '{names} looked in as well, whenever the door was open.',
      { text: '{names} made a mark on the door frame, and then one above it.', needs: ['hands'] },
      { text: '{names} straightened the towel, in case the world had visitors.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag went back on its hook. The little one got up off the floor, as tall as before. {H} was no smaller for it.',
    '{H} lay down and stretched out both feet as far as they went. In bed nobody’s big, and nobody’s little. People are only long.'
  ],
  last: [
    'And two steps behind the day, {H} was asleep.',
    '{H} had gone on ahead into sleep, and waited there at the corner.'
  ]
})
