import { wishPlot } from '../wish-plot.ts'

export const cereal = wishPlot({
  id: 'wish-cereal',
  wishes: ['cereal', 'cereals', 'serial breakfast', 'cerial', 'cearal', 'corn flakes', 'cornflakes', 'cheerios', 'weetabix', 'weetbix', 'rice krispies', 'coco pops', 'crunchy breakfast', 'muesli', 'granola', 'bowl of hoops'],
  answers: ['bowl', 'box', 'crunchy', 'crunch', 'crunching', 'soggy', 'breakfast', 'dinner', 'supper', 'milk', 'spoon', 'hoops', 'flakes', 'loud', 'quiet', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'morning', 'midnight', 'night', 'snack', 'mouse', 'cat', 'sleeping', 'noisy', 'secret', 'yummy', 'our', 'with', 'pour', 'pouring'],
  except: ['killer', 'toy', 'prize', 'spilt', 'spilled', 'spill', 'allergic', 'allergy', 'hates', 'hate', 'without', 'empty', 'gone', 'none', 'supermarket', 'shop', 'cake', 'cakes', 'chocolate', 'necklace', 'string', 'dog', 'dogs', 'monster', 'dragon', 'unicorn', 'toucan', 'tiger', 'rabbit', 'leprechaun', 'farm', 'field', 'factory', 'wont', 'won’t', 'refuses', 'sick', 'ill', 'hungry', 'choked', 'choking', 'bar', 'bars', 'alphabet', 'letters', 'dinosaur', 'robot', 'sugar', 'sugary', 'rots', 'died', 'fight'],
  moods: ['first', 'waiting'],
  company: ['cat', 'mouse', 'box', 'bowl', 'cereal', 'hoop', 'hoops'],
  fed: true,
  partnerPlays: true,
  about: 'A mouse wants one bowl of cereal without waking the cat, and each hoop goes crunch, until the cat has one of its own and can hear nothing but itself.',
  titles: ['A Very Loud Mouse', 'Crunch', '{H} Is as Quiet as a Mouse', 'What the Cat Couldn’t Hear', 'Cereal for Two'],
  want: [
    {
      id: 'the-cat-sleeps',
      A: 'partner',
      paragraphs: [
        '{H} was a mouse. {A} was the cat, and lay asleep on the sofa with one ear up. The mouse had a bowl of cereal, the kind with hoops. It wanted to eat the whole bowl without waking the cat.',
        'It took a hoop between two fingers, and laid it on its tongue, and shut its mouth. It bit as gently as you can bite. Crunch! The cat sat up. “Who’s there?” “Nobody,” said the mouse. “It was the door.” “We’ve got a very crisp door,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'soft',
      A: 'partner',
      paragraphs: [
        'When it snored again, the mouse poured milk on. Milk made hoops soft, and soft hoops were quiet. It waited. It took a spoonful, and there wasn’t a sound. But it was like eating a wet hat. “That isn’t cereal,” whispered {H}. “That’s only where it was.”'
      ]
    },
    {
      id: 'pouring',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It took a fresh handful out of the box. But there was a bag in the box. It went like a bonfire. The cat turned over. The mouse stood with one arm in up to the shoulder, and did not stir. “Is it raining?” asked the cat, with its eyes shut.',
        '“Yes,” said the mouse. It drew out the arm. “Now it’s stopping,” it said. Three hoops fell on the floor. “Those are the last drops,” said the mouse.'
      ]
    },
    {
      id: 'behind-a-cushion',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The mouse put its head behind a cushion, and crunched in there. It was wonderfully loud in the dark, like a giant walking on gravel. It had not known that its head was so big. It took two more, one for each side.',
        'Then it came up for air. The cat was holding up the other corner of the cushion. “There’s somebody walking about in here,” said the cat. “He’s just gone by,” said the mouse.'
      ]
    },
    {
      id: 'with-the-snore',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The cat’s snore was loud on the way in. On the way out it was only a whistle. So the mouse bit whenever it went in. “Chrrr,” went the cat, and “crunch” went the mouse, quite underneath. It went well for five hoops.',
        'On the sixth the cat held its breath. The mouse had its teeth on the hoop already, and couldn’t get off. They both waited. It was the longest snore that anybody had ever waited for. “Crunch,” said the mouse, in the end. It could not hold up its jaw any longer.'
      ]
    },
    {
      id: 'sucking-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        'If you suck it, it makes no noise. The mouse let a hoop lie on its tongue, and thought of something else. First it was rough, then it was smooth. It got thin, like a ring on a small finger. It tasted sweet at the rim.',
        'At the end there was nothing. One hoop had taken as long as a song. {H} looked into the bowl. There were about a hundred in there. “I’d be a very old mouse,” whispered {H}.'
      ]
    },
    {
      id: 'a-ring',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The hoops in the milk would not stay apart. There was one on the left and one on the right, with a whole lake between. Nobody pushed them. They came slowly together across the milk, and touched. Then a third one came. “They’re having a meeting,” said {H}.',
        '“What about?” asked the cat, out of its sleep. “You,” said the mouse. It moved one off with the spoon, to the far side. It floated there for a while, all by itself. Then it turned round and went back to hear the rest.'
      ]
    },
    {
      id: 'tail-test',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Are you really asleep?” whispered the mouse. “Yes,” said the cat. The mouse threw a hoop in the air, over by the sofa. It wanted to see how good that ear was. The hoop fell on the carpet. It made no noise at all. The ear turned, and pointed at it.',
        '“That was one hoop,” said the cat, “with a chip out of the side.” The mouse crept over, and looked. It was true about the chip. It ate that one on the spot, since it was known already.'
      ]
    },
    {
      id: 'flakes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was an end of another box in the cupboard, with flakes in it. The mouse tried them for loudness. A flake was louder than a hoop, but shorter. It went like stepping on a leaf. The puffed ones only said “fsss”, and were hardly food.',
        'It laid them all out in a row, from the quiet to the loud. At the one end there was a puff. At the far end lay a lump of several stuck together. The mouse looked at that for a long time. It looked at the cat. It couldn’t help itself. They could have heard it in the street.'
      ]
    },
    {
      id: 'the-back-of-the-box',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A cereal box has to be read while you eat. On the back there was a maze, with a bee and a jug. The mouse went in with a finger. It turned left, and right, and left. Then it stood in front of a wall. It ate a hoop, to think better.',
        '“Left,” said the cat. “You’re asleep,” said the mouse. “I’ve done that one before,” said the cat. It was left. The bee got to its jug, and the cat began to snore again, a bit late.'
      ]
    },
    {
      id: 'who-else',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had crept up, and was a mouse as well. “I know how,” whispered {A}. “You bite with the back ones. They’re further in.” They each took one, and bit right at the back. It sounded like two people in a cellar, breaking a chair.',
        '“Who’s there?” called the cat. “Nobody,” said two mice, one high and one low. “There are more of you than before,” said the cat. They lay flat on the carpet, with their cheeks full. They swallowed a hoop with all its corners.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} heard it too. {A} came close to the bowl, and looked at the mouse with both eyes. It was hard to be nobody then. “Go on,” whispered {H}. {A} stayed.',
        'A hoop rolled over the edge, and was gone. It had gone down whole, and there had been nothing to hear. The mouse was full of envy.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We’d got one that talked,” said {S}. “You poured the milk on, and it went snap and tick. We all had our ears down at the bowls, four of us in a row. I once had milk in mine all day.” “And what did it say?” asked {A}.',
        '“That depended who was listening,” said {S}. “One of us always heard her own name. To me it only ever said, eat up.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was a hoop. {S} stood with both arms in a ring overhead, and rolled along the wall. “I’m the last one,” said the hoop. “Nobody’s going to get me.” The mouse ran after it. It went round the table and under the chair.',
        '“Crunch,” said {A}, and had it by the tummy. The hoop laughed so loudly that it woke the cat, and the neighbours’ cat. “That doesn’t count,” said {A}. “I hadn’t bitten yet.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had one, too. It was on a finger, like a ring, and then on the nose. In the end it was in the mouth, and that went on for a long time. Whoever has two teeth does not crunch. “That’s how you do it,” whispered {H}.',
        '{A} looked for another one. There was one on the mouse, on the sleeve. It was taken off very carefully, and shown all round. Then {A} said in a loud voice what it was. It woke the cat.'
      ]
    },
    {
      id: 'deaf-with-toast',
      A: 'partner',
      paragraphs: [
        'So the mouse took a dry hoop again. Crunch! “I heard that,” said {A}. “It came from the table. I hear everything, even in my sleep. It’s only when I’m eating that I hear nothing. It’s so loud in my head then.” And {A} lay down again.',
        'The mouse sat there with half a hoop in its cheek. It looked over at the cat. Then it looked at the box, and at a second bowl.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-second-bowl',
      A: 'partner',
      paragraphs: [
        'The mouse filled the second bowl up to the rim. It carried it across the carpet, right up to the whiskers. “Excuse me,” it said. “Breakfast.” The cat opened one eye. “In the middle of the night?” “It’s a large night,” said the mouse.',
        'The cat sniffed. Then it took a spoonful. Crunch, it went, in that big head, crunch, crunch. The mouse took one, too. It crunched as it had wanted to all evening, with both sides. “Can you hear anything?” it shouted. “What?” said {A}.'
      ]
    },
    {
      id: 'in-time',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Now and then the cat stopped, to swallow. Then the mouse had to stop as well, right in the middle. It sat there with puffed cheeks, and looked at the ceiling. “Odd,” said the cat. “I thought there was an echo.” It took another spoonful.',
        'The echo was back at once. It was a bit quicker than the cat, and it had a good deal more in its mouth. “It’s a fine echo,” said the cat. “It must be a big room.”'
      ]
    },
    {
      id: 'loudest-one',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The cat had found a lump, in which five hoops had stuck together. It held that up. “This one’s going to be loud,” it said. “I won’t hear a thing for quite a while. Anybody could dance in here.” It put the lump in.',
        'The mouse danced. It danced along the sofa and round the cat, with its bowl on its head. It sang as well. When the lump was done, it was sitting just where it had sat before, only rather red. “Was there anything?” asked the cat.'
      ]
    },
    {
      id: 'down-to-the-last',
      A: 'partner',
      paragraphs: [
        'In the end each of them had one hoop left. The cat looked at its own, and the mouse looked at its own. “If I eat mine first,” said {A}, “I’ll hear yours. And then I’ll have to catch you.” The mouse thought.',
        '“Then we’ll go together,” said {H}. “On three.” They laid the hoops on their tongues. They counted on their fingers, since their mouths were full. Crunch! It was only one crunch. “Who’s there?” asked the cat. “You are,” said the mouse.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat up as well at the crunch, and looked at the door.',
      '{names} lay down by the cat, and slept with one ear up.',
      { text: '{names} whispered “hush”, and pointed to the sofa.', needs: ['hands'] },
      { text: '{names} put a hand over the box, so that it should not rustle.', needs: ['hands'] }
    ],
    way: [
      '{names} found a hoop on the floor, and it was heard.',
      '{names} stole past the cat, and nobody could say why.',
      { text: '{names} tried one too, with both hands over both ears.', needs: ['hands'] },
      { text: '{names} stirred the wet hat, without much hope.', needs: ['hands'] }
    ],
    turn: [
      '{names} crunched along, and could hear nobody.',
      '{names} had the crumbs, which only went tick.',
      { text: '{names} filled a bowl up, as noisily as could be.', needs: ['hands'] },
      { text: '{names} shouted something across, and nobody found out what.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two bowls went into the sink together. The box was shut, and laid down on its side, very gently, so that nobody should wake.',
    'Then {H} washed, with a bit of crunch still behind one tooth, and brushed it out. The mouse got into its bed without a sound. Now it was easy.'
  ],
  last: [
    'The cat was asleep, with both ears down, and so was the mouse, whose name was {H}.',
    'Nobody was there, and nobody asked who it was, and {H} slept as quiet as a mouse.'
  ]
})
