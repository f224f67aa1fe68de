import { wishPlot } from '../wish-plot.ts'

export const askingForHelp = wishPlot({
  id: 'wish-asking-for-help',
  wishes: ['asking for help', 'ask for help', 'asks for help', 'asked for help', 'ask teacher for help', 'asks teacher for help', 'asking teacher for help', 'won’t let help', 'wont let help', 'wouldn’t let help', 'doesn’t let help', 'doesnt let help', 'never lets help', 'never let help', 'refuses let help', 'learning let help', 'letting help', 'accepting help', 'accept help', 'accepts help', 'okay need help', 'okay to need help', 'reaching out for help'],
  answers: ['asking', 'ask', 'asks', 'asked', 'for', 'help', 'helping', 'let', 'lets', 'letting', 'accept', 'accepting', 'accepts', 'refuse', 'refuses', 'refusing', 'take', 'need', 'needs', 'needing', 'okay', 'ok', 'it’s', 'to', 'learning', 'learns', 'learn', 'never', 'won’t', 'wont', 'doesn’t', 'doesnt', 'don’t', 'can’t', 'not', 'anyone', 'anybody', 'someone', 'somebody', 'people', 'others', 'other', 'us', 'me', 'with', 'anything', 'everything', 'when', 'stuck', 'something', 'want', 'wants', 'trouble', 'hard', 'hates', 'afraid', 'shy', 'too', 'proud', 'stubborn', 'independent', 'do', 'does', 'doing', 'by', 'herself', 'himself', 'themselves', 'alone', 'own', 'frustrated', 'gives', 'up', 'before', 'instead', 'of', 'nursery', 'school', 'preschool', 'class', 'teacher', 'grown-up', 'grown-ups', 'grownups', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'parents', 'son', 'daughter', 'little', 'girl', 'boy', 'bed', 'sheet', 'jumper', 'time'],
  except: ['hospital', 'doctor', 'nurse', 'police', 'ambulance', 'emergency', 'fire', 'died', 'sick', 'ill', 'poorly', 'hurt', 'hurts', 'hit', 'hits', 'crying', 'cried', 'cries', 'sad', 'scared of', 'depressed', 'anxiety', 'therapy', 'therapist', 'counsellor', 'drowning', 'lost', 'stolen', 'homeless', 'court', 'food bank', 'money', 'rent', 'charity', 'war', 'homework', 'maths', 'zip', 'coat', 'tidy', 'tidying', 'cook', 'cooking', 'kitchen', 'baking', 'grandpa', 'grandma', 'granny', 'grandad', 'nana', 'grandfather', 'grandmother', 'neighbour', 'brother', 'sister', 'baby', 'friend', 'friends', 'animal', 'animals', 'dog', 'cat', 'puppy', 'bird', 'hedgehog', 'moon', 'santa', 'dad need', 'daddy need', 'mum need', 'mummy need', 'mom need', 'mommy need', 'teacher need', 'neighbours', 'dragon', 'robot', 'pirate', 'dinosaur', 'wizard', 'fairy', 'princess', 'king', 'knight', 'giant', 'bear', 'mouse', 'lion', 'elephant', 'monster', 'alien', 'elf', 'ghost', 'tractor', 'digger', 'toilet', 'wipe', 'teeth', 'hair', 'star', 'sticker', 'award'],
  only: ['asking', 'asks', 'asked', 'let', 'letting', 'accept', 'accepting', 'okay', 'reaching'],
  nothingElse: true,
  moods: ['learning', 'quarrel', 'afraid', 'change', 'alone', 'losing', 'proud', 'first'],
  company: ['sheet', 'bed', 'mattress', 'corner', 'corners', 'jumper', 'sleeve', 'cupboard', 'star', 'starfish'],
  about: 'The hero will not ask for help with a sheet whose fourth corner makes the first jump off, until it turns out that you can ask for a corner.',
  titles: ['The Fourth Corner', 'Which Corner', '{H} Asks for a Corner', 'A Bed Has Four of Them', 'Only This One, Please'],
  want: [
    {
      id: 'plop',
      A: 'partner',
      paragraphs: [
        'The bed needed a clean sheet, and {H} never asked for help. It was the sort with elastic round it. {H} pulled it over the first corner, the second and the third. {H} leaned back, and got it over the fourth. Plop, went the first, and jumped off.',
        '“Do you need help?” called {A} from the next room. “No, thank you,” said {H}. “And you?” “Me? Never,” called {A}, in a woolly voice.'
      ]
    }
  ],
  way: [
    {
      id: 'lots-of-corners',
      A: 'same',
      paragraphs: [
        '{H} put back the first. Plop, went the third. {H} ran round the bed, and back, and round again. There was always another that had jumped off.',
        '{A} looked in, with a jumper hanging round the neck. “Are you running?” “No,” said {H}, who did not want to ask. “A bed’s got a lot of corners.” “Four,” said {A}, and went away.'
      ]
    },
    {
      id: 'more-hints',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} tried it with another hint. “This elastic’s very strong,” called {H}. “That’s good,” called {A}. “Then it’ll last.” “My arms aren’t very long,” called {H}. “They’ll grow,” called {A}.',
        'After that neither of them called anything. A hint is like a parcel with no name on it. Everybody looks at it, and it stays in the hall.'
      ]
    },
    {
      id: 'with-books',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} laid a pile of books on the first corner, so that it should stay down. Then {H} pulled at the fourth. The sheet gave a jerk, and the books went across the floor as far as the door.',
        '“What are you reading?” called {A}. “All of them,” said {H}. The one on top lay open at a page about spiders. They had no trouble with corners. They had a leg for each, and four to spare.'
      ]
    },
    {
      id: 'bear-and-rabbit',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{H} did not ask anybody who could say yes. {H} asked the toys. A bear sat on the first corner, and a rabbit on the second. “Hold tight,” said {H}, and pulled.',
        'The bear flew quite high, turned over once, and landed in {A}’s arms. “Was that for me?” asked {A}. “No,” said {H}. “It’s on its way back to work.” {A} carried it to the bed. That was not help, because it was the bear who needed it.'
      ]
    },
    {
      id: 'between-the-teeth',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You could just ask,” said {A}, looking in again. “I’m fine,” said {H}. It was said with a corner of the sheet between the teeth, so it came out as “ine”.',
        '“Did you say mine?” asked {A}. {H} thought about that. “Yes,” said {H}, and the corner fell out. That was the trouble with answering. You need your mouth for it.'
      ]
    },
    {
      id: 'what-it-costs',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“What happens if you ask?” said {A}. {H} knew exactly. “You ask for a bit of help,” said {H}, “and then they do the lot. I asked about one button once. I got a whole cardigan.”',
        '“And was it wrong?” “It was quite right,” said {H}. “But I hadn’t done it.” {A} thought of a puzzle from long ago. There had been an uncle who knew where the sky went.'
      ]
    },
    {
      id: 'from-underneath',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} tried it from underneath, and crawled about between the sheet and the mattress. Corners are hard to find in the dark. {H} found a sock, and a crust, and a piece of a puzzle with sky on it.',
        '“Is it going well?” asked {A} from the door. There was a bump in the sheet, and it nodded. “I’m only tidying up in here,” said the bump. It came out at the wrong end, with the sock on.'
      ]
    },
    {
      id: 'sounds-next-door',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'From the next room came a bump, and then a sort of mooing. “What are you doing?” called {H}. “Nothing,” called the wool. “I’m only standing here.” Something fell off a shelf.',
        '“Do you need help?” called {H}. “Not at all,” called {A}. “It’s lovely in here.” {H} nodded. {H} knew that voice. It was the one that {H} had been using.'
      ]
    },
    {
      id: 'pet-in-the-middle',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see what was going on, and took up a place where everything could be watched. {H} held out a corner. {A} looked at it for some time.',
        '“I wasn’t asking,” said {H}. “I was only showing you.” {A} had not been going to do anything in any case. So neither of them was let down.'
      ]
    },
    {
      id: 'elder-wardrobe',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once carried a wardrobe,” said {S}, “and I asked nobody.” {A} wanted to know how far. “To the turn of the stairs,” said {S}. “There we got stuck, the wardrobe and I. People said good morning to us.”',
        '“And you still didn’t ask?” “I said I was waiting for it,” said {S}. “By the evening somebody had hung a coat in it.”'
      ]
    },
    {
      id: 'child-rabbit',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew a rabbit who asked for help all the time, and in advance. It sat on {S}’s knee and asked for help with a sock. It asked for help with the other, and with going to look for it. “Can’t it do that itself?” asked {A}.',
        '“Yes,” said {S}, “but it’s company.” {A} had not known that you could ask for that. The rabbit held out a foot, and talked the whole time about a beetle.'
      ]
    },
    {
      id: 'baby-arms-up',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could ask for help without a word. {S} held up both arms, and looked as if it had been arranged. And every time it worked, with everybody who came by.',
        '{A} held up both arms as well, and stood there. “Is that the ceiling you’ve got?” asked the others. They looked up, and nodded, and went on. You have to be quite short for it.'
      ]
    },
    {
      id: 'guest-town',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I never ask for the way,” said {S}. “I walk as if I lived there.” {A} asked how that went. “I’ve seen a good deal,” said {S}. “Today I saw your street four times.”',
        '“We were looking out of the window,” said {A}. “We thought it was four people.” {S} sat down and took off one shoe. “The third one was nearly crying,” said {S}.'
      ]
    },
    {
      id: 'starfish',
      A: 'partner',
      paragraphs: [
        'In the end {H} lay down on the sheet like a starfish. Each hand held a corner, and so did each foot. It was on, but {H} could not get up. Then {H}’s nose itched. “Help,” said {H}, very small. {A} came and rolled {H} off. Plop, plop, plop, plop. Then {A} put on the whole sheet, with both hands, a knee and a chin. “There you are,” said {A}.',
        '{H} scratched, and pulled it all off again. “That was your sheet,” said {H}. “I wanted mine.” “But you asked for help.” “Not for all of it,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'only-this-one',
      A: 'partner',
      paragraphs: [
        '“How much did you want?” asked {A}. {H} counted. There were four corners, and {H} could do three. “Please will you help with this corner?” asked {H}. “Only this one.”',
        '{A} sat on it and looked at the wall, so as to do nothing else. {H} did the second, the third and the fourth. The first wanted to jump, but {A} was on it. Flup. The sheet was on, and it was {H}’s.'
      ]
    },
    {
      id: 'may-i-get-up',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“May I get up?” asked {A}. That had to be thought about. {H} laid an ear to the fourth corner. It was quite calm. {A} got up as you get up from beside a sleeping cat.',
        'They both held their breath. Nothing went plop. “Now it’s holding itself,” whispered {H}. {A} had liked being a corner, and stood about for a while with nothing to do.'
      ]
    },
    {
      id: 'half-a-banana',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'After that {H} asked for all sorts of corners. “Please will you start this banana?” {A} bent the top until it cracked, and gave it back. {H} did the long part. It came off in three strips.',
        '“Shall I …” said {A}, when one of the strips tore. “No,” said {H}. “You’ve done your corner.” {A} looked at the wall again. There was a good deal to see on it by now.'
      ]
    },
    {
      id: 'two-mouths',
      A: 'other',
      spare: 15,
      paragraphs: [
        'The pillow would not go into its case. “Please will you hold its mouth open?” asked {H}. {A} took hold of both sides, and opened {A}’s own mouth as well, as if soup were coming. {H} did the pushing.',
        'It went in up to the ears, and then altogether. {A} still stood there, looking inside. “You can shut it now,” said {H}. “Both of you.”'
      ]
    },
    {
      id: 'first-letter',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was a street with a long name. {H} wanted to remember it, and not to be told. “Please will you help with the first letter?” asked {H}. “B,” said {A}, and shut both lips over the rest.',
        '{H} tried Bucket, Button and Banana. {A} got quite red. “You may help with the second,” said {H} kindly. “A,” said {A}, like a cork. “Then it is Banana,” said {H}.'
      ]
    },
    {
      id: 'too-small-a-corner',
      A: 'other',
      spare: 17,
      paragraphs: [
        'They wanted to know how little you could ask for. “Please will you hold this thread?” asked {H}. {A} held it. “Please will you look as if you believed in me?” {A} did that next.',
        'With that one {H} got the blanket to lie straight, at the third try. It hung down the same on both sides. {A}’s face hurt. “It’s the hardest help there is,” said {A}. “I’d rather have lifted something.”'
      ]
    },
    {
      id: 'a-voice-in-wool',
      A: 'partner',
      paragraphs: [
        '{A} went back to the next room, and it was quiet for a while. “There’s a lot of wool in here,” called a voice. There stood a jumper with both arms up and no head. “Is that a hint?” asked {H}. “No,” said the jumper. {H} waited. “Yes,” it said. “Please will you help?”',
        '“With which corner?” asked {H}. The jumper thought. “The left sleeve. Only that one.” {H} pulled at the left sleeve, and nothing else. Plop, and out came {A}, very warm and crumpled.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the plop, and came to see what had jumped.',
      '{names} looked into the next room, and came out again.',
      { text: '{names} would have helped, and put both hands behind the back.', needs: ['hands'] },
      { text: '{names} counted the corners of the bed, to be sure.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the bed from the side.',
      '{names} sat down on the rug, well away from the elastic.',
      { text: '{names} waited at the door to be asked.', needs: ['hands'] },
      { text: '{names} offered a pillow, and was told no, thank you.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed off the bed, so that nothing went plop.',
      '{names} sat down by the bed, and listened for a plop.',
      { text: '{names} asked for a corner too, and got the pillow’s.', needs: ['hands'] },
      { text: '{names} smoothed the sheet, but only in the middle.', needs: ['hands'] }
    ]
  },
  bed: [
    'The old sheet went into the wash, with the jumper on top. It was a heavy basket, and it had two handles.',
    '{H} got clean, and lay down on the new one. It was cool, and flat right up to the edges.'
  ],
  last: [
    'All four corners stayed where they were, and {H} was asleep.',
    'Nothing went plop, nothing itched, and {H} was asleep.'
  ]
})
