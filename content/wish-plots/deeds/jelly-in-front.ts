import { wishPlot } from '../wish-plot.ts'

export const deedJellyInFront = wishPlot({
  id: 'wish-deed-jelly-in-front',
  tellsAny: 'once',
  deeds: ['drives'],
  out: true,
  about: 'The hero takes a jelly along, and the driver keeps looking round at it, so that they drive in circles; held right in front, the jelly takes them straight there.',
  titles: ['The Jelly Goes in Front', 'Three Times Past the Gate', 'Still Standing', 'Room for Two and a Jelly', '{H} and the Red Road'],
  company: ['gate', 'hedge', 'road', 'jelly', 'plate', 'raspberry', 'house', 'lamp', 'woman', 'driver'],
  want: [
    {
      id: 'at-the-gate',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had made a jelly. It was red, and it shook at every word. It was for the woman in the last house, who had had a tooth out. {H} wanted it to get there standing up.',
        'They were at the gate with it, when round the corner came {once.first}, {once.doing}. “Going this way?” called {once.who}. “There’s room for two and a jelly.” So {once.the} stopped, and they got on.',
        { extra: 1, joins: true, both: ['{H} sat with one elbow on {what.part}, and held the plate.'] }
      ]
    },
    {
      id: 'keep-an-eye',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is there anything we have to hold?” asked {A}. {once.who} thought it over. “Somebody might keep an eye on {what.part},” said {once.who}. “It can’t be done from in front.”',
        '{A} kept both eyes on {what.part}, and hardly dared to blink. {H} was glad. The jelly was enough for one person.'
      ]
    },
    {
      id: 'made-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How do you make one?” asked {once.who}. “You stir it and then you go away,” said {A}. “That’s the hard bit.” {H} had gone away seventeen times that afternoon. Each time {H} had come back on tiptoe, to ask if it was one yet.',
        '“And how do you see that it is?” asked {once.who}. {H} said hello to it. The jelly nodded. “That’s how,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'still-standing',
      A: 'partner',
      paragraphs: [
        'For the length of a hedge it all went well. Then {once.who} looked round. “Is it still standing?” {once.the} leaned to the left, and the jelly leaned to the right. “Yes,” said {H}. But they had gone in a circle. There was their own gate again.',
        'They went past that gate three times. “Slower,” said {H}. It was the same circle again, only slower. {once.who} looked round once more, and {once.the} went softly into the hedge. The raspberry fell off the top.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Where {A} sat there was not much to see of the road. {A} looked straight at {doer.part}, and had never been so close before.',
        '“Do you need that for this?” asked {A}. “No,” said {once.who}. “But it’d be a pity without.” {A} thought that this was true of a good many things, and leaned back.'
      ]
    },
    {
      id: 'what-it-did',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the lamp post there was a stop, and {once.the} {what.does}. “Is anything the matter?” asked {A}. “No,” said {once.who}. “That’s just how it is at stops.”',
        'Nobody got on, and nobody got off. {H} used the time to turn the plate round. Now the jelly could look out on the other side.'
      ]
    },
    {
      id: 'a-rolled-rug',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A man stood at the hedge with a rug on his shoulder. “Is there room for this?” he asked. It was longer than he was. They laid it across all their knees, and it came out a good way on both sides.',
        '“Now we’re as wide as the road,” said {A}. A cat had to get up on the wall until they were past. The man got down at his door, and took the rug, and everybody’s knees felt cold.'
      ]
    },
    {
      id: 'after-the-jelly',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the letter box stood a woman with a suitcase. “Does this go {once.tail}?” she asked. “After the jelly,” said {A}. That was a clear answer, and she got on.',
        'She put the suitcase on her knees. She watched the jelly as people watch a station clock. When they came past the letter box again, she took out a sandwich. “I’ve got time,” she said.'
      ]
    },
    {
      id: 'overtaken',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When they went slower, a woman overtook them with a pram. She was not even in a hurry. The baby in it looked at them for as long as it could. “Where are they going?” asked somebody on the pavement. “Round,” said {A}.',
        '{once.who} did not like to hear it. {once.who} sat up, and for nine yards it went as in films. Then there was the jelly to be thought of.'
      ]
    },
    {
      id: 'the-noise-it-made',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Can it say anything?” asked {A}. {once.who} showed them how. “{what.sound},” went {once.the}, and a window opened on the third floor. “Was that for me?” called a man. “No,” called {A}. “We were only asking.”',
        '“Ask me again tomorrow,” called the man. He was in a vest, and had soap on one side of his face. They promised it.'
      ]
    },
    {
      id: 'ringing',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do we do when we want to get off?” asked {A}. There was no bell. {H} touched the jelly with one finger, and it shook. “That’s it, then,” said {once.who}. “Once is for stop.”',
        'After that it was hard to say what was meant. It shook at each stone in the road. They stopped for a drain, and for a crack, and for a bit of orange peel.'
      ]
    },
    {
      id: 'waiting-for-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the corner an old man had been standing since the first time round. He had let them go by twice. “Why don’t you get on?” asked {A}. “I’m waiting for the one that goes straight,” he said.',
        '“That’s what we’re waiting for, too,” said {H}. The old man nodded. He thought that they had the better seats for it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came along, and had the place beside the plate. {A} did nothing. {A} only breathed, and at each breath the jelly went over to the other side.',
        '“What’s it doing?” asked {once.who}, and looked round. “Hoping,” said {H}, and put a hand in between. It got quite warm there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once held a wedding cake in a taxi,” said {S}. “Four floors, and I had the bottom one on my knees.” “Did it get there?” asked {A}. “Three floors did,” said {S}.',
        '“And the fourth?” “It was a long way,” said {S}, “and I was young, and I had no lunch.” {S} looked at the jelly then in such a way that {A} moved it a little.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had found out why it shook. “Red,” said {S}. It shook. “Red, red, red!” It shook like anything. “Don’t say it,” said {A}.',
        'So {S} did not say it. {S} only looked at the jelly, and thought of tomatoes. {A} could have sworn that it had moved.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} knew how a jelly feels. When they leaned to the left, {A} leaned to the right, and shook all over, and laughed.',
        '“Which of them is it that you’re taking there?” asked {once.who}. {H} had to look. “The one with the plate,” said {H}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“Our driver’s got a mirror as long as a shelf,” said {A}. “He sees us all in it, and never has to look round.” {once.who} would have liked one very much.',
        '{A} held up a spoon with its back to the front. There they all were in it, quite small, with large noses. The jelly had the best nose of all.'
      ]
    },
    {
      id: 'where-you-look',
      A: 'partner',
      paragraphs: [
        '{A} had not been watching the jelly at all, but {once.who}. “Nobody could go straight like that,” said {A}. “You drive to where you look. And you look round at the jelly. So we keep going back to it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-front',
      A: 'partner',
      paragraphs: [
        '“Then the jelly has to be where we’re going,” said {H}. {H} moved up to the very front, and held out the plate. Now {once.who} could look at the jelly the whole time. And through it, red and a bit bent, came the road.'
      ]
    },
    {
      id: 'straight',
      A: 'partner',
      paragraphs: [
        '{once.the} went as straight as a ruler. A red lamp came up in the jelly, and a red cat. Then came a red gate that was not their own. “That’s it!” called {A}. Nobody in that road had ever seen anybody {once.do} like that, and with a pudding.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. The jelly was the first to notice. It shook from top to bottom, and could not stop. “Leave it,” said {A}. “It’s laughing.” But from then on {H} held the plate with both hands.'
      ]
    },
    {
      id: 'people-through-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The road had never looked so well. A thin man came towards them, and in the jelly he was broad and rosy. He lifted his hat, and it went up like a balloon.',
        '“We’ll have to look at everything like that,” said {A}. {H} thought of the dentist, and the stairs, and school. There would have to be a great deal of jelly.'
      ]
    },
    {
      id: 'slow-corner',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was one corner left. {H} did not say a word about it. {H} only held the plate a little to the right, and they went a little to the right. “Did you steer?” whispered {A}. “I’m just holding the jelly,” said {H}.',
        'On the other side of the corner the plate came back to the middle. {once.who} never noticed. It was a very good corner, and not a leaf was touched.'
      ]
    },
    {
      id: 'who-gets-on-now',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now that it went straight, people wanted to get on. There was a boy with a comb in a paper, and he played. There was a woman with a cello, who would rather have had it quiet.',
        '“Are you all for the last house?” asked {A}. Nobody was for the last house. They were for the jelly, and meant to see how it came out.'
      ]
    },
    {
      id: 'the-last-house',
      A: 'partner',
      paragraphs: [
        'At the last house {once.the} stopped, and the jelly stopped a little later. The woman was at the door, with a scarf round her cheek. “Ith that for me?” she asked. It had one dent and no raspberry, and it stood.',
        'She took a spoonful at once. They all watched. “Come again tomorrow,” said the woman. “They’re doing the other thide.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on the plate, and the jelly shook.',
      '{names} squashed in at the back, where nobody had counted a place.',
      { text: '{names} wedged the plate with two gloves and a scarf.', needs: ['hands'] },
      { text: '{names} held the gate wide open for the jelly.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned to the left, and then to the right, like the jelly.',
      '{names} greeted the gate as an old friend by the third time.',
      { text: '{names} dug about in the hedge for the raspberry, and brought out a conker.', needs: ['hands'] },
      { text: '{names} cupped a hand round the jelly on every bend.', needs: ['hands'] }
    ],
    turn: [
      '{names} gazed through the jelly, at a long red road.',
      '{names} swallowed, and the jelly swallowed too, or so it looked.',
      { text: '{names} smoothed the dent with the back of a spoon, very nearly.', needs: ['hands'] },
      { text: '{names} steadied the plate with one hand, and the seat with the other.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was a second jelly at home, a very small one, in an egg cup. It went round the table with one spoon.',
    '{H} made the towel wet, and lay down, and looked straight ahead. Outside, by the gate, {once.who} had a good rest, and did not look round once.'
  ],
  last: [
    'Everything was still, and even the jelly stood. {H} was asleep.',
    '{H} looked straight into the dark, and went there, and was asleep.',
    'Past the gate, past the lamp, and not round again: {H} slept.'
  ]
})
