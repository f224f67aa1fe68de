import { wishPlot } from '../wish-plot.ts'

const DIGGERS = ['digger', 'excavator', 'backhoe', 'jcb', 'bulldozer', 'earth mover', 'steam shovel']
const WORMS = ['worm', 'earthworm', 'tiny worm', 'small worm']

export const isItRainingAskedTheWorm = wishPlot({
  id: 'wish-is-it-raining-asked-the-worm',
  beginsElsewhere: true,
  wishes: ['a digger and a very small worm', ...DIGGERS.flatMap((digger) => WORMS.map((worm) => `${digger} ${worm}`)), 'digger meets worm', 'digger friends worm', 'digger helps worm', 'digger finds worm', 'digging machine worm', 'digger made friends worm', 'excavator made friends worm', 'diggers worms', 'construction site worm', 'building site worm', 'worm thinks it is raining', 'worm asks is it raining'],
  answers: [...DIGGERS, 'dig', 'digs', 'digging', 'dug', 'hole', 'holes', 'bucket', 'scoop', 'scoops', 'shovel', 'arm', 'tracks', 'engine', 'worm', 'worms', 'earthworm', 'earthworms', 'wiggly', 'wriggly', 'wriggles', 'very', 'small', 'tiny', 'little', 'teeny', 'weeny', 'big', 'huge', 'giant', 'enormous', 'heavy', 'strong', 'yellow', 'orange', 'old', 'gentle', 'kind', 'careful', 'carefully', 'and', 'with', 'a', 'an', 'the', 'who', 'that', 'which', 'is', 'are', 'was', 'meets', 'meet', 'met', 'finds', 'find', 'found', 'sees', 'helps', 'help', 'helped', 'saves', 'save', 'saved', 'friend', 'friends', 'friendship', 'become', 'becomes', 'makes', 'make', 'best', 'talks', 'talk', 'talking', 'says', 'asks', 'lives', 'live', 'home', 'house', 'underground', 'under', 'earth', 'soil', 'mud', 'muddy', 'dirt', 'ground', 'rain', 'raining', 'rains', 'wet', 'tree', 'plant', 'plants', 'planting', 'street', 'road', 'roadworks', 'building', 'construction', 'site', 'garden', 'fence', 'driver', 'wants', 'want', 'to', 'not', 'doesn’t', 'won’t', 'its', 'in', 'of', 'on', 'from', 'about', 'story', 'called', 'named', 'one', 'day', 'thinks', 'think', 'it', 'noise', 'loud', 'noisy', 'rumble', 'rumbles', 'watching', 'watches', 'our', 'my', 'loves', 'likes', 'move', 'moves', 'moved', 'way', 'stops', 'stop', 'stopped', 'for'],
  except: ['squashed', 'squished', 'squash', 'cut', 'half', 'hurt', 'died', 'dead', 'kills', 'hospital', 'bird', 'birds', 'eats', 'eat', 'ate', 'fishing', 'bait', 'compost', 'apple', 'gummy', 'tummy', 'bottom', 'itchy', 'medicine', 'glow', 'book', 'silk', 'music', 'class', 'piano', 'dance', 'dinosaur', 'dragon', 'monster', 'sandworm', 'mole', 'robot', 'space', 'moon', 'crash', 'accident', 'race', 'toy', 'lost', 'afraid', 'scared', 'princess', 'bone', 'bones', 'treasure', 'stuck', 'broken', 'tired', 'sleepy', 'snow', 'puddle', 'puddles'],
  moods: ['question', 'waiting', 'first', 'change'],
  isTale: true,
  out: true,
  company: ['digger', 'worm', 'bucket', 'hole', 'tree', 'sack', 'fence', 'umbrella', 'engine', 'ground', 'wall', 'can', 'street', 'acorn cup', 'acorn', 'lamp', 'rain', 'drum', 'cat', 'sky', 'washing', 'pegs', 'scoop', 'earth', 'stone', 'windows', 'shirts', 'nose', 'corner', 'raincoat', 'roots', 'fingers', 'hand'],
  about: 'A digger cannot dig its hole, for whenever it starts, a very small worm comes up to ask whether it is raining, and an umbrella only makes it sure; until somebody lays an ear on the ground and hears what a worm hears, and it is made to rain behind the fence, with fingers.',
  titles: ['The Worm Who Asked about the Rain', 'The Digger and the Very Small Worm', '{H} Makes It Rain', 'The Ground Says Rain', 'Rain with Twenty Fingers'],
  want: [
    {
      id: 'up-came-a-worm',
      A: 'partner',
      paragraphs: [
        'The digger was about to dig, when right under its bucket up came a very small worm. “Is it raining?” asked the worm. {H} and {A} were watching from behind the fence. “No,” said the digger, and its bucket stopped in the air.',
        'It had come to dig a hole for a tree, in {H}’s street. The tree lay waiting, with its roots in a sack. “I beg your pardon,” said the worm, and went down again. The digger started up, brrr. “But now it’s raining?” asked the worm.'
      ]
    }
  ],
  way: [
    {
      id: 'an-umbrella',
      A: 'partner',
      paragraphs: [
        '“We’ll put something over it,” said {H}. “Then it’ll feel that nothing’s falling.” The digger switched itself off, and {A} stood an open umbrella over the place. Brrr. Up came the worm, and felt about. “What’s this over me?” it asked. “An umbrella,” said {H}. “There you are, then,” said the worm.'
      ]
    },
    {
      id: 'in-buckets',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll do it softly,” said the digger, and ran its engine as low as it would go. Purr. Up came the worm. “It’s drizzling,” it said. “I like that too.” So the digger tried it loudly, with all that it had. Brrrm! The fence shook, and {A} shook with it.',
        '“Now it’s coming down in buckets,” said the worm. The digger looked all round. “I’ve only got the one,” it said. It turned that over, to make sure, and nothing came down but a crumb of earth.'
      ]
    },
    {
      id: 'like-a-thread-in-a-bath',
      A: 'same',
      spare: 2,
      paragraphs: [
        'So the digger laid its bucket flat on the ground, and asked the worm to step in. There it lay, like a bit of thread in a bath. The digger carried it to the far corner, the way you carry soup. “Slowly,” said {A}.',
        '“It’s a fine view, I’m sure,” said the worm. The digger rolled back and started up. “Is it raining?” asked the worm in front of it. It had come back underneath. “It was so kind of you,” it said, “but I might have missed it there.”'
      ]
    },
    {
      id: 'how-many-worms',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How much do you weigh?” asked the worm. “Eleven tons,” said the digger. The worm wished to know how many worms that was. {A} worked it out in chalk, all along the pavement, as far as the corner. “I think it’s all of them,” said {A}.',
        '“Then you’re everybody,” said the worm. The digger had never thought of itself as so many. “And what do you weigh?” it asked. The worm had no idea. It had never made a dent in anything.'
      ]
    },
    {
      id: 'helmet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Where there’s digging, everybody has to wear a helmet. The digger was strict about that. {A} found an acorn cup, and put it on the front end of the worm. It was as much helmet as there was worm. Now an acorn cup lay there, and nothing else.',
        '“Where’s it gone?” asked the digger. The acorn cup walked a little to the left. It stopped, and seemed to think, and walked on. “It’s got dark,” it said from inside. “There must be rain on the way.”'
      ]
    },
    {
      id: 'a-very-good-hole',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I dig as well,” said the worm, and showed them its hole. {H} and {A} looked in, with one eye each. It was round all the way down. The digger wanted to see it too. It bent down until it creaked, and put one lamp to it. The lamp was as big as a soup pot.',
        'So it saw nothing at all. “It’s a very good hole,” it said, to be polite. “How long did it take you?” “Since Easter,” said the worm. “But then, I haven’t got a bucket. I have to do it by going in.”'
      ]
    },
    {
      id: 'other-takes-in-the-washing',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had hung the washing out of the window, when somebody below asked whether it was raining. {A} didn’t wait to hear. In came eleven socks, four shirts and the tablecloth. Then {A} looked out. The sky was blue. Out went the tablecloth, the shirts and the socks.',
        '“Is it raining?” asked somebody below. In it all came. After five times the shirts were dry, from so much going in and out. “I wish it would make up its mind,” said {A}, and meant the sky.'
      ]
    },
    {
      id: 'pet-and-the-weather',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay at the fence, nose first. The worm came up just in front of it. “Is it raining?” it asked. {A} breathed in, and {A} breathed out. “No,” said the worm, “but there’s a wind, and it’s very warm. I’d say it’s from the south.”',
        '{A} kept quite still. Nobody had ever asked {A} about the weather before. But the worm was so near that it tickled, and {A} had to sneeze. “There,” said the worm. “That was a drop.”'
      ]
    },
    {
      id: 'elder-the-drum',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Somebody above us played the drum every Thursday,” said {S}. “We took it for thunder, and ran to shut the windows.” “Didn’t you ever find out?” asked {A}. “We did,” said {S}. “After that we said it was only the drum, and left them open.”',
        '“And then?” “Then one Thursday it thundered,” said {S}. “We sat there at our soup, and said how well the drum was coming on. It was quite some time before we noticed that there was more soup.”'
      ]
    },
    {
      id: 'with-one-ear',
      A: 'partner',
      paragraphs: [
        '{A} lay down behind the fence, with one ear on the ground. “Start up, please,” {A} told the digger. Brrr. “It’s raining,” said {A}. {H} lay down too. Down there it drummed, like rain on a tent. “A worm’s got no eyes,” said {A}. “It can only ask the ground. And the ground says rain.”'
      ]
    },
    {
      id: 'would-hate-to-miss-it',
      A: 'partner',
      paragraphs: [
        '“What do you want rain for?” {H} asked the worm. “For my walk,” said the worm. “I can only go when it’s wet. I’d be so sorry to miss it.” {H} looked at ten fingers. “Then it’ll have to rain over here,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-twenty-fingers',
      A: 'partner',
      paragraphs: [
        'Behind the fence the ground was soft. {H} and {A} knelt down and drummed, first with one finger each, then with ten, then with twenty. Under the bucket the worm lifted its head. “Over there it’s started,” it said, and went down. It was a long way for somebody so small.',
        'They rained until it came up between them. “Now!” called {H}, and the digger dug, one scoop, two scoops, three. “Now it’s raining everywhere,” said the worm. “Then I’ll wait here until it’s wet.”'
      ]
    },
    {
      id: 'the-dry-sort',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Somebody came by, heard it patter, and held out a hand. Then up went an umbrella. “Is it bad?” asked the next one. “You can hear it,” said the first. Soon there were five umbrellas there, and a raincoat.',
        'They stood close together, and waited for it to be over. “It isn’t making me wet,” said the one in the raincoat after a while. “It’s the dry sort,” said {A}, and drummed on. They all agreed that it was better than the other.'
      ]
    },
    {
      id: 'child-is-a-worm',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} lay down flat, with both arms in, and was a very small worm. “Is it raining?” asked {S}. “No,” said {A}. “I can wait,” said {S}. So {A} rained down {S}’s back, first with two fingers and then with ten. “That’s only drizzle,” said {S}.',
        'It rained harder, as far down as the belt. “Now it’s stopped,” said {A}. “Now comes the sun,” said {S}. That was a flat hand, in the middle of the back. It had to shine for some time.'
      ]
    },
    {
      id: 'something-very-big',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the third scoop a stone fell out of the bucket. Boom. The worm stopped short. “That was thunder,” it said. “Were you frightened?” asked {A}, and rained on with one hand. “Why?” said the worm. “It’s only something very big, and it doesn’t mean any harm.”',
        'The digger had heard that. Nobody had ever said anything so nice about it. It laid its next scoop down so softly that not one crumb of earth rolled off.'
      ]
    },
    {
      id: 'at-last',
      A: 'partner',
      paragraphs: [
        'Then the tree stood in its hole, in soft new earth. {H} fetched the watering can, and emptied it all round. By the trunk something came up, as thin as a thread. “Is it raining?” asked the worm.',
        'They all looked at the can. “Yes,” said the digger. “I knew it,” said the worm. And it went for its walk, in the wet, all the way round the tree.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the sky, which was blue, and down at the worm.',
      '{names} came to the fence too, and found a gap to see through.',
      { text: '{names} held out one hand, and it stayed dry.', needs: ['hands'] },
      { text: '{names} stroked the sack, where the tree was ticklish.', needs: ['hands'] }
    ],
    way: [
      '{names} stood under the umbrella for a bit, since it was there.',
      '{names} lay down as well, and heard nothing but rain.',
      { text: '{names} wiped one ear, and there was earth in it.', needs: ['hands'] },
      { text: '{names} showed with two fingers how long the worm was, and needed one.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the scoops, so that it would not be one too many.',
      '{names} stepped round the tree, and looked where to step.',
      { text: '{names} rained along with them, and did the big drops.', needs: ['hands'] },
      { text: '{names} held the tree straight, until it could do it alone.', needs: ['hands'] }
    ]
  },
  bed: [
    'The digger stood in the street, with its bucket flat on the ground, and was quite still. Round the tree ran a very small track. It went round once, and back into the earth.',
    '{H} washed, and lay down with one ear on the pillow. Down there something went brrr, ever so softly. The pillow said rain.'
  ],
  last: [
    'Tip, tip, it went on the blanket, with one finger each, and {H} was asleep.',
    'Under the tree somebody very small had come in from a walk, and {H} was asleep.'
  ]
})
