import { wishPlot } from '../wish-plot.ts'

export const newBaby = wishPlot({
  themes: ['new-baby'],
  beginsElsewhere: true,
  answers: ['newborn', 'becoming', 'sibling'],
  except: ['expecting', 'coming', 'tummy', 'quinceañera', 'quinceanera', 'quince', 'owl', 'owls', 'getting', 'weeks'],
  moods: ['first', 'change', 'waiting', 'proud'],
  about: 'The new baby looks at the lamp and never at the hero, who finds out how far a new baby can see.',
  titles: ['Longer Than the Lamp', 'One Elbow Away', '{H} and the Lamp', 'As Far as an Elbow', 'The One from Outside'],
  want: [
    {
      id: 'not-once',
      A: 'partner',
      paragraphs: [
        'The new baby was home, and so far it had not looked at {H} once. {H} wanted to be looked at. It didn’t have to be for long.',
        '“It’s very new,” said {A}. “It looks at the lamp,” said {H}. “It looked at the lamp all through breakfast.” The baby lay in its basket, as red as a radish, and looked at the lamp.'
      ]
    }
  ],
  way: [
    {
      id: 'lamp-off',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'First {H} turned the lamp off. That seemed the fairest way. The baby looked at the place where the lamp had been.',
        '“It’s waiting for it to come back,” said {A}. They waited too. Nobody liked it much in the dark, and {H} put the lamp on again. The baby looked at it as if it had been away for a year.'
      ]
    },
    {
      id: 'red-bus',
      A: 'partner',
      paragraphs: [
        'So {H} drove the red bus past the foot of the basket, and rang its bell. The baby looked the other way. {H} put on a hat and bowed. The baby looked at its fist, and then at the lamp.',
        '{A} knelt down and put one eye where the baby’s eyes were. “From here you’re only fog,” said {A}. “The nurse told us. It can see as far as from my hand to my elbow. After that the lamp’s the brightest bit.”',
        '{H} laid one arm along the basket. It did not get anywhere near the bus. “So it never saw a bus at all,” said {H}. “It only heard a bell.”'
      ]
    },
    {
      id: 'what-it-has',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked to see what there was inside one elbow. There was the blanket, and the baby’s fist, and one ear of a cloth rabbit.',
        '“That’s all it’s got,” said {H}. “Two and a half things, and one of them is its own.” {A} moved the rabbit up until it had a face. “I’d have looked at the lamp as well,” said {H}.'
      ]
    },
    {
      id: 'stripy-sock',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A baby can’t do colours yet,” said {A}. “It likes black and white, and best of all where they meet.” {H} fetched a stripy sock and pulled it over one hand. Then {H} made a very long arm.',
        'The baby looked at the sock. It looked at the top stripe, and at the next one, and so on to the heel. “It’s looking!” whispered {H}. “At the sock,” said {A}. {H} looked at the sock too. It was an old one, with a hole. {H} had never been jealous of a sock before.'
      ]
    },
    {
      id: 'pet-in-fog',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had not been looked at either. “It’s nothing to do with you,” {H} explained. “You’re in the fog. We all are.”',
        '{A} looked at the basket, and at {H}, and did not seem to mind the fog. “You can hear it, though,” said {H}. They both listened. The baby made a noise like a very small door. That was something they could share.'
      ]
    },
    {
      id: 'faces',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In case it helped, {H} practised some faces. One was a frog, one was a letterbox, and one had no neck. {A} laughed out loud at the letterbox.',
        'The baby turned its head a little. “It looked at you!” said {H}. “It looked at my ear,” said {A}. “An ear counts,” said {H}, and did not do the letterbox for {A} again.'
      ]
    },
    {
      id: 'lifting-a-piano',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The baby grew redder than any radish, and frowned, as if it were lifting a piano. “It’s thinking of something,” whispered {H}. They both waited to hear what it was. Then they smelled it.',
        '“Oh,” said {A}, and moved back by two elbows. {H} moved back by three. The baby lay there with a light heart and looked at the lamp. They had to fetch a clean nappy. “It’s a good thing we’re only fog,” said {H}, with two fingers on {H}’s nose. “It can’t see who’s running away.”'
      ]
    },
    {
      id: 'your-button',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“New people always start with something easy,” said {S}. “I knew one who looked at my second button. A whole week, and never at me.”',
        '“What did you do?” asked {A}. “I sewed it on tighter,” said {S}, “in case of accidents. One day that baby went up to the next button, and then to the next. And there I was.” {A} counted the buttons. It was four to the chin.'
      ]
    }
  ],
  turn: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        'So {H} came nearer, until the baby was just one elbow away. Now it could have seen {H}. But it yawned until its ears moved, and shut both eyes.',
        '“Now it’s gone,” said {H}. “Only its eyes,” said {A}. “The ears are still there. They listened all those months in the tummy. It knows your voice better than the lamp.” {H} thought back over those months. Most of what {H} had said was about socks.'
      ]
    },
    {
      id: 'one-toe',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'They tested it. “Umbrella,” said {A}, close to the basket. Nothing moved. “Umbrella,” said {H}. One toe came up under the blanket.',
        '“Say something else,” said {A}. “Umbrella,” said {H} again, since that one worked. The toe came up. “That’s you, then,” said {A}. “It only does it for you.” {H} looked at the toe with respect.'
      ]
    },
    {
      id: 'hiccups',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The baby got the hiccups. At every hiccup both its arms flew up, and it kept its eyes shut the whole time.',
        '“It’s cheering,” said {H}. “Who for?” asked {A}. {H} looked round the room for somebody who had just done something good. There was only {H}, who had shared a bus. “Thank you,” said {H} to the basket.'
      ]
    },
    {
      id: 'whose-frown',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Who does it look like?” asked {A}. They went over it bit by bit. The ears were nobody’s. The chin was a bit like a thumb.',
        'Then the baby frowned, with its eyes shut. “Oh, that’s yours,” said {A}. “I don’t do that,” said {H}, and two lines came up between {H}’s eyebrows. {A} pointed at the one and then at the other, and {H} had to rub the lines out.'
      ]
    },
    {
      id: 'in-turn',
      A: 'child',
      spare: 9,
      paragraphs: [
        '“When the baby does look,” said {A}, “who’s first?” They both wanted to be. {A} hid a button in one fist, and {H} guessed the right fist.',
        '“Then you’re first and I’m second,” said {A}, “and the lamp’s third.” That seemed right to both of them. The lamp had had a long turn.'
      ]
    },
    {
      id: 'from-outside',
      A: 'partner',
      paragraphs: [
        '“Hello,” said {H}, one elbow away and not loud. “It’s me. I’m the one you heard from outside, about the socks. There’s a bus here, but you can’t see it yet. And that thing you look at is only a lamp.”',
        'The baby opened one eye, and then the other. It looked at {H}’s ear, and along {H}’s chin, and came to {H}’s eyes. There it stopped.'
      ]
    },
    {
      id: 'rules',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'It was looking now, so {H} told it the rest. “The second drawer sticks. The blue cup is mine, but you can have it when you’ve got hands.”',
        '“It’s got hands,” whispered {A}. “When it knows where they are,” whispered {H}. And still the baby looked, as if somebody had at last begun to talk sense.'
      ]
    },
    {
      id: 'kept-finger',
      A: 'partner',
      paragraphs: [
        'The baby looked and looked. Then it sneezed into {H}’s face, and its hand shut tight round one of {H}’s fingers.',
        '“Was that longer than the lamp?” asked {H}, with a wet nose. “Much longer,” said {A}. “You can have your finger back now.” {H} looked at it. The hand round it was as big as a walnut. “It hasn’t finished,” said {H}, and stayed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tiptoed past the basket, on the side without the lamp.',
      '{names} took one sniff at the new toes, and thought them very small.',
      { text: '{names} pulled a face for the baby, but the baby liked the lamp better.', needs: ['hands'] },
      { text: '{names} shaded the lamp a little with one hand.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked out of the way of the bus, and its bell.',
      '{names} lay down along the foot of the basket, like a draught stopper.',
      { text: '{names} measured from hand to elbow, and it came out different.', needs: ['hands'] },
      { text: '{names} took a bow too, beside the hat.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed more slowly, so that the new ears had less to do.',
      '{names} moved a little closer as well, one elbow at the most.',
      { text: '{names} picked up a very small sock, and put it back on its foot.', needs: ['hands'] },
      { text: '{names} hummed a tune that the baby must have heard in the tummy.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat went back on its hook. {H} parked the red bus under the basket, where it would be found one day.',
    '{H} washed nine fingers as usual, and the tenth one only a little. Then {H} lay down and looked at the lamp. It was quite a good one.'
  ],
  last: [
    'One finger stayed a little bent, as if it were still being held. {H} was asleep.',
    'In the end the lamp went out. Nobody had been looking at it, for {H} was asleep.'
  ]
})
