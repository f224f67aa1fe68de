import { wishPlot } from '../wish-plot.ts'

const SITTERS = ['babysitter', 'baby sitter', 'baby-sitter', 'sitter', 'childminder', 'au pair']
const SONGS = ['song', 'songs', 'lullaby', 'lullabies', 'sing', 'sings', 'singing', 'sang', 'sung']

export const babysitterSong = wishPlot({
  id: 'wish-babysitter-song',
  wishes: [...SITTERS.flatMap((who) => SONGS.map((song) => `${who} ${song}`)), 'babysitter tune', 'sitter tune', 'babysitter verse', 'babysitter bedtime rules', 'babysitter rules'],
  answers: [...SITTERS, ...SONGS, 'babysitters', 'bedtime', 'bed', 'night', 'nights', 'goodnight', 'sleep', 'sleepy', 'sleeps', 'asleep', 'know', 'knows', 'knew', 'known', 'doesn’t', 'didn’t', 'does', 'not', 'never', 'forgets', 'forgot', 'forgotten', 'remember', 'remembers', 'learn', 'learns', 'learnt', 'learned', 'learning', 'teach', 'teaches', 'teaching', 'taught', 'wrong', 'right', 'words', 'word', 'lines', 'line', 'verse', 'verses', 'tune', 'special', 'own', 'our', 'usual', 'favourite', 'favorite', 'new', 'first', 'time', 'nice', 'kind', 'young', 'teenage', 'comes', 'came', 'coming', 'tonight', 'tomorrow', 'friday', 'saturday', 'weekend', 'evening', 'out', 'going', 'parents', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'mama', 'papa', 'nervous', 'worried', 'bit', 'tries', 'tried', 'yawn', 'yawns', 'funny', 'silly', 'different', 'another', 'properly', 'how', 'who', 'always', 'has', 'have', 'needs', 'off', 'by', 'heart', 'all', 'mixed', 'up', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'little', 'small', 'old', 'rainy', 'home', 'house', 'morning', 'yesterday', 'today', 'sunday', 'story', 'baby', 'family', 'star', 'twinkle', 'moon'],
  except: ['died', 'dead', 'hospital', 'shouts', 'shouted', 'hit', 'locked', 'mean', 'cried all', 'dragon', 'robot', 'witch', 'monster', 'owl', 'bear', 'birthday', 'christmas', 'goat'],
  moods: ['first', 'waiting', 'afraid', 'change', 'alone', 'learning'],
  company: ['babysitter', 'boat', 'cabbage', 'captain', 'envelope', 'song', 'yawn', 'mouth', 'rug'],
  about: 'The babysitter does not know the bedtime song, and neither the words nor the tune on an envelope are all of it, until it comes out what the hero waits for before the last line.',
  titles: ['The Cabbage Steers', 'Yawn Here', '{H} Writes Down a Song', 'What Isn’t on the Envelope', 'A Song for the Babysitter'],
  want: [
    {
      id: 'captain-or-cabbage',
      A: 'partner',
      paragraphs: [
        'On Friday a babysitter was coming, and {H} had found out something. “The babysitter doesn’t know our bedtime song,” said {H}. “Everyone knows it,” said {A}. “The boat goes out, the captain steers.” “In ours it’s a cabbage,” said {H}. {H} had once heard it so, and so they had sung it ever since. “With a captain I’ll lie awake till Saturday,” said {H}. “We’ve got to write it down.” So {A} took an old envelope.'
      ]
    }
  ],
  way: [
    {
      id: 'only-the-words',
      A: 'partner',
      paragraphs: [
        '“The boat goes out, the cabbage steers,” wrote {A}, and all the rest. “Now I’m the babysitter,” said {A}, “and I only know what’s on here.” {H} lay down on the rug. {A} sang the envelope on one note, like a list for the shop. “Cabbage,” sang {A}. {H} sat up. “That’s just the words,” said {H}. “The song isn’t on it.”'
      ]
    },
    {
      id: 'why-it-steers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The babysitter may ask about the cabbage,” said {A}. “How does it steer, without hands?” {H} had thought about that on many evenings. “It leans,” said {H}. “If the cabbage leans to the left, the boat goes left.”',
        '{A} leaned to the left, and the chair creaked. “And for straight on?” “It sits up and looks nice,” said {H}. {A} found that this was more than most captains could say.'
      ]
    },
    {
      id: 'eleven-times-la',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the middle of the bedtime song there was a line that went only “la”. {A} wrote down “la, la, la”, and thought that this was enough. “How many are there?” asked {H}. They sang it, and {H} put out a finger for each “la”. There were ten fingers, and then one toe.',
        '“A babysitter wouldn’t have known about the toe,” said {H}. So “eleven” was written over it. With ten, the boat would have stopped just outside the harbour.'
      ]
    },
    {
      id: 'the-other-sings-ducks',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Perhaps the babysitter has a song too,” said {A}, and sang one, to see. It was about ducks, and you had to clap. After each verse there was one duck more. At the sixth verse {H} stood on the rug and clapped with both arms.',
        '“Are you getting sleepy?” asked {A}. “No,” said {H}, “but I’d like to know how many ducks come.” It was a very good song, for the morning.'
      ]
    },
    {
      id: 'elder-had-a-carpet',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“A cabbage?” said {S}. “In our house it was a carpet. The boat goes out, the carpet steers.” {S} had sung it so for years, and had thought of a red one with a fringe. “Didn’t the carpet get wet?” asked {A}.',
        '“It lay in the front and was trodden on by everybody,” said {S}. “Nobody thanked it.” {A} was quite glad about the cabbage, which at least could see over the edge.'
      ]
    },
    {
      id: 'pet-knows-it',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come along because of the singing. At the first line of the bedtime song {A} lay down. At the cabbage {A} turned over. At the last line {A} got up, and went off to see about a biscuit.',
        '“{A} knows it,” said {H}. “{A} knows it better than the babysitter.” They thought about letting {A} do it on Friday. But somebody would have had to sing it to {A} first.'
      ]
    },
    {
      id: 'too-high',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} had begun the bedtime song too high. At the cabbage {A} stood on tiptoe to reach it. “Lower,” said {H}. So {A} began so low that the boat scraped over the bottom all the way.',
        'The third time it floated. {H} drew a doorstep on the envelope, in front of the first word. “That’s how high you step in,” said {H}. They hoped that the babysitter had the same legs.'
      ]
    },
    {
      id: 'hills-and-valleys',
      A: 'partner',
      paragraphs: [
        'So they drew the tune under the words, with a hill for up and a valley for down. {A} ran one finger along the hills and sang. Now it was all there, with every bump. {H} lay as still as a plank. “I’m still awake,” said the plank. “Something’s missing.” But {H} could not say what.'
      ]
    },
    {
      id: 'a-snail-for-slow',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It’s got to be slow as well,” said {H}. {A} drew a snail on the envelope, in front of the first hill. They looked at it. “The babysitter will think that there’s a snail in the boat,” said {H}.',
        'So “not on board” was written under the snail. Then it looked so sad about it that {H} drew a small boat of its own round it. Now there were two boats, and the second one was very slow.'
      ]
    },
    {
      id: 'child-has-another-verse',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know one more verse,” said {S}. “They get hungry, and then there’s only the cabbage.” {A} held both hands over the envelope. “That isn’t in it,” said {A}. “Who’d steer?”',
        '{S} had not thought so far. They settled that there was a cheese on board as well. {S} sang about the cheese, very nicely, and the cabbage sailed on and had had a fright. The babysitter was not to hear of it.'
      ]
    },
    {
      id: 'before-the-last-line',
      A: 'partner',
      paragraphs: [
        '{A} sang it once more, and looked at {H} instead. Before the last line {H}’s mouth came open a little, and waited. “What comes there?” asked {A}. “The yawn,” said {H}. {A} had never known of one. But it was always late by then, and just there {A} had yawned, every evening. “I thought that it was in the song,” said {H}. “It is now,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'yawn-here',
      A: 'partner',
      paragraphs: [
        '“Yawn here,” wrote {A} before the last line, and drew a wide mouth. Then {A} was the babysitter again. The boat went out, the cabbage steered. At the mouth {A} opened up, and it turned into a real one. Yawns are catching. “That was it,” said {H} slowly, with wet eyes. “But the babysitter will catch it back from you,” said {A}, who was yawning once more. {H} thought. “Write ‘sit down first’,” said {H}.'
      ]
    },
    {
      id: 'only-a-mouth',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And if the babysitter isn’t tired?” asked {A}. {H} showed how one can make a yawn. You open your mouth and say “ah”. {A} watched it, and caught nothing. “That’s only a mouth,” said {A}.',
        '{H} opened it wider, and lifted both arms. Just when it had not worked at all, it worked. It was so big that you could have put the cabbage in. {A} had it next, and the chair had to be pulled up.'
      ]
    },
    {
      id: 'through-the-door',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Can you catch a yawn that you do not see? {A} went out, shut the door and sang the bedtime song in the hall. Before the last line there was a long, long noise. {H} sat there and pressed both lips together. It did not help. It came out at the nose.',
        '“It goes through doors,” called {H}. “Mine’s come back to me,” said the hall, and yawned again. On the envelope they wrote “may be done from outside”.'
      ]
    },
    {
      id: 'yawn-on-paper',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} only wanted to read what was on the envelope. There stood the cabbage, and the harbour, and then the word “yawn”. {A} read it, and stopped, and yawned. “I wasn’t even singing,” said {A}.',
        '{H} covered the word with one thumb. {A} read on very well. {H} took the thumb away. “Don’t,” said {A}, with a wide open mouth. It was a strong envelope, and had to be laid face down.'
      ]
    },
    {
      id: 'by-the-bed',
      A: 'partner',
      paragraphs: [
        'They stuck the envelope up beside the bed, as high as a babysitter who has sat down. “And if there’s a captain after all?” asked {A}. {H} looked at the mouth, and had to yawn. After that a captain did not seem so bad. “It’s only on Friday,” said {H}. “The cabbage can have the evening off too.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to hear how it had been with the cabbage.',
      '{names} sat down on the rug, in the front of the boat.',
      { text: '{names} looked for a pencil with a point.', needs: ['hands'] },
      { text: '{names} smoothed out the envelope, and turned up the clean side.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to the left, and then to the right, like a cabbage.',
      '{names} listened to the bedtime song from under the table.',
      { text: '{names} drew one more hill, where it had been too flat.', needs: ['hands'] },
      { text: '{names} held the lamp closer, so that the boat did not run aground.', needs: ['hands'] }
    ],
    turn: [
      '{names} yawned too, and passed it on.',
      '{names} looked away at the word “yawn”, and it was too late.',
      { text: '{names} put a cushion on the chair for the babysitter.', needs: ['hands'] },
      { text: '{names} held the envelope straight while it was being stuck up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencil was put back into its cup. The envelope stayed where it was stuck, with its hills and its wide mouth, and waited for Friday.',
    '{H} washed, and yawned into the towel, and lay down. The boat went out, the cabbage steered, and the last line was hardly needed.'
  ],
  last: [
    'Out there the boat went on, with a cabbage at the wheel, and {H} was asleep.',
    'The mouth on the envelope was still wide open, and {H} had long been asleep.'
  ]
})
