import { wishPlot } from '../wish-plot.ts'

export const whisper = wishPlot({
  id: 'wish-any-whisper',
  tellsAny: 'said',
  moods: ['first', 'late', 'waiting', 'proud', 'change', 'learning', 'lost'],
  about: 'The hero sends the wish round the room as a whisper, it comes back as something else, and they fetch what they heard.',
  titles: ['What the Whisper Brought Back', 'Pass It On', 'Quite a Different Story', '{H} Says It in One Ear', 'I Never Said That'],
  want: [
    {
      id: 'send',
      A: 'partner',
      paragraphs: [
        '{H} knew what the story had to be about. But {H} wanted to send it round as a whisper. “You have to pass it on,” said {H}, “and it has to come home with nothing missing.”',
        '{H} put both hands round {A}’s ear. “{said},” whispered {H}. It tickled so much that {A} pulled up one shoulder. “Got it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-round',
      A: 'partner',
      paragraphs: [
        '“Now send it back,” said {H}, and held out an ear. {A} whispered. {H}’s eyes grew round. “Say that again,” said {H}. “Out loud.”',
        '“{heard},” said {A}. “I never said {heard.word}!” said {H}. “I said {meant}!” “Well, it was {heard.word} when it got here,” said {A}.'
      ]
    },
    {
      id: 'fetched',
      A: 'same',
      paragraphs: [
        '“Show me, then,” said {H}. So {A} went off and came back with {heard.thing}, and put {heard.the} in the middle of the rug.',
        {
          joins: true,
          both: [
            'For {seen} they took {seen.stand}. “{heard},” said {H} slowly. They looked at {seen}. And {seen} looked at {heard.the}.',
            'They walked round {heard.the} twice, and {H} said it over. “{heard}.”'
          ]
        },
        { joins: true, both: ['“Something’s wrong with it,” said {H}. “Give it a minute,” said {A}. They gave it a whole minute.'] }
      ]
    },
    {
      id: 'acted',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '“Perhaps you have to see it with people in,” said {A}. {A} stood up. {A} {seen.move}. “That’s {seen}!” said {H}. “That bit you did hear!” “That bit’s easy,” said {A}. “It’s the other one I can’t do.”',
        'Then {A} tried to be {heard.the}. {A} stood on the rug with both arms down, and waited. “What are you doing now?” asked {H}. “Nothing,” said {A}. “I’m being {heard.word}. That’s all there is to it.”'
      ]
    },
    {
      id: 'what-it-is',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '“Do you even know what I mean by {seen}?” asked {H}. “Of course I do,” said {A}. “{seen.guess}.” “Wrong!” said {H}. That explained a good deal.',
        '{H} told {A} about {seen.part}, and drew it all in the air with one finger. {A} drew it too, rather bigger. “And what do you think {seen} would want with {heard.word}?” asked {H}. “Not much,” said {A}.'
      ]
    },
    {
      id: 'asked',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps somebody would like it that way,” said {A}. “I wouldn’t,” said {H}. “You wait all day for {meant}, and then it’s bedtime and you get {heard.word}!”',
        '{A} thought about it with both eyes shut. “I’d want to know how it ends, though,” said {A}. {H} wanted to know that too, a little. “Mine first,” said {H}.'
      ]
    },
    {
      id: 'your-part',
      A: 'same',
      spare: 1.2,
      paragraphs: [
        '“You be {seen}, then,” said {A}, “and I’ll be {heard.the}.” They stood on the rug and looked at each other. “What do I say?” asked {A}. “You don’t,” said {H}. “You aren’t even in it.”',
        'So {A} lay down and said nothing, and did it very well. {H} {seen.move}, all the way round the rug. {A} had to be stepped over twice.'
      ]
    },
    {
      id: 'elder-ear',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“Try me,” said {S}. “I’ve got one good ear and one for show.” {A} whispered it into the good one, from {one.the} right down to the last word. {S} nodded the whole way through.',
        '“Well?” asked {A}. “I heard it perfectly,” said {S}. “It was about {heard.word}.” {A} groaned. “Ah,” said {S}, and turned the other cheek. “Then that was the one for show.”'
      ]
    },
    {
      id: 'another-ear',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted a turn. {A} took a deep breath and whispered it again, as close to the ear as could be. “You said {heard.word},” said {S}.',
        '“I did not!” said {A}. “It’s very windy in there,” said {S}. “You blow when you whisper. I felt {one.the} go past, and after that it was all weather.”'
      ]
    },
    {
      id: 'pet-ear',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} whispered it to {A} as well, to be fair. {A} held very still, all the way from {one.the} to the end. “Now you,” said {H}, and held out an ear. Nothing came back at all, not even {heard.word}.',
        '“{A} is keeping it,” said {H}, “and hasn’t changed a thing. Nobody else here can say that.” {A} went and lay down on it.'
      ]
    },
    {
      id: 'small-ear',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I can whisper too,” said {S}, not in a whisper at all. {A} lent an ear for it. A lot of warm air went in, and somewhere in the middle there was a giggle.',
        '“Did you get to {one.the}?” asked {A}. “I’m not telling,” said {S}. “It’s a secret. That’s why I whispered it.”'
      ]
    },
    {
      id: 'only-the-sound',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Let’s try something short,” said {H}, and whispered again. “{seen.sound},” said {A} at once. “And what’s that?” “{seen}, of course,” said {A}. “You can’t hear that wrong.”',
        '{A} whispered it back, and it was still the same. They sent it to and fro seven times, faster and faster. It never once turned into {heard.word}. “So your ears do work,” said {H}.'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '{H} whispered it all again, twice as fast, so that nothing could fall out on the way. {A} whispered it back just as fast.',
        '“Now it’s even worse!” said {H}. “{heard.2}!” “I’ll get {heard.thing.2}, then,” said {A}, and was already at the door. “Stop!” said {H}. “Any more of this, and there’ll be nothing left of mine.”'
      ]
    },
    {
      id: 'second-thing',
      A: 'same',
      spare: 6,
      paragraphs: [
        'But {A} did fetch {heard.thing.2}, just to see. {A} put {heard.the.2} on the rug, beside {heard.the}. “Soon it’ll be all wrong,” said {H}, “from one end to the other.”',
        '“And where would we put {one.the}?” asked {A}. There was one corner of the rug left. {H} sat down on it, to keep it free.'
      ]
    },
    {
      id: 'pillow',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“It might be the air,” said {A}. “There’s such a lot of it between you and me.” So they sat so close that their noses touched. Now there was no air to speak of.',
        '{H} whispered the whole of it. “Well?” asked {H}. “I wasn’t listening,” said {A}. “You’ve only got one eye from here.” “So have you,” said {H}, and after that neither of them could whisper anything.'
      ]
    },
    {
      id: 'tin',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In the old days they used a tube,” said {A}. There was one inside the kitchen paper, once they had rolled all the paper off. {H} whispered in at one end, and {A} listened at the other.',
        '“Now there’s an echo,” said {A}. “It goes {heard.word}, {heard.word}, {heard.word}.” {H} looked down the tube, in case {one.the} had got stuck on the way. There was only {A} in it, quite small, looking back.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Leave out the noise,” said {A}. “Show me what your mouth does.” {H} said it with no voice at all. {H}’s lips went wide, and then round, and once the tongue came out a little.',
        '{A} thought hard about all three. “You’re a fish,” said {A}. “I am not!” said {H}, with a voice again. “That’s what I saw,” said {A}. “A fish, asking for {heard.word}.”'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“You try being the ear,” said {A}. {A} whispered, and {H} listened. It was harder than it looked. It was hot, it tickled, and the words came one on top of the other.',
        '“I got the beginning,” said {H}. “And then I was still thinking about the beginning.” “There!” said {A}. “That’s just what it’s like.” “What was the rest?” asked {H}. {A} had forgotten.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They practised on short words. “Door,” whispered {H}. “Four,” said {A}. “Four what?” asked {H}. “You said it,” said {A}.',
        '“Spoon,” whispered {A}. “Moon,” said {H}. They both looked out of the window. “Where?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'sleeve',
      A: 'partner',
      paragraphs: [
        '“It isn’t my ear,” said {A}. “You go so fast that I have to guess. And while I’m guessing, I miss the next bit.” “I go fast in case you stop listening,” said {H}. “I won’t,” said {A}. “I want to know what it is!”'
      ]
    },
    {
      id: 'slowly',
      A: 'same',
      paragraphs: [
        'So {H} whispered one word, and waited until {A} nodded.',
        {
          joins: true,
          both: [
            'At {seen} {H} {seen.move}, to be quite sure. {A} laughed, and nodded twice.',
            'The words went across like eggs, one at a time, and not one was dropped.'
          ]
        },
        '“Now you say it,” said {H}. {A} stood up for it. “{said},” said {A}, out loud, and every word of it was there. “You got it!” said {H}. “That’s exactly how I sent it!”'
      ]
    },
    {
      id: 'how-it-begins',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And now the story,” said {A}, and sat down on a chair. “Once upon a time {seen} {seen.does},” said {H}. “Is that the end?” asked {A}. “That’s the beginning,” said {H}. “And all {seen} wanted was {seen.wants}.”',
        '“So {seen} set out,” said {H}, “and came to a rug. Somebody had left {heard.thing} on it.” “That was me!” said {A}. “I know,” said {H}. “But {seen} was very polite about it.”'
      ]
    },
    {
      id: 'who-comes-next',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And where does {beside} come in?” asked {A}. “Just here,” said {H}, “by the leg of the table. {beside} {beside.does}. And then they saw each other.”',
        '“What did they say?” asked {A}. “Nothing, at first,” said {H}. “They were both looking at {heard.the}.” {A} could understand that. There was a good deal to look at on that rug.'
      ]
    },
    {
      id: 'what-then',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And what happens next?” asked {A}. {H} opened {H}’s mouth, and shut it again. It had taken all evening just to get {one.the} from one ear to another.',
        '“You’ll hear that tomorrow,” said {H}. “Tonight it only had to get here.” “I’ll keep this ear free,” said {A}.'
      ]
    },
    {
      id: 'back-they-go',
      A: 'partner',
      paragraphs: [
        '“What about {heard.the}?” asked {A}. “That’s another story,” said {H}. “We’ll have that one some night when I whisper too fast.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up close, to be next in the row.',
      '{names} held out an ear too, and only got the tickle.',
      { text: '{names} cupped a hand to one ear, and caught the end of it.', needs: ['hands'] },
      { text: '{names} shut the window, or half of it might have got out.', needs: ['hands'] }
    ],
    way: [
      '{names} came and sniffed at what was on the rug.',
      '{names} lay down on the last free bit of the rug.',
      { text: '{names} passed on another version, and that one had a goat in it.', needs: ['hands'] },
      { text: '{names} pulled the rug straight under all those things.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in, slowly, to listen.',
      '{names} nodded after each word, and once before it.',
      { text: '{names} clapped without any noise, so as not to shake a word loose.', needs: ['hands'] },
      { text: '{names} counted the words on every finger, and none was missing.', needs: ['hands'] }
    ]
  },
  bed: [
    'They tidied the rug, and put {heard.the} away for the other story.',
    'When {H} was washed and in bed, somebody held out one more ear. “{said},” whispered {H}, quite slowly. And it all got there.'
  ],
  last: [
    'With the whisper {seen} had come home too, and {H} was asleep.',
    'The whisper was home, with every word of it, and {H} was asleep.'
  ]
})
