import { wishPlot } from '../wish-plot.ts'

export const elephants = wishPlot({
  themes: ['elephants'],
  except: ['mammoth'],
  company: ['elephant', 'trunk', 'knot', 'tap'],
  about: 'An elephant has tied a knot in its trunk so as not to forget something, and has forgotten what.',
  titles: ['A Knot in the Trunk', 'What the Elephant Forgot', '{H} and the Knot', 'The Elephant by the Tap', 'Do Not Tell the Others'],
  want: [
    {
      id: 'knot',
      A: 'partner',
      paragraphs: [
        'There was an elephant in the kitchen, no bigger than the table. It had a knot in its trunk. “Does it hurt?” asked {H}. “No,” said the elephant. “I tied it myself, so as not to forget something.”',
        '“What was it?” asked {A}. “I’ve forgotten,” said the elephant, and looked at the ceiling. “Please don’t tell the others. Elephants never forget.” “I’ll find it for you,” said {H}, who was good at finding things. It was shoes, mostly.'
      ]
    }
  ],
  way: [
    {
      id: 'guesses',
      A: 'partner',
      paragraphs: [
        '“Is it your birthday?” asked {H}. “Have you lost a key?” The elephant shook its head so hard that the calendar fell down.',
        '{A} turned on the tap, and the elephant watched the water run. “Is it about Wednesday?” asked {H}. “It might have been,” said the elephant, and looked at the tap.'
      ]
    },
    {
      id: 'checking',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They tried all the things that people forget. {A} went and felt if the cooker was off, and it was. {H} looked to see if the door was shut.',
        '“My library book!” said {A}, all at once. “Where’s my other glove?” said {H}. They ran about, and found the book and the glove, and a plum from the week before. “It works very well,” said the elephant. “I only wish that it would work on me.”'
      ]
    },
    {
      id: 'letters',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“It began with a W,” said the elephant. “I’m almost sure.” “Walnuts,” said {H}. “Wool,” said {A}. “A wheelbarrow.” The elephant shut its eyes to listen to each of them.',
        '“No,” it said. “It was longer than wool, and not so hard as walnuts. It was more sort of wet.” “Whales,” said {H}. They kept whales in mind, and tried the other letters, to be safe.'
      ]
    },
    {
      id: 'aunt',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I could ask my aunt,” said the elephant. “She remembers everything.” It stood quite still and hummed, so low that they could not hear it. Only the spoons could, in the drawer. Elephants can talk like that from one hill to another, through the ground.',
        '“What does she say?” asked {A}. The elephant was listening with its front feet. “She says that I was just the same as a baby,” said the elephant. “And I’m to stand up straight.” It stood up straight.'
      ]
    },
    {
      id: 'crumb',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a crumb on the table. “An elephant can pick that up with the tip of its trunk,” said the elephant. “Watch.” But there was a knot in the way, and the tip looked backwards.',
        'It chased the crumb all round the butter. Then the crumb fell down, and there it lay. “I used to be able to do it with my eyes shut,” said the elephant. {H} picked it up and put it in the elephant’s mouth.'
      ]
    },
    {
      id: 'remembers',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Perhaps you just don’t remember things,” said {H} kindly. “But I do!” said the elephant. “You went by in a pushchair. You had one red shoe, and you were singing.”',
        '“That’s true,” said {A}. “We lost the other one.” “It fell down by the bus stop,” said the elephant. “I’ve wanted to tell you ever since.” “Then why can’t you remember this?” asked {H}. “I’ve got a knot for this,” said the elephant. “So I stopped trying.”'
      ]
    },
    {
      id: 'trumpet',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Blow it out,” said {A}. “Elephants can trumpet so that the trees shake.” The elephant put its feet apart and filled its chest. {A} held on to the plates. {H} held on to {A}.',
        'It blew. The trunk grew round as far as the knot, like a balloon that somebody holds by the neck. The elephant’s ears stood out. It went red, as far as grey can. Then, at the very tip, something came out. “Pip,” it said. “That was meant to be heard in the next valley,” said the elephant. “I heard it,” said {H} kindly.'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      paragraphs: [
        '“When I forget a thing, I go back to where I thought of it,” said {A}. So the elephant went back to the door, tail first, and {H} steered it past the chairs.',
        '“I stood here,” said the elephant. “I saw a shiny thing over a bowl. And I thought, I mustn’t forget that.” It sighed, and the sigh got stuck in the knot. “No. It’s gone.”'
      ]
    },
    {
      id: 'glasses',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I tie a knot in my handkerchief,” said {S}, and pulled it out. There were five knots in it. “What are they for?” asked {A}. “That one’s to remind me of the other four,” said {S}.',
        'The elephant looked at the handkerchief with great respect. Then it looked at {S}. “I don’t know if it helps,” it said, “but your glasses are on the top of your head.”'
      ]
    },
    {
      id: 'both-quiet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The elephant asked {A} as well, very politely, if {A} knew what it could be. {A} looked at the elephant for a long time.',
        '“{A} never forgets anything either,” said {H}. “If it’s six o’clock, {A} knows.” “What’s at six o’clock?” asked the elephant. “Food,” said {H}. Something went across the elephant’s face, quick as a bird, and was gone again. “It was close to that,” it said.'
      ]
    },
    {
      id: 'under-it',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} went in under the elephant, as small elephants do when the sun is hot. It was like being under a table that breathed. “Can you hear it thinking?” asked {A}.',
        '{S} put one ear against the grey tummy. “It goes glug,” said {S}. “Then there’s nothing for a while. Then it goes glug.”'
      ]
    }
  ],
  turn: [
    {
      id: 'thirsty',
      A: 'partner',
      paragraphs: [
        'All that asking had made {H} hoarse. {A} filled a glass at the tap, and {H} drank. The elephant watched the water, right to the last drop. “See?” whispered {A}.',
        '{H} put the glass down. A shiny thing over a bowl! It was the tap! “You’re thirsty,” said {H}. “Oh, yes!” said the elephant. “I was so afraid of forgetting it! So I tied a knot.” “And with a knot in your trunk,” said {H}, “you couldn’t drink.”'
      ]
    },
    {
      id: 'undoing',
      A: 'partner',
      paragraphs: [
        '{A} held the trunk, and {H} pushed at the knot until it slid out. The elephant filled its trunk in the sink and poured it into its mouth, the way elephants drink. There was a gurgle, six times over, and a long, wet sigh.'
      ]
    },
    {
      id: 'pot-plant',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Is there anything else that’s thirsty?” asked the elephant. It took one more trunkful and held it up. {A} pointed to the plant by the window, which had been looking at its feet.',
        'The elephant let it rain there, quite fine, and some of it came down on {H}. “You’ll grow,” said {A}. “I felt it,” said {H}.'
      ]
    },
    {
      id: 'calendar',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Then the elephant saw the calendar on the floor. It picked it up with the tip of its trunk, as you do with a finger and thumb. It even found the nail. “I can do it with my eyes shut,” it said.',
        'It did so, and hung it upside down. “Now Sunday comes first and Monday last,” said {H}. “I like it better,” said {A}. They left it like that.'
      ]
    },
    {
      id: 'thank-you',
      A: 'partner',
      paragraphs: [
        '“Tomorrow I have to come back and say thank you,” said the elephant at the door. “I mustn’t forget.” And it took hold of the end of its trunk. “Don’t!” cried {H} and {A}. “Say it now.”',
        '“Thank you,” said the elephant. Then it went. They listened. Its feet were so soft that you could not hear a single step.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed in beside the elephant, where a chair used to stand.',
      '{names} stayed near the ears, which fanned.',
      { text: '{names} felt the knot, and it was as tight as a wet shoelace.', needs: ['hands'] },
      { text: '{names} pushed the table to the wall, as one of that size was enough.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed in the wind from its ears.',
      '{names} ducked as the calendar came by.',
      { text: '{names} hung up the calendar again, at the wrong month.', needs: ['hands'] },
      { text: '{names} guessed that it was the dentist, and the elephant shuddered.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught a splash from above, and shook it off.',
      '{names} sat down in a puddle by mistake.',
      { text: '{names} filled the sink again, up to the brim.', needs: ['hands'] },
      { text: '{names} wrung out the dishcloth, and the elephant drank that as well.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} mopped the kitchen floor, for there was a lake on it, and rinsed the glass.',
    'When they had washed, {H} had a last drink of water, so as not to forget it.'
  ],
  last: [
    'There had been something else, but {H} had forgotten it, and was asleep.',
    'A long way off somebody very big went home on soft feet, and {H} slept through every step.'
  ]
})
