import { wishPlot } from '../wish-plot.ts'

export const ballInTheSea = wishPlot({
  id: 'wish-ball-in-the-sea',
  wishes: ['ball rolled into the river', 'ball in the river', 'football in the river', 'ball in the canal', 'ball fell in the lake', 'football rolled into river', 'ball into sea', 'ball in sea', 'ball sea', 'balls sea', 'ball into the ocean', 'ball ocean', 'football beach ball sea', 'football barefoot beach ball sea', 'football barefoot ball sea', 'ball goes sea', 'football sea', 'football into sea', 'football ocean', 'football waves', 'football beach', 'football on beach', 'beach football', 'beach soccer', 'soccer beach', 'soccer sea', 'soccer ocean', 'soccer sand', 'football sand', 'football barefoot', 'barefoot football', 'soccer barefoot', 'barefoot soccer', 'beach ball sea', 'beach ball ocean', 'beach ball floated away', 'beach ball blew away', 'beachball sea', 'beachball floated', 'beachball waves', 'ball floated away', 'ball floats away', 'ball floated out', 'ball drifted', 'ball drifting', 'ball washed away', 'ball washed out', 'futebol praia', 'futebol beach', 'altinha', 'volleyball sea', 'cricket ball sea', 'beach cricket ball sea'],
  answers: ['ball', 'balls', 'football', 'footballs', 'soccer', 'futebol', 'beachball', 'volleyball', 'beach', 'sand', 'sandy', 'sea', 'seaside', 'ocean', 'water', 'wave', 'waves', 'tide', 'surf', 'shore', 'bay', 'barefoot', 'feet', 'toes', 'shoes', 'sandals', 'play', 'plays', 'playing', 'played', 'kick', 'kicks', 'kicked', 'kicking', 'shoot', 'shot', 'goal', 'goals', 'score', 'scored', 'game', 'team', 'until', 'till', 'when', 'then', 'and', 'goes', 'went', 'gone', 'go', 'fell', 'falls', 'rolled', 'rolls', 'blew', 'blown', 'wind', 'float', 'floats', 'floated', 'floating', 'away', 'out', 'into', 'drift', 'drifts', 'drifted', 'back', 'brings', 'brought', 'bring', 'came', 'comes', 'wait', 'waiting', 'waited', 'summer', 'holiday', 'holidays', 'day', 'evening', 'sunset', 'rio', 'brazil', 'copacabana', 'accra', 'ghana', 'lagos', 'dakar', 'senegal', 'mombasa', 'goa', 'chennai', 'kerala', 'friends', 'cousins', 'cousin', 'brother', 'uncle', 'dad', 'daddy', 'son', 'daughter', 'boys', 'girls', 'children', 'kids', 'red', 'new', 'best', 'favourite', 'lost', 'our', 'his', 'her', 'far'],
  except: ['drowned', 'drowning', 'drown', 'lifeboat', 'lifeguard', 'rescued', 'jellyfish', 'shark', 'died', 'hurt', 'burst', 'puncture', 'whale', 'mermaid', 'pirate', 'sandcastle', 'plastic', 'dog'],
  moods: ['losing', 'waiting', 'learning', 'change'],
  out: true,
  company: ['ball', 'sea', 'wave', 'waves', 'goal', 'sandals', 'shell', 'shells', 'man', 'net', 'gull', 'hat', 'bottle'],
  about: 'In the middle of a barefoot game the ball goes into the sea, and nobody may fetch it, until a row of washed-up things shows to which side the sea always passes.',
  titles: ['The Sea Has the Ball', 'It Passes to the Side', '{H} Moves the Goal', 'Three, Three and One', 'Which Wave Will Bring It'],
  want: [
    {
      id: 'three-all',
      A: 'partner',
      paragraphs: [
        'They played football on the beach, barefoot, with two sandals for a goal. It was three all. {H} wanted the next goal, and kicked as hard as a bare foot can. The ball flew over the goal, over {A}, and into the sea. It rocked there, red and round. An old man sat by, mending a net. “Nobody goes in after a ball,” said the man. “If the sea wants to, it’ll pass it back.”'
      ]
    }
  ],
  way: [
    {
      id: 'calling-it',
      A: 'partner',
      paragraphs: [
        '{H} stood at the edge, just where the ball had gone in, and waited for the right wave. A small one came, and brought some foam. A big one came, and took away the sand from under {H}’s toes. “Pass!” called {H}, with both arms in the air. The ball was no nearer than before. “It’s playing for the other side,” said {A}.'
      ]
    },
    {
      id: 'a-cork-float',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Until the ball came back, the old man lent them a float from the net. It was made of cork, and shaped like an egg. {H} kicked it straight at the goal. It turned off to the right, made a ring round {A}, and came home.',
        '“Who’s that pass for?” asked {A}. {H} tried it with the other foot, and more softly, because of the toes. This time it ran to the left, and lay down beside the old man. It was no football. It was a float that had been asked a favour.'
      ]
    },
    {
      id: 'no-ball-at-all',
      A: 'same',
      spare: 2,
      paragraphs: [
        'After that they played with no ball at all. That was much quicker. {H} ran up, kicked nothing, and it flew in beautifully, high in the corner. “Goal!” called {H}. “It went over,” said {A}. “I saw it go.”',
        '“You can’t have seen it,” said {H}. “I watched where it wasn’t,” said {A}. They looked for the mark in the sand, to see who was right. There was none. Both of them thought that this proved it.'
      ]
    },
    {
      id: 'counting-waves',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They say that every seventh wave is the big one,” said {A}. “That’s the one that would bring a ball.” So {H} counted. The seventh was no bigger than a cat. But the eighth came up to {H}’s knees, and {H} had been sitting down.',
        '“It’s lost count,” said {H}, and began again from there. Now the big one was the fourth. They asked the sea to start from one, all together. For a moment it was quite flat. “It’s gone to look for its fingers,” said {A}.'
      ]
    },
    {
      id: 'other-as-goalkeeper',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} stood in the goal, between the two sandals, and kept it shut. It was the easiest game that {A} had ever had. Nothing came. A crab walked past, and {A} let it by on the left.',
        '“Aren’t you bored?” called {H}. “I haven’t let one in for half an hour,” said {A}. “I’ve never been so good.” {A} jumped to the left once, to stay warm, and to the right. Out there the ball rocked, and watched {A} at it.'
      ]
    },
    {
      id: 'elder-and-the-cap',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“At our beach the sea was the twelfth player,” said {S}. “It played on both sides.” “Was it any good?” asked {A}. “Strong,” said {S}, “but it couldn’t stop. And it never once came to training.”',
        'They had lost a cap to it as well. It was {S}’s, a blue one. A week later it was back, and had been washed. “It was too small for it,” said {S}. {A} looked at the sea for some time, all the way across.'
      ]
    },
    {
      id: 'child-referee',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the referee, with a shell on a string for a whistle. “When the ball’s in the sea,” said {S}, “it’s a throw-in.” “Whose?” asked {A}. {S} looked along the edge. “The one who isn’t wet.”',
        'Out there something lifted the ball and let it down. {S} held up a yellow spade at the sea, quite high. “What’s that for?” asked {A}. “For keeping the ball,” said {S}. “Next time it’s the red spade.”'
      ]
    },
    {
      id: 'the-row-of-things',
      A: 'partner',
      paragraphs: [
        '“Is the ball getting smaller?” asked {H}. “No,” said {A}, “but it’s moved.” First the ball had been in front of the goal. Now it was in front of the man, and then in front of a blue boat. It did not go out or in. It went sideways. {A} looked further along the sand. “There’s a heap,” said {A}, “by the rocks.” It was made of shells, corks, half a broom and one flip-flop. Everything that had ever come back lay in that one place.'
      ]
    }
  ],
  turn: [
    {
      id: 'moving-the-goal',
      A: 'partner',
      paragraphs: [
        'The waves ran up the beach at a slant, and slid back straight. So a bit of foam got a little push to the side each time. “It always passes to the side,” said {H}. “We’ve been standing in the wrong place.” {H} took up the two sandals, and set the goal down in front of the heap. Now they stood with bare feet in the wet sand, and faced the sea. “It’s still got the ball,” said {A}.'
      ]
    },
    {
      id: 'what-the-heap-was',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the heap by the rocks {H} found a green bottle with a lid on. There was no letter in it, only a little sand. “Somebody’s written that they’re fine,” said {A}, “and that it’s sandy.” Next to it lay a doll’s chair with three legs.',
        '“Do people want these back?” asked {H}. They stood the chair against the rock, facing the water, and hung the flip-flop over it. Now if anybody came for a thing, it could see them coming. The ball had still not come.'
      ]
    },
    {
      id: 'pet-and-the-foam',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} knew nothing about goals. {A} had found the line up to which the sea came, and stayed behind it. Then a wave drew a new line, and that was behind {A}. {A} shook off what could be shaken.',
        'After that {A} did not let the sea out of sight. When it came, {A} went back, and when it went, {A} followed. “Well marked,” called the old man with the net. The sea had got past {A} once, and it did not do that again.'
      ]
    },
    {
      id: 'is-it-tired',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why doesn’t it just shoot?” asked {H}. The ball came forward on one wave and went back with the next. It took ten steps this way and nine that. “It’s dribbling,” said {A}. “It’s got all those players to get past.”',
        '“What players?” {A} pointed with a nod at the gulls, which sat on the water in two rows. The ball passed the first gull, and the second. The third looked at it, and moved aside, as one does for somebody good.'
      ]
    },
    {
      id: 'the-man-with-the-net',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The old man had come along with the net, to see how it ended. “Do you get much back?” asked {H}. “I once lost an oar,” said the man. “I walked to those rocks, and I sat down and had my lunch.” “And then?”',
        '“Then it came,” said the man, “and it brought a bucket that I’d lost in the spring.” The man held up the net behind the two sandals, looked at it, and took it down again. “I’ve wanted to see that all afternoon.”'
      ]
    },
    {
      id: 'a-goal',
      A: 'partner',
      paragraphs: [
        'The ball came along past the blue boat, red and wet. A wave picked it up, and behind that rose a bigger one. “Now!” called {A}. {H} held out one bare foot. The wave came in at a slant, and hissed past the foot. It shot the ball between the two sandals, into the shells. “Goal,” said the man with the net. “Whose?” asked {H}. They looked at the sea. It was already going back to its own half. “Three, three, and one,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after the ball as far as the wet sand, and no further.',
      '{names} left a row of bare prints in front of the goal.',
      { text: '{names} straightened the left sandal, as if it had been its fault.', needs: ['hands'] },
      { text: '{names} pointed at the ball the whole time, so that it could not get lost.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the right wave, and got the wrong one.',
      '{names} found half the broom, before there was a whole heap.',
      { text: '{names} wrote three and three in the sand, with room for more.', needs: ['hands'] },
      { text: '{names} beckoned to the ball with both hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the new goal, and felt the sand go from under each heel.',
      '{names} saw which wave it would be, and was nearly right.',
      { text: '{names} carried the score over too, and wrote it down by the rocks.', needs: ['hands'] },
      { text: '{names} lifted the ball out of the shells, and let it drip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sandals were a pair again, and somebody walked home in them. The ball lay in the bath and rocked a little.',
    '{H} washed the sand from between ten toes, and some stayed. Then {H} lay down, slid a bit to the side, and came to rest at the pillow.'
  ],
  last: [
    'Wave after wave passed to the side, and in the end {H} was asleep.',
    'It was three, three, and one, nobody minded, and {H} was asleep.'
  ]
})
