import { wishPlot } from '../wish-plot.ts'

export const sockTrain = wishPlot({
  id: 'wish-recounted-sock-train',
  tellsAny: 'recounted',
  company: ['sock', 'spoons', 'railway', 'shoe', 'block', 'station', 'bed', 'drawer', 'cushion', 'line', 'clock', 'rails'],
  about: 'A sock that was along all day and saw none of it rides past a station for each part of the day; the rails run out before the bed, until the hero lets the rails come along and the stations stay.',
  titles: ['The Sock That Missed Everything', 'All the Spoons to the Bed', '{H} and the Sock Train', 'Stations Made of Shoes', 'The Last Stop Is the Bed'],
  want: [
    {
      id: 'missed-it',
      A: 'partner',
      paragraphs: [
        '{H} pulled off one sock. It had come along all day, down in a shoe, and had not seen a thing. “It’s missed everything,” said {H}. So {H} laid a railway for it out of spoons, starting at the front door. One shoe was the first station, for the first part of today. {told.1}.',
        'The train was a wooden block, and the sock sat on top. “That sock belongs in the wash,” said {A}. “It’s going to the bed,” said {H}, “past all of today.” {A} looked at the clock. “Then it must be quick,” said {A}. “When the long hand is at the top, it’s lights out.”'
      ]
    },
    {
      id: 'an-eye',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Which end does it look out of?” asked {A}. {H} turned the sock round, and round again. At one end was a small hole, just as big as an eye. “This one,” said {H}, and set it with the hole to the front.',
        '“Then it could have seen something all the time,” said {A}. “No,” said {H}. “There was a toe in it.”'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        'Clink, clink, went the block along the spoons, and {A} laid more of them in front. The other shoe stood under the kitchen table, and that was the next station. {told.2}.',
        'The train waited until the sock had seen all of that, from every side. {H} held the sock to one ear. “It wants to know what comes next,” said {H}.'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tickets, please,” said {A}. {H} felt inside the sock, right down to the toe. There was only some fluff. {A} held the fluff up to the lamp, and looked at it from both sides.',
        '“This is for yesterday,” said {A}. “It’s a very old sock,” said {H}. So {A} tore a little bit off the fluff, as they do, and gave the rest back.'
      ]
    },
    {
      id: 'behind-the-chair',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        'Behind the big chair it was dark. So {H} set down a slipper there for a station, and {A} held the torch. {told.3}. “Ready to leave?” asked {A}. “Not yet,” said {H}. “It’s looking at that again, from the back.” {A} shone the torch on the clock, and said nothing, quite loudly.'
      ]
    },
    {
      id: 'over-the-cushion',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'Then the line went up one side of a cushion and down the other. A boot stood at the bottom, and that was a station too. {told.4}. “How much did it see?” asked {A}. “Half,” said {H}. “Then it fell into the boot.” So the train came down again, a bit more slowly. This time the sock saw the whole of that.'
      ]
    },
    {
      id: 'station-voice',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} fetched the kitchen funnel and spoke into the wide end. “Wawa foofa shoe,” said {A}. “Wawa foofa bed.” “What does that mean?” asked {H}. “That’s how they say it in stations,” said {A}. “Nobody ever knows.”',
        '{H} tried it too. “Foofa wawa lights out,” said {H}. “That bit I understood,” said {A}, and laid the spoons faster.'
      ]
    },
    {
      id: 'basket',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came along with the washing basket, and had to cross the line. But the wooden spoon was down, and when that is down you have to wait. {A} waited. The train came by very slowly, with the sock on top.',
        '“Is that one for me?” asked {A}, and held out the basket. That was where socks go to be washed. Clinkclinkclink went the train, and was round the corner.'
      ]
    },
    {
      id: 'ladle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For the sharp bend no spoon was bent enough. So {A} brought the soup ladle. The train ran into it and went round and round in the bowl. It could not find the way out.',
        '“It likes it in there,” said {A}. “It’s dizzy,” said {H}, and felt the sock all over. They let it lie down for a minute, with its toe up. Then they made the bend out of teaspoons, which took eleven.'
      ]
    },
    {
      id: 'dining-car',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Is anybody hungry?” asked {A}, and came along the line with a saucepan lid for a tray. There was nothing on the lid. “There’s nothing on there,” said {H}. “It’s for a sock,” said {A}. “What would a sock do with soup?”',
        '{H} asked the sock all the same. “It doesn’t want anything,” said {H}. “It was full all day.” “What of?” asked {A}. “Foot,” said {H}.'
      ]
    },
    {
      id: 'wrong-sock',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They put a blanket over two stools, and that was a tunnel. In went the train. Clink, clink, it went, and then no more. {A} reached in from the other end and pulled out a sock. It was blue, and very flat.',
        '“That isn’t ours,” said {H}. It must have been under the blanket since winter. “It hasn’t got a ticket,” said {A}. So it had to stay at the tunnel, and wave.'
      ]
    },
    {
      id: 'cow',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Stop!” called {A}, and held up a pot lid. That was the signal. The train stopped so hard that the sock fell over forwards. “What is it?” asked {H}. “There’s a cow on the line,” said {A}.',
        '{H} went in front to see. It was {A}’s foot. “Moo,” said the foot. {H} pushed it gently off the spoons, as you have to with cows. It went away to graze on the rug.'
      ]
    },
    {
      id: 'child-hill',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down flat across the line. “I’m a hill,” said {S}. A train can’t push a hill. So {A} laid the spoons straight over {S}’s tummy, one after the other, and they were cold.',
        'Clink, went the train, up the hill. Then the hill began to giggle, and all the rails slid off on both sides. “Hills don’t do that,” said {A}. “This one does,” said {S}.'
      ]
    },
    {
      id: 'elder-lamp',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once went on a train all night,” said {S}. “Each time it stopped, I looked out. And each time the same man was standing there with a lamp.” “Was he running after you?” asked {A}.',
        '“I asked him that,” said {S}, and gave the sock a push. “He was on the train, he said. He got out at every stop to see who was looking.”'
      ]
    },
    {
      id: 'pet-bend',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was just where the line had to go. “Would you move up?” asked {H}, quite politely. {A} would not. So the railway was laid round {A} in a big bend, and it cost a great many spoons.',
        'The sock rode by slowly. {A} looked at it the whole way round. “Now it’s seen you too,” said {H}. “You were part of today as well.”'
      ]
    },
    {
      id: 'baby-spoon',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had got hold of a spoon and would not give it up. “We need that,” said {H}. “It’s a rail.” {H} held out a wooden block instead. {A} took the block as well.',
        'Now {A} had the spoon and the block, and looked from the one to the other, very pleased. Then {A} banged them together. Clink. “It’s a train,” said {H}. “A short one.”'
      ]
    },
    {
      id: 'no-more-spoons',
      A: 'partner',
      paragraphs: [
        'Halfway to the bed the spoons ran out. The drawer was empty too. “We’ll pull them apart,” said {A}, “and then they’ll reach.” Clink, went the train, and tipped into the first gap. The sock lay on its face. “It can’t jump,” said {H}. “It hasn’t got a leg.”'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-it',
      A: 'partner',
      paragraphs: [
        '{A} walked back along the line to the front door. “There are plenty here,” said {A}. “The sock’s been past these.” “But that’s today!” said {H}. “If you take it up, it’s gone.”',
        '{A} took up one spoon. The shoe beside it went on standing there. {H} looked at that for a while. “All right,” said {H}. “The rails come with us. But the stations stay.”'
      ]
    },
    {
      id: 'good-evening',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They both fetched spoons from the back, and so they kept meeting on the way. {H} came with full hands, and {A} came with empty ones. “Good evening,” said {A}. “Good evening,” said {H}.',
        'The third time {A} lifted a hat that was not there. The fourth time {H} asked how the family was. “All well,” said {A}. “But one sock is travelling.”'
      ]
    },
    {
      id: 'walking-railway',
      A: 'partner',
      paragraphs: [
        'So {A} brought the last spoon to the front, and {H} laid it down. Clink. {A} brought the next. Clink. The railway walked along like a caterpillar, in at the bedroom door and right up to the bed.',
        '{H} held up the sock and let it look back. There was not one rail behind it. But every station stood just where it had stood.'
      ]
    },
    {
      id: 'open-all-night',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        'By the front door the one shoe still stood. {told.1}. Under the table stood the other. {told.2}. “Is there anybody in, so late?” asked {A}. {H} held the sock to one ear again. “They’re open all night,” said {H}.'
      ]
    },
    {
      id: 'all-change',
      A: 'partner',
      paragraphs: [
        '“This is the bed,” said {A}. “All change, please.” {H} lifted the sock down on to the blanket. The long hand stood at the top, and all of today was still in its place.'
      ]
    },
    {
      id: 'knows-dark',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Is it tired?” asked {A}. {H} looked at the sock. It was lying over the end of the bed, half up and half down. “It isn’t used to so much,” said {H}. “It’s had only shoe before.”',
        '{A} turned down the lamp by the bed. “Won’t it be frightened in the dark?” asked {A}. “No,” said {H}. “It knows dark. It’s good at that.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the other shoe, in case that had missed something too.',
      '{names} sniffed at the sock, and took a step back.',
      { text: '{names} brought more spoons, and one by mistake with jam on it.', needs: ['hands'] },
      { text: '{names} waved to the sock, because it was leaving.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed behind the line until the train had gone by.',
      '{names} listened to the clink, and knew where the train was.',
      { text: '{names} straightened a spoon that had turned over.', needs: ['hands'] },
      { text: '{names} held up one arm for a signal, and then let it down.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along beside it, as far as the bed.',
      '{names} looked back at all the stations.',
      { text: '{names} passed the spoons along, from hand to hand.', needs: ['hands'] },
      { text: '{names} opened the door wide, so that the train need not stop.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons went back into their drawer, in time for breakfast. The shoes could stand where they were until the morning.',
    '{H} washed and lay down, with the sock on the pillow. It had been everywhere now. {told.best}. The sock had seen that, and all the rest, and lay there quite flat.'
  ],
  last: [
    'The sock lay flat at the end of the line, and {H} was asleep.',
    'In the dark the shoes all stood at their stations, and {H} was asleep.'
  ]
})
