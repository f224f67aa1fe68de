import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const untilMarch = wishPlot({
  id: 'wish-bear-not-hibernate',
  wishes: [
    'bear doesn’t want hibernate', 'bear doesnt want hibernate', 'bear not want hibernate', 'bear won’t hibernate', 'bear wont hibernate', 'bear refuses hibernate', 'bear can’t hibernate', 'bear cant hibernate', 'bear couldn’t hibernate', 'bear wouldn’t hibernate', 'bear hates hibernating', 'bear didn’t want hibernate', 'bear didnt want hibernate', 'bear doesn’t hibernate', 'bear didn’t hibernate', 'bear misses winter', 'bear miss winter', 'bear stays awake winter', 'bear stay awake winter', 'bear awake winter', 'bear wants see winter', 'bear see winter', 'bear wants winter', 'bear want winter', 'bear who wants to see the winter', 'bear doesn’t want sleep winter', 'bear doesnt want sleep winter', 'bear wintersleep', 'bear skip hibernation', 'bear skips hibernation', 'bear sleep all winter', 'bear never seen winter'
  ],
  answers: ['bear', 'hibernate', 'hibernates', 'hibernating', 'hibernation', 'winter', 'sleep', 'sleeping', 'asleep', 'awake', 'stay', 'stays', 'cave', 'den', 'little', 'brown', 'big', 'who', 'that', 'not', 'want', 'wants', 'doesn’t', 'refuses', 'bed', 'go', 'to', 'tired', 'miss', 'missing', 'all', 'long', 'through', 'spring', 'up', 'never', 'seen', 'see', 'december', 'snow', 'cold', 'hates'],
  except: [...NOT_WELL, 'teddy', 'polar', 'goldilocks', 'paddington', 'koala', 'panda', 'hedgehog', 'squirrel', 'dormouse', 'bat', 'tortoise', 'frog', 'cub', 'cubs', 'christmas', 'santa', 'afraid', 'scared', 'honey', 'forgot', 'zoo', 'rabbit', 'fox'],
  moods: ['first', 'sleepless', 'late'],
  company: ['bear', 'pillow', 'door', 'rug', 'lamp', 'blanket', 'cup', 'cups', 'armchair', 'curtains', 'chocolate', 'tap'],
  isTale: true,
  about: 'A bear will not go to bed until March, since things might happen, and learns with the hero what goes on while one is asleep.',
  titles: ['Not Until March', 'You Should Have Been There', '{H} and the Bear With the Pillow', 'What Goes On After Eight', 'Ears On'],
  want: [
    {
      id: 'the-crack',
      A: 'partner',
      paragraphs: [
        'After eight o’clock {H}’s door stood open a crack, and things went on behind it. There was a clink, and a rustle, and {H} wanted to know what it was. It was half past seven already. Then the bell rang.',
        'Outside stood a bear, with a pillow under one arm. “I’m meant to hibernate,” it said, “until March. I’m not going. Every spring they all say, you should have been there! I’ve never been there.” “Nor have I,” said {H}, and held the door.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-to-miss',
      A: 'partner',
      paragraphs: [
        'Now the bear had to stay awake. It walked up and down, and the cups walked with it. When it yawned, the curtains came away from the wall.',
        '“You aren’t missing anything,” said {A}. “That’s what they say in the cave,” said the bear. “So what’s winter like?” “It’s dark at tea time,” said {A}. “People say brr, and have soup.” “Soup!” said the bear. It was more awake than before.'
      ]
    },
    {
      id: 'eaten-enough',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Have you eaten enough?” asked {A}. “For four months,” said the bear, and slapped its tummy. It wobbled for a while. It had got through a whole hillside of berries, and after that the neighbour’s.',
        '{H} tried to do it as well, with one slice of bread, to last until March. {H} chewed it for a long time. “Are you full?” asked the bear. “Up to about Thursday,” said {H}.'
      ]
    },
    {
      id: 'one-leg-awake',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“On one leg you can’t fall asleep,” said {H}. The bear stood on one leg. It swayed like a tree that somebody is thinking of cutting down. Its eyes went small, and then smaller. “Timber,” said {A}, and pulled the lamp out of the way.',
        'The bear came down on the sofa, and was awake at once. So was whoever lived below. Somebody knocked on the ceiling from underneath. “What’s that?” asked the bear. “Is that winter?” “That’s Mr Lowe,” said {A}.'
      ]
    },
    {
      id: 'what-they-said',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What did they say, exactly?” asked {H}. “The deer said, you should have seen the pond. Somebody with feathers said, you should have heard the wind that night. And one with long ears laughed so much that it couldn’t tell me.” The bear frowned. “Everything with me begins in April.”',
        '“With me everything stops at eight,” said {H}. The bear held out a paw. It was the size of a plate, and {H} shook as much of it as would go.'
      ]
    },
    {
      id: 'january-tuesday',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s January?” asked the bear. It had only heard of it. “It’s the first one,” said {A}. “It comes right after the last.” The bear took that in. “And is there a Tuesday in it?” “There are four or five.” “I know only summer Tuesdays,” said the bear. “With wasps.”',
        '{A} showed it the calendar on the wall. The bear turned the pages with one claw. There they were, all of them, with numbers on and empty squares. “Nobody’s been in these,” it whispered. “Not yet,” said {H}.'
      ]
    },
    {
      id: 'cold-things',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Cold keeps you awake. {A} gave the bear a spoon from the fridge, to put on the back of its neck. It took some time to find its neck. “Ooh,” said the bear. Then came two peas out of the freezer, one in each ear.',
        '“Can you hear me?” asked {H}. “What?” said the bear. It was wide awake now, and couldn’t hear a thing. Winter might have gone right past it. They had to wait for the peas to thaw.'
      ]
    },
    {
      id: 'slow-heart',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“In there we hardly do anything,” said the bear. “Even the heart takes its time. It goes boom. Then it has a think. Then it goes boom.” {H} laid one ear against its chest, and disappeared up to the collar.',
        'Boom. {H} waited. It was warm in the fur and smelled of leaves. {A} had time to fold a towel. Boom. “It’s started already,” said {H} from inside. “It doesn’t know yet that you’re not going.”'
      ]
    },
    {
      id: 'moss-pillow',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The pillow lay on a chair, and the bear did not look at it. It was stuffed with moss, and had a dent in the middle from all the other winters. “It’s only here because I had it under my arm,” said the bear.',
        '{A} plumped it up, without thinking, as people do. A smell came out of wood and rain. The bear’s knees went soft. “Don’t do that,” it said. “That’s how it gets you.” They shut the pillow in the cupboard, and {H} leaned on the door.'
      ]
    },
    {
      id: 'yawn-goes-round',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bear’s yawn is not a small thing. First the ears go back, and then there’s a cave with teeth round it. It came out like a long brown door opening. {A} caught it, and gave it to {H}. {H} shut both lips hard, and it came out of the nose.',
        '“Who began that?” asked {A}. “It was on the way already,” said the bear. They looked in different directions, for safety. But you can hear one too. It went round three times before they had got rid of it behind the curtain.'
      ]
    },
    {
      id: 'polar-cousin',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“I’ve got a cousin who stays up,” said the bear. “He’s a white one, at the North Pole.” “And what does he say it’s like?” asked {A}. The bear thought of the last postcard. “He says, it’s all white here, wish you were awake.”',
        '“And on the picture?” asked {H}. “It was white.” He might have been in it, the bear said, with his eyes shut. They had held the card up to the light and turned it round. It was the same on the back, but with a stamp.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} didn’t understand the trouble at all. {A} slept in winter, and in summer, and after breakfast. {A} turned round twice on the rug and lay down to show the bear how it’s done.',
        '“Doesn’t it mind?” asked the bear. “All the things that go on?” {H} looked. One ear was still up. When a bag rustled in the kitchen, {A} was already there. “It does both,” said {H}. The bear was full of respect.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I stayed up once, when I was your size,” said {S}. “I sat on the stairs in the dark, to find out what they did.” “And what did they do?” asked {A}. “My father cut his toenails,” said {S}. “My mother put a button on. Then she said, shall we? And he said, in a minute.”',
        '“In a minute what?” asked the bear. “I’ll never know,” said {S}. “I woke up in bed, and it was morning.” The bear groaned. It was always the same.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m not tired either,” {S} told the bear. {S} had been not tired for a long time, and knew how it’s done. You have to ask for water. Then you have to say that there’s something in your sock. “And then?” asked the bear.',
        '“Then you’ve got a question,” said {S}. “It has to be a long one. It has to be about space.” The bear said it over, with a claw for each: water, sock, space. {A} could have told it some more, but {A} was saving those.'
      ]
    },
    {
      id: 'when-i-sit-down',
      A: 'partner',
      paragraphs: [
        'At eight nothing had happened yet. “When does it start?” asked the bear. {A} leaned on the door. “It can’t start while you two are walking about,” said {A}. “It only starts when you’re asleep. That’s when I sit down.”',
        '{H} and the bear looked at each other. “Then we’ll have to be asleep,” whispered {H}. “But only on the outside.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ears-on',
      A: 'partner',
      paragraphs: [
        'They lay down on the rug under one blanket. “Shut your eyes,” whispered {H}. “Breathe slowly. And keep your ears on.” {A} turned down the lamp. Then it began.',
        'Clink. “That’s a cup,” breathed the bear. Eek. “That’s the armchair.” Somebody sighed, all the way down. Then something rustled, and one round ear went up. “Silver paper,” breathed the bear. Snap! It was one piece of chocolate.'
      ]
    },
    {
      id: 'more-noises',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It wasn’t over. A page was turned. A spoon went round in a cup, six times one way and once the other. Somebody said “hm” to a book. “Is that good or bad?” breathed the bear. “It’s about half,” breathed {H}.',
        'Then a drawer was opened, and not shut. Steps went to the window and stood there. “It’s raining,” {A} told nobody. They both thought about that, under the blanket. Nobody had ever let them hear it before.'
      ]
    },
    {
      id: 'a-nose-itches',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Being asleep on the outside is hard work. {H}’s nose itched. Whoever’s asleep doesn’t scratch, so it had to be left. It got bigger and bigger, until {H} was nearly all nose. The bear’s whiskers lay on {H}’s cheek as well, and went in and out.',
        'At last {H} turned over, with a murmur, as sleepers do. The nose was rubbed on the bear in passing. “They’re well away,” said {A} from the armchair. It was very well done, that murmur.'
      ]
    },
    {
      id: 'first-night',
      A: 'partner',
      paragraphs: [
        '“Was that what they meant?” whispered {H}. No answer came. The bear had done it too well. It lay there like a hill, and the blanket went up and down. “It’s gone off,” said {H}. “That’s until March, then,” said {A}, and looked at the rug.',
        '{A} put another piece under the big paw. Then {A} took a pencil and wrote on the silver paper: “First night. A cup. Sat down. Chocolate.” “Put the sigh,” said {H}, “and that I was there.” Tomorrow would be the second night. In spring nobody was going to tell that bear a thing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door, and had to look up for the ears.',
      '{names} sniffed at the pillow, and it was moss.',
      { text: '{names} moved a chair that was not made for bears.', needs: ['hands'] },
      { text: '{names} wiped the big paws on the mat, one after the other.', needs: ['hands'] }
    ],
    way: [
      '{names} walked up and down behind the bear.',
      '{names} caught a yawn, and passed it on.',
      { text: '{names} held on to the cups.', needs: ['hands'] },
      { text: '{names} propped the bear’s chin from below.', needs: ['hands'] }
    ],
    turn: [
      '{names} pretended to be asleep, with one eye.',
      '{names} lay down against the hill, where it was warmest.',
      { text: '{names} laid one more blanket on the bear, for the feet.', needs: ['hands'] },
      { text: '{names} tiptoed round it with the cups.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup was rinsed, and the silver paper was put away for the spring. To get past, they had to climb over a hill.',
    '{H} washed and went to bed, and the door was left open a crack. A cup clinked. The armchair said eek. It was all as it should be.'
  ],
  last: [
    'On the rug the bear had a think, and {H} was asleep, on the inside too.',
    '{H} kept both ears on as far as the sigh, and was asleep before the silver paper.'
  ]
})
