import { wishPlot } from '../wish-plot.ts'

export const wind = wishPlot({
  id: 'wish-wind',
  wishes: ['wind', 'winds', 'windy', 'breeze', 'breezes', 'breezy', 'gust', 'gusts', 'gusty', 'gale', 'gales', 'blustery'],
  answers: ['day', 'days', 'big', 'strong', 'little', 'soft', 'gentle', 'north', 'south', 'east', 'west', 'blows', 'blowing', 'blow', 'blew', 'blown', 'very', 'outside', 'cold', 'warm', 'weather', 'howling', 'howls', 'whistling', 'whistles', 'whooshing', 'whoosh', 'friendly', 'playful', 'playing', 'plays', 'autumn', 'spring', 'invisible', 'see', 'trees', 'leaves', 'hair', 'walk', 'walking', 'so'],
  except: ['baby', 'babies', 'beach', 'seaside', 'naughty', 'cheeky', 'thief', 'hat', 'hats', 'afraid', 'scared', 'frightened', 'farm', 'turbine', 'turbines', 'mill', 'windmill', 'willow', 'willows', 'chime', 'chimes', 'instrument', 'instruments', 'band', 'orchestra', 'flute', 'gone', 'up', 'toy', 'bobbin', 'burp', 'burping', 'tummy', 'trapped', 'passing', 'broke', 'sun', 'kite', 'kites', 'umbrella', 'boat', 'boats', 'sail', 'sailing', 'surf', 'surfing', 'balloon', 'storm', 'hurricane', 'tornado', 'cyclone', 'wolf', 'pigs', 'house', 'roof', 'tent', 'power', 'energy', 'electricity', 'away', 'lost', 'steals', 'stole', 'stolen', 'takes', 'took', 'washing', 'fence', 'tree fell', 'fell', 'night', 'sleep', 'awake', 'dragon', 'horse', 'poppy', 'nanny', 'sound', 'solar', 'screen', 'pipe', 'tunnel', 'king', 'queen', 'god', 'jellyfish', 'world', 'blossom', 'blossoms', 'cherry', 'sakura', 'hanami'],
  partnerPlays: true,
  company: ['wind', 'painter', 'portrait', 'curtain', 'hat', 'paper', 'chair', 'paint', 'picture', 'brush', 'easel'],
  about: 'The wind wants its portrait painted, is not there when it sits still, and cannot come near the picture without blowing it away.',
  titles: ['Sit Still, Please', 'The Portrait of the Wind', '{H} Has No Edges', 'An Empty Chair with a Hat', 'When the Wind Had Dropped'],
  want: [
    {
      id: 'a-portrait',
      A: 'partner',
      paragraphs: [
        '{H} was the wind, and came in with a newspaper in both hands, flapping. Whoosh, went the curtain. {A} was a painter, with a hat and a big sheet of paper. “I want my portrait painted,” said the wind. “The sun’s in every book, and so is the moon. I’m not in one.”',
        '“I can’t see you,” said the painter. “Nobody can,” said the wind. “That’s why I want it.”'
      ]
    }
  ],
  way: [
    {
      id: 'sit-still',
      A: 'partner',
      paragraphs: [
        '“Then sit down on that chair,” said {A}, “and keep still. That’s how everybody’s painted.” {H} sat down and kept still. The newspaper hung. The curtain hung. {A} looked up, and looked behind the chair.',
        '“You’ve gone,” said {A}. “I’m here,” said {H}, hardly moving. But it was true. When wind keeps still, it isn’t wind. It’s only air, and nobody pays for a portrait of that.'
      ]
    },
    {
      id: 'which-colour',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What colour are you?” asked the painter. The wind had never thought about it. “Try see-through,” it said. {A} dipped the brush in clean water and painted for a long time.',
        'They held it up to the lamp. It was wet. “It’s very like,” said {A}. Then it dried, and was even more like.'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Name?” asked {A}, for the back of the picture. “West,” said the wind. “That’s where you’re going?” “No,” said {H}, “it’s where I come from. A wind’s called after that.” So the west wind was on its way to the east.',
        '{H} came out of the kitchen to show how that was. “I can smell where you come from,” said the painter. “You’re an onion wind.”'
      ]
    },
    {
      id: 'wet-finger',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} held up a wet finger, to find the wind. One side of it got cold. “There you are,” said {A}, and painted that side. {H} ran round to the other one. “And there.”',
        'In the end the finger was cold all round. It was a portrait of where the wind had been. It looked like a finger.'
      ]
    },
    {
      id: 'what-it-carries',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you do all day?” asked {A}. “I deliver,” said the wind. “Seeds, mostly. Each dandelion has about a hundred and fifty, and every one wants to go somewhere else.” {H} blew a bit of fluff across the table.',
        'It came down in the jam. “Wrong address,” said {A}. “They never tell me the street,” said the wind.'
      ]
    },
    {
      id: 'in-the-desert',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ve done some painting myself,” said the wind. “In sand. Whole deserts, all in stripes.” {H} blew over a plate of flour, quite low. There was a stripe, and another behind it.',
        '{A} looked at it with the head on one side. “You’ve got a good line,” said the painter. “But you can’t leave a thing alone.” The wind had already blown the plate empty, to do it better.'
      ]
    },
    {
      id: 'a-whistle',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps I could paint your voice,” said {A}. “I haven’t got one,” said the wind. “It’s the keyhole’s. I only go through.” It tried a bottle, across the top, and that said hoo. A comb said something else.',
        '“So you’ve got all of them,” said {A}. “Only as long as I’m in there,” said the wind. “I’ve never heard what I sound like at home.”'
      ]
    },
    {
      id: 'the-picnic-table',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was having a picnic, with a napkin on the grass. The wind went over, to say hello. The napkin said it first. It stood up, and flew on to {A}’s head.',
        '“Is that you again?” called {A}, from under the napkin. “It’s always you.” The wind was pleased. Somebody had known it at once, and could not see a thing.'
      ]
    },
    {
      id: 'weather-report',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Out at sea, {A} was writing down how strong the wind was. “There’s a list for it,” said {A}. “At nought the smoke goes straight up. At three a small flag stands out. At six you can hardly hold an umbrella.”',
        '“What am I now?” asked {H}. {A} watched a paper flag on a pencil. It lifted one corner. “About one and a half,” said {A}. {H} took a deep breath, to be promoted.'
      ]
    },
    {
      id: 'the-pet-nose',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} needed no picture. {A} turned to the wind, and had it all there. It had come by the kitchen, and past a shoe. Somebody had opened a tin.',
        '“What am I like?” asked the wind. {A} came a step nearer, and took in some more. It seemed to be very interesting, above all the tin.'
      ]
    },
    {
      id: 'the-elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“You had my hat once,” said {S} to the wind. “It was a brown one, on a bridge. I’ve been meaning to speak to you about it.” “Where did it go?” asked {A}. “Upstream,” said {S}. “I didn’t know that a hat could.”',
        'The wind thought back. There had been so many. It fetched a tea cosy, and set it on {S}’s head from behind. “That’s not it,” said {S}, but left it on.'
      ]
    },
    {
      id: 'the-child-leaf',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the last leaf on the tree, and held on to the door frame. “Are you coming?” asked the wind. “I’m not finished up here,” said the leaf. {A} blew. The leaf shook, and kept one foot on.',
        '“Ask me nicely,” said {S}. “Would you like to see the carpet?” asked {A}. The leaf let go at once. It went round and round, and took quite a long time about it.'
      ]
    },
    {
      id: 'the-baby-blown',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'The wind blew on {A}, once, on the top of the head. All four of {A}’s hairs lay down. {A} shut both eyes, and gasped, and opened them again to see who that was.',
        'There was nobody. So {A} blew back. It was more of a drizzle, but it came from the right direction. “You’ve got a relation,” said the painter.'
      ]
    },
    {
      id: 'painter-chases',
      A: 'partner',
      paragraphs: [
        'The wind gave up the chair and moved, and {A} painted as fast as a brush will go. {H} ran once round the room, newspaper and all. On the paper was nothing. The painter’s hair stood up on the left, and the hat lay by the door.',
        '“Wait,” said the painter, and looked at the hat. “I’ve been painting the wrong thing. Nobody’s ever seen you. You only see what you’ve moved.”'
      ]
    }
  ],
  turn: [
    {
      id: 'everything-but',
      A: 'partner',
      paragraphs: [
        'Now {A} painted a tree, and all its leaves leaned to one side. {A} painted smoke lying down, a flag standing up, and somebody running after a hat. In the middle was a big white place. There was nobody in it, and you could tell exactly who it was.',
        '“Let me see!” cried the wind, and rushed up to look. Whoosh, went the paper, off the table and under the sofa. {A} fetched it. The wind came more slowly, and the paper went under the chair.'
      ]
    },
    {
      id: 'held-with-a-shoe',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The painter put a shoe on each corner. The wind leaned over to look, and the middle of the paper rose up like a loaf. “I’ve got a tree with a tummy,” said {H}. “You’re underneath,” said {A}.',
        'They tried it with books. Then everything kept still but the pages. The wind read a bit from the middle of one, and lost the place.'
      ]
    },
    {
      id: 'from-outside',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} held the picture against the window, from inside. The wind looked in through the glass, and that was better. “I’m bigger than I thought,” it said. Its nose made a round white patch, and there the tree was gone.',
        '“You’re fogging me,” said {H}. “That’s your own breath,” said the painter. It was a mist that had come with the wind.'
      ]
    },
    {
      id: 'it-drops',
      A: 'partner',
      paragraphs: [
        '“You’ll have to drop,” said {A}. “Then I’m not there,” said {H}. “You do it most evenings,” said {A}. “It gives the flags a rest.” {A} hung the picture up over the chair, with two pegs.',
        'The wind put down its newspaper. It sank on to the carpet, slower and slower, until not one hair stirred. Up there hung the portrait, and nothing blew it away. “There I am,” said {H}, with no wind at all. “I’m everywhere but in the middle.” “It’s a good likeness,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned into the wind, and nearly fell when it stopped.',
      '{names} came in with the draught.',
      { text: '{names} shut a window, and found that it was already shut.', needs: ['hands'] },
      { text: '{names} mixed a lot of blue, to be ready.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round, to have the wind from behind.',
      '{names} sneezed, and for a moment there were two winds.',
      { text: '{names} picked up the hat, and held on to it.', needs: ['hands'] },
      { text: '{names} flapped a tea towel, to help.', needs: ['hands'] }
    ],
    turn: [
      '{names} went under the sofa after the picture.',
      '{names} lay down where the wind had dropped.',
      { text: '{names} held down two corners with two thumbs.', needs: ['hands'] },
      { text: '{names} handed up the pegs, one for the tree and one for the smoke.', needs: ['hands'] }
    ]
  },
  bed: [
    'The newspaper was folded up, and the brush stood in its glass. Nothing rattled.',
    '{H} washed, and lay down under the blanket. It rose and sank a little over the middle. You could tell that somebody was there.'
  ],
  last: [
    'In and out went the smallest wind there is, and {H} was asleep.',
    'The flag hung down, the smoke went straight up, and {H} was asleep.'
  ]
})
