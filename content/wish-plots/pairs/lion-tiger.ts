import { wishPlot } from '../wish-plot.ts'

export const lionTiger = wishPlot({
  id: 'wish-lion-tiger',
  wishes: ['lion tiger', 'lions tigers', 'lion tigers', 'lions tiger', 'tiger lion cub', 'lion cub tiger cub', 'lion cubs tiger cubs', 'lion cub tiger', 'lions tigers bears', 'lion tiger bear', 'liger', 'big cats lion tiger', 'big cats'],
  except: ['zoo', 'circus', 'mouse', 'elephant', 'dragon', 'dinosaur', 'robot', 'witch', 'wardrobe', 'tea'],
  answers: ['friends', 'friend', 'best', 'who', 'king', 'jungle', 'strong', 'stronger', 'cubs', 'cub', 'bears', 'roar', 'brave', 'fight', 'big', 'cats'],
  company: ['lion', 'tiger', 'gnu'],
  about: 'A lion can only sleep in a heap and a tiger only alone, so the tiger swims away from nap to nap, until they lie back to back and neither can see the other.',
  titles: ['Alone, Said the Tiger', 'A Heap of One', '{H} Wants a Heap', 'The Lion Who Followed the Tiger to Bed', 'Back to Back'],
  want: [
    {
      id: 'the-flat-rock',
      A: 'partner',
      paragraphs: [
        '{H} was a lion, with a towel round the face for a mane. {A} was a tiger, with stripes of black sock. It was noon in the wild, and both wanted to sleep. A lion sleeps for twenty hours a day, and has to start early.',
        'The tiger lay on the flat rock, which was the rug. The lion came and lay down on top, with one paw across the tiger’s nose. “What’s that?” asked the tiger. “That’s a heap,” said the lion. “We always sleep in one.”'
      ]
    }
  ],
  way: [
    {
      id: 'moving',
      A: 'partner',
      paragraphs: [
        '“I’m a tiger,” said the tiger. “We live alone.” It went and lay down under the table, which was the jungle. The lion came after it, yawning, and lay down on its feet. The tiger crawled behind the armchair. Soon there was a mane there too.',
        'So the tiger went into the river. It was a blue sheet, and a tiger loves to swim. The lion tried it with one toe. “It’s wet,” said {H}. “That’s what’s good about it,” said {A}, and lay down on the far bank.'
      ]
    },
    {
      id: 'stripes',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Under the table it was best. “You can’t even see me,” said the tiger. There the light came in between the legs of the chairs, and lay on the ground in stripes. “You’re over there,” said the lion. “That’s only where I end,” said the tiger.',
        'The lion looked for the place where it began. It bit into a stripe, but very gently. It was a chair. “No two of us have got the same ones,” said {A}. “And that’s not one of mine.”'
      ]
    },
    {
      id: 'mane',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What’s that thing for?” asked the tiger, and meant the mane. “It makes my head bigger,” said the lion. “Then nobody bites me in the neck. They only get a mouthful of hair.” The tiger wanted to know if it was warm.',
        'The lion lent it one end. “It’s like looking out of a bush,” said {A}. It was so warm under there that the tiger began to yawn. Then it remembered that it lived alone, and gave it back.'
      ]
    },
    {
      id: 'roar',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I could call the other lions,” said {H}. “My roar can be heard five miles off.” The lion took a deep breath, and roared. It was meant to be quite big. But it was noon, and half way through it turned into a yawn.',
        'The tiger had to yawn too, because you do. Now the yawn went to and fro over the river. “Stop it,” said {A}, with a very wide mouth. “You started it,” said {H}, and could not close one.'
      ]
    },
    {
      id: 'who-is-king',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I’m the king,” said the lion, “so you’ve got to lie where I say.” “King of what?” asked the tiger. “Of the jungle.” “Have you ever been in it?” asked {A}. The lion thought back. Lions live in the grass.',
        '“I’ve seen it from outside,” said {H}. “Then you’re king of the grass,” said the tiger, “and I’m bigger than you by a head.” They measured it, back to back. The lion put up its mane. The tiger put up its ears.'
      ]
    },
    {
      id: 'marks',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A tiger puts a mark on what belongs to it. {A} stood up at the door frame, stretched, and drew all ten claws down the air beside it. “Up to here it’s mine,” said the tiger. The lion looked at how high that was.',
        '“With us it’s the one who’s lying on it,” said {H}, and lay down along the whole line. The tiger tried to read its own mark, but there was a lion on it.'
      ]
    },
    {
      id: 'lookout',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Through the grass came {A}, who was a gnu, with two bananas for horns. A gnu likes to know where everybody is, before it has a drink. “One on each side,” said {A}. “That’s not good.”',
        '“We’re not hungry,” said {H}. “We’re asleep.” The gnu drank, with one eye on the left and one on the right. “Then sleep a bit harder,” it said. “You look as if you were only lying there.”'
      ]
    },
    {
      id: 'ear-spots',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'When the tiger turned round, it had an eye at the back of each ear. They were white spots, and today they were two stickers. “Those are so that nobody creeps up on me,” said {A}. “They think that I’m looking.”',
        'The lion crept up. The spots looked at it. It crept a bit more to one side, and they still did. “Do they ever blink?” asked {H}. “Never,” said the tiger. “They’re on all night.”'
      ]
    },
    {
      id: 'hunting',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“In a pride it’s the aunts who fetch supper,” said the lion. “They creep up from all sides, and I lie under the tree and look big.” The tiger got its supper all by itself, and never had to wait for anybody.',
        '“And who washes your ears?” asked the lion. The tiger did not answer. It tried with its tongue, first on the left side and then on the right. It is the one place that you can’t get at alone.'
      ]
    },
    {
      id: 'pet-heap',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The lion looked about for somebody else to make a heap with, and there was {A}. {H} lay down alongside, and put one paw over, with care. {A} let it lie there for a bit.',
        'It was a small heap, but it was a heap. Then {A} had something else to do. “That’s another one who lives alone,” said the lion to the tiger. “Only it lives alone quite near us.”'
      ]
    },
    {
      id: 'elder-bed',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We slept three in a bed,” said {S}, “like lions. If one of us turned over, we all had to.” “Was it nice?” asked {A}. “It was warm on the inside,” said {S}. “On the outside you had half a leg in the wind.”',
        '“And when you had a bed of your own?” {S} thought about that. “The first night I lay in it like a king,” said {S}. “The second night I put a bolster on each side, and said good night to them.”'
      ]
    },
    {
      id: 'cub',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a cub, and nobody knew which sort. It had spots. “Lion cubs have spots,” said {A}, “until they grow up.” “I’ve got a stripe as well,” said {S}, and showed a knee. “That’s jam.”',
        'So the cub was a lion on one side and a tiger on the other. It went to the lion and climbed about on it, and then it went off to be alone. It managed that for as long as it takes to say so.'
      ]
    },
    {
      id: 'baby-roar',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'In the grass sat {A}, with a small fist in front. “Ga,” said {A}. Both of them turned round. “Was that a roar?” asked the tiger. “For that age it’s a good one,” said the lion.',
        'It roared back, but only a small piece. {A} did it again. The tiger, who never talks to anybody, did a puff with both cheeks. After that it had to do twenty more.'
      ]
    },
    {
      id: 'why-not',
      A: 'partner',
      paragraphs: [
        'The lion lay on its bank and shut both eyes. “I can’t do it,” it said. “There’s nobody on top of me.” “And I can’t sleep when somebody’s looking,” said the tiger. “You’re looking.” “I’ve got them shut!” “You’re looking with your ears,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'back-to-back',
      A: 'partner',
      paragraphs: [
        'So {H} turned round, with the lion’s back to the river. “Now I’m not looking,” said the lion. “I don’t even know that there’s a tiger.” Behind it all was quiet for a time. Then there was a small splash.',
        'Something came out of the water. “It’s cold over there,” it said to nobody. It shook itself, and lay down. The lion felt a back against its own. It was warm and a little damp. “Are you there?” asked the lion. “No,” said the tiger. “I’m alone. And don’t turn round.”'
      ]
    },
    {
      id: 'a-fly',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There was a fly, and {A} did it with a very thin hum. It sat down on the lion’s tail, where there is a tuft. The tuft flicked, and that was in front of the tiger’s nose. “Somebody’s tail’s here,” said the tiger, “though I’m alone.”',
        'The fly sat down on the tiger’s tail, which has none. It flicked too. Between the two of them the fly could find no rest, and went off to the gnus.'
      ]
    },
    {
      id: 'ears-washed',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'After a while an ear came over from the tiger’s side, and stopped quite near the lion’s chin. Nothing was said about it. {H} took a corner of the mane, and rubbed behind that ear, slowly, round and round.',
        'When it was done, it went away, and another ear came. “I suppose that’s the wind,” said the tiger. “It often comes from there,” said the lion.'
      ]
    },
    {
      id: 'dusk',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'In the wild the evening comes down quickly. {A} switched off the big lamp with one paw, and left the small one. First the grass was gone, and then the far bank of the river.',
        '“Now nobody can see anybody,” said the tiger. “So now we’re all alone,” said the lion. “All of us,” said {A}, and moved up a little.'
      ]
    },
    {
      id: 'alone',
      A: 'partner',
      paragraphs: [
        'The lion kept quite still. When the tiger breathed in, the lion was pushed a bit. When the lion breathed in, it was the tiger’s turn. “It’s a small heap,” said the lion. “It isn’t a heap,” said the tiger. “It’s two who are alone, and there isn’t much room.”',
        '“That’s what a heap is,” said the lion. But the tiger was puffing to itself. It’s what tigers do, since they can’t purr.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down next to the heap, and nearly in it.',
      '{names} rolled over, in the shade of the mane.',
      { text: '{names} fanned the rock, since it was noon.', needs: ['hands'] },
      { text: '{names} pressed on a stripe that was coming loose.', needs: ['hands'] }
    ],
    way: [
      '{names} crawled out of the jungle as the tiger came in.',
      '{names} moved house as well, from the rug to the mat.',
      { text: '{names} wrung out one corner of the river.', needs: ['hands'] },
      { text: '{names} dried the lion’s toe.', needs: ['hands'] }
    ],
    turn: [
      '{names} stretched out alone too, not very far away.',
      '{names} turned to the wall, so as not to look.',
      { text: '{names} laid a dry towel within reach of the tiger.', needs: ['hands'] },
      { text: '{names} closed the curtain on the noon.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded up the river, and hung the mane over its rail. The stripes went back into the drawer, and each found its other sock.',
    'The lion washed both ears, and lay down facing the wall. “Good night, nobody,” it said over its shoulder.'
  ],
  last: [
    'There were two backs and a great deal of night, and {H} was asleep.',
    'With nobody looking, not even with the ears, {H} slept.'
  ]
})
