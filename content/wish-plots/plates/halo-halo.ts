import { wishPlot } from '../wish-plot.ts'

export const haloHalo = wishPlot({
  id: 'wish-halo-halo',
  wishes: ['halo halo', 'halohalo', 'halo-halo', 'haluhalo', 'halu halo', 'halo halo hot', 'halo halo afternoon', 'halo halo lola', 'halo halo tita', 'halo halo ube', 'halo halo summer', 'eating halo halo', 'making halo halo', 'ice dessert layers', 'halo halo leche flan', 'halo halo layers', 'halo halo mix', 'halo halo mixing', 'halo halo melts', 'halo halo melted', 'halo halo beans', 'halo halo jelly', 'halo halo grandma', 'halo halo cousins', 'halo halo school', 'halo halo stall', 'filipino ice dessert', 'filipino shaved ice', 'shaved ice ube', 'shaved ice layers beans', 'purple ice cream jelly beans glass', 'ube ice milk', 'ube scoop', 'mais con hielo', 'mais con yelo'],
  answers: ['hot', 'very', 'hottest', 'heat', 'summer', 'sun', 'sunny', 'afternoon', 'day', 'today', 'yesterday', 'sunday', 'after', 'school', 'lunch', 'market', 'street', 'stall', 'shop', 'corner', 'kitchen', 'table', 'glass', 'glasses', 'tall', 'bowl', 'spoon', 'spoons', 'long', 'layers', 'layer', 'mix', 'mixing', 'mixed', 'stir', 'stirring', 'dig', 'digging', 'bottom', 'top', 'ice', 'shaved', 'cold', 'melts', 'melting', 'melted', 'milk', 'ube', 'purple', 'jelly', 'beans', 'red', 'green', 'leche', 'flan', 'coconut', 'banana', 'corn', 'fruit', 'sweet', 'dessert', 'merienda', 'snack', 'treat', 'cream', 'eat', 'eats', 'eating', 'ate', 'share', 'sharing', 'shared', 'make', 'makes', 'making', 'made', 'buy', 'bought', 'favourite', 'favorite', 'first', 'time', 'lola', 'lolo', 'tita', 'tito', 'ate', 'kuya', 'grandma', 'grandpa', 'auntie', 'uncle', 'mum', 'mom', 'dad', 'cousin', 'cousins', 'family', 'sister', 'brother', 'filipino', 'philippines', 'manila', 'pinoy', 'with', 'and', 'our', 'the', 'loves', 'love', 'wants', 'everyone', 'everybody', 'one', 'two', 'weekend', 'saturday', 'april', 'may', 'holiday', 'holidays', 'vacation', 'park', 'beach', 'garden', 'outside', 'fan', 'sweaty', 'thirsty', 'cool', 'colours', 'colors', 'rainbow', 'yummy', 'big', 'huge', 'mum’s', 'lola’s', 'friend', 'friends', 'teacher', 'nata', 'sago', 'macapuno', 'pinipig', 'cornflakes', 'langka', 'jackfruit', 'evaporated'],
  except: ['allergic', 'allergy', 'sick', 'ill', 'hospital', 'tummy', 'stomach', 'toothache', 'tooth', 'died', 'dead', 'misses', 'missing', 'miss', 'dropped', 'spilt', 'spilled', 'stole', 'stolen', 'angel', 'angels', 'wings', 'heaven', 'head', 'costume', 'golden', 'glowing', 'shining', 'crooked', 'saint', 'nativity', 'xbox', 'polar', 'iceberg', 'skating', 'rink', 'penguin', 'dragon', 'robot', 'monster', 'lolly', 'lollies', 'diet', 'diabetes', 'ramadan', 'alone', 'without'],
  moods: ['first', 'waiting', 'learning', 'change'],
  fed: true,
  company: ['glass', 'glasses', 'ice', 'jelly', 'beans', 'bean', 'banana', 'scoop', 'spoon', 'milk', 'table', 'tunnel'],
  about: 'On a very hot afternoon each digs for a favourite layer of the halo-halo and gets the other’s, until it is tasted that ice is only good when it has melted and run past them all.',
  titles: ['It Says It Twice', 'Digging for the Jelly', 'What Was the Ice', '{H} and the Red Jelly', 'Mix and Mix'],
  want: [
    {
      id: 'at-the-bottom',
      A: 'partner',
      paragraphs: [
        'The afternoon was so hot that even the spoons were warm. On the table stood two tall glasses of halo-halo. At the bottom lay red jelly, then sweet beans, and then banana. Above that was a hill of ice, and a purple scoop sat on top.',
        '{H} wanted the jelly. “You have to mix it,” said {A}. “It’s too beautiful,” said {H}. “I’ll dig.” “Then I’ll dig for the beans,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'floors',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked at the halo-halo from the side, with one cheek on the table. It was a house. The jelly lived on the ground floor, and the beans above it, very close together. “And the banana’s got a room to itself,” said {A}.',
        '“Who lives in the ice?” asked {H}. There were just some bubbles, and they were on their way up. “That’s the stairs,” said {A}. The purple one lived on the roof. It had the view, and all the sun.'
      ]
    },
    {
      id: 'cold-behind-the-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} ate three spoons of ice, one straight after the other, to be quicker. Then {H} stopped, and both eyes shut by themselves. It was cold behind the nose. “It’s gone the wrong way,” said {H}. “It’s gone to the attic.”',
        '“Push your tongue against the top of your mouth,” said {A}. “It’s your own stove.” {H} pushed, and slowly it got warm up there. “Now it’s run down again,” said {H}. The jelly was no nearer.'
      ]
    },
    {
      id: 'the-tunnel',
      A: 'partner',
      paragraphs: [
        '{H} dug a tunnel, straight down through the ice. It was good ice, as fine as snow, but it tasted of nothing. It was only cold. At the banana the tunnel fell in. {H} dug another, and the spoon brought something up. It was a bean. “I didn’t order that,” said {H}. {A} had dug as well, and held up a spoon. There was a red cube on it. They had each got what the other was digging for.'
      ]
    },
    {
      id: 'glass-on-the-cheek',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} did not eat the halo-halo for the moment. {A} held the cold glass to one cheek, and then to the other. “I’m having it from outside,” said {A}. {H} tried it too. You could feel just how high up the ice was.',
        'After that {A} had two cold cheeks and a hot nose between them. There is no good place on a glass for a nose. {A} used the spoon.'
      ]
    },
    {
      id: 'pet-under-the-table',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} lay under the table, on the tiles, where it was coolest. The glasses of halo-halo stood above. From time to time a cold drop came down over the edge. It fell beside {A}, and {A} looked at the place.',
        'The next drop fell on {A}. Nobody heard a word about it. But {A} moved up by the width of one drop, to be under the next one as well.'
      ]
    },
    {
      id: 'elder-ran-with-the-ice',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had to fetch the ice from the end of the street,” said {S}, “in a bucket. I was the fastest. But on a hot day I got home with half.” “And where was the other half?” asked {A}.',
        '“In my left shoe,” said {S}. “It was the best part of the whole afternoon. After that I used to run slowly, and hold the bucket a little to the left.”'
      ]
    },
    {
      id: 'child-short-spoon',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had a short spoon, and the glass was tall. So {S}’s hand went in after the spoon, and then the whole wrist. “I’m nearly at the jelly,” said {S}. {A} could see it from outside, three fingers wide of the spoon.',
        '“Left,” said {A}. “Down. That’s your thumb.” {S} got it in the end, and could not get out with it. A fist with a jelly in it is thicker than a fist. So the jelly had to stay.'
      ]
    },
    {
      id: 'the-roof-slides',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was so hot that the purple scoop on top had begun to travel. First it looked over the left edge of the glass, and a bit later over the right. “It’s looking for shade,” said {H}. {A} held one hand above it, flat, for a roof.',
        'The scoop stayed there for a moment. But the hand got tired, and the scoop had got used to having one. “Don’t start that,” said {H}. “You’ll have to stay until the end.”'
      ]
    },
    {
      id: 'a-lilac-drop',
      A: 'partner',
      paragraphs: [
        'In the heat the ice sank lower and lower. From the purple scoop a drop ran down inside {A}’s glass. It ran through the ice, past the banana and the beans, to the red jelly. {A} followed it with one finger. Where it had been, it was all lilac. {A} tasted just there. “It tastes of something,” said {A}. “The ice?” asked {H}. “Not the ice,” said {A}. “What was the ice. It’s been past everybody.”'
      ]
    }
  ],
  turn: [
    {
      id: 'twice',
      A: 'partner',
      paragraphs: [
        '“What does halo-halo mean?” asked {H}. “Mix and mix,” said {A}. “It says it twice, so that you do it twice.” {H} looked once more at how beautiful it was, red below and purple on top. Then {H} pushed the spoon right down to the bottom, and brought it up. The jelly came up with it, and the purple went down. The beans met the banana. {H} did it again, for it was called that. Now it was lilac all over.'
      ]
    },
    {
      id: 'other-twice-things',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What else says it twice?” asked {H}, still mixing. “Knock knock,” said {A}. “Bye-bye. And there, there.” {H} thought about it. Each of those did need to be done twice. Once was never enough.',
        '“And no, no,” said {A}. That one you mostly heard three times. They went on until they could not think of another. By then the halo-halo had been mixed about eight times.'
      ]
    },
    {
      id: 'guess-with-eyes-shut',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} shut both eyes, and {A} fed {H} a spoon of halo-halo. “Who’s in it?” asked {A}. {H} moved it about. “Bean,” said {H}. “Bean again. Something that’s hiding behind the ice.” {A} waited. “Jelly!” said {H}. “It tried to get past.”',
        'Then it was {A}’s turn. {A} could not guess the last one at all. It was small, and flat, and tasted of nothing. “That’s the spoon,” said {H}.'
      ]
    },
    {
      id: 'the-ring',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Round the foot of each glass there was a ring of water. “It’s leaking,” said {H}. But inside it was lilac, and the ring was clear. “It’s out of the air,” said {A}. “The glass is cold, so the air leaves its water there.”',
        '{H} looked about in the hot air, where so much water was said to be. Then {H} laid a cold hand on {A}’s arm and waited. Nothing came. “You’re too dry,” said {H}, “or it’s shy.”'
      ]
    },
    {
      id: 'who-moved-house',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After the mixing everybody in the glass had moved house. A bean looked out at the top. The banana was in with the jelly. “I hope that they’ve told the post,” said {A}.',
        '{H} ate the bean, and a red cube moved into its room at once. Every time that {H} ate one, another was there already. It was a house where they all wanted to be at the top.'
      ]
    },
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        'Every spoon was a different one. Once it was two beans and a red cube, and once it was all banana. They ate quickly, and then they drank, for the hot afternoon was eating too. What had been the ice was the best of all.',
        'In the end {H} looked into the glass. At the bottom lay one bean. In {A}’s lay one red cube. Neither of them said anything. They put the two glasses side by side, and the spoons crossed over. Clink.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat near the glasses, because it was less hot there.',
      '{names} looked through a glass, and was purple on the other side.',
      { text: '{names} poured milk on a hill of ice, and it went in without a sound.', needs: ['hands'] },
      { text: '{names} laid out the long spoons, in the shade.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the ice sink, from all sides.',
      '{names} got a bean that nobody had ordered.',
      { text: '{names} dug for banana, and got there first.', needs: ['hands'] },
      { text: '{names} fanned the purple scoop with a paper.', needs: ['hands'] }
    ],
    turn: [
      '{names} had a lilac nose for the rest of the afternoon.',
      '{names} listened to the spoons, going round twice.',
      { text: '{names} mixed too, and lost sight of the banana.', needs: ['hands'] },
      { text: '{names} wiped the two rings off the table.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glasses were washed, and stood upside down, each in a ring of its own. The table was nearly cool now.',
    '{H} washed off the milk, chin and wrist, and lay down. The pillow was turned over to its cold side, and then it was turned again. It was that sort of evening.'
  ],
  last: [
    'The two of them had crossed over without a word, jelly and bean, and {H} was asleep.',
    'All the day had melted and run past everybody, and {H} was asleep.'
  ]
})
