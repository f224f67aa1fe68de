import { wishPlot } from '../wish-plot.ts'

export const blockWorld = wishPlot({
  id: 'wish-block-world',
  wishes: ['minecraft', 'mine craft', 'minecrafts', 'roblox', 'robloxs', 'block world', 'world blocks', 'blocky world', 'blocky', 'square world', 'mining building', 'mining blocks', 'mining diamonds', 'digging diamonds', 'pickaxe', 'pickaxes', 'building game', 'crafting mining', 'terraria'],
  answers: ['world', 'playing', 'game', 'video', 'computer', 'building', 'build', 'digging', 'dig', 'mining', 'mine', 'night', 'bed', 'diamond', 'diamonds', 'torch', 'torches', 'sheep', 'wool', 'square', 'everything', 'made', 'craft', 'crafting', 'with', 'my', 'monsters', 'survival', 'cow', 'cube', 'cubes', 'blue', 'real', 'life', 'inside', 'in', 'friends', 'loves', 'adventure', 'castle', 'tower', 'brother', 'of', 'and', 'a', 'story', 'like', 'cave', 'caves', 'underground', 'creeper', 'creepers', 'zombie', 'zombies', 'steve', 'villager', 'villagers', 'axolotl', 'enderman', 'mobs'],
  except: ['house', 'base', 'shelter', 'wolf', 'pet', 'before', 'lego', 'duplo', 'road', 'engine', 'ice', 'sun', 'cell', 'starting', 'writers', 'magnetic', 'wooden', 'flats', 'lost', 'deleted', 'stuck', 'dinosaur', 'dinosaurs', 'dragon', 'sharing', 'cake', 'birthday', 'party', 'unicorn', 'princess', 'horse', 'screen', 'limit', 'died', 'toilet', 'cheese', 'fall', 'knocked'],
  moods: ['first'],
  company: ['sun', 'block', 'bumpers', 'world', 'night'],
  about: 'In the world of blocks it is only morning when everybody is in bed, and somebody is still up.',
  titles: ['Somebody Is Still Up', 'Three Wool and Three Planks', '{H} in the World of Blocks', 'The Blue Block', 'Bump, Said the Night'],
  want: [
    {
      id: 'the-blue-block',
      A: 'partner',
      paragraphs: [
        'In the world of blocks everything has corners, even the cows and the rain. The ground was a great heap of boxes and cushions. {H} was digging for the blue block. There’s just one of it, and it’s always deep down.',
        '{A} dug as well, and now and then moved the sun. That was a square yellow book, and it went along the shelf. “There’s not much day left,” said {A}. “I’m nearly there,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'straight-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There’s one rule in the world of blocks, and everybody knows it. You must never dig straight down. “I’ve found a short cut,” called {A}. Then {A} was up to the armpits in boxes. “Have you dug straight down?” asked {H}.',
        '“A bit,” said {A}. {H} had to dig steps from the side, one block down, and one more. “What was it like in there?” asked {H}. “Short,” said {A}.'
      ]
    },
    {
      id: 'tree-top',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For planks you need a tree. The trunk was three boxes, and on top was a green towel, and {A} held up the towel. {H} knocked the boxes out with one fist, tock, tock, tock. “Can I put the leaves down now?” asked {A}.',
        '“No,” said {H}. “Trees stay up here, even if there’s nothing under them.” That is really how it is. {A} stood there as the top of a tree for some time. “There’s an apple in it,” said {A} at last, “if I may let go.”'
      ]
    },
    {
      id: 'sixty-four',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You can carry sixty-four of everything,” said {H}. “It all goes in.” {H} put a block of stone in one pocket. It was a matchbox, and it fitted. {H} put in a block of earth. It was a shoe box. One corner went in.',
        '“You’ve got sixty-three to go,” said {A}. {H} walked about with it for a while. At every step the shoe box knocked on the knee. “That’s why they walk so stiffly,” said {A}.'
      ]
    },
    {
      id: 'cow',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} put a box over {A}’s head, and was a cow. It walked straight on, as far as the door. There it turned by one whole corner, and walked straight on again. “Moo,” it said. Even that came out square.',
        '{H} held out a bit of wheat, and the cow followed it. {H} went round the table, and the cow came too, corner by corner. It could not stop. It looked as if it had planned something else for that day.'
      ]
    },
    {
      id: 'nine-squares',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H}’s pickaxe was a wooden spoon, and it was used up. “It looks just the same,” said {A}. “You can see that it’s red,” said {H}. They had to make a new one. You need a table with nine squares for that.',
        'They drew nine on the table, with flour and one finger. Three stones went along the top, and two sticks down the middle. {H} put one hand over it. “Pop,” said {A}, and there lay another wooden spoon. “That one’s like new,” said {H}.'
      ]
    },
    {
      id: 'seven-blocks',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A bucket of water runs for just seven blocks here, and stops. It was a blue scarf. {A} tipped it out at the top of the hill, and it came down over the boxes. “Five, six, seven,” counted {H}. There was still some scarf left.',
        '“It wants to go on,” said {A}. “It can’t,” said {H}, and tucked the end in. They both stood on the eighth block, where it is always dry, and looked at the sea.'
      ]
    },
    {
      id: 'begin-again',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The last cushion was a cliff, and off it stepped {A}, and sat down hard. If you fall off, you have to begin again at the place where you slept last. So {A} got up, walked off round the corner, and was gone.',
        'After a while {A} came back, with wet hands. “That was a long way,” said {H}. “I began in bed,” said {A}. “Then I came past the bathroom, and I thought, now that I’m here.” All that {A} had been carrying still lay by the cushion, in a ring.'
      ]
    },
    {
      id: 'square-bite',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From digging you get hungry, and you can hear it. They had a slice of toast each, since it had four corners already. “The bites have to be square as well,” said {H}.',
        'They tried it. You have to go in straight with the front ones, and come out at the side. {A} got something with five corners. {H} got a half moon. “There isn’t one of those here,” said {H}, and ate it up so that nobody saw.'
      ]
    },
    {
      id: 'elder-squares',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“And when have you won?” asked {S}. “You can’t win,” said {A}. “You just go on building.” “Where does it end?” “It doesn’t.” {S} thought about that with a finger on {S}’s chin.',
        '“I had that once with a blanket,” said {S}. “It was all squares. I couldn’t stop. It went over the bed, and down the other side, and at Easter it came to the door.” {A} would have liked to live there.'
      ]
    },
    {
      id: 'child-hen',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'In that world even the hens lay blocks, and the hen was {S}. {S} sat down, and clucked, and got up, and there was a brick. “It’s still warm,” said {S}. {A} felt it, and it was.',
        '“What comes out of it?” asked {A}. {S} put an ear to it. “A wall,” said {S}, “but a very small one.”'
      ]
    },
    {
      id: 'pet-round',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was one thing in the world of blocks that had no corners, and that was {A}. {H} looked from all sides. It was round in front, and round at the back. When it moved, it went on being round.',
        '“It’s come from another game,” said {H}. {A} looked at the ground, and at the boxes. Then {A} chose the only soft one.'
      ]
    },
    {
      id: 'hut',
      A: 'partner',
      paragraphs: [
        'Then the sun went in behind the last book. At night the Bumpers come, and can only walk straight on. Quickly {H} built a hut out of whatever blocks lay about, and got in with a torch. Bump, it went on the wall. Those were the sofa cushions, and behind them was {A}.',
        'To get to the morning you need a bed. For a bed you need three planks and three wool. The wool was socks. {H} lay down on it and shut both eyes. It stayed dark. Bump.'
      ]
    },
    {
      id: 'everybody-in-bed',
      A: 'partner',
      paragraphs: [
        '“It isn’t working!” called {H}. “It’s because of me,” said {A} through the wall. “It’s only morning when everybody’s in bed, and I’m still up.” “Then go to bed!” “I’ve got planks,” said {A}. “But you’ve got all the wool.”'
      ]
    }
  ],
  turn: [
    {
      id: 'grey-in-the-dark',
      A: 'partner',
      paragraphs: [
        '{H} counted. It was one and a half for each. “Bring your planks,” said {H}, and pulled a block out of the wall, to let {A} in. In the light of the torch it was blue.',
        '“That’s it!” said {H}. “I built it in!” “At night they’re all grey,” said {A}. They laid all the planks together, and the socks across, and lay down side by side. They shut their eyes. Bump, it went outside.'
      ]
    },
    {
      id: 'torches',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Where there’s a torch, a Bumper can’t come up out of the ground. So one torch stood at the head of the bed. “And down there?” asked {A}. It was rather dark by the feet. {H} shone the torch down there, and then it was dark up here.',
        '“There’s always one side,” said {H}. {A} held up the blue block, and the light ran off it to all four corners. After that it was enough.'
      ]
    },
    {
      id: 'square-moon',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Through a gap in the wall you could see a bit of the real window. There was something bright in it. “Is the moon square as well?” asked {A}. “In this world it is,” said {H}.',
        '{A} made a frame out of four fingers and held it up to one eye. {H} looked through as well, with the other cheek against it. There it was, the light and a bit of night, and it had four corners. “It fits,” said {A}.'
      ]
    },
    {
      id: 'eleven-doors',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“My house had thirteen doors,” said {A} in the dark. “And how many walls?” asked {H}. “None. I only had wood left for doors.” {A} had gone in and out by each of them, and shut it every time.',
        '“Did any Bumpers come in?” asked {H}. “One of them stood there all night,” said {A}, “and couldn’t choose.”'
      ]
    },
    {
      id: 'the-last-one-up',
      A: 'partner',
      paragraphs: [
        '“Was that you?” whispered {H}. “I’m in here,” whispered {A}. They looked out. Another cushion had slid down from the sofa, all by itself. “Everybody has to be in bed,” said {H} slowly. “They have to as well. Nobody’s ever told them.” So {H} pulled the Bumpers in, and laid them down flat. They were much softer than they had looked.',
        'Now nobody in all the world was up. “It’d be morning now,” whispered {A}. “I’d just have to get up and move the sun.” {H} lay between two Bumpers, and they were warm already. “Leave it where it is,” said {H}. “It’s quite a good night.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} grazed on the far side of the heap, with four corners each way.',
      '{names} tunnelled into a box, and came out of the same box.',
      { text: '{names} stacked cushions, very square and very straight.', needs: ['hands'] },
      { text: '{names} mined a slipper, a spoon and half a jigsaw.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into a tower of boxes, and the tower sat down.',
      '{names} crawled into a box, and looked out at one corner.',
      { text: '{names} lined up the boxes, with every corner against a corner.', needs: ['hands'] },
      { text: '{names} hung a small lantern on a box, and it was a yellow cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down at the foot of the planks, in a block.',
      '{names} breathed as squarely as possible, and then in rounds.',
      { text: '{names} filled the hole in the wall with a box of tissues.', needs: ['hands'] },
      { text: '{names} smoothed the socks across, and one had a heel in it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} stacked the blocks by the wall. The blue one came along.',
    '{H} washed, and went to the other bed. The blanket had four corners too, and they were all tucked in.'
  ],
  last: [
    'Nobody was up any more, and so it could be morning soon, and {H} slept.',
    'Under the square night, on a square pillow, {H} lay quite round and was asleep.'
  ]
})
