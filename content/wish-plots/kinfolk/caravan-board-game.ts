import { wishPlot } from '../wish-plot.ts'

const PLACES = ['caravan', 'camper van', 'campervan', 'motorhome', 'camping', 'trailer', 'camper', 'static caravan', 'mobile home']

export const caravanBoardGame = wishPlot({
  id: 'wish-caravan-board-game',
  wishes: PLACES.flatMap((place) => ['board game', 'board games', 'boardgame', 'boardgames', 'snakes and ladders', 'ludo', 'game rain', 'games rain', 'rainy game', 'lost dice', 'no dice', 'dice missing', 'missing dice', 'dice rain', 'rain game missing piece', 'dice', 'single game', 'rained game', 'rained games', 'raining game', 'raining games', 'wet game', 'game leak', 'leak saucepan', 'drip saucepan', 'board game rain', 'game wouldn’t stop raining'].map((what) => `${place} ${what}`)),
  answers: [...PLACES, 'caravans', 'van', 'holiday', 'holidays', 'weekend', 'trip', 'summer', 'week', 'rain', 'rains', 'rained', 'raining', 'rainy', 'wet', 'pouring', 'drip', 'drips', 'dripping', 'leak', 'leaky', 'leaks', 'roof', 'puddles', 'mud', 'all', 'day', 'days', 'long', 'whole', 'inside', 'stuck', 'stay', 'indoors', 'in', 'the', 'our', 'with', 'only', 'just', 'one', 'single', 'nothing', 'else', 'board', 'boardgame', 'boardgames', 'game', 'games', 'play', 'plays', 'played', 'playing', 'ludo', 'snakes', 'ladders', 'snake', 'ladder', 'old', 'dice', 'die', 'piece', 'pieces', 'counter', 'counters', 'missing', 'lost', 'gone', 'no', 'without', 'and', 'we', 'us', 'family', 'families', 'cousins', 'cousin', 'grandma', 'grandpa', 'nana', 'grandad', 'mum', 'dad', 'brother', 'sister', 'friends', 'bored', 'boring', 'won', 'wins', 'losing', 'again', 'wales', 'scotland', 'seaside', 'beach', 'field', 'site', 'park', 'little', 'small', 'tiny', 'cosy', 'to', 'had', 'is', 'was', 'at', 'on', 'a', 'night', 'evening', 'afternoon', 'morning', 'about', 'story'],
  except: ['flood', 'flooded', 'lightning', 'thunder', 'storm', 'cried', 'crying', 'fight', 'fighting', 'hit', 'cheats', 'cheat', 'cheated', 'homeless', 'evicted', 'live', 'lives', 'living', 'divorce', 'died', 'hospital', 'dragon', 'bear', 'robot', 'swallowed', 'computer', 'phone', 'tablet', 'switch', 'video'],
  moods: ['waiting', 'losing', 'lost', 'change'],
  company: ['caravan', 'game', 'board', 'dice', 'saucepan', 'drip', 'drips', 'roof', 'snake', 'snakes', 'ladder', 'ladders', 'pea', 'button', 'table', 'field'],
  away: true,
  about: 'It rains on the caravan all weekend, there is one board game, and its dice is lost; whoever chooses a number chooses six, until the drip in the saucepan turns out to be the only one who does not care.',
  titles: ['Three Drips and a Pause', 'One Game and a Saucepan', '{H} Wants More Rain', 'Six for Everybody', 'It Doesn’t Care Who Wins'],
  want: [
    {
      id: 'no-dice-in-the-box',
      A: 'partner',
      paragraphs: [
        'It had rained on the caravan since Friday, and {H} and {A} had only one board game. It was snakes and ladders. {H} tipped out the box. There was a board, a red counter and a blue one, but no dice. They looked under the cushions, in the kettle, and in both boots. “It’s at home,” said {A}, “under the sofa.” A drip fell from the roof into a saucepan. “But I want to play,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'all-that-can-be-rolled',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They looked for another dice in the caravan. {H} tried a lump of sugar, and put the dots on with a pen. It rolled very well. It was a three, and then a five. The third time it stopped in a wet place, and then it had no corners any more.',
        '“That’s a one,” said {A}. “It’s a puddle,” said {H}. {A} stirred it into the tea. The tea had a few dots in it, and was worth about a four.'
      ]
    },
    {
      id: 'six',
      A: 'partner',
      paragraphs: [
        '“Then we’ll each say a number,” said {A}. “You first.” “Six,” said {H}, and red went up a ladder. “Six,” said {A}. “Six,” said {H}. Blue and red went past all the snakes, side by side, and came in together. It had taken as long as a sneeze.',
        '“You’ve got to say a one now and then,” said {H}. “So do you,” said {A}. They began again. “Six,” said {H}, for it was so much the best. “It needs somebody who doesn’t want to win,” said {A}.'
      ]
    },
    {
      id: 'once-round-the-caravan',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In a caravan you can go for a walk all the same. They went from the door to the window, and came back by way of the cooker. It was eight steps. “Have you seen the view at the other end?” asked {A}.',
        '{H} had. It was rain, with a field behind. At this end it was rain with a tap. They did the whole round four times, and met nobody but each other.'
      ]
    },
    {
      id: 'reading-the-rules',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They read the rules on the lid of the board game, for want of a dice. There it said that the youngest one begins. It said for two to six players, from four to ninety-nine. “And after that?” asked {H}. “Then you’ve got to give it up,” said {A}, “on the evening before your birthday.”',
        'Nowhere did it say what to do in the rain. On the lid four people sat in the sun and laughed, and one of them had the dice.'
      ]
    },
    {
      id: 'other-asks-next-door',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} put on a raincoat and went to ask at the next caravan. After a while {A} came back, and had to be wrung out. “They’ve got a dice,” said {A}, “but no board. They need it. They roll it, and look at it, and then somebody else has a go.”',
        '“Who’s winning?” asked {H}. “They don’t know,” said {A}. “They’ve been at it since Friday.”'
      ]
    },
    {
      id: 'pet-on-the-board',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The folding table was the driest place in the caravan, and {A} found that out. {A} lay down on the board game. Under {A} were most of the snakes, and the better half of the ladders. Only the first row could still be seen.',
        '“We could play as far as {A},” somebody said. {H} moved red to nine, and there it was warm and soft. “{A} counts as a snake,” said {H}. “You go right down again.”'
      ]
    },
    {
      id: 'elder-four-cows',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We played in a tent once, without a dice,” said {S}. “We took a cow.” “How can you play with a cow?” asked {A}. {S} explained it. You looked out at the flap, and however many cows were lying down, that was your number.',
        '“Was it fair?” asked {A}. “Very,” said {S}. “But it was always four. They only got up at milking time. Till then we were stuck at the foot of a ladder.”'
      ]
    },
    {
      id: 'child-is-the-dice',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be the dice,” said {S}, and rolled across the bench. {S} came to rest on one side, with four fingers up. “Four,” said {A}, and moved red. “And now me,” said {S}, and rolled back. That time it was six, and a foot besides.',
        '“You looked,” said {A}. “Dice don’t look,” said {S}, with both eyes shut. “They only hope.” After three turns the whole caravan was swaying, and the counters had gone where they liked.'
      ]
    },
    {
      id: 'three-and-a-pause',
      A: 'partner',
      paragraphs: [
        '{A} got up to empty the saucepan, and stood still. “Listen,” said {A}. Plip, plip, plip, said the drip from the roof, and then nothing for a while. Plip. Nothing. Plip, plip, plip, plip, plip. “It comes when the wind lets go of the roof,” said {A} slowly. “It’s never the same twice.” {H} looked up. The drip hung there, and took its time. “And it doesn’t care who wins,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-drip-plays',
      A: 'partner',
      paragraphs: [
        'They pulled the table and the board game up to the saucepan. {H} held up one finger, for that meant “now”. Plip, plip, and a pause. “Two,” said {H}, and red stopped just under a ladder. Then {A} held up a finger. Plip, plip, plip, plip. “Four,” said {A}. There was a snake, and blue slid all the way down. “You’d never have said four,” said {H}. “Never,” said {A}. For the first time since Friday nobody looked out of the window.'
      ]
    },
    {
      id: 'too-long',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once it did not stop at six. Plip, it said, and plip, and went on. “Seven,” said {H}. “Eight. Is that allowed?” {A} looked on the lid. Nothing was written there about dice that rain. By nineteen {H} had gone past two ladders, and past a snake without even nodding.',
        '“That was a shower,” said {A}. So they made a rule of their own. Whoever got a shower had to open the window, and say “Thank you” to it.'
      ]
    },
    {
      id: 'moving-the-saucepan',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The saucepan got full, and then the drips did not say plip any longer, but plop. A plop is hard to count. {A} poured it out at the door, and as long as that took, nobody was allowed to move. {H} held both hands where the saucepan had stood.',
        'The drip fell all the same. It hit {H} on the knuckles, three times. “That’s mine,” said {H}, and moved red by three, with a wet thumb.'
      ]
    },
    {
      id: 'other-has-a-theory',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had been looking at the roof for some time. “It’s got something against blue,” said {A}. Blue had been bitten twice. They changed over, and {A} took red. Plip, said the drip. That was a one, and on the very next square lay a snake.',
        '“Now it’s got something against me,” said {A}. {H} looked up too. The drip hung there and shone. It was so round that there was no telling which way it was facing.'
      ]
    },
    {
      id: 'where-it-comes-from',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where does it come from, in between?” asked {H}. {A} thought that it had been the sea, and had come over the hill in a cloud. “All that way,” said {H}, “to give you a two.”',
        '{A} had moaned about that two, and was ashamed. They let a few drips go by without moving, so that the drips had a rest. All of them lay in the saucepan together, and nobody could have said which was the two.'
      ]
    },
    {
      id: 'it-has-stopped',
      A: 'partner',
      paragraphs: [
        'In the end red needed a two, and blue a three. {H} held up one finger, and they waited. Nothing fell. They listened to the roof, and it was quiet up there. Behind the window lay a field with the sun on it. “It’s stopped,” said {A}. “It can’t,” said {H}. “Not now!” They left the counters and the saucepan where they were. “It’ll rain again,” said {A}, to comfort {H}. “This is a caravan.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} searched for the dice in the smallest cupboard.',
      '{names} moved up on the bench, out of the drip.',
      { text: '{names} shook out a boot, and it was only sand.', needs: ['hands'] },
      { text: '{names} turned over every cushion that nobody was sitting on.', needs: ['hands'] }
    ],
    way: [
      '{names} said six as well, without a counter.',
      '{names} looked up at the wet place, and got a drip in the eye.',
      { text: '{names} held the saucepan straight.', needs: ['hands'] },
      { text: '{names} wiped the table round the board game.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quiet for every drip, so as not to be counted.',
      '{names} leaned forward to see the snake, and the caravan leaned too.',
      { text: '{names} counted along on wet fingers.', needs: ['hands'] },
      { text: '{names} caught a drip that would have missed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The board game was lifted onto a shelf, with red and blue still on it. The saucepan stayed where it was, in case.',
    '{H} washed at the little tap, and lay down under the roof. It was so dry up there that you could hear it.'
  ],
  last: [
    'Towards midnight something said plip, plip, and that was a two, but {H} was asleep.',
    'The roof of the caravan kept its next number to itself, and {H} was asleep.'
  ]
})
