import { wishPlot } from '../wish-plot.ts'

export const cakeUpsideDown = wishPlot({
  id: 'wish-cake-upside-down',
  wishes: ['cake landed upside down', 'cake fell upside down', 'cake upside down floor', 'birthday cake upside down', 'birthday cake landed', 'cake landed on its head', 'cake landed on its face', 'cake landed on its top', 'cake landed wrong way', 'cake flipped over', 'cake tipped over', 'cake toppled', 'cake slid off plate', 'cake slipped off plate', 'cake slipped off', 'cake slid off', 'birthday cake fell', 'birthday cake dropped', 'dropped birthday cake', 'dropping birthday cake', 'dropped the cake', 'drops the cake', 'cake dropped', 'cake fell over', 'cake fell off', 'cake fell floor', 'cake landed floor', 'cake floor', 'cake splat', 'birthday cake splat', 'icing stuck cake fell', 'cake icing side down', 'cake landed icing', 'cake landed face down', 'cake fell face down', 'birthday cake ruined', 'icing came off cake'],
  answers: ['cake', 'cakes', 'birthday', 'birthdays', 'party', 'chocolate', 'sponge', 'lemon', 'vanilla', 'icing', 'frosting', 'whale', 'candles', 'candle', 'landed', 'lands', 'landing', 'fell', 'falls', 'fall', 'falling', 'dropped', 'drops', 'dropping', 'slipped', 'slid', 'slides', 'flipped', 'turned', 'tipped', 'over', 'off', 'down', 'upside', 'face', 'head', 'top', 'wrong', 'way', 'floor', 'table', 'tray', 'plate', 'kitchen', 'car', 'splat', 'squashed', 'whole', 'big', 'little', 'her', 'his', 'my', 'our', 'the', 'was', 'when', 'and', 'but', 'so', 'today', 'yesterday', 'third', 'fourth', 'fifth', 'sixth', 'three', 'four', 'five', 'six', 'laughed', 'laugh', 'cried', 'sad', 'still', 'ate', 'eat', 'anyway', 'everyone', 'everybody', 'just', 'before', 'accidentally', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'sister', 'brother', 'mom', 'mommy', 'mama', 'papa', 'auntie', 'uncle', 'cousin', 'friend', 'friends', 'baby', 'seven', 'eight', 'strawberry', 'cream', 'homemade', 'beautiful', 'ruined', 'stuck', 'came', 'evening', 'morning', 'afternoon', 'home', 'we', 'it', 'name'],
  except: ['pineapple', 'dog', 'cat', 'bear', 'dragon', 'monster', 'dinosaur', 'mixer', 'burnt', 'burned', 'stole', 'died', 'hospital', 'wedding', 'shop', 'baker', 'ice', 'cup'],
  moods: ['losing', 'change', 'first', 'late'],
  company: ['cake', 'paper', 'whale', 'plate', 'icing', 'crumbs', 'candles', 'tray', 'name', 'letters'],
  about: 'The birthday cake lands upside down, and its icing stays on the paper, back to front; but what is printed once is wrong, and what is printed twice is right.',
  titles: ['The Cake on Its Head', 'A Whale on the Paper', '{H} Prints It Twice', 'The Flattest Top of All', 'Back to Front'],
  want: [
    {
      id: 'on-its-head',
      A: 'partner',
      paragraphs: [
        'The birthday cake was for {H}. On top it had a blue whale of icing, and {H}’s name. Then it slid off its plate. It turned over in the air, quite slowly, and landed upside down on the floor. Luckily a tray stood there, with a clean sheet of baking paper on it.',
        '“It’s standing on its head,” said {A}. You saw only its brown bottom. {H} wanted it the right way up, with the whale on it, before the birthday song.'
      ]
    },
    {
      id: 'the-other-way-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} bent down, and looked at the upside-down cake from between two knees. It did not help. Now the cake was the right way up, but the lamp was standing on the ceiling.',
        '“Perhaps we could have the whole party like this,” said {A}. They thought about the juice. Then {H} stood up again.'
      ]
    }
  ],
  way: [
    {
      id: 'plate-on-plate',
      A: 'partner',
      paragraphs: [
        '{H} laid a plate on the cake’s bottom. “Hold tight, and over,” said {A}. {H} held the tray and the plate together, and turned the lot. Now the cake stood on the plate, right way up. {H} lifted off the tray, and then the paper.',
        'But all the icing came off with the paper. On top of the cake there was only a round bare hill with crumbs on it. “It’s got no whale,” said {H}.'
      ]
    },
    {
      id: 'with-a-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried to move the whale with a spoon. The spoon got under its tail, and no further. The tail came up, and the rest did not care to. {H} laid it down again, and smoothed it out.',
        'The spoon had icing on it now, and could not go back into the drawer like that. {H} saw to it. “How’s the whale?” asked {A}. “Sweet,” said {H}.'
      ]
    },
    {
      id: 'how-it-fell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why did it land upside down?” asked {H}. They tried it out with a slice of bread and a cushion. The bread slid off the edge of the table, tipped, and went half round. Then the cushion came. The bread lay on its face.',
        '“It hasn’t time for a whole turn,” said {A}. “The table’s too low.” A cake from a table as high as a door would have landed on its feet. But who would put a cake up there?'
      ]
    },
    {
      id: 'a-bare-hill',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They looked at the bare cake. While it was baked it had risen, and the middle had risen most. “It’s a hill,” said {A}. “Perhaps it doesn’t need icing.” {H} put a raisin at the very top, where the view was best.',
        'The raisin rolled down on the far side. {H} put it up there again, and it rolled down on this one. It was clearly a cake for icing. The raisin had seen both sides by now, and {H} ate it.'
      ]
    },
    {
      id: 'other-guesses',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in and saw the paper first. “What a good picture,” said {A}. “Is it a shoe?” It was the whale, with its tail on the wrong side. “And who’s that?” asked {A}, and tried to read {H}’s name from the back.',
        'It sounded like somebody from a long way off. “I’d like to meet them,” said {A}. “It’s me,” said {H}. “I fell on my head.”'
      ]
    },
    {
      id: 'pet-crumbs',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'When the cake landed, {A} had heard it, and came to see what else would come down. {A} lay under the table with one ear up. There was a crumb, and {A} looked at it. It was a very small part of a birthday.',
        'Nothing more fell all evening. {A} stayed there, in case. You can never tell with cakes which way up they will come.'
      ]
    },
    {
      id: 'elder-jelly',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once made a jelly that had to be turned upside down,” said {S}. “You’re meant to do that with a jelly. I turned it, and it stayed up in the bowl.” “And then?” asked {A}. “I sang to it,” said {S}. “I thumped. I turned my back.”',
        '“Did it come down?” asked {A}. “When the guest of honour was looking under it,” said {S}. “A cake’s a quick thing, next to that.”'
      ]
    },
    {
      id: 'child-upside-down',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} lay on the rug, on a tummy, and was a cake. “I’ve landed,” said {S}. “You can’t see what I’ve got on top.” {A} guessed candles, and then a whale. “It’s a button,” said {S}, and rolled over to show it.',
        'Now it was {A}’s turn to land upside down. {A} had got a pocket on top, with a peg in it. “That’s a wash-day cake,” said {S}.'
      ]
    },
    {
      id: 'like-a-stamp',
      A: 'partner',
      paragraphs: [
        '{A} looked at the paper for a long time. The icing lay on it quite whole. But the whale swam to the left, and it should have swum to the right. {H}’s name began at the end. “It’s printed,” said {A}. “It’s back to front, like on a stamp.”',
        '“A stamp’s wrong,” said {H}, “until you print with it.” They both looked at the cake.'
      ]
    }
  ],
  turn: [
    {
      id: 'print-it-again',
      A: 'partner',
      paragraphs: [
        'A hill is no good to print on. So {H} turned the cake upside down again, with its flat bottom up. Then {H} took the paper by two corners, and laid it on there with the icing underneath. {H} pressed the whale down all over. “Now, from the tail,” said {A}.',
        '{H} peeled off the paper. There swam the whale, to the right, and under it stood {H}’s name, and you could read it. “It’s on its head again,” said {H}, “and now it’s right.”'
      ]
    },
    {
      id: 'reading-the-paper',
      A: 'same',
      spare: 9,
      paragraphs: [
        'On the paper there was still a thin blue ghost of the whale. {H} held it up to the mirror. In there it swam to the right, and the name could be read. “The mirror turns it round as well,” said {A}. “But you can’t eat it.”',
        '{H} licked the paper at the bottom, where the name ended. So the one in the mirror had one letter less.'
      ]
    },
    {
      id: 'it-was-not-the-first',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} had once had a cake that was upside down on purpose. It had been baked with the fruit at the bottom. Then it was turned over, and everybody said “Ah!” {H} turned over an empty plate, to see how that was done.',
        '“Ah!” said {A}. There was a number on the bottom, and a small blue crown. {H} turned over the next plate, and the next. They had lived with those plates for years, and never seen them from that side.'
      ]
    },
    {
      id: 'where-the-hill-is',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Where’s the hill now?” asked {A}. It was at the bottom, and the cake sat on it. {H} pushed with one finger. The cake leaned over, and came back. It leaned the other way, and came back from there too.',
        '“That’s because it landed upside down,” said {H}. “Other people’s can’t do it.” They pushed it for every year of {H}’s. It took some time.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      paragraphs: [
        'A cake is round on top and flat underneath, and this one was upside down. It had the flattest top that anybody had ever put candles in. Underneath it was a hill. The candles were blown out, and {A} sang the birthday song again. At the loud part the cake began to rock.',
        'It rocked to the left and to the right, and on top of it swam the whale. “Now it’s at sea,” said {H}, and had the slice with the tail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the brown bottom of the cake, which nobody had ever seen before.',
      '{names} thought that it was a good landing, for a cake.',
      { text: '{names} picked up the candles, which had landed all over the place.', needs: ['hands'] },
      { text: '{names} held the tray still, so that the cake should not land any further.', needs: ['hands'] }
    ],
    way: [
      '{names} read the name on the paper from right to left.',
      '{names} walked round the tray, to see the whale from behind.',
      { text: '{names} brought a bigger plate for the next time.', needs: ['hands'] },
      { text: '{names} brushed the crumbs off the hill.', needs: ['hands'] }
    ],
    turn: [
      '{names} blew at the cake from one side, and it leaned.',
      '{names} sang the second part upside down, from the low notes to the high ones.',
      { text: '{names} stuck in a candle, just where the whale would have its spout.', needs: ['hands'] },
      { text: '{names} held down one corner of the paper while it was peeled.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were washed, and the tray, and a blue tail was rubbed off the table.',
    '{H} washed, and landed in bed face down, turned over once, and lay the right way up.'
  ],
  last: [
    'In the kitchen half a whale rocked a little, and lay still, and {H} was asleep.',
    'The last slice stood on its head, and {H} was asleep.'
  ]
})
