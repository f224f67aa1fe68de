import { wishPlot } from '../wish-plot.ts'

export const raincoat = wishPlot({
  id: 'wish-raincoat',
  wishes: ['raincoat', 'raincoats', 'rain coat', 'rain coats', 'yellow raincoat', 'yellow rain coat', 'favourite raincoat', 'favorite raincoat', 'favourite yellow raincoat', 'favorite yellow raincoat', 'new raincoat', 'red raincoat', 'raincoat rain', 'rain jacket', 'rain jackets', 'favourite rain jacket', 'favorite rain jacket', 'yellow rain jacket', 'waterproof coat', 'waterproof jacket', 'waterproofs', 'mackintosh', 'mackintoshes', 'macintosh rain', 'yellow mac', 'rain mac', 'rain macs', 'favourite mac', 'plastic mac', 'pac-a-mac', 'pacamac', 'oilskin', 'oilskins', 'yellow oilskin', 'yellow oilskins', 'cagoule', 'cagoules', 'kagoul', 'rain slicker', 'yellow slicker', 'slickers', 'rain poncho', 'puddlesuit', 'puddle suit'],
  answers: ['rain', 'rains', 'raining', 'rainy', 'wet', 'dry', 'drop', 'drops', 'puddle', 'puddles', 'splash', 'splashing', 'splashes', 'jump', 'jumping', 'boots', 'wellies', 'wellingtons', 'gumboots', 'welly', 'hood', 'hook', 'sleeve', 'sleeves', 'button', 'buttons', 'yellow', 'bright', 'red', 'blue', 'green', 'pink', 'coat', 'coats', 'jacket', 'favourite', 'favorite', 'fave', 'best', 'love', 'loves', 'loved', 'lovely', 'new', 'shiny', 'my', 'his', 'her', 'little', 'big', 'wear', 'wears', 'wearing', 'wore', 'put', 'puts', 'putting', 'on', 'takes', 'take', 'off', 'always', 'every', 'day', 'everywhere', 'all', 'time', 'even', 'indoors', 'inside', 'out', 'outside', 'walk', 'in', 'going', 'waiting', 'wants', 'waterproof', 'cloud', 'clouds', 'sailor', 'mac', 'girl', 'boy', 'child', 'story', 'about', 'today', 'tonight', 'morning'],
  except: ['lost', 'lose', 'loses', 'forgot', 'forgotten', 'left behind', 'stolen', 'torn', 'ripped', 'outgrown', 'too small', 'died', 'dead', 'grandpa', 'grandad', 'grandma', 'granny', 'nana', 'hates', 'refuses', 'won’t', 'storm', 'thunder', 'flood', 'hurricane', 'cyclone', 'typhoon', 'paddington', 'bear', 'duck', 'frog', 'dog', 'cat', 'fisherman', 'computer', 'cheese', 'lipstick', 'magic', 'invisible', 'flying', 'hole', 'school'],
  moods: ['waiting', 'first', 'question'],
  company: ['raincoat', 'cloud', 'hook', 'hood', 'stool', 'window', 'lamp', 'bath', 'jug', 'colander', 'towel', 'boots', 'sock', 'cup'],
  about: 'The hero’s favourite yellow raincoat waits for rain, and it only rains inside it, until somebody asks who puts a ring round a hole.',
  titles: ['A Ring Round a Hole', 'Raining in the Raincoat', '{H} and the Yellow Raincoat', 'Like a Hen', 'A Cloud on the Edge of the Bath'],
  want: [
    {
      id: 'waiting-for-rain',
      A: 'partner',
      paragraphs: [
        '{H} had a favourite raincoat. It was yellow, and for nine days it had hung on its hook with nothing to do. {A} looked out of the window. There was one small cloud, and it was busy over another house.',
        'So {H} put the raincoat on indoors, to be ready, with the hood up. {H} sat on a stool, pressed both arms to the sides, and waited for rain.'
      ]
    }
  ],
  way: [
    {
      id: 'a-sock-for-the-cloud',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It always rains when there’s washing out,” said {A}. There was no washing. So {A} shut one sock in the window, with its toes outside, and they talked about other things. The cloud was not to know that they were waiting.',
        'After a while {A} felt the sock. “Well?” asked {H}. “It’s never been so dry,” said {A}. The cloud had gone the long way round. “It’s seen the raincoat,” said {H}.'
      ]
    },
    {
      id: 'the-hood-stays',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s another cloud, on your left,” said {A}. {H} turned to look. {H}’s head went left, and the hood stayed where it was. “What do you see?” asked {A}. “My raincoat,” said {H}, “from inside. It’s nice weather in there.”',
        'With a hood you have to turn all of you. {H} got up, and went round in small steps. When the hood had got to the window at last, the cloud had walked past it.'
      ]
    },
    {
      id: 'pet-under-the-roof',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{H} thought that {A} ought to have a raincoat as well. One yellow side was held out over {A}, like a roof. They waited under it together. No rain fell. {A} looked up once, to see what it was that did not come.',
        '“You see?” said {H}. “Not a drop.” Then {H} took the roof away again, without a word. {A} stayed just as dry as before. It was a very good raincoat.'
      ]
    },
    {
      id: 'elder-grew-into-it',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Mine was bought for me to grow into,” said {S}. “It went down to the ground, and so did the sleeves. All that you saw was a raincoat, gliding to school. I could have left my shoes at home.”',
        '“And when you’d grown?” asked {A}. “Then it fitted,” said {S}, “for one day. The day after, it was too small.” {S} could remember that day as if it were yesterday. It had not rained.'
      ]
    },
    {
      id: 'why-it-is-yellow',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Do you know why it’s yellow?” asked {A}. “Because it’s my favourite,” said {H}. There was another reason. Long ago sailors made raincoats out of old sails, and rubbed them with oil from flax seeds. As the oil dried, it turned yellow. “That took days,” said {A}, “and then the coat could stand on deck by itself.”',
        '{H} stood quite stiff, with both sleeves out. “Is anybody in there?” asked {A}. “Not before Thursday,” said the raincoat. “I’m drying.”'
      ]
    },
    {
      id: 'seen-from-afar',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“In the rain everything’s grey,” said {A}, “but yellow shows from far off.” They tried it out. {H} stood at the dark end of the hall, and {A} pinched both eyes nearly shut. The shoes went grey, and so did the scarves. “I see a raincoat,” called {A}.',
        '“And me?” called {H}. “No,” said {A}. “You’re not yellow.” {H} looked down at two grey trouser legs. “Then I’ll stay in it,” said {H}.'
      ]
    },
    {
      id: 'child-with-umbrella',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} thought more of umbrellas, and stood under one in the hall. “Now scratch your nose,” said {A}, “and wave.” {S} could do only one or the other. The umbrella needed the second hand. {A} did both at once, all in yellow.',
        '{S} considered this. Then {S} sat down on the floor, and wore the umbrella like a tent. Both hands were free, to scratch and to wave. “Now it’s a raincoat,” said {S}. It was, as long as you did not want to go anywhere.'
      ]
    },
    {
      id: 'raining-inside',
      A: 'partner',
      paragraphs: [
        'It grew warm. Then something wet ran down {H}’s back. “It’s raining!” called {H}. “But inside the raincoat.” {A} put a hand up one sleeve. It was true. “Then there’s a hole,” said {A}.',
        '{H} got out, and they held the raincoat up before the lamp. Nothing shone through the back or the hood. But under each arm there were three small points of light. “Six holes!” said {H}.'
      ]
    },
    {
      id: 'drinks-nothing',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} let one drop fall on a jumper and one on the yellow sleeve. The jumper drank its drop, and there was a dark spot. On the raincoat the drop stayed up, as round as a pea, and looked about. {H} blew, and it rolled off to find another.',
        'Where two met, there was only one, and it was fatter. “Which of them ate which?” asked {A}. They bent down to watch the next two. It was all over very fast, and there was nobody left to ask.'
      ]
    },
    {
      id: 'pond-in-the-hood',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Perhaps the hood’s got a hole too,” said {H}. They turned it over like a bowl, and {A} poured in a cup of water. Nothing came out below. It lay there, quite still, with the lamp in it. They had a pond with a yellow floor.',
        '“It can’t tell who’s out in the rain,” said {A}. “It only knows that water’s got to stay on its own side.” They poured the pond back into the cup. It was still exactly one cup, and the hood had not had a sip.'
      ]
    },
    {
      id: 'a-ring-round-a-hole',
      A: 'partner',
      paragraphs: [
        '{A} felt one of the holes. “It’s got a metal ring,” said {A}. “Who puts a ring round a hole?” “Whoever wants to keep it,” said {H}.',
        '“Rain can’t get in there,” said {A}. “It would have to fall up.” “Then who are they for?” {A} felt {H}’s neck, and it was hot and damp. “For you,” said {A}. “Nothing goes through a raincoat, and not from inside either. That was your own rain. It wanted to get out.” “And I had both arms on the door,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-cloud-on-the-edge',
      A: 'partner',
      paragraphs: [
        'Now they only needed the other rain. {H} stood in the empty bath, in boots and raincoat. {A} sat on the edge with a jug and a colander, and was the cloud. The drops rolled off like beads.',
        '“I’ll open the door,” said {H}, and lifted both arms high. It rained down both sleeves, to the elbows. “Not like that,” said {A}. “Like a hen.” {H} put both elbows out, and let both hands hang. The warm air went out underneath, and the rain went off at the fingers.'
      ]
    },
    {
      id: 'all-the-rains',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There were other sorts of rain as well. {A} took the tea strainer, and that was drizzle. A wet fork was the sort that cannot make up its mind. A spoon was the rain off a tree, when you think that it is over. On the hood each of them sounded different.',
        '“And thunder?” asked {H}. {A} knocked on the colander, once, quite politely. “Come in,” said {H}. But it was only passing.'
      ]
    },
    {
      id: 'youngest-cloud',
      A: 'youngest',
      spare: 11,
      paragraphs: [
        '{A} was allowed to be a cloud too, a small one, with one spoon. {A} filled it and held it up. Before it got as far as the raincoat it had all rained down again, on {A}’s own tummy. There the jumper drank it.',
        '“Clouds are wet,” somebody said. “It’s how you know them.” {A} looked down at the jumper, and looked at the dry back of the raincoat, and rained on.'
      ]
    },
    {
      id: 'one-dry-hand',
      A: 'partner',
      paragraphs: [
        'When the cloud was empty, {A} felt under the raincoat. “Dry,” said {A}, “even inside.” {H} clucked, to be polite. {A} was wet from top to bottom. Clouds have no hood.',
        '“You can have mine,” said {H}, and held out the favourite raincoat. “I’d only rain in it,” said {A}, but wiped one hand, and put that in. “How is it?” “That one’s dry,” said {A}. So that was the hand that fetched the towel.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept an eye on the cloud.',
      '{names} waited for rain as well, with nothing on for it.',
      { text: '{names} did up the last yellow button.', needs: ['hands'] },
      { text: '{names} put the boots beside the stool, in case it came quickly.', needs: ['hands'] }
    ],
    way: [
      '{names} came to look at the points of light.',
      '{names} sniffed at the wet lining.',
      { text: '{names} wiped the raincoat dry inside, sleeve by sleeve.', needs: ['hands'] },
      { text: '{names} counted the holes too, and it was six.', needs: ['hands'] }
    ],
    turn: [
      '{names} came too near the weather, and got some of it.',
      '{names} listened to the rain in the bath.',
      { text: '{names} filled the jug again for the cloud.', needs: ['hands'] },
      { text: '{names} tried it with both elbows out, and nearly knocked over the soap.', needs: ['hands'] }
    ]
  },
  bed: [
    'The colander went back to the kitchen. The yellow raincoat was hung over the bath with both elbows out, and all six doors stood open.',
    '{H} washed, and this time the drops stayed on, and a towel drank them. Then {H} lay down in bed and left one foot outside the blanket, for the warm air.'
  ],
  last: [
    'The raincoat let its last drop fall into the bath, and {H} was asleep.',
    'The yellow raincoat hung in the dark like a hen on its perch, and {H} was asleep.'
  ]
})
