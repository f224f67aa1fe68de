import { wishPlot } from '../wish-plot.ts'

export const dryInTheMiddle = wishPlot({
  id: 'wish-shares-over',
  tellsAny: 'shares',
  isTale: true,
  out: true,
  about: 'Two share one umbrella and each politely leaves the other the best of it, so that the driest place of all is kept for nobody.',
  titles: ['The Driest Place', 'After You', 'Under One {shares}', 'Nobody in the Middle', '{H} Follows the Drips'],
  company: ['rain', 'umbrella', 'puddle', 'road', 'bridge', 'middle', 'street'],
  want: [
    {
      id: 'both-wet',
      A: 'partner',
      paragraphs: [
        'It rained so hard that the street was one long puddle. Through it came {shares.two} with one {shares.over}. Each of them held the handle, and both of them were dripping wet.',
        '“Doesn’t it work?” asked {H}, from under {H}’s hood. “It works very well,” said {shares.first}. “The middle’s as dry as toast. You should see it.”',
        '{H} wanted them both as dry as that, all the way home. “We’ll walk along,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'you-hold-it',
      A: 'partner',
      paragraphs: [
        '“Only one should hold it,” said {A}. So {shares.first} held it, well over {shares.second}, to be kind. All of {shares.first} stuck out in the rain.',
        '“That won’t do,” said {shares.second}. So {shares.second} took the handle, and held it well over {shares.first} instead. “Are you dry now?” asked {shares.second}, and sneezed.'
      ]
    },
    {
      id: 'puddle-roof',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They came to a big puddle. {shares.first} looked into it. There was a second {shares.over} down there, upside down, and two more of them under it. “Those two are wet all over,” said {shares.first}. “They’re standing in it.”',
        '“Good evening,” said {shares.second} to the puddle. A drop fell in, and the two down there nodded for a long time.'
      ]
    },
    {
      id: 'whose-drip',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From the rim hung eight big drops, one at every corner. {H} watched to see which one would let go. It was the one behind {A}’s collar. “Hoo,” said {A}.',
        '“They always know,” said {shares.second}. “We’ve given them names. That was Gerald.” {A} shook a leg, because Gerald was still on the way down.'
      ]
    },
    {
      id: 'bus-passes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A bus came by, close to the kerb. It sent up a wave, quite slowly, like a sheet that somebody shakes out. {shares.first} put the {shares.over} in front. {shares.second} pulled it up on top, because of the rain.',
        'The wave went in underneath. “It’s no good from that side,” said {shares.second}. {A} wrung out a sleeve. “Next time we’ll wave back,” said {A}.'
      ]
    },
    {
      id: 'wind-inside-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the bridge the wind got under it. Flup, it was inside out, like a big cup on a stick. It began to fill up. {shares.first} looked in. “It’s a pond,” said {shares.first}. “There’s a leaf on it already.”',
        'They turned round, and the wind turned it back. The pond came down all at once. Nobody was any wetter, because nobody could be.'
      ]
    },
    {
      id: 'offer-hood',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You can come under my hood,” said {A} to {shares.second}. They tried it. There was room for an ear and part of a cheek. The two of them walked along like that, and could only go to the left.',
        '“Thank you,” said {shares.second}, at the second lamp post. “My ear’s dry. Now I’d like to give the other one a turn.” Then they found out that the other one did not bend that way.'
      ]
    },
    {
      id: 'why-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Haven’t you ever had two?” asked {H}. “We did,” said {shares.first}. “But they had to keep apart, because of the points. I said something and {shares.second} said what.” “What?” said {shares.second}.',
        '“So we left the other one on the train,” said {shares.first}. “On purpose, with a note, for anybody who’d like it.” {A} thought it might well be a dry train by now.'
      ]
    },
    {
      id: 'to-and-fro',
      A: 'same',
      spare: 5.5,
      paragraphs: [
        '“Perhaps we’re too slow for it,” said {shares.second}. So they ran. That way it rained from the front. They stood still, and it rained from the top. They walked backwards, and it rained from behind.',
        '“It doesn’t matter which way,” said {A}. “The rain’s got more sides than your roof.” {H} held out one hand and then the other. It was raining on both, just the same.'
      ]
    },
    {
      id: 'people-pass',
      A: 'same',
      spare: 6.5,
      paragraphs: [
        'A man came the other way under a huge black umbrella, all by himself. There was room for six under there. “Good evening,” said the man, and they could hear the echo. He looked at the two under their small roof.',
        '“Is it crowded in there?” asked the man. “Not at all,” they said, both at once. The man looked at all the dry places beside him. He walked on rather slowly, and looked back twice.'
      ]
    },
    {
      id: 'pet-shakes',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had seen it long ago. {A} walked in between the two, right in the middle, without asking. There, on all sides, not a drop came down.',
        '“{A} is dry,” said {H}. {A} looked pleased, and came out to show everybody, and was wet. Then {A} shook. They were all even again.'
      ]
    },
    {
      id: 'elder-newspaper',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a tablecloth once,” said {S}, “six of us, on a picnic. We each held a corner.” {A} counted. “A tablecloth’s only got four.” “That’s what the other two said,” said {S}.',
        '“Did they get wet?” “They were in the middle,” said {S}. “They ate the cake. When we got home, there were four who were wet and two who weren’t hungry.”'
      ]
    },
    {
      id: 'child-drop',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wished to know how wet the rain was from the beginning, and put out {S}’s tongue. It took a while, for the drops were in no hurry to be drunk. One came down on {S}’s nose, and one in {S}’s eye.',
        'Then one went right in. “It tastes of umbrella,” said {S}. {A} tried it on the other side. There it tasted of nothing, but more of it.'
      ]
    },
    {
      id: 'measured',
      A: 'partner',
      paragraphs: [
        '“We’ll measure,” said {H}. {H} counted eight ribs inside, and gave each of them four. They stood apart as far as four ribs went. Now each had half a roof, and rain came down on the outside of both.',
        '{A} bent down to look at the road. Under the {shares.over} there was a dry round spot, about as big as a plate. It moved along when they moved. “Who’s that for?” asked {A}. “You’ve both left the best bit free.”'
      ]
    }
  ],
  turn: [
    {
      id: 'into-the-middle',
      A: 'partner',
      paragraphs: [
        '“I was keeping it for you,” said {shares.first}. “I was keeping it for you,” said {shares.second}. {H} walked up close behind them, and put an arm round both, and pushed. They had to go in from two sides at once, cheek to cheek.',
        'It fitted. The drops came down in front and the drops came down behind. “It’s lovely in here,” said {shares.first}. “I’d only seen it from outside.”'
      ]
    },
    {
      id: 'can-hear',
      A: 'same',
      spare: 10,
      paragraphs: [
        'So close together they could talk quite quietly. They did, all along the wall. {H} and {A} walked behind. They could only hear the rain, and now and then somebody laughing.',
        '“What are they saying?” asked {H}. {A} listened. “I think it’s about Tuesday,” said {A}. “It’s good, anyway.”'
      ]
    },
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'At their own door they stood still, and would not go in at once. “One more time to the corner?” said {shares.second}. They went to the corner and back, and not a drop got in.',
        '{A} opened {A}’s coat on one side, and {H} came in there. It was just big enough. So they went home, and left nothing in the middle.'
      ]
    },
    {
      id: 'left-to-dry',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The {shares.over} was put in the porch to dry, wide open. The last drops ran down and let go, all eight of them. It looked a good deal bigger with nobody under it.',
        '“Good night, Gerald,” said {A}. A ninth drop fell, late, and then it was still.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked the rain away.',
      '{names} stepped over the gutter with all feet in turn.',
      { text: '{names} turned up a collar and pulled down a hat.', needs: ['hands'] },
      { text: '{names} held out a palm, and it was soon full.', needs: ['hands'] }
    ],
    way: [
      '{names} went from puddle to puddle, and left none out.',
      '{names} got wet evenly, and made no fuss.',
      { text: '{names} caught a drop from the rim, and gave it back.', needs: ['hands'] },
      { text: '{names} wrung out one end of a scarf.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted in the dry for a bit, just behind.',
      '{names} shook off the rest of the rain at the door.',
      { text: '{names} waved from under a hood.', needs: ['hands'] },
      { text: '{names} poured the rain out of a shoe.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the wet things hung in a row, and dripped more and more slowly.',
    '{H} was rubbed dry with the big towel, and lay down in the very middle of the bed. Outside it was still raining, on both sides of the street.'
  ],
  last: [
    'The rain went on by itself. In the driest place of all {H} was asleep.',
    'One more drop ran down the window and stopped halfway, and {H} was asleep.'
  ]
})
