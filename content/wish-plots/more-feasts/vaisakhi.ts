import { wishPlot } from '../wish-plot.ts'

export const vaisakhi = wishPlot({
  id: 'wish-vaisakhi',
  wishes: ['vaisakhi', 'baisakhi', 'vaisakhi parade', 'besakhi', 'vasakhi', 'baisakh', 'visakhi', 'vaisakhi langar', 'langar', 'nagar kirtan', 'gurdwara', 'gurudwara'],
  answers: ['festival', 'festivals', 'celebrating', 'celebrate', 'celebration', 'procession', 'parade', 'bhangra', 'dancing', 'dance', 'food', 'eating', 'serving', 'dal', 'roti', 'rotis', 'turban', 'harvest', 'punjabi', 'sikh', 'visit', 'visiting', 'going', 'first', 'kitchen', 'row', 'happy', 'drum', 'dhol', 'wheat'],
  except: ['wedding'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['dal', 'row', 'bucket'],
  about: 'At the Vaisakhi langar everybody wants to serve and nobody sits down to eat, until the row itself begins to move.',
  titles: ['Nobody Was Left to Sit', 'One Long Lunch', '{H} Serves the Dal', 'The Row That Walked', 'Dal Ji, Roti Ji'],
  want: [
    {
      id: 'nobody-sits',
      A: 'partner',
      paragraphs: [
        'For Vaisakhi they had langar at home. A long cloth lay on the floor, all the way to the door. {H} was going to serve, as they do in the gurdwara. “Dal ji, dal ji,” called {H}, and carried the bucket along the row. There was nobody in the row.',
        'Behind {H} came {A}, with a basket. “Roti ji, roti ji,” called {A}. They looked at each other. “You’ve got to sit,” said {H}. “I can’t,” said {A}. “I’m serving.”'
      ]
    }
  ],
  way: [
    {
      id: 'full-hands',
      A: 'partner',
      paragraphs: [
        '“I’ve been waiting for it since last Vaisakhi,” said {A}. “So have I,” said {H}. They tried it standing up. You take a roti with both hands. {H} held them out, and the bucket came down on a toe.',
        'So they set two bears on the cloth. But a bear won’t hold out anything. The roti slid off its paws.'
      ]
    },
    {
      id: 'round-ones',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A roti has to be as round as a moon. They rolled some out. {A} turned it after every push. {H} pushed more on the side where there was more, and got a map. “That’s Africa,” said {A}. “And what’s the bit sticking out?”',
        '“That’s where the ghee goes,” said {H}. In the pan Africa puffed up all the same, like a cushion. “It’s the same inside,” said {A}, and tore off the coast.'
      ]
    },
    {
      id: 'five-metres',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A turban is five metres long before it’s a turban. Somebody has to hold the other end, and pull, so that it can be folded flat. {H} held it. {A} was so far off that they had to call. “Left corner up!” “Which left?”',
        'Then it went on, round and round, and {H} came along at the end of it. At the last turn they stood nose to nose. “Thank you,” said {A}. “Now let go.”'
      ]
    },
    {
      id: 'shoulders',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In bhangra it’s the shoulders that begin. They go up and down twice to every dum. {A} drummed on a saucepan, and {H}’s shoulders went up. The head went up with them. “Leave the head down,” said {A}.',
        '{H} put a cushion on top, to hold it. Now the shoulders hopped on their own, like two frogs under a blanket. “Hoi!” cried {A}. “Hoi!” cried {H}, and the cushion flew.'
      ]
    },
    {
      id: 'sweeping',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Before the procession comes, the street is washed and swept, and the people who sweep it go barefoot. They did the hall. {A} swept in front with a small broom. Behind came {H} with petals out of a bowl, and threw them down.',
        '“You’re making it dirty again,” said {A}. “That’s the nice dirt,” said {H}. {A} swept more slowly after that, so as not to get too far ahead of it.'
      ]
    },
    {
      id: 'no-getting-past',
      A: 'same',
      spare: 5,
      paragraphs: [
        'All along the procession people hand you things. You needn’t buy anything. You only have to walk. {A} stood by the bookcase with a plate. “Samosa? Orange? A cup of tea?” {H} took one of each, and walked.',
        'By the chair there was {A} again. “Samosa? Orange?” {H} took them. At the table {H} had three oranges and no hand. “You’ll have to eat yourself free,” said {A}.'
      ]
    },
    {
      id: 'shoe-room',
      A: 'other',
      spare: 6,
      paragraphs: [
        'First of all you leave your shoes, and somebody looks after them and gives you a number. {A} had the shoe room, under the coats. “Number nine,” said {A}, and took {H}’s with both hands, like two loaves.',
        '“What do you do with them meanwhile?” asked {H}. “I dust them,” said {A}. “It’s a very good job. Kings have done it.” When {H} came back, they stood there side by side and had never looked so well.'
      ]
    },
    {
      id: 'wheat',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In Punjab the wheat is ripe at Vaisakhi, as yellow as a lion. “You hear it,” said {A}. “It rustles when you go through.” They went through the curtain with both arms out. It was blue, and it rustled quite well.',
        '“And when it’s all cut, they dance,” said {A}. “Who does the cutting?” asked {H}. “The ones who dance best,” said {A}. {H} went along the curtain with one flat hand, swish, from end to end. Then they danced, and the wheat danced with them.'
      ]
    },
    {
      id: 'steel-plates',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The plates were of steel, with a place for each thing. A small one was for the pickle, and a big one for the rice. {A} stacked them, and it rang like a tram. {H} took the top one and looked in. There was a face in each place.',
        '“The one in the rice has got big cheeks,” said {H}. “And who’s that in the pickle?” {A} bent over it. “An onion,” said {A}, “with my nose.”'
      ]
    },
    {
      id: 'big-pot',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For everybody who comes to a gurdwara there has to be dal. The pot’s as big as a bath, and the spoon’s as long as an oar. They took the toy box, and stirred it with a broom. There were jumpers in it, and socks. You have to go right down to the bottom, or it sticks.',
        '“Does it need anything?” asked {A}. {H} fished out a sleeve, and smelled it with both eyes shut. “A bit more yellow,” said {H}. {A} went and found a yellow sock. After that you could have served it to anyone.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Anybody might sit down, and nobody asked who it was. {A} had come. {A} had settled at the very end of the cloth, in line with the others who weren’t there.',
        '“Dal ji?” asked {H}, and bent down with the ladle. {A} did not hold out both hands. But {A} was the only one all day who sat properly in the row and waited.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I did the onions,” said {S}. “We were nine at a table, and there was a heap as high as a calf. We all cried, and somebody told a joke. By then you couldn’t tell which it was.” “What was the joke?” asked {A}.',
        '“I don’t remember it,” said {S}. “But whenever I peel an onion, I laugh.” Then {S} asked if they had one here.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had the water. “Jal ji, jal ji,” called {S}, and carried the jug against {S}’s tummy. At each step there was a bit on the floor. {A} held out a cup.',
        '{S} poured very carefully, for a long time. When it was done, there were two drops in the cup. All the rest had been served on the way. “Was it enough?” asked {S}. “Just right,” said {A}, and drank it up.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} got something soft and warm and sweet, a crumb of it, off {H}’s finger. It was karah parshad, and it shone with butter. You hold out two hands for it, like a bowl.',
        '{A} held out two feet as well. {H} put a crumb on each hand. One was eaten, and the other stayed there and was looked at. “That’s for later,” said {H}.'
      ]
    },
    {
      id: 'guest-enough',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“That’s enough for me,” said {S}, and held a flat hand over the plate. Anybody who serves in a langar knows that hand. {A} served round it. There was some more dal on the left, and a roti on the right.',
        '“No, really,” said {S}, and put both hands over it. {A} waited. Nobody can sit like that for ever. At last {S} had to scratch.'
      ]
    },
    {
      id: 'get-up',
      A: 'partner',
      paragraphs: [
        '“How do they do it over there?” asked {H}. “They all serve, and they all get something.” “Not at once,” said {A}. “You sit, and you’re served. When you’ve finished, you get up and take the bucket. Then the next one sits down, further along.”',
        '“Further along?” asked {H}, and looked at the cloth. It was very long.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-row-walks',
      A: 'partner',
      paragraphs: [
        '“Sit,” said {H}, “only for now.” {A} sat down at the kitchen end and held out both hands. {H} gave {A} a roti, and a very small spoon of dal. {A} ate it up, took the bucket, and served {H}, one place further on. Then {H} got up, and {A} sat down one place after that.',
        'So the langar walked. It went past the table and past the sofa. Everybody who was in the way sat down, and was served, and got up, and served. “Dal ji!” “Roti ji!” Nobody had ever served so much, or sat so often.'
      ]
    },
    {
      id: 'long-lunch',
      A: 'partner',
      paragraphs: [
        'At the very end of the cloth there was the door, and the bucket was empty. They both sat down, as there was nothing left to serve. “How many lunches was that?” asked {H}. {A} looked back along the cloth. “One,” said {A}. “But a long one.”',
        'Now came the washing-up. There’s nothing at Vaisakhi that more people want to do. {H} and {A} got up at the same moment. “You’ve got to sit,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited to serve as well, so there was still nobody in the row.',
      '{names} went along the cloth all the way to the door and met no lunch.',
      { text: '{names} came in a clean headscarf and reached for a ladle.', needs: ['hands'] },
      { text: '{names} smoothed the cloth, where it went over the mat.', needs: ['hands'] }
    ],
    way: [
      '{names} eyed the roti where it lay, between two paws of bear.',
      '{names} went along behind the bucket, in case it leaned.',
      { text: '{names} put the bear’s arms out, and down came the arms.', needs: ['hands'] },
      { text: '{names} offered the salt down the row, and the row was air.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down, swallowed, and got up one place further on.',
      '{names} got served in passing, and moved on with the rest.',
      { text: '{names} called out for water, and then ran and brought it.', needs: ['hands'] },
      { text: '{names} tore a roti in two and put out both hands for the next.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook the long cloth, and folded it from both ends, until they met in the middle. The bucket hung upside down and shone.',
    'Clean again, or nearly, {H} lay down in a row, which was only one long this time. It was warm, and nobody had to get up.'
  ],
  last: [
    'There was nobody left to serve, and {H} was asleep.',
    'At the end of the row {H} slept, after one long lunch.'
  ]
})
