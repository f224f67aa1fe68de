import { wishPlot } from '../wish-plot.ts'

export const redRidingHood = wishPlot({
  id: 'wish-red-riding-hood',
  wishes: ['riding hood', 'ridinghood', 'red riding', 'red hood wolf', 'red hood grandmother', 'red cap wolf'],
  except: ['pigs', 'robin', 'goats', 'horse', 'pony', 'bike'],
  answers: ['little', 'red', 'hood', 'wolf', 'big', 'bad', 'grandma', 'granny', 'grandmother', 'gran', 'basket', 'cake', 'woods', 'forest', 'nice', 'kind', 'friendly', 'friends', 'gentle'],
  moods: ['afraid'],
  company: ['wolf', 'grandmother', 'path'],
  fed: true,
  about: 'The wolf lies in Grandmother’s bed because of the cake, and has an answer to every question but the one about the cold.',
  titles: ['What a Bad Cold You Have', 'The Better to Smell It With', '{H} and the Wolf in the Nightcap', 'A Whole Cake and One Grandmother', 'Stay on the Path'],
  want: [
    {
      id: 'the-basket',
      A: 'partner',
      paragraphs: [
        '{H} was Little Red Riding Hood, in a red jumper pulled up round {H}’s face. In the basket was a lemon cake for Grandmother, who was a pillow with a cold. “Stay on the path,” said {A}. The path was a long scarf.',
        'Red Riding Hood wanted to get there with the whole cake. The last time a corner had been missing. “That was a mouse,” said Red Riding Hood, and licked a finger.'
      ]
    }
  ],
  way: [
    {
      id: 'pot-of-butter',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s a pot of butter in the basket too,” said {A}. “In France, that’s what she carried, a cake and a little pot of butter.” So {H} put an egg cup in, and it slid about. Red Riding Hood walked like a waiter.',
        '“You’re leaning,” said {A}. {H} leaned the other way, and the butter came across the cake to see why. “In France,” said Red Riding Hood, “the path must be flatter.”'
      ]
    },
    {
      id: 'hood-on',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A hood is warm, but you can only see what’s straight in front. Red Riding Hood saw path, and a bit of shoe, and then a lot of door. “Turn round,” said {A}. {H} turned, and the hood stayed as it was.',
        'Inside, it was red and smelled of wool. “Has it got dark?” asked Red Riding Hood. “No,” said {A}. “You’ve got your face in a sleeve.”'
      ]
    },
    {
      id: 'flowers',
      A: 'partner',
      paragraphs: [
        'In the wood stood the wolf, and it was {A}. “Where are you going?” it asked. “To Grandmother’s,” said {H}, “and this cake isn’t for you.” The wolf swallowed. “Who said anything about cake?” it said. “Do look at the flowers.”',
        'The flowers were socks. {H} picked one, and a better one stood further on, and behind that a better one still. When there were seven, the path was far away, and the wolf was gone.'
      ]
    },
    {
      id: 'big-flower',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'The tallest flower in the wood was {S}, with ten petals at the top. Red Riding Hood wanted it for the basket. {A} took hold and pulled, but it would not come.',
        '“I’ve got roots,” said the flower. “They go down to the kitchen.” Red Riding Hood pulled once more, and the flower began to giggle, from the roots up. That kind has to be left where it is.'
      ]
    },
    {
      id: 'short-cut',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The path went twice round the table, and the wolf knew a short way. It went straight through, between the legs. There it stuck. A wolf is thin in front, and then comes the rest.',
        '“I can hear somebody puffing,” said Red Riding Hood, going by with the basket. “That’s the wind,” said the table. On the second time round, it said that it was still the wind. Then there was a pop.'
      ]
    },
    {
      id: 'seen-a-wolf',
      S: 'guest',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came along the path from the other end, and lifted a hat. “Have you seen a wolf?” asked Red Riding Hood. “What’s it like?” asked {S}. {A} held two hands up, and that was the ears, and then the mouth, which took both arms.',
        '“No,” said {S}. “But I’ve just passed a grandmother at a window who looked like that. She asked me whether I had any cake.”'
      ]
    },
    {
      id: 'the-voice',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The wolf lay down and practised, so as to sound like a grandmother. “Lift the latch, my dear,” it growled. That was a grandmother who drove a lorry. It tried again, higher up. Now it was a kettle.',
        '{H} waited outside and listened to one after another. “Which of you is it?” asked Red Riding Hood. There was some whispering. “All of us,” said the wolf, in the middle of its voice.'
      ]
    },
    {
      id: 'shy-wolf',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Are you really so bad?” asked Red Riding Hood through the door. “I’m really very shy,” said the wolf. “All wolves are. If we hear people in a wood, we go round by another one.”',
        '“Then why are you in there?” It was quiet for a moment, except for some sniffing. “It’s got lemon in it, hasn’t it?” said the wolf. “A wolf can smell that from two hills away. I only came to be sure.”'
      ]
    },
    {
      id: 'two-cakes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the chair lay Grandmother’s glasses, and the wolf put them on. They were two cups. It looked through the handles. It looked at the basket, and its mouth fell open.',
        '“There are two of them,” it said. “You’re holding it wrong,” said {H}. The wolf took one cup away, and one cake went with it. It quickly put the cup back.'
      ]
    },
    {
      id: 'woodcutter',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In this story a woodcutter always comes by at the right moment. That was {A}. Red Riding Hood was glad to see somebody with such a calm face.',
        '“There’s a wolf in that bed,” whispered {H}. The woodcutter looked at the bed. Then the woodcutter looked at the basket, for as long as it takes to cut down a tree. “You too?” said Red Riding Hood.'
      ]
    },
    {
      id: 'real-one',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“How do you know a real grandmother?” Red Riding Hood asked, and {S} had thought about such things. “She’s got a hanky up her sleeve,” said {S}. “And when she sits up, she says oof.”',
        '“Does it hurt?” asked {A}. “Not at all,” said {S}. “It’s like the bell on a bicycle. It tells people that you’re coming.” From over in the bed they heard something growl, and then a very careful oof.'
      ]
    },
    {
      id: 'what-big-ears',
      A: 'partner',
      paragraphs: [
        'In Grandmother’s bed, beside the pillow, lay somebody with a nightcap on. “Grandmother, what big ears you have!” said {H}. “The better to hear the basket with.” “What big eyes you have!” “The better to see the icing with.” “And what a big nose you have!” “Lemon,” said the wolf.',
        'A paw felt for the basket. “Ears, eyes, teeth,” said {A}. “I can do that all night. Every wolf learns it. It’s only the cold that I forgot to learn.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-cold',
      A: 'partner',
      paragraphs: [
        '“Grandmother,” said {H}, “what a bad cold you have!” The wolf had no answer ready. “The better to sneeze with?” it said. “You need a rug,” said {H}, and laid the whole path over its knees. “And three blankets. And nothing to eat.”',
        'The blankets were tucked in, paws and all, and the cake stood on a chair. “I’m better,” said the wolf. “Much?” “I was never ill,” said the wolf. “I’m not even a grandmother.”'
      ]
    },
    {
      id: 'cold-nose',
      A: 'same',
      spare: 8,
      paragraphs: [
        'To make sure, {H} felt the patient’s nose. It was cold and damp at the tip. “In a wolf that’s a good sign,” said {A}. “And in a grandmother?” asked Red Riding Hood.',
        'They both thought of all the grandmothers they knew. “Then she’s just come in from the bus,” said {A}. Red Riding Hood held the nose between two fingers until it was warm, to be fair to everybody.'
      ]
    },
    {
      id: 'crumb-mouse',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When they looked at the cake close up, there was a corner missing. The wolf held up both paws, with the blankets still on them. “I’ve been in bed,” it said. They looked at Grandmother. She was a pillow.',
        '“It must have been a mouse again,” said Red Riding Hood, and had icing on one ear. “What big whiskers you have!” said the wolf.'
      ]
    },
    {
      id: 'seven-socks',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The seven flowers were for Grandmother, and they put them into a jug. None of them stood up. They hung over the edge and looked down at the table. “They want water,” said the wolf. “They want feet,” said {H}.',
        'So each of them had two, and wore a pair. There was one flower left over. It was grey, with a stripe, and the wolf put it on its nose.'
      ]
    },
    {
      id: 'only-one-grandmother',
      A: 'partner',
      paragraphs: [
        '“What do you want, then?” asked Red Riding Hood. It was the only question left. “Cake,” said the wolf. “Please.” “Why didn’t you say so in the wood?” “Would you have given me some?” “It’s a whole cake,” said {H}, “and only one grandmother.”',
        'They gave her the first piece, and helped her with it. “Grandmother,” said the wolf, “what a small tummy you have!” “The better to share with,” said Grandmother. She sounded rather like {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the basket, as mice do.',
      '{names} trod on the path, and it slid a bit to the left.',
      { text: '{names} tucked the cloth in all round the cake.', needs: ['hands'] },
      { text: '{names} wished Grandmother a better nose, and plumped up a corner.', needs: ['hands'] }
    ],
    way: [
      '{names} got among the flowers and came out with one.',
      '{names} took over the path, now that nobody was on it.',
      { text: '{names} picked seven socks as well, and found two that matched.', needs: ['hands'] },
      { text: '{names} sneezed for Grandmother, who could not do it alone.', needs: ['hands'] }
    ],
    turn: [
      '{names} got in under the end of the blanket, next to a paw.',
      '{names} eyed the cake on its chair, and so did a wolf.',
      { text: '{names} tucked the wolf in on the left as well.', needs: ['hands'] },
      { text: '{names} felt the wolf’s forehead, and it was mostly fur.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the path and put it on its hook. The seven flowers went back to the drawer, two by two, and one by itself.',
    'Red Riding Hood came out of the hood, hair first. In the bathroom the wolf took the longest, because of all those teeth. The nightcap hung over the end of the bed, in case of a cold.'
  ],
  last: [
    'What big ears {H} had, and they heard nothing more, for {H} was asleep.',
    'The wolf was full, and Grandmother was well again, and {H} slept.'
  ]
})
