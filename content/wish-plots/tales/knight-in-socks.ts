import { wishPlot } from '../wish-plot.ts'

export const knightInSocks = wishPlot({
  id: 'wish-knights',
  themes: ['knights'],
  except: ['jousting', 'tournament', 'arthur', 'round', 'princess', 'queen', 'king', 'castle', 'castles', 'horse'],
  answers: ['brave', 'dragon', 'dragons', 'shining', 'sword', 'bravest', 'little', 'fighting', 'fight'],
  moods: ['afraid', 'proud'],
  company: ['dragon', 'orange'],
  fed: true,
  about: 'A knight has to get past a sleeping dragon to the golden orange, and every piece of armour wakes it.',
  titles: ['The Knight in Socks', 'Clank', '{H} and the Golden Orange', 'The Dragon That Slept Lightly', 'A Colander and Three Lids'],
  want: [
    {
      id: 'golden-orange',
      A: 'partner',
      paragraphs: [
        '{H} was a knight, and wanted to do something brave. On the sofa slept a dragon, and behind the dragon lay the golden orange. The knight was going to fetch it.',
        'The dragon was {A}, in oven gloves, because of the claws. “I sleep very lightly,” said the dragon, with its eyes shut. So {H} put on armour. There was a colander for a helmet, a tray in front, and three lids on strings.'
      ]
    }
  ],
  way: [
    {
      id: 'clank',
      A: 'partner',
      paragraphs: [
        'The knight took one step. Clank, went the tray against the lids. “Who’s there?” said the dragon, and opened one eye. “The wind,” said the knight. “It’s got a colander on,” said the dragon, but it shut the eye again.',
        'At the second step the knight walked on tiptoe. Now it went clink. At the third the helmet slid down, and the knight met the table. “Nobody could sleep through that,” said the dragon.'
      ]
    },
    {
      id: 'blanket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It needs something soft round it,” said {H}, and pulled a blanket over the armour. Now the knight was very quiet, and could not see. There was a wall where the door had been.',
        'The dragon listened for a while to somebody who was fighting a coat. “More to the left,” it said, in its sleep. “Thank you,” said the knight.'
      ]
    },
    {
      id: 'snoring',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Can you snore?” asked {H}. “I could walk while you snore.” “Of course,” said {A}. The snore went up like a saw and came down like a sack. With each of them the knight took a step and clanked.',
        'After four steps it was still. The knight stood on one leg. “Why did you stop?” asked {H}. “I ran out of breath,” said the dragon. “Do you know how much air there is in a snore?” The leg came down. Clank.'
      ]
    },
    {
      id: 'knights-word',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A knight doesn’t sneak,” said {H}. “A knight says why he’s come.” {H} stood in front of the sofa. “Dragon!” said {H}. “I’ve come for the orange.” “Good,” said the dragon. “And what do I get?”',
        'Nobody had told the knight about that. {H} looked through all the armour and found a button. The dragon tried to pick it up with the oven gloves. It took a long time. “You keep it,” said the dragon. “I’ve no pockets.”'
      ]
    },
    {
      id: 'squire',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A real knight has somebody who helps with the dressing, and that is the squire. “I’ll be that too,” said the dragon, “while I’m awake.” {A} tied a napkin round each lid, and put a sock over the handle of the tray.',
        'The knight jumped up and down to try it. There was only a sound like a cupboard far away. “And the knees?” asked {A}. {H} bent one, and it cracked. “That’s not armour,” said {H}. “That’s me.”'
      ]
    },
    {
      id: 'on-a-cushion',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What doesn’t walk, doesn’t clank,” said the knight. {H} sat down on a cushion, and pushed off with both feet. It slid very well. Not a lid moved. But it did not slide where the knight was looking. It went round by the table and turned on the way.',
        'When the cushion stopped, there was a wall in front of the knight. “Are you coming backwards?” asked the dragon, with one eye. “It’s a trick,” said {H}. “I thought you were leaving,” said the dragon. “I’d nearly said goodbye.”'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then the knight’s nose itched, inside the helmet, where no knight can get at it. {H} tried with a spoon, and only rang the bell. “Dragon,” said the knight, “are you asleep?” “Not any more,” said {A}.',
        '{A} pushed one claw in under the rim. “Left,” said the knight. “Higher. Oh.” It was a long scratch, and a good one. “There’s nothing in the books about that,” said the dragon, and lay down again.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On the way there was also {A}, who was not a dragon. Nobody had told {A} about any of this. {A} looked at the colander for a long time.',
        '“Let me pass,” said the knight. {A} stayed. So the knight went round, because a knight is polite, and clanked on every side.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“What does a knight have all that on for?” asked {S}. “So that nothing can happen,” said {A}. {S} nodded. “I had a coat like that,” said {S}. “I wore it one whole summer. Nothing happened.”',
        '“Was that good?” asked {A}. “It was hot,” said {S}. “I could see everybody else in the paddling pool.”'
      ]
    },
    {
      id: 'small-dragon',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} knew how a dragon roars, and did it. It was a very good roar. The knight stepped back, clank, and said so. “Are you afraid now?” asked {S}. “A bit,” said {A}.',
        '{S} was sorry about that, and patted the tray. “It was only the noise,” said {S}. “I didn’t mean anything by it.”'
      ]
    },
    {
      id: 'not-you',
      A: 'partner',
      paragraphs: [
        '“You hear me every time,” said {H}. {A} opened {A}’s eyes. “I’ve never heard you once,” said {A}. “I’ve heard a tray, and a lid, and a colander. I don’t know what you sound like.”',
        '“But without it I’m only me,” said {H}. “A knight without armour, in front of a dragon!” The dragon had turned over. “That would have to be a very brave one,” it murmured.'
      ]
    }
  ],
  turn: [
    {
      id: 'off-it-comes',
      A: 'partner',
      paragraphs: [
        '{H} stood there and thought. Then the tray came off, and was laid on the mat. The lids came off, one, two, three. Last of all the knight took off the helmet. There was a good deal of {H} underneath, and all of it was soft.',
        'The knight set off in socks. There was no clank and no clink. There was only the dragon’s breath, in and out.'
      ]
    },
    {
      id: 'halfway',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the middle of the room there was a board that creaked. The knight knew it well, and stepped over it. There was also a pencil, and the knight went round that.',
        'The dragon moved. One oven glove slid off the sofa and hung down, as big as a shovel. {H} waited until it hung quite still. Then {H} went on, so near to it that it smelled of cake.'
      ]
    },
    {
      id: 'looking-at-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The knight had never been so near to a dragon. It had a mark on one cheek from the cushion. It had one ear in the air. Its feet were cold, as you could see from the way they held each other.',
        'The knight thought for a moment. Then the knight pulled the corner of the rug over the dragon’s feet. It was not in the rules. Perhaps it was before anybody had thought of it.'
      ]
    },
    {
      id: 'claws',
      A: 'partner',
      paragraphs: [
        'One hand went over the dragon’s shoulder, and there was the golden orange, round and cool. “Oh, good,” said the dragon. The knight nearly dropped it. “You were awake!” said {H}. “Ever since it got so quiet,” said {A}. “I wanted to see who was in there.”',
        '“And you let me take it?” The dragon held up both oven gloves. “I’ve sat beside this orange all day,” it said, “and with claws you can’t peel.” So the knight peeled it. There was a piece for everybody, and the dragon opened its mouth very carefully for two.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out of the knight’s way at the very first clank.',
      '{names} posed in front of the sofa, as part of the treasure.',
      { text: '{names} did up the strings at the back, mostly with bows.', needs: ['hands'] },
      { text: '{names} saluted the colander with a wooden spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the clank and settled again at the clink.',
      '{names} kept quiet on the knight’s behalf, and it was no use.',
      { text: '{names} made a noise like the wind, to back the knight up.', needs: ['hands'] },
      { text: '{names} drew the table to one side, now that the helmet had found it.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in and out along with the dragon.',
      '{names} held still, down to the last hair.',
      { text: '{names} carried the tray away, as if it were asleep too.', needs: ['hands'] },
      { text: '{names} caught one lid as it rolled and stroked it until it was quiet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The colander and the lids went back to the kitchen, and each of them said clank once more.',
    'Then the knight washed the orange from both hands. Nobody ever went to bed with so little iron on.'
  ],
  last: [
    'There was a knight in that bed, quite soft all round, and nothing clanked, and {H} slept.',
    '{H} was asleep so quietly that not even a dragon could have heard it.'
  ]
})
