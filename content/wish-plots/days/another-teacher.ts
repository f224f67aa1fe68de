import { wishPlot } from '../wish-plot.ts'

export const anotherTeacher = wishPlot({
  id: 'wish-another-teacher',
  wishes: ['substitute teacher', 'supply teacher', 'different teacher', 'cover teacher', 'stand-in teacher', 'stand in teacher', 'relief teacher', 'replacement teacher', 'teacher for the day', 'wrong teacher', 'usual teacher', 'teacher away', 'teacher off', 'teacher wasn’t there', 'teacher wasnt there', 'teacher isn’t there', 'somebody else taught', 'someone else taught', 'another teacher', 'teacher on a course', 'temporary teacher', 'substitute', 'supply teacher names', 'substitute names', 'teacher didn’t know names', 'teacher wrong name', 'teacher called wrong name'],
  answers: ['teacher', 'teachers', 'substitute', 'supply', 'different', 'cover', 'stand-in', 'stand', 'relief', 'replacement', 'wrong', 'usual', 'normal', 'regular', 'own', 'away', 'off', 'there', 'somebody', 'someone', 'else', 'taught', 'another', 'course', 'temporary', 'class', 'classroom', 'school', 'nursery', 'today', 'tomorrow', 'day', 'lady', 'new', 'name', 'names', 'our', 'got', 'did', 'does', 'everything', 'all', 'it', 'upset', 'worried', 'scared', 'nervous', 'cross', 'hates', 'like', 'likes', 'miss', 'mr', 'mrs', 'ms', 'morning', 'again', 'week', 'know', 'knew', 'didn’t', 'called', 'remember', 'forgot'],
  except: ['died', 'ill', 'sick', 'hospital', 'baby', 'left', 'leaving', 'forever', 'ever', 'misses', 'shouted', 'shouts', 'shouting', 'hit', 'hits', 'hurt', 'hurts', 'locked', 'touched', 'mean', 'angry', 'police', 'gone', 'dragon', 'robot', 'alien', 'monster', 'witch', 'wizard', 'bear', 'dog', 'cat', 'swimming', 'ballet', 'piano', 'music', 'eyes', 'shark', 'dinosaur', 'order', 'backwards'],
  nothingElse: true,
  moods: ['change', 'first', 'afraid', 'learning', 'waiting', 'lost'],
  company: ['teacher', 'chair', 'peg', 'chalk', 'frog', 'list', 'classroom', 'register'],
  about: 'The hero plays at home how a different teacher did it all wrong, and finds out what nobody had told her.',
  titles: ['Nobody Had Told Her about the Frog', 'Not the Usual Teacher', '{H} Takes the Register', 'Only for Today', 'It Goes Under the Window'],
  want: [
    {
      id: 'all-wrong',
      A: 'partner',
      paragraphs: [
        'There had been a different teacher today, and she had done it all wrong. “She began with the numbers,” said {H}. “We begin with the frog. And she called me Twenty-two.” “Why?” asked {A}. “She’d looked at the wrong line,” said {H}.',
        '{H} wanted to play it at home until it was right. {H} put out a chair for the teacher, and {A} was all the children.'
      ]
    }
  ],
  way: [
    {
      id: 'as-she-did',
      A: 'same',
      paragraphs: [
        'First {H} was the usual teacher. “Good morning,” said {H}, and did not know what came next. From the front it all looked different. “Frog,” whispered {A}. “I was going to,” said {H}.',
        'Then {A} was to be the different one. {A} came in with a bag. “Where does the chalk live?” asked {A}. “You can’t ask that,” said {H}. “A teacher knows.” {A} looked in the bread bin. “You’re doing it wrong,” said {H}. “Yes,” said {A}. “It’s my first day.”'
      ]
    },
    {
      id: 'twenty-two',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is Twenty-two here?” called {A}, from a list. “Here,” said {H}. “And Half Past Nine?” asked {A}. There was nobody called that. {A} looked up in surprise. “Somebody’s written it down,” said {A}.',
        'They found a Half Past Nine under the table. It was a glove. It put up its hand very nicely, all five fingers.'
      ]
    },
    {
      id: 'the-smell',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What was she like?” asked {A}. {H} thought. “Her shoes made tick,” said {H}. “Ours make tock. And she smelt of oranges.” {A} walked up and down, to find the tick. It needed the other shoes.',
        '“Like that?” “Nearly,” said {H}. “But hers went tick all day.”'
      ]
    },
    {
      id: 'pegs',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The different teacher had hung up her coat on a peg with a snail. But that peg was Femi’s, and nobody had told her.',
        '“Where did Femi’s coat go?” asked {A}. “On Lottie’s,” said {H}, “and Lottie’s went on mine.” In the end every coat hung on a wrong peg, and one went home with the wrong person.'
      ]
    },
    {
      id: 'song',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“The other teacher knew our song,” said {H}, “but she sang it to another tune.” {H} sang it first one way and then the other. {A} took one tune, and {H} took the other, and they began at the same time.',
        'In the middle the tunes met, at the word “bus”. There it was quite right for a moment. After that it was all wrong again.'
      ]
    },
    {
      id: 'where-is-ours',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And where was your own teacher?” asked {A}. “On a course,” said {H}. They both thought about a course. {H} saw it quite clearly, with fences, and water in the middle. They saw the teacher jump.',
        '“I hope she got over the last one,” said {H}. “She’ll tell you on Monday,” said {A}, “if her shoes are wet.”'
      ]
    },
    {
      id: 'asked-too-much',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Now {A} was the teacher, and went on asking. “When do you drink? May he stand there? Who’s that, and why’s he got a bucket on?” {H} answered as fast as it would go. It was hot work.',
        '“I’ve never talked so much in school,” said {H}. “Usually it’s the teacher who knows it all.” “So do I, now,” said {A}.'
      ]
    },
    {
      id: 'turned-page',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“The other teacher read the bear book,” said {H}, “and she did the bear in a high voice.” {A} tried it in a high voice. It sounded like a very small bear. “And what did you all do?” asked {A}.',
        '“We waited for the low voice,” said {H}. “Then we had to laugh, and so did she.” {H} asked to hear the small bear again.'
      ]
    },
    {
      id: 'pet-pupil',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was in the class as well, at the back. Whatever the teacher asked, {A} looked wise. Then {A} got up in the middle of a sum and went to see about the bowl.',
        '“You’ve got to ask first,” said {H}. {A} looked round, and that was the asking.'
      ]
    },
    {
      id: 'elder-mr-pin',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had one for a day,” said {S}. “He’d come in at the wrong door. He was the man who mended stoves.” {A} asked how they had found it out. “At three o’clock,” said {S}. “Until then he’d taught us sums.”',
        '“Was he good?” “Very good,” said {S}. “But the stove smoked until May.”'
      ]
    },
    {
      id: 'child-school',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be the teacher too, and stood on a stool. “Today it’s me,” said {S}. “Sit down. Stand up. Now you’ve learnt that.” It was the shortest lesson there had ever been.',
        '“What comes now?” asked {A}. “Home,” said {S}. Everybody wanted {S} to come again.'
      ]
    },
    {
      id: 'baby-teaches',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'Then {S} was put on the teacher’s chair, with a cushion on each side. {S} looked at the class for a long time and said nothing. Nobody had ever been so quiet for a teacher.',
        'Then {S} let go of a spoon. {A} picked it up. It was let go of again. By the fourth time the whole class had learnt it.'
      ]
    },
    {
      id: 'guest-first-day',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m like that teacher,” said {S}. “When I visit, I never know which drawer.” {S} had been looking for a teaspoon since the afternoon.',
        '{A} took {S} round and opened them, one by one. “Spoons. String. Things that go with nothing.” {S} shut the last one again, quite slowly. “I’ve got one like that at home,” said {S}.'
      ]
    },
    {
      id: 'who-told-her',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the teacher’s chair, and was still the different one. “I’d have liked to begin with the frog,” said {A}. “I didn’t even know that there was one.”',
        '{H} stood still. Twenty-six children had known about the frog, and had only looked at her and waited. “She wasn’t doing it wrong,” said {H} slowly. “Nobody told her.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        'So {H} wrote down what a teacher has to know, and {A} spelled. “One. First the frog. He goes under the window. Two. The chalk lives behind the globe. Three. Don’t sit on the desk, for the left leg’s short.” “Did it tip?” asked {A}. “A bit,” said {H}. Then came all the names.',
        'It was a whole page. {A} went out with it, and came in again. “Good morning,” said {A}. “Let’s have the frog.”'
      ]
    },
    {
      id: 'seat-plan',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the back {H} drew where everybody sat. There were twenty-six small circles, and one of them had a bucket on. {A} asked about a circle quite alone in a corner. “That isn’t a child, that’s the globe,” said {H}.',
        '{A} went along the rows with one finger and said who they were. After the third time it was right. “Now nobody’s Twenty-two,” said {A}.'
      ]
    },
    {
      id: 'what-she-knew',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“And was there anything that only she knew?” asked {A}. {H} had to think back. There had been something. She could draw a horse on the board without taking off the chalk.',
        '{H} tried it with a pencil. It was nearly a horse, and then it was a chair. “She’ll have to come again,” said {H}. “I didn’t see how she did the legs.”'
      ]
    },
    {
      id: 'half-past-nine',
      A: 'same',
      spare: 15,
      paragraphs: [
        'At the bottom they left a line free, for what {H} might have forgotten. {A} read it all through once more. “It doesn’t say when a teacher can go home,” said {A}.',
        '“You can’t just go home as a teacher,” said {H}. They wrote it in all the same, in small letters. Nobody likes to ask that in front of everybody.'
      ]
    },
    {
      id: 'usual-one',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“And if the usual one’s back tomorrow?” asked {A}. {H} looked at the page. It would be a pity about it. “Then she can read it too,” said {H}, “and see if she knows everything.”',
        '“She may not know about the desk,” said {A}. “She always sits on the chair.”'
      ]
    },
    {
      id: 'under-the-window',
      A: 'partner',
      paragraphs: [
        '{H} fetched a sock, and it was the frog. {A} sat it under the window, as it said on the page. “And what does the frog do?” asked {A}. “He says good morning to each of us,” said {H}, “by name.” {A} read out the names in a frog’s voice. “Good morning, {H},” it said, last of all. Nobody said Twenty-two.',
        '“That was right,” said {H}. {H} put the page in the school bag, for whoever came tomorrow.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to school as well, and sat at the back.',
      '{names} came in late, and sat down quickly.',
      { text: '{names} put up a hand, before anything had been asked.', needs: ['hands'] },
      { text: '{names} rang the bell with a spoon on a glass.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the frog, like everybody else.',
      '{names} looked at the different teacher from the shoes upwards.',
      { text: '{names} knew where the chalk was, and held up one arm until it hurt.', needs: ['hands'] },
      { text: '{names} answered to Twenty-two, to be helpful.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to see what was on the page.',
      '{names} sat up straight when the frog came past.',
      { text: '{names} lent a sock, and stood there with one warm foot.', needs: ['hands'] },
      { text: '{names} wrote down where the glue was.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the chair back at the table and the sock back on its foot.',
    '{H} washed and lay down. The school bag stood by the door, and it knew more than it had in the morning.'
  ],
  last: [
    'Somebody would know about the frog now, whoever came, and {H} was asleep.',
    'The page lay in the bag, the frog was a sock again, and {H} was asleep.'
  ]
})
