import { wishPlot } from '../wish-plot.ts'

export const turnsAHundred = wishPlot({
  id: 'wish-turns-a-hundred',
  namesFamily: true,
  wishes: [
    'great-grandma turns one hundred', 'great-grandma turns a hundred', 'great-grandma hundred', 'great-grandma 100', 'great-grandpa turns one hundred', 'great-grandpa hundred', 'great-grandpa 100', 'great-granny hundred', 'great-granny 100', 'great-gran hundred', 'great-nan hundred', 'great-nana hundred', 'great-grandad hundred', 'great-grandad 100', 'great-grandmother hundred', 'great-grandfather hundred', 'great grandma hundred', 'great grandma 100', 'great grandpa hundred', 'great grandad hundred', 'great granny hundred', 'great nana hundred', 'great aunt hundred', 'great-aunt hundred', 'great-uncle hundred', 'turns one hundred', 'turns a hundred', 'turns hundred', 'turning hundred', 'turned hundred', 'turns 100', 'turning 100', 'turned 100', 'hundredth birthday', '100th birthday', 'hundred birthday', 'birthday 100', 'hundred years birthday', 'hundred candles', '100 candles', 'one hundred candles', 'hundred candles cake', '100 candles cake', 'hundred birthday candles', 'hundred today grandma', 'hundred today granny', 'hundred today nana', 'hundred grandpa birthday', 'oldest in the family birthday', 'oldest person birthday', 'letter from the king birthday', 'grandma is 100 years', 'granny is 100 years', 'nana is 100 years', 'nan is 100 years', 'grandpa is 100 years', 'grandad is 100 years', 'grandma hundred years', 'granny hundred years', 'nana hundred years', 'grandpa hundred years', 'grandad hundred years', 'lady hundred years', 'neighbour hundred years', 'hundred years old today', 'grandma is 100 today', 'nana is 100 today', 'grandpa is 100 today'
  ], // prettier-ignore
  answers: ['great', 'great-grandma', 'great-grandpa', 'great-granny', 'great-gran', 'great-nan', 'great-nana', 'great-grandad', 'great-grandmother', 'great-grandfather', 'great-aunt', 'great-uncle', 'grandma', 'grandpa', 'granny', 'gran', 'nan', 'nana', 'grandad', 'auntie', 'aunt', 'uncle', 'oma', 'opa', 'turns', 'turn', 'turning', 'turned', 'is', 'was', 'will', 'be', 'one', 'a', 'hundred', 'hundredth', '100', '100th', 'years', 'year', 'old', 'oldest', 'very', 'birthday', 'birthdays', 'party', 'cake', 'candle', 'candles', 'blow', 'blows', 'blowing', 'blew', 'out', 'all', 'them', 'in', 'go', 'today', 'tomorrow', 'sunday', 'saturday', 'next', 'week', 'soon', 'my', 'our', 'the', 'her', 'his', 'family', 'whole', 'everybody', 'everyone', 'comes', 'celebrate', 'celebrates', 'celebrating', 'present', 'presents', 'letter', 'card', 'king', 'queen', 'mayor', 'big', 'still', 'and', 'on', 'with', 'for', 'who', 'person', 'lady', 'man', 'neighbour', 'neighbor'],
  except: ['died', 'dead', 'death', 'heaven', 'funeral', 'would have', 'would be', 'would’ve', 'never', 'hospital', 'ill', 'sick', 'dying', 'alone', 'sad', 'misses', 'missing', 'remember', 'war', 'tree', 'tortoise', 'turtle', 'dragon', 'elephant', 'whale', 'princess', 'castle', 'school', 'puzzle', 'metres', 'questions', 'day of school', 'days', 'count', 'sleep', 'slept', 'house', 'train', 'town', 'karaoke', 'ninety', '90', '90th', 'ninetieth', 'eighty', '80', '80th', 'eightieth', '99', '99th', '101', 'kimchi', 'sloth', 'burnt', 'forgot'],
  moods: ['waiting', 'proud', 'change', 'learning'],
  company: ['candles', 'candle', 'cake', 'table', 'icing', 'slippers', 'mayor', 'puff', 'breath', 'bird', 'row', 'salt', 'Great'],
  fed: true,
  about: 'The oldest of all is a hundred today and shall blow out a hundred paper candles in one go; but the puff is only enough for one, until they are stood so close that each blows out the next.',
  titles: ['A Hundred in One Puff', 'Round and Round the Cake', 'Great and the Paper Candles', '{H} Closes the Gaps', 'Only Ever the Next One'],
  want: [
    {
      id: 'in-a-long-row',
      A: 'partner',
      paragraphs: [
        'The oldest of all was called Great, for short, and today Great turned a hundred. {H} had made a hundred candles. Each was rolled out of white paper, with a yellow paper flame. They did not fit on the cake. So they stood in a long row round and round the table, with the cake in the middle.',
        'Great sat where the row began, as small as a bird. {H} wanted Great to blow them all out in one go. “That’s a lot of wind,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-is-out',
      A: 'partner',
      paragraphs: [
        'Great took a breath. There was not much room for it. At the first puff the first candle leaned, and stood up straight again. At the third it fell over. “That’s one,” said {A}. “Shall I do the rest?” asked {H}, and blew up both cheeks.',
        '“No, thank you,” said Great. “They’re my years. I did them all by myself.” At that rate it would take until Friday.'
      ]
    },
    {
      id: 'how-many-it-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are there really a hundred?” asked {A}. {H} went round and counted them. The first time there were ninety-nine, and the second time a hundred and one. {A} looked at the row from the side. Between the thirty-eighth and the next stood the salt.',
        'They took the salt away. Now there were a hundred, three times out of four. “It was the same with me,” said Great. “In some years I was never quite sure. You ask the others, and then you say it firmly.”'
      ]
    },
    {
      id: 'as-far-as-here',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} looked for {H}’s own age in the row, and stood a pea beside it. It was so near the beginning that Great’s sleeve lay on it. “I’m only as far as here,” said {H}. From there the row went along the edge, round a jug, and out of sight behind the cake.',
        '“What’s round there?” asked {H}. “A good deal of washing up,” said Great, “and a goat, and most of the people here.” “And then?” Great pointed over to the far side. “Then there’s somebody who asks me what’s round there,” said Great.'
      ]
    },
    {
      id: 'slippers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It’s hard to know what to give to somebody who is a hundred. Everybody had thought about it for a long time. So there were nine parcels, and nine pairs of slippers. Great had put the first pair on, and then the second over the first. The third was on Great’s hands. “Warm,” said Great.',
        '“What would you have liked?” asked {A}. Great had never thought of it. “A drum,” said Great. {H} looked at two slippers, and at the tray. It did not sound at all bad.'
      ]
    },
    {
      id: 'the-mayor',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The doorbell rang, and it was the mayor, with a gold chain, and a plant in a bow. The mayor shook Great’s hand, and went on shaking it. “How does one get to be so old?” asked the mayor. “One waits,” said Great. “You’d better sit down, then,” {A} told the mayor.',
        'The mayor had brought a speech along, and there was a bit in it for each ten years. Great listened as far as forty. “I was there,” Great said to {H} behind a slipper. “It wasn’t as long as that.”'
      ]
    },
    {
      id: 'nice-ones',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Which was the best?” asked {H}. Great looked down the row, with one eye shut. “The twenty-second had a swing in it,” said Great, “and the fifty-first had plums. In the thirtieth there was so much snow that we went out by the window.” Each got a crumb beside it, so that it would be found again.',
        '“And which was the worst?” asked {A}. Great thought hard. “There was one with a great deal of cabbage,” said Great. “I’d know it by the smell.”'
      ]
    },
    {
      id: 'the-wish',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You can wish for something when you blow one out,” said {H}. “So you’ve got a hundred wishes!” Great needed some time to think of so many. “I’d like to have a bit more gravy,” said Great. That was one. Then nothing else came for a while. {A} offered to lend a few.',
        '“I’d like the slippers to stop,” said Great. “That’s two,” said {H}. “You’ve still got ninety-eight.” “You have them,” said Great. “You’ve got somewhere to put them.”'
      ]
    },
    {
      id: 'other-with-the-jelly',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in with a jelly, and everybody said, “Mind the candles!” {A} minded them. {A} held the jelly high, and went sideways round the whole table, and neither of the two wobbled. Halfway round, {A}’s nose began to tickle. {A} walked straight on, out at the door, and sneezed at the far end of the hall.',
        'In the room one single candle trembled. It was the eighty-seventh. “That was a windy year as well,” said Great.'
      ]
    },
    {
      id: 'elder-is-the-baby',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Elbows,” said Great. {S} took both elbows off the table at once. “You’re old yourself,” whispered {A}. “Why do you do what Great says?” “To Great I’m the little one,” said {S}, and looked very happy about it. “Nobody’s said elbows to me for years.”',
        'After that {S} asked to get down, and was told to finish the crusts first. “You see?” said {S} to {A}, with a full mouth.'
      ]
    },
    {
      id: 'child-and-dinosaurs',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had been looking at Great for some time. “Were there dinosaurs,” asked {S}, “when you were little?” “No,” said {A} quickly. “There was one,” said Great. “It taught us sums.” {S} moved closer, chair and all.',
        '“What did it eat?” asked {S}. “Chalk, I think,” said Great. “And if you got one wrong it looked at you over its glasses.” “I thought so,” said {S}. That was the sort that {S} had heard of.'
      ]
    },
    {
      id: 'pet-under-the-table',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} went in under the tablecloth at one end. Nobody could see how far {A} had got. You could only follow it by the faces. One after another they went stiff. A hundred paper candles stood there and hoped.',
        'At the other end {A} came out, and had not touched one leg of the table. There was some icing on {A}’s whiskers. Nobody could say how, for the cake was on top.'
      ]
    },
    {
      id: 'just-too-short',
      A: 'partner',
      paragraphs: [
        '{H} looked at the candle that was lying down. “How did you do it,” asked {H}, “getting to be a hundred?” “I could never have done it all at once,” said Great. “I only ever did the next one.”',
        '{A} was looking at the candle too. “It’s fallen forwards,” said {A}. “It nearly got to the next one itself.” Its flame lay at the foot of number two, only a thumb too short. “They’re standing too far apart!” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'closing-up',
      A: 'partner',
      paragraphs: [
        'So {H} stood the first one up again, and pushed them all together. Now each could have whispered to the next. They went round and round, like the shell of a snail. {H} held {H}’s breath from one to a hundred, with a few stops. “What’s it for?” asked {A}. “You’ve only got to do one,” {H} said to Great. “It does the next one for you.”'
      ]
    },
    {
      id: 'nobody-may-laugh',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Now nobody might laugh, or bump, or put down a cup. They all sat there like a photograph. It was the stillest that it had been all day. “Do you know the one about a goose?” asked Great. “Please don’t,” said {A}.',
        'Great told it all the same, with a slipper for a beak. {A} had to look at the wallpaper. {H} bit into a bun, and kept on biting. The candles stood. “You’re well brought up,” said Great, a little disappointed.'
      ]
    },
    {
      id: 'the-next-one',
      A: 'partner',
      paragraphs: [
        'Great bent down to the very first. “That’s the year when I got a tooth,” said Great, and puffed as one puffs at soup. The candle leaned, and fell against the next, and that fell against the third. Tick, tick, tick, it went, round and round the table, quicker than anyone could count. The last one dipped its flame in the icing. “Out,” said {A}. “In one go!”',
        'Great looked at all hundred of them. “Again,” said Great. “It went much too fast the first time.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the table, and came back to number one.',
      '{names} sat as near to the cake as was allowed.',
      { text: '{names} straightened a flame with one finger.', needs: ['hands'] },
      { text: '{names} pushed one more cushion behind Great.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in the other direction, to be on the safe side.',
      '{names} sat close to Great, on the side with the draught.',
      { text: '{names} filled up Great’s cup, for the next puff.', needs: ['hands'] },
      { text: '{names} shut the window, so that no other wind could help.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran round the table beside the tick, and came in second.',
      '{names} stayed by the cake, where it all had to end.',
      { text: '{names} stood up a handful of years, one behind the other.', needs: ['hands'] },
      { text: '{names} licked the flame that had been in the icing, and it was sweet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The candles were laid in a shoe box, head to foot, and the box was hardly full. Great went home with the rest of the cake on both knees.',
    '{H} washed off the icing, and lay down. It was one more day that was done, and that would do for now. There was only ever the next one.'
  ],
  last: [
    'The last small tick had gone all the way round, and {H} was asleep.',
    'One light after another went out, each by way of the next, and {H} was asleep.'
  ]
})
