import { wishPlot } from '../wish-plot.ts'

export const felucca = wishPlot({
  id: 'wish-felucca',
  wishes: ['felucca wind', 'felucca with no wind', 'felucca without wind', 'felucca', 'feluccas', 'faluka', 'felouka', 'felouca', 'falucca', 'feluka', 'sailing felucca', 'felucca nile', 'felucca sunset', 'sailing felucca nile', 'felucca nile sunset', 'sailing felucca nile sunset', 'felucca nile uncle', 'felucca ride', 'felucca uncle', 'sailing nile', 'sail nile', 'sailed nile', 'nile boat', 'nile sailing boat', 'nile sailboat', 'nile sunset', 'nile river', 'river nile', 'boat nile', 'boats nile', 'nile cruise', 'nile trip', 'nile aswan', 'nile luxor', 'nile cairo', 'nile khartoum', 'sailing up river', 'sailing down river', 'sailing upstream', 'sail upstream', 'boat drifting river', 'drifting down river', 'drift down river', 'drifting home', 'boat carried by current', 'boat river current', 'floating down river', 'floated down river', 'float down river', 'sailing boat river sunset', 'sailing river sunset'],
  answers: ['without', 'still', 'stopped', 'felucca', 'feluccas', 'nile', 'river', 'egypt', 'egyptian', 'sudan', 'aswan', 'luxor', 'cairo', 'khartoum', 'boat', 'boats', 'sailboat', 'sail', 'sails', 'sailing', 'sailed', 'float', 'floats', 'floating', 'floated', 'drift', 'drifts', 'drifting', 'upstream', 'downstream', 'up', 'down', 'current', 'stream', 'water', 'wind', 'breeze', 'windy', 'calm', 'no', 'white', 'tall', 'old', 'wooden', 'mast', 'oar', 'oars', 'rudder', 'tiller', 'captain', 'boatman', 'sunset', 'sun', 'sundown', 'dusk', 'evening', 'night', 'moon', 'stars', 'summer', 'holiday', 'holidays', 'trip', 'ride', 'day', 'first', 'time', 'friday', 'reeds', 'palms', 'palm', 'trees', 'island', 'egret', 'egrets', 'heron', 'temple', 'pyramids', 'uncle', 'amo', 'khalo', 'aunt', 'auntie', 'teta', 'geddo', 'grandpa', 'grandma', 'mum', 'dad', 'baba', 'mama', 'cousins', 'family', 'with', 'my', 'our', 'home', 'back', 'supper', 'tea', 'at', 'on', 'in', 'the'],
  except: ['crocodile', 'crocodiles', 'hippo', 'hippos', 'pirate', 'pirates', 'sank', 'sinking', 'drowned', 'drowning', 'overboard', 'storm', 'lost', 'afraid', 'scared', 'plague', 'moses', 'mummy’s tomb', 'flood', 'waterfall', 'war'],
  moods: ['waiting', 'learning', 'late', 'first'],
  out: true,
  company: ['felucca', 'boatman', 'sail', 'wind', 'river', 'leaves', 'oar', 'oars', 'egret', 'reeds', 'tiller', 'heron', 'mast', 'sun', 'Nile'],
  about: 'The wind carries a felucca up the Nile and will not carry it home, however hard the hero works, until a clump of leaves without a sail floats past in the right direction.',
  titles: ['The Way Home Is Doing Nothing', 'Up With the Wind', '{H} on the Nile', 'A Clump of Green Leaves', 'Sail Down, Feet Up'],
  want: [
    {
      id: 'up-river',
      A: 'partner',
      paragraphs: [
        'All afternoon {H} and {A} had sailed up the Nile in a felucca. It had one tall white sail, and an old boatman, who said little. The wind had done all the work. Now the sun was going down, red and round, and {H} wanted to go home to supper. “Let’s turn round,” said {H}. The boatman did. The sail flapped like a wet sheet, and they stood still.'
      ]
    }
  ],
  way: [
    {
      id: 'home-against-the-wind',
      A: 'partner',
      paragraphs: [
        'The wind blew straight in their faces. {H} pulled the rope, to make the sail work harder. It worked so hard that it pushed the felucca backwards, further up the Nile. “That was the last palm tree we’d passed,” said {A}. “We’re passing it again.” So {H} and the boatman took one oar each, and rowed until they were red. When they rested, they were beside the same palm tree. “The wind doesn’t want us home,” said {H}.'
      ]
    },
    {
      id: 'asking-the-wind',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“When does the wind turn?” asked {H}. The boatman thought about it for as long as it takes to peel an orange. “On the Nile it comes from the sea,” said the boatman. “It’s come from there since my grandfather. I don’t think that it’ll turn before supper.”',
        '{H} stood up straight in front of the mast, and blew at the sail from the other side. It made a dent as big as a plate. “We’ve gone a bit,” said {A}. “Which way?” asked {H}. It was only that {A} had leaned.'
      ]
    },
    {
      id: 'the-other-felucca',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Another felucca came along behind, with its sail as round as a cheek. It was going up the river with onions. “Good evening,” called the man on the onions. “You’re the wrong way round.” “We’re going home,” called {H}.',
        '“So am I,” called the man, and was past. They looked after it, until it was as small as a tooth. Some people are lucky, and live up the river. “We could go to supper at that man’s house,” said {A}. It would have been onions.'
      ]
    },
    {
      id: 'a-smaller-sail',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Perhaps the sail was too big to turn. {H} held up a handkerchief instead, by two corners, and pointed it at home. It filled at once, and pulled {H} one step towards the back of the felucca. That was not what it was meant to do.',
        '“Now you’re sailing,” said {A}, “and the boat isn’t.” {H} turned the handkerchief round, and it filled from that side too. The wind could not be tricked with small things. “It’s very honest,” said {A}.'
      ]
    },
    {
      id: 'other-looks-at-the-map',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had a map, with the Nile on it as a long blue string. “We’re here,” said {A}, “and home’s up there, at the top.” “Then home’s up,” said {H}. “But we’ve been sailing up all day.” They turned the map on its head. Now home was down.',
        '“The Nile runs from the bottom of the map to the top,” said {A} slowly. It seemed a lot to ask of a river. To make it easier, {A} laid the map down flat.'
      ]
    },
    {
      id: 'elder-and-the-little-signs',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“The people of long ago wrote with pictures,” said {S}. “For going up the Nile they drew a boat with a sail. And for going down it they drew a boat.” “With what?” asked {A}. “With nothing,” said {S}. “Just a boat.”',
        '“Had they run out of paint?” “That’s what I asked my teacher,” said {S}. “I was told to sit down.” {A} drew both boats on the wet bench with one finger. The second was done much sooner.'
      ]
    },
    {
      id: 'child-is-the-wind',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was on the wind’s side. “I’m the wind,” said {S}, “and I come from the sea, and nobody gets past me.” {A} tried to get past, on the bench, with a cushion for a sail. {S} blew. {A} sailed backwards, as far as the water jug.',
        '“Don’t you ever stop?” asked {A}. “Only to eat,” said the wind. {A} held out half a date. While the wind was chewing, a whole cushion went by.'
      ]
    },
    {
      id: 'leaves-go-by',
      A: 'partner',
      paragraphs: [
        '“Look, somebody’s going past us,” said {A}. It was a clump of green leaves, with a white egret on top. The leaves had no sail and no oars. They came down the Nile, right against the wind. “They’re going home,” said {H}, “and they aren’t doing anything.” The boatman held {H}, and {H} held one finger in the water. The wind blew one way, and the water pulled the other. “Why didn’t you say so?” asked {H}. “You were so busy,” said the boatman.'
      ]
    }
  ],
  turn: [
    {
      id: 'sail-down',
      A: 'partner',
      paragraphs: [
        '“Then it’s only the sail that’s in the way,” said {H}. They let the sail down, the boatman and {H} together, and rolled it up like a rug. The oars came in, and dripped. {H} sat on both hands, for they wanted to go on rowing. “What do we do now?” asked {H}. “We’re doing it,” said {A}. For a while nothing happened. Then the palm tree moved, very slowly, and it moved up the river.'
      ]
    },
    {
      id: 'it-is-hard-to-do-nothing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It is not easy to do nothing. {H} did it for the length of one song, and then a foot began to tap. “You’re doing something,” said {A}. {H} held the foot. Now that was doing something as well.',
        '“Look at the boatman,” said {A}. The boatman lay at the back, with one finger on the tiller and a hat over both eyes. It was fifty years’ practice. Only the toe in the sandal moved, when there was a bend.'
      ]
    },
    {
      id: 'pet-does-nothing',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The only one who had known it all along was {A}. {A} had done nothing since noon. When they sailed, {A} lay in the shade of the sail. When they rowed, {A} lay under the oar. Nobody had thought that it was work.',
        '“You might have told us,” said {H}. {A} opened one eye, saw the Nile go by, and shut it again. After that they all did it just like {A}. It went much better with a good teacher.'
      ]
    },
    {
      id: 'the-egret-again',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They caught up with the clump of leaves, or it let them. The egret stood on one leg, and looked across, as passengers do. {H} nodded. For a good while they floated side by side, and neither was ahead.',
        '“Where are you getting off?” asked {H}. The egret put down its second leg. At the next bend it opened its wings, stepped onto a sandbank, and the leaves went on alone. “It didn’t even pay,” said {A}.'
      ]
    },
    {
      id: 'where-it-stops',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The sun touched the sand on the far side, and got flat at the bottom. All the Nile turned red. It was so quiet that they heard a donkey a mile off, and somebody telling it something. “Does the river ever stop?” asked {H}.',
        '“It stops at the sea,” said {A}. “But there’s supper before that.” They tried to think how far the water had come, from the mountains, without one oar. “It’ll be hungry,” said {H}, and gave it a crust.'
      ]
    },
    {
      id: 'the-lamp-on-the-step',
      A: 'partner',
      paragraphs: [
        'When it was dark, the wind lay down. The river did not. It carried the felucca past the reeds and the temple. {H} lay on the rolled-up sail, with both feet up, and let the river do it. It smelled of beans and warm bread. “Is that supper?” asked {H}. “That’s our steps,” said {A}. The boatman moved one finger on the tiller, and the felucca bumped softly against home. “I did nothing the whole way,” said {H}. “And how well you did it,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved to the other side of the mast, to be in front again.',
      '{names} looked towards supper, over the wrong end of the felucca.',
      { text: '{names} held on to a hat, which wanted to go up the Nile.', needs: ['hands'] },
      { text: '{names} waved at the palm tree, for it might be goodbye.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned towards home, as far as it did any good.',
      '{names} kept watch for the palm tree, and there it was.',
      { text: '{names} rowed on the left for a while, and it made a ring.', needs: ['hands'] },
      { text: '{names} let a mint leaf drop over the edge, and it floated towards home.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a soft end of the sail, and did nothing there.',
      '{names} saw the steps first, but said nothing, so as not to work.',
      { text: '{names} tied the sail round, with a bow.', needs: ['hands'] },
      { text: '{names} put both hands in both pockets, where they could not row.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boatman went home by doing a little something, for that was on land. The felucca lay by the steps, with its sail rolled up.',
    '{H} had supper and was washed. Then {H} rolled down the blanket, lay flat, put both hands under the pillow, and did nothing.'
  ],
  last: [
    'There was no sail and no oar, it went by itself, and {H} was asleep.',
    'The Nile went on past without a sound, and by doing nothing {H} was asleep.'
  ]
})
