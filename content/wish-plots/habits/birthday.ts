import { wishPlot } from '../wish-plot.ts'

export const whoeverBirthday = wishPlot({
  id: 'wish-whoever-birthday',
  visits: 'anything',
  whoever: [
    'has a secret birthday',
    'has a birthday and nobody knows it',
    'has a birthday and nobody knows',
    'has a birthday but nobody knows',
    'has its birthday and nobody knows',
    'has a birthday and no one knows',
    'has a birthday but no one knows',
    'has a birthday nobody knows about',
    'has a birthday that nobody knows about',
    'has a birthday today',
    'wants a birthday party',
    'wants a birthday',
    'wants a birthday cake',
    'wants to have a birthday party',
    'wants a surprise party',
    'wants a party',
    'would like a birthday party',
    'never had a birthday party',
    'has never had a birthday party',
    'never had a party',
    'never had a birthday cake',
    'never gets a birthday party',
    'never gets a birthday cake',
    'has a birthday and no cake',
    'has never had a birthday',
    'is turning five today',
    'wants a party hat and cake',
    'wants someone to sing happy birthday',
    'whose birthday everyone forgot',
    'wishes for a birthday party',
    'doesn’t know when its birthday is',
    'has a birthday but tells nobody',
    'is waiting for its birthday',
    'whose birthday nobody remembers'],
  except: ['doesn’t want a party', 'doesn’t want a birthday party', 'doesn’t want a birthday', 'dance party', 'party hat', 'party dress', 'halloween', 'christmas', 'tea party', 'nobody comes', 'nobody came', 'no one came', 'hates birthdays', 'go to a party', 'go to the party', 'go to a birthday party', 'come to the party', 'come to a party'],
  company: ['calendar', 'blower', 'pencil', 'radiator', 'box'],
  about: 'The hero has found a party blower and wants a reason to blow it; whoever helps to look for one has had it along the whole time, and has never been asked.',
  titles: ['A Reason to Toot', 'An Empty Box', 'Nearly Over', '{visitor} Knows Where the Streamers Go', 'A Pencil on a String'],
  want: [
    {
      id: 'the-blower',
      A: 'partner',
      paragraphs: [
        'Behind the radiator {H} had found a party blower, and wanted to blow it. “You’ve got to have a reason,” said {A}. “Without one it’s just a noise.” They looked at the calendar, where a pencil hung on a string. In the box for today there was nothing.',
        'Somebody else was looking at that box too. It was {visitor.first}. “Don’t mind me,” said {visitor}. “I was only passing. On a day like this.” “What sort of day is it?” asked {H}. “Oh,” said {visitor}, “just a day.”'
      ]
    }
  ],
  way: [
    {
      id: 'made-up',
      A: 'partner',
      paragraphs: [
        '“Then we’ll make a reason up,” said {A}, who was quite sure. “Today is the Day of the Spoon.” They cheered for the spoon, and {H} blew. Pfff. The blower came out by half, and hung down. They tried the Day of the Tap. Pfff. “It can tell,” said {H}.',
        'Meanwhile {visitor} had put up streamers, from the lamp to the door, in two bows. “You’re good at that,” said {A}. “I’ve thought about it a good deal,” said {visitor}.'
      ]
    },
    {
      id: 'hints',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I feel quite old all of a sudden,” said {visitor}. “Since about this morning.” “It’s the weather,” said {A}. {visitor} looked out of the window, and tried again. “It’s funny about numbers,” said {visitor}. “You have one for a whole year. And then you’ve got another.”',
        '“You mean, like a bus?” asked {H}. “Something like a bus,” said {visitor}. They talked about buses for quite a while. {visitor} knew a lot about the one that comes only once a year.'
      ]
    },
    {
      id: 'spoon-guests',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The spoon was given a paper hat, for it was still its day. It lay at the top of the table. “Speech!” called {A}. The spoon said nothing. {visitor} cheered longest of all, and passed it the best napkin. “It must be nice,” said {visitor}, “all that, and it didn’t even have to ask.”',
        '“What does a spoon want?” asked {H}. “To be held on to a bit,” said {visitor}, “and after that a song. It’s only what I’d want if I was a spoon.”'
      ]
    },
    {
      id: 'balloon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{visitor} happened to have a balloon along. {A} blew it up, and it was one with writing on. While it was small you couldn’t read it. “Hap,” read {A}, with round cheeks, and had to rest. It got away, of course. It went twice round the lamp, and said all that it had to say, very rudely.',
        'They found it behind the sofa, quite limp. “What did it say on it?” asked {A}. “Hap,” said {H}. “It goes on after that,” said {visitor}.'
      ]
    },
    {
      id: 'cake-size',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How big ought a slice to be?” asked {A}, in case there was ever a cake. {visitor} showed it at once, in the air, with both edges. It was neither greedy nor small. “And with a cherry?” “On the left,” said {visitor}. “You look at it first. You eat it last.”',
        '“Who gets that slice?” asked {H}. “It depends on the day,” said {visitor}. {A} took it out of the air and put it on a plate. Nobody took it. It stood there until the evening, in front of {visitor}.'
      ]
    },
    {
      id: 'the-song',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They sang for the Day of the Tap, since the tap had not had a song. But the words would not fit. “Happy tap-day to you,” sang {A}. “That’s from something else,” said {H}. {visitor} had joined in, at the back, and so softly that it was more like breathing.',
        'At the place where the name comes {visitor} stopped. “Dear…” sang {A}. The tap dripped. “You could put in any name there,” said {visitor}, “if you happened to have one.”'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“If it was a real day,” asked {A}, “what would you want on it?” “{caller.wants},” said {visitor}, much too fast. “Or nothing. It needn’t be big. It might be tied up with something, so that you don’t see what it is.”',
        '{H} wrapped a walnut in a newspaper, to try it out, and put a bow on. {visitor} held it for a long time. “I shan’t open it,” said {visitor}. “It isn’t for me.” But {visitor} did shake it.'
      ]
    },
    {
      id: 'party-games',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'For the Day of the Spoon there had to be something to watch. “Does anybody do anything?” asked {A}. {visitor} {caller.does}, right under the streamers, with a bow at the end. They had seldom seen it done like that. “I’ve practised that for a day like,” said {visitor}, “like this spoon’s.”',
        'Then they all played it, one after another. {A} {caller.move}, and whoever laughed was out. The spoon won. It always kept a straight face.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'By the door were the marks of how tall everybody was. “I was measured there on my birthday,” said {H}. {visitor} backed up to the door and stood very straight, with {caller.part} as well. “If you’ve got the pencil in your hand,” said {visitor}.',
        '{A} made a mark. “What shall I write beside it?” asked {A}. “Today,” said {visitor}. {A} wrote “today”. You could see that there was room for a bit more.'
      ]
    },
    {
      id: 'others-day',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} looked up at the streamers, and got a fright. “What have I forgotten?” asked {A}. “Is it mine?” “It’s the spoon’s,” said {H}. {A} had to sit down. “I did forget my own once,” said {A}. “I found out from the dentist.”',
        '{visitor} brought {A} a glass of water. “So it can happen to anybody,” said {visitor}, “that somebody doesn’t know.” “You can’t see it on people,” said {A}.'
      ]
    },
    {
      id: 'reasons-list',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They wrote down some more reasons. It was not raining. It had been the last of the old soap. A tooth of {A}’s had stopped hurting. {H} blew a little at each of them. At the soap it came out by a thumb’s length.',
        '“You’re warmer,” said {visitor}, without meaning to. “What do you mean, warmer?” asked {A}. {visitor} straightened a streamer that was straight. “I mean in general,” said {visitor}. “It’s a mild evening.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’d a friend at school who never said when hers was,” said {S}. “We thought that she hadn’t got one.” “Everybody’s got one,” said {A}. “She was waiting for us to find out,” said {S}, “and we were waiting for her to say. We waited for six years, on the same bench.”',
        '“And then?” asked {visitor}, who had stopped with one streamer in the air. “It was the same day as mine,” said {S}. “We’d shared my cake every time, and she’d never said a word.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a birthday every few minutes. “Now it’s mine again,” said {S}, and got the hat. “You had one just now,” said {A}. “That was when I was four,” said {S}. {visitor} looked on. {S} said it quite loudly, and they sang, and that was that.',
        '“And don’t you mind asking?” said {visitor}. “I don’t ask,” said {S}. “I tell them.” {S} was nine by now, and blew out a lamp that was off.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Nobody knew quite when {A} had been born. They had taken a day, and written it down, and {A} got a sausage on it. “Doesn’t {A} mind if it’s the right one?” asked {visitor}. “{A} thinks that it’s every day,” said {H}, “and that we keep forgetting.”',
        '{visitor} sat down beside {A}. “I know,” said {visitor}. {A} put a chin on {visitor}, and they both looked at the calendar.'
      ]
    },
    {
      id: 'the-pencil',
      A: 'partner',
      paragraphs: [
        '{A} leafed through the calendar. There was a ring round {H}’s birthday, and even the baker had a ring. “We don’t know those by ourselves,” said {A}. “Somebody says it, and we write it in.” {A} turned round, with the pencil in the air. “When’s yours?”',
        '{visitor} looked at the floor, and up at the streamers. “It’s nearly over,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'toot',
      A: 'partner',
      paragraphs: [
        '“Today?” cried {H}. “Why didn’t you say?” “I thought it had to be known,” said {visitor}. {H} held up the blower. “Say it now,” said {H}. {visitor} took heart. “It’s my birthday,” said {visitor}, into one corner.',
        'TOOOT! The blower shot out as far as it went. {visitor} jumped. “It’s my birthday,” said {visitor}, louder. TOOOT! The third time they heard it next door.'
      ]
    },
    {
      id: 'sing',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now they knew what to put in the song. {A} began too high, as always, and had to come down on the second line. When they came to the name, everybody looked at {visitor}. It really was quite hard to know where to look back. {visitor} took the lamp.',
        '“They never tell you what to do in the meantime,” said {visitor} after it. “You just stand there,” said {H}. “It’s the only song you don’t have to help with.” {visitor} asked if there was another verse.'
      ]
    },
    {
      id: 'how-old',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And how old are you?” asked {A}. {visitor} said it, and then listened to how it sounded. It was a new one, after all. They tried it out on everything. {H} knocked that many times on the table. {A} found that many buttons.',
        '“It’s more than I’d thought,” said {visitor}. “It looks less when you’re inside.” The buttons were laid in a ring on the table. One was put in the middle, to grow on.'
      ]
    },
    {
      id: 'all-ready',
      A: 'partner',
      paragraphs: [
        '“But we haven’t got anything ready,” said {A}. They looked round. The streamers were up. {H} took the end of the loaf, and put honey on it, and a cherry on the left.',
        'Then {A} gave {visitor} the pencil. {visitor} drew a ring round today, three times, so that it shone. “And what shall I put in it?” asked {visitor}. “Reason,” said {H}, and tooted.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the radiator too, and there was only a sock.',
      '{names} sniffed at the day, and it smelled like any other.',
      { text: '{names} dusted the blower, which had been there for some time.', needs: ['hands'] },
      { text: '{names} leafed through the calendar from the back, and found no reason there either.', needs: ['hands'] }
    ],
    way: [
      '{names} cheered for the spoon as well, from underneath.',
      '{names} got tangled in a streamer, and stayed like that.',
      { text: '{names} handed up the streamers, one by one.', needs: ['hands'] },
      { text: '{names} put a chair just so, and {visitor} moved it a little.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at every toot, and came back for the next.',
      '{names} sat down close to the birthday.',
      { text: '{names} wrapped up the spoon, since there had to be a present.', needs: ['hands'] },
      { text: '{names} wrote it on the back of one hand, so as to know it next year.', needs: ['hands'] }
    ]
  },
  bed: [
    'The streamers stayed up, for it was still today.',
    'They washed, and {H} lay down. Outside in the dark somebody said “It’s my birthday” once more, quite quietly, and without being asked.'
  ],
  last: [
    'The blower had rolled itself up to the very end, and so had {H}, who was asleep.',
    'There was nothing in the box for tomorrow, nothing at all, and {H} was asleep.'
  ]
})
