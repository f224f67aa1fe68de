import { wishPlot } from '../wish-plot.ts'

export const police = wishPlot({
  themes: ['police'],
  answers: ['chase', 'car', 'cars', 'station', 'policeman', 'policewoman', 'dog'],
  company: ['officer', 'biscuit', 'thief'],
  partnerPlays: true,
  about: 'A police officer follows the crumbs of a stolen biscuit, and all of them lead to the police.',
  titles: ['You’re Under Arrest, Said {H}', 'The Case of the Blue Plate', 'The Crumbs Went to the Police', 'One Thumb Like It', '{H} Comes Quietly'],
  want: [
    {
      id: 'a-case',
      A: 'partner',
      paragraphs: [
        '{H} was a police officer. The police car was a chair with a blue cup on top. {H} wanted a real case. But everybody behaved, and it was very dull.',
        'Then {A} came to the police station. “I’d like to report a biscuit,” said {A}. “It was on the blue plate, and I was saving it. It’s gone.” At last! {H} took the notebook and switched on the cup. “Nee-naw,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-plate',
      A: 'partner',
      paragraphs: [
        'On the blue plate there were seven crumbs, and on the rim there was jam. In the jam was the print of a thumb. The officer drew it in the notebook, every line of it. “Nobody has a thumb like anybody else’s,” said {H}. “So we’ve got the thief.”',
        'First {A} had to press a thumb into the jam. It made quite another print, with a swirl. “Thank you, officer,” said {A}, and licked it off.'
      ]
    },
    {
      id: 'last-seen',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Describe the biscuit,” said the officer. “It was round,” said {A}, “with a hole in the middle. It was quiet. It never did anybody any harm.” {H} drew it in the notebook, with the hole.',
        '“And when did you last see it?” “At two,” said {A}. “I said to it, at four you’re mine.” They were both silent for a moment. The clock said five.'
      ]
    },
    {
      id: 'questions',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Where were you at half past two?” the officer asked {A}. “Here,” said {A}. “What did you see?” “You,” said {A}. “You went past with the car. You looked very busy.”',
        '“Was there anybody behind me?” “No,” said {A}. “Only some crumbs.” “That was the thief,” said {H}. “So close, and I never saw a thing!”'
      ]
    },
    {
      id: 'wanted-poster',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The officer drew what the thief looked like. There was a thumb, so that came first, and it filled most of the page. Above it was a mouth, because of the biscuit. “And the rest?” asked {A}. “The rest we don’t know,” said {H}. They pinned it up by the door. WANTED, it said.',
        'Everybody who came by had a good look at it. {A} went past twice. “I’ve seen that mouth before,” said {A}. “Where?” asked the officer, with the pencil ready. “I can’t say,” said {A}. “But it was quite near a biscuit.”'
      ]
    },
    {
      id: 'disguise',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll watch the biscuit tin in secret,” said the officer. “They always come back for more.” They hid behind the door, under one coat. {A} was the collar.',
        'It got warm in there, and the tin was a long time in one place. “I could do with a biscuit,” whispered {H}. “So could I,” said {A}. It’s a hard life, with the police.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“The thief’s got feet, too,” said {H}. The officer laid a ruler on the floor and measured some. {A}’s were longer than the ruler, or shorter, it was hard to say, because they tickled.',
        '“Whose are those?” asked {A}. {H} had measured a foot that went with the officer wherever the officer went. “That’s only mine,” said {H}. “Oh,” said {A}, and looked at it again.'
      ]
    },
    {
      id: 'a-witness-sleeps',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Was there a noise?” asked the officer. {A} thought back to the afternoon. There had been a clink, such as a plate makes. Then there was a crunch, and after that somebody said “Mmm”. {H} wrote it down just as it was: clink, crunch, mmm.',
        '“Can you do the mmm again?” asked {H}. {A} did it high, and then lower. “Deeper,” said the officer. “It came a bit more from the tummy. With a little jump at the end. Mmm.” {A} looked up from the notebook. “That’s it exactly,” said {A}. “How did you know?” “I’ve done this for years,” said {H}.'
      ]
    },
    {
      id: 'police-dog',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The police had a nose for such cases, and it belonged to {A}. {H} put the blue plate in front of {A}, so that {A} knew what it was about. A moment later there were no crumbs on it.',
        '“Those were our clues,” said the officer. {A} looked at {H} very hard, and mostly at the mouth. “Not now,” said {H}. “Look for the thief.” {A} did not look away.'
      ]
    },
    {
      id: 'an-old-case',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was robbed once,” said {S}. “It was my glasses. I had the whole house searched.” “Did they catch the thief?” asked {A}, and opened the notebook.',
        '“They did,” said {S}. “The glasses were found on a nose.” “Whose nose?” “Mine,” said {S}. {A} drew the nose. But you could see that it was not like this case at all.'
      ]
    },
    {
      id: 'locked-up',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“It was me,” said {S}. “Arrest me.” {S} held out both hands. {A} took the thumb and pressed it into the jam, and it wasn’t true at all. “You can’t have done it,” said {A}. “You’re free.”',
        '“But I want to sit in the car!” said {S}. So {S} was arrested a little, for sitting in the car. {S} had to stay there until {S} was tired of it.'
      ]
    },
    {
      id: 'the-trail',
      A: 'partner',
      paragraphs: [
        'Then the officer found more crumbs, on the floor. They went from the table to the door, in a line. {H} crept after them, and {A} crept behind.',
        'The crumbs stopped right under the police car. “The thief came here!” said {H}. “To the police! How cheeky!” {A} looked at the chair, and at the front of {H}’s jumper. “Officer,” said {A}, “there’s something on you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-thumb',
      A: 'partner',
      paragraphs: [
        'It was a crumb. “It must have jumped on me,” said {H}. “May I see your thumb?” asked {A}. The officer pressed it into the jam, only to be fair. It was the print in the notebook, line for line.',
        'It was very quiet in the police station. {H} thought back. There had been a blue plate, and nobody near it. {H} had been thinking how nice it would be to have a case. And there had been a crunch. “Oh,” said {H}. “I remember now. It was me.”'
      ]
    },
    {
      id: 'why-he-did-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Did you know that it was mine?” asked {A}. “I’ll ask,” said the officer, and turned to the empty chair. Then {H} sat down on the chair and looked up. “It was just there,” said {H}, in a small voice.',
        '{H} stood up again and drew that in the notebook. “It was just there,” the officer told {A}. “They all say that,” said {A}.'
      ]
    },
    {
      id: 'under-arrest',
      A: 'partner',
      paragraphs: [
        '“You’re under arrest,” {H} told {H}. The officer took {H} firmly by the collar, and {H} came quietly. It’s not easy to be both.'
      ]
    },
    {
      id: 'in-the-car',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The police car drove twice round the room, with the blue cup on. The officer had to look round all the time, to see that {H} was still in the back. “Is {H} giving any trouble?” called {A}.',
        '“As good as gold,” said {H}, after a look over one shoulder. “Only a bit full.”'
      ]
    },
    {
      id: 'the-bigger-one',
      A: 'partner',
      paragraphs: [
        '“And what will happen to {H}?” asked {A}.',
        'The police thought it over. “Somebody has to get two biscuits out of the tin,” said {H}, “and you get the bigger one.” That was done at once. They ate side by side on the police car. Then they licked their thumbs, and there was nothing left to prove it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} behaved perfectly, which was no help at all.',
      '{names} sat in the police car, without having done anything.',
      { text: '{names} drew a picture of the biscuit, from memory.', needs: ['hands'] },
      { text: '{names} showed the officer a plate, and it was another plate.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in line for the jam, quite willingly.',
      '{names} left a row of prints right across the floor, to be helpful.',
      { text: '{names} dusted the plate with flour, to find more thumbs.', needs: ['hands'] },
      { text: '{names} dabbed at the jam with one finger, until it was gone.', needs: ['hands'] }
    ],
    turn: [
      '{names} gasped, and then looked at the ceiling.',
      '{names} came along quietly too, to be nice.',
      { text: '{names} counted the biscuits in the tin, to help the police.', needs: ['hands'] },
      { text: '{names} shut the notebook, for the case was over.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} swept up the crumbs and wiped the jam off the plate. The police car was a chair, and the blue cup hung on its hook.',
    'Then {H} washed, both thumbs first. The officer had to stay beside {H} all night long. That was easy, for they lay in the same bed.'
  ],
  last: [
    'The officer kept watch over {H} with both eyes shut, asleep.',
    'The case was closed, and so were both eyes, and {H} was asleep.'
  ]
})
