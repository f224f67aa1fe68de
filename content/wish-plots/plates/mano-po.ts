import { wishPlot } from '../wish-plot.ts'

export const manoPo = wishPlot({
  id: 'wish-mano-po',
  wishes: ['mano po', 'mano po elders', 'mano po lola', 'mano po lolo', 'mano po forehead', 'mano po hand', 'mano po christmas', 'mano po fiesta', 'mano po great uncle', 'mano po titas', 'doing mano', 'mano lola', 'mano lolo', 'mano elders', 'mano titas', 'pagmamano', 'pag mamano', 'magmano', 'mag mano', 'nagmano', 'nagmamano', 'bless lola forehead', 'bless lolo forehead', 'elders hand forehead', 'elders hands forehead', 'elder’s hand forehead', 'elder hand forehead', 'hand to the forehead elders', 'grandma’s hand forehead', 'grandpa’s hand forehead', 'lola hand forehead', 'lolo hand forehead', 'lola’s hand forehead', 'lolo’s hand forehead', 'great uncle hand forehead', 'great aunt hand forehead', 'old people hand forehead', 'mano ninang', 'mano ninong', 'mano grandparents', 'mano blessing', 'mano respect', 'mano aunties', 'mano cousins house', 'tita hand forehead', 'tita’s hand forehead', 'ninang hand forehead', 'bless elders forehead', 'bless elder forehead'],
  answers: ['taking', 'take', 'takes', 'took', 'hand', 'hands', 'forehead', 'foreheads', 'elder', 'elders', 'old', 'older', 'oldest', 'people', 'grown', 'ups', 'bless', 'blessing', 'blessed', 'greet', 'greeting', 'greets', 'respect', 'say', 'saying', 'says', 'hello', 'every', 'each', 'all', 'many', 'so', 'lots', 'row', 'line', 'lola', 'lolo', 'tita', 'titas', 'tito', 'titos', 'aunt', 'aunts', 'auntie', 'aunties', 'uncle', 'uncles', 'great', 'grandma', 'grandpa', 'grandmother', 'grandfather', 'grandparents', 'godmother', 'godfather', 'ninang', 'ninong', 'cousin', 'cousins', 'family', 'reunion', 'party', 'fiesta', 'christmas', 'simbang', 'gabi', 'noche', 'buena', 'sunday', 'mass', 'church', 'visit', 'visiting', 'house', 'home', 'door', 'province', 'philippines', 'filipino', 'pinoy', 'abroad', 'first', 'time', 'learn', 'learning', 'learns', 'how', 'shy', 'day', 'today', 'tomorrow', 'new', 'year', 'our', 'the', 'my', 'to', 'with', 'does', 'do', 'doing', 'did', 'back', 'him', 'her', 'me', 'rice', 'food', 'polite', 'politely', 'tired', 'long', 'everyone', 'everybody', 'relatives', 'weekend', 'saturday', 'afternoon', 'mum', 'mummy', 'dad', 'daddy', 'mama', 'papa', 'brother', 'sister', 'baby', 'kids', 'children', 'birthday', 'good', 'right', 'hug'],
  except: ['fever', 'ill', 'sick', 'hot', 'temperature', 'headache', 'hospital', 'bumped', 'bump', 'plaster', 'hurt', 'died', 'dead', 'funeral', 'wake', 'grave', 'misses', 'missing', 'refuses', 'won’t', 'hates', 'hate', 'shouted', 'slap', 'slapped', 'smacked', 'germs', 'covid', 'dragon', 'robot', 'monster', 'war', 'alone', 'kurban', 'bayram', 'eid', 'raya', 'lebaran', 'salim', 'salam', 'kiss', 'kisses', 'kissing', 'kissed', 'turkish', 'turkey', 'dede', 'babaanne', 'anneanne', 'nenek', 'atuk', 'malay', 'malaysia', 'indonesia', 'indonesian'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  fed: true,
  out: true,
  company: ['elders', 'aunt', 'aunts', 'great-uncle', 'chair', 'chairs', 'wall', 'table', 'sticky rice', 'plate', 'ring', 'fan', 'flour', 'forehead', 'ginger', 'coffee'],
  about: 'The hero hurries along the wall with mano po to get at the sticky rice, and has to begin again; then so many hands have left something on one small hand that a great-uncle takes it for an elder’s.',
  titles: ['Eleven Hands to the Rice', 'The Oldest Hand', 'Thirteen Is Too Many', '{H} Goes Along the Wall', 'Flour and Ginger'],
  want: [
    {
      id: 'along-the-wall',
      A: 'partner',
      paragraphs: [
        '{H} wanted some of the sticky rice on the table. But elders ate first, and along the wall sat eleven of them. Whoever came in took the hand of each, laid it to the forehead and said, “Mano po.”',
        '“So it’s eleven hands to the rice,” said {H}. “Foreheads first,” said {A}. “I’ll be quick,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'practising',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had practised mano po on {A}, in the hall. You took the hand by the fingers and bent down. Then hand and forehead had to meet. “You’re only meant to touch,” said {A}. The first time it had been more of a knock.',
        'The second time the hand came up and the forehead went past it. {H} said “Mano po” to {A}’s knee. “Good evening,” said the knee, since it had been spoken to.'
      ]
    },
    {
      id: 'a-fringe',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“For mano po you need a clear forehead,” said {A}, and blew at {H}’s hair from the front. It stood up, and lay down again. {A} tried it with a wet finger. It stayed up at the sides, like two small doors.',
        '“Now it’s open,” said {A}. {H} felt the air in there. Foreheads do not get out very much, and this one had eleven visits to make.'
      ]
    },
    {
      id: 'with-the-head-down',
      A: 'partner',
      paragraphs: [
        '{H} kept the head down, to save time. Hand, forehead, mano po. Hand, forehead, mano po. From down there you saw only laps. Something cold was a ring. Something with feathers was a fan. At the end of the wall {H} looked up. “Thirteen!” said {H}. “There are eleven of them,” said {A}. One great-aunt had two hands, and {H} had taken both. One hand had been {A}’s, and one had been the fan. And the last aunt was still waiting. So {H} had to begin again.'
      ]
    },
    {
      id: 'soft-and-hard',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What were they like?” asked {A}. {H} knew them only by hand. One was as soft as bread. One was dry, and rustled. One was so big that it had covered {H}’s eyes as well. For a moment it was night.',
        '“And mine?” asked {A}. {H} thought about it. “Yours was a surprise,” said {H}. “I’d thought you were a great-aunt.” {A} put it behind {A}’s back, to let it get younger.'
      ]
    },
    {
      id: 'pet-gets-one',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“Isn’t {A} an elder too?” asked {H}. By the way that such years are counted, {A} was further on than most people in that room. So {H} went down on both knees and laid {H}’s forehead to {A}, very gently.',
        '“Mano po,” said {H}. {A} took it as something that should have been done long ago. The great-aunts moved up a little, to make room for one more.'
      ]
    },
    {
      id: 'elder-forty',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small there were forty of them,” said {S}. “They sat along two walls and out into the yard. When I’d got to the last, the first ones had been to sleep and wanted it again.” “And the food?” asked {A}.',
        '“It was cold,” said {S}. “But my forehead shone like a spoon. My mother could see me with it from the other end of the yard.”'
      ]
    },
    {
      id: 'child-plays-elder',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} sat down in an empty chair by the wall, and held out a hand. “I’m an elder,” said {S}. “How old are you?” asked {A}. “A hundred,” said {S}. {A} took the hand and laid it to the forehead. It was a sticky one.',
        '“Mano po,” said {A}. Now {S} had to say, “Bless you.” {S} said it, and then sneezed, so that it should be good for something.'
      ]
    },
    {
      id: 'the-two-handed-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The great-aunt with the two hands beckoned to {H}. “I was only shutting my handbag,” she said. “You took me off the clasp.” So one mano po had gone to somebody who was busy.',
        '“Does it still count?” asked {H}. {A} thought that it counted for the handbag. It was a very old one, with a crack on each side. “Then that was right, too,” said {H}, and nodded to it.'
      ]
    },
    {
      id: 'you-can-see-where',
      A: 'partner',
      paragraphs: [
        '“Hold still,” said {A}, and looked at {H}’s forehead. “You can see where you’ve been.” There was flour on it, from the aunt who had made the sticky rice. There was a round print, with a flower in it, from the ring. Then {A} smelled at {H}’s hand. There was soap on it, and coffee, and ginger, one on top of the other. “They’ve all left a bit,” said {A}. “It smells of the whole wall.”'
      ]
    }
  ],
  turn: [
    {
      id: 'he-was-quicker',
      A: 'partner',
      paragraphs: [
        'This time {H} went slowly, with the head up. There was a face, and then a hand, and then the forehead. In the eleventh chair, next to the table, sat a great-uncle. His eyes were bad. {H} held out a hand for his, but he was quicker. He felt {H}’s hand, and found the flour. He sniffed at it for a long time. Then he bent down, and laid it to his own forehead. “Mano po,” said the great-uncle.'
      ]
    },
    {
      id: 'what-elders-say',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“If you’re an elder, you’ve got to say something,” whispered {A}. {H} sat up and thought of what the eleven had said. “How tall you’ve grown,” said {H} to {A}. “And you’re so thin. Have you eaten?”',
        '“No,” said {A} at once. {H} had not thought that anybody would answer. The others along the wall never waited for that. “Well,” said {H}, “then you ought to,” and coughed.'
      ]
    },
    {
      id: 'wash-it-or-not',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Before you eat, you wash your hands. {H} looked at the right one, with the flour and the ginger on it. “If I wash it, I’m young again,” said {H}. {A} could see that. They thought about it in front of the tap.',
        'In the end {H} washed the left one twice. “And the right one only looks on?” asked {A}. “The right one eats nothing,” said {H}. It had to be respected, for as long as it lasted.'
      ]
    },
    {
      id: 'lined-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} and {A} laid their hands side by side on the table, and looked for wrinkles. {H} had some on each knuckle. “They go when I bend it,” said {H}. “The elders have theirs when it’s straight as well,” said {A}.',
        '“They’ve got them left over,” said {H}. They had been bending those fingers for eighty years, round spoons and brooms and other people’s chins. Some day a finger would not trouble to smooth itself down.'
      ]
    },
    {
      id: 'eleven-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How many did I do now?” asked {H}. {A} counted along the wall, by the foreheads. There were eleven chairs and eleven hands, and no fan. “And one came back,” said {A}. “So that’s twelve, or else it’s ten.”',
        '{H} had to think. One that comes back could be taken off, or it could be put on. They asked the great-uncle. He said that in his day it had always been a few more.'
      ]
    },
    {
      id: 'elders-first',
      A: 'partner',
      paragraphs: [
        'It was quiet along the wall. “That’s {H},” an aunt told the great-uncle. He felt the hand once more. “It’s the oldest hand I’ve had all year,” he said. “And elders eat first.” So a twelfth chair was set against the wall. {H} got the first plate of sticky rice.',
        '{A} had to stand by and wait. {A} sighed. Then {A} took {H}’s hand and laid it to the forehead. “Mano po,” said {A}. When the hand was gone, a grain of rice stayed behind on the forehead.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled the sticky rice, and looked along the wall.',
      '{names} waited by the door, with a clear forehead.',
      { text: '{names} took the first hand, and said “Mano po” to a ring.', needs: ['hands'] },
      { text: '{names} straightened a chair, with a great-aunt in it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at {H}’s forehead too, and found the flower.',
      '{names} went along the wall as well, more or less in order.',
      { text: '{names} picked up the fan, and wished it a good day.', needs: ['hands'] },
      { text: '{names} counted the hands in the laps, and got twenty-two.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quiet too, and looked at the hand.',
      '{names} had sticky rice, after the elders.',
      { text: '{names} handed the plates along the wall, from the twelfth chair on.', needs: ['hands'] },
      { text: '{names} laid {H}’s hand to the forehead, and it smelled of ginger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back round the table at last, and the fan was hung on its nail. In the pan there was no more than a corner of the sticky rice.',
    '{H} washed, the left hand properly and the right one with care. Then {H} lay down, and laid the right one to the forehead.'
  ],
  last: [
    'It still smelled a little of the whole wall, and {H} was asleep.',
    'The oldest hand in the house lay under one cheek, and {H} was asleep.'
  ]
})
