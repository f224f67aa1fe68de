import { wishPlot } from '../wish-plot.ts'

export const snowPlough = wishPlot({
  id: 'wish-snow-plough',
  wishes: ['snow plough', 'snow ploughs', 'snowplough', 'snowploughs', 'snow plow', 'snow plows', 'snowplow', 'snowplows', 'gritter', 'gritters', 'gritter lorry', 'gritting lorry', 'salt truck', 'plow truck'],
  answers: ['driver', 'driving', 'big', 'yellow', 'orange', 'night', 'road', 'roads', 'clearing', 'truck', 'lorry', 'snow', 'working', 'brave', 'little', 'tractor', 'winter', 'through', 'street'],
  except: ['ski', 'skiing', 'dragon', 'dinosaur', 'stuck', 'crash', 'train', 'scared', 'talking', 'melting', 'penguin', 'bear'],
  moods: ['first', 'proud', 'waiting'],
  company: ['plough', 'cloud', 'van', 'lamp', 'road'],
  about: 'The snow plough clears the road all night, and the cloud snows it in again behind, until the cloud is invited to ride along.',
  titles: ['The Cloud Rides Along', 'White Again Behind', '{H} Drives the Snow Plough', 'A Road for the Bread Van', 'Before Anybody Is Awake'],
  want: [
    {
      id: 'before-the-bread',
      A: 'partner',
      paragraphs: [
        'It was four in the morning in the street on the carpet. In the houses, which were shoes, everybody was asleep. {H} drove the snow plough. It was a cushion with a dustpan in front, and an orange cup for the lamp. At five the bread van would come, and {H} wanted it to have a road.',
        'The snow was paper, in small bits, and it was up to the laces. {A} was the cloud, with a basketful. “There’s more to come,” said {A}. {H} put down the blade.'
      ]
    }
  ],
  way: [
    {
      id: 'white-behind',
      A: 'partner',
      paragraphs: [
        'The snow rolled up in front of the blade and fell to the side. Behind it the road was black. At the last shoe {H} turned round. It was as white as ever. The cloud had walked along behind.',
        'So {H} cleared it again on the way back, and it was white again. “Can’t you wait?” asked {H}. “It’s got to come down somewhere,” said the cloud. “I just follow the lamp.”'
      ]
    },
    {
      id: 'backwards-beep',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the bend the plough had to go backwards. “Beep, beep, beep,” said {H}, very softly, because of the people. “They’ve got to hear it,” said the cloud. {H} beeped so that they could hear it. In the brown boot a light went on.',
        'It was {A} who did the boot as well. “What time is it?” asked the boot. “Four,” whispered {H}. “Oh, good,” said the boot. “Then I’ve got it all still to sleep.” And the light went out.'
      ]
    },
    {
      id: 'gate-heap',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The snow from the road has to lie somewhere. Now it lay in front of a slipper. “They won’t get their door open,” said {A}. {H} got down, with the small shovel that hangs at the back. It was a spoon.',
        'So each house got its own path, just as wide as a milk bottle. It took a long time, and nobody would know who had done it. “They’ll think that it snowed round them,” said {A}.'
      ]
    },
    {
      id: 'grit',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Behind, a plough has salt and grit, and strews it in a fan. {H} had lentils. They flew out to the left and right, and it sounded like rain on a tin. “What does the salt do?” asked the cloud. “It makes the ice so that it can’t stay ice,” said {H}.',
        'The cloud stood back a little. “And if you get it on a cloud?” “Nothing,” said {H}. “I only want you to have a better grip.” After that the cloud walked on the strewn part, and didn’t slip once.'
      ]
    },
    {
      id: 'poles',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In deep snow you can’t see where the road is, so it has poles on both sides. {A} put up crayons, stuck in lumps of dough. {H} drove along between the red and the blue. At the bend one was missing.',
        '“Where does it go here?” asked {H}. They both looked. It was all one white. “To the left,” said the cloud, “I’ve seen it from above.” {H} went to the left. That was how the plough came to be under the sofa.'
      ]
    },
    {
      id: 'mailbox',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a bump in the snow, round on top, and {H} braked. If you drive a plough, you have to know what’s under the white. “A wall?” asked the cloud. {H} got down and brushed it off with one finger. It was the car of the people in the left trainer.',
        'It was a nice small one, a matchbox. {H} drew round it in a big curve. “They’ll wonder how it got so clean,” said {A}. For {H} had done the roof as well, and breathed on the windows.'
      ]
    },
    {
      id: 'radio',
      A: 'other',
      spare: 6,
      paragraphs: [
        'In the cab there was a radio, so that a driver did not fall asleep. It was {A}, with a hand to {A}’s mouth. “Good morning to all of you who are up,” said the radio. “That’s one.” {H} nodded. “And here’s a song for the driver in the orange light.”',
        'It hummed something slow, and the wipers went with it, to and fro. They were {H}’s two fingers. “That was for you,” said the radio. “Next come the roads. They’re white.”'
      ]
    },
    {
      id: 'flask',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At half past four you have your break, in the cab, with your feet up. {H} unscrewed the flask, which was a bottle of water, and drank, and said “ah”. “What’s it like up there?” {H} asked. “Draughty,” said the cloud. “And you never know where you’ll end up.”',
        '{H} passed the lid across, full. The cloud drank it and thought. “I was a puddle last week,” said the cloud, “on a playground. It was the best time I ever had.”'
      ]
    },
    {
      id: 'pet-tracks',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'A bit of snow had settled on {A}, and {A} had not ordered any. {A} shook, and then there was a clean patch on the road, and a ring all round it. “It’s helping,” said {H}.',
        'The plough came up, with the orange lamp. {A} did not make way. So {H} drove a neat curve round the outside. On the map from then on there was a roundabout.'
      ]
    },
    {
      id: 'elder-horse',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“Where I grew up, two horses pulled it,” said {S}, “a big wooden wedge. And we children were allowed to sit on top, to make it heavy.” “All of you?” asked {A}. “The more the better,” said {S}. “It was the only time I was praised for my second helping.”',
        '{S} made room on the sofa. “You heard the bells first. Then you knew that there was school after all.” {S} still sounded a bit sorry about it.'
      ]
    },
    {
      id: 'child-snowdrift',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a drift, and had a white towel round {S}’s tummy and a cushion to lie on. The plough stopped with its blade at the edge of it. “I’m very deep,” said the drift. “I can see that,” said {A}. “How long are you staying?”',
        '“Until spring,” said the drift. {A} looked at the clock, and shovelled off one foot. It had a hole in its sock. The drift laughed, and then it slid to the side in one piece, as they sometimes do.'
      ]
    },
    {
      id: 'follows-lamp',
      A: 'partner',
      paragraphs: [
        'After the third time it was nearly five. “Wherever I’ve been, you come after,” said {H}. “Yes,” said the cloud. “It’s too dark for me in front.”',
        'Then {A} saw what was wrong. “If I snowed in front of you, it wouldn’t matter,” said {A}. “But the lamp’s on your side.”'
      ]
    }
  ],
  turn: [
    {
      id: 'gets-on',
      A: 'partner',
      paragraphs: [
        '{H} moved over on the cushion. “Get on,” said {H}. “And hold the basket out in front.” The cloud had never been asked that before. It got on. Now it snowed just in front of the blade, and behind them the road stayed black.',
        'They went down the whole street like that, side by side, in the orange light. “So this is what it looks like afterwards,” said the cloud. “I always have to leave before.”'
      ]
    },
    {
      id: 'cloud-wheel',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the straight part the cloud was allowed to hold the wheel. “It pulls to the left,” it said. “That’s because you’re leaning,” said {H}. “I’ve never had anything to lean on,” said the cloud.',
        'So they both leaned a bit, one against the other, and it went straight. In front of them the snow came down slowly, each bit by itself.'
      ]
    },
    {
      id: 'last-flake',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At the bottom of the basket was a very large flake, off an envelope. “Shall I?” asked the cloud. “Keep it,” said {H}, “or you won’t be a cloud any more.” It was put into a pocket.',
        'After that they listened. When it has stopped snowing, you can hear that it has stopped. Somewhere a clock struck, and it sounded as if it were wearing socks.'
      ]
    },
    {
      id: 'bread-van',
      A: 'partner',
      paragraphs: [
        'At the last shoe the basket was empty. Then the bread van came round the corner. {A} drove it, with a slice of bread on one hand. It went the whole way on black, and never slipped.',
        'It stopped beside the plough. “Nobody’s up yet but us,” said the van. “You’d better have the first one.” They broke it in two. In the shoes they all slept on, and would think that it had hardly snowed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned over in one of the houses, under the snow.',
      '{names} kept the blind down, as you do at four.',
      { text: '{names} drew a small curtain over the mouth of a shoe.', needs: ['hands'] },
      { text: '{names} set a very small alarm clock for five.', needs: ['hands'] }
    ],
    way: [
      '{names} got snowed on, as far as the middle.',
      '{names} blinked at the orange light and turned the other way.',
      { text: '{names} swept one doorstep, and looked at it, and swept it again.', needs: ['hands'] },
      { text: '{names} put a cotton wool hat on a chimney, and then on another.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled off the carpet, so that the road could get through.',
      '{names} made room for a plough with two on it.',
      { text: '{names} opened a window in the last shoe and smelled morning.', needs: ['hands'] },
      { text: '{names} picked a bit of snow off the cloud’s back.', needs: ['hands'] }
    ]
  },
  fed: true,
  bed: [
    'The snow went back into the basket, and the shoes stood in the hall, each beside its neighbour.',
    'When {H} had washed, the blanket came up smooth and white, from edge to edge. Nobody had to clear it. It could snow as much as it liked.'
  ],
  last: [
    'One more time the orange light went by, on the ceiling, and {H} was asleep.',
    'All the road was black and all the rest was white, and in the middle {H} slept.'
  ]
})
