import { wishPlot } from '../wish-plot.ts'

export const softPlay = wishPlot({
  id: 'wish-soft-play',
  beginsElsewhere: true,
  wishes: ['soft play', 'softplay', 'soft-play', 'ball pit', 'ballpit', 'ball pool', 'ballpool', 'ball pond', 'play centre', 'play center', 'soft play centre', 'soft play party', 'indoor playground', 'indoor play', 'play barn', 'wacky warehouse', 'gymboree'],
  except: ['dough', 'bouncy', 'trampoline', 'dog', 'cat', 'football', 'swimming', 'lonely', 'scared', 'afraid', 'bitten', 'pushed', 'fell', 'hurt'],
  answers: ['party', 'slide', 'balls', 'hiding', 'hide', 'seek', 'socks', 'big', 'fun', 'birthday', 'friends', 'jumping', 'jump', 'morning', 'day', 'first'],
  moods: ['first', 'waiting'],
  out: true,
  company: ['slide'],
  about: 'In the ball pit the hero learns to hide so well that nobody comes, and counts three feet.',
  titles: ['Three Feet', 'Right Under the Balls', '{H} at the Bottom', 'Your Knee’s Out', 'Two Feet and One More'],
  want: [
    {
      id: 'a-knee',
      A: 'partner',
      paragraphs: [
        'At the soft play you got an orange band for your wrist. Your shoes went into a box. {H} ran past the rollers and the wobbly bridge, right to the ball pit. {H} wanted to hide in there so well that not even a toe stuck out.',
        '“You count,” said {H}. {A} had hoped to sit down somewhere with a drink. {A} counted to ten behind a foam tree. “Found you,” said {A}. “Already?” “Your knee’s out.”'
      ]
    }
  ],
  way: [
    {
      id: 'other-knee',
      A: 'partner',
      paragraphs: [
        '{H} pushed the knee down, and up came the other one. {H} pushed down both of them, and up came the tummy. “Found you,” said {A}. The balls rolled off, red and blue and yellow. As soon as {H} moved, they rattled and told everybody.',
        '“They’ve got nothing in them but air,” said {A}. “They get out of the way of everything that’s pushed. You’re sitting. You’ve got to be flat.” {H} picked one ball out of {H}’s collar and thought about it.'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were socks of every kind in that place. Some had grips underneath, and some had a hole with a toe in it, looking out. {A}’s did not match. “I didn’t know that we were going to take our shoes off,” said {A}.',
        '{H} knew a girl by her strawberries, and a father by his reindeer. He had climbed over the rollers with them three times. “He thinks it’s winter,” said {H}.'
      ]
    },
    {
      id: 'rollers',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before the slide you had to get in between two big rollers, and they turned. {H} went through like a letter. Then {A} put in one arm and one shoulder, and there it stopped.',
        '“Push,” said {A}. {H} pushed at one end, and went round to pull at the other. The rollers gave a squeak. Then they let go, and {A} lay on the mat, a good deal longer than before. “I’ve been ironed,” said {A}.'
      ]
    },
    {
      id: 'slide',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The wavy slide had four lanes, and the rule was feet first. {H} and {A} sat side by side at the top. “On three,” said {H}. Socks are fast. {H} was down on two and a half.',
        '{A} arrived some time later, in a sitting position, with a great crackling. “It’s the jumper,” said {A}. All of {A}’s hair stood up. {H} put out one finger to feel it, and it went snap.'
      ]
    },
    {
      id: 'net',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Through the net you could look into the café. Grown-ups sat there in front of their cups and waved at the wrong children. “Mine was in blue,” said somebody. They were all in blue.',
        '{H} hung on the net with both hands and pushed {H}’s nose through one square. It just fitted. {A} did the same next door. “We’re in the zoo,” said {A}. A very small boy in there pointed at them. “Monkeys,” he said.'
      ]
    },
    {
      id: 'foam-bricks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There were foam bricks, as big as a bread bin, and so light that you could carry four. {H} built a wall. {A} leaned on it. After that {A} lay on the mat with the wall on top.',
        '“Are you hurt?” asked {H}. “You can’t be, here,” said {A} from underneath. “It’s rather cosy. Would you put another one on?” {H} did. It was the first wall that had ever been asked for more.'
      ]
    },
    {
      id: 'lost-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        'If you dig in a ball pit, you find something. {H} found a hair clip with a cherry on it. {A} found a sock, and it was stiff. A bit further down there were a dummy, a plastic crown, and a very old crisp.',
        '“Once they emptied it,” said {A}, “and there was a whole birthday cake at the bottom.” “Is that true?” asked {H}. “No,” said {A}. “But they wash the balls in a machine. It’s got a long snout, and sucks them in.”'
      ]
    },
    {
      id: 'cannon',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Has anybody got a blue one?” called {A}. {A} had made a rule that {A} only threw blue. {H} handed up a blue one, and one more. They flew in an arch, and one of them landed in a hood.',
        'The hood belonged to a man with a cup. He went all the way round the café, and sat down, and drank. He never noticed it. “Now it’s out,” whispered {A}. “It’s going home with him on the bus.”'
      ]
    },
    {
      id: 'bridge',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the wobbly bridge nobody can walk like a king, but {A} tried to. {A} held on to nothing, and nodded to the left and the right. Then somebody small got on at the other end, and jumped.',
        '{A} sat down, stood up, and sat down, all of it very quickly. “I meant to do that,” said {A}. “Which time?” asked {H}.'
      ]
    },
    {
      id: 'flatfish',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s a fish that can do it,” said {A}. “It lies on the bottom, and shakes itself. Then the sand falls on top, and there are only two eyes left.” “With sand that’s easy,” said {H}. “It stays where it’s put.”',
        'They practised the shaking on a mat, where you could see what it looked like. You had to do it from the tummy outwards. “I look like a jelly,” said {A}. “That’s the right way,” said {H}.'
      ]
    },
    {
      id: 'green-light',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Every half hour they called out a colour, for the wristbands. “All greens, please! Time to go home!” {H} looked at {H}’s wrist. It was orange. {A} looked as well, rather hopefully. It was still orange.',
        'The greens came out of all the holes, and were as hot as rolls. One of them was carried, and had gone stiff as a board. “I live here,” said the stiff one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Nobody without socks was let in past the shoe box. So {A} stayed there, by the bench. From that place {A} had seen a great many feet go in, and hardly any come out.',
        '“We’re still here!” called {H} through the net. One ball had got away and lay beside {A}. Nobody had told {A} what it was for. {A} was quite sure that it was for {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had hay,” said {S}. “It was in a barn, and you jumped in, and then you were in it.” “Was it soft?” asked {A}. “It was soft on top. Further in there was a hen.”',
        '{S} let one hand go down among the balls, and felt around with great care. There was no hen. “They’ve thought of everything,” said {S}. “But hay never cost a ticket. It only itched.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a shark, and went round the edge of the pit with one hand on {S}’s head. “Is anybody swimming?” asked the shark. “I am,” said {A}, and kicked a little. Balls flew up on all sides.',
        'The shark dived. For a moment you saw nothing but its feet, with bees on the socks. Then it came up in the very same place. “You can’t get along down there,” said the shark. “I only went deeper.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'For the smallest there was a corner of its own, with a mirror on the floor. {A} sat in that and had met somebody. It was a very friendly baby, and it was licking the mirror from the other side.',
        '{H} rolled a ball over. {A} looked at it. The other baby looked at one too. Neither of them wanted to take the other one’s, and so it lay there.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '{A} had been to another one, where the slide was black and you needed a mat. “Is it better there?” asked {H}. {A} lay back and let the balls roll in at {A}’s collar.',
        '“It’s higher,” said {A}. “But here you can hear it inside your head.” They lay down with one ear on the bottom. All the feet in the house were going over the floor. It was like rain with heels.'
      ]
    },
    {
      id: 'flat',
      A: 'partner',
      paragraphs: [
        '“Go and count again,” said {H}. “To thirty.” {A} went off, slowly. {H} lay down flat, with nose and mouth up, and did not push at all. {H} only shook a little, like a jelly. First the feet went, and then the knees. Then the balls closed, red and blue.',
        '“Coming!” called {A}. Somebody waded past, quite near. “Where can {H} be?” Then it was quiet.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-feet',
      A: 'partner',
      paragraphs: [
        '{H} waited. Nobody came, and it was a little dull. {H} moved one foot, and it touched a foot. That was {H}’s other one. But on the far side of that there was another. {H} counted. There were three.',
        '“Who’s that?” whispered {H}. “It’s me,” whispered the balls. Right beside {H} an eye came up, and it was {A}’s. “I looked and looked,” said {A}, “and then I had to lie down.”'
      ]
    },
    {
      id: 'sounds-below',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They stayed where they were, for it was a good place. If you breathed in, some of them clicked. If you breathed out, they clicked back. “There’s one in my sleeve,” said {A}. “Is it cold?” “Not any more.”',
        '“What colour is it?” asked {H}. {A} held it up to one eye. Down there they were all the colour of the one on top.'
      ]
    },
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        '“All oranges, please!” called a woman at the edge. “Time to go home.” She looked over the pit from one end to the other. “I think it’s empty,” she said, and switched off a lamp.',
        '“Shall we?” whispered {H}. They sat up, very slowly, and the balls ran off them on all sides. “Good gracious,” said the woman, and gave them their shoes. In one of {A}’s there was a blue ball.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled down the soft ramp, and stayed there for a bit.',
      '{names} got lost among the rollers, and came out at the beginning.',
      { text: '{names} put the shoes in the box, toes to the wall.', needs: ['hands'] },
      { text: '{names} saved a table by the jug, with three cardigans.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in balls up to the neck, and everything rattled.',
      '{names} waded past, on the way to somewhere else.',
      { text: '{names} threw back a yellow one, and two came in return.', needs: ['hands'] },
      { text: '{names} pulled a ball from a jumper, and another one behind it.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down flat too, under a good deal of red.',
      '{names} breathed through a gap between two blues.',
      { text: '{names} raised one orange band above the balls, and drew it in again.', needs: ['hands'] },
      { text: '{names} found a foot, and shook it politely.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home one more ball fell out of {H}’s trouser leg, and it was red. It lay on the windowsill, to be taken back next time.',
    'Then {H} washed, and the socks could have stood up by themselves. {H} lay down quite flat, and shook a little, till the blanket closed on all sides.'
  ],
  last: [
    'Two feet lay at the end of the bed, and no more than two, and {H} was asleep.',
    'Nothing showed but a nose, and somewhere behind it {H} was asleep.'
  ]
})
