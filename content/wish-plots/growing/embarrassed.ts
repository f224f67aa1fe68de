import { wishPlot } from '../wish-plot.ts'

export const embarrassed = wishPlot({
  id: 'wish-embarrassed',
  wishes: ['embarrassed', 'embarrassing', 'embarrassment', 'embarrasses', 'embarrased', 'embarassed', 'embarassing', 'embarrasing', 'mortified', 'humiliated', 'everyone laughed', 'everybody laughed', 'all laughed', 'class laughed', 'school laughed', 'laughed fell', 'laughing fell', 'laughed fall', 'laughed tripped', 'laughed slipped', 'laughed mistake', 'tripped front everyone', 'fell front everyone', 'called teacher mummy', 'called teacher mum', 'called teacher mom', 'called teacher mommy', 'called teacher daddy', 'called teacher dad', 'called miss mummy', 'called miss mum', 'blushes', 'blushing', 'blushed', 'red face', 'felt silly', 'feels silly', 'feeling silly', 'looked silly', 'looking silly'],
  answers: ['embarrassed', 'embarrassing', 'embarrassment', 'mortified', 'humiliated', 'laughed', 'laughing', 'laughs', 'laugh', 'everyone', 'everybody', 'all', 'whole', 'class', 'kids', 'children', 'people', 'others', 'friends', 'classmates', 'front', 'fell', 'fall', 'falls', 'falling', 'over', 'tripped', 'trips', 'slipped', 'down', 'called', 'calling', 'calls', 'teacher', 'miss', 'mummy', 'mum', 'mom', 'mommy', 'daddy', 'dad', 'mistake', 'accident', 'blushes', 'blushing', 'blushed', 'red', 'face', 'cheeks', 'gets', 'got', 'goes', 'went', 'going', 'easily', 'often', 'always', 'so', 'very', 'really', 'bit', 'feels', 'felt', 'feeling', 'feel', 'looked', 'looking', 'silly', 'being', 'was', 'when', 'because', 'after', 'today', 'school', 'nursery', 'assembly', 'lesson', 'playground', 'playtime', 'lunch', 'wrong', 'answer', 'moment', 'something', 'said', 'did', 'stage', 'him', 'her', 'me', 'cried', 'upset', 'shy', 'sad', 'hid', 'hides', 'dealing', 'coping', 'cope', 'learning', 'child', 'son', 'daughter', 'girl', 'boy', 'little', 'and', 'by'],
  except: ['wet', 'wets', 'wee', 'weed', 'pee', 'peed', 'poo', 'pooed', 'pants', 'trousers', 'skirt', 'knickers', 'toilet', 'farted', 'fart', 'sick', 'vomit', 'threw', 'period', 'bra', 'bully', 'bullied', 'bullying', 'bullies', 'mean', 'teased', 'teases', 'teasing', 'nasty', 'horrible', 'names', 'fat', 'weight', 'glasses', 'stutter', 'stammer', 'lisp', 'accent', 'hearing', 'wheelchair', 'clothes', 'shoes', 'coat', 'hair', 'haircut', 'bald', 'skin', 'colour', 'religion', 'hijab', 'smell', 'smells', 'poor', 'nits', 'lice', 'scar', 'spots', 'head', 'blood', 'bleeding', 'hospital', 'ambulance', 'hurt', 'broke', 'broken', 'died', 'dead', 'video', 'photo', 'photos', 'online', 'undressed', 'touched', 'naked', 'parents', 'grandpa', 'grandad', 'nana', 'brother', 'sister', 'dragon', 'dinosaur', 'giraffe', 'penguin', 'elephant', 'monkey', 'robot', 'clown', 'king', 'queen', 'princess', 'joke', 'jokes', 'story', 'hyena', 'baby', 'cat', 'dog', 'pushed', 'hit', 'reading', 'read', 'read aloud', 'swimming', 'love', 'kiss', 'crush'],
  nothingElse: true,
  moods: ['losing', 'alone', 'change', 'learning', 'quarrel', 'afraid'],
  company: ['butter', 'basket', 'rug', 'cupboard', 'table', 'cake', 'neighbours', 'wall'],
  fed: true,
  about: 'The hero falls over in front of everyone and hides under the washing basket until they have forgotten it, until the other falls in just the same place.',
  titles: ['Both Legs Went Up', 'Under the Washing Basket', '{H} and the Butter', 'It’s for One', 'The Edge of the Rug'],
  want: [
    {
      id: 'the-butter',
      A: 'partner',
      paragraphs: [
        '{H} was so embarrassed. All the neighbours were sitting round the table, and {H} came in with the butter, very upright. Then {H} fell over the edge of the rug. The butter flew off under the cupboard. Everyone laughed, with cake in their mouths.',
        '{H} went red up to the ears. By the wall stood a washing basket, and {H} crept under it. “Tell me when they’ve forgotten it,” said the basket to {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'have-you-forgotten',
      A: 'same',
      paragraphs: [
        '{A} went from chair to chair. “Have you forgotten that {H} fell over with the butter?” They had, nearly. They were talking about a drainpipe. Now they remembered, and laughed, and told it to a man who had come late. “Not yet,” said {A} to the basket. “I could hear that,” said {H}.'
      ]
    },
    {
      id: 'left-a-hand',
      A: 'other',
      spare: 1,
      paragraphs: [
        '{A} knocked on the basket. “Is {H} in there?” “No,” said the basket in a deep voice. “{H} was too embarrassed. {H}’s gone to live by the sea.” “That’s a pity,” said {A}. “I’ve got the corner piece here, with the cherry.”',
        'It was quiet in there for a while. “There’s a hand that got left behind,” said the basket. It came out under the rim and felt about. When it had the corner piece, it went back in.'
      ]
    },
    {
      id: 'the-radish',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How red am I?” asked {H}. {A} looked in through the slits, but in there it was all in stripes. So {A} got a radish from a plate, and held it to one ear. “The radish is paler,” said {A}.',
        '{H} wanted to see that too. A spoon was put in under the rim. “I’m red, and I’m upside down,” said {H} after a while. It was as bad as that.'
      ]
    },
    {
      id: 'twice-over',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’m em …” said {H}, and had to think how it went on. It is a long word to say in a basket. {A} knew how you write it. “There are two r’s in it,” said {A}, “and two s’s.”',
        '“That’s because everything’s twice,” said {H}. “First it happens, and then you think of it.” {H} had thought of it eleven times already. {A} was glad not to have to spell that.'
      ]
    },
    {
      id: 'elder-platform',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} sat down beside the basket. “A man waved at me on a platform once,” said {S}, “and I waved back. He hadn’t meant me at all. He meant a woman behind me.” “What did you do?” asked {A} through the slits. “I had my arm up,” said {S}. “I couldn’t take it down again, with all those people.”',
        '“And so?” “So I waved to the rest of them, one window after another,” said {S}. “The whole train waved back.”'
      ]
    },
    {
      id: 'child-slipper',
      S: 'child',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} had laughed the loudest, and lay down flat in front of the basket. “Why did you laugh at me?” asked {A}. “It was the butter,” said {S}. “It went off as if it was late.” {A} had not seen the butter. {A} had been busy falling.',
        '{S} showed how it had gone, with a slipper, from the rug to the cupboard. The slipper went right under, and did not come out again. “As late as that?” asked {A}. The basket began to shake a little.'
      ]
    },
    {
      id: 'the-drainpipe-tells',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The telephone rang. It was an aunt. “I hear that {H}’s been down with the butter,” she said. The man who had come late had told the baker, and the baker had told the aunt. “How far does it go?” asked the basket.',
        '{A} worked it out. By supper they would know it in the next town, and by Tuesday at the coast. “And then?” asked {H}. “Then there’s only water,” said {A}. {H} felt sorry for the fish.'
      ]
    },
    {
      id: 'not-even-red',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} went to have a look at the rug. The edge of it stood up by a finger. {A} trod it flat, and it came up again behind the shoe. “It did it on purpose,” said the basket. “It doesn’t look very sorry,” said {A}.',
        'They looked at it together, one from above and the other through the slits. It was not even embarrassed. It was brown, as always.'
      ]
    },
    {
      id: 'something-worse',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Couldn’t you say something worse?” asked the basket. “Then they’ll think of that instead.” {A} saw the sense in it, and stood up. “I once went about all day with the hanger still in my coat,” said {A} loudly.',
        'Everyone laughed very much, and {A} sat down again with hot ears. Then it was quiet. “Like {H} with the butter,” said the man who had come late.'
      ]
    },
    {
      id: 'pet-beside-the-cushion',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} saw through the slits how {A} set out for the best cushion. {A} came to a stop just next to it. {A} stayed there, and looked as if that had been the place.',
        '“Did you mean to do that?” asked the basket. {A} said nothing, and took a great interest in the wall. {H} had never noticed how much there is to see on a wall.'
      ]
    },
    {
      id: 'baby-oops',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'Meanwhile {S} sat on the rug, and fell over to one side. “Oops!” cried all the neighbours, and clapped. {S} was set up again, looked round at them all, and fell over to the other side. They clapped still more.',
        '{A} watched it from the basket. There must be a day on which they stop clapping for that. {A} would have liked to know it beforehand.'
      ]
    },
    {
      id: 'guest-goodbye',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I once said goodbye to everybody,” said {S} to the basket, “and shook every hand. Then I went out, and shut the door behind me. And it was the cupboard.” “Did you come out again?” asked {A}.',
        '“I was too embarrassed,” said {S}. “I waited until they’d gone to bed. It was quite roomy, and there was a hat.” {A} thought for the first time that a basket was rather small.'
      ]
    },
    {
      id: 'the-other-left',
      A: 'partner',
      paragraphs: [
        '{H} wanted to get out of there. The basket rose on two feet and walked to the door. Everyone looked politely at the ceiling. “Left a bit,” said {A}, who meant the other left. So the basket came to the edge of the rug, and fell over it, and rolled. They laughed until the plates rang.'
      ]
    }
  ],
  turn: [
    {
      id: 'room-for-two',
      A: 'partner',
      paragraphs: [
        '{A} fetched more butter, so that they should look at something else. {A} came in, very upright, and fell over the edge of the rug. Everyone laughed. {A} went red up to the ears, and lifted one side of the basket. “I’m embarrassed. Is there room?” “It’s for one,” said {H}, and moved up.',
        '“Did it look bad?” asked {A}. “No,” said {H}. “Both your legs went up. It was the best thing all day.” It was quiet for a while. “Did mine go up too?” “Both,” said {A}.'
      ]
    },
    {
      id: 'pump-and-hen',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They sat there for a bit, and listened to the laughing. There were nine sorts of it. “That one’s a pump,” said {H}. “And there’s a hen,” said {A}. One of them only went in, and never came out.',
        '“Are they still laughing about us?” asked {A}. {H} put an ear to the slits. “About the drainpipe,” said {H}. They were almost a little hurt.'
      ]
    },
    {
      id: 'the-bow',
      A: 'partner',
      paragraphs: [
        '“Then they ought to see it properly,” said {H}, and crept out. {H} came up to the rug, very upright, and fell over the edge with both legs. Then {H} bowed. “That was me,” said {H}. Everyone clapped. It was the same laugh as before, only now {H} had ordered it.'
      ]
    },
    {
      id: 'which-time',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} went from chair to chair once more. “Have you forgotten that {H} fell over?” “Which time?” they asked. They had lost count. One had been with a basket and one with legs. One of them had even been {A}.',
        '“They’ve mixed it all up,” {A} reported. {H} was not sure about that. “But they do know that the last one was mine?” asked {H}.'
      ]
    },
    {
      id: 'kinds-of-bow',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They tried out what other bows there were. A small one, only with the head, was for dropped spoons. One with an arm was for soup. {A} did one that was so deep that it could see behind itself. “What’s that for?” asked {H}.',
        '“That’s for when a button comes off,” said {A}. It rolled away across the floor. {A} had not been sure until then that it would.'
      ]
    },
    {
      id: 'in-four-parts',
      A: 'other',
      spare: 15,
      paragraphs: [
        'A neighbour in a very good coat wanted to know how it was done. “I haven’t fallen over since I was at school,” said the coat. {H} and {A} took one sleeve each. The neighbour came to the edge of the rug, and stepped across. That was not how you do it.',
        '“You mustn’t look at it,” said {H}. At the third go the neighbour sat down, in four parts, and was red up to both ears. There would have been a bow as well, but first they had to help the coat up again.'
      ]
    },
    {
      id: 'called-her-mummy',
      A: 'partner',
      paragraphs: [
        'Then {A} bowed as well, and the basket was empty. A neighbour looked at it for some time. She put down her cup and crept in. “I once called my teacher Granny,” said the basket in her voice. “I was forty-one. It was the evening class.” She came out quite pink, and bowed. When they looked round, there was a queue.'
      ]
    },
    {
      id: 'mixed-up-shoes',
      A: 'same',
      spare: 16,
      paragraphs: [
        'One after another they said it in there. A man had kissed a stranger, because of the coat. Another had sung very loudly in the lift, and it was not empty. “It comes out better through the slits,” said {A}.',
        '{H} held up the rim for them, for in and for out. Each of them went in pale and came out pink. “Next,” said {H}. It was only embarrassing for the first one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up, so that there was a place for the butter.',
      '{names} looked under the cupboard, where it was dark.',
      { text: '{names} handed round the cake.', needs: ['hands'] },
      { text: '{names} went on stirring a cup, out of politeness.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way of the basket.',
      '{names} sat down beside the basket, and did not look in.',
      { text: '{names} shook a head at the drainpipe.', needs: ['hands'] },
      { text: '{names} held on to the plates.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the queue too, with nothing to tell.',
      '{names} watched both legs from below.',
      { text: '{names} clapped longer than the others.', needs: ['hands'] },
      { text: '{names} kept a place in the queue for a slow one.', needs: ['hands'] }
    ]
  },
  bed: [
    'Under the cupboard they found both butters, side by side. The rug was laid flat, and the washing went back in the basket.',
    '{H} got clean, and lay down. It was roomy under the blanket, and there was no need to come out and bow.'
  ],
  last: [
    'Everyone had forgotten it, {H} last of all, and now {H} was asleep.',
    'The ears were cool again, both legs were down, and {H} was asleep.'
  ]
})
