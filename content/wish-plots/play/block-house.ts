import { wishPlot } from '../wish-plot.ts'

export const blockHouse = wishPlot({
  id: 'wish-block-house',
  beginsElsewhere: true,
  wishes: ['minecraft', 'mine craft', 'minecrafts', 'roblox', 'blocky pig', 'blocky world pig', 'minecraft house', 'minecraft base', 'minecraft home', 'minecraft shelter', 'minecraft build', 'minecraft builds', 'minecraft building', 'minecraft night', 'minecraft pet', 'minecraft dog', 'minecraft wolf', 'minecraft pig', 'mine craft house', 'mine craft base', 'blocky world', 'blocky world house', 'blocky world mine', 'blocky world build', 'blocky world night', 'blocky game', 'blocky house', 'blocky house night', 'blocky base', 'world made of blocks', 'world of blocks', 'world blocks night', 'world blocks house', 'world cubes', 'block world house', 'block world night', 'block game', 'block game night', 'cube world', 'square world house', 'mine build night', 'mine build before night', 'mining building night', 'mine and build', 'mining and building', 'build a base before dark', 'build base before dark', 'base before dark', 'base before night', 'build base night', 'build base dark', 'building base dark', 'building base night', 'house before night', 'house before dark', 'shelter before night', 'shelter before dark', 'build shelter night', 'build house before night comes', 'first night survival', 'survival mode', 'roblox house'],
  answers: ['blocky', 'block', 'blocks', 'world', 'minecraft', 'craft', 'crafting', 'game', 'games', 'video', 'computer', 'like', 'where', 'you', 'we', 'they', 'he', 'she', 'mine', 'mines', 'mining', 'dig', 'digs', 'digging', 'build', 'builds', 'building', 'built', 'make', 'makes', 'making', 'house', 'home', 'base', 'shelter', 'hut', 'castle', 'tower', 'before', 'night', 'nighttime', 'dark', 'darkness', 'comes', 'come', 'coming', 'falls', 'gets', 'sunset', 'sun', 'sets', 'goes', 'down', 'until', 'have', 'has', 'had', 'to', 'must', 'need', 'first', 'survive', 'survives', 'survival', 'mode', 'stone', 'wood', 'trees', 'tree', 'diamond', 'diamonds', 'pickaxe', 'torch', 'torches', 'bed', 'door', 'pet', 'pig', 'wolf', 'dog', 'cat', 'sheep', 'friend', 'friends', 'with', 'their', 'his', 'her', 'my', 'our', 'brother', 'sister', 'beside', 'out', 'of', 'made', 'square', 'cube', 'cubes', 'zombie', 'zombies', 'creeper', 'creepers', 'monsters', 'mobs', 'steve', 'alex', 'real', 'inside', 'in', 'story', 'please', 'about', 'and', 'a', 'the', 'boy', 'girl', 'kid', 'kids', 'children', 'hill', 'cave', 'adventure', 'time', 'day', 'roblox', 'together', 'best', 'big', 'biggest'],
  except: ['lego', 'duplo', 'road', 'engine', 'ice', 'igloo', 'snow', 'lost', 'deleted', 'screen', 'limit', 'limits', 'died', 'dead', 'killed', 'hurt', 'hospital', 'homeless', 'tent', 'camping', 'camp', 'cushions', 'blanket', 'den', 'dinosaur', 'dinosaurs', 'dragon', 'dragons', 'birthday', 'party', 'cake', 'unicorn', 'afraid', 'scared', 'war', 'bombs', 'police', 'fight', 'new', 'move', 'moving', 'treehouse', 'school', 'knocked', 'sandcastle', 'sandcastles', 'beach', 'playground', 'cellar', 'military', 'army', 'soldier'],
  moods: ['first'],
  isTale: true,
  out: true,
  company: ['sun', 'pig', 'hill', 'blocks', 'night', 'hole', 'heap', 'walls', 'wall', 'grumps', 'roof'],
  about: 'In a world where everything is square the house has to be built before night, and is only knee-high, when somebody looks at where all the blocks came from.',
  titles: ['Before the Square Sun Sets', 'Where All the Blocks Came From', '{H} Builds Before Night', 'A Pig With Eight Corners', 'Knock, Said the Night'],
  want: [
    {
      id: 'square-sun',
      A: 'partner',
      paragraphs: [
        'In the world of blocks the sun is square, and it was already halfway down. {H} knocked a block out of the hill, tock, tock, tock. {H} wanted to have a house before night came, a big one, with a tower. A square pig watched.',
        '“And what’s in the night?” asked {A}, who was carrying the blocks. “Grumps,” said {H}. “They walk with their arms out, wherever there’s no wall.” {A} began to carry two at a time.'
      ]
    }
  ],
  way: [
    {
      id: 'the-pig',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The pig had followed them since noon, because of a carrot. It had eight corners, and a nose like a plug. When {H} went left, it went left, with a small jerk. “What’s it called?” asked {A}. {H} had not thought of that. “Corner,” said {H}.',
        '“Which one?” asked {A}. “All of it,” said {H}. The pig oinked, and it came out in one short square piece. So the name must have been right.'
      ]
    },
    {
      id: 'the-tree',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They needed wood, too. {H} knocked out the bottom of a tree, and then the middle. The top stayed up in the air by itself, with all its leaves. {A} would not walk under it. “It’s got nothing to stand on,” said {A}.',
        '“It doesn’t know that,” said {H}. “Don’t say it so loudly.” They tiptoed off with the planks. At the hill {A} turned round again, and it was still up there. An apple fell from it, a square one.'
      ]
    },
    {
      id: 'pockets-full',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In such a world you can carry a whole hill in your pocket. {A} put in nineteen blocks of stone, one after the other. {A} did not get any fatter. Only bending down got harder. “How do I get them out again?” asked {A}.',
        '“You look where you want one,” said {H}, “and put it there.” {A} looked at a bee, by mistake. Now there was a block of stone in the air, with a bee on top. The bee thanked them and sat down.'
      ]
    },
    {
      id: 'the-blue-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Deep in the hill something sparkled. {H} knocked more softly, and out came a block that was blue, and quite clear. It was a diamond. “What can you make of that?” asked {A}. “Anything,” said {H}. “A spade that never breaks.”',
        '{A} looked through it at the sun. There were six suns. “Or a window,” said {A}. {H} had to think about it. There were plenty of spades, but nobody that {H} knew had such a window.'
      ]
    },
    {
      id: 'the-cow',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A square cow had come to look. It stood exactly where the kitchen was going to be. {A} pushed from behind, and the cow moved on by one block. Then it moved back by one. “I think it lives here,” said {A}.',
        '“We’ll build round it,” said {H}. So they put in a wall on the left of the cow, and another on the right. The cow looked at them both. Then it walked out at the front, and had been on its way all along.'
      ]
    },
    {
      id: 'sand-wall',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had a good idea. “Sand’s quicker,” said {A}, and laid a whole row of it over the doorway. It stayed there for one long breath. Then it all came down on {A}, hiss, up to the knees.',
        '“Sand falls,” said {H}, “and stone doesn’t.” That is a rule there, and it is the only one that the sand knows. {H} dug {A} out with a shovel, one square at a time. The pig helped with its nose.'
      ]
    },
    {
      id: 'the-tower-plan',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} drew the house in the dirt. It had a hall, and a tower, and a room for the pig with its own front door. “And where do we sleep?” asked {A}. {H} had forgotten that. {H} drew two beds in the tower, and then a third, because of the pig.',
        '“How many blocks is it?” asked {A}. They counted the lines. It came to four hundred, without the roof. They looked over at the heap. There were thirty-one on it, and on one of those sat the pig.'
      ]
    },
    {
      id: 'elder-door',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll do the door,” said {S}, “I’ve hung doors before.” {S} put up six planks, three and three, and there it was. It had a handle, and hung straight. “That’s all?” asked {S}. “At home it took me two days, and I had to take it off again.”',
        '{S} opened it and shut it, and opened it. There was no house round it yet. {A} went through all the same, and wiped both feet. It was that kind of door.'
      ]
    },
    {
      id: 'child-hole',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to build up, but down. {S} dug a hole, one block wide, and stood in it. Only the top of {S}’s head could be seen. “I’m finished,” said {S}. “Where’s the roof?” asked {A}. {S} put a flower on top.',
        'It was the first house of the evening to be ready. {A} was invited in, and there was room for one foot. They both said that it was very snug. Then {S} wanted stairs.'
      ]
    },
    {
      id: 'pet-digs',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was round, and everything else had corners. {A} smelled at the pig, and the pig smelled back, and they went once round each other. The pig took four turns for it. {A} did it in one.',
        'After that they stayed together. Where {A} lay down, the pig lay down, block by block. {H} broke the carrot in two. {A} did not like carrot, but ate it, since somebody else would have.'
      ]
    },
    {
      id: 'baby-block',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat on the grass, which was made of squares as well, and was given the smallest block. {A} tried it from every side. It tasted the same on all six. Then {A} put it down on top of another.',
        'That was a tower. {A} knocked against it, as you have to, and nothing fell. {A} pushed again. In this world things stay where you put them. {A} had never heard of such a thing, and began to cry, until {H} took it down.'
      ]
    },
    {
      id: 'knee-high',
      A: 'partner',
      paragraphs: [
        '{H} put block on block, all the way round, nine on each side. By the time the sun touched the trees, the walls came up to {H}’s knees. “We could lie down flat in it,” said {H}, and lay down.',
        'A green grump came out from behind a tree. “Hurrrm,” it said. It lifted one square foot, and stepped over the wall. {H} and {A} jumped out at the other side. “We’ve used up every block,” said {H}, “and it’s night.”'
      ]
    },
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        '{A} looked at the place where the heap of blocks had been. “Where did we get them all from?” asked {A}. “Out of the hill,” said {H}. “And what’s there now?”',
        'In the side of the hill there was a hole. It was nine blocks wide, and as high as a room. It had a floor and three walls, and a whole hill for a roof. “We’ve been building it all day,” said {A}. “We were just looking at the wrong end.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-wall',
      A: 'partner',
      paragraphs: [
        'Now they needed only one more wall. {A} fetched some blocks back, and {H} set them across the front. The grumps came over the meadow with their arms out. “The pig!” called {H}.',
        'It stood outside, with its nose in a flower. {H} held out a carrot. Jerk, jerk, jerk, the pig came in, and {A} shut the last block behind it. Tock. It was dark inside, and dry.'
      ]
    },
    {
      id: 'a-light',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In one corner grew a mushroom that glowed. {A} put it in the middle of the ceiling, and the whole room turned yellow. On every wall you could see the square marks where {H} had knocked. “That’s the very first one,” said {H}, and laid a hand in it.',
        '{H} made beds out of three planks and a bit of wool each. They were square, of course, so that you could lie in them either way. The pig tried all of them. It took the one by the wall.'
      ]
    },
    {
      id: 'a-window',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} took out one small block at eye height and put in glass. Now they could see the moon, which was square too and had a chip in it. Down on the meadow the grumps were sitting in the knee-high house, in two rows.',
        '“They like it,” said {A}. One of them had put a flower in the corner. “They’ve never had a house,” said {H}. “They only ever go and look at other people’s.” The pig looked out as well, and grunted.'
      ]
    },
    {
      id: 'knock',
      A: 'partner',
      paragraphs: [
        'There was a knock at the wall. “Hurrrm,” said a grump outside. “They can’t get in,” said {A}. “It’s only asking if we’re home,” said {H}, and knocked back, once.',
        'That was all the grump had wanted. They heard it walk off over the grass. {H} leaned on the pig, which was warm, and fitted exactly into the corner. “And we’ve got a tower, too,” said {H}. “It’s the hill, on top of us.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the sun, which was losing a corner.',
      '{names} lay down on a block, and was carried along with it.',
      { text: '{names} passed the blocks along, from hand to hand.', needs: ['hands'] },
      { text: '{names} knocked as well, tock, and got out a bit of gravel.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the middle of the house, where the table was going to be.',
      '{names} ran once round the walls, and hopped over them.',
      { text: '{names} set down the last block, and looked for another.', needs: ['hands'] },
      { text: '{names} measured the wall against one knee.', needs: ['hands'] }
    ],
    turn: [
      '{names} slipped in under the last gap.',
      '{names} turned round three times, and lay down by the pig.',
      { text: '{names} held the blocks steady while they were set.', needs: ['hands'] },
      { text: '{names} stroked the pig along one edge.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then it was bedtime there, and at home as well. {H} washed, and all the corners went soft.',
    '{H} lay down, and the pillow gave way, as no pillow does in the world of blocks. Behind the wall it was night, and it stayed outside.'
  ],
  last: [
    'Far off something knocked at a tree, once, and {H} was asleep.',
    'The square moon went up by one square, and {H} was asleep.'
  ]
})
