import { wishPlot } from '../wish-plot.ts'

export const offDuty = wishPlot({
  id: 'wish-question-off-duty',
  tellsAny: 'question',
  asksOf: 'thing',
  moods: ['question'],
  partnerPlays: true,
  about: 'A thing has no time to answer, so the hero does its work for it; it has forgotten how by then, and the hero knows.',
  titles: ['Five Minutes Off', '{H} Takes Over', 'While {asked} Sat Down', 'Back at Work by Bedtime', 'Both Feet Up'],
  want: [
    {
      id: 'at-work',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. “It’ll know that best itself,” said {A}, and fetched {asked.stand}. That was {asked}. It was on duty {asked.where}. It {asked.does}.',
        '{H} asked it how it did that. “I can’t talk now,” said {asked}, in {A}’s voice. “I’m at work. If somebody took over for five minutes, I could think.” It had never had any.'
      ]
    }
  ],
  way: [
    {
      id: 'takes-over',
      A: 'partner',
      paragraphs: [
        'So {H} took over. {H} {asked.move}, and was {asked}. {A} gave the other one a cushion in the armchair. There it sat, with both feet up. It had to be told which they were.',
        [
          '“Now I’ve got time,” said {asked} from the armchair. “Let me see. {wrong.one}.” “{but.one},” said {H}, who was just doing it.',
          '“Now I’ve got time,” said {asked} from the armchair. “Let me see. {guess}.” “It doesn’t feel like it,” said {H}, who was just doing it.'
        ]
      ]
    },
    {
      id: 'what-do-you-do',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What do people do, when they’re off?” asked {asked}. “They put the kettle on,” said {H}. “And then?” “Then they look at it.” {asked} looked at the kettle, and the kettle looked back.',
        '“It’s at work too,” said {asked}. “I’d better not stare.” It turned to the wall, which had been off for years.'
      ]
    },
    {
      id: 'its-sound',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You’re too quiet,” called {asked}. “They’ll think I’m ill.” “{asked.sound},” said {H}. “Lower down,” said {asked}, “and not as if you were sorry.” “{asked.sound}!” said {H}.',
        'A saucer trembled on the shelf. “That’s me!” said {asked}. It had never heard itself from an armchair. “I’m rather good.”'
      ]
    },
    {
      id: 'part-left-out',
      A: 'partner',
      paragraphs: [
        'It was harder than it looked. {H} did it ten times, and nothing came of it. “You’ve left out {asked.part},” called {asked}. “Without that you’re only a person.”',
        'That was true. {H} made {asked.part} out of ten fingers and a napkin, and began again. Now it went.'
      ]
    },
    {
      id: 'first-fact',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Here’s something that I do know,” said {asked}. “{asked.fact}.” {H} nearly let everything drop. “You never said so!” “Nobody had taken over,” said {asked}. “You can’t say a thing like that while you’re holding on.”'
      ]
    },
    {
      id: 'would-like',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Being off duty made {asked} feel quite spoilt. “I wouldn’t say no to something nice,” it said. “{asked.wants}.” “That’s what you have every day,” said {H}. {asked} hadn’t known that there was anything else.',
        'So {A} brought it a story about a spoon. “Doesn’t it do anything else, that spoon?” asked {asked}. It didn’t. “Then I like it,” said {asked}.'
      ]
    },
    {
      id: 'letter-home',
      A: 'partner',
      spare: 4.3,
      paragraphs: [
        '“I ought to write to somebody,” said {asked}. “That’s what they do on holiday.” {A} lent it a hand, and wrote down what it said. “Dear all,” it began. “I’m sitting. It’s soft. There’s an arm on both sides.”',
        '“Who’s it going to?” asked {H}, still at work. {asked} knew only the people whom it worked for, and they were in the room. So it read the letter out.'
      ]
    },
    {
      id: 'too-fast',
      A: 'partner',
      spare: 4.6,
      paragraphs: [
        '{H} had an idea, and did it twice as fast. In that way there’d soon be enough for the whole evening. “Don’t,” called {asked}. “I tried that once. They only came twice as often.”',
        'So {H} did it at the old speed, and hummed something. “You’re allowed to hum,” said {asked}. “I do, when they’re out of the room. Only not that one.”'
      ]
    },
    {
      id: 'a-bell',
      A: 'partner',
      spare: 4.7,
      paragraphs: [
        '“How will I know when it’s over?” asked {asked}. There was no bell, so {A} stood a spoon in a cup. When the spoon fell over, it would be five minutes. They looked at the spoon, which leaned on the rim and had no plans.',
        '“It’s off too,” said {asked}. “I can tell by how it’s leaning.” {H} worked a little more quietly, so that the spoon wouldn’t wake up.'
      ]
    },
    {
      id: 'itch-to-work',
      A: 'partner',
      spare: 4.8,
      paragraphs: [
        'After three minutes {asked} got restless. It did a little bit of it, in the armchair, when it thought that nobody was looking. “I saw that,” said {H}. “You’re off.” “It was only a small one,” said {asked}. “I’ve never gone so long without.” {A} laid a heavy cushion on it, so that it could rest properly.'
      ]
    },
    {
      id: 'customer',
      S: 'grown-up',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came by in a hurry, and wanted to use {asked}. “Please,” said {A}, who was it, and held still. {S} used {A} as well as {S} could. “It’s a bit ticklish today,” said {S}.',
        '“It’s new,” said {asked} from the armchair. “It’s being shown how.” {S} thanked them both.'
      ]
    },
    {
      id: 'in-its-day',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Once they let me off for a whole afternoon,” said {S}. “I’d no idea where to put my arms.” “What did you do with them?” asked {A}. “I carried a cushion about,” said {S}, “as if it was wanted somewhere.”',
        '{asked} asked if it might have a cushion to carry. It already had one, so they told it that it was carrying that.'
      ]
    },
    {
      id: 'never-on',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came and settled down beside the armchair. “How long have you been off?” asked {asked}. {A} shut both eyes. “As long as that!” said {asked}, and shut whatever it had.',
        'For a minute they were off together. {H} worked on, and listened to the two of them not doing anything.'
      ]
    },
    {
      id: 'second-one',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} stood down beside {A} and was {asked} as well. “They’ve sent two of us,” said {S}. “I’m the spare.” They did it turn and turn about, and then both at once. It went twice as fast, and knocked over the pencils.',
        '“In my day I did that alone,” said the one in the armchair.'
      ]
    },
    {
      id: 'held',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} found {asked} in the armchair, and turned it over to see where it began. {A} tried one end, and then the other. “I’m off duty,” said {asked}. But {A} had never heard of that, and used it as a drum.'
      ]
    },
    {
      id: 'forgotten',
      A: 'partner',
      paragraphs: [
        [
          '“{wrong.two},” sighed {asked} in the armchair. “{but.two},” said {H}. “I did know it,” it said. “But since I’ve been sitting here, it’s gone.”',
          '“{guess},” sighed {asked} in the armchair. “That’s not it either,” said {H}. “I did know it,” it said. “But since I’ve been sitting here, it’s gone.”'
        ],
        '“It only knows while it’s doing it,” said {A} over the back of the armchair. “And now it isn’t. You are.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hero-knows',
      A: 'partner',
      paragraphs: [
        '“Then I’ll ask you,” said {asked}, and bent forward. “{question}” {H} did it all once more, very slowly, and looked at {H}’s own fingers. They were {asked.part}, and they were just in the middle of it.',
        [
          '{known}“{fact},” said {H}. It was the true one. It had simply been there, at the end of the work. “That’s it!” said {asked}. “I’d know it anywhere.”',
          '“{fact},” said {H}. That was all that you could feel with ten fingers. “Then I never knew it either,” said {asked}. “I’ve only ever done it.” It was a great relief to both.'
        ]
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      spare: 0.4,
      paragraphs: [['“Show me how it looks from outside,” said {asked}. So they did. {try}']]
    },
    {
      id: 'one-minute-left',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'There was a minute left, and {asked} wanted to spend it well. It looked out of the window, at a street where everything was working. “There’s a lamp post,” said {H}. “Poor thing,” said {asked}. “Does nobody take over from it?” “The morning does,” said {A}.'
      ]
    },
    {
      id: 'two-of-them',
      A: 'partner',
      spare: 10.5,
      paragraphs: [
        'For a moment there were two who knew, and that was one more than ever before. They told it to each other, {H} from the front and {asked} from behind. In the middle they met, and it was the same middle. “It’s good to talk to somebody in the trade,” said {asked}.'
      ]
    },
    {
      id: 'wages',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“I ought to pay you,” said {asked}. It felt about for a pocket, and had none. So it gave {H} its place in the armchair, which was still warm. {H} put up both feet, and knew at once which they were. “It’s hard, isn’t it?” said {asked}. “Sitting,” said {H}, “is the easiest of all.”'
      ]
    },
    {
      id: 'back',
      A: 'partner',
      paragraphs: [
        '“Some of it I do with my eyes shut,” said {asked}. “That part you’ll have to look up tomorrow.” Its five minutes were over. {A} carried it back to work. At once it {asked.does}.',
        '“Who takes over from me?” asked {H}, and yawned. “Your bed,” said {asked}. “It’s been waiting to all day.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at {asked} on duty.',
      '{names} kept out of the way of {asked}, which was busy.',
      { text: '{names} plumped up the cushion for it.', needs: ['hands'] },
      { text: '{names} looked at a watch that wasn’t there.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down next to the armchair, off duty as well.',
      '{names} watched {H} work, and felt tired.',
      { text: '{names} brought {asked} a footstool, which was a book.', needs: ['hands'] },
      { text: '{names} fanned {H} with the lid of a box.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened, and stopped working too.',
      '{names} tried out the armchair.',
      { text: '{names} blew a whistle without a sound, for the end of the shift.', needs: ['hands'] },
      { text: '{names} shook hands with {asked}, or something like it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion was shaken, and the armchair was empty. {asked} stood where it belonged, and had told everything that it knew.',
    '{H} washed each finger, for they’d all been {asked.part}. Then {H} lay down, and the bed took over.'
  ],
  last: [
    '{H} was off duty until the morning, and asleep.',
    'The bed did all the work, and {H} slept.'
  ]
})
