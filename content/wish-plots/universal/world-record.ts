import { wishPlot } from '../wish-plot.ts'

export const worldRecord = wishPlot({
  id: 'wish-any-record',
  tellsAny: 'record',
  about: 'The hero goes for the world record in it, and nobody knows what to measure, until it is the quietest in the world.',
  titles: ['The World Record', '{H} Against the World', 'The Quietest in the World', 'Ready, Steady, What', 'Somebody Has to Measure It'],
  company: ['record', 'world', 'tape measure', 'kitchen clock'],
  want: [
    {
      id: 'has-anybody',
      A: 'partner',
      paragraphs: [
        '“Is there a world record for {record}?” asked {H}. {A} had never heard of one. {H} had been practising {record} all week, and it was going very well. “Then I’ll set it,” said {H}. “Tonight.”',
        '{A} put on a tie, because somebody has to be the judge. {A} brought the kitchen clock and the tape measure. “In what?” asked {A}. “Longest? Fastest? Highest?” {H} had not thought about that. {H} only wanted to be the best in the world.'
      ]
    }
  ],
  way: [
    {
      id: 'fastest',
      A: 'partner',
      paragraphs: [
        'First they tried the fastest. “Ready,” said {A}, “steady, go!” And {H} went at it so fast that things flew. It was over before {A} had found the right hand of the clock. “How fast was that?” asked {H}. “I blinked,” said {A}.',
        '“But that wasn’t {record},” said {A}. “That was only hurrying. I couldn’t tell what it was.” {H} looked round at what had happened to the room. {H} had to admit that.'
      ]
    },
    {
      id: 'looked-over',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“First the judges have to see {seen},” said {A}. {H} put {seen.stand} on the table, so that nothing happened to a real one. {A} walked round it with the tape measure. “Where’s {seen.part}?” asked {A}. “You’ve got to think that,” said {H}.',
        '{A} thought it, and measured it too. “It’s all as it should be,” said {A}. “Very fine, in fact.” Then {A} blew some dust off the table, because the whole world would be looking.'
      ]
    },
    {
      id: 'anthem',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They had forgotten to sing beforehand. At world records there is always a song, with one hand on the jumper. {A} and {H} stood side by side and sang the one about the bus.',
        'It has a good many verses. {H} got ready during the wipers, and was quite ready at the horn. “All the people on the bus thank you for coming,” said {A}, and sat down.'
      ]
    },
    {
      id: 'warm-up',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You have to warm up,” said {A}. They did knees, and they did elbows. Then they did ten slow breaths, and on the sixth {A} forgot to breathe out.',
        '“Which part of me do I need for it?” asked {H}. They went through {record} in their heads, from beginning to end. It was nearly all of {H}. Only the left ear could stay as it was.'
      ]
    },
    {
      id: 'longest',
      A: 'partner',
      paragraphs: [
        'Then they tried the longest. {A} laid out the tape measure along the floor and up the wall, to be safe. {H} began. {A} watched the clock and yawned. {H} saw it and yawned as well, and that was the end.',
        '“How long was it?” “Up to the yawn,” said {A}. “Somebody else will have a longer one,” said {H}. “Somebody in Iceland.” {A} rolled up the tape measure. “Whatever we measure,” said {A}, “there’s always somebody in Iceland.”'
      ]
    },
    {
      id: 'questions',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“The best in the world has to know everything about {seen},” said {A}. “True or not true? {seen.guess}.” “Not true,” said {H} at once. “{seen.fact},” said {A}. “True!” said {H}.',
        '“Two right, and none wrong,” said {A}. “I don’t think anybody has ever had fewer wrong.” It was nearly a record. But {H} was sure that somebody, somewhere, had been asked three.'
      ]
    },
    {
      id: 'loudest',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“There’s the loudest,” said {H}, and stood with both feet apart. “{seen.sound}!” went {H}, like {seen} on a very good morning. {A} ran after it with the tape measure. “It got as far as the curtain,” said {A}. “Two metres!”',
        '“Without the curtain it would have gone on,” said {H}. “{seen.sound}!” said {A}, to help, from the other side. But two noises do not make a longer one. “And other people,” said {H}, quite hoarse, “haven’t got my curtain.”'
      ]
    },
    {
      id: 'asked-seen',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“Has anybody asked {seen}?” said {A}. Nobody had. So {A} was {seen} for a moment, and {seen.move}. “Would you like to be in a world record?” asked {H}. “What do I get?” asked {A}, as {seen}.',
        '“A tie,” said {H}. {A} thought it over. What {seen} really wanted was {seen.wants}. {H} promised it for afterwards, win or lose. “Then I’ll do my best,” said {A}, “but I won’t hurry.”'
      ]
    },
    {
      id: 'most',
      A: 'partner',
      spare: 0.9,
      paragraphs: [
        '“Then the most,” said {H}. “The most {seen.many} in one kitchen!” They fetched {seen.stand}, and everything else that would do. It made a long row. {A} walked along it and counted. “Nine,” said {A}.',
        '“And how many are really {seen.many}?” asked {H}. {A}, who was an honest judge, went back to the beginning. It did not take long. “None,” said {A}. “But I’ve never seen so many of that.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was the crowd. {A} sat in the best place and looked the other way. “They’re not all like that,” said {H}. “There are some who look.”',
        'Just at the important moment the crowd yawned, with everything it had. {H} stopped. “I can’t do it with people yawning at me,” said {H}. So the crowd was turned round, and was given something to chew.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I held a record once,” said {S}. “For standing on one leg in the post office.” “How long?” asked {A}. “Till the queue moved,” said {S}. “Then I was second.”',
        '“Is it still yours?” “As far as I know, nobody’s tried since.” {S} stood up and showed it once more, next to the cupboard. They both counted. It was a good leg.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve got a record,” said {S}. “In what?” asked {A}. {S} had to think what it was in. “In not telling,” said {S}. “I know something and I haven’t told it since Sunday.”',
        '“What is it?” asked {A}. It was hard to watch. {S} shut both lips, and the cheeks got round. “It’s about a worm,” said {S}. And so that record was over too.'
      ]
    },
    {
      id: 'smallest',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“There’s the smallest,” said {A}. They tried {record} as small as it would go. {H} used two fingers. {A} had to lie down beside it to see anything.',
        '“Was that it?” asked {A}. “You breathed,” said {H}. They did it again without breathing. It was so small now that neither of them could be sure it had happened.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'They tried it with shut eyes. {A} tied a scarf round {H}’s head and turned {H} round once, to be strict. Then {H} began, in quite a different direction from where it was.',
        '“Warm,” said {A}. “Cold. Very cold. That’s me.” {H} took off the scarf. “I think I was the best in the world at that for a moment,” said {H}. “But I couldn’t see it.”'
      ]
    },
    {
      id: 'witnesses',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Two people have to see it who don’t know you,” said {A}. “Otherwise it isn’t a record.” So {A} went out, and came in as somebody who did not know {H}. “Good evening,” said {A}. “Are you the one who’s after a record?” {H} nodded. Then {A} went out again and was the other one.',
        '“I’ve heard so much about you,” said the second. “Who from?” asked {H}. {A} had to go and ask the first. Most of the evening was spent on the two of them getting to know each other.'
      ]
    },
    {
      id: 'medal',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} had the medal ready, to save time. It was a jam lid on a ribbon, and it said “plum”. {H} tried it on for length.',
        '“What if I don’t get it?” asked {H}. “Then it goes back on the jam,” said {A}. {H} gave the lid a rub with one sleeve. It looked like gold, if you were fond of plums.'
      ]
    },
    {
      id: 'together',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Most people at once,” said {A}, and joined in. Now there were two of them at {record}, elbow to elbow. It was not easy to see who was doing which bit.',
        '“That’s a world record for this kitchen,” said {H}. {A} looked it up in the tea towel. It was. They shook hands on it, but {H} still wanted the big one.'
      ]
    },
    {
      id: 'the-wrong-book',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{A} took down the thick book to see what was in it. It was the telephone book, and nobody in there had done anything but live somewhere. There were nine people called Bunn, though, one after the other. “That’s a record,” said {A}. “They don’t know it,” said {H}.',
        'They left a free line after the last Bunn, and {H}’s name was pencilled in on it. Beside it was room for a number. “How many?” asked {A}, with the pencil ready. {H} looked at the free place. It was white, and about as wide as a thumb.'
      ]
    }
  ],
  turn: [
    {
      id: 'quietest',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor. Outside it was getting dark, and somebody in Iceland was better at everything. Just to be doing something, {H} went back to {record} once more. {H} did it slowly and nicely, without a clock, and thought of nothing else.',
        '{A} came back with the tape measure. “When do we start?” asked {A}. {H} looked up. “I’ve just done it,” said {H}. “All of it? I was standing here,” said {A}. “I didn’t hear a thing.” They looked at each other. “Nobody’s ever done it as quietly as that,” whispered {H}. “Not even in Iceland,” whispered {A}. “We’d have heard them.”'
      ]
    },
    {
      id: 'record',
      A: 'partner',
      paragraphs: [
        'So {H} held the world record for {record}, the quietest there had ever been. It needed no tape measure, and nobody could be quieter. Nobody clapped, because of the quiet. {A} only took off the tie and hung it round {H}’s neck.'
      ]
    },
    {
      id: 'two-names',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“{seen} was in it too,” whispered {H}, “and never made a sound.” {A} thought that over, as a judge should. It was only fair. So {A} wrote down two names, {H}’s first. The other was {seen}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} warmed up a little as well.',
      '{names} stretched out along the finishing line, which was the edge of the rug.',
      { text: '{names} found the judges a whistle, without its pea.', needs: ['hands'] },
      { text: '{names} laid out a sock for the starting line.', needs: ['hands'] }
    ],
    way: [
      '{names} cheered halfway, because something had just flown by.',
      '{names} set a record for sitting, and it stood for nearly a minute.',
      { text: '{names} picked some bits out of the curtain, where they had landed.', needs: ['hands'] },
      { text: '{names} shook the kitchen clock, in case it had stopped from the speed.', needs: ['hands'] }
    ],
    turn: [
      '{names} went past on tiptoe, and heard nothing at all.',
      '{names} lay down without a thump.',
      { text: '{names} stopped the kitchen clock, out of respect.', needs: ['hands'] },
      { text: '{names} wrote it in the book of records, with a very soft pencil.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the tape measure, and the clock went back to the kitchen. They did it all without a sound.',
    '{H} washed more quietly than anybody in the world, and hung the tie on the bedpost. Somewhere in Iceland somebody was still practising, and you could hear it.'
  ],
  last: [
    'It was the quietest there had ever been, in any country: {H}, asleep.',
    'Nobody clapped, because of the quiet. The tie hung on the bedpost, and {H} slept.'
  ]
})
