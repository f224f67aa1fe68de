import { wishPlot } from '../wish-plot.ts'

export const rabbits = wishPlot({
  themes: ['rabbits'],
  except: ['hare', 'guinea', 'hamster', 'hamsters', 'toy', 'lost', 'forgot', 'wash', 'teddy', 'cuddly', 'soft', 'school', 'nursery'],
  company: ['rabbit', 'fox', 'burrow', 'door', 'back door'],
  answers: ['family', 'bed', 'bedtime', 'burrow'],
  wishes: ['rabbit family', 'rabbits family', 'bunny family', 'bunnies family', 'family of rabbits', 'bunny going bed', 'bunny goes bed', 'bunnies bedtime', 'sleepy bunny', 'sleepy rabbit', 'rabbit goes bed', 'rabbit burrow'],
  about: 'The hero is a rabbit in a burrow with one door, and a fox sits in front of it and gives something away.',
  titles: ['The Back Door', 'The Rabbit Behind the Fox', '{H} Digs a Burrow', 'The Fox Who Said Too Much', 'Thump'],
  want: [
    {
      id: 'one-door',
      A: 'partner',
      paragraphs: [
        '{H} was a rabbit, and a rabbit needs a burrow. So {H} hung a blanket over the table and crept in with two carrots. “No fox can get me now,” said the rabbit.',
        'At once there was a fox. It was {A}, in the orange scarf, and it sat down in front of the burrow. “I’ll wait,” said the fox. “When the carrots are gone, you’ll have to come out.” It was quiet in the burrow. Then there was a crunch.'
      ]
    }
  ],
  way: [
    {
      id: 'thump',
      A: 'partner',
      paragraphs: [
        'The rabbit thumped on the floor with one foot. “What does that mean?” asked the fox. “In rabbit it means look out, there’s a fox.” “I know there’s a fox,” said the fox. “I’m the fox.”',
        'Then the rabbit ran for it. The blanket flew up, and the fox took it by the foot. “Got you.” The rabbit went back in, and came out faster. “Got you,” said {A}. The third time the fox did not even look round.'
      ]
    },
    {
      id: 'post',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Next somebody knocked on the table. “Who’s there?” asked the rabbit. “The post,” said the fox, in a thin voice. “A letter for Rabbit.” “Rabbits can’t read.” The fox thought about that. “It’s a carrot,” said the post.',
        '“Then push it under the blanket,” said the rabbit. The fox had not thought of that. The fox had to go to the kitchen and find one.'
      ]
    },
    {
      id: 'cousin',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“It’s your cousin,” said a voice outside. “The fox has gone. Let me in.” “What do rabbits do when they’re happy?” asked the rabbit. “They jump up and twist in the air,” said the cousin.',
        'That was right. “Do it,” said the rabbit. The cousin jumped up and twisted, and came down in the scarf. The rabbit looked out at the heap on the floor. “That was quite good,” said the rabbit, “for a fox.”'
      ]
    },
    {
      id: 'trees',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'Then {S} came and sat down at the table, as people do. Two feet came in under the blanket and stood in the burrow. “There are trees growing in here,” said {A}.',
        '{S} bent down and looked in. “Can trees have half a carrot?” “Trees have rain,” said {A}. But a tree that is kept waiting begins to tap. So {A} broke off the thin end and laid it on one of the roots.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The rabbit needed ears, so as to hear what the fox was up to. {H} stuck two long socks under a hairband. One stood up. The other looked at the floor.',
        '“Your left ear has gone to sleep,” said the fox, when the tips came out. “It hasn’t,” said the rabbit. “That one’s for worms.” Real rabbits can turn their ears one by one, but real ears are not socks.'
      ]
    },
    {
      id: 'washing',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'When a rabbit does not know what to do, it washes its ears. So {H} licked two paws and stroked down two ears. “What are you doing in there?” called the fox. “I’m looking as if I wasn’t scared,” said the rabbit.',
        '“Is it working?” asked the fox. The rabbit held still, to find out. “On one side,” it said, and washed the other.'
      ]
    },
    {
      id: 'nose',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Are you still awake?” asked the rabbit. “Foxes don’t sleep when they work,” said the fox. Under the edge of the blanket came a nose. It went up and down, up and down. “What’s that for?” “That’s how rabbits think,” said the rabbit. “It never stops.”',
        'The fox tried it. It is hard to do with the nose alone. The whole face came along, and both eyebrows. “You look as if you’re going to sneeze,” said the rabbit. The fox sneezed.'
      ]
    },
    {
      id: 'white-tail',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'The rabbit had a tail too, and it was a white hanky. When {H} turned round in there, it came out under the edge of the blanket. “I can see your tail,” said the fox. “You’re meant to,” said the rabbit. “It’s so that the other rabbits see it and run.”',
        '“There aren’t any others out here,” said the fox. “Then it’s for you. You may run if you like.” The fox did not run. The fox took hold of the tail and pulled, and there it was, a hanky in a paw. From the burrow there came a very cold silence. The fox folded the tail in four and pushed it back under.'
      ]
    },
    {
      id: 'old-fox',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was a young fox, I used to bring a flask,” said {S} to the blanket. “Did you catch many?” asked {A} from inside. “Not one,” said {S}. “It was the sitting that I liked.”',
        '{A} pushed out the leafy end of a carrot. “For your old days,” said {A}. {S} thanked the burrow and stuck it in a buttonhole.'
      ]
    },
    {
      id: 'in-the-door',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'For a while {A} was in the burrow too, and had the best place in it. “Are you a rabbit as well?” whispered {H}. {A} did not say no.',
        '{H} offered a piece of carrot. {A} only looked at it. So {A} was no rabbit, but {A} was warm, and told no foxes.'
      ]
    },
    {
      id: 'second-rabbit',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Just now I’m a rabbit too,” said {S}, and crept in so fast that the table shook. “How many rabbits live here?” asked {A}. “Forty,” said {S}. “The others are behind me.”',
        '{A} looked behind {S}. There was a table leg. “They’re shy,” said {S}, and ate for all forty.'
      ]
    },
    {
      id: 'slip',
      A: 'partner',
      paragraphs: [
        'When the second carrot was gone, the fox yawned. “You’re an easy rabbit,” said the fox. “I don’t even have to hurry.” “Why not?” asked the rabbit.',
        '“You’ve only got one door. A real rabbit digs a back door as well, and then I can sit here all night.” The fox stopped. “I wish I hadn’t said that,” said the fox. Something scraped.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-for',
      A: 'partner',
      paragraphs: [
        'It was a chair at the back of the burrow. The rabbit moved it as far as a rabbit is wide. Out went the nose, and then all the rest. {H} crept round behind the fox and sat down there.',
        'The fox watched the blanket. “What are you waiting for?” whispered {H}. “For a rabbit,” whispered the fox. “It’s still in there.” “So am I,” whispered {H}. Then the fox turned round, very slowly, and fell over.'
      ]
    },
    {
      id: 'once-more-round',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'After that nobody could catch anybody. If the fox sat at the front, the rabbit came out at the back. If the fox lay down at the back, something thumped at the front.',
        '“I need a second fox,” said {A}. “You’ve only got one scarf,” said {H}, and went in at one end and out at the other. The fox gave up, one leg at a time.'
      ]
    },
    {
      id: 'whose-foot',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'It was dark in there, and smelled of carrot and wool. “There are too many legs in this burrow,” said the fox. “Is this one yours?” “That’s the table’s,” said the rabbit.',
        '“It isn’t bad in here,” said the fox after a while. “From outside I always thought it would be colder.” The rabbit moved over, as far as you move over in a burrow. That is about an ear.'
      ]
    },
    {
      id: 'worse-than-a-fox',
      A: 'partner',
      paragraphs: [
        '“It’s cold out here,” said {A}, down on the floor. “You can come in,” said {H}. “By the back door. But you mustn’t tell any foxes.” “I won’t say a word,” said the fox.',
        'So they sat side by side. Outside, the clock struck. The rabbit thumped. “What is it?” whispered the fox. “It’s worse than a fox,” whispered the rabbit. “It’s bedtime.” And they both sat quite still, and hoped that it would go past.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept to the far end of the meadow, where foxes seldom go.',
      '{names} smelled carrot, and moved closer.',
      { text: '{names} wiggled two fingers over the back of the sofa, like ears.', needs: ['hands'] },
      { text: '{names} laid a leaf of parsley on the burrow, for grass.', needs: ['hands'] }
    ],
    way: [
      '{names} thumped too, and the fox did not know who that was for.',
      '{names} surrendered as well, without even running.',
      { text: '{names} let the blanket down again after each rabbit.', needs: ['hands'] },
      { text: '{names} kept the score on some fingers, three to the fox.', needs: ['hands'] }
    ],
    turn: [
      '{names} went in at the front door, and came out at the back.',
      '{names} looked the other way, as good neighbours do.',
      { text: '{names} pushed the chair back a bit, as rabbits close a door.', needs: ['hands'] },
      { text: '{names} waved a tea towel at the front, to keep the fox busy.', needs: ['hands'] }
    ]
  },
  bed: [
    'But it had seen them. The blanket came off the table, and the scarf went back to its hook.',
    'The rabbit washed behind both ears and crept into bed. At the foot of it {H} left a small gap, for a back door.'
  ],
  last: [
    'Nothing thumped any more. Deep in the burrow {H} was asleep.',
    'Whether it was by the front door or by the back, sleep had got in, and {H} slept.'
  ]
})
