import { wishPlot } from '../wish-plot.ts'

const CHILLI = ['chilli', 'chili', 'chile', 'chillies', 'chilies']

export const chilliForForty = wishPlot({
  id: 'wish-chilli-for-forty',
  beginsElsewhere: true,
  wishes: [
    'cooking tamales with grandma and far too much chilli went in, it was too hot for everybody',
    ...CHILLI.flatMap((chilli) => [`too much ${chilli} went in`, `put too much ${chilli} in`, `far too much ${chilli}`, `cooking with too much ${chilli}`, `too much ${chilli} in the curry`, `too much ${chilli} in the soup`]),
    ...CHILLI.slice(0, 3).flatMap((chilli) => [`too much ${chilli} in the tamales`, `too much ${chilli} in the sauce`, `too much ${chilli} powder`]),
    'too many chillies in the pot', 'too many chilies in the pot', 'too many chillies in the curry', 'too many chilies in the curry', 'tamales too spicy', 'tamales too hot', 'curry too spicy for everyone', 'soup too spicy for everybody', 'sauce too spicy for everyone', 'cooked with grandma too spicy', 'cooked with granny too spicy', 'cooked with nana too spicy', 'cooked with nani too spicy', 'cooked with abuela too spicy', 'cooked dinner too spicy', 'put in too much spice', 'too much spice in the curry', 'nobody could eat it too spicy', 'nobody could eat the spicy curry'
  ],
  answers: ['cooking', 'cooked', 'cook', 'cooks', 'made', 'making', 'make', 'helped', 'helping', 'with', 'grandma', 'grandmother', 'granny', 'gran', 'nana', 'nan', 'nani', 'dadi', 'abuela', 'abuelita', 'ammamma', 'paati', 'nonna', 'lola', 'popo', 'halmoni', 'grandad', 'grandpa', 'mum', 'mummy', 'dad', 'daddy', 'and', 'far', 'way', 'too', 'much', 'many', 'chilli', 'chili', 'chile', 'chilly', 'chillies', 'chilies', 'chillis', 'powder', 'pepper', 'spice', 'spices', 'spicy', 'hot', 'hotter', 'went', 'in', 'into', 'put', 'tipped', 'dropped', 'spoon', 'spoons', 'jar', 'whole', 'all', 'it', 'was', 'for', 'everybody', 'everyone', 'nobody', 'could', 'eat', 'ate', 'eating', 'tamales', 'tamale', 'curry', 'curries', 'soup', 'stew', 'dumplings', 'dumpling', 'momos', 'dal', 'daal', 'sauce', 'filling', 'pot', 'pan', 'kitchen', 'recipe', 'dinner', 'supper', 'lunch', 'food', 'family', 'cousins', 'laughed', 'cried', 'drank', 'water', 'milk', 'red', 'ears', 'face', 'faces', 'mouth', 'by', 'mistake', 'accident', 'accidentally', 'today', 'yesterday', 'sunday', 'festival', 'christmas', 'funny', 'the', 'our', 'my', 'at', 'house', 'neighbours', 'so', 'that', 'we', 'story', 'about', 'had', 'to', 'spilled', 'spilt'],
  except: ['eyes', 'eye', 'skin', 'allergy', 'allergic', 'hospital', 'tummy ache', 'sick', 'poorly', 'dragon', 'monster', 'dinosaur', 'volcano', 'garden', 'grow', 'growing', 'planted', 'chocolate', 'dare', 'challenge', 'salt', 'sugar', 'garlic', 'burnt', 'burned', 'died', 'dead', 'competition', 'kimchi', 'kimjang', 'robot', 'wizard', 'witch', 'punish', 'punishment', 'bad word', 'made him', 'made her', 'made me'],
  moods: ['learning', 'first', 'proud'],
  fed: true,
  company: ['pot', 'card', 'chilli', 'saucer', 'specks', 'onions', 'tomatoes', 'carrots', 'spoon', 'splash', 'corner', 'ladle', 'potato', 'bowls', 'table', 'lid', 'street', 'bells', 'hot', 'kitchen', 'door', 'left', 'tip', 'top'],
  about: 'Far too much chilli goes into the family pot, and fishing it out again is no help, until the hero finds that everything on the old card was made smaller except the chilli: what is missing is thirty-six tomatoes and a street.',
  titles: ['For Everybody', 'Nobody Told the Chilli', 'Ears Like a Post Box', '{H} and the Pot for Forty', 'Four Spoons and Four Tomatoes'],
  want: [
    {
      id: 'far-too-much',
      A: 'partner',
      paragraphs: [
        'Far too much chilli had gone into the pot that {H} and {A} were cooking. The recipe was on an old brown card, from a grandmother’s grandmother. {H} took a spoonful. “It’s good,” said {H}.',
        'Then {H}’s ears went red. {A} tried it too, said “Mm”, and sat down quickly. “It’s too hot for everybody,” said {A}. And they had been at it since breakfast.'
      ]
    }
  ],
  way: [
    {
      id: 'fishing-it-out',
      A: 'partner',
      paragraphs: [
        '“Then we’ll take the chilli out again,” said {H}. They fished for red specks with two teaspoons, until a saucer was full. It took a long time, because tomato is red as well.',
        '{H} tried the pot again, and both ears came on like lamps. The specks were out, but the hot had stayed in. {A} looked at the saucer. “The hot got off,” said {A}. “These are just its suitcases.”'
      ]
    },
    {
      id: 'as-red-as',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked at both ears in the back of a ladle. “What red is that?” asked {H}. “Strawberry,” said {A}. A moment later it was post box. {A}’s own ears were coming along more slowly. They were only at radish.',
        '“You can tell from the ears how hot a spoonful was,” said {H}. {A} took another one, very small, to see if that was true. They waited, and looked. It began at the top and went all round the edge, neatly, like somebody colouring in.'
      ]
    },
    {
      id: 'a-potato-goes-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A potato soaks it up,” said {A}, who had heard that somewhere. They put in a big one, and gave it time. Then {H} lifted it out with the ladle. {A} ate a crumb of it, and looked at the wall for a bit.',
        '“Has it soaked it up?” asked {H}. “Yes,” said {A}, in a thin voice. The potato had done its best. It was the hottest potato that there had ever been in this kitchen. But the pot was just as hot as before, and had not missed a thing.'
      ]
    },
    {
      id: 'delicious',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to see if anybody could say “delicious” right after a spoonful. {A} tried it. It came out as “deli-hoo-hoo”. {H} said it faster, and got as far as “deliss”. The end of the word had to be fanned with a lid.',
        '“You can only say it before,” said {A}. So they said it before, ten times each, to have some ready. Then they took a spoonful. Now there was nothing left to say but “hoo”, and they said it to each other.'
      ]
    },
    {
      id: 'bless-you',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The smell had got tired of the kitchen, and gone out through the keyhole. Somebody in the street sneezed. “Bless you!” called {H} through the door. “Thank you,” said the street. “What is it?” “Dinner,” called {A}, “in a way.”',
        'Then there was a sneeze next door. A small one came from over the road, and after that a dog’s. {H} blessed them all. You could hear exactly how far the smell had walked by now. It was just going round the corner. {H} called one more “bless you” after it, for later.'
      ]
    },
    {
      id: 'other-who-knew-nothing',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came back from the door with news, and had quite forgotten about the pot. “You’ll never guess who I met,” said {A}, and took a big spoonful, out of habit. “I met the,” said {A}, and stopped. {H} waited. It seemed to be somebody with a very long name.',
        '{A}’s mouth was open, but the rest of the sentence did not come out. {A} walked to the window, and to the tap, and back to the window. “Who was it?” asked {H}. {A} could not remember any more. The chilli had been so much louder.'
      ]
    },
    {
      id: 'pet-and-the-drop',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} sat under the table, where something good mostly falls. What fell today was one red drop. {A} put out a nose, and the nose thought about it. Then {A} moved back by one tile, and then by one more.',
        '{H} wiped up the drop with a wet cloth. {A} watched from behind the chair legs. To everybody else it was an ordinary drop. But {A} had a very good nose, and could smell that this one was cross.'
      ]
    },
    {
      id: 'elder-cook-for-sixty',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In our street lived a wedding cook,” said {S}, “who could only cook for sixty.” “And when nobody got married?” asked {A}. “For sixty,” said {S}. “If a cook like that wants one pancake, fifty-nine people have to be asked in.”',
        '“Did they come?” “Every Friday,” said {S}. “And every Friday the cook was very surprised.” {A} looked into the pot, and then counted who was at home. It came to a good many fewer than sixty, even with the plant.'
      ]
    },
    {
      id: 'child-blows',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} knew what to do about hot things. You blow. {S} blew into a bowl of it, from the left and from the right, until it had waves. Then {S} licked the spoon. “It’s cold now,” said {S}. There was a short silence.',
        '“Cold,” said {S}, with very round eyes, “and hot.” “It’s the other hot,” said {A}. “That one doesn’t mind blowing.” Then {S} tried to blow on a tongue. You can only blow on the tip, and it was the middle that minded.'
      ]
    },
    {
      id: 'four-of-each',
      A: 'partner',
      paragraphs: [
        '{A} fetched the card. “Four spoons of chilli,” read {A}. “That’s what I put in,” said {H}. “And four tomatoes,” said {A}. {H} looked at the card too. “Your four’s got a round thing after it,” said {H}.'
      ]
    },
    {
      id: 'nobody-told-the-chilli',
      A: 'partner',
      paragraphs: [
        '“Because it’s forty,” said {A}. “Forty won’t go in our pot. So I made everything smaller. Four tomatoes, four carrots, four onions.” {A} looked at the saucer. “Only nobody told the chilli.”',
        '“So there isn’t too much chilli in it,” said {H}. “There’s too little of everything else.” {A} rubbed an old splash off the card. Under it was written who the pot was for. “For everybody,” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'thirty-six-tomatoes',
      A: 'partner',
      paragraphs: [
        'So {H} and {A} rang at every door in the street, and asked for tomatoes. “And bring a bowl,” said {H}. One neighbour gave nine. The family at the corner had onions, and a pot like a bathtub. Into that went everything.',
        '{H} tasted it as it filled. At ten tomatoes {H}’s ears were pink. At twenty it was only the left one. At thirty it was only the tip. At forty they were just ears.'
      ]
    },
    {
      id: 'a-teapot-full',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Not everybody owned a bowl that was big enough. Number six came with a teapot. {H} ladled it full, and it went home with its lid on. A little later number six was back. “It pours beautifully,” said number six, “apart from the carrots.”',
        'After that came a bucket with a spade in it, and a cake tin like a ring. “And who’s that for?” asked {A}. It was for three sisters, who always sat round the hole. {H} filled it up to the top, and gave them three spoons.'
      ]
    },
    {
      id: 'number-nine-wants-more',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Number nine held out a bowl, and thought that it could do with more chilli. Nobody had expected that. {H} fetched the saucer with the specks. “They’re only the suitcases,” said {H}, “but you can have one.” Number nine ate it, and nodded.',
        '“Just right,” said number nine. {H} and {A} looked at those ears. They looked from both sides, and once from behind. They were as pale as two mushrooms, and stayed so to the last spoon. It must have been somebody like that who planted the first chilli.'
      ]
    },
    {
      id: 'for-everybody',
      A: 'partner',
      paragraphs: [
        'Then they all sat along the street, on chairs and on steps, with forty bowls. You could hear nothing but spoons. “Now it’s right for everybody,” said {A}. {H} wrote a line on the card, under the chilli.',
        '“Four spoons,” it said now, “and ring all the bells.” In the end only the saucer was left. {H} looked at it from a safe distance. “For next time,” said {A}, “in case we’re eighty.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see what smelled so good, and went back two steps.',
      '{names} watched {H}’s ears, first one and then the other.',
      { text: '{names} put the lid on the pot, to be on the safe side.', needs: ['hands'] },
      { text: '{names} fanned the pot with a tea towel.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the saucer, and sneezed.',
      '{names} looked into the pot from the other side.',
      { text: '{names} fished out a bit of tomato by mistake, and put it back.', needs: ['hands'] },
      { text: '{names} held a slice of bread ready for {H}.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along to the next door, and listened for steps.',
      '{names} moved up a bit, to make room for one more bowl.',
      { text: '{names} carried an onion home from the corner, in both hands.', needs: ['hands'] },
      { text: '{names} passed the bowls along the street, one after another.', needs: ['hands'] }
    ]
  },
  bed: [
    'The big pot was rinsed, and the card went back into its box. The saucer stood on the highest shelf, on its own.',
    '{H} washed both ears, though they had long gone out. The pillow was cool on the left, and on the right.'
  ],
  last: [
    'There was a little of everything, and enough of it, and {H} was asleep.',
    'Behind every door in the street lay somebody with warm ears, and {H} was asleep.'
  ]
})
