import { wishPlot } from '../wish-plot.ts'

const BEES = ['bumblebee', 'bumblebees', 'bumble bee', 'bumble bees', 'bumbel bee', 'bee', 'bees', 'honeybee']
const NO_BUZZ = ['can’t buzz', 'cant buzz', 'cannot buzz', 'couldn’t buzz', 'doesn’t buzz', 'wouldn’t buzz', 'forgot buzz', 'lost buzz', 'wrong buzz', 'learns buzz', 'learning buzz']

export const bumblebeeSaysBus = wishPlot({
  id: 'wish-bumblebee-cant-buzz',
  wishes: ['bumblebee instead of buzz', ...BEES.flatMap((bee) => NO_BUZZ.map((buzz) => `${bee} ${buzz}`)), 'bumblebee say buzz', 'bumblebee no buzz', 'bee no buzz', 'bumblebee found buzz', 'bumblebee says bus', 'bee says bus', 'bumblebee says moo', 'bumblebee says woof', 'bee instead of buzz', 'bee says moo', 'bee says zub', 'bumblebee says zub', 'bumblebee different buzz', 'bee different buzz', 'bumblebee missing buzz', 'bee missing buzz', 'bumblebee without buzz', 'bee without buzz', 'bumblebee silent', 'bumblebee quiet buzz'],
  answers: ['bumblebee', 'bumblebees', 'bumble', 'bee', 'bees', 'buzz', 'buzzes', 'buzzing', 'buzzed', 'say', 'says', 'saying', 'said', 'speak', 'speaks', 'word', 'words', 'voice', 'sound', 'sounds', 'noise', 'hum', 'hums', 'moo', 'can’t', 'cannot', 'couldn’t', 'doesn’t', 'properly', 'right', 'wrong', 'different', 'instead', 'forgot', 'lost', 'finds', 'found', 'missing', 'learns', 'learning', 'practises', 'tries', 'trying', 'how', 'flower', 'flowers', 'tomato', 'tomatoes', 'pollen', 'wings', 'fly', 'flies', 'fuzzy', 'furry', 'stripy', 'round', 'yellow', 'shy', 'sad', 'worried', 'quiet', 'silent', 'little', 'tiny', 'small', 'baby', 'young', 'funny', 'silly', 'cute', 'called', 'named', 'friend', 'friends', 'other', 'like', 'home', 'hive', 'nest', 'window', 'balcony', 'summer', 'spring', 'sunny', 'morning', 'today', 'night', 'helps', 'help', 'wants', 'who', 'that', 'mum', 'dad', 'grandma', 'grandpa', 'sister', 'brother'],
  except: ['sting', 'stung', 'stings', 'allergic', 'died', 'dead', 'dying', 'lightyear', 'transformer', 'transformers', 'honey', 'wasp', 'queen', 'school', 'choir', 'spelling', 'stammer', 'stutter', 'bear', 'phone'],
  moods: ['learning', 'change', 'proud', 'first', 'losing', 'lost'],
  company: ['bumblebee', 'flower', 'flowers', 'tomato', 'sill', 'cup', 'water', 'bus', 'window', 'dust', 'plant', 'cow', 'comb'],
  isTale: true,
  about: 'A bumblebee can only say bus, and the tomato flowers give nothing for that, until rings in a cup of water show that a buzz is never said with the mouth.',
  titles: ['The Bumblebee Who Said Bus', 'Rings in a Cup', '{H} and the Wrong Buzz', 'Three Yellow Flowers', 'Hold On and Shiver'],
  want: [
    {
      id: 'bus',
      A: 'partner',
      paragraphs: [
        'On {H}’s window sill, by a tomato plant, sat a bumblebee that could not say buzz. “Bus,” said the bumblebee to the first yellow flower. The flower kept its dust to itself. {H} wanted one tomato, to begin with. “Without a buzz there’s no dust,” said {A}, “and without dust there’s no tomato.” There were three flowers.',
        '“Buzz,” said {H}. “That’s what I said,” said the bumblebee. “Bus.”'
      ]
    }
  ],
  way: [
    {
      id: 'teeth-together',
      A: 'partner',
      paragraphs: [
        '“Put your teeth together,” said {H}, “and let it tickle. Buzz.” The bumblebee had no teeth. It had a tongue nearly as long as itself, and that got in the way. “Bus,” it said. “Buns. Bush.” {H} said buzz to the flower as well, twice, and the second time quite loudly. The flower nodded in the breath. {A} looked into it. There was no dust. “I can’t say it,” said the bumblebee. “At home they all can.”'
      ]
    },
    {
      id: 'in-two-halves',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“We’ll do it in two halves,” said {A}. “First say bud.” “Bud,” said the bumblebee. “Now say fizz.” “Fizz,” said the bumblebee, without any trouble. {H} held up one finger for each half. “And now the front of the one and the back of the other.”',
        'The bumblebee looked from finger to finger. It took a run-up, along the sill. “Bus,” it said. They were all very disappointed in the fingers.'
      ]
    },
    {
      id: 'in-a-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} held up a spoon, so that the bumblebee could see what its mouth did. In the spoon sat another bumblebee, and it was upside down. “Bus,” said ours, to be polite. The one in the spoon moved its mouth too, and nothing came out at all.',
        '“That one can’t even say bus,” said the bumblebee. So it said bus again, slowly, for the one in the spoon to learn. “It’s a start,” said {A}.'
      ]
    },
    {
      id: 'walked-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wrote BUZZ on a sheet of paper, in letters as long as a hand. The bumblebee walked along them. It went round both tummies of the B. It went down one side of the U and up the other.',
        'Then came the two sharp corners of the Z, and after that the same again. At the end it was giddy. “I can walk it,” said the bumblebee. “I just can’t say it.” {H} laid the paper before the flower, but flowers cannot read.'
      ]
    },
    {
      id: 'comb',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} laid paper over a comb, held it to both lips, and hummed. That was a buzz, without a doubt. The bumblebee flew up, and looked behind the comb. “Who’s in there?” it asked. “Only me,” said {A}. “The paper does the tickling.”',
        'So the bumblebee said it through the paper. “Bus,” said the paper, and tickled. It was a better bus than before. But the comb was ten times as big as the bumblebee, and could not be taken along.'
      ]
    },
    {
      id: 'nearly-moo',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Say it lower down,” said {A}. The bumblebee breathed in until its stripes stood apart. “Moo,” it said. They all looked round. “That was me,” said the bumblebee. It had not known that it had such a thing in it.',
        '{H} looked at the flower. “If it thinks that you’re a cow, it may give something for that,” said {H}. They waited for a while. The flower seemed to be thinking about it, but it may have been the wind.'
      ]
    },
    {
      id: 'pet-says-it',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to see who was talking, and looked at the bumblebee from quite near. “Bus,” said the bumblebee. “And what do you say?” {A} looked at it for a while, and yawned, very wide.',
        '“I can say that,” said the bumblebee. It said it just the same, with the tongue out at the end. As a yawn it was excellent, and as a buzz it was no use at all. {A} lay down, since everything had now been said.'
      ]
    },
    {
      id: 'elder-went-round-it',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Until I was eight I couldn’t say rabbit,” said {S}. “So I went round it. I said, the one with the ears.” “Did they understand you?” asked {A}. “Mostly,” said {S}. “Once I was given a donkey.”',
        'The bumblebee liked that idea. It sat down before the flower. “I’ve come to do the thing that we do,” it said, “with the noise.” It sounded very grown up. The flower went on waiting for the noise.'
      ]
    },
    {
      id: 'child-has-a-gap',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I can’t say it either,” said {S}, and showed a gap where a tooth had been. “There’s a wind in it now.” {S} said buzz, and it came out as a small storm. “That’s very good,” said the bumblebee. “Do it again.”',
        'They said it together, the bumblebee the front and {S} the back. It was a buzz, more or less, with rain. “The flower’s got wet,” said {A}, and dried it with a corner of {A}’s shirt.'
      ]
    },
    {
      id: 'rings',
      A: 'partner',
      paragraphs: [
        'The bumblebee wanted to go home. To get warm first, it sat down on the rim of a cup of water. Its wings lay still, and it said nothing at all. {A} looked at the cup. “There are rings in the water,” said {A}. The rings were very fine, one inside the other. {H} laid a finger on the cup, and it tickled. “What are you saying?” asked {H}. “Nothing,” said the bumblebee. “I’m only shivering. We do that before we fly.” “You don’t say it,” said {A}. “You do it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hold-on',
      A: 'partner',
      paragraphs: [
        '“Don’t say a word to the flower,” said {H}. “Hold on tight, and shiver.” The bumblebee took hold of the first flower with six legs, and kept its mouth shut. Then it shivered. It was a buzz that went through the pot and the sill. Yellow dust came out of the flower, like salt out of a shaker. Some of it fell on {H}’s nose. “Was that me?” asked the bumblebee. “That was buzz,” said {A}.'
      ]
    },
    {
      id: 'everything-answers',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bumblebee wanted to know what else would answer to that. It held on to a spoon in a glass, and shivered, and the spoon rang. It held on to the window, and the pane hummed along. When it sat on the table, a pencil walked to the edge.',
        '“They all say it back,” said the bumblebee. In all its life it had never had such a good talk. It tried {A} as well, on the sleeve. {A} said it back at once, because it tickled so much.'
      ]
    },
    {
      id: 'fork',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had a fork that is not for eating. It had two long teeth, and hummed when it was knocked on a knee. Choirs find their note by it. {A} held it to a flower, and a little dust came out. “Gardeners do that,” said {A}, “where there are no bumblebees.”',
        'The bumblebee walked all round the fork. “Is it a relation?” it asked. It had no fur, and no stripes, and a very long neck. But the fork had not said a word either, and that seemed to run in the family.'
      ]
    },
    {
      id: 'packed-lunch',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The bumblebee combed the dust out of its fur, with its front legs. It wetted it a little, and packed it in two parcels, one behind each back knee. “That’s lunch,” it said. “You get it for shivering.” {A} had always thought that lunch was for people who could say what they wanted.',
        '{H} tried it with cake crumbs, and put some behind each knee. With every step they fell out. “You’ve got the wrong hair,” said the bumblebee kindly.'
      ]
    },
    {
      id: 'from-above-the-street',
      A: 'partner',
      paragraphs: [
        'The bumblebee did the second flower, and the third, and was as yellow as a lemon. “But what do I tell them at home?” it asked. “I still can’t say it.” {H} thought about that. “Don’t tell them,” said {H}. “Sit down next to them, and shiver.” The bumblebee shivered itself warm, and flew out. “Bus!” it called happily, high above the street. {A} looked down. At the stop on the corner two people picked up their bags.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down the road, because somebody had said bus.',
      '{names} peered at the bumblebee from the front, to see where the buzz was stuck.',
      { text: '{names} said buzz too, and each buzz came out a little different.', needs: ['hands'] },
      { text: '{names} pushed the pot into the sun, flowers first.', needs: ['hands'] }
    ],
    way: [
      { text: '{names} told the bumblebee that bus was very nearly right.', needs: ['hands'] },
      '{names} went from flower to flower, and came back with a clean nose.',
      '{names} listened at the bumblebee’s other end, just in case.',
      { text: '{names} counted the dust in the flower, and it came to none.', needs: ['hands'] }
    ],
    turn: [
      '{names} felt the buzz come through the floor, and looked down.',
      '{names} got a little yellow on the nose as well.',
      { text: '{names} held the pot, for it was beginning to wander.', needs: ['hands'] }
    ]
  },
  bed: [
    'Each of the three flowers had a small brown mark, where the bumblebee had held on. It was how you could tell. The cup was emptied, and the water was quite smooth.',
    '{H} washed the yellow off {H}’s nose, lay down, and shivered once until the bed was warm.'
  ],
  last: [
    'Far away a bus said something that was nearly right, and {H} was asleep.',
    'In the first flower a tomato had begun, as small as a full stop, and {H} was asleep.'
  ]
})
