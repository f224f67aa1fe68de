import { wishPlot } from '../wish-plot.ts'

export const jobTeacher = wishPlot({
  id: 'wish-job-teacher',
  tellsAny: 'works',
  jobs: ['teacher'],
  about: 'The hero knows one thing and wants to be asked it, but the new teacher asks only what is in the book, until a question is wanted to which the teacher does not know the answer.',
  titles: ['Hand Up', 'Please, I Know Something', 'Who Can Tell Me', '{role} Shuts the Book', 'The Answers at the Back'],
  company: ['teacher', 'register', 'book', 'board', 'chalk', 'class', 'pencil', 'flamingo', 'spoon', 'bell', 'star', 'hand', 'chair'],
  want: [
    {
      id: 'who-can-tell-me',
      A: 'partner',
      paragraphs: [
        'The new teacher had a register and a thick book, and was {role.first}. {role} {role.enters}. “Sit down, class,” said the teacher. {H} and {A} sat down. {H} knew something. A flamingo eats with its head upside down. {H} wanted to be asked that.',
        '“Who can tell me,” began the teacher, and {H} had one hand up. “Which day comes after Tuesday?” The hand came down. It was the wrong question.'
      ]
    }
  ],
  way: [
    {
      id: 'hand-up',
      A: 'partner',
      paragraphs: [
        '“{A}?” said the teacher. {A} had been looking out of the window. “Four,” said {A}. It was Wednesday. From then on {H} left the hand up. It got heavy. {H} held it at the elbow with the other one.',
        '“Do you need to leave the room?” asked {role}. “You may.” So {H} had to stand about in the bathroom for a bit. When {H} came back, the hand went up, and {H} was sent to the bathroom again.'
      ]
    },
    {
      id: 'teacher-trouble',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The teacher turned to the board, to draw a very straight line. In the middle of it {role} {role.trouble}. The line had a bump there now, and a tail. Nobody in the class laughed. It was hard work.',
        '“Who can tell me what that is?” asked {role}. “A camel,” said {A}. {role} stepped back and looked. “Very good,” said {role}. “Today we’re doing the camel.” And they did it, with all four knees.'
      ]
    },
    {
      id: 'sharpener',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Please, mine’s blunt,” said {A}. There was a sharpener with a handle, screwed to the table. You could turn it for as long as you liked. Out at the bottom came a brown frill. “Is it sharp?” asked {role}. “It could be sharper,” said {A}.',
        'When {A} came back, the pencil was as long as a bean. It wrote like a needle, but nobody could hold it. {H} had to write with two fingernails. “Where’s the rest?” asked {role}. It was all there. It was only a frill now.'
      ]
    },
    {
      id: 'four-on-the-floor',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} tipped the chair back on two legs. “Four on the floor,” said the teacher, without looking round. {A} tried it more quietly. “Four,” said {role}. {H} wanted to know how you can see that with your back.',
        '“You hear it,” said {role}. “Two legs sound like somebody who isn’t listening.” All of them listened. {A} put down the front legs, and then it was quite clear. It sounded like somebody who was.'
      ]
    },
    {
      id: 'where-teachers-sleep',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Please,” said {A}, “where do teachers sleep?” {H} had always thought that it was in the cupboard with the coloured paper. “I don’t,” said {role}. “I go home. It’s {role.home}.” That was hard to imagine. {A} tried it with a pillow and without.',
        '“And do you have to tidy up there?” asked {H}. {role} looked round, to see if there was another teacher in the room. “I’ve got a heap,” said {role}. “I go round it.”'
      ]
    },
    {
      id: 'star',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For good work there was a gold star. You had to lick it. {A} got one for sitting, and stuck it on the nose. {H} got one for the bathroom. “And who gives you one?” asked {H}. {role} turned the sheet over, as if that might be written there.',
        '“Nobody,” said the teacher. “I lick them.” It had been thousands, and they tasted of old envelope. {H} and {A} licked one together, one at each end, and stuck it on where there was room.'
      ]
    },
    {
      id: 'when-its-down',
      A: 'partner',
      paragraphs: [
        'In the end {H} gave up and put the hand down. “{H}!” said the teacher at once. “What’s the longest river?” {H} did not know. “It’s always like that,” whispered {A}. “They only see you when it’s down.”',
        '{A} put up a hand. “Please, do you know the answer to everything that you ask?” “Of course,” said {role}. “They’re all in the book, at the back.” “Then why do you ask?” said {A}. The teacher opened the book, and looked at the back. It didn’t say.'
      ]
    },
    {
      id: 'line-up',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Line up, please,” said {role}, for it was break. Two can line up as well as thirty. {H} stood in front, and {A} stood behind, and then {A} wanted to be in front. “No pushing,” said the teacher to {A}, who was last, and first from the other end.',
        'Outside in the hall {role} had duty. That means standing about with a cup and looking. {H} and {A} ran round the coats and fell over each other. “Walk,” said {role} into the cup. Nobody knows why that works so well.'
      ]
    },
    {
      id: 'lunchbox',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In break they looked at what the others had. {A} had a rusk, and {H} had half a rusk. “And you?” asked {A}. {role} had brought a lunchbox with a duck on it, and looked in. It was the same as every day. “What I’d like,” said {role}, “is {role.wants}.”',
        '“Swap?” said {H}. Teachers mustn’t swap, or everybody would have the biscuits. So {role} looked at the ceiling for as long as it takes. After that there was half a rusk beside the duck.'
      ]
    },
    {
      id: 'pet-pupil',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was one more in the class, who had not been on the register. That was {A}. {A} lay under the table with both eyes shut and did not whisper. {role} held {A} up as an example. “That’s how I’d like you all,” said the teacher.',
        '“{A} isn’t listening,” said {H}. “Which day comes after Tuesday?” asked {role}, to find out. {A} opened one eye, and shut it again. It was as good as four.'
      ]
    },
    {
      id: 'elder-teacher',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Mine could throw chalk,” said {S}, “and hit whoever was asleep, on the ear. From the board to the stove!” “And did you learn anything?” asked {A}. “To sleep with my hands over my ears,” said {S}.',
        '{role} picked up a bit of chalk and weighed it. There was a jar on the shelf, a good way off. It flew past the jar, out of the door and down the hall. They heard it for some time. “I’m better at reading aloud,” said {role}.'
      ]
    },
    {
      id: 'show-and-tell',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'It was {S} who had something to show. {S} came to the front, and showed a knee. “And what can you tell us about it?” asked the teacher. {S} thought hard. “It’s in the middle,” said {S}.',
        '“Any questions?” asked {role}. {A} had one. Was there another? {S} pulled up the other leg, and there was. The class clapped. {role} said that many people bring a hamster, and it is never so well explained.'
      ]
    },
    {
      id: 'wednesday',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then there was spelling. “Wednesday,” said {role}. {A} wrote it as it is said. It came out much too short. “There’s a D in it,” said the teacher, “that nobody hears.” “What’s it doing there?” asked {A}.',
        '{role} did not look it up. It had been there when {role} came. They all said the word with the D in, very slowly. It sounded like somebody going down a step in the dark. “That’s why,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'shut-the-book',
      A: 'partner',
      paragraphs: [
        '“Ask something that you don’t know!” called {H}, without any hand at all. {A} held {H} by the sleeve. It was very quiet in class. The teacher shut the book, walked to the window and came back.',
        '“There is one thing,” said {role}. “I’ve been wondering about it since I came. What has {H} got that hand up for?” It was the right question! {H} stood up. “A flamingo eats with its head upside down,” said {H}.'
      ]
    },
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        '“How does it find its mouth?” asked the teacher. So they bent down until they saw the room between their knees. {A} had a spoon, and it came to an ear. {role} wrote that into the book, at the back, behind the rivers.',
        '“And what do you know, {A}?” asked {role}. “When {H} is going to sneeze,” said {A}. “First there’s a surprised face. Like now.” Then {H} sneezed, and the teacher wrote that down, too.'
      ]
    },
    {
      id: 'more-to-ask',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now {role} could not stop. “Who can tell me what it’s like to be you?” asked the teacher. “What do you do with the crust? Is it far, from your chair to the window?” Two hands were up the whole time, and none of it was in the book.',
        '“You’re asking a lot,” said {A}. “I’ve got years of it,” said {role}. “They always gave me the ones with the answers.” At last {H} had to be asked about the window. It was eleven feet, and then a jump.'
      ]
    },
    {
      id: 'last-lesson',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the last lesson it was the class that asked. “What do you know that isn’t in the book?” asked {A}. {role} went red, or something like it. “It isn’t a proper subject,” said {role}. Then {role} {role.use}.',
        '“Is there homework in that?” asked {H}. There was. It had to be practised before the next time, with somebody else. {H} wrote it down and underlined it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat in the back row, where it is warmer.',
      '{names} came in late, and said nothing about it.',
      { text: '{names} put up a hand too, and had forgotten why.', needs: ['hands'] },
      { text: '{names} wrote the date at the top, and a line under it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked out of the window as well.',
      '{names} kept very still, so as not to be asked.',
      { text: '{names} passed on a note that said nothing.', needs: ['hands'] },
      { text: '{names} drew a river, and it was quite long.', needs: ['hands'] }
    ],
    turn: [
      '{names} went after the spoon, up where the floor was.',
      '{names} saw it all the wrong way up.',
      { text: '{names} put up both hands.', needs: ['hands'] },
      { text: '{names} cleaned the board in big circles.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bell rang, and it was only the oven. “Chairs up,” said the teacher, and put the thick book under one of them. {role} {role.night}.',
    '{H} hung over the edge of the bed for a moment, with the head upside down. Nothing was different but the ceiling. Then {H} lay the right way up.'
  ],
  last: [
    'Nobody was asked anything more. Both hands were down, and {H} slept.',
    'The day that came next was in no book yet. {H} was not asked about it, and slept.'
  ]
})
