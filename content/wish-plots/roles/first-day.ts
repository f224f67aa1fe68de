import { wishPlot } from '../wish-plot.ts'

export const firstDay = wishPlot({
  id: 'wish-role-works',
  tellsAny: 'works',
  about: 'Somebody has taken up a trade and does it first with, then without what it cannot help, and then begins with just that.',
  titles: ['The First Day', 'Next, Please', 'Nobody Was Next', '{role} Has Everything but {work.clients}', '{H} Calls the Next'],
  company: ['pencil', 'sofa', 'kitchen', 'door', 'hall'],
  want: [
    {
      id: 'a-bag',
      A: 'partner',
      paragraphs: [
        [
          'Outside the door stood {role.first}, with a bag. “I’m {work.a} now,” said {role.alone}, “since this morning. I’ve got everything but {work.clients}.” “You’ve got us,” said {H}. So {role} {role.enters}.',
          'There was a ring, and there were {role.first} and {mate.first}. “From today we’re {work.a},” said {role}, “both of us. The only thing missing is {work.clients}.” “Here we are,” said {H}. So {role} {role.enters}. Then {mate} {mate.enters}.'
        ],
        '{work.room}. {H} had a pencil and was the one who calls people in. “Next, please,” called {H}, and that was {A}.'
      ]
    },
    {
      id: 'one-thing-more',
      paragraphs: ['There was only one thing more. {role.but}.']
    }
  ],
  way: [
    {
      id: 'first-client',
      A: 'partner',
      paragraphs: [
        '“{work.wants},” said {A}. “{work.says},” said {role}. And then {role.it} {role.trouble}.',
        [
          '{A} {work.flinch}. “It’s nothing,” said {A} politely. “I only hadn’t been told.” “That’s one gone,” said {H}, and crossed out {A}. {role.alone} sighed.',
          '{mate} came at once to make up for it, and {mate.trouble}. That was too much. {A} {work.flinch}. “Don’t mind me,” said {A}. “Nobody had said anything, that’s all.” {H} took the pencil and crossed out {A}.'
        ],
        { extra: 1, both: ['{role} looked into the bag. But what had gone wrong did not seem to be in there.'] }
      ]
    },
    {
      id: 'the-other-thing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s the one thing more?” asked {A}. “You’ll see,” said {role}. They saw it soon enough. {role.but}, right in the middle of it all. {H} held the pencil over the paper, and did not know where that belonged.',
        'In the end {H} wrote “also”. It was a short word for so much. {A} moved back a step, to have a better view of the “also”.'
      ]
    },
    {
      id: 'book-about-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did you have to learn a lot for it?” asked {A}. {role} had learned it all, from a book, in the evenings. “{work.know},” said {role}. “That’s page one.”',
        '“And page two?” asked {H}. Page two was stuck to page three with jam. “I’m hoping it isn’t the important bit,” said {role}. {A} held the book up against the lamp. It was mostly jam.'
      ]
    },
    {
      id: 'slip',
      A: 'same',
      spare: 2,
      paragraphs: [
        'While nobody was next, {role} practised. Once {role.it} {work.slip}. {H} and {A} looked the other way, as you do when somebody’s new.',
        '“That’s quite usual on a first day,” said {A}. “On mine I had both legs in one sleeve.” “And were you {work.a} too?” asked {role}. {A} had only been getting dressed.'
      ]
    },
    {
      id: 'tool',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“May I?” asked {A}, with one hand out for {work.tool}. {role} did not let go of it at once. “That’s what makes you one,” said {role}. “Without it you’re just anybody in a room.”',
        'So {A} held it for exactly as long as {H} could hold a breath. It was true. {A} stood straighter, and spoke lower, and asked whether somebody was being looked after. Then it was handed back, and {A} was just anybody in a room.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        '“Try it without {role.part},” said {H}. So {role} {role.hides}. “Next, please,” called {H}. It was {A} again, with a different walk.',
        '“{work.says},” said {role}, not very loudly. {A} {work.waits}. It took a long time, and {work.tool} had nothing to do. “Who is it?” asked {A} at last. “It could be anybody.”'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do they say about it at home?” asked {A}. {role} looked at the floor. There had never been {work.a} in the whole family. “They say it’ll pass,” said {role}.',
        '“My aunt wants to know who’ll do the things I did before.” “What did you do before?” asked {H}. “I was {role.a},” said {role}. They could all see that this was a whole day’s work as well.'
      ]
    },
    {
      id: 'break',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then there was a break, because {H} said so. Everybody who works has a break. “What have you got with you?” asked {A}. {role} had hoped for {role.wants}. There was a rusk.',
        'They broke it into three. {role} ate a third of it very slowly. It was the best part of the day so far. “It’s been a short day,” said {A}. “It’s had a lot in it,” said {role}.'
      ]
    },
    {
      id: 'pet-client',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '“Next, please,” called {H}, and {A} happened to be passing. {A} was shown in and asked what was wanted. {A} did not say. {A} lay down, in the very place where {work.clients} go.',
        '“That’s trust,” said {H}. {role} did not dare to do anything at all, so as not to spoil it. They both stood there, and somebody had come at last. It was the longest appointment of the evening.'
      ]
    },
    {
      id: 'elder-client',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We once had {work.a},” said {S}, “who came in slippers, with {work.tool} under one arm. You never heard a thing. It was all over before you’d sat down.” “Was that good?” asked {A}.',
        '“It was quick,” said {S}. “But I can’t remember the face.” {S} looked over at {role} for some time. “I shan’t have that trouble here,” said {S}.'
      ]
    },
    {
      id: 'child-client',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be next as well, and then after that again. “Have you got an appointment?” asked {A}. {S} had a button. “That’s as good,” said {A}, and wrote down the button.',
        '{S} held it up. {role} bent down to it with {work.tool}. “{work.says},” said {role} to the button. Then {role} turned it over, and did the back as well. The button kept quite still. “That’s the best {work.client} I’ve had,” said {role}.'
      ]
    },
    {
      id: 'waiting',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You have to have people waiting,” said {A}. “If nobody waits, nobody comes.” So they set up a place to wait, with three shoes in it. Each of the shoes was somebody.',
        '“Who’s first?” called {H}. The shoes were too polite. They wanted to let each other go before them, and none of them began. “It’s always like that with pairs,” said {A}.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What does it cost?” asked {A}. They had not thought of that. {role} looked up what others take, and it was a great deal. “I’d take less,” said {role}. “I’d take being told that it was nice.”',
        '“That’s a lot, too,” said {H}. “Some people never say it their whole lives.” In the end they wrote down: one nice word, or two half ones. {A} began to look for the right change.'
      ]
    },
    {
      id: 'hands',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Show me how you’d do it if it went well,” said {A}. {role} took {work.tool}, shut both eyes, and did it in the air. “{work.says},” said {role} to a place where nobody was. Up went {work.tool}, and twice round, and there was a small bow at the end. It went very well in the air.',
        '“It’s only the people,” said {role}, and opened one eye. “They’re the hard part,” said {H}. “But there’s nobody else who comes.” {A} promised to be a bit more like air.'
      ]
    }
  ],
  turn: [
    {
      id: 'first-of-all',
      A: 'partner',
      paragraphs: [
        '“I liked the other one better,” said {A}. “I just wasn’t ready.” {H} laid down the pencil. “{role.why},” said {H}. “Then it has to come first, and somebody has to say so.”',
        '“Next, please,” called {H}, “and it begins with {role.part}!” {A} held on to a chair, to be ready. And {role} {role.use}.',
        { extra: 1, both: ['After that {mate} {mate.use}.'] },
        [
          'Nobody was startled now. “{work.says},” said {role}, and {A} {work.done}.',
          'It was a different thing, if you were ready for it. “{work.says},” said {role} quite calmly, and {A} {work.done}.'
        ]
      ]
    },
    {
      id: 'again-please',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After that they all wanted to be next. {H} wrote the names on both sides of the paper, and then on the edge. Nobody asked how long it would be. They asked whether {role.part} came with it.',
        '“Every time,” said {H}. “It’s included.” {role} had to sit down for a moment on the bag. “I thought I’d have to leave that off,” said {role}, “to be {work.a}.”'
      ]
    },
    {
      id: 'pay',
      A: 'partner',
      paragraphs: [
        'For that there was {work.pay}. “How was it?” asked {role}. {A} thought about it. “I’ve been to others,” said {A}, “and I don’t remember them.”',
        { extra: 1, both: ['Then the bag was packed. “Tomorrow at nine?” asked {H}, with the pencil ready. “At nine,” said {role}. “I’m full until ten.”'] }
      ]
    },
    {
      id: 'leave-it-in',
      paragraphs: ['And still {role.but}. “Leave it in,” said {H}. “That’s how they’ll find your door.”']
    },
    {
      id: 'last-one',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Only {H} had not been next at all. So {A} took the pencil and called it out. {H} walked in from the hall as if from far away. “And what can be done for you?” asked {role}.',
        '“{work.wants},” said {H}, like everybody else. “{work.says},” said {role}, and took {work.tool} for it, and left nothing out. It all looked bigger from this side. {H} had watched it from the door the whole evening, and was still surprised.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in as the next in the queue.',
      '{names} looked into the bag, and there was a good deal in it.',
      { text: '{names} brought two more chairs, for people who wait.', needs: ['hands'] },
      { text: '{names} wiped the doormat, so that it was a good address.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the back of the queue, just for now.',
      '{names} waited so politely that it creaked.',
      { text: '{names} gripped the arms of a chair, just in case.', needs: ['hands'] },
      { text: '{names} turned a page, without having read it.', needs: ['hands'] }
    ],
    turn: [
      '{names} queued up again, to have another turn.',
      '{names} beamed, and bumped into the next in line.',
      { text: '{names} chalked the word open on the doorstep.', needs: ['hands'] },
      { text: '{names} paid with a button, and asked for no change.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything was itself again, and stood where it belonged. {role} {role.night}.',
    'When {H} was washed, {H} called the next one, quite softly. “{work.says},” said {H} to the pillow. It had an appointment, and it went very well.'
  ],
  last: [
    '“Next, please,” said the dark, and {H} was next, and was asleep.',
    'At nine there would be people waiting. Until then {H} slept.'
  ]
})
