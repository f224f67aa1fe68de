import { wishPlot } from '../wish-plot.ts'

export const allChange = wishPlot({
  id: 'wish-known-place',
  tellsAny: 'known',
  knows: ['place'],
  partnerPlays: true,
  about: 'The bus of chairs goes to one place only and always arrives in the kitchen, until the place is asked to come.',
  titles: ['All Change for {thing.the}', 'The Bus That Went Nowhere Else', 'Four Chairs and a Spoon', 'Four Chairs to {thing.the}', '{H} Drives the Last Bus'],
  company: ['bus', 'bell', 'kettle'],
  want: [
    {
      id: 'get-on',
      A: 'partner',
      paragraphs: [
        'Four chairs stood in a row, and {H} sat on the first, with a plate for a wheel. “All aboard,” called {H}, “for {thing.the}!” {A} got on with a bag and a pillow. “Does this one stop at {thing.the}?” asked {A}.',
        '“It doesn’t stop anywhere else,” said {H}, and rang the bell, which was a spoon. “The last time I was there, it {thing.does}. I’m going again, and I’m going to be there before it shuts.”'
      ]
    }
  ],
  way: [
    {
      id: 'first-stop',
      A: 'partner',
      paragraphs: [
        'They drove, and leaned to the left, one behind the other. Then {H} put on the brakes. “{thing.the},” said {H}. “Everybody out.”',
        '{A} got out with the bag. There was a kettle, and there was a fridge. “It’s very like our kitchen,” said {A}. “It is our kitchen,” said {H}. “We’ve gone round.”'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tickets, please,” said {H}. {A} felt in the bag, and found a comb, and showed that. “This is a return,” said {H}. “You can come back on it as well.”',
        '“I don’t know yet if I’ll want to,” said {A}. “What’s it like there?” “{thing.fact},” said {H}, and bit a small hole in the air over the comb.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I had an aunt who went there,” said {A}. “She said a thing about it. {thing.guess}.” {H} looked at {A} in the mirror, which was a lid.',
        '“Did she get out?” asked {H}. “She stayed on the bus,” said {A}. “She’s got a bad knee.” “Then she can’t know,” said {H}, and drove a bit faster.'
      ]
    },
    {
      id: 'how-to-tell',
      A: 'partner',
      paragraphs: [
        '“How can you tell when we’re there?” asked {A}. “By {thing.part},” said {H}. “You can’t miss that.”',
        [
          '“And you can hear it from far off,” said {H}. “It goes {thing.sound}.” They listened, but nothing went {thing.sound}. So they drove on, with both ears out of the window.',
          '“And it makes {thing.silence},” said {H}. They listened for that, but there was always a bit of noise somewhere. {A} stopped breathing, to help, but the fridge did not. “Further on,” said {H}.'
        ]
      ]
    },
    {
      id: 'wrong-place',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The next stop was dark and smelled of coats. “Is this it?” asked {A}. {H} felt about, and had hold of a sleeve. “It’s somebody waiting,” whispered {H}. “Is it free here?” {A} asked the sleeve.',
        'The sleeve said nothing, and let itself be shaken. “They’re going somewhere else,” said {H}. “They’ve got an umbrella with them.” The two of them backed out, and begged everybody’s pardon.'
      ]
    },
    {
      id: 'pet-stop',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'At the next stop {A} was waiting. {H} opened the door. “Are you getting on?” asked {H}. {A} looked into the bus, from the front to the back.',
        'It was not easy to tell. “I’ll wait a minute,” said {H}. So they all waited for {A}, who had never had so good a place on a bus.'
      ]
    },
    {
      id: 'elder-stop',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ll come along for a bit,” said {S}. “I knew the old place. It was next to the baker’s, and it was smaller.” “Smaller than what?” asked {A}. “Than I remember it,” said {S}.',
        '{S} took the seat by the window and put both feet on the bag. “We used to go on foot,” said {S}. “But then we always got there.” {A} wrote that down, with one finger, on the back of the seat.'
      ]
    },
    {
      id: 'child-stop',
      A: 'child',
      spare: 6,
      paragraphs: [
        '“I want to drive,” said {A}. {H} gave {A} a shiny lid to look into, but not the wheel. “When you see it, you call out,” said {H}. {A} looked, and called out at once.',
        '“Where?” “There! There’s somebody with big ears.” {H} looked over {A}’s shoulder. “That’s you,” said {H}. {A} waved, and somebody with big ears waved back.'
      ]
    },
    {
      id: 'hill',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'There was a hill. The bus went slower and slower, and {H} had to change down. “Everybody lean forward,” called {H}. {A} leaned so far that the pillow came out over the front.',
        'Then they were at the top, and it went down by itself. {A}’s chair got there first. “You’re overtaking the driver,” said {H}. “I’m not doing anything,” said {A}. “It’s the hill.”'
      ]
    },
    {
      id: 'asking',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} got off to ask the way, and came in again as a lady with a dog. “Where’s {thing.the}, please?” asked {H}. “It’s {thing.where},” said the lady. “You can’t miss it.”',
        '“We’ve missed it twice,” said {H}. The lady thought about it, and so did the dog. “Then you’re too early,” said the lady. “It’s often not there yet.”'
      ]
    },
    {
      id: 'sandwich',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Is it far?” asked {A}. “It’s one sandwich,” said {H}. So they had it, at the lights, and {A} broke it in half. The half with the cheese in it was on {H}’s side.',
        '“Now we ought to be there,” said {A}. {H} looked into the paper. “There’s a crust left,” said {H}. “It’s the last bit of the way that always takes the longest.”'
      ]
    },
    {
      id: 'sleeping-passenger',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'On the third chair sat the pillow. “It’s getting off with us,” said {A}. “It only wants to see it once.” {H} rang the bell for it, and let it have the window.',
        'Outside went the table, and the leg of the table, and the door. “It doesn’t get out much,” whispered {A}. “At home it only lies there.” So {H} drove past the door again, more slowly, and pointed it out.'
      ]
    },
    {
      id: 'wants',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“You have to bring something,” said {A}, “when you go anywhere.” “What do people bring?” asked {H}. They thought about what it would like best. “{thing.wants},” said {H} at last.',
        'There was none in the bag. There was a comb in it, and a crumb, and they put the crumb on the comb. “It’s only small,” said {H}, “but we came a long way with it.” {A} carried the comb very level.'
      ]
    },
    {
      id: 'round-again',
      A: 'partner',
      paragraphs: [
        'The third time, {H} drove with both eyes shut. They stopped, and looked. There was the kettle. “It’s shut by now,” said {H}, and let go of the wheel.',
        '“It’s the chairs,” said {A}. “They’ve got sixteen legs, and not one of them’s moved. We can’t get to {thing.the}. It’ll have to come to us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-comes',
      A: 'partner',
      paragraphs: [
        '“Then we’re the bus stop,” said {H}, “and {thing.the} is the bus.” They turned the chairs round to face the other way. {H} fetched {thing.stand}, for {thing.part}. They shut their eyes, and {H} rang the spoon.',
        'For a while it was only the kitchen. Then {H} got up and {thing.move}. Even the floor creaked differently. “Don’t look yet,” whispered {H}. “It’s just coming round the corner.”',
        '“Now,” said {H}. {A} looked, and put down the bag. “It’s just as you said,” said {A}. They had not got to {thing.the}. But {thing.the} had come to them.'
      ]
    },
    {
      id: 'show-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} showed {A} everything. “Here’s where you go in,” said {H}, “and from here you can see all of it.” {A} walked about on the tips of two shoes, and touched nothing without asking.',
        '“Can we stay till it’s dark?” asked {A}. {H} looked out of the window. “It is dark,” said {H}. “That’s when there’s nobody here but us.”'
      ]
    },
    {
      id: 'last-bus',
      A: 'partner',
      paragraphs: [
        'When they had seen it all, the spoon rang, quite softly. “That’s the last bus,” said {A}. They sat down and waited until {thing.the} had gone off backwards, round the corner. There was the fridge.',
        '“We’re home,” said {H}. “I didn’t feel it stop.” “That’s good driving,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} squeezed onto the back seat, which was the doormat.',
      '{names} sniffed at the bag, in case there was something to eat on this bus.',
      { text: '{names} paid with a raisin, and got a smaller raisin back.', needs: ['hands'] },
      { text: '{names} waved goodbye to the kettle.', needs: ['hands'] }
    ],
    way: [
      '{names} slid off at the bend, and caught the bus again at the fridge.',
      '{names} got out at the kettle, knew the place, and got in again.',
      { text: '{names} pinged a cup for the next stop.', needs: ['hands'] },
      { text: '{names} wiped the front window with a sleeve, though there was only air in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} took a long, deep breath of the place, to keep some.',
      '{names} hopped down last, right into the middle of it.',
      { text: '{names} laid the pillow across two seats, to keep some room for the way home.', needs: ['hands'] },
      { text: '{names} pointed at everything, because it was a first visit.', needs: ['hands'] }
    ]
  },
  bed: [
    'The four chairs went back round the table. The spoon went back to the other spoons, who had not been anywhere.',
    'After the washing there was one stop left. {H} lay down with the pillow, which had seen everything now. Somewhere outside a bus went by. It slowed down and went on, for everybody was in.'
  ],
  last: [
    'That was the last stop. {H} was asleep, and had not felt it stop.',
    '{thing.the} was shut, and both eyes were shut, and {H} was asleep.'
  ]
})
