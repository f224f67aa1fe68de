import { wishPlot } from '../wish-plot.ts'

export const otherHouse = wishPlot({
  id: 'wish-other-house',
  beginsElsewhere: true,
  wishes: ['weekend at dad’s', 'weekend at daddy’s', 'weekend at mum’s', 'weekend at mummy’s', 'weekends at dad’s', 'dad’s house', 'daddy’s house', 'dad’s flat', 'daddy’s flat', 'dad’s place', 'mum’s house', 'mummy’s house', 'mum’s flat', 'dad’s weekend', 'staying at dad’s', 'staying at mum’s', 'sleeping at dad’s', 'sleepover at dad’s', 'two bedrooms mummy daddy', 'two bedrooms one at mummys and one at daddys'],
  answers: ['going', 'new', 'flat', 'house', 'staying', 'bedroom', 'room', 'sleeping', 'every', 'other', 'week', 'nights', 'packing', 'bag', 'mum', 'dad', 'mummy', 'daddy'],
  except: ['work', 'moving', 'sad', 'miss', 'misses', 'missing', 'cry', 'cries', 'girlfriend', 'boyfriend', 'dog', 'cat'],
  namesFamily: true,
  moods: ['first', 'change', 'waiting'],
  about: 'One welly lives in each house and they always miss each other, until the hero finds out what never gets left behind.',
  titles: ['Two Houses, Two Wellies', 'The Left One Is Over There', '{H} Wears One Welly', 'They Passed on the Road', 'What Never Gets Left Behind'],
  want: [
    {
      id: 'both-wellies',
      A: 'partner',
      paragraphs: [
        '“For {wish} I need both my wellies,” said {H}. It had rained for two days, and the whole street was puddles. {H} wanted to jump into a puddle with both feet. But by the door stood only the right one. The left one was at the other house.',
        '“Last time it was the other way round,” said {A}. There was one pair for two houses, and the two had not met since the spring.'
      ]
    }
  ],
  way: [
    {
      id: 'two-of-all',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Of most things {H} had two. There were two beds, and two cups, and two hooks for the coat. From the window here you saw a tree, and from the window there a bus stop.',
        '“And how many are there of you?” asked {A}. {H} looked down to make sure. “One,” said {H}. “Then that’s the only thing that we really have to carry,” said {A}. “And the wellies.”'
      ]
    },
    {
      id: 'passed',
      A: 'partner',
      paragraphs: [
        '“Then ring up,” said {A}, “and ask them to put the left one in the bag.” “That’s what we did last time,” said {H}. “And we put ours in as well.” The two wellies had passed each other on the road.',
        '“And the time before?” asked {A}. “That time we both kept ours.” “What if somebody wrote a list?” There was a very good list already. It was at the other house.'
      ]
    },
    {
      id: 'sniff',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} put {H}’s nose into the right welly. Outside it smelled of this house, of toast and coats. But right down in the toe it smelled of the other one, of oranges and bicycles.',
        '“May I?” asked {A}, and put a nose in too. {A} sniffed for a long time. “It smells quite nice over there,” said {A}. “Yes,” said {H}. “So does here.”'
      ]
    },
    {
      id: 'mirror',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} stood the welly in front of the long mirror. And there stood a left one, right behind the glass. It was even the same colour. “That’s it!” said {H}.',
        '{H} put out a left foot for it. The glass was cold, and quite flat. From the other side came a foot with the same hole in its sock. “It’s the only other one in this house,” said {A}.'
      ]
    },
    {
      id: 'string',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They tied a string to the welly and the other end to the bag. Then it could not be left behind. {H} pulled the bag, and the welly came after it, bump, bump, like a tired dog.',
        'At the first corner the string went round the leg of a chair, and stuck. “The welly’s afraid of the road,” said {A}. “It’s the string that’s afraid,” said {H}. “The welly would love to go.”'
      ]
    },
    {
      id: 'carrier-bag',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A bag’s waterproof as well,” said {A}, and tied one over {H}’s left sock. It said crackle with each step. Together the two feet said flup, crackle, flup, crackle.',
        'It was a fine noise, but you could not run with it. And a bag full of air does not go into a puddle. It stands on the top, like a duck. “Ducks haven’t got this trouble,” said {H}.'
      ]
    },
    {
      id: 'lend',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} lent {H} one from another pair. It was red, and much too big, and its toe pointed to the left. When {H} walked straight ahead, the welly went off sideways.',
        '{H} walked right round the table like that without wanting to, and came back to {A}. “I’d never get to the door,” said {H}. “But you’d always come back to me,” said {A}.'
      ]
    },
    {
      id: 'one-footed-puddle',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You could look for a puddle for one,” said {A}. They looked down at the street. One by the lamp post was as long as a bath. One had an island in it. And one was very small, with a very small sky in it.',
        '“That’s for one foot,” said {A}. {H} pressed {H}’s nose to the window. “It looks lonely,” said {H}. “I’d want to put the other one in too.”'
      ]
    },
    {
      id: 'pet-carry',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} lived in one house and never had to pack. {H} told {A} about the bus stop in the other window, and who got on it.',
        '{A} listened to every word, with both eyes on the welly. “I’ll tell you the rest on Sunday,” said {H}. {A} would be here, and would not have told anybody.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’ve only got the one house,” said {S}, “and I still never have my glasses.” “Where are they?” asked {A}. “Wherever I was before.”',
        '{A} looked at {S}, and began to smile. “They’re up there,” said {A}, “on your head.” {S} felt for them. “Well, that’s one thing about a head,” said {S}. “You do generally have it with you.”'
      ]
    },
    {
      id: 'child-hop',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} put the right welly on the wrong foot and would not come out of it. “It’s a left one now,” said {S}.',
        'They both looked at it. The toes bent round to the outside like a banana. “And where’s the right one?” asked {A}. {S} looked at the other foot, and sat down. “At the other house,” said {S}.'
      ]
    },
    {
      id: 'hop',
      A: 'partner',
      paragraphs: [
        '{H} hopped, to see if one was enough. By the table the foot in the sock came down. “Splash,” said {A}. “Now your sock’s wet.” {H} sat down on the bag. “It’s the bag’s fault,” said {H}. “You have to remember everything that goes in there.”',
        '“So what have you never left at the wrong house?” asked {A}. {H} had left the bear, and the book, and once the toothbrush. “My nose,” said {H} at last.'
      ]
    }
  ],
  turn: [
    {
      id: 'stays-on',
      A: 'partner',
      paragraphs: [
        '“And why’s that?” asked {A}. “It’s on me,” said {H}, and looked down at the one welly. It was on as well. {H} put a shoe on the other foot, and walked up and down. Flup, tap, flup, tap. “I just won’t take it off,” said {H}. “Then it can’t be forgotten.”',
        'They rang the other house. “Don’t pack the left one,” said {H}, “and don’t keep it either. Stand it by the door. I’m coming to put it on.” They heard something rubbery over there. “It was in the bag already,” said the telephone. “I’ve taken it out.”'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Could you hold it to the phone?” asked {H}. There was a squeak at the other end, and that was the left one. {H} lifted one foot to the telephone, and squeaked back with the right.',
        'The two wellies had not heard each other for weeks. “What are they saying?” asked {A}. {H} listened. “‘Which way round are you?’” said {H}. “They always say that first.”'
      ]
    },
    {
      id: 'people-look',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“People will look,” said {A}, “if you go about with one welly and one shoe.” They tried it out, up and down the hall. {A} was the people, and looked.',
        '“You’ve got odd feet,” said the people. “No,” said {H}. “I’m in the middle of putting on my wellies. It takes till tomorrow.” The people had nothing to say to that, and made way.'
      ]
    },
    {
      id: 'where-they-live',
      A: 'partner',
      paragraphs: [
        '“And on Sunday?” asked {A}. “Which house will they live in then?” {H} looked at the foot in the welly, and at the foot that would soon be in one. “They don’t live in a house any more,” said {H}. “They live on my feet.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pulled the bag to the door, by one corner.',
      '{names} went once round the welly that was left.',
      { text: '{names} knocked at the one welly, and nobody was in.', needs: ['hands'] },
      { text: '{names} peeped out under the curtain, and counted four new puddles.', needs: ['hands'] }
    ],
    way: [
      '{names} put a foot in the welly, and it was the wrong foot.',
      '{names} sat down on the bag, and something in there squeaked.',
      { text: '{names} turned the bag upside down, and out fell one glove and a bus ticket.', needs: ['hands'] },
      { text: '{names} wrote a second list, and packed it by mistake.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the ringing of the telephone.',
      '{names} went up and down beside the welly, tap, tap, tap.',
      { text: '{names} put the other shoe on the mat, where it had some company.', needs: ['hands'] },
      { text: '{names} held the telephone up to the welly, in case it wanted a word.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag stood packed by the door. There was no welly in it at all, and that was quite right.',
    'For washing and for bed the welly had to come off. It stood close beside the pillow, with its toe to the door. {H} lay down, with one hand in it.'
  ],
  last: [
    'A left one stood by one door and a right one by one bed, and {H} slept.',
    'Both of {H}’s feet were asleep under the blanket, side by side, and so was all the rest.'
  ]
})
