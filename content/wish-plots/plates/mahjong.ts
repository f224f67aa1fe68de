import { wishPlot } from '../wish-plot.ts'

export const mahjong = wishPlot({
  id: 'wish-mahjong',
  wishes: ['mahjong', 'mah jong', 'mah-jong', 'mahjongg', 'mah jongg', 'majong', 'majiang', 'ma jiang', 'mahjong tiles', 'mahjong tile', 'mahjong wall', 'mahjong set', 'playing mahjong', 'play mahjong', 'plays mahjong', 'played mahjong', 'learning mahjong', 'learn mahjong', 'mahjong grandma', 'mahjong popo', 'mahjong nainai', 'mahjong auntie', 'mahjong aunties', 'mahjong night', 'mahjong table', 'mahjong sound', 'building the mahjong wall', 'washing mahjong tiles', 'riichi', 'game with tiles grandma', 'tiles with birds', 'red dragon tile', 'white dragon tile', 'bamboo tile', 'east wind tile'],
  answers: ['tile', 'tiles', 'wall', 'walls', 'build', 'builds', 'building', 'built', 'wash', 'washing', 'shuffle', 'shuffling', 'clatter', 'clattering', 'noise', 'sound', 'click', 'clack', 'thumb', 'feel', 'feels', 'feeling', 'touch', 'bamboo', 'bamboos', 'circle', 'circles', 'dot', 'dots', 'wind', 'winds', 'east', 'dragon', 'dragons', 'red', 'green', 'white', 'bird', 'flower', 'flowers', 'sparrow', 'sparrows', 'game', 'games', 'table', 'play', 'plays', 'playing', 'played', 'win', 'wins', 'winning', 'won', 'learn', 'learns', 'learning', 'learned', 'taught', 'teach', 'teaches', 'showed', 'first', 'time', 'grandma', 'granny', 'popo', 'po', 'nainai', 'nai', 'gonggong', 'gong', 'yeye', 'grandpa', 'auntie', 'aunties', 'aunty', 'mum', 'mummy', 'mama', 'dad', 'daddy', 'uncle', 'family', 'friends', 'together', 'sunday', 'night', 'evening', 'today', 'new', 'year', 'chinese', 'hong', 'kong', 'japanese', 'watch', 'watching', 'our', 'with', 'four', 'loves', 'love'],
  except: ['money', 'gambling', 'gamble', 'lost all', 'debt', 'drunk', 'shouting', 'fight', 'fighting', 'argue', 'cheat', 'cheated', 'police', 'hospital', 'sick', 'ill', 'swallowed', 'choked', 'died', 'funeral', 'bathroom', 'roof', 'phone', 'computer', 'app', 'dominoes', 'boat', 'breathing', 'breathes', 'real dragon', 'fairy', 'storm', 'farm', 'penguin'],
  moods: ['first', 'learning', 'proud', 'losing', 'waiting'],
  company: ['tile', 'tiles', 'thumb', 'wall', 'table', 'circle', 'bird', 'dragon', 'sparrow', 'sparrows', 'tablecloth', 'gap', 'bamboo'],
  about: 'The hero wants to know a mah-jong tile by the thumb, as the other does, and presses until everything feels of thumb; a light one finds the tile that is missing from the wall.',
  titles: ['What the Thumb Knows', 'The Gap in the Wall', '{H} Reads a Tile', 'A Table Full of Sparrows', 'Softly over the Bird'],
  want: [
    {
      id: 'without-looking',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were building the wall for mah-jong. All the tiles lay face down on the cloth. {A} took one, and passed a thumb along its underside. “Three circles,” said {A}, and had not looked. It was three circles.',
        '{H} wanted to do that too. On every tile something is cut in, a flower or circles or bamboo. {H} took one, and pressed. “A flower,” said {H}. It was eight bamboos.'
      ]
    }
  ],
  way: [
    {
      id: 'out-of-the-box',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The box for the tiles had five little trays. {A} had carried it in with both arms, as it weighed as much as a baby. “Why’s it so heavy?” asked {H}. “It’s full of people’s afternoons,” said {A}. On the lid there was a pale spot from so many hands.',
        '{H} put a hand on the pale spot, and it fitted. Then {A} did. It fitted {A} too, so there was no knowing whose it was.'
      ]
    },
    {
      id: 'the-sparrows',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before there is a wall, the tiles are washed. There’s no water in it. They lie face down on the table, and all hands push them round and round. It clatters so that you can’t hear the street. “That’s the sparrows,” said {A}. “Mah-jong means sparrow.”',
        '{H} stopped, and the sparrows stopped as well. {H} moved one finger, and two of them said something. “They’re asking whether it’s over,” said {H}.'
      ]
    },
    {
      id: 'as-long-as-a-train',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When you’ve built one row, you lift it on top of the other. {A} held both ends of a row and squeezed. It came up like one long stick. {H} took hold of five. In the air the one in the middle looked down.',
        '“The outside ones have to love the inside ones,” said {A}. {H} squeezed with more love. They shot out towards {A} like a pea out of a pod.'
      ]
    },
    {
      id: 'cold-tiles',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The tiles were cool, and as smooth as the inside of a shell. {H} laid one on each cheek, and one on {H}’s forehead. “What’s on them?” asked {A}. {H} felt with the cheeks. The left cheek thought of soup. The right had no idea at all.',
        '“It’s your thumb that’s been to school,” said {A}. “The rest of you hasn’t.” {H} asked the nose as well. It was a wind, said the nose, for it was rather draughty.'
      ]
    },
    {
      id: 'press-harder',
      A: 'partner',
      paragraphs: [
        '{H} pressed harder, to get further in. “A flower,” said {H}. It was a wind. {H} pressed with all of {H}. “A very big flower,” said {H}. It was one circle, and nothing else.',
        'So they went on building, two tiles high, in the east and south and west. But in the north the tiles ran out. There was a gap in the wall, just one tile wide. “We had it at New Year,” said {A}.'
      ]
    },
    {
      id: 'the-four-winds',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Each side of the table is a wind. “I’m East,” said {A}, “and you’re West. So the sun comes up at my place, and sets at yours.” {H} was pleased with that. It meant that at {H}’s side of the table it was later.',
        '“At my side it’s nearly supper,” said {H}. “At mine it’s still breakfast,” said {A}. They passed an orange over, and from breakfast to supper it took a second. It was quite fresh.'
      ]
    },
    {
      id: 'bamboo-bird',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the two of bamboos there are two sticks, and on the three there are three. “Then on the one there’s one,” said {H}. {A} turned it up. There was a bird on it, with a long tail. “Where’s the bamboo?” asked {H}.',
        '“It must be sitting on it,” said {A}. {H} looked at the tile from the side, in case some stuck out. It was well hidden. “It doesn’t want us to count it,” said {H}.'
      ]
    },
    {
      id: 'talks-to-the-thumb',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“My thumb got it wrong because it was frightened,” said {H}. “You shouldn’t stare at it.” {A} turned round to the window, and {H} shut both eyes. “Take your time,” {H} told the thumb. It took its time, and felt. “Well?” asked {A} from the window.',
        '“It’d like to hear the question again,” said {H}. {A} said it once more, slowly: what was on the tile? The thumb thought of a flower. It had only ever wanted a flower.'
      ]
    },
    {
      id: 'on-the-underside',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} tried it on other things. There were some that were easy. A button was a button, and the comb could not be anything else. A coin had a head on one side. {H} rubbed the nose of it. “He’s got a cold,” said {H}.',
        '{A} put something into {H}’s hand under the table. It was small and warm and had two ends. “It’s my finger,” said {A}, when {H} had tried to pull it off.'
      ]
    },
    {
      id: 'pet-and-the-wall',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} looked at the wall from outside. It was only two tiles high. All the same it was a wall, and had no door. {A} sniffed along the east, and along the south.',
        '“It’s to keep the luck in,” said {H}. “So it can’t get out.” {A} thought that over. Then {A} breathed out through the nose, and one tile in the west looked round.'
      ]
    },
    {
      id: 'elder-aunties',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“In our house the aunties played every Sunday,” said {S}. “I slept in the next room. All evening there was that clatter. I never slept so well.” “And when they stopped?” asked {A}. “Then I woke up,” said {S}, “as it was so quiet.”',
        'So one auntie always came in and clicked two tiles together by the pillow. {S} showed how it was done. Click. Both of them yawned.'
      ]
    },
    {
      id: 'child-is-a-tile',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Guess what I am,” said {S}, and lay face down on the rug. {A} passed a thumb over {S}’s back. There was a belt, and above it ran a row of bumps, and {A} counted them. “Nine bamboos,” said {A}.',
        '{S} turned over. “Wrong,” said {S}. “I’m a flower.” {A} looked very closely, and could find it nowhere. “It’s cut in on the inside,” said {S}.'
      ]
    },
    {
      id: 'thumb-goes-flat',
      A: 'partner',
      paragraphs: [
        '{A} had a look at {H}’s thumb. It was flat and white, and in the white there was a red ring. “That’s the one circle,” said {A}. “It’s printed on you.” “But I didn’t feel it,” said {H}. “I only felt my thumb.”',
        '“If it pushes, it only hears itself,” said {A}. {A} laid {H}’s thumb on a tile like a leaf on water. “Let it walk.”'
      ]
    }
  ],
  turn: [
    {
      id: 'let-it-walk',
      A: 'partner',
      paragraphs: [
        'The thumb walked. It came to an edge, and went down a little, and up again. It went round, and there it was where it had started. “It’s a circle,” said {H}. “And another one. It’s two.” And it was.',
        'They went on from tile to tile. On one of them {H}’s thumb walked from end to end and met nothing. “There’s no one here,” said {H}. “That’s the white dragon,” said {A}. “Nothing’s cut in. It’s the easiest to know.”'
      ]
    },
    {
      id: 'wrong-by-one',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} did not know each one either. The six and the nine of circles are close together, and {A} said six. “You’ve left out a row,” said {H}, whose thumb had been there before. {A} counted again. So it was.',
        '“I was thinking of dinner,” said {A}. “The thumb can tell.” {H} patted {A}’s thumb. It had been at it for years, and was allowed to get tired.'
      ]
    },
    {
      id: 'spells-a-letter',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On some of the tiles there are numbers in Chinese. “One is one line,” said {A}, “and two is two lines, and three is three.” {H}’s thumb was pleased, as it could read that at once. “And four is four,” said {H}.',
        'But four was a box with a pair of curtains. “Someone got tired of lines,” said {A}. {H} felt it once more, in and out of the curtains. “I would have too,” said {H}.'
      ]
    },
    {
      id: 'under-the-cloth',
      A: 'partner',
      paragraphs: [
        'There was still the gap in the north. {H}’s thumb liked to walk by now, and went on over the tablecloth. It came to a small hill. “Don’t look,” said {H}. The thumb felt softly right through the cloth. “It’s got a tail,” said {H}. “And a beak.”',
        '{A} lifted the cloth. It was the tile with the bird. {H} set it into the gap, and the wall was shut. Now they could begin.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened to the clatter from quite near.',
      '{names} looked at the wall, and walked along it with both eyes.',
      { text: '{names} pushed a few tiles into line, with one finger.', needs: ['hands'] },
      { text: '{names} felt a tile too, and took it for a biscuit.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the missing tile behind the chairs.',
      '{names} saw the gap, and looked through it at whoever was there.',
      { text: '{names} felt in all pockets, and had a button.', needs: ['hands'] },
      { text: '{names} counted the north, and then counted it again.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close, to see the bird get home.',
      '{names} kept quiet, so that the thumb could hear.',
      { text: '{names} let a thumb walk along as well, in the east.', needs: ['hands'] },
      { text: '{names} knocked on the wall, and it held.', needs: ['hands'] }
    ]
  },
  bed: [
    'The game was a loud one. After it the tiles lay in their box, row by row, like sparrows in a nest.',
    '{H} washed both thumbs, and lay down. One of them went for a last walk, over the blanket. There was a seam, and a fold, and a button. It knew them all.'
  ],
  last: [
    'The thumb lay on the pillow like a leaf on water, and {H} was asleep.',
    'In the box not one sparrow said anything more, and {H} was asleep.'
  ]
})
