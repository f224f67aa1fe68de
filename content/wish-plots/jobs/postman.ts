import { wishPlot } from '../wish-plot.ts'

export const jobPostman = wishPlot({
  id: 'wish-job-postman',
  tellsAny: 'works',
  jobs: ['postman', 'postwoman', 'postie', 'mailman', 'mail carrier'],
  about: 'The hero, who never gets a letter, posts one to “me”, and the postman delivers it to whoever says “it’s me”, until one that says only “you” reaches the postman.',
  titles: ['Nothing for {H}', 'To Me', 'It Says You', '{role} Brings the Post', 'Come at Six'],
  company: ['letter', 'letters', 'bag', 'cap', 'envelope', 'stamp', 'post', 'toast', 'door', 'mat'],
  fed: true,
  want: [
    {
      id: 'nothing-for-you',
      A: 'partner',
      paragraphs: [
        'Somebody stood at the door with a bag full of post. It was {role.first}. {role} {role.enters}. “Anything for me?” asked {H}. {role} looked through the bag. There was a bill for {A}, and a book about drainpipes for {A}.',
        '“For {H} there’s never anything,” said {work}. {H} wanted one letter, with a flap to tear. “Somebody has to write it,” said {role}. “I only bring.” So {H} wrote it. “Come at six,” it said. “There’s toast.” And on the front {H} put who it was for: TO ME.'
      ]
    }
  ],
  way: [
    {
      id: 'its-me',
      A: 'partner',
      paragraphs: [
        'Thump, went the stamp. “It has to go out before it can come in,” said {role}. So {work} carried it up the street and down again. Then the bell rang. {A} got there first. “Who’s there?” called {role}.',
        '“It’s me!” called {A}. “Right,” said {role}, “to me,” and handed it over. “That’s mine!” cried {H}. “It says me,” said {A}, already reading about the toast.'
      ]
    },
    {
      id: 'sorting',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The rest of the post had to be sorted, and {H} was allowed to help. The long ones went with the long ones. One was blue, and smelled of soap. “You can’t sort by smell,” said {A}. “You can,” said {role}. “Number four is always soap. Number six is dog. I could do this street with both eyes shut.”',
        'So {H} shut both eyes, and {A} held up one letter after another. “Soap,” said {H}. “Dog. Soap.” The last one smelled of nothing at all. “That’s from the tax office,” said {role}.'
      ]
    },
    {
      id: 'all-over',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it hard, being {work.a}?” asked {A}. “Only at the beginning,” said {role}. At that moment {role.it} {role.trouble}. There was a whoosh, and after that the post of the whole street lay all over the hall.',
        'They picked it up on hands and knees. A card from the seaside had slid under the shoes. “You mustn’t read it,” said {role}. {H} only looked at the other side. There was a donkey on it, in a hat.'
      ]
    },
    {
      id: 'sorry-card',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“What do you do if nobody’s in?” asked {A}. {role} had a card for that. It said: SORRY, YOU WERE OUT. {A} wanted to see it done, and hid behind the coats. {role} rang, waited, and pushed the card through the slot.',
        '{A} jumped out and read it. “But I was in,” said {A}. “You didn’t answer,” said {role}. “For the post that’s out.” {A} kept the card. It would be good for when there was tidying up.'
      ]
    },
    {
      id: 'dog',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Aren’t you afraid of the dogs?” asked {A}. The one at number six had barked at the post every morning for three years. One day {role} went up to it and listened to the end. “It had only been asking,” said {role}.',
        '“Asking what?” said {H}. “Anything for me?” said {role}. “Every morning the same. Now I bring it the rubber band.” {A} thought that was the nicest post in the street, and nobody had to pay it.'
      ]
    },
    {
      id: 'number-nine',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Which is the hardest house?” asked {H}. It was number nine, said {role}. There the letterbox was right at the bottom, and it bit. It had a spring as strong as a mousetrap. {work.a} learns to let go in time.',
        'They practised with the biscuit tin. {A} was the lid. Snap, went {A}. {H} was too slow twice. The third time the letter was in and the fingers were out. “There are some with caps who can’t do that,” said {role}.'
      ]
    },
    {
      id: 'which-one',
      A: 'partner',
      paragraphs: [
        'So on the next one {H} put a name: TO {H}. {work} came back out of breath, with the letter still in the bag. “I’ve found three called {H},” said {role}. “One mends roofs, one is ninety, and one is a boat.”',
        '“It’s for me!” cried {H}. “You can see me!” “I can,” said {role}. “But the letter can’t.” “You have to tell it where,” said {A}. “All the way up to your nose.”'
      ]
    },
    {
      id: 'weigh-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Could I go by post?” asked {H}. {role} looked from top to toe. “You’d need to be weighed,” said {role}, and picked {H} up, and puffed. “That’s forty stamps. Where would you go?” “To Grandma’s,” said {H}, “or the zoo.”',
        '{A} licked one finger and stuck on a paper stamp, in the middle of the tummy. It tickled, and so it came off. “There you are,” said {role}. “You’d have got lost at the first corner.”'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And when it rains?” asked {A}. “Then I’m wet,” said {role}, “and the letters are dry. It’s never the other way round.” That was the first thing {work.a} had to learn. They tried it out in the bathroom with one letter and a very small shower.',
        '{H} held the letter under a jumper, right against the tummy. The jumper was wet, and so was one ear. The letter was dry, and quite warm. “You could start on Monday,” said {role}.'
      ]
    },
    {
      id: 'pet-post',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{role} went through the bag once more, right down to the crumbs. “There’s one here,” said {role}, “for whoever lies on the mat.” That was {A}. It was a piece of brown paper that had come off a parcel. It rustled.',
        '{A} got it at once, without a signature. {A} sat on it, and looked at {H}. “Even {A} has had post now,” said {H}. “It wasn’t hard to deliver,” said {role}. “It said where.”'
      ]
    },
    {
      id: 'elder-letters',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once had a letter,” said {S}, “that took eleven years. It had slipped down behind the sorting desk. It said that somebody would be ten minutes late.” “And were they?” asked {A}.',
        '“They came in ten minutes,” said {S}. “We’d long forgotten why we were cross.” At once {role} felt in the corner of the bag, where the lining was torn. There was only a peppermint there.'
      ]
    },
    {
      id: 'child-stamp',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was let loose with the stamp. Thump, and {S} had stamped the drainpipes. Thump, and the newspaper had been posted. Then the table got one, at the corner. “Now it has to go,” said {role}. “Whatever is stamped, I have to take.”',
        '{role} was already pulling at one leg of it. “Where to?” asked {A} quickly, and wrote on the table with a finger: TO HERE. {role} read it and pushed the table back. It had not been a long way, but it had been a heavy one.'
      ]
    },
    {
      id: 'what-would-you',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s the best thing to get?” asked {A}. {role} had thought about it on many mornings, with other people’s parcels in both arms. “If there was one for me,” said {role}, “I’d like it to be {role.wants}.”',
        '“In a box?” asked {H}. “In a very big box, with a lot of paper,” said {role}. “So that it takes a while.” The post for next door was as flat as a plate. {role} shook it, just to hear.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-says-you',
      A: 'partner',
      paragraphs: [
        'By now {H} was cross. On the third letter there was only one word, very big: YOU. {role} carried it up the street and down. But no bell rang. {H} and {A} looked out. {work} was sitting on the mat.',
        '“It says you,” said {role}, very quietly. “I looked round, and there was nobody else.” In all those years not one letter had been for {work}. “Read it,” said {A}. “Come at six,” read {role}. “There’s toast.” They looked at the clock. “You’re two minutes late,” said {H}.'
      ]
    },
    {
      id: 'answer',
      A: 'partner',
      paragraphs: [
        'After the toast {role} asked for paper. “If you get one, you have to answer,” said {role}. Nobody was allowed to look. Then it went up the street, and down, and the bell rang.',
        '“For {H},” read {A}, “with butter on the chin, behind this door, in this street, in the world.” “That’s me,” said {H}, and tore the flap. “It was good toast,” said the letter. “Yours, the post.”'
      ]
    },
    {
      id: 'where-you-live',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Now I’ll have to answer that,” said {H}. It could go on like this for years. “And where does it go to?” asked {A}. “We don’t know where {role} lives.” {H} wrote it on the front, quite small, so that it would fit: {role}, {role.home}.',
        '{role} looked at it for some time. “I know that one,” said {role}. “It’s a bit out of the way. But there’s a postman who goes past.”'
      ]
    },
    {
      id: 'by-hand',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The bag was empty now, but {role} did not go yet. There was one thing left that was not in any envelope. {role} {role.use}. Nobody had to sign for it.',
        '“What does that cost by post?” asked {A}. “It can’t be sent,” said {role}. “I’ve asked. It has to be brought.” {H} wanted it written down that it had arrived.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the bag, and came out with a sneeze.',
      '{names} sat on the drainpipes, in case they were wanted.',
      { text: '{names} held the envelope flat while the name dried.', needs: ['hands'] },
      { text: '{names} rubbed at the brass of the letterbox.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the door for steps in the street.',
      '{names} got in the way of the post, which went round.',
      { text: '{names} tried on the cap, and called out every number in the street.', needs: ['hands'] },
      { text: '{names} found a stamp with a bird on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate a crust that had not been addressed to anybody.',
      '{names} made some room on the mat.',
      { text: '{names} put two more slices in.', needs: ['hands'] },
      { text: '{names} read the envelope out again, as far as the world.', needs: ['hands'] }
    ]
  },
  bed: [
    '{role} shut the empty bag and said goodnight through the letterbox, as they do in the post. Then {role} {role.night}.',
    'The letter went along to the washing, and was held so that it stayed dry. After that it went under the pillow, where {H} could hear it rustle.'
  ],
  last: [
    'Nothing more had to be brought that night. {H} was asleep, with butter on the chin, in the world.',
    'Somewhere a bag was being filled for the morning. {H} was not waiting. {H} slept.'
  ]
})
