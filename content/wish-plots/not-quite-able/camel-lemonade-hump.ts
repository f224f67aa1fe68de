import { wishPlot } from '../wish-plot.ts'

const DRINKS = ['lemon squash', 'lemon juice', 'nimbu pani', 'nimbu paani', 'shikanji', 'fizzy drink', 'fizzy pop', 'soda', 'squash', 'juice', 'soup', 'cold drink']

export const camelLemonadeHump = wishPlot({
  id: 'wish-camel-lemonade-hump',
  beginsElsewhere: true,
  wishes: ['a camel who keeps lemonade in one hump and forgot which', 'camel lemonade', 'camel lemonade hump', 'camel full of lemonade', 'camel stores lemonade', 'camel carries lemonade', 'camel hides lemonade', 'camel lemonade soup humps', 'camel forgot lemonade', 'camel forgets lemonade', 'camel can’t remember lemonade', ...DRINKS.map((drink) => `camel ${drink} hump`), 'camel forgot which hump', 'camel forgets which hump', 'camel can’t remember which hump', 'camel cant remember which hump', 'camel couldn’t remember which hump', 'camel doesn’t know which hump', 'camel doesnt know which hump', 'camel muddles up its humps', 'camel mixed up its humps', 'camel doesn’t know what is in its humps', 'camel forgets what’s in its hump', 'camel forgot what’s in its humps', 'camel drink in its hump', 'camel something different in each hump', 'camel different drink in each hump', 'lemonade in one hump', 'hump full of lemonade'],
  nothingElse: true,
  answers: ['camel', 'camels', 'hump', 'humps', 'lemonade', 'lemon', 'lemons', 'juice', 'squash', 'fizzy', 'pop', 'soda', 'nimbu', 'pani', 'paani', 'shikanji', 'drink', 'drinks', 'drinking', 'soup', 'water', 'other', 'another', 'one', 'two', 'both', 'each', 'which', 'keeps', 'keep', 'kept', 'keeping', 'stores', 'store', 'stored', 'carries', 'carry', 'carried', 'hides', 'hid', 'hidden', 'puts', 'put', 'has', 'had', 'have', 'got', 'full', 'filled', 'instead', 'different', 'inside', 'what’s', 'whats', 'what', 'where', 'forgot', 'forgets', 'forgotten', 'muddles', 'muddled', 'mixed', 'mixes', 'up', 'bactrian', 'dromedary', 'forgetful', 'remember', 'remembers', 'can’t', 'cant', 'cannot', 'couldn’t', 'doesn’t', 'didn’t', 'know', 'knows', 'find', 'finds', 'out', 'guess', 'thirsty', 'hot', 'cold', 'cool', 'sun', 'sunny', 'shade', 'sand', 'desert', 'oasis', 'palm', 'note', 'tap', 'straw', 'cup', 'friend', 'friends', 'shares', 'share', 'party', 'everyone', 'everybody', 'who', 'that', 'whose', 'but', 'and', 'so', 'the', 'of', 'its', 'his', 'her', 'are', 'were', 'there', 'always', 'never', 'old', 'little', 'small', 'big', 'baby', 'funny', 'silly', 'happy', 'kind', 'clever', 'named', 'called', 'day', 'night', 'story', 'child', 'girl', 'boy', 'mum', 'mummy', 'dad', 'daddy', 'summer', 'afternoon'],
  except: ['ill', 'sick', 'vet', 'hurt', 'died', 'dead', 'lost', 'milk', 'race', 'kneel', 'stand', 'stall', 'sold', 'sell', 'sells', 'whale', 'humpback', 'bridge', 'speed', 'eye', 'needle', 'spits', 'spit', 'poo', 'wee', 'pee', 'toy', 'christmas', 'nativity', 'kings', 'storm', 'sandstorm', 'rides', 'ride', 'grumpy', 'beer', 'wine', 'chair', 'toe', 'coat', 'alone', 'dentist'],
  moods: ['losing', 'late', 'change', 'question', 'learning', 'waiting', 'first'],
  isTale: true,
  out: true,
  company: ['camel', 'hump', 'humps', 'lemonade', 'soup', 'note', 'tap', 'taps', 'cup', 'cups', 'sand', 'sun', 'shade', 'shadow', 'palm', 'palm tree', 'knot', 'tail', 'bee', 'towel', 'sock', 'front one', 'back one', 'other one', 'feet', 'raisin', 'dentist', 'tummy', 'bell', 'school', 'flies', 'moon', 'nose', 'dromedary', 'caravan', 'lemon', 'glug', 'left', 'hat'],
  about: 'A camel has lemonade in one hump and soup in the other and has forgotten which, and a trot only makes it hiss all over, until somebody in its shade sees why it keeps on shuffling: the back hump never stands in the sun.',
  titles: ['In This One', 'A Bit to the Left', '{H} and the Two Humps', 'It Always Stood in the Shade', 'Lemonade or Soup'],
  want: [
    {
      id: 'the-note',
      A: 'partner',
      paragraphs: [
        'The camel kept lemonade in one hump, and had forgotten which, and {H} was thirsty. It was so hot that even the flies walked. “I wrote it down,” said the camel. In the sand lay a note, and it said, “In this one.” “It’s come off,” said {A}.',
        'In the other hump was soup. Each had a small brass tap, but once you open a hump you have to finish it. {H} held out a cup, and did not want a whole hump of soup in it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-second-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I do know that it’s the second one,” said the camel. “Counted from where?” asked {A}. “From the other one,” said the camel. {H} counted them from the front, and {A} counted from the back. They met in the middle, and were no wiser.',
        '“It’s the one with the bump,” said the camel. They looked. “I used to know a rhyme for it,” it said. “It ended with hump.” {A} asked how it began. “With lemonade,” said the camel, “and in between I was always thirsty.”'
      ]
    },
    {
      id: 'glug',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} laid one ear on the front hump, and knocked. “Glug,” said the hump. {A} knocked on the back one, and listened for a long time. “Glug,” said that one. “Is yours a lemon glug?” asked {A}. “It’s just wet,” said {H}.',
        'They changed ends, and knocked again. Now {A} heard quite another glug, with a long rumble at the end. But it came from halfway between. “That’s only my tummy,” said the camel. “It would like to know, too.”'
      ]
    },
    {
      id: 'the-knot',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a knot in the camel’s tail. “What’s that for?” asked {A}. “It’s so that I remember something,” said the camel. It looked round at the knot for a while. “It’s so that I read the note,” it said.',
        '“And what’s the bell for, on your foot?” asked {H}. “So that I look at the knot,” said the camel. It lifted the foot, and the bell rang. So it looked at the knot, and then it read the note. “In this one,” it said, and was very pleased.'
      ]
    },
    {
      id: 'lemon-lemon',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Say lemon to them,” said {A}, “and see which one likes it.” So {H} leaned close to the front hump. “Lemon,” whispered {H}. “A big, cold, sour one.” The hump did nothing. But {A}’s whole face screwed up, as far as the ears.',
        '{A} whispered it to the back hump, and now {H}’s face screwed up as well. They looked round at the camel. Its mouth was all on one side, and both eyes were nearly shut. “You felt it, too!” cried {A}. “No,” said the camel, “that’s just my face.”'
      ]
    },
    {
      id: 'a-bee',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A bee came by. “Watch it,” said {A}. “Bees always know where it’s sweet.” They kept quite still. The bee flew round the front hump, and then round the back one. It thought about it, and then it sat down on {A}.',
        '“What did you have for breakfast?” asked {H}. It had been toast with jam. The bee walked along {A}’s chin, and found the place. When it had finished, it flew off to the palm tree, and never looked at a camel again.'
      ]
    },
    {
      id: 'once-to-the-palm-tree',
      A: 'partner',
      paragraphs: [
        '“Lemonade fizzes when you shake it,” said {A}, “and soup doesn’t.” So the camel trotted to the palm tree and back. They listened. The front hump hissed. The back hump hissed, and so did the rest of the camel. “That’s me,” said the camel. “I’m out of breath.”'
      ]
    },
    {
      id: 'dromedary',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Past the palm tree walked a dromedary, which is a camel with one hump. “Where do you keep yours?” called {H}. “In my hump,” said the dromedary, and did not even have to think. “And your soup?” called {A}.',
        'The dromedary stopped. It had never had any soup. It looked at the camel’s two humps, and back at its own. “Is it nice?” it asked. “I forget,” said the camel. They were both a bit sad for a while.'
      ]
    },
    {
      id: 'other-hangs-things-up',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had brought the washing along, and looked for somewhere to hang it. A wet towel went over the front hump, and a wet sock over the back one. Before {A} had sat down, the towel was dry. The sock only dripped.',
        '{A} felt the one, and felt the other. “This end’s good,” said {A}, and “this end isn’t.” Then {A} changed them over. That was all that {A} wanted to know about camels. The sock was dry before the camel had noticed either of them.'
      ]
    },
    {
      id: 'wait-in-the-shade',
      A: 'partner',
      paragraphs: [
        'Now they had to wait, because lemonade that has been for a run comes out all at once. They sat down in the camel’s shade. The camel shuffled a bit to the left, and the sun was on {A}’s nose. {A} moved up. “Can’t you stand still?” asked {A}. “I am standing still,” said the camel, and shuffled.'
      ]
    },
    {
      id: 'pet-moves-along',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had found the best of the shade before anybody else, far at the back. When the camel shuffled, {A} moved along, and did not even open one eye for it. It was never more than half a step.',
        '“How does {A} do that?” asked {H}. They watched. First the camel’s left foot went, and then the right, and {A} went third. “You’re dancing, the two of you,” said {H}. “Who is?” asked the camel, which had noticed nothing.'
      ]
    },
    {
      id: 'elder-and-the-dentist',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I couldn’t tell you the way to my old school,” said {S}. “But when I get off the bus there, my feet just go. Once I was on my way to the dentist, and they took me to school.” “What did you do?” asked {A}.',
        '“I was early, so I sat down,” said {S}. “It was sums. I got six of them right. Then the bell went, and my feet were the first out of the door.” “And the dentist?” “They’d never been told about that,” said {S}.'
      ]
    },
    {
      id: 'child-with-a-raisin',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} held out two fists. “There’s a raisin in one,” said {S}, “and I’ve forgotten which.” {A} tapped the left, and it was empty. {A} tapped the right, and that was empty as well. {S} looked into both, quite puzzled.',
        'Then {S} chewed a little, and remembered. “It’s in here,” said {S}, and patted {S}’s tummy. “In which half?” asked the camel, who took an interest. {S} felt about for it. “In this one,” said {S}.'
      ]
    },
    {
      id: 'what-stands-in-the-shade',
      A: 'partner',
      paragraphs: [
        'At the sixth shuffle {A} looked up. The sun had moved, and the camel had turned with it. The front hump was right in the sun. The back one was in its shadow, as it had been all day. “What do you keep in the shade?” asked {A}. “Cold things,” said {H}. “Its head’s forgotten,” said {A}, “but its feet haven’t!”'
      ]
    }
  ],
  turn: [
    {
      id: 'that-is-what-it-said',
      A: 'partner',
      paragraphs: [
        '{H} held the cup under the back hump, and turned the tap. What came out was cold and prickly, with a slice of lemon in it. “It’s in this one!” cried {H}. “That’s just what I wrote,” said the camel. They drank it all up, down to the slice.'
      ]
    },
    {
      id: 'like-a-wet-hat',
      A: 'same',
      spare: 11,
      paragraphs: [
        'With every cup the back hump got a bit smaller. At last it leaned over to one side, like a wet hat. “Am I crooked?” asked the camel. “A little,” said {A}. “It suits you.” The camel looked round at it, and could not remember how it had been.',
        'So it had a very long drink of water, and {H} held out six lemons, one by one. You could hear each of them go by inside. Plop, it went, and the hump rose by a lemon. After the sixth it stood up straight.'
      ]
    },
    {
      id: 'in-the-other-one',
      A: 'partner',
      paragraphs: [
        '{H} felt the front hump, and it was as warm as a teapot. “So that’s what does it,” said the camel. “I’ve often wondered who warms up the soup.” {A} wrote a new note, and stuck it on the front hump, where the camel could read it. “In the other one,” it said.',
        '“Which other one?” asked the camel. “You’ve only got one other,” said {H}. “I’ll never remember that,” said the camel. And it shuffled a bit to the left.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the camel, and there were two humps from there, too.',
      '{names} panted, and looked from the one tap to the other.',
      { text: '{names} shook the sand off the note.', needs: ['hands'] },
      { text: '{names} polished a cup with one sleeve, so that it was ready.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted to the palm tree as well, and hissed.',
      '{names} moved up, when the sun came round.',
      { text: '{names} patted the camel until it had its breath again.', needs: ['hands'] },
      { text: '{names} held the note against one hump, and then against the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a mouthful, and it prickled in the nose.',
      '{names} sat down under the tap, in case it dripped.',
      { text: '{names} fished for the slice of lemon, and got it.', needs: ['hands'] },
      { text: '{names} held both hands round the cold cup.', needs: ['hands'] }
    ]
  },
  bed: [
    'Under the palm tree the camel lay down. The moon came up, and shone on both humps. So the camel shuffled a bit to the left, until one of them lay in the dark.',
    '{H} washed off the sand, and lay down, with one cheek on the cool side of the pillow. The cup stood by the bed. There was only the one, so nobody had to ask which.'
  ],
  last: [
    'Somewhere a camel shuffled a bit to the left, and {H} was asleep.',
    'Nobody had to remember anything now, and {H} was asleep.'
  ]
})
