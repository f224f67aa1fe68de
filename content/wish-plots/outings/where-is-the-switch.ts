import { wishPlot } from '../wish-plot.ts'

const SWITCHES = ['light switch', 'lightswitch', 'light switches', 'switch']
const ROOMS = ['new bedroom', 'new room', 'new house', 'new home', 'new flat', 'new apartment', 'new place', 'moved', 'moving']

export const whereIsTheSwitch = wishPlot({
  id: 'wish-where-is-the-switch',
  wishes: [...SWITCHES.flatMap((word) => ROOMS.map((room) => `${word} ${room}`)), 'light switch', 'light switches', 'lightswitch', 'new bedroom', 'first night new room', 'first night new house', 'first night new home', 'first night new flat', 'first night new apartment', 'new house dark bedroom', 'new room dark', 'own room new house', 'switch dark bedroom', 'looks for the light switch', 'can’t find light switch', 'light switch wrong side', 'light switch different'],
  answers: ['new', 'old', 'bedroom', 'room', 'rooms', 'house', 'home', 'flat', 'apartment', 'place', 'moved', 'moving', 'move', 'moves', 'light', 'lights', 'lamp', 'switch', 'switches', 'dark', 'darkness', 'night', 'first', 'second', 'tonight', 'evening', 'bed', 'bedtime', 'wall', 'walls', 'door', 'pillow', 'know', 'knows', 'doesn’t', 'don’t', 'didn’t', 'can’t', 'couldn’t', 'not', 'yet', 'where', 'find', 'finds', 'finding', 'found', 'look', 'looks', 'looking', 'for', 'reach', 'reaches', 'wrong', 'side', 'other', 'different', 'strange', 'feels', 'feel', 'hand', 'hands', 'fingers', 'wakes', 'woke', 'up', 'sleep', 'sleeping', 'asleep', 'nervous', 'worried', 'scared', 'afraid', 'bit', 'little', 'excited', 'own', 'turn', 'turns', 'on', 'off', 'boxes', 'still', 'keeps', 'always', 'today', 'yesterday', 'tomorrow', 'last', 'week', 'we', 'our', 'just', 'into', 'at', 'daughter', 'son', 'girl', 'boy', 'she', 'he', 'used', 'to', 'was', 'misses', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'child', 'kids', 'big', 'small', 'funny', 'silly', 'morning', 'afternoon', 'saturday', 'sunday', 'weekend', 'family', 'bathroom', 'hall', 'landing', 'curtain', 'four', 'five', 'six'],
  except: ['divorce', 'separated', 'died', 'dead', 'hospital', 'fire', 'flood', 'shelter', 'refuge', 'refugee', 'foster', 'evicted', 'ghost', 'monster', 'dragon', 'robot', 'school', 'nintendo', 'game', 'baby', 'dog', 'cat', 'hamster', 'mouse', 'snail', 'friend', 'friends', 'share', 'sharing', 'paint', 'painting', 'electric shock', 'shock', 'bunk'],
  moods: ['first', 'afraid', 'sleepless', 'change', 'alone', 'learning'],
  company: ['switch', 'light', 'hand', 'wall', 'pillow', 'door', 'smudge', 'thumb', 'cloth', 'box'],
  about: 'On the first night in a new bedroom the hero’s hand looks for the light switch where the old one was; showing it the new one does not help, until they see how it came to know the old one.',
  titles: ['My Hand Hasn’t Moved Yet', 'A Smudge by the Switch', '{H} in the New Bedroom', 'Four Steps and Up', 'The Hand That Stayed Behind'],
  want: [
    {
      id: 'pat-on-the-wall',
      A: 'partner',
      paragraphs: [
        'It was the first night in {H}’s new bedroom, and it was dark. {H} wanted to put on the light. One hand went up by itself to the wall behind the pillow, where the light switch was. Pat. There was only wall. Pat, pat. “{A}?” called {H}. “Where’s the switch?” It clicked, and there stood {A}, right over by the door. The switch was there. “In the old room it was by my pillow,” said {H}. “My hand hasn’t moved yet.”'
      ]
    }
  ],
  way: [
    {
      id: 'shown-from-all-sides',
      A: 'partner',
      paragraphs: [
        '“Then we’ll show it,” said {A}. {H} held the hand up to the new light switch, so that it saw it from all sides. “By the door,” {H} told it. “As high as my nose.” The hand seemed to have understood. {A} put out the light. {H} lay and waited a bit, and then wanted it on. Pat, went the hand behind the pillow. It had not even thought about it.'
      ]
    },
    {
      id: 'an-arrow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} drew an arrow on a sheet of paper. It was thick and red, and pointed straight at the light switch. They stuck it to the wall and put out the light, to see how it did. There was no arrow. There was only dark.',
        '“Is it still pointing?” asked {A}. “I should think so,” said {H}. “But it’s the only one who can see what at.” They put on the light. It had been pointing very well the whole time.'
      ]
    },
    {
      id: 'along-the-wall',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could go along the wall with your hand,” said {A}, “until it comes.” {H} tried that in the dark. There was a nail. There was a small bump, and something cool, and a place with paper on it. Then there was a nose.',
        '“That’s mine,” said {A}. “I was coming the other way.” They had both been half round the new bedroom. Each was sure that the other must have passed the light switch.'
      ]
    },
    {
      id: 'four-in-a-row',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} had found four switches in a row in the hall, and did not know whose they were. {A} pressed the first, and nothing happened. {A} pressed the second. “Hey!” cried a voice in the bathroom. “That’s one,” said {A}.',
        'The third started something humming that they never found. At the fourth a light went on outside, and a moth came. “It’s found its switch,” said {H}. “It’s only been here for a minute.”'
      ]
    },
    {
      id: 'elder-and-the-hook',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“With me it was the hook,” said {S}. “I moved house, and for a whole year I hung my coat where the old hook had been.” “And was there one?” asked {A}. “There was a window,” said {S}. “The coat lay under it every evening.”',
        '{A} asked why {S} had not put a hook there. {S} was quiet for some time. “You might have told me that sooner,” said {S}.'
      ]
    },
    {
      id: 'child-claps',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“You don’t need a switch at all,” said {S}. “You clap.” {S} clapped, and it was light. {S} clapped once more, and it was dark. {A} stood by the door with one finger on the light switch, but {S} had not looked round.',
        '“Now do it warmer,” said {A}. {S} clapped with great care. “It’s a bit warmer,” said {S}. {A} had breathed on the back of {S}’s neck.'
      ]
    },
    {
      id: 'moving-the-bed',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Then we’ll bring the pillow to the switch,” said {A}. They pushed the bed across the new bedroom, until it stood under the light switch. {A} went out to see how that was, and shut the door. Pat, went {H}’s hand, and it was light.',
        '“It works,” called {H}. {A} wanted to come and look. The door opened as far as the bed, and that was the breadth of one finger. “I’m glad,” said the finger. Then {H} had to push it all back alone.'
      ]
    },
    {
      id: 'pet-in-front-of-a-wall',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had set off for the kitchen, and was sitting in front of a wall. In the old home there had been a door in that place. {A} waited for the wall to be opened.',
        '“You’re like my hand,” said {H}, and sat down next to {A}. They both looked at it for a while. It was a very good wall. Then there was a rustle of paper in the kitchen, and {A} knew the way after all.'
      ]
    },
    {
      id: 'the-door-handle-too',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What else doesn’t your hand know yet?” asked {A}. {H} let it show them. It reached for the door handle on the left, and the handle was on the right. It opened a drawer for socks, and had hold of the curtain.',
        '“It’s quite sure of itself,” said {A}. The hand was. It turned a tap in the air, one that had stayed behind in another street. {H} very nearly got wet.'
      ]
    },
    {
      id: 'a-thousand-evenings',
      A: 'partner',
      paragraphs: [
        '{A} leaned against the door and looked at the hand. “Who showed it the old switch?” asked {A}. Nobody had. {H} did not even know what colour the old switch was. There had been a grey smudge on the wall round it, though. “That was from you,” said {A}. “That was a thousand evenings.” {A} bent down to the new one. Here the wall was as white as milk. “So it doesn’t learn by looking,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '“No,” said {A}. “A hand only learns a way by going there.” So it had to go. {H} shut both eyes, and set out from the pillow. The first time it took nine steps, and went round by the curtain. The fifth time it was four steps, a cold door frame, and up to the nose. Click. The tenth time {H} was telling {A} about a snail on the way. Click. “What was that?” asked {H}. “I wasn’t even thinking of it.” “No,” said {A}. “That was the hand.”'
      ]
    },
    {
      id: 'the-left-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And the left one?” asked {A}. All this time the left hand had only hung there. {H} sent it to the light switch, with both eyes shut. It patted the door, and then it patted {A}. It had learned nothing at all.',
        '“It wasn’t its turn,” said {H}. So the left one was given three turns of its own. At the third it clicked, a bit crookedly. The right hand could have helped, but stayed out of it.'
      ]
    },
    {
      id: 'whose-hand-else',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Mine hasn’t moved yet either,” said {A}. “It put the cheese in the oven tonight, because the fridge used to be on that side.” “Did you take it out again?” asked {H}. {A} looked up. Then {A} went, and came back with a cheese.',
        'They practised that as well. {A} walked through the kitchen with both eyes shut, holding the cheese. It went into a drawer, and under the sink. The tenth time it was cold where it lay.'
      ]
    },
    {
      id: 'the-other-in-the-cupboard',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to know the way too, and set out from {H}’s pillow with both eyes shut. It was four steps, as {H} had said. Only {A}’s were longer. “I’m at the door,” said {A}. “It’s got trousers on it.”',
        '“That’s the cupboard,” said {H}. “You need three steps, or else smaller feet.” {A} felt about for a light switch between the trousers, and found a sweet in a pocket. So it had not been for nothing.'
      ]
    },
    {
      id: 'the-first-smudge',
      A: 'partner',
      paragraphs: [
        'When the light was on, {H} saw something. On the white wall beside the switch there was a grey spot, as big as a thumb. {A} had already fetched a cloth, but put it away again. “That stays,” said {A}. {H} held a thumb to the spot, and it fitted. In the old room there might be a new hand in the dark by now. “It only has to feel for my smudge,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in too, by way of one wrong door.',
      '{names} looked behind the pillow, and there was only wall.',
      { text: '{names} moved a box out of the way to the switch.', needs: ['hands'] },
      { text: '{names} patted the wall as well, a bit higher up.', needs: ['hands'] }
    ],
    way: [
      '{names} told the hand once more where the switch was.',
      '{names} waited in the dark to hear if it would go pat.',
      { text: '{names} held up another hand that had not moved yet.', needs: ['hands'] },
      { text: '{names} felt the new light switch, on the top and on the bottom.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood where the curtain was, so that the hand turned round sooner.',
      '{names} counted the steps out loud, up to four.',
      { text: '{names} clicked once too, with both eyes shut.', needs: ['hands'] },
      { text: '{names} held a thumb to the grey spot, and it was another thumb.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloth was hung up dry. Nothing was wiped in the new bedroom that night.',
    '{H} washed one hand and then the other, which had both been working. Then {H} went four steps from the light switch to the pillow, in the dark.'
  ],
  last: [
    'By the door there was a small grey spot in all that white, and {H} was asleep.',
    'One hand lay open on the pillow, and had moved in, and {H} was asleep.'
  ]
})
