import { wishPlot } from '../wish-plot.ts'

/** It may have been played or watched, in any sport; how many it was is not said. */
export const ourTeamLost = wishPlot({
  id: 'wish-our-team-lost',
  wishes: ['team lost', 'our team lost', 'team loses', 'team losing', 'lost match', 'losing match', 'lost football', 'losing football', 'lost soccer', 'lost rugby', 'lost cricket', 'lost hockey', 'lost netball', 'lost basketball', 'lost baseball', 'lost handball', 'lost volleyball', 'lost final', 'lost finals', 'losing final', 'lost cup final', 'lost semi-final', 'lost semifinal', 'lost tournament', 'lost league', 'lost penalties', 'lost derby', 'lost big game', 'lost football game', 'lost soccer game', 'team beaten', 'team got beaten', 'england lost', 'football defeat', 'team didn’t win', 'didn’t win match', 'didn’t win final', 'knocked out cup'],
  answers: ['lost', 'lose', 'loses', 'losing', 'loss', 'defeat', 'beaten', 'beat', 'team', 'teams', 'our', 'their', 'his', 'her', 'my', 'we', 'they', 'match', 'matches', 'game', 'games', 'final', 'finals', 'semi', 'semi-final', 'semifinal', 'quarter', 'tournament', 'league', 'cup', 'penalties', 'penalty', 'shootout', 'extra', 'time', 'derby', 'big', 'first', 'last', 'season', 'football', 'soccer', 'rugby', 'cricket', 'hockey', 'netball', 'basketball', 'baseball', 'handball', 'volleyball', 'england', 'win', 'winning', 'won', 'didn’t', 'not', 'goal', 'goals', 'points', 'nil', 'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'score', 'today', 'yesterday', 'tonight', 'weekend', 'saturday', 'sunday', 'school', 'club', 'under', 'sevens', 'eights', 'nines', 'upset', 'disappointed', 'sad', 'gutted', 'cross', 'cried', 'crying', 'tears', 'so', 'very', 'really', 'about', 'it', 'when', 'after', 'because', 'played', 'playing', 'play', 'plays', 'watched', 'watching', 'favourite', 'favorite', 'supports', 'son', 'daughter', 'again', 'every', 'always', 'badly', 'close', 'knocked', 'out', 'tough', 'hard', 'all', 'the', 'to', 'and', 'against', 'other', 'lot', 'only', 'just'],
  except: ['board', 'card', 'cards', 'chess', 'snakes', 'ladders', 'uno', 'ludo', 'video', 'computer', 'xbox', 'dice', 'sore', 'loser', 'cheat', 'cheated', 'cheating', 'bet', 'money', 'died', 'dead', 'killed', 'crash', 'war', 'injured', 'injury', 'hurt', 'broke', 'broken', 'hospital', 'ambulance', 'fight', 'fighting', 'police', 'angry', 'furious', 'shouted', 'shouts', 'shouting', 'yelled', 'screamed', 'hits', 'hit', 'blamed', 'blames', 'bullied', 'laughed', 'racist', 'fault', 'sacked', 'dropped', 'sent', 'ball', 'kit', 'boots', 'shirt', 'medal', 'bag', 'shoe', 'job', 'dragon', 'dragons', 'dinosaur', 'dinosaurs', 'robot', 'robots', 'animals', 'animal', 'monster', 'pirate', 'race', 'spelling', 'dance', 'tooth', 'dog', 'cat', 'mascot', 'friend', 'coach', 'found', 'quiz', 'own goal'],
  nothingElse: true,
  fed: true,
  moods: ['losing', 'lost', 'quarrel', 'learning', 'change'],
  company: ['match', 'cheer', 'jar', 'lid', 'gherkins', 'teaspoons', 'forks', 'pea', 'neighbour', 'key', 'door', 'window', 'table', 'team', 'van', 'whistle'],
  about: 'Their team has lost, and the cheer for winning is stuck, until it comes out at a jar that was hard to open, and the match is played again and cheered all the way to losing.',
  titles: ['A Cheer Left Over', 'We Lost Again, Hurrah', 'Teaspoons Against Forks', '{H} Cheers for a Gherkin', 'It Was Still in There'],
  want: [
    {
      id: 'stuck-cheer',
      A: 'partner',
      paragraphs: [
        'Their team had lost the match. {H} had saved up a cheer for the end, a long one, for winning. Now it was stuck. “It’s as big as a bun,” said {H}, and showed where. “Mine’s slipped into both knees,” said {A}. {H} wanted to get it out before bedtime. Nobody can lie down on a thing like that.'
      ]
    }
  ],
  way: [
    {
      id: 'owl-with-a-cold',
      A: 'same',
      paragraphs: [
        '“We’ll just let it out,” said {A}. “One, two, three.” “Hoo,” said {H}. It was like an owl with a cold. “It looks to see who’s won first,” said {H}. “The others have,” said {A}. So they tried to cheer for the other team. It came as far as {H}’s teeth, turned round, and went down again. Now it was a loaf.'
      ]
    },
    {
      id: 'two-halves',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They each drank a glass of water on it, as you do for hiccups. “Hur,” said {H}. That was half of it, but the rest did not come. “Rah,” said {A} on the other side of the table. They looked at each other, and did it again, closer together.',
        '“Hur.” “Rah.” It was nearly a whole one. But you could hear that nobody meant it.'
      ]
    },
    {
      id: 'whose-fault',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} took a pencil, and they wrote down what it had been. It had been the wind. It had been the sun, and the whistle, and the grass, which was too long on one side. It had been a dog that barked.',
        '“And the others were better,” said {A}. They both looked at that for a while. “Put it at the bottom,” said {H}, “and not so big.” So they lost because of the wind.'
      ]
    },
    {
      id: 'elder-nine-years',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, our team lost for nine years,” said {S}. “We had a song for it, with a lot of verses. We sang it all the way home on the bus.” “And did they never win?” asked {A}.',
        '“Once,” said {S}. “We stood there, and nobody knew what you do. So we sang it all the same.” {S} could still hum it. It was the most cheerful song that {A} had ever heard.'
      ]
    },
    {
      id: 'child-has-started',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came running round the table with a tea towel over {S}’s head. “Hurrah!” shouted {S}. “We lost!” “You don’t cheer for that,” said {A}. “But I’ve started,” said {S}, and ran on. You cannot stop that in the middle.',
        '{A} ran behind for one round, to see how it was done. Only {S}’s cheer came out. “You’ve got to have the towel,” said {S}.'
      ]
    },
    {
      id: 'pet-looks-for-it',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had not been told yet. “We’ve lost,” said {H}. {A} looked at {H}, and then at the floor, to the left and to the right. Whatever it was, it could not be far.',
        '“Not like that,” said {H}. But {A} went on looking for a good while. It did {H} good that somebody was doing something about it.'
      ]
    },
    {
      id: 'in-a-tin',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We could keep it for the next match,” said {A}, and held out an empty biscuit tin. {H} bent over it. “Hoo,” said {H}, and {A} clapped on the lid. They put it on the shelf, next to the rice.',
        'After a bit {H} wanted to know how it was getting on. They opened it a crack. Out came a smell of ginger, and that was all. “It’s gone off,” said {A}.'
      ]
    },
    {
      id: 'plop',
      A: 'partner',
      paragraphs: [
        'At supper the lid would not come off the gherkins. {A} pulled, with the jar between both knees. {H} held on to it from below. They went red, and the jar went round with them. Then it said plop. “Hurrah!” shouted {H}.',
        'They both sat still. It had been a bit of the cheer, and it was out. “But nobody’s won,” said {H}. “It never asked,” said {A} slowly. “It only saw how hard we pulled.”'
      ]
    }
  ],
  turn: [
    {
      id: 'van',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Outside, a van tried to park. It went forwards and back, and forwards and back. The gap was a hand longer than the van. {H} and {A} stood behind the window and held on to each other. “Left!” whispered {A}. “Now the other left!” whispered {H}.',
        'At the seventh try it was in. “Hurrah!” they shouted, both at once. The driver got out, looked up, and took off her cap.'
      ]
    },
    {
      id: 'last-spin',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The washing machine had come to its last spin. It shook from top to bottom, and walked a little way out of its corner. “It won’t manage,” said {H}. “It’s got the bath mat in there,” said {A}, “and it’s not young.”',
        'It howled, and it clicked, and it stood still. “Hurrah!” called {H}, and {A} wiped its lid with a towel. It was hot, and dripped a bit at the side.'
      ]
    },
    {
      id: 'teaspoons-and-forks',
      A: 'partner',
      paragraphs: [
        '“Our team pulled as well,” said {H}. “All the time, and nobody cheered.” So they played the match again on the table. The teaspoons were their team, and the forks were the others, and there was a pea. “Here we ran all the way back,” said {H}. “Hurrah!” “Here somebody helped somebody up,” said {A}. “Hurrah!” “And here we fell over our own feet.” {A} waited. “You don’t fall over when you’re standing about,” said {H}. “Hurrah!”'
      ]
    },
    {
      id: 'who-watches',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} stood the cups along the edge to watch, with one ear out each. “Who are they for?” asked {A}. The cups were for the teaspoons. The glasses were for the forks, and stood on the other side.',
        'The egg cup could not see over the butter. They moved the butter. “Now it wants to know the score,” said {A}. {H} bent down to it. “Tell it that it’s been a long way,” said {H}, “and they’re still running.”'
      ]
    },
    {
      id: 'half-time',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At half-time the teaspoons lay on a cloth, and got a drop of juice each. {A} bent over them and said something in a low voice. “What did you tell them?” asked {H}. “That we’re losing,” said {A}, “and that they’ve got good legs.”',
        '{H} looked the team over, from one end to the other. “They’ve only got one leg each,” said {H}. “Hurrah!” Nobody had thought of that before.'
      ]
    },
    {
      id: 'fork-at-the-back',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“This fork hasn’t touched the pea once,” said {A}. It stood right at the back, where nothing happened. All the others were far away, and winning. “It must be cold there,” said {H}.',
        '{H} walked a teaspoon over to it, all across the table. They stood side by side for a while and watched. “Hurrah,” said {H}, quite quietly, so that the other forks should not hear.'
      ]
    },
    {
      id: 'quite-slowly',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The best bit they played once more, quite slowly, so that you could see it all. {H}’s teaspoon ran as if it were in honey. {A}’s fork stretched, and stretched, and was too late. The pea rolled by itself, and had to be held back with a finger.',
        '“Huuuuur,” said {A}, as slow as that. It was not over until the soup had a skin. “That’s how long it really was,” said {H}.'
      ]
    },
    {
      id: 'lost-again',
      A: 'partner',
      paragraphs: [
        'The forks won. It came out just as it had before. “We’ve lost again,” said {A}. “But it’s nearly gone,” said {H}, and felt. There was room for a gherkin in there now. {A} stamped on the floor, and there was nothing left in {A}’s knees either.'
      ]
    },
    {
      id: 'a-card',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The team ought to know about it. So {H} told {A} what to write on a card. “Dear team,” wrote {A}. “It has all been cheered afterwards. You can stop waiting.” {H} thought about what else had to go in. “It was eleven times.”',
        'There was still a bit of room at the bottom. “We have eaten the ball by mistake,” wrote {A}.'
      ]
    },
    {
      id: 'neighbour-with-no-voice',
      A: 'partner',
      paragraphs: [
        'Late that evening a neighbour came home who was for the other team. The neighbour had cheered all day, and had no voice left. Now the key stuck. {H} and {A} looked round the door. The neighbour pushed, and pulled, and said something without a sound. Then it turned. “Hurrah,” called {H}. It was the very last bit, and it had gone to the others. It came out quite easily.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down too, and nobody said anything about the match.',
      '{names} came to look at the place where the cheer was.',
      { text: '{names} knocked on the place, and it sounded full.', needs: ['hands'] },
      { text: '{names} had held both thumbs for the team, and now let go.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the lid, and leaned a little to one side.',
      '{names} breathed in, and had to breathe out again.',
      { text: '{names} held on to the table, so that it would not come along.', needs: ['hands'] },
      { text: '{names} fished out the first gherkin, since it was open.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along the table, on the side of the teaspoons.',
      '{names} found the pea, which had gone out of the match.',
      { text: '{names} waved a napkin each time there was a hurrah.', needs: ['hands'] },
      { text: '{names} laid out one more teaspoon, in case it was needed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The teaspoons went back in the drawer, and the forks beside them. In there they all lie the same way.',
    'Then {H} washed, and lay down, on the left and on the right, to try it. There was nothing in the way.'
  ],
  last: [
    'The match was lost, the lid was on the jar, and {H} was asleep.',
    'Not one hurrah was left in the house, and {H} was asleep.'
  ]
})
