import { wishPlot } from '../wish-plot.ts'

export const bearSocks = wishPlot({
  id: 'wish-bear-matching-socks',
  wishes: ['bear matching socks', 'bear socks', 'bear sock', 'bear odd socks', 'bear can’t find socks', 'bear can’t find matching socks', 'bear lost socks', 'bear lost sock', 'bear lost his sock', 'bear missing sock', 'bear looking for socks', 'bear pair of socks', 'bear socks don’t match', 'bear mismatched socks', 'bear different socks', 'bear new socks', 'bear wears socks', 'bear needs socks', 'bear wants socks', 'bear woolly socks', 'bear stripy socks', 'bear feet socks', 'bear one sock', 'bear other sock', 'bear who loves socks', 'bear in socks', 'bear four socks', 'bears socks', 'bears odd socks', 'bears matching socks', 'grizzly socks', 'panda socks', 'panda odd socks', 'panda matching socks', 'brown bear socks', 'bear sock drawer', 'bear two socks the same', 'bear four matching socks', 'bear sock search', 'bear lost one sock', 'bear only one sock', 'bear stripy sock', 'bear funny socks', 'bear striped socks', 'bear spotty socks', 'bear clean socks', 'bear socks all different', 'bear missing socks', 'bear sock missing', 'bear matching pair', 'bear aunt socks', 'bear socks party', 'bear barefoot'],
  answers: ['bear', 'bears', 'grizzly', 'brown', 'panda', 'badger', 'fox', 'tiger', 'lion', 'monkey', 'sock', 'socks', 'matching', 'match', 'matches', 'mismatched', 'odd', 'different', 'same', 'pair', 'pairs', 'other', 'two', 'three', 'four', 'find', 'finds', 'found', 'finding', 'look', 'looks', 'looking', 'search', 'searching', 'lost', 'loses', 'missing', 'can’t', 'couldn’t', 'cannot', 'never', 'don’t', 'wants', 'want', 'needs', 'need', 'loves', 'likes', 'wears', 'wear', 'wearing', 'woolly', 'stripy', 'striped', 'spotty', 'red', 'blue', 'green', 'yellow', 'colourful', 'warm', 'cold', 'feet', 'foot', 'paws', 'paw', 'toes', 'shoes', 'slippers', 'boots', 'wellies', 'new', 'old', 'big', 'little', 'small', 'huge', 'grumpy', 'silly', 'funny', 'fussy', 'messy', 'forgetful', 'friendly', 'kind', 'cosy', 'sleepy', 'called', 'named', 'party', 'wedding', 'winter', 'morning', 'drawer', 'washing', 'line', 'everywhere', 'always', 'aunt', 'visit', 'visits', 'visitor', 'tea', 'cake', 'barefoot', 'clean', 'laundry', 'cave', 'wood', 'woods', 'forest', 'today', 'friend', 'friends', 'help', 'helps', 'grandma', 'knitted', 'favourite', 'gone', 'all'],
  except: ['teddy', 'toy', 'cuddly', 'polar', 'gummy', 'dragon', 'dinosaur', 'monster', 'ate', 'eats', 'eating', 'stole', 'steals', 'thief', 'knits', 'knitting', 'knit', 'christmas', 'stocking', 'itchy', 'smelly', 'stinky', 'smell', 'puppet', 'refuses', 'won’t', 'my son', 'my daughter', 'baby', 'died', 'dead', 'scared', 'afraid', 'hurt', 'trap', 'hunter', 'school', 'moon', 'space', 'hibernate', 'hibernates', 'hibernating', 'goldilocks', 'paddington', 'hunt', 'koala', 'down syndrome', 'football', 'running', 'dance', 'ballet', 'horse', 'octopus', 'centipede', 'penguin'],
  moods: ['change', 'first', 'learning', 'question'],
  company: ['bear', 'sock', 'socks', 'aunt', 'hall', 'door', 'floor', 'flour', 'foot', 'feet', 'paw', 'paws', 'claw', 'claws', 'drawer', 'kitchen', 'bed', 'bell', 'step', 'heel'],
  about: 'A bear has four socks and no two alike, and an aunt who looks at feet, until its footprints show that no two of its feet are alike, except the two behind and the two in front.',
  titles: ['Two Long and Two Short', 'The Aunt Who Looked at Feet', 'No Two the Same', '{H} and the Four Socks', 'A Bear on the Doormat'],
  want: [
    {
      id: 'on-the-doormat',
      A: 'partner',
      paragraphs: [
        '{H} opened the door, and on the mat stood a bear with four socks in its arms. One was red, one was striped, one was grey and one had spots. “I can’t find matching socks,” said the bear. “My aunt comes at six, and she looks at feet. Socks have to go in pairs, she says.” “Come in,” said {H}. “We’ll find you some.” “We’ve got a drawer full,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'where-it-had-looked',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where have you looked for the other ones?” asked {H}. The bear had looked in the cave, and behind the cave. It had looked in the river, since it did its washing there. “And what’s downstream?” asked {A}. “A weir, and then the sea,” said the bear.',
        'So by the sea there lay one red sock, one striped, one grey and one with spots. “They’d match these,” said {H}. “They’d only have to come back up,” said the bear. “Salmon do.”'
      ]
    },
    {
      id: 'lent-pair',
      A: 'partner',
      paragraphs: [
        '{H} had a pair, blue and blue, and lent it to the bear. The first sock went on as far as the claws, like a hat on a rake. So did the second. “They match,” said {H}.',
        '“And behind?” said the bear, for it had two more feet there. {A} fetched a green sock and a brown one. “I’ve only got one of each,” said {A}. “I’ve been meaning to look.” So they all came off again.'
      ]
    },
    {
      id: 'almost-the-same',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They shut their eyes nearly all the way, to see if any two socks became the same. The red one and the spotted one got a bit closer. “If she came at night,” said the bear. Its aunt always came by daylight, for the sake of the feet.',
        '{A} had another idea. “If you walk fast, nobody can see which is which.” The bear ran up and down the hall in all four. From the side it was one long sock with a bear on top.'
      ]
    },
    {
      id: 'other-sells-socks',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} laid a tray on two chairs, and was a sock shop. “A pair, please,” said the bear, “for the front.” {A} measured a paw with a spoon, and went to see. There was nothing in that size with claws.',
        '“We have this,” said {A}, and it was a tea cosy. The bear tried it on. It was warm, and had a hole for the spout, where the thumb came out. “Have you got the other one?” asked the bear. “I’m sorry,” said {A}. “Nobody has two teapots.”'
      ]
    },
    {
      id: 'elder-darned',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} looked at the heel of the grey sock, against the light. “I darned one like that every winter,” said {S}, “with whatever wool there was. In the end there was nothing of the first sock left in it.” The bear wanted to know if it had still been the same one.',
        '“The other one thought so,” said {S}. “They always came out of the wash together.” The bear asked to hear that again, slowly.'
      ]
    },
    {
      id: 'sock-line',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They hung the four socks on a string with pegs, and walked along it like judges. “The red one’s first,” said {H}. The striped one was judged to be the most awake. {A} thought that the grey one had character, and would be good with children.',
        '“And the one with spots?” asked the bear. They looked at it for a long time. It turned a little on its peg. “That one’s been somewhere,” said {A}. The bear had always thought so.'
      ]
    },
    {
      id: 'child-in-bear-sock',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} got into the grey sock with both feet, and pulled it up to the arms. There was still some over. “I only need the one,” said {S}. {A} said that there were two feet in it. “They match,” said {S}. “They’re the same sock.”',
        'The bear had never thought of that. It tried to get all four of its own into the red one. That worked as far as two. “You’d have to be smaller,” said {S} kindly. “Or go to bed.”'
      ]
    },
    {
      id: 'pet-sits-on-one',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The spotted sock was gone. It was under {A}. {A} had found it in the hall, and had settled on it as a hen does. The bear asked for it back, with great politeness.',
        '{A} looked at what the bear had for feet, and stayed put. So the bear offered the striped one in exchange. {A} took it, and sat on both. Then a dish rattled in the kitchen. The bear got two socks back, and they were warm.'
      ]
    },
    {
      id: 'why-six',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What does your aunt do when they don’t match?” asked {H}. “She says nothing,” said the bear. “She only looks at my socks, and then at the clock, and has no more cake.” It had been so last year. There had been a whole cake left.',
        '“And who ate it?” asked {A}. The bear looked at the floor. “I didn’t want her to see that either,” it said. So there was something to be said for odd socks, but only if you were alone.'
      ]
    },
    {
      id: 'prints',
      A: 'partner',
      paragraphs: [
        'The bear went round the kitchen on all fours, and was sad. There was flour on the floor, for they had baked a cake for the aunt. {A} fetched the broom, and did not sweep. “Look at your prints,” said {A}. The feet in front were short and round, like mittens. The ones behind were long, with a heel, like a person’s.',
        '“You’ve got two short and two long,” said {A}. The bear looked from the front to the back. “So it’s me that doesn’t match,” it said.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-length',
      A: 'partner',
      paragraphs: [
        '“We’ve only looked at the colour,” said {H}, and laid the four socks side by side. The red one and the grey one were long, and had a heel. The striped one and the spotted one had none. “That’s a pair,” said {H}. “And that’s a pair,” said {A}. The long ones went on behind, and the short ones went on in front. Nothing was left over.'
      ]
    },
    {
      id: 'walking-in-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The bear walked up and down the hall in its socks, to hear how that was. It moved both feet of one side, and then both of the other. “You roll,” said {H}, and walked behind it and rolled as well.',
        '“Everybody does it so at home,” said the bear. {A} tried it too. You had to swing your hips. Three of them went along the hall like boats. On the way back nobody was seasick any more.'
      ]
    },
    {
      id: 'claws-stay-out',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Can’t you pull your claws in?” asked {H}, for they stuck out of the socks in front. “That’s cats,” said the bear. “Mine stay out.” It looked at them, five on every foot, and no two of them were quite the same length.',
        'With those it could pick up a pin. It could pick up one sock out of a whole basket, too, and not touch the rest. “But never the right one,” said the bear. It did not understand how anybody managed that.'
      ]
    },
    {
      id: 'which-foot-is-bigger',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} stepped in the flour as well, first left, then right. {A} laid a string along each. One of them was longer than the other, by about a grain of rice. “Nobody’s feet match,” said {A}. “Hardly anybody’s do.”',
        'The bear came to look. “Since when?” it asked. “Always,” said {A}. {H} sat down and compared the two of them, sole to sole. They had come all this way together, and had never mentioned it.'
      ]
    },
    {
      id: 'at-six',
      A: 'partner',
      paragraphs: [
        'At six the bell rang. The aunt had simply gone after the bear’s prints. She looked at its feet, first behind, and then in front. “Two long and two short,” she said. “At last.” Then she sat down and put her own feet up. One sock was yellow, one was pink, one was checked, and one had a hole. But the long ones were behind.',
        '“What about the colour?” asked the bear. “Colour?” said the aunt. “On a foot?” And she had two pieces of cake.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} counted the socks, and then the bear’s feet.',
      '{names} made room in the hall, as far as there was any.',
      { text: '{names} held the spotted sock while the bear wiped its feet.', needs: ['hands'] },
      { text: '{names} put the clock where it could be seen.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the bed for a red one, and came back with dust.',
      '{names} kept off the flour.',
      { text: '{names} turned a sock the right way out, and it was no better.', needs: ['hands'] },
      { text: '{names} pulled at a blue sock, to make it longer.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down by the bear’s feet, where it was warm.',
      '{names} saw the aunt’s socks, and counted them twice.',
      { text: '{names} pulled up the long grey one, and it took two hands.', needs: ['hands'] },
      { text: '{names} held the cake back until the aunt had looked.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bear went home with its aunt, on all four socks. The flour was swept up, all but one print, which was left by the door for tomorrow.',
    '{H} washed two feet, the longer one a little longer. Then {H} lay down, and they were put one beside the other. They went together quite well.'
  ],
  last: [
    'At the end of the bed there were two of them, nearly the same, and {H} was asleep.',
    'Nothing was left over, neither long nor short, and {H} was asleep.'
  ]
})
