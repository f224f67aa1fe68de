import { wishPlot } from '../wish-plot.ts'

export const slowEater = wishPlot({
  id: 'wish-slow-eater',
  wishes: ['slow eater', 'slow eaters', 'slow eating', 'slow eat', 'slow eats', 'eats slowly', 'eating slowly', 'eat slowly', 'slow dinner', 'slowly dinner', 'slow supper', 'slow breakfast', 'slow lunch', 'slow meals', 'slow mealtimes', 'slow table', 'slowest eater', 'forever eat', 'forever eating', 'forever dinner', 'forever breakfast', 'forever lunch', 'forever supper', 'forever meal', 'forever table', 'ages eat', 'ages eating', 'ages dinner', 'ages breakfast', 'ages lunch', 'ages supper', 'ages tea', 'ages meal', 'hours eat', 'hours eating', 'hours dinner', 'hours breakfast', 'hour eat', 'hour eating', 'hour dinner', 'hour breakfast', 'so long eat', 'too long eat', 'long time eat', 'long dinner', 'long breakfast', 'dawdles dinner', 'dawdling dinner', 'dawdle dinner', 'dawdles breakfast', 'dawdling breakfast', 'dawdle breakfast', 'dawdles food', 'dawdling food', 'dawdles meals', 'dawdling meals', 'dawdles mealtimes', 'dawdling mealtimes', 'dawdles eating', 'dawdling eating', 'dawdles table', 'dawdling table', 'dawdles lunch', 'dawdling lunch', 'dawdles supper', 'dawdling supper', 'dawdles tea', 'dawdling tea', 'eat faster', 'eating faster', 'eats faster', 'eat quicker', 'eating quicker', 'always last eating', 'last eat', 'daydreams dinner', 'daydreaming dinner', 'daydreams breakfast', 'talks instead of eating', 'talks too much dinner', 'food cold', 'dinner cold'],
  answers: ['slow', 'slowly', 'slower', 'slowest', 'slowcoach', 'slowpoke', 'eater', 'eaters', 'eat', 'eats', 'eating', 'takes', 'take', 'taking', 'forever', 'ages', 'hours', 'hour', 'long', 'time', 'times', 'dawdles', 'dawdle', 'dawdling', 'dinner', 'dinners', 'dinnertime', 'supper', 'tea', 'teatime', 'lunch', 'breakfast', 'meal', 'meals', 'mealtime', 'mealtimes', 'food', 'table', 'plate', 'fast', 'faster', 'quick', 'quicker', 'quickly', 'hurry', 'hurrying', 'last', 'daydreams', 'daydreaming', 'dreams', 'talks', 'talking', 'chats', 'chatting', 'tells', 'stories', 'instead', 'always', 'every', 'each', 'all', 'night', 'evening', 'morning', 'day', 'very', 'really', 'such', 'so', 'too', 'much', 'cold', 'gets', 'goes', 'lets', 'sits', 'keeps', 'won’t', 'can’t', 'doesn’t', 'not', 'never', 'learn', 'learns', 'learning', 'needs', 'half', 'two', 'over', 'while', 'when', 'finishes', 'finish', 'finished', 'everyone', 'everybody', 'else', 'school', 'nursery', 'home', 'daughter', 'son', 'toddler', 'boy', 'girl', 'little', 'child', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'trouble', 'problem', 'year', 'old'],
  except: ['allergy', 'allergic', 'hospital', 'thin', 'fat', 'weight', 'weigh', 'diet', 'starving', 'skinny', 'underweight', 'anorexia', 'choke', 'choking', 'choked', 'gags', 'gagging', 'vomit', 'sick', 'ill', 'poorly', 'tube', 'feeding tube', 'swallow', 'swallowing', 'doctor', 'nurse', 'ulcer', 'mouth hurts', 'braces', 'tooth', 'teeth', 'punished', 'smacked', 'shouts', 'shouting', 'shout', 'cries', 'crying', 'died', 'dead', 'grandpa', 'grandma', 'nana', 'granny', 'grandad', 'divorce', 'court', 'dog', 'cat', 'hamster', 'rabbit', 'guinea pig', 'snail', 'sloth', 'tortoise', 'turtle', 'snake', 'caterpillar', 'dragon', 'dinosaur', 'giant', 'monster', 'bear', 'panda', 'koala', 'robot', 'princess', 'king', 'cooker', 'cooking', 'restaurant', 'vegetables', 'broccoli', 'peas', 'refuses', 'fussy', 'picky', 'dressed', 'dressing', 'shoes', 'fork', 'knife', 'ramadan', 'fasting', 'iftar', 'baby', 'weaning', 'throws', 'throwing'],
  nothingElse: true,
  moods: ['learning', 'waiting', 'change', 'quarrel', 'losing'],
  company: ['plate', 'spoon', 'beans', 'lift', 'table', 'chair', 'sink', 'ladle', 'cup', 'dog', 'pigeon', 'goat'],
  fed: true,
  about: 'The hero is a slow eater, for the spoon is a lift that hangs halfway up while words come out at the door, until the two of them hear the rule of every door: first all out, then all in.',
  titles: ['Your Lift Is Stuck', 'First All Out', '{H} Between Two Floors', 'Six Beans Going Up', 'The Slowest Bean'],
  want: [
    {
      id: 'between-two-floors',
      A: 'partner',
      paragraphs: [
        '{H} was a slow eater, and tonight it was beans. {A} had finished long ago. {H}’s spoon stood in the air, halfway up, with six beans in it. “And then the dog got on the bus,” said {H}. “Your lift’s stuck,” said {A}, and took the empty plate to the sink. A table gets very big when you sit there alone. “Wait for me,” said {H}. “I’ll be quick.”'
      ]
    }
  ],
  way: [
    {
      id: 'out-of-the-window',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it doing up there?” asked {A} from the sink. “Looking out,” said {H}. From halfway up there was a window to see, and a pigeon. All six beans had turned that way. So {A} moved {H}’s chair round, and it faced the wall.',
        'There was a crack in the wall, and it had bends, and a lake. {H} put a boat on it. {A} came to see where it went, with a wet plate in one hand. Now neither of them was quick.'
      ]
    },
    {
      id: 'one-bean',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A light lift ought to be faster, {H} thought, and took up a single bean. It rode very well, with all that room, and rolled about to try the corners. Then the spoon went down and fetched another.',
        '“How’s it going?” asked {A}. “Fast,” said {H}, “but I’m on the stairs a lot.” {A} did the sum on ten fingers and two spoons. “At that rate we’ll meet breakfast, coming the other way.”'
      ]
    },
    {
      id: 'the-ladle',
      A: 'partner',
      paragraphs: [
        'A spoon takes so few. {H} fetched the ladle, and all the beans got in at once. It went up without a stop. But at the top the door was too narrow. The ladle turned, to try it sideways, and there were beans in {H}’s lap, and up one sleeve. {A} helped to count them back onto the plate. “Nineteen,” said {A}. “What a slow quick.”'
      ]
    },
    {
      id: 'sand-glass',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} stood the sand glass for the eggs beside the plate. “You could be done when that is,” said {A}. {H} laid {H}’s chin on the table to watch. First the sand had a dimple, and then a hill. At the end the last few grains all jumped in together.',
        '“Well?” asked {A}. “It’s done,” said {H}. The sand had been very quick. The beans had not moved, because they had been watching too.'
      ]
    },
    {
      id: 'guest-sings',
      S: 'guest',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At home we sit at dinner until midnight,” said {S}. “First there’s soup, then somebody sings, and then there’s fish.” {A} thought that it would be nice to live there. “And if you’re slow?” asked {A}. “Then you get the long song,” said {S}.',
        '{A} tried a verse of it. The spoon stayed halfway up and kept time, and three beans got out.'
      ]
    },
    {
      id: 'elder-tooth',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was the slowest eater in our street,” said {S}. “Only my cousin Lou could make me quick, in the week of the loose tooth. Lou sat beside me and didn’t dare talk. So I couldn’t talk either, and we were done by six.”',
        '“And then?” asked {A}. “Then it came out,” said {S}, “and Lou told us about it until nine.” {S} had never understood what it was about that tooth.'
      ]
    },
    {
      id: 'child-slow-race',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I bet I’m slower than you,” said {S}. {A} had never been beaten at that. They each took a bean, and looked each other in the eye. {S} chewed very slowly. You could see one ear go up, and after a time it came down again.',
        '{A} watched that ear with such care that {A}’s own bean went down by itself. “You’ve swallowed,” said {S}. It was the first time that {A} had been the quick one. It did not count.'
      ]
    },
    {
      id: 'just-right',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The beans had got cold. {A} warmed them up, and now they were too hot. “There’s a moment in between when they’re just right,” said {A}. They both bent over the plate, so as not to miss it. “Does it make a noise?” asked {H}.',
        '{A} thought that it would be more of a smell. {H} thought a small pop. They could not agree, and while they were talking, it must have come by.'
      ]
    },
    {
      id: 'told-to-the-beans',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} went out to shake the cloth, so that there was nobody to talk to. It was very quiet. {H} told the beans about the dog instead. They lay there and listened. They had not known that there were buses.',
        '“Still not eaten?” asked {A}, coming back. “I couldn’t,” said {H}. “I was in the middle.” You can hardly eat anybody who wants to know how it ends.'
      ]
    },
    {
      id: 'pet-waits-for-the-lift',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been given supper long ago, and had eaten it without a word. Now {A} watched the spoon. When it went up, two eyes went up. When it stopped halfway, so did they. “Somebody’s waiting for the lift,” said {H}.',
        'To be polite {H} sent it down again, with all six still in it. {A} looked in. Then both looked out of the window. It was not going that way.'
      ]
    },
    {
      id: 'somebody-coming-out',
      A: 'partner',
      paragraphs: [
        '{A} sat down with a cup, to help. “Eat up,” said {A}. “I am eating,” said {H}, and the spoon stopped under {H}’s nose. “Don’t answer. Just eat.” “I’m not answering.” {A} laid one cheek on the table and watched the beans. “They want to get in,” said {A} slowly, “and there’s always somebody coming out.” {H} held a hand before the door. A “the” came out, and a “dog”. “It’s like at the baker’s,” said {H}. “First all out. Then all in.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-out',
      A: 'partner',
      paragraphs: [
        'Now the lift waited below, on the plate. “The dog had a ticket,” said {H}. “All out,” said {A}, and tapped the cup. Ding. Up it came, six got in, and the door shut. “A ticket where to?” asked {A}. {H} pointed at the door. There was no getting through. “Hurry along in there,” said {A} to the beans. “To the library,” said {H}, when they had. Ding.'
      ]
    },
    {
      id: 'persons',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} wanted to hear more, and pressed eight beans onto the spoon. Two of them got off again at once, by the side. “It’s for six,” said {H}. “Where does it say that?” asked {A}. So {H} made six dots on a scrap of paper, and leaned it against the cup.',
        'From then on a seventh had to wait below. It did not mind. It saw the others off, and had the whole hall to itself.'
      ]
    },
    {
      id: 'wrong-floor',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a noise in the hall, and {H} looked round. The spoon went on up without being watched. It stopped, and nobody opened. “That’s the chin,” said {A}. “Nobody lives there.” The spoon tried again, further over, and rang at one cheek.',
        '{H} turned back, and there was the door. “They’ve been to all the neighbours,” said {A}. You could see it, too, for they had left something at each.'
      ]
    },
    {
      id: 'on-foot',
      A: 'other',
      spare: 12,
      paragraphs: [
        '“Does bread go up by lift as well?” asked {A}. {H} did not think so. Bread went on foot, and had a rest on {H}’s knee. Water came down a slide. Tea was let in last, for it had to take its coat off. You helped it by blowing.',
        '“And when do the words come out?” asked {A}. “When the bread’s having its rest,” said {H}, and that was why it had one.'
      ]
    },
    {
      id: 'question-at-the-door',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Was it a big dog?” asked {A}, just when the spoon was at the top. The beans stood outside, and behind the door stood the answer. Somebody had to go back. {H} held up one hand, like the woman at the crossing, and let the beans through first. They had come all that way.',
        '{A} laid a hand over the question and kept it warm. It was still good when the lift was down. “It was long,” said {H}.'
      ]
    },
    {
      id: 'baby-open-door',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had hardly any words yet, only a “ba” now and then, and that was soon out. So {S}’s door stood open nearly all the time. {A} held out a spoon of mash, and it went straight in, without waiting. “That’s a quick house,” said {A}.',
        'Then {S} had something to say after all. It came out with the mash, and the mash came first. {A} wiped it off one ear. “All out,” said {A}.'
      ]
    },
    {
      id: 'to-and-fro',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} had a story too, about a lost shoe, and there was not much left of the bread. So they took turns. While {H} chewed, {A} told a bit about the shoe. While {A} chewed, {H} told a bit about the dog. It went to and fro across the table, and there was always a door free.',
        'Only the stories got mixed. In the end the dog was wearing the shoe, and nobody had noticed when it was put on.'
      ]
    },
    {
      id: 'dreams-at-breakfast',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“And how will it be at breakfast?” asked {A}. “Slow,” said {H}. In the morning there were dreams. They were long, and had to come out in one piece. The toast stood in front of the door and went stiff.',
        '“When could they come out before?” asked {A}. {H} looked down at two socks. It takes one dream to put on a sock, if you don’t hurry. “Two socks, two dreams,” said {H}. “Then the toast can walk in.”'
      ]
    },
    {
      id: 'stuck-again',
      A: 'partner',
      paragraphs: [
        'By the time the dog gave back its book, {H} had had enough, and it was still light. Two beans stayed on the ground floor. They had never wanted to go anywhere.',
        'Waiting makes you hungry, and {A} took more beans. “I knew a goat once,” said {A}, “and it went by tram.” It was a long story, and the spoon hung in the air. {H} could have got down now. But a table gets so big. “Your lift’s stuck,” said {H}. {A} shut the door at once, in the middle of the goat. Ding. {H} leaned on both elbows and waited.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had finished too, and sat there for the end of the dog.',
      '{names} looked up at the six beans from the other side.',
      { text: '{names} took the other plates away, and only one was left.', needs: ['hands'] },
      { text: '{names} wiped the table, all round {H}’s plate.', needs: ['hands'] }
    ],
    way: [
      '{names} found a bean under the table, and another by the door.',
      '{names} looked into the sleeve, as far as it went.',
      { text: '{names} counted the beans as well, and came to eighteen.', needs: ['hands'] },
      { text: '{names} rinsed the ladle, and hung it up to drip.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the ding, and looked at the door.',
      '{names} came closer, to hear about the ticket.',
      { text: '{names} tapped a cup as well, and it went dong.', needs: ['hands'] },
      { text: '{names} held the hall door open, in case the dog came in.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon was laid in the drawer, and the drawer was shut.',
    'When {H} undressed, one more bean came out of the sleeve. It had been on its way all evening. {H} set it on the windowsill, to look out, and got clean, and lay down.'
  ],
  last: [
    'The slowest bean of all had arrived, and {H} was asleep.',
    'The lift was down, all the words were out, the door was shut, and {H} was asleep.'
  ]
})
