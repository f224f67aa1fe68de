import { wishPlot } from '../wish-plot.ts'

const SHORT = ['missing stone', 'missing brick', 'missing block', 'missing piece', 'missing top', 'missing point', 'lost stone', 'lost top', 'lost point', 'one stone short', 'last stone', 'last brick', 'smallest stone', 'needs stone', 'stone gone', 'top stone', 'without a top', 'without a point', 'no top', 'no point', 'not finished', 'unfinished', 'hole', 'ant', 'ants']

export const pyramidOneStoneShort = wishPlot({
  id: 'wish-pyramid-one-stone-short',
  beginsElsewhere: true,
  wishes: ['a pyramid with one missing stone and the ant who finds it', ...SHORT.map((short) => `pyramid ${short}`), 'ant finds missing stone', 'ant finds missing brick', 'ant carries stone', 'ant last stone', 'ant found stone', 'little ant big pyramid', 'ant climbs pyramid'],
  answers: ['pyramid', 'pyramids', 'tower', 'wall', 'bridge', 'castle', 'stone', 'stones', 'brick', 'bricks', 'block', 'blocks', 'piece', 'missing', 'misses', 'lost', 'gone', 'last', 'one', 'single', 'top', 'point', 'tip', 'hole', 'finished', 'unfinished', 'needs', 'short', 'of', 'ant', 'ants', 'little', 'tiny', 'small', 'smallest', 'big', 'tall', 'huge', 'old', 'ancient', 'egypt', 'egyptian', 'desert', 'sand', 'camel', 'sun', 'shadow', 'shoe', 'finds', 'find', 'found', 'finding', 'looks', 'looking', 'search', 'searches', 'carries', 'carried', 'brings', 'brought', 'back', 'builds', 'built', 'building', 'build', 'mends', 'helps', 'helped', 'everybody', 'everyone', 'nobody', 'who', 'that', 'which', 'with', 'without', 'and', 'the', 'a', 'it', 'in', 'for', 'up', 'all', 'is', 'was', 'where', 'knows', 'only', 'clever', 'strong', 'brave', 'about', 'story'],
  except: ['mummy', 'mummies', 'pharaoh', 'tomb', 'curse', 'sandwich', 'kidney', 'food pyramid', 'scheme', 'human', 'circus', 'cups', 'precious', 'ring', 'necklace', 'picnic', 'bit', 'bitten', 'sting', 'stung', 'bath', 'fell', 'falls', 'collapsed', 'war', 'bomb', 'hurt', 'died', 'dead', 'grave', 'lego', 'crane', 'digger', 'troll', 'goat', 'london bridge', 'dragon', 'princess', 'aunt', 'jenga', 'sandcastle', 'throws', 'threw', 'window', 'wall-e', 'kitchen'],
  moods: ['lost', 'learning', 'proud', 'waiting'],
  isTale: true,
  out: true,
  company: ['pyramid', 'ant', 'stone', 'shoe', 'sand', 'shadow', 'list', 'row', 'rows', 'point', 'sun', 'camel', 'pigeon', 'toe', 'plan', 'top', 'biscuit', 'corners', 'watchman'],
  about: 'A pyramid is one stone short, and they look for a big one, until its shadow shows that each row is smaller than the one below; so the last stone is as small as a pea, and the ant finds it where something has been pressing all along.',
  titles: ['One Stone Short', 'The Ant on the Hundredth Row', 'The Shadow Gets a Point', '{H} Has Something in One Shoe', 'As Far as the Toe'],
  want: [
    {
      id: 'the-last-on-the-list',
      A: 'partner',
      paragraphs: [
        'The pyramid was one stone short, and {H} was looking for it all over the sand. {H} limped, for there was something in one shoe, but that could wait. The pyramid had a hundred rows of stones, and no point.',
        '“These are all as big as cupboards,” said {A}, who had the list. “So the last one can’t be hard to find.” “I’m looking as well,” somebody called from below. It was an ant. “Very kind,” said {A}. “But it’s bigger than you think.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-mushroom',
      A: 'partner',
      paragraphs: [
        'They looked behind everything big. Behind a palm tree lay a stone like a cupboard, and it was not on any list. {H} shut one eye, and imagined it on top of the pyramid. It stuck out on all sides.',
        '“It’s a mushroom,” said {A}. It was a handsome mushroom, but the list said pyramid. {H} limped on, and the ant came after, and looked into every crack.'
      ]
    },
    {
      id: 'two-million',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In front of the pyramid sat a watchman on a folding chair. “Have you seen a stone?” asked {A}. The watchman turned round and looked at the pyramid for a while. “About two million,” said the watchman. “Which do you want?” “The one that’s missing,” said {H}.',
        '“That one I haven’t seen,” said the watchman. “I’d have noticed it by now. I look at stones all day.” The watchman moved to one side, chair and all. Under the chair there was no stone either.'
      ]
    },
    {
      id: 'behind-the-camel',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A camel lay in the sand, and you could not see what was under it. “Would you mind getting up?” asked {A}. The camel chewed, first to the left and then to the right. It got up, one leg after another, like a deckchair. Under it there was warm sand.',
        '“Nothing,” said {H}. The camel could have told them that, but nobody had asked. It walked three steps, and folded itself up again. Now they did not know what was under there.'
      ]
    },
    {
      id: 'aunt-on-the-fifth',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Do you know your way about up there?” {A} asked the ant. “I was born on the third row,” said the ant. “I’ve an aunt on the fifth. It’s rather a steep street.” It had never known that it was a pyramid. It had taken it for the world.',
        '“And that it’s got no point?” asked {H}. “We did wonder sometimes,” said the ant, “what it was all leading up to.” It looked up along the rows, and shaded its eyes with two of its feet.'
      ]
    },
    {
      id: 'the-pigeon-up-there',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Right at the top, where the point should be, sat a pigeon. It was nice and flat up there, and the pigeon had never asked itself why. “Will you move, when we’ve found the stone?” called {H}. The pigeon looked down, first with the one eye and then with the other.',
        '“You’ll be one row lower,” called {A}, “but with four corners to choose from.” The pigeon went round in a circle and tried that out. Four corners were a good deal. It would have to think about them until the evening.'
      ]
    },
    {
      id: 'found-a-biscuit',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ve got it!” called the ant. It came backwards out of a crack, and pulled at something square. It had four good corners. {A} bent down to look. “That’s a biscuit,” said {A}. “Yes,” said the ant proudly. “Will it do?”',
        '{H} thought of the first rain. The ant thought of it too. It was too good for a pyramid anyway, said the ant. So the biscuit was left on the bottom row, to be looked for again at teatime.'
      ]
    },
    {
      id: 'other-with-the-plan',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been puzzling over the plan of the pyramid since noon. “It goes down to a point,” said {A}. “So the last stone’s got to be there, deep in the sand.” {H} looked at the plan as well, and turned it the other way up.',
        '“Ah,” said {A}. “That explains the palm trees.” They had been hanging upside down all afternoon, with their hair in their eyes. {A} had already felt sorry for them. Now that they stood up, they looked much better.'
      ]
    },
    {
      id: 'pet-in-the-shade',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had helped at first, and then {A} lay down in the pyramid’s shadow, right at the edge. After a while the sun shone on {A}’s nose, and {A} moved over. After another while {A} moved over again.',
        '“The shadow’s walking,” said {H}. By the evening {A} had seen one whole side of the pyramid like that, lying down. It seemed to be the best way to see a pyramid. There was a long smooth trail in the sand.'
      ]
    },
    {
      id: 'elder-a-button',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once looked for a button for a whole week,” said {S}. “A blue one, from my coat. I went all over town for it.” “Where was it?” asked {A}. “I was limping by Friday,” said {S}. “On Saturday I took off my boot.”',
        '“And it was in there?” “It had been everywhere that I’d looked,” said {S}. “It knew the town better than I did.” {A} laughed at that, and limped on beside {S}, along the bottom row.'
      ]
    },
    {
      id: 'child-builds-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had built one as well in the meantime, out of sand, as high as a bucket. “Mine’s finished,” said {S}. “Mine’s even got a point.” {A} bent down. The point was a small snail, and it was on its way down.',
        '“Yours is losing its point,” said {A}. {S} turned the snail round, so that it walked up again. That had to be done from time to time. A point like that was more work than one of stone, but it had eyes.'
      ]
    },
    {
      id: 'smaller-every-row',
      A: 'partner',
      paragraphs: [
        'The sun sank, and the pyramid’s shadow lay far out over the sand. {A} walked along it. First it was as wide as a house, then as a door, then as a hand. “Every row’s smaller than the one below,” said {A}. “So the last stone’s the smallest of all!” It could be no bigger than a pea.',
        '“Then I’m the right size,” said the ant. It looked into everything small. It walked up a shoelace, and into {H}’s shoe. “Found it!”'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-heel',
      A: 'partner',
      paragraphs: [
        '{H} shook out the shoe. Out came sand, and a stone with four sides and a point. {H} had limped on it all day. But how was it to get up there? The bottom row alone was as high as a table.',
        'The ant took the stone on its head. “I carry bigger crumbs than that before breakfast,” it said, and set off up the pyramid. By the third row it was a dot.'
      ]
    },
    {
      id: 'tea-on-the-fifth-row',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the fifth row the dot stopped, and there were two dots. “That’ll be a relative,” said {A}. They could see that the stone was put down, and that there was a lot of nodding. Then the second dot tried the stone on its own head, and gave it back.',
        '“Now they’re saying goodbye,” said {H}. It took a long time, because of all the feet. Then one dot went on upwards. The other stayed at the edge, and waved with something. It was a very small hanky.'
      ]
    },
    {
      id: 'ant-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the list stood everybody who had carried a stone, and how many. There were a thousand names. “Who’s carrying this one?” asked {A}, and held the pencil over the last line. {H} had never asked what the ant was called. “Write Ant,” said {H}.',
        'So {A} wrote it, and behind it the number. “Ant, one,” it said there now, right at the bottom. {A} had written it so small that only the ant could read it.'
      ]
    },
    {
      id: 'as-far-as-the-toe',
      A: 'partner',
      paragraphs: [
        'By the twentieth row they had lost sight of the ant. But they could watch the shadow. At the far end, where it was blunt, something very small moved. Then the shadow had a point, and touched {H}’s bare toe. {A} ticked off the last stone. The shadow waved, with several legs.',
        'It was dark by the time the ant was down again. “What’s it like up there?” asked {H}. “Small,” said the ant. “Everything’s small. You as well. I could have carried you.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up along all the rows, to where they stopped.',
      '{names} walked once along the bottom, and it was a long way.',
      { text: '{names} held up a finger, and in that way the pyramid had a point.', needs: ['hands'] },
      { text: '{names} counted the rows, and had to begin again at forty.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind the palm tree from the other side, and found {H}.',
      '{names} made room for the ant, which was in a hurry.',
      { text: '{names} lifted a stone, and put it back where it belonged.', needs: ['hands'] },
      { text: '{names} dug in the sand, and found more sand.', needs: ['hands'] }
    ],
    turn: [
      '{names} lost sight of the ant, and looked for it one row too high.',
      '{names} took good care not to tread on the shadow.',
      { text: '{names} waved up, with two arms only.', needs: ['hands'] },
      { text: '{names} held the empty shoe meanwhile.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the hall at home {H} turned both shoes over, and a little sand ran out. It made a small heap, wide below and pointed on top.',
    '{H} washed the sand off every toe, and lay down. The blanket went up in the middle, over two knees, and was a pyramid with nothing missing.'
  ],
  last: [
    'Then the knees sank, row by row, and {H} was asleep.',
    'On the smallest stone of all stood the moon, and {H} was asleep.'
  ]
})
