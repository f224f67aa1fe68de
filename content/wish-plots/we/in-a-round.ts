import { wishPlot } from '../wish-plot.ts'

export const weInARound = wishPlot({
  id: 'wish-we-in-a-round',
  tellsAny: 'we',
  about: 'They want to do it once more and cannot begin at the same moment, so they do it as a round, one behind the other; it has no end, and nobody is beside anybody, until the one in front keeps the best bit open.',
  titles: ['On Three or After Three', 'In a Round', 'The Same Again, a Bit Later', '{H} Keeps It Open', 'Nine Times, and Never Finished'],
  company: ['rug', 'teapot', 'table', 'fridge', 'round', 'song', 'pan', 'door', 'hall'],
  want: [
    {
      id: 'on-three',
      A: 'partner',
      paragraphs: [
        '“{we.said},” said {H}, “and I want it once more, both of us together.” “On three,” said {A}. They stood side by side on the rug. “One, two, three!” {H} had begun on three, and {A} began after three.',
        'By then {H} was well past the first moment of {we.doing}. “It’s one, two, three, and then,” said {A}. The next time {H} waited, and {A} did not.'
      ]
    },
    {
      id: 'other-numbers',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s the three,” said {H}, and they tried it with seven. It came out worse. There was more time to get ready in, and {A} used it for a yawn. Somewhere round five {H} could not stand it any longer, and set off.',
        '“Then backwards,” said {A}. “Three, two, one.” They both stood there with one foot out. “And now?” asked {H}. “Now comes nothing,” said {A}. “Nought.” Nobody has ever begun to {we.do} on nought.'
      ]
    }
  ],
  way: [
    {
      id: 'comes-in-later',
      A: 'partner',
      paragraphs: [
        '{A} knew a song that was sung like that. One begins, and the next comes in later with the same thing. “Then it’s a round,” said {H}. {H} began to {we.do}, from the teapot on. When {H} had got as far as the table, {A} came in at the teapot.',
        'Soon {H} was at the hardest moment, and {A} was still looking for the other shoe. “What’s it like ahead?” called {A}. “You’ll see,” called {H}.'
      ]
    },
    {
      id: 'in-the-doorway',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was one narrow place in it, between the table and the fridge. {H} was coming back through there from {we.doing}, and {A} was on the way to it. They both stood sideways and breathed in.',
        '“Is it still going on?” asked {A}. “You’ve got time,” said {H}. “Take something warm.” {A} took the tea towel, and hurried. {H} looked back once, for it is odd to see somebody go where you’ve just been.'
      ]
    },
    {
      id: 'the-big-pan',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A proper round has a low voice in it, and they had none. So they stood the big pan by the teapot. It was to come in last. {H} went by, and then {A}. The pan was still getting ready for {we.doing}.',
        '“Low voices take longer,” said {A}. The next time round {A} gave it a knock in passing, and it hummed. It was a good hum, and it came in at just the right place. They knocked at it every time after that.'
      ]
    },
    {
      id: 'from-the-end',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There’s a sort of round,” said {A}, “where the second one begins at the end.” {A} came in from the window, home already and rather tired. {H} came from the teapot, and had everything still to come.',
        'They met in the middle. “Is it good?” asked {H}. “I couldn’t say,” said {A}. “I’ve only had the going home so far.” They shook hands, because it was so unlikely. Then {A} went on towards the beginning, and looked forward to it.'
      ]
    },
    {
      id: 'far-behind',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For once {A} came in really late. {H} was all through with {we.doing}, and had sat down. {H} had eaten a piece of bread, and looked at the crumbs. Then something stirred beside the teapot.',
        '“Has it begun?” asked {A}. It was just as it had been a while ago, only with {A}. {H} watched it all come by again. “Mind the table,” said {H}, for that is where it would be next.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had watched for a while from the side, to see how such a thing is built. Then {A} got up where nobody gets up, and was in it, ahead of everybody.',
        '“{A}’s the first voice now,” said {H}. So {we.doing} went as {A} went. It went as far as the cushion, three times round, and down. There was a long rest after that, and they all kept it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In our choir there was a man called Mr Lamb,” said {S}. “He came in a bar late for thirty years. He wasn’t wrong. He was only thorough.” “What did the others do?” asked {A}.',
        '“They waited for him at the end, and looked at their shoes,” said {S}. “Then we had him all to ourselves.” {S} got up for the next round. “I’ll do Mr Lamb,” said {S}. “You’ll hear nothing from me for a while.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be first. “I am first,” said {A}, at the teapot. So {S} began before that, out in the hall, with nothing in front at all. By the time {A} set off, {S} was on the way back from {we.doing}. “Finished,” said {S}.',
        '“You weren’t even in,” said {A}. “I was so far in front that you couldn’t see me,” said {S}. Then {S} went out to the hall once more, a little further off, to be first again.'
      ]
    },
    {
      id: 'nine-times',
      A: 'partner',
      paragraphs: [
        'When {H} got to the end, {A} was in the middle. Nobody likes to be left alone in there, so {H} began once more. When {A} got to the end, {H} was in the middle. They went round nine times, and nobody had finished {we.doing}.',
        '“How does it stop?” called {H}, coming by. “I don’t know,” called {A}. “In the song somebody always laughed.”'
      ]
    },
    {
      id: 'going-home-already',
      A: 'partner',
      paragraphs: [
        '{A} stood still by the teapot. “When we {we.did}, there was somebody next to me at the best bit,” said {A}. “Now I get there and look round, and you’re on your way home.”',
        { extra: 1, both: ['“And when I’m there, you’re still in one shoe,” said {H}. They both looked down. It was so.'] }
      ]
    },
    {
      id: 'tied-on',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“We could be joined together,” said {A}, and they each took one end of a ladle. Now they would have to be in the same place at once. “On three,” said {A}. {H} went on three, and the ladle went too, and took {A} along.',
        'They came to a stop by the fridge. “Which of us was {we.doing} just now?” asked {A}. It was hard to say. It was mostly the ladle. It had been quite sure of the way.'
      ]
    }
  ],
  turn: [
    {
      id: 'keep-it-open',
      A: 'partner',
      paragraphs: [
        '“Then it’s like a door,” said {H}. “The one in front has to keep it open.” So {H} began to {we.do}, and {A} came in at the teapot, rather late. At the best bit {H} stopped, put out one arm, and let nothing shut.'
      ]
    },
    {
      id: 'how-to-wait-in-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do you keep a thing like that open?” asked {A} later. {H} showed how. You needed one foot in it, and the mouth a bit ajar. Above all you must not think of the next bit. “And does it get cold in there?” asked {A}.',
        '“It gets bigger,” said {H}. {A} tried standing in the best bit, with nobody coming. There was more in it than {A} had seen going through. There was even a place to lean.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'They went past {A} on the way, one after the other. For {A} it was a fine thing. Hardly had the one face gone by when there was another, with the same look on it. {A} laughed at the first one, and was still laughing at the second.',
        '“{A} laughs in a round,” said {H}. They stood still and listened. It came once more, quite by itself, a little later, from the toes.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours nobody counts,” said {A}. “My aunt drops her spectacles, and on that we all begin.” {H} wanted to know what happened if she didn’t drop them. “Then it isn’t time yet,” said {A}.',
        'They had no spectacles to spare. {A} let a spoon go over the rug, and on that they all began to {we.do}. It was very nearly together. “It’s the bounce,” said {A}. “My aunt’s don’t bounce.”'
      ]
    },
    {
      id: 'the-breath',
      A: 'partner',
      paragraphs: [
        'It took a while. Then a foot was set down beside {H}’s foot. “Here?” asked {A}. “Here,” said {H}. Nobody counted. One of them breathed in, and so did the other. On that they were {we.doing}, both at once, and it was all there.',
        { extra: 1, both: ['Nobody had to begin again after that. They stood next to each other, and the end came to them both.'] }
      ]
    },
    {
      id: 'without-feet',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They did one round of it with two fingers each, along the edge of the table. {H}’s two set out from the teapot, and {A}’s two came in behind. They were much better at it. They were not so easily put off.',
        'At the best bit the first two waited, with one knee bent. The others came up and stood next to them. Nobody had told them to. “They’ve been watching us,” said {A}.'
      ]
    },
    {
      id: 'softer-each-time',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Now I remember how they end it in the song,” said {A}. “It gets softer.” So they went round once more without any voice. After that they went without any floor, on the tips of their toes.',
        'The last time they were {we.doing} with hardly anything moving but the eyes. {H} looked ahead, and {A} looked after. “Are we still in it?” whispered {A}. “It’s only very low,” whispered {H}.'
      ]
    },
    {
      id: 'on-the-sniff',
      A: 'partner',
      paragraphs: [
        '“Was that on three,” asked {A}, “or after three?” “It was when you sniffed,” said {H}. So that’s how you {we.do}, both at once. You stand side by side, and wait for a sniff.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} began before one, and got back before three.',
      '{names} came in after everybody, with a small thump.',
      { text: '{names} counted on three fingers, and then on a thumb, for the then.', needs: ['hands'] },
      { text: '{names} moved the teapot in from the edge, since so much began there.', needs: ['hands'] }
    ],
    way: [
      '{names} went round as well, a quarter of a lap behind.',
      '{names} sat down at the best bit, and it went past on either side.',
      { text: '{names} laid the other shoe where it would be passed.', needs: ['hands'] },
      { text: '{names} drew up a timetable for it, with nine trains.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the door as well, so that it stayed open.',
      '{names} sniffed, and that was the sign.',
      { text: '{names} let go of the teapot, in order to see.', needs: ['hands'] },
      { text: '{names} stopped the spoons from rattling, for that one breath.', needs: ['hands'] }
    ]
  },
  bed: [
    'The other shoe was behind the teapot, where the round begins. The rug was pulled straight, and nobody came in on it.',
    'They washed, first one and then the next, with the same soap. {H} lay down, and a little later so did everybody.'
  ],
  last: [
    'Nobody counted. {H} breathed in, and breathed out, and on that {H} was asleep.',
    'At the best bit of {we.doing} {H} waited with one arm out, and slept.',
    '{H} was asleep, and the others came in later, with the same thing.'
  ]
})
