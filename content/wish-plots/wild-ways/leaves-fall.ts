import { wishPlot } from '../wish-plot.ts'

export const leavesFall = wishPlot({
  id: 'wish-leaves-fall',
  wishes: ['why leaves fall off', 'leaves falling in autumn', 'leaves fall in autumn', 'leaves falling off the tree', 'leaves falling down', 'why leaves fall', 'leaves fall off tree', 'leaves fall off trees', 'leaves fall down tree', 'leaves falling off tree', 'leaves falling off trees', 'leaves come down trees', 'trees lose leaves', 'tree loses leaves', 'trees losing leaves', 'tree losing leaves', 'tree lost leaves', 'tree lost all its leaves', 'trees lose their leaves', 'trees drop leaves', 'tree drops leaves', 'tree drops its leaves', 'trees shed leaves', 'tree sheds leaves', 'leaves come off', 'leaves drop', 'leaves dropping', 'trees bare winter', 'bare tree', 'bare trees', 'tree bald', 'bald tree', 'tree lets go leaves', 'tree let go leaves', 'sticking leaves back', 'stick leaves back on', 'puts leaves back on the tree', 'put leaves back on tree', 'tie leaves back', 'ties leaves back on', 'keep leaves on tree', 'keep its leaves', 'tree keep leaves', 'leaves off in autumn', 'leaves off in fall'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'when', 'where', 'do', 'does', 'did', 'is', 'are', 'leaf', 'leaves', 'tree', 'trees', 'fall', 'falls', 'falling', 'fell', 'fallen', 'drop', 'drops', 'dropping', 'shed', 'sheds', 'lose', 'loses', 'losing', 'lost', 'off', 'down', 'back', 'on', 'autumn', 'autumnal', 'october', 'november', 'winter', 'wind', 'windy', 'cold', 'bare', 'bald', 'naked', 'red', 'yellow', 'brown', 'green', 'golden', 'orange', 'colour', 'colours', 'colourful', 'change', 'turn', 'all', 'its', 'their', 'the', 'our', 'my', 'little', 'small', 'big', 'stick', 'sticks', 'sticking', 'tie', 'ties', 'put', 'puts', 'glue', 'keep', 'keeps', 'let', 'lets', 'go', 'come', 'comes', 'every', 'year', 'always', 'street', 'park', 'window', 'outside', 'school', 'garden', 'know', 'learn', 'tell', 'me', 'us', 'story', 'about', 'bud', 'buds', 'spring', 'grow', 'again', 'really', 'to', 'from', 'chestnut', 'maple', 'beech', 'sad'],
  except: ['catch', 'catches', 'catching', 'pile', 'piles', 'jump', 'rake', 'raking', 'last leaf', 'acorn', 'acorns', 'conker', 'conkers', 'snow', 'snowman', 'storm', 'lightning', 'chopped', 'felled', 'died', 'dead', 'dies', 'dying', 'christmas', 'home', 'leaves home', 'school leaves', 'mum leaves', 'dad leaves', 'teacher', 'train', 'bus', 'swing', 'hurt', 'broken', 'tree house', 'treehouse', 'money', 'tea', 'fig', 'cabbage', 'lettuce', 'hedgehog', 'squirrel', 'bird', 'nest', 'kitten', 'cat', 'koala', 'caterpillar', 'grandpa', 'hair', 'tooth', 'autumn leaf', 'palm'],
  moods: ['question', 'learning', 'first'],
  company: ['leaf', 'leaves', 'tree', 'twig', 'wool', 'bud', 'buds', 'sock', 'socks', 'snow', 'roots', 'jar', 'gate', 'door', 'window', 'coat'],
  about: 'The hero ties the fallen leaves back on with wool so that the small tree will not be cold, and in the morning they are curled and dry, until it is seen where each had been: a little door that is shut, and right above it next year folded up.',
  titles: ['Eleven Leaves on Wool', 'The Door Is Shut', '{H} Ties Them Back On', 'Next Year, Folded', 'A Tree Goes to Bed'],
  want: [
    {
      id: 'with-red-wool',
      A: 'partner',
      paragraphs: [
        '{H} saw the leaves fall off the small tree by the door, one after another. Soon it would have nothing on, and it was getting cold. {H} wanted it to keep its leaves. So {H} picked up eleven, and tied them back on with red wool.',
        '“Why do leaves fall off in autumn?” asked {H}. “It’s the wind that does it,” said {A}. The eleven hung there and swung. “It can’t get these,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'no-wind-at-all',
      A: 'partner',
      paragraphs: [
        'The next day there was no wind at all. Not a hair moved on {H}’s head. But a leaf let go, and then two at once, and came down quite straight. “Nobody blew,” said {H}.',
        'The eleven on the wool were still there. But they had curled up like old paper, and rustled. “They’re drying up,” said {A}, “as if they weren’t on the tree at all.” {H} tied one tighter, and it crumbled.'
      ]
    },
    {
      id: 'with-a-pull',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps they were only badly fastened. {H} took hold of a green leaf, quite high up, and pulled a little. It held on, and the whole twig came down along with it. Then {H} took a yellow one by its stalk, with two fingers. It was in {H}’s hand before {H} had pulled.',
        '“I didn’t do anything,” said {H}. {A} had seen it. “It was ready,” said {A}. “You only happened to be holding it when it went.”'
      ]
    },
    {
      id: 'a-coat-instead',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If it’s cold,” said {A}, “then it needs a coat.” {H} fetched a scarf and tied it round the trunk, which was as thick as an arm. It looked well there. But there was nobody in there to get warm. When {H} felt beneath the scarf after a while, the bark was as cold as before.',
        '“A coat only keeps in what you’ve got,” said {A}. {H} took the scarf back, and it was {H} who got warm.'
      ]
    },
    {
      id: 'other-sweeps',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came out with a broom, to sweep the step. “They aren’t finished with,” said {H}, and stood in front of them. {A} had to ask each leaf if it was still wanted. {H} held it up against the tree, to see if there was a place free. There were more free places all the time.',
        '“I’ll start at the other end,” said {A}, and swept very slowly. While {A} swept, four more came down behind the broom.'
      ]
    },
    {
      id: 'pet-under-it',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} sat under the tree, and one leaf came down on {A}’s back. {A} turned round to see who it was. The next one got an ear. {A} looked up into the tree for a long while, and the tree looked away.',
        '“It isn’t throwing them,” said {H}. “It’s putting them down.” {A} moved half a step, to be out of the way. At once there was one on that place too.'
      ]
    },
    {
      id: 'elder-umbrella',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Once it snowed far too early,” said {S}, “before a single leaf was down. Each of them held up its little plate of snow. It was so heavy that the branches lay on the ground.” “And then?” asked {A}. “I went through the whole street with an umbrella,” said {S}, “and knocked it off from below. Most of it came down my neck.”',
        '{A} looked at the bare end of a twig. Snow would have nothing to sit on there. “The tree knows that,” said {S}. “It was only me who had to learn it.”'
      ]
    },
    {
      id: 'child-shows',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’m a tree,” said {S}, and held out both arms. A mitten hung over every branch, and it came to four. Then {S} let them drop, one after another, with long breaks. “Why do you do that?” asked {A}. “My arms were tired,” said {S}.',
        '{A} hung the mittens up again. {S} kept them on for as long as a breath. “It’s still autumn,” said {S}, and down they came.'
      ]
    },
    {
      id: 'where-the-green-goes',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Before it lets a leaf go, it takes the green back in,” said {A}. “That’s worth keeping. The yellow was in there all summer, only you couldn’t see it for the green.” {H} found a leaf that was only halfway. Along the veins it was green still, and the rest was yellow.',
        '“It’s packing,” said {H}. They looked at the next one, and it had packed everything, down to the last corner. That leaf came off while they looked, and had nothing left to carry.'
      ]
    },
    {
      id: 'the-wet-jar',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was still one green twig. “Put a jar over it,” said {A}. {H} put a jam jar over the leaves, and tied it on with wool. They went in for a while. When they came back, the jar was wet on the inside. It had been raining in there, from below. “That’s out of the leaves,” said {A}. “They breathe it out, all day long.”',
        '{H} took the jar off and let the drops run out. “So with leaves on it’s always thirsty,” said {H}. The tree did not deny it.'
      ]
    },
    {
      id: 'with-pegs',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Wool’s too thin,” said {A}. “Try it with pegs.” {H} pegged three leaves to a twig, and it looked like washing. A pigeon came by and seemed to think so, too, and turned off. After lunch the pegs were still there. Each of them held on tightly to a bit of stalk.',
        '“They’ve left at the front,” said {A}. The leaves lay underneath, in a row. “It wasn’t the pegs’ fault,” said {H}, and took them off, so that they could have a rest.'
      ]
    },
    {
      id: 'a-small-shut-door',
      A: 'partner',
      paragraphs: [
        '{A} was looking at the twig, where a leaf had just gone. “There’s no hole there,” said {A}. There was a small mark, smooth and brown and quite dry, like a door that is shut. {H} found one at each place where a leaf had been. And over every door there sat a bump, with a pointed end.',
        '“Nobody tore them off,” said {H}. “It shut the door first.”'
      ]
    }
  ],
  turn: [
    {
      id: 'why-it-shuts',
      A: 'partner',
      paragraphs: [
        '“A leaf lets out water all day,” said {A}. “In winter the ground’s so cold that a tree can hardly drink. With its leaves on, it would dry up. So it takes out of them whatever’s good, shuts the door, and lets go.” {H} touched the pointed bump. “And what’s that?” “That’s the new leaf,” said {A}, “for spring. It’s in there already, folded up very small.”',
        '{H} looked along the tree. It wasn’t bare at all. It was full from top to bottom, with everything packed.'
      ]
    },
    {
      id: 'counting-bumps',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wanted to know if there were enough of them, and counted all the bumps on one twig. There were seven, and seven doors. On the next it came to nine and nine. At the very tip sat one by itself, big and shiny, with no door. “That’s for the twig,” said {A}. “It wants to get on a bit, too.”',
        'Up to where {H} could reach, it came to sixty-two, and none had been forgotten. “It’s never been to school,” said {H}, who had needed three tries to get there.'
      ]
    },
    {
      id: 'the-ones-that-stay',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Over the wall stood a fir tree, with everything on. “Why doesn’t that one let go?” asked {H}. {A} thought of its needles. “They’re thin, and they’ve got wax on,” said {A}, “so hardly any water gets out.” {H} rolled up a yellow leaf, as tightly as it would go, to make a needle of it.',
        'When {H} opened both hands, it rolled itself out again. “It wants to be flat,” said {H}. It had been flat all summer, and was good at it.'
      ]
    },
    {
      id: 'round-its-feet',
      A: 'partner',
      paragraphs: [
        'So {H} undid the eleven knots. {H} laid the leaves round the trunk, at its feet, and pushed all the others up to them. “There it can use them,” said {A}. “The worms make earth of them, and that’s its breakfast.”',
        'Now the tree had nothing on, and was tucked in up to the ankles. One more leaf came down, quite straight, onto the heap. “Good night,” said {H} to that one. “You were ready.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} caught sight of three more, and said where they lay.',
      '{names} waited below the eleven, to see if they would hold.',
      { text: '{names} held the end of the wool while a knot was tied.', needs: ['hands'] },
      { text: '{names} brought a leaf from round the corner, a red one.', needs: ['hands'] }
    ],
    way: [
      '{names} stood still under the tree, and got one on the head.',
      '{names} listened, and heard one land.',
      { text: '{names} smoothed out a curled one, and it curled up again.', needs: ['hands'] },
      { text: '{names} ran a thumb along a twig, and felt every bump.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for a twig with nothing on it, and there was none.',
      '{names} scuffed some leaves up to the trunk, on the side of the wind.',
      { text: '{names} took an armful along, and laid it down softly.', needs: ['hands'] },
      { text: '{names} rolled up the red wool into a ball.', needs: ['hands'] }
    ]
  },
  bed: [
    'The door was shut. Outside, in the dark, the small tree stood up to its ankles in leaves. Indoors {H} let one sock fall, and then the other. They had been ready.',
    '{H} washed, took a last drink, and lay down under the covers. On the chair right above lay the clothes for tomorrow, folded up small.'
  ],
  last: [
    'Outside one more let go, quite straight, and {H} was asleep.',
    'Everything for the spring was packed, and {H} was asleep.'
  ]
})
