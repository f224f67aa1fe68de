import { wishPlot } from '../wish-plot.ts'

export const winningGoal = wishPlot({
  id: 'wish-winning-goal',
  beginsElsewhere: true,
  wishes: ['world cup', 'winning goal', 'cup final', 'world cup final', 'scoring goal final', 'scores goal final', 'scored goal final', 'wins world cup', 'euros final', 'champions league', 'last minute goal', 'penalty shootout', 'winning penalty', 'football final', 'soccer final', 'football championship', 'football tournament'],
  answers: ['football', 'soccer', 'scoring', 'scores', 'score', 'scored', 'scorer', 'winning', 'wins', 'win', 'won', 'final', 'finals', 'goal', 'goals', 'match', 'game', 'playing', 'plays', 'play', 'england', 'scotland', 'ireland', 'wales', 'brazil', 'argentina', 'spain', 'france', 'germany', 'portugal', 'australia', 'lionesses', 'matildas', 'women’s', 'my', 'team', 'kick', 'kicks', 'last', 'minute', 'second', 'trophy', 'cup', 'world', 'against', 'lifting', 'captain', 'being', 'penalty', 'league', 'stadium', 'school', 'tournament', 'player', 'footballer', 'become', 'becoming', 'his', 'her'],
  except: ['own goal', 'cricket', 'rugby', 'hurling', 'camogie', 'gaelic', 'netball', 'hockey', 'basketball', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'animal', 'animals', 'who', 'robot', 'robots', 'hurt', 'broke', 'broken', 'injured', 'lost', 'losing', 'missed', 'picked', 'tea', 'alien', 'aliens', 'monster', 'monsters', 'unicorn', 'unicorns', 'dog', 'cat', 'sad', 'nervous'],
  moods: ['proud', 'losing', 'first', 'learning'],
  company: ['hippo', 'referee', 'cup', 'world', 'goal', 'hall', 'final'],
  about: 'The last ten seconds of the World Cup final go on all day, because the hero always counts and misses, until nobody counts.',
  titles: ['Ten Seconds to Go', 'The Hippo in Goal', '{H} and the Longest Final', 'Before Half-Time', '{H} Stops Counting'],
  want: [
    {
      id: 'ten-seconds',
      A: 'partner',
      paragraphs: [
        'It was the World Cup final, and there were ten seconds left. Nobody had scored. The goal was two boots at the end of the hall. In the middle sat a cloth hippo, who was the goalkeeper. The football was a soft one. {H} wanted to score the winning goal.',
        '“Ten,” said {H}. “Nine. Eight.” At “one” {H} shot, and the hippo got it in the tummy. “Peep,” said {A}, who was the referee. “That’s the end.” “No,” said {H}. “Your watch was fast. There are ten seconds left.”'
      ]
    }
  ],
  way: [
    {
      id: 'hand-in-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had forgotten to come out properly. In a final each player holds a small person by the hand. {H} was the player and took {A} by the hand, and {A} bent both knees, to be small.',
        'They came out of the kitchen and looked straight ahead. “Are you nervous?” asked {A}, down there. “A bit,” said {H}. “Me too,” said {A}. “I’ve only been told to walk.”'
      ]
    },
    {
      id: 'washing-machine',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“That ball was over the line!” said {H}. “I’ll have another look at that,” said {A}. The referee drew a square in the air and went off to see it on the screen. The screen was the washing machine, which had a round one.',
        'They both knelt down in front. “There,” said {H}. “That’s a sock,” said {A}. They saw it again from the other side. It was still a sock. “No goal,” said the referee, “but the blue ones are nearly done.”'
      ]
    },
    {
      id: 'the-wall',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a free kick, and for that the other team puts up a wall. {A} was the wall, all five of them. Each one stood close to the next with both hands in front. “Don’t hit the third one,” said the wall. “It’s had its lunch.”',
        '{H} took three steps back and two to the left. When {H} ran up, the wall jumped, as they do. The ball rolled through under all ten feet of it, and the hippo sat down on it.'
      ]
    },
    {
      id: 'rolling',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The sleeve of a coat had touched {H}, quite lightly, in passing. {H} fell down and rolled over seven times, as far as the bathroom. “Foul!” said {H} from there.',
        '{A} came running with a wet sponge, and pressed it on the knee. The water was as cold as it comes. {H} was on both feet at once. “It works every time,” said {A}, and showed the coat a yellow card.'
      ]
    },
    {
      id: 'on-the-bench',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Substitution,” said {A}, and held up a five. The hippo was carried to the bench, with one foot up for the crowd, and got a blanket. On came a giraffe.',
        '{H} shot, and it went in between the legs, and three more did. “That didn’t count,” said {H}. “It’s too easy against a giraffe.” So the hippo had to warm up. It was run up and down the hall by its front feet.'
      ]
    },
    {
      id: 'other-commentator',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They had it on the radio as well, and the radio was {A}. “{H} has the ball. {H} still has the ball. There are ten seconds left in this final, as there have been for some time. Behind me people have begun to put up tents.”',
        '“Say something exciting,” said {H}. “They’re cooking noodles,” said {A}. “And somebody has had a baby, and called it Extra Time.”'
      ]
    },
    {
      id: 'small-sub',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'On came somebody for the other side, and it was {S}. {S} took the ball in both arms, ran the wrong way, and put it between two other boots. “Goal!” cried {S}. “Those are just boots,” said {A}. “That’s where they live.”',
        '{S} ran to the corner with both arms out, like an aeroplane. The crowd was beside itself. There was nothing to be done, and it was put down as a very fine one.'
      ]
    },
    {
      id: 'biscuit-tin',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“The first final that I saw was on a television as big as a biscuit tin,” said {S}. “There were twenty of us round it. When the goal came, my uncle stood up, and that was all I saw of it. I saw his braces.” “What was the goal like?” asked {A}.',
        '“Brown,” said {S}, “with a button on each side. They went up and down.” {S} laughed until there were tears in {S}’s eyes.'
      ]
    },
    {
      id: 'pet-pitch',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'In the eighty-ninth minute there was somebody on the pitch who had no ticket. It was {A}. The match had to stop, and all the world had a look at {A} instead.',
        'It was a nice rest for everybody. “You’re in the World Cup final,” {H} told {A}. It didn’t seem to be any news there. {A} looked at the hippo for a moment, and at the boots, and then let them go on.'
      ]
    },
    {
      id: 'since-lunch',
      A: 'partner',
      paragraphs: [
        'So there were ten seconds left. {H} counted, and at “one” hit the left boot. “There was a cow on the pitch,” said {H}. “We have to play it again.” The next ball flew into the coats. Those ten seconds had been going on since lunch, and the hippo got better and better.'
      ]
    },
    {
      id: 'a-fright',
      A: 'partner',
      paragraphs: [
        '“It’s the counting,” said {A}. “At three your shoulders go up. At two you shut your eyes. And at one your foot gets a fright.” “But it’s got to be the last second,” said {H}, “or it isn’t the winning goal.” “Once it came before half-time,” said {A}. “In a real final. It only has to be the last one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'clock-back',
      A: 'partner',
      paragraphs: [
        '“Then it’s before half-time,” said {H}, and turned {A}’s watch back. Nobody was counting. {H} looked at the ball, and at the bit of hall beside the hippo’s left ear. Then {H} kicked, as if it were any day of the week. It rolled by under the ear, and in.',
        '“Goal,” said {A}, quite surprised. {H} slid along the hall on {H}’s knees. “I’ve won the World Cup!” “Not yet,” said the referee. “There are forty-seven minutes to go. It’s only the winning goal if there isn’t another.”'
      ]
    },
    {
      id: 'goooal',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In some countries the man on the radio shouts goal for as long as he has any breath. {A} tried it. “Go-o-o-o-o,” said {A}, and went into the kitchen with it, and came out again with it. “O-o-o-o-al.”',
        '{A} had to hold on to the door. “How far did it go?” “Round the table,” said {H}. “The l came when you were by the fridge.”'
      ]
    },
    {
      id: 'swapped-shirts',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After a big match the players swap shirts. {H} and {A} did that with their jumpers, both at once. For a time it was one animal, with four arms and no head. The hippo swapped as well, and got a sock.',
        '“You smell of the other team,” said {H}. “You smell of toast,” said {A}. It was a great moment in sport, and both of them were stuck.'
      ]
    },
    {
      id: 'shaking-hands',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was something to be settled with the goalkeeper. {H} sat down beside the hippo, between the boots. “It wasn’t your fault,” said {H}. “It was a good corner. And you had the sun in your ear.”',
        '“What does it say?” asked {A}. {H} listened. “It says that it saw it all the way,” said {H}. “It only thought there’d be a countdown.”'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        'So they played forty-seven minutes more, and nobody was to score. They did it lying down, feet to feet, and rolled the ball to and fro with their soles. “Which minute is it?” asked {H}. “The eightieth,” said {A}. The hippo leaned on one boot. It got quieter and quieter in the stadium.',
        'Then {A} yawned three times, long and slow. “That’s the final whistle,” said {A}. The World Cup was a mug with two handles. There was milk in it, and one sip was left for the goalkeeper.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} filled the stadium, as far as the coat stand.',
      '{names} invaded the pitch, and had to be sent off again.',
      { text: '{names} waved the flags of all nations, which were socks.', needs: ['hands'] },
      { text: '{names} put the hippo’s ear back in place.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in at three, and did not know where to go with it.',
      '{names} groaned, and so did the far end of the hall.',
      { text: '{names} searched the coats for the ball, and found a peppermint.', needs: ['hands'] },
      { text: '{names} stood up the left boot, with a word of comfort.', needs: ['hands'] }
    ],
    turn: [
      '{names} slid after {H}, along the whole hall.',
      '{names} let out a great cheer, and it went twice round the stadium.',
      { text: '{names} shook the hippo’s paw, for a good match.', needs: ['hands'] },
      { text: '{names} hung up a net of string, now that it had been needed.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the boots back by the door, with room for a ball between them.',
    '{H} washed, and the hippo came along into bed and had the middle, as it was used to. {H} began to count, and then left it.'
  ],
  last: [
    'There were no seconds left, and nobody counted them, and {H} was asleep.',
    'The goalkeeper had the middle, and {H} slept beside it, and it stayed one to nothing.'
  ]
})
