import { wishPlot } from '../wish-plot.ts'

export const nestOnThursday = wishPlot({
  id: 'wish-crazy-hair',
  wishes: ['crazy hair', 'crazy hair day', 'crazy hair nest', 'crazy hair nest day', 'wacky hair', 'wacky hair day', 'mad hair day', 'silly hair day', 'wild hair day', 'funny hair day', 'funky hair day', 'bad hair day school', 'odd hair day', 'hair day school'],
  answers: ['crazy', 'wacky', 'silly', 'mad', 'wild', 'funny', 'hair', 'day', 'school', 'class', 'kindy', 'nursery', 'preschool', 'tomorrow', 'friday', 'thursday', 'monday', 'today', 'wrong', 'nest', 'bird', 'colour', 'coloured', 'spikes', 'pencils', 'spirit', 'week', 'excited', 'dress', 'up', 'going', 'forgot', 'early'],
  except: ['cut', 'haircut', 'hairdresser', 'barber', 'lost', 'bald', 'fell', 'nits', 'lice', 'wash', 'washing', 'brush', 'brushing', 'hates', 'refuses', 'laughed', 'teased', 'cried', 'dog', 'cat', 'horse', 'lion', 'monster', 'witch', 'princess', 'doll', 'unicorn', 'sick', 'ill', 'hospital', 'scissors', 'dye'],
  moods: ['first', 'waiting', 'proud', 'late', 'afraid', 'change'],
  out: true,
  company: ['nest', 'bird', 'egg', 'teacher', 'class', 'school', 'gate', 'pencil', 'pencils', 'note', 'sock', 'hair'],
  about: 'The hero comes to Crazy Hair Day with a nest on top, and it is a day too early.',
  titles: ['A Nest on Thursday', 'The Day before Crazy Hair Day', '{H} Has a Bird on Top', 'Two Crazy Hair Days', 'Somebody Has to Be First'],
  want: [
    {
      id: 'nest-on-top',
      A: 'partner',
      paragraphs: [
        'It was Crazy Hair Day at school, and {H} wanted to have the craziest hair of all. {A} had been at it since breakfast. Now there was a nest on {H}’s head, with real straw in it. In the nest there was an egg, and on the egg sat a bird made from a sock. {H} had to go through the door with bent knees.'
      ]
    }
  ],
  way: [
    {
      id: 'first-tries',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they had tried it with spikes. {A} had wetted the hair and pulled it up, and it stood while {A} held it. Then it lay down again, one spike after the other, like people who are tired.',
        '“I could come along and hold it,” said {A}. “All day?” asked {H}. “In maths I’d need to sit down,” said {A}. So it had to be something that could sit there by itself. That was how they had come to the bird.'
      ]
    },
    {
      id: 'postman',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the step they met the postman. He looked up, and then he looked down at his letters. “It’s Crazy Hair Day,” said {H}. “Ah,” said the postman, and took off his cap to show his. He had none. “Very crazy,” said {H} politely.',
        'The lady from next door put out her head. It was full of pink rollers, with a net on top. “You’ve got it too!” said {H}. She felt her head, said “Goodness”, and shut the door. “I hope she wins,” said {A}.'
      ]
    },
    {
      id: 'on-the-way',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{H} walked to school like somebody with a full cup on top. At each low branch {A} called “Mind the bird!” and they both ducked, though only one of them had one. A pigeon came down from a roof, and walked along beside them.',
        '“It likes your nest,” said {A}. “It can’t have it,” said {H}. “It’s taken.” The pigeon came as far as the crossing. There it waited for the cars, and went home.'
      ]
    },
    {
      id: 'everyone-combed',
      A: 'partner',
      paragraphs: [
        'They came to the school gate. There stood the whole class, and they were all combed. There was not one spike, and not one bow. It got very quiet. “{H},” said a boy called Ned, “there’s a bird on you.”',
        '{A} pulled the note from school out of a pocket, and read it again. “Crazy Hair Day,” read {A}. “Friday.” They both thought about what today was. “It’s Thursday,” said {H}. The bird slid down over one eye.'
      ]
    },
    {
      id: 'take-it-off',
      A: 'partner',
      paragraphs: [
        '“Quick, we’ll take it out,” said {A}. They pulled, but it was well made. {A} got out one straw, and {H} said “Ow”. There were forty pins in it, and {A} had put in every one. “I built it to last,” said {A}. “I’m so sorry. What shall we do?”',
        '{H} looked at the combed ones, and they looked at {H}. Nobody laughed. They all looked as if they had forgotten something. Ned put one hand up to his own flat hair.'
      ]
    },
    {
      id: 'hide-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A hat would have hidden it. {A} had one, and set it on top of the bird. It stood up there, high above everything, like a hat on a tower. “Can you still see it?” asked {H}. “A little,” said {A}.',
        'They tried it with {A}’s scarf. Now {H} looked like a very large present. A small boy came by with his mother. “Is that for somebody?” he asked.'
      ]
    }
  ],
  turn: [
    {
      id: 'somebody-first',
      A: 'partner',
      paragraphs: [
        '{H} pushed the bird back up, so that it sat straight. “I’m not wrong,” said {H}. “I’m first.” Then {H} walked in at the gate with bent knees. “Can I have one?” asked Ned. There were forty pins, and there was plenty of straw. Ned got a nest for one pencil. A girl got a ruler through her bun.',
        'The bell rang, and in came the teacher. She saw twenty-eight heads with pencils, straws and socks in. She looked at the calendar, and turned quite pale. “Oh no,” said the teacher, “is that today?” She pulled out her hairband, and stuck in both her pens.'
      ]
    },
    {
      id: 'maths-with-a-bird',
      spare: 5,
      paragraphs: [
        'You cannot see the board behind a nest. The boy there had to lean to the left, and the next one to the right. Soon the whole row went in a zigzag, right back to the wall.',
        '“What’s seven and one?” asked the teacher. All the heads nodded while they counted. A ruler fell out, and two straws, and somebody’s sock. “Eight,” said {H}, and held on to the bird.'
      ]
    },
    {
      id: 'egg-falls',
      spare: 6,
      paragraphs: [
        'At playtime they ran, and {H} ran with one hand on top. Then came the slide. Down went {H}, and the nest went down, and the bird. Only the egg took a little longer. It rolled down by itself, behind them, and everybody held their breath.',
        'It went tock, and rolled on. It was a wooden one, for mending socks. “It’s a tough bird,” said Ned. They all wanted to see the egg come down again.'
      ]
    },
    {
      id: 'head-teacher',
      spare: 7,
      paragraphs: [
        'The head teacher looked in, to see why it was so loud. His hair stood up on both sides, and in the middle there was none. “Very good, sir!” called Ned. “That’s really crazy.” The head teacher felt it with one hand.',
        '“Thank you,” he said. “I do it like this every day.” He stayed for a while at the door. Before he went, he asked if there was a pencil left.'
      ]
    },
    {
      id: 'goodbye-at-gate',
      A: 'partner',
      paragraphs: [
        'At home time {A} stood at the gate again. {A} had come with three forks on top, so that {H} would not be the only one. Out came the whole school, all nests and spikes. “But it’s Thursday,” said {A}. “Yes,” said {H}. “Tomorrow we’re doing it again.”'
      ]
    },
    {
      id: 'forty-pins',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the evening it all had to come out. {A} pulled the pins and {H} counted them into a cup, plink, plink. They got to forty. “That’s all,” said {A}. They got to forty-three. “Where do those come from?” asked {A}.',
        'There were also two pencils, half a biscuit, and a note. It was folded up very small. “Dear bird,” it said, “I like your egg.” It was not signed. {H} put it back in the nest, where it had been sent.'
      ]
    },
    {
      id: 'what-tomorrow',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And what shall we do for Friday?” asked {A}. They could not have a nest again, for by now everybody had one. They thought about a ship. They thought about a teapot. “I know,” said {H}. “I’ll comb it.”',
        '“Just comb it?” asked {A}. “With a parting,” said {H}, “and quite flat.” Nobody else would think of that. {A} had to admit that it was the craziest thing so far.'
      ]
    },
    {
      id: 'other-hair',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had not heard about any of it, and opened the door. There were three forks out there, and a bird. “Is it dinner?” asked {A}. “It’s Crazy Hair Day,” said {H}, “but it isn’t.”',
        '{A} had it explained from the beginning. “So today was the wrong day,” said {A}, “and you all did it.” “Yes,” said {H}. {A} shut the door behind them, and came back with a whisk on.'
      ]
    },
    {
      id: 'elder-hair',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once went to school on a Sunday,” said {S}. “I’d packed my bag and learned my poem. There was only the caretaker, in his vest.” “And what did you do?” asked {A}. “I’d learned it,” said {S}, “so I said it to him.”',
        'It had been a poem about a brook, and went on for nine verses. “Did he like it?” {S} thought back. “He cried a little,” said {S}. “He wanted to have his breakfast.”'
      ]
    },
    {
      id: 'child-hair',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted something on top as well, and got a spoon. It slid down at the front and hung from {S}’s nose. {S} looked at it with both eyes. “That’s crazy nose,” said {A}.',
        '{S} thought that it was better. {S} walked through every room like that, with small steps, and met nobody else who had one. “Is there a day for it?” asked {S}. “Saturday,” said {A}.'
      ]
    },
    {
      id: 'pet-hair',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} saw the bird come in, at the top of {H}. {A} had never been sure about birds, and this one smelled of feet. {A} looked at it from the left for a long time, and then from the right.',
        '“It’s a sock,” said {H}, and knelt down. {A} sniffed. It was a sock, and it was the one that {A} had been missing. {A} lifted it out of the nest, and took it home to the basket.'
      ]
    },
    {
      id: 'baby-hair',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had not much hair, but it was the right sort. It stood up at the back all by itself, and nobody had done anything. “That’s very good,” said {H}. “Have you been to bed with it?”',
        '{A} leaned forward, and took hold of the nest. It came out, and {A} sat there with the whole of it. {A} looked inside, and laughed, and put in a rusk.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round {H} once, and looked up.',
      '{names} had straw on the floor, on the nose and in the porridge.',
      { text: '{names} handed over the pins, one after the other.', needs: ['hands'] },
      { text: '{names} opened the door as wide as it went.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the bird, and down at the gate, and said nothing.',
      '{names} went a little to one side, where it was less combed.',
      { text: '{names} tried to flatten the bird, and it sprang up again.', needs: ['hands'] },
      { text: '{names} turned the note over, and it said Friday on the back too.', needs: ['hands'] }
    ],
    turn: [
      '{names} had stuck on something as well, so that it was fair.',
      '{names} met a whole class of nests, and went home behind them.',
      { text: '{names} wore the big colander, with parsley in the holes.', needs: ['hands'] },
      { text: '{names} tied a bow to each ear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The nest stood on the shelf with its egg in. It would be needed again tomorrow, and then it would be right.',
    '{H} lay down. Without the nest, the pillow was a good deal nearer than it had been all day.'
  ],
  last: [
    'Whatever the hair did in the night was left to the hair, and {H} was asleep.',
    'It was still Thursday, for a little while, and {H} was asleep.'
  ]
})
