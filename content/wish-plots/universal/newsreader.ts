import { wishPlot } from '../wish-plot.ts'

export const newsreader = wishPlot({
  id: 'wish-any-newsreader',
  tellsAny: 'news',
  about: 'The hero reads the news and has only one sentence of it, until the reporter thinks of asking the newsreader.',
  titles: ['Here Is the News', 'Nobody Asks the News', '{H} Reads the News', 'Five Shoes in the Hall', 'Dark, with Blankets Later'],
  company: ['reporter', 'spoon', 'clock'],
  want: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        '{H} sat down behind the table with a very straight back. “Good evening,” said {H}. “Here is the news. {news}.” Then {H} looked straight ahead and waited.',
        '“And?” asked {A}, who was the people at home. “That was it,” said {H}. {A} looked at the clock. “The real news goes on for half an hour.” {H} wanted it to be the real news.'
      ]
    },
    {
      id: 'below-the-table',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'First {H} put on a jacket, because they all have one. It came down to {H}’s knees. “And what do they wear below the table?” asked {A}. Nobody knew. In all those years, nobody had ever seen it.',
        '{A} bent down and looked. There were two bare feet, and one stood on the other. “I shan’t tell the people at home,” said {A}. “You are the people at home,” said {H}, and pulled the feet in.'
      ]
    }
  ],
  way: [
    {
      id: 'reporter',
      A: 'partner',
      paragraphs: [
        '“We’re going over to our reporter,” said {H}. {A} turned round to see who that was. Then {A} took a spoon for a microphone and ran out to the hall.',
        '“Thank you, {H},” said {A} into the spoon. “I’m standing in the hall, among the shoes.” “What do they say to it?” asked {H}. {A} bent down and counted. “Five of them,” said {A}, “and they all want to know what happens next. That’s all we know at the moment.”'
      ]
    },
    {
      id: 'pictures',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“We now have pictures,” said {H}. {A} came past the table very slowly, and held up {seen.stand}. “You can see {seen} quite clearly,” said {H}. “I can’t see {seen.part},” said {A}, who was also the people at home. “It was taken from behind,” said {H}.',
        'They showed the pictures twice, as they always do. The second time {A} held them the other way up. “And here is {seen} a little later,” said {H}.'
      ]
    },
    {
      id: 'expert',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“With us is somebody who knows all about {seen},” said {H}. {A} sat down on the other chair and became very old. “{seen.fact},” said {A}. “Is that good or bad?” asked {H}. “It’s just how it is,” said {A}.',
        '“The people at home have heard something else,” said {H}. “{seen.guess}.” The expert took off a pair of glasses that were not there. “That was the man from next door,” said {A}. “He rings you up every time.”'
      ]
    },
    {
      id: 'interview',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“And now to {seen.a}, who was there,” said {H}. {A} laid the spoon on a chair, and {seen.move}. “How was it?” asked {H}. “There was too much of it in the middle,” said {A}, as {seen}. “And I’d only come for {seen.wants}.”',
        '“And did you get that?” asked {H}. {A} looked straight ahead, so that all the people could see it. “There’s still time,” said {A}. “I only mention it.”'
      ]
    },
    {
      id: 'the-other-side',
      A: 'partner',
      spare: 1.5,
      paragraphs: [
        '“We must hear both sides,” said {H}. “What does {beside} say?” {A} went out for a moment, and came back as {beside}. “I have nothing to say,” said {A}. Then {A} {beside.move}. “Did you get that?” asked {H}. All the people at home had got it.',
        '“{beside.guess},” said the people at home. “That isn’t proved,” said {H}. Newsreaders have to be careful.'
      ]
    },
    {
      id: 'sport',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“And now the sport,” said {H}, for there is always sport. {A} rolled up a sock and threw it at the basket. It went past. It went past on the other side as well.',
        '“How does it stand?” asked {H}. “No goals,” said {A}. “Who’s playing?” “Me and the basket.” {H} turned to the people at home. “It was an even match,” said {H}, “and the sock was the best.”'
      ]
    },
    {
      id: 'asleep-at-home',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What do people do at home, while I’m reading?” asked {H}. {A} showed it, as one of them. They had their feet up, and something on a plate, and one of them talked all the time. “What did he say?” that one asked. “Sh,” said another, who was {A} as well.'
      ]
    },
    {
      id: 'correction',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“We’ve just been told something,” said {A}, and bent over the spoon. “There’s a sixth shoe. It was under a coat.” {H} went pale, as newsreaders do. “Then what we said was wrong,” said {H}.',
        'Newsreaders have to say so when that happens. {H} looked straight ahead. “We said five shoes,” said {H}. “It was six. We’re sorry, and so is the shoe.”'
      ]
    },
    {
      id: 'three-voices',
      A: 'partner',
      paragraphs: [
        'Even with the shoes in it, the news had taken only a minute. So {H} read it again, as if it were about a king. “{news}.” It was no longer than before.',
        '“You read it like a shopping list,” said {A}. “That’s how you read the news,” said {H}. “You mustn’t make a face.” {A} rubbed the spoon on one sleeve, and thought.'
      ]
    },
    {
      id: 'witness',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '“Here’s somebody who saw everything,” said {H}, and held the spoon out to {A}. “What can you tell us?” {A} looked into the spoon. Then {A} looked at the back of the spoon.',
        'All the people at home waited. {A} said nothing. “Our guest has seen it,” said {H} at last, “and is still thinking about it.” At least nobody could say that it was wrong.'
      ]
    },
    {
      id: 'wireless',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small, it came out of a brown box,” said {S}. “You couldn’t see him at all. But my aunt combed her hair for it.” “Why?” asked {A}. “She thought he might see her,” said {S}.',
        '{A} looked straight ahead, to where the people were. “I can see you too,” said {A}, in the news voice. {S} sat up at once, and did something to a collar.'
      ]
    },
    {
      id: 'found',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Something pulled at the newsreader’s foot. “We’re hearing,” said {A}, “that somebody’s been found under the table.” “Say how big I am,” said {S} from below. “Quite big,” said {A}.',
        '“And brave.” “And brave,” said {A}. “And that I had nothing to do with it.” {A} looked down for a moment. “With what?” asked {A}. But {S} had said all that {S} was going to say.'
      ]
    },
    {
      id: 'music',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s music at the beginning,” said {A}. “That’s why nobody believes us.” {A} did it without a trumpet: three long ones and a roll of drums. It was a very good roll, and it did not want to stop.',
        '{H} sat behind the table and waited with both eyebrows up. “Sorry,” said {A} at last. “I couldn’t find the end.” “Good evening,” said {H}, rather fast, before there was any more.'
      ]
    },
    {
      id: 'traffic',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Now we’ll hear about the roads,” said {H}. {A} went and looked. “Between the sofa and the door nothing’s moving,” said {A}. “There’s a slipper lying on its side.”',
        '“Is anybody in it?” asked {H}. “It was empty,” said {A}. “One sock has turned back.” {H} told the people at home to go round by way of the kitchen. {A} did, to show that it could be done.'
      ]
    },
    {
      id: 'no-sound',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I can see you, but I can’t hear you,” said {A}. “There’s something wrong with the sound.” {H} went on with the news all the same. {H}’s mouth opened and shut, and nothing came out of it.',
        '{A} leaned forward and turned {H}’s nose, a little to the left. “And nobody knows why,” said {H}, very loudly. {A} turned the nose back a bit. “There,” said {A}. “Now it’s just right.”'
      ]
    },
    {
      id: 'picture',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s always a picture behind them,” said {A}. So {A} stood behind {H} and was the picture. {A} was a mountain first, and after that a crowd.',
        '“Don’t breathe in my neck,” said {H}, and hardly moved {H}’s lips. “It’s windy up here,” said the mountain. It is hard to keep a straight face in a wind.'
      ]
    }
  ],
  turn: [
    {
      id: 'asked',
      A: 'partner',
      paragraphs: [
        'Then {A} came round the table and held the spoon under {H}’s nose. “And what do you say to it yourself?” asked {A}. “I can’t say anything,” said {H}. “I’m the news. Nobody asks the news.” “I’m asking,” said {A}.',
        '{H} looked into the spoon. “{news},” said {H} once more. But now it sounded quite different, because {H} was telling somebody.',
        '“What did you think first of all?” asked {A}. “I thought, No,” said {H}. “And after that?” “I thought, Yes. And then I ran to find you.” “And what don’t we know yet?” There was most of that, one question for each finger. {A} held the spoon the whole time, and did not once look at the clock.'
      ]
    },
    {
      id: 'half-an-hour',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Has it been half an hour?” asked {H}. Now {A} did look. “It’s been thirty-one minutes,” said {A}. “They’ll have to leave out the film.”',
        '{H} had not known that there was so much in one sentence. “You could have had it all sooner,” said {H}. “I didn’t know where to look,” said {A}. “I was in the hall.”'
      ]
    },
    {
      id: 'weather',
      A: 'partner',
      paragraphs: [
        'The last bit was not for the people at home. {H} put a hand over the spoon, and said it into {A}’s ear. “Oh,” said {A}. “I’m glad you told me.”',
        '“And that was the news,” said {H}, and sat up straight again. “Now for the weather.” {A} went to the window and looked out. “Dark,” said {A}, “with blankets later.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the people at home, with some cushions.',
      '{names} coughed just before the news, and then no more.',
      { text: '{names} combed a parting, in case there were pictures.', needs: ['hands'] },
      { text: '{names} twiddled a knob on the drawer, to turn it up.', needs: ['hands'] }
    ],
    way: [
      '{names} reported for a moment as well, from underneath the table.',
      '{names} went to look at the shoes as well, and found one more.',
      { text: '{names} passed the newsreader a shopping list, with onions in it.', needs: ['hands'] },
      { text: '{names} turned the newsreader’s chair a little, for a better picture.', needs: ['hands'] }
    ],
    turn: [
      '{names} came right up to the table, cushions and all.',
      '{names} beamed at the microphone, though it was still a spoon.',
      { text: '{names} poured the newsreader a glass of water, with a slice of something in it.', needs: ['hands'] },
      { text: '{names} turned the clock to the wall, since there was no hurry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back to the other spoons. {H} put the shoes in the hall together, two by two. There were six, for one had been under a coat.',
    'Then came the washing, and after it the blankets, as they had been told. {H} thought the news once more, slowly, in nobody’s voice but {H}’s own.'
  ],
  last: [
    'And that was the news, with all that belonged to it, and {H} was asleep.',
    'The weather came just as it had been told, dark, with blankets, and under them {H}, asleep.'
  ]
})
