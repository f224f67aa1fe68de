import { wishPlot } from '../wish-plot.ts'

export const coinInTheDumpling = wishPlot({
  id: 'wish-coin-in-the-dumpling',
  wishes: ['dumpling coin', 'dumplings coin', 'dumpling with a coin inside', 'folding dumplings coin', 'folding dumplings grandma coin', 'dumplings grandma coin', 'dumplings popo coin', 'dumplings nai nai coin', 'lucky dumpling', 'lucky dumplings', 'lucky coin dumpling', 'lucky coin dumplings', 'dumpling money inside', 'dumplings money inside', 'dumpling hidden coin', 'dumplings hidden coin', 'dumpling penny', 'jiaozi coin', 'jiaozi lucky coin', 'jiaozi money', 'jiaozi lucky', 'momo coin', 'gyoza coin', 'mandu coin', 'pierogi coin', 'vareniki coin', 'wonton coin', 'pelmeni coin', 'new year dumpling coin', 'new year dumplings coin', 'lucky new year dumpling', 'got the coin dumpling', 'got the dumpling with the coin', 'found coin dumplings', 'wrapping dumplings coin', 'coin hidden dumplings new year', 'bite coin dumpling'],
  answers: ['dumpling', 'dumplings', 'jiaozi', 'momo', 'momos', 'gyoza', 'mandu', 'pierogi', 'wonton', 'coin', 'coins', 'money', 'penny', 'sixpence', 'lucky', 'luck', 'inside', 'hidden', 'hid', 'hide', 'hides', 'surprise', 'one', 'special', 'has', 'found', 'find', 'finds', 'got', 'gets', 'get', 'who', 'whoever', 'bite', 'bites', 'bit', 'biting', 'carefully', 'careful', 'fold', 'folds', 'folded', 'folding', 'pleats', 'make', 'makes', 'made', 'making', 'wrap', 'wrapping', 'dough', 'filling', 'pot', 'boiled', 'steamed', 'fried', 'eat', 'eats', 'ate', 'eating', 'everyone', 'everybody', 'table', 'family', 'together', 'dinner', 'supper', 'feast', 'lunar', 'chinese', 'new', 'year', 'eve', 'spring', 'festival', 'solstice', 'winter', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'grandma', 'granny', 'nai', 'popo', 'nana', 'grandmother', 'waipo', 'yeye', 'grandpa', 'gong', 'mum', 'mama', 'mummy', 'dad', 'baba', 'daddy', 'papa', 'aunt', 'auntie', 'uncle', 'cousin', 'cousins', 'brother', 'sister', 'beijing', 'china', 'northern', 'our', 'first', 'cake', 'pie', 'pudding', 'slice', 'greek', 'christmas', 'bread', 'piece', 'kitchen', 'helping'],
  except: ['swallowed', 'swallow', 'choke', 'choked', 'choking', 'tooth', 'teeth', 'broke', 'hospital', 'sick', 'stole', 'stolen', 'poor', 'robot', 'dragon', 'pirate', 'treasure', 'magic', 'machine', 'arcade', 'fountain', 'well', 'ear', 'died', 'dead', 'birthday'],
  moods: ['waiting', 'first', 'losing', 'learning', 'proud'],
  fed: true,
  company: ['dumpling', 'dumplings', 'coin', 'pot', 'plate', 'pleats', 'luck', 'ladle', 'bite', 'bites', 'sauce', 'bowl', 'table', 'bottom', 'edge', 'windowsill'],
  about: 'A coin is in one of the dumplings, and all bite so carefully that no dumpling gets any smaller, until they see that those on the plates are only the ones that floated.',
  titles: ['Nine Pleats and a Coin', 'A Very Careful Supper', '{H} and the Dumpling That Stayed Down', 'What a Coin Does in Water', 'Twenty-Nine on the Plates'],
  want: [
    {
      id: 'nine-pleats',
      A: 'partner',
      paragraphs: [
        '{H} and {A} folded thirty dumplings. In the third one {H} put a coin as broad as an egg, boiled clean. Whoever found it would have luck all year. {H} wanted that, and made nine pleats, as a sign. It looked so good that all the others got nine. In the pot they rolled about, and when they floated they were done, and went onto the plates. “Which one’s the coin in?” asked {A}. {H} could not say. They all had nine pleats.'
      ]
    }
  ],
  way: [
    {
      id: 'how-others-fold',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“They do look alike,” said {A}. But there was one with its mouth open, and one that leaned. One had a fold at the back where somebody’s thumb had slept. {H} held the plate up close. “That’s how you look,” {H} said to {A}, “when you hide something.”',
        '“They all look like that,” said {A}. It was so. Every dumpling on the plate had its lips pressed together, as if it knew.'
      ]
    },
    {
      id: 'the-smallest-bites',
      A: 'partner',
      paragraphs: [
        'Nobody likes to bite on a coin. So {H} bit off one corner, no bigger than a grain of rice. There was only dough. {H} tried the other corner. “I heard something,” said {A}, and {H} stopped. It was a spoon. After a quarter of an hour nobody had got as far as the filling. The sauce was cold, and the dumplings were hardly any smaller. “If it goes on like this,” said {H}, “we’ll have the luck for breakfast.”'
      ]
    },
    {
      id: 'a-ring-of-dumpling',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} had a way of eating without any danger. “The coin’s in the middle,” said {A}, “so I eat the outside.” {A} turned the dumpling and nibbled all round the edge, as you do with a biscuit. At the end there was a ball of filling, with nothing on.',
        '“And now?” asked {H}. {A} laid it on the rim with the others. There were four in a row. They looked like people at the doctor’s who have been told to wait.'
      ]
    },
    {
      id: 'what-is-luck-for',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What would you do with the luck?” asked {A} between two bites. {H} thought about it. It would be nice if all the socks stayed in twos. And if there was a last dumpling on a plate, it should be {H}’s.',
        '“A whole year’s long,” said {A}. “You’d have to use it for something on Tuesdays too.” They chewed as far as the next pleat. It was hard to think of anything for a Tuesday.'
      ]
    },
    {
      id: 'elder-eleven-coins',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My aunt couldn’t bear it that only one should have the coin,” said {S}. “So one year she folded a coin into every single dumpling, and didn’t tell. There were eleven of us.” {A} tried to think what that was like.',
        '“First one of us said ‘Oh’,” said {S}, “and then all the others did. We had so much luck that there was nothing to eat. We washed it up, and had rice.”'
      ]
    },
    {
      id: 'child-listens',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} did not bite. {S} held each dumpling up to one ear and shook it. “This one says nothing,” said {S}. “This one says nothing, but in a loud way.” {A} held that one too. It was warm, and you could hear your own ear.',
        'They put it on a separate plate, with great respect. Then a drop of soup ran out of it and down {A}’s neck. That was what it had wanted to say.'
      ]
    },
    {
      id: 'held-to-the-lamp',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} took a dumpling in the chopsticks and held it before the lamp. You could see some light in the pleats, and a green bit, which was leek. In the middle it was dark. “That could be it,” said {H}. “Or the filling,” said {A}.',
        'They held up the next. That was dark in the middle too. A dumpling is not a window, and it does not mean to be one. It only got colder while they were looking.'
      ]
    },
    {
      id: 'pet-under-the-table',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} sat under the table, in the usual place. There had always been something, on dumpling days. A corner fell, or a bit of leek. Today they bit so carefully that nothing came down at all.',
        '{A} put a chin on {H}’s knee and sighed. “{A} would find it in one bite,” said {H}. Everybody thought of that, and drew their plates a little further in.'
      ]
    },
    {
      id: 'pretending-not-to',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They both tried to look as if they did not mind who got the coin. {A} looked at the ceiling while chewing. {H} hummed. Then {H} stopped humming, for there was something hard, and {A} stopped looking at the ceiling.',
        '“Is it?” asked {A}. {H} took it out. It was a peppercorn. “I only asked,” said {A}. They went back to the ceiling and the humming, and both were a bit out of tune.'
      ]
    },
    {
      id: 'those-that-floated',
      A: 'partner',
      paragraphs: [
        '{H} weighed one in the chopsticks, and then the next. They all weighed like dumplings. {A} looked at the plates, and then towards the pot. “Why did they come up?” asked {A} slowly. “They were done,” said {H}. “They puff up in the hot water, and then they float.” “And a coin?” asked {A}. {H} stopped chewing. A coin never floated anywhere. {H} counted. There had been thirty, and on the plates there were twenty-nine.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-bottom-of-the-pot',
      A: 'partner',
      paragraphs: [
        'The pot had gone cool by now. {H} looked down into the cloudy water. At the bottom, like a fish asleep, lay one more dumpling. “The coin’s still in here!” called {H}. So it was in none of the others. Now they could bite, straight through the middle. “And how do they taste?” asked {A}. Nobody had known until then. “Good,” said {H}. In four minutes twenty-nine dumplings were gone.'
      ]
    },
    {
      id: 'a-slippery-fish',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} went after the dumpling with the ladle. It slid round the bottom of the pot. When the ladle came from the left, the dumpling was on the right, and had just left. “It doesn’t want to be luck,” said {A}. “It wants to be a fish.”',
        'So {H} held the ladle quite still, and waited. After a while the water stopped turning, and the dumpling came to rest in the ladle by itself. It had only been dizzy.'
      ]
    },
    {
      id: 'it-wobbles',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The dumpling with the coin did not lie like others. Others lay down on a plate and were content. This one stood up on its edge, wobbled, and sat down with a knock. “So that’s what it says,” said {A}.',
        '{H} knocked back, twice. They listened. It sounded as if there was somebody in, and the door was just too soft to open.'
      ]
    },
    {
      id: 'does-luck-get-wet',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} worried about the luck. “It’s been under water all that time,” said {A}. “Doesn’t it wash off?” {H} turned the dumpling over. It had kept its nine pleats, and not one of them had come undone. Nothing had got in, and nothing had got out.',
        '{A} dipped a spoon into the pot all the same. “I can taste a bit of luck,” said {A}. It was salt.'
      ]
    },
    {
      id: 'from-every-side',
      A: 'partner',
      paragraphs: [
        'The last dumpling lay on a plate in the middle. {H} had folded it, and {H} had found it. {H} looked at it for some time. Nobody was chewing now. “It’s got an edge on every side,” said {A}. So {H} turned the plate, and each of them had a bite. They had had practice. At the end there lay the coin, all alone, and nothing said whose it was. {H} washed it and put it on the windowsill. From there it could see everybody.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} chose a place at the table near the fullest plate.',
      '{names} sniffed at every plate, and the coin smelled of leek like the rest.',
      { text: '{names} carried in the plates, and every dumpling had its mouth shut.', needs: ['hands'] }
    ],
    way: [
      '{names} licked a dumpling first, to be on the safe side.',
      '{names} bit on something hard, and it was only the bowl.',
      { text: '{names} held a dumpling up to the lamp, and learned nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} ate four without looking, and there was not a coin in them.',
      '{names} bit off the side with two pleats, and left the middle alone.',
      { text: '{names} warmed up the sauce, as it was needed at last.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was scraped, and there was nothing in it that had not come up. On the windowsill lay the coin, and the moon was in it, a bit bent.',
    '{H} washed, and folded the blanket over from both sides, with nine pleats. In the middle it was warm.'
  ],
  last: [
    'Deep in the bed, where it is warmest, {H} lay quite still and was asleep.',
    'The coin on the windowsill saw everybody, and {H} was asleep.'
  ]
})
