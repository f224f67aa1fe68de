import { wishPlot } from '../wish-plot.ts'

const RIDES = ['auto rickshaw', 'autorickshaw', 'rickshaw', 'tuk tuk', 'tuktuk', 'taxi', 'keke', 'bajaj']

export const flyingRickshaw = wishPlot({
  id: 'wish-flying-rickshaw',
  beginsElsewhere: true,
  wishes: ['an auto rickshaw that can fly, up out of the traffic jam', ...RIDES.flatMap((ride) => [`flying ${ride}`, `${ride} fly`, `${ride} flies`, `${ride} flew`]), 'flying auto traffic jam', 'auto flies over the traffic', 'flying three wheeler', 'flying cab traffic jam', 'cab flies over the traffic jam', 'taxi flies over the traffic jam', 'rickshaw flew out of the traffic jam', 'tuk tuk takes off traffic jam', 'taxi takes off traffic jam'],
  answers: [...RIDES, 'auto', 'three', 'wheeler', 'wheels', 'wheel', 'cab', 'driver', 'drivers', 'fly', 'flies', 'flying', 'flew', 'flown', 'can', 'could', 'takes', 'took', 'off', 'up', 'out', 'of', 'over', 'above', 'into', 'in', 'through', 'the', 'a', 'an', 'traffic', 'jam', 'jams', 'stuck', 'queue', 'cars', 'car', 'bus', 'buses', 'lorry', 'lorries', 'trucks', 'van', 'street', 'streets', 'road', 'roads', 'sky', 'air', 'clouds', 'cloud', 'roofs', 'rooftops', 'roof', 'city', 'town', 'market', 'river', 'school', 'home', 'work', 'house', 'bazaar', 'station', 'crow', 'crows', 'birds', 'kite', 'kites', 'pigeon', 'goat', 'cow', 'horn', 'hoots', 'hooting', 'honks', 'honking', 'pip', 'broom', 'brooms', 'yellow', 'green', 'black', 'blue', 'red', 'little', 'small', 'old', 'busy', 'noisy', 'magic', 'magical', 'secret', 'funny', 'silly', 'fast', 'high', 'ride', 'rides', 'riding', 'passenger', 'passengers', 'people', 'everybody', 'everyone', 'we', 'us', 'our', 'my', 'who', 'that', 'which', 'it', 'is', 'and', 'when', 'gets', 'get', 'got', 'go', 'goes', 'going', 'went', 'to', 'with', 'one', 'day', 'morning', 'evening', 'hot', 'late', 'hurry', 'named', 'called', 'mum', 'mummy', 'dad', 'daddy', 'papa', 'grandma', 'grandpa', 'nani', 'dadi', 'granny', 'cousins', 'sister', 'brother', 'india', 'indian', 'delhi', 'mumbai', 'kolkata', 'chennai', 'bangalore', 'dhaka', 'lahore', 'karachi', 'bangkok', 'thailand', 'lagos', 'colombo', 'london', 'york'],
  except: ['crash', 'crashed', 'accident', 'fell', 'falls', 'hurt', 'hospital', 'drunk', 'stolen', 'lost', 'died', 'dead', 'dragon', 'moon', 'space', 'rocket', 'elephant', 'tiger', 'puller', 'poor', 'hill', 'hills', 'rain', 'monsoon', 'storm', 'scared', 'afraid', 'broke', 'broken', 'airport', 'police', 'robot', 'wings', 'carpet', 'toy'],
  moods: ['late', 'waiting', 'first', 'change'],
  isTale: true,
  out: true,
  company: ['rickshaw', 'auto rickshaw', 'taxi', 'driver', 'bus', 'broom', 'brooms', 'gap', 'jam', 'mirrors', 'crows', 'street', 'lorry', 'van', 'wheel', 'seat', 'goat', 'officer', 'cloud', 'kite', 'string', 'pigeon', 'heron', 'glove', 'gloves', 'tap', 'market', 'river', 'town', 'finger', 'wire'],
  about: 'An auto rickshaw flies up out of a traffic jam and cannot find its way in the air, for it only ever goes through gaps and a gap has sides; until it is seen that it went between two crows, and it is given two brooms to fly between.',
  titles: ['Nothing but Gap', 'Up Out of the Jam', '{H} and the Two Brooms', 'A Side Here and a Side There', 'The Taxi That Took Off'],
  want: [
    {
      id: 'above-the-bus',
      A: 'partner',
      paragraphs: [
        'In the middle of the traffic jam {H}’s auto rickshaw took off. It went tuk, tuk, tuk, and was above the bus. {H} and {A} sat in the back, with two new brooms. “I didn’t know it could fly,” said {A}.',
        '“A taxi with three wheels gets through any gap,” said the driver. “The only one left was at the top.” {H} wanted to go home, and nothing was in the way any more.'
      ]
    }
  ],
  way: [
    {
      id: 'round-in-a-ring',
      A: 'partner',
      paragraphs: [
        'The auto rickshaw looked left, and it looked right. Then it flew round and round, like a dog that can’t find its ball. “Home’s that way,” said {H}, and pointed. It stopped in the air, and looked at the finger.'
      ]
    },
    {
      id: 'what-they-keep-on-top',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From above you saw what people keep on their roofs. One car had a mattress up there, and one had a boat with no water. On the bus sat a goat with its legs folded, looking straight ahead. “It’s got the best seat,” said {H}.',
        'The goat turned its head when they hung beside it. It had been there since lunch, behind the same lorry. It looked at {A} the way you look at somebody who has pushed in. “We didn’t,” {A} told it. “We came from underneath.”'
      ]
    },
    {
      id: 'the-white-glove',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the crossing stood an officer in white gloves. One glove was up, and that means stop. So the auto rickshaw stopped in the air. “Go on,” called the officer. “You’re not in anybody’s way.” But the glove was still up.',
        '“There’s a sign for left,” said {A}, “and one for right. Which one’s for over?” The officer had never needed it. The gloves tried a kind of swimming, and then a kind of butterfly. The auto rickshaw chose the butterfly. A lorry had seen it too, and gave a little hop.'
      ]
    },
    {
      id: 'the-first-pip',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The auto rickshaw hooted, because it always did. Pip, pip. In front of it was only a small white cloud, and the cloud moved over. “That’s never happened before,” said the driver, who’d hooted for twenty years. “Nobody ever moves over at the first pip.”',
        'They stopped beside it, to say thank you. {A} thought that it looked thinner on their side. “I think that it’s holding its tummy in,” said {A}. So they didn’t stay long. Behind them the cloud let go, and was as round as before.'
      ]
    },
    {
      id: 'above-the-street',
      A: 'partner',
      paragraphs: [
        '“It needs a road,” said {A}. So the driver flew it along above the street. It was happy at once. It went behind the bus, high up. But the bus stood still, so it stood still too. “Now we’re in a jam,” said {H}, “with nobody in it.”'
      ]
    },
    {
      id: 'on-a-string',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A red kite stood in the air, on a very long string. The auto rickshaw drew up beside it and waited, as you do when it’s red. {A} looked down along the string. At the bottom, no bigger than a pin, somebody was holding the other end.',
        'The one at the bottom gave a pull, and the kite nodded. Beside it hung an auto rickshaw, and that nodded as well, to be polite. “What have you caught?” called somebody else down there. It was quiet for a moment. “A taxi,” called the one with the string.'
      ]
    },
    {
      id: 'other-and-the-tap',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had been telling {H} about a tap, all through the market and the jam. Up here it was quiet, and {A} could get to the end of it. “First it dripped,” said {A}, “and then it stopped. And do you know what was stuck in it?” {H} was just looking down. “A bus,” said {H}.',
        '“In the tap?” asked {A}. Then {A} looked down too, and there it was, far below, and no longer than a bean. It was round at both ends, and green. “No, mine was a pea,” said {A}. “But it looked very much like that one.”'
      ]
    },
    {
      id: 'pet-meets-the-pigeon',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'There was a pigeon that {A} knew from their street. It always sat up on the wire, and {A} always looked up at it from below. Now they came past the wire, and there they were, nose to beak. They had never been the same height before.',
        'Neither of them knew what to do next. {A} looked a little to the left of it. The pigeon looked a little to the right. “Say good evening,” said {H}. When they’d passed each other they both turned round, and both pretended that they hadn’t.'
      ]
    },
    {
      id: 'elder-on-the-number-two',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve flown before,” said {S}, “on the number two bus. It was so full that your feet didn’t touch the floor. You hung there, in between, all the way to town.” “And how did you get off?” asked {A}.',
        '“You got off where the people round you got off,” said {S}. “Mine were going to buy pickles. So I bought a pickle every morning, and walked back to school.” {S} looked down at the buses for a while. “It was a good pickle,” said {S}.'
      ]
    },
    {
      id: 'child-goes-over-the-top',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to sit between {A} and the brooms. But there was no gap. {S} tried it with an elbow, and then with a cross face. “It’s full,” said {A}. “Then I’ll do it like the taxi,” said {S}, and put up both arms.',
        '“Tuk, tuk, tuk,” said {S}, on the way up. {A} pulled, and {S} rose above the brooms, and came down on {A}’s knees. From there you could see over everybody. “You’re in my way,” said {A}. “I’m not,” said {S}. “I’m on top of it.”'
      ]
    },
    {
      id: 'two-crows',
      A: 'partner',
      paragraphs: [
        'Two crows came by, side by side. The auto rickshaw folded in its mirrors, and shot through between them. Then it went round and round again. “What did it want with those?” asked {H}.',
        '“It wanted the gap,” said {A}. “It’s always after a gap. And a gap’s got a side here and a side there.” {H} looked about. There was air in front, and above, and below. “It’s nothing but gap up here,” said {H}, “with no sides. No wonder it can’t find it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-only-has-to-want-to',
      A: 'partner',
      paragraphs: [
        '{H} looked at the brooms. They stopped on a flat roof, and the driver tied one to each side of the front wheel. Both handles stuck out ahead. “That’s a side,” said {H}, “and that’s a side.”',
        'The auto rickshaw folded in its mirrors and went for the gap, tuk, tuk, tuk. The gap flew on ahead. “It’ll never get through,” said {A}. “It doesn’t have to,” said {H}. “It only has to want to.”'
      ]
    },
    {
      id: 'legs-at-the-wrong-end',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Seven white herons were flying home in a row, with their long legs stretched out behind. The last one looked round at the auto rickshaw. The rickshaw had two long legs as well, only at the wrong end. The heron moved up, to make room.',
        'So for a while they were the eighth. Nobody hooted. There were only wings to hear, and tuk, tuk, tuk. “I’ve been in a great many queues,” said the driver, “but never in one with a breeze.” “And it goes,” said {A}.'
      ]
    },
    {
      id: 'used-to-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Won’t the brooms be giddy up here?” asked {A}. “Brooms are used to it,” said the driver. “As a rule somebody sits on them, with a cat.” {H} looked at them with new eyes. They did hold themselves very straight.',
        'One of them still had its price on, and the price flapped like anything. Just then they came to a small cloud, and both brooms went through it. {A} looked back. There was not a crumb of cloud left. “They can’t help it,” said {H}.'
      ]
    },
    {
      id: 'the-narrowest-gap',
      A: 'partner',
      paragraphs: [
        'Wherever the wheel turned, the gap turned first. They flew over the market and the river, to {H}’s street. There stood a lorry, and behind it a van. Between them was the narrowest gap in town.',
        'At once the auto rickshaw forgot the brooms. Down it came, with a hand’s width on each side. “Keep the brooms,” said {H} to the driver. “It’s the only gap it’s got up there.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down at the bus, which had a lost ball on its roof.',
      '{names} kept to the middle of the seat, for there were no doors.',
      { text: '{names} waved to the people in the jam, who waved to three wheels.', needs: ['hands'] },
      { text: '{names} held the brooms tight, so that they didn’t get off on the way.', needs: ['hands'] }
    ],
    way: [
      '{names} looked left and right as well, and saw air.',
      '{names} got rather giddy, going round, and liked it.',
      { text: '{names} pointed home too, and that finger was looked at next.', needs: ['hands'] },
      { text: '{names} held up two hands and a gap, but it was for a mouse.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so as not to frighten the gap.',
      '{names} looked out between the brooms, and it was narrow all the way home.',
      { text: '{names} pulled at the knots, to see if they held.', needs: ['hands'] },
      { text: '{names} patted the lorry, which was very close.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home nobody could sweep, for both the brooms were up there again. High above the roofs something went tuk, tuk, tuk, after its gap.',
    '{H} washed and lay down, and the blanket was tucked in on the left and on the right. In the middle there was a gap, and {H} just fitted.'
  ],
  last: [
    'It was the narrowest gap in town, and {H} was asleep in it.',
    'Outside there was nothing but gap, with a star here and a star there, and {H} was asleep.'
  ]
})
