import { wishPlot } from '../wish-plot.ts'

export const playsForTheCountry = wishPlot({
  id: 'wish-plays-for-the-country',
  beginsElsewhere: true,
  wishes: ['plays for england', 'play for england', 'playing for england', 'played for england', 'england football', 'england team', 'england footballer', 'plays for scotland', 'play for scotland', 'plays for ireland', 'play for ireland', 'plays for wales', 'play for wales', 'plays for brazil', 'plays for india', 'plays for germany', 'plays for spain', 'plays for france', 'plays for argentina', 'plays for portugal', 'plays for america', 'national team', 'national football team', 'plays for country', 'play for country', 'lionesses', 'lioness football', 'three lions', 'famous footballer', 'famous footballers', 'famous football player', 'professional footballer', 'football star', 'football stars', 'star footballer', 'becomes a footballer', 'wants to be a footballer', 'real footballer', 'footballer stadium', 'football stadium', 'plays at wembley', 'wembley', 'premier league'],
  except: ['cricket', 'rugby', 'hockey', 'netball', 'tennis', 'basketball', 'chess', 'violin', 'hurt', 'injured', 'broke', 'broken', 'lost', 'lose', 'losing', 'picked', 'racist', 'war', 'army', 'queen', 'king', 'moved', 'moving', 'holiday', 'animals', 'dragon', 'dragons', 'dinosaur', 'cub', 'safari', 'zoo', 'missed', 'died', 'sticker', 'stickers', 'cards'],
  answers: ['football', 'footballer', 'footballers', 'england', 'team', 'national', 'plays', 'play', 'playing', 'played', 'country', 'famous', 'star', 'stadium', 'match', 'goal', 'goals', 'scores', 'score', 'player', 'shirt', 'cup', 'world', 'big', 'real', 'who', 'wants', 'becomes', 'soccer', 'wins', 'win', 'scotland', 'ireland', 'wales', 'brazil', 'india', 'germany', 'spain', 'france', 'argentina', 'portugal', 'america', 'wembley', 'lionesses', 'professional', 'be', 'at', 'final'],
  moods: ['proud', 'first'],
  company: ['team', 'shirt', 'bench', 'ball', 'referee', 'goalkeeper', 'stadium', 'goal', 'net', 'football', 'country', 'match', 'neck', 'grass', 'line', 'tummy', 'bee'],
  out: true,
  about: 'In the national team the last shirt is far too big, and the ball falls in at the neck.',
  titles: ['The Last Shirt', 'Where Is the Ball', '{H} Plays for the Whole Country', 'In at the Neck', 'Nobody Watches Who Walks'],
  want: [
    {
      id: 'the-last-shirt',
      A: 'partner',
      paragraphs: [
        'Tonight {H} played football in the national team. Only one shirt was left, number twenty-three. It came down to the knees, and the neck was as wide as a bucket. {H} didn’t mind. After a big match the players swap shirts, and {H} wanted to swap.',
        '“You’ve got to play first,” said {A}, who was the coach. “Nobody wants a clean one.” So {H} sat on the bench and waited. Eighty thousand people sang.'
      ]
    }
  ],
  way: [
    {
      id: 'the-anthem',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before it began they all stood in a row and sang the song of the country. {H} knew the beginning. After that it went up, and had words in it that nobody uses. “What comes now?” whispered {H}. {A} only moved both lips, like a fish.',
        '{H} looked along the row. They were all fish. Only the goalkeeper sang, and that was the song of the other country. “It’s the one I like,” said the goalkeeper.'
      ]
    },
    {
      id: 'a-peg-in-the-back',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s a bit roomy,” said {A}, and gathered up the shirt at the back. {A} put a peg on it. Then {H} had a tail behind, and in front it was nearly right. {H} ran three steps along the line, to try it. Ping, said the peg.',
        'It flew on to the grass and stood there. The referee came over and gave it a yellow card. “That wasn’t the team’s,” said {A}. “That was only mine.” The shirt had dropped to the knees again.'
      ]
    },
    {
      id: 'warming-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Substitutes have to warm up. They run along the side with their knees high. {H} ran too. From outside you couldn’t see any knees, only a shirt that had something going on in it. “Is there anybody in there?” called somebody from row one.',
        '“Twenty-three,” called {H}. “How many?” called the lady, and moved up. {A} gave {H} a slice of orange. It’s what they have in big matches. {H} hung the peel over the teeth and smiled at row one.'
      ]
    },
    {
      id: 'what-a-coach-shouts',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had to shout things, as coaches do. “Wide!” shouted {A}. “Man on! Second ball!” {H} looked, but there was only the one. “What does it mean?” asked {H}. “I’m not sure,” said {A}. “They’ve always shouted it. It seems to do them good.”',
        '“Can I do one?” {H} stood up on the bench, with {A} holding on to the shirt. “Mind the bee!” shouted {H}. Eleven players jumped to one side. “Now that’s a good one,” said {A}, and wrote it down.'
      ]
    },
    {
      id: 'bee-and-sneeze',
      A: 'partner',
      paragraphs: [
        'Number four had a bee in one sock. Number eight couldn’t stop sneezing. {A} sent others on. The famous number nine of the other team ran by, as big as a wardrobe. That shirt had shrunk in the wash, and neither arm would go up.',
        'In the last minute only {H} was left. “Off you go,” said {A}, “for the whole country.” {H} ran, and trod on the hem. “Oh,” said eighty thousand people. Down came the ball. {H} stuck out a big chest, like a real footballer. There was no bump. And there was no ball.'
      ]
    },
    {
      id: 'everybody-looks',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They all looked for it. The captain looked behind the corner flag. Number seven turned out both pockets, and found a bus ticket. “It was here a moment ago,” said the referee, and asked row one. Row one had thought that the others had it.',
        'At the side {A} looked under the bench. There were nine orange pips there and half a whistle. “That’s a pity,” said the famous number nine to {H}. “It was such a nice ball.” {H} thought so too, and helped to lift up a bit of the grass.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was the mascot. That’s somebody who sits by the line and brings luck. {A} had been given a scarf in the colours of the country, and had eaten one end. Whenever the others had a shot, {A} yawned. It put them off.',
        '“How does it do that?” asked their coach. “It’s been trained,” said {H}. They came to the bench to have a look. There were four shots at goal in that time, and nobody on their side saw any of them. They were all yawning.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I played for our street,” said {S}. “We had one pair of boots, for eleven of us. Whoever had the ball had the boots.” “How did you pass?” asked {A}. “You sat down,” said {S}, “and untied them. It was rather a slow game.”',
        '{S} looked out over the grass, where they were all in boots, on both feet. “We won, though, once,” said {S}. “The others only had the one.” {A} moved up closer on the bench.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came over the rail, with a pen, for an autograph. “Are you famous?” asked {S}. “Not yet,” said {A}. “I’m on in a minute.” {S} thought about it, and put the lid on the pen. “I’ll come back in a minute,” said {S}.',
        'Then {S} turned round again, and gave {A} a toffee. “It’s for when you’re tired,” said {S}. {A} put it down the shirt, to keep it safe. It was a long time before it arrived at the bottom.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} sat in row one with the flag of the country, and chewed the stick. They did the wave. Eighty thousand people stood up, one after the other, with their arms in the air. It came nearer, and nearer.',
        'When it came to {A}, up went both hands, and down came the flag on a gentleman’s hat. Then it was past. {A} looked after it, quite out of breath. It went all the way round, just to come back to {A}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} spoke it for the radio, high up under the roof. “At ours the ball would be white as well,” said {A}. “I can see twenty-two people. They’re all running after it. I’d have given each of them one.” It was quite a new way to speak of football.',
        'People at home turned it up. “Now somebody’s fallen over in a nightshirt,” said {A}. “No. It’s number twenty-three. It has got up. I’m glad.” All over the country they were glad too.'
      ]
    },
    {
      id: 'round-tummy',
      A: 'partner',
      paragraphs: [
        '“Where is it?” asked the referee. Both teams looked. By the bench {A} had begun to hop, and drew a big round tummy in the air.',
        '{H} looked down. The ball had gone in at the neck. Under the shirt there was something like a melon.'
      ]
    }
  ],
  turn: [
    {
      id: 'walking',
      A: 'partner',
      paragraphs: [
        '{A} pointed to the goal. So {H} walked. Nobody watches a footballer who walks. {H} held up both hands, to be fair, and came to the white line. “Have you seen it?” asked the goalkeeper. “It can’t be far,” said {H}.',
        'Behind the line {H} breathed out, right to the end. Plop. The ball dropped out of the bottom and rolled into the net. “Hands?” asked the referee. “Not one,” called {A}. Eighty thousand people jumped in the air, and the team sat on {H}.'
      ]
    },
    {
      id: 'slow-motion',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They showed it again on the big screen, very slowly. You saw how the ball came down. You saw {H}’s brave face, and how it went in at the top. “That’s where it was,” said {H}. “Didn’t you feel it?” asked {A}. “It was only a bit cold.” You saw that as well, in the eyebrows.',
        'Then came the walk, and that was as slow as paint. Everybody watched it right to the end, with their mouths open. “I was standing next to it,” said the goalkeeper, who held on to the post. “I asked it the way.”'
      ]
    },
    {
      id: 'the-interview',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Somebody came running over the grass with a microphone. “How did you do that?” “I just stuck out my chest,” said {H}. “And what did you think?” “That it was gone.” “And then?” “Then I had a tummy,” said {H}. They wrote it down, word for word.',
        'They wanted to know it from the coach as well. “We’ve practised it for years,” said {A}, and looked into the camera. {H} trod on a foot. “Since this evening,” said {A}.'
      ]
    },
    {
      id: 'on-shoulders',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They carried {H} round the stadium on their shoulders, and then they carried the coach. {A} had never been so high up without a ladder. “I can see the bus,” called {A}. Row one threw oranges. Number four was with them again, and the bee sat on the scoreboard.',
        'It sat on the nought of the other side. “That’s an eight, from here,” said the goalkeeper. They waved a scarf at it till it moved. After that it was one to nil, and it said so everywhere.'
      ]
    },
    {
      id: 'the-swap',
      A: 'partner',
      paragraphs: [
        'Then they swapped shirts. Number nine came right across the grass to {H}. “I’ve wanted yours all through the match,” said number nine. {A} pulled at the one end, and {H} at the other.',
        'The big shirt fitted like a glove. Number nine put up both arms and sighed. The little one went over {H}’s head, and ended just where a shirt should. “It fits,” said {H}. “It’s the wrong team,” said {A}. “Only till bedtime,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat at the end of the bench, under a blanket.',
      '{names} sang along, in no particular words.',
      { text: '{names} peeled oranges for both sides.', needs: ['hands'] },
      { text: '{names} painted the colours of the country on both cheeks.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the bee.',
      '{names} stood up whenever the lady in front stood up.',
      { text: '{names} waved a scarf for the whole country.', needs: ['hands'] },
      { text: '{names} looked for the ball under the seats.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped in the air with eighty thousand others.',
      '{names} ran on to the grass and got no card for it.',
      { text: '{names} threw a hat up, and another one came down.', needs: ['hands'] },
      { text: '{names} shook hands with the whole team.', needs: ['hands'] }
    ]
  },
  bed: [
    'The grass stayed on the socks till they were home. There they came off, and lay in front of the washing machine, and nobody put in anything hot.',
    '{H} washed a green chin. Number nine’s shirt hung over the chair, with both arms up.'
  ],
  last: [
    'The lights in the stadium went out, row after row, and {H} was asleep.',
    'Somewhere somebody as big as a wardrobe stretched both arms in bed, and {H} slept.'
  ]
})
