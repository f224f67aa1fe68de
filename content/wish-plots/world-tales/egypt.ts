import { wishPlot } from '../wish-plot.ts'

export const egypt = wishPlot({
  id: 'wish-egypt',
  wishes: ['ancient egypt', 'ancient egyptians', 'egypt', 'egyptians', 'egyptian mummy', 'egyptian mummies', 'mummies', 'friendly mummy', 'mummy pyramid', 'mummy bandages', 'mummies pyramids', 'mummy tomb', 'pyramid', 'pyramids', 'pyramids of egypt', 'pharaoh', 'pharaohs', 'pharoah', 'pharoahs', 'tutankhamun', 'tutankhamen', 'king tut', 'sphinx', 'sarcophagus', 'hieroglyphics', 'hieroglyphs', 'museum saw the mummy', 'museum the mummy', 'mummy in the museum'],
  answers: ['bandages', 'bandage', 'wrapped', 'tomb', 'king', 'queen', 'ancient', 'old', 'friendly', 'gold', 'golden', 'cat', 'treasure', 'desert', 'sand', 'nile', 'learning', 'explorer', 'explorers', 'inside', 'maze', 'mummy', 'mummies', 'building', 'great', 'visit', 'unwrapped', 'wakes', 'woke', 'secret'],
  except: ['boss', 'charge', 'rules', 'swap', 'swaps', 'swapped', 'places', 'grown', 'child', 'bed', 'sleep', 'sleeps', 'sleeping', 'pulls', 'hair', 'holiday', 'holidays', 'trip', 'flight', 'airport', 'scared', 'afraid', 'moving', 'daddy', 'school', 'work', 'tummy', 'kind', 'baby', 'granny', 'mum'],
  moods: ['learning', 'first'],
  company: ['king', 'pyramid', 'passage', 'bandage', 'door', 'sun'],
  about: 'A king in bandages wakes up in his pyramid and wants to see the sun, and comes undone on the way.',
  titles: ['The King Came Undone', 'Four Thousand Years Late', '{H} in the Pyramid', 'The False Door', 'Wrapped Up Again'],
  want: [
    {
      id: 'overslept',
      A: 'partner',
      paragraphs: [
        'In Egypt stood a pyramid, and it was chairs with blankets over them. {H} crawled in with a torch, and wanted to find the pharaoh. In the very middle lay {A}, wrapped in white paper from toes to chin.',
        '“Is it morning?” asked the king. “It’s four thousand years later,” said {H}. “Then I’ve overslept,” said {A}. “Is the sun still there?” “I’ll show you,” said {H}. “Which is the way out?”'
      ]
    }
  ],
  way: [
    {
      id: 'false-door',
      A: 'partner',
      paragraphs: [
        'The king knew a door, and went ahead. There was a bump. Somebody had only drawn it on the wall. “That’s the false door,” said the king. “I ordered it myself, so that nobody should find me.” “And now we can’t find us,” said {H}.',
        'They took the next passage, and came to a bed, and it was the king’s. They took another one, and bumped into the false door again.'
      ]
    },
    {
      id: 'packed',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Round the bed stood all that had been packed for the king. There were bread and figs, a board game, a boat, and forty small servants made of clay. They were pegs. “What are they for?” asked {H}. “For when there’s work to do,” said {A}. “Then they say: Here I am.”',
        '{H} held one up. “Could you carry the torch?” “Here I am,” said the peg. It lay down at once under the torch. It was all that it could do, but it had come.'
      ]
    },
    {
      id: 'picture-writing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The walls were written on from top to bottom, and all in pictures. There was a bird, and water, and a foot. {A} read it out with one finger. “An owl sat on a basket. It saw a snake. It went off.”',
        '“Is that about you?” asked {H}. “It’s my name,” said the king. Then {H}’s name had to be written too. It came to a lion, a feather and half a biscuit. “A good name,” said the king. “You can eat the end of it.”'
      ]
    },
    {
      id: 'nose-itch',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“My nose itches,” said the king. “It’s been itching since I was wrapped.” {A} had both arms crossed on {A}’s chest, under all that paper. {H} scratched it. “Higher,” said {A}. “Ah.” It had been four thousand years.',
        'Then the left knee wanted it too, and a place in between that was hard to describe. “You might have told them,” said {H}. “They were so pleased with how I looked,” said the king.'
      ]
    },
    {
      id: 'the-cat',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A cat sat in the passage, straight up, with its tail round its feet. It was a bottle with a sock on. “That’s mine,” said the king. “She’s come along. If you lost your cat, you had to shave your eyebrows off.” {H} felt along {H}’s eyebrows.',
        '“Did they grow again?” “Just in time for the next one,” said {A}. “I had nine cats. I was nearly always surprised.”'
      ]
    },
    {
      id: 'sledge',
      A: 'other',
      spare: 5,
      paragraphs: [
        'There were still stones to be pulled up. {A} laid a cushion on a blanket and pulled. It wouldn’t move on the carpet. “You have to pour water on the sand in front,” said {H}, “so it slides.” They poured some from an empty jug.',
        'Now it went. At every corner they put down a stone, and each of them was a bit crooked. “How many more?” asked {A}. “Two million,” said {H}. {A} sat down on the one that they had.'
      ]
    },
    {
      id: 'sphinx',
      A: 'other',
      spare: 6,
      paragraphs: [
        'In front of the pyramid lay {A}, with both arms out in front and chin up. It was the sphinx. It had the body of a lion, and somebody’s best blue towel on its head. “What are you looking at?” asked {H}.',
        '“At where the sun comes up,” said {A}, without moving. “All the time?” “Once I looked at a camel.” {H} lay down beside it and looked too. It was the sort of thing that got better the longer you did it.'
      ]
    },
    {
      id: 'walk-like-that',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Did you really walk like that?” asked {H}. On the walls they all go sideways, with their eyes to the front. “Of course not,” said the king. “It’s so that you can see all of us at once.” {H} tried it, one hand up and one down.',
        'The feet went to the left, and the tummy looked straight at {A}. “I can see all of you,” said the king. “There’s jam on the front.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Before one of the doors lay {A}. Outside a king’s tomb there used to be a black dog. It lay on a box and let nobody by. {A} did it very well, only not so straight.',
        '“May we?” asked {H}. {A} stretched out a bit further, and now the door was quite shut. So they gave it a fig that was a bit of biscuit. It’s what the door had been for.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I saw a king in a museum,” said {S}. “He had lovely feet. I stood there so long that they began to switch the lamps off.” “Did he say anything?” asked {A}.',
        '“Not to me,” said {S}. “But he looked so comfortable. I went straight home and tucked my sheet in on both sides. I’ve slept like that ever since.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'One of {S}’s feet was wrapped all by itself. {A} went round it with paper, and round it, until it was as big as a loaf. “Can it still talk?” asked {S}. They both bent down. The foot said something, but it was muffled.',
        'Then {S} walked up and down with it, thud and tap, thud and tap. “Half of me’s four thousand,” said {S}, “and half of me’s going to play.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was a very small king as well, wrapped in a white shawl with only a face out. It was {A}. {H} bowed down as far as the floor. “O Pharaoh,” said {H}, “what are your orders?”',
        '{A} thought about it, and got out one fist. It pointed at the torch, and at the fig, and then at {H}. “It shall be done,” said {H}. That was a lot for one evening.'
      ]
    },
    {
      id: 'thinner',
      A: 'partner',
      paragraphs: [
        '{H} shone the torch on the king. A knee stuck out, and it had pyjamas on. “You’ve got thinner,” said {H}. A long white strip lay on the floor, and went off round the corner. “I’m coming undone,” said the king. “I must be caught on my bed.”',
        'On the left there was white on the floor, and on the right as well. “That’s all me,” said {A}. “That’s where we’ve been.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-white',
      A: 'partner',
      paragraphs: [
        '“Then we only go where you aren’t,” said {H}. There was a low gap, with a bare floor. They crawled in. Out of the bandages came the left arm, and the right one. And there in front of them it was light.',
        '{A} crept out under the lamp, all in pyjamas. “That’s the sun,” said {H}. “It’s the same one,” said the king. “I’m so glad.” Then {A} yawned. “I could do with a bit more.”'
      ]
    },
    {
      id: 'news',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And the river?” asked the king. “Still there,” said {H}. “And bread?” “Yes.” “And cats?” “They sit on the computer.” “What’s a computer?” {H} thought how to say it. “It’s warm,” said {H}.',
        '“Then I understand,” said the king. It seemed that not very much had happened. The best things had been left as they were.'
      ]
    },
    {
      id: 'wrapped-again',
      A: 'partner',
      paragraphs: [
        'On the way back they only had to follow the white strip and wind it up. At the end of it was the king’s bed. {H} wrapped {A} up again, from toes to chin.',
        'Between two turns {H} laid a brown button on the king’s heart. It was a beetle. “So that your heart knows where it belongs,” said {H}. “How long shall I sleep?” asked the king. “Till somebody comes with a torch,” said {H}. “And mind the false door.” “It was a very good door,” said the king.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay in front of the pyramid, as sphinxes do.',
      '{names} gave back a blanket, so that the pyramid could have a point.',
      { text: '{names} smoothed the paper over the king’s toes.', needs: ['hands'] },
      { text: '{names} fanned the king with a magazine, as was done at that time.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into the false door from the other side.',
      '{names} came round by the next passage and met the king again.',
      { text: '{names} knocked on the pyramid twice and got a bump for an answer.', needs: ['hands'] },
      { text: '{names} lifted a corner of blanket, and shut it again out of respect.', needs: ['hands'] }
    ],
    turn: [
      '{names} made room under the lamp, as you do in the sun.',
      '{names} brought out a bit of white paper that belonged to the king.',
      { text: '{names} shaded both eyes, after so much pyramid.', needs: ['hands'] },
      { text: '{names} brushed four thousand years off the king’s pyjamas.', needs: ['hands'] }
    ]
  },
  bed: [
    'They took down the pyramid, stone by stone, and the last two blankets went on the bed.',
    '{H} washed, and lay down very straight, and crossed both arms. Somebody tucked in the sheet from the toes upwards, but not the nose.'
  ],
  last: [
    'All was wrapped up but {H}’s nose, and {H} was asleep.',
    'Till somebody comes with a torch, {H} slept.'
  ]
})
