import { wishPlot } from '../wish-plot.ts'

const RACCOONS = ['raccoon', 'racoon']

export const raccoonRoundTheTent = wishPlot({
  id: 'wish-raccoon-round-the-tent',
  beginsElsewhere: true,
  wishes: ['a noisy raccoon round our tent at night when we go camping with Dad', ...RACCOONS.flatMap((animal) => [`${animal} tent`, `${animal} round tent`, `${animal} around tent`, `${animal} outside tent`, `${animal} tent night`, `${animal} noisy tent`, `${animal} noise tent`, `${animal} camping`, `${animal} camping night`, `${animal} noisy camping`, `${animal} campsite`, `${animal} campground`, `${animal} camp night`, `${animal} saucepan`]), 'raccoon pots and pans camping', 'raccoon camping with dad', 'raccoon washing line tent', 'raccoon kept us awake tent', 'noises outside the tent', 'noises round the tent', 'noises around the tent', 'noises in the night camping', 'noisy night in the tent', 'animal outside the tent', 'animal round the tent', 'animal around the tent', 'something outside the tent', 'something walking round the tent', 'rustling outside tent', 'heard animal tent night'],
  answers: ['raccoon', 'raccoons', 'racoon', 'racoons', 'animal', 'animals', 'creature', 'something', 'somebody', 'tent', 'tents', 'camp', 'camping', 'campsite', 'campground', 'camped', 'camper', 'woods', 'forest', 'wood', 'tree', 'lake', 'field', 'national', 'park', 'night', 'nighttime', 'dark', 'midnight', 'noise', 'noises', 'noisy', 'loud', 'sound', 'sounds', 'rustling', 'rustle', 'scratching', 'clang', 'clanging', 'banging', 'snuffling', 'walking', 'creeping', 'went', 'goes', 'going', 'go', 'came', 'comes', 'visits', 'visited', 'kept', 'keeps', 'keeping', 'woke', 'wakes', 'awake', 'asleep', 'sleep', 'sleeping', 'bag', 'bags', 'round', 'around', 'outside', 'by', 'near', 'our', 'the', 'heard', 'hear', 'hears', 'saucepan', 'pan', 'pans', 'pots', 'pot', 'boot', 'boots', 'shoes', 'washing', 'line', 'socks', 'food', 'crisps', 'marshmallows', 'snacks', 'biscuits', 'rucksack', 'with', 'dad', 'daddy', 'papa', 'mum', 'mummy', 'mommy', 'mom', 'grandpa', 'grandad', 'uncle', 'aunt', 'auntie', 'cousin', 'cousins', 'sister', 'brother', 'family', 'friend', 'first', 'time', 'weekend', 'summer', 'holiday', 'trip', 'when', 'we', 'they', 'and', 'a', 'an', 'that', 'who', 'funny', 'silly', 'cheeky', 'big', 'little', 'small', 'friendly', 'clumsy'],
  except: ['bear', 'bears', 'wolf', 'wolves', 'lion', 'lions', 'snake', 'snakes', 'hyena', 'elephant', 'elephants', 'died', 'dead', 'hurt', 'bite', 'bitten', 'bit', 'rabies', 'ill', 'poorly', 'lost', 'fire', 'flood', 'storm', 'thunder', 'leaked', 'leak', 'blew', 'refugee', 'homeless', 'stranger', 'man', 'ghost', 'circus', 'wizard', 'mosquito', 'mosquitoes', 'scared', 'terrified', 'ex', 'men'],
  moods: ['sleepless', 'first', 'lost', 'question', 'waiting'],
  isTale: true,
  out: true,
  away: true,
  company: ['raccoon', 'tent', 'saucepan', 'boot', 'boots', 'line', 'washing', 'sock', 'socks', 'zip', 'wall', 'tree', 'towel', 'peg', 'pegs', 'night', 'dark', 'paw'],
  about: 'A raccoon goes round and round the tent at night and always over the same saucepan, because it sees with its fingers and takes the tent for a long wall, until the washing line turns out to be the way home.',
  titles: ['Clang, Thump, Twang, Sorry', 'A Wall with Fourteen Saucepans', '{H} and the Polite Raccoon', 'Let Go at the Twang', 'Round and Round the Tent'],
  want: [
    {
      id: 'clang-thump-twang',
      A: 'partner',
      paragraphs: [
        'Round {H}’s tent went a raccoon that was trying to be very quiet. Clang, went the saucepan. Thump, went a boot. Twang, went the washing line. “Sorry,” whispered the raccoon.',
        '“It’s a polite one,” said {A}. They were camping, and lay in the dark with their eyes open. After a minute it began again. Clang, thump, twang. “Sorry.” {H} wanted to sleep, and there was a whole night of it to come.'
      ]
    }
  ],
  way: [
    {
      id: 'without-the-saucepan',
      A: 'partner',
      paragraphs: [
        '{A} undid a bit of the zip, and {H} took in the saucepan. Now there would be one noise less. The raccoon came, and stopped. “Oh dear,” it said. “There’s always a saucepan here.” It went back to look, twang, thump, and on again, thump, twang, twice as fast. “Put it out,” said {A}, “quick.”'
      ]
    },
    {
      id: 'what-else-goes-round',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It can’t be all one raccoon,” said {A}. Between two clangs you could eat a biscuit, if you did not hurry. So they ate one, to measure. At the next clang {H} had crumbs left, and at the one after that there were none.',
        '“It’s getting slower,” said {H}. “Or we’re getting quicker,” said {A}. They tried it once more, to be sure. After six biscuits they knew two things for certain. It took one biscuit to go round, and there were no more biscuits.'
      ]
    },
    {
      id: 'a-sorry-each',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why do you keep saying sorry?” called {H}. “I trod on somebody,” said the raccoon. “It was dark, and it had laces.” “That’s only my boot,” said {A}. The raccoon thought about this. “It never answered,” it said. “I thought it was hurt.”',
        'So {A} called through the tent that the boot was quite all right. It had been trodden in all day, and was used to it. “And the other one?” asked the raccoon. “That one, too.” You could hear it breathe out.'
      ]
    },
    {
      id: 'shadow-with-fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} switched the torch on, and the tent turned yellow. On the wall they saw a paw. It came along the cloth by itself, and had five thin fingers. They tapped at this and patted at that, as if the tent were a piano. “It’s reading us,” whispered {H}.',
        'At the zip the fingers stopped, and went up and down on it twice. “That’s a very small ladder,” said the raccoon outside. Then the paw walked on, round the back. It gave {A}’s head a pat through the cloth. “Melon,” it said.'
      ]
    },
    {
      id: 'tiptoe',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Could you go on tiptoe?” called {A}. “I’ve been on tiptoe since supper,” said the raccoon. “That’s why I can’t steer.” It put its feet down flat, to show them the difference. Now there was a slap as well, between the clang and the thump.',
        '“Tiptoe was better,” said {H}. They heard it go up again, toe by toe. It held its breath, too, to be on the safe side. After half a round it had to let it all out at once, and the tent wobbled.'
      ]
    },
    {
      id: 'socks-in-both-ears',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} pulled a woolly hat down over both ears. {A} had only socks, and put one over each. “It’s much better now,” said {A}. “What?” said {H}. “I said it’s better!” said {A}. “There’s no need to shout,” whispered the raccoon.',
        'They took everything off again. It had been quiet in there, but both had lain awake and wondered. “If it clangs,” said {H}, “I’d rather know.” Clang, it went. Then they knew.'
      ]
    },
    {
      id: 'fingers-for-eyes',
      A: 'partner',
      paragraphs: [
        '“What are you doing out there?” called {H}. “I’m going home,” said the raccoon. “I live in the big tree. But there’s this wall here. I’ve had one paw on it since supper, and it doesn’t stop.”',
        '“Can’t you see where it goes?” asked {A}. “I see with my fingers,” said the raccoon. “Everybody else has to put the light on. It’s a long wall, with boots.”'
      ]
    },
    {
      id: 'other-hung-a-lantern',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} meant well, and put a lantern outside, with a little green light. “There,” said {A}. “Now you’ve got a lamp.” They heard the raccoon come up to it. The fingers went over it, top and sides. “It’s a warm jar,” it said, “with a moth on.”',
        'It thanked {A} very much for the moth. After that it clanged, thumped and twanged as before, and once it tinkled too. {A} fetched the lantern in again. “I’ve made it longer,” said {A}. “It used to be only three.”'
      ]
    },
    {
      id: 'pet-goes-round',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been awake from the first clang. When it went round outside, {A} went round inside, along the same bit of cloth. There was only the wall between the two of them, and it bulged as they came by.',
        '“They’re going for a walk together,” said {H}. At the zip both of them stopped and sniffed, {A} on this side and the raccoon on that. Then they went on. {A} walked over all the feet, and did not say sorry once.'
      ]
    },
    {
      id: 'elder-on-the-stairs',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was young, I came home on tiptoe,” said {S}, “with my shoes in my hand.” “And did they hear you?” asked {A}. “Not my feet,” said {S}. “But I dropped the shoes, one after the other. There were nineteen stairs.”',
        '“Then I said sorry to the shoes, and the whole house called out good night.” Outside it went twang. “Sorry,” whispered the raccoon. “Good night,” called {S}. It was quiet for a moment. “That’s kind,” said the raccoon. “But I’ve not arrived.”'
      ]
    },
    {
      id: 'child-joins-in',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had got to like it, and joined in from the sleeping bag. “Clang,” said {S}, just before it clanged. “Thump. Twang.” It came each time, as if it had been ordered. “I’m doing it,” said {S}. “I’m doing all of it.”',
        '“Then stop it,” said {A}. {S} shut both lips tight, and held on to them. They waited. Clang, it went. {S} looked quite put out. “That one wasn’t mine,” said {S}. “Now it’s copying me.”'
      ]
    },
    {
      id: 'how-many-saucepans',
      A: 'partner',
      paragraphs: [
        'Clang, thump, twang, it went. “Sorry.” {A} listened, and tapped along. “It’s always the same three,” said {A}. “Raccoon, how many saucepans has your wall got?” “Fourteen, so far,” said the raccoon. “We’ve got one,” said {A}. {H} sat up. “It isn’t a long wall,” said {H}. “It’s a round one. It’s us!”'
      ]
    }
  ],
  turn: [
    {
      id: 'let-go-at-the-twang',
      A: 'partner',
      paragraphs: [
        '“Then I’ll let go of you,” said the raccoon. But with nothing under its fingers it stood there, and dared not take a step. {H} thought of the washing line. One end was tied to the tent.',
        '“Where does the other end go?” asked {H}. {A} remembered. “To the big tree!” So {H} called, “At the twang, let go of us, and hold on to the line!”'
      ]
    },
    {
      id: 'what-hung-on-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s on the line?” whispered {A}. They tried to think what they had hung up. There were the swimming things, the tea towel, and the socks from the bog. “And your vest,” said {H}, “the one with the hole.”',
        '“It won’t notice the hole,” said {A}. The raccoon came to it. It was quiet for a while, for that took both hands. “This is a very well-made net,” it said, “for one big fish.” {A} went red in the dark.'
      ]
    },
    {
      id: 'the-pegs-as-well',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now and then something went tick. “That’s the pegs,” said {A}. “It opens each one, to see what’s in it.” What was in it was a sock, and then the sock was on the ground. “Sorry,” whispered the raccoon. It felt for the sock and put it back.',
        'In the morning all the socks would be there, only not side by side with their own. A red one would be with a grey one, and a big one with a small. “It does it by feel,” said {H}. “Those two must feel alike.”'
      ]
    },
    {
      id: 'bark',
      A: 'partner',
      paragraphs: [
        'Clang. Thump. Twang. And no sorry came. “A sock,” said the raccoon. “A towel. Another sock.” It went off along the line from peg to peg, and each thing it said was softer. “Bark,” it said at last, far away. “That’s my tree. I’m home.”',
        'After that it was so quiet that they could hear the dew sit down on the saucepan. {H} shut both eyes, and listened to nothing. Thump, it went. “Sorry,” whispered {A}. “That was my elbow.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay in the tent as well, and heard every bit of it.',
      '{names} wriggled down into the sleeping bags, and it clanged there too.',
      { text: '{names} held a pillow over both ears.', needs: ['hands'] },
      { text: '{names} counted clangs instead of sheep.', needs: ['hands'] }
    ],
    way: [
      '{names} moved away from the wall, because of the paw.',
      '{names} listened so hard that the blanket slid off.',
      { text: '{names} passed the saucepan out again, through the gap.', needs: ['hands'] },
      { text: '{names} put a hand on the wall from inside, and another hand came by.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so that the raccoon could hear the twang.',
      '{names} turned to the side where the big tree was.',
      { text: '{names} pointed to the tree, and in the dark nobody saw it.', needs: ['hands'] },
      { text: '{names} felt for the rope at the end of the tent, and it was shaking.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} did up the zip, right to the top. Out on the grass lay one saucepan, and nobody came to it.',
    '{H} wiped both hands and lay down, with one of them on the wall of the tent. It went all the way round, and everybody was in it.'
  ],
  last: [
    'Round the tent went nothing at all, and {H} was asleep.',
    'Nobody was sorry about anything any more, and {H} was asleep.'
  ]
})
