import { wishPlot } from '../wish-plot.ts'

export const rakshaBandhan = wishPlot({
  id: 'wish-raksha-bandhan',
  beginsElsewhere: true,
  themes: ['raksha-bandhan'],
  wishes: ['raksha bandhan', 'rakshabandhan', 'raksha bandan', 'rakshabandan', 'rakshabandhan rakhi', 'rakhi', 'rakhis', 'raakhi', 'rakhee', 'rakhri', 'rakhi day', 'rakhi festival', 'bhai bandhan'],
  except: ['bracelet', 'bracelets', 'friendship'],
  answers: ['festival', 'festivals', 'tying', 'tie', 'tied', 'making', 'made', 'brother', 'brothers', 'sister', 'sisters', 'cousin', 'cousins', 'bhaiya', 'didi', 'bhai', 'sweets', 'laddoo', 'mithai', 'celebrating', 'celebrate', 'celebration', 'promise', 'thread', 'wrist', 'first', 'bandhan', 'day', 'moved', 'away', 'far', 'abroad', 'big', 'little', 'post', 'lives'],
  moods: ['first', 'proud', 'waiting', 'learning'],
  fed: true,
  about: 'The hero’s rakhi will not stay on, and the promise falls off with it, until the knot has two people in it.',
  titles: ['The Promise Fell Off', 'Two Wrists', 'A Finger on the Knot', '{H} Ties a Rakhi', 'It Only Counts While It’s On'],
  want: [
    {
      id: 'fell-off',
      A: 'partner',
      paragraphs: [
        'For Raksha Bandhan {H} had made a rakhi of red silk thread, with a button in the middle. It lay on the plate, beside a laddoo. {A} held out one wrist, and {H} tied it on.',
        '“Now you’ve got to look after me,” said {H}, “until the next one.” “I promise,” said {A}. The rakhi fell off. “Does it still count?” asked {A}. “Only while it’s on,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'tighter',
      A: 'partner',
      paragraphs: [
        'So {H} tied it tighter. “Now my thumb’s asleep,” said {A}. {H} tied it looser. {A} waved to the thumb, to wake it, and the rakhi flew across the room.',
        'It was tied on five times. Each time {A} had to promise again. By now {A} did it quite fast, and a bit through {A}’s nose. “Say it properly,” said {H}.'
      ]
    },
    {
      id: 'from-what',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do I have to look after you from?” asked {A}. “I’d like to know first.” {H} thought. “From wasps,” said {H}, “and from the vacuum cleaner. And from the green thing at the bottom of the soup.”',
        '“That’s only parsley.” “You’ve promised,” said {H}. {A} looked at the plate with the laddoo, and it was a good one. “And from parsley,” said {A}.'
      ]
    },
    {
      id: 'dot-and-rice',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First there had to be a red dot on the forehead, and grains of rice on the dot. {H} pressed them on. There were four. “Don’t look up,” said {H}. {A} looked up, to see them, and then there were two.',
        'They put them back. {A} went about with a face like a tray. “What’s for tea?” asked {A}, without moving anything above {A}’s mouth.'
      ]
    },
    {
      id: 'silver',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was barfi too, cut like diamonds, with silver on top. It’s real silver, beaten so thin that it trembles when somebody speaks. “You eat it,” said {A}. {H} did not believe it, and breathed on a corner, and it folded itself up.',
        '{A} ate a piece, to prove it. On the lip a bit of silver was left, and shone at every word. “I don’t feel any richer,” said {A}. “You look it,” said {H}.'
      ]
    },
    {
      id: 'one-more',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In the envelope for whoever ties the rakhi there were ten coins, and then one. “Why’s there one more?” asked {H}. “There always is,” said {A}. “Ten’s finished. With eleven you’ve begun on the next ten.”',
        '{H} laid them out in a row. The last coin did look as if it was waiting for somebody. “Then I’d like it even more begun,” said {H}, and held out the envelope.'
      ]
    },
    {
      id: 'in-the-post',
      A: 'same',
      spare: 5,
      paragraphs: [
        'One rakhi had come by post, from a cousin a long way off. There was a lump in the envelope. {H} shook it over the table. Out fell three grains of rice and a bit of red powder. Last of all came the rakhi, as flat as a leaf.',
        '“It’s been sat on by a post office,” said {A}, and blew into it. It had a flower, and the flower got up. “But who ties it on, from so far away?” asked {H}. “The cousin,” said {A}. “I’m only lending my hands.”'
      ]
    },
    {
      id: 'to-the-elbow',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} pushed up one sleeve. There had been a year, said {A}, with rakhis all the way from the wrist to the elbow. One of them had blinked. {H} looked at the arm. There was a lot of room on it.',
        '“What did you do with so many promises?” “I was very busy,” said {A}. “I had to look after seven people, and they were never in the same room.”'
      ]
    },
    {
      id: 'plait',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was some thread left over, so they plaited it. {H} had the three ends, and {A} had the loop round one big toe. “Left over the middle,” said {H}, “right over the middle. Don’t wiggle.” “It tickles,” said {A}.',
        'The plait grew longer and longer. When it was done, it went to the window and back. They had to think for a moment whose toe that was.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was a small rakhi for {A}, too, with a single bead. But where would {A} have a wrist? {H} looked for one politely, on all sides. In the end {H} tied it round the dish that {A} was fed from.',
        '“You needn’t promise anything,” said {H}. “It’s the other way about. It’s me who looks after you.” {A} looked into the dish, to see whether it had begun.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My big cousin never took his off,” said {S}. “He washed with one arm in the air. First the tassel went, and then the flower. By the next summer there was one thread on him, and you had to know where to look.” “Did it still count?” asked {A}.',
        '“He still carried my school bag,” said {S}. “I never told him how thin it had got.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to look after {A} as well, and began at once. {S} walked in front with both arms out, and stopped a door and two chairs. “Nothing can get you,” said {S}.',
        '“I only want a glass of water,” said {A}. {S} looked into the glass first. “It’s safe,” said {S}, and drank half of it to make sure.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{H} wanted to tie one on {A}, a thin soft one. {A} had a great many wrists. There was one crease, and then another, and it wasn’t easy to say where the hand began.',
        '{H} took the middle one. {A} looked at the red thread. Then {A} held on to {H}’s finger with {A}’s whole hand. “That’s a yes,” said {H}.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'Anybody who was there could have a rakhi, so {A} tied one on {S}. It had a paper peacock. “Now I’m a relation,” said {S}, and turned {S}’s wrist in the light.',
        '“You’ll have to look after me,” said {A}. “That’s in it.” {S} gave {A} the good cushion on the spot. Then {S} asked whether there was a draught.'
      ]
    },
    {
      id: 'slides',
      A: 'partner',
      paragraphs: [
        '“Do it once more,” said {A}, “and I’ll watch it.” {H} made the first half of the knot. Then {H} let go, to make the other half, and the thread slid apart.',
        '“It’s silk,” said {A}. “It won’t stay by itself. Somebody’s got to put a finger on it.” {H} had an end of thread in each hand. So {A} put a finger on it.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-in-it',
      A: 'partner',
      paragraphs: [
        'It held! {H} went round once more, and under, and through, and pulled. “Let go,” said {H}. “I have,” said {A}. {H} wanted to go for the laddoo, and {A} came along.',
        'They looked down. There were two wrists in the rakhi. One was {A}’s, and one was {H}’s. “I’ve got one on too,” said {H} slowly. “Then you have to promise as well,” said {A}. {H} had not thought of that. “What from?” asked {H}. “The dark bit in the hall,” said {A}. “I promise,” said {H}.'
      ]
    },
    {
      id: 'three-legs',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They went to show it to the mirror. {H} went to the left of a chair, and {A} to the right. So the chair came too. In the mirror stood two people with three hands.',
        '“Scratch my ear,” said {A}. {H} went up with the wrist, and {A}’s own hand was there already. “I did that,” said {A}. “I took it there,” said {H}.'
      ]
    },
    {
      id: 'laddoo',
      A: 'partner',
      paragraphs: [
        'There was one laddoo, and the one who ties the rakhi puts it in the other one’s mouth. {H} lifted a half to {A}’s mouth, and {A}’s hand went along. Then {A} lifted the other half to {H}’s, and {H}’s hand went along.',
        'By then the silk had stretched, as silk does, and {H}’s hand slipped out. The rakhi stayed on {A}. From its long red ends they made another. {A} tied it round {H}’s wrist. {H} had a finger free, and put it on the knot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed on the laddoo and left it whole, which took some doing.',
      '{names} found the rakhi on the floor before anyone else did.',
      { text: '{names} held the plate level, so that the laddoo could not roll.', needs: ['hands'] },
      { text: '{names} pushed back a sleeve, to have a wrist ready.', needs: ['hands'] }
    ],
    way: [
      '{names} went after the rakhi where it flew.',
      '{names} got a red thread on the nose and blew at it.',
      { text: '{names} counted the promises so far, on one hand.', needs: ['hands'] },
      { text: '{names} rubbed the thumb that was asleep, and it was the wrong one.', needs: ['hands'] }
    ],
    turn: [
      '{names} nosed in between the two wrists, and there was just room.',
      '{names} came along too, when both of them went for the laddoo.',
      { text: '{names} switched the light on in the hall, to make the promise easier.', needs: ['hands'] },
      { text: '{names} turned the plate, so that it could be reached with both arms in one.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put away the thread, red to red. There was nothing on the plate but a few yellow crumbs.',
    'They washed with one arm in the air, for a rakhi stays on in the night. {H} laid the hand with the thread on it on top of the blanket.'
  ],
  last: [
    'The knot held, with nobody’s finger on it, and {H} was asleep.',
    'There were promises round two wrists, one here and one over there, and {H} slept.'
  ]
})
