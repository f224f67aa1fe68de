import { wishPlot } from '../wish-plot.ts'

export const forestBakery = wishPlot({
  id: 'wish-forest-bakery',
  wishes: ['forest bakery', 'bakery forest', 'bakery woods', 'woodland bakery', 'bakery wood', 'forest cafe', 'cafe forest', 'cafe woods', 'woodland cafe', 'forest restaurant', 'restaurant forest', 'restaurant woods', 'woodland restaurant', 'forest coffee shop', 'coffee shop forest', 'forest tea shop', 'tea shop woods', 'tea room forest', 'cake shop forest', 'forest cake shop', 'bun shop forest', 'rabbit bear bakery', 'rabbit bear cafe', 'rabbit bear restaurant', 'rabbit bear shop', 'bunny bear bakery', 'bear bunny bakery woods', 'bear rabbit bakery forest', 'bear rabbit cafe forest', 'bear bunny cafe', 'bunny bear cafe', 'bear bakery', 'bears bakery', 'bear cafe', 'bear runs cafe', 'bear bakes', 'bear baker', 'bear bakes bread', 'bear opens bakery', 'bear opens cafe', 'bear cake shop', 'teddy bakery', 'rabbit bakery', 'bunny bakery', 'rabbit cafe', 'bunny cafe', 'rabbit opens bakery', 'rabbits bakery', 'animal cafe', 'animals cafe', 'animals run cafe', 'animals open cafe', 'cafe for animals', 'cafe animals', 'animal bakery', 'animals bakery', 'animals open bakery', 'animals run bakery', 'bakery animals', 'bakery for animals', 'animal restaurant', 'animals restaurant', 'restaurant for animals', 'restaurant run by animals', 'cafe run by animals', 'bakery run by animals', 'animals cake shop', 'animals shop forest', 'animals open shop', 'forest animals shop', 'forest animals cafe', 'forest animals bakery', 'shop in the forest', 'forest shop'],
  answers: ['rabbit', 'bunny', 'bear', 'bears', 'rabbits', 'forest', 'woods', 'wood', 'woodland', 'bakery', 'baker', 'cafe', 'restaurant', 'shop', 'cake', 'cakes', 'bun', 'buns', 'bread', 'open', 'opens', 'opened', 'opening', 'run', 'runs', 'running', 'own', 'owns', 'start', 'starts', 'started', 'their', 'first', 'animals', 'animal', 'customer', 'customers', 'mouse', 'mice', 'hedgehog', 'moose', 'squirrel', 'owl', 'together', 'friends', 'two', 'best', 'honey', 'bake', 'bakes', 'baking', 'making', 'selling', 'sells', 'coffee', 'tea', 'little', 'big', 'small', 'new', 'who', 'where', 'come', 'comes'],
  except: ['pet', 'cat', 'cats', 'dog', 'dogs', 'guinea', 'hamster', 'dragon', 'penguin', 'penguins', 'robot', 'fox', 'mole', 'pizza', 'ice', 'burger', 'build', 'builds', 'toy', 'shoe', 'hat', 'magic', 'sleep', 'lost', 'picnic', 'goldilocks', 'three', 'fire', 'burnt', 'closed', 'work', 'allergy', 'polar', 'paddington', 'pooh'],
  company: ['bear', 'rabbit', 'bun', 'bakery', 'oven', 'apron', 'bell', 'mouse', 'moose', 'door', 'clearing', 'forest', 'plate', 'honey', 'tray', 'sign', 'table'],
  out: true,
  fed: true,
  isTale: true,
  about: 'A bear and a rabbit open a bakery in the forest, where the buns are too big for every plate and there are no tables, until the hero sees that one of these mends the other.',
  titles: ['The Bun Nobody Could Carry', 'A Bear, a Rabbit and a Bell', '{H} Serves the First Customer', 'Open, Said the Sign', 'Room for Everybody round a Bun'],
  want: [
    {
      id: 'open',
      A: 'partner',
      paragraphs: [
        'In the middle of the forest a bear and a rabbit had opened a bakery, with a café. The bear baked, and the rabbit did the rest. {H} and {A} were there to help. {H} had an apron down to the toes, and wanted to serve a customer. Just one!',
        'The trouble was the bear’s paws. They were as big as cushions, and so was every bun. “Smaller!” said the rabbit. “I’m making them small,” said the bear. “This is me being careful.” Then a tiny nose came in under the door. It was the first customer, and it was a mouse.'
      ]
    }
  ],
  way: [
    {
      id: 'the-mouse',
      A: 'partner',
      paragraphs: [
        '“One honey bun, please,” said the mouse, and put an acorn on the counter. {H} and {A} carried the bun round, one on each side, and set it down. “Enjoy it!” said {H}. It was very quiet. The mouse was under the bun.',
        'So the rabbit baked some. Its buns were as small as peas. Then the door went dark, and in came a moose. The moose ate all forty in one breath. “Very nice,” it said. “And when’s the food?”'
      ]
    },
    {
      id: 'what-it-costs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the forest nobody had any money. They paid with what they had got. {A} sat at the till, and it filled up with acorns, a feather, and a very good stone. The woodpecker paid with a joke. It was about a tree, and it took a long time.',
        '“How much change does he get?” asked {A}. The rabbit worked it out with its ears. “Half a joke,” it said. So {H} said, “Knock, knock.” The woodpecker waited for the rest. It’s waiting still.'
      ]
    },
    {
      id: 'the-sign',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Outside hung a sign. On one side it said OPEN, and on the other it said BACK SOON. The wind had found it. Whenever a customer came near, the sign turned round. A badger read OPEN, put out one foot, and read BACK SOON.',
        'It went away. OPEN, said the sign, and it came back. It did that six times. Then {A} went out and held the sign still with one hand. “Are you open now?” asked the badger. “Quick,” said {A}, “before my arm gets tired.”'
      ]
    },
    {
      id: 'the-dough',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In a tub behind the oven sat the dough, under a cloth. It was meant to rise. “It’s been rising since Tuesday,” said the bear fondly. The cloth had a lump in it. While {A} was looking, it lifted up a bit, and sighed.',
        'Then it came over the edge. It came down to the floor, and towards the door, quite slowly, like somebody in slippers. “Stop it!” cried the rabbit. {H} held the door shut. {A} sat down on the dough. That was warm, and made a rude noise.'
      ]
    },
    {
      id: 'hedgehog-waiter',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A hedgehog wanted to be a waiter. “Can you carry things?” asked {A}. The hedgehog rolled over the counter, once there and once back. Then it stood up. It had four buns, a napkin and the price list on its back. “Anything else?” it said.',
        '“You’re hired,” said the rabbit. It was the fastest waiter in the forest. You only had to be careful about getting the bun off. And nobody wanted to shake hands with it for a good day’s work.'
      ]
    },
    {
      id: 'the-owl',
      A: 'same',
      spare: 5,
      paragraphs: [
        'An owl put on its glasses for the menu. It read it from top to bottom, and then it read it aloud. “Honey bun. Nut bun. Bun.” It turned its head right round. “What’s in the bun that’s only a bun?” “Bun,” said {H}.',
        '“And what do people have with it?” “A nut,” said {A}. “But then it’s a nut bun,” said the owl. They all thought that over. In the end the owl ordered breakfast, since for an owl it was morning. It got a bun.'
      ]
    },
    {
      id: 'bear-and-honey',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The recipe said: one spoonful of honey. The bear took the spoon. It filled it, and looked at it, and then the spoon was empty. “That was to see if it was good,” said the bear. “And was it?” asked {H}. The bear couldn’t say yet.',
        'After nine spoons it was nearly sure. {A} held on to the jar with both arms. “One for the bun, and one for the baker,” said {A}. “That’s fair.” But the baker’s spoon was a ladle, and nobody had noticed.'
      ]
    },
    {
      id: 'complaint',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A squirrel came back with half a nut bun. “There’s something in it,” it said crossly. {H} looked. There was a nut in it. “That’s why it’s called a nut bun,” said {H}. “But it’s MY nut!” said the squirrel. “I hid it in October!”',
        'The bear had found it in a hole, and had been so pleased. “I’m very sorry,” said the bear. “Where shall I put it back?” The squirrel had no idea. It had been looking for that nut for half a year. So it ate it, and said thank you.'
      ]
    },
    {
      id: 'delivery',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“There’s a mole who can’t come out,” said the rabbit, “and it wants a bun.” {A} took the bun under one arm, knocked on the ground and waited. “Who is it?” asked the ground. “Bakery,” said {A}. “Push it through the door,” said the ground.',
        'The door was as big as a plum. {A} pushed. {H} came, and pushed as well. At last the mole looked out beside it. “I’ll have it as a roof,” it said. From that day on it had the only hill that smelled of honey.'
      ]
    },
    {
      id: 'pet-taster',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'The crumbs were {A}’s job. Whatever fell down belonged to {A}, and there was a good deal of it. The bear saw who was waiting there. After that it dropped rather more, and each time it said “Oops”, quite softly.',
        '“You’re very clumsy today,” said the rabbit. “It’s my paws,” said the bear. {A} looked at the bear, and the bear looked at {A}. Some friendships begin under a table, but this one began before there was one.'
      ]
    },
    {
      id: 'elder-bread',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} showed the bear how to tie a knot with dough. “My aunt made one with four strings,” said {S}, “and she tied in her own sleeve.” “Did she cut it off?” asked {A}. “She baked very close to the oven,” said {S}.',
        'The bear tied its first knot, with its tongue between its teeth. Both paws were in it. {S} pulled at one end, and {A} at the other. When it came loose, the knot was as long as a scarf. The bear wore it until it was time to bake it.'
      ]
    },
    {
      id: 'child-rabbit',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'It was {S} who called in the customers. “Next, please!” {S} told a beetle, and a leaf, and the wind. The beetle was in no hurry. “Next, please!” said {S} again. “There’s nobody else,” said {A}. “There’s always somebody,” said {S}.',
        'It was true. Behind the beetle stood an ant, with all its sisters. They wanted one crumb, to take away, and there were two hundred of them to carry it. {S} held the door, and it took a while.'
      ]
    },
    {
      id: 'baby-flour',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had found the flour. It was only a little heap, and {A} clapped on it with both hands. Poof! When the cloud came down, there was a very small snowman on the floor, who sneezed. “Is that a customer?” asked the bear.',
        '“That’s {A},” said {H}. The bear blew very carefully from above. Out came a nose, and then two cheeks. “Lovely,” said the bear. “Shall I wrap it up, or will you eat it here?” {A} laughed so much that the ears came out too.'
      ]
    },
    {
      id: 'no-table',
      A: 'partner',
      paragraphs: [
        '“The buns are too big, or they’re too small,” wailed the rabbit. “And we forgot the tables! We’ve only got chairs!” Outside the customers sat in a ring, with nothing in front of them. The bear held its biggest bun, and had nowhere to put it down. “On the floor,” said {A}. “It’s as high as a table.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-table',
      A: 'partner',
      paragraphs: [
        '{H} looked at the chairs, and {H} looked at the bun. “It IS a table!” said {H}. “Roll it out!” The bear rolled it into the clearing. All the customers pulled up their chairs to it, and the mouse sat on the edge. {H} rang the bell. “Dinner’s served!” cried {H}.',
        'They all began to eat. The moose took big bites, and the mouse took mouse bites. “It’s just my size!” squeaked the mouse. “Mine too,” said the moose. By the end all their noses met in the middle.'
      ]
    },
    {
      id: 'who-is-full',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Afterwards they lay in the clearing on their backs. “I’ve eaten a table leg,” said the moose. “It hadn’t got any legs,” said {A}. “Then I don’t know what that was,” said the moose. The mouse was as round as a plum, and could not find its feet.',
        '“How was it?” asked the rabbit, with a pencil. “Again,” squeaked the mouse. The rabbit wrote it down. {H} went round with the cloth. But there was nothing to wipe, for they had eaten the table.'
      ]
    },
    {
      id: 'small-change',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then they counted what was in the till. There were sixty acorns, a snail shell and somebody’s tooth. “We’re rich,” said the rabbit. “What do we buy with it?” asked {A}. They thought of everything there is in a forest.',
        '“Acorns,” said the bear at last. So they went to a squirrel, and bought sixty acorns with sixty acorns. The squirrel bit into each one first, to see if it was real. All of them were very pleased with the bargain.'
      ]
    },
    {
      id: 'last-bun',
      A: 'partner',
      paragraphs: [
        'When they had all gone home, there was one place left at the counter. “Next, please,” said the bear, and put on its clean apron. It had baked something for {H} and {A}, with only one claw. It was a bun with a smaller bun on top, and honey in between. It was exactly as big as a bun.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the queue outside, and it smelled better with every step.',
      '{names} tried the buns before it opened, so that nothing could go wrong.',
      { text: '{names} tied the bear’s apron at the back, with two bows.', needs: ['hands'] },
      { text: '{names} dusted the trays with flour, and the floor, and the rabbit.', needs: ['hands'] }
    ],
    way: [
      '{names} sat outside on the chairs, and a hedgehog asked if this knee was free.',
      '{names} told the queue that it would not be long now, and did not believe it.',
      { text: '{names} lifted the bun off the mouse, on three.', needs: ['hands'] },
      { text: '{names} washed up the plates, though nobody had used them.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up closer, so that a badger got a place as well.',
      '{names} ate a tunnel into the bun, and met a beetle in there.',
      { text: '{names} pushed from behind, and the great bun rolled.', needs: ['hands'] },
      { text: '{names} passed the honey round, from paw to paw.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rabbit turned the sign to the other side, and the oven cooled down. In the clearing the chairs stood in a ring round nothing at all.',
    '{H} washed off the honey and lay down. The pillow was soft, and just the right size.'
  ],
  last: [
    'BACK SOON, said the sign in the forest, and {H} was asleep.',
    'There was room for everybody, and {H} was asleep.'
  ]
})
