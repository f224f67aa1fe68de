import { wishPlot } from '../wish-plot.ts'

export const chaiAtTheTrain = wishPlot({
  id: 'wish-chai-at-the-train',
  wishes: ['chai stall train station', 'chai train', 'chai trains', 'chai train window', 'chai station', 'chai railway', 'chai platform', 'chai stall', 'chai stalls', 'chai stand', 'chai seller', 'chai sellers', 'chai selling', 'selling chai', 'sells chai', 'sell chai', 'chai wallah', 'chai wala', 'chai walla', 'chaiwallah', 'chaiwala', 'chaiwalla', 'chai walas', 'chai man', 'chai lady', 'chai cart', 'tea stall', 'tea stalls', 'tea stall station', 'tea stall train', 'tea seller', 'tea sellers', 'tea wallah', 'tea wala', 'tea train window', 'tea train station', 'tea platform', 'tea at the station', 'tea through train window', 'selling tea station', 'selling tea train', 'sells tea train', 'garam chai', 'clay cup tea', 'clay cups chai', 'kulhad', 'kulhar', 'kullhad', 'bhar cha'],
  answers: ['chai', 'cha', 'tea', 'train', 'trains', 'station', 'railway', 'rail', 'platform', 'window', 'windows', 'carriage', 'carriages', 'coach', 'stall', 'stalls', 'stand', 'cart', 'seller', 'sellers', 'selling', 'sells', 'sell', 'sold', 'wallah', 'wala', 'walla', 'man', 'lady', 'hot', 'garam', 'ginger', 'milk', 'masala', 'sweet', 'cup', 'cups', 'glass', 'glasses', 'clay', 'pot', 'pots', 'pours', 'pour', 'pouring', 'poured', 'hand', 'hands', 'handing', 'handed', 'passes', 'passing', 'through', 'into', 'right', 'quick', 'quickly', 'fast', 'minutes', 'before', 'leaves', 'goes', 'whistle', 'stops', 'stands', 'calls', 'calling', 'passengers', 'people', 'evening', 'morning', 'night', 'long', 'journey', 'india', 'indian', 'bangladesh', 'pakistan', 'uncle', 'aunty', 'auntie', 'grandpa', 'grandma', 'dadaji', 'nani', 'mum', 'dad', 'help', 'helping', 'helps', 'our', 'my', 'wants', 'be', 'little'],
  except: ['burn', 'burnt', 'burned', 'scald', 'scalded', 'hurt', 'hospital', 'crash', 'crashed', 'accident', 'fell', 'falls', 'lost', 'missed', 'died', 'dead', 'beg', 'begging', 'poor', 'hungry', 'robbed', 'stolen', 'fight', 'tiger', 'elephant', 'monkey', 'dragon', 'dinosaur', 'bear', 'fox', 'toy', 'party', 'dolls', 'tai', 'why', 'how', 'spilt', 'spilled', 'allergic'],
  moods: ['first', 'learning', 'late', 'proud', 'waiting'],
  out: true,
  company: ['Mrs Das', 'train', 'window', 'windows', 'cup', 'cups', 'basket', 'pot', 'pots', 'tea', 'platform', 'whistle', 'tap', 'clock', 'bench', 'crate', 'pigeon', 'pigeons', 'line', 'station', 'stall', 'milk', 'ginger', 'guard'],
  about: 'The train stands for four minutes and the chai has to find the right window, until the pigeons show where the carriages stop before there is a train.',
  titles: ['Four Minutes for Chai', 'Forty Windows', '{H} on Platform Two', 'S Four Is by the Tap', 'The Pigeon by the Tap'],
  want: [
    {
      id: 'platform-two',
      A: 'partner',
      paragraphs: [
        '{H} was helping Mrs Das at the chai stall, on platform two of the station. Mrs Das had boiled tea with milk and ginger. Now it was poured from high up into another pot, so that it cooled. {A} looked after a wire basket of small cups. Each train stood for four minutes. Before the whistle blew, {H} wanted to hand in a cup at the right window.'
      ]
    }
  ],
  way: [
    {
      id: 'forty-windows',
      A: 'partner',
      paragraphs: [
        'The first train stopped. “Chai!” called a voice, and an arm with green bangles waved. {H} looked up, and there were forty windows. An arm hung out of every one. They went along the train, behind the white line. “Did you call?” asked {H}. “I’m only cooling my arm,” said a window. Then the whistle blew. The green bangles were pulled in, and rolled past them, still thirsty.'
      ]
    },
    {
      id: 'high-pour',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Mrs Das poured again, and the chai hung in the air like a brown ribbon. “Can you let it hang longer?” asked {H}. Mrs Das lifted the pot a bit more. “It’s cooling on the way down,” said {A}. “I’m like that on the stairs. I only get hot on the way up.”',
        '{H} looked up to the roof of the station. “From there it’d come down as ice,” said {H}. {A} thought that Mrs Das would need a very good aim, and a saucer.'
      ]
    },
    {
      id: 'clay-cups',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The chai cups were of clay, brown and without a handle. {H} smelled an empty one. “It smells of rain,” said {H}. {A} smelled it too. It did, though it had been dry for weeks. “It’s made of ground,” said {A}, “so it remembers.”',
        'Mrs Das let fall three drops of water into the cup. They were gone before anybody could say so. “Now it’s had some,” said Mrs Das. “A clay cup always takes the first sip itself.”'
      ]
    },
    {
      id: 'call',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ve got to call it,” said {A}. “Otherwise they think you’re waiting for a train.” {H} called “Chai”, not very loud, and only {A} heard. Mrs Das showed them how. It came from far down and through the nose, and went along the platform and back.',
        '{H} tried that. An old man got up from the bench at once, with two bags. “Is it here already?” asked the old man. “It’s only the tea,” said {A}.'
      ]
    },
    {
      id: 'how-long-is-four',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was no train just then, so they tried out how long four minutes were. {H} looked at the station clock. It had a hand that stood still until it was time, and then it jumped. They waited for it to jump. “How long can one wait for a thing like that?” asked {A}.',
        'It jumped while {A} was asking. They had both been looking at each other. “With no chai to hand over, they’re much longer,” said {H}.'
      ]
    },
    {
      id: 'counting-windows',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Count the windows,” said {A}. “Then you’ll know which one wants chai.” A slow goods train came through on the other side, and {H} counted to practise. It had fifty-one wagons, and no window at all. “That’s easy to serve,” said {A}. “Nobody’s thirsty.”',
        'Only at the very end there was a small van, and a guard at its window. “One,” said {H}. They held up a cup for the guard to see. The guard held up another, and was gone.'
      ]
    },
    {
      id: 'pet-at-the-stall',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} lay under the chai stall, where the warm pot stood overhead. From there you see a train as wheels, and people as shoes. The shoes came up, stood a while, and grew more contented. {H} looked in under the cloth. “Which of them take sugar?” asked {H}.',
        'A pair of sandals stepped up, and {A} sniffed at them with care. A bit of biscuit fell down. After that {A} looked at nothing but sandals.'
      ]
    },
    {
      id: 'elder-slow-train',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Once I was on the train, and wanted chai,” said {S}. “I called and called. When the cup came, the train was going. So the man drank it himself, and I watched him get smaller.” “Were you cross?” asked {A}. “I was eight, and I had a coin in my hand,” said {S}.',
        '“A year later I came by again. He handed me a cup before I could call. ‘It’s cooled now,’ he said.”'
      ]
    },
    {
      id: 'child-passenger',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'Until the next train there were no windows, so {S} was one. {S} sat on a crate and hung out one arm. “Chai!” called {S}. {A} brought a cup with nothing in it. “That’s the wrong window,” said {S}. “I’m further on now.” And {S} moved up to the end of the crate.',
        '{A} followed with the cup. “It’s a very short train,” said {A}, “but it doesn’t keep still.” {S} whistled, and drank up.'
      ]
    },
    {
      id: 'wrong-coin',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A man with no train to catch bought a chai and paid with a big note. Mrs Das felt in a tin for the change, and in an apron, and in a pot. “That takes three minutes,” said {A}. “On the train he’d be two fields away by now.”',
        '“They’ve got to have it ready in their hand,” said {H}. So {H} practised calling that as well. “Chai, and small coins, please!” The man drank slowly, and said that it was well called.'
      ]
    },
    {
      id: 'turns-at-the-window',
      A: 'partner',
      paragraphs: [
        '“Remember the face,” said {A}. On the second train a man with a newspaper called for chai. “Newspaper, newspaper,” said {H}, all the way there. At that window sat a girl. “He’s had his turn,” said the girl. “It’s mine until the bridge.” The whistle blew. Far inside they saw half a newspaper.'
      ]
    },
    {
      id: 'early-pigeons',
      A: 'same',
      paragraphs: [
        'Now the rails were empty, and {H} sat down on a crate. Three pigeons walked onto the platform. One stopped by the clock, one by the tap and one by the bench. {A} looked at them for a long time. “They’re waiting where the doors will be,” said {A}. Over each pigeon hung a small board. S three, they said, S four, and S five. Those were the carriages. Every train stopped in the same place.'
      ]
    }
  ],
  turn: [
    {
      id: 'rolls-past',
      A: 'partner',
      paragraphs: [
        'When the third train rolled in, {H} did not go after it. All the windows came past the stall by themselves. Every carriage had its number on it. “Chai!” called {H}. A white sleeve rolled by, and held up two fingers. “S four,” read {H}. {H} and {A} strolled to the tap with two cups. The pigeon moved up a little.'
      ]
    },
    {
      id: 'pigeon-s-five',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The pigeon of S five had made a mistake. It stood a step too far to the left. “Is it new here?” asked {H}. “It’s thinking of something else,” said {A}. They would have liked to move it, but they had the chai to carry.',
        'The train came on, slower and slower. The door came with it, went by the other pigeons, and stopped at that one. It had known better. “It counts the steps as well,” said {H}.'
      ]
    },
    {
      id: 'before-me',
      A: 'same',
      paragraphs: [
        'The train sighed and stopped, and there in front of {H} was the white sleeve. “You’re here before me,” it said. {H} handed in two cups of chai. The whistle was still three minutes off. They had warm milk by the tap, and the pigeon had the crumbs. Then the train set off. In one window stood two empty cups. {H} waved to just the right one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by the chai stall, where it smelled of ginger.',
      '{names} looked along the rails, to where they met.',
      { text: '{names} set six cups into the wire basket.', needs: ['hands'] },
      { text: '{names} wiped the rim of the pot.', needs: ['hands'] }
    ],
    way: [
      '{names} kept behind the white line, and looked up at the windows.',
      '{names} went along to the last carriage, and came back.',
      { text: '{names} waved at the train until nothing of it was left.', needs: ['hands'] },
      { text: '{names} rinsed the pot at the tap, and a pigeon looked on.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along to the tap, in no hurry at all.',
      '{names} sat down by the crate, and heard the train breathe.',
      { text: '{names} carried the empty basket back to the stall.', needs: ['hands'] },
      { text: '{names} shook the crumbs from a cloth, under the clock.', needs: ['hands'] }
    ]
  },
  bed: [
    'Mrs Das turned the pots upside down to drip. The wire basket hung on its nail. The three pigeons had flown up under the roof, and sat there in the right order.',
    '{H} washed the ginger off ten fingers and lay down. A long way off a train came in. It stood for four minutes, and {H} knew where.'
  ],
  last: [
    'The whistle blew, far away, and {H} was asleep with three minutes to spare.',
    'S three rolled by, and S four, and S five, and {H} was asleep.'
  ]
})
