import { wishPlot } from '../wish-plot.ts'

export const sharing = wishPlot({
  themes: ['sharing'],
  answers: ['toys', 'taking', 'learning', 'won’t', 'brother', 'sister', 'friend', 'friends', 'cousin', 'twin', 'scooter', 'scooters'],
  moods: ['quarrel', 'learning', 'waiting', 'losing'],
  amongChildren: true,
  about: 'Two share a crane by the sand timer, which is quick for one and slow for the other, until it lies down.',
  titles: ['The Timer Lay Down', 'Whose Turn Is It Now', '{H} and the Slow Sand', 'One Crane, Two Hands', 'Nobody’s Turn'],
  want: [
    {
      id: 'one-handle',
      A: 'partner',
      paragraphs: [
        '“It’s my turn,” said {H}. “It’s mine,” said {A}. The crane stood on the table between them. It had a hook on a string, and one handle, with room for one hand.',
        '“Then we share it,” said {A}, and got the little sand timer out of the kitchen. “One turn is until the sand’s run through.” That was fair, and {H} was first. {H} wanted to lift the boot, all the way up to the edge of the table.'
      ]
    }
  ],
  way: [
    {
      id: 'quick-sand',
      A: 'partner',
      paragraphs: [
        '{H} let the hook down to the floor, got it into the boot and turned the handle. The boot rose, the crane tipped over, and the sand was through. “That wasn’t a whole turn,” said {H}. “It was,” said {A}.',
        'Now it was {A}’s turn, and {H} minded the timer. It went so slowly. {H} tapped on the glass. “It’s stuck,” said {H}. “It’s the same sand,” said {A}. “When it’s your turn, you look at the crane. When it’s mine, you look at the sand.”'
      ]
    },
    {
      id: 'no-looking',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They tested that. The next time it was for {A} to wind, and {H} looked at the wall. It was a plain wall. It was even slower than the sand.',
        '“You’ve got to be busy,” said {A}. So {H} counted the spots on the tablecloth. One was like a rabbit. “Your turn,” said {A}. “Already?” said {H}. “I hadn’t finished the rabbit.”'
      ]
    },
    {
      id: 'exactly-half',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“You could have half each,” said {A}. They looked at the crane to see where the half was. {H} would have the hook, and somebody else the handle.',
        '{H} held the hook. Nothing happened to it. “It’s not a very good half,” said {H}. “It’s the half that lifts things,” said {A}. But that only works when the other half is winding.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In one of the turns {A} got the string on the wrong way round. Now the hook went down when you turned the handle to go up. {H} needed a whole turn to undo that. “I didn’t get to lift anything,” said {H}, when the sand was through.',
        'But {A} liked it better the other way, and needed a whole turn to do it up again. So it went on, there and back, and the hook never left the floor. “Who’s winning?” asked {A}. “The sand,” said {H}.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle of it there was a pear, one for two. {A} broke it, and one half came out bigger. “You broke it, so I choose,” said {H}.',
        '{A} looked at both halves. Then {A} took a bite out of the big one, to make them the same. It was too large a bite. So {H} took a small one from the other. They went on like that until it was fair, and the pear was gone.'
      ]
    },
    {
      id: 'pet-turn',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had a turn too, since it was fair. {H} put the crane in front of {A} and turned the timer over. {A} looked at the hook. It swung a little, and {A} followed it with both eyes, there and back.',
        'That was all. It lasted the whole turn. “Next,” said {H}, but {A} went on looking at where it had swung. Nobody had ever got so much out of it.'
      ]
    },
    {
      id: 'eleven-cousins',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We were eleven cousins with one sledge,” said {S}. “I was the ninth. By the time it was my turn, there was often no snow.”',
        '“Wasn’t that sad?” asked {A}. “They pulled me over the grass,” said {S}. “All ten of them at once, because they’d had their turns and had nothing to do. Nobody else ever went so fast.”'
      ]
    },
    {
      id: 'guard-of-sand',
      A: 'child',
      spare: 6,
      paragraphs: [
        '{A} was made the guard of the sand, and had to call out when it was through. {A} took this very seriously, and put one eye right against the glass.',
        '“There’s a hole in the middle,” {A} told {H}, “and they’re all trying to get out first. They’re pushing.” “They should take turns,” said {H}. They watched them go. It was a dreadful squash in there.'
      ]
    },
    {
      id: 'other-things',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Light things were no trouble for the crane. {H} lifted a spoon, and a sock, and the other sock. {A} unloaded. They had a whole drawer of it on the table in no time.',
        '“And now the boot,” said {H}. Up it came, and over went the crane. It always lay there the same way, with its feet behind it. “It’s not strong enough,” said {A}. “It is,” said {H}. “It just can’t stand up at the same time.”'
      ]
    },
    {
      id: 'second-crane',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We only need another one,” said {A}, and laid a wooden spoon over the back of a chair. It had a scarf for a string, and a peg for a hook. It could lift one sock at a time.',
        '{H} looked across at it. “Can I have a turn with that?” asked {H}. “You’ve got the real one,” said {A}. “You have it.” “I don’t want it. I want this.” Soon they both had hold of the spoon. The real crane stood on the table, and nobody was using it at all.'
      ]
    },
    {
      id: 'mine-line',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They also tried it with a line down the middle of the table, made of pencils. “This side’s mine,” said {H}, “and that side’s yours.” The crane stood on the line.',
        'It had its handle on one side and its hook on the other. {A} moved the pencils a bit. Then {H} did. After a while the line went all round the crane, and neither of them could get in.'
      ]
    }
  ],
  turn: [
    {
      id: 'lies-down',
      A: 'partner',
      paragraphs: [
        'When it was {H}’s turn again, {H} laid the timer down on its side. The sand stopped. Now there was time for everything. {H} lifted the boot, and over went the crane. {H} lifted it again, and over it went.',
        '“This is a very long turn,” said {A}. Then {A} saw the timer. {H} looked at the boot. “It fell over,” said {H}. “It fell over very neatly,” said {A}. They both bent down to it. There was sand in both ends, and not a grain was moving.'
      ]
    },
    {
      id: 'whose-then',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} could have stood the timer up again. {A} had a finger on it already. “It’s half past me,” said {A}, “or half to you.” {H} lay down with one ear on the table, to see it the way it lay.',
        '“It looks comfortable,” said {H}. That was true. It had been on its feet all evening, now on these and now on those.'
      ]
    },
    {
      id: 'everybodys',
      A: 'partner',
      paragraphs: [
        '“So whose turn is it, when it lies down?” asked {A}. “Your turn isn’t going on, and it isn’t over. I think it’s nobody’s turn.” {H} looked from the sand to the crane, which had tipped over again. “Or it’s both of ours,” said {H}. “You hold its feet.”',
        'So {A} held down the crane’s feet with both hands, and {H} turned the handle. The string creaked. Up came the boot, past the chair and the drawer. It swung in over the edge of the table, and stood.',
        '“Is that sharing?” asked {H}. “I thought it was a boot,” said {A}. “Now you wind, and I’ll hold.” Nobody stood the timer up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down under the crane, where the boot might come.',
      '{names} came for a turn too, and forgot what of.',
      { text: '{names} held the boot out, so that the hook could look at it.', needs: ['hands'] },
      { text: '{names} drew up a list of turns, and put the sand timer at the top.', needs: ['hands'] }
    ],
    way: [
      '{names} dodged the crane, and went back under it.',
      '{names} brought the other boot, as if one were not enough.',
      { text: '{names} counted the grains of sand, as far as forty.', needs: ['hands'] },
      { text: '{names} stood the crane up again, feet first.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down as well, since it had worked for the timer.',
      '{names} tilted over sideways too, to see it as the sand did.',
      { text: '{names} hung one finger on the hook, and was much too heavy.', needs: ['hands'] },
      { text: '{names} wrote “nobody” on the list, for the next turn.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boot went down to the other boot, this time by hand. The crane stood on the shelf, and beside it lay the timer, on its side.',
    'They had one basin and one towel, and washed from both ends of it. Then {H} lay down too, like the sand.'
  ],
  last: [
    'It was nobody’s turn now, or else it was everybody’s. {H} slept.',
    'Not a grain was moving any more. {H} lay there like the sand, asleep.'
  ]
})
