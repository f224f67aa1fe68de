import { wishPlot } from '../wish-plot.ts'

export const trainUnderTheSea = wishPlot({
  id: 'wish-train-under-the-sea',
  wishes: ['train under the sea', 'train goes under the sea', 'train drives under the sea', 'train that goes under the sea', 'train under the ocean', 'train under water', 'train underwater', 'underwater train', 'underwater trains', 'undersea train', 'under sea train', 'under the sea train', 'under water train', 'train under the waves', 'train on the sea bed', 'train sea bed', 'train seabed', 'train bottom of the sea', 'train bottom of the ocean', 'train ocean floor', 'train sea floor', 'trains under the sea', 'trains underwater', 'train through the sea', 'train through the ocean', 'train fish passengers', 'train fish ticket', 'fish on a train', 'fish train', 'fish takes the train', 'fish rides train', 'fish gets on train', 'train whale', 'whale train station', 'train station under the sea', 'train station underwater', 'railway under the sea', 'railway underwater', 'metro under the sea', 'tram under the sea', 'sea train whale', 'steam train under the sea', 'train coral reef', 'train tunnel under the sea', 'train under the channel', 'channel tunnel train', 'train goes underwater', 'train drives underwater', 'train into the ocean', 'train with fish', 'eurotunnel'],
  answers: ['train', 'trains', 'railway', 'tram', 'metro', 'tube', 'tunnel', 'station', 'stations', 'stop', 'stops', 'ticket', 'tickets', 'conductor', 'driver', 'carriage', 'under', 'underwater', 'undersea', 'water', 'sea', 'ocean', 'seabed', 'bed', 'bottom', 'floor', 'waves', 'through', 'into', 'fish', 'fishes', 'whale', 'whales', 'wreck', 'shell', 'shells', 'crab', 'crabs', 'lobster', 'clam', 'octopus', 'jellyfish', 'coral', 'reef', 'bubbles', 'window', 'seat', 'ride', 'rides', 'riding', 'drives', 'drive', 'driving', 'goes', 'going', 'travel', 'travels', 'journey', 'passengers', 'passenger', 'gets', 'get', 'took', 'takes', 'wrong', 'blue', 'red', 'long', 'fast', 'slow', 'steam', 'deep', 'dark', 'where', 'can', 'swim', 'swims', 'home', 'very', 'really', 'too', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'mummy', 'daddy', 'auntie', 'dolphin', 'dolphins', 'seahorse', 'seahorses', 'turtle', 'crossing', 'island', 'tunnels'],
  except: ['crash', 'crashed', 'drown', 'drowned', 'drowning', 'sank', 'sunk', 'died', 'dead', 'scared', 'afraid', 'flood', 'flooded', 'shark', 'mermaid', 'pirate', 'submarine', 'lost', 'toy', 'holiday', 'beach', 'seaside', 'broke', 'stuck', 'plane', 'bus', 'car', 'tsunami', 'eaten', 'fishing', 'fishmonger', 'dinosaur', 'ferry', 'night train', 'sleeper'],
  moods: ['first', 'waiting', 'change'],
  company: ['train', 'fish', 'ticket', 'window', 'rails', 'platform', 'crab', 'clam', 'anchor', 'door', 'bubbles', 'seat', 'glass', 'water', 'station', 'suitcase'],
  isTale: true,
  about: 'A train takes the tunnel that goes under the sea, and is so full of air that it floats past every platform, until a fish with a ticket knows who is heavy.',
  titles: ['Next Stop: Wreck', 'It Always Floated Past', '{H} and the Fish with a Ticket', 'Somebody Heavy', 'A Seat by the Window'],
  want: [
    {
      id: 'the-wrong-tunnel',
      A: 'partner',
      paragraphs: [
        '{H} was in a train with {A}, and the train took the wrong tunnel. When the dark was over, they were going along under the sea. A crab walked beside the rails. “Next stop: Wreck,” said the loudspeaker.',
        'At Wreck a little fish stood on the platform, with a ticket in its mouth. {H} wanted the fish to get in. But the train floated past, as high as a lamp post.'
      ]
    }
  ],
  way: [
    {
      id: 'all-jump',
      A: 'same',
      paragraphs: [
        'There was nothing under the wheels but water. The train turned and floated back, as high as before. “They always go over me,” called the fish. “I’ve had this ticket since spring.” “We’re too light,” said {H}. So {H} and {A} jumped, both at once. The train went down by a hand each time, and came up again like a cork.'
      ]
    },
    {
      id: 'other-stations',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the wall hung a map with all the stations. First came Whale, and after that Wreck, and then Shell. The last one before the land was Lost Property. “That’s where the umbrellas are,” said {A}, “and the left gloves.”',
        '“Why’s Whale crossed out?” asked {H}. There was a note at the edge. Whale had been moved. On Monday it had been here, and on Tuesday there. “I think they built it on one,” said {A}.'
      ]
    },
    {
      id: 'dry-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why doesn’t it come in?” asked {H}, and knocked at the window. The glass was as thick as a loaf. At the end of the carriage was a small room with two doors, one behind the other. “They never open both at once,” said {A}. “It’s the same with cold, and a porch.”',
        'They looked in through the first door. On the wall hung a towel for fish who had got in, and a mop. “Please dry all sides,” it said on a card. The towel was long and thin, and had no end.'
      ]
    },
    {
      id: 'other-sells-tea',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had found the trolley, and pushed it through the carriage, for anyone who cared for tea. The train leaned. The trolley rolled past {H} to the back. Then the train leaned the other way, and it came by again. “Tea?” asked {A} each time. “Yes, please,” said {H}, each time too late.',
        'Outside a jellyfish opened and shut, and kept up with them. “It’s got the same trouble,” said {H}. At last {H} held out a cup, and waited for the tea to come round.'
      ]
    },
    {
      id: 'pet-and-the-fish',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} sat up at the window. Outside swam a great many fish, and none of them was afraid. They had never seen {A} before. They came as near as the glass, and moved their mouths. {A} moved {A}’s mouth too. Neither side heard a word.',
        '“They think you’re in the tank,” said {H}. {A} looked round. There was a lid above, and a floor below, and a light. Somebody would surely come with food at five. {A} lay down on the seat, to wait for that.'
      ]
    },
    {
      id: 'elder-slept-on',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once slept past my stop,” said {S}, “and woke up at the sea.” “In it?” asked {A}. “Beside it,” said {S}. “They let you get out, in those days.” The conductor had given {S} a coat to wait in, and it had a whistle in its pocket.',
        '“Did you blow it?” asked {A}. “Once,” said {S}. “Four trains left.” Outside the window the bubbles stood still for a moment, to hear more. They had believed every word. So had {A}.'
      ]
    },
    {
      id: 'child-conductor',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the conductor, with a hole punch, and came through the train. “Tickets,” said {S}. {A} had one with a corner off. {S} knocked at the glass, and the fish outside pressed its own against it. “Valid,” said {S}.',
        'To punch it, {S} held the punch against the pane and pressed. There was a click. Outside a round bubble went up, just as large as a hole. {S} had not known that it would reach so far.'
      ]
    },
    {
      id: 'what-do-fish-want-there',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where does it want to go?” asked {A}. {H} could see the ticket through the window, and there was no station on it. “Perhaps it just wants to go,” said {H}.',
        'The fish nodded. It could swim anywhere it liked, and had. “I’ve never sat,” it called. “I’ve never had my back to something.” It leaned against a stone, to show what it meant, and was washed off sideways. “You see,” called the fish.'
      ]
    },
    {
      id: 'the-bottle',
      A: 'partner',
      paragraphs: [
        'A bottle floated past the window, with a cork in it. Then a second bottle went by, lower down, and there was a big snail in it. That one sank. “It’s the air that holds us up,” said {A}. “We’re a very long bottle.” “Can’t we let the air out?” asked {H}. “We need that,” said {A}. {H} looked down after the bottle with the snail. “Then we need somebody heavy,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'heavy-ones-first',
      A: 'partner',
      paragraphs: [
        '“Who’s heavy down there?” called {H}. The fish knew all of them. A lobster threw its anchor over the step, and climbed in. Up the chain came six crabs with six cannonballs from the wreck. Last, with a good deal of pulling, came a giant clam. “A clam like that weighs as much as three grown-ups,” said {A}, and gave it three seats. Now the wheels came down, and had the rails again. The train stopped at the platform, and the fish held up its ticket. It said on the ticket: “One seat, by the window.”'
      ]
    },
    {
      id: 'clam-does-not-talk',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A giant clam is not good company. It sat there across three seats, and was shut. {A} remarked on the weather. There was none. After four minutes the clam opened by a crack, and they all leaned forward. “Mind the gap,” it said, and shut again.',
        '“Is that all it says?” asked {H}. The lobster had known it for ninety years. “It was more talkative when it was young,” said the lobster. “It used to say: Mind the gap, please.”'
      ]
    },
    {
      id: 'other-helps-luggage',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} helped with the luggage, and wished to put the anchor up on the rack. The rack bent down to the seat, and the anchor was where it had been. “It likes it below,” said the lobster. “It’s very good at that.”',
        'The cannonballs were rolled under a bench. At each bend they came out on the left, looked at the sea, and rolled back. {A} lifted {A}’s feet for them every time. “They’ve never been anywhere slowly,” said the lobster.'
      ]
    },
    {
      id: 'from-shell-to-shell',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The next stop was called Shell. A snail got out there. It had got in at Shell too, for it had been asleep on the rail. “That’s one stop too many,” it said, and looked at the platform. “Or none.” It wanted to know what it owed.',
        '{A} worked it out on the back of a ticket. From Shell to Shell cost nothing. The snail thought this very cheap for such a long way. It went home, which took no time either, since it was in it.'
      ]
    },
    {
      id: 'so-that-is-where',
      A: 'partner',
      paragraphs: [
        '{A} held out a glass of water, and the fish got in. {H} gave up the seat by the window for it. On went the train under the sea, past weed, and stones, and the masts of the wreck. The fish looked out with one eye, and turned round, and looked out with the other. “Don’t you know all that?” asked {A}. “I’ve only ever been in it,” said the fish. “So that’s where I live.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waved to the crab too, for as long as it could be seen.',
      '{names} looked to see whether the sea came in, and it did not.',
      { text: '{names} wiped the window, but the wet was on the other side.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped as well, and the train went down a hand more.',
      '{names} breathed out, to let the train sink a little.',
      { text: '{names} held one finger to the window, just where the fish was.', needs: ['hands'] }
    ],
    turn: [
      '{names} shared a seat with a cannonball, and it had the middle.',
      '{names} read the fish’s ticket too, and moved up.',
      { text: '{names} helped the last crab over the step, by the cannonball.', needs: ['hands'] }
    ]
  },
  bed: [
    'The heavy ones got out at the last platform, one after another. The train went up like a cork through a tunnel, and there was the street.',
    '{H} washed in a small sea, and let it out. In bed there was a pillow to lean against, and {H} leaned.'
  ],
  last: [
    'Far down a train went along the rails with someone at every window, and {H} was asleep.',
    'In a glass by the window a fish slept sitting up, for the first time. {H} slept too, lying down.'
  ]
})
