import { wishPlot } from '../wish-plot.ts'

export const teacher = wishPlot({
  id: 'wish-teacher-eyes',
  wishes: ['teacher', 'teachers', 'playing teacher', 'playing teachers', 'pretend school', 'being teacher', 'toy school', 'teddy school', 'school for toys', 'school for teddies', 'blackboard', 'whiteboard', 'classroom game', 'school game', 'school teddies'],
  except: ['called', 'calls', 'calling', 'retiring', 'retirement', 'new', 'substitute', 'supply', 'different', 'stand-in', 'stand in', 'cover', 'relief', 'usual', 'wrong', 'temporary', 'leaving', 'left', 'leaves', 'goodbye', 'afraid', 'scared', 'nervous', 'strict', 'shouted', 'shouts', 'off', 'sent', 'yelled', 'mad', 'annoyed', 'scolded', 'first', 'tomorrow', 'real', 'my', 'her', 'his', 'our', 'thank', 'gift', 'present', 'misses', 'missing', 'robot', 'alien', 'dragon', 'dinosaur', 'monster', 'witch', 'magic', 'ballet', 'swimming', 'piano', 'music', 'dance', 'karate', 'sad', 'cross', 'angry', 'supply', 'substitute', 'sheep', 'lost', 'listen', 'listens', 'listening', 'baby', 'pregnant', 'maternity', 'meeting', 'parent', 'parents', 'part', 'mary'],
  answers: ['school', 'play', 'playing', 'game', 'class', 'lesson', 'lessons', 'classroom', 'toys', 'teddies', 'bears', 'teddy', 'who', 'that', 'kind', 'nice', 'funny', 'learning', 'being', 'becomes', 'job', 'board', 'pretend', 'register', 'little', 'best', 'favourite'],
  moods: ['learning'],
  company: ['class', 'board', 'bear', 'duck', 'teacher', 'chalk', 'elephant', 'pupil', 'glasses', 'register'],
  about: 'A teacher wants to draw an elephant on the board, but as soon as the class sees only a back, everybody changes places.',
  titles: ['Eyes at the Back', 'Somebody Had Moved', '{H} the Teacher', 'An Elephant on the Board', 'Everybody Is Here'],
  want: [
    {
      id: 'register',
      A: 'partner',
      paragraphs: [
        '{H} was the teacher. In the class sat a bear, a duck, a pig, and {A}, with arms folded. “Bear,” read {H} from the register. “Here,” said the bear, very deep. “Duck.” “Here,” said the duck, through its nose. {A} did all the voices, and was a little hoarse by the end.',
        '“Today we’re doing the elephant,” said the teacher, who could draw a good one. {H} turned to the board, which was the side of a box, and began with the back. Behind {H} there was a shuffling.'
      ]
    }
  ],
  way: [
    {
      id: 'somebody-moved',
      A: 'partner',
      paragraphs: [
        '{H} turned round. All of them sat there, as good as gold. But the duck was sitting where the pig had been. “Who did that?” asked the teacher. {A} looked at the ceiling. {H} drew one leg of the elephant. Shuffle, shuffle. Now the pig had the bear’s hat on, and the bear was upside down.',
        '“I’m waiting,” said {H}, with both hands on {H}’s hips. At the second leg there was a giggle. The elephant couldn’t stand up on two.'
      ]
    },
    {
      id: 'hands-up',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Who knows what an elephant eats?” asked the teacher. Up went {A}’s hand, and the other one held it up, because it was so heavy. “Me! Me!” “Yes?” said {H}. {A} opened {A}’s mouth. Nothing was in there.',
        '“I’ve forgotten it,” said {A}. “I knew it until you asked me.” “Put your hand down, then,” said the teacher. {A} put it down. “Hay!” cried {A}. So the hand had to go up again first, and by then the hay was forgotten.'
      ]
    },
    {
      id: 'may-i-go',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Please may I go?” asked {A}. “You should have gone at break,” said the teacher. “It wasn’t me who needed it at break. It was the duck.” So {A} took the duck, and they went together.',
        'When they came back, the bear had to. Then it was the pig. It’s like yawning, in a class. {H} looked at all the empty chairs, and in the end {H} went as well.'
      ]
    },
    {
      id: 'sums',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There are six apples in a bag,” said the teacher, “and I eat two of them. What’s left?” It took {A} a moment. “Two cores,” said {A}. “I mean in the bag,” said {H}. “You shouldn’t put cores in a bag,” said {A}. “It gets sticky.”',
        'They fetched a bag with apples to look at. There were only three to start with. {H} ate one, and {A} ate one. “Now what’s left?” “Mine,” said the bear.'
      ]
    },
    {
      id: 'line-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The bell rang for break. It was a spoon on a cup. “Line up, two by two, and hold hands,” said the teacher. {A} had the bear by one paw and the pig by the other. The duck had nobody. “You’re with me,” {H} told it.',
        'They went down the hall like that, and {H} counted heads at the door, as you must. It came to six. They counted again. There was a glove holding on behind, which had never been in the class.'
      ]
    },
    {
      id: 'gold-star',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'For beautiful handwriting there was a star, and {A} wanted one. {A} wrote with {A}’s tongue out, and one cheek on the table. It was the word “cat”, four times, and once “cta”. “What’s that?” asked the teacher. “That’s a cat that’s fallen over,” said {A}.',
        'The teacher read it from all sides. It did look like it. So {A} got the star for that, and stuck it on {A}’s own forehead. There it glittered all through reading.'
      ]
    },
    {
      id: 'nature-table',
      A: 'other',
      spare: 6,
      paragraphs: [
        'It was {A}’s turn to show something to the class. “I’ve brought a stone,” said {A}. “It’s grey. I found it in my shoe.” {H} led the clapping. “Has anybody got a question?” asked the teacher. The bear had one.',
        '“Which shoe?” asked the bear, in a voice that was quite like {H}’s. “The left one,” said {A}. “Was it there all day?” asked the bear. “Since Tuesday,” said {A}. The whole class was sorry for that foot.'
      ]
    },
    {
      id: 'pet-late',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'In the middle of the lesson {A} changed places, with nobody’s leave, and took the best one. “Did you ask?” said the teacher. {A} looked at the board for some time. {H} wrote it into the register, in small letters.',
        'After that, no one in the class sat so still. {H} held {A} up as an example to the pig. From then on {A} didn’t shuffle once. On the other hand, {A} didn’t answer either.'
      ]
    },
    {
      id: 'elder-ruler',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a teacher who could tell by our ears who’d done it,” said {S}. “They went red, he said. So in the morning we all rubbed our ears until they were red, the whole class.” “And then?” asked {A}.',
        '“He came in, and looked us over, forty red ears,” said {S}. “He sat down. Then he rubbed his own. We never found out what it was that he’d done.”'
      ]
    },
    {
      id: 'child-teaches',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Now I’m the teacher,” said {S}, and {A} had to sit by the duck. {S} walked up and down. “What’s this?” asked {S}, and held up a shoe. “A shoe,” said {A}. “Wrong. It’s Wednesday.”',
        '“And this?” It was a spoon. “Thursday?” asked {A}. “Very good,” said {S}. There was a whole week on the table by the end of it. The duck had learned it all by heart.'
      ]
    },
    {
      id: 'baby-new-pupil',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'There was a new pupil in the class, and it was {A}. “Where would you like to sit?” asked the teacher. {A} couldn’t yet, very well, and leaned on the bear. “Say here,” said {H}. It came out as “Ba”.',
        'It was put down in the register like that. {H} held up the letter B, as big as a plate. “Ba!” It was right the first time. The pig had been working on that since Easter.'
      ]
    },
    {
      id: 'home-time-chairs',
      A: 'other',
      spare: 11,
      paragraphs: [
        'In the staff room the teachers have their tea. {A} was one as well, and taught a class of cushions. They both sat down and sighed. “How are yours?” asked {H}. “They just sit there,” said {A}. “I can’t get a word out of them.”',
        '“Mine move about,” said {H}. They stirred their tea, though there was nothing in the cups. “I’d swap you a pig for two cushions,” said {H}. {A} thought it over, until the bell went.'
      ]
    },
    {
      id: 'under-the-hair',
      A: 'partner',
      paragraphs: [
        '“You only look when you’ve turned round,” said {A}. “By then it’s over. A real teacher’s got eyes at the back.” “Where?” asked {H}. “Under the hair. Ours had. She said my name when I’d only thought of it.” The teacher felt the back of {H}’s head. There was nothing there.'
      ]
    }
  ],
  turn: [
    {
      id: 'glasses',
      A: 'partner',
      paragraphs: [
        '{H} went out, and came back with a hat on. There was a pair of glasses on it, at the back. {H} turned to the board and drew the third leg. “I can see you, {A},” said {H}, and went on drawing. {A} pulled back a foot at once. The glasses looked down at the class, quite calmly, and never blinked.',
        'There was a fourth leg, and two ears like blankets, and a trunk. It was so quiet that you could hear the chalk.'
      ]
    },
    {
      id: 'good-for-so-long',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'To be good takes your whole body. {A} held {A}’s arms folded, and {A}’s knees together, and breathed in a straight line. An itch came to one ear. It was allowed to stay.',
        '“I know,” said the teacher to the board, “about the ear.” {A} stared at the glasses. It had been a guess, but {H} had an itch there as well. Ears itch when it’s quiet. That’s known to everybody who’s been to school.'
      ]
    },
    {
      id: 'questions-to-glasses',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'After some time one hand went up. The teacher couldn’t see that, but a chair creaked. “Yes, {A}?” said the teacher. “Is it a boy elephant or a girl elephant?” asked {A}, to the glasses.',
        'Nobody could answer that from behind. {H} drew a bow on the tail. “It’s whichever one likes bows,” said the teacher. The hand went down, and was quite content.'
      ]
    },
    {
      id: 'dismissed',
      A: 'partner',
      paragraphs: [
        '“Finished,” said the teacher, and turned round. The bear had tipped over on the duck, and the pig on the bear. On top of the pig lay {A}’s head. They had been good for so long that they had nodded off.',
        '“Class dismissed,” whispered {H}, and laid a blanket over all four. One of {A}’s eyes opened. “It’s a very good elephant,” said {A}. “It’s got five legs.” “That’s the trunk,” said the teacher.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slid into the back row, behind the pig.',
      '{names} answered for the duck as well, a little late.',
      { text: '{names} raised a hand, and had no question for it.', needs: ['hands'] },
      { text: '{names} wiped the board, which had nothing on it yet.', needs: ['hands'] }
    ],
    way: [
      '{names} changed places with nobody, and looked guilty.',
      '{names} snorted once, and looked hard at the pig.',
      { text: '{names} turned the bear the right way up, which was no help.', needs: ['hands'] },
      { text: '{names} passed a note along, and it said moo.', needs: ['hands'] }
    ],
    turn: [
      '{names} straightened up, under the eye of the hat.',
      '{names} held in a giggle until the trunk.',
      { text: '{names} folded both arms, and a foot for good measure.', needs: ['hands'] },
      { text: '{names} sharpened the chalk, without a squeak.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were put up on the table, as they are after school. The board stayed where it was, for the elephant was on it.',
    '{H} washed the chalk off, and lay down. There was one lesson more, and that was lying still. Behind {H} the pillow looked after everything.'
  ],
  last: [
    'In the register of that night it said that {H} was here, and asleep.',
    'At the front both eyes were shut, and at the back was a pillow, and {H} slept.'
  ]
})
