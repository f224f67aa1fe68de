import { wishPlot } from '../wish-plot.ts'

export const helicopterRescues = wishPlot({
  id: 'wish-helicopter-rescues',
  beginsElsewhere: true,
  wishes: ['helicopter kite', 'helicopter kites', 'helicopter cat', 'helicopter cats', 'helicopter kitten', 'helicopter kittens', 'helicopter balloon', 'helicopter balloons', 'helicopter tree', 'helicopter trees', 'helicopter treetop', 'helicopter treetops', 'helicopter roof', 'helicopter roofs', 'helicopter rooftop', 'helicopter rooftops', 'helicopter chimney', 'helicopter chimneys', 'helicopter steeple', 'chopper kite', 'chopper kites', 'chopper cat', 'chopper cats', 'chopper balloon', 'chopper balloons', 'chopper tree', 'chopper roof', 'helicopters kites', 'helicopters cats', 'helicopters balloons', 'helicopter rescues things', 'helicopter saves things'],
  answers: ['rescue', 'rescues', 'rescued', 'rescuing', 'save', 'saves', 'saved', 'saving', 'helps', 'help', 'helping', 'gets', 'get', 'fetches', 'fetch', 'brings', 'bring', 'down', 'kite', 'kites', 'cat', 'cats', 'kitten', 'kittens', 'balloon', 'balloons', 'tree', 'trees', 'treetop', 'treetops', 'roof', 'roofs', 'rooftop', 'rooftops', 'chimney', 'chimneys', 'house', 'houses', 'stuck', 'caught', 'high', 'tall', 'top', 'up', 'little', 'small', 'red', 'yellow', 'orange', 'big', 'brave', 'kind', 'busy', 'new', 'old', 'called', 'named', 'pilot', 'flies', 'flying', 'fly', 'who', 'that', 'from', 'off', 'out', 'and', 'or', 'things', 'toys', 'lost', 'all', 'day', 'every', 'town', 'village', 'people', 'story', 'please', 'about', 'hook', 'rope', 'winch', 'basket', 'steeple', 'church', 'team', 'children', 'flown', 'away', 'very', 'goes', 'to', 'lands', 'land', 'landed', 'on', 'scared', 'frightened'],
  except: ['hurt', 'hospital', 'ambulance', 'crash', 'crashes', 'crashed', 'died', 'dead', 'police', 'missing', 'war', 'army', 'fire', 'flood', 'dad', 'daddy', 'mum', 'mummy', 'grandpa', 'drone', 'toy', 'mountain', 'sea', 'boat', 'santa', 'dinosaur', 'dinosaurs', 'afraid', 'dog'],
  moods: ['afraid', 'lost', 'first'],
  out: true,
  company: ['helicopter', 'kite', 'balloon', 'cat', 'hook', 'basket', 'square', 'roof', 'chimney', 'tree', 'rope', 'baker', 'tail', 'town'],
  about: 'A helicopter fetches a kite from a tree and a balloon from a weathercock, but the cat on the roof goes round the chimney, until it is quiet and something wags.',
  titles: ['Round the Chimney', 'A Kite, a Balloon and a Cat', 'The Rescue Helicopter Waits', '{H} Flies the Rescue Helicopter', 'Everybody Down by Bedtime'],
  want: [
    {
      id: 'kite-in-tree',
      A: 'partner',
      paragraphs: [
        'The little red helicopter hung over the tallest tree in town, and {H} was flying it. In the top of the tree sat a kite. {A} let down the hook, and it caught the kite by the tail. “Up!” called {A}.',
        'Far below a boy waved with both arms. “One down,” said {H}. “And what’s still up?” {A} looked at the list. “A balloon,” said {A}, “and a cat.” {H} wanted all of them down before bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'balloon-weathercock',
      A: 'partner',
      paragraphs: [
        'The balloon was yellow, and it hung on the golden weathercock on the steeple. {H} flew near, and the wind from the helicopter blew it round to the back. {H} flew to the back, and it came round to the front.',
        '“Higher,” said {A}. “Then we only blow down on its head.” So they went straight up, and the balloon held still. {A} hooked it by the string. Now it bumped along under the ceiling, over the kite. A girl on the square jumped up and down.'
      ]
    },
    {
      id: 'frisbee-shoe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A tree beside the school had not been on the list at all. “There’s a ball in it,” said {A}, “and another. And a shoe.” The hook went down four times. It came up with two balls, the shoe and a skipping rope.',
        'They set it all down in a row by the gate. The shoe was very small. “Whoever lost that has two bigger ones by now,” said {H}. They put it on the wall, where other feet might find it.'
      ]
    },
    {
      id: 'pigeons-help',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On a long roof sat forty pigeons, all in a line. “Excuse me,” said {H}, and flew past slowly. Forty heads turned from left to right. “They think we’re a big one,” said {A}.',
        'One pigeon got up and flew beside them, as far as the bridge. It looked in at the window, and at the two of them, and at the kite. It did not seem to think much of the seats.'
      ]
    },
    {
      id: 'washing-line',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They flew low over a yard, and down there a whole line of washing stood up and waved. A striped pyjama leg reached for the sky. “Higher!” called {A}. “We’re rescuing somebody’s pyjamas.”',
        'It was too late for one sock. It came up past the window, turned over, and hung on the hook. They had to fly back and let it down again, on its own rope. The woman in the yard held out a peg. “You’ve dried it,” said the woman.'
      ]
    },
    {
      id: 'refuel-buns',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“The helicopter’s thirsty,” said {H}, and they put down beside the pump for a bit. {A} wiped the window, which had flies on it. Then {A} wiped the kite as well, because it had a leaf.',
        'Nobody had to fly for a moment. The big blades hung down on every side, like the leaves of a palm. “It’s only when it’s tired that you can see how many there are,” said {A}. There were four.'
      ]
    },
    {
      id: 'fire-chief-radio',
      A: 'same',
      spare: 4.5,
      paragraphs: [
        'The radio crackled. “There’s somebody stuck at number nine,” said a voice. They flew there at once. On the roof of number nine stood a man with a brush. “I’m not stuck,” called the man. “I’m painting.”',
        'They flew once round him, to be polite. “It says here that you’re stuck,” called {A}. The man looked down at his feet. The paint was green, and he stood in the only corner that was not. “Come back in an hour,” said the man, “and ask me again.”'
      ]
    },
    {
      id: 'glasses',
      A: 'same',
      spare: 4.7,
      paragraphs: [
        '{A} had the big glasses and looked through all the town. With them you could see a fly on a church window. “What does the list say?” asked {H}. {A} turned the glasses on the list, and now one letter was as big as a house.',
        '“B,” said {A}. It took rather long to get as far as the end of the word. {H} had flown three times round the station by then. The people on the platform thought it was a show.'
      ]
    },
    {
      id: 'pet-aboard',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} sat in the back beside the kite and kept watch. Whenever there was a cat on a roof, {A} said so. There was one on a wall and one in a flowerpot. One only looked like a cat.',
        '“They’re not stuck,” called {H}. “They live there.” {A} thought that should be written on them. After that {A} told only every second one.'
      ]
    },
    {
      id: 'elder-hat-tree',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My hat was in a tree for a year,” said {S}. “It blew up there in March. We had no helicopter. I went past it every morning, and said hello.” “Who got it down?” asked {A}.',
        '“The same wind, the next March,” said {S}. “It came down when I was underneath, and landed the right way up. There had been a blackbird in it. It never sat quite so well after that, but I was proud of it.”'
      ]
    },
    {
      id: 'child-lookout',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} was the lookout, and saw a great deal. “A trampoline,” said {S}. “A swimming pool. A man on a balcony with no shirt on.” “Is any of it stuck?” asked {A}. {S} looked again. “The man’s stuck to his chair,” said {S}.',
        'Then {S} found their own street. It was as long as a ruler. There was their own window, and behind it there was nobody. {S} waved, to be on the safe side.'
      ]
    },
    {
      id: 'cat-round-chimney',
      A: 'partner',
      paragraphs: [
        'The cat sat on a roof beside a chimney, ginger and round. {A} let a basket down, with a cushion in it. The cat got up and walked round the chimney. {H} flew round as well. The cat walked on. They went round four times, and then {H} was giddy.',
        '{A} looked down through the glasses. “Its ears are quite flat,” said {A}. “The basket’s all right. We’re too loud.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tail-wags',
      A: 'partner',
      paragraphs: [
        'Next door the bakery had a big flat roof. {H} set the helicopter down there, as softly as an egg, and switched it off. It was so quiet that they heard the clock. The tail of the kite hung out at the door, and wagged a little.',
        'On the other roof two ears came up. Then the cat was on the wall between, and then it was on the step of the helicopter. {H} pulled the tail in, very slowly, bow by bow. The cat came in after the last bow, and sat down on it.'
      ]
    },
    {
      id: 'headphones',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For the flight down {A} had a small pair of headphones, for guests. They were put on the cat, one over each ear. The cat sat bolt upright, like somebody who is listening to the news.',
        '“Hello, cat,” said {H} into the microphone. The cat looked about to see who was in there. Then it began to purr. They could both hear it in their own ears, all the way down.'
      ]
    },
    {
      id: 'on-the-square',
      A: 'partner',
      paragraphs: [
        'On the square stood the boy, the girl and the baker. The boy got the kite, and the girl got the balloon. The baker got the cat. “Every evening,” said the baker. “It likes the view.”',
        '{A} crossed out the last line on the list. Over the roofs the sky was red, and there was nothing stuck in it anywhere.'
      ]
    },
    {
      id: 'fresh-roll',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The baker gave them a roll each, and they ate it on the step of the helicopter. It was still warm in the middle. The cat came by to see, and left one ginger hair on each of them.',
        '“Shall we say the same time tomorrow?” {A} asked the cat. It was already looking up at the chimney.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and up, and sat down in the grass.',
      '{names} felt the wind of it in every hair.',
      { text: '{names} held on to a hat with one hand and waved with the other.', needs: ['hands'] },
      { text: '{names} wrote the list, in large letters.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round on the spot, as often as the cat did.',
      '{names} blinked at the golden weathercock.',
      { text: '{names} pointed from below, mostly in the right direction.', needs: ['hands'] },
      { text: '{names} spread out a blanket on the square, for anything that fell.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept so still that a pigeon came near.',
      '{names} purred a bit as well.',
      { text: '{names} rolled up the rope, round and round.', needs: ['hands'] },
      { text: '{names} clapped without any noise.', needs: ['hands'] }
    ]
  },
  bed: [
    'The helicopter was pushed into its shed, and its blades were tied down for the night. {H} went home on foot. It was a good deal slower, and you saw fewer roofs.',
    '{H} washed off the wind, and lay down. Nothing in the room was too high to reach.'
  ],
  last: [
    'Up on its roof a cat walked once round the chimney. {H} did not hear it, for {H} was asleep.',
    'Everybody was down now, and {H} was down too, and asleep.'
  ]
})
