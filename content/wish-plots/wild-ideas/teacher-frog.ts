import { wishPlot } from '../wish-plot.ts'

const TEACHERS = ['teacher', 'schoolteacher', 'school teacher', 'headteacher', 'head teacher', 'headmistress', 'headmaster', 'principal', 'kindergarten teacher', 'nursery teacher']

export const teacherFrog = wishPlot({
  id: 'wish-teacher-frog',
  wishes: [...TEACHERS.flatMap((teacher) => [`${teacher} turned into frog`, `${teacher} frog`, `${teacher} toad`]), 'teacher turns into a frog', 'teacher became a frog', 'teacher changed into a frog', 'teacher turned frog', 'teacher is a frog', 'frog teacher', 'frog teaches', 'frog taught class', 'frog teaching', 'teacher turned into animal', 'teacher turned into an animal', 'teacher turned green', 'teacher croaks', 'teacher croaked', 'teacher croaking', 'teacher ribbit', 'teacher says ribbit', 'teacher eats flies', 'teacher ate a fly', 'teacher catches flies', 'professor frog', 'tutor frog', 'teaching assistant frog'],
  answers: ['teacher', 'schoolteacher', 'headteacher', 'headmistress', 'headmaster', 'principal', 'head', 'mr', 'mrs', 'frog', 'toad', 'animal', 'green', 'turned', 'turns', 'turn', 'turning', 'into', 'became', 'becomes', 'changed', 'changes', 'is', 'was', 'when', 'day', 'the', 'my', 'our', 'his', 'her', 'a', 'in', 'class', 'classroom', 'school', 'nursery', 'kindergarten', 'preschool', 'lesson', 'lessons', 'teaches', 'teaching', 'taught', 'monday', 'one', 'morning', 'today', 'magic', 'spell', 'accident', 'accidentally', 'by', 'back', 'again', 'hop', 'hops', 'hopped', 'hopping', 'jumped', 'croak', 'croaks', 'croaked', 'croaking', 'ribbit', 'glasses', 'desk', 'chair', 'silly', 'funny', 'children', 'kids', 'pupils', 'whole', 'and', 'what', 'if', 'had', 'who', 'that', 'suddenly', 'really', 'little', 'big', 'fly', 'flies', 'ate', 'eats', 'catches', 'miss', 'professor', 'tutor', 'assistant', 'new', 'nice', 'strict', 'favourite', 'favorite', 'secretly', 'secret', 'assembly', 'break', 'playtime', 'lunch', 'tuesday', 'friday', 'boy', 'girl', 'son’s', 'daughter’s', 'friends', 'nobody', 'notices', 'noticed', 'only', 'we', 'us', 'like'],
  except: ['prince', 'princess', 'kiss', 'kissed', 'witch', 'wizard', 'died', 'dead', 'dissect', 'hurt', 'scared', 'afraid', 'cried', 'leaving', 'tadpole', 'tadpoles', 'frogspawn', 'pond', 'songs', 'lives', 'misses', 'shouts', 'cross'],
  moods: ['question', 'first', 'change', 'learning'],
  asked: true,
  isTale: true,
  out: true,
  company: ['frog', 'teacher', 'class', 'fly', 'chair', 'glasses', 'board', 'register', 'poem', 'curtain', 'boy', 'girl', 'bell', 'desk', 'pages'],
  about: 'The teacher is a frog for a day and sees only what moves, so that the hero, who sits stillest of all to be called on for a poem, is the one who is never seen.',
  titles: ['The Teacher Was a Frog', 'Back on Tuesday', '{H} Says It with Elbows', 'Please Do Not Sit Still', 'It Called on the Curtain'],
  want: [
    {
      id: 'back-on-tuesday',
      A: 'partner',
      paragraphs: [
        'On Monday {H}’s teacher was a frog. It sat on the teacher’s chair in the teacher’s glasses. On the board stood, “I am a frog today. Back on Tuesday.” “Good morning,” said the class. “Croak,” said the frog, just as the teacher always said it.',
        '{H} had learned a poem of four lines, and wanted so much to be asked for it. {A} had come along to help with the glue, and knew the poem by now as well.'
      ]
    }
  ],
  way: [
    {
      id: 'it-called-on-the-curtain',
      A: 'partner',
      paragraphs: [
        '“Croak?” asked the frog, and looked about for hands. {H} held one up, and sat as straight as a ruler. The frog called on a boy who was tipping his chair. Then it called on a girl who was scratching. {H} sat straighter, and did not even blink. The frog looked right at {H}, and wiped its glasses. Then it called on the curtain, which was blowing a little.'
      ]
    },
    {
      id: 'the-register',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The frog opened the register and read out the names. “Croak,” it read. “Here!” called a boy. “Croak,” read the frog. “Here!” called {H}. “How did you know that it was you?” whispered {A}. “I come after him,” said {H}.',
        'At the end there was one croak too many, and nobody said “Here”. They all looked round. “I suppose that’s me,” said {A}. “Here.” The frog wrote {A} in, in wet ink, with a foot.'
      ]
    },
    {
      id: 'the-spelling-test',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After that there was a spelling test, with ten words in it. “Croak,” said the frog, and everybody wrote it down. The second word was “croak” too. With the third they knew what was coming. “Is it easy?” whispered {A}. “It’s all in the middle,” whispered {H}. “You never hear the A.”',
        'They all had ten out of ten, but for one boy. He had written “frog” each time, because he had looked up.'
      ]
    },
    {
      id: 'it-swallows',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At ten the frog ate the teacher’s sandwich. At each swallow it shut its eyes tight. “It must be very good,” whispered {A}. But {H} had a book about frogs. “It needs its eyes for that,” said {H}. “They go down inside and push.”',
        '{A} tried it with a biscuit, and pushed as hard as {A} could with both eyes. The biscuit went down at last. “I think it went by itself,” said {A}, “but I couldn’t see.”'
      ]
    },
    {
      id: 'eight-fingers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Sums came next, and they did not come out right. When {H} had five and five, the frog held up all its fingers and shook its head. {A} counted them. A frog has four on each hand. “It’s never heard of ten,” said {A}.',
        'So on that Monday they counted up to eight, and began again. {H} was quicker done than ever. “And what’s nine?” asked {A}. “We don’t have that until Tuesday,” said {H}.'
      ]
    },
    {
      id: 'kept-damp',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A frog must be kept damp, for it drinks with its skin. So somebody was put in charge of the spray for the plants, and today it was {A}. Every time the clock ticked on, {A} sprayed. The frog bowed its head, and drops ran down its glasses.',
        'It looked round the class with big wet eyes. “It’s touched,” whispered a girl. “It’s only dripping,” said {H}. The fern at the window leaned over, and hoped.'
      ]
    },
    {
      id: 'the-head-looks-in',
      A: 'other',
      spare: 6,
      paragraphs: [
        'The caretaker looked in at the door, and asked if everything was in order. The frog said “Croak”, in the voice for visitors. “I’m so glad,” said the caretaker, and only then saw who had spoken. “Is it a new haircut?” the caretaker asked {A} in a whisper.',
        '“It’s only until Tuesday,” whispered {A}. The caretaker shook hands with the frog, to be polite, and went on down the hall. “That hand’s going in front,” said {H}, who could see it from there. It was drying.'
      ]
    },
    {
      id: 'pet-at-the-door',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come to school behind {H}, and lay in the doorway. The frog looked over its glasses. {A} lay still, so there was nothing there for the frog. Then the end of {A}’s tail moved. “Croak!” said the frog, and pointed at it.',
        'It had been called on. {A} looked round for whoever had been meant. It was quite the wrong end for an answer. {A} sat on it, and after that {A} was not asked any more.'
      ]
    },
    {
      id: 'elder-had-a-bear',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours was a bear once,” said {S}, “but only before coffee.” “A real one?” asked {A}. “It growled,” said {S}, “and it couldn’t find the chalk. We didn’t dare to hand it the register. At five past nine it had a cup, and was our teacher.”',
        '{A} thought it over. “Ours is cold and wet all day,” said {A}. “Ah,” said {S}. “We had that too. That was swimming.”'
      ]
    },
    {
      id: 'child-speaks-frog',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can speak it,” said {S}, and put up a hand with a wave. “Croak,” said {S} to the frog. The frog took off its glasses, and looked at {S} for a long time. Then it pointed at the corner.',
        '“What did you say?” whispered {A}. “I don’t know,” said {S} from the corner. “I only know how you say it.” {S} tried it again, quite softly, and a bit higher. The frog blushed, as far as one could see.'
      ]
    },
    {
      id: 'the-fly-walked',
      A: 'partner',
      paragraphs: [
        'A fly sat on the register, right under the frog’s nose. The frog took no notice. Then the fly walked one step, and there was no fly any more. The frog wiped its mouth.',
        '“Did you see that?” whispered {A}. “As long as the fly sat still, the frog didn’t see it. A frog only sees what moves.” {H} still held up one hand, as quiet as a hand on a clock. “And I’ve been sitting so well,” said {H}. “To a frog I’m a bit of wall.”'
      ]
    }
  ],
  turn: [
    {
      id: 'with-elbows',
      A: 'partner',
      paragraphs: [
        'So {H} did everything that was never allowed. {H} wriggled, and wagged, and waved with all ten fingers. “Croak!” said the frog at once, and pointed at {H}. {H} got up and began the poem. At the second line {H} stood still, as one does for a poem. The frog looked past {H} at the curtain. “Elbows!” whispered {A}. {H} flapped them. So the frog heard all four lines, with a good deal of wind in them.'
      ]
    },
    {
      id: 'everybody-wriggles',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now they all knew how to be seen by a frog. Whoever had a question stood up and swam. Whoever had none sat as still as still could be. It was the quietest class in the school, and the wildest, both at once.',
        '“I need the glue,” said {A}, and had to hop for it. The frog nodded, and passed the pot. When {A} hopped back, it called on {A} twice on the way. {A} did not know either answer.'
      ]
    },
    {
      id: 'red-ink',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The frog marked their books. It dipped one foot in the red ink, and hopped from page to page. Where a page was right, it landed in the middle. Where there was a mistake, it stopped and sat on it.',
        '“Mine’s got four toes on it,” said {H}. “Is that good?” {A} turned the book about. “There’s another foot over here, facing the other way,” said {A}. “I think that it came back to read it again.”'
      ]
    },
    {
      id: 'sit-still-please',
      A: 'partner',
      paragraphs: [
        'On Tuesday the teacher was the teacher. “Sit still, please, everybody,” said the teacher. They sat still, and nothing moved but one fly. It went across the desk and up to the lamp. The teacher’s eyes went with it, all the way, and the teacher’s mouth came open a little.',
        '{H} looked at {A}. “Croak,” said the teacher, and coughed. “I mean, good morning. That was a very fine poem, {H}. I liked the elbows best.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} read the board, or looked at it for as long.',
      '{names} said good morning to the frog as well.',
      { text: '{names} pushed the glasses up for the frog, which has no nose for it.', needs: ['hands'] },
      { text: '{names} put a wet sponge on the teacher’s chair, to make it nice.', needs: ['hands'] }
    ],
    way: [
      '{names} sat very well too, and came to nothing by it.',
      '{names} looked where the fly had been.',
      { text: '{names} held the curtain, but it couldn’t say the answer.', needs: ['hands'] },
      { text: '{names} opened the window, for other flies.', needs: ['hands'] }
    ],
    turn: [
      '{names} wriggled from end to end, and was seen by the frog.',
      '{names} listened to the poem, and moved about at the full stops.',
      { text: '{names} clapped for the poem, high up, where a frog would see it.', needs: ['hands'] },
      { text: '{names} flapped along, with two more elbows.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the schoolbag went on its hook. The poem was said once more in the kitchen, with elbows, and a cup had to be moved.',
    '{H} washed, and shut both eyes tight to swallow the last of the water. Then {H} lay down, and lay so still that no frog would have known.'
  ],
  last: [
    'There was nothing to be seen in the bed that moved. {H} was asleep.',
    '{H} said the fourth line without any elbows at all, and was asleep.'
  ]
})
