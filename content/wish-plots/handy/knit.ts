import { wishPlot } from '../wish-plot.ts'

export const whoeverKnit = wishPlot({
  id: 'wish-whoever-knit',
  visits: 'anything',
  whoever: [
    'wants to knit',
    'wants to take up knitting',
    'wants to start knitting',
    'can’t knit',
    'is bad at knitting',
    'is no good at knitting',
    'dreams of knitting',
    'dreams of being a knitter',
    'wants to be a knitter',
    'knits',
    'loves knitting',
    'loves to knit',
    'likes knitting',
    'likes to knit',
    'knits badly',
    'is too clumsy to knit',
    'always drops its stitches',
    'forgot how to knit',
    'gets tangled up in its wool',
    'is rubbish at knitting',
    'lost its knitting needles',
    'wants to make a woolly scarf'
  ],
  except: ['moth', 'grandma', 'granny'],
  company: ['needles', 'wool', 'ball', 'fork', 'tail', 'hall', 'stitches', 'stitch'],
  about: 'The hero wants a tail that is still in the hall when the rest is in the kitchen; whoever wants to knit loses one of two needles each time, until the four prongs of a fork hold together.',
  titles: ['The Rest Is Still in the Hall', 'Four Plops', '{visitor} Knits a Tail', 'Behind the Fork', 'There’s More to Come'],
  want: [
    {
      id: 'more-to-come',
      A: 'partner',
      paragraphs: [
        '{H} wanted a tail. When {H} was in the kitchen, the end of it was to be still in the hall. “With a cat there’s always more to come,” said {H}. “You’d have to knit one,” said {A}.',
        'Something clinked on the mat. It was {visitor.first}, with two needles and a ball of wool. “I’ve got everything for it,” said {visitor}, “except for the stitches.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-round-out',
      A: 'partner',
      paragraphs: [
        '“In, and round, and out, and off,” said {A}, who had once seen it done. Four loops went on the one needle. {visitor} poked in the other, and put the wool round. Clink. The first needle lay on the floor. Four loops stood in the air with open mouths.',
        '{visitor} held that one tighter. Clink, went the other. “It’s you that’s nervous,” said {A}. “It’s them,” said {visitor}. “As soon as one comes, the other one leaves.”'
      ]
    },
    {
      id: 'when-it-clinks',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'Each time that it clinked, {visitor} got a fright, and {caller.does}. Then the ball rolled off as well. {H} fetched the ball, and {A} the needle. “What did you do just now?” asked {A}. “That was only the fright,” said {visitor}. “It’s not in the pattern.”',
        'They laid a towel on the floor, so that it would not clink. The needle fell, and said nothing. {visitor} waited for it. “Has it gone?” asked {visitor}. It was worse than before. They took the towel away again, to know where they were.'
      ]
    },
    {
      id: 'what-it-wants-knitted',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Why do you want to knit at all?” asked {A}. {visitor} pulled a paper out of the ball of wool. There was a drawing on it, with arrows. “It’s for {caller.part},” said {visitor}. “It gets cold there, and you can’t buy anything. I’ve asked in three shops.”',
        '“What did they say?” asked {H}. In the first they had measured it, and gone to fetch somebody. In the second they had a tea cosy. “And in the third,” said {visitor}, “they said, knit it yourself.” It had been the nicest of the three.'
      ]
    },
    {
      id: 'what-they-wear-there',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“I’ve read something,” said {A} to {H}. “{caller.fact}. But it didn’t say there if it wears jumpers.” {visitor} had never had a knitted thing on. So they tried with a jumper. One sleeve went on, and hung down at the end. “There’s more to come there too,” said {H}.',
        '{visitor} sniffed at the sleeve. It was all little Vs, in rows, one inside the other. “Somebody’s put their arm round each of them,” said {visitor}. They looked for the place where it began. You couldn’t find it, but there was a bit of egg.'
      ]
    },
    {
      id: 'draughts',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Who knits at home where you live?” asked {A}. “Nobody,” said {visitor}. “I’d be the first that ever knitted {caller.where}.” {H} tried to think how that would look. “They’d all come and watch,” said {H}. “They’d want hats.”',
        '“I know what they’d say,” said {visitor}. “They’d say, what’s it for? And I couldn’t tell them.” So they practised it, and {A} was one of them. “What’s it for?” asked {A}, rather rudely. {visitor} held up a needle with nothing on it. “Wait and see,” said {visitor}.'
      ]
    },
    {
      id: 'other-tails',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Meanwhile {H} tried out other tails. There was the belt from the dressing gown, and it did for the distance to the chair. There was a tie, which was too smart. There was the cable of the hoover. It would have been long enough, but it went back in.',
        '“Somebody pressed my button,” said {H}. {A} had not. {H} walked off with a tea towel, and looked round at every step. It came into the room together with {H}. “That’s no tail,” said {visitor}. “That’s only a back.”'
      ]
    },
    {
      id: 'ball-away',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The ball had got away. It had gone down the hall, round the umbrellas, and into the bathroom. {A} went after it, and rolled the wool up again. You have to keep turning a ball, or it becomes a sausage. {A} came back with a sausage.',
        '“It’s longer than I thought,” said {visitor}. They laid the wool out straight to see. It went from the door to the window, and back, and back again. “Is that all tail?” asked {H}. “It’ll be shorter when it’s knitted,” said {A}. “Everything gets nearer to itself.”'
      ]
    },
    {
      id: 'tight',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Pull it tight,” said {A}. {visitor} pulled, and the four loops held on to the needle for dear life. Now nothing fell. But nothing went in either. {visitor} tried it from the front, and from below. {A} tried with a bit of soap.',
        '“You’ve frightened them,” said {H}, and bent down close. “You can breathe out.” {visitor} let the wool go a bit slack. The loops sank down, and looked round. Then the other needle came. It went right in, and out came the first one, clink.'
      ]
    },
    {
      id: 'walking-needle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Clamp one to your side,” said {A}. {visitor} clamped it, and it pointed out at the back. Each time that {visitor} turned round, it took something along. It had the calendar, and then one of the curtains. “I’ve got a stitch!” called {visitor}. It was a sock of {H}’s.',
        'The sock hung there very well. “That’s the first thing you’ve had on it,” said {A}. They looked at it from all sides. {visitor} asked if it counted. It had been knitted, after all, and it was on the needle. It only hadn’t been there before.'
      ]
    },
    {
      id: 'pair',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} thought that the needles had quarrelled. They were laid side by side on a cushion, to talk it over. They lay there, and each looked at the ceiling. “Give them time,” said {A}. {visitor} sat by, and did not want to listen, and heard nothing.',
        'After a while somebody sat down on the other end of the cushion. The needles rolled together in the middle. “There,” said {A}. Then the somebody got up, and one rolled left, and one rolled right, and under the sofa. “They’ve said it all,” said {H}.'
      ]
    },
    {
      id: 'a-row-of-chairs',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried it out with people. {H} was a loop, and {A} was a loop, each with both arms in a ring. {visitor} was the wool, and crawled in through {H} and out through {A}. “Now I’ve got to be let go,” said {H}. So {A} let {H} drop behind.',
        'That was a stitch. {H} lay on the rug, and hung on to {visitor}, who hung on to {A}. “And if nobody held us?” asked {H}. “Then we’d all run,” said {A}. They did that too, as far as the kitchen, and came undone one by one.'
      ]
    },
    {
      id: 'which-wool',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What colour should a tail be?” asked {visitor}. The ball was green, but further in it was orange. It had been joined. {A} poked a finger in to see. “There’s blue as well,” said {A}. “It’s got it all in there in the right order.”',
        'So {H} could have a green tail, with an orange bit, and a blue end. “Then I’ll know from the colour who’s still coming,” said {H}. “Blue is last,” said {visitor}. They both looked at the hall, down there, where one day it would be blue.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My uncle knitted at sea,” said {S}. “He knitted one stocking in four years.” “Only one?” asked {A}. “There were storms,” said {S}. “He’d put down one needle to hold on to the ship. And when he came home it was so long that it went twice round the table.”',
        '“Which foot was it for?” asked {visitor}. “We never found out,” said {S}. “He put both in, and there was still room for me.” {S} had slept in it, on the bench by the stove. It had smelled of tar down at the toe.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found the end of the wool. It stuck out a bit, and {S} pulled. There came more, so {S} took that along to the bedroom. {S} took it to the bath, and showed it to the tap. “Who’s pulling?” asked {visitor}. The ball hopped about on the spot.',
        '{A} followed the wool from room to room. Everything was joined to everything. A chair had it, and the bear, and two of the doors. {S} was at the far end and had it round one toe. “I’ve knitted the house,” said {S}. It took till seven to undo it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen that there was to be a tail, and had come to have a look. A thing like that lay on the rug. It was only wool, and yet it moved. {A} lay flat, and let it come nearer. {visitor} gave it a small pull.',
        'After that the ball was under {A}, and nobody got it. {H} offered a sock for it. {visitor} offered a needle, and it was thought about. In the end {A} had to turn round and look, as something behind had twitched. It was the end of the wool, tucked in.'
      ]
    },
    {
      id: 'spaghetti',
      A: 'partner',
      paragraphs: [
        '“Eat first,” said {A}. There was some spaghetti left. {visitor} turned a fork in it, round and round, and it stayed on. {visitor} held the fork up, and shook it. Nothing fell, and nothing clinked.',
        '{A} had stopped eating. “That’s four needles,” said {A}, “side by side. And not one of them can leave. They hold hands at the bottom.” {H} looked at the fork, and then at the wool.'
      ]
    }
  ],
  turn: [
    {
      id: 'four-plops',
      A: 'partner',
      paragraphs: [
        'They took a clean fork. {visitor} laid the wool in front of one prong and behind the next, there and back. Then once more, above it. Now {visitor} lifted the lower loop over the upper one, and off behind. Plop. That was a stitch.',
        'Four plops were a row. {visitor} did ten. “But it doesn’t get any longer,” said {visitor}. There was always just the one row on the fork. “Turn it round,” said {A}. And there behind it hung a tail.'
      ]
    },
    {
      id: 'a-slow-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Now everybody wanted to hear the plop. {A} had a turn, and lifted off the upper loop instead of the lower. There was no plop at all. A hole looked out. “That’s mine,” said {A}. They left it in, since from there you could see through to the other side.',
        '{visitor} looked neither left nor right. Over, and off, and over, and off. “You’ve stopped being nervous,” said {H}. “I can’t be,” said {visitor}. “There’s always one more loop that’s waiting.” It went plop, and another one moved up.'
      ]
    },
    {
      id: 'give-it-a-tug',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After each row {H} gave the tail a little tug from below, as you must. Then the stitches sat up straight. “It’s like ringing for somebody,” said {H}. The green came to an end, and the orange came along. {A} held the ball on a spoon and let it turn.',
        'They had not talked for a good while. It was plop, plop, plop, plop, tug. Outside somebody went by with a bicycle, and inside it grew dark behind the cups. When {A} wanted to get up, there was a tail all over {A}’s feet. It was warm.'
      ]
    },
    {
      id: 'still-in-the-hall',
      A: 'partner',
      paragraphs: [
        '“It grows at the back, where you don’t look,” said {H}. “All tails do that.” They went on till the ball was gone. {A} tied the tail to {H}. Then {H} walked along the hall to the kitchen, and sat down.',
        '“I’m here,” called {H}. The tail came past the coats. It came round the corner, quite slowly, and over the mat. “There’s more to come!” called {visitor} out in the hall, and held the fork up high.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round, to see what there was behind.',
      '{names} sniffed at the wool, and it smelled of some sheep.',
      { text: '{names} held the ball, so that it was somewhere.', needs: ['hands'] },
      { text: '{names} measured the hall in steps, for the tail.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for the clink, and there it was.',
      '{names} got in between the wool and the ball.',
      { text: '{names} picked up the one needle, and then the other.', needs: ['hands'] },
      { text: '{names} put out a plate for {visitor}, with cheese.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the end of the tail into the kitchen.',
      '{names} lay down on the tail, and {H} did not get any further.',
      { text: '{names} ate the rest with a spoon, as the forks were knitting.', needs: ['hands'] },
      { text: '{names} counted plops, and got as far as the blue.', needs: ['hands'] }
    ]
  },
  bed: [
    'The needles were laid in a drawer, far apart, and neither could leave. The fork was to go home with {visitor}, and could be spared.',
    'They washed and lay down. {H} was in bed already, and the tail was still on its way. It came round the door, and over the rug. Then it was all there.'
  ],
  last: [
    '{H} was asleep. A little later the tail was, too, from the top to the end.',
    'The tail grew a bit longer at the back, where nobody looked, and {H} was asleep.'
  ]
})
