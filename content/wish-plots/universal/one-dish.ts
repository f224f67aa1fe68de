import { wishPlot } from '../wish-plot.ts'

export const oneDish = wishPlot({
  id: 'wish-known-food',
  tellsAny: 'known',
  knows: ['food'],
  about: 'The hero’s café has one thing on the card and none of it left, so the waiter does it instead, and the guest is full.',
  titles: ['The Café with One Dish', '{thing.the} Is Off', 'A Table for One', '{H} Waits at Table', 'And for Pudding, the Same'],
  want: [
    {
      id: 'opening-time',
      A: 'partner',
      paragraphs: [
        '“The café’s open,” said {H}, with a tea towel over one arm. {A} sat down at the table and asked what there was. “There’s {thing.a},” said {H}.',
        '“And what else?” “First there’s {thing.the},” said {H}. “After that there’s {thing.the}, and for pudding it’s the same.”',
        '“I don’t know that I like it,” said {A}. “You needn’t like it,” said {H}. “You only have to order.”'
      ]
    }
  ],
  way: [
    {
      id: 'order',
      A: 'partner',
      paragraphs: [
        '“Then I’ll have it,” said {A}, “but without {thing.part}.” {H} went quite stiff. “It doesn’t come without,” said {H}. “That’s the best bit. I’ll ask the cook.”',
        '{H} went behind the door. Something fell down. “The cook’s crying,” said {H}. “Then I’ll have it with,” said {A} quickly.'
      ]
    },
    {
      id: 'fresh',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it fresh?” asked {A}. “This morning it was still {thing.where},” said {H}. “I saw it there myself.” {A} nodded, as people nod who know a great deal about it.',
        '“{thing.guess},” said {A}. “I’ve heard that from the very best cooks.” {H} wrote it on one hand, with a finger, and underlined it.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could tell the guest something about it,” said {A}. “They do that, in good places.” {H} stood up straight. “{thing.fact},” said {H}.',
        '“Fancy that,” said {A}. At the next table sat somebody who wasn’t there. {H} had to go over and say it again.'
      ]
    },
    {
      id: 'all-gone',
      A: 'partner',
      paragraphs: [
        '{A} waited. After a time {H} came out with a very large plate and a very small face. “There’s no {thing} left,” said {H}. “Somebody’s had it for lunch.”',
        '“Who?” asked {A}. {H} looked at the ceiling. “A waiter,” said {H}. {A} laid down the fork. “One dish,” said {A}, “and it’s off.”'
      ]
    },
    {
      id: 'instead',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I could do you {thing.stand} instead,” said {H}. It was on the plate before {A} could answer. {A} walked round it with the fork, and tried it on the left, where it was thinnest.',
        '“It’s chewy,” said {A}. “That’s how you know that it’s real,” said {H}. {A} hid the rest under the napkin, as guests do, and asked where it came from. “From the cupboard,” said {H}. It was an honest café.'
      ]
    },
    {
      id: 'music',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In good places there’s music, so {H} hummed some. {A} asked for something slower. {H} hummed the same, but lower down, and with a trill at the end.',
        '“My aunt used to dance to that,” said {A}. “With {thing.the} in one hand.” “Didn’t it fall down?” “Every time,” said {A}. “That’s how the dance went.”'
      ]
    },
    {
      id: 'pet-guest',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had come to the café as well, and looked at the plate. “I’m afraid it’s off tonight,” said {H}. {A} looked at {H}, and then at the plate again.',
        '“I know,” said {H}. “I’ll tell the cook.” {A} stayed there in case of an accident. There has never been a guest with so much patience.'
      ]
    },
    {
      id: 'elder-guest',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I knew a café like that,” said {S}. “They had nothing but soup, and one day not even that. But we still went.” “Why?” asked {A}. “The waiter sang,” said {S}.',
        '{A} thought about the song. “I can’t sing it,” said {A}. “I can only do it.” “I’m all eyes,” said {S}, and moved the salt out of the way.'
      ]
    },
    {
      id: 'child-guest',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“I want what {H} hasn’t got,” said {A}, and banged on the table with both fists. “Sorry, we’ve got nothing left of that,” said {H}. “You’ve just missed it.”',
        '“What’s it like, when you have it?” asked {A}. “{thing.sound},” said {H}. {A} shut both eyes and tasted that, all the way down. “More,” said {A}.'
      ]
    },
    {
      id: 'complaint',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I’d like to complain,” said {A}. {H} brought the complaints book, and it was a slice of bread. “Dear café,” said {A}, and spread it. “I have been sitting here since I was young.”',
        '{H} read it through, and ate it, so that nobody else should read it. “The cook says sorry,” said {H} with a full mouth.'
      ]
    },
    {
      id: 'next-table',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What are they having over there?” asked {A}. At the next table there was only a coat on a chair. “That’s the gentleman who’s been waiting since Tuesday,” said {H}. “He wants it with two spoons.”',
        '{A} looked at the coat with respect. “Then he’s first,” said {A}. They waited for a while with the coat, and nobody pushed.'
      ]
    },
    {
      id: 'wants',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Do you know what goes with it?” asked {H}. “{thing.wants}.” {A} hadn’t known, and ordered that as well. It was all gone too.',
        '“It’s a very popular place,” said {H}, and looked round the empty kitchen. {A} held on to the chair with both hands. You never know, in places like that, how soon they want it back. “We’ve got a stool as well,” said {H}, “but that’s for people who’ve been here before. It’s got a waiting list, and the list is all gone too.”'
      ]
    },
    {
      id: 'reserved',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'The telephone rang. It was a shoe. “The café,” said {H}. “For how many? Twelve? With grandmothers?” {H} put one hand over the shoe. “They want a big table,” whispered {H}, “and no draught.”',
        '“Tell them what there is,” whispered {A}. {H} told them. Then {H} held the shoe away from one ear. “They’re cheering,” said {H}. “Now we’ll need more plates.”'
      ]
    },
    {
      id: 'the-cook',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“I’d like a word with the cook,” said {A}. {H} went behind the door and came out with a pot on, as the cook. “You’re the one who wanted it without,” said the cook sternly.',
        '“I’m sorry,” said {A}. “I was hungry, and I said a foolish thing.” The cook shook {A}’s hand for a long time and went back in. You could hear through the door that the cook was singing.'
      ]
    },
    {
      id: 'tell-me',
      A: 'partner',
      paragraphs: [
        '{H} stood there with the plate. “I’ve forgotten what it tastes like,” said {A}. “It’s such a long time ago. What does it do, when you’ve got it in front of you?”',
        '{H} told {A}. “Last time it {thing.does},” said {H}. “You’ll have to show me,” said {A}. “I can’t see it from here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'served',
      A: 'partner',
      paragraphs: [
        'So {H} put the empty plate on the table, stood behind it, and was {thing.the}. Nobody has ever done it better: {H} {thing.move}. {A} leaned forward with the fork in the air and forgot to put it down.',
        [
          '“{thing.sound},” said {H}, because it had to be right. “Oh,” said {A}. “Now it’s coming back to me.” “Would you like some more?” “Just a spoonful,” said {A}, and {H} did just a spoonful.',
          'It made {thing.silence}, and {H} got that just right. “I remember now,” said {A}. “Have some more,” said {H}. “Only a little,” said {A}. So {H} did it once more, but only a little.'
        ]
      ]
    },
    {
      id: 'pudding',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And the pudding?” asked {H}. “It’s the same, you said.” “It’s the same, but sweeter.” So {H} did it once more, with a smile and very slowly, and one hand for the cream.',
        '{A} undid a button. “I couldn’t eat another thing,” said {A}, and was helped up from the chair by the elbow.'
      ]
    },
    {
      id: 'bill',
      A: 'partner',
      paragraphs: [
        '{A} sat back with both hands on {A}’s tummy. “I’m full,” said {A}. “I don’t know how you do it. What do I owe?” {H} added it up on five fingers. “One yawn,” said {H}.',
        '{A} had one. It was a big one, and so {H} had to give change. That was a smaller one. “Will you have it again tomorrow?” asked {A}. “Tomorrow,” said {H}, “there’ll be {thing.a}.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the table by the door, which was a box.',
      '{names} licked a plate in advance.',
      { text: '{names} read the menu, and it had one word on it.', needs: ['hands'] },
      { text: '{names} stood a spoon in an eggcup, for flowers on the table.', needs: ['hands'] }
    ],
    way: [
      '{names} sat up very straight, because something smelled nearly right.',
      '{names} begged a little, in case the waiter had kept some back.',
      { text: '{names} sent a note to the cook, with a kiss on it.', needs: ['hands'] },
      { text: '{names} laid the forks the wrong way round, and then the wrong way up.', needs: ['hands'] }
    ],
    turn: [
      '{names} came round the table, to see better.',
      '{names} leaned in so close that there was hardly room.',
      { text: '{names} tucked napkins in, just in time.', needs: ['hands'] },
      { text: '{names} scraped the plate very clean, with a spoon that was not there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went up on the table and came down again, because that’s how you shut a café. The plate was washed, although there had been nothing on it.',
    'When {H} was washed and in bed, the tea towel hung over the end of it. {H} shut both eyes. There, on the very best plate, was {thing.the}, and not one bit was missing.'
  ],
  last: [
    'The cook was asleep, and the waiter was asleep, and so was {H}.',
    '{H} paid for the last yawn with another, and slept.'
  ]
})
