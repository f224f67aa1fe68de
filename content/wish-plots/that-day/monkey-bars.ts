import { wishPlot } from '../wish-plot.ts'

export const monkeyBars = wishPlot({
  id: 'wish-monkey-bars',
  wishes: ['can’t do the monkey bars yet', 'can’t do monkey bars', 'cannot do monkey bars', 'can’t do monkey bars only first two', 'only first two monkey bars', 'only first monkey bars', 'only two monkey bars', 'only three monkey bars', 'only half monkey bars', 'monkey bars not yet', 'learning monkey bars', 'learn monkey bars', 'learned monkey bars', 'learnt monkey bars', 'practising monkey bars', 'practicing monkey bars', 'practises monkey bars', 'practices monkey bars', 'trying monkey bars', 'tries monkey bars', 'tried monkey bars', 'wants to do monkey bars', 'want to do monkey bars', 'across monkey bars', 'all the way monkey bars', 'third monkey bar', 'next monkey bar', 'one monkey bar', 'monkey bar', 'did the monkey bars by herself', 'monkey bars first time', 'monkey bars all by himself', 'almost monkey bars', 'nearly monkey bars', 'monkey bars reach', 'monkey bars too far', 'monkey bars arms', 'monkey bars hanging', 'monkey bars blisters', 'monkey bars hands hurt', 'swing monkey bars', 'swinging bars playground', 'horizontal ladder playground', 'overhead ladder playground', 'monkeybars', 'monkeybar', 'monkey bars friends can', 'monkey bars everyone can', 'falling off monkey bars', 'keeps falling off monkey bars', 'playground bars across', 'climbing bars across'],
  answers: ['monkey', 'bars', 'bar', 'first', 'second', 'third', 'two', 'three', 'half', 'eight', 'only', 'just', 'still', 'yet', 'cannot', 'couldn’t', 'could', 'do', 'does', 'did', 'done', 'manage', 'managed', 'reach', 'reached', 'get', 'gets', 'got', 'make', 'made', 'across', 'along', 'end', 'way', 'all', 'whole', 'next', 'far', 'hang', 'hangs', 'hanging', 'hung', 'swing', 'swinging', 'swings', 'drop', 'drops', 'let', 'go', 'goes', 'arms', 'arm', 'hands', 'hand', 'blisters', 'blister', 'sore', 'strong', 'stronger', 'try', 'tries', 'tried', 'trying', 'practise', 'practice', 'practising', 'practicing', 'learn', 'learning', 'learned', 'wants', 'want', 'wish', 'playground', 'park', 'school', 'nursery', 'preschool', 'kindergarten', 'gym', 'playtime', 'recess', 'break', 'friend', 'friends', 'everyone', 'everybody', 'others', 'cousin', 'sister', 'brother', 'big', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'granny', 'grandad', 'today', 'yesterday', 'tomorrow', 'summer', 'every', 'day', 'weekend', 'sad', 'frustrated', 'cross', 'proud', 'herself', 'himself', 'alone', 'without', 'help', 'climbing', 'frame', 'and', 'but', 'because', 'time', 'can', 'is', 'so'],
  except: ['fell', 'bad fall', 'nasty fall', 'fall arm', 'fall head', 'broke', 'broken', 'hospital', 'arm broken', 'afraid', 'scared', 'scary', 'frightened', 'fear', 'fears', 'terrified', 'petrified', 'nervous', 'worried', 'teased', 'laughed', 'bullied', 'pushed', 'zoo', 'chocolate', 'wet', 'ants'],
  out: true,
  moods: ['learning', 'first', 'waiting', 'proud'],
  company: ['bar', 'bars', 'step', 'stick', 'shadow', 'feet', 'sand', 'swing', 'dents', 'girl', 'gibbon', 'spider'],
  about: 'The hero can only do the first two of eight monkey bars, and measures bars and arms, until it is seen that the feet had done those two from the step, and that feet can push off from nothing.',
  titles: ['Only the First Two', 'Two Dents in the Sand', 'Off from Nothing', '{H} Hangs on the Second', 'It Comes and It Goes'],
  want: [
    {
      id: 'two-of-eight',
      A: 'partner',
      paragraphs: [
        '{H} could do the monkey bars, but only the first two. There were eight of them, over the sand. {H} pushed off from the step, and swung to the first and the second. And there it stopped. {H} hung by both hands, looked at the third, and dropped. In the sand were two dents, always at the same place. “They’ve put the third one further off,” said {H}. “It doesn’t look it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'stick-and-arm',
      A: 'partner',
      paragraphs: [
        'The shadows of the bars lay in the sand like a ladder. {H} laid a stick from one to the next. It fitted from the second to the third, just as it had from the first to the second. “Then it’s my arm that’s too short,” said {H}. So the arm had to be stretched. {H} hung by it from the first bar, while {A} counted to ten. The arm had not got longer. It had only got tired.'
      ]
    },
    {
      id: 'dry-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The big ones rub their hands with sand first, and so {H} did that. It was fine sand, and dry. Then {H} took hold of the first monkey bar, and it was like hanging from a biscuit.',
        'The sand trickled down both sleeves, and from there a good bit further. “Is it better?” asked {A}. {H} dropped, and stood quite still, and inside it went on running down. “I’m an hourglass,” said {H}.'
      ]
    },
    {
      id: 'spider-at-the-eighth',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The first bar shone, and so did the second, for everybody had had hold of those. The third was a bit less bright. So it went on, and at the far end the eighth was quite dull. A spider had its web there. “Nobody’s ever disturbed that one,” said {A}.',
        '{H} looked up at the spider. It went over to the seventh and back, and did not even hurry. “It’s got eight legs,” said {H}. “That’s one for each bar. It only has to stand there.”'
      ]
    },
    {
      id: 'from-the-other-end',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the far end there was a step as well. So {H} walked round, and began there. {H} got to the eighth, and on to the seventh, and then the sixth was too far. “That’s two again,” said {A}.',
        '{H} sat down on the step, and did the sum with both hands. There were two at this end, and two at the other. “Then I can do four,” said {H}. “Only not in a row.” They looked at the four in the middle. Those hung there side by side, and did not look sorry.'
      ]
    },
    {
      id: 'leave-one-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I always get stuck at the second,” said {H}, “so I won’t go there.” From the first bar {H} looked past it, to the third. It was now twice as far. The second hung in between, and got in the way of looking.',
        '{H} held on for as long as could be, and tried to think that it was not there. “You’re staring at it,” said {A}. It is very hard not to take the only thing that is near enough. A moment later {H} was on it.'
      ]
    },
    {
      id: 'the-itch',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There is a good deal that you can do while you hang. You can sing. You can look over the hedge, and see a bus without its wheels. {H} told {A} about all of it. Then {H}’s nose began to itch.',
        'Both hands were busy. {H} tried a shoulder, but it did not come up far enough. {H} blew upwards. “Think about something else,” said {A}. “I’m thinking about ears,” said {H}, and now the ears itched as well. So that was the end of that go.'
      ]
    },
    {
      id: 'gibbon',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who’s best at monkey bars?” asked {H}. “Gibbons,” said {A}. “They’ve got arms that are longer than their legs. When they’re in a hurry, they let go with one hand before the other’s got hold.” {H} thought about that.',
        '“And what do they hold on to in between?” “Nothing,” said {A}. “For a moment it’s just a gibbon.” {H} tried it on the sand, with a hop from one shadow to the next. For a moment it was just {H}, and that was very nice.'
      ]
    },
    {
      id: 'other-underneath',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} wished to help, in case of a drop. So {A} stood below the second bar, with both arms out like a tray. {H} hung and looked down. “You’re standing where I drop,” said {H}. “That’s the idea,” said {A}.',
        'So as not to land on {A}, {H} swung aside, and came down beside the tray. {A} moved over. The next time {H} came down on the other side. “You keep missing me,” said {A}.'
      ]
    },
    {
      id: 'pet-digs',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} sniffed at the two dents, and found that they were well begun. {A} went on with them. The sand flew out behind, as far as the slide. After a while you could see only a back, and then the tip of something.',
        '{H} hung from the second bar, and looked down into it. It was now a good deal further to the ground than it had been this morning. “Fill it in, please,” called {H}. {A} thought that this was praise, and hurried. So {H} filled it in, with both feet. Then the two dents had to be made again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had monkey bars too,” said {S}, “but only the first one. It was in the yard, for beating carpets.” “And then?” asked {A}. “Then nothing,” said {S}. “You hung on it, and that was all of it. We could do the whole thing, from end to end.”',
        '{A} thought of a monkey bar on which you had always finished. “Didn’t it get dull?” asked {A}. “On Fridays there was a carpet on it,” said {S}. “That was a good deal harder.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I can do all of them,” said {S}, and lay down in the sand on the shadows. {S} took hold of the first one, and then of the second. Then came the third, the fourth and the rest, and nothing was too far. “Look where I am!” called {S}.',
        '{A} had to say that it was the eighth. “But you’re lying down,” said {A}. {S} held on to the shadow with both hands, and looked over the edge. “Don’t make me laugh,” said {S}, “or I’ll let go.”'
      ]
    },
    {
      id: 'it-was-the-feet',
      A: 'partner',
      paragraphs: [
        '“Do the first two again,” said {A}, “and I’ll watch.” {H} went off from the step, one, two, and hung. “It was your feet,” said {A}. “They pushed you off. That took you to the first, and there was some left for the second. Now it’s used up.” {H} looked down. The feet hung there like washing. All this time {H} had thought that it was the hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-swings-do',
      A: 'partner',
      paragraphs: [
        '“But there’s no step up here,” said {H}. {A} was looking at the swings. On one sat a girl, and her feet were in the air as well. They went forward and back, they pushed off from nothing at all, and up she went. {H} watched those feet for a while. Then {H} went back to the step.'
      ]
    },
    {
      id: 'shoes-off',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The feet were to do it, and should have it easy, so {H} took off both shoes. The shoes stood side by side on the step, and looked on. {H} hung from the first bar, with ten toes out. One foot went forward, and the other one went back.',
        '“They’re walking,” said {A}. {H} told them to go together, like a pair. For that they had to see each other, so {H} laid one over the other. Then they swung like the thing in a clock.'
      ]
    },
    {
      id: 'only-the-first-three',
      A: 'partner',
      paragraphs: [
        'One, two, and {H} hung. Now the feet went forward and back, off from nothing. The third bar came a bit closer, and went away. “It’s coming!” called {H}. “Let it,” said {A}. It came closer still, and went. The next time it was there, and {H} had hold of it. The hand behind wanted to stay on the second, where it had always stayed. But the feet swung by, and took it along. {H} hung from the third by both hands, and looked at the fourth. It was too far. In the sand were two new dents. “How many can you do?” asked {A}. “Only the first three,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said “two” out loud, each time, so that it was not forgotten.',
      '{names} found a place on the sand from which you saw all eight.',
      { text: '{names} swept the step, so that the feet had something to push.', needs: ['hands'] },
      { text: '{names} drew a ring round the two dents with a finger.', needs: ['hands'] }
    ],
    way: [
      '{names} walked along below the bars, and said that it was five steps in all.',
      '{names} looked at the arm, which had not got longer, only redder.',
      { text: '{names} held the stick up to the sky, and from there it fitted as well.', needs: ['hands'] },
      { text: '{names} warmed the tired arm between two hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} called “forward” and “back”, so that the feet knew which.',
      '{names} counted how often the third one came.',
      { text: '{names} smoothed out the old dents, for they were not needed.', needs: ['hands'] },
      { text: '{names} emptied a shoe, and it was about half of the playground.', needs: ['hands'] }
    ]
  },
  bed: [
    'Over the sand hung eight bars, and three of them were still a little warm. By now even the girl’s swing hung straight.',
    '{H} washed two red hands, and then two feet, which had more to tell. In bed there was no step to push off from, and the feet did not mind.'
  ],
  last: [
    'Under the blanket the feet went off from nothing, forward and back, and {H} was asleep.',
    'The fourth one came a bit closer, and went away, and {H} slept and let it.'
  ]
})
