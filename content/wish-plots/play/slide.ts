import { wishPlot } from '../wish-plot.ts'

export const slide = wishPlot({
  id: 'wish-park-slide',
  beginsElsewhere: true,
  wishes: ['park', 'the park', 'going park', 'went park', 'park day', 'slide', 'slides', 'big slide', 'down the slide', 'park slide', 'climbing frame', 'jungle gym', 'play area', 'local park', 'feeding ducks park', 'ducks park'],
  answers: ['big', 'going', 'down', 'went', 'day', 'with', 'ducks', 'duck', 'pond', 'puddle', 'playground', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'grandma', 'grandad', 'grandpa', 'nana', 'granny', 'trip', 'walk', 'local', 'afternoon', 'playing', 'sunny', 'frame', 'climbing', 'feeding', 'feed', 'first', 'friends', 'fun', 'last', 'more', 'time', 'fast', 'high', 'long', 'our'],
  except: ['water', 'theme', 'car', 'cars', 'dinosaur', 'jurassic', 'safari', 'ranger', 'lost', 'hurt', 'hospital', 'fell', 'broken', 'broke', 'grazed', 'knee', 'swing', 'swings', 'skate', 'skatepark', 'national', 'trailer', 'caravan', 'amusement', 'holiday', 'pool', 'swimming', 'bully', 'pushed', 'alone', 'dark', 'night', 'trampoline', 'trombone', 'south', 'snow', 'ice', 'microscope', 'hair', 'show', 'wardrobe', 'rainbow', 'dragon', 'bike', 'bicycle', 'dog', 'puppy', 'mountain', 'playdate', 'peppa', 'run', 'adventure', 'wolf', 'bear', 'dinosaurs', 'picnic', 'football', 'kite', 'scooter', 'snowman', 'sledge', 'conkers', 'squirrel', 'squirrels', 'afraid', 'scared'],
  moods: ['first', 'waiting'],
  company: ['duck', 'slide', 'park', 'ducks'],
  out: true,
  about: 'On the last go of the day there is a duck at the bottom of the slide, and it has queued at the wrong end.',
  titles: ['One More Go', 'A Duck at the Bottom', '{H} at the Top of the Slide', 'The Wrong End of the Queue', 'After You, Duck'],
  want: [
    {
      id: 'one-more-go',
      A: 'partner',
      paragraphs: [
        '“One more go,” said {A}, “and then we’ll walk home.” {A} had cold feet, and the park was getting empty. The slide ran down a grassy hill, long and shiny. {H} sat at the top. It was the last go, so it had to be the best one.',
        'But at the bottom there was a puddle, and in the puddle sat a duck. “Mind out!” called {H}. The duck looked up, and stayed where it was.'
      ]
    }
  ],
  way: [
    {
      id: 'ways-down',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What sort of last go will it be?” called {A}. {H} had tried out all sorts today. There was the letter, with both arms flat. There was the queen, who waves, and the sack of potatoes.',
        '“Not the one where you look the other way, and pretend that nothing’s happening,” called {A}. “You landed on my sandwich.” {H} would think about it. There was time to think, with a duck down there.'
      ]
    },
    {
      id: 'wind-on-the-swing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next to the slide one of the swings went to and fro, with nobody on it. “Who’s that?” called {H}. “It’s the wind,” called {A}. “It’s been on there since lunch. It won’t let anybody else have a go.”',
        '{A} sat down on it all the same, to keep warm. Now the wind had to push. It pushed once, and went off to do some leaves. “It’s not very good at it,” called {A}, and hung there.'
      ]
    },
    {
      id: 'tick',
      A: 'same',
      spare: 3,
      paragraphs: [
        'From all that sliding {H} had gone crackly. Every hair stood up by itself, like a dandelion. “You look surprised,” said {A}, and came up the hill to smooth it down. Tick! went {A}’s finger.',
        '“You bit me!” said {A}. “It was the slide,” said {H}. “It’s in my trousers.” They tried it again with {A}’s nose, and there it was louder.'
      ]
    },
    {
      id: 'little-boy',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Earlier on a very small boy had sat up there, for longer than anybody. There had been nine children in the queue behind him. “Is he stuck?” {A} had asked. “He’s deciding,” {H} had said, and nobody had pushed.',
        'In the end the small boy had got up and walked down the hill. “That was good,” he had told his grandfather. Now {H} knew how he had felt. You see a good deal from up there.'
      ]
    },
    {
      id: 'long-stick',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A dog went by on the path, and carried a stick in its mouth. It was a stick as long as a bed, and the dog had it by the middle. People got up from benches. A lady with a pram drove into the grass.',
        'Then came the gate, and the gate was narrow. Tock, went the stick. The dog went back a bit, and came again. Tock. “It ought to turn its head,” said {A}. “It doesn’t want to lose sight of the gate,” said {H}.'
      ]
    },
    {
      id: 'springy-hen',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Not far from the slide was a hen on a spring. {A} sat down on it, just for a rest. The hen went forward until {A}’s chin was on its beak. It went back until {A} saw the sky. “How do you stop it?” called {A}.',
        '“You don’t!” called {H}. “You have to wait until it’s finished.” {A} nodded, and could not do anything else. It was a very long time before the hen had finished.'
      ]
    },
    {
      id: 'shoe-sand',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} used the time to empty a shoe. Out came sand from the sandpit, about a cupful. Then came a bit of bark, and a small yellow wheel. “That isn’t mine,” said {A}. “Whose foot was in there?”',
        '“You walked all round the park with a wheel,” called {H}. {A} put the shoe back on and took two steps. “It went better before,” said {A}.'
      ]
    },
    {
      id: 'slow-trousers',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had had one go today, and it was still talked about. {A}’s trousers were of the rough sort. In the middle of the slide they had simply stopped. {A} had sat there like somebody at a bus stop.',
        '“You rowed,” said {H}. “I helped a bit with my hands,” said {A}. “You said ahoy to that lady,” said {H}. “It seemed polite,” said {A}. “I was going past her for such a long time.”'
      ]
    },
    {
      id: 'elder-paper',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We took the paper that the bread came in,” said {S}. “It’s waxed, you see. You sat on it, and by the third child that slide was like soap.” “How far did you go?” asked {A}.',
        '“As far as the roses,” said {S}. “The keeper came running with his whistle. But he couldn’t scold us. He’d stepped on the paper.” {S} looked at the slide for a while. “He went a good way, too,” said {S}.'
      ]
    },
    {
      id: 'child-train',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'To pass the time {S} came up the hill, and sat down behind {A}. “We’re a train,” said {S}. “Choo.” “We can’t leave yet,” said {A}. “There’s a duck on the line.”',
        '“Then I’ll sell you a ticket,” said {S}, and gave {A} a leaf. {A} asked where it was to. “To down there,” said {S}. “It’s the only place we go.”'
      ]
    },
    {
      id: 'pet-greets',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'All day {A} had been there when {H} came down, as glad as after a year. Up went {H}, and that was very sad. Down came {H}, and who would have thought it?',
        'Now {H} had been up there for a long time. {A} looked round at the others, one after another. Had nobody noticed? Somebody was missing.'
      ]
    },
    {
      id: 'halfway',
      A: 'partner',
      paragraphs: [
        'So {H} slid down slowly, and braked with both shoes. Halfway down {H} stopped. “It’s my go,” said {H}. “Quack,” said the duck, and laid one wet foot on the slide. The foot slipped off again.',
        '“I’m on my way down, and it wants to come up!” called {H}. The duck put up the other foot, and that one slipped off as well.'
      ]
    },
    {
      id: 'the-queue',
      A: 'partner',
      paragraphs: [
        '“It isn’t in the way,” said {A}. “It’s in the queue. It’s been watching you all day. It wants a go, and it’s come to the wrong end.” {H} had a look. It did look like somebody who has waited for a long time, and been told nothing.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-me',
      A: 'partner',
      paragraphs: [
        'The slide was low there, and {H} got off in the grass. “It’s round this way,” said {H}, and walked up the hill, quite slowly, and didn’t look back. Ducks like to walk behind somebody. “It’s coming!” whispered {A}. Behind {H} the duck went slap, slap, slap.',
        'At the top {H} stood to one side. “After you,” said {H}. The duck sat down. It was wet underneath, and it went off like a bar of soap. Down it came, with its beak open, and into the puddle, splash!'
      ]
    },
    {
      id: 'wet-patch',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Where the duck had gone down, the slide was wet. {H} sat down at the top, only to see how wet. It was very wet. Afterwards there was a dark patch on {H}’s trousers. “It’s the shape of a duck,” said {A}, who was standing behind.',
        '{H} tried to see it, and turned round and round, but it was always at the back. “Is it looking to the left or to the right?” asked {H}. “It’s looking for a towel,” said {A}.'
      ]
    },
    {
      id: 'others-come',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Over on the pond the other ducks had heard something. Five of them came across the grass in a row, and the smallest was last. They stopped beside the puddle. The wet duck told them about it, at some length.',
        '“What’s it saying?” asked {H}. “I think it’s telling them how high it was,” said {A}. All five looked up the hill, and then at each other. “It’s higher every time it tells it,” said {A}.'
      ]
    },
    {
      id: 'lamps',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One after another the lamps came on in the park. Under each there was a round yellow place on the path. From up on the hill you saw them all, like plates on a table. “That one’s late,” said {A}, and pointed. It flickered a bit, and thought about it, and then it was on.',
        'Nobody else was on the slide now. For a moment it was as long and quiet as a river.'
      ]
    },
    {
      id: 'one-more',
      A: 'partner',
      paragraphs: [
        'The duck shook itself, and walked straight up the hill by itself, slap, slap, slap. It had understood. “We were going home,” said {A}, with both cold feet. “It only wants one more go,” said {H}.',
        'The duck had three. Then it stayed in the puddle, and tucked in its beak. Now it was {H}’s go. {H} looked down at the sleeping duck. Then {H} walked down in the grass instead, very softly, so as not to wake it. “Was that the best last go?” asked {A}. “It was,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came down on the tummy, and stopped well before the duck.',
      '{names} huddled up, with cold feet on somebody else.',
      { text: '{names} wiped the top of the slide dry, with a sleeve.', needs: ['hands'] },
      { text: '{names} beckoned to the duck, from a seat on the grass.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the grass beside the duck, at duck height.',
      '{names} quacked back, but it was not the right word.',
      { text: '{names} showed the duck out of the puddle, with both arms, and it stayed.', needs: ['hands'] },
      { text: '{names} held up one hand, like somebody who lets the next one go.', needs: ['hands'] }
    ],
    turn: [
      '{names} went slap, slap, slap up the hill, right at the back.',
      '{names} ducked at the splash, all the same a moment late.',
      { text: '{names} clapped at the bottom, well out of the wet.', needs: ['hands'] },
      { text: '{names} counted the ducks on the slide, and it was always the same one.', needs: ['hands'] }
    ]
  },
  bed: [
    'They walked home on the path, one behind the other. {H} went first, and did not look back, and they all came.',
    'When {H} had washed, the sheet was cool and smooth. {H} sat down at the top of it, and slid all the way in.'
  ],
  last: [
    'At the bottom of the hill somebody had tucked in a beak, and {H} slept too.',
    'Down and down went {H}, quite slowly, and there was no puddle at the end. {H} was asleep.'
  ]
})
