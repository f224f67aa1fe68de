import { wishPlot } from '../wish-plot.ts'

export const deedOursAtEveryGate = wishPlot({
  id: 'wish-deed-ours-at-every-gate',
  tellsAny: 'ours',
  deeds: ['drives'],
  out: true,
  about: 'The hero wants to go fast for once, but what the hero rides or drives stops at every gate and waits, for it has always done the paper round; so they bring everybody a newspaper, and after the last one it goes like the wind.',
  titles: ['As Far as the Next Gate', 'It Stops at Every Gate', 'Last Tuesday’s Paper', '{H} and the Flat Hair', 'After the Last Gate'],
  company: ['gate', 'towel', 'newspaper', 'pile', 'door', 'curtain', 'hair', 'wind', 'post', 'rain'],
  want: [
    {
      id: 'the-first-gate',
      A: 'partner',
      paragraphs: [
        'One morning {H} {ours.did}. Just once, {H} wanted to go so fast that the hair lay flat behind. {A} ran in front with a red tea towel. “Mind out!” called {A}.',
        'They got as far as the first gate, and there {ours.the} stopped. {H} said go on. {H} said please. In the end a lady in a dressing gown came out to look. At once they went on, as far as the next.'
      ]
    },
    {
      id: 'no-button',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} went once right round {ours.the} and looked for something with Go on it. There was nothing that {A} quite liked to press.',
        '“Shall I push?” asked {A}. {H} thought that it couldn’t do any harm. {A} pushed for some time. When {A} stopped, only the tea towel was further on, because it had been dropped.'
      ]
    },
    {
      id: 'where-to',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A man was painting his gate. “Where are you going?” he asked. “{ours.tail},” said {H}. “That’s straight on,” said the man. “We know,” said {A}.',
        'They stood there until he had done the other side. “You’ve missed a bit,” said {A}, to be helpful. “That’s for tomorrow,” said the man. “You have to leave yourself something.”'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-towel',
      A: 'partner',
      paragraphs: [
        'There a boy came out with a toothbrush. “It’s the gates,” said {A}, and ran ahead to the third. {A} held up the tea towel, so that there was no gate to be seen.',
        '{ours.the} stopped at the tea towel. A man with soap behind his ears came out and lifted one corner. “Anything for me?” he asked. “No,” said {H}. He looked as if there had been something once.'
      ]
    },
    {
      id: 'known-by-the-sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the next house the curtain was still shut. “{what.sound},” said a voice behind it, half asleep. “I’d know that anywhere. It’s seven o’clock.”',
        'They heard slippers, and then a kettle. Then the voice came to the door with its hair on end. It looked at {H} and {A}, and at their empty hands. “Or isn’t it?” it asked.'
      ]
    },
    {
      id: 'still-got',
      A: 'same',
      spare: 3,
      paragraphs: [
        'An old man leaned over his gate and put on his glasses. “I see you’ve still got {what.part},” he said. “That’s good. Nowadays they often come without.”',
        '{A} had never thought of that, and had another look. It was true. There was nothing missing at all. From then on {H} sat up a bit straighter.'
      ]
    },
    {
      id: 'in-the-paper',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“{what.fact},” said a woman with a watering can, who had come out to see. “I read that once. I read everything, up to the adverts.” “Where do you read it?” asked {A}.',
        'The woman thought about it. “That’s the funny thing,” she said. “It used to be there in the morning. You got up, and there it was.”'
      ]
    },
    {
      id: 'a-tip',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the green gate there was a hook on the post, quite low down. “That was for the tip,” said the lady who lived there. “What did you hang on it?” asked {H}. “{what.wants},” said the lady. “At Christmas there was a ribbon round it.”',
        '{A} felt the hook. It was worn thin. It must have been a good many Christmases.'
      ]
    },
    {
      id: 'one-stop',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A woman with a heavy bag was waiting on the wall. “Does this go to the market?” she asked. “Only to the next gate,” said {H}. “That’s where I live,” said the woman.',
        'So they took the bag along. It had leeks in it, and it was the fullest that they had ever been. At the next gate the woman got the bag back, and asked when the next one went. “Now,” said {A}, “but it takes a while.”'
      ]
    },
    {
      id: 'behind-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Behind them walked a man with a pram, and he couldn’t get past. At each gate he stopped too, and wished the people good morning. Before long he had been given a plum, and some news about a knee.',
        '“Do stop as long as you like,” he said. “I’ve lived here for six years, and only knew the backs.” In the pram somebody was asleep who had been awake since four.'
      ]
    },
    {
      id: 'wind-by-hand',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What’s my hair doing?” asked {H} each time that they set off. {A} looked round. “It’s thinking about it,” called {A}. Then came the next gate.',
        'While they stood there, {A} took the tea towel in both hands and made some wind. It lifted one hair. The lady at the gate shut her eyes, and had the rest.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In the hall at home lay a pile of old newspapers, and {A} lay on top. It was the best place in the house.',
        '“We may need those,” said {H}. {A} opened one eye. It was the kind of eye that has read them all. {H} drew out one from the very bottom, and {A} sank by a Monday.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“With us it was a horse, and it did the milk,” said {S}. “It stood for a minute at every door. At Miss Lamb’s it stood for half an hour.” “Why?” asked {A}.',
        '“The milkman liked to talk to Miss Lamb,” said {S}. “They got married in June. We were all surprised, except for the horse.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had seen how it worked, and stood behind a gate as well, like somebody who lives there. “Nothing today?” asked {S}. “You live with us,” said {A}.',
        'At the next gate {S} stood there again. “I’ve moved,” said {S}. {A} found a peppermint, and handed that over. After it there was somebody behind every gate as far as the corner.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} sat on somebody’s arm, and waved at each stop. People waved back, and had to put down their cups for it. The tallest of them did it with both hands.',
        'Nobody minded at all that it took so long. In {A}’s opinion, that was what stopping was for. It was the bits in between that {A} yawned at.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“At ours it’s thrown,” said {A}. “It always lands in the hedge. Then everybody goes and looks for it, in pyjamas.” “And does anybody find it?” asked {H}.',
        '“Mostly next door’s,” said {A}. “We read that, and they read ours. In the evening we ask each other what’s happened to us.”'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. All along the row the doors flew open, and people stood on every step. {H} held on. But at the next gate they stopped just the same.'
      ]
    },
    {
      id: 'the-empty-house',
      A: 'partner',
      paragraphs: [
        'Only one house they went straight past, and that had boards on it. “Nobody lives there,” said {A}, and went up to the nearest gate. Behind it hung a box for newspapers, with only a spider in it.',
        '“Somebody’s done the paper round with {ours.the},” said {A}. “There’s no going on until they’ve had their paper.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-pile',
      A: 'partner',
      paragraphs: [
        'At home in the hall was a pile of old newspapers. “Then they’ll get one,” said {H}. {A} ran and fetched the pile, and handed one in at every gate. “That’s last Tuesday’s,” said the man with the soap. “It rained,” said {H}. “So it did,” he said, quite pleased. After that they hardly stopped at all.'
      ]
    },
    {
      id: 'a-hole',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s a hole in mine,” said the boy with the toothbrush. He held it up, and looked through it. “That was a cake,” said {A}. “We cut it out.”',
        '“Was it nice?” asked the boy. “It sank,” said {A}. The boy thought about that, and read round it. On the other side was a football match, and there they’d cut out the goal.'
      ]
    },
    {
      id: 'seven-across',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A lady turned straight to the crossword. Hers had been finished for years, and she had missed it every morning. “Seven across,” she said. “You read it, and it’s often late.”',
        '“Last Tuesday’s,” said {A}. That had too many letters. “Number three,” said {H}. It hadn’t enough. They left her on the step, very happy, with the pencil in her mouth.'
      ]
    },
    {
      id: 'like-the-wind',
      A: 'partner',
      paragraphs: [
        'At the last gate a girl took the last but one, and the round was done. Then {ours.the} set off like anybody who has finished work. And {H} {ours.did} without stopping once. {A} ran beside them with all the breath there was. The tea towel stood straight out, and {H}’s hair lay flat behind.'
      ]
    },
    {
      id: 'good-night-gates',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On every step sat somebody, and there was nothing to be seen but fingers and a newspaper. As they came by, the papers went down, one after the other, and up again.',
        '“Was that the paper?” asked somebody. “That was the wind,” said somebody else. “No,” said a third, and turned over a page. “It had hair.”'
      ]
    },
    {
      id: 'our-gate',
      A: 'partner',
      paragraphs: [
        'On the way home {ours.the} stopped at their own gate. “We’re home,” said {H}. Nothing moved. So {H} got down, went in at the door, and came out again in slippers. {A} handed over the very last paper. {H} opened it wide. “Well?” asked {A}. “Nothing about us,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed close behind, and bumped into the back at the gate.',
      '{names} joined in the please, as nicely as possible.',
      { text: '{names} waved good morning to the dressing gown.', needs: ['hands'] },
      { text: '{names} gave {ours.the} a small push, with four fingers and no result.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped for breath at every gate, and then got left at it.',
      '{names} swept on ahead, and stopped there as well.',
      { text: '{names} spread out coats, so that the gate looked like a wall.', needs: ['hands'] },
      { text: '{names} wiped the soap off a man who had both hands full.', needs: ['hands'] }
    ],
    turn: [
      '{names} flew round the corner with everything flat behind.',
      '{names} rustled in the papers like something in a wood.',
      { text: '{names} flapped two newspapers, and went no faster.', needs: ['hands'] },
      { text: '{names} folded last Tuesday into a hat.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea towel hung on its hook again, and was a good bit longer. Outside the gate, {ours.the} had gone quiet, as you do when your round is done.',
    'Clean again, or nearly, {H} lay down, and had one more look into last Tuesday. It was still raining in it, and it was good to lie in bed.'
  ],
  last: [
    'On the pillow behind {H} lay the hair, quite flat, and {H} was asleep.',
    'There was no gate left to stop at, and {H} was asleep.',
    'Everybody had had a paper, as far as the corner and back, and {H} slept.'
  ]
})
