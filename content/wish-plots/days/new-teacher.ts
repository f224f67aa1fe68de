import { wishPlot } from '../wish-plot.ts'

export const newTeacher = wishPlot({
  id: 'wish-new-teacher',
  beginsElsewhere: true,
  wishes: ['new teacher', 'new teachers', 'new class teacher', 'new school teacher', 'new nursery teacher', 'new kindergarten teacher', 'new preschool teacher', 'new form teacher', 'new form tutor', 'new key worker', 'new keyworker', 'new key person', 'new nursery worker', 'new miss', 'new maam', 'new ma’am', 'new childminder', 'teacher on monday', 'teacher monday', 'new techer', 'new teecher', 'new teaher', 'different teacher next year', 'teacher next year', 'next teacher', 'meeting teacher', 'meet teacher', 'meets teacher', 'shy teacher', 'nervous teacher', 'teacher first time', 'first day with teacher', 'getting a teacher', 'change of teacher', 'change teacher', 'changing teacher', 'teacher changes', 'teacher september', 'shy new teacher', 'shy to say hello teacher', 'say hello new teacher', 'hello to new teacher', 'shy first day new teacher'],
  answers: ['teacher', 'teachers', 'new', 'class', 'classroom', 'school', 'nursery', 'kindergarten', 'preschool', 'reception', 'year', 'grade', 'term', 'half', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday', 'week', 'weekend', 'tomorrow', 'today', 'soon', 'next', 'after', 'before', 'holidays', 'summer', 'september', 'january', 'morning', 'first', 'second', 'day', 'days', 'one', 'two', 'three', 'starts', 'starting', 'start', 'begins', 'back', 'to', 'gets', 'getting', 'get', 'got', 'has', 'have', 'having', 'meets', 'meet', 'meeting', 'meets', 'met', 'will', 'going', 'is', 'be', 'a', 'bit', 'little', 'very', 'so', 'quite', 'really', 'shy', 'nervous', 'worried', 'worrying', 'worries', 'worry', 'anxious', 'scared', 'afraid', 'frightened', 'unsure', 'butterflies', 'tummy', 'excited', 'and', 'about', 'with', 'of', 'because', 'doesn’t', 'does', 'not', 'know', 'knows', 'don’t', 'say', 'says', 'saying', 'hello', 'good', 'name', 'speak', 'talk', 'talking', 'quiet', 'hides', 'behind', 'miss', 'mr', 'mrs', 'ms', 'sir', 'nice', 'kind', 'friendly', 'who', 'what', 'if', 'she', 'he', 'her', 'his', 'my', 'our', 'their', 'the', 'story', 'please', 'child', 'daughter', 'son', 'boy', 'girl', 'like', 'likes', 'him', 'them', 'different', 'another', 'change', 'changes', 'changing', 'key', 'worker', 'person', 'in', 'on', 'for', 'at', 'it', 'they', 'i', 'feels', 'feeling', 'can’t', 'sleep', 'same', 'old', 'their', 'they’re', 'male', 'lady', 'man', 'it’s', 'too', 'said', 'hi', 'hid', 'was', 'were'],
  except: ['leaving', 'leaves', 'left', 'goodbye', 'farewell', 'last day', 'died', 'ill', 'sick', 'hospital', 'cancer', 'baby', 'shouted', 'shouts', 'shouting', 'shout', 'hit', 'hits', 'hurt', 'hurts', 'locked', 'touched', 'touches', 'mean', 'horrible', 'angry', 'strict', 'police', 'secret', 'robot', 'alien', 'dragon', 'monster', 'witch', 'wizard', 'bear', 'dog', 'cat', 'fox', 'owl', 'dinosaur', 'shark', 'piano', 'ballet', 'swimming', 'swim', 'dance', 'music', 'violin', 'guitar', 'judo', 'karate', 'football', 'yoga', 'supply', 'substitute', 'cover', 'present', 'retiring', 'wedding', 'married', 'eyes', 'wants to be', 'becomes', 'parents evening', 'moving', 'moved', 'moves', 'bullied', 'bully', 'animals', 'meeting', 'parent', 'parents'],
  moods: ['change', 'first', 'afraid', 'learning', 'waiting', 'alone', 'sleepless'],
  company: ['teacher', 'class', 'table', 'door', 'chairs', 'teapot', 'boots', 'jacket', 'hand', 'name'],
  about: 'On Monday there is a new teacher, and the hero’s name will not come out, until the hero stands where the teacher stands and looks for one kind hand.',
  titles: ['One Small Wave', 'Somebody to Look At', '{H} Is the New Teacher', 'The Teapot Is Present', 'As High as a Pocket'],
  want: [
    {
      id: 'a-puff',
      A: 'partner',
      paragraphs: [
        'On Monday there was going to be a new teacher. “And if the teacher asks for my name?” said {H}. “Then you say it,” said {A}. “You’ve had it long enough.” {H} tried it. Out came a puff, as from a bicycle pump.',
        'It was a shy sort of name. {H} wanted to have it ready by Monday, and loud enough to hear. “We’ll practise,” said {A}. “I’ll be the teacher.”'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        '{A} put on the good jacket and came in at the kitchen door. “Good morning! And who are you?” The name went down inside {H}’s jumper, and {H} went under the table. “Was I too loud?” asked the teacher. “Too new,” said somebody under the table.',
        '{A} tried it softly. {A} tried it with a hat on, and with an apple. It made no difference. Whoever came in, {H} was under the table.'
      ]
    },
    {
      id: 'what-we-know',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do we know about the teacher?” asked {A}, and got a pencil. They did not know a thing. So they drew what every teacher has. There was a head, and two feet, and a bag with a banana in it.',
        '“Is it a happy one?” asked {A}. {H} thought about it, and drew the mouth half open. “It’s just going to say something,” said {H}. They did not know what. But it had nice shoes.'
      ]
    },
    {
      id: 'name-in-the-cupboard',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked for a place where the name would come out. In a cup it sounded like somebody in a well. Among the coats it was soft, and had fluff on it. In among the brooms and buckets it was really very loud.',
        '“I heard that!” called {A} from the hall. “It’s a fine name.” “It only works if there’s nobody there,” called {H}. “Just me and the bucket.”'
      ]
    },
    {
      id: 'sunday-evening',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what’s the teacher doing now?” asked {H}. {A} shut both eyes, to see it better. “Looking for the other shoe,” said {A}. “And now the teacher’s in front of the mirror, saying good morning. Good morning. GOOD morning. None of them sounds right.”',
        '“Why does the teacher practise?” asked {H}. “Why do you?” said {A}. {H} had not thought that there might be two mirrors tonight, with somebody at each.'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They practised the register, for that comes first. On each chair {A} put somebody to be called. “Teapot?” read {A}. “Here,” said {H}, for the teapot. “Left Boot?” “Here.” “Right Boot?” {H} looked. “It’s got a cold,” said {H}. “It’ll be back on Tuesday.”',
        'It was quite easy to say here for a boot. {H} said it eleven times, and once for a cushion. “You’ve got a good loud voice,” said {A}. “That was the cushion,” said {H}.'
      ]
    },
    {
      id: 'like-a-cat',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where is it, when you’re shy?” asked {A}. {H} felt for it. A bit was in the knees, and a bit was behind the ears. But most of it sat in the throat. “Like a cat, when visitors come,” said {H}. “It goes under the bed.”',
        '“And what do you do with the cat?” “Nothing,” said {H}. “If you pull, it goes further in. It comes out by itself, when they’re at the cake.” {A} nodded. There would have to be some time until the cake.'
      ]
    },
    {
      id: 'not-new',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} made a list of what would not be new on Monday. The peg was the same peg. The window was the same, with the same bit of tree in it. The tap would still spit, and the third step would still say eek.',
        '“And my chair,” said {H}. “It’s got gum underneath, from somebody before.” {A} wrote down the gum. In the end there was a whole page that was old. On the other side it said “teacher”, and that was all.'
      ]
    },
    {
      id: 'three-times-past',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I was once new somewhere,” said {A}. “I got to the door, and walked straight past. Then I turned round, and walked past from the other side. The third time they were all at the window.”',
        '“What did you do?” asked {H}. “I went in,” said {A}, “for they’d already waved. It’d have been rude to walk past again.” {A} went a bit pink, even now. {H} moved up closer.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We got a new teacher in the middle of winter,” said {S}. “She wanted to write her name on the blackboard. The chalk broke, and then the next one broke. On the board it said M, and after that came a long scratch.”',
        '“Did you laugh?” asked {A}. “We didn’t dare,” said {S}. “Then she looked at it, and laughed herself, and she had a laugh like a goose. We called her Miss M until the summer.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be in the class too, and sat down between the boots. “I’ve got a question,” said {S} at once, with one arm up. “When’s lunch?” {A} had only just opened the book. “And I can burp the days of the week,” said {S}.',
        '{S} got as far as Wednesday. Nobody looked at anybody else for quite some time. “That’s handy,” said {A} afterwards. “If I sit next to you, they’ll all look at you.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came to school as well. {A} did not say a name, and nobody asked for one. {A} went up to the good jacket and smelled at it, first the hem and then the pocket. After that {A} sat down in front, like somebody who knows enough.',
        '“That’s one way of doing it,” said {H}. “I can’t smell the teacher, though.” {A} looked at {H}, and could not see why not.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was in the class too, in the front row. When the teacher came in, {A} put both hands over both eyes. So {A} was not there. Then one finger moved, and an eye looked out. “Good morning,” said the teacher, and the finger closed.',
        '“Don’t look at {A},” whispered {H}, “look at the teapot.” The teacher looked at the teapot. At once both hands came down, and {A} laughed out loud. It was only a question of who looked first.'
      ]
    },
    {
      id: 'from-the-front',
      A: 'partner',
      paragraphs: [
        '“I can’t see what you see,” said {A}. “We’ll swap.” So {A} went under the table, and {H} put on the good jacket. On every chair sat somebody. There were boots, and a teapot. {H} opened the door, and stood there, and did not go in.',
        '“They’re all looking at me,” said {H}. “I don’t know any of them.” A head came up over the edge of the table. “On Monday you’ve only got one new face,” said {A} slowly. “But the teacher’s got a whole roomful.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-hand',
      A: 'partner',
      paragraphs: [
        '{H} tried once more. The new teacher stood in the door and looked for somebody to look at. The boots only looked at each other. The teapot looked strict. Then, low down by a table leg, a hand came out. It gave one small wave.',
        '“Good morning,” said the teacher to the hand, quite loud. {H} had not practised that at all. “Who’s that?” asked {H}. “It’s shy,” said {A}. “But it’s seen that you’ve come.”'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They worked out how high the wave should be. Up in the air it was for a ship. At the ear it was a question, and then you got asked. “As high as a pocket,” said {H}. Nobody sees it there, unless they are looking for it.',
        '“Left or right?” asked {A}. The left one held the bag, on a Monday. So it was the right one. {H} did it five times. After the third it no longer needed to be thought about.'
      ]
    },
    {
      id: 'if-it-isnt-seen',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And if the teacher doesn’t see it?” asked {H}. {A} thought it over. “Then you’ve still got it,” said {A}. “It isn’t used up. You can do it again at ten, or after lunch.”',
        '“Or on Tuesday,” said {H}. “Or on Tuesday,” said {A}. There was a whole week in which a small wave could be put.'
      ]
    },
    {
      id: 'who-are-you',
      A: 'partner',
      paragraphs: [
        'Then {A} was the teacher again, and stopped in the door with the apple. There sat the class. The teacher looked from chair to chair, and swallowed. Beside the teapot, as high as a pocket, somebody waved. “Oh, good,” said the teacher. “And who are you?”',
        '“{H},” said {H}. It was not loud, but all of it came out, from the front to the back. The teacher wrote it down. {H} got the apple, and gave the teacher half.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and sat down as well, for school was about to begin.',
      '{names} breathed out too, and it was only a puff.',
      { text: '{names} put a boot on each chair, so that there was a class.', needs: ['hands'] },
      { text: '{names} brushed the shoulders of the good jacket.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the table, and did not tell.',
      '{names} sat between the teapot and a boot, and paid attention.',
      { text: '{names} rang for the lesson with a spoon on a cup.', needs: ['hands'] },
      { text: '{names} held the door open for the teacher.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still until the name was out.',
      '{names} looked at the teacher as kindly as possible.',
      { text: '{names} gave a small wave too, as high as a pocket.', needs: ['hands'] },
      { text: '{names} moved the teapot, so that it did not look so strict.', needs: ['hands'] }
    ]
  },
  bed: [
    'The class went home, the boots to the mat and the teapot to its shelf. The good jacket was hung on its hook.',
    '{H} washed, and lay down. Somewhere a new teacher was lying down too, with both shoes ready. Under the blanket one hand moved, as high as a pocket would be.'
  ],
  last: [
    '{H}’s hand lay open on the blanket, and {H} was asleep.',
    'The name was quite ready, and could rest until Monday, and {H} was asleep.'
  ]
})
