import { wishPlot } from '../wish-plot.ts'

export const mixedUpLunches = wishPlot({
  id: 'wish-mixed-up-lunches',
  wishes: ['dabbawala', 'dabbawalla', 'dabbawala lunch', 'dabbawala mixed up', 'dabbawallah', 'dabbawalas', 'dabba wala', 'dabbawala tins', 'dabbas mixed', 'dabba mixed', 'dabba swapped', 'dabba wrong', 'tiffin wala', 'tiffinwala', 'tiffin walla', 'tiffins mixed', 'tiffin mixed', 'tiffin swapped', 'tiffins swapped', 'tiffin wrong', 'tiffin carrier mixed', 'lunches mixed', 'lunch mixed up', 'lunches mixed up', 'lunch mix-up', 'mixed up all the lunches', 'wrong lunches', 'everyone got wrong lunch', 'somebody else’s lunch', 'someone else’s lunch', 'somebody elses lunch', 'someone elses lunch', 'other people’s lunches', 'lunch delivery wrong', 'lunch man mixed', 'lunch tins mixed', 'lunch tins', 'lunch bicycle', 'lunch delivered wrong', 'lunches swapped', 'lunches wrong', 'tiffin delivery', 'tiffin delivered', 'tiffin man', 'tiffin boxes mixed', 'dabba delivery', 'dabba lunch', 'dabba man', 'mumbai lunch', 'lunch tins bicycle', 'whose lunch mixed', 'office lunches mixed', 'everyone else’s lunch', 'another person’s lunch'],
  answers: ['dabbawala', 'dabba', 'dabbas', 'tiffin', 'tiffins', 'tin', 'tins', 'carrier', 'carriers', 'box', 'boxes', 'bento', 'lunch', 'lunches', 'lunchtime', 'lunchbox', 'lunchboxes', 'packed', 'food', 'meal', 'meals', 'dinner', 'mixed', 'mix', 'mixes', 'mixing', 'muddled', 'swapped', 'swap', 'swaps', 'wrong', 'other', 'another', 'each', 'else', 'else’s', 'somebody', 'someone', 'everybody', 'everyone', 'people', 'people’s', 'got', 'gets', 'eats', 'ate', 'eat', 'delivers', 'delivery', 'delivered', 'brings', 'carries', 'carrying', 'bicycle', 'bike', 'train', 'station', 'handcart', 'man', 'lady', 'white', 'cap', 'paint', 'marks', 'rain', 'monsoon', 'washed', 'off', 'who', 'cooks', 'cooked', 'cooking', 'cook', 'mum', 'mummy', 'mama', 'amma', 'dad', 'daddy', 'papa', 'nani', 'dadi', 'grandma', 'aunty', 'auntie', 'office', 'school', 'work', 'street', 'lane', 'shop', 'building', 'mumbai', 'bombay', 'india', 'city', 'rice', 'dal', 'roti', 'chapati', 'curry', 'potato', 'potatoes', 'spicy', 'smell', 'smells', 'hungry', 'today', 'yesterday', 'once', 'day', 'all', 'every', 'funny', 'by', 'mistake', 'accident', 'grandfather', 'grandmother', 'dada', 'didi', 'uncle', 'neighbour', 'neighbours', 'village', 'market', 'noon', 'morning', 'evening', 'tomorrow', 'person’s', 'person', 'guess', 'guessed', 'whose', 'find', 'finds', 'found', 'peas'],
  except: ['stole', 'stolen', 'thief', 'steals', 'bully', 'bullies', 'allergic', 'allergy', 'sick', 'ill', 'hospital', 'died', 'dead', 'no lunch', 'forgot', 'lost', 'alone', 'mouse', 'frog', 'spider', 'snake', 'ants', 'monkey', 'elephant', 'dragon', 'dinosaur', 'robot', 'alien', 'bear', 'cat', 'dog', 'astronaut', 'teacher', 'coffee', 'suitcase', 'shoes', 'babies'],
  moods: ['losing', 'question', 'learning', 'waiting'],
  out: true,
  fed: true,
  company: ['lunch', 'lunches', 'tin', 'tins', 'lid', 'lids', 'dabbawala', 'cap', 'bicycle', 'lane', 'shop', 'shops', 'tailor', 'key', 'keys', 'man', 'rice', 'peas', 'face', 'beans', 'rain', 'nose', 'noses', 'bench', 'paint', 'mark', 'marks', 'barber', 'bread', 'umbrella', 'handkerchief', 'dot'],
  about: 'The rain washes the marks off the dabbawala’s tins, and everybody in the lane gets somebody else’s lunch, until it is seen that each knows the right one by the nose.',
  titles: ['Somebody Else’s Lunch', 'The Lunch That Looked at People', '{H} and the Dabbawala', 'Eleven Tins without a Mark', 'A Face of Peas'],
  want: [
    {
      id: 'a-face-of-peas',
      A: 'partner',
      paragraphs: [
        '{H} had made a face of peas on the rice, and shut the tin on its smile. Every morning a dabbawala fetched such tins from all over the city by bicycle. That is the man for lunches. At noon people got theirs at work. Each had a mark in paint, to say whose it was. Today {H} and {A} were helping in a shop in a lane, and it rained. At noon a tin came. {H} opened the lid, and there were green beans.'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-way-down-the-lane',
      A: 'partner',
      paragraphs: [
        '“That isn’t my lunch,” said {H}. The dabbawala turned the tin over. On the bottom was only a wet red spot. “It’s washed off,” said the man, and took off a wet cap. “They’ll all be mixed up.” {H} went along the lane. “Have you got mine?” asked {H}. “I only know that this isn’t,” said a tailor, in front of strange lentils. Everybody had somebody else’s lunch, and nobody knew whose.'
      ]
    },
    {
      id: 'a-note-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Under the lid of the green beans there was a slip of paper. “Don’t forget to ring the plumber,” {A} read. They thought about who it was meant for. But the plumber ought to be rung, and somebody had asked for it nicely.',
        'So {A} rang the plumber. “Oh good,” said the plumber. “Now I’m only waiting for my lunch.”'
      ]
    },
    {
      id: 'what-the-marks-say',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The dabbawala showed them how it was done. “A red line is the station,” said the man. “A two is the street, and a green dot is the door.” He carried forty such tins every day, and each went through six pairs of hands. “How often does one go wrong?” asked {A}.',
        '“It’s never happened to me,” said the dabbawala. He thought for a moment. “Now it’s happened forty times,” he said.'
      ]
    },
    {
      id: 'elder-the-same-for-years',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I once had the wrong lunch for a year,” said {S}. “It came every noon, and it was very good. I never said a word.” “And whose was it?” asked {A}. {S} did not know. Whoever it was had never said a word either.',
        '“But one day there was a birthday cake in it,” said {S}. “So I wished many happy returns, to be on the safe side, out of the window.”'
      ]
    },
    {
      id: 'eleven-on-a-bench',
      A: 'partner',
      paragraphs: [
        'So they put the tins on a bench, eleven in a row. They lifted one lid after another, and looked for peas. There were none. But {A} had been looking at the people. At the third tin the tailor had sat up straight, with his eyes on his needle. “He didn’t see it,” whispered {A}. “He smelled it.”'
      ]
    },
    {
      id: 'child-tries-all',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had got a tin with three storeys. On the ground floor lived rice, and above it some spinach. On top was a sweet, all by itself, with a fine view. “I’d start at the top,” said {A}.',
        '“You can’t,” said {S}. “You have to take the stairs.” {S} looked down through all three. The rice was all right, said {S}, but it was a long way up.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-nose',
      A: 'partner',
      paragraphs: [
        '{H} carried the third tin past the tailor, and his nose came round after it by itself. “That’s my wife’s pickle,” said the tailor. So {H} carried every lunch along the lane, with the lid a little open. Nobody had to know anything, for the noses knew. They came out of the doors, and each had somebody behind it. The green beans belonged to a cobbler, who had to sit down when he smelled them. “It’s my father who cooks,” he said.'
      ]
    },
    {
      id: 'the-barber-guesses',
      A: 'other',
      spare: 5,
      paragraphs: [
        'One barber did not hold with noses. He counted the flat breads in somebody else’s tin. “There are seven,” he said. “Whoever packed this can’t count.” {A} looked at the breads too. They had been folded twice, like handkerchiefs.',
        '“Somebody who irons,” said {A}. At the back a man put down his newspaper. Even his sleeves were ironed. “My wife can count,” said the man. “I eat seven.”'
      ]
    },
    {
      id: 'pet-goes-along',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} went along with the tins, right behind the gap in the lid. Of each {A} took one good breath, and was quite sure. Then came the next, and {A} was sure of that as well. “Which one is {A}’s?” somebody asked.',
        '{A} had a nose that could tell all eleven apart. They were all {A}’s. {H} explained about the marks. But it had been a long time since {A} had believed in paint.'
      ]
    },
    {
      id: 'they-wanted-a-bite',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Nearly everybody had the right lunch now, and looked over at the wrong one. “I’d only had a spoonful of that,” said the tailor. It had been lentils with something sour in them. He had thought about nothing else since.',
        'So little bowls went across the lane, there and back. {A} stood in the middle and told them where. “Two of the sour to the left,” called {A}. By the end everybody had a bit of somebody else’s on purpose.'
      ]
    },
    {
      id: 'messages-to-the-cooks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The first empty tins stood by the bicycle, to go home. This time each had a message in it. The tailor wanted to know who made the sour lentils. Somebody who had never liked spinach wrote: “What’s in it?” {A} wrote for those who could not stop chewing.',
        '{H} had a message as well. It was for whoever irons the flat breads, and it was only a drawing. It had seven corners, and it looked full.'
      ]
    },
    {
      id: 'new-marks',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“They’ll need new marks,” said {A}. The dabbawala had paint with him that could stand the rain. {H} held the tins, and {A} blew on them. “What’s yours to be?” asked the dabbawala. {H} wanted a pea.',
        'The dabbawala painted one green dot. “But that’s a door,” said the dabbawala, “on the second floor.” After some thought the dot got two eyes. “Now it can’t be anybody’s door,” said {H}.'
      ]
    },
    {
      id: 'guessing-blind',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Could you do it too?” asked {A}. {H} shut both eyes, and {A} held things under {H}’s nose. The rice was easy. The umbrella was wet. “That’s the tailor,” said {H}. It was his thread, and it did smell of pickle.',
        'Then came something that {H} had known for a long time. It was warm, and a bit like soap. “That’s not for lunch,” said {H}. “That’s your sleeve.”'
      ]
    },
    {
      id: 'rain-in-the-lane',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then it rained so hard that nobody could cross the lane. {H} and {A} stood in the door with a lunch for the other side. They held it out as far as two arms go, with the lid a little open. Over there the noses lifted.',
        '“It’s mine,” called a voice. “Can you wait?” called {A}. “I can,” called the voice. “But keep it open. I’ll start with the smell.”'
      ]
    },
    {
      id: 'it-looked-at-him',
      A: 'partner',
      paragraphs: [
        'Only one nose had not come. At the end of the lane sat a man who cut keys. His spoon hung in the air before an open tin. “I couldn’t eat this,” said the man. “It looked at me.” On the rice was a face of peas, and it had kept its smile. “That’s mine,” said {H}. “So the last tin on the bench is yours,” {A} told the man. He fetched it, and all three ate from both tins. They began the face at the ears. “Who cooks like this?” asked the man. “I do,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} peeped into the tin too, and the beans looked like beans.',
      '{names} waited for the bicycle, at the corner of the lane.',
      { text: '{names} put a pea back that had rolled off the chin.', needs: ['hands'] },
      { text: '{names} held an umbrella over the bicycle.', needs: ['hands'] }
    ],
    way: [
      '{names} walked along the row of tins, and back.',
      '{names} kept very close to the pickle.',
      { text: '{names} opened a lid, and it was spinach.', needs: ['hands'] },
      { text: '{names} rubbed at a red spot, which had once been a mark.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the right tin, nose first.',
      '{names} got the rice from under the left ear.',
      { text: '{names} carried a lunch across the lane, level all the way.', needs: ['hands'] },
      { text: '{names} stacked the empty tins, and they rang.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shop was shut. The dabbawala rode home with all the tins, so empty that the whole lane could hear it.',
    '{H} washed, and lay down, and smelled at the pillow. It was the right one, and nobody had had to put a mark on it.'
  ],
  last: [
    'Somewhere a pickle stood on a roof, getting ready, and {H} was asleep.',
    'All the tins were home with their cooks, and {H} was asleep.'
  ]
})
