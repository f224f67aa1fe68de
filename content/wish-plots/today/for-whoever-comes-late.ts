import { wishPlot } from '../wish-plot.ts'

export const forWhoeverComesLate = wishPlot({
  id: 'wish-today-for-whoever-comes-late',
  tellsAny: 'today',
  about: 'A very small wooden bear has stood with its nose to the wall and missed it all; it believes in elbows and not in what happened, is told properly, and wants its wall back so as to keep it, and to tell the wall.',
  titles: ['For Whoever Comes Late', 'Nose to the Wall', '{H} Tells It Properly', 'The Bear That Believed in Elbows', 'A Wall and a Bear'],
  company: ['bear', 'shelf', 'wall', 'table'],
  want: [
    {
      id: 'nose-to-the-wall',
      A: 'partner',
      paragraphs: [
        'On the shelf stood a wooden bear, no bigger than a thumb, with its nose to the wall. “It’s missed it all!” said {H}.',
        '{A} turned it round and lent it a small voice, with wood in it. “Good evening,” said the bear. “Was there anything?” “{today.one},” said {H}. “And then {today.two}!” “I beg your pardon,” said the bear. “Was there a wall in it?”',
        '“Somewhere,” said {H}. “Then I believe the wall,” said the bear. “The rest is rather big for me.”'
      ]
    },
    {
      id: 'a-fly',
      A: 'partner',
      spare: 0.9,
      paragraphs: [
        '“Did anything happen where you were?” asked {H}, to be polite as well. “Oh, yes,” said the bear. “There was a fly. It came from the left.” “And then?” “Then it went off to the right.” They were all quiet for a bit.',
        '“You had to be there,” said the bear.'
      ]
    }
  ],
  way: [
    {
      id: 'the-spot',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I’m used to a spot,” said the bear. So they went to look at it. It was a brown one, no bigger than a lentil, and it kept still. “It’s never told me anything that wasn’t so,” said the bear. So {H} told it to the spot, just to see. “{today.one}.” The spot didn’t say that it was so. But it didn’t say that it wasn’t.',
        '“It’s thinking,” said the bear. “It’s been thinking for as long as I’ve known it.”'
      ]
    },
    {
      id: 'elbows',
      A: 'partner',
      paragraphs: [
        'Then {H} tried something small. “Everybody had elbows.” “How many each?” asked the bear. “Two.” “That sounds right.” “And {today.one},” said {H} quickly. “There wasn’t an elbow in that,” said the bear.'
      ]
    },
    {
      id: 'on-the-left',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“May I ask something?” said the bear. “What was on the left?” “On the left of what?” asked {H}. “Just in general,” said the bear. “I like to start there.”',
        '{H} put a cup on the left. The bear looked at it and was satisfied. “{today.one},” said {H}, in the middle. “I’m still on the left,” said the bear. “It’s a very nice cup.”'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“I don’t think I’ve met {seen},” said the bear. So {H} fetched {seen.stand}, and stood that in front of its nose. “It looks something like this,” said {H}. The bear looked for {seen.part}, and could see nothing but the middle.',
        '{H} moved it back a bit. “Thank you,” said the bear. “Now I believe the edges.”'
      ]
    },
    {
      id: 'oh',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Did anybody say anything?” asked the bear. “Somebody said ‘Oh’,” said {H}. “A long one or a short one?” They had to try. “{today.one},” said {H}. “Oh,” said {A}. That was too short. {H} said it again, and {A} put in a longer one.',
        '“That’s it!” said {H}. “Then it’s true,” said the bear. “Nobody could make up an Oh like that.”'
      ]
    },
    {
      id: 'whole',
      A: 'partner',
      paragraphs: [
        '“For whoever comes late,” said {H}, “it all begins again.” The bear stood in the middle of the table. “{today.one}. With elbows.” {H} did every face. “And then {today.two}.” {H} did that right across the floor. By the end the bear lay on its back. “I believe it all,” it said.'
      ]
    },
    {
      id: 'falls-over',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They stood it up. “{today.two}!” said {H} once more, to make sure. It was so loud that the bear fell over again. “Excuse me,” it said, “I missed the end.” {A} stood it up. {H} said it again, and over it went.',
        'Then {H} held it with two fingers, and said it without any noise to speak of. “{today.two}.” “Ah,” said the bear. “It’s different, standing up.”'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“And this is for {beside},” said {H}, and set down {beside.stand}. “How do you do,” said the bear to it. There was no answer. The bear waited a good while, in case it was shy.',
        '“I believe in it,” it said then. “My wall never says anything, either.”'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“And do you know this?” asked {H}. “It’s about {seen}. {seen.fact}.” “I did know that,” said the bear. “It came through the wall.” {H} had never heard anything come through the wall. “You have to stand very close,” said the bear, “and have nothing else to do.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} brought a fir cone, a spoon and half a peg. “They missed it as well,” said {S}. “They were in a pocket.” “Put them in a row,” said {A}. The peg had lost its other half, so {S} listened for it.',
        '“It says it isn’t late,” said {S}. “It says it’s early for the next one.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I missed a parade once,” said {S}. “It came down our street, and I was indoors, looking for a shoe.” “Did anybody tell you about it?” asked {A}. “Four of them did,” said {S}, “and each had it another way. One had a camel in it. But they all had a drum.”',
        '“So I believe the drum,” said {S}, “and I hope for the camel.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see who was being so polite. First {A} looked at the bear from the front, and then from behind. “That’s {A},” said {H}. The bear did not say a word. It had never had so much to believe all at one time.',
        '“{A} is quite true,” said {H}. “I’ve looked.”'
      ]
    },
    {
      id: 'level',
      A: 'partner',
      paragraphs: [
        '“Now say it back,” said {H}. The bear began with the end, and was surprised by the beginning. “It’s slipped,” said {H}, and put one half in at each ear. “Thank you,” said the bear. “Now I’m level.”'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“There’s more,” said {H}. “{today.three}.” “I’m afraid both my ears are full,” said the bear. They looked it over. Underneath, on one foot, there was a tiny hole. {H} turned it upside down and said it in there. “{today.three}.”',
        'Then it was stood on that foot, so that nothing could run out. “It tickles,” said the bear. “I suppose that’s how you know.”'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“And this is how it stops,” said {H}, right in front of its nose. “{today.four}.” The bear breathed in, so as not to spill any. It went up the nose, all of it. “Is there room?” asked {H}.',
        '“Plenty,” said the bear. “It’s a good thing that I don’t sneeze.”'
      ]
    }
  ],
  turn: [
    {
      id: 'wall-back',
      A: 'partner',
      paragraphs: [
        '“If it’s no trouble,” said the bear, “I’d like my wall back. Out here I’d turn my head, and it would slip again.” They put it back, nose to the wall.'
      ]
    },
    {
      id: 'to-the-left',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Is it straight?” asked {H}. “A little to the left,” said the bear. {H} pushed with one finger. “A little more.” Now there was a brown spot just in front of its nose. It knew it again at once. “Good evening,” said the bear to the spot. “You’re not going to believe this.”'
      ]
    },
    {
      id: 'voice-back',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Now it doesn’t need your voice any more,” said {H}. {A} tried to be {A} again. “Good evening,” said {A}. “If it’s no trouble.” “That’s still the bear,” said {H}. {A} coughed, and drank some water, and gave it another go.',
        '“Is it still in?” asked {A}. “Only a splinter,” said {H}.'
      ]
    },
    {
      id: 'tells-the-wall',
      A: 'partner',
      paragraphs: [
        'The bear told it again, without a sound. From behind you could see how far it had got. “Now it’s where {today.two},” whispered {H}. “Who’s it telling?” asked {A}. “The wall,” said {H}. “It missed it all, too. It could only see a bear.”'
      ]
    },
    {
      id: 'third-told',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“It isn’t done yet,” whispered {H}. “Now it’s where {today.three}.” They came a little closer, one on each side. It was the same back as before, and yet you could tell. “It’s telling that bit well,” whispered {A}.'
      ]
    },
    {
      id: 'both-level',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“How is it with yours?” asked {H}, and went round to {A}’s left ear. “{today.one}.” Then {H} went to the right ear. “{today.two}.” Now {A} was level as well, and sat up very straight.',
        '“For how long?” asked {A}, without moving anything but the mouth. “Until it’s gone right in,” said {H}.'
      ]
    },
    {
      id: 'dusting',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“And if somebody dusts it, and turns it round?” asked {A}. {H} had thought of that. “It’ll be asked first,” said {H}, “which way it wants to look.” “And if it wants the window?” “Then it’ll have to be told about the wall,” said {H}, “so that it doesn’t miss anything.”'
      ]
    },
    {
      id: 'through-the-ear',
      A: 'partner',
      paragraphs: [
        '{H} put one ear to the wall. “It’s asking if there was a bear in it,” said {H}. “And was there?” asked {A}. {H} thought of the middle of the table. “There is now.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the wall, to see what there was to it.',
      '{names} came up close, to be told it as well.',
      { text: '{names} wiped the dust off its nose.', needs: ['hands'] },
      { text: '{names} held the lamp a little nearer.', needs: ['hands'] }
    ],
    way: [
      '{names} kept perfectly still, so as to be believed.',
      '{names} walked once round the table, to see it from behind.',
      { text: '{names} showed it two elbows, one after the other.', needs: ['hands'] },
      { text: '{names} moved a chair out of the way of it all.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited behind the bear, without a sound.',
      '{names} went past the shelf with great care.',
      { text: '{names} stopped the kitchen timer, so that the wall could hear.', needs: ['hands'] },
      { text: '{names} pulled the curtain, because of the quiet.', needs: ['hands'] }
    ]
  },
  bed: [
    'They pushed in the chairs and wiped the table, the middle of it last. {H} went past the shelf with both elbows close in, so as not to knock anything loose.',
    'They brushed their teeth. {H} lay down on the left ear, and then on the right one. In the end {H} lay quite flat, and that was level.'
  ],
  last: [
    'Nobody had missed it now, not even the wall, and {H} was asleep.',
    'Both halves lay level, nothing slipped any more, and {H} was asleep.'
  ]
})
