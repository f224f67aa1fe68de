import { wishPlot } from '../wish-plot.ts'

export const beingFirst = wishPlot({
  id: 'wish-being-first',
  wishes: ['being first', 'always first', 'first line', 'first queue', 'goes first', 'go first', 'going first', 'me first', 'first everything', 'last line', 'last queue', 'front line', 'front queue', 'pushing queue', 'pushing line', 'pushed queue', 'pushes queue', 'queue jumping', 'not first'],
  answers: ['being', 'be', 'first', 'last', 'line', 'queue', 'lining', 'queuing', 'front', 'back', 'always', 'every', 'everything', 'everywhere', 'time', 'all', 'one', 'go', 'goes', 'going', 'gets', 'wants', 'wanting', 'want', 'has', 'had', 'needs', 'must', 'have', 'door', 'stairs', 'lift', 'bus', 'car', 'school', 'class', 'nursery', 'table', 'slide', 'lunch', 'outside', 'pushing', 'pushed', 'pushes', 'jumping', 'through', 'out', 'up', 'in', 'at', 'cries', 'cried', 'upset', 'cross', 'if', 'when', 'not', 'isn’t', 'wasn’t', 'arguing', 'argue', 'fight', 'fighting', 'who', 'others', 'other', 'let', 'letting', 'learning', 'today', 'leader', 'waiting', 'wait', 'turn', 'turns'],
  except: ['aid', 'day', 'night', 'word', 'words', 'tooth', 'christmas', 'birthday', 'steps', 'race', 'prize', 'place', 'world', 'moon', 'dead', 'died', 'hospital', 'ambulance', 'war', 'food', 'bread', 'soup', 'kitchen', 'shelter', 'camp', 'clinic', 'border', 'refugee', 'washing', 'fishing', 'phone', 'dragon', 'snail', 'king', 'soldier', 'goal', 'train', 'class', 'love', 'kiss', 'snow', 'date', 'time', 'haircut', 'house', 'breath', 'names', 'name'],
  nothingElse: true,
  moods: ['learning', 'quarrel', 'change', 'losing', 'waiting', 'first'],
  amongChildren: true,
  company: ['tin', 'passage', 'cupboard', 'table', 'line', 'biscuit', 'wall', 'bread'],
  about: 'The hero wants to be first in a line of two and is last as soon as it turns round, until the line has no end.',
  titles: ['The End Does It', 'A Line of Two', '{H} Was First', 'Round and Round the Table', 'Nobody Was Last'],
  want: [
    {
      id: 'line-of-two',
      A: 'partner',
      paragraphs: [
        '“I’m first!” said {H}. {H} was always first, at every door and at every tap. Now the biscuit tin had to be fetched, from the cupboard at the end of the passage. It was narrow there, so {H} and {A} went in a line.',
        '“There are only two of us in it,” said {A}. “Then one of them’s first,” said {H}. {H} wanted to be first the whole way, there and back.'
      ]
    }
  ],
  way: [
    {
      id: 'turned-round',
      A: 'same',
      paragraphs: [
        '{H} was so much the first at the cupboard that {H}’s nose touched it. They got out the tin and turned round. There stood {A}, in front. “No!” cried {H}. “I’m first!” “We’ve only turned round,” said {A}.',
        '{H} tried to get by, but on both sides there was a wall. So {H} was last the whole way home, and saw nothing but {A}’s back.'
      ]
    },
    {
      id: 'no-key',
      A: 'same',
      spare: 1,
      paragraphs: [
        'That morning {H} had been the first at the front door. {H} had run ahead to be there, and then {H} had stood in front of it. It was shut. {A} came along slowly with the key.',
        '“Why do you wait for me,” asked {A}, “if you’re first?” {H} had no answer. The first at a door is the one who stands there longest.'
      ]
    },
    {
      id: 'stool',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{H} was the first into the room where the lamp was not on yet. So {H} was also the first to find the stool. “Ow,” said {H}. It was the first word that anybody said in there.',
        '{A} came in second, found the switch, and walked round it. “Thank you,” said {A}. “Now I know where it stands.” {H} rubbed one knee, and told the stool who was first.'
      ]
    },
    {
      id: 'two-feet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Which of your feet goes first?” asked {A}. {H} took a step, and it was the right one. Then it was the left, for that had gone by. {H} walked slowly from wall to wall and watched them.',
        '“They’re both first,” said {H} at last, “but never at the same time.” They seemed to have settled it between them. Neither of them had said a word about it.'
      ]
    },
    {
      id: 'crust',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There was a new loaf, and {H} had to have the first slice. {A} handed it over. It was brown all round and brown in the middle. “That’s the end,” said {H}. “It’s the first,” said {A}. “The first slice is always the end.”',
        '“Then I’ll have the last one,” said {H}. They turned the loaf round, and at the back there was another end. So {H} chewed, and {A} had the second slice. It was very soft.'
      ]
    },
    {
      id: 'noses',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried going through a door both at once, cheek to cheek. “Who was first?” asked {H}. They did it again, very slowly, and stopped halfway to look. {A}’s nose was a little longer.',
        '“It can’t help it,” said {A}. “It gets everywhere before I do.” {H} put out {H}’s tongue the next time, and won by that.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Me first!” said {H}, when somebody was wanted to taste the soup. {A} held out the spoon, and it steamed. {H} tasted it. After that {H} stood there with {H}’s mouth open and breathed.',
        '“Too hot?” asked {A}. {H} nodded. “Then I’ll wait a moment,” said {A}. It was good to have had somebody go on ahead.'
      ]
    },
    {
      id: 'clothes-pegs',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{H} set up a line of nine pegs along the table, to see how it was done. The one in front had nobody to look at. “It can’t tell if anyone’s there,” said {A}.',
        '{H} bent down to it and said that there were eight behind. “Now it knows,” said {H}. Then the last one fell off the table, and nobody in front noticed.'
      ]
    },
    {
      id: 'pet-first',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} went in front, but {A} had no idea of lines. {A} came past on one side, looked at what there was, and came back on the other. Then {A} was in front once more.',
        '“You can’t be first twice,” said {H}. {A} sat down in the middle of the passage. From then on the line began behind {A}.'
      ]
    },
    {
      id: 'elder-tickets',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once queued for three hours,” said {S}, “and I was first.” {A} asked what it had been for. “I didn’t know,” said {S}. “I’d only stopped to tie up my shoe, in front of a door. When I looked up, there were people behind me.”',
        '“And what was it?” “They opened the door,” said {S}, “and asked me how many. So I said two.” It had been a very good circus.'
      ]
    },
    {
      id: 'child-second',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be second. {S} had thought about it for a while. “Nobody pushes me there,” said {S}, “and I can see what happens to you.”',
        '{A} went first and looked round. {S} was right behind, and seemed to be having a very good time. “What do you see?” asked {A}. “You,” said {S}.'
      ]
    },
    {
      id: 'baby-carried',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} came along too, and was carried in front like a lamp. So {S} was the first at the cupboard, and the first to get hold of its handle.',
        '“{S} doesn’t even want to be first,” said {A}. {S} did not want anything but the handle. It took three people and a spoon to get it back.'
      ]
    },
    {
      id: 'guest-after-you',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“After you,” said {S} at the door. {A} went through first, and nobody had been pushed. “That was easy,” said {A}. “May I try it from the other side?”',
        'So {A} stood by the door and said it. “After you.” “No, after you,” said {S}. They said it to each other until the tea was cold. No door had ever been so popular.'
      ]
    },
    {
      id: 'where-it-goes-wrong',
      A: 'partner',
      paragraphs: [
        'They took the tin back and did it again, to see where it went wrong. {H} was first as far as the cupboard, and then they turned. “There,” said {A}. “It’s the end that does it. When a line gets to its end and goes back, the first one’s last.”',
        '{H} looked up the passage and down it. It had two ends. “Then it mustn’t have an end,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-table',
      A: 'partner',
      paragraphs: [
        '{H} put the tin in the middle of the table and set off round it. {A} came after. They went past the bread, and the window, and the bread. “I’m right behind you,” said {A}. “No, I’m right behind you,” said {H}, for there was {A}’s back again. They both stopped.',
        '“Then who’s first?” asked {A}. They worked it out. {H} was in front of {A}, so {H} was first. {A} was in front of {H}, and so {A} was first too. “Is anybody last?” {H} walked all the way round once more, to look. “There’s nobody there,” said {H}.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And if we go backwards?” asked {A}. They went backwards round the table, with small steps, and felt for the chairs. Now each of them was first at the back.',
        'They met with a bump, where nobody had been looking. “Who was that?” asked {H}. “The first one,” said {A}. “Mine as well,” said {H}.'
      ]
    },
    {
      id: 'all-ones',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} made tickets, as they have them at the cheese counter, and put them in a hat. {A} drew one. It said one. Then {H} drew one, and it said one too. {A} tipped out the rest of the hat. They were ones down to the last.',
        '“Number one, please,” called {H} from behind the table. There was quite a crowd, for only two people.'
      ]
    },
    {
      id: 'last-wins',
      A: 'other',
      spare: 15,
      paragraphs: [
        'Then they tried it the other way. “Who’s last at the window?” said {A}. {H} took one step and thought better of it. {A} did not even take one. They stood there and looked at the window.',
        '“I’m not there yet,” said {H}. “I’m even less there,” said {A}. It got darker outside. Nobody won it, but nobody was out of breath.'
      ]
    },
    {
      id: 'button-train',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{H} laid buttons round a plate, until the last one touched the first. There were twenty. {A} was to say which of them was first. “The red one,” said {A}. “But there’s somebody in front of it,” said {H}.',
        '{A} went on to the next, and then to the next. After two rounds {A} gave up. {H} ran one finger round the line, and nowhere did it come to a stop.'
      ]
    },
    {
      id: 'one-crunch',
      A: 'partner',
      paragraphs: [
        'There was the tin, and the same way to it from every side. “And who gets the first biscuit?” asked {A}. {H} took out two, and gave one to {A}. “Not before three,” said {H}.',
        'They counted, with their mouths open. At three they bit. It was one crunch, and nobody could have got a crumb in between. “Who was first?” asked {A}. {H} had listened very closely. “The crunch was,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked on from one side, and saw who was first.',
      '{names} waited at the near end, where the line would come back.',
      { text: '{names} counted the line, and came to two.', needs: ['hands'] },
      { text: '{names} held the door open for whoever was first.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round too, and did not mind.',
      '{names} stood in the passage, and nobody could get by.',
      { text: '{names} felt along the wall for a place to get by.', needs: ['hands'] },
      { text: '{names} gave the tin a shake, to hear if it was worth it.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round with the others, and was first as well.',
      '{names} sat under the table, in the very middle of the line.',
      { text: '{names} moved a chair, so that the line had room at the corner.', needs: ['hands'] },
      { text: '{names} listened for the crunch with one hand behind an ear.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the lid on the tin and pushed the chairs in, all the way round.',
    'Clean again, or nearly, {H} lay down, with one foot in front of the other. After a while they changed over.'
  ],
  last: [
    'The line had come home, nobody was last, and {H} was asleep.',
    'There were two crumbs on the table and no end anywhere, and {H} was asleep.'
  ]
})
