import { wishPlot } from '../wish-plot.ts'

export const hadeda = wishPlot({
  id: 'wish-hadeda',
  wishes: ['hadeda', 'hadedas', 'hadedah', 'hadedahs', 'hadida', 'hadidas', 'hadada', 'hadadas', 'ha-de-da', 'hadeda ibis', 'hadeda wakes street', 'hadeda bird wakes street', 'hadeda early', 'hadada ibis', 'ibis', 'ibises', 'ibis shouting', 'noisy ibis', 'loud ibis', 'ibis roof', 'bird wakes street', 'bird wakes whole street', 'bird wakes everybody street', 'bird wakes neighbours', 'birds wake street', 'bird woke street', 'bird screams morning', 'bird shouts morning', 'bird shouts roof', 'bird screams roof', 'noisy bird five morning', 'loud bird five morning', 'bird wakes us five', 'loud bird wakes', 'noisy bird wakes', 'loud bird roof', 'noisy bird roof', 'loud bird morning', 'noisy bird morning', 'bird shouting roof', 'bird screaming roof'],
  answers: ['bird', 'birds', 'ibis', 'wake', 'wakes', 'waking', 'woke', 'woken', 'up', 'whole', 'street', 'road', 'town', 'everyone', 'everybody', 'neighbours', 'neighbors', 'early', 'too', 'morning', 'mornings', 'dawn', 'sunrise', 'five', 'four', 'six', 'seven', 'clock', 'every', 'always', 'loud', 'loudly', 'noisy', 'noise', 'shout', 'shouts', 'shouting', 'scream', 'screams', 'screaming', 'screech', 'call', 'calls', 'calling', 'laugh', 'laughs', 'roof', 'rooftop', 'grass', 'worm', 'worms', 'bill', 'beak', 'long', 'afraid', 'scared', 'heights', 'flying', 'flies', 'fly', 'sleep', 'sleeping', 'asleep', 'baby', 'dog', 'dogs', 'south', 'africa', 'johannesburg', 'joburg', 'cape', 'durban', 'pretoria', 'gogo', 'ouma', 'oupa', 'house', 'window', 'weekend', 'saturday', 'sunday', 'holiday', 'who', 'that', 'which', 'our', 'the', 'won’t', 'let', 'stop', 'stops', 'quiet'],
  except: ['died', 'dead', 'hurt', 'wing', 'shot', 'cage', 'rooster', 'cockerel', 'dragon', 'pigeon', 'owl', 'cuckoo', 'dinosaur'],
  moods: ['sleepless', 'late', 'learning', 'change'],
  company: ['hadeda', 'bird', 'roof', 'gate', 'worm', 'worms', 'window', 'jug', 'grass', 'rooster', 'neighbours'],
  about: 'A hadeda wakes the whole street at five, and louder the more it is hushed, until it is seen that it shouts only in the air, and that soft ground keeps it down till seven.',
  titles: ['Feet on the Ground Until Seven', 'It Had Breakfast First', '{H} and the Hadeda', 'The Loudest Voice in the Street', 'Ha, It Shouted'],
  want: [
    {
      id: 'woken-at-five',
      A: 'partner',
      paragraphs: [
        'For a whole week a hadeda had woken {H} at five. A hadeda is a brown bird with a long bent bill and the loudest voice in the street. It flew up over the roofs and shouted “Ha! Ha!” Then all the dogs were awake, and all the babies. “I want to sleep until seven,” said {H} to {A}. “Only once.”'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-pillow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} slept with a pillow on top as well as one below. At five the hadeda came all the same. Through the pillow the “Ha!” sounded very small and far away, like somebody laughing inside a cupboard.',
        'That was worse. A loud thing you only hear, but to a small thing you have to listen. “Did it help?” asked {A} at breakfast. “I got up to look in the cupboard,” said {H}.'
      ]
    },
    {
      id: 'sleeping-beforehand',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If it wakes me at five,” said {H}, “I’ll just be finished by five.” So {H} went to bed straight after lunch, with the curtain drawn. {H} slept as hard as anybody can, and it was not very hard. {A} was told to be quiet, and was.',
        'At six in the evening {H} had nearly managed it. “Ha! Ha!” shouted the hadeda, close over the roof. It was on its way home to bed, and told the street about that too.'
      ]
    },
    {
      id: 'shh',
      A: 'partner',
      paragraphs: [
        'The next morning {H} was ready. At the first “Ha!” {H} pushed the window open. “Shh!” called {H} up to the roof. The hadeda put its head on one side, and shouted louder, in case {H} had not heard. “Shh!” called {H}, louder as well. Over the road a window flew up, and then four more. “What a noise!” called the neighbours. “Which of the two?” asked {A}. {H} drew the curtain.'
      ]
    },
    {
      id: 'a-sign',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They painted the hadeda a sign. There was a bed on it, and a face with one finger in front of the mouth. Below stood a big seven, with a sun coming up behind. {H} held it up to the window, the right way round for a bird on a roof.',
        'The hadeda flew down onto the sill to read. In the glass it met another hadeda, just behind the bed. It hopped into the air and shouted “Ha!” So did the other. “At least it’s noticed the bed,” said {A}. They turned the sign round, so that the bed was {H}’s again.'
      ]
    },
    {
      id: 'called-after-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Do you know why it’s called a hadeda?” asked {A}. “It’s called after what it shouts in the morning.” {H} thought about that, and looked round the breakfast table. Not everybody would like it.',
        '“Then you’d be Five More Minutes,” said {H}. “And you’d be Where’s My Other Sock,” said {A}. They tried it out for a while. It took very long to ask Where’s My Other Sock for the butter.'
      ]
    },
    {
      id: 'afraid-of-heights',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In our street they said that a hadeda is afraid of heights,” said {S}. “It flies up, and looks down, and gets a fright.” “Then why does it fly?” asked {A}. “Its bed’s in a tall tree,” said {S}. “It didn’t think about that when it moved in.”',
        '{S} had once had an aunt who was like that with lifts. The aunt lived on the ninth floor. “Every morning at five?” asked {A}. “At eight,” said {S}. “We all got up by her.”'
      ]
    },
    {
      id: 'feet-off-the-ground',
      A: 'partner',
      paragraphs: [
        'So on Saturday they got up before the hadeda, and stood at the window wrapped in blankets. Down it came, onto the bit of grass by the gate. It walked about softly, and did not say a word. Here and there it pushed its bill at the ground. But it had not rained for weeks, and the ground was as hard as a plate. The hadeda gave up, and jumped into the air. “Ha! Ha!” “Did you see?” said {A}. “It only shouts when its feet are off the ground.”'
      ]
    }
  ],
  turn: [
    {
      id: 'jug-by-jug',
      A: 'partner',
      paragraphs: [
        '“Then its feet will have to stay on the ground,” said {H}, “until seven.” A hadeda feels for worms with the tip of its bill, down in the dark. It can only do that where the ground is soft. So that evening {H} did not let the bath water run away. {H} carried it out, jug by jug, and poured it on the grass by the gate. {A} said which bits were still pale. By bedtime a finger went in up to the knuckle.'
      ]
    },
    {
      id: 'how-loud',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was a hadeda, on the rug, with a wooden spoon for a bill. “Ha,” said {S}. “That’s only a chicken,” said {A}. Then {S} hopped, with both feet, and shouted “Ha!” in the air. It was very good. A cup rang.',
        '“Now without hopping,” said {A}. {S} stood still and tried. It came out quite small, and sounded almost polite. “My feet have to be surprised,” said {S}.'
      ]
    },
    {
      id: 'like-a-fingertip',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} wanted to know how that is done, with a bill and no light. So {H} shut both eyes, and felt about under the blanket with a long wooden spoon. There was something flat, and something soft with a seam. “Book,” said {H}. “Sock. And here’s a worm.”',
        '“That’s me,” said {A}. {H} felt the worm once more with the tip of the spoon. “A hadeda would have noticed that,” said {A}. “It would have noticed that too late,” said {H}.'
      ]
    },
    {
      id: 'pet-at-the-wet-grass',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come out to see where the bath was going. It was going onto the grass, jug by jug. {A} stayed at the edge, where it was still dry, and thought about the people in this house.',
        'A worm put its head up out of the soft ground. It looked round for rain, and found {A}. For a while neither of them moved. Then the worm took its head back in. It had been told about five o’clock, and had thought that was tomorrow.'
      ]
    },
    {
      id: 'the-neighbour-asks',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Is your bath broken?” asked the woman from over the road, when {H} came by with the ninth jug. “No,” said {H}. “It’s for the hadeda, so that it stays down.” The woman looked at {A}, and {A} looked as if that was quite usual.',
        'The woman thought of five o’clock, went in, and came back with a teapot. “It’s only cold tea,” said the woman, and poured it out by the gate. “But there’s more where that came from.”'
      ]
    },
    {
      id: 'two-of-them',
      A: 'same',
      spare: 10,
      paragraphs: [
        'While it got dark they heard that there were two. One hadeda shouted over the roofs, and from the tall tree a second one answered. Then both were quiet. “What did they say?” asked {H}. “The first one said, Are you there?” said {A}.',
        '“And the second?” “Yes,” said {A}. {H} tried it, from one end of the room to the other, in a whisper. “Are you there?” “Yes,” whispered {A}. It could be done like that. But then, nobody was flying.'
      ]
    },
    {
      id: 'seven',
      A: 'partner',
      paragraphs: [
        '{H} woke up, and it was light. It was so quiet that {H} went to see. By the gate the hadeda walked up and down, muddy to the eyes, and pulled out worms. At seven it was full. It jumped, looked down, and saw how high it was. “Ha! Ha!” All down the street the windows flew open. “Is that the time?” cried the neighbours. The bread man had overslept, and so had two roosters. “It’s late today,” said {A}. “It had breakfast first,” called {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} yawned at the hadeda, which did not yawn back.',
      '{names} looked up at the roof with one eye.',
      { text: '{names} stuffed a sock under the window, where the hadeda came in loudest.', needs: ['hands'] },
      { text: '{names} wrote down the time of each “Ha”, on the back of a letter.', needs: ['hands'] }
    ],
    way: [
      '{names} kept very still at the window, and saw the hadeda yawn.',
      '{names} got in under the nearest blanket.',
      { text: '{names} knocked on the ground by the gate, and hurt a knuckle.', needs: ['hands'] },
      { text: '{names} tried a fork on the hard ground, to see how a bill might feel.', needs: ['hands'] }
    ],
    turn: [
      '{names} found the last dry corner, and stood on it until it was watered.',
      '{names} slept until seven too, with an open mouth.',
      { text: '{names} passed the jugs out at the door, so that none had to wait.', needs: ['hands'] },
      { text: '{names} put the plug in tightly, so that the bath kept its water.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jugs stood in a row by the bath, and the tall tree had its two hadedas.',
    '{H} washed in very deep water, so that there was enough for the gate. Then {H} lay down, with both feet off the ground, and did not shout.'
  ],
  last: [
    'By the gate the ground was as soft as cake, and {H} was asleep until seven.',
    'One hadeda asked from the roof, and one answered from the tree, and {H} was asleep.'
  ]
})
