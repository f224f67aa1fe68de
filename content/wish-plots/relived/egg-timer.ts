import { wishPlot } from '../wish-plot.ts'

export const eggTimer = wishPlot({
  id: 'wish-relived-egg-timer',
  tellsAny: 'relived',
  company: ['timer', 'kitchen', 'egg', 'bell', 'cushion', 'table', 'clock'],
  about: 'The hero wants the day once more before bed, and gets as long as an egg takes; but the day runs over, again and again, until it is found out what took up all the room.',
  titles: ['A Day in One Egg', 'Once More Before It Rings', 'The Day That Ran Over', '{H} and the Egg Timer', 'Three Minutes for Everything'],
  want: [
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        '“I’d like today again,” said {H}, “from the beginning.” “Now?” said {A}. “It’s nearly bedtime.” {A} fetched the egg timer from the kitchen and turned it. “You can have it as long as an egg takes,” said {A}. It ticked.',
        { both: ['{told.1}. {H} showed {A} how that had been.', '{told.1}. That had to be seen, so {H} began to show it.'] },
        { replay: 1 }
      ]
    }
  ],
  way: [
    {
      id: 'and-then',
      A: 'partner',
      paragraphs: ['“Go on,” said {A}. “The egg’s getting harder.” {H} went on at once. {told.2}. That went like this.', { replay: 2 }]
    },
    {
      id: 'only-that',
      A: 'partner',
      paragraphs: ['“And what came after that?” asked {A}. “That again,” said {H}. “It was the best part.”', { replay: 'again' }]
    },
    {
      id: 'third',
      A: 'same',
      spare: 0.3,
      paragraphs: ['{told.3}. That came next, and {H} did not want to leave it out.', { replay: 3 }]
    },
    {
      id: 'fourth',
      A: 'same',
      spare: 0.4,
      paragraphs: ['There was still a bit of day over. {told.4}.', { replay: 4 }]
    },
    {
      id: 'soft-or-hard',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What sort of egg is it?” asked {H}. “Soft,” said {A}. “Couldn’t it be a hard one?” asked {H}. “They take much longer.” {A} thought about that. “All right,” said {A}, “but then there’s nothing to dip in it.”',
        '{H} was not hungry anyway. So the timer was turned up a bit, by one fingernail, and ticked as if nothing had happened.'
      ]
    },
    {
      id: 'under-cushion',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} put the timer under a cushion, so as not to hear how late it was. Now the cushion ticked. “That doesn’t make it slower,” said {A}. “No,” said {H}, “but further away.”',
        '{A} sat down there, to see. After that {A} ticked as well. “How long have you got left?” asked {H}. {A} listened to the inside. “I’ve no idea,” said {A}. “I’m only the clock.”'
      ]
    },
    {
      id: 'elder-hen',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We had no egg timer,” said {S}. “We sang. One verse was a soft egg, and three were a hard one.” “And two?” asked {A}. “For two you had to be quick,” said {S}, “because that’s in the middle of the chorus.”',
        '{A} wanted to hear how long a soft one is. {S} sang it. The timer, which had a number on its back, did not agree. “It’s never met our hens,” said {S}.'
      ]
    },
    {
      id: 'child-breakfast',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} came in with a spoon, because of the ticking. “Is it ready?” asked {S}. “It isn’t an egg,” said {A}. “It’s today.” {S} sat down beside them, and held the spoon upright.',
        '“What does it taste of?” asked {S}. {A} had to think. “The first part’s a bit like toast,” said {A}. {S} nodded and moved closer. That was a part that {S} would have liked too.'
      ]
    },
    {
      id: 'pet-bell',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} did not care for things that tick and do not come out. {A} sat down in front of the timer and waited, with both ears to the front.',
        'When it rang, there was only the place where {A} had been. It took a little time to find {A} again. The timer had to be shown from all sides. It had no teeth and no legs, and nothing in it but minutes.'
      ]
    },
    {
      id: 'wrong-way-round',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had a try as well, to save time, and took the day from the back. It was very odd. In it {H} got out of bed in the evening. Then {H} was given a clean plate, and filled it. “Stop,” said {H}. “Now I’m hungry.”',
        '“But it goes quicker,” said {A}. “I’m nearly at breakfast.” {H} took the day out of {A}’s hands, and turned it round. From the front you could at least see where it was going.'
      ]
    },
    {
      id: 'lunch-in-between',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Didn’t you eat at all today?” asked {A}. {H} had forgotten that. Lunch had to go in somewhere. They put it where it would not be in the way, between two cups, and chewed a little.',
        '“What was there?” asked {A}, with a full mouth of nothing. “Something warm,” said {H}. It was a good lunch, and nobody had to wipe the table. Only {A} went on chewing until the timer gave a click.'
      ]
    },
    {
      id: 'quick-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They tried it once as fast as they could. {H} ran through the beginning, and {A} ran behind and called out what it was. At the rug they met, because one of them had already turned round.',
        '“Was that it?” asked {A}, out of breath. “That was something,” said {H}, “but I didn’t see any of it.” A day that is run through looks like any other. They sat down until it had caught up with them.'
      ]
    },
    {
      id: 'list-of-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'So that nothing should be forgotten, {A} wrote a list. On it stood what there was, one under the other, and behind each was a little box. {H} made the crosses. Each cross took as long as half an egg, because it had to be straight.',
        '“There’s a box with nothing in front of it,” said {H}. “That’s for what we can’t think of,” said {A}. {H} made a cross there as well. You never knew.'
      ]
    },
    {
      id: 'from-the-sofa',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The second time {A} watched from the sofa, with both feet up, as in a cinema. “You’re in my way,” called {A} to a chair. The chair did not budge, so {H} had to carry the day round it.',
        '“What happens now?” asked {A}. “You know what happens,” said {H}. “I know,” said {A}. “I’m only asking because it’s so exciting.” The timer ticked, and {H} made {A} wait a bit.'
      ]
    },
    {
      id: 'a-cold-part',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s something missing,” said {H}, and stood still. It had been a bit windier, at the time. {A} took a tray and fanned from the left. {H}’s hair stood up on one side. Now there was too little noise.',
        '“What sort of noise?” asked {A}. {H} listened back. There had been a bird, or a bicycle. {A} did one that could have been either. “That’s it,” said {H}, and the day went on.'
      ]
    },
    {
      id: 'ring',
      A: 'partner',
      paragraphs: [
        'The timer rang. {H} stood there with one arm in the air. “It’s run over,” said {H}. “Today doesn’t go into an egg.” They turned it once more, and it ran over once more.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-takes-room',
      A: 'partner',
      paragraphs: [
        '“What is it that takes up all the room?” asked {A}. {H} thought it through with two fingers on the table. What had happened went in. But then there was {A}, who said “Go on”, and “Now?”, and “What came after that?” “It’s you,” said {H}. “You’re in it all the time.”',
        '{A} had not thought of that. For the last egg {A} kept quiet, and so did {H}. They did the whole day with their hands, one thing after another, and without a word.'
      ]
    },
    {
      id: 'still-going',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Without words there is a good deal that you see for the first time. “You do it with your tongue out,” whispered {A}, who had meant not to say anything. {H} felt for it. It was true. “That belongs to it,” whispered {H}.',
        'They did that bit once more, with two tongues. The timer ticked on, and did not look.'
      ]
    },
    {
      id: 'slow-part',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Now there was so much time left that {H} could put in some slow parts. {H} put in all the steps, and the washing of both hands. {H} put in a place where there had only been a wall to look at.',
        '“I’d forgotten the wall,” whispered {A}. “I hadn’t,” whispered {H}. “I was saving it.” They looked at it together for about a quarter of an egg.'
      ]
    },
    {
      id: 'room-left',
      A: 'partner',
      paragraphs: [
        'Then {H} lay down on the rug, and the timer was still ticking. “It fits,” said {H}, “and there’s some over.” So they kept quite still and let that run out. It was the best part of the egg.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came nearer to hear what was ticking.',
      '{names} sat down too, since it was only for an egg.',
      { text: '{names} cleared the table for it, all but one cup.', needs: ['hands'] },
      { text: '{names} held the timer for a moment, and passed it on.', needs: ['hands'] }
    ],
    way: [
      '{names} had a look at it from the other side.',
      '{names} moved over, because the day needed room.',
      { text: '{names} pushed a chair out of the way in time.', needs: ['hands'] },
      { text: '{names} turned the lamp, so that there was light on the best part.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the last of it, without a sound.',
      '{names} listened to the minutes that were over.',
      { text: '{names} put both hands in the lap and kept them there.', needs: ['hands'] },
      { text: '{names} folded the cloth for the timer to stand on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The timer went back to its shelf beside the salt, and said nothing of all that it knew.',
    '{H} lay down, and the day lay down as well, from the beginning to the end. {told.best}. It needed no more room than that.'
  ],
  last: [
    'Somewhere an egg would have been ready by now, and {H} was asleep.',
    'There was no bell in the night and no hurry in it, and {H} was asleep.'
  ]
})
