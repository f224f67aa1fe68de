import { wishPlot } from '../wish-plot.ts'

export const swimming = wishPlot({
  themes: ['swimming'],
  beginsElsewhere: true,
  answers: ['pool', 'goggles', 'learning', 'lessons'],
  moods: ['first', 'afraid', 'learning', 'waiting', 'proud'],
  except: ['drink', 'drinking', 'drinks', 'tap', 'tiger', 'elephant', 'elephants', 'polar', 'tooth', 'loose tooth', 'wobbly tooth'],
  about: 'Water comes into the hero’s nose, until somebody notices when the humming stops.',
  titles: ['The Song in the Bubbles', 'A Dry Nose', '{H} and the Bowl', 'The Chorus', 'Twelve People and a Nose'],
  want: [
    {
      id: 'where-it-comes-in',
      A: 'partner',
      paragraphs: [
        'Tomorrow was {H}’s swimming lesson. {H} could swim, all but one thing. {H} could kick and do the arms. But when {H}’s head went under water, the water came in.',
        '“Where does it come in?” asked {A}. {H} showed both places. They were in the nose. “I want to do it today,” said {H}. “Tomorrow twelve people will watch.”',
        'So {A} filled the big bowl and put it on the kitchen table. {H} brought a towel and hummed a bit, as {H} always did when getting ready.'
      ]
    }
  ],
  way: [
    {
      id: 'blue-goggles',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'First {H} put on the goggles. They were blue, and so was {A} now, and so was the butter.',
        '“Has it got in yet?” asked {H}. “You’re still beside the bowl,” said {A}. {H} bent down until only the goggles touched the water. There was a spoon at the bottom, and it looked big enough for a giant. “It’s bigger in there,” said {H}. “Everything is,” said {A}. “Even noses.”'
      ]
    },
    {
      id: 'in-and-out',
      A: 'partner',
      paragraphs: [
        '{H} took a deep breath and went in. {H} came up again, coughing. “Like that,” said {H} out of the towel. “Every time.”',
        '“You could hold your nose,” said {A}. {H} held it shut with two fingers and went in, and it stayed dry. But that left only one arm for the swimming. “I’d go round and round,” said {H}, “until the lesson was over.”'
      ]
    },
    {
      id: 'swimming-cap',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then there was the swimming cap. {A} held it open with all ten fingers, and {H} went in from below. It squeaked. It let go with a smack, and both of {H}’s eyebrows had moved up. From then on {H} looked surprised at everything.',
        '“Can you hear me?” asked {A}. “Half past four,” said {H}. “I said, can you hear me?” “No, thank you,” said {H}, “I’ve had some.” {A} tried it on too, and looked surprised as well. They told each other a number of things. Nobody heard any of it, but both of them nodded.'
      ]
    },
    {
      id: 'orange',
      A: 'other',
      spare: 1,
      paragraphs: [
        '{A} knew something about an orange. They put it in the bowl, and it floated. {A} peeled it and put it in again, and it went straight to the bottom.',
        '“Why?” asked {H}. “The peel’s full of air,” said {A}. “Those were its armbands.” {H} looked down at it. “It ought to have been told,” said {H}, and got it out and dried it.'
      ]
    },
    {
      id: 'slipper-kick',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Show me the kick, at least,” said {A}. {H} lay across a stool and kicked. It was a good kick. The left slipper flew off and came down in the bowl.',
        'It did not sink. It went once round, quite calmly, with its toe up. “It’s never had one lesson,” said {H}. {A} stood it in the sink, where it dripped for the rest of the evening.'
      ]
    },
    {
      id: 'walk-do-not-run',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“At the pool the teacher says, walk, don’t run,” said {A}. “Nobody’s running,” said {H}. “They say it all the same.”',
        'So {H} walked once round the kitchen table, dripping, and {A} said it at every corner. By the third time {H} was walking so slowly that both feet had time to dry. “Now you may run,” said {A}. “Now I don’t want to,” said {H}.'
      ]
    },
    {
      id: 'whose-bowl',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had seen the bowl filled, and had been looking at it ever since. It was a large bowl. It was more than {A} had ever been given before.',
        '“It’s not for you,” said {H}. “It’s for my face.” {A} looked at the bowl, and at {H}’s face, and went on hoping. In the end {A} got a little fresh water as well, so that nobody was left out.'
      ]
    },
    {
      id: 'on-a-pole',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I learned, the teacher had a long pole,” said {S}. “He walked along the side, and I hung on to the end of it. I followed it up and down like a fish that had made a mistake.”',
        '“And when did you let go?” asked {A}. “I never did,” said {S}. “One day he put it down to blow his nose, and I was still coming along behind.” {A} looked at the bowl with new interest.'
      ]
    }
  ],
  turn: [
    {
      id: 'you-stop',
      A: 'partner',
      paragraphs: [
        '{A} wiped the table and thought. “You hum,” said {A}. “No, I don’t,” said {H}. “You hummed for the towel. You do it for shoes. It’s only when you go in that you stop.”',
        '“Put a finger under your nose,” said {A}, “and hum now.” {H} did. A small warm wind came down on the finger. It blew for as long as the hum went on.',
        '“There’s wind coming out,” said {H} slowly. “Then nothing else can get in. It’s like a door when everybody’s coming out of it.”'
      ]
    },
    {
      id: 'little-finger',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} wanted to feel the wind too. {A} put a finger under {H}’s nose, and {H} hummed. “It tickles,” said {A}. “Do me.”',
        'They stood there, each with a finger under the other’s nose, and hummed the same song. Nobody could finish it. It’s not possible to hum and laugh. They tried, and the finger knew it at once.'
      ]
    },
    {
      id: 'straw',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Bubbles I can do,” said {A}, and blew down a straw into the bowl. It rumbled. A lot of it came out over the edge and ran along the table.',
        '{H} put the towel in the way. “You blow too hard,” said {H}. “It doesn’t have to be brave. It only has to keep coming.” {A} blew again, as if at soup, and the bubbles came up one at a time like beads.'
      ]
    },
    {
      id: 'star',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“At the end everybody floats like a star,” said {H}. They did it on the rug, on their backs, with arms and legs out. “You’re very good at it,” said {A}. “On a rug anybody is,” said {H}. {A} laid a paper boat on {H}’s tummy, and it went up, and down, and up.',
        '“It goes up when you breathe in,” said {A}. “It’s the same in the pool. You’re full of air then, and the water carries you higher.” {H} took a very big breath. The boat went up as if over a wave. Then {H} had to laugh, and it was lost with all its crew.'
      ]
    },
    {
      id: 'hum-first',
      A: 'partner',
      paragraphs: [
        'This time {H} began the hum up in the air, and took it down. In went the chin, and the mouth, and the nose. The hum went on. It came up in round bubbles, each with a bit of tune in it.',
        '{H} came up and sniffed. Outside it was a wet nose, but inside it was perfectly dry. “Guess what I hummed,” said {H}.'
      ]
    },
    {
      id: 'your-turn-in',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Now you,” said {H}. {A} bent down over the bowl, and stopped just above it. “It’s wetter than it looks,” said {A}. “Hum first,” said {H}. “Don’t wait until you’re in.”',
        '{A} hummed and went in. {H} knew the song by the second bubble, because {A} always went wrong at the same place. {A} came up and asked for the towel. {H} was using it, but gave up one end.'
      ]
    },
    {
      id: 'the-chorus',
      A: 'partner',
      paragraphs: [
        '“Was it the one about the bus?” asked {A}. “No,” said {H}, and went in again, and a third time. {A} guessed every song but the right one. By then there was more water on the table than in the bowl.',
        '“The whole pool will think you’re brave,” said {A}. {H} rubbed one ear dry. “I won’t be brave,” said {H}. “I’ll be humming the chorus.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drank a mouthful out of the swimming pool.',
      '{names} came in to swim, as far as the table leg.',
      { text: '{names} kicked on a chair, face down, and got nowhere.', needs: ['hands'] },
      { text: '{names} laid out a second towel, for the kitchen.', needs: ['hands'] }
    ],
    way: [
      '{names} got splashed, and coughed as well.',
      '{names} held on to a breath as well, down on the dry floor.',
      { text: '{names} pinched both nostrils, and talked like a duck.', needs: ['hands'] },
      { text: '{names} rowed with one arm, and came round to where the bread was.', needs: ['hands'] }
    ],
    turn: [
      '{names} snorted once, quite loudly, to keep the water out.',
      '{names} hummed too, a bit flat, and stayed dry, being nowhere near.',
      { text: '{names} counted to twelve, as they would at the pool.', needs: ['hands'] },
      { text: '{names} mopped round the pool, one chair at a time.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} tipped out the bowl and dried it. The swimming bag stood by the door with a fresh towel in it.',
    'At washing time {H} did the whole face in one go, chorus and all. Then {H} lay down, warm and dry.'
  ],
  last: [
    'The hum got lower, and went under, and {H} was asleep.',
    'Below one nose there blew a small warm wind, for {H} slept.'
  ]
})
