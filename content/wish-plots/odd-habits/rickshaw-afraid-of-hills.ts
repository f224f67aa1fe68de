import { wishPlot } from '../wish-plot.ts'

const AUTOS = ['auto rickshaw', 'autorickshaw', 'rickshaw', 'tuk tuk', 'tuktuk', 'tuk-tuk', 'keke', 'bajaj', 'bajaji', 'three wheeler', 'auto']
const HILLS = ['afraid of hills', 'afraid of hill', 'scared of hills', 'scared of hill', 'frightened hills', 'can’t climb hill', 'couldn’t climb hill', 'can’t go hill', 'stops hill', 'steep hill', 'uphill', 'hills', 'backwards hill', 'reverse hill']

export const rickshawAfraidOfHills = wishPlot({
  id: 'wish-rickshaw-afraid-of-hills',
  wishes: [...AUTOS.flatMap((auto) => HILLS.map((hill) => `${auto} ${hill}`)), 'rickshaw mountain', 'auto rickshaw mountain', 'tuk tuk mountain', 'rickshaw backwards', 'tuk tuk backwards', 'auto rickshaw reverse', 'tuk tuk reverse', 'rickshaw afraid slope', 'rickshaw scared slope', 'tuk tuk scared slope', 'rickshaw afraid bridge', 'tuk tuk afraid bridge'],
  answers: ['auto', 'rickshaw', 'rickshaws', 'autorickshaw', 'tuk', 'tuktuk', 'keke', 'bajaj', 'bajaji', 'three', 'wheeler', 'wheels', 'wheel', 'front', 'hill', 'hills', 'uphill', 'mountain', 'mountains', 'slope', 'slopes', 'steep', 'high', 'top', 'road', 'flyover', 'bridge', 'afraid', 'scared', 'frightened', 'nervous', 'shy', 'brave', 'braver', 'fear', 'can’t', 'couldn’t', 'won’t', 'refuses', 'stops', 'stopped', 'climb', 'climbs', 'drive', 'drives', 'driver', 'goes', 'go', 'going', 'backwards', 'backward', 'reverse', 'reversed', 'engine', 'horn', 'ride', 'rides', 'passengers', 'passenger', 'people', 'kite', 'kites', 'yellow', 'green', 'black', 'blue', 'red', 'little', 'small', 'old', 'new', 'tired', 'kind', 'funny', 'silly', 'noisy', 'city', 'town', 'village', 'market', 'street', 'temple', 'school', 'home', 'grandma', 'grandpa', 'nani', 'dadi', 'house', 'learns', 'learned', 'finds', 'helps', 'help', 'friend', 'friends', 'day', 'morning', 'evening', 'rain', 'rainy', 'monsoon', 'sunny', 'windy', 'india', 'indian', 'delhi', 'mumbai', 'bangalore', 'shimla', 'colombo', 'lagos', 'bangkok', 'named', 'called', 'who', 'that', 'every', 'all', 'mum', 'dad', 'papa', 'sister', 'brother', 'wants', 'always'],
  except: ['crash', 'crashed', 'accident', 'fell', 'hospital', 'drunk', 'stolen', 'dragon', 'moon', 'space', 'flying', 'elephant', 'tiger', 'puller', 'poor', 'rolled', 'brakes', 'brake', 'dead', 'died', 'lost', 'dark', 'thunder', 'dogs'],
  moods: ['afraid', 'first', 'change', 'learning'],
  isTale: true,
  out: true,
  company: ['auto', 'rickshaw', 'hill', 'hills', 'kite', 'wheel', 'wheels', 'driver', 'horn', 'tea', 'stall', 'goat', 'dog', 'road', 'leaf', 'onions', 'sack'],
  about: 'An auto rickshaw stops before every hill, and the kite has to get to the top, until it is seen that its one front wheel hangs in the air there, and that it can go up the other way round.',
  titles: ['The Rickshaw That Was Afraid of Hills', 'Three Wheels on the Ground', '{H} Goes Up the Hill', 'The Other Way Round', 'One Wheel in the Air'],
  want: [
    {
      id: 'stopped',
      A: 'partner',
      paragraphs: [
        '{H} had a new kite, and up on the hill there was wind. So {H} and {A} took an auto rickshaw, a green one, and it was afraid of hills. Where the hill began, the auto rickshaw stopped, and its horn gave a very small hoot. “It’s been like that since it was new,” said the driver. {H} looked up. Far above, the kites of other people were dancing.'
      ]
    }
  ],
  way: [
    {
      id: 'with-a-run-up',
      A: 'partner',
      paragraphs: [
        '“It needs a run-up,” said {H}. The driver went back as far as the tea stall, and then they came along at full speed. The hill began. The auto rickshaw shook all over, and stopped, and rolled slowly back to the tea stall. “Perhaps it mustn’t see the hill,” said {A}. The driver hung a cloth over its lamp. But it noticed, as soon as the road tipped.'
      ]
    },
    {
      id: 'small-hills-too',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How big must a hill be, before it’s afraid?” asked {A}. They tried that out. At a bump in the road the auto rickshaw hooted, and went round. At a mango stone it stopped to think. {H} put a newspaper in its way, a thin one.',
        'It drove up to the newspaper, and onto it, and down on the other side. “Well done,” said {H}. The auto rickshaw was so proud that it did it again. Then a man wanted to read the paper, and picked up the hill.'
      ]
    },
    {
      id: 'everyone-passes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'While they stood at the foot of the hill, everything went past. A bus went up, and a bicycle with a ladder. A woman went up on foot, with a basket on her head, and a hen in the basket. “Good evening,” said the hen’s owner, from above. The auto rickshaw drew in its mirror.',
        'Then came a dog with three legs, and it went up as well. “And that’s only got three, too,” said {A}. “But the dog can choose where it puts them,” said the driver.'
      ]
    },
    {
      id: 'talking-to-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You don’t have to look at the whole hill,” said {H} to the auto rickshaw. “Just look at the first bit.” It looked at the first bit. There was a pebble on it, and that was all right. The auto rickshaw drove up to the pebble, and hooted, quite cheerfully.',
        '“And now the second bit,” said {A}. There the road began to tip, and back it rolled. It had got on well with the pebble, so {H} let it keep that.'
      ]
    },
    {
      id: 'other-lies-the-hill-down',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“It isn’t steep at all,” said {A}. “You’ve only got to look at it like this.” {A} laid one ear on one shoulder, and in fact the hill lay flat. It was the tea stall that stood crooked now. {H} did the same.',
        'They tried to tilt the auto rickshaw, but it would not have it. So they sat in the back, side by side, with their ears on their shoulders. For them the road was level. It was a pity that neither could drive.'
      ]
    },
    {
      id: 'other-hills',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What do you do when somebody lives on a hill?” {H} asked the driver. “I stop at the bottom,” said the driver, “and shout. By the time they’re down, they’ve forgotten where they wanted to go.” “And the long bridge?” asked {A}. “I tell it that it’s a road with water next to it.”',
        'The driver had once bought it a picture of a mountain, for it to get used to. It hung beside the mirror. Since then the auto rickshaw had kept its mirror turned the other way.'
      ]
    },
    {
      id: 'pet-on-the-seat',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} sat in the very back of the auto rickshaw. Each time that the road tipped, {A} slid, and was pressed against the seat, and got flat. When it rolled down again, {A} got round. It had happened five times by now, and {A} had begun to like it.',
        '“At least somebody enjoys the hill,” said {H}. {A} looked out to see what the delay was. There was a hill in front and a tea stall behind. From in here, one could have either.'
      ]
    },
    {
      id: 'elder-ladder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m just the same with ladders,” {S} told the auto rickshaw, and patted it on the roof. “The first three rungs I know by name.” “And the fourth?” asked {A}. “We’ve never been introduced,” said {S}.',
        'The auto rickshaw hooted softly. “It isn’t the height,” said {S}. “It’s that there’s less and less of it under you.” The driver had heard many things said about hills, and wrote that one down behind the mirror.'
      ]
    },
    {
      id: 'child-plays-hill',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} made a hill of sand, beside the tea stall. It was as high as a shoe, with a daisy on top. “This one’s quite young,” said {S}, “and it’s friendly.” The auto rickshaw looked at that hill for a long time.',
        '“If it drives over that, there won’t be a hill,” said {A}. “It doesn’t have to drive,” said {S}. “It only has to say hello.” The auto rickshaw hooted. {S} hooted back, for the hill, a bit higher. So far they got on well.'
      ]
    },
    {
      id: 'a-leaf-under-it',
      A: 'partner',
      paragraphs: [
        'They tried it once more, with everyone but the driver on the broad seat at the back. Where the hill began, {A} looked out at the side. “Its front wheel’s turning,” said {A}, “and it isn’t touching anything.” {H} looked too. Under the wheel a yellow leaf blew through. “All of us are at the back,” said {A}, “and there’s only one wheel in front.” “Then it isn’t the hill,” said {H}. “It’s got a foot in the air!”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        '{H} turned the kite round, tail first, and had a thought. “Can it go up backwards?” asked {H}. The driver turned the auto rickshaw about. Now the heavy end was up the hill, and leaned on the little front wheel. The wheel stood on the road as if it was glued. The driver looked back over a shoulder, and off they went. The rickshaw did not shake or stop. “Look,” said {A}. The tea stall lay in front of them, and got smaller and smaller. The auto rickshaw gave a long, loud hoot.'
      ]
    },
    {
      id: 'what-it-saw',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now the auto rickshaw saw nothing of the hill. It only saw where it had been. There was the tea stall, as tiny as a crumb. “It thinks that it’s standing still,” said {A}, “and that the town’s being let down on a string.”',
        'They met the bus, coming down, with its face to them. For a while they were nose to nose. The bus hooted, and the auto rickshaw hooted back. It had never before seen a bus from the front for so long.'
      ]
    },
    {
      id: 'other-with-onions',
      A: 'other',
      spare: 10,
      paragraphs: [
        'On the way stood a man with a sack of onions for the next gate. “Put the sack in front,” said {A}, “beside the driver.” There sat the sack, with a strap round its middle. Now the front wheel was heavy enough, and the driver tried it forwards.',
        'The auto rickshaw went up three lengths. Then the man wanted the onions out, for there was the gate. “Shall we carry a sack every time?” asked {A}. So they turned round again. Going backwards cost nothing, and smelled less.'
      ]
    },
    {
      id: 'at-the-top-it-looks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Just below the top came a second hill, a short one, that hid behind the first. The auto rickshaw was looking the other way. It was up the second hill before anyone had said a word. “Don’t tell it,” whispered {A}.',
        'But the auto rickshaw had a mirror. It stopped, and rolled a little way down, to see what it had just been up. Then it went up again. It did that twice more, until the driver said that there was no need to show off.'
      ]
    },
    {
      id: 'kite',
      A: 'partner',
      paragraphs: [
        'Up on the hill there was so much wind that the kite left by itself. {H} held the string, and {A} told it where to go. The auto rickshaw stood on its three wheels, and looked down at everything. “And how does it get home?” asked {H}. “Forwards,” said the driver. “Going down, it leans on that wheel anyway.” Before they left, {H} tied a bow from the kite’s tail to the auto rickshaw’s back lamp. On hills, that was the front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed into the auto rickshaw too, and it sank a little at the back.',
      '{names} looked up the hill, and down again, and sat down in the flat part.',
      { text: '{names} held the kite in, so that it did not fly off without them.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned forward at the hill, but a nose does not weigh much.',
      '{names} walked a little way up the hill, to show how easy it was.',
      { text: '{names} told the auto rickshaw about a far worse hill, which did not help.', needs: ['hands'] },
      { text: '{names} patted the front wheel, which was all alone out there.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out at the back, which was now the front.',
      '{names} bent down to see the wheels, and all three were on the ground.',
      { text: '{names} waved to the tea stall, until it was as small as a cup.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the kite was rolled up in its tail, which was one bow shorter. Outside, an auto rickshaw went by, and took the bump in the road without a hoot.',
    '{H} washed, and then went to bed backwards, in order to see what got smaller.'
  ],
  last: [
    'All three wheels stood on the ground, and the hill was behind them, and {H} was asleep.',
    'On the hill there was only the wind, and far below it {H} was asleep.'
  ]
})
