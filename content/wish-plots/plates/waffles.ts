import { wishPlot } from '../wish-plot.ts'

export const waffles = wishPlot({
  id: 'wish-waffles',
  wishes: ['waffle', 'waffles', 'making waffles', 'waffle iron', 'waffle maker', 'belgian waffle', 'belgian waffles', 'waffle breakfast', 'waffle day', 'gaufre', 'gaufres'],
  answers: ['syrup', 'maple', 'blueberry', 'blueberries', 'berries', 'butter', 'cream', 'square', 'squares', 'holes', 'pockets', 'iron', 'breakfast', 'sunday', 'saturday', 'morning', 'weekend', 'warm', 'crispy', 'batter', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'eat', 'eating', 'ate', 'eats', 'favourite', 'favorite', 'loves', 'yummy', 'treat', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'family', 'together', 'today', 'tomorrow', 'our', 'kitchen', 'dinner', 'plate', 'stack', 'norwegian', 'heart'],
  except: ['potato', 'cone', 'blanket', 'knit', 'fabric', 'sick', 'ill', 'allergic', 'allergy', 'burnt', 'burned', 'burn', 'fire', 'hungry', 'without', 'hates', 'hate', 'robot', 'dragon', 'monster', 'cat', 'dog', 'died', 'stole', 'stolen', 'dropped', 'restaurant', 'spilt', 'spilled'],
  moods: ['first', 'waiting'],
  company: ['waffle', 'room', 'rooms', 'blueberry', 'blueberries', 'syrup', 'plate', 'wall', 'walls', 'bowl', 'iron'],
  fed: true,
  about: 'A waffle has sixteen rooms on top and there are twenty blueberries to move in, and the rooms for the last four are underneath, upside down.',
  titles: ['Sixteen Rooms, Twenty Blueberries', 'The House with No Roof', '{H} Has Rooms to Let', 'Four on the Ceiling', 'Rooms on Both Sides'],
  want: [
    {
      id: 'twenty-blueberries',
      A: 'partner',
      paragraphs: [
        'The waffle lay on {H}’s plate and was no longer hot. It had sixteen small square rooms, four along and four across. There was a wall round each, and no roof. {A} put down a bowl with the blueberries, and counted them. There were twenty.',
        '“I’m the landlord,” said {H}. “I say who sleeps where.” {H} wanted a room for every blueberry. Not one should have to sleep on the plate.'
      ]
    }
  ],
  way: [
    {
      id: 'two-in-one',
      A: 'partner',
      paragraphs: [
        'The blueberries moved in, one after the other, and each sat down in its corner. Then the waffle was full, and four stood on the plate and looked up at it.',
        '{H} put a second one into a room by the edge. It was tight. One of the two rose slowly and went over the wall to the neighbour. So the neighbour got up too, and rolled to the next one. In the end two fell off at the far side. Now there were five outside.'
      ]
    },
    {
      id: 'butter-bed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had a square of butter, and it fitted into a room exactly. “There’s a bed in it already,” said {A}. {H} laid a blueberry on top. The waffle was just warm enough. The bed got shorter at the legs.',
        'Soon there was only a yellow puddle. The blueberry stood in it up to the waist. “It’s a room with a bath,” said {H}. “That’ll cost more.”'
      ]
    },
    {
      id: 'rent',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you pay here?” asked {A}, in a blueberry’s voice. “Nothing,” said {H}. “But you have to be quiet, and get up when you’re called.” The blueberry thought about it. “And who calls?” it said. “A fork,” said {H}.',
        'At least it was an honest landlord. The blueberry took the room by the edge, with a view of the jug.'
      ]
    },
    {
      id: 'why-rooms',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What has a waffle got walls for?” asked {H}. “So that more of it gets crisp,” said {A}. “A pancake only has an outside. A waffle has an outside on the inside as well.” {H} bit off a corner and listened. It crackled twice.',
        '{A} bit off the next corner, and it crackled as well. “So it isn’t a house,” said {A}. “It’s a lot of crusts with nothing in between.” “That’s what a house is,” said {H}.'
      ]
    },
    {
      id: 'heart-waffles',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“In Norway a waffle’s round,” said {A}, “and made of five hearts. You pull them apart, and each gets one.” {H} counted who was there. “And if there are six?” {A} didn’t know. Perhaps in Norway there never were.',
        '“Then the sixth has the middle,” said {H}, “where the points were.” They thought kindly of the sixth. It must have been quite a small helping, but it was everybody’s.'
      ]
    },
    {
      id: 'iron-of-cushions',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The real iron was hot, and not to be touched. So there was one of cushions, with a cushion below and a cushion on top. {A} was the batter, and spread out over the edge. {H} shut it, and sat beside it, and said “Hiss.”',
        'When the hissing stopped, the waffle was ready. {H} opened the top. On {A}’s cheek there was a pattern, small and square. “You’re crisp,” said {H}. “Only on the left,” said {A}.'
      ]
    },
    {
      id: 'noughts-and-blueberries',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In nine of the rooms they played three in a row. {H} had blueberries, and {A} had crumbs. {A} was about to win, and leaned forward to see it better. There was a puff of breath, and the crumbs were gone.',
        '“They’ve moved out,” said {H}. “Without a word,” said {A}. They agreed that the blueberries had won, for staying in.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Sugar was coming down, from a spoon. {A} held it high, and tapped. In each of the rooms it snowed a little on the person who lived there. “That’s what comes of having no roof,” said {H}.',
        '{H} laid a flat biscuit over the corner room. It kept the snow off. The blueberry in there was the only one without a white hat. It looked out from under the eaves.'
      ]
    },
    {
      id: 'pet-under-table',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} sat where the edge of the plate was, only lower. From there {A} could see no waffle. But {A} could hear who rolled, and how far. One of those outside was thinking of coming down.',
        'It came. It bounced once, and lay between two paws. {A} put a nose on it, and found that it was neither cheese nor chicken. It was let go under the cupboard. There are plenty of rooms there.'
      ]
    },
    {
      id: 'elder-iron',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Our iron had lost a knob inside,” said {S}. “So in every waffle one room was shut, solid to the top. My uncle always got it. He’d pour his syrup there, and off it ran. He’d say, Nobody’s at home.” {A} laughed.',
        '“Every Sunday?” asked {A}. “Every Sunday,” said {S}. “In the end we bought a new iron. He missed it. He’d got used to knocking.”'
      ]
    },
    {
      id: 'child-tenant',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I need a room as well,” said {S}, and sat down in the laundry basket. {A} was the landlord and knocked. “Is it big enough?” asked {A}. “It’s got no roof,” said {S}, “and I can see you.”',
        'So a towel was laid on top. “Now it’s got no window,” said {S}. They pulled it back a bit, and there was one eye in the window. That tenant stayed until there was a smell of butter.'
      ]
    },
    {
      id: 'baby-blue',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} got a waffle without anybody living in it, a soft bit from the middle. {A} pressed one finger into a room, and looked how far it went. Then {A} did the one next door.',
        'That way {A} called on all four. Nobody was at home. {A} left a thumbprint, so that they’d know.'
      ]
    },
    {
      id: 'looks-underneath',
      A: 'partner',
      paragraphs: [
        '{A} lifted one edge of the waffle with a fork and looked below. “The iron’s got knobs in both halves,” said {A}. “There are sixteen more rooms down here. They’re all empty.”',
        '{H} turned the waffle over, to have a look. Nobody had told the tenants. They dropped out, all together, and rolled round the plate. “I see,” said {H}. “The rooms down there are open underneath.”'
      ]
    }
  ],
  turn: [
    {
      id: 'syrup-first',
      A: 'partner',
      paragraphs: [
        '{H} took the jug, and poured a little syrup into four of the rooms. Into each of them {H} pressed a blueberry, and they waited until it had a firm seat. Then the waffle was turned over once more. {A} held a hand under it. Nobody fell.',
        'Now the top was free again. The other sixteen moved in. “That’s twenty,” said {A}, “and there are still twelve to let.”'
      ]
    },
    {
      id: 'syrup-comes-by',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bit of syrup was left in the jug. {A} let it run into the corner room. It rose, slowly, and looked over the wall. Then it went down on the other side. “It’s going round to say hello,” said {H}.',
        'In the third room it stopped. It had nothing left to say. {H} tipped the plate a little, and it went on to the fourth.'
      ]
    },
    {
      id: 'letters-for-them',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was the post, and came with sugar. There was a pinch for each door. “And for those underneath?” asked {H}. {A} held the pinch below the waffle and threw it upwards. It came down again, and most of it went up a sleeve.',
        '“Not at home,” {A} wrote on the plate with one finger. “They are,” said {H}. “They’re hanging on.”'
      ]
    },
    {
      id: 'who-is-upside-down',
      A: 'partner',
      paragraphs: [
        '“How do the four like it down there, on the ceiling?” asked {A}. {H} bent down and looked out between two knees, to find out. “They think it’s the others who are hanging,” said {H}.',
        'Then {H} ate the waffle, room by room, and each tenant was told good night. Nobody had to sleep on the plate. By the end all twenty had moved into {H}, and {A} asked if it was tight. “There’s still room,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in over the wall of the waffle.',
      '{names} came to view a room, nose first.',
      { text: '{names} took the stalks off the blueberries, as you take off hats.', needs: ['hands'] },
      { text: '{names} fetched the jug, and did not look at it too closely.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on those who stood outside.',
      '{names} held one breath, so that nobody else rolled.',
      { text: '{names} caught one at the edge of the table.', needs: ['hands'] },
      { text: '{names} bent down and looked at the ceiling of a waffle.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited underneath, with an open mouth, in case.',
      '{names} got a corner of the house, with crumbs.',
      { text: '{names} wiped a thread of syrup off the jug.', needs: ['hands'] },
      { text: '{names} counted up to twenty, with the fork.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was washed, and the jug, and everything that stuck. There was nothing left of the house but a smell of butter.',
    '{H} had a room too, with four walls, and a roof. The sheet was pulled straight over all the corners, and {H} sat down in it, and lay back.'
  ],
  last: [
    'Every one of the twenty had a place for the night, and {H} was asleep.',
    'The landlord was {H}, who was asleep, and in the house it was quiet on both sides.'
  ]
})
