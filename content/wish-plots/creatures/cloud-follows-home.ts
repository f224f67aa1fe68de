import { wishPlot } from '../wish-plot.ts'

export const cloudFollowsHome = wishPlot({
  id: 'wish-cloud-follows-home',
  wishes: ['cloud follows', 'cloud following', 'cloud followed', 'cloud follow', 'clouds following', 'cloud followed home', 'cloud follows home', 'cloud following home', 'cloud follows child', 'cloud follows boy', 'cloud follows girl', 'cloud followed girl', 'cloud followed boy', 'cloud follows everywhere', 'cloud followed everywhere', 'cloud following everywhere', 'cloud follows around', 'cloud follows about', 'cloud wants in', 'cloud wants inside', 'cloud wants indoors', 'cloud wanted inside', 'cloud wanted in', 'cloud wants to come in', 'cloud wanted to come in', 'cloud wants to come inside', 'cloud come inside', 'cloud came inside', 'cloud comes inside', 'cloud indoors', 'cloud in the house', 'cloud knocks door', 'cloud knocked door', 'cloud knocks window', 'cloud knocked window', 'cloud at the front door', 'cloud at the window', 'cloud in the bathroom', 'cloud in the bath', 'cloud pet', 'pet cloud', 'cloud came home', 'cloud comes home', 'cloud goes everywhere', 'cloud goes where', 'cloud waits outside', 'cloud waiting outside', 'cloud won’t leave alone', 'cloud tags along', 'cloud behind all day', 'cloud trots after'],
  answers: ['small', 'little', 'tiny', 'wee', 'baby', 'grey', 'gray', 'white', 'fluffy', 'fluffly', 'rain', 'rainy', 'cloud', 'clouds', 'that', 'who', 'which', 'follow', 'follows', 'following', 'followed', 'child', 'boy', 'girl', 'kid', 'home', 'everywhere', 'goes', 'go', 'went', 'around', 'about', 'all', 'day', 'wants', 'want', 'wanted', 'come', 'comes', 'came', 'coming', 'in', 'inside', 'indoors', 'house', 'flat', 'door', 'window', 'knock', 'knocks', 'knocked', 'let', 'lets', 'asks', 'asked', 'school', 'shop', 'shops', 'street', 'behind', 'after', 'wherever', 'way', 'pet', 'dog', 'puppy', 'lost', 'friend', 'friends', 'friendly', 'shy', 'lonely', 'keeps', 'stay', 'stays', 'live', 'lives', 'bath', 'bathroom', 'sleep', 'sleeps', 'over', 'her', 'him', 'them', 'me', 'us', 'our', 'his', 'their', 'waits', 'waiting', 'outside', 'and', 'funny', 'walks', 'along'],
  except: ['shape', 'shapes', 'thunder', 'lightning', 'storm', 'died', 'dead', 'heaven', 'angel', 'angels', 'icloud', 'computer', 'phone', 'photos', 'candy', 'cotton', 'plane', 'aeroplane', 'bounce', 'castle', 'sheep', 'unicorn', 'dragon', 'sad', 'dark', 'black', 'hurt', 'smoke', 'stranger', 'man', 'moon', 'star', 'left', 'worry', 'worries', 'anger', 'angry', 'grumpy'],
  moods: ['alone', 'lost', 'proud', 'first'],
  isTale: true,
  company: ['cloud', 'baker', 'bus', 'door', 'hall', 'mat', 'coats', 'wallpaper', 'washing', 'sill', 'glass', 'window', 'air', 'bath', 'mirror', 'duck', 'tap', 'breath', 'jar', 'kettle', 'cup', 'fridge', 'letter', 'flap', 'carpet', 'umbrella', 'neighbour', 'train', 'towel', 'crack'],
  about: 'A small cloud follows the hero home and wants in, and the dry air of the hall drinks it up, until they think of the one room where the air has had enough.',
  titles: ['Two Steps Behind {H}', 'The Cloud at the Door', 'Through the Letter Flap', 'The Thirsty Hall', 'Where the Small Ones Are Kept'],
  want: [
    {
      id: 'two-steps-behind',
      A: 'partner',
      paragraphs: [
        'On a cold day a small cloud followed {H} home. It was grey, and the size of a pillow, and it kept two steps behind. It had ridden along on top of the bus. When {H} turned round, it stopped and looked at a lamp post. “It’s yours, I think,” said {A}.',
        'At home they shut the front door, and something very soft bumped into it. The letter flap went up. “May I come in?” asked the cloud. {H} wanted it in as well.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-table',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Does it really go where I go?” asked {H}. {H} walked once round the table, quite slowly, to try it. Past the kitchen window went the cloud. Then it went past the other one. It came round the house in the time that {H} took to get round the chairs.',
        '“Now the other way,” said {A}. {H} turned back in the middle, without a word. The cloud came past too fast and had to brake. Some of it went on as far as the drainpipe.'
      ]
    },
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        '{H} opened the door wide. The cloud wiped itself on the mat and came in. But in the hall it grew thin. Beside the coats you could see the wallpaper through it. “Something’s drinking me,” said the cloud.',
        '{H} fanned it out again, tail first, and now it was the size of a loaf. {A} felt the washing on the rack. It was as dry as a biscuit. “It’s the air,” said {A}. “It’s warm in here, and thirsty. It’s drunk the socks dry, and now it wants you.”'
      ]
    },
    {
      id: 'letter-flap',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Out in the cold the cloud soon had its size again. “I’ll only come in a bit,” it said. The letter flap went up, and a thin white finger came through. It felt about. It felt the carpet, and a boot, and {A}’s nose. “Is that the kitchen?” asked the cloud.',
        '“That’s my nose,” said {A}. “It’s very well heated,” said the cloud. Then the finger got shorter, and was gone, and the flap went down. {A}’s nose had one drop on it. “It’s left a card,” said {H}.'
      ]
    },
    {
      id: 'in-a-jar',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If it can’t walk in, we could carry it,” said {H}. {A} opened the window a crack, and {H} held up a jar. The cloud put in one corner. {H} screwed down the lid. They stood the jar on the table and waited for it to say something.',
        'The jar cleared. At the bottom there lay some water, enough for a fly to swim in. “It’s gone to bed,” said {A}. They carried it out again, so as not to wake it. “That was my elbow,” said the cloud, “and it’s had a lovely time.”'
      ]
    },
    {
      id: 'one-has-got-in',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The kettle boiled, and {A} filled a cup. There was a bang on the window. “There’s one in there already!” cried the cloud. “It’s sitting on your tea! It didn’t even knock!” {H} looked, and so it was. It was white, and it had curls.',
        '“It’ll be gone in a minute,” said {A}. They all watched. It leaned to the left, and to the right, and the air drank it from the top. “Well, it had no manners,” said the cloud. But it was quiet for quite some time.'
      ]
    },
    {
      id: 'in-the-fridge',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went to the fridge for the milk. When the door opened, some white rolled out at the bottom, over {A}’s feet. It got as far as the mat. “Another one,” called the cloud through the window. “You keep them in a cupboard. With the cheese!”',
        '{A} shut the door, and opened it again, to see if there were more. There was half of one. Then there were none. “They’re made when the cold comes out,” said {A}. “I must have used up what there was. Now there’s only cheese.”'
      ]
    },
    {
      id: 'neighbours-pillowcase',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A neighbour rang. She was holding a pillowcase by two corners, and it dripped. “Is that your cloud?” she asked. “All my washing’s dry, but for this.” The cloud hung beside the door and looked at a brick. “It was just my size,” it said. “I thought that it was somebody.”',
        '“And so you rained on it?” asked {H}. “It’s how we shake hands,” said the cloud. So the neighbour shook a corner of it, and went home with a wet sleeve. She had met a lot of people, but no weather.'
      ]
    },
    {
      id: 'elder-white-train',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once went to bed with a cloud on me,” said {S}. “I’d been on a bridge, with a steam train below. It gave a puff, and I was gone. Then I came out again at the edges.” “And what was it like in there?” asked {A}.',
        '“Warm and loud,” said {S}. “My coat smelled of it until April. Whenever I hung it up, it wanted to be off at twelve minutes past.” The cloud had come close to the glass. “That one had a job,” it said, with respect.'
      ]
    },
    {
      id: 'child-umbrella',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} stood in the hall under an open umbrella. “It’s not coming in, you know,” said {A}. “That’s why it’s so dry under here,” said {S}. Through the letter flap the cloud looked at the umbrella. “You’re expecting me!” it said.',
        '“Somebody has to,” said {S}. They waited for a bit, the one under it and the other in front of the door. {S} held out a hand to see if it was raining yet. “Not yet,” said {S} to the flap, politely. “But I’ve got time.”'
      ]
    },
    {
      id: 'pet-breathes',
      A: 'pet',
      spare: 1,
      paragraphs: [
        '{A} had found the cloud long ago, and sat at the window with a nose to the glass. Each breath made a white patch. The cloud leaned on from outside, and made a patch as well, just across from it. They looked at each other’s.',
        '{A}’s got smaller when nobody breathed, and the cloud held its own back until they were the same. “What does it say?” asked {H}. Nobody could read it. But when {A} went away for a drink, the cloud stayed and kept the place.'
      ]
    },
    {
      id: 'the-small-ones',
      A: 'partner',
      paragraphs: [
        'The cloud sat outside on the sill, and in the cold it grew again. {A} opened the window a crack. “Why do you want in?” asked {H}. With the words came a puff of white. “That’s why!” said the cloud. “Whenever you talk out here, a small one comes out. I want to see where you keep them.”',
        '“There’s one room where nothing ever dries,” said {A} slowly. “When there’s a bath, even the mirror goes white. The air in there can’t drink another drop.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-white',
      A: 'partner',
      paragraphs: [
        'So a bath was run, warm and loud, with the door shut. The mirror went first. Then the duck on the edge went, and at last {H}. {A} found the small window and opened it. The cloud came in. It waited to be drunk, and nothing drank. “Oh,” it said. “It’s all us.”'
      ]
    },
    {
      id: 'where-is-the-duck',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a while nobody could find anybody. “I’m here,” said {A}. “So am I,” said {H}, and they shook hands, and it was a towel. “Where does the cloud stop?” asked {A}. “I’ve been wondering that,” said the cloud. “I think that I’m also the shelf.”',
        'Something yellow swam by, and was gone. It was the duck, which had got in by itself, or had been pushed. It squeaked, far off, as ships do. “Mind the tap,” called {H}, and it squeaked again, from behind it.'
      ]
    },
    {
      id: 'face-on-the-mirror',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} drew on the mirror with one finger, a round thing with bumps. “That’s you,” said {H}. The cloud looked at it for a long time. Nobody had ever drawn it before, because it never kept still. “Have I got a chin?” it asked. “That’s a drip,” said {A}.',
        'The drip ran down, and the picture grew a leg. Then it had two. “I’m going to walk,” said the cloud. It watched until both feet had got down to the toothbrushes, and it was very moved.'
      ]
    },
    {
      id: 'the-mouth',
      A: 'partner',
      paragraphs: [
        '“And now the small ones, please,” it said. {H} said “Ah”. The cloud looked in. “There’s a tongue,” it said. “Nobody else is at home.” “They’re only breath in there,” said {A}. “It’s the cold that makes them white.”',
        'When the bath grew cool, the cloud went out and lay down on the sill. {H} leaned to the crack. “Good night,” said {H}. With each word a small white one came out, and that made two. The cloud moved over, to make room.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round as well, and saw the cloud look at a lamp post.',
      '{names} heard the soft bump, and came into the hall.',
      { text: '{names} held up the letter flap, and felt a cool breath on the wrist.', needs: ['hands'] },
      { text: '{names} lifted the coats out of the way, in case the cloud was wide.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the sill, and the sill was white.',
      '{names} breathed at the window, and made a patch on it.',
      { text: '{names} waved to the cloud, and it waved an end.', needs: ['hands'] },
      { text: '{names} wrote “Soon” on the glass with a finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} came into the bathroom too, and was not seen again for some time.',
      '{names} stood in the white, and could tell who it was by the sneeze.',
      { text: '{names} felt along the wall, and shook hands with a towel.', needs: ['hands'] },
      { text: '{names} wiped a small round window in the mirror, and it went white again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mat lay by the door again. The duck was found, and on its yellow back stood small drops.',
    '{H} washed, and could see the whole of {H} in the mirror. Then {H} lay down under a blanket, which was about the size of two clouds.'
  ],
  last: [
    'On the sill lay a cloud, with room for one more, and {H} was asleep.',
    'Small breaths went in and out, too warm to be seen, and {H} was asleep.',
    'For once the cloud had nowhere to follow, for {H} was asleep.'
  ]
})
