import { wishPlot } from '../wish-plot.ts'

const CHILDREN = ['i am', 'i’m', 'child', 'children', 'kids', 'kid', 'pupils', 'class', 'boy', 'girl']

export const teacherOnTheCarpet = wishPlot({
  id: 'wish-teacher-on-the-carpet',
  beginsElsewhere: true,
  wishes: ['one where I am the teacher and Miss Okafor has to sit on the carpet', 'teacher sit carpet', 'teacher sits carpet', 'teacher sat carpet', 'miss sit on the carpet', 'miss has to sit on the carpet', 'mrs sit on the carpet', 'sir has to sit on the carpet', 'i’m the teacher in my class', 'teacher on the carpet', 'teacher sits on the mat', 'teacher sit on the rug', 'teacher sit on the floor', 'teacher cross legged', 'teacher has to put hand up', 'swap places teacher', 'swap with my teacher', 'swapped places teacher', 'swaps teacher child', 'swapped teacher pupil', 'teacher and child swap', 'teacher becomes a child', 'teacher becomes a kid', 'teacher is a kid and i am the teacher for a day', 'teacher turns into a child', 'want to be the teacher kid', 'teacher becomes the pupil', 'teacher is a child for the day', 'teacher has to be the pupil', 'teacher is the student', 'teacher for a day child', 'kids become the teachers', 'children become the teachers', 'kids teach the teacher', 'children teach the teacher', 'sit in the teacher’s chair', 'sitting in the teacher’s chair', 'my turn to be the teacher in the class', 'boss of the teacher', 'boss of my teacher', 'in charge of the teacher', 'in charge of my teacher'],
  answers: [...CHILDREN, 'teacher', 'teachers', 'miss', 'mrs', 'mr', 'ms', 'sir', 'madam', 'ma’am', 'one', 'where', 'when', 'what', 'if', 'day', 'i', 'am', 'me', 'my', 'our', 'we', 'is', 'are', 'was', 'be', 'being', 'becomes', 'become', 'became', 'turn', 'swap', 'swaps', 'swapped', 'swapping', 'places', 'place', 'change', 'changed', 'instead', 'has', 'have', 'had', 'to', 'must', 'sit', 'sits', 'sat', 'sitting', 'carpet', 'rug', 'mat', 'floor', 'chair', 'big', 'legs', 'leg', 'crossed', 'cross', 'legged', 'arms', 'folded', 'fingers', 'lips', 'quiet', 'still', 'nicely', 'school', 'nursery', 'reception', 'classroom', 'student', 'students', 'pupil', 'circle', 'time', 'story', 'book', 'read', 'reads', 'reading', 'bell', 'ring', 'register', 'hand', 'hands', 'up', 'put', 'teach', 'teaches', 'tell', 'tells', 'say', 'says', 'do', 'does', 'homework', 'listen', 'listens', 'lesson', 'lessons', 'boss', 'bossy', 'in', 'charge', 'funny', 'silly', 'about', 'please', 'for', 'get', 'gets', 'everyone', 'everybody', 'with', 'friends', 'tomorrow', 'today', 'the', 'a', 'and', 'on', 'all', 'wriggles', 'fidgets'],
  except: ['told off', 'shouted', 'shouts', 'shouting', 'cried', 'cries', 'crying', 'hit', 'hits', 'hurt', 'hospital', 'poorly', 'ill', 'died', 'dead', 'leaving', 'leaves', 'left', 'new teacher', 'supply', 'baby', 'wedding', 'married', 'scared', 'afraid', 'nervous', 'mean', 'naughty step', 'detention', 'flying carpet', 'magic carpet', 'ride', 'wee', 'sick', 'accident', 'wet', 'goodbye', 'present', 'swimming', 'driving', 'ballet', 'music', 'piano', 'dance', 'robot', 'alien', 'animals', 'cat', 'dog', 'owl', 'trip', 'photo', 'cake', 'allergic', 'sister', 'brother', 'mum', 'dad', 'teddies', 'toys'],
  moods: ['question', 'first', 'learning', 'change', 'proud'],
  nothingElse: true,
  isTale: true,
  asked: true,
  out: true,
  company: ['teacher', 'carpet', 'chair', 'book', 'mouse', 'bell', 'thumb', 'class', 'hamster', 'corner', 'page', 'ceiling', 'thread', 'list', 'moon', 'leaf', 'sock', 'pencil', 'milk', 'boy', 'paper'],
  about: 'The hero is the teacher and the teacher has to sit on the carpet, where everybody wriggles. Waiting is no help, for nobody waits like a teacher. From down there they see that the thumb is on the mouse.',
  titles: ['The Teacher on the Carpet', 'Where the Mouse Was', '{H} Has the Big Chair', 'Legs Crossed, Please', 'Nobody Waits Like a Teacher'],
  want: [
    {
      id: 'legs-crossed',
      A: 'partner',
      paragraphs: [
        '{H} was the teacher that day, and the teacher had to sit on the carpet. {H} had the big chair, the bell and the book. The teacher had a place next to {A}. “Legs crossed, please,” said {H}. The teacher’s knees came up as high as the teacher’s ears.',
        'The book was about a mouse. “Where is it hiding?” it said on every page. “Nobody’s ever sat still to the end,” said the teacher. “We will,” said {H}, and held it up.'
      ]
    }
  ],
  way: [
    {
      id: 'best-at-waiting',
      A: 'partner',
      paragraphs: [
        'But the whole carpet wriggled. Some of them leaned to the left, and {A} leaned to the right. The teacher went up on both knees. “Bottoms down,” said {H}. Down they went, and up they came.',
        'So {H} did what teachers do, and looked at the ceiling. “I’ll wait,” said {H}. “That’s my trick!” said the teacher, and waited too. Nobody can wait like a teacher. They waited until the milk came.'
      ]
    },
    {
      id: 'the-first-name',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} read out the list. “{A}?” “Here,” said {A}. “And you?” {H} asked the teacher. “I’ll need your first name.” The whole carpet held its breath. Everybody had thought that teachers had none. The teacher looked left and right, and whispered it in {H}’s ear.',
        '{H} wrote it down, quite calmly. “What is it?” asked {A}. “It’s the same as the hamster’s,” said {H}. So that was why the teacher jumped whenever somebody said, “You’ve been in your bowl again.”'
      ]
    },
    {
      id: 'the-loose-thread',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the carpet there was a loose thread. Whoever sat there knew it well. You put it round one finger, and took it off again. “That’s mine,” whispered {A}. “I’ve only just got it,” whispered the teacher. “You have it for ten, and then it’s my turn,” whispered {A}.',
        '{H} lowered the book. “Is there something that you two would like to tell us all?” asked {H}. There was not. The teacher went on counting without a sound, and got as far as four rather slowly.'
      ]
    },
    {
      id: 'it-is-catching',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The teacher put a hand up. “Please may I go to the toilet?” “Can it wait till the end of the page?” asked {H}. It could not. As soon as the teacher was at the door, somebody else had to go, too. Then a friend had to, and then the whole back row.',
        '“It’s catching,” said {A}. “I can feel it now.” In the end {H} sat in the big chair and read to one child. It had been busy with a sock. “Where’s everybody gone?” it asked.'
      ]
    },
    {
      id: 'news-from-the-supermarket',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Who’s got some news?” asked {H}. The teacher’s arm shot up, and had to be held at the elbow. “On Saturday I was in the supermarket,” said the teacher. There was a gasp. Nobody had known that teachers were let out.',
        '“What did you buy?” asked {A}. “Sausages,” said the teacher. It was very quiet on the carpet, while they all tried to imagine it. “And who let you in again?” asked somebody at the back. “I’ve got a key,” said the teacher.'
      ]
    },
    {
      id: 'the-rest-of-the-paper',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then they drew the mouse, lying on their tummies. {H} went round with a red pencil. {A}’s mouse had ears like pancakes, and only just got on to the paper. The teacher’s was as small as a bean, and right in the middle.',
        '“That’s lovely,” said {H}. “And what’s happening in the rest of the paper?” It was what the teacher always said. The teacher thought, and drew a sun in the corner. “It’s got no face,” said {A}. The teacher had forgotten that a sun needs one.'
      ]
    },
    {
      id: 'other-with-a-sock',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in from the corridor. “I’ve got something here for the teacher,” said {A}. {H} held out a hand from the big chair. Down below another hand had gone up, all by itself. The teacher took it down again, and sat on it.',
        'It was a sock with hedgehogs on, and somebody had lost it. The whole carpet looked at its feet, for on the carpet nobody wears shoes. There were a great many socks, and one foot with bare toes. The teacher put the other foot on top.'
      ]
    },
    {
      id: 'pet-sits-nicely',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'In the middle of the carpet sat {A}, and did not move a hair. “Look how nicely {A} is sitting,” said {H}. That always works. They all sat up, and the teacher most of all. It was so quiet that you could hear the hamster chew.',
        '{A} went on looking to the front. Under the big chair, just behind {H}’s heels, lay half a biscuit. {A} had seen it from the start, and was only waiting for a good moment. It came when {H} turned the page.'
      ]
    },
    {
      id: 'elder-blue-socks',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Our teacher had a chair like that,” said {S}. “It stood on a box, to see us better.” “And what did you see?” asked {A}. “Socks,” said {S}. “There was nothing else to see from down there. Mostly there was one blue one and one grey.”',
        '“What sort of day was it when they were both blue?” “Nobody knows,” said {S}. “I only sat there for six years.” {A} looked down at both feet, and crossed one over the other.'
      ]
    },
    {
      id: 'child-with-a-question',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} put a hand up, and was asked at once. “Yes?” said {A}, from the big chair. {S} had to think, and the hand stayed up there. It grew heavy. {S} held it up with the other one. “Have you forgotten it?” asked {A}.',
        '“No,” said {S}. “It’s coming.” The teacher leaned over to help, but {S} did not want any. It came when they had all stopped waiting. “Can I put my hand down?” asked {S}. It was a good question, and the answer was yes.'
      ]
    },
    {
      id: 'from-down-there',
      A: 'partner',
      paragraphs: [
        '“I know why we wriggle,” said {A}, who was lying on one ear. “We’re looking for the mouse. There’s a moon, and a boot, and your thumb.” The teacher bent down as well. There sat the thumb, on top of the boot, just where a mouse would be.',
        '“But you hold it just like that,” {H} told the teacher, “every day.” The teacher’s ears went pink. “And for nine years,” said the teacher, “I thought the carpet was itchy.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-thumb',
      A: 'partner',
      paragraphs: [
        '{H} took the thumb away, and the book fell shut. So {H} got up, and stood it on the big chair, wide open. Then {H} sat down on the carpet, near enough to turn the page.',
        'There was the mouse! It looked out of the boot, and waved. “Oh,” said the whole carpet, and leaned nowhere. “In nine years,” said the teacher, “it’s never waved at me.”'
      ]
    },
    {
      id: 'all-the-other-pages',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then they had to go through all the pages once more, because of the thumb. There was the mouse in the jug, and here it was in the sleeve of a coat. On the fifth page it had turned its back on them. “It’s in a huff,” said {A}.',
        '“It’s been waving for nine years,” said the teacher, “and we only ever saw {H}’s thumb, or mine.” So they all waved back, the whole carpet, with both hands. On the next page it was looking out again.'
      ]
    },
    {
      id: 'a-strict-chair',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Who’s the teacher now?” asked somebody at the back, for nobody was in the big chair. They looked. The chair stood up straight, and said nothing, and everybody was facing it. “It’s the chair,” said {A}. It was quite a strict one. Nobody dared to wriggle.',
        'Then the book slid slowly down, and shut with a clap. “That means playtime,” said the teacher quickly. “It only means that it slid,” said {H}, and stood it up again.'
      ]
    },
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        'And {H} read on to the end. There a hand went up, and it was the teacher’s. “My foot’s gone to sleep,” whispered the teacher. “That’s the carpet,” said {H}. “It does that to all of us.” So they all waited for the foot.',
        '“Whoever’s sitting best may ring the bell,” said {H}, and looked round slowly, as teachers do. The teacher sat up as straight as a candle, arms folded and lips shut. {H} held out the bell. “I never get picked!” said the teacher, and rang it twice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found a place on the carpet, right at the edge.',
      '{names} looked at the teacher’s knees, which were everywhere.',
      { text: '{names} folded both arms, to be on the safe side.', needs: ['hands'] },
      { text: '{names} pushed the big chair a little nearer to the carpet.', needs: ['hands'] }
    ],
    way: [
      '{names} wriggled to the left, and then a little to the right.',
      '{names} looked at the ceiling, and it was white.',
      { text: '{names} twirled the loose thread of the carpet round one thumb.', needs: ['hands'] },
      { text: '{names} held one hand up for a time, and forgot what for.', needs: ['hands'] }
    ],
    turn: [
      '{names} found the mouse in the boot, and did not tell.',
      '{names} sat as straight as a candle, and was nearly picked.',
      { text: '{names} waved at the mouse with one finger.', needs: ['hands'] },
      { text: '{names} turned the next page by one corner, without a thumb on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'At school the book stood on the big chair, wide open. The mouse waved at an empty carpet.',
    'At home {H} washed, and sat on the blanket for a moment, legs crossed. One foot began to tingle, and so {H} lay down.'
  ],
  last: [
    'First one foot had gone to sleep, and then the other, and now all of {H} was asleep.',
    'The mouse sat where anybody could see it, and {H} was asleep.'
  ]
})
