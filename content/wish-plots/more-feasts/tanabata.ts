import { wishPlot } from '../wish-plot.ts'

export const tanabata = wishPlot({
  id: 'wish-tanabata',
  beginsElsewhere: true,
  themes: ['tanabata'],
  wishes: ['tanabata', 'star festival', 'japanese star festival', 'tanzaku', 'wishes on bamboo', 'bamboo wishes', 'orihime', 'hikoboshi', 'tanabata bamboo'],
  except: ['cranes', 'crane', 'paper folding', 'origami'],
  answers: ['festival', 'festivals', 'star', 'stars', 'bamboo', 'wish', 'wishes', 'paper', 'writing', 'hanging', 'celebrating', 'celebrate', 'celebration', 'japanese', 'japan', 'milky', 'way', 'making', 'made', 'first', 'july', 'two', 'tree', 'night', 'origami', 'crane', 'meet'],
  moods: ['first', 'waiting', 'proud'],
  company: ['bamboo', 'stars', 'wish', 'wishes'],
  about: 'The hero’s wish is to hang highest on the Tanabata bamboo, but with each wish the bamboo bows further, until its top comes down to the lowest one.',
  titles: ['The Highest Wish', 'The Bamboo Bowed', '{H} Lets Go of the Top', 'Yellow and Blue', 'A Bridge of Bamboo'],
  want: [
    {
      id: 'right-at-the-top',
      A: 'partner',
      paragraphs: [
        'For Tanabata a bamboo stood in a bucket, and its tip touched the ceiling. That’s where you hang your wishes, on strips of paper, when the two stars meet. {H} had put one on a yellow strip. “Only the stars may read it,” said {H}. “It has to be the highest.”',
        '{H} pulled down the tip, tied on the yellow strip, and let go. Swish, it was up. {A} tied a blue strip right at the bottom, near the bucket. “Why there?” asked {H}. “It’s only small,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'bowing',
      A: 'partner',
      paragraphs: [
        'But there were wishes for all the aunts too, and for the neighbours, red and white and green. They were all hung as high as they would go. The bamboo began to bow. The yellow strip came down as far as the lamp. Then it hung level with {A}’s eyes.',
        '“Don’t read it!” cried {H}, and pushed it up with a broom. It stayed up as long as the broom.'
      ]
    },
    {
      id: 'five-colours',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There had to be strips in five colours. {A} laid them out like a fan. “Take the one that goes with the wish,” said {A}. {H} held a red one to {H}’s ear, and then a white one. {H} had a wish about breakfast, and neither of the strips said anything.',
        '“What’s it about?” “Eggs,” said {H}. {A} pushed the white one across, and put a yellow one on top of it. That was quite right.'
      ]
    },
    {
      id: 'okra-stars',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You eat cold noodles at Tanabata, thin and white, and they lie in the bowl like a river. On top there were slices of okra, and each of those was a small green star. “There are the two,” said {H}, and laid one on the left bank and one on the right.',
        '{A} blew across, and the left one began to float. It came nearer and nearer. “Not yet,” said {H}, and held it back with a chopstick. “It isn’t dark.”'
      ]
    },
    {
      id: 'fair-weather-doll',
      A: 'other',
      spare: 3,
      paragraphs: [
        'If it rains, the two stars can’t meet. So {A} made somebody who sees to the weather. A ball of paper got a white hankie over it, and a string round the neck. {H} gave it a face, with eyebrows.',
        'They hung it in the window. It turned slowly round, until it looked into the room. “The sky’s over there,” said {A}, and turned it back. It came round again. “It’s looking to see if we’ve gone to bed,” said {H}.'
      ]
    },
    {
      id: 'sa-sa',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There’s a song about it, in which the bamboo leaves go sara-sara. {A} sang it, and {H} was the leaves. “Sara-sara,” went {H}, with all ten fingers. “Softer,” said {A}. “It’s evening.”',
        '{H} went softer, and softer still. In the end you heard only the real ones. “Now you’ve got it,” said {A}. “That wasn’t me,” said {H}.'
      ]
    },
    {
      id: 'yukata',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For the evening there was a yukata each, thin and cool, with goldfish on. You close the left side over the right. {H} closed the right over the left. {A} turned {H} round like a parcel, and began again.',
        'Then came the belt, which went round three times. {H} had to hold the end of it, and breathe in. “Can you still eat?” asked {A}. {H} tried it with a biscuit. There was room for just one.'
      ]
    },
    {
      id: 'paper-chain',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They made one more chain, of paper rings. {A} shut a ring, and {H} put the next strip through it. It lay on the table and then on the floor. “How long’s it got to be?” asked {H}. “As long as the river in the sky,” said {A}.',
        'When the paste was used up, it reached from the bucket to the bookcase. They both looked at it. “It’s a stream,” said {A}. “Everything starts like that.”'
      ]
    },
    {
      id: 'two-stars',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who are they, those two?” asked {H}. “She weaves, up there,” said {A}, “and he keeps the cows. When they’d met, all they wanted was to be together. The cloth didn’t get done, and the cows went where they liked.” So there was a river put between them. Only once a year the magpies make a bridge.',
        '“And who minds the cows that night?” asked {H}. {A} had never been asked that. They decided that it was the magpies as well.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} could not write, but surely {A} had a wish. {H} held a strip of green paper in front of {A}, and watched. {A} looked at the paper, and past it, at the biscuit tin. {H} drew it.',
        'They hung it low, so that {A} could check it. {A} smelled it once from left to right. There was nothing to add.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We wrote with ink,” said {S}, “and the water for it was dew. We went out with a saucer and tipped it off the leaves of the taro. It took all of us to get a spoonful.” “What did you wish for?” asked {A}.',
        '“To write better,” said {S}. “You could hardly read it. But it was granted, some time later. When I wrote that I’d rather have had a bicycle, it was beautiful.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew at once what to wish for. “When I grow up, I want to be a bus,” said {S}. {A} was to write it down. {A} stopped at the last word. “A bus driver?” “No,” said {S}. “The bus.”',
        '{A} wrote it. “Which number?” asked {A}. {S} had to think about that, with one finger on the lip. It’s something that you can’t decide in a hurry.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A}’s wish was one whole hand. They pressed it on a white strip with a bit of red paint. There were five fingers and a dot. “What does it say?” asked somebody.',
        '{H} read it from all sides. “It says more,” said {H}. {A} had the paint on the other hand by then, and wished for it on {H}’s sleeve.'
      ]
    },
    {
      id: 'hollow',
      A: 'partner',
      paragraphs: [
        '“Take some off!” said {H}. “You can’t take off a wish,” said {A}. “It’s only that they’re all together. And bamboo’s hollow. It doesn’t break, it bows.”',
        'Then the last wish of all was tied on. Slowly the tip went down, as if it were looking for something. {H} went down with it, and covered the yellow strip with one hand.'
      ]
    }
  ],
  turn: [
    {
      id: 'bridge',
      A: 'partner',
      paragraphs: [
        'It stopped by the bucket. Now the bamboo was a high round arch, and its top hung next to its bottom. “It’s the bridge!” said {H}. “It’s for the stars, when they go across tonight.” And {H} let go.',
        'The yellow strip turned in the air until it touched the blue one. Now anybody could see what was on them. “I’d like to know how to fold a crane,” said {H}’s yellow one. “I’d like somebody to ask me how to fold a crane,” said the blue one.'
      ]
    },
    {
      id: 'under-the-bridge',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They crawled through under the bridge, to see what it was like for the river. All the wishes hung down in there and tickled. “That one’s got a moon in it,” said {H}. “That one’s got jam on,” said {A}.',
        'In the middle they lay on their backs, head to head. It was green, and it rustled. “The river gets the best of it,” said {A}.'
      ]
    },
    {
      id: 'ask',
      A: 'partner',
      paragraphs: [
        '{H} looked at {A}. “How do you fold a crane?” asked {H}. {A} had a square of white paper ready in one sleeve. They sat down under the bridge. “Corner to corner,” said {A}, “and run your thumb along it.” There was a hill, and then a valley. It took a long time.',
        'At the end {H} pulled at the tail, and there it sat. They hung it on the middle of the bamboo. “Now that’s the highest,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up the bamboo and sat down from so much looking.',
      '{names} rustled about beneath it and got a leaf.',
      { text: '{names} chewed the end of a pencil and wrote a green wish.', needs: ['hands'] },
      { text: '{names} steadied the bucket while the bamboo went swish.', needs: ['hands'] }
    ],
    way: [
      '{names} got brushed by a red wish, right across the back.',
      '{names} stopped under the tip, which came down another bit.',
      { text: '{names} propped the bamboo up with an umbrella, for as long as that lasted.', needs: ['hands'] },
      { text: '{names} tied on a wish for somebody’s knees.', needs: ['hands'] }
    ],
    turn: [
      '{names} passed under the bridge from one side to the other.',
      '{names} got in under the wishes and rustled.',
      { text: '{names} stroked a white strip smooth and turned its writing in.', needs: ['hands'] },
      { text: '{names} put out a hand to the arch, and it nodded.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} cleared the paper from the floor, all but one square. That was for tomorrow’s crane.',
    '{H} washed off the paste, and lay down with {H}’s face to the window. Somewhere up there two stars were on their way.'
  ],
  last: [
    'Top and bottom had met, and over them a crane sat and kept watch, and {H} was asleep.',
    'The stars had read it all by now, and {H} slept under the rustling.'
  ]
})
