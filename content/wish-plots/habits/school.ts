import { wishPlot } from '../wish-plot.ts'

export const whoeverSchool = wishPlot({
  id: 'wish-whoever-school',
  visits: 'anything',
  whoever: [
    'wants to go to school',
    'wants to start school',
    'wants to go to nursery',
    'wants to go to kindergarten',
    'wants to go to preschool',
    'goes to school for the first time',
    'went to school for the first time',
    'starts school',
    'is starting school',
    'would like to go to school',
    'dreams of going to school',
    'has never been to school',
    'never went to school',
    'is not allowed to go to school',
    'isn’t allowed to go to school',
    'wants to be at school',
    'wants to learn at school',
    'is afraid of school',
    'is scared of school',
    'is afraid to go to school',
    'is scared to go to school',
    'is nervous about school',
    'is nervous about starting school',
    'comes to school',
    'came to school',
    'goes to school',
    'turned up at school',
    'turns up at school',
    'has its first day at school',
    'has its first day of school',
    'is starting in reception',
    'is starting kindy',
    'is too young for school',
    'wants lessons with a teacher',
    'wants to be a pupil',
    'wants to be a schoolchild',
    'wants to go to playschool',
    'wants to sit in the classroom',
    'wishes it could go to school',
    'wants to be in a class'],
  except: ['doesn’t want to go to school', 'won’t go to school', 'bus', 'late', 'train', 'bite', 'bites', 'dinner', 'picnic', 'instead'],
  company: ['woodlouse', 'satchel', 'glass', 'skirting board'],
  about: 'The hero knows how many legs a woodlouse has and is never asked; whoever wants to go to school doesn’t know enough to go, until a hand goes up with no answer in it.',
  titles: ['Fourteen', 'A Hand With Nothing in It', 'A Question for the Teacher', '{visitor} and the Satchel', 'What They Do at School'],
  want: [
    {
      id: 'nobody-asks',
      A: 'partner',
      paragraphs: [
        '{H} knew how many legs a woodlouse has. It has fourteen. {H} wanted somebody to ask. But they only asked about shoes and teeth.',
        'There was a knock. It was {visitor.first}, half hidden by a satchel. “I’m not going yet,” said {visitor}. “I don’t know enough. I’ve been learning all the way here, but it falls out again.” “You can practise,” said {A}. “I’ll be the teacher.” {H} sat down in the front row, with one hand up.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-questions',
      A: 'partner',
      paragraphs: [
        '{A} tapped on a glass, and it began. “The teacher asks, and the children know it,” said {A}, and was quite sure. “What’s the highest mountain? Who lived before the kings?” {H} held up one hand the whole time. But {A} never came to legs.',
        '{visitor} got smaller with each question. “They’ll send me home before lunch,” said {visitor}. {A} read aloud from the dictionary, to fill {visitor} up. It went well as far as “apple”. Then “aardvark” fell out at the bottom.'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First of all there was the register. “{H}?” asked {A}. “Here,” said {H}. Then came the next name. {visitor} looked to the left and to the right, and felt to make sure. “Here,” said {visitor}. It was written down, with a tick.',
        '“I knew that one,” said {visitor}. “Do they ask it every day?” “Every morning,” said {A}. “Then every morning there’ll be one I know,” said {visitor}, and asked to be read out again.'
      ]
    },
    {
      id: 'the-satchel',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What have you got in there?” asked {A}, who had tried to lift it. {visitor} unpacked. There was an atlas, and a telephone book, and a brick. “What’s the brick for?” “I thought there might be building,” said {visitor}. There was a sandwich as well, and it was as flat as a letter.',
        '“They’ve got books there,” said {A}. “And chairs.” There was a chair in it too, a small one that folded. {visitor} was relieved about the chair.'
      ]
    },
    {
      id: 'peg',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ll have a peg for your coat,” said {A}, “with a picture, so that you find it again.” {H} drew one, and stuck it under a hook in the hall. {H} thought that it was {visitor}. {visitor} stood before it for a long time. “Is that a teapot?” asked {visitor}.',
        '“It’s you from the side,” said {H}. {visitor} turned sideways, to compare. After that the coat was hung up, and taken down, and hung up. Every time it was the right one.'
      ]
    },
    {
      id: 'in-twos',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At school you walk in twos. {H} and {visitor} stood by the door, and {A} went in front. “Don’t push,” said {A}, who couldn’t see behind. “We aren’t,” said {H}. They walked down the hall, and into the kitchen, and past the same chair three times.',
        '“Where are we going?” whispered {visitor}. “You don’t ask,” whispered {H}. “You hold on to the one beside you.” That turned out to be the best part. {visitor} was still holding on when they had sat down.'
      ]
    },
    {
      id: 'need-the-loo',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And what if I need to go?” asked {visitor}. It was what {visitor} had been wanting to know since the morning. “You put your hand up, and you say it,” said {A}. “And they let you?” “They always let you. It’s the first thing that they learn, as teachers.”',
        'They practised. {visitor} said it rather loudly, and {A} nodded. {visitor} went out, and was back at once. “I don’t need to,” said {visitor}. “I only wanted to see if it works.”'
      ]
    },
    {
      id: 'show-and-tell',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Is there anything that you do know?” asked {A}. “Only things that everybody knows,” said {visitor}. “Tell us one.” {visitor} thought. “{caller.fact},” said {visitor}. It was quiet in the class. “Doesn’t everybody know that?” asked {visitor}.',
        '“I didn’t,” said {H}. “I didn’t either,” said {A}, “and I’m the teacher.” {visitor} looked from the one to the other. “I’ve known it since I was small,” said {visitor}. “I thought it came with the milk.”'
      ]
    },
    {
      id: 'sport',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Next there was sport. “You have to copy whoever’s in front,” said {A}. {visitor} was in front, and {caller.does}. The whole class copied it. {H} did the beginning, and {A} did the end. {A} {caller.move}, and lost a slipper. “Well done,” said {A}, out of breath, and meant the whole class.',
        '“What do I get for it?” asked {visitor}. They gave {visitor} a star, out of foil. It was the first thing in the satchel that weighed nothing.'
      ]
    },
    {
      id: 'uniform',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Do I have to look like everybody else?” asked {visitor}. {A} had a school tie from somewhere, and they tried where it would go. It looked best on {caller.part}. {H} stood back. “Now you look like a head teacher,” said {H}.',
        '{visitor} wore it for one lesson. Then it got into the ink, and the milk, and under somebody’s chair. “So that’s what they’re for,” said {visitor}, and looked at all that was on it. “You can see where you’ve been.”'
      ]
    },
    {
      id: 'playtime',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} rang for playtime. “What do I do now?” asked {visitor}. “Whatever you like,” said {A}. That was harder than the mountain. {visitor} went and stood at the wall, like somebody waiting for a bus. {A} came and stood there too. “Are you playing wall?” asked {A}.',
        '“Yes,” said {visitor} quickly. “Can I play?” They played wall together. You lean, and whoever slides down has lost. By the second bell there were four in it, with a clothes horse.'
      ]
    },
    {
      id: 'twelve-legs',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} tried to lead round to it. “Talking of mountains,” said {H}, “there might be something that walks up one. On a lot of legs.” “A goat,” said {A}. “More legs.” “Two goats,” said {A}. {H} put up the other hand as well.',
        '“And if it lived under a flowerpot?” asked {H}. “Then it’s a very small goat,” said {A}, and went on to the kings. {H} laid both arms on the table, and a chin on top. Some knowledge is heavy when you carry it alone.'
      ]
    },
    {
      id: 'home-time',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And do they come back for you?” asked {visitor}. “When it’s over?” “At home time they stand at the gate,” said {A}, “the whole row of them. They look for you, and you look for them.” They played that as well. {A} was the gate.',
        '{H} stood behind it and looked. {visitor} came out with the satchel, past the lamp, past the chair. “There!” cried {H}, and waved with both arms. {visitor} went straight back in, to be able to come out again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“On my first day I didn’t say a word,” said {S}. “I’d a boiled sweet in my cheek, in case I was sad. I kept it for the worst.” “And when was the worst?” asked {A}. “It didn’t come,” said {S}. “At noon we were painting. I noticed that the sweet had gone.”',
        '{visitor} asked what had been painted. “My cheek, mostly,” said {S}. “And a house, with somebody looking out.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} took the class for a bit, and was strict. “Fold your arms,” said {S}. “Who’s talking?” Nobody was. “Well, then,” said {S}, and walked up and down with a ruler. “What’s this?” “A ruler,” said {A}. “Correct. What’s it for?”',
        '“For seeing how long it takes till break,” said {visitor}. {S} looked at the ruler. It was thirty. {S} said that it was correct, too, and there was break at once.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came late, and didn’t say why. {A} walked right through the middle of the class, and lay down in the back row. “{A} hasn’t learnt anything at all,” whispered {visitor}. “And nobody sends {A} home.”',
        '“{A} looks at things,” said {H}. {A} was looking at the skirting board, with both ears to the front. There was something there. It was small, and grey, and had time.'
      ]
    },
    {
      id: 'a-hand-up',
      A: 'partner',
      paragraphs: [
        'Something grey came out from under the skirting board and set off across the floor. {visitor} leaned over it. Very slowly something went up, and it was as good as a hand. “Yes?” said {A}. “I haven’t got an answer,” said {visitor}. “I’ve got a question. Is that allowed?”',
        '{A} shut the dictionary. “I’d forgotten,” said {A}. “That’s what we mostly had our hands up for.”'
      ]
    }
  ],
  turn: [
    {
      id: 'fourteen',
      A: 'partner',
      paragraphs: [
        '“How many legs has that got?” asked {visitor}. {A} looked at the ceiling. {H} had both hands up, and breathed in. “{H}?” said {A}. “Fourteen!” said {H}. It was so good to say that {H} said it twice.',
        'They lay down on the floor and counted. There were seven on the near side, and seven on the far side. “And why fourteen?” asked {visitor}. {H} began to say it, and there was nothing there. “I don’t know,” said {H}.'
      ]
    },
    {
      id: 'order-of-legs',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Which one does it start with?” asked {visitor}, with something up in the air already. They watched. It went too fast, like a row of people sitting down. {A} lay there with one cheek on the floor. “The ones at the back go first, I think,” said {A}, “and the front ones hear about it.”',
        'It ran into {A}’s sleeve, and stopped, and felt its way along the edge. “When they’re born they’ve got only twelve,” said {H}. “The last two come later.” “So it didn’t know everything at the start either,” said {visitor}.'
      ]
    },
    {
      id: 'all-the-questions',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now nothing could hold {visitor} back. Why was the floor cold, and the rug not? Where did the light sit when it was off? Who had had the first spoon, and what did they stir before? {A} wrote it all down on the wall calendar, and was soon in August.',
        '“I can’t answer a single one,” said {A}, and was quite pink. “This is the best class that I’ve ever had.” {H} knew the one with the rug, nearly.'
      ]
    },
    {
      id: 'then-i-can-go',
      A: 'partner',
      paragraphs: [
        '“I don’t know either,” said {A}. “Then I can go,” said {visitor}. “I’ve got something to go for.” The satchel was turned upside down. Out came an atlas, a telephone book and a brick. {visitor} wrote “Why fourteen?” on a slip of paper, and put that in.',
        '“And what do you want to know?” {visitor} asked {H}. Nobody had ever asked that either. {H} put up a hand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the second row, and kept quite still.',
      '{names} listened at the satchel, where something had shifted.',
      { text: '{names} helped with the satchel, as far as the mat.', needs: ['hands'] },
      { text: '{names} wiped a board that was the fridge.', needs: ['hands'] }
    ],
    way: [
      '{names} looked out of the window, as you do at school.',
      '{names} forgot the mountain again, and it was no loss.',
      { text: '{names} swept up “aardvark”.', needs: ['hands'] },
      { text: '{names} passed round a note, and it said “sandwich”.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the floor too, and counted something.',
      '{names} made way for all fourteen.',
      { text: '{names} drew it on the fridge, with two legs too many.', needs: ['hands'] },
      { text: '{names} rang for the end of the lesson, and nobody got up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The woodlouse was carried on a page of the dictionary as far as the plant pot.',
    'They washed, and {H} lay down and counted the legs once more. First came the near side, and then the far one.'
  ],
  last: [
    'Twelve, thirteen, fourteen, and {H} was asleep.',
    'Some of the questions lay awake a little longer, but {H} was asleep.'
  ]
})
