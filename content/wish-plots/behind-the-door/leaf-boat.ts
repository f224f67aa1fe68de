import { wishPlot } from '../wish-plot.ts'

const WATERS = ['gutter', 'stream', 'drain', 'puddle', 'brook', 'street']

export const leafBoat = wishPlot({
  id: 'wish-leaf-boat',
  beginsElsewhere: true,
  wishes: ['we are tiny and sail on a leaf boat down the gutter and have a picnic', ...WATERS.flatMap((water) => [`leaf boat ${water}`, `tiny leaf ${water}`, `sail leaf ${water}`]), 'tiny leaf boat', 'tiny boat leaf', 'tiny on a leaf', 'tiny sailing leaf', 'leaf boat picnic', 'boat leaf sail', 'boat leaf sailing', 'boat made of a leaf', 'leaf for a boat', 'ride leaf water', 'float leaf tiny', 'shrunk leaf boat', 'shrink leaf boat', 'small leaf boat', 'little leaf boat', 'so small leaf boat', 'tiny picnic gutter', 'tiny picnic leaf', 'tiny boat gutter', 'tiny gutter boat', 'tiny as ants leaf', 'sail on a leaf', 'sailing on a leaf', 'sailed on a leaf', 'leaf as a boat', 'boat out of a leaf', 'shrink sail leaf', 'shrink float leaf', 'shrink leaf stream', 'shrunk float leaf', 'leaf boat adventure'],
  answers: ['tiny', 'small', 'little', 'smaller', 'shrunk', 'shrink', 'shrinks', 'shrank', 'mini', 'minuscule', 'thumb', 'ant', 'ants', 'pea', 'peas', 'leaf', 'leaves', 'boat', 'boats', 'sail', 'sails', 'sailing', 'sailed', 'float', 'floats', 'floating', 'ride', 'rides', 'riding', 'row', 'rowing', 'go', 'goes', 'going', 'went', 'down', 'along', 'gutter', 'gutters', 'stream', 'brook', 'drain', 'puddle', 'puddles', 'street', 'river', 'water', 'rain', 'rainwater', 'after', 'wall', 'yard', 'picnic', 'picnics', 'eat', 'eats', 'eating', 'have', 'has', 'crumb', 'crumbs', 'cheese', 'raisin', 'cake', 'moss', 'then', 'we', 'us', 'me', 'my', 'friend', 'friends', 'best', 'bestie', 'sister', 'brother', 'cousin', 'granny', 'grandma', 'grandpa', 'mum', 'dad', 'and', 'are', 'were', 'who', 'become', 'turn', 'turned', 'adventure', 'captain', 'made', 'of', 'out', 'as', 'on', 'in', 'the', 'two', 'so', 'day'],
  except: ['died', 'dead', 'drown', 'drowned', 'sewer', 'rat', 'clown', 'fell', 'falls', 'lost', 'alone', 'hurt', 'hospital', 'flood', 'flooded', 'fish', 'leafcutter', 'paper', 'race', 'raced', 'races', 'duckling', 'ducklings', 'caterpillar', 'autumn', 'blower', 'pile', 'piles', 'roof', 'homeless', 'refugees'],
  moods: ['first', 'learning', 'change', 'lost'],
  isTale: true,
  out: true,
  fed: true,
  company: ['leaf', 'boat', 'gutter', 'stalk', 'wall', 'moss', 'picnic', 'raisin', 'cheese', 'cake', 'crumb', 'rain', 'water', 'pump', 'bench', 'tree', 'nose', 'grass', 'ant', 'beetle', 'bridge', 'dandelion', 'drop', 'shore', 'pond skater', 'summer', 'hole', 'meadow', 'snail', 'feather', 'edge', 'hand'],
  about: 'Tiny and on a leaf, they sail down the gutter and cannot land for the picnic, because the stalk bumps every shore first and pushes them off, until they see what a leaf has a stalk for.',
  titles: ['The Stalk Got There First', 'One Raisin for the Way', '{H} and the Leaf Boat', 'What a Leaf Holds On With', 'Not Yet, Said the Raisin'],
  want: [
    {
      id: 'tiny-as-peas',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were as tiny as peas, and sailed down the gutter on a leaf. It had rained, and the water ran along the yard wall, brown and busy. In the middle lay the picnic, one raisin, a crumb of cheese, and a crumb of cake.',
        '“Not yet,” said {A}. “When we eat, we get big again, and then the leaf goes under.” So {H} wanted to land first, on soft moss.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-nose',
      A: 'partner',
      paragraphs: [
        'At the pump there was moss, like a green bed. {H} paddled towards it with a grass stem. In front of the boat the stalk stuck out, like a long nose, and it got there first. Bump! It pushed against the wall, and the leaf went off again.'
      ]
    },
    {
      id: 'a-window-in-the-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        'High up in the side of the leaf there was a hole. A caterpillar had eaten it, in the summer, when the leaf was not a boat yet. “That’s our window,” said {H}, and looked out. “What’s there?” asked {A}. “Wall,” said {H}. “And now?” “Wall, with a spider. It’s waving, and it doesn’t know which leg to take.”'
      ]
    },
    {
      id: 'an-ant-aboard',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An ant sat on a twig that drifted by, and got on without asking. It was as big as a goat. It felt the raisin all over, and tried to lift it. “That’s ours,” said {H}. “I know,” said the ant. “I just like carrying.”',
        '“Where do you want to go?” asked {A}. “Back,” said the ant. “I left something there.” It could not say what. It carried the raisin once round the boat, and put it down where it had been. Then it looked much happier, and got off at the next twig.'
      ]
    },
    {
      id: 'the-iron-bridge',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Over the gutter lay a hairpin, and that was an iron bridge. On it stood a beetle, and looked at the water. “Where does it come from?” asked the beetle. “From the roof,” said {H}. “And where does it go?” “That way,” said {A}.',
        '“I’ve been counting it,” said the beetle. “I thought, when it’s all gone by, I’ll go home.” It had got as far as nine hundred. They sailed through under it, and heard it say “nine hundred and one, with people”.'
      ]
    },
    {
      id: 'here-before',
      A: 'same',
      paragraphs: [
        '“We’ll turn the nose away,” said {A}, and they both paddled on the left. The leaf turned, and went on turning, like a plate. They saw the pump, the wall, the bench, and the pump. “We’ve been here before,” said {A}. They saw the pump, the wall and the bench. “We’re still here,” said {H}. But each time the pump was a little smaller. Then it was gone, and the moss with it.'
      ]
    },
    {
      id: 'how-long-is-a-drop',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A last drop fell from the roof, and for people like peas that is a whole bathful. It came down beside the boat. The leaf went up on the wave, and down behind it. “Has it stopped raining?” asked {H}. “I think that one was late,” said {A}, “and had to run after the others.”',
        'They both had wet hair now, combed down flat. {A} wrung out one sleeve. Out came a lake with a small fly on it. The fly shook itself, and said that it had been quite comfortable.'
      ]
    },
    {
      id: 'guarding-the-cake',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Somebody had to watch the picnic, so that nobody ate it. {H} watched it first. From close up a crumb of cake has caves, with sugar in. {H} put in a hand, and it came out shining, and went towards the mouth by itself. “{H}!” said {A}.',
        'Then {A} watched. It was very quiet. {A}’s nose was in one of the caves. “I’m only smelling,” said {A}, and it sounded hollow. In the end they watched each other, and nobody watched the cake at all.'
      ]
    },
    {
      id: 'captain-of-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had brought a bud for a hat, and was the captain. “Land to the left!” called {A}. “Land to the right!” In a gutter you can call that all day long. There was wall on one side and stones on the other, the whole way.',
        '“And what’s in front?” asked {H}. The captain looked. “The stalk,” said {A}. “And behind us?” “Where we’ve been.” {A} wrote all of that down with a wet finger, and it dried. So the ship’s book was empty again, and {A} had to begin at the front.'
      ]
    },
    {
      id: 'over-the-water-on-foot',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was tiny as well, and sat in the middle, close to the cheese. Then somebody came over the water on six long thin legs, and did not go under. It was a pond skater, and {A} had only ever seen those from above. It was just as tall.',
        'They looked at each other. The pond skater ran once round the boat, to show how it was done. {A} put one foot on the water, very slowly, and took it back wet. “You need six,” said {H}. {A} went and sat by the cheese again.'
      ]
    },
    {
      id: 'a-walnut-once',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We went by walnut, when I was that small,” said {S}. “It’s a closed sort of boat, and dry. But you only see out at the top.” “Where did you get to?” asked {A}. “We never knew,” said {S}. “We saw a good deal of sky, and one chin.”',
        '{S} stroked the edge of the leaf. “You had to sit still in the middle, or it rolled. My cousin had hiccups.” {A} waited. “We went all the way upside down,” said {S}. “It was just the same, with stones for sky.”'
      ]
    },
    {
      id: 'smallest-of-all',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had always been the smallest, and now {S} was no bigger than a lentil. “I’m the biggest,” said {S}, and stood on the raisin. It was true, as long as {S} stood there. “What can you see?” asked {A}.',
        '“Everything,” said {S}. “I can see the top of your head. There’s moss on it.” {S} had never seen the top of anybody’s head before, and looked at it for a long time. “So that’s what you keep up there,” said {S}, and got down, and was small again.'
      ]
    },
    {
      id: 'a-small-hand',
      A: 'partner',
      paragraphs: [
        '{A} crept forward along the stalk, and felt it. Its end was thick and curved, like a small hand. “What did it do with that on the tree?” asked {A}. “It held on,” said {H}. “All summer, even in the wind.” “Then it isn’t a nose,” said {A}. “It’s a hand. It’s been trying to hold on the whole time, and we kept paddling.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hold-on',
      A: 'partner',
      paragraphs: [
        'Under the bench there was moss again. This time nobody paddled. The stalk got there first. {H} lay down in front, and hooked the leaf’s small hand round a strong bit of grass. “Hold on,” said {H}. And the stalk held on, as it had all summer. The boat swung round, and lay still beside the moss.'
      ]
    },
    {
      id: 'somebody-lives-here',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A snail lived there, and looked out over the moss with both eyes. “Have you come far?” it asked. “From up by the pump,” said {H}. The snail knew the pump. It had been there when it was young. “It took me two weeks,” it said, “with the packing.”',
        '“But you carry it all with you,” said {A}. “I know,” said the snail, “but I always go back once, to see that I’ve got everything.” It looked round behind, and there was the house.'
      ]
    },
    {
      id: 'laying-the-moss',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They carried the picnic ashore. The raisin had to be rolled, one pushing and one in front to say where. The cheese went on a daisy, and the cake in the middle. There was a drop of rain on every tip of moss, so nobody had to pour.',
        '“Is it straight?” asked {A}, and stood back. “It’s round,” said {H}. They sat down. The moss gave a little under them, and came up on all sides as high as a chair.'
      ]
    },
    {
      id: 'too-small-a-picnic',
      A: 'partner',
      paragraphs: [
        'On the moss they started at both ends of the raisin, and with every bite they grew. After the raisin the dandelion was an umbrella. After the cheese it was a hat. Then {H} and {A} sat on the bench, big, with one crumb of cake between two fingers. “It was such a big picnic,” said {A}. Down by the moss the leaf still held on. {H} put the crumb on it, in case anybody tiny came by.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat at the back, where the leaf had a curled edge.',
      '{names} came along as well, no bigger than beads.',
      { text: '{names} dipped a finger in, and it made a wave.', needs: ['hands'] },
      { text: '{names} held on to the edge with both hands, where it was soft.', needs: ['hands'] }
    ],
    way: [
      '{names} saw the pump go by, and the wall, and the pump.',
      '{names} leaned back a long way, so that the nose would be shorter.',
      { text: '{names} pushed off a floating feather with one hand.', needs: ['hands'] },
      { text: '{names} held the raisin, so that it would not roll.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the moss, and only the noses could be seen.',
      '{names} found a second crumb, and got big at the same time as the others.',
      { text: '{names} drank a drop of rain out of both hands.', needs: ['hands'] },
      { text: '{names} patted the stalk, and hung a coat on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the yard the gutter had run dry, and the leaf lay by the moss. The crumb was gone from it, and nobody had seen who came.',
    '{H} washed the green off, and lay down. The blanket came up softly on all sides, like moss, and {H} held on to one corner.'
  ],
  last: [
    'The leaf held on, as it had all summer, and {H} was asleep.',
    '{H} grew smaller and smaller in the big bed, as tiny as a pea, and was asleep.'
  ]
})
