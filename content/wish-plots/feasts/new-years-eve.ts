import { wishPlot } from '../wish-plot.ts'

export const newYearsEve = wishPlot({
  id: 'wish-new-years-eve',
  beginsElsewhere: true,
  wishes: ['New Year’s Eve', 'New Years Eve', 'new years', 'new year’s', 'new year', 'happy new year', 'Hogmanay', 'Silvester', 'until midnight', 'till midnight', 'awake midnight', 'countdown midnight', 'stay midnight', 'staying midnight', 'oshogatsu', 'shogatsu', 'omisoka', 'hatsumode', 'new year shrine', 'noche vieja', 'nochevieja', 'nochebuena grapes', 'japanese new year', 'grapes midnight', 'grapes new year', 'doce uvas'],
  except: ['chinese', 'lunar', 'persian', 'jewish', 'tet', 'korean', 'vietnamese', 'tamil', 'thai', 'rosh', 'nowruz', 'dragon', 'islamic', 'bengali', 'iranian', 'diwali', 'resolution', 'resolutions', 'school', 'nursery', 'teacher', 'class', 'reception', 'feast'],
  answers: ['midnight', 'stay', 'staying', 'up', 'late', 'awake', 'countdown', 'party', 'fireworks', 'eve', 'first', 'time', 'allowed', 'clock', 'twelve', 'bells', 'grapes', 'january', 'december', 'old', 'grandma', 'nana', 'tonight', 'family', 'shrine', 'visit', 'temple'],
  moods: ['waiting', 'first', 'late', 'sleepless', 'change'],
  about: 'The hero wants to see the new year come in at midnight, and finds out how many midnights there are.',
  titles: ['The Seven O’Clock Midnight', 'Twelve Raisins', '{H} Lets the New Year In', 'Which Midnight', 'It Hasn’t Been Used Yet'],
  want: [
    {
      id: 'never-seen',
      A: 'partner',
      paragraphs: [
        '{H} wanted to see the new year come in. It came at midnight, and {H} had never once been awake for it. “When I get up,” said {H}, “it’s always been here for hours.”',
        '“It’s a long time till midnight,” said {A}. “I’m not tired at all,” said {H}. It was a quarter past six, and {H} was yawning.'
      ]
    }
  ],
  way: [
    {
      id: 'hard-chair',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the hardest chair, with a cold spoon in each hand. Nobody can nod off like that. Then there was a clatter, and the spoons lay on the floor. “Is it the new year?” asked {H}. “It’s ten to seven,” said {A}. After that {H} stood on one leg. It was the right leg first, and then the left, and then the wall.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it look like, when it comes?” asked {H}. “You don’t see much,” said {A}. “Everybody shouts, and then they hug, and somebody steps on the cake.”',
        '“And the old one?” “It goes,” said {A}. “Which way?” {A} had been there a few times, but had always been looking at the cake. “You see,” said {H}. “Somebody ought to keep an eye on it.”'
      ]
    },
    {
      id: 'already-there',
      A: 'partner',
      paragraphs: [
        '{A} fetched an orange and held it up beside the lamp. “That’s the earth,” said {A}. “It’s light at the front, and at the back it’s night. In the middle of the back it’s midnight.” {A} turned the orange slowly. “And it goes round.”',
        '{H} was wide awake now. “So how many midnights are there tonight?” {A} counted round the orange. “Twenty-four, at least. There’s one every hour, somewhere.” “Then I’ll have the next,” said {H}. They looked at the clock. The next was at seven.'
      ]
    },
    {
      id: 'who-has-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Whose is it, at seven?” asked {H}. They looked at the orange, but there were no names on it. “Perhaps it’s an island,” said {A}. “They’re standing on the roof, with a drum.”',
        '“Do they mind if we join in?” {A} held the orange to {A}’s ear and listened. “They’d like us to bring something to eat,” said {A}. So {H} went to see what there was.'
      ]
    },
    {
      id: 'pet-time',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had no opinion about years. For {A} there was before supper and after supper, and that had always been enough.',
        '“At seven you’ll be a whole year further,” said {H}. “You won’t feel it.” {A} looked at {H}, and at the bowl, and at {H} again. It was nearly seven in any case, as far as that went.'
      ]
    },
    {
      id: 'elder-door',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“With us, somebody was always sent outside,” said {S}, “to be the first to come in. It had to be a dark-haired person with bread.” “Why?” asked {A}.',
        '“It brought luck. One year it was my uncle, and it was snowing. We were all so busy shouting that we forgot him.” {S} laughed until it turned into a cough. “At half past one there was a knock. He’d eaten the bread.”'
      ]
    },
    {
      id: 'wave-old',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“We haven’t said anything to the old one yet,” said {A}. That was true. It had only a few minutes left, and had been there all year.',
        'So they thanked it for what there had been. There had been a tooth, a puddle and a very good stick. “And the trouble with the gate,” said {A}. “It can take that with it,” said {H}.'
      ]
    },
    {
      id: 'resting-eyes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Rest your eyes for a minute,” said {A}. “I’ll wake you.” But {H} knew about that. That was how last year’s had been missed, and the one before.',
        '“I’ll rest them one at a time,” said {H}. The left one went first, and the right one watched the clock. Then they changed over. For a moment nobody was on duty, but {A} coughed.'
      ]
    },
    {
      id: 'cards',
      A: 'same',
      spare: 10,
      paragraphs: [
        'To pass the time they played cards, and the loser had to stay awake. {H} lost at once, and was glad. Then {A} lost, and yawned. “You’ve got to keep your eyes open now,” said {H}. “They are open,” said {A}. “That’s the one, and that’s the other.”',
        'The clock ticked. It was seven minutes further on than before, and it had taken an hour. “It does that before a new year,” said {A}. “It goes slowly, so as not to use up the last bit.” They listened to it being careful.'
      ]
    }
  ],
  turn: [
    {
      id: 'seven-strokes',
      A: 'partner',
      paragraphs: [
        'They opened the window to let out the old year, and the door for the new one. {H} had twelve raisins in a row, one for each stroke. {A} was the bell, with a pan and a wooden spoon.',
        'Bong, said {A}. {H} ate a raisin at every bong, with both cheeks full. And after the twelfth {A} said bong once more. “That’s thirteen!” said {H}. “I was enjoying it,” said the bell.'
      ]
    },
    {
      id: 'wishes',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You have to shake hands,” said {A}, “and wish me something.” {H} shook hands for a long time, so as to think. “I wish you that your sock stays up,” said {H}. It was always that one.',
        '“Thank you,” said {A}, and was quite moved. “And I wish you a good stick, longer than you are.” They shook hands on that as well. It was a good thing to have it fixed so early in the year.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        'Something cold came in at the door and went round their feet. It smelled of outside. “That’s it,” whispered {H}. Nothing else happened. “It looks just like the old one,” said {A}.',
        '“It hasn’t been used yet,” said {H}. “And it doesn’t know its way about.” So {H} showed it round, and told it where the cups are, and which drawer sticks.'
      ]
    },
    {
      id: 'first-things',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Whatever they did now, it was the first of the year. {A} sneezed. “That’s the first sneeze,” said {H}. {H} laughed, and that was the first one of those.',
        'It made you careful. {A} wanted to sit down, and stopped to choose where. “We can’t go on like this until the summer,” said {A}. But {H} had just had the first hiccup, and could not answer.'
      ]
    },
    {
      id: 'others-late',
      A: 'partner',
      paragraphs: [
        '“And the midnight at twelve o’clock?” asked {A}. “Shall I wake you for that?” {H} shut the window. “No, thank you. I’ve had mine,” said {H}. “If there’s a bang in the night, that’s only the others. They’re a bit late.”'
      ]
    },
    {
      id: 'orange-eaten',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The orange had been the earth for long enough, and was peeled. There were ten pieces in it. {H} gave them out fairly, one at a time. “Who’s got the North Pole?” asked {A}.',
        '{H} looked at the piece, and there was a pip in it. “Me,” said {H}. “That’s the polar bear.” The pip was put on the windowsill in a bit of earth, because you can never tell.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept awake too, with one eye at a time.',
      '{names} turned round three times on the rug, and stayed up.',
      { text: '{names} gave the clock a pat, to be fair to the new year.', needs: ['hands'] },
      { text: '{names} folded paper hats, and the first ones looked like boats.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the clatter and sat down on a spoon.',
      '{names} tried the hard chair for a moment and got off it.',
      { text: '{names} offered {H} a colder spoon.', needs: ['hands'] },
      { text: '{names} pinched one cheek and then the other, to stay awake.', needs: ['hands'] }
    ],
    turn: [
      '{names} went to the doormat to meet the new year in person.',
      '{names} shivered a little, because something new was in the house.',
      { text: '{names} shook hands with the draught.', needs: ['hands'] },
      { text: '{names} showed the new year the biscuit tin, and shut it again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was hung up, and the cold spoons were put with the warm ones. The door was shut again, for the new year was in.',
    '{H} splashed a little, and lay down. It was the first lying down of the year, and there was a great deal of it left.'
  ],
  last: [
    'The others’ midnight came and went by outside. {H} was asleep, and was in the new year already.',
    'The new year found its own way about in the dark, and {H} slept.'
  ]
})
