import { wishPlot } from '../wish-plot.ts'

export const firstGoal = wishPlot({
  id: 'wish-first-goal',
  wishes: ['first goal', 'first goals', 'first ever goal', 'first football goal', 'first soccer goal', 'first goal football', 'first goal soccer', 'first goal team', 'scored first goal', 'scores first goal', 'scoring first goal', 'score first goal', 'got first goal', 'very first goal', 'kicked first goal', 'goal knee', 'goal off knee', 'goal with knee', 'scored with knee', 'scored off knee', 'scores with knee', 'scored by accident', 'accidental goal', 'goal by accident', 'lucky goal', 'fluke goal', 'finally scored goal', 'finally scores goal', 'finally scored football', 'finally scored soccer', 'first futsal goal', 'first goal training', 'first goal school team'],
  answers: ['first', 'goal', 'goals', 'ever', 'very', 'scored', 'scores', 'score', 'scoring', 'scorer', 'got', 'kicked', 'kicks', 'kick', 'football', 'footballer', 'soccer', 'futsal', 'ball', 'team', 'club', 'game', 'match', 'training', 'practice', 'practise', 'tournament', 'league', 'school', 'park', 'pitch', 'field', 'playground', 'saturday', 'sunday', 'morning', 'today', 'yesterday', 'afternoon', 'weekend', 'finally', 'at', 'last', 'real', 'proper', 'foot', 'left', 'right', 'knee', 'knees', 'head', 'boot', 'boots', 'muddy', 'mud', 'rain', 'proud', 'happy', 'excited', 'amazing', 'brilliant', 'great', 'best', 'dreams', 'dream', 'lucky', 'luck', 'accident', 'accidentally', 'by', 'off', 'with', 'in', 'for', 'my', 'his', 'her', 'our', 'son', 'daughter', 'brother', 'sister', 'boy', 'girl', 'cousin', 'grandson', 'friend', 'dad', 'mum', 'daddy', 'mummy', 'grandad', 'grandpa', 'watched', 'watching', 'cheered', 'cheering', 'won', 'wins', 'wants', 'to', 'season', 'after', 'trying', 'time', 'under', 'little', 'new', 'and', 'against', 'everyone', 'whole', 'granny', 'grandma', 'nana', 'mom', 'mommy', 'coach'],
  except: ['own goal', 'own net', 'wrong', 'final', 'world cup', 'penalty', 'hockey', 'netball', 'basketball', 'hurling', 'gaelic', 'rugby', 'handball', 'polo', 'dragon', 'dinosaur', 'robot', 'alien', 'unicorn', 'monster', 'hurt', 'broke', 'injured', 'hospital', 'lost', 'saving', 'savings', 'life', 'learning', 'ducks', 'keeper', 'goalkeeper', 'goalie'],
  moods: ['first', 'proud'],
  company: ['ball', 'goal', 'knee', 'foot', 'slippers', 'sock', 'socks', 'mud', 'boot', 'boots'],
  about: 'The first goal ever went in so fast that {H} cannot say with which foot, and both feet try to take the praise, until the mud on one knee is looked at.',
  titles: ['Which Foot It Was', 'The First Goal', 'A Knee in the Right Place', '{H} Scores One', 'Six Corners of Mud'],
  want: [
    {
      id: 'one-goal',
      A: 'partner',
      paragraphs: [
        '{H} had scored a goal, the first one ever. All the way home {H} carried the muddy ball and told about the goal. “The ball came, and I was there, and it was in!”',
        '“I saw it go in,” said {A}, “but there were so many legs. Which foot was it?” {H} stood in the hall and looked down at both. It had been too quick. And {H} wanted to do it again, and for that you have to know.'
      ]
    }
  ],
  way: [
    {
      id: 'slippers',
      A: 'partner',
      paragraphs: [
        'Two slippers were the goal, and a ball of rolled-up socks was the ball. First the right foot tried. The socks flew in among the coats. “It wasn’t the right one,” said {A}.',
        'Then it was the left foot’s turn. It swung, and went by above the socks, and {H} sat down. “It wasn’t the left one either,” said {H} from the floor. There were no other feet. “Then who scored my goal?”'
      ]
    },
    {
      id: 'it-grows',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Tell it once more, and slowly,” said {A}. {H} told the goal again. By now the ball had come from a long way off, and very high, and it had whistled. “On the way home it only rolled,” said {A}.',
        '{H} thought about it. It was hard to say. Whenever you told the goal, it came from a little further back. “If we wait until Sunday,” said {A}, “it will have to come from abroad.”'
      ]
    },
    {
      id: 'ask-the-boots',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} turned the boots over on the mat. From the right one fell some grass. From the left one fell some grass and a snail shell. “The left one’s been further,” said {A}.',
        '{H} knocked them together, sole to sole. They each had the same studs, and the same mud between. Neither of them looked as if it had scored. They looked as if they would like to be pulled open and left in peace.'
      ]
    },
    {
      id: 'the-arms',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Of one thing {H} was certain, and that was afterwards. Both arms had gone up by themselves. Nobody had told them. “They stayed up for the whole way back,” said {A}, “even past the man with the flag.”',
        '{H} put them up now, in the hall, to see if the feet would remember. The arms were ready. They knew all of it by heart, the goal and the shout. But the feet just stood there and waited to be told.'
      ]
    },
    {
      id: 'other-saw-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{H} held out both feet, to be pointed at. {A} closed both eyes, so as to see the goal again. “There was a dog,” said {A}, “with a spot. It was going to sneeze.”',
        '“And my foot?” asked {H}. “There was such a sneeze,” said {A}. “The whole dog turned round with it.” So of the sneeze they now had a very good witness.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I scored my first goal with a hat,” said {S}. “On your head?” asked {A}. “It had been. It blew off, and the ball met it on the way.” They had argued until dark over whether hats can score.',
        '“And can they?” “It was put to the vote,” said {S}. “Six were for the hat. They threw it up in the air three times. I was allowed to carry it home.” {A} would have liked to shake its brim.'
      ]
    },
    {
      id: 'child-in-goal',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} went in goal, between the slippers, with a cushion. “Try and get past me,” said {S}. {A} took a run with the right foot, and the socks hit the cushion. {A} took a run with the left foot, and they flew up among the coats.',
        'Then {S} bent down to scratch, and the socks rolled slowly through behind. Nobody had kicked them. They had dropped off a coat. “That doesn’t count,” said {S}. “A coat hasn’t any feet.”'
      ]
    },
    {
      id: 'pet-scores',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been watching those socks. The next time they rolled, {A} got them, and carried them off under the table. Then {A} came back past the goal, and laid them down between the slippers.',
        '“That’s in,” said {H}. It was {A}’s first, too. There was no question at all of which foot it had been. {A} sat down beside the socks, and left the cheering to {H}.'
      ]
    },
    {
      id: 'right-foot-swanks',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s always the right foot,” said {H}. “It goes first up every step. It’s first in the bath, and first in the sock.” The right foot held its toes rather high. “And what does the left one do meanwhile?” asked {A}.',
        '{H} tried to kick, and looked. Meanwhile the left foot was holding up all the rest. It had {H} on it, and the right foot as well. “It could do nothing else,” said {A}. “It had its hands full.”'
      ]
    },
    {
      id: 'six-corners',
      A: 'partner',
      paragraphs: [
        '{A} looked at {H}’s legs, which were muddy all the way up. “There are stripes on the shins,” said {A}, “but that’s no stripe.” On the left knee was a round patch, and in it were lines, with corners.',
        '{H} counted six corners. The ball lay on the mat, and it was made of patches. {H} laid a finger on one, and went round it. Six.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-knee',
      A: 'partner',
      paragraphs: [
        '“It was my knee,” said {H}. A wet ball prints whatever it hits. “But you can’t kick with a knee,” said {A}. “I didn’t,” said {H}. “I was there.” {H} stood in front of the slippers and threw the socks at the door.',
        'Twice the socks missed. The third time they came back, met the knee, and rolled into the goal. The feet had not moved. “That’s just how it was,” said {A}.'
      ]
    },
    {
      id: 'knee-is-told',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The knee had never been praised before. People ask what it has bumped into now, and that’s all. {H} bent down and told it that it had scored. It went wrinkly at the top, as knees do when you bend.',
        '“It’s smiling,” said {A}. {H} straightened up, and it was serious again. Down, and it smiled. The other knee smiled as well. It had not been there, but it was glad for the first.'
      ]
    },
    {
      id: 'it-doesnt-want-to',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now the knee was to do it on purpose. {H} threw the socks up, and jerked the knee, and the socks went over a shoulder. {H} jerked it the other way, and they went into the umbrella stand. “It’s trying too hard,” said {A}.',
        'So {H} whistled, and looked at the lamp, so that the knee should not notice. The socks went past it. “And now it’s not trying at all,” said {A}. There is a middle, but it’s small.'
      ]
    },
    {
      id: 'how-much-knee',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How much of a goal is it,” asked {H}, “if it was only the knee?” {A} thought that it was a whole one. There was no such thing as a bit of a goal. It was in or it was not.',
        '{H} wrote a one on the side of a paper bag, with a thumb and some mud. It looked thin, by itself, on all that paper. “It’s the most you can get at once,” said {A}. {H} gave it a boot to stand on.'
      ]
    },
    {
      id: 'clean-patch',
      A: 'partner',
      paragraphs: [
        'Then it was time to wash. {H} held both hands over the knee. “That’s my goal,” said {H}, “and it’s the only one.” {A} was looking at the ball. “Turn it over,” said {A}. On its other side, in all that mud, was one clean patch, as big as a knee.',
        'What is on the knee is not on the ball. So the goal was there as well. {H} carried the ball to the shelf, and set it down with the clean patch to the front. Now the knee could be washed.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had shouted as well, and couldn’t say which foot it was for.',
      '{names} voted for the right foot, and then for the left one.',
      { text: '{names} spread a newspaper under the first goal’s boots.', needs: ['hands'] },
      { text: '{names} lent one slipper for the goal.', needs: ['hands'] }
    ],
    way: [
      '{names} tried both feet too, and hit the coats with each.',
      '{names} remembered that the goal had made a flat sort of noise.',
      { text: '{names} fetched the socks out from among the coats.', needs: ['hands'] },
      { text: '{names} turned the ball round on the mat, in case it remembered.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in the right place too, and was missed by the socks.',
      '{names} looked from the knee to the ball, and said that it fitted.',
      { text: '{names} rolled the socks up again, in case the knee had another in it.', needs: ['hands'] },
      { text: '{names} brought the knee a wet flannel, and was told not yet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The slippers stopped being a goal and stood side by side, and the socks were two again.',
    '{H} washed, and the six corners went last. In bed {H} put the knee where it would be in the right place.'
  ],
  last: [
    'On the shelf was the ball, with the goal to the front, and {H} was asleep.',
    'Two feet lay still, and had done nothing, and one knee had. {H} was asleep.'
  ]
})
