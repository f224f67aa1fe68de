import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const mantaRay = wishPlot({
  id: 'wish-manta-ray',
  wishes: ['manta ray', 'manta rays', 'mantaray', 'mantarays', 'giant manta', 'giant manta ray', 'giant manta rays', 'mantas', 'mantarraya', 'mantarrochen', 'mantarochen', 'raie manta', 'devil ray'],
  answers: ['sea', 'ocean', 'underwater', 'swims', 'swimming', 'flies', 'flying', 'glides', 'wings', 'flaps', 'big', 'giant', 'huge', 'gentle', 'somersault', 'somersaults', 'circle', 'circles', 'loops', 'soup', 'plankton', 'eats', 'mouth', 'friend', 'friendly', 'little', 'baby', 'ride', 'rides', 'riding', 'who', 'that', 'dances', 'dancing', 'funny', 'sleepy', 'never', 'stops', 'jumps', 'leaps', 'black', 'white', 'ray'],
  except: [...NOT_WELL, 'afraid', 'scared', 'aquarium', 'shark', 'net', 'stingray', 'sting'],
  company: ['manta', 'suckerfish', 'soup', 'tablecloth'],
  partnerPlays: true,
  about: 'A suckerfish rides on a manta ray towards bed, but the manta finds soup and turns somersaults in it, and it can’t stop.',
  titles: ['Hold On Underneath', 'The Soup in the Middle', '{H} Goes Round Once More', 'A Bed That Came By', 'No Stops on This Manta'],
  want: [
    {
      id: 'to-bed-please',
      A: 'partner',
      paragraphs: [
        '{H} was a manta ray, with the big tablecloth for wings. A manta is the widest fish in the sea, and has no sting. It swims with its mouth open, and sieves out whatever is small.',
        '{A} was a suckerfish, with a sticky place on top of its head. A suckerfish rides on other fish, underneath, and {A} held on to the hem of the tablecloth. “To bed, please,” said {A}. “I’m going that way,” said the manta. “I only want a bite first.”'
      ]
    }
  ],
  way: [
    {
      id: 'head-over-heels',
      A: 'partner',
      paragraphs: [
        'On the rug there was soup, and it was snips of paper. The manta went in, and at once it was out on the other side. So it turned a somersault, and was back in. A manta does that where the soup is good.',
        'The suckerfish turned over as well, four times, and its socks were over its ears. “Couldn’t you stop while you eat?” asked {A}. The manta stopped, and sank like a cloth. “I can’t,” said {H}. “I breathe by swimming.” Over they went again.'
      ]
    },
    {
      id: 'horns',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On each side of its mouth a manta has a fin like a spoon. To travel it rolls them up, and then they look like horns. {H} had two magazines for that. “Dinner,” said the manta, and they came unrolled.',
        '“There’s a recipe on the left one,” said {A}, who hung close by, and read. “What for?” “Fish pie.” The manta rolled up that side rather quickly, and ate on with the gardening page.'
      ]
    },
    {
      id: 'splash',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Sometimes a manta leaps right out of the sea, and falls back flat. Nobody knows quite why. You can hear the smack a long way off. {H} rose up on tiptoe with the tablecloth, and came down on the cushions. Whump.',
        '“What was that for?” asked {A}, when the feathers had settled. “It was a letter,” said the manta. “To whom?” Far away behind the wall a neighbour put down something heavy. Whump. “That’s the answer,” said the manta. “They’re all well.”'
      ]
    },
    {
      id: 'spots',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Every manta has spots on its belly, and no two have the same. People who know mantas tell them apart by that. {A} was the right fish to ask, for {A} lived down there. “You’ve got three, and a long one,” said {A}.',
        '“The long one’s gravy,” said the manta. They left it in. No other tablecloth in the ocean had that spot, and {A} would have known it anywhere.'
      ]
    },
    {
      id: 'clever',
      A: 'same',
      spare: 4,
      paragraphs: [
        'No fish has a larger brain than a manta. “What do you think about with it?” asked {A}. The manta glided to the window and back. “Today I’ve thought about soup,” it said.',
        '“And with the rest of it?” “Whether there’ll be soup tomorrow.” That left a piece at the back, and there the manta did sums. “Two wings take away no wings is two wings,” it said. “That’s right,” said {A}, who had been told the answer.'
      ]
    },
    {
      id: 'cleaning',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the corner of the reef there’s a place where fish are cleaned. {A} was in charge there, with a feather duster. “Next, please,” said {A}. The manta came gliding in, and over the stool, and was past before it had sat down.',
        '“I’m sorry, I can’t park,” it called. “I’ll come by slowly.” It came by slowly. At each round {A} did a bit more, and had to remember how far it was. The left wing was done twice, on Tuesday’s side.'
      ]
    },
    {
      id: 'other-passengers',
      A: 'other',
      spare: 8,
      paragraphs: [
        'A manta often has more than one passenger. {A} got on in the passage, with a bag. “Is this seat taken?” asked {A}, and held on to the fringe. “Is this the one for the coral?” “It’s the one for the soup,” said the manta.',
        'The new suckerfish rode once round the lamp and looked at the view, which was the manta’s belly. “I came this way yesterday,” said {A}. “They’ve put up a spot.”'
      ]
    },
    {
      id: 'how-they-steer',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Which way’s bed?” asked the suckerfish, from below. A manta’s eyes are so far apart that they hardly know each other. “There’s a chair on the left,” said {H}. “There’s a door on the right.”',
        '“And in front?” “I’d have to turn,” said the manta. It turned. Now the door was in front, and neither eye could see it. “It’s behind you again,” said {A}, who had the better seat after all.'
      ]
    },
    {
      id: 'diver',
      A: 'other',
      spare: 11,
      paragraphs: [
        'A diver came down from the surface, with goggles and a straw. It was {A}. Mantas like to look at divers. This one swam up, and hung above the goggles, and looked. “It’s staring at me,” said {A} through the straw.',
        '“It’s got bubbles coming out of the top,” the manta told the company. “I think it’s boiling.” It went round {A} once, politely, to see if it was soup. It was the wrong size.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The hem of the manta trailed across the floor, and {A} watched it go past. When it came by again {A} was ready. After that there were two passengers underneath.',
        'The manta flapped, and got no further. For a while it swam on the spot. It felt to {A} like a good deal of manta, for one.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once took the bus the wrong way round,” said {S}, “on the ring line. I only wanted to go one stop.” “Why didn’t you get off?” asked the manta. “It was raining, and I had a seat.”',
        '“I saw the whole town,” said {S}, “and the baker’s twice. Then I got off where I’d got on.” {A} nodded with both wings. “That’s the best way of going anywhere,” said {A}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'A manta is rolled up like a rug until it’s born. Then it unrolls, and swims off by itself. {S} was quite new, and came out of a bath towel. “Do I eat soup?” asked {S}.',
        '“Open wide, and swim,” said {A}. {S} swam through a bit of the sea where there was a raisin. It went in. “It’s good soup,” said {S}. “There was only one of it.”'
      ]
    },
    {
      id: 'the-flat-way',
      A: 'partner',
      paragraphs: [
        '“I don’t mind the turning,” said {A}. “It’s the over. You only do it to stay in the soup. Couldn’t you go round the flat way?”',
        'The manta tried. It went round, and the soup drifted off under the sofa. “It’s no good alone,” it said. “It takes a ring of mantas. Then the water turns too, and keeps the soup in the middle.” The suckerfish went to the cupboard, and fetched another tablecloth, with cherries on.'
      ]
    }
  ],
  turn: [
    {
      id: 'ring',
      A: 'partner',
      paragraphs: [
        'Now {A} was a manta too. They swam nose to tail, tail to nose, and that was a ring. The sea went round with them, and the snips blew together in the middle.',
        'Nobody went over. {A} swam once through the soup, and tasted. “It’s rather good,” said {A}. “You might have told me, while I was underneath.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat in the very middle of the ring, where the soup was. It came flying from all sides. {A} caught one snip on a wet finger, and looked at it, and put it on the nose.',
        'Round and round went the mantas. {A} was the only one in the sea who kept still, and it was {A} who was dizzy.'
      ]
    },
    {
      id: 'the-bed-comes-by',
      A: 'partner',
      paragraphs: [
        'When they were full it was late. “Now to bed,” said {A}. “But you can’t stop there either.” “No,” said {H}, “but I can go slowly.” They made the ring wider, as far as the sofa.',
        'So the bed came by. At the first round the manta left a slipper there, and at the second another. At the third it swam in under the blanket, and moved only the tips of its wings.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got on underneath, further back.',
      '{names} drifted about, and was too large for soup.',
      { text: '{names} lifted the left wing over a lamp.', needs: ['hands'] },
      { text: '{names} sprinkled more soup where it had grown thin.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled over once, out of sympathy.',
      '{names} kept clear of the wings, when it went over.',
      { text: '{names} fished some soup from under the sofa.', needs: ['hands'] },
      { text: '{names} pulled the socks down from the suckerfish’s ears.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the ring, with a nose to the last tail.',
      '{names} went round more slowly than the rest.',
      { text: '{names} swept the soup together with the edge of one hand.', needs: ['hands'] },
      { text: '{names} turned back a corner of the blanket, for whoever came by next.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tablecloths were folded, with the sea inside. The last of the soup went into the basket.',
    '{H} washed without quite standing still. Then the real bed came by, and {H} got in.'
  ],
  last: [
    'Under the blanket the tip of a wing moved, and moved a little less, and {H} was asleep.',
    'It was the last time round, and a very slow one, and {H} slept.'
  ]
})
