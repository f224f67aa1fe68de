import { wishPlot } from '../wish-plot.ts'

export const stairs = wishPlot({
  id: 'wish-stairs',
  wishes: ['stairs', 'stair', 'staircase', 'staircases', 'stairway', 'creaky stair', 'creaky stairs', 'squeaky stair', 'squeaky stairs', 'creaking stairs', 'stair creaks', 'stairs creak', 'counting stairs', 'climbing stairs', 'sitting stairs', 'bottom stair', 'stairwell'],
  namesNobody: true,
  answers: ['creaky', 'squeaky', 'creak', 'creaks', 'creaking', 'squeak', 'squeaks', 'counting', 'count', 'climbing', 'climbs', 'climb', 'sitting', 'sits', 'sit', 'seventh', 'seven', 'middle', 'step', 'steps', 'up', 'down', 'quiet', 'quietly', 'sneaking', 'sneaks', 'creeping', 'creeps', 'tiptoe', 'old', 'wooden', 'noisy', 'talks', 'talking', 'top', 'bottom', 'game', 'bell', 'our', 'one', 'that', 'who', 'long', 'house', 'squeaking', 'flat', 'grandma', 'grandma’s', 'nana', 'counted'],
  except: ['fell', 'fall', 'falls', 'falling', 'fallen', 'tripped', 'pushed', 'slipped', 'slid', 'slide', 'slides', 'sliding', 'gate', 'cars', 'car', 'moving', 'escalator', 'broken', 'broke', 'hurt', 'bumped', 'head', 'scared', 'afraid', 'dark', 'monster', 'ghost', 'wheelchair', 'cant', 'lift', 'elevator', 'magic', 'secret', 'endless', 'heaven', 'spiral', 'jump', 'jumps', 'jumping', 'jumped', 'baby', 'toddler', 'crawl', 'crawls', 'crawling', 'banister', 'bannister', 'horse', 'cow', 'elephant', 'fire', 'cupboard', 'under', 'slinky', 'knee', 'knees', 'naughty', 'puppy', 'kitten', 'dog', 'cat', 'cello', 'piano', 'carry', 'carries'],
  moods: ['first', 'learning'],
  company: ['bell'],
  about: 'Whoever goes up past the guard is heard, because the seventh stair squeaks; it does it only when somebody leaves.',
  titles: ['The Seventh Stair', 'Eek', '{H} and the One in the Middle', 'Past the Guard', 'Everybody Is Only on the Way'],
  want: [
    {
      id: 'the-guard',
      A: 'partner',
      paragraphs: [
        'There were thirteen stairs, and at the top hung a bell. At the bottom sat {A}, with both eyes shut, and was the guard. {H} wanted to get up there and ring it, without being heard once. Whoever was heard had to go back.',
        '{H} went in socks, with one hand on the rail. One, two, three. Four, five, six. The seventh said “Eek.” “Seven!” called the guard. {H} came down again.'
      ]
    }
  ],
  way: [
    {
      id: 'left-and-right',
      A: 'partner',
      paragraphs: [
        '“It’s the middle of it that squeaks,” said {H}. So the next time {H} went on the left, close to the wall. Four, five, six. Eek. “Seven!” {H} tried it on the right, and on all fours, like a cat. The cat was heard as well.',
        'Then {H} put down one foot on the seventh, as slowly as butter melts. It was quiet. Not a sound! {H} put down the other foot, and went on to the eighth. Eek. “Seven,” said the guard, and yawned.'
      ]
    },
    {
      id: 'names-of-stairs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The others had sounds too, if you knew how to listen. The first one went “pom”. The fourth was a bit hollow, like a box for shoes. The ninth had a loose nail, and said “tick”, but only on Sundays. “You could play a song on it,” said {A}.',
        'They tried “Row, row, row your boat”. {H} ran from the first to the fourth, and back, and was out of breath by “stream”. At “dream” there came an “eek”. It was the right note.'
      ]
    },
    {
      id: 'thirteen-or-twelve',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} counted with {H}, on the way up, and there were thirteen. They counted on the way down, and there were twelve. “Somebody’s missing,” said {H}. They went up again, with a finger for each. Thirteen. {A} ran out of fingers at ten and borrowed three.',
        'It was the landing. Going up, it was a stair. Going down, you were standing on it already, and nobody counts what they stand on. {H} told it so, and from then on said “nought” to it, politely.'
      ]
    },
    {
      id: 'how-the-guard-hears',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Do you hear me the whole time?” asked {H}. “I hear your knees,” said {A}. “They click. And I hear you not breathing.” “You can’t hear that.” “I can. Usually there’s somebody breathing here, and then there isn’t.”',
        'So {H} breathed, all the way to six, quite cheerfully, as if just passing. It was a good plan. The guard did not stir. Eek. “Seven,” said {A}. “And very nicely breathed.”'
      ]
    },
    {
      id: 'slow-motion',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to trick it with slowness. There was a snail on the stairs now, and its name was {H}. It took a breath on each stair, and looked round, and thought about lettuce. It was so slow that {A} began to hum.',
        'At the fifth the guard was saying a poem. At the sixth {A} asked if anybody was still there. The snail did not fall for that. It drew in its horns, and slid on to the seventh. Eek.'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Write to it,” said {A}, with both eyes shut. {H} wrote on a slip of paper: Please be quiet. It was laid on the seventh stair, with a drawing of a mouth and a finger. They gave it time to read.',
        '{H} went up. Five, six. Eek. “It can’t read yet,” said {H}. “Or it’s read it aloud,” said {A}. They looked at the paper. There was a bit of dust on it, which might have been an answer.'
      ]
    },
    {
      id: 'where-it-begins',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Which one would you be?” asked {A}. {H} had to think about that. The top one had the view. The bottom one was where all the shoes were, and you got all the news first. “The third,” said {H}. “You can sit there with your feet on the floor of the first.”',
        '“And I’d be the last,” said {A}. “I’d be glad whenever I came.” Neither of them had said the seventh. They noticed it, and it was a bit awkward.'
      ]
    },
    {
      id: 'with-a-cushion',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} came up on {H}’s bottom, backwards, one stair at a time, with feet to the front. Bump, went two. Bump, went three. “What’s that?” asked the guard. “Is it the post?” {H} said nothing. The post does not talk.',
        'Bump, went six. On the seventh it was soft and still. It was a good stair to sit on. But you can’t ring a bell from there. Bump. Eek. “It’s been delivered to seven,” said {A}.'
      ]
    },
    {
      id: 'the-other-guard',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} came along and wanted to go up, just like that. “Ssh,” said {H}. “You’re only allowed to if nobody hears.” {A} took off both shoes for it. Then {A} went up with the longest steps that there had ever been on those stairs.',
        '{A} left out six, and set one foot on seven. Nothing! The other foot swung past, up to nine. Eek. “I was nearly air,” said {A}. The guard had called out two numbers, one for the knee.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They put an ear to it, one from above and one from below, and pressed. It was quiet. They let go. “Eek.” From so near there was more in it. It started low, and went up at the end, like a question.',
        '“It says leek,” said {A}. “It says already?” said {H}. They pressed again and let go. Now that {H} had said it, you could not hear it any other way.'
      ]
    },
    {
      id: 'all-those-feet',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The seventh stair was worn in the middle, like a spoon. “That’s from feet,” said {A}. “Everyone’s taken a tiny bit along, on the sole.” {H} turned over both socks and looked. There was a crumb, and a thread, and no wood.',
        '“How many people have been on it?” They worked it out for as far as they could count. It came to everybody. And each of them had stayed for about as long as it takes to say so.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had to go up there as well, and not be left with the guard. It went very quickly. There was a soft thump on the seventh, and there was no eek. The guard moved not one eyelid.',
        'That was because {A} had stopped there. {A} sat down in the middle, where it was worn, and looked at {H}. There was no hurry. It was very comfortable on that stair.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Ours had a squeak on the third and the ninth,” said {S}. “When my father came home late, we lay in bed and listened. Eek. Then nothing. Then ork.” “Why was there nothing?” asked {A}.',
        '“He was standing there on one leg,” said {S}, “and hoping that we were asleep. We counted how long he could do it. Once it was up to forty. Then one of us laughed, and he came up and tucked us in twice.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} got as far as two, and called, “Did you hear me?” “I do now,” said the guard. {S} had to go back, and did not mind. {S} got as far as three. “And now?” “Ssh,” said {A}. “You mustn’t ask.”',
        '“I only wanted to know if it’s going well,” whispered {S}. It was so soft a whisper that the guard let it pass. The stairs had heard it, all thirteen. None of them gave {S} away.'
      ]
    },
    {
      id: 'when-you-leave',
      A: 'partner',
      paragraphs: [
        '“I’ve only got ears,” said {A}, and kept both eyes shut. “So I’ll tell you something. It never does it when you come. It’s when you leave.” {H} went up to the seventh and sat down on it. It was worn there, like a spoon. It was quiet.',
        '“They’re all only on the way,” said the stair, very softly, under {H}. “They go to the top, or to the bottom. Nobody ever comes to me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'staying',
      A: 'partner',
      paragraphs: [
        'So {H} stayed for a while. You could see the top of {A}’s head, and the bell from underneath. “Is it nice?” called the guard. “Very,” said {H}. “Come and sit here too. But you must keep your eyes shut.”',
        '{A} felt along the rail, and counted, and sat down. It was tight. The stair was happy. You could hear it, because there was nothing to hear.'
      ]
    },
    {
      id: 'halfway-news',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It was a different house from there. From above came the smell of soap, and from below the smell of onions. They met at the seventh. “You get both,” said {A}. “It’s warm from below, too,” said {H}, and felt it round both ankles.',
        'A ball of fluff came down from eight, and rested, and thought it over. It did not go on to six. “You see,” said {H} to the stair. “That one’s come to you.”'
      ]
    },
    {
      id: 'biscuit-there',
      A: 'same',
      spare: 15,
      paragraphs: [
        'In {A}’s pocket there was half a biscuit, and it was eaten there and then, in two quarters. It tasted better than on a chair. There were crumbs, and nobody brushed them off. They could stay in the spoon.',
        '“Has anybody ever eaten here?” asked {H}. The stair had to think. “A lady once, with a cake,” it said. “But she was carrying it past.” It had been talking about that cake to six and eight ever since.'
      ]
    },
    {
      id: 'the-bell',
      A: 'partner',
      paragraphs: [
        'Then {H} got up. Nothing squeaked, for {A} was still sitting there. Eight, nine, ten. Eleven, twelve, thirteen. Ding! “What?” cried the guard, and opened both eyes. “I didn’t hear you leave!” “I didn’t, either,” said {H}, and rang once more.',
        '{A} wanted to get up, and stopped half-way. Ee… went the stair. {A} sat down again. “I’m stuck here now,” said {A}. “It’s waiting for it.” {H} came down to the seventh and sat beside {A}. “I’ll take over,” said {H}. “You go. I’m coming to stay.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down beside the guard, with both ears up the stairs.',
      '{names} looked up at the bell, which was a long way off.',
      { text: '{names} polished the bell with a cuff, in case it was needed.', needs: ['hands'] },
      { text: '{names} held on to the rail, and called out six by mistake.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round at the eek, as if somebody had asked something.',
      '{names} lay at the bottom, where nothing squeaked.',
      { text: '{names} kept count of the eeks on a bit of paper.', needs: ['hands'] },
      { text: '{names} yawned along with the guard, behind one hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in on the sixth, which was nearly as good.',
      '{names} looked up at the ding.',
      { text: '{names} patted the seventh stair on the edge.', needs: ['hands'] },
      { text: '{names} waved up from below, as to people in a box at the theatre.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bell was wrapped in a sock for the night. They left the stairs one after another, and {H} was the last. “Eek,” said the seventh, but quite low, as you say good night.',
    '{H} washed and got into bed. In the middle was a place like a spoon, and {H} had come to stay.'
  ],
  last: [
    'Nobody was on the way any more, neither up nor down, and {H} was asleep.',
    'The seventh stair was quite still, and so was {H}, who slept in the middle of the bed.'
  ]
})
