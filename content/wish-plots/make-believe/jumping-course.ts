import { wishPlot } from '../wish-plot.ts'

export const jumpingCourse = wishPlot({
  id: 'wish-jumping-course',
  wishes: ['mario', 'super mario', 'mario luigi', 'luigi', 'mario kart', 'bowser', 'yoshi', 'princess peach', 'nintendo', 'zelda', 'jumping games', 'jumping game', 'champion jumper', 'video game', 'computer game', 'platform game', 'jumping course', 'obstacle course', 'coins pipes'],
  except: ['lost', 'broken', 'broke', 'limit', 'screen', 'horse', 'horses', 'pony', 'trampoline', 'castle', 'died', 'uncle', 'cousin', 'friend', 'called', 'school', 'birthday', 'party'],
  answers: ['jump', 'jumps', 'jumping', 'run', 'runs', 'running', 'coin', 'coins', 'pipe', 'pipes', 'flag', 'level', 'levels', 'lives', 'game', 'games', 'brother', 'brothers', 'bros', 'saves', 'save', 'rescue', 'rescues', 'princess', 'peach', 'hero', 'collects', 'finds', 'goes', 'go', 'world', 'playing', 'plays', 'switch', 'video', 'computer', 'adventure', 'star', 'wins', 'win', 'day', 'kart', 'kong', 'bonus', 'hidden', 'tunnel', 'cushions', 'home', 'making', 'built', 'two'],
  moods: ['losing', 'learning'],
  company: ['grumbler', 'pipe', 'flag', 'course', 'floor', 'cushion', 'coin', 'box', 'rug', 'world'],
  about: 'A jumper loses lives to a Grumbler that only ever goes four steps there and four back, until somebody watches it.',
  titles: ['There and Back', 'Pling, Said the Coin', '{H} and the Grumbler', 'Four Steps and Turn', 'The Fifth Step'],
  want: [
    {
      id: 'the-course',
      A: 'partner',
      paragraphs: [
        'Four cushions lay across the floor, and between them there was nothing. Step into the nothing, and you were out. On each cushion lay a coin, which was a lid. Then came a pipe of chairs and a blanket, and behind it the flag. {H} wanted to touch that flag. {H} had three lives left, and they were pegs on one sleeve.',
        'In front of the pipe walked {A}, arms hanging, who was the Grumbler. “Hrm,” it said. Bump into a Grumbler, and you go back to the start.'
      ]
    }
  ],
  way: [
    {
      id: 'bonk',
      A: 'partner',
      paragraphs: [
        '{H} ran and jumped. Pling, went the first coin, and pling, the second. {H} said it for them. Pling, pling, and down in front of the pipe. Bonk. “Hrm,” said the Grumbler. That was a peg.',
        'So {H} ran faster. Pling-pling-pling-pling, bonk! “You’re always in the way!” said {H}, and took off the second peg. Now there was just one.'
      ]
    },
    {
      id: 'the-box',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One box hung in the air, because {A} held it there. You could not see what was in it. You have to knock from below, with one knuckle, like a visitor. {H} knocked, and out fell a coin. Pling.',
        '{H} knocked again, and out fell another. “How many are in there?” asked {H}. “Nobody knows, until it’s empty,” said {A}. So {H} knocked sixteen more times. It had been empty after the second. But it might have been otherwise.'
      ]
    },
    {
      id: 'the-raft',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In every good course one piece of the floor moves. Here it was a cushion on a towel, and {A} pulled it. It went out over the nothing, stopped, and came back. “Get on when it’s near,” said {A}.',
        '{H} got on when it was far. One foot was on the cushion, and the other was at home. They went on moving apart. “Choose one,” said {A}. {H} chose the floor, and sat in the middle of the nothing, and looked round. “It’s not bad in here,” said {H}.'
      ]
    },
    {
      id: 'bigger',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a bowl on the course with something in it that makes you grow. It was half a pear. {H} ate it, and put on a jumper of somebody else’s, and stood on tiptoe. Now {H} was the big one. “How’s the air?” asked {A}.',
        'The big one can have one bump more, and then it’s small again. {H} bumped into the door by mistake, and had to take off the jumper. “Is there any more pear?” asked {H}.'
      ]
    },
    {
      id: 'secret-room',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There’s always a place that isn’t on the way, and finding it gets you a great deal. {H} felt along behind the curtain. There was a lid, and another, and a whole row of them along the wall. “Who put those there?” asked {H}.',
        '“They’ve always been there,” said {A}, and looked very innocent. A jam jar stood open in the kitchen. So did the pickles and the honey. “What a lot of secrets we’ve got in this house,” said {H}.'
      ]
    },
    {
      id: 'music',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A course has music. {A} did it with {A}’s mouth, and drummed on a chair. Diddle-dum, it went, diddle-dum, always the same bit. {H} jumped exactly on the dum. It went well like that.',
        'Then the time ran short, and the music has to go twice as fast. Diddledumdiddledum, went {A}, redder and redder. {H} stopped to watch. “You’ve run out of time,” said {A}, and had to lie down. “You’ve run out of music,” said {H}.'
      ]
    },
    {
      id: 'dark-world',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the castle world it’s dark. {A} shut the curtains. A row of slippers across the rug was the hot stuff, which nobody may touch. “Hot, hot, hot,” said {H}, and stepped over on tiptoe. Halfway there was a slipper too many, and {H} touched it with a heel.',
        '“You’re sizzling,” said {A}. “I know,” said {H}, and held the foot in the air to let it cool. {A} blew on it five times, the way you do with soup. On the sixth it was done, and could be put down.'
      ]
    },
    {
      id: 'two-brothers',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Two can run at once, one behind the other. {H} was the first one and {A} was the second. When the first one jumped, so did the second, and landed on the same cushion. It was a cushion for one. They held on to each other by the pockets.',
        '“Hop off, then I can get on,” said {A}. “You are on,” said {H}. “You’re on me.” They jumped together, on three, and were very good from then on. They only had to look like a single one with four legs.'
      ]
    },
    {
      id: 'slippery',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After that came the ice world. It was the smooth bit of floor, in socks. If you stop running there, you don’t stop moving. {H} went past the coin, and past {A}, and came to rest against the sofa. “That was a coin I passed,” said {H}.',
        '“You have to brake before you want to,” said {A}, and showed it. {A} braked in time, turned round once, and sat down on the coin. “Pling,” said {A}, from rather low.'
      ]
    },
    {
      id: 'extra-life',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In the middle of the course there was now {A}. Nobody had planned it. {H} jumped up to it and stopped. In such a game, whatever lies there is either good for you or bad for you. You only find out by touching.',
        '{H} put out one finger. It was warm. “It’s an extra life,” said {H}, and stayed beside it until it was quite sure to have counted.'
      ]
    },
    {
      id: 'cherries',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a course like that, along the wall by the school,” said {S}. “You weren’t allowed to touch the ground as far as the baker’s.” {A} asked how many lives there were. “One each,” said {S}. “We were careful with them.”',
        'Then {S} got up, because of the tea, and stepped from one cushion to the next, quite slowly. All four were done, and there was no pling. “I’m not after the money,” said {S}.'
      ]
    },
    {
      id: 'in-the-pipe',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'In every pipe there’s something that comes up, and here {S} was it. {S} got in, and came up, and went “Nyam!” and went down again. It had to be jumped over, and it was never where you thought.',
        '{A} waited. It was quiet in the pipe. “Nyam?” called {A}. “I’ve found a biscuit,” said the pipe. “You can go past now.”'
      ]
    },
    {
      id: 'all-the-coins',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was one who collected more coins than anybody, and that was {A}. {A} had a big lid in each fist, and banged one on the other. No course had ever had so much pling in it.',
        'A hundred coins give you another life. {H} counted the plings. By a hundred and four {A} had one life more. {A} threw both lids away, and laughed like somebody with plenty.'
      ]
    },
    {
      id: 'a-new-player',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“I’ve never played this one,” said {A}. “What do I do?” “You run that way,” said {H}. That is all there is to know. {A} ran the other way, to see what was there. “There’s a wall,” {A} called.',
        '“I know,” said {H}. “Everybody tries that first.” {A} came back with a lid in one hand, for there had been one after all. {H} looked at the wall with quite new eyes.'
      ]
    },
    {
      id: 'never-looked',
      A: 'partner',
      paragraphs: [
        '“I don’t mind you,” said the Grumbler. “I only go there and back. You come down like a sack every time, and never look at me.” So {H} stopped on the last cushion, and looked.',
        'The Grumbler took four steps, turned round, took four steps, and turned round. “You do the same every time!” said {H}. “All of us do,” said the Grumbler. “Hrm.”'
      ]
    }
  ],
  turn: [
    {
      id: 'waited',
      A: 'partner',
      paragraphs: [
        'Standing still was the hardest thing on the whole course. {H}’s knees wanted to go. But {H} waited, one, two, three, four, and turn. Then {H} hopped down behind its back and was in the pipe. At the other end {H} touched the flag with a flat hand. Pling!',
        '{H} looked back through the pipe. There it went, four steps and turn. “What do you do when somebody’s won?” called {H}. “There and back,” said the Grumbler.'
      ]
    },
    {
      id: 'slow-music',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the flag there’s a tune for whoever gets there. They sang it once quickly and once slowly. The slow one was better. It had time to look round.',
        '{A} poured the coins back, one lid after another, and each said pling, rather low. “Do they count tomorrow?” asked {A}. “They always go back to where they were,” said {H}. “That’s how you can find them.”'
      ]
    },
    {
      id: 'the-map',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They sat down and looked at it from the end. From here it was a small course. There were four cushions and a blanket. “That’s where I went in with one leg,” said {H}. “I remember it well,” said {A}.',
        '“You never see it from here when you’re running,” said {H}. {A} leaned on {H}, and yawned, and {H} had to do it too. It was the same yawn, there and back.'
      ]
    },
    {
      id: 'fifth-step',
      A: 'partner',
      paragraphs: [
        'Then {H} did what nobody does, and went back. {H} walked beside the Grumbler, four steps and turn. Then {H} took off the last peg and put it on the Grumbler’s sleeve. “Now you’ve got a life,” said {H}.',
        'The Grumbler looked at it. One, two, three, four, it went, and stopped. It put out one foot, very carefully, and took a fifth step. Nothing happened to it. The fifth step was just in front of the pipe. “Hrm?” it said. “Mind your head,” said {H}. {A} bent down, peg and all, and they went in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} landed in the nothing by accident and came out on the rug.',
      '{names} got one coin warm by sitting on it.',
      { text: '{names} straightened the flag, so that it could be reached.', needs: ['hands'] },
      { text: '{names} hummed the tune for the start, and then hummed it again.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into the Grumbler as well, and had no lives to lose.',
      '{names} fetched a peg that had rolled away.',
      { text: '{names} polished a coin and put it back on its cushion.', needs: ['hands'] },
      { text: '{names} held up one finger, to show how many pegs there still were.', needs: ['hands'] }
    ],
    turn: [
      '{names} came through the pipe the wrong way, and nobody minded.',
      '{names} went there and back too, four steps behind the Grumbler.',
      { text: '{names} waved the flag from the far end with both arms.', needs: ['hands'] },
      { text: '{names} counted for the Grumbler, up to four, and held up a thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went home to the sofa, and the nothing was a floor again, and quite warm. The lids went back on their jars.',
    '{H} washed. It was four steps to the bed, and then there was the fifth.'
  ],
  last: [
    'Nobody had to go back to the start, and in the softest of all pipes {H} was asleep.',
    'There and back, went {H}’s breath, there and back, and {H} slept.'
  ]
})
