import { wishPlot } from '../wish-plot.ts'

export const theWitness = wishPlot({
  id: 'wish-events-witness',
  tellsAny: 'events',
  about: 'The hero is the only one who saw it and wants somebody to remember it with; the other was there too, but saw an egg, and nothing comes of an egg.',
  titles: ['There Was an Egg', 'Two Who Were There', 'The Salt and the Pepper Remember', '{H} Saw It', 'A Ruler down the Middle'],
  company: ['table', 'egg', 'egg cup', 'salt', 'pepper', 'ruler'],
  want: [
    {
      id: 'only-one',
      A: 'partner',
      paragraphs: [
        '“I’m the only one who saw it,” said {H}. “{event.one}. And then {event.two}. And there’s nobody to say ‘Do you remember?’ to.” “But I was there, too,” said {A}. “There was an egg.” {H} did not remember an egg.',
        '“{event.who} ate a boiled egg at a small table,” said {A}. “It rained a bit. It was a good egg.” They could not both be right.'
      ]
    },
    {
      id: 'nothing-but',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tell me just what you saw,” said {H}, “and don’t put anything in.” {A} stood up straight and held up a teaspoon. “I saw the egg,” said {A}, “the whole egg, and nothing but the egg.”',
        '“Nothing else?” “A bit of toast,” said {A}, who was honest. “I didn’t think it mattered.”'
      ]
    },
    {
      id: 'tuesday',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It was a Tuesday,” said {A}. “How do you know?” asked {H}. “It tasted of Tuesday.” {H} had never tasted one. “They’re a bit like Mondays,” said {A}, “but you can have salt on them.”'
      ]
    }
  ],
  way: [
    {
      id: 'two-sides',
      A: 'partner',
      paragraphs: [
        'So they laid a ruler down the middle of the table. On the left, {H}’s side, the salt was {event.who}. On the right, {A}’s side, it was the pepper.'
      ]
    },
    {
      id: 'which-first',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“Let’s see which of them gets to where {event.two},” said {H}. “Mine will,” said {A}. “It’s had a good breakfast.” {H} gave the salt a little shake, to wake it up, and some of it came out. “It can hardly wait,” said {H}.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        'For {seen}, on the left, there was {seen.stand}. {H} pointed to where {seen.part} would be. “Did you see that, too?” asked {H}. “No,” said {A}. “It was raining.”',
        'So on the right they put nothing in that place, and let it rain there.'
      ]
    },
    {
      id: 'both-begin',
      A: 'partner',
      paragraphs: [
        'They both began. On the left, {event.one}, with a good deal of noise. On the right the pepper sat down to an egg cup. {A} dripped water on it, for the rain. “Go on,” said {H}. “You can’t hurry it,” said {A}. “It’s hot.”'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Have you got {beside}?” asked {H}. For that, on the left, there was {beside.stand}. {A} looked round on the right. “I’ve got a second spoon,” said {A}, “in case the first one falls down.” They waited for it to fall down. It was a very safe spoon.'
      ]
    },
    {
      id: 'tablecloth',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What colour was the tablecloth?” asked {H}, to catch {A} out. “Blue,” said {A} at once, “with a white edge and a jam stain. What colour was yours?” {H} had not looked at any tablecloth.',
        '“You see,” said {A}. “You missed all that, with so much going on.”'
      ]
    },
    {
      id: 'pass-the-salt',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Did anybody say anything?” asked {H}. “Somebody said, ‘Pass the salt, please,’” said {A}. They both looked at the salt. But the salt was busy on the left, and had no time for eggs.',
        'So the pepper ate it without. “I do remember that it needed salt,” said {A}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was there, too,” said {S}, “but I was walking backwards.” “And how was it from there?” asked {A}. {S} took the salt and showed it. First {event.two}. And then {event.one}.',
        '“Where did you get to?” asked {A}. {S} had to think. “To before breakfast,” said {S}. They gave {S} the mustard, to do it with.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I may have been there as well,” said {S}, “but I was standing behind everybody.” “What can you see from there?” asked {A}. “Backs,” said {S}. “Very good ones. There was one in a brown coat.”',
        'They stood a brown bottle behind the salt, for the coat. It did not see much, either.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came over to the right-hand side and looked for the egg. There was no egg in the egg cup. There never had been. {A} looked for it again, from closer to.',
        '“That makes two who remember an egg,” said {H}. “You’ll have to find somebody for my side.”'
      ]
    },
    {
      id: 'over-the-ruler',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'In the middle of it the salt got as far as the ruler, and a little over. “That’s my side,” said {A}. “Nothing like that ever happened on my side.” {H} drew the salt back.',
        'But the pepper had turned its head a little. {A} turned it round again, to the egg.'
      ]
    },
    {
      id: 'seen-fact',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“There’s one thing that we both know about {seen},” said {A}. “{seen.fact}.” {H} could not say anything against that. They put it on the ruler, just in the middle. It took up no room, and it was nice to have something there.'
      ]
    }
  ],
  turn: [
    {
      id: 'left-arrives',
      A: 'partner',
      paragraphs: [
        'Then, on the left, {event.two}. “After a beginning like that,” said {H}, “you could see it coming.” On the right the egg was finished, and nothing came of it. “I’ll give it another egg,” said {A}. Nothing came of that one, either.'
      ]
    },
    {
      id: 'that-was-me',
      A: 'partner',
      paragraphs: [
        '{A} looked at the pepper for a long time. “A small table,” said {A}, “and an egg, and rain. That wasn’t {event.who}. That was me.” “Then where did the rest happen?” asked {H}. {A} turned round. “It must have been behind me.”'
      ]
    },
    {
      id: 'heard-something',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Didn’t you hear anything?” asked {H}. “I did,” said {A}, “now that you ask.” {A} drummed on the table, first softly and then like a whole crowd. “That’s it!” said {H}. “That’s just how it was.” “I took it for the rain,” said {A}.'
      ]
    },
    {
      id: 'look-up',
      A: 'partner',
      paragraphs: [
        '“Then you were there,” said {H}. “You only had your back to it.” {H} took the ruler away, and turned {A}’s chair round. {A} was to eat until it was time. The salt began again. {event.one}. “Now look up,” said {H}. Then {event.two}, right in front of {A}’s nose.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“Don’t look down yet,” said {H}. “{event.three}.” {A} held the teaspoon in the air all that time. The egg that was not on it fell off, and {A} did not even notice.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“And this is what nearly everybody misses,” said {H}, “because they’ve gone back to their egg. {event.four}.” {A} had not gone back to it. {A} had seen that, too.'
      ]
    },
    {
      id: 'do-you-remember',
      A: 'partner',
      paragraphs: [
        'The egg was quite cold by now. {H} moved up close. “Do you remember?” asked {H}. “As if it were a minute ago,” said {A}.'
      ]
    },
    {
      id: 'which-bit',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do you remember best?” asked {A}. “How {event.one},” said {H}. “And you?” “How {event.two},” said {A}. They had sat side by side, and each had brought home a different half. They put the two together, and nothing was missing.'
      ]
    },
    {
      id: 'what-else',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What else has gone on behind me?” asked {A}. {H} counted it up on all ten fingers, and looked at the toes as well. “A good deal,” said {H}, “but most of it was small.”',
        '{A} moved round to the other side of the table, back to the wall. From there you could see the door, the window and the egg.'
      ]
    },
    {
      id: 'the-pepper',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“And the pepper?” asked {A}. It stood where it had stood all along, and looked at where the egg had been. {H} turned it round to face the other way. “Tell it,” said {H}.',
        '{A} told it everything, with {H} beside it to nod. The pepper took it very quietly. It had thought that there was only egg.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was right.',
      '{names} looked round for the egg.',
      { text: '{names} brought the egg cup, and a lid for it.', needs: ['hands'] },
      { text: '{names} wiped the table, as far as it was needed.', needs: ['hands'] }
    ],
    way: [
      '{names} sat exactly in the middle, where the ruler ended.',
      '{names} watched the left, and now and then the right.',
      { text: '{names} mopped up some of the rain.', needs: ['hands'] },
      { text: '{names} held the ruler so that it stayed straight.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up as well, just in time.',
      '{names} kept an eye on the egg cup, since somebody had to.',
      { text: '{names} dried the pepper with a corner of the cloth.', needs: ['hands'] },
      { text: '{names} moved the lamp, for a better view.', needs: ['hands'] }
    ]
  },
  bed: [
    'The salt and the pepper went back side by side, and the ruler went into its drawer. {H} rinsed the egg cup, though nobody could have said what for.',
    'They brushed their teeth. “Do you remember,” said {H}, lying down, and did not even have to say what.'
  ],
  last: [
    'The salt knew it, the pepper knew it by now, and {H} was asleep.',
    'There was somebody else who remembered it, and {H} was asleep.'
  ]
})
