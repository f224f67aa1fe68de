import { wishPlot } from '../wish-plot.ts'

export const allShrank = wishPlot({
  id: 'wish-all-shrank',
  wishes: ['everything shrank', 'everything shrinks', 'everything shrunk', 'everything shrank except me', 'everything got tiny', 'everything got small', 'everything got smaller', 'everything gets tiny', 'everything gets small', 'everything gets smaller', 'everything tiny', 'everything turned tiny', 'everything went tiny', 'everything became tiny', 'everything became small', 'everything small except me', 'everyone small except me', 'everybody small except me', 'world shrank', 'world shrinks', 'world got tiny', 'world got small', 'whole world shrank', 'town shrank', 'town shrinks', 'town got tiny', 'town got small', 'city shrank', 'city got tiny', 'house shrank', 'house shrinks', 'our house shrank', 'house got tiny', 'house got small', 'tiny house me giant', 'family shrank', 'family got tiny', 'parents shrank', 'grown ups shrank', 'i turned into a giant', 'i turn into a giant', 'i grew as big as a house', 'i was bigger than our house', 'bigger than the house', 'bigger than our house', 'taller than our house', 'taller than the house', 'i woke up giant', 'woke up as a giant', 'we were taller than the house', 'everyone shrank except me', 'everybody shrank except me'],
  except: ['ant', 'clothes', 'jumper', 'wash', 'washing', 'mouse', 'elephant', 'dinosaur', 'dog', 'cat', 'teddy', 'toy', 'toys', 'beanstalk', 'jack', 'fairy', 'moving', 'kind giant', 'friendly giant', 'afraid', 'scared', 'feel', 'feeling', 'scale', 'model', 'doll', 'dolls', 'lives in a tiny', 'spider', 'pumpkin', 'snail', 'mushroom'],
  answers: ['what', 'if', 'day', 'morning', 'when', 'imagine', 'everything', 'everyone', 'everybody', 'all', 'world', 'whole', 'town', 'city', 'village', 'street', 'house', 'houses', 'home', 'family', 'parents', 'mum', 'dad', 'mummy', 'daddy', 'school', 'cars', 'people', 'shrank', 'shrink', 'shrinks', 'shrunk', 'shrinking', 'tiny', 'teeny', 'small', 'smaller', 'little', 'got', 'gets', 'get', 'turned', 'turns', 'went', 'became', 'becomes', 'grew', 'grow', 'giant', 'giants', 'big', 'bigger', 'huge', 'tall', 'taller', 'than', 'as', 'except', 'but', 'me', 'i', 'my', 'our', 'we', 'only', 'was', 'were', 'is', 'am', 'suddenly', 'one', 'woke', 'up', 'for', 'a', 'could', 'would', 'hand', 'pocket', 'doll’s', 'like', 'size', 'of', 'the', 'overnight', 'around', 'round', 'into', 'and', 'too', 'so'],
  moods: ['question', 'change'],
  company: ['hand', 'table', 'house', 'roof', 'soup', 'bus', 'steeple', 'window', 'sleeve', 'thumb', 'hill', 'cloud', 'button', 'crumb', 'pond'],
  isTale: true,
  asked: true,
  out: true,
  fed: true,
  about: 'Everything gets tiny except the hero, who wants to be in at home for supper and does not fit further than a finger, until it is seen that what does not fit in can be come out to: the table is put in the hero’s hand, where a pulse goes.',
  titles: ['Supper in the Hand', 'As Far as One Finger', '{H} Round the Town', 'The Table Goes Up and Down', 'A Very Small Street'],
  want: [
    {
      id: 'as-high-as-a-knee',
      A: 'partner',
      paragraphs: [
        'On Tuesday, between lunch and supper, everything got tiny except {H}. The houses came up to {H}’s ankle. {H} sat by the pond and kept both feet still. “Supper’s ready!” called {A}, in a voice like a gnat’s. {A} stood on the windowsill at home, as big as a bean. {H} could see the table through the window, with one empty chair, and wanted to sit on it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-bus-goes-by',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bus came, and it was as long as {H}’s hand. It stopped at {H}’s shoe. That was not a stop, but the shoe lay right across Mill Street. “Is there a way round?” asked the driver. {A} called that you only had to ask the shoe. So {H} lifted the shoe, and the bus drove through below.',
        'On the way back it was just the same. By five there was a sign beside the shoe. WAIT FOR SHOE, said the sign. The sign was so small that {H} took it for a daisy.'
      ]
    },
    {
      id: 'clock-in-the-steeple',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The church clock had stopped, high up, where you need three ladders. For {H} it was just about at the knee. {A} called the time across, and {H} pushed the big hand on with a blade of grass. All over the tiny town people set their watches.',
        '“While you’re up there,” called somebody, “could you see to our gutter?” {H} blew a leaf out of it. Then another window went up, and another. {H} did eleven gutters, and brought down a kite, and a cat that had not asked.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Whatever {H} did was weather. When {H} sighed, all the washing in Mill Street stood out straight. When {H} leaned over, it got dark at the baker’s, and the lamps went on. “Could you be a bit sunnier by three?” called {A}. “There’s a football match.”',
        '{H} leaned to the other side. A cheer went up, about as loud as a fly. Only the ice cream man was sorry. So {H} blew warm breath round that corner, and a queue came.'
      ]
    },
    {
      id: 'voices',
      A: 'same',
      spare: 4,
      paragraphs: [
        'It was hard to talk. What is small speaks high, and what is big speaks low. {A} spoke so high that only half of it arrived. And {H} spoke so low that the windows hummed, and nobody heard any words. “What did you say?” peeped {A}. {H} had only said hello to everybody.',
        'In the end they waved. One arm meant yes and two meant no. {H} waved with one finger, so as not to make a wind. It was the longest talk that they had ever had, and it was about cheese.'
      ]
    },
    {
      id: 'other-in-the-pocket',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had been on the way to the post, and that was far now. So {H} put down a finger, and {A} got on, and held on to the nail. They were there at once. {A} posted a letter as small as a grain of salt. “Can we come back by way of the pond?” asked {A}.',
        '{H} carried {A} over the water, quite low. A duck looked up, and then it looked at its wings. “I’ve been flown,” called {A} to the people on the bank, “by one of us.”'
      ]
    },
    {
      id: 'elder-asks-for-salt',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} sat out in front of the tiny house, and looked up along {A}’s sleeve. “You’ve got a button loose,” called {S}. From down there you could see it well. {S} sent for a ladder, and a rope, and four strong neighbours. They worked on the button for half an hour.',
        '“I’ve sewed on bigger ones,” said {S}, at the end, and that was not true. The thread had been a washing line. {A} moved the arm with care, and it held. There were even a few pegs on it.'
      ]
    },
    {
      id: 'child-not-surprised',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'Of the whole street the one who was least surprised was {S}. {S} stood in front of {A}’s shoe, and looked up and up. “You’re big,” called {S}. To {S} big people had always been like that. They were knees first, and then for a long time nothing.',
        '“What’s it like up there?” called {S}. {A} thought about it. You could see where the river came from. But there was nobody at the same height to show it to. “Come down, then,” called {S}. So {A} put one ear right down on the ground. “Better,” called {S}.'
      ]
    },
    {
      id: 'one-finger',
      A: 'partner',
      paragraphs: [
        '{H} lay down in the street, and put one finger in at the door. It went in as far as the second joint. Then {H} pushed a little further, so as to be properly in. The whole house moved back. In the kitchen the plates slid along the table, and the soup stood up. “Stop!” called {A}. {H} drew the finger out, and the door frame came along, like a ring. “I don’t fit in at home,” said {H}.'
      ]
    },
    {
      id: 'pet-finds-the-warm-place',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had got small with the rest, and did not make much of it. There was a new hill in front of the house, a warm one with a cuff. {A} walked up over the cuff and along a sleeve. In the bend of the elbow {A} turned round once, and stayed.',
        '{H} could hardly feel {A}. It was like a crumb that breathes. {H}’s nose itched for a quarter of an hour, and was not scratched.'
      ]
    },
    {
      id: 'streets-in-the-hand',
      A: 'partner',
      paragraphs: [
        '{H} wiped one eye and laid the hand down beside the house, with the inside up. {A} looked at it from the windowsill. “There are streets in your hand,” called {A}. There was a long one round the thumb, and two that ran right across. In the middle was a dip, like a room. “You can’t come in to us,” called {A}. {H} looked at the hand, and then at the little table. “But you can come out to me!”'
      ]
    }
  ],
  turn: [
    {
      id: 'table-in-the-hand',
      A: 'partner',
      paragraphs: [
        'So they moved out. First came the table, and then the chairs, down the step and over {H}’s fingertips. {A} had the place by the thumb. {H} kept quite still. But in the plates the soup rose a little and sank, and rose, and sank. “Is that an earthquake?” asked {A}. {H} looked closely. By the thumb the skin went up and down. “No,” said {H}, very softly. “That’s my heart. It comes out as far as there.”'
      ]
    },
    {
      id: 'what-the-big-one-ate',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was a plate for {H} as well. {H} picked it up between two nails and ate the soup. It was one drop. “Is it enough?” called {A}. {H} said that it was just right, and was still rather hungry. So the baker sent everything that was left, on a lorry.',
        'It was forty loaves, and it made about a mouthful. “Good?” called the baker. You could taste each of the forty, said {H}, if you did it slowly. The baker had waited for years to hear that.'
      ]
    },
    {
      id: 'guests-on-the-fingers',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The neighbours saw the lamp on the table, and came over with their own chairs. They sat on the fingers, two and two, as on benches by the sea. “Is this seat moving?” asked a lady. “It’s only the little finger,” said {A}. “That one goes to sleep first.”',
        'With each heartbeat they all rose a bit, and sank a bit. After a while nobody spoke any more. It was too pleasant. “You ought to have this put in at home,” said the lady.'
      ]
    },
    {
      id: 'round-the-town',
      A: 'partner',
      paragraphs: [
        'So they had supper together after all. Then it got dark. {H} lay down all round the street, with the tiny house in the bend of one arm. “Will it stay like this?” asked {H}. {A} was at the window, close to {H}’s ear. “Whatever’s small grows while it’s asleep,” said {A}. “You’ve always done so, too.” In all the tiny houses the lamps went out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waved from the roof, and was taken for a chimney.',
      '{names} walked once round {H}’s shoe, and that was a walk.',
      { text: '{names} tied one of {H}’s laces, and had to run for it, twice round the shoe.', needs: ['hands'] },
      { text: '{names} held the plates, in case {H} breathed.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on {H}’s fingernail, to comfort it.',
      '{names} measured the thumb in steps, and came to nine.',
      { text: '{names} mopped up soup that had got as far as the ceiling.', needs: ['hands'] },
      { text: '{names} fitted the door frame back, and hung the door.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along the long street round the thumb, and met nobody.',
      '{names} lay down in the dip, and was rocked.',
      { text: '{names} carried the salt out, over the little finger.', needs: ['hands'] },
      { text: '{names} swept the crumbs together, and it tickled.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was carried in, and the chairs after it. Where they had stood, there were small dents in the skin, four by four.',
    '{H} washed one finger and a nose in the pond, and then the pond was nearly empty. So {H} lay down very carefully, and did not turn over.'
  ],
  last: [
    'In the bend of the arm the tiny house began to grow a bit, and {H} was asleep.',
    'The heart went past all the windows, up and down, and {H} was asleep.'
  ]
})
