import { wishPlot } from '../wish-plot.ts'

export const slothShortCut = wishPlot({
  id: 'wish-sloth-short-cut',
  beginsElsewhere: true,
  wishes: ['a sloth races the pizza man and wins because it knows a short cut', 'sloth pizza race', 'sloth races pizza man', 'sloth pizza', 'sloth pizza man', 'sloth pizza delivery', 'sloth delivers pizza', 'sloth races delivery', 'sloth delivery', 'sloth beats pizza man', 'sloth faster pizza', 'sloth moped', 'sloth scooter', 'sloth short cut', 'sloth shortcut', 'sloth knows a short cut', 'sloth secret short cut', 'sloth takes short cut', 'sloth race', 'sloth races', 'sloth raced', 'sloth racing', 'sloth race short cut', 'sloth wins', 'sloth wins race', 'sloth won race', 'sloth winner', 'sloth faster', 'slowest animal wins race', 'slow animal knows short cut', 'race pizza man short cut', 'race pizza delivery short cut', 'pizza race short cut', 'perezoso carrera', 'perezoso pizza', 'faultier rennen'],
  answers: ['sloth', 'sloths', 'slow', 'slowest', 'race', 'races', 'raced', 'racing', 'wins', 'won', 'win', 'winning', 'winner', 'beats', 'beat', 'faster', 'fast', 'fastest', 'pizza', 'pizzas', 'man', 'woman', 'person', 'guy', 'boy', 'girl', 'delivery', 'deliver', 'delivers', 'driver', 'moped', 'scooter', 'bike', 'van', 'short', 'cut', 'shortcut', 'shortcuts', 'way', 'knows', 'know', 'knew', 'because', 'it', 'a', 'the', 'and', 'who', 'that', 'secret', 'quick', 'quicker', 'tree', 'hedge', 'back', 'house', 'home', 'hot', 'cold', 'upside', 'down', 'hangs', 'left', 'right', 'to', 'our', 'door', 'town', 'city', 'funny', 'silly', 'first', 'always', 'last', 'called', 'named'],
  except: ['snail', 'tortoise', 'turtle', 'postman', 'postwoman', 'mailman', 'bus', 'train', 'cheetah', 'hare', 'rabbit', 'skateboard', 'olympics', 'school', 'birthday', 'party', 'zoo', 'hurt', 'dead', 'died', 'accident', 'crash', 'crashed', 'hospital', 'squashed', 'ill', 'sick', 'bully', 'teased', 'horse', 'car', 'cars', 'rocket', 'space', 'monster', 'allergic', 'wrong house'],
  moods: ['question', 'late', 'waiting', 'proud', 'learning', 'losing', 'lost', 'quarrel', 'first'],
  isTale: true,
  out: true,
  company: ['sloth', 'pizza', 'fig', 'tree', 'hedge', 'moped', 'pizza man', 'box', 'tummy', 'socks', 'claw', 'river', 'street', 'tortoise', 'snail', 'bus', 'wall', 'shop', 'hole', 'window', 'arm', 'moth', 'branch', 'sparrow'],
  about: 'A sloth races the pizza man and knows a short cut to the left, which leads to the fish shop, until somebody sees how a sloth hangs, and where its left is.',
  titles: ['Left at the Fig', 'By One Knock', '{H} and the Slow Short Cut', 'Where a Sloth Is Flat', 'The Sloth and the Pizza Man'],
  want: [
    {
      id: 'ready-steady-go',
      A: 'partner',
      paragraphs: [
        'A sloth was going to race the pizza man to {H}’s kitchen window. Each of them had a pizza. The sloth hung in the fig tree beside the shop, with the box on its tummy. That is where a sloth is flat.',
        '“Ready, steady, go!” said {A}, and the moped was gone. With a sloth it takes a while until a word gets in. “I know a short cut,” it said then. {H} wanted it to win, for once.'
      ]
    }
  ],
  way: [
    {
      id: 'that-was-fish',
      A: 'partner',
      paragraphs: [
        '“Left at the end of the branch,” said the sloth, “and there’s your kitchen.” {H} and {A} ran ahead, to the left. There was a wall, and behind it the fish shop. The fish had never heard of {H}.',
        'When they came back, the sloth had moved one arm. “That’s no short cut,” said {H}. “That’s fish.” “Left,” said the sloth. “I go that way every Monday.” And it began to point.'
      ]
    },
    {
      id: 'somebody-overtakes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A tortoise and a snail had come to watch. “Whoosh,” said the snail each time the sloth moved. The tortoise found it all a bit fast. After every arm they both had to sit down for a bit.',
        '“Who’s in front?” asked the snail, and put its eyes right out. {A} said that it was the pizza man. The snail had not seen any pizza man. “There you are,” said the tortoise. “If you’re too fast to be seen, it doesn’t count.”'
      ]
    },
    {
      id: 'the-bus-too',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A bus wanted to be in the race as well. It stopped by the fig tree and opened its doors, to ask. “You’re in,” said {A}. The bus shut its doors, and was so eager that it shook.',
        'It got as far as the corner. There stood somebody with an arm out. The bus stopped, as it had to. At the next corner somebody had an arm out, too. “It’s quick enough,” said {A}, and looked after it. “But it can’t say no.”'
      ]
    },
    {
      id: 'moss-on-the-back',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Close up the sloth was green. Moss grew on it, for it never got away in time. {A} sniffed, and it smelled like a wood after rain. In the moss lived a moth, with its children. “Do you mind the speed?” {A} asked the moth. It had not noticed any.',
        '“They’re going to see their aunt,” said the sloth, “on my elbow.” They had set out in the spring. {H} worked it out, and the moths were even slower than the sloth. “There’s a lot to see,” said the sloth, “on my shoulder.”'
      ]
    },
    {
      id: 'seen-to-move',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s not moving,” said {A}. “It is,” said {H}. “You have to look away.” So they both looked away, at a drainpipe, and counted to twenty. When they looked back, the sloth was one leaf further on. They had not seen it go.',
        '“It only moves when you don’t look,” said {A}. “So let’s not look at all.” They turned round, and looked at the drainpipe as hard as they could. It was the most exciting drainpipe they had ever seen.'
      ]
    },
    {
      id: 'a-smell-of-pizza',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It smelled of pizza under the fig tree. “Are you hungry?” {A} asked the sloth. The sloth thought about it. Meanwhile a sparrow lifted the lid and looked into the box. It took nothing. It only wanted to know which sort it was.',
        '“I had a leaf on Friday,” said the sloth then. “It’s still going down.” A sloth can be as long as a month over one dinner. {A} thought of one pizza that lasted for a whole month. “It would be cold by Tuesday,” said {H}. They were ready to put up with that.'
      ]
    },
    {
      id: 'other-brings-the-stopwatch',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had brought a stopwatch, for very fast things. {A} pressed it when one paw let go, and waited with a thumb on the button. The numbers ran as if they were late. The paw was on its way. {A} changed thumbs.',
        'In the end {A} put it away, and fetched a calendar. “What does it say?” asked {H}. “It’s still today,” said {A}, “but only just.” The sloth was very pleased. It was the fastest arm of its life.'
      ]
    },
    {
      id: 'pet-lies-in-front',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} raced the sloth, too, just for fun. {A} ran round the fig tree nine times, and then sat down and panted. Now {A} was nine rounds in front. But a round ends where it began, and there hung the sloth.',
        'So {A} lay down under the branch, legs up, as the sloth did. They looked at each other for a long time, one from above and one from below. After that neither of them minded who was in front.'
      ]
    },
    {
      id: 'elder-the-express',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a ferry like that,” said {S}. “You waved somebody off, and walked round the lake, and there you met them on the other side.” “Then why go by ferry?” asked {A}. “For the waving,” said {S}. “It lasted a whole bag of cherries.”',
        '“Wasn’t there a faster one?” “Later on,” said {S}. “But you’d hardly got your hanky out, and it was there. So nobody took it.” The sloth asked when the slow one went. It would have liked to set off for it.'
      ]
    },
    {
      id: 'child-is-a-sloth',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be as slow as the sloth, and began to scratch one ear. First one hand came up. It went past the tummy, and past the chin. “Are you scratching already?” asked {A}. {S} was not scratching yet. But it itched, and it itched more and more.',
        '“You may go faster,” said {A}. {S} shook {S}’s head, and that took a while as well. By the time the finger had got there, the itch had given up and gone. “I won,” said {S} slowly.'
      ]
    },
    {
      id: 'where-its-left-is',
      A: 'partner',
      paragraphs: [
        'Far off the moped hooted. {A} lay down under the branch, tummy up like the sloth, and stuck out a left arm. “Oh!” said {A}. “When you lie like this, left’s over there!” “That’s our right,” said {H}. By now the claw had finished pointing. It pointed right.'
      ]
    },
    {
      id: 'our-own-socks',
      A: 'same',
      paragraphs: [
        'To the right was a hedge with a hole. {H} looked through, and there hung {H}’s own socks. “We live here!” The street went twice over the river to get there. The branch just went over the hedge.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-more-arm',
      A: 'partner',
      paragraphs: [
        '{H} and {A} ran home through the hole, and stood at the kitchen window. The sloth put out one arm. If you watched, it stood still. If you looked at the socks, it had moved. The moped hooted by the river, and by the river again.',
        '“One more arm,” called {H}. Round the corner came the moped. Then one long claw knocked on the window, tock. It was just going to knock again when the bell rang at the door.'
      ]
    },
    {
      id: 'by-one-knock',
      A: 'partner',
      paragraphs: [
        '“By one knock!” called {A}. “You win!” The pizza man came in to shake a claw. “What’s your short cut?” “Left,” said the sloth. The pizza man wrote that down.'
      ]
    },
    {
      id: 'two-pizzas',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They opened both boxes. The pizza man’s pizza was hot, and had gone round a great many bends. All the cheese lay on one side, and so did the olives. On the sloth’s pizza each olive sat where it had been put. But it was quite cold.',
        '{A} had a bite of the one and a bite of the other. “Together they’re just right,” said {A}. So they put the cold one on the hot one, face down. The sloth thought that was the right way up.'
      ]
    },
    {
      id: 'way-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The pizza man wished to go back by the short cut. “Right at the hedge,” said the sloth kindly. So the pizza man went right, and was soon back again, with a fish.',
        '“You have to lie down for it,” said {A}. The pizza man lay down on the floor, and looked up at the lamp. “Oh,” said the pizza man. It was so nice there that {A} lay down as well.'
      ]
    },
    {
      id: 'hooray',
      A: 'partner',
      paragraphs: [
        'They ate both pizzas, and the sloth hung at the window. It did not say a word about having won. {H} was at the last bit of crust when the sloth’s eyes opened wide. The word had got in. “Hooray,” said the sloth.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited under the sloth, to see if it had started.',
      '{names} looked after the moped, until there was only the smell.',
      { text: '{names} waved a flag at the start, and was still waving it later.', needs: ['hands'] },
      { text: '{names} put one hand under the box, and it was quite level.', needs: ['hands'] }
    ],
    way: [
      '{names} walked on the spot, so as not to get in front.',
      '{names} went to the fish shop too, and came back smelling of it.',
      { text: '{names} held up a leaf in front, for the sloth to aim at.', needs: ['hands'] },
      { text: '{names} turned a map upside down, and the fish shop went with it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood at the window, and looked hard at the socks.',
      '{names} listened to the moped, which was getting louder.',
      { text: '{names} moved a flower pot out of the way of the claw.', needs: ['hands'] },
      { text: '{names} clapped for the sloth, slowly, so that it could follow.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took in the socks, which were dry. In the tree somebody was on the way home, and had been for a while.',
    '{H} washed, and lay down on one flat back. Now left was over there.'
  ],
  last: [
    'Somebody had said good night to the sloth, and before it got in {H} was asleep.',
    'There is a short cut to sleep, if you lie on your back, and {H} had found it.'
  ]
})
