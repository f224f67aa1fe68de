import { wishPlot } from '../wish-plot.ts'

const CHEESE = ['cheese', 'cheeses', 'cheddar', 'cheesy', 'gouda', 'paneer', 'parmesan']

export const piratesAndCheese = wishPlot({
  id: 'wish-pirates-and-cheese',
  beginsElsewhere: true,
  wishes: ['pirates and cheese', ...CHEESE.flatMap((cheese) => [`pirates ${cheese}`, `pirate ${cheese}`]), 'pirates look for biggest cheese', 'pirates find cheese', 'pirates who love cheese', 'pirates dig up cheese', 'pirate ship full of cheese', 'pirate treasure is cheese', 'pirate treasure cheese', 'pirate captain cheese', 'treasure cheese', 'cheese treasure chest', 'treasure is a cheese', 'treasure island cheese', 'cheese island ship', 'cheese ship', 'ship full of cheese', 'captain cheese ship', 'buried cheese', 'treasure map cheese', 'stinky cheese treasure', 'smelly cheese treasure', 'stinky cheese ship', 'golden cheese treasure', 'cheese rolls ship', 'sailors cheese'],
  answers: ['pirate', 'pirates', 'captain', 'crew', 'ship', 'boat', 'sail', 'sails', 'sailed', 'sailing', 'sailors', 'sea', 'ocean', 'seas', 'seven', 'waves', 'wave', 'island', 'map', 'treasure', 'treasures', 'chest', 'gold', 'golden', 'buried', 'dig', 'digging', 'parrot', 'flag', 'hunt', 'hunting', 'cheese', 'cheeses', 'cheesy', 'cheddar', 'gouda', 'paneer', 'parmesan', 'stinky', 'smelly', 'smell', 'smells', 'holes', 'round', 'yellow', 'big', 'biggest', 'best', 'world', 'world’s', 'cheesiest', 'smelliest', 'tastiest', 'secret', 'every', 'port', 'shop', 'huge', 'giant', 'rolls', 'rolling', 'rolled', 'wheel', 'looking', 'look', 'looks', 'searching', 'search', 'find', 'finds', 'found', 'finding', 'after', 'want', 'wants', 'wanted', 'love', 'loves', 'like', 'likes', 'eat', 'eats', 'eating', 'steal', 'steals', 'stole', 'stealing', 'only', 'all', 'the', 'a', 'an', 'and', 'who', 'that', 'with', 'for', 'of', 'to', 'on', 'in', 'is', 'are', 'was', 'made', 'full', 'instead', 'not', 'really', 'actually', 'but', 'my', 'our', 'we', 'me', 'i', 'friend', 'brother', 'sister', 'go', 'goes', 'going', 'went', 'story', 'about', 'funny', 'silly', 'crackers', 'biscuits', 'called', 'named'],
  except: ['mouse', 'mice', 'rat', 'rats', 'moon', 'space', 'planet', 'ghost', 'ghosts', 'shark', 'sharks', 'kraken', 'octopus', 'mermaid', 'mermaids', 'princess', 'dinosaur', 'dinosaurs', 'cat', 'cats', 'dog', 'dogs', 'robot', 'robots', 'ninja', 'ninjas', 'unicorn', 'dragon', 'bear', 'penguin', 'seasick', 'sick', 'drown', 'drowned', 'sank', 'sinks', 'storm', 'died', 'dead', 'hurt', 'fight', 'fights', 'allergic', 'allergy', 'vegan', 'lost', 'party', 'birthday', 'school', 'sandwich', 'toast', 'toastie', 'pizza', 'macaroni', 'cake', 'spread', 'jack', 'hook', 'somali', 'real', 'bath', 'cardboard', 'christmas', 'halloween'],
  moods: ['first', 'quarrel'],
  isTale: true,
  out: true,
  fed: true,
  company: ['pirates', 'pirate', 'captain', 'cheese', 'ship', 'sea', 'sail', 'sails', 'parrot', 'rope', 'ropes', 'knot', 'barrels', 'barrel', 'rind', 'halves', 'half', 'wedge', 'wedges', 'wave', 'rock', 'harbour', 'crackers', 'map', 'island', 'treasure', 'deck', 'cook', 'table', 'flag', 'gulls', 'holes', 'wheel', 'middle', 'door', 'line', 'fish', 'telescope', 'gull', 'hat', 'pea', 'glass', 'mate', 'lookout'],
  about: 'The pirates’ treasure is a cheese as big as a cartwheel, and it rolls their ship to and fro, and no rope holds it, until it is seen what a rope does to a cheese and what a piece of it is good for.',
  titles: ['The Knot Was Perfect', 'Captain Rind’s Treasure', '{H} and the Cheese That Rolled', 'Eight Wedges', 'Mind the Cheese'],
  want: [
    {
      id: 'three-miles-out',
      A: 'partner',
      paragraphs: [
        '{H} and the pirates dug up the treasure, and it was a cheese. It was round and yellow, and as big as a cartwheel. They had smelled it three miles out at sea. “I thought that was feet,” said {A}.',
        '“Forty years I’ve looked for this,” said Captain Rind, who had to sit down. Back in the harbour the crackers had lain for forty years, with nothing on them. They rolled the cheese on to the ship. It rolled very well.'
      ]
    }
  ],
  way: [
    {
      id: 'rumble',
      A: 'partner',
      paragraphs: [
        'Then came the first wave. The ship leaned to the left, and the cheese rolled to the left, rumble, rumble. It knocked all six barrels loose, and they rolled too. The ship leaned to the right, and back they came. “Mind the cheese!” cried the parrot. They sailed in a wiggle, and passed the same rock three times.'
      ]
    },
    {
      id: 'the-flag',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The flag was black, with a big yellow slice on it, and two breadsticks crossed underneath. “We used to have bones,” said Captain Rind. “But people were frightened, and ran home. Nobody would stay and tell us where the cheese was.”',
        '“And now?” asked {A}. “Now they come up and ask if we do sandwiches,” said the captain. It is hard to look terrible under a snack. {H} looked up again. Somebody had been nibbling at the breadsticks.'
      ]
    },
    {
      id: 'say-cheese',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The parrot cried “Cheese!” all day long. Whenever it cried that, all the pirates smiled. They could not help it. They had had their photograph taken too often. “It’s a great trouble to us,” said the cook.',
        'Once they had come up beside another ship, with their very fiercest faces on. Then the parrot had spoken. “Say it again,” said {A}. “Cheese!” cried the parrot. Eleven pirates smiled at {A}, with all their teeth, and the short ones moved to the front.'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Captain Rind spread out the map. It was yellow, and there was a round hole in it, just where the island ought to be. There was another hole in the north, and a small one near the fold. “Was it mice?” asked {A}. “It’s a cheese map,” said the captain. “They’re like that.”',
        '“Then how did you find the way?” asked {A}. The captain shut both eyes, and held up one nostril, and then the other. “Straight on,” said the captain, “and then left at the whiff.”'
      ]
    },
    {
      id: 'forty-gulls',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Forty gulls flew behind the ship in a long line, and none of them said a word. “What do they want?” asked {A}. All forty looked at the cheese, and then very quickly at the sky.',
        'At one rumble they all swung to the left, and at the next to the right. From far off it must have looked as if the ship had a tail, and wagged it. “It’s pleased to see somebody,” said {H}.'
      ]
    },
    {
      id: 'a-bit-smaller',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The cheese had to be guarded, so that nobody ate any. First the cook walked beside it, to and fro. “Nothing to report,” said the cook. “That edge was straight before,” said {A}. “It’s the sea air,” said the cook, and wiped off a crumb.',
        'After that the mate guarded it, and then the lookout. By now the edge had a wave in it. {H} and {A} said that they would guard it together, one on each side. So nothing happened to it, except the once.'
      ]
    },
    {
      id: 'other-with-the-telescope',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} stood at the front with the telescope. “Land!” called {A}. “It’s yellow, with a cliff on the left.” The pirates got the small boat ready. They looked and looked, and there was nothing out there but water.',
        '“It’s not out there,” said {H}. “It’s on the glass.” {H} reached round to the front of the telescope and took off a crumb of cheese. {A} looked again, and the sea was empty. “I’d already named it after me,” said {A}, and ate it.'
      ]
    },
    {
      id: 'pet-on-guard',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had taken a place at the side, and looked at nothing but the cheese. It went by to the left, and {A} watched it go. It came by to the right, and {A} watched it come. {A} had all the time in the world.',
        '“{A} will be dizzy,” said {H}. But {A} had worked something out. At every turn a little came off, where the rind bumped on the boards. It always fell in the same place, and that was where {A} was.'
      ]
    },
    {
      id: 'elder-under-the-bed',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My aunt had a cheese like that,” said {S}. “It was a present, so she had to keep it. She kept it under the bed.” “Did it smell?” asked {A}. “We thought it was my uncle’s boots,” said {S}. “My uncle thought it was ours.”',
        'Captain Rind had moved up very close. “What became of it?” asked the captain, in a low voice. {S} could not say. One day it was gone. But the mice had been so round that year that they rolled.'
      ]
    },
    {
      id: 'child-asks-about-holes',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had found the holes. There were a good many in that cheese, and through the biggest you could see the sea. “Are the holes treasure too?” asked {S}. In forty years nobody had asked that. “Who gets them?” said {S}.',
        '“You can have them,” said Captain Rind. So {S} went round the cheese and counted what there was. “I’ve got thirty-one,” said {S}. “Shall I help you carry them?” asked {A}. “No,” said {S}. “They’re quite light.”'
      ]
    },
    {
      id: 'the-knot',
      A: 'partner',
      paragraphs: [
        '“Tie up that cheese,” said Captain Rind. The pirates put a thin rope round it, with their best knot, and pulled it tight. In went the rope at the rind, and tighter, and tighter, right through the middle. The knot was perfect. There was just nothing in it.',
        'One half fell to the left, and one to the right. Everybody held on, and waited for the rumble.'
      ]
    },
    {
      id: 'flat-side',
      A: 'partner',
      paragraphs: [
        'But there was no rumble. The wave came, and only the barrels ran about. {A} opened one eye. The two halves lay on their flat sides and stayed there. “It can only roll when it’s whole,” said {A}. “What do we push under a door, so that it stays?” “A wedge,” said {H}, and looked at the rope.'
      ]
    }
  ],
  turn: [
    {
      id: 'do-it-again',
      A: 'partner',
      paragraphs: [
        '“Do it again,” said {H}. They put the rope round each half, and pulled, till there were eight wedges. {H} pushed one under each barrel, one under the table, and one under Captain Rind’s chair.',
        'The next wave came, and nothing rolled. “Mind the cheese,” said the parrot, but there was nothing to mind. The ship sailed home as straight as a ruler.'
      ]
    },
    {
      id: 'a-straight-line',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Behind the ship a white line ran back to the edge of the sea, without one bend. The pirates stood at the rail and admired it. “Who drew that?” asked the mate. “We did,” said {A}.',
        'They were so used to leaning that they still did it. They all leaned left, and then they all leaned right, and the deck stayed where it was. Some fish had come up to look at the line. They tried swimming along it.'
      ]
    },
    {
      id: 'a-very-small-wedge',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Only one thing on board still rolled. The cook had a pea, and it ran from one edge of the plate to the other. {A} broke off a very small wedge for it. The pea stopped, and looked surprised.',
        '“Have you got one for my hat?” asked the mate. “It’s always slipping.” {A} made one for that, too. The hat did not slip any more. There was a gull sitting on each side. “At least it’s level,” said the mate, from under them.'
      ]
    },
    {
      id: 'one-left',
      A: 'partner',
      paragraphs: [
        'In the harbour nothing rolled anyway. Out came the crackers, and one by one the wedges were eaten. After forty years the crackers had gone a bit soft, and so had Captain Rind. “It was worth every sniff,” said the captain, and sniffed.',
        'One wedge was left, and that was {H}’s and {A}’s. {A} wanted to eat it. “I know a door,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled it too, and took a step back, and then two forward.',
      '{names} walked once round the treasure, and it took some time.',
      { text: '{names} helped to roll, and had yellow fingers.', needs: ['hands'] },
      { text: '{names} shook sand out of the captain’s spade.', needs: ['hands'] }
    ],
    way: [
      '{names} went left, and then right, and then left again.',
      '{names} stayed close to the mast, which was the one thing that stood still.',
      { text: '{names} held on to the rail with one hand, and to a hat with the other.', needs: ['hands'] },
      { text: '{names} picked up the knot, and looked through it.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the next wave, and nothing came by.',
      '{names} had a good long nibble at a cracker.',
      { text: '{names} pushed a wedge home with one thumb, and licked the thumb.', needs: ['hands'] },
      { text: '{names} laid out the crackers in a row, and blew off the dust.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the wedge went under the bedroom door, in a bit of paper. The door stood open by a crack, and stayed there.',
    '{H} washed twice, because of the smell, and lay down on the flat side.'
  ],
  last: [
    'The door stayed just where it was, and {H} was asleep.',
    'The ship lay straight, and nothing rumbled in it, and {H} was asleep.'
  ]
})
