import { wishPlot } from '../wish-plot.ts'

export const elephantMouse = wishPlot({
  id: 'wish-elephant-mouse',
  wishes: ['elephant mouse', 'elephants mice', 'elephant mice', 'elephants mouse', 'elefant mouse', 'elephant mousey', 'elephant mouses'],
  except: ['zoo', 'circus', 'lion', 'cat', 'trap', 'computer', 'died', 'ill', 'sick', 'poorly', 'hurt', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'robot'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'tea', 'party', 'big', 'small', 'little', 'tiny', 'huge', 'scared', 'afraid', 'trunk', 'ears', 'cheese', 'house', 'hole', 'meets', 'meet', 'met'],
  company: ['elephant', 'mouse'],
  about: 'An elephant is asked to tea by a mouse and does not fit in, whichever end goes first, until it rains and the elephant is the house.',
  titles: ['Asked to Tea by a Mouse', 'A House with Four Legs', '{H} Is Asked In', 'As Wide as a Shoe', 'The Elephant Who Was Not Outside'],
  want: [
    {
      id: 'asked-to-tea',
      A: 'partner',
      paragraphs: [
        '{H} was an elephant, with a long sock on one arm for a trunk. It had been asked to tea for the first time. Most people are afraid for their chairs.',
        'It was {A} who had asked, and {A} was a mouse, with a bootlace for a tail. The mouse lived behind the armchair. “Come in,” called the mouse. The elephant wanted nothing more than to be in. But the gap was as wide as a shoe.'
      ]
    }
  ],
  way: [
    {
      id: 'trunk-first',
      A: 'partner',
      paragraphs: [
        'So the elephant came in nose first. The trunk felt its way round the corner, and the mouse shook it. “I’m mostly still outside,” said {H}. “Is this the tea?” There was a noise like a bath running out.',
        '“That was the tea,” said {A}, “and I believe the tablecloth.” A trunk takes a whole bucket at one sniff. “I’ll try the other end,” said {H}. But that was where most of the elephant was.'
      ]
    },
    {
      id: 'whiskers',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“It’s quite easy to know,” said the mouse. “If your whiskers fit, you fit.” {A} went in and out three times with every whisker touching. A mouse can get through a hole as big as a penny. The elephant tried it with what it had.',
        '“My eyelashes fit,” said {H}. An elephant’s lashes are as long as a finger, and they went in beautifully. “Then some of you has been,” said the mouse. It was only polite to offer them a biscuit.'
      ]
    },
    {
      id: 'good-afternoon',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The elephant said something, and it was so low that nobody could hear it. Only the teaspoons did, and they shivered. “That was good afternoon,” said {H}. “We say it down in the chest. The others hear it miles away, through their feet.”',
        'The mouse said something back. There was nothing to hear at all, but the nose went up and down. “That was good afternoon as well,” said {A}. “We say it too high.” So they said it once more, in the middle.'
      ]
    },
    {
      id: 'eek',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“They say that elephants are afraid of mice,” said the mouse. “They do say it,” said the elephant. “And are you?” The elephant had never tried. “Shall I do an eek?” asked {A}, and did one, not too hard.',
        '“I’d have jumped,” said {H}, “but we can’t. There’s always one foot that has to stay on the ground.” It took a small step to one side instead, so as not to be rude. All the cups took it too.'
      ]
    },
    {
      id: 'hearts',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You’re very quick,” said the elephant. “It’s my heart,” said the mouse. “It goes twenty times while yours goes once.” They tried it out. {H} patted the rug with one slow hand. In between {A} drummed with ten fingers, and got to twenty.',
        '“Doesn’t it make you tired?” “I don’t know,” said {A}. “I’ve never had time to ask it.” The elephant patted once more. It was a good deal later.'
      ]
    },
    {
      id: 'dusting',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“You must excuse the house,” said the mouse. “I only dusted this morning.” “So did I,” said the elephant. The trunk took up a load of dust, and blew it all over the elephant’s back.',
        '“You’ve got it the wrong way round,” said {A}. “Mine goes off.” “Mine goes on,” said {H}. “It keeps the sun out.” The mouse fetched some more from under the shelf, so as to be a good neighbour.'
      ]
    },
    {
      id: 'the-tour',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“At least you shall see the house,” said the mouse. It came up to the gap room by room. There was a matchbox with a sock in it. “That’s where I sleep.” There was a button. “That’s a plate, or I can do up a door with it.”',
        'The trunk felt each thing with its tip. It could lift a tree with that, or a single crumb. “And this?” asked {H}. “It’s lovely and soft.” “That’s my ear,” said {A}.'
      ]
    },
    {
      id: 'egret',
      A: 'other',
      spare: 7,
      paragraphs: [
        'On the elephant’s back a white bird had come along. It was {A}, who stood behind, with both elbows folded. “I go where it goes,” said {A}. “It walks, and the grasshoppers jump up, and then it’s dinner time.”',
        '“Are you asked to tea as well?” said {H} over one shoulder. “I’m only asked where the grasshoppers are,” said the bird. It looked down at the gap with its head on one side. “I’d fit,” it said. “But then who’d be up here?”'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The mouse gnawed at a crust while they thought about it. “I have to,” said {A}. “My front teeth never stop growing. If I didn’t gnaw, I’d be in my own way.” The elephant had to open its mouth too.',
        '“I’ve got four,” said {H}, “each as big as a loaf. When they’re worn down, the next ones come along from behind. I get six lots.” The mouse leant in and looked to the back. “I can see some waiting,” said {A}.'
      ]
    },
    {
      id: 'pet-between',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Not far from the gap lay {A}. “Would you mind standing in between?” whispered the mouse. “In case of what?” asked {H}. “I never ask,” said the mouse. “I just like there to be an elephant.”',
        'The elephant stood in between. {A} looked at all of it, from the bottom up, and that took some time. In the end {A} thought of something else. “You’re very good at that,” said the mouse.'
      ]
    },
    {
      id: 'elder-pantry',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small there was a mouse in our kitchen,” said {S}. “Nobody had asked it to tea. It came at five all the same.” “And what did you do?” asked {A}. “I left a bit of rind by the wall, and said nothing about it.”',
        '“My grandmother thought that I had grown fond of cheese,” said {S}. “I got it every day for a year. I can’t stand the stuff.”'
      ]
    },
    {
      id: 'calf',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the elephant’s calf, and had come too, holding on to its tail. A calf does not know yet what its trunk is for. So {S} put it in {S}’s mouth, and sucked it. They really do that, like a thumb.',
        '“What are you meant to do with it?” asked {S}. “Everything,” said {A}. “It takes about a year.” The calf took it out, and looked at it, and trod on it. Then it put it back where it had been.'
      ]
    },
    {
      id: 'baby-lace',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On the rug sat {A}, and had found the end of a bootlace. {A} pulled, and from behind the armchair somebody said, “Oh.” {A} let go, and pulled again. “Oh,” said the gap.',
        'The elephant held out its own tail, so that there should be one for everybody. {A} looked from the one to the other. The trunk was the best of the three, for there was a hand in it.'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      paragraphs: [
        'So the mouse carried the whole tea out on to the rug. The elephant gave a happy sigh, and the cake was gone. It had been three crumbs. Next it began to rain, and it was {A} who did that, with ten fingers. “It’s no use out here,” said {A}. “Tea needs walls round it and a lid on. And there aren’t any in your size.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-house',
      A: 'partner',
      paragraphs: [
        '{H} looked down. There was a leg on the left and one on the right, and two more behind. “There’s one set,” said the elephant. It stepped over the tea without a sound. Elephants walk on tiptoe, with a cushion under the heel.',
        'The rain ran down on both sides, and the mouse was underneath. “It’s dry in here,” said the mouse. “And am I in?” asked the elephant. {A} looked to the left and the right and up. “There’s nobody who’s more in,” said {A}. “Wherever I look it’s you.”'
      ]
    },
    {
      id: 'curtains',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Has it got curtains?” asked the mouse. The elephant let down both ears, and those were cushions. “They’re for fanning as well,” said {H}. “When I’m hot, I wave them, and then I’m not.” A small breeze went over the tea.',
        'The mouse had never had curtains that asked if you were warm enough. {A} drew them a little way back on one side, to see if it was still raining. It was, on everybody else.'
      ]
    },
    {
      id: 'remembering',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“I’ll remember this,” said the elephant. “For how long?” asked the mouse. “For sixty years or so. I can’t do it for less.” {H} looked at everything once, so as to have it right. There was the wet cloth, and the button.',
        '“I remember things until I’ve eaten them,” said {A}. The mouse looked up at the ceiling, which had a friendly eye on each side. “But I can’t eat you,” it said, “so I suppose I’ll have to keep you.”'
      ]
    },
    {
      id: 'spare-room',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Most houses have an upper floor,” said the mouse. So the trunk came down and made a step. {A} put one hand on it, and the hand went up like a lift. From there it could see over the whole of the rug.',
        '“That’s where I live,” said {A}, and pointed to the gap. “I never knew how small it was.” “It isn’t small,” said {H}. “It’s only a long way in.”'
      ]
    },
    {
      id: 'second-cup',
      A: 'partner',
      paragraphs: [
        'The mouse poured out again, and this time the trunk took just the one cup. “You’ve a beautiful house,” said the elephant. It is what you say at tea. “I can’t take the credit,” said {A}. “You brought it.”',
        'The rain grew softer, and then there was only a finger of it. “Next time I’ll come to you,” said the mouse. “What’s it like there?” {H} thought about home. “Roomy,” said the elephant. “But there’s never been anybody in it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the gap as well, and did not fit either.',
      '{names} met the trunk, and held still.',
      { text: '{names} set out a cup for a mouse, and a bucket next to it.', needs: ['hands'] },
      { text: '{names} laid the tablecloth, with the stain to the back.', needs: ['hands'] }
    ],
    way: [
      '{names} came to the other end of the elephant, and went round.',
      '{names} backed away from the trunk, in case it was still thirsty.',
      { text: '{names} fetched the tablecloth back out of the trunk.', needs: ['hands'] },
      { text: '{names} pushed a little from behind, and the armchair moved instead.', needs: ['hands'] }
    ],
    turn: [
      '{names} took shelter too, by the left hind leg.',
      '{names} leaned against one wall, and it was warm.',
      { text: '{names} felt for the rain, and there was plenty of it still.', needs: ['hands'] },
      { text: '{names} hung hats on the tail, as behind any door.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups went home, and the gap behind the armchair was as wide as a shoe again.',
    'The elephant washed its trunk, which was hardly dirty. Then it came to a gap that was just its size, between a blanket and a bed.'
  ],
  last: [
    'This time all of the elephant was in, and {H} was asleep.',
    'There was a roof and four walls, and in the middle of them {H} slept.'
  ]
})
