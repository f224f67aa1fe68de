import { wishPlot } from '../wish-plot.ts'

export const gumbootDance = wishPlot({
  id: 'wish-gumboot-dance',
  wishes: ['gumboot dance', 'gumboot dancing', 'gumboots dance', 'gumboots dancing', 'gumboot dancer', 'gumboot dancers', 'gumboot dances', 'gum boot dance', 'gum boots dance', 'gum boot dancing', 'gum boots dancing', 'gum boot dancers', 'isicathulo', 'dance in gumboots', 'danced in gumboots', 'dancing wellies', 'dance wellies', 'dances wellies', 'welly dance', 'welly dancing', 'wellie dance', 'wellington boots dancing', 'wellington boots dance', 'wellingtons dancing', 'rain boots dance', 'rain boots dancing', 'rainboots dance', 'rainboots dancing', 'rubber boots dance', 'rubber boots dancing', 'boots stamping dance', 'boots slapping dance', 'stamping boots', 'slapping boots', 'stomping boots', 'boot slapping', 'talking boots', 'boots that talk', 'gumboots stamping', 'gumboots talking', 'stepping dance boots', 'boots stamping slapping', 'dancing rubber boots'],
  answers: ['gumboot', 'gumboots', 'boot', 'boots', 'welly', 'wellies', 'wellingtons', 'rubber', 'rain', 'dance', 'dances', 'dancing', 'danced', 'dancer', 'dancers', 'stamp', 'stamps', 'stamping', 'stomp', 'stomping', 'slap', 'slaps', 'slapping', 'clap', 'clapping', 'beat', 'rhythm', 'music', 'song', 'drum', 'loud', 'noisy', 'noise', 'quiet', 'talk', 'talks', 'talking', 'message', 'messages', 'secret', 'mine', 'mines', 'miner', 'miners', 'gold', 'south', 'africa', 'african', 'zulu', 'johannesburg', 'soweto', 'durban', 'cape', 'town', 'school', 'show', 'concert', 'stage', 'heritage', 'kitchen', 'floor', 'street', 'market', 'neighbour', 'neighbours', 'neighbor', 'wall', 'oupa', 'gogo', 'grandpa', 'grandad', 'uncle', 'cousin', 'dad', 'mum', 'daughter', 'son', 'boy', 'girl', 'learn', 'learning', 'learns', 'wants', 'loves', 'first', 'time', 'old', 'black', 'yellow', 'red', 'too', 'big'],
  except: ['puddle', 'puddles', 'mud', 'muddy', 'snow', 'ballet', 'tap', 'duck', 'ducks', 'lost', 'missing', 'accident', 'collapsed', 'died', 'cat', 'princess', 'football', 'cowboy', 'line', 'frog'],
  moods: ['learning', 'first', 'change'],
  company: ['boot', 'boots', 'gumboots', 'wall', 'man', 'mat', 'door', 'neighbour'],
  about: 'The hero’s gumboots both talk at once, and the neighbour’s wall knocks, until one boot asks and waits for an answer, and it is heard what the wall has been saying.',
  titles: ['Which Boot Asked', 'Slap, Slap, Stamp', '{H} Dances in Gumboots', 'The Wall Answers', 'Both at Once'],
  want: [
    {
      id: 'the-wall-knocked',
      A: 'partner',
      paragraphs: [
        '{H} had seen the gumboot dancers at the market, and wanted to dance like that. So {H} stood in the kitchen, in two black gumboots. Slap on the left boot, slap on the right. Stamp, slap, stamp, stamp, slap, faster and faster. It sounded like a cupboard that walks. Then there was a knock at the wall, from next door. Knock, knock, bang. “That means be quiet,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'soft-boots',
      A: 'partner',
      paragraphs: [
        '{H} laid a rug under the gumboots, and slapped them with socks on both hands. Nothing could be heard at all. “Is that the dance?” asked {A}. “I’m in the middle of it,” said {H}. With soft boots it was only bending down. So the socks came off, and the rug went away. Slap, stamp, slap, stamp, stamp. Knock, knock, bang, said the wall.'
      ]
    },
    {
      id: 'two-left',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it was the wrong way round. {H} changed the gumboots over, left on right and right on left. Now each of them looked out to its own side. When {H} went forward, one boot went to the window and one to the fridge.',
        '“They don’t like each other,” said {A}. {H} slapped the one, and the other had to come back for it. By the third stamp {H}’s knees were talking too. So the boots were changed back, before it came to a quarrel.'
      ]
    },
    {
      id: 'what-is-in-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The left gumboot had a deeper voice than the right one. {H} slapped them both, to compare. “There’s something in it,” said {A}. {H} pulled off the left boot and shook it. Out fell a sock, some sand, and half a biscuit.',
        'After that the left boot sounded just like the right. It was a pity. They put the sand back, and the sock, and the voice was there again. The biscuit had not been part of it.'
      ]
    },
    {
      id: 'in-the-bath',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s quieter in the bathroom,” said {H}. So the gumboots walked there, and stood on the tiles. {H} gave one small stamp, with the heel only. The basin said it again, then the bath did, and then all the pipes.',
        'Behind the wall a tap began to drip. “Now it’s telling everybody,” said {A}. {H} went out on the toes. A gumboot that does not want to be heard is heard most.'
      ]
    },
    {
      id: 'other-wants-salt',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had sat down to eat. “Say something to me,” said {A}, “but only with the gumboots.” {H} slapped twice, and then stamped. {A} thought it over and passed the salt. “I said good morning,” said {H}.',
        'They tried it once more. {H} stamped four times, and slapped very gently at the end. {A} got up and shut the window. It had been about the weather, so that was nearly right.'
      ]
    },
    {
      id: 'elder-and-the-postman',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My uncle could tell a joke in gumboots,” said {S}. “The whole yard waited for the last stamp.” “What was the joke?” asked {A}. {S} got up, and slapped one shin, then the other, then the first again. It took some time.',
        '{S} lifted a heel for the last stamp, and kept it in the air. “Well?” asked {A}. “I’ve forgotten how it ends,” said {S}. “I think that it was a goat.”'
      ]
    },
    {
      id: 'child-one-boot',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'There was only one pair of gumboots, so {S} got the right one, and {A} kept the left. “You say something,” said {S}, “and I’ll say the opposite.” {A} gave the left boot a slap. {S} thought hard about the opposite of a slap.',
        'Then {S} took the boot off. It was the most opposite thing anybody could think of. “Now I can’t answer you,” said {A}. “That’s what I said,” said {S}.'
      ]
    },
    {
      id: 'both-talking',
      A: 'partner',
      paragraphs: [
        '{A} had listened at the market. “The first gumboot dancers worked deep down in a mine,” said {A}. “It was dark there, and nobody was allowed to talk. So they talked with their boots.” “What did they say?” asked {H}. “Hello,” said {A}, “and is that your foot?” {H} said hello, with both boots, very fast. “I can’t make out a word,” said {A}. “They’re both talking at once.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-gap',
      A: 'partner',
      paragraphs: [
        'So the left gumboot asked. Slap, slap, stamp. Then {H} stood still, with both hands in the air, which is hard. And then the right gumboot answered. They asked and answered up and down the kitchen, and each let the other finish. Each time {H} made the gap a little longer. Into the longest gap came the wall. Knock, knock, bang. “It’s cross,” said {H}. “Listen,” said {A}. “Knock, knock, bang is just like slap, slap, stamp. It’s never been cross. It’s been answering.”'
      ]
    },
    {
      id: 'how-to-wait',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The slapping was easy. What {H} had to practise was the gap. In the first one {H}’s nose itched. In the second the right gumboot could not wait, and answered too early. “It doesn’t know the question yet,” said {A}.',
        '{H} told the boot so. In the third gap they heard the clock, a pot lid, and a dog two streets off. They had all been there the whole time. They had only never got a word in.'
      ]
    },
    {
      id: 'pet-and-the-boot',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'In one of the gaps {A} answered. It was not loud, but it was just at the right time. {H} looked down. {A} looked at the left gumboot, as if that had said something rude.',
        '{H} asked again, slap, slap, stamp, and waited. This time {A} thought about it much longer. Then {A} turned round, and sat down facing the other way. That was an answer, too.'
      ]
    },
    {
      id: 'how-far-it-goes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How far can you hear a gumboot?” asked {H}. {A} stayed in the kitchen, and {H} walked through every door, and stamped once behind each. Behind the last door there was only the broom. “Still there!” called {A}, each time.',
        '“And what did I say?” called {H}. “That you were further off,” called {A}. It was true. Boots cannot say anything that isn’t so.'
      ]
    },
    {
      id: 'in-the-dark',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It was dark in the mine,” said {H}. So they went into the cupboard with the coats, and drew the door to. {H} gave the left gumboot a slap, to say who was there. It hit something softer. “Is that your foot?” asked {H}. “That’s my ear,” said {A}.',
        '{H} begged its pardon, with a very small stamp. Now they understood why the first thing people said in gumboots was hello. The second thing came by itself. A coat fell down, and had nothing to say.'
      ]
    },
    {
      id: 'a-long-question',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For once {H} asked the wall something long. It had nine slaps and two stamps, and a turn in the middle. The wall was quiet. They waited, and {A} began to think that it had been too difficult.',
        'Then there was a very small knock. “Just one?” said {H}. “It was a yes or no question,” said {A}. {H} would have liked to know what it had been about.'
      ]
    },
    {
      id: 'the-man-on-the-mat',
      A: 'partner',
      paragraphs: [
        '{H} asked the wall once more, and this time the wall did not knock. Instead the doorbell rang. On the mat stood the man from next door, in black gumboots, right up to the knees. “Which of you asked?” said the man. “The left one,” said {H}. “I’ve been answering since four,” said the man. “But nobody let me finish.” Then {H} asked, and the man answered, and the four boots rang as far as the street. “And what was it you said?” asked {A}. “Hello,” said the man, “and is that your foot?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look for the cupboard that walked.',
      '{names} felt each stamp through the floor.',
      { text: '{names} held the plates, which had begun to dance as well.', needs: ['hands'] },
      { text: '{names} pushed the table to the wall, and now the boots had room.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the wall, and was knocked at.',
      '{names} chose the rug, once it was free.',
      { text: '{names} lent a second pair of socks for the hands.', needs: ['hands'] },
      { text: '{names} slapped both knees, to hear if knees could talk as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quiet in the gap, and that made it longer.',
      '{names} heard the bell first, and was first at the door.',
      { text: '{names} answered on the lid of a pot, since there were no more gumboots.', needs: ['hands'] },
      { text: '{names} knocked back at the wall on the other side, to be fair to those neighbours.', needs: ['hands'] }
    ]
  },
  bed: [
    'The man from next door went home, and said good night through the wall, with two knocks. The gumboots stood by the door, the left one a little in front.',
    '{H} washed both palms, which were red, and lay down. The left foot asked something under the blanket, and the right foot let it finish.'
  ],
  last: [
    'There was a gap, and it got longer and longer, and {H} was asleep in it.',
    'By the door the left gumboot had asked, the right one thought about it, and {H} was asleep.'
  ]
})
