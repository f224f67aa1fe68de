import { wishPlot } from '../wish-plot.ts'

export const clock = wishPlot({
  id: 'wish-clock',
  wishes: ['clock', 'clocks', 'cuckoo clock', 'cuckoo clocks', 'cuckoo', 'grandfather clock', 'wall clock', 'hall clock', 'tick tock', 'ticktock', 'tick tock clock', 'pendulum', 'clock stopped', 'clock ticking', 'clock hall', 'reloj', 'relojes', 'relógio', 'horloge', 'pendule'],
  except: ['night off', 'switched off', 'alarm', 'kitchen', 'tower', 'gro', 'groclock', 'sleep', 'sleeping', 'bunny', 'sun', 'speaking', 'biological', 'change', 'changes', 'changing', 'time', 'telling', 'mouse', 'hickory', 'crocodile', 'captain', 'hook', 'died', 'dead', 'hospital', 'nest', 'egg', 'eggs', 'bird', 'watch', 'machine'],
  answers: ['old', 'tick', 'ticks', 'ticking', 'tock', 'stopped', 'stops', 'stop', 'slow', 'late', 'broken', 'wind', 'winding', 'wound', 'strike', 'strikes', 'striking', 'chime', 'chimes', 'hands', 'wall', 'hall', 'grandfather', 'big', 'loud', 'six', 'works', 'working', 'o’clock'],
  nothingElse: true,
  company: ['hall', 'cuckoo', 'pendulum', 'coats', 'clock', 'door'],
  about: 'The cuckoo clock stops before it gets to six, for it goes as if it had a stone in its shoe; it has to be hung by ear, and then it looks crooked.',
  titles: ['A Stone in Its Shoe', 'Four Minutes to Six', 'It Doesn’t Sound Straight', '{H} Walks to the Clock', 'Tick, Tock, and a Gap'],
  want: [
    {
      id: 'five-to-six',
      A: 'partner',
      paragraphs: [
        'At six the cuckoo would come out of the clock in the hall, and call six times. {H} had been standing there since half past five, so as not to miss it. At five to six the clock stopped.',
        '“Give it a push,” said {A}. {H} pushed the pendulum. “Tick-tock,” said the clock, and then there was a gap, and then it said “tick-tock”. At four minutes to six it stopped again. {H} wanted that clock to get to six.'
      ]
    },
    {
      id: 'behind-its-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it do in there all day?” asked {H}. They looked at the little door. It was no bigger than a biscuit, and it had no handle, at least on this side. “It waits,” said {A}. “It comes out at five, says it five times, and goes in again and waits for six.”',
        '“And now six isn’t coming,” said {H}. Nobody had told the cuckoo. It was standing there in the dark on one note, all ready.'
      ]
    }
  ],
  way: [
    {
      id: 'round-by-hand',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could push the big hand,” said {H}, “as far as the top.” “Then the cuckoo comes out,” said {A}, “and says that it’s six, and it isn’t.” They thought of the cuckoo. It had never told anybody a thing that was not true.',
        '{H} put both hands behind {H}’s back. “It’s got to come by itself,” said {H}. “Or it would find out, and not believe us any more.”'
      ]
    },
    {
      id: 'wound-up',
      A: 'partner',
      paragraphs: [
        '{H} pulled on the chains, until both the weights hung up high. {A} blew the dust off the hands. {H} knocked on the little door, and called, “Nearly!” Then they gave the pendulum a harder push. Tick-tock, gap, tick-tock, gap, went the clock. It got to three minutes to six, and there it stood.'
      ]
    },
    {
      id: 'you-be-the-pendulum',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll do it for it,” said {A}, and was the pendulum, with both arms down. “Tick,” said {A}, over to this side, and “tock” over to that. {H} stood next to the clock and moved nothing at all, because {H} was the hands.',
        'It is hard work to be a minute. After the first {A} had to lean on the wall. “How many to go?” asked {A}. “Two,” said the hands. “But you can’t stop, or I can’t get on.”'
      ]
    },
    {
      id: 'fir-cones',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The two weights were made like fir cones, only of iron. {H} lifted one a little from below. “It’s as heavy as a loaf,” said {H}. “It needs to be,” said {A}. “It goes down a bit with every tick. That’s what the clock lives on.”',
        '“And when it’s at the bottom?” “Then the clock’s eaten it all up, and you have to pull it up again.” {H} looked at the cones. They hung right at the top. It was not that, then. It had its plate full.'
      ]
    },
    {
      id: 'the-long-three',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At six {A} was supposed to lay the table. {A} looked at the clock, and sat down on the chair in the hall. {A} looked at it again, and put up both feet. “Still three minutes,” said {A}. “I’ve never had such long ones.”',
        '“They don’t count,” said {H}. “It’s only the same one, again and again.” {A} shut both eyes. “It’s a very good one, though,” said {A}.'
      ]
    },
    {
      id: 'in-the-woods',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A real cuckoo never builds a nest,” said {A}. “It lays its egg in somebody else’s.” {H} looked at the little house, with its roof, and its leaves, and the door. “Then whose is this?” asked {H}.',
        'It had to belong to somebody smaller, who had come home and found a cuckoo in it. “And it’s been there ever since,” said {A}. “It only opens the door to say what time it is.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'At five {A} had been under the little door, and looked up at the right time. Now {A} was there again, for six. {A} had never once been late.',
        '“It’s stopped,” said {H}. {A} looked at the door, and at {H}, and then at the door. It had a good deal of trust in that clock, and sat on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '“Ours was always twenty minutes fast,” said {S}. “My mother liked it so. Then she could look at it and get a fright, and have twenty minutes left to enjoy.” “Did she never forget?” asked {A}.',
        '“Once my father put it right, to be kind,” said {S}. “We missed the bus and the bread and the whole of a concert. She put it wrong again, and after that we were on time.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} got into the cupboard in the hall, and shut the door. “I’m the cuckoo,” said the cupboard. “You’ve got to tell me when.” “It’s three minutes to,” said {A}.',
        'They waited. “And now?” asked the cupboard. “Three minutes to.” It breathed in there for a bit. Then the door flew open. “Cuckoo!” shouted {S}. “I couldn’t keep it in.”'
      ]
    },
    {
      id: 'a-stone-in-its-shoe',
      A: 'partner',
      paragraphs: [
        '{A} pushed the pendulum once more, shut both eyes, and listened. “It goes as if it had a stone in its shoe,” said {A}. {H} walked down the hall in time to it. One step was short and one was long, and at the fifth {H} was in among the coats. “No wonder it gives up,” said {H} from in there.',
        '{A} watched the pendulum. “It’s got a long way to the left,” said {A}, “and to the right it’s short and uphill. But it’s hanging straight.” {H} looked, and the clock was as straight as the door. “It doesn’t sound straight,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-ear',
      A: 'partner',
      paragraphs: [
        '{H} fetched the wooden spoon, laid it against the bottom of the clock, and shut both eyes. {H} pushed a little. Tick-tock, gap. {H} pushed a little more. Tick, tock, small gap. {H} gave it one last push, no thicker than a coin. “Tick,” said the clock. “Tock. Tick. Tock.”',
        '{H} walked in time to that, all down the hall with both eyes shut, and met no coats. The clock went past two minutes to six, and past one. Something clicked. The door flew open, and out came the cuckoo, and called six times, and bowed.'
      ]
    },
    {
      id: 'too-far',
      A: 'same',
      spare: 7,
      paragraphs: [
        'To make sure, {H} pushed the clock once more, and that was once too many. “Tock-tick,” it said, and then there was the gap. “Now the stone’s in the other shoe,” said {A}.',
        '{H} went back by a hair. You can’t see a hair, but you can hear it. “There,” said {H}. They both stood still, and listened to somebody walk along with nothing in either shoe.'
      ]
    },
    {
      id: 'waltz',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The clock was so even now that you could do anything to it. They brushed the coats to it, one to each tock. They went up and down the hall on it, arm in arm, and turned round at the door.',
        '“What was it you could do to the other one?” asked {A}. {H} thought of the short step and the long one. {H} hopped. “You could be a hare,” said {H}. Nobody could be a hare to this. It was more for people with hats.'
      ]
    },
    {
      id: 'its-feet',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Did you see its feet?” asked {A}. “It hasn’t got any,” said {H}. “It’s on a stick.” {H} had had a good look, at the fourth call. It had one blue eye on this side, and its beak was a bit chipped.',
        '“That’s from the door,” said {A}. “It must have come out once before it was open.” They agreed that it was a very willing bird.'
      ]
    },
    {
      id: 'who-counts',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“That was seven,” said {A}. “It was six,” said {H}. “I counted on my fingers.” {A} had counted in {A}’s head, and something else may have been in there. They could not ask the cuckoo, which had gone in.',
        '“We’ll have to wait for the next one,” said {A}. “That’ll be seven,” said {H}. “There you are,” said {A}. “I was only early.”'
      ]
    },
    {
      id: 'inside-the-beat',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When {H} laid one ear on the wall, the whole wall ticked. It ticked in the door, and a little in the mirror. {A} listened at the other end of the hall, where the umbrellas were. “It’s here as well,” called {A}.',
        'All that time it had gone through the house with a stone in its shoe. Nobody had noticed. They had only been a bit in a hurry, and then a bit not.'
      ]
    },
    {
      id: 'the-heart',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} put one hand on {H}’s front, to find out how it went in there. “Tock-tock,” said {H}. “Tock-tock. I’ve got the gap too!” {A} felt the same place on {A}, and nodded. “That one’s meant to,” said {A}. “It’s got two rooms, and shuts one door after the other.”',
        '{H} was glad to hear it. “And nobody needs to push me with a spoon,” said {H}.'
      ]
    },
    {
      id: 'crooked',
      A: 'partner',
      paragraphs: [
        '“But now it looks crooked,” said {A}, with one eye shut. “It doesn’t sound crooked,” said {H}. {A} went on looking, and could not leave it alone. So {H} took the spoon once more, and pushed at the picture beside it. Then that was crooked as well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the little door, which looked at nobody.',
      '{names} waited too, without being told what for.',
      { text: '{names} dusted the little roof, in case that was what it needed.', needs: ['hands'] },
      { text: '{names} held up six fingers, ready to be counted down.', needs: ['hands'] }
    ],
    way: [
      '{names} rocked along with the clock, and stopped at the gap.',
      '{names} came out of the coats on the other side.',
      { text: '{names} shook out both shoes, to be of help.', needs: ['hands'] },
      { text: '{names} held the chains out of the way, like curtains.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the first cuckoo, and knew about the other five.',
      '{names} answered it once, and so it was nearly seven.',
      { text: '{names} pushed a finger along the mat, and it was straight.', needs: ['hands'] },
      { text: '{names} turned one coat on its peg, to match the picture.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back to the others. In the hall hung the picture and the clock, each as crooked as the other.',
    'Then {H} washed, and walked to bed, one foot to each tick, and got there on a tock.'
  ],
  last: [
    'Tick, tock, with no gap left to stay awake in, and {H} was asleep.',
    'Behind the little door it was quiet for another hour, and {H} was asleep.'
  ]
})
