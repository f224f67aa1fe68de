import { wishPlot } from '../wish-plot.ts'

export const haveARace = wishPlot({
  id: 'wish-have-a-race',
  beginsElsewhere: true,
  wishes: ['have a race', 'has a race', 'having a race', 'had a race', 'race each other', 'racing each other', 'races each other', 'raced each other', 'race', 'races', 'racing', 'raced', 'big race', 'win race', 'wins race', 'winning race', 'race to the park', 'race home', 'ready steady go', 'rase', 'finish line', 'race in the park'],
  except: ['car', 'cars', 'kart', 'karts', 'cart', 'egg', 'spoon', 'sack', 'sports', 'swim', 'swimming', 'boat', 'boats', 'boating', 'bike', 'bikes', 'bicycle', 'bicycles', 'scooter', 'scooters', 'horse', 'horses', 'pony', 'snail', 'snails', 'tortoise', 'turtle', 'hare', 'rabbit', 'rocket', 'rockets', 'space', 'dragon', 'dragons', 'dog', 'dogs', 'cat', 'cats', 'relay', 'marathon', 'school', 'lost', 'last', 'lose', 'loses', 'losing', 'cried', 'fell', 'hurt', 'human', 'arms', 'rat', 'duck', 'ducks', 'robot', 'robots', 'dinosaur', 'dinosaurs', 'train', 'trains', 'plane', 'planes', 'motorbike', 'truck', 'trucks', 'tractor', 'tractors', 'monster', 'unicorn', 'unicorns', 'sleigh', 'pancake', 'raft', 'downhill', 'ski', 'obstacle', 'three', 'grand', 'pigeon', 'camel', 'heart', 'mind', 'thoughts', 'animals', 'elephant', 'cheetah', 'penguin', 'penguins', 'sledge', 'balloon', 'mixed'],
  answers: ['race', 'races', 'racing', 'run', 'running', 'runs', 'fast', 'fastest', 'faster', 'quick', 'win', 'wins', 'won', 'winner', 'winning', 'first', 'park', 'finish', 'line', 'ribbon', 'big', 'each', 'other', 'have', 'has', 'having', 'friend', 'friends', 'who', 'funny', 'against', 'ready', 'steady', 'go', 'home', 'day'],
  company: ['ribbon', 'chairs', 'chair', 'race', 'path', 'knot', 'finish', 'bench', 'start', 'snap', 'bush'],
  out: true,
  about: 'Who wins goes through a paper ribbon, which is shorter after every race, until it only goes round one tummy.',
  titles: ['The Finish Ran Away', 'Shorter by a Knot', '{H} Has a Race', 'Snap, with the Tummy', 'Where Is the Finish Now'],
  want: [
    {
      id: 'the-ribbon',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had a race in the park. At the end stood two chairs, and between them hung a red paper ribbon. Whoever won went through it, tummy first, and it went snap. {H} wanted to be that tummy.',
        '“Ready, steady, go!” They ran till the coats flew. Snap! “Was that me?” asked {H}. It was {A}. A bit of red paper hung from both ears.'
      ]
    }
  ],
  way: [
    {
      id: 'three-more-races',
      A: 'partner',
      paragraphs: [
        'They knotted the ribbon, and moved the chairs a little nearer. “Now we’ll hop,” said {H}. They hopped. {A} tripped at the end, and fell through it. Snap! “Sorry,” said {A}. They made another knot, and moved the chairs again.',
        '“Backwards,” said {H}. “Nobody wins that by mistake.” {A} looked for the finish over the wrong shoulder, and sat down in it. Snap! Then they raced on tiptoe. {A} had to sneeze. It was a big one, and took {A} along. Snap.'
      ]
    },
    {
      id: 'ready-steady',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You always say go very quickly,” said {H}. “I want to say it.” {H} said ready. Then {H} said steady, and looked at the sky. A leaf came down. {A} was leaning forward with one foot in the air. {A} leaned, and wobbled, and went over like a chair.',
        '“That doesn’t count,” said {H}. “I haven’t said the third bit.” From the grass {A} asked what the third bit was. “Go,” said {H}. {A} was the first to be up. It’s a word that you have to be careful with.'
      ]
    },
    {
      id: 'the-jogger',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They were still tying the bow. Somebody came down the path in yellow shoes, with music in both ears. There wasn’t time to call. The jogger looked neither left nor right. Snap! The arms went up by themselves. “Thank you!” shouted the jogger, and was gone round the bend.',
        '“That one wasn’t even in it,” said {A}. {H} looked after the yellow shoes. They’d had a spring in them, at the end. “It works with anybody,” said {H}. “I only need to get there.”'
      ]
    },
    {
      id: 'slow-race',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Whoever’s slowest wins,” said {H}. That was a good idea, for a while. They stood on the start and did not move at all. A beetle overtook them. It crossed the path, had a look at a chair, and went back for something. “I’m hardly trying,” said {A}.',
        '“How does it end?” asked {H}, after a bit. {A} worked it out. “Whoever’s through the ribbon first has lost,” said {A}. “Then nobody goes.” {H} looked at the ribbon, a long way off. That was no sort of a race.'
      ]
    },
    {
      id: 'for-the-radio',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} told it for the radio, into a banana. “They’re off! {H} is in front! {H} is in front by a nose!” It isn’t easy to run and to talk. {A} got slower and slower. “And now, dear listeners, I can’t see {H} any more.”',
        '{H} could see the ribbon from quite close. It came nearer. It was there. “And here comes a squirrel!” cried the radio. The squirrel ran along the ribbon, from one chair to the other, and bit it in the middle. “What a finish,” said {A}.'
      ]
    },
    {
      id: 'stretching',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Real runners stretch before a race. {A} put one foot up on the bench and said “ah.” {H} put one foot up too. Then they tried to get the feet down again. They were knotted at the laces, and nobody could say when that had happened.',
        '“We’ll have to run it like this,” said {A}. They ran it like that, in one go, left, right, and over. It was a draw. Neither of them was anywhere near the finish. They’d been on their way to a bush.'
      ]
    },
    {
      id: 'second-place',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’ve come second in all of them,” said {A}. “That’s very good.” “There are only two of us,” said {H}. {A} thought of that as well. “Then you were second out of two. There’s hardly anybody who’s been that four times running.”',
        '{H} tried to be pleased, and it lasted as far as the chairs. There stood the two of them with a new knot. It looked like a mouth that’s just going to say something. It never said it to {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} was allowed into the next one, and had a place of honour in the middle. “Ready,” said {H}. {A} sat down. “Steady.” {A} lay down. “Go!” Everybody was off, and {A} rolled on to one side.',
        'They came back to see what was the matter. {A} had found a warm bit of path, and was staying there. “You’re last,” said {H} kindly. A tail or an ear moved. You could see that for {A} the finish was exactly here.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I raced the milk cart every morning,” said {S}. “All the way to the corner. It was pulled by a pony called Duke.” “Did you win?” asked {A}. “Never,” said {S}. “But once Duke stopped for a thistle.”',
        '“And then you won.” “Then I stopped too,” said {S}. “I didn’t know which way to look, with nobody in front.” {A} and {S} both looked down the path. There was always somebody in front there, and it was the same one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to be the one who waves the flag. The flag was a sock. “When I wave it you’ve won,” said {S}. {A} began to run. The sock was up already. “I haven’t got there yet,” called {A}. “You were going to,” said {S}.',
        'They tried it again, and {S} waved it for a pigeon. After that a pram won, and a lady with leeks. {S} was very fair. Everybody who went by that evening had won, and some of them twice.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had a race with a ball. The ball rolled, and {A} went after it on hands and knees. When {A} had it, {A} pushed it on again, so as not to win. “You could have stopped there,” said {H}.',
        '{A} looked up, very red and very happy, and gave it another push. It rolled under the ribbon and so did {A}. There was no snap. {A} was too low for it. It didn’t seem to matter down there.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“At ours there’s a prize,” said {A}, who was visiting. “It’s a cup with handles.” So they stood a paper cup on the bench, with two leaves stuck on. “And whoever wins has to make a speech,” said {A}.',
        'So {A} made one, to show them how. It was about the other runners, and the weather, and somebody called Coach. {H} listened with one foot on the start. When {A} came to the end the cup had blown away. They raced for it, and it was caught by a bush.'
      ]
    },
    {
      id: 'shorter-every-time',
      A: 'partner',
      paragraphs: [
        '{A} tied knot number four, and moved the chairs. Now they touched. “It’s shorter after each race,” said {A}. “It would hardly go round a person.”',
        '{H} held up the ribbon and looked at it. Then {H} tied it round one tummy. It was just long enough for a bow.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-finish-runs',
      A: 'partner',
      paragraphs: [
        '“Ready, steady, go!” called {H}. {A} raced to the chairs and threw up both arms. Nothing went snap. “Where’s the finish?” asked {A}. “Here,” said {H}, and patted the bow. “You’ve got to get to the finish. And it’s off.”',
        'Off it went, round the chairs and twice round the bench. {A} ran after it as never before. “Wait!” called {A}. “A finish doesn’t run!” “This one does,” called {H}, “and I’ve been first at it the whole time.”'
      ]
    },
    {
      id: 'asking-the-way',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} stopped by a lady with a pram, holding one side. “Have you seen the finish?” asked {A}. “It’s red, with a bow.” “It went behind that bush,” said the lady. “Is it always so quick?” {A} couldn’t say. It had been quite quiet all afternoon.',
        'The bush giggled. {A} went round it to the left, and something red went round it to the left as well. They did that three times. The lady was laughing so much that the baby woke up to see.'
      ]
    },
    {
      id: 'a-finish-with-a-rest',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They both had to stop for breath, one at each end of the bench. “Pause,” panted {A}. “Pause,” panted the finish. {A} slid a little to the right. {H} slid a little to the right too. The bench wasn’t very long.',
        '“I’m only looking for a place in the shade,” said {A}, and slid again. {H} got off at the end, like somebody getting off a bus. “You don’t creep up on a finish,” said {H}. “You have to run.”'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’ll run the other way,” said {A}, “then it’ll have to come to me.” That was clever. {A} went round the pond path to the left. {H} looked round, and there was nobody behind. A finish can’t finish if nobody comes. So {H} turned, and went to see.',
        'They met by the litter bin, nose to nose. “Oh,” said {A}. “Oh,” said {H}. Then both of them ran off again, each the way that they had come. It was from habit.'
      ]
    },
    {
      id: 'who-won',
      A: 'partner',
      paragraphs: [
        'By the last tree {A} caught up, and grabbed the finish under both arms. {H} began to laugh. It started small. It went down to the knees and came up again. The tummy shook, and it swelled, and it got bigger and bigger behind the bow. Snap!',
        'They lay in the grass and looked at the two red ends. “That was my tummy,” said {H}. “You won the race,” said {A}. “By a laugh.” “Was it far behind, yours?” asked {H}. {A} felt it. It was still on its way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran along beside the path, on the grass.',
      '{names} cheered, for whoever it was.',
      { text: '{names} tied the ribbon to the chairs with a bow at each end.', needs: ['hands'] },
      { text: '{names} drew the start with a stick.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at each snap.',
      '{names} got in the way of the hopping, and hopped along.',
      { text: '{names} pushed a chair nearer each time.', needs: ['hands'] },
      { text: '{names} picked the bits of red paper off the runners.', needs: ['hands'] }
    ],
    turn: [
      '{names} chased the finish for a bit, and gave it up by the bench.',
      '{names} hid in the bush, where there was more room than you would think.',
      { text: '{names} pointed which way it had gone, and pointed wrong.', needs: ['hands'] },
      { text: '{names} held on to the chairs, so that at least something stayed put.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried the chairs home, and nobody ran. The red paper had five knots in it, and went into a pocket.',
    '{H} washed a green knee and a brown one. Now and then the tummy gave a small jump, as though it heard a start.'
  ],
  last: [
    'Over the park the moon went through a thin cloud, tummy first, and {H} was asleep.',
    '{H} got to the end of the day before anybody else, and was asleep.'
  ]
})
