import { wishPlot } from '../wish-plot.ts'

export const whyWeYawn = wishPlot({
  id: 'wish-why-we-yawn',
  wishes: ['why do we yawn', 'why yawn', 'why yawns', 'why yawning', 'why yawned', 'how yawn works', 'how yawning works', 'what are yawns for', 'what makes us yawn', 'what makes you yawn', 'makes people yawn', 'people yawn', 'everybody yawns tired', 'yawn when tired', 'yawns when tired', 'yawning when tired', 'yawn when sleepy', 'yawns when sleepy', 'yawn tired', 'yawning sleepy', 'where yawns come from', 'where do yawns come from', 'yawn come from', 'reason for yawning', 'reason we yawn', 'why yawns catching', 'why yawns contagious', 'yawn when someone else yawns', 'yawn other people yawn', 'not tired but yawns', 'keeps yawning why', 'can’t stop yawning why', 'why yaun', 'why yorn'],
  asked: 'fact',
  beginsElsewhere: true,
  answers: ['why', 'how', 'what', 'when', 'where', 'do', 'does', 'is', 'are', 'we', 'people', 'humans', 'everybody', 'everyone', 'you', 'us', 'yawn', 'yawns', 'yawning', 'yawned', 'big', 'mouth', 'mouths', 'open', 'wide', 'air', 'breath', 'breathe', 'brain', 'head', 'tired', 'sleepy', 'bored', 'bedtime', 'bed', 'night', 'evening', 'morning', 'catching', 'contagious', 'catch', 'else', 'someone', 'somebody', 'other', 'another', 'see', 'sees', 'makes', 'make', 'for', 'come', 'comes', 'from', 'reason', 'works', 'really', 'always', 'so', 'much', 'keep', 'keeps', 'stop', 'can’t', 'not', 'but', 'even', 'know', 'learn', 'wants', 'asks', 'asked', 'tell', 'me', 'story', 'about', 'tonight', 'today', 'pudding', 'rice', 'lid', 'spoon', 'daddy', 'mummy', 'grandpa', 'grandma', 'tears', 'eyes', 'water'],
  except: ['owl', 'bear', 'lion', 'hippo', 'dog', 'dogs', 'cat', 'cats', 'fish', 'animals', 'moon', 'baby', 'dragon', 'crocodile', 'sloth', 'koala', 'hedgehog', 'dinosaur', 'giant', 'poorly', 'ill', 'sick', 'hospital', 'monster', 'train', 'sun', 'teddy', 'mouse', 'king', 'queen', 'robot', 'contest', 'competition', 'seven', 'sneeze', 'hiccup', 'snore', 'shop', 'sell'],
  moods: ['question', 'learning', 'sleepless', 'waiting'],
  fed: true,
  company: ['yawn', 'yawns', 'pudding', 'rice', 'pan', 'lid', 'spoon', 'spoons', 'table', 'yard', 'step', 'chair', 'bowl', 'bowls', 'moon', 'clock', 'cold air'],
  about: 'The hero wants to stay up until the rice pudding is cool, but yawns and yawns, and all the air in the yard does not help, until a lid is lifted off the hot pan and something sleepy wakes up: a yawn airs a warm head and keeps it awake.',
  titles: ['Lifting the Lid', 'The Pudding Kept Its Mouth Shut', 'A Yawn for Staying Up', '{H} Airs the Head', 'All the Air in the Yard'],
  want: [
    {
      id: 'three-and-bed',
      A: 'partner',
      paragraphs: [
        '{H} yawned, just as the rice pudding came to the table. It was in its pan with the lid on, and far too hot to eat. {H} wanted to stay up until it was not. “That was a yawn,” said {A}. “Three of those, and it’s bed.”',
        '“I’m not sleepy,” said {H}, and put a hand over the next one. It came out at the sides. “Two,” said {A}. “But why do we yawn?” cried {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-air',
      A: 'partner',
      paragraphs: [
        '“You’re short of air,” said {A}. “A yawn takes in a big one.” So they carried a chair out to the doorstep, where there was air as far as the moon. {H} breathed it in by the bucket, until both cheeks were cold.',
        'Then {H} yawned, right up at the sky. “Three,” said {A}, and had to yawn too. “You’re short as well,” said {H}, “with a whole yard?” So it wasn’t that, and they went in to find out.'
      ]
    },
    {
      id: 'behind-teeth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Keep your teeth together,” said {A}. “Then it can’t get out.” {H} bit on a tea towel. The yawn came up and found the door shut. It went to both ears and made them creak. Then it went to the nose, and made it wide.',
        '“You look like a frog with a letter,” said {A}. Two tears came out of {H}’s eyes, one on each side. The yawn had gone round the back. “They’re not sad ones,” said {H}. “They were only in the way.”'
      ]
    },
    {
      id: 'wind-it-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It could be the mouth that wants something,” said {A}, and gave {H} a carrot. {H} chewed it loudly, from the thin end to the thick one. While there was carrot, nothing came. {A} was already beginning to look pleased.',
        'Then the carrot was gone, and out came the yawn that had been waiting behind it. It was orange inside. “It was only standing in the queue,” said {A}. With another carrot it would just have had to stand a little longer.'
      ]
    },
    {
      id: 'slow-story',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’re bored,” said {A}. “I’ll tell you something exciting.” It was about a lorry that was on time. It stopped at a red light, and then the light was green. {H} listened with wide open eyes, and then with a wide open mouth.',
        '“That was the best part,” said {A}, rather hurt. “There was a bend coming.” {H} asked what happened at the bend. {A} tried to say that it went round it. But {A} was yawning so hard that the lorry never arrived.'
      ]
    },
    {
      id: 'catching',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had one now, though nobody had given it to {A}. “You did,” said {A}. “You can see a yawn and get it, and you can even hear one from the next room.” {H} went into the next room and yawned at the coats.',
        '“Got it,” called {A} through the wall, and it was as long as a towel. The coats had caught nothing. “It doesn’t go to coats,” said {H}. “It goes to the ones you like.” That was so, mostly, and {H} was proud of it.'
      ]
    },
    {
      id: 'other-counts',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had heard about the counting, and came to help. “I’m fair,” said {A}. “I’ll put down one bean for each yawn.” {H} yawned, and there lay a bean. {A} looked at the bean, and looked at {H}, and opened wide.',
        '“Whose bean is that?” asked {H}. They thought it over, and laid it in the middle. In the end there were four beans for {H} and nine for {A}. There was a very small one too, for a sigh.'
      ]
    },
    {
      id: 'pet-shows',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} got up from the warm floor. First came the front, which was stretched, and then came the back. After that {A} opened up so wide that one could see where supper had gone. Then {A} shook both ears, and was wide awake.',
        '“{A} didn’t go to bed after that,” said {H}. “{A} got up.” It was quite true. {A} looked into every corner of the kitchen, and under the table twice. Anybody so lively could hardly have been asked to lie down.'
      ]
    },
    {
      id: 'elder-guard',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I once had to sit up all night with a hen,” said {S}. “It had an egg that was about to hatch, and I’d promised to be there.” “Did you yawn?” asked {A}. “Two hundred times,” said {S}. “The hen counted.”',
        '“And did you fall asleep?” “Not once,” said {S}. “I did that at breakfast, when I’d stopped yawning.” {A} looked up. That sounded the wrong way round. The chick had yawned as well, with next to nothing.'
      ]
    },
    {
      id: 'child-yawns-small',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m not yawning,” said {S}. “I’m showing my teeth to the pudding.” {S} did it again, with a noise. {A} asked whether the pudding had liked it. “It can’t see,” said {S}. “It’s got its lid on.”',
        '{S} knocked on the table beside it. Nothing came, not even from very far down. “It says it’s asleep,” said {S}, and showed it all the teeth once more. This time there were tears in it, and one hand went rubbing at an eye.'
      ]
    },
    {
      id: 'under-the-lid',
      A: 'partner',
      paragraphs: [
        'On its board the pudding was hardly cooler. Under the lid it had gone thick and slow. “It’s nearly asleep,” said {A}, and lifted the lid, to stir. Out went the warm air. In came the cool, down to the bottom. The rice woke up and ran after the spoon.',
        '{H} put the lid back, and it got sleepy. Up went the lid, with a warm breath, and it was lively. “Lid up,” said {H} slowly, “and mouth open.”'
      ]
    },
    {
      id: 'warm-forehead',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} felt {A}’s forehead. It was quite warm up there, with all that went on behind it. “I’ve been thinking since breakfast,” said {A}. “It gets used, a head.” They held a cold spoon against it, and {A} sat up straight at once.',
        'Then it was {H}’s turn. The spoon was cold and round, and whatever was behind it looked up. “Now I’ve got more room,” said {H}. The spoon had got warm. It had to go and lie on the window sill for a while.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-it-is-for',
      A: 'partner',
      paragraphs: [
        '“So a yawn’s a lid,” said {A}. “It’s one long stretch, and a lot of cool air for a warm head.” Nobody is quite sure, not even people who study it. But many of them think that it cools the head, and wakes it up a little. “Then it isn’t for going to bed,” said {H}. “It’s for staying up!”',
        '“Then those three don’t count,” said {A}. {H} had been trying to keep awake the whole time.'
      ]
    },
    {
      id: 'try-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They tested it. {H} laid one cheek on the table and looked at a crumb until it went blurred. Then came a yawn, from the socks up. It pulled at both arms, and the back of the neck, and the toes. After it the crumb had corners.',
        '“It’s sharp again,” said {H}. “For how long?” asked {A}. They looked at the clock. It lasted for about as long as a slice of toast. Then the crumb began to get soft round the edges, and another was due.'
      ]
    },
    {
      id: 'all-together',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And why’s it catching, then?” asked {H}. “Perhaps it’s useful,” said {A}. “If one of you is getting sleepy, the rest may be, too. One lifts the lid, and then everybody’s goes up, all round the table.” “Like passing the salt,” said {H}.',
        'So {H} passed it. {A} took it with both eyes shut, and handed it back, a little larger. The pudding did not catch it, since it was rice. It had to have it done by hand.'
      ]
    },
    {
      id: 'the-pudding-yawns',
      A: 'partner',
      paragraphs: [
        'So now they helped the pudding. Each time {H} yawned, {A} took off the lid, and {H} stirred. The warm air went up, the cool air went in, and {H}’s head got some as well. They yawned eleven times, all for staying up.',
        'At the twelfth the pudding was not too hot any more. {H} tried it from the tip of the spoon. It was just right, and {H} was awake to say so. They left the lid off, and ate it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said nothing, and kept all lips together.',
      '{names} leaned over to smell it, and came back with warm ears.',
      { text: '{names} put out the spoons, so that those at least were ready.', needs: ['hands'] },
      { text: '{names} held up two fingers, and then hid a yawn behind them.', needs: ['hands'] }
    ],
    way: [
      '{names} caught it, and it went on from there to the curtain.',
      '{names} looked the other way, and yawned at the wall.',
      { text: '{names} set the bowls in a row, and each had its mouth open.', needs: ['hands'] },
      { text: '{names} blew once on the pan, and the pan took no notice.', needs: ['hands'] }
    ],
    turn: [
      '{names} yawned for the pudding, since everyone was helping.',
      '{names} stretched down to the toes, and looked round with new eyes.',
      { text: '{names} fanned with the lid, and a breath of cinnamon went round.', needs: ['hands'] },
      { text: '{names} scraped the pan, right into the corners, where it was sweetest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowls were washed, and the pan was turned over on the rack. The lid lay beside it, and there was nothing left that had to be kept awake.',
    '{H} washed, and cleaned every tooth, and lay down. One more yawn came, a wide one, with a breath of cool air in it. But {H} had no more use for it, and gave it to whoever was tucking in the blanket.'
  ],
  last: [
    'One more yawn lifted the lid a little, and shut it softly, and {H} was asleep.',
    'There was nothing more to stay up for, so nobody yawned, and {H} was asleep.'
  ]
})
