import { wishPlot } from '../wish-plot.ts'

export const duckDetectiveFours = wishPlot({
  id: 'wish-duck-detective-fours',
  beginsElsewhere: true,
  wishes: ['a duck who is a detective and somebody keeps taking the number 4 off all the doors', 'a duck who is a detective and somebody keeps taking the number four off all the doors', 'duck detective', 'duckling detective', 'duck detective number four', 'duck detective number 4', 'duck detective doors', 'duck detective house numbers', 'duck detective mystery', 'duck detective missing numbers', 'duck detective stolen numbers', 'duck solves mystery', 'duck solving mystery', 'duck mystery', 'duck solves case', 'duck clues', 'duck sherlock', 'duck inspector', 'duck private eye', 'number four missing doors', 'number 4 missing doors', 'number four stolen doors', 'number 4 stolen doors', 'number four off doors', 'number 4 off doors', 'number four thief', 'number 4 thief', 'numbers missing doors', 'door numbers missing', 'door numbers disappear', 'taking door numbers', 'taking house numbers', 'house numbers missing', 'house numbers disappear', 'stealing door numbers', 'stealing house numbers', 'pato detective', 'entendetektiv'],
  answers: ['duck', 'ducks', 'duckling', 'detective', 'detectives', 'detektiv', 'sherlock', 'mystery', 'mysteries', 'case', 'clue', 'clues', 'solves', 'solve', 'solved', 'solving', 'investigates', 'looks', 'finds', 'find', 'hat', 'notebook', 'magnifying', 'glass', 'number', 'numbers', 'four', 'fours', '4', '4s', 'house', 'houses', 'door', 'doors', 'street', 'somebody', 'someone', 'keeps', 'taking', 'takes', 'took', 'stealing', 'steals', 'stole', 'stolen', 'thief', 'missing', 'gone', 'disappears', 'disappear', 'disappeared', 'off', 'all', 'the', 'who', 'is', 'and', 'why', 'postman', 'postwoman', 'post', 'letters', 'inspector', 'private', 'eye', 'parcel', 'mouse', 'mice', 'called', 'named', 'clever', 'funny', 'silly', 'quack', 'town', 'village', 'has', 'to', 'must'],
  except: ['dead', 'died', 'hurt', 'hospital', 'murder', 'kidnapped', 'police', 'prison', 'jail', 'gun', 'burglar', 'burgled', 'pond', 'egg', 'eggs', 'ducklings', 'ugly', 'bath', 'rubber', 'soup', 'cake', 'pizza', 'sandwich', 'biscuit', 'teddy'],
  moods: ['question', 'learning', 'losing', 'lost'],
  isTale: true,
  out: true,
  company: ['duck', 'fours', 'doors', 'door', 'postwoman', 'mice', 'mouse', 'school', 'street', 'hat', 'ladybird', 'hedge', 'parcel', 'post'],
  about: 'Somebody takes the number four off all the doors, and a duck who is a detective lies in wait beside a chalk one for nothing, until a real four turns over on its nail and something sits down on it.',
  titles: ['The Case of the Missing Fours', 'Aha, Said the Duck', '{H} and the Duck in the Hat', 'What a Four Is Good For', 'One, Two, Three, Five'],
  want: [
    {
      id: 'two-small-holes',
      A: 'partner',
      paragraphs: [
        '{H} and a duck stood at a door, and the number four was gone from it. The duck was a detective, and had a hat. “Aha,” it said. It always began with that. “Somebody keeps taking the fours,” said {A}, “off all the doors.”',
        'So fourteen was number one now, and forty-four was nothing at all. The postwoman turned round and round with a parcel. {H} wanted the fours back before the parcel got dizzy.'
      ]
    }
  ],
  way: [
    {
      id: 'a-chalk-four',
      A: 'partner',
      paragraphs: [
        '“We’ll set a trap,” said the duck. {H} drew a new four on the door, in chalk. They sat behind a hedge. The duck pulled down its hat, so as not to look like a duck. “Quack,” it said when somebody came by.',
        'By teatime nobody had taken the chalk four. “Aha,” said the duck. “Nobody did it.” {A} rubbed the four with a finger. “Nobody could. It’s flat! They want one that you can pick up.”'
      ]
    },
    {
      id: 'a-suspect',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First the duck questioned the number five. It hung on the very next door. “Where were you when it happened?” asked the duck. The five said nothing. “Aha,” said the duck, and wrote that down. “It’s hiding something.”',
        'Then it questioned the number three, on the other side. The three said nothing either, in just the same way. “They’re in it together,” said the duck. {A} thought that they might only be numbers. “That’s what they want us to think,” said the duck.'
      ]
    },
    {
      id: 'at-number-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were two number ones now, the old one and the one that had been fourteen. {A} rang at both. “I’m number one,” said somebody with a flute. “So am I,” said somebody with a mop. They had never met, and shook hands.',
        'Now each of them wanted to see the other’s house. They swapped for a bit, to find out which felt more like number one. “It’s got a nice view,” called the one with the flute, from a window. “You can see my house.”'
      ]
    },
    {
      id: 'other-fours',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps all the fours are going,” said {A}, “everywhere.” So they looked. A table outside the café still had its four legs. A cart had four wheels. A dog came by, and the duck walked along beside it and counted. The dog had all four, and looked rather surprised.',
        '{H} held up four fingers, and they were there as well. Only the thumb was left over. “It’s only the ones on doors,” said {H}. The duck looked down at its feet. It had never had four, so it could not have lost any.'
      ]
    },
    {
      id: 'the-notebook',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The duck wrote down all the clues. It had a notebook for that, and kept it under one wing. “May I see?” asked {A}. On the first page was a wet spot. On the second page was a wet spot with a foot in it.',
        '“What does that say?” asked {H}. “It’s secret writing,” said the duck. “Only I can read it.” It read out the second page. “Quack,” it read. It turned the notebook the other way up, and read it again. “No. Quack.”'
      ]
    },
    {
      id: 'a-moustache',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Nobody must know it’s me,” said the duck, and put on a moustache. {A} had made it out of grass. The duck walked down the street and back, quite slowly, with its beak in the air. “Good evening, duck,” said the baker.',
        '“How did you know?” asked the duck. The baker pointed at its feet. So the duck put its feet into two paper bags. It rustled down the street once more. “Good evening, duck,” said the baker. “Have you been shopping?”'
      ]
    },
    {
      id: 'other-shoe',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had only gone to have a shoe mended, at number two. But forty-two was number two as well today, and that was a barber. Nobody there had asked what for. {A} came back with one shoe and a haircut.',
        '“It’s a good haircut,” said the duck, and walked round it twice. “Aha,” it said, “and where’s the shoe?” {A} looked down. There was a shoe on the left, and a sock on the right. “It’s still in the chair,” said {A}. “They asked if it wanted a fringe.”'
      ]
    },
    {
      id: 'pet-follows-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had found a clue long before anybody. It lay on a doorstep, and was yellow, and smelled of cheese. {A} ate it. Then {A} found another one, a bit further on, and ate that. “Stop!” called the duck. “Those are clues!”',
        'But {A} was a very careful worker. {A} did that whole side of the street, from first step to last, and left nothing out. Then {A} sat down and looked wise. “Now {A} knows everything,” said the duck. “And it’s all inside.”'
      ]
    },
    {
      id: 'elder-the-goat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“In our village no house had a number,” said {S}. “One had a pump outside, and one had a goat. Ours had the goat.” “And did the letters find it?” asked {A}. “As long as the goat stayed at home,” said {S}.',
        '“And if it didn’t?” “Then our letters went up the hill after it,” said {S}, “and through the wood. Once they went to a wedding.” The duck wrote down the goat, to be on the safe side.'
      ]
    },
    {
      id: 'child-it-was-me',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“It was me,” said {S}. The duck was delighted. No case had ever been so short. “Aha,” it said. “And where are they?” {S} had not thought about that yet. “It was me with the moon, too,” said {S}. “And the sausage.”',
        '{A} explained to the duck that {S} had been at home the whole day. “Then it wasn’t you,” said the duck. {S} was sorry. So they agreed that next time it would be {S}. And {S} went off to find somewhere to put things.'
      ]
    },
    {
      id: 'beak-to-the-ground',
      A: 'same',
      paragraphs: [
        'The duck went down the street with its eyes close to the ground. That is how high a duck is. On one doorstep lay a crumb of cheese, and tiny footprints. “Aha,” said the duck. “An elephant.” “Smaller,” said {H}.'
      ]
    },
    {
      id: 'it-turned-over',
      A: 'partner',
      paragraphs: [
        'On the last door hung the last four, and its top nail was gone. {A} touched it. Round it swung, and hung on its head. A ladybird came and sat down on it. “Look,” said {A}, “a back, a seat, and two legs. Upside down, a four’s a chair!”'
      ]
    }
  ],
  turn: [
    {
      id: 'evening-school',
      A: 'partner',
      paragraphs: [
        'The footprints led to the hedge they had sat behind. {H} looked in under it. There sat eleven mice on eleven fours, at a tiny blackboard. “It’s our school,” said the biggest mouse. “We used to stand. We always meant to bring them back.”',
        '“But which goes where?” said the mouse. “They all look the same.” “They are the same!” said {H}. “Any four’s right on any door that wants one.” The mouse wrote that on the blackboard.'
      ]
    },
    {
      id: 'one-lesson',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} was allowed to stay for one lesson, lying flat. It was about cats. The biggest mouse drew one, but there was only room for the tip of its tail. The whole class leaned back on its chairs. “Sit still,” said the mouse, “or they’ll come loose.”',
        'Then they did sums. “What’s two and two?” asked the biggest mouse. The smallest of them looked at what it sat on, for a long time. “A chair,” it said. The others all wrote that down.'
      ]
    },
    {
      id: 'up-the-doors',
      A: 'partner',
      paragraphs: [
        'So up the doors ran the mice, and hung up the fours. The postwoman stopped turning, and the parcel got home. “But when is school?” asked the mice. “At night,” said {A}. “Then everybody’s in, and nobody’s looking for a door.”'
      ]
    },
    {
      id: 'forty-four',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At number forty-four there was some trouble, for two mice had come with two fours. Each wanted to hang its own in front. They changed places, and looked, and changed back. {A} stood before the door and could not see what was different.',
        '“It’s forty-four both ways,” said {A}. The mice had to think about that. Then they were very polite. “After you,” said one. “No, after you,” said the other. It took even longer, and the number was right all the time.'
      ]
    },
    {
      id: 'you-said-that',
      A: 'partner',
      paragraphs: [
        'The duck wrote it all down. Now at last it knew who had done it. “Aha,” it said. “You said that at the beginning,” said {H}. “Yes,” said the duck, “but I didn’t mean it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at two nail holes, and they looked back like eyes.',
      '{names} went down the street, past one, two, three and five.',
      { text: '{names} took hold of the postwoman by one sleeve, to slow it all down.', needs: ['hands'] },
      { text: '{names} drew a four in the air with one finger, and it was gone as well.', needs: ['hands'] }
    ],
    way: [
      '{names} sat behind the hedge too, and could be seen at both ends.',
      '{names} went home for a moment, and came out at number one.',
      { text: '{names} held the duck’s hat, when a wind came.', needs: ['hands'] },
      { text: '{names} picked up a crumb with one wet finger, and it was cheese.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked in under the hedge, and eleven mice said good evening.',
      '{names} walked along the street, and everything was where it belonged.',
      { text: '{names} held out a flat hand, so that a mouse could get higher.', needs: ['hands'] },
      { text: '{names} put a crooked four straight with one finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The duck hung up its hat, and under it there was a duck. When the lamps came on, there was a soft scratching along the doors.',
    '{H} washed, and lay down. There was a back, and a seat, and two legs, and all of it was in bed.'
  ],
  last: [
    'Under the hedge they had got as far as two and two, and {H} was asleep.',
    'Nobody looked for a door any more, and {H} was asleep.'
  ]
})
