import { wishPlot } from '../wish-plot.ts'

export const midAutumn = wishPlot({
  id: 'wish-mid-autumn',
  beginsElsewhere: true,
  themes: ['mid-autumn'],
  wishes: ['mid autumn', 'midautumn', 'mid-autumn', 'moon festival', 'mooncake', 'mooncakes', 'moon cake', 'moon cakes', 'zhongqiu', 'zhong qiu', 'trung thu'],
  answers: ['festival', 'festivals', 'moon', 'full', 'autumn', 'mid', 'lantern', 'lanterns', 'lanterna', 'rabbit', 'eating', 'eat', 'sharing', 'cake', 'cakes', 'making', 'celebrating', 'celebrate', 'celebration', 'chinese', 'vietnamese', 'family', 'night', 'tea', 'pomelo', 'riddle', 'riddles', 'first', 'salted', 'egg', 'yolk', 'lotus'],
  except: ['otsukimi', 'tsukimi', 'viewing', 'dragon', 'birthday'],
  moods: ['waiting', 'first', 'proud'],
  fed: true,
  company: ['moon'],
  about: 'Nobody may have mooncake before the moon has come out from behind something, and it turns out what it may come out from behind.',
  titles: ['Not Before the Moon Is Up', 'The Moon Behind the Flower', '{H} and the Late Moon', 'Everybody Said Oh', 'A Piece for Whoever Is Late'],
  want: [
    {
      id: 'not-before',
      A: 'partner',
      paragraphs: [
        'It was the night of the Moon Festival, and the mooncake lay in the middle of the table. It was round and brown, with a flower pressed into the top. {H} had been looking at it since lunch.',
        '“Can we start?” asked {H}. “Not before the moon’s up,” said {A}. “First we all look at the moon together. Then there’s mooncake.” Tonight the moon was as round as it ever gets. In front of it there was a cloud.'
      ]
    }
  ],
  way: [
    {
      id: 'pomelo-moon',
      A: 'partner',
      paragraphs: [
        'On the table there was a pomelo as well. It was yellow, and bigger than {H}’s head. {H} held it up at the window, as high as two arms go. “The moon’s up,” said {H}, “and now there’s mooncake.” “It’s got a label on,” said {A}.',
        '{H} picked off the label, and the moon came up again. But a pomelo is heavy. It sank, and rolled under a chair. “That was a short night,” said {A}.'
      ]
    },
    {
      id: 'rabbit-lantern',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So that the time would pass, {H} and {A} went for a walk with a rabbit. It was a lantern, all of paper, with a small light in its tummy and four wheels. {H} pulled it along by a string, and it nodded at everything.',
        '“Has it seen the moon?” asked {A}. “It says yes,” said {H}. “Has it had any mooncake?” It said yes to that too. {A} looked at the mooncake and counted the petals.'
      ]
    },
    {
      id: 'old-tin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Up on the shelf there was a mooncake tin. On its lid a lady flew to the moon in long ribbons. “There’s another one!” said {H}. {A} took it down. It was heavy, and it rattled.',
        'Inside were buttons, and a zip, and a pair of blunt scissors. “It’s always buttons,” said {H}. “For one week in the year it’s mooncake,” said {A}, “and after that it’s buttons. A good tin’s never out of work.”'
      ]
    },
    {
      id: 'riddle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There had to be riddles, on strips of paper, and if you guess one you may keep it. {A} read the first one out. “I’m thin, then I’m round, then I’m thin again, and I never eat a crumb. Who am I?”',
        '“The towel basket,” said {H}. {A} thought about it. It was the wrong answer, but there was nothing wrong with it. “And who shines at night, and has no plug?” “A cat,” said {H}, and kept both of them.'
      ]
    },
    {
      id: 'pounding',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“There’s a rabbit in the moon,” said {A}, “with a big bowl. It pounds medicine in it, all night long.” They did it too, with a wooden spoon in a pan. Dunk, dunk, dunk.',
        '“What’s it good for?” asked {H}. “It makes you live for ever.” {H} tasted the spoon. There was nothing on it. “It takes a long time to work,” said {A}. “You won’t know till later.”'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Round the flower there was writing, pressed into the crust. It had come out of a wooden mould, with one good knock. {H} felt along it with a finger, very lightly. “I know what it says,” said {H}. “It says start.”',
        '{A} felt it too. “It says lotus,” said {A}. “That’s what’s inside.” {H} bent closer. “Quite small, underneath,” said {H}, “it says start.”'
      ]
    },
    {
      id: 'pomelo-hat',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Meanwhile there was pomelo. {A} pulled off the peel in one piece, like a star with eight arms. It was as thick as a cushion, and white inside. {H} turned it over and put it on. It fitted down to the eyebrows.',
        '“Everybody has to, at the Moon Festival,” said {H} from underneath, and that is true. {A} had it on next. A drop ran down behind one ear. “It’s a very fresh hat,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On four wheels a lantern came round the corner, a rabbit all of paper, shining. There was {A}. They looked each other in the face. It nodded, for it always did.',
        '{A} had never been nodded at by anything with a light in its tummy. {A} moved over by the width of a rabbit. From then on they both watched the window.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We sat out in front of the house, on bamboo chairs,” said {S}. “My grandmother cut one mooncake for all of us, and we were fourteen. You could see through the slices.” “Did you look at the moon first?” asked {A}.',
        '“First we looked at who had the biggest slice,” said {S}. “The moon was up the whole time. It could wait. It wasn’t going to get any.”'
      ]
    },
    {
      id: 'child-fan',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} came with a newspaper, and waved it at the window with both arms, to shoo the cloud. The curtain blew up, and a paper napkin sailed off under the table. The cloud stayed where it was.',
        '“You’re on the wrong side of the glass,” said {H}. {A} turned the newspaper round and waved from the other side of it. “I felt it move,” said {A}.'
      ]
    },
    {
      id: 'guest-dent',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had brought something, as you do, with both hands. It was a tin of mooncakes, red, with a dent in one corner. {A} knew that dent. It came from their own door, last week, when they had given the tin away.',
        '“I had it from my neighbour,” said {S}. “She had it from a teacher.” They put it on the table with great respect. It had been to four houses by now, and nobody had ever opened it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{H} held a lantern in front of {A}. It was a rabbit, all of paper. “Round,” said {H}. “And it shines. But much bigger.” {A} looked into its light, until there was one in each eye.',
        '“Now you’ve got two moons,” said {H}, “and you may start.” But {A} only had one tooth for it, and preferred the string.'
      ]
    },
    {
      id: 'tiny-cups',
      A: 'same',
      spare: 12,
      paragraphs: [
        'You can’t have mooncake without tea. {A} set out the cups, the very small ones, that hold three sips. {H} practised on a cup with water in it, and held it with three fingers.',
        '“To the moon,” said {H}, and drank up, and it was gone. “Why are they so small?” “So that you can be asked if you want some more,” said {A}. “Do you want some more?” They went on like that until the jug was empty.'
      ]
    },
    {
      id: 'comes-out',
      A: 'partner',
      paragraphs: [
        '“Why didn’t my moon count?” asked {H}. “Because you carried it in,” said {A}. “A moon comes out from behind something. All at once it’s there, and everybody says oh.” The cloud had come to stay.',
        '“Then let’s only cut the mooncake,” said {H}, “so that it’s ready.” {A} thought about that. Nobody had ever said anything against ready.'
      ]
    }
  ],
  turn: [
    {
      id: 'oh',
      A: 'partner',
      paragraphs: [
        'In the mooncake’s red box was a small blunt cutter. {A} pressed it down through the flower, and {H} pulled the two halves apart.',
        '“Oh!” said {A}. In the middle of the dark paste sat the yolk of an egg. It was orange, and it shone. {H} pushed the halves together, and it was gone. {H} opened them, and there it was. “It came out from behind something,” said {H}, “all at once. And you said oh.” {A} shut {A}’s mouth. “So I did,” said {A}. “Then the moon’s up.”'
      ]
    },
    {
      id: 'small-pieces',
      A: 'same',
      spare: 13,
      paragraphs: [
        'A piece of mooncake is no bigger than a matchbox. It takes as long as a whole cake. First it’s sweet. Then it sticks to the top of your mouth. Then comes the yolk, and that’s salty.',
        '“Mm,” said {H}. “Mm?” asked {A}. They meant the tea. It took a good while until one of them could say so.'
      ]
    },
    {
      id: 'late',
      A: 'partner',
      paragraphs: [
        'They cut a piece for everybody, with a bit of moon in each, and one more. “Who’s that for?” asked {H}. “For whoever’s late,” said {A}. “There’s always somebody.”',
        'They were still licking their fingers when the table turned bright. Over the edge of the cloud stood the moon. “Oh,” said everybody. {H} took the last piece, and put it on the window sill. “We’ve started,” {H} told the moon, “but there’s some left. It’s the bit with you in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in near the mooncake and breathed out near the door.',
      '{names} sat up straight at the table, with an eye on the flower.',
      { text: '{names} hung the lantern where it could see the cloud.', needs: ['hands'] },
      { text: '{names} poured out little cups and left room for a moon.', needs: ['hands'] }
    ],
    way: [
      '{names} went after the pomelo, under the chair, where it was night.',
      '{names} blew at the cloud, and it did not mind.',
      { text: '{names} tried on the pomelo label, on the forehead.', needs: ['hands'] },
      { text: '{names} waved the cloud on with a napkin.', needs: ['hands'] }
    ],
    turn: [
      '{names} let out an oh, though a small one.',
      '{names} leaned so near to the yolk that it shone on the nose.',
      { text: '{names} laid out plates in a ring, and one spare.', needs: ['hands'] },
      { text: '{names} brushed up a few crumbs of pastry, petal by petal.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the red box. It was too good to throw away, and next week there would be buttons in it.',
    'After washing, {H} lay down where the bright patch was, across the blanket. On the sill the last piece shone.'
  ],
  last: [
    'The moon had come out from behind everything, and {H} slept, and still tasted of lotus.',
    'On the sill there was a piece for whoever was late, and {H} was asleep in good time.'
  ]
})
