import { wishPlot } from '../wish-plot.ts'

export const setsubun = wishPlot({
  id: 'wish-setsubun',
  wishes: ['setsubun', 'setsubun oni', 'setsubun beans', 'happy setsubun', 'oni wa soto', 'oni soto', 'oni wa soto fuku wa uchi', 'fuku wa uchi', 'fuku uchi', 'bean throwing', 'bean-throwing', 'throwing beans', 'throw beans', 'throws beans', 'threw beans', 'bean throwing festival', 'bean festival', 'mamemaki', 'mame maki', 'mame-maki', 'ehomaki', 'eho maki', 'ehō maki', 'oni mask', 'oni masks'],
  answers: ['festival', 'festivals', 'japan', 'japanese', 'oni', 'bean', 'beans', 'soybeans', 'throwing', 'throw', 'throws', 'mask', 'masks', 'demon', 'demons', 'devil', 'horns', 'red', 'luck', 'lucky', 'good', 'in', 'out', 'roll', 'sushi', 'february', 'spring', 'winter', 'making', 'made', 'make', 'wearing', 'papa', 'daddy', 'dad', 'celebrating', 'celebrate', 'celebration', 'first', 'happy', 'family', 'day', 'night', 'today', 'tomorrow', 'tonight', 'house'],
  except: ['terrified', 'cried', 'cries', 'crying', 'jack', 'beanstalk', 'jelly', 'baked', 'bag', 'green', 'coffee', 'dinner', 'floor', 'food', 'won’t', 'nose', 'choked', 'allergic', 'allergy', 'brother', 'sister', 'hurt', 'dragon'],
  moods: ['first', 'waiting', 'proud', 'learning', 'afraid'],
  fed: true,
  partnerPlays: true,
  company: ['door', 'mat', 'mask', 'oni', 'beans', 'luck', 'roll', 'horns'],
  about: 'With the door open for luck the oni comes in, and with the door shut luck stays out as well, until the hero stands in it and looks who is there.',
  titles: ['Horns Stay Outside', 'Luck Is on the Mat', '{H} Looks for Luck', 'A Door for Two', 'The Oni Wiped Its Feet'],
  want: [
    {
      id: 'the-oni',
      A: 'partner',
      paragraphs: [
        'It was Setsubun, and {A} was the oni. It had a red paper mask, with two yellow horns stuck in it. {H} had beans to throw, in little paper bags. The oni has to go out, and luck has to come in.',
        '“Oni wa soto!” called {H}, and threw. “Ow,” said the oni politely, and ran out on to the mat. {H} shut the door. “Fuku wa uchi!” called {H}. “Luck, come in!” But the door was shut.'
      ]
    }
  ],
  way: [
    {
      id: 'wide-open',
      A: 'partner',
      paragraphs: [
        'So {H} opened it wide, for luck. In came the oni, and wiped its feet. “It was open,” it said. A bag hit its knee, and out it went.',
        '{H} shut the door at once. Now the oni was out, but so was luck. “Both of us,” asked the oni through the door, “or neither?”'
      ]
    },
    {
      id: 'missed',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was opened once more, just in case. “Grr,” said the oni, and came in. {H} threw a bag of beans, and it flew past, as far as the wall. “That was beside me,” said the oni. It went across to the wall, and stood where the bag lay.',
        '“Ow,” it said there. Then it went out by itself, and pulled the door shut. You could not have wished for a better oni.'
      ]
    },
    {
      id: 'by-the-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Luck might come in by the window. {H} opened it a little, where no oni could have got through. “Fuku wa uchi!” called {H}. Something small and brown blew in, and lay on the floor. “Has it come?” called the oni from the mat.',
        '“It’s a leaf,” said {H}. “They never say what it looks like,” called the oni. {H} shut the window. The leaf got a saucer to itself, to be on the safe side.'
      ]
    },
    {
      id: 'grr',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Are you still there?” asked {H}. “Grr,” said somebody outside. “That’s a lion,” said {H}. The oni cleared its throat and tried another. “That’s a tap,” said {H}.',
        '“What do they say, then?” asked the oni. {H} had to think. “They say their name,” said {H}, “but as if there was something under it.” It was quiet on the mat for a while. “Oni,” said the oni, very far down. The doormat must have felt it.'
      ]
    },
    {
      id: 'the-blue-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Next door somebody was thrown out too. {H} heard it through the letter flap: the ow, and then the slam. “Good evening,” said {H}’s oni. “Cold,” said the other. “Are you red?” “This year,” said {H}’s oni. “I’m always blue. It goes with my slippers.”',
        'They talked about knees, and about the price of beans. Then the blue one was called in to supper, just like that. “How do they do it?” asked {H}. The oni had not liked to ask.'
      ]
    },
    {
      id: 'a-fish-head',
      A: 'same',
      spare: 5,
      paragraphs: [
        'No oni can bear the smell of sardines. So the head of one hung by the door, on a prickly twig. {H} sniffed at it. “Does luck like fish?” asked {H} through the door. They had never thought of that.',
        '“In luck’s place,” said the oni, “I’d wait until it had aired a bit.” {H} moved the fish to the other side of the door. “And now?” “Now it’s the oni’s turn to suffer,” said the oni, through its nose.'
      ]
    },
    {
      id: 'somebody-knocks',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a knock, and a very soft one. “Who is it?” asked {H}. “Luck,” said a high voice. {H} threw the door open. On the mat stood the oni, on tiptoe. “I wanted to see if it worked,” it said in its own voice.',
        'It had worked, and it got two bags for it. “Luck doesn’t knock,” said {H} through the shut door. “Then how will you know that it’s there?” asked the oni. That was just what {H} would have liked to know.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{H} looked {A} over for horns. {A} kept still for it, and looked {H} over as well, a good deal more closely. Neither of them found anything.',
        '“You may stay in,” said {H}. {A} had been in the whole time, and had never thought of leaving. But it is nice when it’s said.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Our oni was the man from the corner,” said {S}. “It wore its glasses over the mask. We threw, and it said, ‘Thank you, that’ll do.’” “And did luck come in?” asked {A}.',
        '“We never saw it,” said {S}. “But that night we found the other slipper, and it had been gone since summer.” {A} looked at the door. “So it may come in without a sound,” said {A}. “In one slipper,” said {S}.'
      ]
    },
    {
      id: 'small-oni',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wished to be an oni as well, and had got a carrot to hold on top. “I’ve only one horn,” said {S}, “so I’m only half as bad.” {A} thought that this was worth half a throw. The bag just dropped on {S}’s foot.',
        '“Ow,” said {S}, and went out. A moment later {S} was back. The carrot was shorter. “I’m hardly bad at all now,” said {S}, chewing.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was given a bag of beans, and held it to one ear. Then {A} threw. It did not go towards the door. It went straight down, and landed on {A}’s own foot.',
        '{A} looked at the foot. Then {A} gave a shout, and it was a big one. Through the door they heard the oni jump. “I’m out already!” it called. “I’m right out!”'
      ]
    },
    {
      id: 'a-crack',
      A: 'partner',
      paragraphs: [
        '{H} opened the door by the width of a bean, for luck might be thin. In came some cold, and then a horn. “Is there any luck out there?” asked {H}. “What does it look like?” asked the oni.',
        '“I don’t know,” said {H}. “I only know what you look like.” The oni thought about it. “A door can’t tell us apart,” it said. “You’ve got to stand there and look.”'
      ]
    }
  ],
  turn: [
    {
      id: 'scarf',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Before {H} could do that, something was pushed through the crack. It was a finger, and it was blue at the tip. “An oni doesn’t freeze,” said {H}. “This one’s made of paper,” said the oni.',
        'So {H} fetched a scarf and fed it out, bit by bit. It took a long time. The other end was pulled, to be polite. “Now I’ve got a warm neck and horns,” said the oni. “It’s hard to be bad like that.”'
      ]
    },
    {
      id: 'like-shoes',
      A: 'partner',
      paragraphs: [
        '{H} opened the door wide, and stood in it. “Horns stay outside,” said {H}, “like shoes.” The oni pulled them out and set them side by side on the mat. Then it took off its red face. There was {A}, with a cold nose. {H} felt {A}’s head all over.',
        '“You’re not an oni,” said {H}. “What am I, then?” asked {A}. {H} looked to the left of {A}, and to the right. There was nobody else out there. “Then you’re luck,” said {H}, and made way. “Fuku wa uchi.”'
      ]
    },
    {
      id: 'coat-hooks',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now the whole house had to be felt for horns. The teapot had none, if you counted the spout as a nose. But on the back of the chair there were two knobs. “I’ve been sitting on an oni,” said {A}.',
        'Worse were the hooks for the coats. There were six of them, in a row, and all of them stuck out. “We can’t throw them out,” said {A}. “Where would we hang our coats?” {H} put a hat on each, and they were never mentioned again.'
      ]
    },
    {
      id: 'guest-hat',
      S: 'guest',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wished to be let in properly, too. So {S} put on {S}’s hat and went out on the mat. {A} stood in the door. “What have you got under there?” asked {A}.',
        '“Only what I was born with,” said {S}, and lifted the hat. {A} felt. There was a bump, from a cupboard. “That’s allowed,” said {A}. “Fuku wa uchi.” {S} came in on tiptoe, as luck would.'
      ]
    },
    {
      id: 'a-bean-a-year',
      A: 'same',
      spare: 14,
      paragraphs: [
        'For eating there were soft beans, out of the pan. You get as many as you are years old. {H} ate them in order. The first was the year of being born, and tasted of milk. “Mine’s got teeth in it,” said {A} about the next.',
        'When all the years were eaten, each of them got one more bean. That was for the year to come. {H} chewed it for a long time. “It doesn’t taste of anything yet,” said {H}. “It’s only just begun,” said {A}.'
      ]
    },
    {
      id: 'under-the-shelf',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Then the paper bags were gathered up. They lay under the shelf and behind the boots. {H} counted them, and there was one more than they had thrown. It was grey, and quite flat. “That’s from last year,” said {A}.',
        '{H} shook it. It still rattled. “Then somebody missed last year as well,” said {H}. {A} remembered now. {A} had only thought that it was the knee.'
      ]
    },
    {
      id: 'without-a-word',
      A: 'partner',
      paragraphs: [
        'At Setsubun you eat a long roll. You turn to where this year’s luck lives, and don’t say a word until the end. They turned, and chewed. Then {H} remembered a bag of beans, out on the mat. {H} could not say so, and went to get it.',
        'On the way back {A} stood in the door. {A} could not ask, and only pointed, with full cheeks. {H} felt {H}’s own head, at the front and at the back. There was nothing on it. {H} swallowed the last bite. “I’m luck as well,” said {H}, and {A} made way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the oni go, and then watched the door.',
      '{names} got hold of a paper bag, and it rattled.',
      { text: '{names} called “Fuku wa uchi” too, in case luck was a bit deaf.', needs: ['hands'] },
      { text: '{names} took a bag of beans in each hand, for later.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the door as well, and felt the cold come under it.',
      '{names} sat down opposite the door, so as not to miss any luck.',
      { text: '{names} moved the umbrella, so that luck should not fall over it.', needs: ['hands'] },
      { text: '{names} rubbed the oni’s wet footprint off the floor.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out at the mat, where two yellow horns stood.',
      '{names} came close to luck, which smelled of cold and of paper.',
      { text: '{names} patted the top of every head, and came to no bad one.', needs: ['hands'] },
      { text: '{names} laid a finger on both lips, because of the roll.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mask was hung on a hook. Without its horns it might have been a tomato. The horns stayed out on the mat, as if the door had not been opened to them yet.',
    '{H} washed, and felt {H}’s head once more with a wet hand. Then {H} lay down with it on the pillow, and it lay quite flat.'
  ],
  last: [
    'Two horns stood outside on the mat, luck was in, and {H} was asleep.',
    'The door was shut, with everybody on the right side of it, and {H} was asleep.'
  ]
})
