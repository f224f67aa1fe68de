import { wishPlot } from '../wish-plot.ts'

export const bowling = wishPlot({
  id: 'wish-bowling',
  beginsElsewhere: true,
  wishes: ['bowling', 'bowling alley', 'ten pin', 'tenpin', 'ten pins', 'tenpins', 'ten pin bowling', 'tenpin bowling', '10 pin bowling', '10 pin', 'bowling ball', 'bowling balls', 'bowling pin', 'bowling pins', 'bowling lane', 'bowling lanes', 'bowling shoes', 'bowling party', 'bowling birthday', 'bowling ramp', 'bowling trip', 'bowling strike', 'gutter ball', 'gutterball', 'gutter balls', 'bowl strike', 'bowled strike', 'strike bowling', 'got strike bowling', 'ball in the gutter bowling', 'bowlling', 'boling alley', 'bowing alley', 'skittles alley', 'candlepin', 'went to the bowling', 'knock down pins', 'knocked down pins', 'knocking down pins', 'knocked over pins', 'knocking over pins'],
  answers: ['we', 'went', 'go', 'goes', 'going', 'gone', 'take', 'takes', 'took', 'trip', 'first', 'time', 'ever', 'play', 'played', 'playing', 'game', 'games', 'ten', 'pin', 'pins', 'tenpin', 'alley', 'lane', 'lanes', 'ball', 'balls', 'heavy', 'gutter', 'gutters', 'bumper', 'bumpers', 'ramp', 'strike', 'strikes', 'spare', 'score', 'scores', 'scored', 'win', 'wins', 'won', 'winning', 'lost', 'lose', 'beat', 'family', 'friends', 'friend', 'cousins', 'birthday', 'party', 'saturday', 'sunday', 'weekend', 'afternoon', 'night', 'today', 'yesterday', 'tomorrow', 'shoes', 'rolls', 'rolled', 'rolling', 'roll', 'throw', 'throws', 'knock', 'knocks', 'knocked', 'knocking', 'down', 'over', 'all', 'last', 'slow', 'slowly', 'new', 'learn', 'learns', 'learning', 'likes', 'loves', 'story', 'please', 'fun', 'really', 'big', 'little', 'got', 'gets', 'hit', 'hits', 'every', 'keeps', 'always', 'straight'],
  except: ['cricket', 'wicket', 'lawn', 'bat', 'batsman', 'howzat', 'spin', 'green', 'hurt', 'toe', 'foot', 'hospital', 'broke', 'broken', 'injured', 'police', 'fire', 'died', 'stuck', 'dragon', 'dinosaur', 'hippo', 'elephant', 'mouse', 'penguin', 'robot', 'safety', 'hair', 'drawing', 'sewing'],
  moods: ['first', 'learning', 'losing', 'proud', 'waiting'],
  out: true,
  company: ['ball', 'pin', 'pins', 'lane', 'shoes', 'gutter', 'screen'],
  about: 'At the bowling alley the pin in the corner always stays standing, until the hero stops looking at it and rolls the ball at an arrow in the floor.',
  titles: ['The Pin in the Corner', 'A Ball in No Hurry', 'Other People’s Shoes', '{H} and the Tenth Pin', 'Over the Second Arrow'],
  want: [
    {
      id: 'nine-and-one',
      A: 'partner',
      paragraphs: [
        'At the far end of the bowling alley nine pins lay flat on their backs. The tenth stood in the right-hand corner, as if nothing had happened. {H} wanted that one, and had one throw left.',
        '{H} rolled the green ball with both hands. For a while it went beautifully. Then it drifted to the side, dropped into the gutter, and rumbled out of sight.',
        'A bar swept them away, and ten new pins came down. “You got nine,” said {A}. “I know about the nine,” said {H}. “I’m talking about the other one.”'
      ]
    }
  ],
  way: [
    {
      id: 'rented-shoes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before the first ball they had given their own shoes to a man at a desk. He gave them bowling shoes, red on one side and blue on the other. On each heel was a large number. Now everybody behind you could read how big your feet were.',
        '“Who had these before me?” asked {H}. “Somebody who was good at it, I hope,” said {A}. {H} walked up and down in them. They squeaked on every second step. It was the left one.'
      ]
    },
    {
      id: 'choosing-a-ball',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The balls lay in a rack, and each one had three holes. {H} tried the black one first. It did not move at all. {H} tried the purple one, and walked two steps with it, like a person carrying a pumpkin.',
        'The green ball was lighter. {A} put three fingers into an orange one, and they went in very well. Getting them out took longer. Plop, plop, and then nothing. The thumb came last, with a bang like a cork.'
      ]
    },
    {
      id: 'corner-pin-stays',
      A: 'partner',
      paragraphs: [
        '“You have to do it hard,” said {A}, and bowled. It sounded like a cupboard falling over. Nine pins flew. The one in the corner rocked left, and rocked right, and stood still.',
        'So {H} did it hard too, and sat down with a bump. The ball went straight into the gutter, and rolled along it to the very end. It passed the corner pin so closely that they could have shaken hands.'
      ]
    },
    {
      id: 'ball-comes-back',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Every ball came home by itself, through a tunnel under the floor. First there was a rumbling, far off. Then the machine gave a cough, and out popped the green ball. It bumped into the others and lay down.',
        '“What’s it like down there?” {H} asked it, and put an ear to one of the holes. “What does it say?” asked {A}. “Nothing,” said {H}. “It’s out of breath.”'
      ]
    },
    {
      id: 'name-on-the-screen',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Over the lane hung a screen with their scores. {A} had typed in the names, and had got the first one wrong. So {H} was called Spoon. “Spoon,” said the screen, and that meant that it was {H}’s turn.',
        '“Can’t you change it?” asked {H}. {A} pressed a button, and then another. Now everybody was called Spoon. “Well played, Spoon,” said {A} after the next ball. “Thank you, Spoon,” said {H}.'
      ]
    },
    {
      id: 'ball-that-stopped',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the next lane a very small girl had a ramp. It was shaped like a dinosaur. The ball went down its back, and rolled, and rolled a little less. Halfway along the lane it stopped. It simply stood there.',
        'Everybody waited for it. At last a man came and rolled another ball after it, to give it a push. They went on together, side by side, and knocked down two pins. “One each,” said {H}, and the girl nodded.'
      ]
    },
    {
      id: 'other-dance',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had a way of bowling that nobody else had. After each throw {A} leaned to the left, with one leg in the air. That was to make the ball go left as well. It did not. “It can’t see you from there,” said {H}.',
        'Next time {H} did it too, on the other leg. They leaned as far as they could. The ball took no notice, and went straight down the middle. It got seven.'
      ]
    },
    {
      id: 'chips',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There were chips, in a paper boat on the little table. {H} ate four and picked up the ball. The ball slid out of {H}’s hands and onto the seat. “It’s the chips,” said {A}, and wiped the ball with a napkin, all round, like a face.',
        'After that the rule was chips with the left hand, ball with the right. It worked until {H} needed both hands for the ball. Then {A} had to put the chips in.'
      ]
    },
    {
      id: 'elder-setting-up',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was young there wasn’t a machine at our alley,” said {S}. “There was a boy called Frank. He sat on a shelf behind the pins and put them up again by hand.” “Didn’t the balls hit him?” asked {A}.',
        '“He pulled his feet up,” said {S}. “You could see his socks go. If he liked you, he put the pins a bit closer together.” {S} looked along the lane. “I always asked after his mother.”'
      ]
    },
    {
      id: 'child-pin',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'Between two turns {S} was a pin. {S} stood beside the table with both arms pressed down and both feet together. “Now roll something,” said {S}. {A} rolled up a hat and bowled it. It touched a shoe.',
        '{S} swayed for a very long time. {S} bumped against the table, and against the bag, and went down in four parts. “Strike,” said {S} from the floor. “Now you’ve got to set me up again.” {S} was as heavy as a wet coat.'
      ]
    },
    {
      id: 'pet-under-bench',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been let in as well, as long as {A} stayed under the bench. The man at the desk had looked down. “I’ve nothing in that size,” he had said, “and not in fours.”',
        'Each time a ball rolled away, {A} watched it go. Each time one came back, {A} looked at {H}. It was the best game of fetch in the world, and the floor was doing all of it.'
      ]
    },
    {
      id: 'baby-clap',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat on a lap and liked the noise. Crash, went the pins, and {A} laughed so much that it ended in a hiccup. Then came a gutter ball, quite silent, and {A} laughed at that too, just as much.',
        '“{A} doesn’t mind which,” said {H}. It was pleasant to have one person there who was counting something else.'
      ]
    },
    {
      id: 'arrows',
      A: 'partner',
      paragraphs: [
        '{A} knelt down at the edge of the lane to tie a lace. “What do you look at when you roll?” asked {A} from below. “The pin in the corner,” said {H}. “I don’t take my eyes off it.”',
        '“That’s a long way off. But have you seen these?” Only a few steps along the lane there were small dark arrows in the wood. They had been there all along. “Roll it over an arrow,” said {A}, “and don’t look at the pin at all.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-slowest-ball',
      A: 'partner',
      paragraphs: [
        'On the last turn {H}’s first ball got nine, and in the corner stood the tenth. {H} looked only at the second arrow from the right, and let the ball go gently.',
        'It was the slowest ball of the evening. It rolled over the arrow. “Now you can look,” said {A}. In the next lane a man put down his chip.',
        'The ball came to the corner pin and touched it, no harder than you press a doorbell. The pin thought about it. Then it lay down.'
      ]
    },
    {
      id: 'behind-the-pins',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Good night,” {H} called down the lane, to the pin. The bar came and swept it in to the others, in the dark at the back. “They’ll want to know what happened,” said {A}.',
        '“It’ll say it slipped,” said {H}. They listened. There was a clatter behind the wall, as if ten of them were talking about it at once.'
      ]
    },
    {
      id: 'man-at-the-desk',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the desk they got their own shoes back. {H} put the red and blue ones on the counter. “Did they behave?” asked the man. “The left one squeaks,” said {H}.',
        'The man turned it over and pressed it. It squeaked. “It’s been doing that since Easter,” said the man. “It does it when somebody’s had a good last ball.” He put it on the shelf, beside the right one, which had never said anything.'
      ]
    },
    {
      id: 'ten',
      A: 'partner',
      paragraphs: [
        '“Nine and one is called a spare,” said {A}. “I call it ten,” said {H}. They put their coats on. Ten pins had been set up for the next people.',
        'The one in the corner stood very straight. {H} gave it a nod, as you do to somebody you know.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the green ball go, all the way to where it went wrong.',
      '{names} stared at the pin in the corner, and it did not blink.',
      { text: '{names} held out both hands to show how near it had been.', needs: ['hands'] },
      { text: '{names} wrote a nine on a napkin, and left room beside it.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the crash, and then looked round for who had done it.',
      '{names} kept an eye on the coats between the turns.',
      { text: '{names} dried a ball with a napkin, though it was not wet.', needs: ['hands'] },
      { text: '{names} pointed at the lane, a bit further left.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned to the right with the ball, and stayed there.',
      '{names} breathed in when the ball went over the arrow, and out at the end.',
      { text: '{names} held up ten fingers, to be quite clear.', needs: ['hands'] },
      { text: '{names} clapped as slowly as the ball had rolled.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shoes stood by the door, in pairs, and every pair was one colour. They did not squeak.',
    '{H} washed ten fingers, one after the other. Then {H} lay flat, very straight at first, with both arms down.'
  ],
  last: [
    'Slowly, as if a ball had touched it, {H}’s head tipped to one side, and {H} slept.',
    'Far away the last ball rumbled home under the floor, and {H} was asleep.'
  ]
})
