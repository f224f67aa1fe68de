import { wishPlot } from '../wish-plot.ts'

export const numberSix = wishPlot({
  id: 'wish-trouble-list',
  tellsAny: 'trouble',
  about: 'A feast or an outing with a trouble: it is not on the list, leaving it out does not work, and so the whole feast goes to where the trouble is.',
  titles: ['It Wasn’t on the List', 'Among the Coats', 'The Best Number of All', '{H} Writes It In', 'Everybody Looked at the Door'],
  company: ['list', 'coats', 'hats', 'cloth', 'pencil', 'door'],
  fed: true,
  want: [
    {
      id: 'five-numbers',
      A: 'partner',
      paragraphs: [
        'For {trouble.the} there was a list, and {H} had written it. Number one was hats, and number five was that everybody said how nice it had been. Then the door opened, and there stood {A}, quite out of breath. “{trouble}!” said {A}.',
        'It was {trouble.of}, and {trouble.told}, and there was no number for that. {H} wanted {trouble.the} to go just as it was written.'
      ]
    }
  ],
  way: [
    {
      id: 'as-if',
      A: 'partner',
      paragraphs: [
        '“We’ll go on as if it wasn’t so,” said {H}. “Number one!” They put on their hats. Number two was sitting in a ring. They sat in a ring, and everybody looked at the door. “You’re not looking at {trouble.the},” said {H}.',
        '“I can’t,” said {A}. “I keep thinking that {trouble}.” So did {H}. It was {trouble.of} with a hole in it.'
      ]
    },
    {
      id: 'louder',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps we’re not merry enough,” said {A}. So they were merrier. {H} laughed three times, with a rest in between. {A} slapped one knee, and then the other, so that it would not feel left out.',
        'It sounded like people moving a cupboard. “That won’t do,” said {H}. “We’re only merry in the knees.”'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Whose fault is it that {trouble.told}?” asked {H}. They looked for somebody. It was not the hats. It was not the cloth, which had only been lying there. “It was Tuesday’s fault, perhaps,” said {A}.',
        'But Tuesday was over, and could not be asked. {H} put down the pencil. It is very hard to be cross with nobody.'
      ]
    },
    {
      id: 'please-stop',
      A: 'partner',
      paragraphs: [
        '{H} knocked on the table with a spoon. “Dear trouble,” said {H}, “please go away now.” They waited. {trouble.told}, exactly as before.',
        '“Poor trouble,” said {A}. “It’s out there on its own. Everybody’s been asked to {trouble.the} but the trouble. Nobody’s even given it a hat.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had a hat on as well, over one eye. {A} was the only one who did not look at the door. {A} looked at the plate.',
        '“{A} does it right,” said {H}. “For {A} there’s only what there is.” They tried to look at the plate like that. It worked until the plate was empty.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I know a number,” said {S}. “Seven.” {A} said that after five came six. {S} thought about six. “It’s too round,” said {S}.',
        'Nobody could say that it was not. {A} wrote a seven on the back, just for {S}, with a hat on. It stood there and waited until it was wanted.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve been to sixty of those,” said {S}, “and I remember three.” “Which ones?” asked {A}. “The one with a goat. The one when the floor went. And the one when we all sat in the bus.”',
        '“And the others?” “They went as they were written,” said {S}. “They must have been very nice.” {A} looked at the list a little differently after that.'
      ]
    },
    {
      id: 'letter',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We could ask how long it’s going to take,” said {A}. {H} asked the tap, because it was nearest. “Plip,” said the tap.',
        '“One plip isn’t long,” said {H}. They waited for one plip, and for another to be sure. But {trouble.told}, all the same. Taps mean well, but they only know about water.'
      ]
    },
    {
      id: 'whisper-it',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What if we say it quietly?” asked {A}. “{trouble},” whispered {A}, with a hand over {A}’s mouth. {H} whispered it too. It was smaller like that, but it was also closer, and it tickled.',
        'Then they sang it, up one side and down the other. “It’s got quite a good tune,” said {H}. “It ought to,” said {A}. “It’s been going round in my head since I came in.” They hummed it once more, to hum it out at the ears.'
      ]
    },
    {
      id: 'small-list',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} took a second sheet, and made a list of everything that had not gone wrong. The lamp was on it, and the left shoe, and the right shoe. The butter had stayed where it was put.',
        'It got longer and longer. At the bottom of the page they had to write small. “That’s a lot,” said {H}. “You don’t notice, because it doesn’t make a noise.”'
      ]
    },
    {
      id: 'told-again',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Tell me once more how you found out,” said {H}. {A} went out and came in again, out of breath. “{trouble}!” said {A}. The second time it was not so bad. {A} had done the eyebrows better.',
        '“Once more,” said {H}. At the fourth time they both had to laugh a little, and were only a little bit ashamed.'
      ]
    },
    {
      id: 'what-number-four',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{H} went on down the list, to be getting on with it. Number three was a game with a blindfold. {A} had it on, and felt along the wall, past the lamp and the hats. “Warm,” said {H}, “cold, warm.” {A} stopped with both hands in the air. “Who am I looking for?” asked {A}.',
        '{H} had only written “blindfold”. It had been quite clear, the day before. So {A} looked for anything at all, and found a spoon, and was very pleased with it. {H} drew a tick. It was a small tick, and it leaned.'
      ]
    }
  ],
  turn: [
    {
      id: 'coats',
      A: 'partner',
      paragraphs: [
        '{H} took the pencil. There was just room between two and three. “Fetch the trouble in,” wrote {H}, very small. “And if it won’t come?” asked {A}. “Then we’ll go to it,” said {H}, “with everything.” So {trouble.the} got up. It took its hats and its plates, and went in a row through the door.',
        'It was dark behind the coats in the passage. {A} crept in first, right to the back, and was the trouble. “{trouble},” said the trouble in a small voice. “I didn’t think that anybody would come.” {H} pushed the coats apart and held out a hat. “It’s {trouble.of},” said {H}. “Would you like to be in it?” “Just as I am?” asked the trouble. “Just as you are,” said {H}.'
      ]
    },
    {
      id: 'in-it',
      A: 'partner',
      paragraphs: [
        'Then they all ate in there among the coats, with a sleeve round every neck. {trouble.told}, just as before, but nobody looked at the door any more. “The hole’s gone,” said {H}. “We’re sitting in it.” “Next year they’ll say, Do you remember when {trouble.told}?” said {A}.',
        '“And what was number four?” asked {H} a little later. Nobody could think of it. “How nice it was,” they all said, for that was number five.'
      ]
    },
    {
      id: 'thank-you',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Before they packed up, {H} wrote the trouble a card. “Thank you for coming to {trouble.the},” it said. “Sorry that we left you standing about.” {A} thought that a trouble does not often get a card.',
        'They put it in the pocket of the longest coat. Whoever puts that on next will find it, and wonder, and be quite pleased.'
      ]
    },
    {
      id: 'new-list',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“The next list gets an empty number,” said {H}, “from the beginning.” “For what?” asked {A}. “For whatever it’s going to be,” said {H}.',
        '{A} found that very sensible. They drew a chair beside the empty number, so that it should not have to stand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} arrived early for number one, and sat down on the hats.',
      '{names} ran to the door to see, and ran back for a hat.',
      { text: '{names} counted the plates, and got to a different number each time.', needs: ['hands'] },
      { text: '{names} smoothed the list flat, because it had curled up with the shock.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the ring, and faced the door like everybody else.',
      '{names} listened at the crack under the door.',
      { text: '{names} sang something loud, so that nobody should think of it.', needs: ['hands'] },
      { text: '{names} put out one more plate, without a number.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept between the coats, hat first.',
      '{names} made room for one more beside the wellingtons.',
      { text: '{names} passed the plates in under the hems, one at a time.', needs: ['hands'] },
      { text: '{names} fastened a sleeve round the nearest neck, like a ribbon.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the coats straight, and put the hats in their box.',
    'They washed and lay down. Out in the passage one coat still had a hat on, and a crumb in its sleeve.'
  ],
  last: [
    'After number five came sleep, which was not on the list. {H} was asleep.',
    'Nobody had been left out, not even the trouble, and {H} slept.'
  ]
})
