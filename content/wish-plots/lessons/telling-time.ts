import { wishPlot } from '../wish-plot.ts'

/** From twenty past three to half past seven: each spare scene stands where its time is. */
export const tellingTime = wishPlot({
  id: 'wish-telling-time',
  wishes: ['telling time', 'tell the time', 'telling the time', 'tells the time', 'learning tell time', 'learn tell time', 'learned tell time', 'learnt tell time', 'can tell time', 'can’t tell time', 'reading clock', 'read clock', 'reads clock', 'reading clocks', 'learning clock', 'learn clock', 'learning clocks', 'understand clock', 'understands clock', 'what time is it', 'what’s the time', 'what time it is', 'big hand', 'hour hand', 'minute hand', 'clock hands', 'hands clock', 'analogue clock', 'analog clock', 'clock face', 'o’clock', 'half past', 'quarter past', 'hours minutes', 'asks time'],
  answers: ['telling', 'tell', 'tells', 'told', 'time', 'times', 'clock', 'clocks', 'watch', 'reading', 'read', 'reads', 'learning', 'learn', 'learns', 'learned', 'learnt', 'teach', 'teaching', 'knows', 'know', 'knowing', 'understand', 'understands', 'understanding', 'big', 'little', 'small', 'long', 'short', 'hand', 'hands', 'hour', 'hours', 'minute', 'minutes', 'second', 'seconds', 'half', 'past', 'quarter', 'to', 'o’clock', 'oclock', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'analogue', 'analog', 'face', 'numbers', 'number', 'what', 'what’s', 'how', 'when', 'which', 'is', 'asks', 'asking', 'ask', 'keeps', 'always', 'trouble', 'struggles', 'struggling', 'difficulty', 'hard', 'tricky', 'mixes', 'mixing', 'muddles', 'mixed', 'up', 'wrong', 'right', 'gets', 'can', 'can’t', 'cannot', 'doesn’t', 'not', 'yet', 'now', 'first', 'new', 'wall', 'kitchen', 'school', 'class', 'year', 'nursery', 'reception', 'kindergarten', 'son', 'daughter', 'little', 'old', 'her', 'his', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'today', 'proud', 'proudly', 'all', 'by', 'herself', 'himself', 'practising', 'practise', 'practicing', 'difference', 'between', 'confused', 'confuses'],
  except: ['alarm', 'cuckoo', 'grandfather', 'machine', 'travel', 'wolf', 'mr', 'bedtime', 'bed', 'sleep', 'story', 'dinner', 'supper', 'lunch', 'breakfast', 'snack', 'bath', 'play', 'screen', 'fortune', 'future', 'truth', 'lie', 'lies', 'late', 'early', 'wake', 'wakes', 'change', 'changes', 'changed', 'back', 'died', 'dead', 'hospital', 'doctor', 'court', 'prison', 'police', 'visit', 'visits', 'die', 'hits', 'hurt', 'cut', 'glove', 'holding', 'hold', 'hair', 'dragon', 'dinosaur', 'pirate', 'wizard', 'robot', 'giant', 'mouse', 'hickory', 'cinderella', 'midnight', 'term', 'price', 'brother', 'sister', 'left', 'birthday', 'christmas', 'broke', 'broken', 'stopped', 'cat', 'rabbit', 'bear', 'tower', 'sun', 'ben', 'thank', 'washing', 'wash', 'stop', 'stopping', 'froze'],
  nothingElse: true,
  asked: true,
  fed: true,
  moods: ['learning', 'question', 'change', 'first', 'waiting'],
  company: ['clock', 'jelly', 'bowl', 'shoes', 'shoe', 'boot', 'lady', 'dog', 'wall', 'fridge'],
  about: 'The hero is to say when it is four and the jelly is ready, and believes the wrong hand, until the big one is a dog that runs round while its lady walks.',
  titles: ['The Dog Isn’t Home Yet', 'Half Past Fork', '{H} Tells the Time', 'Three Spoons Past Four', 'Who Lives at Twelve'],
  want: [
    {
      id: 'who-tells-me',
      A: 'partner',
      paragraphs: [
        '{H} was learning to tell the time. On the wall hung a clock with a big hand and a little hand. In the fridge stood a bowl of jelly. “It’s ready at four o’clock,” said {A}. “Tell me when it’s four.” {H} wanted to tell the time so well that you could eat it.'
      ]
    }
  ],
  way: [
    {
      id: 'twenty-past-three',
      A: 'same',
      paragraphs: [
        '{H} sat under the clock and watched the big hand. When it was on the four, {H} called, “Four o’clock!” {A} turned the bowl over on a plate. It was not jelly yet. It had a look at the table.',
        '“It’s twenty past three,” said {A}. “That was the big hand. The little hand’s the hour.” “Then what’s the big one so big for?” asked {H}. {A} spooned it all back.'
      ]
    },
    {
      id: 'half-past-fork',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll show you,” said {A}. A plate was the clock, and a fork and a teaspoon were its hands. “When the long one’s on the four, that’s twenty.” “The four’s twenty?” asked {H}. “And the three’s fifteen,” said {A}, and turned the fork, and then the plate.',
        '“What time is it now?” asked {H}. {A} looked at it for a while, from all sides. “Half past fork,” said {A}.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} held up a mirror, to see if the time was easier from behind. {A} looked over {H}’s shoulder and worked it out. “In there it’s twenty to nine,” said {A}. “It’s dark, and you’re in bed.”',
        '{H} looked in, and somebody with wide open eyes looked out. “And the jelly?” asked {H}. “All gone,” said {A}. {H} thought about that. “Then I’ve had some,” said {H}, and felt a little better.'
      ]
    },
    {
      id: 'elder-wrong-note',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“It’s easier by ear,” said {S}. “When I was small, we had a girl next door with a piano. She practised from three to four, and at half past there was a wrong note. We put on the potatoes by it.” “And if she got it right?” asked {A}. “Once she did,” said {S}. “We waited for half past three until it was dark.”',
        'They held an ear to the wall, both of them. Only a tap was running, and that can be any time at all.'
      ]
    },
    {
      id: 'child-drawn-clock',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} wanted to tell the time as well, and had no clock. So {A} took a pen and drew a watch on {S}’s arm. It said four o’clock, because that was the time for jelly. {S} looked at it at once. “It’s four,” said {S}, and got a spoon.',
        '“Not yet,” said {A}. {S} held up the arm. It was four whenever you looked. So {A} drew a second watch on the other arm, at three. Now {S} had one arm that could wait, and one that could not.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} could tell the time without any hands, as long as it was supper. So {H} went to have a look. {A} did not stir. {A} was not looking at the place where the supper came from. {A} was not looking at anything.',
        '“It’s a good while before supper,” said {H} to the whole house. That was the first time {H} had told anybody the time, and it was right.'
      ]
    },
    {
      id: 'waits-for-a-blink',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to see the big hand move. {H} looked until both eyes watered, and it stayed where it was. “It’s waiting for me to blink,” said {H}. So they took turns. {A} looked while {H} blinked, and then the other way round. It moved for neither of them.',
        'Then {A} sneezed, and they both shut their eyes. When they opened them, it had gone on by a minute. “It heard that,” said {H}.'
      ]
    },
    {
      id: 'tummy',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“I don’t need a clock,” said {A}. “I can feel what time it is, in my tummy.” {H} laid an ear against it. “What does it say?” asked {A}. “It says it’s four,” said {H}. They went and looked at the wall. It was not even half past three.',
        '“It’s fast,” said {A}. “It always has been. On Sundays it strikes twelve at ten.”'
      ]
    },
    {
      id: 'lady-with-a-dog',
      A: 'partner',
      paragraphs: [
        'They looked at the clock, and then out of the window. A lady came along, very slowly, with a dog. It ran all round the square and back to her. By then she had got to the next door.',
        '“If you want to know where they are,” said {A}, “which do you look at?” “The lady,” said {H}. “The dog’s everywhere.” {H} looked up. “The big hand’s a dog!”'
      ]
    }
  ],
  turn: [
    {
      id: 'twelve-shoes',
      A: 'partner',
      paragraphs: [
        'They set twelve shoes in a ring. Each was a house with a number, and in the boot at twelve lived the dog. {H} was the big hand, and trotted all the way round. {A} was the little hand, and the lady. In that time {A} took one slow step, from the three to the four.',
        '“Four o’clock,” panted {H} in the boot. “When I’m not at home, it isn’t o’clock at all.”'
      ]
    },
    {
      id: 'what-it-does-there',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What does the dog do all that time?” asked {A}. {H} showed it. At the three, which was a sandal, it sniffed. That was quarter past. At the six it sat down in a slipper and scratched. “That’s half past,” said {H}. “It thinks it might stay.”',
        'At the nine it heard a spoon in a bowl. That was quarter to. From there on you had to keep out of its way.'
      ]
    },
    {
      id: 'changed-over',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then they changed over, and {H} was the little hand. It is much harder. {H} lifted one foot at the three. It was not to come down at the four until the dog was home. {A} trotted off. At the five {H} swayed. At the seven {H} fell over.',
        '“It’s a bump past half past three,” said {A}. {H} lay between two shoes and rubbed one knee. “You’re too slow for a dog,” said {H}.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to be the dog as well, and ran round the shoes the other way. “Stop!” cried {H}, who was the little hand. “Now I’ve got to go back!” {H} stepped back to the two, and back to the one. {A} was going too fast to stop. It got earlier and earlier.',
        '“It’s breakfast!” called {H} from the eight. “We haven’t even made the jelly!”'
      ]
    },
    {
      id: 'at-the-door',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A neighbour rang, whose clock had stopped, and asked what time it was. {H} ran to look. “The lady’s past the three,” said {H}, “and the dog’s right down at the six.” The neighbour looked up the street and down the street.',
        '“Half past three,” said {A} from behind. “Thank you,” said the neighbour. “I do hope that somebody catches it.”'
      ]
    },
    {
      id: 'third-hand',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was a third hand on the clock, thin and red, and it never stopped. “And who’s that?” asked {A}. {H} watched it go all the way round, while the dog took a single step. “That’s the flea,” said {H}.',
        'They counted, to make sure. In one minute it made sixty hops. After that they both had to scratch, as far up as they could reach.'
      ]
    },
    {
      id: 'quarter-to-what',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“At quarter to I’ve got to go and turn the washing,” said {A}. “Quarter to what?” asked {H}. {A} had not said. Hardly anybody does. They only tell you where the dog is, and leave out the lady.',
        '“And what if it’s another lady?” asked {H}. “Then I’d come at the wrong hour,” said {A}. “I’d turn it at midnight.” From then on {A} said all of it. It was a quarter to four, and the washing was still wet.'
      ]
    },
    {
      id: 'without-the-dog',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} shut one eye and held up a thumb, so that the big hand was behind it. Only the little hand was left. It was past the three, and closer to the four. “I can still tell it,” said {H}. “It’s three, and a good bit.” {A} tried it too, and it could be done.',
        '“Then what’s the big one for?” asked {A}. {H} let it out again. “So that she’s got somebody with her,” said {H}.'
      ]
    },
    {
      id: 'dog-comes-home',
      A: 'partner',
      paragraphs: [
        'On the wall the little hand was nearly at the four. “Now?” asked {A}. “Not yet,” said {H}. “The dog’s only at eleven.” You could not see it run. It only came nearer. At last it was at the top. “It’s home!” called {H}. “Four o’clock!” {A} turned the bowl over. The jelly stood there and shook, and did not run.'
      ]
    },
    {
      id: 'spoons-past-four',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They ate it by the clock, with one spoonful each for every number that the dog got to. Between the one and the two it was a very long way. {A} licked a spoon that had nothing on it. “What time is it?” asked {A}. “Three spoons past four,” said {H}.',
        'It was the slowest jelly that they had ever had. When half of the plate was empty, it was half past.'
      ]
    },
    {
      id: 'is-it-eight',
      A: 'partner',
      paragraphs: [
        'After supper {A} looked up. “Eight o’clock,” said {A}. “Bedtime.” The little hand was nearly at the eight. But the big hand pointed down at the six. “It isn’t eight,” said {H}. “The dog’s as far from home as it can get.” {A} had only looked at the lady. It was half past seven. There was jelly left, and half an hour to eat it in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went to see if the jelly could be hurried.',
      '{names} looked up at the clock, and it went on ticking.',
      { text: '{names} laid out a spoon for everybody, some time too soon.', needs: ['hands'] },
      { text: '{names} counted the numbers on the clock, and they were all there.', needs: ['hands'] }
    ],
    way: [
      '{names} found a drop of jelly under the table.',
      '{names} sat down in front of the fridge, to be near it.',
      { text: '{names} waved to the lady, and the dog looked up.', needs: ['hands'] },
      { text: '{names} wiped up what had run as far as the table leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the boot, and knew whose it was.',
      '{names} ran round after the big hand, and got home a little later.',
      { text: '{names} brought two slippers, for the five and the seven.', needs: ['hands'] },
      { text: '{names} held up four fingers, and did not take them down until four.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the shoes back in the hall. The boot went nearest the door, in case of the dog.',
    'When it really was eight o’clock, with everybody home, {H} was washed, and lay down.'
  ],
  last: [
    'The little hand walked on, the big hand ran round it, and {H} was asleep.',
    'It was some time past some number, and {H} was asleep.'
  ]
})
