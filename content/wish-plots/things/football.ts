import { wishPlot } from '../wish-plot.ts'

export const football = wishPlot({
  themes: ['football'],
  except: ['rugby', 'basketball', 'cricket', 'tennis', 'sport', 'sports'],
  answers: ['playing', 'soccer', 'footballer', 'goalie'],
  partnerPlays: true,
  about: 'The goalkeeper catches every ball, because the hero’s eyes say where it will go.',
  titles: ['One Goal Before Bed', '{H} and the Goalkeeper with Bare Feet', 'A Ball Made of Socks', 'Left Is Where You Look', '{H} Shoots Once More'],
  moods: ['losing', 'learning'],
  want: [
    {
      id: 'one-goal',
      A: 'partner',
      paragraphs: [
        '{H} wanted to score a goal. One would do, but it had to be tonight. The football was a pair of thick socks, rolled up, and they were {A}’s. So {A} stood in goal between two chairs with bare feet.',
        '“And here comes {H},” said {A}, who did the match report as well. “{H} shoots to the left. And it’s caught!” It had been caught five times now. “How do you always know?” asked {H}. “I’m brilliant,” said the goalkeeper.'
      ]
    }
  ],
  way: [
    {
      id: 'harder',
      A: 'partner',
      paragraphs: [
        'So {H} kicked harder. The ball came undone in the air. One sock flew into {A}’s arms, and the other went between the chairs. “Half a goal,” said {H}. “Half a save,” said {A}.',
        'Then {H} kicked faster, and {A} was lying there before the ball was. “You can’t be that quick,” said {H}. “I’m not,” said {A}. “I start before you.”'
      ]
    },
    {
      id: 'referee',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had no referee, so they took it in turns. “That was my foot,” said {A}, and whistled. It was mostly air. “Free kick.”',
        '{H} got a yellow card. It was a slice of cheese. {H} argued with the referee about it for quite some time, and in the end ate it. “That’s a red,” said {A}, and went to look for a tomato.'
      ]
    },
    {
      id: 'corner',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Corner,” said {A}, who had pushed the last one round the chair. {H} put the ball right into the corner of the room, where it was dark.',
        '{H} kicked, and a ball came out that was twice as big. It was grey with fluff. “Change of ball,” said {A}, and picked it clean. In the fluff was a piece of jigsaw that had been missing since winter.'
      ]
    },
    {
      id: 'half-time',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At half-time they each had a quarter of an orange. They sat with their backs against the goalposts and showed each other teeth made of peel. “What does the trainer say?” asked {A}.',
        '{H} was the trainer too. “The trainer says, more goals.” They both thought that this was good advice. “They always say that,” said {A}.'
      ]
    },
    {
      id: 'throw-in',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The ball went over the arm of the sofa, and that was out. “Throw-in,” said {H}, “from behind the head, and both feet on the ground.” {H} threw. It went up, and stayed on the curtain rail. They stood below and looked at it. “And now it’s the curtain that’s got the ball,” said {A}, “and it’s taking its time.” They had to shake it from below until it gave up.'
      ]
    },
    {
      id: 'pet-defender',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'For a while {A} played in defence. {A} chose a place exactly in front of the goal and did not leave it. It was the right place. Whatever {H} shot came to {A} and stopped there.',
        '“You could move up a bit,” said {H}. {A} had the ball now and saw no reason. In the end it was bought back, for a piece of cheese. That is what they call a transfer.'
      ]
    },
    {
      id: 'elder-report',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In my day the ball had laces,” said {S}. “If it rained, it weighed as much as a loaf.” {A} lifted up the socks, which weighed as much as two socks. “Did you score?” asked {A}.',
        '“Once,” said {S}. “It went in off the back of my head. I was looking for my glasses.” {S} showed the place. “I still say it was meant.”'
      ]
    },
    {
      id: 'child-wall',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“And now the crowd,” said {A}, and was the crowd. {A} was ten thousand people, and some of them wanted ice cream. They sang so loudly that {H} missed the ball and kicked the air.',
        '“Boo,” said one half of {A}. “Leave off,” said the other half. “We all miss it sometimes.” Then the two halves made it up, and did a wave, from the left arm to the right.'
      ]
    },
    {
      id: 'swap',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'Then {S} had a turn at shooting, and {A} stood between the chairs. From there everything looked different. {S} seemed to have a great many feet.',
        'The first one went in, and the second one went in. The third hit {A} on the tummy and stuck. “Saved!” cried {A}. “How did you do that?” asked {S}. “I was in the way,” said {A}, and felt how brilliant that was.'
      ]
    },
    {
      id: 'boots',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“It’s the boots,” said {H}. “Real players have studs.” So {H} put on two odd slippers, one of them with a rabbit’s face. Now the ball went wherever the rabbit was looking.',
        '“Here comes the rabbit,” said {A}, “on the right foot. It shoots! It looks surprised!” The slipper had gone with the ball. {A} caught the one with the left hand and the other with the right.'
      ]
    },
    {
      id: 'eyes',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the ball. “Somebody’s telling you,” said {H}. {A} rubbed one cold foot on the other. “Well, yes,” said {A}. “You are. You look at the place first, and then you kick it there. Every goalkeeper goes by the eyes.”',
        '“Then I’ll shut them,” said {H}. {H} shut them tight, ran up, and kicked. There was a clang. It had been the bread bin.'
      ]
    }
  ],
  turn: [
    {
      id: 'look-left',
      A: 'partner',
      paragraphs: [
        '“Once more,” said {H}, and set down the ball. This time {H} kept both eyes wide open. They looked at nothing but the left chair. And the foot, which had no eyes, kicked to the right.',
        '{A} lay beside the left chair and had caught a cushion. The ball rolled through on the other side, not even fast. “Goal,” said {A} from the floor. “Goal,” said {H}, very quietly, to make sure. And then not quietly.'
      ]
    },
    {
      id: 'replay',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They had to see it again, slowly, as it’s done on television. {H} ran as if through honey. {A} fell to the left like a leaf, and had time on the way to say something. “Oh,” said {A}, “no.”',
        'The ball was carried past in one hand at the same speed. It still went in. “From behind as well,” said {A}, and so they did it from behind.'
      ]
    },
    {
      id: 'interview',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Afterwards there was an interview, with a wooden spoon. “How do you feel?” asked {A}. “In the foot,” said {H}. “And what do you say to the goalkeeper?”',
        '{H} took the spoon. “I say the goalkeeper was very good,” said {H}, “and ought to have socks.” The goalkeeper thanked {H} and wiped the microphone, because there was soup on it.'
      ]
    },
    {
      id: 'team-photo',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Nobody had sung the anthem yet, as it’s done at big matches. Neither of them knew the words to one. So they sang the one about the bus, with a hand on the heart.',
        '“The wheels on the bus,” sang {A}, and had to wipe one eye with a sock. It was a solemn moment. Then the flag, which was a tea towel, had to go back, because it was needed.'
      ]
    },
    {
      id: 'double',
      A: 'partner',
      paragraphs: [
        '“You won’t get me like that again,” said {A}, and stood up in goal with narrow eyes. {H} ran up and looked hard at the right chair. “Ha,” said {A}, and flew to the left. {H} kicked to the right. It went in.',
        '“You looked there, and you kicked there!” cried {A}. “I know,” said {H}. “Nobody does that any more.” Then {H} unrolled the ball and gave it back, one sock for each cold foot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled in the stand, which was the rug by the bookcase.',
      '{names} groaned with the crowd, and began again.',
      { text: '{names} laid a mat in the goal, where it was cold for the feet.', needs: ['hands'] },
      { text: '{names} sold hot pies, three slippers a go.', needs: ['hands'] }
    ],
    way: [
      '{names} ran after the other half of the ball.',
      '{names} lay down before the shot as well, and got up again.',
      { text: '{names} rolled the sock up tighter.', needs: ['hands'] },
      { text: '{names} held up a card, a yellow one, for nobody in particular.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked hard at the wrong chair as well, and missed the goal.',
      '{names} danced round the right chair, long after the goal.',
      { text: '{names} hugged the goalpost, which creaked.', needs: ['hands'] },
      { text: '{names} took down the score, with a flourish under the one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs were chairs again and went back to the table. The bread bin had a small dent, and it was turned to the wall.',
    '{H} washed both feet, and the right one twice. With both eyes shut, {H} saw the goal again, slowly. Nobody had to run after the ball.'
  ],
  last: [
    'The eyes gave nothing away any more. {H} was asleep.',
    'The ball rolled in once more, not even fast, and lay still. So did {H}, asleep.'
  ]
})
