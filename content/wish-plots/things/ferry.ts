import { wishPlot } from '../wish-plot.ts'

export const ferry = wishPlot({
  themes: ['boats'],
  except: ['titanic', 'lighthouse', 'keeper', 'pirate', 'pirates', 'canoe', 'kayak', 'submarine', 'lost', 'sunk', 'sink', 'rocket', 'space', 'storm'],
  answers: ['ferry', 'captain', 'sailing', 'rowing', 'sailor', 'river', 'sea', 'little', 'sail'],
  company: ['boat', 'cat', 'mouse', 'cheese'],
  partnerPlays: true,
  about: 'A ferry takes one passenger at a time, and a cat, a mouse and a cheese can never be left alone together.',
  titles: ['The Cat, the Mouse and the Cheese', 'One at a Time', 'Captain {H} Rows Across', 'Never Come Back Empty', 'A Return Ticket for the Mouse'],
  want: [
    {
      id: 'the-river',
      A: 'partner',
      paragraphs: [
        'The rug was a river, and {H} was captain of the only boat, the washing basket. On the bank stood a cloth cat, a felt mouse and a real piece of cheese. All three wanted to get across.',
        '“One at a time,” said the captain, “or the boat goes down.” “But think who stays behind,” called {A}, who was the harbour on the other side. “The cat chases the mouse, and the mouse nibbles the cheese.” The captain wanted them all over there, with nobody chased and nothing nibbled.'
      ]
    }
  ],
  way: [
    {
      id: 'first-tries',
      A: 'partner',
      paragraphs: [
        'First the captain took the cheese. There was a squeak on the bank, and {H} rowed back with two wooden spoons. Then the cat went first. Afterwards the cheese had a bite out of it, and the mouse looked at the sky.',
        '“So it’s the mouse first,” said {H}. That went well. But then the cat came over to the mouse, while the boat fetched the cheese. “Squeak,” said the harbour.'
      ]
    },
    {
      id: 'rowing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The boat was not easy to row. With one spoon it went round. With two spoons it went round the other way. {H} dug both of them into the rug, and pulled, and the river came up in folds.',
        '“High waves today,” called the harbour. It had hold of the other end of the rug, and pulled a bit as well. After that the boat got on much better.'
      ]
    },
    {
      id: 'foghorn',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was fog on the river, since {A} had breathed on a spoon and held that up. “Toot,” went the boat. “Toot,” went the harbour, so that the captain would know where it was. It was still just opposite.'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“They have to buy tickets,” said {A}. “What does a cat cost?” They agreed on a button. The mouse was half a button, and there was no such thing. “Then it goes free,” said {H}, “if it holds on to the rail.”',
        'The cheese did not want to pay. It said that it was luggage. {A} had to look that up in the rules, which were a menu.'
      ]
    },
    {
      id: 'everybody-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll take all three for once,” said {H}, “and go very fast.” The cat sat in front, and the mouse sat at the back, and the cheese lay between them. Nobody looked at anybody.',
        'In the middle of the river the boat tipped over. It did not even hurry. There was a captain in the water, and a cat, and the cheese floated by. “Man overboard,” said the harbour. “And mouse. And lunch.”'
      ]
    },
    {
      id: 'tied-up',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was asked to sit on the bank and keep an eye on them. “Which one?” asked {A}. “Both eyes, on all three,” said {H}. {A} looked at the cat, and the mouse crept up to the cheese. {A} looked at the mouse, and the cat stretched.',
        '“They’re only toys,” said {A}. “I know,” said {H}. “That’s why they’re so quick.” It was no use. {A} had blinked, and there was one more bite.'
      ]
    },
    {
      id: 'who-bit',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The bites had to be looked into. {H} held the felt mouse against the cheese, and it had no mouth, just a seam. {H} looked across at the harbour. The harbour had shut its lips, and was chewing.',
        '“I have to do it properly,” said {A}, between two bites. “A mouse would have eaten more.” Nobody could say anything against that.'
      ]
    },
    {
      id: 'ropes',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Each time the boat came in, {A} tied it to the leg of the table. “Anchor down,” said the captain. That was a slipper. “Anchor down,” said the harbour, and felt it with one toe.',
        '“A real ferry goes to and fro all its life,” said {A}. “If you add it all up, it’s been as far as the moon.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On the bank {A} watched the boat come and go. {A} had a good look at the cheese as well. “That one’s dangerous too,” said {H}. “With which of them?” called the harbour.',
        '“With the cheese,” said {H}, “and with the mouse. And the cat’s afraid of it.” It would have been too hard to work out. So {A} was asked, very politely, to stay on the land.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I went over on a ferry every day,” said {S}, “with the same man at the rope. He never said a word. On the last day he said: mind the step.” “And did you?” asked {A}.',
        '“I looked at him,” said {S}, “because he’d spoken. And then I fell over the step.” {S} smiled at the river. It still seemed to have been worth it.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a fish, and swam under the boat, on {S}’s back. “Is it deep?” called {A}. “Up to my nose,” said the fish.',
        'A hand came up over the edge of the basket and felt about for the cheese. “Fish don’t eat that,” said the captain. “This one does,” said the fish, and dived with it as far as the table.'
      ]
    },
    {
      id: 'empty-boat',
      A: 'partner',
      paragraphs: [
        'The captain let both spoons drop. “It can’t be done,” said {H}. The harbour had watched it all from over there. “Every time you go back,” said {A}, “there’s nobody in the boat.”',
        '“Of course not,” said {H}. “I’m going to fetch somebody.” “I only mean that there’s a seat free,” said {A}. {H} looked at the empty half of the basket.'
      ]
    }
  ],
  turn: [
    {
      id: 'mouse-back',
      A: 'partner',
      paragraphs: [
        'They all began again. The captain took the mouse across, and then the cat. And then {H} did something that no boat had done all day. “Get in,” {H} said to the mouse, and took it back again.',
        '“It’s been over already!” called {A}. “I know,” called {H}. On the bank the mouse got out, and the cheese got in. So the cat had the cheese over there, and cats do not care for cheese. And the mouse was alone.'
      ]
    },
    {
      id: 'over-the-middle',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The cheese had been a good passenger. It had sat low, and had not talked. On the way back, {H} stopped rowing for a moment. The boat lay quite still between the two banks.',
        'From there you could see them all, a cat on this side and a mouse on that. “Does everybody wait?” called the captain. “Everybody waits,” said the harbour. “You could row slowly now, if you like.”'
      ]
    },
    {
      id: 'last-trip',
      A: 'same',
      spare: 11,
      paragraphs: [
        'For the last trip the lamp was put on in the harbour, because it had got late. “Is that you?” called {H}. “It’s the lamp,” called {A}. “I’m under it.”',
        'The captain steered towards the light. The mouse sat right at the front, with its ears in the wind. It looked as if it had seen that river before.'
      ]
    },
    {
      id: 'all-across',
      A: 'partner',
      paragraphs: [
        'Then the boat went over once more and fetched the mouse. “All across!” said {H}. There they stood, with nobody chased, and nothing nibbled since lunch.',
        '“Out you get,” the captain said to the mouse. But the mouse stayed where it was. It had been over that river more often than anybody but the captain. “I think it’s a sailor now,” said {A}. {H} made it a hat from a bottle top, and from then on the boat was never empty.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled about near the bank, for a current.',
      '{names} licked the air in the direction of the cheese.',
      { text: '{names} built a landing stage from a row of clothes pegs.', needs: ['hands'] },
      { text: '{names} waved a flag at the harbour, to say that it was open.', needs: ['hands'] }
    ],
    way: [
      '{names} carried off the mouse, and everybody had to begin again.',
      '{names} made some waves, with a blanket and no bad intentions.',
      { text: '{names} picked a crumb of cheese out of the felt.', needs: ['hands'] },
      { text: '{names} rang a bell for fog, although it was fine.', needs: ['hands'] }
    ],
    turn: [
      '{names} cheered the mouse, on its way back.',
      '{names} shifted along the bank, to let the cheese out.',
      { text: '{names} threw the boat a line, and it was made of wool.', needs: ['hands'] },
      { text: '{names} counted everybody on the far side, and the cheese was the third.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} pulled the river straight, and the basket went back to the washing. What was left of the cheese was wrapped up.',
    'Then the captain washed, and lay down on one side, so that there was a seat free.'
  ],
  last: [
    'To and fro went the boat, with somebody small at the front, and {H} slept.',
    'All were across, and the anchor was down, and {H} was asleep.'
  ]
})
