import { wishPlot } from '../wish-plot.ts'

export const tellingTheTruth = wishPlot({
  id: 'wish-telling-the-truth',
  wishes: ['telling the truth', 'tell the truth', 'tells the truth', 'truth', 'truthful', 'honest', 'honesty', 'being honest', 'a lie', 'lies', 'telling a lie', 'telling lies', 'told a lie', 'tells lies', 'told lies', 'white lie', 'little white lies', 'telling fibs', 'tells fibs', 'told a fib', 'fib', 'fibs', 'fibbing', 'fibbed', 'fibber', 'porky pies', 'porkies', 'truth or lie', 'true or false'],
  except: ['broke', 'broken', 'breaking', 'smashed', 'vase', 'cup', 'mug', 'plate', 'jug', 'bowl', 'lamp', 'window', 'blamed', 'blames', 'blaming', 'accident', 'hid', 'stole', 'stealing', 'steal', 'took', 'biscuits', 'biscuit', 'sweets', 'chocolate', 'police', 'down', 'bed', 'sun', 'floor', 'teacher', 'school', 'homework', 'cheating', 'dare', 'fairy', 'santa', 'wolf', 'boy who cried', 'dog', 'cat', 'brother', 'sister', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'friend', 'dragon', 'robot', 'pirate', 'princess', 'fox', 'parrot', 'wooden', 'pinocchio', 'hurt', 'secret', 'secrets', 'dying', 'died'],
  answers: ['telling', 'tell', 'tells', 'told', 'being', 'always', 'about', 'little', 'white', 'lie', 'lies', 'fib', 'fibs', 'fibbing', 'importance', 'important', 'learning', 'why', 'story', 'girl', 'boy', 'child', 'she', 'he', 'keeps', 'stop', 'not', 'porky', 'pies', 'false'],
  moods: ['learning', 'afraid', 'proud', 'question', 'first'],
  company: ['horse', 'bath', 'crab', 'snail', 'octopus', 'toothbrush', 'fish', 'goat'],
  nothingElse: true,
  about: 'In a game of two true things and a fib the hero is found out each time, by something that the hero cannot see.',
  titles: ['Two True and One Fib', 'A Thousand Teeth', 'What the Toes Said', '{H} and the Crab That Owed a Biscuit', 'Which Was the Fib'],
  want: [
    {
      id: 'the-game',
      A: 'partner',
      paragraphs: [
        'They were playing Fib. {H} said three things. Two were true and one wasn’t, and {A} had to find the fib. “I’ve got two elbows,” said {H}. “I had an apple. And this morning there was a horse in the bath.” “The horse,” said {A}.',
        'It was the sixth game, and {A} had found all six. {H} wanted to tell one fib, just one, that {A} believed. “How do you always know?” asked {H}. “I can see it,” said {A}, and wouldn’t say where.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-curtain',
      A: 'partner',
      paragraphs: [
        'So {H} played the next one from behind a saucepan, held up with both hands. “It’s dark in here. I’m older than last year. And a crab owes me a biscuit,” said the saucepan. “There isn’t any crab,” said {A}.',
        'Then {H} stood behind the curtain, and said three more. “You never danced with a postman,” said {A} at once. “But you couldn’t see me!” said {H}. “I saw enough of you,” said {A}.'
      ]
    },
    {
      id: 'back-of-the-head',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then it was {A}’s turn. “I like soup,” said {A}. “I once ran away from a goose. And I’ve got eyes in the back of my head.” {H} knew which one it was. But you have to be sure, so {H} went round behind and parted the hair.',
        'It took some time. There was a crumb, and a small freckle. “No eyes,” said {H}. “They’re shut,” said {A}. “It’s late.”'
      ]
    },
    {
      id: 'slipper',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The slipper makes you tell the truth,” said {H}, and put it on {A}’s head. “Do you like my singing?” {A} looked up at the slipper. “I like the end best,” said {A}, “when you take a bow. I like that very much.”',
        '“And who had the last of the jam?” {A} took off the slipper and had a look inside. “I don’t think this one’s working,” said {A}.'
      ]
    },
    {
      id: 'fish',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I caught a fish once,” said {A}, and showed with both hands how long it was. It was as long as a shoe. “Really?” said {H}. “A bit longer, perhaps,” said {A}, and {A}’s hands moved apart.',
        'When {A} told it the third time, {H} had to open the door for the tail. “And then what did you do with it?” “I let it go,” said {A}. “It’s the only way with the big ones.”'
      ]
    },
    {
      id: 'who-would-believe',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s the truest thing you know?” asked {A}. {H} thought about it. “That I’m here,” said {H}. {A} pinched the sleeve, and there was somebody in it. “And the least true?” “That I’m not,” said {H}.',
        'They tried that one out as well. {H} stood in the middle of the rug and wasn’t there. {A} looked for {H} all round the room, and even asked {H}. “No,” said {H}. “Sorry.”'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“In a book there’s somebody made of wood,” said {A}, “and his nose grows when he fibs.” {H} took hold of {H}’s own. “I’m the king of the cupboard,” said {H}. They waited. It stayed as it was, and only got a bit warm.',
        '“Try a bigger one,” said {A}. “I’ve never been tired,” said {H}, “not once in my life.” Then {H} had to yawn so hard that {H}’s nose went nearly flat.'
      ]
    },
    {
      id: 'straight-face',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They practised looking each other in the eye. “I’m a teapot,” said {A}, as calm as anything. {H} said it too. It began all right. But at the “pot” one corner of the mouth went up. Then the other corner went up too.',
        '“It’s easier with true things,” said {H}. “I’m a person.” They both looked very serious about it, and nodded. And that was so funny that they had to lie down.'
      ]
    },
    {
      id: 'pet-fib',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The best at it was {A}. {A} had had supper an hour ago, and everybody had seen it. Now {A} looked from one to the other. {A} looked as if there had been no supper for years.',
        '“That’s a fib,” said {H}. {A} did not even blink. It was so well done that for a moment {H} believed it.'
      ]
    },
    {
      id: 'elder-goat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once told my teacher that a goat had eaten my sums,” said {S}. “Was that a fib?” asked {A}. “It was the honest truth! And nobody believed it. So the next day I brought in the goat.”',
        '“What did the teacher say?” “She said, well, I never,” said {S}. “And while she was saying it, it ate the register.” {A} looked {S} in the eye, first the left one and then the right. It was the truth in both.'
      ]
    },
    {
      id: 'small-elephant',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My turn,” said {S}. “I’m three elephants. And I’m one elephant. And I’ve got a horse called Socks.” {A} thought hard. “The three elephants?” “No,” said {S}.',
        '“The one elephant?” “No.” “Then it’s Socks.” “No,” said {S}. “They’re all true. I’m very good at this.” {A} gave up.'
      ]
    },
    {
      id: 'toes',
      A: 'partner',
      paragraphs: [
        '“All right, I’ll tell you,” said {A}. “It’s your toes. They stuck out under the curtain, and when you fib they curl up.” {H} sat down and stared at them. “I’ve got two elbows,” said {H}, and all ten lay there, as flat as biscuits. “I’m a horse,” said {H}. They curled up like ten small snails.',
        '“I didn’t do that!” said {H}. “No,” said {A}. “They do it by themselves.”'
      ]
    }
  ],
  turn: [
    {
      id: 'three-things',
      A: 'partner',
      paragraphs: [
        '{H} thought for a long time. Then {H} curled up all ten toes, on purpose, and left them like that. “A snail’s got more than a thousand teeth,” said {H}. “An octopus has got three hearts. And I’ve brushed mine. My teeth.”',
        '{A} looked at the toes, and they were no help. “The snail’s the fib,” said {A}. “That’s true! They’re only very small.” “Then it’s the octopus. Nobody’s got three hearts.” “That’s the truth too,” said {H}. So only one thing was left.'
      ]
    },
    {
      id: 'lend-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Three hearts,” said {A}, who still could not believe it. They each put a hand on {H}, and then each a hand on {A}. It came to two. For the third one they took the clock.',
        '“You could lend one out,” said {H}, “if somebody hadn’t got theirs with them.” They sat there, and it went tock, and bump, and bump. It was nearly an octopus.'
      ]
    },
    {
      id: 'in-boots',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once {H} tried it in rubber boots, since nobody can see into those. “I’ve got a bus in my pocket,” said {H}. The boots stood quite still. Then they both went “eek”, at the toes.',
        '“I heard that,” said {A}. “They’re very honest boots,” said {H}, looking down at them.'
      ]
    },
    {
      id: 'the-toothbrush',
      A: 'partner',
      paragraphs: [
        'They went to the bathroom, and {A} felt the toothbrush with one thumb. It was as dry as a stick. “I believed you!” said {A}. “I only looked at the snail.” “I’ve won,” said {H}, and jumped, and all ten toes uncurled.',
        'Then it was quiet for a bit, and the tap dripped. “But I still haven’t brushed my teeth,” said {H}. “That’s the trouble with a good fib,” said {A}, and held out the toothpaste.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the bath, and there was no horse.',
      '{names} came for the apple, and that was true, and it was eaten.',
      { text: '{names} counted two elbows, and two more for certain.', needs: ['hands'] },
      { text: '{names} gave a neigh from the hall, which was not much help.', needs: ['hands'] }
    ],
    way: [
      '{names} tapped on the saucepan, and somebody was in.',
      '{names} danced with no postman either, as far as the mat.',
      { text: '{names} straightened the curtain, just above the ten toes.', needs: ['hands'] },
      { text: '{names} laid out a biscuit, for the crab.', needs: ['hands'] }
    ],
    turn: [
      '{names} curled up every toe there was, and felt no different.',
      '{names} crept along the skirting, like a snail with all its teeth.',
      { text: '{names} felt for a heart, and came out at one.', needs: ['hands'] },
      { text: '{names} pulled on a pair of socks, to have something to keep back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucepan went back to the kitchen, and the curtain hung there with nobody in it.',
    '{H} washed, and brushed all of them, at the back as well. “I’ve brushed my teeth,” said {H} on the mat, and looked down. All ten toes lay flat.'
  ],
  last: [
    '“I’m not tired,” said {H}, and under the blanket ten toes curled up, and {H} was asleep.',
    'Ten toes lay flat under the blanket, for {H} was asleep, and that was the truth.'
  ]
})
