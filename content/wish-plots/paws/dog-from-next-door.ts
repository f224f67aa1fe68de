import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const dogFromNextDoor = wishPlot({
  id: 'wish-dog-from-next-door',
  wishes: ['neighbour’s dog comes', 'neighbours dog comes', 'neighbor’s dog comes', 'neighbors dog comes', 'neighbour dog comes', 'neighbor dog comes', 'neighbour’s dog yard', 'neighbours dog yard', 'neighbor’s dog yard', 'neighbors dog yard', 'neighbour’s dog garden', 'neighbours dog garden', 'neighbour’s dog visits', 'neighbours dog visits', 'neighbor’s dog visits', 'neighbors dog visits', 'neighbour’s dog every morning', 'neighbours dog every morning', 'neighbor’s dog every morning', 'neighbors dog every morning', 'dog next door comes', 'dog next door visits', 'dog next door every morning', 'dog next door yard', 'dog next door garden', 'strange dog our yard', 'dog our yard every morning', 'dog comes our yard', 'dog into our yard', 'dog visits us every morning', 'dog comes every morning', 'dog nobody knows why comes', 'dog nobody knows what for'],
  answers: ['neighbour’s', 'neighbours', 'neighbour', 'neighbor’s', 'neighbors', 'neighbor', 'dog', 'dogs', 'next', 'door', 'big', 'brown', 'little', 'strange', 'comes', 'come', 'coming', 'came', 'visits', 'visit', 'visiting', 'into', 'in', 'over', 'through', 'to', 'our', 'us', 'my', 'yard', 'backyard', 'garden', 'fence', 'hedge', 'gate', 'every', 'each', 'morning', 'mornings', 'day', 'daily', 'always', 'early', 'sits', 'sit', 'lies', 'waits', 'looks', 'stays', 'goes', 'then', 'away', 'home', 'again', 'nobody', 'no', 'one', 'knows', 'know', 'why', 'what', 'for', 'wants', 'and', 'but', 'the', 'he', 'she', 'it', 'does', 'not', 'doesn’t', 'anything'],
  except: [...NOT_WELL, 'barks', 'barking', 'bites', 'bite', 'scared', 'afraid', 'poo', 'poos', 'pooed', 'poop', 'poops', 'wee', 'wees', 'digs', 'dug', 'chases', 'chased', 'cat', 'angry', 'growls', 'shoe', 'shoes', 'steals', 'stole', 'ate', 'puppies', 'school', 'bird'],
  moods: ['question', 'learning', 'waiting'],
  company: ['dog', 'yard', 'wall', 'chalk', 'sun', 'gate', 'house', 'stone', 'stones'],
  about: 'The neighbour’s dog comes into the yard every morning and nobody knows what for, until a chalk line round the dog shows that it moves along with the first sun, which its own yard has only later.',
  titles: ['What the Dog Came For', 'Nobody Knows What For', '{H} Draws Round a Dog', 'Four Dogs in Chalk', 'A Bit to the Left'],
  want: [
    {
      id: 'every-morning',
      A: 'partner',
      paragraphs: [
        '{H} stood in the yard with a bowl of porridge and waited. Every morning the neighbour’s dog came in by the gate, and nobody knew what for. Here it was, large and brown. It nodded to {H}, went to the wall, and lay down on the stones. After half an hour it would get up and go home.',
        '“It must want something,” said {H}. “It’s never said,” said {A}. Today {H} was going to find out.'
      ]
    }
  ],
  way: [
    {
      id: 'asked-at-its-house',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} called over the wall to ask the neighbour. “What does your dog do at our place?” called {A}. “At your place?” called the neighbour. “We thought it went to work.” Each morning it had its breakfast, shook itself, and went out at the same time.',
        'It came home tired, too, and lay down at once. {H} looked at the dog. It was lying down already. “It’s a job where you lie down,” said {H}. “I don’t suppose we pay it enough,” said {A}.'
      ]
    },
    {
      id: 'smells',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A dog comes for smells,” said {A}, and they both put their noses to the stones. {H} smelled dust, and a bit of ant. {A} smelled something like an old penny. They went over the stones from the wall to the gate. Then they had a sneeze each.',
        'The dog had watched all that. When they were done it came, and smelled the places where they had been. It did so very thoroughly. You could see that it had no idea what those two had come for.'
      ]
    },
    {
      id: 'three-things',
      A: 'partner',
      paragraphs: [
        '{H} laid three things in front of the dog. They were a crust, a ball and a stick. The dog looked at all three. Then it got up, politely, and lay down again a bit further to the left. “It’s none of those,” said {A}.',
        'So {H} lay down a little way off, to see what it saw. It saw the wall. Then it shut its eyes, and saw nothing at all, and sighed.'
      ]
    },
    {
      id: 'visitor-card',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wrote it all down, with the time. “Eight o’clock,” wrote {H}, “came. One minute past eight, lay down. Two minutes past eight, still.” Then came a long row of stills. “Has it done nothing else?” asked {A}.',
        '{H} looked down the page. “At ten past it moved over a bit,” said {H}, “but I think that was the flea.” {A} wanted to see the place. By then it was a quarter past, and the dog had moved over again. {H} wrote down a second flea.'
      ]
    },
    {
      id: 'guests-chair',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“If it’s a guest, it should have a cushion,” said {A}, and fetched the best one. The dog lay down on it and said thank you with its tail. A little later it was lying beside the cushion. {A} pushed the cushion along. A little later it lay beside it again.',
        '“It’s a good cushion,” said {A}, “but it’s never where the dog is.” In the end {A} sat on it. Now the dog had to walk round them both to get any further.'
      ]
    },
    {
      id: 'rainy-day',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Does it come when it rains?” asked {A}. {H} knew that it did, for it had rained on Monday. The dog had come in at the gate and looked at the wall. It had looked up. Then it had gone home again, as you do when the shop’s shut.',
        '“So there’s something here that you don’t get in the rain,” said {A}. They thought hard. “Dry dogs,” said {H}. That was true, but it was not enough.'
      ]
    },
    {
      id: 'pet-has-a-guest',
      A: 'pet',
      spare: 1,
      paragraphs: [
        'The dog had not come for {A} either. They greeted each other, nose to nose, but it was over soon. {A} went and lay where the dog always lay. The dog waited, looked at the wall, and lay down a bit to the left of {A}.',
        'So they lay for a while. Then {A} shivered, got up, and lay down to the left of the dog. Now it was the dog who was too far to the right. “They’re queuing,” said {H}, “and I can’t see for what.”'
      ]
    },
    {
      id: 'elder-milkman',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had an uncle who came every morning,” said {S}. “He sat in our kitchen, read our paper, and left. Nobody knew what for.” “Didn’t you ask?” asked {A}. “You can’t ask that,” said {S}. “It sounds as though he’d better go.”',
        '“And did you ever find out?” “When we moved,” said {S}. “He went on coming to the kitchen. He got on very well with the new people.” {A} looked at the dog, which was getting on very well with the wall.'
      ]
    },
    {
      id: 'child-lies-down',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be the dog, to find out from the inside. {S} came in at the gate on all fours, nodded, and lay down by the wall. “What do you want?” asked {A}. {S} thought about it, with one cheek on the stones. “I want to stay here,” said {S}.',
        '“But what for?” “I don’t know,” said {S}. “I’m only the dog.” The real one had come over, and lay down to the left. {S} moved to the left as well. It was nicer there.'
      ]
    },
    {
      id: 'chalk-line',
      A: 'partner',
      paragraphs: [
        '{H} took a piece of chalk and drew a line round the dog. It went in and out at the ears. “So that we know where it was,” said {H}. Then {H} ate the cold porridge.',
        'When the bowl was empty, the dog lay next to the line. It had moved over by half a dog. {A} looked from one to the other. “Your chalk dog’s in the shade,” said {A} slowly. “The real one isn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-sun',
      A: 'partner',
      paragraphs: [
        '{H} laid a hand on the chalk dog, and it was cold. Then {H} laid a hand beside the real one, where the stones were as warm as toast. There the sun came in between two roofs. It was the first sun in the street, no wider than a dog. It crept to the left.',
        '“It walks lying down,” said {H}. {H} drew a second line, and a third, and a fourth. Then the sun got over the house, and into the neighbour’s yard. The dog got up, and nodded, and went home.'
      ]
    },
    {
      id: 'over-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“But it’s got a wall of its own,” said {H}, and looked through the gate. The neighbour had better stones, too. There was even a basket, with a blanket in it. The last of the shade was just going off it. “It’s still got drops on,” said {H}.',
        '“Whose house has been standing in its way all morning?” asked {A}. {H} looked over there, and up, and then had to turn round. “Ours,” said {H}. They both felt a bit sorry. But you cannot push a house a bit to the left.'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Afterwards there were four dogs lying on the stones, one next to the other. {A} wrote the time into each. The first was eight o’clock, and the last was half past. “That’s a clock,” said {H}. “Tomorrow we’ll only have to look which dog the dog’s in.”',
        '“And in the afternoon?” asked {A}. “Then it’s no dog,” said {H}. You need not know it as exactly in the afternoon.'
      ]
    },
    {
      id: 'their-own-bit',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} looked for more of the sun. There was a bit by the door, as big as a book, and {A} sat down on it. It fitted one leg. Then it moved. {A} moved after it with a cup of tea, stone by stone. “What are you doing there?” asked {H}.',
        '“Nothing,” said {A}, with both eyes shut. By the time the tea was drunk {A} had got as far as the gate. “I see how it comes to be next door,” said {A}.'
      ]
    },
    {
      id: 'in-the-evening',
      A: 'partner',
      paragraphs: [
        'In the evening the stones were cold. But over the wall the neighbour’s yard was yellow with the last of the sun. “They get it when we’ve finished,” said {A}.',
        'So {H} and {A} went in at the neighbour’s gate, nodded, and lay down. The dog looked at them. Then it moved over, a bit to the left. The neighbour waved from the window, and went on looking. Nobody there knew what they had come for.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} nodded back to the dog, as every morning.',
      '{names} watched the dog go by, from gate to wall.',
      { text: '{names} held the gate open for it.', needs: ['hands'] },
      { text: '{names} made a guess, and took back a second one.', needs: ['hands'] }
    ],
    way: [
      '{names} asked a sparrow about the crust, and it was gone.',
      '{names} looked at the wall as well, and found it good.',
      { text: '{names} threw the ball, and fetched it again.', needs: ['hands'] },
      { text: '{names} wrote a D beside the line, for dog.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a warm stone too, and kept quiet about it.',
      '{names} moved a bit to the left, when the time came.',
      { text: '{names} coloured in the second dog, because it looked cold.', needs: ['hands'] },
      { text: '{names} waved to the window, without getting up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl and the chalk were brought in. The four chalk dogs stayed out on the stones, for the morning.',
    '{H} washed, and lay down in the middle of the bed. There it was cold, so {H} moved over, a bit to the left.'
  ],
  last: [
    'The warm place stayed where it was all night, and {H} was asleep.',
    'Nobody needed to know what for, and {H} was asleep.'
  ]
})
