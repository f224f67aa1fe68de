import { wishPlot } from '../wish-plot.ts'

const WHERE = ['planet', 'world', 'land', 'country', 'island', 'town', 'kingdom']
const KIDS = ['children', 'kids']

export const laterSaidTheBosses = wishPlot({
  id: 'wish-planet-of-bosses',
  beginsElsewhere: true,
  wishes: ['the planet where all the children are the boss and bedtime is at breakfast', ...WHERE.flatMap((where) => KIDS.flatMap((kids) => [`${where} ${kids} boss`, `${where} ${kids} in charge`, `${where} ${kids} rule`])), 'planet run by kids', 'planet run by children', 'land bedtime breakfast', 'planet bedtime breakfast', 'planet everybody is the boss', 'planet everyone is the boss', 'planet of bosses', 'bedtime is at breakfast', 'bedtime at breakfast time', 'bedtime children boss', 'bedtime kids boss', 'bedtime kids in charge', 'bedtime children in charge', 'kids decide bedtime', 'children decide bedtime', 'kids decide when bedtime is', 'kids boss grown ups around', 'children are the boss of the grown ups', 'kids are the boss of the grown ups', 'kids are in charge of the grown ups', 'children in charge of grown ups', 'kids tell grown ups when to go to bed', 'children tell grown-ups when to go to bed'],
  answers: [...WHERE, 'city', 'star', ...KIDS, 'child', 'boys', 'girls', 'boss', 'bosses', 'bossy', 'charge', 'rule', 'rules', 'rulers', 'kings', 'queens', 'king', 'queen', 'make', 'makes', 'decide', 'decides', 'run', 'by', 'tell', 'tells', 'what', 'to', 'do', 'grown', 'ups', 'grown-ups', 'grownups', 'adults', 'parents', 'mums', 'dads', 'bedtime', 'bed', 'breakfast', 'lunch', 'dinner', 'supper', 'tea', 'morning', 'evening', 'night', 'day', 'time', 'late', 'later', 'early', 'sleep', 'sleeps', 'stay', 'up', 'egg', 'eggs', 'porridge', 'pancakes', 'toast', 'all', 'every', 'everybody', 'everyone', 'whole', 'the', 'a', 'where', 'is', 'are', 'at', 'in', 'of', 'on', 'and', 'who', 'that', 'only', 'no', 'there', 'they', 'their', 'go', 'goes', 'have', 'has', 'must', 'listen', 'instead', 'not', 'we', 'i', 'me', 'us', 'fly', 'flies', 'rocket', 'spaceship', 'space', 'land', 'lands', 'visit', 'visits', 'trip', 'called', 'named', 'opposite', 'backwards', 'upside', 'down', 'silly', 'funny', 'crazy', 'magic', 'far', 'away', 'story', 'about', 'one', 'when', 'if', 'please', 'sweets', 'cake', 'clock', 'hat', 'cap', 'bell', 'for'],
  except: ['died', 'dead', 'war', 'fight', 'hurt', 'hospital', 'alone', 'lonely', 'scared', 'afraid', 'sad', 'cry', 'cries', 'orphan', 'orphans', 'lost', 'mean', 'hungry', 'poor', 'nightmare', 'bad dream', 'battle', 'won’t sleep', 'can’t sleep', 'refuses', 'tantrum', 'school', 'work', 'office', 'teacher', 'baby', 'late for', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'neptune', 'pluto', 'uranus', 'dinosaur', 'dinosaurs', 'dragon', 'animals', 'dogs', 'cats', 'lion', 'princess', 'pirate', 'pirates', 'birthday', 'christmas', 'brother', 'sister', 'candy', 'chocolate', 'cheese'],
  nothingElse: true,
  moods: ['question', 'first', 'change', 'sleepless', 'learning'],
  isTale: true,
  asked: true,
  out: true,
  company: ['planet', 'boss', 'bosses', 'egg', 'eggs', 'bell', 'clock', 'cap', 'caps', 'children', 'breakfast', 'bedtime', 'rocket', 'square', 'table', 'tables', 'spoon', 'hand', 'wall', 'queue', 'desk', 'ball', 'balls', 'kitchen', 'street', 'grown-ups', 'sun', 'freckles', 'toast', 'crayons', 'tap'],
  about: 'On the planet where all the children are the boss, bedtime has got so late that it comes at breakfast, before the egg, and no boss can say “earlier”. But a clock is round, and whoever says “later” often enough comes to the evening.',
  titles: ['The Latest Bedtime of All', 'Nine Hundred Bosses', '{H} Says Later', 'Bedtime at Breakfast', 'The Planet of the Cold Eggs'],
  want: [
    {
      id: 'an-egg-and-a-bell',
      A: 'partner',
      paragraphs: [
        '{H} and {A} landed on the planet where all the children are the boss. It was morning. Nine hundred bosses sat down to breakfast, and yawned. {H} got a cap with BOSS on it, and a warm egg in a woolly hat.',
        '{H} took up the spoon. Ding! “Bedtime,” called all the bosses, and got up again. “But it’s breakfast,” said {H}, who wanted that egg. “Yes,” said a boss with freckles. “That’s when we go to bed.”'
      ]
    }
  ],
  way: [
    {
      id: 'later-every-night',
      A: 'partner',
      paragraphs: [
        '“Bedtime used to be at eight in the evening,” said the boss, and leaned on {A}. “But every night somebody said ‘later’, and we all cheered. It got to midnight. Then it got to breakfast. Since then nobody’s had an egg.”',
        '“Then make it earlier,” said {A}. It grew quiet. Nine hundred bosses looked at each other. No boss could say a thing like that. {H} was a boss, too, and tried. “Ear,” said {H}, “ear.” The rest would not come out. It must have been the cap.'
      ]
    },
    {
      id: 'jump',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the street two bosses stood nose to nose. “Jump,” said one. “Jump yourself,” said the other. They had been at it since Tuesday. “That’s our trouble,” said the boss with freckles. “We’ve all got somebody to tell, but nobody to do it.”',
        '“Jump,” one of them said to {A}. {A} was polite, and a guest, and jumped. People came running out of their houses. Nobody there had ever seen it work. {A} had to do it eleven times more, and once on one leg, for somebody’s granny.'
      ]
    },
    {
      id: 'the-rules-on-the-wall',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On a wall hung the rules, and each was by a different boss. {A} read them out. “Nobody has to eat the crust. Nobody may ask how it was today. Peas are for rolling. And whoever’s read as far as this has got to hop.”',
        'So they hopped, for a rule is a rule. Further on stood one that said you could stop hopping. But it was right across the square, in very small letters. They met a good many people on the way who were still hopping.'
      ]
    },
    {
      id: 'the-grown-ups-queue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The grown-ups stood in a queue at a very small desk. “May I stay in today?” asked the first. “No,” said the boss at the desk. “You need some air.” “May I have a coffee?” asked the second. “When you’ve built a tower,” said the boss.',
        'The second sighed, and was handed the bricks. “Is it hard?” {A} asked the last one in the queue. “You get used to it,” said the last one. “They come and fetch us at five. And yesterday I got a sticker.”'
      ]
    },
    {
      id: 'balls-in-the-dark',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“If you go to bed at breakfast,” asked {A}, “when do you play?” “At night,” said the boss. “It’s not so good for football. You hear somebody shout ‘goal’, and you never know whose.” So far they had lost sixty-one balls.',
        '“In the morning we see them,” said the boss. “They’re all over the place.” {A} could see them, too, red ones and blue ones, in every hedge. “Why don’t you fetch them?” asked {A}. The boss yawned. “There’s always the bell.”'
      ]
    },
    {
      id: 'it-is-a-draw',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They wanted to play something with the guests, and voted on it. Each boss put up a hand for a game of that boss’s own. Then the hands were counted. There were nine hundred games, and each of them had one vote.',
        '“Then it’s a draw,” said {A}. “Oh, good,” said the bosses, and ran for their crayons. Nobody had thought of drawing. They drew right round the square, up to the egg cups. It was the first thing that they had ever all wanted.'
      ]
    },
    {
      id: 'other-with-the-eggs',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had been having a look at the kitchen. “They boil nine hundred every morning,” said {A}, “three minutes each. And every one comes back with its hat on.” {A} held one up, and the hat was red, with a bobble on top.',
        '“And who gets them?” asked {H}. “The grown-ups do,” said {A}, “in the evening, cold. They’ve asked if they could have cornflakes for once.” The cook had gone to ask the bosses. But they had all been asleep.'
      ]
    },
    {
      id: 'pet-says-nothing',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'A small boss put a cap on {A} as well. {A} looked out from under it, and sat down before a boss with a piece of toast. {A} looked at the toast, and at the boss, and again at the toast.',
        'Slowly the hand came down, until the toast was low enough. “Did you see that?” said the boss. “It never said a word.” The others came closer, to see how it was done. {A} showed them, one after another, as long as there was toast.'
      ]
    },
    {
      id: 'elder-and-the-tap',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Once a year, on my birthday, I was the boss,” said {S}. “I could say when bedtime was. I said never.” “And how was it?” asked {A}. “First it was very good,” said {S}. “Then it got very late, and there was nobody awake to be the boss of.”',
        '“What did you do?” “I told the tap to stop dripping,” said {S}. “It dripped. I told it again, in a deeper voice.” The boss with freckles nodded for a long time. “Taps,” said the boss. “We’ve got one like that.”'
      ]
    },
    {
      id: 'child-runs-out',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m your boss,” {S} told {A}. “Sit down.” {A} sat down. “Get up.” {A} got up. {S} had not thought that it would really work. “What now?” asked {A}. {S} pulled the cap down, to think better.',
        '“Now be a table,” said {S}. {A} was a table. It was a good one, with four legs. {S} sat beside it for a bit, and it was rather quiet. “Now be you again,” said {S}. “A table doesn’t tell me anything.”'
      ]
    },
    {
      id: 'round-the-clock',
      A: 'partner',
      paragraphs: [
        'In the square stood a tall clock. {A} went round it in the air with one finger. “Evening, midnight, breakfast,” said {A}. “And what comes after breakfast?” “Lunch,” said {H}, “and tea, and supper.” “And after that?”',
        '{H} looked at {A}’s finger. It was back where it had begun. “Evening!” said {H}. “It goes round,” said {A}. “They only stopped too soon.”'
      ]
    }
  ],
  turn: [
    {
      id: 'later',
      A: 'partner',
      paragraphs: [
        '{H} went up to the bell. “Bosses!” called {H}. “I want it later!” That came out quite easily. “Later!” cried the bosses, and woke up a bit. Bedtime was put off to lunch. “Later!” called {H}, and it was put off to tea, and on to supper.',
        '“And later still!” called {H}. “In the evening, at eight!” Nobody had ever dared to go so far. They counted it up on their fingers. It was the latest bedtime that there had ever been. Nine hundred caps flew up.'
      ]
    },
    {
      id: 'shadows',
      A: 'same',
      spare: 10,
      paragraphs: [
        'So now they were up while the sun shone. At the feet of each boss lay another one, flat and grey. “What’s that?” asked the boss with freckles. It had always been in bed at this time. “It’s your shadow,” said {A}.',
        '“Jump,” the boss told the shadow, and jumped a little, to show it how. The shadow jumped. “Put your hand up,” said the boss. It did it at once. “At last,” said the boss, and had to swallow. “Somebody who does what they’re told.”'
      ]
    },
    {
      id: 'later-still',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Later still!” called the smallest boss, at the back. The square went quiet. {A} went on round the clock with a finger. After eight came nine, and after that came midnight. And a good way after midnight came breakfast.',
        '“We’ve been there,” said the boss with freckles. “There’s an egg, and you don’t get it.” All the bosses remembered it well. So they put it to the vote. The smallest boss did not vote for it either.'
      ]
    },
    {
      id: 'still-warm',
      A: 'partner',
      paragraphs: [
        'Then they all sat down again, for nobody had to go to bed. Tap, tap, tap, it went from table to table. {H} lifted the woolly hat. The egg was still warm, and just right in the middle. {A} was given one, too.',
        '“When’s your bedtime at home?” asked the boss at the rocket. “In the evening,” said {H}. Nine hundred bosses took off their caps to {H}. “What, every day?” they asked.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got out of the rocket, and a boss shook hands.',
      '{names} looked at the egg from very near, and it was warm on the nose.',
      { text: '{names} put on a cap, and was told to be the boss.', needs: ['hands'] },
      { text: '{names} held the spoon, in case it should be needed again.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned, for everybody did it there.',
      '{names} looked for a boss who could say “earlier”, and found none.',
      { text: '{names} put a hand round the egg, to keep it warm.', needs: ['hands'] },
      { text: '{names} told a boss to sit down, and was told the same.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked once round the clock, and was back in the same place.',
      '{names} ran about in the square, for there was the whole day now.',
      { text: '{names} threw a cap up, and caught another.', needs: ['hands'] },
      { text: '{names} tapped an egg all round with a spoon.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the cap with BOSS on it was hung over the clock, and looked quite well there.',
    'Here, too, it was the latest bedtime of all. {H} washed, and told both feet to lie down, and they did.'
  ],
  last: [
    'Nobody had ever been so late to bed, and {H} was asleep.',
    'On another planet the eggs were counted for the morning, and {H} was asleep.'
  ]
})
