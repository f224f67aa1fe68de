import { wishPlot, type WrittenScene } from '../wish-plot.ts'

/** What hurling and camogie have in common with Gaelic football, and how each is played. */
interface GaelicGame {
  id: string
  /** “hurling” */
  game: string
  /** What it is played with: “the sliotar”. */
  ball: string
  wishes: string[]
  except: string[]
  titles: string[]
  /** What there is in the swarm, beside knees. */
  among: string
  /** How it is sent, at first in a hurry and at last with time. */
  swung: string
  sent: string
  /** It may not be taken from the ground with a hand. */
  lifted: string
  /** What only this one has, before the match and in it. */
  before: WrittenScene[]
  during: WrittenScene
}

const BEFORE_THE_MATCH: WrittenScene[] = [
  {
    id: 'jersey',
    A: 'same',
    spare: 1,
    paragraphs: [
      'All the jerseys came out of one bag, and they had been worn by bigger ones before. {H}’s came down past the knees. On the back there was a six. “When I bend over it’s a nine,” said {H}.',
      '{A} tucked some of it in at the front, and some at the back. “It’s a fine jersey,” said {A}. “There’ll be somebody in it by Christmas.”'
    ]
  },
  {
    id: 'march',
    A: 'same',
    spare: 3,
    paragraphs: [
      'Before the very big matches the teams march all round the field, behind a band. So they did that too. The band was {A}, who went in front with {A}’s cheeks full. {H} was a team of fifteen and marched in a row.',
      '“Dum, dum, da-dum,” went the band, and turned the corner too soon. Half of the team went straight on. They met again behind the goal, and the band was sorry.'
    ]
  },
  {
    id: 'elder-radio',
    S: 'elder',
    A: 'hero',
    spare: 10,
    paragraphs: [
      '“We had one radio in the whole road,” said {S}. “On the day of the final it stood in a window, and we all stood outside. It crackled at every score. You never knew whose it was.” “So what did you do?” asked {A}.',
      '“We all cheered,” said {S}. “Both sides. It was the best final there ever was. We won it, and so did they, until the paper came.”'
    ]
  }
]

const IN_THE_MATCH: WrittenScene[] = [
  {
    id: 'who-is-winning',
    A: 'same',
    spare: 2,
    paragraphs: [
      'For a goal there’s a green flag, and it’s worth three points. “We’ve got one goal and two points,” said {H}, “and they’ve got four points. Who’s winning?” {A} put up all ten fingers and took some of them away.',
      '“It’s one more to us,” said {A}. Then {A} did it again with the other hand first, and it was a draw. “Ask the man with the scoreboard,” said {H}. The man had his shoes off, to count.'
    ]
  },
  {
    id: 'sheep',
    A: 'same',
    spare: 6,
    paragraphs: [
      'Once it went wide, and over the fence, and into a field of sheep. The sheep looked at it. Then they all stood round it, shoulder to shoulder, with their heads down. “They play like us,” said {H}.',
      '{A} asked for it back through the wire. Nobody moved. At last one of them sneezed, and it rolled out by itself at the other side. {H} looked at that for a moment, and then the whistle went.'
    ]
  },
  {
    id: 'the-sideline',
    A: 'other',
    spare: 7,
    paragraphs: [
      'Along the sideline stood all those who knew how it’s done. “Out to the wing!” cried one. “In to the middle!” cried another. “Up! Back! Wait! Now!” {A} only clapped.',
      '“What should I do?” asked {H}, when the ball was over the line. “I don’t know,” said {A}. “Everybody who knows is standing here.”'
    ]
  },
  {
    id: 'the-keeper',
    A: 'same',
    spare: 8,
    paragraphs: [
      'In the goal nothing had happened for so long that the goalkeeper sat down. He and the umpire got talking. It was about whether you can have jam on cheese. “Ask them,” said the umpire.',
      '{H} thought yes, and {A} thought no. “Under the cheese, then,” said the goalkeeper, “where nobody sees it.” Then all the players came running, and he had to get up and be in the way.'
    ]
  },
  {
    id: 'small-umpire',
    S: 'child',
    A: 'hero',
    spare: 11,
    paragraphs: [
      'There was one more umpire, and it was {S}. For a point there was a paper napkin. For a goal there was a leaf of lettuce, out of a sandwich. {S} held up both. “What was that for?” asked {A}.',
      '“They’re doing so well,” said {S}. Later there was a real goal. {S} looked for the flag on both sides. Then {S} swallowed, and put up an empty hand.'
    ]
  },
  {
    id: 'pet-corner',
    A: 'pet',
    spare: 12,
    paragraphs: [
      'In a corner of the field lay {A}. It was a good corner, with no wind in it. All the players ran by. Then they ran by again, the other way.',
      'It was quite clear to {A} that they had lost something. It was just as clear that nobody had asked the right nose.'
    ]
  }
]

const AND_AFTERWARDS: WrittenScene[] = [
  {
    id: 'slowly-again',
    A: 'same',
    spare: 14,
    paragraphs: [
      'Behind the sideline they did it once more, slowly. An apple was the ball. {A} carried it up through the air at arm’s length, and {H} watched it from below.',
      'At the top it had a little rest. “It did that,” said {H}. “I saw it looking at the bar.” Then {A} carried it over, on tiptoe, and took a bite out of it on the other side.'
    ]
  },
  {
    id: 'hold-the-flag',
    A: 'same',
    spare: 15,
    paragraphs: [
      'The umpire let {H} hold the white flag, since it was {H}’s. It was a good deal heavier than it looked from the field. {H} put it up once, with both hands, for the sky.',
      '“Another point?” asked {A}. “It was the same one,” said {H}. “I didn’t see it properly the first time. I was doing it.”'
    ]
  }
]

function gaelicGame({ id, game, ball, wishes, except, titles, among, swung, sent, lifted, before, during }: GaelicGame) {
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes,
    answers: ['smallest', 'lad', 'lass', 'go', 'gets', 'playing', 'match', 'game', 'first', 'training', 'practice', 'club', 'team', 'my', 'our', 'point', 'points', 'goal', 'scoring', 'score', 'winning', 'final', 'county', 'saturday', 'sunday', 'blitz', 'under', 'learning', 'new', 'jersey', 'all', 'ireland', 'gaelic', 'football', 'gaa', 'park', 'croke', 'over', 'bar', 'ball', 'cup'],
    except: ['hurt', 'broke', 'broken', 'injured', 'picked', 'who', 'nervous', 'scared', 'rugby', 'stone', ...except],
    moods: ['first', 'learning', 'proud', 'waiting', 'losing'],
    out: true,
    company: ['ball', 'umpire', 'bar', 'field', 'posts', 'swarm', 'sideline', 'whistle', 'referee', 'sliotar', 'hurley', 'goal'],
    about: `In ${game} everybody runs where the ball is, like bees, until the hero stands where it will come out.`,
    titles,
    want: [
      {
        id: 'over-the-bar',
        A: 'partner',
        paragraphs: [
          `It was ${game} on Saturday morning, seven against seven, and {H} wanted a point. The ball has to go over the bar for that, between the two tall posts. Then the umpire in the white coat puts up a white flag. “One would do,” said {H}. “But everybody’s got to be looking.”`
        ]
      }
    ],
    way: [
      ...BEFORE_THE_MATCH,
      ...before,
      {
        id: 'in-the-swarm',
        A: 'partner',
        paragraphs: [
          `The referee threw in ${ball}. All fourteen ran at it, like bees at a plum, and it was gone. “It’s in there somewhere!” called {A} from the sideline. {H} ran in too.`,
          `Inside there was nothing but ${among}. Something rolled over {H}’s foot. {H} ${swung}, and it flew high and far. It was a piece of grass. “Lovely!” called {A}, who had the sun in {A}’s eyes.`,
          `The swarm went down the field and up again. {H} never once saw ${ball}. By the goal the umpire ate a sandwich.`
        ]
      },
      ...IN_THE_MATCH,
      during,
      {
        id: 'like-soap',
        A: 'partner',
        paragraphs: [
          `At half-time there were oranges. “This ${game}’s nothing but legs,” said {H}. “You see more from here,” said {A}. “Every time, it pops out behind you, like soap. There’s never anybody there.” “What would I do there, all by myself?” asked {H}. “I don’t know,” said {A}. “Wait, I think.”`
        ]
      }
    ],
    turn: [
      {
        id: 'a-daisy',
        A: 'same',
        spare: 13,
        paragraphs: [
          'It’s very quiet when you’re the only one who isn’t running. {H} heard the wind. There was a daisy by one foot, the first that {H} had looked at all morning.',
          '“What are you doing?” called {A}. “Waiting!” called {H}. “How’s it going?” “Well, I think,” called {H}. Far off went the swarm, with a noise like a box of boots.'
        ]
      },
      {
        id: 'pop',
        A: 'partner',
        paragraphs: [
          `So {H} stood behind the swarm, alone. “Get in there!” cried the sideline. {H} stayed. And pop, out it came, like soap from a hand, and rolled up to {H}’s feet. Nobody came after it. There was time to look at the posts, and breathe in. ${lifted} ${sent} It turned over once, high up, and went over the bar.`,
          'The umpire put down his sandwich, and up went the white flag. But the swarm was still at it. “I’ve got it!” cried somebody from underneath. “No, I have!” They let go, and there was only grass. “It’s behind the goal,” said {H}. “It has been for ages.”'
        ]
      },
      ...AND_AFTERWARDS,
      {
        id: 'hooter',
        A: 'partner',
        paragraphs: [
          `Then the hooter went, and the ${game} was over. They all shook hands. “Who got the point?” they asked. “It must have been me,” said one. “I was right in the middle.”`,
          '“Why didn’t you tell them?” asked {A}. {H} looked back. The umpire was rolling up his flag, quite slowly. “He knows,” said {H}.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} squeezed in on the sideline, between two flasks.',
        '{names} bounced up and down once, to be warm by the throw-in.',
        { text: '{names} tied a bootlace in a triple knot, and wished it a good match.', needs: ['hands'] },
        { text: '{names} knotted a scarf to a stick, and had a flag.', needs: ['hands'] }
      ],
      way: [
        '{names} followed the swarm up the line, and then down again.',
        '{names} shouted something, and fourteen heads did not turn.',
        { text: '{names} peeled an orange, so that half-time could come.', needs: ['hands'] },
        { text: '{names} put the piece of grass back, and trod it in.', needs: ['hands'] }
      ],
      turn: [
        '{names} shot up so fast that a flask went over.',
        '{names} made enough noise for fifteen.',
        { text: '{names} waved everything that could be waved, mainly a scarf.', needs: ['hands'] },
        { text: '{names} pointed at the flag, for anybody still looking for the ball.', needs: ['hands'] }
      ]
    },
    bed: [
      'At home the jersey was put in the basket, with a good bit of the field in it.',
      '{H} washed {H}’s knees. Then {H} lay down and put up one corner of the sheet, and it was white. After a while it sank, quite slowly.'
    ],
    last: [
      'It went up, and turned over once, and was over, and {H} was asleep.',
      'Far off went the swarm, and where it had been, {H} lay quite still and slept.'
    ]
  })
}

const WITH_STICKS: WrittenScene[] = [
  {
    id: 'helmets',
    A: 'same',
    spare: 4,
    paragraphs: [
      'They all had helmets on, with bars in front of the face, and all the helmets were blue. {A} waved to one of them for ten minutes, and held up a banana. It waved back at last, and came over.',
      '“Thank you,” it said, and ate the banana. It was somebody called Oisín. “I’m in here,” said the helmet next to it, and that was {H}.'
    ]
  },
  {
    id: 'solo',
    A: 'same',
    spare: 5,
    paragraphs: [
      'The hardest thing is to run with the sliotar lying on the end of the hurley. {H} did it from the gate to the bench, with {H}’s tongue out for balance. It lay there as if it were asleep.',
      '“It’s only ash, that stick,” said {A}, “and grew on a tree. Let me.” {A} took three steps, and the sliotar took the fourth by itself. “You woke it up,” said {H}.'
    ]
  }
]

const NOT_BY_HAND: WrittenScene = {
  id: 'not-by-hand',
  A: 'same',
  spare: 9,
  paragraphs: [
    'The sliotar came over the sideline, white with two rims, and lay at {A}’s feet. {A} picked it up, and wiped it, and held it out to {H}. The whistle went. “Not off the ground with the hand,” said the referee. “You roll it on to the stick.”',
    '“I’m not even playing,” said {A}. “That’s what they all say,” said the referee. {A} laid it down again just where it had been, dirty side up.'
  ]
}

const WITH_HANDS_AND_FEET: WrittenScene[] = [
  {
    id: 'four-steps',
    A: 'same',
    spare: 4,
    paragraphs: [
      'With the ball in your hands you may take four steps, and no more. Then you bounce it, or drop it on your toe and kick it back up to yourself. {H} showed {A} how. “One, two, three, four, toe,” said {H}, and there it was again.',
      '{A} tried. “One, two, three, four, toe.” They watched it go. It was a good toe, and had sent it as far as the car park. “Five, six, seven,” said {A}, walking.'
    ]
  },
  {
    id: 'hand-pass',
    A: 'same',
    spare: 5,
    paragraphs: [
      'Nobody may throw the ball. You hold it on one hand and knock it away with the other. {H} and {A} did that to and fro, behind the posts. It sounded like somebody at a door who is only asking.',
      '“Come in,” said {A} each time. {H} laughed so much that it was dropped. “There was nobody there,” said {H}, and picked it up with one toe.'
    ]
  }
]

const A_TOE_UNDER_IT: WrittenScene = {
  id: 'not-by-hand',
  A: 'same',
  spare: 9,
  paragraphs: [
    'The ball came over the sideline and lay at {A}’s feet. {A} picked it up, and wiped it, and held it out to {H}. The whistle went. “Not off the ground with the hands,” said the referee. “You put a toe under it first.”',
    '“I’m not even playing,” said {A}. “That’s what they all say,” said the referee. {A} laid it down again just where it had been, dirty side up.'
  ]
}

const HURLED = {
  ball: 'the sliotar',
  among: 'knees and sticks and helmets',
  swung: 'swung the hurley',
  lifted: '{H} rolled it up on to the hurley, and from there into the air.',
  sent: 'Then {H} swung, with both hands.',
  before: WITH_STICKS,
  during: NOT_BY_HAND
}

export const hurling = gaelicGame({
  ...HURLED,
  id: 'wish-hurling',
  game: 'hurling',
  wishes: ['hurling', 'hurley', 'hurleys', 'hurl', 'hurler', 'hurlers', 'sliotar', 'iománaíocht', 'poc fada', 'mini hurling'],
  except: ['camogie', 'football', 'insults'],
  titles: ['Like Bees at a Plum', 'The White Flag', '{H} Waits Behind the Swarm', 'Like Soap from a Hand', '{H} Puts One over the Bar']
})

export const camogie = gaelicGame({
  ...HURLED,
  id: 'wish-camogie',
  game: 'camogie',
  wishes: ['camogie', 'camógaíocht', 'camogie sliotar'],
  except: ['football'],
  titles: ['Bees After a Sliotar', 'It’s in There Somewhere', '{H} and the White Flag', 'The Only One Not Running', '{H} Waits for the Pop']
})

export const gaelicFootball = gaelicGame({
  id: 'wish-gaelic-football',
  game: 'Gaelic football',
  ball: 'the ball',
  wishes: ['gaelic', 'gaa', 'gah', 'peil', 'croke park', 'all ireland final', 'all-ireland', 'ladies gaelic'],
  except: ['camogie', 'hurling', 'language', 'song', 'songs', 'scots', 'speak', 'speaking', 'words'],
  titles: ['Bees After a Ball', 'The Man with the White Flag', '{H} Stays Behind', 'Nobody Came After It', '{H} Gets the Point'],
  among: 'knees and boots and elbows',
  swung: 'kicked it',
  lifted: '{H} got a toe under it, and had it in both hands.',
  sent: '{H} dropped it on one boot, and kicked.',
  before: WITH_HANDS_AND_FEET,
  during: A_TOE_UNDER_IT
})
