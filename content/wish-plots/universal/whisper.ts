import { wishPlot } from '../wish-plot.ts'

export const whisper = wishPlot({
  id: 'wish-any-whisper',
  tellsAny: 'said',
  moods: ['first', 'late', 'waiting', 'proud', 'change', 'learning', 'lost'],
  about: 'The hero sends the wish round the room as a whisper, it comes back as something else, and they fetch what they heard.',
  titles: ['What the Whisper Brought Back', 'Pass It On', 'Quite a Different Story', '{H} Says It in One Ear', 'Through the Sleeve'],
  want: [
    {
      id: 'send',
      A: 'partner',
      paragraphs: [
        '“{said},” said {H}. “That’s what tonight’s about. But I’m not saying it loudly. I’ll send it round as a whisper, and it has to come home again.”',
        '{H} put both hands round {A}’s ear and whispered the whole of it, once. It tickled so much that {A} pulled up one shoulder. “Got it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-round',
      A: 'partner',
      paragraphs: [
        '“Now send it back,” said {H}, and held out the other ear. {A} whispered. {H} listened, and {H}’s eyes grew round. “Is that what you heard?”',
        '“Every word,” said {A}. “{heard}.” “I never said {heard.word}!” said {H}. “I said {meant}!” “It came in as {heard.word},” said {A}. “I only carried it.”'
      ]
    },
    {
      id: 'fetched',
      A: 'same',
      paragraphs: [
        '“Then let’s see how that would be,” said {H}. So they went and got {heard.thing}. There was just room on the rug.',
        '“{heard},” said {H} slowly, and tried to see it all. “It doesn’t look right.” “It’s the first night,” said {A}. They gave {heard.the} a little longer.'
      ]
    },
    {
      id: 'asked',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps somebody would like it that way,” said {A}. “I wouldn’t,” said {H}. “Imagine you’ve waited the whole day for a story. And then it’s got {heard.word} in it!”',
        '{A} imagined it, with both eyes shut, right to the middle. “I’d want to know how it ended,” said {A}. {H} had to admit that this was so. “But first I want mine,” said {H}.'
      ]
    },
    {
      id: 'elder-ear',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“Try me,” said {S}. “I’ve got a good ear and one for show.” {A} whispered it into the good one, all of it. {S} nodded at every word.',
        '“And?” asked {A}. “I heard it perfectly,” said {S}. “It was about {heard.word}.” {A} groaned. “Then that was the one for show,” said {S}, and turned the other cheek.'
      ]
    },
    {
      id: 'another-ear',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted a turn too. {A} took a deep breath and whispered more slowly, and as close as it would go. {S} listened with shut eyes.',
        '“You said {heard.word},” said {S}. “I did not!” said {A}. “There was a lot of wind in it,” said {S}. “You blow when you whisper. It blew some of the letters off.”'
      ]
    },
    {
      id: 'pet-ear',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{H} told it to {A} as well, to be quite fair. {A} held very still the whole time. Nothing came back at all, not even {heard.word}.',
        '“{A} has kept it,” said {H}. “That’s the only one here who hasn’t changed anything.” From then on {A} was looked at with respect.'
      ]
    },
    {
      id: 'small-ear',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I can whisper too,” said {S}, not in a whisper at all. {A} gave up an ear for it. A great deal of warm air went in, and somewhere in the middle there was a giggle.',
        '“What was it?” asked {A}. “I’m not telling,” said {S}. “It’s a secret. I whispered it.”'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '{H} tried again, twice as fast, so that nothing would have time to fall out. {A} whispered it back just as fast.',
        '{H} sat down on the floor. “It’s got worse,” said {H}. “Now it goes: {heard.2}.” “It’s a better story, though,” said {A}, and was already off to get {heard.thing.2}. “Wait,” said {H}. “I want to know where it goes wrong.”'
      ]
    },
    {
      id: 'second-thing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had gone after all, and came back with {heard.thing.2} as well. “If it keeps on like this, we’ll have the whole kitchen in the story,” said {H}.',
        '“And nothing left that you wished for,” said {A}. They looked at all that lay on the rug. “They’re quite nice things,” said {A}. “They just haven’t been invited.” And {A} turned one of them round, so that it could see better.'
      ]
    },
    {
      id: 'pillow',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“It might be the air,” said {A}. “There’s such a lot of it between you and me.” So they put a blanket over both their heads, to have less of it. It was warm in there, and very dark, and it smelled of wool and of {H}.',
        '{H} whispered the whole of it again. “Well?” asked {H}. “I heard {heard.word},” said {A}. “But it was dark, and I couldn’t see whether you meant it.”'
      ]
    },
    {
      id: 'tin',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In the old days they did it with paper tubes,” said {A}. There was one left in the middle of the kitchen roll, once they had rolled off the rest. {H} whispered in at one end. {A} had the other end in one ear, and both eyes nearly shut.',
        '“It’s got longer,” said {A}. “Now there’s an echo in it. First it says {heard.word}, and then it says it all over again.” {H} looked in, in case something had stuck. There was only {A}’s ear at the far end, very small and pink.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Show me what your mouth does,” said {A}. So {H} said it quite without a voice, and {A} watched. {H}’s lips went wide, and round, and once the tongue came out a little.',
        '{A} thought hard about all three. “You’re a fish,” said {A}. “I’m not!” said {H}, with a voice again. “That’s what I could see,” said {A}. “A fish, and it was asking for {heard.word}.”'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Now I’ll send something,” said {A}, “and you tell me how it is to be an ear.” {A} whispered, and {H} listened. It was harder than it looked. There was breath in it, and a tickle, and the words came one on top of the other.',
        '“Well?” asked {A}. “I got the beginning,” said {H}. “And then I was thinking about the beginning.” “That’s just how it is,” said {A}, and looked pleased. “What did you send?” asked {H}. “I’ve forgotten,” said {A}.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 7,
      paragraphs: [
        'To find out about whispering they practised on short words. “Door,” whispered {H}. “Four,” whispered {A}. “Four what?” asked {H}.',
        '“Spoon,” whispered {A}. “Moon,” said {H}. They both looked out of the window. “Where?” asked {A}. Even the short words needed looking after.'
      ]
    }
  ],
  turn: [
    {
      id: 'sleeve',
      A: 'partner',
      paragraphs: [
        '“It isn’t the ear,” said {A}. “You go so fast that I start guessing. And while I’m guessing, I don’t hear the rest.”',
        '{H} thought about that. “I go fast in case you don’t want to hear all of it,” said {H}. “I do,” said {A}. “I want it so much that I guess.”'
      ]
    },
    {
      id: 'slowly',
      A: 'same',
      paragraphs: [
        'So {H} gave {A} one bit and waited. {A} nodded, and then came the next bit. It took as long as putting on two socks.',
        '“Now say it,” said {H}. {A} stood up for it. “{said},” said {A}, out loud. There it was, and not a crumb was missing. “That’s just how it went in!” said {H}.'
      ]
    },
    {
      id: 'how-it-begins',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And now the story,” said {A}, and lay down beside {H} on the rug. “There was once {seen.a} {seen.where},” said {H}. “What was it like?” asked {A}. “It {seen.does},” said {H}. “And apart from that it only wanted {seen.wants}.” “Everybody wants that,” said {A}.',
        '“Not everybody knows where to get it,” said {H}. “So it set out, and after a while it came to a rug. There were two people on it, who couldn’t whisper.” “That’s us!” said {A}. “I know,” said {H}. “It was very polite about it.”'
      ]
    },
    {
      id: 'who-comes-next',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And where does {beside} come in?” asked {A}. “Just there,” said {H}, “by the leg of the table. It {beside.does}. They looked at each other.” “Did they like each other?” “First they each thought that the other was {heard.the},” said {H}.',
        '{A} could understand that. It is easily done, in the evening, with no lamp on. “And then?” “Then they both laughed at the same place,” said {H}, “and that’s when you know.”'
      ]
    },
    {
      id: 'what-then',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And then?” asked {A}. “How does it go on?” {H} opened {H}’s mouth, and shut it again. All evening long it had only been about getting it across.',
        '“It goes on tomorrow,” said {H}. “First it had to arrive.” {A} nodded. “It’s a good place to stop,” said {A}. “I can see it all from here.”'
      ]
    },
    {
      id: 'back-they-go',
      A: 'partner',
      paragraphs: [
        '“And what happens to {heard.the} now?” asked {A}. “That’s another story,” said {H}. “We’ll have it some night when I whisper too fast.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up close, because a whisper needs a row of ears.',
      '{names} shivered, because some of it had got in sideways.',
      { text: '{names} cupped a hand to one ear, and caught the tickle.', needs: ['hands'] },
      { text: '{names} shut the window, or half of it might have got out.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on part of it, by mistake.',
      '{names} edged along the rug, until everything fitted.',
      { text: '{names} passed on another version, and that one had a goat in it.', needs: ['hands'] },
      { text: '{names} brushed the rug smooth, since company had come.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in slowly, and guessed nothing at all.',
      '{names} nodded after each bit, and once before it.',
      { text: '{names} held out a cushion, for the last few words to land on.', needs: ['hands'] },
      { text: '{names} pulled on two socks, and it took exactly as long.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried back what did not belong to the story, each thing to its own place.',
    'When {H} was washed and lay in bed, somebody bent down for one last whisper. It came slowly, bit by bit. “{said}.” And every word of it arrived.'
  ],
  last: [
    'The whisper was home, with every crumb of it, and stayed with {H}, who slept.',
    'After that the ears shut too, as far as they would go. {H} was asleep.'
  ]
})
