import { wishPlot } from '../wish-plot.ts'

export const dinosaursTrucks = wishPlot({
  id: 'wish-dinosaurs-trucks',
  wishes: ['dinosaur truck', 'dinosaurs trucks', 'dinosaur trucks', 'dinosaurs truck', 'dino truck', 'dinos trucks', 'dino trucks', 'dinosaur lorry', 'dinosaurs lorries', 'dinosaur lorries', 'dinosaurs lorry', 'dinosaur tipper', 'dinosaur dumper', 'dinosaurs dumpers', 'dinosaur digger', 'dinosaur diggers', 'dinosaurs diggers', 'dinosaurs digger', 'dino digger', 'dino diggers', 'trex truck', 't-rex truck', 't-rex monster truck', 't rex truck', 'triceratops truck', 'dinosaurs vehicles'],
  except: ['robot', 'robots', 'dragon', 'dragons', 'egg', 'eggs', 'bone', 'bones', 'fire'],
  answers: ['train', 'trains', 'big', 'driver', 'drives', 'drove', 'monster', 'dump', 'load', 'construction', 'road', 'friends', 'herd', 'honk', 'beep'],
  company: ['dinosaur', 'truck', 'herd'],
  about: 'A truck honks at a dinosaur on the road, the dinosaur honks back through its crest and calls the herd, and only the beep for going backwards moves them.',
  titles: ['All of It Backwards', 'Honk, Said the Truck, and HONK, Said the Dinosaur', '{H} Has a Herd on the Road', 'Beep Means Come Along', 'Leaves for the Far End of the Valley'],
  want: [
    {
      id: 'on-the-road',
      A: 'partner',
      paragraphs: [
        '{H} was a truck, and a big one, with the washing basket for a back. It was loaded with fresh leaves, and these were cushions. They had to be at the far end of the valley before dark. “Brrrm,” said the truck.',
        'In the middle of the road stood a dinosaur. It was {A}, with a cardboard tube for a crest. “I’m a Parasaurolophus,” said the dinosaur. “I’m as long as a bus.” It did not look like moving.'
      ]
    }
  ],
  way: [
    {
      id: 'honk',
      A: 'partner',
      paragraphs: [
        '“Honk!” said the truck. The dinosaur put up its head, and was overjoyed. “HONK!” it said through the tube, and came two steps nearer. “I’m honking so that you’ll go away,” said {H}. “Honk!”',
        '“HONK!” said the dinosaur, and sat down in front of the headlamps. Then there was a honk behind the sofa too, and a deep one under the table. “Now you’ve called the whole herd,” said {A}. They sat down as well.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The dinosaur had found the mirror of the truck, which was a saucepan lid. There was somebody in there with a crest. “HONK,” it said to him. He opened his mouth just as wide, and nothing came out.',
        '“He’s lost his voice,” said the dinosaur. “That’s for seeing what’s behind me,” said the truck. The dinosaur looked behind the truck at once, to see him from the back.'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“How many teeth have you got?” asked the dinosaur. The truck felt along the front, where the bars were. “Seven,” said {H}. “I’ve got nearly a thousand,” said the dinosaur. “They’re at the back, in rows. When one’s worn down, the next comes up.”',
        '“I don’t chew,” said the truck. “I only drink, and it’s diesel.” The dinosaur was sorry for it, and chewed a bit more, so that the truck could watch.'
      ]
    },
    {
      id: 'a-lift',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I’ll give you a lift to the side of the road,” said the truck. So the dinosaur got in at the back, first with one foot. The basket creaked. In went its other foot, and the front of the truck went up. {H} was on it.',
        '“My wheels are off the ground,” said {H}. “I’ve only just begun,” said the dinosaur. “I weigh three tons, and most of that’s still outside.” It got out again, and the truck came down with a bump.'
      ]
    },
    {
      id: 'winking',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The truck tried to get by on the left. A truck has to say so first, so {H} opened and shut the left hand, tick, tock. The dinosaur watched it closely. “Is that a fruit?” it asked.',
        '“It’s an indicator.” “It looks ripe,” said the dinosaur, and stretched out its neck to the left. Now the road was shut on that side. The truck tried the right, and there the neck came too.'
      ]
    },
    {
      id: 'tyrannosaurus',
      A: 'other',
      spare: 5,
      paragraphs: [
        'From behind came something with both elbows pulled in tight. It was a Tyrannosaurus, and it was {A}. “I’ll drive,” it said. “I’m strong enough to push them all off the road.” It stood at the wheel and reached out with both arms.',
        'They were as short as arms can be. It leaned in until its chin was on the wheel, and turned it with that. “Which hand do you change gear with?” asked {H}. The Tyrannosaurus looked down at both of them, and said it would walk.'
      ]
    },
    {
      id: 'tracks',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'The road was muddy there, and the dinosaur looked at the ground. There was a footprint with three toes, as big as a tray. Beside it was a tyre print, with zigzags. “Ours stay,” said the dinosaur. “The mud turns to stone, and somebody finds it when we’re long gone.”',
        '“And mine?” asked the truck. “Yours as well,” said {A}. “They’ll think there was a dinosaur that went on rollers.” The truck made one more, very clearly, for the museum.'
      ]
    },
    {
      id: 'leaves-flap',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'One of the leaves had slid half off the load. “You have to strap it,” said the truck. “The wind gets under it.” {H} pulled a belt over the top, and needed somebody to hold down the knot.',
        'The dinosaur put its beak on it. It had a wide one, like a duck’s. “Bon’t fie by fip in,” it said. {H} did tie its lip in. It had to be done again, with the lip out.'
      ]
    },
    {
      id: 'pet-layby',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the side of the road lay {A}, who was perhaps a dinosaur too, of a smaller sort. The truck drove up and gave it half a honk. {A} did not honk back. One end of {A} moved a little.',
        '“That one’s parked,” said the truck. There was no more to be said. It put out a leaf beside {A}, as trucks do for each other, and drove on.'
      ]
    },
    {
      id: 'elder-lorry',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“There was a truck that came down our road with potatoes,” said {S}. “It couldn’t start when it was cold. It went ugh, ugh, ugh, and we all lay in bed and pushed.” “With what?” asked {A}.',
        '“With our toes,” said {S}, “against the end of the bed.” The dinosaur in the road wanted to hear it again. It had just such a cousin, it said. He too had to stand in the sun before he went.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the smallest dinosaur of the herd, and had not got a crest yet. It had a thimble. “Hnk,” it said. The front wheel of the truck was a plate. The smallest one laid an ear on it.',
        '“What’s in it?” asked {A}. “Wind,” said the smallest one. It was quite right, for that’s what is in tyres. It went round, and there was wind in the other five as well.'
      ]
    },
    {
      id: 'baby-beep',
      A: 'baby',
      spare: 3,
      paragraphs: [
        '{A} had one of the truck’s red lights, and banged with it on the road. It was a cup. The dinosaur looked up at each bang. “That’s how our smallest ones talk too,” it said. “What’s it saying?” asked {H}.',
        'The dinosaur listened, with its crest on one side. “It says, More,” said the dinosaur. “They all say that.” The truck handed over a second cup, and it was said twice as loudly.'
      ]
    },
    {
      id: 'guest-toll',
      S: 'guest',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} kept the bridge over the swamp, and lifted an arm for whoever might pass. “Trucks up to ten tons,” said {S}. “And herds?” asked {A}. “One at a time, and no stamping.”',
        'The truck rolled over very softly. Half way there was a creak, and everybody held their breath. It had been {S}’s elbow, which was getting tired of being a bridge as well.'
      ]
    },
    {
      id: 'one-word',
      A: 'partner',
      paragraphs: [
        '“You keep on calling us,” said {A}. “HONK means, Here I am! Where are you? We blow it through our heads.” “With trucks it means, Off the road,” said {H}. “Oh,” said the dinosaur. “We thought you were lonely.”',
        'So the truck had to go back. It put itself into reverse. “Beep,” it said, as trucks do. “Beep, beep, beep.”'
      ]
    }
  ],
  turn: [
    {
      id: 'beep',
      A: 'partner',
      paragraphs: [
        'At the first beep the dinosaur stopped chewing. At the second it got up. At the third it came along behind, as good as gold. The truck stopped, and so did the dinosaur. “Why are you coming?” asked {H}. “You said beep,” said the dinosaur. “That’s what our babies say.”',
        'The truck thought, with the engine running. Round behind the sofa there was another way to the far end of the valley. So it went there backwards, beep, beep, beep, and after it came dinosaur after dinosaur.'
      ]
    },
    {
      id: 'over-the-shoulder',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The truck could not see where it was going, for all its lamps were at the other end. “Left a bit,” said the dinosaur. It had a long neck, and could look round the corner. “Mind the fern. Now straight.”',
        'So the one in front saw nothing, and the one behind told it the way. At the table leg they touched, but only gently. “That was a tree,” said the dinosaur. “I was going to eat it anyway.”'
      ]
    },
    {
      id: 'quieter',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“You can do it more softly,” said {A}, for it was getting dark in the valley. “Our babies go quiet in the evening too.” So the truck only said it under its breath. “Bip,” it said. “Bip.”',
        'The dinosaurs put their feet down more softly as well. Nine tons went by, and a cup on the table did not even ring.'
      ]
    },
    {
      id: 'warm-bonnet',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'When a truck has come a long way, its bonnet is warm. The dinosaur found that out with its chin. It laid its neck across, and then came the next one. There was soon no truck left in the cold.',
        '“You’re ticking,” said {A}. “That’s the engine,” said {H}. “It does that when it’s stopped.” Tick, it went, and a long time after that it went tick again.'
      ]
    },
    {
      id: 'for-whom',
      A: 'partner',
      paragraphs: [
        'It was not quite dark when they got there. The truck tipped up its back, and all the leaves slid out in a heap. “Who are those for?” asked the dinosaur. “For the dinosaurs at the far end of the valley,” said {H}.',
        'The dinosaur looked at the heap, and at the herd. “But that’s us,” it said. “We’d only come up the road to see where our supper was.” Then there was only chewing. The truck switched off its lamps, first left and then right.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} became part of the valley, a soft part.',
      '{names} shuffled over to the verge, to let the truck by.',
      { text: '{names} picked up a leaf that had fallen off.', needs: ['hands'] },
      { text: '{names} raised an arm here and there, like a barrier.', needs: ['hands'] }
    ],
    way: [
      '{names} honked as well, being part of the herd.',
      '{names} sat down in the road too, behind the dinosaur.',
      { text: '{names} pressed cushions to any ears in reach.', needs: ['hands'] },
      { text: '{names} handed round one leaf, but it was a large herd.', needs: ['hands'] }
    ],
    turn: [
      '{names} backed round the sofa as well, and bumped into it.',
      '{names} joined on at the end of the herd.',
      { text: '{names} guided the truck in, with big waves, left and left and left.', needs: ['hands'] },
      { text: '{names} moved the last chair out of the valley.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leaves went back to the chairs, and the crest went on the shelf.',
    'Then the truck washed off the dust, and was parked for the night. It went in backwards, with a very soft beep. One dinosaur came along to tuck it in.'
  ],
  last: [
    'All six wheels were still, and so was the herd, and {H} was asleep.',
    'There was one more bip under the blanket, and after that {H} slept.'
  ]
})
