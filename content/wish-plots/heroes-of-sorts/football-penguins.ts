import { wishPlot } from '../wish-plot.ts'

const GAMES = ['football', 'football match', 'soccer', 'soccer match', 'soccer game', 'footie', 'match', 'game', 'world cup', 'cup final', 'team']

export const footballPenguins = wishPlot({
  id: 'wish-football-penguins',
  beginsElsewhere: true,
  wishes: ['football match humans against penguins and I score 100 goals', ...GAMES.flatMap((game) => [`${game} against penguins`, `${game} humans penguins`, `${game} people penguins`]), 'humans against penguins', 'humans vs penguins', 'people vs penguins', 'people against penguins', 'kids vs penguins', 'children against penguins', 'football penguins', 'soccer penguins', 'penguins 100 goals', 'penguins hundred goals', 'score lots goals penguins', 'score goals penguins', 'scored goals penguins', 'win football penguins', 'beat penguins football', 'beat penguins soccer', 'beats penguins football', 'football penguins antarctica', 'soccer penguins antarctica', 'football south pole', 'soccer south pole', 'football match on ice penguins'],
  nothingElse: true,
  answers: ['football', 'footballer', 'footballers', 'soccer', 'footie', 'match', 'matches', 'game', 'games', 'final', 'cup', 'world', 'league', 'tournament', 'team', 'teams', 'penguin', 'penguins', 'human', 'humans', 'people', 'person', 'us', 'we', 'i', 'me', 'my', 'our', 'kids', 'children', 'friends', 'friend', 'family', 'against', 'versus', 'vs', 'v', 'with', 'and', 'play', 'plays', 'playing', 'played', 'score', 'scores', 'scored', 'scoring', 'goal', 'goals', 'goalie', 'goalkeeper', 'keeper', 'striker', 'hat', 'trick', 'hundred', 'one', 'a', 'an', 'the', '100', 'hundreds', 'thousand', 'million', 'lots', 'all', 'win', 'wins', 'winning', 'won', 'beat', 'beats', 'kick', 'kicks', 'kicked', 'kicking', 'tackle', 'pass', 'passes', 'referee', 'ref', 'whistle', 'seal', 'pitch', 'stadium', 'ice', 'icy', 'snow', 'snowy', 'frozen', 'slippery', 'sliding', 'slide', 'slip', 'antarctica', 'antarctic', 'south', 'pole', 'cold', 'ball', 'in', 'on', 'at', 'where', 'when', 'who', 'that', 'is', 'are', 'was', 'were', 'it', 'they', 'best', 'funny', 'silly', 'big', 'exciting', 'about', 'story', 'captain', 'shirt', 'orange', 'kit', 'boots', 'coat', 'dad', 'daddy', 'mum', 'mummy', 'brother', 'sister', 'grandad', 'grandpa', 'granny', 'crowd', 'cheer', 'cheers', 'emperor', 'half', 'time', 'goes', 'to', 'of', 'by', 'day', 'today', 'star', 'player', 'players', 'waddle', 'waddles', 'waddling'],
  except: ['lost', 'losing', 'lose', 'polar', 'bear', 'bears', 'shark', 'orca', 'dinosaur', 'dinosaurs', 'alien', 'aliens', 'robot', 'robots', 'unicorn', 'broke', 'broken', 'hurt', 'hurts', 'injury', 'injured', 'hospital', 'cried', 'sad', 'picked', 'didn’t', 'died', 'dead', 'zoo', 'fridge', 'lolly', 'cream', 'picnic', 'beach', 'rugby', 'cricket', 'basketball', 'hockey', 'zombies', 'window', 'egg', 'eggs', 'gloves'],
  moods: ['proud', 'losing', 'first', 'question'],
  isTale: true,
  out: true,
  company: ['penguin', 'penguins', 'seal', 'ball', 'pitch', 'goal', 'whistle', 'ice', 'snow', 'feet', 'captain', 'bank', 'bucket', 'match', 'row', 'wind', 'oranges', 'potato', 'turnip', 'coat', 'scarf', 'shirt', 'humans'],
  about: 'In a football match of humans against penguins no penguin ever passes to anyone in orange, until the hero has to put on a long black coat, and waddles, and is taken for number twelve.',
  titles: ['Number Twelve', 'Humans against Penguins', '{H} and the Hundred Goals', 'Only Moulting', 'That One Is Ours'],
  want: [
    {
      id: 'a-hundred',
      A: 'partner',
      paragraphs: [
        '{H} was going to score a hundred goals, and the match was humans against penguins. The pitch was frozen hard, which suited one of the teams. In came eleven penguins on their fronts, stood up, and bowed. The humans wore orange shirts, so that nobody could miss them.',
        '{A} kept goal for the humans, in a long black coat and a white scarf. “One goal would do,” said {A}. “A hundred,” said {H}. A seal blew the whistle. {H} ran at the ball, sat down, and slid past it.'
      ]
    }
  ],
  way: [
    {
      id: 'never-to-orange',
      A: 'partner',
      paragraphs: [
        'After that the penguins had it. They passed it, flip, flip, flip, too polite to shoot, and never to anybody in orange. “Here!” shouted {H}, and jumped, and waved both arms. Eleven penguins looked politely past. By half-time {H} had not once touched the ball, and had sat down thirty times.'
      ]
    },
    {
      id: 'which-is-seven',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The seal held up a yellow card, for passing too much. “That’s for number seven,” it said. The penguins looked along the row. They all looked like number one. The first handed the card to the second, and the second handed it on, to be polite.',
        'At the end of the row stood {A}, who had come up for a word with {H}. {A} looked round, but there was nobody else. “I’m only in goal,” said {A}, in the black coat. “They all say that,” said the seal, and wrote it down.'
      ]
    },
    {
      id: 'eleven-saves',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On ice you do not stop when you have finished. {H} slid by the penguins, and by the seal. At the wrong goal {H} slid into {A}’s arms. “Saved,” said {A}. “I haven’t even got the ball,” said {H}.',
        'The penguins had seen how nice it looked. They came too, on their fronts, as fast as plates on a tray. {A} caught the first, and the second, and opened the coat for the rest. “That’s eleven saves,” said {A}, from underneath. “I’ve never played so well.”'
      ]
    },
    {
      id: 'who-sees-the-match',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the bank stood four hundred more penguins, who had come to cheer. But the wind blew, so they all had their backs to it, and to the match. Only one at the edge looked round. “Nothing!” it called, and they all cheered.',
        '“Don’t the others want to see?” asked {A}. The seal explained. They moved from the cold side to the warm middle, and then out again. Everybody had a turn. “And who gets to watch?” asked {A}. “Whoever’s cold,” said the seal.'
      ]
    },
    {
      id: 'other-goes-right-through',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} went up to the penguins to hear the score. They stood close together, out of the wind, and talked it over. “Excuse me,” said {A}. One shuffled up to make room, and then another. After that only the top of {A}’s hat was to be seen.',
        'The hat went slowly along the middle. Some time later {A} came out on the far side, rosy all over. “I’ve been right through,” said {A}. “It’s like a bakery in there.” “And what’s the score?” asked {H}. {A} had quite forgotten to ask, and went back in.'
      ]
    },
    {
      id: 'pet-knows-them-apart',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} wanted to know who was who, and went along the row of penguins, sniffing. They all kept still for it. They had all had fish for lunch. But it had not been the same fish, and {A} took it all in.',
        '“Which one’s the captain?” asked {H}. Nobody could have said. {A} went back, and stopped in front of the fourth from the left. “That’s right!” said the seal, amazed. “I’ve known them for years, and I always have to ask.”'
      ]
    },
    {
      id: 'elder-with-a-potato',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had no ball at all,” said {S}. “We played with a potato.” “Didn’t it break?” asked {A}. “It got smaller,” said {S}. “In the end we were all on our knees, looking for it. So for the second half we took a turnip.”',
        '“And who won?” “Nobody,” said {S}. “It was two all, and then it was soup. We had it out of one pot, both teams.” A penguin had been listening to that. It bent down over the ball, and gave it one thoughtful peck.'
      ]
    },
    {
      id: 'child-is-the-ball',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} sat down on the ice with knees pulled up. A penguin gave {S} a small push, as one does, and {S} slid to the next. That one pushed too. So {S} went all along the row, round and round, and the woolly hat flew off. “I’m the ball!” cried {S}.',
        '“Which goal do you want to go in?” called {A}. “Both!” cried {S}. For a moment it stood one all. Then the seal had to rub it out again, because a ball must not laugh. “Again,” said the ball.'
      ]
    },
    {
      id: 'oranges-and-sprats',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At half-time there were oranges for the humans, and sprats for the penguins. Out of politeness they swapped. {A} held a sprat by the tail, and they looked at each other. A penguin tried its orange with the peel on, and its face went off in all directions.',
        '“Most interesting,” said both of them. Then the seal came round with a bucket, to see if there was anything left. They were very glad of it. The seal ate the sprats, the oranges and the peel, and looked for a moment at the whistle.'
      ]
    },
    {
      id: 'in-the-long-coat',
      A: 'partner',
      paragraphs: [
        'It began to snow. {A} buttoned {H} into the long black coat, with the white scarf in front. The sleeves hung to the ground. In such a coat nobody can run. {H} waddled back on to the ice, and did not sit down once. Flip, went a penguin, and the ball stopped at {H}’s feet.'
      ]
    },
    {
      id: 'number-twelve',
      A: 'partner',
      paragraphs: [
        '“What did I do?” asked {H}. {A} looked along the row. They were black behind and white in front, with their arms down, and so was {H}. “They don’t look at faces,” said {A}. “They pass to whoever’s a penguin. You’re number twelve.” “But I’m a human,” whispered {H}. “Not from behind,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'somebody-who-lives-there',
      A: 'partner',
      paragraphs: [
        'So {H} waddled off with the ball, and nobody stood in the way. The penguin in goal moved over, as you do for somebody who lives there. “Goal!” called {A}. All the penguins flapped. One of them had scored, and they never asked where. They rolled {H} the ball again, and that made two.'
      ]
    },
    {
      id: 'keeps-out-the-others',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The penguin in goal got to know {H} quite well. “You again,” it said at number ten, and moved over. At number twenty it asked after the family. At number thirty it had swept a path for {H}, just inside the post.',
        '“You let in every one of them,” said {A}. “That’s one of ours,” said the penguin. “I only keep out the humans.” “And have you kept any out?” asked {A}. “All of them,” said the penguin, and stood a bit taller. It was quite true.'
      ]
    },
    {
      id: 'forty-or-forty-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At forty there was some trouble. {A} kept the score with a finger in the snow, and a penguin had walked along it. Now some of the goals were toes. “It’s forty,” said {A}, “or forty-one.” The seal looked closely. “It may be forty-three,” it said.',
        '“Then I’ll do that one again,” said {H}, “to be safe.” So there was one goal that had perhaps never been needed. {H} did it as carefully as all the rest, and slightly better.'
      ]
    },
    {
      id: 'only-moulting',
      A: 'partner',
      paragraphs: [
        'At ninety-nine {H} was so hot that the coat came off. There stood {H} in orange, and no penguin moved. The captain waddled once all round. “It’s only moulting,” said the captain kindly. “We all drop our feathers.” And it rolled {H} the ball.',
        '“A hundred to nothing!” called {A}. “The humans have won!” “The penguins have,” said the captain. “That one’s ours.” The seal looked at {H} from in front, and from behind. “Which are you?” it asked. “Both,” said {H}. So both teams had won, and everybody bowed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shouted for the humans, and waved to the penguins.',
      '{names} came on to the ice, and was at the other end sooner than planned.',
      { text: '{names} pulled an orange shirt over two jumpers.', needs: ['hands'] },
      { text: '{names} shook hands with a penguin, and it was like shaking a glove.', needs: ['hands'] }
    ],
    way: [
      '{names} stood quite free in front of the goal, and nobody passed.',
      '{names} called “Here!” as well, and got some snow.',
      { text: '{names} held the seal’s watch, so that it could think.', needs: ['hands'] },
      { text: '{names} blew on ten cold fingers, and looked at the coat.', needs: ['hands'] }
    ],
    turn: [
      '{names} waddled along beside the ball, to keep off the wind.',
      '{names} cheered at each goal, and was hoarse by sixty.',
      { text: '{names} turned up the sleeves of the coat, as far as they would go.', needs: ['hands'] },
      { text: '{names} wrote the last noughts in the snow, as big as plates.', needs: ['hands'] }
    ]
  },
  bed: [
    'The penguins went home on their fronts, in a row, and left a place in it. The long black coat dripped on its hook, with its arms down.',
    '{H} washed, and waddled to bed. There {H} flopped down tummy first, and slid as far as the pillow.'
  ],
  last: [
    'An orange shirt lay on the floor, where somebody had moulted, and {H} was asleep.',
    'It was a hundred to nothing, and both teams had won, and {H} was asleep.'
  ]
})
