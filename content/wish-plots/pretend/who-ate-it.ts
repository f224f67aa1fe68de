import { wishPlot } from '../wish-plot.ts'

export const whoAteIt = wishPlot({
  id: 'wish-who-ate-it',
  wishes: ['stolen cookies', 'stolen cookie', 'stolen biscuits', 'stolen biscuit', 'missing biscuits', 'missing biscuit', 'missing cookies', 'missing cookie', 'cookie thief', 'biscuit thief', 'cookie mystery', 'biscuit mystery', 'stole cookies', 'stole biscuits', 'took cookies', 'took biscuits', 'ate cookies', 'ate biscuits', 'eaten biscuits', 'eaten cookies', 'cookie jar', 'biscuit tin', 'mystery', 'mysteries', 'whodunnit', 'whodunit', 'clues'],
  except: ['falcon', 'owl', 'parrot', 'rabbit', 'kitten', 'teddy', 'toy', 'bunny', 'lost', 'dinosaur', 'dinosaurs', 'glass', 'ghost', 'haunted', 'sweets', 'box', 'machine', 'scooby', 'ballet', 'pizza', 'present', 'blue', 'eye', 'monster', 'dog', 'cat', 'puppy', 'mouse', 'sandwich', 'baking', 'tour', 'blues', 'van', 'sick', 'ill', 'allergic', 'hungry', 'sock', 'socks', 'shoe', 'island', 'murder', 'dead', 'body'],
  answers: ['detective', 'detectives', 'solve', 'solves', 'solving', 'solved', 'clue', 'case', 'missing', 'stolen', 'stole', 'thief', 'thieves', 'who', 'took', 'ate', 'eaten', 'find', 'finds', 'finding', 'out', 'great', 'little', 'clever', 'play', 'playing', 'jar', 'tin', 'cookie', 'cookies', 'biscuit', 'biscuits', 'chocolate', 'all', 'last', 'gone', 'kitchen', 'funny', 'puzzle', 'from', 'whole'],
  moods: ['lost', 'quarrel'],
  company: ['biscuits', 'chocolate', 'tin', 'thief', 'moth', 'kettle'],
  about: 'Half the biscuits are gone and the chocolate has been licked off the rest, and each clue is true, and nobody has done it.',
  titles: ['Four Out of Eight', 'The Thief Who Took Just Half', 'Nobody Did It', 'As Heavy as the Jam', '{H} and the Biscuit Tin'],
  want: [
    {
      id: 'just-half',
      A: 'partner',
      paragraphs: [
        'That morning {H} had packed eight biscuits into a tin, with chocolate on top. They lay two and two, chocolate to chocolate, so that nothing got scratched. In the evening {H} took off the lid, and there were four.',
        '“That’s a mystery,” said {A}. “Who takes just half?” {H} lifted one out, and then it got worse. There was no chocolate on it, on top or underneath. It was the same with all of them. “Somebody’s stolen four,” said {H}, “and licked the others!” {H} wanted to know who.'
      ]
    }
  ],
  way: [
    {
      id: 'mouths',
      A: 'partner',
      paragraphs: [
        'The first clue would be chocolate on somebody. They looked at every mouth by the lamp, and {A}’s came first. There was toothpaste in one corner. Then {A} looked at {H}’s. There was a bit of pea.',
        '“There aren’t any crumbs either,” said {A}, on hands and knees. “Who can eat four biscuits and not drop one crumb?” They knew of nobody.'
      ]
    },
    {
      id: 'kettle-and-moth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} made a list of all those who had been in the kitchen. {H} had, and {A} had. So had the kettle, and so had a moth. They took the kettle first. “It was boiling,” said {A}. “It’d have told us.”',
        'That left the moth. “They eat jumpers,” said {H}. “Have you ever seen one eat a biscuit?” {A} looked down at {A}’s sleeve. “They don’t let you see,” said {A}. In the end it was crossed out, and flew round the lamp for joy.'
      ]
    },
    {
      id: 'tonk',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a witness, and that was the tin. {H} knocked on it. “One knock for yes,” said {H}. “Was it somebody big?” “Tonk,” said the tin. “Was it somebody small?” “Tonk.” “Was it nobody?” “Tonk.”',
        '“It says yes to everything,” said {A}. “It only wants to please.” {A} knocked on the lid as well. That said tink, but nobody had agreed on what tink was.'
      ]
    },
    {
      id: 'the-trap',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A thief comes back for the rest. So they laid a thread across the floor, and hung a spoon on it. Then they hid behind the door, one above the other. They had not been there long. Ting!',
        '{H} was out first. There hung the spoon. The thread went back round the door, to {A}’s big toe. “Got you,” said {H}. “I was with you the whole time,” said {A}. “So was the thief,” said {H}.'
      ]
    },
    {
      id: 'how-long-a-lick',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How long does it take to lick off that much?” asked {H}. They tried it with two spoons of jam, one each, and {A} counted in between. It took to forty. Afterwards the spoons were wet, and so were two chins.',
        '{H} laid one finger on a biscuit, and then {A} did. It was as dry as a brick. “That wasn’t a tongue,” said {A}. “Or it was a very tidy one,” said {H}, and wrote that down.'
      ]
    },
    {
      id: 'dear-thief',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The thief’s a polite one,” said {A}. “It’s left half, and it’s put the lid on again.” So {H} wrote to it politely. “Dear thief,” {H} wrote, “please bring back the four biscuits. You can keep the chocolate.” {A} looked over one shoulder. “Say that we aren’t cross,” said {A}.',
        '“We aren’t very cross,” {H} put, to be exact. They laid the letter by the tin. There was no answer. “It can’t write,” said {A}. “It’s got its hands full.”'
      ]
    },
    {
      id: 'as-it-must-have-been',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They went through it all, as it must have been. {A} was the thief, and {H} was the tin, and had a hat on. The thief crept up. It looked left and right, and lifted the hat. “What can you see?” whispered the tin. “Hair,” whispered {A}.',
        '“And now you’ve got to take half.” {A} looked at it from all sides. “I don’t know where to begin,” said {A}, and put the hat back. “I’m not made for this.”'
      ]
    },
    {
      id: 'owns-up',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It was me,” said {A}, “so that it’s over and done with.” {H} took out a pencil. “When was it?” “At night?” asked {A}. “They were still there at breakfast.” “Then it was after breakfast.” “And where are they now?”',
        '{A} thought for a long time. It’s hard to own up to a thing that you know nothing about. “You’ve got to go home,” said {H} kindly. “You’re not a suspect any more.”'
      ]
    },
    {
      id: 'pet-finds',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} has a better nose than anybody. {H} held out a biscuit to be smelled. “And now find the other four,” said {H}. {A} sniffed, and thought, and sat down in front of the tin.',
        '“No, not there,” said {H}. “Find the chocolate.” {A} looked at the tin. {H} turned {A} round, to face the door. {A} came round again by itself, like a compass, and looked at the tin. “It hasn’t understood,” said {H}.'
      ]
    },
    {
      id: 'elder-plums',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a thief like that at home,” said {S}. “There was a bowl of plums on top of the cupboard, and each day there was one less.” “Who was it?” asked {A}. “They never found out,” said {S}. “It was too high up for us children. They asked everybody tall.”',
        '{A} looked at {S} rather hard. “And how did you get up there?” “I didn’t,” said {S}. “I had a friend with a broom.”'
      ]
    },
    {
      id: 'child-lion',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“It was a lion,” said {S}. “I saw it.” {A} sat down with the pencil. “What did it do?” “It came in, and it wiped its feet. Then it had four.” “Why didn’t it have eight?” “It was a small lion,” said {S}.',
        '{A} wrote that down. “And where is it now?” {S} pointed under the table. They bent down, and there was nothing. “It’s very good at that,” said {S}.'
      ]
    },
    {
      id: 'baby-hands',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had to show both hands, back and front, and then between the fingers. There was carrot, and some fluff, and half a raisin. “No chocolate,” said {H}, and gave back the hands.',
        '{A} looked into them, and was sorry too. Then {A} held them out again, in case there was some this time.'
      ]
    },
    {
      id: 'likes-it-warm',
      A: 'partner',
      paragraphs: [
        '“Where was it done?” asked {A}. {H} showed the place. The tin had been on the shelf over the radiator all day. It was still a little warm. “Then the thief likes to be warm,” said {H}. They thought of everybody who did. It was everybody.'
      ]
    },
    {
      id: 'as-heavy-as-jam',
      A: 'partner',
      paragraphs: [
        'They gave it up. {A} took the tin in one hand and the jam in the other, to put them away. “That’s funny,” said {A}. “This morning they were as heavy as each other. And they still are.” {H} tried it. It was true. “If four are gone,” said {H}, “it ought to be lighter. Then they can’t be gone!”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-side',
      A: 'partner',
      paragraphs: [
        '{H} took one out again. They had looked at the top and the bottom. Now {H} looked at the side. It was rather thick, and round its middle went a brown line. {H} held on above and below, and turned. Crack! There were two, and there was all the chocolate.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the chocolate each one had the print of the other. “So you could tell who goes with whom,” said {A}, and held one against the next. It did not fit. {H} gave it a little turn. Then it did.',
        '“They’d find each other again in the dark,” said {H}. “They did find each other in the dark,” said {A}. “The lid was on.”'
      ]
    },
    {
      id: 'the-report',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wrote down how it had all been. “Stolen, none,” {H} wrote. “Licked, none. Thief, none.” {A} read it through. “It’s a bit short,” said {A}, “for such a big mystery.” So {H} put in the toothpaste and the pea.',
        'Then they both signed it. {A}’s name went over the edge, because there was so little else to fill the page.'
      ]
    },
    {
      id: 'nobody-did-it',
      A: 'partner',
      paragraphs: [
        '“The biscuits were warm,” said {H}, “and the chocolate went soft. And then it got cool, and there they stuck.” Every clue was right, and nobody had done it. “I looked into your mouth for nothing,” said {H}. “So did I into yours,” said {A}, and they both said sorry.',
        'Crack, went the next two, and the next. The last two held on so hard that they would not come apart. {H} began on one side and {A} on the other.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look into the tin, and looked innocent.',
      '{names} sniffed at the lid, and said nothing.',
      { text: '{names} counted too, with one finger, and it stayed at four.', needs: ['hands'] },
      { text: '{names} held up the lid, to see if the rest was stuck to that.', needs: ['hands'] }
    ],
    way: [
      '{names} opened wide as well, and there was only tongue.',
      '{names} looked under the table, and came out with fluff.',
      { text: '{names} turned out every pocket, and found a peg.', needs: ['hands'] },
      { text: '{names} felt the shelf with a flat hand, and nodded.', needs: ['hands'] }
    ],
    turn: [
      '{names} came nearer at the crack.',
      '{names} breathed in, and there was no doubt about the chocolate.',
      { text: '{names} counted up to eight, and shook hands with everybody.', needs: ['hands'] },
      { text: '{names} held the lamp, so that the brown line could be seen.', needs: ['hands'] }
    ]
  },
  bed: [
    'What was left went back into the tin, with paper in between. The tin stood by the window now, where it was cool.',
    '{H} washed off the only chocolate of the evening. Then {H} lay down, close to the pillow. Soon it was as warm there as on the shelf.'
  ],
  last: [
    'Warm and soft, and stuck to the pillow on one side, {H} was asleep.',
    'Nobody had done it, and nobody was missing, and {H} was asleep.'
  ]
})
