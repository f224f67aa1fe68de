import { wishPlot } from '../wish-plot.ts'

export const newPuppy = wishPlot({
  id: 'wish-new-puppy',
  beginsElsewhere: true,
  wishes: ['new puppy', 'puppy home', 'puppy’s first night', 'puppy cries', 'puppy cried', 'puppy first night', 'puppy sleeping', 'puppy bed', 'sleepy puppy', 'new dog'],
  answers: ['new', 'first', 'night', 'home', 'sleep', 'sleeping', 'bed', 'basket', 'little', 'cries', 'cried', 'crying', 'getting', 'got', 'sleepy'],
  except: ['lost', 'old', 'cat', 'school', 'trick', 'training', 'died', 'dead', 'dying', 'ran', 'run', 'away', 'gone', 'missing', 'ill', 'sick', 'poorly', 'hurt', 'can’t', 'couldn’t', 'cannot', 'not', 'isn’t', 'never', 'keep', 'sent', 'back', 'return', 'returned', 'shelter', 'allergic', 'stolen', 'walk', 'bath', 'vet'],
  moods: ['first', 'sleepless', 'change', 'waiting'],
  company: ['puppy', 'duck'],
  about: 'A new puppy cannot sleep on its first night, for it has always slept in a heap, so the hero makes it one out of everybody.',
  titles: ['A Heap of Everybody', 'The First Night of the Puppy', '{H} Collects Jumpers', 'It Had Never Been One', 'Six in a Basket'],
  want: [
    {
      id: 'in-the-basket',
      A: 'partner',
      paragraphs: [
        'The new puppy had come that afternoon. It had seen the kitchen, and the rug, and a shoe. Now it was night, and it had a basket all to itself, with a new cushion in it. “Sleep well,” said {H}, and the light was put out.',
        '“Eeee,” went the puppy in the dark. It was thin and high, like a door far away. {H} wanted it to sleep. Nobody could lie in bed with such a sad door next door.'
      ]
    }
  ],
  way: [
    {
      id: 'all-the-things',
      A: 'partner',
      paragraphs: [
        '{H} went back in socks. {A} was there already. They gave the new puppy a rubber duck, and it looked at the duck. They gave it a biscuit, and it ate it, and looked for the next. They said good night once more, very slowly. “Eeee,” went the puppy, before they were out of the door.',
        '“It’s got everything,” said {H}. “It’s got a cushion that nobody’s ever lain on.” {A} felt the cushion. It was clean and cool, and it smelled of shop.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The puppy got up and turned round, three times, and lay down. Then it got up again. “Why does it do that?” asked {H}. “All dogs do,” said {A}. “Long ago they slept in high grass, and trod it flat.” {H} looked into the basket. The cushion was flat already.',
        'It turned round once more, to make sure. Nobody had told it about cushions.'
      ]
    },
    {
      id: 'name-try',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The puppy did not have a name yet. “Perhaps it doesn’t know that we mean it,” said {A}. They tried some. It was not a Button. At “Pudding” one ear went up, but that may have been the supper.',
        '“It’s a big thing, a name,” said {H}. “It only came today. I wouldn’t want one straight away either.” So they said “you” for the time being, and it knew at once.'
      ]
    },
    {
      id: 'wet-patch',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the way to the basket {H} trod in something. It was warm, and there was not much of it. “That’s from before,” said {A}, and fetched the cloth. “It’s still small. It can’t hold it for longer than a story.”',
        '{H} hopped to the bath on one foot. The puppy hopped along beside, on all four, because it thought that it was a game. For as long as that took, nobody had said “eeee”.'
      ]
    },
    {
      id: 'lullaby',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'They sang to it. {A} took the low part, and {H} took the high one. In the second verse there was a third voice. The puppy had put up its chin and shut its eyes. It sang very long notes.',
        '“It thinks that we’re sad too,” said {H}. They stopped, so as not to make it worse. The puppy held the last note a little longer than the rest.'
      ]
    },
    {
      id: 'milk-teeth',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} put a hand over the edge of the basket. The puppy took a finger between its teeth and chewed on it, not hard. They were as sharp as pins. “They’ll fall out,” said {A}. “A puppy’s got milk teeth, twenty-eight of them, just like you.”',
        '“I’ve only got twenty,” said {H}. The puppy chewed with four of its own. Then it remembered that it was sad, and let go. “Eeee.”'
      ]
    },
    {
      id: 'third-awake',
      A: 'other',
      spare: 6,
      paragraphs: [
        'By then {A} was awake as well, and came with one eye open. “Is that the pipe?” asked {A}. “It’s the puppy,” said {H}. {A} sat down on the floor and said that {A} would just stay a minute.',
        'After the minute they had to move up, because somebody was leaning to one side. It was not the puppy that had gone to sleep.'
      ]
    },
    {
      id: 'elder-first-night',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“The first night’s always the longest,” said {S}. “When I went to stay with my aunt, I was seven. There was a good bed, and an egg. I lay there as straight as a ruler.” “Did you cry?” asked {A}.',
        '“I hummed,” said {S}. “I thought that nobody could hear it. In the morning my aunt knew the tune.”'
      ]
    },
    {
      id: 'small-advice',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“A puppy wants its friends,” said {S}, and fetched three of them. There was a bear, a rabbit, and something that had once been a mouse. They went into the basket, in a row.',
        'The puppy smelled them, one by one. They did not smell back. But it lay down next to the one that had been a mouse. It was the one that had been loved most, as you could tell.'
      ]
    },
    {
      id: 'pet-looks-in',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had been asked what {A} thought of it that afternoon, and had gone away without saying. Now {A} looked round the door. There was somebody small in there, making a noise.',
        '{A} stayed, and lay down, but not too close. It was not a yes. But it was not one of the things that mean no.'
      ]
    },
    {
      id: 'never-been-one',
      A: 'partner',
      paragraphs: [
        '“Where was it yesterday at this time?” asked {H}. “With the others,” said {A}. “There were six, in one basket, and their mother. It’s slept in a heap since the day it was born. It’s always had somebody’s foot in its ear. It’s never been just one.” {H} looked at the puppy. There was such a lot of cushion round it.'
      ]
    }
  ],
  turn: [
    {
      id: 'collecting',
      A: 'partner',
      paragraphs: [
        '“Then it’s got to have a heap,” said {H}, and took off the jumper over the pyjamas. It smelled of all day. “And yours,” said {H}. {A} gave a cardigan. {H} went through the whole home and collected. It had to be something worn. It made a hill in the basket, all sleeves and feet.'
      ]
    },
    {
      id: 'ticking',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Something’s missing,” said {A}. “In a heap there’s always somebody’s heart going.” {H} fetched the kitchen clock and wrapped it in a scarf, twice round. Now it had only a soft sort of tick.',
        'They pushed it right into the middle. {H} laid one ear on the sleeves. There was somebody in there, you could have sworn it.'
      ]
    },
    {
      id: 'whose-is-whose',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The puppy put its nose into it and read it all, from left to right. There was the soap, and the bus, and what they had had for lunch. “It’s learning us by heart,” said {A}.',
        'At one sock it stopped for a long time. “That’s mine,” said {H}. “It knows that one from before.” And the puppy sneezed, and went on.'
      ]
    },
    {
      id: 'foot-in-ear',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Does it like it better on top, or underneath?” asked {H}. The puppy tried both. It walked over the top, and slid down on the other side. Then it pushed its head in under the cardigan, and only the tail was left.',
        'A sleeve had come to lie across one ear. “There,” whispered {A}. “That’s just how it should be.”'
      ]
    },
    {
      id: 'it-sighs',
      A: 'partner',
      paragraphs: [
        'The new puppy climbed on to the hill and turned round three times. It lay down with its nose in the jumper. They waited for the “eeee”. Instead there came a sigh, a very big one for somebody of that size. “It’s got us all in there,” whispered {A}. “Now it isn’t just one.”',
        '{H}’s arms were a bit cold on the way back to bed. In the dark you could hear the puppy breathe, quite fast, as puppies do. It was not next door any more. It was in the heap.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned over in the dark, and then turned back.',
      '{names} sighed, on the other side of the wall.',
      { text: '{names} pulled up the blankets, and the eeee came in underneath.', needs: ['hands'] },
      { text: '{names} opened a door by a crack, so that the dark had an end.', needs: ['hands'] }
    ],
    way: [
      '{names} came to see who else was up.',
      '{names} gave the new cushion one sniff, and no more.',
      { text: '{names} filled the water bowl, and the puppy watched it fill.', needs: ['hands'] },
      { text: '{names} patted the cushion into another shape.', needs: ['hands'] }
    ],
    turn: [
      '{names} shared a blanket that smelled very much of home.',
      '{names} rolled once over the whole hill, to add a bit.',
      { text: '{names} handed over some socks, today’s.', needs: ['hands'] },
      { text: '{names} fetched a scarf from its hook, a winter’s worth of scarf.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the duck away until morning, and the clean new cushion went under the table.',
    '{H} got into bed again, and turned round in it, three times. It was trodden flat now, and it was warm, and it smelled of {H}.'
  ],
  last: [
    'In one heap and another they breathed in and out, and {H} was asleep.',
    'There was no door far away any more, only a sigh, and {H} was asleep.'
  ]
})
