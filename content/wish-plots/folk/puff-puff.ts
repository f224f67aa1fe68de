import { wishPlot } from '../wish-plot.ts'

export const puffPuff = wishPlot({
  id: 'wish-puff-puff',
  wishes: ['puff puff', 'puff puffs', 'puffpuff', 'puff-puff', 'puff-puffs', 'puff puff morning', 'puff puff grandma', 'grandma puff puff', 'frying puff puff', 'fries puff puff', 'fry puff puff', 'making puff puff', 'make puff puff', 'puff puff breakfast', 'puff puff round', 'puff puff batter', 'puff puff sugar', 'puff puff seller', 'puff puff nigeria', 'bofrot', 'bofloat', 'boflot', 'bofrots', 'botokoin', 'mikate', 'lokma', 'loukoumades', 'loukoumas', 'luqaimat', 'lgeimat', 'awameh', 'awwameh', 'dough balls frying', 'fried dough balls', 'frying dough balls', 'puff puff tail', 'puff puff tails', 'puff puff turns over', 'puff puff saturday', 'puff puff sunday', 'puff puff church', 'puff puff party', 'puff puff auntie', 'puff puff mum', 'puff puff school', 'puff puff dad', 'puff puff grandmother', 'puff puff granny', 'puff puff aunty', 'puff puff lagos', 'puff puff ghana', 'puff puff friday', 'puff puff birthday', 'puff puff roadside', 'puff puff warm', 'puff puff ball', 'puff puffs turn over', 'puff puff flips', 'puff puff bubbles', 'puff puff yeast', 'fried dough balls nigeria', 'dough balls turn over', 'mandazi', 'making mandazi'],
  answers: ['puff', 'puffs', 'round', 'ball', 'balls', 'dough', 'batter', 'flour', 'yeast', 'sugar', 'sweet', 'nutmeg', 'hot', 'warm', 'brown', 'golden', 'fluffy', 'soft', 'oil', 'pan', 'pot', 'fry', 'fries', 'fried', 'frying', 'cook', 'cooks', 'cooking', 'make', 'makes', 'making', 'made', 'help', 'helps', 'helping', 'turn', 'turns', 'turning', 'over', 'by', 'itself', 'themselves', 'rise', 'rises', 'rising', 'eat', 'eats', 'eating', 'ate', 'love', 'loves', 'favourite', 'smell', 'smells', 'wake', 'wakes', 'waking', 'up', 'morning', 'mornings', 'saturday', 'sunday', 'breakfast', 'party', 'after', 'church', 'school', 'early', 'before', 'kitchen', 'compound', 'village', 'street', 'roadside', 'seller', 'grandma', 'granny', 'grandmother', 'mama', 'mum', 'mummy', 'auntie', 'aunty', 'dad', 'nigeria', 'nigerian', 'lagos', 'ghana', 'ghanaian', 'cameroon', 'african', 'congo', 'wants', 'first', 'time', 'today', 'fist', 'hand', 'tail', 'tails', 'brother', 'sister', 'uncle', 'cousins', 'grandpa', 'grandfather', 'friday', 'monday', 'evening', 'afternoon', 'night', 'weekend', 'holiday', 'christmas', 'birthday', 'neighbour', 'friends', 'shape', 'small', 'big', 'little', 'many', 'paper', 'bag', 'flips', 'flip', 'togo', 'accra', 'abuja'],
  except: ['burn', 'burnt', 'burned', 'fire', 'hospital', 'hurt', 'splash', 'hungry', 'poor', 'allergic', 'sick', 'ill', 'died', 'dead', 'misses', 'missing', 'stole', 'stolen', 'dragon', 'train', 'engine', 'smoke', 'inhaler', 'asthma', 'magic', 'robot', 'monster', 'pastry', 'sausage', 'cheese', 'powder', 'sleeves', 'jacket', 'fish', 'adder', 'pigeon'],
  moods: ['learning', 'first', 'proud', 'waiting'],
  fed: true,
  company: ['puff-puff', 'puff-puffs', 'batter', 'bowl', 'pan', 'spoon', 'tail', 'tails', 'fist', 'water', 'cloth', 'mat', 'plate', 'chair', 'sugar', 'oil'],
  about: 'A puff-puff turns over by itself when it is brown below, but the hero’s come off the spoon with tails and only lie there, until a fist that is squeezed in the batter shows how to make one round.',
  titles: ['It Turns Over by Itself', 'One with a Tail', '{H} Makes Puff-Puff', 'Out of a Fist', 'The Batter Got Up First'],
  want: [
    {
      id: 'the-batter-got-up-first',
      A: 'partner',
      paragraphs: [
        'In the morning {H} came into the kitchen, and the puff-puff batter was up already. In the night it had grown, and now it lifted its cloth.',
        'Hot oil is for grown-ups, so a neighbour stood at the pan. {H} and {A} kept behind the mat, where no oil spits. A ball of batter was let go. It swam, and got brown below. Then it turned over, all by itself. {H} wanted to make one that did that.'
      ]
    }
  ],
  way: [
    {
      id: 'nobody-pushed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did anybody push it?” asked {H}. “I didn’t even look at it,” said {A}. They watched the next puff-puff. For a while it only sat there in its bubbles. Then it gave a small shrug and rolled. Its brown side was on top, and it seemed to know that this was the better one.',
        '“How does it know when?” asked {H}. “The brown side’s dry, and that makes it light,” said {A}. “The heavy side wants to be down.” {H} thought that over, and leaned to the left.'
      ]
    },
    {
      id: 'what-the-batter-did',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The batter was full of holes, and when {H} looked closely, one of them winked. “That’s the yeast,” said {A}. “It’s eaten the sugar, and now it’s breathing out.” {H} bent one ear over the bowl. It really did, in very small sighs.',
        '“Has it been eating all night?” asked {H}. “All night,” said {A}, “in the dark, and without a spoon.” {H} had once tried that, with biscuits. {H} had not risen at all.'
      ]
    },
    {
      id: 'with-a-tail',
      A: 'partner',
      paragraphs: [
        'The bowl stood far from the pan. {H} held a spoonful over a plate. The batter would not let go of the spoon. It got longer and longer, and when it came off, it had a tail. The neighbour fried it as it was.',
        'It lay in the oil like a tadpole. Below it got brown. {H} waited for it to turn over. It lifted one side, but the tail held it, as a hand holds on to a bed. When it came out, it was black below and white on top.'
      ]
    },
    {
      id: 'a-whole-zoo',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} made some more with the spoon. One had two tails, and one had a tail and an ear. One was a duck, there was no doubt about it. They lay side by side on the paper, all white on the back. “It’s a zoo,” said {A}.',
        'So they ate the zoo. {A} began with whatever could run away. “How’s the duck?” asked {H}. “It’s very good at one end,” said {A}. They never found out which end that had been.'
      ]
    },
    {
      id: 'the-other-just-tastes',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had only come by to ask if they were ready. “That depends,” said {H}. “You have to look at one inside.” {A} broke a puff-puff open, and looked. It was yellow in there and full of rooms, and a bit of steam lived in each.',
        'Then {A} could not very well put it together again. “I’d better look at another,” said {A}, “to see if they’re all like that.” By the fifth {A} was nearly sure.'
      ]
    },
    {
      id: 'elder-and-the-school-bag',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had two in my pocket, every day on the way to school,” said {S}. “They kept my hands warm as far as the bridge. After the bridge I had to eat one, or I’d have been late.” “Why late?” asked {A}.',
        '“I couldn’t think of anything else,” said {S}, “and I walked past the school.” “And the second?” asked {A}. “That was for the teacher,” said {S}, “in case I was late all the same.”'
      ]
    },
    {
      id: 'child-rises',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} got under a cloth and was batter. “You’ve got to leave me in the warm,” said {S}. {A} put the batter next to a chair, and went away, and came back. It had not got any bigger. “It’s only been a minute,” said the batter.',
        'The next time the cloth was a little higher. The time after that it had two knees in it. {A} lifted one corner. “Are you done?” “Don’t let the cold in,” said {S}. “I’ll go flat.”'
      ]
    },
    {
      id: 'between-thumb-and-finger',
      A: 'partner',
      paragraphs: [
        '“I can’t hold it,” said {H}. {H} put one whole hand in the bowl, and made a cross fist. “Look,” said {A}. Between thumb and finger a ball of batter came up, slow as the moon. It had no tail. {H} opened the fist, and it went away. {H} closed it, and there it was. “Don’t hold it,” said {A}. “Squeeze it out.” “It’s been in my hand all this time,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'first-in-cold-water',
      A: 'partner',
      paragraphs: [
        'They tried it out in a bowl of cold water. {H} squeezed, and a ball came up. {H} tipped it off with the thumb. Plop, and there it lay, as round as an egg yolk.',
        'So {H} squeezed, and the neighbour took each ball to the pan on an oiled spoon. They swam. They got brown below. {H} stood behind the mat and did not breathe. Then the first shrugged, and turned over by itself.'
      ]
    },
    {
      id: 'one-after-another',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They did not all turn at the same time. One rolled over at once, and one needed thinking time. The smallest one turned, and then turned back, because it had liked it. “Good morning,” said {H} to each, when its brown side came up.',
        'At last there was only one that lay there still. “Doesn’t it want a push?” asked {A}. “It’s asleep,” said {H}. They waited. It was not going to be hurried, and after that it was the brownest.'
      ]
    },
    {
      id: 'a-fist-of-each-size',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A big fist makes big puff-puffs, and a small fist makes small ones. They could tell them apart on the plate. “Those are mine,” said {H}. Two of them went into one of {A}’s. {A} counted how many there were of each.',
        '“You’ve got eight, and I’ve got four,” said {A}. “Then it’s the same,” said {H}. {A} looked at them again. It was the same, but {H}’s had more outside, and that was where the sugar stuck.'
      ]
    },
    {
      id: 'pet-turns-over',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} lay in the door, where the smell went out. It was warm there, and {A} had been lying on the same side since the first puff-puff. {H} looked over now and then. The top side of {A} was quite cool.',
        '“Any moment now,” said {H}. {A} gave a small shrug, and breathed out, and rolled over. Nobody had pushed. {H} said good morning to the new side, and it thumped once on the floor.'
      ]
    },
    {
      id: 'where-the-sugar-goes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'While they were still warm, the puff-puffs had to have sugar on. {H} put five of them in a paper bag with two spoons of it, and shook. They bumped about in there. When {H} looked in, the sugar had gone.',
        '“They’ve drunk it,” said {A}. {H} took one out and turned it. It glittered all over, on the top and on the bottom. It did not care any more which was which.'
      ]
    },
    {
      id: 'other-names',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it called puff-puff everywhere?” asked {H}. “In Ghana it’s bofrot,” said {A}, “in Togo it’s botokoin, and in the Congo it’s mikate. In Turkey it’s lokma. In Greece it’s loukoumades, and by the Gulf it’s luqaimat.” All of them came out of somebody’s fist.',
        '{H} called the next puff-puff by each of its names, from behind the mat. It lay there and got brown. At “loukoumades” it turned over. “That was just the right moment,” said {A}. “That was Greek,” said {H}.'
      ]
    },
    {
      id: 'who-else-turns-over',
      A: 'partner',
      paragraphs: [
        'They sat with the plate between them, and blew. {H}’s puff-puffs were as round as marbles, and each had a pale belt round its middle. “Nobody turned these,” said {A}. “No,” said {H}. “I only made them so that they could.”',
        'One more had been fried with a tail, so that they should not forget. They shared it. {A} had the half that held on, and {H} had the half that had wanted to turn.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in after the smell, with eyes still shut.',
      '{names} stood behind the mat, and watched for the first to turn.',
      { text: '{names} lifted the cloth, and let it down again on the batter.', needs: ['hands'] },
      { text: '{names} counted the bubbles in the batter until one winked.', needs: ['hands'] }
    ],
    way: [
      '{names} ate a tail that had come off.',
      '{names} rolled over on the floor, to show them how.',
      { text: '{names} tried it with a smaller spoon, and got a thinner tail.', needs: ['hands'] },
      { text: '{names} laid out paper, for whatever came.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate one while it was warm, and danced with it.',
      '{names} looked at each of them from below, where it was brown.',
      { text: '{names} squeezed one too, and it was nearly a ball.', needs: ['hands'] },
      { text: '{names} shook the bag with the sugar, near one ear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was scraped and washed. The cloth was hung up, quite flat, and had nothing to lift. Only the paper still smelled of puff-puff.',
    '{H} was washed, and there was batter between two fingers, from this morning. Then {H} lay down on one side, and waited.'
  ],
  last: [
    '{H} gave a small shrug, turned over, all alone, and was asleep.',
    'Nobody pushed, and {H} turned over once, and was asleep on the other side.'
  ]
})
