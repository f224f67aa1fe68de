import { wishPlot } from '../wish-plot.ts'

export const summerShade = wishPlot({
  id: 'wish-summer-shade',
  beginsElsewhere: true,
  wishes: ['sun', 'sunny day', 'sunny days', 'sunny morning', 'sunny weather', 'sunny afternoon', 'sunshine', 'summer', 'summertime', 'hot day', 'heatwave', 'heat wave', 'sun cream', 'suncream', 'sunscreen', 'sunglasses', 'sun hat', 'sunhat', 'verano', 'verão', 'watermelon'],
  answers: ['hot', 'hottest', 'warm', 'weather', 'day', 'days', 'evening', 'long', 'shade', 'playing', 'outside', 'garden', 'park', 'heat', 'melting', 'ice', 'shining', 'shines', 'bright', 'yellow', 'lovely', 'first', 'here', 'coming', 'cream', 'hat', 'lazy', 'melon', 'eating', 'fun', 'light', 'bedtime', 'midsummer'],
  except: ['maui', 'māui', 'monkey', 'holiday', 'holidays', 'camp', 'school', 'club', 'burn', 'burnt', 'burned', 'sunburn', 'sunset', 'sunrise', 'sun goes down', 'sun going down', 'watching sun down', 'watch sun down', 'sun sets', 'sun setting', 'sun rising', 'sun rises', 'sun comes up', 'sun coming up', 'moon', 'planet', 'planets', 'space', 'solar', 'system', 'rocket', 'eclipse', 'star', 'stars', 'rain', 'rainy', 'rainbow', 'wind', 'cloud', 'clouds', 'snow', 'snowman', 'beach', 'sea', 'pool', 'swim', 'swimming', 'sleep', 'asleep', 'sad', 'lost', 'party', 'birthday', 'olympics', 'fair', 'fete', 'solstice', 'god', 'bear', 'who', 'forgot', 'hid', 'fever', 'ill', 'picnic', 'camping', 'dress', 'spider', 'seed', 'seeds', 'read', 'reading', 'dragon', 'born', 'baby', 'friend', 'talk', 'talking', 'end', 'over', 'last', 'yukata', 'festival', 'matsuri', 'taiso'],
  moods: ['first', 'waiting'],
  out: true,
  company: ['sun', 'tree', 'shade', 'wall'],
  about: 'On the hottest day the shade keeps walking off the rug, until the hero lies down in the sun and lets it come.',
  titles: ['Where the Shade Will Be', 'The Biggest Shade There Is', '{H} Does Not Move Once', 'Half a Melon and a Tree', 'It Came by Itself'],
  want: [
    {
      id: 'one-tree',
      A: 'partner',
      paragraphs: [
        'It was the hottest day of the summer. In the yard stood one tree, and under it lay just enough shade for a rug. {H} and {A} had a rug, and half a melon.',
        '“Now I won’t move again until tonight,” said {H}, and lay down. “Not once?” asked {A}. “It’s too hot,” said {H}. “I’ll chew, and that’s all.”'
      ]
    }
  ],
  way: [
    {
      id: 'sun-cream',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they had to have cream on. {A} put it on {H} in dots, and each of them was as cold as a fish. There were nine dots on {H}’s back, and one on {H}’s nose. “Now hold still,” said {A}, and joined them up.',
        'After that it was {A}’s turn. {H} drew a face on {A}’s back, with teeth. “What is it?” asked {A}. “It’s you,” said {H}, “from behind.” Then it was rubbed in, and {A} was smiling all the way down.'
      ]
    },
    {
      id: 'walks-off',
      A: 'partner',
      paragraphs: [
        'They had not finished the first slice when {H}’s toes got hot. The shade had gone off them. They pulled the rug after the shade, and the melon too. “That doesn’t count,” said {H}. By the third slice they had moved five times, and not one counted.',
        'So {H} laid four big stones on the shade, to keep it there. The shade crept out from underneath. The stones lay in the sun, and soon you could have ironed with them.'
      ]
    },
    {
      id: 'flies-on-foot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was nobody in the street. It was so hot that the flies went on foot. A sparrow sat in the gutter with its beak open. Somewhere a radio spoke more and more slowly.',
        '“What’s it saying?” asked {H}. They listened. “Thirty-three,” said {A}, “and tomorrow the same, only more so.” {H} turned over, to be done on the other side. It didn’t count as moving.'
      ]
    },
    {
      id: 'ice-cube',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had one ice cube on a plate, to look at. It slid to the left, and to the right, as if there must be a door somewhere. “It’s getting smaller,” said {H}. “It’s getting nervous,” said {A}.',
        'It went round by the edge once more. Then there was a little water, and no cube. “It’s got out,” said {H}. {A} drank what it had left behind. “It was here a moment ago,” said {A}. “You can still taste it.”'
      ]
    },
    {
      id: 'small-shadow',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At noon {H} looked for {H}’s own shadow. It wasn’t in front, and it wasn’t behind. “You’re standing on it,” said {A}. It was no bigger than a plate, and lay right under both feet.',
        '{A} had one like that too. “They’ve crawled underneath us,” said {A}, “because it’s shady there.” {H} lifted one foot, to let some air in.'
      ]
    },
    {
      id: 'melon-pips',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They blew melon pips, to see whose went furthest. {A}’s went as far as the wall. {H} took a great breath, and out it came, and slid down {H}’s own front. “It’s tired,” said {H}. “It’s the heat,” said {A}.',
        'Then an ant came along, and lifted the pip over its head, and took it home. “They’ll plant it in the hall,” said {A}. {H} looked at the hole. It was no wider than a straw. “They’ll have to eat quickly, when it’s a melon,” said {H}.'
      ]
    },
    {
      id: 'stiff-shirt',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} hung up the washing. When the last peg was on, the first shirt was dry. It was so hard that you could knock on it. {A} stood it on the ground, and it stayed up by itself.',
        '“Who’s that?” asked {H} from the rug. “Somebody who’s hot as well,” said {A}. They pulled the shirt over into the shade, next to the melon. It didn’t eat any. It only stood there, with its arms out, as if it had just been going to say something.'
      ]
    },
    {
      id: 'lizard',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the wall lay a lizard, in the very hottest place, as flat as a plaster. “Isn’t it too warm for it?” asked {H}. “It’s filling up,” said {A}. “It hasn’t got any heating of its own. If it’s cold it can hardly walk.”',
        'The lizard shut one eye and left the other on. {H} lay in the shade and looked at it. It lay in the sun and looked at {H}. Each of them thought that the other had the wrong end of the yard.'
      ]
    },
    {
      id: 'fanning',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I’ll fan you,” said {A}, “and then you fan me.” {A} waved the newspaper with both arms. It was lovely, but {A} got redder and redder. So they swapped. Now {A} was cool, and {H} was as hot as a kettle.',
        '“We’re only passing the heat to and fro,” said {H}. They put down the newspaper, and it opened all by itself, at the weather.'
      ]
    },
    {
      id: 'elder-beds-out',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In hot summers we carried our beds outside,” said {S}, “the whole street. You said good night to the next one. It went down to the corner, and back on the other side.” “Could you sleep like that?” asked {A}.',
        '“You heard the baker snore,” said {S}. “At three he got up to do the rolls. It was a pity, because after that it was so quiet that you woke up.”'
      ]
    },
    {
      id: 'sunglasses',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had sunglasses on that were for a bigger face. “It’s night,” said {S}, and lay down, and snored. Then {S} pushed them up. “It’s morning! Get up!” {A} got up, and it was night again.',
        'They had fourteen days like that, one after another. On some it was hardly worth lying down. “How old am I now?” asked {A}. “The same,” said {S}. “But you’ve had a lot of breakfasts.”'
      ]
    },
    {
      id: 'like-a-clock',
      A: 'partner',
      paragraphs: [
        '“You can’t hold on to shade,” said {A}. “The sun goes that way, so the shade has to go this way. It’s like the hand of a clock, and the tree’s in the middle.”',
        'At lunch it had pointed to the bucket. Now it pointed to the wall. {H} pointed on along the wall, as far as the step. There was no shade there yet.'
      ]
    }
  ],
  turn: [
    {
      id: 'where-it-will-be',
      A: 'partner',
      paragraphs: [
        '{H} got up, and spread the rug by the step, in the middle of the sun. “It’s hot there!” said {A}. “It’s still hot there,” said {H}. They put on both hats, and waited. And the shade came. It came along the wall, and over the stones. At the edge of the rug it stopped a moment, as if at a door.',
        'Then it went over {A}’s foot, and over {H}’s knees, and up to {H}’s chin. It was like being covered up by somebody. And nobody had pulled the rug at all.'
      ]
    },
    {
      id: 'pet-knew',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'By the step lay {A}, and had been there since noon. They had only thought that {A} didn’t know any better. Now {A} had shade from end to end.',
        '“You could have told us,” said {H}. {A} had told everybody who cared to look. It had been said quite clearly, by being there.'
      ]
    },
    {
      id: 'long-legs',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The lower the sun went, the longer grew their shadows. {H}’s had legs like a stork, and reached as far as the gate. {H} waved. Over by the gate a hand as big as a pan waved back.',
        '“Mine’s been to the neighbours,” said {A}. It had gone up their wall, and had its head on the windowsill. “Can you see what they’re having?” asked {H}. {A} stood on tiptoe. “Salad,” said {A}.'
      ]
    },
    {
      id: 'swifts',
      A: 'same',
      spare: 10,
      paragraphs: [
        'High up flew the swifts, and shrieked for joy. They were still in the sun up there, and it shone on their tummies. “They never come down,” said {A}. “They eat up there, and sleep up there, on the wing.”',
        '“What do they do when they want to lie down?” asked {H}. {A} didn’t know. They both lay, and looked up, and did it for them.'
      ]
    },
    {
      id: 'water-the-tree',
      A: 'other',
      spare: 11,
      paragraphs: [
        'In the evening the tree got what was in the bucket. It had stood in the sun all day long, so that they didn’t have to. {A} poured, and the ground hissed a bit and drank. It smelled of rain, though there had been none.',
        '“Good?” asked {H}. Not a leaf moved. But one of them let go of a drop, and it fell on {H}’s hand.'
      ]
    },
    {
      id: 'biggest-shade',
      A: 'partner',
      paragraphs: [
        'They ate the melon, and didn’t move any more. The shade of the tree grew longer. The shade of the wall came to meet it. Then the whole yard was shady, and the street too. “That’s too big for the tree,” said {H}.',
        '“It isn’t the tree’s now,” said {A}. “The sun’s gone round behind the earth. This one’s the shade of the earth itself. It’s called night.” {H} stretched out in it. It was the best shade of the whole day, and there was enough for everybody.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down in the shade, and a part stuck out.',
      '{names} let a pip dry where it had landed.',
      { text: '{names} fanned the melon with a straw hat.', needs: ['hands'] },
      { text: '{names} dipped both wrists in the bucket and sighed.', needs: ['hands'] }
    ],
    way: [
      '{names} moved along with the rug, one slice behind.',
      '{names} got up off a hot stone rather fast.',
      { text: '{names} pulled the melon after the shade, and it left a trail of pips.', needs: ['hands'] },
      { text: '{names} laid a hat on a stone, which was about to cook.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay waiting by the step, flat as a place mat.',
      '{names} cooled down from one end to the other.',
      { text: '{names} held out an arm, and the shade came up it like a sleeve.', needs: ['hands'] },
      { text: '{names} drew a line in front of the shade, and it stepped over.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook out the rug and took in the melon skins. One of the stones came too, and lay on the windowsill, and was still warm.',
    '{H} washed with cold water, up to {H}’s elbows, and lay on top of the sheet. The big shade had come in at the window already, and covered {H} up.'
  ],
  last: [
    'Now {H} did not move again, not once, and slept in the biggest shade there is.',
    'The sun was round at the back, the stone was a little warm, and {H} was asleep.'
  ]
})
