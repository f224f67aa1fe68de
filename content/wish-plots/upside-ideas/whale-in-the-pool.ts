import { wishPlot } from '../wish-plot.ts'

export const whaleInThePool = wishPlot({
  id: 'wish-whale-in-the-pool',
  beginsElsewhere: true,
  wishes: ['a whale in the swimming pool and the lifeguard says no running but whales cannot run', 'whale swimming pool', 'whales swimming pool', 'whale pool', 'whales pool', 'whale pool lifeguard', 'whale pool no running', 'whale lifeguard no running', 'whale lifeguard whistle', 'whale lido', 'whale leisure centre', 'whale public pool', 'whale tidal pool', 'blue whale pool', 'blue whale swimming pool', 'humpback whale pool', 'giant whale pool', 'whale stuck pool', 'whale too big pool', 'whale swims lengths', 'whale swimming lengths', 'whale no running', 'whale can’t run', 'whales can’t run', 'whale cant run', 'whales cannot run', 'whale cannot run', 'whale couldn’t run', 'whale running pool', 'ballena piscina', 'wal schwimmbad', 'baleine piscine'],
  answers: ['whale', 'whales', 'big', 'huge', 'blue', 'humpback', 'giant', 'enormous', 'too', 'public', 'tidal', 'swimming', 'swim', 'swims', 'swam', 'swimmer', 'pool', 'baths', 'lido', 'leisure', 'centre', 'center', 'lifeguard', 'lifeguards', 'says', 'said', 'shouts', 'shouted', 'whistle', 'blows', 'no', 'running', 'run', 'runs', 'ran', 'can’t', 'cannot', 'cant', 'couldn’t', 'walk', 'walking', 'rule', 'rules', 'sign', 'board', 'legs', 'feet', 'fins', 'tail', 'water', 'sea', 'tide', 'beach', 'seaside', 'wall', 'came', 'gets', 'got', 'stuck', 'length', 'lengths', 'lesson', 'lessons', 'badge', 'but', 'because', 'and', 'is', 'there', 'in', 'the', 'our', 'was', 'funny', 'silly', 'local', 'town', 'splash', 'splashes', 'wants', 'home', 'go', 'who', 'that', 'slippery', 'tiles', 'changing', 'room'],
  except: ['becomes', 'works', 'job', 'trains', 'orca', 'dolphin', 'shark', 'dead', 'died', 'dying', 'drown', 'drowned', 'drowning', 'slipped', 'fell', 'hurt', 'hospital', 'ill', 'sick', 'afraid', 'scared', 'fear', 'zoo', 'aquarium', 'captivity', 'harpoon', 'paddling', 'bath', 'bathtub', 'jonah', 'killer', 'shouted at', 'told off', 'inflatable', 'goggles', 'lost', 'cried', 'bottom', 'cousin', 'sank'],
  moods: ['question', 'learning', 'first', 'waiting', 'lost'],
  isTale: true,
  out: true,
  company: ['whale', 'pool', 'lifeguard', 'chair', 'whistle', 'wall', 'sea', 'tiles', 'board', 'badge', 'water', 'rules'],
  about: 'A whale lies in the swimming pool, and may only get out at a walk, for the lifeguard lets nobody run; but the one that runs is the sea.',
  titles: ['No Running', 'One Whale Long', '{H} and the Wet Tiles', 'Left Fin, Right Fin', 'The Badge with the Foot'],
  want: [
    {
      id: 'exactly-a-length',
      A: 'partner',
      paragraphs: [
        '{H} came to the swimming pool by the sea, and there was a whale in it. The whale was exactly as long as the pool. Round it was enough water for a duck. “No running!” called the lifeguard from the high chair, and blew a whistle.',
        '“I can’t run,” said the whale. “I’m a whale.” At night the sea had run in over the wall with the whale, and gone home without it. {H} wanted to swim a length.'
      ]
    }
  ],
  way: [
    {
      id: 'left-foot-right-foot',
      A: 'partner',
      paragraphs: [
        '“You’d better get out,” said the lifeguard. “But walk!” So {H} and {A} showed the whale how. “Left foot, right foot.” The whale looked along itself. At the end was one large tail. “Is this the left or the right?”',
        'It walked. Up went the tail, and down. The whale stayed in, and the water got out. It ran all over the tiles. “No running!” called the lifeguard, and meant the water.'
      ]
    },
    {
      id: 'a-runny-nose',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was rather cold by the pool, and {A} sniffed. “{A}, your nose is running,” whispered {H}. They both looked up at the high chair. The lifeguard had heard it, and already had the whistle between two teeth. {A} held the nose with a hanky, until it stood still.',
        '“Noses can run?” asked the whale. It only had a hole, on top. It tried to see its own nose, first with one eye and then with the other. “Where do they go?” it asked.'
      ]
    },
    {
      id: 'lengths-round-the-edge',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} swam in the bit of water that was left, and it was as wide as one arm. The other arm had to swim on the whale. {A} went all the way round like that, and said “excuse me” at the tail.',
        '“How many lengths is that?” asked {H}. There had been two long sides, a head and a tail. And by the eye {A} had stopped for a chat. “That’s two,” said the lifeguard. “And it tickles,” said the whale.'
      ]
    },
    {
      id: 'deep-end',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The lifeguard came with a list. “Can you swim?” the lifeguard asked the whale. It thought so. “Then you may use the deep end. If not, it’s the shallow end.” {A} looked from one end to the other. The whale was in both.',
        'The tail was in the deep end. The head lay in the shallow end with two rubber rings. “Can my tail swim?” asked the whale. “Better than any of us,” said {H}. So the tail got a tick. The fins got armbands, which sat on them like buttons.'
      ]
    },
    {
      id: 'a-towel',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’ve been in for a long time,” said {A}. “You’ll be all wrinkled.” The whale was wrinkled under the chin, but that was how it had been made. {A} gave it a towel, all the same. It dried the place where a whale would have an eyebrow.',
        'Then everybody gave a towel. When there was none left, the whale was dry from the nose to the eyes. “That’s nice,” it said, and breathed out at the top. After that they all needed a towel, and so did the towels.'
      ]
    },
    {
      id: 'the-board-of-rules',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the wall hung the board with the rules, and {A} read it from the top. No running. No pushing, and no splashing, and no sandwiches in the water. “It doesn’t say anything about whales,” said {A}.',
        'The lifeguard came, walking, and looked at it for a long time. There was some room under the sandwich. “No whales, then,” said the lifeguard, and took the pen. But the whale looked over, with one large eye. “Whales,” wrote the lifeguard, “only one at a time.”'
      ]
    },
    {
      id: 'other-walks',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was late, and in a great hurry, and walked. It was the fastest walk that was ever seen there. Both elbows went like a steam engine. The lifeguard stood up, and bent forward, and looked hard at {A}’s feet.',
        'One of them was always on the floor. The whistle went up, and it went down again. “Was that running?” asked the whale. “It was walking,” said the lifeguard sadly. “But it was thinking of running.”'
      ]
    },
    {
      id: 'pet-dreams',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had to wait by the gate, and went to sleep there. Soon {A} was dreaming, and there was plenty going on in it. All the legs began to go, slowly at first, and then faster and faster. “No running!” called the lifeguard.',
        '{A} ran on, lying down. The lifeguard walked over, and bent down, and blew the whistle very softly. “It isn’t here that {A}’s running,” said {H}. “It’s somewhere else.” The whale asked how you did that. It shut both eyes and tried.'
      ]
    },
    {
      id: 'elder-the-corridor',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“At my school it was no running in the corridor,” said {S}. “So we hopped. Then there was a second board, no hopping. So we went on all fours.” “And then?” asked {A}. “No all fours,” said {S}. “By the summer there were twenty boards.”',
        '“What did you do in the end?” “We rolled,” said {S}. “But with all those boards there was hardly any corridor left, and we got stuck.” The whale nodded as well as it could. It knew what that was like.'
      ]
    },
    {
      id: 'child-races-the-whale',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a race with the whale, over who could do the least running. The whale lay in the pool, and {S} lay on a towel. “Ready, steady, stay,” said {A}. It was the quietest race of the whole summer.',
        'For a long time nobody was in front. Then a fly sat down on {S}’s knee, and one foot gave a jerk. “That was half a step,” said {A}. So the whale had won. It asked for another go, because it was just getting good at it.'
      ]
    },
    {
      id: 'the-first-rule',
      A: 'same',
      paragraphs: [
        '“Why must everything walk?” asked {H}. “It’s the first rule,” said the lifeguard. “Only one breaks it, and runs in over the wall twice a day.” “Who?” asked {A}. “The sea,” said the lifeguard. “It’ll be back at five.”'
      ]
    },
    {
      id: 'the-sea-runs',
      A: 'partner',
      paragraphs: [
        '{A} looked at the wet tiles. “You needn’t run,” {A} told the whale, “or walk. The sea does that! It ran in with you, so it can run out with you. You only have to lie still.” “I can lie still,” said the whale.'
      ]
    }
  ],
  turn: [
    {
      id: 'being-run',
      A: 'partner',
      paragraphs: [
        'At five {H} and {A} stood well back, on the steps. In ran the sea, in one long white row. “No running!” called the lifeguard, and blew until the whistle was full of water.',
        'The sea filled the pool, until no wall could be seen. Up came the whale, and floated off past the high chair. It held up both fins, to be on the safe side. “It’s not me running,” it said. “I’m only in it.”'
      ]
    },
    {
      id: 'the-badge',
      A: 'partner',
      paragraphs: [
        '“Stop!” called the lifeguard, and held out a badge with a silver foot. “It’s for never running. In thirty years nobody has got one.” The whale wore it on one fin. “Is this the left?” it asked, and the sea took it home.'
      ]
    },
    {
      id: 'the-wave-that-walked',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One last small wave came in after the others. It came over the wall quite slowly, and set down one bit of foam, and then another. It went round the lifeguard’s chair at a walk, and out again by the steps. “Thank you,” said the lifeguard.',
        '{A} had seen it too, and so had {H}. “It does listen,” said the lifeguard, and had to wipe the whistle. “It’s only so very big. It takes a long time until the back has heard.”'
      ]
    },
    {
      id: 'what-the-whale-called',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Beyond the wall the whale called something. It was a low note that made the tiles hum. “What did it say?” asked {H}. {A} laid one ear on the wall. “No walking,” said {A}.',
        'They thought about it together. Out there was a great deal of sea, and nobody in it had feet. So that had to be the first rule out there. The lifeguard wrote it on the back of the board, for anybody who came in from that side.'
      ]
    },
    {
      id: 'one-whale-long',
      A: 'partner',
      paragraphs: [
        'When the sea had gone, the pool was full. {H} swam from one end to the other, with {A} beside. “One length,” said the lifeguard. “No,” said {H}. “One whale.” And they went to get dressed, at a walk.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the pool, and it was whale on every side.',
      '{names} dipped in one toe, and said sorry to the whale.',
      { text: '{names} held a towel ready, for whoever got wet first.', needs: ['hands'] },
      { text: '{names} waved to the nose, and then went and waved to the tail.', needs: ['hands'] }
    ],
    way: [
      '{names} stood very still, so that nobody could call it running.',
      '{names} paddled in the water that had run.',
      { text: '{names} showed the whale a walk, with two fingers.', needs: ['hands'] },
      { text: '{names} pushed some water back in with both hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood with the lifeguard, and watched the sea break the first rule.',
      '{names} listened to the whale, until it was too far off.',
      { text: '{names} clapped for the badge, with wet hands.', needs: ['hands'] },
      { text: '{names} held the lifeguard’s whistle upside down, to let the sea out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The towels hung on a line, and the water ran out of them. Nobody blew a whistle, because it ran so slowly.',
    '{H} washed, and walked to bed. There {H} lay down at full length, which is exactly one {H}.'
  ],
  last: [
    'Out there a whale lay in the sea, with a silver foot on, and {H} was asleep.',
    'Only the tap ran a little, very softly, and {H} was asleep.'
  ]
})
