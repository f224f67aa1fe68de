import { wishPlot } from '../wish-plot.ts'

export const whisper = wishPlot({
  id: 'wish-any-whisper',
  tellsAny: 'said',
  moods: ['first', 'late', 'waiting', 'proud', 'change', 'learning', 'lost'],
  about: 'The hero sends the wish round the room as a whisper; what is misheard is fetched and given the part, until hands show what ears got wrong, and the wrong thing plays it after all.',
  titles: ['What the Whisper Brought Back', 'Pass It On', 'Quite a Different Story', '{H} Says It in One Ear', 'I Never Said That'],
  want: [
    {
      id: 'send',
      A: 'partner',
      paragraphs: [
        '{H} knew what the story had to be about. But it had to go round as a whisper first, and come home whole.',
        '{H} put both hands round {A}’s ear. “{said},” whispered {H}. It tickled so much that {A} pulled up one shoulder. “Got it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'first-round',
      A: 'partner',
      paragraphs: [
        '{A} went off, and came back with {heard.thing}. “What’s that for?” asked {H}.',
        '“It’s what you whispered,” said {A}. “{heard}.” “I never said {heard.word}!” said {H}. “I said {meant}!” “Well, it was {heard.word} when it got here,” said {A}.'
      ]
    },
    {
      id: 'fetched',
      A: 'same',
      paragraphs: [
        '{H} put {heard.the} on the rug. “Then you’re {meant},” said {H}, for nobody else had come.',
        {
          joins: true,
          both: [
            'To start things off, {H} {seen.move}, just as {seen} would. Then it was the turn of {heard.the}.',
            '“Begin,” said {H}, and they both stood well back. They gave {heard.the} a whole minute.'
          ]
        },
        { joins: true, both: ['“All I can see is {heard.word},” said {A}. “So can I,” said {H}. “You wait all day for {meant}, and then it’s bedtime and you get {heard.word}!”'] }
      ]
    },
    {
      id: 'acted',
      A: 'same',
      spare: 0.3,
      paragraphs: [
        '“You be {seen},” said {A}, “and I’ll be {heard.the}.” {A} stood on the rug with both arms down, and waited. “What are you doing now?” asked {H}. “Nothing,” said {A}. “I’m being {heard.word}. That’s all there is to it.”',
        'So {H} had to be {seen} for both of them. It is hard work on a small rug, and {A} was always in the way. “That’s just how it feels,” said {H}, “to have {heard.word} in it.”'
      ]
    },
    {
      id: 'what-it-is',
      A: 'same',
      spare: 0.4,
      paragraphs: [
        '“Do you even know about {seen}?” asked {H}. “Of course I do,” said {A}. “{seen.guess}.” “Wrong!” said {H}. That explained a good deal.',
        'They built one, so that {A} could see, and took {seen.stand}. {A} looked at it from the front, and then lay down and looked from below. “And what does it want with {heard.word}?” asked {A}. “That’s what I’ve been saying!” said {H}.'
      ]
    },
    {
      id: 'only-the-sound',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Let’s try something short,” said {H}, and whispered again. “{seen.sound},” said {A} at once. “And what’s that?” “{seen}, of course,” said {A}. “You can’t hear that wrong.”',
        '{A} whispered it to {heard.the} as well, from very close. Then {A} held an ear there. “Still {heard.word},” said {A}. “But thinking about it.”'
      ]
    },
    {
      id: 'a-lesson',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} gave {heard.the} a lesson. “Watch, this is {meant},” said {H}, and did it with everything there was, right down to the toes. “Now you.”',
        'They turned their backs, because some people can’t do it when they’re watched. Then they looked again, both at once. “A little to the left, I thought,” said {A}. “That’s where you kicked the rug,” said {H}.'
      ]
    },
    {
      id: 'laid-out',
      A: 'same',
      spare: 1.2,
      paragraphs: [
        '{H} laid the whole story out on the rug. A cushion was the beginning, and a slipper was the end. “In the middle comes {meant},” said {H}, but there was no room, because of {heard.the}.',
        '{A} went along it on foot, from the cushion to the slipper. “I’m in the beginning,” said {A}. “Now it’s getting good. Oh.” It was the same the other way round. Whichever end {A} came from, it stopped at {heard.word}.'
      ]
    },
    {
      id: 'elder-ear',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '{S} had one good ear and one for show, and lent {A} the good one. “I see,” said {S}. “{heard.word}.” {A} groaned. “Ah,” said {S}. “Then that was the one for show.”',
        '{S} held {heard.the} up in front of the lamp instead, and there was a shadow on the wall. {S} turned it slowly, and it went wide, and thin, and wide again. “Stop!” said {A}. “That was nearly {meant}!” “Which bit?” asked {S}. “The bit you’ve just gone past,” said {A}.'
      ]
    },
    {
      id: 'another-ear',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted a turn, and was whispered to. “Now I’ll be it,” said {S}, “and you say when I go wrong.” {S} got up on the rug beside {heard.the}, and was all of it that had got through. There was a good deal of arm in it, and some blowing.',
        '“There’s no wind in mine,” said {A}. “There is when you whisper,” said {S}. “Then I did this.” {S} bent both knees, and looked at {A} with hope. “{meant}?” asked {A}. “No,” said {S}, “that was the pause before.”'
      ]
    },
    {
      id: 'pet-ear',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had to be asked as well, to be fair. “Show me {meant},” said {H}, and pointed at the rug. {A} looked at {heard.the}, and looked at {H}, and stayed just where {A} was.',
        '“There!” said {H}. “{A} won’t go near. {A} knows that it isn’t.” So {H} put the question the other way round, and pointed at the ceiling. {A} stayed there for that one too. “Not up there either,” said {H}. “{A}’s very good at this.”'
      ]
    },
    {
      id: 'small-ear',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I can be it,” said {S}, and crept under the blanket. Now there was a lump on the rug, next to {heard.the}. “Which part of it are you?” asked {A}. “All of it,” said the lump.',
        '“Even {meant}?” asked {A}. The lump thought. Something came up on the left, rather pointed, and went down again. “That was it,” said the lump. “It was a knee,” said {A}. “It was both,” said {S}.'
      ]
    },
    {
      id: 'louder',
      A: 'partner',
      paragraphs: [
        '{H} whispered it again, twice as fast, so that nothing could fall out. {A} nodded to the end, and came back with {heard.thing.2}.',
        '“Now it’s even worse!” said {H}, and put {heard.the.2} beside {heard.the}. “Any more of this, and there’ll be nothing left of mine.”'
      ]
    },
    {
      id: 'second-thing',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They looked for a part for {heard.the.2}. There was only one left over, and that was the evening. So {A} carried {heard.the.2} in from one side, very slowly, and it got dark.',
        '“Too soon,” said {H}. “Nothing’s happened yet.” It had to get light again, which was harder, for {A} had to do it backwards. After that the evening waited behind a chair, where it could be seen quite well.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They practised on short words. “Spoon,” whispered {H}. “Moon,” said {A}, and they both looked out of the window. “Where?” asked {H}.',
        '“Now only the hard one,” said {H}. “{meant}.” “{heard.word},” said {A}. “You didn’t even wait until I’d finished!” said {H}. “I could see it coming,” said {A}, and nodded at the rug.'
      ]
    },
    {
      id: 'in-the-kitchen',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} went to look in the kitchen, in case there was a real one. The drawers went, one after another. “Does it rattle?” called {A}. “You’ll know when you see it!” called {H}.',
        '{A} came back with the colander. “This was all there was,” said {A}, and laid it on top of {heard.the}. They both took three steps back. “Is that more like it?” asked {A}. {H} shut one eye. “From behind,” said {H}.'
      ]
    },
    {
      id: 'half-a-slipper',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I can tell you how big,” said {H}, and held out both hands. “{meant} goes from here to here.” {A} measured it with a slipper, and then measured {heard.the}. “There’s half a slipper in it,” said {A}.',
        '“Too much or too little?” asked {H}. {A} had not kept that in mind. By then {H} had scratched one ear, and nobody knew where the other end had been.'
      ]
    },
    {
      id: 'tin',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In the old days they used a tube,” said {A}. There was one inside the kitchen paper, once they had rolled all the paper off. {H} whispered in at one end, and {A} listened at the other.',
        '“Now there’s an echo in it,” said {A}. “Three times {heard.word}.” “Then {meant} got stuck on the way,” said {H}, and looked down the tube. There was only {A} in it, quite small, looking back.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Leave out the noise,” said {A}. “Show me what your mouth does.” {H} said it with no voice at all. {H}’s lips went wide, and then round, and once the tongue came out a little.',
        '{A} thought hard about all three. “You’re a fish,” said {A}. “I’m not!” said {H}. “There isn’t one in it!” “That’s all I could see,” said {A}. “A fish, asking for {heard.word}.”'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“You try being the ear,” said {A}. {A} whispered it, with {meant} and all, and {H} listened. It was hot in there, it tickled, and the words came one on top of the other.',
        '{H} took a long time to say it. “I got {heard.word},” said {H}. “There!” said {A}. They both looked down at the rug. “It must be very loud,” said {A}, “for something that just lies there.”'
      ]
    },
    {
      id: 'both-hands',
      A: 'partner',
      paragraphs: [
        '{A}’s ears had got hot, and {A} put a hand over each. But {H} couldn’t stop. {H} did it in the air, without a word. There was what came first, and who was in it, and how it stopped.',
        {
          joins: true,
          both: [
            'Two fingers drew {seen.part}, rather large, and then once more from the back.',
            'Over {heard.the} {H} did the real thing, as large as life, and again from the side.'
          ]
        },
        { joins: true, both: ['“Oh!” said {A}. “That’s what it is!” “I’ve said so twice!” said {H}. “Not to my eyes,” said {A}.'] }
      ]
    }
  ],
  turn: [
    {
      id: 'slowly',
      A: 'partner',
      paragraphs: [
        '{H} whispered a bit, and showed that bit, and waited until {A} nodded. Where {heard.word} had got in before, {H} showed it twice.',
        '{A} stood up for it. “{said},” said {A}, out loud, and every word of it was there. “That’s exactly how I sent it!” said {H}.'
      ]
    },
    {
      id: 'the-part',
      A: 'partner',
      paragraphs: [
        '“Shall I put {heard.the} back?” asked {A}. “No,” said {H}. “Once you know, you can see it.” So {heard.the} kept the part, and {heard.the.2} did all the rest.',
        {
          joins: true,
          both: [
            '“Once there was {seen.a},” said {H}, and pushed. And {seen} {seen.does}.',
            'Nobody whispered now. {H} told it and pushed from behind, and {A} did the far-away bits.'
          ]
        },
        { joins: true, both: ['“And it’s only {heard.word},” whispered {A} at the end. “Ssh,” said {H}, and put a hand over {heard.the}, about where an ear would be.'] }
      ]
    },
    {
      id: 'what-it-wanted',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What was it all for?” asked {A}. “{seen} only wanted {seen.wants},” said {H}. {A} got some at once, out of thin air, and set it down on the rug. It took both arms.',
        '“You’ve put it on top of {heard.the.2},” said {H}. {A} said sorry to {heard.the.2}, and moved it along. After that they all left a little for each other.'
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
      id: 'from-the-door',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} wanted to see it done with hands alone, and watched to the last finger. “Very good,” said {S}. “But where’s my part?”',
        'There was still the place behind {heard.the}, for anybody who could be a dark hill. {S} lay down for it, and pulled the blanket up. Against a hill {heard.the} looked really like something.'
      ]
    },
    {
      id: 'the-thumb',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wanted to learn it by hand as well. {A}’s fingers knew the beginning, and went on by themselves, and got muddled where it was best. “That’s {heard.word} again,” said {H}. “You’ve got the thumb in the wrong place.”',
        '{H} took the thumb and put it right. “And now it’s {meant},” said {H}. After that {A} held the hand very still, so as to keep it.'
      ]
    },
    {
      id: 'what-then',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And tomorrow?” asked {A}. “Tomorrow it goes on,” said {H}. “Today it only had to get here.” {A} held out both hands, with the palms up. “I’ll keep these free,” said {A}.'
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
      '{names} leaned in, slowly, to see better.',
      '{names} looked from one hand to the other, and missed nothing.',
      { text: '{names} clapped without any noise, so as not to shake a word loose.', needs: ['hands'] },
      { text: '{names} counted the words on every finger, and none was missing.', needs: ['hands'] }
    ]
  },
  bed: [
    'They tidied the rug, and {heard.the} went back to being {heard.word}.',
    'When {H} was washed and in bed, somebody at the door didn’t whisper at all. There were only two hands, and they told it slowly, from the beginning. {H} heard every word.'
  ],
  last: [
    'With the whisper {seen} had come home too, and {H} was asleep.',
    'The whisper was home, with every word of it, and {H} was asleep.'
  ]
})
