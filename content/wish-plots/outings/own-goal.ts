import { wishPlot } from '../wish-plot.ts'

export const ownGoal = wishPlot({
  id: 'wish-own-goal',
  wishes: ['own goal', 'own goals', 'own net', 'wrong net', 'wrong goal', 'own goal football', 'own goal soccer', 'own goal match', 'scored own goal', 'scored own net', 'kicked own goal', 'kicked own net', 'kicked ball own goal', 'kicked ball own net', 'kicked wrong goal', 'kicked ball wrong net', 'scored wrong goal', 'scored wrong end', 'scored wrong net', 'goal wrong end', 'shot wrong goal', 'shot own goal', 'own-goal', 'autogol', 'scored for other team', 'scored other team', 'goal for other team', 'goal other team', 'kicked ball wrong way match', 'kicked wrong way football', 'wrong way football match', 'own hoop', 'own basket'],
  answers: ['own', 'goal', 'goals', 'net', 'wrong', 'way', 'end', 'side', 'other', 'team', 'teams', 'football', 'soccer', 'futsal', 'match', 'game', 'ball', 'kick', 'kicks', 'kicked', 'kicking', 'best', 'day', 'whole', 'score', 'scores', 'scored', 'scoring', 'shot', 'shoots', 'shoot', 'put', 'into', 'in', 'his', 'her', 'their', 'our', 'my', 'accident', 'accidentally', 'mistake', 'by', 'today', 'yesterday', 'saturday', 'sunday', 'school', 'club', 'playground', 'first', 'goalkeeper', 'goalie', 'keeper', 'everyone', 'everybody', 'embarrassed', 'proud', 'upset', 'cheered', 'cheering', 'celebrated', 'celebrating', 'great', 'brilliant', 'really', 'so', 'hard', 'son', 'daughter', 'boy', 'girl', 'little', 'defender', 'half', 'time', 'against', 'one', 'nil', 'it', 'was', 'the', 'a', 'and'],
  except: ['hockey', 'ice', 'puck', 'basketball', 'netball', 'hurt', 'broke', 'broken', 'hospital', 'injured', 'fight', 'bullied', 'bully', 'laughed', 'teased', 'hit', 'blamed', 'shouted', 'shouting', 'yelled', 'dragon', 'dinosaur', 'robot', 'unicorn', 'alien', 'penguin', 'elephant', 'dog', 'cat', 'died', 'dead', 'world cup', 'grandpa', 'grandma', 'fault', 'quit', 'sacked'],
  moods: ['losing', 'proud', 'learning', 'change', 'first'],
  out: true,
  company: ['net', 'ball', 'match', 'team', 'goalkeeper', 'referee', 'whistle', 'bottles', 'puddle', 'sun', 'line', 'shirt', 'boot', 'arrow', 'kick', 'reds', 'blues', 'orange', 'dog'],
  about: 'The hero’s best kick goes into the own net, and an arrow on the boot is no help, until it is seen at half-time that the teams change ends and the same net is now the right one.',
  titles: ['Only Early', 'The Best Kick of the Day', '{H} and the Same Net Twice', 'They Always Change Ends', 'Whose Net Was That'],
  want: [
    {
      id: 'best-kick',
      A: 'partner',
      paragraphs: [
        '{H} made the best kick of the match. The ball flew low and straight, past one leg after another, and the net bulged. “Goal!” shouted {H}. It was oddly quiet. Then the blue team began to cheer, and {H}’s shirt was red.',
        'By the line stood {A}, with the bottles. “Whose net was that?” asked {H}. “Ours,” said {A}. So it was an own goal. {H} wanted only one thing now, the same kick into the other net.'
      ]
    }
  ],
  way: [
    {
      id: 'as-a-comfort',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The ball was carried to the middle of the field, and the reds were allowed to begin. “Why us?” asked {H}. “Whoever’s let one in gets the ball,” said {A}. “It’s always been like that, as a comfort.”',
        '{H} thought that it was decent. “Who drops a bun at home ought to get a bun,” said {H}. “I’ll put it to the kitchen,” said {A}. Then the comfort rolled over to the blues, and they kept it.'
      ]
    },
    {
      id: 'taken-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The ball had flown into a hedge, and everyone waited. “Could the goal be taken out of the net again?” {H} asked the referee. “It is out,” said the referee. “It’s in the hedge.” But that was only the ball. The goal was still in there.',
        '{A} looked into the net, to see. There was a dent in it, and a daisy. “It must be very small,” said {A}, “for something that counts so much.”'
      ]
    },
    {
      id: 'arrow',
      A: 'partner',
      paragraphs: [
        '{A} dipped a finger in the mud, and drew an arrow on {H}’s boot. It pointed at the far net. Then the ball came. {H} turned to meet it, and the arrow turned as well. It pointed at the bottles.',
        '{H} turned again, and it pointed at a dog. “It only points where I do!” called {H}. By then the ball had gone off with somebody else.'
      ]
    },
    {
      id: 'clean-place',
      A: 'same',
      spare: 2.5,
      paragraphs: [
        '“What was it that made it so good?” asked {A}. {H} lifted one foot, to see. There was mud on the boot, and in the mud, beside the laces, was a clean round place. The ball had been just there. “Then you’ve got it in writing,” said {A}.',
        'They looked at the other boot. It was muddy all over, and had only stood by. “But if it hadn’t,” said {A}, “you’d have sat down.” {H} was careful with the clean place from then on, and went round the puddle.'
      ]
    },
    {
      id: 'which-one',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Once the ball came right up to {H}, and stopped, as if it had a question. {H} had one as well. “Which net?” called {H}. “That one,” called {A}, and pointed with a bottle. “The far one?” “The one with the tree behind it!”',
        'There was a tree behind both of them. When that had been settled, a blue player was already away with the ball. That one had not asked anybody, and had simply gone.'
      ]
    },
    {
      id: 'clapping',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had clapped, the only one on the red side. Now {A} stood there with both hands in the air. “It was such a lovely kick,” said {A}. “But it was for them,” said {H}. “I only clapped the beginning,” said {A}.',
        'They agreed that the beginning had been perfect. The middle had been good too. It was just the last bit, no longer than a shoe, that belonged to the blues.'
      ]
    },
    {
      id: 'pet-brings-it-back',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} sat by the bottles, and had seen it all. {A} thought very little of nets. You push a thing in there, and then somebody has to get it out. Where {A} lived, whatever was thrown went to {H}’s feet, and that was the only goal.',
        '“{A} doesn’t mind which end it was,” said {H}. {A} yawned at the one end, and then at the other, so that it stayed fair.'
      ]
    },
    {
      id: 'elder-cake',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I made three in one match,” said {S}, “all into our own net. I was the best player on the field.” “What did your team say?” asked {A}. {S} could not remember that. “But the other team brought me a cake.”',
        '“A whole one?” “With a net on it, in sugar,” said {S}. “They asked if I’d come over to them. I said that I’d rather stay where I was. They said that it would suit them just as well.”'
      ]
    },
    {
      id: 'child-two-caps',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had set up a net beside the line. It was two caps with a gap, and the ball was a pebble. {S} shot it through. “Is that my own one?” asked {S}. {A} walked round it. It looked the same from the back.',
        '“That depends on who you are,” said {A}. “I’m both,” said {S}, and shot it through from the other side. Then {S} cheered for the one, and groaned for the other.'
      ]
    },
    {
      id: 'towel-and-bottle',
      A: 'partner',
      paragraphs: [
        'At last the whistle blew for half-time. {H} sat down with an orange, and turned away from the net. {A} looked at it. The red goalkeeper took down a towel, and carried it all the way to the far end. From over there the blue one came along with his.',
        '“They’re changing ends,” said the referee. “They always do, so it’s fair with the sun and the puddle.” “Then this is the blue net now?” asked {H}. “Until the end,” said the referee. “I know the way to that one,” said {H}, and turned round.'
      ]
    }
  ],
  turn: [
    {
      id: 'sun-and-puddle',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now the reds had the sun in their eyes, and the blues had had their turn with it. The puddle belonged to the red goalkeeper. “It’s a good one,” called the blue goalkeeper, from far off. “Only don’t stand in it on the left.”',
        'The red goalkeeper tried it on the right, and it was drier there. “They leave everything as they’d like to find it,” said {A}. {H} looked at the dent in the net, which had been left there too.'
      ]
    },
    {
      id: 'same-net',
      A: 'partner',
      paragraphs: [
        '{H} wiped off the arrow. When the ball came, {H} did everything as before. It was two steps, and then the whole foot. The ball flew low and straight, and the net bulged in the same place.',
        'This time {H} did not shout. {H} wanted to hear first who would cheer. “Whose net was that?” asked {H}. “The same one,” said {A}. Then all the reds came running.'
      ]
    },
    {
      id: 'in-the-notebook',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The referee had a notebook, with a page for the blues and a page for the reds. On each stood who had shot the goal. {A} had a look at it. On the one page it said “{H}”, and on the other page it said “{H}”.',
        '“Is that two people?” asked {A}. “It’s one,” said the referee, “on a busy day.” The notebook was shut. Inside it the two names now lay face to face.'
      ]
    },
    {
      id: 'baby-cheers',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had cheered at both goals, and just as loudly. {A} had cheered for the dog as well, and when the bottles fell over. “Which team is {A} for?” asked the blue goalkeeper. “For whatever moves,” said {H}.',
        'The goalkeeper waved a big glove. {A} cheered for the glove. Then it went back to its net with the goalkeeper, who stood up straighter than before.'
      ]
    },
    {
      id: 'shown-once-more',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} had been looking for a glove, and had missed the second goal. “How was it?” asked {A}. {H} showed it very slowly, with an orange. There were the two steps, and there was the whole foot. The orange took its time, and rolled up to {A}’s shoe.',
        '“And the first one?” asked {A}. “Just like that,” said {H}, and showed it again. There was no difference at all. {A} peeled the orange, and they had half each.'
      ]
    },
    {
      id: 'only-early',
      A: 'partner',
      paragraphs: [
        'It stayed one to one. A boy came over, the blue goalkeeper, and held out a big glove. “Who shot yours?” he asked. “I did,” said {H}. “And who shot ours?” “That was me too.” The boy thought it over. “Thanks for ours,” he said.',
        'When the others were packing up, {H} went back to the net. One corner had slipped off its hook, and {A} helped to hang it up. “It wasn’t the wrong one,” said {H}. “I was only early.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drew a long breath by the line, and let it out again.',
      '{names} looked at the net, and then at the other one.',
      { text: '{names} picked up a bottle that had fallen over.', needs: ['hands'] },
      { text: '{names} held one thumb up, and then turned it sideways.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the arrow, and ended up at the bottles.',
      '{names} moved along the line with the ball, up and down.',
      { text: '{names} scraped some mud off a boot, for the next arrow.', needs: ['hands'] },
      { text: '{names} pulled an orange apart for whoever was nearest.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running as well, as red as anybody.',
      '{names} went all the way round the net, to see both sides of it.',
      { text: '{names} clapped the whole kick, down to the last bit.', needs: ['hands'] },
      { text: '{names} shook the big glove too.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the boots were put by the door. They stood heel to toe, so that one pointed at each end of the hall.',
    '{H} washed off the last of the arrow, and got into bed. A bed has two ends as well. {H} had the one with the pillow, and would not have to change until the morning.'
  ],
  last: [
    'Far off on the dark field hung both the nets, and {H} was asleep.',
    'It was one to one, and there was no sun in anyone’s eyes, and {H} was asleep.'
  ]
})
