import { wishPlot } from '../wish-plot.ts'

export const toothOnTheRoof = wishPlot({
  id: 'wish-tooth-on-the-roof',
  wishes: ['tooth roof', 'teeth roof', 'tooth on the roof', 'tooth on roof', 'tooth over roof', 'tooth onto roof', 'tooth thrown roof', 'tooth rooftop', 'throw tooth', 'throws tooth', 'threw tooth', 'threw her tooth', 'threw his tooth', 'throwing tooth', 'throwing teeth', 'tooth thrown', 'throw baby tooth', 'throw milk tooth', 'lost tooth roof', 'lost tooth thrown', 'first tooth roof', 'baby tooth roof', 'milk tooth roof', 'tooth tiles', 'tooth magpie', 'tooth crow', 'tooth bird roof', 'tooth bird', 'tooth birds', 'tooth sparrow', 'tooth mouse roof', 'tooth rat roof', 'tooth sun', 'tooth to the sun', 'tooth throw sun', 'tooth gutter', 'tooth under roof', 'tooth under bed roof', 'tooth goes roof', 'tooth went roof', 'tooth grandma roof', 'tooth lola roof', 'tooth halmoni roof', 'teeth thrown', 'throws teeth', 'tooth toss', 'tossed tooth', 'tossing tooth', 'tooth tossed', 'tooth rooftop wish', 'tooth crow new', 'tooth squirrel roof', 'tooth yiayia roof', 'tooth teta sun', 'tooth nani roof', 'tooth amma roof', 'tooth lolo roof', 'tooth came back roof', 'tooth rolled roof', 'tooth rolled down', 'tooth rhyme roof', 'tooth up roof', 'tooth onto the roof', 'tooth house roof', 'lower tooth roof', 'bottom tooth roof', 'tooth instead fairy roof'],
  answers: ['tooth', 'teeth', 'milk', 'baby', 'first', 'second', 'third', 'wobbly', 'loose', 'lost', 'loses', 'losing', 'lose', 'fell', 'came', 'out', 'fallen', 'gap', 'gone', 'new', 'strong', 'front', 'top', 'bottom', 'upper', 'lower', 'throw', 'throws', 'threw', 'throwing', 'thrown', 'toss', 'tossed', 'up', 'over', 'onto', 'roof', 'rooftop', 'house', 'tiles', 'tile', 'gutter', 'rolled', 'rolls', 'down', 'again', 'back', 'keeps', 'coming', 'stuck', 'high', 'enough', 'words', 'say', 'said', 'rhyme', 'song', 'wish', 'wished', 'bring', 'me', 'magpie', 'crow', 'sparrow', 'bird', 'birds', 'mouse', 'rat', 'squirrel', 'sun', 'moon', 'instead', 'no', 'fairy', 'pillow', 'bed', 'coin', 'money', 'korea', 'korean', 'greece', 'greek', 'philippines', 'filipino', 'japan', 'india', 'lebanon', 'arabic', 'egypt', 'brazil', 'turkey', 'vietnam', 'grandma', 'grandpa', 'lola', 'lolo', 'yiayia', 'teta', 'halmoni', 'nani', 'amma', 'mum', 'mummy', 'dad', 'daddy', 'sister', 'brother', 'school', 'today', 'yesterday', 'tonight', 'morning', 'apple', 'five', 'six', 'seven', 'proud', 'excited', 'like', 'do', 'we', 'armenia', 'china', 'chinese', 'indonesia', 'thailand', 'pakistan', 'nigeria', 'ghana', 'kenya', 'georgia', 'lands', 'landed', 'eight', 'four', 'grandmother', 'grandmother’s', 'grandfather', 'grandma’s', 'granny', 'haraboji', 'uncle', 'aunt', 'yard', 'garden', 'outside', 'swallow', 'pigeon', 'custom', 'tradition', 'always', 'grows', 'grow', 'wiggly', 'stays', 'stayed'],
  except: ['dentist', 'pulled', 'blood', 'bleeding', 'bleeds', 'hurts', 'knocked', 'broke', 'broken', 'chipped', 'fell off', 'hospital', 'swallowed', 'died', 'dead', 'rotten', 'cavity', 'filling', 'shark', 'dinosaur', 'dragon', 'crocodile', 'walrus', 'vampire', 'hippo', 'ball', 'shoe', 'tantrum', 'toothbrush', 'toothpaste', 'refused', 'won’t come'],
  moods: ['proud', 'losing', 'learning', 'first'],
  company: ['tooth', 'teeth', 'roof', 'tile', 'tiles', 'gutter', 'kitchen', 'bird', 'sparrow', 'whistle', 'whistles', 'word', 'words', 'gap', 'yard', 'pot', 'step', 'mouse', 'cup', 'spoon', 'apple', 'wall', 'lip', 'hat'],
  about: 'The lost tooth is thrown on the roof and comes back down the tiles three times, until the words are some that can be said with a gap.',
  titles: ['Down the Tiles', 'Words for a Gap', '{H} Throws a Tooth', 'The Roof Sends It Back', 'Old One, New One'],
  want: [
    {
      id: 'the-kitchen-roof',
      A: 'partner',
      paragraphs: [
        '{H} had lost a tooth at the front, and wanted to throw it on the roof. That was how it was done in that house, and then a new one grew. “You’ve got to say the words with it,” said {A}. They stood in the yard, under the low red tiles of the kitchen. {A} knew the words by heart. “Sparrow, sparrow, here’s a tooth. Send us such a strong one soon.”'
      ]
    },
    {
      id: 'looking-at-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before any more was done they looked at the tooth once more. On the roof nobody would see it. It was white on top and had a hollow at the bottom. {A} held it up, and tried to look through it. “It’s like a very small cup,” said {A}.',
        '{H} filled it with water, and it held one drop. They drank to it, out of the big cups. “To all the apples,” said {H}, for it had been a good tooth with apples.'
      ]
    },
    {
      id: 'elder-other-roofs',
      S: 'elder',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '“We had a flat roof,” said {S}, “and there were nine of us. There must have been a hundred and eighty teeth up there.” {A} did the sum, and that was right. “Didn’t it rattle?” asked {A}.',
        '“Only when it rained hard,” said {S}. “Then our mother looked up from the soup. That’s the boys, she said, and now that’s the girls.”'
      ]
    }
  ],
  way: [
    {
      id: 'down-the-tiles',
      A: 'partner',
      paragraphs: [
        '{H} said the words, and threw. The tooth landed up there with a click. Then it clicked once more, lower down. It came over the edge, and fell at {H}’s foot. “It wasn’t high enough,” said {A}. {H} said the words again, and threw so hard that one shoe came off. Click. Click, click, click. It was quicker this time, because now it knew the way. “The roof doesn’t want my tooth,” said {H}.'
      ]
    },
    {
      id: 'why-it-rolls',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s the tiles,” said {A}. Each one was bent like half a pipe, and they lay one below the other. “They’re made so that the rain comes down.” They both looked at the tooth. It was about as big as a good drop.',
        '“It thinks that it’s rain,” said {A}. {H} held it up to the roof, so that the difference could be seen. “It’s dry,” called {H}. Nothing up there said that it had made a mistake.'
      ]
    },
    {
      id: 'other-places',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“In some countries only the bottom teeth are thrown on the roof,” said {A}. “The top ones go under the bed.” “Why?” asked {H}. “Because a new tooth grows towards the old one,” said {A}. So a bottom tooth looks up, and a top one looks down.',
        '{H} felt the gap, and tried to feel where it was looking. Then {H} turned round to {A}. “Straight ahead,” said {H}.'
      ]
    },
    {
      id: 'child-throws-too',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to throw a tooth too. {S} felt each of them, from left to right, and not one would come. “They’re all still busy,” said {S}. {A} brought a grain of rice, and that was nearly the right colour.',
        '{S} threw the rice, and it stayed up there at the first go. A bird came and looked, and there was none left. “I’ll be getting new rice,” said {S}.'
      ]
    },
    {
      id: 'third-throw',
      A: 'partner',
      paragraphs: [
        'A sparrow came, and sat on top of the roof to see. {H} said the words again, and threw for the third time. “Tweet,” said the sparrow. Click, click, click. “Say them once more,” said {A}, “and don’t throw.” {A} held one finger before {H}’s mouth. Wherever there was an S, a thin wind blew on it, and whistled. “That’s your gap,” said {A}. “There’s no tooth to stop it. The sparrow doesn’t hear any words. It only hears another sparrow.”'
      ]
    },
    {
      id: 'what-can-be-whistled',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What else has got a whistle in it now?” asked {A}. {H} tried some. “Soup” did, and “sausages” did three times over. “Bread” came out whole. At “scissors” a window opened next door.',
        '“Was that for me?” asked the neighbour, who had a dog. “It was scissors,” called {H}. By then the dog had come into the yard, and sat down. That was what it had heard.'
      ]
    }
  ],
  turn: [
    {
      id: 'words-for-a-gap',
      A: 'partner',
      paragraphs: [
        'So they needed words without an S. {A} thought of some, and {H} tried each on {A}’s finger. “Bird” was dry. “Roof” had a little wind in it, at the end. They kept what was quite dry. {H} stood in the yard, and took a breath, and none of it got out by the gap. “Take my old one,” said {H}. “Bring me a new one.” And {H} threw, with all the breath that was left. Click, it went, quite high up. They waited.'
      ]
    },
    {
      id: 'pet-is-ready',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'It was very quiet in the yard, and {A} looked up as well. A click was a click, and so far after every click something had come down. {A} sat below the edge of the roof, and was ready. A leaf came, and it was not that.',
        '“{A} thinks that we want it back,” said {H}. “Tell {A},” somebody said. {H} told {A}, in words without whistles. {A} went on looking up, to be on the safe side.'
      ]
    },
    {
      id: 'how-long-it-takes',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“When will the new one come?” asked {H}. {A} felt along the gap with a clean finger. There was an edge in there, as fine as on paper. “It’s on its way,” said {A}. “It’s been pushing. That’s why the old one had to go.”',
        '{H} thought about that. “So it was in there before I’d said anything?” asked {H}. “They do send it early,” said {A}, “if you ask nicely later on.”'
      ]
    },
    {
      id: 'the-gap-at-supper',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A gap is good for something, too. While they waited {H} put a straw through it, and drank, with all the other teeth shut. {A} was sorry then, for {A} had to open up for every sip. “You could have yours a bit further apart,” said {H}.',
        '{A} fetched a noodle, to try that as well. It went in by itself, like a train going home, and at the end it waved.'
      ]
    },
    {
      id: 'new-words',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Will those be the words from now on?” asked {A}. “Until I’ve got it,” said {H}. “Then I’ll do the old ones.” {A} could see the trouble in that. By then the next tooth would be out.',
        'So they wrote the new words on a card. It was hung low down, where people with gaps would look. {A} read the card out once, with all {A}’s teeth. It sounded much too easy.'
      ]
    },
    {
      id: 'an-apple',
      A: 'same',
      spare: 11,
      paragraphs: [
        'While they waited {H} bit into an apple, to see how a bite looked now. In the middle of it stood a thin white wall of apple. “That’s where you aren’t,” said {A}.',
        '{A} bit into the other side, and that was quite smooth. They showed the apple round. Anybody could tell who had been where. “Then I can’t ever take somebody else’s apple,” said {H}, “until it’s grown.”'
      ]
    },
    {
      id: 'it-stayed-up-there',
      A: 'partner',
      paragraphs: [
        'Nothing came. The sparrow hopped down three tiles, and looked at something with the left eye. Then it looked with the right. Then it flew off over the wall, like somebody with an order. “Did it take my tooth?” asked {H}. “I think that it’s gone to ask which size,” said {A}. {H} felt the gap with {H}’s tongue. It seemed to be open for a reason now. “Good bird,” said {H}, and there was no whistle in that either.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the yard too, and looked up at the tiles.',
      '{names} came to see the tooth off.',
      { text: '{names} held the tooth for a moment, and gave it back.', needs: ['hands'] },
      { text: '{names} moved a pot out of the way, in case.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped aside when it came over the edge.',
      '{names} listened for the clicks, and heard every one.',
      { text: '{names} found the tooth, between two stones of the yard.', needs: ['hands'] },
      { text: '{names} put up a finger, to feel the wind of an S.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, and nothing came down.',
      '{names} looked after the sparrow, until there was only sky.',
      { text: '{names} crossed two fingers on each hand.', needs: ['hands'] },
      { text: '{names} showed the sparrow the size, between two fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'They swept the yard, and there was no tooth in what they swept. On the ridge sat nobody, for it was late.',
    '{H} washed, and brushed what was there, and lay down. “Good night,” said {H}, and it came out whole.'
  ],
  last: [
    'Somewhere a sparrow was asking about the size, and {H} was asleep.',
    '{H} was asleep, and breathed in and out by the gap, with hardly a whistle.'
  ]
})
