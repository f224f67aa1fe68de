import { wishPlot } from '../wish-plot.ts'

export const tooSpicy = wishPlot({
  id: 'wish-too-spicy',
  wishes: ['chilli', 'chillies', 'chillis', 'chilies', 'chili pepper', 'chili sauce', 'tried chili', 'ate a chili', 'hot chilli', 'red chilli', 'green chilli', 'chilli mouth fire', 'mouth on fire', 'mouth was on fire', 'tongue on fire', 'mouth burning', 'mouth burned', 'mouth burns', 'tongue burning', 'mouth burning spicy', 'spicy', 'spicy food', 'spicy dinner', 'spicy soup', 'spicy sauce', 'spicy noodles', 'spicy rice', 'spicy curry', 'too spicy', 'too spicy dinner', 'first spicy', 'tried spicy', 'tried spicy food', 'ate spicy', 'spicy crisps', 'spicy snacks', 'hot sauce', 'tried hot sauce', 'hot pepper', 'hot peppers', 'pepper too hot', 'pepper soup hot', 'pepper sauce', 'jalapeno', 'jalapeño', 'habanero', 'scotch bonnet', 'sriracha', 'wasabi', 'tried wasabi', 'harissa', 'sambal', 'gochujang', 'kimchi too spicy', 'berbere', 'piri piri', 'peri peri', 'salsa too hot', 'spicy salsa', 'masala too spicy', 'curry too hot', 'curry too spicy', 'peppery stew', 'bit into a chilli', 'grandma’s food too spicy', 'spicy lunch', 'spicy chicken', 'spicy taco', 'spicy pizza', 'spicy sausage', 'spicy stew', 'spicy pepper', 'pickle too spicy', 'ate a whole chilli', 'chilli by mistake', 'mustard too hot', 'horseradish'],
  answers: ['chilli', 'chillies', 'chili', 'hot', 'hotter', 'spicy', 'spicier', 'spice', 'fire', 'fiery', 'burning', 'burned', 'burnt', 'burns', 'mouth', 'tongue', 'lips', 'on', 'too', 'very', 'so', 'first', 'time', 'tried', 'tries', 'try', 'trying', 'taste', 'tasted', 'tastes', 'ate', 'eat', 'eats', 'eating', 'bit', 'bite', 'into', 'put', 'by', 'mistake', 'accident', 'food', 'dinner', 'lunch', 'supper', 'soup', 'sauce', 'noodles', 'rice', 'curry', 'stew', 'taco', 'tacos', 'dip', 'salsa', 'kimchi', 'ramen', 'pepper', 'peppers', 'red', 'green', 'little', 'tiny', 'whole', 'big', 'thought', 'was', 'tomato', 'drank', 'drink', 'water', 'milk', 'yoghurt', 'yogurt', 'my', 'his', 'her', 'our', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'grandma', 'grandpa', 'granny', 'nana', 'amma', 'brother', 'sister', 'auntie', 'uncle', 'cousin', 'and', 'at', 'in', 'the', 'of', 'today', 'yesterday', 'brave', 'can’t', 'cannot', 'won’t', 'doesn’t', 'like', 'likes', 'learn', 'learning', 'learns', 'restaurant', 'holiday', 'house', 'funny', 'grandma’s', 'dad’s', 'daddy’s', 'nose', 'ran', 'face'],
  except: ['eyes', 'eye', 'skin', 'allergy', 'allergic', 'hospital', 'tummy ache', 'stomach ache', 'poorly', 'dragon', 'monster', 'dinosaur', 'cabbage', 'wizard', 'volcano', 'house on fire', 'firefighter', 'bush', 'challenge', 'dare', 'garden', 'grow', 'growing', 'planted', 'cried', 'crying', 'chocolate', 'hot dog', 'con carne', 'beans'],
  moods: ['first', 'learning', 'proud'],
  company: ['bowl', 'bread', 'water', 'glass', 'spoon', 'yoghurt', 'sparrow', 'sill', 'table', 'window', 'tongue'],
  fed: true,
  about: 'The hero’s mouth is on fire from the red bowl and each glass of water takes the fire further, until a red drop is seen to swim on the water and to be gone in the white.',
  titles: ['The Red Bowl', 'It Swims on Water', '{H}’s Mouth Is on Fire', 'A Bit of Red and a Lot of White', 'The Spoon From the White Bowl'],
  want: [
    {
      id: 'out-of-the-red-bowl',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be somebody who eats from the red bowl, the one with chilli in it. {H} dipped in a piece of bread, right up to the fingers, and bit. At first it was only tomato. “And?” asked {A}. {H} did not answer. {H}’s ears had gone pink. Then the fire came, on the tongue, and under it, and all round the teeth. “It’s too spicy,” said {H}, with an open mouth.'
      ]
    }
  ],
  way: [
    {
      id: 'fanning',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} left the mouth open, so that the fire could get out. “Is it coming?” asked {A}. It was not. {H} fanned with one hand, and then with a lid. As long as the wind blew in, it was better. But you have to shut your mouth some time, to swallow.',
        'Then the fire was still there, and had had a rest. {H} went to the window, and stuck out a tongue at the evening. “It looks quite ordinary,” said {A}. “There isn’t even any smoke.”'
      ]
    },
    {
      id: 'with-water',
      A: 'partner',
      paragraphs: [
        '“A fire’s put out with water,” said {H}, and drank a glass of it. While the water was cold it helped. Then it ran into both cheeks, and took the fire along. {H} drank a second glass. Now the fire was right at the back. “You’re handing it round,” said {A}. After the third glass there was a splash inside {H} at every step. Even the splash was spicy.'
      ]
    },
    {
      id: 'the-nose-runs',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now the nose began to run, though it had not eaten anything. “It lives next door,” said {A}. {H} wiped it, and it ran again. There was a bit of water in both eyes, and none of it was from being sad.',
        '“My whole face wants to help,” said {H}. Even the forehead had got damp, up by the hair. Only the chin had noticed nothing. {H} gave it a pat, for keeping calm, and then the lower lip told it.'
      ]
    },
    {
      id: 'how-hot-is-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Is the bowl hot?” asked {A}. {H} laid a hand against it. It was as cold as the plate. The bread was cold, and so was the spoon. The only thing here that was hot was {H}. “It isn’t hot at all,” said {H}. “It just says so.”',
        '“And your mouth believes it,” said {A}. {H} told the mouth that it was not true. But the mouth was much too busy putting out the fire to listen.'
      ]
    },
    {
      id: 'counting-to-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It stops by itself,” said {A}. “You only have to count.” {H} counted, with a tongue like a slipper, and it was hard to tell six from seven. At twenty it was still burning. At fifty {H} thought for a moment of something else, which was a goat.',
        'When {H} came back from the goat, the fire was smaller. “Where had you got to?” asked {A}. {H} did not know any more, and had to begin again. So it lasted just as long as before.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} ate from the red bowl without a twitch. {H} looked on from close by. {A} chewed, and swallowed, and said that it was mild today. “And where do you feel it?” asked {H}. “I don’t,” said {A}, and reached for the bread.',
        'But {H} had seen something. {A}’s ears had slowly gone pink. In front of the left one stood a single drop. It set off down the cheek. “You’re raining,” said {H}. “It’s the lamp,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was nine before I could eat it,” said {S}. “We began with the smell. In the first year you smell at the spoon. In the second you lick where it was.” {A} thought that very slow. “In the third,” said {S}, “I was allowed to pass the bowl.”',
        '“And when you were nine?” asked {A}. “Then I took a whole spoon,” said {S}, “and passed the bowl on, with my mouth shut. Then I ran round the house twice.” Each time they had all stood at the window and waved.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve had it lots of times,” said {S}, who had not. {A} pushed the red bowl across. {S} looked in. {S} took a piece of bread, and held it over the bowl. “So that the bread can see it,” said {S}.',
        '{S} ate it. “Phew,” said {S}, and fanned, and ran three times round the table. “But it wasn’t even in,” said {A}. “No,” said {S}, out of breath. “I wouldn’t like to see it when it is.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come up to the table, because of the bread. {H} pushed the red bowl well back, for it is nothing for animals. {A} smelled chilli all the same, and sneezed. Then {A} looked at {H}, and at {H}’s tongue, which was hanging out.',
        'A tongue was a thing that {A} understood. You hang it out when you have run. {H} must have been a long way, while nobody was looking. {A} lay down beside {H}, to rest as well.'
      ]
    },
    {
      id: 'the-sparrow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the windowsill lay a chilli, a whole red one, to dry. A sparrow came, and pulled out a seed, and ate it, and took another. “Now its ears will go pink,” said {H}. Nothing happened. The sparrow wiped its beak, and had a third.',
        '“Birds can’t taste it,” said {A}. “For them it’s only seeds.” The chilli wants it so. A bird carries the seeds a long way, and drops them, and there the next chilli grows. “So it’s only cross with us,” said {H}.'
      ]
    },
    {
      id: 'the-red-eye',
      A: 'partner',
      paragraphs: [
        'In {H}’s glass there was a last bit of water, and on the water swam a red drop. {H} blew, and the drop sailed across, and did not get one bit smaller. {H} stirred, and then there were two. “It doesn’t mix,” said {A}. “It just goes for a swim.” Next to the glass stood a white bowl of yoghurt. A red drop had fallen in there, too, from the bread. “That one’s nearly gone,” said {A}. Where the spoon had been, there was only a bit of pink.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-of-the-white-bowl',
      A: 'partner',
      paragraphs: [
        '{H} took a big spoonful from the white bowl, and held it in the mouth. It lay down on the tongue like a blanket. The fire could not swim in that. “It’s going out!” said {H}. Then {H} dipped in the very smallest corner of bread. The white spoon was ready in the other hand. “Red,” said {A}, “and white.” It burned, and it was put out.'
      ]
    },
    {
      id: 'how-much-red',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} tried how much red was the right red. As much as an ant could carry only tickled. As much as a ladybird had to be put out with half a spoon of white. “And what was the first one?” asked {A}.',
        '{H} thought back. The first one had been a fire engine. “You don’t begin with that,” said {H}. They stayed with the ladybird for a while. It is red, too, and it never comes without a bit of white beside the eyes.'
      ]
    },
    {
      id: 'what-it-tastes-of',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What’s in there besides?” asked {A}. Before, {H} could not have said, for the fire had been standing in the way. Now it was small, and you could see past it. There was tomato. There was garlic, further back, and something like raisins.',
        '“It’s like a room with a dog in it,” said {H}. “First there’s only the dog.” Then the dog lies down, and you see that they’ve got curtains. {H} took one more small corner, to have another look round.'
      ]
    },
    {
      id: 'five-times',
      A: 'partner',
      paragraphs: [
        '{H} ate from the red bowl five times, and five times from the white one. The white had turned pink by then, and the red had a pale spot in it. “They’ve got to know each other,” said {A}. {H}’s ears were still warm. {H} put away the red bowl, like somebody who eats from it. On the way {H} put in one finger, and then ran back for the spoon.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed in the direction of the red bowl, and sneezed.',
      '{names} watched {H}’s ears, the left one first.',
      { text: '{names} passed the bread, and held the basket still.', needs: ['hands'] },
      { text: '{names} moved the red bowl an inch away from {H}.', needs: ['hands'] }
    ],
    way: [
      '{names} blew at {H} across the table.',
      '{names} came round the table, to look into {H}’s mouth.',
      { text: '{names} filled the water jug again, and meant it kindly.', needs: ['hands'] },
      { text: '{names} handed {H} a napkin, for the nose.', needs: ['hands'] }
    ],
    turn: [
      '{names} said “red”, and then “white”, very softly.',
      '{names} licked a white dab off the edge of the table.',
      { text: '{names} scraped the yoghurt together, so that there was one more spoon.', needs: ['hands'] },
      { text: '{names} tore the bread smaller, into corners.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the shelf stood the red bowl, with the white one close beside it, in case.',
    '{H} brushed, and for once the toothpaste was cool all over. When {H} lay down, the lips were still a little bit bigger than usual.'
  ],
  last: [
    'Only one small red spark was left, at the tip of the tongue, and {H} was asleep.',
    'The last of the fire had been put to bed under something white, and {H} was asleep.'
  ]
})
