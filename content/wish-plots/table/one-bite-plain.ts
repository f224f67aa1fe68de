import { wishPlot } from '../wish-plot.ts'

export const oneBitePlain = wishPlot({
  id: 'wish-plain-pasta',
  wishes: ['pasta butter', 'eat pasta', 'eats pasta', 'only eat noodles', 'plain pasta', 'only eats pasta', 'only plain pasta', 'pasta every day', 'pasta every night', 'buttered pasta', 'butter noodles', 'buttered noodles', 'plain noodles', 'noodles butter', 'only eats noodles', 'plain spaghetti', 'spaghetti butter', 'plain macaroni', 'macaroni butter', 'pasta no sauce', 'pasta without sauce', 'nothing but pasta', 'pasta again', 'pasta nothing on it', 'bowtie pasta', 'penne butter'],
  answers: ['only', 'eats', 'eat', 'eating', 'ever', 'wants', 'just', 'plain', 'pasta', 'noodles', 'spaghetti', 'macaroni', 'butter', 'buttered', 'with', 'no', 'sauce', 'nothing', 'else', 'picky', 'fussy', 'eater', 'dinner', 'tea', 'supper', 'lunch', 'every', 'day', 'night', 'again', 'refuses', 'won’t', 'wont', 'anything', 'but', 'food', 'green', 'bits', 'new', 'foods', 'trying', 'try', 'will', 'and', 'or', 'cheese', 'white', 'beige', 'vegetables'],
  except: ['necklace', 'art', 'picture', 'monster', 'dragon', 'dinosaur', 'dog', 'cat', 'snake', 'worms', 'rain', 'raining', 'river', 'world', 'hair', 'italy', 'restaurant', 'allergy', 'allergic', 'sick', 'hospital', 'tummy', 'hungry', 'money', 'afford', 'camp', 'school', 'spilled', 'choked', 'robot', 'magic', 'land', 'house', 'castle', 'fork'],
  moods: ['learning', 'first', 'late'],
  company: ['pasta', 'butter', 'pan', 'flour', 'dough', 'water', 'bowl', 'fork', 'fish', 'tomato', 'sauce', 'packet'],
  about: 'The hero eats nothing but pasta with butter; the packet is empty, so the hero makes it, and the others get to taste it.',
  titles: ['One Bite, Plain', 'Pasta with Butter', '{H} Cooks', 'Nothing Green on It', 'As Long as a Shoelace'],
  want: [
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        '{H} only ate pasta with butter. {H} ate it on Monday, and on Tuesday, and on all the rest. There must be nothing green on it. Once there had been a green thing. They had to open a window.',
        'Tonight {A} shook the packet, and one piece fell out. It rolled over the table and stopped. “That’s all there is,” said {A}, “and the shop’s shut.” {H} looked at it. “I’ll have that, then,” said {H}, “with butter.”'
      ]
    }
  ],
  way: [
    {
      id: 'not-pasta',
      A: 'partner',
      paragraphs: [
        'One piece is soon eaten. “There’s rice,” said {A}. “That’s very short pasta.” {H} said that it was not. {A} tore a pancake into strips, and put butter on. {H} laid a strip over the fork. It hung there like a wet scarf. “That’s a pancake in disguise,” said {H}.'
      ]
    },
    {
      id: 'what-it-must-be',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s so good about it?” asked {A}. {H} had to think of it with both eyes shut. “It’s always the same,” said {H}. “You know who’s coming. With stew you never know. There’s something in there, and then it’s a bean.”',
        '{A} knew what {H} meant. Once {A} had bitten into a bun, and there had been a raisin. “And it slides,” said {H}. That was true as well. No bean had ever slid.'
      ]
    },
    {
      id: 'green-thing',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How big was that green thing, really?” asked {A}. {H} showed it with two fingers. There was hardly room for a hair between. “It was parsley,” said {A}. “It was looking at me,” said {H}.',
        'They had taken it out with a teaspoon. They had put it on a saucer, and the saucer out in the hall. By the next day it had dried up. {H} had gone past it on tiptoe.'
      ]
    },
    {
      id: 'next-door',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They rang at the door across the way, with an empty bowl. “Have you got pasta?” asked {H}. The neighbour had. He came back with a packet of small letters, for soup. “I can spare you half the alphabet,” he said.',
        '{H} looked in. There was an R, and an O, and a lot of K. It was pasta, but it said things. “Thank you,” said {H}, “I don’t like it when it talks.” The neighbour understood that. He never ate the Q.'
      ]
    },
    {
      id: 'butter-is-there',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} looked into the fridge to see what there was. “There’s butter,” said {A}. Nobody had asked about the butter. There was a whole dish of it, yellow, with a lid on. “So you’ve got half of your dinner.”',
        '{H} took it out, and put it on {H}’s place. It stood there, ready. “It’s waiting for somebody,” said {H}. {A} gave it a small spoon, so that it had company.'
      ]
    },
    {
      id: 'the-back-of-it',
      A: 'partner',
      paragraphs: [
        '“I can’t make pasta out of nothing,” said {A}. “What do they make it out of?” asked {H}. {A} turned the packet over. “Flour,” read {A}, “and water.” “And?” “And nothing.” In the cupboard stood a bag of flour, and water came out of the tap. {H} pushed up both sleeves. “I’m cooking tonight,” said {H}.'
      ]
    },
    {
      id: 'flour-mountain',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The flour stood on the table like a mountain, and {H} made a lake in the top. The water went in, and stayed in, for as long as nobody breathed. Then {A} breathed. The lake came down the side, and ran towards {A}’s lap.',
        '“Catch it!” called {H}. They pushed flour at it from all sides. It was in {H}’s hair by then, and up one of {A}’s sleeves. “Does that still count as plain?” asked {A}.'
      ]
    },
    {
      id: 'sticking',
      A: 'same',
      spare: 6,
      paragraphs: [
        'You have to knead it, and it does not like that. {H} pushed it, and it pushed back. {H} lifted both hands, and it came up too, all in one piece. “It won’t let go,” said {H}. {A} took hold of the other end.',
        'Now it had both of them. They stood in the kitchen with a lump of dough in between, and the telephone rang. “We can’t,” called {A} to it. “We’re being held.” It took more flour, and a wooden spoon.'
      ]
    }
  ],
  turn: [
    {
      id: 'shoelaces',
      A: 'partner',
      paragraphs: [
        '{H} pushed the dough till it was smooth. {A} rolled it flat, and {H} made strips of it. Some were thin and some were thick. One was as long as a shoelace, and one looked like a boot. {A} cooked them in the big pan. They went down, and when they came up again, they were pasta.',
        '{H} put the butter on. For everybody else there was fish with tomato sauce. {A} sniffed. “That smells good,” said {A}. “Could I have some of yours? With just a bit of sauce?” {H} moved the bowl to the other side. “No,” said {H}. “First you try it plain.”'
      ]
    },
    {
      id: 'one-bite',
      A: 'partner',
      paragraphs: [
        '“Just one bite,” said {H}, and held out the fork. “You can’t say that you don’t like it, if you’ve never tried it.” {A} looked at the thick one on the fork. There was nothing on it at all. {A} shut both eyes, and opened {A}’s mouth. Even the fish waited.',
        'It slid. {A} chewed, and opened one eye. “Well?” said {H}. “I quite like it,” said {A}. “May I get down?” “No,” said {H}. “There’s the boot.”'
      ]
    },
    {
      id: 'who-gets-what',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They laid them out on the edge of the plate, from the shortest to the longest. The shortest was a dot. The longest went once round and had its end in the water glass. “That one’s got a knot in it,” said {A}.',
        '“That’s so that you know it’s mine,” said {H}. Shop pasta all looks the same, and you never know whom you are eating. {H} began with the dot, and worked up.'
      ]
    },
    {
      id: 'slurp',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} and {A} each took one end of the shoelace. It was a race, and hands were not allowed. {H} sucked, and {A} sucked. In the middle it went tight, and hummed like a string.',
        'Then it slipped. {A} had all of it, at once, and the end came round and slapped {A} on the nose. There was butter on {A}’s forehead. “I won,” said {A}. “It won,” said {H}.'
      ]
    },
    {
      id: 'the-fish',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And what about my fish?” asked {A}. “You don’t have to eat it,” said {H} kindly. “Leave it at the side.” {A} was not used to that. {A} pushed the fish to the edge, and put one piece of pasta over it, as a blanket.',
        '“Are you going to eat your fish now?” asked {A}. “I don’t have fish,” said {H}. “I’m the cook.” Cooks just walk round the table, and see if everybody is sitting up straight.'
      ]
    },
    {
      id: 'restaurant',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“What is there today?” asked {A}, and shook out a napkin. {H} had a tea towel over one arm by now. “There’s pasta with butter,” said {H}. “And for afters?” “Butter,” said {H}, “with pasta.”',
        '{A} studied the table for a while, as people do. “Then I’ll take the first one,” said {A}, “but could I have the butter on the side?” {H} went out to ask the cook. The cook said no.'
      ]
    },
    {
      id: 'elder-pasta',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I ate nothing but bread and jam till I was nine,” said {S}. “Not jam and bread?” asked {A}. “Oh no,” said {S}. “The bread had to be below. They told me I’d turn into a loaf.”',
        '{A} looked at {S} from the side, and thought that it was possible. “And then?” “Then one day I ate an egg,” said {S}. “Nobody had said a word about it. It was just lying there.”'
      ]
    },
    {
      id: 'child-pasta',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted the cook to make it short. {A} made it short. Then {S} wanted it to be long again. “It doesn’t go back,” said {A}. {S} looked at the bits for a time, and put two of them end to end.',
        'There was still a gap. {S} put butter in it. “Now it’s one,” said {S}, and picked it up very slowly. It was one for nearly the whole way.'
      ]
    },
    {
      id: 'pet-pasta',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} sat under {H}’s chair, at the usual time. From that chair there had never come anything but butter. But this cook was new at it. A curly piece came down, and turned round on the way.',
        '{A} tried it plain. {A} had no need to be told. Then {A} looked up again, and did not blink. “Everybody’s eating it,” said {H}. “Even the ones who don’t sit up straight.”'
      ]
    },
    {
      id: 'baby-pasta',
      A: 'baby',
      spare: 14,
      paragraphs: [
        'In front of {A} lay a piece of pasta, soft and flat. {A} pressed it with one thumb, and now it had a thumb in it. {A} put it on one ear. It stayed.',
        '“You have to taste it,” said {H}. {A} licked the tray first, and then the hand. By and by the pasta came down by itself, past the cheek, and {A} met it half way. It was gone. {A} felt for it on the ear.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the empty packet as well, and it was still empty.',
      '{names} got out of the way of the one piece of pasta.',
      { text: '{names} had laid the table, with the smallest fork for {H}.', needs: ['hands'] },
      { text: '{names} opened the sauce for the fish, at the other end of the table.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the pancake scarf, since nobody wanted it.',
      '{names} sneezed at the flour, and then there was flour all over.',
      { text: '{names} looked behind the jars for a second packet, and found a candle.', needs: ['hands'] },
      { text: '{names} wiped flour off the cupboard, the chair and {H}’s chin.', needs: ['hands'] }
    ],
    turn: [
      '{names} had to try it plain too, one bite each, with the others watching.',
      '{names} ate it up, and looked into the bowl for more.',
      { text: '{names} tried to put sauce on, and {H} took away the spoon.', needs: ['hands'] },
      { text: '{names} got hold of the boot, and cut it in half to be fair.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was flour on the light switch, and on the top of the door, and nobody knew how. The bowl was empty. The butter had gone back into the fridge, with a dent in it.',
    '{H} was washed, and lay down. “I’ll cook tomorrow too,” said {H}. Everybody knew what.'
  ],
  last: [
    'There was nothing on {H} but a blanket, and nothing green, and {H} was asleep.',
    '{H} had cooked, and everybody had eaten up, and the cook was asleep.'
  ]
})
