import { wishPlot } from '../wish-plot.ts'

export const dustWriting = wishPlot({
  id: 'wish-dust-writing',
  wishes: ['dust writing', 'dust write', 'dust writes', 'dust wrote', 'dust written', 'dust finger', 'dust fingers', 'dust drawing', 'dust draw', 'dust draws', 'dust drew', 'dust letters', 'dust message', 'dust messages', 'dust everything', 'dust on everything', 'dust everywhere', 'dust over everything', 'dust covers everything', 'dust covered everything', 'dusty everything', 'everything dusty', 'dusty table', 'dust table', 'dusty shelf', 'dust shelf', 'dusty car writing', 'dusty car drawing', 'dusty car draw', 'drew dusty car', 'wrote dusty car', 'dusty car finger', 'writing dusty car', 'writing dusty window', 'dusty window finger', 'harmattan dust everything', 'harmattan dust on everything', 'harmattan dust writing', 'harmattan dust finger', 'harmattan dust table', 'harmattan dust message', 'harmattan dusty everything', 'harmattan dusty table', 'harmattan writing finger', 'sandstorm dust everything', 'footprints dust', 'tracks dust', 'trail dust'],
  answers: ['dust', 'dusty', 'dusting', 'duster', 'everything', 'everywhere', 'all', 'over', 'covers', 'covered', 'covering', 'writing', 'write', 'writes', 'wrote', 'written', 'draw', 'draws', 'drawing', 'drew', 'drawn', 'finger', 'fingers', 'fingertip', 'letter', 'letters', 'word', 'words', 'name', 'message', 'messages', 'note', 'table', 'car', 'window', 'windscreen', 'shelf', 'shelves', 'floor', 'chair', 'chairs', 'house', 'yard', 'compound', 'veranda', 'wind', 'windy', 'harmattan', 'sandstorm', 'desert', 'sahara', 'sand', 'dry', 'season', 'haze', 'brown', 'red', 'morning', 'evening', 'day', 'december', 'january', 'nigeria', 'lagos', 'kano', 'abuja', 'ghana', 'accra', 'tamale', 'mali', 'niger', 'africa', 'dubai', 'phoenix', 'outback', 'footprint', 'footprints', 'tracks', 'trail', 'line', 'lines', 'wipe', 'wipes', 'wiping', 'wiped', 'clean', 'cleaning', 'cleaned', 'again', 'grandma', 'grandpa', 'mum', 'mummy', 'dad', 'aunty', 'uncle', 'cousins', 'family', 'visiting', 'village', 'came', 'comes', 'here', 'time'],
  except: ['asthma', 'inhaler', 'cough', 'coughing', 'sneeze', 'sneezing', 'allergy', 'allergic', 'lips', 'eczema', 'moon', 'mars', 'fairy', 'fairy dust', 'pixie', 'pixie dust', 'star dust', 'gold dust', 'dustbin', 'dustman', 'hoover', 'vacuum', 'robot', 'ill', 'hospital', 'bunny', 'bunnies', 'dead', 'died', 'fire', 'ash'],
  moods: ['losing', 'change', 'learning', 'waiting'],
  company: ['dust', 'marble', 'table', 'wind', 'floor', 'letters', 'line', 'lines', 'hen', 'step', 'sun', 'cupboard', 'door'],
  about: 'The hero writes “Where is my marble” in the dust that lies on everything, and by noon the wind has taken one letter, and says something else, which is nearly true.',
  titles: ['What the Wind Left of It', 'Written With One Finger', '{H} Asks the Table', 'Dust on Everything', 'Here Is My Marble'],
  want: [
    {
      id: 'where-is-my-marble',
      A: 'partner',
      paragraphs: [
        'In the night the dry wind had come, and in the morning there was dust on everything. Even the bread wore a brown coat. {H} had laid a blue marble beside the plate. One bite later it was gone. So {H} wrote a question on the table, with one finger, in the dust: “Where is my marble”. “Everybody who comes by will read it,” said {H} to {A}, “and somebody will know.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-answers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'By ten there were already answers. Somebody had written “no” under the question. Under that it said “not me”, and “what marble”. Beside it ran a row of small arrows, right across the table and off the edge.',
        '“That one knows where it is,” said {H}, and followed the arrows. They went on over the bench and the step, and they came to a hen. It stood there in the dust on the next arrow. “That’s just how it walks,” said {A}.'
      ]
    },
    {
      id: 'wiping',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All the chairs had just been wiped, so they sat down, and had a biscuit. When {H} got up, the chair was brown again all round. In the middle of the dust there was a clean place like two loaves.',
        '“That’s you,” said {A}. {H} looked down at it with some respect, and wrote “taken” in the dust at the edge. In a minute both were gone. “You’ve been given away,” said {A}.'
      ]
    },
    {
      id: 'the-wind-reads',
      A: 'partner',
      paragraphs: [
        'But the wind did not stop for {H}’s letters. It brought more dust, and laid it in them. They got paler, like something that is being forgotten. {H} went over them once more. By the time {H} was at the end, the beginning was going. People stopped and read, and did not know a thing about it. “I’ll wipe it off and begin again,” said {H}. “You’ll be at it until Friday,” said {A}.'
      ]
    },
    {
      id: 'bigger-letters',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the side of the neighbour’s dusty car there was more room. {H} wrote it there as well, with letters as tall as a cat. At the third word the side was full. It said “Where is my”, and the neighbour got in and drove off with it.',
        'In an hour the whole town would know that {H} had lost something. Only nobody would know what. “They’ll bring you all sorts of things,” said {A}. {H} sat down on the step for a bit, in case they did.'
      ]
    },
    {
      id: 'other-answers-in-pictures',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} read the question, and drew the answer, as that was quicker. It was a circle. {H} looked at it from all sides. “Is that my marble?” asked {H}. “It’s an orange,” said {A}. “I’m saying that I only saw an orange.”',
        '{H} drew a circle next to it, with a smaller one inside. “That’s my marble,” said {H}. “I thought that it was an eye,” said {A}. More dust came down on both circles. Soon they were two biscuits, and there was no way of telling.'
      ]
    },
    {
      id: 'elder-and-the-letter',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, that was our post,” said {S}. “I wrote to my friend on the wall of the well. The friend read it, and wrote back on the next day’s dust.” “What did you write?” asked {A}. “How are you,” said {S}.',
        '“And what came back?” “How are yo,” said {S}. “It was my own letter, and the wind had only taken the end off. But I wrote back that I was fine. We wrote like that for two weeks, the wall and I.”'
      ]
    },
    {
      id: 'child-signs-for-all',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} could write only one letter, and that was an O. {S} wrote it on everything that had dust. There was an O on the stool, and one on the radio. There was even one on a shirt that was hung up. “What does it mean?” asked {A}.',
        '“It means that I’ve been there,” said {S}. They looked for a thing that had no O yet. By then new dust lay on the stool, and the O was gone. So {S} had not been there any more. {S} went back, and had been there again.'
      ]
    },
    {
      id: 'here',
      A: 'partner',
      paragraphs: [
        'The sun went down, and shone in at the door from low over the step. {H} sat at the table and read what was left. The wind had taken one letter, the first of all. “Here is my marble,” said the table. “It isn’t here,” said {H}, and laid one cheek down flat beside the words. “Stay like that,” said {A}. “Look along the floor.” In that low light the dust was full of lines. Everything that had moved today had written something.'
      ]
    }
  ],
  turn: [
    {
      id: 'reading-the-floor',
      A: 'partner',
      paragraphs: [
        '{H} lay down on the step and read. The footprints round the table were {H}’s own. Four short scratches were the chair. “And that one?” asked {A}. It was a thin line, as straight as a thread, and it had no feet at all. It came from under the table, and ran past the stool. “Who’s got no feet?” asked {A}. {H} had begun to crawl.'
      ]
    },
    {
      id: 'whose-feet',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There were other things to read on the way. Somebody with one bare foot and one sock had stood by the bread for a long time. Then the sock had walked off, in quite a hurry, with crumbs. “I wonder who that was,” said {A}.',
        'They both looked at {H}’s feet. One of them was in a sock. “It says that I took bread,” said {H}, “and it doesn’t say that I was hungry.” “Dust doesn’t write everything,” said {A} kindly.'
      ]
    },
    {
      id: 'pet-writes',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'All over the floor there were marks that belonged to {A}. They began at the place where {A} slept, and went to where the food was. Then they went back. It was the longest letter in the house, and it said the same thing four times.',
        '“That’s very clear,” said {H}. {A} came to see what {H} was reading. {A} stopped on the last mark, and it fitted. So now it had been signed.'
      ]
    },
    {
      id: 'a-beetle-by-the-wall',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A beetle had been out for a walk. In the dust by the wall there was a double row of tiny dots, with a groove between. {H} followed it with one eye shut. At the leg of the stool it had turned round, and gone home.',
        '“What did it want at the stool?” asked {H}. “Perhaps it read your question,” said {A}. At the turn there was a small mess, as when somebody scratches their head. “It didn’t know either,” said {H}.'
      ]
    },
    {
      id: 'where-dust-comes-from',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where was all this yesterday?” asked {H}, and blew along the step. “In the desert,” said {A}. “It was lying about there, and camels walked on it. It’s come a thousand miles, and never got wet.” {H} looked at a bit of it on one thumb.',
        'Somebody had perhaps written on it there too, with one finger. “What did it say?” asked {H}. {A} thought about that. “Where is my camel,” said {A}.'
      ]
    },
    {
      id: 'found',
      A: 'partner',
      paragraphs: [
        'The line ended at the cupboard. {H} laid one ear on the floor, and looked into the dark below it. An eye looked back, and it was blue. {H} got the marble out with a spoon. It had rolled there all by itself, and had said so the whole way. “The table was nearly right,” said {H}. Then {H} wrote the answer in fresh dust: “There it was”. And {A} saw the wind take the first letter. “Here it was,” read {A}. “That’s right as well.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} left a mark in the dust that was nearly a word.',
      '{names} looked under the bread for a marble.',
      { text: '{names} wrote “not under the bed” below the question.', needs: ['hands'] },
      { text: '{names} shook out a cloth, and now the dust was somewhere else.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the wind, so that it went round the letters for a while.',
      '{names} sat down on a word by mistake, and took it along.',
      { text: '{names} went over the letters with a little finger, but only the easy ones.', needs: ['hands'] },
      { text: '{names} fanned the new dust off with a plate, and the words went too.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the step too, and read from the other end.',
      '{names} crossed the line by the stool, and had to be read around.',
      { text: '{names} found the long spoon for the cupboard.', needs: ['hands'] },
      { text: '{names} rubbed the coat off the marble with a sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bread was shaken and the marble lay in a cup. All the words of the day went back to being dust.',
    '{H} washed, and the water wrote a brown line round the basin. Then {H} drew one finger along the bed, and lay down on it.'
  ],
  last: [
    'The wind went over everything once more, letter by letter, and {H} was asleep.',
    '“Good night” was on the table, and then only “night”, and {H} was asleep.'
  ]
})
