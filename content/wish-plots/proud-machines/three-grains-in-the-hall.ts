import { wishPlot } from '../wish-plot.ts'

const HOOVERS = ['robot hoover', 'robot vacuum', 'robotic vacuum', 'roomba', 'cleaning robot']
const SEAS = ['seaside', 'beach', 'sea', 'ocean']

export const threeGrainsInTheHall = wishPlot({
  id: 'wish-three-grains-in-the-hall',
  beginsElsewhere: true,
  wishes: ['a robot hoover that runs away to the seaside', ...HOOVERS.flatMap((hoover) => [...SEAS.map((sea) => `${hoover} ${sea}`), `${hoover} runs away`, `${hoover} ran away`, `${hoover} escapes`, `${hoover} holiday`]), 'roomba escaped', 'robot vacuum escaped', 'roomba sand', 'hoover seaside', 'hoover runs away seaside', 'hoover on the beach', 'vacuum seaside', 'vacuum runs away sea', 'robo hoover seaside', 'vacuum cleaner beach', 'hoovering the beach', 'vacuuming the beach'],
  answers: [...HOOVERS, 'robots', 'robot', 'hoovers', 'hoovering', 'hoovered', 'vacuums', 'vacuuming', 'vaccum', 'cleaner', 'cleans', 'clean', 'cleaning', 'mop', 'sweeps', 'seaside', 'beach', 'beaches', 'sea', 'ocean', 'coast', 'sand', 'sandy', 'grain', 'grains', 'shell', 'shells', 'crab', 'crabs', 'seagull', 'gull', 'sandcastle', 'castle', 'waves', 'tide', 'paddle', 'bucket', 'spade', 'sunglasses', 'ice', 'cream', 'holiday', 'holidays', 'vacation', 'trip', 'day', 'out', 'runs', 'run', 'ran', 'running', 'away', 'off', 'escape', 'escapes', 'escaped', 'escaping', 'leaves', 'left', 'leave', 'home', 'house', 'goes', 'go', 'went', 'going', 'gone', 'door', 'outside', 'bus', 'street', 'road', 'stripe', 'hall', 'shoes', 'shoe', 'mat', 'crumbs', 'dust', 'box', 'full', 'empty', 'battery', 'charge', 'dock', 'wants', 'wanted', 'want', 'to', 'see', 'sees', 'find', 'finds', 'looks', 'look', 'for', 'because', 'tired', 'bored', 'fed', 'up', 'of', 'little', 'round', 'old', 'new', 'black', 'white', 'our', 'my', 'the', 'a', 'an', 'who', 'that', 'which', 'and', 'at', 'in', 'on', 'by', 'with', 'is', 'was', 'it', 'called', 'named', 'story', 'about', 'one', 'friend', 'friends', 'makes', 'funny', 'silly', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'comes', 'come', 'back', 'bring', 'brings', 'follow', 'follows', 'chase', 'chases', 'lives', 'live', 'has', 'gets', 'summer', 'sunny', 'secretly', 'never', 'been', 'seen'],
  except: ['afraid', 'scared', 'scary', 'hates', 'broken', 'broke', 'died', 'dead', 'drown', 'drowned', 'drowns', 'hurt', 'hospital', 'hair', 'hamster', 'gerbil', 'mouse', 'cat', 'dog', 'poo', 'toy', 'lego', 'ate', 'sucked', 'swallowed', 'eats', 'shark', 'whale', 'pirate', 'mermaid', 'moon', 'space', 'rocket', 'monster', 'evil', 'dinosaur', 'dragon', 'police', 'robber', 'noise', 'loud', 'dam', 'stairs'],
  moods: ['lost', 'first', 'change', 'waiting', 'question'],
  isTale: true,
  out: true,
  company: ['robot hoover', 'robot', 'hoover', 'stripe', 'bus', 'driver', 'sand', 'beach', 'hall', 'shoes', 'shoe', 'step', 'steps', 'mat', 'box', 'crab', 'castle', 'sea', 'towel', 'biscuit', 'street', 'door', 'heap', 'stop', 'plums', 'sock', 'passengers', 'shell', 'grains', 'wheels', 'tower', 'feet', 'ticket', 'flag', 'builders', 'crisp', 'floor'],
  about: 'The robot hoover runs away to the seaside to see where the sand in the hero’s shoes comes from, and will not come home, where it has cleaned everything; until they notice that it leaves the whole beach for one small heap out of a shoe, and walk home with their shoes full.',
  titles: ['Three Grains in the Hall', 'A Clean Stripe to the Sea', '{H} and the Robot Hoover', 'Please Empty Your Shoes', 'Where the Sand Comes From'],
  want: [
    {
      id: 'a-clean-stripe',
      A: 'partner',
      paragraphs: [
        'The robot hoover had run away, and you could see where to. Out of {H}’s door ran a clean stripe, as wide as a plate. It went down the street, and up the step of a bus. {H} and {A} followed it, all the way to the sea.',
        'There hummed the robot hoover, to and fro on the sand. “So this is where it all comes from,” it told {H}. “Each time you’ve been away, I find three grains in the hall. I always thought there must be more.”'
      ]
    }
  ],
  way: [
    {
      id: 'next-stop',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did it buy a ticket?” {A} had asked the driver. “It asked me if I’d got any crumbs,” said the driver. It had gone up the aisle and down the aisle, and everybody had lifted their feet in turn. “I’ve never driven such a clean bus. I hardly like to open the door.”',
        'At the last stop it had hummed off, without a word. It had left just one biscuit, a whole one, under a seat. That was because it still belonged to somebody.'
      ]
    },
    {
      id: 'please-empty',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Please empty my box,” said the robot hoover. The box was full of sand. {H} carried it a few steps away, and tipped it out, and there was a nice round heap. The robot hoover turned round and saw it. It hummed across, and took it up from left to right.',
        '“Please empty my box,” it said. They did that nine times. “It’s the same sand every time,” said {A}. “Yes, but it’s getting better,” said the robot hoover. By now the sand was very fine, and had no bits in.'
      ]
    },
    {
      id: 'the-crab',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A crab came along, sideways. It bumped into the robot hoover, and the robot hoover bumped into the crab. Each turned a little to the left, and tried again. So they bumped a second time, and then a third.',
        '“They’re made the same,” said {A}. Both were round and flat, and neither would go backwards. In the end each turned a little to the right, and they passed. “That was somebody who works here,” said the robot hoover, and looked after it very politely.'
      ]
    },
    {
      id: 'only-the-tower',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a sandcastle with four towers, whose builders had gone for an ice cream. To the robot hoover it was a heap that somebody had left about. It had tidied away one tower before {H} could call out. “That’s a house,” said {H}. “I’m so sorry,” said the robot hoover.',
        'It couldn’t put the tower back, for it could only suck, and not blow. So it drove up to where the tower had been, and stayed there, round and flat. “You make a very good roof,” said {A}. When the builders came back, they put a flag on it.'
      ]
    },
    {
      id: 'on-a-towel',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’re on holiday,” said {A}. “On holiday you lie down.” {A} spread out a towel, and they set the robot hoover on it. It lay there. It looked at the sky, and found it very tidy. After a minute one of its wheels began to twitch.',
        'There was a crumb on the towel, near the edge. It tried to look the other way. “You’re allowed to leave it,” said {H}. “I know,” said the robot hoover. “I’m leaving it now.” Its wheels were shaking. “Was that long enough?”'
      ]
    },
    {
      id: 'off-at-the-stop',
      A: 'partner',
      paragraphs: [
        'It was getting late. {H} carried the robot hoover up to the bus stop, and put it down. {A} looked for the money. At once the robot hoover turned round. “I haven’t finished,” it said. They carried it up three times. Now three clean stripes ran down to the beach.'
      ]
    },
    {
      id: 'done-this-morning',
      A: 'partner',
      paragraphs: [
        '“But at home there’s the hall,” said {H}. “Done,” said the robot hoover. “And the kitchen?” “Done.” “Under the beds,” said {A}. “I did those this morning, before I left,” it said. “I didn’t want you to come home to a mess.” And they had no more rooms.'
      ]
    },
    {
      id: 'other-and-the-biscuit',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} sat down a little way off, with a biscuit. At the first bite the robot hoover looked up. At the second it was there, humming at {A}’s feet. {A} got up, and sat down somewhere else. So did the robot hoover.',
        'They went along the whole beach like that. By the last rock there was no biscuit left. “All gone,” said {A}, and showed it two empty hands. The robot hoover hummed, and waited. “There’s a bit on your chin,” it said.'
      ]
    },
    {
      id: 'pet-knows-it-well',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The robot hoover and {A} knew each other from home. Both of them thought that the floor was theirs. At home {A} always got out of its way, and came back when it had gone by.',
        'But here there was floor enough for two. They met in the middle of it, and {A} didn’t get up. The robot hoover looked at how much room there was on either side. Then it went round {A}, in a very wide curve, for the first time in its life.'
      ]
    },
    {
      id: 'elder-under-the-table',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once ran away myself,” said {S}, “as far as under the table. I had a jar of plums with me.” “Did they look for you?” asked {A}. “They said how quiet it was,” said {S}. “Then they said it again. I had a plum each time.”',
        '“And when did you come out?” “There was one plum left,” said {S}, “and somebody’s foot had come in under the cloth. I put the plum on the shoe. The shoe went away, and after a bit it came back with cheese.”'
      ]
    },
    {
      id: 'child-empties-everything',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} crawled along behind the robot hoover, and turned before every shell, just as it did. It was slow work. “Please empty my box,” said the robot hoover. {S} stopped, and thought it over. {S} had no box.',
        'So {S} turned out both pockets, on to the sand. There were a feather and two stones, and a bit of fluff from the winter. The robot hoover took only the fluff. “Thank you,” it said. “It meant me,” {S} told {A}.'
      ]
    },
    {
      id: 'out-of-a-shoe',
      A: 'partner',
      paragraphs: [
        '{H} sat down on a stone step, and tipped out one shoe. It made a very small heap. From far down the beach the robot hoover came racing, and took up every grain. “It’s got a whole beach, and it wants this,” said {A}. “Down there, sand’s the floor. Here it’s a mess.” {H} looked at the other shoe.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-full-shoes',
      A: 'partner',
      paragraphs: [
        'So they poured sand into their shoes, up to the ankles, and walked to the stop. At each step a little ran out. “Dear me,” said the robot hoover, and came behind. It followed them on to the bus and off again, and down their own street. When {H} looked round, there was a clean stripe, right up to their heels.'
      ]
    },
    {
      id: 'feet-up',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Mind my floor,” said the driver, and then the driver saw who was coming behind. Everybody lifted their feet, one row after another. The last passenger was a bit slow, and got a very shiny left heel.',
        '“I’ve dropped a crisp,” said somebody in row three. The robot hoover had never left a stripe so quickly. {A} had to sprinkle a bit more sand by the door, to fetch it back.'
      ]
    },
    {
      id: 'three-doors-from-home',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Three doors from home the shoes were empty. {H} stamped, and nothing came. The robot hoover stopped, and began to turn round. “I’ve got some in my sock,” whispered {A}, and hopped on one leg. It was a good pinch, and it did for the next door.',
        'For the one after that, {H} had a bit behind each ear. Only the last was left. {A} bent right over and shook, and out it came. You bring more home from the seaside than you think.'
      ]
    },
    {
      id: 'the-hall-has-a-sea-side',
      A: 'partner',
      paragraphs: [
        'In the hall they tipped out the last of the sand, beside the mat. The robot hoover took up one grain after another. At the last three it stopped. “I’ll leave those,” it said.',
        'They laid a shell beside the three grains, in the corner under the coats. Every evening, when the work was done, the robot hoover drove up and looked. “Shall I empty your box?” asked {A}. “Not now,” it said. “I’m at the seaside.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked on the stripe, which was the cleanest way to go.',
      '{names} shaded the robot hoover from the sun, by standing there.',
      { text: '{names} picked up three grains on one finger, and compared them.', needs: ['hands'] },
      { text: '{names} had brought a bucket and spade, since it was the seaside after all.', needs: ['hands'] }
    ],
    way: [
      '{names} moved aside, and there it was clean too.',
      '{names} thought of one more room, but that was done as well.',
      { text: '{names} drew a circle round the robot hoover, and it hoovered that up.', needs: ['hands'] },
      { text: '{names} turned up both sleeves, and sand fell out of those.', needs: ['hands'] }
    ],
    turn: [
      '{names} came last, and left no trace at all.',
      '{names} shook off some more, from top to toe.',
      { text: '{names} carried a handful as well, in case it ran out.', needs: ['hands'] },
      { text: '{names} laid down the shell, with the hollow side up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The robot hoover sat in its corner, and its small green light breathed in and out. In front of it lay the seaside, all three grains of it.',
    '{H} washed, and lay down. Something crunched, right down by the toes, and {H} left it there.'
  ],
  last: [
    'Three grains were quite enough to hear the sea by, and {H} was asleep.',
    'Everything was done, under the bed as well, and {H} was asleep.'
  ]
})
