import { wishPlot } from '../wish-plot.ts'

export const vacancy = wishPlot({
  id: 'wish-known-vacancy',
  tellsAny: 'known',
  knows: ['creature'],
  partnerPlays: true,
  about: 'The post of such a creature is to be filled, and of two who apply, one has the looks and the other the rest.',
  titles: ['Wanted for Evenings', 'Two Who Applied', '{H} Takes Somebody On', 'Wanted: {thing.a}', 'The Other One on the Chair'],
  company: ['applicant', 'chair', 'notice'],
  want: [
    {
      id: 'notice',
      A: 'partner',
      paragraphs: [
        'On the door hung a notice. “Wanted: {thing.a}, for evenings,” it said. {H} had written it, and sat behind the table with a pencil. {H} wanted one in the house, and so far nobody had come.',
        'There was a knock. In came {A}, with wet hair and a parting in it. “I’ve come about the job,” said {A}. {H} pointed to a chair. “Are you {thing.a}?” asked {H}. “I could be,” said {A}, “if I got the job.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-can-you-do',
      A: 'partner',
      paragraphs: [
        '“Then show me something,” said {H}. {A} thought for a moment, and {thing.move}. {H} put down a tick.',
        [
          '“And do you speak?” “{thing.sound},” said {A}. There was a tick for that too.',
          'Then came the speaking. {A} made {thing.silence}, and got a tick as well.'
        ],
        '“And now {thing.part},” said {H}. {A} felt in front and behind. “I didn’t bring that,” said {A}. {H} laid down the pencil. “Then I’ll have to see the others,” said {H}.'
      ]
    },
    {
      id: 'where-before',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“But where were you before this?” asked {H}. {A} had to think. “It was {thing.where},” said {A}. “I lived in.” “And why did you leave?”',
        '{A} looked out of the window. “It was very quiet,” said {A}. “And the buses didn’t go there.” {H} wrote it down. It seemed a good enough reason.'
      ]
    },
    {
      id: 'knowledge',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Now for the written part,” said {H}, “but out loud. Tell me something about {thing.many}.” {A} sat up straight. “{thing.fact},” said {A}. {H} nodded. That was known.',
        '“And one more.” There was a pause. “{thing.guess},” said {A}. {H} gave half a tick for it. “It’s wrong,” said {H}, “but you didn’t blink.”'
      ]
    },
    {
      id: 'the-other-one',
      A: 'partner',
      paragraphs: [
        'Outside the door, on a chair, there sat another one. It was {thing.stand}. “Next, please,” said {H}, and carried it in. It had brought everything with it, {thing.part} too. “It does look like {thing.a},” said {A}.',
        '“You’re hired,” {H} told it. They set it down in the middle of the rug. “Please begin,” said {H}. It did not do a thing.'
      ]
    },
    {
      id: 'waiting-room',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had to think it over, and both of them were sent out to the hall. There they sat, side by side. “Are you nervous?” {A} whispered to it. It did not say so, if it was.',
        '“I always forget {thing.part},” whispered {A}. “You were so clever to think of that.” When the door opened, the two of them looked straight ahead.'
      ]
    },
    {
      id: 'hours',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What are the hours?” asked {A}. “From supper until somebody yawns,” said {H}. “And at weekends in the mornings too.” {A} wanted to know about holidays.',
        '“What does {thing.a} do on holiday?” asked {H}. {A} did not know either. “You always ask about it,” said {A}.'
      ]
    },
    {
      id: 'references',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had a letter, from the last place. {H} unfolded it and read it out. “We were very pleased with this one,” it said. “It came when it was called, and mostly it knew when to stop. We can only recommend it as {thing.a}.”',
        '“That’s your handwriting,” said {H}. “They hadn’t any hands free,” said {A}. “You know how {thing.many} are.”'
      ]
    },
    {
      id: 'startle-test',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The last test was to be met. {H} went out of the room, and came in again, humming, as if nothing was the matter. {A} stood behind the table, and {thing.move}. “Oh!” cried {H}. “{thing.a}!”',
        'They did it three times. “Was it real?” asked {A}. {H} had to be honest. “I only jumped with my hands,” said {H}. “The feet didn’t believe it.”'
      ]
    },
    {
      id: 'wages',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And what’s the pay?” asked {A}. “{thing.wants},” said {H}. “Every day?” “On the first of the month.” {A} reckoned it up with ten fingers.',
        '“Could I have mine in toast?” asked {A}. {H} wrote: toast. “The other one hasn’t asked for anything yet,” said {H}. It was not meant as a hint.'
      ]
    },
    {
      id: 'elder-post',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“What’s this?” asked {S}, and read the notice from close by. “I’m forty years too old for that,” said {S}. “But I had a job in a bank once. They asked what I was good at. I said, whistling.” “And then?” asked {A}.',
        '“They said that it wasn’t wanted,” said {S}. “I did it for thirty years, all the same, down by the safe.” {A} ticked whistling, just in case.'
      ]
    },
    {
      id: 'child-post',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had come as well, and had not waited outside. “I’m already {thing.a},” said {S}. “I was one at breakfast.” {A} could not remember. “You gave me jam,” said {S}.',
        'There was no arguing with that. {S} was put down as trained at home, and got a stamp on the back of one hand.'
      ]
    },
    {
      id: 'pet-post',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} walked in past the queue and lay down on the list with the ticks. “Have you come about the job?” asked {H}. {A} looked as if {A} had one already.',
        '“{A} is busy being {A},” said {H}, “all day.” The rest had to be written round {A}.'
      ]
    },
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        '“One’s come without {thing.part},” said {H}, “and one’s brought nothing else.” {A} looked at the list with the ticks. “It looks right and can’t do anything,” said {A} slowly. “And I can do it all and don’t look right. Why don’t you put us together?” {H} turned the notice over, and took the pencil.'
      ]
    }
  ],
  turn: [
    {
      id: 'taken-on',
      A: 'partner',
      paragraphs: [
        '“You’ve both got the job,” said {H}. “Together.” {A} got down behind the other one, and pulled a blanket over the join. Now the front looked right. And at the back somebody {thing.move}.',
        '{H} went out, and came in humming. There in the middle of the rug was {thing.a}. {H} jumped right up, with both feet.'
      ]
    },
    {
      id: 'contract',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The contract had to be signed. {A} wrote a name, and for the other one {H} held the pencil. It came out as a wavy line. “It’s got lovely writing,” said {A}.',
        'Under duties it said: to be {thing.a}. There was nothing else on the page, and there did not need to be.'
      ]
    },
    {
      id: 'shown-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} showed it round the house. It went rather slowly, for it had to be careful of the join. “This is the tap,” said {H}. “This is the good chair. Here you’re allowed, and here you’re not.”',
        'At each door it stopped, and one half looked in, and after a bit the other. It was very interested in the good chair.'
      ]
    },
    {
      id: 'first-mistake',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once the back of it wanted to go left, and the front stayed where it was. There was a gap, and {A} looked out of the middle. “It’s only the first day,” said {A}.',
        '“The last one that we had,” said {H}, “came apart far worse.” That was kind, because there had never been a last one.'
      ]
    },
    {
      id: 'canteen',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a break, at a quarter past. {A} came out from behind and drank some water, and gave the other one a sip of air. “How’s the work?” asked {H}. “It’s nice to be two,” said {A}.',
        '“You’re one,” said {H}. “Yes, but with somebody to be it with.” Then the break was over, and {thing.the} was back.'
      ]
    },
    {
      id: 'the-post-is-filled',
      A: 'partner',
      paragraphs: [
        'On the back of the notice {H} wrote: No more {thing.many} needed, thank you. It was hung on the door.',
        '“And what about you?” asked {A}, from inside {thing.the}. “What’s your job?” {H} had not thought about that. {H} sat down on the rug, and leaned against it, on the soft side. “I’m the one who’s got one,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in front of the table, and wanted the job too.',
      '{names} lay down in the waiting room, which was the mat.',
      { text: '{names} straightened the notice on the door.', needs: ['hands'] },
      { text: '{names} put out a pencil for the next one, and a spare for whoever came after.', needs: ['hands'] }
    ],
    way: [
      '{names} had not brought {thing.part} either, and got half a tick.',
      '{names} inspected the other one from behind.',
      { text: '{names} wiped the chair outside, for the one who was waiting.', needs: ['hands'] },
      { text: '{names} blotted the ticks with a sleeve, and now there were more.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped as well, though not quite so high.',
      '{names} ran round to the back of it, and found that somebody was there.',
      { text: '{names} tucked in the blanket where it showed a foot.', needs: ['hands'] },
      { text: '{names} shut the notebook, and put the pencil behind a cup.', needs: ['hands'] }
    ]
  },
  bed: [
    'At closing time {thing.the} was paid, in toast, and came apart without any trouble. The front half went back to where it belonged.',
    'When {H} was washed and in bed, somebody at the door {thing.move}, just once more. {H} saw it, and it got a tick.'
  ],
  last: [
    'Nobody else was needed, and {H} was asleep.',
    'There was {thing.a} in the house now, in the evenings, and {H} slept.'
  ]
})
