import { wishPlot } from '../wish-plot.ts'

export const beeInTheClassroom = wishPlot({
  id: 'wish-bee-in-the-classroom',
  wishes: ['bee classroom', 'bees classroom', 'bumblebee classroom', 'bee class', 'bee lesson', 'bee lessons', 'bee school', 'bee nursery', 'bee kindergarten', 'bee preschool', 'bee assembly', 'bee maths', 'bee story time', 'bee carpet time', 'bee flew classroom', 'bee flew class', 'bee flew school', 'bee got into class', 'bee window class', 'bee teacher', 'bumble bee classroom', 'bumblebee school', 'honeybee classroom', 'wasp classroom', 'wasp class', 'wasp lesson', 'wasp school', 'wasp nursery', 'wasp flew classroom', 'hornet classroom', 'bird classroom', 'bird flew classroom', 'bird flew into class', 'bird in class', 'bird lesson', 'bird school hall', 'sparrow classroom', 'robin classroom', 'swallow classroom', 'pigeon classroom', 'pigeon class', 'pigeon school', 'pigeon lesson', 'pigeon assembly', 'butterfly classroom', 'butterfly flew class', 'butterfly lesson', 'dragonfly classroom', 'moth classroom', 'ladybird classroom', 'fly classroom', 'bat classroom', 'bee clasroom', 'bee in the class', 'whole class still bee', 'everybody still bee'],
  answers: ['bee', 'bees', 'bumblebee', 'bumble', 'honeybee', 'wasp', 'hornet', 'bird', 'sparrow', 'pigeon', 'butterfly', 'fly', 'flew', 'flies', 'flying', 'flown', 'in', 'into', 'in through', 'through', 'came', 'comes', 'got', 'gets', 'classroom', 'class', 'school', 'nursery', 'lesson', 'lessons', 'during', 'maths', 'sums', 'numbers', 'spelling', 'reading', 'assembly', 'hall', 'window', 'windows', 'open', 'opened', 'buzz', 'buzzed', 'buzzing', 'still', 'sit', 'sat', 'quiet', 'statues', 'whole', 'everyone', 'everybody', 'all', 'nobody', 'screamed', 'screaming', 'shrieked', 'ran', 'running', 'under', 'tables', 'table', 'teacher', 'teachers', 'had', 'to', 'be', 'out', 'again', 'let', 'round', 'around', 'lamp', 'light', 'today', 'yesterday', 'morning', 'and', 'the', 'her', 'his', 'my', 'our', 'their', 'when', 'while', 'middle', 'of', 'children', 'kids', 'little', 'big', 'fat', 'scared', 'afraid', 'brave', 'story', 'about', 'please', 'sting', 'funny', 'excitement', 'excited', 'stop', 'stopped'],
  except: ['stung', 'stings', 'stinging', 'allergic', 'allergy', 'hospital', 'epipen', 'swelled', 'swollen', 'died', 'dies', 'dead', 'killed', 'squashed', 'squash', 'swatted', 'swat', 'hit', 'honey', 'hive', 'beehive', 'costume', 'dressed', 'play', 'nativity', 'king', 'queen', 'bear', 'mantis', 'pet', 'cage', 'parrot', 'hurt', 'broken', 'wing', 'blood', 'cat', 'dog', 'fox', 'snake', 'spider', 'nest', 'swarm', 'caterpillar', 'caterpillars', 'ambulance', 'bus', 'names', 'name', 'assistant', 'penguin', 'owl', 'eagle'],
  moods: ['afraid', 'first', 'learning', 'proud', 'change', 'waiting'],
  company: ['lamp', 'table', 'stool', 'floor', 'board', 'teacher', 'class', 'chair', 'door', 'window', 'sum', 'drawer', 'day', 'hall', 'socks', 'nose', 'bee', 'sock'],
  about: 'A bee flies into the class in the middle of a sum and will not go out, until it is seen that it flies to wherever is brightest, and the day is put somewhere else.',
  titles: ['Seven and Two and a Bee', 'A Bee in the Class', 'Everybody Still', 'Where the Day Is', '{H} Teaches and Buzzes'],
  want: [
    {
      id: 'in-the-middle-of-a-sum',
      A: 'partner',
      paragraphs: [
        '{H} was in the middle of a sum when a bee flew into the classroom. The classroom was the kitchen tonight. The fridge was the board, with magnet numbers, and {H} was the teacher. On a stool sat {A}, the whole class. The bee was a yellow sock, with {H}’s left hand in it.',
        '“Seven and two,” said {H}, who wanted to get to the end. The bee flew round the lamp. “Bee!” cried the class, and was under the table. “It only wants to get out,” said the teacher.'
      ]
    }
  ],
  way: [
    {
      id: 'waving',
      A: 'partner',
      paragraphs: [
        '“Then out with it!” said the class, and waved a tea towel. The more it waved, the faster the bee flew, and the higher. The teacher ran after it on tiptoe, with the left arm straight up, and a chair fell over.',
        '“Everybody still,” said {H}. “If you wave, it thinks that you started it.” So the whole class was as still as a shelf. One of them giggled, and it was hard to say which.'
      ]
    },
    {
      id: 'noses',
      A: 'same',
      spare: 1,
      paragraphs: [
        'When you have to be still, your nose itches. {A} was the whole class, and so there were twenty-six noses. “Please,” said the class, and hardly moved its lips, “may I scratch?” “Which of you?” asked the teacher. “Row three,” said the class.',
        'The bee sat down to see. Row three wrinkled its nose, first to the left and then to the right. “It’s better,” it said at last. “But now it’s gone to row four.”'
      ]
    },
    {
      id: 'or-a-wasp',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What if it’s a wasp?” asked {A}. “You can tell by the coat,” said {H}. “A wasp’s smooth and shiny. It comes for your lunch. A bee’s got fur, and comes by mistake.” {A} put out one finger, very slowly, and stroked it.',
        'It was wool, with a hole at the back. “Fur,” said {A}. “It’s a bee.” They were both glad about that, for the jam stood open.'
      ]
    },
    {
      id: 'pigeon-next-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It could have been a bird,” said {H}. “In another class a pigeon once came in. It came by the door, like anybody else, and walked up to the front.” {H} showed how, with the head going forward and back. The bee came along behind.',
        '“Did it stay for the lesson?” asked {A}. “It stayed till break,” said {H}. “Then it walked out with everybody else, and was the first at the crumbs.” The bee tried walking as well, up and down the board. It was not built for it, and soon flew on.'
      ]
    },
    {
      id: 'pet-at-school',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was put in the front row. {A} did not look at the board. {A} looked at the bee. It flew to the left, and {A} looked left. It flew to the right, and {A} looked right. Nobody had ever paid such attention.',
        '“{A} knows that it’s a sock,” said {H}. Nobody was so sure. The bee flew a small circle, all the same, to keep on good terms.'
      ]
    },
    {
      id: 'head-teacher',
      A: 'other',
      spare: 5,
      paragraphs: [
        'There was a knock. It was {A}, who was now the head teacher. “Why is it so quiet in here?” asked {A}. “I could hear it down the hall.” “We’ve got a bee,” said {H}. The head teacher looked up at the lamp, and came in a good deal more slowly.',
        '“And what’s seven and two?” asked {A}, and only the lips moved. “We haven’t got there yet,” said {H}. “Don’t hurry,” said the head teacher, and went out backwards.'
      ]
    },
    {
      id: 'soap',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The bee left the lamp, and flew once round {A}’s head. It came close to one ear and hung there. “What does it want?” asked {A}, without moving. The teacher sniffed. “You’ve washed your hair,” said {H}. “You smell of apples. It thinks that you’re a tree.”',
        '{A} stood like a tree, with both arms out. The bee looked into one sleeve. It found no flower there, only an elbow, and flew back up to the lamp.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“A bee flew into our class once,” said {S}. “Our teacher was tall, and took a glass and a postcard. He put the glass over it, and slid the card under. Then he carried it out, as you carry soup.” “Did it work?” asked {A}.',
        '“It did,” said {S}. “Only it was such a good glass, and such a nice card, that we all wanted a go. After that we left the window open for a week.”'
      ]
    },
    {
      id: 'child-in-red',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} put on something red, so that the bee would see where {S} sat. “Bees can’t see red,” said {A}. “To a bee it’s just dark.” {S} was pleased about that, and pulled the red thing up as far as it went.',
        'The bee flew in a wide curve, and bumped right into {S}. “I beg your pardon,” it said in {A}’s voice. “I took you for a cupboard.”'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Is everybody here?” asked the teacher, but softly. “All twenty-six,” whispered the class, “and a bee.” So {H} wrote a bee into the register, under B, with the one hand that was free. “How old is it?” asked {A}.',
        '“Three weeks,” said {H}. Before that, bees had to stay at home and tidy up. “Then it’s the youngest in the class,” said {A}, “and it’s only just been let out.” The whole class looked at it more kindly. They had all been new once.'
      ]
    },
    {
      id: 'where-brightest',
      A: 'partner',
      paragraphs: [
        'Now {H} opened the window. The bee looked out, and turned back to the lamp. “Why doesn’t it go?” whispered the class. “It’s dark out there,” said {H}. “Bees don’t fly in the dark.” {H}’s arm was getting heavy.',
        'The class looked up. “It always goes where it’s brightest,” said {A} slowly. “It thinks that’s where outside is.” They both looked at the lamp. “Then it’s got the day in here,” said {H}. “We’ll have to put the day somewhere else.”'
      ]
    }
  ],
  turn: [
    {
      id: 'day-in-the-hall',
      A: 'partner',
      paragraphs: [
        'So a light was switched on in the hall, and {A} put the kitchen lamp out. Now it was night in the classroom, and outside the door it was day. Nobody breathed.',
        'The bee sat quite still on the board. It turned round. It flew past every nose in the class, and out at the door. The left arm went first, and then the teacher. “Nine!” called {H} from the hall.'
      ]
    },
    {
      id: 'without-a-teacher',
      A: 'same',
      spare: 9,
      paragraphs: [
        'So the class was alone in the dark, without a teacher. “What do we do now?” called {A}. “Sums,” said the voice from the hall. “Hold up seven fingers, and then two more.” It was a while before anything was heard.',
        '“I’ve got them up,” said the class, “but I can’t see how many there are.” “Is anything left over?” called {H}. The class felt about. “One thumb,” it said. “Then it’s ten without a thumb,” said {H}.'
      ]
    },
    {
      id: 'butterfly',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“A butterfly would be better,” said {A}. “You wouldn’t hear it. It could sit through a whole lesson, and you’d think that it was a picture in the book.” {A} tried that out with two hands, hooked at the thumbs.',
        'It flew very badly, up and down, as they do. It kept changing its mind. But in the end it set off for the light, for all of them know that.'
      ]
    },
    {
      id: 'baby-class',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was the youngest in the class and did not know about being still. {A} reached up and took hold of the bee, and there was a quiet moment. Then the bee’s fur got longer and longer. In the end it was all sock, and five fingers stood there in the cold.',
        '“It’s come out of its coat,” said {H}. {A} handed it back, a little wet. The fingers flew in again, from below.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      paragraphs: [
        '“Is it home?” asked {A}. “Not yet,” said {H}. So the day was put somewhere else. The hall went dark, and in the bedroom it grew light, above the drawer with the socks. Off flew the bee.',
        'In the drawer lay another yellow sock. The bee crept up close to it. {H} took out the hand, which was warm, and glad to be a hand. “Nine,” said the class, and had it right.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the class late, and went under the table too.',
      '{names} looked up at the bee, and down at the sum.',
      { text: '{names} put up a hand, and said that there was a bee.', needs: ['hands'] },
      { text: '{names} held up a book, and looked at the bee round the edge of it.', needs: ['hands'] }
    ],
    way: [
      '{names} kept as still as a shelf, all but the eyes.',
      '{names} moved a little, and the bee saw it at once.',
      { text: '{names} stood the chair up again, without a sound.', needs: ['hands'] },
      { text: '{names} held the teacher’s elbow up for a while, under the bee.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited in the dark with the rest of the class.',
      '{names} followed the bee out, since there was no lesson any more.',
      { text: '{names} waved to the bee, but only with one finger.', needs: ['hands'] },
      { text: '{names} held the door, so that the day could get in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stool went back under the table. On the board stood seven and two. There was no nine left, so {H} stood a six on its head, and the sum was done.',
    '{H} washed both hands, the one that had taught and the one that had buzzed. Then {H} lay down where the day was, under the last lamp.'
  ],
  last: [
    'There was no day left anywhere to fly to, and {H} was asleep.',
    'In the drawer the two socks lay side by side with folded wings, and {H} was asleep.'
  ]
})
