import { wishPlot } from '../wish-plot.ts'

export const loudTeacher = wishPlot({
  id: 'wish-loud-teacher',
  wishes: ['loud teacher', 'teacher loud voice', 'new teacher loud voice', 'new teacher loud', 'teacher very loud', 'teacher too loud', 'teacher so loud', 'teacher booming voice', 'booming teacher', 'teacher booms', 'teacher talks loudly', 'teacher talks loud', 'teacher speaks loudly', 'teacher speaks loud', 'loudest teacher', 'teacher louder', 'teacher voice ears', 'teacher deafening', 'teacher noisy', 'noisy teacher', 'miss loud voice', 'sir loud voice', 'nursery teacher loud', 'kindergarten teacher loud', 'kindy teacher loud', 'preschool teacher loud', 'swimming teacher loud voice', 'coach loud voice', 'headteacher loud voice', 'head teacher loud voice', 'principal loud voice', 'teaching assistant loud voice', 'loud voice at school', 'loud voice class', 'loud voice classroom', 'loud voice lesson', 'teacher enormous voice', 'teacher huge voice', 'shouty teacher', 'teacher speaks so loudly', 'teacher loudly', 'teacher loud ears', 'covers ears teacher', 'covers ears loud teacher', 'scared of loud teacher', 'teacher loud voice scared', 'supply teacher loud', 'substitute teacher loud voice', 'nursery lady loud voice', 'loud voice assembly'],
  answers: ['loud', 'louder', 'loudest', 'loudly', 'voice', 'voices', 'big', 'huge', 'enormous', 'booming', 'noisy', 'very', 'really', 'too', 'so', 'quite', 'new', 'teacher', 'teachers', 'miss', 'sir', 'maam', 'mr', 'mrs', 'ms', 'coach', 'head', 'headteacher', 'principal', 'assistant', 'school', 'nursery', 'kindergarten', 'kindy', 'preschool', 'class', 'classroom', 'lesson', 'year', 'grade', 'reception', 'morning', 'good', 'register', 'monday', 'today', 'week', 'term', 'first', 'day', 'ears', 'ear', 'covers', 'covered', 'hands', 'quiet', 'quieter', 'whisper', 'talks', 'talking', 'speaks', 'speaking', 'calls', 'jumps', 'jumped', 'nervous', 'worried', 'surprised', 'likes', 'nice', 'kind', 'friendly', 'funny', 'who', 'with', 'has', 'got', 'had', 'son', 'daughter', 'boy', 'girl', 'child', 'little', 'front', 'row', 'windows', 'shy', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'sister', 'brother', 'friend', 'friends', 'scared', 'afraid', 'frightened', 'bit', 'of', 'make', 'makes', 'made', 'shaking', 'rattle', 'booms', 'boom', 'shouty', 'covering', 'over', 'his', 'her', 'their', 'classes', 'tomorrow', 'yesterday', 'again', 'always', 'all', 'every', 'time'],
  except: ['shouted', 'shouts at', 'shouting', 'yelled', 'yells', 'yelling', 'screamed', 'screams', 'angry', 'cross', 'mean', 'strict', 'horrible', 'uncle', 'aunt', 'neighbour', 'told off', 'trouble', 'hit', 'hurt', 'terrified', 'cried', 'crying', 'cries', 'deaf', 'hearing', 'aids', 'autistic', 'sensory', 'drunk', 'fire', 'alarm', 'drum', 'dragon', 'robot', 'lion', 'giant', 'monster', 'lost', 'sings', 'said', 'says', 'choir', 'singing', 'told'],
  moods: ['change', 'first', 'learning', 'afraid'],
  company: ['crumb', 'crumbs', 'toast', 'coats', 'coat', 'voice', 'hat', 'teacher', 'class', 'windows', 'lid', 'pot', 'spoon', 'ears', 'wall', 'pencil'],
  about: 'The hero’s new teacher has a very loud voice and speaks to the coats on the far wall, until it turns out that a voice is as big as the way to what it is said to, and a crumb is laid in front.',
  titles: ['Good Morning to the Coats', 'You Can’t Shout at a Crumb', '{H} and the Very Loud Voice', 'As Far as You Look', 'A Voice for a Coat'],
  want: [
    {
      id: 'a-hand-back',
      A: 'partner',
      paragraphs: [
        '{H} had a new teacher with a very loud voice. “Good morning!” said the teacher, and the windows hummed. “Now we take a pencil!” The pencils rolled away. It was a friendly voice, but too big for a room, like a horse. All day {H} had held both hands over both ears. “You can’t draw like that,” {H} told {A} at home. “I want one hand back.”'
      ]
    }
  ],
  way: [
    {
      id: 'spoon-and-moon',
      A: 'partner',
      paragraphs: [
        '{A} fetched a woolly hat, and {H} pulled it down over both ears. Then {A} was the teacher, and took a deep breath. “Now we all fetch a spoon!” A lid hummed on its pot. {H} drew a moon. “Spoon,” said {A}. “Moon,” said {H}, and held it up. With a hat on, the loud voice was smaller, but the words were smaller too.'
      ]
    },
    {
      id: 'without-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you eat your apple at break,” asked {A}, “with both hands on your ears?” {H} showed it. The apple lay on the table, and {H} went after it with an open mouth. “And how did you turn the page?” “With my nose,” said {H}.',
        '“And if you wanted to say something?” You could not put a hand up, of course. {H} lifted one elbow. “The teacher thought that I was a teapot,” said {H}.'
      ]
    },
    {
      id: 'two-classes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Can they hear it next door?” asked {A}. They could. When the teacher said “Sit down”, the class next door sat down too. At “Pencils away” theirs were put away. They had been in the middle of a word.',
        '“Then your teacher’s got two classes,” said {A}. “Three,” said {H}. There was one overhead as well. At home time they had all met in the hall, in their coats. Nobody could say who had sent for them.'
      ]
    },
    {
      id: 'even-the-small-words',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Big words may be loud, {H} thought. “Elephant” has the room for it. But the teacher said the small words just as loud. {H} did the teacher, so that {A} could hear it. “Here is! A hat!”',
        '“That’s a lot of ‘is’,” said {A}. You could have stood a wardrobe on that word. They tried to say “pea” that way. It came out as big as a cabbage, and afterwards neither of them could quite believe in peas.'
      ]
    },
    {
      id: 'other-telephones',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’ve got a voice like that,” said {A}. “It’s for the telephone.” {A} had an aunt who lived beyond the mountains. For her {A} always stood up, held on to the table, and shouted. “But it’s a telephone,” said {H}.',
        '“It’s very good,” said {A}. “You can hear her as if she were in the room.” “And you?” asked {H}. {A} had to think. “She does say that she can hear me,” said {A}, “even before it rings.”'
      ]
    },
    {
      id: 'pet-is-not-meant',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'They played school, and {A} was the class. {H} was the teacher, and said good morning to {A}, very loud. {A} looked round to see who was meant. There was nobody behind {A} but a broom.',
        '{H} said it again. {A} looked at the broom once more, longer this time. You could see what {A} thought. It was high time that the broom answered. “Good morning,” said {H}, for the broom, and then there was peace.'
      ]
    },
    {
      id: 'elder-quiet-teacher',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Ours had a very quiet voice,” said {S}. “In the first row you heard about half of it. In the second row they heard the first row breathing. I sat in the fourth.” “How did you know what to do?” asked {A}.',
        '“We leaned forward,” said {S}. “All of us, a bit more each day. In spring the fourth row fell into the third.” After that {S} had sat in front. “It was about rivers,” said {S}. “I’d thought that it was about kippers.”'
      ]
    },
    {
      id: 'child-keeps-one-folded',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve got a loud voice too,” said {S}. “I just keep it folded.” {A} wanted to hear it. So {S} stood on the mat, and shook both arms, and unfolded it. “Good morning!” All the cups in the cupboard said “ting”.',
        '{S} was surprised. “Where was it all, before?” asked {A}. {S} felt for it, in the belly and under the arms. There seemed to be more. {S} folded it up again, behind one hand. It took some time to get the end in.'
      ]
    },
    {
      id: 'who-is-it-for',
      A: 'partner',
      paragraphs: [
        'Then they swapped, and {H} had the loud voice. {H} looked right past {A}, to the far wall, where the coats hung. “Good morning!” Beyond the wall a neighbour said good morning too. {A} turned round. “Who was that for?” asked {A}. “The coats,” said {H}. “My teacher always looks at the coats. They’re right at the back.” “Ah,” said {A} slowly. “A voice is as big as the way that it has to go. Yours is on its way to a coat. It only flies over your head.”'
      ]
    }
  ],
  turn: [
    {
      id: 'to-a-crumb',
      A: 'partner',
      paragraphs: [
        'They tried it out. To a roof far down the street, {H}’s good morning came out enormous. To the chair it was as big as a chair. Then {A} laid a crumb of toast on {H}’s palm. {H} bent over the crumb, took a huge breath, and said, “Good morning.” It was tiny. {H} tried three times, and it was no bigger than toast. “You can’t shout at a crumb,” said {H}.'
      ]
    },
    {
      id: 'which-crumb',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It could not be just any crumb. They looked the crumbs over, under the lamp. One of cake would be eaten, perhaps even by the teacher. One of black bread was hard to see. “It has to have something that you want to look at,” said {H}.',
        'In the end they found one with a corner, burnt a little on the left. It looked like a very small house where supper was late. {H} packed it into an eggcup, with a bit of wool, for the journey.'
      ]
    },
    {
      id: 'at-the-far-fence',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And out in the yard?” asked {A}. “There you do want a loud voice.” {H} had thought of that. Today all the children were at the far fence, and nobody there had heard the bell. The teacher had only said, “In you come!” They all came.',
        'So did a man with a ladder. So did a bus, nearly. “For the yard we’ll leave it just as it is,” said {H}. It would be a pity to have a voice like that and nothing to throw it at.'
      ]
    },
    {
      id: 'along-the-hall',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wanted to see it get smaller. So {A} stood at the far end of the hall, and {H} said, “Here’s the toast.” It was loud. {A} took a step nearer, and {H} said it again. With each step the toast got quieter.',
        'When they stood nose to nose, you could hardly hear it. “And nearer?” asked {A}. Nearer than that was only {H}’s own nose. {H} looked at it, with both eyes, and thought, “Here’s the toast.” It was just loud enough.'
      ]
    },
    {
      id: 'the-coats-lean-forward',
      A: 'partner',
      paragraphs: [
        'Next morning {H} sat in the front row, with one hand over one ear. On the other palm lay the crumb. “Good morning!” said the teacher to the coats. The windows hummed, and the crumb jumped. The teacher saw it, and bent right down. “Is that a crumb?” asked the teacher, in a voice as small as toast. “It’s to look at,” said {H}. The whole lesson was said to the crumb, and {H} had a hand to draw with. “Did they all hear it?” asked {A} afterwards. “All but the coats,” said {H}. “They had to lean forward.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped a little, when {H} showed how loud it was.',
      '{names} listened whether the windows at home hummed too.',
      { text: '{names} put both hands over both ears, and could not turn the page either.', needs: ['hands'] },
      { text: '{names} caught a pencil that had rolled away.', needs: ['hands'] }
    ],
    way: [
      '{names} heard every word of it, from the room next door.',
      '{names} sat down in the second row, and heard “balloon”.',
      { text: '{names} held on to the lid, and the pot hummed instead.', needs: ['hands'] },
      { text: '{names} tried the hat on, and fetched a moon.', needs: ['hands'] }
    ],
    turn: [
      '{names} bent over the crumb, and said nothing at all.',
      '{names} kept the toast in sight, and became very quiet.',
      { text: '{names} held out another palm, in case the crumb jumped.', needs: ['hands'] },
      { text: '{names} laid out a second crumb, for the back row.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening the crumb was laid in an eggcup, for tomorrow. The woolly hat hung with the coats again.',
    '{H} washed both ears, as they had not been covered all day. Then {H} lay down, and looked at the nearest bit of blanket.'
  ],
  last: [
    '“Good night,” {H} had told the pillow, and to a pillow it is very soft. {H} was asleep.',
    'The coats hung on the far wall and had nothing to listen to, and {H} was asleep.'
  ]
})
