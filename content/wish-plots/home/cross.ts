import { wishPlot } from '../wish-plot.ts'

export const cross = wishPlot({
  id: 'wish-cross',
  wishes: ['cross', 'so cross', 'being cross', 'angry', 'being angry', 'anger', 'getting angry', 'tantrum', 'tantrums', 'bad mood', 'grumpy', 'being grumpy', 'temper', 'shouting', 'shouted', 'strop', 'furious', 'slamming doors', 'slammed the door', 'stamping', 'rage', 'overtired'],
  answers: ['feelings', 'feeling', 'feels', 'day', 'lost', 'losing', 'keeps', 'controlling', 'control', 'everyone', 'everybody', 'mummy', 'me', 'nothing', 'everything', 'threw', 'throwing', 'supermarket', 'huge', 'over', 'banana', 'brother', 'sister', 'how', 'when', 'gets', 'got', 'why', 'crying'],
  // How it is got down again is told by calming-down.ts.
  // Who broke what is told by a story of that: here it is not known what it was about.
  except: ['calm', 'calming', 'calms', 'calmed', 'breath', 'breaths', 'breathing', 'meltdown', 'meltdowns', 'big feelings', 'told', 'say', 'says', 'no', 'collecting', 'collects', 'collect', 'collection', 'album', 'postage', 'zip', 'zips', 'country', 'teacher', 'broke', 'broken', 'breaks', 'knocked', 'kicked', 'smashed', 'ruined', 'took', 'stole', 'snatched', 'grabbed', 'hit', 'bit', 'pushed', 'pinched', 'scribbled', 'tore'],
  moods: ['quarrel', 'learning', 'change', 'alone'],
  about: 'The hero is so cross that nobody knows about what, and they go back through the day, backwards, until they get there.',
  titles: ['Backwards to the Banana', 'Still Cross', '{H} Goes Back for It', 'Too Cross for One Sock', 'One Left in the Foot'],
  want: [
    {
      id: 'about-what',
      A: 'partner',
      paragraphs: [
        '{H} was cross. It was in {H}’s arms and in {H}’s feet, and the feet stamped. {H} had been cross for so long that it was no longer clear what about.',
        '“What’s the matter?” asked {A}. “NOTHING!” shouted {H}, so that a spoon fell off the table. But {H} did want to know. There ought to be something to be cross about.'
      ]
    }
  ],
  way: [
    {
      id: 'is-it-this',
      A: 'partner',
      paragraphs: [
        '{A} looked {H} over. “Is it the sock?” asked {A}. The sock was on crooked. They put it right, and {H} waited. “Still cross,” said {H}.',
        '“Are you hungry?” {H} ate a piece of bread, much harder than it needed. “Still cross,” said {H}, “and now there are crumbs.”'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How big a cross is it?” asked {A}. {H} held out both arms, and they were not long enough. “Bigger than the table?” “It’s got the table in it,” said {H}, “and the chairs. And you.”',
        '{A} moved over a bit, to see if there was room to sit. “Is it a round one, or has it got corners?” “Corners,” said {H}, between {H}’s teeth. “Lots.” It was odd, though. You cannot be quite so cross while you are counting corners.'
      ]
    },
    {
      id: 'growl',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Can you growl?” asked {A}. {H} could. It started under {H}’s ribs and came out between {H}’s teeth. {A} growled too, to be polite, but there was nothing behind it. It sounded like a small fridge.',
        '“Yours isn’t real,” said {H}. “I’m not cross,” said {A}. “I’m only doing it to keep you company.” {H} growled once more, a bit less, because there was a laugh underneath.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'partner',
      paragraphs: [
        '“It’s like when you lose a glove,” said {A}. “When did you last not have it?” So they went back to look for it. They went through the day the other way round, backwards, heels first. At the door {H} stopped. “Here I slammed it.” {H} opened the door again, very softly. “And were you cross before that?” asked {A}. “Yes,” said {H}. “I came in cross.”',
        'Before that came the cushion, which still lay where it had landed. Before the cushion there was a shoe. “I shouted at that,” said {H}. They told the shoe that it was nothing to do with shoes.'
      ]
    },
    {
      id: 'unstamp',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} had stamped all along the passage, on the way out. So now {H} had to un-stamp it. “How does that go?” asked {A}. {H} thought. “The foot’s down first,” said {H}. “Then it goes up, as fast as it can, and there’s no noise.” They both tried it. It looked like somebody walking on a hot beach.',
        '“And you shouted here too,” said {A}. To un-shout, you open your mouth wide and breathe in. {H} un-shouted the whole of NO. It was a lot of air, and there was hardly room for it.'
      ]
    },
    {
      id: 'bump',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When you walk backwards, you cannot see where you are going, only where you have been. {H} got a chair in the back of the knees and sat down on it. {A} sat down on {H}.',
        '“Sorry,” said {A}. “I didn’t see you coming.” “I wasn’t coming,” said {H} crossly. “I was going away.” They thought about who ought to look out. Then they held hands behind their backs, and felt for the corners with their feet.'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'On the way back they came past {A}. “I wasn’t nice to you either,” said {H}. “I said go away, and you’d only just got there.”',
        '{A} had forgotten about it long ago. {H} said sorry all the same, and turned it round, since that was how they did it today. “Away go don’t,” said {H}. {A} stayed.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was once cross for a week,” said {S}. “By Wednesday I’d forgotten why. But I’d told everybody, so I had to go on.” “What did you do?” asked {A}.',
        '“I ate by myself and made a noise with my spoon. On Sunday I met a neighbour, and he was cross too. We were so cross that we went fishing.” {S} shook {S}’s head. “Neither of us said a word. It was the best day of the year.”'
      ]
    },
    {
      id: 'morning-bits',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They came past things that had been nice, too. They had been there the whole time, but nobody looks at them from the front. There had been a snail on the step. There had been a joke about a bus.',
        '“Did I laugh?” asked {H}. “No,” said {A}. “You said it was a stupidly long bus.” {H} told the joke again, backwards, with the end first. It was much better like that. A corner of {H}’s mouth went up, and was put back.'
      ]
    }
  ],
  turn: [
    {
      id: 'banana',
      A: 'partner',
      paragraphs: [
        'At the kitchen table {H} stood still. “When I came in here I was quite all right.” There was a plate, and on the plate lay a banana, in two pieces.',
        '“That was it!” said {H}. “I wanted it long. It was the last one, and somebody broke it.” {H}’s chin began to go. {A} looked at the banana, and went rather red. “I did that,” said {A}. “I thought it’d be easier for you.”'
      ]
    },
    {
      id: 'mending-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They tried to make it one again. {A} held the top and {H} held the bottom, and they pressed. It was long for a moment. Then it bent in the middle and said pff.',
        'They tried it with honey, and with two straws for bones. “It looks as if it’s been to the doctor,” said {A}. {H} looked at it from the side. “You can’t un-break a banana,” said {H}, “but we’ve really tried.”'
      ]
    },
    {
      id: 'other-things',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“What else has to come whole?” asked {A}. {H} knew exactly. Bananas, biscuits and the end of the bread. Pancakes, but not pizza. An egg may be broken, but only by the one who eats it.',
        '“And toast?” “In triangles,” said {H}. “That’s not broken. That’s cut.” {A} said it all over twice, to have it ready for the next time. It was quite a long list, and the banana came first.'
      ]
    },
    {
      id: 'said-sorry',
      A: 'partner',
      paragraphs: [
        '“I’m sorry about your banana,” said {A}. “I didn’t know you wanted it long.” {H} felt in both arms, and there was nothing cross left in there. There was a bit in one foot, and {H} stamped that out.',
        '“Are you still cross?” asked {A}. “No,” said {H}, and looked at the plate. “There’s a piece each, though.” They ate it with the brown bits. It was sweeter than a new one.'
      ]
    },
    {
      id: 'which-way',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Now they could have walked forwards again, but they had got used to it. They went backwards out of the kitchen, and backwards past the shoe. {A} waved to it, because it was getting smaller.',
        '“You can see more of the day like this,” said {H}. “You see it going away.” At the door they let each other go first. It took some time, since nobody knew which way was first.'
      ]
    },
    {
      id: 'next-time',
      A: 'partner',
      paragraphs: [
        '“Next time I’ll give it to you with its coat on,” said {A}. “And next time I’ll shout banana,” said {H}, “and not just shout.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped well round the feet.',
      '{names} brought the spoon back, as far as the middle of the room.',
      { text: '{names} straightened the rug, after the stamping.', needs: ['hands'] },
      { text: '{names} looked under a cushion, to see what there might be to be cross about.', needs: ['hands'] }
    ],
    way: [
      '{names} cleaned up the crumbs, every cross one.',
      '{names} offered a toy, to be cross with.',
      { text: '{names} straightened the other sock, and that was no better.', needs: ['hands'] },
      { text: '{names} felt in two gloves, and there was nothing cross in there.', needs: ['hands'] }
    ],
    turn: [
      '{names} came up to the warm side of {H}, and leaned.',
      '{names} swallowed hard, at the sight of two pieces.',
      { text: '{names} held the two ends together, and it very nearly worked.', needs: ['hands'] },
      { text: '{names} fetched a plate for the skin, and a second chair.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushion went back to its place, and so did the spoon. {H} put the shoe next to its other shoe.',
    '{H} gave the flannel a turn, and lay down. There was nothing in the arms and nothing in the feet. They could go under the covers.'
  ],
  last: [
    'There was nothing left in either foot, and {H} was asleep.',
    'The door was shut, quite softly, and {H} slept all the way forwards to the morning.'
  ]
})
