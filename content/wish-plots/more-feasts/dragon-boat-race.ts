import { wishPlot } from '../wish-plot.ts'

export const dragonBoatRace = wishPlot({
  id: 'wish-dragon-boat-race',
  wishes: ['dragon boat race', 'dragon boat races', 'dragon boats race', 'dragon boats races', 'dragon boat racing', 'dragon boats racing', 'dragon boat raced', 'dragon boat drum', 'dragon boat drums', 'dragon boat drummer', 'dragon boat drumming', 'dragon boat paddle', 'dragon boat paddles', 'dragon boat paddling', 'dragon boat paddlers', 'dragon boat rowing', 'dragon boat team', 'dragon boat crew', 'dragon boat stroke', 'dragon boat river', 'dragon boat lake', 'dragon boat harbour', 'dragon boat watching', 'dragon boats watched', 'dragon boat fast', 'dragon boat won', 'dragon boat win', 'dragonboat race', 'dragonboat races', 'dragonboat racing', 'dragonboat drum', 'dragonboat drummer', 'dragonboat team', 'dragonboats race', 'dragonboats racing', 'dragon-boat race', 'dragon-boat races', 'dragon-boat racing', 'duanwu race', 'duanwu boat race', 'duanwu boats', 'tuen ng race', 'tuen ng boats', 'long boat dragon race'],
  answers: ['dragon', 'boat', 'boats', 'race', 'races', 'racing', 'raced', 'drum', 'drums', 'drummer', 'drumming', 'beat', 'beats', 'paddle', 'paddles', 'paddling', 'paddler', 'paddlers', 'paddled', 'row', 'rowing', 'rowers', 'stroke', 'strokes', 'team', 'teams', 'crew', 'together', 'head', 'tail', 'eyes', 'river', 'lake', 'harbour', 'water', 'sea', 'festival', 'feast', 'duanwu', 'tuen', 'ng', 'june', 'watch', 'watching', 'watched', 'saw', 'see', 'seen', 'went', 'going', 'win', 'wins', 'winning', 'won', 'first', 'second', 'time', 'fast', 'faster', 'fastest', 'loud', 'long', 'big', 'red', 'gold', 'exciting', 'excited', 'loves', 'wants', 'be', 'today', 'tomorrow', 'weekend', 'summer', 'family', 'uncle', 'auntie', 'aunty', 'gong', 'gonggong', 'yeye', 'popo', 'grandpa', 'grandma', 'mum', 'mummy', 'dad', 'daddy', 'chinese', 'school', 'our', 'home', 'story', 'about'],
  except: ['zongzi', 'zong', 'rice', 'dumpling', 'dumplings', 'sank', 'sinks', 'sinking', 'capsized', 'drown', 'drowned', 'drowning', 'fell', 'storm', 'hurt', 'hospital', 'cancer', 'died', 'dead', 'poet', 'afraid', 'scared', 'lost', 'cheat', 'cheated', 'pirate', 'pirates', 'viking', 'vikings', 'knight', 'shark', 'crocodile', 'rescue', 'fire', 'egg'],
  moods: ['first', 'learning', 'waiting', 'proud', 'losing'],
  company: ['blanket', 'boat', 'boot', 'dragon', 'spoon', 'spoons', 'saucepan', 'pan', 'drum', 'cup', 'tap', 'sink', 'window', 'cupboard', 'board', 'boards'],
  about: 'Two in a dragon boat on the floor race against a cup under a dripping tap, and only get on when their two paddles make a single knock.',
  titles: ['Only One Knock', 'The Boat on the Blanket', '{H} Races the Tap', 'As Far as the Window', 'What the Drum Is For'],
  want: [
    {
      id: 'boot-and-pan',
      A: 'partner',
      paragraphs: [
        '{H} wanted a dragon boat race, and wanted to win it. The boat was a long blanket on the smooth floor. A boot lay in front with its tongue out, and was the dragon. There was a saucepan for a drum, and {A} found two wooden spoons to paddle with. The other boat was a cup under the tap, which dripped. “If the cup runs over before we’re at the window,” said {H}, “it’s won.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-paddle',
      A: 'partner',
      paragraphs: [
        'In a dragon boat the drummer sits in front, and looks back at the crew. So {H} sat down in front with the pan. Behind sat {A}, and paddled on the floor, on the right. Boom! The boat turned its head to the left. Boom! It looked at the cupboard. After the ninth beat it had been all the way round. “You’re very loud,” said {A}, “but there’s only me.”'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before the race somebody dots the dragon’s eyes, and then it wakes up. {H} did it with chalk, one dot on each side of the boot. The left one got bigger than the right. “Can it see?” asked {A}.',
        'They held up a sock in front of it. The boot did not move. They held up the other boot of the pair. “It’s very surprised,” said {H}. You could see it in the left eye.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If you look at me all the time,” said {A}, “you can’t see where we’re going.” It is like that with all drummers. They ride backwards, and the finish comes at them from behind. “What can you see?” asked {A}. “Where we’ve been,” said {H}.',
        'It was not very much so far. There was a bit of floor, and a crumb. “We’ve passed it three times,” said {H}. “I’m starting to know it.”'
      ]
    },
    {
      id: 'drip-time',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The cup’s got a drummer too,” said {H}. They listened. The tap said drip, and after a long time it said drip again. They tried paddling to that. “Now,” said {A}. Then nothing happened. {H} looked at both knees, and thought about a whole biscuit.',
        'Drip. “Now,” said {A}. They had both been somewhere else. “It’s not a fast boat,” said {H}, “but it doesn’t get tired.”'
      ]
    },
    {
      id: 'steering',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Right at the back stands somebody who steers, with one very long oar. {A} took the broom for it. {A} pushed it to the left, and the crumbs went left. {A} drew it in, and they came too. The boat stayed.',
        '“It’s the cleanest river in the country,” said {H}. {A} asked for everybody’s feet to be lifted, and went over it once more.'
      ]
    },
    {
      id: 'are-you-ready',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the start you are asked if you are ready. If somebody is not, they hold up a hand, and then all the boats wait. “Are you ready?” called {H}. {A} held up a hand, and scratched an ankle.',
        '“Are you ready?” Now it was the other ankle. “And the tap?” asked {A}. {H} called it across the kitchen. The tap said drip. It did not hold up anything, so it was ready.'
      ]
    },
    {
      id: 'fifth-of-the-fifth',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The dragon boats race on the fifth day of the fifth month. But it is the moon’s months that count, and nobody had told the calendar on the wall. “So when’s that?” asked {H}. “Some time in June, mostly,” said {A}. They looked at the dragon.',
        'It was a boot, and had been in mud up to the laces. “It doesn’t know the date,” said {H}. “If we don’t tell it, it’s today.”'
      ]
    },
    {
      id: 'elder-middle',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I raced, I sat in the middle,” said {S}. “It’s called the engine room. That’s where the strong ones go.” “What did you see?” asked {A}. “Mr Lo’s back,” said {S}. “Three summers of it. He had a green shirt with a darn in it.”',
        '“And did you win?” “They tell me so,” said {S}. “At the prize-giving I met a man with a kind face, and didn’t know him. Then he turned round.”'
      ]
    },
    {
      id: 'child-crew',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} said that a dragon boat had room for twenty, and went to fetch the rest. Two bears came, a snail on wheels, and a fish. {S} sat them in pairs, looking forward. “How does the fish hold a paddle?” asked {A}.',
        '“It doesn’t,” said {S}. “It’s the only one that’s allowed to fall in.” The crew was told to pull. They all pulled the same way, which was not at all.'
      ]
    },
    {
      id: 'pet-tail',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came on board without being asked. {A} lay down at the very end, where the tail belongs. The blanket was now a good deal heavier. “You could help,” said {H}. {A} shut both eyes.',
        '{H} pulled at one corner. {A} slid along with it, a hand’s breadth, and opened one eye. Then {A} got off, as if it had been the right stop.'
      ]
    },
    {
      id: 'baby-beat',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was given the drum for a little while, and beat it with one flat hand. It was a beat of its own kind. There came three, and a rest, and then one, and the next was a kiss. {A} tried to paddle to it.',
        'The spoon went up for a fourth, and there was none. It came down in the kiss. “I’d have to sit in there with you,” said {A}, “to know what’s coming.”'
      ]
    },
    {
      id: 'guest-wet',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve watched a real one,” said {S}, “from a bridge. Twenty people, and every one of them got wet from the one in front.” “And the two in front?” asked {A}. {S} had to think. “They got it from the drummer,” said {S}. “He shouted so.”',
        'They sat down one behind the other, and {S} flicked a spoon. It was a dry river, so {S} said “splash”, to be fair.'
      ]
    },
    {
      id: 'a-crab',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A}’s spoon slid in under the cupboard and stuck there. “Now you’ve caught a crab,” said {H}. That is what rowers call it, when the water holds on to an oar. {A} pulled, and it let go. “Where is it, then?” asked {A}.',
        'They both lay down and looked. Under the cupboard lay a pea and a button, a good way from the sea. “It’s let go and gone,” said {H}.'
      ]
    },
    {
      id: 'two-knocks',
      A: 'partner',
      paragraphs: [
        'It needed a paddle on each side. So the drum was left on shore, and they took a spoon each. {H} sat on the left, and {A} on the right. They paddled as hard as they could. Tock, tock. The boat swung left, and swung right, like a duck. Tock, tock. They were out of breath, and had got on by one floorboard. In the sink the cup was half full.',
        '{A} let the spoon hang. “There are two of us,” said {A}, “and I can hear two.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-knock',
      A: 'partner',
      paragraphs: [
        'They tried it softly. They both lifted, looked at each other’s hands, and came down. Tock. It was only one knock, and it had been two spoons. The blanket slid forward, quite straight, by a whole board. “So that’s what the drum’s for,” said {H}. “There are twenty paddles, and you only hear one.” Tock. They did not even have to push hard. Tock. They were past the cupboard.'
      ]
    },
    {
      id: 'pulse',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How fast do the real ones go?” asked {H}. “Faster than once for every second,” said {A}. They laid a hand on their chests, to hear what was going on in there. Each had a drum, and they were not together at all.',
        '“Mine’s in front,” said {H}. “Mine’s got more in the boat,” said {A}. They waited until both had calmed down. For three beats it was only one.'
      ]
    },
    {
      id: 'rounded-water',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{A} looked into the sink, to see how the other boat was doing. The cup was full up to the rim, and a little fuller. The water stood up in a curve, like a hill of glass, and did not run over. “It’s holding its breath,” said {A}.',
        '“Is that allowed?” asked {H}. {A} thought so, for it had not touched anybody. A drop came, and the hill shook, and went on holding.'
      ]
    },
    {
      id: 'at-the-window',
      A: 'partner',
      paragraphs: [
        'Behind them there could not be much room left in the cup. “Don’t look round,” said {A}. Tock. There were three boards left, and then two. {H} did look round. At once there were two knocks, and the boat stood still. They lifted again, eye to eye. Tock. The boot ran against the wall under the window. In the sink the cup ran over. They sat and listened. “Who was first?” asked {H}. “How many did you hear?” asked {A}. {H} had only heard one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took up a place on the bank, beside the cupboard.',
      '{names} looked the dragon in the tongue.',
      { text: '{names} pulled the blanket smooth, from head to tail.', needs: ['hands'] },
      { text: '{names} moved two chairs out of the river.', needs: ['hands'] }
    ],
    way: [
      '{names} moved aside when the dragon came round.',
      '{names} watched the cup, which was winning.',
      { text: '{names} held both ears at every boom.', needs: ['hands'] },
      { text: '{names} pointed the boot at the window again.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along the bank, and was there before both boats.',
      '{names} kept so still that you could hear how many it was.',
      { text: '{names} clapped once, exactly with the spoons.', needs: ['hands'] },
      { text: '{names} held up one finger, and no more.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cup was emptied, and the tap turned as far as it would go. The boot went back to the other boot, and the boat was folded in four.',
    '{H} washed, and lay down in a bed that pointed straight at the window. There was a blanket on it, and it stayed where it was.'
  ],
  last: [
    'Something beat quietly under the blanket, a single drum, and {H} was asleep.',
    'Far away the tap said one last drip, and {H} was asleep, both at once.'
  ]
})
