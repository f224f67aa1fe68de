import { wishPlot } from '../wish-plot.ts'

export const kimjang = wishPlot({
  id: 'wish-kimjang',
  wishes: ['kimchi', 'kimchee', 'kimchi making', 'making kimchi', 'make kimchi', 'makes kimchi', 'made kimchi', 'kimchi grandmother', 'kimchi grandma', 'kimchi halmoni', 'kimchi november', 'kimchi winter', 'kimchi day', 'kimchi cabbage', 'kimchi cabbages', 'kimchi jar', 'kimchi jars', 'kimchi pot', 'kimchi buried', 'kimchi fridge', 'kimchi gloves', 'kimchi family', 'kimchi neighbours', 'kimchi aunties', 'kimchi season', 'kimjang', 'kimjang grandmother', 'kimjang day', 'gimjang', 'gim jang', 'kim jang', 'baechu', 'onggi', 'salting cabbage', 'salting cabbages', 'salted cabbage', 'salted cabbages', 'salt cabbage', 'pickling cabbage', 'pickling cabbages', 'pickled cabbage', 'cabbage red paste', 'kimchi making day', 'kimchi snow', 'kimchi together', 'kimchi imo', 'kimchi mum', 'kimchi mom', 'kimchi village', 'kimchi hundred', 'kimchi paste', 'kimchi bath', 'kimjang gloves', 'kimjang family', 'kimjang halmoni', 'gimjang family', 'cabbage bath salt', 'cabbages kimchi tub', 'napa cabbage', 'spicy cabbage grandma'],
  answers: ['kimchi', 'kimjang', 'cabbage', 'cabbages', 'leaf', 'leaves', 'salt', 'salty', 'salted', 'red', 'paste', 'pepper', 'chilli', 'chili', 'garlic', 'ginger', 'radish', 'radishes', 'spring', 'onions', 'jar', 'jars', 'pot', 'pots', 'tub', 'basin', 'bucket', 'gloves', 'pink', 'apron', 'spicy', 'hot', 'sour', 'crunchy', 'make', 'makes', 'making', 'made', 'help', 'helps', 'helping', 'helped', 'stuff', 'stuffing', 'rub', 'rubbing', 'fill', 'filling', 'pickle', 'pickling', 'eat', 'eating', 'taste', 'tasting', 'first', 'time', 'grandmother', 'grandma', 'granny', 'halmoni', 'halmeoni', 'mum', 'mummy', 'mom', 'aunt', 'aunts', 'auntie', 'aunties', 'imo', 'gomo', 'neighbours', 'neighbors', 'family', 'everybody', 'everyone', 'together', 'all', 'whole', 'november', 'december', 'autumn', 'winter', 'cold', 'before', 'day', 'weekend', 'saturday', 'today', 'big', 'huge', 'hundred', 'mountain', 'many', 'kitchen', 'yard', 'balcony', 'village', 'home', 'korea', 'korean', 'seoul', 'how', 'learn', 'learning', 'october', 'sunday', 'friday', 'grandpa', 'grandfather', 'harabeoji', 'dad', 'daddy', 'uncle', 'cousins', 'sister', 'brother', 'friends', 'apartment', 'house', 'floor', 'garlicky', 'fermenting', 'bubbles', 'bubbling', 'bury', 'buried', 'winters', 'tradition', 'wearing', 'wore', 'hands', 'rubber'],
  except: ['stew', 'soup', 'pancake', 'fried', 'rice', 'hates', 'hate', 'refuses', 'won’t', 'smelly', 'smells', 'stinky', 'teased', 'laughed', 'lunchbox', 'lunch', 'allergic', 'sick', 'ill', 'hospital', 'eyes', 'eye', 'burn', 'burnt', 'cut', 'knife', 'broke', 'broken', 'died', 'dead', 'misses', 'missing', 'hungry', 'war', 'dragon', 'robot', 'monster', 'rabbit', 'patch', 'doll', 'butterfly', 'caterpillar', 'white', 'snail', 'sauerkraut'],
  moods: ['learning', 'first', 'proud', 'waiting'],
  company: ['cabbage', 'cabbages', 'leaf', 'leaves', 'salt', 'tub', 'jar', 'paste', 'gloves', 'radish', 'radishes', 'table', 'brine', 'lid', 'coat', 'water'],
  about: 'The hero wants to dress a cabbage in red paste for the winter, and its leaves are so stiff that one cracks, until it is asked who has poured water into a tub that was dry.',
  titles: ['Who Poured the Water', 'A Cabbage Takes a Bow', '{H} Dresses a Cabbage', 'Cabbages for the Winter', 'Pink up to the Elbows'],
  want: [
    {
      id: 'a-coat-on-inside',
      A: 'partner',
      paragraphs: [
        '{H} wore pink gloves up to the elbows, for it was the day for making kimchi. Kimchi is cabbage with a red coat, and it wears the coat on the inside. Red paste has to go between all the leaves. “I’ll dress a cabbage by myself,” said {H}. On the table one had been forgotten. It was the best, and it stood up by itself.'
      ]
    }
  ],
  way: [
    {
      id: 'what-red-is-made-of',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s in the paste?” asked {H}. {A} looked into the basin, from well above. There was red pepper, and garlic, and ginger, and radish cut as thin as matches. “And a pear,” said {A}. {H} had not expected a pear.',
        '“What’s it doing in there?” “It makes friends,” said {A}. “All the others bite.” They both felt for the pear. It must have been sitting in the middle of them, being sweet, and hoping for the best.'
      ]
    },
    {
      id: 'it-went-crack',
      A: 'partner',
      paragraphs: [
        '{H} took hold of a leaf, to bend it down. It did not want to. {H} bent it harder. Crack, said the leaf, and there were two halves, one in each glove. The red paste slid off both.',
        '{A} tried to hold the cabbage open with four fingers, and it shut. “It’s got its arms crossed,” said {H}. “And we’ve got a whole tub to do by tonight,” said {A}.'
      ]
    },
    {
      id: 'nineteen-from-both-ends',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried to see how many cabbages there were. In the tub they lay cut in halves, with their yellow insides up. {A} counted from the left, and {H} from the right, and they met at nineteen. “So it’s nineteen,” said {A}. “And nineteen,” said {H}.',
        '“All that’s for us?” asked {H}. “It’s until spring,” said {A}. {H} worked it out. There was half a cabbage for every Monday, and one for when there were guests.'
      ]
    },
    {
      id: 'the-other-in-gloves',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had put on the pink gloves, and just then {A}’s nose began to itch. “Scratch it for me,” said {A}. But {H} had gloves on too. With paste about, no one may touch a face. “Rub it on the door,” said {H}.',
        '{A} rubbed it on the edge of the door, up and down, like a bear on a tree. “A bit to the left,” said {A} to the door. After that {H}’s nose itched as well. They had to queue.'
      ]
    },
    {
      id: 'child-is-a-cabbage',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to be a cabbage, and {A} was to make it ready. First {S} had to be stiff, in three jumpers. {A} tried to bend one arm. “Crack,” said {S}. Then {A} sprinkled nothing all over {S}, very fine. “That’s the salt.”',
        '{S} got softer from the top down. The head went, and then the arms, and the knees. “You’re ready,” said {A}. “I’m too ready,” said {S} from the floor. “Somebody else has to lift me into the jar.”'
      ]
    },
    {
      id: 'elder-under-the-snow',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We put the jars in the ground,” said {S}, “up to their necks. Only the lids looked out. It’s never too cold down there, and never too warm.” “And when it snowed?” asked {A}.',
        '“Then they had white hats on, and I was sent out for kimchi. I could never remember which was which. I dug out a radish jar, and a bucket, and once a neighbour’s cat.” “Was it ready?” asked {A}. “It said that it wasn’t,” said {S}.'
      ]
    },
    {
      id: 'pet-and-the-outside-leaf',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'A big green leaf had fallen under the table, and {A} had it. {A} stood on it with both front feet, so that it should not get away. Then {A} bit it, and it squeaked.',
        '{A} let go at once, and looked at it with great respect. Nothing green had ever answered before. “It’s all right,” said {H}. “It’s only raw.” But from there on {A} sat beside it, and was polite.'
      ]
    },
    {
      id: 'the-tub-was-dry',
      A: 'partner',
      paragraphs: [
        '{A} went to see about the cabbages in the tub, and put in one hand. It got wet to the wrist. “That’s strange,” said {A}. “Last night there was nothing in here but cabbage and salt. Who poured the water in?” Neither of them had. {H} took out half a cabbage. It hung over {H}’s arm like a towel, and dripped. The one on the table stood there and was dry. “It came out of them,” said {H}. “The salt got it out. That’s what was holding them up.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-takes-a-bow',
      A: 'partner',
      paragraphs: [
        'The wet cabbage did not cross its arms. When {H} lifted it up by its foot, it took a bow. {H} could wind one of its leaves round a finger, like a ring, and nothing cracked. So it was washed, and dressed.',
        '{H} laid the outside leaf back, and rubbed the red on, up to the yellow frill. Then came the next. Farther in it got narrower. At the heart {A}’s hand did not fit. {H}’s did.'
      ]
    },
    {
      id: 'tie-your-own-belt',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When the cabbage was dressed, its outside leaf went once round all the others, and held them together. It was a belt with no buckle. {H}’s came undone. “It’s breathed out,” said {A}.',
        '{H} turned the cabbage on its back, so that it lay on the end of its own belt. Now it held. “That’s what you do in bed,” said {A}. “You lie on the blanket, and then you can’t get out.” {H} knew that one, and so did the cabbage.'
      ]
    },
    {
      id: 'first-bite',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Whoever makes kimchi has to taste it. {A} rolled a small leaf round a bit of red, and opened wide. At first {A} said nothing. Then {A} got pink, beginning at the ears. “How is it?” asked {H}. “Very friendly,” said {A}, in another voice, “for the first half.”',
        '{H} had a leaf with hardly any red on it. That was salty, and sweet, and then it knocked. {H} let it in. After it came a large bite of pear.'
      ]
    },
    {
      id: 'nineteen-in-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Last night the cabbages had filled the tub to the top. Now they came up to the middle. “Somebody’s eaten some,” said {A}. They counted, and there was not one too few. Each had just got smaller.',
        '“They’ve let their water go,” said {H}, “so they’ve got thin.” {A} put a dry cabbage into a jar, and there was room for nothing else. Of the salted ones four went in. “It’s the same with coats on a hook,” said {A}, “when people have gone out of them.”'
      ]
    },
    {
      id: 'the-stiff-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The stiff cabbage was still standing on the table, with its one broken arm. It had watched all the others bow. {H} was sorry for it. “It only needs a night,” said {A}, and they strewed salt on it, leaf by leaf.',
        'They waited a bit, to see if it cried. After a while there was one drop, at the end of the lowest leaf. “It’s begun,” said {H}. They left it alone with that, and went softly.'
      ]
    },
    {
      id: 'it-said-a-word',
      A: 'partner',
      paragraphs: [
        'The red cabbages went into a jar and were pressed down. {H}’s lay on the top, since it was the most beautiful. “Now nobody may do anything,” said {A}. “It gets sour by itself. It has bubbles in it soon, and then it talks.” {H} laid an ear to the lid.',
        'It was too soon for that. But {H} had worked hard, and {H}’s arms hung down on both sides. One could have tied a knot in them. “You’re ready as well,” said {A}. {H} bowed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked all round the tub of cabbages.',
      '{names} smelled at the red paste, and went to the window.',
      { text: '{names} put on gloves too, and they reached to the shoulder.', needs: ['hands'] },
      { text: '{names} stirred the paste with a spoon as long as an arm.', needs: ['hands'] }
    ],
    way: [
      '{names} ate the leaf that had gone crack.',
      '{names} looked into the tub, and saw a face in the water.',
      { text: '{names} tasted the water in the tub, and needed another sort.', needs: ['hands'] },
      { text: '{names} carried a cabbage over one arm, like a coat.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed back, whenever a cabbage bowed.',
      '{names} sat by the jar, and waited for its first word.',
      { text: '{names} rubbed red on a leaf, and a little on the apron.', needs: ['hands'] },
      { text: '{names} pressed the lid down with both hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tub was tipped out and stood on its head. The pink gloves were washed, and hung up by their fingers to drip.',
    '{H} was washed as well, and not one place was red. Then {H} lay down, and pulled the outside leaf of the bed once all round.'
  ],
  last: [
    'In the jar a very small bubble said its first word, and {H} was asleep.',
    '{H} was wrapped up and soft to the tips of the fingers, and was asleep.'
  ]
})
