import { wishPlot } from '../wish-plot.ts'

const MICE = ['mouse', 'mice', 'mousey']
const BIKES = ['motorbike', 'tiny motorbike', 'motorcycle', 'tiny motorcycle', 'motor bike', 'moped', 'motor scooter', 'moterbike', 'motorbikes', 'vespa', 'little motorbike', 'small motorbike', 'toy motorbike']

export const mouseWithAMotorbike = wishPlot({
  id: 'wish-mouse-with-a-motorbike',
  wishes: [...MICE.slice(0, 2).flatMap((mouse) => BIKES.map((bike) => `${mouse} ${bike}`)), 'mousey motorbike', 'mouse biker', 'mouse motocross', 'mouse sidecar', 'mouse rides motorbike', 'mouse riding motorbike', 'mouse drives motorbike', 'mouse on a motorbike helmet', 'mouse motorcycle helmet'],
  answers: ['mouse', 'mice', 'little', 'tiny', 'small', 'teeny', 'mini', 'miniature', 'wee', 'brave', 'cheeky', 'fast', 'speedy', 'motorbike', 'motorbikes', 'motorcycle', 'motor', 'bike', 'moped', 'scooter', 'vespa', 'toy', 'red', 'blue', 'green', 'yellow', 'black', 'shiny', 'old', 'new', 'loud', 'helmet', 'goggles', 'leather', 'jacket', 'sidecar', 'wheel', 'wheels', 'engine', 'rides', 'ride', 'riding', 'rode', 'drives', 'drive', 'driving', 'drove', 'goes', 'go', 'going', 'went', 'races', 'racing', 'zooms', 'zoom', 'zooming', 'vroom', 'stop', 'stops', 'round', 'around', 'under', 'over', 'through', 'house', 'flat', 'kitchen', 'table', 'bed', 'floor', 'hole', 'wall', 'night', 'midnight', 'everyone', 'asleep', 'cheese', 'crumbs', 'friend', 'friends', 'who', 'that', 'has', 'had', 'got', 'gets', 'finds', 'found', 'with', 'lives', 'live', 'wants', 'wanted', 'loves', 'likes', 'travels', 'adventure', 'story', 'named', 'called', 'behind', 'skirting', 'board', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'morning', 'afternoon', 'evening', 'today', 'yesterday', 'tomorrow', 'saturday', 'sunday', 'weekend', 'bedtime', 'funny', 'silly', 'big', 'naughty', 'kind', 'country', 'mouse’s', 'town', 'street', 'road', 'lane', 'family', 'cousin', 'brother', 'sister', 'baby', 'clever', 'holiday'],
  except: ['crash', 'crashed', 'accident', 'hurt', 'trap', 'caught', 'cat', 'owl', 'police', 'computer', 'minnie', 'mickey', 'elephant', 'lion', 'hospital', 'died', 'dead', 'race', 'moon', 'space', 'lost', 'broken', 'stolen', 'grandma', 'granny', 'grandpa', 'dad', 'daddy'],
  isTale: true,
  company: ['mouse', 'motorbike', 'table', 'leg', 'floor', 'kitchen', 'slipper', 'books', 'plates', 'rack', 'lamp', 'rind', 'road'],
  about: 'A mouse on a tiny motorbike goes round and round the table leg, because a motorbike stands up only while it goes and the mouse’s feet do not reach the floor, until the plates in the rack show how a thing can stand that cannot.',
  titles: ['The Mouse with the Tiny Motorbike', 'It Has Not Stopped Since Tuesday', '{H} and the Mouse on the Motorbike', 'No Wider Than a Slice of Toast', 'Once Round the Table Leg'],
  want: [
    {
      id: 'since-tuesday',
      A: 'partner',
      paragraphs: [
        '{H} heard a hum under the kitchen table, and bent down with {A}. A mouse was riding a tiny motorbike round and round the table leg. The motorbike was as long as a thumb, and the mouse wore half a walnut for a helmet. “Good evening,” it called in passing. {H} wanted to have a proper look at the motorbike. “Could you stop for a moment?” asked {H}. “I’d love to,” called the mouse. “I’ve been wanting to since Tuesday.”'
      ]
    }
  ],
  way: [
    {
      id: 'talk-by-rounds',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could only talk to the mouse bit by bit, whenever the motorbike came round. “It was a present,” it called, and was gone behind the leg. {H} and {A} waited. “From an aunt,” called the mouse. “She thought,” it called the next time. “That I didn’t get out enough.”',
        '“And do you get out now?” asked {H}. That took three rounds. “I get round,” called the mouse. “It’s not.” “The same.”'
      ]
    },
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        '“We’ll stop you softly,” said {H}, and laid a slipper across the road. The tiny motorbike ran into it, and stood for as long as it takes to say “Oh”. Then it tipped over, with the mouse on it. The mouse got up, pushed the motorbike, ran beside it, and jumped on. “That’s what always happens,” it called. “It only stands up while it goes. When I stop it, it falls. And I’ve got such short legs.”'
      ]
    },
    {
      id: 'what-it-runs-on',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Doesn’t it ever run out of petrol?” asked {A}. “It runs on butter,” called the mouse, and pointed with its tail. There was a tank on the motorbike as big as a pea. Every ten rounds the mouse wiped one buttery paw on it.',
        '{H} fetched a bit of butter on a spoon, and held it out beside the road. The mouse took some in passing. “Full,” it called. Behind it there was a smell of toast.'
      ]
    },
    {
      id: 'a-longer-road',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Isn’t it dull, always round one leg?” asked {H}. The table had three more. {H} laid a road of spoons from one leg to the next. The mouse turned off, and shouted for joy. The tiny motorbike went round the second leg, and the third. It leaned at every corner like a big one.',
        'At the fourth leg stood {A}’s foot. The motorbike went round that as well. “Was that a hill?” called the mouse. “That’s a foot,” said {A}. “It’s got a lovely view,” called the mouse, and went home to the first leg.'
      ]
    },
    {
      id: 'other-on-sums',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted to know how far the mouse had come. Once round the leg was as long as a spoon. {A} worked out the spoons for an hour, and the hours since Tuesday. Laid end to end, they reached the seaside.',
        '“You’re at the seaside,” {A} called to the mouse. The mouse looked about. There was a table leg on the left, and on the right there was the bin. “I’d imagined it otherwise,” it called. “But the air’s good.”'
      ]
    },
    {
      id: 'pet-and-the-hum',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had been watching the mouse on the motorbike for some time. {A}’s head went round with it, to the right and to the right and to the right. Then {A} had to lie down, for the kitchen went on by itself.',
        '“Good evening,” the mouse called to {A} each time, to be on the safe side. But {A} had shut both eyes. “I know,” said {H} to {A}. “You can’t stop either.”'
      ]
    },
    {
      id: 'elder-penny',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I had a bicycle too big for me,” said {S}, and nodded at the mouse’s feet. “I couldn’t reach the ground either. So I always rode to where there was a hedge, and fell into that.” “And when you had to go to school?” asked {A}.',
        '“There was a hedge there,” said {S}. “I was late if it had been cut.” The mouse had heard it, and looked at {S} with new eyes. It came round twice more to bow.'
      ]
    },
    {
      id: 'child-traffic-light',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be the traffic lights for the tiny motorbike, and fetched a tomato and a pear. At the pear the mouse went on. At the tomato it went on too, and said that it was sorry.',
        '“It’s gone through red,” {S} told {A}. “You’ll have to show it something longer,” said {A}. {S} held up the tomato for ten rounds, and then bit it. “Now it’s off,” said {S}.'
      ]
    },
    {
      id: 'plate-rack',
      A: 'partner',
      paragraphs: [
        '“When you stop your scooter,” {A} asked {H}, “why don’t you fall over?” “I put one foot down,” said {H}. But the mouse’s feet hung beside the motorbike, and did not reach halfway. {A} looked round the kitchen. In the rack by the sink stood the plates. They stood on edge, and not one of them had a foot. “How do they do that?” asked {A} slowly. “They’re in the gaps,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'parked',
      A: 'partner',
      paragraphs: [
        '{H} fetched two books. They stood them up with a gap no wider than a slice of toast. “In there,” said {H}. The mouse came round, turned off the road, and rode between the books. The humming stopped. The tiny motorbike stood, and went on standing. Now {H} had a proper look. It even had a lamp, like a sugar grain. The mouse climbed down, and held on to a book. “Is it always so quiet, when you stop?” it asked.'
      ]
    },
    {
      id: 'legs-go-on',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The mouse wanted to walk, but its legs went on in a circle. It had to walk round {A}’s thumb nine times, each time a little more slowly. After that it could go straight. It went straight for as far as the bin, and was very proud.',
        '“Was that forward?” it asked. “That was forward,” said {H}. The mouse looked back at the tiny motorbike. It had come so far with that, and had never been anywhere.'
      ]
    },
    {
      id: 'proper-look',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} looked at the motorbike from nearer still, with one eye shut. Beside the lamp there was a bell like a mustard seed. {H} rang the bell with a hair. You could not hear it, but the mouse said that it was loud.',
        'Underneath hung a plate with a number. {A} needed two pairs of glasses to read it. “One,” read {A}. “There aren’t any others,” said the mouse. “But somebody has to begin.”'
      ]
    },
    {
      id: 'other-parks-things',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} liked the gap between the books, and tried what else would stand up in it. A slice of toast did, and a comb. A coin stood there like a moon. “What’s it like, to be able to stand?” the mouse asked the toast.',
        'It did not say much. {A} parked one hand in the gap as well, on edge. The hand did not fall over, and had a rest. “Some days I could do with that altogether,” said {A} to the mouse.'
      ]
    },
    {
      id: 'finger-rides',
      A: 'partner',
      paragraphs: [
        'The mouse sat on one half of a cheese rind, and ate the other half. “Now that I can stop,” it said, “I can go somewhere as well.” But first {H} had a ride. {H} laid one finger on the back of the tiny motorbike. The mouse pushed off, and they went once round the table leg, and leaned. Then the mouse rode into the gap, and hung the walnut on the handlebars. “Good night,” it said, all in one piece.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down under the table, and said good evening four times.',
      '{names} drew in both feet, so that they were not in the road.',
      { text: '{names} shone a lamp on the road for the mouse.', needs: ['hands'] },
      { text: '{names} waved each time, until it was too often.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round with the motorbike, and had to sit down.',
      '{names} looked at the mouse’s feet, and then at some bigger ones.',
      { text: '{names} blew the crumbs off the road, for they were rocks.', needs: ['hands'] },
      { text: '{names} stood a coin on edge, and it fell over as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to how quiet it was under the table.',
      '{names} went once round the table leg on foot, to compare.',
      { text: '{names} pushed the books a hair closer together.', needs: ['hands'] },
      { text: '{names} broke the rind into two, one half to sit on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two books stayed where they were, and nobody was to read them for the time being. The plates stood in the rack and looked over.',
    '{H} washed the butter off one finger. Then {H} lay down on one side, and leaned a little, as in a corner.'
  ],
  last: [
    'In the gap between two books a tiny motorbike stood quite still, and {H} was asleep.',
    'Half a walnut hung on the handlebars, and nothing hummed, and {H} was asleep.'
  ]
})
