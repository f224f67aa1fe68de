import { wishPlot } from '../wish-plot.ts'

export const beingTheOldest = wishPlot({
  id: 'wish-being-the-oldest',
  wishes: ['oldest', 'eldest', 'being the oldest', 'being the eldest', 'oldest child', 'eldest child', 'oldest of three', 'oldest of four', 'eldest of three', 'oldest sibling', 'eldest sibling', 'oldest sister', 'oldest brother', 'eldest sister', 'eldest brother', 'oldest cousin', 'oldest daughter', 'oldest son', 'eldest daughter', 'eldest son', 'oldest kid', 'firstborn', 'oldest has to', 'oldest always', 'oldest in class', 'oldest in the family', 'eldest in the family', 'proud big sister', 'proud big brother', 'big sister looks after', 'big brother looks after', 'big sister in charge', 'big brother in charge', 'biggest sister', 'biggest brother'],
  answers: ['big', 'bigger', 'biggest', 'sister', 'brother', 'sisters', 'brothers', 'sibling', 'siblings', 'little', 'younger', 'small', 'family', 'child', 'kid', 'girl', 'boy', 'three', 'four', 'five', 'two', 'all', 'of', 'in', 'class', 'school', 'nursery', 'kindergarten', 'cousin', 'cousins', 'grandchild', 'always', 'never', 'has', 'must', 'helps', 'help', 'helping', 'looks', 'look', 'after', 'charge', 'first', 'goes', 'knows', 'knowing', 'hard', 'job', 'good', 'great', 'best', 'proud', 'tired', 'fair', 'unfair', 'kind', 'responsible', 'sensible', 'waits', 'wait', 'slow', 'behind', 'feeling', 'feels', 'feel', 'like', 'likes', 'loves', 'being', 'very', 'so', 'today', 'home', 'house', 'everybody', 'everyone', 'every', 'count', 'counts', 'pegs', 'peg', 'walk', 'her', 'him', 'me', 'the', 'daughter', 'son', 'grown', 'up', 'special'],
  except: ['died', 'dead', 'hospital', 'ill', 'sick', 'poorly', 'lost', 'newborn', 'pregnant', 'baby', 'play', 'tree', 'trees', 'yam', 'man', 'woman', 'tortoise', 'turtle', 'dinosaur', 'castle', 'church', 'town', 'village', 'teddy', 'world', 'king', 'queen', 'prince', 'princess', 'goat', 'bear', 'dragon', 'robot', 'quinceañera', 'quinceanera', 'wedding', 'moved', 'university', 'bully', 'hit', 'hits', 'jealous', 'going to be', 'wants to be', 'becoming'],
  moods: ['proud', 'learning', 'change'],
  company: ['peg', 'pegs', 'rug', 'fringe', 'table', 'neck', 'scarf'],
  about: 'The hero is the oldest of five on a walk with four new pegs, goes first as the oldest should, and learns from a stiff neck where the oldest has to walk.',
  titles: ['The Oldest Goes Behind', 'Four Pegs and the Oldest', 'Being the Oldest', 'In the Neck', '{H} Looks Round'],
  want: [
    {
      id: 'made-at-three',
      A: 'partner',
      paragraphs: [
        'At three o’clock {H} drew faces on four clothes pegs. By five past three {H} was the oldest of five. The pegs had only just been born. They stood on the rug on their two thin legs and looked up.',
        '“You’re the big one now,” said {A}. “What does the oldest do?” {H} knew that. “The oldest goes first,” said {H}, “and knows the way. I want to take them round the table and home again.”'
      ]
    }
  ],
  way: [
    {
      id: 'oldest-first',
      A: 'partner',
      paragraphs: [
        'The pegs had no knees, so they stood on a long scarf. {H} drew the scarf along behind. The oldest went first. At the first leg of the table {H} looked round. One peg lay flat on its face, far back.',
        '{H} stood it up, and went first again. At the second leg two of them were missing. {H} walked, and looked round, and walked, and looked round. “You’ve gone crooked,” said {A}. It was true. {H}’s chin was over one shoulder, and would not come back.'
      ]
    },
    {
      id: 'asks-the-oldest',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The pegs had a lot of questions, and every one was for the oldest. {A} had to say them, since pegs talk through the nose. “Why is the table so high?” “It’s grown up,” said {H}. “Is that the moon?” “That’s the lamp.”',
        '“Are there wolves under the sofa?” {H} went to look. There was a raisin. “You didn’t know,” said {A}. “I did,” said {H}. “But the oldest has to come back and say so.”'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the corner of the rug the oldest had to count. There were one, two, three and four, and one was missing. {H} counted again, and one was still missing. “Who is it?” asked {A}. All four were looking straight at {H}.',
        '“We were five,” said {H}. Then {A} counted, too, and had five. {H} had forgotten the oldest. It happens when you count from inside. They both agreed that it was a good thing it was not a peg.'
      ]
    },
    {
      id: 'gets-the-big-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Halfway along there was a rest, and a biscuit for everyone. The oldest gets the biggest, and so {H} had a whole one. The four pegs got a crumb each. The crumbs came from the oldest’s biscuit.',
        '{H} looked at what was left. It had four bites out of it. “It’s still the biggest,” said {A}. “Only just,” said {H}, and ate it up before anybody was hungry again.'
      ]
    },
    {
      id: 'oldest-is-told',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Two pegs had pinched each other. They would not let go, and a third was in between. “Who started it?” asked {A}. The pegs looked at the oldest. “I wasn’t even there,” said {H}.',
        'But when you are the oldest, you were there. {H} pressed them open with finger and thumb, which took a whole hand for each. All three had the same mark afterwards. “Nobody started it,” said {H}. “They were born like that.”'
      ]
    },
    {
      id: 'pull-of-the-scarf',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The scarf had a fringe, and the fringe got caught on the table. {H} thought that one of the pegs was pulling back, and pulled harder. “They’re only an hour old,” said {A}. “They can’t be that strong.”',
        '{H} went all the way back to see. The oldest had to do it twice, because of the other corner. “The little ones go round once,” said {H}. “I’ve been round three times by now. That’s why I’m so old.”'
      ]
    },
    {
      id: 'tries-it-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At one place the rug stopped, and the bare floor began. “Is it cold?” asked {A}, for the pegs, who had no shoes. The oldest has to try everything first. {H} pulled off a sock, and stood out there on one foot. “It’s cold,” said {H}.',
        'The pegs went over it on their scarf, and felt nothing. “Then why did they ask?” said {H}, and looked for the sock. {A} thought that it had not been about the floor. They had wanted to see that you could stand on it and come back.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I can tell who’s the oldest,” said {A}, “in any row, from behind. It’s the one with the bag.” {H} looked. There was a bag on {H}’s arm. In it were four hats of paper, in case of wind.',
        '“They might not need them,” said {A}. “No,” said {H}, “but I’d need the bag.” {A} put in a fifth hat, of newspaper and quite large. It was for the oldest, in case nobody had thought of that.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was the oldest of our street,” said {S}, “for two whole summers.” {A} asked what {S} had done with it. {S} had tied shoes. “They all came to me, one after the other, and put a foot up.”',
        '“And yours?” asked {A}. {S} thought about it. They must have come undone as well, now and then. “There was a stone by the gate,” said {S}. “I sat down on that, and I did them when everyone had gone in.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be the oldest as well, just as far as the first leg of the table. {A} gave {S} the scarf. {S} went first, and fast, and never looked round once. At the table leg {S} had a very straight neck, and an empty scarf.',
        '“They didn’t keep up,” said {S}. “They’re pegs,” said {A}. So {S} gave back being the oldest, and only had to find things. {S} found all four, and a bean.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} watched the walk from under the table. The pegs went by, and each had a face. {A} did not care for that. A peg belongs on a line, with a sock.',
        '“They’re mine,” said {H}. “I’m the oldest.” {A} got up and walked behind the scarf, with a nose close to the last peg. When that one fell, {A} stopped. It was more than any of the others had done.'
      ]
    },
    {
      id: 'where-it-sits',
      A: 'partner',
      paragraphs: [
        '{H} rubbed the back of the stiff neck. “Being the oldest is in here,” said {H}. “I didn’t know. I thought it would be in the legs.” The four pegs lay about on the rug, wherever they had got to.',
        '“You only ever see them when they’ve fallen,” said {A}. {H} thought that over. In front there was nothing to see but the table, and {H} had known the table for years.'
      ]
    }
  ],
  turn: [
    {
      id: 'oldest-last',
      A: 'partner',
      paragraphs: [
        'So {H} put all four pegs in front, and bent down behind them. Now the oldest was at the back, and pushed the scarf along in small folds. “Left a bit,” said the oldest. When one peg leaned, {H} saw it lean, and there was time for a finger.',
        'They came by the second leg, and the third. “They think they know the way,” said {A}. “Let them,” said {H}.'
      ]
    },
    {
      id: 'who-is-leading',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The peg in front had a very proud face. {H} had drawn it like that by accident, with one eyebrow too many. It believed that it was leading the whole walk.',
        '“Shall we tell it?” asked {A}. {H} steered it round a shoe. It went round the shoe as if it had thought of it alone. “When it’s older,” said {H}. “It’s doing well.”'
      ]
    },
    {
      id: 'elephants',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Elephants have an oldest as well,” said {A}. “That one knows where the water is, and all the others follow.” {H} wanted to know how old. “Fifty, or sixty,” said {A}. “And you’ve been at it since three o’clock.”',
        '{H} looked at the clock. It was nearly four. For an oldest that was not much. But {H} knew where the water was, and filled an eggcup. The four pegs stood round it like a herd.'
      ]
    },
    {
      id: 'behind-the-oldest',
      A: 'partner',
      paragraphs: [
        'At the last leg of the table {H} sat down, with all four pegs in a row ahead. The neck had come straight again. “And who looks after the oldest?” said {H}. It was quiet. Then {H} looked round once more, without having to. There, behind {H}, was {A}. “How long have you been there?” asked {H}. “Since three o’clock,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood very straight beside the pegs, and was looked up at.',
      '{names} asked the oldest how far it was.',
      { text: '{names} gave up a scarf for the pegs to stand on.', needs: ['hands'] },
      { text: '{names} moved the chairs in, so that the way was clear for five.', needs: ['hands'] }
    ],
    way: [
      '{names} called out each time that a peg fell, but always just after.',
      '{names} walked like the oldest, too, with a chin over one shoulder.',
      { text: '{names} picked up the peg that had got under a cupboard.', needs: ['hands'] },
      { text: '{names} rubbed the oldest’s neck, on the side that had gone stiff.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead and told the oldest where the rug had a fold.',
      '{names} kept at the side, as far back as the oldest.',
      { text: '{names} smoothed the scarf before the first peg.', needs: ['hands'] },
      { text: '{names} held one finger beside the smallest peg, all the way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs were clipped on the edge of a box. The oldest counted all five.',
    '{H} washed, also the back of the neck, and lay down with it straight on the pillow.'
  ],
  last: [
    'Four pegs slept in a row, and behind them slept {H}, the oldest.',
    'For today there was nothing more to look round for, and {H} was asleep.'
  ]
})
