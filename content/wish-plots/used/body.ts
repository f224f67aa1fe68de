import { wishPlot } from '../wish-plot.ts'

export const usedBody = wishPlot({
  id: 'wish-used-body',
  tellsAny: 'known',
  knows: ['thing'],
  used: 'body',
  company: ['chair'],
  about: 'Put on without help, it is first inside out and then back to front, and every time one thing is mended the other comes.',
  titles: ['One Hole Too Many', 'The Chair Got It Right', '{H} Comes Out at the Top', 'Inside, Outside, Back and Front', '{thing.this} on the Floor'],
  want: [
    {
      id: 'going-in',
      A: 'partner',
      paragraphs: [
        '{H} wanted to get into {thing.whole} alone, from the first hole to the last. “You needn’t look,” said {H}. {A} turned round and looked at the wall. Behind {A} something hopped. It knocked against the table, and there was a grunt.',
        '“Now,” said {H}. {A} turned back. {H} was in. All the seams were on the outside, and a small white label stuck up like a flag.'
      ]
    }
  ],
  way: [
    {
      id: 'inside-out',
      A: 'partner',
      paragraphs: [
        '“{thing.theyre} inside out,” said {A}. {H} looked down. It was true, and you could see all the sewing. So {H} turned everything round, and got in again with a good deal of hopping.',
        '“Now?” asked {H}. The seams were inside, but the label was looking at {A}. It sat at the front, in the very middle. “Now {thing.theyre} back to front,” said {A}.'
      ]
    },
    {
      id: 'dark-in-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For a while there was no {H}, only {thing.this} with something moving in it. “Where are you?” asked {A}. “I’m nearly at a hole,” said something. “But I don’t know whose.”',
        'A hand came out and felt the air. It went in again. “That was the wrong floor,” said the voice. {A} knocked, and asked if anybody wanted anything from the shop.'
      ]
    },
    {
      id: 'the-label',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} bent down and read what it said on the label. “Wash with the same colours,” read {A}. “Do not wring.” “I don’t wring,” said {H}. “And it says here: made in the far end of the world.”',
        '{H} looked down at it with respect. “Then it came all that way,” said {H}, “and now I can’t get it round to the back.”'
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And where’s {thing.part}?” asked {A}. {H} felt in front, and {H} felt on the left. Then {H} turned round quickly, to see if it was behind. It was quicker than {H}.',
        '“It’s behind me,” said {H}, out of breath. “It’s always just going round the corner.” {A} waited with one finger, like somebody at a roundabout, and caught it as it came by.'
      ]
    },
    {
      id: 'again-both',
      A: 'partner',
      paragraphs: [
        '“Don’t take it off,” said {H}. “I’ll just turn it.” {H} pulled in both arms, held on tight from inside and turned round on the spot. When {H} had gone right round, so had {thing.this}. The label was still in front.',
        '“{thing.theyre} coming with me,” said {H}. Then {thing.they} {thing.were} off, and on again, and now the label was behind. But all the seams were outside once more. {A} did not say anything. {A} only looked.'
      ]
    },
    {
      id: 'stand-in',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Would you like to wear {thing.stand} to be going on with?” asked {A}, and held it up against {H}. {H} looked at it. “That hasn’t got a front at all,” said {H}, “nor a back.”',
        '“That’s what’s good about it,” said {A}. {H} tried it for as long as it takes to walk round the table. It was very airy. Then {H} went on with {thing.this}.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ve heard something about {thing.many},” said {A}. “{thing.guess}.” {H} stopped, with an arm half in. “That’s why it won’t, then,” said {H}.',
        '“You’ve got to be firm with it,” said {A}. So {H} said, quite firmly, that it was nearly bedtime. A button came undone.'
      ]
    },
    {
      id: 'other-once',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I wore one inside out for a whole day,” said {S}. “I went to the bank in it, and I bought fish.” “Didn’t anybody say so?” asked {A}.',
        '“They were all very kind,” said {S}. “The fish man gave me a lemon.” {A} thought about that. There were worse things than a lemon.'
      ]
    },
    {
      id: 'elder-buttons',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There used to be a rhyme for it,” said {S}. “First the thumb, and then the bear, and then you’re there.” “What bear?” asked {A}.',
        '“I don’t know,” said {S}. “I’ve said it every morning, all my life. I’ve never once met the bear.” {A} said it too, and got one thumb in.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had nothing on but one sock, and was quite happy with it. “Don’t you want something else on?” asked {A}. “It’s on,” said {S}, and showed the sock.',
        'It was the right way round and the right way out. {A} had to give {S} that. “You’ve only got the one hole to think of,” said {A}.'
      ]
    },
    {
      id: 'pet-in-it',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} laid {thing.this} down on the floor for a moment. When {H} looked again, it had {A} in it. {A} had gone in at one end. At the other there were two eyes.',
        '“That isn’t even the right hole,” said {H}. But it looked very comfortable. It was some time before {A} could be talked out of it.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '“It’s two things at once,” said {A}. “Whenever you’ve turned the one, you’ve turned the other as well. You’re doing it all in the air. In the air nobody knows which way is front.”',
        '{H} let go. {thing.this} lay there on the floor, all anyhow, and did not look like anybody.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-floor',
      A: 'partner',
      paragraphs: [
        '“In the air {thing.theyre} too lively,” said {H}. {H} spread {thing.this} out on the floor and smoothed {thing.them}, like somebody asleep on their tummy. The seams were inside. The label lay on top, where {H} could see it.',
        '“Now I’ll go in by the feet end, like a mouse,” said {H}. It got dark, and it got light, and there was {H}. Every hole had the right thing in it.'
      ]
    },
    {
      id: 'turn-about',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} walked all the way round {H}, once to the left and once to the right. {A} found nothing. “Lift your arms,” said {A}. {H} lifted them, and nothing moved that ought not to.',
        '“May I stay in {thing.them}?” asked {H}. “{thing.theyre} only just right.” “As long as you like,” said {A}, “or till your bath.”'
      ]
    },
    {
      id: 'my-turn',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {A} wanted to learn it too, and laid something of {A}’s own on the floor. It was a good deal longer. {A} crept in at the bottom, and for a time it only breathed.',
        '“Keep going,” said {H}. “There’s a light at the end.” {A}’s hair came out, and after it the rest, with fluff on.'
      ]
    },
    {
      id: 'walks-about',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} went to show it in the kitchen, and in the hall, and to the plant. Nobody had ever come into a room so much the right way round. {A} held the doors.',
        '“And what’s it like from inside?” asked {A}. {H} thought. “It’s like when you’ve posted a letter,” said {H}, “and you hear it drop.”'
      ]
    },
    {
      id: 'true',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Do you think it minded?” asked {H}. “Being wrong so often?” {A} stroked one side of it flat. “No,” said {A}. “It’s been washed with socks. It’s used to worse.”',
        '{H} stroked the other side. Somewhere inside there was a small thread, and it tickled. {H} decided to leave it in, because it had come all that way too.'
      ]
    },
    {
      id: 'for-tomorrow',
      A: 'partner',
      paragraphs: [
        'Later {thing.they} had to come off. {H} did not throw {thing.them} down. {H} hung {thing.this} over the chair, the right way out, ready for tomorrow. “Now the chair’s got {thing.them} on,” said {A}.',
        '“And first time,” said {H}. {A} looked for the label. It was just where it should be. “That’s because the chair doesn’t hop,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned to the wall as well, and met it rather closely.',
      '{names} jumped at the knock, but did not look round.',
      { text: '{names} covered two eyes with eight fingers, and there was hardly a gap.', needs: ['hands'] },
      { text: '{names} moved the table an inch, so that it did not get knocked again.', needs: ['hands'] }
    ],
    way: [
      '{names} went right round too, and came out the same as before.',
      '{names} tilted to one side, to read the label.',
      { text: '{names} pulled up a chair, so that something at least stood still.', needs: ['hands'] },
      { text: '{names} tried a glove inside out, and it was now the other hand’s.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept into a blanket by the feet end, and stayed a bump.',
      '{names} beamed at every hole and what came out of it.',
      { text: '{names} smoothed down the label, with one thumb.', needs: ['hands'] },
      { text: '{names} counted two arms and one head, and found the number right.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the chair by the wall, where nobody would knock into it. It kept its arms down and did not crease anything.',
    'Then {H} washed, and lay down on one side, with everything inside that belongs inside. The blanket had no front and no back, and that was a rest.'
  ],
  last: [
    'On the chair everything hung the right way round, and in bed {H} was asleep.',
    'It got dark, and this time nobody had to come out at the top, for {H} slept.'
  ]
})
