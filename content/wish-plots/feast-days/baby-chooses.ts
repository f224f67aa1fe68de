import { wishPlot } from '../wish-plot.ts'

export const babyChooses = wishPlot({
  id: 'wish-baby-chooses',
  wishes: ['doljabi', 'dol jabi', 'doljanchi', 'dol party', 'dol birthday', 'dol baby', 'first birthday doljabi', 'baby doljabi', 'zhuazhou', 'zhua zhou', 'zhuazhou baby', 'agra hadig', 'agra hatik', 'thoi noi', 'thôi nôi', 'thoi noi baby', 'annaprasan choosing', 'annaprashan choosing', 'erabitori', 'diş buğdayı', 'baby choosing table', 'baby chooses table', 'baby choosing from the table', 'baby picks table', 'baby picks object', 'baby picks pencil', 'baby picks thread', 'baby picks money', 'baby chooses pencil', 'baby chooses thread', 'baby chooses money', 'baby chooses job', 'baby chooses future', 'baby grab table', 'baby grabs table', 'baby grabbed table', 'baby grabs thread', 'baby grabs pencil', 'baby grabs money', 'first birthday grab', 'first birthday grabs', 'first birthday choosing', 'first birthday chooses', 'first birthday pick', 'first birthday picks', 'choosing ceremony baby', 'brother choosing first birthday', 'sister choosing first birthday', 'baby crawl choose', 'baby pencil thread money', 'tol birthday', 'dol celebration', 'dol table', 'doljabi brother', 'doljabi sister', 'doljabi cousin', 'doljabi pencil', 'doljabi thread', 'first birthday table pencil', 'first birthday thread', 'baby crawls table choose', 'baby chose pencil', 'baby chose money', 'baby chose thread', 'baby choosing ceremony', 'baby first birthday choose', 'annaprashan tray', 'annaprasana choosing', 'agra hadig baby', 'baby chooses sock'],
  answers: ['doljabi', 'dol', 'baby', 'baby’s', 'babies', 'first', '1st', 'one', 'birthday', 'party', 'turns', 'turned', 'turning', 'year', 'old', 'today', 'tomorrow', 'saturday', 'sunday', 'chooses', 'choose', 'choosing', 'chose', 'picks', 'pick', 'picking', 'picked', 'grabs', 'grab', 'grabbing', 'grabbed', 'takes', 'take', 'took', 'crawls', 'crawl', 'crawled', 'crawling', 'past', 'table', 'low', 'tray', 'things', 'thing', 'objects', 'thread', 'string', 'money', 'coin', 'pencil', 'pen', 'brush', 'book', 'rice', 'noodles', 'ball', 'stethoscope', 'microphone', 'calculator', 'bow', 'arrow', 'sock', 'socks', 'spoon', 'job', 'future', 'become', 'will', 'be', 'doctor', 'long', 'life', 'rich', 'clever', 'hanbok', 'cake', 'cakes', 'korea', 'korean', 'china', 'chinese', 'vietnam', 'armenian', 'family', 'everyone', 'everybody', 'watching', 'brother', 'brother’s', 'sister', 'sister’s', 'cousin', 'cousin’s', 'nephew', 'niece', 'little', 'his', 'her', 'our', 'my', 'mum', 'mama', 'dad', 'grandma', 'grandpa', 'halmoni', 'aunt', 'uncle', 'neighbour', 'which', 'what', 'from', 'instead', 'wrong', 'tradition', 'ceremony', 'floor', 'imo', 'samchon', 'halabeoji', 'harabeoji', 'nana', 'granny', 'grandmother', 'grandfather', 'parents', 'guest', 'guests', 'friends', 'clapped', 'laughed', 'toe', 'toes', 'feet', 'foot', 'gold', 'ring', 'seoul', 'vietnamese', 'armenia', 'weekend', 'yesterday'],
  except: ['present', 'presents', 'name', 'names', 'swallowed', 'choke', 'choking', 'hospital', 'poorly', 'ill', 'sick', 'died', 'dead', 'heaven', 'adopted', 'adoption', 'cries', 'crying', 'hair', 'nose', 'glasses', 'earring', 'cake smash', 'dragon', 'dinosaur', 'robot', 'monkey', 'bear', 'elephant', 'penguin', 'dog', 'cat', 'jealous', 'sleep', 'night', 'toilet', 'potty', 'claw', 'machine'],
  namesFamily: true,
  moods: ['first', 'waiting', 'proud', 'learning'],
  company: ['baby', 'table', 'thread', 'coin', 'pencil', 'sock', 'socks', 'toe', 'toes', 'foot', 'floor', 'rice', 'cake', 'cakes', 'guests', 'paper', 'cushion', 'bowl', 'spoon', 'knees', 'aunt'],
  about: 'The baby is one and is to choose thread, coin or pencil, and crawls past all of them to the hero’s sock, for it is the only thing that moves.',
  titles: ['Past the Pencil', 'The Baby Chooses', '{H}’s Left Sock', 'Thread, Coin or Pencil', 'What Was in the Sock'],
  want: [
    {
      id: 'three-things-on-a-table',
      A: 'partner',
      paragraphs: [
        '{H} knew what the baby ought to choose. The baby was one today, and all the guests sat round a low table. On it lay a long thread, a pencil, and a gold coin as big as a saucer. “Whoever takes the thread gets very old,” said {A}. “The coin’s for somebody rich, and the pencil’s for somebody clever.” {H} wanted it to be the pencil. Then there would be two in the house who drew.'
      ]
    },
    {
      id: 'what-they-chose-once',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What did you choose when you were one?” asked {H}. {A} had been told about it. “The pencil, with one hand,” said {A}, “and a rice cake with the other.” They had asked which of them counted. By then {A} had eaten the one and was starting on the other.',
        'The pencil was still there, in a drawer. At the end it had four small dents, two from above and two from below. “That’s my first writing,” said {A}.'
      ]
    },
    {
      id: 'elder-and-the-thread',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“I took the thread,” said {S}, “and it’s true so far.” {A} looked at {S}, who was a good age. “Was it a long one?” asked {A}. “I couldn’t say,” said {S}. “I’d got one end, and my cousin had run off with the other.”',
        '“And your cousin?” asked {A}. “Getting very old as well,” said {S}. “We’ve each kept our end.”'
      ]
    }
  ],
  way: [
    {
      id: 'past-the-pencil',
      A: 'partner',
      paragraphs: [
        '{H} lay down beside the table, and pushed the pencil to the edge. “Pencil,” whispered {H}. The baby set off on both hands and both knees. It looked at the coin, and everybody breathed in. It looked at the thread. It looked the pencil in the point. Then it went past, to where there was only the rest of {H}. The baby crawled along to the very end, and chose the left sock.'
      ]
    },
    {
      id: 'what-a-sock-means',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“What does a sock mean?” asked an aunt. Nobody had ever heard of one. {A} thought about what is done with socks. “A walker,” said {A}. “A postman. Somebody who gets about.” “There’s only one, though,” said the aunt.',
        'So it was a postman who hopped. The guests thought of the stairs in that street, and were sorry for the baby. It was pulling the sock out long, and had no worries.'
      ]
    },
    {
      id: 'child-shows-how',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“It doesn’t know how,” said {S}. “I’ll show it.” {S} went down on hands and knees, and crawled up to the table like somebody of one. {S} reached for the coin, and then for the pencil, and stopped. “I want both,” said {S}.',
        '“You can’t have both,” said {A}. {S} sat down on the floor and looked at the two of them. “I see,” said {S}. “I’d have gone for the sock as well.”'
      ]
    },
    {
      id: 'under-a-cushion',
      A: 'partner',
      paragraphs: [
        '“That doesn’t count,” said {H}. The baby was carried back to the start, and {H} hid the left foot under a cushion. The baby looked at the table. Then it looked at the cushion, laughed, and came. {A} laid one cheek on the floor, to see what a baby sees. “Those three lie quite still,” said {A} slowly. “But that cushion’s moving.” When {H} was excited, the big toe went up and down.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-pencil-moves',
      A: 'partner',
      paragraphs: [
        '“It only chooses what moves,” said {H}. So {H} sat on both feet, laid paper by the table, and took up the pencil. The pencil went for a walk, with a line behind it. It went up a hill, and hopped. The baby let go of the cushion. It crawled after the pencil, down the other side of the hill, and put a hand on it. “It’s the pencil!” called the guests. The baby kept it for as long as it moved.'
      ]
    },
    {
      id: 'pet-would-choose',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'As the table was still laid, {A} was asked as well. {A} smelled at the thread, from one end to the other. {A} smelled at the coin, and turned away. Of the pencil {A} took no notice whatever. “Perhaps {A}’s got a job already,” somebody said.',
        '{A} lay down next to the sock, with the baby on the other side. They each had one eye on it. If it were ever to move again, it would not get far.'
      ]
    },
    {
      id: 'the-coin-rolls',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Then let’s be fair to the coin,” said {A}, and stood it on its edge. It rolled off across the floor. The baby sat up. The coin went in a big curve past all the guests. It fell over in front of an uncle.',
        'He picked it up. “Now you’re going to be rich,” said {A}. The uncle was fifty-one, and had nearly given up waiting. He put it back on the table, but he looked pleased all evening.'
      ]
    },
    {
      id: 'cake-in-the-middle',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There were small round rice cakes for everybody. “Nobody’s asked which of those it would choose,” said {A}. “It needn’t eat it.” So a white one, a pink one and a green one were set out on a plate. The baby looked at each. Then it looked at {H}, who was chewing.',
        '“The one that moves,” said {H}, with a full mouth, and could not say which it had been. It was green. The baby had seen that much.'
      ]
    },
    {
      id: 'the-other-sock',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does the right one work too?” asked {A}. {H} stretched out the right foot, and thought of something exciting. Nothing went up or down. They tried it with the seaside, and with snow. Each time it was the left that had felt it.',
        '“One does the being excited,” said {A}, “and the other does the standing.” {H} found that good to know. It explained a lot about stairs.'
      ]
    },
    {
      id: 'what-else-moves',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} and {A} lay down on the floor to see what else there was for somebody of one. There were eleven pairs of knees. There was a fringe on a cushion, which the wind was reading. Right at the back went a very small ant with a grain of sugar.',
        '“That’s better than a coin,” said {H}. They kept quiet about it. An ant has chosen long ago, and ought not to be interrupted.'
      ]
    },
    {
      id: 'told-to-the-late-guest',
      A: 'other',
      spare: 10,
      paragraphs: [
        'A guest came late, with wet hair, and wanted to hear it all. {A} played it for him, for the baby was busy. {A} crawled past a spoon, which was the coin, and past a scarf, which was the thread. In front of {H}’s foot {A} stopped, and looked as if at the sea.',
        '“And was the baby like that?” asked the guest. “Smaller,” said {H}, “and it didn’t hum.”'
      ]
    },
    {
      id: 'it-chooses-you-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What would you choose if you were one?” asked {H}. {A} looked at the thread, the coin and the pencil, and took some time over it. “The table,” said {A}. “Then I’d have somewhere to put the rest.” {H} had not known that you could take the table.',
        'They looked round for the baby. It had got both arms about one of the table’s legs, and was pulling. “It’s the same age as you,” said {H}.'
      ]
    },
    {
      id: 'all-three-in-the-sock',
      A: 'partner',
      paragraphs: [
        '“So it’s going to be clever,” said {A}. But the baby had put the pencil down, for it was not going anywhere now. It came straight back to the left sock. “It doesn’t want the sock,” said {A}. “It wants whoever’s in it.” {H} could say nothing to that. {H} pulled the sock off, and put in the coin and the pencil. The thread went round it, in a bow. “Now it’s got all three,” said {H}. The baby let the sock lie. It had seen five toes.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat round the low table, and did not point.',
      '{names} made a knee for the baby to look at.',
      { text: '{names} laid the thread straight, so that it looked longer.', needs: ['hands'] },
      { text: '{names} rubbed the coin on a sleeve, to make it shine.', needs: ['hands'] }
    ],
    way: [
      '{names} moved aside, to let the baby through.',
      '{names} breathed in together with the guests.',
      { text: '{names} pushed the thread a little nearer, and it was passed by.', needs: ['hands'] },
      { text: '{names} felt for a toe, and that one kept still.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the pencil too, over the hill.',
      '{names} lay down beside the baby, to see five toes.',
      { text: '{names} clapped, first for the pencil and then for the sock.', needs: ['hands'] },
      { text: '{names} held the paper flat at one corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'The low table was put away. The sock with the bow stood on the shelf, for when the baby had time.',
    '{H} washed all ten toes and lay down. Under the blanket, on the left, something still went up and down a little.'
  ],
  last: [
    'Then the big toe lay still, and {H} was asleep.',
    'The baby slept with nothing in its hands, and {H} was asleep with one sock.'
  ]
})
