import { wishPlot } from '../wish-plot.ts'

export const vampire = wishPlot({
  id: 'wish-vampire',
  wishes: ['vampire', 'vampires', 'dracula'],
  answers: ['bat', 'bats', 'cape', 'friendly', 'little', 'fangs', 'teeth', 'kind', 'night', 'castle', 'count'],
  except: ['bite', 'bites', 'bit', 'blood', 'slayer', 'diaries', 'scared', 'afraid', 'scary', 'zombie', 'zombies'],
  company: ['vampire'],
  about: 'A vampire may not come in unless two certain words are said, and somebody takes care to say all the others.',
  titles: ['Two Words and a Doorstep', 'It’s Open, Said Somebody', '{H} Is Not Asked In', 'The Raspberry Juice', 'A Vampire in the Hall'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} was a vampire, in the dark blue blanket. It came down the hall without a sound, and stopped at the door. {A} sat in the room with a book. On the table stood a jug of raspberry juice, as red as could be. The vampire wanted some.',
        'It knocked. “It’s open,” said {A}. “That’s not it,” said the vampire. “I can’t come in unless somebody says so. It’s two words.” “I know what they are,” said {A}, and turned a page.'
      ]
    }
  ],
  way: [
    {
      id: 'not-that-one',
      A: 'partner',
      paragraphs: [
        'The vampire knocked again. “Yes?” said {A}. “Who’s there? Do make yourself at home.” It was all very friendly, and none of it was any good. The vampire stood with its toes at the edge and could not put one over.',
        '“What do people say,” it asked slyly, “if it’s raining and there’s a friend outside?” “Take an umbrella,” said {A}. “And what’s the opposite of go out?” {A} thought about that. “Stay where you are,” said {A}.'
      ]
    },
    {
      id: 'rhyme',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What rhymes with some tin?” asked the vampire. “Dumb fin,” said {A}. “Plum skin. Drum chin.” {A} had a great many of those. The vampire counted along on its fingers, through the blanket.',
        '“There’s one you haven’t said,” said the vampire. “There is,” said {A}. “I’m saving it.”'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} tipped the button box over by the door. Everybody knows about vampires and that. If something is spilled, they have to count it, every bit, and cannot stop. “Oh no,” said the vampire, and knelt down.',
        'There were ninety-one. “Ninety-two,” said {A}, and pointed to the blanket. One of them was sewn on. The vampire had to begin again.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the hall hung a mirror. The vampire stood well to the side of it. “I’m not in it,” it called. “That’s another thing about us.” {A} leaned out from the chair to see. In the mirror there was a coat, and a bit of wall.',
        '“Then how do you comb your hair?” asked {A}. “By feel,” said the vampire. {A} looked at its hair, and did not ask any more.'
      ]
    },
    {
      id: 'bat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I can also turn into a bat,” said the vampire, and turned into one. It flapped the blanket, and squeaked. “A bat needn’t be asked. A bat comes in by the window.” {A} looked at the window. It was shut.',
        '“Then it waits,” said the bat. It hung on the coat hook for a while, by the hood. “Which way up are you?” asked {A}. “In my heart I’m upside down,” said the bat.'
      ]
    },
    {
      id: 'garlic',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From the kitchen came a smell of garlic. A vampire cannot bear it. This one put its nose out of the blanket, and then quickly in again. “What’s for supper?” it asked from inside. “Noodles,” said {A}. “With lots of garlic.”',
        'It was quiet in the blanket. “I could hold my nose,” said the vampire, “and eat with the other hand.”'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The vampire had two long teeth, of orange peel. They were quite sharp at the end, and kept falling out. “I only use them for straws,” said the vampire. “You put one through each. Then you can drink on both sides.”',
        '{A} would have liked to see that. {A} looked at the jug, and opened {A}’s mouth, and shut it again just in time.'
      ]
    },
    {
      id: 'old',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How old are you?” asked {A}. “Four hundred,” said the vampire, “and a half.” “Then you must have seen a lot.” The vampire thought. “I’ve seen a lot of doors,” it said.',
        'For four hundred years it had stood outside the best parties, in its best blanket. It had heard the music every time.'
      ]
    },
    {
      id: 'elder-asked',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I had a great-aunt like that,” said {S}. “She always stood in the doorway until somebody took her coat. You could say what you liked.” “And did you take it?” asked {A}.',
        '“The first time I thought that she was just leaving,” said {S}. “I helped her on with it.” {S} gave the vampire a biscuit over the doorstep. That is not forbidden.'
      ]
    },
    {
      id: 'small-vampire',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} came down the hall in a pillowcase and was a vampire too, a small one. {S} did not stop at the door. {S} walked straight in and sat on the rug. “You can’t do that,” said {A}. “You’ve got to be asked.”',
        '“I was,” said {S}. “I asked me.” The big vampire had never thought of it. It felt rather old.'
      ]
    },
    {
      id: 'pet-door',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} went in, and turned round, and came out. Then {A} stood in the doorway with one half on each side. Nobody had ever asked {A} anything at a door.',
        '“How do you do it?” asked {H}. {A} went in once more, quite slowly, to show how. It did not help. It must be something that you are born with.'
      ]
    },
    {
      id: 'cannot-be-made',
      A: 'partner',
      paragraphs: [
        '“Say the first word,” begged the vampire, “and I’ll say the second.” {A} put a finger in the book. “I’ll tell you what’s wrong,” said {A}. “You want to make me say it. But then it isn’t asking. You can’t be asked in by somebody whom you’ve tricked. It wouldn’t work. You’d get stuck in the door.” The vampire looked at its toes, which had been there for a long time. It could see that.'
      ]
    }
  ],
  turn: [
    {
      id: 'own-house',
      A: 'partner',
      paragraphs: [
        'So {H} stopped knocking. {H} went back along the hall and looked about. “Then this is my house,” said {H}. The vampire brought a cushion and the torch, and hung the blanket over two chairs. It said something to itself in there, and laughed. In the room {A} had read the same line four times.'
      ]
    },
    {
      id: 'castle-life',
      A: 'same',
      spare: 8,
      paragraphs: [
        'You could hear that things were going on. Somebody was counting buttons, just for fun. Somebody said, “After you,” and “No, after you.” A light went round on the ceiling.',
        '{A} coughed. Nobody asked who was there. {A} coughed again, rather louder, and then got up and walked to the door for no reason.'
      ]
    },
    {
      id: 'peep',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A bit of blanket was lifted, and let down again. “There’s somebody at my door,” said the vampire to the coats. “It’s only me,” said {A}. “I happened to be passing.”',
        '“At this time of night?” asked the vampire. It sounded as if it had all the time in the world. It had four hundred years.'
      ]
    },
    {
      id: 'toes-on-edge',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} stood with {A}’s toes on the edge. It was a strange feeling. There was only a strip of wood on the floor, as wide as a ruler. It might as well have been a wall.',
        '“I never knew that it was like this,” said {A}. “It’s worst in the toes,” said the vampire. “Later it gets into the knees.”'
      ]
    },
    {
      id: 'what-have-you-brought',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s usual to bring something,” came from under the blanket. {A} went back, and looked round the room. There was the book. There was half a candle, and a plant. There was the jug.',
        '{A} took the plant in one hand and the jug in the other, and thought about it. The plant was put back.'
      ]
    },
    {
      id: 'come-in',
      A: 'partner',
      paragraphs: [
        '{A} stood outside the blanket with the jug and two glasses. “May I?” asked {A}. The vampire opened its house a crack. It could have said a number of things. It looked at the jug, and at {A}’s toes.',
        '“Come in,” said the vampire. There was just room for two. They drank the juice by the light of the torch, and both of them had red moustaches. “Next time, at my door,” said {A}, “I’ll say it straight away.” “Say it now,” said {H}. “Come in,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed past the vampire and smelled no bats, only blanket.',
      '{names} got in under the vampire’s blanket and out the other side.',
      { text: '{names} bowed to the vampire from inside, and nearly said something.', needs: ['hands'] },
      { text: '{names} set out one glass more, and left it empty.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at the vampire, and the vampire took it for a maybe.',
      '{names} curled up in the doorway, on the side with the juice.',
      { text: '{names} kept one hand in front of the mouth, in case the two words fell out.', needs: ['hands'] },
      { text: '{names} offered the vampire a chair for outside.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the new house once and found no bell.',
      '{names} crawled up to the blanket and got a peep of torchlight.',
      { text: '{names} knocked on the back wall of the house, and it was a coat.', needs: ['hands'] },
      { text: '{names} lent the vampire a second cushion, handed in at the side.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glasses were rinsed, and the house was folded up and turned into a blanket. The jug had nothing left in it but one pip.',
    'When {H} had washed and lain down, somebody stood at the bedroom door, with toes on the edge. “Come in,” said {H}, and was tucked in all round.'
  ],
  last: [
    'It grew light long afterwards, and like any vampire {H} was asleep.',
    'The door stood open, and nobody had to ask any more, and {H} slept.'
  ]
})
