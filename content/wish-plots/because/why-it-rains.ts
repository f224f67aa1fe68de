import { wishPlot } from '../wish-plot.ts'

export const whyItRains = wishPlot({
  id: 'wish-why-it-rains',
  wishes: ['why does it rain', 'why it rains', 'why is it raining', 'why rain', 'why rain falls', 'why rain fall', 'why rain comes down', 'why do we have rain', 'where does rain come from', 'where rain comes from', 'what makes rain', 'what makes it rain', 'what is rain made of', 'how rain made', 'how is rain made', 'how does it rain', 'how rain works', 'how rain gets up', 'how rain gets into clouds', 'how water gets into clouds', 'how water gets up to sky', 'how clouds hold rain', 'how clouds hold water', 'how clouds carry rain', 'how clouds make rain', 'why clouds rain', 'why clouds make rain', 'clouds full of water', 'clouds let go rain', 'what are clouds made of', 'how clouds made', 'where clouds come from', 'why clouds don’t fall down', 'who makes the rain', 'who turns on rain', 'water cycle', 'rain drops come from', 'raindrops come from'],
  asked: 'fact',
  answers: ['why', 'how', 'what', 'where', 'who', 'when', 'does', 'do', 'did', 'is', 'are', 'the', 'a', 'rain', 'rains', 'raining', 'rained', 'rainy', 'raindrop', 'raindrops', 'drop', 'drops', 'drip', 'drips', 'cloud', 'clouds', 'cloudy', 'grey', 'sky', 'water', 'cycle', 'fall', 'falls', 'falling', 'come', 'comes', 'coming', 'from', 'down', 'up', 'out', 'of', 'into', 'in', 'get', 'gets', 'got', 'made', 'make', 'makes', 'hold', 'holds', 'carry', 'carries', 'keep', 'keeps', 'full', 'heavy', 'let', 'go', 'tap', 'turns', 'turn', 'on', 'sponge', 'soup', 'lid', 'puddle', 'puddles', 'washing', 'laundry', 'bear', 'trousers', 'wet', 'dry', 'outside', 'today', 'day', 'days', 'week', 'always', 'again', 'so', 'much', 'every', 'all', 'time', 'window', 'really', 'know', 'learn', 'tell', 'me', 'us', 'story', 'about', 'asks', 'asked', 'explain', 'we', 'have', 'to', 'it', 'and', 'work', 'works', 'don’t', 'sea', 'sun', 'little', 'big'],
  except: ['rainbow', 'rainbows', 'flood', 'flooded', 'thunder', 'lightning', 'storm', 'hurricane', 'snow', 'hail', 'worm', 'worms', 'snail', 'snails', 'frog', 'frogs', 'fish', 'cats and dogs', 'umbrella', 'wellies', 'boots', 'cancelled', 'party', 'picnic', 'birthday', 'dance', 'god', 'purple', 'chocolate', 'sweets', 'rainforest', 'acid', 'drought', 'scared', 'afraid', 'sad', 'cry', 'cries', 'crying', 'died', 'dead', 'moon', 'star', 'stars', 'tent', 'camping', 'holiday', 'school', 'football', 'match', 'roof', 'leak', 'leaks', 'unicorn', 'dragon', 'dinosaur', 'elephant', 'cat', 'dog', 'duck', 'ducks', 'monsoon', 'indoors', 'song', 'smell', 'smells', 'salty', 'reindeer', 'coat', 'hat', 'pet cloud', 'sheep', 'candyfloss', 'jump', 'lonely', 'lost'],
  moods: ['question', 'learning', 'first'],
  company: ['rain', 'cloud', 'sponge', 'soup', 'lid', 'bowl', 'trousers', 'washing', 'bear', 'string', 'yard', 'sink', 'tap', 'drop', 'drops', 'carrot', 'window', 'pane', 'kitchen', 'chair', 'water', 'jar', 'pegs', 'door'],
  fed: true,
  beginsElsewhere: true,
  about: 'It has rained for the third time on the bear’s washing, and a sponge over the sink drips itself empty while the rain does not, until it rains under the lid of the soup: the water goes up by itself, and some of what comes down is the washing.',
  titles: ['The Bear’s Striped Trousers', 'It Rained on the Carrot', '{H} Wants to Know Who Fills It', 'A Cloud on the Soup', 'Monday’s Washing Comes Back'],
  want: [
    {
      id: 'the-third-time',
      A: 'partner',
      paragraphs: [
        '“Why does it rain?” asked {H}, rather crossly. On a string in the yard hung the toy bear’s washing, a hat and striped trousers. On Monday they had been nearly dry, and then it rained. On Tuesday it rained too. Now it was Wednesday, and the trousers dripped.',
        '“A cloud’s like a sponge,” said {A}. “When it’s full, it drips.” “Then when’s it empty?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-sponge-on-a-peg',
      A: 'partner',
      paragraphs: [
        'They tried it out. {H} filled a sponge at the tap, and pegged it up over the sink. It dripped, plip, plip, and plip. Then it was empty.',
        '{H} ran to the window. Outside it rained as before, mostly on the trousers. “That’s a big sponge,” said {A}. “Or somebody keeps filling it,” said {H}, and looked up for the tap.'
      ]
    },
    {
      id: 'not-to-be-noticed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It only rains when it sees washing,” said {H}. So they did not let it see any. {H} put the bear’s hat under a tea towel, and {A} carried the towel out, whistling. It was meant to look like somebody taking a towel for a walk.',
        'They stood in the yard, and looked at other things. The first drop hit the towel in the middle. “It’s got a very good view from there,” said {A}. They ran in, and the hat had not even been hung.'
      ]
    },
    {
      id: 'somebody-squeezes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It could be that the wind squeezes it,” said {A}. {H} was the wind, and stood before the wet sponge, and blew. {H} blew three times, with round cheeks. The sponge swung to and fro on its peg. Not one drop came out that had not been coming anyway.',
        '“I’m too small a wind,” said {H}. So {A} blew too, and the peg came off. They had not made rain, but they had made the floor wet.'
      ]
    },
    {
      id: 'what-can-hold-water',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“But how does a cloud hold it at all?” asked {H}. They tried what there was. The colander held water for as long as it takes to say so. Two hands held it until {H} had an itch. A sock held it quite well, but then it was mostly a cold sock.',
        '“So clouds aren’t colanders,” said {A}. {H} looked up at the grey sky through the kitchen window. They might be socks, but nobody could see any toes.'
      ]
    },
    {
      id: 'how-many-sponges',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had put a jam jar out by the step, and fetched it in. The rain in it was as high as a thumb is wide. “That’s just one sponge,” said {H}. Then they looked out over the yard, and thought how many jars could stand there. It came to nine hundred, with the step.',
        '“So it’s nine hundred sponges,” said {A}, “for one small yard.” “And the pegs,” said {H}. Somebody up there would have to be very well off for pegs.'
      ]
    },
    {
      id: 'other-comes-in-wet',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in from outside, and stood dripping on the mat. “It’s raining,” said {A}. “We know,” said {H}. “We want to find out who fills it up.” {A} pulled off one shoe and turned it over. A good deal of water came out, and a leaf.',
        '“It isn’t me,” said {A}. “I only carry it.” {H} pegged {A}’s socks over the sink, next to the sponge. They rained for longer than the sponge had, and one of them rained grey.'
      ]
    },
    {
      id: 'pet-is-a-cloud',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been out in it, and came in with all that could be carried. In the middle of the kitchen {A} stood still, and shook. It rained on the cupboard, on the bread, and on {H}’s left ear. “{A}’s a cloud,” said {H}.',
        'It was a short shower, and then {A} was empty. {H} opened the door, to see how a cloud fills up. {A} looked out at the rain, and at {H}, and went to lie behind the stove.'
      ]
    },
    {
      id: 'elder-seven-pots',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Once we had seven holes in the roof,” said {S}, “and seven pots on the floor. Each of them had its own note.” “Like music?” asked {A}. “Very like,” said {S}. “If it rained just hard enough, it played the first half of a song. We always waited for the second.”',
        'Then the roof was mended, and it was quiet. “We missed it so much,” said {S}, “that my aunt went round the pots with a spoon. But she rained too fast.”'
      ]
    },
    {
      id: 'child-is-watered',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“It rains so that we grow,” said {S}. “We get watered.” {S} stood on the step with both arms out, and let it rain on ten fingers. {A} measured {S} on the door frame, before and after. It was the same mark. “You haven’t grown,” said {A}.',
        '{S} looked down along both legs. “My socks have,” said {S}. They had. They were so wet that they reached a good bit further than the feet.'
      ]
    },
    {
      id: 'a-cloud-on-the-soup',
      A: 'partner',
      paragraphs: [
        'On the table the soup stood in its bowl, under a cold glass lid. The lid had gone grey inside. “There’s a cloud on the soup,” said {H}, and looked in from the side. It was all tiny drops.',
        'Two drops met, and were one. It met a third. Then it was too heavy to hold on, and fell, plip, on a carrot. “It’s raining in there!” said {H}.'
      ]
    },
    {
      id: 'where-the-tap-is',
      A: 'partner',
      paragraphs: [
        '{A} looked for a long time, from the lid down to the carrot. “And nobody filled that,” said {A} slowly. “It’s the soup. Its water goes up, so fine that you can’t see it. At the cold lid it turns into drops.”',
        '“So it doesn’t need a tap,” said {H}. “The soup rains on the soup.”'
      ]
    }
  ],
  turn: [
    {
      id: 'out-of-the-trousers',
      A: 'partner',
      paragraphs: [
        '“Outside it’s the same,” said {A}. “Water goes up from the sea, the puddles and the leaves. High up it’s cold. In a cloud the drops are so tiny that the air carries them. Then they meet, and get too heavy.”',
        '{H} thought of Monday, when the trousers had been nearly dry. “Where did that water go?” “Up,” said {A}. They both looked out. “Then that’s our washing coming back,” said {H}.'
      ]
    },
    {
      id: 'dust-in-the-lamp',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“But drops are heavy, even if they’re tiny,” said {H}. {A} clapped two floury hands under the lamp. A white cloud hung there, and hardly sank. “That’s flour,” said {A}. “A bag of it’s as heavy as a cat.” {H} let go of a raisin beside it. The raisin went straight down.',
        '“It’s got to be small enough,” said {H}, “then the air can manage.” The cloud of flour took its time. The last of it came down on the raisin.'
      ]
    },
    {
      id: 'a-cloud-of-your-own',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is there water going up from me as well?” asked {H}. {A} fetched a big cold spoon, and held it before {H}’s mouth. {H} breathed on it, and it went grey. “That’s a cloud,” said {A}, “and it’s yours.” {H} breathed until a drop ran down the handle.',
        '“I rained,” said {H}. After that {H} breathed a little more carefully, with the bear’s washing so near.'
      ]
    },
    {
      id: 'has-been-here-before',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And when it’s come down?” asked {H}. “Then it runs into the stream,” said {A}, “and the river, and the sea, and goes up again. It’s always the same water. A dinosaur may have had its feet in it.” {H} looked into a glass of water from the tap.',
        'It was quite clear, and told nothing. {H} drank a small sip, politely. “It’s been washed since,” said {A}. “About a million times.” “And once with trousers,” said {H}.'
      ]
    },
    {
      id: 'on-the-kitchen-chair',
      A: 'partner',
      paragraphs: [
        'So they fetched the washing in, and hung it over a chair. They ate two bowls of soup each. Meanwhile the trousers dried, and nobody saw anything go up. But the cold window pane turned grey.',
        '“There they are!” said {H}, and drew trousers in the grey with one finger. A drop met another, got too heavy, and ran down the left leg. On the chair the real ones were dry.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out at the trousers, and the trousers dripped.',
      '{names} studied the cloud, for a place to squeeze.',
      { text: '{names} lent the bear a scarf, for as long as it had nothing on.', needs: ['hands'] },
      { text: '{names} held one hand out at the door, and it came back wet.', needs: ['hands'] }
    ],
    way: [
      '{names} waited under the sponge for the last plip.',
      '{names} looked all over the sky for a tap.',
      { text: '{names} gave the sponge a squeeze, and there was one more.', needs: ['hands'] },
      { text: '{names} pointed at the drop that would be next.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed on the pane, and that was a cloud, too.',
      '{names} watched the trousers very closely, and nothing could be seen to leave.',
      { text: '{names} turned the hat over, so that the other side could go up.', needs: ['hands'] },
      { text: '{names} drew a hat in the grey, above the trousers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bear had on its striped trousers, for the first time since Sunday. In the yard the string was empty, and the rain had only itself to fall on.',
    '{H} washed, and hung up the flannel. By morning its water would have gone, without a sound, to where it was needed. Then {H} lay down beside the bear, and listened. Some of that was theirs.'
  ],
  last: [
    'Drop by drop Monday’s washing came down on the roof, and {H} was asleep.',
    'Up there the tiny drops held on, until they were too heavy. So did two eyelids, and {H} was asleep.'
  ]
})
