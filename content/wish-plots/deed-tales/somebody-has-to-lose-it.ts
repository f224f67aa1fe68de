import { wishPlot } from '../wish-plot.ts'

export const deedSomebodyHasToLoseIt = wishPlot({
  id: 'wish-deed-somebody-has-to-lose-it',
  tellsAny: 'once',
  deeds: ['finds'],
  out: true,
  isTale: true,
  about: 'Needs {once.the}, and {once.thing} with it. Somebody finds it where {H} goes by every day, and nobody has lost it; so it was only half found, and {H} loses it for the finder, and the finder for {H}.',
  titles: ['Somebody Has to Lose It', '{once.who} Calls Found', 'Where {H} Went By Every Day', 'Half a Finding', 'Thank You for Asking'],
  company: ['door', 'bus stop', 'corner', 'place', 'row', 'people', 'doormats', 'wall'],
  want: [
    {
      id: 'every-day',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were going along by the wall, as they did every day. There was nothing to see there, and there never had been. Then {once.first} came by too, looked once, looked twice, and {once.did}. “Found!” called {once.who}. You could hear it as far as the bus stop.',
        '{H} had gone by there on Monday, and that very morning. “I want to find {once.the} too,” said {H}, and turned round with both eyes shut. “Found!” called {H}. “That was well called,” said {once.who}. “But {once.the} can’t be found twice. We all know where.”'
      ]
    },
    {
      id: 'how-to',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How did you do it?” asked {A}. “You go along and want nothing,” said {once.who}, “and you look at whatever’s there. This time it was {once.the}.” {H} went along, and wanted nothing as hard as anything.',
        '{H} looked at a leaf, and at a lid, and at {A}. “Found!” called {H}. “That’s {A},” said {once.who}. “{A} was with you.” It was harder than {once.the} had made it look.'
      ]
    }
  ],
  way: [
    {
      id: 'at-every-door',
      A: 'partner',
      paragraphs: [
        '“Whoever finds a thing has to ask whose it is,” said {A}. So they asked at every door. “Have you lost {once.thing}?” asked {once.who}. A man with a tea towel went in and counted all that he had. “No,” he said, “but thank you for asking.” It was the same all along the row.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The next man put on his glasses and bent over {once.the}. “My aunt had one of those,” he said, and pointed to {what.part}. “She hung her hat on that bit.” “And what did she do with the rest?” asked {A}.',
        '“She never found the rest,” said the man. {once.who} stood a little straighter. It was a good deal more than an aunt had managed.'
      ]
    },
    {
      id: 'why-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“But who would look {once.tail}?” asked {A}. “Nobody,” said {once.who}. “That’s how it’s done. Where people look, everything’s been found.”',
        'So {H} looked where nobody ever looks, and that was down the back of {A}. There was a label. “You’re to be washed with similar colours,” said {H}. “Found,” said {once.who}. It was not {once.the}, but it was a beginning.'
      ]
    },
    {
      id: 'what-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was a long row, and so {once.who} made the question shorter. “{what.sound}?” asked {once.who} at the next door. “{what.sound} yourself,” said the woman there, and shut it.',
        '“She hasn’t lost {once.the},” said {A}. “She’d have been gladder.” But all the way to the corner they could hear her behind the door, trying it. “{what.sound},” said the woman. “{what.sound}.”'
      ]
    },
    {
      id: 'what-wants',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What {once.the} could do with now,” said {A}, “is {what.wants}.” {once.who} thought that very clever. “Then somebody’s thought of that,” said {once.who}, “and is standing about, waiting for {once.the}.”',
        'They looked round for somebody like that. A man was standing at the bus stop, so they asked him. “I’m waiting for the nineteen,” he said. They looked {once.the} over, on all sides. There was no number.'
      ]
    },
    {
      id: 'what-where',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’d have looked for {once.the} somewhere else,” said {A}. “I’d have looked {what.where}.” “So would anybody,” said {once.who}. “That’s where things ought to be. You find them where they oughtn’t.”',
        '{H} thought about it. “There was a slipper in our fridge once,” said {H}. “And who found it?” asked {once.who}. “The butter,” said {H}. {once.who} would have liked to meet the butter.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And what will you do with {once.the}?” asked {A}. {once.who} had only done the finding so far. “There’s nothing like {once.the} for that,” said {once.who}. {A} said that there had to be more to it.',
        'So they tried. {H} sat down beside {once.the} for a while, and {A} did too. It was nice there. “So that’s two things,” said {once.who}, and was satisfied.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{once.who} showed them once more how it had been, with the looking and the stopping. “{doer.part} got there first,” said {A}, who had watched closely. “You only came after. So who found {once.the}?”',
        '{once.who} had to think for a moment. “We work together,” said {once.who}. {H} tried it with one elbow in front. It came to the bus stop long before {H}, and had noticed nothing.'
      ]
    },
    {
      id: 'doer-sound',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“{doer.sound},” said {once.who}, close beside {once.the}. “Does that mean found?” asked {A}. “That means nearly,” said {once.who}. “It’s for just before.”',
        '{H} went along the row and said it to three doormats and an empty bottle. “{doer.sound}.” Nothing came of it. “You said it to the wrong ones,” said {once.who}. “That’s how you know. The wrong ones stay as they were.”'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did you look for {once.the} for a long time?” asked {A}. “Never,” said {once.who}. What {once.who} always looked for was {doer.wants}. “You look for that, and you find {once.the}. So it goes.”',
        '“Then you’ve got to look for {once.the},” said {H}. All three of them stood beside {once.the}, and looked for {once.the} as hard as they could. In this way they hoped to find {doer.wants}. It was well thought out.'
      ]
    },
    {
      id: 'lunch',
      S: 'other',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I saw {once.the} before any of you,” said {S}. “On Monday.” “And what did you say?” asked {once.who}. “Nothing,” said {S}. “I thought, oh, look. And then I thought of lunch.”',
        '“Then you only saw,” said {once.who}. “It’s finding if you forget your lunch.” {A} was hungry, and so had not found anything either.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} sat down very small beside {once.the}, and waited. “Found!” called {once.who}. “Whose is this?” They asked at the next door, but it was not theirs. “Mine,” said {A} in the end.',
        '“You see,” said {once.who}. “That’s how it ought to go. You ask once or twice, and somebody’s glad.” {once.who} looked back at {once.the}, and sighed.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I found a key when I was nine,” said {S}. “I’ve asked at every door whether it fits.” “And does it?” asked {A}.',
        '“No,” said {S}. “But I know everybody.” {once.who} looked along the row, and then at {once.the}. There were still a good many doors in the world.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came by as well, looked at {once.the} from one side, and looked away again. “{A} has known the whole time,” said {H}. “{A} never told anybody.”',
        '“Then that wasn’t finding,” said {once.who}. “That was keeping quiet.” {A} kept quiet. {once.who} asked, very politely, if there was anything else.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 5,
      paragraphs: [
        '“At ours finders are keepers,” said {A}. “You’d have to keep {once.the}. You dust, and you always know where {once.the} went.” {once.who} had not heard of that.',
        '“And when do you find {once.the} again?” asked {once.who}. “Never,” said {A}. “That’s over then.” {once.who} took two steps away from {once.the}, to be on the safe side.'
      ]
    },
    {
      id: 'grown-up',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wrote “Found” on a piece of paper, and under it “{once.the}”, in good large letters. Three people came at once. “Have you lost {once.the}?” asked {A}. “No,” they said. “We’ve come to look.”',
        'They stood before {once.the}, with both hands behind their backs, and spoke low. The last one asked {S} if there was a postcard.'
      ]
    },
    {
      id: 'half',
      A: 'partner',
      paragraphs: [
        '“Nobody has lost {once.the},” said {A} slowly. “Then there was nothing to find.” {once.who} went quite quiet. “But it felt like finding,” said {once.who}. “It was half of it,” said {A}. “The other half is that first somebody has to lose {once.the}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'i-can-do-that',
      A: 'partner',
      paragraphs: [
        '“I can do that,” said {H}. “I’ll lose {once.the} for you, and then you lose {once.the} for me.” {H} and {A} went off with {once.the}, and came back with nothing. {once.who} looked once, looked twice, and looked behind the man with the tea towel. “Found!” called {once.who}. This time it was a whole one.'
      ]
    },
    {
      id: 'thoroughly',
      A: 'partner',
      paragraphs: [
        'Then {once.who} lost {once.the}, and did it thoroughly. {H} looked high and low, and wanted {once.the} very much. That was no use. So {H} went along as on any day, and looked at whatever was there. And there by the wall, in the same old place, waited {once.the}. “Found!” called {H}, as far as the bus stop.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. “Has anybody lost that?” asked {A}, because they were in the way of it. Nobody had. {once.who} took a good look, and left it to be found by somebody else.'
      ]
    },
    {
      id: 'tea-towel',
      A: 'other',
      spare: 1,
      paragraphs: [
        'The man with the tea towel lost {once.the} too, and did it beautifully. Then he stood in front and beamed. Everybody found {once.the} at once. “You have to go away from it,” said {A}.',
        'So he did it again, and went away, as far as his own kitchen. There he laid the tea towel over his face, so as to give nothing away. {once.who} needed almost a minute.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A woman lost {once.the} so well that she was sorry. Now she went along the row and asked at every door. “Have you found {once.thing}?” asked the woman. {once.who} had never been asked that.',
        '{once.who} went and counted everything, and it took some time. “Yes,” said {once.who}. “Yes, as it happens.” The woman was so glad that {once.who} had to do it all over again.'
      ]
    },
    {
      id: 'who-has-lost',
      A: 'partner',
      paragraphs: [
        'After that the whole row wanted a go. One lost {once.the}, and the next found {once.the}. “Now I’ll ask once more,” said {A}. “Who has lost {once.the}?” Every hand went up, and {H} put up two. So at last that question had its answer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came by as well, and saw {once.the} second.',
      '{names} looked at the place next to {once.the}, in case there was more.',
      { text: '{names} clapped, because that is what you do for a find.', needs: ['hands'] },
      { text: '{names} held both hands round {once.the} like a frame.', needs: ['hands'] }
    ],
    way: [
      '{names} came along to every door, and so it was a bigger question.',
      '{names} stayed with {once.the}, so that nobody else did any finding.',
      { text: '{names} rang the bells, high and low in turn.', needs: ['hands'] },
      { text: '{names} counted the people who had not lost {once.the}.', needs: ['hands'] }
    ],
    turn: [
      '{names} nearly found {once.the}, and went by, out of kindness.',
      '{names} had a turn too, and found {once.the} straight away.',
      { text: '{names} covered both eyes, and counted to ten for everybody.', needs: ['hands'] },
      { text: '{names} waved the tea towel for each new find.', needs: ['hands'] }
    ]
  },
  bed: [
    '“Once more, for the morning,” said {H}. So {once.who} lost {once.the} one last time, and very softly. Nobody was told where, and then {once.who} went home.',
    '{H} washed, and looked at whatever was there. There was an ear, and behind it a bit of wall. In bed {H} wanted nothing more.'
  ],
  last: [
    'Somewhere {once.the} waited, as lost as could be, with all night to do it in. {H} was asleep.',
    '{once.who} went by every place there was, and looked, and called it very low. Found. {H} slept.'
  ]
})
