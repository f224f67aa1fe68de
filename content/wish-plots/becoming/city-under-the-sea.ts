import { wishPlot } from '../wish-plot.ts'

export const cityUnderTheSea = wishPlot({
  id: 'wish-city-under-the-sea',
  beginsElsewhere: true,
  wishes: [
    'city under sea', 'city under the sea', 'underwater city', 'underwater cities', 'city underwater', 'city under water', 'sunken city', 'undersea city', 'atlantis', 'town under sea', 'underwater town', 'town underwater', 'village under sea', 'underwater village', 'underwater world', 'world under sea', 'underwater kingdom', 'kingdom under sea', 'underwater house', 'house under sea', 'house underwater', 'living under the sea', 'live under sea', 'lives under sea', 'city bottom sea', 'underwater adventure', 'under the sea adventure', 'ocean city'
  ],
  except: ['mermaid', 'mermaids', 'submarine', 'shark', 'whale', 'dolphin', 'pirate', 'pirates', 'lost', 'afraid', 'scared', 'flood', 'flooded', 'treasure', 'sponge', 'octopus', 'aquarium', 'princess', 'turtle'],
  answers: ['city', 'cities', 'town', 'village', 'under', 'underwater', 'undersea', 'sea', 'ocean', 'water', 'sunken', 'bottom', 'atlantis', 'world', 'kingdom', 'house', 'live', 'lives', 'living', 'fish', 'crab', 'visit', 'visits', 'trip', 'goes', 'finds', 'found', 'swim', 'swims', 'adventure', 'deep', 'magic', 'secret', 'in', 'the', 'who', 'people', 'at', 'explore', 'explores', 'discovers', 'train'],
  company: ['city', 'sea', 'crab', 'crabs', 'taxi', 'baker', 'roll', 'rolls', 'string', 'street', 'houses', 'fish', 'bakery', 'boots', 'helmet'],
  about: 'In the city under the sea the rolls float off like balloons and the taxi is a crab, which goes past every door, for it can only go sideways.',
  titles: ['A Roll on a String', 'The Taxi Was a Crab', '{H} in the City Under the Sea', 'Sideways to the Baker’s', 'Straight Ahead, Sideways'],
  want: [
    {
      id: 'going-down',
      A: 'partner',
      paragraphs: [
        'In helmets and heavy boots {H} and {A} took the lift, the long one, down into the sea. At the bottom there was a city. It had streets, and lamps with a fish in each, and houses tied down with rope. Its bread was said to be the lightest anywhere, and {H} wanted some for supper.',
        '{H} waved at a taxi. It was a crab, as big as a sofa. They sat down on it. “To the baker’s,” said {H}. “It’s straight ahead.”'
      ]
    }
  ],
  way: [
    {
      id: 'past-the-door',
      A: 'partner',
      paragraphs: [
        'The crab ran. It ran to the left. “Straight ahead!” called {A}. They went by the post office, and by the school, where some herrings were learning to turn. “Stop!” said {H}. “Back!” It ran to the right. They passed the same herrings, and came to the lighthouse where the city stops.',
        'Each time they saw the baker’s open door, and shot past the corner. “Is it doing that on purpose?” asked {H}. The crab rolled its eyes, which were on sticks. They got off, to think.'
      ]
    },
    {
      id: 'drop-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Down there you have to be careful with whatever’s light. {A} let go of a cork, and it dropped upwards. It fell past the windows and past the chimney, and was gone. “Mind your heads,” called {A}, from habit.',
        '“Where does it land?” asked {H}. “On the ceiling,” said {A}. “By the boats.” They have got a lost property office in the city. It’s on the top floor, and nobody has ever been able to shut the hatch.'
      ]
    },
    {
      id: 'lamps',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was getting dark, as it always is at the bottom, and the lamps were lit. Somebody went from one to the next and woke up the fish. “They make the light themselves,” said {A}. “Deep down, there are fish with a lantern on their foreheads. It’s true.”',
        'One of the lamps wouldn’t burn. {H} tapped at the glass. The fish in there opened one eye, and yawned, and came on. “Late shift,” said {A}.'
      ]
    },
    {
      id: 'washing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In one street hung some washing. It was wet, naturally, and it stood straight up on the line, with the sleeves in the air. “They’re putting it out to get wet again,” said {H}. “It’s got too dry in the wardrobe.”',
        'A shirt waved at them with both arms. {A} waved back. It’s only the current that does it, but you never know who might be wearing it tomorrow.'
      ]
    },
    {
      id: 'bubble-talk',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When people met, they said “Blub.” The first blub meant “Good day”. The second one meant “How’s your roof?” For roofs come off there, if you don’t weigh them down. {H} learnt it from a lady with a pram full of seahorses.',
        '“Blub,” said {H} to everybody. They all said it back. {A} wanted to say it too and got it wrong. From then on a small snail followed {A}, and couldn’t be sent home. {A} must have promised it something.'
      ]
    },
    {
      id: 'park',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a park with tall brown weed. It all swayed to the left, and then to the right. After a while {H} was swaying as well. “Stand still,” said {A}. “I am standing still,” said {H}. “It’s the bench.”',
        'The flowers were open, red and purple. {A} bent down to smell one, and it pulled in its head. “It’s an animal,” said {A}. “They only look like that.” They begged its pardon. It opened again, one petal at a time, and looked hard at {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come down as well, in a big bubble of its own. Fish swam by on both sides, at just the height of a nose. {A} didn’t know where to look first.',
        'So {A} sat down and looked straight ahead. Then a very small one stopped before the bubble, and saw {A}. They stayed nose to nose. It was never clear which of them was in the tank.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I nearly moved here, once,” said {S}. “There was a flat with a view of the anchors. But I couldn’t get used to the beds. You float off. They lay a big smooth stone on your covers.” “Is that heavy?” asked {A}.',
        '“Not the stone,” said {S}. “But I’m a person who turns over. In the morning the stone was in bed, and I was on the ceiling.” {S} nodded to an old flatfish on a doorstep, which seemed to remember it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} hadn’t wanted such heavy boots, and had slippers on. So {S} walked a hand’s breadth over the street, then two, then on a level with the lamps. “I’m big now,” said {S}. {A} just got hold of a heel.',
        'They went on like that, {A} below and {S} above, like somebody with a flag. “I can see in at the top,” {S} reported. “They’re having peas. They’ve got them in a net.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} blew a bubble, and it went up. {A} watched it go, and blew some more. An old fish stopped and listened. It had been a long time since anybody in that city had said something so well put.',
        'More of them came, and stood around in a ring. “Bbb,” went the next bubble. “Hear, hear,” said the bubbles of the fish. When it was over, they all bowed, and {A} was given a shell as big as a plate.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '{A} stood before a house and read the bell. “It says, pull the rope,” said {A}, and pulled. But that was the rope that the house was tied with. Up went the house, quite slowly, and turned a little.',
        'At the window somebody in an apron looked down. “Not that rope,” said the bubbles. {A} and {H} hung on to it together until the house stood in its place again. It was a bit to the left.'
      ]
    },
    {
      id: 'look-at-the-legs',
      A: 'partner',
      paragraphs: [
        '{A} bent down beside the crab and looked at its legs. There were four on this side and four on that. “It can’t help it,” said {A}. “Its knees bend outwards. A crab only goes sideways.”',
        'The crab blew some sad bubbles, and looked up the street, towards the smell of bread. It had wanted to go there all its life.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-quarter-turn',
      A: 'partner',
      paragraphs: [
        '“Don’t look at the baker’s,” {H} told it, when they sat on it again. “Look at the post office. And now run.” It ran sideways, and that was straight up the baker’s street. {H} and {A} turned round on their seat until they faced the front. They stopped so close that the crab rang the bell.',
        '“Three rolls,” said {H}. They were hot, and so light that they rose out of the basket. “I’ll put a string on,” said the baker. So they each had a roll on a string. The crab had one as well, tied to its left claw.'
      ]
    },
    {
      id: 'eating-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It isn’t easy to eat a roll that wants to go up. You have to pull it down by its string and bite at once. {H} bit, and it bobbed away, and came back on the other side. “Hold mine,” said {A}. “And who’ll hold me?” asked {H}.',
        'The crumbs rose too. A few little fish waited above their heads, with their mouths open, as ducks do below. It was all the same as in a park, only the other way up.'
      ]
    },
    {
      id: 'crab-thanks',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The crab had never been to a place that it could see before. It stood in front of the baker’s and read the prices. It looked at the poster for the band. “So that’s what it says,” said its bubbles.',
        '“Where would you like to go now?” asked {H}. It thought for a bit and turned its back on a hill. Then it ran up the hill, sideways, to see what was behind. It was another hill. The crab was quite overcome.'
      ]
    },
    {
      id: 'evening-tide',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The tide turned, and all the ropes creaked. Every house leaned over a little to the other side, as you do in bed. The lamps swung. In one window after another somebody laid a smooth stone on the covers. Nobody wanted to float off.',
        '“Blub,” they called across the street to each other, very low. “That one’s ‘Good night’,” said {A}. {H} said it too. It took quite a long time to get up to the boats.'
      ]
    },
    {
      id: 'walking-home',
      A: 'partner',
      paragraphs: [
        'They went home in the lift, each with a roll on a string above the helmet. Where the water stopped, the rolls stopped floating and fell, and {H} and {A} caught them. They were still warm.',
        '“It’s got heavier,” said {A}, and took a bite. “It’s the same roll,” said {H}. “There’s just no sea round it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came out of the lift last, in a string of bubbles.',
      '{names} squeezed up on the crab as well, near the claw.',
      { text: '{names} held on to a lamp, and the fish in it moved over.', needs: ['hands'] },
      { text: '{names} bought a map of the city, and it was damp.', needs: ['hands'] }
    ],
    way: [
      '{names} slid to the left with the rest, and then to the right.',
      '{names} lost a bubble at every corner.',
      { text: '{names} reached for the baker’s bell, and got a herring.', needs: ['hands'] },
      { text: '{names} paid the crab twice, once for each direction.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a roll as well, and rose a little.',
      '{names} drifted over the street, after a crumb.',
      { text: '{names} kept the strings short, because of the lamps.', needs: ['hands'] },
      { text: '{names} shook the crab by its free claw.', needs: ['hands'] }
    ]
  },
  fed: true,
  bed: [
    '{H} put the boots beside the door, and a little sand ran out of them.',
    '{H} washed off the salt and lay down. Above the bed the dark was deep and green, and a late fish went by with a lamp.'
  ],
  last: [
    'Nothing floated off, though it was a light sort of night, and {H} was asleep.',
    'Far down in the city a crab ran sideways, straight home, and {H} slept.'
  ]
})
