import { wishPlot } from '../wish-plot.ts'

export const piano = wishPlot({
  id: 'wish-piano',
  beginsElsewhere: true,
  wishes: ['piano', 'pianos', 'piano lesson', 'piano lessons', 'piano practice', 'playing the piano', 'learning the piano', 'learning piano', 'pianist', 'keyboard'],
  answers: ['music', 'lesson', 'lessons', 'learning', 'playing', 'play', 'practice', 'practising', 'practise', 'practicing', 'practice', 'teacher', 'song', 'tune', 'concert', 'recital', 'grand', 'keys', 'first', 'big', 'learn', 'exam', 'keyboard', 'learns', 'plays'],
  except: ['computer', 'broken', 'broke', 'submarine', 'lorry', 'lifting', 'crane', 'moving', 'fell', 'ghost', 'drums', 'guitar', 'violin', 'singing', 'elephant', 'accordion', 'stairs', 'died', 'sold', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'mum', 'mummy', 'mommy', 'mom', 'dad', 'daddy', 'tuner', 'bar'],
  moods: ['first', 'learning', 'proud', 'afraid', 'waiting'],
  company: ['bear', 'mouse', 'piano', 'teacher'],
  about: 'On the piano a mouse has to run past a sleeping bear, and whenever the right hand runs, the left hand runs too.',
  titles: ['The Mouse and the Bear', 'A Bear Asleep at the Bottom End', '{H} Plays with Two Hands', 'The Plink That Was Not in the Book', 'Very Softly Past the Bear'],
  want: [
    {
      id: 'mouse-and-bear',
      A: 'partner',
      paragraphs: [
        'Tomorrow was {H}’s piano lesson, and there was a new piece in the book. The left hand was a bear and snored, on two low notes, one long and one longer. The right hand was a mouse, and ran by high up, with all five fingers.',
        '{H} wanted the mouse to get past the bear. “I can do the bear,” {H} told {A}, “and I can do the mouse. Listen.”'
      ]
    }
  ],
  way: [
    {
      id: 'stool',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First the stool had to be right, for it was the kind that you turn. {A} turned it to the left, and {H} went up. {A} turned it to the right, and {H} came down again and saw the whole room twice.',
        '“Elbows as high as the keys,” said {A}. They got it, in the end. But by then {H} was facing the door. “Once more,” said {H}, “only half.”'
      ]
    },
    {
      id: 'twos-and-threes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you know where anything is?” asked {A}. “It’s all the same, black and white.” {H} showed it with one finger. “The black ones live in twos and threes. In front of the two there’s always a C. That’s the door, and the rest’s just next door to it.”',
        '{A} looked for doors all the way up. There were eight. At the very top stood the last one, quite alone. “That’s got nobody to play with,” said {A}, and pressed it, so that it had a turn.'
      ]
    },
    {
      id: 'bear-runs',
      A: 'partner',
      paragraphs: [
        'The bear snored, and it was lovely. It went “hrooo”, and the whole piano hummed. Then the mouse set out. And as soon as the mouse ran, the bear ran too. Hroo-hroo-hroo, it went, a bear at a gallop. “Stop,” {H} told {H}’s left hand. “You stay in bed.”',
        'The second time the bear stayed in bed, and so did the mouse. “My hands always want to do the same,” said {H}, and sat on both.'
      ]
    },
    {
      id: 'inside',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The lid on top stood open, and they looked in. {H} pressed a key. Far back in there a small hammer with a felt nose jumped up, and knocked on a string. “It hits it?” said {A}. “With a hat on,” said {H}.',
        'The strings of the mouse were as thin as hair. The bear’s had copper all round them, and were as thick as shoelaces. “No wonder that it snores,” said {A}.'
      ]
    },
    {
      id: 'pedal',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And what are those for?” asked {A}, who lay on the floor beside the pedals. “The right one’s for when you want it to go on,” said {H}. {A} pushed it down with a hand. {H} played one low note, and it went on, and on, until the window hummed along.',
        '“Is it over?” whispered {A} after a time. “Listen,” said {H}. It was still there, thin as thread. Then {A} let go, and you could hear the whole piano shut its mouth.'
      ]
    },
    {
      id: 'tick-tock',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I could be the thing that goes tick,” said {A}. One finger went to and fro, like the stick of a clock. Tick, tock. For a mouse it was very good. It put one foot on each tick.',
        'Then {A} had to scratch. The finger was gone for as long as it took. {H} waited, hands up, in the middle of the tune. “Tock,” said {A}. “Sorry. There was a fly.”'
      ]
    },
    {
      id: 'hands-like-oranges',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“My teacher says that you have to hold an orange,” said {H}. “Where?” “In your hand, while you play. It isn’t there, but you hold it. Then your fingers are round, and you play with the tips.” They both held out their hands with an orange in each.',
        '{A}’s orange was as flat as a pancake. “You’ve dropped it,” said {H}. {A} looked under the stool for it. You can look for a long time under there, for a thing like that.'
      ]
    },
    {
      id: 'slowly',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do it slowly,” said {A}. “That’s what they always say.” So {H} played it as slowly as honey. The mouse put out one paw. Then it had a rest. Then it put out the next one. {A} could have had lunch in between.',
        '“It’ll never get there today,” said {A}. “It’s got no mistakes, though,” said {H}. It was true. There had not been enough mouse for one.'
      ]
    },
    {
      id: 'elder-plays',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I only learned one piece,” said {S}, “and that’s still in there.” {S} laid both hands on the keys and shut both eyes. The left hand went oom, and the right went pah, pah. It was a waltz. Nobody was more surprised than {S}.',
        '“How did you do that?” asked {A}. “I didn’t,” said {S}, and looked at {S}’s hands. “I’ve forgotten it. They haven’t.”'
      ]
    },
    {
      id: 'youngest-elephant',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be in it too, with an elephant. It lived right at the bottom, and it was done with both fists. Boom. “That’d wake the bear,” said {A}. “It’s a friend of the bear’s,” said {S}.',
        'They agreed that it might come by at the end, on tiptoe. {S} tried it with the little finger of each hand. There it went, the smallest boom in the world, and then another one, holding on behind.'
      ]
    },
    {
      id: 'pet-under-piano',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Under the piano lay {A}, who came whenever there was practising. It was warm down there, and it hummed from above. “{A} knows my pieces better than anybody,” said {H}. “{A} knows all the mistakes as well.”',
        'When {H} played one that had not been there yesterday, {A} looked up for a moment. Then the head went down again. That one was new, and it had been heard.'
      ]
    },
    {
      id: 'all-at-once',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} was allowed to play something too, on {H}’s knees. {A} took both hands for it, flat, and played all the notes there were from here to there. Then {A} looked round, to see who had done that.',
        '“It was you,” said {H}. {A} did it again, to make sure. The piece had no mouse in it, and it was hard to say about the bear.'
      ]
    },
    {
      id: 'mouse-feet',
      A: 'partner',
      paragraphs: [
        '“I know what it is,” said {A}. “Your bear’s listening to the mouse. And nobody can snore and listen.” They tried that out. {A} lay down and snored. Two of {H}’s fingers ran up {A}’s sleeve, on tiptoe. The snore stopped, and one eye opened. “You see?” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'put-to-sleep',
      A: 'partner',
      paragraphs: [
        '“Then I’ve got to get the bear to sleep,” said {H}. The right hand lay in {H}’s lap and was no mouse at all. The left one snored by itself, ten times, and twenty. Then {H} talked to {A} about toast, and the left hand still snored.',
        '“Now,” whispered {A}. The mouse set out, on the tips of its toes. The bear slept. The mouse ran along the piano, over the black keys and the white ones, and was nearly home. Then it trod on a wrong key. “Plink!” it went. The mouse held its breath, and so did the bear.'
      ]
    },
    {
      id: 'not-in-book',
      A: 'partner',
      paragraphs: [
        'Then the bear went “hrooo”. It had only turned over. The mouse did the last three steps in one, and was in its hole. “That plink isn’t in the book,” said {H}. “No,” said {A}, who was biting a cushion so as not to laugh. “But you’ve got to do it again. It’s the best bit.”',
        'So {H} took the pencil and wrote it in, with an arrow: plink. {H} played it four more times that evening, and each time the bear turned over.'
      ]
    },
    {
      id: 'four-hands',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“May I be the bear for once?” asked {A}. They moved up, and each of them had half the stool. {A} had never played a piano, but two notes were not too many. {H}’s hands were both free now. So two mice came by.',
        'The second one had no tune yet. It went where the first had been, a little later, and trod in all the same places. “Hrooo,” went {A}, and swayed. It is easy to sway, on half a stool.'
      ]
    },
    {
      id: 'bow',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the end of a piece you lift up your hands as if they were wet. Then you stand up and bow. {H} did all that. {A} clapped, and called for the mouse.',
        'The right hand came and bowed, by itself. “And the bear!” called {A}. {H} laid a finger on both lips. The left hand hung down over the edge of the piano, and could not come.'
      ]
    },
    {
      id: 'soft-pedal',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Once more they did it with the left pedal down, which makes everything soft. It was like hearing it from the next room. The mouse had socks on. The bear had pulled the blanket over its nose.',
        '“Play it softer still,” said {A}. {H} only touched the keys, and not one hammer got as far as its string. You could hear the wood, going tup, tup, tup. They both knew just where it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} curled up under the piano, near the bear.',
      '{names} scurried along the wall, like something small.',
      { text: '{names} turned the page, and there was no more on it.', needs: ['hands'] },
      { text: '{names} marked the place in the book with a feather.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped up when the bear galloped, and lay down again.',
      '{names} snored on two notes, one long and one longer.',
      { text: '{names} patted the left hand, and told the right one to wait.', needs: ['hands'] },
      { text: '{names} played one key, far away from it all.', needs: ['hands'] }
    ],
    turn: [
      '{names} held stock still at the plink, like the bear and the mouse.',
      '{names} rolled over with the bear, every time.',
      { text: '{names} covered up a laugh, with all ten fingers.', needs: ['hands'] },
      { text: '{names} drew a very small hole in the margin, for the mouse.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the lid, and the book went in the bag for tomorrow, with the plink in it.',
    '{H} washed both hands, first the mouse and then the bear. In bed the left one lay quite still. The right one ran across the blanket, very softly, and got home.'
  ],
  last: [
    '“Hrooo,” it went, one long and one longer, and that was {H}, asleep.',
    'The mouse was in its hole, the bear had only turned over, and {H} was asleep.'
  ]
})
