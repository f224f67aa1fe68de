import { wishPlot } from '../wish-plot.ts'

export const octopusOneSock = wishPlot({
  id: 'wish-octopus-one-sock',
  wishes: ['octopus sock', 'octopus socks', 'octopus one sock', 'octopus only one sock', 'octopus has only one sock', 'octopus single sock', 'octopus odd sock', 'octopus looking for socks', 'octopus cannot find socks', 'octopus odd socks', 'octopus lost sock', 'octopus lost seven socks', 'octopus stripy sock', 'octopus striped sock', 'octopus wears socks', 'octopus wears a sock', 'octopus wearing socks', 'octopus eight socks', 'octopus seven socks', 'octopus missing socks', 'octopus needs socks', 'octopus wants socks', 'octopus knitted socks', 'octopus cold feet', 'octopus cold foot', 'octopus cold toes', 'octopus warm feet', 'octopus stocking', 'octopus stockings', 'octopus eight feet', 'octopus barefoot', 'octopuses socks', 'octopus in a sock', 'octopus sleeps in a sock', 'octopus lives in a sock', 'octopus can’t find socks', 'octopus washing machine', 'octopus shares sock', 'octopus washing basket', 'octopus laundry basket', 'octopus laundry', 'eight feet one sock', 'eight legs one sock', 'eight arms one sock', 'pulpo calcetin', 'oktopus socke'],
  answers: ['octopus', 'octopuses', 'sock', 'socks', 'stocking', 'stockings', 'one', 'only', 'single', 'odd', 'seven', 'eight', 'eighth', 'lost', 'missing', 'stripy', 'striped', 'stripes', 'woolly', 'wool', 'long', 'warm', 'cold', 'foot', 'feet', 'toe', 'toes', 'leg', 'legs', 'arm', 'arms', 'tentacle', 'tentacles', 'barefoot', 'bare', 'wears', 'wear', 'wearing', 'wants', 'wanted', 'needs', 'has', 'had', 'got', 'gets', 'shares', 'share', 'sharing', 'turn', 'turns', 'fair', 'each', 'which', 'enough', 'other', 'others', 'another', 'find', 'finds', 'basket', 'washing', 'laundry', 'bath', 'bathroom', 'sea', 'ocean', 'underwater', 'lives', 'sleeps', 'sleep', 'bed', 'bedtime', 'winter', 'night', 'day', 'monday', 'week', 'blue', 'red', 'pink', 'purple', 'green', 'funny', 'silly', 'sad', 'happy', 'friendly', 'kind', 'little', 'small', 'big', 'grandma', 'granny', 'mum', 'mom', 'dad', 'sister', 'brother', 'friend', 'today', 'home', 'house', 'machine', 'drawer', 'shared', 'puts', 'put', 'keeps', 'keep', 'story', 'melon', 'who', 'very'],
  except: ['drum', 'drums', 'puppet', 'christmas', 'shark', 'pirate', 'died', 'dead', 'hurt', 'eaten', 'sushi', 'football', 'tooth', 'stolen', 'thief', 'hug', 'hula', 'scared', 'afraid', 'jellyfish', 'centipede', 'smelly', 'stinky', 'flood'],
  moods: ['lost', 'change', 'waiting'],
  company: ['octopus', 'sock', 'foot', 'feet', 'basket', 'toe', 'stripe', 'bell', 'clock', 'lid', 'washing', 'beak', 'towel', 'radiator', 'chair'],
  isTale: true,
  about: 'An octopus has only one sock and shares it out by days, so the eighth foot never gets it, until somebody sees that an octopus without bones does not end anywhere, and that a sock need not stop at a foot.',
  titles: ['One Sock, Eight Feet', 'Where the Sock Stops', '{H} and the Eighth Foot', 'Nobody’s Monday', 'Up to the Eyes'],
  want: [
    {
      id: 'in-the-basket',
      A: 'partner',
      paragraphs: [
        '{H} was hunting for a second stripy sock, and opened the washing basket. In it sat an octopus as big as a melon, and it was wearing the sock. It had eight feet, and only one sock.',
        '“I share it out,” said the octopus. “The first foot has it on Mondays, the seventh on Sundays.” “And the eighth?” asked {A}. Something touched {H}’s neck, as cold as a spoon from the fridge. That was the eighth. {H} wanted it warm by bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'a-longer-week',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It only needs a longer week,” said {H}, and wrote all the days down. That made seven, and {H} put in an eighth. It had no name yet. The octopus wanted to call it Feet-day. {A} was for Socksday, and it was to come between Saturday and Sunday.',
        '“And what’s on that day?” asked {A}. “Nothing,” said {H}. “There’s no school, and it isn’t a weekend either.” The eighth foot liked it very much. It curled round the pencil. But the day was not on any calendar in the house, and so it did not come.'
      ]
    },
    {
      id: 'mittens-and-such',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} fetched other things for the eighth foot. An egg cosy slipped off the tip. Next came a mitten. In it the foot crept along, and found the place for the thumb. It felt about in there for a long time. “It wants to know who lives there,” said the octopus.',
        'After that {H} tried the tube from a kitchen roll. The tube stayed on well, but then the foot could not bend. It stood straight up from the basket like a chimney. “Is it warm now?” asked {A}. “It’s proud,” said the octopus, “but it’s cold.”'
      ]
    },
    {
      id: 'three-hours-each',
      A: 'partner',
      paragraphs: [
        '“Each foot can have the sock for a minute,” said {H}, and rang a bell. Ding. The first foot passed the sock to the second. It stuck at the suckers, for there are hundreds. Pop, pop, pop. It was only just on when it had to come off. After eight dings all eight had had the sock, and every foot was cold. “It’s spent the whole time on the way,” said {A}.'
      ]
    },
    {
      id: 'two-in-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Two feet could go in together,” said {A}. The third and the fourth were willing, and went in side by side. At the heel they met. Neither would go round first. They said “After you” in there, for so long that the sock got a bump.',
        'Then they both went. Now they were twisted like two people in one scarf. {H} pulled, and {A} said which way to turn. When they came out, the third foot was where the fourth had been. “It doesn’t matter,” said the octopus. “They can swap names.”'
      ]
    },
    {
      id: 'other-brings-odd-ones',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came with a bag of odd socks, which were all waiting for their others. There were five of them, from when {H} was a baby, and no longer than a thumb. The octopus tried one on. It sat on the very tip of the eighth foot, like a hat on a snake.',
        '“It’s so nice of you,” said the octopus. It bowed with that foot, and the little sock dropped off. Four more bowed and dropped. {A} put them back in the bag. “They’re all still waiting,” said {A}, “only now they’re wet.”'
      ]
    },
    {
      id: 'pet-sits-on-a-foot',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to see what was in the basket, and sat down next to it. The eighth foot felt round the edge. It found {A}’s side, where it was warm, and pushed itself underneath. {A} looked straight ahead, as you do when somebody’s cold foot arrives.',
        'The seventh foot heard of it, and came too. After that came the sixth. {A} was lifted a little. “{A} doesn’t mind three,” said {H}. When the fourth cold foot arrived, {A} got up and went. There was nothing wrong with that foot. There was only no more of {A} to put it under.'
      ]
    },
    {
      id: 'elder-one-glove',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had one pair of gloves at home,” said {S}, “and there were two of us. So I had the left one.” “Wasn’t your other hand cold?” asked {A}. “We held hands with those,” said {S}. “You were warm all the way to school. Only nobody could throw a snowball.”',
        'The octopus had listened to that. It laid its seventh foot in its eighth. They held on to each other for a while. “Now they’re both cold,” it said, “but they’ve got somebody to talk to about it.”'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Which of them’s the eighth?” asked {S}. All the feet looked the same. {S} began to count with a finger, and each foot came up when it was touched. It was polite, but then it went down somewhere else. {S} got to fourteen.',
        '“You’ve got fourteen,” said {S}. The octopus was frightened, and looked into the basket. “I’ve only got the one sock,” it said. “Then six of them have been twice,” said {A}. {S} felt them all for cold, and there was one that made {S} squeak. That was the eighth.'
      ]
    },
    {
      id: 'where-does-it-end',
      A: 'partner',
      paragraphs: [
        '{H} held the sock open for the eighth foot, to comfort it, and {A} watched. The foot went in, and in, and got thicker. “Where does your foot stop?” asked {A}. The octopus looked down along itself. There was foot, and more foot, and then came the octopus. “I don’t know,” it said. “Other people have a bone there, to tell them.” “Then how does the sock know where to stop?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'up-to-the-eyes',
      A: 'partner',
      paragraphs: [
        '“It needn’t stop,” said {H}, and held on tight. So the eighth foot went ahead, down to the toe. After it came all the others, as soft as dough, and then the octopus itself. “Isn’t it narrow?” asked {A}. “I’ve no bones,” said the octopus. “I’ve only got a beak, as big as a button. Where that goes, I go.” Now there was a sock full of octopus, with two eyes at the top. “It’s Monday for everyone,” it said.'
      ]
    },
    {
      id: 'who-is-where',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From the outside you could see who was where. The bump at the heel was the fourth foot. It had always wanted a corner. Round the middle the stripes moved, where one foot was scratching another.',
        '“Are they getting on?” asked {H}. The octopus listened inwards. “The second asks whose elbow this is,” it said. “None of us has elbows.” “Is it round?” asked {A}. {H} put a hand in and felt about. It was a marble, and it had been in the sock since spring.'
      ]
    },
    {
      id: 'going-for-a-walk',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The octopus wanted to know whether it could still walk. The sock stood up, swayed, and took a hop along the edge of the mat. From behind it looked like somebody’s leg, going for a walk without the rest. “Good evening,” said {A} to it.',
        'It turned to answer, and that was too much. It bent at the knee, where there was none, and lay down. “With eight I never fell over,” said the octopus. “With one you have to be so careful.” {H} stood on one leg beside it, and saw what it meant.'
      ]
    },
    {
      id: 'other-looks-for-the-sock',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} was hanging up the socks to dry, and took the next one from the heap. It was heavy for a sock, and it was stripy. {A} had it halfway to the line when two eyes opened. “I’m not wet,” said the octopus. “I’m in.”',
        '{A} begged its pardon, and set it down. From then on {A} knocked at each sock before it was hung up. The others were all out. At a grey one {A} knocked twice, because it had moved. But that was the wind.'
      ]
    },
    {
      id: 'both-of-hers',
      A: 'partner',
      paragraphs: [
        '“And your feet?” the octopus asked {H}. {H} looked down. {H} still had the other stripy sock, and two feet. {A} looked from the octopus to {H}’s bare toes. So {H} put one foot into the sock, and after it the other. “Well?” asked {A}. “There’s somebody in here already,” said {H}. It was the left foot, and it was quite warm.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the basket for a second sock, and found a peg.',
      '{names} let the eighth foot feel which ear was warmer.',
      { text: '{names} rubbed the eighth foot with a towel, down to the tip.', needs: ['hands'] }
    ],
    way: [
      '{names} blew on whichever foot had just lost the sock.',
      '{names} kept the seventh foot company while it waited.',
      { text: '{names} turned the sock the right way out after each ding.', needs: ['hands'] }
    ],
    turn: [
      '{names} bent down to the sock, and two eyes looked out.',
      '{names} lay down along the sock, where the eighth foot was.',
      { text: '{names} rolled the top down a little, so that the eyes could see.', needs: ['hands'] }
    ]
  },
  bed: [
    'The octopus’s sock was laid in the washing basket on a folded towel. Two eyes looked out at the top. Not one foot was cold.',
    '{H} washed, and hopped to bed, because in one sock you cannot walk. The blanket was pulled up over both feet, and over the stripes.'
  ],
  last: [
    'In one sock there were eight feet, and in the other two, and {H} was asleep.',
    'The sock in the basket breathed in and out, and {H} was asleep in the other.'
  ]
})
