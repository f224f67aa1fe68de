import { wishPlot } from '../wish-plot.ts'

export const fatVineLeaves = wishPlot({
  id: 'wish-fat-vine-leaves',
  wishes: ['vine leaves', 'vine leaf', 'vineleaves', 'grape leaves', 'grape leaf', 'stuffed vine leaves', 'stuffed grape leaves', 'rolling vine leaves', 'rolling grape leaves', 'vine leaves fat', 'grape leaves fat', 'fat dolma', 'dolma', 'making dolma', 'make dolma', 'eating dolma', 'cooking dolma', 'dolma grandma', 'dolma rice', 'dolma pot', 'dolma leaves', 'stuffed dolma', 'dolma too big', 'dolma kitchen', 'dolma aunts', 'dolma aunties', 'dolma teta', 'dolma yiayia', 'dolma nene', 'dolma bibi', 'dolma mum', 'dolma mama', 'dolma family', 'dolmeh', 'tolma', 'dolmades', 'dolmadakia', 'dolmathes', 'dolmadaki', 'making sarma', 'make sarma', 'eating sarma', 'sarma grandma', 'sarma babaanne', 'sarma anneanne', 'sarma rice', 'sarma pot', 'sarma leaves', 'sarma too fat', 'sarma nene', 'sarma mum', 'sarma mama', 'sarma family', 'yaprak sarma', 'yaprak sarması', 'warak enab', 'warak dawali', 'warak arish', 'waraq enab', 'waraq dawali', 'warak inab', 'wara enab', 'warak', 'yalanji', 'yalangi', 'mahshi rolling', 'mahshi leaves', 'vine leaves teta', 'vine leaves grandma', 'rolling dawali', 'making dawali', 'dawali leaves', 'yebrat', 'yabra', 'rolling dolma', 'rolling sarma', 'stuffed leaves', 'rolling stuffed leaves'],
  answers: ['rolling', 'roll', 'rolls', 'rolled', 'roller', 'stuffed', 'stuffing', 'filling', 'fill', 'fat', 'fatter', 'fattest', 'thick', 'thin', 'thinner', 'big', 'too', 'mine', 'hers', 'his', 'like', 'cigars', 'fingers', 'finger', 'pencil', 'pencils', 'leaf', 'leaves', 'rice', 'meat', 'lemon', 'mint', 'pot', 'plate', 'table', 'tray', 'kitchen', 'turn', 'turning', 'upside', 'burst', 'bursting', 'open', 'opened', 'undone', 'came', 'unrolled', 'tight', 'loose', 'make', 'makes', 'making', 'made', 'cook', 'cooks', 'cooking', 'cooked', 'help', 'helping', 'helped', 'learn', 'learns', 'learning', 'eat', 'eating', 'ate', 'with', 'teta', 'sitto', 'yiayia', 'giagia', 'babaanne', 'anneanne', 'nene', 'bibi', 'grandma', 'granny', 'nana', 'mum', 'mama', 'aunt', 'aunts', 'auntie', 'aunties', 'cousins', 'women', 'family', 'first', 'day', 'today', 'sunday', 'friday', 'hundred', 'hundreds', 'all', 'afternoon', 'hours', 'long', 'are', 'my', 'our', 'the', 'wants', 'feast', 'eid', 'bayram', 'easter', 'lunch', 'dinner'],
  except: ['cabbage', 'died', 'dead', 'misses', 'missing', 'hospital', 'sick', 'ill', 'allergic', 'choked', 'burnt', 'burned', 'burn', 'hungry', 'war', 'hates', 'hate', 'refuses', 'diet', 'weight', 'caterpillar', 'wine', 'dragon', 'robot', 'monster', 'without', 'alone', 'autumn', 'stole', 'stolen', 'goat'],
  moods: ['learning', 'first', 'proud', 'losing'],
  fed: true,
  company: ['leaf', 'leaves', 'rice', 'tray', 'pot', 'plate', 'spoon', 'table', 'lemon', 'stalk', 'rug', 'grain'],
  about: 'The hero’s vine leaves are far too fat, until the thin ones come undone in the round pot, and it is seen that those which lean on a fat one stay shut.',
  titles: ['Too Much Filling', 'A Mouse with a Coat On', 'Lean on the Plump One', '{H} Rolls Vine Leaves', 'Nobody Came Undone'],
  want: [
    {
      id: 'like-mice',
      A: 'partner',
      paragraphs: [
        '{H} wanted to roll vine leaves as thin as {A}’s. {A}’s lay in a row on the tray, like green pencils. {H}’s first one looked like a mouse with a coat on. “Mine are too plump,” said {H}. “You put in a lot of rice,” said {A}. “I put in a little,” said {H}, “and the rest looked sad.”',
        'So {H} began again: rice in the middle, both sides in, and roll. Another mouse.'
      ]
    }
  ],
  way: [
    {
      id: 'which-is-the-front',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A vine leaf has a smooth side and a side with veins. “The smooth side goes out,” said {A}, “so the leaf has to lie on its face.” {H} laid one down on its face, and spread five fingers on it. It had five points too.',
        '“It’s holding my hand,” said {H}. “It’s a bit wet.” When {H} lifted the hand, the leaf would not let go. It came along as far as the rice.'
      ]
    },
    {
      id: 'the-hole',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One vine leaf had a hole in it, with a neat edge. “A caterpillar’s been there before us,” said {A}, and held the leaf up. {A} looked at {H} through the hole. “Did it like it with rice?” asked {H}. “It had it without,” said {A}.',
        'A scrap of another leaf was laid over the hole, and {H} rolled that one as well. It was as plump as the others. But it had a patch at the elbow.'
      ]
    },
    {
      id: 'squeezed',
      A: 'partner',
      paragraphs: [
        '{H} squeezed one, to make it thin. Rice came out at the left. {H} pushed it back in, and it came out at the right. So {H} took a new leaf and just three grains of rice. That one was as thin as a pencil. “Hello?” said {A}, and tapped on it. “Nobody’s in.” The three grains had not even met.'
      ]
    },
    {
      id: 'the-tail',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The stalk of a vine leaf is nipped off before it is rolled. {H} had forgotten one. It stuck out at the back of the roll, thin and a bit crooked. “Now it’s really a mouse,” said {A}.',
        '{H} wanted to nip it off after all. But it was a good tail. So that vine leaf was laid at the very end of the row, where a tail belongs.'
      ]
    },
    {
      id: 'next-to-a-thumb',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“It should be as thick as a finger,” said {A}. {A} laid a little finger beside {H}’s vine leaf. That was no good at all. {A} tried a thumb. Then {A} tried two thumbs, close together, and that was it exactly.',
        '“So it’s right,” said {H}. “It’s as thick as a finger, twice.” {A} could not find the mistake in that. They laid the vine leaf down next to its brothers.'
      ]
    },
    {
      id: 'pet-and-the-mice',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had been watching the tray for some time. There were nine green mice on it, and none of them ran. {A} came nearer, very slowly. “They’re vine leaves,” said {H}. “There’s rice in them.”',
        '{A} did not believe a word of it. {A} waited beside the tray, quite still, until one should move. {H} rolled the tenth a bit more quietly after that.'
      ]
    },
    {
      id: 'elder-uncle',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Mine were as plump as that, when I was small,” said {S}. “My mother knew them from far off. She always gave them to an uncle who talked a great deal.” “Did he like plump ones?” asked {A}.',
        '“He had to chew them,” said {S}. “It was quiet for as long as it takes to lay a table.” {S} had been asked for more of them every Sunday, and had never been told why.'
      ]
    },
    {
      id: 'child-is-the-rice',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be the rice. So the rug was a vine leaf, and {S} lay down across it. “First both sides in,” said {A}. Those were the arms. Then {A} rolled, and it went very well as far as the middle.',
        'Two feet stuck out at one end, and a head at the other. {A} pushed the feet in, and the head came out by just as much. “I’m too much filling,” said the head.'
      ]
    },
    {
      id: 'in-the-pot',
      A: 'partner',
      paragraphs: [
        '{A} laid the thin ones side by side in a pot. But a pot is round, and a pencil is straight. There were gaps along the edge. {A} turned the pot, and the thin ones rolled into the gaps and came undone.',
        'Then {A} bent down. “These three have stayed shut,” said {A}. “Who’s that beside them?” It was {H}’s first, a plump one, which had got in by mistake. It filled its gap, and the three leaned on it.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-the-edge',
      A: 'partner',
      paragraphs: [
        '{H} set the plump ones all round the edge, with their backs to the pot. No gap was left. The thin ones lay in the middle. {A} turned the pot to the left and to the right, and nothing moved. A plate lay on top, upside down, and the stove was left to big people.',
        '“Rice gets three times as big,” said {A}. Soon the plate began to tremble. In there they were all leaning on each other.'
      ]
    },
    {
      id: 'one-grain',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A grain of dry rice had stayed behind on the table. {H} laid a cooked one from last night’s rice beside it. The cooked one was longer, and three times as thick. “That’s what it’s going to be,” said {H} to the dry one.',
        '“If you roll a leaf too tight, it bursts,” said {A}. “There has to be room to grow.” {H} thought of the mice. They had a lot of room. They had been rolled for rice with plans.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How many did we make?” asked {A}. {H} had made ten vine leaves, and {A} thirty. “But each of mine has as much in it as three of yours,” said {H}. “So I’ve got thirty, too.”',
        '{A} did the sum again, forwards and backwards. “Then I’ve made ten of yours,” said {A}, “in thirty bits.” They shook hands on it, and both hands were rather oily.'
      ]
    },
    {
      id: 'knocking',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the stove came a small clatter. That was the plate, which lay upside down on the vine leaves. “They’re knocking,” said {H}. “They want to get out.” They listened from their chairs. It went quickly, and then slowly, and then twice.',
        '“I think they’re only turning over,” said {A}. “With forty in a bed, somebody always has to say ‘now’.” The plate clattered once. “Now,” said {H}.'
      ]
    },
    {
      id: 'on-the-sofa',
      A: 'same',
      spare: 12,
      paragraphs: [
        'While the pot was on, {H} wanted to know how leaning went. They sat down on the sofa, side by side, with their arms in. {H} was a thin one, and {A} was plump and stood at the edge. “Don’t move,” said {H}. It was very comfortable.',
        'Then {A}’s nose itched, and {A} got up to scratch it. {H} rolled into the gap and came undone, as far as the socks.'
      ]
    },
    {
      id: 'the-lemon',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Half a lemon had been left over, and the kitchen smelled of it, and of leaf. “Why do they get lemon?” asked {H}. {A} gave {H} a corner of an empty vine leaf to try. It tasted like a green stair rail, and a bit sour.',
        'Then {A} gave {H} a drop of lemon. {H}’s whole face rolled up, both sides in. “That’s why,” said {A}. “They do it by themselves then.”'
      ]
    },
    {
      id: 'turned-over',
      A: 'partner',
      paragraphs: [
        'When it had cooled, the whole pot was turned over onto a dish. “Now we’ll see,” said {A}, and lifted it off. There stood a green cake of vine leaves. The plump ones ran round it like a wall. Inside were the thin ones, and none had come undone.',
        '{A} reached past the pencils and took a plump one. “That’s mine,” said {H}. “I know,” said {A}. “There’s most in it.” At once three thin ones leaned into the gap, and looked for somebody. “Eat from the middle,” said {H}, and held them up with a spoon.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked along the row, from the pencils to the mouse.',
      '{names} sniffed at the plump one, and found the rice in it.',
      { text: '{names} nipped the stalks off the leaves, and made a heap of them.', needs: ['hands'] },
      { text: '{names} spread out the next leaf, on its face.', needs: ['hands'] }
    ],
    way: [
      '{names} found a grain of rice under the table, and another on the way there.',
      '{names} looked into the pot, and a thin one came undone.',
      { text: '{names} rolled one too: a pencil at one end, and a mouse at the other.', needs: ['hands'] },
      { text: '{names} wiped the rice off the tray.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the plate to stop trembling.',
      '{names} ate a plump one, and it took a long time.',
      { text: '{names} counted the thin ones that leaned on each plump one.', needs: ['hands'] },
      { text: '{names} squeezed some lemon over the green cake.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tray was wiped, and the pot was washed inside and out. On the dish stood the last two plump ones, back to back, and neither of them leaned.',
    '{H} washed off the lemon and lay down on the blanket: both sides in, and roll. It was not done too tightly, for at night you grow.'
  ],
  last: [
    '{H} leaned on the pillow, nobody had come undone, and {H} was asleep.',
    'It was a rather plump roll with a nose at one end, and {H} was asleep in it.'
  ]
})
