import { wishPlot } from '../wish-plot.ts'

export const nobodyIn = wishPlot({
  id: 'wish-pair-nobody-in',
  tellsAny: 'pair',
  pairOf: [['creature'], ['creature']],
  about: 'Two who have only ever written to each other each set out to surprise the other at home, so that nobody is in, and they pass each other at the post box without knowing.',
  titles: ['Nobody In', 'Past the Post Box', '{H} Doesn’t Say a Word', 'Come When I’m In', 'Half a Day at Yours'],
  company: ['door', 'post box', 'letter', 'surprise', 'word'],
  want: [
    {
      id: 'two-at-the-door',
      A: 'partner',
      paragraphs: [
        'At nine {seen.a} was at the door. “I’m off to surprise {beside},” whispered {seen}. “We’ve only ever had letters. Don’t say a word!” {H} promised. “Past the post box,” said {A}, “and then {beside.where}.”',
        'At five past nine {beside.a} was at the door. “I’m off to surprise {seen},” whispered {beside}. “Don’t say a word!” {H} promised that too. “Past the post box,” said {A} slowly, “and then {seen.where}.” {H} so wanted to see a surprise. But somebody has to be in for it.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-is-like',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        'At half past nine {seen} was back for a moment. “How shall I know {beside}?” asked {seen}. “We’ve only had letters. But I’ve worked it out. {beside.guess}.” {A} had a long cough. {H} had promised, and looked at the ceiling.',
        '{seen} had hardly gone when {beside} looked in. “About {seen},” said {beside}. “I read between the lines, you know. {seen.guess}.” “Who told you that?” asked {A}. “Nobody,” said {beside}. “It’s in between the lines.”'
      ]
    },
    {
      id: 'dear-many',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '{seen} had left the letters with {H}, so that they kept dry. {A} untied the string. “‘Dear {seen.many},’” read {A}. “‘How many are you? I didn’t like to ask.’” “It’s only the one,” said {H}.',
        'The answer had come with the next post. “‘Dear {beside.many}, we are well,’” read {A}. “‘And how are all of you?’” They had been saying “we” to each other since the spring. Neither had liked to be the only one.'
      ]
    },
    {
      id: 'signed',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        'All the letters to {seen} ended in the same way. “{beside.sound},” it said at the bottom. “Is that its name?” asked {A}. {H} read it aloud, in a letter voice. “{beside.sound}.” It sounded as if somebody meant it.',
        'Only once had {seen} copied it, out of politeness, and got it wrong. The next letter had come the very same day. It was a whole page long, and it had only one word in it.'
      ]
    },
    {
      id: 'somebody-in',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“We could put somebody there,” said {A}, “so that there’s somebody in.” {A} looked about the house. The best that {A} could find was {beside.stand}. “From far off,” said {A}, “nobody could tell.”',
        '{H} went to the far end of the hall, and looked. It looked just like {beside.stand}. {A} turned it round. Now it was the same from behind. “And if you shut one eye?” asked {A}. {H} shut one eye, and then the other. “With both shut it’s quite good,” said {H}.'
      ]
    },
    {
      id: 'like-this',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“What do you think {seen} is doing there now?” asked {A}. “What they all do there,” said {H}. “Like this.” And {H} {beside.move}. {A} thought that {seen} would do it better, and showed how much better.',
        'They did it for some time, and it was warm work. “If I came in now,” said {A}, “I’d think that you lived there.” {H} was pleased. Then the bell rang, and they both ran. It was a parcel for next door.'
      ]
    },
    {
      id: 'what-one-should-know',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '{A} looked it up in the big book, in case {beside} should ask. “{seen.fact},” read {A}. {H} thought about it. In a letter you would never guess that. “Shall we tell {beside}?” asked {A}.',
        '“That would be a word,” said {H}, “and we’ve promised.” So they only told each other. {A} said it into {H}’s left ear, and {H} said it back. After that it was quite hard to keep in.'
      ]
    },
    {
      id: 'into-the-jug',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were two secrets in {H}, and they pushed. They sat right behind the teeth. “Say it into something,” said {A}, and held out the big jug. {H} put a mouth to it. “They’re both out!” said {H}, very fast.',
        '“Out, out, out,” said the jug. {A} quickly laid a plate on top, and the bread board on the plate. They listened for a while, and nothing came. All that day nobody was allowed to pour.'
      ]
    },
    {
      id: 'being-surprised',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What does it look like when somebody’s surprised?” asked {H}. {A} showed it. Both eyebrows went up, and stayed there. “That’s when you’ve left the tap on,” said {H}. So {A} tried it with the mouth.',
        '{H} went out and came in again, to see if it was better. It was, by a little. The fourth time {H} did not come in, but stood behind {A}, and said boo. “That’s it!” said {H}. “Now keep it like that.”'
      ]
    },
    {
      id: 'nobody-in',
      A: 'partner',
      paragraphs: [
        'At twelve {seen} was back. “Nobody was in,” said {seen}, “so I did as they do there. In its last letter {beside} {beside.does}. I did that all morning.” “Go home, quick!” said {H}. That gave nothing away, and {beside} had to be there by now.'
      ]
    },
    {
      id: 'only-somebody',
      A: 'partner',
      paragraphs: [
        'But at five past twelve {beside} was at the door. “Nobody was in,” said {beside}, “and on the way there was only somebody in a hurry. I saw {seen.part}, and then we were past.” When {beside} had gone too, {A} sat down. “They meet every time!” said {A}. “They just don’t know it. You can’t see {seen.part} in a letter.”'
      ]
    },
    {
      id: 'called-at-ten',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At two {beside} looked in again, and was rather worried. “Next door to {seen} they took me for {seen} with a cold,” said {beside}. “And they say that I called ‘Surprise!’ at my own door. That was at ten. I don’t remember it at all.”',
        '{H} held a hand over {H}’s mouth. “Were you surprised?” asked {A}. “I wasn’t there,” said {beside}. “That’s what worries me.” {beside} thought it best to go home, and to keep an eye on things.'
      ]
    },
    {
      id: 'spoon-and-fork',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} laid it out on the table with a spoon and a fork. The salt was the post box. “If they both go,” said {A}, “there’s nobody in.” The spoon went past the salt, and so did the fork. “If they both stay in, then nobody comes.” They looked at that for a while.',
        '“One has to stay and one has to go,” said {H}. “Yes,” said {A}. “But which?” The spoon said that it would be no trouble to go. The fork said the same. They were both very well brought up.'
      ]
    },
    {
      id: 'things-to-say',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At three {seen} looked in. “What does a guest say?” asked {seen}. “You say, what a lovely place,” said {A}. “And then, oh, you shouldn’t have. And at the end, is that the time?” {seen} said it over till it went well.',
        '“What a lovely place,” said {seen} at the door. “Oh, you shouldn’t have. Is that the time?” And {seen} was gone. “That was a short visit,” said {H}. “It’ll be longer,” said {A}, “when there’s somebody to say the other half.”'
      ]
    },
    {
      id: 'second-post',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At four a letter lay on the mat. “Dear {H},” it said. “I’m at home, and waiting, and I don’t know what for. Was it something big?” Under it lay another. “Dear {H},” it said. “I’m at home. There’s nothing here but me.”',
        'They were from the two of them, and both had the same stamp. {H} wrote two answers. “Dear you,” wrote {H}, “keep waiting.” {A} read them through, and there was not a word in them about anybody.'
      ]
    },
    {
      id: 'good-morning',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Let me see how they do it,” said {A}. So {A} went along the hall from one end, and {H} from the other. By the coats they met. “Good morning,” said {A}, and stepped left. “Good morning,” said {H}, and stepped the same way. They bumped.',
        'They tried it once more, in more of a hurry. This time it went well, and they were past. “What did you see of me?” asked {A}. {H} thought about it. “A sleeve,” said {H}. It is surprising how little you get to see.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been by the door since nine. In came {seen}, and out went {seen}. In came {beside}, and out went {beside}. {A} looked after each of them, and then at {H}.',
        '“You’ve seen it too,” whispered {H}. “But you mustn’t say anything.” {A} said nothing. {A} had never been so good at a game before.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My cousin once went to surprise her friend,” said {S}. “It was four hours on the train. And on the other line the friend sat in the other train.” “Did they wave?” asked {A}.',
        '“They did,” said {S}. “Each thought that it was somebody friendly. Then they both sat on the wrong steps with a cake. They each ate their own, and it was out of the same book.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to know the secret as well. “It’s two,” said {A}, “and I can’t say either.” “Then I’ll guess,” said {S}. “Is it a cake? Is it a horse? Is it under my bed?” It was none of those.',
        '“I’ve got one too,” said {S}, “and I’m not telling.” They sat on the step beside each other and told each other nothing. {S} was the first who couldn’t bear it. “It’s a button,” said {S}. “I’ve got it in my sock.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was one to whom {H} could say it. {H} bent down to {A}, quite close. “They’re both out,” whispered {H}, “and each is at the other’s.” {A} took hold of {H}’s nose and listened.',
        'Then {A} laughed. {A} laughed so loudly that somebody called from the kitchen and asked what was so funny. “Nothing,” called {H}. {A} would not say either.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours you ring up first,” said {A}. “You say, are you in? Then they say, no, we’re just going out. So you stay at home, and everybody’s pleased.” {H} thought that a very quiet way to visit.',
        '“I didn’t ring up,” said {A} after a while. “No,” said {H}. “But I was in.” They were both glad about it, and shook hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'you-have-the-middle-wrong',
      A: 'partner',
      paragraphs: [
        'At six they were both at the door at once, and looked politely past each other. {H} had promised to say nothing. But nobody had said that you mustn’t ask. “What did you do all morning?” {H} asked {seen}. “Please show us.”',
        '{seen} showed it, as well as it went. “You’ve got the middle wrong,” said {beside}. “Look.” And {beside} {beside.does}. It was just as in the letter. {seen} looked, and saw {beside.part}. “By the post box!” whispered {seen}. “That was you!”'
      ]
    },
    {
      id: 'once-round',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They looked at each other all over, the front first, and then the rest. “You’re not at all like your letters,” said {beside}. “In your letters you’re blue.” “That’s the ink,” said {seen}.',
        '“And do you always say ‘yours truly’?” asked {seen}. “Only at the end,” said {beside}. It had been the nicest bit. So {beside} said it now, and it was even better with somebody behind it.'
      ]
    },
    {
      id: 'when-i-am-in',
      A: 'partner',
      paragraphs: [
        '“Then you’re {seen}!” said {beside}. And {seen} {seen.does}. “Surprise!” said {H} at last, as loud as anything. “You’ve got a lovely place,” said {beside}. “You should come when I’m in,” said {seen}.',
        'Before they left, {seen} came close to {H}. “Tomorrow I’m off to surprise {beside},” whispered {seen}. “Don’t say a word!” On the other side {beside} was waiting to whisper too.'
      ]
    },
    {
      id: 'the-other-half',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“They’ll do it again tomorrow,” said {A} at the door. “Yes,” said {H}. “But now they’ll stop at the post box, for a chat.” It was a good place for that. It had a roof, of a kind, and the post was collected at five.',
        '“And who’ll be in?” asked {A}. {H} thought about it. Nobody would be in, on either side. It did not seem to matter so much any more.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the one door to the other, and kept quiet as well.',
      '{names} listened to it all from the mat, and told nobody.',
      { text: '{names} waved to the one who went, and then to the one who came.', needs: ['hands'] },
      { text: '{names} pressed both lips shut with two fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} went as far as the mat and back, each time that somebody came.',
      '{names} lay down right across the doorway, so as to miss nobody.',
      { text: '{names} held the door open, since it was hardly worth shutting.', needs: ['hands'] },
      { text: '{names} wrote down who was out, and ran out of paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked on, and got the middle wrong too.',
      '{names} came out from behind the coats, surprised enough for three.',
      { text: '{names} clapped, because somebody was in at last.', needs: ['hands'] },
      { text: '{names} threw both hands up at the word, and knocked a coat down.', needs: ['hands'] }
    ]
  },
  bed: [
    'As far as the post box the two went together. There they said good night, and each went home.',
    '{H} washed, and brushed carefully round the two secrets. Then {H} lay down, with one on each side.'
  ],
  last: [
    'Past the post box, both ways, somebody was in at last, and here {H} was asleep.',
    'Nobody said a word any more, and {H} was in bed, and asleep.'
  ]
})
