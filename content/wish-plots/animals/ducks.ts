import { wishPlot } from '../wish-plot.ts'

export const ducks = wishPlot({
  themes: ['ducks'],
  except: ['out', 'ball', 'match', 'cricket', 'golden', 'ugly', 'goose', 'geese', 'swan', 'swans'],
  company: ['duck'],
  wishes: ['duck family', 'ducks family', 'family of ducks', 'mummy duck', 'mother duck', 'five little ducks', 'ducklings', 'duckling'],
  about: 'Five ducklings follow the hero home, even from their own mother, until the hero follows the duck.',
  titles: ['And Then the Fifth', 'Five Ducklings Behind {H}', '{H} Was Seen First', '{H} Follows the Duck', 'No Room in the Bathroom'],
  want: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        '{H} had been feeding the ducks at the pond, with oats. Now {H} was home again and wanted to go to the bathroom, alone. But when {H} went to the door, five ducklings went too. Peep, peep, peep, peep. And then the fifth, running. Peep.',
        '“Where did you get those?” asked {A}. “They came out of their eggs while I was tying my shoe,” said {H}. “I said hello. That’s all I did!”',
        '“Hello is enough,” said {A}. “A duckling follows whoever it saw first. They think you’re their mother.” {H} looked down at them. Five faces looked up, very pleased. “I can’t be,” said {H}. “I really need to go.”'
      ]
    },
    {
      id: 'bathroom',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First of all they settled that. {A} sat down outside the bathroom door with all five. {H} went in and talked the whole time, so that they could hear.',
        '“I’m still here,” said {H} inside. “I’m still here. I’m washing my hands.” Four of them listened. The fifth lay down flat and looked through underneath.'
      ]
    }
  ],
  way: [
    {
      id: 'duck-comes',
      A: 'partner',
      paragraphs: [
        '“Quack,” said something at the front door, loudly. There on the mat stood a brown duck, out of breath. The duck counted the ducklings, turned round and walked off.',
        'Not one duckling moved. They were looking at {H}. “Off you go,” said {H}. “That’s her. She’s the duck.” {H} pointed the way. Five ducklings looked at the finger.'
      ]
    },
    {
      id: 'drake',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could be the father,” said {A}. “Then they needn’t stay so close. It’s only the mothers who quack out loud, you know. The drake just wheezes.” So {H} wheezed, like an old bicycle pump.',
        'The ducklings had never heard anything so quiet. They stretched out their necks, and came closer, so as not to miss a word. “They think it’s a secret,” said {H}. “What did you say to them?” asked {A}, and came closer too. Now there were six.'
      ]
    },
    {
      id: 'sit-down',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} sat down on the floor to think. All five sat down. {H} got up. All five got up, and the fifth fell over. {H} scratched one ear, and there was a lot of trouble with the balance.',
        '“Don’t do anything difficult,” said {A}. “I’m not,” said {H}, and yawned. Five small beaks opened. {A} had to look away, because it was catching.'
      ]
    },
    {
      id: 'swap',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Perhaps it’s only the socks,” said {A}. “They’re at the height where ducklings look.” So {H} gave {A} the socks, and {A} put them on and marched up and down in them.',
        'The ducklings watched the socks go by to the left, and to the right. Then they all went and sat on {H}’s bare feet. “They’re warmer than the socks were,” said {H}. “They’re like ten potatoes.” “Five,” said {A}. “They’ve got feet,” said {H}.'
      ]
    },
    {
      id: 'pet-ducklings',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'The first duckling saw {A}, and stopped. So the second walked into the first, and the third into the second. The fourth had been looking at the lamp. The fifth was not there yet.',
        '{A} looked at the ducklings and then at {H}, for a long time. “They’re not staying,” said {H}. “You’re staying.” {A} seemed to be satisfied.'
      ]
    },
    {
      id: 'elder-oats',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In my day everybody threw them bread,” said {S}. “It isn’t good for them. Oats are better, and peas.” {S} put three peas into a saucer of water, and three ducklings stood on their heads in it.',
        '“They’ve never seen a pea,” said {A}. “How do they know?” “How did they know it was you?” said {S}. “They look once, and that’s that.” The fifth got no pea. {A} found it one.'
      ]
    },
    {
      id: 'little-count',
      A: 'child',
      spare: 7,
      paragraphs: [
        '{A} counted the ducklings. It came to four, and then it came to six. “Keep still,” said {A}. They did not know that word yet.',
        'So {A} lay down on the floor, and they walked over {A} one after the other. “One, two, three, four,” said {A}, and giggled, and waited. Something climbed up on a sock and slid off. “That’s five,” said {A}.'
      ]
    },
    {
      id: 'trail',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} had a plan with oats. {H} was to lay a trail from the rug to the front door, one oat after another. Then the ducklings would eat their way out. {H} crawled along and laid it very neatly.',
        'Four of them ran straight over the oats, so as not to lose {H}. The fifth stopped, and ate. It ate the whole trail, but from the wrong end. So it came to the packet, and sat down in there. “Well, it’s a good trail,” said {A}. “It just goes to the cupboard.”'
      ]
    },
    {
      id: 'run',
      A: 'partner',
      paragraphs: [
        'So {H} tried to get away. {H} went fast round the table, and out into the hall, and stood behind the coats. Then it went peep, peep, peep, peep under the coats. And then the fifth, running.',
        'Outside stood the duck, and said a great deal. “It’s no use running,” said {A}. “They go where you go. It’s all they’ve learned so far.” {H} came out slowly from behind the coats. “Where I go,” said {H}.'
      ]
    },
    {
      id: 'waddle',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You’d better walk the way a duck does,” said {A}. They both practised it in the hall, with toes in and bottom out. They went over to one side, and then over to the other.',
        '{A} did it so well that the fourth duckling was not sure any more. It looked from one to the other. “Stop,” said {H}. “You’ll muddle it.” {A} stood up straight at once, and the fourth went back into the line.'
      ]
    }
  ],
  turn: [
    {
      id: 'wait-for-me',
      A: 'partner',
      paragraphs: [
        '“Wait for me, duck!” called {H}. The duck was already walking, and {H} walked close behind it. Behind {H} went one, two, three, four ducklings. And then the fifth. {A} went last of all.'
      ]
    },
    {
      id: 'crossing',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was still light outside. On the path a man came along with a wheelbarrow, in a hurry. {A} held out both arms. The man looked at the duck and at what came after the duck, and put the wheelbarrow down.',
        '“Thank you,” said {A}. “There’s one more.” They all waited, the man too. Then the fifth duckling came, running, and the man had to look at it for a while.'
      ]
    },
    {
      id: 'puddle',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a puddle on the way. The duck went through the middle of it without looking down. {H} had gone half round it already when it went peep behind, four times, and very high. The line had been cut in two.',
        'So {H} turned back and went through the middle as well. Splish. Splish, splish, splish, splish. The fifth stopped in there to have a drink. “They come out quite dry,” said {A}. “It rolls off them in beads.” They both looked at {H}’s shoes. From those it did not roll off.'
      ]
    },
    {
      id: 'follow',
      A: 'partner',
      paragraphs: [
        'So they came to the pond again, and the duck slid in. {H} stopped, with both shoes together. Four ducklings stopped as well. Then {H} took one big step to the side.',
        'Now there was nobody in front of them but the duck. It said something low. Plop. Plop. Plop. Plop. They could swim at once, and looked surprised about it.',
        'The fifth came running, and stopped at {H}’s shoe. It looked up at {H}, and out at the pond. “You’ll be late,” said {H} softly. Plop. “You were a good mother,” said {A}. “I only followed the duck,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved aside five times, because five came past.',
      '{names} peeped round the door, and five faces peeped back.',
      { text: '{names} opened the bathroom door, and held it open for a long time.', needs: ['hands'] },
      { text: '{names} counted the ducklings, and again for the fifth.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the duck out onto the mat, to show how that is done.',
      '{names} lay so flat that a duckling walked straight over.',
      { text: '{names} held the front door wide for six, and nobody went through it.', needs: ['hands'] },
      { text: '{names} quacked a little, to help, and the duck did not understand a word.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along in the line too, in no order at all.',
      '{names} stopped wherever a duckling stopped, and that was often.',
      { text: '{names} carried the oats, in case anybody asked for oats.', needs: ['hands'] },
      { text: '{names} waved at a bicycle to wait, and the bicycle waited.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home there was a very small wet footprint in the hall, and another. They wiped up all of them but one.',
    'Then {H} went to the bathroom, alone, and washed, and it was rather quiet in there. {H} lay down, and nothing lay down behind {H}.'
  ],
  last: [
    'One eye was asleep, and the other, and a hand, and a foot. And then {H}.',
    'Something had followed {H} home after all, quite softly, and that was being asleep.'
  ]
})
