import { wishPlot } from '../wish-plot.ts'

export const phoneInTheWash = wishPlot({
  id: 'wish-phone-in-the-wash',
  wishes: ['phone washing machine', 'phone went through washing machine', 'phone in the wash', 'phone through the wash', 'phone wash', 'phone washed', 'washed phone', 'washed the phone', 'phone got washed', 'phone laundry', 'phone washer', 'phone spin', 'phone rinse', 'phone trouser pocket', 'phone pocket washed', 'phone jeans pocket', 'phone wet', 'phone got wet', 'wet phone', 'phone soaked', 'phone soaking', 'phone drowned', 'phone in rice', 'phone bag of rice', 'phone rice', 'phone soap', 'phone soapy', 'mobile washing machine', 'mobile wash', 'mobile washed', 'cell phone washer', 'cellphone washing machine', 'cellphone wash', 'cellphone washer', 'smartphone washing machine', 'smartphone wash', 'iphone washing machine', 'iphone wash', 'telephone washing machine', 'telephone wash', 'telephone washed', 'fone washing machine', 'phone dry out', 'phone drying', 'phone tumble dryer'],
  answers: ['phone', 'phones', 'mobile', 'cell', 'cellphone', 'smartphone', 'iphone', 'telephone', 'fone', 'wash', 'washed', 'washes', 'washing', 'machine', 'washer', 'laundry', 'through', 'went', 'goes', 'gone', 'put', 'left', 'forgot', 'forgotten', 'pocket', 'pockets', 'trousers', 'trouser', 'jeans', 'pants', 'coat', 'wet', 'soaked', 'soaking', 'soap', 'soapy', 'water', 'rinse', 'spin', 'spun', 'clean', 'broke', 'broken', 'rice', 'bag', 'dry', 'dries', 'drying', 'dryer', 'tumble', 'dead', 'work', 'works', 'working', 'doesn’t', 'not', 'won’t', 'now', 'screen', 'photo', 'photos', 'picture', 'pictures', 'lost', 'all', 'mummy', 'mummy’s', 'mum', 'mum’s', 'mom', 'mom’s', 'daddy', 'daddy’s', 'dad', 'dad’s', 'granny', 'granny’s', 'nana', 'grandma', 'grandpa', 'sister', 'brother', 'my', 'our', 'old', 'new', 'accident', 'accidentally', 'oops', 'whole', 'cycle', 'hour', 'forty', 'degrees', 'today', 'yesterday', 'drowned', 'out', 'the', 'by'],
  except: ['toilet', 'pool', 'sea', 'lake', 'bath', 'puddle', 'stolen', 'stole', 'police', 'ambulance', 'emergency', 'hospital', 'died', 'shouted', 'shouting', 'cross', 'angry', 'punished', 'smacked', 'hurt', 'fire', 'burnt', 'threw', 'cat', 'teddy', 'bunny', 'sock', 'away', 'misses', 'interrupts', 'addicted', 'magic', 'call'],
  moods: ['losing', 'change', 'learning'],
  company: ['phone', 'tower', 'lamp', 'machine', 'paper'],
  about: 'The phone goes through the washing machine just when it is needed for a photo of a tower; two heads keep the tower quite differently, until the lamp shows what the word photo means.',
  titles: ['Clonk, Said the Washing', 'The Cleanest Phone in the Street', '{H} Writes with Light', 'In the Trouser Pocket', 'How the Tower Was Kept'],
  want: [
    {
      id: 'clonk',
      A: 'partner',
      paragraphs: [
        '{H} had built a tower, and before supper it was to have its photo taken. But nobody could find the phone. They called, and it did not answer. Then they heard something in the washing machine. Clonk, it went, and clonk again. When the machine had stopped, {A} felt in a wet trouser pocket. There was the phone. It smelled of soap, and a thin thread of water ran out at the bottom. {H} pressed the button. It stayed black.'
      ]
    }
  ],
  way: [
    {
      id: 'not-until-thursday',
      A: 'partner',
      paragraphs: [
        'They wiped it, and stood it on its end by the window to drip. “It mustn’t be turned on before Thursday,” said {A}. “It’s got to dry inside as well.” “But my tower can’t wait,” said {H}. “It’s standing where the plates go.”'
      ]
    },
    {
      id: 'a-bed-of-rice',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You put it in rice,” said {H}, who had heard that somewhere. So they laid the phone in a bowl and poured rice over it, up to the top. It looked like supper for somebody who likes phones.',
        'After a while they dug it out. It was just as wet, and now there was a grain in the hole for the plug. {A} got it out with a hair. “Air’s as good,” said {A}, “and it doesn’t get stuck.” They stood the phone back by the window.'
      ]
    },
    {
      id: 'the-sea-in-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} held the phone to one ear. There was a soft slop inside. “It’s the sea,” said {H}, “as in a shell.” “What does it say?” asked {A}. {H} listened. “It’s going out.”',
        '{A} wanted to speak to it as well. “Hello?” said {A}. It slopped. “Yes. No. We’re just about to eat.” {A} gave it back. “Wrong number,” said {A}. “It wanted a beach.” {H} put it back by the window.'
      ]
    },
    {
      id: 'jam-on-the-glass',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The phone had never been so clean. There used to be a smear across its glass, with a bit of jam at one end. “That was mine,” said {H}. It had been there since the spring.',
        '“It hardly looks like ours,” said {A}. They both looked for something that they knew. There was a scratch at the corner, like an eyelash. {H} laid one thumb on the glass, and took it away. Now there was a thumb on it. “So it doesn’t get lonely,” said {H}.'
      ]
    },
    {
      id: 'what-else-was-in-there',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} emptied the other pocket, to see who had been along. There was a coin, which shone. There was a bus ticket, but it had turned into a hard grey bean. And there was a shopping list. All that you could still read was “ilk”.',
        '“Do we need any?” asked {H}. They looked in the cupboard. There was no ilk. {A} put it down for Saturday.'
      ]
    },
    {
      id: 'look-it-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How long does it take to dry?” asked {H}. “I’ll look it up,” said {A}, and felt in one pocket, and then in the other. They both looked at the phone by the window. That was where you looked it up.',
        '“Then we’ll ring somebody and ask,” said {A}. All the numbers were in the phone as well. There was only one that {A} knew by heart. It was the number of a shop for hats, and the shop had closed.'
      ]
    },
    {
      id: 'pet-watches-the-door',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had watched that wash from the beginning, from in front of the round window. A sleeve had gone by, and a sock, and something black that said clonk. {A} had seen it nineteen times, and told nobody.',
        '“You might have said something,” said {H}. {A} looked at the machine, where it was dark now and nothing went round. Perhaps there would be another phone.'
      ]
    },
    {
      id: 'elder-on-the-wall',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Ours was screwed to the wall,” said {S}, “and it had a curly cord. Nobody ever washed that one.” “And when you went out?” asked {A}. “Then it stayed in. It rang as it liked, and nobody knew.”',
        '{S} had to be home by six, with nothing to look at but the sun. “I was never late,” said {S}. “It was cloudy a great deal.”'
      ]
    },
    {
      id: 'child-with-a-lid',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} took a photo with the lid of a pan. {S} stretched out one arm, put on a smile and said “click”. “Show me,” said {A}. {S} turned the lid round. There was {A}, very wide, with a knob for a nose.',
        '“It’s come out as you,” said {S}. They tried it again, with both heads close together. It came out well. Only they could not both leave, or it was gone.'
      ]
    },
    {
      id: 'guest-could-not-ring',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I rang to say that I’d be late,” said {S}. “A voice told me that nobody could be reached.” “We were in the wash,” said {A}. {S} looked from one to the other. They did all smell of soap a bit.',
        '“And are you late?” asked {A}. {S} turned a wrist over. “No,” said {S}. “I ran, because I couldn’t tell you.”'
      ]
    },
    {
      id: 'two-towers',
      A: 'partner',
      paragraphs: [
        '“Then we’ll keep it in our heads,” said {A}. They both looked at the tower very hard, and shut their eyes. “It’s got two chimneys,” said {H}. “One,” said {A}, “with a pot on top.” “That’s the king.” They opened their eyes. There were three chimneys, and the king lay on his side. “There’s not one photo in our heads,” said {H}, “only talk.”',
        '{A} turned the lamp a little, to look at the phone again. Something dark moved along the wall. {A} turned it back. “{H},” said {A}, “look behind your tower.”'
      ]
    }
  ],
  turn: [
    {
      id: 'drawn-with-light',
      A: 'partner',
      paragraphs: [
        'There on the wall stood the shadow of the tower, with each chimney and every gap. “Photo means light,” said {A}, “and graph means drawing. Nobody ever said that you need a phone.” {H} was already running for paper.',
        '{A} held it to the wall, and {H} went slowly round the shadow with a pencil. They went up one side and down the other. “There’s somebody’s thumb in it,” said {H}. “There always is,” said {A}, and held the paper lower down.'
      ]
    },
    {
      id: 'as-high-as-the-cupboard',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} moved the lamp nearer to the tower, and the shadow shot up the wall. It was as high as the cupboard. “Now it’s a castle,” said {H}. {A} moved the lamp right back to the door. The shadow came down, and was just as big as the tower. “Now it’s what it is,” said {A}.',
        '{H} looked from the one to the other. “In the photo,” said {H}, “it can be what it was going to be.” So the lamp stood somewhere in between.'
      ]
    },
    {
      id: 'sit-still',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“In the old days a photo took as long as brushing your teeth,” said {A}. “Nobody was allowed to move. There was a stand behind your head to hold it.” {H} sat before the wall to be drawn, and {A} was the stand.',
        'An itch came. It began at {H}’s nose and walked about. {H} did not move for a very long time. In the picture there was a nose, and beside it a second one. “That’s where it itched,” said {A}.'
      ]
    },
    {
      id: 'everything-has-one',
      A: 'other',
      spare: 12,
      paragraphs: [
        'Now {A} held other things into the light, and {H} had to say what they were. A comb was a fence. A fork was a hand. Something long came along the wall, with a round head and two thin arms. “A dancer,” said {H}.',
        'It was the corkscrew. {A} held a cup so that nobody could have told. “That’s a cup,” said {H}. “How did you know?” asked {A}. “You drank out of it.”'
      ]
    },
    {
      id: 'for-when-it-wakes',
      A: 'partner',
      paragraphs: [
        'Then the plates came, and the tower had to go. But on the paper it stood, three chimneys high, and the king lay on his side for good. {H} carried it to the window. The phone stood there on its end, with a last drop hanging from it. {H} leaned the picture on the glass, just in front of the phone’s small round eye. “It’ll be the first thing that it sees on Thursday,” said {H}. “Then it’ll have it too,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped before the machine, and listened to it clonk.',
      '{names} looked under the cushions, where the phone was most days.',
      { text: '{names} held a cloth under the drip.', needs: ['hands'] },
      { text: '{names} hung up the trousers, with the empty pocket outside.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the tower as well, and kept a third one.',
      '{names} smelled the phone, and it was like a clean towel.',
      { text: '{names} fanned the phone with a sock.', needs: ['hands'] },
      { text: '{names} felt in all the other pockets, just in case.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept out of the light, which was not easy.',
      '{names} got into the picture at one edge, by the ear.',
      { text: '{names} sharpened the pencil for the last chimney.', needs: ['hands'] },
      { text: '{names} held down a corner of the paper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The blocks were put back in their box, and the lamp in its place. The phone was left by the window with its picture, and nobody pressed the button.',
    '{H} washed, and smelled of soap as well. Then {H} lay down. On the wall there was a shadow with a nose, and when it yawned {H} did too.'
  ],
  last: [
    'The last drop fell from the phone by itself, and {H} was asleep.',
    'By the window somebody small and round-eyed had all night to look, and {H} was asleep.'
  ]
})
