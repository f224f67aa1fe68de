import { wishPlot } from '../wish-plot.ts'

export const eightDrums = wishPlot({
  id: 'wish-octopus-eight-drums',
  wishes: ['octopus drums', 'octopus drum', 'octopus eight drums', 'octopus plays eight drums', 'octopus plays drums', 'octopus playing drums', 'octopus drummer', 'octopus drumming', 'octopus drum kit', 'octopus drumkit', 'octopus drum set', 'octopus on drums', 'octopus bongos', 'octopus tabla', 'octopus dhol', 'octopus djembe', 'octopus plays music', 'octopus music', 'octopus musician', 'octopus drumsticks', 'octopus rhythm', 'octopus concert', 'octopuses drums', 'octopus rock star', 'octopus loud music', 'drumming octopus', 'eight arms drums', 'eight armed drummer', 'octopus bangs pots', 'octopus pots and pans', 'octopus eight instruments', 'octopus instruments', 'octopus beats drums', 'octopus hits drums', 'octopus bath drums', 'octopus eight arms music', 'octopus drum solo'],
  answers: ['octopus', 'octopuses', 'squid', 'eight', 'arms', 'arm', 'armed', 'tentacles', 'tentacle', 'legs', 'drum', 'drums', 'drummer', 'drumming', 'drumsticks', 'sticks', 'kit', 'set', 'bongos', 'tabla', 'dhol', 'djembe', 'music', 'musical', 'musician', 'band', 'concert', 'beat', 'beats', 'rhythm', 'song', 'songs', 'play', 'plays', 'played', 'playing', 'bang', 'bangs', 'loud', 'noisy', 'noise', 'quiet', 'heart', 'hearts', 'three', 'bath', 'sea', 'ocean', 'underwater', 'under', 'pots', 'pans', 'tins', 'instruments', 'instrument', 'conductor', 'conducts', 'learns', 'learning', 'practises', 'practice', 'star', 'rock', 'once', 'different', 'every', 'each', 'same', 'time', 'stage', 'very', 'really', 'too', 'little', 'big', 'small', 'funny', 'silly', 'friendly', 'kind', 'old', 'new', 'day', 'night', 'morning', 'today', 'home', 'house', 'kitchen', 'rain', 'sun', 'mum', 'mom', 'dad', 'grandma', 'grandpa', 'sister', 'brother', 'friend', 'children', 'mummy', 'daddy', 'auntie', 'kid', 'band’s', 'tune', 'tunes', 'dance', 'dances', 'dancing', 'bathtub', 'tub'],
  except: ['treasure', 'pirate', 'shark', 'jellyfish', 'piano', 'violin', 'trumpet', 'guitar', 'scared', 'afraid', 'lost', 'hurt', 'died', 'eaten', 'ate', 'sushi', 'captain', 'submarine', 'knitting', 'jumper', 'socks', 'football', 'goal', 'hug', 'hugs', 'ink', 'ear'],
  moods: ['learning', 'waiting', 'change', 'first'],
  company: ['octopus', 'drum', 'drums', 'arm', 'arms', 'bath', 'bucket', 'pot', 'lid', 'basin', 'spoon', 'tin', 'cup', 'heart', 'hearts', 'water', 'mat'],
  isTale: true,
  about: 'An octopus plays eight drums with eight arms that each have their own mind, and nobody can conduct them, until somebody listens to what all eight hang on: three hearts.',
  titles: ['Eight Drums in the Bath', 'What All Eight Hang On', '{H} and the Octopus', 'The Third Heart', 'Each Arm for Itself'],
  want: [
    {
      id: 'eight-drums-in-the-bath',
      A: 'partner',
      paragraphs: [
        '{H} opened the bathroom door, and in the bath sat an octopus. Round it stood eight drums. They were four pots, two buckets, a basin and a biscuit tin. All eight arms played, and each of them played something else. It was like a kitchen falling down the stairs and getting up again.',
        '“We’re a band,” said the octopus. {A} put a finger in each ear. {H} wanted to dance, and did not know to which arm.'
      ]
    }
  ],
  way: [
    {
      id: 'the-ladle',
      A: 'same',
      paragraphs: [
        '“You need a conductor,” said {H}, and raised a ladle, and brought it down. The octopus watched the ladle with great care. The arms drummed on as before. “They can’t see it,” said the octopus. “I’ve got the eyes. Each arm’s got a mind of its own, and doesn’t ask me.” It tried to sit on four of its arms. Now there were four drums and a lot of bubbles.'
      ]
    },
    {
      id: 'what-each-plays',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What are they playing?” asked {H}. The octopus named them. The first arm played a march. The second played rain. The third was at a wedding, and the fourth was late for it. “Five and six aren’t speaking,” said the octopus. “That’s why there’s a gap.”',
        '“And seven?” asked {A}. “Seven only wants to play the lid.” The eighth arm had stopped, to listen to what was said of it. “And eight’s very gifted,” said the octopus loudly. It went on at once.'
      ]
    },
    {
      id: 'a-rest',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There has to be a rest in music. {A} told the octopus so, and the octopus passed it on. Arm two took its rest at once, and arm three a little later. By the time that arm seven was resting, arm two had finished, and was rested, and began.',
        '“They do rest,” said {H}. “Just not at the same time.” {A} waited with a finger up for the one still moment. It came, between the wedding and the rain. It was so short that only the tap got into it.'
      ]
    },
    {
      id: 'other-lends-a-tin',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had brought one more drum, a cake tin, in case of visitors. The octopus thanked {A}, and counted. It had eight drums, eight arms, and now a tin over. That was the trouble with tins. “Somebody would have to play two,” said the octopus.',
        'No arm offered. So {A} sat down on the mat and played the tin. It was a quiet sort of tune, with one finger. One by one the arms leaned out of the bath, to hear how it was done with bones.'
      ]
    },
    {
      id: 'pet-and-an-arm',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} came in to see who was being so loud. An arm felt its way over the edge, and found {A}’s head. It tapped there, quite softly, twice. {A} did not sound like much. It tapped further back, and that was better.',
        '“Excuse it,” said the octopus. “It thinks that you’re a drum.” {A} thought about this, and did not mind. A drum was a thing that got scratched behind the ears. When the arm went back to its bucket, {A} came along and stayed under it.'
      ]
    },
    {
      id: 'elder-in-a-band',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was in a band,” said {S}. “There were four of us, and I had the triangle.” “Was it hard?” asked {A}. “The ting isn’t,” said {S}. “The waiting is. I had one ting, at the end of page nine. Once I counted wrong.”',
        'The octopus stopped five of its arms. “Did you come too late?” it asked. “Too soon,” said {S}. “Everyone thought that it was over, and went home.” The octopus looked at its arms, one after the other. Not one of them had ever got as far as page two.'
      ]
    },
    {
      id: 'child-arms',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I can do that too,” said {S}, and patted {S}’s head. With the other hand {S} rubbed a tummy. It went well, for a while. Then the head was being rubbed and the tummy patted. “They’ve swapped,” said {S}.',
        '“Have you got only two?” asked the octopus. “Yes,” said {S}. The octopus was very sorry for {S}, and then it thought again. “There’s less to fall out with,” it told {A}.'
      ]
    },
    {
      id: 'suckers',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Some of the drums did not stop when the arm went up. They came along. “It’s the suckers,” said the octopus. “They taste what they touch, and they like this pot.” It was the pot that had been used for plum jam.',
        '{A} took hold of the pot, and {H} of {A}, and they pulled. Pop, pop, pop, pop, went the arm, one sucker after another. They all listened. It was the best thing that it had played all day, and it could not do it again.'
      ]
    },
    {
      id: 'three-hearts',
      A: 'partner',
      paragraphs: [
        '{A} laid one ear to the octopus, behind the eyes, where it is as round as a bag. It was soft there, and cool. “Somebody’s in time in here,” said {A}. {H} put a cup to the spot, and listened at the other end. Dum, da-dum. Dum, da-dum. “Those are my hearts,” said the octopus. “I’ve got three.” “Do the arms know that?” asked {H}. “They’ve all hung on them since they were small,” said the octopus. “But you can’t hear hearts for drums.”'
      ]
    }
  ],
  turn: [
    {
      id: 'louder-hearts',
      A: 'partner',
      paragraphs: [
        '{H} took the ladle again. With one ear to the cup, {H} played the hearts on the edge of the bath. Dum, da-dum. One arm stopped, and felt about. Dum, da-dum, went that arm on its bucket. A second arm joined in, and a third. In the end all eight drums played as one. {H} danced, and {A} danced with the mat. “So that’s us,” said the octopus.'
      ]
    },
    {
      id: 'swimming-stops-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Does it go on and on?” asked {H}. “One of the three stops when I swim,” said the octopus. “That’s why I’d rather walk.” It swam to the taps, to show it. The “da” was gone. Dum, went all eight drums, and dum. It sounded like somebody with one shoe.',
        'It walked back along the bottom on its arms, and there was the “da” again. Only now there was no arm left to play it. “One always has to choose,” said the octopus.'
      ]
    },
    {
      id: 'other-hears-own',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} held the cup to {A}’s own chest, to find out what was played there. “Boom-boom,” said {A}, disappointed. “It’s a very short piece.” The octopus asked to hear it, and laid an arm on {A}’s shirt. The arm listened to it twice through.',
        'Then it played it on the basin, boom-boom, boom-boom. It put in a little something at the end. “We’ve arranged it for you,” said the octopus. {A} stood up rather straighter. It did sound more like somebody.'
      ]
    },
    {
      id: 'encore',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Next door someone clapped, through the wall. It was one person, and not in time. The arms stopped, and listened. Then each arm took its neighbour, and clapped back, in four pairs. It was wet clapping, and went on longer than the other.',
        '“Did they like us?” asked the octopus. {A} listened at the tiles. “They’ve got a baby,” said {A}. “It had just gone off.” “So we’ve woken it,” said the octopus. “No,” said {A}. “It’s joining in.”'
      ]
    },
    {
      id: 'slower',
      A: 'partner',
      paragraphs: [
        'After so much music the octopus was tired, and let itself down to the eyes. Dum, da-dum, went its hearts, a bit slower, and so did all the drums. {H} danced slower, and then only from the knees. Dum. Da-dum. One arm sank, and then another. “Has it stopped?” asked {A}. {H} listened at the cup for a long time. “No,” whispered {H}. “It’s just the short version.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see which kitchen had fallen down.',
      '{names} nodded to one of the eight drums, and lost it again.',
      { text: '{names} lent the octopus a spoon, and the arm next to it wanted one too.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the third arm, and was late with the fourth.',
      '{names} shut both eyes, and there were still eight of them.',
      { text: '{names} held the biscuit tin still, where it ran away from its arm.', needs: ['hands'] }
    ],
    turn: [
      '{names} danced too, and for once to all eight arms.',
      '{names} went once round the bath in time, and met an arm.',
      { text: '{names} played along on the soap dish, da and dum.', needs: ['hands'] }
    ]
  },
  bed: [
    'Four pots, two buckets, a basin and a tin were dried and put back. The octopus had the bath to itself, and it folded its arms, two by two.',
    '{H} washed at the basin, on tiptoe, as one does past a drum. In bed {H} put one hand on {H}’s chest. It was only the one heart, but it was in time.'
  ],
  last: [
    'Dum, da-dum, it went, far off and under water, and {H} was asleep.',
    'Eight arms slept, each of them for itself and all at the same time, and so did {H}.'
  ]
})
