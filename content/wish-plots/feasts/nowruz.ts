import { wishPlot } from '../wish-plot.ts'

export const nowruz = wishPlot({
  id: 'wish-nowruz',
  beginsElsewhere: true,
  wishes: ['Nowruz', 'Norouz', 'Norooz', 'Navroz', 'Newroz', 'Nauryz', 'Persian New Year', 'Iranian New Year', 'haft sin', 'haft-sin', 'nowruz table', 'norouz table', 'setting nowruz table', 'nowruz goldfish', 'nowruz table goldfish'],
  answers: ['persian', 'iranian', 'spring', 'family', 'festival', 'goldfish', 'year', 'table', 'celebrating', 'new'],
  moods: ['waiting', 'first', 'proud', 'change'],
  about: 'At Nowruz the hero wants to see the very moment when the year turns, and has to blink.',
  titles: ['The Egg on the Mirror', 'Do Not Blink', 'At Nineteen Minutes Past', '{H} Watches the Year Turn', 'Somebody Always Blinks'],
  want: [
    {
      id: 'the-moment',
      A: 'partner',
      paragraphs: [
        'It was Nowruz, and the table was laid with seven things. In the middle lay a mirror, and on the mirror lay a painted egg. The new year was to come when winter tipped over into spring. This time that was at nineteen minutes past.',
        '“When it comes, the egg moves,” said {A}. “So people say.” {H} pulled a chair up close. “I’m going to see it,” said {H}. “I’m going to see the very moment.”'
      ]
    }
  ],
  way: [
    {
      id: 'blink',
      A: 'partner',
      paragraphs: [
        'There was a quarter of an hour to go, and {H} practised. {H} looked at the egg until it swam. Then {H} blinked. “Now it could have been,” said {A}. “It takes no longer than that.”',
        'So it was no good blinking at Nowruz. {H} held {H}’s eyes open with ten fingers. They watered, and then there were two eggs. “Eyes blink by themselves,” said {A}. “It’s like not swallowing.” And at that they both had to swallow.'
      ]
    },
    {
      id: 'shake-the-house',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Everything shone. For a week they had been shaking the house, as it is called. Every rug had been beaten, and behind the cupboard they had found last year.',
        '“There was a button,” said {H}, “and half a biscuit, and the card that we’d lost.” “And the dust,” said {A}. “It was a very long year, back there.” Now it was so clean that the new one could sit down anywhere.'
      ]
    },
    {
      id: 'goldfish',
      A: 'other',
      spare: 2,
      paragraphs: [
        'On the table was a bowl with a goldfish in it too. “Fish don’t blink at all,” said {A}. “They haven’t any lids.” {H} looked at the fish with some envy.',
        '“Then it sees it every year,” said {H}. “It could tell us.” They both bent over the bowl. The fish opened its mouth, and shut it, and opened it. It was probably saying it all the time.'
      ]
    },
    {
      id: 'pet-on-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} could look at a thing for longer than anyone. {H} set {A} down where the egg could be seen, and said what it was all about.',
        '{A} looked at the egg. Then {A} looked at a dish of green shoots. That was far more interesting, and not out of reach. The dish had to be moved away. After that {A} watched only the dish.'
      ]
    },
    {
      id: 'elder-fell',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“One year I saw it,” said {S}. “It rolled, as clear as anything, and went off the mirror. Everybody cheered.” {A} leaned nearer. “And then?” “Then my cousin took his knee away from the table.”',
        '“So it wasn’t the year?” asked {A}. “Who knows?” said {S}. “Perhaps it was the year that moved his knee.” {A} looked under the cloth. There were a good many knees.'
      ]
    },
    {
      id: 'seven',
      A: 'same',
      spare: 5,
      paragraphs: [
        'To make the time go, they counted the seven things. They all begin with the same letter, if you say them in Persian. “Apple is sib,” said {A}. “And garlic is sir.” “And the green shoots?” “Sabzeh.”',
        'They tried to find more of them. {H} found the salt, but that was only in English. “Sofa,” said {A}. It was too big for the table. It could have been the eighth, though.'
      ]
    },
    {
      id: 'mirror-side',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why’s there a mirror?” asked {H}. “So that everything’s there twice,” said {A}. “Two apples, two eggs, two of you.” {H} looked down into it, and there was a chin, and a nose from below. {H} had never met {H} from that side.',
        '“Is it the new year in there already?” asked {H}. {A} bent over the edge as well. Down there hung another {A} by the feet, and looked up, and did not know either. “They’re waiting for us,” said {A}. The egg lay on its own back between them.'
      ]
    },
    {
      id: 'coins',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There were some new coins in a dish. {A} put one on each of {H}’s eyes, so that they could rest until it was time.',
        'It was cool and dark under there. “Tell me if anything happens,” said {H}. “The clock ticked,” said {A}. “And now?” “It ticked again.” {H} lay quite still, and was as rich as that for nearly a minute.'
      ]
    },
    {
      id: 'what-time',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why isn’t it at midnight?” asked {H}. “Because nobody sets it,” said {A}. “It’s when winter tips over into spring, to the second. One year it’s at breakfast, and the next it’s in the bath.” {H} tried to think who decided that. It was nobody. It was the sun.',
        '“And if you’re asleep?” “Then somebody wakes you,” said {A}. “My whole family’s sat here in night things, with wet hair, and one with a cough. At a quarter past four.” “And who saw it?” asked {H}. {A} had to admit that they were all rubbing their eyes.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-turns',
      A: 'partner',
      paragraphs: [
        '“There are four of them,” said {A}. “Four what?” “Eyes. If you blink while I look, and I blink while you look, there’s always somebody watching.” They sat down left and right of the mirror. “Me,” said {H}, and blinked. “Me,” said {A}, and blinked. It went to and fro, like a ball.',
        'The clock said seventeen minutes past, and then eighteen. “Me.” “Me.” In the mirror {H} could see the egg from below, and {A}’s face above it. On the radio somebody was counting.'
      ]
    },
    {
      id: 'hold-hands',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They held hands across the corner of the table, so that they need not say it. One squeeze was for “me”.',
        'It worked even better. There were only the two hands, and the clock. Squeeze, and squeeze. “You’re cold,” whispered {A}. That had not been agreed, and both of them blinked at once. But it was only eighteen minutes past.'
      ]
    },
    {
      id: 'did-you',
      A: 'partner',
      paragraphs: [
        'Then there was a bang on the radio, and music. It was Nowruz, and it was spring. “Did it move?” asked {A}. The egg lay where it lay. “I don’t know,” said {H}. “I wasn’t looking at it.”',
        '“Whose turn was it?” “Mine,” said {H}. “But I was looking in the mirror. You went like this.” {H} showed it. Both eyebrows went up, and the mouth went up after them. “I was thinking: now,” said {A}. {H} nodded. “That’s what moved,” said {H}. “I saw it.”'
      ]
    },
    {
      id: 'sweet-first',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The first thing in a new year should be something sweet. {A} held out the plate. {H} took one that was made of chickpeas, in the shape of a clover leaf.',
        'It fell to dust on the tongue before you could bite. “It’s gone,” said {H}. “Was that it?” “That was it,” said {A}. “You have to take the next one slowly.” But nobody can, not even at Nowruz.'
      ]
    },
    {
      id: 'next-year',
      A: 'partner',
      paragraphs: [
        '{A} gave the table a small push with one knee. The egg rolled as far as the edge of the mirror, and stopped there. “Happy new year,” said {A}. “That was you!” said {H}. “Perhaps,” said {A}. “And perhaps it was only late.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up to the table as softly as spring, and did not bump it.',
      '{names} breathed on the mirror by mistake, and moved back.',
      { text: '{names} counted the seven things on seven fingers.', needs: ['hands'] },
      { text: '{names} turned the egg so that its best side was up.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked as usual, a good hundred times.',
      '{names} stared at the egg until it nearly looked away.',
      { text: '{names} propped up both eyelids with two thumbs, and then sneezed.', needs: ['hands'] },
      { text: '{names} held the clock to one ear, and it was still winter in there.', needs: ['hands'] }
    ],
    turn: [
      '{names} blinked at all that spring at once.',
      '{names} got a kiss of spring on top of the head.',
      { text: '{names} passed the sweets, for the first bite of the year.', needs: ['hands'] },
      { text: '{names} kissed whoever came by, and then the radio.', needs: ['hands'] }
    ]
  },
  bed: [
    'The seven things stayed where they were, for they had thirteen days to go. {H} put the egg back in the middle.',
    'Smelling of soap, {H} lay down, and at last could blink as long as {H} liked.'
  ],
  last: [
    'It was the longest blink of the year, and {H} slept all through it.',
    'The egg lay on its mirror and did not move. Nor did {H}, who was asleep.'
  ]
})
