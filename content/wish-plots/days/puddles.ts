import { wishPlot } from '../wish-plot.ts'

export const puddles = wishPlot({
  id: 'wish-puddles',
  beginsElsewhere: true,
  wishes: ['muddy puddles', 'puddle', 'puddles', 'jumping in puddles', 'mud', 'getting muddy', 'puddles way school', 'monsoon puddles', 'puddles walk school'],
  except: ['shoe', 'shoes', 'boot', 'boots', 'wellie', 'wellies', 'welly', 'pig', 'pigs', 'piglet', 'piglets', 'peppa', 'fell', 'lost', 'lives', 'monster', 'truck', 'trucks', 'kitchen', 'pie', 'hippo', 'hippos', 'afraid', 'scared'],
  answers: ['muddy', 'jumping', 'splash', 'splashing', 'rain', 'boots', 'big', 'biggest', 'playing', 'mud'],
  company: ['puddle', 'cloud'],
  out: true,
  about: 'The hero jumps into the best puddle until it is gone, looks for it everywhere, and is wearing it.',
  titles: ['Where the Puddle Went', 'A Cloud in a Puddle', '{H} Jumps Right In', 'Two Boots Full', 'It Had Come Along'],
  want: [
    {
      id: 'the-cloud',
      A: 'partner',
      paragraphs: [
        'After the rain the best puddle of the year lay in the street. There was half a tree in it, and a whole white cloud. {H} had boots on, and wanted to jump right into that cloud.',
        '“One, two, three!” said {A}. {H} jumped. The puddle went up on all sides, and the cloud broke into a hundred pieces. “I missed it,” said {H}. “Again!”'
      ]
    }
  ],
  way: [
    {
      id: 'kinds-of-splash',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There are three ways of doing it,” said {A}. “Like a goose, like a sack, and like a teapot.” A goose went with short steps and a lot of noise. A sack fell in all at once. A teapot was on one leg, with an arm out, and tipped over slowly.',
        '{H} was best as a sack. “That was a very wet sack,” said {A}, and wiped one eye.'
      ]
    },
    {
      id: 'how-deep',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} measured the puddle with a stick. It was as deep as a hand. A bit further in, it was as deep as a hand and a thumb. “And in the middle?” asked {H}. {A} leaned out as far as possible. The stick did not reach.',
        '“Then there may be anything down there,” said {H}. They both looked. There was a bus ticket, and it was going by quite slowly.'
      ]
    },
    {
      id: 'rings',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} dropped a very small stone into the puddle, and it said plop. A ring came out of it, and round that ring another one. {H} dropped one in further along. Now there were rings from both sides, and they came nearer and nearer. “They’re going to bump!” said {H}.',
        'They did not bump. They went right through each other and on to the edge, as round as ever. “How do they do that?” asked {H}. {H} and {A} tried it, slowly, from both ends of the puddle. They did not go through each other. They bumped in the middle and sat down, plop.'
      ]
    },
    {
      id: 'boot-stuck',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the edge, where the mud was, the left boot stayed behind. {H} stood there with one foot in the air, in a sock. “Don’t put it down,” said {A}. “I’m not,” said {H}, and it came down by itself.',
        'Then they pulled the boot out of the mud. “It said sloop,” said {H}. “It says that to everybody,” said {A}, who knew about mud.'
      ]
    },
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        '{H} jumped with both feet, and backwards, and hand in hand with {A}. Each time the cloud came back, and each time it was smaller. At last there was only a bit of brown with a leaf in it. “Somebody’s taking it,” said {H}.',
        'They looked for the puddle in the drain, and under the bench. Across the street lay another puddle, but that one had a lamp post in it. “It isn’t that,” said {H}. “Ours had a cloud.”'
      ]
    },
    {
      id: 'neighbours-boots',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Has anybody been here with a bucket?” asked {H}. {A} had not seen a bucket. {A} had only seen a dog, and it had had a drink. “How big was the dog?” asked {H}.',
        '{A} showed how big, with both hands. They looked from the hands to where the puddle had been. “It can’t have been that one,” said {A}. “It would have gone swish when it walked.”'
      ]
    },
    {
      id: 'worm',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the path they met a worm. It was on its way from one wet place to another, and looked rather put out. “They come up when it rains,” said {A}. “They can walk further then without getting dry.”',
        '“How can it walk?” asked {H}. “It’s got no feet.” The worm showed them. It made itself long at the front, and then short at the back. {H} lifted it over to the grass, in two hands, like a necklace.'
      ]
    },
    {
      id: 'sniffing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Follow the drips,” said {A}. They really were there, one beside the other, dark on the stones. The drips went to the bench, and to the drain, and once round the lamp post. “It’s been everywhere that we’ve been,” said {H}.',
        '“Then it’s just in front of us,” said {A}, “or just behind.” They turned round very fast. There were two more drips.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} did not care for wet feet. {A} watched it all from the dry side, and drew back a little with each splash.',
        'Even so, one drop got as far as {A}. It landed in the middle of the forehead. {A} looked at {H} for quite some time. “Sorry,” said {H}. “I was being a goose.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one at the crossroads that came every spring,” said {S}. “It had a name. On Sundays we went round it, in our good shoes.” “And on Mondays?” asked {A}.',
        '“On Mondays we knew exactly how deep it was,” said {S}. {S} looked at the edge, and then at {S}’s own shoes. It was not a Sunday. One heel went in, just to say hello.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a puddle too. It was the size of a plate, and {S} stamped in it with one boot. “Is that enough for you?” asked {A}. “It’s all mine,” said {S}.',
        'A little later {S} stepped over it, because there was an ant on the shore. “It’s got to go round,” said {S}, and waited.'
      ]
    },
    {
      id: 'heavy',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the bench to think, and it went squelch. “Do that again,” said {A}. {H} got up and sat down. Squelch. {A} walked all the way round {H}, and pressed one trouser leg with a finger. Something ran out at the bottom. It was brown.',
        '“I know where your puddle is,” said {A}. “It hasn’t gone anywhere. You’ve got it on.”'
      ]
    }
  ],
  turn: [
    {
      id: 'wringing',
      A: 'partner',
      paragraphs: [
        'The puddle was in both sleeves, and in the socks, and up to the ankles in the boots. {A} had the rest of it. “Then it’s got to go back,” said {H}. “The cloud needs it.” They went and stood in the hollow where the puddle had been, and wrung themselves out.',
        'Last of all they tipped up their boots. It gurgled, and then the puddle lay there again.'
      ]
    },
    {
      id: 'last-drops',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s still some in your hair,” said {A}. {H} bent forward over the puddle and shook. {A} held out a hat that was no longer any shape, and squeezed it over the middle.',
        '“Is that all?” asked {A}. {H} sniffed, and there was one drop left, at the end of {H}’s nose. It fell in too. Now it was complete.'
      ]
    },
    {
      id: 'standing-in-socks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They stood at the edge in wet socks. The stones were warm there, where the sun had been. Round each foot there was a dark place, with toes.',
        '“You mustn’t move now,” said {A}, “or the mud won’t settle.” {H} did not move. Even {H}’s teeth kept still, and they would have liked to chatter just a bit.'
      ]
    },
    {
      id: 'it-comes-back',
      A: 'partner',
      paragraphs: [
        'At first the puddle was only brown. They waited, and did not jump. Slowly the mud sank down, and on top it grew clear. There was half a tree. Then, from the left, a bit of white came in, and it was the cloud. “It came back!” whispered {H}.',
        'They bent over it. Two faces came in as well, with mud on their noses. Now {H} was in the middle of the cloud, and kept quite still. Then a sparrow came down at the edge, and jumped in with both feet. “That one’s been waiting all afternoon,” said {A}, and they went home in their socks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down well back, to watch.',
      '{names} shook all over, and the drops flew.',
      { text: '{names} pulled up two socks, and it did not help.', needs: ['hands'] },
      { text: '{names} counted to three as well, and got there at two.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped in sideways, at the shallow end.',
      '{names} looked under the bench too, and came out with a twig.',
      { text: '{names} poked about in the drain with a stick, and it gurgled.', needs: ['hands'] },
      { text: '{names} emptied a boot there and then, but over the grass.', needs: ['hands'] }
    ],
    turn: [
      '{names} left a wet trail, all the way to the hollow.',
      '{names} shook once more, into the hollow this time.',
      { text: '{names} wrung out a scarf, and it was a good cupful.', needs: ['hands'] },
      { text: '{names} picked a leaf out of the hollow, so that there was more room for sky.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} stuffed the boots with newspaper and stood them by the door. The trousers and the socks were hung up, and dripped.',
    'Then {H} washed, until the water was clear, and lay down in something dry from top to toe.'
  ],
  last: [
    'Slowly the whole day sank down, and on top it grew clear, and there was {H}, asleep.',
    'Outside a puddle had the moon in it, and nobody jumped, and {H} slept.'
  ]
})
