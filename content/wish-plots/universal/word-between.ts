import { wishPlot } from '../wish-plot.ts'

export const wordBetween = wishPlot({
  id: 'wish-any-pair',
  tellsAny: 'pair',
  about: 'Two who have never met come to the door as the beginning of a story, and need a better word between them than “and”.',
  titles: ['The Word in the Middle', 'Under, Behind, Without', 'Two at the Door', '{H} Tries a Longer Word', 'Only the Beginning'],
  company: ['door', 'story', 'word'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'There was a ring at the door. Outside stood {pair}, and did not look at each other. “We’re a story,” said {pair.one}. “But only the beginning of one. Somebody said our names, and then it was time for bed.”',
        '{H} asked them in. They both had to breathe in, to get through the door. “And what happens next?” asked {H}. They both looked at the mat. “We don’t know,” whispered {pair.two}. “We’ve never even met.” {H} wanted to hear the rest. So they would have to find it.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-one-hand',
      A: 'partner',
      spare: 0,
      paragraphs: [
        '“I’ve heard of {pair.one},” whispered {A} to {H}, behind one hand. “{pair.fact}.” {H} looked across at the mat. It might well be so. “And I know something about the other one,” {H} whispered back. “{pair.other}.”',
        'They had ears out there on the mat, and had heard it all. “You never told me that,” said {pair.two} to {pair.one}. “Nor did you,” said {pair.one}. They both looked a little larger than before.'
      ]
    },
    {
      id: 'under',
      A: 'partner',
      paragraphs: [
        '“You’ve only got one word between you,” said {A}, “and that’s ‘and’. {pair.one} and {pair.two}. Try another.” {H} thought of “under”. So {pair.one} went under {pair.two}.',
        'It was not easy. Something stuck out on the left. “What’s it like?” asked {H}. “Dark,” said {pair.one} from below, “but it’s already more of a story.” Then they did it the other way round. It wobbled, there was a bump, and nobody wanted to be under anybody any more.'
      ]
    },
    {
      id: 'while',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '{seen} did not know what to say, and did something instead. {seen} {seen.does}. Nobody had ever done that on their mat. {beside} watched it to the end. Then, a little shyly, {beside} {beside.does}. “Could you do that both at once?” asked {A}.',
        'They could. “While!” cried {H}. “That’s a word! {beside} does that, while {seen} does the other!” They did it again, to hear how it went. It was the longest that the story had been so far. But it had no end, and they got tired.'
      ]
    },
    {
      id: 'because',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '“There’s ‘because’,” said {A}. “You’ll each have come because of something.” {seen} looked at the mat. “{seen.wants},” said {seen}, rather low. “And you?” asked {H}. “{beside.wants},” said {beside}. Neither of them had ever told anybody.',
        '{H} looked in the cupboard, but there was neither in there. “We could look for mine on the way to yours,” said {seen} to {beside}. It was the first whole sentence that they had had together. {A} and {H} kept very quiet, so as not to step on it.'
      ]
    },
    {
      id: 'wrong-about',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“You’ve got to know who you’re in a story with,” said {A}. {seen} had a good look at {beside}. “{beside.guess},” said {seen}. {beside} laughed so much that the mat slipped. “Nobody has ever said that about me before,” said {beside}. “It isn’t true, but I like it.”',
        '“Now you,” said {H}. {beside} thought for a long time about {seen}, and got everything wrong as well. They were both very pleased. If somebody is wrong about you, there is always something to tell.'
      ]
    },
    {
      id: 'after',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        'The next word was “after”. “{seen.sound},” went {seen}. “{beside.sound},” went {beside}, after that. “{seen.sound}, {beside.sound},” they went, all round the table. {A} beat time with a spoon. It was nearly a song.',
        '“And who’s last?” asked {H}. They went once more, and nobody wanted to be the one to stop. “{beside.sound}?” said {beside}, very softly. “{seen.sound},” said {seen}, even more softly. “After” is a word that will not go to bed.'
      ]
    },
    {
      id: 'in-common',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What have you got in common?” asked {A}. {pair.one} started to count it up, and stopped before one. “We both came by the pavement,” said {pair.two}.',
        '“That’s something,” said {H}. “Did you count the stones?” They both had, and quietly. {pair.one} had got ninety, and {pair.two} had got ninety-one. It was the first thing they had ever disagreed about.'
      ]
    },
    {
      id: 'against',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The next word was “against”. They stood at either end of the hall and were against each other. “How do you do that?” asked {pair.two}. “You look cross,” said {A}.',
        '{pair.one} looked as cross as possible. It was so badly done that {pair.two} had to laugh. “I can’t be against that,” said {pair.two}. “I don’t know it well enough.”'
      ]
    },
    {
      id: 'for',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They tried “for”. {A} tied a ribbon round {pair.one}, as a present for {pair.two}. “You shouldn’t have,” said {pair.two}.',
        'Nobody knew what to do then. “You say where you’ll put it,” whispered {H}. {pair.two} looked round the room for a long time. “Here, beside me,” said {pair.two}. {H} made a note of that word for later.'
      ]
    },
    {
      id: 'near',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We could try ‘near’,” said {H}. But how near would that be? {A} took the ruler. At two rulers they said good evening. At one ruler they could hear each other breathe. At half a ruler {pair.one} held in everything that stuck out.',
        '“And now?” asked {A}. “Now I can see somebody in there,” whispered {pair.one}. “Right in the middle, very small. I think it’s me.” “Then you’ve arrived,” whispered {pair.two}. They stayed like that for as long as they could. It was not very long, because of the leaning.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had a look at {pair.one}, and then a look at {pair.two}. They kept very still for it. {A} seemed to find one of them more interesting, but nobody could say which.',
        '“{A} gets on with both,” said {H}. “It’s {pair.one} and {A} and {pair.two}. That works.” It worked for as long as {A} sat between them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I know one about two who’d never met,” said {S}. “They were put next to each other at a wedding, because nobody knew where else to put them.” “And what happened?” asked {A}.',
        '“He passed the peas,” said {S}. “She passed them back. They did that for the whole evening, and there was a good deal of dancing later.” {pair.one} and {pair.two} had listened to all of it, with their mouths open.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Now ‘inside’,” said {S}. They all looked from one to the other. “Which of you inside which?” asked {A}. Nobody wanted to go first.',
        'So {S} went and got the washing basket, and they both went inside that. It was full to the brim. “We’re in it together,” said {pair.one}, rather squashed. {S} was very pleased with it, and pulled.'
      ]
    },
    {
      id: 'with',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You could be with each other,” said {A}. They tried “with” on the way to the kitchen and back. {pair.one} went too fast for it, and {pair.two} stopped to look at everything.',
        '“With is harder than it sounds,” said {H}. The second time {pair.one} waited at the corner. It was not quite “with” yet, but it was getting warmer.'
      ]
    },
    {
      id: 'like',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Perhaps you’re like each other,” said {A}. They stood in front of the mirror, and it took some pushing. {pair.one} looked at {pair.two} in the glass. Then {pair.one} looked at the real one, to see which was more like.',
        '“We’ve both got an outside,” said {pair.two}, “all the way round.” “And what’s inside?” asked {H}. Neither of them had ever looked. The mirror did not know it either. It only knew about fronts.'
      ]
    },
    {
      id: 'or',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There’s ‘or’,” said {A}, before thinking. {pair.one} or {pair.two}. It went quiet in the room. They both sat up straight and tried to look their best.',
        '“No,” said {H} quickly. “We’re not having that one.” They opened the window for a moment, to let it out.'
      ]
    },
    {
      id: 'than',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Than” was a long one. {pair.one} could be bigger than {pair.two}, or older, or better at whistling. They tried it with whistling first.',
        'Neither of them could do it. It went “fff” on one side, and “fff” on the other. “As good as!” said {H}. “You’re exactly as good as each other!” They whistled once more, now that they knew.'
      ]
    },
    {
      id: 'until',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“There’s a clock in ‘until’,” said {A}. So {pair.one} had to stand on the mat until {pair.two} said something. {pair.two} thought hard about what to say. It got late, and the clock ticked. “This is exciting,” whispered {H}.',
        '“Bless you,” said {pair.two} at last. But nobody had sneezed. They all looked at each other. Then the dust from the mat got up {pair.one}’s nose, and somebody did. “You were only a bit early,” said {H}.'
      ]
    },
    {
      id: 'before-after',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Before” was a word for people who like to be early. {pair.one} went before {pair.two}, all round the table. Then {pair.two} wanted to know what it was like in front. {pair.two} walked a bit faster. {pair.one} walked faster still. In the end they came by so quickly that nobody could say who was in front.',
        '“It’s a ring,” said {A}. “In a ring you’re both.” They all had to sit down on the floor for a while, until the table stood still again. The lamp took even longer. “I liked the bends,” said {pair.two}. {pair.one} had leaned into every one of them.'
      ]
    },
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        'Then {A} thought of “without”. {pair.one} without {pair.two}. That was easy. {pair.two} went out into the hall and shut the door very softly.',
        'Nobody said anything. {pair.one} looked at the door. “It’s funny,” said {pair.one}. “Before, I’d never noticed that I was without anybody.” {H} knew what that was like. When somebody is missing, any room is too big.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        '“Go and look,” said {H}. {pair.one} opened the door, and the hall was empty. {pair.one} looked under the coats and in the boots. {H} and {A} helped. Then there was a very small cough. {pair.two} had been behind the door all the time, as flat as possible.',
        '“Found you!” said {pair.one}. “Behind!” cried {H}. “That’s the word, and that’s the story! One of you is missing, and the other one looks, and looks, and there you are!” “Again,” said {pair.two}. They played it till it got dark. {pair.two} always hid behind the door, and {pair.one} never once expected it.'
      ]
    },
    {
      id: 'and',
      A: 'partner',
      paragraphs: [
        '“And what are we called?” asked {pair.two}. {H} tried all the words once more, under and without and behind. Then {H} went back to the smallest. “{pair},” said {H}. It was the same as at the beginning. But now there was a whole game of hide-and-seek in it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed back against the coats, to let them both in.',
      '{names} said good evening with a sniff, and then with another.',
      { text: '{names} pulled the mat straight, so that there was room for two.', needs: ['hands'] },
      { text: '{names} cleared two hooks, though neither of the guests had a coat.', needs: ['hands'] }
    ],
    way: [
      '{names} ran round and round them, and “round” was a word as well.',
      '{names} leaned against them, so that nobody fell over.',
      { text: '{names} looked up some more words in the dictionary, and stopped at aardvark.', needs: ['hands'] },
      { text: '{names} pushed up two chairs, one for each of them.', needs: ['hands'] }
    ],
    turn: [
      '{names} got behind the door as well, so there was more to find.',
      '{names} squeaked at the very last moment, every time.',
      { text: '{names} counted for the seeker, quite slowly and not quite right.', needs: ['hands'] },
      { text: '{names} held the boots apart, so that they could be searched.', needs: ['hands'] }
    ]
  },
  bed: [
    'They hung the coats up again, and stood the boots in pairs. For the night {H} had kept one more word, and it was “beside”.',
    'So {pair.one} lay down beside {pair.two}. {H} washed, and lay down beside the wall, and it was a good word there too.'
  ],
  last: [
    'So {pair.one} slept beside {pair.two}, and beside the wall slept {H}.',
    'Under the blanket, behind two shut eyes, and without a sound, {H} was asleep.'
  ]
})
