import { wishPlot } from '../wish-plot.ts'

export const bagOfOranges = wishPlot({
  id: 'wish-bag-split',
  wishes: ['shopping bag broke', 'shopping bag split', 'shopping bag ripped', 'shopping bag tore', 'shopping bag burst', 'bag broke oranges', 'bag split oranges', 'bag ripped oranges', 'bag burst oranges', 'oranges rolled', 'oranges rolled down', 'oranges rolled away', 'oranges rolling', 'oranges everywhere', 'dropped the oranges', 'dropped oranges', 'apples rolled', 'apples rolled away', 'apples rolling hill', 'lemons rolled', 'potatoes rolled', 'potatoes rolling', 'onions rolled', 'tomatoes rolled', 'mangoes rolled', 'limes rolled', 'melon rolled', 'watermelon rolled', 'fruit rolled', 'fruit rolled down', 'shopping rolled', 'shopping rolled down', 'groceries rolled', 'groceries everywhere', 'dropped the shopping', 'dropped shopping', 'dropped the groceries', 'dropped groceries', 'spilled the shopping', 'spilled groceries', 'bag broke street', 'bag broke shopping home', 'bag broke on the way home', 'bag ripped on the way home', 'bag split on the way home', 'bag tore on the way home', 'bag burst on the way home', 'paper bag broke', 'paper bag ripped', 'paper bag tore', 'paper bag got wet', 'carrier bag broke', 'carrier bag split', 'plastic bag broke', 'plastic bag ripped', 'hole in the shopping bag', 'hole shopping bag', 'bottom of the bag broke', 'bottom of the bag ripped', 'lemons rolled down', 'lemons rolled hill', 'oranges rolled hill', 'dropped shopping lemons rolled', 'dropped shopping oranges', 'dropped shopping apples', 'dropped shopping rolled', 'handle of the bag broke', 'bag apples broke', 'bag potatoes broke', 'bag lemons broke', 'peaches rolled', 'coconuts rolled', 'spilt the shopping', 'spilt the oranges', 'spilled the oranges', 'grocery bag broke', 'grocery bag ripped'],
  answers: ['bag', 'bags', 'paper', 'plastic', 'carrier', 'shopping', 'grocery', 'groceries', 'market', 'shop', 'supermarket', 'orange', 'oranges', 'apples', 'lemons', 'limes', 'potatoes', 'onions', 'tomatoes', 'mangoes', 'fruit', 'melon', 'watermelon', 'vegetables', 'broke', 'broken', 'breaks', 'split', 'ripped', 'tore', 'torn', 'burst', 'hole', 'bottom', 'rolled', 'rolling', 'roll', 'fell', 'dropped', 'spilled', 'spilt', 'down', 'away', 'out', 'all', 'everywhere', 'everything', 'the', 'hill', 'street', 'road', 'steps', 'stairs', 'pavement', 'sidewalk', 'home', 'way', 'on', 'from', 'and', 'ran', 'after', 'chased', 'chasing', 'caught', 'picked', 'people', 'helped', 'strangers', 'neighbours', 'got', 'wet', 'rain', 'my', 'his', 'her', 'our', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'grandma', 'grandpa', 'granny', 'nana', 'brother', 'sister', 'today', 'day', 'twelve', 'heavy', 'full', 'carrying', 'carried'],
  except: ['eggs', 'glass', 'donkey', 'suitcase', 'stolen', 'stole', 'thief', 'crash', 'car', 'lorry', 'truck', 'monkey', 'elephant', 'monster', 'superhero', 'fell over', 'hurt'],
  moods: ['losing', 'first'],
  out: true,
  company: ['bag', 'orange', 'oranges', 'hill', 'step', 'jumper', 'collar', 'steps', 'wall', 'gate', 'bench'],
  about: 'The shopping bag breaks at the top of the hill, and two arms hold only six of twelve oranges, until the seventh slips in at a collar and stays.',
  titles: ['As Round as a Pear', 'Twelve Oranges and No Bag', '{H} Goes Up the Hill', 'The Seventh Orange', 'The Bag Had No Bottom'],
  want: [
    {
      id: 'the-bottom-goes',
      A: 'partner',
      paragraphs: [
        '{H} was carrying a shopping bag with twelve oranges in it, right up the hill from the market. Just before the door at the top the bag broke. It made one small noise, and its bottom was gone. Off rolled all twelve, back down the path, with a bounce at each step. {H} still had the handles. “It’s very light all at once,” said {A}. {H} wanted to bring home every single orange.'
      ]
    }
  ],
  way: [
    {
      id: 'in-order',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Below them the oranges went down the hill in a row. There was a big one in front, and a small one at the end that had to hurry. They took the bend by the wall without asking. “They know the way,” said {A}. They had only just come up it, in the bag.',
        '{H} walked behind for a while, and it was like a school outing, with {H} as the teacher. Then the path got flat. One after another the oranges stopped in the grass, and the small one bumped into them all.'
      ]
    },
    {
      id: 'the-man-on-the-step',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Halfway down sat a man on a step, with his shoes off. An orange had stopped between his feet. “I’ve just been wishing for one of these,” said the man on the step. “It’s ours,” said {H}. “It’s one of twelve.”',
        'The man handed it over, warm on one side. “I’ll wish again,” said the man, and looked up the path. {H} and {A} both waited a bit, out of politeness. Nothing came. It must have been something that does not roll.'
      ]
    },
    {
      id: 'six-in-two-arms',
      A: 'partner',
      paragraphs: [
        '{H} went after the oranges and picked them up. One went in each hand, and the next in the bend of an arm. With six, {H}’s arms were full up to the chin. {H} bent down for the seventh. At once an orange fell out on the other side. {H} bent for that one, and there went two. “Six,” said {A}, counting. “Seven. Six. Five.” Two arms are a bag for six. Each orange that came in pushed another one out, and that one ran down the hill.'
      ]
    },
    {
      id: 'the-bag-again',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} looked at the bag once more, in case it could still be used. It had two good handles, and four good sides. From the top it was as good as new. “It’s only the floor that’s missing,” said {H}, and put an arm through.',
        'At the bottom a hand came out, and waved. “You could wear it,” said {A}. {H} stepped in, and pulled it up, and had a skirt with two handles. It was a good bag for anybody who wanted to carry nothing, and be carried.'
      ]
    },
    {
      id: 'two-and-two',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’ll take two at a time,” said {H}, “and go six times.” {H} carried two oranges up, and laid them down in front of the door. The two of them looked at each other. Then they turned round and came down again, past {H}, on the left.',
        'At the door it was as steep as anywhere. “They’ll be down there before us,” said {A}. {H} still went back up to see the place where they had lain. It was a very nice place, but it leaned.'
      ]
    },
    {
      id: 'the-gate',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Three of the oranges had rolled against a gate, and behind it stood a dog. It was a large, slow one. It did not bark. It looked at the oranges with its head on one side. Each of them was as round as a ball, and nobody had thrown it.',
        '“They’re not for playing,” said {H}, and rolled just one along the bars, to the left. The dog went along to the left. {H} rolled it back. “Only the once,” said {A}. It was four times.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} stood lower down, like a goalkeeper, for the oranges that were still coming. One came in on the left, and {A} stopped it with a foot. One came bouncing, and {A} stopped it with a hat. “Two saved,” called {A}, “and none let in.”',
        'Then nothing more came for a time. {A} went on standing there, knees bent, looking up the hill. “That’s all,” said {H}. “Roll one more,” said {A}. “I was just getting good.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“With us it was a cheese,” said {S}. “It was a whole one, as round as a wheel. I’d put it down just to scratch.” {A} asked how far it had gone. “Through the village,” said {S}. “People opened their doors. They thought it was the post.”',
        '“Did you get it back?” asked {A}. “It stopped in front of my aunt’s house,” said {S}, “and fell over. My aunt said that was very kind of us.” So they had had to eat it there, and to say how good it was.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} picked up an orange and did not wish to give it back. “This one’s mine,” said {S}. “It came to me.” {A} pointed out that it had come to the wall, and that {S} had only been in front. “It looked at me, though,” said {S}.',
        'There was a green spot on the orange, and that was the eye. {A} turned it round. On the other side it had another one. “Now it’s looking at you,” said {S}, and let it go, with a sigh.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had an orange as well. It had come to rest beside {A}, and smelled sharp. {A} put out a nose, and the orange rolled away a little. {A} came closer. The orange rolled a little more.',
        '“It’s only the hill,” said {H}. {A} did not believe in hills. It was quite plain that the thing was afraid of {A}. {A} sat down, with a very straight back, and let it live.'
      ]
    },
    {
      id: 'in-at-the-collar',
      A: 'partner',
      paragraphs: [
        '{H} knelt on the path with six in both arms, and pushed the seventh up with a knee. It rolled along an arm and past the chin, and dropped in at the collar of {H}’s jumper. It was cold. {H} jumped up, and four fell down. But the cold one did not. It sat in front, over the tummy, and stayed there, for the jumper was tucked in. “That’s the first today that hasn’t gone down the hill,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-bag-with-arms',
      A: 'partner',
      paragraphs: [
        '{H} looked down inside the collar. “It’s a bag,” said {H}. “I’ve got it on!” {H} tucked the jumper in all round, as tight as it would go. Then {H} bent down and dropped in the next orange. Nothing fell out, and both hands were free for more. “Two,” said {A}. “Three.” Each went in at the collar, and the others moved up to make room.'
      ]
    },
    {
      id: 'where-they-sit',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At first the oranges all sat in front. That pulled {H} forward, down the hill. “Send some round to the back,” said {A}. {H} pushed at one from outside, past the ribs. It tickled so much that {H} had to stand still and breathe.',
        'When three had gone round, it was better. Two sat in front, and one at each side, and one had got up under an arm. That was the best place, and each time {H} laughed, it had to hold on.'
      ]
    },
    {
      id: 'round-corners',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} could not see both shoes any more. “Step,” said {A}, and {H} stepped up. A woman came by with a pram, and looked at {H}, and then at the knobs. “They’re oranges,” said {H}. “I’m glad to hear it,” said the woman.',
        'At the wall it was narrow. {H} went through sideways, but that was no help. Anybody full of oranges is as wide from front to back as from side to side. It took a deep breath out, and a squeak, and there was a smell of peel.'
      ]
    },
    {
      id: 'twelve',
      A: 'partner',
      paragraphs: [
        'The twelfth was a small one. It sat on top, and looked out over the collar, just under {H}’s chin. “Twelve,” said {A}. So they went up the hill, and {H} was as round as a pear, and walked like one. Not one was lost.',
        'At the kitchen table {H} leaned over a bowl, and pulled the jumper out. All twelve came at once. Eleven stayed in the bowl. The small one rolled off, but {H} was there first, and ate it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped aside and let an orange by.',
      '{names} looked in at the top of the bag, and could see the whole hill.',
      { text: '{names} caught one, and threw it up to {H}, a bit too far.', needs: ['hands'] },
      { text: '{names} called down the hill, so that people would look out.', needs: ['hands'] }
    ],
    way: [
      '{names} found an orange behind a flowerpot, quite still.',
      '{names} stood below, and stopped one by being in the way.',
      { text: '{names} wiped some road off one of the oranges.', needs: ['hands'] },
      { text: '{names} held a gate shut with one hand, for an orange was looking in.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked behind {H}, in case one came out at the back.',
      '{names} went ahead, to make room for somebody so round.',
      { text: '{names} put one in a hood, to see if that worked too.', needs: ['hands'] },
      { text: '{names} opened the door wide, and then a bit wider.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl stood in the middle of the table, where it was flat. The bag hung on its hook by both handles, and waited for a new bottom.',
    '{H} washed, and was quite thin again. The jumper lay over the chair, with twelve bumps still in it. It smelled so good that {H} took it along to bed.'
  ],
  last: [
    'Nothing rolled any more, and {H} was asleep.',
    'In the dark the whole room smelled of orange, and {H} was asleep.'
  ]
})
