import { wishPlot } from '../wish-plot.ts'

export const telescope = wishPlot({
  id: 'wish-telescope-gone',
  wishes: ['telescope', 'telescopes', 'astronomer', 'astronomers', 'astronomy', 'stargazing', 'star gazing', 'stargazer', 'star gazer', 'looking at stars', 'watching stars', 'looking at planets', 'seeing jupiter', 'jupiter', 'observatory', 'looking through telescope'],
  except: ['pirate', 'pirates', 'shooting', 'falling', 'fell', 'alien', 'aliens', 'rocket', 'astronaut', 'lost', 'dinosaur', 'afraid', 'scared', 'saturn', 'mars', 'venus', 'broke', 'broken', 'twinkle', 'died', 'heaven', 'sick', 'camping', 'whale', 'bear', 'owl', 'visit', 'trip', 'to'],
  answers: ['telescope', 'star', 'stars', 'planet', 'planets', 'moon', 'moons', 'night', 'sky', 'looking', 'look', 'looks', 'seeing', 'sees', 'through', 'new', 'first', 'grandpa', 'dad', 'discovers', 'who', 'that', 'space', 'far', 'away', 'big', 'little', 'window', 'watching'],
  moods: ['first', 'waiting', 'learning'],
  company: ['telescope', 'planet', 'moons', 'moon', 'window', 'eyepiece', 'sky', 'neighbour', 'chimney'],
  about: 'Whenever the hero has found Jupiter and calls somebody to look, it is gone, until they see what it is that moves.',
  titles: ['It Was There Just Now', 'Four Moons in a Row', '{H} and the Telescope', 'Sit Down, It Will Come', 'Nobody Had Touched It'],
  want: [
    {
      id: 'one-night',
      A: 'partner',
      paragraphs: [
        'They had a telescope for one night. It belonged to the lady next door, and stood on three legs at the window. {H} looked in at the thin end. First it was all black. Then something round swam in, no bigger than a lentil, with four bright dots in a row.',
        '“Jupiter!” said {H}. “With its moons!” More than anything {H} wanted {A} to see it too. “Come quickly!” {A} came, and put an eye to it. “Black,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'again-black',
      A: 'partner',
      paragraphs: [
        '{H} looked again. It was true, there was nothing in it. “You bumped it,” said {H}, and turned the tube a hair’s breadth, until the lentil was back. “Now! And don’t touch anything.” {A} put both hands in {A}’s pockets, bent down, and looked. “Black,” said {A}.',
        'After that they changed places so fast that they bumped heads. “It was there just now,” said {H}. “I believe you,” said {A}. “But I’d like to do it with my eye.”'
      ]
    },
    {
      id: 'warm-nose',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I can see something,” said {A}. “It’s huge. It’s grey, with stripes on it.” {H} held {H}’s breath. “It’s moving,” said {A}. “It’s got hairs round the edge.” “That’s your own eyelashes,” said {H}. “You’ve got to open your eye wider.”',
        '{A} did. “Now they’ve gone,” said {A}. “They were the best thing I’ve seen so far.”'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        'To try it out, they pointed it at the house across the street. There was a chimney, so near that you could have patted it. It hung down from the roof into the sky. “It’s upside down,” said {A}. “They all do that, the ones for stars,” said {H}. “Up there it doesn’t matter.”',
        'A cat walked along the roof with its feet on top. They watched it the whole way, and neither of them breathed. Then it jumped, and fell upwards, on to a wall.'
      ]
    },
    {
      id: 'the-dark-eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For the stars you have to let your eyes get dark. It takes a quarter of an hour. They switched off everything, and sat there. “Is it a quarter of an hour yet?” asked {A}. “I can’t see the clock,” said {H}.',
        'So {A} opened the fridge, to look at the time. It was as bright as a football ground in there. “Nine minutes,” said {A}. “Now it’s nought again,” said {H}. They sat down once more, with a bit of cheese.'
      ]
    },
    {
      id: 'old-light',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“The light from that one’s old,” said {A}, and pointed. “It set out when I wasn’t born. It’s been on its way all this time, to get to your eye.” {H} looked up at it for a while. “And if I’m not looking?” asked {H}.',
        '“Then it lands on the roof,” said {A}. {H} opened {H}’s eyes as wide as they’d go. Somebody had to be at home for it, after such a journey.'
      ]
    },
    {
      id: 'count-them',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They divided the sky, so as to count it. {H} took everything to the left of the chimney, and {A} took the right. {H} had got to thirty-one, when a cloud came over with both ends in {A}’s half.',
        '“I’ve got none now,” said {A}. {H} had all of them, and it didn’t seem fair. So {H} pushed a few over the chimney. Anybody with thirty-one won’t miss seven.'
      ]
    },
    {
      id: 'names-of-stars',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There were three in a row, quite straight. “That’s a belt,” said {A}. “And up there are the shoulders, and down there’s a foot. It’s a man, and he’s very big.” {H} joined them up with one finger. There was a bit left over.',
        '“What’s he got in his hand?” “Some say it’s a club,” said {A}. “It’s a lollipop,” said {H}. They both looked. After that it was a lollipop, and it has been ever since.'
      ]
    },
    {
      id: 'aeroplane',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ve found one that’s red, and green, and winks!” called {H}. “It’s coming this way.” The telescope went along with it, over the roofs, further and further. Then it hummed.',
        '“That’s got people in it,” said {A}. “They’re having tomato juice.” {H} waved with one finger. It had been a planet, for as long as it was quiet.'
      ]
    },
    {
      id: 'cold-nose',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Real astronomers sit there in coats, with the roof open. They can’t have a stove, because warm air wobbles. {H} put on a hat, and {A} did too. Then one scarf went round both of them.',
        'Now, if {H} bent down to look, {A} had to bend down as well. “What can you see?” asked {A}. “Nothing,” said {H}. “Your hat’s in front of it.”'
      ]
    },
    {
      id: 'pet-sees',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'On the window sill, right beside the telescope, sat {A}, looking out with no glass at all. {H} followed the look, over the yard and up. There was one star there, a small yellow one, that wasn’t on anybody’s list.',
        '“Have you known it long?” asked {H}. {A} went on looking. {H} turned the tube that way as well. It wasn’t a star. It was a lit window, with somebody’s supper in it.'
      ]
    },
    {
      id: 'elder-first-look',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“A man used to stand in the market with one of those,” said {S}. “You paid a penny and had a look at the moon. I saved up for it. When it was my turn, a cloud came.” “Did you get your penny back?” asked {A}.',
        '“He said that I should come again the next night, for nothing,” said {S}. “It was cloudy then, too. I went every night for two weeks, and we talked. When it cleared up at last, I nearly forgot to look.”'
      ]
    },
    {
      id: 'child-wrong-end',
      A: 'child',
      spare: 11,
      paragraphs: [
        '{A} looked in at the thick end. “You’re far away,” said {A}. Through the thick end {H} was no bigger than a bean, at the end of a long corridor. {H} waved. “Hello!” shouted {A}, with both hands round it.',
        '“I’m right here,” said {H}, and touched {A} on the knee. {A} jumped. A hand like that, from so far off, is a thing that you don’t forget.'
      ]
    },
    {
      id: 'nobody-touched',
      A: 'partner',
      paragraphs: [
        '“Let’s just watch,” said {A}. “You look, and nobody does anything at all.” {H} put an eye to it. There it was, with its four moons. It went a bit to the left. Then it slid out, all by itself. “It walked away!” said {H}. {A} looked from the telescope to the sky, and back. “It stood still,” said {A} slowly. “It’s us. The Earth’s turning, and the house is on it, and the telescope, and you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ahead-of-it',
      A: 'partner',
      paragraphs: [
        '“Then we’re always too late,” said {H}. “So this time you go first.” {H} found the lentil again. Then {H} turned the tube a bit further on, until there was nothing in it but black. “Sit down,” said {H}. “It’ll come to you.”',
        '{A} sat down and looked into the black. Nobody ran. They could hear the fridge. “There’s a dot,” whispered {A}. “And another one. Oh.” For a long time {A} said nothing more.'
      ]
    },
    {
      id: 'holding-on',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How fast are we turning?” asked {H}. {A} had read it somewhere. It was faster than an aeroplane. They both sat down on the floor, to be on the safe side. Nothing blew. The cup stood quite still on the table.',
        '“It’s because everything’s coming along,” said {A}. “The air too, and the cup.” {H} thought of the neighbour, asleep next door, going along with the rest. “She doesn’t know how fast she is,” said {H}.'
      ]
    },
    {
      id: 'draw-the-dots',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They drew it, one big dot, and four small ones. There were three to the left of it and one to the right. “In a few hours they’ll be somewhere else,” said {A}. “They go round and round. The man who found them drew them every night.”',
        '{H} put the time beside it. “Then he must have been tired,” said {H}. “They named them after him,” said {A}. {H} yawned, and it counted as science.'
      ]
    },
    {
      id: 'what-came-next',
      A: 'partner',
      paragraphs: [
        'Jupiter swam across and slid out on the other side. “Don’t touch it,” said {H}. “Let’s see what comes next.” They looked in by turns. A small star came, and one that was blue. Then the whole edge grew bright, brighter and brighter. It was a roof, upside down, and on it sat the moon.',
        '“Nobody called it,” whispered {A}. “We came round to it,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in at the thick end, and there was an enormous eye.',
      '{names} bumped one leg of it, only by a whisker.',
      { text: '{names} shut the curtain behind, so that the room was as black as the tube.', needs: ['hands'] },
      { text: '{names} wiped the thick end with a clean hanky, very lightly.', needs: ['hands'] }
    ],
    way: [
      '{names} got in the queue, and it moved at a run.',
      '{names} backed away from it, breath and all.',
      { text: '{names} counted four moons on four fingers, from memory.', needs: ['hands'] },
      { text: '{names} tied back whatever hung loose near the tube.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, while the house turned.',
      '{names} hummed with the fridge, and then more quietly.',
      { text: '{names} pushed a cushion under, so that the eye came level.', needs: ['hands'] },
      { text: '{names} pointed at the sky, a bit ahead of where it was.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went on the telescope, and they left it standing there. It was lent until the morning.',
    'Still a bit damp, {H} lay down, and did not go anywhere. It was the bed that went, with the house, and the street, and the chimney. Slowly it came round to the night.'
  ],
  last: [
    'It all turned, and nothing fell off, and {H} slept, and came along.',
    'A bit further on was the morning, and it would come by itself, and {H} was asleep.'
  ]
})
