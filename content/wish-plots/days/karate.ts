import { wishPlot } from '../wish-plot.ts'

export const karate = wishPlot({
  id: 'wish-karate',
  wishes: ['karate', 'karate class', 'karate lesson', 'karate club', 'yellow belt', 'orange belt', 'green belt', 'white belt', 'karate belt', 'karate grading', 'martial arts'],
  except: ['kid', 'hurt', 'broke', 'broken', 'kicked', 'hit', 'fight', 'fighting', 'who', 'that', 'panda', 'ninja', 'ninjas', 'chop', 'bully', 'bullies', 'afraid', 'scared', 'judo', 'taekwondo', 'seat', 'trousers', 'dress'],
  answers: ['class', 'lesson', 'club', 'belt', 'first', 'new', 'learning', 'going', 'doing', 'grading', 'yellow', 'orange', 'green', 'white', 'exam', 'test'],
  moods: ['first', 'learning', 'proud'],
  company: ['tissue', 'thread'],
  about: 'In karate nothing is hit, and the hero wants a hanging tissue to fly without a touch, which takes a breath.',
  titles: ['The Empty Hand', 'Somebody Bows to a Tissue', '{H} Hits Nothing', 'One Finger Before', 'The Smallest Shout'],
  want: [
    {
      id: 'empty-hand',
      A: 'partner',
      paragraphs: [
        '{H} did karate, with bare feet and the belt of a dressing gown. First you bow. {H} bowed to the room, and to {A}, and to the tissue. It hung in the doorway, on a thread.',
        '“Karate means empty hand,” said {A}. “Nobody hits anything. You go as fast as you can, and stop one finger before.” {H} wanted the tissue to fly, as high as the thread would let it. And nothing must touch it.'
      ]
    }
  ],
  way: [
    {
      id: 'it-hung',
      A: 'partner',
      paragraphs: [
        '{H} took a deep breath and jumped. The tissue wrapped itself round {H}’s fist, and the thread came down as well. They hung it up again. “You stopped one finger too late,” said {A}.',
        'The next time {H} stopped in good time. The tissue hung there, and had noticed nothing. The third time it was exact. The fist stood in the air, one finger before it, and shook. {H}’s cheeks were round and red. The tissue hung like a tissue.'
      ]
    },
    {
      id: 'belt',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The belt has to be tied so that both ends hang down equally long. {A} tied it, and one of them reached to the knee, and the other to the floor. They tried it from the other side. Now the other end was too long.',
        '“You never wash it,” said {H}. “Everything you’ve learned is in there.” {A} smelled it. “So far you’ve mostly learned breakfast,” said {A}.'
      ]
    },
    {
      id: 'bowing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In karate you bow to whoever comes in. {A} came with some toast. {H} bowed, and so did {A}. Nobody wanted to be the first to stop. The toast slid slowly down the plate.',
        '“Thank you,” said {H}, and bowed for that. They ate the toast cold, with a bow for each bite.'
      ]
    },
    {
      id: 'horse',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now stand as if you sat on a horse,” said {A}. {H} stood with wide legs and bent knees. At twenty the horse was fine. At forty it began to tremble. At fifty it lay down.',
        '“It was quite a young horse,” said {H} from the rug. {A} gave it a cushion.'
      ]
    },
    {
      id: 'nobody-there',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There is a sort of dance in karate, against four who aren’t there. {H} turned to the left and stopped one pretend fighter, turned to the right and stopped another. “Which of them’s winning?” asked {A}, and sat down.',
        '“You’re sitting on the third,” said {H}. {A} got up at once and begged pardon. The third one got the chair instead, and had a rest.'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} rolled up a pair of socks, and threw it, very gently. {H} did not catch it, and did not hit it. {H} took one step aside, and let it go by, with a bow. Behind there was a plop, in the laundry basket.',
        'They did that with all the socks there were. “I’ve never seen anybody tidy up like that,” said {A}.'
      ]
    },
    {
      id: 'bare-feet',
      A: 'same',
      spare: 6,
      paragraphs: [
        'With bare feet you notice things. {H} noticed a crumb, and the place where the sun had been. {A} took off both socks as well. “There’s a draught,” said {A}. “It comes in under the door, goes round the table, and out again.”',
        'They stood and let it go past between their toes. In the doorway the tissue swung a little in it.'
      ]
    },
    {
      id: 'slow',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Do it as slowly as you can,” said {A}. {H} put out one fist, and it travelled. It took as long as a bath takes to fill. On the way it came past a fly, which walked over it from one side to the other.',
        '“Was that karate?” asked {H}. “It was for snails,” said {A}. But the fist had stopped exactly one finger before the wall.'
      ]
    },
    {
      id: 'shouts',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They looked for a shout, for you have to have one. {H}’s first came out of {H}’s nose, and sounded like a duck. The second came out of the throat, and creaked like a door. {A} laid one hand on {H}’s tummy. “Lower down,” said {A}.',
        'The third sounded like a cow in a cellar. It was a good shout, but it was still down there.'
      ]
    },
    {
      id: 'elder-door',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I stop one finger before as well,” said {S}. “Every evening. With the biscuit tin.” “And then?” asked {A}. “Then I bow,” said {S}, “and go back to my chair. It’s called self-control.”',
        '{A} looked into the tin. There were three left. “And the others?” “Those were before I took it up,” said {S}.'
      ]
    },
    {
      id: 'small-master',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a belt too, from the curtain. {S} stood in front of a cushion, looked at it hard, and said “Ha.” The cushion had been standing on its edge. It fell over. “I didn’t touch it,” said {S}.',
        '{A} had seen it. {A} bowed, rather low.'
      ]
    },
    {
      id: 'pet-sits',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{H} bowed to {A} as well, for whoever is in the room gets one. {A} looked at the top of {H}’s head, which wasn’t often so near.',
        'Then {A} settled down under the tissue, and kept quite still. The tissue moved a little, whenever {A} breathed out. But {H} was busy with the belt, and did not see.'
      ]
    },
    {
      id: 'held-breath',
      A: 'partner',
      paragraphs: [
        '“Let me see your cheeks,” said {A}. “You take a big breath, and then you keep it in.” {H} let it out, and there was a lot of it. “That’s why they shout in karate,” said {A}. “Not to frighten anybody. It’s so that the breath gets out, right at the end.” A breath of air was just what the tissue needed.'
      ]
    }
  ],
  turn: [
    {
      id: 'ei',
      A: 'partner',
      paragraphs: [
        '{H} shouted “Ei!” so that the spoons rang, and jumped. The tissue didn’t move. “Your shout was too early,” said {A}, “and your fist was too late.” So {H} bowed once more. This time the step, the arm, the stop and the “Ei!” all came together. The fist stood still, one finger away. And the tissue flew up, like a bird from a fence.'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a knock. It was the neighbour, in one slipper. “Is anything the matter?” asked the neighbour. “No,” said {H}. “We’re only not hitting something.” The neighbour had a long look at the tissue.',
        '“May I?” asked the neighbour. The neighbour’s shout was “Oh!”, and very good. The tissue flew nearly as high.'
      ]
    },
    {
      id: 'excuse-me',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wanted to try it too, and had no shout. “Excuse me!” cried {A}, and stopped one finger before. The tissue bent its hem a little, like somebody who lets you pass.',
        '“It has to be short,” said {H}. “Sorry!” cried {A}. That went better. The tissue flew up nearly to the door frame.'
      ]
    },
    {
      id: 'steam-too',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the table stood a cup of tea. The steam went straight up. {H} stopped one finger before it, and said a very low “Ei.” The steam made a bend, went round the hand, and drew itself up again.',
        '“You didn’t touch that either,” said {A}. Then {A} drank the tea, one finger at a time.'
      ]
    },
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        '“Now do it more quietly,” said {A}. {H} shouted half as loud, and the tissue flew. {H} did it as you would in a library. At last it was only a whisper, with an open hand, and the tissue still flew. “That’s the hardest in all karate,” said {A}.',
        'At the end you bow. {H} bowed in front of the tissue, slowly, and breathed out, without any shout at all. And the tissue bent in the middle, deep down, and came up again. “It bowed to you,” said {A}. “It’s got good manners,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bowed to the rug, which was the nearest.',
      '{names} lay down in the doorway, under the tissue.',
      { text: '{names} tied on a scarf for a belt, with the bow at the back.', needs: ['hands'] },
      { text: '{names} straightened the tissue, so that it hung fair.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed out, and the tissue moved a little.',
      '{names} ducked each time, though it came nowhere near.',
      { text: '{names} tied the thread up again with a knot for sailors.', needs: ['hands'] },
      { text: '{names} puffed out two cheeks, and let go of them with a pop.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in with a small ei, a bit late.',
      '{names} sat down very fast at the shout.',
      { text: '{names} caught the spoons, which were still ringing.', needs: ['hands'] },
      { text: '{names} bowed to the tissue from the side, for fairness.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the thread and folded the tissue. The belt went back to the dressing gown, and had learned a good deal.',
    '{H} bowed to the bath, and washed, and lay down. Both hands lay on the blanket, open, and with nothing in them.'
  ],
  last: [
    'The breath went out, right at the end, and {H} was asleep.',
    'One finger before the next thought {H} stopped, and slept.'
  ]
})
