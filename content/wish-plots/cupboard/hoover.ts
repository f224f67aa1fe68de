import { wishPlot } from '../wish-plot.ts'

export const hoover = wishPlot({
  id: 'wish-hoover',
  wishes: ['hoover', 'hoovers', 'hoovering', 'vacuum cleaner', 'vacuum cleaners', 'vacuum', 'vacuums', 'vacuuming', 'vaccum', 'vacume', 'hoovered', 'vacuumed', 'doing the hoovering'],
  answers: ['cleaner', 'cleaning', 'floor', 'carpet', 'crumbs', 'dust', 'helping', 'plug', 'hose', 'nozzle', 'big', 'little', 'hungry', 'eats', 'everything', 'henry'],
  except: ['loud', 'noisy', 'noise', 'too', 'flying', 'flies', 'flew', 'robot', 'robots', 'robotic', 'roomba', 'afraid', 'scared', 'scary', 'fear', 'frightened', 'terrified', 'hates', 'hate', 'broken', 'broke', 'died', 'dead', 'hamster', 'goldfish', 'space', 'dam', 'president', 'hair', 'tooth', 'lost', 'swallowed', 'sold'],
  moods: ['first', 'learning', 'proud'],
  about: 'A cornflake in the corner is one slipper further than the flex of the hoover, which cannot come to it; but the cornflake is not plugged in.',
  titles: ['One Slipper Short', 'The Cornflake Is Not Plugged In', 'Mmmmm, and Then Oh', '{H} Hoovers the Far Corner', 'As Far as the Red Mark'],
  want: [
    {
      id: 'one-cornflake',
      A: 'partner',
      paragraphs: [
        '{H} was hoovering, and it was going well. The hoover had had the crumbs from under the table, a bead, and a good deal of sand. Only one thing was left. Far away in the corner lay a cornflake.',
        '{H} wanted to hoover that too. {H} pushed, and the hoover rolled, and stretched out its long nose. Then it went “mmmmm-oh”, lower and lower, and stood still. “It’s tired,” said {H}. “It’s pulled its own plug out,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'small-tug',
      A: 'partner',
      paragraphs: [
        '{A} put the plug back, and laid the flex quite straight. It had a red mark on it, and that means: no further. {H} lay down flat and held out the hose with both arms. The cornflake shivered. “Just a bit more,” said {H}, and gave one small tug. “Mmmmm-oh,” said the hoover.',
        '{A} laid a slipper down in the gap, and it fitted. “One slipper short,” said {A}. “Shall I pick it up for you?” {H} was shocked. “It isn’t for picking up,” said {H}. “It’s for hoovering.”'
      ]
    },
    {
      id: 'stripes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Where the hoover had been, the carpet had stripes. There was a light one, and a dark one, and a light one, as on a football pitch. {H} walked home along the light ones. {A} forgot, and came straight across with bare feet.',
        'Now there were ten toes on the carpet. “I’m sorry,” said {A}. {H} hoovered them out, one after the other. The little ones were the hardest.'
      ]
    },
    {
      id: 'shouting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was hard to talk, with the hoover on. “Would you like a plum?” called {A}. “A drum?” called {H}. “A plum! They’re in the bowl!” “Who’s an owl?” {A} came closer, and shouted as loud as {A} could.',
        'Just then {H} switched it off. “THEY’RE A BIT SOFT UNDERNEATH!” shouted {A}, in a perfectly quiet room. It went round all the walls, and came back. Somewhere in the house a door opened, to see what was soft.'
      ]
    },
    {
      id: 'sock-in-its-mouth',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the sofa the voice of the hoover went up. It went up and up, until it was a whistle. “It’s got something in its mouth,” said {A}, and switched it off. {H} looked into the pipe. Two toes of a sock looked out.',
        'They took hold of them and pulled. Out came the sock, and it would not stop coming. “It was a short one this morning,” said {A}. It reached to the knee now. The hoover did not say sorry, but it took a deep breath.'
      ]
    },
    {
      id: 'by-ear',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} shut both eyes and listened, with the hoover going. You can tell by ear what it has got. “Sand,” said {A}. That was the hiss. “Crumb. Crumb. Crumb.” Those were the ticks. Then something went clack, clack, clack, right up the pipe.',
        '“That was somebody,” said {A}, and opened both eyes. They looked through the little window. A small yellow brick was going round and round in there, very fast. It waved each time that it came past, or so {H} said.'
      ]
    },
    {
      id: 'feet-up',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} sat on the sofa, and the hoover came. “Feet up,” said {H}. {A} lifted both feet, straight out in front. The hoover went in underneath, out again, and on round the plant. {H} did the whole of the other side, and then the hall.',
        'When {H} came back, the feet were still up, and trembled. “You can put them down now,” said {H}. “Nobody told me,” said {A}. You have to say feet down as well, with some people.'
      ]
    },
    {
      id: 'rug-comes-too',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The small rug by the door would not be hoovered. Whenever the nozzle came along, the rug got up and went with it. {H} pulled back, and the rug came back. “It thinks it’s being invited,” said {A}.',
        'So {A} stood on the end of it and was a stone. “Don’t step off,” said {H}. “Stones don’t,” said {A}. But the hoover had found the other end. It had half of the rug in its mouth, and was talking through it.'
      ]
    },
    {
      id: 'diary',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What’s in its tummy?” asked {H}. “All of us,” said {A}. “There’s the sand from the beach, and the glitter from the party. At the bottom there’ll be some pine needles. It’s really a diary.” {H} laid a hand on the hoover, and it was warm there.',
        '“Could we read it?” {A} thought of all that fluff. “You shouldn’t read other people’s diaries,” said {A}. “And it makes you sneeze.”'
      ]
    },
    {
      id: 'all-the-air',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“A hoover doesn’t pull at all,” said {A}. “It blows the air out at the back. So then there’s room in front, and all the rest of the air wants to get in. And the crumbs get carried along.” {H} went round behind the hoover to check.',
        'A wind came out there, and it was warm, and smelled of carpet. {H} held a paper napkin in front of it. The napkin stood up straight and waved. “That’s all the air from the corner,” said {H}, “without the crumbs in.”'
      ]
    },
    {
      id: 'trouser-leg',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} stepped over the pipe and did not step high enough. The hoover got hold of one trouser leg and would not let it go. {A} hopped. The hoover hopped along behind. “Tell it I’m not a crumb,” said {A}.',
        '{H} told it. It was of a different opinion. In the end only the switch helped. “Mmmm,” it went, all the way down, and let go. It looked as if it had only been minding it for somebody.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not care for the hoover. {A} looked at it as you look at a goose, and kept the table in between. When the nose came round on the left, {A} was on the right.',
        '“It only eats what’s lying on the floor,” said {H} kindly. {A} looked down at the floor, and at who was on it. It was not the best thing to have said.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My grandmother had no hoover,” said {S}. “She hung the carpet over a rail in the yard, and hit it.” “What had it done?” asked {A}. “Nothing,” said {S}. “It was full of dust. It flew over the wall to Mrs Pym.”',
        '“And then?” “Then Mrs Pym hung hers out, and hit that, and it all came back.” {S} smiled. “It was the same dust for twenty years. We knew it quite well.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted a go. {S} took the hose in both arms and pulled with all {S}’s might. The hoover stayed where it was. It was {S} who went, on both heels, right up to the hoover. “It’s strong,” said {S}, with respect.',
        'So {S} sat down on top and was the noise. “Mmmmm,” said {S}, all along the hall, and {A} pushed. At the end of the hall it went “oh”. “You’ve pulled your plug out,” said {A}.'
      ]
    },
    {
      id: 'by-the-tail',
      A: 'partner',
      paragraphs: [
        '{A} looked along the flex, back to the wall. The only other socket was behind the big bookcase. “The wall’s got it by the tail,” said {A}. “Something has to move, and it isn’t going to be the wall.”',
        '{H} looked at the wall, and at the hoover, and at the cornflake. It lay there quite loose. “The cornflake isn’t plugged in,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'tick-tick',
      A: 'partner',
      paragraphs: [
        'So {H} fetched a postcard. {H} slid it under the cornflake, carried it across the carpet, and laid it down one slipper nearer. “You could put it in the bin like that,” said {A}. “But then it hasn’t been hoovered,” said {H}.',
        '{A} trod on the switch. “Mmmmm,” said the hoover. The cornflake sat up. It turned round once, and hop, it was gone. Tick, tick, tick, it went, up the pipe, and round the bend in the hose. They both listened until it had got there.'
      ]
    },
    {
      id: 'empty-corner',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They went to look at the far corner. There was nothing in it. You could see that from the door, but it was even better from close up. “That’s the emptiest corner we’ve got,” said {A}. They sat down in it, one along each wall.',
        '“I can’t feel a crumb,” said {A}. “There isn’t one,” said {H}. {A} had half a biscuit in one hand, and looked at it, and put it away for later.'
      ]
    },
    {
      id: 'tail-home',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The hoover has a pedal that calls its tail home. {A} took the plug out of the wall and let it go, and {H} trod on the pedal. Whirrr! The flex came racing over the carpet, and round two legs of the table. The plug came last, and danced.',
        'Clack. It had gone in, all but the plug. “I’ve only ever seen that with spaghetti,” said {A}. {H} pulled it out again, up to the red mark, so that it could come home once more.'
      ]
    },
    {
      id: 'for-tomorrow',
      A: 'partner',
      paragraphs: [
        '“That’s everything, then,” said {A}. The carpet lay there with nothing on it, and the hoover had no more to do. {H} put one hand in a pocket. There was another cornflake in it.',
        '{H} laid it down in the middle of the floor. A hoover could reach it there from anywhere. “That’s for tomorrow,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out of the way of the hoover, and then out of the way again.',
      '{names} lay down along the flex, to keep it straight.',
      { text: '{names} pointed out one more crumb, by the door.', needs: ['hands'] },
      { text: '{names} put both hands over both ears, and hummed the same note.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the cornflake from close up, and breathed on it.',
      '{names} listened at the hoover, which had nothing to say just then.',
      { text: '{names} tried the gap with another slipper, and it was one short too.', needs: ['hands'] },
      { text: '{names} tugged at the bookcase, with no result.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the ticks along the hose, to the very end.',
      '{names} rolled over twice on the stripes, and left a new one.',
      { text: '{names} held the hose up high, so that it went downhill for the cornflake.', needs: ['hands'] },
      { text: '{names} clapped, once it had got there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hoover was rolled into its cupboard, with its tail in and its nose on its knees. The slipper went back to the other one.',
    'Then {H} washed and got into bed, and stretched out, as far as the red mark. In the dark {H} hummed for a bit, lower and lower.'
  ],
  last: [
    '“Mmmmm,” it went, under the blanket, and then “oh”, and {H} was asleep.',
    'On the dark floor one cornflake was waiting, and {H} was asleep.'
  ]
})
