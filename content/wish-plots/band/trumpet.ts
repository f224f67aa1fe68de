import { wishPlot } from '../wish-plot.ts'

export const trumpet = wishPlot({
  id: 'wish-trumpet',
  wishes: ['trumpet', 'trumpets', 'trumpet lesson', 'trumpet lessons', 'trumpet practice', 'playing the trumpet', 'play trumpet', 'learning the trumpet', 'learning trumpet', 'trumpeter', 'first trumpet', 'new trumpet', 'trumpit', 'cornet', 'bugle', 'blowing a trumpet', 'trompeta', 'trompete', 'trompette', 'tromba'],
  answers: ['play', 'plays', 'playing', 'played', 'learn', 'learns', 'learning', 'lesson', 'lessons', 'practice', 'practise', 'practising', 'practicing', 'first', 'new', 'loud', 'blow', 'blows', 'blowing', 'note', 'gold', 'golden', 'shiny', 'sound', 'toot', 'tooting', 'music', 'instrument', 'noise', 'noisy', 'my', 'neighbours', 'neighbour', 'hard', 'cannot', 'squeak'],
  except: ['elephant', 'elephants', 'swan', 'swans', 'flower', 'vine', 'ear', 'trump', 'donald', 'fart', 'farts', 'ice', 'cream', 'cone', 'angel', 'jericho', 'king', 'magic', 'jazz', 'mouse', 'lion', 'concert', 'band', 'orchestra', 'stage', 'lost', 'broken', 'stolen', 'piano', 'violin', 'drum', 'drums', 'guitar', 'teacher', 'grandpa', 'grandma', 'died', 'dead', 'war', 'soldier'],
  moods: ['first', 'learning'],
  fed: true,
  company: ['trumpet', 'supper', 'potatoes', 'note', 'salt', 'window'],
  about: 'The hero wants to blow for supper as at a castle, and only air comes out, until {A} sits down as tired as a horse and the lips flap.',
  titles: ['Pah, Potatoes', 'As Tired as a Horse', '{H} Blows for Supper', 'Only Air Came Out', 'Pfrrr'],
  want: [
    {
      id: 'as-at-a-castle',
      A: 'partner',
      paragraphs: [
        '{H} had a trumpet, lent until the summer, in a case with blue velvet. {H} wanted to blow for supper with it, as they do at a castle. One note would be enough.',
        '{H} took a breath right down to the socks, and blew. “Fffff,” said the trumpet. It came out very nicely at the other end, and it was air. “Was that supper?” called {A}. “Not yet,” said {H}.'
      ]
    },
    {
      id: 'in-its-bed',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the case the trumpet had a bed that was just its shape. There was a dip for the wide end and a dip for the thin one. “It can’t turn over in there,” said {A}. “It doesn’t want to,” said {H}. “It knows where its nose goes.”',
        'The mouthpiece had a small room to itself. When everything was out, there was still a trumpet lying there, made of nothing at all. {H} shut the lid, so that it could sleep on.'
      ]
    }
  ],
  way: [
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        '“You’ve got to blow harder,” said {A}, who had never done it. {H} blew until both cheeks were like apples. “Fffffff!” All the napkins flew off the table. “Harder!” called {A}. The salt fell over.',
        'There had been a lot of wind, and no note in it. “Perhaps it’s gone out,” said {A}, with one eye at the wide end.'
      ]
    },
    {
      id: 'in-the-bell',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the gold at the front there was somebody with a very big nose. {H} came nearer, and the nose came to meet {H}. It had two tiny ears, a long way behind, like people at the back of a hall.',
        '{A} looked in as well. Now there were two noses, and they bumped. “That’s what it sees of us,” said {A}. “No wonder it doesn’t say a thing.”'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On top there were three buttons to press. They went down like silk, and came up with a small sigh. {H} pressed the first, and nothing came. {H} pressed all three. “It’s like the lift when there’s no power,” said {A}.',
        'They pressed for the third floor, and waited. Plip, plop, plip. It was the only thing that the trumpet had said so far without being blown. {A} found it rather pretty. You could not have called a castle to supper with it.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long is it, if you unroll it?” asked {H}. They took a piece of string and laid it along the tube. It went forward and back, and round, and in, and out. Then they pulled the string straight. It went from the door as far as the table leg.',
        '“So that’s why it takes so long,” said {A}. “It’s still on the way.” They waited for a bit. All the notes that {H} had blown in must be in there, round one of the bends.'
      ]
    },
    {
      id: 'with-the-mouth',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could sing it,” said {A}. “Ta-ta-ta-taaa.” {A} held one fist in front, and pressed on it with three fingers. It was really not bad. {H} answered, from the other tower. “Ta-ta-taaa.” That was for the gate, and they let down the oven door.',
        'But then {H} took up the real one. “Fffff.” The two towers looked at each other. The knights at the gate would not have known if they should come in, or shut the window.'
      ]
    },
    {
      id: 'lend-me-air',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Perhaps there’s too little of it,” said {A}. “We’ll do it with two.” They put their mouths together at the small end, as well as they would go. One blew in from the left, and one from the right. Most of it went up {A}’s nose.',
        '“Fffff,” it said, and then “pff”. That had been the two of them laughing. “That was nearly something,” said {H}. “It was spit,” said {A}, and wiped both of them.'
      ]
    },
    {
      id: 'drop',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Underneath, the trumpet had a little flap, with a spring. “That’s where it dribbles,” said {H}. {H} pressed the flap and blew, and out came a drop. It fell on the tiles. They bent over it.',
        '“It’s had a drink in there,” said {A}. “It’s only breath,” said {H}. “It starts as breath, and it waits so long that it turns to water.” {A} fetched a saucer, for the next one.'
      ]
    },
    {
      id: 'other-callers',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“They used to call us with a spoon on a pan,” said {A}. They tried it, and it was loud, but it was about the pan. They tried the bell of the bicycle. At that everybody moved to one side.',
        'They tried calling out “Supper!” as on any other day. “In a minute,” said somebody, three doors away. “You see?” said {H}. “Nobody says that to a trumpet.”'
      ]
    },
    {
      id: 'at-the-ear',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} held the wide end to one ear, and {A} talked into the small one. {A} talked very softly. It came out as if somebody were sitting in a well, with a cold. “What did I say?” asked {A}. “You said ‘cucumber’,” said {H}.',
        '{A} had said “come here”. They tried it the other way round. {H} whispered, and {A} listened with both eyes shut, and went away. {A} came back with a cucumber. “I said ‘quicker’,” said {H}.'
      ]
    },
    {
      id: 'flag',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On a tower the trumpets have a flag hanging down. {A} tied on a dishcloth, with two pegs. It was blue and white, and it had a hole, as though it had seen a lot. {H} lifted up the trumpet. At “fffff” the dishcloth stirred.',
        '“Everybody down there would see that,” said {A}. “They’d say, look, now he’s blowing.” “And what would they hear?” asked {H}. {A} thought. “They’d hear each other say it,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“In our band there was a boy who couldn’t get a note out,” said {S}. “He marched along in the middle, and held it up, and nobody knew.” “All the time?” asked {A}. “For two years. He marched better than anybody.”',
        '“Then one day we all ran out of breath on the hill. And he had all of his left.” {S} laughed. “He blew it all at once. A goat sat down in the road.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} stood in front of the wide end, and waited for the note to come out. {S} held both hands underneath, so that it would not fall. “Fffff,” said {A}. {S}’s hair moved. “I’ve got it,” said {S}, and closed both hands.',
        '{S} carried it into the kitchen and let it go there. They could all hear that it had been a very small one. “It’s gone under the cooker,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had come when the case was opened, for cases are sometimes full of sandwiches. This one was full of blue. {A} smelled along the edge of it, where somebody had once had a plum.',
        '“Fffff,” said the trumpet. {A} looked at it kindly. There was somebody else who wanted something very much, and could not say what.'
      ]
    },
    {
      id: 'horse',
      A: 'partner',
      paragraphs: [
        '{A} had been on two feet since breakfast. {A} sat down, stretched out both legs, and let all the air go. “Pfrrrrr,” went {A}’s lips, like a horse’s, when it has had enough of a cart. “What was that?” asked {H}. “That was my day,” said {A}.',
        '{H} came up close. “Do it again.” “Pfrrrrr.” {A} felt with one finger. “They’re flapping,” said {A}. “You only blow, with a hole in the middle. I shut mine, and I’m too tired to keep them shut.”'
      ]
    }
  ],
  turn: [
    {
      id: 'pah',
      A: 'partner',
      paragraphs: [
        '{H} shut both lips, and thought of the longest day of all, which had been a Tuesday. “Pfrrrrr.” It tickled right up to the eyes. {H} lifted the trumpet, and did the Tuesday into it.',
        '“PAH!” It was gold, and as wide as a gate. The window rattled, and all the spoons turned over. {A} was standing up, and did not know how. {H} looked in at the front, to see who had said that.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'From the high chair came a “pfrrr”, with porridge. It was a good one, loose and wet, and it went on for a long while. {A} had been able to do it from the start. Nobody had thought of asking.',
        '“Once more,” said {H}, and watched closely. {A} did it once more. “Thank you,” said {H}, and wiped the trumpet, and the case, and some of the wall.'
      ]
    },
    {
      id: 'announced',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Now everything was called out as it should be. “Pah! The potatoes.” {A} carried them in with a straight back. “Pah! The peas.” “Pah! The other spoon.” {A} fetched the mustard, and had to wait in the doorway, until there was breath for it.',
        'One had gone wrong, and was only “pfrrr”. “That was the water jug,” said {H}. The jug came in all the same, with its eyes down.'
      ]
    },
    {
      id: 'the-whole-house',
      A: 'partner',
      paragraphs: [
        '“Pah!” went the trumpet, once to the left and once to the right. “Potatoes!” called {H}. Then the bell rang. It was Mrs Lund from next door, with a fork. “Somebody called us,” said Mrs Lund. Behind her was the man from number six, who had brought his own chair.',
        '“They heard it,” whispered {H}. {A} counted the potatoes, and counted the forks. Then {A} let all the air go. “Pfrrrrr,” said {A}. “That’s it,” said {H}, and held out the trumpet. “Just do it in there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came for supper, and it was air.',
      '{names} looked up at the trumpet, and nothing could be heard.',
      { text: '{names} folded the napkins, so that they would stand up.', needs: ['hands'] },
      { text: '{names} set out the forks like knights in a row.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the draught.',
      '{names} listened at the wide end, and it was quiet in there.',
      { text: '{names} picked up napkins, and put the salt back on its feet.', needs: ['hands'] },
      { text: '{names} held on to the tablecloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} came at once, and so did everybody else.',
      '{names} made some room for the chair from number six.',
      { text: '{names} turned all the spoons the right way up.', needs: ['hands'] },
      { text: '{names} shared out the potatoes, and had one over.', needs: ['hands'] }
    ]
  },
  bed: [
    'The trumpet was wiped, and laid back in the blue velvet with its nose in the right place. The man from number six carried his chair home.',
    'Freshly washed, {H} lay down with all of that day still inside, and let it go. “Pfrrrrr.” It shook the edge of the blanket.'
  ],
  last: [
    'The lips were as loose as a horse’s by now. Only air came through, and {H} was asleep.',
    'Round the last bend of the trumpet one more note was on its way, and {H} was asleep.'
  ]
})
