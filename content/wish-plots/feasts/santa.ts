import { wishPlot } from '../wish-plot.ts'

export const santa = wishPlot({
  id: 'wish-santa',
  wishes: ['santa', 'santa claus', 'father christmas', 'saint nicholas', 'st nicholas', 'father christmas coming', 'cookies santa', 'leaving cookies santa', 'milk cookies santa', 'mince pie father christmas', 'carrot santa', 'santa came', 'santa coming', 'santa comes', 'santa been', 'waiting santa'],
  except: ['real', 'exist', 'naughty', 'letter', 'list', 'grotto', 'reindeer', 'elf', 'elves', 'rudolph', 'mrs', 'semana', 'lucia', 'letters', 'dear', 'writing', 'write', 'writes', 'wrote to'],
  answers: ['sleigh', 'sack', 'stocking', 'stockings', 'presents', 'present', 'chimney', 'coming', 'visit', 'visiting', 'christmas', 'eve', 'cookies', 'cookie', 'milk', 'carrot', 'pie', 'mince', 'leaving', 'out', 'came', 'been', 'morning'],
  moods: ['waiting'],
  company: ['Father Christmas', 'Santa'],
  about: 'Father Christmas comes early to practise being quiet, and the hero has to listen for him with eyes shut.',
  titles: ['Father Christmas Practises', 'A Sack of Potatoes', '{H} Listens for Santa', 'The Third Board from the Door', 'In and Out without a Sound'],
  want: [
    {
      id: 'far-too-early',
      A: 'partner',
      paragraphs: [
        'It was weeks too early, but there stood Father Christmas in the hall. He had his sack on his back and his boots in one hand. “Santa!” said {H}, and Father Christmas jumped. “There,” he said sadly. “You heard me.”',
        '“It’s your floor,” he said. “Something creaks here, and I never remember where. So I’ve come to practise.” {H} had always wanted to hear Father Christmas come. “May I help?” asked {H}. “You may listen,” he said. “But with your eyes shut. That’s the whole point of it.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-try',
      A: 'partner',
      paragraphs: [
        'So {H} and {A} sat down on the sofa and shut their eyes. Father Christmas went out, and then he came in again. Creak! “That was you,” said {H}. “The third board from the door,” said {A}.',
        'The second time he stepped over it. “There’s a rumbling now,” said {H}. “That’s the sack,” said Santa. “It’s only potatoes, for the weight.” He took out half of them. The third time his knees cracked.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can’t you walk without bending them?” asked {A}. Father Christmas tried it. He came in like a pair of scissors. You heard nothing, and then you heard a lamp.',
        '“It’s my fault,” said {A}, and put the lamp back on its feet. “I forgot to tell you that you’d be wide.” “I’m always wide,” said Father Christmas, and he rubbed one elbow. “I’m used to it. Lamps aren’t.”'
      ]
    },
    {
      id: 'ho',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then for a long time there was no sound. {H} listened so hard that {H}’s ears felt big. “Ho,” said somebody, in the dark, quite softly.',
        '“That was a ho,” said {H}. “I’m sorry,” said Father Christmas. “It’s the biscuit on the plate over there. When I see one, it just comes out.” {A} put the biscuit behind the bread. After that it was only now and then that they heard him think of it.'
      ]
    },
    {
      id: 'beard',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s a hiss,” said {H}, with eyes shut. “Every time you turn round.” Father Christmas turned round to see, and it hissed. “It’s my beard,” he said. “It comes along behind, and it brushes on the coat.” He held it in one hand, and now he had only one left for the sack.',
        '“Tuck it in,” said {A}. Father Christmas tucked the beard in at the top. It came out at the bottom, between two buttons. “Is that better?” asked Father Christmas. He had to ask it twice, because the first time he had wool in his mouth.'
      ]
    },
    {
      id: 'cuff',
      A: 'other',
      spare: 3,
      paragraphs: [
        'Father Christmas wrote something on his cuff. “What does it say there?” asked {A}. Father Christmas read it out. “Number nine: mind the pots. Number fourteen: a child who talks asleep, and only says one thing.” “What?” asked {H}.',
        '“Tuesday,” said Father Christmas, and he sighed. “I’ve been answering yes for years.” {H} laughed, and {H}’s eyes stayed shut, but it was hard.'
      ]
    },
    {
      id: 'no-chimney',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Don’t you come down the chimney?” asked {H}. “Where there’s one, and it’s cold,” said Santa. “Hardly anybody’s got one now. I come in like other people, only later.”',
        '“So the door’s enough,” said {H}. “A door’s a great comfort,” said Father Christmas into his beard. “In a chimney you never know until you’re in it.” {A} nodded, and felt with one hand how wide the sofa was.'
      ]
    },
    {
      id: 'reindeer-outside',
      A: 'same',
      spare: 12,
      paragraphs: [
        'From the street came a small jingle, and then somebody blew through the nose. “Have you got the reindeer with you?” asked {H}. “Just the one,” said Father Christmas. “It’s here to learn how to wait. That’s harder than flying.” The jingle came again, twice. “It isn’t very good yet,” said Father Christmas.',
        '{A} wanted to take out a carrot to it, and felt for the door with {A}’s eyes shut. There was a crunch. “That was quick,” said {H}. “It was waiting behind the door,” said {A}.'
      ]
    },
    {
      id: 'peeping',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“You’re peeping,” said {A}. “I’m not,” said {H}. “How could you know, if you aren’t peeping yourself?” There was a pause on the sofa.',
        '“I can see red,” said {A} after a while. “Everybody sees red with their eyes shut,” said {H}. They turned their faces to the cushion, so that it would be fair. The cushion smelled of biscuit.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was not asked to shut any eyes, and watched Father Christmas, in and out. Each time {A} watched the sack the hardest.',
        '“Don’t say anything,” said {H}. {A} never did. {A} was the only one who saw what Father Christmas looked like when nobody looked.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Good evening,” said {S}, with eyes as tight as a purse. “It’s been a while.” “Sixty years and a bit,” said Father Christmas in his deep voice. “You wanted a trumpet.” {S} had to swallow. “I never told anybody that,” said {S}.',
        '“What did you get?” asked {A}. “A hat,” said {S}. “But inside there was a note that said: not with those neighbours.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} shut {S}’s eyes too, with both hands, and then both elbows. “I can’t hear him,” said {S}. “He’s not come in yet,” said {A}.',
        '“And now?” asked {S}. “You’ve got your elbows on your ears,” said {A}. {S} took one elbow off. In the doorway Father Christmas stood on one foot, and he waited until {S} had finished.'
      ]
    },
    {
      id: 'too-hard',
      A: 'partner',
      paragraphs: [
        '“I’ll never do it,” said Father Christmas, and sat down on his sack. “It’s not you,” said {A}. “It’s {H}. {H} is listening as tight as a string. Anybody who listens like that can hear a coat hanging on its hook.”',
        '“How do people listen in the night?” asked {H}. “Like this,” said {A}, and leaned back, and let {A}’s arms drop. “In, and out, and nothing to wait for.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-and-out',
      A: 'partner',
      paragraphs: [
        'It was hard, because {H} did want to hear Santa. But he looked so tired. So {H} leaned back too, and let go of both hands, and then of both feet. {H} breathed in, and out.',
        'Somewhere the fridge hummed. {A}’s sleeve was warm, and went up and down. Nothing creaked, and nothing rumbled. It was just an evening.'
      ]
    },
    {
      id: 'coming-now',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Is he coming now?” asked {H}, after a while. “I haven’t heard anything,” said {A}. “Nor have I,” said {H}.',
        'They sat there and did not hear anything together. It was like not hearing snow. “Perhaps he’s gone home,” whispered {A}. {H} hoped that he had not, and did not open one eye to see.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Something went by that was no sound at all. It was a smell of cold air and of wool, such as comes in with people in winter. It went from left to right.',
        '{H} gave {A} a small push with one toe. {A} pushed back. And then, after a time, the smell came by again, from right to left. Neither of them said a word about it, because of Santa.'
      ]
    },
    {
      id: 'practice-present',
      A: 'partner',
      paragraphs: [
        '“Thank you,” said somebody at the door. They opened their eyes. There stood Father Christmas with his boots on. “I’ve been in,” he said, “and I’ve been out. Twice.” “We never heard you!” said {H}. “No,” said Father Christmas, and he shone. Then he was gone, and they had not heard that either.',
        '{H} put one foot into a slipper. There was something in it, in red paper with a bow. {H} opened it. “It’s a potato,” said {H}. {A} had one too. “He said he was practising,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} brushed against the sack, which was cold with real snow.',
      '{names} gave a start, and Father Christmas gave one back.',
      { text: '{names} shut all the doors in the hall, so that nobody else should hear.', needs: ['hands'] },
      { text: '{names} offered Father Christmas the mat, for socks that had come so far.', needs: ['hands'] }
    ],
    way: [
      '{names} pretended to be a footstool, and Father Christmas went round it.',
      '{names} breathed as softly as snow, apart from the nose.',
      { text: '{names} sat on both hands, so as not to point at the noise.', needs: ['hands'] },
      { text: '{names} took a few of the potatoes into safe keeping.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in, and out, and left the listening alone.',
      '{names} sank a bit deeper into the cushions.',
      { text: '{names} tucked the rug round all the feet on the sofa.', needs: ['hands'] },
      { text: '{names} let both hands lie open, like gloves.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potatoes went into the basket in the kitchen. {H} folded the red paper, and kept it for later.',
    'After that {H} washed, and lay down, and let go of both hands, and then of both feet.'
  ],
  last: [
    'Anybody might have come in now, and gone out again, for {H} was asleep.',
    'The third board from the door kept still, and {H} slept, with nothing to wait for.'
  ]
})
