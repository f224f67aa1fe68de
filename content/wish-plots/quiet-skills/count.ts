import { wishPlot } from '../wish-plot.ts'

export const whoeverCount = wishPlot({
  id: 'wish-whoever-count',
  visits: 'anything',
  whoever: [
    'wants to count',
    'can’t count',
    'couldn’t count',
    'wants to count to a hundred',
    'wants to count to one hundred',
    'wants to count to 100',
    'wants to count to ten',
    'wants to count to 10',
    'wants to count to twenty',
    'wants to count to 20',
    'wants to count to a thousand',
    'can’t count to ten',
    'can’t count to 10',
    'can’t count to twenty',
    'can’t count to a hundred',
    'can’t count to 100',
    'is bad at counting',
    'is no good at counting',
    'is bad at numbers',
    'is bad at maths',
    'can’t do maths',
    'dreams of counting',
    'counts wrong',
    'counts badly',
    'always loses count',
    'loses count',
    'lost count',
    'always lost count',
    'never learned to count',
    'wants to learn numbers',
    'wants to learn the numbers',
    'wants to learn maths',
    'doesn’t know the numbers',
    'mixes up the numbers',
    'mixes up numbers',
    'forgets numbers',
    'can’t do sums',
    'is bad at sums',
    'can’t add up',
    'skips numbers',
    'misses out numbers',
    'gets its numbers muddled',
    'gets the numbers wrong',
    'says eleventeen',
    'forgets what comes after nine',
    'forgot how to count',
    'is rubbish at counting',
    'can only count to three'],
  except: ['stop counting', 'stops counting', 'counts sheep', 'count sheep', 'counts stars', 'count the stars', 'counts the days', 'counts money', 'on a friend', 'calories', 'backwards', 'hates', 'doesn’t like'],
  company: ['curtain', 'sofa', 'washing basket', 'basket', 'nine', 'coats'],
  about: 'The hero wants to be hidden until a hundred, but cannot bear to hear whoever cannot count say “twenty-ten”, and calls out the right one.',
  titles: ['Twenty-Ten', 'Found by a Number', '{visitor} Counts to a Hundred', 'Who Is in Forty', 'Ninety-Nine, and Then'],
  want: [
    {
      id: 'far-too-soon',
      A: 'partner',
      paragraphs: [
        'When {A} counted for hide-and-seek, {A} counted to ten. At ten {H} was always halfway under something, and the rest stuck out. “Count to a hundred,” said {H}. “I’m not a clock,” said {A}. {H} wanted to be hidden properly, just once.',
        'Somebody stood at the door and had heard it. It was {visitor.first}. “I’d do the hundred,” said {visitor}. “I set off for it again and again. I’ve never arrived.”'
      ]
    }
  ],
  way: [
    {
      id: 'twenty-ten',
      A: 'partner',
      paragraphs: [
        '“You only have to keep going,” said {A}, who had done it often. So {visitor} stood right up against the wall, and {H} ran. “One, two, three.” It went very well. “Twenty-eight, twenty-nine, twenty-ten.”',
        '“Thirty!” cried the curtain. {A} pulled it aside, and there was {H}. “I couldn’t help it,” said {H}. “Twenty-ten itches.” They tried again. {H} lay behind the sofa, and held on to it. “Thirty-nine, thirty-ten, thirty-eleven.” “Forty!” shouted the sofa.'
      ]
    },
    {
      id: 'one-each',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Count something, to warm up,” said {A}. “How many spoons?” {visitor} pointed along the row. The saying went faster than the pointing. There were nine. {visitor} went back along the row, and the pointing went faster than the saying. There were six.',
        '“They ought to wait for each other,” said {A}. So each spoon was pushed across the table, and got its number only when it arrived. “Seven,” said {visitor}, quite out of breath. “It’s seven whenever I do it like that.” The spoons lay on the other side. None of them could be had twice.'
      ]
    },
    {
      id: 'on-fingers',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Use fingers,” said {A}. “They’ve always been ten.” {A} held up all of them, and {visitor} went along and bent one down for each number. At ten there were two fists, and the numbers were used up. “And eleven?” asked {visitor}.',
        '“Then I open again,” said {A}, and did. “It’s the same ones, but the second time round.” {visitor} greeted the first one, to be certain. “You’re one,” said {visitor}, “and now you’re eleven as well.”'
      ]
    },
    {
      id: 'what-it-has',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Count what you’ve got with you,” said {A}. “You can’t lose that.” {visitor} began with {caller.part}, and made quite sure. That was done, and it was right. Then came everything else, from the top to the bottom. Halfway down it tickled, and that was the end of it.',
        '{visitor} began again, from the bottom. “It’s a different number from below,” said {visitor}. {A} thought it ought not to be. But it turned out that a button had been counted, and the button was {A}’s.'
      ]
    },
    {
      id: 'times-in-a-row',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“We’ll count you,” said {H}. “Do something, and we’ll see how often.” So {visitor} {caller.does}. “One,” said {A}. It was done again. “Two,” said {H}. {visitor} kept it up until five, and was listening hard.',
        '“So it isn’t only for things,” said {visitor}. “You can count what’s over already.” {A} tried it too. {A} {caller.move}, and that was six. Nobody could see the six anywhere. All the same there had been six.'
      ]
    },
    {
      id: 'own-number',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} tapped on the table, behind one hand. Tock, tock, tock. “How many?” “Three,” said {visitor} at once. Next it was {visitor}’s turn, and there was no tapping. “{caller.sound},” said {visitor}. “{caller.sound}.” “Two,” said {H}. It was too easy to hear.',
        'So they did it very fast. {visitor} went on for some time, and {A} said eight, and {H} said nine. “Who’s right?” asked {A}. {visitor} had not kept any count. “I was only the bell,” said {visitor}.'
      ]
    },
    {
      id: 'how-long-a-hundred',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How far is it to a hundred, on foot?” asked {visitor}. They walked it in the hall. {A} said the numbers, and they all took a step for each. It was eleven to the bathroom. It was eleven back. “You turn round a lot,” said {visitor}.',
        'At fifty they had a drink of water. At a hundred they stood with one foot in the kitchen, beside the chair with the short leg. “So that’s where it is,” said {visitor}. “I’ve sat on that.”'
      ]
    },
    {
      id: 'a-hundred-peas',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to see one. They took rice, and laid it out in a row. It was as long as the table by sixty, and it had a bend in it. {visitor} sighed, and then it was a heap. “Is it still a hundred?” asked {visitor}.',
        '“It doesn’t look it,” said {A}. So they made little piles with ten in each. There were ten piles, and none over. {visitor} looked at them for a long time. “That’s only ten,” said {visitor}, “ten times.”'
      ]
    },
    {
      id: 'the-teens',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was odd enough after ten, said {visitor}. First came two that were called just anything. “Eleven,” said {visitor}. “Twelve. They could be the names of dogs.” “And after that they’re all teenagers,” said {A}. “Thirteen, fourteen, fifteen.”',
        '“The five’s squashed a bit,” said {visitor}. {A} said that they had been in a hurry when they made it. They said it properly once, fiveteen, so that it had been done. It did look pleased.'
      ]
    },
    {
      id: 'one-two-miss',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There’s a short cut,” said {A}. “One, two, miss a few, ninety-nine, a hundred.” {visitor} had to sit down. “Who are the few?” asked {visitor}. {A} had never asked. There were ninety-six of them, {A} believed, and some of them very nice.',
        '“They’ll have been waiting,” said {visitor}. “They’ll have heard two, and then it went past.” After that nobody wanted the short cut. {H} said sorry to forty-seven, who had done nothing to anybody.'
      ]
    },
    {
      id: 'from-behind-the-door',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It doesn’t itch me,” said {A}. “I could keep quiet.” So {A} hid behind the door, and {H} hung the towel over {visitor}. “Forty-eight, forty-nine,” said {visitor}, “forty-ten.” The door said nothing. “Forty-eleven.” The door creaked.',
        '“Forty-twelve.” “FIFTY!” yelled {A}, and fell out. “FIFTY-TWO, if anything!” {H} wrote it down as found. It itched {A} even more, if you went by the noise.'
      ]
    },
    {
      id: 'the-start',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} wanted to know if you begin at one or at nought. “What’s at nought?” asked {visitor}. {A} showed a plate with nothing on it. They counted what was there, and it was quickly done. “Nought,” said {visitor}. “That one I can do.”',
        'There was a nought of biscuits, and a nought of camels. {visitor} counted through the whole kitchen like that, and never made a mistake. “There’s more of that than of anything,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I still count the stitches when I needn’t,” said {S}. “And steps. In our house there were fourteen. In the dark you had to know that.” “And if you forgot one?” asked {A}. “Then you put your foot down on the air,” said {S}.',
        '{visitor} knew it well. “It’s like that at twenty-ten,” said {visitor}. “I step out, and there’s nothing under me.” {S} said that somebody ought to fit a banister.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} could count too, and did it at the top of the voice. “One, two, three, four, seven, eleventeen, a thousand!” “You’ve left some out,” said {A}. “I’ve had those before,” said {S}. {visitor} was full of respect. {visitor} had never been as far as a thousand.',
        '“What’s it like there?” asked {visitor}. {S} thought it over. “There aren’t many people,” said {S}. Then {S} hid, in the middle of the rug, with both eyes shut.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} could not count, everybody thought. Then {H} laid out three crumbs of something nice. {A} had one, and two. The third had rolled behind the table leg. {A} stayed exactly there, and looked from one to the other of them.',
        '“{A} knows how many there ought to be,” said {visitor}. “It’s just that {A} doesn’t say so.” {H} got the third one out. After that {A} left. It was the right number to leave at.'
      ]
    },
    {
      id: 'only-at-nine',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {A}. “In between you go like a train. You only ever come off at nine. You don’t know who’s next.” “It’s always somebody new,” said {visitor}. {A} said the new ones slowly, in a row. “Twenty. Thirty. Forty. Fifty. Sixty.” {visitor} sat up. “There’s a six in sixty!” said {visitor}. “It’s hiding!”'
      ]
    }
  ],
  turn: [
    {
      id: 'who-is-in-there',
      A: 'partner',
      paragraphs: [
        'They looked into all the numbers. Four was in forty, and did not even stick out. In fifty there was five, with its cheeks sucked in. “Three’s in thirty,” said {H}, “and two’s in twenty, right at the back.” “Two, three, four, five,” said {visitor}. “So they’ve been counting underneath, the whole way.”',
        'Then {visitor} turned to the wall. {H} went off on tiptoe, and this time nobody knew where. “Twenty-nine,” said {visitor}, and felt for who was next. “Thirty.” Not a curtain stirred. Forty went by, and fifty, and sixty.'
      ]
    },
    {
      id: 'on-the-way',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At seventy {visitor} stopped for a moment, facing the wall. “It’s nice here,” said {visitor}. “I’ve never been so far up. You can see the twenties.” {A} asked whether there was any wind. “A little,” said {visitor}, “round the sevens.”',
        'And then on it went, seventy-one, seventy-two. It had a kind of swing in it, like going along a fence with a stick. {A} had hidden too, out of pure joy, and had not been asked to.'
      ]
    },
    {
      id: 'still-not-found',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} counted the places where {H} was not. “Under the table, one,” said {A}. “Behind the door, two.” {visitor} looked into the oven glove, and that was three. At ten they began again with the same fingers. There seemed to be no end to where {H} wasn’t.',
        'Twice they stood quite near. They could tell later, because {H} told them what they had said. “You said that I was good at this,” said {H}. “I nearly said thank you.”'
      ]
    },
    {
      id: 'itching-again',
      A: 'partner',
      paragraphs: [
        '“Ninety-nine,” said {visitor}. “A hundred! I’ve arrived! Coming!” They looked behind the sofa, and among the coats. They looked in the bath. {H} was nowhere at all, for the first time ever. {visitor} stood still in the middle of the hall.',
        '“Perhaps I did it wrong,” said {visitor}, rather loudly. “Ninety-eight, ninety-nine, ninety-ten.” It was silent. “Ninety-eleven.” The washing basket began to shake. “A HUNDRED!” it shouted, and its lid flew up, and there was {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got found at two, without having played at all.',
      '{names} stuck out from under something else.',
      { text: '{names} showed ten on both hands, and that it was not many.', needs: ['hands'] },
      { text: '{names} held the door for anybody on the way to a hundred.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the curtain too, when it said thirty.',
      '{names} went along the whole row, and got to the same as before.',
      { text: '{names} kept count of the finds, in fives, with a line across.', needs: ['hands'] },
      { text: '{names} held both hands over the mouth at each nine.', needs: ['hands'] }
    ],
    turn: [
      '{names} knew where {H} was, and looked the other way.',
      '{names} hid in the place behind the curtain, which was free.',
      { text: '{names} found eight in eighty, and kept a finger on it.', needs: ['hands'] },
      { text: '{names} lifted the lid of every pot, to be thorough.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing was put back in the basket, and the curtain was drawn. Nobody was behind it. They counted.',
    'They washed, with ten fingers each, and lay down. In the dark somebody set off once more, quite softly, from one.'
  ],
  last: [
    'Twenty-eight, it went in the dark, twenty-nine, and nobody called out, for {H} was asleep.',
    'At twenty-ten nothing itched any more, and {H} was asleep.'
  ]
})
