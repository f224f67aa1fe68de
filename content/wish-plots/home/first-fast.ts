import { wishPlot } from '../wish-plot.ts'

export const firstFast = wishPlot({
  id: 'wish-first-fast',
  beginsElsewhere: true,
  wishes: ['first fast', 'half day fast', 'half a day fast', 'fast half day', 'half fast', 'first roza', 'half roza', 'mini fast', 'fast until noon', 'fast until lunch', 'fast for ramadan'],
  answers: ['first', 'fast', 'fasts', 'fasted', 'fasting', 'roza', 'half', 'whole', 'time', 'ever', 'noon', 'midday', 'lunch', 'lunchtime', 'morning', 'hours', 'hour', 'few', 'ramadan', 'ramadhan', 'ramzan', 'until', 'till', 'til', 'for', 'trying', 'tried', 'try', 'tries', 'wants', 'wanted', 'learning', 'like', 'with', 'daddy', 'dad', 'baba', 'abu', 'abbu', 'papa', 'mummy', 'mum', 'mama', 'ammi', 'umi', 'big', 'brother', 'sister', 'cousin', 'cousins', 'grown', 'ups', 'grown-ups', 'everyone', 'family', 'his', 'her', 'my', 'today', 'tomorrow', 'yesterday', 'son', 'daughter', 'proud', 'too', 'mini', 'little', 'did', 'does', 'managed', 'kept', 'keeping', 'keeps', 'going', 'doing', 'in', 'during'],
  except: ['intermittent', 'test', 'bowler', 'bowling', 'lap', 'went', 'car', 'cars', 'train', 'bike', 'runner', 'running', 'run', 'race', 'asleep', 'food', 'forward', 'speed', 'rocket', 'horse', 'cheetah', 'boat', 'plane', 'motorbike', 'scooter', 'swim', 'swimming', 'fat', 'weight', 'diet', 'thin', 'skinny', 'lent', 'yom', 'kippur', 'navratri', 'karva', 'ekadashi', 'good friday', 'hospital', 'ill', 'sick', 'blood', 'operation', 'died', 'dead', 'without', 'no food', 'hungry', 'punish', 'punished', 'made me', 'must', 'war', 'prison', 'strike', 'hunger', 'suhoor', 'sehri', 'heart', 'grow', 'growing', 'goes', 'hedgehog', 'breakfast', 'fainted', 'doctor', 'gaza'],
  nothingElse: true,
  namesFamily: true,
  moods: ['first', 'proud', 'waiting', 'learning'],
  company: ['crust', 'hand', 'bread', 'board', 'glove', 'raisins', 'yoghurt', 'cucumber', 'nuts', 'tower', 'hook'],
  fed: true,
  about: 'On the first fast of all, until noon, the hand takes things by itself, until it is in one end of the long oven glove.',
  titles: ['{H} Was There', 'An End Each', 'The Long Glove', 'From Crust to Crust', 'What the Hand Did'],
  want: [
    {
      id: 'crust',
      A: 'partner',
      paragraphs: [
        'It was Ramadan, and {H} was fasting for the first time, until noon. {H} had eaten with {A} while it was still dark. “You don’t have to,” said {A}, who was fasting too. “I know,” said {H}. “I want to.”',
        'It was easy as far as the bread board. A crust had been lying there, and then it was not. “What are you eating?” asked {A}. {H} stopped, with round cheeks. “I don’t know,” said {H}. It was the crust.'
      ]
    }
  ],
  way: [
    {
      id: 'by-itself',
      A: 'partner',
      paragraphs: [
        '“It was the hand,” said {H}. “It went by itself. I wasn’t there.” “Then go on fasting from here,” said {A}, “if you like.” {H} sat on the hand, but it went to sleep. So {H} put it into the oven glove, the long sort, with a pocket at each end.'
      ]
    },
    {
      id: 'hearing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The hand brought it,” said {A}, “but who opened?” So they asked the mouth. The mouth had only opened because the hand was there. The teeth had only done what they always did.',
        '“And the tummy?” asked {A}. {H} listened down to it. “It says it was in bed and knows nothing,” said {H}. Then it said something else, but not very clearly. “And thank you,” said {H}.'
      ]
    },
    {
      id: 'clock-hands',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When’s noon?” asked {H}. “When both the hands are right at the top,” said {A}. {H} watched the clock for a bit. One hand crept up past the seven and the eight.',
        '“They’ve got two hands as well,” said {H}, “and they go by everything and don’t take any.” “They’ve nowhere to put it,” said {A}. “And they’ve had practice.”'
      ]
    },
    {
      id: 'neighbour',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A neighbour stood at the door with a covered plate, for the evening. {H} gave the neighbour the glove, and they shook for a long time, as it was so soft. “Are you baking?” asked the neighbour. “No, I’m fasting,” said {H}. “It’s so that I notice.”',
        'The neighbour was fasting too, and thought of something, and opened the other hand. There was half a fig in it. “Have you got a second glove?” asked the neighbour.'
      ]
    },
    {
      id: 'hen',
      A: 'other',
      spare: 4,
      paragraphs: [
        'On the shelf stood a wooden hen. “Is that fasting as well?” asked {A}. {H} looked into it. The hen had not had a grain today, nor yesterday. “Not since it was made,” said {H}.',
        'They both looked at the hen in a new way. It had never said a word about it. “And still so round,” said {A}. {H} moved the raisins a little further off, so as not to make it harder.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then {H}’s nose itched. {H} scratched it with the glove, and it was so big that it did both ears as well. “That’s handy,” said {A}. It did {A}’s back while it was out.',
        'But a page in a book could not be turned with it. It took the whole bear story at once. “And so they all went home,” read {A}. “That was short,” said {H}. “It’s nearly noon for the bears.”'
      ]
    },
    {
      id: 'pet-bowl',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was not fasting, and ate. Between two mouthfuls {A} looked up. {H} looked the other way, to be polite. “You go on,” said {H}. “I’m only till noon.”',
        '{A} stopped for a moment, as you do when you are told something important. Then {A} went on. But it sounded a little quieter than before, and {H} thought that was decent of {A}.'
      ]
    },
    {
      id: 'elder-ten',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My first fast went on till ten,” said {S}. “That isn’t very long,” said {A}. “No,” said {S}. “I got up at half past nine.”',
        '“And did it count?” asked {A}. “My grandmother counted it,” said {S}. “She told the whole street, and I stood beside her. By the time she got to the end it was eleven.”'
      ]
    },
    {
      id: 'child-guards',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to help with the fasting, and sat down in front of {A}’s mouth to guard it. Nothing could get past. {A} yawned. “What was that?” asked {S}. “A yawn,” said {A}. “It looked like a bite.”',
        '{A} was not sure any more. The next one came up, and they both watched it. “There was nothing in it,” said {S}, “but it went down well.”'
      ]
    },
    {
      id: 'guest-pear',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“On my first fast I ate a pear,” said {S}. “I only noticed at the stalk.” “The whole pear?” asked {A}. “It was a small one,” said {S}, “but I was thorough.”',
        '“And what did you do?” “I took the stalk to my aunt and said that I’d found it,” said {S}. “She looked at me. Then she put it in a vase.”'
      ]
    },
    {
      id: 'spoon',
      A: 'partner',
      paragraphs: [
        '{A} was stirring yoghurt for the evening, and held out a spoon. “Is there enough salt in it?” {H} tasted. “It wants mint,” said {H}. Then it was quiet. “That was your hand,” said {H}. “It always does that,” said {A}. “I wasn’t there either.” {H} held open the other end of the glove.'
      ]
    }
  ],
  turn: [
    {
      id: 'an-end-each',
      A: 'partner',
      paragraphs: [
        'Now they had an end each. {H}’s hand set off for the raisins, and {A}’s arm went too. “Where are we going?” asked {A}. “Nowhere,” said {H}. Then {H} was pulled off the chair. {A}’s hand had got to the nuts. “I wanted to dust them,” said {A}.'
      ]
    },
    {
      id: 'round-the-chair',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They went to the window, {H} on one side of a chair and {A} on the other. The glove did not. It lay across the back, and the chair came along.',
        '“Now there are three of us fasting,” said {A}. At the window they all looked out. On the way back they went round the table, and after that it was four. They had to stay where they were for a bit, and think.'
      ]
    },
    {
      id: 'aunt-rings',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The telephone rang at {A}’s end. So {H} had to go to the telephone too. It was an aunt, who wanted to know how the first fast was going. “We’re going very well,” said {H}. “We’ve just been to the door and back.”',
        '“And what’s your hand doing?” asked the aunt, who had heard about it. {H} felt about in the glove. “It’s holding its own thumb,” said {H}.'
      ]
    },
    {
      id: 'crumb',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'In the middle of the table lay a crumb. {H} saw it, and {A} saw it. Nobody said anything. Then two hands moved up to it, one from each side, quite slowly. They met over it. “After you,” said {A}.',
        '“It isn’t noon yet,” said {H}. So they blew it along the table, turn and turn about, and over the edge. Under the window sat a sparrow, which was not fasting.'
      ]
    },
    {
      id: 'cardigan',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{A} was cold, and wanted to put on a cardigan. One arm was easy. The other sleeve went over the glove, and on, and on, and came out at {H}. Now {H} had a sleeve as well.',
        '“It’s a bit tight at the back,” said {A}. “There isn’t any back,” said {H}. They buttoned it up with the hands that were left over. After that nobody’s hand went anywhere by itself for some time.'
      ]
    },
    {
      id: 'hammock',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Between the two ends the glove hung down like a hammock. {H} laid a spoon in it, and they rocked it. Then they carried it to the drawer. It arrived. So they fetched the next, and a teacup, and the clean plates for the evening.',
        '“It’s almost a waste to do this without a table,” said {A}. They had laid for everyone, and it wasn’t even eleven.'
      ]
    },
    {
      id: 'past-noon',
      A: 'partner',
      paragraphs: [
        'Then they built a tower, with the two hands that were free. They needed both for every brick, and thought of nothing else. When the last was on, it was past noon. It had been for ages. This morning {H} had forgotten to fast. Now {H} had forgotten to stop.'
      ]
    },
    {
      id: 'other-crust',
      A: 'partner',
      paragraphs: [
        'A loaf has two ends, and on the board lay the other. {H} took out the hand, looked first, bit, and noticed all of it. “Is it good?” asked {A}. “Better than the first,” said {H}. “This time I was there.”'
      ]
    },
    {
      id: 'shy-hand',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'The hand did not quite know what to do, now that it was out. It picked up a cup, and put it down. It was warm, and smelled a little of cake from last week. “It’s gone shy,” said {H}.',
        '{A} held out the plate with the nuts. The hand waited. It looked as if it wanted to be asked. “Please,” said {A} to it, and it took a small one.'
      ]
    },
    {
      id: 'how-long-it-was',
      A: 'partner',
      spare: 16,
      paragraphs: [
        '“How long was my fast?” asked {H}. They worked it out. It had gone from one crust to the other, so they stepped it off. From the board to the hook was four. Then came the nuts, and the window, and twice round the tower.',
        '“Twenty-six,” said {A}. “And a bit that I wasn’t there for,” said {H}. They left that out, and it was still the longest that {H} had ever done.'
      ]
    },
    {
      id: 'back-in',
      A: 'partner',
      paragraphs: [
        '{A} was going on a bit longer, and {A}’s hand had begun to look at the nuts. So {H} put a hand back in. “But you’ve stopped,” said {A}. “I’m here for yours,” said {H}. When {A} was done as well, two hands came out, and both went to the yoghurt. There was mint in it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the board too, where the crust had been.',
      '{names} came to see what {H} had in those cheeks.',
      { text: '{names} showed two empty hands, before anybody asked.', needs: ['hands'] },
      { text: '{names} put the lid on the jam, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the glove, which had met a good many cakes.',
      '{names} walked once round the yoghurt and away again.',
      { text: '{names} put both hands behind the back, where they could do no harm.', needs: ['hands'] },
      { text: '{names} went to look for the mint.', needs: ['hands'] }
    ],
    turn: [
      '{names} went through under the glove, and back.',
      '{names} kept clear of the tower, which leaned.',
      { text: '{names} handed up the bricks.', needs: ['hands'] },
      { text: '{names} cut the mint small, and then a bit smaller.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glove went back on its hook.',
    '{H} washed both hands, and lay down. The bed had had nothing since the morning. Now it got {H}.'
  ],
  last: [
    'The glove was empty at both ends, the bed was full, and {H} was asleep.',
    'The hand lay on the blanket and went nowhere by itself, and {H} was asleep.'
  ]
})
