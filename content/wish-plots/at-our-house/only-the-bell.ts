import { wishPlot } from '../wish-plot.ts'

const BABY = ['baby', 'baby brother', 'baby sister']

export const onlyTheBell = wishPlot({
  id: 'wish-only-the-bell',
  beginsElsewhere: true,
  wishes: [
    'the baby who only says ba, and what ba means each time',
    'baby only says ba', 'baby can only say ba', 'baby says ba all day', 'baby says ba and means something',
    ...BABY.flatMap((baby) => [`${baby} says ba for everything`, `${baby} says da for everything`, `${baby} only says bah`, `${baby} only says dah`, `${baby} only says baba`, `${baby} only says one word`, `${baby} only knows one word`, `${baby} has one word for everything`, `${baby} calls everything ba`]),
    'baby babbles', 'baby babbles ba all day',
    'baby’s only word is ba', 'baby’s only word means everything', 'understanding the baby ba', 'understands baby talk', 'guessing what the baby means', 'baby points and says ba', 'baby says bah all day'
  ],
  answers: ['baby', 'brother', 'sister', 'little', 'cousin', 'boy', 'girl', 'only', 'just', 'says', 'say', 'said', 'saying', 'ba', 'da', 'bah', 'buh', 'dah', 'baba', 'dada', 'word', 'words', 'one', 'for', 'everything', 'all', 'day', 'means', 'mean', 'meaning', 'meant', 'each', 'every', 'time', 'something', 'different', 'what', 'and', 'it', 'that', 'who', 'can', 'can’t', 'talk', 'talks', 'talking', 'speak', 'yet', 'babbles', 'babbling', 'babble', 'understand', 'understands', 'understood', 'knows', 'know', 'big', 'guess', 'guessing', 'points', 'pointing', 'wants', 'want', 'ball', 'banana', 'more', 'milk', 'bottle', 'dog', 'cat', 'light', 'dinner', 'lunch', 'breakfast', 'high', 'chair', 'nobody', 'everyone', 'everybody', 'we', 'our', 'my', 'the', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'today', 'funny', 'loud', 'happy', 'laughs', 'laughed', 'story', 'about', 'language', 'secret', 'except', 'knew', 'calls', 'called', 'has', 'is', 'to', 'how', 'by', 'old', 'months', 'year'],
  except: ['first word was', 'first words', 'ill', 'sick', 'poorly', 'hospital', 'died', 'deaf', 'therapy', 'speech', 'late', 'worried', 'cry', 'cries', 'crying', 'sleep', 'night', 'asleep', 'bit', 'hits', 'elephant', 'dragon', 'dinosaur', 'sheep', 'lamb', 'black sheep', 'monster', 'robot', 'parrot', 'dream', 'swears', 'rude', 'jealous', 'coming', 'born'],
  namesFamily: true,
  nothingElse: true,
  moods: ['question', 'learning'],
  company: ['baby', 'spoon', 'ball', 'banana', 'light', 'finger', 'ceiling', 'chair', 'bib', 'sun', 'cupboard', 'page', 'bell', 'basket', 'table', 'word', 'pears', 'wall', 'telephone', 'sheep', 'badger', 'kettle', 'tray', 'door', 'left', 'right', 'shop', 'letter', 'bag', 'evening', 'bowl', 'lamp'],
  about: 'The baby says only “ba”, and everything is fetched that begins so, until somebody looks along its finger: ba is just the bell, the finger says the rest, and it has been pointing at the light from the hero’s own spoon.',
  titles: ['Ba Is Only the Bell', 'A Dictionary of Ba', 'Look Who’s at the Door', '{H} Looks Under Ba', 'The Light and the Spoon'],
  want: [
    {
      id: 'it-wants-something',
      A: 'partner',
      paragraphs: [
        '“Ba,” said the baby, and {H} did not know what it meant. It was the only word that the baby had. It sat in its high chair, with the evening sun on the tray. {H} held up a shiny spoon with pears.',
        '“Ba!” said the baby, much louder. “It doesn’t want pears,” said {A}. “It wants something that begins with ba.” {H} put down the spoon and went to look.'
      ]
    }
  ],
  way: [
    {
      id: 'a-shop-with-one-letter',
      A: 'partner',
      paragraphs: [
        '{H} brought a ball. “Ba,” said the baby, and looked past it. {H} brought a banana and a bag. {A} brought a basket and a toy badger. “Ba,” said the baby to every one of them, and wanted none.',
        'Round the high chair it looked like a shop that has only got one letter. {A} held up a bath towel. “Ba?” said the baby, and bent over, to see behind it.'
      ]
    },
    {
      id: 'the-sheep',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} fetched the thick picture book with the farm in it. On the last page was a sheep. “And what does the sheep say?” asked {H}. “Baa,” said {A}. The baby turned round to {A}, and then it looked for a long time at the sheep.',
        '“Ba,” said the baby to it, very politely. There was somebody, at last, who talked properly. It waited for what would come next. But the sheep had a daisy in its mouth, and sheep do not talk with their mouths full.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then the telephone rang, and {A} held it out for the baby to hear. “Hello?” said a voice in there. “Ba,” said the baby. “You don’t say,” said the voice. “Ba,” said the baby. “Well, I never. And what did they do then?”',
        'It went on like that for a good while. Whoever it was had more news than anybody that day. “Who was it?” asked {H}, when it was over. {A} did not know. But they were going to ring back on Tuesday, and bring a ladder.'
      ]
    },
    {
      id: 'to-the-mirror',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps another baby would understand it,” said {A}. There was one in the little mirror with a handle. {H} held it up. “Ba,” said the baby. The other one had said it too, at just the same moment.',
        'So neither of them had been able to listen. They both waited, so that the other one could begin. It took so long that {H} said “ba”, to help. Then both of them laughed, but only one of them made a noise.'
      ]
    },
    {
      id: 'shaking-its-head',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If it’s no, it can shake its head,” said {A}, and showed the baby how. “Do you want the bag?” The baby shook its head as hard as it could. “Do you want the ball?” It shook its head. “Do you want pears?” It went on shaking, left and right, with its eyes shut.',
        '“Do you want to be the King of Spain?” asked {H}. It did not want that either. It did not want anything any more but to shake. In the end it was so giddy that it had to hold on to the tray.'
      ]
    },
    {
      id: 'other-explains',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} knew a little ba, and was ready to explain. “Ba,” said the baby. “It would like you all to know that it’s a fine evening,” said {A}. “Ba.” “It has nothing to say about the basket.” “Ba!” said the baby, and hit the tray. {A} bent down to it, and listened again.',
        '“It says,” said {A}, “that I may have the last biscuit.” {H} asked the baby whether that was so. “Ba,” said the baby. “There you are,” said {A}, already on the way to the tin.'
      ]
    },
    {
      id: 'pet-answers',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '“Ba!” said the baby, and {A} got up, and came to the chair. For {A} there was no doubt at all what it meant. It meant that something was going to fall down. {A} chose the place, and waited below.',
        'Down came a piece of pear. {A} looked at it, and then up at the baby, and went on waiting. “They understand each other,” said {H}. The next piece came down on the left, and {A} had been sitting on the left already.'
      ]
    },
    {
      id: 'elder-more',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My only word was more,” said {S}. “I said it to the soup, and I got more soup. I said it to my bath. I said it to a brass band, and they played the whole thing again.” “Did it always work?” asked {A}.',
        '“Once it worked too well,” said {S}. “I said it to the rain, on a Sunday. I couldn’t stop it. That was a word I hadn’t got.” It had rained until the Wednesday. By then {S} had learned to say “bye-bye”.'
      ]
    },
    {
      id: 'child-used-to-know',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I used to be able to speak it,” said {S}. “I’ve just not had the practice.” {S} stood in front of the chair. “Ba,” said {S}. “Ba,” said the baby. “Ba,” said {S}, with a question at the end, and listened with one hand behind one ear.',
        '“Well?” said {A}. “What does it want?” {S} came over, to say it quietly. “It doesn’t know either,” said {S}. “It thought we did.” Behind them the baby looked from one to the other, and hoped.'
      ]
    },
    {
      id: 'the-dictionary',
      A: 'partner',
      paragraphs: [
        '{H} drew it all on a page, to get it straight. On the left was ba, and on the right a ball, crossed out. Below that was ba, and a banana, crossed out. “It’s a dictionary,” said {H}. “And where do I look something up?” asked {A}. “Under ba,” said {H}.'
      ]
    },
    {
      id: 'who-is-at-the-door',
      A: 'partner',
      paragraphs: [
        '{H} took up the spoon again, to try the pears once more. “Ba!” cried the baby, and out shot one finger. {H} looked into its mouth, where the word had been. But {A} looked along the finger. On the ceiling hopped a small round light.',
        '“Put down the spoon,” said {A}. {H} put it down, and the light was gone. “Ba?” said the baby. “Ba’s only the bell,” said {A}. “It goes ding-dong. The finger says who’s at the door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-was-the-spoon',
      A: 'partner',
      paragraphs: [
        '{H} turned the spoon in the sun, and the light ran over to the cupboard. The finger ran after it. “Ba!” That meant, there it is. {H} hid the spoon. Up went both the baby’s hands. “Ba?” That meant, where’s it gone? “Ba, ba, ba!” “And that?” asked {A}. “Do it again,” said {H}.'
      ]
    },
    {
      id: 'three-more-words',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now they looked at the finger every time, and the baby had a lot to say. With one finger it meant the lamp. With all five it meant the lamp as well, but switched on. And ba with both feet was somebody coming in at the door.',
        '“And that one?” asked {H}. The baby had said it with its eyebrows. {A} tried it with eyebrows, too, in front of the shiny kettle. “It means that somebody’s got pear on their chin,” said {A}, and wiped it off.'
      ]
    },
    {
      id: 'without-ba',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} wanted to see if it worked without the bell. {H} pointed at the door and said nothing. {A} was looking at the banana. {H} pointed harder. {A} peeled the banana. So {H} took a breath. “Ba!” said {H}. At once {A} looked up, and saw the finger, and saw the door.',
        '“So you do need it,” said {A}. First you ring, and then you show. The baby nodded, or it was just a hiccup. It had only the one word, but it had picked a very useful one.'
      ]
    },
    {
      id: 'on-the-bib',
      A: 'partner',
      paragraphs: [
        'The sun sank to the roof across the road. {H} let the light come down the wall, and slowly over the tray. On the baby’s bib it stopped. “Ba,” said {H} softly, and pointed.',
        'The baby looked down, and laid both hands on its tummy, light and all. “Ba,” it said, quite low, and did not point at anything. “And what’s that one?” whispered {A}. “Got it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came nearer, to hear which ba it was.',
      '{names} looked at the baby, and the baby said it again.',
      { text: '{names} tasted the pears, and there was nothing wrong with them.', needs: ['hands'] },
      { text: '{names} wiped the tray, in case it was about that.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped round the basket and the ball.',
      '{names} went to see if there was anything else that began with ba.',
      { text: '{names} brought a basin, and had to take it back.', needs: ['hands'] },
      { text: '{names} held up the badger again, from the other side.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the light go round the room, and turned with it.',
      '{names} looked along the baby’s finger, up to the ceiling.',
      { text: '{names} moved a chair, so that the sun could get at the spoon.', needs: ['hands'] },
      { text: '{names} pointed at the light, and said ba.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shop with one letter was carried back to its shelves. The spoon was washed and dried, until there was a small round lamp in it.',
    '{H} washed, and lay down, and put out one finger towards the curtain. Nobody had rung, and nobody was at the door.'
  ],
  last: [
    'On the ceiling there was nothing more to point at, and {H} was asleep.',
    'Somewhere it was said once more, very low, and it meant good night, and {H} was asleep.'
  ]
})
