import { wishPlot } from '../wish-plot.ts'

export const onTheMenu = wishPlot({
  id: 'wish-edible-on-the-menu',
  tellsAny: 'edible',
  fed: true,
  about: 'The hero orders it in the café at the kitchen table; it is brought in pieces, the bill first and the last piece never, for the cook has tasted it, and the gap is just the place for the spoon.',
  titles: ['Very Good Choice', 'The Bill Came First', 'Number Seven', '{H} Would Like to Order', 'The Cook Wanted to Be Sure'],
  company: ['café', 'kitchen', 'table', 'waiter', 'cook', 'bill', 'towel', 'spoon', 'napkin', 'bowl', 'chair', 'menu'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        'At supper time there was no walking straight into the kitchen. “Have you booked?” asked {A} at the door. “I live here,” said {H}. “One moment,” said {A}, and ran a finger down the calendar. “You’re in luck. Somebody who lives here is expected.”',
        'There was only one table, and {H} was led to it the long way round. “By the window, or by the fridge?” asked {A}. It was the same chair. “By the fridge,” said {H}.'
      ]
    },
    {
      id: 'order',
      A: 'partner',
      paragraphs: [
        '“Have you decided?” asked {A}. The kitchen was a café, and {A} was the waiter, with a tea towel over one arm. “I’d like {edible.whole},” said {H}. “I want to see it standing, and then I’ll begin.” “Very good choice,” said {A}.',
        'The bill came first. “Seven pieces,” it said. “But I haven’t had any,” said {H}. “The bill doesn’t have to be cooked,” said {A}.'
      ]
    },
    {
      id: 'to-drink',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Anything to drink?” asked {A}. “Water, please,” said {H}. “In the glass, or beside it?” {H} thought about that. “In the glass.” “Very good choice,” said {A}.',
        '{A} poured a very small drop, and waited. {H} tried it, looked at the ceiling, and nodded. “It’s from here,” said {H}. “From just round the corner,” said {A}, and filled up the glass.'
      ]
    }
  ],
  way: [
    {
      id: 'in-pieces',
      A: 'partner',
      paragraphs: [
        'The order came in pieces, for no plate was big enough. Number one came on the bread board. “Which bit’s this?” asked {H}. “The cook didn’t say,” said {A}. {H} guessed that it was the bottom.',
        'Number two came in the salad bowl, and was much more of a bottom. So number one went on top. Number three belonged in between, and everything came off again. “This way up?” asked {H}. “Very good choice,” said {A}. Number three fell over.',
        { extra: 1, joins: true, both: ['“Or the other way,” said {H}. “Also very good,” said {A}.'] }
      ]
    },
    {
      id: 'part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'Number four was rather small, and came all alone on the big tray. {H} turned it round and round. “I think it’s for {edible.part},” said {H}. {A} looked at it from the side.',
        '“Or it’s a bit of {edible.of},” said {A}, “with a high opinion of itself.” They gave it a good place, to be polite.'
      ]
    },
    {
      id: 'does-it',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“I heard of one that {edible.does},” said {H}. {A} looked down at the pieces. “Not at the table, I hope,” said {A}.',
        'They both watched the newest piece for a moment. It was behaving very well. {A} put a saucer underneath, all the same.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“{edible.fact},” said {H}, for you should talk a little while you wait. “Is that so?” asked {A}. “In here it’s mostly {edible.of}, and you get a napkin with it.”',
        '{H} asked if the cook had known. {A} went to see. “The cook says yes,” said {A}, “but only since just now.”'
      ]
    },
    {
      id: 'napkin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Between two pieces {A} folded the napkin. “It’s a ship,” said {A}. “It’s a hat,” said {H}. {A} turned it over. “Now it’s a ship.” “Now it’s a hat upside down,” said {H}.',
        '{H} put it on, to settle the matter. It stayed on for as long as it takes to say “ship”.'
      ]
    },
    {
      id: 'pet-orders',
      A: 'pet',
      spare: 1.5,
      paragraphs: [
        '{A} had come in too, and hadn’t booked. {A} looked at the table, and then at {H}, and then at the table. “{A} would like to order,” said {H}. “Very good choice,” said the waiter.',
        'What came was {A}’s own supper, in {A}’s own bowl, with a napkin beside it. The bill had come first. {A} sat on it, and it was not mentioned again.'
      ]
    },
    {
      id: 'elder-abroad',
      S: 'elder',
      A: 'hero',
      spare: 3.5,
      paragraphs: [
        '“I was once in a café a long way off,” said {S}, “and I couldn’t read the menu. So I pointed at the nicest word.” “What was it?” asked {A}. “It was a chair,” said {S}. “They carried it in, two of them.”',
        '“Did you send it back?” “I sat on it,” said {S}. “It was the best thing there. I’ve never dared to point at anything since.”'
      ]
    },
    {
      id: 'child-pepper',
      S: 'child',
      A: 'hero',
      spare: 2.5,
      paragraphs: [
        '“Pepper?” asked {S}, who had the big torch under one arm. “A little, please,” said {A}. {S} held the torch over the table and turned it, round and round. “Say when.”',
        '“When,” said {A}. “You said it too early,” said {S}. “It hasn’t come out yet.” {S} pressed the button as well, and then the pepper was everywhere, and rather yellow.'
      ]
    },
    {
      id: 'number-seven',
      A: 'partner',
      paragraphs: [
        'With number six in its place, {edible} stood, and {H} could hardly see past it. Only the front still had a gap. “One more,” said {H}, and held up the bill. {A} went to ask the cook. The cook was {A} too, with the towel round the middle.',
        'It took a while. “The cook’s tasted number seven,” said the waiter, “to see if it was good.” “All of it?” “The cook wanted to be sure,” said {A}, and wiped one corner of the mouth.'
      ]
    },
    {
      id: 'two-voices',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then there was trouble by the sink, in two voices. “You weren’t meant to tell!” said the cook. “You weren’t meant to eat it!” said the waiter.',
        '{H} leaned over to see. There was only {A}, who had to keep moving the tea towel. “Who won?” asked {H}. “They aren’t speaking,” said {A}. “It’s very restful.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-gap',
      A: 'partner',
      paragraphs: [
        '“It isn’t finished,” said {H}, “so I can’t begin.” {H} put an egg cup in the gap, but that slipped right through. {A} tried the butter dish, but that stuck out like a tongue.',
        { extra: 1, joins: true, both: ['The napkin stayed in, until {A} said “Phew!” and blew it out again.'] },
        '{H} laid one cheek on the table, and looked. Everywhere else {edible} was so complete that nobody dared to touch it. “If nothing were missing,” said {H}, “where would you start?” The gap was exactly as wide as a spoon.'
      ]
    },
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        '“Waiter,” called {H}, “a spoon, please!” “Very good choice,” said {A}, and brought two. The first went in at the gap and came out full, and nothing fell over. “It isn’t a gap,” said {H}. “It’s the beginning.”',
        { extra: 1, both: ['From there they ate their way in, a spoon on the left and a spoon on the right. Somewhere near number two they met. “After you,” said {A}.'] }
      ]
    },
    {
      id: 'all-right',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is everything all right?” asked {A}. {H} had a full mouth, and nodded. {A} waited until {H} had swallowed, and had the next spoonful in. “And is it still all right?” asked {A}.',
        'It went on like that. “Why do you always ask just then?” said {H}, very fast, in between. “If your mouth’s empty,” said {A}, “I can see that something’s wrong.”'
      ]
    },
    {
      id: 'wants',
      A: 'same',
      spare: 2.4,
      paragraphs: [
        '{A} bowed to {edible}, or to what was left. “And what may I bring you?” “I think it’d like {edible.wants},” said {H}. {A} went to see, and came back. “We’re out of that,” said {A}. “The cook can offer a radish.”',
        'They put the radish next to the gap, on a saucer. There was no complaint.'
      ]
    },
    {
      id: 'tip',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If the waiter has been good, you leave something on the saucer. {H} left {edible.one}. {A} looked the other way, as waiters do, and then looked back. “Somebody’s dropped this,” said {A}.',
        '“It’s for you,” said {H}. “For all the carrying.” {A} was so pleased that the tip was gone at once. “I’d meant to save it,” said {A}.'
      ]
    },
    {
      id: 'afterwards',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And to follow?” asked {A}. {H} looked at what was left, and at what was left of the room inside. “A very small bit of the same.” “Very good choice,” said {A}.',
        'It came on the smallest saucer in the house, and this time it fitted. {H} looked at it from all four sides. “Now it’s got no top and no bottom,” said {H}. “It’s only supper.”'
      ]
    },
    {
      id: 'who-pays',
      A: 'partner',
      paragraphs: [
        'At last there was only the bill. “Who had the first bite?” asked {H}. “The cook,” said {A}. “Then the cook pays.” {A} tied the towel round the middle again. “What does it cost?” “The washing-up,” said {H}. The cook looked about for the waiter. But the waiter had just gone home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in as well, and the café was full.',
      '{names} waited by the table, where things come past.',
      { text: '{names} studied the menu, which was the back of an envelope.', needs: ['hands'] },
      { text: '{names} wanted to pay at once, and had only a button.', needs: ['hands'] }
    ],
    way: [
      '{names} sat at the next table, which was the floor.',
      '{names} kept quite still whenever something was put on top.',
      { text: '{names} held up one side until the next piece came.', needs: ['hands'] },
      { text: '{names} turned one piece over, and it was the right way up at last.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked in at the gap, and stayed there for some time.',
      '{names} sat down nearest to the beginning.',
      { text: '{names} asked for a spoon too, and it was a very good choice.', needs: ['hands'] },
      { text: '{names} scraped the salad bowl, so that it was easier to wash.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea towel went back on its hook, and the café was a kitchen again.',
    '{H} washed, and looked at the bed for a while, as one looks at a menu. {H} took the pillow, and the blanket, and a little of the dark.'
  ],
  last: [
    'It was a very good choice, and {H} was asleep.',
    'Nobody came with the bill, and {H} slept.'
  ]
})
