import { wishPlot } from '../wish-plot.ts'

const FOODS = ['pizza', 'pizzas', 'takeaway', 'curry delivery', 'dinner delivery', 'food delivery', 'shopping delivery']
const WRONG = ['wrong house', 'wrong door', 'wrong address', 'wrong flat', 'next door', 'neighbours', 'neighbour', 'never came', 'never arrived', 'didn’t come', 'didn’t arrive', 'went missing', 'got lost', 'lost', 'wrong street', 'wrong people', 'somebody else', 'someone else', 'not ours', 'delivery', 'delivered', 'delivery man', 'delivery driver', 'late', 'mixed up']

export const pizzaWrongHouse = wishPlot({
  id: 'wish-pizza-wrong-house',
  wishes: ['the pizza went to the wrong house', ...FOODS.flatMap((food) => WRONG.map((wrong) => `${food} ${wrong}`)), 'wrong pizza', 'delivery wrong house', 'delivery went to the wrong house', 'delivery man wrong door', 'delivery driver wrong house', 'house number upside down', 'house number fell', 'number six nine upside down', 'six and nine house', 'pizza number 9', 'pizza number 6', 'pizza number nine', 'pizza number six', 'pizza wrong number'],
  answers: [...FOODS, '6', '9', '96', '69', 'accidentally', 'by', 'wrong', 'house', 'houses', 'door', 'doors', 'flat', 'address', 'street', 'lane', 'road', 'number', 'numbers', 'six', 'nine', 'upside', 'down', 'next', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'lady', 'man', 'people', 'old', 'delivery', 'delivered', 'delivers', 'deliver', 'driver', 'rider', 'bike', 'scooter', 'box', 'boxes', 'cheese', 'mushroom', 'mushrooms', 'olives', 'margherita', 'pepperoni', 'tomato', 'hot', 'cold', 'hungry', 'dinner', 'supper', 'tea', 'lunch', 'friday', 'saturday', 'sunday', 'evening', 'night', 'birthday', 'party', 'film', 'ordered', 'order', 'orders', 'came', 'come', 'comes', 'arrived', 'arrive', 'went', 'go', 'goes', 'got', 'brought', 'took', 'taken', 'to', 'at', 'the', 'our', 'my', 'we', 'us', 'and', 'they', 'ate', 'eaten', 'eat', 'it', 'smell', 'smelled', 'find', 'found', 'looking', 'waited', 'waiting', 'bell', 'rang', 'never', 'didn’t', 'instead', 'dad', 'daddy', 'mum', 'mummy', 'grandma', 'grandpa', 'brother', 'sister', 'all', 'somebody', 'someone', 'else', 'where', 'is', 'was', 'not', 'ours', 'mistake', 'mixed', 'up'],
  except: ['monster', 'alien', 'aliens', 'dragon', 'robot', 'octopus', 'witch', 'ghost', 'dinosaur', 'turtles', 'oven', 'dough', 'making', 'make', 'baking', 'bake', 'allergic', 'sick', 'poisoned', 'hospital', 'stranger', 'stole', 'stolen', 'starving', 'accident', 'crash', 'crashed', 'police', 'moon', 'space', 'letter', 'letters', 'parcel', 'parcels', 'package', 'baby', 'school', 'bear', 'bears', 'dog', 'cat', 'lift', 'seagull', 'fire', 'santa', 'stork'],
  moods: ['losing', 'lost', 'waiting', 'late', 'change'],
  company: ['pizza', 'box', 'gate', 'number', 'nail', 'neighbour', 'smell', 'scooter', 'rider', 'cheese', 'string', 'lane'],
  out: true,
  about: 'The pizza has gone to the wrong house, and following the smell brings only other people’s suppers, until the hero reads the numbers on the gates: between eight and ten stands a six, for a nail has come out, and it hangs on its head.',
  titles: ['A Six on Its Head', 'The Other Number Six', 'Eight, Six, Ten', '{H} Follows the Pizza', 'Somebody Has Had Our Pizza'],
  want: [
    {
      id: 'it-has-been-brought',
      A: 'partner',
      paragraphs: [
        'The pizza had gone to the wrong house. {H} and {A} stood at the gate and looked out for it. It was to have mushrooms. There came the rider, with nothing on the scooter. “But ours hasn’t come!” called {H}. “It has,” said the rider. “I took it to number six.” {H} looked at the number on the gate. It was a six. “Then somebody’s got our pizza,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'after-the-nose',
      A: 'partner',
      paragraphs: [
        'The lane was ten houses long, all in one row. “I’ll find it by the smell,” said {H}, and went along the path, nose in front. At number two it smelled of onions, and at number four of cake. At number seven it was so good that {H} rang the bell. “It’s only soup,” said a woman with a spoon. A smell came out of every house. “There’s pizza in it somewhere,” said {A}, “with everybody’s supper on top.”'
      ]
    },
    {
      id: 'it-is-getting-cold',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long does a pizza stay hot?” asked {H}. “In its box it’s about as long as a song,” said {A}, “if the song’s got four verses.” They sang one, as they walked, to know how they stood. In the second verse the cheese would stop running.',
        'In the third verse the rim would be hard. They sang that one rather slowly. A song need not be over, if nobody wants it to be. At the last line they went back to the beginning, and hoped that the pizza had been listening.'
      ]
    },
    {
      id: 'what-they-will-think',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you think that they thought?” asked {H}. Somebody had opened a door, and there had been a pizza. It had said good evening, more or less, and had come in. “I’d think that it was a present,” said {A}. “Or I’d won something.”',
        '{H} tried to be sorry for them, who would have to give it up again. It worked as far as the mushrooms. Then {H} was sorry for somebody nearer home. “I’d wonder who knew that I like mushrooms,” said {H}.'
      ]
    },
    {
      id: 'three-peas',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They looked in at home, and there were three peas, and the end of a loaf. “We could eat those first,” said {A}, “and be hungry more comfortably.” {H} laid them on a plate, in the pattern of a pizza. The loaf was the rim.',
        'It looked quite like it from the door. But from nearer it was only peas, a long way from each other. {H} covered them with a bowl, in case the wrong house was hungry now as well.'
      ]
    },
    {
      id: 'a-quarter-to-everybody',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A boy sat on the wall of number three, and was not eating anything. “Have you had a pizza?” asked {H}. “When?” asked the boy. He had had one in the holidays, at his uncle’s. It had been with sweetcorn. He told them all about it, bit by bit.',
        'By the end they were hungrier than before. “I didn’t mean to ask that much,” said {H}. “It was very well told,” said {A}. The boy could do spaghetti as well. They thanked him, and said perhaps another day.'
      ]
    },
    {
      id: 'ring-and-ask',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At number four a small old man opened the door, with a napkin under his chin. “Is our pizza here by mistake?” asked {H}. “I’ll have a look,” said the old man. He looked in the oven, and behind the telly. They heard him open the piano, too.',
        '“I’d have liked it to be here,” said the old man. But there was only a herring. He held it out to them on its plate, so that they could be quite sure. It looked back at {H}, and it had never heard of mushrooms.'
      ]
    },
    {
      id: 'to-be-pizza',
      S: 'other',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had an idea of how to find it. “I’ll be the pizza,” said {S}, and held both arms in a ring. “Now you’re the rider, and you’ve got to deliver me.” {A} took {S} by the elbow, and brought {S} along to the gate. “Good evening,” said {A}. “One large, with mushrooms.”',
        'So far it was all quite right. “And now where do I go wrong?” asked {S}. They stood and thought. {S}’s arms were getting tired, and sank down at the sides. “You’re folding,” said {A}. “That’s an extra.”'
      ]
    },
    {
      id: 'elder-was-the-wrong-house',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Once I was the wrong house,” said {S}, as they went past number five. “A pizza came, and I hadn’t ordered any. So I carried it along the whole lane, from gate to gate, and asked whose it was.” “Did they tell you?” asked {A}. “They were very careful,” said {S}. “They all had a taste first, to be sure.”',
        'At the second gate it was not theirs, and at the eighth it was not either. “And at the last?” asked {A}. “They’d ordered it,” said {S}. “They knew it at once, by the box.” That was all that was left of it. {A} began to walk a little faster.'
      ]
    },
    {
      id: 'child-goes-fishing',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had brought a piece of string from home, with a peg at the end of it. At each gate {S} let it down over the bars, and waited. “What are you doing?” asked {A}. “I’m fishing,” said {S}. It was a long lane, and none was biting.',
        'At the fifth gate something tugged. {S} pulled, and there was a dandelion on the peg. “It’s too early in the year for pizza,” said {S}. But the string stayed out. It had felt something bigger, further down.'
      ]
    },
    {
      id: 'pet-knows-already',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had known for a good while where the pizza was. It was not hard, with a nose that could do more than onions. {A} walked ahead, as far as a certain gate, and sat down. There was cheese in there. There were mushrooms, and a friendly hand.',
        '“Come on,” called {H}, “that’s not it. That’s nearly the end.” {A} came, and went back, and sat down again. There is only so much that a nose can say. After that people have to find it out for themselves.'
      ]
    },
    {
      id: 'eight-six-ten',
      A: 'partner',
      paragraphs: [
        'At the far end they turned. {H} read out the gates, to miss none. “Ten,” read {H}, “six, eight.” “Six?” said {A}. “But six is us.” {H} went back one gate. There hung a black, round number with its tail in the air. “Between eight and ten there ought to be a nine,” said {H}. Above it was a small hole. A nail had come out, and the nine had swung round on the other. It hung on its head.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-wrong-house',
      A: 'partner',
      paragraphs: [
        '{H} rang the bell of the wrong house. A very old woman opened. On the table behind her lay the pizza, still whole. “I’ve been sitting by it,” said the old woman. “I wanted to know first who I had to thank.” “It’s ours,” said {H}. “You’re a six.” “Am I?” said the old woman, and came out to see. “A nail’s gone,” said {A}. “That explains a lot,” said the old woman. “On Monday I got a piano teacher.”'
      ]
    },
    {
      id: 'what-else-had-come',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A good many things had come to the old woman that week. There had been a bill for a drum, and a man who measured the hall for a wardrobe. There had been a card. “Dear all six of you,” it said. She had put it on the shelf.',
        '“It’s been so lively,” said the old woman. “I thought that it was the spring.” {H} looked at the pizza. Then {H} looked at the doorstep. It was long enough for everybody. “Would you like it in slices or in halves?” asked {H}.'
      ]
    },
    {
      id: 'held-with-cheese',
      A: 'partner',
      paragraphs: [
        'They all ate it on the doorstep of the wrong house, while it was warm. Every slice drew a long string of cheese. “That holds like glue,” said {A}. {H} saved the last bit, and took it out to the gate. With one finger {H} turned the number right round, until its tail hung down. The cheese went on top. “Now you’re a nine,” said {H}. “I’ve sent for a nail,” said the old woman. “But they’ll bring it to you, of course.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the gate, where a pizza would have to come in.',
      '{names} sniffed at the scooter, which smelled of somebody’s pizza.',
      { text: '{names} felt the doorstep, and it was cold, with no box on it.', needs: ['hands'] },
      { text: '{names} took in the plates again, which had been waiting on the wall.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in at a letter box, and it was cabbage.',
      '{names} stayed behind at number seven, where the soup was.',
      { text: '{names} rang at number one, and got a radish.', needs: ['hands'] },
      { text: '{names} wrote down who was having what, and grew hungry.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down on the doorstep of the wrong house, and it was a good one.',
      '{names} sniffed at the box, and it was still warm underneath.',
      { text: '{names} picked up the old nail below the gate, in the grass.', needs: ['hands'] },
      { text: '{names} carried the box out to the step, as flat as a tray.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates went back on their shelf, quite clean. At the far end of the lane a nine hung in the dark, with its tail down.',
    '{H} washed off the cheese, as far as it would go. In bed {H} lay with head up and feet down, and that was the right way round.'
  ],
  last: [
    'Eight, nine, ten, and {H} was asleep, in the right house.',
    'Sleep came to number six, and did not go wrong, and {H} slept.'
  ]
})
