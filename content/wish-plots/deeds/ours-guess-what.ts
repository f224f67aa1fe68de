import { wishPlot } from '../wish-plot.ts'

export const deedOursGuessWhat = wishPlot({
  id: 'wish-deed-ours-guess-what',
  tellsAny: 'ours',
  deeds: ['gets'],
  out: true,
  about: '{H} has it beside the step and wants somebody to say “Oh!”, but at “Guess what!” everybody looks up at the sky to think; so {H} asks nothing, and the first who looks lower down sees it.',
  titles: ['Guess What', 'Round as an Egg', 'The First Oh', 'Guess What {H} Has Got', 'Nobody Looked Lower than the Gutter'],
  company: ['step', 'sky', 'street', 'postman', 'bag', 'pram', 'toast', 'snail', 'girl', 'egg', 'lamp post', 'corner', 'gutter', 'mouth', 'coats', 'cloud'],
  want: [
    {
      id: 'mmf',
      A: 'partner',
      paragraphs: [
        'For a long time {H} had had nothing new at all. And then, on a Saturday, {H} {ours.did}. {A} had met {ours.the} first of all. But {A} had been eating toast, and had only said “Mmf”.',
        '{H} wanted somebody to say “Oh!”, with a mouth as round as an egg. So they put on their coats and sat down on the step. Beside them, for everybody to see, they had {ours.the}.'
      ]
    },
    {
      id: 'too-late-for-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I could still say it,” said {A}, and swallowed the rest of the toast. “Oh!” It was a kind one, but it was flat. “That’s how you say it when you’ve forgotten the milk,” said {H}.',
        '{A} went indoors, and came out again as if by chance. “Oh,” said {A}. “You knew,” said {H}. You only get one of those for each thing. {A}’s had gone into the toast.'
      ]
    },
    {
      id: 'what-it-would-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Would {ours.the} like something?” asked {A}, while they waited. “{what.wants},” said {H}, who had been reading up. They had nothing of that sort in the house. {A} brought out a biscuit for the time being.',
        'They put it down beside {ours.the}, and were careful to look the other way. When they looked back, the biscuit was gone. But {A} was chewing as well, so nothing was proved.'
      ]
    }
  ],
  way: [
    {
      id: 'a-loose-tooth',
      A: 'partner',
      paragraphs: [
        'First came the postman. “Guess what I’ve got!” called {H}. The postman stopped. He looked up at the sky, as people do. “A loose tooth?” he asked. “A cough?” the postman asked a cloud.',
        { joins: true, both: ['Behind him {ours.the} {what.does}. “It’s getting windy,” he told the cloud, and thought.', 'He leaned on {ours.the}, so as to think better. “Don’t tell me,” he said.'] }
      ]
    },
    {
      id: 'right-behind-him',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Doesn’t he notice anything?” whispered {A}. “Only what’s up there,” whispered {H}. The postman had closed one eye, and was looking along a roof. They waited to see whether {ours.the} would do something about it.',
        '“Wouldn’t you like to turn round?” asked {A}. “Not now,” said the postman. “I’m just getting it. It’s on the tip of my tongue.” {H} looked, but it was only a tongue.'
      ]
    },
    {
      id: 'bless-you',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“{what.sound},” it went, close to somebody’s ear. It was the ear of a man with a newspaper, who was guessing as well. “Bless you,” he said, and did not look round. “{what.sound}.” “And again,” said the man.',
        'He held out a paper hanky behind him. It stayed there for some time, in the air, in front of {ours.the}. “It’s going round,” said the man. “My wife’s got it too.”'
      ]
    },
    {
      id: 'somewhere-to-hang-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A lady wanted to have both hands free, to count on. She felt about for something to hang her scarf on, with her eyes on a chimney. What she found was {what.part}, and the scarf held very well.',
        '“A tooth, it isn’t,” she said, and bent one finger down. “A ladder, it isn’t.” At ten she felt for the scarf, and patted {what.part}, as you pat a peg. “Handy,” she said.'
      ]
    },
    {
      id: 'a-hint',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Give us a hint,” said a man with a ladder. {H} thought of a good one. “{what.fact},” said {H}. The man leaned on his ladder, and the whole row hummed.',
        '“That’s my wife,” he said. “That’s her all over.” He went straight home to tell her that he had guessed. They never heard how she took it.'
      ]
    },
    {
      id: 'not-where-it-should-be',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s in the wrong place,” said {A}. “People look for that {what.where}. They don’t look for it on a Saturday beside our step.” {H} could see that. But it was the only step they had.',
        '“You could tell them that it’s not at home,” said {A}. {H} told them so. “A key, then,” said the postman. “An uncle.” He was tired, but he was not a man to give up.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A bus drew up, to see what the matter was. “Guess what I’ve got!” called {H} to the driver. The driver leaned back and looked at his roof. So did everybody on the seats. It went quite dark with chins.',
        '“Is it ten per cent off?” called a boy at the back. That stood on the ceiling. “No,” called {H}. “Sorry,” called the boy. They drove on with their heads back, and nobody looked out but a dog.'
      ]
    },
    {
      id: 'what-is-up-there',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A man came by with field glasses. He saw them all with their faces up, and got his out at once. “Where?” he whispered. “We don’t know yet,” whispered {A}. “Is it a heron?” “It might be,” said the postman. “Nobody’s said that it isn’t.”',
        'The man looked for a long time. He found a balloon, and a plane, and a very ordinary pigeon. To see them better he leaned on {ours.the}, just for a moment, and said thank you.'
      ]
    },
    {
      id: 'from-the-window',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Across the way a window went up. “Is it cake?” called an old man. “No!” called {H}. The window went down. A little later it went up again. “Is it a different cake?”',
        '{A} pointed to {ours.the} with both arms. The old man waved back. He had not got his glasses on, and he was fond of waving. “Then it’s pie,” he called, and that was his last word.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had been told nothing, and so {A} had not had to guess. {A} had found {ours.the} before breakfast, all alone, and looked long and hard. Then {A} had moved to the other side of {H}.',
        '“You noticed straight away,” said {H}. {A} had indeed. {A} was only surprised that nobody else did anything about it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was seven I had a goat,” said {S}. “I came into the kitchen with it and said, guess what.” “And did they guess?” asked {A}. “They were at it till Sunday,” said {S}.',
        '“And the goat?” “It ate the tablecloth, and then the list with the guesses.” {S} laughed without any noise. “They’d had goat on it twice,” said {S}, “and crossed it out.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} got up and stood in front of {ours.the}. “I want to guess too,” said {S}. “Is it {ours.thing}?” “Yes,” said {A}, “but you looked.” “You’re allowed to look,” said {S}.',
        'They asked the postman whether you are allowed to look. The postman thought about it, up in the sky. As far as he knew, it was the first thing that you were told not to do.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was brought out on an arm. “Oh!” said {A}, and it was as round as an egg. {H} was up at once. But {A} had said it to the step. Then {A} said it to the lamp post, and to a button.',
        'In the end {A} said it to {ours.the} as well, and then to the button once more. The button had the better one. “It’s a pity,” said {H}. “They’re such good ones, and they’re for everything.”'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At ours you have to say hot or cold,” said {S}. So {A} said it. “Cold,” said {A}, when the postman said a bucket. “Warmer,” when he moved a little nearer. “Hot!”',
        'The postman undid his coat and gave {S} his scarf to hold. He was now so close to {ours.the} that it tickled. “A radiator,” he said. “Cold,” said {A}, and he did the coat up again.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. Everybody on the pavement felt that something had happened. “A clue!” said the postman to the sky. “So it’s a trombone.”'
      ]
    },
    {
      id: 'an-aunt-in-wales',
      A: 'partner',
      paragraphs: [
        '“Give them a hint,” said {A}. “Not everybody’s got one,” {H} told a woman with a pram. The woman shut both eyes, to guess better. “Is it a ladder? Is it an aunt in Wales?” asked the woman. Her pram rolled up against {ours.the}. “Pardon,” said the woman, and went on guessing. There were soon five on the pavement, and nobody looked lower than the gutter.'
      ]
    },
    {
      id: 'up-there',
      A: 'partner',
      paragraphs: [
        '{A} had been looking up as well by then, and rubbed a stiff neck. “It’s because you say guess,” said {A}. “Then off they go to think, and that’s done up there. What you’ve got is down here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-question',
      A: 'partner',
      paragraphs: [
        'So {H} asked nothing more. {H} sat down close to {ours.the}, and was quiet, as you are in company. Along the wall came a small girl, looking for snails. She saw the step, and two shoes. And then, from the bottom upwards, she saw {ours.the}. “Oh!” said the girl, as round as an egg.'
      ]
    },
    {
      id: 'a-whole-row',
      A: 'partner',
      paragraphs: [
        'The woman opened her eyes at that, and the postman looked down. “Oh!” they said, and “Oh!” It went along the pavement like eggs being put in a box. “You might have told us,” said the postman. {A} had no toast this time, and said it too.'
      ]
    },
    {
      id: 'once-more-from-the-corner',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The postman was not quite pleased with his own. It had been too hurried. He went back to the corner with his bag, and shut his eyes, and forgot everything. Then he walked up the street like a man with letters.',
        '“Oh!” said the postman, and all the letters slid out. It was the best of the evening. {H} and {A} helped him to pick them up. One of them was a bill, and it was for the man with the pie.'
      ]
    },
    {
      id: 'how-many-there-were',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} had counted them on one sleeve. “Eleven,” said {A}. “Nine round ones, one with a cough in it, and a lady who said ‘I say’.” {H} took that one too. It had been meant as an oh.',
        'They went over them once more, from the first to the last. Then they said them to {ours.the}, quite softly, because they had all been about that.'
      ]
    },
    {
      id: 'may-i',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“May I say good evening?” asked the woman with the pram. {H} showed her how. You went up slowly from the side, and said your name, and then you waited a bit. She did it very nicely.',
        'The others did it after her, in a row. {A} stood at the end and kept the row straight. When they had all been, {A} went up as well, said “{A}”, and waited. It was quite different from with toast.'
      ]
    },
    {
      id: 'the-snail',
      A: 'partner',
      paragraphs: [
        'The small girl held one hand shut behind her. “Guess what I’ve got,” she said. {H} did not look up. {H} looked at her other hand, and it was all silver. “A snail,” said {H}. “Oh!” said the girl.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} budged up on the step, until {ours.the} had the best of the view.',
      '{names} practised a face as round as an egg, and nearly got there.',
      { text: '{names} combed some fluff off {ours.the}, for the look of the thing.', needs: ['hands'] },
      { text: '{names} beckoned to the street, with both arms.', needs: ['hands'] }
    ],
    way: [
      '{names} looked pointedly down, and nobody took the hint.',
      '{names} coughed, and the postman put it down as a clue.',
      { text: '{names} caught the pram by its handle, and rolled it back to its owner.', needs: ['hands'] },
      { text: '{names} pointed with a whole arm, and a man asked the way to the station.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in with an oh of the smallest size.',
      '{names} squeezed close to {ours.the}, to be admired along with it.',
      { text: '{names} shook hands with the postman, who needed it.', needs: ['hands'] },
      { text: '{names} turned the pram round, so that the baby could see as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then everybody had looked and gone home, and the coats hung on their hooks. For the night {ours.the} got the best place that there was.',
    '{H} washed and lay down, on the side from which you could see {ours.the}. There was nothing that had to be guessed any more.'
  ],
  last: [
    '“Oh,” said {H}, quite low and as round as an egg, and was asleep.',
    'Somebody was asleep, and nobody had to guess who, for it was {H}.'
  ]
})
