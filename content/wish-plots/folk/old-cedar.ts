import { wishPlot } from '../wish-plot.ts'

export const oldCedar = wishPlot({
  id: 'wish-old-cedar',
  wishes: ['cedar', 'cedars', 'cedar tree', 'cedar trees', 'old cedar', 'cedar lebanon', 'cedars lebanon', 'cedar tree older than everybody', 'arz', 'arz al rab', 'tree older than everybody', 'tree older than everyone', 'tree older than grandma', 'tree older than granny', 'tree older than grandpa', 'tree older than grandad', 'tree older than my grandma', 'tree older than anyone', 'older than any of us tree', 'older than the village tree', 'oldest tree', 'oldest trees', 'tree hundred years old', 'tree hundreds of years', 'thousand year old tree', 'thousand years old tree', 'tree thousand years', 'ancient tree', 'ancient trees', 'how old is the tree', 'how old tree', 'tree’s birthday', 'tree birthday', 'too big to hug tree', 'hugging big tree', 'hugging the old tree', 'oldest tree in the world', 'tree nobody can hug', 'cedar seedling', 'cedar cone', 'cedar forest', 'cedar hug', 'cedar older', 'cedar mountain', 'cedar baby tree', 'tiny cedar', 'baby cedar', 'lebanon tree old', 'tree older than grandfather', 'tree older than dad', 'tree older than mum', 'tree older than teta', 'tree older than jiddo', 'tree older than us', 'tree five hundred years', 'tree two thousand years', 'hugging old tree', 'can’t reach around tree', 'arms around big tree', 'oldest tree village', 'oldest tree park', 'tree rings old', 'deodar', 'deodar tree'],
  answers: ['cedar', 'cedars', 'tree', 'trees', 'old', 'older', 'oldest', 'ancient', 'very', 'really', 'than', 'everybody', 'everyone', 'anybody', 'anyone', 'anything', 'all', 'them', 'any', 'grandma', 'granny', 'grandpa', 'grandad', 'grandfather', 'grandmother', 'teta', 'jiddo', 'great', 'family', 'village', 'house', 'church', 'town', 'country', 'hundred', 'hundreds', 'thousand', 'thousands', 'year', 'years', 'age', 'birthday', 'how', 'many', 'big', 'huge', 'tall', 'giant', 'thick', 'wide', 'trunk', 'roots', 'root', 'branches', 'branch', 'needles', 'cone', 'cones', 'seedling', 'little', 'small', 'baby', 'young', 'grow', 'grows', 'growing', 'grew', 'hug', 'hugs', 'hugging', 'hugged', 'arms', 'around', 'round', 'hand', 'visit', 'visits', 'visiting', 'visited', 'walk', 'picnic', 'mountain', 'mountains', 'hill', 'park', 'forest', 'wood', 'woods', 'lebanon', 'lebanese', 'cyprus', 'morocco', 'knows', 'seen', 'everything', 'remembers', 'stands', 'stood', 'still', 'here', 'before', 'first', 'time', 'today', 'summer', 'dad', 'mum', 'uncle', 'aunt', 'cousins', 'brother', 'sister', 'class', 'school', 'trip', 'turkey', 'himalaya', 'five', 'two', 'six', 'seven', 'shade', 'shadow', 'bark', 'long', 'ago', 'kings', 'lived', 'live', 'lives', 'alive', 'yesterday', 'weekend', 'wind', 'snow', 'winter', 'spring', 'autumn', 'pebble', 'stones'],
  except: ['cut', 'chopped', 'felled', 'chopping', 'axe', 'saw', 'down', 'fell', 'fallen', 'falls', 'storm', 'fire', 'burnt', 'lightning', 'sick', 'ill', 'dying', 'died', 'dead', 'sad', 'lonely', 'climb', 'climbs', 'climbed', 'climbing', 'treehouse', 'tree house', 'swing', 'talking', 'talks', 'magic', 'faraway', 'wishing', 'christmas', 'family tree', 'owl', 'squirrel', 'shoes', 'lion', 'witch', 'dragon', 'dinosaur', 'robot', 'grave', 'funeral', 'misses', 'war', 'chest', 'wardrobe', 'pencil', 'apple', 'mango', 'hollow', 'lost', 'oak', 'yew', 'olive', 'pine', 'banyan', 'baobab', 'redwood', 'sequoia', 'fig', 'birch', 'play', 'school play', 'nativity'],
  moods: ['first', 'learning', 'question', 'proud'],
  out: true,
  company: ['cedar', 'cedars', 'tree', 'trunk', 'branch', 'branches', 'needles', 'pebbles', 'pebble', 'roots', 'root', 'cone', 'cones', 'ring', 'hill', 'moss', 'grass', 'wind'],
  about: 'The hero wants to be older than a cedar, and the ages of everybody they know, laid out in pebbles, do not go round half of its trunk, until a very small cedar is found between the roots.',
  titles: ['Older Than a Cedar', 'Half of the Way Round', '{H} and the Old Cedar', 'A Pebble for Every Year', 'What It Was Like Before'],
  want: [
    {
      id: 'older-than-everybody',
      A: 'partner',
      paragraphs: [
        '{H} stood in front of the oldest tree of all, a cedar. Its top had gone flat, like a table. “It’s older than everybody,” said {A}. “It was here before the houses, and before the road.” {H} looked up, branch after branch. They lay one over another like green floors. “I want to be older than a cedar,” said {H}. “Let’s see how much you need,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'with-arms-round-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} put both arms round the cedar, to see how far they went. They went as far as two knots in the bark. {A} put both arms round it from the other side. “Have you got my hand?” called {A}. {H} felt about. There was only moss.',
        '“I’ve got something with a beard,” called {H}. They both moved round a bit, to meet. But they moved the same way, and followed each other twice round the cedar. It seemed to be used to that.'
      ]
    },
    {
      id: 'rings-are-inside',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Trees have a ring for every year,” said {H}. “Where does it keep them?” “Inside,” said {A}. “It puts on a new one each summer, under the bark, over the one from before.” So in the very middle there was a cedar as thin as a pencil.',
        '{H} had once worn four jumpers, and it had been much the same. “Doesn’t it get too hot?” asked {H}. {A} laid one cheek to the bark. “It hasn’t undone anything yet,” said {A}.'
      ]
    },
    {
      id: 'a-pebble-for-every-year',
      A: 'partner',
      paragraphs: [
        'They laid out pebbles round the trunk, one for each year. First came {H}’s, and then {A}’s, close together. It was not far. So they took everybody they could think of. They took the whole family, and the baker, and the baker’s dog.',
        '{H} laid the last pebble and looked. All the years that they knew did not go round half of the cedar. “I’ll never be as old as that,” said {H}, and sat down among the roots.'
      ]
    },
    {
      id: 'what-it-has-heard',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What do you think it talks about?” asked {A}. They both listened. The cedar said “Sh”, a long way up. It had said that to shepherds, and to soldiers, and to kings who were resting. They had all been quiet for a moment.',
        '“I’d say something else for once,” said {H}. “It’s got all day,” said {A}. They waited, in case it should think of something. A needle came down on {H}’s sleeve. It had taken its time over that, too.'
      ]
    },
    {
      id: 'the-other-and-the-roof',
      A: 'other',
      spare: 4,
      paragraphs: [
        'It rained for a moment, and they all stood under the cedar. {A} looked up, with one hand out. Not a drop came through. The top floor got the rain, and passed it on to the next. There it was talked over. “It’s got twenty ceilings,” said {A}.',
        'When the sun was out again, and everything else was dry, the first drop came down. It fell on {A}’s nose. “That’s the rain from before,” said {H}. “It’s come by the stairs.”'
      ]
    },
    {
      id: 'elder-sits-down',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat down on a root, and patted the cedar. “When I was small, I called it Uncle,” said {S}. “I thought that it must be somebody’s.” “Has it got any bigger?” asked {A}. {S} looked up for a good while.',
        '“No,” said {S}. “It’s got smaller. When I was four, it went up to the moon.” {S} did not seem to mind. “Or else I was sitting closer,” said {S}, and moved up to it. Then {S} looked again. “That’s better.”'
      ]
    },
    {
      id: 'child-is-a-hundred',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was a cedar as well, and stood with all arms out flat. “I’m a hundred,” said {S}. “What was it like when you were little?” asked {A}. “There was only me,” said the cedar, “and a goat.” “And what did you do?” “I stood.”',
        'The cedar’s left branch sank a bit. “Are you tired?” asked {A}. “A bird’s sitting on it,” said {S}. “It’s a round one.” It got rounder, and in the end it sat on both branches.'
      ]
    },
    {
      id: 'pet-finds-the-corner',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} went to see the cedar from below. {A} smelled at the first root, and at the second. There were a great many roots, and each had been visited before. It took {A} some time to read all that.',
        '“What does it say?” somebody asked. {A} went back to one place, and smelled it again, and looked quite thoughtful. “It’s an old story, then,” said {H}. {A} did not say how it ended.'
      ]
    },
    {
      id: 'one-that-is-two',
      A: 'partner',
      paragraphs: [
        '“Don’t move,” said {A}. Beside {H}’s shoe, out of the moss, stood something as high as a spoon. It had a thin stalk and soft blue needles, like a brush for a doll. “That’s a cedar,” said {A}. “Every spring it puts a new piece on top.” {H} lay down and counted. There was one piece up to a ring of needles, and one above. “It’s two,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'i-was-here-before',
      A: 'partner',
      paragraphs: [
        '{H} sat up, very slowly. “I’m older than two,” said {H}. They fetched two pebbles, and laid them beside the little cedar. There lay {H}’s pebbles, and anybody could see that there were more. “You’re older than a cedar,” said {A}.',
        '{H} bent down to it. “I was here before you,” said {H}. The little cedar shook, for there was a bit of wind. “It wants to know what it was like,” said {A}.'
      ]
    },
    {
      id: 'a-rose-of-wood',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They looked for the cone that it had come out of. The cones sat on top of the branches, like eggs in a box. They fell to bits up there. But one tip had come down. It looked like a rose of wood.',
        '“It’s had flowers sent,” said {H}, “for being two.” They laid the wooden rose beside the little cedar. It was half as big as the one who had got it. The old cedar let another piece fall, a little to the left.'
      ]
    },
    {
      id: 'when-it-is-ninety',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“When I’m ninety, how old is it?” asked {H}. {A} did the sum with pebbles. “A bit less than ninety,” said {A}. “You’ll always be older. It can’t catch you up.” {H} was quite sorry for it.',
        '“It’ll be as tall as a house,” said {A}. “You’ll say that you knew it when it was a spoon.” {H} tried that out, in an old voice, with a twig to lean on. The little cedar shook again. It was used to respect by now.'
      ]
    },
    {
      id: 'whose-shade-is-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The sun went round, and now it came in under the floors of the old cedar. For the first time the little one had a shadow. It was as long as a fork. {H} got into it with one finger. “It’s cool in here,” said {H}.',
        '{A} wanted to sit in it too. They could get in a finger each, if they kept close together. “There’s a whole hill full of shade,” said {A}. “That’s the old sort,” said {H}. “This is new.”'
      ]
    },
    {
      id: 'what-it-was-like-before',
      A: 'partner',
      paragraphs: [
        'So {H} told it what it had been like before, and left nothing out. There had been a winter with a great deal of snow. There had been a bus with a bell. And once, long ago, {H} had not been able to walk. The little cedar heard it all for the first time.',
        'High above them the old one heard it too, and said “Sh” to the wind. “It doesn’t know about the bus,” said {A}. They built a wall round the little cedar, so that nobody should tread on it. There were plenty of years lying about.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the cedar, until looking up was no longer easy.',
      '{names} walked round the trunk once, and came back quite a bit older.',
      { text: '{names} laid one hand on the bark, and said good afternoon.', needs: ['hands'] },
      { text: '{names} counted the green floors, and lost count at twelve.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down in the row, for as many years as there were.',
      '{names} looked behind the cedar, and there was more of it.',
      { text: '{names} found a pebble that was somebody’s birthday.', needs: ['hands'] },
      { text: '{names} held on to the bark, and made the hug a bit longer.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down as well, nose to needle.',
      '{names} stepped round the little cedar in a wide curve.',
      { text: '{names} brought it two more pebbles, for later.', needs: ['hands'] },
      { text: '{names} helped with the wall, and left a gate in it for the wind.', needs: ['hands'] }
    ]
  },
  bed: [
    'Two pebbles were laid on the window sill, for the years of the little cedar. There was room for more.',
    '{H} was washed, and there were needles in both socks. Then {H} lay down, with one blanket over another, like floors.'
  ],
  last: [
    'On the hill the old cedar said “Sh”, and {H} was asleep, and a day older.',
    'The little cedar stood behind its wall of years, and {H} was older, and asleep.'
  ]
})
