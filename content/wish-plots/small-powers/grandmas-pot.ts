import { wishPlot } from '../wish-plot.ts'

export const grandmasPot = wishPlot({
  id: 'wish-grandmas-pot',
  beginsElsewhere: true,
  wishes: ['grandma’s magic cooking pot', 'magic cooking pot', 'magic pot', 'magical pot', 'magic pots', 'magic pot cooks', 'magic pot food', 'magic pot won’t stop', 'magic pot keeps cooking', 'magic pot keeps making', 'magic pot too much', 'magic pot grandma', 'magic pot granny', 'magic pot nana', 'witch’s magic pot', 'witch magic cooking pot', 'magic cauldron', 'magic cauldron food', 'magic saucepan', 'magic soup pot', 'magic stew pot', 'magic cooking pot food', 'magic casserole', 'pot cooks by itself', 'pot won’t stop cooking', 'pot can’t stop cooking', 'pot never stops cooking', 'pot cooks whatever', 'pot cooks anything you say', 'pot cooks whatever you say', 'pot that makes any food', 'cauldron cooks whatever', 'saucepan cooks whatever', 'enchanted pot', 'enchanted cooking pot', 'enchanted cauldron', 'pot too many dumplings', 'talking to the cooking pot'],
  answers: ['magic', 'magical', 'enchanted', 'pot', 'pots', 'cooking', 'cook', 'cooks', 'cooked', 'cauldron', 'saucepan', 'kettle', 'stew', 'soup', 'grandma', 'grandma’s', 'granny', 'granny’s', 'gran', 'gran’s', 'nana', 'nana’s', 'nanna', 'nan', 'nani', 'nani’s', 'dadi', 'dadi’s', 'nonna', 'abuela', 'oma', 'grandmother', 'grandmother’s', 'witch', 'witch’s', 'old', 'kitchen', 'food', 'dinner', 'supper', 'tea', 'lunch', 'meal', 'makes', 'make', 'making', 'made', 'whatever', 'anything', 'everything', 'any', 'you', 'say', 'says', 'said', 'tell', 'ask', 'wish', 'want', 'word', 'words', 'stop', 'stops', 'stopping', 'won’t', 'can’t', 'never', 'itself', 'too', 'much', 'many', 'more', 'full', 'overflows', 'overflowing', 'over', 'all', 'house', 'dumpling', 'dumplings', 'peas', 'pickle', 'pickles', 'funny', 'silly', 'keeps', 'keep', 'who', 'that', 'which', 'has', 'had', 'found', 'finds', 'girl', 'boy', 'child', 'about', 'story', 'talking', 'listens', 'hungry', 'yummy', 'iron', 'big', 'little', 'with'],
  except: ['burn', 'burnt', 'burned', 'fire', 'scald', 'hot water', 'hurt', 'hospital', 'died', 'dead', 'poison', 'allergy', 'allergic', 'porridge', 'pasta', 'spaghetti', 'plant', 'flower', 'flowers', 'flowerpot', 'potty', 'gold', 'rainbow', 'leprechaun', 'tea party', 'teapot', 'coffee', 'paint', 'lost', 'broken', 'broke', 'starving', 'hungry children', 'poor'],
  moods: ['question', 'waiting'],
  isTale: true,
  fed: true,
  company: ['pot', 'rim', 'lid', 'plate', 'hall', 'kitchen', 'table', 'dumpling', 'dumplings', 'pickle', 'pickles', 'peas', 'pea', 'bread bin', 'ladle', 'neighbours', 'books', 'note', 'word', 'umbrella', 'juice'],
  about: 'A grandmother’s pot cooks whatever is said into it and will not leave off, because a “no” cannot be cooked and it throws that away, until the hero orders the one thing that there is still room for.',
  titles: ['No More Dumplings', 'The Pot with Two Ears', '{H} Orders Something Small', 'How to Cook a No', 'The Last Thing It Heard'],
  want: [
    {
      id: 'one-word',
      A: 'partner',
      paragraphs: [
        '“Dumplings,” said {H} into the magic cooking pot. It had been a grandmother’s, and before that her grandmother’s, who was a witch on Thursdays. It cooked whatever was said into it. The pot hummed, and up came a dumpling, round and warm.',
        '{H} ate it, and {A} ate the next. “How does it know when we’ve had enough?” asked {A}. “It’ll see,” said {H}. But a pot has two ears to hold it by, and no eyes. Plop, went the tenth, and rolled off the plate.'
      ]
    }
  ],
  way: [
    {
      id: 'no-more',
      A: 'partner',
      paragraphs: [
        'Soon there were dumplings on the chairs. “Stop!” called {H} into the pot. It hummed, but nobody can cook a stop. Plop. “No more dumplings!” called {A} over the rim. Now they came up in threes, and rolled into the hall. “I said no more,” said {A}. “It’s making more,” said {H}.'
      ]
    },
    {
      id: 'with-the-lid-on',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put the lid on, and {A} laid two cookery books on top. It was quiet for a moment. Then the books rose, quite slowly, like somebody sitting up in bed. Under them stood a tower of nine dumplings, with the lid for a hat.',
        '“Take the books away,” said {H}, “before it reads them.” The lower one lay open at puddings. {A} shut it just in time. But the next dumpling had a raisin in it. The pot must have seen the picture.'
      ]
    },
    {
      id: 'mm',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could eat it empty,” said {A}. They began at two ends of the table, and were going to meet in the middle. {H} got as far as the salt. {A} got as far as the clean spoons. There they both sat, and breathed through their noses.',
        '“But they are good,” said {A}. “Mm.” The pot pricked up both ears. Nobody had said Mm to it for forty years. It could not cook a Mm, but it knew what was meant. It went twice as fast.'
      ]
    },
    {
      id: 'without-a-word',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To be safe they talked with their hands. {H} wanted the ladle. {H} stirred the air, and dipped, and made one arm very long. {A} nodded, and came back with a broom. {H} shook all over, and did it again, with more soup in it.',
        'The second time {A} brought an umbrella. Hands have no word for that. So {H} put it up, and turned it over. It caught eighteen dumplings. A ladle would only have held two.'
      ]
    },
    {
      id: 'pet-says-it',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Only {A} could stay near the pot in safety, since {A} never said anything that can be cooked. {A} looked in at the pot. The pot turned one ear to {A}, and then the other. Something was being ordered, quite clearly, and without a word.',
        'It hummed a short tune. Up came one very small biscuit, with crisp edges. Then the pot went back to its work. It was exactly what {A} had meant. And not a word had been wasted.'
      ]
    },
    {
      id: 'in-a-pickle',
      A: 'partner',
      paragraphs: [
        '“Now we’re in a pickle,” said {A}. At once the dumplings stopped, and up came a pickle, green and cold. “It cooks the last thing it hears,” whispered {H}, out in the hall. “Then why didn’t it hear my no?” asked {A}.',
        '{A} said it again slowly, to taste it. “You can’t chew a no,” said {A}. “It’s only the shell. The pot throws that away, and cooks what’s inside.”'
      ]
    },
    {
      id: 'next-door',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One dumpling rolled down the hall, out at the door and in at the neighbours’. They heard it bump along the wall. Somebody in there laughed. After a time a note came back, in an empty bowl.',
        '{A} took it to the kitchen, and read it out by the lamp. “Delicious,” read {A}. “Is there any gravy?” The lamp hung just above the pot. So that was how the gravy came into it. {A} read the rest in rubber boots.'
      ]
    },
    {
      id: 'could-eat-a-horse',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in from the hall, as full as a sack. “And an hour ago,” said {A}, right over the pot, “I could have eaten a horse.” Then it was very quiet. {H} held on to the table. They both looked at the pot, and at how big the kitchen was.',
        'The pot hummed for a long time, up and down. It was a grandmother’s pot, and there were things that it did not do. What came up in the end was a carrot. It was a good big one, and it was for the horse.'
      ]
    },
    {
      id: 'elder-teapot',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a teapot of that sort,” said {S}. “It poured whatever was being talked about. My aunt came, and talked about the weather.” “What happened?” asked {A}. “It rained on the cake,” said {S}. “And there was a rainbow in the sugar bowl till Friday.”',
        '“Did you give it away?” “We just talked about tea,” said {S}. “We talked about tea for eleven years. Nobody dared begin on anything else. If you want to know something about tea, {A}, ask me. But don’t ask me in there.”'
      ]
    },
    {
      id: 'child-blumf',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’d like a blumf,” said {S} into the pot, before anybody could say “Shh.” There is no such thing. The pot hummed low, and it hummed high. It did not want to ask. At last something came up that was blue, and had corners.',
        '{A} pushed it with a spoon, and it squeaked. “Is that one?” asked {A}. {S} walked round it, and tasted a corner. “It wants a bit of salt,” said {S}. “Otherwise that’s the best one I’ve ever had.”'
      ]
    },
    {
      id: 'the-rest-of-the-word',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“La,” sang {H} into the pot, and at once it stopped cooking. It wanted to hear how the word went on. “La, la, la,” sang {H}. As long as there was breath, it only waited, and leaned over a little.',
        '{H} got redder, and the last la got thinner and thinner. But {A} could not bear a word without an end. “Sagne,” said {A}. They moved the chairs back, for lasagne comes in sheets.'
      ]
    },
    {
      id: 'red-as-a-beetroot',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It was hard not to say anything that can be eaten. “You’ve gone as red as a beetroot,” said {A} to {H}, who was hot. They both clapped their hands to their mouths. Up came a beetroot already. Its juice ran over the dumplings, and turned them pink.',
        '“Now they look just like ha,” said {H}, and held it in. “Like what?” asked {A}. {H} drew it on the table in beetroot, with one finger. It had a curly tail. “Oh, like ham,” said {A}. It came in thin slices, and the dumplings wore it like scarves.'
      ]
    },
    {
      id: 'something-small',
      A: 'partner',
      paragraphs: [
        '“Then let’s order something small,” said {H}, and waded back. “Peas.” They were very small. In a minute there were four hundred. They ran into the teapot, and both of {A}’s shoes. “It’s less of each,” said {A}, “but more of them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'still-room-for',
      A: 'partner',
      paragraphs: [
        '{H} sat down on a heap of dumplings, full to the top. “What have you got room for?” asked {A}. {H} thought of all the food there was, and had room for just one thing. {H} leaned over the rim. “Nothing,” said {H}.',
        'The last pea rolled off. The pot hummed, deep and content, and cooked nothing. It boiled over, and nothing ran down the side. Nothing rose up the walls, and nobody had to wipe it off.'
      ]
    },
    {
      id: 'goes-with-everything',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What goes with it?” asked {A}. They tried a spoonful of nothing with a bit of jam on. It tasted exactly like jam. “It’s very polite,” said {H}. “It lets the jam speak.”',
        'Then they ordered nothing with raisins, to see what the pot would say. It hummed, and held back, and up came some raisins. There were six, and not one had anything round it. It was the lightest pudding they had ever eaten.'
      ]
    },
    {
      id: 'a-bit-thin',
      A: 'partner',
      paragraphs: [
        'The neighbours came with bowls, and took home dumplings, pickles and peas. Then {H} dipped in the ladle. {A} held out a plate, and got a helping of nothing. “How is it?” asked {H}.',
        '{A} tasted it slowly. “A bit thin,” said {A}. “But I could eat any amount.” They had seconds. There was plenty left for Thursday, in case a witch came.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got a dumpling as well, and then another.',
      '{names} smelled it from the hall, and came.',
      { text: '{names} held out a plate, and then a bigger one.', needs: ['hands'] },
      { text: '{names} patted the pot between its ears.', needs: ['hands'] }
    ],
    way: [
      '{names} moved over, as there was something rolling that way.',
      '{names} thought of a word, and did not say it.',
      { text: '{names} built a wall of dumplings, against the dumplings.', needs: ['hands'] },
      { text: '{names} emptied the bread bin, and it filled up again.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the pot, and it was full of nothing.',
      '{names} stayed for seconds of that, too.',
      { text: '{names} shook a last pea out of the teapot.', needs: ['hands'] },
      { text: '{names} carried a bowl next door, with both hands.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was put on, and the pot cooked nothing all evening, and it never once burnt.',
    '{H} washed, and found a pea between two toes. Then {H} lay down, as round and warm as the first dumpling.'
  ],
  last: [
    'There was nothing in the pot, and it was just done, and {H} was asleep.',
    'The pot was full of nothing, right up to the rim, and {H} was asleep.'
  ]
})
