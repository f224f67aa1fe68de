import { wishPlot } from '../wish-plot.ts'

export const poundingYam = wishPlot({
  id: 'wish-pounding-yam',
  wishes: ['pounding yam', 'pounded yam', 'pound yam', 'pounds yam', 'yam mortar', 'yam pestle', 'yams mortar', 'mortar pestle', 'mortar and pestle', 'mortar heavy', 'mortar too heavy', 'pestle heavy', 'pestle too heavy', 'pestle taller', 'big mortar', 'big pestle', 'iyan egusi', 'iyan soup', 'making iyan', 'make iyan', 'eating iyan', 'pounded iyan', 'pounding iyan', 'iyan mortar', 'iyan okra', 'pounding fufu', 'pound fufu', 'pounds fufu', 'pounded fufu', 'fufu', 'foofoo', 'foufou', 'fufu mortar', 'fufu pounding', 'fufu grandma', 'foutou', 'pounding cassava', 'pounding plantain', 'pounding grain', 'pounding millet', 'pounding maize', 'pounding rice mortar', 'pounding in the mortar', 'mortar grandma', 'pestle grandma', 'yam too heavy', 'yam heavy', 'yam pounding song', 'yam rhythm', 'yam thump', 'pestle as tall as me'],
  answers: ['pounding', 'pound', 'pounds', 'pounded', 'yam', 'yams', 'mortar', 'pestle', 'pestles', 'stick', 'wooden', 'wood', 'heavy', 'too', 'lift', 'lifting', 'lifts', 'big', 'tall', 'taller', 'than', 'me', 'her', 'him', 'arms', 'tired', 'strong', 'turns', 'turn', 'taking', 'together', 'rhythm', 'song', 'sound', 'drum', 'beat', 'thump', 'smooth', 'lumps', 'lump', 'lumpy', 'soft', 'sticky', 'stretchy', 'soup', 'egusi', 'okra', 'stew', 'light', 'kitchen', 'yard', 'compound', 'village', 'backyard', 'dinner', 'supper', 'lunch', 'sunday', 'afternoon', 'evening', 'today', 'first', 'time', 'day', 'help', 'helps', 'helping', 'helped', 'make', 'makes', 'making', 'made', 'eat', 'eats', 'eating', 'ate', 'with', 'learn', 'learns', 'learning', 'how', 'grandma', 'granny', 'nana', 'mama', 'mum', 'mummy', 'auntie', 'aunty', 'uncle', 'cousins', 'cousin', 'sister', 'brother', 'family', 'neighbour', 'neighbours', 'nigeria', 'nigerian', 'ghana', 'ghanaian', 'african', 'hot', 'wants', 'our', 'the', 'fast', 'slow', 'noisy', 'loud', 'neighbour’s', 'wall', 'weekend', 'saturday', 'morning', 'holidays', 'holiday', 'visiting', 'visit', 'daddy', 'dad', 'grandpa', 'aunt', 'women', 'girls', 'boys', 'friend', 'knees', 'dance', 'dancing', 'music', 'togo', 'benin', 'cameroon', 'ivory', 'coast', 'white', 'ball', 'dough', 'swallow'],
  except: ['hurt', 'finger', 'fingers', 'toe', 'foot', 'hospital', 'broke', 'broken', 'fell', 'died', 'dead', 'misses', 'missing', 'hungry', 'war', 'shell', 'bomb', 'gun', 'witch', 'baba', 'yaga', 'moon', 'rabbit', 'mochi', 'mofongo', 'garlic', 'spices', 'dragon', 'robot', 'monster', 'giant', 'festival', 'new yam', 'sick', 'ill', 'stole', 'stolen', 'hates', 'hate', 'refuses', 'sweet', 'eczema', 'cream', 'brick', 'bricks', 'cement', 'choked', 'choke'],
  moods: ['learning', 'first', 'proud', 'losing'],
  fed: true,
  company: ['yam', 'mortar', 'pestle', 'pestles', 'neighbour', 'neighbours', 'wall', 'soup', 'stool', 'lump', 'cushion', 'spoon', 'knees'],
  about: 'The pestle is too heavy for the hero to lift, until the neighbours’ pounding is heard through the wall, and the hero’s knees are already going up and down with it.',
  titles: ['What Are Your Knees Doing', 'The Pestle Comes Along', 'Two Pestles and One Yam', '{H} Pounds Yam', 'Monday Goes Down'],
  want: [
    {
      id: 'as-tall',
      A: 'partner',
      paragraphs: [
        '{H} wanted to pound the yam. It lay boiled in a mortar, and that was a piece of a tree, too heavy to lift. Beside it leaned two pestles, as tall as {H}.',
        '{H} put both arms round a pestle and pulled. It went up as high as a shoe. Then it came down, and in the yam there was a dent. “One,” said {A}. “How many does it need?” asked {H}. “All of them,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'piece-of-a-tree',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why is the mortar so heavy?” asked {H}. “So that it stays here,” said {A}. “Something’s got to stay, when everybody’s pounding.” {H} leaned on it, and then pushed. The mortar did not mind that either.',
        'On its side there was a knot, where a branch had been. {H} put one eye to it. “It used to have birds,” said {H}. “It’s got yam now,” said {A}. “It’s more settled.”'
      ]
    },
    {
      id: 'pounded-with-a-spoon',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Take something lighter than a pestle,” said {A}, and began with a wooden spoon. It went up at once. {A} pounded the yam forty times, very quickly, and was rather proud. Then {A} and {H} bent over the mortar.',
        'The yam looked just as it had before. “It thinks that somebody’s knocking,” said {H}. So {A} knocked once more, politely, and put the spoon away.'
      ]
    },
    {
      id: 'four-hands',
      A: 'partner',
      paragraphs: [
        '{A} took hold of the pestle as well, higher up. Four hands had to be enough. {H} pulled, and then {A} pulled, and by then {H} was letting go. The pestle shook and stayed where it was. “You were too late,” said {H}. “You were too soon,” said {A}. They said “now” at the same time, and each waited for the other. After six dents they sat down. The yam was still yam.'
      ]
    },
    {
      id: 'rough-outside',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The peel of the yam lay in a basin. It was brown and rough, with hairs, like the knee of an elephant. “And inside it’s as white as that,” said {H}. {A} held the peel against the mortar, and they were the same brown.',
        '“It went into the pot as an elephant,” said {A}. “It has to come out as a cloud.” {H} looked at the pestle. It was a long way for the yam, and all of it was uphill.'
      ]
    },
    {
      id: 'elder-both-at-once',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My cousin and I pounded yam every evening,” said {S}. “There’d be one thump, and the next, and the one again. My mother could hear it in the kitchen. And if we’d quarrelled, she could hear that too.” “How?” asked {A}.',
        '“Both at once,” said {S}, and knocked two knuckles together. “Then she came out. She always asked the yam what it had been about.”'
      ]
    },
    {
      id: 'child-is-a-pestle',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be a pestle. A cushion was the yam. {S} stood on it, quite stiff, with both arms down, and jumped. “You’re good,” said {A}. “You lift yourself.” {S} jumped all over the cushion, and it got a dent.',
        'Then {S} stayed down. “What’s the matter?” asked {A}. “I’m stuck,” said {S}. “I’m at the sticky part now.” {A} had to pull the pestle out by both hands.'
      ]
    },
    {
      id: 'pet-goes-up-too',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to see about the noise. When the pestle came down, all of {A} went up a little. {A} looked hard at the floor, and then at the mortar. Nobody else seemed to have noticed.',
        '“Don’t do it with all of you,” somebody told {A}. “It’s only yam.” At the next dent {A} was ready, and shut both eyes before it. But {A} went up all the same.'
      ]
    },
    {
      id: 'too-much-water',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“A bit of water makes it softer,” said {A}, and dipped one finger into a cup. A drop fell on the yam. {H} dipped in three fingers, for three times as soft. It ran down the pieces and made a puddle below.',
        'The pestle went into the puddle, and {A} got most of it. “That isn’t softer,” said {A}, and wiped one ear. “That’s wetter.” They let the yam dry off for a while, and {A} too.'
      ]
    },
    {
      id: 'behind-the-wall',
      A: 'partner',
      paragraphs: [
        'Behind the wall the neighbours were pounding yam as well. There was a deep thump and a light one, and they took turns. Not once did anybody say “now”. {A} listened, and then looked down. “What are your knees doing?” asked {A}. At the deep thump {H}’s knees bent, and at the light one they came up. “They’re dancing,” said {H}. “All of you goes up,” said {A}. “It’s only that you aren’t holding anything.”'
      ]
    }
  ],
  turn: [
    {
      id: 'taken-along',
      A: 'partner',
      paragraphs: [
        'Each took a pestle, with feet well apart and the mortar between them. {H} did not pull at all. {H} just held on, and let the knees go down and come up. The pestle came along. It fell by itself, for it was good at that. Thump.',
        'While it fell, {A}’s knees came up. Thump. So the pestles never met, and nobody had to say “now”. “I’m not lifting it,” said {H}. “Nor am I,” said {A}.'
      ]
    },
    {
      id: 'days-of-the-week',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For pounding yam you need a song, and they could not think of one. So they said the days. {H} came down on Monday and {A} on Tuesday. {H} had Wednesday again. “Sunday!” said {H}, and thump.',
        'Then it was Monday, and that was {A}’s. “You’ve taken my Monday,” said {H}. “There are seven,” said {A}. “They won’t go into two pestles.” But the week after that {H} got it back.'
      ]
    },
    {
      id: 'faster-next-door',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Behind the wall they began to pound faster. {H}’s knees heard it first, and after them {A}’s. Soon there were four pestles, and only one song. Then they pounded slowly on this side, to see what would happen.',
        'It was quiet behind the wall for as long as a breath. Then they came in again, just as slowly. “They’ve got knees too,” said {H}. Somebody laughed over there, in between two thumps.'
      ]
    },
    {
      id: 'the-lump',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was one lump left in the yam. {H} could feel it through the pestle. Wherever they pounded, the lump had just left. “It goes to the other side,” said {A}, “whenever it’s my turn.”',
        'So {H} missed a turn, on purpose, with the knees still down. The lump knew nothing about that, and stayed where it was. Thump. “It was listening,” said {H}.'
      ]
    },
    {
      id: 'who-does-the-rest',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“When do you have a rest?” asked {H}, in time. “When yours goes up,” said {A}. “And when do you?” It was when {A}’s went up. They worked it out, thump by thump. Each did half, and each half of that was only falling.',
        '“Then who’s pounding the yam?” asked {H}. {A} thought about it. It seemed to be the pestles. They had never said a word about it.'
      ]
    },
    {
      id: 'a-cloud',
      A: 'partner',
      paragraphs: [
        'The thumps grew softer, for there was no piece left to hit. The yam had become white and smooth, and it stretched. When the pestle went up, the yam came up a bit as well. “It’s dancing,” said {H}. “It’s done,” said {A}.',
        'They ate it with soup, and with their fingers. Under the table {H}’s knees were still going. Down went {H}’s hand to the yam, and up went {A}’s to the mouth. So they never met in the soup, and nobody had to say “now”.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the mortar, and up along the pestle.',
      '{names} walked once round the mortar, which did not move.',
      { text: '{names} pulled at a pestle, and got as far as a sock.', needs: ['hands'] },
      { text: '{names} put a piece of yam back that had jumped out.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the dents in the yam, and found six.',
      '{names} sat down by the mortar with the others, and listened.',
      { text: '{names} took hold of the pestle too, and made it rather crowded.', needs: ['hands'] },
      { text: '{names} fetched the bowls for the soup, and had to wait with them.', needs: ['hands'] }
    ],
    turn: [
      '{names} went up and down as well, without a pestle.',
      '{names} ate some yam, and it stretched all the way.',
      { text: '{names} clapped between the thumps, where there was room.', needs: ['hands'] },
      { text: '{names} scraped the last of the yam out of the mortar.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pestles were washed and leaned against the wall. The mortar stayed where it was. Next door, too, it had got quiet.',
    '{H} washed off the yam, up to both elbows, and lay down. The blanket went up a little, and came down by itself, for it was good at that.'
  ],
  last: [
    'Up and down went the blanket, nobody was lifting it, and {H} was asleep.',
    'The knees stopped last of all, and {H} was asleep.'
  ]
})
