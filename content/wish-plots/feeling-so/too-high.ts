import { wishPlot } from '../wish-plot.ts'

export const tooHigh = wishPlot({
  id: 'wish-too-high',
  wishes: ['can’t reach anything', 'cant reach anything', 'couldn’t reach anything', 'cannot reach anything', 'can’t reach', 'can’t reach peg', 'couldn’t reach', 'too small to reach', 'everything too high', 'everything was too high', 'everything is too high', 'too high to reach', 'peg too high', 'sink too high', 'shelf too high', 'smallest', 'smallest class', 'smallest in class', 'smallest in the class', 'smallest child', 'smallest school', 'smallest nursery', 'being the smallest', 'littlest in class', 'littlest class', 'tiniest class', 'shortest class', 'shortest in class', 'shortest', 'smaller than the others', 'smalest'],
  answers: ['class', 'school', 'nursery', 'preschool', 'kindergarten', 'reach', 'small', 'smaller', 'little', 'tiny', 'short', 'shorter', 'everything', 'anything', 'nothing', 'high', 'peg', 'coat', 'sink', 'tap', 'soap', 'shelf', 'bell', 'bus', 'counter', 'switch', 'light', 'cupboard', 'table', 'taller', 'tall', 'big', 'bigger', 'everyone', 'everybody', 'else', 'others', 'than', 'friends', 'feels', 'feeling', 'felt', 'feel', 'always', 'still', 'today', 'cross', 'hates', 'being', 'child', 'kid', 'boy', 'girl', 'the', 'for', 'age', 'photo', 'picture', 'picked', 'up', 'can’t', 'couldn’t'],
  except: ['planet', 'star', 'moon', 'sun', 'dinosaur', 'dragon', 'giant', 'giraffe', 'elephant', 'mouse', 'ant', 'dog', 'cat', 'puppy', 'kitten', 'bear', 'penguin', 'fish', 'bird', 'horse', 'pony', 'monster', 'witch', 'wizard', 'fairy', 'robot', 'train', 'engine', 'tractor', 'digger', 'house', 'flat', 'car', 'tent', 'box', 'bed', 'clothes', 'shoes', 'trousers', 'jumper', 'coat is', 'uniform', 'hat', 'boat', 'room', 'portion', 'slice', 'biscuit', 'spoon', 'cup', 'hair', 'tree', 'ride', 'slide', 'rollercoaster', 'snowflake', 'snowman', 'seed', 'baby', 'born', 'hospital', 'doctor', 'died', 'bullied', 'bully', 'teased', 'teasing', 'laughed', 'hit', 'lost', 'world', 'record', 'match', 'team', 'basketball', 'football', 'goal', 'mummy', 'mum', 'daddy', 'dad', 'shrunk', 'shrinks', 'shrink', 'tooth', 'invisible', 'princess', 'king', 'knight'],
  moods: ['losing', 'alone', 'change', 'learning', 'proud', 'quarrel'],
  company: ['cupboard', 'lamp', 'table', 'door', 'spoon', 'socks', 'cupboard door'],
  about: 'On a day when everything was too high the hero owns only the bottom half of the room, until it is noticed that all things fall into it.',
  titles: ['Nothing Falls Up', 'The Bottom Half', 'Two Hands Too High', '{H} Flies It Low', 'Everything Is Too Low Today'],
  want: [
    {
      id: 'on-the-cupboard',
      A: 'partner',
      paragraphs: [
        '{H} was the smallest in the class, and all day everything had been too high. The coat peg was too high, and the soap, and the bell on the bus. Now {H}’s new paper plane flew round the lamp, and landed on top of the cupboard.',
        'The cupboard was very tall. {H} stretched. {A} stretched as well, and that was still two hands too low. “Even my own plane’s too high,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-paper',
      A: 'partner',
      paragraphs: [
        '“How far can you get?” asked {A}, and stuck a bit of paper where {H}’s fingers ended. “From there down it’s all yours.”',
        'Over the paper were the light switch, the clock, the biscuits and the plane. Under it were the skirting board, some crumbs, and the legs of the chairs. “I’ve got the wrong half,” said {H}.'
      ]
    },
    {
      id: 'the-peg',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you do with your coat, if the peg’s too high?” asked {A}. {H} showed it. You hold it by the hood and swing it three times. Then you throw it and don’t look.',
        '“And it hangs?” “On somebody,” said {H}. “Today it hung on a rucksack, by one sleeve. It was waving.” When {H} came to fetch it after school, it had stopped waving. It was lying on the floor, just under the right peg. “It always gets there in the end,” said {H}.'
      ]
    },
    {
      id: 'the-shop',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“In the shop it’s the counter,” said {H}. {H} got behind the table and was the man. {A} knelt in front of it and was {H}. “An apple, please,” said {A} to the wood of the table. “Who’s that?” said the man. He looked left, and he looked right. “There’s nobody there,” he said, and ate the apple himself.',
        '“That’s just what it’s like,” said {H}. {A} thought, down there. Then a hand came up over the edge, all by itself. It had a coin in it. The man gave a jump. “That I’ll do tomorrow,” said {H}.'
      ]
    },
    {
      id: 'lifted',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And at playtime a big girl picked me up,” said {H}. “From behind, like a cat. My legs hung down.” “What did you say?” asked {A}. “I said, put me down. And she did. But first she walked all the way to the gate with me.”',
        '{A} thought about being carried to a gate. “Did you see anything, from up there?” “The tops of their heads,” said {H}. “One of them had a leaf on it. He’d had it on all day, and nobody could see it but me.”'
      ]
    },
    {
      id: 'whole-photo',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In the class photo I’m in front,” said {H}, “with my legs crossed, at the end. I’m always in front.” {A} asked who was at the back. “The tall ones,” said {H}. “But you only see their heads.”',
        '{H} sat down with crossed legs and looked straight ahead, to show it. {A} looked at the picture. There was {H}’s face in it, and {H}’s middle, and both knees, and all of the shoes. “You’re the only one who’s all there,” said {A}.'
      ]
    },
    {
      id: 'under-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let’s see what else there is in your half,” said {A}. {H} went under the table without bending. {A} had to lie down. On the underside, where nobody looks, somebody had written a seven with a pencil. Beside it there was a pea, quite dry and hard.',
        '“How long has that been there?” asked {A}. “Since the peas,” said {H}. {A} had eaten at that table every day and had never known. “It’s a good seven,” said {A} from the floor. “You can look at it whenever you like,” said {H}. “But you have to ask.”'
      ]
    },
    {
      id: 'hair-in-the-mirror',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The mirror at school was too high as well. You saw a wall in it, and then at the very bottom some hair. “That’s me,” said {H}. “I know it by the parting.”',
        'So {H} had not seen that chin all day. {A} bent down and looked at it. “Jam,” said {A}. “From this morning?” “From this morning.” {H} had worn it through sums, and singing, and most of the bus.'
      ]
    },
    {
      id: 'wooden-spoon',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} knew how to do it with the light switch. {S} fetched the wooden spoon, held it up, and poked. Click, it was dark. Click, it was light. “That isn’t reaching,” said {A}. “It’s light, though,” said {S}.',
        'They tried the spoon on the plane as well. The spoon was much too short. They tied it to another spoon with a sock, and then it was long enough, but it bowed. It bowed three times, very low, and did not touch anything.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I used to reach the lamp,” said {S}. “Now I only reach the jam. You get shorter again, when you’re old. It’s about as much as a slice of bread, every few years.” {A} looked up and down {S}, to see where it went.',
        '“So you’re on your way down to me,” said {A}. “I am,” said {S}. “But you’ll have to come up a bit, if we’re going to meet.” They agreed on the second shelf.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} lay in the bottom half too. For {A} even the chair was too high, and so was the cushion on it. {A} looked up at {H}, and up, and up. It was as you look at a tower.',
        '“Can I get you anything?” asked {H}, from the top of the tower. {A} wanted a crumb. {H} knew where there were some.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} could not reach the plane either. {A} could not reach the soap, or the bell on the bus, and had never even tried. It had not made {A} cross.',
        '“How do you do that?” asked {H}. {A} gave it some thought, and looked at the crumbs. There were five, all in their half. After that there were four.'
      ]
    },
    {
      id: 'sock-ball',
      A: 'partner',
      paragraphs: [
        '{H} threw a pair of socks at the plane, rolled up in a ball. Up it went, over the clock, and up it stayed. “Now my socks are too high as well,” said {H}.',
        '{A} sighed, and a spoon slid off the table. Down it went, past the paper. {H} put one foot on it. “That’s mine,” said {H}. “It’s in my half.”'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-falls-up',
      A: 'partner',
      paragraphs: [
        '“It’s a good half,” said {A}. “Everything gets there in the end. Nothing ever falls up.” “Then my plane just isn’t down yet,” said {H}. {A} opened the door, and in the draught something rustled, high up. “Do that again!” cried {H}.',
        'They both took a corner of the newspaper, and fanned with it till the curtain flew. Plop, came the socks. Then a nose came over the edge, and wings, and the plane sailed down past the paper. It slid in under the cupboard.'
      ]
    },
    {
      id: 'fluff',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Something else had come down with it, from the top of the cupboard. It came last, because it was so light. It was a piece of fluff, as big as a mouse and nearly as grey. It took its time and turned round twice, to look at the room.',
        '“How long has that been up there?” asked {H}. “Longer than you’ve been anywhere,” said {A}. {H} held out one hand, and the fluff sat down in it. It had come to the lowest hand there was.'
      ]
    },
    {
      id: 'too-low',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat, and put an arm in under the cupboard, and it stuck. “It’s too low,” said {A}. “Everything’s too low today.” “Let me,” said {H}, and went in sideways, like a letter. Soon {H} was back, with the plane, and fluff in both eyebrows.'
      ]
    },
    {
      id: 'on-knees',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} wanted to know more about the bottom half now, and went right round it on both knees. “Ow,” said {A} at the rug, which has a hard edge. “Mind the plug,” said {H}. “And duck, there’s a drawer.”',
        'At the window {A} had to stop and rest. From down there you saw no street. You saw sky, and the bottom of a flowerpot, with a hole in it. “It’s hard work,” said {A}, “and you do it in shoes.” “I do it all day,” said {H}.'
      ]
    },
    {
      id: 'old-crumbs',
      A: 'other',
      spare: 13,
      paragraphs: [
        '“Has anybody seen a button?” asked {A}. “I’ve looked on every shelf.” {H} asked when it had come off. It had been at breakfast. “Then it’s mine,” said {H}. “Nothing stays on a shelf.”',
        '{H} took three steps, and bent down hardly at all. It was beside the leg of a chair, standing on its edge. {A} asked very politely if it could be had back. {H} let it go, for a biscuit from the top half.'
      ]
    },
    {
      id: 'flying-low',
      A: 'partner',
      paragraphs: [
        '“Throw the plane again,” said {A}, “but not up there.” {H} got down and threw it quite flat. It flew through the legs of one chair, and of the next, and right under the table. Nobody else in the class could have flown it as low as that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the top of the cupboard until it hurt.',
      '{names} ran after the plane, as far as the cupboard went.',
      { text: '{names} stretched as well, on tiptoe, and touched nothing but air.', needs: ['hands'] },
      { text: '{names} folded a plane too, and it fell straight off the table.', needs: ['hands'] }
    ],
    way: [
      '{names} came into the bottom half, and asked first.',
      '{names} went after a crumb, and had to give an account of it.',
      { text: '{names} waved a newspaper at the plane, and only the paper strip flapped.', needs: ['hands'] },
      { text: '{names} dropped a pencil, and had to say goodbye to it.', needs: ['hands'] }
    ],
    turn: [
      '{names} ducked under the wind from the door.',
      '{names} looked under the cupboard from the other side, nose first.',
      { text: '{names} held on to the newspaper, so that it did not fly off too.', needs: ['hands'] },
      { text: '{names} brushed some fluff off {H}’s sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bit of paper stayed where it was, for the fingers to look up at. The plane was parked under a chair.',
    'Then {H} washed, with the soap put down low, and went to bed. A bed is in the bottom half, from one end to the other.'
  ],
  last: [
    'Everything that was tired had come down into the bottom half. {H} was there already, asleep.',
    'On the floor under its chair the plane lay quite still. It could fall no further, and {H} was asleep.'
  ]
})
