import { wishPlot } from '../wish-plot.ts'

export const allCheese = wishPlot({
  id: 'wish-all-cheese',
  beginsElsewhere: true,
  wishes: ['everything cheese', 'everything made cheese', 'everything made of cheese', 'everything turned cheese', 'everything turns cheese', 'everything became cheese', 'everything touched cheese', 'world cheese', 'world made cheese', 'whole world cheese', 'world turned cheese', 'earth made cheese', 'earth cheese', 'cheese world', 'cheese planet', 'planet made cheese', 'cheese land', 'land of cheese', 'house made cheese', 'house cheese', 'cheese house', 'our house cheese', 'houses made cheese', 'houses cheese', 'home made out cheese', 'town made cheese', 'town cheese', 'cheese town', 'city made cheese', 'cheese city', 'cheese village', 'village cheese', 'street made cheese', 'streets cheese', 'buildings made cheese', 'school made cheese', 'furniture made cheese', 'bed made cheese', 'cheese castle', 'castle made cheese', 'cheese everywhere', 'runny house', 'melting house', 'house melted', 'house melts'],
  except: ['moon', 'mouse', 'mice', 'chocolate', 'sweets', 'pizza', 'sandwich', 'toast', 'toastie', 'grilled', 'macaroni', 'allergic', 'allergy', 'stole', 'smelly', 'board', 'feet', 'stick', 'sauce', 'fire', 'witch', 'gingerbread', 'rocket', 'man'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'everything', 'world', 'whole', 'earth', 'planet', 'land', 'house', 'houses', 'home', 'town', 'city', 'village', 'street', 'streets', 'buildings', 'school', 'castle', 'furniture', 'bed', 'cheese', 'cheesy', 'cheddar', 'brie', 'made', 'out', 'of', 'turned', 'turns', 'became', 'touched', 'we', 'i', 'our', 'all', 'everywhere', 'eat', 'ate', 'eating', 'melt', 'melts', 'melted', 'melting', 'runny', 'run', 'live', 'lived', 'could', 'one', 'for', 'a', 'walls', 'things', 'instead'],
  moods: ['question', 'first'],
  company: ['house', 'umbrella', 'church', 'hill', 'sun', 'Pim', 'lamp post', 'window', 'cracker', 'mice', 'postman', 'policeman', 'door', 'road', 'wall'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  about: 'The world is made of cheese, and the family’s house is Brie and runs downhill in the sun, straight at the church, until it is seen that one can steer it with an umbrella to where the hero wants to be.',
  titles: ['The House Is Running', 'Steered by Umbrella', '{H} and the House of Brie', 'Next Door to Pim', 'A Cracker under the Door'],
  want: [
    {
      id: 'lamp-post-goes-by',
      A: 'partner',
      paragraphs: [
        'One day the whole world was made of cheese. Most of the town was Cheddar, and stood firm. But {H}’s house was Brie, at the top of the hill. {H} stood at the window and wanted to be at Pim’s. Pim lived right at the bottom, and that was too far before supper.',
        'At noon the sun came out. And a lamp post went by the window, from left to right. “Lamp posts don’t walk,” said {A}. “No,” said {H}. “It’s us.” Brie runs when it’s warm. The house was sliding down the hill.'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had been nice at breakfast. There was cheese, with cheese on it. {A} had tried a bit of the chair, and it was mild. “Leave me the legs,” {H} had said. So there were still four legs, and a view between them.',
        'The plate was a hard one, with a crust. They broke it in half when it was empty, and had it as well. It is the quickest way of washing up there is.'
      ]
    }
  ],
  way: [
    {
      id: 'wedge',
      A: 'partner',
      paragraphs: [
        'They ran round to the front, and pushed. Their arms went in up to the elbow. {A} laid a cracker under the house, and it went crack. Down the hill it flowed, as slowly as honey off a spoon.',
        '“It only wants to be lower down,” said {A}. But halfway stood the church, and the church was Parmesan. It was as hard as a rock, and rough all over, and they were going straight for it. “It’ll grate us!” said {H}.'
      ]
    },
    {
      id: 'postman',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The postman had a letter for them. He was walking up the hill, and the house was coming down. “Is this number twelve?” he called. “It was, up there,” said {A}. The postman turned round, and walked along beside the letterbox for a bit. He was a man who did things properly.',
        '“You’re between nine and seven now,” he said. “I’d need that in writing.” Then he pushed the letter in. The door was so soft that it went in anywhere.'
      ]
    },
    {
      id: 'the-mice',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the steps of the town hall sat all the mice. They had told one another about it for hundreds of years, every night, before going to sleep. Now it was here. Nobody had begun. “I thought that it would be smaller,” said a grey one, “and that there’d be a cat.”',
        'It looked at the town hall from the bottom to the flagpole. Where do you start? A young one nibbled at a step, and all the rest watched. “Well?” they asked. “It tastes of cheese,” said the young one.'
      ]
    },
    {
      id: 'crooked-indoors',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Indoors it had all got a bit crooked. The pictures hung away from the wall. The tea stood in the cups like a hill. {A} poured one more on the high side, to see, and it came out at the low one. “We’re on the slope now,” said {A}, like somebody on a ship.',
        'They went from room to room to find one that was straight. The straightest was the larder. But the larder was coming down behind the rest, and would be crooked at one o’clock.'
      ]
    },
    {
      id: 'whistling-holes',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The school had been built of the sort with holes. When the wind blew, each of the classrooms had a note of its own. The infants were high, and the top class was low. They were having singing, and nobody had to open a mouth.',
        '“Where do the holes go?” asked {H}. A boy looked out of one by the roof. A moment later he looked out of one by the ground, with the same face. “I’m in Sums,” he said, “but you can get to Lunch.”'
      ]
    },
    {
      id: 'the-sweeper',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The road mender had no shovel today. He had a grater. Wherever there was a bump he went over it twice, and then it was snowing. It lay along the kerb in soft yellow drifts. Children came with spoons. “Is it a hole next that you’ll be filling?” asked {A}.',
        '“I do the holes with cream,” he said. He smoothed one over and stood back. A dog came by, and looked at him, and at the hole. He sighed, and took the lid off the pot again.'
      ]
    },
    {
      id: 'bath',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had not noticed any of it. {A} lay in the bath, with the window open, and sang. “Who’s moved the tree?” called {A}. “There was a tree there, and now there’s a butcher.” The butcher waved. {A} sank down, as far as the nose.',
        'All the water had gone to one end, and so had {A}, and the soap. “I’d like to be told when we go round a corner,” said {A}. “I’ll knock,” said {H}. You had to knock quite gently, or you were in.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 8,
      paragraphs: [
        'You could have gone through the town with your eyes shut. Mill Lane was smoked. The market was with herbs. At the corner stood a blue villa. People took a deep breath before it, and let it out behind. The lady who lived in it sat on the balcony, quite alone, and knitted.',
        '“You get used to it from the inside,” she called. They could only nod. By the time that they could say anything they were already past the pump.'
      ]
    },
    {
      id: 'threads',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had one finger on the wall, and walked away from it. There was a thread from the wall to the finger. It got longer, and did not tear. {S} went round {A}, and round the gatepost, and round {A} once more. “I’ve tied you up,” said {S}.',
        '“What do I do now?” asked {A}. “You eat,” said {S}. {A} turned slowly and chewed. The thread went twice round the tummy, and then {A} was free again. “The gatepost bit’s the best,” said {A}.'
      ]
    },
    {
      id: 'rind',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat on the front doorstep and rode along, with both hands on a stick. “I’ve never been past these houses without walking,” said {S}, and nodded to both sides like a queen. People took off their hats. They did not know why.',
        '“Isn’t it too soft for you?” asked {A}. “It’s only the middle that’s soft,” said {S}. “I’m sitting on the rind. You all cut it off, and then you wonder.” {S} knocked on it. It was a very good seat.'
      ]
    },
    {
      id: 'edam',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something red came down the hill behind them, and it was much faster. It was the house from number three. They had an Edam. It rolled by, with all its windows, and inside they were running to stay at the bottom. “Good afternoon!” they called, each time that they came round.',
        '“At least we’re sliding,” said {A}. They watched it go. It went through the park, once round the pond, and stopped in front of the station. “They did want to go away this week,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had known for a long time that there was something in this house. Only {A} had always been told to leave it. Now nobody said a word. {A} took a small piece of it, down at the corner, where it would not show.',
        'Then {A} waited for somebody to shout. They all walked past. One of them even broke off some wall, and held it out! {A} looked at them for a while. It had been worth keeping them.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had a small round one in wax, and let it go at the front door. It rolled off down the hill. They were going the same way, so a little later they caught it up. {A} was lifted out to it, and let it go again.',
        'It happened nine times. {A} had long thought that if you only waited, things would come back to you by house. The tenth time it was eaten, with the wax off.'
      ]
    },
    {
      id: 'shade',
      A: 'partner',
      paragraphs: [
        '{H} stood at the front with the big umbrella, to push the church away. It was no use. But where the umbrella’s shadow lay, on the left, the wall stood still. “Keep it there!” called {A}. On the right the sun was shining, and the right went on. Slowly the whole house began to turn.',
        '“It’s the sun that makes it run,” said {A}. “Where it’s shady it stays. You can steer!”'
      ]
    }
  ],
  turn: [
    {
      id: 'steering',
      A: 'partner',
      paragraphs: [
        'So {H} steered. With the shade on the left they went left, past the church, with a slice to spare. With the shade on the right they took the next corner. {A} looked out, and called what was coming.',
        '“Pump!” Left. “Cheddar!” Right. “Where do you want to go?” called {A}. “To Pim’s,” called {H}, who had known that all day.'
      ]
    },
    {
      id: 'policeman',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At the crossing a policeman held up his glove. “Is that your house?” he asked. “Have you got a light on it?” {A} ran in, and switched on the one in the hall. He walked once round the outside. It took him so long that he had to trot at the end.',
        '“And which side are you going to park on?” “The soft one,” said {A}. He wrote it down. Then he stopped the bus for them. They went over very politely, and it was half past four when they were across.'
      ]
    },
    {
      id: 'people-want-a-lift',
      A: 'same',
      spare: 15,
      paragraphs: [
        'A few people had got on, by the back door, since it was going their way. There was a man with a lamp, and two ladies from the choir. They sat in the kitchen, and talked about the weather, and all moved over when it leaned. “Do you go as far as the river?” asked one.',
        '“Only to the bottom,” said {H}. They wanted to pay. {H} did not know what a house costs, as far as the bottom. They left a cracker each.'
      ]
    },
    {
      id: 'next-to-pim',
      A: 'partner',
      paragraphs: [
        'As the sun went down, they came to the bottom of the hill. The house of Brie leaned up against Pim’s house, and there it got cold, and stood. From window to window it was just an arm’s length.',
        'One window went up. “Have you moved?” asked Pim, in pyjamas. “Yes,” said {H}. They shook hands on it. “In the morning the house will be stone again,” said {A}, “so it’ll have to stay here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} slid as far as the wall, and stayed there.',
      '{names} watched the street go by, and did not get off.',
      { text: '{names} looked for a cracker, and then for a bigger one.', needs: ['hands'] },
      { text: '{names} nibbled at the window frame, and saw better.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the high side, to be some use.',
      '{names} sniffed at the church, and had to sneeze.',
      { text: '{names} pushed as well, and had to be pulled out.', needs: ['hands'] },
      { text: '{names} held the teapot level, for nothing else was.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned out to the left, when it was left.',
      '{names} rode in the back, and liked it.',
      { text: '{names} waved to everyone on the pavement, as from a bus.', needs: ['hands'] },
      { text: '{names} dried the umbrella, though it had not rained.', needs: ['hands'] }
    ]
  },
  bed: [
    'The umbrella went back into its stand, and the mat lay straight. At the top of the hill there was a gap, with a lamp post.',
    '{H} washed off the Brie, and lay down with the bed pushed up to the window. It was still a bit downhill, towards the feet.'
  ],
  last: [
    'On the other side of the wall Pim knocked once, and {H} was asleep.',
    'The house stood, and {H} slept in it, at the bottom of the hill.'
  ]
})
