import { wishPlot } from '../wish-plot.ts'

export const robots = wishPlot({
  themes: ['robots'],
  except: ['computer', 'computers', 'science', 'scientist', 'android', 'inventor'],
  answers: ['friendly', 'machine', 'machines', 'invention', 'inventions'],
  about: 'A robot does exactly what it is told, until the hero learns to tell it everything.',
  titles: ['The Robot Does What You Say', '{H} Orders a Jam Sandwich', 'Put the Jam on the Bread', 'A Robot with Cold Elbows', '{H} and the Stop Button'],
  want: [
    {
      id: 'button',
      A: 'partner',
      paragraphs: [
        '{H} wanted a robot that would do everything, so {A} became one. {A} stood in the kitchen with stiff arms. {A}’s nose was the button. {H} pressed it. “Bip,” said the robot. “Ready.”',
        '“Robot,” said {H}, “make me a jam sandwich.” “I do not know that word,” said the robot. “Which word?” “Make.” {H} could see that it was a very new robot.'
      ]
    }
  ],
  way: [
    {
      id: 'jar',
      A: 'partner',
      paragraphs: [
        '“Put the jam on the bread, then,” said {H}. The robot took the jar, which was shut, and put it on the loaf, which was whole. “Bip,” it said. “Done.” The loaf sank in at the middle.',
        '“Not like that! Take some out!” The robot took out some bread, about nine slices, and held them. It looked at {H} with its mouth a little open.'
      ]
    },
    {
      id: 'forward',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A robot has to be able to walk. “Forward,” said {H}. The robot went forward. It went as far as the wall, and when it was there, it still went forward. Its feet marched and its nose was flat against the paint.',
        '“Bip,” it said from there, rather muffled. “How far is forward?” “Stop!” cried {H}. “Say that sooner,” said the robot.'
      ]
    },
    {
      id: 'polite',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Pass me the spoon, please,” said {H}. The robot passed a spoon, and looked about for something more. “What are you looking for?” asked {H}. “The please,” said the robot. “I have not found it.”',
        '{H} explained that a please is not a thing. You only put it in. “In where?” asked the robot, and opened the drawer again. They agreed that it should be kept with the spoons.'
      ]
    },
    {
      id: 'sweep',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There were crumbs by now, and {H} had an idea. “Robot, pick up everything from the floor.” The robot picked up the crumbs. It picked up the mat. Then it picked up a chair, and began to look at {H}.',
        '“Not me,” said {H}, with both arms round the table leg. “You are on the floor,” said the robot. “You said everything.” {H} lifted both feet off the floor, and that settled it.'
      ]
    },
    {
      id: 'wait-here',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Wait here,” said {H}, and went to look for an apron. When {H} came back, the robot stood there just as before. One of its legs was in the air. “Why are you standing like that?” asked {H}. “I was on the way to the next step,” said the robot, “and then you said wait.”',
        '{H} let the leg down, with both hands. It was a heavy one. “You could have finished that,” said {H}. “Where does a step finish?” asked the robot. {H} tried some. It was true. One had hardly finished when the next had begun.'
      ]
    },
    {
      id: 'pet-beep',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} tried {A} as well. “Robot,” said {H}, “look this way.” {A} looked the other way. “Robot,” said {H}, “come back to yourself.” {A} had never been away.',
        '“It isn’t broken,” said {H}, who had thought it over. “This kind does what it likes. It’s a better model.” {A} looked as if that were no news.'
      ]
    },
    {
      id: 'elder-model',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Is there one that rubs backs?” asked {S}. {A} said that there was only this make, and that it must be told exactly. “A bit to the left,” said {S}. “Higher. Not so high. There.”',
        '{A} did as {S} said. “You’re very well built,” said {S} after a while. “You do it without a button.” “I’ve had training,” said {A}.'
      ]
    },
    {
      id: 'child-second',
      A: 'child',
      spare: 7,
      paragraphs: [
        'A robot has to be tested. “What’s two and two?” asked {H}. “Bip,” said {A}. “Soup.” {H} made a cross on a piece of paper. “What does a cow say?” “Good evening,” said {A}, in a robot’s voice.',
        '“It depends on the cow,” {A} explained, no longer in that voice. {H} thought it over and turned the cross into a star. It was the cleverest thing a robot had said so far.'
      ]
    },
    {
      id: 'swap-robot',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'For a while {A} was a robot too. “Clap,” said {S}. {A} clapped. It was quite restful, except that it didn’t stop. “How long?” asked {A}, clapping. {S} had gone to look at something.',
        '“How long?” called {A}, a good deal louder. “Oh,” said {S}. “Three.” {A} thought of the other ninety-seven. “You have to say that at the start,” said {A}, and shook both hands out. “We’re not mind readers, we robots.”'
      ]
    },
    {
      id: 'not-what-you-mean',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor. “You do it all wrong,” said {H}. “No,” said the robot, with its nine slices. “I do what you say. I can’t do what you mean. That’s inside you.” It was a long speech, so it said “bip” again at the end.',
        '{H} looked at the jar, and at {H}’s own two hands. They knew how to make a sandwich. Nobody had to tell them.'
      ]
    },
    {
      id: 'write-steps',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'So {H} watched those hands to see how they did it. They began by leaning on the table. “Lean on the table,” said {H}. The robot leaned on the table. “Is that needed?” it asked. “I always do it,” said {H}.',
        'After that the left hand scratched an ear. The robot scratched {H}’s ear with its left hand, since nothing had been said about whose. “Thank you,” said {H}. “The other one’s fine.”'
      ]
    }
  ],
  turn: [
    {
      id: 'exactly',
      A: 'partner',
      paragraphs: [
        '“Robot,” said {H}, very slowly. “Lay two slices on the plate. Put the others back. Hold the jar with one hand. Turn the lid with the other.” Each time the robot did it, and said “bip.” “Take the spoon. One spoon of jam. On this slice. Now push it about, as far as the edges.”',
        'The jam came out even, right up to the crust. “Lay the other slice on top.” And there it was, a jam sandwich, made by a robot. “Bip,” it said proudly. “Is that what you meant?” “Right up to the crust,” said {H}.'
      ]
    },
    {
      id: 'half',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do robots like jam?” asked {H}. “Nobody has told me,” said the robot. So {H} broke off a corner and said it in the right order. “Open. Now shut. Chew. You may swallow.”',
        'The robot went on chewing for a while with nothing in its mouth, until {H} remembered. “Stop.” “Bip,” said the robot. “I like it. I found that out all by myself.”'
      ]
    },
    {
      id: 'crumb-order',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Then they did the washing-up, and {H} left out nothing. “Warm water. Not so much. The plate goes under. Round, and round again. Look at it. Is there jam?” “There is jam,” said the robot. “Then once more.”',
        'Halfway through, the robot had begun on the spoon without being told. {H} saw it and said nothing, so as not to startle it. That is how they learn.'
      ]
    },
    {
      id: 'off-switch',
      A: 'partner',
      paragraphs: [
        'Only one thing was left. “Robot,” said {H}, “be {A} again.” “That one is new to me,” said the robot. {H} pressed its nose. “Bip. Ready.” {H} pulled its ear, and it said “bop.” Then {H} thought hard and said it piece by piece.',
        '“Put down the spoon. Bend your knees. Put out both arms. Put them round me, like that, and not too stiff.” There was a hum in there. “Bip?” asked {H}. “No,” said {A}. “That’s just me.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} dodged behind the table, and the robot reached the wrong way.',
      '{names} pressed on its foot, and nothing happened at that end.',
      { text: '{names} unscrewed an imaginary panel, and put all the screws back.', needs: ['hands'] },
      { text: '{names} read it the instructions for the toaster.', needs: ['hands'] }
    ],
    way: [
      '{names} caught a slice of bread, and it was not seen again.',
      '{names} did as the robot did, and sat down beside the loaf.',
      { text: '{names} mopped up some jam, robot and all.', needs: ['hands'] },
      { text: '{names} showed the robot a picture of a sandwich, and it ate a corner of that.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up close to see it spread, right to the edges.',
      '{names} bipped once, from pure admiration.',
      { text: '{names} swept together the crumbs, one command at a time.', needs: ['hands'] },
      { text: '{names} cleared the plate a path, between the jars.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar went back to the shelf and the spoon into the drawer. The loaf would always have a dip in the middle.',
    '“Wash,” said {H} to {H}’s own hands, and they washed. “Lie down,” said {H}, and “cover up,” and every bit of it was done. The last order was a long one, and {H} left off in the middle.'
  ],
  last: [
    'The last order was carried out all the same. {H} slept, from top to toe.',
    '“Bip,” said {H} into the pillow, and was asleep. It was done.'
  ]
})
