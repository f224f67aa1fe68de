import { wishPlot } from '../wish-plot.ts'

export const whoeverLast = wishPlot({
  id: 'wish-whoever-last',
  visits: 'anything',
  whoever: [
    'always comes last',
    'is always last',
    'comes last',
    'came last',
    'is too slow',
    'is very slow',
    'is so slow',
    'is the slowest',
    'wants to win a race',
    'wants to win the race',
    'wants to win',
    'wants to be fast',
    'wants to be faster',
    'wants to run fast',
    'can’t run fast',
    'can’t win',
    'never wins',
    'never won a race',
    'wins a race by accident',
    'wins the race by accident',
    'won a race by accident',
    'is a slowcoach',
    'is a slowpoke',
    'is never first',
    'lags behind',
    'plods along',
    'finishes last',
    'wants to come first',
    'takes ages to get anywhere',
    'moves at a snail’s pace'],
  company: ['ribbon', 'table'],
  about: 'The hero wants to see the ribbon fall and blinks each time; only somebody very slow comes in so that it can be seen.',
  titles: ['Nobody Saw It', 'The Ribbon at the Finish', '{H} Blinks', 'Nobody Has Gone Home', 'Once Round the Table'],
  want: [
    {
      id: 'the-ribbon',
      A: 'partner',
      paragraphs: [
        '{H} had a red ribbon, and it was the finish. {H} tied one end to the table leg, and held on to the other. More than anything {H} wanted to see a runner run into it, and to see it fall. {A} ran once round the table. Whoosh! “Did you see?” asked {A}. “I blinked,” said {H}.',
        'Then somebody came in at the door, and it took a long time. It was {visitor.first}. “Is it over?” asked {visitor}. “It’s always over. I’ve been in nineteen races, and I’ve never once seen the ribbon.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-race',
      A: 'partner',
      paragraphs: [
        '“Ready, steady, go!” said {H}. {A} shot off, and {visitor} set off. {H} held both eyes wide open. Whoosh! “Now?” panted {A}. The ribbon lay on the floor. “I blinked again,” said {H}.',
        '“You can take it away,” called {visitor}, who was only at the first chair. “They always do.” But {H} tied it on again, and {visitor} got a start, as far as the second chair. Whoosh! {A} came past all the same.'
      ]
    },
    {
      id: 'what-is-there-afterwards',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like, when you get there?” asked {A}. “It’s quiet,” said {visitor}. “There’s a bit of string on the ground. Once there was half a sandwich. And there’s a man who sweeps.” {visitor} knew all the men who swept. One of them was called Bernard.',
        '“What does he say?” asked {H}. “He says, Mind the broom,” said {visitor}. “He says it very nicely. Then I mind it, and I go home.”'
      ]
    },
    {
      id: 'warming-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got to warm up first,” said {A}. {A} hopped, and shook one leg out, and then the other. {visitor} did it too, one bit after another, and left nothing out. {A} had long been ready. {A} sat down, and got cold again.',
        '“I’m warm up to here,” said {visitor}, and showed them. It was about halfway. {A} got up and hopped once more. By the time {visitor} was warm all over, {A} had been warm three times.'
      ]
    },
    {
      id: 'what-passed',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Somebody’s mending a web,” said {visitor}, on arriving. “Where?” said {A}. “On the second chair leg. And under the table there’s a raisin, with a face.” {A} had been past there four times, and had seen brown, and brown again.',
        'They all went to look. The raisin had a face, and it looked surprised. “It was looking at you,” said {visitor} to {A}. “It wanted to know what you were late for.”'
      ]
    },
    {
      id: 'eyelids',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I could hold your eyes open,” said {A}, “with two fingers each.” “Then who’s going to run?” asked {H}. {A} had not thought of that. They tried it without the running. {H} looked at the ribbon, and it stayed where it was, and so that was easy.',
        '“A blink’s very short,” said {A}. “It’s only as long as a finger snap.” {A} snapped. {H} blinked. “You see?” said {A}. “No,” said {H}. “That’s just it.”'
      ]
    },
    {
      id: 'slow-start',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’s at the start that you lose time,” said {A}. “When I say go, you have to be gone.” {visitor} wanted to practise that. “Go,” said {A}. “Me?” asked {visitor}. “Go!” said {A}. “Now?” asked {visitor}. “Go!” “Where to?” asked {visitor}.',
        'Then {visitor} said go, and {A} stood there. It was harder than you would think. There was such a long time between the guh and the oh. {A} was at the cupboard before it was finished.'
      ]
    },
    {
      id: 'running-like-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What do you do while you’re running?” asked {A}, who had been watching. “The same as always,” said {visitor}, and {caller.does}. “In the middle of a race?” “It comes over me,” said {visitor}. “Usually at the bend.”',
        '{A} tried to run like that. {A} {caller.move}, and then went on, and then did it once more. It took ages to get round. “You do miss a lot otherwise,” said {A} at the end, and was not even out of breath.'
      ]
    },
    {
      id: 'comes-in-first',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They looked for what was fastest in {visitor}. There is always something that gets there before the rest. “With me it’s the nose,” said {A}. They looked from the side, with the ruler on the floor. In {visitor} it was {caller.part}.',
        '“Then that comes first,” said {H}, “and everything else comes after.” {visitor} was pleased for it. “I never knew that it was racing me,” said {visitor}. “And it’s never said a word about winning.”'
      ]
    },
    {
      id: 'against-the-clock',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You could race against something else,” said {A}. “It needn’t be me.” So they looked for somebody slower. There was the tap. It dripped, and went no further. There was the butter, which was coming down the side of its dish. The little clock hand was out in front for a long time.',
        '“I’ve beaten the butter!” called {visitor}. They shook hands with it, as you do. It came off on everybody.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} ran too, for it looked like a good race. {A} ran once round with the others, and then to the bowl. It was empty, and {A} came back. At the ribbon {A} lay down, right under it, and that was as far as it went.',
        '“{A} stops in front of the finish on purpose,” said {visitor}. “Why?” They thought about it. From there you could see everybody come, and you were scratched by each of them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once came second,” said {S}. “Out of how many?” asked {A}. “Two,” said {S}. “I didn’t say so at home. I said second, and they baked me a cake.” “And did you tell them later on?” asked {visitor}.',
        '“I told them when the cake was finished,” said {S}. “They’d known it all along. They had been standing behind the hedge. They said that nobody had ever run so well with only one shoe.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was to be the crowd. {S} stood on the rug and shouted. “Come on!” shouted {S}. {visitor} stopped and came over. “Yes?” asked {visitor}. “Not here,” said {S}. “I mean, go on!” “You said come,” said {visitor}.',
        'After that {S} only shouted names. {S} shouted {A}, who was already there. Then {S} shouted for {visitor}, for a good long while. In between {S} had to have some water.'
      ]
    },
    {
      id: 'bernard',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The ribbon had come off so often that it was getting shorter. Each time there was one more knot in it. “That’s from me,” said {A}, and counted the knots. “And that’s from me as well. That’s all me.” It sounded proud at first, and then a bit lonely.',
        '“Is there room on it for one more?” asked {visitor}. They pulled it straight. Between the last knot and the table leg there was just as much as you need.'
      ]
    },
    {
      id: 'too-quick-for-it',
      A: 'partner',
      paragraphs: [
        '“It isn’t your eyes,” said {A} from the floor. “I’m too quick for them. You’d need somebody who comes in so that it lasts.” They both looked round. {visitor} was just going past the third chair.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-lasts',
      A: 'partner',
      paragraphs: [
        'They waited, and nobody took anything away. “Am I late?” called {visitor}. “No,” called {H}. “You’re just right.” {visitor} came past the last chair, and looked up. There was the ribbon, red and quite straight.',
        '{visitor} ran into it. First it bent, no more than a smile. {H} blinked, and it was still bending. {H} blinked again. Now it was so tight that it hummed. Then it let go, and swung through the air, and lay down on the floor in a curl. “I’ve seen it,” whispered {H}. “All of it.”'
      ]
    },
    {
      id: 'what-it-felt-like',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What was it like from in front?” asked {H}. “It pushed back a little,” said {visitor}. “As if it were saying, Are you sure? I said yes. Then it went.” {A} had run into it all evening, and it had never asked {A} anything.',
        '{A} went to the start, and walked this time, as slowly as {A} could. {A} had to hold on to two chairs. The ribbon bent. “Yes,” said {A} to it. “I am.”'
      ]
    },
    {
      id: 'judge',
      A: 'partner',
      paragraphs: [
        'Then {H} had to write down who had won. “I was there three times!” said {A}. “Who saw it?” asked {H}. Nobody had seen it. “I can only put down what I’ve seen,” said {H}.',
        'First, it said on the paper, and after that it said {visitor}. There was no second. {A} read it twice. “It’s fair,” said {A}. “I’d have blinked at me as well.”'
      ]
    },
    {
      id: 'lap-of-honour',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {visitor} had to go round once more, because of having won. They waved at the first chair, and at the second, and changed sides. “How long does that go on for?” asked {A}. “Till the bend,” said {H}.',
        '{visitor} waved back, a little after each of them. At the window there was a moth, and it was waved at too. It was the longest lap of honour that there had ever been in that room.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran the same way round, and came in under the ribbon.',
      '{names} lay down at the first bend, where there is most to see.',
      { text: '{names} pulled the chairs out, to make the bends.', needs: ['hands'] },
      { text: '{names} tied the ribbon on again, with a bow this time.', needs: ['hands'] }
    ],
    way: [
      '{names} started on steady, and had to go back.',
      '{names} felt the wind of it at the corner, whoosh.',
      { text: '{names} held up a saucepan lid, and hit it for the last lap.', needs: ['hands'] },
      { text: '{names} handed out water at the bend, mostly to the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in at the last chair, and forgot to breathe out.',
      '{names} sniffed at the ribbon, where it had curled up.',
      { text: '{names} clapped, and stopped, and could begin all over again.', needs: ['hands'] },
      { text: '{names} rolled up the ribbon, knots and all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back, and the ribbon was hung over the door. {visitor} looked at it once more from underneath.',
    'Then they went to wash. {H} came in last, and the soap was still there, and so was the towel.'
  ],
  last: [
    'The eyes blinked once, and once again, and then they stayed shut, and {H} was asleep.',
    'Sleep came once round the table, without any hurry, and {H} was asleep when it got there.'
  ]
})
