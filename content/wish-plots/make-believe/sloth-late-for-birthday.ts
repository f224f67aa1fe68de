import { wishPlot } from '../wish-plot.ts'

export const slothLateForBirthday = wishPlot({
  id: 'wish-sloth-late-for-birthday',
  wishes: ['sloth birthday', 'sloth late birthday', 'sloth late for his own birthday', 'sloth late own birthday', 'sloth late for his birthday', 'sloth late for her birthday', 'sloth late birthday party', 'sloth late party', 'sloth birthday party', 'sloth party', 'sloth birthday cake', 'sloth birthday invitation', 'sloth birthday presents', 'sloth birthday present', 'sloth missed birthday', 'sloth missed his own party', 'sloth too slow birthday', 'sloth slow birthday', 'sloth slow party', 'sloth always late birthday', 'sloth never on time birthday', 'sloth invited', 'sloth invites', 'sloth invitation', 'sloth cake', 'sloth candles', 'sloth presents', 'sloth turns seven', 'sloth turns one', 'sloth bday', 'sloth’s birthday', 'sloths birthday', 'sloth own birthday', 'sloth surprise party', 'sloth forgot birthday', 'sloth forgets birthday', 'sloth guest party', 'sloth late guests', 'faultier geburtstag'],
  answers: ['sloth', 'sloths', 'birthday', 'birthdays', 'bday', 'party', 'parties', 'cake', 'cakes', 'candle', 'candles', 'present', 'presents', 'balloon', 'balloons', 'invitation', 'invited', 'invites', 'invite', 'guest', 'guests', 'own', 'late', 'later', 'lateness', 'early', 'time', 'on', 'hour', 'hours', 'slow', 'slowly', 'because', 'so', 'such', 'was', 'were', 'celebrates', 'celebrate', 'celebration', 'nobody', 'everyone', 'everybody', 'clock', 'branch', 'minutes', 'slowest', 'too', 'always', 'never', 'every', 'hurry', 'hurries', 'rush', 'misses', 'missed', 'miss', 'nearly', 'almost', 'forgot', 'forgets', 'arrives', 'arrive', 'comes', 'came', 'gets', 'there', 'turns', 'turned', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'tree', 'jungle', 'rainforest', 'hang', 'hangs', 'hanging', 'line', 'upside', 'leaf', 'leaves', 'sleepy', 'sleeps', 'asleep', 'lazy', 'green', 'friendly', 'kind', 'funny', 'silly', 'little', 'baby', 'old', 'surprise', 'friends', 'friend', 'animals', 'waits', 'waiting', 'day', 'evening', 'morning', 'today', 'tomorrow', 'home', 'house', 'mum', 'mom', 'dad', 'sister', 'brother'],
  except: ['school', 'ill', 'sick', 'hurt', 'dead', 'died', 'zoo', 'bully', 'teased', 'nobody came', 'no one came', 'olympics', 'race', 'cheetah', 'cried', 'crying', 'dentist', 'bus', 'train', 'ice age', 'grandma’s', 'grandad’s'],
  moods: ['late', 'waiting', 'change', 'first'],
  company: ['sloth', 'line', 'table', 'cake', 'clock', 'chair', 'present', 'window', 'leaf', 'lettuce', 'radish', 'peg', 'party', 'birthday', 'paper'],
  isTale: true,
  fed: true,
  about: 'A sloth is late for its own birthday, and turning the clock back only makes it take its time, until somebody asks at what hour it was born: before that hour it is nobody’s birthday at all.',
  titles: ['Late for Its Own Birthday', 'Half Past Seven', '{H} and the Guest on the Line', 'Everybody Else Was Early', 'Not Even the First Time'],
  want: [
    {
      id: 'on-the-line',
      A: 'partner',
      paragraphs: [
        '{H} had made a cake of seven lettuces, for a sloth had its birthday. The party was at three. At three the sloth came in at the window. It hung from a washing line that went right across to its chair. It came hand over hand, but the hands took their time.',
        '“Now it’s four,” called {H}. “You’re late for your own birthday.” “I’m hurrying,” said the sloth, and moved a claw. The cake was getting soft. “We can’t begin without the sloth,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'present-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held up a present, to make the sloth come quicker. It was long and thin, and wrapped in paper. “Guess,” said {H}. The sloth stopped to guess. It could not do both. “Is it a stick?” it asked, after a good while. It was.',
        '“You’ve guessed it,” said {H}, a little sadly. “I didn’t say so to be rude,” said the sloth. “I always hope for a stick.” It was so pleased that it had to hang still for five minutes, and be pleased.'
      ]
    },
    {
      id: 'when-it-set-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You should have set out sooner,” said {H}. “I set out on Monday,” said the sloth. From the tree to the ground had taken until Tuesday. On Wednesday it had crossed the grass. Halfway over it had rained, and the sloth had waited there till the other half was dry.',
        '“And today?” asked {A}. “Today I did the windowsill,” said the sloth. It sounded like a man who has run all the way. {H} measured the windowsill with one arm. It came to an arm and a bit.'
      ]
    },
    {
      id: 'clock-back',
      A: 'partner',
      paragraphs: [
        '{H} could not make the sloth faster. So {H} turned the clock back to three. “Look,” called {H}. “Now you’re on time.” The sloth turned its head, and that took two minutes. “Oh, good,” it said. “Then there’s no hurry.” It shut its eyes. A sloth does not let go when it sleeps, so it hung there like washing. When it woke up, it was really five. “Now it’s later than before,” said {A}.'
      ]
    },
    {
      id: 'party-goes-to-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Then the party can go to the sloth,” said {A}. {H} set the cake on a stool, and pushed it across until it was right under the sloth. “How nice,” said the sloth. It reached down with one long arm. The arm was on its way for so long that {H} went and fetched the juice.',
        'When the arm was down, the rest of the sloth had moved on, by a peg. The hand closed beside the cake. “I hadn’t thought that I’d be there already,” said the sloth. {H} pushed the stool back. The cake had lost a leaf.'
      ]
    },
    {
      id: 'other-comes-too-early',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had come in a paper crown, at a quarter to three. There was nothing to do. {A} played pass the parcel alone, and passed it to {A}’s other hand. “Where’s everybody else?” asked {A}. “On the windowsill,” said {H}.',
        '“I’m coming,” called the sloth. That was true. It had passed a peg. {A} took off the crown and hung it on the line, a bit ahead. So the sloth had something to get to.'
      ]
    },
    {
      id: 'pet-waits-below',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} sat under the washing line and looked up. There was something hairy above, and it moved, or perhaps it did not. {A} watched it with great care. Nothing happened. {A} looked away for a moment, to scratch. When {A} looked again, it was further on.',
        'It must have been a very quick one. {A} did not scratch again. “It’s playing Grandmother’s Footsteps,” said {H}. “Who is?” asked the sloth. It was not playing anything. It was late.'
      ]
    },
    {
      id: 'elder-a-late-train',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My own birthday cake once came on a train,” said {S}, “and the train was a day late.” “Did you wait?” asked {A}. “We had the party with a potato,” said {S}. “We sang to it. The next day the cake came, and I was seven and a day.”',
        'The sloth hung above them and thought about it. “Was the potato cross?” it asked. “It was boiled,” said {S}, “but not until the cake was there. It had been a guest.”'
      ]
    },
    {
      id: 'child-musical-sloth',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Let’s play musical statues, with the sloth,” said {S}. {A} sang, and stopped. {S} wobbled. The sloth did not wobble. It had not wobbled while there was singing either. “You’re out,” {A} told {S}.',
        'They played it three more times. The sloth won each round, and did not know of it. “Did I do anything?” it asked. “No,” said {S}. “You did it best of all.” So it got the prize, which was a radish, and it got it before the party.'
      ]
    },
    {
      id: 'half-past-seven',
      A: 'partner',
      paragraphs: [
        '“I’m sorry,” said the sloth. “I’ve been late for every birthday. I was late for the first one too. My mother waited on our branch all day.” “When did you come?” asked {A}. “In the evening,” said the sloth, “at half past seven, with the frogs.” {A} looked at the clock, and then at {H}. “And what was there at three?” asked {A}. {H} thought of the branch, with only the mother on it. “Nothing,” said {H}. “At three you weren’t born yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'too-early',
      A: 'partner',
      paragraphs: [
        '“So it isn’t your birthday yet,” said {H}. “You aren’t late. We’re early.” {H} put a wet cloth on the lettuces, and they stood up again. The sloth came along hand over hand, and did not say sorry once. It passed the last peg as the sun went down. Its claws closed round the back of its own chair, and the clock struck half past seven. “Here it is,” said {A}. “Here I am,” said the sloth, and now it was its birthday.'
      ]
    },
    {
      id: 'when-were-you',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And when were you born?” the sloth asked {H}. {H} only knew the day, and looked at {A}. “Before breakfast, as far as I’ve heard,” said {A}, “or just after it.” “So when I wake up on my birthday, it isn’t yet?” asked {H}. “Not before the toast,” said {A}. “Until then you’re still last year’s, with your mouth full.”',
        '{H} wrote it down: no songs before the toast. The sloth found that very sensible. It had often been sung to too early, and had looked round to see who was meant.'
      ]
    },
    {
      id: 'song-in-its-time',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They sang for it. The sloth wanted to sing along, and did. When {H} and {A} had got to the end, the sloth was at the second word. They waited for it. They opened their mouths for the next word, and shut them, and opened them again.',
        '“It has more room, when you do it like this,” said {A}. “I never knew that there was a ‘to’ in it.” The sloth held the “to” for as long as it takes to peel an egg. At the end it stopped. “Whose birthday was it?” it asked. “I’d got quite lost.”'
      ]
    },
    {
      id: 'other-brings-the-hour',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} looked in because of the noise. “Has it begun?” asked {A}. “I thought that it had been at three.” “At three it hadn’t been born,” said {H}. {A} looked from the sloth to the clock, and sat down. {A} had never before been late for something that was early.',
        'The sloth held out a hand to be shaken. {A} shook it. A sloth takes a good hold, and it was a long good evening. {A} had the juice with the other hand.'
      ]
    },
    {
      id: 'first-leaf',
      A: 'partner',
      paragraphs: [
        'The sloth put the first leaf of the cake into its mouth. It chewed once, and outside it got dark. “When’s the party over?” {H} whispered. {A} looked at the seven lettuces. “At that rate,” said {A}, “just before the next birthday.” “Then you needn’t set out,” said {H} to the sloth. “You can stay here, and be on time.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the table, and kept the next chair free for the sloth.',
      '{names} kept an eye on the radish at the top of the cake.',
      { text: '{names} took a wet shirt off the line, to clear the sloth’s way.', needs: ['hands'] }
    ],
    way: [
      '{names} called to the sloth, and waited for the answer.',
      '{names} walked along under the line, and had to wait at each peg.',
      { text: '{names} moved a peg aside, and that saved the sloth a minute.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed at half past seven, like the frogs on the first evening.',
      '{names} leaned on the sloth, for it had such long fur.',
      { text: '{names} turned the sloth’s plate upside down, since the sloth was too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups were rinsed and the paper crowns were folded. The cake stayed where it was, for the sloth was still at the party.',
    '{H} washed and went to bed, and took a good long time over each step. It did not matter. Nothing began before breakfast.'
  ],
  last: [
    'In the dark the sloth chewed for the third time, and {H} was asleep.',
    'It was the sloth’s birthday until long after {H} was asleep.'
  ]
})
