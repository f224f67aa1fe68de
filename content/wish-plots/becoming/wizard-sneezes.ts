import { wishPlot } from '../wish-plot.ts'

export const wizardSneezes = wishPlot({
  id: 'wish-wizard-sneezes-magic',
  wishes: ['wizard sneezes', 'wizard sneeze', 'wizard sneezed', 'wizard sneezing', 'wizard sneezy', 'wizards sneeze', 'wizard magic sneeze', 'wizard magic sneezes', 'wizard only magic sneezes', 'wizard magic when sneezes', 'wizard spell sneeze', 'wizard spells sneezes', 'wizard achoo', 'wizard atishoo', 'wizard hay fever', 'wizard hayfever', 'wizard pepper', 'wizard allergic sneeze', 'wizard magic nose', 'magic sneeze', 'magic sneezes', 'magic sneezing', 'magical sneeze', 'magical sneezes', 'sneezing spells', 'sneeze spells', 'sneezes spells', 'sneeze magic wand', 'sorcerer sneezes', 'sorcerer sneezing'],
  nothingElse: true,
  answers: ['wizard', 'wizards', 'wizard’s', 'sneeze', 'sneezes', 'sneezed', 'sneezing', 'sneezy', 'magic', 'magical', 'only', 'when', 'whenever', 'spell', 'spells', 'achoo', 'atishoo', 'hay', 'fever', 'hayfever', 'pepper', 'allergic', 'nose', 'wand', 'sorcerer', 'can', 'do', 'does', 'did', 'his', 'her', 'he', 'she', 'who', 'that', 'the', 'a', 'old', 'little', 'funny', 'silly', 'every', 'time', 'works', 'happens', 'comes', 'out', 'by', 'with', 'and', 'not', 'but', 'can’t', 'must', 'first', 'something', 'things', 'always', 'just', 'to'],
  except: ['school', 'hat', 'dragon', 'potter', 'hogwarts', 'party', 'birthday', 'halloween', 'died', 'dead', 'sick', 'ill', 'poorly', 'hospital', 'doctor', 'covid', 'flu', 'scared', 'afraid', 'sad', 'lost', 'cat', 'princess', 'fairy', 'unicorn', 'witch', 'elephant', 'bogey', 'bogeys', 'snot', 'bunny', 'rabbit'],
  moods: ['losing', 'waiting', 'learning', 'question'],
  isTale: true,
  company: ['wizard', 'cup', 'handle', 'pepper', 'sneeze', 'nose', 'wand', 'slipper', 'mat', 'lamp', 'boot', 'floor', 'elbow', 'sleeve', 'feather', 'magic', 'table', 'eyes', 'cupboard'],
  about: 'A wizard can do magic only when he sneezes, and it always goes wrong, until the others tell him that his eyes are shut then, and where his nose points.',
  titles: ['Bless You, Wizard', 'The Slipper with a Handle', '{H} and the Wizard’s Nose', 'With Both Eyes Shut', 'It Has to Come by Itself'],
  want: [
    {
      id: 'without-a-handle',
      A: 'partner',
      paragraphs: [
        'The handle of {H}’s blue cup was gone, and {H} wanted one before bedtime. So a wizard came, with a wand and a red nose. “I can mend anything,” said the wizard, “but only when I sneeze.” “Then sneeze,” said {H}. “I can’t just do it. It has to come by itself.”',
        'They waited, and it didn’t come. {A} went to pepper the soup.'
      ]
    }
  ],
  way: [
    {
      id: 'wrong-handles',
      A: 'partner',
      paragraphs: [
        'The wizard held his wand at the cup. Far off, {A} shook the pepper pot. The wizard breathed in, and in, and sneezed so that the lamp swung. “And?” asked the wizard. The cup was as bare as before. But on the floor stood {A}’s slipper, and that had a handle.',
        'The soup got the last of the pepper. The wizard looked hard at the cup, and sneezed. Now the doormat had a handle. “I don’t understand it,” said the wizard. “I always look so carefully.”'
      ]
    },
    {
      id: 'nearly',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Wait,” said the wizard. He shut his mouth and opened it. He lifted one finger. {H} and {A} did not move. The wizard’s eyebrows went up, and his shoulders went up after them. And then it all came slowly down again, and it had gone.',
        '“That would’ve been a big one,” said the wizard. “That was a house, at least, with a pond.” They all looked at the place where it had nearly stood. It would not have fitted in any case.'
      ]
    },
    {
      id: 'a-feather',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had a feather, and held it under the wizard’s nose. The wizard wriggled, and giggled, and had to sit down. “Not there,” said the wizard. “That’s where I laugh.” {H} tried the other side. “That’s where I laugh too,” said the wizard.',
        '{A} asked if laughing did any magic. “It’s never done anything,” said the wizard, and wiped his eyes. “It’s only nice.” So they did it again, since the feather was there.'
      ]
    },
    {
      id: 'under-the-cupboard',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Dust would do,” said the wizard. {A} lay down and felt under the cupboard, with the whole arm. There was plenty of dust, grey and soft, with a pea in it. {A} brought it out and sneezed. They all looked round, to see what had happened.',
        'Nothing had happened. “It isn’t in everybody’s nose,” said the wizard kindly. {H} looked once more at the pea. It was hard to tell, but it did seem a little greener.'
      ]
    },
    {
      id: 'when-the-grass-flowered',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Did you learn it at school?” asked {H}. “I was the best of them all when the grass flowered,” said the wizard. “I did three years’ homework in one afternoon.” In winter there were colds, and that was good as well.',
        '“And in between?” asked {A}. “In between I went by bus,” said the wizard. “I carried my own shopping. I’ve got friends who think that I’m two people.”'
      ]
    },
    {
      id: 'into-the-elbow',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You ought to sneeze into your elbow,” said {A}. “Everybody does.” “I did it once,” said the wizard, and rolled up his sleeve. There was an elbow. Further down there was another one, and after that a third. “It all stays in there,” said the wizard.',
        'With such an arm you could scratch your own back, and stir round a corner. But it took very long to put on a coat. The wizard had to ask the arm where it was.'
      ]
    },
    {
      id: 'how-fast',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s a sneeze for,” asked {H}, “if there’s no magic in it?” “To sweep out the nose,” said {A}. “If something’s in there that tickles, it gets thrown out.” {A} showed with both arms how far it flies. It came as far as the bread.',
        'The wizard was surprised. “So other people have just air in theirs?” he asked. “Air and a bit of wet,” said {H}. “Every time?” asked the wizard. “That’s a great pity. And they take such a run at it.”'
      ]
    },
    {
      id: 'one-with-a-cold',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in with a scarf on, and blew a long note into a hanky. The wizard jumped up. “You’ve got a cold!” he said. “How lovely! Is it new?” “It’s from Monday,” said {A}. The wizard walked round {A} once with his hands behind his back.',
        '“You wouldn’t lend it to me,” said the wizard. “Just until Friday.” {A} would have liked to. They stood quite near each other for a while. But it got no further than the scarf.'
      ]
    },
    {
      id: 'pet-sneezes',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been near the pepper pot. {A} sneezed, quite a small one, and shook. Everybody held on to something. They looked at the chairs, and at the ceiling, and counted the spoons. All of it was as it had been.',
        '“You can’t be sure,” whispered the wizard. Then {A}’s bowl was seen to be empty. It had been full before. “There,” said the wizard, and bowed. {A} gave nothing away.'
      ]
    },
    {
      id: 'elder-nine-in-a-row',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My uncle sneezed nine times in a row,” said {S}. “It was always nine. We all counted along, and at the end we clapped.” “Was there any magic?” asked {A}. “The plums fell off the tree,” said {S}, “but it stood rather close.”',
        '“Nine!” said the wizard softly, and worked out what you could do with nine. It was a bridge, and a donkey, and still seven over. “And what did your uncle do with them?” asked the wizard. “He said pardon,” said {S}.'
      ]
    },
    {
      id: 'nobody-can',
      A: 'partner',
      paragraphs: [
        '“You don’t look at all,” said {A}. “Your eyes are shut.” “They never are,” said the wizard. “They shut by themselves when you sneeze,” said {A}. “It’s like that with everybody.” The wizard had to sit down. In ninety years he had not seen one of his spells.',
        '“And your nose goes down,” said {H}. “It nods.” {H} had the wizard nod, quite slowly. Then {H} looked along the nose, as you look along a ruler. It pointed at the floor, just by his left boot.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-boot',
      A: 'partner',
      paragraphs: [
        'So {H} set the blue cup on the floor, by the left boot. But there was no more pepper. {A} turned the lamp out, and on again. “Some people have to sneeze when it gets bright,” said {A}. “I’m one of them,” said the wizard, and breathed in.',
        'The wizard sneezed, and the nose came down. There stood the cup, and it had a handle, as blue as the rest.'
      ]
    },
    {
      id: 'not-at-night',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What if you sneeze in the night?” asked {H}. “I don’t,” said the wizard. “When you’re fast asleep, your nose is asleep as well. Nobody sneezes then.” So at night the wizard was just an old man in a bed.',
        '“Is that sad?” asked {A}. “It’s the best part,” said the wizard. “Nobody comes about a tap. And in the morning everything’s the way that I left it.” The wizard told them where that was. It was mostly on the chair.'
      ]
    },
    {
      id: 'quite-handy',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} had picked up the slipper by its handle, and gone once round the room with it. “It’s not bad,” said {A}. “You can carry it without touching the inside.” The doormat was good as well. {H} took it out, and shook it with one hand, like a fan.',
        '“Shall I take them off again?” asked the wizard. They thought about it. “What happens if you miss?” asked {H}. They looked at the table, and the door, and left it at that.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'partner',
      paragraphs: [
        'The wizard took the cup in both hands, and turned it round. “What did it look like?” he asked {H}. “You had your eyes open.” “First it was dark in the cup,” said {H}. “Then something blue came out, and felt about. It was like a snail that wants to see if it’s raining. Then it curled round and stayed.”',
        '“So that’s what I do,” said the wizard. {H} had to tell it all again, right from the snail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked the wizard up and down, and stopped at the nose.',
      '{names} waited too, and yawned, which was not the same thing.',
      { text: '{names} held the cup round the middle, where there was nothing to hold.', needs: ['hands'] },
      { text: '{names} moved the flowers nearer, in case they helped.', needs: ['hands'] }
    ],
    way: [
      '{names} got under the table, which came out of it just as it was.',
      '{names} sniffed at the slipper, handle and all.',
      { text: '{names} said “Bless you”, and held on to the lamp.', needs: ['hands'] },
      { text: '{names} turned the pepper pot over and knocked on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} got well away from the left boot.',
      '{names} stared as hard as possible, so as not to miss it.',
      { text: '{names} handed the wizard a clean hanky.', needs: ['hands'] },
      { text: '{names} tried the new handle with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup was hung up by its handle. The slipper was hung beside it, since it could be.',
    '{H} washed, and the nose was done last, and gently. Then {H} lay down, and nothing tickled.'
  ],
  last: [
    '{H}’s nose was asleep, and so was {H}.',
    'Both eyes shut by themselves, as they do with everybody, and {H} was asleep.',
    'The blue cup hung still, and nothing else had a handle, and {H} was asleep.'
  ]
})
